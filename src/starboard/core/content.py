"""Content: TOML facts, checked at load, with file and entry in every error; and the effects they may name.

Content files hold what is printed on components. Behaviour is a Python function that the file names, with
plain parameters. This is the only module under `core` and `games` that opens files, and only packaged ones.
"""

from __future__ import annotations

import inspect
import re
import tomllib
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache, partial
from importlib import resources
from typing import Any, TypeVar, get_type_hints

import msgspec

from starboard.core.errors import ContentError, did_you_mean
from starboard.core.text import Words

T = TypeVar("T")
E = TypeVar("E", bound=msgspec.Struct)
F = TypeVar("F", bound=Callable[..., Any])


def read_package_text(package: str, name: str) -> str:
    """The text of a file shipped with a package."""
    return resources.files(package).joinpath(name).read_text(encoding="utf-8")


def package_files(package: str, ending: str) -> list[str]:
    """The names of the files with this ending shipped with a package, sorted."""
    return sorted(file.name for file in resources.files(package).iterdir() if file.name.endswith(ending))


def parse_toml(text: str, file: str) -> dict[str, Any]:
    """A TOML document as plain data."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ContentError(file, "", f"not valid TOML: {problem}") from None


class Findings:
    """Goes on after a mistake, so that all mistakes of a file are told at once.

    findings = Findings()
    for entry in entries:
        with findings:
            check(entry)
    findings.settle()
    """

    __slots__ = ("_problems",)

    def __init__(self) -> None:
        self._problems: list[ContentError] = []

    def __enter__(self) -> None:
        return None

    def __exit__(self, kind: object, problem: BaseException | None, trace: object) -> bool:
        if isinstance(problem, ContentError):
            self._problems += problem.all
            return True
        return False

    def settle(self) -> None:
        """Raise the first mistake with all others, if there was one."""
        if self._problems:
            first, *others = self._problems
            first.others = tuple(others)
            raise first


def convert(kind: type[T], raw: object, file: str, entry: str) -> T:
    """Plain data as a typed entry; says which field is wrong."""
    try:
        return msgspec.convert(raw, kind, dec_hook=_as_words)
    except msgspec.ValidationError as problem:
        raise ContentError(file, entry, f"{problem}{_meant_field(kind, str(problem))}") from None


def _as_words(kind: type, value: object) -> Words:
    """A string for a field that can be translated; its key comes when the entry it stands in is complete."""
    if kind is not Words:
        raise NotImplementedError(f"no content file can hold a {kind.__name__}")
    if not isinstance(value, str):
        raise TypeError(f"Expected `str`, got `{type(value).__name__}`")
    return Words("", value.strip())


def give_keys(entry: msgspec.Struct, key: str, inside: str = "") -> None:
    """Give the words of an entry and of all entries inside it their keys: `<key>.<field>`.

    An entry inside is keyed by the name of its table and its id, its number, or its place if it has neither:
    `[[ability]]` is `ability-<id>`; `inside` goes before, such as the mission that only counts objectives of its own.
    A table that stands alone needs no id.
    """
    for field in entry.__struct_fields__:
        value = getattr(entry, field)
        if isinstance(value, Words):
            if value:
                msgspec.structs.force_setattr(entry, field, Words(f"{key}.{field}", value.english))
        elif isinstance(value, msgspec.Struct):
            give_keys(value, _key(value, f"{inside}{field}"), inside)
        elif isinstance(value, list):
            for place, each in enumerate(value, 1):
                if isinstance(each, msgspec.Struct):
                    give_keys(each, _key(each, f"{inside}{field}", place), inside)


def _key(entry: msgspec.Struct, kind: str, place: int | None = None) -> str:
    name = getattr(entry, "id", None) or getattr(entry, "number", None) or place
    return kind if name is None else f"{kind}-{name}"


def words_in(entry: object) -> Iterator[Words]:
    """All words of an entry and of all entries inside it."""
    if isinstance(entry, Words):
        if entry:
            yield entry
    elif isinstance(entry, msgspec.Struct):
        for field in entry.__struct_fields__:
            yield from words_in(getattr(entry, field))
    elif isinstance(entry, list):
        for each in entry:
            yield from words_in(each)


def _meant_field(kind: type, problem: str) -> str:
    """The tail of a sentence about an unknown field: the field that was probably meant."""
    unknown = re.search("unknown field `([^`]+)`", problem)
    close = get_close_matches(unknown[1], _fields(msgspec.inspect.type_info(kind)), n=1) if unknown else []
    return f"; did you mean '{close[0]}'?" if close else ""


def _fields(info: msgspec.inspect.Type) -> list[str]:
    """The fields of a type and of the types inside it."""
    if isinstance(info, msgspec.inspect.StructType):
        inside = [name for field in info.fields for name in _fields(field.type)]
        return [field.encode_name for field in info.fields] + inside
    if isinstance(info, msgspec.inspect.ListType):
        return _fields(info.item_type)
    if isinstance(info, msgspec.inspect.DictType):
        return _fields(info.value_type)
    if isinstance(info, msgspec.inspect.UnionType):
        return [name for each in info.types for name in _fields(each)]
    return []


def convert_entries(kind: type[T], raw: object, file: str, what: str) -> list[T]:
    """A list of `[[what]]` tables as typed entries; an error names the entry by its id, or by its place."""
    if not isinstance(raw, list):
        raise ContentError(file, f"[[{what}]]", f"expected a list of tables, got {type(raw).__name__}")
    entries = []
    findings = Findings()
    for place, table in enumerate(raw, 1):
        name = table.get("id", f"number {place}") if isinstance(table, dict) else f"number {place}"
        with findings:
            entries.append(convert(kind, table, file, f"{what} '{name}'"))
    findings.settle()
    return entries


def read_entries(kind: type[E], text: str, file: str, what: str) -> list[E]:
    """The `[[what]]` tables of a content file as typed entries with an `id`, which no two share; their words have
    keys."""
    entries = convert_entries(kind, parse_toml(text, file).get(what), file, what)
    ids = [str(entry.id) for entry in entries]  # type: ignore[attr-defined]
    unique(ids, file, what)
    for id, entry in zip(ids, entries, strict=True):
        give_keys(entry, f"{what}-{id}")
    return entries


def convert_page(kind: type[T], tables: Mapping[str, type], raw: Mapping[str, object], file: str, what: str) -> T:
    """A document as one typed entry. What is wrong in its lists of `tables` is told by table, all of it at once."""
    findings = Findings()
    for table, entry in tables.items():
        with findings:
            convert_entries(entry, raw.get(table, []), file, table)
    findings.settle()
    return convert(kind, raw, file, what)


def check_names(
    entries: Iterable[tuple[str, Mapping[str, object]]],
    named: Mapping[str, Sequence[str]],
    known: Mapping[str, Collection[str]],
    file: str,
) -> None:
    """ContentError for every name in these entries that nobody has.

    A parameter means the same in every effect: `named` says which parameters name something, and the kinds of thing
    they may name. `known` has the names of a kind; what is not in it is not looked at.
    """
    findings = Findings()
    for entry, parameters in entries:
        for parameter, value in parameters.items():
            for what in named.get(parameter, ()):
                for name in _names(value) if what in known else ():
                    with findings:
                        if name not in known[what]:
                            problem = f"{what} '{name}' is unknown{did_you_mean(name, known[what])}"
                            raise ContentError(file, entry, problem)
    findings.settle()


def _names(value: object) -> list[str]:
    """The names a parameter gives: one, a list of them or, by what they belong to, several; none if it is empty."""
    if isinstance(value, dict):
        value = list(value.values())
    names = value if isinstance(value, list) else [value]
    return [name for name in names if isinstance(name, str) and name]


def unique(ids: Iterable[str], file: str, what: str) -> None:
    """ContentError if an id stands twice."""
    seen: set[str] = set()
    for id in ids:
        if id in seen:
            raise ContentError(file, f"{what} '{id}'", "this id stands twice")
        seen.add(id)


class Bound:
    """An effect as an entry names it: its functions with the entry's parameters, by the door each uses."""

    __slots__ = ("name", "parameters", "parts")

    def __init__(self, name: str, parameters: Mapping[str, Any], parts: dict[Hashable, partial[Any]]) -> None:
        self.name = name
        self.parameters = parameters
        self.parts = parts


class Effects:
    """The named effects of a game: which functions a content file may name, and through which door each
    comes in - an action, a reaction at a moment, a modifier of a query."""

    def __init__(self, what: str) -> None:
        self._what = what
        self._parts: dict[str, list[tuple[Hashable, Callable[..., Any]]]] = {}

    def on(self, name: str, door: Hashable) -> Callable[[F], F]:
        """Register a function as the part of effect `name` that comes in by `door`."""

        def register(function: F) -> F:
            self._parts.setdefault(name, []).append((door, function))
            return function

        return register

    @property
    def names(self) -> list[str]:
        """Every effect there is."""
        return sorted(self._parts)

    def doors(self, name: str) -> list[Hashable]:
        """The doors an effect uses."""
        return [door for door, _ in self._parts[name]]

    def parameters(self, name: str) -> dict[str, Any]:
        """The parameters an effect takes, and the type of each."""
        return {key: kind for _, function in self._parts[name] for key, (kind, _) in _parameters(function).items()}

    def bind(self, spec: Mapping[str, Any], file: str, entry: str, *, door: Hashable = None) -> Bound:
        """The effect an entry names, its parameters checked against the function's keyword parameters.

        With a `door`, the effect must be one that comes in by it.
        """
        name = spec.get("name")
        if not isinstance(name, str) or name not in self._parts:
            problem = f"{self._what} {name!r} is unknown{did_you_mean(str(name), self._parts)}"
            raise ContentError(file, entry, problem)
        given = {key: value for key, value in spec.items() if key != "name"}
        parts: dict[Hashable, partial[Any]] = {}
        wanted_by_any: set[str] = set()
        for own_door, function in self._parts[name]:
            wanted = _parameters(function)
            wanted_by_any.update(wanted)
            parts[own_door] = partial(function, **self._checked(name, wanted, given, file, entry))
        for key in given:
            if key not in wanted_by_any:
                raise ContentError(
                    file, entry, f"{self._what} '{name}' takes no '{key}'{did_you_mean(key, wanted_by_any)}"
                )
        if door is not None and door not in parts:
            fitting = [other for other in self.names if door in self.doors(other)]
            problem = f"{self._what} '{name}' cannot be used as {door}{did_you_mean(name, fitting)}"
            raise ContentError(file, entry, problem)
        return Bound(name, given, parts)

    def _checked(
        self, name: str, wanted: dict[str, tuple[Any, bool]], given: Mapping[str, Any], file: str, entry: str
    ) -> dict[str, Any]:
        checked = {}
        for key, (kind, required) in wanted.items():
            if key in given:
                try:
                    checked[key] = msgspec.convert(given[key], kind)
                except msgspec.ValidationError as problem:
                    raise ContentError(file, entry, f"'{key}' of {self._what} '{name}': {problem}") from None
            elif required:
                raise ContentError(file, entry, f"{self._what} '{name}' needs '{key}'")
        return checked


@cache
def _parameters(function: Callable[..., Any]) -> dict[str, tuple[Any, bool]]:
    """The keyword-only parameters of an effect: name -> (type, required)."""
    hints = get_type_hints(function)
    return {
        parameter.name: (hints[parameter.name], parameter.default is parameter.empty)
        for parameter in inspect.signature(function).parameters.values()
        if parameter.kind is parameter.KEYWORD_ONLY
    }
