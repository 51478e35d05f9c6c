"""Which messages the code uses, found by reading it: prompts, reasons, options, events and whatever is said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import starboard
from starboard.core.event import Event, event_name
from support.computed import COMPUTED
from support.released import RELEASED

SOURCE = Path(starboard.__file__).parent
RULES = ("core", "games")
"""The rooms whose messages must all be known by name; others may leave a part of an id open."""

ASKING = {
    "choose": (),
    "choose_legal": (),
    "choose_some": ("picked", "most"),
    "choose_for": ("whose",),
    "Choice": (),
    "pick_unit": (),
    "ask_with_asides": (),
    "first_of": (),
    "choose_part": (),
}
"""What asks, and the arguments it adds of its own."""
PROMPT_AT = {"ask_with_asides": 2, "choose_for": 2, "choose_part": 3}
"""The place of the prompt, where it is not the second."""
ARGUMENTS_AT = {"Choice": 4}
"""The place of the arguments, where they are given as a dictionary."""
NO_ARGUMENTS = {
    "rule",
    "refused",
    "besides",
    "thought_of",
    "beside",
    "ways_on",
    "always",
    "most",
    "least",
    "done",
    "secret",
    "args",
    "timings",
    "only",
}
"""Parameters of what asks that are not told to anybody."""
SPEAKING = {"say": "terminal-", "tell": "terminal-", "_tell_unknown": "terminal-", "_say": "terminal-{game}-"}
"""The terminal's methods that are given the rest of an id; that of a game's own look goes on with its name."""

OFFERING = {"pick_unit": 2, "about_modules": 1}
"""What offers values with the verb it is given, and the place of that verb."""
COMPUTED_VERBS = {"hagalaz": ("grenade", "grenade-case")}
"""Verbs that rules look up, by game: `rules/items.py`."""
COMPUTED_WORDS = {"hagalaz": ("look", "replace", "discard")}
"""Words of `("use", word, ...)` that rules look up, by game: Liara's Analysis."""


class Use(NamedTuple):
    """A message somewhere in the code. `args` are those it is given; `exact` says that it must tell them all."""

    id: str
    args: frozenset[str] | None
    exact: bool
    where: str


class Call(NamedTuple):
    """A call in the source: of what, with what, where."""

    name: str
    method: bool
    node: ast.Call
    path: Path

    @property
    def where(self) -> str:
        return f"{self.path.relative_to(SOURCE)}:{self.node.lineno}"

    @property
    def args(self) -> frozenset[str] | None:
        """The names of its keyword arguments; None if there may be more than are written here."""
        names = [keyword.arg for keyword in self.node.keywords]
        return None if None in names else frozenset(name for name in names if name is not None)

    def argument(self, place: int, name: str) -> ast.expr | None:
        """What it is given for a parameter."""
        by_name = [keyword.value for keyword in self.node.keywords if keyword.arg == name]
        return by_name[0] if by_name else self.node.args[place] if place < len(self.node.args) else None


@cache
def trees() -> dict[Path, ast.Module]:
    """Every module of Starboard."""
    return {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(SOURCE.rglob("*.py"))}


@cache
def calls() -> list[Call]:
    """Every call of something that has a name."""
    found = []
    for path, tree in trees().items():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call):
                if isinstance(node.func, ast.Name):
                    found.append(Call(node.func.id, False, node, path))
                elif isinstance(node.func, ast.Attribute):
                    found.append(Call(node.func.attr, True, node, path))
    return found


def strings(node: ast.expr | None) -> list[str]:
    """The strings an expression can be as far as they are written there: `*` stands for what is computed."""
    match node:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=body, orelse=other):
            return strings(body) + strings(other)
        case ast.JoinedStr(values=parts):
            return ["".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)]
    return []


# --- prompts and reasons ---------------------------------------------------------------------------------------


def prompts() -> Iterator[Use]:
    """What rules ask: by themselves, or through a function that takes the prompt as a parameter."""
    passing: dict[str, list[tuple[int, frozenset[str]]]] = {}
    for call in calls():
        if call.name in ASKING:
            args = (call.args or frozenset()) - NO_ARGUMENTS | set(ASKING[call.name]) | _listed(call)
            prompt = call.argument(PROMPT_AT.get(call.name, 1), "prompt")
            for id in strings(prompt):
                yield Use(f"prompt-{id}", args, True, call.where)
            if isinstance(prompt, ast.Name) and call.path.is_relative_to(SOURCE / "games"):
                function, place = _taking("prompt", call)
                if function not in ASKING:
                    passing.setdefault(function, []).append((place, args))
    for call in calls():
        for place, args in passing.get(call.name, ()):
            for id in strings(call.argument(place, "prompt")):
                yield Use(f"prompt-{id}", args, True, call.where)


def _listed(call: Call) -> set[str]:
    """The arguments that are given as a dictionary."""
    given = call.argument(ARGUMENTS_AT.get(call.name, 99), "args")
    return {name for key in given.keys for name in strings(key)} if isinstance(given, ast.Dict) else set()


def _taking(parameter: str, call: Call) -> tuple[str, int]:
    """The function around a call, and the place of one of its parameters."""
    for node in ast.walk(trees()[call.path]):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and call.node in ast.walk(node):
            names = [each.arg for each in (*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs)]
            if parameter in names:
                return node.name, names.index(parameter)
    raise AssertionError(f"{call.where}: nobody is given the {parameter}")


def reasons() -> Iterator[Use]:
    """Why something is not possible."""
    for call in calls():
        if call.name == "refuse":
            for id in strings(call.argument(1, "reason")):
                yield Use(f"reason-{id}", call.args, True, call.where)


# --- options ---------------------------------------------------------------------------------------------------


def values(game: str) -> Iterator[ast.Tuple]:
    """The values that rules offer: tuples with a verb first, in lists, declared as values, or keys of things. What
    there is to reach is listed in tuples too, and offered by nobody."""
    for path, tree in trees().items():
        of_game = path.is_relative_to(SOURCE / "games" / game) and path.name != "coverage.py"
        if of_game or path.name == "choice.py":
            for node in ast.walk(tree):
                for child in ast.iter_child_nodes(node):
                    if isinstance(child, ast.Tuple) and _offers(node, child) and _begins_with_a_word(child):
                        yield child


def _begins_with_a_word(value: ast.Tuple) -> bool:
    return isinstance(first := next(iter(value.elts), None), ast.Constant) and isinstance(first.value, str)


def _offers(parent: ast.AST, child: ast.Tuple) -> bool:
    match parent:
        case ast.List() | ast.ListComp() | ast.GeneratorExp() | ast.arguments():
            return True
        case ast.DictComp(key=key):
            return key is child
        case ast.AnnAssign(annotation=annotation):
            return "Value" in ast.unparse(annotation)
        case ast.Call(func=ast.Attribute(attr="append" | "insert")):
            return True
        case ast.Subscript(value=ast.Name(id=name)):
            return name != "Literal"
    return False


def verbs(game: str) -> set[str]:
    """The verbs of all values that a game offers, and those that are passed on to what offers them."""
    passed = {
        verb
        for call in calls()
        if call.name in OFFERING and call.path.is_relative_to(SOURCE / "games" / game)
        for verb in strings(call.argument(OFFERING[call.name], "verb"))
    }
    return (
        {verb for value in values(game) for verb in strings(value.elts[0])} | passed | {*COMPUTED_VERBS.get(game, ())}
    )


def words(game: str) -> set[str]:
    """The words of `("use", word, ...)`."""
    found = {word for value in values(game) if strings(value.elts[0]) == ["use"] for word in strings(value.elts[1])}
    return found | {*COMPUTED_WORDS.get(game, ())}


def option_texts(game: str) -> Iterator[Use]:
    """The text of every verb; `options.py`, and what it takes from others like it, says with which arguments."""
    given: dict[tuple[str, str], frozenset[str]] = {}
    home = SOURCE / "games" / game
    for path in sorted(home.glob("options*.py")):
        for node in ast.walk(trees()[path]):
            if isinstance(node, ast.FunctionDef):
                for call in calls():
                    if call.name == "say" and "option-*" in strings(call.node.args[0]) and call.node in ast.walk(node):
                        given[path.stem, node.name] = call.args or frozenset()
    texts = import_module(f"starboard.games.{game}.options").TEXTS
    where = f"{(home / 'options.py').relative_to(SOURCE)}: "
    for verb in sorted(verbs(game) - {"use"}):
        describe = texts.get(verb)
        if describe is None:
            yield Use(f"option-{verb}", frozenset(), False, f"{where}the verb '{verb}'")
        elif (known := (describe.__module__.rpartition(".")[2], describe.__name__)) in given:
            yield Use(f"option-{verb}", given[known], False, f"{where}the verb '{verb}'")
    for word in sorted(words(game)):
        yield Use(f"option-use-{word}", frozenset({"target"}), False, f"{where}the word '{word}'")


# --- events ----------------------------------------------------------------------------------------------------


def event_texts(game: str) -> Iterator[Use]:
    """Every event is told, with some of its fields."""
    for path in sorted((SOURCE / "games" / game).glob("events*.py")):
        for name, kind in vars(import_module(f"starboard.games.{game}.{path.stem}")).items():
            if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
                fields = frozenset(kind.__struct_fields__)
                yield Use(f"event-{event_name(kind)}", fields, False, f"games/{game}/{path.name}: {name}")


# --- what is said directly -------------------------------------------------------------------------------------


def computed() -> dict[str, list[Use]]:
    """The messages behind an id with a computed part, by that id with a `*` in it."""
    found: dict[str, list[Use]] = {
        "prompt-*": list(prompts()),
        "reason-*": list(reasons()),
        "option-*": [use for game in RELEASED for use in option_texts(game)],
        "option-use-*": [],
        "event-*": [use for game in RELEASED for use in event_texts(game)],
        "odds-*": list(foreseen("")),
        "odds-*-brief": list(foreseen("-brief")),
        "setting-*": [use for game in RELEASED for use in _settings(game)],
        "setting-*-*": [],
    }
    for game in RELEASED:
        for id, names in COMPUTED[game]().items():
            uses = [Use(id.replace("*", name), frozenset(args), False, f"games/{game}/: {id}") for name, args in names]
            found.setdefault(id, []).extend(uses)
    return found


def foreseen(end: str) -> Iterator[Use]:
    """What may come of an answer: the effects that games and the core tell."""
    for call in calls():
        if call.name == "Effect" and not call.method:
            for what in strings(call.argument(0, "what")):
                yield Use(f"odds-{what}{end}", None, False, call.where)


def _settings(game: str) -> Iterator[Use]:
    for setting in starboard.game(game).settings:
        for text in (setting.text, *map(setting.choice_text, setting.choices)):
            yield Use(text.id, frozenset(), True, f"games/{game}/: settings")


def said() -> Iterator[Use]:
    """What is said with `say(...)`, `Text(...)` or `Problem(...)`, or by the terminal."""
    for call in calls():
        if call.method and call.name in SPEAKING and _at_the_terminal(call.path):
            for id in strings(call.argument(0, "id")):
                known = call.args if call.name != "_tell_unknown" else None
                begins = SPEAKING[call.name].replace("{game}", call.where.split("/")[1])
                yield Use(begins + id, known, False, call.where)
        elif call.name == "Problem":
            for id in strings(call.argument(1, "id")):
                yield Use(id, call.args, False, call.where)
        elif not call.method and call.name in ("say", "Text") and _speaks(call.path):
            for id in strings(call.argument(0, "id")):
                yield Use(id, _told(call), False, call.where)


def _at_the_terminal(path: Path) -> bool:
    return path.is_relative_to(SOURCE / "cli") or path.stem == "terminal" or path.parent.name == "terminal"


@cache
def _speaks(path: Path) -> bool:
    """Whether a module knows texts, so that its `say` is ours."""
    if path == SOURCE / "core" / "text.py":
        return True
    imports = [node for node in ast.walk(trees()[path]) if isinstance(node, ast.ImportFrom)]
    known = {alias.name for node in imports if node.module == "starboard.core.text" for alias in node.names}
    return bool(known & {"say", "Text"})


def _told(call: Call) -> frozenset[str] | None:
    """The arguments of `say(id, hero=...)` or `Text(id, {"hero": ...})`."""
    if call.name == "say":
        return call.args
    match call.node.args[1:]:
        case [ast.Dict(keys=keys)]:
            return frozenset(name for key in keys for name in strings(key))
        case []:
            return frozenset()
    return None


# --- the browser client ----------------------------------------------------------------------------------------


CLIENT = SOURCE.parents[1] / "web" / "src"
QUOTED = re.compile(r'"([^"\n]*)"|`([^`]*)`')
COMPARISON = re.compile(r'[!=]==? "[^"]*"')
CALL_OF_T = re.compile(r"(?<![\w.])t\(")


def client_texts() -> Iterator[Use]:
    """What the client says of its own: `t("undo")` is the message `web-undo`; others are written in full."""
    for path in sorted((*CLIENT.rglob("*.svelte"), *CLIENT.rglob("*.ts"))):
        if path.name.endswith(".test.ts"):
            continue
        code = path.read_text(encoding="utf-8")
        where = f"web/src/{path.relative_to(CLIENT).as_posix()}"
        for call in CALL_OF_T.finditer(code):
            said = COMPARISON.sub("", _first_argument(code, call.end()))
            for id in _quoted(said):
                yield Use(f"web-{id}", None, False, where)
        for id in _quoted(code):
            if id.startswith("web-"):
                yield Use(id, None, False, where)


def _quoted(code: str) -> list[str]:
    """The strings in some code; `*` stands for what is computed."""
    found = [plain or re.sub(r"\$\{[^}]*\}", "*", template) for plain, template in QUOTED.findall(code)]
    return [string for string in found if re.fullmatch(r"[a-z0-9*-]+", string)]


def _first_argument(code: str, start: int) -> str:
    """What is written between a bracket and the comma or bracket that ends the first argument."""
    depth = 0
    for place in range(start, len(code)):
        depth += (code[place] in "([{") - (code[place] in ")]}")
        if depth < 0 or (depth == 0 and code[place] == ","):
            return code[start:place]
    return code[start:]


@cache
def uses() -> list[Use]:
    """Every use of a message; an id with a `*` stands for all messages like it."""
    known = computed()
    found = [use for each in known.values() for use in each]
    for use in said():
        if "*" not in use.id or not use.where.startswith(RULES):
            found.append(use)
    return [*found, *client_texts()]


def open_ids() -> set[str]:
    """The ids with a computed part in rooms where all messages must be known."""
    rules = (use for use in said() if use.where.startswith(RULES) and "/terminal" not in use.where)
    return {use.id for use in rules if "*" in use.id}
