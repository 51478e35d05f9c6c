"""The board of Commander Shepard, in the words of the game."""

from typing import Any

import pytest

from starboard.core.game import set_up as set_up_game
from starboard.core.table import Table
from starboard.games.hagalaz.events import EnemyHurt, MeterSet, RoundBegan
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, elite, grunt, hero, position

ROLL = ["standard", "move2", "move2"]


def others_turn(**given: Any) -> Position:
    """Garrus is about to roll, Shepard has some command tokens ready."""
    given.setdefault("heroes", {"S": hero(meter=1)})
    given.setdefault("map", "S   .   .   G   .   .   .")
    given.setdefault("pool", ["move2"] * 3)
    return position(given.pop("map"), active="garrus", phase="roll", **given)


# --- Command -------------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:command")
@pytest.mark.rule("HG-SHEP-01", "HG-SETUP-15")
def test_one_of_the_command_tokens_is_ready_at_the_start_of_a_mission():
    options = {"squad": ["shepard", "garrus", "liara", "tali"], "control": [0, 0, 0, 0]}
    table = Table(GAME, set_up_game(GAME, 1, options, 1), seats=1)
    while table.choice and table.choice.prompt == "start-where":
        table.pick(0)

    news = [event for event, _ in table.news()]
    before = news[: next(place for place, event in enumerate(news) if isinstance(event, RoundBegan))]
    assert [event.value for event in before if isinstance(event, MeterSet) and event.hero == "shepard"] == [1]


@pytest.mark.thing("ability:command")
@pytest.mark.rule("HG-CORE-01", "HG-CORE-02", "HG-CORE-05", "HG-SHEP-01")
def test_each_star_readies_a_token_and_is_rerolled():
    pos = position("S   .", phase="roll", pool=["move2"] * 3, heroes={"S": hero(meter=1)})

    pos.play("roll-all", dice=[["star", "star", "move2"], ["standard", "standard"]])

    assert pos.fact("S", "meter") == 3
    assert sorted(pos.state.pool) == [0, 2, 2]


@pytest.mark.rule("HG-SHEP-01", "HG-RULING-16")
def test_a_star_does_nothing_when_all_three_tokens_are_ready():
    pos = position("S   .", phase="roll", pool=["move2"] * 3, heroes={"S": hero(meter=3)})

    pos.play("roll-all", dice=[["star", "move2", "move2"], ["standard"]])

    assert pos.fact("S", "meter") == 3


@pytest.mark.rule("HG-CORE-05", "HG-GAP-04")
def test_no_order_is_given_without_a_ready_token():
    pos = others_turn(heroes={"S": hero(meter=0)})

    pos.play("roll-all", dice=[ROLL])

    assert pos.asked == "place-which"
    assert not pos.is_offered("use:reroll")


@pytest.mark.rule("HG-CORE-05", "HG-GAP-04")
def test_shepard_gives_no_order_in_the_own_turn():
    pos = position("S   .", phase="roll", pool=["move2"] * 3, heroes={"S": hero(meter=3)})

    pos.play("roll-all", dice=[ROLL])

    assert pos.asked == "place-which"
    assert not pos.is_offered("use:reroll")


@pytest.mark.rule("HG-CORE-05", "HG-GAP-04")
def test_an_order_is_optional_and_is_declined_by_taking_a_die():
    pos = others_turn()

    pos.play("roll-all", dice=[ROLL])
    assert pos.asked == "place-which"
    assert pos.is_offered("use:reroll")
    assert pos.is_offered("use:order-move")
    pos.play("place:move2>move", "stop")

    assert pos.asked == "place-which"
    assert not pos.is_offered("use:reroll")
    assert pos.fact("S", "meter") == 1


@pytest.mark.rule("HG-CORE-05", "HG-GAP-04")
def test_another_player_of_shepard_is_asked_about_an_order():
    pos = others_turn(seats=2, heroes={"S": hero(meter=1), "G": hero(seat=1)})

    pos.play("roll-all", dice=[ROLL])
    assert (pos.asked, pos.offered) == ("give-order", ["use:reroll", "use:order-move", "go-on"])
    pos.play("go-on")

    assert pos.asked == "place-which"
    assert not pos.is_offered("use:reroll")


@pytest.mark.rule("HG-CORE-05", "HG-GAP-04")
def test_a_token_lets_another_hero_reroll_any_of_its_dice_once():
    pos = others_turn(heroes={"S": hero(meter=2)})

    pos.play("roll-all", "use:reroll", dice=[ROLL])
    assert pos.offered == ["reroll:move2", "reroll:standard"]
    pos.play("reroll:move2", "reroll:move2", "done", dice=[["empowered", "combined"]])

    assert sorted(pos.state.pool) == [2, 3, 4]
    assert pos.fact("S", "meter") == 1
    # Once per turn: the other token is not asked for.
    assert pos.asked == "place-which"
    assert not pos.is_offered("use:reroll")


@pytest.mark.rule("HG-GAP-04", "HG-LOCK-02")
def test_the_reroll_may_take_the_kept_die_and_paragon_dice_too():
    pos = others_turn(paragon=1, pool=["move2", "move2", "move2", "paragon-move2"])

    pos.play("keep:move2", "use:reroll", dice=[["standard", "standard", "empowered"]])

    assert pos.offered == ["reroll:move2", "reroll:standard", "reroll:paragon-empowered"]


@pytest.mark.rule("HG-GAP-04", "HG-CORE-03", "HG-CORE-06")
def test_a_star_out_of_the_reroll_triggers_the_active_hero_and_is_rerolled():
    pos = others_turn()

    pos.play("roll-all", "use:reroll", dice=[ROLL])
    pos.play("reroll:standard", "done", dice=[["star"], ["empowered"]])

    assert pos.fact("G", "meter") == 1
    assert sorted(pos.state.pool) == [0, 0, 3]


@pytest.mark.rule("HG-CORE-04", "HG-GAP-04")
def test_renegade_tokens_are_not_offered_again_after_the_reroll():
    pos = others_turn(heroes={"S": hero(meter=1), "G": hero(renegade=2)})

    pos.play("roll-all", "go-on", dice=[ROLL])
    assert pos.is_offered("use:reroll")
    pos.play("use:reroll", "reroll:standard", "done", dice=[["empowered"]])

    assert pos.asked == "place-which"
    assert pos.hero("G").renegade == 2


@pytest.mark.rule("HG-GAP-04", "HG-PLAY-07")
def test_shepards_player_spends_the_token_and_the_active_heros_player_picks_the_dice():
    pos = others_turn(seats=2, heroes={"S": hero(meter=1), "G": hero(seat=1)})

    pos.play("roll-all", dice=[ROLL])
    assert [(choice.prompt, choice.seat) for choice in pos.table.choices] == [("give-order", 0)]
    pos.play("use:reroll")

    assert [(choice.prompt, choice.seat) for choice in pos.table.choices] == [("reroll-which", 1)]


@pytest.mark.rule("HG-CORE-05", "HG-GAP-04")
def test_a_token_lets_another_hero_move_up_to_two_hexes():
    pos = others_turn()

    pos.play("roll-all", "use:order-move", "move:A5", "move:A6", dice=[ROLL])

    assert pos.at("G") == "A6"
    assert pos.fact("S", "meter") == 0
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-GAP-04")
def test_no_move_is_ordered_where_there_is_no_way_to_go():
    pos = others_turn(map="S   . | G | .")

    pos.play("roll-all", dice=[ROLL])

    assert pos.is_offered("use:reroll")
    assert not pos.is_offered("use:order-move")


@pytest.mark.rule("HG-GAP-04", "HG-FEAT-03")
def test_a_move_on_shepards_order_may_be_a_fast_travel():
    pos = others_turn(
        map="S   . | G | a",
        legend={"G": ["fast-travel-a"]},
        heroes={"S": hero(meter=1), "G": hero()},
    )

    pos.play("roll-all", "use:order-move", "travel:A4", dice=[ROLL])

    assert pos.at("G") == "A4"


@pytest.mark.rule("HG-RULING-25", "HG-GAP-04")
def test_a_move_on_shepards_order_provokes_opportunity_attacks():
    pos = others_turn(map="S   .   h   G   .   .", enemies={"h": grunt("guardian-simple")})

    pos.play("roll-all", "use:order-move", "move:A5", "stop", dice=[ROLL])

    assert pos.fact("G", "shields") == 1


@pytest.mark.rule("HG-MARK-02", "HG-RULING-25")
def test_grapple_ends_a_move_on_shepards_order_but_not_the_first_action_after_it():
    pos = others_turn(map="S   .   h   G   .   .   .", enemies={"h": grunt("guardian-normal")})

    pos.play("roll-all", "use:order-move", "move:A5", dice=[ROLL])
    assert pos.asked == "place-which"
    pos.play("place:move2>move", "move:A6", "stop")

    assert pos.at("G") == "A6"


@pytest.mark.rule("HG-RULING-20")
def test_a_hero_that_falls_on_shepards_order_takes_no_die():
    pos = others_turn(
        map="S   .   h   G   .   .",
        enemies={"h": grunt("guardian-simple")},
        heroes={"S": hero(meter=1), "G": hero(health=1, shields=0)},
    )

    pos.play("roll-all", "use:order-move", "move:A5", dice=[ROLL])

    assert pos.fact("G", "downed")
    assert pos.fact("G", "acted")
    assert len(pos.state.pool) == 3


@pytest.mark.rule("HG-LIAR-01", "HG-GAP-04")
def test_shepards_order_comes_before_liaras_analysis_or_not_at_all():
    pos = position(
        "S   .   .   L   .   .",
        active="liara",
        phase="roll",
        pool=["move2"] * 3,
        heroes={"S": hero(meter=1), "L": hero(meter=3, card="fire-by-numbers")},
    )

    pos.play("roll-all", dice=[ROLL])
    assert pos.asked == "analysis-how"
    ordered = pos.table.fork()
    pos.play("done")

    assert pos.asked == "place-which"
    assert not pos.is_offered("use:reroll")
    ordered.answer("use:order-move")
    ordered.answer("stop")
    assert ordered.choice is not None
    assert ordered.choice.prompt == "analysis-how"
    assert "use:reroll" not in ordered.choice.keys


# --- Stand Together ------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:stand-together")
@pytest.mark.rule("HG-GAP-03", "HG-GAP-05")
@pytest.mark.parametrize(("die", "shields"), [("standard", 1), ("combined", 1), ("empowered", 2)])
def test_stand_together_restores_a_shield_and_two_with_an_empowered_die(die, shields):
    pos = position("S   G", heroes={"G": hero(shields=0)}, pool=[die, "move2"])

    pos.play(f"place:{die}>stand-together.standard", "hero:garrus")

    assert pos.fact("G", "shields") == shields


@pytest.mark.thing("ability:stand-together")
@pytest.mark.rule("HG-GAP-05", "HG-DMGH-04")
def test_stand_together_never_restores_more_than_the_maximum():
    pos = position("S   G", heroes={"S": hero(shields=3)}, pool=["empowered", "move2"])

    pos.play("place:empowered>stand-together.standard", "hero:shepard")

    assert pos.fact("S", "shields") == 4


@pytest.mark.rule("HG-GAP-05", "HG-RULING-21")
def test_stand_together_is_for_heroes_nearby_that_stand_and_miss_shields():
    pos = position(
        """
        L   S   G   .   W

          T   .   .   .
        """,
        squad=["shepard", "garrus", "liara", "wrex"],
        heroes={"S": hero(shields=1), "L": hero(downed=True), "W": hero(shields=0)},
        legend={"T": []},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>stand-together.standard")

    assert pos.offered == ["hero:shepard", "decline"]
    assert pos.refusal("hero:garrus") == ("HG-DMGH-04", "full-shields")
    assert pos.refusal("hero:liara") == ("HG-RULING-21", "downed")
    assert pos.refusal("hero:wrex") == ("HG-ADJ-01", "not-adjacent")


@pytest.mark.rule("HG-GAP-05", "HG-DICE-03")
@pytest.mark.parametrize("die", ["move2", "move3", "combined"])
def test_on_the_move_slot_shepard_first_moves_one_hex_whatever_the_die(die):
    pos = position("S   .   .   G", heroes={"G": hero(shields=0)}, pool=[die, "standard", "move2"])

    pos.play(f"place:{die}>stand-together.move", "move:A2")

    assert pos.at("S") == "A2"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-GAP-05", "HG-DICE-03")
def test_on_the_move_slot_the_shield_is_given_from_the_hex_reached():
    pos = position("S   .   G", heroes={"G": hero(shields=0)}, pool=["move3", "move2"])

    pos.play("place:move3>stand-together.move", "move:A2", "hero:garrus")

    assert pos.fact("G", "shields") == 1


@pytest.mark.rule("HG-GAP-05", "HG-DICE-03")
def test_a_combined_die_on_the_standard_slot_gives_no_step():
    pos = position("S   G   .", heroes={"G": hero(shields=0)}, pool=["combined", "move2"])

    pos.play("place:combined>stand-together.standard")

    assert pos.asked == "shield-whom"


@pytest.mark.rule("HG-SHEP-04")
def test_the_step_of_stand_together_is_no_move_action():
    pos = position("S   .   .", heroes={"S": hero(shields=1, unlocked=["barrier"])}, pool=["move2", "move2"])

    pos.play("place:move2>stand-together.move", "move:A2", "decline")

    assert pos.fact("S", "shields") == 1


@pytest.mark.rule("HG-FEAT-03", "HG-GAP-05")
def test_the_step_of_stand_together_cannot_be_a_fast_travel():
    drawing = """
    S   .   .

      .   a   .
    """
    given: dict[str, Any] = {"legend": {"S": ["fast-travel-a"]}, "heroes": {"S": hero()}, "pool": ["move2", "move2"]}
    move = position(drawing, **given).play("place:move2>move")
    step = position(drawing, **given).play("place:move2>stand-together.move")

    assert move.is_offered("travel:B2")
    assert not step.is_offered("travel:B2")


# --- Warp, Incinerate ----------------------------------------------------------------------------------------


def warping(die: str = "standard", **how: Any) -> Position:
    return position(
        "S   .   .   h   .   k",
        enemies={"h": grunt("guardian-simple", **how), "k": grunt("guardian-simple", biotic=True)},
        heroes={"S": hero(unlocked=["warp"])},
        pool=[die, "move2"],
    ).play(f"place:{die}>warp")


@pytest.mark.thing("ability:warp")
@pytest.mark.rule("HG-SHEP-03", "HG-GAP-05", "HG-BIO-01")
def test_warp_gives_an_enemy_in_line_of_fire_a_biotic_effect():
    pos = warping().play("attack:h:0")

    assert pos.fact("h", "biotic")
    assert pos.fact("h", "damage") == 0
    assert pos.news(EnemyHurt) == []


@pytest.mark.thing("ability:warp")
@pytest.mark.rule("HG-SHEP-03", "HG-BIO-03")
def test_warp_cannot_be_used_on_an_enemy_with_a_biotic_effect():
    pos = warping()

    assert pos.offered == ["attack:h:0", "decline"]
    assert pos.refusal("attack:k:0") == ("HG-SHEP-03", "has-biotic-effect")


@pytest.mark.rule("HG-GAP-05", "HG-EMP-02")
def test_warp_also_deals_2_damage_with_an_empowered_die():
    pos = warping("empowered")
    assert pos.offered == ["attack:h:2", "attack:h:0", "decline"]

    pos.play("attack:h:2")

    assert pos.fact("h", "biotic")
    assert pos.fact("h", "damage") == 2


@pytest.mark.rule("HG-GAP-05")
def test_warp_can_defeat_an_enemy_with_an_empowered_die():
    pos = warping("empowered", damage=1).play("attack:h:2")

    assert not pos.stands("h")
    assert pos.fact("S", "xp") == 1


@pytest.mark.rule("HG-BIO-05", "HG-GAP-05")
def test_warp_works_on_elites():
    pos = position(
        "S   .   .   e",
        enemies={"e": grunt("boss")},
        elite=[elite("boss", resilience=[4])],
        heroes={"S": hero(unlocked=["warp"])},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>warp", "attack:e:0")

    assert pos.fact("e", "biotic")


@pytest.mark.rule("HG-SHEP-05", "HG-DIST-02", "HG-DIST-05")
def test_incinerate_counts_distance_around_walls():
    pos = position(
        """
        S | h   k

          .   .
        """,
        enemies={"h": grunt("guardian-simple"), "k": grunt("guardian-simple")},
        heroes={"S": hero(unlocked=["incinerate"])},
        pool=["standard", "empowered"],
    )

    pos.play("place:empowered>incinerate")
    assert pos.offered == ["attack:h:3", "attack:k:3", "attack:h:2", "attack:k:2", "decline"]
    pos.play("attack:h:3")

    assert not pos.stands("h")


@pytest.mark.rule("HG-SHEP-05", "HG-DIST-02", "HG-DIST-05")
def test_incinerate_does_not_reach_what_is_more_than_three_hexes_away():
    pos = position(
        """
        S | .   h   k

          .   .   .
        """,
        enemies={"h": grunt("guardian-simple"), "k": grunt("guardian-simple")},
        heroes={"S": hero(unlocked=["incinerate"])},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>incinerate")

    assert pos.offered == ["attack:h:2", "decline"]
    assert pos.refusal("attack:k:2") == ("HG-DIST-05", "out-of-range")


# --- Adrenaline Rush and Barrier -----------------------------------------------------------------------------


@pytest.mark.thing("ability:adrenaline-rush")
@pytest.mark.rule("HG-SHEP-06", "HG-GAP-05")
def test_adrenaline_rush_is_a_step_a_shot_from_there_and_another_step():
    pos = position(
        """
        S   .   .   .

          .   .   h   .
        """,
        enemies={"h": grunt("guardian-simple")},
        heroes={"S": hero(unlocked=["adrenaline-rush"])},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>adrenaline-rush", "move:B1")
    assert pos.offered == ["attack:h:1", "decline"]
    pos.play("attack:h:1", "move:A1")

    assert pos.fact("h", "damage") == 1
    assert pos.at("S") == "A1"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-SHEP-06", "HG-FEAT-03", "HG-GAP-05")
def test_neither_step_of_adrenaline_rush_can_be_a_fast_travel():
    given: dict[str, Any] = {
        "map": "S   .   a   .",
        "legend": {"S": ["fast-travel-a"]},
        "heroes": {"S": hero(unlocked=["adrenaline-rush"])},
        "pool": ["standard", "move2"],
    }
    move = position(**given).play("place:move2>move")
    rush = position(**given).play("place:standard>adrenaline-rush")

    assert move.offered == ["move:A2", "travel:A3", "stop"]
    assert rush.offered == ["move:A2", "stop"]
    rush.play("stop")
    assert rush.offered == ["move:A2", "stop"], "with nobody to shoot at the second step follows"
    rush.play("move:A2")
    assert rush.asked == "place-which"


@pytest.mark.thing("ability:adrenaline-rush")
@pytest.mark.rule("HG-GAP-05", "HG-EMP-01")
def test_adrenaline_rush_goes_twice_as_far_and_deals_2_damage_with_an_empowered_die():
    pos = position(
        "S   .   .   .   .   h",
        enemies={"h": grunt("guardian-simple")},
        heroes={"S": hero(unlocked=["adrenaline-rush"])},
        pool=["empowered", "move2"],
    )

    pos.play("place:empowered>adrenaline-rush", "move:A2", "move:A3", "attack:h:2", "move:A2", "move:A1")

    assert pos.fact("h", "damage") == 2
    assert pos.at("S") == "A1"


@pytest.mark.rule("HG-GAP-05")
def test_a_step_not_taken_before_the_shot_is_not_left_for_after_it():
    pos = position(
        "S   .   .   .   .   h",
        enemies={"h": grunt("guardian-simple")},
        heroes={"S": hero(unlocked=["adrenaline-rush"])},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>adrenaline-rush", "stop", "decline", "move:A2")

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-25", "HG-MARK-02")
def test_grapple_in_the_first_move_of_adrenaline_rush_cancels_the_second_but_not_the_shot():
    pos = position(
        ".   .   S   h",
        enemies={"h": grunt("guardian-normal")},
        heroes={"S": hero(unlocked=["adrenaline-rush"])},
        pool=["standard", "move2"],
    )

    pos.play("place:standard>adrenaline-rush", "move:A2")
    assert pos.fact("S", "shields") == 2
    pos.play("attack:h:1")

    assert pos.fact("h", "damage") == 1
    assert pos.at("S") == "A2"
    assert pos.asked == "place-which"


@pytest.mark.thing("ability:barrier")
@pytest.mark.rule("HG-EX-30", "HG-SHEP-04", "HG-SHEP-06")
def test_barrier_restores_a_shield_after_a_move_action_and_not_after_adrenaline_rush():
    pos = position(
        "S   .   .   .",
        heroes={"S": hero(shields=3, unlocked=["barrier", "adrenaline-rush"])},
        pool=["standard", "move2", "standard"],
    )

    pos.play("place:standard>adrenaline-rush", "move:A2", "stop")
    assert pos.fact("S", "shields") == 3
    pos.play("place:move2>move", "move:A3", "stop")

    assert pos.fact("S", "shields") == 4


@pytest.mark.thing("ability:barrier")
@pytest.mark.rule("HG-RULING-74", "HG-SHEP-04")
def test_a_move_action_of_no_hexes_is_enough_for_barrier():
    pos = position("S   .   .", heroes={"S": hero(shields=1, unlocked=["barrier"])}, pool=["move2", "standard"])

    pos.play("place:move2>move", "stop")

    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-SHEP-04")
def test_barrier_does_not_care_for_the_moves_of_others():
    pos = position(
        "S   .   G   .",
        heroes={"S": hero(shields=1, unlocked=["barrier"]), "G": hero(shields=1)},
        active="garrus",
        pool=["move2", "standard"],
    )

    pos.play("place:move2>move", "stop")

    assert pos.fact("S", "shields") == 1
    assert pos.fact("G", "shields") == 1


# --- advanced abilities --------------------------------------------------------------------------------------


@pytest.mark.rule("HG-SHEP-07", "HG-ADVAB-02", "HG-UNLOCK-04")
@pytest.mark.parametrize(
    ("ability", "needs"),
    [
        ("firestorm", ["incinerate", "adrenaline-rush"]),
        ("n7-veteran", ["adrenaline-rush", "barrier"]),
        ("biotic-charge", ["warp", "barrier"]),
    ],
)
def test_an_advanced_ability_of_shepard_needs_both_of_its_prerequisites(ability, needs):
    def defeating(unlocked: list[str]) -> Position:
        return position(
            "S   .   h",
            enemies={"h": grunt("guardian-simple", damage=2)},
            heroes={"S": hero(xp=2, unlocked=unlocked)},
            pool=["standard", "move2"],
        ).play("place:standard>fire", "attack:h:1")

    for missing in needs:
        one = defeating([need for need in needs if need != missing])
        assert one.refusal(f"unlock:shepard:{ability}") == ("HG-UNLOCK-04", "prerequisite-missing")
    assert defeating(needs).is_offered(f"unlock:shepard:{ability}")


@pytest.mark.rule("HG-SHEP-08", "HG-LOYAB-01", "HG-SHEP-07")
def test_shepard_has_three_advanced_abilities_and_no_loyalty_ability():
    kinds = [ability.kind for ability in SHELF.heroes["shepard"].spec.ability]

    assert kinds.count("advanced") == 3
    assert "loyalty" not in kinds


@pytest.mark.thing("ability:firestorm")
@pytest.mark.rule("HG-GAP-05", "HG-SHEP-07")
def test_firestorm_burns_an_enemy_and_everybody_adjacent_to_it_but_no_hero():
    pos = position(
        """
        S   .   .   e | w

          .   G   h   .
        """,
        enemies={"e": grunt("boss"), "h": grunt("guardian-simple"), "w": grunt("guardian-simple")},
        elite=[elite("boss", resilience=[4])],
        heroes={"S": hero(unlocked=["firestorm"])},
        pool=["empowered", "move2"],
    )

    pos.play("place:empowered>firestorm")
    assert pos.refusal("attack:w") == ("HG-DIST-05", "out-of-range")
    pos.play("attack:e")

    assert pos.fact("e", "damage") == 3
    assert pos.fact("h", "damage") == 1
    assert pos.fact("w", "damage") == 0
    assert not pos.fact("h", "biotic")
    assert pos.fact("G", "shields") == 3


@pytest.mark.rule("HG-ACT-08")
@pytest.mark.parametrize("ability", ["warp", "adrenaline-rush", "firestorm", "biotic-charge"])
def test_every_ability_of_shepard_may_be_declined(ability):
    pos = position(
        "S   .   .   h",
        enemies={"h": grunt("guardian-simple")},
        heroes={"S": hero(shields=1, unlocked=[ability])},
        pool=["empowered", "standard", "move2"],
    )

    pos.play(f"place:empowered>{ability}")
    while pos.asked != "place-which":
        pos.play("stop" if pos.asked == "move-where" else "decline")

    assert pos.at("S") == "A1"
    assert pos.fact("S", "shields") == 1
    assert (pos.fact("h", "damage"), pos.fact("h", "biotic")) == (0, False)
    assert pos.state.dice_taken == 1


@pytest.mark.rule("HG-GAP-05", "HG-SLOT-04")
def test_firestorm_takes_only_an_empowered_die():
    pos = position("S   .", heroes={"S": hero(unlocked=["firestorm"])}, pool=["standard", "empowered"])

    assert pos.is_offered("place:empowered>firestorm")
    assert pos.refusal("place:standard>firestorm") == ("HG-SLOT-04", "face-does-not-fit")


def veteran(pool: list[str], **given: Any) -> Position:
    return position(
        "S   .   h   G",
        enemies={"h": grunt("guardian-simple")},
        heroes={"S": hero(unlocked=["n7-veteran", "firestorm"], **given), "G": hero(downed=True)},
        pool=pool,
    )


@pytest.mark.thing("ability:n7-veteran")
@pytest.mark.rule("HG-SHEP-07", "HG-GAP-05", "HG-SLOT-04")
@pytest.mark.parametrize("die", ["standard", "combined", "paragon-standard"])
def test_n7_veteran_treats_a_standard_or_combined_die_as_empowered(die):
    pos = veteran([die, "move2", "move3"])
    assert pos.is_offered(f"place:{die}!>firestorm")

    pos.play(f"place:{die}!>fire")
    assert pos.offered == ["attack:h:2", "attack:h:1", "decline"]
    pos.play("attack:h:2")

    assert pos.fact("h", "damage") == 2


@pytest.mark.rule("HG-GAP-05", "HG-MISS-02")
def test_n7_veteran_does_a_mission_action_that_needs_an_empowered_die():
    pos = position(
        mission="guns-of-cerberus",
        heroes={"S": hero(at="F4", unlocked=["n7-veteran"])},
        done=["break-the-lockdown"],
        pool=["standard", "move2", "move2"],
    )
    assert not pos.is_offered("place:standard>mission")

    pos.play("place:standard!>mission", "do:make-safe:objective-5")

    assert pos.state.counters == {"battery": 1}


@pytest.mark.rule("HG-GAP-05", "HG-MISS-02")
def test_n7_veteran_is_not_wasted_on_a_mission_action_that_any_die_does():
    pos = position(
        mission="guns-of-cerberus",
        heroes={"S": hero(at="E12", unlocked=["n7-veteran"])},
        done=["break-the-lockdown"],
        pool=["standard", "move2", "move2"],
    )

    assert pos.is_offered("place:standard>mission")
    assert not pos.is_offered("place:standard!>mission")


@pytest.mark.rule("HG-GAP-05")
def test_n7_veteran_does_nothing_for_a_plain_move_die():
    pos = veteran(["move2", "move3", "empowered"])

    assert not [key for key in pos.offered if "!" in key]


@pytest.mark.thing("ability:n7-veteran")
@pytest.mark.rule("HG-GAP-05")
def test_n7_veteran_works_once_per_round():
    pos = veteran(["standard", "standard", "combined"])

    pos.play("place:standard!>fire", "decline")

    assert not [key for key in pos.offered if "!" in key]
    assert pos.is_offered("place:standard>fire")


@pytest.mark.rule("HG-GAP-05", "HG-END-01")
def test_n7_veteran_is_back_in_the_next_round():
    pos = position(
        "S   .   .",
        phase="end",
        lead="garrus",
        heroes={"S": hero(unlocked=["n7-veteran"], spent=["treated-as"])},
    )

    assert pos.state.round == 2
    assert "treated-as" not in pos.hero("S").spent


@pytest.mark.rule("HG-GAP-05")
def test_n7_veteran_is_not_wasted_on_base_actions():
    pos = veteran(["standard", "combined", "move2"])

    assert pos.is_offered("place:standard>revive")
    assert not pos.is_offered("place:standard!>revive")
    assert not pos.is_offered("place:combined!>move")


def charging(drawing: str, *, die: str = "standard", **given: Any) -> Position:
    given.setdefault("enemies", {"h": grunt("guardian-simple")})
    given.setdefault("heroes", {"S": hero(shields=1, unlocked=["biotic-charge", "barrier"])})
    return position(drawing, pool=[die, "move2"], **given).play(f"place:{die}>biotic-charge")


@pytest.mark.thing("ability:biotic-charge")
@pytest.mark.rule("HG-SHEP-07", "HG-GAP-05", "HG-SHEP-04")
@pytest.mark.parametrize(("die", "damage"), [("standard", 2), ("empowered", 3)])
def test_biotic_charge_leaps_before_the_enemy_hurts_it_and_restores_one_shield(die, damage):
    pos = charging("S   .   .   .   e", die=die, enemies={"e": grunt("guardian-extreme")})

    pos.play(f"attack:e:{damage}")

    assert pos.at("S") == "A4"
    assert pos.fact("e", "damage") == damage
    # Barrier would have made it one more: the leap is no Move action.
    assert pos.fact("S", "shields") == 2


@pytest.mark.thing("ability:biotic-charge")
@pytest.mark.rule("HG-GAP-05")
def test_biotic_charge_provokes_no_opportunity_attack_and_passes_over_characters():
    pos = charging("k   S   G   .   h", enemies={"h": grunt("guardian-simple"), "k": grunt("guardian-simple")})

    pos.play("attack:h:2")

    assert pos.at("S") == "A4"
    assert pos.fact("S", "shields") == 2


@pytest.mark.rule("HG-GAP-05", "HG-LOF-02")
def test_biotic_charge_needs_a_ray_two_to_four_hexes_long_and_a_free_hex_before_the_enemy():
    pos = charging(
        """
                .   k   .   .

              .   G   .   .

        n   .   S   .   h   .   .   f

              .   .   .   q
        """,
        enemies={letter: grunt("guardian-simple") for letter in "nhfkq"},
    )

    assert pos.offered == ["attack:n:2", "attack:h:2", "decline"]
    assert pos.refusal("attack:f:2") == ("HG-GAP-05", "out-of-range")
    assert pos.refusal("attack:k:2") == ("HG-GAP-05", "landing-hex-taken")
    assert pos.refusal("attack:q:2") == ("HG-LOF-01", "no-line-of-fire")


@pytest.mark.rule("HG-GAP-05")
def test_biotic_charge_is_not_for_adjacent_enemies():
    pos = charging("S   h   .   k", enemies={"h": grunt("guardian-simple"), "k": grunt("guardian-simple")})

    assert pos.offered == ["attack:k:2", "decline"]
    assert pos.refusal("attack:h:2") == ("HG-GAP-05", "too-near")


@pytest.mark.rule("HG-GAP-05", "HG-LOOT-01", "HG-MOVE-10")
def test_shepard_enters_the_hex_the_leap_ends_in():
    pos = charging("S   .   *   h")

    pos.play("attack:h:2", dice=["medi-gel"])

    assert pos.state.inventory[0] == 1
    assert pos.fact("h", "damage") == 2


@pytest.mark.rule("HG-RULING-31", "HG-DOWN-02")
def test_a_leap_into_inferno_that_fells_shepard_ends_the_mission_before_the_damage():
    pos = charging("S   .   ~   h", heroes={"S": hero(health=1, shields=0, unlocked=["biotic-charge"])})

    pos.play("attack:h:2")

    assert pos.over == "defeat-shepard"
    assert pos.fact("h", "damage") == 0


@pytest.mark.rule("HG-RULING-31", "HG-FEAT-06")
def test_a_leap_into_inferno_burns_shepard():
    pos = charging("S   .   ~   h")

    pos.play("attack:h:2")

    # One shield burnt, one regained.
    assert pos.fact("S", "shields") == 1
    assert pos.fact("S", "health") == 6
    assert pos.fact("h", "damage") == 2
