"""The tables of how to play Edge say what is printed."""

from __future__ import annotations

import re
from pathlib import Path

from starboard.games.edge.content.library import BOX
from starboard.games.edge.printed import RESOURCES

PAGE = (Path(__file__).parents[2] / "docs" / "edge" / "how-to-play.md").read_text(encoding="utf-8")


def table(head: str) -> list[list[str]]:
    """The rows of the table whose head begins like this."""
    body = PAGE[PAGE.index(f"| {head} |") :].partition("\n\n")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in body.splitlines()[2:]]


def amounts(cell: str) -> dict[str, int]:
    """`2 ice, 1 energy`."""
    return {kind: int(count) for count, kind in re.findall(r"(\d+) (\w+)", cell)}


def test_ships_are_as_printed() -> None:
    rows = table("Ship")

    assert [(row[0], int(row[1]), int(row[2]), amounts(row[4])) for row in rows] == [
        (str(ship.name), ship.spec.guns, ship.spec.reach, ship.spec.cost) for ship in BOX.ships
    ]
    assert [row[0] for row in rows if "Assault" in row[3]] == [
        str(ship.name) for ship in BOX.ships if ship.spec.assault
    ]
    assert [row[0] for row in rows if "navigation" in row[3]] == [
        str(ship.name) for ship in BOX.ships if ship.spec.navigation
    ]


def test_planets_and_their_developments_are_as_printed() -> None:
    kinds = list(dict.fromkeys(planet.spec.type for planet in BOX.planets))
    types = [BOX.planet_types[next(each.number for each in BOX.planets if each.spec.type == kind)] for kind in kinds]

    assert [(row[0], row[1], row[2], int(row[3]), amounts(row[4])) for row in table("Planet")] == [
        (
            kind,
            RESOURCES[BOX.type_resources[type]],
            str(BOX.developments[type].name),
            BOX.developments[type].spec.leaders,
            BOX.developments[type].spec.cost,
        )
        for kind, type in zip(kinds, types, strict=True)
    ]


def test_spaces_of_the_tracks_are_as_printed() -> None:
    for row, track in zip(table("Track"), BOX.tracks, strict=True):
        assert row[0] == str(track.name)
        on_the_way = {int(number) for number in re.findall(r"\d+", row[1])}
        scores = {space.at for space in track.spec.space for deed in space.gain if deed["name"] == "points"}
        gives = {
            space.at for space in track.spec.space if space.marks == "hand" or len(space.gain) > (space.at in scores)
        }
        assert on_the_way == gives, row[0]
        at_once = {space.at: space.gain[-1]["count"] for space in track.spec.space if space.at in scores}
        (first, most), *others = at_once.items()
        assert f"{most} points on space {first}, " + ", ".join(f"{count} on {at}" for at, count in others) in PAGE
    assert f"up to {BOX.numbers.track_points[-1]} points" in PAGE
    assert [space.at for space in BOX.tracks[2].spec.space if space.marks == "vault"] == [4, 8]
    first, second, third = BOX.numbers.development_bonus
    _, middle, last = BOX.numbers.bonus_from
    assert f"{first} points, {second} from space {middle} of its track, {third} from space {last}" in PAGE
