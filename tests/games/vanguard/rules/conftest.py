"""Rules are tested on the proving ground: it lies in the box while these tests run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from starboard.games.vanguard.printed import BOX
from support.vanguard import proving_ground


@pytest.fixture(autouse=True)
def on_the_proving_ground() -> Iterator[None]:
    before = dict(vars(BOX))
    vars(BOX).update(proving_ground())
    yield
    vars(BOX).clear()
    vars(BOX).update(before)
