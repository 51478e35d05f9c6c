"""The ship book filled: what rules of the ship look up by number, from the entries that the library has bound."""

from __future__ import annotations

from typing import Any

from starboard.core.content import Findings, convert, parse_toml
from starboard.core.errors import ContentError, did_you_mean
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.printed import KINDS, SECTIONS, Box, Part, Shelf, Thing
from starboard.games.vanguard.printed_ship import (
    BED_ROWS,
    MORALES,
    PARAMETERS,
    TIERS,
    AddonSpec,
    Book,
    Crew,
    EchoSpec,
    EndingSpec,
    FacilitySpec,
    LanderSpec,
    LandingSpec,
    ModSpec,
    MoraleSpec,
    ObjectiveSpec,
    OperationSpec,
    PocketRowSpec,
    Price,
    ProductionSpec,
    ResearchSpec,
    ShipNumbers,
    SituationSpec,
    SystemSpec,
    TechnologySpec,
    Token,
    UpgradeSpec,
)
from starboard.games.vanguard.ship_state import KINDS as WAITING
from starboard.games.vanguard.ship_state import Page

SHIP_FILES: dict[str, tuple[tuple[str, ...], str, type[Any]]] = {
    "objectives": (("ship/objectives.toml",), "objective", ObjectiveSpec),
    "endings": (("ship/objectives.toml",), "ending", EndingSpec),
    "technologies": (("ship/bridge.toml",), "technology", TechnologySpec),
    "upgrades": (("ship/bridge.toml",), "upgrade", UpgradeSpec),
    "morales": (("ship/bridge.toml",), "morale", MoraleSpec),
    "situations": (("ship/situations.toml",), "situation", SituationSpec),
    "research": (("ship/research.toml",), "research", ResearchSpec),
    "production": (("ship/production.toml",), "production", ProductionSpec),
    "facilities": (("ship/facilities.toml",), "facility", FacilitySpec),
    "addons": (("ship/addons.toml",), "addon", AddonSpec),
    "landers": (("ship/landers.toml",), "lander", LanderSpec),
    "mods": (("ship/mods.toml",), "mod", ModSpec),
    "landings": (("ship/landing.toml",), "landing", LandingSpec),
    "systems": (("ship/atlas.toml",), "system", SystemSpec),
    "rows": (("ship/pockets.toml",), "row", PocketRowSpec),
    "echoes": (("ship/echoes.toml",), "echo", EchoSpec),
    "operations": (("ship/operation.toml",), "operation", OperationSpec),
}
"""Where each kind of thing of the ship is written, as the library lists its own."""
SHIP_AGENTS: dict[str, Agent] = dict.fromkeys(SHIP_FILES, Agent.SHIP_CARD) | {
    "landers": Agent.LANDER,
    "mods": Agent.LANDER,
}
NUMBERS = "ship/numbers.toml"
SHELVES = {
    "objective": "objectives",
    "upgrade": "upgrades",
    "technology": "technologies",
    "research": "research",
    "production": "production",
    "facility": "facilities",
    "addon": "addons",
    "lander": "landers",
    "mod": "mods",
}
"""By what can wait in Future Use, its shelf."""
USED_AT = ("", "bridge", "star-map", "facilities", "hangar", "launch")


def fill_book(book: Book, box: Box, numbers: str) -> None:
    """Put the shelves and what is worked out from them into the book. ContentError with every mistake."""
    shelves = {kind: getattr(box, kind) for kind in SHIP_FILES}
    vars(book).update(shelves)
    findings = Findings()
    with findings:
        book.numbers = convert(ShipNumbers, parse_toml(numbers, NUMBERS), NUMBERS, "numbers")
    findings.settle()
    for fill in (_charges, _cards, _bridge, _prices, _atlas, _landings, _echoes, _pockets, _start):
        with findings:
            fill(book, box)
    findings.settle()


def _charges(book: Book, box: Box) -> None:
    names = {page.name.lower().replace("_", "-"): int(page) for page in Page}
    book.charges = {}
    for name, section in book.numbers.charge.items():
        if name not in names:
            raise ContentError(NUMBERS, "charge", f"page '{name}' is unknown{did_you_mean(name, names)}")
        book.charges[names[name]] = _known(section, SECTIONS, NUMBERS, "charge", "section")
    missing = [name for name, page in names.items() if page not in book.charges]
    if missing:
        raise ContentError(NUMBERS, "charge", f"nobody is in charge of {', '.join(missing)}")


def _cards(book: Book, box: Box) -> None:
    book.cards = {}
    for kind, waiting in enumerate(WAITING):
        shelf: Shelf = getattr(book, SHELVES[waiting])
        for thing in shelf:
            if thing.id in book.cards:
                raise ContentError(SHIP_FILES[SHELVES[waiting]][0][0], f"'{thing.id}'", "another card has this id")
            book.cards[thing.id] = (kind, thing.number)


def _bridge(book: Book, box: Box) -> None:
    if tuple(book.morales.ids) != MORALES:
        raise ContentError("ship/bridge.toml", "morale", f"the parts of the morale card are {', '.join(MORALES)}")
    for upgrade in book.upgrades:
        _known(upgrade.spec.at, USED_AT, "ship/bridge.toml", f"upgrade '{upgrade.id}'", "page")
    for facility in book.facilities:
        entry = f"facility '{facility.id}'"
        _known(facility.spec.of, ("medbay", "production"), "ship/facilities.toml", entry, "facility")
        for row in facility.spec.beds:
            _known(row, BED_ROWS, "ship/facilities.toml", entry, "row")


def _prices(book: Book, box: Box) -> None:
    file = "ship/situations.toml"
    book.ways = tuple(
        (
            (price_of(thing.spec, file, f"situation '{thing.id}'"), _own_way(thing)),
            *((price_of(part.spec, file, f"situation '{thing.id}'"), part) for part in thing.parts.get("way", ())),
        )
        for thing in book.situations
    )
    file = "ship/research.toml"
    book.prices = tuple(
        Price(
            (),
            thing.spec.energy,
            thing.spec.success,
            tuple(token_of(each, file, f"research '{thing.id}'") for each in thing.spec.price),
        )
        for thing in book.research
    )
    book.speeds = tuple(
        crew_of(thing.spec.speed, "ship/production.toml", f"production '{thing.id}'") for thing in book.production
    )
    book.tiers = tuple(TIERS.index(thing.spec.tier) for thing in box.discoveries)
    book.study_help = tuple(_known(tier, TIERS, NUMBERS, "study_help", "tier") for tier in book.numbers.study_help)


def _own_way(thing: Thing) -> Part:
    """The price and effect of the card itself, as the first way to solve it."""
    return Part(thing.spec, {"solve": thing.calls["solve"]}, {}, {}, None)


def price_of(spec: Any, file: str, entry: str) -> Price:
    """The price of a way to solve a situation."""
    return Price(
        tuple(crew_of(each, file, entry) for each in spec.crew),
        spec.energy,
        spec.success,
        tuple(token_of(each, file, entry) for each in spec.discoveries),
    )


def crew_of(text: str, file: str, entry: str) -> Crew:
    """`any-2` as a section, here any, and the least rank."""
    section, _, rank = text.partition("-")
    if rank not in ("", "1", "2", "3"):
        raise ContentError(file, entry, f"'{text}' is no crew member that can be asked for; one is written 'any-2'")
    number = -1 if section == "any" else _known(section, SECTIONS, file, entry, "section")
    return number, int(rank or 1)


def token_of(text: str, file: str, entry: str) -> Token:
    """`rare minerals` as a kind of discovery and the least rarity."""
    tier, _, kind = text.rpartition(" ")
    number = -1 if kind == "any" else _known(kind, KINDS, file, entry, "kind of discovery")
    return number, _known(tier or TIERS[0], TIERS, file, entry, "rarity")


def _atlas(book: Book, box: Box) -> None:
    file = "ship/atlas.toml"
    neighbours = []
    objects: list[Thing] = []
    systems, landings = [], []
    for system in book.systems:
        entry = f"system '{system.id}'"
        neighbours.append(
            tuple(
                (_number(book.systems, id, file, entry, "system"), energy)
                for id, energy in system.spec.neighbours.items()
            )
        )
        for part in system.parts.get("object", ()):
            thing = Thing(len(objects), part.spec, Agent.SHIP_CARD)
            thing.goals = part.goals
            objects.append(thing)
            systems.append(system.number)
            named = part.spec.landing
            landings.append(_number(book.landings, named, file, entry, "landing card") if named else -1)
            if part.spec.log and part.spec.log not in box.logs.ids:
                raise ContentError(file, entry, f"log '{part.spec.log}' is unknown")
    book.neighbours, book.objects = tuple(neighbours), Shelf(objects)
    book.object_systems, book.object_landings = tuple(systems), tuple(landings)


def _landings(book: Book, box: Box) -> None:
    file = "ship/landing.toml"
    planets, rows, parts_of = [], [], []
    for landing in book.landings:
        entry = f"landing '{landing.id}'"
        planets.append(_number(box.planets, landing.spec.planet, file, entry, "planet"))
        parts = landing.parts.get("row", ())
        row_by_result = [-1] * book.numbers.landing_sides
        for number, part in enumerate(parts):
            if part.spec.tests:
                _known(part.spec.tests, PARAMETERS, file, entry, "parameter")
            for result in range(part.spec.least, part.spec.most + 1):
                if not 1 <= result <= len(row_by_result) or row_by_result[result - 1] >= 0:
                    raise ContentError(file, entry, f"result {result} stands twice or on no die")
                row_by_result[result - 1] = number
        if -1 in row_by_result:
            raise ContentError(file, entry, f"no row has the result {row_by_result.index(-1) + 1}")
        if len(landing.spec.parts) != book.numbers.landing_parts:
            raise ContentError(file, entry, f"a landing card has {book.numbers.landing_parts} parts")
        rows.append(tuple(row_by_result))
        parts_of.append(tuple((part, part.parts.get("option", ())) for part in parts))
    book.landing_planets, book.landing_rows, book.rows_of = tuple(planets), tuple(rows), tuple(parts_of)


def _echoes(book: Book, box: Box) -> None:
    for echo in book.echoes:
        _number(box.logs, echo.spec.log, "ship/echoes.toml", f"echo '{echo.id}'", "log")
        if "when" not in echo.goals:
            raise ContentError("ship/echoes.toml", f"echo '{echo.id}'", "it needs a goal `when`")


def _pockets(book: Book, box: Box) -> None:
    book.pocket_rows = tuple(tuple(range(row.spec.first, row.spec.last + 1)) for row in book.rows)


def _start(book: Book, box: Box) -> None:
    """What the book starts with must be there."""
    numbers = book.numbers
    for shelf, names in (
        (book.objectives, [numbers.objective]),
        (book.technologies, [numbers.technology]),
        (book.morales, [numbers.morale]),
        (book.research, numbers.research),
        (book.production, numbers.production),
        (book.landers, [numbers.lander]),
    ):
        for name in names:
            _number(shelf, name, NUMBERS, "start", "card")


def _known(name: str, known: Any, file: str, entry: str, what: str) -> int:
    """The place of a name in a list; ContentError if it is not there."""
    if name not in known:
        raise ContentError(file, entry, f"{what} '{name}' is unknown{did_you_mean(name, known)}")
    place: int = list(known).index(name)
    return place


def _number(shelf: Shelf, id: str, file: str, entry: str, what: str) -> int:
    if id not in shelf.ids:
        raise ContentError(file, entry, f"{what} '{id}' is unknown{did_you_mean(id, shelf.ids)}")
    return shelf.number(id)
