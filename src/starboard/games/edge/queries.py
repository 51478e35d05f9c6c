"""Questions about a state, pure: who is where, what may be done, what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import product
from typing import Any

from starboard.core.choice import Value
from starboard.games.edge.chart import (
    BASES,
    DISTANCE,
    FIRST_BASE,
    FIRST_NEBULA,
    FIRST_NEBULA_TILE,
    FIRST_SPECIAL,
    GATE,
    NEIGHBOURS,
    PLACES,
    PLANETS,
    REGIONS,
    SPACES,
    beside,
    is_nebula,
)
from starboard.games.edge.moments import Moment, Query
from starboard.games.edge.printed import BOX, CREDITS, CRUISER, FLEET, TRANSPORT, Thing
from starboard.games.edge.state import (
    BAY,
    HEGEMON,
    PAD,
    RAIDERS,
    SCRAPYARD,
    SUPPLY,
    Development,
    Module,
    Phase,
    Player,
    Raider,
    Side,
    State,
    Traits,
)

Cost = tuple[int, ...]
"""Resources by number."""
NO_REGION = -1


# --- people -----------------------------------------------------------------------------------------------------------


def hegemon_number(state: State) -> int:
    """The Hegemon's number among the players, -1 if he does not play."""
    return state.seats if state.hegemon is not None else -1


def is_hegemon(state: State, who: int) -> bool:
    """Whether a player is the Hegemon."""
    return who == state.seats and who >= 0


def number_of(state: State, who: int) -> int:
    """A player's number in events, causes and the ids of pieces, where the Hegemon has one of his own."""
    return HEGEMON if is_hegemon(state, who) else who


def decider(state: State, who: int) -> int:
    """AE-HEG-31: the seat that decides for a player: the holder of the Eye decides for the Hegemon."""
    return state.hegemon.eye if state.hegemon is not None and who == state.seats else who


def whose(state: State, who: int) -> str:
    """AE-HEG-31: whether a seat is asked for itself, or for the Hegemon; a question says so."""
    return "hegemon" if who == state.seats else "own"


def in_order(state: State, start: int | None = None) -> list[int]:
    """AE-RULING-53: all players clockwise from the active one; the Hegemon directly after the holder of the Eye, in his
    own turn first, and then the people from the Eye's left neighbour on."""
    first = state.active if start is None else start
    hegemon = state.hegemon
    if hegemon is None:
        return [(first + turn) % state.seats for turn in range(state.seats)]
    if first == state.seats:
        return [first, *((hegemon.eye + 1 + turn) % state.seats for turn in range(state.seats))]
    order = []
    for turn in range(state.seats):
        seat = (first + turn) % state.seats
        order.append(seat)
        if seat == hegemon.eye:
            order.append(state.seats)
    return order


# --- regions ----------------------------------------------------------------------------------------------------------


def tile_at(state: State, at: int) -> int:
    """The tile on a space; nebulae have numbers of their own, -1 is an empty space."""
    return state.tiles[at] if at < SPACES else FIRST_NEBULA_TILE + at - FIRST_NEBULA


def is_region(state: State, at: int) -> bool:
    """Whether a space is a region: it has a tile, or is a nebula."""
    return at >= FIRST_NEBULA or state.tiles[at] >= 0


def regions(state: State) -> Iterator[int]:
    """All regions in reading order, nebulae last."""
    return (at for at in range(REGIONS) if is_region(state, at))


def is_planet(state: State, at: int) -> bool:
    return 0 <= tile_at(state, at) < PLANETS


def is_base(state: State, at: int) -> bool:
    return FIRST_BASE <= tile_at(state, at) < FIRST_BASE + BASES


def is_special(state: State, at: int) -> bool:
    return FIRST_SPECIAL <= tile_at(state, at) < GATE


def is_gate(state: State, at: int) -> bool:
    return tile_at(state, at) == GATE


def gate_at(state: State) -> int:
    """Where the Gate lies, -1 if it is not in play."""
    return state.tiles.index(GATE) if GATE in state.tiles else NO_REGION


def planet_type(state: State, at: int) -> int:
    """The type of a planet, which is also the number of its track (AE-MAP-09)."""
    found: int = BOX.planet_types[state.tiles[at]]
    return found


def development_at(state: State, at: int) -> Development | None:
    for development in state.developments:
        if development.at == at:
            return development
    return None


def region_id(state: State, at: int) -> str:
    """The name of a region in keys: the id of its tile, or `nebula-3`."""
    tile = tile_at(state, at)
    return BOX.tile_ids[tile] if tile >= 0 else f"space-{at}"


def tile_thing(tile: int) -> Thing:
    """What is printed on a tile that is a planet, a base or a special region."""
    if tile < FIRST_BASE:
        planet: Thing = BOX.planets[tile]
        return planet
    if tile < FIRST_SPECIAL:
        base: Thing = BOX.bases[tile - FIRST_BASE]
        return base
    special: Thing = BOX.specials[tile - FIRST_SPECIAL]
    return special


# --- who is where -----------------------------------------------------------------------------------------------------


def ships_at(player: Player, at: int) -> list[int]:
    """The ships of a player in a place."""
    return [ship for ship, place in enumerate(player.ships) if place == at]


def ships_out(player: Player) -> list[int]:
    """The ships of a player on the map."""
    return [ship for ship, place in enumerate(player.ships) if place >= 0]


def raiders_at(state: State, at: int) -> list[Raider]:
    return [raider for raider in state.raiders if raider.at == at]


def is_occupied(state: State, who: int, at: int) -> bool:
    """AE-MAP-06: a ship of somebody else or a raider is there."""
    for other, player in enumerate(state.players):
        if other != who and at in player.ships:
            return True
    return any(raider.at == at for raider in state.raiders)


def occupied_regions(state: State, who: int) -> set[int]:
    """AE-MAP-06: all regions that are occupied for a player."""
    found = {raider.at for raider in state.raiders}
    for other, player in enumerate(state.players):
        if other != who:
            found.update(player.ships)
    return found


def sides_at(state: State, at: int) -> list[int]:
    """AE-BATTLE-02: the players with ships in a region, and the raiders as one side."""
    sides = [who for who, player in enumerate(state.players) if at in player.ships]
    return [*sides, RAIDERS] if any(raider.at == at for raider in state.raiders) else sides


def leaders_in(state: State, at: int) -> int:
    """All leaders in a region, of every colour, committed ones included (AE-DEV-08)."""
    free = sum(player.abroad[at] for player in state.players)
    development = development_at(state, at)
    return free + (development.leaders if development else 0)


def leaders_around(state: State, at: int) -> int:
    """AE-DEV-07: the leaders in a region and in all adjacent ones."""
    return leaders_in(state, at) + sum(leaders_in(state, near) for near in NEIGHBOURS[at])


def ready_ships(state: State, who: int) -> dict[int, int]:
    """AE-LAUNCH-02, AE-SHIP-10: by type, the ship on the launch pad that would be launched, the least damaged of them;
    not one built this turn."""
    player = state.players[who]
    found: dict[int, int] = {}
    built, marks = state.built, player.marks
    for ship, place in enumerate(player.ships):
        if place == PAD and ship not in built:
            kind = FLEET[ship]
            if kind not in found or marks[ship] < marks[found[kind]]:
                found[kind] = ship
    return found


def ship_of(player: Player, kind: int, place: int) -> int:
    """The first ship of a type in a place, -1 if there is none."""
    ships = player.ships
    if place in ships:
        for ship in range(ships.index(place), len(ships)):
            if ships[ship] == place and FLEET[ship] == kind:
                return ship
    return -1


def has_in_reach(state: State, who: int, at: int) -> bool:
    """AE-SHADOW-04: whether a ship of the player on the map has a region in reach."""
    return any(in_reach(state, who, ship, at) for ship in ships_out(state.players[who]))


def in_reach(state: State, who: int, ship: int, at: int) -> bool:
    """AE-MAP-08: whether a ship on the map has a region in its reach."""
    return DISTANCE[state.players[who].ships[ship]][at] <= traits(state, who)[FLEET[ship]].reach


def is_gate_roll(state: State) -> bool:
    """AE-GATE-06: whether the dice on the table are those of the Gate: one side alone, which fights nobody."""
    return state.battle is not None and len(state.battle.sides) == 1


# --- what lasts -------------------------------------------------------------------------------------------------------


def is_docked(state: State, place: int) -> bool:
    """AE-MOD-08: whether a ship has been docked there in this return; the marks of the last one mean nothing."""
    return state.phase is Phase.DOCK and place in state.docked


def is_working(module: Any) -> bool:
    """AE-MOD-10: whether a module has neither damage nor a mechaphage on it."""
    return not module.damage and not module.phage


def sources(state: State, who: int) -> Iterator[Thing]:
    """Everything of a player that may have a lasting power, developments apart."""
    player = state.players[who]
    if is_hegemon(state, who):
        if state.hegemon is None:
            return
        yield BOX.officers[state.hegemon.officer]
        for tile in state.hegemon.tiles:
            yield BOX.hegemon_upgrades[tile]
        return
    if player.faction >= 0:
        yield BOX.factions[player.faction]
    for upgrade in player.upgrades:
        yield BOX.upgrades[upgrade]
    for module in player.modules:
        if is_working(module):
            yield BOX.modules[module.number]
    for token in player.discoveries:
        yield BOX.discoveries[token]
    for token in player.supremacies:
        yield BOX.supremacies[token]


def _powers(state: State, who: int) -> Iterator[tuple[Thing, str, Any]]:
    """The lasting powers of a player: whose each is, its door, and what it does."""
    for thing in sources(state, who):
        for bound in thing.powers:
            for door, call in bound.parts.items():
                yield thing, str(door), call
    if is_hegemon(state, who):
        return
    for development in state.developments:
        if development.owner == who and not development.out_of_use:
            thing = BOX.developments[development.type]
            for bound in thing.powers:
                for door, call in bound.parts.items():
                    yield thing, str(door), partial(call, place=development.at) if thing.spec.local else call


def hooks(state: State, who: int, door: str) -> tuple[tuple[Thing, Any], ...]:
    """What comes in by a door for a player, each with whose power it is."""
    found = state.hooks.get(who)
    if found is None:
        found = {}
        for thing, name, call in _powers(state, who):
            found[name] = (*found.get(name, ()), (thing, call))
        state.hooks[who] = found
    return found.get(door, ())


def asked(state: State, who: int, query: Query, value: Any, *context: int) -> Any:
    """A question with the answers of everything that lasts folded in."""
    for _, change in hooks(state, who, query):
        value = change(state, who, value, *context)
    return value


def reactions(state: State, who: int, moment: Moment) -> tuple[tuple[Thing, Any], ...]:
    """What a player's things do at a moment."""
    return hooks(state, who, moment)


def traits(state: State, who: int) -> tuple[Traits, ...]:
    """What each type of ship of a player can do."""
    found = state.traits.get(who)
    if found is None:
        found = state.traits[who] = tuple(_traits(state, who, kind) for kind in range(len(BOX.ships)))
    return found


def _traits(state: State, who: int, kind: int) -> Traits:
    spec = BOX.ships[kind].spec
    own = Traits(spec.guns, spec.reach, spec.shield, 1, spec.assault, spec.navigation)
    if is_hegemon(state, who):
        own = own._replace(reach=REGIONS if kind == CRUISER else 1, assault=True, navigation=False)
    changed: Traits = asked(state, who, Query.SHIP, own, kind)
    numbers = BOX.numbers
    return changed._replace(
        guns=min(changed.guns, numbers.most_guns), targeting=min(changed.targeting, numbers.most_targeting)
    )


# --- paying -----------------------------------------------------------------------------------------------------------


def ways_to_pay(player: Player, cost: Cost, discount: int = 0) -> list[Cost]:
    """What could be paid for a cost: credits may stand for some other kinds (AE-FREE-05), and `discount`
    units need not be paid at all. Nothing is paid that need not be."""
    units = sum(cost)
    due = max(0, units - discount)
    if due == 0:
        return [(0,) * len(cost)]
    stores = player.stores
    if (
        discount == 0
        and not stores[CREDITS] - cost[CREDITS]
        and all(has >= wanted for has, wanted in zip(stores, cost, strict=True))
    ):
        return [cost]
    found: dict[Cost, None] = {}
    for waived in _waivers(cost, units - due):
        rest = [wanted - less for wanted, less in zip(cost, waived, strict=True)]
        spare = stores[CREDITS] - rest[CREDITS]
        if spare < 0:
            continue
        ranges = [range(min(spare, rest[kind]) + 1) for kind in BOX.stand_ins]
        for swaps in product(*ranges):
            if sum(swaps) > spare:
                continue
            paid = list(rest)
            paid[CREDITS] += sum(swaps)
            for kind, swapped in zip(BOX.stand_ins, swaps, strict=True):
                paid[kind] -= swapped
            if all(has >= wanted for has, wanted in zip(stores, paid, strict=True)):
                found[tuple(paid)] = None
    return list(found)


def _waivers(cost: Cost, units: int) -> Iterable[Cost]:
    """All ways to leave out some units of a cost."""
    if units == 0:
        return [(0,) * len(cost)]
    return [less for less in product(*(range(amount + 1) for amount in cost)) if sum(less) == units]


def can_pay(player: Player, cost: Cost, discount: int = 0) -> bool:
    """Whether a cost can be paid, credits standing in for what is short."""
    stores = player.stores
    short = 0
    for wanted, has in zip(cost, stores, strict=True):
        if wanted > has:
            short += wanted - has
    if short <= discount:
        return True
    spare = stores[CREDITS] - cost[CREDITS]
    basic_short = sum(max(0, cost[kind] - stores[kind]) for kind in BOX.stand_ins)
    if spare > 0:
        short -= min(spare, basic_short)
    return short <= discount


def module_cost(number: int) -> Cost:
    return BOX.modules[number].cost


def ship_cost(kind: int) -> Cost:
    return BOX.ships[kind].cost


def can_build_ship(state: State, who: int, kind: int, discount: int = 0) -> bool:
    """AE-SHIP-10 to 12: one of its type is left, and it can be paid."""
    player = state.players[who]
    if ship_of(player, kind, SUPPLY) < 0:
        return False
    return can_pay(player, ship_cost(kind), discount + asked(state, who, Query.SHIP_DISCOUNT, 0, kind))


def can_buy(state: State, who: int, number: int, discount: int = 0) -> bool:
    """Whether a module on display can be paid."""
    less = discount + asked(state, who, Query.MODULE_DISCOUNT, 0, number)
    return can_pay(state.players[who], module_cost(number), less)


# --- counting ---------------------------------------------------------------------------------------------------------


def resources_of(player: Player) -> int:
    """AE-RES-01: everything that counts as a resource, tactics cards included."""
    return sum(player.stores) + len(player.hand)


def vault_level(player: Player) -> int:
    """AE-TRACK-05: how many vault spaces of the commerce track have been reached."""
    return sum(1 for at in BOX.vault_spaces if player.tracks[2] >= at)


def hand_limit(state: State, who: int) -> int:
    """AE-TAC-02, AE-TRACK-06: how many tactics cards may be kept."""
    player = state.players[who]
    limit = BOX.numbers.hand_limit + sum(1 for at in BOX.hand_spaces if player.tracks[3] >= at)
    found: int = asked(state, who, Query.HAND_LIMIT, limit)
    return found


def bonus_level(player: Player, track: int) -> int:
    """AE-TRACK-10: what a development of the track is worth to its owner."""
    numbers = BOX.numbers
    level = sum(1 for at in numbers.bonus_from if player.tracks[track] >= at) - 1
    return numbers.development_bonus[level]


def relics_of(player: Player) -> int:
    """AE-RELIC-05: the relic icons on a station, on damaged modules too (AE-RULING-39)."""
    modules: int = sum(BOX.modules[module.number].spec.relic for module in player.modules)
    moons: int = sum(BOX.moons[moon].spec.relic for moon in all_moons(player))
    return modules + moons


def all_moons(player: Player) -> list[int]:
    """The moons of a station, on cargo spaces and beside it."""
    return player.moons + [module.moon for module in player.modules if module.moon >= 0]


def has_cargo(module: Module) -> bool:
    """AE-RULING-18: a module with a paid action has a cargo space at its cost."""
    return BOX.has_cargo[module.number]


def free_transports(player: Player, at: int) -> bool:
    """Whether a player has a transport in a region."""
    return ship_of(player, TRANSPORT, at) >= 0


def damaged_ships(player: Player) -> list[int]:
    return [ship for ship, place in enumerate(player.ships) if place == SCRAPYARD]


def returning_ships(player: Player) -> list[int]:
    """AE-STATION-03: the ships that give an activation: on the map, or in the repair bay."""
    return [ship for ship, place in enumerate(player.ships) if place >= 0 or place == BAY]


def module_id(player: Player, place: int) -> str:
    """The id of a module of a station; there is only one of each in the box."""
    found: str = BOX.modules[player.modules[place].number].id
    return found


def place_of(player: Player, id: str) -> int:
    """Where a module is on its station."""
    number = BOX.modules.number(id)
    return next(place for place, module in enumerate(player.modules) if module.number == number)


def about_modules(player: Player, verb: str, places: Iterable[int]) -> list[Value]:
    """An answer for each of these modules of a station."""
    return [(verb, module_id(player, place)) for place in places]


# --- battle -----------------------------------------------------------------------------------------------------------


def ship_dice(state: State, who: int, at: int) -> int:
    """AE-BATTLE-11, 28, AE-RULING-50: the guns of a side, with what lasts; what is above six dice is lost."""
    if who == RAIDERS:
        found: int = sum(BOX.raiders[raider.number].spec.dice for raider in raiders_at(state, at))
    else:
        own = traits(state, who)
        ships = [state.flown] if is_gate_roll(state) else ships_at(state.players[who], at)
        found = asked(state, who, Query.DICE, sum(own[FLEET[ship]].guns for ship in ships), at)
    return min(found, BOX.numbers.most_dice)


def room_for_dice(state: State, side: Side, at: int) -> int:
    """AE-BATTLE-28: how many dice a side may still add."""
    return BOX.numbers.most_dice - ship_dice(state, side.player, at) - side.extra - side.energy


def dice_of(state: State, side: Side, at: int) -> int:
    """AE-BATTLE-12: one to six dice."""
    return max(1, min(ship_dice(state, side.player, at) + side.extra + side.energy, BOX.numbers.most_dice))


def targeting_of(state: State, side: Side, at: int) -> int:
    """AE-BATTLE-14: the highest targeting of a side's ships, changed by effects."""
    if side.player == RAIDERS:
        best: int = max(BOX.raiders[raider.number].spec.targeting for raider in raiders_at(state, at))
    else:
        own = traits(state, side.player)
        best = max(own[FLEET[ship]].targeting for ship in ships_at(state.players[side.player], at))
        best = asked(state, side.player, Query.TARGETING, best, at)
    return max(1, min(best + side.targeting, BOX.numbers.most_targeting))


def manoeuvre_of(state: State, who: int) -> tuple[int, int]:
    """AE-RULING-14: the cards or the energy of a tactical manoeuvre."""
    numbers = BOX.numbers
    found: tuple[int, int] = asked(state, who, Query.MANOEUVRE, (numbers.manoeuvre_cards, numbers.manoeuvre_energy))
    return found


# --- where the Hegemon launches to ------------------------------------------------------------------------------------

SECTIONS = ((0, 3, 6), (1, 4, 7), (2, 5, 8))
"""AE-RULING-20: the ships of each section in alphabetical order: two transports and a special ship."""


def must_return(state: State) -> bool:
    """AE-HEG-106, 107: whether the Hegemon's next turn is his last and a ship of his is not on the pad."""
    own = state.players[state.seats]
    return state.ending and not own.last_turn and any(place != PAD for place in own.ships)


def ready_in(state: State, section: int) -> list[int]:
    """AE-HEG-79: the ships of the Hegemon that stand in a section of his pad, in alphabetical order."""
    own = state.players[state.seats]
    return [ship for ship in SECTIONS[section] if own.ships[ship] == PAD]


def fitting_regions(state: State, described: str) -> list[int]:
    """AE-HEG-80, 81, AE-RULING-58: the regions an action card means; never a nebula, nor a space without a tile."""
    assert state.hegemon is not None
    probe = state.hegemon.probe
    found: list[int]
    if described == "probe":
        found = [probe]
    elif described == "left-most-undeveloped":
        found = left_most([at for at in range(SPACES) if is_planet(state, at) and development_at(state, at) is None])
    elif described.startswith("nearest-"):
        found = nearest(state, described.removeprefix("nearest-"), probe)
    elif described in ("left", "right", "upper-left", "upper-right", "lower-left", "lower-right"):
        found = [beside(probe, described)]
    else:
        found = [at for at in range(SPACES) if is_region(state, at) and region_id(state, at) == described]
    return [at for at in found if at >= 0 and is_region(state, at) and not is_nebula(at)]


def left_most(spaces: list[int]) -> list[int]:
    """AE-RULING-02: those with the smallest column."""
    least = min((PLACES[at][1] for at in spaces), default=0)
    return [at for at in spaces if PLACES[at][1] == least]


def nearest(state: State, what: str, probe: int) -> list[int]:
    """AE-RULING-58: the nearest planet, base or region with a human ship; the probe's own region is left out."""
    people = state.players[: state.seats]
    kinds = {
        "planet": lambda at: is_planet(state, at),
        "base": lambda at: is_base(state, at),
        "ship": lambda at: any(at in player.ships for player in people),
    }
    there = [at for at in range(REGIONS) if at != probe and is_region(state, at) and kinds[what](at)]
    least = min((DISTANCE[probe][at] for at in there), default=0)
    return [at for at in there if DISTANCE[probe][at] == least]
