# The Hegemon's panel, and his turn step by step

web-his-launch = The Hegemon launches
web-his-return = The Hegemon returns to station
web-his-beat = Step { $number } of { $count }
web-his-die = The die chooses a section
web-his-departs = A ship departs
web-his-region = What the region gives him
web-his-recruit = Recruit and collect
web-his-special = The symbol of his card
web-his-raid = A raid
web-his-battle = A battle
web-his-discard = The card is discarded, the next one turned
web-his-build = He builds, if he can
web-his-command = The command marker moves
web-his-scrapyard = Points for the scrapyard
web-his-home = The fleet comes home
web-his-pad = His launch pad and cards
web-his-faces = die { $low }, { $high }
web-officer-level = Officer, level { $level }
web-ring-next = Marker on { $now }. Next is { $next }: { $what }.
web-silo-out = out
web-silo-next = next to depart
web-silo-home = at home
web-order-goes = Would go to: { $regions }
web-order-diverted = No region fits, so he would go to the probe: { $regions }
web-order-empty = No ship is left: he would return to station
web-order-last = It is his last turn: he returns to station
web-order-build = then he builds
web-order-event = then the event marker moves
web-order-repair = then he repairs
web-he-holds = He holds
web-holds-cards = { $count ->
    [one] card, unseen
   *[other] cards, unseen
}
web-holds-moons = { $count ->
    [one] moon
   *[other] moons
}
web-holds-tokens = { $count ->
    [one] token
   *[other] tokens
}
web-holds-leaders = { $count ->
    [one] leader
   *[other] leaders
}
web-holds-modules = { $count ->
    [one] module
   *[other] modules
}
