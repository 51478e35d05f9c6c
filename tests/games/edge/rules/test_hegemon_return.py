"""The Hegemon returns to station in four steps (AE-HEG-91 to 98, 121, AE-RULING-21, 45)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from support.edge import EdgePosition, fleet, hegemon_turn, home_but

MAP = "kiln odessa-field rusk bastion-academy veil ninth freeport-meridian sorrel"


def he_returns(*, dice: tuple[Any, ...] = (), marker: int = 3, **given: Any) -> EdgePosition:
    """It is his last turn, and not all his ships are at home."""
    given.setdefault("map", MAP)
    given.setdefault("players", [fleet(ships={"transport": ["pad"]})])
    hegemon = {"marker": marker, **given.pop("hegemon", {})}
    given["has"] = {"leaders": 0, **given.get("has", {})}
    return hegemon_turn(ending=True, hegemon=hegemon, dice=dice, **given)


@pytest.mark.rule("AE-HEG-91", "AE-HEG-92")
def test_the_four_steps_come_in_order() -> None:
    pos = he_returns(
        has={
            "ships": home_but(transport=["kiln", *["scrapyard"] * 4], cruiser=["odessa-field"]),
            "shield": {"cruiser": 1},
            "leaders": 7,
        },
    )

    wanted = ["AE-HEG-106", "AE-HEG-61", "AE-HEG-93", "AE-HEG-96", "AE-HEG-97", "AE-HEG-98"]
    rules = [getattr(each.event, "rule", "") for each in pos.table.news()]
    assert [rule for rule in dict.fromkeys(rules) if rule in wanted] == wanted


@pytest.mark.rule("AE-HEG-93", "AE-HEG-94", "AE-EX-02")
@pytest.mark.parametrize(
    ("ships", "marker"),
    [
        ({"transport": ["kiln"]}, 4),
        ({"transport": ["bay"]}, 4),
        ({"transport": ["scrapyard"]}, 3),
        ({"transport": ["kiln", "odessa-field"]}, 5),
    ],
)
def test_the_marker_moves_for_ships_on_the_map_and_in_the_bay(ships: dict[str, list[str]], marker: int) -> None:
    pos = he_returns(has={"ships": home_but(**ships)})

    assert pos.of("table", "marker") == marker


@pytest.mark.rule("AE-HEG-94", "AE-RULING-29")
def test_he_gains_what_every_space_on_the_way_gives() -> None:
    """From space 7: two cards on 8, a card on 1, a civilization module on 2."""
    pos = he_returns(
        marker=7,
        has={"ships": home_but(transport=["odessa-field", "bay", "bastion-academy"]), "points": 10},
        display={"civilization": ["chapel", "gardens", "senate"]},
        dice=("windfall", "parade", "levy", "tenements"),
    )

    assert pos.of("table", "marker") == 2
    assert (pos.of("hegemon", "cards"), pos.of("hegemon", "points")) == (3, 10)
    assert pos.of("hegemon", "modules") == ["chapel"]


@pytest.mark.rule("AE-EX-15", "AE-HEG-95", "AE-RULING-30")
def test_each_ship_repaired_on_the_way_moves_the_marker_once_more() -> None:
    """From space 2: a module and a repair on 3, then a card on 4; a second wreck stays where it is."""
    pos = he_returns(
        marker=2,
        has={"ships": home_but(transport=["odessa-field", "scrapyard", "scrapyard"]), "points": 10},
        display={"industry": ["smelter", "shipyard", "star-forge"]},
        dice=("tool-crib", "windfall"),
    )

    assert pos.of("table", "marker") == 4
    assert pos.of("hegemon", "cards") == 1
    assert pos.of("hegemon", "points") == 12  # one ship was left in the scrapyard


@pytest.mark.rule("AE-RULING-30", "AE-HEG-95")
def test_it_can_repeat_but_each_ship_counts_once() -> None:
    """The Mother of Engines repairs twice on her third space: two ships more, two spaces more."""
    pos = he_returns(
        marker=2,
        hegemon={"officer": "mother-of-engines"},
        has={
            "ships": home_but(transport=["odessa-field", "scrapyard", "scrapyard"]),
            "modules": ["ice-lab", "smelter", "toll-booth"],
            "points": 10,
        },
        display={"civilization": ["chapel", "gardens", "senate"]},
        dice=("windfall", "tenements"),
    )

    assert pos.of("table", "marker") == 5
    assert pos.of("hegemon", "points") == 10


@pytest.mark.rule("AE-EX-16", "AE-HEG-96")
def test_wrecks_are_worth_two_each_and_ships_in_the_bay_nothing() -> None:
    pos = he_returns(
        has={"ships": home_but(transport=["scrapyard", "bay"], fighter=["scrapyard"]), "points": 10}, dice=("windfall",)
    )

    scored = pos.happened(events.PointsScored)
    assert [(event.points, event.rule) for event in scored] == [(4, "AE-HEG-96")]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-97", "AE-RULING-21")
def test_the_whole_fleet_comes_home_from_everywhere() -> None:
    pos = he_returns(
        has={
            "ships": home_but(
                transport=["kiln", "scrapyard", "bay", "rusk", "pad", "pad"], fighter=["veil"], cruiser=["sorrel"]
            ),
        },
    )

    assert pos.state.players[1].ships == [-2] * 9
    home = pos.happened(events.FleetReturned)
    assert [(event.ships, event.rule) for event in home] == [(6, "AE-HEG-97")]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-98")
@pytest.mark.parametrize("mark", [0, 1])
def test_a_marker_on_his_cruisers_shield_goes_with_his_return(mark: int) -> None:
    pos = he_returns(has={"ships": home_but(cruiser=["odessa-field"]), "shield": {"cruiser": mark}})

    assert pos.state.players[1].marks[8] == 0
    restored = pos.happened(events.ShieldRestored)
    assert [event.rule for event in restored] == ["AE-HEG-98"] * mark  # type: ignore[attr-defined]


@pytest.mark.rule("AE-HEG-121", "AE-HEG-48")
def test_on_his_return_no_module_is_activated_and_the_event_marker_stays() -> None:
    pos = he_returns(
        event_step=3,
        has={"ships": home_but(transport=["odessa-field"]), "modules": ["ore-crusher", "ice-lab"]},
        dice=("windfall",),
    )

    assert pos.of("table", "event_step") == 3
    assert pos.happened(events.ModuleUsed) == []
    assert pos.of("hegemon", "cards") == 1
