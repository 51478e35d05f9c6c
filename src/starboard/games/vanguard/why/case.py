"""What there is to say of a piece that cannot be picked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starboard.core.ruling import Condition, Ruling
from starboard.core.text import Text
from starboard.games.vanguard.why.asking import Need, against, checks


class Case(NamedTuple):
    """The headline, the conditions, what opens it and where that is. `opens` says what the thing is for, too."""

    ruling: Ruling
    checks: tuple[Condition, ...]
    opens: Text
    targets: tuple[str, ...] = ()


def case(otherwise: Ruling, opens: Text, needs: Sequence[Need] = (), *targets: str) -> Case:
    """A case whose headline is the first condition in the way; `otherwise` where none is."""
    found = against(needs)
    return Case(otherwise if found is None else found, checks(needs), opens, targets)
