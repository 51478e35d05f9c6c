"""Contents in other languages: what must be there is there, and nothing stands there that nobody prints."""

from __future__ import annotations

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

import starboard
from starboard.cli.words import words_of
from starboard.core.text import Words
from starboard.games import hagalaz
from starboard.locale import ENGLISH, Library, languages
from starboard.locale.check import Report, report, template
from support.contract import catalogue

OTHERS = [language for language in languages() if language != ENGLISH]
LANGUAGE = pytest.mark.parametrize("language", OTHERS)
GAME = pytest.mark.parametrize("game", starboard.GAMES)

FIRST_MISSION = "guns-of-cerberus"
COMPLETE = re.compile(
    rf"(hero|main|ability|card|grunt|lesson|guide|section)-.*|.*-elite-.*|mission-{FIRST_MISSION}|{FIRST_MISSION}-.*",
    re.DOTALL,
)
"""The entries that every language has: all boards, cards and tokens, all elites, the first mission, lessons, and what
the rulebook is read by."""
ITS_RULES = ("rules/*.py", "effects.py", "content/heroes/*.py", "content/orders.py", "content/missions_effects.py")
"""The modules that the first mission is played by: what they ask, refuse and announce cites rules."""


@cache
def checked(game: str, language: str) -> Report:
    return report(game, language, words_of(game))


@cache
def cited_in_the_first_mission() -> set[str]:
    """The rules a player of the first mission can be shown; one whose last digit is computed stands for all of them."""
    home = Path(hagalaz.__path__[0])
    found = {
        node.value
        for pattern in ITS_RULES
        for path in home.glob(pattern)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.fullmatch(r"HG-[A-Z]+-\d+", node.value)
    }
    rules = [rule.id for rule in catalogue("hagalaz")]
    return {rule for rule in rules for id in found if rule == id or (id not in rules and rule.startswith(id))}


def test_the_rules_of_the_first_mission_are_found() -> None:
    """Among them such that are asked by, refused by, told in the log, and one that is put together."""
    assert {"HG-POOL-03", "HG-MOVE-04", "HG-XP-01", "HG-SLOT-03"} <= cited_in_the_first_mission()


@LANGUAGE
def test_what_every_language_has_is_complete(language: str) -> None:
    rules = {f"rule-{id}" for id in cited_in_the_first_mission()}

    lacking = [words.key for words in checked("hagalaz", language).contents]

    assert [key for key in lacking if (id := key.partition(".")[0]) in rules or COMPLETE.fullmatch(id)] == []


@LANGUAGE
def test_what_teaches_edge_is_complete_in_every_language(language: str) -> None:
    lacking = [words.key for words in checked("edge", language).contents]

    assert [key for key in lacking if key.startswith(("guide-", "section-", "lesson-"))] == []


@GAME
@LANGUAGE
def test_a_language_has_no_mistakes(game: str, language: str) -> None:
    assert checked(game, language).mistakes == []


@GAME
def test_all_words_have_a_key_of_their_own(game: str) -> None:
    keys = Counter(words.key for words in words_of(game))

    assert [key for key, times in keys.items() if times > 1] == []
    assert [key for key in keys if not re.fullmatch(r"[A-Za-z][\w-]*\.[a-z_]+(-\d+)?", key)] == []


@LANGUAGE
def test_a_translation_has_the_paragraphs_of_the_english(language: str) -> None:
    said = starboard.locale.contents("hagalaz", language)
    translated = [words for words in words_of("hagalaz") if said.has(words.key)]

    assert [words.key for words in translated if said(words).count("\n\n") != words.english.count("\n\n")] == []


# --- a game of its own -------------------------------------------------------------------------------------------

WORDS = [
    Words("card-comet.name", "Comet"),
    Words("card-comet.text", "Hits."),
    Words("card-moon.name", "Moon"),
    Words("card-moon.text", "Shines.\n\nOn you."),
]
ENGLISH_MESSAGES = "hit = { $who } hits.\nmissed = Missed.\n"


@pytest.fixture
def found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Report:
    """What is said of a translation that has every mistake there is."""
    for path, text in {
        "en/a.ftl": ENGLISH_MESSAGES,
        "cs/a.ftl": "hit = { $whom } zasahuje.\nmised = Vedle.\n",
        "cs/content/a.ftl": "card-comet =\n  .name = Kometa { $size }\n  .story = Kdysi\ncard-mon =\n  .name = Měsíc\n",
        "cs/content/b.ftl": "card-comet = Kometa\ncard-star\n",
    }.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text, encoding="utf-8")
    library = Library(tmp_path)
    monkeypatch.setattr("starboard.locale.check.own", lambda game: library)
    monkeypatch.setattr("starboard.locale.check.library", lambda game: library)
    return report("cards", "cs", WORDS)


def test_what_is_missing_is_listed(found: Report) -> None:
    assert found.messages == ["missed"]
    assert found.contents == WORDS, "the second comet hides the first"


def test_every_mistake_is_named_with_its_file(found: Report) -> None:
    assert found.mistakes == [
        "cs/a.ftl: the argument $who of 'hit' is not used",
        "cs/a.ftl: the argument $whom of 'hit' is not given",
        "cs/a.ftl: there is no message 'mised' in English; did you mean 'missed'?",
        "cs/content/a.ftl: 'card-comet' has no field '.story', only .name, .text",
        "cs/content/a.ftl: nothing is given to 'card-comet', so it has no $size",
        "cs/content/a.ftl: nothing is called 'card-mon'; did you mean 'card-moon'?",
        "cs/content/b.ftl: 'card-comet' stands in cs/content/a.ftl too",
        "cs/content/b.ftl: 'card-comet' is an entry; what it says stands in its fields, .name, .text",
        "cs/content/b.ftl: this cannot be read: card-star",
    ]


def test_a_template_has_the_english_above_each_entry() -> None:
    assert template(WORDS[2:]) == (
        "# name: Moon\n# text: Shines.\n#\n# On you.\ncard-moon =\n    .name =\n    .text =\n"
    )
