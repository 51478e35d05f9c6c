"""Announcements of the ship book: what happened aboard, for the log and for beats. Named in the past tense.

Crew, cards, dice and pages are numbers, as in the state; `kind` counts the kinds of `ship_state.KINDS`.
"""

from __future__ import annotations

from starboard.core.event import Event


class PageTurned(Event, frozen=True, tag=True):
    page: int
    rule: str = "IV-SHIP-GEN-02"


class GameResumed(Event, frozen=True, tag=True):
    rule: str = "IV-SHIP-RESUME-02"


class GameSaved(Event, frozen=True, tag=True):
    rule: str = "IV-SHIP-SAVE-02"


class DeadlySwitched(Event, frozen=True, tag=True):
    """A rule of Deadly Space, by the name of its switch, is on or off."""

    switch: str
    on: bool
    rule: str = "IV-MODE-02"


class CardKept(Event, frozen=True, tag=True):
    """A card waits in the Future Use envelope."""

    kind: int
    card: int
    rule: str = "IV-KEY-06"


class CardInstalled(Event, frozen=True, tag=True):
    kind: int
    card: int
    rule: str


class CardRemoved(Event, frozen=True, tag=True):
    kind: int
    card: int
    rule: str


class PoolsFilled(Event, frozen=True, tag=True):
    command: int
    energy: int
    rule: str = "IV-SHIP-BRIDGE-03"


class CommandChanged(Event, frozen=True, tag=True):
    by: int
    to: int
    rule: str


class EnergyChanged(Event, frozen=True, tag=True):
    by: int
    to: int
    rule: str


class SuccessChanged(Event, frozen=True, tag=True):
    by: int
    to: int
    rule: str


class MoraleChanged(Event, frozen=True, tag=True):
    start: int
    to: int
    rule: str


class PenaltyTaken(Event, frozen=True, tag=True):
    rule: str = "IV-SHIP-PEN-01"


class PenaltyRemoved(Event, frozen=True, tag=True):
    rule: str = "IV-SHIP-PEN-02"


class UpgradeUsed(Event, frozen=True, tag=True):
    card: int
    rule: str = "IV-SHIP-BRIDGE-10"


class ObjectiveCompleted(Event, frozen=True, tag=True):
    card: int
    rule: str = "IV-KEY-07"


class ObjectiveFailed(Event, frozen=True, tag=True):
    card: int
    rule: str = "IV-DES-30"


class SituationRevealed(Event, frozen=True, tag=True):
    card: int
    rule: str = "IV-SHIP-BRIDGE-06"


class SituationAged(Event, frozen=True, tag=True):
    card: int
    time: int
    rule: str = "IV-SHIP-BRIDGE-07"


class SituationFailed(Event, frozen=True, tag=True):
    card: int
    rule: str = "IV-SHIP-BRIDGE-07"


class SituationSolved(Event, frozen=True, tag=True):
    card: int
    rule: str = "IV-SHIP-SIT-02"


class SituationShelved(Event, frozen=True, tag=True):
    """A situation has come to the potential situations, or gone from the table."""

    card: int
    rule: str = "IV-SHIP-BRIDGE-08"


class SystemReached(Event, frozen=True, tag=True):
    system: int
    energy: int
    rule: str = "IV-SHIP-STAR-02"


class ObjectVisited(Event, frozen=True, tag=True):
    object: int
    energy: int
    rule: str = "IV-SHIP-STAR-03"


class LandingChosen(Event, frozen=True, tag=True):
    object: int
    rule: str = "IV-SHIP-STAR-04"


class PartScanned(Event, frozen=True, tag=True):
    parts: int
    rule: str = "IV-SHIP-STAR-06"


class WentAimless(Event, frozen=True, tag=True):
    rule: str = "IV-SHIP-STAR-10"


class FacilityActivated(Event, frozen=True, tag=True):
    page: int
    addon: int = -1
    rule: str = "IV-SHIP-FAC-01"


class CrewAssigned(Event, frozen=True, tag=True):
    crew: int
    rule: str = "IV-SHIP-GEN-08"


class CrewMoved(Event, frozen=True, tag=True):
    """A crew member has become available, or rests, or has been sent somewhere."""

    crew: int
    to: int
    rule: str


class CrewRecruited(Event, frozen=True, tag=True):
    crew: int
    section: int
    rule: str


class RankRaised(Event, frozen=True, tag=True):
    crew: int
    rank: int
    rule: str


class CrewDied(Event, frozen=True, tag=True):
    crew: int
    rule: str


class CrewRemembered(Event, frozen=True, tag=True):
    """A name on the wall; `section` -1 where the wall is full."""

    crew: int
    section: int
    rule: str = "IV-SHIP-MEMORIAL-01"


class ProjectStarted(Event, frozen=True, tag=True):
    card: int
    stage: int
    rule: str = "IV-SHIP-PROD-03"


class ProjectAdvanced(Event, frozen=True, tag=True):
    card: int
    stage: int
    rule: str = "IV-SHIP-PROD-03"


class ProjectCompleted(Event, frozen=True, tag=True):
    kind: int
    card: int
    rule: str


class DiscoveryCollected(Event, frozen=True, tag=True):
    discovery: int
    rule: str = "IV-SHIP-UNLOAD-03"


class DiscoveryPaid(Event, frozen=True, tag=True):
    discovery: int
    rule: str = "IV-SHIP-RES-03"


class DiscoveryLeft(Event, frozen=True, tag=True):
    discovery: int
    rule: str = "IV-SHIP-DOCK-03"


class UniqueStored(Event, frozen=True, tag=True):
    unique: int
    rule: str = "IV-SHIP-UNLOAD-01"


class RowCompleted(Event, frozen=True, tag=True):
    row: int
    rule: str = "IV-SHIP-UNLOAD-02"


class EquipmentStored(Event, frozen=True, tag=True):
    equipment: int
    rule: str


class EquipmentLoaded(Event, frozen=True, tag=True):
    equipment: int
    section: int
    rule: str = "IV-SHIP-LAUNCH-06"


class LanderDamaged(Event, frozen=True, tag=True):
    lander: int
    rule: str = "IV-SHIP-HANGAR-02"


class LanderRepaired(Event, frozen=True, tag=True):
    lander: int
    rule: str


class LanderChosen(Event, frozen=True, tag=True):
    lander: int
    rule: str = "IV-SHIP-HANGAR-04"


class TeamMemberChosen(Event, frozen=True, tag=True):
    crew: int
    section: int
    rule: str = "IV-SHIP-LAUNCH-02"


class DeckBuilt(Event, frozen=True, tag=True):
    section: int
    cards: int
    rule: str = "IV-SHIP-LAUNCH-04"


class LandingRolled(Event, frozen=True, tag=True):
    landing: int
    row: int
    result: int
    rule: str = "IV-SHIP-LAND-02"


class LanderTouchedDown(Event, frozen=True, tag=True):
    landing: int
    rule: str = "IV-SHIP-LAND-07"


class PlanetRecorded(Event, frozen=True, tag=True):
    planet: int
    rule: str = "IV-SHIP-LEAVE-01"


class BoardCleared(Event, frozen=True, tag=True):
    planet: int
    rule: str = "IV-SHIP-LEAVE-03"


class DieGained(Event, frozen=True, tag=True):
    section: int
    die: int
    rule: str = "IV-SHIP-DEBRIEF-08"


class DieGivenBack(Event, frozen=True, tag=True):
    section: int
    die: int
    rule: str


class PatientAdmitted(Event, frozen=True, tag=True):
    crew: int
    row: int
    rule: str = "IV-SHIP-MED-04"


class PatientMoved(Event, frozen=True, tag=True):
    crew: int
    left: int
    rule: str = "IV-SHIP-MED-02"


class CriticalRolled(Event, frozen=True, tag=True):
    crew: int
    faces: tuple[int, ...]
    rule: str = "IV-SHIP-MED-06"


class EnvelopeOpened(Event, frozen=True, tag=True):
    rule: str = "IV-COMP-17"


class CampaignEnded(Event, frozen=True, tag=True):
    ending: int
    rule: str = "IV-DES-30"
