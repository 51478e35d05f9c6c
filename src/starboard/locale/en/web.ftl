# What the browser client says itself, whatever the game; the zones of a table have a file of their own.

# --- Everywhere -----------------------------------------------------------------------------------------------

web-connecting = Connecting …
web-to-lobby = To the lobby
web-close = Close
web-you = You
web-player = Player { $number }
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
web-speed = Motion
web-speed-1 = Normal
web-speed-2 = Double speed
web-speed-instant = None
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

web-decision = What you can do
web-show-all = Show all
web-seats-asked = For which seat
web-hint-why = Not lit? Click it, or press ?, to learn why.
web-which = Which of these?
web-choose = Choose
web-why-not = Why not?
web-why-tap = Tap what you ask about
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
    [none] { $name } would like to take something back. It happens if whoever answered it agrees.
   *[other] { $name } would like to take back: { $what }. It happens if whoever answered it agrees.
 }
web-consult-seen = { $what ->
    [none] { $name } would like to take something back although something new has been seen since. It happens if everybody agrees.
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
web-key-number = do the first to ninth of the list
web-key-why = why not? about what you point at
web-key-undo = undo
web-key-redo = redo
web-key-rules = search the rules
web-key-lines = show lines on the map
web-key-escape = step back

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

web-tables = Your tables
web-tables-none = None yet. Every table you make or join is listed here.
web-table-others = waiting for others
web-table-over = over
web-table-news = { $count ->
        [one] one change since you looked
       *[other] { $count } changes since you looked
    }
web-table-save = Download save: { $title }
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
