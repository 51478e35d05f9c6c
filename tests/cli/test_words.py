"""`starboard words`: what a translation lacks."""

from __future__ import annotations

import json

from typer.testing import CliRunner

from starboard.cli import app


def words(*arguments: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, ["words", *arguments])
    return result.exit_code, result.output


def test_what_is_complete_lacks_nothing():
    assert words("hagalaz", "--language", "cs", "hero-*") == (
        0,
        "Missing in cs: 0 messages and 0 texts of contents. Mistakes: 0.\n",
    )


def test_what_is_missing_is_listed_by_entry():
    code, shown = words("hagalaz", "--language", "xx", "hero-shepard", "counter-*", "guns-of-cerberus-counter-*")

    assert code == 1
    assert shown.splitlines() == [
        "hero-shepard .name .blurb",
        "guns-of-cerberus-counter-battery .name",
        "guns-of-cerberus-counter-charges .name",
        "Missing in xx: 0 messages and 4 texts of contents. Mistakes: 0.",
    ]


def test_without_entries_messages_and_rules_are_listed_too():
    code, shown = words("hagalaz", "--language", "xx")

    assert code == 1
    assert {"message option-move", "rule-HG-MOVE-04 .title .text"} <= set(shown.splitlines())


def test_it_can_be_read_by_programs():
    code, shown = words("hagalaz", "--language", "xx", "grunt-husk-simple", "--json")

    assert (code, json.loads(shown)) == (1, {"messages": [], "contents": ["grunt-husk-simple.name"], "mistakes": []})


def test_english_is_not_a_translation():
    assert words("hagalaz") == words("hagalaz", "--language", "en")
    code, shown = words("hagalaz")
    assert code == 2
    assert "name a language, such as --language cs" in shown


def test_the_game_must_be_known():
    code, shown = words("hagalas", "--language", "cs")

    assert code == 2
    assert "did you mean 'hagalaz'?" in shown
