"""The board of Urdnot Wrex."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import EnemyMoved
from support.hagalaz import Position, elite, grunt, hero, position

GUARDIAN, ENGINEER, TROOPER = "guardian-simple", "engineer-simple", "assault-trooper-simple"
TOUGH, REACTING, GRAPPLING = "guardian-extreme", "engineer-normal", "guardian-normal"

CROWD = """
    h   i   .

  j   W   k   .

    .   .   .
"""
BOSS = [elite("boss", resilience=[6, 5])]
STURDY = [elite("boss", resilience=[9])]


def wrex(
    drawing: str,
    *dice: str,
    meter: int = 0,
    unlocked: list[str] | None = None,
    spent: list[str] | None = None,
    health: int = 8,
    shields: int = 3,
    **given: Any,
) -> Position:
    """Wrex's turn with these dice, and two more so that the turn goes on afterwards."""
    heroes = {
        "W": hero(meter=meter, unlocked=unlocked or [], spent=spent or [], health=health, shields=shields),
        **given.pop("heroes", {}),
    }
    return position(drawing, active="wrex", heroes=heroes, pool=[*dice, "move2", "standard"], **given)


def crowd(*letters: str, **how: Any) -> dict[str, Any]:
    """A guardian for each letter."""
    return {letter: grunt(GUARDIAN, **how) for letter in letters}


def attacked(token: str, **wrex: Any) -> Position:
    """Wrex's threat card has made an enemy attack him."""
    heroes = {"W": hero(card="close-enough-to-curse", **wrex)}
    return position("W   h", heroes=heroes, enemies={"h": grunt(token)}, active="wrex", phase="threat")


def rolling(drawing: str, faces: list[str], *more: list[str], meter: int = 0, **given: Any) -> Position:
    """Wrex has rolled these faces, and rerolled the stars among them."""
    heroes = {"W": hero(meter=meter, **given.pop("wrex", {}))}
    pos = position(drawing, active="wrex", heroes=heroes, phase="roll", pool=["standard"] * len(faces), **given)
    return pos.play("roll-all", dice=[faces, *more])


# --- Blood Rage --------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:blood-rage")
@pytest.mark.rule("HG-CORE-09", "HG-CORE-01", "HG-WREX-01", "HG-GAP-12")
def test_each_star_turns_one_calm_token_to_enraged():
    pos = rolling("W   .   .", ["star", "star", "move2"], ["star", "move2"], ["standard"])

    assert pos.fact("W", "meter") == 3


@pytest.mark.thing("ability:blood-rage")
@pytest.mark.rule("HG-CORE-09", "HG-COMP-10")
def test_there_are_only_five_tokens_to_turn():
    pos = rolling("W   .   .", ["star", "star", "move2"], ["move2", "move2"], meter=4)

    assert pos.fact("W", "meter") == 5


@pytest.mark.rule("HG-CORE-09", "HG-GAP-12", "HG-BOARD-03")
def test_each_token_turned_to_calm_hurts_another_adjacent_enemy():
    pos = rolling(CROWD, ["standard"] * 4, meter=3, enemies=crowd("h", "i", "j", "k"))

    assert pos.offered == ["attack:h", "attack:i", "attack:j", "attack:k", "go-on"]
    pos.play("attack:h")
    assert pos.offered == ["attack:i", "attack:j", "attack:k", "go-on"]
    pos.play("attack:k", "go-on")

    assert [pos.fact(letter, "damage") for letter in "hijk"] == [1, 0, 0, 1]
    assert pos.fact("W", "meter") == 1


@pytest.mark.rule("HG-CORE-09")
def test_rage_hurts_no_more_enemies_than_there_are_enraged_tokens():
    pos = rolling(CROWD, ["standard"] * 4, meter=2, enemies=crowd("h", "i", "j", "k"))

    pos.play("attack:i", "attack:j")

    assert pos.asked == "place-which"
    assert [pos.fact(letter, "damage") for letter in "hijk"] == [0, 1, 1, 0]
    assert pos.fact("W", "meter") == 0


@pytest.mark.rule("HG-CORE-09", "HG-XP-01", "HG-ELITE-03")
def test_rage_hurts_elites_and_defeats_are_his():
    pos = rolling(
        CROWD.replace("j", ".").replace("k", "."),
        ["standard"] * 4,
        meter=2,
        elite=BOSS,
        enemies={"h": grunt("boss", damage=5), "i": grunt(GUARDIAN, damage=2)},
    )

    pos.play("attack:h", "attack:i")

    assert pos.fact("h", "level") == 1
    assert not pos.stands("i")
    assert pos.fact("W", "xp") == 1


@pytest.mark.rule("HG-CORE-09", "HG-WREX-01")
def test_calm_tokens_hurt_nobody():
    pos = rolling(CROWD, ["standard"] * 4, meter=0, enemies=crowd("h", "i", "j", "k"))

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-CORE-09", "HG-RULING-72")
def test_rage_reaches_adjacent_enemies_only():
    pos = rolling("W   .   h", ["standard"] * 4, meter=5, enemies=crowd("h"))

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-CORE-09", "HG-ADJ-01")
def test_rage_does_not_reach_through_walls():
    pos = rolling("W | h", ["standard"] * 4, meter=5, enemies=crowd("h"), revealed=["A2"])

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-CORE-09")
def test_rage_held_back_costs_nothing_and_can_be_let_out_after_an_action():
    pos = rolling(CROWD, ["standard"] * 4, meter=1, enemies=crowd("h", "i", "j", "k"))

    pos.play("go-on", "place:standard>shotgun-blast", "attack:h:2")
    assert pos.asked == "rage-at-whom"
    assert pos.fact("W", "meter") == 1
    pos.play("attack:h")

    assert not pos.stands("h")


@pytest.mark.thing("ability:shotgun-blast")
@pytest.mark.rule("HG-CORE-09")
def test_rage_is_let_out_once_a_turn():
    pos = wrex(CROWD, "standard", meter=4, spent=["turn:blood-rage"], enemies=crowd("h", "i", "j", "k"))

    pos.play("place:standard>shotgun-blast", "attack:h:2")

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-CORE-09")
def test_letting_rage_out_counts_for_the_whole_turn_and_no_longer():
    pos = rolling(CROWD, ["standard"] * 4, meter=5, enemies=crowd("h", "i", "j", "k"))

    pos.play("attack:h", "go-on", "place:standard>shotgun-blast", "decline")
    assert pos.asked == "place-which"
    pos.play("place:standard>shotgun-blast", "decline", "place:standard>skull-crack", "decline")

    assert pos.state.active != pos.state.heroes.index(pos.hero("W"))
    assert pos.hero("W").spent == []


@pytest.mark.rule("HG-CORE-09", "HG-TURN-01")
def test_rage_is_let_out_in_his_own_turn_only():
    pos = position(
        "W   h   S   .",
        heroes={"W": hero(meter=5)},
        enemies=crowd("h"),
        active="shepard",
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>fire", "attack:h:1")

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-CORE-09", "HG-TURN-01")
def test_the_rolls_of_other_heroes_do_not_let_his_rage_out():
    pos = position(
        "W   h   .   S",
        heroes={"W": hero(meter=5)},
        enemies=crowd("h"),
        active="shepard",
        phase="roll",
        pool=["standard"] * 4,
    )

    pos.play("roll-all", dice=[["standard", "standard", "move2", "move2"]])

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-45")
def test_whom_rage_has_hurt_reacts_at_once_or_not_at_all():
    pos = rolling("h   W   .   .   .", ["move3"] * 4, meter=1, enemies={"h": grunt(REACTING)})

    pos.play("attack:h", "place:move3>move", "move:A3", "move:A4", "stop")

    assert pos.at("h") == "A1"


@pytest.mark.rule("HG-CORE-09")
def test_tokens_stay_enraged_from_round_to_round():
    pos = wrex("W   .   .", meter=3, phase="end")

    assert pos.state.round == 2
    assert pos.fact("W", "meter") == 3


@pytest.mark.thing("downed:wrex")
@pytest.mark.rule("HG-CORE-09", "HG-DOWN-01")
def test_going_downed_calms_him():
    pos = wrex("h   W   .   .", "move2", meter=4, health=1, shields=0, enemies=crowd("h"))

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("W", "downed")
    assert pos.fact("W", "meter") == 0


@pytest.mark.rule("HG-CORE-09", "HG-DOWN-01")
def test_the_fall_of_another_hero_does_not_calm_him():
    pos = position(
        "h   G   .   W",
        heroes={"W": hero(meter=4), "G": hero(health=1, shields=0)},
        enemies=crowd("h"),
        active="garrus",
        pool=["move2", "move2"],
    )

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("G", "downed")
    assert pos.fact("W", "meter") == 4


# --- Shotgun Blast -----------------------------------------------------------------------------------------


@pytest.mark.thing("ability:shotgun-blast")
@pytest.mark.rule("HG-WREX-07", "HG-EMP-01", "HG-FACT-33")
@pytest.mark.parametrize(("die", "damage"), [("standard", 2), ("combined", 2), ("empowered", 4)])
def test_shotgun_blast_deals_2_damage_and_4_with_an_empowered_die(die, damage):
    pos = wrex("W   .   h", die, elite=BOSS, enemies={"h": grunt("boss")})

    pos.play(f"place:{die}>shotgun-blast", f"attack:h:{damage}")

    assert pos.fact("h", "damage") == damage


@pytest.mark.rule("HG-WREX-07", "HG-RULING-72", "HG-GAP-13")
def test_shotgun_blast_reaches_two_hexes_along_a_clear_line():
    pos = wrex(
        """
        W   .   h   i

          j   k   .
        """,
        "standard",
        enemies=crowd("h", "i", "j", "k"),
    )

    pos.play("place:standard>shotgun-blast")

    assert pos.offered == ["attack:h:2", "attack:j:2", "decline"]
    assert pos.refusal("i") == ("HG-DIST-05", "out-of-range")
    assert pos.refusal("k") == ("HG-LOF-01", "no-line-of-fire")


# --- Skull Crack -------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:skull-crack")
@pytest.mark.rule("HG-GAP-13", "HG-RULING-72")
def test_skull_crack_hurts_an_adjacent_grunt_and_pushes_it_straight_away():
    pos = wrex("W   h   .   .", "standard", enemies=crowd("h"))

    pos.play("place:standard>skull-crack", "attack:h:1")

    assert pos.fact("h", "damage") == 1
    assert pos.at("h") == "A3"
    assert not pos.fact("h", "stunned")


@pytest.mark.thing("ability:skull-crack")
@pytest.mark.rule("HG-GAP-13", "HG-RULING-72")
def test_skull_crack_reaches_adjacent_enemies_only():
    pos = wrex("h   W   .   i", "standard", enemies=crowd("h", "i"))

    pos.play("place:standard>skull-crack")

    assert pos.offered == ["attack:h:1", "decline"]
    assert pos.refusal("i") == ("HG-RULING-72", "not-adjacent-enemy")


@pytest.mark.rule("HG-GAP-13", "HG-EMP-01", "HG-STUN-01")
def test_an_empowered_skull_crack_also_stuns():
    pos = wrex("W   h   .", "empowered", enemies=crowd("h"))

    pos.play("place:empowered>skull-crack", "attack:h:2")

    assert pos.fact("h", "damage") == 2
    assert pos.fact("h", "stunned")
    assert pos.at("h") == "A3"


@pytest.mark.rule("HG-EMP-02")
def test_the_standard_skull_crack_with_an_empowered_die_does_not_stun():
    pos = wrex("W   h   .", "empowered", enemies=crowd("h"))

    pos.play("place:empowered>skull-crack", "attack:h:1")

    assert pos.fact("h", "damage") == 1
    assert not pos.fact("h", "stunned")


@pytest.mark.rule("HG-ELITE-09", "HG-GAP-13")
def test_an_elite_is_hurt_but_neither_pushed_nor_stunned():
    pos = wrex("W   h   .", "empowered", elite=BOSS, enemies={"h": grunt("boss")})

    pos.play("place:empowered>skull-crack", "attack:h:2")

    assert pos.fact("h", "damage") == 2
    assert not pos.fact("h", "stunned")
    assert pos.at("h") == "A2"


@pytest.mark.rule("HG-GAP-13", "HG-RULING-22")
@pytest.mark.parametrize(
    "drawing", ["W   h | .", "W   h D .", "W   h   i", "W   h   S", "W   h   G", "W   h   u", "W   h"]
)
def test_a_push_stops_at_walls_doors_characters_rises_and_the_edge_of_the_map(drawing):
    enemies = crowd("h", "i") if "i" in drawing else crowd("h")
    heroes = {"G": hero(downed=True)} if "G" in drawing else {}
    pos = wrex(drawing, "standard", enemies=enemies, heroes=heroes)

    pos.play("place:standard>skull-crack", "attack:h:1")

    assert pos.at("h") == "A2"
    assert pos.fact("h", "damage") == 1


@pytest.mark.rule("HG-GAP-13", "HG-CONC-03")
def test_a_push_does_not_lead_into_a_concealed_area():
    pos = wrex("W   h d .", "standard", enemies=crowd("h"))

    pos.play("place:standard>skull-crack", "attack:h:1")

    assert pos.at("h") == "A2"


@pytest.mark.rule("HG-RULING-31", "HG-RULING-32")
def test_a_grunt_pushed_into_an_inferno_burns_and_its_defeat_is_his():
    pos = wrex("W   h   ~", "standard", enemies=crowd("h", damage=1))

    pos.play("place:standard>skull-crack", "attack:h:1")

    assert not pos.stands("h")
    assert pos.fact("W", "xp") == 1


@pytest.mark.rule("HG-RULING-45", "HG-MARK-05")
def test_an_enemy_reacts_before_the_push_so_next_to_him_not_at_all():
    pos = wrex("W   h   .", "standard", enemies={"h": grunt(REACTING)})

    pos.play("place:standard>skull-crack", "attack:h:1")

    assert pos.at("h") == "A3"


@pytest.mark.rule("HG-RULING-45", "HG-MARK-07")
def test_a_stunned_enemy_does_not_react():
    pos = wrex("W   h   .", "empowered", enemies={"h": grunt(REACTING)})

    pos.play("place:empowered>skull-crack", "attack:h:2")

    assert pos.at("h") == "A3"


# --- Bull Rush ---------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:bull-rush")
@pytest.mark.rule("HG-GAP-13", "HG-MOVE-08")
@pytest.mark.parametrize(
    ("die", "hexes"), [("move2", ["A2", "A3"]), ("combined", ["A2", "A3"]), ("move3", ["A2", "A3", "A4"])]
)
def test_bull_rush_goes_straight_as_far_as_the_die_says(die, hexes):
    pos = wrex("W   .   .   .   .", die)

    pos.play(f"place:{die}>bull-rush")
    assert pos.offered == [*(f"move:{hex}" for hex in hexes), "decline"]
    pos.play(f"move:{hexes[-1]}")

    assert pos.at("W") == hexes[-1]


@pytest.mark.thing("ability:bull-rush")
@pytest.mark.rule("HG-GAP-13")
def test_bull_rush_does_not_turn():
    pos = wrex(
        """
        .   W   .   .

          .   .   .
        """,
        "move2",
    )

    pos.play("place:move2>bull-rush")

    assert sorted(pos.offered) == ["decline", "move:A1", "move:A3", "move:A4", "move:B1", "move:B2"]
    assert pos.refusal("move:B3") == ("HG-GAP-13", "no-clear-line")


@pytest.mark.rule("HG-GAP-13", "HG-MOVE-05", "HG-MOVE-08", "HG-FEAT-14")
@pytest.mark.parametrize("drawing", ["W   . | .", "W   . D .", "W   .   h", "W   .   u"])
def test_bull_rush_stops_before_walls_doors_enemies_and_rises(drawing):
    pos = wrex(drawing, "move3", enemies=crowd("h") if "h" in drawing else {})

    pos.play("place:move3>bull-rush")

    assert pos.offered == ["move:A2", "decline"]


@pytest.mark.rule("HG-GAP-13", "HG-MOVE-04")
def test_bull_rush_passes_heroes_but_does_not_end_on_one():
    pos = wrex("W   S   .   .", "move2")

    pos.play("place:move2>bull-rush")

    assert pos.offered == ["move:A3", "decline"]


@pytest.mark.rule("HG-GAP-13", "HG-RULING-72")
def test_after_bull_rush_he_may_hurt_an_adjacent_enemy():
    pos = wrex("W   .   .   h   i", "move2", enemies=crowd("h", "i"))

    pos.play("place:move2>bull-rush", "move:A3")
    assert pos.offered == ["attack:h", "decline"]
    assert pos.refusal("i") == ("HG-RULING-72", "not-adjacent-enemy")
    pos.play("attack:h")

    assert pos.fact("h", "damage") == 1


@pytest.mark.rule("HG-GAP-13", "HG-ACT-08")
def test_without_a_step_bull_rush_hurts_nobody():
    pos = wrex("h   W   .", "move2", enemies=crowd("h"))

    pos.play("place:move2>bull-rush", "decline")

    assert pos.asked == "place-which"
    assert pos.fact("h", "damage") == 0


@pytest.mark.rule("HG-RULING-25", "HG-OPP-01")
def test_bull_rush_provokes_opportunity_attacks():
    pos = wrex("h   W   .   .", "move2", enemies=crowd("h"))

    pos.play("place:move2>bull-rush", "move:A4")

    assert pos.at("W") == "A4"
    assert pos.fact("W", "shields") == 1


@pytest.mark.rule("HG-RULING-25", "HG-MARK-02")
def test_grapple_ends_bull_rush_after_the_step_and_he_may_still_strike():
    pos = wrex(
        """
        h   W   .   .   .

              k
        """,
        "move3",
        enemies={"h": grunt(GRAPPLING), "k": grunt(GUARDIAN)},
    )

    pos.play("place:move3>bull-rush", "move:A5")
    assert pos.at("W") == "A3"
    assert pos.offered == ["attack:k", "decline"]


@pytest.mark.rule("HG-RULING-24", "HG-GAP-13")
def test_put_back_by_grapple_he_has_not_moved_and_strikes_nobody():
    pos = wrex("h   W   S   .", "move2", enemies={"h": grunt(GRAPPLING)})

    pos.play("place:move2>bull-rush", "move:A4")

    assert pos.at("W") == "A2"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-25", "HG-DOWN-01")
def test_whoever_falls_on_the_rush_strikes_nobody():
    pos = wrex("h   W   .   i", "move2", health=1, shields=0, enemies=crowd("h", "i"))

    pos.play("place:move2>bull-rush", "move:A3")

    assert pos.fact("W", "downed")
    assert pos.fact("i", "damage") == 0
    assert pos.asked != "rush-at-whom"


@pytest.mark.rule("HG-GAP-13", "HG-FEAT-03")
def test_bull_rush_is_no_move_action_and_uses_no_fast_travel():
    legend = {"W": ["fast-travel-a"]}
    pos = wrex("W   .   .   .   a", "move3", legend=legend)
    pos.play("place:move2>move")
    assert pos.is_offered("travel:A5")

    pos = wrex("W   .   .   .   a", "move3", legend=legend)
    pos.play("place:move2>bull-rush")
    assert pos.offered == ["move:A2", "move:A3", "decline"]


# --- Krogans Are Best --------------------------------------------------------------------------------------


def provoking(drawing: str, **given: Any) -> Position:
    """The start of Wrex's turn, Krogans Are Best unlocked."""
    return wrex(drawing, unlocked=["krogans-are-best"], phase="roll", **given)


@pytest.mark.thing("ability:krogans-are-best")
@pytest.mark.rule("HG-WREX-02", "HG-TURN-03")
def test_at_the_start_of_his_turn_he_may_draw_an_enemy_up_to_two_hexes_nearer():
    pos = provoking("W   .   .   .   h", enemies=crowd("h"))

    assert pos.asked == "provoke-whom"
    assert pos.offered == ["attack:h", "go-on"]
    pos.play("attack:h")
    assert pos.at("h") == "A4"
    assert pos.offered == ["enemy-to:h:A3", "stop"]
    pos.play("enemy-to:h:A3")

    assert pos.at("h") == "A3"
    assert pos.asked == "keep-which"


@pytest.mark.thing("ability:krogans-are-best")
@pytest.mark.rule("HG-WREX-02", "HG-ACT-08")
def test_nobody_need_be_provoked():
    pos = provoking("W   .   .   .   h", enemies=crowd("h"))

    pos.play("go-on")

    assert pos.at("h") == "A5"


@pytest.mark.rule("HG-WREX-02")
def test_without_the_ability_nobody_is_provoked():
    pos = wrex("W   .   .   .   h", phase="roll", enemies=crowd("h"))

    assert pos.asked == "keep-which"


@pytest.mark.rule("HG-WREX-02")
def test_other_heroes_provoke_nobody():
    pos = position(
        "W   .   .   .   h",
        heroes={"W": hero(unlocked=["krogans-are-best"])},
        enemies=crowd("h"),
        active="shepard",
        phase="roll",
        pool=["standard", "move2"],
    )

    assert pos.asked == "keep-which"


@pytest.mark.rule("HG-WREX-02")
def test_an_enemy_next_to_a_hero_cannot_be_provoked():
    pos = provoking("W   .   .   h   S   .   .   i", enemies=crowd("h", "i"))

    assert pos.offered == ["attack:i", "go-on"]
    assert pos.refusal("h") == ("HG-WREX-02", "next-to-a-hero")


@pytest.mark.rule("HG-WREX-02", "HG-RULING-21")
def test_a_downed_hero_keeps_nobody_from_being_provoked():
    pos = provoking("W   .   .   .   h   G", heroes={"G": hero(downed=True)}, enemies=crowd("h"))

    assert pos.offered == ["attack:h", "go-on"]


@pytest.mark.rule("HG-WREX-03", "HG-RULING-67")
def test_a_provoked_enemy_must_be_able_to_end_nearer():
    pos = provoking("W   .   .   i | h", enemies=crowd("h", "i"), revealed=["A5"])

    assert pos.offered == ["attack:i", "go-on"]
    assert pos.refusal("h") == ("HG-WREX-03", "no-way-nearer")


@pytest.mark.rule("HG-WREX-03", "HG-RULING-67", "HG-RULING-31")
@pytest.mark.parametrize(("beyond", "offered"), [(".", ["attack:h", "go-on"]), ("i", ["attack:i", "go-on"])])
def test_a_provoked_enemy_may_pass_a_downed_hero_but_not_end_there(beyond: str, offered: list[str]):
    pos = provoking(
        f"W   .   {beyond}   G   h", heroes={"G": hero(downed=True)}, enemies=crowd("h", *beyond.strip("."))
    )

    assert pos.offered == offered


@pytest.mark.rule("HG-WREX-03")
def test_a_provoked_enemy_steps_aside_only_where_it_can_still_end_nearer():
    pos = provoking(
        """
        W   .   .   i   h   .

          .   .   .   .   .
        """,
        enemies=crowd("h", "i"),
    )

    # Of its free neighbours A6, B4 and B5 only B4 leads on to a nearer hex, and B4 itself is not nearer.
    pos.play("attack:h")

    assert pos.at("h") == "B3"


@pytest.mark.rule("HG-RULING-67")
def test_a_stunned_grunt_and_an_elite_can_be_provoked_and_stay_what_they_are():
    pos = provoking(
        "h   .   .   W   .   .   i",
        elite=BOSS,
        enemies={"h": grunt(GUARDIAN, stunned=True), "i": grunt("boss")},
    )

    assert pos.offered == ["attack:h", "attack:i", "go-on"]
    pos.play("attack:h", "stop")

    assert pos.at("h") == "A2"
    assert pos.fact("h", "stunned")


@pytest.mark.rule("HG-RULING-67", "HG-CONC-03")
def test_a_concealed_enemy_cannot_be_provoked():
    pos = provoking("i   .   .   W   .   . d h", enemies=crowd("h", "i"))

    assert pos.offered == ["attack:i", "go-on"]
    assert pos.refusal("h") == ("HG-CONC-03", "concealed")


@pytest.mark.rule("HG-RULING-67")
def test_being_provoked_is_no_activation():
    pos = provoking("W   .   .   h", enemies={"h": grunt(TROOPER)})

    pos.play("attack:h", "stop")

    assert pos.at("h") == "A3"
    assert pos.fact("W", "shields") == 3


@pytest.mark.rule("HG-RULING-31", "HG-RULING-32", "HG-RULING-67")
def test_a_grunt_provoked_into_an_inferno_burns_and_its_defeat_is_his():
    pos = provoking("W   .   .   ~   h", enemies=crowd("h", damage=2))

    pos.play("attack:h")

    assert not pos.stands("h")
    assert pos.fact("W", "xp") == 1
    assert pos.asked == "keep-which"


@pytest.mark.rule("HG-RULING-67", "HG-MOVE-10", "HG-RULING-45", "HG-RULING-46")
def test_a_provoked_enemy_sets_off_a_mine_reacts_toward_the_mine_layer_and_is_drawn_on():
    pos = provoking(
        "W   .   .   .   h   .   .   G",
        heroes={"G": hero(unlocked=["proximity-mine"])},
        enemies={"h": grunt("marauder-normal")},
        faction="reapers",
        mines=["A4"],
    )

    pos.play("attack:h")

    ways = [(event.start, event.to) for event in pos.news(EnemyMoved)]
    assert ways == [("A5", "A4"), ("A4", "A5"), ("A5", "A4")]
    assert pos.fact("h", "damage") > 0
    assert pos.asked == "keep-which"


@pytest.mark.rule("HG-RULING-46", "HG-MARK-04")
@pytest.mark.parametrize(("mines", "ways"), [([], ["A4"]), (["A4"], ["A4", "A5", "A4"])])
def test_a_provoked_enemy_reacts_to_a_mine_but_not_to_fire(mines: list[str], ways: list[str]):
    pos = provoking(
        f"W   .   .   {'.' if mines else '~'}   h   .   .   G",
        heroes={"G": hero(unlocked=["proximity-mine"])},
        enemies={"h": grunt("marauder-normal")},
        faction="reapers",
        mines=mines,
    )

    pos.play("attack:h")

    assert [event.to for event in pos.news(EnemyMoved)] == ways
    assert pos.fact("h", "damage") > 0


# --- Shoot It 46 More Times --------------------------------------------------------------------------------


AGAIN = "shoot-it-46-more-times"


@pytest.mark.thing("ability:shoot-it-46-more-times")
@pytest.mark.rule("HG-WREX-08", "HG-EX-26", "HG-EX-27", "HG-RULING-55")
@pytest.mark.parametrize(("die", "damage"), [("standard", 2), ("empowered", 4)])
def test_the_second_blast_deals_the_same_damage_as_the_first(die, damage):
    pos = wrex("W   .   h", die, meter=2, unlocked=[AGAIN], elite=STURDY, enemies={"h": grunt("boss")})

    pos.play(f"place:{die}>shotgun-blast", f"attack:h:{damage}")
    assert pos.asked == "shoot-again-at-whom"
    pos.play("attack:h")

    assert pos.fact("h", "damage") == 2 * damage
    assert pos.fact("W", "meter") == 0


@pytest.mark.thing("ability:shoot-it-46-more-times")
@pytest.mark.rule("HG-WREX-08", "HG-EMP-02")
def test_a_standard_blast_with_an_empowered_die_is_repeated_as_such():
    pos = wrex("W   .   h", "empowered", meter=2, unlocked=[AGAIN], elite=STURDY, enemies={"h": grunt("boss")})

    pos.play("place:empowered>shotgun-blast", "attack:h:2", "attack:h")

    assert pos.fact("h", "damage") == 4


@pytest.mark.rule("HG-RULING-55", "HG-ELITE-04")
def test_the_two_blasts_are_two_instances_so_the_second_can_hit_the_next_level():
    pos = wrex(
        "W   .   h",
        "empowered",
        meter=2,
        unlocked=[AGAIN],
        elite=[elite("boss", resilience=[3, 5])],
        enemies={"h": grunt("boss")},
    )

    pos.play("place:empowered>shotgun-blast", "attack:h:4", "attack:h")

    assert pos.fact("h", "level") == 1
    assert pos.fact("h", "damage") == 4


@pytest.mark.rule("HG-WREX-08")
def test_the_second_blast_may_hit_somebody_else():
    pos = wrex("h   W   i", "standard", meter=3, unlocked=[AGAIN], enemies=crowd("h", "i"), spent=["turn:blood-rage"])

    pos.play("place:standard>shotgun-blast", "attack:h:2")
    assert pos.offered == ["attack:h", "attack:i", "decline"]
    pos.play("attack:i")

    assert (pos.fact("h", "damage"), pos.fact("i", "damage")) == (2, 2)
    assert pos.fact("W", "meter") == 1


@pytest.mark.rule("HG-WREX-08")
def test_a_second_blast_declined_costs_nothing():
    pos = wrex("W   .   h   i", "standard", meter=2, unlocked=[AGAIN], enemies=crowd("h", "i"))

    pos.play("place:standard>shotgun-blast", "attack:h:2")
    assert pos.refusal("i") == ("HG-DIST-05", "out-of-range")
    pos.play("decline")

    assert pos.fact("h", "damage") == 2
    assert pos.fact("W", "meter") == 2


@pytest.mark.rule("HG-WREX-08", "HG-GAP-13")
@pytest.mark.parametrize(("meter", "unlocked", "spent"), [(1, [AGAIN], []), (5, [], []), (5, [AGAIN], ["shoot-again"])])
def test_the_second_blast_needs_the_ability_two_enraged_tokens_and_works_once_a_round(meter, unlocked, spent):
    pos = wrex("W   .   h", "standard", meter=meter, unlocked=unlocked, spent=spent, enemies=crowd("h"))

    pos.play("place:standard>shotgun-blast", "attack:h:2")

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-WREX-08")
def test_a_second_blast_in_the_same_turn_is_not_doubled_again():
    pos = wrex(
        "W   .   h", "standard", "standard", meter=5, unlocked=[AGAIN], elite=STURDY, enemies={"h": grunt("boss")}
    )

    pos.play("place:standard>shotgun-blast", "attack:h:2", "attack:h")
    pos.play("place:standard>shotgun-blast", "attack:h:2")

    assert pos.asked == "place-which"
    assert pos.fact("h", "damage") == 6


@pytest.mark.rule("HG-WREX-08")
def test_in_the_next_round_it_can_be_used_again():
    pos = wrex("W   .   .", unlocked=[AGAIN], spent=["shoot-again"], phase="end")

    assert pos.state.round == 2
    assert pos.hero("W").spent == []


@pytest.mark.rule("HG-WREX-08", "HG-ACT-08")
def test_a_blast_that_was_declined_is_not_fired_again():
    pos = wrex("W   .   h", "standard", "standard", meter=5, unlocked=[AGAIN], enemies={"h": grunt(TOUGH)})

    pos.play("place:standard>shotgun-blast", "attack:h:2", "decline", "place:standard>shotgun-blast", "decline")

    assert pos.asked == "place-which"
    assert pos.fact("h", "damage") == 2


@pytest.mark.rule("HG-WREX-08")
def test_other_attacks_are_not_fired_again():
    pos = wrex("W   h   .", "standard", meter=5, unlocked=[AGAIN], spent=["turn:blood-rage"], enemies=crowd("h"))

    pos.play("place:standard>skull-crack", "attack:h:1")

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-WREX-08", "HG-RULING-45")
def test_reactions_to_the_first_blast_come_before_the_second():
    pos = wrex("W   .   h", "standard", meter=2, unlocked=[AGAIN], enemies={"h": grunt(REACTING)})

    pos.play("place:standard>shotgun-blast", "attack:h:2")

    assert pos.asked == "shoot-again-at-whom"
    assert pos.at("h") == "A2"


# --- Lift Grenade ------------------------------------------------------------------------------------------


LIFT = "lift-grenade"


@pytest.mark.thing("ability:lift-grenade")
@pytest.mark.rule("HG-WREX-06", "HG-GAP-13", "HG-GREN-05", "HG-BIO-01")
def test_lift_grenade_hurts_everybody_in_and_around_a_hex_and_leaves_a_biotic_effect():
    pos = wrex("W   .   h   i   j   k", "empowered", unlocked=[LIFT], enemies=crowd("h", "i", "j", "k"))

    pos.play(f"place:empowered>{LIFT}", "hex:A4")

    assert [pos.fact(letter, "damage") for letter in "hijk"] == [1, 1, 1, 0]
    assert [pos.fact(letter, "biotic") for letter in "hijk"] == [True, True, True, False]


@pytest.mark.thing("ability:lift-grenade")
@pytest.mark.rule("HG-WREX-06", "HG-BIO-03")
def test_lift_grenade_hurts_enemies_that_already_have_a_biotic_effect():
    pos = wrex("W   .   h", "empowered", unlocked=[LIFT], enemies=crowd("h", biotic=True))

    pos.play(f"place:empowered>{LIFT}", "hex:A3")

    assert pos.fact("h", "damage") == 1
    assert pos.fact("h", "biotic")


@pytest.mark.rule("HG-GAP-13", "HG-RULING-35", "HG-GREN-02")
def test_lift_grenade_flies_three_hexes_along_a_clear_line_and_never_to_his_own_hex():
    pos = wrex(
        """
        W   h   .   .   i

          .   .   .
        """,
        "empowered",
        unlocked=[LIFT],
        enemies=crowd("h", "i"),
    )

    pos.play(f"place:empowered>{LIFT}")

    assert pos.offered == ["hex:A2", "hex:A3", "hex:A4", "hex:B1", "decline"]
    assert pos.refusal("hex:A5") == ("HG-GREN-02", "out-of-range")
    assert pos.refusal("hex:B2") == ("HG-GREN-02", "no-line-of-fire")
    assert pos.refusal("hex:A1") == ("HG-GREN-02", "no-line-of-fire")


@pytest.mark.rule("HG-GREN-05", "HG-ADJ-01")
def test_walls_stop_the_blast_of_a_lift_grenade():
    pos = wrex("W   .   h | i", "empowered", unlocked=[LIFT], enemies=crowd("h", "i"), revealed=["A4"])

    pos.play(f"place:empowered>{LIFT}", "hex:A3")

    assert (pos.fact("h", "damage"), pos.fact("i", "damage")) == (1, 0)


@pytest.mark.rule("HG-WREX-06", "HG-GREN-06")
def test_lift_grenade_uses_up_no_grenade_and_hurts_no_hero():
    pos = wrex("W   .   h   S", "empowered", unlocked=[LIFT], enemies=crowd("h"), inventory={"grenade": 1})

    pos.play(f"place:empowered>{LIFT}", "hex:A3")

    assert pos.fact("h", "damage") == 1
    assert pos.fact("S", "shields") == 4
    assert pos.state.inventory[1] == 1


@pytest.mark.rule("HG-ABIL-02", "HG-SLOT-05")
@pytest.mark.parametrize(("die", "unlocked"), [("empowered", []), ("standard", [LIFT])])
def test_lift_grenade_must_be_unlocked_and_takes_an_empowered_die(die, unlocked):
    pos = wrex("W   .   h", die, unlocked=unlocked, enemies=crowd("h"))

    assert not pos.is_offered(f"place:{die}>{LIFT}")


# --- Krogan Warlord ----------------------------------------------------------------------------------------


WARLORD = ["krogans-are-best", "krogan-warlord"]


@pytest.mark.rule("HG-WREX-04", "HG-RULING-33")
def test_at_the_start_of_an_action_an_enraged_token_buys_a_step():
    pos = wrex("W   .   .   h", "standard", meter=2, unlocked=WARLORD, enemies=crowd("h"))

    pos.play("place:standard>shotgun-blast")
    assert pos.asked == "warlord-where"
    assert pos.offered == ["move:A2", "go-on"]
    pos.play("move:A2")
    assert pos.fact("W", "meter") == 1
    pos.play("attack:h:2")

    assert pos.at("W") == "A2"
    assert pos.fact("h", "damage") == 2


@pytest.mark.rule("HG-WREX-04", "HG-ACT-08")
def test_the_step_need_not_be_taken():
    pos = wrex("W   .   h", "standard", meter=2, unlocked=WARLORD, enemies=crowd("h"))

    pos.play("place:standard>shotgun-blast", "go-on", "attack:h:2")

    assert pos.at("W") == "A1"
    assert pos.fact("W", "meter") == 2


@pytest.mark.rule("HG-WREX-05")
def test_it_buys_one_step_per_action_but_one_in_each_action():
    pos = wrex("W   .   .   .", "move2", meter=3, unlocked=WARLORD)

    pos.play("place:move2>move", "move:A2")
    assert pos.asked == "move-where"
    pos.play("stop", "place:move2>bull-rush")
    assert pos.asked == "warlord-where"
    pos.play("move:A3")

    assert pos.asked == "rush-where"
    assert pos.fact("W", "meter") == 1


@pytest.mark.rule("HG-WREX-05", "HG-EX-36")
def test_with_all_tokens_calm_there_is_no_step():
    pos = wrex("W   .   h", "standard", meter=0, unlocked=WARLORD, enemies=crowd("h"))

    pos.play("place:standard>shotgun-blast")

    assert pos.asked == "attack-whom"


@pytest.mark.rule("HG-WREX-04")
def test_other_heroes_actions_give_him_no_step():
    pos = position(
        "W   .   .   S   h",
        heroes={"W": hero(meter=5, unlocked=WARLORD)},
        enemies=crowd("h"),
        active="shepard",
        pool=["standard", "move2"],
    )

    pos.play("place:standard>fire")

    assert pos.asked == "attack-whom"


@pytest.mark.rule("HG-RULING-68", "HG-OPP-01")
def test_the_step_provokes_opportunity_attacks():
    pos = wrex("h   W   .   .", "standard", meter=1, unlocked=WARLORD, enemies=crowd("h"))

    pos.play("place:standard>shotgun-blast", "move:A3")

    assert pos.fact("W", "shields") == 1
    assert pos.is_offered("attack:h:2")


@pytest.mark.thing("ability:krogan-warlord")
@pytest.mark.rule("HG-RULING-68", "HG-RULING-25", "HG-MARK-02")
def test_grapple_ends_the_step_but_not_the_action_it_comes_before():
    pos = wrex("h   W   .   .", "move2", meter=1, unlocked=WARLORD, enemies={"h": grunt(GRAPPLING)})

    pos.play("place:move2>move", "move:A3")

    assert pos.asked == "move-where"
    pos.play("move:A4")
    assert pos.at("W") == "A4"


@pytest.mark.thing("ability:krogan-warlord")
@pytest.mark.rule("HG-RULING-68", "HG-RULING-20")
def test_whoever_falls_on_the_step_takes_no_action():
    pos = wrex("h   W   .   .", "standard", meter=2, health=1, shields=0, unlocked=WARLORD, enemies=crowd("h"))

    pos.play("place:standard>shotgun-blast", "move:A3")

    assert pos.fact("W", "downed")
    assert pos.fact("h", "damage") == 0


@pytest.mark.rule("HG-EX-20", "HG-WREX-04", "HG-UNLOCK-04")
def test_krogan_warlord_can_be_unlocked_only_after_krogans_are_best():
    def unlocking(unlocked: list[str]) -> Position:
        heroes = {"W": hero(xp=2, unlocked=unlocked)}
        pos = position(
            "W   h   .", heroes=heroes, enemies=crowd("h", damage=2), active="wrex", pool=["standard", "move2"]
        )
        return pos.play("place:standard>shotgun-blast", "attack:h:2")

    without = unlocking([])
    assert without.refusal("unlock:wrex:krogan-warlord") == ("HG-UNLOCK-04", "prerequisite-missing")
    assert unlocking(["krogans-are-best"]).is_offered("unlock:wrex:krogan-warlord")


# --- Thick Hide --------------------------------------------------------------------------------------------


HIDE = ["thick-hide"]


@pytest.mark.thing("ability:thick-hide")
@pytest.mark.rule("HG-GAP-13", "HG-TARGET-06")
@pytest.mark.parametrize(
    ("token", "unlocked", "lost"),
    [(TOUGH, HIDE, 2), (GUARDIAN, HIDE, 1), (ENGINEER, HIDE, 1), (TOUGH, [], 3), (GUARDIAN, [], 2)],
)
def test_thick_hide_takes_one_off_attacks_of_two_or_more(token, unlocked, lost):
    pos = attacked(token, shields=0, unlocked=unlocked)

    assert pos.fact("W", "health") == 8 - lost


@pytest.mark.thing("ability:thick-hide")
@pytest.mark.rule("HG-GAP-13", "HG-OPP-03")
def test_thick_hide_helps_against_opportunity_attacks():
    pos = wrex("h   W   .", "move2", unlocked=HIDE, enemies=crowd("h"))

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("W", "shields") == 2


@pytest.mark.rule("HG-GAP-13", "HG-FEAT-10")
def test_thick_hide_does_not_help_against_coolant():
    pos = wrex("W   .", unlocked=HIDE, legend={"W": ["coolant"]}, phase="turn_end")

    assert pos.fact("W", "shields") == 1


@pytest.mark.rule("HG-GAP-13", "HG-TARGET-06")
def test_thick_hide_is_wrexs_alone():
    heroes = {"W": hero(unlocked=HIDE), "S": hero(card="close-enough-to-curse", shields=0)}
    pos = position("W       S   h", heroes=heroes, enemies=crowd("h"), active="shepard", phase="threat")

    assert pos.fact("S", "health") == 4


# --- Last of the Old Blood ---------------------------------------------------------------------------------


OLD_BLOOD = ["last-of-the-old-blood"]


@pytest.mark.thing("ability:last-of-the-old-blood")
@pytest.mark.rule("HG-LOYAB-01", "HG-GAP-13", "HG-WREX-01")
def test_a_hit_that_costs_health_enrages_him_once():
    pos = attacked(TOUGH, shields=1, meter=1, unlocked=OLD_BLOOD)

    assert pos.fact("W", "health") == 6
    assert pos.fact("W", "meter") == 2


@pytest.mark.rule("HG-LOYAB-01")
@pytest.mark.parametrize(("shields", "unlocked"), [(3, OLD_BLOOD), (0, [])])
def test_a_hit_on_his_shields_leaves_him_calm_and_so_does_any_hit_without_the_ability(shields, unlocked):
    pos = attacked(GUARDIAN, shields=shields, unlocked=unlocked)

    assert pos.fact("W", "meter") == 0


@pytest.mark.rule("HG-LOYAB-01")
def test_the_wounds_of_others_leave_him_calm():
    heroes = {"W": hero(unlocked=OLD_BLOOD), "S": hero(card="close-enough-to-curse", shields=0)}
    pos = position("W       S   h", heroes=heroes, enemies=crowd("h"), active="shepard", phase="threat")

    assert pos.fact("S", "health") == 4
    assert pos.fact("W", "meter") == 0


@pytest.mark.thing("ability:last-of-the-old-blood")
@pytest.mark.rule("HG-LOYAB-01", "HG-DMGH-05", "HG-DOWN-01")
def test_once_a_mission_he_keeps_standing_with_one_health_and_all_tokens_enraged():
    pos = attacked(TOUGH, health=2, shields=0, meter=1, unlocked=OLD_BLOOD)

    assert not pos.fact("W", "downed")
    assert pos.fact("W", "health") == 1
    assert pos.fact("W", "meter") == 5


@pytest.mark.rule("HG-LOYAB-01", "HG-DOWN-01")
def test_it_works_at_one_health_too():
    pos = attacked(ENGINEER, health=1, shields=0, unlocked=OLD_BLOOD)

    assert not pos.fact("W", "downed")
    assert pos.fact("W", "health") == 1


@pytest.mark.thing("downed:wrex")
@pytest.mark.rule("HG-LOYAB-01", "HG-DOWN-01")
def test_the_second_time_he_falls():
    pos = attacked(TOUGH, health=2, shields=0, meter=1, unlocked=OLD_BLOOD, spent=["mission:old-blood"])

    assert pos.fact("W", "downed")
    assert pos.fact("W", "meter") == 0


@pytest.mark.rule("HG-LOYAB-01")
def test_the_refusal_to_fall_is_remembered_beyond_the_round():
    pos = attacked(TOUGH, health=2, shields=0, unlocked=OLD_BLOOD)
    used = pos.hero("W").spent

    pos = wrex("W   .   .", unlocked=OLD_BLOOD, spent=used, phase="end")

    assert pos.state.round == 2
    assert pos.hero("W").spent == used != []


@pytest.mark.rule("HG-LOYAB-01", "HG-UNLOCK-05")
def test_last_of_the_old_blood_cannot_be_unlocked_with_xp():
    heroes = {"W": hero(xp=2)}
    pos = position("W   h   .", heroes=heroes, enemies=crowd("h", damage=2), active="wrex", pool=["standard", "move2"])

    pos.play("place:standard>shotgun-blast", "attack:h:2")

    assert pos.refusal("unlock:wrex:last-of-the-old-blood") == ("HG-UNLOCK-05", "loyalty-only")
