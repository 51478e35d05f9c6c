"""The End Phase."""

from __future__ import annotations

import pytest

from support.hagalaz import elite, grunt, hero, position

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
