"""Lessons: a game with a coach at one's side, as data that each game brings.

A lesson names what is played, how the first dice and cards come out, and steps: a deed to do, why, and what tells that
it was done. Where the pupil is in it is a function of the game alone, of what was answered, asked and announced, and of
the steps that were skipped: undo, loading and copies need nothing of their own. No answer is ever closed by a lesson.

The files are `lessons/*.toml` in the folder of a game; `docs/lessons.md` says how to write one.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatchcase
from typing import Any, Literal, NamedTuple

import msgspec

from starboard.core.choice import Choice, Seat
from starboard.core.content import Findings, convert, give_keys, package_files, parse_toml, read_package_text, unique
from starboard.core.errors import ContentError, UnknownName, did_you_mean
from starboard.core.event import Event, Happened
from starboard.core.game import Game, set_up
from starboard.core.happening import Happening
from starboard.core.journal import Entry, Guided, answered_seat, by_answer, restore
from starboard.core.modules import POSITIONS, THUMB
from starboard.core.position import outcome
from starboard.core.table import Table
from starboard.core.text import NO_WORDS, Words

FOLDER = "lessons"
"""Where the lessons of a game are."""

State = Literal["done", "now", "missed", "to-come"]
"""How a chapter stands."""


class Trigger(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What has to come together in one change of the game. Answers and prompts are patterns: `place:*>fire`.

    `asked` is the question that is open then, `offered` an answer to it, `answered` the answer that was given,
    `happened` an event as scenario files write them, and `times` how often all this has to be.
    """

    asked: str = ""
    offered: str = ""
    answered: str = ""
    happened: str = ""
    times: int = 1


class Word(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A word that is learned, and what it means."""

    id: str
    word: Words
    meaning: Words


class Remark(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the coach says besides a step: when, a title and two sentences. `points` and `marks` are as in a step."""

    id: str
    when: Trigger
    title: Words
    text: Words
    points: list[str] = []
    marks: list[str] = []
    words: list[str] = []


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One thing to do: a title that is the deed, and two sentences, what and why.

    `points` are patterns of the answers that are taught, best first; `marks` are patterns of the pieces that carry the
    numbers 1 to 4 of the text. The step is over when `done` comes true; one without `done` is only read. Whoever is
    behind is taken along to it when `begins` comes true, and it is too late for it when `until` is asked. `instead`
    answers to what was done in place of the deed.
    """

    id: str
    chapter: str
    title: Words
    text: Words
    points: list[str] = []
    marks: list[str] = []
    done: Trigger | None = None
    begins: Trigger | None = None
    until: str = ""
    words: list[str] = []
    instead: list[Instead] = []


class Instead(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the coach says to something else than the deed; with `on` the lesson goes on to the next step."""

    id: str
    when: Trigger
    text: Words
    on: bool = False


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of a lesson as the list of steps names it. In a `free` one nothing is hushed: the coach only advises."""

    id: str
    title: Words
    free: bool = False


class Counter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is counted for the pupil ("die 1 of 3"): an event, `of` which there are so many `since` another one. While
    `asked` is open the next one is under way."""

    name: Words
    happened: str
    since: str
    asked: str
    of: int


class LessonSpec(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A lesson file. `seats` are who sits there, `me` for the pupil; `opening` are answers that are given already, and
    `loaded` how rolls and draws come out, by purpose, in the words of the game."""

    id: str
    name: Words
    blurb: Words
    minutes: int
    scenario: str
    seats: tuple[str, ...] = ("me",)
    options: dict[str, Any] = {}
    seed: int = 0
    opening: list[str] = []
    loaded: dict[str, list[list[str | int] | str | int]] = {}
    teaches: list[Teaches] = []
    counter: Counter | None = None
    chapter: list[Chapter]
    step: list[Step]
    tip: list[Remark] = []
    aside: list[Remark] = []
    word: list[Word] = []


class Teaches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a lesson is about, for the lobby: a symbol of the client and a word or two."""

    id: str
    symbol: str
    name: Words


class Change(NamedTuple):
    """What one answer of the pupil, or somebody else's, came to: the key, what it led to, and what is asked now."""

    answer: str
    events: Sequence[Event]
    choice: Choice | None


class Place(msgspec.Struct, frozen=True):
    """Where a pupil is: the number of the step, how often what it waits for has come, what is said besides it.

    `said` is the id of a remark or a tip that goes before the step until the next answer; `tips` wait to be said,
    `told` have been; `missed` are steps that were never done; `tally` is what the lesson counts.
    """

    step: int = 0
    count: int = 0
    said: str = ""
    tips: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    missed: tuple[str, ...] = ()
    tally: int = 0


class Lesson:
    """A lesson of a game, checked."""

    def __init__(self, game: Game[Any], spec: LessonSpec, file: str) -> None:
        self.game = game
        self.spec = spec
        self.id = spec.id
        self.steps = spec.step
        self.chapters = {chapter.id: chapter for chapter in spec.chapter}
        self.words = {word.id: word for word in spec.word}
        self.remarks: dict[str, Remark] = {remark.id: remark for remark in [*spec.tip, *spec.aside]}
        self.seat: Seat = spec.seats.index("me") if "me" in spec.seats else 0
        self._instead = {instead.id: instead for step in spec.step for instead in step.instead}
        self._happenings: dict[str, Happening] = {}
        positions = POSITIONS.of(game.name)
        self._told: Callable[[Event], Mapping[str, Any]] = positions.told if positions else msgspec.structs.asdict
        self._check(file)

    # --- checking --------------------------------------------------------------------------------------

    def _check(self, file: str) -> None:
        """ContentError with all that can be seen to be wrong without playing."""
        findings, spec = Findings(), self.spec
        for what, ids in (
            ("chapter", self.chapters),
            ("step", [step.id for step in self.steps]),
            ("word", self.words),
        ):
            with findings:
                unique(ids, file, what)
        said = [*self.remarks, *self._instead]
        with findings:
            unique(said, file, "tip")
        with findings:
            if "me" not in spec.seats:
                raise ContentError(file, "seats", "one of the seats has to be 'me'")
        with findings:
            if not self.steps:
                raise ContentError(file, "step", "a lesson needs at least one [[step]]")
        counted = [spec.counter.happened, spec.counter.since] if spec.counter else []
        entries: list[tuple[str, Trigger | None, Sequence[str]]] = [
            *(("counter", Trigger(happened=line), ()) for line in counted),
            *((f"step '{step.id}'", step.done, step.words) for step in self.steps),
            *((f"step '{step.id}'", step.begins, ()) for step in self.steps),
            *((f"step '{step.id}'", each.when, ()) for step in self.steps for each in step.instead),
            *((f"tip '{remark.id}'", remark.when, remark.words) for remark in self.remarks.values()),
        ]
        for entry, trigger, words in entries:
            with findings:
                self._check_entry(entry, trigger, words, file)
        for step in self.steps:
            with findings:
                if step.chapter not in self.chapters:
                    hint = did_you_mean(step.chapter, self.chapters)
                    raise ContentError(file, f"step '{step.id}'", f"chapter '{step.chapter}' is unknown{hint}")
        with findings:
            try:
                self._outcomes()
            except UnknownName as problem:
                raise ContentError(file, "loaded", str(problem)) from None
        findings.settle()
        with findings:
            order = list(dict.fromkeys(step.chapter for step in self.steps))
            if order != list(self.chapters) or len(order) != len(_runs(step.chapter for step in self.steps)):
                raise ContentError(file, "step", "the steps do not come in the order of the chapters")
        findings.settle()

    def _check_entry(self, entry: str, trigger: Trigger | None, words: Sequence[str], file: str) -> None:
        for word in words:
            if word not in self.words:
                raise ContentError(file, entry, f"word '{word}' is unknown{did_you_mean(word, self.words)}")
        if trigger is None:
            return
        if trigger == Trigger(times=trigger.times):
            raise ContentError(file, entry, "a trigger says what is asked, offered, answered or happened")
        if trigger.happened:
            try:
                self._happenings[trigger.happened] = Happening.read(trigger.happened, self.game.name)
            except UnknownName as problem:
                raise ContentError(file, entry, str(problem)) from None

    def _outcomes(self) -> dict[str, list[int | tuple[int, ...]]]:
        """How rolls and draws come out, in numbers."""
        positions = POSITIONS.of(self.game.name)
        chances = positions.chances(self._state()) if positions and self.spec.loaded else {}
        return {
            purpose: [number for named in outcomes if not isinstance(number := outcome(named, chances), str)]
            for purpose, outcomes in self.spec.loaded.items()
        }

    # --- playing ---------------------------------------------------------------------------------------

    def _state(self) -> Any:
        options = {"scenario": self.spec.scenario, **self.spec.options}
        return set_up(self.game, len(self.spec.seats), options, self.spec.seed)

    def prepare(self, state: Any) -> None:
        """Let rolls and draws come out as the lesson has them."""
        state.chance.loaded = self._outcomes()

    def begin(self) -> Table[Any]:
        """A table where the lesson begins."""
        state = self._state()
        self.prepare(state)
        table: Table[Any] = Table(
            self.game,
            state,
            seats=len(self.spec.seats),
            options={"scenario": self.spec.scenario, **self.spec.options},
            seed=self.spec.seed,
            guided=Guided(self.id),
        )
        for key in self.spec.opening:
            table.answer(key)
        table.news()
        return table

    def follow(self, table: Table[Any], skipped: Collection[str]) -> Iterator[tuple[int, Place]]:
        """Where the pupil was after each answer of a game, with the number of entries then; told from its journal, as
        far back as the present rules can."""
        journal = table.journal
        entries = table.entries[journal.floor :]
        first = next((place for place, entry in enumerate(entries) if isinstance(entry, str)), len(entries))
        teller = Table(
            table.game,
            restore(table.game.state_type, journal.start),
            seats=table.seats,
            history=False,
            opening=entries[:first],
        )
        opening = len(self.spec.opening) if journal.whole and not journal.floor else 0
        teller.news()
        place = self.settled(Place(), None, skipped)
        yield journal.floor + len(teller.entries), place
        for count, part in enumerate(by_answer(entries[first:])):
            answer = self.heard(part[0], self.asked(teller))
            teller.replay(part)
            news = teller.news()
            if count < opening:
                place = self.settled(Place(), self.asked(teller), skipped)
            else:
                place = self.advance(place, self.change(teller, answer, news), skipped)
            yield journal.floor + len(teller.entries), place

    def heard(self, entry: Entry, asked: Choice | None) -> str:
        """The answer that an entry gives, if it is the pupil's; `asked` is what was asked before it."""
        if not isinstance(entry, str):
            return ""
        if answered_seat(entry) is not None:
            return entry.partition(" ")[2] if answered_seat(entry) == self.seat else ""
        return entry if asked is not None else ""

    def change(self, table: Table[Any], answer: str, news: Iterable[Happened]) -> Change:
        """What an answer came to, as far as the pupil may know."""
        seen = [event for event, _ in news if self.game.narrate(event, self.seat) is not None]
        return Change(answer, seen, self.asked(table))

    def asked(self, table: Table[Any]) -> Choice | None:
        """What the pupil is asked."""
        return next((choice for choice in table.choices if choice.seat == self.seat), None)

    # --- where the pupil is ----------------------------------------------------------------------------

    def settled(self, place: Place, choice: Choice | None, skipped: Collection[str]) -> Place:
        """The place, past the steps and tips that are to be skipped, and the steps it is too late for."""
        while place.said in skipped:
            place = msgspec.structs.replace(place, said=place.tips[0] if place.tips else "", tips=place.tips[1:])
        prompt = choice.prompt if choice is not None else ""
        while place.step < len(self.steps):
            step = self.steps[place.step]
            late = bool(step.until and prompt) and fnmatchcase(prompt, step.until)
            if step.id not in skipped and not late:
                break
            place = self._at(place, place.step + 1, [step.id] if late else [])
        return place

    def _at(self, place: Place, step: int, missed: Iterable[str] = ()) -> Place:
        return msgspec.structs.replace(place, step=step, count=0, missed=(*place.missed, *missed))

    def advance(self, place: Place, change: Change, skipped: Collection[str]) -> Place:
        """Where the pupil is after a change of the game."""
        if place.step >= len(self.steps):
            return place
        place = self._with_tips(self._counted(place, change), change)
        if change.answer:  # whoever plays on has read what there was to read
            while place.step < len(self.steps) - 1 and self.steps[place.step].done is None:
                place = self._at(place, place.step + 1)
        return self.settled(self._moved(place, change), change.choice, skipped)

    def _moved(self, place: Place, change: Change) -> Place:
        """One step on if the deed is done, further if the game has gone further; what is said to anything else."""
        step = self.steps[place.step]
        count = place.count + (self.times(step.done, change) if step.done else 0)
        if step.done is not None and count >= step.done.times:
            return self._at(place, place.step + 1)
        place = msgspec.structs.replace(place, count=count)
        for later in range(place.step + 1, len(self.steps)):
            begins = self.steps[later].begins
            if begins is not None and self.times(begins, change):
                missed = [each.id for each in self.steps[place.step : later] if each.done is not None]
                return self._at(place, later, missed)
        taught = any(fnmatchcase(change.answer, pattern) for pattern in step.points)
        for instead in step.instead:
            if not taught and self.times(instead.when, change):
                place = msgspec.structs.replace(place, said=instead.id)
                return self._at(place, place.step + 1) if instead.on else place
        return place

    def _counted(self, place: Place, change: Change) -> Place:
        counter, tally = self.spec.counter, place.tally
        if counter is None:
            return place
        for event in change.events:
            if self._happenings[counter.since].fits(event, self._told):
                tally = 0
            elif self._happenings[counter.happened].fits(event, self._told):
                tally += 1
        return msgspec.structs.replace(place, tally=tally)

    def _with_tips(self, place: Place, change: Change) -> Place:
        """What is worth saying of a change, once; the next of what waits goes before the step."""
        fresh = [tip.id for tip in self.spec.tip if tip.id not in place.told and self.times(tip.when, change)]
        waiting = (*place.tips, *fresh)
        said = waiting[0] if waiting else ""
        return msgspec.structs.replace(place, said=said, tips=waiting[1:], told=(*place.told, *fresh))

    def times(self, trigger: Trigger, change: Change) -> int:
        """How often a trigger comes true with a change."""
        if trigger.answered and not fnmatchcase(change.answer, trigger.answered):
            return 0
        if trigger.asked and (change.choice is None or not fnmatchcase(change.choice.prompt, trigger.asked)):
            return 0
        if trigger.offered and (change.choice is None or not _fitting([trigger.offered], change.choice.keys)):
            return 0
        if not trigger.happened:
            return 1
        happening = self._happenings[trigger.happened]
        return sum(happening.fits(event, self._told) for event in change.events)

    # --- what the coach says ---------------------------------------------------------------------------

    def speak(self, place: Place, table: Table[Any]) -> Speech | None:
        """What the coach says and points at now; None when the lesson is over."""
        if place.step >= len(self.steps):
            return None
        step, choice = self.steps[place.step], self.asked(table)
        keys = choice.keys if choice is not None else []
        points = _fitting(step.points, keys)
        nod = step.id if step.done is None else ""
        said: Step | Remark = step
        remark = self.remarks.get(place.said)
        if remark is not None:
            said, nod = remark, remark.id
        elif choice is not None and not points and not nod:
            remark = next((one for one in self.spec.aside if self.times(one.when, Change("", (), choice))), None)
            said = remark or step
        points = _fitting(said.points, keys) or points
        instead = self._instead.get(place.said)
        return Speech(
            step=step,
            title=said.title,
            text=said.text,
            reply=instead.text if instead else NO_WORDS,
            points=points,
            reach=_reach(said.points, points, choice),
            marks=_marked(said.marks, points, choice),
            advised="" if choice is None or points or nod else self._advice(table, choice),
            nod=nod,
            free=self.chapters[step.chapter].free or remark is not None,
            counted=self._tally(place, choice),
            words=self._words(place),
        )

    def _tally(self, place: Place, choice: Choice | None) -> tuple[str | Words, int, int] | None:
        """Which of how many things that are counted is under way."""
        counter = self.spec.counter
        if counter is None or choice is None or (not place.tally and choice.prompt != counter.asked):
            return None
        now = place.tally + 1 if choice.prompt == counter.asked else max(place.tally, 1)
        return counter.name, min(now, counter.of), counter.of

    def _advice(self, table: Table[Any], choice: Choice) -> str:
        """What a sensible player would answer, by the rules of thumb of the game if it has any. What may be done beside
        a question is more than a pupil has to think of."""
        choice = choice.alone()
        thumb = THUMB.of(self.game.name)
        if thumb is None or choice.prompt in thumb.TASTES:
            return choice.keys[0]
        return choice.keys[thumb.advise(table.view(choice.seat), choice, thumb.AIMS[0])]

    def knows(self, id: str) -> bool:
        """Whether there is a step or a tip of this id."""
        return id in self.remarks or any(step.id == id for step in self.steps)

    def chapters_at(self, place: Place) -> list[tuple[Chapter, State, int, int]]:
        """The chapters with how they stand, and which part of how many is under way."""
        found = []
        for chapter in self.spec.chapter:
            inside = [number for number, step in enumerate(self.steps) if step.chapter == chapter.id]
            deeds = [self.steps[number].id for number in inside if self.steps[number].done is not None]
            state: State = "to-come"
            if place.step > inside[-1]:
                state = "missed" if deeds and set(deeds) <= set(place.missed) else "done"
            elif place.step >= inside[0]:
                state = "now"
            found.append((chapter, state, inside.index(place.step) + 1 if state == "now" else 0, len(inside)))
        return found

    def _words(self, place: Place) -> list[Word]:
        """The words learned so far, in the order they came."""
        met = [word for step in self.steps[: place.step + 1] for word in step.words]
        met += [word for tip in place.told if tip not in place.tips for word in self.remarks[tip].words]
        return [self.words[word] for word in dict.fromkeys(met)]


class Speech(NamedTuple):
    """What the coach says now. `points` are the answers that are taught, `reach` what several of them in a row come to,
    `advised` the one a sensible player would give where nothing is; `reply` is about what was done instead; what there
    is only to read waits for a `nod` to its id; where it is `free` nothing is hushed."""

    step: Step
    title: Words
    text: Words
    reply: Words
    points: list[str]
    reach: list[str]
    marks: list[list[str]]
    advised: str
    nod: str
    free: bool
    counted: tuple[str | Words, int, int] | None
    words: list[Word]

    @property
    def keys(self) -> list[str]:
        """The answers that are pointed at."""
        return self.points or ([self.advised] if self.advised else [])


def _fitting(patterns: Sequence[str], keys: Sequence[str]) -> list[str]:
    """The keys that fit the first pattern that any of them fits."""
    for pattern in patterns:
        found = [key for key in keys if fnmatchcase(key, pattern)]
        if found:
            return found
    return []


def _reach(patterns: Sequence[str], points: Sequence[str], choice: Choice | None) -> list[str]:
    """Where answers in a row lead that fits a better pattern than what can be answered at once."""
    if choice is None or choice.ways_on is None:
        return []
    ends = [way.last.key for way in choice.ways]
    for pattern in patterns:
        if any(fnmatchcase(key, pattern) for key in points):
            return []
        found = [key for key in ends if fnmatchcase(key, pattern)]
        if found:
            return found
    return []


def _marked(marks: Sequence[str], keys: Sequence[str], choice: Choice | None) -> list[list[str]]:
    """The pieces that carry the numbers 1, 2 ...: those the taught answers are about, or a piece named outright."""
    about = [] if choice is None else [option.targets for option in choice.options if option.key in keys]
    pieces = list(dict.fromkeys(piece for targets in about for piece in targets))
    return [[piece for piece in pieces if fnmatchcase(piece, mark)] or [mark] for mark in marks]


def _runs(names: Iterable[str]) -> list[str]:
    """Names in a row, each once as long as it lasts."""
    found: list[str] = []
    for name in names:
        if not found or found[-1] != name:
            found.append(name)
    return found


def read_lesson(game: Game[Any], text: str, file: str) -> Lesson:
    """The lesson in a TOML document; ContentError says which entry is wrong."""
    spec = convert(LessonSpec, parse_toml(text, file), file, "lesson")
    give_keys(spec, f"lesson-{spec.id}", f"lesson-{spec.id}-")
    return Lesson(game, spec, file)


_read: dict[str, tuple[Game[Any], dict[str, Lesson]]] = {}


def _lessons(game: Game[Any]) -> dict[str, Lesson]:
    """The lessons of a game by id, read when they are first wanted."""
    known = _read.get(game.name)
    if known is None or known[0] is not game:
        package = f"starboard.games.{game.name}.{FOLDER}"
        try:
            names = package_files(package, ".toml")
        except ModuleNotFoundError:
            names = []
        read = [read_lesson(game, read_package_text(package, name), f"{game.name}/{FOLDER}/{name}") for name in names]
        known = _read[game.name] = game, {lesson.id: lesson for lesson in read}
    return known[1]


def lessons_of(game: Game[Any]) -> list[Lesson]:
    """The lessons that a game brings."""
    return list(_lessons(game).values())


def find_lesson(game: Game[Any], id: str) -> Lesson | None:
    """The lesson of this id; None if the game has no such lesson, or no more."""
    return _lessons(game).get(id)


def guide_of(table: Table[Any]) -> Lesson | None:
    """The lesson that a table is played as, if there is such a lesson."""
    return find_lesson(table.game, table.guided.lesson) if table.guided is not None else None


def lesson_of(game: Game[Any], id: str = "") -> Lesson:
    """The lesson of this id, or the first; UnknownName if there is none."""
    found = _lessons(game)
    if not found:
        raise UnknownName(f"{game.title} has no lesson")
    if not id:
        return next(iter(found.values()))
    if id not in found:
        raise UnknownName(f"{game.title} has no lesson '{id}'{did_you_mean(id, found)}")
    return found[id]
