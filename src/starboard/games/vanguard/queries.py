"""Questions about a planet and who explores it: pure, nobody is asked. Those of the ship are in `queries_ship.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from starboard.games.vanguard.moments import Moment, Query
from starboard.games.vanguard.printed import BOX, SECTIONS, TURN_ORDER, Action, Board, Route, Thing
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, POOL, Member, Phase, State

EVERYBODY, HERE, CARRIER = range(3)
"""Whom a lasting power concerns: everybody, those in a sector, one section."""
PLACE = 64
"""Markers are counted by track and sector: `track * PLACE + sector + 1`."""


# --- who --------------------------------------------------------------------------------------------------------------


def member_sections(state: State) -> list[int]:
    """The sections that have a member on the planet."""
    return [section for section, member in enumerate(state.members) if member is not None]


def member_of(state: State, who: int) -> Member:
    """The member of a section that has one."""
    member = state.members[who]
    assert member is not None, f"{SECTIONS[who]} has nobody here"
    return member


def is_here(state: State, who: int) -> bool:
    """Whether a section has a member on the planet."""
    return who >= 0 and state.members[who] is not None


def seat_of(state: State, who: int) -> int:
    """The seat that decides for a section; for the team, the one of the start token (IV-RULING-48), and aboard the one
    in charge of the open page (IV-SHIP-GEN-05)."""
    if who < 0:
        who = BOOK.charges[state.ship.page] if state.phase == Phase.SHIP else state.first
    return state.leaders[who] if who >= 0 else state.leaders[0]


def members_at(state: State, at: int) -> list[int]:
    """The sections whose member is in a sector."""
    return [section for section, member in enumerate(state.members) if member is not None and member.at == at]


def turn_order(state: State) -> list[int]:
    """IV-ROUND-04, IV-RULING-24: the members clockwise by seat, from the holder of the start token."""
    leaders = state.leaders
    order = [
        section
        for seat in range(state.seats)
        for section in TURN_ORDER
        if leaders[section] == seat and state.members[section] is not None
    ]
    if state.first in order:
        place = order.index(state.first)
        order = order[place:] + order[:place]
    return order


# --- the board --------------------------------------------------------------------------------------------------------


def board_of(state: State) -> Board:
    """The board that lies open."""
    return BOX.boards[state.planet]


def sector_id(state: State, at: int) -> str:
    """A sector as events name it."""
    return f"{BOX.planets[state.planet].id}:{at + 1}"


def top_poi(state: State, at: int) -> int:
    """IV-POI-04: the POI of a sector: the top card, else the printed one; -1 if there is none."""
    pois = state.sectors[at].pois
    return pois[-1] if pois else BOX.boards[state.planet].pois[at]


def shown_poi(state: State, at: int) -> int:
    """The POI in effect in a sector, for whoever is there; -1 if there is none."""
    poi = top_poi(state, at)
    if poi >= 0 and Query.SHOWS_POI in hooks(state) and not changed(state, Query.SHOWS_POI, -1, True, at):
        return -1
    return poi


def biomes_of(state: State, at: int) -> int:
    """IV-RULING-22: the biomes of a sector and its top POI, as bits."""
    bits = BOX.boards[state.planet].biomes[at]
    poi = shown_poi(state, at)
    if poi >= 0:
        bits |= BOX.poi_biomes[poi]
    result: int = changed(state, Query.BIOMES, -1, bits, at)
    return result


def exits(state: State, who: int) -> list[Route]:
    """IV-BOARD-10: the routes a member could take, as far as goals and rules let it."""
    routes = BOX.boards[state.planet].exits[member_of(state, who).at]
    if Query.ROUTE_OPEN in hooks(state):
        return [route for route in routes if is_open(state, who, route)]
    return [route for route in routes if route.goal is None or route.goal(state, who)]


def is_open(state: State, who: int, route: Route) -> bool:
    """Whether a route can be used now."""
    if route.goal is not None and not route.goal(state, who):
        return False
    return bool(changed(state, Query.ROUTE_OPEN, who, True, route))


def route_symbols(state: State, who: int, route: Route) -> tuple[str, ...]:
    """IV-BOARD-04: what is to be resolved on the way; -1 for nobody in particular."""
    symbols: tuple[str, ...] = changed(state, Query.ROUTE_SYMBOLS, who, route.symbols, route)
    return symbols


def sector_log(state: State, who: int, at: int) -> int:
    """IV-LOG-03: the log that is read on entering a sector, unless a POI card covers the reference; -1 if there is none
    for whoever enters."""
    log = BOX.boards[state.planet].logs[at]
    if log < 0 or state.sectors[at].pois or not changed(state, Query.READS_LOG, who, True, at):
        return -1
    return log


def may_leave(state: State, who: int) -> bool:
    """IV-BOARD-12: whether a member may leave its sector by a move."""
    at = member_of(state, who).at
    poi = shown_poi(state, at)
    free = not (poi >= 0 and BOX.pois[poi].spec.no_move) and not BOX.boards[state.planet].sectors[at].no_move
    return bool(changed(state, Query.MAY_LEAVE, who, free, at))


def connected(state: State, at: int) -> list[int]:
    """IV-BOARD-10: the sectors that open routes lead to from a sector, for whoever goes there."""
    found = [route.to for route in board_of(state).exits[at] if route.goal is None or route.goal(state, -1)]
    return list(dict.fromkeys(found))


def steps_between(state: State, start: int) -> list[int]:
    """By sector, how many routes it is away; 99 where there is no way."""
    far = [99] * len(state.sectors)
    far[start] = 0
    ahead = [start]
    for at in ahead:
        for to in connected(state, at):
            if far[to] == 99:
                far[to] = far[at] + 1
                ahead.append(to)
    return far


def landing_sector(state: State) -> int:
    """IV-RULING-34: where the lander stands; -1 if there is none."""
    return state.lander_at


def fact_of(state: State, fact: str) -> int:
    """A mark in the logbook: one that begins with a dot is of this exploration alone."""
    return (state.marks if fact.startswith(".") else state.ship.facts).get(fact, 0)


def marker_key(track: int, place: int) -> int:
    """Where a track's marker is counted."""
    return track * PLACE + place + 1


def track_spaces(state: State, action: Action, place: int) -> int:
    """How many advances a track of an action needs (IV-EX-41)."""
    part = action.tracks[place]
    spaces: int = changed(state, Query.TRACK_SPACES, -1, part.spaces, part)
    return spaces


# --- dice -------------------------------------------------------------------------------------------------------------


def dice_at(member: Member, place: int, colour: int = -1) -> list[int]:
    """The dice of a member in a place, of a colour or any."""
    if colour < 0:
        return [die for die, where in enumerate(member.where) if where == place]
    colours, dice = BOX.die_colours, member.dice
    return [die for die, where in enumerate(member.where) if where == place and colours[dice[die]] == colour]


def alike(member: Member, dice: list[int]) -> list[int]:
    """One of each type among some dice."""
    seen = []
    found = []
    for die in dice:
        kind = member.dice[die]
        if kind not in seen:
            seen.append(kind)
            found.append(die)
    return found


def dice_in_play(member: Member) -> int:
    """IV-PUSH-04: available, exhausted and pool."""
    return sum(1 for where in member.where if where <= EXHAUSTED)


def slots_of(section: int, member: Member, colour: int) -> int:
    """IV-RULING-57: how many dice of a colour can be available: the slots of the rank, less one for an injury die."""
    return BOX.slots[section][member.rank - 1][colour] - (member.hurt >> colour & 1)


def room_for(section: int, member: Member, colour: int) -> int:
    """IV-RULING-15: how many more dice of a colour have a slot."""
    return _room(section, member)[colour]


def _room(section: int, member: Member) -> list[int]:
    """By colour, how many more dice have a slot."""
    colours, dice = BOX.die_colours, member.dice
    room = [slots_of(section, member, colour) for colour in range(3)]
    for die, where in enumerate(member.where):
        if where == AVAILABLE:
            room[colours[dice[die]]] -= 1
    return room


def refreshable(section: int, member: Member, colour: int = -1) -> list[int]:
    """The exhausted dice that would have a slot."""
    if EXHAUSTED not in member.where:
        return []
    colours, dice = BOX.die_colours, member.dice
    room = _room(section, member)
    return [
        die
        for die, where in enumerate(member.where)
        if where == EXHAUSTED and room[colours[dice[die]]] > 0 and colour in (-1, colours[dice[die]])
    ]


def has_dice_in(member: Member) -> bool:
    """Whether a member has dice in the pool."""
    return POOL in member.where


def die_piece(section: int, die: int) -> str:
    """A die as the scene calls it."""
    return f"die:{SECTIONS[section]}:{die}"


def transforms_of(state: State, who: int) -> tuple[tuple[int, int], ...]:
    """IV-TRANS-01, 05: what the active member's own card and carried equipment can transform."""
    member = member_of(state, who)
    found = (BOX.transforms[member.crew], *(BOX.equipment_transforms[each] for each in member.equipment))
    own = tuple(each for each in dict.fromkeys(found) if each[0] >= 0)
    changed_to: tuple[tuple[int, int], ...] = changed(state, Query.TRANSFORMS, who, own)
    return changed_to


# --- cards ------------------------------------------------------------------------------------------------------------


def hand_limit(state: State, who: int) -> int:
    """IV-CARD-04."""
    limit: int = changed(state, Query.HAND_LIMIT, who, BOX.numbers.hand_limits[member_of(state, who).rank - 1])
    return limit


def supply_limit(state: State) -> int:
    """IV-LANDER-06: the highest value of the supply track."""
    limit: int = changed(state, Query.SUPPLY_LIMIT, -1, state.supply_limit)
    return limit


def injury_faces_down(card: int) -> bool:
    """IV-INJ-08: whether an injury in a slot is face down."""
    return card < 0


def injury_number(card: int) -> int:
    """The injury in a slot, whichever side is up."""
    return card if card >= 0 else -1 - card


def events_left(state: State) -> int:
    """IV-EVENT-01: the cards in the deck of events, those on top included that somebody has looked at."""
    return sum(state.events) + len(state.foreseen)


def usual_rest_cost(state: State) -> int:
    """IV-REST-01, IV-TUT-12: the supplies that a rest costs on this planet."""
    cost: int = 0 if state.unlimited else changed(state, Query.REST_COST, -1, 1)
    return cost


# --- what lasts -------------------------------------------------------------------------------------------------------

Hook = tuple[int, int, Any, Thing]
"""Whom it concerns, the sector or section where that says something, the function, and what it is printed on."""


def hooks(state: State) -> dict[str, tuple[Hook, ...]]:
    """By door, the lasting powers in force. Worked out when something has changed."""
    found = state.hooks
    if found is None:
        found = state.hooks = _find_hooks(state)
    return found


def _find_hooks(state: State) -> dict[str, tuple[Hook, ...]]:
    found: dict[str, tuple[Hook, ...]] = {}
    if state.planet < 0:
        return found
    for concerns, place, thing in _lasting(state):
        for bound in thing.powers:
            for door, call in bound.parts.items():
                name = str(door)
                found[name] = (*found.get(name, ()), (concerns, place, call, thing))
    return found


def _lasting(state: State) -> Iterator[tuple[int, int, Thing]]:
    """Everything on the table whose powers are in force."""
    yield EVERYBODY, -1, BOX.planets[state.planet]
    if state.condition >= 0:
        yield EVERYBODY, -1, BOX.conditions[state.condition]
    for mission in state.missions:
        yield EVERYBODY, -1, BOX.missions[mission.card]
    for threat in state.threats:
        yield EVERYBODY, -1, BOX.threats[threat.card]
    if state.rank_up >= 0:
        yield EVERYBODY, -1, BOX.rankups[state.rank_up]
    for unique in state.uniques:
        yield EVERYBODY, -1, BOX.uniques[unique]
    for discovery in state.discoveries:
        yield EVERYBODY, -1, BOX.discoveries[discovery]
    if state.ship.lander >= 0:
        yield EVERYBODY, -1, BOOK.landers[state.ship.lander]
    for mod in state.ship.mods:
        yield EVERYBODY, -1, BOOK.mods[mod]
    for at, sector in enumerate(state.sectors):
        poi = top_poi(state, at)
        if poi >= 0:
            yield HERE, at, BOX.pois[poi]
        for token in sector.tokens:
            yield HERE, at, BOX.equipment[token]
            for upgrade in upgrades_of(state, token):
                yield HERE, at, BOX.equipment[upgrade]
    for section, member in enumerate(state.members):
        if member is not None:
            yield CARRIER, section, BOX.crew[member.crew]
            for each in member.equipment:
                thing = BOX.equipment[each]
                if not thing.spec.token and not thing.spec.of:
                    yield CARRIER, section, thing
            for injury in member.injuries:
                if injury >= 0:
                    yield CARRIER, section, BOX.injuries[injury]


def upgrades_of(state: State, equipment: int) -> list[int]:
    """IV-EQUIP-04: the upgrades of a piece of field equipment that were taken along."""
    name = BOX.equipment[equipment].id
    carried = [each for member in state.members if member is not None for each in member.equipment]
    return [each for each in carried if BOX.equipment[each].spec.of == name]


def concerns(state: State, hook: Hook, who: int) -> bool:
    """Whether a lasting power is about a section; what is about the team is about everybody's."""
    kind, place, _, _ = hook
    if kind == EVERYBODY or who < 0:
        return True
    if kind == CARRIER:
        return place == who
    member = state.members[who]
    return member is not None and member.at == place


def changed(state: State, query: Query, who: int, value: Any, *context: Any) -> Any:
    """An answer as all lasting powers leave it."""
    known = state.hooks
    if known is None:
        known = hooks(state)
    found = known.get(query)
    if found is None:
        return value
    for hook in found:
        if concerns(state, hook, who):
            value = hook[2](state, who, value, *context)
    return value


def reacting(state: State, moment: Moment) -> tuple[Hook, ...]:
    """What acts at a moment."""
    known = state.hooks
    if known is None:
        known = hooks(state)
    return known.get(moment, ())
