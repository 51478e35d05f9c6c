"""Members going from sector to sector, and the lander."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.queries import injury_number, member_of, sector_id
from starboard.games.vanguard.state import Moving, State


def begin_move(state: State, who: int, route: int, symbols: Sequence[str]) -> None:
    """IV-MOVE-02: a member sets out along a route."""
    state.moving = Moving(who, route, symbols=list(symbols))
    state.skips = 0


def resolve_symbol(state: State) -> str:
    """IV-MOVE-03: the next symbol of the route is being resolved."""
    moving = state.moving
    assert moving is not None
    symbol = moving.symbols[moving.done]
    moving.done += 1
    if state.log.heard:
        state.log.add(events.RouteResolved(moving.who, symbol))
    return symbol


def finish_move(state: State) -> None:
    """The move is over."""
    state.moving = None


def may_skip(state: State, count: int) -> None:
    """Symbols of this move may be left out."""
    state.skips += count


def use_skip(state: State) -> None:
    """A symbol is left out."""
    state.skips -= 1


def move_member(state: State, who: int, to: int) -> None:
    """IV-MOVE-07: the figure is put into its destination."""
    member = member_of(state, who)
    start, member.at = member.at, to
    member.unread = False
    if state.log.heard:
        piece = f"member:{SECTIONS[who]}"
        state.log.add(events.MemberMoved(who, sector_id(state, start), sector_id(state, to), piece=piece))


def place_member(state: State, who: int, to: int, rule: str) -> None:
    """A figure is put into a sector by an effect."""
    member = member_of(state, who)
    start, member.at = member.at, to
    member.unread = False
    if state.log.heard:
        piece = f"member:{SECTIONS[who]}"
        state.log.add(events.MemberPlaced(who, sector_id(state, start), sector_id(state, to), rule, piece))


def leave_unread(state: State, who: int) -> None:
    """IV-RULING-58: the log of the sector will be read at the start of the member's next turn."""
    member_of(state, who).unread = True


def has_read(state: State, who: int) -> None:
    """The log of the sector has been read."""
    member_of(state, who).unread = False


def lose_member(state: State, who: int, rule: str) -> None:
    """A crew member dies; what it carried returns to the armory (IV-RULING-46)."""
    member = member_of(state, who)
    state.members[who] = None
    state.dead.append(member.crew)
    state.deaths += 1
    state.ship.armory += member.equipment
    for injury in member.injuries:
        state.injuries[injury_number(injury)] += 1
    state.change_powers()
    if state.log.heard:
        state.log.add(events.MemberDied(who, BOX.crew[member.crew].id, rule))


def put_lander(state: State, at: int) -> None:
    """IV-BOARD-11: the lander stands in a sector."""
    state.lander_at = at
    if state.log.heard:
        state.log.add(events.LanderPlaced(sector_id(state, at)))
