"""The toys of the tests are games too: what holds for every game holds for them."""

from __future__ import annotations

import os
from pathlib import Path

GAMES = Path(__file__).parent / "support" / "games"

# Before starboard is imported anywhere, also in the processes that tests start.
os.environ["STARBOARD_GAMES"] = str(GAMES)
