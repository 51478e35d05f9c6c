"""The library: reads every content file, checks it, binds its effects, and fills the box."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib import import_module
from typing import Any, get_type_hints

import msgspec

from starboard.core.content import (
    Findings,
    convert,
    convert_entries,
    convert_page,
    package_files,
    parse_toml,
    read_package_text,
    unique,
    words_in,
)
from starboard.core.errors import ContentError, did_you_mean
from starboard.core.text import Words
from starboard.games.vanguard import printed
from starboard.games.vanguard.content.registry import (
    DEED,
    DEED_PARAMETERS,
    EFFECTS,
    GOAL,
    GOAL_PARAMETER,
    GOALS_PARAMETER,
)
from starboard.games.vanguard.content.ship_library import NUMBERS, SHIP_AGENTS, SHIP_FILES, fill_book
from starboard.games.vanguard.moments import Agent
from starboard.games.vanguard.printed import (
    ACCIDENT,
    BIOMES,
    COLOURS,
    DANGER_FACES,
    EQUIPMENT_KINDS,
    GIVES,
    INJURY_FACES,
    KINDS,
    OUTCOMES,
    ROUTE_SYMBOLS,
    SECTIONS,
    SYMBOLS,
    TIMINGS,
    TOKENS,
    USES,
    VANGUARD,
    Action,
    ActionSpec,
    Board,
    Box,
    Call,
    Need,
    Part,
    PlanetPage,
    Route,
    RowSpec,
    Shelf,
    Thing,
    TrackSpec,
)
from starboard.games.vanguard.printed import (
    BOX as BOX,
)
from starboard.games.vanguard.printed_ship import BOOK, Book

PACKAGE = "starboard.games.vanguard.content"

for _module in ("deeds", "goals", "card_deeds", "ship_deeds", "ship_goals", "planet_deeds"):
    if _module == "planet_deeds" or f"{_module}.py" in package_files(PACKAGE, ".py"):
        import_module(f"{PACKAGE}.{_module}")

FILES: dict[str, tuple[tuple[str, ...], str, type[Any]]] = {
    "dice": (("dice.toml",), "die", printed.DieSpec),
    "crew": (("crew.toml",), "crew", printed.CrewSpec),
    "cards": (tuple(f"cards-{section}.toml" for section in SECTIONS), "card", printed.CardSpec),
    "injuries": (("injuries.toml",), "injury", printed.InjurySpec),
    "frames": (("danger.toml",), "frame", printed.FrameSpec),
    "leads": (("leads.toml",), "lead", printed.LeadSpec),
    "discoveries": (("discoveries.toml",), "discovery", printed.DiscoverySpec),
    "uniques": (("uniques.toml",), "unique", printed.UniqueSpec),
    "rankups": (("rankups.toml",), "rank-up", printed.RankUpSpec),
    "equipment": (("equipment.toml",), "equipment", printed.EquipmentSpec),
    "events": (("events.toml",), "event", printed.EventSpec),
    "logs": (("ship/logs.toml",), "log", printed.LogSpec),
    **SHIP_FILES,
}
"""Where each kind of thing is written: the files, the name of its tables, and what an entry is. What belongs to a
planet comes from its page; logs come from there too."""

PAGE_TABLES: dict[str, tuple[str, type[Any]]] = {
    "pois": ("poi", printed.PoiSpec),
    "conditions": ("condition", printed.ConditionSpec),
    "missions": ("mission", printed.MissionSpec),
    "threats": ("threat", printed.ThreatSpec),
    "logs": ("log", printed.LogSpec),
}

AGENTS: dict[str, Agent] = {
    "crew": Agent.CREW,
    "cards": Agent.CARD,
    "injuries": Agent.INJURY,
    "frames": Agent.FRAME,
    "leads": Agent.LEAD,
    "discoveries": Agent.DISCOVERY,
    "uniques": Agent.UNIQUE,
    "rankups": Agent.RANK_UP,
    "equipment": Agent.EQUIPMENT,
    "events": Agent.EVENT,
    "planets": Agent.PLANET,
    "pois": Agent.POI,
    "conditions": Agent.CONDITION,
    "missions": Agent.MISSION,
    "threats": Agent.THREAT,
    "logs": Agent.LOG,
    **SHIP_AGENTS,
}
"""What each kind of thing is called as the cause of what it does."""

NAMED: dict[str, tuple[str, ...]] = {
    "poi": ("pois",),
    "pois": ("pois",),
    "entry": ("logs",),
    "log": ("logs",),
    "mission": ("missions",),
    "condition": ("conditions",),
    "threat": ("threats",),
    "injury": ("injuries",),
    "frame": ("frames",),
    "equipment": ("equipment",),
    "discovery": ("discoveries",),
    "die": ("dice",),
    "lander": ("landers",),
    "ending": ("endings",),
    "planet": ("planets",),
}
"""Parameters that name something printed, and the kinds of thing they may name."""
NAMED_CARDS: dict[str, tuple[str, ...]] = {
    "poi": ("pois",),
    "poi-is": ("pois",),
    "condition": ("conditions",),
    "mission": ("missions",),
    "threat": ("threats",),
    "remove-threat": ("threats",),
    "move-threat": ("threats",),
    "condition-is": ("conditions",),
    "mission-is": ("missions",),
    "threat-here": ("threats",),
    "future": tuple(kind for kind in SHIP_FILES if kind not in ("endings", "morales", "situations", "landings")),
    "objective": ("objectives",),
    "situation": ("situations",),
    "drop-situation": ("situations",),
}
"""By effect, what its parameter `card` names."""
WORDS_FOR: dict[str, tuple[str, ...]] = {
    "symbol": (*SYMBOLS, *INJURY_FACES, "any"),
    "colour": (*COLOURS, "any"),
    "section": (*SECTIONS, ""),
    "whom": ("you", "sector", "team", "others", "random", "chosen", "anyone", "another", "other", "here"),
}
"""Parameters with a closed list of words."""
FIELDS: dict[str, tuple[str, ...]] = {
    "section": (*SECTIONS, ""),
    "timing": TIMINGS,
    "uses": USES,
    "result": DANGER_FACES,
    "gives": GIVES,
    "transform_colour": (*COLOURS, ""),
    "transform_symbol": (*SYMBOLS, ""),
    "tier": ("basic", "rare", "very-rare"),
    "deck": ("basic", "advanced", "tutorial"),
}
"""Fields with a closed list of words, wherever they stand."""


# --- requirements -----------------------------------------------------------------------------------------------------


@cache
def parse_need(text: str) -> Need:
    """`fitness/defence + science or 2 red` as alternatives of terms. ValueError says what cannot be read."""
    alternatives = []
    for alternative in re.split(r"\s+or\s+", text.strip()):
        terms: list[tuple[int, ...]] = []
        for part in alternative.split("+"):
            words = part.split()
            count = 1
            if len(words) == 2 and words[0].isdecimal():
                count = int(words.pop(0))
            if len(words) != 1:
                raise ValueError(f"'{part.strip()}' is no term of a requirement")
            tokens = []
            for word in words[0].split("/"):
                if word not in TOKENS:
                    raise ValueError(f"'{word}' is no symbol or die{did_you_mean(word, TOKENS)}")
                tokens.append(TOKENS.index(word))
            terms += [tuple(tokens)] * count
        alternatives.append(tuple(terms))
    return tuple(alternatives)


def _need(text: str, file: str, entry: str) -> Need | None:
    if not text:
        return None
    try:
        return parse_need(text)
    except ValueError as problem:
        raise ContentError(file, entry, f"the requirement '{text}': {problem}") from None


# --- binding ----------------------------------------------------------------------------------------------------------


_hints_of: dict[Any, dict[str, Any]] = {}


def _hints(kind: Any) -> dict[str, Any]:
    if kind not in _hints_of:
        _hints_of[kind] = get_type_hints(kind)
    return _hints_of[kind]


_POWERS = ("power", "rules")


class Binder:
    """Binds entries to the functions they name, and numbers their actions."""

    def __init__(self) -> None:
        self.actions: list[Action] = []
        self.tracks = 0
        self.used: list[tuple[str, str, Mapping[str, Any]]] = []
        """Every effect that was bound: file, entry, spec."""
        self.frames: Shelf = Shelf()

    def effect(self, spec: Mapping[str, Any], file: str, entry: str, door: str | None) -> Any:
        """An effect with what is nested in its parameters bound first."""
        given = dict(spec)
        for name in DEED_PARAMETERS:
            if name in given:
                given[name] = self.call(given[name], file, entry)
        if GOAL_PARAMETER in given:
            given[GOAL_PARAMETER] = self.goal(given[GOAL_PARAMETER], file, entry)
        if GOALS_PARAMETER in given:
            given[GOALS_PARAMETER] = tuple(self.goal(each, file, entry) for each in given[GOALS_PARAMETER])
        self.used.append((file, entry, spec))
        return EFFECTS.bind(given, file, entry, door=door)

    def call(self, deeds: Any, file: str, entry: str) -> Call:
        """Deeds as an entry lists them."""
        if not isinstance(deeds, list) or not all(isinstance(each, dict) for each in deeds):
            raise ContentError(file, entry, "expected a list of deeds")
        return Call([self.effect(each, file, entry, DEED) for each in deeds])

    def goal(self, goal: Any, file: str, entry: str) -> Callable[..., bool]:
        """A goal as an entry names it."""
        if not isinstance(goal, dict):
            raise ContentError(file, entry, 'expected a goal, such as {name = "fact", fact = "lamp"}')
        bound: Callable[..., bool] = self.effect(goal, file, entry, GOAL).parts[GOAL]
        return bound

    def part(self, spec: Any, file: str, entry: str, owner: Thing) -> Part:
        """An entry inside an entry."""
        calls, goals, parts, need, _, _ = self.fields(spec, file, entry, owner)
        return Part(spec, calls, goals, parts, need)

    def fields(self, spec: Any, file: str, entry: str, owner: Thing) -> Any:
        """What the fields of an entry hold: deeds, goals, parts, a requirement, actions, powers."""
        calls: dict[str, Call] = {}
        goals: dict[str, Callable[..., bool]] = {}
        parts: dict[str, tuple[Part, ...]] = {}
        need: Need | None = None
        actions: list[Action] = []
        powers: list[Any] = []
        for field, kind in _hints(type(spec)).items():
            value = getattr(spec, field)
            if field in FIELDS and isinstance(value, str) and value not in FIELDS[field]:
                problem = f"'{field}' is '{value}'{did_you_mean(value, FIELDS[field])}"
                raise ContentError(file, entry, problem)
            if field == "biomes":
                for word in value:
                    if word not in BIOMES:
                        raise ContentError(file, entry, f"biome '{word}' is unknown{did_you_mean(word, BIOMES)}")
            if field in ("needs", "combo", "lacks") and isinstance(value, str):
                need = _need(value, file, entry) or need
            elif kind == printed.Deeds:
                if field in _POWERS:
                    powers += [self.power(each, file, entry) for each in value]
                else:
                    calls[field] = self.call(value, file, entry)
            elif kind == printed.Goal:
                if value:
                    goals[field] = self.goal(value, file, entry)
            elif isinstance(value, ActionSpec):
                actions.append(self.action(value, file, entry, owner))
            elif isinstance(value, list) and value and isinstance(value[0], ActionSpec):
                actions += [self.action(each, file, entry, owner) for each in value]
            elif isinstance(value, list) and value and isinstance(value[0], msgspec.Struct):
                parts[field] = tuple(self.part(each, file, entry, owner) for each in value)
        return calls, goals, parts, need, actions, powers

    def power(self, spec: Any, file: str, entry: str) -> Any:
        """Something that lasts: it comes in by moments and queries."""
        bound = self.effect(spec, file, entry, None)
        if DEED in bound.parts or GOAL in bound.parts:
            raise ContentError(file, entry, f"effect '{bound.name}' does not last, so it is no power")
        return bound

    def action(self, spec: ActionSpec, file: str, entry: str, owner: Thing) -> Action:
        """A special action with its number."""
        entry = f"{entry} action '{spec.id}'"
        outcomes: list[RowSpec | TrackSpec] = [*spec.row, *spec.track]
        colours = [outcome.colour for outcome in outcomes]
        for row in outcomes:
            if row.colour not in OUTCOMES:
                raise ContentError(file, entry, f"outcome '{row.colour}'{did_you_mean(row.colour, OUTCOMES)}")
            if row.link and row.link not in colours:
                raise ContentError(file, entry, f"the outcome '{row.link}' it is linked to is not there")
        if [row for row in spec.row if row.colour == "red" and row.needs]:
            raise ContentError(file, entry, "a red row has no requirement (IV-CHECK-27)")
        for effect in spec.effect:
            if effect.immediate and effect.immediate not in colours:
                raise ContentError(file, entry, f"the immediate outcome '{effect.immediate}' is not there")
        danger = []
        for letter in spec.danger:
            if letter not in self.frames.ids:
                raise ContentError(
                    file, entry, f"danger frame '{letter}' is unknown{did_you_mean(letter, self.frames.ids)}"
                )
            danger.append(self.frames.number(letter))
        calls, goals, parts, _, _, _ = self.fields(spec, file, entry, owner)
        tracks = parts.get("track", ())
        action = Action(
            len(self.actions),
            spec,
            owner,
            calls["deeds"],
            parts.get("effect", ()),
            parts.get("row", ()),
            tracks,
            self.tracks,
            tuple(danger),
            goals.get("needs"),
            bool(spec.effect or spec.row or spec.track),
        )
        self.actions.append(action)
        self.tracks += len(tracks)
        return action

    def thing(self, number: int, spec: Any, file: str, entry: str, agent: str) -> Thing:
        """An entry with everything bound."""
        thing = Thing(number, spec, agent)
        calls, goals, parts, need, actions, powers = self.fields(spec, file, entry, thing)
        thing.calls, thing.goals, thing.parts, thing.need = calls, goals, parts, need
        thing.actions, thing.powers = tuple(actions), tuple(powers)
        return thing


BINDER = Binder()
"""For whoever binds entries of other files: cards of the ship."""


def bind_call(deeds: Any, file: str, entry: str) -> Call:
    """Deeds of an entry, bound."""
    return BINDER.call(deeds, file, entry)


def bind_goal(goal: Any, file: str, entry: str) -> Callable[..., bool] | None:
    """A goal of an entry, bound; None if it names none."""
    return BINDER.goal(goal, file, entry) if goal else None


def bind_powers(powers: Any, file: str, entry: str) -> tuple[Any, ...]:
    """Powers of an entry, bound."""
    return tuple(BINDER.power(each, file, entry) for each in powers)


# --- words ------------------------------------------------------------------------------------------------------------


def give_keys(entry: msgspec.Struct, key: str) -> None:
    """Give the words of an entry and of all entries inside it keys that tell where they stand:
    `poi-bz201.name`, `poi-bz201-action-search-row-2.text`."""
    for field in entry.__struct_fields__:
        value = getattr(entry, field)
        if isinstance(value, Words):
            if value:
                msgspec.structs.force_setattr(entry, field, Words(f"{key}.{field}", value.english))
        elif isinstance(value, msgspec.Struct):
            give_keys(value, f"{key}-{field}")
        elif isinstance(value, list):
            for place, each in enumerate(value, 1):
                if isinstance(each, msgspec.Struct):
                    give_keys(each, f"{key}-{field}-{getattr(each, 'id', '') or getattr(each, 'number', '') or place}")
                elif isinstance(each, Words) and each:
                    value[place - 1] = Words(f"{key}.{field}-{place}", each.english)


# --- the library ------------------------------------------------------------------------------------------------------

Found = tuple[Any, str]
"""An entry and the file it stands in."""


class Library:
    """The content of the box, read and checked.

    With `drafts` a mistake does not stop anything: what is wrong is left out, and `problems` says what it was.
    """

    def __init__(self, texts: Mapping[str, str] | None = None, *, drafts: bool = False) -> None:
        """Read the packaged files, or those given by name."""
        self._texts = texts or {}
        self.drafts = drafts
        self.problems: list[ContentError] = []
        self.found: dict[str, list[Found]] = {kind: [] for kind in (*FILES, *PAGE_TABLES, "planets")}
        self.pages: list[tuple[PlanetPage, str]] = []
        findings = Findings()
        for kind, (files, what, spec) in FILES.items():
            for file in files:
                with findings:
                    self._read(kind, file, what, spec)
        names = package_files(f"{PACKAGE}.planets", ".toml")
        names += [name.removeprefix("planets/") for name in self._texts if name.startswith("planets/")]
        for name in sorted(set(names)):
            with findings:
                self._read_planet(f"planets/{name}")
        self.pages.sort(key=lambda each: each[0].planet.number)
        with findings:
            self._sort_pages()
        with findings:
            raw = parse_toml(self._text("numbers.toml"), "numbers.toml")
            self.numbers = convert(printed.NumbersSpec, raw, "numbers.toml", "numbers")
        self._settle(findings)

    @property
    def entries(self) -> dict[str, list[Any]]:
        """All entries by kind."""
        return {kind: [spec for spec, _ in found] for kind, found in self.found.items()}

    def _settle(self, findings: Findings) -> None:
        """Raise what is wrong, or note it while contents are being written."""
        if not self.drafts:
            return findings.settle()
        try:
            findings.settle()
        except ContentError as problem:
            self.problems += problem.all

    def _text(self, file: str) -> str:
        if file in self._texts:
            return self._texts[file]
        folder, _, name = file.rpartition("/")
        try:
            return read_package_text(f"{PACKAGE}.{folder}" if folder else PACKAGE, name)
        except (FileNotFoundError, ModuleNotFoundError):
            if self.drafts:
                return ""
            raise ContentError(file, "", "there is no such file") from None

    def _read(self, kind: str, file: str, what: str, spec: type[Any]) -> None:
        raw = parse_toml(self._text(file), file).get(what, [])
        if kind == "leads":
            raw = [{"id": f"lead-{place}", **each} for place, each in enumerate(raw, 1)]
        entries = convert_entries(spec, raw, file, what)
        unique([each.id for each in entries], file, what)
        for each in entries:
            give_keys(each, f"{what}-{each.id}")
        self.found[kind] += [(each, file) for each in entries]

    def _read_planet(self, file: str) -> None:
        raw = parse_toml(self._text(file), file)
        tables = dict(PAGE_TABLES.values())
        tables |= {"sector": printed.SectorSpec, "route": printed.RouteSpec}
        page: PlanetPage = convert_page(PlanetPage, tables, raw, file, "planet")
        give_keys(page.planet, f"planet-{page.planet.id}")
        for sector in page.sector:
            give_keys(sector, f"planet-{page.planet.id}-sector-{sector.number}")
        for place, route in enumerate(page.route, 1):
            give_keys(route, f"planet-{page.planet.id}-route-{place}")
        for _, (table, _) in PAGE_TABLES.items():
            for each in getattr(page, table):
                give_keys(each, f"{table}-{each.id}")
        self.pages.append((page, file))

    def _sort_pages(self) -> None:
        """What belongs to planets, after what is everybody's."""
        for page, file in self.pages:
            self.found["planets"].append((page.planet, file))
            for kind, (table, _) in PAGE_TABLES.items():
                self.found[kind] += [(each, file) for each in getattr(page, table)]
        for kind in ("planets", *PAGE_TABLES, "cards"):
            seen: dict[str, str] = {}
            for each, file in self.found[kind]:
                if each.id in seen:
                    raise ContentError(file, f"'{each.id}'", f"this id stands in {seen[each.id]} already")
                seen[each.id] = file

    # --- filling the box -----------------------------------------------------------------------------

    def fill(self, box: Box, book: Book) -> None:
        """Put everything into a box and the ship book, with its effects bound."""
        binder = Binder()
        findings = Findings()
        shelves: dict[str, Shelf] = {}
        order = ["frames", *(kind for kind in self.found if kind != "frames")]
        for kind in order:
            things: list[Thing] = []
            for spec, file in self.found[kind]:
                with findings:
                    agent = AGENTS.get(kind, "")
                    things.append(binder.thing(len(things), spec, file, f"{kind} '{spec.id}'", agent))
            shelves[kind] = Shelf(things)
            if kind == "frames":
                binder.frames = shelves[kind]
        box.put(shelves)
        box.numbers = self.numbers
        boards = []
        for page, file in self.pages:
            if page.planet.id in box.planets.ids:
                with findings:
                    boards.append(self._board(page, file, box, binder))
        box.boards = tuple(boards)
        box.actions = tuple(binder.actions)
        box.tracks = binder.tracks
        with findings:
            self._tables(box)
        with findings:
            self._names(binder, shelves)
        with findings:
            self._references(box)
        with findings:
            fill_book(book, box, self._text(NUMBERS))
        self._settle(findings)

    def _board(self, page: PlanetPage, file: str, box: Box, binder: Binder) -> Board:
        """A planet board: its sectors by index, its routes by direction."""
        entry = f"planet '{page.planet.id}'"
        thing = box.planets.find(page.planet.id)
        sectors = sorted(page.sector, key=lambda each: each.number)
        if [each.number for each in sectors] != list(range(1, len(sectors) + 1)):
            raise ContentError(file, entry, "sectors are numbered 1, 2, 3 and so on")
        board = Board(thing, tuple(sectors))
        routes: list[Route] = []
        for place, spec in enumerate(page.route, 1):
            name = f"{entry} route {place}"
            for end in (spec.start, spec.to):
                if not 1 <= end <= len(sectors):
                    raise ContentError(file, name, f"there is no sector {end}")
            known = [*ROUTE_SYMBOLS, *(f"danger-{frame}" for frame in box.frames.ids)]
            for symbol in spec.symbols:
                if symbol not in known:
                    raise ContentError(file, name, f"route symbol '{symbol}' is unknown{did_you_mean(symbol, known)}")
            goal = binder.goal(spec.needs, file, name) if spec.needs else None
            action = binder.action(spec.action, file, name, thing) if spec.action else None
            if "check" in spec.symbols and action is None:
                raise ContentError(file, name, "a check symbol needs an [route.action]")
            ends = [(spec.start, spec.to), (spec.to, spec.start)] if spec.two_way else [(spec.start, spec.to)]
            for start, to in ends:
                symbols = spec.symbols if start == spec.start else spec.symbols[::-1]
                routes.append(Route(len(routes), start - 1, to - 1, tuple(symbols), goal, action))
        board.routes = tuple(routes)
        board.exits = tuple(tuple(each for each in routes if each.start == at) for at in range(len(sectors)))
        board.biomes = tuple(_bits(each.biomes, file, entry) for each in sectors)
        board.pois = tuple(_number(box.pois, each.poi, file, entry, "poi") for each in sectors)
        board.logs = tuple(_number(box.logs, each.log, file, entry, "log") for each in sectors)
        here = [each.id for each in page.condition if each.printed]
        if len(here) != 1:
            raise ContentError(file, entry, "exactly one condition is printed on the board (IV-BOARD-05)")
        board.condition = _number(box.conditions, here[0], file, entry, "condition")
        return board

    def _tables(self, box: Box) -> None:
        """What rules look up often, by number."""
        faces = []
        for die in box.dice:
            shown = []
            for face in die.spec.faces:
                words = face.split("+")
                for word in words:
                    if word not in SYMBOLS:
                        raise ContentError(
                            "dice.toml", f"die '{die.id}'", f"face '{face}'{did_you_mean(word, SYMBOLS)}"
                        )
                shown.append(tuple(SYMBOLS.index(word) for word in words))
            if len(shown) != 6:
                raise ContentError("dice.toml", f"die '{die.id}'", "a die has six faces")
            faces.append(tuple(shown))
        box.faces = tuple(faces)
        box.die_colours = tuple(COLOURS.index(die.spec.colour) for die in box.dice)
        box.plain_dice = tuple(
            die for die, faces in enumerate(box.faces) if faces.count((ACCIDENT,)) == faces.count((VANGUARD,)) == 1
        )
        numbers = self.numbers
        box.slots = tuple(tuple(tuple(row) for row in numbers.slots[section]) for section in SECTIONS)
        box.starting_dice = tuple(
            tuple(box.dice.number(die) for die in numbers.starting_dice[section]) for section in SECTIONS
        )
        box.poi_biomes = tuple(_bits(each.spec.biomes, "", "") for each in box.pois)
        box.event_biomes = tuple(_bits(each.spec.biomes, "", "") for each in box.events)
        box.injury_faces = tuple(INJURY_FACES.index(face) for face in numbers.injury_die)
        box.danger_faces = tuple(DANGER_FACES.index(face) for face in numbers.danger_die)
        box.card_timings = tuple(each.spec.timing for each in box.cards)
        box.card_sections = tuple(SECTIONS.index(each.spec.section) for each in box.cards)
        box.transforms = tuple((COLOURS.index(each.spec.colour), SYMBOLS.index(each.spec.symbol)) for each in box.crew)
        box.equipment_transforms = tuple(
            (COLOURS.index(each.spec.transform_colour), SYMBOLS.index(each.spec.transform_symbol))
            if each.spec.transform_colour
            else (-1, -1)
            for each in box.equipment
        )
        box.unique_numbers = {each.spec.number: each.number for each in box.uniques}
        box.kinds = tuple(KINDS.index(each.spec.kind) for each in box.discoveries)
        for each in box.equipment:
            if each.spec.kind not in EQUIPMENT_KINDS:
                raise ContentError("equipment.toml", f"equipment '{each.id}'", f"kind '{each.spec.kind}' is unknown")

    def _names(self, binder: Binder, shelves: Mapping[str, Shelf]) -> None:
        """Every name in a parameter must be somebody's."""
        findings = Findings()
        for file, entry, spec in binder.used:
            for parameter, value in spec.items():
                kinds = NAMED_CARDS.get(str(spec["name"]), ()) if parameter == "card" else NAMED.get(parameter, ())
                for name in _strings(value):
                    with findings:
                        if kinds and not any(name in shelves[kind].ids for kind in kinds):
                            known = [id for kind in kinds for id in shelves[kind].ids]
                            raise ContentError(file, entry, f"{kinds[0]} '{name}' is unknown{_guess(name, known)}")
                        words = WORDS_FOR.get(parameter)
                        if words is not None and name not in words:
                            raise ContentError(
                                file, entry, f"{parameter} '{name}' is unknown{did_you_mean(name, words)}"
                            )
        findings.settle()

    def _references(self, box: Box) -> None:
        """Names that stand in fields: missions, threats, logs and unique discoveries of planets, upgrades."""
        findings = Findings()
        for page, file in self.pages:
            planet = page.planet
            entry = f"planet '{planet.id}'"
            for log in (planet.depart_log, planet.evacuate_log, planet.arrive_log):
                with findings:
                    _number(box.logs, log, file, entry, "log")
            for mission in planet.missions:
                with findings:
                    _number(box.missions, mission, file, entry, "mission")
            for threat in planet.threats:
                with findings:
                    _number(box.threats, threat.id, file, entry, "threat")
            for number in planet.uniques:
                with findings:
                    if number not in box.unique_numbers:
                        raise ContentError(file, entry, f"unique discovery {number} is unknown")
        for each in box.equipment:
            with findings:
                _number(box.equipment, each.spec.of, "equipment.toml", f"equipment '{each.id}'", "equipment")
        findings.settle()

    def words(self) -> Iterator[Words]:
        """Everything printed, for translators."""
        for found in self.found.values():
            for entry, _ in found:
                yield from words_in(entry)
        for page, _ in self.pages:
            for part in (*page.sector, *page.route):
                yield from words_in(part)


def _strings(value: object) -> list[str]:
    values = value if isinstance(value, list) else [value]
    return [each for each in values if isinstance(each, str) and each]


def _guess(name: str, known: list[str]) -> str:
    hint = did_you_mean(name, known)
    return hint if hint.endswith("?") else ""


def _bits(biomes: list[str], file: str, entry: str) -> int:
    bits = 0
    for word in biomes:
        if word not in BIOMES:
            raise ContentError(file, entry, f"biome '{word}' is unknown{did_you_mean(word, BIOMES)}")
        bits |= 1 << BIOMES.index(word)
    return bits


def _number(shelf: Shelf, id: str, file: str, entry: str, what: str) -> int:
    """The number of something that a field names; -1 if it names nothing."""
    if not id:
        return -1
    if id not in shelf.ids:
        raise ContentError(file, entry, f"{what} '{id}' is unknown{_guess(id, shelf.ids)}")
    return shelf.number(id)


LIBRARY = Library()
LIBRARY.fill(BOX, BOOK)
