"""Dice that nobody can foresee, and everybody can check afterwards.

The seed of a table is a secret. Before anything is rolled its people see a hash of it; at the end they see the seed,
and whoever kept the hash knows that it was never another. `starboard verify` rolls all dice of a game again from it.
"""

from __future__ import annotations

import secrets
from typing import Any

from starboard.core.chance import SECRET_BYTES, Seed, commitment
from starboard.core.table import Table
from starboard.server.protocol import Fairness


def new_seed() -> str:
    """A seed that nobody can guess or work out."""
    return secrets.token_hex(SECRET_BYTES)


def fairness(id: str, table: Table[Any]) -> Fairness | None:
    """What people may know of the dice of their table; nothing where the seed was chosen by somebody."""
    seed: Seed = table.seed
    if isinstance(seed, int):
        return None
    return Fairness(commitment(seed, id), seed if table.over else "")
