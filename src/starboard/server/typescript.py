"""The protocol as TypeScript: `python -m starboard.server.typescript > web/src/protocol.ts`."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from typing import get_args

import msgspec
from msgspec import inspect

from starboard.core.beat import BeatKind
from starboard.core.catalogue import Rule
from starboard.core.rulebook import Section
from starboard.core.scene import Zone, ZoneKind
from starboard.server import lobby, protocol

ALIASES = {"ZoneKind": ZoneKind, "BeatKind": BeatKind}
HEADING = "// Made by `python -m starboard.server.typescript` from the Python types; change those, not this file.\n"

REQUESTS = (lobby.MakeTable, lobby.BeginLesson, lobby.Fork, lobby.Rename, lobby.RenameTable, lobby.UseKey)
REPLIES = (
    lobby.Lobby,
    lobby.Latest,
    lobby.Invitation,
    lobby.Book,
    Section,
    Rule,
    Zone,
    protocol.ZoneChange,
    protocol.Asked,
    protocol.LogLine,
    protocol.Lesson,
)
UNIONS = {"Incoming": get_args(protocol.Incoming), "Outgoing": get_args(protocol.Outgoing)}
WRITTEN_OUT: dict[tuple[type, str], str] = {
    (protocol.Welcome, "scene"): "Zone[]",
    (protocol.Welcome, "asked"): "Asked[]",
    (protocol.Welcome, "log"): "LogLine[]",
    (protocol.Welcome, "undo"): "Text | null",
    (protocol.Welcome, "redo"): "Text | null",
    (protocol.Welcome, "lesson"): "Lesson | null",
    (protocol.Update, "zones"): "ZoneChange[]",
    (protocol.Update, "asked"): "Asked[]",
    (protocol.Update, "log"): "LogLine[]",
    (protocol.Update, "undo"): "Text | null",
    (protocol.Update, "redo"): "Text | null",
    (protocol.Update, "lesson"): "Lesson | null",
    (protocol.Past, "scene"): "Zone[]",
    (lobby.TableCard, "latest"): "Latest | null",
    (protocol.Past, "log"): "LogLine[]",
    (protocol.Told, "log"): "LogLine[]",
}
"""Fields that are encoded beforehand in Python; what is in them."""


def typescript() -> str:
    """All of the protocol."""
    kinds = [kind for union in UNIONS.values() for kind in union]
    structs = _all_structs([*kinds, *REQUESTS, *REPLIES])
    parts = [HEADING, f"export const PROTOCOL = {protocol.PROTOCOL};\n"]
    parts += [_alias(name, _words(get_args(words))) for name, words in ALIASES.items()]
    parts += [_interface(struct) for struct in structs]
    parts += [_alias(name, " | ".join(kind.__name__ for kind in union)) for name, union in UNIONS.items()]
    return "\n".join(parts)


def _alias(name: str, meaning: str) -> str:
    return f"export type {name} = {meaning};\n"


def _words(words: Iterable[object]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def _all_structs(kinds: Iterable[type[msgspec.Struct]]) -> list[inspect.StructType]:
    """Some structs and whatever they are made of, in the order they are met."""
    found: dict[type, inspect.StructType] = {}

    def visit(type_: inspect.Type) -> None:
        if isinstance(type_, inspect.StructType):
            if type_.cls in found:
                return
            found[type_.cls] = type_
        for inner in _inside(type_):
            visit(inner)

    for kind in kinds:
        visit(inspect.type_info(kind))
    return list(found.values())


def _inside(type_: inspect.Type) -> Iterator[inspect.Type]:
    match type_:
        case inspect.StructType(fields=fields):
            yield from (field.type for field in fields)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            yield item
        case inspect.TupleType(item_types=items) | inspect.UnionType(types=items):
            yield from items
        case inspect.DictType(value_type=value):
            yield value


def _interface(struct: inspect.StructType) -> str:
    lines = [f"/** {_sentence(struct.cls)} */", f"export interface {struct.cls.__name__} {{"]
    if struct.tag is not None:
        lines.append(f'  {struct.tag_field}: "{struct.tag}";')
    received = struct.cls.__struct_config__.omit_defaults or struct.forbid_unknown_fields
    for field in struct.fields:
        mark = "?" if received and not field.required else ""
        written = WRITTEN_OUT.get((struct.cls, field.name)) or _type(field.type)
        lines.append(f"  {field.encode_name}{mark}: {written};")
    return "\n".join([*lines, "}\n"])


def _sentence(cls: type) -> str:
    return " ".join((cls.__doc__ or "").split())


def _type(type_: inspect.Type) -> str:
    match type_:
        case inspect.StructType(cls=cls):
            return cls.__name__
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "unknown"
        case inspect.LiteralType(values=values):
            named = (name for name, words in ALIASES.items() if set(values) == set(get_args(words)))
            return next(named, _words(values))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = _type(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case inspect.TupleType(item_types=items):
            return f"[{', '.join(map(_type, items))}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(value)}>"
        case inspect.UnionType(types=types):
            return " | ".join(map(_type, types))
    raise AssertionError(f"no TypeScript for {type_}")


if __name__ == "__main__":
    sys.stdout.write(typescript())
