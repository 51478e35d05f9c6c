"""The launch turn: a ship to a region, the region's action, recruiting and collecting (AE-LAUNCH, AE-BASE)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.edge import effects
from starboard.games.edge.chart import FIRST_BASE, FIRST_NEBULA, NEIGHBOURS, REGIONS, is_nebula
from starboard.games.edge.moments import Moment, Query
from starboard.games.edge.printed import BOX, SHIPS
from starboard.games.edge.queries import (
    asked,
    development_at,
    is_base,
    is_gate,
    is_hegemon,
    is_occupied,
    is_planet,
    is_region,
    occupied_regions,
    planet_type,
    ships_out,
    tile_at,
    traits,
)
from starboard.games.edge.rules.gaining import DECLINE, carry_out, draw_cards, gain, react
from starboard.games.edge.rules.gate import open_gate
from starboard.games.edge.rules.modules import claim_moon
from starboard.games.edge.state import Phase, State

PERFORM: Value = ("perform",)


def can_launch(state: State, who: int, kind: int, at: int) -> Ruling:
    """AE-LAUNCH-03 to 06: whether a player's ship of a type may be launched to a region."""
    if not is_region(state, at):
        return refuse("AE-LAUNCH-02", "no-region-there")
    player = state.players[who]
    own = traits(state, who)[kind]
    if is_nebula(at) and not own.navigation:
        return refuse("AE-LAUNCH-05", "needs-navigation", ship=SHIPS[kind])
    if at in player.ships and not asked(state, who, Query.OWN_REGION, False, at):
        return refuse("AE-LAUNCH-04", "own-ship-there")
    if not own.assault and is_occupied(state, who, at):
        return refuse("AE-LAUNCH-03", "occupied", ship=SHIPS[kind])
    if BOX.numbers.launch_adjacency and ships_out(player) and not _is_near_own(state, who, at):
        return refuse("AE-RULING-05", "too-far")
    return ALLOWED


def _is_near_own(state: State, who: int, at: int) -> bool:
    return any(place == at or place in NEIGHBOURS[at] for place in state.players[who].ships)


def launch_values(kind: int) -> dict[Value, int]:
    """Every region a ship could be launched to, by its answer."""
    return {("to", SHIPS[kind], at): at for at in range(REGIONS)}


def legal_regions(state: State, who: int, kind: int) -> list[int]:
    """The regions that a player's ship of a type may be launched to: those that `can_launch` allows, found faster."""
    own = traits(state, who)[kind]
    player = state.players[who]
    barred = set() if own.assault else occupied_regions(state, who)
    for at in player.ships:
        if at >= 0 and not asked(state, who, Query.OWN_REGION, False, at):
            barred.add(at)
    found = [at for at, tile in enumerate(state.tiles) if tile >= 0 and at not in barred]
    if own.navigation:
        found += [at for at in range(FIRST_NEBULA, REGIONS) if at not in barred]
    if BOX.numbers.launch_adjacency and ships_out(player):
        found = [at for at in found if _is_near_own(state, who, at)]
    return found


def can_go(state: State, who: int, kind: int) -> bool:
    """AE-TURN-02: whether there is a region that a player's ship of a type may be launched to."""
    return any(can_launch(state, who, kind, at) for at in range(REGIONS))


async def arrive(state: State) -> None:
    """AE-LAUNCH-07 to 14: the region's action, then recruiting and collecting. The raid comes next."""
    who, at = state.active, state.at
    await react(state, who, Moment.LAUNCHED, at)
    await region_action(state, who, at)
    await react(state, who, Moment.ARRIVED, at)
    await recruit_and_collect(state, who)
    effects.go_on_with(state, Phase.RAID)


async def region_action(state: State, who: int, at: int) -> None:
    """AE-LAUNCH-07 to 11: what a region gives to whoever launches there. It may be performed without launching, too."""
    if is_planet(state, at):
        if not await claim_moon(state, who, at):
            await gain(state, who, planet_resource(state, at), 1, "AE-LAUNCH-08")
    elif is_base(state, at):
        await base_action(state, who, at)
    elif is_nebula(at):
        await claim_moon(state, who, at)
    elif is_gate(state, at):
        await open_gate(state, who, at)


async def base_action(state: State, who: int, at: int) -> None:
    """AE-LAUNCH-09: what a base offers; nobody has to take it."""
    base = BOX.bases[tile_at(state, at) - FIRST_BASE]
    if base.spec.asks:
        values: list[Value] = [PERFORM, DECLINE]
        if await choose(who, "base-action", values, rule="AE-LAUNCH-09", base=base.name) == DECLINE:
            return
    await carry_out(state, who, base, "action", at)


def planet_resource(state: State, at: int) -> int:
    """AE-LAUNCH-08: the resource of a planet's type."""
    found: int = BOX.type_resources[planet_type(state, at)]
    return found


async def recruit_and_collect(state: State, who: int) -> None:
    """AE-LAUNCH-13, 14: leaders and tokens from all regions where the player has a ship; AE-HEG-85, 86.

    AE-RULING-08: leaders committed to a development stay there, unless that was decided otherwise.
    """
    player = state.players[who]
    recruited = 0
    for at in sorted({place for place in player.ships if place >= 0}):
        if player.abroad[at]:
            recruited += player.abroad[at]
            effects.recruit(state, who, at, player.abroad[at])
        development = development_at(state, at) if BOX.numbers.recruit_committed else None
        if development is not None and development.owner == who and development.leaders:
            recruited += development.leaders
            effects.recall_leaders(state, development)
        if at in state.goods:
            lying = state.goods[at]
            effects.pick_up_goods(state, who, at)
            if is_hegemon(state, who):
                await draw_cards(state, who, sum(lying))
    if recruited:
        await react(state, who, Moment.RECRUITED, state.at)
