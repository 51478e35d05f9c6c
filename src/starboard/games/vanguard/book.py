"""The ship as zones: the pages of its book, bridge, atlas and scanner, facilities, hangar, crew, medbay, wall."""

from __future__ import annotations

from collections.abc import Iterator

from starboard.core.scene import Fact, Piece, Zone
from starboard.core.text import Text, Words, say
from starboard.games.vanguard.needs import signs
from starboard.games.vanguard.printed import BOX, SECTIONS, Thing
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK, SHELVES
from starboard.games.vanguard.ship_state import KINDS, Page, Place
from starboard.games.vanguard.view import ShipView, View

PAGES = tuple(page for page in Page if Page.CLOSED < page <= Page.SAVING)
"""The pages of the book, in their order; between launch and leaving lies the planet."""
PLACES = {
    Place.AVAILABLE: "available",
    Place.RESTING: "resting",
    Place.TEAM: "team",
    Place.RETURNED: "returned",
    Place.BED: "bed",
    Place.KEPT: "available",
}
"""Where the living of the crew are."""
FACILITIES = {
    Page.LABORATORY: "laboratory",
    Page.PRODUCTION: "production",
    Page.BARRACKS: "barracks",
    Page.SITUATIONS: "situations",
    Page.ADDONS: "addons",
}
"""The rooms that a command token opens."""


def named(thing: Thing) -> Text:
    """A printed thing by its name."""
    return say("named", name=thing.name)


def ship_zones(view: View, ship: ShipView) -> list[Zone]:
    """Everything aboard, as far as it lies open."""
    return [
        _pages(ship),
        Zone("pools", "pool", say("zone-pools"), list(_pools(ship))),
        Zone("bridge", "cards", say("zone-bridge"), list(_bridge(ship))),
        _chart(view, ship),
        Zone("scanner", "cards", say("zone-scanner"), list(_scanner(ship))),
        Zone("facilities", "cards", say("zone-facilities"), list(_facilities(ship))),
        Zone("laboratory", "cards", say("page-8"), list(_laboratory(ship))),
        Zone("production", "cards", say("page-12"), list(_production(ship))),
        Zone("hangar", "cards", say("page-18"), list(_hangar(ship))),
        Zone("crew", "mat", say("zone-crew"), *_crew(view, ship)),
        Zone("armory", "cards", say("zone-armory"), [_equipment(item, "armory") for item in ship.armory]),
        Zone("decks", "cards", say("zone-decks"), list(_decks(ship))),
        Zone("offered", "cards", say("zone-offered"), list(_offered(ship))),
        Zone("medbay", "mat", say("page-32"), *_medbay(ship)),
        Zone("wall", "cards", say("page-36"), list(_wall(ship))),
        Zone("pockets", "cards", say("zone-pockets"), list(_pockets(ship))),
        Zone("future", "cards", say("zone-future"), list(_future(ship))),
    ]


def _pages(ship: ShipView) -> Zone:
    places = [
        Piece(
            f"page:{page.value}",
            "space",
            name=say(f"page-{page.value}"),
            facts={"label": str(page.value), "now": page == ship.page, "done": ship.passes > 0 and page < ship.page},
        )
        for page in PAGES
        if page is not Page.ADDONS or ship.addons or ship.envelope
    ]
    marker = [Piece("bookmark", "marker", f"page:{ship.page}", say("bookmark"))] if ship.page else []
    return Zone("book", "track", say("zone-book"), marker, places)


def _pools(ship: ShipView) -> Iterator[Piece]:
    for name, count in (("command", ship.command), ("energy", ship.energy), ("bag", ship.success)):
        yield Piece(name, name, name=say(f"pool-{name}"), facts={"count": count})
    facts: dict[str, Fact] = {"value": ship.morale + 1, "of": len(BOOK.morales)}
    yield Piece("morale", "morale", name=say("morale", level=say(f"morale-{ship.morale}")), facts=facts)
    if ship.weeks and ship.passes:
        facts = {"value": ship.passes, "of": ship.weeks}
        yield Piece("weeks", "weeks", name=say("weeks", now=ship.passes, last=ship.weeks), facts=facts)
    if ship.penalty:
        yield Piece("penalty", "penalty", name=say("penalty"))


def _bridge(ship: ShipView) -> Iterator[Piece]:
    """What lies on page 3; its first objective tells how the first mission ends, so it is shown with the first pass."""
    if ship.objective >= 0 and ship.passes:
        yield _objective(ship.objective, ship.age)
    for card, age in zip(ship.sides, ship.side_ages, strict=True):
        yield _objective(card, age)
    thing = BOOK.technologies[ship.technology]
    facts: dict[str, Fact] = {"value": thing.spec.level, "energy": thing.spec.energy}
    yield Piece("technology", "technology", name=named(thing), facts=facts, text=thing.spec.text)
    for card in ship.upgrades:
        thing = BOOK.upgrades[card]
        facts = {"price": thing.spec.price} if thing.spec.at else {}
        if card in ship.used:
            facts["used"] = True
        yield Piece(f"upgrade:{thing.id}", "upgrade", name=named(thing), facts=facts, text=thing.spec.text)
    for situation in ship.situations:
        thing = BOOK.situations[situation.card]
        spec = thing.spec
        facts = {"time": situation.time, "of": spec.limit, "fails": spec.fail_text, "solves": spec.solve_text}
        facts |= {"crew": list(spec.crew)} if spec.crew else {}
        facts |= {"energy": spec.energy} if spec.energy else {}
        facts |= {"success": spec.success} if spec.success else {}
        facts |= {"discoveries": list(spec.discoveries)} if spec.discoveries else {}
        piece = f"situation:{thing.id}"
        yield Piece(piece, "situation", name=named(thing), facts=facts, text=spec.text)
        for place, way in enumerate(spec.way, 1):
            yield Piece(f"{piece}:way:{place}", "way", piece, name=say("way-named", number=place), text=way.text)


def _objective(card: int, age: int) -> Piece:
    thing = BOOK.objectives[card]
    facts: dict[str, Fact] = {"main": True, "code": thing.id.upper()} if thing.spec.kind == "main" else {}
    if thing.spec.limit:
        facts["time"], facts["of"] = age, thing.spec.limit
    return Piece(f"objective:{thing.id}", "objective", name=named(thing), facts=facts, text=thing.spec.text)


# --- the atlas --------------------------------------------------------------------------------------------------------


def _chart(view: View, ship: ShipView) -> Zone:
    """The atlas; like the objective nobody has seen it before the first ship phase."""
    known = ship.passes > 0
    pieces = list(_on_the_atlas(ship)) if known else []
    return Zone("atlas", "chart", say("zone-atlas"), pieces, list(_atlas(view, ship)) if known else [])


def _atlas(view: View, ship: ShipView) -> Iterator[Piece]:
    """The systems one can see, the ways between them, and what is in the present one."""
    for number in view.systems:
        thing = BOOK.systems[number]
        facts: dict[str, Fact] = {"x": thing.spec.x, "y": thing.spec.y}
        if number == ship.system:
            facts["now"] = True
        yield Piece(f"system:{thing.id}", "system", name=named(thing), facts=facts, text=thing.spec.text)
    for number in view.systems:
        for other, energy in BOOK.neighbours[number]:
            if other in view.systems and (number < other or (other, number) not in _pairs()):
                start, to = BOOK.systems[number], BOOK.systems[other]
                facts = {"from": f"system:{start.id}", "to": f"system:{to.id}", "price": energy}
                facts["symbols"] = ["energy"] * energy
                yield Piece(
                    f"lane:{start.id}:{to.id}",
                    "route",
                    name=say("route-named", start=start.name, to=to.name),
                    facts=facts,
                )


def _pairs() -> set[tuple[int, int]]:
    return {(number, other) for number, ways in enumerate(BOOK.neighbours) for other, _ in ways}


def _on_the_atlas(ship: ShipView) -> Iterator[Piece]:
    here = f"system:{BOOK.systems[ship.system].id}"
    yield Piece("vanguard", "ship", here, say("the-vanguard"))
    for number in ship.destinations:
        thing = BOOK.objects[number]
        facts: dict[str, Fact] = {"price": thing.spec.price}
        if BOOK.object_landings[number] >= 0:
            facts["landing"] = True
        if number in ship.objects:
            facts["visited"] = True
        if number == ship.target:
            facts["chosen"] = True
        yield Piece(f"object:{thing.id}", "object", here, named(thing), facts, thing.spec.text)


def _scanner(ship: ShipView) -> Iterator[Piece]:
    """IV-SHIP-STAR-06: the landing card, as far as it has been scanned."""
    if ship.landing < 0:
        return
    thing = BOOK.landings[ship.landing]
    for place, text in enumerate(thing.spec.parts):
        clear = place < ship.parts
        facts: dict[str, Fact] = {"label": str(place + 1)}
        if not clear:
            facts["down"] = True
        name = say("part-named", number=place + 1)
        yield Piece(f"part:{place}", "part", name=name, facts=facts, text=text if clear else None)
    if ship.track:
        yield Piece("landing-track", "track", name=say("landing-track"), facts={"value": ship.track})


# --- rooms ------------------------------------------------------------------------------------------------------------


def _facilities(ship: ShipView) -> Iterator[Piece]:
    for page, name in FACILITIES.items():
        if page is Page.ADDONS and not ship.addons:
            continue
        facts: dict[str, Fact] = {"page": page.value}
        if page in ship.active:
            facts["used"] = True
        yield Piece(
            f"facility:{name}",
            "facility",
            name=say(f"page-{page.value}"),
            facts=facts,
            text=say(f"lens-facility-{name}"),
        )
    for card in ship.facilities:
        thing = BOOK.facilities[card]
        yield Piece(f"facility-upgrade:{thing.id}", "upgrade", name=named(thing), text=thing.spec.text)
    for card in ship.addons:
        thing = BOOK.addons[card]
        yield Piece(f"addon:{thing.id}", "addon", name=named(thing), text=thing.spec.text)


def _laboratory(ship: ShipView) -> Iterator[Piece]:
    for card in ship.research:
        thing = BOOK.research[card]
        spec = thing.spec
        facts: dict[str, Fact] = {"code": thing.id.upper(), "discoveries": list(spec.price)}
        facts |= {"energy": spec.energy} if spec.energy else {}
        facts |= {"success": spec.success} if spec.success else {}
        facts |= {"technology": spec.technology} if spec.technology > 1 else {}
        yield Piece(f"research:{thing.id}", "research", name=named(thing), facts=facts, text=spec.text)
    for discovery in dict.fromkeys(ship.collected):
        thing = BOX.discoveries[discovery]
        facts = {"count": ship.collected.count(discovery), "symbol": thing.spec.kind, "tier": thing.spec.tier}
        yield Piece(f"discovery:{thing.id}", "discovery", name=named(thing), facts=facts, text=thing.spec.text)


def _production(ship: ShipView) -> Iterator[Piece]:
    for project in ship.production:
        thing = BOOK.production[project.card]
        facts: dict[str, Fact] = {"code": thing.id.upper(), "of": thing.spec.stages, "speed": thing.spec.speed}
        if project.stage >= 0:
            facts["value"] = thing.spec.stages - project.stage
            facts["started"] = True
        yield Piece(f"production:{thing.id}", "production", name=named(thing), facts=facts, text=thing.spec.text)


def _hangar(ship: ShipView) -> Iterator[Piece]:
    for card in ship.hangar:
        thing = BOOK.landers[card]
        spec = thing.spec
        facts: dict[str, Fact] = {
            name: getattr(spec, name)
            for name in ("armour", "sensors", "manoeuvrability", "supplies", "equipment", "discoveries", "rolls")
        }
        if card in ship.damaged:
            facts["damaged"] = True
        if card == ship.lander:
            facts["chosen"] = True
        yield Piece(f"ship-lander:{thing.id}", "lander", name=named(thing), facts=facts, text=spec.text)
    for card in ship.mods:
        thing = BOOK.mods[card]
        yield Piece(f"mod:{thing.id}", "mod", name=named(thing), facts={"kind": thing.spec.kind}, text=thing.spec.text)


def _equipment(item: int, at: str) -> Piece:
    thing = BOX.equipment[item]
    facts: dict[str, Fact] = {"kind": thing.spec.kind}
    if thing.spec.section:
        facts["section"] = thing.spec.section
    return Piece(f"equipment:{thing.id}", "equipment", at, named(thing), facts, thing.spec.text)


def _decks(ship: ShipView) -> Iterator[Piece]:
    """IV-SHIP-LAUNCH-04: while decks are built, the cards that each member of the team may take along."""
    if ship.page != Page.LAUNCH:
        return
    # First the deck that is being built, in it what it holds.
    for section, crew in sorted(enumerate(ship.team), key=lambda each: each[0] != ship.at):
        if crew < 0:
            continue
        deck = ship.decks[section]
        for card, thing in sorted(enumerate(BOX.cards), key=lambda each: each[0] not in deck):
            if BOX.card_sections[card] == section and not thing.spec.tutorial and thing.spec.rank <= ship.ranks[crew]:
                facts: dict[str, Fact] = {"rank": thing.spec.rank, "section": SECTIONS[section]}
                facts |= {"timing": thing.spec.timing, "needs": signs(thing.need), "combo": thing.spec.combo_text}
                text: Text | Words = thing.spec.text
                if card in deck:
                    facts["chosen"] = True
                    text = say("card-in-deck", text=text)
                at = f"deck-{SECTIONS[section]}"
                yield Piece(f"card:{thing.id}", "card", at, named(thing), facts, text)


def _offered(ship: ShipView) -> Iterator[Piece]:
    """Recruits or cards that lie open to be chosen from."""
    for crew in ship.offered:
        if 0 <= crew < len(BOX.crew) and ship.places[crew] == Place.RECRUIT:
            yield _crew_piece(crew, 0, "", "offered", None)


# --- people -----------------------------------------------------------------------------------------------------------


def _crew(view: View, ship: ShipView) -> tuple[list[Piece], list[Piece]]:
    """The living of every section, each at where it is; those on the planet are on their boards."""
    places = [
        Piece(f"crew-{section}", "column", name=say(f"section-{section}"), owner=view.leaders[number])
        for number, section in enumerate(SECTIONS)
    ]
    on_boards = [member.crew for member in view.members if member is not None]
    pieces = []
    for crew, place in enumerate(ship.places):
        if place in PLACES and place != Place.BED and crew not in on_boards:
            section = ship.sections[crew]
            at = f"crew-{SECTIONS[section]}"
            pieces.append(_crew_piece(crew, ship.ranks[crew], SECTIONS[section], at, view.leaders[section], place))
    return pieces, places


def _crew_piece(crew: int, rank: int, section: str, at: str, owner: int | None, place: int = Place.RECRUIT) -> Piece:
    thing = BOX.crew[crew]
    spec = thing.spec
    facts: dict[str, Fact] = {"tone": spec.colour, "symbol": spec.symbol, "skill": spec.skill, "charges": spec.charges}
    if rank:
        facts["rank"] = rank
    if section:
        facts["section"] = section
    if place in PLACES:
        facts["place"] = PLACES[Place(place)]
    text = say("crew-card", skill=spec.skill, deed=spec.skill_text, text=spec.text)
    return Piece(f"crew:{thing.id}", "crew", at, named(thing), facts, text, owner)


def _medbay(ship: ShipView) -> tuple[list[Piece], list[Piece]]:
    places = [
        Piece(f"bed:{row}", "column", name=say(f"bed-{row}"), facts={"slots": ship.beds[number]})
        for number, row in enumerate(BED_ROWS)
    ]
    pieces = []
    for patient in ship.patients:
        section = ship.sections[patient.crew]
        thing = BOX.crew[patient.crew]
        facts: dict[str, Fact] = {"left": patient.left, "rank": ship.ranks[patient.crew], "section": SECTIONS[section]}
        pieces.append(
            Piece(f"crew:{thing.id}", "crew", f"bed:{BED_ROWS[patient.row]}", named(thing), facts, thing.spec.text)
        )
    return pieces, places


def _wall(ship: ShipView) -> Iterator[Piece]:
    for number, section in enumerate(SECTIONS):
        for crew in ship.wall[number]:
            thing = BOX.crew[crew]
            yield Piece(f"name:{thing.id}", "name", name=named(thing), facts={"section": section}, text=thing.spec.text)


def _pockets(ship: ShipView) -> Iterator[Piece]:
    for unique in ship.pockets:
        thing = BOX.uniques[unique]
        facts: dict[str, Fact] = {"number": thing.spec.number}
        yield Piece(f"pocket:{thing.spec.number}", "unique", name=named(thing), facts=facts, text=thing.spec.text)


def _future(ship: ShipView) -> Iterator[Piece]:
    """IV-KEY-06: what waits in the Future Use envelope."""
    for kind, cards in enumerate(ship.waiting):
        shelf = SHELVES[kind]
        for card in cards:
            thing = getattr(BOOK, shelf)[card]
            yield Piece(
                f"{KINDS[kind]}:{thing.id}",
                "waiting",
                name=named(thing),
                facts={"kind": KINDS[kind]},
                text=thing.spec.text,
            )
