"""Dice that nobody can foresee, and everybody can check afterwards.

The seed of a table is a secret. Before anything is rolled its people see a hash of it; then each of them may add words
of their own, which are mixed in; at the end they see the seed, and whoever kept the hash knows that it never changed.
`starboard verify` rolls all dice of a game again from it, and so does the page that people open at the end.
"""

from __future__ import annotations

import secrets
from typing import Any

import starboard
from starboard.core.chance import SECRET_BYTES, commitment
from starboard.core.journal import read_save
from starboard.core.table import Table
from starboard.core.verify import Verdict, verify
from starboard.server.protocol import Fairness
from starboard.server.record import Record


def new_seed() -> str:
    """A seed that nobody can guess or work out."""
    return secrets.token_hex(SECRET_BYTES)


def fairness(id: str, record: Record) -> Fairness | None:
    """What people may know of the dice of their table; nothing where the seed was chosen by somebody."""
    table, seed = record.table, record.table.seed
    if isinstance(seed, int):
        return None
    return Fairness(commitment(seed, id), seed if table.over else "", table.words, record.takes_words)


def rolled_again(table: Table[Any]) -> Verdict:
    """All rolls and draws of a game that is over. SaveError where they cannot be made again."""
    save = read_save(table.save())
    return verify(starboard.game(save.game), save)
