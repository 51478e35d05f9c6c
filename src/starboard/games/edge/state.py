"""What is on the table: the nouns of the Edge. No rule lives here."""

from __future__ import annotations

from enum import IntEnum
from typing import Any, NamedTuple

import msgspec

from starboard.core.chance import Chance
from starboard.core.event import WithLog
from starboard.core.piles import Pile
from starboard.games.edge.chart import REGIONS, SPACES
from starboard.games.edge.printed import FLEET, RESOURCES, TRACKS

SUPPLY, PAD, SCRAPYARD, BAY = -1, -2, -3, -4
"""Where a ship is when it is in no region (AE-SHIP-17)."""
RAIDERS = -1
"""The side of a battle that is nobody's."""
HEGEMON = 9
"""The Hegemon's number in events; among the players of a state he comes after the last seat."""


class Traits(NamedTuple):
    """What a type of ship of a player can do, upgrades included (AE-SHIP-01 to 09)."""

    guns: int
    reach: int
    shield: int
    targeting: int
    assault: bool
    navigation: bool


class Phase(IntEnum):
    """What the next step is."""

    SETUP = 0
    FACTIONS = 1
    READY = 2
    TURN = 3
    ARRIVE = 4
    RAID = 5
    ESCALATE = 6
    TALK = 7
    PREPARE = 8
    ROLL = 9
    OUTCOME = 10
    AFTERMATH = 11
    BUILD = 12
    DOCK = 13
    COME_HOME = 14
    TURN_END = 15
    HEGEMON = 16
    HEGEMON_CALLS = 17
    NEXT = 18
    GO_ON = 21
    COUNT = 19
    OVER = 20


class Module(msgspec.Struct, omit_defaults=True):
    """A module at a station: its number, its damage markers, the moon on its cargo space, a mechaphage on it (U-08)."""

    number: int
    damage: int = 0
    moon: int = -1
    phage: bool = False


class Player(msgspec.Struct, omit_defaults=True):
    """A participant with a station; the Hegemon is the last of them. `ships` is where each ship of the fleet is,
    `marks` the damage on its shield; `abroad` counts free leaders by region. `dealt` are cards to choose from,
    `looked` discovery tokens."""

    faction: int = -1
    stores: list[int] = msgspec.field(default_factory=lambda: [0] * len(RESOURCES))
    hand: list[int] = []
    ships: list[int] = msgspec.field(default_factory=lambda: [SUPPLY] * len(FLEET))
    marks: list[int] = msgspec.field(default_factory=lambda: [0] * len(FLEET))
    leaders: int = 0
    abroad: list[int] = msgspec.field(default_factory=lambda: [0] * REGIONS)
    tracks: list[int] = msgspec.field(default_factory=lambda: [0] * len(TRACKS))
    points: int = 0
    modules: list[Module] = []
    moons: list[int] = []
    upgrades: list[int] = []
    discoveries: list[int] = []
    supremacies: list[int] = []
    destinies: list[int] = []
    dealt: list[int] = []
    looked: list[int] = []
    spent: list[str] = []
    wins: int = 0
    last_turn: bool = False


class Raider(msgspec.Struct, omit_defaults=True):
    """A raider on the map."""

    id: int
    number: int
    at: int


class Development(msgspec.Struct, omit_defaults=True):
    """A development on a planet: its type, whose it is, the leaders committed there."""

    at: int
    type: int
    owner: int
    leaders: int
    out_of_use: bool = False


class Hegemon(msgspec.Struct, omit_defaults=True):
    """What the Hegemon has besides a player's things: piles face down count what is left in them, `shown` is the
    face-up card of each action deck. `marker` is the space of the command ring, `section` the one the die chose."""

    officer: int
    marker: int = 0
    probe: int = -1
    eye: int = 0
    orders: list[Pile] = []
    shown: list[int] = []
    discards: list[Pile] = []
    negotiations: Pile = []
    turned: Pile = []
    upgrades: Pile = []
    tiles: list[int] = []
    section: int = -1


class Side(msgspec.Struct, omit_defaults=True):
    """A side of a battle. `extra` dice and targeting come from cards and energy; `done` says that it passes for the
    whole battle, `out` that it has withdrawn."""

    player: int
    dice: list[int] = []
    extra: int = 0
    energy: int = 0
    targeting: int = 0
    cards: list[int] = []
    used: list[str] = []
    done: bool = False
    out: bool = False
    spared: bool = False


class Battle(msgspec.Struct, omit_defaults=True):
    """A battle under way in a region."""

    at: int
    sides: list[Side] = []
    winner: int = -2
    """The player who won, -1 for raiders, -2 where nobody has."""


LENGTHS = {"short": 50, "medium": 60, "long": 70}
DECKS = ("dawn", "twilight", "shadows")
MOON_SETS = ("off", "only", "both")


class Flags(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed before the game (AE-RULING-60)."""

    terminus: int = 60
    deck: str = "dawn"
    specials: int = 0
    destinies: bool = False
    dealt: int = 3
    more_factions: bool = False
    more_tactics: bool = False
    ancient_moons: str = "off"
    ancient_modules: bool = False
    gate: bool = False
    wyrm: bool = False
    officer: int = -1
    class_s: str = ""
    raiders: tuple[str, ...] = ()
    factions: tuple[str, ...] = ()


class Derived(WithLog):
    """The part of a state that is not saved: it follows from the rest. `hooks` are the lasting powers of each player by
    their door, `traits` what each type of ship can do; both are worked out when somebody asks."""

    __slots__ = ("hooks", "traits")

    hooks: dict[int, dict[str, tuple[Any, ...]]]
    traits: dict[int, tuple[Traits, ...]]

    def __post_init__(self) -> None:
        super().__post_init__()
        self.hooks = {}
        self.traits = {}

    def change_powers(self, who: int) -> None:
        """Something that lasts has come to a player or left it."""
        self.hooks.pop(who, None)
        self.traits.pop(who, None)


class State(Derived, msgspec.Struct, omit_defaults=True):
    """A game in progress.

    Piles without order count their things by number. `moons` are those that can be seen in a region, `buried` how many
    lie below. `goods` are resource tokens lying in a region. `flown` is the ship launched this turn, `at` the active
    region. `docked` are the modules that have a ship this return, by place; station functions are -1 and below. `built`
    are ships that the active player has built this turn.
    `human` is the seat whose turn it was last.
    """

    flags: Flags
    seats: int
    chance: Chance
    phase: Phase = Phase.SETUP
    players: list[Player] = []
    hegemon: Hegemon | None = None
    turn: int = 0
    first: int = 0
    active: int = 0
    human: int = 0
    at: int = -1
    flown: int = -1
    tiles: list[int] = msgspec.field(default_factory=lambda: [-1] * SPACES)
    planets: Pile = []
    moons: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in range(REGIONS)])
    buried: list[int] = msgspec.field(default_factory=lambda: [0] * REGIONS)
    moon_pile: Pile = []
    goods: dict[int, list[int]] = {}
    developments: list[Development] = []
    tactics: Pile = []
    discards: Pile = []
    decks: list[Pile] = []
    display: list[list[int]] = []
    discoveries: Pile = []
    stacks: list[Pile] = []
    supremacies: list[int] = []
    supremacy_pile: Pile = []
    destinies: Pile = []
    factions: Pile = []
    upgrades: list[Pile] = []
    offers: list[int] = []
    event_pile: Pile = []
    event_step: int = 0
    events: int = 0
    event: int = -1
    raiders: list[Raider] = []
    next_raider: int = 0
    class_s: int = -1
    waiting: dict[str, int] = {}
    battle: Battle | None = None
    docked: list[int] = []
    built: list[int] = []
    ending: bool = False
