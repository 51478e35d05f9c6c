"""Events that reach only some, and those that are different for the Hegemon (AE-SHADOW, AE-HEG-66 to 73, 120)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.state import HEGEMON
from support.edge import EdgePosition, against_hegemon, edge, fleet, home_but

ROW = "gate odessa-field isolde kestrel-field kiln rusk"
"""The Gate at the left end of the top row; Rusk below it."""
RAIDERS = [["1"], ["2"]]
"""Where the two raiders enter that an event brings."""


def event(
    card: str, *, dice: tuple[Any, ...] = (), players: list[Any], deck: str = "shadows", **given: Any
) -> EdgePosition:
    """The first player's return brings this event."""
    given.setdefault("map", ROW)
    given.setdefault("event_step", 5)
    common: dict[str, Any] = {"events": deck, "gate": True, "wyrm": deck == "shadows", "players": players, **given}
    make = against_hegemon if "hegemon" in given else edge
    pos = make(seats=len(players), **common)
    return pos.play("return", "done", dice=[card, *dice])


def spared(pos: EdgePosition) -> list[tuple[int, str]]:
    """Whom the event did not reach, and why."""
    return [(each.who, each.rule) for each in pos.happened(events.EventSpared)]  # type: ignore[attr-defined]


# --- in reach of the Gate ---------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-EX-31", "AE-SHADOW-03", "AE-SHADOW-04")
def test_a_card_of_the_shadows_strikes_only_whoever_has_the_gate_in_reach() -> None:
    """A fleet that has just come home has nothing on the map; a transport next to the Gate reaches it."""
    pos = event(
        "the-gate-breathes",
        players=[
            fleet(ships={"transport": ["odessa-field", "pad"]}),
            fleet(ships={"transport": ["kiln", "odessa-field"]}),
            fleet(ships={"transport": ["isolde", "pad"]}),
        ],
        dice=("windfall", "parade", *RAIDERS),
    )

    assert [pos.of(who, "cards") for who in range(3)] == [0, 2, 0]
    assert [pos.of(who, "energy") for who in range(3)] == [0, 1, 0]
    assert spared(pos) == [(0, "AE-SHADOW-03"), (2, "AE-SHADOW-03")]


@pytest.mark.rule("AE-SHADOW-04", "AE-SHIP-08", "AE-MAP-08")
@pytest.mark.parametrize(
    ("ship", "at", "reached"),
    [
        ("transport", "gate", True),
        ("transport", "odessa-field", True),
        ("transport", "isolde", False),
        ("cruiser", "isolde", True),
        ("cruiser", "kestrel-field", False),
        ("transport", "pad", False),
        ("transport", "scrapyard", False),
    ],
)
def test_reach_is_that_of_a_ship_on_the_map(ship: str, at: str, reached: bool) -> None:
    pos = event(
        "cold-front",
        players=[
            fleet(ships={"transport": ["kiln", "pad"]}, points=10),
            fleet(ships={ship: [at], "fighter": ["pad"]}, points=10),
        ],
        dice=(["3"], *RAIDERS),
    )

    assert pos.of(1, "points") == (9 if reached else 10)


@pytest.mark.rule("AE-SHADOW-03")
def test_another_deck_needs_no_gate_in_reach() -> None:
    pos = event(
        "shared-frequencies",
        deck="dawn",
        players=[fleet(ships={"transport": ["kiln", "pad"]}), fleet(ships={"transport": ["pad"]})],
        dice=("windfall", "parade", "levy", "envoys", *RAIDERS),
    )

    assert [pos.of(who, "cards") for who in range(2)] == [2, 2]
    assert spared(pos) == []


@pytest.mark.rule("AE-SHADOW-01", "AE-SHADOW-03")
def test_the_wyrm_moves_whoever_is_in_reach() -> None:
    hunger = event(
        "hunger",
        players=[fleet(ships={"transport": ["kiln", "pad"]}), fleet(ships={"transport": ["isolde", "pad"]})],
        raiders=[{"id": "wyrm", "at": "gate"}],
        dice=tuple(RAIDERS),
    )
    homecoming = event(
        "homecoming",
        players=[fleet(ships={"transport": ["kiln", "pad"]}), fleet(ships={"transport": ["pad"]})],
        raiders=[{"id": "wyrm", "at": "kestrel-field"}],
        dice=tuple(RAIDERS),
    )

    assert [each.rule for each in hunger.happened(events.RaiderMoved)] == ["AE-SHADOW-01"]  # type: ignore[attr-defined]
    assert hunger.of("isolde", "raiders") == ["wyrm"]
    assert homecoming.of("gate", "raiders") == ["wyrm"]


@pytest.mark.rule("AE-TURN-08")
def test_whoever_has_no_points_loses_none_and_nothing_is_told_of_it() -> None:
    pos = event(
        "cold-front",
        players=[fleet(ships={"transport": ["isolde", "pad"]}), fleet(ships={"transport": ["rusk", "pad"]})],
        dice=(["3"], *RAIDERS),
    )

    assert pos.of(1, "points") == 0
    assert not pos.happened(events.PointsScored)


# --- the Hegemon and the Gate -----------------------------------------------------------------------------------------


@pytest.mark.rule("AE-EX-40", "AE-HEG-120", "AE-HEG-101")
@pytest.mark.parametrize(
    ("away", "reached"),
    [
        ({"cruiser": ["kiln"]}, True),
        ({"transport": ["isolde"]}, False),
        ({"transport": ["odessa-field"]}, True),
        ({}, False),
    ],
)
def test_his_cruiser_has_the_gate_in_reach_wherever_it_stands(away: dict[str, list[str]], reached: bool) -> None:
    """Cold Front costs a point whoever it reaches."""
    pos = event(
        "cold-front",
        players=[fleet(ships={"transport": ["rusk", "pad"]})],
        hegemon={"orders": ["order-04"] * 3, "marker": 3},
        has={"ships": home_but(**away), "leaders": 0, "points": 10},
        dice=(["3"], *RAIDERS),
    )

    scored = pos.happened(events.PointsScored)
    lost = [each.who for each in scored if each.points == -1]  # type: ignore[attr-defined]
    assert lost == [HEGEMON] * reached


@pytest.mark.rule("AE-HEG-120", "AE-SHADOW-03")
def test_that_it_does_not_reach_him_is_told_with_his_rule() -> None:
    pos = event(
        "cold-front",
        players=[fleet(ships={"transport": ["rusk", "pad"]})],
        hegemon={"orders": ["order-04"] * 3, "marker": 3},
        has={"leaders": 0},
        dice=(["3"], *RAIDERS),
    )

    assert (HEGEMON, "AE-HEG-120") in spared(pos)


@pytest.mark.rule("AE-HEG-72", "AE-HEG-120", "AE-HEG-73")
@pytest.mark.parametrize(("away", "modules"), [({"cruiser": ["kiln"]}, ["chapel"]), ({"transport": ["isolde"]}, [])])
def test_rise_from_the_shadows_gives_him_any_module_with_the_gate_in_reach(away: Any, modules: list[str]) -> None:
    owned = ["ice-lab", "smelter", "toll-booth"]
    pos = event(
        "rise-from-the-shadows",
        players=[fleet(ships={"transport": ["rusk", "pad"]})],
        hegemon={"orders": ["order-04"] * 3, "marker": 3},
        has={"ships": home_but(**away), "modules": owned, "leaders": 0},
        display={"civilization": ["chapel", "gardens", "senate"]},
        dice=(*(["tenements"] if modules else []), *RAIDERS),
    )

    assert pos.of("hegemon", "modules") == owned + modules


# --- the variants of the other decks ----------------------------------------------------------------------------------


@pytest.mark.rule("AE-HEG-67", "AE-HEG-68", "AE-HEG-69", "AE-HEG-73", "AE-HEG-66")
@pytest.mark.parametrize(
    ("card", "type", "module", "more"),
    [
        ("welcome-to-the-fleet", "industry", "smelter", "tool-crib"),
        ("shattered-relic", "commerce", "toll-booth", "pawn-shop"),
        ("electron-storm", "science", "ice-lab", "cold-store"),
    ],
)
def test_he_takes_a_module_in_place_of_what_the_others_get(card: str, type: str, module: str, more: str) -> None:
    dear = {
        "industry": ["shipyard", "star-forge"],
        "commerce": ["mint", "monopoly"],
        "science": ["deep-array", "relay-core"],
    }
    pos = event(
        card,
        deck="dawn",
        players=[fleet(ships={"transport": ["rusk", "pad"]})],
        hegemon={"orders": ["order-04"] * 3, "marker": 3},
        has={"leaders": 0},
        display={type: [module, *dear[type]]},
    )
    while pos.is_offered("decline"):
        pos.answer("decline")

    assert pos.of("hegemon", "modules") == [module]
    assert pos.of("hegemon", type) == 1
    assert pos.of("hegemon", "energy") == 0
    assert len(pos.of("hegemon", "hand")) <= 1  # of his own turn, not of the event


@pytest.mark.rule("AE-HEG-71", "AE-RULING-38")
def test_time_anomaly_is_nothing_to_him() -> None:
    pos = event(
        "time-anomaly",
        deck="twilight",
        players=[fleet(ships={"transport": ["rusk", "pad"]}), fleet(ships={"transport": ["kiln", "pad"]})],
        hegemon={"orders": ["order-04"] * 3, "marker": 3, "eye": 1},
        has={"ships": home_but(transport=["isolde"]), "leaders": 0},
        moons={"kiln": []},
    )

    assert pos.asks == {"1": "recall-which"}
    pos.play("recall:0", dice=RAIDERS)
    assert events.HegemonIdle("event", "AE-HEG-71") in pos.happened(events.HegemonIdle)
    assert pos.of(1, "pad") == ["transport", "transport"]
    assert pos.of(1, "energy") == 1  # the action of the region it left
    assert pos.of("isolde", "ships") == ["2:transport"]


@pytest.mark.rule("AE-HEG-66", "AE-RULING-53", "AE-HEG-34")
def test_what_is_for_each_player_is_for_him_too_at_his_place() -> None:
    pos = event(
        "harvest-moon",
        deck="dawn",
        players=[fleet(ships={"transport": ["rusk", "pad"]}), fleet(ships={"transport": ["kiln", "pad"]})],
        hegemon={"orders": ["order-04"] * 3, "marker": 3, "eye": 0},
        has={"leaders": 0},
    )

    pos.play("gain:ice")
    assert pos.of("hegemon", "cards") == 0
    pos.play("gain:ice", dice=["windfall", "parade"])
    assert pos.of("hegemon", "cards") == 2
    assert pos.asks == {"1": "gain-which"}


@pytest.mark.rule("AE-HEG-66", "AE-HEG-31")
def test_what_he_must_choose_in_an_event_the_holder_chooses() -> None:
    pos = event(
        "hull-rot",
        deck="twilight",
        players=[fleet(ships={"transport": ["rusk", "pad"]}), fleet(ships={"transport": ["kiln", "pad"]})],
        hegemon={"orders": ["order-04"] * 3, "marker": 3, "eye": 1},
        has={"leaders": 0, "modules": ["ice-lab"], "hand": ["windfall"]},
    )

    assert pos.asks == {"1": "lose-or-damage"}
    assert pos.offered == ["lose-one", "damage-one"]
    pos.play("damage-one", dice=RAIDERS)
    assert pos.of("hegemon", "damaged") == ["ice-lab"]


@pytest.mark.rule("AE-HEG-08", "AE-HEG-66")
def test_the_pale_chancellor_draws_and_scores_after_every_event() -> None:
    pos = event(
        "golden-lanes",
        deck="dawn",
        players=[fleet(ships={"transport": ["rusk", "pad"]}), fleet(ships={"transport": ["kiln", "pad"]})],
        hegemon={"orders": ["order-04"] * 3, "marker": 3, "eye": 1, "officer": "pale-chancellor"},
        has={"leaders": 0, "points": 10},
        dice=(*RAIDERS, "windfall"),
    )

    assert (pos.of("hegemon", "cards"), pos.of("hegemon", "points")) == (1, 11)


# --- the order of an event --------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-RULING-12", "AE-EVENT-07", "AE-HEG-28", "AE-EVENT-04")
def test_an_event_is_card_raiders_marker_eye() -> None:
    pos = event(
        "golden-lanes",
        deck="dawn",
        players=[fleet(ships={"transport": ["rusk", "pad"]}), fleet(ships={"transport": ["kiln", "pad"]})],
        hegemon={"orders": ["order-04"] * 3, "marker": 3, "eye": 1},
        has={"leaders": 0},
        dice=tuple(RAIDERS),
    )

    wanted = [
        events.EventRevealed,
        *[events.GoodsLaid] * 2,
        *[events.RaiderEntered] * 2,
        events.EventMarkerReset,
        events.EyePassed,
    ]
    assert [type(each.event) for each in pos.table.news() if type(each.event) in wanted] == wanted
    assert pos.of("table", "event_step") == 2


@pytest.mark.rule("AE-RULING-12", "AE-EVENT-07", "AE-WYRM-01")
@pytest.mark.parametrize(
    ("before", "wyrm", "enter"),
    [
        (0, False, ["tollkeepers", "vorticon"]),
        (1, False, ["wreckers", "vorticon"]),
        (2, False, ["black-flotilla", "vorticon"]),
        (2, True, ["vorticon"]),
        (3, True, ["dread-barge", "vorticon"]),
        (4, False, ["vorticon"]),
    ],
)
def test_which_raiders_an_event_brings(before: int, wyrm: bool, enter: list[str]) -> None:
    pos = event(
        "homecoming" if wyrm else "golden-lanes",
        deck="shadows" if wyrm else "dawn",
        players=[fleet(ships={"transport": ["rusk", "pad"]}), fleet(ships={"transport": ["kiln", "pad"]})],
        event_count=before,
        dice=tuple(RAIDERS[: len(enter)]),
    )

    there = [pos.of(f"nebula-{number}", "raiders") for number in (1, 2)]
    assert [id for each in there for id in each] == enter


@pytest.mark.rule("AE-RULING-12", "AE-EVENT-01", "AE-EX-08")
@pytest.mark.parametrize(("seats", "step"), [(1, 3), (2, 2), (3, 1)])
def test_he_counts_as_a_player_for_the_event_track(seats: int, step: int) -> None:
    pos = against_hegemon(seats=seats, players=[fleet(ships={"transport": ["pad"]})] * seats)

    assert pos.of("table", "event_step") == step
