"""Lessons: a game with a coach at one's side."""
