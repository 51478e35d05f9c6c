"""What is on the table: the nouns of Vanguard. No rule lives here. The ship's are in `ship_state.py`."""

from __future__ import annotations

from enum import IntEnum
from typing import Any

import msgspec

from starboard.core.chance import Chance
from starboard.core.event import WithLog
from starboard.core.piles import Pile
from starboard.games.vanguard.printed import KINDS
from starboard.games.vanguard.ship_state import Ship

AVAILABLE, POOL, EXHAUSTED, GONE, BOXED = range(5)
"""Where a section die is: in a slot, in hand or in the pool, exhausted, sacrificed, left in the section box."""
PLACES = ("available", "pool", "exhausted", "gone", "boxed")
TEAM = -1
"""Who a deed concerns when it is nobody's in particular."""
UNIQUE = 1000
"""Unique discoveries are counted from here where they stand beside others."""


class Phase(IntEnum):
    """What the next step is."""

    SETUP = 0
    TEAM = 1
    BEGIN = 3
    ROUND = 4
    TURN = 5
    ACTION = 6
    MOVE = 7
    ARRIVE = 8
    PREPARE = 9
    EVENT = 10
    NEXT_TURN = 11
    CHOOSE_DICE = 12
    ROLL = 13
    MODIFY = 14
    COMBOS = 15
    INJURIES = 16
    EFFECTS = 17
    MARK = 18
    EXHAUST = 19
    OUTCOMES = 20
    CHECK_END = 21
    ENDING = 22
    CLEAN_UP = 23
    SHIP = 24
    OVER = 25
    TURN_END = 26
    ACTION_END = 27


class Mode(IntEnum):
    """Which rules of play hold: the tutorial's own, or everybody's."""

    PLAIN = 0
    TUTORIAL = 1
    QUICK = 2


class Result(IntEnum):
    """How an exploration ended."""

    NONE = 0
    SUCCESS = 1
    FAILURE = 2
    DEPARTED = 3
    EVACUATED = 4


class Member(msgspec.Struct, omit_defaults=True):
    """A crew member on the planet, by its section. `dice` are die types and `where` the place of each; `hurt` are the
    columns that hold an injury die, as bits; `injuries` are card numbers from the left, face-down ones as -1 - number;
    `gaps` are empty injury slots left of a card, which the next one goes into. `used` are the
    pieces of equipment that cannot be used for now. `rank` counts from 1."""

    crew: int
    rank: int = 1
    at: int = 0
    dice: list[int] = []
    where: list[int] = []
    hurt: int = 0
    injuries: list[int] = []
    charges: int = 0
    hand: list[int] = []
    deck: Pile = []
    discards: list[int] = []
    equipment: list[int] = []
    used: list[int] = []
    used_turn: list[int] = []
    acted: bool = False
    unread: bool = False
    weary: bool = False
    """Whether it may not push in this round."""
    gaps: list[int] = []


class Sector(msgspec.Struct, omit_defaults=True):
    """A sector of the board. `pois` are the cards that lie there, the top one last; `time` is the token on the track of
    the top card; `tokens` are pieces of field equipment; `flags` marks that a planet puts there."""

    pois: list[int] = []
    time: int = 0
    tokens: list[int] = []
    flags: int = 0


class Threat(msgspec.Struct, omit_defaults=True):
    """A threat in play; `others` are sectors with secondary standees."""

    card: int
    at: int
    time: int = 0
    others: list[int] = []


class Mission(msgspec.Struct, omit_defaults=True):
    """A mission on the board, with its time token."""

    card: int
    time: int = 0


class Die(msgspec.Struct, array_like=True):
    """A section die in the pool: whose it is, which of its dice, the face it shows (-1 before the roll)."""

    section: int
    die: int
    face: int = -1


class Check(msgspec.Struct, omit_defaults=True):
    """A dice check under way. `action` is -1 for Prepare and for routes without a check of their own; `place` is the
    sector whose card is checked, `at` where the active member was when it began. `symbols` are virtual ones that cards
    have added; `injury` and `danger` the faces of those dice, danger dice as (frame, face) in one number.
    `cursor` says how far the current step has got. `marked` is the row that was marked, tracks counted after the rows;
    `card` the POI that is checked, as it was. `injury` and `settled` together are the injury dice of the check."""

    active: int
    action: int = -1
    place: int = -1
    at: int = 0
    step: int = 1
    pool: list[Die] = []
    symbols: list[int] = []
    supporters: list[int] = []
    supported: list[int] = []
    """Sections that have played a card in support."""
    injury: list[int] = []
    danger: list[int] = []
    settled: list[int] = []
    """Injury cards that hold a die in this check, by slot."""
    cursor: int = 0
    marked: int = -1
    immediate: bool = False
    card: int = -1
    helpers: list[int] = []
    """Sections that may support from another sector."""
    accidents: int = 0
    injury_dice: int = 0
    """How many injury dice were taken into hand."""


class Moving(msgspec.Struct, omit_defaults=True):
    """A move under way: whose, along which route, how many symbols are resolved; `free` skips them."""

    who: int
    route: int
    done: int = 0
    symbols: list[str] = []
    action: bool = True


class Flags(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed before the game. The last four are the Deadly Space card (IV-DES-27)."""

    scenario: str = "tutorial"
    mode: Mode = Mode.PLAIN
    planet: int = 0
    campaign: bool = False
    operation: int = -1
    sections: tuple[str, ...] = ()
    no_push: bool = False
    deadly_injuries: bool = False
    lost_uniques: bool = False
    short_supplies: bool = False


class Pending:
    """Something that is about to happen to a member, and can still be kept away: a danger, an injury, an exhausting, an
    event. `left` says how much of it, 0 when it is ignored."""

    __slots__ = ("kind", "left", "thing", "who")

    def __init__(self, kind: str, who: int, left: int = 1, thing: int = -1) -> None:
        self.kind = kind
        self.who = who
        self.left = left
        self.thing = thing


class Derived(WithLog):
    """The part of a state that is not saved. `hooks` are the lasting powers by their door, worked out when somebody
    asks; `scope` is what acts and where, as far as a deed has to know; `placed` the sector of the last POI placed;
    `pending` what can still be kept away, the innermost last."""

    __slots__ = ("hooks", "pending", "placed", "scope")

    hooks: dict[str, tuple[Any, ...]] | None
    scope: list[tuple[Any, int]]
    placed: int
    pending: list[Pending]

    def __post_init__(self) -> None:
        super().__post_init__()
        self.hooks = None
        self.scope = []
        self.placed = -1
        self.pending = []

    def change_powers(self) -> None:
        """Something that lasts has come or gone."""
        self.hooks = None


class State(Derived, msgspec.Struct, omit_defaults=True):
    """A game in progress.

    `leaders` has the seat that leads each section; `members` the crew on the planet by section. `success`, `supplies`,
    `discoveries` and `uniques` (with the lander) are this exploration's. `markers` are the markers on tracks of
    actions: by track and sector. `lead_bag`, `lead_beside` and `leads` (by kind) hold lead tokens. `unique_stack` is
    the board's space, the next one last. `rank_up` is the card and `ranked` whether it is completed. `read` are log
    entries read in this exploration, `due` time tracks to be resolved.
    """

    flags: Flags
    seats: int
    chance: Chance
    phase: Phase = Phase.SETUP
    ship: Ship = msgspec.field(default_factory=Ship)
    leaders: list[int] = msgspec.field(default_factory=lambda: [0] * 4)
    planet: int = -1
    mode: Mode = Mode.PLAIN
    members: list[Member | None] = msgspec.field(default_factory=lambda: [None] * 4)
    dead: list[int] = []
    """Crew cards of members who died in this exploration."""
    lost: list[int] = []
    sectors: list[Sector] = []
    condition: int = -1
    condition_time: int = 0
    missions: list[Mission] = []
    completed: list[int] = []
    failed: list[int] = []
    threats: list[Threat] = []
    neutralised: int = 0
    markers: dict[int, int] = {}
    success: int = 0
    supplies: int = 0
    supply_limit: int = 0
    unlimited: bool = False
    lander_at: int = -1
    discoveries: list[int] = []
    uniques: list[int] = []
    used_things: list[int] = []
    """Discoveries (by number) and unique discoveries (from `UNIQUE` on) that cannot be used again for now."""
    unique_stack: list[int] = []
    rank_ups: Pile = []
    rank_up: int = -1
    ranked: bool = False
    events: Pile = []
    event_discards: Pile = []
    event: int = -1
    foreseen: list[int] = []
    """Events known to lie on top of the deck, the next one last."""
    event_on: bool = True
    injuries: Pile = []
    decks: list[Pile] = []
    beneath: list[int] = []
    """Discoveries that have been returned to their decks in this exploration: they lie at the bottom, in this order."""
    lead_bag: Pile = []
    lead_beside: Pile = []
    leads: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in KINDS])
    round: int = 0
    first: int = -1
    """The section whose member holds the start token."""
    active: int = -1
    actions_left: int = 0
    special_used: bool = False
    script: int = 0
    """How far the tutorial's script has got."""
    check: Check | None = None
    moving: Moving | None = None
    prepared: int = 0
    due: list[int] = []
    read: list[int] = []
    marks: dict[str, int] = {}
    """Facts of this exploration alone: those whose name begins with a dot."""
    result: Result = Result.NONE
    end_log: int = -1
    finals: list[int] = []
    """POI cards with the final symbol that were placed."""
    team_size: int = 0
    refused: bool = False
    """Whether departing has been refused in this turn."""
    skips: int = 0
    """Route symbols that the present move may leave out."""
    deaths: int = 0
