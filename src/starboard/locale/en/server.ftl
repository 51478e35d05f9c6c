# What the server says to those at a table.

server-table-broken = This table has stopped because of a mistake in the rules. Its journal is kept.
server-trouble = This table has stopped because of a mistake: { $problem }. Its journal is kept.
server-illegal = That is not possible now: { $problem }.
server-not-your-seat = Seat { $seat } is not yours.
server-out-of-date = The table has moved on since (from change { $seq } to change { $now }).
server-spectator = You are watching; only those who play can do this.
server-nothing-to-agree-to = Nobody is asking to undo anything.
server-too-fast = Too many messages at once; wait a moment.
server-malformed = The server did not understand this: { $problem }.

undo = Undo: { $what }
undo-last = Undo
undo-beyond = Undo: { $what } (dice or cards were seen since)
undo-beyond-last = Undo (dice or cards were seen since)
redo = Redo: { $what }
redo-last = Redo
