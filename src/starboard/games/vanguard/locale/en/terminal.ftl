# Vanguard in the terminal.

terminal-vanguard-setting-up = Before the first round
terminal-vanguard-turn = Round { $round } · { $who } · actions left: { $left }
terminal-vanguard-page = Pass { $pass_ } · { $page }
terminal-vanguard-team = The team
