"""Movement of heroes, and the opportunity attacks it provokes."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.ruling import refuse
from starboard.games.hagalaz.events import (
    AreaRevealed,
    EnemyHurt,
    HeroAttacked,
    HeroHurt,
    HeroMoved,
    LootTaken,
)
from starboard.games.hagalaz.rules.movement import can_step
from support.hagalaz import Position, elite, grunt, hero, position

TROOPER = "assault-trooper-simple"  # attack 1, Ranged
GUARDIAN = "guardian-simple"  # attack 2
GRAPPLER = "guardian-normal"  # attack 2, Grapple
HUSK = "husk-simple"  # attack 1, Sprint
CANNIBAL = "cannibal-simple"  # attack 2
HARD_CANNIBAL = "cannibal-extreme"  # attack 3


def walking(drawing: str, die: str = "move3", **given: Any) -> Position:
    """A position in which the active hero has just put a die on its Move slot."""
    return position(drawing, pool=[die, "standard", "standard", "standard"], **given).play(f"place:{die}>move")


def attackers(pos: Position) -> list[tuple[int, int]]:
    """Who has struck since the last look, by number of the enemy, and how hard."""
    return [(attack.enemy, attack.damage) for attack in pos.news(HeroAttacked)]


# --- movement points -----------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MOVE-01", "HG-DICE-02", "HG-DICE-03")
@pytest.mark.parametrize(("die", "end"), [("move2", "A3"), ("move3", "A4"), ("combined", "A3")])
def test_a_die_gives_as_many_points_as_it_shows(die: str, end: str):
    pos = walking("S   .   .   .   .", die)

    while pos.asked == "move-where":
        here = int(pos.at("S")[1:])
        pos.play(f"move:A{here + 1}")

    assert pos.at("S") == end


@pytest.mark.rule("HG-MOVE-02")
def test_one_point_moves_to_an_adjacent_hex_and_no_further():
    pos = walking("""
        .   S   .   .

          .   .   .
    """)

    assert sorted(pos.offered) == ["move:A1", "move:A3", "move:B1", "move:B2", "stop"]
    shepard, board = pos.state.heroes[0], pos.state.kit.board
    ruling = can_step(pos.state, shepard, board.names.index("A4"), 3)
    assert ruling == refuse("HG-MOVE-02", "not-a-neighbour", hex="A4")
    assert pos.refusal("move:A4") == ("HG-MOVE-02", "walk-step-by-step")


@pytest.mark.rule("HG-MOVE-03")
def test_a_hero_may_stop_early_and_the_rest_is_lost():
    pos = walking("S   .   .   .")

    pos.play("move:A2", "stop")

    assert pos.at("S") == "A2"
    assert pos.asked == "place-which"
    assert not any(key.startswith("move:") for key in pos.offered)


@pytest.mark.rule("HG-RULING-74")
def test_moving_nowhere_completes_a_move_action():
    pos = walking("S   .", heroes={"S": hero(shields=1, unlocked=["barrier"])})

    pos.play("stop")

    assert pos.at("S") == "A1"
    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-RULING-74")
def test_a_hero_that_is_shut_in_completes_its_move_action_too():
    pos = walking("S | .", heroes={"S": hero(shields=1, unlocked=["barrier"])})

    assert pos.asked == "place-which"
    assert pos.fact("S", "shields") == 2


# --- what stands in the way ----------------------------------------------------------------------------------


@pytest.mark.rule("HG-MOVE-04")
def test_a_hero_moves_through_another_but_does_not_stop_there():
    pos = walking("S   G   .   .", "move2")

    pos.play("move:A2")

    assert pos.offered == ["move:A1", "move:A3"]
    assert pos.play("move:A3").at("S") == "A3"


@pytest.mark.rule("HG-MOVE-04")
def test_with_the_last_point_nobody_enters_a_hero_s_hex():
    pos = walking("S   .   G   .", "move2")

    pos.play("move:A2")

    assert pos.refusal("move:A3") == ("HG-MOVE-04", "hero-in-the-way")


@pytest.mark.rule("HG-RULING-22")
def test_a_downed_hero_can_be_passed_but_nobody_ends_there():
    pos = walking("S   G   .", "move2", heroes={"G": hero(health=0, downed=True)})

    pos.play("move:A2")

    assert pos.offered == ["move:A1", "move:A3"]


@pytest.mark.rule("HG-RULING-22")
def test_a_spawn_hex_under_a_downed_hero_is_occupied():
    pos = position(
        "S   .   G   g",
        legend={"G": ["grunt-spawn"]},
        heroes={"G": hero(health=0, downed=True), "S": hero(card="wall-that-walks")},
        bag={GUARDIAN: 1},
        phase="threat",
    )

    assert [enemy.at for enemy in pos.state.enemies] == [3]


@pytest.mark.rule("HG-MOVE-05", "HG-MAP-01")
def test_an_enemy_s_hex_is_never_entered():
    pos = walking(".   S   h   .", enemies={"h": grunt(GUARDIAN)})

    assert pos.refusal("move:A3") == ("HG-MOVE-05", "enemy-in-the-way")


@pytest.mark.rule("HG-MOVE-06")
def test_a_stunned_enemy_is_in_the_way_too():
    pos = walking(".   S   h   .", enemies={"h": grunt(GUARDIAN, stunned=True)})

    assert pos.refusal("move:A3") == ("HG-MOVE-05", "enemy-in-the-way")


@pytest.mark.rule("HG-MOVE-06")
def test_a_concealed_enemy_is_in_the_way_too():
    pos = walking(".   S d h   .", enemies={"h": grunt(GUARDIAN)})

    assert pos.fact("h", "concealed")
    assert pos.refusal("move:A3") == ("HG-MOVE-05", "enemy-in-the-way")


@pytest.mark.rule("HG-MOVE-08", "HG-WALL-01")
def test_nobody_walks_through_a_wall():
    pos = walking(".   S | .")

    assert pos.offered == ["move:A1", "stop"]
    assert pos.refusal("move:A3") == ("HG-WALL-01", "wall-in-the-way")


@pytest.mark.rule("HG-MOVE-08", "HG-DOOR-02")
def test_nobody_walks_through_a_locked_door():
    assert walking(".   S D .").refusal("move:A3") == ("HG-DOOR-02", "door-locked")


@pytest.mark.rule("HG-DOOR-03", "HG-OBST-02")
@pytest.mark.parametrize("edge", ["d", "o"])
def test_unlocked_doors_and_obstacles_are_walked_through(edge: str):
    assert walking(f".   S {edge} .").is_offered("move:A3")


@pytest.mark.rule("HG-MOVE-08")
def test_nobody_climbs_to_upper_ground_but_everybody_comes_down():
    pos = walking("u   S   .")

    assert pos.refusal("move:A1") == ("HG-FEAT-14", "too-high")
    assert walking("S   .", legend={"S": ["upper"]}, heroes={"S": hero()}).is_offered("move:A2")


@pytest.mark.rule("HG-MOVE-08", "HG-MAP-04")
def test_nobody_leaves_the_grid():
    pos = walking("S   .       .", "move3")

    pos.play("move:A2")

    assert pos.offered == ["move:A1", "stop"]


@pytest.mark.rule("HG-MOVE-09")
def test_a_turret_s_hex_is_entered_freely():
    pos = walking("S   Z", "move2", legend={"Z": ["turret:E"]})

    pos.play("move:A2", "stop")

    assert pos.at("S") == "A2"


# --- what happens on the way ---------------------------------------------------------------------------------


@pytest.mark.rule("HG-MOVE-10")
def test_loot_is_picked_up_in_passing():
    pos = walking("S   *   .", "move2")

    pos.play("move:A2", "move:A3", dice=["grenade"])

    assert pos.at("S") == "A3"
    assert pos.fact("table", "inventory")["grenade"] == 1
    assert pos.fact("table", "loot") == {}


@pytest.mark.rule("HG-MOVE-10")
def test_every_inferno_hex_on_the_way_burns():
    pos = walking("S   ~   ~   .")

    pos.play("move:A2", "move:A3", "move:A4")

    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-RULING-23")
def test_a_step_is_entry_then_attacks_then_fire_then_loot_then_sight():
    pos = walking(
        "h   S   x d e",
        "move2",
        legend={"x": ["inferno", "loot"]},
        enemies={"h": grunt(GUARDIAN), "e": grunt(TROOPER)},
    )
    pos.table.news()

    pos.play("move:A3", dice=["data"])

    told = [type(event) for event, _ in pos.table.news()]
    assert told == [HeroMoved, HeroAttacked, HeroHurt, HeroHurt, LootTaken, AreaRevealed]
    assert pos.fact("S", "shields") == 1


@pytest.mark.rule("HG-RULING-23")
def test_who_falls_to_an_opportunity_attack_takes_no_loot():
    pos = walking("h   G   *", active="garrus", heroes={"G": hero(health=1, shields=0)}, enemies={"h": grunt(GUARDIAN)})

    pos.play("move:A3")

    assert pos.fact("G", "downed")
    assert pos.at("G") == "A3"
    assert pos.fact("table", "loot") == {"A3": 1}


@pytest.mark.rule("HG-RULING-23")
def test_who_falls_to_the_fire_takes_no_loot():
    pos = walking(
        "G   x   .",
        active="garrus",
        legend={"x": ["inferno", "loot"]},
        heroes={"G": hero(health=1, shields=0)},
    )

    pos.play("move:A2")

    assert pos.fact("G", "downed")
    assert pos.fact("table", "loot") == {"A2": 1}


@pytest.mark.rule("HG-RULING-23")
def test_who_falls_to_the_fire_reveals_nothing():
    pos = walking(
        ".   G   ~ d e",
        active="garrus",
        heroes={"G": hero(health=1, shields=0)},
        enemies={"e": grunt(TROOPER)},
    )

    pos.play("move:A3")

    assert pos.fact("G", "downed")
    assert pos.fact("e", "concealed")


@pytest.mark.rule("HG-RULING-23", "HG-RULING-63")
@pytest.mark.parametrize(("health", "result"), [(2, "paragon"), (1, "")])
def test_what_the_mission_does_to_who_enters_comes_before_its_objectives_are_looked_at(health: int, result: str):
    watch = {"name": "long-watch", "counter": "watch", "less": 0}
    reach = {"name": "heroes-on", "mark": "exit", "count": 1}
    pos = walking(
        "G   x   .   b",
        active="garrus",
        legend={"x": ["exit"]},
        heroes={"G": hero(health=health, shields=0)},
        enemies={"b": grunt("boss")},
        elite=[elite(resilience=[9], attack=1, markers=["ranged"], effect=watch)],
        counter=[{"id": "watch", "name": "", "boxes": 1}],
        objective=[{"id": "out", "kind": "paragon", "title": "", "text": "", "when": reach}],
    )

    pos.play("move:A2")

    assert attackers(pos) == [(1, 1)], "shot at on the way to the exit"
    assert pos.over == result


# --- fast travel ---------------------------------------------------------------------------------------------

ON_A: dict[str, Any] = {"legend": {"S": ["fast-travel-a"]}}


@pytest.mark.rule("HG-MOVE-11")
def test_fast_travel_costs_one_point():
    pos = walking("S   . | a   .   .", "move2", heroes={"S": hero()}, **ON_A)

    pos.play("travel:A3")
    assert pos.at("S") == "A3"

    pos.play("move:A4")
    assert (pos.at("S"), pos.asked) == ("A4", "place-which")


@pytest.mark.rule("HG-OPP-06")
def test_fast_travel_provokes_nothing():
    pos = walking("h   S | a", enemies={"h": grunt(GUARDIAN)}, heroes={"S": hero()}, **ON_A)
    pos.table.news()

    pos.play("travel:A3")

    assert attackers(pos) == []
    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-RULING-59")
def test_nobody_travels_onto_an_enemy():
    pos = walking(
        "S   . | e",
        legend={"S": ["fast-travel-a"], "e": ["fast-travel-a"]},
        heroes={"S": hero()},
        enemies={"e": grunt(GUARDIAN)},
        revealed=["A3"],
    )

    assert pos.offered == ["move:A2", "stop"]


@pytest.mark.rule("HG-RULING-59")
def test_one_travels_onto_a_hero_only_to_go_on():
    linked: dict[str, Any] = {
        "legend": {"S": ["fast-travel-a"], "G": ["fast-travel-a"]},
        "heroes": {"S": hero(), "G": hero()},
    }
    pos = walking("S   . | G   .", "move2", **linked)

    pos.play("travel:A3")
    assert "stop" not in pos.offered

    pos = walking("S   . | G   .", "move2", **linked)
    pos.play("move:A2", "move:A1")
    assert pos.asked == "place-which", "there is no point left to travel with"

    assert "travel:A3" not in walking("S   . | G | .", "move2", **linked).offered


# --- opportunity attacks -------------------------------------------------------------------------------------


@pytest.mark.rule("HG-OPP-01", "HG-OPP-03", "HG-MOVE-07")
def test_leaving_an_enemy_costs_its_attack_value():
    pos = walking("h   S   .", enemies={"h": grunt(GUARDIAN)})

    pos.play("move:A3")

    assert pos.fact("S", "shields") == 2
    assert pos.fact("S", "health") == 6


@pytest.mark.rule("HG-OPP-02")
def test_staying_adjacent_provokes_nothing():
    pos = walking(
        """
        S   .   .

          h
        """,
        enemies={"h": grunt(GUARDIAN)},
    )

    pos.play("move:A2")
    assert pos.fact("S", "shields") == 4

    pos.play("move:A3")
    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-OPP-08")
def test_every_step_away_provokes_again():
    pos = walking("h   S   .", enemies={"h": grunt(TROOPER)})

    pos.play("move:A3", "move:A2", "move:A3")

    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-OPP-01")
def test_who_was_never_adjacent_does_not_strike():
    pos = walking("h | S   .", enemies={"h": grunt(GUARDIAN)}, revealed=["A1"])

    pos.play("move:A3", "stop")

    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-OPP-09")
def test_ranged_enemies_strike_only_who_was_next_to_them():
    pos = walking("h   .   S   .", enemies={"h": grunt(TROOPER)})

    pos.play("move:A4", "stop")

    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-OPP-04", "HG-EXD-07")
def test_three_attacks_come_in_the_order_three_two_one():
    pos = walking(
        """
          a

        c   S   .   .

          b
        """,
        enemies={"a": grunt(HUSK), "b": grunt(HARD_CANNIBAL), "c": grunt(CANNIBAL)},
        legend={"a": [], "b": [], "c": []},
    )
    pos.table.news()

    pos.play("move:B3")

    assert [damage for _, damage in attackers(pos)] == [3, 2, 1]
    assert (pos.fact("S", "shields"), pos.fact("S", "health")) == (0, 4)


@pytest.mark.rule("HG-RULING-26")
def test_the_moving_hero_s_player_orders_equal_attacks():
    pos = walking(
        """
          a

        c   S   .
        """,
        enemies={"a": grunt(GUARDIAN), "c": grunt(CANNIBAL)},
        legend={"a": [], "c": []},
        seats=2,
        heroes={"S": hero(seat=1)},
    )
    pos.table.news()

    pos.play("move:B3")
    assert pos.offered == ["strikes:a", "strikes:c"]
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1

    pos.play("strikes:c")
    assert attackers(pos) == [(2, 2), (1, 2)]


@pytest.mark.rule("HG-RULING-27")
def test_nobody_strikes_a_hero_that_has_fallen():
    pos = walking(
        """
          a

        c   G   .
        """,
        active="garrus",
        enemies={"a": grunt(GUARDIAN), "c": grunt(TROOPER)},
        legend={"a": [], "c": []},
        heroes={"G": hero(health=2, shields=0)},
    )
    pos.table.news()

    pos.play("move:B3")

    assert attackers(pos) == [(1, 2)]
    assert pos.fact("G", "downed")


@pytest.mark.rule("HG-OPP-03", "HG-EXD-08")
def test_a_biotic_effect_softens_an_opportunity_attack_but_it_happens():
    pos = walking("h   S   .", enemies={"h": grunt(GUARDIAN, biotic=True)})
    pos.table.news()

    pos.play("move:A3")

    assert attackers(pos) == [(1, 0)]
    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-OPP-07", "HG-EXD-10")
def test_a_stunned_enemy_lets_a_hero_go():
    pos = walking("h   S   .", enemies={"h": grunt(GUARDIAN, stunned=True)})
    pos.table.news()

    pos.play("move:A3")

    assert attackers(pos) == []
    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-EXD-09")
def test_grapple_ends_the_move_after_the_step():
    pos = walking(
        "b   S   .   .   .",
        enemies={"b": grunt("boss")},
        legend={"b": []},
        elite=[elite(attack=1, resilience=[4], markers=["grapple"])],
    )

    pos.play("move:A3")

    assert pos.at("S") == "A3"
    assert pos.fact("S", "shields") == 3
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-24", "HG-OPP-05")
def test_who_is_grappled_in_a_hero_s_hex_is_put_back_and_nobody_strikes_at_that():
    pos = walking("k   S   G   e", enemies={"k": grunt(GRAPPLER), "e": grunt(CANNIBAL)})
    pos.table.news()

    pos.play("move:A3")

    assert pos.at("S") == "A2"
    assert attackers(pos) == [(1, 2)], "being put back is forced on the hero"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-24")
def test_who_falls_in_a_hero_s_hex_lies_in_the_hex_it_left():
    pos = walking(
        "h   G   S   .",
        active="garrus",
        heroes={"G": hero(health=1, shields=0)},
        enemies={"h": grunt(GUARDIAN)},
    )

    pos.play("move:A3")

    assert pos.fact("G", "downed")
    assert (pos.at("G"), pos.at("S")) == ("A2", "A3")


@pytest.mark.rule("HG-RULING-24", "HG-CARRY-03")
def test_who_falls_in_a_hero_s_hex_drops_there_what_it_carried():
    pos = walking(
        "h   G   S   .",
        active="garrus",
        heroes={"G": hero(health=1, shields=0, carried=["objective-1"])},
        enemies={"h": grunt(GUARDIAN)},
    )

    pos.play("move:A3")

    assert pos.at("G") == "A2"
    assert pos.fact("table", "tokens") == {"objective-1": "A3"}


@pytest.mark.rule("HG-RULING-24")
def test_who_burns_to_death_in_a_hero_s_hex_lies_in_the_hex_it_left():
    pos = walking(
        "G   S   .",
        active="garrus",
        legend={"S": ["inferno"]},
        heroes={"G": hero(health=1, shields=0), "S": hero()},
    )

    pos.play("move:A2")

    assert pos.fact("G", "downed")
    assert (pos.at("G"), pos.at("S")) == ("A1", "A2")


@pytest.mark.rule("HG-RULING-24", "HG-MAP-01")
def test_who_is_stopped_behind_two_heroes_is_put_back_to_a_hex_of_its_own():
    pos = walking(
        """
        S   G   L   .

          k
        """,
        enemies={"k": grunt(GRAPPLER)},
    )

    pos.play("move:A2", "move:A3")

    assert [pos.at(letter) for letter in "SGL"] == ["A1", "A2", "A3"]
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-24")
def test_who_burns_to_death_where_fast_travel_ends_lies_where_it_set_out():
    pos = walking(
        "G   . | S   .",
        active="garrus",
        legend={"S": ["fast-travel-a", "inferno"], "G": ["fast-travel-a"]},
        heroes={"G": hero(health=1, shields=0), "S": hero()},
    )

    pos.play("travel:A3")

    assert pos.fact("G", "downed")
    assert (pos.at("G"), pos.at("S")) == ("A1", "A3")


@pytest.mark.rule("HG-RULING-25")
def test_steps_granted_by_an_ability_provoke_too():
    pos = position("h   S   .", pool=["move2", "standard", "standard"], enemies={"h": grunt(GUARDIAN)})

    pos.play("place:move2>stand-together.move", "move:A3")

    assert pos.fact("S", "shields") < 4
    assert pos.news(HeroAttacked) != []


@pytest.mark.rule("HG-RULING-25")
def test_grapple_ends_steps_granted_by_an_ability():
    pos = position(
        "k   S   .   .",
        pool=["empowered", "standard", "standard"],
        heroes={"S": hero(unlocked=["adrenaline-rush"])},
        enemies={"k": grunt(GRAPPLER)},
    )

    pos.play("place:empowered>adrenaline-rush", "move:A3")

    assert pos.at("S") == "A3"
    assert not any(key.startswith("move:") for key in pos.offered)


@pytest.mark.rule("HG-EXD-31")
def test_shepard_s_fall_in_mid_move_ends_the_mission_at_once():
    pos = walking("h   S   .   *", heroes={"S": hero(health=1, shields=0)}, enemies={"h": grunt(GUARDIAN)})

    pos.play("move:A3")

    assert pos.over == "defeat-shepard"
    assert pos.table.over


@pytest.mark.rule("HG-OPP-10")
def test_an_enemy_that_walks_past_a_hero_provokes_nothing():
    pos = position(
        """
        h   .   .   .   .   S

          .   .   G
        """,
        phase="threat",
        faction="reapers",
        enemies={"h": grunt(HUSK)},
        heroes={"S": hero(card="hands-in-the-dark")},
    )

    assert pos.stands("h")
    assert pos.at("h") == "A5"
    assert pos.news(EnemyHurt) == []


@pytest.mark.rule("HG-MOVE-04", "HG-FEAT-14")
@pytest.mark.parametrize(("die", "offered"), [("move2", False), ("move3", True)])
def test_a_hex_with_a_hero_is_entered_only_with_points_enough_to_walk_on(die: str, offered: bool):
    # There is no way back up the ledge, and behind Garrus stands Liara.
    pos = walking("S   G   L   .", die, legend={"S": ["upper"]}, heroes={"S": hero(), "G": hero(), "L": hero()})

    assert pos.is_offered("move:A2") is offered


# --- ways: where several steps lead ------------------------------------------------------------------------------


def ways(pos: Position) -> dict[str, tuple[list[str], int]]:
    """The ways of the open choice: keys in a row and harm, by where they end."""
    choice = pos.table.choice
    assert choice is not None
    return {way.last.key.removeprefix("move:"): (way.keys, way.harm) for way in choice.ways}


@pytest.mark.rule("HG-MOVE-01")
def test_ways_lead_as_far_as_the_points_and_can_be_answered_in_a_row():
    pos = walking("S   .   .   .   .", "move2")

    assert ways(pos) == {"A2": (["move:A2"], 0), "A3": (["move:A2", "move:A3"], 0)}

    pos.play(*ways(pos)["A3"][0])
    assert pos.at("S") == "A3"


@pytest.mark.rule("HG-MOVE-04")
def test_a_way_leads_past_another_hero_but_not_into_its_hex():
    pos = walking("S   G   .   .", "move2", heroes={"G": hero("garrus")})

    assert ways(pos) == {"A3": (["move:A2", "move:A3"], 0)}


@pytest.mark.rule("HG-OPP-01")
def test_a_way_says_what_a_step_that_provokes_costs_and_goes_no_further():
    pos = walking("h   S   .   .   .", "move3", enemies={"h": grunt(GUARDIAN)})

    assert ways(pos) == {"A3": (["move:A3"], 2)}


OPEN = """
    .   .   .   .   .

      .   S   .   .   .

    .   .   .   .   .

      .   .   .   .   .
"""


@pytest.mark.rule("HG-MOVE-01")
def test_no_way_is_longer_than_it_must_be():
    found = ways(walking(OPEN, "move3"))

    assert {end: len(keys) for end, (keys, _) in found.items()} == {
        **dict.fromkeys(("A2", "A3", "B1", "B3", "C2", "C3"), 1),
        **dict.fromkeys(("A1", "A4", "B4", "C1", "C4", "D1", "D2", "D3"), 2),
        **dict.fromkeys(("A5", "B5", "C5", "D4"), 3),
    }


@pytest.mark.rule("HG-FEAT-06")
def test_a_way_says_what_its_last_step_costs_and_leads_over_nothing_that_harms():
    # To C3 the step provokes the guardian in A2; A3 burns.
    found = ways(
        walking(
            """
            .   k   ~   .   .

              .   S   .   .   .

            .   .   .   .   .
            """,
            "move3",
            enemies={"k": grunt(GUARDIAN)},
        )
    )

    assert found["C3"] == (["move:C3"], 2)
    assert found["A3"] == (["move:A3"], 1)
    assert found["B1"] == (["move:B1"], 0)
    assert found["C1"] == (["move:B1", "move:C1"], 2), "leaving B1 provokes as well"


@pytest.mark.rule("HG-OPP-01")
def test_a_harmless_way_is_shown_rather_than_one_that_provokes():
    # By B3 to B4 would leave the guardian in A4 behind on the way to C5; by C3 and C4 nothing is left.
    found = ways(
        walking(
            """
            .   .   .   k   .   .

              .   S   .   .   .   .

            .   .   .   .   .   .
            """,
            "move3",
            enemies={"k": grunt(GUARDIAN)},
        )
    )

    assert found["C5"] == (["move:C3", "move:C4", "move:C5"], 0)


@pytest.mark.rule("HG-LOOT-01")
def test_a_way_ends_where_loot_is_picked_up():
    pos = walking("S   *   .   .", "move3", loot={"A2": 1})

    assert list(ways(pos)) == ["A2"]


@pytest.mark.rule("HG-CONC-05")
@pytest.mark.parametrize(("revealed", "ends"), [([], ["A2"]), (["A3"], ["A2", "A3", "A4"])])
def test_a_way_ends_where_a_door_shows_what_was_concealed(revealed: list[str], ends: list[str]):
    # What is behind the door of A5 and A6 stays concealed, and is no concern of who goes through that of A2 and A3.
    pos = walking("S   . d .   .   . d .", "move3", revealed=revealed)

    assert list(ways(pos)) == ends


@pytest.mark.rule("HG-CONC-05", "HG-RULING-36")
@pytest.mark.parametrize(("door", "ends"), [("d", ["A2"]), ("D", ["A2", "A3", "A4"])])
def test_a_way_leads_past_a_locked_door(door: str, ends: list[str]):
    pos = walking(
        f"""
        S   .   .   .
         / / {door} / / /
          .   .   .
        """,
        "move3",
    )

    assert list(ways(pos)) == ends
