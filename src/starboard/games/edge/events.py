"""Announcements: what happened at the table, for the log and for beats. Named in the past tense.

`who` is a player's number; the Hegemon's is `HEGEMON`, and -1 stands for raiders. `piece` is what it is about in the
scene, where the other fields do not tell.
"""

from __future__ import annotations

from starboard.core.event import Event


class MapLaid(Event, frozen=True, tag=True):
    tiles: int
    planets: int
    rule: str = "AE-SETUP-06"


class LeaderPlaced(Event, frozen=True, tag=True):
    who: int
    at: str
    rule: str = "AE-PSETUP-06"


class FactionTaken(Event, frozen=True, tag=True):
    who: int
    faction: int
    rule: str = "AE-PSETUP-02"


class FirstPlayerDrawn(Event, frozen=True, tag=True):
    who: int
    rule: str = "AE-PSETUP-09"


class DestinyKept(Event, frozen=True, tag=True):
    who: int
    destiny: int
    rule: str = "AE-PSETUP-12"


class TurnBegan(Event, frozen=True, tag=True):
    who: int
    turn: int
    rule: str = "AE-TURN-01"


class ShipLaunched(Event, frozen=True, tag=True):
    who: int
    ship: int
    to: str
    rule: str = "AE-LAUNCH-02"
    piece: str = ""


class ShipMoved(Event, frozen=True, tag=True):
    who: int
    ship: int
    start: str
    to: str
    rule: str
    piece: str = ""


class MoonClaimed(Event, frozen=True, tag=True):
    who: int
    moon: int
    at: str
    rule: str


class MoonStored(Event, frozen=True, tag=True):
    who: int
    moon: int
    module: int
    rule: str = "AE-MOON-07"


class ResourcesGained(Event, frozen=True, tag=True):
    who: int
    kind: int
    count: int
    rule: str


class ResourcesPaid(Event, frozen=True, tag=True):
    who: int
    paid: tuple[int, ...]
    rule: str


class ResourceLost(Event, frozen=True, tag=True):
    who: int
    kind: int
    count: int
    rule: str


class CardDrawn(Event, frozen=True, tag=True):
    who: int
    card: int
    rule: str


class CardsDiscarded(Event, frozen=True, tag=True):
    who: int
    count: int
    rule: str = "AE-TURN-06"


class CardPlayed(Event, frozen=True, tag=True):
    who: int
    card: int
    rule: str = "AE-TAC-04"


class CardGiven(Event, frozen=True, tag=True):
    who: int
    to: int
    card: int
    rule: str


class LeadersRecruited(Event, frozen=True, tag=True):
    who: int
    count: int
    at: str
    rule: str = "AE-LAUNCH-13"


class GoodsCollected(Event, frozen=True, tag=True):
    who: int
    kind: int
    count: int
    at: str
    rule: str = "AE-LAUNCH-14"


class GoodsLaid(Event, frozen=True, tag=True):
    kind: int
    count: int
    at: str
    rule: str = "AE-MAP-12"


class PointsScored(Event, frozen=True, tag=True):
    who: int
    points: int
    rule: str


class TrackAdvanced(Event, frozen=True, tag=True):
    who: int
    track: int
    to: int
    rule: str = "AE-TRACK-02"


class ModuleGained(Event, frozen=True, tag=True):
    who: int
    module: int
    rule: str


class ModuleShown(Event, frozen=True, tag=True):
    module: int
    rule: str = "AE-MOD-04"


class ModuleDamaged(Event, frozen=True, tag=True):
    who: int
    module: int
    rule: str = "AE-DMG-03"


class ModuleInfested(Event, frozen=True, tag=True):
    who: int
    module: int
    rule: str = "AE-RAID-15"


class ModuleCleaned(Event, frozen=True, tag=True):
    who: int
    module: int
    rule: str = "AE-RAID-15"


class ModuleRepaired(Event, frozen=True, tag=True):
    who: int
    module: int
    rule: str = "AE-DMG-04"


class ModuleUsed(Event, frozen=True, tag=True):
    who: int
    module: int
    rule: str = "AE-STATION-06"


class StationUsed(Event, frozen=True, tag=True):
    who: int
    function: int
    rule: str = "AE-STATION-12"


class ShipBuilt(Event, frozen=True, tag=True):
    who: int
    ship: int
    rule: str = "AE-SHIP-10"


class ShipDamaged(Event, frozen=True, tag=True):
    who: int
    ship: int
    at: str
    rule: str = "AE-DMG-01"
    piece: str = ""


class ShieldHit(Event, frozen=True, tag=True):
    who: int
    ship: int
    at: str
    rule: str = "AE-DMG-02"
    piece: str = ""


class ShieldRestored(Event, frozen=True, tag=True):
    who: int
    ship: int
    rule: str = "AE-STATION-10"


class ShipRepaired(Event, frozen=True, tag=True):
    who: int
    ship: int
    rule: str = "AE-DMG-04"


class ShipRecalled(Event, frozen=True, tag=True):
    who: int
    ship: int
    rule: str
    piece: str = ""


class FleetReturned(Event, frozen=True, tag=True):
    who: int
    ships: int
    rule: str = "AE-STATION-09"


class UpgradeGained(Event, frozen=True, tag=True):
    who: int
    upgrade: int
    rule: str = "AE-SHIP-14"


class HegemonUpgraded(Event, frozen=True, tag=True):
    who: int
    tile: int
    rule: str = "AE-HEG-42"


class DiscoveryTaken(Event, frozen=True, tag=True):
    who: int
    rule: str = "AE-TRACK-03"


class SupremacyTaken(Event, frozen=True, tag=True):
    who: int
    token: int
    rule: str = "AE-TRACK-07"


class TokenUsed(Event, frozen=True, tag=True):
    who: int
    token: int
    rule: str = "AE-TOK-01"


class AbilityUsed(Event, frozen=True, tag=True):
    who: int
    faction: int
    rule: str = "AE-FREE-01"


class DevelopmentBuilt(Event, frozen=True, tag=True):
    who: int
    development: int
    at: str
    leaders: int
    rule: str = "AE-DEV-05"


class DevelopmentCollapsed(Event, frozen=True, tag=True):
    who: int
    development: int
    at: str
    rule: str = "AE-RULING-37"


class DevelopmentRestored(Event, frozen=True, tag=True):
    who: int
    development: int
    at: str
    rule: str = "AE-RULING-37"


class PlanetPlaced(Event, frozen=True, tag=True):
    at: str
    rule: str = "AE-MAP-13"


class RaiderEntered(Event, frozen=True, tag=True):
    raider: int
    at: str
    rule: str
    piece: str = ""


class RaiderMoved(Event, frozen=True, tag=True):
    raider: int
    start: str
    to: str
    rule: str
    piece: str = ""


class RaiderDefeated(Event, frozen=True, tag=True):
    raider: int
    at: str
    who: int
    rule: str = "AE-RAID-12"
    piece: str = ""


class BattleBegan(Event, frozen=True, tag=True):
    at: str
    rule: str = "AE-BATTLE-01"


class EnergySpent(Event, frozen=True, tag=True):
    who: int
    count: int
    rule: str = "AE-RES-02"


class DiceAdded(Event, frozen=True, tag=True):
    who: int
    count: int
    rule: str = "AE-BATTLE-11"


class TargetingRaised(Event, frozen=True, tag=True):
    who: int
    count: int
    rule: str = "AE-BATTLE-14"


class BattleRolled(Event, frozen=True, tag=True):
    who: int
    faces: tuple[int, ...]
    rule: str = "AE-BATTLE-15"
    targeting: int = 1


class DieChanged(Event, frozen=True, tag=True):
    """`faces` are all dice of the side as they lie now."""

    who: int
    old: int
    face: int
    rule: str = "AE-BATTLE-16"
    faces: tuple[int, ...] = ()


class DieRemoved(Event, frozen=True, tag=True):
    """`faces` are all dice that the side has left."""

    who: int
    face: int
    rule: str = "AE-BATTLE-16"
    faces: tuple[int, ...] = ()


class SideWithdrew(Event, frozen=True, tag=True):
    """`pieces` are the ships that leave."""

    who: int
    rule: str = "AE-RULING-13"
    pieces: tuple[str, ...] = ()


class BattleEnded(Event, frozen=True, tag=True):
    at: str
    rule: str = "AE-BATTLE-10"


class BattleWon(Event, frozen=True, tag=True):
    who: int
    at: str
    rule: str = "AE-BATTLE-17"


class EveryoneLost(Event, frozen=True, tag=True):
    at: str
    rule: str = "AE-BATTLE-19"


class GateRolled(Event, frozen=True, tag=True):
    who: int
    faces: tuple[int, ...]
    rule: str = "AE-GATE-04"


class GateAnswered(Event, frozen=True, tag=True):
    who: int
    face: int
    rule: str = "AE-GATE-08"


class EventMarkerMoved(Event, frozen=True, tag=True):
    step: int
    rule: str


class EventMarkerReset(Event, frozen=True, tag=True):
    step: int
    rule: str = "AE-RULING-12"


class EventRevealed(Event, frozen=True, tag=True):
    event: int
    rule: str = "AE-EVENT-04"


class EventSpared(Event, frozen=True, tag=True):
    who: int
    rule: str = "AE-SHADOW-03"


class EndTriggered(Event, frozen=True, tag=True):
    who: int
    points: int
    rule: str = "AE-END-01"


class EyePassed(Event, frozen=True, tag=True):
    who: int
    rule: str = "AE-HEG-28"


class ProbeMoved(Event, frozen=True, tag=True):
    at: str
    rule: str = "AE-HEG-74"


class HegemonRolled(Event, frozen=True, tag=True):
    face: int
    section: int
    rule: str = "AE-HEG-77"


class HegemonOrdered(Event, frozen=True, tag=True):
    order: int
    rule: str = "AE-HEG-79"


class HegemonShipNamed(Event, frozen=True, tag=True):
    """The next ship of a section by its letter, A, B or C."""

    ship: int
    section: int
    letter: str
    rule: str = "AE-HEG-79"


class HegemonDiverted(Event, frozen=True, tag=True):
    at: str
    rule: str = "AE-HEG-81"


class HegemonOrderTurned(Event, frozen=True, tag=True):
    order: int
    rule: str = "AE-HEG-90"


class HegemonBuiltNothing(Event, frozen=True, tag=True):
    reason: str
    rule: str


class HegemonReturned(Event, frozen=True, tag=True):
    reason: str
    rule: str


class HegemonActed(Event, frozen=True, tag=True):
    symbol: str
    rule: str = "AE-HEG-87"


class HegemonIdle(Event, frozen=True, tag=True):
    """The Hegemon does nothing in a step of his turn, or where something would have him do or lose something, and
    why."""

    step: str
    rule: str


class EyeDecided(Event, frozen=True, tag=True):
    who: int
    rule: str = "AE-HEG-31"


class CommandMoved(Event, frozen=True, tag=True):
    space: int
    rule: str


class NegotiationTurned(Event, frozen=True, tag=True):
    negotiation: int
    rule: str = "AE-HEG-102"


class NegotiationAnswered(Event, frozen=True, tag=True):
    who: int
    agreed: bool
    rule: str = "AE-HEG-102"


HIS_RULES = {
    "AE-DEV-05": "AE-HEG-61",
    "AE-DEV-07": "AE-HEG-64",
    "AE-DMG-01": "AE-HEG-43",
    "AE-DMG-02": "AE-HEG-44",
    "AE-DMG-03": "AE-HEG-45",
    "AE-DMG-04": "AE-HEG-46",
    "AE-DMG-05": "AE-HEG-47",
    "AE-LAUNCH-02": "AE-HEG-79",
    "AE-LAUNCH-13": "AE-HEG-85",
    "AE-LAUNCH-14": "AE-HEG-86",
    "AE-RAID-07": "AE-HEG-88",
    "AE-RELIC-03": "AE-RULING-55",
    "AE-PSETUP-12": "AE-HEG-24",
    "AE-RULING-37": "AE-HEG-70",
    "AE-SHADOW-03": "AE-HEG-120",
    "AE-STATION-09": "AE-HEG-97",
    "AE-STATION-10": "AE-HEG-98",
    "AE-TAC-01": "AE-HEG-34",
    "AE-TRACK-02": "AE-HEG-55",
    "AE-TRACK-03": "AE-HEG-56",
    "AE-TRACK-07": "AE-HEG-58",
    "AE-TURN-01": "AE-HEG-26",
}
"""AE-HEG-02: where a base rule has its own form for the Hegemon, log and questions cite this one for him."""
