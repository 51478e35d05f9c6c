"""What a view looks like: the star atlas, stations, tracks, displays, hands, battles. It knows nothing but the view.

Zones that stay as they are from one answer to the next are remembered by what they show: whoever sends a scene knows by
the zone alone that nothing has changed, and all who see the same share it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from starboard.core.scene import Fact, Piece, Scene, Zone
from starboard.core.text import Text, Wording, say, who_sits
from starboard.games.edge.chart import (
    FIRST_BASE,
    FIRST_NEBULA,
    FIRST_NEBULA_TILE,
    FIRST_SPECIAL,
    GATE,
    NO_TILE,
    PLACES,
    PLANETS,
    REGIONS,
    SPACES,
)
from starboard.games.edge.printed import BOX, FLEET, MODULE_TYPES, RESOURCES, SHIPS, TRACKS, Thing
from starboard.games.edge.stage import compare, fates, sources
from starboard.games.edge.view import (
    BAY,
    HEGEMON,
    PAD,
    RAIDERS,
    SCRAPYARD,
    SECTIONS,
    SUPPLY,
    Battle,
    PlayerView,
    View,
)

STEPS = ("escalate", "talk", "prepare", "roll", "outcome", "damage")
_STEP_OF = {"ESCALATE": 0, "TALK": 1, "PREPARE": 2, "ROLL": 3, "OUTCOME": 4, "AFTERMATH": 5}
MOST_PIECES = 8192
KINDS = ("ice", "metallic", "desert", "garden", "volcanic")


def tile_at(tiles: Sequence[int], at: int) -> int:
    return tiles[at] if at < SPACES else FIRST_NEBULA_TILE + at - FIRST_NEBULA


def tile_id(tile: int, at: int) -> str:
    """The id of a region: that of its tile; a space without one is called by its number."""
    if tile == NO_TILE:
        return f"space-{at}"
    if tile >= FIRST_NEBULA_TILE:
        return f"nebula-{tile - FIRST_NEBULA_TILE + 1}"
    return "gate" if tile == GATE else _tile(tile).id


def _tile(tile: int) -> Thing:
    if tile < FIRST_BASE:
        planet: Thing = BOX.planets[tile]
        return planet
    found: Thing = BOX.bases[tile - FIRST_BASE] if tile < FIRST_SPECIAL else BOX.specials[tile - FIRST_SPECIAL]
    return found


def region_of(tiles: Sequence[int], at: int) -> str:
    return _region_id(tile_at(tiles, at), at)


@cache
def _region_id(tile: int, at: int) -> str:
    return f"region:{tile_id(tile, at)}"


def region_name(tile: int) -> Text | Wording:
    """What a region is called: by the name of its tile."""
    if tile >= FIRST_NEBULA_TILE:
        return say("region-nebula", number=tile - FIRST_NEBULA_TILE + 1)
    return say("region-gate") if tile == GATE else _tile(tile).name


class Company(NamedTuple):
    """Who plays: so many seats, and the Hegemon after the last of them, once he has come."""

    seats: int
    hegemon: bool


def number_of(company: Company, who: int) -> int:
    """The number of a player in the ids of pieces: the Hegemon has his own, as in events."""
    return HEGEMON if company.hegemon and who == company.seats else who


def owner_of(company: Company, who: int) -> int:
    """Whose a piece is: a seat, or the automaton, whom nobody plays."""
    return -1 if who == company.seats else who


def who_is(company: Company, who: int) -> Text:
    if who == RAIDERS:
        return say("side-raiders")
    return say("side-hegemon") if who == company.seats else who_sits(who)


def _company(view: View) -> Company:
    return Company(view.seats, view.hegemon is not None)


class Open(NamedTuple):
    """What lies open to everybody, as zones; of every station also what its owner needs to see it as their own."""

    players: list[PlayerView]
    board: list[Zone]
    tracks: list[Zone]
    display: Zone
    stations: list[Zone]
    at_stations: list[Station]
    hegemon: list[Zone]
    supply: Zone


_latest: Open | None = None
"""The position looked at last. Views of one position share what everybody may know, and people at a table all look at
one: its zones are made once for all of them."""


def scene(view: View) -> Scene:
    """Everything one seat sees."""
    global _latest
    if _latest is None or _latest.players is not view.players:
        _latest = _open(view)
    company, open = _company(view), _latest
    stations = list(open.stations)
    if 0 <= view.seat < len(stations):
        stations[view.seat] = _station(company, view.seat, True, open.at_stations[view.seat])
    zones = [
        *open.board,
        _score(company, tuple([tuple(lines.items()) for lines in view.sheet])),
        *open.tracks,
        _hand(tuple(view.hand), view.seat),
        open.display,
        *stations,
        *open.hegemon,
        Zone("secrets", "cards", say("zone-secrets"), list(_secrets(view))),
        open.supply,
    ]
    return Scene([zone for zone in zones if zone.pieces or zone.places or zone.id in ("map", "hand")])


def _open(view: View) -> Open:
    company, players = _company(view), view.players
    tracks = [
        _track(company, track, tuple([player.tracks[track] for player in players])) for track in range(len(TRACKS))
    ]
    at_stations = [_things(view, who, player) for who, player in enumerate(players)]
    return Open(
        players,
        [
            _map(_lying(view)),
            Zone("turn", "pool", None, [_turn(view)]),
            Zone("seats", "seats", say("zone-seats"), [_seat(view, who) for who in range(len(players))]),
        ],
        [
            *tracks,
            _event_track(view.event_step, view.event),
            *([_stage(view, view.battle)] if view.battle is not None else []),
        ],
        _display(tuple(view.decks), tuple(map(tuple, view.display))),
        [_station(company, who, False, things) for who, things in enumerate(at_stations)],
        at_stations,
        [_hegemon(view)] if view.hegemon is not None else [],
        _supply(view.deck, view.event_cards, view.planets, tuple(view.offers), tuple(view.supremacies)),
    )


_pieces: dict[tuple[object, ...], Piece] = {}


def _shared(piece: Piece) -> Piece:
    """The very same piece as ever where it shows the same: remembered zones are many, what lies in them is not."""
    if isinstance(piece.text, Text):
        return piece  # its text is made anew each time
    if len(_pieces) >= MOST_PIECES:
        _pieces.clear()
    shows = (piece.id, piece.kind, piece.at, piece.owner, piece.text, *piece.facts.items())
    return _pieces.setdefault(shows, piece)


def _turn(view: View) -> Piece:
    facts: dict[str, Fact] = {
        "round": view.turn,
        "active": f"seat:{number_of(_company(view), view.active)}",
        "terminus": view.flags.terminus,
        "ending": view.ending,
    }
    return Piece("turn", "turn", view.phase.name.lower(), facts=facts)


# --- the map ----------------------------------------------------------------------------------------------------------


class Lying(NamedTuple):
    """All that lies on the map."""

    company: Company
    tiles: tuple[int, ...]
    buried: tuple[int, ...]
    active: int
    moons: tuple[tuple[int, ...], ...]
    goods: tuple[tuple[int, tuple[int, ...]], ...]
    developments: tuple[tuple[int, int, int, int, bool], ...]
    fleets: tuple[tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]], ...]
    """By player: leaders by region, where each ship is, and the marks on it."""
    raiders: tuple[tuple[int, int, int], ...]
    probe: int


def _lying(view: View) -> Lying:
    return Lying(
        _company(view),
        tuple(view.tiles),
        tuple(view.buried),
        view.at,
        tuple(map(tuple, view.moons)),
        tuple([(at, tuple(lying)) for at, lying in view.goods.items()]),
        tuple(map(msgspec.structs.astuple, view.developments)),
        tuple([(tuple(each.abroad), tuple(each.ships), tuple(each.marks)) for each in view.players]),
        tuple(map(msgspec.structs.astuple, view.raiders)),
        view.hegemon.probe if view.hegemon is not None else -1,
    )


@lru_cache(maxsize=256)
def _map(there: Lying) -> Zone:
    places = _regions(there.tiles, there.buried, there.active)
    return Zone("map", "chart", say("zone-map"), list(map(_shared, _on_the_map(there))), places)


@lru_cache(maxsize=256)
def _regions(tiles: tuple[int, ...], buried: tuple[int, ...], active: int) -> list[Piece]:
    return [_region(at, tile_at(tiles, at), buried[at], at == active) for at in range(REGIONS)]


@lru_cache(maxsize=1024)
def _region(at: int, tile: int, buried: int, active: bool) -> Piece:
    row, x = PLACES[at]
    facts: dict[str, Fact] = {"x": x, "y": row * 2, "row": row, "q": (x - row) // 2, "r": row}
    facts["column"] = (x + 1) // 2
    name: Text
    text: Text | Wording | None = None
    if tile == NO_TILE:
        kind, name = "space", say("region-empty")
    elif tile >= FIRST_NEBULA_TILE:
        kind, name = "nebula", say("region-nebula", number=tile - FIRST_NEBULA_TILE + 1)
    elif tile == GATE:
        kind, name, text = "gate", say("region-gate"), say("region-gate-text")
    else:
        thing = _tile(tile)
        kind = "planet" if tile < PLANETS else "base" if tile < FIRST_SPECIAL else "special"
        name, text = say("named", name=thing.name), thing.spec.text
        if kind == "planet":
            facts["type"] = thing.spec.type
            facts["buried"] = buried
    if active:
        facts["active"] = True
    return Piece(_region_id(tile, at), kind, name=name, facts=facts, text=text)


def _on_the_map(there: Lying) -> Iterator[Piece]:
    company, tiles = there.company, there.tiles
    goods = dict(there.goods)
    for at in range(REGIONS):
        where = region_of(tiles, at)
        for moon in there.moons[at]:
            thing = BOX.moons[moon]
            yield Piece(f"{where}:moon:{thing.id}", "moon", where, say("named", name=thing.name), text=thing.spec.text)
        for kind, count in enumerate(goods.get(at, ())):
            if count:
                facts: dict[str, Fact] = {"count": count, "symbol": RESOURCES[kind]}
                yield Piece(
                    f"{where}:goods:{RESOURCES[kind]}", "goods", where, say(f"resource-{RESOURCES[kind]}"), facts
                )
    for at, type, owner, leaders, out_of_use in there.developments:
        thing = BOX.developments[type]
        facts = {"leaders": leaders, "symbol": thing.id}
        if out_of_use:
            facts["ruined"] = True
        where = region_of(tiles, at)
        name = say("named", name=thing.name)
        yield Piece(
            f"{where}:development", "development", where, name, facts, thing.spec.text, owner_of(company, owner)
        )
    for who, (abroad, ships, marks) in enumerate(there.fleets):
        for at, count in enumerate(abroad):
            if count:
                where = region_of(tiles, at)
                yield Piece(
                    f"{where}:leader:{number_of(company, who)}",
                    "leader",
                    where,
                    say("leaders"),
                    {"count": count},
                    owner=owner_of(company, who),
                )
        for ship, place in enumerate(ships):
            if place >= 0:
                yield _ship(number_of(company, who), owner_of(company, who), ship, marks[ship], region_of(tiles, place))
    for id, number, at in there.raiders:
        yield _raider(id, number, region_of(tiles, at))
    if there.probe >= 0:
        yield Piece(
            "probe", "probe", region_of(tiles, there.probe), say("probe"), owner=owner_of(company, company.seats)
        )


def _raider(id: int, number: int, where: str) -> Piece:
    thing = BOX.raiders[number]
    facts: dict[str, Fact] = {
        "hostile": True,
        "rank": thing.spec.rank,
        "dice": thing.spec.dice,
        "reach": thing.spec.reach,
    }
    if thing.id == "wyrm":
        facts["symbol"] = thing.id
    return Piece(f"raider:{id}", "raider", where, say("named", name=thing.name), facts, thing.spec.text)


def _ship(number: int, owner: int, ship: int, marks: int, where: str) -> Piece:
    thing = BOX.ships[FLEET[ship]]
    facts: dict[str, Fact] = {"symbol": thing.id}
    if marks:
        facts["marks"] = marks
    name = say("named", name=thing.name)
    return Piece(f"ship:{number}:{ship}", "ship", where, name, facts, thing.spec.text, owner)


# --- seats and tracks -------------------------------------------------------------------------------------------------


def _seat(view: View, who: int) -> Piece:
    player = view.players[who]
    facts: dict[str, Fact] = {"score": player.points, "cards": player.cards, "modules": len(player.modules)}
    if who != view.seats:
        facts["limit"] = player.hand_limit
    if who == view.active:
        facts["active"] = True
    if view.hegemon is not None and view.hegemon.eye == who:
        facts["eye"] = True
    company = _company(view)
    name = who_is(company, who)
    text = None
    if player.faction >= 0:
        name = say("seat-of", who=name, faction=BOX.factions[player.faction].name)
        text = BOX.factions[player.faction].spec.first
    elif view.hegemon is not None and who == view.seats:
        officer = BOX.officers[view.hegemon.officer]
        name, text = say("seat-of", who=name, faction=officer.name), officer.spec.text
    number, owner = number_of(company, who), owner_of(company, who)
    return Piece(f"seat:{number}", "seat", name=name, facts=facts, text=text, owner=owner)


@lru_cache(maxsize=1024)
def _score(company: Company, sheets: tuple[tuple[tuple[str, int], ...], ...]) -> Zone:
    return Zone("score", "pool", say("zone-score"), [_sheet(company, who, lines) for who, lines in enumerate(sheets)])


@lru_cache(maxsize=4096)
def _sheet(company: Company, who: int, lines: tuple[tuple[str, int], ...]) -> Piece:
    """What a seat would count now, line by line, as far as it is known."""
    facts: dict[str, Fact] = {"total": sum(points for _, points in lines)}
    for name, points in lines:
        facts[f"line-{name}"] = points
    whose, owner = who_is(company, who), owner_of(company, who)
    return Piece(f"score:{number_of(company, who)}", "score", name=whose, facts=facts, owner=owner)


@lru_cache(maxsize=1024)
def _track(company: Company, track: int, reached: tuple[int, ...]) -> Zone:
    """A track with the spaces that each player has reached on it."""
    thing = BOX.tracks[track]
    markers = [
        Piece(
            f"marker:{thing.id}:{number_of(company, who)}",
            "marker",
            f"track:{thing.id}:{at}",
            who_is(company, who),
            owner=owner_of(company, who),
        )
        for who, at in enumerate(reached)
    ]
    title = Piece(f"track:{thing.id}", "track", name=say("named", name=thing.name), text=thing.spec.text)
    return Zone(f"track-{thing.id}", "track", say("named", name=thing.name), [*markers, title], _spaces(track))


@cache
def _spaces(track: int) -> list[Piece]:
    thing = BOX.tracks[track]
    stops = {space.at for space in thing.spec.space}
    return [
        Piece(
            f"track:{thing.id}:{at}", "space", facts={"label": str(BOX.numbers.track_points[at]), "long": at in stops}
        )
        for at in range(BOX.last_space + 1)
    ]


@lru_cache(maxsize=256)
def _event_track(step: int, event: int) -> Zone:
    last = BOX.numbers.event_space
    places = [Piece(f"event-space:{at}", "space", facts={"long": at == last}) for at in range(last + 1)]
    pieces = [Piece("event-marker", "marker", f"event-space:{step}", say("event-marker"))]
    if event >= 0:
        thing = BOX.events[event]
        pieces.append(Piece(f"event:{thing.id}", "event", name=say("named", name=thing.name), text=thing.spec.text))
    return Zone("events", "track", say("zone-events"), pieces, places)


# --- cards and stations -----------------------------------------------------------------------------------------------


@lru_cache(maxsize=1024)
def _hand(cards: tuple[int, ...], owner: int) -> Zone:
    return Zone("hand", "hand", say("zone-hand"), [_card(card, owner) for card in cards])


@lru_cache(maxsize=1024)
def _card(card: int, owner: int) -> Piece:
    thing = BOX.tactics[card]
    facts: dict[str, Fact] = {"timing": thing.spec.timing}
    return Piece(
        f"card:{thing.id}", "card", name=say("named", name=thing.name), facts=facts, text=thing.spec.text, owner=owner
    )


def _secrets(view: View) -> Iterator[Piece]:
    for faction in view.dealt if view.phase.name == "FACTIONS" else ():
        thing = BOX.factions[faction]
        yield Piece(
            f"faction:{thing.id}",
            "faction",
            name=say("named", name=thing.name),
            text=_faction_text(faction),
        )
    for token in dict.fromkeys(view.looked):
        thing = BOX.discoveries[token]
        yield Piece(f"discovery:{thing.id}", "discovery", name=say("named", name=thing.name), text=thing.spec.text)
    offered = view.dealt if view.phase.name == "READY" else view.destinies
    for destiny in offered:
        thing = BOX.destinies[destiny]
        yield Piece(f"destiny:{thing.id}", "destiny", name=say("named", name=thing.name), text=thing.spec.text)


class Station(NamedTuple):
    """What lies at a station; modules as in the state, and the places where ships are docked."""

    faction: int
    stores: tuple[int, ...]
    leaders: int
    ships: tuple[int, ...]
    modules: tuple[tuple[int, int, int, bool], ...]
    moons: tuple[int, ...]
    upgrades: tuple[int, ...]
    discoveries: tuple[int, ...]
    supremacies: tuple[int, ...]
    docked: tuple[int, ...]


def _things(view: View, who: int, player: PlayerView) -> Station:
    docked = view.docked if who == view.active and view.phase.name in ("DOCK", "COME_HOME") else ()
    return Station(
        player.faction,
        tuple(player.stores),
        player.leaders,
        tuple(player.ships),
        tuple(map(msgspec.structs.astuple, player.modules)),
        tuple(player.moons),
        tuple(player.upgrades),
        tuple(player.discoveries),
        tuple(player.supremacies),
        tuple(docked),
    )


def _module(number: int, owner: int, damage: int, moon: int, phage: bool, docked: bool) -> Piece:
    """A module at a station."""
    facts = _printed_on(number)
    if damage:
        facts["damage"] = damage
    if phage:
        facts["infested"] = True
    if moon >= 0:
        facts["moon"] = BOX.moons[moon].name
    if docked:
        facts["docked"] = True
    return _module_piece(number, facts, owner=owner)


@lru_cache(maxsize=1024)
def _offered_module(number: int, column: str) -> Piece:
    """A module to be had."""
    facts = _printed_on(number)
    if BOX.modules[number].spec.damage:
        facts["enters"] = BOX.modules[number].spec.damage
    return _module_piece(number, facts, at=column)


def _printed_on(number: int) -> dict[str, Fact]:
    """A module's price and what it is worth."""
    thing = BOX.modules[number]
    facts: dict[str, Fact] = {"type": thing.spec.type, "price": sum(thing.spec.cost.values())}
    facts |= {f"cost-{kind}": count for kind, count in thing.spec.cost.items()}
    if thing.spec.vp:
        facts["points"] = thing.spec.vp
    if thing.spec.relic:
        facts["relics"] = thing.spec.relic
    if BOX.has_cargo[number]:
        facts["cargo"] = True
    if not thing.spec.action:
        facts["passive"] = True
    return facts


def _module_piece(number: int, facts: dict[str, Fact], *, at: str = "", owner: int | None = None) -> Piece:
    thing = BOX.modules[number]
    return Piece(f"module:{thing.id}", "module", at, say("named", name=thing.name), facts, thing.spec.text, owner)


@lru_cache(maxsize=128)
def _display(decks: tuple[int, ...], display: tuple[tuple[int, ...], ...]) -> Zone:
    """The modules to be had, a column for each type."""
    places: list[Piece] = []
    pieces: list[Piece] = []
    for type, track in enumerate(MODULE_TYPES):
        column = f"display:{track}"
        name = say("zone-display", type=BOX.tracks[type].name)
        places.append(Piece(column, "column", name=name, facts={"left": decks[type]}))
        pieces += [_offered_module(number, column) for number in display[type]]
    return Zone("display", "cards", say("zone-displays"), pieces, places)


@lru_cache(maxsize=1024)
def _station(company: Company, who: int, mine: bool, player: Station) -> Zone:
    owner, number = owner_of(company, who), number_of(company, who)
    pieces: list[Piece] = []
    for kind, count in enumerate(player.stores):
        id = f"store:{RESOURCES[kind]}" if mine else f"store:{number}:{RESOURCES[kind]}"
        pieces.append(
            Piece(
                id,
                "store",
                name=say(f"resource-{RESOURCES[kind]}"),
                facts={"count": count, "symbol": RESOURCES[kind]},
                owner=owner,
            )
        )
    pieces.append(
        Piece(f"leaders:{number}", "leader", name=say("leaders"), facts={"count": player.leaders}, owner=owner)
    )
    for kind, ship in enumerate(SHIPS):
        for place, name in ((PAD, "pad"), (SCRAPYARD, "scrapyard"), (BAY, "bay"), (SUPPLY, "supply")):
            count = sum(1 for each, at in enumerate(player.ships) if at == place and FLEET[each] == kind)
            if count:
                id = f"{name}:{ship}" if mine else f"{name}:{number}:{ship}"
                facts: dict[str, Fact] = {"count": count, "symbol": ship, "place": name}
                pieces.append(
                    Piece(
                        id,
                        "ship",
                        name=say(f"ship-{name}", ship=BOX.ships[kind].name),
                        facts=facts,
                        text=BOX.ships[kind].spec.text,
                        owner=owner,
                    )
                )
    for place, module in enumerate(player.modules):
        pieces.append(_module(module[0], owner, *module[1:], place in player.docked))
    if mine:
        for function in BOX.station:
            holds: dict[str, Fact] = {"docked": True} if -1 - function.number in player.docked else {}
            pieces.append(
                Piece(
                    f"function:{function.id}",
                    "function",
                    name=say("named", name=function.name),
                    facts=holds,
                    text=function.spec.text,
                    owner=owner,
                )
            )
    for moon in player.moons:
        thing = BOX.moons[moon]
        pieces.append(
            Piece(
                f"moon:{thing.id}" if mine else f"moon:{number}:{thing.id}",
                "moon",
                name=say("named", name=thing.name),
                text=thing.spec.text,
                owner=owner,
            )
        )
    if mine and player.faction >= 0:
        own = BOX.factions[player.faction].spec.upgrade
        if own and BOX.upgrades.number(own) not in player.upgrades:
            thing = BOX.upgrades[BOX.upgrades.number(own)]
            title = say("named", name=thing.name)
            pieces.append(Piece(f"upgrade:{own}", "upgrade", name=title, text=thing.spec.text, owner=owner))
    for upgrade in player.upgrades:
        thing = BOX.upgrades[upgrade]
        pieces.append(
            Piece(
                f"owned:{number}:{thing.id}",
                "upgrade",
                name=say("named", name=thing.name),
                text=thing.spec.text,
                owner=owner,
            )
        )
    for verb, shelf, tokens in (
        ("token", BOX.discoveries, player.discoveries),
        ("supremacy", BOX.supremacies, player.supremacies),
    ):
        for token in dict.fromkeys(tokens):
            thing = shelf[token]
            id = f"{verb}:{thing.id}" if mine else f"{verb}:{number}:{thing.id}"
            pieces.append(
                Piece(
                    id,
                    "token",
                    name=say("named", name=thing.name),
                    facts={"count": tokens.count(token)},
                    text=thing.spec.text,
                    owner=owner,
                )
            )
    if player.faction >= 0:
        thing = BOX.factions[player.faction]
        id = f"ability:{thing.id}"
        pieces.append(
            Piece(
                id,
                "faction",
                name=say("named", name=thing.name),
                text=_faction_text(player.faction),
                owner=owner,
            )
        )
    lying = list(map(_shared, _once(pieces)))
    return Zone(f"station-{number}", "mat", say("zone-station", who=who_is(company, who)), lying)


@cache
def _faction_text(faction: int) -> Text:
    spec = BOX.factions[faction].spec
    return say("faction-text", first=spec.first, second=spec.second)


def _once(pieces: list[Piece]) -> list[Piece]:
    """Things that are alike lie together."""
    found: dict[str, Piece] = {}
    for piece in pieces:
        found.setdefault(piece.id, piece)
    return list(found.values())


def _hegemon(view: View) -> Zone:
    hegemon = view.hegemon
    assert hegemon is not None
    officer = BOX.officers[hegemon.officer]
    pieces = [
        Piece(
            "officer",
            "officer",
            name=say("named", name=officer.name),
            facts={"level": officer.spec.level, **_his_things(view)},
            text=officer.spec.text,
        )
    ]
    for at, space in enumerate(officer.spec.ring):
        facts: dict[str, Fact] = {"now": at == hegemon.marker, "number": at + 1}
        pieces.append(Piece(f"ring:{at}", "ring", name=say("ring-space", number=at + 1), facts=facts, text=space.text))
    for deck, card in enumerate(hegemon.shown):
        if card >= 0:
            thing = BOX.orders[card]
            facts = {
                "section": deck + 1,
                "count": hegemon.orders[deck],
                "chosen": deck == hegemon.section,
                "silos": _silos(view, deck),
                "regions": [region_of(view.tiles, at) for at in hegemon.goes[deck] or [hegemon.probe]],
            }
            if thing.spec.symbol:
                facts["symbol"] = thing.spec.symbol
            if not hegemon.goes[deck]:
                facts["diverted"] = True
            if hegemon.returns:
                facts["returns"] = True
            pieces.append(
                Piece(
                    f"order:{deck + 1}", "order", name=say("named", name=thing.name), facts=facts, text=thing.spec.text
                )
            )
    for tile in hegemon.tiles:
        thing = BOX.hegemon_upgrades[tile]
        pieces.append(Piece(f"tile:{thing.id}", "upgrade", name=say("named", name=thing.name), text=thing.spec.text))
    return Zone("hegemon", "cards", say("zone-hegemon"), pieces)


def _silos(view: View, section: int) -> list[str]:
    """AE-RULING-20: the ships of a section of his launch pad in the order of their letters, each with where it is:
    out, home, or the next to depart (AE-HEG-79)."""
    ships = view.players[view.seats].ships
    home = [ship for ship in SECTIONS[section] if ships[ship] == PAD]
    state = {ship: "out" if ship not in home else "next" if ship == home[0] else "home" for ship in SECTIONS[section]}
    return [f"{SHIPS[FLEET[ship]]}:{state[ship]}" for ship in SECTIONS[section]]


def _his_things(view: View) -> dict[str, Fact]:
    """What the Hegemon holds, as everybody can count it."""
    his = view.players[view.seats]
    types = [BOX.modules[module.number].spec.type for module in his.modules]
    facts: dict[str, Fact] = {
        "tactics": his.cards,
        "moon": len(his.moons),
        "token": his.tokens + len(his.supremacies),
        "leader": his.leaders,
        "module": len(types),
    }
    return facts | {f"module-{type}": types.count(type) for type in MODULE_TYPES if type in types}


@lru_cache(maxsize=128)
def _supply(deck: int, events: int, planets: int, offers: tuple[int, ...], supremacies: tuple[int, ...]) -> Zone:
    pieces = [
        Piece("deck:tactics", "deck", name=say("deck-tactics"), facts={"count": deck}),
        Piece("deck:events", "deck", name=say("deck-events"), facts={"count": events}),
        Piece("deck:planets", "deck", name=say("deck-planets"), facts={"count": planets}),
    ]
    for kind, upgrade in enumerate(offers):
        if upgrade >= 0:
            thing = BOX.upgrades[upgrade]
            pieces.append(
                Piece(
                    f"upgrade:{thing.id}",
                    "upgrade",
                    name=say("named", name=thing.name),
                    facts={"symbol": SHIPS[kind]},
                    text=thing.spec.text,
                )
            )
    for place, token in enumerate(supremacies):
        if token >= 0:
            thing = BOX.supremacies[token]
            pieces.append(Piece(f"laid:{place}", "token", name=say("named", name=thing.name), text=thing.spec.text))
    return Zone("supply", "pool", say("zone-supply"), pieces)


# --- battle -----------------------------------------------------------------------------------------------------------


def _stage(view: View, battle: Battle) -> Zone:
    """AE-BATTLE: one row a side, one column a die, the verdict below and beside."""
    now = _STEP_OF.get(view.phase.name, -1)
    places = [
        Piece(f"step:{name}", "step", name=say(f"battle-{name}"), facts={"done": place < now, "now": place == now})
        for place, name in enumerate(STEPS)
    ]
    company = _company(view)
    fighting = [place for place, side in enumerate(battle.sides) if not side.out]
    rolled = len(fighting) > 1 and all(battle.sides[place].dice for place in fighting)
    verdict = compare([battle.sides[place].dice for place in fighting]) if rolled else None
    most = max((len(side.dice) for side in battle.sides), default=0)
    for column in range(most):
        facts: dict[str, Fact] = {"now": verdict is not None and column == verdict.settled}
        text = verdict.columns[column] if verdict is not None else None
        places.append(
            Piece(f"column:{column}", "column", name=say("die-number", number=column + 1), facts=facts, text=text)
        )
    winner = fighting[verdict.winner] if verdict is not None and verdict.winner >= 0 else -1
    ends = fates(battle, view.strengths, winner, view.seats) if verdict is not None else None
    pieces: list[Piece] = []
    for place, side in enumerate(battle.sides):
        number = number_of(company, side.player)
        facts = sources(view.strengths[place], side.energy, side.extra)
        text = None
        states: list[str] = []
        if side.out:
            facts["out"] = True
            text = say("stands-withdrawn")
        elif verdict is not None:
            text = verdict.stands[fighting.index(place)]
            states = verdict.states[fighting.index(place)]
        if ends is not None:
            facts["fate"] = ends[place]
        if place == winner:
            facts["leads"] = True
        owner = owner_of(company, side.player) if side.player != RAIDERS else None
        pieces.append(
            Piece(f"side:{number}", "side", name=who_is(company, side.player), facts=facts, text=text, owner=owner)
        )
        for column, face in enumerate(side.dice):
            shown: dict[str, Fact] = {"column": f"column:{column}", "face": face}
            if states:
                shown["state"] = states[column]
            pieces.append(Piece(f"die:{number}:{column}", "die", f"side:{number}", say("die", face=face), shown))
    return Zone(
        "battle", "stage", say("zone-battle", region=region_name(tile_at(view.tiles, battle.at))), pieces, places
    )
