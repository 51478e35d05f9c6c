"""The catalogue of the Edge is complete, and the tests cite only what is in it."""

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
    return parse_catalogue(read_package_text("starboard.games.edge", "catalogue.toml"), "catalogue.toml")


def test_ids_are_unique_and_of_one_form(catalogue: Catalogue) -> None:
    ids = [rule.id for rule in catalogue]

    assert len(set(ids)) == len(ids) == 565
    assert [id for id in ids if not re.fullmatch(r"AE-(5P|[A-Z]+)-\d{2,3}", id)] == []


def test_titles_are_short(catalogue: Catalogue) -> None:
    titles = [rule.title for rule in catalogue]

    assert [title for title in titles if len(title) > 60 or len(title.split()) > 7] == []


def test_only_what_is_flavour_or_provenance_needs_no_test(catalogue: Catalogue) -> None:
    scopes = Counter(rule.scope for rule in catalogue)

    assert scopes == {"game": 558, "fact": 7}


def test_what_is_not_modelled_says_why(catalogue: Catalogue) -> None:
    reasons = {rule.id: rule.not_modelled for rule in catalogue if rule.not_modelled is not None}

    assert set(reasons) == {"AE-COMP-01", "AE-COMP-04"}
    assert all(str(reason).endswith(".") for reason in reasons.values())


def test_rules_named_in_a_text_exist(catalogue: Catalogue) -> None:
    named = {id for rule in catalogue for id in re.findall(r"AE-(?:5P|[A-Z]+)-\d{2,3}", f"{rule.text} {rule.source}")}

    assert [id for id in sorted(named) if id not in catalogue] == []


def test_every_id_cited_by_tests_exists_and_every_rule_is_cited(catalogue: Catalogue) -> None:
    cited = {id for id in citations(TESTS) if id.startswith("AE-")}
    needed = {rule.id for rule in catalogue if rule.scope == "game" and rule.not_modelled is None}

    assert sorted(cited - {rule.id for rule in catalogue}) == []
    assert sorted(needed - cited) == []
