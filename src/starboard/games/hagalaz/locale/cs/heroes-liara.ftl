# Deska Liary T’Soni.

prompt-analysis-how = Analýza { $analysis }: se kterou kartou hrozeb si { $hero } poradí?
prompt-lift-where = Zdvih: kam { $hero } přemístí nepřítele { $enemy }? ({ $points ->
        [one] zbývá { $points } hex
        [few] zbývají { $points } hexy
        [many] zbývá { $points } hexu
       *[other] zbývá { $points } hexů
    })
prompt-stun-whom = { $action }: koho { $hero } omráčí?
prompt-singularity-where = Kolem kterého hexu { $hero } otevře Singularitu?
prompt-intuition-how = Intuice Stínového prostředníka: { $enemy } útočí za { $damage } zranění, cíl: { $hero }. Co udělá Liara? (Zmírnění ubere { $less }.)

option-use-look = Podívat se na kartu hrozeb: { $target }
option-use-replace = Odhodit kartu hrozeb a rozdat novou: { $target }
option-use-discard = Odhodit kartu hrozeb: { $target }
option-use-soften = Zmírnit útok

reason-no-card = { $hero } nemá kartu hrozeb
reason-card-known = tato karta hrozeb je už známá: { $hero }
reason-too-little-analysis = stojí to { $cost } z Analýzy
reason-elite-not-stunned = šampiona omráčit nelze
reason-stunned-already = tento nepřítel je omráčený
reason-no-biotic-effect = tento nepřítel nemá biotický žeton
reason-nobody-to-hold = na tomto hexu ani kolem něj není koho zadržet
reason-neither-stunned-nor-biotic = tento nepřítel není omráčený ani nemá biotický žeton
