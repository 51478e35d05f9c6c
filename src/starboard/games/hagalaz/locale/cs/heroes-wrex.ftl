# Deska Urdnota Wrexe.

prompt-rage-at-whom = Zuřivost: koho { $hero } zraní? (vybráno { $picked }, nejvýše { $most })
prompt-rush-where = Býčí výpad: kam { $hero } vyrazí? (nejvýše { $points } { $points ->
        [one] hex
        [few] hexy
        [many] hexu
       *[other] hexů
    })
prompt-rush-at-whom = Býčí výpad: do koho { $hero } narazí?
prompt-lift-grenade-where = Kam { $hero } hodí Zdvihový granát?
prompt-provoke-whom = V čem jsou krogani nejlepší: koho { $hero } vyprovokuje?
prompt-provoke-where = { $hero } láká blíž tohoto nepřítele: { $enemy }. Kam půjde?
prompt-shoot-again-at-whom = Střel to ještě šestačtyřicetkrát: na koho střílí { $hero }?
prompt-warlord-where = Kroganský vojevůdce: kam se { $hero } před akcí pohne? (nejvýše { $points } { $points ->
        [one] hex
        [few] hexy
        [many] hexu
       *[other] hexů
    })

reason-no-clear-line = nekončí tam žádná volná přímka dlouhá nejvýše { $points } { $points ->
        [one] hex
        [few] hexy
        [many] hexu
       *[other] hexů
    }
reason-next-to-a-hero = tento nepřítel sousedí s hrdinou
reason-no-way-nearer = žádná volná cesta ho nepřivede blíž
