"""What is on the table: the nouns of a Hagalaz mission. No rule lives here."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from typing import Annotated

import msgspec

from starboard.core.chance import Chance
from starboard.core.event import Log
from starboard.core.hexes import Grid, mask_of
from starboard.games.hagalaz.printed import PARAGON_DIE as PARAGON_DIE
from starboard.games.hagalaz.printed import SHELF, Kit
from starboard.games.hagalaz.printed import Face as Face

FACE_NAMES = ("move2", "move3", "standard", "empowered", "combined", "star")


class Loot(IntEnum):
    """The kinds of loot token (HG-COMP-08)."""

    MEDIGEL = 0
    GRENADE = 1
    GRENADE_CASE = 2
    DATA = 3


LOOT_NAMES = ("medi-gel", "grenade", "grenade-case", "data")
LOOT_TOKENS = (5, 2, 1, 4)
"""How many tokens of each kind of loot there are."""

STRATEGY_DICE = 12

XP_COLUMN = 3
"""Boxes in one column of the XP grid: the most XP a hero gains in a mission."""


FIRE = "fire-"
"""How the names of fire tokens begin."""


MOST_HEXES = 1024
Hex = Annotated[int, msgspec.Meta(ge=0, lt=MOST_HEXES)]
HexOrNowhere = Annotated[int, msgspec.Meta(ge=-1, lt=MOST_HEXES)]
"""A hex, as far as a save can be trusted before its map is known: sets of hexes are made of these when it is read."""


class Phase(IntEnum):
    """Where in a mission we are: what the next step is."""

    SETUP = 0
    SQUAD = 1
    ROUND = 2
    ROLL = 3
    ACTIONS = 4
    THREAT = 5
    TURN_END = 6
    END = 7
    DEBRIEF = 8
    OVER = 9
    OPENING = 10
    CAMPAIGN = 11
    CLOSING = 12
    TRAINING = 13
    STARS = 14


class Hero(msgspec.Struct, omit_defaults=True, eq=False):
    """A hero with its board. `placed` holds the die on each slot of the whole board: face + 1, 0 if free;
    `shot` is the damage of the shot of the present action that could be fired again;
    `held` says that Grapple ends all movement of the current action; `overwatch` is the damage waiting for
    the first enemy that advances into sight."""

    id: str
    seat: int
    health: int
    shields: int
    at: HexOrNowhere = -1
    placed: list[int] = []
    unlocked: int = 0
    xp: int = 0
    renegade: int = 0
    card: str = ""
    card_known: bool = False
    downed: bool = False
    acted: bool = False
    locked_dice: int = 0
    set_aside_paragon: int = 0
    meter: int = 0
    stock: int = 0
    overwatch: int = 0
    held: bool = False
    shot: int = 0
    spent: list[str] = []
    carried: list[str] = []


class Enemy(msgspec.Struct, omit_defaults=True, eq=False):
    """A grunt or an elite on the map. `token` says what is printed on it; `level` counts exhausted levels,
    `bonus` is added to its toughness until the round ends."""

    id: int
    token: str
    at: Hex
    damage: int = 0
    stunned: bool = False
    biotic: bool = False
    level: int = 0
    bonus: int = 0


class Campaign(msgspec.Struct, omit_defaults=True):
    """The ticks on the campaign map and the hero boards that a mission does not need (HG-CAMP-10).

    `waypoints` are the missions played, main and loyalty, in order; `results` their results; `loyalty` the heroes
    whose boxes are ticked; `columns` the XP each hero gained mission by mission; `secondary` the missions whose
    secondary objective was completed; `downed` how often a hero went Downed.
    """

    waypoints: list[str] = []
    results: dict[str, str] = {}
    loyalty: list[str] = []
    columns: dict[str, list[int]] = {}
    secondary: list[str] = []
    downed: int = 0
    achievements: list[str] = []
    result: str = ""


def fires(tokens: Mapping[str, int]) -> int:
    """The hexes with a fire token, a token that makes its hex an inferno."""
    return mask_of([at for token, at in tokens.items() if token.startswith(FIRE)])


class Derived:
    """The part of a state that is not saved: it follows from the rest, or is no part of the game.

    `kit` is everything printed that is in force, `grid` the map with its locked doors. Sets of hexes:
    `hero_hexes` and `enemy_hexes` where heroes (Downed ones included) and enemies are, `downed_hexes` where
    Downed heroes lie, `token_hexes` where any token lies, `fires` where a fire token does, `inferno` all that
    burn, `seen` what is not concealed.
    Effects keep them up to date.
    """

    __slots__ = (
        "downed_hexes",
        "enemy_hexes",
        "fires",
        "grid",
        "hero_hexes",
        "inferno",
        "kit",
        "log",
        "seen",
        "token_hexes",
    )

    kit: Kit
    grid: Grid
    log: Log
    hero_hexes: int
    downed_hexes: int
    enemy_hexes: int
    seen: int
    token_hexes: int
    fires: int
    inferno: int


class State(Derived, msgspec.Struct, omit_defaults=True):
    """A mission in progress.

    `kit_name` names the mission, the boards and the unlocked abilities; `heroes` stand in clockwise order,
    Shepard first. Piles without order (`bag`, `deck`, `discard`, `loot_left`) count their things in the order
    the kit lists them. `substitutes` holds the grunts that came instead of an activation by the card being resolved,
    `offers` what the active hero's player may use beside the next question.
    """

    kit_name: str
    seats: int
    chance: Chance
    phase: Phase = Phase.SETUP
    round: int = 0
    active: int = 0
    lead: int = 0
    heroes: list[Hero] = []
    enemies: list[Enemy] = []
    next_enemy: int = 1
    bag: list[int] = []
    deck: list[int] = []
    discard: list[int] = []
    pool: list[int] = []
    paragon: int = 0
    dice_taken: int = 0
    first_turn: bool = True
    locked_doors: int = 0
    revealed: int = 0
    disabled_turrets: int = 0
    loot: dict[int, int] = {}
    loot_left: list[int] = []
    inventory: list[int] = []
    tokens: dict[str, Hex] = {}
    drone: int = -1
    mines: list[int] = []
    fast_travel: dict[str, int] = {}
    escalations: int = 0
    failure: int = 0
    counters: dict[str, int] = {}
    done: list[str] = []
    passages: list[int] = []
    war_readiness: int = 0
    result: str = ""
    squad: list[str] = []
    control: list[int] = []
    paragon_victories: int = 0
    renegade_victories: int = 0
    unlocks: dict[str, int] = {}
    veteran: int = 0
    campaign: Campaign | None = None
    data_boxes: int = 0
    substitutes: list[int] = []
    shuffle_due: bool = False
    facts: list[str] = []
    defeated: list[str] = []
    offers: list[str] = []

    def __post_init__(self) -> None:
        self.log = Log()
        self.derive()

    def derive(self) -> None:
        """Work out from the saved part what follows from it."""
        self.take_kit(self.kit_name)
        if self.locked_doors >> len(self.kit.board.doors):
            raise ValueError(f"locked_doors is {self.locked_doors}, but the map has {len(self.kit.board.doors)} doors")
        self.lock(self.locked_doors)
        self.show(self.revealed)
        self.muster()
        self.enemy_hexes = mask_of([enemy.at for enemy in self.enemies])
        self.find_tokens()

    def take_kit(self, name: str) -> None:
        """Bring into force what a kit's name says."""
        self.kit_name = name
        self.kit = SHELF.kit(name)

    def lock(self, doors: int) -> None:
        """Exactly these doors are locked."""
        self.locked_doors = doors
        self.grid = self.kit.board.grid(doors)

    def show(self, areas: int) -> None:
        """Exactly these areas are revealed."""
        self.revealed = areas
        self.seen = self.kit.board.several(areas)

    def muster(self) -> None:
        """The heroes stand and lie where they do."""
        heroes = downed = 0
        for hero in self.heroes:
            at = hero.at
            if at >= 0:
                heroes |= 1 << at
                if hero.downed:
                    downed |= 1 << at
        self.hero_hexes = heroes
        self.downed_hexes = downed

    def find_tokens(self) -> None:
        """The tokens lie where they do; the inferno hexes of the map burn, and those with a fire token on them."""
        self.token_hexes = mask_of(self.tokens.values())
        self.fires = fires(self.tokens)
        self.inferno = self.kit.mission.inferno | self.fires


KEPT_BETWEEN_MISSIONS = frozenset(
    {
        "kit_name",
        "seats",
        "chance",
        "campaign",
        "passages",
        "war_readiness",
        "paragon_victories",
        "renegade_victories",
        "unlocks",
        "data_boxes",
        "facts",
    }
)
"""The fields of a state that a campaign keeps from one mission to the next (HG-CAMP-10)."""
