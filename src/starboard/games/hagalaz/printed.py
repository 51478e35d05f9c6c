"""What is printed on boards, tokens, cards and mission pages, and the kit that is in force in a state.

Content loading puts the printed things on the shelf here; queries and rules read them through `state.kit`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from enum import IntEnum
from functools import lru_cache
from typing import Annotated, Any, Literal, NamedTuple
from weakref import WeakValueDictionary

import msgspec

from starboard.core.choice import Value
from starboard.core.content import Bound
from starboard.core.errors import UnknownName, did_you_mean
from starboard.core.event import Cause
from starboard.core.hexes import DIRECTION_NAMES, Board, Grid, mask_of
from starboard.core.moment import Hooks, hooks_of
from starboard.core.story import Passage
from starboard.core.text import Text, Wording, Words
from starboard.core.wording import Memo
from starboard.games.hagalaz.moments import EVEN_WHEN_DOWNED, Agent, Moment, Query

Challenge = Literal["simple", "normal", "extreme"]
Faction = Literal["cerberus", "reapers"]
Marker = Literal["grapple", "ranged", "reaction", "sprint"]
Range = Literal["fire", "adjacent"] | int
"""`"fire"`: in line of fire; a number: within so many hexes; `"adjacent"`."""
Result = Literal["paragon", "renegade", "loyalty", "defeat"]
SlotKind = Literal["move", "standard", "empowered"]
AbilityKind = Literal["start", "locked", "advanced", "loyalty"]
ObjectiveKind = Literal["preliminary", "paragon", "renegade", "secondary", "loyalty"]

Count = Annotated[int, msgspec.Meta(ge=1)]
Amount = Annotated[int, msgspec.Meta(ge=0)]

CHALLENGES: tuple[Challenge, ...] = ("simple", "normal", "extreme")


def hexes_in(grid: Grid, at: int, reach: Range, least: int = 0, most: int = 0) -> int:
    """HG-RULING-72, HG-DIST-05: the hexes in a range from a hex, at least `least` and (if given) at most `most` off."""
    if reach == "fire":
        hexes = grid.fire[at]
    elif reach == "adjacent":
        hexes = grid.near[at]
    else:
        hexes = grid.within(at, reach)
    if most:
        hexes &= grid.within(at, most)
    if least:
        hexes &= ~grid.within(at, least - 1)
    return hexes


class Face(IntEnum):
    """The six faces of a strategy or paragon die (HG-DICE-01, HG-RULING-10, 11)."""

    MOVE2 = 0
    MOVE3 = 1
    STANDARD = 2
    EMPOWERED = 3
    COMBINED = 4
    STAR = 5


FITS: dict[str, frozenset[int]] = {
    "move": frozenset(map(int, (Face.MOVE2, Face.MOVE3, Face.COMBINED))),
    "standard": frozenset(map(int, (Face.STANDARD, Face.COMBINED, Face.EMPOWERED))),
    "empowered": frozenset(map(int, (Face.EMPOWERED,))),
}
"""Which faces a slot takes (HG-SLOT-02 to 05)."""

MEDIGEL_HEALTH = 2
"""HG-MEDI-02."""
BASE_ACTIONS = ("move", "mission", "revive")

CHECKED_FIRST: tuple[ObjectiveKind, ...] = ("preliminary", "secondary")
"""The objectives to look at before those that end a mission, when one event completes several (HG-RULING-63)."""


PARAGON_DIE = 8
"""Added to a face to say that it is a paragon die's."""
COLORS = (0, PARAGON_DIE)
"""What a strategy die adds to its face, and a paragon die."""


class AbilitySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An ability box of a hero board."""

    id: str
    name: Words
    box: Annotated[int, msgspec.Meta(ge=1, le=9)]
    kind: AbilityKind
    slots: list[SlotKind]
    text: Words
    effect: dict[str, Any]
    needs: list[str] = []
    rules: list[str] = []


class MainSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The main ability box of a hero board."""

    id: str
    name: Words
    setup: Words
    text: Words
    effect: dict[str, Any]


class RevivedSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a hero comes back."""

    health: Count
    shields: Amount


class HeroSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A hero board as its content file has it."""

    id: str
    name: Words
    health: Count
    shields: Amount
    slots: dict[str, Count]
    blurb: Words
    downed: Words
    revived: RevivedSpec
    main: MainSpec
    ability: list[AbilitySpec]


class Slot(NamedTuple):
    """A slot of a hero board: its place among the board's slots, what fits, whose action it is.

    `ways` has, by die that fits, the value of putting it here: `("place", die, slot, face)`.
    """

    number: int
    kind: SlotKind
    fits: frozenset[int]
    action: str
    ways: dict[int, Value]


def make_slot(number: int, kind: SlotKind, action: str) -> Slot:
    """A slot of a kind."""
    fits = FITS[kind]
    ways: dict[int, Value] = {face | color: ("place", face | color, number, face) for face in fits for color in COLORS}
    return Slot(number, kind, fits, action, ways)


class Hook(NamedTuple):
    """A function that comes in by one of the two doors, whose it is (a hero's place, an elite or none), and what acts
    when it is called."""

    hero: int
    elite: str
    cause: Cause
    call: Callable[..., Any]
    even_downed: bool


Owner = tuple[int, str, Cause]
"""Whose an effect is: the place of a hero, or -1, and an elite's id, or an empty one; and the box it is printed in."""
Door = Moment | Query


def _door(name: Hashable) -> Door | None:
    return name if isinstance(name, Moment | Query) else None


def _hook(owner: Owner, door: Door, call: Callable[..., Any]) -> Hook:
    return Hook(*owner, call, door in EVEN_WHEN_DOWNED)


_MOST_BOARDS = 2048
"""Of so many hero boards with dice on them it is remembered where other dice go."""


class Part:
    """What a hero's board, or the mission, adds to a kit: the slots in use, and what comes in by the two doors."""

    __slots__ = ("_groups", "hooks", "slots")

    def __init__(self, effects: Iterable[tuple[Owner, Bound]], slots: tuple[Slot, ...] = ()) -> None:
        self.hooks: dict[Door, tuple[Hook, ...]] = hooks_of(effects, _door, _hook)
        self.slots = slots
        alike: dict[tuple[str, str], list[tuple[int, dict[int, Value]]]] = {}
        for slot in slots:
            if slot.action != "mission":
                alike.setdefault((slot.action, slot.kind), []).append((slot.number, slot.ways))
        self._groups = tuple(map(tuple, alike.values()))

    def placements(self, placed: Sequence[int], dice: Sequence[int]) -> list[Value]:
        """The ways to put one of these dice on a free slot, Mission slots aside.

        Slots of one action and kind are alike: the first free one stands for all of them.
        """
        free, known = _ways_onto(self, tuple(placed))
        found: list[Value] = []
        for die in dice:
            ways = known.get(die)
            if ways is None:
                ways = known[die] = [slot[die] for slot in free if die in slot]
            found += ways
        return found

    def free(self, placed: Sequence[int]) -> list[dict[int, Value]]:
        """The ways onto each free slot, by die; of slots that are alike the first stands for all."""
        free: list[dict[int, Value]] = []
        for group in self._groups:
            for number, ways in group:
                if not placed[number]:
                    free.append(ways)
                    break
        return free


@lru_cache(maxsize=_MOST_BOARDS)
def _ways_onto(part: Part, placed: tuple[int, ...]) -> tuple[list[dict[int, Value]], dict[int, list[Value]]]:
    """The ways onto each free slot of a board as it lies, and those of each die, as far as they were looked for."""
    return part.free(placed), {}


class HeroBoard:
    """A hero board ready for play: ability boxes by place, all slots, effects bound to their functions."""

    __slots__ = (
        "_parts",
        "abilities",
        "causes",
        "effects",
        "id",
        "main",
        "memo",
        "places",
        "slots",
        "spec",
        "star",
        "start",
        "turn",
    )

    def __init__(self, spec: HeroSpec, main: Bound, effects: dict[str, Bound]) -> None:
        self.spec = spec
        self.id = spec.id
        self.main = main
        self.effects = effects
        self.abilities = {ability.id: ability for ability in spec.ability}
        self.places = {ability.id: place for place, ability in enumerate(spec.ability)}
        self.start = mask_of(place for place, ability in enumerate(spec.ability) if ability.kind == "start")
        slots: list[Slot] = []
        for base in BASE_ACTIONS:
            kind: SlotKind = "move" if base == "move" else "standard"
            for _ in range(spec.slots[base]):
                slots.append(make_slot(len(slots), kind, base))
        for ability in spec.ability:
            for kind in ability.slots:
                slots.append(make_slot(len(slots), kind, ability.id))
        self.slots = tuple(slots)
        self.causes = {
            **{base: Cause(Agent.ACTION, base, spec.id) for base in BASE_ACTIONS},
            **{box: Cause(Agent.ABILITY, box, spec.id) for box in (spec.main.id, *self.abilities)},
        }
        """What acts when a box of the board is used, or reacts."""
        self.star = Cause(Agent.STAR, spec.main.id, spec.id)
        self.turn = Cause(Agent.TURN, owner=spec.id)
        self.memo = Memo()
        self._parts: dict[tuple[int, int], Part] = {}

    def usable(self, unlocked: int) -> tuple[Slot, ...]:
        """The slots of base actions and unlocked abilities (HG-ABIL-02)."""
        return tuple(
            slot for slot in self.slots if slot.action in BASE_ACTIONS or unlocked >> self.places[slot.action] & 1
        )

    def part(self, place: int, unlocked: int) -> Part:
        """What the board adds to a kit: the main ability and the unlocked ones of the hero at this place."""
        found = self._parts.get((place, unlocked))
        if found is None:
            boxes = {box: self.effects[box] for box, number in self.places.items() if unlocked >> number & 1}
            effects: list[tuple[Owner, Bound]] = [
                ((place, "", self.causes[box]), effect)
                for box, effect in ((self.spec.main.id, self.main), *boxes.items())
            ]
            found = self._parts[place, unlocked] = Part(effects, self.usable(unlocked))
        return found


class GruntSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind of grunt token: `count` identical ones are in the box."""

    id: str
    kind: str
    name: Words
    faction: Faction
    challenge: Challenge
    count: Count
    attack: Amount
    shield: Count
    markers: list[Marker]


class EliteSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An elite box of a mission page."""

    id: str
    name: Words
    spawn: Count
    attack: Amount
    resilience: Annotated[list[Count], msgspec.Meta(min_length=1)]
    markers: list[Marker]
    text: Words
    effect: dict[str, Any]
    at_setup: bool = True


class EnemyToken(NamedTuple):
    """What is printed on an enemy: grunts and elites alike."""

    id: str
    kind: str
    name: Words
    attack: int
    shield: int
    markers: frozenset[str]
    elite: bool
    resilience: tuple[int, ...]
    challenge: str


class CardSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A threat card: `copies` of it are in the deck."""

    id: str
    name: Words
    faction: Faction
    copies: Count
    text: Words
    orders: Annotated[list[dict[str, Any]], msgspec.Meta(min_length=1)]
    back_to_box: bool = False
    rules: list[str] = []


class Card(NamedTuple):
    """A threat card ready for play."""

    spec: CardSpec
    orders: tuple[Bound, ...]

    @property
    def names_a_kind(self) -> bool:
        """Whether it tells a kind of grunt by name to activate."""
        return any(order.get("do") == "activate" for order in self.spec.orders)


class FailureSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The defeat box: how many boxes, and how many Escalation cards tick one (HG-RULING-01)."""

    boxes: Count
    escalations: Count
    text: Words
    passage: Count
    shepard_passage: Count


class MapSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map page; `marks` are the kinds of hex that only this mission knows."""

    drawing: str
    legend: dict[str, list[str]] = {}
    marks: list[str] = []


class RuleSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An additional rule of a mission page."""

    id: str
    title: Words
    text: Words
    effect: dict[str, Any] | None = None


class WhereSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a Mission action is done: on (or next to) a token of a kind, or a mark of the map."""

    token: str = ""
    mark: str = ""
    adjacent: bool = False


class ActionSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the Mission action can do in this mission, where, and with which die."""

    id: str
    name: Words
    text: Words
    where: WhereSpec
    effect: dict[str, Any]
    needs: str = ""
    die: Literal["standard", "empowered"] = "standard"


class ObjectiveSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An objective box."""

    id: str
    kind: ObjectiveKind
    title: Words
    text: Words
    when: dict[str, Any]
    passage: Amount = 0
    war_readiness: Amount = 0
    after: str = ""


class CounterSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of progress boxes (HG-GEN-08)."""

    id: str
    name: Words
    boxes: Count


PassageSpec = Passage[Count]
"""A numbered story passage: story first, game text after (HG-NARR-02)."""


class MissionSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A mission spread as its content file has it."""

    id: str
    number: str
    name: Words
    tier: Annotated[int, msgspec.Meta(ge=0, le=3)]
    faction: Faction
    challenge: Challenge
    forces: dict[str, int]
    intro: Words
    setup: Words
    map: MapSpec
    failure: FailureSpec
    elite: list[EliteSpec]
    objective: list[ObjectiveSpec]
    passage: list[PassageSpec]
    rule: list[RuleSpec] = []
    action: list[ActionSpec] = []
    counter: list[CounterSpec] = []
    loyalty: str = ""


class LoyaltySpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A loyalty box of the campaign map."""

    hero: str
    mission: str
    passage: int


class BandSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A grade on the War Readiness track, from this many points on (HG-WAR-05)."""

    id: str
    name: Words
    least: Amount


class EndingSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The passage that ends a campaign after a final mission with a certain grade."""

    mission: str
    band: str
    passage: int


class InterludeSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A passage read on the way on from a mission, if that ended with the result (any, if none is named)."""

    after: str
    passage: int
    result: Result | Literal[""] = ""


class PathSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The printed paths that lead on from a mission."""

    id: str
    to: list[str]


class AchievementSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An achievement and its condition (HG-SAVE-03)."""

    id: str
    name: Words
    text: Words
    when: dict[str, Any]


class CampaignSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The campaign map as its content file has it."""

    opening: int
    early_end: int
    war_readiness: Count
    data_boxes: Count
    data_per_unlock: Count
    path: list[PathSpec]
    loyalty: list[LoyaltySpec]
    band: list[BandSpec]
    ending: list[EndingSpec]
    achievement: list[AchievementSpec]
    passage: list[PassageSpec]
    interlude: list[InterludeSpec] = []


class Turret(NamedTuple):
    """A turret of the map: its hex and the direction it fires in (HG-TURR-03)."""

    at: int
    direction: int


class Objective(NamedTuple):
    """An objective ready for play."""

    spec: ObjectiveSpec
    when: Callable[..., bool]


class MissionAction(NamedTuple):
    """A Mission action ready for play."""

    spec: ActionSpec
    perform: Callable[..., Any]
    possible: Callable[..., bool]


def door_names(board: Board) -> dict[str, int]:
    """The doors of a board by their two hexes, `B4/B5` or `B5/B4`."""
    return {
        f"{board.names[here]}/{board.names[there]}": door
        for door, (a, b) in enumerate(board.doors)
        for here, there in ((a, b), (b, a))
    }


class Mission:
    """A mission ready for play: the board with everything that is looked up often, and bound effects."""

    def __init__(
        self,
        spec: MissionSpec,
        board: Board,
        tokens: dict[str, EnemyToken],
        bag: tuple[tuple[str, int], ...],
        cards: tuple[Card, ...],
        elite_effects: dict[str, Bound],
        rule_effects: dict[str, Bound],
        actions: tuple[MissionAction, ...],
        objectives: tuple[Objective, ...],
        passage_effects: dict[int, tuple[Bound, ...]],
    ) -> None:
        self.spec = spec
        self.id = spec.id
        self.board = board
        self.tokens = tokens
        self.bag = bag
        self.bag_place = {token: place for place, (token, _) in enumerate(bag)}
        self.cards = cards
        self.card_place = {card.spec.id: place for place, card in enumerate(cards)}
        self.part = Part(
            [
                *(((-1, elite, Cause(Agent.ELITE, elite, self.id)), effect) for elite, effect in elite_effects.items()),
                *(
                    ((-1, "", Cause(Agent.MISSION_RULE, rule, self.id)), effect)
                    for rule, effect in rule_effects.items()
                ),
            ]
        )
        self.actions = actions
        self.objectives = objectives
        first = [objective for kind in CHECKED_FIRST for objective in objectives if objective.spec.kind == kind]
        rest = [objective for objective in objectives if objective.spec.kind not in CHECKED_FIRST]
        self.objectives_to_check = (*first, *rest)
        self.passages = {passage.number: passage for passage in spec.passage}
        self.passage_effects = passage_effects
        marks = board.marks
        self.spawns = marks.get("grunt-spawn", ())
        self.inferno = mask_of(marks.get("inferno", ()))
        self.coolant = mask_of(marks.get("coolant", ()))
        self.turrets = tuple(
            sorted(
                Turret(at, DIRECTION_NAMES.index(mark.removeprefix("turret:")))
                for mark, hexes in marks.items()
                if mark.startswith("turret:")
                for at in hexes
            )
        )
        self.links: dict[int, int] = {}
        for pair in (marks.get("fast-travel-a", ()), marks.get("fast-travel-b", ())):
            if pair:
                self.links[pair[0]], self.links[pair[1]] = pair[1], pair[0]
        self.doors = door_names(board)
        self.door_hexes = mask_of(h for pair in board.doors for h in pair)
        self.memo = Memo()
        self.reach_out = any(action.spec.where.adjacent for action in actions)
        self.action_hexes = mask_of(
            [at for action in actions for at in marks.get(action.spec.where.mark, ())]
            + [turret.at for turret in self.turrets]
        )


class Achievement(NamedTuple):
    """An achievement ready for play."""

    spec: AchievementSpec
    when: Callable[..., bool]


class CampaignMap:
    """The campaign map ready for play."""

    def __init__(
        self,
        spec: CampaignSpec,
        missions: tuple[Mission, ...],
        achievements: tuple[Achievement, ...],
        passage_effects: dict[int, tuple[Bound, ...]],
    ) -> None:
        self.spec = spec
        self.missions = missions
        self.achievements = achievements
        self.paths = {path.id: tuple(path.to) for path in spec.path}
        self.loyalty = {box.hero: box for box in spec.loyalty}
        self.endings = {(ending.mission, ending.band): ending.passage for ending in spec.ending}
        self.passages = {passage.number: passage for passage in spec.passage}
        self.passage_effects = passage_effects

    def interlude(self, mission: str, result: str) -> int:
        """The passage read on the way on from a mission, 0 if there is none."""
        for box in self.spec.interlude:
            if box.after == mission and box.result in ("", result):
                return box.passage
        return 0

    def band(self, points: int) -> BandSpec:
        """HG-WAR-05: the grade a War Readiness total is worth."""
        return max((band for band in self.spec.band if band.least <= points), key=lambda band: band.least)


_MOST_TOGETHER = 512
"""Of so many parts that were in force together it is remembered what comes in."""


@lru_cache(maxsize=_MOST_TOGETHER)
def _together(*parts: Part) -> Hooks[Door, Hook]:
    return Hooks(part.hooks for part in parts)


class Kit:
    """Everything printed that is in force: the mission, the boards at the table, the abilities unlocked."""

    __slots__ = ("__weakref__", "board", "boards", "hooks", "mission", "name", "parts", "turns")

    def __init__(self, name: str, mission: Mission, boards: tuple[HeroBoard, ...], unlocked: tuple[int, ...]) -> None:
        self.name = name
        self.mission = mission
        self.board = mission.board
        self.boards = boards
        self.parts = tuple(
            board.part(place, mask) for place, (board, mask) in enumerate(zip(boards, unlocked, strict=True))
        )
        """By hero: what its board adds."""
        self.hooks = _together(*self.parts, mission.part)
        self.turns = tuple(_together(part, mission.part) for part in self.parts)
        """By hero: what comes in on its turn alone."""


class Shelf:
    """All printed things by id. Filled once by content loading; tests and authors may add missions."""

    def __init__(self) -> None:
        self.heroes: dict[str, HeroBoard] = {}
        self.missions: dict[str, Mission] = {}
        self._campaign: CampaignMap | None = None
        self._kits: WeakValueDictionary[str, Kit] = WeakValueDictionary()

    @property
    def most_unlocked(self) -> int:
        """How many abilities a hero can unlock at the most."""
        return max(len(board.places) for board in self.heroes.values())

    @property
    def campaign(self) -> CampaignMap:
        """The campaign map."""
        assert self._campaign is not None, "the campaign map has not been loaded"
        return self._campaign

    def add_campaign(self, campaign: CampaignMap) -> None:
        """Put the campaign map on the shelf."""
        self._campaign = campaign

    def passage(self, mission: Mission, number: int) -> PassageSpec:
        """A passage of a mission, of the campaign or of a mission played before."""
        for pages in (mission.passages, self.campaign.passages):
            if number in pages:
                return pages[number]
        return next(other.passages[number] for other in self.campaign.missions if number in other.passages)

    def add_mission(self, mission: Mission) -> None:
        """Put a mission on the shelf; one of the same id is replaced."""
        self.missions[mission.id] = mission
        self._kits.clear()

    def mission(self, id: str) -> Mission:
        """The mission of this id."""
        found = self.missions.get(id)
        if found is None:
            raise UnknownName(f"there is no mission '{id}' in Hagalaz{did_you_mean(id, self.missions)}")
        return found

    def token_name(self, token: str) -> Wording:
        """The name printed on an enemy token."""
        for mission in self.missions.values():
            if token in mission.tokens:
                return mission.tokens[token].name
        return token

    def action_name(self, action: str) -> Wording | Text:
        """The name of an ability or a Mission action; a base action by message."""
        if not action or action in BASE_ACTIONS:
            return Text(f"action-{action or 'none'}")
        for board in self.heroes.values():
            if action in board.abilities:
                return board.abilities[action].name
            if action == board.spec.main.id:
                return board.spec.main.name
        for mission in self.missions.values():
            for box in mission.actions:
                if box.spec.id == action:
                    return box.spec.name
        return action

    def mission_name(self, mission: str) -> Wording:
        """The name of a mission."""
        return self.missions[mission].spec.name if mission in self.missions else mission

    def achievement_name(self, achievement: str) -> Wording:
        """The name of an achievement."""
        found = [box.spec.name for box in self.campaign.achievements if box.spec.id == achievement]
        return found[0] if found else achievement

    def card(self, card: str) -> CardSpec | None:
        """A threat card as it is printed, if any mission has it."""
        for mission in self.missions.values():
            if card in mission.card_place:
                return mission.cards[mission.card_place[card]].spec
        return None

    def card_name(self, card: str) -> Wording:
        """The name printed on a threat card."""
        found = self.card(card)
        return card if found is None else found.name

    def rule_title(self, rule: str) -> Wording:
        """The title of an additional rule of a mission."""
        for mission in self.missions.values():
            for box in mission.spec.rule:
                if box.id == rule:
                    return box.title
        return rule

    def objective_title(self, objective: str) -> Wording:
        """The title of an objective box."""
        for mission in self.missions.values():
            for box in mission.objectives:
                if box.spec.id == objective:
                    return box.spec.title
        return objective

    def counter_name(self, counter: str, mission: str) -> Wording:
        """The name of a row of progress boxes; two missions may call different rows by the same id."""
        return next((row.name for row in self.mission(mission).spec.counter if row.id == counter), counter)

    def passage_title(self, number: int) -> Wording:
        """The title of a story passage."""
        return self.any_passage(number).title

    def any_passage(self, number: int) -> PassageSpec:
        """A story passage of any mission, or of the campaign."""
        for mission in self.missions.values():
            if number in mission.passages:
                return mission.passages[number]
        return self.campaign.passages[number]

    def kit(self, key: str) -> Kit:
        """The kit a state names: one for all states in play that name it."""
        found = self._kits.get(key)
        if found is None:
            mission, *heroes = key.split("/")
            pairs = [hero.split(":") for hero in heroes]
            found = self._kits[key] = Kit(
                key,
                self.mission(mission),
                tuple(self.heroes[hero] for hero, _ in pairs),
                tuple(int(unlocked) for _, unlocked in pairs),
            )
        return found


SHELF = Shelf()
