"""What a view looks like: the star atlas, stations, tracks, displays, hands, battles. It knows nothing but the view."""

from __future__ import annotations

from collections.abc import Iterator

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
    Module,
    PlayerView,
    View,
)

STEPS = ("escalate", "talk", "prepare", "roll", "outcome", "damage")
_STEP_OF = {"ESCALATE": 0, "TALK": 1, "PREPARE": 2, "ROLL": 3, "OUTCOME": 4, "AFTERMATH": 5}
KINDS = ("ice", "metallic", "desert", "garden", "volcanic")


def tile_at(view: View, at: int) -> int:
    return view.tiles[at] if at < SPACES else FIRST_NEBULA_TILE + at - FIRST_NEBULA


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


def region_of(view: View, at: int) -> str:
    return f"region:{tile_id(tile_at(view, at), at)}"


def region_name(tile: int) -> Text | Wording:
    """What a region is called: by the name of its tile."""
    if tile >= FIRST_NEBULA_TILE:
        return say("region-nebula", number=tile - FIRST_NEBULA_TILE + 1)
    return say("region-gate") if tile == GATE else _tile(tile).name


def number_of(view: View, who: int) -> int:
    """The number of a player in the ids of pieces: the Hegemon has his own, as in events."""
    return HEGEMON if view.hegemon is not None and who == view.seats else who


def owner_of(view: View, who: int) -> int:
    """Whose a piece is: a seat, or the automaton, whom nobody plays."""
    return -1 if who == view.seats else who


def who_is(view: View, who: int) -> Text:
    if who == RAIDERS:
        return say("side-raiders")
    return say("side-hegemon") if who == view.seats else who_sits(who)


def scene(view: View) -> Scene:
    """Everything one seat sees."""
    zones = [
        Zone("map", "chart", say("zone-map"), list(_on_the_map(view)), list(_regions(view))),
        Zone("turn", "pool", None, [_turn(view)]),
        Zone("seats", "seats", say("zone-seats"), [_seat(view, who) for who in range(len(view.players))]),
        Zone("score", "pool", say("zone-score"), [_sheet(view, who) for who in range(len(view.players))]),
        *(_track(view, track) for track in range(len(TRACKS))),
        Zone("events", "track", say("zone-events"), *_event_track(view)),
    ]
    if view.battle is not None:
        zones.append(_stage(view, view.battle))
    zones.append(Zone("hand", "hand", say("zone-hand"), [_card(card, view.seat) for card in view.hand]))
    zones.append(_display(view))
    for who, player in enumerate(view.players):
        zones.append(_station(view, who, player))
    if view.hegemon is not None:
        zones.append(_hegemon(view))
    zones.append(Zone("secrets", "cards", say("zone-secrets"), list(_secrets(view))))
    zones.append(Zone("supply", "pool", say("zone-supply"), list(_supply(view))))
    return Scene([zone for zone in zones if zone.pieces or zone.places or zone.id in ("map", "hand")])


def _turn(view: View) -> Piece:
    facts: dict[str, Fact] = {
        "round": view.turn,
        "active": f"seat:{number_of(view, view.active)}",
        "terminus": view.flags.terminus,
        "ending": view.ending,
    }
    return Piece("turn", "turn", view.phase.name.lower(), facts=facts)


# --- the map ----------------------------------------------------------------------------------------------------------


def _regions(view: View) -> Iterator[Piece]:
    for at in range(REGIONS):
        tile = tile_at(view, at)
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
                facts["buried"] = view.buried[at]
        if at == view.at:
            facts["active"] = True
        yield Piece(region_of(view, at), kind, name=name, facts=facts, text=text)


def _on_the_map(view: View) -> Iterator[Piece]:
    for at in range(REGIONS):
        where = region_of(view, at)
        for moon in view.moons[at]:
            thing = BOX.moons[moon]
            yield Piece(f"{where}:moon:{thing.id}", "moon", where, say("named", name=thing.name), text=thing.spec.text)
        for kind, count in enumerate(view.goods.get(at, ())):
            if count:
                facts: dict[str, Fact] = {"count": count, "symbol": RESOURCES[kind]}
                yield Piece(
                    f"{where}:goods:{RESOURCES[kind]}", "goods", where, say(f"resource-{RESOURCES[kind]}"), facts
                )
    for development in view.developments:
        thing = BOX.developments[development.type]
        facts = {"leaders": development.leaders, "symbol": thing.id}
        if development.out_of_use:
            facts["ruined"] = True
        where = region_of(view, development.at)
        name = say("named", name=thing.name)
        yield Piece(
            f"{where}:development",
            "development",
            where,
            name,
            facts,
            thing.spec.text,
            owner_of(view, development.owner),
        )
    for who, player in enumerate(view.players):
        for at, count in enumerate(player.abroad):
            if count:
                where = region_of(view, at)
                yield Piece(
                    f"{where}:leader:{number_of(view, who)}",
                    "leader",
                    where,
                    say("leaders"),
                    {"count": count},
                    owner=owner_of(view, who),
                )
        for ship, place in enumerate(player.ships):
            if place >= 0:
                yield _ship(view, who, ship, region_of(view, place))
    for raider in view.raiders:
        thing = BOX.raiders[raider.number]
        facts = {"hostile": True, "rank": thing.spec.rank, "dice": thing.spec.dice, "reach": thing.spec.reach}
        if thing.id == "wyrm":
            facts["symbol"] = thing.id
        name = say("named", name=thing.name)
        yield Piece(f"raider:{raider.id}", "raider", region_of(view, raider.at), name, facts, thing.spec.text)
    if view.hegemon is not None and view.hegemon.probe >= 0:
        yield Piece(
            "probe", "probe", region_of(view, view.hegemon.probe), say("probe"), owner=owner_of(view, view.seats)
        )


def _ship(view: View, who: int, ship: int, where: str) -> Piece:
    thing = BOX.ships[FLEET[ship]]
    facts: dict[str, Fact] = {"symbol": thing.id}
    if view.players[who].marks[ship]:
        facts["marks"] = view.players[who].marks[ship]
    return Piece(
        f"ship:{number_of(view, who)}:{ship}",
        "ship",
        where,
        say("named", name=thing.name),
        facts,
        thing.spec.text,
        owner_of(view, who),
    )


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
    name = who_is(view, who)
    text = None
    if player.faction >= 0:
        name = say("seat-of", who=name, faction=BOX.factions[player.faction].name)
        text = BOX.factions[player.faction].spec.first
    elif view.hegemon is not None and who == view.seats:
        officer = BOX.officers[view.hegemon.officer]
        name, text = say("seat-of", who=name, faction=officer.name), officer.spec.text
    return Piece(f"seat:{number_of(view, who)}", "seat", name=name, facts=facts, text=text, owner=owner_of(view, who))


def _sheet(view: View, who: int) -> Piece:
    """What a seat would count now, line by line, as far as it is known."""
    lines = view.sheet[who]
    facts: dict[str, Fact] = {"total": sum(lines.values())}
    for name, points in lines.items():
        facts[f"line-{name}"] = points
    return Piece(
        f"score:{number_of(view, who)}", "score", name=who_is(view, who), facts=facts, owner=owner_of(view, who)
    )


def _track(view: View, track: int) -> Zone:
    thing = BOX.tracks[track]
    stops = {space.at for space in thing.spec.space}
    places = [
        Piece(
            f"track:{thing.id}:{at}", "space", facts={"label": str(BOX.numbers.track_points[at]), "long": at in stops}
        )
        for at in range(BOX.last_space + 1)
    ]
    markers = [
        Piece(
            f"marker:{thing.id}:{number_of(view, who)}",
            "marker",
            f"track:{thing.id}:{player.tracks[track]}",
            who_is(view, who),
            owner=owner_of(view, who),
        )
        for who, player in enumerate(view.players)
    ]
    title = Piece(f"track:{thing.id}", "track", name=say("named", name=thing.name), text=thing.spec.text)
    return Zone(f"track-{thing.id}", "track", say("named", name=thing.name), [*markers, title], places)


def _event_track(view: View) -> tuple[list[Piece], list[Piece]]:
    last = BOX.numbers.event_space
    places = [Piece(f"event-space:{at}", "space", facts={"long": at == last}) for at in range(last + 1)]
    marker = Piece("event-marker", "marker", f"event-space:{view.event_step}", say("event-marker"))
    if view.event < 0:
        return [marker], places
    event = BOX.events[view.event]
    return [
        marker,
        Piece(f"event:{event.id}", "event", name=say("named", name=event.name), text=event.spec.text),
    ], places


# --- cards and stations -----------------------------------------------------------------------------------------------


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
            text=say("faction-text", first=thing.spec.first, second=thing.spec.second),
        )
    for token in dict.fromkeys(view.looked):
        thing = BOX.discoveries[token]
        yield Piece(f"discovery:{thing.id}", "discovery", name=say("named", name=thing.name), text=thing.spec.text)
    offered = view.dealt if view.phase.name == "READY" else view.destinies
    for destiny in offered:
        thing = BOX.destinies[destiny]
        yield Piece(f"destiny:{thing.id}", "destiny", name=say("named", name=thing.name), text=thing.spec.text)


def module_piece(number: int, owner: int | None = None, own: Module | None = None, at: str = "") -> Piece:
    """A module with its price and what it does."""
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
    if own is None and thing.spec.damage:
        facts["enters"] = thing.spec.damage
    if own is not None:
        if own.damage:
            facts["damage"] = own.damage
        if own.phage:
            facts["infested"] = True
        if own.moon >= 0:
            facts["moon"] = BOX.moons[own.moon].name
    return Piece(
        f"module:{thing.id}",
        "module",
        at,
        name=say("named", name=thing.name),
        facts=facts,
        text=thing.spec.text,
        owner=owner,
    )


def _display(view: View) -> Zone:
    """The modules to be had, a column for each type."""
    places: list[Piece] = []
    pieces: list[Piece] = []
    for type, track in enumerate(MODULE_TYPES):
        column = f"display:{track}"
        name = say("zone-display", type=BOX.tracks[type].name)
        places.append(Piece(column, "column", name=name, facts={"left": view.decks[type]}))
        pieces += [module_piece(number, at=column) for number in view.display[type]]
    return Zone("display", "cards", say("zone-displays"), pieces, places)


def _station(view: View, who: int, player: PlayerView) -> Zone:
    mine, owner = who == view.seat, owner_of(view, who)
    number = number_of(view, who)
    docked = view.docked if who == view.active and view.phase.name in ("DOCK", "COME_HOME") else ()
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
        piece = module_piece(module.number, owner, module)
        if place in docked:
            piece.facts["docked"] = True
        pieces.append(piece)
    if mine:
        for function in BOX.station:
            holds: dict[str, Fact] = {"docked": True} if -1 - function.number in docked else {}
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
                text=say("faction-text", first=thing.spec.first, second=thing.spec.second),
                owner=owner,
            )
        )
    return Zone(f"station-{number}", "mat", say("zone-station", who=who_is(view, who)), _once(pieces))


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
                "regions": [region_of(view, at) for at in hegemon.goes[deck] or [hegemon.probe]],
            }
            if thing.spec.symbol:
                facts["symbol"] = thing.spec.symbol
            if not hegemon.goes[deck]:
                facts["diverted"] = True
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


def _supply(view: View) -> Iterator[Piece]:
    yield Piece("deck:tactics", "deck", name=say("deck-tactics"), facts={"count": view.deck})
    yield Piece("deck:events", "deck", name=say("deck-events"), facts={"count": view.event_cards})
    yield Piece("deck:planets", "deck", name=say("deck-planets"), facts={"count": view.planets})
    for kind, upgrade in enumerate(view.offers):
        if upgrade >= 0:
            thing = BOX.upgrades[upgrade]
            yield Piece(
                f"upgrade:{thing.id}",
                "upgrade",
                name=say("named", name=thing.name),
                facts={"symbol": SHIPS[kind]},
                text=thing.spec.text,
            )
    for place, token in enumerate(view.supremacies):
        if token >= 0:
            thing = BOX.supremacies[token]
            yield Piece(f"laid:{place}", "token", name=say("named", name=thing.name), text=thing.spec.text)


# --- battle -----------------------------------------------------------------------------------------------------------


def _stage(view: View, battle: Battle) -> Zone:
    """AE-BATTLE: one row a side, one column a die, the verdict below and beside."""
    now = _STEP_OF.get(view.phase.name, -1)
    places = [
        Piece(f"step:{name}", "step", name=say(f"battle-{name}"), facts={"done": place < now, "now": place == now})
        for place, name in enumerate(STEPS)
    ]
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
        number = number_of(view, side.player)
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
        owner = owner_of(view, side.player) if side.player != RAIDERS else None
        pieces.append(
            Piece(f"side:{number}", "side", name=who_is(view, side.player), facts=facts, text=text, owner=owner)
        )
        for column, face in enumerate(side.dice):
            shown: dict[str, Fact] = {"column": f"column:{column}", "face": face}
            if states:
                shown["state"] = states[column]
            pieces.append(Piece(f"die:{number}:{column}", "die", f"side:{number}", say("die", face=face), shown))
    return Zone("battle", "stage", say("zone-battle", region=region_name(tile_at(view, battle.at))), pieces, places)
