"""Danger dice: rolled at once outside a check, in step 6 of one (IV-DANGER)."""

from __future__ import annotations

from starboard.core.chance import roll
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.printed import BOX, DANGER_FACES, Part
from starboard.games.vanguard.queries import is_here
from starboard.games.vanguard.rules.acting import act, react
from starboard.games.vanguard.rules.anytime import kept_away, react_to
from starboard.games.vanguard.rules.checks import FACES
from starboard.games.vanguard.state import State

HARM = 6
"""The step of a check in which its danger dice are resolved."""


async def roll_danger(state: State, who: int, frame: int, rule: str = "IV-DANGER-01") -> None:
    """IV-DANGER-01, 05: a danger die, resolved at once; in the first steps of one's check it waits for step 6."""
    (face,) = await roll("danger", 1, rule=rule)
    check = state.check
    if check is not None and check.active == who and check.step <= HARM:
        return effects.add_danger(check, frame * FACES + BOX.danger_faces[face])
    await resolve_danger(state, who, frame, BOX.danger_faces[face], rule)


async def resolve_danger(state: State, who: int, frame: int, face: int, rule: str) -> None:
    """IV-DANGER-02: what the frame lists for a result happens; what it does not list does not."""
    effects.announce_danger(state, who, frame, face, rule)
    part = frame_part(frame, face)
    if part is not None and is_here(state, who):
        pending = await react_to(state, "danger", who, 1, frame)
        if not kept_away(pending):
            await act(state, who, BOX.frames[frame], part.call)
    if is_here(state, who):
        await react(state, Moment.DANGER, who)


def frame_part(frame: int, face: int) -> Part | None:
    """What a frame lists for a result."""
    name = DANGER_FACES[face]
    return next((part for part in BOX.frames[frame].parts.get("on", ()) if part.spec.result == name), None)
