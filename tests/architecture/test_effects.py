"""Effects are the only writers of a state: nothing else in a game changes what lies on its table.

Read off the syntax tree. What a state holds is what the classes of the game's `state.py` declare; a write is an
assignment to such a field or to an item of one, a call that changes one in place, or a call of a method by which a
state changes itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

import starboard.games

MUTATORS = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem", "remove", "reverse", "setdefault"}
    | {"sort", "update"}
)
"""The methods by which lists, dictionaries and sets change."""

EXCEPTIONS: dict[str, str] = {
    "edge/foresight/worlds.py": "deals a copy again: a state of its own that nobody has seen yet",
    "edge/queries.py": "remembers what lasting powers come to; the state is the same afterwards",
    "edge/scenario.py": "builds a fresh position from plain data, before anybody plays in it",
    "edge/view.py": "resamples a copy: a state of its own that nobody has seen yet",
    "hagalaz/scenario.py": "builds a fresh position from plain data, before anybody plays in it",
    "hagalaz/view.py": "resamples a copy: a state of its own that nobody has seen yet",
    "vanguard/content/library.py": "binds what is printed on a board, which has fields of the same names",
    "vanguard/queries.py": "remembers what lasting powers come to; the state is the same afterwards",
    "vanguard/rules/acting.py": "notes what acts while it does so; nothing of it is saved",
    "vanguard/rules/anytime.py": "notes what can still be kept away; nothing of it is saved",
    "vanguard/rules/cards.py": "notes what acts while it does so; nothing of it is saved",
    "vanguard/rules/happenings.py": "notes what acts while it does so; nothing of it is saved",
    "vanguard/rules/logs.py": "notes what acts while it does so; nothing of it is saved",
    "vanguard/rules/moving.py": "notes what acts while it does so; nothing of it is saved",
    "vanguard/scenario.py": "builds a fresh position from plain data, before anybody plays in it",
    "vanguard/scenario_ship.py": "builds a fresh position from plain data, before anybody plays in it",
    "vanguard/steps.py": "forgets what acted in a step that was dropped; nothing of it is saved",
    "vanguard/view.py": "resamples a copy: a state of its own that nobody has seen yet",
}
"""The modules that may write all the same, and why."""


class Write(NamedTuple):
    """A place that changes a state."""

    line: int
    what: str

    def __str__(self) -> str:
        return f"line {self.line}: {self.what}"


class Nouns(NamedTuple):
    """What a game's `state.py` declares: its classes, their fields, the methods that change an object."""

    classes: frozenset[str]
    fields: frozenset[str]
    methods: frozenset[str]


def nouns_of(tree: ast.Module) -> Nouns:
    """The nouns of a game, from its `state.py`."""
    classes = [node for node in tree.body if isinstance(node, ast.ClassDef)]
    fields = {
        item.target.id
        for each in classes
        for item in each.body
        if isinstance(item, ast.AnnAssign) and isinstance(item.target, ast.Name)
    }
    methods = {
        method.name
        for each in classes
        for method in each.body
        if isinstance(method, ast.FunctionDef)
        and not method.name.startswith("__")
        and any(_root(target) == "self" for target in _targets(method))
    }
    return Nouns(frozenset(each.name for each in classes), frozenset(fields), frozenset(methods))


def writes_in(tree: ast.Module, nouns: Nouns) -> Iterator[Write]:
    """The places of a module that change a state."""
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)):
        yield from _Reader(function, nouns).writes()


class _Reader:
    """One function: which of its names stand for other things than a state, which for a part of one."""

    def __init__(self, function: ast.FunctionDef | ast.AsyncFunctionDef, nouns: Nouns) -> None:
        self.function = function
        self.nouns = nouns
        arguments = function.args
        given = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
        annotated = {each.arg: ast.unparse(each.annotation) for each in given if each.annotation}
        self.strangers = {"self"} | {
            name for name, kind in annotated.items() if not nouns.classes & set(kind.replace("|", " ").split())
        }
        self.parts: set[str] = set()

    def writes(self) -> Iterator[Write]:
        for node in ast.walk(self.function):
            if isinstance(node, ast.Assign) and self._is_part(node.value):
                self.parts |= {target.id for target in node.targets if isinstance(target, ast.Name)}
        for target in _targets(self.function):
            if self._is_part(target) or (isinstance(target, ast.Subscript) and self._holds(target.value)):
                yield Write(target.lineno, ast.unparse(target))
        for node in ast.walk(self.function):
            if isinstance(node, ast.Call) and self._changes(node.func):
                yield Write(node.lineno, ast.unparse(node.func))

    def _is_part(self, node: ast.expr) -> bool:
        """Whether an expression is a field of a state, or an item of one."""
        if isinstance(node, ast.Subscript):
            return self._is_part(node.value)
        return isinstance(node, ast.Attribute) and node.attr in self.nouns.fields and _root(node) not in self.strangers

    def _holds(self, node: ast.expr) -> bool:
        return self._is_part(node) or (isinstance(node, ast.Name) and node.id in self.parts)

    def _changes(self, function: ast.expr) -> bool:
        if isinstance(function, ast.Name):
            return function.id in ("setattr", "delattr")
        if not isinstance(function, ast.Attribute):
            return False
        if function.attr in self.nouns.methods and _root(function) not in self.strangers:
            return True
        return function.attr in MUTATORS and self._holds(function.value)


def _targets(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.expr]:
    """What a function assigns to or deletes."""
    for node in ast.walk(function):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign | ast.Delete):
            targets = list(node.targets)
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            yield from target.elts if isinstance(target, ast.Tuple | ast.List) else [target]


def _root(node: ast.expr) -> str:
    """The name an expression begins with: `hero` in `hero.placed[0]`."""
    while isinstance(node, ast.Attribute | ast.Subscript | ast.Call):
        node = node.func if isinstance(node, ast.Call) else node.value
    return node.id if isinstance(node, ast.Name) else ""


def parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


GAMES = [
    game for root in starboard.games.__path__ for game in sorted(Path(root).iterdir()) if (game / "state.py").exists()
]
MODULES = [
    (game, path)
    for game in GAMES
    for path in sorted(game.rglob("*.py"))
    if path.relative_to(game).parts[0].removesuffix(".py").partition("_")[0] not in ("state", "effects")
    and str(path.relative_to(game.parent)) not in EXCEPTIONS
]
"""Everything but the nouns and the verbs; a game with many verbs has several modules of them: `effects_ship.py`, or a
package."""


@pytest.mark.parametrize(("game", "path"), MODULES, ids=[str(path.relative_to(game.parent)) for game, path in MODULES])
def test_only_effects_write(game: Path, path: Path):
    found = list(writes_in(parsed(path), nouns_of(parsed(game / "state.py"))))

    assert [str(write) for write in found] == []


def test_every_exception_is_needed():
    for name in EXCEPTIONS:
        game = next(game for game in GAMES if name.startswith(f"{game.name}/"))
        assert list(writes_in(parsed(game.parent / name), nouns_of(parsed(game / "state.py")))), name
