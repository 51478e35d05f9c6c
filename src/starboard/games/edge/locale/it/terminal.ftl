# Edge nel terminale.

terminal-edge-setting-up = Prima del primo turno
terminal-edge-turn = Turno { $turn } · { $who }
terminal-edge-kind = { $kind ->
    [ice] ghiacciato
    [metallic] metallico
    [desert] desertico
    [garden] giardino
    [volcanic] vulcanico
    [base] base
    [nebula] nebulosa
    [gate] Portale
    [special] speciale
   *[space] vuoto
}
terminal-edge-goods = { $kind ->
    [0] en
    [1] cr
    [2] gh
    [3] na
   *[other] ti
}
terminal-edge-legend = A: navi (t trasporto, f caccia, s nave scientifica, c incrociatore) · + leader · o luna · ! predoni con la classe{ $hegemon ->
    [yes] {" "}· H l’Egemone · * la sua sonda
   *[no] {""}
}
terminal-edge-who = Chi
terminal-edge-points = PV
terminal-edge-cards = Carte
terminal-edge-leaders = Lead.
terminal-edge-pad = Rampa/rottami
terminal-edge-clock = { $ending ->
    [yes] Gli ultimi turni.
   *[no] La fine viene con { $terminus } punti.
} Il prossimo evento è a { $steps } { $steps ->
    [one] passo
   *[other] passi
}.
terminal-edge-is-damaged = danneggiato
terminal-edge-is-infested = mecafago
terminal-edge-is-docked = nave attraccata
terminal-edge-next-space = Prossimo sull’anello: { $text }
terminal-edge-section = { $section ->
    [1] con 1 o 2
    [2] con 3 o 4
   *[other] con 5 o 6
}
terminal-edge-not-rolled = non ancora tirato
