"""`starboard words`: what a translation lacks, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from fnmatch import fnmatchcase
from typing import Annotated

import typer

import starboard
from starboard.cli.output import print_json
from starboard.core.catalogue import read_catalogue
from starboard.core.content import words_in
from starboard.core.errors import UnknownName
from starboard.core.lesson import lessons_of
from starboard.core.modules import PRINTED
from starboard.core.rulebook import read_guide, section_words
from starboard.core.text import Words
from starboard.locale import ENGLISH
from starboard.locale.check import Report, report, template


def words(
    game: Annotated[str, typer.Argument(help="The game; `starboard games` lists them.")],
    entries: Annotated[
        list[str] | None, typer.Argument(help="Which contents, such as 'hero-*' or 'rule-*'; all if none is given.")
    ] = None,
    language: Annotated[str, typer.Option(help="The language, such as cs.")] = "",
    blank: Annotated[bool, typer.Option("--template", help="Print a file to be filled in.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
) -> None:
    """List what a language lacks of a game's messages and contents, and the mistakes in its files.

    Exit code 1 if there is a mistake or something is missing.
    """
    if language in ("", ENGLISH):
        raise UnknownName("English is what the others are compared with; name a language, such as --language cs")
    found = chosen(report(game, language, words_of(game)), entries or ["*"])
    if as_json:
        keys = [each.key for each in found.contents]
        print_json({"messages": found.messages, "contents": keys, "mistakes": found.mistakes})
    elif blank:
        typer.echo(template(found.contents), nl=False)
    else:
        _show(found, language)
    if found.mistakes or found.messages or found.contents:
        raise typer.Exit(1)


def words_of(game: str) -> Iterator[Words]:
    """All contents of a game that can be translated, the lessons and the rules of its catalogue last."""
    known = starboard.game(game)
    printed = PRINTED.of(game)
    yield from printed.words() if printed is not None else ()
    for lesson in lessons_of(known):
        yield from words_in(lesson.spec)
    yield from words_in(read_guide(game))
    for section in dict.fromkeys(rule.section for rule in read_catalogue(game)):
        yield section_words(section)
    for rule in read_catalogue(game):
        yield from rule.words


def chosen(found: Report, patterns: list[str]) -> Report:
    """A report about some contents; all mistakes are told."""
    contents = [
        each for each in found.contents if any(fnmatchcase(each.key.partition(".")[0], pattern) for pattern in patterns)
    ]
    return Report([] if patterns != ["*"] else found.messages, contents, found.mistakes)


def _show(found: Report, language: str) -> None:
    for mistake in found.mistakes:
        typer.echo(mistake)
    for id in found.messages:
        typer.echo(f"message {id}")
    fields: dict[str, list[str]] = {}
    for each in found.contents:
        id, _, field = each.key.partition(".")
        fields.setdefault(id, []).append(f".{field}")
    for id, missing in fields.items():
        typer.echo(f"{id} {' '.join(missing)}")
    lacks = f"{len(found.messages)} messages and {len(found.contents)} texts of contents"
    typer.echo(f"Missing in {language}: {lacks}. Mistakes: {len(found.mistakes)}.")
