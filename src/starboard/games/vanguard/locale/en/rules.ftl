# Exploring a planet: questions, answers and refusals.

# Questions

prompt-lead-section = Which section do you lead?
prompt-team-section = Which of your sections goes along?
prompt-first-sector = { $section }: in which sector does the figure begin?
prompt-keep-rank-up = Which rank-up card do you keep?
prompt-landing-sector = Where does the lander come down?
prompt-start-token = Who gets the start token?
prompt-turn = { $section }: { $left ->
    [0] no actions left
    [one] { $left } action left
   *[other] { $left } actions left
}
prompt-prepare = { $section } prepares: what first?
prompt-agree-to-depart = { $section } wants to depart. Whoever is not at the lander dies. Do you agree?
prompt-whom = { $named ->
        [yes] { $by }: who is meant?
       *[no] Who is meant?
    }
prompt-on-the-way = On the way: anything before the next symbol?
prompt-move-choice = { $section }: the way asks for something. Which?
prompt-move-where = { $section }: move where?
prompt-log-choice = { $section }: what do you do? ({ $log })
prompt-event-choice = { $section }: what do you do? ({ $event })
prompt-choose-dice = { $section }: which dice do you take?
prompt-support = { $section }: do you support { $active } with a die?
prompt-support-from-afar = { $section }: do you add a die to the pool?
prompt-modify = The dice of { $section } lie on the table. Change anything?
prompt-combos = { $section }: use a combo?
prompt-injury-order = { $section }: which injury die first?
prompt-injury-column = { $section }: into which column goes the injury die?
prompt-pushed-out = { $section }: which { $colour } die has no slot any more?
prompt-heal-injury = { $section }: which injury is healed?
prompt-heal-die = { $section }: which injury die is removed?
prompt-heal-whom = Who is healed?
prompt-turn-injury = { $section }: which injury is turned face down?
prompt-spend-die = Which die do you spend?
prompt-spend-on-effect = This could count too. Spend it on the special effect?
prompt-vanguard-counts = Does the Vanguard count as the missing symbol?
prompt-mark-row = With a Vanguard or a transformation you could mark: { $outcome }. Do you?
prompt-exhaust-die = { $section }: which die is exhausted?
prompt-sacrifice-die = { $section }: which die is sacrificed?
prompt-refresh-die = { $section }: which die is refreshed? { $left } to go
prompt-hand-limit = { $section } holds too many cards. Which one goes?
prompt-discard-card = { $section }: which card is discarded?
prompt-which-kind = Of which kind?
prompt-which-symbol = Which symbol?
prompt-lead-order = Which lead is placed first?
prompt-lead-card = Who draws a section card?
prompt-lead-charge = Who gains a charge?
prompt-take-equipment = { $section } offers you { $equipment }. Do you take it?
prompt-give-equipment = { $section } asks you for { $equipment }. Do you give it?
prompt-threat-where = Where does { $threat } go?
prompt-time-order = Several things are due. Which first?
prompt-reroll-die = Which die is rolled again?
prompt-turn-die = Which die is turned?
prompt-turn-to = To which face?
prompt-spend-to-turn = Which die is exhausted for it?
prompt-add-die = Which die joins the pool?
prompt-react-danger = { $section } is in danger. Does anybody step in?
prompt-react-injury = { $section } is about to be injured. Does anybody step in?
prompt-react-exhaust = { $section } is about to exhaust dice. Does anybody step in?
prompt-react-event = { $section } has revealed an event. Does anybody step in?
prompt-buy-first-dice = Buy a wild die for every section, for { $count } success tokens?
prompt-set-aside = Which die is set aside?
prompt-take-back = Which die returns to its slot?
prompt-match-die = Which die is turned to what another one shows?
prompt-copy-symbol = Which symbol is copied?
prompt-lend-whom = Who lends a die?
prompt-lend-die = Which die do you lend?
prompt-drop-injury = Which injury die leaves the pool?
prompt-drop-danger = Which danger die leaves the pool?
prompt-scout-discard = Which event do you discard?
prompt-recall-card = Which card comes back?
prompt-ready-equipment = Which piece of equipment is ready again?
prompt-recover-die = Which sacrificed die comes back?
prompt-bring-whom = Who is brought to you?

# Answers

option-lead = Lead { $section }
option-go-along = { $section } goes along
option-member = { $section }
option-start-token = { $section }
option-sector = { $sector }
option-stay = Stay
option-die = { $section }: { $die } ({ $place ->
    [available] available
    [exhausted] exhausted
    [gone] sacrificed
    [boxed] in the section box
   *[pool] in the pool
})
option-pool-die = { $section }: { $die } showing { $face }
option-face = { $face }
face-two = { $first } and { $second }
option-symbol = { $symbol }
option-push = { $section } pushes
option-skill = { $skill } ({ $name })
option-card = Play { $card }
option-discard = Discard { $card }
option-combo = Combo of { $card }
option-condition-combo = Combo of { $condition }: { $text }
option-no-more = No more combos
option-act = { $action } ({ $card })
option-move = Move to { $sector }
option-prepare = Prepare
option-rest = Rest
option-depart = Depart
option-end-turn = End the turn
option-draw = Draw a section card
option-check = Make a check for combos
option-done = Done
option-decline = No
option-agree = Yes
option-disagree = No
option-pass = Nobody steps in
option-suffer = No such die is left: sacrifice another, or with three left take an Exhaustion injury
option-roll = Roll
option-no-support = No die
option-hold = Keep the rest
option-counts = Yes, it counts
option-counts-not = No, it does not count
option-mark = Mark: { $outcome }
option-complete = Complete { $mission }
option-operate = { $section } uses { $equipment }
option-set-up = { $section } sets up { $equipment }
option-hand-over = { $section } gives { $equipment } to { $other }
option-equipment = { $equipment }
option-discovery = { $section } uses { $discovery }
option-unique = { $section } uses { $unique }
option-keep-rank-up = { $card }
option-event = { $event }
option-column = The { $colour } column
option-injury = { $injury }
option-injury-die = Injury die: { $face }
option-danger-die = Danger die { $frame }: { $face }
option-place-lead = A lead worth { $value }{ $gives ->
    [card] , which draws a card
    [charge] , which gives a charge
   *[nothing] {""}
}
option-threat-to = To { $sector }
option-time = { $name }
option-choice = { $text }
option-buy-first-dice = Buy them
option-keep-tokens = Keep the tokens

# Refusals

reason-not-on-the-planet = { $section } has nobody on the planet
reason-nothing-exhausted = { $section } has no exhausted die to refresh
reason-cannot-push = { $section } cannot push now
reason-no-route = no route leads there from where { $section } is
reason-no-move-here = nobody leaves this sector by moving: { $section } has to get out in another way
reason-route-closed = the route is closed to { $section } for now
reason-scripted = the first round of the tutorial goes by its script
reason-special-used = { $section } has taken a special action in this turn already
reason-elsewhere = this can be done in sector { $number } only
reason-not-now = this cannot be done for now
reason-cannot-pay = the price cannot be paid
reason-no-supplies = a rest takes { $count } { $count ->
    [one] supply
   *[other] supplies
}, and there is not enough left
reason-not-at-the-lander = { $section } is not at the lander
reason-refused-already = somebody has said no in this turn
reason-no-actions-left = { $section } has no actions left
