# Edge: questions, answers, refusals and what happened.

named = { $name }
resource-energy = energy
resource-credits = credits
resource-ice = ice
resource-nanocarbon = nanocarbon
resource-titanium = titanium
amount-energy = { $count } energy
amount-credits = { $count } { $count ->
    [one] credit
   *[other] credits
}
amount-ice = { $count } ice
amount-nanocarbon = { $count } nanocarbon
amount-titanium = { $count } titanium
amount-and = { $first }, { $more }
amount-none = nothing
side-hegemon = The Hegemon
side-raiders = Raiders
region-nebula = Nebula { $number }
region-gate = The Gate
region-gate-text = Roll as many dice as your ship has guns, choose one result, and gain what it says.
region-empty = Empty space
leaders = Leaders
probe = The Hegemon's probe
seat-of = { $who }, { $faction }
faction-text = { $first } { $second }
die = { $face }
die-number = Die { $number }
event-marker = Event marker
ring-space = Space { $number }
ship-pad = { $ship } on the launch pad
ship-scrapyard = { $ship } in the scrapyard
ship-supply = { $ship } not built yet
ship-bay = { $ship } in the repair bay
deck-tactics = Tactics cards
deck-events = Event cards
deck-planets = Planets to come

# Questions

prompt-faction = Which faction will you lead?
prompt-destiny = Which destiny do you keep?
prompt-turn = Launch a ship, or return to station?
prompt-launch-where = Where does your { $ship } go?
prompt-end-turn = Anything else before your turn ends?
prompt-base-action = Perform the action of { $base }?
prompt-before-raid = Anything before raiders and enemies have their say?
prompt-hand-limit = You hold too many cards. Which do you discard? { $picked } of { $most }
prompt-build = Build a development?
prompt-dock = { $left ->
    [0] Every ship has docked. A repair would let a wreck dock too
   *[other] Where does the next ship dock? { $left } left
}
prompt-gain-which = Which resource do you gain?
prompt-gain-different = Which resources do you gain? { $picked } of { $most }
prompt-pay-how = How do you pay?
prompt-lose-which = What do you give up?
prompt-advance-which = { $whose ->
    [hegemon] On which track does the Hegemon advance?
   *[own] On which track do you advance?
}
prompt-upgrade-which = Which upgrade?
prompt-discovery-which = Which discovery do you keep?
prompt-damage-which = { $whose ->
    [hegemon] Which module of the Hegemon's is damaged?
   *[own] Which module is damaged?
}
prompt-repair-which = { $whose ->
    [hegemon] What is repaired for the Hegemon?
   *[own] What is repaired?
}
prompt-buy-which = Which module do you acquire?
prompt-take-which = Which module do you take?
prompt-hegemon-takes = Which module does the Hegemon take?
prompt-moon-which = { $whose ->
    [hegemon] Which moon does the Hegemon take?
   *[own] Which moon do you claim?
}
prompt-moon-where = From where do you claim a moon?
prompt-raid-which = { $whose ->
    [hegemon] Which raider comes to the Hegemon?
   *[own] Which raider comes?
}
prompt-discard-which = Which card do you discard?
prompt-escalate = Bring ships into the battle? { $picked } of { $most }
prompt-window-diplomacy = Talk before the dice fall?
prompt-window-prepare = Energy or cards before the roll?
prompt-window-outcome = Change what was rolled?
prompt-manoeuvre = You lose. What does your manoeuvre give you?
prompt-gate-result = Which result do you take?
prompt-hegemon-goes = Where does the Hegemon's ship go?
prompt-hegemon-moon = From where does the Hegemon take a moon?
prompt-hegemon-restores = What does the Hegemon restore?
prompt-hegemon-builds = Where does the Hegemon build?
prompt-hegemon-demands = The Hegemon demands a resource. Pay, and withdraw?
prompt-hegemon-offers = The Hegemon offers a card if you let him withdraw. Agree?
prompt-recruit-where = { $whose ->
    [hegemon] From where does the Hegemon recruit?
   *[own] From where do you recruit?
}
prompt-build-ship = Which ship do you build?
prompt-infest-which = On which module does the mechaphage settle?
prompt-collapse-which = { $whose ->
    [hegemon] Which development of the Hegemon's falls out of use?
   *[own] Which development falls out of use?
}
prompt-exchange = What do you swap?
prompt-trade = Do you trade?
prompt-sell = What do you sell?
prompt-cycle = Which cards do you discard? { $picked } of { $most }
prompt-lose-or-damage = { $whose ->
    [hegemon] Does the Hegemon give up a resource, or is a module of his damaged?
   *[own] Give up a resource, or damage a module?
}
prompt-take-from = From whom do you take?
prompt-lay-where = Where do you lay it?
prompt-move-which = Which ship moves where?
prompt-recall-which = Which ship comes back?
prompt-salvage-which = { $whose ->
    [hegemon] Which ship of the Hegemon's is salvaged?
   *[own] Which ship is salvaged?
}
prompt-push-where = { $whose ->
    [hegemon] Where is the Hegemon's ship pushed?
   *[own] Where is your ship pushed?
}
prompt-wyrm-where = Where does the Wyrm go?
prompt-hinder-whom = Whom do you hinder?
prompt-parley-whom = With whom do you talk?
prompt-send-away-whom = Who withdraws?
prompt-reroll-which = Which die do you reroll?
prompt-set-which = Which die is turned to { $face }?
prompt-raise-which = Which die counts for more?
prompt-cancel-which = Which die does not count?
prompt-tribute = { $whose ->
    [hegemon] { $who } wants a resource of the Hegemon's. Does he give a card, or withdraw?
   *[own] { $who } wants a resource. Give one, or withdraw?
}

# Answers

option-faction = { $name }
option-destiny = { $name }
option-launch = Launch a { $ship }
option-return = Return to station
option-to = { $region }
option-end-turn = End the turn
option-perform = Yes
option-go-on = Go on
option-card = Play { $card }
option-lose-card = { $card }
option-discard = Discard { $card }
option-ability = Use your ability: { $name }
option-token = Use { $name }
option-store = Put the { $moon } on { $module }
option-clean = Pay 1 energy: clean { $module }
option-build = Build on { $region }
option-restore = Restore what stands on { $region }
option-nothing = Build nothing
option-activate = Activate { $module }
option-function = { $name }
option-done = Done
option-gain = { $kind }
option-gain-card = A tactics card
option-pay = { $what }
option-lose = { $kind }
option-advance = { $track }
option-upgrade = { $name }
option-discovery = { $name }
option-damage = { $module }
option-mend = Repair { $module }
option-salvage = { $ship }
option-buy = { $module }
option-take = { $module }
option-decline = No
option-moon = { $name }
option-moon-from = { $region }
option-raider = { $raider }, from { $region }
option-join = { $ship }
option-energy = Spend 1 energy for a die
option-power = Use { $name }
option-ready = Go on
option-pass-battle = Pass for this battle
option-manoeuvre-card = { $count ->
    [one] 1 tactics card
   *[other] { $count } tactics cards
}
option-manoeuvre-energy = { $count } energy
option-result = { $face }
option-send = { $region }
option-agree = Agree
option-refuse = Refuse
option-recruit = { $region }
option-ship = { $ship }
option-infest = { $module }
option-collapse = { $region }
option-swap = { $old } for { $new }
option-trade = Yes
option-sell = { $kind }
option-lose-one = Give up a resource
option-damage-one = Damage a module
option-from = { $who }
option-lay = { $region }
option-shift = { $ship } to { $region }
option-recall = { $ship }
option-push = { $region }
option-wyrm = { $region }
option-side = { $who }
option-die = { $face }
option-cancel = { $face } of { $who }
option-give-one = Give a resource
option-leave = Withdraw

# Refusals

reason-all-on-the-pad = your whole fleet is on the launch pad, so you must launch
reason-not-on-the-pad = no { $ship } stands on your launch pad
reason-just-built = your { $ship } has been built this turn; it can be launched from your next turn on
reason-nowhere-to-go = there is no region that your { $ship } may go to
reason-no-region-there = there is no region yet
reason-needs-navigation = a { $ship } without navigation cannot enter a nebula
reason-own-ship-there = you have a ship there already
reason-occupied = somebody is there already, and your { $ship } has no Assault
reason-too-far = it is not next to a ship of yours
reason-not-a-planet = developments stand on planets
reason-built-already = there is a development on this planet already
reason-no-transport-there = you have no transport there
reason-no-tile-left = all tiles of the { $development } have been built
reason-too-few-leaders = leaders needed: { $needed }; on your station: { $leaders }
reason-cannot-pay = you cannot pay for it
reason-nothing-to-restore = no development of yours here is out of use
reason-docked-already = a ship is docked there already
reason-all-have-docked = every ship has docked
reason-module-damaged = a damaged module cannot be activated
reason-nothing-to-activate = it works all the time; there is nothing to activate
reason-wrong-time = { $card } is played at another time: { $timing ->
    [free] as a free action in your turn
    [diplomacy] in the diplomacy step of a battle
    [prepare] before the roll of a battle
   *[outcome] after the roll of a battle
}
reason-would-do-nothing = what { $card } says first cannot be done now

# What happened

event-map-laid = The map is laid: { $tiles } tiles, { $planets } of them planets.
event-leader-placed = { $who } has a leader in { $at }.
event-faction-taken = { $who } leads the { $faction }.
event-first-player-drawn = { $who } begins.
event-destiny-kept = { $who } keeps { $destiny }.
event-destiny-kept-hidden = { $who } keeps a destiny.
event-turn-began = Turn { $turn }: { $who }.
event-ship-launched = { $who } launches a { $ship } to { $to }.
event-ship-moved = { $who }: a { $ship } goes from { $start } to { $to }.
event-moon-claimed = { $who } claims the { $moon } at { $at }.
event-moon-stored = { $who } puts the { $moon } on { $module }.
event-resources-gained = { $who } gains { $kind }.
event-resources-paid = { $who } pays { $paid }.
event-resource-lost = { $who } gives up { $kind }.
event-card-drawn = { $who } draws { $card }.
event-card-drawn-hidden = { $who } draws a tactics card.
event-cards-discarded = { $who } discards { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-card-played = { $who } plays { $card }.
event-card-given = { $card } goes from { $who } to { $to }.
event-card-given-hidden = A card goes from { $who } to { $to }.
event-leaders-recruited = { $who } recruits { $count ->
    [one] a leader
   *[other] { $count } leaders
} from { $at }.
event-goods-collected = { $who } collects { $kind } at { $at }.
event-goods-laid = Laid on { $at }: { $kind }.
event-points-scored = { $who } { $points ->
    [one] scores 1 point
   *[other] scores { $points } points
}.
event-points-scored-less = { $who } { $points ->
    [one] loses 1 point
   *[other] loses { $points } points
}.
event-track-advanced = { $who } advances to { $to } on { $track }.
event-module-gained = { $who } gets { $module }.
event-module-shown = { $module } comes on display.
event-module-damaged = { $who }: { $module } is damaged.
event-module-infested = { $who }: a mechaphage settles on { $module }.
event-module-cleaned = { $who }: { $module } is free of its mechaphage.
event-module-repaired = { $who } repairs { $module }.
event-module-used = { $who } activates { $module }.
event-station-used = { $who } uses { $function }.
event-ship-built = { $who } builds a { $ship }.
event-ship-damaged = { $who }: a { $ship } at { $at } goes to the scrapyard.
event-shield-hit = { $who }: the shield of a { $ship } at { $at } takes the damage.
event-shield-restored = { $who }: the shield of a { $ship } is whole again.
event-ship-repaired = { $who }: a { $ship } comes to the repair bay.
event-ship-recalled = { $who }: a { $ship } goes back to the launch pad.
event-fleet-returned = { $who } brings the fleet home: { $ships ->
    [one] 1 ship
   *[other] { $ships } ships
}.
event-upgrade-gained = { $who } takes the upgrade { $upgrade }.
event-hegemon-upgraded = { $who } turns up the upgrade { $tile }.
event-discovery-taken = { $who } takes a discovery token.
event-supremacy-taken = { $who } takes a supremacy token.
event-token-used = { $who } uses a discovery token.
event-ability-used = { $faction } uses its ability.
event-development-built = { $who } builds the { $development } on { $at } with { $leaders ->
    [one] 1 leader
   *[other] { $leaders } leaders
}.
event-development-collapsed = { $who }: the { $development } on { $at } falls out of use.
event-development-restored = { $who }: the { $development } on { $at } works again.
event-planet-placed = { $at } is charted.
event-raider-entered = Raiders appear in { $at }: { $raider }.
event-raider-moved = Raiders come from { $start } to { $to }: { $raider }.
event-raider-defeated = Raiders are defeated at { $at }: { $raider }.
event-battle-began = Battle at { $at }.
event-energy-spent = { $who } spends { $count } energy on dice.
event-dice-added = { $who }: { $count } more { $count ->
    [one] die
   *[other] dice
}.
event-dice-added-less = { $who }: { $count } fewer { $count ->
    [one] die
   *[other] dice
}.
event-targeting-raised = { $who }: targeting { $count } better.
event-targeting-raised-less = { $who }: targeting { $count } worse.
event-battle-rolled = { $who } rolls { $faces }.
event-battle-rolled-raiders = Raiders roll { $faces }.
event-die-changed = { $who }: a die shows { $face } now.
event-die-removed = { $who }: a { $face } does not count.
event-side-withdrew = { $who } withdraws.
event-battle-ended = The battle at { $at } ends without an outcome.
event-battle-won = { $who } wins the battle at { $at }.
event-battle-won-raiders = Raiders win the battle at { $at }.
event-everyone-lost = Everybody loses the battle at { $at }.
event-gate-rolled = { $who } rolls { $faces } at the Gate.
event-gate-answered = { $who } takes the { $face }.
event-event-marker-moved = The event marker moves to { $step }.
event-event-marker-reset = The event marker goes back to { $step }.
event-event-revealed = Event: { $event }.
event-event-spared = { $who } does not have the Gate in reach.
event-end-triggered = { $who } reaches the terminus with { $points } points. Everybody has one more turn.
event-eye-passed = { $who } holds the Eye now.
event-probe-moved = The probe follows to { $at }.
event-hegemon-rolled = The Hegemon rolls { $face }: section { $section }.
event-hegemon-ordered = His card: { $order }.
event-hegemon-diverted = No region fits the card, so he goes to the probe at { $at }.
event-hegemon-order-turned = The Hegemon's next card: { $order }.
event-hegemon-built-nothing = The Hegemon builds nothing: { $reason ->
    [leaders] too few leaders.
   *[other] no transport on a planet without a development.
}
event-hegemon-returned = The Hegemon returns to station: { $reason ->
    [last-turn] it is his last turn.
   *[empty-section] no ship is left in that section.
}
event-hegemon-acted = His card says: { $symbol ->
    [build] he builds.
    [event] the event marker moves.
   *[repair] he repairs.
}
event-command-moved = The command marker moves to space { $space }.
event-negotiation-turned = The Hegemon answers: { $negotiation }.
event-negotiation-answered = { $who } { $agreed ->
    [yes] agrees
   *[no] refuses
}.

# The end

outcome-won = { $winners ->
    [one] { $player } wins with { $score } points.
   *[other] A shared victory with { $score } points.
}
outcome-hegemon = The Hegemon wins with { $score } points.
score-track = Points on the way
score-science = Science
score-industry = Industry
score-commerce = Commerce
score-civilization = Civilization
score-supremacy = Supremacy
score-developments = Developments
score-specials = Quasars and vortices
score-damage = Damaged modules
score-vault = Vault
score-civilization-modules = Modules
score-leaders = Leaders
score-moons = Moons
score-tokens = Tokens
score-relics = Relics
score-destiny = Destiny
