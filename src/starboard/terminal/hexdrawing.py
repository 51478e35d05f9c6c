"""A hex map with colours: what stands in each hex, the edges between, drawn by `core.hexmap`."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import NamedTuple

from rich.text import Text as Line

from starboard.core.hexes import Board
from starboard.core.hexmap import EdgeGlyphs, draw_map

EDGES = EdgeGlyphs(wall_e="│", wall_sw="╲", wall_se="╱", obstacle="▒", locked="■", unlocked="□", ramp="≡", drop="'")
EDGE_STYLES = {
    EDGES.obstacle: "yellow",
    EDGES.locked: "bold red",
    EDGES.unlocked: "bold green",
    EDGES.ramp: "cyan",
    EDGES.drop: "cyan",
}

WIDE, NARROW = 8, 6
"""How many columns hexes are apart."""

_FIRST = 0xF0000
"""Characters of private use stand for the ink of hexes until the map is drawn."""


class Ink(NamedTuple):
    """A bit of text in one style."""

    text: str
    style: str = ""


def scale_for(board: Board, width: int) -> int:
    """The wide scale if the map fits so."""
    columns = [2 * q + r for q, r in board.coords]
    return WIDE if (max(columns) - min(columns) + 2) * WIDE // 2 < width else NARROW


def draw(board: Board, locked: int, scale: int, cell: Callable[[int], list[Ink]]) -> Line:
    """The map; `cell(hex)` says what is in a hex, most important first. What does not fit is left out."""
    inks: list[Ink] = []

    def glyph(at: int) -> str:
        room = scale - 1
        marks = ""
        for text, style in cell(at):
            if len(text) > room:
                continue
            room -= len(text)
            for character in text:
                marks += chr(_FIRST + len(inks))
                inks.append(Ink(character, style))
        return marks or " "

    drawing = draw_map(board, glyph=glyph, door_locked=locked, edge_glyphs=EDGES, scale=scale, rim=True)
    coloured = [
        inks[ord(character) - _FIRST] if ord(character) >= _FIRST else Ink(character, EDGE_STYLES.get(character, ""))
        for character in drawing
    ]
    runs = groupby(coloured, key=lambda ink: ink.style)
    return Line.assemble(*(("".join(ink.text for ink in run), style) for style, run in runs))


def in_parts(drawing: Line, width: int) -> list[Line]:
    """A drawing in parts that fit, from west to east; whatever is cut in one is whole in the next."""
    lines = drawing.split("\n")
    widest = max(len(line) for line in lines)
    if widest <= width:
        return [drawing]
    overlap = 2 * NARROW
    starts = range(0, widest - overlap, width - overlap)
    return [Line("\n").join(line[start : start + width] for line in lines) for start in starts]
