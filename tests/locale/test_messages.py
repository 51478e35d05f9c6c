"""The message files: they parse, no id stands twice, and every language says the same things as English."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from starboard.locale import ENGLISH, languages
from support.messages import SCOPES, Reading, entries, files, messages, parsed

SCOPE = pytest.mark.parametrize("game", SCOPES, ids=lambda game: game or "shared")
OTHERS = [language for language in languages() if language != ENGLISH]
CZECH_PLURALS = {"one", "few", "many", "other"}


@pytest.mark.parametrize(
    "path",
    [path for game in SCOPES for language in languages() for path in files(language, game)],
    ids=lambda path: "/".join(path.parts[-4:]),
)
def test_a_file_holds_nothing_but_messages_terms_and_comments(path: Path) -> None:
    junk = [f"{entry.annotations[0].message}: {entry.content}" for entry in parsed(path) if isinstance(entry, ast.Junk)]

    assert junk == []


@SCOPE
@pytest.mark.parametrize("language", languages())
def test_no_id_stands_twice_in_a_language(language: str, game: str) -> None:
    count = Counter(id for id, _ in entries(language, game))

    assert [id for id, times in count.items() if times > 1] == []


@SCOPE
@pytest.mark.parametrize("language", languages())
def test_whatever_a_message_refers_to_exists(language: str, game: str) -> None:
    known = dict(entries(language, game))

    assert {id: lost for id, entry in known.items() if (lost := Reading(entry).references - known.keys())} == {}


@SCOPE
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_messages_of_english(language: str, game: str) -> None:
    english, translated = messages(ENGLISH, game).keys(), messages(language, game).keys()

    assert sorted(english - translated) == [], "not translated"
    assert sorted(translated - english) == [], "no longer in English"


@SCOPE
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_uses_the_variables_of_english(language: str, game: str) -> None:
    english, translated = messages(ENGLISH, game), messages(language, game)

    assert {
        id: Reading(entry).variables
        for id, entry in translated.items()
        if id in english and Reading(entry).variables != Reading(english[id]).variables
    } == {}


@SCOPE
@pytest.mark.parametrize("language", OTHERS)
def test_what_english_counts_is_counted_in_every_language(language: str, game: str) -> None:
    english, translated = messages(ENGLISH, game), messages(language, game)

    assert [
        id
        for id, entry in translated.items()
        if id in english and Reading(english[id]).plurals and not Reading(entry).plurals
    ] == []


@SCOPE
def test_czech_plurals_have_all_four_forms(game: str) -> None:
    assert {
        id: forms for id, entry in entries("cs", game) for forms in Reading(entry).plurals if not forms >= CZECH_PLURALS
    } == {}
