# The ship book: questions, answers and refusals.

crew-named = { $name } ({ $section }, rank { $rank })
crew-recruit = { $name } ({ $skill })
crew-wanted = a crew member of { $section }
crew-wanted-rank = a crew member of { $section }, rank { $rank } or higher
section-any = any section
kind-any = any kind
asked-basic = a discovery: { $kind }
asked-rare = a rare discovery: { $kind }
asked-very-rare = a very rare discovery: { $kind }
cost-crew = assign { $who }
cost-energy = { $count } energy
cost-success = { $count } { $count ->
    [one] success token
   *[other] success tokens
}
cost-and = { $first }, { $more }
cost-nothing = nothing
deadly-no_push = no refreshing by a push at three dice
deadly-deadly_injuries = the fourth injury kills
deadly-lost_uniques = an evacuation loses the unique discoveries of this trip
deadly-short_supplies = two supplies fewer at the start

# Questions

prompt-bridge = The bridge: anything before the star map?
prompt-morale-penalty = Morale cannot fall any lower. What do you give up?
prompt-return-die = Which die goes back to the box?
prompt-star-map = The star map: where to?
prompt-assign-whom = Who is assigned?
prompt-facilities = Which facility do you activate? { $command } command left
prompt-install-which = Which { $what } do you install? Free slots: { $free }
prompt-study = Which research project do you complete?{ $command ->
    [0] {""}
   *[other] {" "}({ $command } more command)
}
prompt-study-help = Does a crew member help with the research?
prompt-stand-for = Which discovery does the crew member stand for?
prompt-pay-discovery = Which discovery do you pay?
prompt-lose-discovery = Which discovery is lost?
prompt-collect-which = A discovery of which kind?
prompt-production = Which production project is started?
prompt-hurry = Is crew assigned to speed up a project?
prompt-barracks = The barracks: recruit or train?
prompt-keep-recruit = { $section }: which recruit do you keep?
prompt-recruit-for = Which section recruits?
prompt-train = Who is trained?
prompt-situation-room = The situation room: what is dealt with?
prompt-repair = The hangar: what is repaired?
prompt-repair-which = Which lander is repaired?
prompt-choose-lander = Which lander flies?
prompt-fit-mods = Which mod is fitted?
prompt-away-team = { $section }: who goes down?
prompt-section-deck = { $section }: take the suggested deck?
prompt-change-deck = { $section }: which card goes in or out? { $cards } cards now
prompt-load = What goes into the lander?
prompt-give = Who carries it?
prompt-landing-row = The landing: what do you accept?
prompt-leave-discovery = The lander holds { $limit } discoveries. Which one stays behind?
prompt-rank-up = { $section }: does your crew member rank up?
prompt-rank-up-whom = Who ranks up?
prompt-trade-dice = Dice for all sections: buy for { $price }, or sell? You have { $success } success
prompt-take-die = { $section }: which die do you take?
prompt-box-die = { $section }: there is no slot for all these dice. Which one stays in the section box?
prompt-help-patient = Who is looked after?
prompt-tire = Who has to rest?
prompt-wake = Who is woken?
prompt-fall-ill = Who falls ill?
prompt-lose-crew = Who is lost?
prompt-saving = Go on, or save and put everything away?
prompt-first-on-board = { $section }: who goes on the first mission?
prompt-first-sections = Which of your sections goes on the first mission?

# Answers

option-crew = { $crew }
option-keep = { $crew }
option-train-crew = { $crew }
option-send = { $crew }
option-nobody = Nobody
option-pay-discovery = { $name } ({ $kind })
option-leave = Leave { $name } ({ $kind })
option-use = { $name }: { $text } ({ $energy } energy)
option-return-dice = Every section returns a die
option-take-penalty = Take the penalty token
option-return-die = { $section }: return { $name }
option-take-die = { $section }: take { $name }
option-box-die = { $section }: leave { $name }
option-fly = Fly to { $name } ({ $energy } energy)
option-visit = Visit { $name } ({ $energy } energy)
option-land = Land: { $name } ({ $energy } energy)
option-scan = Scan the next part ({ $energy } energy)
option-scan-by-hand = Assign a crew member to scan the next part
option-close-maps = Close the star map
option-facility-laboratory = Research laboratory
option-facility-production = Production complex
option-facility-barracks = Barracks
option-facility-situations = Situation room
option-addon = { $name }
option-study = { $name }: { $price }
option-no-help = No help
option-stand-for = For { $what }
option-install = { $name }
option-start = Start { $name } ({ $stages } { $stages ->
    [one] stage
   *[other] stages
})
option-hurry = Speed up { $name }: assign { $who }
option-recruit = Recruit for all sections
option-train = Train
option-solve = { $name }: { $price }. { $text }
option-repair = Repair the { $name } with energy
option-repair-by-hand = Assign a crew member to repair the { $name }
option-lander = { $name }
option-mod = { $name }
option-suggested-deck = Take the suggested deck
option-change-deck = Change it
option-deck-add = Put in { $name } (rank { $rank })
option-deck-drop = Take out { $name } (rank { $rank })
option-load = Load { $name }
option-give = { $section } carries { $name }
option-promote = { $crew } becomes rank { $rank }
option-buy-dice = Buy for { $price }
option-buy-with = Buy for { $price }, with the help of { $crew }
option-sell-dice = Sell for { $gain }
option-help = { $crew } ({ $left } { $left ->
    [one] place
   *[other] places
} from recovery)
option-go-on = Go on
option-save = Save
option-deadly = Deadly Space { $now ->
    [on] off: { $rule }
   *[off] on: { $rule }
}
option-section = { $section }
option-kind = { $kind }

# Refusals

reason-not-available = not available
reason-other-crew-wanted = somebody else is wanted here
reason-last-of-section = the last available crew member of { $section } is needed for the next away team
reason-system-unknown = this system is not charted yet
reason-too-little-energy = { $energy } energy needed, { $has } there
reason-too-little-success = { $success } success tokens needed
reason-object-unknown = nothing is known of this yet
reason-landing-chosen = a landing option has been chosen already
reason-visited-already = you have been there
reason-nothing-to-scan = no landing card is in the scanner
reason-scanned-already = all parts of the card are revealed
reason-active-already = it has been activated in this phase
reason-too-little-command = no command is left
reason-nothing-to-do-there = there is nothing to do there
reason-technology-too-low = technology level { $level } is needed
reason-not-yet-understood = what it takes has not been found yet
reason-discoveries-missing = the discoveries it asks for are not there
reason-crew-missing = the crew it asks for cannot be assigned
reason-way-not-open = this way is not open
reason-started-already = it has been started
reason-not-started = it has not been started
reason-enough-hands = enough crew members work on it
reason-nobody-to-assign = nobody fitting can be assigned
reason-not-rank-1 = only rank 1 is trained
reason-no-sleeve = no sleeve of rank { $rank } is free
reason-highest-rank = there is no higher rank
reason-lander-damaged = it is damaged
reason-no-slot = no { $kind ->
    [structural] structural
   *[functional] functional
} slot is free
reason-team-too-small = the away team needs two sections
reason-deck-too-small = a section deck has at least { $least } cards
reason-section-not-in-team = { $section } is not in the team
reason-base-not-loaded = the equipment it belongs to is not loaded
reason-one-minor-each = everybody has a minor card
reason-lander-full = the lander takes { $limit } cards
reason-no-dice-left = there are no dice left for all sections
reason-too-few-dice = no section goes below { $least } dice
