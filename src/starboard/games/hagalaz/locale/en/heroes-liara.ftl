# The board of Liara T'Soni.

prompt-analysis-how = Analysis { $analysis }: which threat card does { $hero } deal with?
prompt-lift-where = Lift: where does { $hero } move { $enemy }? ({ $points } { $points ->
        [one] hex
       *[other] hexes
    } left)
prompt-stun-whom = { $action }: whom does { $hero } stun?
prompt-singularity-where = Around which hex does { $hero } open the Singularity?
prompt-intuition-how = Shadow Broker's Intuition: { $enemy } attacks { $hero } for { $damage }. What does Liara do? (Softening takes { $less } off.)

option-use-look = Look at { $target }'s threat card
option-use-replace = Discard { $target }'s threat card and deal a new one
option-use-discard = Discard { $target }'s threat card
option-use-soften = Soften the attack

reason-no-card = { $hero } has no threat card
reason-card-known = { $hero }'s threat card is known already
reason-too-little-analysis = this costs { $cost } analysis
reason-elite-not-stunned = elites cannot be stunned
reason-stunned-already = it is stunned
reason-no-biotic-effect = it has no biotic effect
reason-nobody-to-hold = there is nobody in or around this hex to hold
reason-neither-stunned-nor-biotic = it is neither stunned nor under a biotic effect
