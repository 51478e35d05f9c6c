"""Rounds and turns: phases, the Preparation Phase, who leads, who is next, what a turn consists of."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import (
    CardRevealed,
    DiceRolled,
    DiePlaced,
    EnemyActivated,
    RoundBegan,
    TurnBegan,
)
from support.hagalaz import Position, elite, grunt, hero, position

A_ROOM = "S   G   L   W"
SQUAD = ["shepard", "garrus", "liara", "wrex"]
CALM = {"wall-that-walks": 32}  # activates Guardians; where there are none and no spawn hex, nothing happens
QUIET_ANSWERS = ("stop", "decline", "go-on", "roll-all", "end-actions")


def new_round(drawing: str = A_ROOM, **given: Any) -> Position:
    """A position before a round, on a map where threat cards do nothing."""
    return position(drawing, **{"phase": "round", "squad": SQUAD, "deck": CALM, **given})


def play_quietly(pos: Position, rounds: int) -> None:
    """Play so many rounds (counted from the one in hand), doing as little as the rules allow."""
    last = pos.fact("table", "round") + rounds
    while pos.table.choice is not None and pos.fact("table", "round") < last:
        quiet = [key for key in pos.offered if key in QUIET_ANSWERS]
        pos.play(quiet[0] if quiet else pos.offered[0])


def standard(*counts: int) -> list[list[str]]:
    """Rolls of so many dice, all of them Standard."""
    return [["standard"] * count for count in counts]


def turns(pos: Position) -> list[str]:
    """Whose turns have begun since the last look, by initial; rounds apart."""
    rounds: list[str] = []
    for event, _ in pos.table.news():
        if isinstance(event, RoundBegan):
            rounds.append("")
        elif isinstance(event, TurnBegan):
            rounds[-1] += event.hero[0].upper()
    return rounds


# --- rounds --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-EXD-01", "HG-LEAD-02", "HG-LEAD-03", "HG-RULING-04")
def test_the_lead_goes_round_against_the_order_of_turns():
    pos = new_round(dice=standard(12))
    pos.load(standard(9, 6, 3) + 4 * standard(12, 9, 6, 3))

    play_quietly(pos, 5)

    assert turns(pos)[:5] == ["SGLW", "WSGL", "LWSG", "GLWS", "SGLW"]


@pytest.mark.rule("HG-EXD-02", "HG-LEAD-04", "HG-TURN-02")
def test_the_lead_token_passes_over_a_downed_hero():
    pos = new_round(dice=standard(12), heroes={"W": hero(health=0, downed=True)})
    pos.load(standard(9, 6) + standard(12, 9, 6))

    play_quietly(pos, 2)

    assert turns(pos)[:2] == ["SGL", "LSG"]


@pytest.mark.rule("HG-GEN-04")
def test_the_lead_player_s_duties_fall_to_who_controls_the_lead_hero():
    alarm = {
        "id": "alarm",
        "kind": "preliminary",
        "title": "Alarm",
        "text": "Have a hero on the exit.",
        "when": {"name": "heroes-on", "mark": "exit", "count": 1},
        "passage": 1,
    }
    arrival = {
        "number": 1,
        "title": "Arrival",
        "story": "",
        "effects": [{"do": "spawn-elite", "elite": "boss"}],
    }
    pos = position(
        "S   X   .   G   .   L",
        legend={"G": ["elite-1"]},
        seats=2,
        lead="liara",
        pool=["move2"] * 3,
        heroes={"L": hero(seat=1), "G": hero()},
        elite=[elite(resilience=[4])],
        objective=[alarm],
        passage=[arrival],
    )

    pos.play("place:move2>move", "move:A2")

    assert pos.asked == "elite-where", "its spawn hex is taken"
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1


@pytest.mark.rule("HG-ROUND-01")
def test_a_round_is_preparation_then_turns_then_the_end_phase():
    pos = new_round(dice=standard(12), heroes={"S": hero(shields=1)})
    assert all(hero.card for hero in pos.state.heroes), "cards were dealt before the first turn"
    pos.load(standard(9, 6, 3, 12))

    play_quietly(pos, 1)

    assert pos.fact("table", "round") == 3
    assert pos.fact("S", "shields") == 4, "shields come back in the End Phase"
    assert pos.fact("table", "lead") == "wrex"


@pytest.mark.rule("HG-ROUND-02")
def test_rounds_go_on_until_the_mission_ends():
    escalations = new_round(deck={"lightning-in-the-wreck": 4}, failure=2, escalations=1, dice=standard(12))
    escalations.load(standard(9))
    play_quietly(escalations, 1)
    assert escalations.over == "defeat-storm"

    calm = new_round(dice=standard(12))
    calm.load(standard(9, 6, 3) + 11 * standard(12, 9, 6, 3))
    play_quietly(calm, 11)
    assert not calm.over


@pytest.mark.rule("HG-ROUND-03")
def test_the_fire_burns_before_cards_are_dealt():
    pos = new_round("~   .   S   G", legend={"S": ["inferno"]}, heroes={"S": hero(health=1, shields=0)})

    assert pos.over == "defeat-shepard"
    assert not any(hero.card for hero in pos.state.heroes)


# --- the Preparation Phase -----------------------------------------------------------------------------------


@pytest.mark.rule("HG-PREP-01")
def test_each_hero_gets_a_card_face_down():
    pos = new_round(dice=standard(12))

    assert [pos.fact(letter, "card") for letter in "SGLW"] == ["face-down"] * 4
    assert sum(pos.state.deck) == 28


@pytest.mark.rule("HG-PREP-02")
def test_nobody_sees_what_lies_face_down():
    dealt = ["fire-by-numbers", "second-shift", "wall-that-walks", "sparks-and-orders"]
    other = ["sparks-and-orders", "wall-that-walks", "second-shift", "fire-by-numbers"]
    deck = dict.fromkeys(dealt, 1)

    tables = [new_round(deck=deck, seats=2, dice=[*cards[:3], *standard(12)]) for cards in (dealt, other)]

    assert [[hero.card for hero in pos.state.heroes] for pos in tables] == [dealt, other]
    for seat in (0, 1):
        assert tables[0].table.view(seat) == tables[1].table.view(seat)


@pytest.mark.rule("HG-PREP-03")
def test_a_downed_hero_gets_no_card():
    pos = new_round(dice=standard(12), heroes={"L": hero(health=0, downed=True)})

    assert [pos.fact(letter, "card") for letter in "SGLW"] == ["face-down", "face-down", "", "face-down"]


@pytest.mark.rule("HG-PREP-04")
def test_all_dice_come_back_from_the_boards():
    pos = new_round(heroes={"S": hero(placed={"fire": "empowered", "move": "move2"})}, dice=standard(12))

    assert pos.fact("table", "pool") == ["standard"] * 12
    assert not any(slot.get("die") for slot in pos.fact("S", "slots"))


@pytest.mark.rule("HG-PREP-04")
def test_the_squad_s_paragon_dice_join_the_pool():
    pos = new_round(paragon=2, dice=standard(14))

    assert pos.fact("table", "pool") == ["standard"] * 12 + ["paragon-standard"] * 2


@pytest.mark.rule("HG-PREP-05", "HG-EXD-04")
def test_locked_dice_shrink_the_pool():
    pos = new_round(heroes={"W": hero(health=0, downed=True, locked_dice=3)}, dice=standard(9))
    pos.load(standard(6, 3) + standard(9))

    play_quietly(pos, 1)

    assert [len(roll.faces) for roll in pos.news(DiceRolled)][:3] == [9, 6, 3]


@pytest.mark.rule("HG-POOL-02", "HG-EXD-03")
def test_the_four_heroes_roll_twelve_nine_six_and_three_dice():
    pos = new_round(dice=standard(12))
    pos.load(standard(9, 6, 3) + standard(12))

    play_quietly(pos, 1)

    assert [(turn.hero, turn.dice) for turn in pos.news(TurnBegan)][:4] == [
        ("shepard", 12),
        ("garrus", 9),
        ("liara", 6),
        ("wrex", 3),
    ]


@pytest.mark.rule("HG-RULING-06")
def test_a_hero_revived_this_round_may_find_the_pool_empty():
    pos = new_round("W   S   G   L", heroes={"W": hero(health=0, downed=True, locked_dice=3)}, dice=standard(9))

    pos.play("place:standard>revive", "revive:wrex", dice=standard(6, 3, 12))
    play_quietly(pos, 1)

    assert [turn.dice for turn in pos.news(TurnBegan)] == [9, 6, 3, 0, 12]


# --- turns ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-TURN-01")
def test_a_turn_is_roll_then_actions_then_threat_card():
    pos = new_round(dice=standard(12))
    pos.load(standard(9))

    while pos.fact("table", "active") == "shepard":
        pos.play(pos.offered[0])

    told = [
        type(event).__name__
        for event, _ in pos.table.news()
        if isinstance(event, TurnBegan | DiceRolled | DiePlaced | CardRevealed) and event.hero == "shepard"
    ]
    assert told == ["TurnBegan", "DiceRolled", "DiePlaced", "DiePlaced", "DiePlaced", "CardRevealed"]


@pytest.mark.rule("HG-TURN-03")
def test_what_happens_at_the_start_of_a_turn_comes_before_the_roll():
    pos = position(
        "S   G   L   W   .   .   h",
        phase="roll",
        active="wrex",
        first_turn=True,
        pool=["standard"] * 3,
        heroes={"W": hero(unlocked=["krogans-are-best"])},
        enemies={"h": grunt("guardian-simple")},
    )

    assert any(key.startswith("provoke:") or ":h" in key for key in pos.offered)
    assert pos.news(DiceRolled) == []


@pytest.mark.rule("HG-GEN-03")
@pytest.mark.parametrize(("who", "woken"), [("shepard", "a"), ("garrus", "b")])
def test_the_current_hero_of_a_card_is_the_one_whose_turn_it_is(who: str, woken: str):
    pos = position(
        "S   a   .   .   .   b   G",
        phase="threat",
        active=who,
        legend={"a": [], "b": []},
        heroes={who[0].upper(): hero(card="close-enough-to-curse")},
        enemies={"a": grunt("guardian-simple"), "b": grunt("guardian-simple")},
    )

    assert [f"e{event.enemy}" for event in pos.news(EnemyActivated)] == [pos.names[woken]]
