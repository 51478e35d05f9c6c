# La scheda di Urdnot Wrex.

prompt-rage-at-whom = Ira Sanguinaria: a chi infligge danni { $hero }? (scelti: { $picked }, al massimo { $most })
prompt-rush-where = Carica del Toro: dove carica { $hero }? (al massimo { $points } { $points ->
        [one] esagono
       *[other] esagoni
    })
prompt-rush-at-whom = Carica del Toro di { $hero }: scegli chi travolgere
prompt-lift-grenade-where = Dove lancia la Sfera di Sollevamento { $hero }?
prompt-provoke-whom = I Krogan Sono i Migliori: scegli chi provocare verso { $hero }
prompt-provoke-where = { $enemy } si avvicina a { $hero }: dove va?
prompt-shoot-again-at-whom = Sparagli Altre 46 Volte: a chi spara { $hero }?
prompt-warlord-where = Guerriero Krogan: dove si muove { $hero } prima dell’azione? (al massimo { $points } { $points ->
        [one] esagono
       *[other] esagoni
    })

reason-no-clear-line = lì non finisce nessuna linea retta libera lunga al massimo { $points } { $points ->
        [one] esagono
       *[other] esagoni
    }
reason-next-to-a-hero = questo nemico è adiacente a un compagno
reason-no-way-nearer = nessuna via libera lo porta più vicino
