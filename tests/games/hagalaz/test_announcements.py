"""Whatever an effect does is announced: who, where, how much, by which rule. The log and the motion live on it."""

from __future__ import annotations

import ast
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from starboard.core.event import Event
from starboard.games.hagalaz import events
from starboard.games.hagalaz.state import Face, Loot
from support.hagalaz import Position, elite, grunt, hero, position, threat

GUARDIAN = "guardian-simple"
FALLEN = hero(downed=True, health=0, shields=0)
ONLY_NAME_THEM = ("test_narrate.py", "test_invariants.py")
"""Tests that would pass if nothing of a kind were ever announced."""
BOSS = elite("boss", resilience=[2, 2])


def acting(drawing: str, *dice: str, **given: Any) -> Position:
    """A hero's turn, with a die to place and others so that the turn goes on afterwards."""
    return position(drawing, pool=[*dice, "move2", "standard"], **given)


def shepard_shoots(**guardian: Any) -> Position:
    """Shepard fires at a Guardian."""
    pos = acting("S   .   h", "standard", enemies={"h": grunt(GUARDIAN, **guardian)}, heroes={"S": hero(xp=2)})
    return pos.play("place:standard>fire", "attack:h:1")


def liara_detonates() -> Position:
    """Liara makes the biotic effect of one enemy spread to another."""
    return acting(
        "L   h   k",
        "standard",
        active="liara",
        enemies={"h": grunt(GUARDIAN, biotic=True), "k": grunt(GUARDIAN)},
        heroes={"L": hero(unlocked=["biotic-explosion"])},
    ).play("place:standard>biotic-explosion", "attack:h:2")


def shepard_hits_the_boss() -> Position:
    pos = acting("S   .   b", "standard", elite=[BOSS], enemies={"b": grunt("boss", damage=1)})
    return pos.play("place:standard>fire", "attack:b:1")


def garrus_falls() -> Position:
    """A Guardian next to Garrus attacks him while he lies in wait."""
    return threat(
        "wall-that-walks",
        "G   h   .   .   .   S",
        active="garrus",
        enemies={"h": grunt(GUARDIAN)},
        heroes={"G": hero(health=1, shields=0, overwatch=2, unlocked=["overwatch"])},
    )


def at_the_cells(at: str, **shepard: Any) -> Position:
    """Shepard in the hangar of the Halcyon, among prisoners or at the lift."""
    how = hero("shepard", at=at, **shepard)
    tokens = {} if shepard else {"prisoner-1": "C8"}
    return acting("", "standard", mission="hangar-eleven", heroes={"S": how}, tokens=tokens, revealed=[at])


def prisoner_is_brought_out() -> Position:
    pos = at_the_cells("H5", carried=["prisoner-1"])
    return pos.play("place:standard>mission", "do:into-the-lift:exit")


def mission_closes() -> Position:
    """A mission of a campaign has just been won."""
    return position(mission="guns-of-cerberus", phase="closing", result="paragon", campaign={})


ANNOUNCED: list[tuple[Callable[[], Position], list[Event]]] = [
    # Heroes
    (
        lambda: acting("S   G", "standard", heroes={"G": hero(health=1)}, inventory={"medi-gel": 1}).play(
            "place:standard>revive", "medigel:garrus"
        ),
        [events.HeroHealed("garrus", 2, "HG-MEDI-02")],
    ),
    (
        lambda: acting("S   G", "standard", heroes={"G": hero(health=1)}, inventory={"medi-gel": 1}).play(
            "place:standard>revive", "medigel:garrus"
        ),
        [events.ItemUsed("shepard", Loot.MEDIGEL, "HG-MEDI-04")],
    ),
    (
        lambda: acting("S   G", "standard", heroes={"G": FALLEN}).play("place:standard>revive", "revive:garrus"),
        [events.HeroRevived("garrus", "HG-REV-02")],
    ),
    (garrus_falls, [events.HeroDowned("garrus", "HG-DOWN-01")]),
    (garrus_falls, [events.HeroAttacked(1, GUARDIAN, "garrus", 2, "HG-TARGET-06")]),
    (garrus_falls, [events.HeroHurt("garrus", 0, 1, "HG-TARGET-06")]),
    (garrus_falls, [events.OverwatchSet("garrus", 0, "HG-GAP-07")]),
    (
        lambda: acting("G   .", "standard", active="garrus", heroes={"G": hero(unlocked=["overwatch"])}).play(
            "place:standard>overwatch"
        ),
        [events.OverwatchSet("garrus", 2, "HG-GAP-07")],
    ),
    (
        lambda: acting(
            "G   .", "move2", active="garrus", heroes={"G": hero(unlocked=["proximity-mine"], stock=3)}
        ).play("place:move2>proximity-mine", "hex:A2"),
        [events.MinePlaced("A2", "HG-GAP-07")],
    ),
    (
        lambda: position("T   .   .", active="tali", phase="roll", drone="A1", pool=["standard"] * 2).play(
            "roll-all", "hex:A3", dice=[["star", "standard"], ["move2"]]
        ),
        [events.DroneMoved("A3", "HG-CORE-08")],
    ),
    (lambda: shepard_shoots(damage=2), [events.XpGained("shepard", 3, "HG-XP-01")]),
    (
        lambda: shepard_shoots(damage=2).play("unlock:shepard:incinerate"),
        [events.AbilityUnlocked("shepard", "incinerate", "HG-XP-03")],
    ),
    # Dice
    (
        lambda: position(
            "G   .",
            active="garrus",
            pool=["move2", "move3"],
            dice_taken=1,
            heroes={"G": hero(placed={"move": "move2", "turian-rebel": "move2"})},
        ).play("spare:move3>revive"),
        [events.DieSpared("garrus", Face.MOVE3, "revive", "HG-RULING-08")],
    ),
    # Enemies
    (shepard_shoots, [events.EnemyHurt(1, GUARDIAN, "shepard", 1, "HG-DMGE-01")]),
    (lambda: shepard_shoots(damage=2), [events.EnemyDefeated(1, GUARDIAN, "shepard", "HG-DMGE-02")]),
    (shepard_hits_the_boss, [events.LevelExhausted(1, "boss", 1, "HG-ELITE-03")]),
    (liara_detonates, [events.BioticPlaced(2, GUARDIAN, "HG-LIAR-05")]),
    (liara_detonates, [events.BioticRemoved(1, GUARDIAN, "HG-GAP-09")]),
    (
        lambda: acting("G   .   h", "standard", active="garrus", enemies={"h": grunt(GUARDIAN)}).play(
            "place:standard>overload", "attack:h", "use:stun"
        ),
        [events.EnemyStunned(1, GUARDIAN, "HG-GARR-05")],
    ),
    (
        lambda: threat(
            "shields-locked",
            "S   .   .   .   .   .   .   h   t",
            enemies={"h": grunt(GUARDIAN), "t": grunt("assault-trooper-simple")},
        ),
        [events.EnemyToughened(1, GUARDIAN, 1, "HG-THREAT-03")],
    ),
    (
        lambda: threat(
            "feast-on-the-fallen",
            "S   .   .   .   .   .   .   c   d   h",
            faction="reapers",
            enemies={
                "c": grunt("cannibal-simple", damage=1),
                "d": grunt("cannibal-simple"),
                "h": grunt("husk-normal", damage=1),
            },
        ),
        [events.EnemyMended(1, "cannibal-simple", "HG-THREAT-03")],
    ),
    # Cards and boxes
    (
        lambda: position(
            "L   .   W",
            active="liara",
            phase="roll",
            heroes={"L": hero(meter=1), "W": hero(card="wall-that-walks")},
            pool=["standard"] * 4,
        ).play("roll-all", "use:look:W", dice=[["standard"] * 4]),
        [events.CardLookedAt("wrex", "wall-that-walks", "HG-LIAR-01")],
    ),
    (
        lambda: threat("hull-groans", "S   .", escalations=1, bag={}, deck={"wall-that-walks": 9}),
        [events.EscalationCounted(2, 3, "HG-ESC-02")],
    ),
    (
        lambda: threat("hull-groans", "S   .", escalations=2, failure=1, bag={}, deck={"wall-that-walks": 9}),
        [events.FailureTicked(2, 3, "HG-ESC-04")],
    ),
    # The map and the mission
    (
        lambda: acting("S   *", "move2").play("place:move2>move", "move:A2", dice=["data"]),
        [events.LootTaken("shepard", Loot.DATA, "HG-LOOT-01")],
    ),
    (
        lambda: at_the_cells("C8").play("place:standard>mission", "do:take-along:prisoner-1"),
        [events.TokenMoved("prisoner-1", "", "shepard", "HG-CARRY-01")],
    ),
    (prisoner_is_brought_out, [events.TokenMoved("prisoner-1", "", "", "HG-RULING-70")]),
    (
        prisoner_is_brought_out,
        [
            events.CounterTicked("brought-out", 1, "hangar-eleven", "HG-GEN-08"),
            events.CounterTicked("launch", 1, "hangar-eleven", "HG-GEN-08"),
        ],
    ),
    # The campaign
    (mission_closes, [events.MissionRecorded("guns-of-cerberus", "paragon", "HG-CAMP-04")]),
]


@pytest.mark.parametrize(
    ("played", "told"), ANNOUNCED, ids=[f"{type(told[0]).__name__}-{told[0]}"[:60] for _, told in ANNOUNCED]
)
def test_it_is_announced_as_it_happened(played: Callable[[], Position], told: list[Event]):
    assert played().news(type(told[0])) == told


def test_every_announcement_is_looked_for_by_some_test():
    kinds = {name for name, kind in vars(events).items() if isinstance(kind, type) and issubclass(kind, Event)}
    named: set[str] = set()
    for path in Path(__file__).parent.rglob("test_*.py"):
        if path.name in ONLY_NAME_THEM:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Name):
                named.add(node.id)
            elif isinstance(node, ast.Attribute):
                named.add(node.attr)

    assert kinds - {"Event"} - named == set()
