# What comes of an answer

odds-wins = You win the battle
odds-wins-brief = win the battle
odds-others-win = Won by { $who }
odds-others-win-brief = won by { $who }
odds-nobody-wins = Everybody loses
odds-nobody-wins-brief = everybody loses
odds-scores = { $who }: { $amount } { $amount ->
    [one] point
   *[other] points
}
odds-scores-brief = { $amount ->
    [one] { $amount } point
   *[other] { $amount } points
}
odds-module = { $who } gets { $module }
odds-module-brief = { $module }
odds-advances = { $who } advances on { $track }
odds-advances-brief = { $track } +{ $amount }
odds-gains = { $who } gains { $kind }
odds-gains-brief = +{ $kind }
odds-pays = { $who } pays { $kind }
odds-pays-brief = -{ $kind }
odds-draws = { $who } draws cards: { $amount }
odds-draws-brief = cards +{ $amount }
odds-moon = { $moon }: { $text }
odds-moon-brief = { $moon }
odds-base = { $text }
odds-base-brief = { $deed ->
    [field] a module
    [build-ship] ships
    [gain] credit, exchange
    [draw] cards, repair
    [place-planet] a planet
   *[other] an action
}
odds-gate = { region-gate-text }
odds-gate-brief = the Gate's gift
odds-recruits = Leaders recruited: { $amount }
odds-recruits-brief = leaders +{ $amount }
