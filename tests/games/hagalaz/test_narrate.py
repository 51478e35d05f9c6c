"""Events as the log tells them: names for ids, and words for what is empty."""

from __future__ import annotations

import pytest

from starboard.core.event import Event
from starboard.games.hagalaz import events
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.narrate import narrate
from starboard.locale import ENGLISH, voice

COUNTER = LIBRARY.missions[0].spec.counter[0]


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
        (events.SquadPicked("liara", 0), "Liara joins the squad (player 1)."),
        (events.TurretFired(0, "C4", 2, "HG-TURR-05"), "The turret in C4 fires for 2."),
        (events.DoorTurned(1, "B4/B5", True, "HG-DOOR-01"), "The door B4/B5 is locked."),
        (events.DoorTurned(1, "B4/B5", False, "HG-DOOR-01"), "The door B4/B5 is unlocked."),
        (events.CounterTicked(COUNTER.id, 2, "HG-GEN-08"), f"{COUNTER.name}: 2 ticked."),
        (events.HeroMoved("garrus", "", "A1", "HG-SETUP-13"), "Garrus starts in A1."),
        (events.HeroMoved("garrus", "A1", "A2", "HG-MOVE-02"), "Garrus moves from A1 to A2."),
        (events.HeroHurt("wrex", 0, 2, "HG-DMGH-01"), "Wrex loses 2 health."),
        (events.HeroHurt("wrex", 1, 0, "HG-DMGH-01"), "Wrex loses 1 shield."),
        (events.HeroHurt("wrex", 2, 1, "HG-DMGH-01"), "Wrex loses 2 shields and 1 health."),
        (events.TokenMoved("objective-2", "", "", "HG-MISS-02"), "Objective token 2 leaves play."),
        (events.TokenMoved("objective-2", "C3", "", "HG-MISS-02"), "Objective token 2 is put down in C3."),
        (events.TokenMoved("prisoner-1", "", "tali", "HG-CARRY-01"), "Tali picks up Prisoner 1."),
        (events.LootTaken("", 2, "HG-LOOT-01"), "The squad receives grenade case."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Event) else "",
)
def test_an_event_is_told(event: Event, sentence: str) -> None:
    assert told(event) == sentence


def test_who_hits_is_told_unless_it_was_the_map() -> None:
    grunt = LIBRARY.grunts[0]

    assert told(events.EnemyHurt(1, grunt.id, "wrex", 2, "HG-DMGE-01")) == f"Wrex hits {grunt.name} for 2."
    assert told(events.EnemyHurt(1, grunt.id, "", 1, "HG-FEAT-06")) == f"{grunt.name} suffers 1 damage."
