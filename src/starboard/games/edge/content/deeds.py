"""What cards, modules, moons, tokens, events and raiders do: the deeds that a content file may name."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import draw
from starboard.core.choice import Value, choose, choose_some
from starboard.games.edge import effects
from starboard.games.edge.chart import DISTANCE, NO_TILE, REGIONS, SPACES, is_nebula
from starboard.games.edge.content.registry import DEED, EFFECTS, POSSIBLE
from starboard.games.edge.moments import Agent, Moment, Query
from starboard.games.edge.printed import BASIC, BOX, CREDITS, FLEET, MODULE_TYPES, RESOURCES, SHIPS, TRACKS, amounts
from starboard.games.edge.queries import (
    about_modules,
    asked,
    can_build_ship,
    can_buy,
    can_pay,
    damaged_ships,
    decider,
    gate_at,
    has_in_reach,
    is_base,
    is_gate,
    is_hegemon,
    is_planet,
    is_region,
    is_working,
    occupied_regions,
    place_of,
    resources_of,
    ship_cost,
    ship_of,
    ships_out,
    tile_at,
    traits,
)
from starboard.games.edge.rules.gaining import (
    DECLINE,
    about_wrecks,
    advance,
    advance_chosen,
    choose_for,
    damage_module,
    draw_cards,
    gain,
    gain_chosen,
    gain_discovery,
    gain_supremacy,
    gain_top_discovery,
    gain_upgrade,
    lose_resource,
    pay_cost,
    react,
    repair,
)
from starboard.games.edge.rules.hegemon import gain_nebula_moon
from starboard.games.edge.rules.launching import planet_resource, region_action
from starboard.games.edge.rules.modules import buy_module, claim_moon, gain_module
from starboard.games.edge.rules.raids import bring_class_s, pushed_to, warp_to_gate
from starboard.games.edge.rules.setup import stack_moons
from starboard.games.edge.state import SUPPLY, Phase, State

ANY = "any"
BASIC_KINDS = "basic"


def _kinds(kind: str) -> list[int]:
    """The resources a word stands for."""
    if kind == ANY:
        return list(range(len(RESOURCES)))
    return list(BASIC) if kind == BASIC_KINDS else [RESOURCES.index(kind)]


_PRINTED_RULES: dict[str, str] = {
    Agent.BASE: "AE-BASE-06",
    Agent.CARD: "AE-FREE-02",
    Agent.ABILITY: "AE-FREE-01",
    Agent.DISCOVERY: "AE-FREE-04",
    Agent.MODULE: "AE-STATION-06",
    Agent.MOON: "AE-MOON-05",
    Agent.EVENT: "AE-EVENT-04",
}
"""The rule by which something printed is carried out, by its kind."""


def _printed_rule(state: State) -> str:
    """The rule of what things of several kinds do alike: that of the kind which acts now."""
    return _PRINTED_RULES.get(state.log.cause.kind, "AE-RES-01")


def _types(types: Sequence[str]) -> list[int]:
    """Types of modules by name; none named means all."""
    return [MODULE_TYPES.index(type) for type in types] if types else list(range(len(MODULE_TYPES)))


# --- getting ----------------------------------------------------------------------------------------------------------


@EFFECTS.on("gain", DEED)
async def gain_deed(state: State, who: int, at: int, *, kind: str, count: int = 1) -> None:
    """Resources: of one kind, `basic` ones or `any` of the player's choice."""
    kinds = _kinds(kind)
    if len(kinds) == 1:
        return await gain(state, who, kinds[0], count, "AE-RES-01")
    for _ in range(count):
        await gain_chosen(state, who, kinds, "AE-RES-01", cards=kind == ANY)


@EFFECTS.on("gain-different", DEED)
async def gain_different(state: State, who: int, at: int, *, kind: str, count: int) -> None:
    """Different resources of the player's choice."""
    if is_hegemon(state, who):
        return await draw_cards(state, who, count)
    values: list[Value] = [("gain", RESOURCES[each]) for each in _kinds(kind)]
    for value in await choose_some(who, "gain-different", values, rule="AE-RES-01", most=count, least=count):
        effects.gain_resources(state, who, RESOURCES.index(str(value[1])), 1, "AE-RES-01")


@EFFECTS.on("gain-planet-resource", DEED)
async def gain_planet_resource(state: State, who: int, at: int, *, count: int = 1) -> None:
    """The resource of the active planet's type."""
    if at >= 0 and is_planet(state, at):
        await gain(state, who, planet_resource(state, at), count, "AE-RES-01")


@EFFECTS.on("draw", DEED)
async def draw_deed(state: State, who: int, at: int, *, count: int = 1) -> None:
    """Tactics cards."""
    await draw_cards(state, who, count)


@EFFECTS.on("points", DEED)
async def points_deed(state: State, who: int, at: int, *, count: int) -> None:
    """Points at once."""
    effects.score(state, who, count, "AE-TURN-07")


@EFFECTS.on("repair", DEED)
async def repair_deed(state: State, who: int, at: int, *, count: int = 1) -> None:
    """Repairs, one after the other."""
    for _ in range(count):
        await repair(state, who)


@EFFECTS.on("advance", DEED)
async def advance_deed(state: State, who: int, at: int, *, track: str, count: int = 1) -> None:
    """Progress on a track; `any` is one with modules, of the player's choice."""
    if track != ANY:
        return await advance(state, who, TRACKS.index(track), count)
    for _ in range(count):
        await advance_chosen(state, who, range(len(MODULE_TYPES)), "AE-TRACK-02")


@EFFECTS.on("advance-lowest", DEED)
async def advance_lowest(state: State, who: int, at: int, *, count: int = 1) -> None:
    """Progress on the track where the player is furthest behind."""
    for _ in range(count):
        own = state.players[who].tracks
        await advance_chosen(state, who, [track for track, space in enumerate(own) if space == min(own)], "AE-TRACK-02")


@EFFECTS.on("upgrade", DEED)
async def upgrade_deed(state: State, who: int, at: int) -> None:
    """A ship upgrade."""
    await gain_upgrade(state, who)


@EFFECTS.on("discovery", DEED)
async def discovery_deed(state: State, who: int, at: int, *, stack: int) -> None:
    """Two tokens of a stack are looked at and one is kept."""
    await gain_discovery(state, who, stack)


@EFFECTS.on("top-discovery", DEED)
async def top_discovery(state: State, who: int, at: int, *, stack: int, count: int = 1) -> None:
    """Tokens of a stack at random."""
    await gain_top_discovery(state, who, stack, count)


@EFFECTS.on("supremacy-token", DEED)
async def supremacy_token(state: State, who: int, at: int, *, place: int) -> None:
    """The supremacy token of a marked space."""
    gain_supremacy(state, who, place)


@EFFECTS.on("leaders", DEED)
async def leaders_deed(state: State, who: int, at: int, *, count: int = 1, reach: int = 99) -> None:
    """Recruit leaders from afar: from regions within `reach` of a ship of the player, or from anywhere."""
    player = state.players[who]
    recruited = False
    for _ in range(count):
        there = [place for place in range(REGIONS) if player.abroad[place] and _is_near_ship(state, who, place, reach)]
        if not there:
            break
        values: list[Value] = [("recruit", place) for place in there]
        picked = await choose_for(state, who, "recruit-where", values, "AE-LEAD-02")
        effects.recruit(state, who, int(picked[1]), 1)
        recruited = True
    if recruited:
        await react(state, who, Moment.RECRUITED, at)


@EFFECTS.on("leaders", POSSIBLE)
def leaders_possible(state: State, who: int, at: int, *, count: int = 1, reach: int = 99) -> bool:
    return any(state.players[who].abroad[place] and _is_near_ship(state, who, place, reach) for place in range(REGIONS))


def _is_near_ship(state: State, who: int, place: int, reach: int) -> bool:
    if reach >= REGIONS:
        return True
    return any(DISTANCE[out][place] <= reach for out in state.players[who].ships if out >= 0)


@EFFECTS.on("moon", DEED)
async def moon_deed(state: State, who: int, at: int, *, reach: int = 0) -> None:
    """Claim a moon from a planet or nebula within reach of a ship of the player."""
    there = [place for place in range(REGIONS) if state.moons[place] and _is_near_ship(state, who, place, reach)]
    if there:
        values: list[Value] = [("moon-from", place) for place in there]
        picked = await choose(who, "moon-where", values, rule="AE-MOON-01")
        await claim_moon(state, who, int(picked[1]))


@EFFECTS.on("moon", POSSIBLE)
def moon_possible(state: State, who: int, at: int, *, reach: int = 0) -> bool:
    return any(state.moons[place] and _is_near_ship(state, who, place, reach) for place in range(REGIONS))


@EFFECTS.on("nebula-moon", DEED)
async def nebula_moon(state: State, who: int, at: int) -> None:
    """A moon of a nebula: the Hegemon's is the left-most; a person chooses."""
    if is_hegemon(state, who):
        return await gain_nebula_moon(state)
    there = [place for place in range(SPACES, REGIONS) if state.moons[place]]
    if there:
        values: list[Value] = [("moon-from", place) for place in there]
        picked = await choose(who, "moon-where", values, rule="AE-MOON-01")
        await claim_moon(state, who, int(picked[1]))


# --- modules, ships, planets ------------------------------------------------------------------------------------------


@EFFECTS.on("free-module", DEED)
async def free_module(state: State, who: int, at: int, *, types: tuple[str, ...] = (), damaged: int = 0) -> None:
    """A module on display for nothing; it may come with damage."""
    before = len(state.players[who].modules)
    await gain_module(state, who, _types(types), "AE-MOD-13")
    if damaged and len(state.players[who].modules) > before:
        effects.damage_module(state, who, before, damaged)


@EFFECTS.on("buy-module", DEED)
async def buy_module_deed(state: State, who: int, at: int, *, types: tuple[str, ...] = (), discount: int = 0) -> None:
    """A module on display for its cost; the Hegemon takes it for nothing."""
    if is_hegemon(state, who):
        return await gain_module(state, who, _types(types), "AE-HEG-36")
    await buy_module(state, who, _types(types), _printed_rule(state), discount)


@EFFECTS.on("buy-module", POSSIBLE)
def buy_module_possible(state: State, who: int, at: int, *, types: tuple[str, ...] = (), discount: int = 0) -> bool:
    return any(can_buy(state, who, module, discount) for type in _types(types) for module in state.display[type])


@EFFECTS.on("field", DEED)
async def field_deed(state: State, who: int, at: int, *, types: tuple[str, ...]) -> None:
    """AE-BASE-04: a field sells modules of its types, or of those a faction knows how to get there."""
    sold = asked(state, who, Query.FIELD_TYPES, _types(types), at)
    await buy_module(state, who, sold, "AE-BASE-04")


@EFFECTS.on("build-ship", DEED)
async def build_ship_deed(
    state: State,
    who: int,
    at: int,
    *,
    count: int = 1,
    discount: int = 0,
    ships: tuple[str, ...] = (),
) -> None:
    """AE-SHIP-10: ships from the supply to the pad, each for its cost; the Hegemon never builds ships (AE-HEG-41)."""
    for _ in range(0 if is_hegemon(state, who) else count):
        kinds = [SHIPS.index(ship) for ship in ships] or range(len(SHIPS))
        values: list[Value] = [("ship", SHIPS[kind]) for kind in kinds if can_build_ship(state, who, kind, discount)]
        if not values:
            return
        picked = await choose(who, "build-ship", [*values, DECLINE], rule="AE-SHIP-10")
        if picked == DECLINE:
            return
        kind = SHIPS.index(str(picked[1]))
        less = discount + asked(state, who, Query.SHIP_DISCOUNT, 0, kind)
        await pay_cost(state, who, ship_cost(kind), "AE-SHIP-11", less)
        effects.build_ship(state, who, ship_of(state.players[who], kind, SUPPLY))
        await react(state, who, Moment.SHIP, kind)


@EFFECTS.on("build-ship", POSSIBLE)
def build_ship_possible(state: State, who: int, at: int, *, discount: int = 0, ships: tuple[str, ...] = ()) -> bool:
    kinds = [SHIPS.index(ship) for ship in ships] or range(len(SHIPS))
    return any(can_build_ship(state, who, kind, discount) for kind in kinds)


@EFFECTS.on("place-planet", DEED)
async def place_planet(state: State, who: int, at: int, *, otherwise: int) -> None:
    """AE-MAP-13, 14: the next planet on the first empty space, and a resource of its type; where none can be placed,
    resources of the player's choice."""
    space = next((place for place in range(SPACES) if state.tiles[place] == NO_TILE), -1)
    if space < 0 or not any(state.planets):
        for _ in range(otherwise):
            await gain_chosen(state, who, range(len(RESOURCES)), "AE-RULING-06")
        return
    planet = await draw("planet", state.planets, rule="AE-MAP-13")
    effects.take_planet_from_stack(state, planet)
    effects.lay_tile(state, space, planet)
    effects.announce_planet(state, space)
    await stack_moons(state, space)
    await gain(state, who, planet_resource(state, space), 1, "AE-RULING-06")


@EFFECTS.on("damage-module", DEED)
async def damage_module_deed(state: State, who: int, at: int, *, count: int = 1) -> None:
    """Damage to undamaged modules of the player's choice."""
    for _ in range(count):
        await damage_module(state, who, "AE-DMG-03")


@EFFECTS.on("infest", DEED)
async def infest_deed(state: State, who: int, at: int) -> None:
    """U-08: a mechaphage on a working module; the Hegemon, who never activates one, takes damage instead."""
    if is_hegemon(state, who):
        return await damage_module(state, who, "AE-RAID-15")
    player = state.players[who]
    on_the_map = sum(module.phage for other in state.players for module in other.modules)
    values = about_modules(player, "infest", [at for at, module in enumerate(player.modules) if is_working(module)])
    if values and on_the_map < BOX.numbers.mechaphages:
        picked = await choose(who, "infest-which", values, rule="AE-RAID-15")
        effects.infest(state, who, place_of(player, str(picked[1])))


@EFFECTS.on("collapse", DEED)
async def collapse_deed(state: State, who: int, at: int) -> None:
    """AE-RULING-37: a development of the player's choice is out of use."""
    own = [each for each in state.developments if each.owner == who and not each.out_of_use]
    if own:
        values: list[Value] = [("collapse", each.at) for each in own]
        picked = await choose_for(state, who, "collapse-which", values, "AE-RULING-37")
        effects.collapse(state, next(each for each in own if each.at == picked[1]))


# --- trading ----------------------------------------------------------------------------------------------------------


@EFFECTS.on("exchange", DEED)
async def exchange(state: State, who: int, at: int, *, count: int, to: tuple[str, ...] = ()) -> None:
    """Up to so many tokens one for one into other kinds; without `to` into anything but credits."""
    rule = _printed_rule(state)
    wanted = to or [kind for kind in RESOURCES if kind != RESOURCES[CREDITS]]
    for _ in range(count):
        stores = state.players[who].stores
        values: list[Value] = [
            ("swap", RESOURCES[kind], other)
            for kind, have in enumerate(stores)
            if have
            for other in wanted
            if other != RESOURCES[kind]
        ]
        if not values:
            return
        picked = await choose(who, "exchange", [*values, DECLINE], rule=rule)
        if picked == DECLINE:
            return
        effects.lose_resources(state, who, RESOURCES.index(str(picked[1])), 1, rule)
        effects.gain_resources(state, who, RESOURCES.index(str(picked[2])), 1, rule)


@EFFECTS.on("exchange", POSSIBLE)
@EFFECTS.on("sell", POSSIBLE)
def has_tokens(state: State, who: int, at: int, *, after: int = 0) -> bool:
    """Whether a token is left `after` so many have been paid for the exchange."""
    return sum(state.players[who].stores) > after


@EFFECTS.on("trade", DEED)
async def trade(
    state: State,
    who: int,
    at: int,
    *,
    pay: dict[str, int],
    gain: dict[str, int] | None = None,
    points: int = 0,
    times: int = 1,
) -> None:
    """Pay something for resources or points, up to so many times; the Hegemon, who never pays, draws a card."""
    if is_hegemon(state, who):
        return await draw_cards(state, who, 1)
    rule = _printed_rule(state)
    for _ in range(times):
        if not can_pay(state.players[who], amounts(pay)):
            return
        picked = await choose(who, "trade", [("trade",), DECLINE], rule=rule)
        if picked == DECLINE:
            return
        await pay_cost(state, who, amounts(pay), rule)
        for kind, count in (gain or {}).items():
            effects.gain_resources(state, who, RESOURCES.index(kind), count, rule)
        if points:
            effects.score(state, who, points, rule)


@EFFECTS.on("sell", DEED)
async def sell(state: State, who: int, at: int, *, points: int = 1, most: int = 1, kind: str = ANY) -> None:
    """Resource tokens for points: one at a time."""
    rule = _printed_rule(state)
    if is_hegemon(state, who):
        return effects.score(state, who, points, rule)
    for _ in range(most):
        player = state.players[who]
        values: list[Value] = [("sell", RESOURCES[each]) for each in _kinds(kind) if player.stores[each]]
        if not values:
            return
        picked = await choose(who, "sell", [*values, DECLINE], rule=rule)
        if picked == DECLINE:
            return
        effects.lose_resources(state, who, RESOURCES.index(str(picked[1])), 1, rule)
        effects.score(state, who, points, rule)


@EFFECTS.on("cycle-cards", DEED)
async def cycle_cards(state: State, who: int, at: int, *, most: int, more: int = 0) -> None:
    """Discard cards and draw as many, and some more."""
    hand = state.players[who].hand
    picked: list[Value] = []
    if not is_hegemon(state, who):
        values: list[Value] = [("discard", card) for card in hand]
        picked = await choose_some(who, "cycle", values, rule="AE-TAC-01", most=min(most, len(hand)))
    for value in picked:
        effects.discard_card(state, who, int(value[1]))
    if picked:
        effects.announce_discards(state, who, len(picked), "AE-TAC-01")
    await draw_cards(state, who, len(picked) + more)


@EFFECTS.on("cycle-cards", POSSIBLE)
def cycle_possible(state: State, who: int, at: int, *, more: int = 0) -> bool:
    return more > 0 or bool(state.players[who].hand)


def _in_raid_or(state: State, rule: str) -> str:
    """AE-RAID-08: the rule of what raiders and others do alike: the raid's in a raid, else this one."""
    return "AE-RAID-08" if state.phase == Phase.RAID else rule


@EFFECTS.on("lose", DEED)
async def lose_deed(state: State, who: int, at: int, *, count: int = 1) -> None:
    """Resources of the player's choice are discarded."""
    for _ in range(count):
        if not await lose_resource(state, who, _in_raid_or(state, "AE-RES-01")):
            return


@EFFECTS.on("cash-card", DEED)
async def cash_card(state: State, who: int, at: int, *, kind: str, count: int) -> None:
    """A tactics card of the player's choice is discarded for resources."""
    values: list[Value] = [("discard", card) for card in sorted(set(state.players[who].hand))]
    if values:
        picked = await choose(who, "discard-which", values, rule="AE-FREE-01", secret=True)
        effects.discard_card(state, who, int(picked[1]))
        effects.announce_discards(state, who, 1, "AE-FREE-01")
        await gain(state, who, RESOURCES.index(kind), count, "AE-FREE-01")


@EFFECTS.on("cash-card", POSSIBLE)
def cash_card_possible(state: State, who: int, at: int) -> bool:
    return bool(state.players[who].hand)


@EFFECTS.on("spill", DEED)
async def spill(state: State, who: int, at: int) -> None:
    """A resource token of the player's choice is laid on the region; the Hegemon, who has none, discards a card."""
    if is_hegemon(state, who):
        await lose_resource(state, who, "AE-RAID-08")
        return
    values: list[Value] = [("lose", RESOURCES[kind]) for kind, count in enumerate(state.players[who].stores) if count]
    if values:
        picked = await choose(who, "lose-which", values, rule="AE-RAID-08")
        kind = RESOURCES.index(str(picked[1]))
        effects.lose_resources(state, who, kind, 1, "AE-RAID-08")
        effects.lay_goods(state, at, kind, 1)


@EFFECTS.on("lose-or-damage", DEED)
async def lose_or_damage(state: State, who: int, at: int, *, count: int = 1) -> None:
    """Discard a resource, or an undamaged module is damaged."""
    rule = _in_raid_or(state, "AE-EVENT-04")
    for _ in range(count):
        player = state.players[who]
        can_lose = resources_of(player) > 0
        can_damage = any(is_working(module) for module in player.modules)
        values: list[Value] = [("lose-one",)] if can_lose else []
        if can_damage:
            values.append(("damage-one",))
        if not values:
            return
        picked = await choose_for(state, who, "lose-or-damage", values, rule)
        if picked[0] == "lose-one":
            await lose_resource(state, who, rule)
        else:
            await damage_module(state, who, rule)


@EFFECTS.on("take-from", DEED)
async def take_from(state: State, who: int, at: int, *, count: int = 1, near: bool = True) -> None:
    """A resource from another player who has a ship in the active region, or from anybody; they choose which."""
    others = [
        other
        for other, player in enumerate(state.players)
        if other != who and resources_of(player) and (not near or (at >= 0 and at in player.ships))
    ]
    if not others:
        return
    values: list[Value] = [("from", other) for other in others]
    picked = await choose(who, "take-from", values, rule="AE-RULING-40")
    for _ in range(count):
        if not await lose_resource(state, int(picked[1]), "AE-RULING-40", to=who):
            return


@EFFECTS.on("take-from", POSSIBLE)
def take_from_possible(state: State, who: int, at: int, *, count: int = 1, near: bool = True) -> bool:
    return any(
        other != who and resources_of(player) and (not near or (at >= 0 and at in player.ships))
        for other, player in enumerate(state.players)
    )


@EFFECTS.on("lay-goods", DEED)
async def lay_goods(state: State, who: int, at: int, *, kind: str, count: int = 1) -> None:
    """AE-MAP-12: resource tokens on a planet or base of the player's choice."""
    there = [place for place in range(SPACES) if is_region(state, place)]
    values: list[Value] = [("lay", place) for place in there]
    picked = await choose(who, "lay-where", values, rule="AE-MAP-12")
    effects.lay_goods(state, int(picked[1]), RESOURCES.index(kind), count)


@EFFECTS.on("scatter-goods", DEED)
async def scatter_goods(state: State, who: int, at: int, *, kind: str, where: str) -> None:
    """AE-MAP-12: a resource token on every region of a kind: planets, bases or nebulae."""
    first, last = {"planets": (0, 15), "bases": (15, 21), "nebulae": (26, 32)}[where]
    for place in range(REGIONS):
        if first <= tile_at(state, place) < last:
            effects.lay_goods(state, place, RESOURCES.index(kind), 1)


# --- moving -----------------------------------------------------------------------------------------------------------


@EFFECTS.on("move-ship", DEED)
async def move_ship_deed(state: State, who: int, at: int, *, steps: int, bases: bool = False) -> None:
    """A ship on the map goes to a region that is not occupied, so many steps away at most, or only from alliance base
    to alliance base; it does not act there."""
    values = _moves(state, who, steps, bases)
    if values:
        picked = await choose(who, "move-which", [*values, DECLINE], rule="AE-SHIP-17")
        if picked != DECLINE:
            effects.move_ship(state, who, int(picked[2]), int(picked[3]), "AE-SHIP-17")


def _moves(state: State, who: int, steps: int, bases: bool) -> list[Value]:
    player = state.players[who]
    own = traits(state, who)
    taken = occupied_regions(state, who) | set(player.ships)
    return [
        ("shift", who, ship, place)
        for ship in ships_out(player)
        for place, distance in enumerate(DISTANCE[player.ships[ship]])
        if 0 < distance <= steps
        and place not in taken
        and is_region(state, place)
        and (own[FLEET[ship]].navigation or not is_nebula(place))
        and (not bases or (is_base(state, player.ships[ship]) and is_base(state, place)))
    ]


@EFFECTS.on("move-ship", POSSIBLE)
def move_ship_possible(state: State, who: int, at: int, *, steps: int, bases: bool = False) -> bool:
    return bool(_moves(state, who, steps, bases))


@EFFECTS.on("recall", DEED)
async def recall_deed(state: State, who: int, at: int, *, act: bool = False) -> None:
    """A ship from the map back to the pad; AE-RULING-38: it may take the action of the region it leaves."""
    if is_hegemon(state, who):
        return
    player = state.players[who]
    values: list[Value] = [("recall", who, ship) for ship in ships_out(player)]
    if not values:
        return
    rule = "AE-RULING-38" if act else _printed_rule(state)
    picked = await choose(who, "recall-which", [*values, DECLINE], rule=rule)
    if picked == DECLINE:
        return
    place = player.ships[int(picked[2])]
    effects.recall(state, who, int(picked[2]), rule)
    if act and not is_gate(state, place):
        await region_action(state, who, place)


@EFFECTS.on("recall", POSSIBLE)
def recall_possible(state: State, who: int, at: int, *, act: bool = False) -> bool:
    return bool(ships_out(state.players[who]))


@EFFECTS.on("salvage", DEED)
async def salvage(state: State, who: int, at: int, *, may: bool = False) -> None:
    """A ship of the player's choice straight from the scrapyard to the pad; it may be left there for its points."""
    wrecks = damaged_ships(state.players[who])
    if not wrecks:
        return
    values = about_wrecks(state, who)
    if may:
        values.append(DECLINE)
    picked = await choose_for(state, who, "salvage-which", values, "AE-SHIP-17")
    if picked != DECLINE:
        wreck = next(each for each in wrecks if SHIPS[FLEET[each]] == picked[1])
        effects.recall(state, who, wreck, "AE-SHIP-17")


@EFFECTS.on("salvage", POSSIBLE)
def salvage_possible(state: State, who: int, at: int) -> bool:
    return bool(damaged_ships(state.players[who]))


@EFFECTS.on("push-ship", DEED)
async def push_ship(state: State, who: int, at: int, *, steps: int = 1) -> None:
    """The launched ship is pushed to a region so many steps away that is not occupied; it becomes the active one."""
    values: list[Value] = [("push", place) for place in pushed_to(state, who, steps)]
    if values:
        picked = await choose_for(state, who, "push-where", values, "AE-RAID-08")
        effects.move_ship(state, who, state.flown, int(picked[1]), "AE-RAID-08")
        effects.make_active(state, int(picked[1]))


# --- raiders and the Gate ---------------------------------------------------------------------------------------------


@EFFECTS.on("warp", DEED)
async def warp(state: State, who: int, at: int) -> None:
    """AE-WYRM-03: Shadow Warp."""
    warp_to_gate(state, who)


@EFFECTS.on("more-raiders", DEED)
async def more_raiders(state: State, who: int, at: int, *, count: int = 1) -> None:
    """Raiders of class S enter."""
    for _ in range(count):
        await bring_class_s(state)


@EFFECTS.on("wyrm-to", DEED)
async def wyrm_to(state: State, who: int, at: int, *, where: str) -> None:
    """The Wyrm moves: home to the Gate, or to the region with the ship nearest to it."""
    wyrm = next((raider for raider in state.raiders if BOX.raiders[raider.number].id == "wyrm"), None)
    if wyrm is None:
        return
    gate = gate_at(state)
    if where == "gate":
        if wyrm.at != gate:
            effects.move_raider(state, wyrm, gate, "AE-SHADOW-01")
        return
    out = sorted({place for player in state.players for place in player.ships if place >= 0})
    near = [place for place in out if DISTANCE[wyrm.at][place] == min(DISTANCE[wyrm.at][each] for each in out)]
    if near:
        values: list[Value] = [("wyrm", place) for place in near]
        picked = await choose(decider(state, state.active), "wyrm-where", values, rule="AE-SHADOW-01")
        effects.announce_decision(state, state.active, len(values))
        if int(picked[1]) != wyrm.at:
            effects.move_raider(state, wyrm, int(picked[1]), "AE-SHADOW-01")


def _has_gate(state: State, who: int) -> bool:
    gate = gate_at(state)
    return gate >= 0 and has_in_reach(state, who, gate)


@EFFECTS.on("gate-gift", POSSIBLE)
def gate_gift_possible(state: State, who: int, at: int) -> bool:
    return _has_gate(state, who)


@EFFECTS.on("gate-gift", DEED)
async def gate_gift(state: State, who: int, at: int, *, kind: str, count: int = 1) -> None:
    """Resources for whoever has the Gate in reach."""
    if _has_gate(state, who):
        await gain_deed(state, who, at, kind=kind, count=count)


@EFFECTS.on("nebula-gift", POSSIBLE)
def is_in_nebula(state: State, who: int, at: int) -> bool:
    return any(is_nebula(place) for place in state.players[who].ships)


@EFFECTS.on("nebula-gift", DEED)
async def nebula_gift(state: State, who: int, at: int, *, kind: str, count: int = 1) -> None:
    """Resources for whoever has a ship in a nebula."""
    if is_in_nebula(state, who, at):
        await gain(state, who, RESOURCES.index(kind), count, "AE-RES-01")


@EFFECTS.on("gate-step", POSSIBLE)
def gate_step_possible(state: State, who: int, at: int) -> bool:
    return _has_gate(state, who)


@EFFECTS.on("gate-step", DEED)
async def gate_step(state: State, who: int, at: int) -> None:
    """Progress for whoever has the Gate in reach."""
    if _has_gate(state, who):
        await advance_deed(state, who, at, track=ANY)
