# Scéna bitvy

web-stage-steps = Šest kroků bitvy
web-stage-step = { $number } z { $count }
web-stage-done = hotovo
web-stage-sides = Strana a odkud má kostky
web-stage-stands = Stav
web-stage-targeting = zaměření { $count }
web-stage-rolls = { $count ->
    [one] Hází { $count } kostkou
    [few] Hází { $count } kostkami
    [many] Hází { $count } kostky
   *[other] Hází { $count } kostkami
}
web-stage-joining = Kdo má lodě v dosahu, může je přivést.
web-stage-chances = Šance ze 100
web-stage-you = ty
web-stage-nobody = nikdo
web-stage-others = ostatní
web-stage-bar = ty { $own }, nikdo { $nobody }, ostatní { $others }
web-stage-counted = Počítáno z kostek, bez karet, které mohou zahrát ostatní.
web-stage-unseen = { $count ->
    [one] { $who } má v ruce ještě kartu.
    [few] { $who } má v ruce ještě { $count } karty.
    [many] { $who } má v ruce ještě { $count } karty.
   *[other] { $who } má v ruce ještě { $count } karet.
}
web-source-guns = děla
web-source-energy = vydaná energie
web-source-cards = karty
web-source-raiders = nájezdníci
web-source-lasting = upgrady a schopnosti
