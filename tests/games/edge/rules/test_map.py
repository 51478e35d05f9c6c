"""Regions, distances, planets that come later, special regions (AE-MAP, AE-RULING-01)."""

from __future__ import annotations

import msgspec
import pytest

from starboard.games.edge.chart import (
    DISTANCE,
    FIRST_NEBULA,
    GATE_SPACE,
    NEIGHBOURS,
    PLACES,
    REGIONS,
    SPACES,
    SPECIAL_SPACES,
)
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import is_base, is_gate, is_occupied, is_planet, is_special, regions
from starboard.games.edge.rules.launching import legal_regions
from support.edge import edge, fleet, quiet

FULL = (
    "isolde odessa-field rusk kestrel-field veil kiln halcyon-drydock ninth freeport-meridian sorrel bastion-academy "
    "farsight-beacon pale verglas anchorage slag caravan brume orchard oubli vortex-maw quasar-lantern"
)
"""Every space has a tile."""


def place(row: int, x: int) -> int:
    return PLACES.index((row, x))


@pytest.mark.rule("AE-MAP-01", "AE-MAP-16")
def test_a_region_is_a_planet_a_base_a_nebula_or_special() -> None:
    pos = edge(map="isolde odessa-field vortex-maw gate . kiln", gate=True)
    kinds = {
        at: [is_planet(pos.state, at), is_base(pos.state, at), is_special(pos.state, at), is_gate(pos.state, at)]
        for at in regions(pos.state)
    }

    assert kinds[0] == [True, False, False, False]
    assert kinds[1] == [False, True, False, False]
    assert kinds[2] == [False, False, True, False]
    assert kinds[3] == [False, False, False, True]
    assert 4 not in kinds, "an empty space is no region"
    assert kinds[FIRST_NEBULA] == [False, False, False, False]
    assert len(kinds) == 5 + 6


@pytest.mark.rule("AE-RULING-01", "AE-MAP-03", "AE-MAP-05")
def test_the_grid_has_22_spaces_and_six_nebulae_at_its_rim() -> None:
    assert (SPACES, REGIONS) == (22, 28)
    rows = [[x for row, x in PLACES[:SPACES] if row == each] for each in range(4)]
    assert rows == [[2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10], [1, 3, 5, 7, 9, 11]]
    assert PLACES[FIRST_NEBULA:] == ((0, 0), (0, 12), (1, -1), (1, 13), (2, 0), (2, 12))
    assert place(1, 5) == GATE_SPACE
    assert [PLACES[at] for at in SPECIAL_SPACES] == [(0, 8), (2, 4), (1, 9), (2, 8)]


@pytest.mark.rule("AE-MAP-02", "AE-MAP-05", "AE-RULING-01")
def test_regions_that_share_a_side_are_adjacent_nebulae_too() -> None:
    assert sorted(NEIGHBOURS[place(1, 3)]) == sorted(
        place(*each) for each in ((0, 2), (0, 4), (1, 1), (1, 5), (2, 2), (2, 4))
    )
    assert place(0, 0) in NEIGHBOURS[place(0, 2)]
    assert place(0, 0) in NEIGHBOURS[place(1, 1)]
    assert place(0, 0) in NEIGHBOURS[place(1, -1)]
    assert place(0, 6) not in NEIGHBOURS[place(0, 2)]


@pytest.mark.rule("AE-MAP-07")
@pytest.mark.parametrize(
    ("here", "there", "steps"),
    [((0, 2), (0, 2), 0), ((0, 2), (0, 10), 4), ((0, 2), (3, 1), 3), ((0, 2), (3, 11), 6), ((0, 0), (2, 12), 7)],
)
def test_distance_is_steps_over_whatever_lies_between(
    here: tuple[int, int], there: tuple[int, int], steps: int
) -> None:
    assert DISTANCE[place(*here)][place(*there)] == steps


@pytest.mark.rule("AE-MAP-07", "AE-MAP-08", "AE-BATTLE-04")
def test_an_empty_space_between_counts_as_a_step() -> None:
    def near(middle: str) -> dict[str, str]:
        pos = edge(
            map=f"isolde {middle} halcyon-drydock",
            players=[
                quiet(ships={"fighter": ["pad"]}),
                quiet(ships={"transport": ["halcyon-drydock"], "cruiser": ["isolde"]}),
            ],
        )
        pos.play("launch:fighter", "to:fighter:halcyon-drydock")
        return pos.asks

    assert near(".") == near("rusk") == {"1": "escalate"}, "two steps, whether or not there is a region between"


@pytest.mark.rule("AE-MAP-06")
def test_ships_of_others_and_raiders_occupy_and_nothing_else_does() -> None:
    pos = edge(
        players=[
            fleet(ships={"transport": ["pad", "ninth"]}),
            fleet(ships={"transport": ["kiln"]}, abroad={"veil": 2}),
        ],
        raiders=[{"id": "vorticon", "at": "sorrel"}],
        developments=[{"at": "rusk", "owner": 1, "leaders": 2}],
        goods={"isolde": {"ice": 1}},
    )
    pos.play("launch:transport")

    assert [pos.refusal(f"to:transport:{at}") for at in ("kiln", "sorrel")] == [("AE-LAUNCH-03", "occupied")] * 2
    for free in ("veil", "rusk", "isolde", "odessa-field"):
        assert pos.is_offered(f"to:transport:{free}")
    ninth = next(at for at in regions(pos.state) if pos.state.tiles[at] == BOX.planets.number("ninth"))
    assert not is_occupied(pos.state, 0, ninth), "one's own ship does not occupy"
    assert is_occupied(pos.state, 1, ninth)


@pytest.mark.rule("AE-MAP-11", "AE-DEV-03", "AE-DEV-14")
def test_a_planet_holds_one_development_which_bars_neither_launch_nor_moon() -> None:
    rich = {"stores": {"ice": 9, "energy": 9, "titanium": 9}, "leaders": 9}
    pos = edge(
        developments=[{"at": "isolde", "owner": 1}],
        players=[fleet(ships={"transport": ["isolde", "ninth", "pad"]}, **rich), {}],
    )
    pos.play("return")

    assert pos.is_offered("build:ninth")
    assert pos.refusal("build:isolde") == ("AE-MAP-11", "built-already")

    pos = edge(developments=[{"at": "isolde", "owner": 1}], players=[fleet(ships={"transport": ["pad"]}), {}])
    pos.play("launch:transport", "to:transport:isolde", dice=["ice-moon"])
    assert pos.of(0, "moons") == ["ice-moon"]


@pytest.mark.rule("AE-MAP-13", "AE-RULING-06", "AE-SETUP-07", "AE-SETUP-10")
def test_a_new_planet_goes_to_the_first_empty_space_with_three_moons() -> None:
    pos = edge(
        map="isolde farsight-beacon . kiln . rusk",
        players=[fleet(ships={"transport": ["pad"]}), {}],
    )

    pos.play("launch:transport", "to:transport:farsight-beacon", "perform", dice=["orchard", "garden-whispering-moon"])

    assert pos.state.tiles[2] == BOX.planets.number("orchard")
    assert pos.of("orchard", "moons") == ["garden-whispering-moon"]
    assert pos.of("orchard", "buried") == 2
    assert pos.of(0, "nanocarbon") == 1
    assert pos.state.planets[BOX.planets.number("orchard")] == 0


@pytest.mark.rule("AE-MAP-14", "AE-RULING-06")
def test_with_a_full_map_or_no_planet_left_there_are_resources_instead() -> None:
    pos = edge(map=FULL, players=[fleet(ships={"transport": ["pad"]}), {}])

    pos.play("launch:transport", "to:transport:farsight-beacon", "perform", "gain:ice", "gain:credits")

    assert (pos.of(0, "ice"), pos.of(0, "credits")) == (1, 1)
    assert pos.of("table", "tiles") == 22


@pytest.mark.rule("AE-MAP-15", "AE-END-06")
def test_developments_beside_a_special_region_score_two_points_for_each() -> None:
    pos = edge(
        map="isolde vortex-maw rusk quasar-lantern kiln sorrel",
        developments=[
            {"at": "rusk", "owner": 0},
            {"at": "isolde", "owner": 1},
            {"at": "sorrel", "owner": 1, "out_of_use": True},
            {"at": "kiln", "owner": 1},
        ],
    )

    assert pos.of(0, "score_specials") == 4, "Rusk lies between the two"
    assert pos.of(1, "score_specials") == 4, "Isolde by the vortex, Kiln by the quasar"


@pytest.mark.rule("AE-LAUNCH-06", "AE-RULING-05")
def test_any_region_will_do_unless_the_switch_asks_for_a_neighbour(monkeypatch: pytest.MonkeyPatch) -> None:
    players = [fleet(ships={"transport": ["pad", "isolde"]}), {}]
    pos = edge(players=players).play("launch:transport")
    assert pos.is_offered("to:transport:sorrel")

    monkeypatch.setattr(BOX, "numbers", msgspec.structs.replace(BOX.numbers, launch_adjacency=True))
    pos = edge(players=players).play("launch:transport")
    assert pos.refusal("to:transport:sorrel") == ("AE-RULING-05", "too-far")
    assert pos.is_offered("to:transport:kiln")
    first = edge(players=[fleet(ships={"transport": ["pad", "pad"]}), {}])
    assert len(legal_regions(first.state, 0, 0)) == 10, "the first ship goes anywhere"
