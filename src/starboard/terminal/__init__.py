"""The terminal: a screen, the drawing of maps, and what a game's look there promises. Knows no game."""
