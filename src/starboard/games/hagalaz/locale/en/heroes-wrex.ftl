# The board of Urdnot Wrex.

prompt-rage-at-whom = Blood Rage: whom does { $hero } hurt? ({ $picked } of up to { $most } chosen)
prompt-rush-where = Bull Rush: where does { $hero } charge? ({ $points } { $points ->
        [one] hex
       *[other] hexes
    } at most)
prompt-rush-at-whom = Bull Rush: whom does { $hero } ram?
prompt-lift-grenade-where = Where does { $hero } throw the Lift Grenade?
prompt-provoke-whom = Krogans Are Best: whom does { $hero } provoke?
prompt-provoke-where = Where does { $enemy } go to get nearer to { $hero }?
prompt-shoot-again-at-whom = Shoot It 46 More Times: whom does { $hero } shoot?
prompt-warlord-where = Krogan Warlord: where does { $hero } step before the action? ({ $points } { $points ->
        [one] hex
       *[other] hexes
    } at most)

reason-no-clear-line = no clear straight line of at most { $points } { $points ->
        [one] hex
       *[other] hexes
    } ends there
reason-next-to-a-hero = it stands next to a hero
reason-no-way-nearer = no free way brings it nearer
