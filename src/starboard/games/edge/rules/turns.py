"""Turns: launch or return, the end of a turn, whose turn is next, the last turns (AE-TURN, AE-END-01 to 03)."""

from __future__ import annotations

from functools import partial

from starboard.core.choice import Legality, Value, choose, choose_some
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.edge import effects
from starboard.games.edge.moments import Agent, Moment
from starboard.games.edge.printed import SHIPS
from starboard.games.edge.queries import hand_limit, is_base, is_planet, ready_ships, region_id, ship_of
from starboard.games.edge.rules.acting import because
from starboard.games.edge.rules.free import free_actions, might_act, take_free_action
from starboard.games.edge.rules.gaining import react
from starboard.games.edge.rules.hegemon import discard_order
from starboard.games.edge.rules.launching import can_go, can_launch, launch_values, legal_regions
from starboard.games.edge.state import PAD, SUPPLY, Phase, State

RETURN: Value = ("return",)
END_TURN: Value = ("end-turn",)
AT_HOME = frozenset((PAD, SUPPLY))


def can_return(state: State, who: int) -> Ruling:
    """AE-TURN-03: whoever has all ships on the pad must launch, if a ship can be launched at all."""
    player = state.players[who]
    if AT_HOME.issuperset(player.ships) and launchable(state, who):
        return refuse("AE-TURN-03", "all-on-the-pad")
    return ALLOWED


def launchable(state: State, who: int) -> list[int]:
    """AE-TURN-02: the types of ship that can be launched somewhere."""
    return [kind for kind in ready_ships(state, who) if can_go(state, who, kind)]


TURNS: dict[Value, Value] = {value: value for value in (*(("launch", ship) for ship in SHIPS), RETURN)}
"""What a turn can be, by its answer."""


def _can_choose(state: State, who: int, value: Value) -> Ruling:
    if value == RETURN:
        return can_return(state, who)
    kind = SHIPS.index(str(value[1]))
    if ship_of(state.players[who], kind, PAD) < 0:
        return refuse("AE-LAUNCH-02", "not-on-the-pad", ship=SHIPS[kind])
    if kind not in ready_ships(state, who):
        return refuse("AE-SHIP-10", "just-built", ship=SHIPS[kind])
    return ALLOWED if can_go(state, who, kind) else refuse("AE-TURN-02", "nowhere-to-go", ship=SHIPS[kind])


async def take_turn(state: State) -> None:
    """AE-TURN-01: a launch or a return; free actions come before it (AE-TURN-05)."""
    who = state.active
    values: list[Value] = [("launch", SHIPS[kind]) for kind in launchable(state, who)]
    if can_return(state, who):
        values.append(RETURN)
    free = free_actions(state, who)
    picked = await choose(
        who,
        "turn",
        [*values, *free],
        rule="AE-TURN-01",
        refused=lambda: Legality(TURNS, partial(_can_choose, state, who)),
        always=True,
    )
    if picked in free:
        await take_free_action(state, who, picked)
        return effects.go_on_with(state, Phase.GO_ON)
    if picked == RETURN:
        effects.begin_return(state)
        with state.log.by(because(state, Agent.RETURN, who=who)):
            await react(state, who, Moment.RETURNING)
        return effects.go_on_with(state, Phase.BUILD)
    await launch(state, who, SHIPS.index(str(picked[1])))


async def launch(state: State, who: int, kind: int) -> None:
    """AE-LAUNCH-02: a ship goes to a region; AE-HEG-74: the probe follows to planets and bases."""
    values: list[Value] = [("to", SHIPS[kind], at) for at in legal_regions(state, who, kind)]
    picked = await choose(
        who,
        "launch-where",
        values,
        rule="AE-LAUNCH-02",
        refused=lambda: Legality(launch_values(kind), partial(can_launch, state, who, kind)),
        always=True,
        ship=SHIPS[kind],
    )
    at = int(picked[2])
    with state.log.by(because(state, Agent.LAUNCH, region_id(state, at), who)):
        effects.launch(state, who, ready_ships(state, who)[kind], at)
        if state.hegemon is not None and (is_planet(state, at) or is_base(state, at)):
            effects.move_probe(state, at)
    effects.go_on_with(state, Phase.ARRIVE)


async def end_turn(state: State) -> None:
    """AE-TURN-06: last free actions, cards down to the limit; then the terminus is looked at for everybody."""
    who = state.active
    player = state.players[who]
    if who < state.seats:
        if might_act(state, who):
            free = free_actions(state, who)
            picked = await choose(who, "end-turn", [END_TURN, *free], rule="AE-TURN-05", always=True)
            if picked != END_TURN:
                return await take_free_action(state, who, picked)
        over = len(player.hand) - hand_limit(state, who)
        if over > 0:
            values: list[Value] = [("discard", card) for card in player.hand]
            picks = await choose_some(who, "hand-limit", values, rule="AE-TURN-06", most=over, least=over)
            for value in picks:
                effects.discard_card(state, who, int(value[1]))
            effects.announce_discards(state, who, over, "AE-TURN-06")
    elif state.hegemon is not None and state.hegemon.section >= 0:
        await discard_order(state)
        effects.forget_section(state)
    effects.finish_turn(state)
    if not state.ending:
        ahead = [each for each, other in enumerate(state.players) if other.points >= state.flags.terminus]
        if ahead:
            with state.log.by(because(state, Agent.TURN, who=who)):
                effects.trigger_end(state, max(ahead, key=lambda each: state.players[each].points))
    effects.go_on_with(state, Phase.NEXT)


def next_player(state: State) -> int:
    """AE-TURN-01, AE-RULING-24, 27: who plays now; -1 when everybody has had the last turn.

    People's last turns go round like all others: whoever comes next has not had it while any of them has not.
    """
    seats, hegemon = state.seats, state.hegemon
    if not state.turn:
        return state.first
    waiting = [who for who, player in enumerate(state.players) if not player.last_turn]
    if not waiting:
        return -1
    if hegemon is not None and seats in waiting:
        after_holder = state.active == state.human and state.human == hegemon.eye
        if after_holder or waiting == [seats]:
            return seats
    return (state.human + 1) % seats


async def next_turn(state: State) -> None:
    """Whose turn it is now, or the count at the end."""
    who = next_player(state)
    if who < 0:
        return effects.go_on_with(state, Phase.OVER)
    with state.log.by(because(state, Agent.TURN, who=who)):
        effects.begin_turn(state, who)
    await react(state, who, Moment.TURN_BEGAN)
    effects.go_on_with(state, Phase.HEGEMON if who == state.seats else Phase.TURN)
