"""Threat cards: what they order, who activates in which order, whom an enemy attacks, invalid activations."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.content.registry import EFFECTS
from starboard.games.hagalaz.effects import relocate_enemy, stun
from starboard.games.hagalaz.events import CardRevealed, EnemyActivated, EnemySpawned, HeroAttacked
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.state import Enemy, State
from support.hagalaz import Position, elite, grunt, hero, position, threat

GUARDIAN, ENGINEER, TROOPER = "guardian-simple", "engineer-simple", "assault-trooper-simple"
HEAVY = "guardian-extreme"


def activated(pos: Position) -> list[str]:
    """The letters of the enemies that were activated, in order."""
    letters = {piece: letter for letter, piece in pos.names.items()}
    return [letters[f"e{event.enemy}"] for event in pos.news(EnemyActivated)]


def spawned(pos: Position) -> list[tuple[str, str]]:
    """The grunts that appeared, with their hexes."""
    return [(event.token, event.at) for event in pos.news(EnemySpawned)]


def orders(faction: str) -> list[str]:
    """What the cards of a deck order, each kind of order by name."""
    found = set()
    for card in LIBRARY.cards:
        if card.spec.faction == faction:
            found |= {" ".join(str(order.get(part, "")) for part in ("do", "where")) for order in card.spec.orders}
    return sorted(name.strip() for name in found)


# --- the card -------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-THREAT-01")
def test_after_the_actions_the_card_is_turned_up_resolved_and_discarded_face_up():
    pos = position(
        "S   k   .",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"S": hero(card="wall-that-walks")},
        pool=["standard", "standard"],
        dice_taken=2,
    )
    assert pos.fact("S", "card") == "face-down"
    assert pos.fact("S", "shields") == 4

    pos.play("place:standard>revive")

    assert [event.card for event in pos.news(CardRevealed)] == ["wall-that-walks"]
    assert pos.fact("S", "shields") == 2
    assert pos.fact("S", "card") == ""
    assert pos.fact("table", "discarded") == {"wall-that-walks": 1}


@pytest.mark.rule("HG-THREAT-02")
def test_when_the_deck_runs_out_the_discard_pile_becomes_the_new_deck():
    pos = position("S   .   .", phase="round", deck={"hull-groans": 1}, discard={"wall-that-walks": 5})

    assert [hero.card for hero in pos.state.heroes] == ["hull-groans"] + ["wall-that-walks"] * 3
    assert sum(pos.state.deck) == 2
    assert pos.fact("table", "discarded") == {}


@pytest.mark.rule("HG-THREAT-02")
def test_where_no_card_is_left_at_all_play_goes_on_without():
    pos = position("S   .   .", phase="round", deck={"hull-groans": 2}, discard={})

    assert [hero.card for hero in pos.state.heroes] == ["hull-groans", "hull-groans", "", ""]
    assert pos.asked != ""


@pytest.mark.rule("HG-THREAT-02")
def test_cards_left_in_the_deck_are_dealt_before_anything_is_shuffled():
    pos = position("S   .   .", phase="round", deck={"hull-groans": 4}, discard={"wall-that-walks": 5})

    assert [hero.card for hero in pos.state.heroes] == ["hull-groans"] * 4
    assert pos.fact("table", "discarded") == {"wall-that-walks": 5}


@pytest.mark.rule("HG-THREAT-03", "HG-THREAT-04", "HG-ICON-04")
@pytest.mark.parametrize("faction", ["cerberus", "reapers"])
def test_a_deck_has_every_kind_of_order(faction: str):
    printed = set(orders(faction))

    assert {
        "spawn near",
        "spawn far",
        "activate",
        "activate-elites",
        "activate-nearest",
        "activate-farthest",
        "special",
        "escalation",
        "respite",
    } == printed - {"turrets"}
    assert ("turrets" in printed) == (faction == "cerberus")


@pytest.mark.rule("HG-THREAT-03")
@pytest.mark.parametrize("faction", ["cerberus", "reapers"])
def test_most_cards_of_a_deck_activate_enemies(faction: str):
    deck = [card.spec for card in LIBRARY.cards if card.spec.faction == faction]

    active = [card for card in deck if any(str(order["do"]).startswith("activate") for order in card.orders)]

    assert sum(card.copies for card in active) > sum(card.copies for card in deck) / 2


@pytest.mark.rule("HG-THREAT-05", "HG-GEN-03")
@pytest.mark.parametrize(
    ("card", "active", "woken"),
    [
        ("close-enough-to-curse", "shepard", ["k"]),
        ("close-enough-to-curse", "garrus", ["m"]),
        ("long-way-round", "shepard", ["m"]),
        ("long-way-round", "garrus", ["k"]),
    ],
)
def test_nearest_and_farthest_are_measured_from_the_active_hero(card: str, active: str, woken: list[str]):
    pos = threat(
        card,
        "S   .   .   k   .   .   .   m   .   .   G",
        active=active,
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN)},
    )

    assert activated(pos) == woken


@pytest.mark.rule("HG-THREAT-05")
@pytest.mark.parametrize(("active", "hex"), [("shepard", "A2"), ("garrus", "A6")])
def test_the_near_spawn_hex_is_near_the_active_hero(active: str, hex: str):
    pos = threat("wall-that-walks", "S   g   .   .   .   g   G", active=active, bag={TROOPER: 1})

    assert spawned(pos) == [(TROOPER, hex)]


@pytest.mark.rule("HG-THREAT-06", "HG-EXD-19", "HG-SPAWN-06")
def test_a_respite_puts_loot_on_the_near_spawn_hex_and_blocks_it():
    cards = {"G": hero(card="wall-that-walks")}

    pos = threat("dropped-kit", "S   G   g   .   g", heroes=cards, bag={ENGINEER: 1}, pool=[])

    assert pos.fact("table", "loot") == {"A3": 1}
    assert spawned(pos) == [(ENGINEER, "A5")]


@pytest.mark.rule("HG-THREAT-06")
def test_the_loot_of_a_respite_is_one_of_the_unused_tokens():
    full = {"medi-gel": 5, "grenade": 2, "grenade-case": 1, "data": 4}

    pos = threat("dropped-kit", "S   .   g", inventory=full)

    assert pos.fact("table", "loot") == {}


@pytest.mark.rule("HG-THREAT-06", "HG-SPAWN-06")
def test_a_spawn_hex_is_free_again_once_its_loot_is_taken():
    pos = position(
        "S   g   .   g",
        heroes={"S": hero(card="wall-that-walks")},
        loot={"A2": 1},
        bag={ENGINEER: 1},
        pool=["move2", "standard"],
        dice_taken=2,
    )

    pos.play("place:move2>move", "move:A2", "move:A1", dice=["data"])

    assert spawned(pos) == [(ENGINEER, "A2")]


@pytest.mark.rule("HG-THREAT-07", "HG-THREAT-06")
def test_a_respite_goes_back_to_the_box():
    pos = threat("dropped-kit", "S   .   g", deck={"dropped-kit": 0})

    assert pos.fact("table", "discarded") == {}
    assert pos.fact("table", "unseen_cards")["dropped-kit"] == 0


@pytest.mark.rule("HG-THREAT-08")
def test_a_card_is_resolved_from_top_to_bottom():
    pos = threat(
        "hammer-and-anvil",
        "S   n   .   .   .   k",
        enemies={"k": grunt(GUARDIAN), "n": grunt(TROOPER)},
    )

    assert activated(pos) == ["k", "n"]


# --- who activates --------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-ACTV-01")
def test_several_enemies_activate_one_at_a_time_the_nearest_first():
    pos = threat(
        "wall-that-walks",
        "k   .   .   S   .   m   .   .   n",
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN), "n": grunt(GUARDIAN)},
    )

    assert activated(pos) == ["m", "k", "n"]


@pytest.mark.rule("HG-ACTV-02", "HG-PLAY-07")
def test_of_enemies_equally_near_the_active_heros_player_picks_the_first():
    pos = threat(
        "wall-that-walks",
        "k   .   G   .   m",
        active="garrus",
        seats=2,
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN)},
        heroes={"G": hero(seat=1)},
    )

    assert (pos.asked, pos.offered) == ("activate-which", ["activate:k", "activate:m"])
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    pos.play("activate:m")
    assert activated(pos) == ["m", "k"]


@pytest.mark.rule("HG-ACTV-03", "HG-STUN-02")
def test_a_stunned_enemy_does_not_activate():
    pos = threat("wall-that-walks", "S   k   .   m", enemies={"k": grunt(GUARDIAN, stunned=True), "m": grunt(GUARDIAN)})

    assert activated(pos) == ["m"]
    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-ACTV-04", "HG-CONC-03")
def test_an_enemy_in_a_concealed_area_does_not_activate():
    pos = threat("wall-that-walks", "S   .   k d m   .", enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN)})

    assert activated(pos) == ["k"]
    assert pos.at("m") == "A4"


@pytest.mark.rule("HG-ACTV-05")
def test_an_enemy_that_can_attack_attacks_and_does_not_move():
    pos = threat("fire-by-numbers", "S   .   .   .   n   .", enemies={"n": grunt(TROOPER)})

    assert pos.fact("S", "shields") == 3
    assert pos.at("n") == "A5"
    assert pos.asked == "keep-which", "the card is done"


@pytest.mark.rule("HG-ACTV-05", "HG-EXD-15")
def test_an_enemy_that_advanced_next_to_a_hero_does_not_attack_in_the_same_activation():
    pos = threat("wall-that-walks", "S   .   k   .", enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A2"
    assert pos.fact("S", "shields") == 4
    assert pos.news(HeroAttacked) == []


@pytest.mark.rule("HG-ACTV-06")
def test_a_card_wakes_every_enemy_of_the_kind_whatever_its_challenge_and_nobody_else():
    pos = threat(
        "wall-that-walks",
        "S   .   k   .   m   .   n   .   e",
        enemies={
            "k": grunt(GUARDIAN),
            "m": grunt("guardian-normal"),
            "n": grunt(HEAVY),
            "e": grunt(ENGINEER),
        },
    )

    assert activated(pos) == ["k", "m", "n"]


@pytest.mark.rule("HG-RULING-62")
def test_the_order_is_fixed_when_the_card_is_resolved(monkeypatch: pytest.MonkeyPatch):
    async def change_places(state: State, owner: None, activated: Enemy) -> None:
        # After the first activation the farthest enemy is put in front of the one whose turn is next.
        last = state.enemies[-1]
        if activated is state.enemies[0]:
            relocate_enemy(state, last, state.kit.board.index["A4"], rule="HG-MOVE-10")

    monkeypatch.setitem(EFFECTS._parts, "change-places", [(Moment.ENEMY_ACTIVATED, change_places)])
    rule = {"id": "swap", "title": "", "text": "", "effect": {"name": "change-places"}}

    pos = threat(
        "wall-that-walks",
        "S   .   .   k   m   .   .   .   n",
        rule=[rule],
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN), "n": grunt(GUARDIAN)},
    )

    assert activated(pos) == ["k", "m", "n"]


@pytest.mark.rule("HG-RULING-62")
def test_an_enemy_stunned_before_its_place_is_skipped(monkeypatch: pytest.MonkeyPatch):
    async def flashbang(state: State, owner: None, activated: Enemy) -> None:
        for enemy in state.enemies:
            if enemy is not activated:
                stun(state, enemy, rule="HG-STUN-01")

    monkeypatch.setitem(EFFECTS._parts, "flashbang", [(Moment.ENEMY_ACTIVATED, flashbang)])
    rule = {"id": "bang", "title": "", "text": "", "effect": {"name": "flashbang"}}

    pos = threat(
        "wall-that-walks",
        "S   .   .   k   .   m   .   n",
        rule=[rule],
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN), "n": grunt(GUARDIAN)},
    )

    assert activated(pos) == ["k"]


# --- whom an enemy attacks ------------------------------------------------------------------------------------


@pytest.mark.rule("HG-TARGET-01")
def test_every_adjacent_hero_is_a_valid_target():
    pos = threat("wall-that-walks", "S   k   G   .   L", enemies={"k": grunt(GUARDIAN)}, heroes={"G": hero(health=6)})

    assert pos.offered == ["target:shepard", "target:garrus"]


@pytest.mark.rule("HG-TARGET-01", "HG-TARGET-02")
def test_an_enemy_without_ranged_attacks_nobody_who_is_not_adjacent():
    pos = threat("wall-that-walks", "S   .   .   k", enemies={"k": grunt(GUARDIAN)})

    assert pos.news(HeroAttacked) == []
    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-TARGET-02", "HG-MARK-03")
def test_a_ranged_enemy_attacks_a_hero_in_its_line_of_fire():
    pos = threat("fire-by-numbers", "S   .   .   .   .   n", enemies={"n": grunt(TROOPER)})

    assert [event.hero for event in pos.news(HeroAttacked)] == ["shepard"]


@pytest.mark.rule("HG-TARGET-02", "HG-LOF-07")
def test_it_is_the_enemys_line_of_fire_that_counts():
    behind_cover = threat("fire-by-numbers", "S o .   .   n", enemies={"n": grunt(TROOPER)})
    from_cover = threat("fire-by-numbers", "S   .   . o n", enemies={"n": grunt(TROOPER)})

    assert behind_cover.news(HeroAttacked) == []
    assert len(from_cover.news(HeroAttacked)) == 1


@pytest.mark.rule("HG-TARGET-03", "HG-EXD-11")
def test_an_enemy_attacks_the_hero_with_the_least_health_whatever_its_shields():
    pos = threat(
        "wall-that-walks",
        "G   k   L",
        active="garrus",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(health=4, shields=0), "L": hero(health=3, shields=3)},
    )

    assert pos.fact("L", "shields") == 1
    assert pos.fact("G", "health") == 4


@pytest.mark.rule("HG-EXD-12", "HG-TARGET-02", "HG-TARGET-03")
def test_a_ranged_enemy_shoots_past_its_neighbour_at_a_weaker_hero():
    pos = threat(
        "fire-by-numbers",
        "G   n   .   .   .   L",
        active="garrus",
        enemies={"n": grunt(TROOPER)},
        heroes={"G": hero(health=5), "L": hero(health=2)},
    )

    assert [event.hero for event in pos.news(HeroAttacked)] == ["liara"]


@pytest.mark.rule("HG-TARGET-04")
def test_of_heroes_with_equal_health_the_active_heros_player_picks_the_target():
    pos = threat(
        "wall-that-walks",
        "G   k   L   .   T",
        active="tali",
        seats=2,
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(health=3), "L": hero(health=3), "T": hero(seat=1)},
    )

    assert (pos.asked, pos.offered) == ("attacks-whom", ["target:garrus", "target:liara"])
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    pos.play("target:liara")
    assert [event.hero for event in pos.news(HeroAttacked)] == ["liara"]


@pytest.mark.rule("HG-TARGET-05")
def test_the_active_hero_has_no_priority_as_a_target():
    pos = threat(
        "wall-that-walks",
        "G   k   L",
        active="garrus",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(health=5), "L": hero(health=4)},
    )

    assert [event.hero for event in pos.news(HeroAttacked)] == ["liara"]


@pytest.mark.rule("HG-TARGET-06")
@pytest.mark.parametrize(("token", "biotic", "damage"), [(GUARDIAN, False, 2), (HEAVY, False, 3), (HEAVY, True, 1)])
def test_an_attack_deals_the_attack_value(token: str, biotic: bool, damage: int):
    pos = threat("wall-that-walks", "S   k", enemies={"k": grunt(token, biotic=biotic)})

    assert pos.fact("S", "shields") == 4 - damage


@pytest.mark.rule("HG-TARGET-06", "HG-BIO-02")
def test_no_attack_deals_less_than_0():
    pos = threat(
        "sparks-and-orders", "S   k", enemies={"k": grunt(ENGINEER, biotic=True)}, heroes={"S": hero(shields=2)}
    )

    assert [event.damage for event in pos.news(HeroAttacked)] == [0]
    assert (pos.fact("S", "shields"), pos.fact("S", "health")) == (2, 6)


@pytest.mark.rule("HG-TARGET-07")
def test_an_attack_has_exactly_one_target():
    pos = threat(
        "wall-that-walks",
        "G   k   L",
        active="garrus",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(shields=3), "L": hero(health=1, shields=3)},
    )

    assert (pos.fact("G", "shields"), pos.fact("L", "shields")) == (3, 1)


@pytest.mark.rule("HG-RULING-47")
@pytest.mark.parametrize("drawing", ["S o k", "S d k", "S   k", "u   k"])
def test_an_enemy_attacks_an_adjacent_hero_across_whatever_is_no_wall(drawing: str):
    high = "u" in drawing
    pos = threat(
        "wall-that-walks",
        drawing.replace("u", "S"),
        legend={"S": ["upper"]} if high else {},
        enemies={"k": grunt(GUARDIAN)},
        revealed=["A2"],
    )

    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-RULING-47")
@pytest.mark.parametrize("edge", ["|", "D"])
def test_a_wall_or_a_locked_door_keeps_an_enemy_off(edge: str):
    pos = threat("wall-that-walks", f"S {edge} k", enemies={"k": grunt(GUARDIAN)}, revealed=["A2"])

    assert activated(pos) == ["k"]
    assert pos.fact("S", "shields") == 4


# --- invalid activations --------------------------------------------------------------------------------------


@pytest.mark.rule("HG-INV-01")
def test_without_an_enemy_of_the_kind_a_grunt_appears_near_the_active_hero():
    pos = threat("wall-that-walks", "g   .   .   S   .   g", enemies={}, bag={TROOPER: 2})

    assert spawned(pos) == [(TROOPER, "A6")]


@pytest.mark.rule("HG-INV-01")
def test_with_an_enemy_of_the_kind_nothing_appears():
    pos = threat("wall-that-walks", "S   .   k   .   g", enemies={"k": grunt(GUARDIAN)}, bag={TROOPER: 2})

    assert spawned(pos) == []


@pytest.mark.rule("HG-INV-02", "HG-EXD-18")
def test_each_missing_kind_brings_a_grunt():
    pos = threat("hammer-and-anvil", "S   .   g   .   g   .   g", bag={ENGINEER: 5})

    assert spawned(pos) == [(ENGINEER, "A3"), (ENGINEER, "A5")]


@pytest.mark.rule("HG-INV-02")
def test_only_the_missing_kind_brings_a_grunt():
    pos = threat("hammer-and-anvil", "S   .   g   .   g   .   n", enemies={"n": grunt(TROOPER)}, bag={ENGINEER: 5})

    assert spawned(pos) == [(ENGINEER, "A3")]


@pytest.mark.rule("HG-INV-03")
@pytest.mark.parametrize("drawn", [TROOPER, ENGINEER])
def test_the_substitute_is_a_random_grunt_and_not_one_of_the_missing_kind(drawn: str):
    pos = threat("wall-that-walks", "S   .   g", bag={TROOPER: 1, ENGINEER: 1, GUARDIAN: 1}, dice=[drawn])

    assert spawned(pos) == [(drawn, "A3")]


@pytest.mark.rule("HG-INV-04")
def test_the_substitute_is_not_activated_by_that_card():
    pos = threat("wall-that-walks", "S   g   .", bag={GUARDIAN: 1})

    assert pos.news(EnemyActivated) == []
    assert [(enemy.token, pos.fact("S", "shields")) for enemy in pos.state.enemies] == [(GUARDIAN, 4)]


@pytest.mark.rule("HG-INV-04", "HG-INV-02", "HG-EXD-18")
def test_a_substitute_of_the_second_kind_is_not_activated_by_the_second_order_either():
    pos = threat("hammer-and-anvil", "S   .   g   .   g", bag={TROOPER: 5})

    assert pos.fact("S", "shields") == 4
    assert spawned(pos) == [(TROOPER, "A3"), (TROOPER, "A5")]


@pytest.mark.rule("HG-INV-04")
def test_a_substitute_is_activated_by_later_cards_like_any_enemy():
    cards = {"G": hero(card="fire-by-numbers")}

    pos = threat("wall-that-walks", "S   G   .   g", heroes=cards, bag={TROOPER: 1}, pool=[])

    assert [event.hero for event in pos.news(HeroAttacked)] == ["garrus"]


@pytest.mark.rule("HG-INV-05", "HG-INV-01")
def test_the_substitute_appears_in_the_nearest_spawn_hex_that_is_empty():
    pos = threat(
        "wall-that-walks",
        "S   e   .   g",
        legend={"e": ["grunt-spawn"]},
        enemies={"e": grunt(ENGINEER)},
        bag={TROOPER: 1},
    )

    assert spawned(pos) == [(TROOPER, "A4")]


@pytest.mark.rule("HG-EX-32", "HG-CONC-04", "HG-INV-01", "HG-SPAWN-09")
def test_enemies_of_the_kind_in_a_concealed_area_do_not_count():
    pos = threat("wall-that-walks", "g   .   S   .   . d k   .", enemies={"k": grunt(GUARDIAN)}, bag={TROOPER: 1})

    assert spawned(pos) == [(TROOPER, "A1")]
    assert pos.at("k") == "A6"
    assert pos.fact("k", "concealed")


@pytest.mark.rule("HG-RULING-41")
@pytest.mark.parametrize(("card", "woken"), [("close-enough-to-curse", ["b"]), ("long-way-round", ["k"])])
def test_the_nearest_and_the_farthest_enemy_may_be_an_elite(card: str, woken: list[str]):
    pos = threat(
        card,
        "S   .   .   b   .   .   k",
        elite=[elite("boss", resilience=[4])],
        enemies={"b": grunt("boss"), "k": grunt(GUARDIAN)},
    )

    assert activated(pos) == woken


@pytest.mark.rule("HG-RULING-41")
def test_the_nearest_enemy_is_sought_among_those_active_and_revealed():
    pos = threat(
        "close-enough-to-curse",
        "k | S   m   .   .   n",
        enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN, stunned=True), "n": grunt(GUARDIAN)},
    )

    assert activated(pos) == ["n"]


@pytest.mark.rule("HG-RULING-41", "HG-ACTV-02")
def test_of_equally_near_enemies_the_player_picks_the_one_that_activates():
    pos = threat("close-enough-to-curse", "k   .   S   .   m", enemies={"k": grunt(GUARDIAN), "m": grunt(GUARDIAN)})

    assert pos.offered == ["activate:k", "activate:m"]
    pos.play("activate:k")
    assert activated(pos) == ["k"]


@pytest.mark.rule("HG-RULING-41", "HG-INV-01")
@pytest.mark.parametrize("card", ["close-enough-to-curse", "long-way-round"])
def test_with_no_enemy_at_all_to_be_nearest_a_grunt_appears(card: str):
    pos = threat(card, "S   .   g", bag={TROOPER: 1})

    assert spawned(pos) == [(TROOPER, "A3")]


@pytest.mark.rule("HG-RULING-42")
@pytest.mark.parametrize("card", ["wall-that-walks", "close-enough-to-curse"])
def test_if_all_that_could_activate_are_stunned_nothing_happens(card: str):
    pos = threat(card, "S   k   .   g", enemies={"k": grunt(GUARDIAN, stunned=True)}, bag={TROOPER: 1})

    assert pos.news(EnemyActivated) == []
    assert len(pos.state.enemies) == 1


@pytest.mark.rule("HG-RULING-43", "HG-INV-01")
def test_without_an_elite_the_order_to_activate_elites_brings_a_grunt():
    pos = threat("officer-on-deck", "S   .   .   k   g", enemies={"k": grunt(GUARDIAN)}, bag={TROOPER: 1})

    assert spawned(pos) == [(TROOPER, "A5")]


def deck(**cards: Any) -> dict[str, int]:
    """A deck of a few cards, by id."""
    return {name.replace("_", "-"): count for name, count in cards.items()}


@pytest.mark.rule("HG-THREAT-07", "HG-THREAT-02")
def test_a_card_in_the_box_takes_no_part_in_later_shuffles():
    pos = threat("dropped-kit", "S   .   g", deck=deck(wall_that_walks=1), discard=deck(hull_groans=4), pool=[])

    assert pos.fact("table", "round") == 2
    cards = [hero.card for hero in pos.state.heroes]
    assert sorted(cards) == ["hull-groans"] * 3 + ["wall-that-walks"]
    assert pos.fact("table", "unseen_cards")["dropped-kit"] == 0
