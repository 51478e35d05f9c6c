r"""Maps as text: reading the drawings people edit, and drawing a board back.

Here belongs the text format of maps. What the marks on the hexes mean is the game's business.

Hexes stand on their points. A line of hexes and a line of edges take turns; a hex is one character, hexes of
a row are 4 columns apart, and each row is shifted by 2 columns against the one above. The E edge of a hex is
2 columns to its right; its SW and SE edges are on the line below, 1 column to either side:

      .   . | .       `.` is plain floor; a legend explains the other hex characters
     \ /     o        space is an open edge, `|` `/` `\` a wall, `o` an obstacle
    .   . D .   .     `D` is a locked door, `d` an unlocked door
       d     =        `=` is a ramp between two levels
      .   .   ^       `^` might be a hex of the upper level

Without a ramp, an edge between two levels can be crossed downwards only. Walls may also be drawn around the
map, where they change nothing. Hexes are named by row and column: `A1` is in the first row.
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from starboard.core.errors import ContentError
from starboard.core.hexes import OBSTACLE, RAMP, WALL, Board, Edge, EdgeKind

Legend = Mapping[str, Sequence[str]]
"""Which marks a hex character stands for, such as `{"G": ["grunt-spawn", "upper"]}`."""

FLOOR = "."
UPPER = "upper"
"""The mark that puts a hex on the upper level; all other marks are the game's."""

_WALLS = "|/\\"
_OBSTACLE, _LOCKED, _UNLOCKED, _RAMP = "o", "D", "d", "="
_EDGES = _WALLS + _OBSTACLE + _LOCKED + _UNLOCKED + _RAMP
_ROWS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
_NO_LEGEND: Legend = MappingProxyType({})


class EdgeGlyphs(NamedTuple):
    """The characters of edges in a drawing. `drop` is an edge between two levels that is no ramp."""

    wall_e: str = "|"
    wall_sw: str = "\\"
    wall_se: str = "/"
    obstacle: str = _OBSTACLE
    locked: str = _LOCKED
    unlocked: str = _UNLOCKED
    ramp: str = _RAMP
    drop: str = " "
    open: str = " "


EDITABLE = EdgeGlyphs()
"""The characters `parse_map` reads."""


def parse_map(
    drawing: str,
    legend: Legend,
    *,
    default_legend: Legend = _NO_LEGEND,
    file: str,
    entry: str,
) -> Board:
    """The board of a drawing; `legend` extends and overrides `default_legend`.

    Raises `ContentError` for `entry` of `file` with every problem found, from the top of the map down.
    """
    reader = _Reader({FLOOR: (), **default_legend, **legend})
    board = reader.read(drawing)
    if board is None:
        raise ContentError(file, entry, "; ".join(sentence for _, _, sentence in sorted(reader.problems)))
    return board


def draw_map(
    board: Board,
    *,
    glyph: Callable[[int], str],
    door_locked: int,
    edge_glyphs: EdgeGlyphs = EDITABLE,
    scale: int = 4,
    rim: bool = False,
) -> str:
    """The board as text, with `glyph(hex)` centred in each hex and the doors of `door_locked` locked.

    `scale` is how many columns hexes are apart: 4, 6, 8, ...; a glyph may be one character narrower than
    that. With `rim` there is a wall around the map. With one-character glyphs that a legend explains, the
    default edges and scale, `parse_map` reads the drawing back as the same board.
    """
    assert scale in range(4, 100, 2), f"hexes are 4, 6, 8 ... columns apart, not {scale}"
    half = scale // 2
    slant = half // 2
    ink: dict[tuple[int, int], str] = {}

    def put(line: int, column: int, text: str) -> None:
        for offset, character in enumerate(text, start=column - (len(text) - 1) // 2):
            ink[line, offset] = character

    for h, (q, r) in enumerate(board.coords):
        line, x = 2 * r, scale * q + half * r
        text = glyph(h)
        assert 0 < len(text) < scale, f"{text!r} does not fit a hex of {scale} columns"
        put(line, x, text)
        e, ne, nw, w, sw, se = board.step[h]
        for there, edge_line, column, wall in (
            (e, line, x + half, edge_glyphs.wall_e),
            (sw, line + 1, x - slant, edge_glyphs.wall_sw),
            (se, line + 1, x + slant, edge_glyphs.wall_se),
        ):
            if there >= 0:
                put(edge_line, column, _edge_glyph(board, h, there, door_locked, edge_glyphs, wall))
            elif rim:
                put(edge_line, column, wall)
        if rim:
            for there, edge_line, column, wall in (
                (w, line, x - half, edge_glyphs.wall_e),
                (nw, line - 1, x - half + slant, edge_glyphs.wall_se),
                (ne, line - 1, x + half - slant, edge_glyphs.wall_sw),
            ):
                if there < 0:
                    put(edge_line, column, wall)

    dark = [place for place, character in ink.items() if character != " "]
    first_line, last_line = min(line for line, _ in dark), max(line for line, _ in dark)
    first_column, last_column = min(column for _, column in dark), max(column for _, column in dark)
    return "\n".join(
        "".join(ink.get((line, column), " ") for column in range(first_column, last_column + 1)).rstrip()
        for line in range(first_line, last_line + 1)
    )


def _edge_glyph(board: Board, a: int, b: int, door_locked: int, glyphs: EdgeGlyphs, wall: str) -> str:
    edge = board.edge(a, b)
    if edge.kind == EdgeKind.WALL:
        return wall
    if edge.kind == EdgeKind.OBSTACLE:
        return glyphs.obstacle
    if edge.kind == EdgeKind.DOOR:
        return glyphs.locked if door_locked >> edge.door & 1 else glyphs.unlocked
    if edge.ramp:
        return glyphs.ramp
    return glyphs.open if board.level[a] == board.level[b] else glyphs.drop


class _Reader:
    """Reads one drawing: first the hexes, which fix the lattice, then the edges between them."""

    def __init__(self, legend: Legend) -> None:
        self.legend = legend
        self.problems: list[tuple[int, int, str]] = []

    def read(self, drawing: str) -> Board | None:
        """The board, or None if there are `problems`."""
        self._check_legend()
        # Lines and columns count from 1 as in an editor.
        ink = {
            (y, x): character
            for y, line in enumerate(drawing.split("\n"), start=1)
            for x, character in enumerate(line, start=1)
            if character not in " \r"
        }
        for (y, x), character in ink.items():
            if character == "\t":
                self._complain(y, x, "a tab, where only spaces keep columns apart")
        hexes = [place for place, character in ink.items() if character not in _WALLS]
        if not hexes:
            self._complain_of_all("the map is empty")
        if self.problems:
            return None

        self.top, self.origin = hexes[0]
        cells, edges = self._sort_ink(ink)
        rows = max((y - self.top) // 2 for y, _ in cells) + 1
        if rows > len(_ROWS):
            self._complain_of_all(f"the map has {rows} rows of hexes, more than the {len(_ROWS)} letters to name them")
        self._read_cells(cells)
        self._read_edges(edges)
        if self.problems:
            return None
        left = min(x for _, x in cells)
        return Board(
            names=[f"{_ROWS[(y - self.top) // 2]}{(x - left) // 4 + 1}" for y, x in cells],
            coords=[self._coords(y, x) for y, x in cells],
            level=self.level,
            edges=self.edges,
            marks=self.marks,
            initially_locked=self.locked,
        )

    def _complain(self, y: int, x: int, sentence: str) -> None:
        self.problems.append((y, x, f"line {y}, column {x}: {sentence}"))

    def _complain_of_all(self, sentence: str) -> None:
        self.problems.append((0, 0, sentence))

    def _check_legend(self) -> None:
        for character, marks in self.legend.items():
            if len(character) != 1 or character.isspace() or character in _WALLS:
                self._complain_of_all(
                    f"legend: {character!r} cannot stand for a hex, only one character that is no wall"
                )
            elif character == FLOOR and marks:
                self._complain_of_all(f"legend: {FLOOR!r} is plain floor and has no marks")

    def _sort_ink(
        self, ink: Mapping[tuple[int, int], str]
    ) -> tuple[dict[tuple[int, int], str], dict[tuple[int, int], str]]:
        """The characters on hexes and those on edges, by line and column; the rest is off the lattice."""
        cells, edges = {}, {}
        for (y, x), character in ink.items():
            # Columns to the right of a hex centre, on a line of hexes or on the line of edges below it.
            offset = (x - self.origin - (y - self.top) // 2 * 2) % 4
            hex_line = (y - self.top) % 2 == 0
            if hex_line and offset == 0 and character not in _WALLS:
                cells[y, x] = character
            elif (offset == 2 if hex_line else offset % 2 == 1) and character in _EDGES:
                edges[y, x] = character
            elif character in _EDGES:
                self._complain(y, x, f"{character!r} is on no edge")
            elif character in self.legend:
                self._complain(y, x, f"hex {character!r} is off the lattice ({self._lattice(y)})")
            else:
                self._complain(y, x, f"unknown edge character {character!r} (known are {_listed(_EDGES)})")
        return cells, edges

    def _lattice(self, y: int) -> str:
        if (y - self.top) % 2:
            return "this line holds the edges between two rows"
        column = (self.origin + (y - self.top) - 1) % 4 + 1
        return f"hexes of this row are in columns {column}, {column + 4}, {column + 8} ..."

    def _coords(self, y: int, x: int) -> tuple[int, int]:
        r = (y - self.top) // 2
        return (x - self.origin - 2 * r) // 4, r

    def _read_cells(self, cells: Mapping[tuple[int, int], str]) -> None:
        self.hexes = {place: h for h, place in enumerate(cells)}
        self.level: list[int] = []
        self.marks: dict[str, list[int]] = {}
        for h, ((y, x), character) in enumerate(cells.items()):
            if character not in self.legend:
                self._complain(y, x, f"unknown hex character {character!r} (known are {_listed(self.legend)})")
            marks = self.legend.get(character, ())
            self.level.append(1 if UPPER in marks else 0)
            for mark in marks:
                if mark != UPPER:
                    self.marks.setdefault(mark, []).append(h)

    def _read_edges(self, edges: Mapping[tuple[int, int], str]) -> None:
        self.edges: dict[tuple[int, int], Edge] = {}
        self.locked = 0
        doors = 0
        for (y, x), character in edges.items():
            sides = [self.hexes[place] for place in self._sides(y, x) if place in self.hexes]
            if len(sides) < 2:
                if not sides or character not in _WALLS:
                    self._complain(y, x, f"{character!r} is on no edge between two hexes")
                continue
            a, b = sides
            if character in _WALLS:
                edge = WALL
            elif character == _OBSTACLE:
                edge = OBSTACLE
            elif character == _RAMP:
                edge = RAMP
                if self.level[a] == self.level[b]:
                    self._complain(y, x, f"{character!r} is a ramp between two hexes of the same level")
            else:
                edge = Edge(EdgeKind.DOOR, door=doors)
                self.locked |= (character == _LOCKED) << doors
                doors += 1
            self.edges[a, b] = edge

    def _sides(self, y: int, x: int) -> tuple[tuple[int, int], tuple[int, int]]:
        """The places on both sides of an edge, in reading order."""
        row, on_edge_line = divmod(y - self.top, 2)
        if not on_edge_line:
            return (y, x - 2), (y, x + 2)
        if (x - 1 - self.origin - 2 * row) % 4 == 0:
            return (y - 1, x - 1), (y + 1, x + 1)
        return (y - 1, x + 1), (y + 1, x - 1)


def _listed(characters: Sequence[str] | Legend) -> str:
    return " ".join(sorted(characters))
