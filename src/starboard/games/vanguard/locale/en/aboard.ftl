# The ship as a place: rooms, pools, cards that wait.

zone-book = The ship book
zone-pools = Pools
zone-bridge = The bridge
zone-atlas = The atlas
zone-scanner = The planetary scanner
zone-facilities = Ship facilities
zone-crew = The crew
zone-armory = The armory
zone-decks = Section decks
zone-offered = To choose from
zone-pockets = Unique discoveries aboard
zone-future = Future Use
pool-command = Command
pool-energy = Energy
pool-bag = Success tokens
morale = Morale: { $level }
penalty = Penalty token
bookmark = Open page
the-vanguard = ISS Vanguard
card-in-deck = In the deck. { $text }
crew-card =
    { $skill }: { $deed }

    { $text }
part-named = Part { $number } of the landing card
landing-track = Landing track
crew-place-0 = a recruit
crew-place-1 = available
crew-place-2 = resting
crew-place-3 = in the away team
crew-place-4 = back aboard
crew-place-5 = in the medbay
crew-place-6 = dead
crew-place-7 = out of the game
crew-place-8 = available
ship-kind-0 = objective
ship-kind-1 = bridge upgrade
ship-kind-2 = technology level
ship-kind-3 = research project
ship-kind-4 = production project
ship-kind-5 = facility upgrade
ship-kind-6 = add-on facility
ship-kind-7 = lander
ship-kind-8 = lander mod
ship-kind-9 = situation
weeks = Week { $now } of { $last }
