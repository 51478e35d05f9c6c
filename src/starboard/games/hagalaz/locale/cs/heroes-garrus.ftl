# Deska Garra Vakariana.

prompt-use-aim = Použije { $hero } Zamíření { $aim }? (cíl: { $enemy }, zranění navíc: { $bonus })
prompt-overload-whom = { $action }: na koho míří { $hero }?
prompt-overload-how = Přetížení, cíl: { $enemy }. Co se stane? ({ $damage } zranění)
prompt-assassinate-whom = { $action }: na koho střílí { $hero }?
prompt-pierce-where = Průbojná munice: kterým směrem střílí { $hero }?
prompt-which-version = { $action }: zranění { $empowered } posílenou akcí, nebo { $standard }?
prompt-mine-where = Kam { $hero } položí nástražnou minu? (zbývá: { $mines })
prompt-archangel-whom = Archanděl: na koho střílí { $hero }? (vybráno { $picked }, nejvýše { $most })

option-use-aim = Použít Zamíření
option-use-damage = Zranění
option-use-damage-and-stun = Zranění a omráčení
option-use-empowered = Posílená verze
option-use-standard = Standardní verze

reason-nobody-in-direction = tímto směrem není v palebném poli nikdo
reason-mine-there = na hexu { $hex } už mina leží

event-stock-taken = { $hero } si bere { $count } { $count ->
        [one] nástražnou minu
        [few] nástražné miny
        [many] nástražné miny
       *[other] nástražných min
    }.
event-overwatch-set = { $damage ->
        [0] { $hero } už nehlídkuje.
       *[other] { $hero } hlídkuje s výstřelem za { $damage } zranění.
    }
