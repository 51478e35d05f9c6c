# What the browser client says itself.

web-connecting = Connecting …
web-to-lobby = To the lobby
web-joining = Sitting down …
web-join-failed = You could not sit down
web-not-your-table = You do not sit at this table
web-no-such-table = There is no such table
web-round = Round { $round }
web-theme-light = Light
web-theme-dark = Dark
web-your-move = Your move
web-others-move = Waiting
web-waiting = Somebody else is deciding.
web-line-lost = The line is lost. Trying again …
web-decision = What you can do
web-show-all = Show all options
web-log = Log
