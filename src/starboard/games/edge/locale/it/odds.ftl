# Che cosa comporta una risposta

odds-wins = Vinci la battaglia
odds-wins-brief = vinci la battaglia
odds-others-win = Vittoria: { $who }
odds-others-win-brief = vittoria: { $who }
odds-nobody-wins = Perdono tutti
odds-nobody-wins-brief = perdono tutti
odds-scores = { $who }: { $amount } { $amount ->
    [one] punto
   *[other] punti
}
odds-scores-brief = { $amount ->
    [one] { $amount } punto
   *[other] { $amount } punti
}
odds-module = { $who } ottiene { $module }
odds-module-brief = { $module }
odds-advances = { $who } avanza su { $track }
odds-advances-brief = { $track } +{ $amount }
odds-gains = { $who } ottiene { $kind }
odds-gains-brief = +{ $kind }
odds-pays = { $who } paga { $kind }
odds-pays-brief = -{ $kind }
odds-draws = { $who } pesca carte: { $amount }
odds-draws-brief = carte +{ $amount }
odds-moon = { $moon }: { $text }
odds-moon-brief = { $moon }
odds-base = { $text }
odds-base-brief = { $deed ->
    [field] un modulo
    [build-ship] navi
    [gain] credito, scambio
    [draw] carte, riparazione
    [place-planet] un pianeta
   *[other] un'azione
}
odds-gate = { region-gate-text }
odds-gate-brief = il dono del Portale
odds-recruits = Leader reclutati: { $amount }
odds-recruits-brief = leader +{ $amount }
