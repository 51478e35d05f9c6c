"""The geometry of a board, on drawn maps: adjacency, distance, walking, line of fire, areas."""

from collections import deque
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from starboard.core.hexes import (
    DIRECTION_NAMES,
    DIRECTIONS,
    FAR,
    OBSTACLE,
    RAMP,
    WALL,
    Board,
    Edge,
    EdgeKind,
    Grid,
    bits,
    first,
    mask_of,
)
from starboard.core.hexmap import parse_map

E, NE, NW, W, SW, SE = range(6)

# ---------------------------------------------------------------------------------------------------------
# Maps in the words of these tests: every letter or digit is a hex of that name; U and V are upper ground.

UPPER = "UV"


def a_map(drawing: str) -> Board:
    names = {c: [c, "upper"] if c in UPPER else [c] for c in drawing if c.isalnum()}
    return parse_map(drawing, names, file="test", entry="map")


def where(board: Board, name: str) -> int:
    (h,) = board.marks[name]
    return h


def as_drawn(drawing: str) -> Grid:
    board = a_map(drawing)
    return board.grid(board.initially_locked)


def adjacent(grid: Grid, name: str) -> str:
    return named(grid, grid.near[where(grid.board, name)])


def steps(grid: Grid, name: str) -> str:
    return named(grid, grid.walk[where(grid.board, name)])


def distance(grid: Grid, a: str, b: str) -> int:
    return grid.distance(where(grid.board, a), where(grid.board, b))


def in_line_of_fire(grid: Grid, shooter: str, target: str) -> bool:
    return bool(grid.fire[where(grid.board, shooter)] >> where(grid.board, target) & 1)


def named(grid: Grid, mask: int) -> str:
    """The names of the hexes of a set, sorted; plain floor has none."""
    return "".join(sorted(n for n, hexes in grid.board.marks.items() for h in hexes if mask >> h & 1))


# ---------------------------------------------------------------------------------------------------------
# Sets


def test_a_set_lists_its_hexes_in_reading_order():
    assert bits(mask_of([70, 3, 12])) == (3, 12, 70)


def test_the_empty_set_lists_nothing_and_has_no_first():
    assert bits(0) == ()
    assert first(0) == -1


@given(st.sets(st.integers(0, 200), min_size=1))
def test_a_set_holds_what_was_put_in(hexes: set[int]):
    mask = mask_of(hexes)

    assert bits(mask) == tuple(sorted(hexes))
    assert first(mask) == min(hexes)


# ---------------------------------------------------------------------------------------------------------
# The lattice


def test_directions_go_round_from_east():
    board = a_map("""
          c   b

        d   a   1

          e   f
    """)
    around = {DIRECTION_NAMES[way]: board.step[where(board, "a")][way] for way in range(6)}

    assert around == {way: where(board, n) for way, n in zip(DIRECTION_NAMES, "1bcdef", strict=True)}


def test_opposite_directions_cancel():
    for (q, r), (other_q, other_r) in zip(DIRECTIONS[:3], DIRECTIONS[3:], strict=True):
        assert (q + other_q, r + other_r) == (0, 0)


def test_beyond_the_grid_there_is_no_hex():
    board = a_map("a   b")

    assert board.step[where(board, "b")] == (-1, -1, -1, where(board, "a"), -1, -1)


# ---------------------------------------------------------------------------------------------------------
# Adjacency

GARRUS_AMID_EDGES = """
      n   N
         /
    w D G o e

      s   S
"""


@pytest.mark.rule("HG-EX-01", "HG-ADJ-01", "HG-ADJ-02", "HG-WALL-02", "HG-DOOR-02", "HG-OBST-02")
def test_four_of_six_neighbours_are_adjacent_past_wall_locked_door_and_obstacle():
    assert adjacent(as_drawn(GARRUS_AMID_EDGES), "G") == "Sens"


@pytest.mark.rule("HG-ADJ-03", "HG-DOOR-03")
def test_an_unlocked_door_does_not_prevent_adjacency():
    grid = as_drawn("a d b")

    assert adjacent(grid, "a") == "b"
    assert steps(grid, "a") == "b"


@pytest.mark.rule("HG-ADJ-05")
def test_a_hex_is_not_adjacent_to_itself():
    assert adjacent(as_drawn("a   b"), "a") == "b"


def test_unlocking_a_door_opens_that_door_only():
    board = a_map("a D b D c")
    assert board.initially_locked == 0b11

    grid = board.grid(0b10)

    assert adjacent(grid, "b") == "a"
    assert distance(grid, "a", "c") == FAR


def test_a_grid_is_made_once_for_each_set_of_locked_doors():
    board = a_map("a D b")

    assert board.grid(1) is board.grid(1)
    assert board.grid(1) is not board.grid(0)


# ---------------------------------------------------------------------------------------------------------
# Distance

A_WALL_BETWEEN = """
      .   .   .   .

    G   . | .   H

      .   .   .   .
"""


@pytest.mark.rule("HG-EX-02", "HG-DIST-01", "HG-DIST-02")
def test_distance_goes_round_a_wall():
    assert distance(as_drawn(A_WALL_BETWEEN), "G", "H") == 4


@pytest.mark.rule("HG-EX-03", "HG-DIST-04")
def test_plain_distance_ignores_the_wall():
    board = a_map(A_WALL_BETWEEN)

    assert board.plain_distance(where(board, "G"), where(board, "H")) == 3


@pytest.mark.rule("HG-EX-04", "HG-DIST-05")
def test_the_husk_behind_the_wall_is_within_4_not_3():
    grid = as_drawn(A_WALL_BETWEEN)
    garrus = where(grid.board, "G")

    assert named(grid, grid.within(garrus, 3)) == "G"
    assert named(grid, grid.within(garrus, 4)) == "GH"


@pytest.mark.rule("HG-DIST-02")
def test_behind_a_locked_door_without_another_way_everything_is_far():
    assert distance(as_drawn("a   b D c"), "a", "c") == FAR


@pytest.mark.rule("HG-DIST-03")
def test_obstacles_and_unlocked_doors_do_not_lengthen_a_distance():
    assert distance(as_drawn("a o b d c"), "a", "c") == 2


def test_within_a_large_number_is_all_that_can_be_reached():
    grid = as_drawn("a   b   c D e")

    assert named(grid, grid.within(where(grid.board, "a"), 99)) == "abc"


# ---------------------------------------------------------------------------------------------------------
# Elevation

A_LEDGE = "U   a   b   c"


@pytest.mark.rule("HG-EX-33", "HG-FEAT-14", "HG-MOVE-08", "HG-ADV-12")
def test_one_steps_down_a_ledge_and_not_back_up():
    grid = as_drawn(A_LEDGE)

    assert steps(grid, "U") == "a"
    assert steps(grid, "a") == "b"


@pytest.mark.rule("HG-EX-33", "HG-ADJ-04", "HG-FEAT-15")
def test_the_two_sides_of_a_ledge_are_adjacent():
    grid = as_drawn(A_LEDGE)

    assert adjacent(grid, "U") == "a"
    assert adjacent(grid, "a") == "Ub"
    assert distance(grid, "c", "U") == 3


@pytest.mark.rule("HG-EX-33", "HG-LOF-08", "HG-FEAT-16")
def test_another_level_is_in_line_of_fire_only_next_to_the_ledge():
    grid = as_drawn(A_LEDGE)

    assert [in_line_of_fire(grid, "U", target) for target in "abc"] == [True, False, False]
    assert [in_line_of_fire(grid, shooter, "U") for shooter in "abc"] == [True, False, False]


@pytest.mark.rule("HG-LOF-08")
def test_a_ray_passes_over_another_level_to_its_own():
    assert in_line_of_fire(as_drawn("U   a   b   V"), "U", "V")


def test_a_ramp_is_walked_both_ways():
    grid = as_drawn("U = a   b")

    assert steps(grid, "a") == "Ub"
    assert steps(grid, "U") == "a"


# ---------------------------------------------------------------------------------------------------------
# Line of fire


@pytest.mark.rule("HG-EX-06", "HG-LOF-01", "HG-LOF-02")
def test_six_straight_rays_leave_a_hex():
    grid = as_drawn("""
            2   .   1

          .   2   1   .

        3   3   G   0   0

          .   4   5   .

            4   .   5
    """)
    garrus = where(grid.board, "G")

    assert named(grid, grid.fire[garrus]) == "001122334455"
    assert grid.fire[garrus].bit_count() == 12
    assert [named(grid, grid.ray(garrus, way)) for way in range(6)] == [f"{way}{way}G" for way in range(6)]


GARRUS_AMONG_HUSKS = """
          .   .   .   4

        .   5   .   .   .
                   /
      .   .   .   .   .   .
               o
    .   .   .   G   .   .   1

      .   .   .   .   .   3
                   o
        .   6   .   .   .

          7   .   .   2
"""


@pytest.mark.rule("HG-EX-07")
def test_a_husk_with_nothing_between_is_in_line_of_fire():
    assert in_line_of_fire(as_drawn(GARRUS_AMONG_HUSKS), "G", "1")


@pytest.mark.rule("HG-EX-08", "HG-LOF-04")
def test_a_husk_behind_a_distant_obstacle_is_not():
    assert not in_line_of_fire(as_drawn(GARRUS_AMONG_HUSKS), "G", "2")


@pytest.mark.rule("HG-EX-09", "HG-LOF-02")
def test_a_husk_off_the_six_rays_is_not():
    assert not in_line_of_fire(as_drawn(GARRUS_AMONG_HUSKS), "G", "3")


@pytest.mark.rule("HG-EX-10", "HG-LOF-04", "HG-WALL-01")
def test_a_husk_behind_a_wall_is_not():
    assert not in_line_of_fire(as_drawn(GARRUS_AMONG_HUSKS), "G", "4")


@pytest.mark.rule("HG-EX-11", "HG-LOF-05", "HG-OBST-04")
def test_an_obstacle_on_the_own_edge_is_ignored():
    assert in_line_of_fire(as_drawn(GARRUS_AMONG_HUSKS), "G", "5")


@pytest.mark.rule("HG-EX-12")
def test_two_husks_on_one_ray_are_both_in_line_of_fire():
    grid = as_drawn(GARRUS_AMONG_HUSKS)

    assert in_line_of_fire(grid, "G", "6")
    assert in_line_of_fire(grid, "G", "7")


@pytest.mark.rule("HG-EX-13", "HG-LOF-07", "HG-OBST-04")
def test_an_obstacle_at_the_targets_hex_is_one_way_cover():
    assert not in_line_of_fire(as_drawn(GARRUS_AMONG_HUSKS), "5", "G")


@pytest.mark.rule("HG-OBST-03")
def test_an_obstacle_at_neither_hex_covers_both():
    grid = as_drawn("a   b o c   e")

    assert not in_line_of_fire(grid, "a", "e")
    assert not in_line_of_fire(grid, "e", "a")


@pytest.mark.rule("HG-OBST-05")
def test_across_one_obstacle_both_have_line_of_fire():
    grid = as_drawn("a o b")

    assert in_line_of_fire(grid, "a", "b")
    assert in_line_of_fire(grid, "b", "a")


@pytest.mark.rule("HG-OBST-04")
def test_obstacles_at_both_hexes_cover_both():
    grid = as_drawn("a o b   c o e")

    assert not in_line_of_fire(grid, "a", "e")
    assert not in_line_of_fire(grid, "e", "a")


@pytest.mark.rule("HG-LOF-03")
def test_a_ray_has_no_end_but_the_map():
    assert in_line_of_fire(as_drawn("a" + "   ." * 25 + "   b"), "a", "b")


@pytest.mark.rule("HG-LOF-03")
def test_a_gap_in_the_map_ends_a_ray():
    assert not in_line_of_fire(as_drawn("a   b       c"), "a", "c")


@pytest.mark.rule("HG-EXD-33", "HG-LOF-05", "HG-LOF-07")
def test_an_unlocked_door_on_the_own_edge_lets_fire_out_and_none_in():
    grid = as_drawn("A d .   .   x")

    assert in_line_of_fire(grid, "A", "x")
    assert not in_line_of_fire(grid, "x", "A")


@pytest.mark.rule("HG-EXD-34", "HG-LOF-05")
def test_a_locked_door_on_the_own_edge_blocks():
    grid = as_drawn("a   A D b   c")

    assert named(grid, grid.fire[where(grid.board, "A")]) == "a"


@pytest.mark.rule("HG-DOOR-04", "HG-LOF-04")
@pytest.mark.parametrize("door", ["d", "D"])
def test_a_door_further_out_blocks_locked_or_not(door: str):
    grid = as_drawn(f"a   b {door} c")

    assert named(grid, grid.fire[where(grid.board, "a")]) == "b"


def test_unlocking_the_own_door_opens_the_ray():
    board = a_map("A D b   c")

    assert named(board.grid(1), board.grid(1).fire[0]) == ""
    assert named(board.grid(0), board.grid(0).fire[0]) == "bc"


@pytest.mark.rule("HG-TURR-03", "HG-TURR-04")
def test_a_turrets_line_has_its_own_hex_and_one_direction():
    grid = as_drawn("""
          a   b

        c   T o e   f | g
    """)
    turret = where(grid.board, "T")

    assert named(grid, grid.ray(turret, E)) == "Tef"
    assert named(grid, grid.ray(turret, W)) == "Tc"
    assert named(grid, grid.ray(turret, NE)) == "Tb"
    assert named(grid, grid.ray(turret, SE)) == "T"


@pytest.mark.rule("HG-TURR-04")
def test_a_wall_or_locked_door_at_the_turret_leaves_only_its_own_hex():
    grid = as_drawn("a D T | b")
    turret = where(grid.board, "T")

    assert [named(grid, grid.ray(turret, way)) for way in (E, W)] == ["T", "T"]


# ---------------------------------------------------------------------------------------------------------
# Areas


@pytest.mark.rule("HG-CONC-01")
def test_walls_and_doors_locked_or_not_separate_areas():
    board = a_map("a   b d c D e | f")
    areas = [named(board.grid(0), area) for area in board.areas]

    assert areas == ["ab", "c", "e", "f"]
    assert [board.area_of[where(board, name)] for name in "abcef"] == [0, 0, 1, 2, 3]


@pytest.mark.rule("HG-CONC-01")
def test_ledges_and_obstacles_do_not_separate_areas():
    assert len(a_map("U   a o b").areas) == 1


# ---------------------------------------------------------------------------------------------------------
# Walking


def test_a_flood_goes_round_who_stands_in_the_way():
    grid = as_drawn("""
          e   f   g

        a   x   b   c
    """)
    start, in_the_way = where(grid.board, "a"), 1 << where(grid.board, "x")

    assert named(grid, grid.flood(start, 2, 0)) == "abefx"
    assert named(grid, grid.flood(start, 2, in_the_way)) == "aef"
    assert named(grid, grid.flood(start, 3, in_the_way)) == "abefg"


def test_a_flood_never_climbs_a_ledge():
    grid = as_drawn("U   a   b")

    assert named(grid, grid.flood(where(grid.board, "b"), 5, 0)) == "ab"


def test_a_flood_of_no_steps_stays_even_if_the_hex_itself_is_blocked():
    grid = as_drawn("a   b")

    assert named(grid, grid.flood(where(grid.board, "a"), 0, 0b11)) == "a"


def test_walking_distance_to_the_upper_level_takes_the_ramp():
    grid = as_drawn("""
        U   a   b
         =
          c   e
    """)
    distances = grid.walk_distances(1 << where(grid.board, "U"))

    assert [distances[where(grid.board, name)] for name in "Uacbe"] == [0, 2, 1, 3, 2]


def test_walking_distance_is_to_the_nearest_goal_and_far_if_there_is_no_way():
    grid = as_drawn("a   b   c   e D f")
    goals = mask_of(where(grid.board, name) for name in "ae")
    distances = grid.walk_distances(goals)

    assert [distances[where(grid.board, name)] for name in "abcef"] == [0, 1, 1, 0, FAR]


def test_walking_distances_stay_right_however_many_goals_were_asked_for():
    grid = as_drawn("a" + "   ." * 12 + "   b")
    before = grid.walk_distances(1)

    for goal in range(1, 1 << 13):
        grid.walk_distances(goal)

    assert grid.walk_distances(1) == before == tuple(range(14))


# ---------------------------------------------------------------------------------------------------------
# Any board at all

PLACES = [(q - r // 2, r) for r in range(6) for q in range(6)]


@st.composite
def boards(draw: st.DrawFn, kinds: tuple[EdgeKind, ...] = tuple(EdgeKind)) -> Board:
    """A board of up to 36 hexes with gaps, two levels, and edges of the given kinds."""
    coords = sorted(draw(st.sets(st.sampled_from(PLACES), min_size=1)), key=lambda place: place[::-1])
    level = [draw(st.sampled_from((0, 0, 0, 1))) for _ in coords]
    edges: dict[tuple[int, int], Edge] = {}
    doors = 0
    for a, (q, r) in enumerate(coords):
        for b, (other_q, other_r) in enumerate(coords):
            if a < b and (other_q - q, other_r - r) in DIRECTIONS:
                kind = draw(st.sampled_from((EdgeKind.OPEN, EdgeKind.OPEN, *kinds)))
                if kind == EdgeKind.DOOR:
                    edges[a, b] = Edge(kind, door=doors)
                    doors += 1
                elif kind != EdgeKind.OPEN:
                    edges[a, b] = {EdgeKind.WALL: WALL, EdgeKind.OBSTACLE: OBSTACLE}[kind]
                elif level[a] != level[b] and draw(st.booleans()):
                    edges[a, b] = RAMP
    names = [str(h) for h in range(len(coords))]
    locked = draw(st.integers(0, (1 << doors) - 1))
    return Board(names=names, coords=coords, level=level, edges=edges, marks={}, initially_locked=locked)


@st.composite
def grids(draw: st.DrawFn, kinds: tuple[EdgeKind, ...] = tuple(EdgeKind)) -> Grid:
    board = draw(boards(kinds))
    return board.grid(board.initially_locked)


def brute_force(links: tuple[int, ...], start: int, blocked: int = 0) -> dict[int, int]:
    """Steps from `start` to every hex one can reach, one hex at a time."""
    reached = {start: 0}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        for there in range(len(links)):
            if links[here] >> there & 1 and not blocked >> there & 1 and there not in reached:
                reached[there] = reached[here] + 1
                queue.append(there)
    return reached


@given(grids())
def test_adjacency_is_mutual_and_walking_needs_it(grid: Grid):
    for a in range(grid.board.size):
        assert not grid.near[a] >> a & 1
        assert grid.walk[a] & ~grid.near[a] == 0
        for b in bits(grid.near[a]):
            assert grid.near[b] >> a & 1


@given(grids())
def test_distance_is_the_same_both_ways_and_no_detour_is_shorter(grid: Grid):
    everywhere = range(grid.board.size)
    for a in everywhere:
        for b in everywhere:
            assert grid.distance(a, b) == grid.distance(b, a) >= grid.board.plain_distance(a, b)
            assert (grid.distance(a, b) == 0) == (a == b)
            for c in everywhere:
                assert grid.distance(a, c) <= grid.distance(a, b) + grid.distance(b, c)


@given(grids())
def test_distance_is_what_counting_hex_by_hex_gives(grid: Grid):
    for a in range(grid.board.size):
        counted = brute_force(grid.near, a)
        assert grid.distances(a) == tuple(counted.get(b, FAR) for b in range(grid.board.size))
        for n in range(8):
            assert grid.within(a, n) == mask_of(b for b, steps in counted.items() if steps <= n)


@given(grids(), st.integers(0, 8), st.integers(0, (1 << 36) - 1))
def test_a_flood_is_what_walking_hex_by_hex_gives(grid: Grid, points: int, blocked: int):
    for start in range(grid.board.size):
        counted = brute_force(grid.walk, start, blocked)
        expected = mask_of(h for h, steps in counted.items() if steps <= points)
        assert grid.flood(start, points, blocked) == expected
        assert grid.flood(start, points, blocked) == expected, "and the second time too"


@given(grids(), st.integers(1, (1 << 36) - 1))
def test_walking_distance_is_what_walking_hex_by_hex_gives(grid: Grid, goal: int):
    goal &= (1 << grid.board.size) - 1
    distances = grid.walk_distances(goal)
    for start in range(grid.board.size):
        counted = brute_force(grid.walk, start)
        assert distances[start] == min((counted[h] for h in bits(goal) if h in counted), default=FAR)


@given(grids(kinds=(EdgeKind.OPEN, EdgeKind.WALL)))
def test_without_obstacles_and_doors_line_of_fire_is_mutual(grid: Grid):
    for a in range(grid.board.size):
        for b in bits(grid.fire[a]):
            assert grid.fire[b] >> a & 1


def may_fire(grid: Grid, shooter: int, target: int) -> bool:
    """HG-LOF-01 to 08, read off edge by edge between two hexes."""
    board = grid.board
    (q, r), (target_q, target_r) = board.coords[shooter], board.coords[target]
    length = board.plain_distance(shooter, target)
    towards = ((target_q - q) // length, (target_r - r) // length)
    if towards not in DIRECTIONS or (q + length * towards[0], r + length * towards[1]) != (
        target_q,
        target_r,
    ):
        return False
    line = [board.at.get((q + n * towards[0], r + n * towards[1])) for n in range(length + 1)]
    for here, there in pairwise(line):
        if here is None or there is None:
            return False
        edge = board.edge(here, there)
        harmless = {EdgeKind.OPEN}
        if here == shooter:
            harmless |= {EdgeKind.OBSTACLE}
            if edge.kind == EdgeKind.DOOR and not grid.locked >> edge.door & 1:
                harmless |= {EdgeKind.DOOR}
        if edge.kind not in harmless:
            return False
    return board.level[shooter] == board.level[target] or length == 1


@given(grids())
def test_line_of_fire_is_what_following_the_line_edge_by_edge_gives(grid: Grid):
    everywhere = range(grid.board.size)
    for a in everywhere:
        assert bits(grid.fire[a]) == tuple(b for b in everywhere if a != b and may_fire(grid, a, b))


@given(grids())
def test_the_six_rays_together_are_the_line_of_fire(grid: Grid):
    for h in range(grid.board.size):
        together = 0
        for way in range(6):
            together |= grid.ray(h, way)
        assert together == grid.fire[h] | 1 << h


@given(boards())
def test_every_hex_is_in_one_area_and_no_unmarked_edge_divides_it(board: Board):
    for h in range(board.size):
        assert [number for number, area in enumerate(board.areas) if area >> h & 1] == [board.area_of[h]]
        for there in board.step[h]:
            if there >= 0 and board.edge(h, there).kind in (EdgeKind.OPEN, EdgeKind.OBSTACLE):
                assert board.area_of[there] == board.area_of[h]
