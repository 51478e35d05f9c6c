"""A game in the terminal: the session that asks and answers, and a skin that draws each game."""
