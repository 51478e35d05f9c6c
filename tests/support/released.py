"""The games that come with Starboard; the toys of the tests are games too, but not among these."""

from __future__ import annotations

import starboard
from starboard.registry import HOME

RELEASED = tuple(name for name in starboard.GAMES if (HOME / name).is_dir())
