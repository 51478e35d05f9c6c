"""The garbage collector, told that what a table keeps is no garbage.

Thousands of tables are millions of objects that live long. Looking through them stops everybody for a tenth of a
second and finds nothing. So whatever has survived one look is set aside, and looked at again only when tables have
been put away.
"""

from __future__ import annotations

import gc
from typing import Any

YOUNG_OBJECTS = 5_000
"""New objects before the collector looks at them: a few milliseconds of work."""


def set_old_aside() -> None:
    """From now on the collector looks at new objects only."""
    gc.freeze()
    gc.set_threshold(YOUNG_OBJECTS)
    gc.callbacks.append(_looked)


def look_at_all() -> None:
    """Look through everything once; what is left is set aside again."""
    gc.unfreeze()
    gc.collect()


def _looked(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop":
        gc.freeze()
