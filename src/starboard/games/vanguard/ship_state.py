"""What the ship book holds: the nouns of ship management. No rule lives here.

Things are numbers of the box: crew cards, dice, equipment, projects. A crew card has one place, one section and one
rank at a time, so the roster is three lists by crew card.
"""

from __future__ import annotations

from enum import IntEnum

import msgspec

VERY_LOW, LOW, MEDIUM, HIGH = range(4)
"""IV-SHIP-MORALE-01: the levels of morale."""
LIGHT, MODERATE, CRITICAL = range(3)
"""IV-SHIP-MED-04: the rows of the medbay."""
KINDS = ("objective", "upgrade", "technology", "research", "production", "facility", "addon", "lander", "mod")
"""What can wait in the Future Use envelope (IV-KEY-06)."""
OBJECTIVES, UPGRADES, TECHNOLOGIES, RESEARCH, PRODUCTION, FACILITIES, ADDONS, LANDERS, MODS = range(9)


class Page(IntEnum):
    """IV-SHIP-GEN-02: the pages of the ship book that say what to do. An add-on facility is on page 14, a page that
    comes with the secret envelope. Before the book is opened for the first time stand the quick start (IV-QS) and the
    continuation after the tutorial (IV-TUT-31)."""

    CLOSED = 0
    QUICK_START = 51
    CONTINUATION = 52
    RESUME = 1
    BRIDGE = 2
    STAR_MAP = 5
    FACILITIES = 6
    LABORATORY = 8
    PRODUCTION = 12
    ADDONS = 14
    BARRACKS = 16
    SITUATIONS = 17
    HANGAR = 18
    LAUNCH = 23
    BEGIN = 24
    LEAVING = 25
    DOCKING = 26
    DEBRIEFING = 27
    UNLOADING = 28
    MEDBAY = 32
    MEMORIAL = 36
    SAVING = 39


class Place(IntEnum):
    """IV-SHIP-GEN-07: where a crew card is. `RETURNED` is the away team back aboard, before the medbay;
    `KEPT` are available crew members while the game is saved (IV-SHIP-SAVE-02)."""

    RECRUIT = 0
    AVAILABLE = 1
    RESTING = 2
    TEAM = 3
    RETURNED = 4
    BED = 5
    DEAD = 6
    REMOVED = 7
    KEPT = 8


class Situation(msgspec.Struct, array_like=True):
    """A situation card in play, with its time markers (IV-SHIP-BRIDGE-07)."""

    card: int
    time: int = 0


class Project(msgspec.Struct, array_like=True):
    """A production project in a slot: stages still to go, -1 before it is started; `hands` have sped it up in this
    phase (IV-SHIP-PROD-04)."""

    card: int
    stage: int = -1
    hands: int = 0


class Patient(msgspec.Struct, array_like=True):
    """A crew member in a bed, and how many places it is from recovery (IV-SHIP-MED-02)."""

    crew: int
    row: int
    left: int


class Record(msgspec.Struct, array_like=True):
    """A planetary record (IV-SHIP-LEAVE-01): by sector the POI cards from top to bottom and flags; threats by card and
    sector; the unique discoveries not taken yet; missions still on the board."""

    planet: int
    landing: int = -1
    sectors: list[list[int]] = []
    flags: list[int] = []
    threats: list[tuple[int, int]] = []
    uniques: list[int] = []
    missions: list[int] = []


class Ship(msgspec.Struct, omit_defaults=True):
    """The ISS Vanguard between two landings, and what it keeps.

    `page` is where the book is open, `step` how far that page has been followed and `at` how far a step that goes
    over sections or cards. `passes` counts how often the book was begun at the bridge. `age` counts the passes of
    the main objective, `side_ages` those of side objectives. `places`, `sections` and `ranks` are by crew card.
    `dice` are those each section owns. `waiting` is the Future Use envelope, by kind. `potential` and `future` are
    piles of situations, `gone` the ship cards removed from the game, by kind as they wait, and situations after
    them. `active` are the facilities used in this phase, `used` the upgrades. `objects` are those visited, `target`
    the landing option that was chosen, `parts` how many parts of its landing card can be seen. `team` has by
    section the crew member who goes, `decks` the section cards that go along. `returning` says that the planet has
    been visited before. `pockets` are unique discoveries, `rows` those rows of them that gave their reward,
    `echoes` those that were heard. `read` are log entries read, `facts` the marks in the logbook. `failed` says
    that a mission failed, `evacuated` that the team was fetched; `aimless` that there is no destination in this
    pass. `track` is how many steps of a landing are left. `offered` are cards to choose from. `ranked` says that
    somebody ranked up, `envelope` that the secret envelope is open. `explored` are the planets whose missions were
    done. `ending` is how the campaign ended.
    """

    page: int = 0
    step: int = 0
    at: int = 0
    passes: int = 0
    command: int = 0
    energy: int = 0
    success: int = 0
    morale: int = MEDIUM
    technology: int = 0
    penalty: bool = False
    objective: int = -1
    age: int = 0
    sides: list[int] = []
    side_ages: list[int] = []
    upgrades: list[int] = []
    used: list[int] = []
    situations: list[Situation] = []
    potential: list[int] = []
    future: list[int] = []
    gone: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in range(len(KINDS) + 1)])
    research: list[int] = []
    production: list[Project] = []
    waiting: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in KINDS])
    facilities: list[int] = []
    addons: list[int] = []
    active: list[int] = []
    studied: int = 0
    hangar: list[int] = []
    damaged: list[int] = []
    lander: int = -1
    mods: list[int] = []
    armory: list[int] = []
    places: list[int] = []
    sections: list[int] = []
    ranks: list[int] = []
    dice: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in range(4)])
    patients: list[Patient] = []
    wall: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in range(4)])
    mourned: list[int] = []
    system: int = 0
    objects: list[int] = []
    target: int = -1
    parts: int = 0
    aimless: bool = False
    returning: bool = False
    records: list[Record] = []
    team: list[int] = msgspec.field(default_factory=lambda: [-1] * 4)
    decks: list[list[int]] = msgspec.field(default_factory=lambda: [[] for _ in range(4)])
    track: int = 0
    collected: list[int] = []
    pockets: list[int] = []
    rows: list[int] = []
    echoes: list[int] = []
    read: list[int] = []
    facts: dict[str, int] = {}
    failed: bool = False
    evacuated: bool = False
    offered: list[int] = []
    ranked: bool = False
    envelope: bool = False
    explored: list[int] = []
    ending: int = -1
