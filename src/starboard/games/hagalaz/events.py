"""Announcements: what happened at the table, for animation and log. Named in the past tense."""

from __future__ import annotations

from starboard.core.event import Event


class RoundBegan(Event, frozen=True, tag=True):
    round: int
    lead: str


class SquadPicked(Event, frozen=True, tag=True):
    hero: str
    seat: int


class CardsDealt(Event, frozen=True, tag=True):
    count: int
    rule: str


class TurnBegan(Event, frozen=True, tag=True):
    hero: str
    dice: int


class DiceRolled(Event, frozen=True, tag=True):
    hero: str
    faces: tuple[int, ...]
    rule: str


class StarTriggered(Event, frozen=True, tag=True):
    hero: str
    rule: str


class DiePlaced(Event, frozen=True, tag=True):
    hero: str
    face: int
    action: str
    rule: str


class DieSpared(Event, frozen=True, tag=True):
    hero: str
    face: int
    action: str
    rule: str


class HeroMoved(Event, frozen=True, tag=True):
    hero: str
    start: str
    to: str
    rule: str


class EnemyMoved(Event, frozen=True, tag=True):
    enemy: int
    token: str
    start: str
    to: str
    rule: str


class EnemySpawned(Event, frozen=True, tag=True):
    enemy: int
    token: str
    at: str
    rule: str


class EnemyToughened(Event, frozen=True, tag=True):
    enemy: int
    token: str
    amount: int
    rule: str


class EnemyMended(Event, frozen=True, tag=True):
    enemy: int
    token: str
    rule: str


class SpawnFailed(Event, frozen=True, tag=True):
    """No grunt has appeared: the bag is empty, or no spawn hex is open."""

    empty: bool
    rule: str


class EnemyActivated(Event, frozen=True, tag=True):
    enemy: int
    token: str
    rule: str


class HeroAttacked(Event, frozen=True, tag=True):
    enemy: int
    token: str
    hero: str
    damage: int
    rule: str


class HeroHurt(Event, frozen=True, tag=True):
    hero: str
    shields: int
    health: int
    rule: str


class HeroDowned(Event, frozen=True, tag=True):
    hero: str
    rule: str


class HeroRevived(Event, frozen=True, tag=True):
    hero: str
    rule: str


class HeroHealed(Event, frozen=True, tag=True):
    hero: str
    health: int
    rule: str


class ShieldsRestored(Event, frozen=True, tag=True):
    hero: str
    shields: int
    rule: str


class EnemyHurt(Event, frozen=True, tag=True):
    enemy: int
    token: str
    hero: str
    damage: int
    rule: str


class EnemyDefeated(Event, frozen=True, tag=True):
    enemy: int
    token: str
    hero: str
    rule: str


class LevelExhausted(Event, frozen=True, tag=True):
    enemy: int
    token: str
    level: int
    rule: str


class LevelRestored(Event, frozen=True, tag=True):
    enemy: int
    token: str
    rule: str


class EliteWithdrawn(Event, frozen=True, tag=True):
    """An elite has left the map and was not defeated."""

    enemy: int
    token: str
    rule: str


class EnemyStunned(Event, frozen=True, tag=True):
    enemy: int
    token: str
    rule: str


class BioticPlaced(Event, frozen=True, tag=True):
    enemy: int
    token: str
    rule: str


class BioticRemoved(Event, frozen=True, tag=True):
    enemy: int
    token: str
    rule: str


class XpGained(Event, frozen=True, tag=True):
    hero: str
    xp: int
    rule: str


class AbilityUnlocked(Event, frozen=True, tag=True):
    hero: str
    ability: str
    rule: str


class LootTaken(Event, frozen=True, tag=True):
    hero: str
    kind: int
    rule: str


class LootPlaced(Event, frozen=True, tag=True):
    at: str
    rule: str


class ItemUsed(Event, frozen=True, tag=True):
    hero: str
    kind: int
    rule: str


class AreaRevealed(Event, frozen=True, tag=True):
    hero: str
    enemies: int
    rule: str


class DoorTurned(Event, frozen=True, tag=True):
    door: int
    between: str
    locked: bool
    rule: str


class TurretTurned(Event, frozen=True, tag=True):
    turret: int
    at: str
    active: bool
    rule: str


class TurretFired(Event, frozen=True, tag=True):
    turret: int
    at: str
    damage: int
    rule: str


class CardRevealed(Event, frozen=True, tag=True):
    hero: str
    card: str
    rule: str


class CardLookedAt(Event, frozen=True, tag=True):
    hero: str
    card: str
    rule: str


class CardDiscarded(Event, frozen=True, tag=True):
    hero: str
    rule: str


class DeckShuffled(Event, frozen=True, tag=True):
    rule: str


class EscalationCounted(Event, frozen=True, tag=True):
    count: int
    of: int
    rule: str


class FailureTicked(Event, frozen=True, tag=True):
    boxes: int
    of: int
    rule: str


class MeterSet(Event, frozen=True, tag=True):
    hero: str
    value: int
    rule: str


class TokenMoved(Event, frozen=True, tag=True):
    """A token was put into a hex, or taken off the map (`at` is empty), or picked up (`hero`)."""

    token: str
    at: str
    hero: str
    rule: str


class DroneMoved(Event, frozen=True, tag=True):
    to: str
    rule: str


class StockTaken(Event, frozen=True, tag=True):
    hero: str
    count: int
    rule: str


class OverwatchSet(Event, frozen=True, tag=True):
    """How much damage waits for the next enemy in sight; 0 when the watch is over."""

    hero: str
    damage: int
    rule: str


class MinePlaced(Event, frozen=True, tag=True):
    at: str
    rule: str


class MineWentOff(Event, frozen=True, tag=True):
    at: str
    rule: str


class CounterTicked(Event, frozen=True, tag=True):
    counter: str
    value: int
    mission: str
    rule: str


class ObjectiveDone(Event, frozen=True, tag=True):
    objective: str
    rule: str


class PassageRead(Event, frozen=True, tag=True):
    passage: int
    rule: str


class WarReadinessGained(Event, frozen=True, tag=True):
    amount: int
    rule: str


class LeadPassed(Event, frozen=True, tag=True):
    hero: str
    rule: str


class RoundEnded(Event, frozen=True, tag=True):
    round: int
    rule: str


class MissionEnded(Event, frozen=True, tag=True):
    result: str
    rule: str


class WaypointTicked(Event, frozen=True, tag=True):
    mission: str
    rule: str


class LoyaltyTicked(Event, frozen=True, tag=True):
    hero: str
    rule: str


class MissionRecorded(Event, frozen=True, tag=True):
    mission: str
    result: str
    rule: str


class AchievementEarned(Event, frozen=True, tag=True):
    achievement: str
    rule: str


class CampaignEnded(Event, frozen=True, tag=True):
    result: str
    war_readiness: int
    rule: str
