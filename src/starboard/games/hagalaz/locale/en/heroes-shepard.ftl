# The board of Commander Shepard.

prompt-give-order = Command: does Shepard spend a token for { $hero }? ({ $ready } ready)
prompt-reroll-which = Command: which dice does { $hero } reroll? ({ $picked } chosen)
prompt-shield-whom = Stand Together: whose shields does { $hero } restore?
prompt-firestorm-whom = { $action }: whom does { $hero } set on fire?

option-use-reroll = Command: { $target } rerolls dice
option-use-order-move = Command: { $target } moves
option-reroll = Reroll { $die }

reason-has-biotic-effect = it has a biotic effect already
reason-full-shields = { $hero }'s shields are full
reason-landing-hex-taken = { $hex }, the hex before it, is taken
