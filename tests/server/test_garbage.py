"""What the collector looks at in a server: new objects, and old ones only when asked."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from starboard.server import garbage


class Knot:
    """Something only the collector can take away: it holds itself."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def set_aside() -> Iterator[None]:
    thresholds = gc.get_threshold()
    garbage.set_old_aside()
    yield
    gc.callbacks.remove(garbage._looked)
    gc.set_threshold(*thresholds)
    gc.unfreeze()


def test_what_survived_one_look_is_not_looked_at_again():
    knot = Knot()
    gone = weakref.ref(knot)
    gc.collect(0)

    del knot
    gc.collect()
    assert gone() is not None

    garbage.look_at_all()
    assert gone() is None


def test_new_garbage_is_taken_away():
    knot = Knot()
    gone = weakref.ref(knot)

    del knot
    gc.collect(0)

    assert gone() is None


def test_it_looks_after_so_many_changes_however_few_objects_there_are_more():
    knot = Knot()
    gone = weakref.ref(knot)
    del knot

    for _ in range(garbage.CHANGES):
        garbage.look_after_changes()

    assert gone() is None
