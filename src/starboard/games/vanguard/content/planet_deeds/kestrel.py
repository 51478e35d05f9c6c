"""Kestrel's Garden: noise, and the thicket that grows where it is heard."""

from __future__ import annotations

from starboard.games.vanguard.content.deeds import (
    danger_deed,
    log_deed,
    poi_deed,
    remove_threat_deed,
    time_deed,
)
from starboard.games.vanguard.content.registry import DEED, EFFECTS
from starboard.games.vanguard.effects import lift_poi
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import steps_between, top_poi
from starboard.games.vanguard.state import State

THREAT = "carnivorous-thicket"
CARD = "bz310"
CLOSES = "1318"
"""The log for a garden that is grown over."""


@EFFECTS.on("noise", DEED)
async def noise(state: State, who: int, *, count: int = 1) -> None:
    """Noise is the time track of the condition; a condition without one hears nothing."""
    await time_deed(state, who, count=count, which="condition")


@EFFECTS.on("heavy-tread", Moment.ROLLED)
async def heavy_tread(state: State, who: int, *, dice: int, deaf: str) -> None:
    """Whoever rolls that many section dice is heard, except where the forest does not listen any more."""
    check = state.check
    if check is not None and len(check.pool) >= dice and BOX.conditions[state.condition].id != deaf:
        await noise(state, who)


@EFFECTS.on("grow-thicket", DEED)
async def grow_thicket(state: State, who: int) -> None:
    """The thicket grows into a sector next to it, the one nearest to whoever was heard; its card holds who is there."""
    if not _overgrown(state):
        return
    into = _where_it_grows(state, who if who >= 0 else state.active)
    if into < 0:
        return await _close(state, who)
    await poi_deed(state, who, card=CARD, sector=into + 1, top=True)


async def _close(state: State, who: int) -> None:
    """There is no room left: everybody is in danger, and then it draws back to its root."""
    await log_deed(state, who, entry=CLOSES)
    _draw_back(state)


def _draw_back(state: State) -> None:
    for at in _thickets(state):
        lift_poi(state, at, "IV-POI-03")


@EFFECTS.on("cut-thicket", DEED)
async def cut_thicket(state: State, who: int) -> None:
    """The thicket over a sector goes, and what it covered is there again."""
    member = state.members[who]
    at = state.check.place if state.check is not None else -1 if member is None else member.at
    if at >= 0 and _is_thicket(state, at):
        lift_poi(state, at, "IV-POI-03")


@EFFECTS.on("calm-thicket", DEED)
async def calm_thicket(state: State, who: int) -> None:
    """The thicket leaves, root and all."""
    _draw_back(state)
    await remove_threat_deed(state, who, card=THREAT)


@EFFECTS.on("thicket-bites", DEED)
async def thicket_bites(state: State, who: int, *, frame: str) -> None:
    """Everybody with the threat or in a sector it has grown over is in danger."""
    where = _overgrown(state)
    for section, member in enumerate(state.members):
        if member is not None and member.at in where:
            await danger_deed(state, section, frame=frame)


def _is_thicket(state: State, at: int) -> bool:
    poi = top_poi(state, at)
    return poi >= 0 and BOX.pois[poi].id == CARD


def _thickets(state: State) -> list[int]:
    """The sectors it has grown over."""
    return [at for at in range(len(state.sectors)) if _is_thicket(state, at)]


def _overgrown(state: State) -> list[int]:
    """The sectors it is in: where it has grown, and its root. Without the root nothing grows."""
    roots = [each.at for each in state.threats if BOX.threats[each.card].id == THREAT]
    return roots + [at for at in _thickets(state) if at not in roots] if roots else []


def _where_it_grows(state: State, who: int) -> int:
    """The free sector next to it that is nearest to a member, the lowest number of several; -1 if there is none."""
    board = BOX.boards[state.planet]
    there = _overgrown(state)
    copies = BOX.pois.find(CARD).spec.copies
    if len(_thickets(state)) >= copies:
        return -1
    beside = [route.to for each in there for route in board.exits[each]]
    free = [at for at in range(len(state.sectors)) if at in beside and at not in there and at != state.lander_at]
    member = state.members[who] if who >= 0 else None
    far = steps_between(state, member.at) if member is not None else []
    return min(free, key=lambda at: (far[at] if far else 0, at), default=-1)
