"""Log entries: reading them, and what they let choose (IV-LOG)."""

from __future__ import annotations

from starboard.games.vanguard import effects
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import member_of, sector_log
from starboard.games.vanguard.rules.acting import act, choose_part, perform
from starboard.games.vanguard.state import State


async def read_log(state: State, who: int, log: int) -> None:
    """IV-LOG-01, IV-RULING-21: an entry is read and followed; one that says once, once."""
    thing = BOX.logs[log]
    if thing.spec.once and log in state.ship.read:
        return
    effects.read_log(state, log, who)
    await act(state, who, thing, thing.calls["deeds"])
    choices = thing.parts.get("choice", ())
    if choices:
        effects.open_log(state, log)  # what it had said may have led to other entries
        state.scope.append((thing, -1))
        with state.log.by(thing.cause(who)):
            part = await choose_part(
                state, who, choices, "log-choice", "IV-LOG-01", ("logs", log), section=who, log=thing.id
            )
            if part is not None:
                await perform(state, who, part.call)
        state.scope.pop()


async def read_sector(state: State, who: int) -> None:
    """IV-LOG-03: the log of a sector where a member has arrived, unless a POI card covers the reference."""
    at = member_of(state, who).at
    effects.has_read(state, who)
    log = sector_log(state, who, at)
    if log >= 0:
        await read_log(state, who, log)
