"""The event track: the marker, the card, the raiders that follow (AE-EVENT, AE-RULING-12)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.printed import BOX
from support.edge import EdgePosition, edge, quiet

DRAWN = ["parade", "parley", "decoys", "ram", "chaff", "rally"]


def returned(seats: int = 2, *, dice: list[Any] | None = None, **given: Any) -> EdgePosition:
    """The first player comes home, and the event marker moves."""
    active = given.get("active", 0)
    players = [quiet(ships={"transport": ["pad"]}) for _ in range(seats)]
    players[active] = quiet(ships={"transport": ["kiln"]})
    return edge(seats=seats, players=players, **given).play("return", "done", dice=dice or ())


@pytest.mark.rule("AE-EVENT-02", "AE-EVENT-03", "AE-STATION-11")
def test_a_return_moves_the_marker_one_space_and_a_launch_does_not() -> None:
    assert returned(event_step=3).of("table", "event_step") == 4

    pos = edge(event_step=3, moons={"ninth": []}, players=[quiet(ships={"transport": ["pad"]}), {}])
    pos.play("launch:transport", "to:transport:ninth")
    assert pos.of("table", "event_step") == 3


@pytest.mark.rule("AE-EVENT-04", "AE-RULING-12")
def test_on_the_event_space_a_card_is_resolved_and_gone() -> None:
    assert returned(event_step=4).happened(events.EventRevealed) == []

    pos = returned(event_step=5, dice=["shared-frequencies", *DRAWN[:4], ["1"], ["2"]])

    (told,) = pos.happened(events.EventRevealed)
    assert BOX.events[told.event].id == "shared-frequencies"  # type: ignore[attr-defined]
    assert [pos.of(0, "cards"), pos.of(1, "cards")] == [2, 2]
    assert pos.state.event_pile[told.event] == 0  # type: ignore[attr-defined]
    assert sum(pos.state.event_pile) == 9


@pytest.mark.rule("AE-RULING-12", "AE-EVENT-01")
@pytest.mark.parametrize(("seats", "start"), [(2, 3), (3, 2), (4, 1)])
def test_after_an_event_the_marker_goes_back_to_its_start(seats: int, start: int) -> None:
    pos = returned(seats, event_step=5, events="dawn", dice=["golden-lanes", ["1"], ["2"]])

    assert pos.of("table", "event_step") == start
    assert pos.of("table", "events") == 1


@pytest.mark.rule("AE-EVENT-05")
def test_each_player_in_turn_from_the_active_one() -> None:
    pos = returned(3, active=1, event_step=5, dice=["shared-frequencies", *DRAWN, ["1"], ["2"]])

    drawn = [event.who for event in pos.happened(events.CardDrawn)]  # type: ignore[attr-defined]
    assert drawn == [1, 1, 2, 2, 0, 0]


@pytest.mark.rule("AE-EVENT-07", "AE-RULING-12", "AE-RAID-04")
@pytest.mark.parametrize(
    ("before", "raider"), [(0, "tollkeepers"), (1, "wreckers"), (2, "black-flotilla"), (3, "dread-barge")]
)
def test_raiders_come_class_by_class_and_one_of_class_s_each_time(before: int, raider: str) -> None:
    pos = returned(event_step=5, event_count=before, dice=["golden-lanes", ["1"], ["2"]])

    assert pos.of("nebula-1", "raiders") == [raider]
    assert pos.of("nebula-2", "raiders") == ["vorticon"]


@pytest.mark.rule("AE-RULING-12")
def test_from_the_fifth_event_on_only_class_s_comes() -> None:
    pos = returned(event_step=5, event_count=4, dice=["golden-lanes", ["3"]])

    assert pos.of("nebula-3", "raiders") == ["vorticon"]
    assert pos.of("table", "raiders") == 1


@pytest.mark.rule("AE-RULING-12", "AE-EVENT-04", "AE-EVENT-07")
def test_the_card_comes_before_the_raiders() -> None:
    pos = returned(event_step=5, dice=["shared-frequencies", *DRAWN[:4], ["1"], ["2"]])

    kinds: list[type] = [type(each.event) for each in pos.table.news()]
    last_card = len(kinds) - 1 - kinds[::-1].index(events.CardDrawn)
    assert kinds.index(events.EventRevealed) < last_card < kinds.index(events.RaiderEntered)


@pytest.mark.rule("AE-EVENT-08")
def test_without_a_card_left_only_raiders_come() -> None:
    players = [quiet(ships={"transport": ["kiln"]}), quiet(ships={"transport": ["pad"]})]
    pos = edge(event_step=5, players=players)
    pos.state.event_pile = [0] * len(BOX.events)

    pos.play("return", "done", dice=[["4"], ["5"]])

    assert pos.happened(events.EventRevealed) == []
    assert (pos.of("nebula-4", "raiders"), pos.of("nebula-5", "raiders")) == (["tollkeepers"], ["vorticon"])
    assert pos.of("table", "event_step") == 3
