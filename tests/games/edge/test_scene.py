"""What a view looks like: zones that show the same are the very same, whoever looks."""

from __future__ import annotations

from typing import Any

import starboard
from starboard.core.scene import Zone
from starboard.core.table import Table


def zones(table: Table[Any], seat: int) -> dict[str, Zone]:
    return {zone.id: zone for zone in table.scene(seat).zones}


def test_both_seats_are_given_the_same_map_and_each_its_own_station() -> None:
    table = starboard.new("edge", scenario="reach", seats=2, seed=1)

    first, second = zones(table, 0), zones(table, 1)

    assert first["map"] is second["map"]
    assert first["display"] is second["display"]
    assert first["station-0"] is not second["station-0"], "only one's own station says what one can do there"


def test_what_an_answer_does_not_touch_is_the_same_zone_as_before() -> None:
    table = starboard.new("edge", scenario="reach", seats=2, seed=1)
    before = zones(table, 0)
    while zones(table, 0)["station-0"] == before["station-0"]:
        choice = table.choice
        assert choice is not None
        table.answer(choice.options[0].key)

    after = zones(table, 0)

    assert after["station-0"] is not before["station-0"]
    assert any(after[id] is before[id] for id in before)
