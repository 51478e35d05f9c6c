"""The rulebook: how to play, chapters, and a search that understands questions in any language."""

from __future__ import annotations

import re

import pytest

from starboard.core.catalogue import parse_catalogue, read_catalogue
from starboard.core.errors import ContentError, UnknownName
from starboard.core.rulebook import Guide, Rulebook, parse_guide, read_guide, read_rulebook
from starboard.core.search import MOST_WORDS, folded, stem, wanted_words
from starboard.locale import contents, little_words

CATALOGUE = """
[[rule]]
id = "XX-END-01"
title = "Three boxes"
text = "The third box ends it."
source = "p.1"
section = "The end"
scope = "mission"

[[rule]]
id = "XX-GOAL-01"
title = "The last door"
text = "Whoever passes it has done it."
source = "p.2"
section = "Goals, doors"
scope = "mission"
"""
GUIDE = """
[[part]]
id = "goal"
title = "What you want"
text = "Through the door."

[[chapter]]
id = "all"
name = "Everything"
sections = ["Goals, doors", "The end"]

[[question]]
id = "win"
words = "win victory"
rules = ["XX-GOAL-01"]
"""
RULES = parse_catalogue(CATALOGUE, "rules.toml")


def book() -> Rulebook:
    return Rulebook(parse_guide(GUIDE, "guide.toml", RULES), RULES)


def first(game: str, language: str, query: str) -> str:
    found = read_rulebook(game, contents(game, language)).find(query, little_words(language))
    return found[0].id if found else ""


def test_a_book_has_prose_then_chapters_in_the_order_of_the_guide():
    assert [part.title for part in book().parts] == ["What you want"]
    assert [[section.id for section in each.sections] for each in book().chapters] == [["goals-doors", "the-end"]]
    assert [rule.id for rule in book().section("the-end").rules] == ["XX-END-01"]
    with pytest.raises(UnknownName, match="no section 'the-and'"):
        book().section("the-and")


def test_without_a_guide_every_section_is_a_chapter():
    plain = Rulebook(Guide(), RULES)

    assert [chapter.name for chapter in plain.chapters] == ["The end", "Goals, doors"]


def test_what_people_ask_finds_the_rule_that_answers_it():
    assert [rule.id for rule in book().find("How do I win?", ["how", "do", "i"])] == ["XX-GOAL-01"]


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [('"The end"]', '"The and"]', "section 'The and' is unknown"), ("XX-GOAL-01", "XX-GOAL-09", "'XX-GOAL-09'")],
)
def test_a_guide_that_names_what_is_not_there_is_refused(old: str, new: str, problem: str):
    with pytest.raises(ContentError, match=problem):
        parse_guide(GUIDE.replace(old, new), "guide.toml", RULES)


def test_words_are_folded_and_cut_by_their_endings():
    assert folded("Dveře") == "dvere"
    assert stem("dverim") == stem("dvere") == "dver"
    assert stem("mur") == "mur"
    assert wanted_words("How do I?", ["how", "do", "i"]) == ["how", "do", "i"]


@pytest.mark.parametrize(
    ("language", "query", "rule"),
    [
        ("en", "how do I win", "HG-MEND-01"),
        ("en", "what is cover?", "HG-OBST-04"),
        ("cs", "jak se vyhrává", "HG-MEND-01"),
        ("cs", "jak vyhrat", "HG-MEND-01"),
        ("cs", "dveřím", "HG-DOOR-05"),
        ("cs", "krytí", "HG-OBST-04"),
        ("it", "come si vince", "HG-MEND-01"),
        ("it", "perché perdo?", "HG-MEND-01"),
        ("it", "sbloccare porte", "HG-DOOR-05"),
    ],
)
def test_hagalaz_answers_in_three_languages(language: str, query: str, rule: str):
    assert first("hagalaz", language, query) == rule


@pytest.mark.parametrize(
    ("language", "query", "rule"),
    [
        ("en", "how do I win", "AE-END-14"),
        ("en", "how does a battle work?", "AE-BATTLE-01"),
        ("en", "what does the Hegemon do", "AE-HEG-01"),
        ("cs", "jak vyhrat", "AE-END-14"),
        ("cs", "nájezdníky", "AE-RAID-06"),
        ("cs", "jak koupím modul", "AE-BASE-04"),
        ("it", "come si vince", "AE-END-14"),
        ("it", "costruire una struttura", "AE-DEV-03"),
        ("it", "chi è l'egemone?", "AE-HEG-01"),
    ],
)
def test_edge_answers_in_three_languages(language: str, query: str, rule: str):
    assert first("edge", language, query) == rule


@pytest.mark.parametrize("game", ["hagalaz", "edge", "vanguard"])
def test_whoever_looks_something_up_reads_rules_and_no_working_notes(game: str):
    notes = re.compile(r"proposal|unknown content|details unknown|\bknown (content|skills|cards|events)|\btbd\b", re.I)
    chapters = Rulebook(read_guide(game), read_catalogue(game)).chapters
    rules = [rule for chapter in chapters for section in chapter.sections for rule in section.rules]

    assert len(rules) > 200
    assert [rule.id for rule in rules if notes.search(f"{rule.section} {rule.title} {rule.text}")] == []


@pytest.mark.parametrize("game", ["hagalaz", "edge", "vanguard"])
def test_every_rule_that_is_played_stands_in_a_chapter(game: str):
    listed = {section for chapter in read_guide(game).chapter for section in chapter.sections}

    assert {rule.section for rule in read_catalogue(game) if rule.scope != "fact"} == listed


def test_of_a_query_without_end_a_few_words_are_looked_for_each_once() -> None:
    assert wanted_words("door " * 50) == ["door"]
    assert wanted_words(" ".join(f"w{number}" for number in range(100))) == [f"w{n}" for n in range(MOST_WORDS)]
