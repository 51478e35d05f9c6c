"""What a view looks like: the survey map, crew boards, hands, cards of the planet, the check, the page of the log, and
the ship. It knows nothing but the view.

Pieces are called by what is printed on them: `sector:4`, `die:science:2`, `card:sprint`, `poi:4` for the point of
interest in sector 4, `action:bz101:surface-sampling` for what can be done there.
"""

from __future__ import annotations

from collections.abc import Iterator

from starboard.core.scene import Fact, Piece, Scene, Zone
from starboard.core.text import Text, say, who_sits
from starboard.games.vanguard.book import ship_zones
from starboard.games.vanguard.needs import signs
from starboard.games.vanguard.printed import (
    BIOMES,
    BOX,
    COLOURS,
    KINDS,
    SECTIONS,
    SYMBOLS,
    Action,
    Board,
    Route,
    Thing,
)
from starboard.games.vanguard.queries import marker_key
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.stage import stage
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, POOL, Phase
from starboard.games.vanguard.view import MemberView, View

HOSTILE = ("sacrifice", "danger", "supply", "time")
"""What route symbols that hurt begin with."""
PAGES_BEFORE = 12
"""How many pages of the logbook can be turned back."""


def named(thing: Thing) -> Text:
    """A printed thing by its name."""
    return say("named", name=thing.name)


def scene(view: View) -> Scene:
    """Everything one seat sees."""
    zones: list[Zone] = [Zone("turn", "pool", None, [_turn(view)])]
    if on_planet(view):
        zones += _planet_zones(view)
    zones.append(Zone("seats", "seats", say("zone-seats"), [_seat(view, seat) for seat in range(view.seats)]))
    if view.ship is not None:
        zones += ship_zones(view, view.ship)
    page = _page(view)
    if page:
        zones.append(Zone("log", "page", say("zone-log"), page))
    return Scene([zone for zone in zones if zone.pieces or zone.places or zone.id == "map"])


def on_planet(view: View) -> bool:
    """Whether an exploration is under way, or its board is still on the table."""
    return view.planet >= 0 and bool(view.sectors)


def is_landing(view: View) -> bool:
    """IV-SHIP-BEGIN-01: whether the team is still on its way, and the board of the planet covered."""
    return view.ship is not None and view.ship.page == Page.LAUNCH


def _turn(view: View) -> Piece:
    facts: dict[str, Fact] = {"round": view.round, "actions": view.actions_left}
    if view.active >= 0:
        facts["active"] = f"member:{SECTIONS[view.active]}"
    if view.special_used:
        facts["special"] = True
    if view.ship is not None:
        facts["page"] = view.ship.page
        facts["pass"] = view.ship.passes
    return Piece("turn", "turn", view.phase.name.lower().replace("_", "-"), facts=facts)


def _seat(view: View, seat: int) -> Piece:
    """A participant, with the sections it leads."""
    led = [SECTIONS[section] for section, leader in enumerate(view.leaders) if leader == seat]
    facts: dict[str, Fact] = {"sections": led}
    if view.active >= 0 and view.leaders[view.active] == seat:
        facts["active"] = True
    return Piece(f"seat:{seat}", "seat", name=who_sits(seat), facts=facts, owner=seat)


def _planet_zones(view: View) -> list[Zone]:
    board = BOX.boards[view.planet]
    zones = [Zone("lander", "pool", say("zone-lander"), list(_lander(view)))]
    if not is_landing(view):
        places = [*_sectors(view, board), *_routes(view, board)]
        zones = [
            Zone("map", "chart", named(board.thing), list(_on_the_map(view)), places),
            Zone("pois", "cards", say("zone-pois"), list(_pois(view, board))),
            Zone("planet", "cards", say("zone-planet"), list(_planet_cards(view, board))),
            *zones,
            Zone("discoveries", "cards", say("zone-discoveries"), list(_discovery_decks(view))),
        ]
    if view.check is not None:
        zones.insert(1, stage(view, view.check))
    for section, member in enumerate(view.members):
        if member is not None:
            zones.append(_crew_board(view, section, member))
            zones.append(
                Zone(
                    f"hand-{SECTIONS[section]}",
                    "hand",
                    say("zone-hand", section=say(f"section-{SECTIONS[section]}")),
                    [card_piece(card, view.leaders[section]) for card in member.hand],
                )
            )
    return zones


# --- the map ----------------------------------------------------------------------------------------------------------


def _sectors(view: View, board: Board) -> Iterator[Piece]:
    for at, spec in enumerate(board.sectors):
        poi = view.sectors[at].poi
        facts: dict[str, Fact] = {"x": spec.x, "y": spec.y, "label": str(spec.number)}
        biomes = [*spec.biomes]
        if poi >= 0:
            biomes += [biome for biome in BOX.pois[poi].spec.biomes if biome not in biomes]
            facts["poi"] = BOX.pois[poi].id
        if biomes:
            facts["biomes"] = biomes
        if spec.no_move or (poi >= 0 and BOX.pois[poi].spec.no_move):
            facts["no-move"] = True
        if spec.important or (poi >= 0 and BOX.pois[poi].spec.important):
            facts["important"] = True
        if poi >= 0 and BOX.pois[poi].spec.final:
            facts["final"] = True
        if spec.lander:
            facts["landing"] = True
        if board.logs[at] >= 0 and not view.sectors[at].pois:
            facts["log"] = True
        if view.sectors[at].flags:
            facts["flags"] = view.sectors[at].flags
        yield Piece(
            f"sector:{spec.number}",
            "sector",
            name=say("sector-named", number=spec.number, name=spec.name),
            facts=facts,
            text=spec.text or None,
        )


def is_way_back(board: Board, route: Route) -> bool:
    """Whether a directed route is the way back of the one before it: both are one line on the map."""
    if not route.number:
        return False
    before = board.routes[route.number - 1]
    return (before.start, before.to) == (route.to, route.start) and before.goal is route.goal


def _routes(view: View, board: Board) -> Iterator[Piece]:
    for route in board.routes:
        start, to = board.sectors[route.start], board.sectors[route.to]
        ways = view.routes[route.number]
        facts: dict[str, Fact] = {
            "from": f"sector:{start.number}",
            "to": f"sector:{to.number}",
            "symbols": list(ways.symbols),
            "hostile": [symbol for symbol in ways.symbols if symbol.startswith(HOSTILE)],
        }
        back = is_way_back(board, route)
        both = route.number + 1 < len(board.routes) and is_way_back(board, board.routes[route.number + 1])
        if not back and not both:
            facts["one_way"] = True
        if not ways.open:
            facts["closed"] = True
        name = say("route-named", start=start.name, to=to.name)
        yield Piece(f"route:{route.number}", "way" if back else "route", name=name, facts=facts)


def sector_id(view: View, at: int) -> str:
    """A sector as a piece."""
    return f"sector:{BOX.boards[view.planet].sectors[at].number}"


def _on_the_map(view: View) -> Iterator[Piece]:
    for section, member in enumerate(view.members):
        if member is None:
            continue
        crew = BOX.crew[member.crew]
        facts: dict[str, Fact] = {"symbol": SECTIONS[section], "rank": member.rank}
        if section == view.active:
            facts["active"] = True
        if member.acted:
            facts["acted"] = True
        if member.injuries:
            facts["injuries"] = len(member.injuries)
        if section == view.first:
            facts["first"] = True
        name = say("member-named", section=say(f"section-{SECTIONS[section]}"), name=crew.name)
        yield Piece(
            f"member:{SECTIONS[section]}",
            "member",
            sector_id(view, member.at),
            name,
            facts,
            owner=view.leaders[section],
        )
    if view.lander_at >= 0:
        yield Piece("lander", "lander", sector_id(view, view.lander_at), say("lander"))
    for threat in view.threats:
        thing = BOX.threats[threat.card]
        facts = {"hostile": True, "time": threat.time, "of": len(thing.spec.space)}
        yield Piece(f"standee:{thing.id}", "threat", sector_id(view, threat.at), named(thing), facts, thing.spec.text)
        for place, at in enumerate(threat.others, 2):
            yield Piece(
                f"standee:{thing.id}:{place}",
                "threat",
                sector_id(view, at),
                named(thing),
                {"hostile": True},
                thing.spec.text,
            )
    for at, sector in enumerate(view.sectors):
        for token in sector.tokens:
            thing = BOX.equipment[token]
            yield Piece(f"token:{thing.id}", "token", sector_id(view, at), named(thing), text=thing.spec.text)


# --- cards of the planet ----------------------------------------------------------------------------------------------


def _pois(view: View, board: Board) -> Iterator[Piece]:
    for at, sector in enumerate(view.sectors):
        if sector.hidden:
            number = board.sectors[at].number
            yield Piece(f"poi:{number}", "poi", f"sector:{number}", say("sector-unlit"), {"down": True})
        if sector.poi < 0:
            continue
        thing = BOX.pois[sector.poi]
        spec = thing.spec
        facts: dict[str, Fact] = {"label": str(board.sectors[at].number)}
        if thing.id.startswith("bz"):
            facts["code"] = thing.id.upper()
        facts |= {name: True for name in ("no_move", "no_save", "final", "important") if getattr(spec, name)}
        if spec.biomes:
            facts["biomes"] = list(spec.biomes)
        facts |= _time(sector.time, spec.time)
        covered = len(sector.pois) - 1 + int(board.pois[at] >= 0)
        if covered > 0:
            facts["covers"] = covered
        piece = f"poi:{board.sectors[at].number}"
        yield Piece(piece, "poi", sector_id(view, at), named(thing), facts, spec.text)
        if at == _where_acted(view, sector.poi):
            yield from action_pieces(view, thing, piece, at)


def _where_acted(view: View, poi: int) -> int:
    """Of several copies of a card, the one whose actions are laid out: where the active member is, else the first."""
    places = [at for at, sector in enumerate(view.sectors) if sector.poi == poi]
    active = view.members[view.active] if view.active >= 0 else None
    return active.at if active is not None and active.at in places else places[0]


def _time(token: int, spaces: int) -> dict[str, Fact]:
    return {"time": token, "of": spaces} if spaces else {}


def action_pieces(view: View, thing: Thing, at: str, sector: int) -> Iterator[Piece]:
    """What can be done on a card: each special action with its effects, rows and tracks."""
    for action in thing.actions:
        yield from action_piece(view, action, at, sector)


def action_id(action: Action) -> str:
    """A special action as a piece."""
    return f"action:{action.owner.id}:{action.id}"


def action_piece(view: View, action: Action, at: str, sector: int) -> Iterator[Piece]:
    """A special action, then everything printed under its name."""
    id = action_id(action)
    facts: dict[str, Fact] = {}
    if action.danger:
        facts["danger"] = [BOX.frames[frame].id for frame in action.danger]
    if action.is_check:
        facts["check"] = True
    yield Piece(id, "action", at, say("named", name=action.name), facts, action.spec.text or None)
    for place, effect in enumerate(action.effects):
        facts = {"needs": signs(effect.need)}
        if effect.absent:
            facts["lacks"] = True
        if effect.immediate:
            facts["immediate"] = effect.immediate
        yield Piece(f"{id}:effect:{place}", "effect", id, say("effect-named"), facts, effect.text)
    for row in action.rows:
        facts = {"colour": row.colour, "needs": signs(row.need)}
        if row.link:
            facts["link"] = row.link
        yield Piece(f"{id}:row:{row.colour}", "row", id, say(f"row-{row.colour}"), facts, row.text)
    for place, track in enumerate(action.tracks):
        marker = view.markers.get(marker_key(action.first_track + place, sector), 0)
        facts = {"colour": track.colour, "value": marker, "of": track.spaces}
        yield Piece(f"{id}:track:{track.colour}", "row", id, say(f"row-{track.colour}"), facts, track.text)


def _planet_cards(view: View, board: Board) -> Iterator[Piece]:
    for mission in view.missions:
        thing = BOX.missions[mission.card]
        facts: dict[str, Fact] = {"code": thing.id.upper(), **_time(mission.time, thing.spec.time)}
        if thing.spec.optional:
            facts["optional"] = True
        text = say("mission-text", text=thing.spec.text, completion=thing.spec.completion_text)
        piece = f"mission:{thing.id}"
        told = text if thing.spec.completion_text else thing.spec.text
        yield Piece(piece, "mission", name=named(thing), facts=facts, text=told)
        yield from action_pieces(view, thing, piece, -1)
    if view.condition >= 0:
        thing = BOX.conditions[view.condition]
        spec = thing.spec
        facts = dict(_time(view.condition_time, spec.time))
        if spec.move_text:
            facts["move"] = spec.move_text
        if spec.time_text:
            facts["time-text"] = spec.time_text
        piece = f"condition:{thing.id}"
        yield Piece(piece, "condition", name=named(thing), facts=facts, text=spec.text)
        for place, combo in enumerate(thing.parts.get("combo", ())):
            facts = {"needs": signs(combo.need)}
            yield Piece(f"condition-combo:{place}", "combo", piece, say("combo-named"), facts, combo.text)
        for place, effect in enumerate(thing.parts.get("effect", ())):
            facts = {"needs": signs(effect.need)}
            yield Piece(f"{piece}:effect:{place}", "effect", piece, say("effect-named"), facts, effect.text)
        yield from action_pieces(view, thing, piece, -1)
    for threat in view.threats:
        thing = BOX.threats[threat.card]
        piece = f"threat:{thing.id}"
        facts = {"hostile": True, **_time(threat.time, len(thing.spec.space))}
        yield Piece(piece, "threat", sector_id(view, threat.at), named(thing), facts, thing.spec.text)
        for place, space in enumerate(thing.spec.space, 1):
            facts = {"now": place == threat.time, "label": str(place)}
            yield Piece(f"{piece}:space:{place}", "space", piece, say("space-named", number=place), facts, space.text)
        yield from action_pieces(view, thing, piece, threat.at)
    if view.rank_up >= 0:
        thing = BOX.rankups[view.rank_up]
        facts = {"done": view.ranked}
        yield Piece("rank-up", "rank-up", name=named(thing), facts=facts, text=thing.spec.text)
        yield from action_pieces(view, thing, "rank-up", -1)
    if view.event >= 0:
        thing = BOX.events[view.event]
        facts = {"biomes": list(thing.spec.biomes)}
        if thing.spec.secondary_text:
            facts["secondary"] = thing.spec.secondary_text
        yield Piece("event", "event", name=named(thing), facts=facts, text=thing.spec.text)
    if board.thing.spec.rules_text:
        yield Piece("planet-rules", "rules", name=named(board.thing), text=board.thing.spec.rules_text)
    yield Piece("events", "deck", name=say("deck-events"), facts={"count": view.events})


def _lander(view: View) -> Iterator[Piece]:
    board = BOX.boards[view.planet].thing.spec
    facts: dict[str, Fact] = {"count": view.supplies}
    if board.unlimited_supplies:
        facts = {"unlimited": True}
    yield Piece("supplies", "supplies", name=say("supplies"), facts=facts)
    yield Piece("success", "success", name=say("success"), facts={"count": view.success})
    for discovery in dict.fromkeys(view.discoveries):
        thing = BOX.discoveries[discovery]
        yield discovery_piece(thing, view.discoveries.count(discovery), discovery in view.used_things)
    for unique in view.uniques:
        thing = BOX.uniques[unique]
        facts = {"number": thing.spec.number}
        if 1000 + unique in view.used_things:
            facts["used"] = True
        yield Piece(f"unique:{thing.spec.number}", "unique", name=named(thing), facts=facts, text=thing.spec.text)
    if view.uniques_left:
        yield Piece("uniques", "deck", name=say("deck-uniques"), facts={"count": view.uniques_left, "down": True})


def discovery_piece(thing: Thing, count: int, used: bool = False) -> Piece:
    """A discovery that was found."""
    facts: dict[str, Fact] = {"count": count, "symbol": thing.spec.kind, "tier": thing.spec.tier}
    if used:
        facts["used"] = True
    return Piece(f"discovery:{thing.id}", "discovery", name=named(thing), facts=facts, text=thing.spec.text)


def _discovery_decks(view: View) -> Iterator[Piece]:
    for kind, name in enumerate(KINDS):
        if kind < len(view.decks):
            values = [BOX.leads[lead].spec.value for lead in view.leads[kind]]
            facts: dict[str, Fact] = {
                "count": view.decks[kind],
                "symbol": name,
                "leads": [str(value) for value in values],
                "value": sum(values),
                "of": BOX.numbers.lead_total,
            }
            yield Piece(f"deck:{name}", "deck", name=say(f"kind-{name}"), facts=facts)
    yield Piece("lead-bag", "bag", name=say("lead-bag"), facts={"count": view.lead_bag})


# --- crew boards ------------------------------------------------------------------------------------------------------


def _crew_board(view: View, section: int, member: MemberView) -> Zone:
    """Columns with dice, top slot first; spent dice; the crew card with its skill; injuries; equipment."""
    name, owner = SECTIONS[section], view.leaders[section]
    usable = BOX.slots[section][member.rank - 1]
    most = BOX.slots[section][-1]
    places = [
        Piece(
            f"column:{name}:{colour}",
            "column",
            name=say("dice-column", colour=colour),
            facts={"slots": usable[place], "of": most[place], "tone": colour},
        )
        for place, colour in enumerate(COLOURS)
    ]
    places.append(Piece(f"spent:{name}", "column", name=say("spent-dice")))
    pieces: list[Piece] = []
    for place, colour in enumerate(COLOURS):
        if member.hurt >> place & 1 and not _is_rolled(view, section):
            facts: dict[str, Fact] = {"tone": "injury", "slot": 0}
            pieces.append(
                Piece(f"injury-die:{name}:{colour}", "die", f"column:{name}:{colour}", say("injury-die"), facts)
            )
    for die, where in enumerate(member.where):
        if where in (AVAILABLE, EXHAUSTED) or (where == POOL and not _in_pool(view, section, die)):
            pieces.append(die_piece(view, section, die, member.dice[die], where))
    crew = BOX.crew[member.crew]
    facts = {"rank": member.rank, "tone": crew.spec.colour, "symbol": crew.spec.symbol, "section": name}
    pieces.append(Piece(f"crew:{crew.id}", "crew", name=named(crew), facts=facts, text=crew.spec.text, owner=owner))
    facts = {"count": member.charges, "timing": crew.spec.timing}
    pieces.append(
        Piece(
            f"skill:{name}",
            "skill",
            name=say("named", name=crew.spec.skill),
            facts=facts,
            text=crew.spec.skill_text,
            owner=owner,
        )
    )
    pieces.append(Piece(f"push:{name}", "push", name=say("push"), text=say("push-text"), owner=owner))
    for slot, injury in enumerate(member.injuries):
        thing = BOX.injuries[injury if injury >= 0 else -1 - injury]
        facts = {"symbols": [each.symbol for each in thing.spec.on]}
        if injury < 0:
            facts["down"] = True
        pieces.append(Piece(f"injury:{name}:{slot}", "injury", "", named(thing), facts, thing.spec.text, owner))
    for item in member.equipment:
        pieces.append(equipment_piece(item, owner, used=item in member.used or item in member.used_turn))
    pieces.append(Piece(f"pile:{name}", "deck", name=say("deck-section"), facts={"count": member.deck}, owner=owner))
    pieces.append(
        Piece(f"discards:{name}", "deck", name=say("discards"), facts={"count": len(member.discards)}, owner=owner)
    )
    title = say("zone-board", section=say(f"section-{name}"), name=crew.name)
    return Zone(f"board-{name}", "mat", title, pieces, places)


def _is_rolled(view: View, section: int) -> bool:
    """Whether the injury dice of a member are in the pool of a check."""
    return view.check is not None and view.check.active == section and bool(view.check.injury)


def _in_pool(view: View, section: int, die: int) -> bool:
    return view.check is not None and any((each.section, each.die) == (section, die) for each in view.check.pool)


def die_piece(view: View, section: int, die: int, type: int, where: int) -> Piece:
    """A section die on its board."""
    name = SECTIONS[section]
    thing = BOX.dice[type]
    facts: dict[str, Fact] = {"tone": thing.spec.colour, "symbol": thing.spec.symbol, "kind": thing.spec.kind}
    at = f"column:{name}:{thing.spec.colour}" if where == AVAILABLE else f"spent:{name}"
    if where == EXHAUSTED:
        facts["state"] = "spent"
    return Piece(f"die:{name}:{die}", "die", at, named(thing), facts, owner=view.leaders[section])


def card_piece(card: int, owner: int | None = None) -> Piece:
    """A section card: the top is its text, the combo with what it costs stands in its facts."""
    thing = BOX.cards[card]
    spec = thing.spec
    facts: dict[str, Fact] = {"timing": spec.timing, "rank": spec.rank, "section": spec.section}
    if spec.combo:
        facts["needs"] = signs(thing.need)
        facts["combo"] = spec.combo_text
    return Piece(f"card:{thing.id}", "card", name=named(thing), facts=facts, text=spec.text, owner=owner)


def equipment_piece(item: int, owner: int | None = None, *, used: bool = False, at: str = "") -> Piece:
    """An equipment card."""
    thing = BOX.equipment[item]
    spec = thing.spec
    facts: dict[str, Fact] = {"kind": spec.kind, "timing": spec.timing, "uses": spec.uses}
    if spec.section:
        facts["section"] = spec.section
    if spec.transform_symbol:
        facts["tone"], facts["symbol"] = spec.transform_colour, spec.transform_symbol
    if used:
        facts["used"] = True
    return Piece(f"equipment:{thing.id}", "equipment", at, named(thing), facts, spec.text, owner)


# --- the logbook ------------------------------------------------------------------------------------------------------


def _page(view: View) -> list[Piece]:
    """The entry that was read last, what can be chosen there, and those before it."""
    aboard = view.ship is not None and (view.phase is Phase.SHIP or not view.read)
    read = view.ship.read if aboard and view.ship is not None else view.read
    if not read:
        return []
    thing = BOX.logs[read[-1]]
    title = Piece("log", "title", name=named(thing), facts={"label": thing.id})
    text = Piece("log:text", "text", text=thing.spec.text) if thing.spec.text else None
    choices = [
        Piece(f"choice:{place}", "choice", text=choice.text)
        for place, choice in enumerate(thing.parts.get("choice", ()))
    ]
    before = [_page_before(BOX.logs[log]) for log in read[-2 : -2 - PAGES_BEFORE : -1]]
    return [title, *([text] if text else []), *choices, *before]


def _page_before(thing: Thing) -> Piece:
    """An entry that was read before the open one: it may be read again."""
    text = thing.spec.text or None
    return Piece(f"log:{thing.id}", "before", name=named(thing), facts={"label": thing.id}, text=text)


def biome_names(bits: int) -> list[str]:
    """Biomes by their names."""
    return [name for place, name in enumerate(BIOMES) if bits >> place & 1]


def symbol_names(symbols: tuple[int, ...]) -> list[str]:
    """The symbols of a face by their names."""
    return [SYMBOLS[symbol] for symbol in symbols]
