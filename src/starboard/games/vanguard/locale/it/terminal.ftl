# Vanguard in the terminal.

terminal-vanguard-setting-up = Prima del primo round
terminal-vanguard-turn = Round { $round } · { $who } · azioni rimaste: { $left }
terminal-vanguard-page = Passaggio { $pass_ } · { $page }
terminal-vanguard-team = La squadra
