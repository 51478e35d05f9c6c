"""Events as the log tells them: names for ids, and words for what is empty."""

from __future__ import annotations

import pytest

from starboard.core.event import Event
from starboard.games.hagalaz import events
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.narrate import narrate
from starboard.locale import ENGLISH, voice

GRUNT = LIBRARY.grunts[0]


def told(event: Event) -> str:
    return voice("hagalaz", ENGLISH).say(narrate(event))


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (events.DiceRolled("wrex", (5, 0, 2, 0), "HG-POOL-03"), "Wrex rolls 2 × Move 2, 1 × Standard, 1 × Star."),
        (events.DiceRolled("wrex", (), "HG-POOL-03"), "Wrex rolls no dice."),
        (events.DiePlaced("tali", 3, "energy-drain", "HG-ACT-02"), "Tali uses Empowered for Energy Drain."),
        (events.DiePlaced("tali", 3, "move", "HG-ACT-02"), "Tali uses Empowered for Move."),
        (events.DiePlaced("tali", 3, "", "HG-ACT-02"), "Tali uses Empowered for no action."),
        (events.SquadPicked("liara", 0), "Liara joins the squad."),
        (events.TurretFired(0, "C4", 2, "HG-TURR-05"), "The turret in C4 fires for 2."),
        (events.DoorTurned(1, "B4/B5", True, "HG-DOOR-01"), "The door B4/B5 is locked."),
        (events.DoorTurned(1, "B4/B5", False, "HG-DOOR-01"), "The door B4/B5 is unlocked."),
        (events.CounterTicked("freed", 2, "the-choir", "HG-GEN-08"), "Voices brought out: 2 ticked."),
        (events.CounterTicked("freed", 2, "blood-price", "HG-GEN-08"), "Krogan freed: 2 ticked."),
        (events.HeroMoved("garrus", "", "A1", "HG-SETUP-13"), "Garrus starts in A1."),
        (events.HeroMoved("garrus", "A1", "A2", "HG-MOVE-02"), "Garrus moves from A1 to A2."),
        (events.HeroHurt("wrex", 0, 2, "HG-DMGH-01"), "Wrex loses 2 health."),
        (events.HeroHurt("wrex", 1, 0, "HG-DMGH-01"), "Wrex loses 1 shield."),
        (events.HeroHurt("wrex", 2, 1, "HG-DMGH-01"), "Wrex loses 2 shields and 1 health."),
        (events.TokenMoved("objective-2", "", "", "HG-MISS-02"), "Objective token 2 leaves play."),
        (events.TokenMoved("objective-2", "C3", "", "HG-MISS-02"), "Objective token 2 is put down in C3."),
        (events.TokenMoved("prisoner-1", "", "tali", "HG-CARRY-01"), "Tali picks up Prisoner 1."),
        (events.LootTaken("", 2, "HG-LOOT-01"), "The squad receives: grenade case."),
        (events.LootTaken("wrex", 0, "HG-LOOT-01"), "Wrex finds: medi-gel."),
        (events.LootTaken("wrex", 1, "HG-LOOT-01"), "Wrex finds: grenade."),
        (events.ItemUsed("wrex", 1, "HG-GREN-06"), "Wrex uses: grenade."),
        (
            events.EnemyToughened(1, GRUNT.id, 1, "HG-THREAT-03"),
            f"{GRUNT.name} withstands 1 more damage until the round ends.",
        ),
        (events.EnemyMended(1, GRUNT.id, "HG-THREAT-03"), f"All damage comes off {GRUNT.name}."),
        (events.EnemyStunned(1, GRUNT.id, "HG-STUN-01"), f"{GRUNT.name} is stunned."),
        (events.HeroHealed("tali", 2, "HG-MEDI-02"), "Tali regains 2 health."),
        (events.ShieldsRestored("tali", 1, "HG-END-01"), "Tali regains 1 shield."),
        (events.DieSpared("tali", 1, "revive", "HG-RULING-08"), "Tali puts Move 3 on Revive, without effect."),
        (events.OverwatchSet("garrus", 2, "HG-GAP-07"), "Garrus lies in wait with 2 damage."),
        (events.OverwatchSet("garrus", 0, "HG-GAP-07"), "Garrus's overwatch is over."),
        (events.AreaRevealed("liara", 0, "HG-CONC-06"), "Liara reveals an area without enemies."),
        (events.AreaRevealed("liara", 1, "HG-CONC-06"), "Liara reveals an area with 1 enemy."),
        (events.AreaRevealed("liara", 2, "HG-CONC-06"), "Liara reveals an area with 2 enemies."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_an_event_is_told(event: Event, sentence: str) -> None:
    assert told(event) == sentence


def test_who_hits_is_told_unless_it_was_the_map() -> None:
    assert told(events.EnemyHurt(1, GRUNT.id, "wrex", 2, "HG-DMGE-01")) == f"Wrex hits {GRUNT.name} for 2."
    assert told(events.EnemyHurt(1, GRUNT.id, "", 1, "HG-FEAT-06")) == f"{GRUNT.name} suffers 1 damage."
    assert told(events.EnemyDefeated(1, GRUNT.id, "wrex", "HG-DMGE-02")) == f"Wrex defeats {GRUNT.name}."
    assert told(events.EnemyDefeated(1, GRUNT.id, "", "HG-DMGE-02")) == f"{GRUNT.name} is defeated."
