"""The behaviour of the hero boards, one module a hero; what several boards share is in `shared`."""

from starboard.games.hagalaz.content.heroes import garrus, liara, shared, shepard, tali, wrex

__all__ = ["garrus", "liara", "shared", "shepard", "tali", "wrex"]
