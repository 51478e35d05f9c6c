"""Where an enemy goes that cannot attack."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import EnemyHurt, EnemyMoved, EnemySpawned, MineWentOff
from support.hagalaz import elite, grunt, hero, position, threat

GUARDIAN, ENGINEER, TROOPER = "guardian-simple", "engineer-simple", "assault-trooper-simple"
HUSK = "husk-simple"

FIELD = """
      .   .   .

    .   S   .   k

      .   .   .
"""


# --- how far --------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-ADV-01")
def test_an_enemy_advances_2_hexes():
    pos = threat("wall-that-walks", "S   .   .   .   .   .   k", enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A5"


@pytest.mark.rule("HG-ADV-01", "HG-MARK-06")
def test_an_enemy_with_sprint_advances_4_hexes():
    pos = threat("hands-in-the-dark", "S   .   .   .   .   .   h", faction="reapers", enemies={"h": grunt(HUSK)})

    assert pos.at("h") == "A3"


@pytest.mark.rule("HG-ADV-02")
def test_points_an_enemy_does_not_need_are_lost():
    pos = threat("hands-in-the-dark", "S   .   h   .", faction="reapers", enemies={"h": grunt(HUSK)})

    assert [(event.start, event.to) for event in pos.news(EnemyMoved)] == [("A3", "A2")]
    assert pos.asked == "keep-which"


# --- through whom ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-ADV-03")
def test_an_enemy_does_not_enter_a_hex_with_another_enemy():
    pos = threat("wall-that-walks", "S   .   m   .   k", enemies={"k": grunt(GUARDIAN), "m": grunt(ENGINEER)})

    assert pos.at("k") == "A4"


@pytest.mark.rule("HG-ADV-03")
def test_an_enemy_does_not_enter_a_hex_with_a_hero():
    pos = threat("hands-in-the-dark", "S   .   G   .   h", faction="reapers", enemies={"h": grunt(HUSK)})

    assert pos.at("h") == "A4", "with 4 points it could run past Garrus to Shepard, if Garrus were not there"


@pytest.mark.rule("HG-ADV-04")
def test_an_enemy_runs_on_over_a_downed_hero():
    pos = threat(
        "wall-that-walks",
        "S   .   G   k",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(downed=True, health=0)},
    )

    assert pos.at("k") == "A2"


@pytest.mark.rule("HG-ADV-04")
def test_an_enemy_stops_short_of_a_downed_hero_it_cannot_pass():
    pos = threat(
        "wall-that-walks",
        "S   .   .   .   G   .   k",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(downed=True, health=0)},
    )

    assert pos.at("k") == "A6"


# --- toward whom ----------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-ADV-05", "HG-EXD-13")
def test_an_enemy_goes_where_it_could_attack_the_active_hero_though_another_is_nearer():
    pos = threat("wall-that-walks", "G   .   k   .   .   S", enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A5"


@pytest.mark.rule("HG-ADV-06")
def test_an_enemy_that_cannot_reach_the_active_hero_goes_where_it_could_attack_the_nearest():
    pos = threat("wall-that-walks", "G   .   k   .   .   .   S", enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A2"


@pytest.mark.rule("HG-ADV-06", "HG-ADV-07")
def test_the_nearest_hero_draws_an_enemy_though_one_farther_away_could_be_attacked():
    pos = threat("wall-that-walks", "L   .   .   k   m   G", enemies={"k": grunt(GUARDIAN), "m": grunt(ENGINEER)})

    assert pos.at("k") == "A4", "the engineer keeps the guardian from Garrus; Liara is not the nearest hero"


@pytest.mark.rule("HG-ADV-07", "HG-EXD-14")
def test_an_enemy_that_can_attack_nobody_goes_as_near_as_possible_to_the_nearest_hero():
    pos = threat(
        "wall-that-walks",
        """
        S   .   .   .   .   .

          .   .   .   .   .   k
        """,
        enemies={"k": grunt(GUARDIAN)},
    )

    assert pos.offered == ["enemy-to:k:A5", "enemy-to:k:B4"]


@pytest.mark.rule("HG-ADV-08", "HG-RULING-29", "HG-PLAY-07")
def test_the_active_heros_player_picks_among_the_hexes_the_rules_leave():
    pos = threat("wall-that-walks", FIELD, enemies={"k": grunt(GUARDIAN)}, heroes={"S": hero(seat=1)}, seats=2)

    assert pos.offered == ["enemy-to:k:A2", "enemy-to:k:B3", "enemy-to:k:C2"]
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    pos.play("enemy-to:k:C2")
    assert pos.at("k") == "C2"


@pytest.mark.rule("HG-ADV-09")
def test_for_a_ranged_enemy_a_hex_in_line_of_fire_will_do():
    pos = threat(
        "fire-by-numbers",
        """
        S   .   .   .   .

          .   .   .   n
        """,
        enemies={"n": grunt(TROOPER)},
    )

    assert pos.offered == ["enemy-to:n:A3", "enemy-to:n:A4", "enemy-to:n:A5"]


@pytest.mark.rule("HG-ADV-06", "HG-ADV-09")
def test_a_ranged_enemy_may_keep_its_distance_from_the_nearest_hero_as_well():
    pos = threat(
        "fire-by-numbers",
        """
        G   .   .   .   .

          .   .   .   n
        """,
        enemies={"n": grunt(TROOPER)},
    )

    assert pos.offered == ["enemy-to:n:A3", "enemy-to:n:A4", "enemy-to:n:A5"]


@pytest.mark.rule("HG-ADV-09")
def test_a_ranged_enemy_seeks_a_hex_that_sees_the_hero_and_not_one_the_hero_sees():
    pos = threat(
        "fire-by-numbers",
        """
        S o .   .   .   .

          .   .   .   n
        """,
        enemies={"n": grunt(TROOPER)},
    )

    # From the row of Shepard's cover nobody hits Shepard but from the hex right behind it, too far away.
    assert pos.offered == ["enemy-to:n:A3", "enemy-to:n:B2"]


@pytest.mark.rule("HG-ADV-10", "HG-FEAT-05")
def test_enemies_cannot_use_fast_travel():
    pos = threat(
        "wall-that-walks",
        "k   .   .   .   .   .   a   .   S",
        legend={"k": ["fast-travel-a"]},
        enemies={"k": grunt(GUARDIAN)},
    )

    assert pos.at("k") == "A3"


# --- inferno and elevation ------------------------------------------------------------------------------------

BURNING = FIELD.replace("S   .   k", "S   ~   k")


@pytest.mark.rule("HG-ADV-11", "HG-FEAT-09", "HG-RULING-29")
def test_a_grunt_does_not_end_in_an_inferno_if_another_hex_will_do():
    pos = threat("wall-that-walks", BURNING, enemies={"k": grunt(GUARDIAN)})

    assert pos.offered == ["enemy-to:k:A2", "enemy-to:k:C2"]


@pytest.mark.rule("HG-ADV-11", "HG-FEAT-09")
def test_a_grunt_walks_around_an_inferno():
    pos = threat("wall-that-walks", BURNING, enemies={"k": grunt(GUARDIAN)})

    pos.play("enemy-to:k:A2")

    assert pos.at("k") == "A2"
    assert pos.fact("k", "damage") == 0


@pytest.mark.rule("HG-ADV-11", "HG-FEAT-09", "HG-FEAT-06")
def test_a_grunt_crosses_an_inferno_when_only_that_lets_it_attack():
    pos = threat("wall-that-walks", "S   .   ~   k", enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A2"
    assert pos.fact("k", "damage") == 1


@pytest.mark.rule("HG-ADV-11", "HG-RULING-29")
def test_of_hexes_equally_near_a_grunt_on_its_way_takes_one_it_reaches_without_fire():
    pos = threat(
        "wall-that-walks",
        """
          .   .   .   ~   k

        S   .   .   .   .   .
        """,
        enemies={"k": grunt(GUARDIAN)},
    )

    # A3 and B4 are 3 hexes from Shepard; the way to A3 leads through the fire.
    assert pos.at("k") == "B4"
    assert pos.fact("k", "damage") == 0


@pytest.mark.rule("HG-ADV-11", "HG-RULING-29")
def test_a_grunt_on_its_way_walks_through_fire_if_every_other_hex_is_less_near():
    pos = threat(
        "wall-that-walks",
        """
        S   .   .   .   .   ~   k

          .   .   .   .   .   .
        """,
        enemies={"k": grunt(GUARDIAN)},
    )

    # A5 is 4 hexes from Shepard, B5, which needs no fire, is 5.
    assert pos.at("k") == "A5"
    assert pos.fact("k", "damage") == 1


@pytest.mark.rule("HG-RULING-29", "HG-FEAT-06")
def test_fire_is_no_wall_for_a_grunt():
    pos = threat("wall-that-walks", "S   .   .   .   .   ~   ~   k", enemies={"k": grunt(GUARDIAN, damage=0)})

    assert pos.at("k") == "A6"
    assert pos.fact("k", "damage") == 2


@pytest.mark.rule("HG-RULING-29")
def test_a_grunt_that_merely_closes_in_keeps_out_of_the_fire_too_where_it_can():
    pos = threat(
        "rain-through-the-breach",
        """
          .   .   .   ~   k

        S   .   .   .   .   .
        """,
        enemies={"k": grunt(HUSK)},
        faction="reapers",
    )

    # A4, which burns, and B5 are equally near.
    assert pos.at("k") == "B5"


@pytest.mark.rule("HG-ADV-11", "HG-ELITE-07")
def test_an_elite_does_not_mind_an_inferno():
    pos = threat("officer-on-deck", BURNING, elite=[elite("boss", resilience=[3])], enemies={"k": grunt("boss")})

    assert pos.offered == ["enemy-to:k:A2", "enemy-to:k:B3", "enemy-to:k:C2"]
    pos.play("enemy-to:k:B3")
    assert pos.fact("k", "damage") == 0


@pytest.mark.rule("HG-ADV-12", "HG-FEAT-14")
def test_an_enemy_climbs_down_freely():
    pos = threat("wall-that-walks", "S   .   u   k", legend={"k": ["upper"]}, enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A2"


@pytest.mark.rule("HG-ADV-12", "HG-FEAT-14")
def test_an_enemy_never_climbs_up():
    pos = threat(
        "wall-that-walks",
        "S   u   u   .   k",
        legend={"S": ["upper"]},
        enemies={"k": grunt(GUARDIAN)},
        heroes={"S": hero()},
    )

    assert pos.at("k") == "A4"


@pytest.mark.rule("HG-RULING-29", "HG-ADV-07", "HG-ADV-12")
def test_the_way_left_to_go_is_counted_in_steps_the_enemy_could_walk():
    # The cliff is nearer than the ramp far away at Shepard's feet, but nobody walks up a cliff.
    pos = threat(
        "wall-that-walks",
        r"""
        S   u   u   .   k
         = / \ / \ / \
          .   .   .   .   .
        """,
        legend={"S": ["upper"]},
        enemies={"k": grunt(GUARDIAN)},
        heroes={"S": hero()},
    )

    assert pos.at("k") == "B3"


# --- out of reach ---------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-ADV-13", "HG-EX-24")
def test_an_enemy_heads_for_the_fast_travel_hex_by_which_a_hero_went_out_of_reach():
    pos = threat(
        "wall-that-walks",
        "a   .   .   .   k   .   . | a   L",
        active="liara",
        enemies={"k": grunt(GUARDIAN)},
        fast_travel={"liara": "A1"},
        revealed=["A1"],
    )

    assert pos.at("k") == "A3"


@pytest.mark.rule("HG-ADV-13", "HG-FEAT-03")
def test_the_fast_travel_hex_a_hero_steps_out_of_is_where_an_enemy_heads_for():
    pos = position(
        "S   .   .   .   k   .   . | a   G",
        legend={"S": ["fast-travel-a"]},
        heroes={"S": hero(card="wall-that-walks")},
        enemies={"k": grunt(GUARDIAN)},
        revealed=["A1"],
        pool=["move2"],
        dice_taken=2,
    )

    pos.play("place:move2>move", "travel:A8", "stop")

    assert pos.at("k") == "A3", "away from both heroes, to the hex that she used"


@pytest.mark.rule("HG-EX-24", "HG-ADV-13", "HG-SPAWN-08")
def test_a_grunt_spawned_out_of_reach_of_the_hero_goes_to_the_fast_travel_hex_too():
    pos = threat(
        "rearguard-wakes",
        "a   .   .   .   g   .   . | a   L   T",
        active="liara",
        squad=["shepard", "garrus", "liara", "tali"],
        heroes={"T": hero(card="wall-that-walks")},
        bag={GUARDIAN: 2},
        fast_travel={"liara": "A1", "tali": "A1"},
        revealed=["A1"],
        pool=[],
    )

    # Liara's card finds no guardian and brings one in; Tali's card wakes it.
    assert [event.at for event in pos.news(EnemySpawned)] == ["A5"]
    assert pos.at("e1") == "A3"


@pytest.mark.rule("HG-ADV-13", "HG-RULING-28")
def test_an_enemy_prefers_a_hero_it_can_reach():
    pos = threat(
        "wall-that-walks",
        "a   .   k   .   .   .   .   G | a   L",
        active="liara",
        enemies={"k": grunt(GUARDIAN)},
        fast_travel={"liara": "A1"},
    )

    assert pos.at("k") == "A5"


@pytest.mark.rule("HG-ADV-14")
def test_an_advancing_enemy_picks_up_no_loot():
    pos = threat("wall-that-walks", "S   .   *   *   k", enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A3"
    assert pos.fact("table", "loot") == {"A3": 1, "A4": 1}


@pytest.mark.rule("HG-ADV-14", "HG-OPP-10")
def test_an_enemy_passing_a_hero_provokes_nothing():
    pos = threat(
        "hands-in-the-dark",
        """
            .   G   .   .

          h   .   .   .   .   S
        """,
        faction="reapers",
        enemies={"h": grunt(HUSK)},
    )

    assert pos.at("h") == "B5"
    assert pos.news(EnemyHurt) == []


# --- the nearest hero -----------------------------------------------------------------------------------------


@pytest.mark.rule("HG-RULING-28")
def test_the_active_hero_is_the_nearest_of_those_equally_near():
    pos = threat("wall-that-walks", "G   .   .   .   k   .   .   .   L", active="liara", enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A7"


@pytest.mark.rule("HG-RULING-28")
def test_of_others_equally_near_the_active_heros_player_picks_the_nearest():
    pos = threat("wall-that-walks", "G   .   .   .   k   .   .   .   L", enemies={"k": grunt(GUARDIAN)})

    assert (pos.asked, pos.offered) == ("toward-whom", ["toward:garrus", "toward:liara"])
    pos.play("toward:garrus")
    assert pos.at("k") == "A3"


@pytest.mark.rule("HG-RULING-28", "HG-ADV-06")
def test_of_others_equally_near_the_one_that_can_be_attacked_is_the_nearest():
    pos = threat("wall-that-walks", "G   m   .   k   .   .   L", enemies={"k": grunt(GUARDIAN), "m": grunt(ENGINEER)})

    # Nobody gets past m to attack Garrus, so there is nothing to ask.
    assert pos.at("k") == "A6"


@pytest.mark.rule("HG-RULING-28", "HG-ADV-06")
def test_a_hero_that_can_be_attacked_is_nearer_than_the_active_hero_who_cannot():
    pos = threat("wall-that-walks", "S   m   .   k   .   .   L", enemies={"k": grunt(GUARDIAN), "m": grunt(ENGINEER)})

    assert pos.at("k") == "A6"


@pytest.mark.rule("HG-RULING-28", "HG-PLAY-07")
def test_of_several_equally_near_that_can_be_attacked_the_active_heros_player_picks():
    pos = threat("wall-that-walks", "G   .   .   k   .   .   L", enemies={"k": grunt(GUARDIAN)})

    assert (pos.asked, pos.offered) == ("toward-whom", ["toward:garrus", "toward:liara"])


@pytest.mark.rule("HG-RULING-28")
def test_a_hero_without_a_path_is_farther_than_any_hero_with_one():
    pos = threat("wall-that-walks", "S | k   .   .   .   .   G", enemies={"k": grunt(GUARDIAN)})

    assert pos.at("k") == "A4"


@pytest.mark.rule("HG-RULING-29")
def test_an_enemy_stays_where_it_is_only_if_nothing_is_nearer():
    pos = threat("wall-that-walks", "S   .   m   k   .   .", enemies={"k": grunt(GUARDIAN), "m": grunt(ENGINEER)})

    assert pos.at("k") == "A4"
    assert pos.news(EnemyMoved) == []


@pytest.mark.rule("HG-RULING-29")
def test_an_enemy_does_not_sidle_to_a_hex_that_is_no_nearer():
    drawing = """
        S   .   m   k

                  .
    """
    pos = threat("wall-that-walks", drawing, enemies={"k": grunt(GUARDIAN), "m": grunt(ENGINEER)})

    # B1 is as many steps from Shepard as A4, and m stands in the only hex that is nearer.
    assert (pos.asked, pos.at("k")) == ("keep-which", "A4")
    assert pos.news(EnemyMoved) == []


# --- the way it takes -----------------------------------------------------------------------------------------

CROSSING = """
    .   .   .   .   .

      S   .   .   k   .

    .   .   .   .   .
"""


@pytest.mark.rule("HG-ADV-08", "HG-MOVE-10")
@pytest.mark.parametrize("mine", ["A3", "A4", "B3", "C3", "C4"])
def test_the_players_lead_an_enemy_over_a_mine_if_one_lies_on_some_way_to_its_hex(mine: str):
    pos = threat(
        "hands-in-the-dark",
        CROSSING,
        faction="reapers",
        enemies={"k": grunt("husk-simple")},
        heroes={"garrus": hero(unlocked=["proximity-mine"])},
        mines=[mine],
    )

    pos.play("enemy-to:k:B2")

    assert [event.at for event in pos.news(MineWentOff)] == [mine]


@pytest.mark.rule("HG-ADV-01", "HG-MOVE-10")
@pytest.mark.parametrize(
    ("mines", "told"), [([], ["A2"]), (["A9"], ["A5", "A4", "A3", "A2"])], ids=["no mine", "a mine"]
)
def test_a_way_is_told_hex_by_hex_only_where_something_could_happen_on_it(mines: list[str], told: list[str]):
    pos = threat(
        "hands-in-the-dark",
        "S   .   .   .   .   k   .   .   .",
        faction="reapers",
        enemies={"k": grunt("husk-simple")},
        heroes={"garrus": hero(unlocked=["proximity-mine"])},
        mines=mines,
    )

    assert [event.to for event in pos.news(EnemyMoved)] == told


@pytest.mark.rule("HG-ADV-08", "HG-ADV-11")
def test_a_grunt_goes_around_the_fire_and_an_elite_straight_through():
    drawing = """
        .   .   .   .   .

          S   .   ~   k   .

        .   .   .   .   .
    """
    sprinters = [elite("boss", resilience=[4], markers=["sprint"])]
    given: dict[str, Any] = {
        "faction": "reapers",
        "elite": sprinters,
        "heroes": {"garrus": hero(unlocked=["proximity-mine"])},
    }
    husk = threat("hands-in-the-dark", drawing, enemies={"k": grunt("husk-normal")}, **given)
    boss = threat("the-larger-things", drawing, enemies={"k": grunt("boss")}, **given)

    husk.play("enemy-to:k:B2")
    boss.play("enemy-to:k:B2")

    assert "B3" not in [event.to for event in husk.news(EnemyMoved)]
    assert husk.fact("k", "damage") == 0
    assert (boss.at("k"), [event.to for event in boss.news(EnemyMoved)]) == ("B2", ["B3", "B2"])
