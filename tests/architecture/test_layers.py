"""The architecture, checked: imports point down only, and nothing below the edge touches the outside world."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import starboard
from support.released import RELEASED

ROOT = Path(starboard.__file__).parent
MODULES = sorted(ROOT.rglob("*.py"))

FLOORS = {
    "core": {"core"},
    "games": {"core", "games"},
    "terminal": {"core", "locale", "terminal"},
    "locale": {"core", "locale"},
    "bots": {"core", "bots", "starboard"},
    "lab": {"core", "bots", "lab", "starboard"},
    "cli": {"core", "locale", "bots", "lab", "server", "terminal", "cli", "starboard"},
    "server": {"core", "locale", "bots", "lab", "server", "starboard"},
    "starboard": {"core", "games", "locale", "starboard"},
}
"""What the modules of each floor may import; `starboard` is the front door, which finds games by name."""

LADDER = (
    *({"moments", "events", "chart"}, {"printed"}, {"chances", "needs"}, {"state"}, {"queries"}),
    {"effects", "options"},
    *({"rules"}, {"content"}, {"steps", "balance", "coverage", "foresight", "integrity"}, {"game"}, {"scenario"}),
)
"""Inside a game: a room may use its own steps of the ladder and those before it."""

SIDE_ROOMS = {
    "view": {"chart", "moments", "printed", "state", "queries", "options"},
    "scene": {"chart", "printed", "needs", "state", "queries", "stage", "book", "view"},
    "stage": {"printed", "chances", "needs", "queries", "view"},
    "book": {"printed", "needs", "state", "view"},
    "narrate": {"printed", "state", "events", "options"},
    "causes": {"printed", "moments", "narrate"},
    "beats": {"printed", "state", "events"},
    "ending": {"printed", "state", "queries", "events", "options", "narrate", "rules"},
    "thumb": {"chart", "printed", "chances", "state", "queries", "rules", "content", "stage", "view"},
    "terminal": {"chart", "events", "printed", "state", "view", "scene", "game"},
    "why": {
        *("chart", "moments", "printed", "needs", "state", "queries", "effects", "options", "narrate", "rules"),
        *("stage", "scene", "view"),
    },
    "inspect": {"chart", "printed", "chances", "needs", "state", "queries", "options", "narrate", "rules", "why"},
    "lessons": set(),
}
"""Rooms beside the ladder, which read only these."""

READ_BY = {
    "game": set(SIDE_ROOMS) - {"thumb", "terminal", "why", "inspect"},
    "scenario": {"view"},
    "coverage": {"view", "thumb"},
    "foresight": {"view", "narrate"},
}
"""Who on the ladder may use the side rooms."""

AT_THE_EDGE = {"terminal"}
"""The rooms of a game that draw for people: no rule, and nothing but the platform, ever looks at them."""

OUTSIDE_WORLD = {
    *("asyncio", "concurrent", "ctypes", "datetime", "fcntl", "glob", "http", "io", "logging", "multiprocessing"),
    *("os", "pathlib", "pickle", "random", "secrets", "select", "shutil", "signal", "socket", "sqlite3", "ssl"),
    *("subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}
NOT_OF_IT = {"sys.intern"}
"""It stands in such a module and touches nothing: equal strings become one."""
FORBIDDEN_CALLS = {"open", "print", "input", "eval", "exec", "id", "hash"}
"""`id` and `hash` differ from one run to the next; a class may say what its own hash is, for nothing iterates a set."""

PACKAGED_FILES = {"core/content.py"}
"""The modules that may read files, and only those shipped with a package."""


def place(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


def floor(file: Path) -> str:
    first, *rest = file.relative_to(ROOT).parts
    return first if rest else "starboard"


def is_at_the_edge(file: Path) -> bool:
    parts = file.relative_to(ROOT).with_suffix("").parts
    return parts[0] == "games" and len(parts) > 2 and parts[2] in AT_THE_EDGE


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def imports(file: Path) -> frozenset[str]:
    """The full names of all that a module imports, wherever the import stands."""
    found = set[str]()
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{place(file)} imports by a relative name"
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return frozenset(found)


def ours(file: Path) -> Iterator[tuple[str, ...]]:
    """What a module imports of Starboard, as parts after `starboard`."""
    for name in sorted(imports(file)):
        first, *parts = name.split(".")
        if first == "starboard":
            yield tuple(parts)


def game_modules(game: str) -> list[tuple[str, Path]]:
    """The modules of a game with the room each stands in."""
    home = ROOT / "games" / game
    found = []
    for file in MODULES:
        if file.is_relative_to(home) and file != home / "__init__.py":
            found.append((room_of(file.relative_to(home).parts[0].removesuffix(".py")), file))
    return found


def room_of(name: str) -> str:
    """The room of a module: what many things fill is divided, as `effects_ship` and `ship_state`."""
    rooms = {*SIDE_ROOMS, *(room for step in LADDER for room in step)}
    return next((part for part in name.split("_") if part in rooms), name)


@pytest.mark.parametrize("file", MODULES, ids=place)
def test_imports_point_down_only(file: Path):
    allowed = FLOORS[floor(file)]
    for parts in ours(file):
        target = parts[0] if parts and parts[0] in FLOORS else "starboard"
        if target == "terminal" and is_at_the_edge(file):
            continue
        assert target in allowed, f"{place(file)} imports starboard.{'.'.join(parts)}"


@pytest.mark.parametrize("game", RELEASED)
def test_games_do_not_import_each_other(game: str):
    for _, file in game_modules(game):
        others = [parts for parts in ours(file) if parts[0] == "games" and parts[1] != game]
        assert not others, f"{place(file)} imports {others}"


@pytest.mark.parametrize("game", RELEASED)
def test_inside_a_game_imports_go_down_the_ladder(game: str):
    for room, file in game_modules(game):
        allowed = allowed_rooms(room)
        for parts in ours(file):
            if parts[0] == "games":
                assert room_of(parts[2]) in allowed, f"{place(file)} imports {parts[2]}, which is not below {room}"


def allowed_rooms(room: str) -> set[str]:
    if room in SIDE_ROOMS:
        return {room, *SIDE_ROOMS[room]}
    below = set[str]()
    for step in LADDER:
        below |= step
        if room in step:
            return below | READ_BY.get(room, set())
    raise AssertionError(f"the room '{room}' is on no step of the ladder; add it there or beside it")


@pytest.mark.parametrize("file", [file for file in MODULES if floor(file) in ("core", "games")], ids=place)
def test_nothing_below_the_edge_touches_the_outside_world(file: Path):
    found = {name for name in imports(file) if name.split(".")[0] in OUTSIDE_WORLD} - NOT_OF_IT
    assert not found, f"{place(file)} imports {found}"
    if place(file) not in PACKAGED_FILES:
        resources = {name for name in imports(file) if name.startswith("importlib.resources")}
        assert not resources, f"{place(file)} imports {resources}"
    own_hashes = [
        node for node in ast.walk(tree(file)) if isinstance(node, ast.FunctionDef) and node.name == "__hash__"
    ]
    allowed = {node for method in own_hashes for node in ast.walk(method)}
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node not in allowed:
            assert node.func.id not in FORBIDDEN_CALLS, f"{place(file)}:{node.lineno} calls {node.func.id}()"


@pytest.mark.parametrize("file", [file for file in MODULES if floor(file) != "locale"], ids=place)
def test_only_the_locale_knows_fluent(file: Path):
    found = {name for name in imports(file) if name.split(".")[0] in ("fluent", "babel")}
    assert not found, f"{place(file)} imports {found}"


def says_what_acts(node: ast.Try | ast.With) -> bool:
    """`with state.log.because(...)`, or the same by hand."""
    if isinstance(node, ast.Try):
        return not node.handlers and [ast.unparse(line) for line in node.finalbody] == ["acting.pop()"]
    opened = [ast.unparse(item.context_expr) for item in node.items]
    return all(context.startswith(("state.log.because(", "state.log.by(")) for context in opened)


@pytest.mark.parametrize("file", [file for file in MODULES if floor(file) == "games"], ids=place)
def test_no_rule_guards_an_await(file: Path):
    """A flow may be dropped at any moment, so there is no `try` and no `with` around an `await`, but to say what acts:
    the log of a flow that is dropped goes with it."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Try | ast.With) and not says_what_acts(node):
            awaits = [each for part in node.body for each in ast.walk(part) if isinstance(each, ast.Await)]
            assert not awaits, f"{place(file)}:{node.lineno} guards an await"


def test_every_package_stands_on_a_floor():
    assert {floor(file) for file in MODULES} <= set(FLOORS)
