"""A planet on a bench: a team on its board, one thing, and what has changed when it has done what it says.

ground = Ground("sunder", at={"science": 5, "recon": 6})
assert ground.row("lean-west", "green", by="science") == {"sector 5": "bz613", ".west": 1}

Members have rank 2, six dice of which four are available, two cards in hand and enough of them in the deck. Answers are
the values of a choice in words (`choice:1`, `member:recon`, `sector:7`); where nothing is said about a choice the first
of what is offered is taken. Lead tokens are worth 1 and give nothing else, so that they stay where they are put.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from typing import Any

from starboard.core.chance import Chance, Draw, Roll
from starboard.core.choice import Choice, First, Value
from starboard.core.errors import EndStep
from starboard.games.vanguard import effects
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.needs import signs
from starboard.games.vanguard.printed import COLOURS, DANGER_FACES, KINDS, SECTIONS, SYMBOLS, Action, Part
from starboard.games.vanguard.queries import exits, injury_number, marker_key, member_of, route_symbols, top_poi
from starboard.games.vanguard.rules import missions, moving
from starboard.games.vanguard.rules.acting import act, react
from starboard.games.vanguard.rules.actions import actions_here, can_act
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.paying import ways_to_pay
from starboard.games.vanguard.state import (
    AVAILABLE,
    EXHAUSTED,
    GONE,
    Check,
    Flags,
    Member,
    Mission,
    Phase,
    Result,
    Sector,
    State,
    Threat,
)
from support.vanguard_boards import page

Changes = dict[str, Any]
Flow = Callable[[], Awaitable[object]]

DICE = ("red-fitness", "red-defence", "green-biology", "green-exploration", "blue-building", "blue-science")


class Ground:
    """A board with a team, and what is tried there."""

    def __init__(
        self,
        planet: str,
        *,
        at: Mapping[str, int] | None = None,
        facts: Mapping[str, int] | None = None,
        pois: Mapping[int, str] | None = None,
        condition: str = "",
        time: int = 0,
        missions: Sequence[str] | None = None,
        threats: Mapping[str, int] | None = None,
        equipment: Mapping[str, Sequence[str]] | None = None,
        injuries: Mapping[str, Sequence[str]] | None = None,
        supplies: int = 5,
        active: str = "",
        round: int = 1,
    ) -> None:
        number = BOX.planets.number(planet)
        board = BOX.boards[number]
        spec = board.thing.spec
        self.state = state = State(Flags(), 1, Chance(1), phase=Phase.ACTION, planet=number, round=round)
        state.sectors = [Sector() for _ in board.sectors]
        state.condition = BOX.conditions.number(condition) if condition else board.condition
        state.condition_time = time
        state.lander_at = next((place for place, each in enumerate(board.sectors) if each.lander), -1)
        state.supplies, state.supply_limit = supplies, 12
        state.injuries = [each.spec.copies for each in BOX.injuries]
        state.lead_bag = [int(each.spec.value == 1 and not each.spec.gives) * 9 for each in BOX.leads]
        state.lead_beside = [0] * len(BOX.leads)
        state.events = [int(each.spec.deck == "basic") for each in BOX.events]
        state.event_discards = [0] * len(BOX.events)
        state.decks = [[each.spec.copies * (each.spec.kind == kind) for each in BOX.discoveries] for kind in KINDS]
        state.unique_stack = [BOX.unique_numbers[each] for each in spec.uniques]
        opened = spec.missions if missions is None else missions
        state.missions = [Mission(BOX.missions.number(each)) for each in opened]
        standing = {each.id: each.sector for each in spec.threats} if threats is None else threats
        state.threats = [Threat(BOX.threats.number(id), sector - 1) for id, sector in standing.items()]
        for sector, poi in (pois or {}).items():
            state.sectors[sector - 1].pois = [BOX.pois.number(poi)]
        for fact, value in (facts or {}).items():
            effects.remember(state, fact, value)
        for section, sector in (at or {"science": 1, "recon": 1}).items():
            state.members[SECTIONS.index(section)] = self._member(section, sector - 1)
        for section, pieces in (equipment or {}).items():
            self.member(section).equipment = [BOX.equipment.number(each) for each in pieces]
        for section, cards in (injuries or {}).items():
            self.member(section).injuries = [BOX.injuries.number(each) for each in cards]
            self.member(section).hurt = (1 << len(cards)) - 1
        first = SECTIONS.index(active or next(iter(at or {"science": 1})))
        state.active = state.first = first
        state.actions_left = 2
        self.asked: list[str] = []
        self.offered: list[list[str]] = []

    @staticmethod
    def _member(section: str, at: int) -> Member:
        dice = [BOX.dice.number(each) for each in DICE]
        where = [AVAILABLE] * 4 + [EXHAUSTED] * 2
        cards = [each.number for each in BOX.cards if each.spec.section == section and each.spec.starter]
        deck = [int(number in cards[2:]) for number in range(len(BOX.cards))]
        crew = next(each.number for each in BOX.crew if not each.spec.power and not each.spec.tutorial)
        return Member(crew, 2, at, dice, where, hand=cards[:2], deck=deck)

    def member(self, section: str) -> Member:
        return member_of(self.state, SECTIONS.index(section))

    # --- what is there ------------------------------------------------------------------------------------------------

    def actions(self, section: str) -> list[str]:
        """The special actions somebody may take."""
        who = SECTIONS.index(section)
        return [action.id for action, _ in actions_here(self.state, who) if can_act(self.state, who, action)]

    def routes(self, section: str) -> dict[int, list[str]]:
        """Where somebody can go, and the symbols on the way."""
        who = SECTIONS.index(section)
        found = [each for each in exits(self.state, who) if moving.can_move(self.state, who, each)]
        return {each.to + 1: list(route_symbols(self.state, who, each)) for each in found}

    def poi(self, sector: int) -> str:
        """The card of a sector."""
        number = top_poi(self.state, sector - 1)
        return BOX.pois[number].id if number >= 0 else ""

    def threat(self, id: str) -> int:
        """The sector of a threat, 0 if it is not there."""
        return next((each.at + 1 for each in self.state.threats if BOX.threats[each.card].id == id), 0)

    # --- what can be done ---------------------------------------------------------------------------------------------

    def row(self, action: str, colour: str, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """An outcome row of an action is resolved, without those it is linked to."""
        found = self._action(action)
        return self._part(found, next(each for each in found.rows if each.colour == colour), answers, by, dice)

    def track(self, action: str, colour: str, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """The outcome of a track of an action."""
        found = self._action(action)
        return self._part(found, next(each for each in found.tracks if each.colour == colour), answers, by, dice)

    def begin_check(self, action: str, *, by: str = "") -> None:
        """Somebody is in the middle of a check, with an empty pool."""
        found = self._action(action)
        who = self._who(by)
        at = member_of(self.state, who).at
        self.state.check = Check(who, found.number, at if found.owner.agent == "poi" else -1, at, 7)

    def symbols(self) -> list[str]:
        """The symbols that are on no die and count in the check."""
        assert self.state.check is not None
        return [SYMBOLS[each] for each in self.state.check.symbols]

    def advances(self, action: str, place: int, *, by: str = "") -> dict[str, int]:
        """How far a special effect of an action moves its tracks."""
        found = self._action(action)
        who = self._who(by)
        at = member_of(self.state, who).at
        self.begin_check(action, by=by)
        self.run(lambda: act(self.state, who, found.owner, found.effects[place - 1].call, at), (), ())
        moved = {
            track.colour: sum(
                self.state.markers.get(marker_key(found.first_track + number, each), 0)
                for each in range(-1, len(self.state.sectors))
            )
            for number, track in enumerate(found.tracks)
        }
        self.state.check = None
        return {colour: count for colour, count in moved.items() if count}

    def act(self, action: str, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """A special action without a check."""
        found = self._action(action)
        assert not found.is_check, f"{action} is a check"
        who = self._who(by)
        return self.run(
            lambda: act(self.state, who, found.owner, found.call, member_of(self.state, who).at), answers, dice
        )

    def marks(self, action: str, *pool: str) -> str:
        """The colour of the row that a pool marks; dice are given as `red fitness`."""
        dice = tuple(_shown(each) for each in pool)
        rows = self._action(action).rows
        return next((each.colour for each in rows if not each.need or ways_to_pay(dice, each.need, (), True)), "")

    def effects(self, owner: str) -> list[list[str]]:
        """The special effects of an action or a condition, in their order: the symbols that each takes."""
        parts = (
            BOX.conditions.find(owner).parts["effect"] if owner in BOX.conditions.ids else self._action(owner).effects
        )
        return [signs(each.need) for each in parts]

    def combos(self, condition: str) -> list[list[str]]:
        """The symbols of a condition's combos."""
        return [signs(each.need) for each in BOX.conditions.find(condition).parts["combo"]]

    def links(self, action: str) -> dict[str, str]:
        """Which rows of an action lead on to which."""
        return {each.colour: each.link for each in self._action(action).rows if each.link}

    def _part(self, action: Action, part: Part, answers: Sequence[str], by: str, dice: Iterable[object]) -> Changes:
        who = self._who(by)
        at = member_of(self.state, who).at if action.owner.agent == "poi" else -1
        return self.run(lambda: act(self.state, who, action.owner, part.call, at), answers, dice)

    def effect(self, owner: str, place: int, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """A special effect of a condition, or of an action, that moves no track."""
        who = self._who(by)
        if owner in BOX.conditions.ids:
            thing = BOX.conditions.find(owner)
            part = thing.parts["effect"][place - 1]
        else:
            action = self._action(owner)
            thing, part = action.owner, action.effects[place - 1]
        return self.run(lambda: act(self.state, who, thing, part.call), answers, dice)

    def combo(self, condition: str, place: int, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """A combo of a condition."""
        thing = BOX.conditions.find(condition)
        who = self._who(by)
        return self.run(lambda: act(self.state, who, thing, thing.parts["combo"][place - 1].call), answers, dice)

    def move_symbol(self, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """The move symbol is resolved."""
        return self.run(lambda: moving.resolve_move_symbol(self.state, self._who(by)), answers, dice)

    def time_out(self, id: str, *answers: str, sector: int = 0, dice: Iterable[object] = ()) -> Changes:
        """The time track of a condition, a mission or a POI runs out."""
        shelf = next(shelf for shelf in (BOX.conditions, BOX.missions, BOX.pois) if id in shelf.ids)
        thing = shelf.find(id)
        return self.run(lambda: act(self.state, -1, thing, thing.calls["time_deeds"], sector - 1), answers, dice)

    def space(self, threat: str, place: int, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """The time token of a threat reaches a space."""
        thing = BOX.threats.find(threat)
        found = next(each for each in self.state.threats if each.card == thing.number)
        found.time = place
        return self.run(
            lambda: act(self.state, -1, thing, thing.parts["space"][place - 1].call, found.at), answers, dice
        )

    def log(self, id: str, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """A log is read: for a member, or for the team where nobody is named."""
        who = SECTIONS.index(by) if by else -1
        return self.run(lambda: read_log(self.state, who, BOX.logs.number(id)), answers, dice)

    def choices(self, id: str, *, by: str = "") -> list[str]:
        """The choices that a log offers."""
        who = SECTIONS.index(by) if by else -1
        parts = BOX.logs.find(id).parts["choice"]
        return [
            each.id
            for each in parts
            if (each.goal is None or each.goal(self.state, who)) and each.call.payable(self.state, who)
        ]

    def choose(self, id: str, choice: str, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """A choice of a log is taken, whatever the log has done before."""
        who = SECTIONS.index(by) if by else -1
        assert choice in self.choices(id, by=by), f"{choice} is not among {self.choices(id, by=by)}"
        part = next(each for each in BOX.logs.find(id).parts["choice"] if each.id == choice)
        return self.run(lambda: act(self.state, who, BOX.logs.find(id), part.call), answers, dice)

    def completable(self) -> list[str]:
        """The missions the players may complete."""
        return [BOX.missions[int(value[1])].id for value in missions.completable(self.state)]

    def complete(self, mission: str) -> Changes:
        """The players complete a mission."""
        return self.run(lambda: missions.complete(self.state, -1, BOX.missions.number(mission)), (), ())

    def enter(self, section: str, sector: int, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Somebody arrives in a sector."""
        who = SECTIONS.index(section)
        effects.move_member(self.state, who, sector - 1)
        return self.run(lambda: moving.enter(self.state, who), answers, dice)

    def at_moment(self, moment: Moment, *answers: str, by: str = "", dice: Iterable[object] = ()) -> Changes:
        """A moment comes: what lasts acts."""
        who = SECTIONS.index(by) if by else -1
        return self.run(lambda: react(self.state, moment, who), answers, dice)

    def _action(self, id: str) -> Action:
        planet = BOX.planets[self.state.planet].id
        return next(each for each in BOX.actions if each.id == id and _belongs(each, planet))

    def _who(self, by: str) -> int:
        return SECTIONS.index(by) if by else self.state.active

    # --- running rules ------------------------------------------------------------------------------------------------

    def run(self, rule: Flow, answers: Iterable[str], dice: Iterable[object]) -> Changes:
        """Carry a rule out with these answers, rolls and draws. What it changed."""
        before = self.tally()
        self.asked, self.offered = [], []
        left, loaded = list(answers), list(dice)
        flow = rule().__await__()
        sent: Any = None
        while True:
            try:
                asked = flow.send(sent)
            except (StopIteration, EndStep):
                break
            if isinstance(asked, Choice):
                sent = self._answer(asked, left)
            elif isinstance(asked, First):
                sent = None
            else:
                sent = self._chance(asked, loaded)
        assert not left, f"nobody asked for {left}; asked was {self.asked}"
        assert not loaded, f"{loaded} were not rolled or drawn"
        return difference(before, self.tally())

    def _answer(self, choice: Choice, left: list[str]) -> Value:
        keys = [self._key(value) for value in choice.values]
        self.asked.append(choice.prompt)
        self.offered.append(keys)
        if left and left[0] in keys:
            return choice.values[keys.index(left.pop(0))]
        return choice.values[0]

    @staticmethod
    def _key(value: Value) -> str:
        verb, *rest = value
        if verb in ("member", "skill"):
            return f"{verb}:{SECTIONS[int(rest[0])]}"
        if verb == "choice":
            return f"choice:{rest[-1]}"
        if verb in ("sector", "threat-to"):
            return f"{verb}:{int(rest[0]) + 1}"
        return ":".join(str(each) for each in value)

    def _chance(self, request: Roll | Draw, loaded: list[object]) -> object:
        given = loaded.pop(0) if loaded else self.state.chance.outcome(request)
        if isinstance(given, str):
            assert isinstance(request, Roll)
            given = (BOX.danger_faces.index(DANGER_FACES.index(given)),)
        return request.accept(given)

    # --- what there is ------------------------------------------------------------------------------------------------

    def tally(self) -> Changes:
        """Everything that can change, in words. Dice count where they are available."""
        state = self.state
        found: Changes = {
            "success": state.success,
            "supplies": state.supplies,
            "condition": BOX.conditions[state.condition].id,
            "time": state.condition_time,
            "lander": state.lander_at + 1,
            "missions": sorted(BOX.missions[each.card].id for each in state.missions),
            "completed": sorted(BOX.missions[each].id for each in state.completed),
            "failed": sorted(BOX.missions[each].id for each in state.failed),
            "uniques": sorted(BOX.uniques[each].spec.number for each in state.uniques),
            "result": "" if state.result == Result.NONE else state.result.name.lower(),
            "neutralised": state.neutralised,
        }
        for number, kind in enumerate(KINDS):
            found[f"{kind} leads"] = len(state.leads[number])
            found[kind] = sum(BOX.kinds[each] == number for each in state.discoveries)
        found |= {**state.ship.facts, **state.marks}
        for at in range(len(state.sectors)):
            found[f"sector {at + 1}"] = self.poi(at + 1)
        for each in state.threats:
            found[BOX.threats[each.card].id] = f"sector {each.at + 1}"
            found[f"{BOX.threats[each.card].id} time"] = each.time
        for section, member in zip(SECTIONS, state.members, strict=True):
            if member is None:
                continue
            found[f"{section} at"] = f"sector {member.at + 1}"
            found[f"{section} dice"] = member.where.count(AVAILABLE)
            found[f"{section} gone"] = member.where.count(GONE)
            found[f"{section} hand"] = len(member.hand)
            found[f"{section} charges"] = member.charges
            found[f"{section} injuries"] = [BOX.injuries[injury_number(each)].id for each in member.injuries]
            found[f"{section} face down"] = sum(each < 0 for each in member.injuries)
            found[f"{section} equipment"] = [BOX.equipment[each].id for each in member.equipment]
        return found


def _shown(die: str) -> tuple[tuple[int, ...], int]:
    colour, _, symbols = die.partition(" ")
    return tuple(SYMBOLS.index(each) for each in symbols.split("+")), COLOURS.index(colour)


def _belongs(action: Action, planet: str) -> bool:
    """Whether an action is printed on something of a planet."""
    found = page(planet)
    own = {each.id for each in (*found.poi, *found.condition, *found.mission, *found.threat)}
    return action.owner.id in own


def difference(before: Changes, after: Changes) -> Changes:
    """What is different: numbers by how much, everything else as it is now; what is gone is None."""
    found: Changes = {}
    for name in dict.fromkeys([*before, *after]):
        old, new = before.get(name), after.get(name)
        if old == new:
            continue
        if isinstance(new, int) and isinstance(old, int | None):
            if new - (old or 0):
                found[name] = new - (old or 0)
        else:
            found[name] = new
    return found


def clocks(planet: str) -> dict[str, int]:
    """The time tracks of a planet's cards, by the spaces they have."""
    found = page(planet)
    cards: list[Any] = [*found.condition, *found.mission, *found.poi]
    return {each.id: each.time for each in cards if each.time}


def tracks(planet: str) -> dict[str, list[tuple[str, int]]]:
    """The tracks of a planet's actions: colour and the advances they need."""
    found = page(planet)
    cards: list[Any] = [*found.poi, *found.condition, *found.threat]
    actions = [action for each in cards for action in each.action]
    return {action.id: [(each.colour, each.spaces) for each in action.track] for action in actions if action.track}


def ways(planet: str) -> dict[tuple[int, int], str]:
    """The routes of a board and their symbols, as printed."""
    return {(each.start, each.to): " ".join(each.symbols) for each in page(planet).route}
