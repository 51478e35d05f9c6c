# The stage of a battle

web-stage-steps = The six steps of a battle
web-stage-step = { $number } of { $count }
web-stage-done = done
web-stage-sides = Side, and where its dice come from
web-stage-stands = Stands
web-stage-targeting = targeting { $count }
web-stage-rolls = { $count ->
    [one] Rolls 1 die
   *[other] Rolls { $count } dice
}
web-stage-joining = Whoever has ships in reach may bring them.
web-stage-chances = Chances in 100
web-stage-you = you
web-stage-nobody = nobody
web-stage-others = others
web-stage-bar = you { $own }, nobody { $nobody }, others { $others }
web-stage-counted = Counted from the dice, without cards that others may play.
web-stage-unseen = { $count ->
    [one] { $who } still holds a card.
   *[other] { $who } still holds { $count } cards.
}
web-source-guns = guns
web-source-energy = energy spent
web-source-cards = cards
web-source-raiders = raiders
web-source-lasting = upgrades and abilities
