"""The ship book open at a page, played in the words of the game.

book = aboard("star-map", energy=3, crew={"science": "1 1", "recon": "1 2r"})
book.play("visit:object-tessaly")
assert book.ship.energy == 2
assert book.refusal("visit:object-kestrel") == ("IV-SHIP-STAR-05", "landing-chosen")

Crew members are written by rank, with a letter for where they are: none available, `r` resting, `t` in the team, `h`
home from a planet, `d` dead. In keys and in `who` they are called by section and place: `science1`, `recon2`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from starboard.core.chance import Chance
from starboard.core.choice import Choice
from starboard.core.event import Event
from starboard.core.game import Step
from starboard.core.table import Table
from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard.content.library import BOX, bind_call, bind_goal
from starboard.games.vanguard.game import Vanguard
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.printed_ship import BED_ROWS, BOOK, MORALES
from starboard.games.vanguard.ship_state import KINDS, Page, Patient, Place, Project, Ship, Situation
from starboard.games.vanguard.state import Flags, Member, Phase, Sector, State
from starboard.games.vanguard.steps import next_step

PAGES = {page.name.lower().replace("_", "-"): page for page in Page}
LETTERS = {"": Place.AVAILABLE, "r": Place.RESTING, "t": Place.TEAM, "h": Place.RETURNED, "d": Place.DEAD}
CREW = dict.fromkeys(SECTIONS, "1 1")
"""Two available crew members of rank 1 in every section."""


class ShipBook(Vanguard):
    """The game as far as it is played aboard: it ends where the book is closed, or the campaign is over."""

    def next_step(self, state: State) -> Step | None:
        """The next step of the open page."""
        return next_step(state) if state.phase == Phase.SHIP else None


BOOK_ALONE = ShipBook()


class Aboard:
    """A table at which the ship book is played."""

    def __init__(self, state: State, crew: Mapping[str, int], dice: Iterable[Any], game: Vanguard = BOOK_ALONE) -> None:
        self.crew = dict(crew)
        self._seen: list[Event] = []
        loaded = [self._outcome(each) for each in dice]
        self.table: Table[State] = Table(game, state, seats=state.seats, loaded=loaded)

    def _outcome(self, named: Any) -> Any:
        """A draw by the name of a crew member or the id of a thing, a roll as numbers."""
        if not isinstance(named, str):
            return tuple(named) if isinstance(named, list) else named
        if named in self.crew:
            return self.crew[named]
        for shelf in (BOX.crew, BOOK.situations, BOX.discoveries, BOX.cards):
            if named in shelf.ids:
                return shelf.number(named)
        raise KeyError(named)

    # --- playing ------------------------------------------------------------------------------------------------------

    def play(self, *keys: str, dice: Iterable[Any] = ()) -> Aboard:
        """Answer, with the rolls and draws that come of it."""
        self.table.load_chance([self._outcome(each) for each in dice])
        for key in keys:
            self.table.answer(self.with_ids(key), self.table.choices[0].seat)
        assert not self.table.loaded, f"{self.table.loaded} were not rolled or drawn"
        return self

    def with_ids(self, key: str) -> str:
        """A key with the ids of crew members for their names."""
        return ":".join(BOX.crew[self.crew[part]].id if part in self.crew else part for part in key.split(":"))

    def with_names(self, key: str) -> str:
        """A key with the names of crew members for their ids."""
        names = {BOX.crew[number].id: name for name, number in self.crew.items()}
        return ":".join(names.get(part, part) for part in key.split(":"))

    # --- looking ------------------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def ship(self) -> Ship:
        return self.table.state.ship

    @property
    def page(self) -> str:
        """Where the book is open."""
        return Page(self.ship.page).name.lower().replace("_", "-")

    @property
    def asked(self) -> str:
        """The question, empty when the book is closed."""
        return self.table.choice.prompt if self.table.choice else ""

    @property
    def seat(self) -> int:
        """Who is asked."""
        return self.table.choices[0].seat

    @property
    def offered(self) -> list[str]:
        """The keys offered now."""
        return [self.with_names(key) for key in self.table.choices[0].keys]

    def refusal(self, key: str) -> tuple[str, str] | None:
        """The rule and the reason that an answer is not offered for; None if it is."""
        ruling = self.table.why_not(self.with_ids(key), self.seat)
        if ruling is None:
            return None
        assert ruling.reason is not None
        return ruling.rule, ruling.reason.id.removeprefix("reason-")

    def happened(self, kind: type[Event]) -> list[Any]:
        """The events of a kind, from the beginning."""
        self._seen += [each.event for each in self.table.news()]
        return [event for event in self._seen if isinstance(event, kind)]

    def place(self, name: str) -> Place:
        """Where a crew member is."""
        return Place(self.ship.places[self.crew[name]])

    def rank(self, name: str) -> int:
        return self.ship.ranks[self.crew[name]]

    def waits(self, kind: str) -> list[str]:
        """What of a kind waits in the Future Use envelope."""
        return [_shelf(kind)[card].id for card in self.ship.waiting[KINDS.index(kind)]]

    @property
    def armory(self) -> list[str]:
        return [BOX.equipment[card].id for card in self.ship.armory]

    @property
    def collected(self) -> list[str]:
        return [BOX.discoveries[card].id for card in self.ship.collected]

    @property
    def situations(self) -> dict[str, int]:
        """The situations in play, with their time markers."""
        return {BOOK.situations[each.card].id: each.time for each in self.ship.situations}

    @property
    def projects(self) -> dict[str, int]:
        """The production projects, with the stages to go."""
        return {BOOK.production[each.card].id: each.stage for each in self.ship.production}


def _shelf(kind: str) -> Any:
    return {
        "objective": BOOK.objectives,
        "upgrade": BOOK.upgrades,
        "technology": BOOK.technologies,
        "research": BOOK.research,
        "production": BOOK.production,
        "facility": BOOK.facilities,
        "addon": BOOK.addons,
        "lander": BOOK.landers,
        "mod": BOOK.mods,
    }[kind]


def lay_out(
    *,
    seats: int = 1,
    leaders: list[int] | None = None,
    crew: Mapping[str, str] | None = None,
    waiting: Iterable[str] = (),
    dice_each: int = 5,
    **given: Any,
) -> tuple[State, dict[str, int]]:
    """A state with the ship as it starts, but for what is given; and the crew by name."""
    state = State(Flags(campaign=True), seats, Chance(0))
    effects.lay_out_ship(state)
    state.leaders = leaders or [section % seats for section in range(len(SECTIONS))]
    state.injuries = [each.spec.copies for each in BOX.injuries]
    state.lead_bag, state.lead_beside = [each.spec.copies for each in BOX.leads], [0] * len(BOX.leads)
    state.rank_ups = [0 if each.spec.tutorial else 1 for each in BOX.rankups]
    ship = state.ship
    names: dict[str, int] = {}
    card = 0
    for section, name in enumerate(SECTIONS):
        for place, word in enumerate((crew if crew is not None else CREW).get(name, "").split(), 1):
            ship.sections[card], ship.ranks[card] = section, int(word[0])
            ship.places[card] = LETTERS[word[1:]]
            names[f"{name}{place}"] = card
            card += 1
    for id in waiting:
        kind, number = BOOK.cards[id]
        ship.waiting[kind].append(number)
    while len(ship.dice[0]) < dice_each:
        for box in ship.dice:
            box.append(BOX.dice.number("red-wild"))
    for field, value in given.items():
        _set(state, field, value)
    return state, names


def _set(state: State, field: str, value: Any) -> None:
    ship = state.ship
    match field:
        case "morale":
            ship.morale = MORALES.index(value)
        case "objective":
            ship.objective = BOOK.objectives.number(value) if value else -1
        case "technology":
            ship.technology = BOOK.technologies.number(f"tech-{value}")
        case "sides":
            ship.sides, ship.side_ages = [BOOK.objectives.number(id) for id in value], [0] * len(value)
        case "upgrades" | "research" | "facilities" | "addons" | "mods":
            setattr(ship, field, [getattr(BOOK, field).number(id) for id in value])
        case "hangar" | "damaged":
            setattr(ship, field, [BOOK.landers.number(id) for id in value])
        case "lander":
            ship.lander = BOOK.landers.number(value)
        case "production":
            ship.production = [Project(BOOK.production.number(id), stage) for id, stage in value.items()]
        case "situations":
            ship.situations = [Situation(BOOK.situations.number(id), time) for id, time in value.items()]
            in_play = [each.card for each in ship.situations]
            ship.potential = [card for card in ship.potential if card not in in_play]
            ship.future = [card for card in ship.future if card not in in_play]
        case "potential":
            ship.potential = [BOOK.situations.number(id) for id in value]
        case "system":
            ship.system = BOOK.systems.number(value)
        case "target":
            ship.target, ship.parts = BOOK.objects.number(value), BOOK.numbers.free_parts
        case "armory":
            ship.armory = [BOX.equipment.number(id) for id in value]
        case "collected":
            ship.collected = [BOX.discoveries.number(id) for id in value]
        case "discoveries":
            state.discoveries = [BOX.discoveries.number(id) for id in value]
        case "uniques":
            state.uniques = [BOX.unique_numbers[number] for number in value]
        case "pockets":
            ship.pockets = [BOX.unique_numbers[number] for number in value]
        case "gained":
            state.success = value
        case "rank_up":
            state.rank_up, state.ranked = BOX.rankups.number(value[0]), value[1]
            state.rank_ups[state.rank_up] = 0
        case "planet":
            state.planet = BOX.planets.number(value)
            board = BOX.boards[state.planet]
            state.sectors, state.condition = [Sector() for _ in board.sectors], board.condition
        case _:
            setattr(ship, field, value)


def aboard(page: str, *, dice: Iterable[Any] = (), step: int = 0, **given: Any) -> Aboard:
    """The book open at a page."""
    state, names = lay_out(**given)
    effects.turn_to(state, PAGES[page])
    state.ship.step = step
    return Aboard(state, names, dice)


def returning(page: str = "leaving", *, injuries: Mapping[str, int] | None = None, **given: Any) -> Aboard:
    """The book open after an exploration: one crew member of each section named in `injuries` was down there, with so
    many injuries."""
    hurt = injuries or {"science": 0, "recon": 0}
    dice = given.pop("dice", ())
    crew = dict(given.pop("crew", {}))
    for section in SECTIONS:
        crew.setdefault(section, "1h 1r" if section in hurt else "1r 1r")
    given.setdefault("planet", "tessaly")
    given.setdefault("lander", "space-ranger")
    given.setdefault("passes", 1)
    state, names = lay_out(crew=crew, **given)
    for section, count in hurt.items():
        number = names[f"{section}1"]
        member = Member(number, state.ship.ranks[number], injuries=[BOX.injuries.number("wound")] * count)
        place = SECTIONS.index(section)
        state.members[place] = member
        state.ship.team[place] = number
    effects.turn_to(state, PAGES[page])
    return Aboard(state, names, dice)


def patients(*beds: tuple[int, str, int]) -> list[Patient]:
    """Beds: crew number, row, places from recovery."""
    return [Patient(crew, BED_ROWS.index(row), left) for crew, row, left in beds]


class Doing:
    """Deeds carried out aboard, one question after another."""

    def __init__(self, page: str = "facilities", **given: Any) -> None:
        self.state, self.crew = lay_out(**given)
        effects.turn_to(self.state, PAGES[page])
        self.ship = self.state.ship
        self.asked: list[str] = []

    def do(self, *deeds: dict[str, Any], answers: Iterable[str] = (), dice: Iterable[Any] = ()) -> Doing:
        """Do this; what is asked is answered by keys, what is rolled or drawn comes out so."""
        call = bind_call(list(deeds), "test", "deeds")
        left, loaded = list(answers), list(dice)
        self.asked = []
        for deed in call.deeds:
            flow = deed(self.state, -1).__await__()
            sent: Any = None
            while True:
                try:
                    request = flow.send(sent)
                except StopIteration:
                    break
                if isinstance(request, Choice):
                    self.asked.append(request.prompt)
                    keys = [self._named(BOOK_ALONE.key(self.state, value)) for value in request.values]
                    sent = request.values[keys.index(left.pop(0))]
                else:
                    sent = request.accept(loaded.pop(0))
                    assert sent is not None
        assert not left, f"nobody asked for {left}"
        assert not loaded, f"{loaded} were not rolled or drawn"
        return self

    def _named(self, key: str) -> str:
        names = {BOX.crew[number].id: name for name, number in self.crew.items()}
        return ":".join(names.get(part, part) for part in key.split(":"))

    def can(self, **deed: Any) -> bool:
        """Whether a deed can be done, and would do something."""
        return bind_call([deed], "test", "deeds").can(self.state, -1)

    def holds(self, **goal: Any) -> bool:
        """Whether a goal holds."""
        bound = bind_goal(goal, "test", "goal")
        assert bound is not None
        return bound(self.state, -1)

    def place(self, name: str) -> Place:
        return Place(self.ship.places[self.crew[name]])

    def rank(self, name: str) -> int:
        return self.ship.ranks[self.crew[name]]

    def waits(self, kind: str) -> list[str]:
        return [_shelf(kind)[card].id for card in self.ship.waiting[KINDS.index(kind)]]
