# Edge: why something cannot be picked, what it takes, and what opens it.

# --- Reasons: each follows after "No:" or "Not possible:" ------------------------------------------------------

reason-others-set-up = somebody else chooses now
reason-others-decide = somebody else decides now, in the turn of { $whose }
reason-game-over = the game is over, and nothing more is asked
reason-not-your-turn = it is the turn of { $whose }
reason-turn-is-under-way = a turn is one launch or one return, and this one is under way
reason-in-a-return = this is for a turn in which you return to station
reason-building-comes-first = building comes before ships dock

# The atlas
reason-pad-is-empty = no ship is left on your launch pad
reason-no-ship-may-go = none of the ships on your launch pad may go there
reason-ship-before-region = choose a ship first, then where it goes
reason-launch-for-moon = a moon is claimed by launching a ship to its region
reason-launch-for-goods = resources that lie in a region are collected by a ship there
reason-launch-for-leaders = your leaders come aboard when a ship of yours is in their region
reason-leaders-of-another = these are leaders of { $whose }
reason-development-of-another = this was built by { $whose }
reason-development-works = { $development } works all the time
reason-ship-of-another = this ship belongs to { $whose }
reason-ships-stay = a ship on the map stays where it is until it joins a battle or comes home
reason-fights-already = this ship is in the battle already
reason-joins-already = this ship is joining the battle already
reason-out-of-reach = the battle is { $distance } away, and this ship reaches { $reach }
reason-raider-out-of-reach = it is { $distance } away, and it reaches { $reach }
reason-raiders-are-fought = raiders are fought in the region they are in: choose a ship first
reason-probe-follows = the probe is moved by the rules alone
reason-not-this-region = { $question ->
    [recruit-where] no leader of yours can be recruited there
    [moon-where] no moon can be claimed there this way
    [lay-where] nothing can be laid there
    [push-where] a ship is pushed to where nobody is, as far as the raider says
    [wyrm-where] the Wyrm goes to where the ship nearest to it is
    [collapse-which] no development there can fall out of use
    [move-which] no ship of yours may move there
    [hegemon-goes] this is not where his action card sends him
    [hegemon-moon] he takes a moon from the left-most nebula that has one, and from a planet if none has
    [hegemon-restores] nothing of his is out of use there
   *[hegemon-builds] he builds on the left-most planet with a transport of his
}

# Stations
reason-station-of-another = this belongs to { $whose }
reason-modules-are-bought = { $module } is acquired with a launch to a base that sells it
reason-not-sold-here = { $module } is not sold here
reason-not-this-module = { $question ->
    [damage-which] only an undamaged module of the station can be damaged
    [repair-which] there is no damage on it to repair
    [infest-which] a mechaphage settles on an undamaged module of yours
    [take-which] this is not a module that can be taken now
    [hegemon-takes-named] he takes the cheapest one of the type that is named
   *[hegemon-takes] he takes the cheapest one of the type he has fewest of
}
reason-return-to-activate = it is used by a ship that comes home: return to station first
reason-no-ship-left = every { $ship } of yours is built
reason-ships-are-built = a ship is built at Halcyon Drydock, by Assemble on your station, or by a card, a module or an event
reason-wrecks-are-repaired = a ship in the scrapyard waits for a repair
reason-his-modules-come-first = he repairs his modules before his ships
reason-bay-waits = a ship in the repair bay comes home with your next return
reason-resources-are-spent = resources are spent where something costs them
reason-six-dice-already = you roll six dice already, and nobody rolls more
reason-leaders-build = leaders on your station are there for developments
reason-moon-without-icon = this moon shows nothing that could stand for a cost
reason-no-cargo-space = none of your modules has a free cargo space
reason-free-action-later = free actions wait until the open question is answered
reason-cards-have-times = this card is played { $timing ->
    [free] as a free action
    [diplomacy] in the diplomacy of a battle
    [prepare] before a roll
   *[outcome] after a roll
}
reason-ability-works = this faction's abilities work by themselves
reason-ability-spent = this ability has been used this turn
reason-ability-does-nothing = this ability would do nothing now
reason-token-works = this token works by itself
reason-upgrades-are-reached = a ship upgrade is gained on the industry track
reason-one-neutral-upgrade = your { $ship } has a neutral upgrade already
reason-upgrade-works = an upgrade works all the time
reason-factions-are-chosen = factions are chosen before the game
reason-destiny-counts = a destiny is counted at the end of the game
reason-one-discovery-is-kept = one of the discoveries is kept, the other goes back

# The rest of the table
reason-part-of-the-table = things are picked, not the part of the table they lie on
reason-turn-tells = this is turn { $turn }, of { $whose }
reason-seat-tells = { $whose } has { $points } { $points ->
    [one] point
   *[other] points
}
reason-tracks-are-climbed = you advance on a track by what you do, not by choosing it
reason-marker-tells = { $whose } is on space { $at }, which is worth { $points } { $points ->
    [one] point
   *[other] points
} at the end
reason-events-come = the next event is { $steps } { $steps ->
    [one] step
   *[other] steps
} away
reason-decks-are-drawn = the rules say when something is drawn from here
reason-supremacy-waits = this token waits for whoever reaches its space first
reason-officer-commands = the officer says what the Hegemon gains
reason-ring-turns = { $steps ->
    [0] the command marker stands here
    [one] the command marker is 1 space away
   *[other] the command marker is { $steps } spaces away
}
reason-orders-are-rolled = the Hegemon's die chooses between his cards; this one is for section { $section }
reason-his-upgrade-works = this upgrade of the Hegemon works all the time
reason-his-upgrade-given = this upgrade of the Hegemon gave what it says once, when it was turned up
reason-steps-follow = the steps of a battle follow by themselves
reason-dice-are-compared = dice are compared, the highest first; only cards and powers change them
reason-side-fights = { $whose } is a side of this battle

# --- Conditions ------------------------------------------------------------------------------------------------

check-your-turn = It is your turn
check-turn-begins = Your turn begins: nothing has been launched yet
check-building-step = You return to station, and may build
check-docking-step = You return to station, and ships dock
check-cost = It can be paid: { $cost }{ $discount ->
    [0] {""}
   *[other] , { $discount } less
}; you have { $stores }
check-region-there = A region lies there
check-navigation = Navigation: { $ship }
check-no-own-ship = No ship of yours in { $region }
check-assault = Assault, since somebody is in { $region }: { $ship }
check-unoccupied = Nobody else is in { $region }
check-ship-on-pad = A ship stands on your launch pad
check-a-ship-goes = A ship on your launch pad that may go to { $region }
check-ship-goes = { $ship } may go there
check-ship-stays = { $ship }: { $reason }
check-planet = { $region } is a planet
check-not-built = Nothing is built on { $region }
check-transport-there = A transport of yours is on { $region }
check-tile-left = A tile of the { $development } is left: { $left }
check-leaders = Leaders on your station: { $needed } needed, { $leaders } there
check-not-docked = No ship has docked there in this return
check-ship-to-dock = A ship has not docked yet
check-module-works = { $module } is undamaged and clean
check-has-action = { $module } has something to activate
check-card-to-discard = A tactics card to discard: you hold { $cards }
check-ship-left = A { $ship } of yours is not built yet
check-moon-has-icon = The moon shows a resource, a card or nothing to pay
check-cargo-space = A module of yours has a free cargo space
check-free-moment = The open question lets you act freely beside it
check-does-something = What { $card } says first can be done now
check-in-battle = You take part in a battle, or roll at the Gate
check-battle-step = { $timing ->
    [diplomacy] The battle is at diplomacy
    [prepare] Nothing has been rolled yet
   *[outcome] The dice have been rolled
}
check-ability-unspent = The ability has not been used this turn
check-ability-works = The ability would do something now
check-one-neutral = { $ship } without a neutral upgrade

# --- What it is for, and what opens it -------------------------------------------------------------------------

opens-zone = Point at a thing in here to learn what it is; what can be picked is lit.
opens-planet = A ship that lands here claims the top moon, or a resource of the planet's type if there is none. With a transport here a return can build: { $development }.
opens-built-planet = A ship that lands here claims the top moon, or a resource of the planet's type if there is none. It has its development, and takes no other.
opens-base = A ship that lands here does this: { $text }
opens-nebula = Only ships with navigation enter. Whoever lands claims a moon, if one is left. Raiders come from here.
opens-gate = A ship that lands here rolls as many dice as it has guns and takes one result.
opens-special = It gives nothing to a ship, but points at the end to developments beside it.
opens-empty = A planet may be charted here later: Farsight Beacon brings one.
opens-moon-there = Launch a ship to { $region }: the moon gives what it shows and comes to your station.
opens-goods = Launch a ship to { $region }, or have one there when you launch: everything that lies there is yours.
opens-leaders = Launch a ship to { $region }, or have one there when you launch: the leaders come to your station.
opens-their-leaders = Leaders of every colour near a planet make building there worth more.
opens-development = Its ability is in force for its owner; at the end it is worth 5, 7 or 10 points, by your place on its track.
opens-their-development = Its ability is for its owner alone; the planet is open to everybody.
opens-his-development = It has no lasting ability for the Hegemon; the planet is open to everybody.
opens-ruin = Returning to station you may restore it for half its cost, in place of building.
opens-own-ship = It comes home when you return, and runs a module then. { $ship } joins battles up to { $reach } away.
opens-their-ship = { $nebula ->
    [yes] A ship with Assault and navigation
   *[no] A fighter, or any ship with Assault,
} may be launched to { $region }: then there is a battle.
opens-raider = Whoever launches within { $reach } of it is raided. Launch a ship with Assault { $nebula ->
    [yes] and navigation{" "}
   *[no] {""}
}to { $region } to fight it: whoever defeats it gains its reward.
opens-probe = It follows all launches of people to planets and bases. Where no region fits his card, the Hegemon goes to the probe.
opens-display = Bases that sell { $type } modules are shown. A module advances its track by one space.
opens-module = A ship that comes home docks on { $module } and does what it says, once a return.
opens-lasting = { $module } needs no ship: it works as long as it is undamaged.
opens-their-module = It works for its owner alone.
opens-his-module = The Hegemon never uses a module. Damaged, it costs him { $points } points at the end.
opens-function = A ship that comes home may dock here: { $text }
opens-pad = A turn launches one ship from here: { $ship }.
opens-supply = { $ship }: { $cost }. Halcyon Drydock builds ships, and so does Assemble on a return.
opens-scrapyard = A repair moves it to the repair bay. On a return every ship still in the scrapyard gives { $points } points and comes home.
opens-bay = It counts as a ship that comes home: one more module can be run.
opens-store = { $kind ->
    [energy] Energy buys dice before a roll, one each, and pays for many modules.
    [credits] Credits pay for things, and each can stand for one ice, nanocarbon or titanium.
    [ice] Ice comes from ice planets; science is paid with it.
    [nanocarbon] Nanocarbon comes from garden planets; civilization is paid with it.
   *[titanium] Titanium comes from metallic planets; ships and industry are paid with it.
}
opens-home-leaders = A development takes leaders from here to its planet. Each that stays is worth { $points } { $points ->
    [one] point
   *[other] points
} at the end.
opens-moon = A free action puts it on a cargo space: then it stands for the cost of that module's paid action.
opens-his-moon = It gives the Hegemon nothing but { $points } points at the end.
opens-card = { $timing ->
    [free] Play it as a free action in your turn.
    [diplomacy] Play it in a battle before the dice: one diplomacy card a side.
    [prepare] Play it in a battle, or at the Gate, before you roll.
   *[outcome] Play it in a battle, or at the Gate, when the dice lie there.
}
opens-ability = The first ability and the second are yours for the whole game; one that is an action can be used once a turn.
opens-token = A discovery with an action is used up as a free action; the others last, or count at the end.
opens-supremacy = It works, or counts at the end, for whoever took it.
opens-his-token = It has no effect for the Hegemon, and is worth { $points } points to him at the end.
opens-upgrade = Spaces 3, 6 and 9 of the industry track give an upgrade of your choice; some modules and events do too.
opens-owned-upgrade = It changes all ships of its type, now and later.
opens-faction = You keep one of the factions you were dealt; its resources and its two abilities are yours.
opens-destiny = Keep it secret: it gives points at the end, for what it says.
opens-discovery = Keep one of the two; the other goes back face down.
opens-turn = Turns go on until somebody has { $terminus } points; then everybody has one more.
opens-seat = { $terminus } points on the way end the game. The full count comes after that.
opens-track = { $track ->
    [supremacy] Win battles or build an obelisk to advance.
   *[other] Modules and developments of its kind advance it.
} { $text }
opens-events = Every return of a person moves the marker. On the last space an event is turned up, raiders come, and the marker goes back.
opens-deck = { $deck ->
    [tactics] Tactics cards: battle, diplomacy and free actions.
    [events] The event deck of this game.
   *[planets] Planets that may be charted later, each with three moons.
}
opens-laid = Win battles: the first on space 3, 6 or 9 of supremacy takes its token.
opens-officer = The ring around the officer gives the Hegemon something for every ship of his that returns from the map or the repair bay.
opens-ring = The marker goes on one space when he lands on a base, and one for every ship that returns from the map or the repair bay; the space gives what it says.
opens-order = On a 1 or 2 his first card counts, on a 3 or 4 the second, on a 5 or 6 the third: it says where the next ship of that section goes.
opens-tile = The Hegemon turns these up where a person would gain a ship upgrade.
opens-step = { $step ->
    [escalate] Ships that have the battle in reach may join.
    [talk] Each side may play one diplomacy card.
    [prepare] Energy buys dice, cards help.
    [roll] Everybody rolls; what is below the targeting is rolled again.
    [outcome] Cards may change the dice; then the highest die wins, and ties look at the next.
   *[damage] The losers' ships go to the scrapyard, a shield takes the first hit.
}
opens-column = The dice in a row are compared with each other; the higher one wins, and only a tie looks at the next row.
opens-side = Its ships give it dice for their guns, one to six of them.
opens-die = The highest die wins the battle; tied dice are set aside, and the next ones count.
