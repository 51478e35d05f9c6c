"""The message files: they parse, no id stands twice, and every language says the same things as English."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import starboard.locale
from starboard.locale import ENGLISH, languages

FOLDER = Path(starboard.locale.__file__).parent
OTHERS = [language for language in languages() if language != ENGLISH]
PLURALS = {"zero", "one", "two", "few", "many", "other"}
CZECH_PLURALS = {"one", "few", "many", "other"}

Entry = ast.Message | ast.Term


def files(language: str) -> list[Path]:
    return sorted((FOLDER / language).glob("*.ftl"))


def parsed(path: Path) -> list[ast.EntryType]:
    return FluentParser().parse(path.read_text(encoding="utf-8")).body


def entries(language: str) -> Iterator[tuple[str, Entry]]:
    """Every message and every term (its id begins with a dash) of a language."""
    for path in files(language):
        for entry in parsed(path):
            if isinstance(entry, ast.Message):
                yield entry.id.name, entry
            elif isinstance(entry, ast.Term):
                yield f"-{entry.id.name}", entry


def messages(language: str) -> dict[str, Entry]:
    """The messages alone: terms are a language's own business."""
    return {id: entry for id, entry in entries(language) if not id.startswith("-")}


class Reading(Visitor):
    """What a message uses: its variables, what it refers to, its plural selections."""

    def __init__(self, entry: Entry) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.plurals: list[set[str]] = []
        self.visit(entry)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if keys & (PLURALS - {"other"}):
            self.plurals.append(keys)
        self.generic_visit(node)


@pytest.mark.parametrize(
    "path",
    [path for language in languages() for path in files(language)],
    ids=lambda path: f"{path.parent.name}/{path.name}",
)
def test_a_file_holds_nothing_but_messages_terms_and_comments(path: Path) -> None:
    junk = [f"{entry.annotations[0].message}: {entry.content}" for entry in parsed(path) if isinstance(entry, ast.Junk)]

    assert junk == []


@pytest.mark.parametrize("language", languages())
def test_no_id_stands_twice_in_a_language(language: str) -> None:
    count = Counter(id for id, _ in entries(language))

    assert [id for id, times in count.items() if times > 1] == []


@pytest.mark.parametrize("language", languages())
def test_whatever_a_message_refers_to_exists(language: str) -> None:
    known = dict(entries(language))

    assert {id: lost for id, entry in known.items() if (lost := Reading(entry).references - known.keys())} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_messages_of_english(language: str) -> None:
    english, translated = messages(ENGLISH).keys(), messages(language).keys()

    assert sorted(english - translated) == [], "not translated"
    assert sorted(translated - english) == [], "no longer in English"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_the_variables_of_english(language: str) -> None:
    english, translated = messages(ENGLISH), messages(language)

    assert {
        id: Reading(entry).variables
        for id, entry in translated.items()
        if id in english and Reading(entry).variables != Reading(english[id]).variables
    } == {}


@pytest.mark.parametrize("language", OTHERS)
def test_what_english_counts_is_counted_in_every_language(language: str) -> None:
    english, translated = messages(ENGLISH), messages(language)

    assert [
        id
        for id, entry in translated.items()
        if id in english and Reading(english[id]).plurals and not Reading(entry).plurals
    ] == []


@pytest.mark.skipif("cs" not in languages(), reason="there is no Czech yet")
def test_czech_plurals_have_all_four_forms() -> None:
    assert {
        id: forms for id, entry in entries("cs") for forms in Reading(entry).plurals if not forms >= CZECH_PLURALS
    } == {}
