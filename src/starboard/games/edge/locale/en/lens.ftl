# Edge: the lens, which tells all there is to know of a piece.

# Numbers
lens-points = Points
lens-points-now = Points now
lens-points-if-over = Points if the game ended now
lens-points-at-end = Points at the end
lens-development-worth = A development of it is worth
lens-building-points = Points for building here
lens-cards = Cards
lens-wins = Battles won
lens-leaders = Leaders
lens-moons = Moons
lens-guns = Guns
lens-dice = Dice
lens-targeting = Targeting
lens-reach = Reach
lens-shield = Shield
lens-damage = Damage
lens-energy = Energy spent
lens-all-resources = Resources, cards included
lens-on-space = On space
lens-steps = Event marker
lens-level = Level
lens-ring-space = Command marker on space

# What it is
lens-planet = { $type ->
    [ice] ice planet
    [metallic] metallic planet
    [desert] desert planet
    [garden] garden planet
   *[volcanic] volcanic planet
}
lens-nebula = nebula
lens-leaders-there = leaders of { $whose }, in { $region }
lens-lies-in = in { $region }
lens-built-by = built by { $whose }, on { $region }
lens-ship = { $ship } of { $whose }, in { $region }
lens-raider = raiders of class { $rank }, in { $region }
lens-module = { $type ->
    [science] science module
    [industry] industry module
    [commerce] commerce module
   *[civilization] civilization module
} on display
lens-module-of = { $type ->
    [science] science module
    [industry] industry module
    [commerce] commerce module
   *[civilization] civilization module
} of { $whose }
lens-moon = { $set ->
    [planetary] moon of a planet
    [orphaned] orphaned nebula moon
   *[ancient] ancient nebula moon
}
lens-store-of = in the storage of { $whose }
lens-card = { $timing ->
    [free] tactics card, a free action
    [diplomacy] tactics card for diplomacy
    [prepare] tactics card, before the roll
   *[outcome] tactics card, after the roll
}
lens-faction = { $words }
lens-upgrade = { $own ->
    [yes] your faction's own upgrade: { $ship }
    [other] another faction's own upgrade: { $ship }
   *[no] neutral upgrade: { $ship }
}
lens-space = { $track }, space { $number }
lens-event-space = Event track, space { $number }
lens-ring-gives = { $text }

# Rules
lens-costs = Costs { $cost }.
lens-paid = Its action costs { $cost }, unless a moon on its cargo space stands for it.
lens-building = { $development }: { $cost }; leaders needed: { $leaders }.
lens-building-counts = Building scores a point for each leader of any colour here and next door, those it takes included.
lens-his-part = { $text }
lens-out-of-use = It is out of use: it neither works nor counts.
lens-any-reach = It joins every battle outside nebulae, however far.
lens-assault = Assault: it may be launched to where somebody is.
lens-navigation = Navigation: it may enter nebulae.
lens-shield-hit = Its shield has taken a hit: the next damage sends it to the scrapyard.
lens-raid-then-battle = It comes to a launch within its reach, does its raid, and then there is a battle.
lens-enters-damaged = It comes with { $count } damage, to be repaired before it works.
lens-damaged = Damaged it does not work, and costs { $points } points at the end.
lens-infested = A mechaphage sits on it and counts as damage: pay 1 energy as a free action to be rid of it.
lens-cargo = { $moon } lies on its cargo space.
lens-relic = { $count ->
    [one] It shows a relic.
   *[other] It shows { $count } relics.
}
lens-moon-icon = { $icon ->
    [none] It fits no cargo space.
    [nothing] On a cargo space it makes the paid action cost nothing.
    [card] On a cargo space it stands for a tactics card.
    [energy] On a cargo space it stands for 1 energy.
    [credits] On a cargo space it stands for 1 credit.
    [ice] On a cargo space it stands for 1 ice.
    [nanocarbon] On a cargo space it stands for 1 nanocarbon.
   *[titanium] On a cargo space it stands for 1 titanium.
}
lens-card-is-resource = A tactics card counts as a resource too.
lens-starts-with = Starts with { $what }.
lens-starts-with-cards = Tactics cards at the start: { $count }.
lens-starts-on = Starts on space { $space } of { $track }.
lens-own-upgrade = Its own upgrade, { $upgrade }: { $text }
lens-own-upgrade-active = That upgrade is in force from the start.
lens-eye = Holds the Eye: decides where the Hegemon's rules leave a choice.
lens-hegemon = An opponent who follows his cards; nobody plays him.
lens-space-gives = On arrival: { $gain ->
    [points] points: { $count }.
    [draw] a tactics card.
    [discovery] look at two discovery tokens and keep one.
    [upgrade] a ship upgrade.
    [supremacy-token] its supremacy token, for the first to arrive.
    [vault] unspent resources are worth 1 more point each at the end.
    [hand] one more tactics card may be kept.
   *[gain] resources.
}
lens-symbol = { $symbol ->
    [build] Its symbol: he builds as well, if he can.
    [event] Its symbol: the event marker moves as well.
    [repair] Its symbol: he repairs as well.
   *[none] It has no symbol: nothing more happens.
}

# What comes next
lens-raided-here = { $raider } in { $region } would raid a launch to this place.
lens-last-event = The last event, { $event }: { $text }
lens-next-space = The next space gives: { $text }
lens-order-goes = Rolled now, it would send him to what is shown.
lens-order-diverted = Rolled now, no region fits it: he would go to the probe in { $region }.
lens-order-empty = No ship is left in this section. Rolled now, he would return to station.
lens-order-last = His next turn is his last: he returns to station, without a roll.
