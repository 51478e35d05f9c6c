"""Every mission's map: its size, and that heroes can get everywhere, and back to where they started."""

from __future__ import annotations

import pytest

from starboard.core.hexes import bits
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.printed import Mission

MISSIONS = pytest.mark.parametrize("mission", LIBRARY.missions, ids=lambda mission: mission.id)


def starts_of(mission: Mission) -> list[int]:
    return [at for mark, hexes in mission.board.marks.items() if mark.startswith("start") for at in hexes]


def steps_of(mission: Mission) -> list[tuple[int, int]]:
    """Every step a hero can take once all doors are unlocked, by lift and over ledges as well."""
    walk = mission.board.grid(0).walk
    return [*mission.links.items(), *((at, to) for at in range(mission.board.size) for to in bits(walk[at]))]


def reached(steps: list[tuple[int, int]], start: int) -> set[int]:
    """The hexes that a chain of steps leads to."""
    found, edge = {start}, {start}
    while edge:
        edge = {to for at, to in steps if at in edge} - found
        found |= edge
    return found


@pytest.mark.rule("HG-GAP-27")
@MISSIONS
def test_a_map_has_60_to_110_hexes_and_room_for_a_squad(mission: Mission):
    assert 60 <= mission.board.size <= 110
    assert len(starts_of(mission)) >= 4
    assert mission.spawns


@MISSIONS
def test_heroes_can_get_everywhere_from_every_start_hex(mission: Mission):
    steps = steps_of(mission)

    for start in starts_of(mission):
        cut_off = set(range(mission.board.size)) - reached(steps, start)
        assert [mission.board.names[at] for at in cut_off] == []


@MISSIONS
def test_no_hex_is_a_trap(mission: Mission):
    back = [(to, at) for at, to in steps_of(mission)]
    trapped = set(range(mission.board.size)) - reached(back, starts_of(mission)[0])

    assert [mission.board.names[at] for at in trapped] == []


@MISSIONS
def test_every_letter_of_the_legend_is_on_the_map(mission: Mission):
    spec = mission.spec.map

    assert [letter for letter in spec.legend if letter not in spec.drawing] == []
