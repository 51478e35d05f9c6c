# Co z odpovědi vzejde

odds-wins = Vyhraješ bitvu
odds-wins-brief = vyhraješ bitvu
odds-others-win = Vítěz: { $who }
odds-others-win-brief = vítěz: { $who }
odds-nobody-wins = Prohrají všichni
odds-nobody-wins-brief = prohrají všichni
odds-scores = { $who }: { $amount } { $amount ->
    [one] bod
    [few] body
    [many] bodu
   *[other] bodů
}
odds-scores-brief = { $amount ->
    [one] { $amount } bod
    [few] { $amount } body
    [many] { $amount } bodu
   *[other] { $amount } bodů
}
odds-module = { $who } získá modul { $module }
odds-module-brief = { $module }
odds-advances = { $who } postoupí na stupnici: { $track }
odds-advances-brief = { $track } +{ $amount }
odds-gains = { $who } získá { $kind }
odds-gains-brief = +{ $kind }
odds-pays = { $who } zaplatí { $kind }
odds-pays-brief = -{ $kind }
odds-draws = { $who } dobere karty: { $amount }
odds-draws-brief = karty +{ $amount }
odds-moon = { $moon }: { $text }
odds-moon-brief = { $moon }
odds-base = { $text }
odds-base-brief = { $deed ->
    [field] modul
    [build-ship] lodě
    [gain] kredit, výměna
    [draw] karty, oprava
    [place-planet] planeta
   *[other] akce
}
odds-gate = { region-gate-text }
odds-gate-brief = dar Brány
odds-recruits = Najatí velitelé: { $amount }
odds-recruits-brief = velitelé +{ $amount }
