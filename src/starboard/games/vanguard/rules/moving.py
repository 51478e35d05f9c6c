"""Moving: the route and its symbols, one after another, then the sector (IV-MOVE)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.vanguard import effects
from starboard.games.vanguard.moments import Agent, Moment
from starboard.games.vanguard.printed import BOX, Route
from starboard.games.vanguard.queries import (
    board_of,
    exits,
    is_here,
    is_open,
    may_leave,
    member_of,
    route_symbols,
    seat_of,
)
from starboard.games.vanguard.rules.acting import act, because, choose_part, perform, react
from starboard.games.vanguard.rules.anytime import anytime, ask_with_asides
from starboard.games.vanguard.rules.danger import roll_danger
from starboard.games.vanguard.rules.dice import colour_number, exhaust_dice, sacrifice_die
from starboard.games.vanguard.rules.logs import read_sector
from starboard.games.vanguard.rules.time import advance_tracks
from starboard.games.vanguard.rules.tutorial import scripted_option
from starboard.games.vanguard.state import Check, Phase, State

GO_ON: Value = ("go-on",)
STAY: Value = ("stay",)


def can_move(state: State, who: int, route: Route) -> Ruling:
    """IV-MOVE-01, 02: a route that begins here and is open, out of a sector that lets one go."""
    if route.start != member_of(state, who).at:
        return refuse("IV-MOVE-02", "no-route", section=who)
    if not may_leave(state, who):
        return refuse("IV-MOVE-01", "no-move-here", section=who)
    if not is_open(state, who, route):
        return refuse("IV-MOVE-02", "route-closed", section=who)
    return ALLOWED


def move_values(state: State, who: int) -> list[Value]:
    """IV-MOVE-01, 02: where a member may set out for; two routes to one sector are told apart."""
    if not may_leave(state, who):
        return []
    return [("move", route.number) for route in exits(state, who)]


def set_out(state: State, who: int, number: int) -> None:
    """IV-MOVE-02: a member sets out."""
    route = board_of(state).routes[number]
    effects.begin_move(state, who, number, route_symbols(state, who, route))
    effects.go_on_with(state, Phase.MOVE)


async def move_on(state: State) -> None:
    """IV-MOVE-03, IV-RULING-20: the next symbol of the route, or the arrival when all are resolved. Whom an effect has
    put elsewhere on the way does not come along this route any more (IV-MOVE-02, IV-MOVE-08)."""
    moving = state.moving
    assert moving is not None
    who = moving.who
    if member_of(state, who).at != board_of(state).routes[moving.route].start:
        effects.finish_move(state)
        return effects.go_on_with(state, Phase.ACTION_END)
    if moving.done >= len(moving.symbols):
        return effects.go_on_with(state, Phase.ARRIVE)
    seat = seat_of(state, who)
    if anytime(state, seat, ("move",)):
        await ask_with_asides(state, seat, "on-the-way", lambda: [GO_ON], rule="IV-MOVE-03", timings=("move",))
    symbol = effects.resolve_symbol(state)
    if state.skips:
        return effects.use_skip(state)
    await resolve_symbol(state, who, symbol, board_of(state).routes[moving.route])


async def resolve_symbol(state: State, who: int, symbol: str, route: Route) -> None:
    """IV-MOVE-04 to 06: what a symbol of a route asks for."""
    with state.log.by(because(state, Agent.ROUTE, symbol, who)):
        word, _, rest = symbol.partition("-")
        match word:
            case "move":
                await resolve_move_symbol(state, who)
            case "exhaust":
                await exhaust_dice(state, who, 1, colour_number(rest or "any"), "IV-MOVE-05")
            case "sacrifice":
                await sacrifice_die(state, who, colour_number(rest or "any"), "IV-SAC-06")
            case "danger":
                await roll_danger(state, who, BOX.frames.number(rest), "IV-MOVE-06")
            case "supply":
                effects.change_supplies(state, -1, "IV-MOVE-03")
            case "time":
                await advance_tracks(state, "all", 1)
            case "check":
                assert route.action is not None
                begin_route_check(state, who, route.action.number)


async def resolve_move_symbol(state: State, who: int) -> None:
    """IV-MOVE-04: the move effect of the current condition: deeds, one of its options, or a check."""
    thing = BOX.conditions[state.condition]
    await act(state, who, thing, thing.calls["move"])
    options = thing.parts.get("option", ())
    if options and is_here(state, who):
        state.scope.append((thing, -1))
        with state.log.by(thing.cause(who)):
            only = scripted_option(state, who, options)
            part = await choose_part(
                state, who, options, "move-choice", "IV-MOVE-04", ("conditions", thing.number), only, section=who
            )
            if part is not None:
                await perform(state, who, part.call)
        state.scope.pop()
    if thing.spec.check is not None and is_here(state, who):
        action = next(each for each in thing.actions if each.spec is thing.spec.check)
        begin_route_check(state, who, action.number)


def begin_route_check(state: State, who: int, action: int) -> None:
    """IV-MOVE-08, IV-EX-25: a check on the way is made in the starting sector."""
    effects.begin_check(state, Check(who, action, at=member_of(state, who).at))


async def arrive(state: State) -> None:
    """IV-MOVE-07: all symbols are resolved, so the figure is put into the destination, whose log is read at once."""
    moving = state.moving
    assert moving is not None
    who, to = moving.who, board_of(state).routes[moving.route].to
    effects.move_member(state, who, to)
    await react(state, Moment.LEFT, who)
    effects.finish_move(state)
    effects.go_on_with(state, Phase.ACTION_END)
    await enter(state, who)


async def enter(state: State, who: int) -> None:
    """IV-LOG-03, IV-RULING-58: whoever comes into a sector in its own turn reads its log at once, others later."""
    if state.active == who:
        await read_sector(state, who)
    else:
        effects.leave_unread(state, who)
    if is_here(state, who):
        await react(state, Moment.ENTERED, who)


async def place(state: State, who: int, at: int, rule: str) -> None:
    """A member is put into a sector by an effect."""
    if member_of(state, who).at != at:
        effects.place_member(state, who, at, rule)
        await enter(state, who)


async def move_freely(state: State, who: int, routes: str, rule: str) -> None:
    """A member moves along a route without resolving its symbols, or (`any`) to any sector; from a lander that is not
    down nobody does (IV-SHIP-BEGIN-04)."""
    member = member_of(state, who)
    if state.phase == Phase.SHIP:
        return
    if routes == "any":
        sectors = [at for at in range(len(state.sectors)) if at != member.at]
    else:
        sectors = list(dict.fromkeys(route.to for route in exits(state, who)))
    if not sectors:
        return
    values: list[Value] = [*(("sector", at) for at in sectors), STAY]
    picked = await choose(seat_of(state, who), "move-where", values, rule=rule, section=who)
    if picked != STAY:
        await place(state, who, int(picked[1]), rule)
