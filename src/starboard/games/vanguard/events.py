"""Announcements: what happened on a planet, for the log and for beats. Named in the past tense.

`who` is a section, -1 for the team; `sector` and the like are `<planet>:<number>`. `piece` is what it is about in the
scene, where the other fields do not tell. Those of the ship are in `events_ship.py`.
"""

from __future__ import annotations

from starboard.core.event import Event
from starboard.core.text import NO_WORDS, Words


class ExplorationBegan(Event, frozen=True, tag=True):
    planet: str
    rule: str = "IV-SHIP-BEGIN-01"


class TeamChosen(Event, frozen=True, tag=True):
    sections: tuple[int, ...]
    rule: str = "IV-PLAYERS-07"


class LanderPlaced(Event, frozen=True, tag=True):
    sector: str
    rule: str = "IV-SHIP-BEGIN-04"


class RankUpKept(Event, frozen=True, tag=True):
    rank_up: str
    rule: str = "IV-SHIP-BEGIN-03"


class RoundBegan(Event, frozen=True, tag=True):
    round: int
    rule: str = "IV-ROUND-03"


class StartTokenGiven(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-ROUND-03"


class TurnBegan(Event, frozen=True, tag=True):
    who: int
    round: int
    rule: str = "IV-ROUND-05"


class TurnEnded(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-ROUND-06"


class ActionBegan(Event, frozen=True, tag=True):
    who: int
    action: str
    rule: str = "IV-ACT-01"


class MemberMoved(Event, frozen=True, tag=True):
    who: int
    start: str
    to: str
    rule: str = "IV-MOVE-07"
    piece: str = ""


class MemberPlaced(Event, frozen=True, tag=True):
    who: int
    start: str
    to: str
    rule: str
    piece: str = ""


class RouteResolved(Event, frozen=True, tag=True):
    who: int
    symbol: str
    rule: str = "IV-MOVE-03"


class DieTaken(Event, frozen=True, tag=True):
    who: int
    die: str
    rule: str = "IV-CHECK-04"
    piece: str = ""


class Supported(Event, frozen=True, tag=True):
    who: int
    active: int
    die: str
    rule: str = "IV-CHECK-05"
    piece: str = ""


class DiceExhausted(Event, frozen=True, tag=True):
    who: int
    count: int
    rule: str
    pieces: tuple[str, ...] = ()


class DiceRefreshed(Event, frozen=True, tag=True):
    who: int
    count: int
    rule: str
    pieces: tuple[str, ...] = ()


class DieSacrificed(Event, frozen=True, tag=True):
    who: int
    die: str
    rule: str
    piece: str = ""


class DiceAway(Event, frozen=True, tag=True):
    who: int
    count: int
    rule: str = "IV-RULING-15"


class CheckBegan(Event, frozen=True, tag=True):
    who: int
    owner: str
    action: str
    rule: str = "IV-CHECK-01"


class DiceRolled(Event, frozen=True, tag=True):
    """`plain` are the dice with one accident and one Vanguard on six faces, `accidents` and `vanguards` what those
    show."""

    who: int
    count: int
    rule: str = "IV-CHECK-09"
    injury: int = 0
    danger: int = 0
    plain: int = 0
    accidents: int = 0
    vanguards: int = 0


class DieRerolled(Event, frozen=True, tag=True):
    who: int
    die: str
    face: str
    rule: str
    piece: str = ""


class DieTurned(Event, frozen=True, tag=True):
    who: int
    die: str
    face: str
    rule: str
    piece: str = ""


class DieAdded(Event, frozen=True, tag=True):
    who: int
    die: str
    face: str
    rule: str
    piece: str = ""


class SymbolAdded(Event, frozen=True, tag=True):
    who: int
    symbol: str
    rule: str


class ComboUsed(Event, frozen=True, tag=True):
    who: int
    card: str
    condition: str
    count: int
    rule: str = "IV-COMBO-02"


class InjuryDieResolved(Event, frozen=True, tag=True):
    who: int
    face: str
    injury: str
    rule: str = "IV-CHECK-18"
    piece: str = ""


class InjuryDieReturned(Event, frozen=True, tag=True):
    who: int
    colour: str
    rule: str = "IV-CHECK-23"


class DangerRolled(Event, frozen=True, tag=True):
    who: int
    frame: str
    result: str
    rule: str
    text: Words = NO_WORDS


class EffectResolved(Event, frozen=True, tag=True):
    who: int
    owner: str
    times: int
    rule: str = "IV-FX-04"
    text: Words = NO_WORDS


class ImmediateOutcome(Event, frozen=True, tag=True):
    who: int
    outcome: str
    rule: str = "IV-FX-08"


class TrackAdvanced(Event, frozen=True, tag=True):
    owner: str
    track: str
    space: int
    of: int
    rule: str = "IV-FX-09"


class TrackRetreated(Event, frozen=True, tag=True):
    owner: str
    track: str
    space: int
    of: int
    rule: str = "IV-FX-10"


class RowMarked(Event, frozen=True, tag=True):
    who: int
    outcome: str
    rule: str = "IV-CHECK-25"


class OutcomeResolved(Event, frozen=True, tag=True):
    who: int
    outcome: str
    rule: str = "IV-CHECK-30"
    text: Words = NO_WORDS


class CheckEnded(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-CHECK-28"


class CheckCancelled(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-RULING-43"


class CardDrawn(Event, frozen=True, tag=True):
    who: int
    card: str
    rule: str


class CardPlayed(Event, frozen=True, tag=True):
    who: int
    card: str
    active: int
    rule: str = "IV-CARD-02"


class CardDiscarded(Event, frozen=True, tag=True):
    who: int
    card: str
    rule: str


class DeckShuffled(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-CARD-06"


class SkillUsed(Event, frozen=True, tag=True):
    who: int
    crew: str
    rule: str = "IV-CREW-03"


class ChargeGained(Event, frozen=True, tag=True):
    who: int
    count: int
    rule: str


class ChargeSpent(Event, frozen=True, tag=True):
    who: int
    rule: str


class InjuryGained(Event, frozen=True, tag=True):
    who: int
    injury: str
    rule: str


class InjuryDieGained(Event, frozen=True, tag=True):
    who: int
    colour: str
    rule: str = "IV-INJ-02"


class InjuryRemoved(Event, frozen=True, tag=True):
    who: int
    injury: str
    rule: str


class InjuryDieRemoved(Event, frozen=True, tag=True):
    who: int
    colour: str
    rule: str


class RolledInjuryDieRemoved(Event, frozen=True, tag=True):
    who: int
    face: str
    rule: str


class InjuryTurned(Event, frozen=True, tag=True):
    who: int
    injury: str
    rule: str


class InjuryIgnored(Event, frozen=True, tag=True):
    who: int
    injury: str
    rule: str


class SuccessGained(Event, frozen=True, tag=True):
    count: int
    total: int
    rule: str


class SuppliesChanged(Event, frozen=True, tag=True):
    by: int
    left: int
    rule: str


class LeadPlaced(Event, frozen=True, tag=True):
    kind: str
    value: int
    total: int
    rule: str = "IV-LEAD-02"


class LeadsCleared(Event, frozen=True, tag=True):
    kind: str
    count: int
    rule: str = "IV-LEAD-10"


class NoLeads(Event, frozen=True, tag=True):
    kind: str
    rule: str = "IV-LEAD-07"


class DiscoveryGained(Event, frozen=True, tag=True):
    discovery: str
    kind: str
    rule: str = "IV-DISC-02"


class DiscoveryUsed(Event, frozen=True, tag=True):
    who: int
    discovery: str
    rule: str = "IV-DISC-04"


class UniqueGained(Event, frozen=True, tag=True):
    unique: int
    rule: str = "IV-UDISC-01"


class UniqueUsed(Event, frozen=True, tag=True):
    who: int
    unique: int
    rule: str = "IV-UDISC-01"


class PoiPlaced(Event, frozen=True, tag=True):
    poi: str
    sector: str
    rule: str


class PoiRemoved(Event, frozen=True, tag=True):
    poi: str
    sector: str
    rule: str


class LogRead(Event, frozen=True, tag=True):
    log: str
    who: int
    rule: str = "IV-LOG-01"


class OptionTaken(Event, frozen=True, tag=True):
    who: int
    text: Words
    rule: str


class ConditionSet(Event, frozen=True, tag=True):
    condition: str
    rule: str = "IV-COND-04"


class MissionRevealed(Event, frozen=True, tag=True):
    mission: str
    rule: str = "IV-BOARD-07"


class MissionCompleted(Event, frozen=True, tag=True):
    mission: str
    rule: str = "IV-MISS-02"


class MissionFailed(Event, frozen=True, tag=True):
    mission: str
    rule: str = "IV-RULING-33"


class ThreatPlaced(Event, frozen=True, tag=True):
    threat: str
    sector: str
    rule: str = "IV-THREAT-01"


class ThreatMoved(Event, frozen=True, tag=True):
    threat: str
    start: str
    to: str
    rule: str = "IV-THREAT-05"


class ThreatActed(Event, frozen=True, tag=True):
    threat: str
    rule: str = "IV-THREAT-02"
    text: Words = NO_WORDS


class ThreatRemoved(Event, frozen=True, tag=True):
    threat: str
    rule: str = "IV-THREAT-03"


class TimeAdvanced(Event, frozen=True, tag=True):
    what: str
    id: str
    space: int
    of: int
    rule: str = "IV-TIME-01"


class TimeRetreated(Event, frozen=True, tag=True):
    what: str
    id: str
    space: int
    of: int
    rule: str = "IV-TIME-03"


class TimeReset(Event, frozen=True, tag=True):
    what: str
    id: str
    rule: str = "IV-TIME-05"


class TimeEnded(Event, frozen=True, tag=True):
    what: str
    id: str
    rule: str = "IV-TIME-02"
    text: Words = NO_WORDS


class EventRevealed(Event, frozen=True, tag=True):
    who: int
    event: str
    main: bool
    rule: str = "IV-EVENT-01"


class EventsShuffled(Event, frozen=True, tag=True):
    rule: str = "IV-EVENT-01"


class EventIgnored(Event, frozen=True, tag=True):
    who: int
    event: str
    rule: str


class EquipmentUsed(Event, frozen=True, tag=True):
    who: int
    equipment: str
    rule: str = "IV-EQUIP-08"


class EquipmentGiven(Event, frozen=True, tag=True):
    who: int
    to: int
    equipment: str
    rule: str = "IV-EQUIP-07"


class EquipmentGained(Event, frozen=True, tag=True):
    who: int
    equipment: str
    rule: str


class EquipmentLost(Event, frozen=True, tag=True):
    who: int
    equipment: str
    rule: str


class TokenPlaced(Event, frozen=True, tag=True):
    who: int
    equipment: str
    sector: str
    rule: str = "IV-EQUIP-10"


class TokenRemoved(Event, frozen=True, tag=True):
    equipment: str
    sector: str
    rule: str


class Pushed(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-PUSH-02"


class Rested(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-REST-02"


class Prepared(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-PREP-01"


class ActionGained(Event, frozen=True, tag=True):
    who: int
    count: int
    rule: str


class RankUpCompleted(Event, frozen=True, tag=True):
    rank_up: str
    rule: str = "IV-RANK-02"


class DepartureRefused(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-DEPART-01"


class Departed(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-DEPART-02"


class Evacuated(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-INJ-09"


class MemberDied(Event, frozen=True, tag=True):
    who: int
    crew: str
    rule: str


class DiscoveriesLost(Event, frozen=True, tag=True):
    count: int
    rule: str = "IV-END-03"


class ExplorationEnded(Event, frozen=True, tag=True):
    planet: str
    result: str
    rule: str = "IV-END-04"


class RandomMember(Event, frozen=True, tag=True):
    who: int
    rule: str = "IV-CREW-07"


class RankedUp(Event, frozen=True, tag=True):
    who: int
    rank: int
    rule: str = "IV-RANK-04"


class DiceBought(Event, frozen=True, tag=True):
    count: int
    """How many success tokens they cost."""
    rule: str = "IV-RANK-08"
