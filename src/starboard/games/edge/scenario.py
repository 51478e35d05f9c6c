"""Positions from plain data: the `given` of scenario files and tests, and the facts their `then` looks at.

[given]
seats = 2
map = "isolde odessa-field rusk kestrel-field kiln . halcyon-drydock veil"
players = [{ ships = { transport = ["isolde", "pad"] }, stores = { ice = 2 }, hand = ["parley"] }, {}]
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from starboard.core.chance import Chance
from starboard.core.content import Findings, convert
from starboard.core.errors import ContentError
from starboard.core.event import Event
from starboard.core.position import Chances, one_of
from starboard.games.edge.chart import (
    FIRST_BASE,
    FIRST_NEBULA,
    FIRST_SPECIAL,
    GATE,
    NO_TILE,
    REGIONS,
    SPACES,
)
from starboard.games.edge.content.library import BOX
from starboard.games.edge.printed import FLEET, MODULE_TYPES, RESOURCES, SHIPS, TRACKS, Shelf
from starboard.games.edge.queries import (
    all_moons,
    decider,
    hand_limit,
    is_planet,
    is_region,
    region_id,
    relics_of,
    vault_level,
)
from starboard.games.edge.rules.event_track import event_start
from starboard.games.edge.rules.scoring import score_sheet, totals, winners
from starboard.games.edge.state import (
    BAY,
    PAD,
    SCRAPYARD,
    SUPPLY,
    Development,
    Flags,
    Hegemon,
    Module,
    Phase,
    Player,
    Raider,
    State,
)

DEFAULT_MAP = "isolde odessa-field rusk kestrel-field veil kiln halcyon-drydock ninth freeport-meridian sorrel"
"""The map where none is given: five planets and four of the bases, in reading order."""
PLACE_NAMES = {"pad": PAD, "scrapyard": SCRAPYARD, "bay": BAY, "supply": SUPPLY}


class GivenPlayer(msgspec.Struct, forbid_unknown_fields=True):
    """A player of a position; what is not given is nothing, and ships that are not named are in the supply. Whoever was
    `dealt` factions leads none yet: the phase is that of choosing one."""

    faction: str = "glasswright-assembly"
    stores: dict[str, int] = {}
    hand: list[str] = []
    ships: dict[str, list[str]] = {}
    shield: dict[str, int] = {}
    leaders: int = 0
    abroad: dict[str, int] = {}
    tracks: dict[str, int] = {}
    points: int = 0
    modules: list[str] = []
    damaged: dict[str, int] = {}
    infested: list[str] = []
    cargo: dict[str, str] = {}
    moons: list[str] = []
    upgrades: list[str] = []
    discoveries: list[str] = []
    supremacies: list[str] = []
    destinies: list[str] = []
    dealt: list[str] = []
    wins: int = 0
    last_turn: bool = False


class GivenDevelopment(msgspec.Struct, forbid_unknown_fields=True):
    """A development on the map."""

    at: str
    owner: int = 0
    leaders: int = 1
    out_of_use: bool = False


class GivenRaider(msgspec.Struct, forbid_unknown_fields=True):
    """A raider on the map."""

    id: str
    at: str


class GivenHegemon(msgspec.Struct, forbid_unknown_fields=True):
    """The Hegemon of a position: the three `orders` lie face up, those `discarded` on their piles, and of negotiation
    cards so many have been `turned`."""

    officer: str = "quartermaster"
    marker: int = 1
    probe: str = ""
    eye: int = 0
    orders: tuple[str, ...] = ("order-01", "order-09", "order-17")
    discarded: list[str] = []
    turned: dict[str, int] = {}
    tiles: list[str] = []


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A position: who has what where. It is the turn of `active`, about to begin unless `phase` says otherwise."""

    seats: int = 2
    seed: int = 0
    map: str = DEFAULT_MAP
    active: int = 0
    phase: str = "turn"
    players: list[GivenPlayer] = []
    hegemon: GivenHegemon | None = None
    hegemon_has: GivenPlayer | None = None
    raiders: list[GivenRaider] = []
    developments: list[GivenDevelopment] = []
    moons: dict[str, list[str]] = {}
    buried: dict[str, int] = {}
    goods: dict[str, dict[str, int]] = {}
    display: dict[str, list[str]] = {}
    stacks: list[dict[str, int]] = []
    supremacies: tuple[str, ...] = ("war-banner", "aegis", "undefeated")
    offers: tuple[str, ...] = ("gun-pods", "third-gun", "deep-scanner", "fourth-battery")
    events: str = "dawn"
    event_step: int | None = None
    event_count: int = 0
    terminus: int = 60
    gate: bool = False
    wyrm: bool = False
    ending: bool = False
    turn: int = 1


def read_given(raw: object, file: str) -> Given:
    """A position from plain data; ContentError says what is wrong with it."""
    return convert(Given, raw, file, "given")


def build(given: Given, file: str) -> tuple[State, dict[str, str]]:
    """The state of a position. Nothing in it needs a letter: everything has a name."""
    findings = Findings()
    officer = -1 if given.hegemon is None else _number(BOX.officers, given.hegemon.officer, file, "officer")
    state = State(
        Flags(terminus=given.terminus, deck=given.events, gate=given.gate, wyrm=given.wyrm, officer=officer),
        given.seats,
        Chance(given.seed),
    )
    with findings:
        _lay_map(state, given, file)
    findings.settle()
    state.players = [_player(state, each, file) for each in given.players[: given.seats]]
    while len(state.players) < given.seats:
        state.players.append(_player(state, GivenPlayer(), file))
    if given.hegemon is not None:
        _hegemon(state, given, file)
    _piles(state, given, file)
    for raider in given.raiders:
        number = BOX.raiders.number(one_of(raider.id, BOX.raiders.ids, file, "raiders"))
        state.raiders.append(Raider(state.next_raider, number, _region(state, raider.at, file)))
        state.next_raider += 1
    for each in given.developments:
        at = _region(state, each.at, file)
        type = BOX.planet_types[state.tiles[at]] if is_planet(state, at) else 0
        state.developments.append(Development(at, type, each.owner, each.leaders, each.out_of_use))
    state.phase = Phase[one_of(given.phase, [phase.name.lower() for phase in Phase], file, "phase").upper()]
    state.active = given.active
    state.human = decider(state, given.active)
    state.turn, state.ending, state.events = given.turn, given.ending, given.event_count
    state.event_step = event_start(state) if given.event_step is None else given.event_step
    return state, {}


def _lay_map(state: State, given: Given, file: str) -> None:
    tiles = {thing.id: thing.number for thing in BOX.planets}
    tiles |= {thing.id: FIRST_BASE + thing.number for thing in BOX.bases}
    tiles |= {thing.id: FIRST_SPECIAL + thing.number for thing in BOX.specials}
    tiles |= {"gate": GATE, ".": NO_TILE}
    named = given.map.split()
    if len(named) > SPACES:
        raise ContentError(file, "map", f"the map has {SPACES} spaces, not {len(named)}")
    for at, name in enumerate(named):
        state.tiles[at] = tiles[one_of(name, tiles, file, "map")]
    used = [tile for tile in state.tiles if tile != NO_TILE]
    if len(set(used)) < len(used):
        raise ContentError(file, "map", "a tile stands twice")


def _region(state: State, name: str, file: str) -> int:
    """A region by the name of its tile."""
    known = {region_id(state, at): at for at in range(REGIONS) if is_region(state, at)}
    return known[one_of(name, known, file, "region")]


def _number(shelf: Shelf, id: str, file: str, what: str) -> int:
    return shelf.number(one_of(id, shelf.ids, file, what))


def _player(state: State, given: GivenPlayer, file: str) -> Player:
    player = Player()
    player.dealt = [_number(BOX.factions, each, file, "dealt") for each in given.dealt]
    player.faction = -1 if given.dealt else _number(BOX.factions, given.faction, file, "faction")
    player.stores = [given.stores.get(kind, 0) for kind in RESOURCES]
    player.hand = sorted(_number(BOX.tactics, card, file, "hand") for card in given.hand)
    for ship, places in given.ships.items():
        kind = SHIPS.index(one_of(ship, SHIPS, file, "ships"))
        free = [each for each, other in enumerate(FLEET) if other == kind]
        if len(places) > len(free):
            raise ContentError(file, "ships", f"a player has {len(free)} of the {ship}, not {len(places)}")
        for each, place in zip(free, places, strict=False):
            player.ships[each] = PLACE_NAMES[place] if place in PLACE_NAMES else _region(state, place, file)
        for each in free:
            player.marks[each] = given.shield.get(ship, 0) if player.ships[each] >= 0 else 0
    player.leaders = given.leaders
    for region, count in given.abroad.items():
        player.abroad[_region(state, region, file)] = count
    player.tracks = [given.tracks.get(track, 0) for track in TRACKS]
    player.points = given.points
    for id in given.modules:
        moon = given.cargo.get(id)
        player.modules.append(
            Module(
                _number(BOX.modules, id, file, "modules"),
                given.damaged.get(id, 0),
                -1 if moon is None else _number(BOX.moons, moon, file, "cargo"),
                id in given.infested,
            )
        )
    player.moons = [_number(BOX.moons, moon, file, "moons") for moon in given.moons]
    player.upgrades = [_number(BOX.upgrades, each, file, "upgrades") for each in given.upgrades]
    player.discoveries = [_number(BOX.discoveries, each, file, "discoveries") for each in given.discoveries]
    player.supremacies = [_number(BOX.supremacies, each, file, "supremacies") for each in given.supremacies]
    player.destinies = [_number(BOX.destinies, each, file, "destinies") for each in given.destinies]
    player.wins, player.last_turn = given.wins, given.last_turn
    return player


def _hegemon(state: State, given: Given, file: str) -> None:
    own = given.hegemon
    assert own is not None
    player = _player(state, given.hegemon_has or GivenPlayer(ships=_all_home()), file)
    player.faction = -1
    state.players.append(player)
    orders = [_number(BOX.orders, order, file, "orders") for order in own.orders]
    used = [_number(BOX.orders, order, file, "discarded") for order in own.discarded]
    turned = [own.turned.get(card.id, 0) for card in BOX.negotiations]
    state.hegemon = Hegemon(
        state.flags.officer,
        marker=own.marker - 1,
        probe=_region(state, own.probe, file)
        if own.probe
        else next(at for at in range(SPACES) if is_region(state, at)),
        eye=own.eye,
        orders=[
            [int(each.spec.deck == deck and each.number not in (*orders, *used)) for each in BOX.orders]
            for deck in (1, 2, 3)
        ],
        shown=orders,
        discards=[[int(each.spec.deck == deck and each.number in used) for each in BOX.orders] for deck in (1, 2, 3)],
        negotiations=[card.spec.copies - gone for card, gone in zip(BOX.negotiations, turned, strict=True)],
        turned=turned,
        upgrades=[int(each.id not in own.tiles) for each in BOX.hegemon_upgrades],
        tiles=[_number(BOX.hegemon_upgrades, each, file, "tiles") for each in own.tiles],
    )


def _all_home() -> dict[str, list[str]]:
    return {ship: ["pad"] * FLEET.count(kind) for kind, ship in enumerate(SHIPS)}


def _piles(state: State, given: Given, file: str) -> None:
    """What nobody holds lies in its pile, face down."""
    held = [card for player in state.players for card in player.hand]
    state.tactics = [int(card.number not in held) for card in BOX.tactics]
    state.discards = [0] * len(BOX.tactics)
    state.planets = [int(planet.number not in state.tiles) for planet in BOX.planets]
    owned = [module.number for player in state.players for module in player.modules]
    shown = {type: [_number(BOX.modules, id, file, "display") for id in ids] for type, ids in given.display.items()}
    state.decks, state.display = [], []
    for type, name in enumerate(MODULE_TYPES):
        own = [each.number for each in BOX.modules if BOX.module_types[each.number] == type and not each.spec.ancient]
        free = [number for number in own if number not in owned]
        column = shown.get(name) or free[: BOX.numbers.modules_shown]
        state.display.append(list(column))
        state.decks.append([int(each.number in free and each.number not in column) for each in BOX.modules])
    state.discoveries = [0] * len(BOX.discoveries)
    state.stacks = [[2, 1, 1, 1, 0, 0, 0], [0, 0, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 0, 0]]
    for place, stack in enumerate(given.stacks):
        state.stacks[place] = [stack.get(token.id, 0) for token in BOX.discoveries]
    state.supremacies = [
        -1 if not id else _number(BOX.supremacies, id, file, "supremacies") for id in given.supremacies
    ]
    state.supremacy_pile = [0] * len(BOX.supremacies)
    state.destinies = [1] * len(BOX.destinies)
    state.factions = [0] * len(BOX.factions)
    state.offers = [-1 if not id else _number(BOX.upgrades, id, file, "offers") for id in given.offers]
    state.upgrades = [
        [
            int(
                tile.spec.ship == ship
                and not tile.spec.faction
                and not tile.spec.escalation
                and tile.number not in state.offers
                and not any(tile.number in player.upgrades for player in state.players)
            )
            for tile in BOX.upgrades
        ]
        for ship in SHIPS
    ]
    state.event_pile = [int(card.spec.deck == given.events) for card in BOX.events]
    state.class_s = BOX.raiders.number("vorticon")
    state.waiting = {"A": BOX.raiders.number("tollkeepers"), "B": BOX.raiders.number("wreckers")}
    state.waiting |= {"D": BOX.raiders.number("dread-barge")}
    if not given.wyrm:
        state.waiting["C"] = BOX.raiders.number("black-flotilla")
    _moons(state, given, file)
    for region, lying in given.goods.items():
        state.goods[_region(state, region, file)] = [lying.get(kind, 0) for kind in RESOURCES]


def _moons(state: State, given: Given, file: str) -> None:
    """AE-SETUP-08, 09: a moon on top of each planet and one in each nebula, unless it is said which."""
    state.moon_pile = [moon.spec.copies if moon.spec.set == "planetary" else 0 for moon in BOX.moons]
    orphaned = BOX.moons.where(lambda spec: spec.set == "orphaned")
    for at in range(REGIONS):
        if not is_region(state, at):
            continue
        name = region_id(state, at)
        if name in given.moons:
            state.moons[at] = [_number(BOX.moons, moon, file, "moons") for moon in given.moons[name]]
            state.buried[at] = given.buried.get(name, 0)
        elif at >= FIRST_NEBULA:
            state.moons[at] = [orphaned[at - FIRST_NEBULA]]
        elif is_planet(state, at):
            state.moons[at] = [BOX.moons.number(f"{BOX.planets[state.tiles[at]].spec.type}-moon")]
            state.buried[at] = given.buried.get(name, BOX.numbers.moons_per_planet - 1)
        for moon in state.moons[at]:
            if state.moon_pile[moon]:
                state.moon_pile[moon] -= 1


# --- looking ----------------------------------------------------------------------------------------------------------


def check(state: State) -> list[str]:
    """Every way in which a position is impossible, a sentence each. Whoever asks about a rule may lay down more
    of a card than the box holds; saves are looked through by `integrity`."""
    problems = []
    for who, player in enumerate(state.players):
        for kind, count in zip(RESOURCES, player.stores, strict=True):
            if count < 0:
                problems.append(f"player {who} has {count} {kind}")
        for track, space in zip(TRACKS, player.tracks, strict=True):
            if not 0 <= space < len(BOX.numbers.track_points):
                problems.append(f"player {who} is on space {space} of {track}, which has 0 to 10")
        for ship, place in enumerate(player.ships):
            if place >= REGIONS or place < BAY or (place >= 0 and not is_region(state, place)):
                problems.append(f"a {SHIPS[FLEET[ship]]} of player {who} is at {place}, where nothing is")
    tiles = [tile for tile in state.tiles if tile != NO_TILE]
    if len(set(tiles)) < len(tiles):
        problems.append("a tile lies on the map twice")
    if any(not NO_TILE <= tile <= GATE for tile in tiles):
        problems.append("a tile lies on the map that is not in the box")
    held = [card for player in state.players for card in player.hand]
    for card in set(held):
        if not 0 <= card < len(BOX.tactics) or held.count(card) > 1:
            problems.append(f"the tactics card {card} is held {held.count(card)} times")
    if state.hegemon is not None and not 0 <= state.hegemon.eye < state.seats:
        problems.append(f"seat {state.hegemon.eye} holds the Eye; there are seats 0 to {state.seats - 1}")
    leaders = sum(1 for player in state.players if player.leaders < 0)
    if leaders:
        problems.append("a station has fewer than no leaders")
    return problems


def facts(state: State) -> dict[str, Any]:
    """What can be looked at: each player by number (`0`), the regions by name, and the `table`."""
    found: dict[str, Any] = {}
    scores = totals(state)
    sheet = {line.name: line.points for line in score_sheet(state)}
    for who, player in enumerate(state.players):
        name = "hegemon" if state.hegemon is not None and who == state.seats else str(who)
        found[name] = {
            "points": player.points,
            "total": scores[who],
            "cards": len(player.hand),
            "hand": [BOX.tactics[card].id for card in player.hand],
            "hand_limit": hand_limit(state, who),
            "leaders": player.leaders,
            "modules": [BOX.modules[module.number].id for module in player.modules],
            "damaged": [BOX.modules[module.number].id for module in player.modules if module.damage],
            "moons": [BOX.moons[moon].id for moon in all_moons(player)],
            "upgrades": [BOX.upgrades[each].id for each in player.upgrades],
            "tokens": len(player.discoveries) + len(player.supremacies),
            "relics": relics_of(player),
            "vault": vault_level(player),
            "wins": player.wins,
            **dict(zip(RESOURCES, player.stores, strict=True)),
            **dict(zip(TRACKS, player.tracks, strict=True)),
            **{
                place: [SHIPS[FLEET[ship]] for ship, at in enumerate(player.ships) if at == number]
                for place, number in PLACE_NAMES.items()
            },
            **{f"score_{line.replace('-', '_')}": points[who] for line, points in sheet.items()},
        }
    for at in range(REGIONS):
        if is_region(state, at):
            found[region_id(state, at)] = _region_facts(state, at)
    found["table"] = {
        "active": state.active,
        "turn": state.turn,
        "phase": state.phase.name.lower(),
        "event_step": state.event_step,
        "events": state.events,
        "ending": state.ending,
        "winners": winners(state),
        "planets": sum(is_planet(state, at) for at in range(SPACES)),
        "tiles": sum(tile != NO_TILE for tile in state.tiles),
        "raiders": len(state.raiders),
        "eye": -1 if state.hegemon is None else state.hegemon.eye,
        "probe": "" if state.hegemon is None else region_id(state, state.hegemon.probe),
        "marker": 0 if state.hegemon is None else state.hegemon.marker + 1,
        "section": 0 if state.hegemon is None else state.hegemon.section + 1,
        "display": [BOX.modules[module].id for column in state.display for module in column],
    }
    return found


def _region_facts(state: State, at: int) -> dict[str, Any]:
    development = next((each for each in state.developments if each.at == at), None)
    return {
        "ships": [
            f"{who}:{SHIPS[FLEET[ship]]}"
            for who, player in enumerate(state.players)
            for ship, place in enumerate(player.ships)
            if place == at
        ],
        "raiders": [BOX.raiders[raider.number].id for raider in state.raiders if raider.at == at],
        "moons": [BOX.moons[moon].id for moon in state.moons[at]],
        "buried": state.buried[at],
        "leaders": sum(player.abroad[at] for player in state.players),
        "development": "" if development is None else BOX.developments[development.type].id,
        "owner": -1 if development is None else development.owner,
        "out_of_use": development is not None and development.out_of_use,
        "goods": {} if at not in state.goods else dict(zip(RESOURCES, state.goods[at], strict=True)),
    }


def chances(state: State) -> Chances:
    """What can be rolled or drawn, by purpose."""
    faces = [str(face) for face in range(1, 7)]
    dice = ("battle", "gate", "reroll", "nebula", "hegemon")
    return {
        **dict.fromkeys(dice, faces),
        "tactics": BOX.tactics.ids,
        "hegemon-card": BOX.tactics.ids,
        "event": BOX.events.ids,
        "planet": BOX.planets.ids,
        "negotiation": BOX.negotiations.ids,
        "hegemon-upgrade": BOX.hegemon_upgrades.ids,
        "discovery-0": BOX.discoveries.ids,
        "discovery-1": BOX.discoveries.ids,
        "discovery-2": BOX.discoveries.ids,
        **{f"module-{type}": BOX.modules.ids for type in MODULE_TYPES},
        **{f"order-{deck}": BOX.orders.ids for deck in (1, 2, 3)},
        **{f"upgrade-{ship}": BOX.upgrades.ids for ship in SHIPS},
        **{f"moon-{type}": BOX.moons.ids for type in dict.fromkeys(planet.spec.type for planet in BOX.planets)},
    }


_NAMED = {
    "module": "modules",
    "card": "tactics",
    "moon": "moons",
    "raider": "raiders",
    "event": "events",
    "order": "orders",
    "negotiation": "negotiations",
    "upgrade": "upgrades",
    "development": "developments",
    "track": "tracks",
    "faction": "factions",
}


def told(event: Event) -> Mapping[str, Any]:
    """The fields of an event as a person would write them down."""
    found: dict[str, Any] = {}
    for field in event.__struct_fields__:
        value = getattr(event, field)
        if field in _NAMED and isinstance(value, int):
            value = getattr(BOX, _NAMED[field])[value].id
        elif field == "kind":
            value = RESOURCES[value]
        elif field == "ship":
            value = SHIPS[value]
        found[field] = value
    return found
