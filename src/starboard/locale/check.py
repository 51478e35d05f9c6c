"""What a language lacks, and what is wrong with its files: for translators, and for the tests that hold them to it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from importlib.resources.abc import Traversable

import msgspec
from fluent.syntax import FluentParser, ast

from starboard.core.text import Words
from starboard.locale import CONTENT, ENGLISH, Library, library, own
from starboard.locale.files import files, read
from starboard.locale.fluent import Uses


class Report(msgspec.Struct, frozen=True):
    """The messages and contents a language lacks; every mistake in its files, with the file it is in."""

    messages: list[str]
    contents: list[Words]
    mistakes: list[str]


def report(game: str, language: str, words: Iterable[Words]) -> Report:
    """A language against the English of a game, whose contents are these words."""
    known = list(words)
    sentences, printed = own(game), library(game).contents(language)
    english = _written(sentences, ENGLISH)
    translated = _written(sentences, language)
    mistakes = [*_wrong_messages(sentences, language, english), *_wrong_contents(sentences, language, known)]
    return Report(
        [id for id in english if id not in translated],
        [each for each in known if not printed.has(each.key)],
        mistakes,
    )


def template(words: Iterable[Words]) -> str:
    """A file to be filled in: the entries and fields of some words, with the English above each entry."""
    entries: dict[str, list[Words]] = {}
    for each in words:
        entries.setdefault(each.key.partition(".")[0], []).append(each)
    return "\n".join(_blank(id, fields) for id, fields in entries.items())


def _blank(id: str, fields: list[Words]) -> str:
    names = [each.key.partition(".")[2] for each in fields]
    english = [f"{name}: {each.english}" for name, each in zip(names, fields, strict=True)]
    lines = [line for text in english for line in text.splitlines()]
    above = [f"# {line}".rstrip() for line in lines]
    return "\n".join([*above, f"{id} =", *(f"    .{name} =" for name in names)]) + "\n"


# --- mistakes ------------------------------------------------------------------------------------------------------


def _written(sentences: Library, language: str) -> dict[str, str]:
    """The messages that a language has itself; terms are its own business."""
    return {
        id: source
        for folder in sentences.folders
        for id, source in read(folder.joinpath(language)).items()
        if not id.startswith("-")
    }


def _wrong_messages(sentences: Library, language: str, english: dict[str, str]) -> Iterator[str]:
    for file, entry in _entries(sentences, language):
        if isinstance(entry, str):
            yield f"{file}: {entry}"
        elif entry.id.name not in english:
            yield f"{file}: there is no message '{entry.id.name}' in English{_meant(entry.id.name, english)}"
        else:
            given = Uses(FluentParser().parse(english[entry.id.name])).variables
            for name in sorted(Uses(entry).variables ^ given):
                wrong = "is not used" if name in given else "is not given"
                yield f"{file}: the argument ${name} of '{entry.id.name}' {wrong}"


def _wrong_contents(sentences: Library, language: str, words: list[Words]) -> Iterator[str]:
    fields: dict[str, set[str]] = {}
    for each in words:
        id, _, field = each.key.partition(".")
        fields.setdefault(id, set()).add(field)
    for file, entry in _entries(sentences, language, CONTENT):
        if isinstance(entry, str):
            yield f"{file}: {entry}"
            continue
        id = entry.id.name
        if id not in fields:
            yield f"{file}: nothing is called '{id}'{_meant(id, fields)}"
            continue
        if entry.value is not None:
            yield f"{file}: '{id}' is an entry; what it says stands in its fields, {_listed(fields[id])}"
        for attribute in entry.attributes:
            if attribute.id.name not in fields[id]:
                yield f"{file}: '{id}' has no field '.{attribute.id.name}', only {_listed(fields[id])}"
        for name in sorted(Uses(entry).variables):
            yield f"{file}: nothing is given to '{id}', so it has no ${name}"


def _entries(sentences: Library, language: str, *inside: str) -> Iterator[tuple[str, ast.Message | str]]:
    """The messages of a language with the file each is in; a sentence instead where something cannot be read."""
    seen: dict[str, str] = {}
    for folder in sentences.folders:
        for file in files(folder.joinpath(language, *inside)):
            name = "/".join([language, *inside, file.name])
            for entry in _parsed(file):
                if isinstance(entry, ast.Junk):
                    yield name, f"this cannot be read: {(entry.content or '').strip().partition(chr(10))[0]}"
                elif isinstance(entry, ast.Message | ast.Term):
                    id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
                    if id in seen:
                        yield name, f"'{id}' stands in {seen[id]} too"
                    seen[id] = name
                    if isinstance(entry, ast.Message):
                        yield name, entry


def _parsed(file: Traversable) -> list[ast.EntryType]:
    return FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body


def _meant(id: str, known: Iterable[str]) -> str:
    close = get_close_matches(id, list(known), n=1)
    return f"; did you mean '{close[0]}'?" if close else ""


def _listed(fields: set[str]) -> str:
    return ", ".join(f".{field}" for field in sorted(fields))
