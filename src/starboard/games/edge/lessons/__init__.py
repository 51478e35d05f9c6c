"""Lessons: guided first games, as data."""
