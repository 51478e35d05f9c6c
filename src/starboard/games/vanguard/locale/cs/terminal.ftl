# Vanguard in the terminal.

terminal-vanguard-setting-up = Před prvním kolem
terminal-vanguard-turn = Kolo { $round } · { $who } · zbývá akcí: { $left }
terminal-vanguard-page = Průchod { $pass_ } · { $page }
terminal-vanguard-team = Tým
