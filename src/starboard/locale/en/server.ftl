# What the server says to those at a table.

server-table-broken = This table has stopped because of a mistake in the program. Its journal is kept; load the page again to go on from the last stored answer.
server-table-set-aside = This table has been set aside because it took more time or memory than there is. Its journal is kept, and everything you were told is in it.
server-come-back = The table is just being set up again. Try again in a moment.
server-takes-too-much = This takes more time or memory than there is for it.
server-not-stored = This could not be stored, so it has not happened. Try again in a moment.
server-cannot-store = Nothing can be stored just now, so nobody can play on. The table is as it was stored last; this page goes on by itself.
server-not-your-seat = Seat { $seat } is not yours.
server-no-such-seat = There is no seat { $seat } at this table.
server-no-such-bot = There is no bot called { $bot }.
server-not-asked = Seat { $seat } is not asked anything now.
server-not-offered = “{ $key }” is not offered now.
server-out-of-date = The table has moved on since (from change { $seq } to change { $now }).
server-spectator = You are watching; only those who play can do this.
server-nothing-to-undo = There is nothing to undo.
server-nothing-to-redo = There is nothing to redo.
server-nothing-to-agree-to = Nobody is asking to undo anything.
server-no-such-moment = This game has no moment { $at } to look at.
server-nothing-to-sum-up = There is nothing to sum up yet.
server-table-deleted = Whoever made this table has cleared it away.
server-not-host = Only whoever made the table may do that.
server-no-title = A table needs a name.
server-nothing-said = Nothing was said.
server-too-many-remarks = Slowly: others want to read too.
server-cannot-tell = This game cannot be told from its beginning any more.
server-cannot-foresee = What would come of this cannot be told just now.
server-not-met = Nothing of that name has acted at this table yet.
server-words-too-late = Words go into the dice before the first answer; somebody has answered already.
server-words-added-already = This seat has put its words into the dice already.
server-dice-not-yet = The dice can be checked when the game is over.
server-dice-cannot = The dice of this game cannot be rolled again here: it was played by older rules, or is a copy of another table.
server-too-fast = Too many messages at once; wait a moment.
server-malformed = The server did not understand this: { $problem }.

# What the server writes into the log of a table.

server-undone-beyond = { $who } took something back after dice or cards had been seen: { $what }
server-exported = { $who } downloaded a copy of this game. It holds only what that seat may know.
server-forked = { $who } opened another table from a moment of this game.
server-words-added = { $who } put words into the dice: “{ $words }”

# What the server answers in the lobby.

server-unknown-browser = Open the lobby first: this browser is not known here.
server-unknown-key = Nobody here has this key.
server-nothing-here = There is nothing here.
server-no-such-table = There is no such table.
server-no-such-invitation = This invitation is not valid.
server-seat-taken = Somebody else has taken this seat.
server-laid-open = Nobody can join this table any more: whoever plays here knows the dice to come.
server-not-seated = Only those who sit at the table can do this.
server-too-many-tables = You have made { $most } tables, and more are not possible.
server-too-large = This is too large: { $most } bytes are allowed.
server-save-too-long = This game is too long: { $most } entries are allowed.
server-no-such-option = No game has an option called { $option }.
server-wrong-seats = This game has { $seats ->
    [one] one seat
   *[other] { $seats } seats
}, so it needs as many people or bots.
server-seed-shared = Dice that others trust are nobody's choice: a seed can be given only where you play alone or with bots.
server-no-seat-yours = One of the seats must be yours.
server-no-such-kind-of-seat = A seat is “me”, “friend” or “bot:NAME”, not “{ $kind }”.

undo = Undo: { $what }
undo-last = Undo
undo-beyond = Undo: { $what } (something was seen since)
undo-beyond-last = Undo (something was seen since)
redo = Redo: { $what }
redo-last = Redo
server-undone = { $who } took back: { $what }
server-undo-refused = { $who } did not agree to the undo.
server-undo-withdrawn = { $who } no longer wants to undo.
server-redo-not-yours = The next answer is for { $who } to give again.
server-rules-changed = The rules have been corrected since. The game goes on from the last position they can play.
server-something = an answer
undo-ask = Ask to undo: { $what }
undo-ask-last = Ask to undo
server-no-lesson = This table is not played as a lesson of yours.
server-no-such-step = This lesson has no step { $step }.
server-no-such-piece = There is no such piece on the table now.
