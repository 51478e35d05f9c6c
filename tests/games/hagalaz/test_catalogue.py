"""The catalogue of Hagalaz is complete, and the tests cite only what is in it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from starboard.cli.coverage import citations
from starboard.core.catalogue import Catalogue, parse_catalogue
from starboard.core.content import read_package_text

TESTS = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return parse_catalogue(read_package_text("starboard.games.hagalaz", "catalogue.toml"), "catalogue.toml")


def test_every_rule_is_there_by_scope(catalogue):
    assert Counter(rule.scope for rule in catalogue) == {"mission": 571, "campaign": 65, "fact": 69}


def test_ids_are_unique_and_of_one_form(catalogue):
    ids = [rule.id for rule in catalogue]

    assert len(set(ids)) == len(ids) == 705
    assert [id for id in ids if not re.fullmatch(r"HG-[A-Z]+-\d\d", id)] == []


def test_the_numbers_of_a_topic_have_no_holes(catalogue):
    topics: dict[str, list[int]] = {}
    for rule in catalogue:
        topic, _, number = rule.id.rpartition("-")
        topics.setdefault(topic, []).append(int(number))

    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in topics.values())


def test_titles_are_short_and_unique(catalogue):
    titles = [rule.title for rule in catalogue]

    assert [title for title in titles if len(title) > 60 or not 2 <= len(title.split()) <= 6] == []
    assert [title for title, times in Counter(titles).items() if times > 1] == []


def test_only_public_facts_and_design_briefs_are_facts(catalogue):
    facts = {rule.id.split("-")[1] for rule in catalogue if rule.scope == "fact"}
    others = {rule.id.split("-")[1] for rule in catalogue if rule.scope != "fact"}

    assert facts == {"FACT", "GAP"}
    assert facts.isdisjoint(others)


def test_what_is_not_modelled_says_why(catalogue):
    reasons = {rule.id: rule.not_modelled for rule in catalogue if rule.not_modelled is not None}

    assert set(reasons) == {"HG-COMP-01", "HG-COMP-02", "HG-PAGE-01"}
    assert all(reason.endswith(".") for reason in reasons.values())


def test_rules_named_in_a_text_exist(catalogue):
    named = {id for rule in catalogue for id in re.findall(r"HG-[A-Z]+-\d\d", f"{rule.text} {rule.source}")}

    assert [id for id in sorted(named) if id not in catalogue] == []


def test_every_id_cited_by_tests_exists(catalogue):
    cited = [id for id in citations(TESTS) if id.startswith("HG-")]

    assert [id for id in cited if id not in catalogue] == []
