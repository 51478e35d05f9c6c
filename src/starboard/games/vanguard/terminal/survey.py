"""The planet in the terminal: sectors with their routes, crew boards, and the check step by step."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import RenderableType
from rich.text import Text as Line

from starboard.core.scene import Piece, Scene
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.terminal.speech import (
    CHOICE,
    HOSTILE,
    NAME,
    QUIET,
    ROWS,
    TONES,
    Speech,
    chosen,
    needs_told,
    zone_of,
)
from starboard.games.vanguard.view import View

LETTERS = {name: name[:3] for name in SECTIONS}


class Survey(Speech):
    """Draws what is on the planet."""

    def map(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> RenderableType | None:
        """A line for each sector: who is there, what lies there, where routes lead and what they cost."""
        zone = zone_of(scene, "map")
        if zone is None or not zone.places:
            return None
        ways = [place for place in zone.places if place.kind in ("route", "way")]
        lines = []
        for place in zone.places:
            if place.kind == "sector":
                lines.append(self._sector(place, zone.pieces, ways, numbers))
        return self._headed(zone.name, lines)

    def _sector(self, place: Piece, pieces: list[Piece], ways: list[Piece], numbers: Mapping[str, int]) -> Line:
        line = Line.assemble("  ", (chosen(place.id, numbers), CHOICE), (self._name(place), NAME))
        marks = [name for name in ("no-move", "important", "final", "log") if place.facts.get(name)]
        biomes = place.facts.get("biomes")
        if isinstance(biomes, list):
            marks += biomes
        if marks:
            line.append(f" [{', '.join(marks)}]", QUIET)
        for piece in pieces:
            if piece.at == place.id:
                style = HOSTILE if piece.facts.get("hostile") else NAME
                line.append(" ")
                line.append(chosen(piece.id, numbers), CHOICE)
                line.append(self._name(piece), style)
        out = [way for way in ways if way.facts.get("from") == place.id and not way.facts.get("closed")]
        line.append(" -> ", QUIET)
        line.append(", ".join(self._way(way) for way in out) or "-", QUIET)
        return line

    def _way(self, way: Piece) -> str:
        """`5 (move exhaust)`."""
        symbols = way.facts.get("symbols")
        to = str(way.facts.get("to")).removeprefix("sector:")
        return f"{to} ({' '.join(symbols)})" if isinstance(symbols, list) and symbols else to

    def team(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> RenderableType | None:
        """A line for each crew member: dice by column, spent dice, injuries, charges."""
        lines: list[Line] = []
        for name in SECTIONS:
            zone = zone_of(scene, f"board-{name}")
            if zone is None:
                continue
            line = Line.assemble("  ", (self._said(zone.name), NAME), ": ")
            for piece in zone.pieces:
                if piece.kind == "die":
                    tone = str(piece.facts.get("tone", ""))
                    style = QUIET if piece.facts.get("state") == "spent" else TONES.get(tone, NAME)
                    symbol = str(piece.facts.get("symbol", "!"))
                    line.append(chosen(piece.id, numbers), CHOICE)
                    line.append(f"{symbol} ", style)
            for piece in zone.pieces:
                if piece.kind == "injury":
                    line.append(f"{self._name(piece)} ", HOSTILE)
            lines.append(line)
            lines += [
                self._entry(piece, numbers)
                for piece in zone.pieces
                if piece.kind in ("skill", "equipment", "push") and piece.id in numbers
            ]
        return self._headed(self._say("team"), lines) if lines else None

    def check(self, view: View, scene: Scene, numbers: Mapping[str, int]) -> RenderableType | None:
        """The steps, the dice of everybody, the rows with their chances."""
        zone = zone_of(scene, "check")
        if zone is None:
            return None
        steps = Line("  ")
        for place in zone.places:
            steps.append(f"{place.facts.get('label')} ", "bold reverse" if place.facts.get("now") else QUIET)
        now = next((place for place in zone.places if place.facts.get("now")), None)
        if now is not None:
            steps.append(self._name(now), NAME)
        lines = [steps]
        for side in zone.pieces:
            if side.kind != "side":
                continue
            line = Line.assemble("  ", (self._name(side), NAME), ": ")
            for die in zone.pieces:
                if die.kind == "die" and die.at == side.id:
                    line.append(chosen(die.id, numbers), CHOICE)
                    line.append(
                        f"{die.facts.get('face', die.facts.get('symbol', '?'))} ",
                        TONES.get(str(die.facts.get("tone")), NAME),
                    )
            lines.append(line)
        for row in zone.pieces:
            if row.kind == "outcome":
                lines.append(self._row(row, numbers))
        return self._headed(zone.name, lines)

    def _row(self, row: Piece, numbers: Mapping[str, int]) -> Line:
        colour = str(row.facts.get("colour", ""))
        line = Line.assemble("  ", (chosen(row.id, numbers), CHOICE), (self._name(row), ROWS.get(colour, NAME)))
        needs = needs_told(row)
        if needs:
            line.append(f" [{needs}]")
        if "chance" in row.facts:
            line.append(f" {row.facts['chance']} %", NAME)
        if row.text is not None:
            line.append(f": {self._said(row.text)}", QUIET)
        return line
