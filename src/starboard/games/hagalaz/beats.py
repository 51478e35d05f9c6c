"""Events as beats: which piece acts, along which hexes, on whom, and which pieces are different afterwards.

Everything is told from the event alone; all know all of it, for Hagalaz has no secrets between seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from starboard.core.beat import PLAIN, Beat, Face
from starboard.core.choice import Seat
from starboard.core.event import Event
from starboard.games.hagalaz import events
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.state import Phase

Now = int | bool | str


def beat(event: Event, seat: Seat) -> Beat | None:
    """What an event looks like; None if it only leads up to the next one."""
    make = _BEATS.get(type(event))
    return PLAIN if make is None else make(event)


# --- pieces, by their ids in the scene -----------------------------------------------------------------------------


def _hero(hero: str) -> str:
    return f"hero:{hero}" if hero else ""


def _enemy(enemy: int) -> str:
    return f"e{enemy}"


def _hero_is(hero: str, **facts: Now) -> dict[str, dict[str, Now]]:
    """Facts of a hero, which are told on the map and on its board."""
    return {_hero(hero): dict(facts), f"status:{hero}": dict(facts)}


def _hero_gains(hero: str, **facts: int) -> dict[str, dict[str, int]]:
    gained = {fact: by for fact, by in facts.items() if by}
    return {_hero(hero): gained, f"status:{hero}": gained} if gained else {}


def _enemy_is(enemy: int, **facts: Now) -> Beat:
    return Beat("plain", targets=(_enemy(enemy),), sets={_enemy(enemy): dict(facts)})


# --- rounds, turns and cards ---------------------------------------------------------------------------------------


def _round_began(event: events.RoundBegan) -> Beat:
    return Beat(
        "round", amount=event.round, moves={"turn": Phase.ROUND.name.lower()}, sets={"turn": {"round": event.round}}
    )


def _turn_began(event: events.TurnBegan) -> Beat:
    hero = _hero(event.hero)
    return Beat("turn", hero, moves={"turn": Phase.ROLL.name.lower()}, sets={"turn": {"active": hero}})


def _card_up(event: events.CardRevealed | events.CardLookedAt) -> Beat:
    """The card beside a hero's board, face up; a threat begins when it is turned up to be resolved."""
    card = SHELF.card(event.card)
    return Beat(
        "card",
        _hero(event.hero),
        targets=(f"card:{event.hero}",),
        moves={"turn": Phase.THREAT.name.lower()} if isinstance(event, events.CardRevealed) else {},
        sets={f"card:{event.hero}": {"face": event.card}},
        face=Face(card.name, card.text, event.rule) if card else None,
    )


def _card_away(event: events.CardDiscarded) -> Beat:
    return Beat("plain", gone=(f"card:{event.hero}",))


def _lead_passed(event: events.LeadPassed) -> Beat:
    return Beat("plain", targets=(_hero(event.hero),), sets={"turn": {"lead": event.hero}})


# --- ways ----------------------------------------------------------------------------------------------------------


def _hero_moved(event: events.HeroMoved) -> Beat:
    hero = _hero(event.hero)
    if not event.start:
        return Beat("appear", path=(event.to,), targets=(hero,))
    return Beat("walk", hero, (event.start, event.to))


def _enemy_moved(event: events.EnemyMoved) -> Beat:
    return Beat("walk", _enemy(event.enemy), (event.start, event.to))


def _drone_moved(event: events.DroneMoved) -> Beat:
    return Beat("plain", targets=("chatika",), moves={"chatika": event.to})


def _token_moved(event: events.TokenMoved) -> Beat:
    if event.at:
        return Beat("appear", path=(event.at,), targets=(event.token,), moves={event.token: event.at})
    return Beat("plain", _hero(event.hero), gone=(event.token,))


# --- blows ---------------------------------------------------------------------------------------------------------


def _hero_attacked(event: events.HeroAttacked) -> Beat:
    return Beat("strike", _enemy(event.enemy), targets=(_hero(event.hero),), amount=event.damage)


def _turret_fired(event: events.TurretFired) -> Beat:
    return Beat("strike", f"turret:{event.turret}", amount=event.damage)


def _hero_hurt(event: events.HeroHurt) -> Beat:
    return Beat(
        "strike",
        targets=(_hero(event.hero),),
        amount=event.shields + event.health,
        adds=_hero_gains(event.hero, shields=-event.shields, health=-event.health),
    )


def _hero_downed(event: events.HeroDowned) -> Beat:
    return Beat("fall", targets=(_hero(event.hero),), sets=_hero_is(event.hero, downed=True))


def _hero_revived(event: events.HeroRevived) -> Beat:
    return Beat("plain", targets=(_hero(event.hero),), sets=_hero_is(event.hero, downed=False))


def _hero_healed(event: events.HeroHealed) -> Beat:
    return Beat("plain", targets=(_hero(event.hero),), adds=_hero_gains(event.hero, health=event.health))


def _shields_restored(event: events.ShieldsRestored) -> Beat:
    return Beat("plain", targets=(_hero(event.hero),), adds=_hero_gains(event.hero, shields=event.shields))


def _enemy_hurt(event: events.EnemyHurt) -> Beat:
    enemy = _enemy(event.enemy)
    return Beat(
        "strike", _hero(event.hero), targets=(enemy,), amount=event.damage, adds={enemy: {"damage": event.damage}}
    )


def _enemy_gone(event: events.EnemyDefeated | events.EliteWithdrawn) -> Beat:
    enemy = _enemy(event.enemy)
    return Beat("fall", targets=(enemy,), gone=(enemy,))


def _enemy_appeared(event: events.EnemySpawned) -> Beat:
    return Beat("appear", path=(event.at,), targets=(_enemy(event.enemy),))


def _toughened(event: events.EnemyToughened) -> Beat:
    enemy = _enemy(event.enemy)
    return Beat("plain", targets=(enemy,), adds={enemy: {"toughness": event.amount}})


def _level_restored(event: events.LevelRestored) -> Beat:
    enemy = _enemy(event.enemy)
    return Beat("plain", targets=(enemy,), sets={enemy: {"damage": 0}}, adds={enemy: {"level": -1}})


# --- what lies on the map, and the mission -------------------------------------------------------------------------


def _door_turned(event: events.DoorTurned) -> Beat:
    door = f"door:{event.door}"
    return Beat("plain", targets=(door,), sets={door: {"locked": event.locked}})


def _turret_turned(event: events.TurretTurned) -> Beat:
    turret = f"turret:{event.turret}"
    return Beat("plain", targets=(turret,), sets={turret: {"active": event.active}})


def _escalated(event: events.EscalationCounted) -> Beat:
    return Beat(
        "clock", targets=("storm-track",), amount=event.count, sets={"storm-track": {"escalations": event.count}}
    )


def _failure_ticked(event: events.FailureTicked) -> Beat:
    """A full row of cards ticks a box, and the cards are counted from the beginning."""
    now: dict[str, Now] = {"escalations": 0, "failure": event.boxes}
    return Beat("clock", targets=("storm-track",), amount=event.boxes, sets={"storm-track": now})


def _objective_done(event: events.ObjectiveDone) -> Beat:
    box = f"objective:{event.objective}"
    return Beat("goal", targets=(box,), sets={box: {"done": True}})


_BEATS: dict[type[Event], Callable[[Any], Beat | None]] = {
    events.RoundBegan: _round_began,
    events.RoundEnded: lambda event: Beat("round"),
    events.MissionEnded: lambda event: Beat("round"),
    events.TurnBegan: _turn_began,
    events.CardRevealed: _card_up,
    events.CardLookedAt: _card_up,
    events.CardDiscarded: _card_away,
    events.LeadPassed: _lead_passed,
    events.DiceRolled: lambda event: Beat("roll", _hero(event.hero)),
    events.StarTriggered: lambda event: Beat("star", _hero(event.hero)),
    events.DiePlaced: lambda event: None,
    events.DieSpared: lambda event: None,
    events.HeroMoved: _hero_moved,
    events.EnemyMoved: _enemy_moved,
    events.DroneMoved: _drone_moved,
    events.TokenMoved: _token_moved,
    events.EnemyActivated: lambda event: None,
    events.HeroAttacked: _hero_attacked,
    events.TurretFired: _turret_fired,
    events.HeroHurt: _hero_hurt,
    events.HeroDowned: _hero_downed,
    events.HeroRevived: _hero_revived,
    events.HeroHealed: _hero_healed,
    events.ShieldsRestored: _shields_restored,
    events.EnemyHurt: _enemy_hurt,
    events.EnemyDefeated: _enemy_gone,
    events.EliteWithdrawn: _enemy_gone,
    events.EnemySpawned: _enemy_appeared,
    events.EnemyToughened: _toughened,
    events.EnemyMended: lambda event: _enemy_is(event.enemy, damage=0),
    events.EnemyStunned: lambda event: _enemy_is(event.enemy, stunned=True),
    events.BioticPlaced: lambda event: _enemy_is(event.enemy, biotic=True),
    events.BioticRemoved: lambda event: _enemy_is(event.enemy, biotic=False),
    events.LevelExhausted: lambda event: _enemy_is(event.enemy, level=event.level, damage=0),
    events.LevelRestored: _level_restored,
    events.XpGained: lambda event: Beat("plain", sets={f"status:{event.hero}": {"xp": event.xp}}),
    events.MeterSet: lambda event: Beat("plain", sets={f"status:{event.hero}": {"meter": event.value}}),
    events.AreaRevealed: lambda event: Beat("open", _hero(event.hero)),
    events.DoorTurned: _door_turned,
    events.TurretTurned: _turret_turned,
    events.LootPlaced: lambda event: Beat("appear", path=(event.at,), targets=(f"loot:{event.at}",)),
    events.MinePlaced: lambda event: Beat("appear", path=(event.at,), targets=(f"mine:{event.at}",)),
    events.MineWentOff: lambda event: Beat("plain", path=(event.at,), gone=(f"mine:{event.at}",)),
    events.EscalationCounted: _escalated,
    events.FailureTicked: _failure_ticked,
    events.CounterTicked: lambda event: Beat("plain", sets={f"counter:{event.counter}": {"value": event.value}}),
    events.ObjectiveDone: _objective_done,
}
"""How each event is shown; the others change nothing one could point at."""
