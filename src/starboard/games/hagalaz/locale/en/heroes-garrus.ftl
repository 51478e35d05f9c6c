# The board of Garrus Vakarian.

prompt-use-aim = Does { $hero } use aim { $aim } for { $bonus } extra damage to { $enemy }?
prompt-overload-whom = { $action }: whom does { $hero } aim at?
prompt-overload-how = Overload: what happens to { $enemy }? (damage { $damage })
prompt-assassinate-whom = { $action }: whom does { $hero } shoot?
prompt-pierce-where = Armor-Piercing Ammo: which way does { $hero } shoot?
prompt-which-version = { $action }: { $empowered } damage with the Empowered die, or { $standard }?
prompt-mine-where = Where does { $hero } lay a mine? ({ $mines } left)
prompt-archangel-whom = Archangel: whom does { $hero } shoot? ({ $picked } of up to { $most } chosen)

option-use-aim = Use the aim
option-use-damage = Damage
option-use-damage-and-stun = Damage and stun
option-use-empowered = The Empowered version
option-use-standard = The standard version

reason-nobody-in-direction = there is nobody in line of fire this way
reason-mine-there = there is a mine in { $hex }

event-stock-taken = { $hero } takes { $count } { $count ->
        [one] mine
       *[other] mines
    }.
event-overwatch-set = { $damage ->
        [0] { $hero }'s overwatch is over.
       *[other] { $hero } lies in wait with { $damage } damage.
    }
