"""The count as a seat knows it: what is open is counted for everybody, a destiny for whoever holds it."""

from __future__ import annotations

from starboard.core.choice import SPECTATOR
from starboard.core.scene import Piece
from starboard.games.edge.rules.scoring import score_sheet
from support.edge import EdgePosition, edge, quiet

DESTINY = "moonwright"


def counted() -> EdgePosition:
    """Two players with a destiny each that is worth something, and other things that count."""
    has = {"destinies": [DESTINY], "moons": ["ice-moon"] * 3, "leaders": 2, "points": 9}
    return edge(players=[quiet(**has), quiet(**has)])


def sheets(pos: EdgePosition, seat: int) -> list[Piece]:
    (zone,) = [zone for zone in pos.table.scene(seat).zones if zone.id == "score"]
    return zone.pieces


def test_a_destiny_is_counted_for_its_holder_alone() -> None:
    pos = counted()
    (true,) = [line.points for line in score_sheet(pos.state) if line.name == "destiny"]
    assert min(true) > 0

    assert [sheet.facts["line-destiny"] for sheet in sheets(pos, 0)] == [true[0], 0]
    assert [sheet.facts["line-destiny"] for sheet in sheets(pos, 1)] == [0, true[1]]
    assert [sheet.facts["line-destiny"] for sheet in sheets(pos, SPECTATOR)] == [0, 0]


def test_what_is_open_is_counted_for_everybody() -> None:
    pos = counted()
    true = {line.name: line.points for line in score_sheet(pos.state) if line.name != "destiny"}

    for seat in (SPECTATOR, 0, 1):
        for who, sheet in enumerate(sheets(pos, seat)):
            lines = {name: int(str(sheet.facts[f"line-{name}"])) for name in true}
            assert lines == {name: points[who] for name, points in true.items()}
            assert sheet.facts["total"] == sum(lines.values()) + int(str(sheet.facts["line-destiny"]))
