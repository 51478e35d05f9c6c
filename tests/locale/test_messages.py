"""The message files: they parse, no id stands twice, and every language says the same things as English."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from starboard.locale import ENGLISH, languages
from support.messages import Reading, entries, files, messages, parsed

OTHERS = [language for language in languages() if language != ENGLISH]
CZECH_PLURALS = {"one", "few", "many", "other"}


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


def test_czech_plurals_have_all_four_forms() -> None:
    assert {
        id: forms for id, entry in entries("cs") for forms in Reading(entry).plurals if not forms >= CZECH_PLURALS
    } == {}
