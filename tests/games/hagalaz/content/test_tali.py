"""The board of Tali'Zorah."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.game import set_up as set_up_game
from starboard.core.ruling import Ruling, refuse
from starboard.core.table import Table
from starboard.games.hagalaz.content.heroes.tali import can_be_turned
from starboard.games.hagalaz.game import GAME
from support.hagalaz import Position, elite, grunt, hero, position

GUARDIAN, ENGINEER, TROOPER = "guardian-simple", "engineer-simple", "assault-trooper-simple"
TOUGH, REACTING = "guardian-normal", "engineer-normal"


def tali(drawing: str, die: str, *, unlocked: list[str] | None = None, **given: Any) -> Position:
    """Tali's turn with a die to place, and others so that the turn goes on afterwards."""
    heroes = given.pop("heroes", {})
    heroes.setdefault("T", hero(unlocked=unlocked or []))
    given.setdefault("drone", "A1")
    return position(drawing, active="tali", heroes=heroes, pool=[die, "move2", "standard"], **given)


def starry(drawing: str, *, stars: int = 1, unlocked: list[str] | None = None, **given: Any) -> Position:
    """Tali has just rolled this many stars."""
    given.setdefault("drone", "A1")
    heroes = {"T": hero(unlocked=unlocked or []), **given.pop("heroes", {})}
    pos = position(drawing, active="tali", phase="roll", heroes=heroes, pool=["standard"] * 4, **given)
    first = ["star"] * stars + ["standard"] * (4 - stars)
    return pos.play("roll-all", dice=[first, ["move2"] * stars])


# --- Combat Drone ------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:combat-drone")
@pytest.mark.rule("HG-SETUP-15", "HG-CORE-08", "HG-GAP-10")
def test_chatika_starts_in_talis_hex():
    options = {"squad": ["shepard", "liara", "tali", "wrex"], "control": [0, 0, 0, 0]}
    table = Table(GAME, set_up_game(GAME, 1, options, 1), seats=1, seed=1)

    while table.state.round == 0:
        table.pick(0)

    assert table.state.drone == next(hero for hero in table.state.heroes if hero.id == "tali").at


@pytest.mark.thing("ability:combat-drone")
@pytest.mark.rule("HG-CORE-08", "HG-CORE-01", "HG-GAP-10")
def test_a_star_moves_chatika_up_to_2_hexes_and_gives_her_an_action():
    pos = starry("T   .   .   h   .", enemies={"h": grunt(GUARDIAN)})

    assert pos.asked == "drone-where"
    assert pos.offered == ["hex:A2", "hex:A3", "stop"]
    assert pos.refusal("hex:A4") == ("HG-GAP-10", "out-of-range")
    pos.play("hex:A3")
    assert pos.asked == "drone-does"
    assert pos.offered == ["attack:h:1", "decline"]
    pos.play("attack:h:1")

    assert pos.fact("table", "drone") == "A3"
    assert pos.fact("h", "damage") == 1
    assert pos.at("T") == "A1"
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-CORE-08", "HG-RULING-16")
def test_neither_moving_nor_acting_is_a_must():
    pos = starry("T   h", enemies={"h": grunt(GUARDIAN)})

    pos.play("stop", "decline")

    assert pos.fact("table", "drone") == "A1"
    assert pos.fact("h", "damage") == 0
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-CORE-01", "HG-RULING-16", "HG-CORE-08")
def test_several_stars_are_resolved_one_by_one():
    pos = starry("T   .   .   .   .   h", stars=2, enemies={"h": grunt(GUARDIAN)})

    pos.play("hex:A3", "hex:A5", "attack:h:1")

    assert pos.fact("h", "damage") == 1
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-TALI-01", "HG-GAP-10", "HG-FEAT-14")
def test_chatika_flies_over_characters_and_ledges_and_may_share_a_hex():
    pos = starry("T   h   u", enemies={"h": grunt(GUARDIAN)})

    assert pos.offered == ["hex:A2", "hex:A3", "stop"]
    pos.play("hex:A2", "attack:h:1")

    assert pos.fact("table", "drone") == pos.at("h") == "A2"
    assert pos.fact("h", "damage") == 1


@pytest.mark.rule("HG-GAP-10", "HG-DOOR-02", "HG-WALL-01", "HG-CONC-03")
@pytest.mark.parametrize(
    ("drawing", "revealed", "reason"),
    [
        ("T   . | .", ["A3"], "out-of-range"),
        ("T   . D .", ["A3"], "out-of-range"),
        ("T   . d .", [], "concealed"),
    ],
    ids=["a wall", "a locked door", "a concealed area"],
)
def test_chatika_is_stopped_by(drawing: str, revealed: list[str], reason: str):
    pos = starry(drawing, revealed=revealed)

    assert pos.offered == ["hex:A2", "stop"]
    assert pos.refusal("hex:A3") == ("HG-GAP-10", reason)


@pytest.mark.rule("HG-GAP-10", "HG-CONC-03")
def test_chatika_does_not_fly_through_a_concealed_area():
    pos = starry("T d . d .", revealed=["A3"])

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-TALI-04", "HG-LOOT-01", "HG-FEAT-06")
def test_hexes_do_nothing_to_chatika_and_she_carries_nothing():
    pos = starry("T   .   *")

    pos.play("hex:A3")

    assert pos.fact("table", "loot") == {"A3": 1}
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-32", "HG-XP-01")
def test_what_chatika_defeats_is_talis():
    pos = starry("T   h", enemies={"h": grunt(ENGINEER, damage=1)})

    pos.play("stop", "attack:h:1")

    assert not pos.stands("h")
    assert pos.fact("T", "xp") == 1


@pytest.mark.rule("HG-RULING-46", "HG-MARK-04")
def test_a_reaction_to_chatika_goes_toward_tali():
    pos = starry("T   .   .   h   .   .", drone="A5", enemies={"h": grunt(REACTING)})

    pos.play("stop", "attack:h:1")

    assert pos.at("h") == "A3"


@pytest.mark.rule("HG-CORE-08", "HG-DOOR-05")
def test_chatika_unlocks_a_door_on_an_edge_of_her_hex():
    pos = starry("T   .   . D .   h", enemies={"h": grunt(GUARDIAN)})

    pos.play("hex:A3", "door:0")

    assert pos.fact("table", "locked_doors") == []
    assert pos.fact("h", "concealed")
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-36", "HG-CONC-05")
def test_a_hero_at_the_door_chatika_unlocks_sees_what_lies_behind():
    pos = starry("S D h   .   .\n\n  T", drone="B1", enemies={"h": grunt(GUARDIAN)})

    pos.play("hex:A1", "door:0")

    assert not pos.fact("h", "concealed")
    assert not pos.fact("h", "stunned")


@pytest.mark.rule("HG-GAP-10", "HG-DOOR-05")
def test_chatika_locks_no_doors_and_reaches_nothing_farther_away():
    pos = starry("T d x   . D .", revealed=["A2", "A4"], enemies={"x": grunt(GUARDIAN), "y": grunt(GUARDIAN, at="A3")})

    pos.play("stop")

    assert pos.offered == ["attack:x:1", "decline"]
    assert pos.refusal("y") == ("HG-GAP-10", "too-far-from-drone")
    assert pos.refusal("door:0") == ("HG-DOOR-05", "door-unlocked")
    assert pos.refusal("door:1") == ("HG-GAP-10", "too-far-from-drone")


@pytest.mark.rule("HG-CORE-08", "HG-DOOR-05")
def test_chatika_unlocks_one_of_several_doors():
    pos = starry("T d . D .", revealed=["A2"])

    pos.play("hex:A2", "door:1")

    assert pos.fact("table", "locked_doors") == []


@pytest.mark.rule("HG-CORE-08", "HG-TURR-08")
def test_chatika_disables_a_turret_in_her_hex():
    pos = starry("T   R   Q", legend={"R": ["turret:E"], "Q": ["turret:W"]})

    pos.play("hex:A2")
    assert pos.offered == ["turret:0", "decline"]
    assert pos.refusal("turret:1") == ("HG-GAP-10", "too-far-from-drone")
    pos.play("turret:0")

    assert pos.fact("table", "disabled_turrets") == ["A2"]


@pytest.mark.rule("HG-TURR-08", "HG-RULING-63")
def test_disabling_a_turret_may_complete_an_objective():
    objective = {
        "id": "quiet",
        "kind": "paragon",
        "title": "",
        "text": "",
        "when": {"name": "turrets-disabled", "at_least": 2},
    }
    legend = {"R": ["turret:E"], "Q": ["turret:W"]}
    pos = starry("T   R   Q", legend=legend, disabled_turrets=["A2"], objective=[objective])

    pos.play("hex:A3", "turret:1")

    assert pos.over == "paragon"


@pytest.mark.rule("HG-TURR-08")
def test_a_disabled_turret_is_refused():
    pos = starry("R   h\n\n  T", legend={"R": ["turret:E"]}, disabled_turrets=["A1"], enemies={"h": grunt(GUARDIAN)})

    pos.play("stop")

    assert pos.refusal("turret:0") == ("HG-TURR-08", "turret-disabled")


@pytest.mark.rule("HG-TALI-02", "HG-LOF-10")
def test_chatika_does_not_block_line_of_fire():
    pos = position("S   .   h   T", drone="A2", enemies={"h": grunt(GUARDIAN)}, pool=["standard", "move2"])

    pos.play("place:standard>fire", "attack:h:1")

    assert pos.fact("h", "damage") == 1


@pytest.mark.rule("HG-TALI-03", "HG-SPAWN-07")
def test_chatika_does_not_block_a_spawn_hex():
    pos = position(
        "T   .   .   g",
        active="tali",
        phase="threat",
        drone="A4",
        heroes={"T": hero(card="second-shift")},
        enemies={"h": grunt(ENGINEER, stunned=True, at="A3")},
        bag={GUARDIAN: 1},
        lead="tali",
        pool=["standard"],
    )

    assert [enemy.token for enemy in pos.state.enemies] == [ENGINEER, GUARDIAN]


@pytest.mark.rule("HG-TALI-04")
def test_enemies_take_no_notice_of_chatika():
    pos = position(
        "T   .   .   .   h   .",
        active="tali",
        phase="threat",
        drone="A6",
        heroes={"T": hero(card="wall-that-walks")},
        enemies={"h": grunt(GUARDIAN)},
        lead="tali",
        pool=["standard"],
    )

    assert pos.at("h") == "A3"


@pytest.mark.rule("HG-CORE-08", "HG-DOWN-01")
def test_chatika_stays_where_she_is_when_tali_falls():
    pos = tali(
        "h   T   .   .",
        "move2",
        drone="A4",
        heroes={"T": hero(health=1, shields=0)},
        enemies={"h": grunt(GUARDIAN)},
    )

    pos.play("place:move2>move", "move:A3")

    assert pos.fact("T", "downed")
    assert pos.fact("table", "drone") == "A4"


# --- Remote Control ----------------------------------------------------------------------------------------


@pytest.mark.thing("ability:remote-control")
@pytest.mark.rule("HG-GAP-11", "HG-TALI-01")
@pytest.mark.parametrize(("die", "farthest"), [("move2", 3), ("move3", 4), ("combined", 3)])
def test_remote_control_moves_chatika_by_the_points_of_the_die(die: str, farthest: int):
    pos = tali("T   .   .   .   .", die)

    pos.play(f"place:{die}>remote-control")

    assert pos.offered == [*(f"hex:A{column}" for column in range(2, farthest + 1)), "stop"]


@pytest.mark.thing("ability:remote-control")
@pytest.mark.rule("HG-GAP-11", "HG-CORE-08")
def test_remote_control_ends_with_a_drone_action_and_tali_stays():
    pos = tali("T   .   .   .   h", "move3", enemies={"h": grunt(GUARDIAN)})

    pos.play("place:move3>remote-control", "hex:A4", "attack:h:1")

    assert pos.fact("h", "damage") == 1
    assert pos.at("T") == "A1"
    assert pos.is_offered("place:move2>remote-control")


# --- Pistol Burst ------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:pistol-burst")
@pytest.mark.rule("HG-TALI-05", "HG-DIST-05", "HG-RULING-72")
def test_pistol_burst_hits_an_enemy_within_2_hexes():
    pos = tali("T   .   x   y", "standard", enemies={"x": grunt(GUARDIAN), "y": grunt(GUARDIAN)})

    pos.play("place:standard>pistol-burst")
    assert pos.offered == ["attack:x:1", "decline"]
    assert pos.refusal("y") == ("HG-DIST-05", "out-of-range")
    pos.play("attack:x:1")

    assert pos.fact("x", "damage") == 1
    assert pos.asked == "place-which"


@pytest.mark.thing("ability:pistol-burst")
@pytest.mark.rule("HG-TALI-05", "HG-GAP-11")
def test_an_empowered_pistol_burst_may_hit_two_enemies():
    pos = tali("T   x   y", "empowered", enemies={"x": grunt(GUARDIAN), "y": grunt(GUARDIAN)})

    pos.play("place:empowered>pistol-burst", "attack:x:1", "attack:y:1")

    assert pos.fact("x", "damage") == pos.fact("y", "damage") == 1
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-55", "HG-ELITE-04", "HG-RULING-56")
def test_an_empowered_pistol_burst_is_two_instances():
    pos = tali("T   b", "empowered", enemies={"b": grunt("boss")}, elite=[elite("boss", resilience=[1, 1, 1])])

    pos.play("place:empowered>pistol-burst", "attack:b:1", "attack:b:1")

    assert pos.fact("b", "level") == 2


@pytest.mark.rule("HG-EMP-02", "HG-ACT-08")
def test_an_empowered_pistol_burst_may_stop_after_one_shot():
    pos = tali("T   x", "empowered", enemies={"x": grunt(GUARDIAN)})

    pos.play("place:empowered>pistol-burst", "attack:x:1", "decline")

    assert pos.fact("x", "damage") == 1


@pytest.mark.rule("HG-RULING-45")
def test_enemies_react_between_the_two_shots_of_a_pistol_burst():
    pos = tali("T   .   x", "empowered", enemies={"x": grunt(REACTING)})

    pos.play("place:empowered>pistol-burst", "attack:x:1")

    assert pos.at("x") == "A2"
    assert pos.asked == "attack-whom"


# --- Energy Drain ------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:energy-drain")
@pytest.mark.rule("HG-TALI-08", "HG-GAP-11")
def test_energy_drain_hurts_and_restores_a_shield():
    pos = tali("T   .   .   h", "standard", heroes={"T": hero(shields=1)}, enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>energy-drain", "attack:h:1")

    assert pos.fact("h", "damage") == 1
    assert pos.fact("T", "shields") == 2


@pytest.mark.thing("ability:energy-drain")
@pytest.mark.rule("HG-TALI-08", "HG-EX-34")
def test_energy_drain_hurts_even_at_full_shields():
    pos = tali("T   h", "standard", enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>energy-drain", "attack:h:1")

    assert pos.fact("h", "damage") == 1
    assert pos.fact("T", "shields") == 4


@pytest.mark.rule("HG-GAP-11", "HG-EMP-02")
def test_an_empowered_energy_drain_deals_2_and_restores_1():
    pos = tali("T   h", "empowered", heroes={"T": hero(shields=0)}, enemies={"h": grunt(GUARDIAN)})

    pos.play("place:empowered>energy-drain")
    assert pos.offered == ["attack:h:2", "attack:h:1", "decline"]
    pos.play("attack:h:2")

    assert pos.fact("h", "damage") == 2
    assert pos.fact("T", "shields") == 1


@pytest.mark.rule("HG-RULING-73", "HG-GAP-11")
def test_energy_drain_without_a_target_restores_nothing():
    pos = tali("T   .   .   .   h", "standard", heroes={"T": hero(shields=1)}, enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>energy-drain")

    assert pos.asked == "place-which"
    assert pos.fact("T", "shields") == 1


@pytest.mark.rule("HG-ACT-08", "HG-GAP-11")
def test_a_declined_energy_drain_restores_nothing():
    pos = tali("T   h", "standard", heroes={"T": hero(shields=1)}, enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>energy-drain", "decline")

    assert pos.fact("T", "shields") == 1


# --- Sabotage Enemy ----------------------------------------------------------------------------------------

SABOTAGE = ["sabotage-enemy"]


@pytest.mark.thing("ability:sabotage-enemy")
@pytest.mark.rule("HG-TALI-07", "HG-GAP-11", "HG-RULING-32")
def test_a_sabotaged_enemy_hits_another_one_in_its_line_of_fire_for_tali():
    pos = tali(
        "T   x   .   y",
        "standard",
        unlocked=SABOTAGE,
        enemies={"x": grunt("assault-trooper-normal"), "y": grunt(ENGINEER)},
    )

    pos.play("place:standard>sabotage-enemy", "attack:x")

    assert not pos.stands("y")
    assert pos.fact("T", "xp") == 1
    assert not pos.fact("x", "stunned")


@pytest.mark.thing("ability:sabotage-enemy")
@pytest.mark.rule("HG-TALI-07", "HG-MARK-07", "HG-DIST-05")
def test_sabotage_needs_an_active_ranged_enemy_within_4_that_has_somebody_to_shoot():
    pos = tali(
        """
        T   .   w   x   y   z

          .   .   .   .   v
        """,
        "standard",
        unlocked=SABOTAGE,
        enemies={
            "w": grunt(GUARDIAN),
            "x": grunt(TROOPER),
            "y": grunt(TROOPER, stunned=True),
            "z": grunt(TROOPER),
            "v": grunt(GUARDIAN),
        },
    )

    pos.play("place:standard>sabotage-enemy")

    assert pos.offered == ["attack:x", "decline"]
    assert pos.refusal("w") == ("HG-TALI-07", "not-ranged")
    assert pos.refusal("y") == ("HG-MARK-07", "stunned-already")
    assert pos.refusal("z") == ("HG-DIST-05", "out-of-range")


@pytest.mark.thing("ability:sabotage-enemy")
@pytest.mark.rule("HG-TALI-07")
def test_sabotage_needs_somebody_in_the_sights_of_the_enemy():
    def turned(drawing: str, **enemies: Any) -> Ruling:
        pos = tali(drawing, "standard", unlocked=SABOTAGE, enemies=enemies)
        hero = next(hero for hero in pos.state.heroes if hero.id == "tali")
        return can_be_turned(pos.state, hero, pos.state.enemies[0], 4, stuns=False)

    assert turned("T   .   x   y", x=grunt(TROOPER), y=grunt(TROOPER))
    assert turned("T   .   x   .", x=grunt(TROOPER)) == refuse("HG-TALI-07", "nobody-in-its-sights")


@pytest.mark.rule("HG-TALI-07", "HG-GAP-11")
def test_a_lone_enemy_is_sabotaged_only_to_stun_it():
    plain = tali("T   x", "standard", unlocked=SABOTAGE, enemies={"x": grunt(TROOPER)})
    empowered = tali("T   x", "empowered", unlocked=SABOTAGE, enemies={"x": grunt(TROOPER)})

    plain.play("place:standard>sabotage-enemy")
    empowered.play("place:empowered>sabotage-enemy", "attack:x")

    assert plain.asked == "place-which"
    assert not plain.fact("x", "stunned")
    assert empowered.fact("x", "stunned")


@pytest.mark.rule("HG-TALI-07", "HG-ELITE-09", "HG-CONC-03")
def test_neither_a_lone_elite_nor_a_grunt_facing_concealed_enemies_is_worth_sabotaging():
    boss = elite("boss", resilience=[3], markers=["ranged"])
    alone = tali("T   b", "empowered", unlocked=SABOTAGE, enemies={"b": grunt("boss")}, elite=[boss])
    facing = tali("T   x d y", "standard", unlocked=SABOTAGE, enemies={"x": grunt(TROOPER), "y": grunt(GUARDIAN)})

    alone.play("place:empowered>sabotage-enemy")
    facing.play("place:standard>sabotage-enemy")

    assert alone.asked == facing.asked == "place-which"


@pytest.mark.rule("HG-TALI-07", "HG-LIAR-08", "HG-BIO-02")
def test_a_marker_that_asari_controller_voids_does_not_save_an_enemy_from_sabotage():
    pos = tali(
        "T   x   .   y",
        "standard",
        heroes={
            "T": hero(unlocked=SABOTAGE),
            "liara": hero(unlocked=["warp-ammo", "asari-controller"]),
        },
        enemies={"x": grunt("cannibal-extreme", biotic=True), "y": grunt("cannibal-simple")},
        faction="reapers",
    )
    assert pos.fact("x", "markers") == []

    pos.play("place:standard>sabotage-enemy", "attack:x")

    assert pos.fact("y", "damage") == 1


@pytest.mark.rule("HG-EMP-02", "HG-GAP-11", "HG-STUN-01")
@pytest.mark.parametrize(("answer", "stunned"), [("use:stun", True), ("go-on", False)])
def test_an_empowered_sabotage_may_stun_the_grunt_afterwards(answer: str, stunned: bool):
    pos = tali("T   x   y", "empowered", unlocked=SABOTAGE, enemies={"x": grunt(TROOPER), "y": grunt(GUARDIAN)})

    pos.play("place:empowered>sabotage-enemy", "attack:x", answer)

    assert pos.fact("y", "damage") == 1
    assert pos.fact("x", "stunned") is stunned


@pytest.mark.rule("HG-ELITE-09", "HG-GAP-11")
def test_a_sabotaged_elite_is_not_stunned():
    pos = tali(
        "T   b   y",
        "empowered",
        unlocked=SABOTAGE,
        enemies={"b": grunt("boss"), "y": grunt(GUARDIAN)},
        elite=[elite("boss", resilience=[3], attack=2, markers=["ranged"])],
    )

    pos.play("place:empowered>sabotage-enemy", "attack:b")

    assert pos.fact("y", "damage") == 2
    assert not pos.fact("b", "stunned")
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-TALI-07", "HG-RULING-46")
def test_tali_picks_the_victim_which_reacts_toward_her():
    pos = tali(
        "T   .   y   x   z",
        "standard",
        unlocked=SABOTAGE,
        enemies={"x": grunt(TROOPER), "y": grunt(REACTING), "z": grunt(GUARDIAN)},
    )

    pos.play("place:standard>sabotage-enemy", "attack:x")
    assert pos.asked == "sabotage-target"
    assert pos.offered == ["attack:y:1", "attack:z:1"]
    pos.play("attack:y:1")

    assert pos.at("y") == "A2"
    assert pos.fact("z", "damage") == 0


# --- Sabotage Turrets --------------------------------------------------------------------------------------

TURRETS = ["sabotage-turrets"]


@pytest.mark.thing("ability:sabotage-turrets")
@pytest.mark.rule("HG-TALI-06", "HG-TURR-03", "HG-TURR-08")
def test_sabotage_fires_disabled_turrets_too_and_they_stay_disabled():
    pos = tali(
        "T   .   x   y   R",
        "standard",
        unlocked=TURRETS,
        legend={"R": ["turret:W"]},
        disabled_turrets=["A5"],
        enemies={"x": grunt(GUARDIAN), "y": grunt(GUARDIAN)},
    )

    pos.play("place:standard>sabotage-turrets", "direction:E")
    assert pos.asked == "sabotage-turrets-next"
    assert pos.offered == ["turret:0", "use:chatika"]
    pos.play("turret:0")

    assert pos.fact("x", "damage") == pos.fact("y", "damage") == 2
    assert pos.fact("T", "shields") == 4
    assert pos.fact("table", "disabled_turrets") == ["A5"]


@pytest.mark.thing("ability:sabotage-turrets")
@pytest.mark.rule("HG-TALI-06", "HG-LOF-04", "HG-TURR-04")
def test_a_sabotaged_turret_fires_one_way_and_not_through_walls():
    pos = tali(
        "T   w | x   R   y",
        "standard",
        unlocked=TURRETS,
        legend={"R": ["turret:W"]},
        revealed=["A3"],
        enemies={"w": grunt(GUARDIAN), "x": grunt(GUARDIAN), "y": grunt(GUARDIAN)},
        drone="A1",
    )

    pos.play("place:standard>sabotage-turrets", "direction:E")

    assert [pos.fact(enemy, "damage") for enemy in "wxy"] == [1, 1, 0]


@pytest.mark.rule("HG-GAP-11", "HG-TURR-03", "HG-EMP-01")
def test_without_turrets_chatika_alone_fires_in_the_chosen_direction_her_own_hex_included():
    pos = tali(
        """
          T   .   .   .

        .   x   y   .
        """,
        "empowered",
        unlocked=TURRETS,
        drone="B2",
        enemies={"x": grunt(GUARDIAN), "y": grunt(GUARDIAN)},
    )

    pos.play("place:empowered>sabotage-turrets")
    assert len(pos.offered) == 7
    pos.play("direction:W")

    assert pos.fact("x", "damage") == 2
    assert pos.fact("y", "damage") == 0


@pytest.mark.rule("HG-GAP-11", "HG-ACT-08")
def test_chatika_is_offered_only_directions_that_hit_somebody():
    pos = tali("T   .   x", "standard", unlocked=TURRETS, enemies={"x": grunt(GUARDIAN)})

    pos.play("place:standard>sabotage-turrets")

    assert pos.offered == ["direction:E", "decline"]
    pos.play("decline")
    assert pos.fact("x", "damage") == 0


@pytest.mark.rule("HG-ACT-08", "HG-TALI-06")
def test_a_declined_sabotage_leaves_the_turrets_silent():
    pos = tali("T   x   R", "standard", unlocked=TURRETS, legend={"R": ["turret:W"]}, enemies={"x": grunt(GUARDIAN)})

    pos.play("place:standard>sabotage-turrets", "decline")

    assert pos.fact("x", "damage") == 0


@pytest.mark.rule("HG-TALI-06")
def test_turrets_fire_when_chatika_has_nobody_to_hit():
    pos = tali(
        """
        T   .   .   .   .

          .   .   x   .   R
        """,
        "standard",
        unlocked=TURRETS,
        legend={"R": ["turret:W"]},
        enemies={"x": grunt(GUARDIAN)},
    )

    pos.play("place:standard>sabotage-turrets")
    assert pos.offered == ["use:turrets", "decline"]
    pos.play("use:turrets")

    assert pos.fact("x", "damage") == 1


@pytest.mark.rule("HG-RULING-55", "HG-TALI-06", "HG-RULING-32")
def test_each_sabotaged_turret_is_an_instance_of_its_own():
    pos = tali(
        "T   b   R",
        "standard",
        unlocked=TURRETS,
        legend={"R": ["turret:W"]},
        enemies={"b": grunt("boss")},
        elite=[elite("boss", resilience=[1, 1])],
    )

    pos.play("place:standard>sabotage-turrets", "direction:E", "use:chatika")

    assert not pos.stands("b")
    assert pos.fact("T", "xp") == 1


@pytest.mark.rule("HG-CONC-03", "HG-TALI-06")
def test_turrets_in_concealed_areas_are_left_out():
    pos = tali(
        """
        T   .

          .   x d R
        """,
        "standard",
        unlocked=TURRETS,
        legend={"R": ["turret:W"]},
        enemies={"x": grunt(GUARDIAN)},
    )

    pos.play("place:standard>sabotage-turrets")

    assert pos.asked == "place-which"
    assert pos.fact("x", "damage") == 0


@pytest.mark.rule("HG-CONC-03", "HG-TALI-06")
def test_sabotage_turrets_hurts_no_concealed_enemies():
    pos = tali(
        "T   y d x",
        "standard",
        unlocked=TURRETS,
        drone="A2",
        enemies={"x": grunt(GUARDIAN), "y": grunt(GUARDIAN)},
    )

    pos.play("place:standard>sabotage-turrets", "direction:E")

    assert pos.fact("y", "damage") == 1
    assert pos.fact("x", "damage") == 0


@pytest.mark.rule("HG-RULING-73", "HG-TALI-06")
def test_with_nobody_in_any_line_of_fire_turrets_do_nothing():
    pos = tali("T   .   R", "standard", unlocked=TURRETS, legend={"R": ["turret:W"]})

    pos.play("place:standard>sabotage-turrets")

    assert pos.asked == "place-which"


@pytest.mark.rule("HG-RULING-48", "HG-TALI-06")
def test_the_order_is_asked_only_of_lines_that_meet_on_an_enemy():
    pos = tali(
        """
        x   .   R   T

          .   y   .
        """,
        "standard",
        unlocked=TURRETS,
        legend={"R": ["turret:W"]},
        drone="B2",
        enemies={"x": grunt(GUARDIAN), "y": grunt(GUARDIAN)},
    )

    pos.play("place:standard>sabotage-turrets", "direction:NW")

    assert pos.asked == "place-which"
    assert pos.fact("x", "damage") == pos.fact("y", "damage") == 1


# --- Combat Upgrade ----------------------------------------------------------------------------------------


@pytest.mark.thing("ability:combat-upgrade")
@pytest.mark.rule("HG-GAP-11")
def test_combat_upgrade_adds_1_to_every_strike_of_the_drone():
    star = starry("T   h", unlocked=["combat-upgrade"], enemies={"h": grunt(GUARDIAN)})
    remote = tali("T   h", "move2", unlocked=["combat-upgrade"], enemies={"h": grunt(GUARDIAN)})

    star.play("stop", "attack:h:2")
    remote.play("place:move2>remote-control", "stop", "attack:h:2")

    assert star.fact("h", "damage") == remote.fact("h", "damage") == 2


@pytest.mark.rule("HG-GAP-11")
def test_combat_upgrade_adds_nothing_to_sabotage_turrets():
    pos = tali("T   h", "standard", unlocked=["combat-upgrade", *TURRETS], enemies={"h": grunt(GUARDIAN)})

    pos.play("place:standard>sabotage-turrets", "direction:E")

    assert pos.fact("h", "damage") == 1


# --- Lockdown ----------------------------------------------------------------------------------------------


@pytest.mark.thing("ability:lockdown")
@pytest.mark.rule("HG-GAP-11", "HG-DOOR-01", "HG-DOOR-05")
def test_lockdown_turns_a_door_over_either_way():
    locked = tali("T   .   . D .", "move2", unlocked=["lockdown"])
    unlocked = tali("T   .   . d .", "move2", unlocked=["lockdown"])

    locked.play("place:move2>lockdown", "door:0", "stop")
    unlocked.play("place:move2>lockdown", "door:0", "stop")

    assert locked.fact("table", "locked_doors") == []
    assert unlocked.fact("table", "locked_doors") == ["A3/A4"]


@pytest.mark.thing("ability:lockdown")
@pytest.mark.rule("HG-GAP-11", "HG-DOOR-01")
def test_lockdown_turns_over_only_the_door_that_is_chosen():
    pos = tali("T d . D .", "move2", unlocked=["lockdown"], revealed=["A2"])

    pos.play("place:move2>lockdown", "door:0")

    assert pos.fact("table", "locked_doors") == ["A1/A2", "A2/A3"]


@pytest.mark.rule("HG-GAP-11", "HG-DIST-05")
def test_lockdown_reaches_doors_within_2_hexes_of_tali_and_at_chatika():
    drawing = "T   .   .   . D .   .   . D ."
    near = tali(drawing, "move2", unlocked=["lockdown"], revealed=["A5"], drone="A7")

    near.play("place:move2>lockdown")

    assert near.offered == ["door:A7/A8", "go-on"]
    assert near.refusal("door:0") == ("HG-DIST-05", "out-of-range")


@pytest.mark.rule("HG-RULING-36", "HG-GAP-11")
def test_unlocking_a_door_from_afar_reveals_only_to_heroes_standing_at_it():
    enemies = {"h": grunt(GUARDIAN)}
    afar = tali("T   .   . D h", "move2", unlocked=["lockdown"], enemies=enemies)
    at_it = tali("T   .   S D h", "move2", unlocked=["lockdown"], enemies=enemies)

    for pos in (afar, at_it):
        pos.play("place:move2>lockdown", "door:0", "stop")

    assert afar.fact("h", "concealed")
    assert not at_it.fact("h", "concealed")
    assert not at_it.fact("h", "stunned")


@pytest.mark.rule("HG-GAP-11", "HG-CONC-06", "HG-DOOR-02")
def test_locking_a_door_stops_movement_but_conceals_nothing():
    pos = tali("T d h   .", "move3", unlocked=["lockdown"], revealed=["A2"], enemies={"h": grunt(GUARDIAN)})

    pos.play("place:move3>lockdown", "door:0")

    assert not pos.fact("h", "concealed")
    assert not pos.fact("h", "stunned")
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-GAP-11", "HG-RULING-25")
def test_after_lockdown_tali_may_move_1_hex_which_provokes():
    pos = tali("h   T   .   . d .", "move3", unlocked=["lockdown"], enemies={"h": grunt(GUARDIAN)})

    pos.play("place:move3>lockdown", "go-on", "move:A3")

    assert pos.at("T") == "A3"
    assert pos.fact("T", "shields") == 2
    assert pos.fact("table", "locked_doors") == []
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-GAP-11", "HG-FEAT-03")
def test_the_step_of_lockdown_is_no_fast_travel():
    pos = tali("T   .   b", "move2", unlocked=["lockdown"], legend={"T": ["fast-travel-b"]})

    pos.play("place:move2>lockdown")

    assert pos.offered == ["move:A2", "stop"]


@pytest.mark.rule("HG-RULING-63", "HG-GAP-11")
def test_a_door_turned_over_may_complete_an_objective():
    objective = {
        "id": "open",
        "kind": "renegade",
        "title": "",
        "text": "",
        "when": {"name": "doors-unlocked", "doors": ["A2/A3"]},
    }
    pos = tali("T   . D .", "move2", unlocked=["lockdown"], objective=[objective])

    pos.play("place:move2>lockdown", "door:0")

    assert pos.over == "renegade"


# --- Fleet Shielding ---------------------------------------------------------------------------------------


def shielding(die: str) -> Position:
    """Shepard stands next to Chatika, Garrus next to Tali, Wrex by himself; all lack shields."""
    pos = tali(
        "W   .   G   T   .   .   S",
        die,
        drone="A6",
        heroes={
            "T": hero(unlocked=["fleet-shielding"], shields=1),
            "G": hero(shields=2),
            "S": hero(shields=0),
            "W": hero(shields=0),
        },
    )
    return pos.play(f"place:{die}>fleet-shielding")


@pytest.mark.thing("ability:fleet-shielding")
@pytest.mark.rule("HG-LOYAB-01", "HG-DMGH-04", "HG-GAP-11")
def test_fleet_shielding_restores_a_shield_to_tali_and_heroes_near_her_or_chatika():
    pos = shielding("standard")

    assert [pos.fact(letter, "shields") for letter in "TGSW"] == [2, 3, 1, 0]


@pytest.mark.thing("ability:fleet-shielding")
@pytest.mark.rule("HG-EMP-01", "HG-DMGH-04", "HG-GAP-11")
def test_empowered_fleet_shielding_restores_2_up_to_the_maximum():
    pos = shielding("empowered")

    assert [pos.fact(letter, "shields") for letter in "TGSW"] == [3, 3, 2, 0]


@pytest.mark.rule("HG-RULING-21", "HG-GAP-11")
def test_fleet_shielding_leaves_downed_heroes_out():
    pos = tali(
        "G   T",
        "standard",
        heroes={"T": hero(unlocked=["fleet-shielding"]), "G": hero(downed=True, health=0, shields=0)},
    )

    pos.play("place:standard>fleet-shielding")

    assert pos.fact("G", "shields") == 0


# --- Drone Detonation --------------------------------------------------------------------------------------

DETONATION = ["combat-upgrade", "drone-detonation"]


@pytest.mark.thing("ability:drone-detonation")
@pytest.mark.rule("HG-GAP-11", "HG-RULING-32", "HG-ADVAB-01")
def test_detonation_hurts_everybody_in_and_around_chatikas_hex_and_brings_her_back():
    pos = tali(
        "T   w   .   x   y   z",
        "empowered",
        drone="A5",
        unlocked=DETONATION,
        enemies={
            "w": grunt(GUARDIAN),
            "x": grunt(GUARDIAN),
            "y": grunt(ENGINEER),
            "z": grunt(GUARDIAN),
        },
    )

    pos.play("place:empowered>drone-detonation", "use:detonate")

    assert [pos.fact(enemy, "damage") for enemy in "wxz"] == [0, 2, 2]
    assert not pos.stands("y")
    assert pos.fact("T", "xp") == 1
    assert pos.fact("table", "drone") == "A1"


@pytest.mark.thing("ability:drone-detonation")
@pytest.mark.rule("HG-RULING-45", "HG-RULING-46")
def test_enemies_react_to_the_detonation_toward_tali():
    pos = tali("T   .   .   x   .   .", "empowered", drone="A5", unlocked=DETONATION, enemies={"x": grunt(REACTING)})

    pos.play("place:empowered>drone-detonation", "use:detonate")

    assert pos.at("x") == "A3"


@pytest.mark.rule("HG-ACT-08")
def test_detonation_may_be_declined():
    pos = tali("T   x", "empowered", drone="A2", unlocked=DETONATION, enemies={"x": grunt(GUARDIAN)})

    pos.play("place:empowered>drone-detonation", "decline")

    assert pos.fact("x", "damage") == 0
    assert pos.fact("table", "drone") == "A2"


@pytest.mark.rule("HG-UNLOCK-04", "HG-ADVAB-01")
def test_detonation_needs_combat_upgrade():
    pos = tali("T   h", "standard", heroes={"T": hero(xp=2)}, enemies={"h": grunt(ENGINEER, damage=1)})

    pos.play("place:standard>pistol-burst", "attack:h:1")

    assert pos.refusal("unlock:tali:drone-detonation") == ("HG-UNLOCK-04", "prerequisite-missing")
    assert pos.refusal("unlock:tali:fleet-shielding") == ("HG-UNLOCK-05", "loyalty-only")


# --- all actions -------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-RULING-73", "HG-CONC-03")
@pytest.mark.parametrize(
    ("die", "action"),
    [
        ("empowered", "pistol-burst"),
        ("empowered", "energy-drain"),
        ("move2", "remote-control"),
        ("empowered", "sabotage-enemy"),
        ("empowered", "sabotage-turrets"),
    ],
)
def test_no_action_of_tali_reaches_a_concealed_enemy(die: str, action: str):
    pos = tali("T d h", die, unlocked=[*SABOTAGE, *TURRETS], enemies={"h": grunt(TROOPER)})

    pos.play(f"place:{die}>{action}")

    assert pos.asked == "place-which"
    assert pos.fact("h", "damage") == 0


@pytest.mark.rule("HG-CONC-03", "HG-GAP-11")
def test_a_detonation_hurts_no_concealed_enemy():
    pos = tali("T d h", "empowered", unlocked=DETONATION, enemies={"h": grunt(GUARDIAN)})

    pos.play("place:empowered>drone-detonation", "use:detonate")

    assert pos.fact("h", "damage") == 0


@pytest.mark.rule("HG-ACT-08", "HG-TALI-07")
def test_sabotage_may_be_declined():
    pos = tali("T   x   y", "empowered", unlocked=SABOTAGE, enemies={"x": grunt(TROOPER), "y": grunt(GUARDIAN)})

    pos.play("place:empowered>sabotage-enemy", "decline")

    assert pos.fact("y", "damage") == 0
    assert not pos.fact("x", "stunned")
