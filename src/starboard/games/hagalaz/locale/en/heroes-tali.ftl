# The board of Tali'Zorah.

prompt-drone-where = Where does { $hero } send Chatika? ({ $points } { $points ->
        [one] hex
       *[other] hexes
    } at most)
prompt-drone-does = What does Chatika do for { $hero }?
prompt-sabotage-whom = { $action }: whose weapon does { $hero } take over?
prompt-sabotage-target = Whom does { $hero } make { $enemy } shoot?
prompt-sabotage-stun = Does { $hero } stun { $enemy } as well?
prompt-sabotage-turrets-how = Sabotage Turrets: which way does { $hero } turn Chatika?
prompt-sabotage-turrets-next = Sabotage Turrets: which one does { $hero } fire next?
prompt-lockdown-which = Lockdown: which door does { $hero } turn over?
prompt-detonate = Does { $hero } detonate the drone?

option-use-stun = Stun it
option-use-turrets = Fire the turrets
option-use-chatika = Chatika
option-use-detonate = Detonate the drone

reason-too-far-from-drone = it is out of Chatika's reach
reason-door-unlocked = this door is unlocked
reason-turret-disabled = this turret is disabled
reason-not-ranged = it has no Ranged marker
reason-nobody-in-its-sights = there is nobody it could shoot
