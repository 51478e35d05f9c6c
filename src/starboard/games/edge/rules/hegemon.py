"""The Hegemon's turn: launch in eight steps, return in four (AE-HEG-61 to 98, 106, 107).

He decides nothing: where his rules leave several things, the holder of the Eye is asked (AE-HEG-31).
"""

from __future__ import annotations

from starboard.core.chance import draw, roll
from starboard.core.choice import Value, choose
from starboard.games.edge import effects
from starboard.games.edge.chart import FIRST_NEBULA, REGIONS, SPACES
from starboard.games.edge.moments import Agent, Moment, Query
from starboard.games.edge.printed import BOX, FLEET, SCIENCE_VESSEL
from starboard.games.edge.queries import (
    SECTIONS,
    asked,
    damaged_ships,
    decider,
    development_at,
    fitting_regions,
    free_transports,
    is_base,
    is_planet,
    left_most,
    must_return,
    planet_type,
    ready_in,
    returning_ships,
)
from starboard.games.edge.rules.acting import because, his_launch, his_return
from starboard.games.edge.rules.developments import build, leaders_needed, tiles_left
from starboard.games.edge.rules.event_track import move_event_marker
from starboard.games.edge.rules.gaining import draw_cards, perform, react, repair
from starboard.games.edge.rules.launching import recruit_and_collect
from starboard.games.edge.rules.modules import claim_moon
from starboard.games.edge.state import Hegemon, Phase, State


def hegemon_of(state: State) -> Hegemon:
    """The Hegemon, who plays."""
    assert state.hegemon is not None
    return state.hegemon


async def take_hegemon_turn(state: State) -> None:
    """AE-HEG-76 to 82, 106, 107: the die, the ship, the region; or a return, also in his last turn."""
    who = state.seats
    hegemon = hegemon_of(state)
    if must_return(state):
        effects.announce_return(state, "last-turn", "AE-HEG-106")
        return await return_to_station(state)
    (face,) = await roll("hegemon", 1, rule="AE-HEG-77")
    section = face // 2
    effects.choose_section(state, face + 1, section)
    ships = ready_in(state, section)
    if not ships:
        effects.announce_return(state, "empty-section", "AE-HEG-78")
        return await return_to_station(state)
    order = BOX.orders[hegemon.shown[section]]
    state.log.step = his_launch(state, 2)
    effects.announce_ship(state, ships[0], "ABC"[SECTIONS[section].index(ships[0])])
    effects.announce_order(state, order.number)
    regions = fitting_regions(state, order.spec.region)
    if not regions:
        regions = [hegemon.probe]
        effects.announce_diversion(state, hegemon.probe)
    values: list[Value] = [("send", at) for at in regions]
    picked = await choose(decider(state, who), "hegemon-goes", values, rule="AE-HEG-81")
    effects.announce_decision(state, who, len(values))
    effects.launch(state, who, ships[0], int(picked[1]))
    effects.go_on_with(state, Phase.HEGEMON_CALLS)


async def finish_launch(state: State) -> None:
    """AE-HEG-54, 83 to 87: the region, recruiting, the card's symbol. The raid and the battle come next."""
    who, at = state.seats, state.at
    if FLEET[state.flown] == SCIENCE_VESSEL:
        await gain_nebula_moon(state, "AE-HEG-54")
    await react(state, who, Moment.LAUNCHED, at)
    if is_planet(state, at):
        if not await claim_moon(state, who, at, "AE-HEG-83"):
            await draw_cards(state, who, 1, "AE-HEG-83")
    elif is_base(state, at):
        await move_command(state, "AE-HEG-84")
    else:
        await draw_cards(state, who, 1, "AE-RULING-22")
    state.log.step = his_launch(state, 4)
    player = state.players[who]
    if not any(player.abroad[place] or place in state.goods for place in player.ships if place >= 0):
        effects.announce_idle(state, "recruit", "AE-HEG-85")
    await recruit_and_collect(state, who)
    state.log.step = his_launch(state, 5)
    await special_action(state)
    effects.go_on_with(state, Phase.RAID)


async def special_action(state: State) -> None:
    """AE-HEG-87: the symbol in the corner of the action card, if it has one."""
    hegemon = hegemon_of(state)
    symbol = BOX.orders[hegemon.shown[hegemon.section]].spec.symbol
    if symbol:
        effects.announce_symbol(state, symbol)
    else:
        effects.announce_idle(state, "special", "AE-HEG-87")
    match symbol:
        case "build":
            await build_for_hegemon(state)
        case "event":
            await move_event_marker(state, "AE-EVENT-02")
        case "repair":
            await repair(state, state.seats)


async def discard_order(state: State) -> None:
    """AE-HEG-90: the used card is discarded, the next one of that deck turned up."""
    hegemon = hegemon_of(state)
    deck = hegemon.section
    effects.discard_order(state, deck)
    card = await draw(f"order-{deck + 1}", hegemon.orders[deck], rule="AE-HEG-90")
    effects.show_order(state, deck, card)


# --- what he gains ----------------------------------------------------------------------------------------------------


async def move_command(state: State, rule: str) -> None:
    """AE-HEG-84, 94, AE-RULING-29: the marker one space on, and what that space gives, in order."""
    hegemon = hegemon_of(state)
    effects.move_command(state, rule)
    with state.log.by(
        because(state, Agent.RING, f"{BOX.officers[hegemon.officer].id}:{hegemon.marker + 1}", state.seats)
    ):
        await perform(state, state.seats, BOX.rings[hegemon.officer][hegemon.marker])


async def gain_nebula_moon(state: State, rule: str = "AE-HEG-39") -> None:
    """AE-HEG-39, 40, 54: one from the left-most nebula that has a moon, or else from any planet."""
    there = left_most([at for at in range(FIRST_NEBULA, REGIONS) if state.moons[at]])
    if not there:
        there, rule = [at for at in range(SPACES) if state.moons[at]], "AE-HEG-40"
    if not there:
        return effects.announce_idle(state, "moon", rule)
    values: list[Value] = [("moon-from", at) for at in there]
    picked = await choose(decider(state, state.seats), "hegemon-moon", values, rule=rule)
    effects.announce_decision(state, state.seats, len(values))
    await claim_moon(state, state.seats, int(picked[1]), rule)


async def build_for_hegemon(state: State) -> None:
    """AE-HEG-61 to 65, AE-RULING-36, 37: on the left-most planet with a transport of his, or nowhere; a collapsed
    development is restored in place of building."""
    who = state.seats
    player = state.players[who]
    collapsed = [each for each in state.developments if each.owner == who and each.out_of_use]
    if collapsed:
        values: list[Value] = [("restore", each.at) for each in collapsed]
        picked = await choose(decider(state, who), "hegemon-restores", values, rule="AE-HEG-70")
        effects.announce_decision(state, who, len(values))
        return effects.restore(state, next(each for each in collapsed if each.at == picked[1]))
    candidates = left_most([at for at in range(SPACES) if _could_build(state, at)])
    if not candidates:
        return effects.announce_no_building(state, "no-transport", "AE-HEG-63")
    values = [("build", at) for at in candidates]
    picked = await choose(decider(state, who), "hegemon-builds", values, rule="AE-HEG-61")
    effects.announce_decision(state, who, len(values))
    at = int(picked[1])
    if player.leaders < leaders_needed(state, who, planet_type(state, at)):
        return effects.announce_no_building(state, "leaders", "AE-HEG-63")
    await build(state, who, at)


def _could_build(state: State, at: int) -> bool:
    return (
        is_planet(state, at)
        and development_at(state, at) is None
        and free_transports(state.players[state.seats], at)
        and tiles_left(state, planet_type(state, at)) > 0
    )


# --- his return -------------------------------------------------------------------------------------------------------


async def return_to_station(state: State) -> None:
    """AE-HEG-91 to 98, 121: build, command, points for wrecks, and the fleet home."""
    who = state.seats
    player = state.players[who]
    state.log.step = his_return(1)
    await react(state, who, Moment.RETURNING)
    await build_for_hegemon(state)
    state.log.step = his_return(2)
    if not returning_ships(player):
        effects.announce_idle(state, "command", "AE-HEG-93")
    moved = 0
    while moved < len(returning_ships(player)):
        moved += 1
        await move_command(state, "AE-HEG-93")
    state.log.step = his_return(3)
    wrecks = len(damaged_ships(player))
    if wrecks:
        worth = asked(state, who, Query.SCRAPYARD, BOX.numbers.scrapyard_points)
        effects.score(state, who, worth * wrecks, "AE-HEG-96")
    else:
        effects.announce_idle(state, "scrapyard", "AE-HEG-96")
    state.log.step = his_return(4)
    effects.come_home(state, who)
    await react(state, who, Moment.HOME)
    effects.forget_section(state)
    effects.go_on_with(state, Phase.TURN_END)
