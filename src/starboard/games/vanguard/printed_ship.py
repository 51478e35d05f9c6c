"""What is printed on the cards and pages of the ship: the specs of `content/ship/*.toml`.

Crew members that a card asks for are written `any`, `science`, `any-2` (of rank 2 or higher), `engineering-3`.
Discoveries that a card asks for are a kind, or `any`, with `rare` or `very-rare` before it: `minerals`,
`rare any`, `very-rare living-specimens`; a rarer one always will do.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from starboard.core.text import NO_WORDS, Words
from starboard.games.vanguard.printed import ActionSpec, Part, Shelf

TIERS = ("basic", "rare", "very-rare")
"""IV-FACT-28: how rare a discovery is."""
BED_ROWS = ("light", "moderate", "critical")
"""IV-SHIP-MED-04: the rows of the medbay."""
MORALES = ("very-low", "low", "medium", "high")
"""IV-SHIP-MORALE-01: the levels of morale."""
LANDING_ROWS = 16
"""Rows of landing cards are counted by card and row: `card * LANDING_ROWS + row`."""
PARAMETERS = ("armour", "sensors", "manoeuvrability")
"""IV-LANDER-01."""

Deeds = list[dict[str, Any]]
Crew = tuple[int, int]
"""A crew member that is asked for: a section, -1 for any, and the least rank."""
Token = tuple[int, int]
"""A discovery that is asked for: a kind, -1 for any, and the least rarity."""


class Price(NamedTuple):
    """What a situation or a project costs."""

    crew: tuple[Crew, ...] = ()
    energy: int = 0
    success: int = 0
    discoveries: tuple[Token, ...] = ()


class ShipSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a content file of the ship: what everything printed has."""

    id: str
    name: Words
    text: Words = NO_WORDS


class ObjectiveSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`objectives.toml` [[objective]]: a `main` or a `side` objective. A main one gives `command` (IV-SHIP-BRIDGE-04).

    It is completed as soon as the goal `done` holds on the bridge or at debriefing; then `reward` is done (the next
    objective, cards for Future Use). After `limit` passes of the book (0: no limit) `failure` is done; then it is
    removed, or it `stays` and its passes are counted anew. The `last` main objective ends the campaign when it is
    completed (IV-DES-30).
    """

    kind: str = "main"
    command: int = 0
    energy: int = 0
    done: dict[str, Any] = {}
    reward_text: Words = NO_WORDS
    reward: Deeds = []
    limit: int = 0
    failure_text: Words = NO_WORDS
    failure: Deeds = []
    stays: bool = False
    last: bool = False


class EpilogueSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[ending.epilogue]]`: a paragraph that is read after the ending's text if the goal `needs` holds."""

    text: Words
    needs: dict[str, Any] = {}


class EndingSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`objectives.toml` [[ending]]: how the campaign can end. The first one of the same `won` counts whose
    goal `when` holds; one without a goal always does, so it stands last."""

    won: bool = True
    when: dict[str, Any] = {}
    epilogue: list[EpilogueSpec] = []


class TechnologySpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`bridge.toml` [[technology]]: a technology level and the `energy` it gives (IV-SHIP-BRIDGE-04)."""

    level: int = 1
    energy: int = 0
    command: int = 0


class UpgradeSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`bridge.toml` [[upgrade]]: `command` and `energy` come with every pass; `use` may be done once a
    pass on the page `at` (bridge, star-map, facilities, hangar, launch) for `price` energy (IV-SHIP-BRIDGE-10)."""

    command: int = 0
    energy: int = 0
    at: str = ""
    price: int = 0
    use_text: Words = NO_WORDS
    use: Deeds = []


class MoraleSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`bridge.toml` [[morale]]: the parts of the morale card, from very low to high (IV-SHIP-MORALE-06)."""

    energy: int = 0
    command: int = 0


class WaySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[situation.way]]`: another way to solve a situation, with a price and an effect of its own. It is there only
    when the goal `needs` holds."""

    text: Words
    crew: list[str] = []
    energy: int = 0
    success: int = 0
    discoveries: list[str] = []
    solve: Deeds = []
    needs: dict[str, Any] = {}


class SituationSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`situations.toml` [[situation]], S01 to S10 first (`potential` = true). The price is `crew` to assign, `energy`,
    `success` and `discoveries`; it fails when it has `limit` time markers. It leaves the game unless it `returns` to
    the potential situations. Each `way` is a choice beside this price."""

    potential: bool = False
    limit: int = 2
    crew: list[str] = []
    energy: int = 0
    success: int = 0
    discoveries: list[str] = []
    solve_text: Words = NO_WORDS
    solve: Deeds = []
    fail_text: Words = NO_WORDS
    fail: Deeds = []
    returns: bool = False
    way: list[WaySpec] = []


class ResearchSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`research.toml` [[research]]: the front is `text` and `price`, the back `back` and `gains` (IV-SHIP-RES-01).
    It can be paid for when the goal `needs` holds."""

    price: list[str] = []
    success: int = 0
    energy: int = 0
    technology: int = 1
    needs: dict[str, Any] = {}
    back: Words = NO_WORDS
    gains: Deeds = []


class ProductionSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`production.toml` [[production]]: `stages` to go when it is started, `speed` the crew member who advances it
    further (IV-SHIP-PROD-04)."""

    stages: int = 1
    speed: str = "any"
    technology: int = 1
    back: Words = NO_WORDS
    gains: Deeds = []


class FacilitySpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`facilities.toml` [[facility]]: an upgrade `of` the medbay or of the production complex. `beds` are more beds by
    row, `recovery` more places a patient moves, `slots` more projects, `stages` more stages an activation, `hands` more
    crew members on a project."""

    of: str = "medbay"
    beds: dict[str, int] = {}
    recovery: int = 0
    slots: int = 0
    stages: int = 0
    hands: int = 0


class AddonSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`addons.toml` [[addon]]: what it does for 1 command (IV-SHIP-ADD-01)."""

    use: Deeds = []


class LanderSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`landers.toml` [[lander]]: parameters, capacity, slots for mods, and landing rolls (IV-LANDER-01 to 04)."""

    armour: int = 0
    sensors: int = 0
    manoeuvrability: int = 0
    supplies: int = 0
    equipment: int = 0
    discoveries: int = 0
    structural: int = 0
    functional: int = 0
    rolls: int = 3
    power: Deeds = []


class ModSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`mods.toml` [[mod]]: a structural or functional mod; what it adds, and what it does on a planet. Its
    special actions can be done in any sector (IV-ACT-10)."""

    kind: str = "structural"
    armour: int = 0
    sensors: int = 0
    manoeuvrability: int = 0
    supplies: int = 0
    equipment: int = 0
    discoveries: int = 0
    rolls: int = 0
    power: Deeds = []
    action: list[ActionSpec] = []


class RowOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the things a row lets the players choose from."""

    text: Words
    deeds: Deeds = []


class LandingRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[landing.row]]`: what the results `least` to `most` of the d10 mean (1 to 10). The players choose one `option`
    where there are some. `ends` ends the landing at once."""

    name: Words
    text: Words
    least: int = 1
    most: int = 10
    tests: str = ""
    deeds: Deeds = []
    option: list[RowOption] = []
    ends: bool = False


class LandingSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`landing.toml` [[landing]]: a landing card of a planet; `parts` are what the scanner shows, the first one free
    (IV-SHIP-STAR-08). The rows cover 1 to 10. When the landing is over `success` is done."""

    planet: str = ""
    parts: list[Words] = []
    row: list[LandingRow] = []
    success_text: Words = NO_WORDS
    success: Deeds = []


class ObjectSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[system.object]]`: a destination of a system. `landing` is its landing card; `log` an entry of `logs.toml`. It
    is shown when the goal `needs` holds; it can be visited `once`, or again and again. `x` and `y` (0 to 1000) are for
    the map of the system."""

    id: str
    name: Words
    text: Words = NO_WORDS
    price: int = 0
    landing: str = ""
    log: str = ""
    once: bool = True
    needs: dict[str, Any] = {}
    x: int = 0
    y: int = 0


class SystemSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`atlas.toml` [[system]]: neighbours with the energy to reach them; the first system is where the campaign begins.
    It can be flown to when the goal `needs` holds. `x` and `y` (0 to 1000) are for the map."""

    neighbours: dict[str, int] = {}
    object: list[ObjectSpec] = []
    needs: dict[str, Any] = {}
    x: int = 0
    y: int = 0


class PocketRowSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`pockets.toml` [[row]]: pockets `first` to `last` for unique discoveries and what all of them give
    (IV-SHIP-UNLOAD-02)."""

    first: int = 1
    last: int = 4
    reward: Deeds = []


class EchoSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`echoes.toml` [[echo]]: how a choice comes back. In step 3 of the bridge the first one is read, once a
    campaign, whose goal `when` holds: its `log`."""

    log: str = ""
    when: dict[str, Any] = {}


class OperationMember(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[operation.member]]`: one of the fixed team, with dice, section deck and equipment (IV-DES-28)."""

    section: str
    crew: str
    rank: int = 2
    dice: list[str] = []
    deck: list[str] = []
    equipment: list[str] = []


class ScoreBand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`[[operation.band]]`: what a score of at least `least` points is called."""

    least: int
    name: Words
    text: Words


class OperationSpec(ShipSpec, frozen=True, forbid_unknown_fields=True):
    """`operation.toml` [[operation]]: a stand-alone mission on the board `planet`, with a fixed team, lander and deck
    and a `target` score (IV-DES-28). `points` says what each `mission`, `success`, `discovery`, `unique`, `supplies`
    and `injury` counts."""

    planet: str = ""
    lander: str = "space-ranger"
    mods: list[str] = []
    rank_up: str = ""
    target: int = 0
    points: dict[str, int] = {}
    member: list[OperationMember] = []
    band: list[ScoreBand] = []


class ShipNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`numbers.toml` [ship]: numbers of the ship book, most of them inferred or designed."""

    charge: dict[str, str]
    """IV-SHIP-GEN-06: by page, the section in charge of it."""
    objective: str
    technology: str
    morale: str
    research: list[str]
    production: list[str]
    lander: str
    most_command: int
    least_command: int
    penalty_command: int
    side_slots: int
    upgrade_slots: int
    situation_slots: int
    situations_revealed: int
    quiet_passes: int
    echoes_heard: int
    """IV-SHIP-BRIDGE-07: so many passes reveal no situation."""
    landing_parts: int
    free_parts: int
    scan_energy: int
    scan_crew: int
    facility_command: int
    research_slots: int
    studies: int
    more_study_command: int
    study_help: list[str]
    """IV-SHIP-RES-05: by rank, the rarest discovery that an assigned crew member replaces."""
    production_slots: int
    production_hands: int
    sleeves: list[int]
    most_crew: int
    recruits_drawn: int
    recruits_kept: int
    trained: int
    lander_slots: int
    repair_energy: int
    repair_rank: int
    repair_section: str
    least_team: int
    minor_equipment: int
    landing_sides: int
    rank_ups_drawn: int
    dice_discount: list[int]
    """IV-SHIP-DEBRIEF-05: by rank, what an assigned crew member takes off the price."""
    sale_part: int
    least_dice: int
    kinds_at_start: list[str]
    kinds_by_technology: dict[str, int]
    kinds_of_envelope: list[str]
    beds: dict[str, int]
    bed_steps: dict[str, int]
    critical_rolls: int
    wall_slots: int
    death_morale: int
    continue_drawn: int
    continue_kept: int
    first_hand: int
    last_pass: int
    """The campaign is lost when the book has been begun so often (0: never)."""


SHELVES = (
    "objectives",
    "upgrades",
    "technologies",
    "research",
    "production",
    "facilities",
    "addons",
    "landers",
    "mods",
)
"""By kind of what can wait, where it is printed."""


class Book:
    """Everything printed for the ship book. Filled by the ship library when it has read the content files."""

    numbers: ShipNumbers
    objectives: Shelf
    endings: Shelf
    technologies: Shelf
    upgrades: Shelf
    morales: Shelf
    situations: Shelf
    research: Shelf
    production: Shelf
    facilities: Shelf
    addons: Shelf
    landers: Shelf
    mods: Shelf
    landings: Shelf
    systems: Shelf
    objects: Shelf
    """The objects of all systems."""
    rows: Shelf
    """The rows of pockets for unique discoveries."""
    operations: Shelf
    echoes: Shelf
    """How choices come back."""
    charges: dict[int, int]
    """By page, the section in charge of it."""
    cards: dict[str, tuple[int, int]]
    """By id, the kind of a card that can wait in the Future Use envelope, and its number."""
    ways: tuple[tuple[tuple[Price, Part], ...], ...]
    """By situation, the ways to solve it."""
    prices: tuple[Price, ...]
    """By research project."""
    speeds: tuple[Crew, ...]
    """By production project, who speeds it up."""
    tiers: tuple[int, ...]
    """By discovery, how rare it is."""
    study_help: tuple[int, ...]
    """By rank, the rarest discovery that an assigned crew member replaces."""
    neighbours: tuple[tuple[tuple[int, int], ...], ...]
    """By system, its neighbours and the energy to reach each."""
    object_systems: tuple[int, ...]
    object_landings: tuple[int, ...]
    """By object, its landing card; -1 if it is no landing option."""
    landing_planets: tuple[int, ...]
    landing_rows: tuple[tuple[int, ...], ...]
    """By landing card and result of the die from 0, the row."""
    rows_of: tuple[tuple[tuple[Part, tuple[Part, ...]], ...], ...]
    """By landing card, its rows and the options of each."""
    pocket_rows: tuple[tuple[int, ...], ...]
    """By row of pockets, the printed numbers of its unique discoveries."""


BOOK = Book()
