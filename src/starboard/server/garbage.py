"""The garbage collector, told that what a table keeps is no garbage.

Thousands of tables are millions of objects that live long. Looking through them stops everybody for a tenth of a
second and finds nothing. So whatever has survived one look is set aside, and looked at again only when tables have
been put away.

By itself the collector looks when there are many more objects than last time. Under play there never are: an answer
makes new ones, and as many old ones go. So it is also told to look after every few changes, while there is little new.
"""

from __future__ import annotations

import gc
from itertools import count
from typing import Any

YOUNG_OBJECTS = 5_000
"""New objects, less those gone, before the collector looks by itself."""
CHANGES = 64
"""Changes of tables before it is told to look: a millisecond or two of work."""

_changes = count(1)


def set_old_aside() -> None:
    """From now on the collector looks at new objects only."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)
    gc.callbacks.append(_looked)


def look_after_changes() -> None:
    """A table has changed and everybody has been told: now and then that is the time to look."""
    if next(_changes) % CHANGES == 0 and _looked in gc.callbacks:
        gc.collect(0)


def look_at_all() -> None:
    """Look through everything once; what is left is set aside again."""
    gc.unfreeze()
    gc.collect()


def _looked(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
