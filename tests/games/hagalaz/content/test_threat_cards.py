"""Every threat card does what its text says: whom it wakes, in which order, and what else it brings."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.event import Event
from starboard.games.hagalaz.events import (
    EnemyActivated,
    EnemyMoved,
    EnemySpawned,
    EscalationCounted,
    HeroAttacked,
    HeroHurt,
    LootPlaced,
    TurretFired,
    TurretTurned,
)
from support.hagalaz import Position, elite, grunt, hero, threat

TROOPER, GUARDIAN, ENGINEER = "assault-trooper-simple", "guardian-simple", "engineer-simple"
HUSK, CANNIBAL, MARAUDER = "husk-simple", "cannibal-simple", "marauder-simple"
CERBERUS = {
    "a": grunt(TROOPER),
    "b": grunt("assault-trooper-extreme"),
    "c": grunt(GUARDIAN),
    "d": grunt("guardian-normal"),
    "e": grunt(ENGINEER),
    "f": grunt("engineer-extreme"),
}
"""Two of each kind, of different challenge."""
REAPERS = {
    "a": grunt(HUSK),
    "b": grunt("husk-normal"),
    "c": grunt(CANNIBAL),
    "d": grunt("cannibal-extreme"),
    "e": grunt(MARAUDER),
    "f": grunt("marauder-normal"),
}
CROWD = "S   .   e   .   d   .   a   .   b   .   c   .   f"
"""Seen from Shepard the kinds are mixed: e, d, a, b, c, f."""


def happened(pos: Position) -> list[str]:
    """What a card brought about, in order: who was activated, what appeared, fired, went or was hurt."""
    letters = {piece: letter for letter, piece in pos.names.items()}

    def told(event: Event) -> str:
        match event:
            case EnemyActivated(enemy=enemy):
                return f"wakes {letters[f'e{enemy}']}"
            case EnemySpawned(token=token, at=at):
                return f"{token} at {at}"
            case EnemyMoved(enemy=enemy, to=to):
                return f"{letters[f'e{enemy}']} to {to}"
            case HeroAttacked(enemy=enemy):
                return f"attack by {letters[f'e{enemy}']}"
            case HeroHurt(hero=name, shields=shields, health=health):
                return f"{name} suffers {shields + health}"
            case EscalationCounted(count=count):
                return f"escalation {count}"
            case LootPlaced(at=at):
                return f"loot at {at}"
            case TurretFired(at=at, damage=damage):
                return f"turret {at} fires for {damage}"
            case TurretTurned(at=at, active=active):
                return f"turret {at} {'Active' if active else 'Disabled'}"
            case _:
                return ""

    return [line for line in (told(event) for event, _ in pos.table.news()) if line]


def woken(pos: Position) -> str:
    """The letters of those that were activated, in order."""
    return "".join(line[-1] for line in happened(pos) if line.startswith("wakes"))


def reapers(card: str, drawing: str, **given: Any) -> Position:
    return threat(card, drawing, faction="reapers", **given)


# --- the kinds it names, one after the other ------------------------------------------------------------------


@pytest.mark.thing(
    *("card:fire-by-numbers", "card:wall-that-walks", "card:sparks-and-orders"),
    *("card:boots-on-the-grating", "card:rearguard-wakes", "card:second-shift"),
    *("card:hammer-and-anvil", "card:sappers-forward", "card:work-under-cover"),
    *("card:shields-locked", "card:on-my-tracer", "card:back-on-line"),
)
@pytest.mark.rule("HG-ACTV-06", "HG-THREAT-08")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        ("fire-by-numbers", "ab"),
        ("boots-on-the-grating", "ab"),
        ("on-my-tracer", "ab"),
        ("wall-that-walks", "dc"),
        ("rearguard-wakes", "dc"),
        ("shields-locked", "dc"),
        ("sparks-and-orders", "ef"),
        ("second-shift", "ef"),
        ("back-on-line", "ef"),
        ("hammer-and-anvil", "dcab"),
        ("sappers-forward", "efab"),
        ("work-under-cover", "dcef"),
    ],
)
def test_a_cerberus_card_wakes_all_of_the_kinds_it_names_in_its_order_and_nobody_else(card: str, order: str):
    assert woken(threat(card, CROWD, enemies=CERBERUS, heroes={"S": hero(health=6, shields=4)})) == order


@pytest.mark.thing(
    *("card:hands-in-the-dark", "card:slow-hunger", "card:old-drills", "card:dead-sprint"),
    *("card:out-of-the-vents", "card:something-follows", "card:herald-of-more"),
    *("card:hounds-and-huntsman", "card:teeth-then-claws", "card:borrowed-tactics"),
    *("card:cold-embrace", "card:feast-on-the-fallen", "card:one-mind-many-muzzles"),
)
@pytest.mark.rule("HG-ACTV-06", "HG-THREAT-08")
@pytest.mark.parametrize(
    ("card", "order"),
    [
        ("hands-in-the-dark", "ab"),
        ("out-of-the-vents", "ab"),
        ("cold-embrace", "ab"),
        ("dead-sprint", "ab"),
        ("slow-hunger", "dc"),
        ("something-follows", "dc"),
        ("feast-on-the-fallen", "dc"),
        ("old-drills", "ef"),
        ("herald-of-more", "ef"),
        ("one-mind-many-muzzles", "ef"),
        ("hounds-and-huntsman", "abef"),
        ("teeth-then-claws", "dcab"),
        ("borrowed-tactics", "efdc"),
    ],
)
def test_a_reaper_card_wakes_all_of_the_kinds_it_names_in_its_order_and_nobody_else(card: str, order: str):
    assert woken(reapers(card, CROWD, enemies=REAPERS)) == order


@pytest.mark.thing("card:close-enough-to-curse", "card:long-way-round")
@pytest.mark.thing("card:breath-on-the-neck", "card:shape-between-the-frames")
@pytest.mark.rule("HG-RULING-41", "HG-ACTV-03")
@pytest.mark.parametrize(
    ("card", "force", "awake"),
    [
        ("close-enough-to-curse", CERBERUS, "d"),
        ("long-way-round", CERBERUS, "c"),
        ("breath-on-the-neck", REAPERS, "d"),
        ("shape-between-the-frames", REAPERS, "c"),
    ],
)
def test_the_nearest_or_farthest_active_enemy_wakes_alone(card: str, force: dict[str, Any], awake: str):
    asleep = {**force, "e": {**force["e"], "stunned": True}, "f": {**force["f"], "stunned": True}}
    faction = "cerberus" if force is CERBERUS else "reapers"

    assert woken(threat(card, CROWD, faction=faction, enemies=asleep)) == awake


@pytest.mark.thing("card:officer-on-deck", "card:the-larger-things")
@pytest.mark.rule("HG-ELITE-08", "HG-CONC-04")
@pytest.mark.parametrize(("card", "faction"), [("officer-on-deck", "cerberus"), ("the-larger-things", "reapers")])
def test_every_revealed_elite_wakes_the_nearest_first_and_no_grunt(card: str, faction: str):
    pos = threat(
        card,
        "h   S   .   .   k   .   b   . d x",
        faction=faction,
        elite=[elite("boss", resilience=[4]), elite("aide", resilience=[4]), elite("shade", resilience=[4])],
        enemies={
            "h": grunt(GUARDIAN if faction == "cerberus" else CANNIBAL),
            "b": grunt("boss"),
            "k": grunt("aide"),
            "x": grunt("shade"),
        },
    )

    assert woken(pos) == "kb"


# --- grunts that appear ---------------------------------------------------------------------------------------


@pytest.mark.thing("card:boots-on-the-grating", "card:second-shift", "card:rearguard-wakes")
@pytest.mark.thing("card:out-of-the-vents", "card:herald-of-more", "card:something-follows")
@pytest.mark.rule("HG-SPAWN-03", "HG-THREAT-08")
@pytest.mark.parametrize(
    ("card", "wakes", "hex"),
    [
        ("boots-on-the-grating", TROOPER, "A5"),
        ("second-shift", ENGINEER, "A5"),
        ("rearguard-wakes", GUARDIAN, "A9"),
        ("out-of-the-vents", HUSK, "A5"),
        ("herald-of-more", MARAUDER, "A5"),
        ("something-follows", CANNIBAL, "A9"),
    ],
)
def test_after_the_activations_a_grunt_appears_near_or_far(card: str, wakes: str, hex: str):
    cerberus = wakes in (TROOPER, ENGINEER, GUARDIAN)
    new = ENGINEER if wakes is not ENGINEER else TROOPER
    new = new if cerberus else MARAUDER if wakes is not MARAUDER else HUSK
    pos = threat(
        card,
        "S   k   .   .   g   .   g   .   g",
        faction="cerberus" if cerberus else "reapers",
        enemies={"k": grunt(wakes)},
        bag={new: 1},
    )

    told = happened(pos)
    assert [told[0], told[-1]] == ["wakes k", f"{new} at {hex}"]
    assert [line for line in told if " at " in line] == [f"{new} at {hex}"]


@pytest.mark.thing("card:the-deck-gives-way")
@pytest.mark.rule("HG-SPAWN-03")
def test_the_deck_gives_way_twice_near_and_wakes_nobody():
    pos = reapers(
        "the-deck-gives-way",
        "k   S   .   g   .   g   .   g",
        enemies={"k": grunt(CANNIBAL)},
        bag={HUSK: 5},
    )

    assert happened(pos) == [f"{HUSK} at A4", f"{HUSK} at A6"]


@pytest.mark.thing("card:dropped-kit", "card:signal-lost")
@pytest.mark.rule("HG-THREAT-06", "HG-THREAT-07")
@pytest.mark.parametrize(("card", "faction"), [("dropped-kit", "cerberus"), ("signal-lost", "reapers")])
def test_a_respite_brings_loot_near_wakes_nobody_and_leaves_the_game(card: str, faction: str):
    pos = threat(
        card,
        "k   S   .   g   .   g",
        faction=faction,
        enemies={"k": grunt(GUARDIAN if faction == "cerberus" else CANNIBAL)},
        deck={card: 0},
    )

    assert happened(pos) == ["loot at A4"]
    assert pos.fact("table", "loot") == {"A4": 1}
    assert pos.fact("table", "discarded") == {}
    assert pos.fact("table", "unseen_cards")[card] == 0


# --- escalation -----------------------------------------------------------------------------------------------


@pytest.mark.thing("card:hull-groans", "card:black-horizon")
@pytest.mark.rule("HG-ESC-01", "HG-THREAT-08")
@pytest.mark.parametrize(
    ("card", "faction", "grunts"), [("hull-groans", "cerberus", ENGINEER), ("black-horizon", "reapers", HUSK)]
)
def test_an_escalation_is_counted_and_then_a_grunt_appears_far_off(card: str, faction: str, grunts: str):
    pos = threat(
        card, "k   S   .   g   .   g", faction=faction, enemies={"k": grunt(grunts)}, bag={grunts: 5}, escalations=1
    )

    assert happened(pos) == ["escalation 2", f"{grunts} at A6"]
    assert pos.fact("table", "discarded") == {card: 1}


@pytest.mark.thing("card:lightning-in-the-wreck")
@pytest.mark.rule("HG-ESC-01", "HG-RULING-41", "HG-THREAT-08")
def test_lightning_is_counted_and_then_the_nearest_enemy_wakes():
    pos = threat("lightning-in-the-wreck", "S   k   .   m", enemies={"k": grunt(ENGINEER), "m": grunt(GUARDIAN)})

    assert happened(pos) == ["escalation 1", "wakes k", "attack by k", "shepard suffers 1"]


@pytest.mark.thing("card:rain-through-the-breach")
@pytest.mark.rule("HG-ESC-01", "HG-ADV-07", "HG-ADJ-01")
def test_rain_drives_every_active_grunt_that_is_next_to_no_hero_one_hex_closer():
    pos = reapers(
        "rain-through-the-breach",
        """
        .   .   .   .   .   .   .   .   .   .

          S   k   .   .   m   .   n   .   .   . d y

        .   .   .   .   .   .   .   .   .   .

          .   .   .   .   .   .   .   .   .   .

        L   .   b   .   .   .   x   .   .   .
        """,
        elite=[elite("boss", resilience=[4])],
        enemies={
            "k": grunt(CANNIBAL),
            "m": grunt(CANNIBAL),
            "n": grunt(HUSK),
            "x": grunt(CANNIBAL, stunned=True),
            "y": grunt(CANNIBAL),
            "b": grunt("boss"),
        },
    )

    assert happened(pos) == ["escalation 1", "m to B4", "n to B6"], "one hex each, sprinters too, and no attack"
    assert [pos.at(letter) for letter in "kbxy"] == ["B2", "E3", "E7", "B11"]


@pytest.mark.thing("card:rain-through-the-breach")
@pytest.mark.rule("HG-ADJ-01", "HG-DOWN-01")
def test_rain_drives_a_grunt_off_a_hero_who_is_down_toward_one_who_stands():
    pos = reapers(
        "rain-through-the-breach",
        "S   .   .   k   G",
        enemies={"k": grunt(CANNIBAL)},
        heroes={"G": hero(downed=True, health=0)},
    )

    assert happened(pos) == ["escalation 1", "k to A3"]


# --- special instructions -------------------------------------------------------------------------------------


@pytest.mark.thing("card:on-my-tracer", "card:one-mind-many-muzzles")
@pytest.mark.rule("HG-MARK-03", "HG-LOF-07")
@pytest.mark.parametrize(
    ("card", "faction", "ranged", "other"),
    [
        ("on-my-tracer", "cerberus", "engineer-extreme", GUARDIAN),
        ("one-mind-many-muzzles", "reapers", "cannibal-normal", HUSK),
    ],
)
def test_a_volley_costs_the_active_hero_one_for_every_active_enemy_with_ranged_that_sees_it(
    card: str, faction: str, ranged: str, other: str
):
    pos = threat(
        card,
        """
        .   k   .   .   .

          .   .   .   .   .

        n   .   S   .   m   .   b

          .   .   .   .   .

        y | x   .   G   w
        """,
        faction=faction,
        elite=[elite("boss", resilience=[4], markers=["ranged"])],
        enemies={
            "k": grunt(ranged),
            "m": grunt(ranged),
            "b": grunt("boss"),
            "n": grunt(other),
            "w": grunt(ranged, stunned=True),
            "x": grunt(ranged, stunned=True),
            "y": grunt(ranged),
        },
        bag={},
    )

    assert happened(pos) == ["shepard suffers 1"] * 3, "nobody is activated and nobody attacks"


@pytest.mark.thing("card:on-my-tracer", "card:one-mind-many-muzzles")
@pytest.mark.rule("HG-THREAT-08", "HG-MARK-03")
@pytest.mark.parametrize(
    ("card", "faction", "grunts"),
    [("on-my-tracer", "cerberus", TROOPER), ("one-mind-many-muzzles", "reapers", "marauder-simple")],
)
def test_first_those_named_are_activated_then_they_fire_as_well(card: str, faction: str, grunts: str):
    pos = threat(card, "S   .   .   k", faction=faction, enemies={"k": grunt(grunts)}, active="shepard")

    attack = pos.fact("k", "attack")
    assert happened(pos) == ["wakes k", "attack by k", f"shepard suffers {attack}", "shepard suffers 1"]


@pytest.mark.thing("card:on-my-tracer")
@pytest.mark.rule("HG-LOF-01")
def test_who_sees_nothing_of_the_active_hero_does_not_join_the_volley():
    pos = threat(
        "on-my-tracer",
        """
        S   .   . | k

          .   .   .   m

        G   .   .   n
        """,
        enemies={letter: grunt("engineer-extreme") for letter in "kmn"},
        bag={},
        revealed=["A4"],
    )

    assert happened(pos) == []


@pytest.mark.thing("card:shields-locked")
@pytest.mark.rule("HG-DMGE-02", "HG-CONC-04")
def test_shields_locked_makes_every_revealed_guardian_one_tougher():
    pos = threat(
        "shields-locked",
        "S   .   k   .   m   .   n   .   e   .   . d x",
        enemies={
            "k": grunt(GUARDIAN),
            "m": grunt("guardian-extreme", damage=3),
            "n": grunt(GUARDIAN, stunned=True),
            "e": grunt(ENGINEER),
            "x": grunt(GUARDIAN),
        },
    )

    assert [pos.fact(letter, "toughness") for letter in "kmnex"] == [4, 5, 4, 2, 3]
    assert pos.fact("m", "damage") == 3


@pytest.mark.thing("card:shields-locked")
@pytest.mark.rule("HG-DMGE-02", "HG-END-02")
def test_locked_shields_are_open_again_in_the_next_round():
    pos = threat("shields-locked", "S   .   .   .   k", enemies={"k": grunt(GUARDIAN)}, pool=[])

    assert pos.fact("table", "round") == 2
    assert pos.fact("k", "toughness") == 3


@pytest.mark.thing("card:back-on-line")
@pytest.mark.rule("HG-TURR-08", "HG-CONC-04", "HG-THREAT-08")
def test_back_on_line_rearms_the_nearest_revealed_turret_before_the_engineers_wake():
    turrets = {letter: ["turret:W"] for letter in "xyzv"}
    pos = threat(
        "back-on-line",
        "v d S   x   .   y   .   z   .   k",
        legend=turrets,
        disabled_turrets=["A1", "A5", "A7"],
        enemies={"k": grunt(ENGINEER)},
    )

    assert happened(pos)[:2] == ["turret A5 Active", "wakes k"]
    assert pos.fact("table", "disabled_turrets") == ["A1", "A7"], "v is concealed, x was Active, z is farther off"


@pytest.mark.thing("card:back-on-line")
@pytest.mark.rule("HG-TURR-08", "HG-PLAY-07")
def test_of_equally_near_turrets_the_active_heros_player_picks_the_one_to_rearm():
    pos = threat(
        "back-on-line",
        "x   .   G   .   y",
        legend={"x": ["turret:W"], "y": ["turret:W"]},
        active="garrus",
        seats=2,
        heroes={"G": hero(seat=1)},
        disabled_turrets=["A1", "A5"],
        bag={},
    )

    assert (pos.asked, pos.offered) == ("rearm-which", ["rearm:0", "rearm:1"])
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    pos.play("rearm:1")
    assert pos.fact("table", "disabled_turrets") == ["A1"]


@pytest.mark.thing("card:back-on-line")
@pytest.mark.rule("HG-TURR-08")
def test_without_a_disabled_turret_the_engineers_just_wake():
    pos = threat("back-on-line", "S   x   .   k", legend={"x": ["turret:W"]}, enemies={"k": grunt(ENGINEER)})

    assert happened(pos) == ["wakes k", "k to A2"]


@pytest.mark.thing("card:cold-embrace")
@pytest.mark.rule("HG-ADJ-01", "HG-THREAT-08")
def test_cold_embrace_hurts_each_hero_next_to_an_active_husk_once_before_the_husks_wake():
    pos = reapers(
        "cold-embrace",
        "S   k   G   m   L   .   .   n   T   .   c   . d x",
        enemies={
            "k": grunt(HUSK),
            "m": grunt("husk-normal"),
            "n": grunt(HUSK, stunned=True),
            "c": grunt(CANNIBAL),
            "x": grunt(HUSK),
        },
    )

    assert happened(pos)[:4] == ["shepard suffers 1", "garrus suffers 1", "liara suffers 1", "wakes k"]
    assert pos.fact("T", "shields") == 4, "next to a stunned one"


@pytest.mark.thing("card:cold-embrace")
@pytest.mark.rule("HG-ADJ-01")
def test_only_husks_embrace():
    pos = reapers("cold-embrace", "S   c   .   .   k   G", enemies={"c": grunt(CANNIBAL), "k": grunt(HUSK)})

    assert happened(pos) == ["garrus suffers 1", "wakes k", "attack by k", "garrus suffers 1"]


@pytest.mark.thing("card:cold-embrace")
@pytest.mark.rule("HG-ADJ-01", "HG-CONC-03")
def test_a_husk_behind_a_wall_embraces_nobody():
    pos = reapers("cold-embrace", "S | k   .   .   G", enemies={"k": grunt(HUSK)}, revealed=["A2"])

    assert [line for line in happened(pos) if "suffers" in line] == []


@pytest.mark.thing("card:feast-on-the-fallen")
@pytest.mark.rule("HG-DMGE-01", "HG-CONC-04", "HG-THREAT-08")
def test_the_feast_takes_all_damage_off_every_revealed_cannibal_and_then_they_wake():
    pos = reapers(
        "feast-on-the-fallen",
        "S   k   .   m   .   h   .   . d x",
        enemies={
            "k": grunt("cannibal-normal", damage=2, biotic=True),
            "m": grunt(CANNIBAL, damage=1, stunned=True),
            "h": grunt("husk-normal", damage=1),
            "x": grunt(CANNIBAL, damage=1),
        },
    )

    assert [pos.fact(letter, "damage") for letter in "kmhx"] == [0, 0, 1, 1]
    assert pos.fact("k", "biotic"), "a biotic effect stays"
    assert happened(pos) == ["wakes k", "attack by k"]


@pytest.mark.thing("card:dead-sprint")
@pytest.mark.rule("HG-MARK-06", "HG-ADV-01")
def test_in_a_dead_sprint_a_husk_without_the_marker_goes_four_hexes_too():
    enemies = {"k": grunt("husk-extreme"), "m": grunt("husk-extreme")}
    drawing = "S   .   .   .   .   .   .   k   .   .   .   m"

    sprinting = reapers("dead-sprint", drawing, enemies=enemies)
    walking = reapers("hands-in-the-dark", drawing, enemies=enemies)

    assert [line for line in happened(sprinting) if "to" in line] == ["k to A4", "m to A8"]
    assert [line for line in happened(walking) if "to" in line] == ["k to A6", "m to A10"]


@pytest.mark.thing("card:dead-sprint")
@pytest.mark.rule("HG-MARK-06")
def test_when_the_dead_sprint_is_over_they_are_as_slow_as_before():
    pos = reapers(
        "dead-sprint",
        "S   G   .   .   .   .   .   .   .   .   .   k",
        enemies={"k": grunt("husk-extreme")},
        heroes={"G": hero(card="hands-in-the-dark")},
        pool=[],
    )

    assert [line for line in happened(pos) if "to" in line] == ["k to A8", "k to A6"]


@pytest.mark.thing("card:interlocking-arcs")
@pytest.mark.rule("HG-TURR-05", "HG-TURR-06", "HG-SPAWN-03", "HG-THREAT-08")
def test_interlocking_arcs_fire_every_active_turret_for_two_and_then_a_grunt_appears_far_off():
    pos = threat(
        "interlocking-arcs",
        """
        x   .   S   .   g   .   g

          .   y   .   G   .

        z   .   L   .   T
        """,
        legend={letter: ["turret:E"] for letter in "xyz"},
        disabled_turrets=["C1"],
        bag={ENGINEER: 1},
    )

    pos.play("fire:1")

    assert happened(pos) == [
        *("turret B2 fires for 2", "garrus suffers 2"),
        *("turret A1 fires for 2", "shepard suffers 2"),
        f"{ENGINEER} at A7",
    ]
