"""How a round begins and ends."""

from __future__ import annotations

import pytest

from starboard.core.event import Event
from starboard.games.hagalaz.events import (
    CardDiscarded,
    CardsDealt,
    EnemyDefeated,
    EnemyHurt,
    EnemySpawned,
    HeroHurt,
    LeadPassed,
    MissionEnded,
    RoundBegan,
    RoundEnded,
    ShieldsRestored,
    TurnBegan,
)
from support.hagalaz import Position, elite, grunt, hero, position

GUARDIAN = "guardian-simple"


@pytest.mark.rule("HG-END-01")
def test_every_hero_regains_all_shields():
    pos = position("S   G   L   T", phase="end", heroes={letter: hero(shields=0) for letter in "SGLT"})

    assert [pos.fact(letter, "shields") for letter in "SGLT"] == [4, 3, 3, 4]


@pytest.mark.rule("HG-END-02", "HG-BIO-01")
def test_all_damage_and_biotic_tokens_come_off_all_enemies():
    pos = position(
        "S   k   m   b",
        phase="end",
        elite=[elite("boss", resilience=[4])],
        enemies={
            "k": grunt(GUARDIAN, damage=2),
            "m": grunt(GUARDIAN, biotic=True),
            "b": grunt("boss", damage=3, biotic=True),
        },
    )

    assert [(pos.fact(letter, "damage"), pos.fact(letter, "biotic")) for letter in "kmb"] == [(0, False)] * 3


@pytest.mark.rule("HG-END-03", "HG-STUN-03")
def test_a_stunned_enemy_turns_active():
    pos = position("S   .   k", phase="end", enemies={"k": grunt(GUARDIAN, stunned=True)})

    assert not pos.fact("k", "stunned")


@pytest.mark.rule("HG-END-03", "HG-CONC-07", "HG-STUN-03")
def test_an_enemy_in_a_concealed_area_stays_stunned():
    pos = position("S   .   . d k", phase="end", enemies={"k": grunt(GUARDIAN)})

    assert pos.fact("k", "stunned")


@pytest.mark.rule("HG-END-04", "HG-LEAD-03")
def test_the_lead_token_passes_to_the_hero_on_the_right():
    squad = ["shepard", "garrus", "liara", "wrex"]

    leads = [position("S   .", phase="end", squad=squad, lead=lead).fact("table", "lead") for lead in squad]

    assert leads == ["wrex", "shepard", "garrus", "liara"]


@pytest.mark.rule("HG-END-04", "HG-LEAD-04")
def test_the_lead_token_passes_over_downed_heroes():
    squad = ["shepard", "garrus", "liara", "wrex"]
    downed = {letter: hero(downed=True, health=0) for letter in "LW"}

    pos = position("S   L   W", phase="end", squad=squad, heroes=downed)

    assert pos.fact("table", "lead") == "garrus"


@pytest.mark.rule("HG-LEAD-04", "HG-RULING-04")
def test_the_only_hero_left_standing_is_given_the_lead_again():
    fallen = {letter: hero(downed=True, health=0) for letter in "GLT"}

    pos = position("S   G   L   T", phase="end", heroes=fallen)

    assert [event.hero for event in pos.news(LeadPassed)] == ["shepard"]
    assert pos.fact("table", "lead") == "shepard"


@pytest.mark.rule("HG-END-05", "HG-ROUND-02")
def test_then_a_new_round_begins():
    pos = position("S   .   .", phase="end", round=4)

    assert pos.fact("table", "round") == 5
    assert [hero.card != "" for hero in pos.state.heroes] == [True] * 4
    assert len(pos.fact("table", "pool")) == 12


@pytest.mark.rule("HG-END-06", "HG-ELITE-06")
def test_an_elites_ticked_levels_are_not_restored():
    pos = position(
        "S   .   b",
        phase="end",
        elite=[elite("boss", resilience=[4, 6])],
        enemies={"b": grunt("boss", level=1, damage=2)},
    )

    assert (pos.fact("b", "level"), pos.fact("b", "damage"), pos.fact("b", "toughness")) == (1, 0, 6)


def told(pos: Position, *kinds: type[Event]) -> list[str]:
    """The events of some kinds, in the order they happened."""
    return [type(event).__name__ for event, _ in pos.table.news() if isinstance(event, kinds)]


@pytest.mark.rule("HG-ROUND-03", "HG-RULING-30")
def test_a_round_begins_with_fire_for_heroes_then_grunts_then_other_effects_then_the_cards():
    rule = {"id": "in", "title": "", "text": "", "effect": {"name": "spawn", "at": "start-of-round", "where": "near"}}
    pos = position(
        "S   .   h   .   g",
        faction="reapers",
        legend={letter: ["inferno"] for letter in "Sh"},
        heroes={"S": hero()},
        enemies={"h": grunt("husk-simple")},
        bag={"husk-simple": 1},
        rule=[rule],
        phase="round",
    )

    assert told(pos, RoundBegan, HeroHurt, EnemyHurt, EnemyDefeated, EnemySpawned, CardsDealt, TurnBegan) == [
        *("RoundBegan", "HeroHurt", "EnemyHurt", "EnemyDefeated", "EnemySpawned", "CardsDealt", "TurnBegan")
    ]


@pytest.mark.rule("HG-ROUND-03", "HG-PREP-01")
def test_who_falls_to_a_start_of_round_effect_is_dealt_no_card():
    rule = {"id": "fire", "title": "", "text": "", "effect": {"name": "turrets", "at": "start-of-round", "damage": 2}}
    pos = position(
        "x   .   G   .   S",
        legend={"x": ["turret:E"]},
        heroes={"G": hero(health=1, shields=0)},
        rule=[rule],
        phase="round",
    )

    assert pos.fact("G", "downed")
    assert (pos.fact("G", "card"), pos.fact("S", "card")) == ("", "face-down")
    assert [event.count for event in pos.news(CardsDealt)] == [3]


@pytest.mark.rule("HG-END-01", "HG-END-04")
def test_the_end_phase_restores_then_the_round_is_over_then_the_lead_passes():
    pos = position("S   .   .", phase="end", heroes={"S": hero(shields=1)})

    assert told(pos, ShieldsRestored, RoundEnded, LeadPassed, RoundBegan) == [
        *("ShieldsRestored", "RoundEnded", "LeadPassed", "RoundBegan")
    ]


@pytest.mark.rule("HG-RULING-63")
def test_objectives_are_checked_when_a_round_has_ended():
    way_out = {
        "id": "out",
        "kind": "paragon",
        "title": "",
        "text": "",
        "when": {"name": "heroes-on", "mark": "exit", "count": 1},
    }
    there = position("S   .", legend={"S": ["exit"]}, heroes={"S": hero()}, objective=[way_out], phase="end")
    elsewhere = position("S   X", objective=[way_out], phase="end")

    assert (there.over, there.state.done, there.fact("table", "round")) == ("paragon", ["out"], 1)
    assert (elsewhere.over, elsewhere.fact("table", "round")) == ("", 2)


@pytest.mark.rule("HG-LEAD-03", "HG-RULING-63")
def test_a_round_ends_with_the_lead_then_what_pages_say_then_the_objectives():
    heat = {"name": "runaway", "at": "end-of-round", "mark": "exit", "damage": 1, "objective": "out", "hotter": 2}
    way_out = {
        "id": "out",
        "kind": "paragon",
        "title": "",
        "text": "",
        "when": {"name": "heroes-on", "mark": "exit", "count": 1},
    }
    pos = position(
        "S   .",
        legend={"S": ["exit"]},
        heroes={"S": hero()},
        rule=[{"id": "heat", "title": "", "text": "", "effect": heat}],
        objective=[way_out],
        phase="end",
    )

    assert told(pos, RoundEnded, LeadPassed, HeroHurt, MissionEnded) == [
        *("RoundEnded", "LeadPassed", "HeroHurt", "MissionEnded")
    ]


@pytest.mark.rule("HG-RULING-19")
def test_the_card_of_a_hero_who_took_no_turn_is_discarded_for_all_to_see():
    pos = position(
        "S   G   .",
        phase="end",
        heroes={"G": hero(downed=True, health=0, card="wall-that-walks")},
        deck={"hull-groans": 9},
    )

    assert [(event.hero, event.rule) for event in pos.news(CardDiscarded)] == [("garrus", "HG-RULING-19")]
    assert pos.fact("table", "discarded") == {"wall-that-walks": 1}
