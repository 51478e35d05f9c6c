"""What is printed: crew, cards, dice, planets and what lies on them. Facts come from the content files; nothing here
changes.

Things are numbered in the order of their file, and a state holds the numbers. Specs of the ship book are in
`printed_ship.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias

import msgspec

from starboard.core.content import Bound
from starboard.core.event import Cause
from starboard.core.shelf import Shelf as AnyShelf
from starboard.core.text import NO_WORDS, Words

SECTIONS = ("security", "science", "recon", "engineering")
SECURITY, SCIENCE, RECON, ENGINEERING = range(4)
TURN_ORDER = (SCIENCE, RECON, SECURITY, ENGINEERING)
"""IV-RULING-24: the order of the members of one player."""

SYMBOLS = (
    "fitness",
    "gathering",
    "defence",
    "exploration",
    "biology",
    "xenology",
    "building",
    "science",
    "technology",
    "basic",
    "vanguard",
    "accident",
)
BASIC, VANGUARD, ACCIDENT = 9, 10, 11
COLOURS = ("red", "green", "blue")
RED, GREEN, BLUE = range(3)
TOKEN_COLOUR, TOKEN_DIE, TOKEN_EQUAL = 12, 15, 16
"""Tokens of requirements: below 12 a symbol, 12 to 14 a die of a colour, then any die and any equal symbol."""
TOKENS = (*SYMBOLS, *COLOURS, "die", "equal")

KINDS = ("microorganisms", "alien-technology", "minerals", "strange-flora", "living-specimens")
"""IV-FACT-28: the kinds of discovery."""
INJURY_FACES = ("injury", "severe", "mental", "special", "blank")
DANGER_FACES = ("common", "uncommon", "rare", "special")
OUTCOMES = ("green", "yellow", "red")
BIOMES = (
    "cold",
    "cave",
    "crystalline",
    "hostile",
    "desert",
    "void",
    "ruins",
    "rocky",
    "deadly",
    "volcanic",
    "vegetation",
    "water",
    "tutorial",
)
"""IV-BIOME-01."""
TIMINGS = ("check", "turn", "any", "event", "danger", "injury", "exhaust", "move")
"""When a top effect, a skill or equipment is used: in step 4 of a check, in the own turn, at any time, before an event
is resolved, before a danger effect, an injury or a forced exhausting is resolved, when moving."""
USES = ("unlimited", "turn", "exploration", "discard")
EQUIPMENT_KINDS = ("minor", "personal", "field", "upgrade")
GIVES = ("", "card", "charge")
ROUTE_SYMBOLS = (
    "move",
    "exhaust",
    "exhaust-red",
    "exhaust-green",
    "exhaust-blue",
    "sacrifice",
    "sacrifice-red",
    "sacrifice-green",
    "sacrifice-blue",
    "supply",
    "time",
    "check",
)
"""What a route may show besides `danger-<frame>`."""

Deeds = list[dict[str, Any]]
Goal = dict[str, Any]


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a content file: what everything printed has."""

    id: str
    name: Words = NO_WORDS
    text: Words = NO_WORDS


class DieSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-DES-01: a type of section die; a face lists its symbols, joined by `+` where there are two. `copies` is the
    supply."""

    colour: str = ""
    kind: str = ""
    symbol: str = ""
    faces: list[str] = []
    copies: int = 0
    secret: bool = False


# --- people and what they carry ---------------------------------------------------------------------------------------


class CrewSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-DES-18: a crew card. A basic of `colour` counts as `symbol` when it is exhausted; the skill costs a charge."""

    colour: str = ""
    symbol: str = ""
    skill: Words = NO_WORDS
    skill_text: Words = NO_WORDS
    charges: int = 2
    timing: str = "any"
    action: Deeds = []
    power: Deeds = []
    tutorial: str = ""


class CardSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-CARD-01: a section card with its top effect and its combo."""

    section: str = ""
    rank: int = 1
    starter: bool = False
    tutorial: bool = False
    timing: str = "check"
    top: Deeds = []
    combo: str = ""
    combo_text: Words = NO_WORDS
    combo_deeds: Deeds = []


class OnSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one symbol of an injury does."""

    symbol: str
    text: Words = NO_WORDS
    deeds: Deeds = []


class InjurySpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-DES-06."""

    copies: int = 1
    on: list[OnSpec] = []
    power: Deeds = []


class OnResultSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a result of the danger die does in a frame."""

    result: str
    text: Words = NO_WORDS
    deeds: Deeds = []


class FrameSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-DANGER-01: a frame of the danger card; its id is its letter."""

    on: list[OnResultSpec] = []


class LeadSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-LEAD-03 to 09: a lead token; `returns` is the return symbol."""

    value: int = 0
    copies: int = 1
    returns: bool = False
    gives: str = ""


class DiscoverySpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-DES-08. The `planet` ability is used as `uses` says; the `ship` ability is resolved when it is unloaded."""

    kind: str = ""
    tier: str = "basic"
    copies: int = 1
    planet: Deeds = []
    ship: Deeds = []
    power: Deeds = []
    uses: str = "discard"
    timing: str = "any"


class UniqueSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-UDISC: a unique discovery."""

    number: int = 0
    planet: Deeds = []
    ship: Deeds = []
    power: Deeds = []
    uses: str = "exploration"
    timing: str = "any"


# --- actions ----------------------------------------------------------------------------------------------------------


class EffectSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A special effect (IV-FX). One that `lacks` something holds where the pool does *not* show it (IV-RULING-06);
    with `immediate` it ends the check with the outcome of that colour (IV-FX-08)."""

    needs: str = ""
    lacks: str = ""
    text: Words = NO_WORDS
    deeds: Deeds = []
    immediate: str = ""


class RowSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An outcome row (IV-CHECK-25); `link` is the colour of the outcome its arrow points to."""

    colour: str
    needs: str = ""
    text: Words = NO_WORDS
    deeds: Deeds = []
    link: str = ""


class TrackSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A track (IV-TRACK): so many advances put the marker on the outcome space."""

    colour: str
    spaces: int
    text: Words = NO_WORDS
    deeds: Deeds = []
    link: str = ""


class ActionSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """A special action (IV-ACT-06). Without effects, rows and tracks it is no check, and its `deeds` are done.
    `needs` is a goal that must hold; `sector` where it can be done, if its card names one."""

    danger: list[str] = []
    deeds: Deeds = []
    needs: Goal = {}
    sector: int = 0
    effect: list[EffectSpec] = []
    row: list[RowSpec] = []
    track: list[TrackSpec] = []


class ComboSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A combo of a condition (IV-COMBO-04)."""

    needs: str
    text: Words = NO_WORDS
    deeds: Deeds = []


class OptionSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of several things to choose from; `needs` is a goal that must hold."""

    text: Words
    id: str = ""
    deeds: Deeds = []
    needs: Goal = {}


class RankUpSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-RANK-02: a rank-up card."""

    goal: Goal = {}
    tutorial: bool = False
    action: list[ActionSpec] = []


class EquipmentSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-EQUIP-01. Field equipment with a `token` is put into a sector by an action of its own; from then on whoever is
    there uses its `action` and has its `power` (IV-EQUIP-10)."""

    kind: str = "minor"
    section: str = ""
    of: str = ""
    timing: str = "turn"
    action: Deeds = []
    power: Deeds = []
    transform_colour: str = ""
    transform_symbol: str = ""
    uses: str = "unlimited"
    counts_as_action: bool = False
    token: bool = False
    special: list[ActionSpec] = []


class EventSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-EVENT: `deeds` or the options are the main effect, `secondary` the other."""

    deck: str = "basic"
    biomes: list[str] = []
    deeds: Deeds = []
    secondary_text: Words = NO_WORDS
    secondary: Deeds = []
    option: list[OptionSpec] = []


# --- planets ----------------------------------------------------------------------------------------------------------


class StartThreat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A threat that is on the board from the beginning."""

    id: str
    sector: int


class PlanetSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """A planet board (IV-BOARD-01). `rules` are powers in force for the whole exploration, `begin` deeds done before
    the first round, `start` the sectors where figures begin (else the landing sector). After so many `rounds` the team
    is fetched (0: never)."""

    number: int = 0
    system: str = ""
    idea: Words = NO_WORDS
    biome_words: list[str] = []
    biomes: list[str] = []
    depart_log: str = ""
    evacuate_log: str = ""
    arrive_log: str = ""
    uniques: list[int] = []
    unique_empty_text: Words = NO_WORDS
    unique_empty: Deeds = []
    missions: list[str] = []
    threats: list[StartThreat] = []
    supplies: int = 8
    rules_text: Words = NO_WORDS
    rules: Deeds = []
    begin: Deeds = []
    start: list[int] = []
    tutorial: bool = False
    operation: bool = False
    unlimited_supplies: bool = False
    rounds: int = 0


class SectorSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """IV-BOARD-02: a sector; `poi` is printed there, `space` is an empty space for one."""

    number: int
    name: Words
    x: int
    y: int
    text: Words = NO_WORDS
    biomes: list[str] = []
    poi: str = ""
    space: bool = False
    log: str = ""
    lander: bool = False
    no_move: bool = False
    important: bool = False


class RouteSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """IV-BOARD-03: a route; one-way unless `two_way`. `needs` is a goal that must hold to use it; `action` is the check
    of its check symbol."""

    start: int = msgspec.field(name="from")
    to: int
    two_way: bool = True
    symbols: list[str] = []
    needs: Goal = {}
    action: ActionSpec | None = None


class PoiSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-POI: a point of interest; `mark` is a mark of the logbook whose value whoever looks at the card should know,
    `mark_text` what it counts."""

    biomes: list[str] = []
    no_move: bool = False
    no_save: bool = False
    final: bool = False
    important: bool = False
    copies: int = 1
    time: int = 0
    time_text: Words = NO_WORDS
    time_deeds: Deeds = []
    power: Deeds = []
    mark: str = ""
    mark_text: Words = NO_WORDS
    action: list[ActionSpec] = []


class ConditionSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-COND: a global condition; `move` is what its move symbol does, or one of the `option`s, or `check`."""

    printed: bool = False
    move_text: Words = NO_WORDS
    move: Deeds = []
    option: list[OptionSpec] = []
    check: ActionSpec | None = None
    time: int = 0
    time_text: Words = NO_WORDS
    time_deeds: Deeds = []
    power: Deeds = []
    combo: list[ComboSpec] = []
    effect: list[EffectSpec] = []
    action: list[ActionSpec] = []


class MissionSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-MISS: a mission. With a `completion` goal the players complete it; `deeds` are done then."""

    optional: bool = False
    completion: Goal = {}
    completion_text: Words = NO_WORDS
    deeds: Deeds = []
    time: int = 0
    time_text: Words = NO_WORDS
    time_deeds: Deeds = []
    power: Deeds = []
    action: list[ActionSpec] = []


class SpaceSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A space of a threat's time track (IV-THREAT-02)."""

    text: Words = NO_WORDS
    deeds: Deeds = []


class ThreatSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """IV-THREAT: a threat."""

    no_save: bool = False
    space: list[SpaceSpec] = []
    action: list[ActionSpec] = []
    power: Deeds = []


class LogSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of the logbook (IV-LOG); `once` says that it is read once only."""

    id: str
    title: Words
    text: Words = NO_WORDS
    deeds: Deeds = []
    once: bool = False
    choice: list[OptionSpec] = []


class PlanetPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A planet file: the board and all cards and logs that belong to it."""

    planet: PlanetSpec
    sector: list[SectorSpec] = []
    route: list[RouteSpec] = []
    poi: list[PoiSpec] = []
    condition: list[ConditionSpec] = []
    mission: list[MissionSpec] = []
    threat: list[ThreatSpec] = []
    log: list[LogSpec] = []


class NumbersSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the game that are inferred or designed: every one of them data."""

    slots: dict[str, list[list[int]]]
    """IV-FACT-01: by section and rank, the usable slots of the red, green and blue column."""
    starting_dice: dict[str, list[str]]
    first_wild: dict[str, str]
    injury_die: list[str]
    danger_die: list[str]
    hand_limits: list[int]
    injury_slots: int
    push_refreshes: int
    least_dice: int
    actions: int
    lead_total: int
    least_deck: int
    expedition_rank: int
    expedition_crew: dict[str, str]
    expedition_equipment: dict[str, list[str]]
    expedition_lander: str
    exhaustion: str
    wound: str
    scratch: str
    tutorial_injuries: int
    deadly_supplies: int
    quick_recruits: int
    quick_kept: int
    last_stored_unique: int


# --- things bound to their functions ----------------------------------------------------------------------------------

Term = tuple[int, ...]
"""Tokens that are alternatives for one place of a requirement."""
Need = tuple[tuple[Term, ...], ...]
"""A requirement: alternatives, each a sum of terms."""


class Call:
    """Deeds bound to their functions, in order. `possible` says of what must be done, such as a price, whether it can
    be; `useful` says of the rest whether it would do something now."""

    __slots__ = ("deeds", "names", "possible", "useful")

    def __init__(self, bound: Iterable[Bound]) -> None:
        effects = tuple(bound)
        self.deeds: tuple[Callable[..., Any], ...] = tuple(each.parts["deed"] for each in effects)
        self.possible: tuple[Callable[..., bool], ...] = tuple(
            each.parts["possible"] for each in effects if "possible" in each.parts
        )
        useful = tuple(each.parts["useful"] for each in effects if "useful" in each.parts)
        always = any("useful" not in each.parts and "possible" not in each.parts for each in effects)
        self.useful: tuple[Callable[..., bool], ...] = () if always else useful
        self.names = tuple(each.name for each in effects)

    def __bool__(self) -> bool:
        return bool(self.deeds)

    def payable(self, state: Any, who: int) -> bool:
        """IV-SAC-09: whether everything that must be done can be."""
        return all(check(state, who) for check in self.possible)

    def can(self, state: Any, who: int) -> bool:
        """Whether everything that must be done can be, and something else would do something."""
        if self.possible and not self.payable(state, who):
            return False
        for check in self.useful:
            if check(state, who):
                return True
        return not self.useful


NO_CALL = Call(())


class Part:
    """An entry inside an entry: an effect, a row, a track, a combo, an option, a space, a way.

    `calls` are its deeds, `goals` its goals and `parts` what stands inside it, each by the field's name.
    """

    __slots__ = (
        "absent",
        "call",
        "calls",
        "colour",
        "goal",
        "goals",
        "id",
        "immediate",
        "link",
        "need",
        "parts",
        "spaces",
        "spec",
        "text",
    )

    def __init__(
        self,
        spec: Any,
        calls: dict[str, Call],
        goals: dict[str, Callable[..., bool]],
        parts: dict[str, tuple[Part, ...]],
        need: Need | None,
    ) -> None:
        self.spec = spec
        self.calls = calls
        self.goals = goals
        self.parts = parts
        self.need = need
        self.call = calls.get("deeds", NO_CALL)
        self.goal = goals.get("needs")
        self.id: str = getattr(spec, "id", "")
        self.text: Words = getattr(spec, "text", NO_WORDS)
        self.colour: str = getattr(spec, "colour", "")
        self.link: str = getattr(spec, "link", "")
        self.spaces: int = getattr(spec, "spaces", 0)
        self.immediate: str = getattr(spec, "immediate", "")
        self.absent = bool(getattr(spec, "lacks", ""))


class Action:
    """A special action, bound. `number` counts all actions of the box; `first_track` the tracks before its own."""

    __slots__ = (
        "call",
        "danger",
        "effects",
        "first_track",
        "goal",
        "id",
        "is_check",
        "name",
        "number",
        "owner",
        "rows",
        "spec",
        "tracks",
    )

    def __init__(
        self,
        number: int,
        spec: ActionSpec,
        owner: Thing,
        call: Call,
        effects: tuple[Part, ...],
        rows: tuple[Part, ...],
        tracks: tuple[Part, ...],
        first_track: int,
        danger: tuple[int, ...],
        goal: Callable[..., bool] | None,
        is_check: bool,
    ) -> None:
        self.number = number
        self.spec = spec
        self.id = spec.id
        self.name = spec.name
        self.owner = owner
        self.call = call
        self.effects = effects
        self.rows = rows
        self.tracks = tracks
        self.first_track = first_track
        self.danger = danger
        self.goal = goal
        self.is_check = is_check

    def __repr__(self) -> str:
        return f"<action {self.owner.id}:{self.id}>"


class Thing:
    """Something printed, with the functions that its effects name, by the field they stand in.

    `powers` are the hooks of what lasts; `calls` its deeds and `goals` its goals by field; `parts` its combos, effects,
    options and spaces by table; `actions` its special actions. `agent` is the kind of cause it is when it acts.
    """

    __slots__ = (
        "_causes",
        "actions",
        "agent",
        "calls",
        "goals",
        "id",
        "name",
        "need",
        "number",
        "parts",
        "powers",
        "spec",
    )

    def __init__(self, number: int, spec: Any, agent: str) -> None:
        self._causes: dict[int, Cause] = {}
        self.number = number
        self.spec = spec
        self.agent = agent
        self.id: str = spec.id
        self.name: Words = getattr(spec, "name", NO_WORDS) or getattr(spec, "title", NO_WORDS)
        self.calls: dict[str, Call] = {}
        self.parts: dict[str, tuple[Part, ...]] = {}
        self.actions: tuple[Action, ...] = ()
        self.powers: tuple[Bound, ...] = ()
        self.goals: dict[str, Callable[..., bool]] = {}
        self.need: Need | None = None

    def cause(self, owner: int) -> Cause:
        """It acts for a section, or for nobody (-1)."""
        found = self._causes.get(owner)
        if found is None:
            whose = SECTIONS[owner] if owner >= 0 else ""
            found = self._causes[owner] = Cause(self.agent, self.id, whose)
        return found

    def __repr__(self) -> str:
        return f"<{self.id}>"


Shelf: TypeAlias = AnyShelf[Thing]
"""All things of a kind."""


class Route:
    """A way one may go: from a sector to another, by their index. `number` counts the directed routes of a planet."""

    __slots__ = ("action", "goal", "number", "start", "symbols", "to")

    def __init__(
        self,
        number: int,
        start: int,
        to: int,
        symbols: tuple[str, ...],
        goal: Callable[..., bool] | None,
        action: Action | None,
    ) -> None:
        self.number = number
        self.start = start
        self.to = to
        self.symbols = symbols
        self.goal = goal
        self.action = action


class Board:
    """A planet board, bound: sectors count from 0, routes are directed."""

    __slots__ = ("biomes", "condition", "exits", "logs", "pois", "routes", "sectors", "thing")

    def __init__(self, thing: Thing, sectors: tuple[SectorSpec, ...]) -> None:
        self.thing = thing
        self.sectors = sectors
        self.routes: tuple[Route, ...] = ()
        self.exits: tuple[tuple[Route, ...], ...] = ()
        """By sector, the routes that begin there."""
        self.biomes: tuple[int, ...] = ()
        """By sector, its printed biomes as bits."""
        self.pois: tuple[int, ...] = ()
        """By sector, the printed POI, -1 if there is none."""
        self.logs: tuple[int, ...] = ()
        """By sector, the log it refers to, -1 if there is none."""
        self.condition = -1


class Box:
    """Everything in the box. Filled by the library when it has read the content files."""

    numbers: NumbersSpec
    dice: Shelf
    crew: Shelf
    cards: Shelf
    injuries: Shelf
    frames: Shelf
    leads: Shelf
    discoveries: Shelf
    uniques: Shelf
    rankups: Shelf
    equipment: Shelf
    events: Shelf
    planets: Shelf
    pois: Shelf
    conditions: Shelf
    missions: Shelf
    threats: Shelf
    logs: Shelf
    boards: tuple[Board, ...]
    """By planet."""
    actions: tuple[Action, ...]
    """Every special action there is."""
    tracks: int
    """How many tracks all actions have."""
    faces: tuple[tuple[tuple[int, ...], ...], ...]
    """By die and face, the symbols it shows."""
    die_colours: tuple[int, ...]
    plain_dice: tuple[int, ...]
    """The types of dice with one accident and one Vanguard among their six faces."""
    slots: tuple[tuple[tuple[int, ...], ...], ...]
    """By section and rank (from 0), the usable slots of each colour."""
    starting_dice: tuple[tuple[int, ...], ...]
    poi_biomes: tuple[int, ...]
    event_biomes: tuple[int, ...]
    injury_faces: tuple[int, ...]
    danger_faces: tuple[int, ...]
    card_sections: tuple[int, ...]
    card_timings: tuple[str, ...]
    transforms: tuple[tuple[int, int], ...]
    """By crew card: the colour and symbol of its transformation."""
    equipment_transforms: tuple[tuple[int, int], ...]
    """By equipment: the colour and symbol of its transformation; colour -1 if it has none."""
    unique_numbers: dict[int, int]
    """By printed number, the unique discovery."""
    kinds: tuple[int, ...]
    """By discovery, its kind."""

    def put(self, shelves: Mapping[str, Shelf]) -> None:
        """The things of every kind."""
        vars(self).update(shelves)


BOX = Box()
