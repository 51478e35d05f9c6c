"""Vanguard: the starship ISS Vanguard, its planets and its crew."""
