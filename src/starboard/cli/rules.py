"""`starboard rules`: look up the rules of a game, and see which of them have a test."""

from __future__ import annotations

import re
from enum import StrEnum
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.console import Console, Group
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import starboard
from starboard.cli.coverage import Citations, Coverage, citations, measure
from starboard.cli.output import bad_input, fail, print_json
from starboard.core.catalogue import Catalogue, Rule, read_catalogue
from starboard.core.errors import UnknownName
from starboard.core.rulebook import Rulebook, read_rulebook
from starboard.locale import ENGLISH, contents, languages, little_words
from starboard.terminal.screen import PROSE_WIDTH

LOOKS_LIKE_AN_ID = re.compile(r"[A-Za-z]+(-[A-Za-z0-9]+)*-\d+[a-z]?")


class Scope(StrEnum):
    """Which rules count for `--coverage`."""

    GAME = "game"
    MISSION = "mission"
    CAMPAIGN = "campaign"
    ALL = "all"


def rules(
    game: Annotated[str, typer.Argument(help="The game; `starboard games` lists them.")],
    words: Annotated[list[str] | None, typer.Argument(help="Rule ids, or words to search for.")] = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Show which rules have no test.")] = False,
    scope: Annotated[Scope, typer.Option(help="With --coverage: which rules to count.")] = Scope.ALL,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    search: Annotated[str, typer.Option(help="What to look for, also as a question: 'how do I win'.")] = "",
    language: Annotated[str, typer.Option(help=f"The language: {', '.join(languages())}.")] = ENGLISH,
    tests: Annotated[
        Path | None, typer.Option(help="The directory of tests that cite rules.", show_default="tests")
    ] = None,
) -> None:
    """Look up the rules of a game by id or by words, or see which of them have no test."""
    with bad_input():
        wanted = [*(words or []), *search.split()]
        if coverage:
            _show_coverage(catalogue_of(game), scope, _cited(tests, required=True), game, as_json=as_json)
            return
        book = rulebook_of(game, language)
        if not wanted:
            _show_contents(book, as_json=as_json)
        elif all(LOOKS_LIKE_AN_ID.fullmatch(word) for word in wanted):
            _show_rules([book.catalogue.rule(word) for word in wanted], _cited(tests), as_json=as_json)
        else:
            found = book.find(" ".join(wanted), little_words(language))
            _show_search(found, wanted, _cited(tests), as_json=as_json)


def catalogue_of(game: str) -> Catalogue:
    """The rule catalogue of a game; UnknownName if there is none."""
    found = read_catalogue(starboard.game(game).name)
    if not len(found):
        raise UnknownName(f"the game '{game}' has no rule catalogue")
    return found


def rulebook_of(game: str, language: str = ENGLISH) -> Rulebook:
    """The rulebook of a game in a language; UnknownName if there is no such game, language or catalogue."""
    if language not in languages():
        raise UnknownName(f"there is no language '{language}'; there are {', '.join(languages())}")
    catalogue_of(game)
    return read_rulebook(starboard.game(game).name, contents(game, language))


def _cited(tests: Path | None, *, required: bool = False) -> Citations | None:
    """What the tests cite; None if there are no tests here and none were asked for."""
    directory = tests or Path("tests")
    if directory.is_dir():
        return citations(directory)
    if tests or required:
        raise UnknownName(f"there is no directory of tests at '{directory}'; name one with --tests PATH")
    return None


def _show_contents(book: Rulebook, *, as_json: bool) -> None:
    """How to play, then the chapters and their sections."""
    if as_json:
        sections = [section for chapter in book.chapters for section in chapter.sections]
        print_json({section.name: [rule.id for rule in section.rules] for section in sections})
        return
    console = _console()
    for part in book.parts:
        console.print(Text(part.title, style="bold"), Padding(Text(part.text), (0, 0, 1, 0)), width=PROSE_WIDTH)
    table = _table("Section", "Ids")
    table.add_column("Rules", justify="right")
    for chapter in book.chapters:
        if len(chapter.sections) > 1:
            table.add_row(Text(chapter.name, style="bold"))
        for section in chapter.sections:
            topics = dict.fromkeys(rule.id.rpartition("-")[0] for rule in section.rules)
            table.add_row(Text(section.name), ", ".join(topics), str(len(section.rules)))
    console.print(table, f"{len(book.catalogue)} rules. Give an id, or words to search for.")


def _show_rules(found: list[Rule], cited: Citations | None, *, as_json: bool) -> None:
    if as_json:
        print_json([_with_tests(rule, cited) for rule in found])
        return
    for rule in found:
        _console().print(rule_panel(rule, cited))


def _show_search(found: list[Rule], words: list[str], cited: Citations | None, *, as_json: bool) -> None:
    if as_json:
        print_json([_with_tests(rule, cited) for rule in found])
    elif not found:
        fail(f"no rule matches '{' '.join(words)}'", code=1)
    elif len(found) == 1:
        _show_rules(found, cited, as_json=False)
    else:
        table = _table("Id", "Title", "Section")
        for rule in found:
            table.add_row(Text(rule.id, style="cyan", no_wrap=True), Text(rule.title), Text(rule.section))
        _console().print(table, f"{len(found)} rules.")


def _show_coverage(catalogue: Catalogue, scope: Scope, cited: Citations | None, game: str, *, as_json: bool) -> None:
    elsewhere = {rule.id for other in starboard.GAMES if other != game for rule in read_catalogue(other)}
    coverage = measure(catalogue, cited or {}, scope.value, elsewhere)
    if as_json:
        print_json(coverage)
    else:
        _print_coverage(coverage)
    if coverage.missing or coverage.unknown:
        raise typer.Exit(1)


def _print_coverage(coverage: Coverage) -> None:
    console = _console()
    table = _table("Section")
    for heading in ("Covered", "Total", "Missing"):
        table.add_column(heading, justify="right")
    for part in coverage.sections:
        missing = part.total - part.covered
        style = "yellow" if missing else "green"
        table.add_row(Text(part.section), str(part.covered), str(part.total), str(missing), style=style)
    console.print(table)
    _print_list(console, "Without a test", [(rule.id, rule.title) for rule in coverage.missing])
    reasons = [(rule.id, rule.not_modelled or "") for rule in coverage.not_modelled]
    _print_list(console, "Not modelled", reasons)
    unknown = []
    for each in coverage.unknown:
        hint = f"; did you mean {each.closest}?" if each.closest else ""
        unknown.append((each.id, f"cited by {', '.join(each.tests)}{hint}"))
    _print_list(console, "Cited by tests but unknown", unknown)
    console.print(f"\n{coverage.covered} of {coverage.total} rules have a test, {len(coverage.missing)} have none.")


def _print_list(console: Console, heading: str, entries: list[tuple[str, str]]) -> None:
    if not entries:
        return
    console.print(Text(f"\n{heading} ({len(entries)})", style="bold"))
    grid = Table.grid(padding=(0, 2))
    for id, text in entries:
        grid.add_row(Text(id, style="cyan", no_wrap=True), Text(text))
    console.print(grid)


def rule_panel(rule: Rule, cited: Citations | None = None) -> Panel:
    """A rule with its text and source; with `cited`, how many tests show it."""
    lines = [Text(rule.text), Text()]
    lines.append(Text(f"{rule.section} · {rule.source}", style="dim"))
    if rule.not_modelled:
        lines.append(Text(f"Not modelled: {rule.not_modelled}", style="yellow"))
    elif cited is not None:
        count = len(cited.get(rule.id, []))
        lines.append(Text(f"cited by {count} {'test' if count == 1 else 'tests'}", style="dim"))
    title = Text.assemble((rule.id, "bold cyan"), " ", (rule.title, "bold"))
    return Panel(Group(*lines), title=title, title_align="left", width=min(100, _console().width))


def _console() -> Console:
    return Console(highlight=False)


def _table(*headings: str) -> Table:
    return Table(*headings, box=box.SIMPLE_HEAD, header_style="bold")


def _with_tests(rule: Rule, cited: Citations | None) -> dict[str, object]:
    tests = {} if cited is None else {"tests": cited.get(rule.id, [])}
    return {**msgspec.structs.asdict(rule), **tests}
