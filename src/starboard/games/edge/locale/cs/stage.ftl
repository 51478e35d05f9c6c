# Bitva na scéně

column-beats = { $other ->
    [0] { $face }, nikdo jiný kostku nemá
   *[other] { $face } poráží { $other }
}
column-ties = { $out ->
    [0] { $face } a { $face }, shoda
    [one] shoda { $face }, { $out } strana vypadla
    [few] shoda { $face }, { $out } strany vypadly
    [many] shoda { $face }, { $out } strany vypadlo
   *[other] shoda { $face }, { $out } stran vypadlo
}
column-not-reached = nedojde na ni
stands-wins = Takhle vyhrává: { $other ->
    [0] nikdo jiný kostku nemá
   *[other] { $face } nad { $other }
}
stands-out = Vypadá na { $number }. kostce: { $face ->
    [0] žádná kostka pod { $best }
   *[other] { $face } pod { $best }
}
stands-ties = Shoda do poslední kostky
stands-withdrawn = Z bitvy ustoupil
fate-wins = Krok na stupnici dominance{ $raiders ->
    [yes]  a odměna za nájezdníky.
   *[no] .
}
fate-loses = Karty: { $cards }, nebo energie: { $energy }; pak { $ships ->
    [0] žádné poškození
    [one] poškozena { $ships } loď
    [few] poškozeny { $ships } lodě
    [many] poškozeno { $ships } lodi
   *[other] poškozeno { $ships } lodí
}.
fate-loses-ships = { $ships ->
    [0] Žádné poškození.
    [one] Poškozena { $ships } loď.
    [few] Poškozeny { $ships } lodě.
    [many] Poškozeno { $ships } lodi.
   *[other] Poškozeno { $ships } lodí.
}
fate-raiders-stay = Zůstávají.
fate-raiders-fall = Jsou poraženi.
fate-out = Nic; lodě jsou doma.
