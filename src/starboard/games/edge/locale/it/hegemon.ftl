# Il turno dell'Egemone, una decisione alla volta

event-hegemon-ship-named = Sezione { $section }: in ordine alfabetico tocca a { $ship } { $letter }.
event-hegemon-idle = { $step ->
    [recruit] Non recluta nessuno e non raccoglie nulla: dove sono le sue navi non c’è niente.
    [special] La sua carta non ha simboli, quindi niente azione speciale.
    [raid] Nessun predone ha la regione a portata.
    [raider-there] Un predone è già lì: non compie incursioni, ma combatte.
    [battle] Non c’è nessun altro, quindi niente battaglia.
    [command] Nessuna sua nave è fuori o in baia di riparazione, quindi l’indicatore di comando resta fermo.
    [offer] La sua mano è vuota: non ha nulla da offrire.
    [demand] Lì nessuno ha qualcosa da dare: non chiede nulla.
    [hand] La sua mano è vuota, quindi non perde nulla.
    [damage] Non ha moduli integri, quindi nulla viene danneggiato.
    [module] Nessun modulo del genere è in mostra, quindi non ne prende.
    [moon] Non ci sono più lune da nessuna parte, quindi non ne prende.
    [event] L’evento non lo riguarda.
   *[scrapyard] Nessuna sua nave è nel deposito rottami, quindi niente punti.
}
event-eye-decided = { $who } ha l’Occhio e decide per l’Egemone.
