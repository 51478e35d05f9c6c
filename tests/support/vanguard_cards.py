"""Cards of the ship on a bench: a manned ship, one card, and what has changed when it has done what it says.

bench = aboard(success=3)
assert bench.solve("s01", "crew:engineering") == {"success": 1, "resting": {"engineering": 1}}

Answers are the values of a choice, joined by colons, with names for numbers: `crew:science`, `choice:1`, `done`. Where
one thing only is offered, or nothing is said about a choice, the first of what is offered is taken.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

from starboard.core.chance import Chance, Draw, Roll
from starboard.core.choice import Choice, Value
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import KINDS as DISCOVERIES
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK, MORALES
from starboard.games.vanguard.queries_ship import lander_value, landing_of
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.rules.ship import (
    bridge,
    facilities,
    laboratory,
    landing,
    objectives,
    production,
    situations,
    starmap,
    unloading,
)
from starboard.games.vanguard.rules.ship.aboard import use_upgrade
from starboard.games.vanguard.ship_state import KINDS as WAITING
from starboard.games.vanguard.ship_state import Page, Place, Project, Situation
from starboard.games.vanguard.state import EXHAUSTED, Flags, State

Rule = Callable[[State], Awaitable[object]]
Changes = dict[str, Any]
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
PAGES = {"bridge": Page.BRIDGE, "star-map": Page.STAR_MAP, "facilities": Page.FACILITIES, "hangar": Page.HANGAR}


class Bench:
    """A ship, and the card that is tried on it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.ship = state.ship
        self.asked: list[str] = []
        self.offered: list[list[str]] = []

    # --- running rules ------------------------------------------------------------------------------------------------

    def run(self, rule: Rule, answers: Iterable[str] = (), dice: Iterable[object] = ()) -> Changes:
        """Carry a rule out with these answers, rolls and draws. What it changed aboard."""
        before = self.facts()
        self.asked, self.offered = [], []
        left, loaded = list(answers), list(dice)
        flow = rule(self.state).__await__()
        sent: Any = None
        while True:
            try:
                asked = flow.send(sent)
            except StopIteration:
                break
            sent = self._answer(asked, left) if isinstance(asked, Choice) else self._chance(asked, loaded)
        assert not left, f"nobody asked for {left}; asked was {self.asked}"
        assert not loaded, f"{loaded} were not rolled or drawn"
        return difference(before, self.facts())

    def _answer(self, choice: Choice, left: list[str]) -> Value:
        keys = [self.key(value) for value in choice.values]
        self.asked.append(choice.prompt)
        self.offered.append(keys)
        if left and left[0] in keys:
            return choice.values[keys.index(left.pop(0))]
        assert not left or len(keys) == 1, f"'{left[0]}' is not among {keys} ({choice.prompt})"
        return choice.values[0]

    def _chance(self, request: Roll | Draw, loaded: list[object]) -> object:
        given = loaded.pop(0) if loaded else self.state.chance.outcome(request)
        return request.accept(given)

    def key(self, value: Value) -> str:
        """A value in words."""
        verb, *rest = value
        if verb == "crew":
            return f"crew:{SECTIONS[self.ship.sections[int(rest[0])]]}"
        if verb == "pay-discovery":
            spec = BOX.discoveries[int(rest[0])].spec
            return f"pay:{spec.kind}" if spec.tier == "basic" else f"pay:{spec.tier} {spec.kind}"
        if verb == "choice":
            return f"choice:{rest[-1]}"
        if verb == "fly":
            return f"fly:{BOOK.systems[int(rest[0])].id}"
        if verb == "visit":
            return f"visit:{BOOK.objects[int(rest[0])].id}"
        if verb == "section":
            return f"section:{SECTIONS[int(rest[0])]}"
        return ":".join(str(each) for each in value)

    # --- what can be done with a card ---------------------------------------------------------------------------------

    def solve(self, card: str, *answers: str, way: int = 0, dice: Iterable[object] = ()) -> Changes:
        """Solve a situation that is in play, in the situation room, in one of its ways."""
        number = BOOK.situations.number(card)
        self._in_play(number)
        self._open(Page.SITUATIONS)
        return self.run(situations.solve, (f"solve:{number}:{way}", *answers), dice)

    def can_solve(self, card: str, way: int = 0) -> bool:
        number = BOOK.situations.number(card)
        return bool(situations.can_solve(self.state, number, way))

    def fail(self, card: str, *answers: str) -> Changes:
        """A situation is as old as its limit when the bridge looks at it."""
        number = BOOK.situations.number(card)
        self._in_play(number, BOOK.situations[number].spec.limit)
        self._open(Page.BRIDGE)
        return self.run(bridge.resolve_situations, answers)

    def _in_play(self, number: int, time: int = 0) -> None:
        for pile in (self.ship.potential, self.ship.future):
            if number in pile:
                pile.remove(number)
        self.ship.situations = [Situation(number, time)]

    def study(self, card: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Pay for a research project in the laboratory."""
        number = BOOK.research.number(card)
        self.ship.research = [number]
        self._open(Page.LABORATORY)
        return self.run(laboratory.study, (f"study:{number}", *answers), dice)

    def can_study(self, card: str) -> bool:
        return bool(laboratory.can_study(self.state, BOOK.research.number(card)))

    def produce(self, card: str) -> tuple[int, Changes]:
        """Start a project and activate the complex until it is done: how often, and what was gained."""
        number = BOOK.production.number(card)
        self.ship.production = [Project(number)]
        before = self.facts()
        for times in range(1, 9):
            self._open(Page.PRODUCTION)
            self.run(production.start, [f"start:{number}"] if times == 1 else [])
            while any(each.stage == 0 for each in self.ship.production):
                self.run(production.finish)
            if not self.ship.production:
                return times, difference(before, self.facts())
        raise AssertionError(f"{card} is never done")

    def can_start(self, card: str) -> bool:
        return bool(production.can_start(self.state, Project(BOOK.production.number(card))))

    def hurry(self, card: str) -> list[str]:
        """Who may speed up a project that has been started, as sections."""
        number = BOOK.production.number(card)
        self.ship.production = [Project(number, 3)]
        self._open(Page.PRODUCTION)
        changed = self.run(production.finish, [f"hurry:{number}"])
        assert self.ship.production[0].stage == 2
        return sorted(set(self.offered[1])) if self.offered[1:] else [f"crew:{each}" for each in changed["resting"]]

    def use(self, card: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Use an upgrade of the bridge on its page."""
        number = BOOK.upgrades.number(card)
        self.ship.upgrades = [number]
        self._open(PAGES[BOOK.upgrades[number].spec.at])
        return self.run(lambda state: use_upgrade(state, number), answers, dice)

    def activate(self, card: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Activate an add-on facility."""
        number = BOOK.addons.number(card)
        self.ship.addons = [number]
        self._open(Page.FACILITIES, 1)
        return self.run(facilities.activate, (f"addon:{number}", *answers), dice)

    def settle(self, *cards: str, answers: Iterable[str] = (), dice: Iterable[object] = ()) -> Changes:
        """The bridge looks at objectives: the first is the main one, or an empty name for none."""
        main, *sides = [BOOK.objectives.number(each) if each else -1 for each in cards]
        self.ship.objective, self.ship.sides, self.ship.side_ages = main, sides, [0] * len(sides)
        self._open(Page.BRIDGE)
        return self.run(objectives.settle_objectives, answers, dice)

    def run_out(self, card: str, *, answers: Iterable[str] = ()) -> Changes:
        """An objective is one pass older than its limit when the bridge looks at it."""
        number = BOOK.objectives.number(card)
        age = BOOK.objectives[number].spec.limit + 1
        if BOOK.objectives[number].spec.kind == "main":
            self.ship.objective, self.ship.age = number, age
        else:
            self.ship.sides, self.ship.side_ages = [number], [age]
        self._open(Page.BRIDGE)
        return self.run(objectives.fail_late_objectives, answers)

    def read(self, log: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """Read a log of the ship, taking the choice of this id."""
        entry = BOX.logs.find(log)
        ids = [each.id for each in entry.spec.choice]
        said = [f"choice:{ids.index(each)}" if each in ids else each for each in answers]
        self._open(Page.STAR_MAP)
        return self.run(lambda state: read_log(state, -1, entry.number), said, dice)

    def hear(self, *answers: str) -> Changes:
        """Step 3 of the bridge: the echoes, if there are some."""
        self._open(Page.BRIDGE)
        return self.run(bridge.hear_echoes, answers)

    def fill_row(self, row: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """All pockets of a row are filled."""
        spec = BOOK.rows.find(row).spec
        self.ship.pockets = [BOX.unique_numbers[number] for number in range(spec.first, spec.last + 1)]
        self._open(Page.UNLOADING)
        return self.run(unloading.reward_rows, answers, dice)

    def travel(self, system: str, *answers: str, dice: Iterable[object] = ()) -> Changes:
        """One thing on the star map, with nothing in the scanner: `fly:ambrel`, `visit:object-eye`."""
        self.ship.system = BOOK.systems.number(system)
        self.ship.target, self.ship.parts = -1, 0
        self._open(Page.STAR_MAP)
        return self.run(starmap.travel, answers, dice)

    def ways(self, system: str) -> list[str]:
        """What can be done on the star map from a system."""
        self.travel(system, "close-maps")
        return self.offered[0]

    def land(
        self, card: str, result: int, *answers: str, lander: str = "space-ranger", mods: Iterable[str] = ()
    ) -> Changes:
        """One step of a landing with Security and Science, who have no charges: the die shows 1 to 10."""
        state, ship = self.state, self.ship
        number = BOOK.landings.number(card)
        objects = [each for each, of in enumerate(BOOK.object_landings) if of == number]
        ship.target = objects[0]
        ship.lander, ship.mods = BOOK.landers.number(lander), [BOOK.mods.number(each) for each in mods]
        effects.load_supplies(state, lander_value(ship, "supplies"))
        for section in (0, 1):
            ship.team[section] = next(crew for crew, of in enumerate(ship.sections) if of == section)
            effects.man_board(state, section)
            effects.take_charges(state, section)
        effects.set_landing_track(state, lander_value(ship, "rolls"))
        self._open(Page.LAUNCH)
        return self.run(landing.descend, answers, [(result - 1,)])

    def _open(self, page: Page, step: int = 0) -> None:
        effects.turn_to(self.state, page)
        self.ship.step = step

    # --- what there is ------------------------------------------------------------------------------------------------

    def facts(self) -> dict[str, Any]:
        """What can be seen of the ship, in words."""
        ship, state = self.ship, self.state
        places = {place: Counter[str]() for place in Place}
        for crew, place in enumerate(ship.places):
            if place not in (Place.RECRUIT, Place.REMOVED):
                places[Place(place)][SECTIONS[ship.sections[crew]]] += 1
        return {
            "energy": ship.energy,
            "command": ship.command,
            "success": ship.success,
            "morale": ship.morale,
            "penalty": int(ship.penalty),
            "envelope": int(ship.envelope),
            "parts": ship.parts,
            "supplies": state.supplies,
            "dice": len(ship.dice[0]),
            "rank-2": sum(1 for rank in ship.ranks if rank >= 2),
            "resting": places[Place.RESTING],
            "recruited": len(ship.places) - ship.places.count(Place.RECRUIT) - ship.places.count(Place.REMOVED),
            "beds": Counter(BED_ROWS[each.row] for each in ship.patients),
            "dead": places[Place.DEAD],
            "recovering": -sum(each.left for each in ship.patients),
            "collected": Counter(DISCOVERIES[BOX.kinds[each]] for each in ship.collected),
            "damaged": Counter(BOOK.landers[each].id for each in ship.damaged),
            "armory": Counter(BOX.equipment[each].id for each in ship.armory),
            "waiting": Counter(
                getattr(BOOK, SHELVES[kind])[each].id for kind in range(len(WAITING)) for each in ship.waiting[kind]
            ),
            "potential": Counter(BOOK.situations[each].id for each in ship.potential),
            "facts": Counter(ship.facts),
            "steps": ship.track,
            "wounds": Counter(
                BOX.injuries[injury].id for member in state.members if member is not None for injury in member.injuries
            ),
            "exhausted": sum(member.where.count(EXHAUSTED) for member in state.members if member is not None),
            "system": BOOK.systems[ship.system].id,
            "landing": BOOK.landings[landing_of(ship)].id if ship.target >= 0 else "",
            "ending": BOOK.endings[ship.ending].id if ship.ending >= 0 else "",
        }

    @property
    def pockets(self) -> list[int]:
        """The numbers of the unique discoveries that are stored."""
        return [BOX.uniques[each].spec.number for each in self.ship.pockets]

    @property
    def morale(self) -> str:
        return MORALES[self.ship.morale]


def difference(before: dict[str, Any], after: dict[str, Any]) -> Changes:
    """What has changed: numbers by how much, lists by what came and went."""
    changes: Changes = {}
    for name, value in after.items():
        was = before[name]
        if isinstance(value, Counter):
            change = {key: value[key] - was[key] for key in {**was, **value} if value[key] != was[key]}
            if change:
                changes[name] = change
        elif isinstance(value, int):
            if value != was:
                changes[name] = value - was
        elif value != was:
            changes[name] = value
    return changes


def aboard(
    *,
    energy: int = 6,
    success: int = 6,
    command: int = 3,
    morale: str = "low",
    technology: int = 3,
    crew: int = 3,
    collected: Iterable[str] = (),
    facts: dict[str, int] | None = None,
) -> Bench:
    """A ship with three crew members a section, of whom one has rank 2, and a landing card in the scanner. Morale is
    low: it can rise twice and fall once."""
    state = State(Flags(scenario="campaign", campaign=True), 1, Chance("5eed"))
    effects.lay_out_ship(state)
    ship = state.ship
    ship.energy, ship.success, ship.command = energy, success, command
    ship.morale = MORALES.index(morale)
    ship.technology = BOOK.technologies.number(f"tech-{technology}")
    state.first = 0
    state.injuries = [each.spec.copies for each in BOX.injuries]
    card = 0
    for section in range(len(SECTIONS)):
        for each in range(crew):
            ship.places[card], ship.sections[card], ship.ranks[card] = Place.AVAILABLE, section, 2 if each == 0 else 1
            card += 1
    for wanted in collected:
        ship.collected.append(_discovery(wanted, ship.collected))
    ship.facts.update(facts or {})
    ship.target = 0
    ship.parts = 1
    return Bench(state)


def _discovery(wanted: str, taken: list[int]) -> int:
    """A discovery that is not collected yet: `minerals`, `rare minerals`."""
    tier, _, kind = wanted.rpartition(" ")
    return next(
        each.number
        for each in BOX.discoveries
        if (each.spec.kind, each.spec.tier) == (kind, tier or "basic") and taken.count(each.number) < each.spec.copies
    )
