"""What is printed: regions, ships, modules, cards, tokens. Facts come from the content files; nothing here changes.

Things are numbered in the order of their file, and a state holds the numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

import msgspec

from starboard.core.content import Bound
from starboard.core.event import Cause
from starboard.core.shelf import Shelf as AnyShelf
from starboard.core.text import NO_WORDS, Words

RESOURCES = ("energy", "credits", "ice", "nanocarbon", "titanium")
ENERGY, CREDITS, ICE, NANOCARBON, TITANIUM = range(5)
BASIC = (ICE, NANOCARBON, TITANIUM)
"""The materials: what "basic" stands for in content files."""

TRACKS = ("science", "industry", "commerce", "civilization", "supremacy")
SCIENCE, INDUSTRY, COMMERCE, CIVILIZATION, SUPREMACY = range(5)
MODULE_TYPES = TRACKS[:4]
"""A module's type is the number of its track; so is a planet's type and a development's (AE-MAP-09, AE-DEV-02)."""

SHIPS = ("transport", "fighter", "science-vessel", "cruiser")
TRANSPORT, FIGHTER, SCIENCE_VESSEL, CRUISER = range(4)
FLEET = (TRANSPORT,) * 6 + (FIGHTER, SCIENCE_VESSEL, CRUISER)
"""The type of each of a player's nine ships."""
LEADERS = 9

Amounts = dict[str, int]
"""Resources as a content file writes them: `{ice = 2, energy = 1}`."""


class Spec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An entry of a content file: what everything printed has."""

    id: str
    name: Words
    text: Words = NO_WORDS


class PlanetSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """AE-MAP-09: one of 15 planets."""

    type: str = ""


class BaseSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """AE-BASE-02: an alliance base; `types` are the modules it sells, if it is a field. `asks` says that nothing in its
    action can be declined, so that it is asked whether to perform it at all (AE-LAUNCH-09)."""

    action: list[dict[str, Any]] = []
    asks: bool = False
    types: list[str] = []


class SpecialSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """AE-MAP-15: a quasar or a vortex."""

    bonus: int = 2


class GateSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """AE-GATE-08: what one of the six results gives."""

    action: list[dict[str, Any]] = []


class ModuleSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-01: `action` is what an activation does, after paying `pays` where the action is a paid one; `power` is always
    in force; `vp` and `scores` count at the end; `damage` are the markers it enters with."""

    type: str = ""
    cost: Amounts = {}
    action: list[dict[str, Any]] = []
    pays: Amounts = {}
    power: list[dict[str, Any]] = []
    vp: int = 0
    scores: dict[str, Any] = {}
    damage: int = 0
    relic: int = 0
    ancient: bool = False


class TacticSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-03: a card with one timing: `diplomacy`, `prepare`, `outcome` or `free`."""

    timing: str = ""
    action: list[dict[str, Any]] = []
    escalation: bool = False


class FactionSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-04: `first` and `second` name the abilities; `power` is always in force, `action` a free action once a turn."""

    first: Words = NO_WORDS
    second: Words = NO_WORDS
    stores: Amounts = {}
    cards: int = 0
    progress: dict[str, int] = {}
    power: list[dict[str, Any]] = []
    action: list[dict[str, Any]] = []
    pays: Amounts = {}
    upgrade: str = ""
    upgraded: bool = False
    escalation: bool = False


class UpgradeSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-05: a tile for a type of ship; a faction's own has its `faction`."""

    ship: str = ""
    power: list[dict[str, Any]] = []
    faction: str = ""
    escalation: bool = False


class EventSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-06: `each` is done for each player, `once` once; `hegemon` is his instead of `each` where he plays."""

    deck: str = ""
    each: list[dict[str, Any]] = []
    once: list[dict[str, Any]] = []
    hegemon: list[dict[str, Any]] | None = None
    solo_text: Words = NO_WORDS


class RaiderSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-07: a raider card; `raid` is done to the raided player, `reward` for whoever defeats it."""

    rank: str = ""
    dice: int = 1
    targeting: int = 1
    reach: int = 1
    standees: int = 1
    raid: list[dict[str, Any]] = []
    reward: list[dict[str, Any]] = []
    escalation: bool = False


class DestinySpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-09: a secret end-game score."""

    scores: dict[str, Any] = {}


class TokenSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-10, U-11: a discovery or supremacy token: `action` is done once as a free action, `power` lasts, `scores`
    counts at the end."""

    copies: int = 1
    action: list[dict[str, Any]] = []
    power: list[dict[str, Any]] = []
    scores: dict[str, Any] = {}


class MoonSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-12: `icon` is a resource, `card` or `nothing` where it can stand for a module's cost (AE-RULING-18)."""

    set: str = "planetary"
    type: str = ""
    copies: int = 1
    icon: str = ""
    action: list[dict[str, Any]] = []
    relic: int = 0


class DevelopmentSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """AE-RULING-09, U-13: the type of `planet` it stands on and the `resource` of that type (AE-LAUNCH-08); `gain`
    comes when it is built, `power` lasts, `hegemon` is his one-time benefit, as `solo_text` says. A `local` power is
    told where its development stands, as `place`."""

    track: str = ""
    planet: str = ""
    resource: str = ""
    leaders: int = 0
    cost: Amounts = {}
    gain: list[dict[str, Any]] = []
    power: list[dict[str, Any]] = []
    local: bool = False
    hegemon: list[dict[str, Any]] = []
    solo_text: Words = NO_WORDS


class RingSpace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """U-19: what a space of a command ring gives, in order."""

    text: Words
    gain: list[dict[str, Any]] = []


class OfficerSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-19: an officer of the Hegemon."""

    level: int = 1
    progress: dict[str, int] = {}
    power: list[dict[str, Any]] = []
    ring: list[RingSpace] = []


class OrderSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-20: an action card of the Hegemon: where he launches to, and the symbol in its corner."""

    deck: int = 1
    region: str = ""
    symbol: str = ""


class NegotiationSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-21: what the Hegemon does in place of a diplomacy card."""

    copies: int = 1
    kind: str = ""
    amount: int = 1


class HegemonUpgradeSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """U-22: a tile of the Hegemon's stack."""

    gain: list[dict[str, Any]] = []
    power: list[dict[str, Any]] = []


class ShipSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """AE-SHIP-01 to 08, AE-RULING-07."""

    guns: int = 1
    reach: int = 1
    shield: int = 0
    assault: bool = False
    navigation: bool = False
    cost: Amounts = {}


class StationSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """AE-RULING-10: a function printed on every station."""

    action: list[dict[str, Any]] = []


class SpaceSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """AE-RULING-11: a space of a track that does something on arrival."""

    at: int
    gain: list[dict[str, Any]] = []
    marks: str = ""


class TrackSpec(Spec, frozen=True, forbid_unknown_fields=True):
    """AE-RULING-11: the spaces of a track."""

    space: list[SpaceSpec] = []


class NumbersSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Numbers of the game that are inferred, and may have to be corrected: every one of them data."""

    track_points: list[int]
    development_bonus: list[int]
    bonus_from: list[int]
    event_start: dict[str, int]
    event_space: int
    starting_planets: dict[str, int]
    starting_cards: int
    hand_limit: int
    factions_dealt: int
    destinies_dealt: int
    moons_per_planet: int
    modules_shown: int
    discovery_stack: int
    supremacy_spaces: int
    discoveries_seen: int
    tiles_per_type: int
    mechaphages: int
    starting_transports: int
    vault: list[int]
    relics: list[int]
    most_dice: int
    most_targeting: int
    most_guns: int
    scrapyard_points: int
    damaged_module: int
    leader_points: int
    least_points: int
    most_building_points: int
    repair_nothing: int
    past_the_end: int
    no_upgrade_left: int
    manoeuvre_cards: int
    manoeuvre_energy: int
    credits_stand_for: list[str]
    raiders_by_event: list[str]
    starting_raiders: int
    nebula_leaders: int
    bribed_leaders: int
    hegemon_moon: int
    hegemon_token: int
    hegemon_vault_cards: int
    hegemon_hand_cards: int
    hegemon_discoveries: int
    launch_adjacency: bool
    recruit_committed: bool


class Thing:
    """Something printed, with the functions that its effects name, by where in the entry they stand.

    `deeds` are done one after another; `possible` says whether the first of them would do something now, where that is
    not certain; `powers` are the hooks of what lasts, by their door. What it costs to get and what its action costs are
    counted by resource. `agent` is the kind of cause it is when it acts.
    """

    __slots__ = (
        "_causes",
        "agent",
        "cost",
        "deeds",
        "id",
        "name",
        "number",
        "pays",
        "possible",
        "powers",
        "scores",
        "spec",
    )

    def __init__(
        self,
        number: int,
        spec: Any,
        deeds: dict[str, tuple[Callable[..., Any], ...]],
        possible: dict[str, Callable[..., bool]],
        powers: tuple[Bound, ...],
        scores: Callable[..., int] | None,
        agent: str = "",
    ) -> None:
        self._causes: dict[int, Cause] = {}
        self.agent = agent
        self.number = number
        self.spec = spec
        self.id: str = spec.id
        self.name: Words = spec.name
        self.cost = amounts(getattr(spec, "cost", {}))
        self.pays = amounts(getattr(spec, "pays", {}))
        self.deeds = deeds
        self.possible = possible
        self.powers = powers
        self.scores = scores

    def cause(self, owner: int) -> Cause:
        """It acts for a player, who has a number as in events."""
        found = self._causes.get(owner)
        if found is None:
            found = self._causes[owner] = Cause(self.agent, self.id, str(owner))
        return found

    def __repr__(self) -> str:
        return f"<{self.spec.id}>"


Shelf: TypeAlias = AnyShelf[Thing]
"""All things of a kind."""


class Box:
    """Everything in the box. Filled by the library when it has read the content files."""

    numbers: NumbersSpec
    planets: Shelf
    bases: Shelf
    specials: Shelf
    gate: Shelf
    modules: Shelf
    tactics: Shelf
    factions: Shelf
    upgrades: Shelf
    events: Shelf
    raiders: Shelf
    destinies: Shelf
    discoveries: Shelf
    supremacies: Shelf
    moons: Shelf
    developments: Shelf
    officers: Shelf
    orders: Shelf
    negotiations: Shelf
    hegemon_upgrades: Shelf
    ships: Shelf
    station: Shelf
    tracks: Shelf

    def put(self, shelves: Mapping[str, Shelf]) -> None:
        """The things of every kind."""
        vars(self).update(shelves)

    fleet: tuple[int, ...]
    module_types: tuple[int, ...]
    has_cargo: tuple[bool, ...]
    """AE-RULING-18: by module, whether it has a cargo space."""
    is_cargo: tuple[bool, ...]
    """AE-RULING-18: by moon, whether its icon can stand for a cost."""
    tile_ids: tuple[str, ...]
    """By tile, the nebulae after the others: the name of the region in keys."""
    planet_types: tuple[int, ...]
    type_resources: tuple[int, ...]
    stand_ins: tuple[int, ...]
    """The resources that a credit can stand for (AE-FREE-05)."""
    last_space: int
    """The last space of every track (AE-RULING-11)."""
    arrivals: tuple[dict[int, Any], ...]
    """By track and space, what happens on arriving there."""
    vault_spaces: tuple[int, ...]
    hand_spaces: tuple[int, ...]
    rings: tuple[tuple[tuple[Callable[..., Any], ...], ...], ...]
    """By officer and space of the command ring, what it gives."""


BOX = Box()


def amounts(given: Amounts) -> tuple[int, ...]:
    """Resources by number, as rules count them."""
    return tuple(given.get(kind, 0) for kind in RESOURCES)
