"""Time tracks."""

from __future__ import annotations

from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX, Thing
from starboard.games.vanguard.queries import top_poi
from starboard.games.vanguard.state import State

CONDITION, MISSION, POI, THREAT = 0, 1000, 2000, 3000
"""Time tracks: the condition's, a mission's by card, that of a sector's POI, a threat's by card."""


def time_of(state: State, track: int) -> tuple[int, int, str, str]:
    """Where the token of a time track is, how many spaces it has, and what it is called."""
    if track == CONDITION:
        thing = BOX.conditions[state.condition]
        return state.condition_time, thing.spec.time, "condition", thing.id
    if track < POI:
        thing = BOX.missions[track - MISSION]
        time = next((each.time for each in state.missions if each.card == track - MISSION), 0)
        return time, thing.spec.time, "mission", thing.id
    if track < THREAT:
        at = track - POI
        thing = BOX.pois[top_poi(state, at)]
        return state.sectors[at].time, thing.spec.time, "poi", thing.id
    thing = BOX.threats[track - THREAT]
    time = next((each.time for each in state.threats if each.card == track - THREAT), 0)
    return time, len(thing.spec.space), "threat", thing.id


def _set_time(state: State, track: int, time: int) -> None:
    if track == CONDITION:
        state.condition_time = time
    elif track < POI:
        for mission in state.missions:
            if mission.card == track - MISSION:
                mission.time = time
    elif track < THREAT:
        state.sectors[track - POI].time = time
    else:
        for threat in state.threats:
            if threat.card == track - THREAT:
                threat.time = time


def advance_time(state: State, track: int) -> bool:
    """IV-TIME-01, IV-RULING-52: a time token goes one space right, if there is one. Whether it did."""
    time, spaces, what, id = time_of(state, track)
    if time >= spaces:
        return False
    _set_time(state, track, time + 1)
    if state.log.heard:
        state.log.add(events.TimeAdvanced(what, id, time + 1, spaces))
    return True


def retreat_time(state: State, track: int) -> None:
    """IV-TIME-03: a time token goes one space left, or off the track."""
    time, spaces, what, id = time_of(state, track)
    if time:
        _set_time(state, track, time - 1)
        if state.log.heard:
            state.log.add(events.TimeRetreated(what, id, time - 1, spaces))


def reset_time(state: State, track: int) -> None:
    """IV-TIME-05: the token is removed."""
    time, _, what, id = time_of(state, track)
    if time:
        _set_time(state, track, 0)
        if state.log.heard:
            state.log.add(events.TimeReset(what, id))


def announce_time(state: State, track: int, thing: Thing) -> None:
    """IV-TIME-02: a time track has run out."""
    if state.log.heard:
        _, _, what, id = time_of(state, track)
        state.log.add(events.TimeEnded(what, id, text=thing.spec.time_text))
