# A battle on its stage

column-beats = { $other ->
    [0] { $face }, nobody else has a die
   *[other] { $face } beats { $other }
}
column-ties = { $out ->
    [0] { $face } and { $face } tie
    [one] { $face } ties, one side out
   *[other] { $face } ties, { $out } sides out
}
column-not-reached = not reached
stands-wins = Wins as it stands: { $other ->
    [0] nobody else has a die
   *[other] { $face } over { $other }
}
stands-out = Out on die { $number }: { $face ->
    [0] no die under { $best }
   *[other] { $face } under { $best }
}
stands-ties = Tied to the last die
stands-withdrawn = Has withdrawn
fate-wins = A step on supremacy{ $raiders ->
    [yes] , and the raiders’ reward.
   *[no] .
}
fate-loses = Cards: { $cards }, or energy: { $energy }; then { $ships ->
    [0] no damage
    [one] a ship is damaged
   *[other] { $ships } ships are damaged
}.
fate-loses-ships = { $ships ->
    [0] No damage.
    [one] A ship is damaged.
   *[other] { $ships } ships are damaged.
}
fate-raiders-stay = They stay.
fate-raiders-fall = They are defeated.
fate-out = Nothing; its ships are home.
