"""Maps as text: what a drawing says, what is wrong with it, and how a board is drawn back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.core.errors import ContentError
from starboard.core.hexes import OBSTACLE, RAMP, WALL, Board, Edge, EdgeKind
from starboard.core.hexmap import EDITABLE, Legend, draw_map, parse_map

LEGEND = {"^": ["upper"], "S": ["start"], "L": ["loot"], "T": ["turret:NE", "upper"]}


def read(drawing: str, legend: Legend = LEGEND) -> Board:
    return parse_map(drawing, legend, file="maps.toml", entry="bridge")


def problem(drawing: str, legend: Legend = LEGEND) -> str:
    with pytest.raises(ContentError) as caught:
        read(drawing, legend)
    assert (caught.value.file, caught.value.entry) == ("maps.toml", "bridge")
    return caught.value.problem


def between(board: Board, a: str, b: str) -> Edge:
    return board.edge(board.index[a], board.index[b])


def described(board: Board) -> object:
    """All there is to say about a board, for comparing two."""
    return (board.names, board.coords, board.level, board.edges, board.marks, board.initially_locked)


# ---------------------------------------------------------------------------------------------------------
# Reading

A_ROOM = r"""
      .   . | .
     \ /     o
    .   . D .   .
       d     =
      .   .   ^
"""


def test_hexes_are_named_by_row_and_column():
    assert read(A_ROOM).names == ("A1", "A2", "A3", "B1", "B2", "B3", "B4", "C1", "C2", "C3")


def test_a_name_tells_the_column_also_after_a_gap():
    assert read(".   .       .").names == ("A1", "A2", "A4")


def test_a_row_without_hexes_keeps_its_letter():
    assert read(".\n\n\n\n.").names == ("A1", "C1")


def test_rows_may_lean_one_way():
    board = read("""
        .   .

          .   .

            .   .
    """)

    assert board.coords == ((0, 0), (1, 0), (0, 1), (1, 1), (0, 2), (1, 2))
    assert board.names == ("A1", "A2", "B1", "B2", "C2", "C3")


def test_edges_lie_where_they_are_drawn():
    board = read(A_ROOM)

    assert between(board, "A2", "A3") == WALL
    assert between(board, "A1", "B1") == WALL
    assert between(board, "A1", "B2") == WALL
    assert between(board, "A3", "B3") == OBSTACLE
    assert between(board, "B3", "C3") == RAMP
    assert len(board.edges) == 7


def test_doors_are_numbered_in_reading_order_and_know_if_they_are_locked():
    board = read(A_ROOM)

    assert between(board, "B2", "B3") == Edge(EdgeKind.DOOR, door=0)
    assert between(board, "B2", "C1") == Edge(EdgeKind.DOOR, door=1)
    assert [tuple(board.names[h] for h in sides) for sides in board.doors] == [("B2", "B3"), ("B2", "C1")]
    assert board.initially_locked == 0b01


def test_marks_list_their_hexes_in_reading_order_and_upper_is_a_level():
    board = read("S   L   ^   L   T")

    assert board.marks == {"start": (0,), "loot": (1, 3), "turret:NE": (4,)}
    assert board.level == (0, 0, 1, 0, 1)


def test_the_legend_of_a_map_extends_and_overrides_the_legend_of_the_game():
    board = parse_map(
        "S   L   X",
        {"L": ["exit"], "X": ["crate"]},
        default_legend={"S": ["start"], "L": ["loot"]},
        file="maps.toml",
        entry="bridge",
    )

    assert board.marks == {"start": (0,), "exit": (1,), "crate": (2,)}


def test_a_letter_of_an_edge_may_also_be_a_hex():
    board = read("D D o", {"D": ["dock"], "o": ["crate"]})

    assert board.marks == {"dock": (0,), "crate": (1,)}
    assert board.doors == ((0, 1),)


def test_walls_around_the_map_change_nothing():
    bare = read(".   .\n\n  .")
    walled = read(r"""
         / \ / \
        | .   . |
         \     /
          | . |
           \ /
    """)

    assert described(walled) == described(bare)


# ---------------------------------------------------------------------------------------------------------
# What is wrong with a drawing


def test_an_empty_map():
    assert problem("  \n\n") == "the map is empty"


def test_a_map_of_walls_only():
    assert problem("/ \\") == "the map is empty"


def test_a_tab():
    assert problem(".\t.") == "line 1, column 2: a tab, where only spaces keep columns apart"


def test_a_hex_off_the_lattice():
    assert problem(".   .  .") == (
        "line 1, column 8: hex '.' is off the lattice (hexes of this row are in columns 1, 5, 9 ...)"
    )


def test_a_hex_of_a_row_that_is_not_shifted():
    assert problem("\n .   .\n\n .   .").startswith(
        "line 4, column 2: hex '.' is off the lattice (hexes of this row are in columns 4, 8, 12 ...)"
    )


def test_a_hex_on_a_line_of_edges():
    assert problem(".   .\n  S") == (
        "line 2, column 3: hex 'S' is off the lattice (this line holds the edges between two rows)"
    )


def test_an_unknown_hex_character():
    assert problem(".   Q") == "line 1, column 5: unknown hex character 'Q' (known are . L S T ^)"


def test_an_unknown_edge_character():
    assert problem(". # .") == "line 1, column 3: unknown edge character '#' (known are / = D \\ d o |)"


@pytest.mark.parametrize("edge", ["o", "d", "D", "="])
def test_only_a_wall_may_stand_at_the_rim(edge: str):
    read(".   . |")

    assert problem(f".   . {edge}") == f"line 1, column 7: {edge!r} is on no edge between two hexes"


def test_a_wall_in_the_void():
    assert problem(".   .     |") == "line 1, column 11: '|' is on no edge between two hexes"


def test_an_edge_in_the_middle_of_nowhere():
    assert problem(".  |.") == "line 1, column 4: '|' is on no edge"


def test_a_wall_on_the_place_of_a_hex():
    assert problem(".   |   .") == "line 1, column 5: '|' is on no edge"


def test_a_ramp_between_equal_levels():
    assert problem("^ = ^") == "line 1, column 3: '=' is a ramp between two hexes of the same level"


def test_more_rows_than_letters():
    leaning = "\n\n".join(" " * (row % 2 * 2) + "." for row in range(27))

    assert problem(leaning) == "the map has 27 rows of hexes, more than the 26 letters to name them"


@pytest.mark.parametrize("character", ["|", " ", "ab", ""])
def test_a_legend_for_what_cannot_be_a_hex(character: str):
    assert problem(".", {character: ["loot"]}) == (
        f"legend: {character!r} cannot stand for a hex, only one character that is no wall"
    )


def test_a_legend_with_marks_for_plain_floor():
    assert problem(".", {".": ["loot"]}) == "legend: '.' is plain floor and has no marks"


def test_all_problems_are_told_from_the_top_down():
    assert problem(".   Q\n #").split("; ") == [
        "line 1, column 5: unknown hex character 'Q' (known are . L S T ^)",
        "line 2, column 2: unknown edge character '#' (known are / = D \\ d o |)",
    ]


# ---------------------------------------------------------------------------------------------------------
# Drawing


def drawn_again(board: Board, locked: int, *, rim: bool = False) -> str:
    marks = {h: name for name, hexes in board.marks.items() for h in hexes}
    letters = {"start": "S", "loot": "L"}

    def glyph(h: int) -> str:
        return letters[marks[h]] if h in marks else "^" if board.level[h] else "."

    return draw_map(board, glyph=glyph, door_locked=locked, rim=rim)


def test_a_map_is_drawn_as_people_write_it():
    drawing = "\n".join(
        [
            r"  .   S | .",
            r" \ /     o",
            r".   . D .   .",
            r"   d     =",
            r"  .   L   ^",
        ]
    )

    assert drawn_again(read(drawing), 0b01) == drawing


def test_doors_are_drawn_as_they_are_now():
    assert drawn_again(read(". D . D ."), 0b10) == ". d . D ."


def test_a_rim_is_a_wall_all_around():
    assert drawn_again(read(".   .\n\n  ."), 0, rim=True) == "\n".join(
        [
            " / \\ / \\",
            r"| .   . |",
            r" \     /",
            r"  | . |",
            r"   \ /",
        ]
    )


def test_wider_hexes_hold_longer_texts():
    board = read(". | .\n   o\n  .")

    assert draw_map(board, glyph=lambda h: board.names[h], door_locked=0, scale=6) == "\n".join(
        [
            "A1 |  A2",
            "     o",
            "   B1",
        ]
    )
    assert draw_map(board, glyph=lambda h: f"({h})", door_locked=0, scale=8) == "\n".join(
        [
            "(0)  |  (1)",
            "       o",
            "    (2)",
        ]
    )


def test_the_edges_may_look_different():
    board = read(". D . d . o . | .   ^ = .")
    fancy = EDITABLE._replace(locked="X", unlocked="_", obstacle="n", wall_e="#", drop="v", ramp="z", open="-")

    assert draw_map(board, glyph=lambda h: "*", door_locked=1, edge_glyphs=fancy) == "* X * _ * n * # * v * z *"


# ---------------------------------------------------------------------------------------------------------
# There and back


@st.composite
def drawings(draw: st.DrawFn) -> str:
    """Any map of up to 6 rows: hexes where they may be, then something on some of the edges."""
    rows, columns = draw(st.integers(1, 6)), draw(st.integers(1, 6))
    shift = draw(st.sampled_from((0, 2)))
    ink: dict[tuple[int, int], str] = {}
    for row in range(rows):
        for column in range(columns):
            ink[2 * row, 4 * column + (shift if row % 2 else 2 - shift)] = draw(st.sampled_from("...^SL "))
    hexes = {place: character for place, character in ink.items() if character != " "}
    for (y, x), character in hexes.items():
        for place, edge in (
            ((y, x + 4), (y, x + 2)),
            ((y + 2, x - 2), (y + 1, x - 1)),
            ((y + 2, x + 2), (y + 1, x + 1)),
        ):
            if place in hexes:
                ramp = "=" if (character == "^") != (hexes[place] == "^") else ""
                ink[edge] = draw(st.sampled_from("   |/\\odD" + ramp))
    lines = ["".join(ink.get((y, x), " ") for x in range(4 * columns + 4)) for y in range(2 * rows)]
    return "\n".join(lines)


@given(drawings().filter(lambda drawing: not drawing.isspace()), st.booleans())
def test_a_board_drawn_and_read_again_is_the_same_board(drawing: str, rim: bool):
    board = read(drawing)

    again = read(drawn_again(board, board.initially_locked, rim=rim))

    assert described(again) == described(board)
