"""Whose turn it is, and who decides for the Hegemon: the Eye (AE-HEG-25 to 31, AE-RULING-24, 27, 53)."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.games.edge import events
from starboard.games.edge.queries import in_order
from starboard.games.edge.state import HEGEMON
from support.edge import EdgePosition, against_hegemon, fleet, hegemon_turn, home_but

MAP = "kiln odessa-field rusk bastion-academy veil ninth freeport-meridian sorrel"
QUIET = {"orders": ["order-04", "order-14", "order-19"], "marker": 3, "probe": "sorrel"}
"""Cards without a symbol, and a ring that gives a card: his turn asks nobody."""
EVENT = ["golden-lanes", ["1"], ["2"]]
"""An event that asks nobody, and where its two raiders enter."""


def three(**given: Any) -> dict[str, Any]:
    """Three people with a ship away each, the Eye with the last of them."""
    ships = [fleet(ships={"transport": [at, "pad"]}, points=points) for at, points in (("kiln", 0), ("rusk", 0))]
    given.setdefault("players", [*ships, fleet(ships={"transport": ["veil", "pad"]})])
    return {"seats": 3, "map": MAP, "hegemon": QUIET | {"eye": 2}, **given}


def turns(pos: EdgePosition) -> list[int]:
    """Whose turns have begun since the last look."""
    return [event.who for event in pos.happened(events.TurnBegan)]  # type: ignore[attr-defined]


def go_home(pos: EdgePosition, dice: list[Any] | None = None) -> None:
    """The active player returns to station, and does nothing else."""
    pos.play("return", "done", dice=dice or [])


@pytest.mark.rule("AE-HEG-26", "AE-HEG-25")
def test_his_turn_follows_that_of_the_holder() -> None:
    pos = against_hegemon(**three(active=1))

    go_home(pos)
    assert turns(pos) == [2]
    go_home(pos)
    assert turns(pos) == [HEGEMON, 0]


@pytest.mark.rule("AE-HEG-25")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_right_neighbour_of_the_first_player_takes_the_eye(seats: int) -> None:
    firsts = set()
    for seed in range(6):
        table = starboard.new("edge", scenario="hegemon", seats=seats, seed=seed)
        for choice in table.choices:
            table.answer(choice.keys[0], choice.seat)
        state = table.state
        assert state.hegemon is not None
        assert state.hegemon.eye == (state.first + seats - 1) % seats
        assert state.active == state.first
        firsts.add(state.first)
    assert len(firsts) > 1


@pytest.mark.rule("AE-HEG-28", "AE-EX-26", "AE-RULING-24")
def test_an_event_in_anothers_turn_can_bring_him_early() -> None:
    pos = against_hegemon(**three(active=0, event_step=5))

    go_home(pos, EVENT)

    assert pos.of("table", "eye") == 0
    assert turns(pos) == [HEGEMON, 1]


@pytest.mark.rule("AE-EX-45", "AE-RULING-24")
def test_an_event_in_the_holders_turn_delays_him() -> None:
    pos = against_hegemon(**three(active=2, event_step=5))

    go_home(pos, EVENT)
    assert pos.of("table", "eye") == 0
    assert turns(pos) == [0]
    go_home(pos)
    assert turns(pos) == [HEGEMON, 1]


@pytest.mark.rule("AE-EX-44", "AE-RULING-24", "AE-HEG-88", "AE-HEG-31")
@pytest.mark.parametrize(("order", "dice", "decides"), [("order-06", EVENT, 0), ("order-14", [], 2)])
def test_an_event_in_his_own_turn_changes_who_decides(order: str, dice: list[Any], decides: int) -> None:
    pos = hegemon_turn(
        **three(
            moons={"sorrel": []},
            hegemon={"orders": [order, "order-14", "order-19"], "probe": "sorrel", "eye": 2, "marker": 3},
            raiders=[{"id": "vorticon", "at": "freeport-meridian"}, {"id": "vorticon", "at": "rusk"}],
            event_step=5,
            dice=[["1"], "windfall", *dice],
        )
    )

    assert pos.asks == {str(decides): "raid-which"}


@pytest.mark.rule("AE-EX-44")
def test_after_an_event_in_his_turn_the_new_holder_plays_and_he_again() -> None:
    pos = hegemon_turn(
        **three(
            hegemon={"orders": ["order-06", "order-14", "order-19"], "probe": "sorrel", "eye": 2, "marker": 3},
            moons={"sorrel": []},
            event_step=5,
            dice=[["1"], "windfall", *EVENT, "order-04"],
        )
    )

    assert turns(pos) == [0]
    go_home(pos)
    assert turns(pos) == [HEGEMON, 1]


@pytest.mark.rule("AE-RULING-24", "AE-RULING-12", "AE-HEG-31")
def test_choices_inside_an_event_belong_to_the_old_holder() -> None:
    pos = against_hegemon(**three(active=0, event_step=5, has={"modules": ["ice-lab", "chapel"]}, events="twilight"))

    pos.play("return", "done", dice=["war-footing", "windfall", "parade", "auction", "levy", "envoys", "ice-haul"])

    assert pos.asks == {"2": "damage-which"}  # 0, 1 and 2 have no module; then it is his turn in the event
    pos.play("damage:chapel", dice=[["1"], ["2"]])
    assert pos.of("table", "eye") == 0


@pytest.mark.rule("AE-HEG-28", "AE-EVENT-08")
def test_without_a_card_there_is_no_event_and_the_eye_stays() -> None:
    pos = against_hegemon(**three(active=0, event_step=5, events="none"))

    go_home(pos, [["1"], ["2"]])

    assert pos.of("table", "raiders") == 2
    assert pos.of("table", "event_step") == 1
    assert pos.of("table", "eye") == 2
    assert turns(pos) == [1]


@pytest.mark.rule("AE-HEG-29")
def test_alone_the_human_keeps_the_eye_and_the_two_alternate() -> None:
    pos = against_hegemon(
        map=MAP,
        hegemon=QUIET,
        event_step=5,
        players=[fleet(ships={"transport": ["kiln", "pad"]})],
    )

    go_home(pos, EVENT)
    assert pos.of("table", "eye") == 0
    happened = [each.event for each in pos.table.news()]
    assert [each.who for each in happened if isinstance(each, events.TurnBegan)] == [HEGEMON, 0]
    assert not any(isinstance(each, events.EyePassed) for each in happened), "there is nobody to pass it to"
    table = starboard.new("edge", scenario="hegemon", seats=1, seed=4)
    for choice in table.choices:
        table.answer(choice.keys[0], choice.seat)
    assert (table.state.first, table.state.hegemon.eye, table.state.active) == (0, 0, 0)


@pytest.mark.rule("AE-HEG-31")
def test_the_holder_decides_even_against_themselves() -> None:
    """Two planets fit the card; on one of them stands the holder's own ship."""
    pos = hegemon_turn(
        map="odessa-field kiln . . . rusk",
        seats=2,
        hegemon={"orders": ["order-08", "order-09", "order-17"], "probe": "odessa-field", "eye": 1},
        players=[fleet(ships={"transport": ["pad"]}), fleet(ships={"transport": ["kiln"]})],
        dice=[["1"]],
    )

    assert pos.asks == {"1": "hegemon-goes"}
    assert pos.offered == ["send:kiln", "send:rusk"]
    assert pos.table.choice is not None
    assert pos.table.choice.rule == "AE-HEG-81"


# --- his place in the order of play -----------------------------------------------------------------------------------


@pytest.mark.rule("AE-RULING-53")
@pytest.mark.parametrize(
    ("active", "eye", "order"),
    [(0, 2, [0, 1, 2, 3]), (0, 0, [0, 3, 1, 2]), (1, 0, [1, 2, 0, 3]), (3, 2, [3, 0, 1, 2]), (3, 0, [3, 1, 2, 0])],
)
def test_he_comes_directly_after_the_holder_and_first_in_his_own_turn(active: int, eye: int, order: list[int]) -> None:
    pos = against_hegemon(**three(active=active, phase="hegemon" if active == 3 else "turn", hegemon={"eye": eye}))

    assert in_order(pos.start) == order


# --- the last turns ---------------------------------------------------------------------------------------------------


def play_to_the_end(pos: EdgePosition, *, event: bool = False) -> list[int]:
    """Everybody returns where they can and launches where they must; whose turns they were."""
    found = turns(pos)
    while pos.table.choice is not None:
        wanted = next((key for key in ("return", "done", "end-turn", "ready") if pos.is_offered(key)), pos.offered[0])
        if event and wanted == "done" and pos.of("table", "active") == 1:
            pos.load(EVENT)
        pos.answer(wanted)
        found += turns(pos)
    return found


@pytest.mark.rule("AE-EX-39", "AE-RULING-27", "AE-END-02", "AE-RULING-59")
@pytest.mark.parametrize(
    ("trigger", "order"),
    [(0, [1, 2, HEGEMON, 0]), (2, [HEGEMON, 0, 1, 2]), (3, [0, 1, 2, HEGEMON])],
)
def test_everybody_has_one_last_turn_in_the_usual_order(trigger: int, order: list[int]) -> None:
    given = three(active=trigger, phase="hegemon" if trigger == 3 else "turn")
    if trigger < 3:
        given["players"][trigger]["points"] = 60
    else:
        given["has"] = {"points": 60}
    pos = against_hegemon(**given)

    assert play_to_the_end(pos) == order


@pytest.mark.rule("AE-EX-39", "AE-HEG-29")
def test_alone_his_last_turn_comes_before_that_of_the_human() -> None:
    pos = against_hegemon(map=MAP, hegemon=QUIET, players=[fleet(ships={"transport": ["kiln", "pad"]}, points=60)])

    assert play_to_the_end(pos) == [HEGEMON, 0]


@pytest.mark.rule("AE-EX-48", "AE-RULING-27")
def test_an_event_in_a_last_turn_still_passes_the_eye() -> None:
    given = three(active=0, event_step=4)
    given["players"][0]["points"] = 60
    pos = against_hegemon(**given)

    assert play_to_the_end(pos, event=True) == [1, 2, 0, HEGEMON]


@pytest.mark.rule("AE-RULING-27")
def test_he_has_his_last_turn_though_the_eye_has_passed_to_somebody_who_had_theirs() -> None:
    pos = against_hegemon(**three(active=3, phase="hegemon", has={"points": 60}, event_step=4))

    assert play_to_the_end(pos, event=True) == [0, 1, 2, HEGEMON]
    assert pos.of("table", "eye") == 0


@pytest.mark.rule("AE-EX-27", "AE-HEG-106", "AE-HEG-107")
def test_in_his_last_turn_he_returns_unless_his_whole_fleet_is_home() -> None:
    away = hegemon_turn(
        map=MAP,
        ending=True,
        has={"ships": home_but(transport=["kiln"]), "leaders": 0},
        hegemon=QUIET,
        players=[fleet(ships={"transport": ["pad"]})],
        dice=["windfall"],
    )
    home = hegemon_turn(
        map=MAP,
        ending=True,
        hegemon=QUIET,
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", "order-01"],
    )

    assert away.happened(events.HegemonRolled) == []
    assert away.of("hegemon", "pad") == ["transport"] * 6 + ["fighter", "science-vessel", "cruiser"]
    assert home.of("bastion-academy", "ships") == ["1:transport"]


@pytest.mark.rule("AE-RULING-52", "AE-HEG-31")
def test_a_game_with_him_can_be_repeated_and_choices_for_him_are_answers_of_the_holder() -> None:
    first = hegemon_turn(
        **three(hegemon={"orders": ["order-08"] * 3, "probe": "bastion-academy", "eye": 2, "marker": 3})
    )
    twin = hegemon_turn(
        **three(hegemon={"orders": ["order-08"] * 3, "probe": "bastion-academy", "eye": 2, "marker": 3})
    )

    assert first.asks == {"2": "hegemon-goes"}
    for pos in (first, twin):
        pos.answer(pos.offered[0])
    assert first.state == twin.state
    assert first.table.entries == twin.table.entries
    assert "send:rusk" in first.table.entries
