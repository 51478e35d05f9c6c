# Il turno dell'Egemone, una decisione alla volta

event-hegemon-ship-named = Sezione { $section }: in ordine alfabetico tocca a { $ship } { $letter }.
event-hegemon-idle = { $step ->
    [recruit] Non recluta nessuno e non raccoglie nulla: dove sono le sue navi non c’è niente.
    [special] La sua carta non ha simboli, quindi niente azione speciale.
    [raid] Nessun predone ha la regione a portata.
    [battle] Non c’è nessun altro, quindi niente battaglia.
    [command] Nessuna sua nave è fuori o in baia di riparazione, quindi l’indicatore di comando resta fermo.
    [offer] La sua mano è vuota: non ha nulla da offrire.
    [demand] Lì nessuno ha qualcosa da dare: non chiede nulla.
   *[scrapyard] Nessuna sua nave è nel deposito rottami, quindi niente punti.
}
event-eye-decided = { $who } ha l’Occhio e decide per l’Egemone.
