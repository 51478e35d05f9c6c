"""The effects that content files of Hagalaz may name, and the doors they come in by."""

from __future__ import annotations

from typing import Final

from starboard.core.content import Effects

EFFECTS = Effects("effect")

ACTION: Final = "action"
"""The action of an ability box: `async (state, hero, play, *, ...)`."""
AT_ONCE: Final = "at-once"
"""Whether an action changes something before it asks anything; without it no: `(state, hero, play, *, ...) -> bool`."""
ORDER: Final = "order"
"""An order of a threat card: `async (state, *, ...)`."""
PASSAGE: Final = "passage"
"""The game text of a story passage: `async (state, *, ...)`."""
MISSION: Final = "mission"
"""A Mission action: `async (state, hero, target, face, *, ...)`."""
POSSIBLE: Final = "possible"
"""Whether a Mission action would change anything: `(state, hero, target, *, ...) -> bool`."""
CONDITION: Final = "condition"
"""When an objective is completed: `(state, *, ...) -> bool`."""

DOORS = (ACTION, AT_ONCE, ORDER, PASSAGE, MISSION, POSSIBLE, CONDITION)
