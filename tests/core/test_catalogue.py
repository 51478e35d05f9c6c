"""The rule catalogue: what it accepts, finds and suggests."""

from __future__ import annotations

import pytest

from starboard.core.catalogue import Catalogue, parse_catalogue, read_catalogue
from starboard.core.errors import ContentError, UnknownName
from starboard.core.rulebook import Guide, Rulebook

TEXT = """
[[rule]]
id = "XX-DOOR-01"
title = "Locked and unlocked doors"
text = "A door lies on an edge."
source = "p.1"
section = "Doors"
scope = "mission"

[[rule]]
id = "XX-MOVE-01"
title = "Moving through heroes"
text = "A locked door stops movement; another hero does not."
source = "p.2"
section = "Movement"
scope = "mission"

[[rule]]
id = "XX-MOVE-02"
title = "Medi-gel on the move"
text = "Healing costs no movement."
source = "p.2"
section = "Movement"
scope = "campaign"

[[rule]]
id = "XX-COMP-01"
title = "Erasable pen"
text = "One pen."
source = "p.3"
section = "Components"
scope = "mission"
not_modelled = "A pen is no part of a program."

[[rule]]
id = "XX-FACT-01"
title = "Who made it"
text = "A designer."
source = "cover"
section = "Facts"
scope = "fact"
"""


@pytest.fixture
def catalogue() -> Catalogue:
    return parse_catalogue(TEXT, "sample.toml")


def found(catalogue: Catalogue, words: str) -> list[str]:
    return [rule.id for rule in Rulebook(Guide(), catalogue).find(words)]


def with_line(line: str) -> str:
    """The sample with one line added to its last entry."""
    return f"{TEXT}{line}\n"


def test_rules_keep_the_order_of_the_file(catalogue):
    ids = [rule.id for rule in catalogue]

    assert ids == ["XX-DOOR-01", "XX-MOVE-01", "XX-MOVE-02", "XX-COMP-01", "XX-FACT-01"]
    assert len(catalogue) == 5


def test_a_rule_is_found_by_its_id_in_any_case(catalogue):
    assert catalogue.rule("XX-MOVE-01").title == "Moving through heroes"
    assert catalogue.rule("xx-move-01") is catalogue.rule("XX-MOVE-01")
    assert "xx-move-01" in catalogue
    assert "XX-MOVE-99" not in catalogue


def test_an_unknown_id_comes_with_the_closest_one(catalogue):
    with pytest.raises(UnknownName, match=r"^rule 'XX-MOV-02' is unknown; did you mean XX-MOVE-02\?$"):
        catalogue.rule("XX-MOV-02")


def test_nothing_is_suggested_for_an_id_like_no_other(catalogue):
    assert catalogue.closest("zebra") is None
    with pytest.raises(UnknownName, match=r"^rule 'zebra' is unknown$"):
        catalogue.rule("zebra")


def test_a_title_ranks_above_a_text(catalogue):
    assert found(catalogue, "locked door") == ["XX-DOOR-01", "XX-MOVE-01"]


def test_case_and_word_order_do_not_matter(catalogue):
    assert found(catalogue, "Heroes THROUGH") == found(catalogue, "through heroes") == ["XX-MOVE-01"]


def test_what_matches_every_word_is_found_alone(catalogue):
    assert found(catalogue, "locked movement") == ["XX-MOVE-01"]


def test_where_nothing_matches_every_word_the_best_are_found(catalogue):
    assert found(catalogue, "locked pen edge") == ["XX-DOOR-01", "XX-COMP-01", "XX-MOVE-01"]
    assert found(catalogue, "zebra crossing") == []


def test_a_word_finds_its_longer_and_shorter_forms(catalogue):
    assert found(catalogue, "hero") == ["XX-MOVE-01"]
    assert found(catalogue, "pens") == ["XX-COMP-01"]


@pytest.mark.parametrize("part", ["XX-MOVE", "xx-mo", "MOVE"])
def test_part_of_an_id_finds_its_rules_first(catalogue, part):
    assert set(found(catalogue, part)[:2]) == {"XX-MOVE-01", "XX-MOVE-02"}


def test_an_id_may_be_given_without_the_game(catalogue):
    assert found(catalogue, "move-02") == ["XX-MOVE-02"]


def test_a_word_with_a_hyphen_is_found(catalogue):
    assert found(catalogue, "medi-gel") == ["XX-MOVE-02"]


def test_no_words_find_nothing(catalogue):
    assert found(catalogue, "  ") == []


def test_facts_and_what_is_not_modelled_need_no_test(catalogue):
    needing = [rule.id for rule in catalogue if catalogue.needs_test(rule)]

    assert needing == ["XX-DOOR-01", "XX-MOVE-01", "XX-MOVE-02"]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (TEXT + TEXT, "sample.toml: rule 'XX-DOOR-01': this id stands twice"),
        (with_line("page = 7"), "sample.toml: rule 'XX-FACT-01': .*page"),
        (TEXT.replace('"fact"', '"rumour"'), "sample.toml: rule 'XX-FACT-01': .*rumour"),
        (TEXT.replace('"Who made it"', '""'), "sample.toml: rule 'XX-FACT-01': .*title"),
        (with_line('not_modelled = " "'), "sample.toml: rule 'XX-FACT-01': .*not_modelled"),
        (TEXT.replace('source = "cover"', ""), "sample.toml: rule 'XX-FACT-01': .*source"),
        (f"game = 'sample'\n{TEXT}", "sample.toml: game: expected only"),
        ("[[rule]", "sample.toml: not valid TOML"),
    ],
)
def test_a_wrong_file_names_the_entry_and_the_problem(text, message):
    with pytest.raises(ContentError, match=message):
        parse_catalogue(text, "sample.toml")


def test_a_game_without_a_catalogue_has_an_empty_one():
    assert len(read_catalogue("nothing")) == 0
    assert "HG-MOVE-04" in read_catalogue("hagalaz")
