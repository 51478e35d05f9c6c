# Hegemonův tah, jedno rozhodnutí po druhém

event-hegemon-ship-named = Sekce { $section }: podle písmen je na řadě { $ship } { $letter }.
event-hegemon-idle = { $step ->
    [recruit] Nikoho nenajímá a nic nesbírá: u jeho lodí nic neleží.
    [special] Na jeho kartě není symbol, takže žádná speciální akce není.
    [raid] Žádný nájezdník nemá lokaci v dosahu.
    [raider-there] Nájezdník už tam je: výpad neprovede, ale bude bojovat.
    [battle] Nikdo jiný tam není, takže k bitvě nedojde.
    [command] Žádná jeho loď není venku ani v opravně, takže ukazatel velení stojí.
    [offer] Nemá v ruce žádnou kartu, takže nemá co nabídnout.
    [demand] Nikdo tam nemá co dát, takže nic nepožaduje.
    [hand] Nemá v ruce žádnou kartu, takže o nic nepřichází.
    [damage] Nemá žádný nepoškozený modul, takže se mu nic nepoškodí.
    [module] Žádný takový modul není v nabídce, takže žádný nezíská.
    [moon] Nikde už není žádný měsíc, takže žádný nezíská.
    [event] Této události se Hegemon neúčastní.
   *[scrapyard] Na vrakovišti neleží žádná jeho loď, takže za ně nejsou body.
}
event-eye-decided = Hegemonovo oko drží { $who } a rozhoduje za Hegemona.
