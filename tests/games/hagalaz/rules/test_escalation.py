"""Escalation: the storm comes nearer with every third card."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import DeckShuffled
from support.hagalaz import Position, hero, position, threat

ESCALATION = "hull-groans"


def escalating(**given: Any) -> Position:
    """An Escalation card is resolved; there is no grunt left to come with it."""
    return threat(ESCALATION, "S   .   g", **{"bag": {}, **given})


@pytest.mark.rule("HG-ESC-01")
@pytest.mark.parametrize("faction", ["cerberus", "reapers"])
def test_both_decks_contain_escalation_cards(faction: str):
    cards = [
        card.spec.copies
        for card in LIBRARY.cards
        if card.spec.faction == faction and {"do": "escalation"} in card.spec.orders
    ]

    assert sum(cards) == 6


@pytest.mark.rule("HG-ESC-02", "HG-RULING-01")
def test_the_third_escalation_has_the_deck_shuffled_with_all_discards():
    pos = escalating(escalations=2, deck={"wall-that-walks": 2}, discard={"hull-groans": 2, "sparks-and-orders": 1})

    assert pos.fact("table", "discarded") == {}
    cards = {card: count for card, count in pos.fact("table", "unseen_cards").items() if count}
    assert cards == {"wall-that-walks": 2, "hull-groans": 3, "sparks-and-orders": 1}
    assert [event.rule for event in pos.news(DeckShuffled)] == ["HG-ESC-02"]


@pytest.mark.rule("HG-ESC-02", "HG-RULING-01")
@pytest.mark.parametrize("before", [0, 1])
def test_the_first_two_escalations_are_only_counted(before: int):
    pos = escalating(escalations=before, discard={"sparks-and-orders": 1})

    assert pos.fact("table", "escalations") == before + 1
    assert pos.fact("table", "failure") == 0
    assert pos.fact("table", "discarded") == {ESCALATION: 1, "sparks-and-orders": 1}


@pytest.mark.rule("HG-ESC-03", "HG-THREAT-07")
def test_cards_returned_to_the_box_are_not_shuffled_in():
    pos = position(
        "S   .   g",
        heroes={"S": hero(card="dropped-kit"), "G": hero(card=ESCALATION)},
        phase="threat",
        escalations=2,
        deck={"wall-that-walks": 9},
        bag={},
        pool=[],
    )

    assert pos.fact("table", "failure") == 1
    cards = {card: count for card, count in pos.fact("table", "unseen_cards").items() if count}
    assert cards == {"wall-that-walks": 9, ESCALATION: 1}


@pytest.mark.rule("HG-ESC-04", "HG-RULING-01")
def test_the_third_escalation_ticks_one_failure_box_and_the_count_begins_anew():
    pos = escalating(escalations=2, failure=1)

    assert pos.fact("table", "failure") == 2
    assert pos.fact("table", "escalations") == 0
    assert pos.over == ""


@pytest.mark.rule("HG-ESC-05", "HG-RULING-01")
def test_when_the_last_failure_box_is_ticked_its_passage_is_read_and_the_mission_lost():
    pos = position(
        mission="guns-of-cerberus",
        heroes={"shepard": hero("shepard", card=ESCALATION)},
        phase="threat",
        escalations=2,
        failure=2,
    )

    assert pos.over == "defeat-storm"
    assert pos.table.over
    assert pos.state.passages == [5]


@pytest.mark.rule("HG-ESC-05")
def test_the_storm_spares_nobody_for_the_rest_of_the_card():
    pos = escalating(escalations=2, failure=2, bag={"guardian-simple": 1})

    assert pos.over == "defeat-storm"
    assert pos.state.enemies == []


@pytest.mark.rule("HG-RULING-01")
def test_how_many_escalations_tick_a_box_is_up_to_the_mission():
    pos = escalating(failure_escalations=1)

    assert pos.fact("table", "failure") == 1
    assert pos.fact("table", "escalations") == 0


@pytest.mark.rule("HG-RULING-01", "HG-ESC-05")
def test_how_many_boxes_there_are_is_up_to_the_mission():
    pos = escalating(failure_escalations=1, failure_boxes=1)

    assert pos.over == "defeat-storm"


@pytest.mark.rule("HG-RULING-02")
def test_cards_lying_face_down_beside_boards_are_not_shuffled_in():
    pos = escalating(
        escalations=2,
        deck={"wall-that-walks": 1},
        heroes={"G": hero(card="sparks-and-orders"), "L": hero(card="hull-groans")},
    )

    assert pos.fact("G", "card") == "face-down"
    assert pos.hero("G").card == "sparks-and-orders"
    assert pos.hero("L").card == "hull-groans"
    assert sum(pos.state.deck) == 2


@pytest.mark.rule("HG-RULING-02")
def test_the_third_escalation_itself_is_among_the_cards_shuffled_in():
    pos = escalating(escalations=2, deck={}, discard={ESCALATION: 2})

    assert pos.fact("table", "unseen_cards")[ESCALATION] == 3


@pytest.mark.rule("HG-RULING-03")
def test_an_escalation_dealt_face_down_does_not_count_yet():
    pos = position("S   .   .", phase="round", deck={ESCALATION: 4}, escalations=2)

    assert [hero.card for hero in pos.state.heroes] == [ESCALATION] * 4
    assert pos.fact("table", "escalations") == 2
    assert pos.fact("table", "failure") == 0


@pytest.mark.rule("HG-RULING-03", "HG-RULING-19")
def test_an_escalation_discarded_unresolved_never_counts():
    pos = position(
        "S   .   .",
        phase="end",
        deck={"wall-that-walks": 9},
        heroes={"G": hero(downed=True, health=0, card=ESCALATION)},
        escalations=2,
    )

    assert pos.fact("table", "discarded") == {ESCALATION: 1}
    assert pos.fact("table", "escalations") == 2
