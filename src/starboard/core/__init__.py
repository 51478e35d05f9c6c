"""The table's machinery: choices, chance, rulings, events, journal. Knows no game."""
