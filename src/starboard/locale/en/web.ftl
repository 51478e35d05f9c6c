# What the browser client says itself, whatever the game; the zones of a table have a file of their own.

# --- Everywhere -----------------------------------------------------------------------------------------------

web-connecting = Connecting …
web-to-lobby = To the lobby
web-close = Close
web-you = You
web-language = Language
web-theme-light = Light theme
web-theme-dark = Dark theme
web-copied = Copied

# --- The top bar ----------------------------------------------------------------------------------------------

web-round = Round
web-settings = Menu
web-help = Help and keys
web-rules = Rules
web-people = Players and links
web-replay = Replay
web-save-file = Download save
web-speed = Pace
web-speed-half = Half
web-speed-1 = Normal
web-speed-2 = Double
web-speed-4 = Four times
web-speed-instant = All at once
web-bot-pace = Bots
web-bot-pace-unhurried = Unhurried
web-bot-pace-at-once = At once

# --- The watch line -------------------------------------------------------------------------------------------

web-watch-line = What is going on
web-mood-mine = Your move
web-mood-others = Waiting
web-mood-watching = Watching
web-mood-past = Replay
web-mood-over = Over
web-mood-lost = Connection lost
web-mood-telling = Meanwhile
web-mood-meanwhile = Meanwhile
web-mood-broken = Stopped
web-waiting = Somebody else is deciding.
web-waiting-for = Waiting for { $names }.
web-hurry = Skip ahead
web-hurry-about = Let the bots finish without pauses
web-line-lost = Connection lost. Trying again …
web-line-lost-queued = Connection lost. Your answer is kept, and sent as soon as the connection is back.
web-past = This is the table as it was. Keep watching, or fork it into a new table.
web-reload = Back to the table
web-leave-past = Back to the present
web-undo-more = More ways to undo
web-undo-seen = dice or cards have been seen since
web-undo-action = Undo the whole action
web-undo-turn = Undo the whole turn
web-redo-more = More ways to redo
web-redo-action = Redo the whole action
web-redo-turn = Redo the whole turn

# --- Deciding -------------------------------------------------------------------------------------------------

web-also = Or first
web-decision = What you can do
web-show-all = Show all
web-seats-asked = For which seat
web-hint-why = Not lit? Click it, or press ?, to learn why.
web-which = Which of these?
web-choose = Choose
web-why-not = Why not?
web-why-tap = Tap what you want to ask about
web-check-holds = This holds
web-check-now = You can do this now
web-check-fails = Not yet
web-why-conditions = What it takes
web-why-opens = Good to know
web-why-show = Show me
web-why-shown = Shown on the board
web-lens = Looking closer
web-lens-pin = Keep it open
web-lens-next = Next, as things stand
web-legend = Legend
web-why-title = { $name }: not now
web-why-possible = { $name }: this can be picked
web-story = Story
web-story-read = Read
web-story-aside = Put the story aside
web-story-so-far = The story so far
web-new-table = New table
web-score-total = Total
web-score-winner = winner
web-automaton = Automaton

web-consult-title = Undo with consent
web-consult = { $what ->
    [none] { $name } would like to take something back. Whoever gave that answer has to agree.
   *[other] { $name } would like to take back: { $what }. Whoever gave that answer has to agree.
 }
web-consult-seen = { $what ->
    [none] { $name } would like to take something back but something new has been seen since, so everybody has to agree.
   *[other] { $name } would like to take back: { $what }. Something new has been seen since, so everybody has to agree.
 }
web-consult-agreed = agrees
web-consult-undecided = has not answered yet
web-consult-agree = Agree
web-consult-refuse = Refuse
web-consult-withdraw = Withdraw

# --- Beside the board -----------------------------------------------------------------------------------------

web-board = Board
web-beside = Beside the board
web-dock = Below the board

web-panels = Panels
web-tab-options = Options
web-tab-dock = Hand
web-tab-side = Table
web-tab-log = Log

# --- Log and rules --------------------------------------------------------------------------------------------

web-log = Log
web-log-to-here = Log, up to here
web-log-empty = Nothing has happened yet.
web-since = Since you last looked: { $count } { $count ->
        [one] line
       *[other] lines
    }
web-why-happened = Why did that happen?
web-followed-from = It followed from: { $cause }
web-cause-of = { $who }: { $what }
web-read-whole = Read it in full
web-no-rule = It was a choice; no rule made it happen.
web-rules-search = An id or some words, such as “door”
web-rules-hint = The whole rulebook, in our words.
web-rules-none = No rule matches “{ $words }”.
web-rules-count = { $count } { $count ->
        [one] rule
       *[other] rules
    }

# --- Players --------------------------------------------------------------------------------------------------

web-bot-name = Bot ({ $bot })
web-bot-thumb = sensible
web-bot-random = random
web-seat-here = is here
web-seat-away = is away
web-seat-free = free seat
web-seat-decides = is deciding
web-hand-over = Let a bot play ({ $bot })
web-take-back = Take the seat back
web-seat-open = Open the seat for a person
web-seats-free = Free seats
web-invite = Copy the link for player { $number }
web-copy-invite = Copy the link for this seat
web-fair-hash-about = The dice of this game are fixed by a secret seed. This is its fingerprint; when the game is over the seed is shown, and everybody can check that it was this one.
web-fair-seed-about = The fingerprint from before the game, and the seed it belongs to.
web-fair-words-about = Whoever likes to may put words of their own into the dice, until somebody gives the first answer. Then nobody can have chosen how they fall, not even the server.
web-fair-words = Your words for the dice
web-fair-words-of = Words of { $who } for the dice
web-fair-words-add = Put them in
web-fair-words-said = { $who } put in: “{ $words }”
web-fair-check = Check the dice
web-fair-checking = The dice are being rolled again …
web-fair-fingerprint = Fingerprint
web-fair-seed = Seed
web-fair-belongs = The seed belongs to the fingerprint.
web-fair-belongs-not = The seed does not belong to the fingerprint: it is another one than at the beginning.
web-fair-kept = This browser has kept the fingerprint since it first saw the table, and it is the same.
web-fair-kept-not = When this browser first saw the table the fingerprint was another one: { $hash }
web-fair-rolls = { $rolls ->
    [one] The one roll or draw of this game comes out of the seed.
   *[other] All { $rolls } rolls and draws of this game come out of the seed.
}
web-fair-rolls-words = { $rolls ->
    [one] The one roll or draw of this game comes out of the seed and the words.
   *[other] All { $rolls } rolls and draws of this game come out of the seed and the words.
}
web-fair-rolls-not = Roll or draw { $number } of { $rolls } does not come out of the seed.
web-fair-branched = What was rolled before this game left another one belongs to that one, and is not among them.
web-fair-about = The server has only named the rolls; this page has made every one of them itself. Who would rather not trust the page either saves the game and runs "starboard verify" on the file.
web-copy-watch = Copy the link to watch
web-watch-link-about = Anyone with this link can watch, and sees only what everybody may see.

# --- Replay ---------------------------------------------------------------------------------------------------

web-replay-first = To the beginning
web-replay-previous = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-slider = Moment of the game
web-replay-step = Step { $step } of { $steps }
web-replay-round = Round { $round }
web-fork = Fork the game here
web-fork-about = Opens a new table at this point, with every seat yours. This game stays as it is.

# --- Help -----------------------------------------------------------------------------------------------------

web-help-light = What is lit you can do now: click it on the board, on your hero board or in the list. If several things are possible with it, you are asked which.
web-help-why = What is not lit tells you why when you click it, with the rule that says so.
web-help-undo = You can undo freely until something new has been seen. Past a roll or a draw everybody at the table has to agree; when you play alone, you always can.
web-keys = Keys
web-key-tab = from one part of the table to the next
web-key-next = through everything you can do, forwards and backwards
web-key-enter = do it
web-key-number = pick one of the first nine in the list
web-key-why = why not? about what you point at
web-key-undo = undo
web-key-redo = redo
web-key-rules = search the rules
web-key-lines = show lines on the map
web-key-escape = step back
web-key-pause = pause or go on, while others act
web-key-step = one step back, one step on
web-key-skip = skip what others do
web-key-again = play it again
web-key-pace = faster, slower
web-key-sound = sound on or off

# --- The lobby ------------------------------------------------------------------------------------------------

web-tagline = space board games, rules kept
web-headline = Pick a table. The rules are ours to remember.
web-no-answer = The server does not answer. Try again in a moment.
web-continue-about = The table is waiting for you.
web-about = A board game, rules kept.
web-length = as long as it takes
web-game-seats = { $seats } players
web-campaign-about = Several games in a row. What happens in one has its effect on the next.
web-mission-first = Good to begin with
web-campaign = Campaign
web-campaign-new = New campaign
web-play-alone = Play alone
web-play-others = With others …
web-scenarios-more = { $count } more to play

web-tables = Your tables
web-tables-none = None yet. Every table you make or join is listed here.
web-table-over = over
web-table-news = { $count ->
        [one] one change since you looked
       *[other] { $count } changes since you looked
    }
web-join-link = Join or watch with a link
web-join = Open
web-link-wrong = That is not a link to a table.
web-import = Open a saved game
web-foot = Everything you play can be undone, replayed, forked and saved as a single file.

web-seats = Seats
web-seats-about = A friend gets a link to their seat at the table. Bots can be replaced by people later, and people by bots.
web-seat-me = me
web-seat-friend = a friend, by link
web-seat-add = Add a seat
web-seats-without-me = No seat is yours: set one to “me” to sit down.
web-seat-remove = Remove
web-options = Options
web-option-seed = Seed
web-option-seed-any = any
web-setting-open = left open
web-sit-down = Sit down

web-profile = You and your key
web-name = Your name
web-name-save = Save
web-renamed = Saved.
web-key-here = Your key
web-key-about = Type it in on another device to have your tables there. Whoever has it can play for you.
web-key-show = Show the key
web-key-other = The key of another device
web-key-use = Use it here
web-key-used = You have your tables here now.

web-joining = Sitting down …
web-join-failed = You could not sit down
web-not-your-table = You do not sit at this table
web-no-such-table = There is no such table

# Over the board and at its foot.
web-rail = Turn
web-step-done = done
web-foot-of-board = What is going on
web-latest = What happened last

# The end of a game.
web-summary = Summary
web-summary-coming = Adding up the game …
web-summary-goals = Objectives
web-summary-round = round { $round }
web-summary-not-done = not done
web-summary-scores = The count
web-summary-line = Line
web-summary-total = Total
web-summary-doers = Who did what
web-summary-who = Who
web-summary-gained = Unlocked
web-summary-turns = Turn by turn
web-summary-see-turn = See this turn again
web-summary-turn = Round { $round }, { $who }: see it again
web-summary-gains = What the campaign keeps
web-summary-next = Where next
web-luck = Luck: what was to be expected, what was rolled
web-luck-dice = { $dice } dice, face by face.
web-luck-band = The band holds 8 games in 10. Hollow: outside it.
web-luck-expected = { $low } to { $high }, { $expected } expected
web-luck-course = { $face }, round by round

# Tables in the lobby.
web-table-round = round { $round }
web-table-fork = from step { $step } of { $title }
web-table-menu = More about { $title }
web-table-home = Take home as a file
web-table-rename = Rename
web-table-delete = Delete
web-table-sure = Delete { $title } for everybody? Nobody can bring it back.
web-table-keep = Keep it
web-invited-by = { $host } invites you to { $title }
web-invited = You are invited to { $title }
web-join-name = What should the others call you?
web-join-sit = Sit down

# What comes of an option
web-does-nothing = does nothing
web-ways = { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
web-compare-by = Compare by
web-compare-by-most = what matters most
web-odds-exact = Every way that chance can come out is counted, from what you may know.
web-odds-tried = Where a ± stands, chance was tried a number of times.
web-danger-steps = { $count ->
        [one] { $count } step: { $steps }
       *[other] { $count } steps: { $steps }
    }
web-danger-cards = { $n } of { $of } unseen cards set it off
web-danger-nobody = Nobody reaches it as things stand.
web-danger-others = { $count ->
        [one] and { $count } other
       *[other] and { $count } others
    }
web-danger-damage = Damage until your next turn
web-danger-tries = ± { $error }, { $tries } tries
web-danger-shields = shields hold { $shields }

# Words between people.
web-remarks = Said at the table
web-points-at = points at { $piece }
web-speak = Say something to the others
web-speak-send = Send
web-point = Point at something
web-mute-remarks = Do not show what others say and point at
web-notify = Tell me on this device when it is my move
# What others do, beat by beat.
web-beat-again = Again
web-beat-back = Back
web-beat-pause = Pause
web-beat-play = Go on
web-beat-step = Step
web-beat-of = beat { $number } of { $count }
web-beat-card = Card up
web-skip-to-you = Skip to your turn
web-skip-to = Skip to { $names }
web-skip-all = Skip
web-sound = Sound
web-sound-on = Sound is on
web-sound-off = Sound is off
