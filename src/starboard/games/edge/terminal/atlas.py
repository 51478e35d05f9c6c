"""The star atlas as text: every region in its place, with what lies in it, stands on it and threatens it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text as Line

from starboard.core.scene import Scene
from starboard.games.edge.chart import PLACES, REGIONS
from starboard.games.edge.printed import BOX, FLEET
from starboard.games.edge.terminal.speech import CHOICE, HOSTILE, QUIET, Speech, chosen, letter_of, style_of, zone_of
from starboard.games.edge.view import View

NARROW, WIDE = 6, 7
"""Columns from one half hex to the next: by how much room there is."""
BETWEEN = 1
"""Columns between two regions."""
SHIP_LETTERS = "tfsc"
"""By type of ship: transport, fighter, science vessel, cruiser."""
MOON, LEADER, RAIDER = "o", "+", "!"


class Atlas(Speech):
    """Draws the map."""

    @property
    def _step(self) -> int:
        """How far apart half hexes are drawn on this screen."""
        widest = max(x for _, x in PLACES) + 3
        return WIDE if self.screen.width >= widest * WIDE else NARROW

    @property
    def _cell_width(self) -> int:
        return 2 * self._step - BETWEEN

    def map(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> RenderableType:
        """The map, row by row; a space without a region is drawn only if an option is about it."""
        chart = zone_of(scene, "map")
        assert chart is not None, "there is a map"
        rows: list[Line] = []
        for row in sorted({place[0] for place in PLACES}):
            cells: list[tuple[int, list[Line]]] = []
            for at in sorted((at for at in range(REGIONS) if PLACES[at][0] == row), key=lambda at: PLACES[at][1]):
                place = chart.places[at]
                if place.kind != "space" or place.id in numbers:
                    cells.append(((PLACES[at][1] + 1) * self._step, self._cell(view, scene, at, numbers)))
            if cells:
                rows += [_beside([(column, cell[line]) for column, cell in cells]) for line in range(len(cells[0][1]))]
        return Group(*rows)

    def _cell(self, view: View, scene: Scene, at: int, numbers: Mapping[str, int]) -> list[Line]:
        """A region: its name, what it is, what was built or threatens, ships, leaders."""
        chart = zone_of(scene, "map")
        assert chart is not None, "there is a map"
        place = chart.places[at]
        number = chosen(place.id, numbers)
        name = Line.assemble((number, CHOICE), (_cut(self._name(place), self._cell_width - len(number)), "bold"))
        there = len(view.moons[at]) + view.buried[at]
        moons = f"{there}{MOON}" if there else ""
        kind = self._say("kind", kind=str(place.facts.get("type", place.kind)))
        return [
            name,
            Line(_cut(f"{kind} {moons}".rstrip(), self._cell_width), QUIET),
            self._works(view, at),
            self._ships(view, at),
            self._leaders(view, at),
        ]

    def _works(self, view: View, at: int) -> Line:
        line = Line()
        for development in view.developments:
            if development.at == at:
                name = _cut(self._said(BOX.developments[development.type].name), 6)
                style = QUIET if development.out_of_use else style_of(view, development.owner)
                line.append(f"{name}:{letter_of(view, development.owner)} ", style)
        for raider in view.raiders:
            if raider.at == at:
                line.append(f"{RAIDER}{BOX.raiders[raider.number].spec.rank} ", HOSTILE)
        for kind, count in enumerate(view.goods.get(at, ())):
            if count:
                line.append(f"{count}{self._say('goods', kind=kind)} ")
        line.truncate(self._cell_width)
        return line

    def _ships(self, view: View, at: int) -> Line:
        line = Line()
        for who, player in enumerate(view.players):
            ships = "".join(SHIP_LETTERS[FLEET[ship]] for ship, place in enumerate(player.ships) if place == at)
            if ships:
                line.append(f"{letter_of(view, who)}:{ships} ", style_of(view, who))
        if view.hegemon is not None and view.hegemon.probe == at:
            line.append("*", HOSTILE)
        line.truncate(self._cell_width)
        return line

    def _leaders(self, view: View, at: int) -> Line:
        line = Line()
        for who, player in enumerate(view.players):
            if player.abroad[at]:
                count = str(player.abroad[at]) if player.abroad[at] > 1 else ""
                line.append(f"{LEADER}{count}{letter_of(view, who)}", style_of(view, who))
        line.truncate(self._cell_width)
        return line

    def legend(self, view: View) -> RenderableType:
        """What the signs mean."""
        return Line(self._say("legend", hegemon="yes" if view.hegemon is not None else "no"), QUIET)


def _cut(words: str, width: int) -> str:
    return words if len(words) <= width else words[: width - 1] + "…"


def _beside(parts: list[tuple[int, Line]]) -> Line:
    """Lines side by side, each from its column on."""
    line = Line()
    for column, part in parts:
        line.append(" " * max(0, column - line.cell_len))
        line.append_text(part)
    line.rstrip()
    return line
