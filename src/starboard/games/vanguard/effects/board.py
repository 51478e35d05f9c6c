"""What lies on a planet: POI cards, its condition, missions, threats; the logbook."""

from __future__ import annotations

from starboard.games.vanguard import events
from starboard.games.vanguard.effects.checks import clear_tracks
from starboard.games.vanguard.printed import BOX, Part
from starboard.games.vanguard.queries import sector_id, top_poi
from starboard.games.vanguard.state import Mission, State, Threat

# --- POI cards, conditions, missions, threats -------------------------------------------------------------------------


def _leave_poi(state: State, at: int) -> None:
    """IV-POI-05: time token and markers leave the POI that was in effect."""
    poi = top_poi(state, at)
    if poi >= 0:
        clear_tracks(state, BOX.pois[poi], at)
    state.sectors[at].time = 0


def place_poi(state: State, at: int, poi: int, *, top: bool = False, rule: str = "IV-POI-01") -> None:
    """IV-POI-01 to 05: a POI card comes into a sector, instead of those there or on top of them."""
    _leave_poi(state, at)
    sector = state.sectors[at]
    if not top:
        sector.pois = []
    sector.pois.append(poi)
    if BOX.pois[poi].spec.final and poi not in state.finals:
        state.finals.append(poi)
    state.placed = at
    state.change_powers()
    if state.log.heard:
        state.log.add(events.PoiPlaced(BOX.pois[poi].id, sector_id(state, at), rule))


def clear_poi(state: State, at: int, rule: str) -> None:
    """All POI cards leave a sector."""
    sector = state.sectors[at]
    if not sector.pois:
        return
    _leave_poi(state, at)
    gone, sector.pois = sector.pois[-1], []
    state.change_powers()
    if state.log.heard:
        state.log.add(events.PoiRemoved(BOX.pois[gone].id, sector_id(state, at), rule))


def lift_poi(state: State, at: int, rule: str) -> None:
    """The top POI card leaves a sector; what lies below is in effect again."""
    sector = state.sectors[at]
    if not sector.pois:
        return
    _leave_poi(state, at)
    gone = sector.pois.pop()
    state.change_powers()
    if state.log.heard:
        state.log.add(events.PoiRemoved(BOX.pois[gone].id, sector_id(state, at), rule))


def flag_sector(state: State, at: int, flags: int) -> None:
    """A planet's own marks in a sector."""
    state.sectors[at].flags = flags


def set_condition(state: State, condition: int) -> None:
    """IV-COND-04, IV-RULING-59: a condition covers the one before; its tokens and markers are gone."""
    if state.condition >= 0:
        clear_tracks(state, BOX.conditions[state.condition], -1)
    state.condition = condition
    state.condition_time = 0
    state.change_powers()
    if state.log.heard:
        state.log.add(events.ConditionSet(BOX.conditions[condition].id))


def reveal_mission(state: State, mission: int) -> None:
    """IV-BOARD-07: a mission lies on the board."""
    state.missions.append(Mission(mission))
    state.change_powers()
    if state.log.heard:
        state.log.add(events.MissionRevealed(BOX.missions[mission].id))


def complete_mission(state: State, mission: int) -> None:
    """IV-MISS-01, 02: a mission is discarded as completed."""
    state.missions = [each for each in state.missions if each.card != mission]
    state.completed.append(mission)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.MissionCompleted(BOX.missions[mission].id))


def fail_mission(state: State, mission: int) -> None:
    """IV-RULING-33: a mission has failed."""
    state.missions = [each for each in state.missions if each.card != mission]
    state.failed.append(mission)
    state.change_powers()
    if state.log.heard:
        state.log.add(events.MissionFailed(BOX.missions[mission].id))


def place_threat(state: State, card: int, at: int) -> None:
    """IV-THREAT-01: a threat comes to the board; one that is there gets another standee."""
    known = next((each for each in state.threats if each.card == card), None)
    if known is None:
        state.threats.append(Threat(card, at))
        state.change_powers()
    else:
        known.others.append(at)
    if state.log.heard:
        state.log.add(events.ThreatPlaced(BOX.threats[card].id, sector_id(state, at)))


def move_threat(state: State, threat: Threat, to: int) -> None:
    """IV-THREAT-05: a threat moves."""
    start, threat.at = threat.at, to
    if state.log.heard:
        told = events.ThreatMoved(BOX.threats[threat.card].id, sector_id(state, start), sector_id(state, to))
        state.log.add(told)


def remove_threat(state: State, threat: Threat, *, neutralised: bool = True) -> None:
    """IV-THREAT-03: a threat is gone, with its tokens and markers."""
    state.threats.remove(threat)
    clear_tracks(state, BOX.threats[threat.card], -1)
    state.neutralised += neutralised
    state.change_powers()
    if state.log.heard:
        state.log.add(events.ThreatRemoved(BOX.threats[threat.card].id))


def announce_threat(state: State, threat: Threat, part: Part) -> None:
    """IV-THREAT-02: what a threat does."""
    if state.log.heard:
        state.log.add(events.ThreatActed(BOX.threats[threat.card].id, text=part.text))


# --- logs and facts ---------------------------------------------------------------------------------------------------


def read_log(state: State, log: int, who: int) -> None:
    """IV-LOG-01: an entry of the logbook is read."""
    open_log(state, log)
    state.log.reveal()
    if state.log.heard:
        state.log.add(events.LogRead(BOX.logs[log].id, who))


def open_log(state: State, log: int) -> None:
    """The logbook lies open at an entry: of those that were read it is the last."""
    for read in (state.read, state.ship.read):
        if log in read:
            read.remove(log)
        read.append(log)


def remember(state: State, fact: str, value: int) -> None:
    """A mark in the logbook."""
    marks = state.marks if fact.startswith(".") else state.ship.facts
    if value:
        marks[fact] = value
    else:
        marks.pop(fact, None)


def announce_option(state: State, who: int, part: Part, rule: str) -> None:
    """One of several things was chosen."""
    if state.log.heard:
        state.log.add(events.OptionTaken(who, part.text, rule))
