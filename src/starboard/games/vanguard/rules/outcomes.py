"""Steps 8 and 10 of a check: the marked row, tracks from the top, linked outcomes (IV-CHECK-25 to 33, IV-OUT)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.needs_met import NO_TRANSFORMS, places_in, ways_to_pay
from starboard.games.vanguard.printed import BOX, Action, Part
from starboard.games.vanguard.queries import is_here, marker_key, seat_of, track_spaces, transforms_of
from starboard.games.vanguard.rules.acting import act, react
from starboard.games.vanguard.rules.checks import check_of, is_gone
from starboard.games.vanguard.rules.paying import choose_way, shown
from starboard.games.vanguard.state import Check, Phase, State

DECLINE: Value = ("decline",)


async def mark_outcome(state: State) -> None:
    """IV-CHECK-25 to 27, IV-RULING-07: the first row that the pool meets; one that needs a Vanguard or a transformation
    may be declined."""
    check = check_of(state)
    action = BOX.actions[check.action] if check.action >= 0 else None
    rows = action.rows if action is not None and not action.tracks else ()
    seat = seat_of(state, check.active)
    for place, row in enumerate(rows):
        if row.need is None:
            await _mark(state, check, place)
            break
        dice = shown(state, check)
        ways = ways_to_pay(dice, row.need, transforms_of(state, check.active), True)
        if not ways:
            continue
        if not ways_to_pay(dice, row.need, NO_TRANSFORMS, False):
            picked = await choose(
                seat, "mark-row", [("mark", row.colour), DECLINE], rule="IV-RULING-07", always=True, outcome=row.colour
            )
            if picked == DECLINE:
                continue
        way, _ = await choose_way(state, check, seat, ways, "IV-CHECK-25")
        effects.spend(state, check, places_in(way), "IV-CHECK-25")
        await _mark(state, check, place)
        break
    effects.step_check(state, 9, Phase.EXHAUST)


async def _mark(state: State, check: Check, place: int) -> None:
    effects.mark_row(state, check, place)
    await react(state, Moment.MARKED, check.active)


async def resolve_outcomes(state: State) -> None:
    """IV-CHECK-29, 30: each track from the top whose marker is on the outcome space; or the marked row; then links."""
    check = check_of(state)
    action = BOX.actions[check.action] if check.action >= 0 else None
    if action is None:
        return effects.step_check(state, 10, Phase.CHECK_END)
    if check.marked >= 0:
        outcome = (*action.rows, *action.tracks)[check.marked]
        effects.step_check(state, 10, Phase.CHECK_END)
        return await resolve_linked(state, check, action, outcome)
    place = check.cursor
    if place >= len(action.tracks):
        return effects.step_check(state, 10, Phase.CHECK_END)
    effects.advance_cursor(check)
    if state.markers.get(marker_key(action.first_track + place, check.place), 0) < track_spaces(state, action, place):
        return
    await resolve_linked(state, check, action, action.tracks[place])
    # The card may have been replaced: tracks below are then not resolved (IV-CHECK-33).
    if state.phase == Phase.OUTCOMES and is_gone(state, check):
        effects.step_check(state, 10, Phase.CHECK_END)


async def resolve_linked(state: State, check: Check, action: Action, outcome: Part) -> None:
    """IV-OUT-02, 03, IV-TRACK-06, IV-RULING-10: an outcome, then the one its arrow points to, and so on; a track
    that is resolved starts anew."""
    who = check.active
    seen: list[str] = []
    found: Part | None = outcome
    while found is not None and found.colour not in seen and is_here(state, who):
        seen.append(found.colour)
        if found in action.tracks:
            effects.clear_track(state, action, action.tracks.index(found), check.place)
        effects.announce_outcome(state, who, found)
        await act(state, who, action.owner, found.call, check.place)
        link = found.link
        found = next((each for each in (*action.rows, *action.tracks) if each.colour == link), None) if link else None
