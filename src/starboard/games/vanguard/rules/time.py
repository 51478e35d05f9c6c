"""Time tracks: of the condition, of missions, POI cards and threats (IV-TIME, IV-THREAT-02, IV-RULING-29, 52, 53)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.effects import CONDITION, MISSION, POI, THREAT
from starboard.games.vanguard.moments import Agent, Moment
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import seat_of, shown_poi
from starboard.games.vanguard.rules.acting import act, acting_thing, react
from starboard.games.vanguard.state import State

SPACES = 32
"""What is due is counted by track and the space reached."""


def time_tracks(state: State, which: str) -> list[int]:
    """The time tracks in play of a kind; `self` is that of what acts."""
    found = []
    if which in ("all", "condition") and BOX.conditions[state.condition].spec.time:
        found.append(CONDITION)
    if which in ("all", "missions"):
        found += [MISSION + each.card for each in state.missions if BOX.missions[each.card].spec.time]
    if which in ("all", "poi"):
        for at in range(len(state.sectors)):
            poi = shown_poi(state, at)
            if poi >= 0 and BOX.pois[poi].spec.time:
                found.append(POI + at)
    if which in ("all", "threats"):
        found += [THREAT + each.card for each in state.threats if BOX.threats[each.card].spec.space]
    if which == "self":
        found += _own_track(state)
    return found


def _own_track(state: State) -> list[int]:
    thing = acting_thing(state)
    if thing is None:
        return []
    if thing.agent == Agent.CONDITION:
        return time_tracks(state, "condition")
    if thing.agent == Agent.MISSION:
        return [each for each in time_tracks(state, "missions") if each == MISSION + thing.number]
    if thing.agent == Agent.THREAT:
        return [each for each in time_tracks(state, "threats") if each == THREAT + thing.number]
    if thing.agent == Agent.POI:
        at = state.scope[-1][1]
        return [each for each in time_tracks(state, "poi") if each == POI + at]
    return []


async def advance_tracks(state: State, which: str, count: int) -> None:
    """IV-TIME-01, 03: time goes by, or back where the count is negative."""
    for _ in range(-count):
        for track in time_tracks(state, which):
            effects.retreat_time(state, track)
    for _ in range(count):
        arrived = []
        for track in time_tracks(state, which):
            if effects.advance_time(state, track):
                time, spaces, _, _ = effects.time_of(state, track)
                if time == spaces or track >= THREAT:
                    arrived.append(track * SPACES + time)
        await resolve_arrivals(state, arrived)
    if count > 0:
        await react(state, Moment.TIMED)


async def resolve_arrivals(state: State, arrived: Sequence[int]) -> None:
    """IV-TIME-02, 04, IV-RULING-53: at once, in an order the players choose; in a check, at its end."""
    if state.check is not None:
        for due in arrived:
            effects.put_off(state, due)
        return
    await resolve_due(state, list(arrived))


async def resolve_due(state: State, due: list[int]) -> None:
    """What is due, one track after another; the spaces of one track as they were reached (IV-THREAT-02)."""
    while due:
        values: list[Value] = [
            ("time", track, next(each for each in due if each // SPACES == track) % SPACES)
            for track in dict.fromkeys(each // SPACES for each in due)
        ]
        picked = await choose(seat_of(state, -1), "time-order", values, rule="IV-TIME-04")
        due.remove(int(picked[1]) * SPACES + int(picked[2]))
        await _resolve(state, int(picked[1]), int(picked[2]))


async def _resolve(state: State, track: int, space: int) -> None:
    if track >= THREAT:
        threat = next((each for each in state.threats if each.card == track - THREAT), None)
        if threat is None:
            return
        thing = BOX.threats[threat.card]
        part = thing.parts["space"][space - 1]
        effects.announce_threat(state, threat, part)
        await act(state, -1, thing, part.call)
        return
    time, spaces, _, _ = effects.time_of(state, track)
    if time < spaces or not spaces:  # what it was printed on has been replaced while it waited, maybe without a track
        return
    if track == CONDITION:
        thing = BOX.conditions[state.condition]
        at = -1
    elif track < POI:
        if not any(each.card == track - MISSION for each in state.missions):
            return
        thing = BOX.missions[track - MISSION]
        at = -1
    else:
        at = track - POI
        thing = BOX.pois[shown_poi(state, at)]
    effects.announce_time(state, track, thing)
    await act(state, -1, thing, thing.calls["time_deeds"], at)
