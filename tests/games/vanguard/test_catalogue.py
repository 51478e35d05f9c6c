"""The catalogue of Vanguard is complete, and the tests cite only what is in it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from starboard.cli.coverage import citations
from starboard.core.catalogue import Catalogue, parse_catalogue
from starboard.core.content import read_package_text

TESTS = Path(__file__).parents[2]
ID = r"IV-(?:SHIP-)?[A-Z]+-\d{2}"
NOT_MODELLED = (
    *("IV-COMP-01", "IV-COMP-02", "IV-COMP-05", "IV-COMP-06", "IV-COMP-10", "IV-COMP-18", "IV-COMP-19"),
    *("IV-SETUP-02", "IV-SETUP-03", "IV-SETUP-04", "IV-SETUP-05", "IV-SETUP-06", "IV-SETUP-07", "IV-SETUP-12"),
    *("IV-SETUP-13", "IV-FLOW-02", "IV-PLAYERS-08", "IV-BOARD-09", "IV-QS-01", "IV-ACT-05", "IV-PUSH-06"),
    *("IV-DICE-08", "IV-KEY-03", "IV-RESET-01", "IV-RESET-02", "IV-TUT-01", "IV-TUT-34", "IV-SHIP-RESUME-01"),
    *("IV-RULING-03", "IV-RULING-35", "IV-RULING-36"),
)


@pytest.fixture(scope="module")
def catalogue() -> Catalogue:
    return parse_catalogue(read_package_text("starboard.games.vanguard", "catalogue.toml"), "catalogue.toml")


def test_ids_are_unique_and_of_one_form(catalogue: Catalogue) -> None:
    ids = [rule.id for rule in catalogue]

    assert len(set(ids)) == len(ids) == 767
    assert [id for id in ids if not re.fullmatch(ID, id)] == []


def test_titles_are_short(catalogue: Catalogue) -> None:
    titles = [rule.title for rule in catalogue]

    assert [title for title in titles if len(title) > 60 or len(title.split()) > 7] == []


def test_texts_are_sentences_without_marks_of_their_sources(catalogue: Catalogue) -> None:
    wrong = [rule.id for rule in catalogue if not rule.text.endswith((".", "!", ".)", '."')) or "[" in rule.text]

    assert wrong == []


def test_only_what_is_flavour_or_provenance_needs_no_test(catalogue: Catalogue) -> None:
    scopes = Counter(rule.scope for rule in catalogue)

    assert scopes == {"game": 551, "campaign": 191, "fact": 25}


def test_what_is_not_modelled_says_why(catalogue: Catalogue) -> None:
    reasons = {rule.id: rule.not_modelled for rule in catalogue if rule.not_modelled is not None}

    assert sorted(reasons) == sorted(NOT_MODELLED)
    assert all(str(reason).endswith(".") for reason in reasons.values())


def test_rules_named_in_a_text_exist(catalogue: Catalogue) -> None:
    told = [f"{rule.text} {rule.source} {rule.not_modelled or ''}" for rule in catalogue]
    named = {id for text in told for id in re.findall(ID, text)}

    assert [id for id in sorted(named) if id not in catalogue] == []


def test_every_id_cited_by_tests_exists_and_every_rule_is_cited(catalogue: Catalogue) -> None:
    cited = {id for id in citations(TESTS) if id.startswith("IV-")}
    needed = {rule.id for rule in catalogue if rule.scope != "fact" and rule.not_modelled is None}

    assert sorted(cited - {rule.id for rule in catalogue}) == []
    assert sorted(needed - cited) == []
