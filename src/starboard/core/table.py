"""The table: drives a game's steps, asks, records, and goes back in time.

The loop here is the only thing that runs rules. A rule awaits choices and chance; the table answers chance
from the generator (or from loaded outcomes) and stops at choices. Between steps nothing of a rule is left
but the state, so a checkpoint there plus the entries since is the whole game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from sys import intern
from typing import Any, Generic, Literal, TypeAlias

import msgspec

from starboard.core.chance import Draw, Roll, SeatWords, Seed, UnfitOutcome, number
from starboard.core.choice import SPECTATOR, Choice, First, Option, Seat, Together, Value
from starboard.core.errors import BeyondHorizon, EndStep, IllegalAnswer, RulesBug, did_you_mean
from starboard.core.event import ANSWER, TOGETHER, Cause, Happened
from starboard.core.foresight import RUNS, TRIES, Danger, Odds
from starboard.core.game import Game, Outcome, S, Step
from starboard.core.journal import (
    Entry,
    Guided,
    Journal,
    Save,
    Segment,
    answered_seat,
    by_answer,
    restore,
    snapshot,
    state_json,
    write_save,
)
from starboard.core.lens import INSPECTION, Figure, Lens, Saying, found_in, plain
from starboard.core.reasons import REASONS
from starboard.core.ruling import Condition, Grounds, Ruling, refuse
from starboard.core.scene import Scene
from starboard.core.settings import Options
from starboard.core.text import Text, who_sits

Extent: TypeAlias = Literal["answer", "action", "turn"]
"""How much an undo takes back."""

_met: dict[Entry, Value] = {}
"""The value that a key stood for last, at any table: a good guess what it stands for now. Without it a journal is
replayed a seventh more slowly, since the key of every value offered would be made to find the one."""
MOST_RETRACED = 2_000
"""The entries of a game that are played again to make a copy of it."""
_MOST_MET = 4096


class Namer(Generic[S]):
    """Names what the choices of a table offer. A choice that knew its table would keep a table alive that nobody
    has any more, and search throws away thousands of them."""

    __slots__ = ("_game", "_state")

    def __init__(self, game: Game[S], state: S) -> None:
        self._game = game
        self._state = state

    def option(self, value: Value) -> Option:
        """A value with key, text and targets."""
        return self._game.option(self._state, value)

    def key(self, value: Value) -> str:
        """The stable key of a value."""
        return self._game.key(self._state, value)

    def phrase(self, text: Text) -> Text:
        """A text of the rules with the names of things for their ids."""
        return self._game.phrase(text)


async def _play_steps(game: Game[S], state: S, journal: Journal | None) -> None:
    """The steps of a game, one after the other, until it is over; what may be gone back to is kept in `journal`.

    One coroutine for all of them: that a step is over would otherwise cost an exception each time. Like a choice, it
    does not know the table.
    """
    log = state.log
    while True:
        step = game.next_step(state)
        if journal is not None:
            journal.checkpoint(state, game.step_name(state))
        if step is None:
            return
        try:
            await step
        except EndStep:
            pass
        if log.revealed:
            log.revealed = False
            if journal is not None:
                journal.see()


class Table(Generic[S]):
    """A game being played. `choice` is what is asked now; None when the game is over."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        *,
        seats: int,
        options: Options | None = None,
        seed: Seed = 0,
        history: bool = True,
        listen: bool = True,
        opening: Sequence[Entry] = (),
        loaded: Iterable[Entry] = (),
        journal: Journal | None = None,
        guided: Guided | None = None,
    ) -> None:
        """Sit down at a state between two steps. Without `history` (simulation) there is no undo and no fork.

        `opening` are entries that are played at once, `loaded` how the first rolls and draws come out;
        `journal` is what led to the state, if this is no new game; `guided` the lesson it is played as, if any.
        """
        self.game = game
        self.state = state
        self.seats = seats
        self.seed = seed
        self.options = dict(options or {})
        self.guided = guided
        self.broken = False
        """Whether the rules have broken a promise; the journal up to then is kept."""
        self._history = history
        self._listen = listen
        self.undone: list[Entry] = []
        """What undo has taken back and redo would give again, in order."""
        self.loaded: list[Entry] = list(loaded)
        """How the next rolls and draws come out, where that is not left to chance."""
        self._answers: dict[Seat, Value] = {}
        self._asked: list[Choice] = []
        self.together: Together | First | None = None
        """The question that several seats are asked at once, if there is one."""
        self._script: list[Entry] = []
        """What is played again, the next entry last."""
        if journal is None:
            journal = Journal(snapshot(state) if history else b"", [Segment(0, game.version)])
        self._sit_down(state, journal, opening)

    # --- what is asked -------------------------------------------------------------------------------

    @property
    def choice(self) -> Choice | None:
        """The first open choice, or None when the game is over."""
        return self._asked[0] if self._asked else None

    @property
    def choices(self) -> list[Choice]:
        """All open choices: several when seats choose at the same time."""
        return list(self._asked)

    @property
    def over(self) -> bool:
        """Whether the game has ended. A table whose rules broke has not ended: it has stopped."""
        return not self._asked and not self.broken

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.game.outcome(self.state) if self.over else None

    def option(self, value: Value) -> Option:
        """A value of the open choice with key, text and targets."""
        return self.game.option(self.state, value)

    def value_of(self, choice: Choice, key: Entry) -> Value | None:
        """The value of an open choice with this key; None if it may not be answered."""
        name = self.game.key
        state = self.state
        guess = _met.get(key)
        if guess is not None and guess in choice.values and name(state, guess) == key:
            return guess
        for value in choice.values:
            if name(state, value) == key:
                if len(_met) >= _MOST_MET:
                    _met.clear()
                _met[key] = value
                return value
        return None

    def explain(self, ruling: Ruling) -> Text:
        """The reason of a refusal as text, with names for ids: the message `reason-<reason>`."""
        assert ruling.reason is not None, "only a refusal has a reason"
        return self.game.phrase(Text(f"reason-{ruling.reason.id}", ruling.reason.args))

    # --- answering -----------------------------------------------------------------------------------

    def answer(self, key: str, seat: Seat | None = None) -> None:
        """Answer an open choice by key. IllegalAnswer, and nothing changed, if it was not offered."""
        choice = self.open_choice(seat)
        self.give(choice, self._offered(choice, key), key)

    def _offered(self, choice: Choice, key: str) -> Value:
        value = self.value_of(choice, key)
        if value is None:
            raise IllegalAnswer(f"'{key}' is not offered to seat {choice.seat} now{did_you_mean(key, choice.keys)}")
        return value

    def give(self, choice: Choice, value: Value, key: str) -> None:
        """Give a value of an open choice, found by `value_of`, as the answer to it."""
        before = len(self.entries)
        try:
            self._take(choice, value, key)
        except IllegalAnswer:
            if self._history:
                self.rewind(before)
            raise
        self.undone.clear()

    def pick(self, index: int) -> None:
        """Answer the first open choice by position: the quick way for bots, recorded as its key."""
        choice = self._asked[0]
        value = choice.values[index]
        if self.undone:
            self.undone.clear()
        self._take(choice, value, self.game.key(self.state, value))

    def load_chance(self, outcomes: Iterable[Entry]) -> None:
        """The next rolls and draws come out like this: real dice typed in, or a test's loaded ones."""
        self.loaded.extend(outcomes)

    @property
    def words(self) -> tuple[SeatWords, ...]:
        """What seats have added to the secret seed."""
        return self.state.chance.words

    def add_words(self, words: SeatWords) -> None:
        """A seat adds words of its own to the secret seed: whatever is rolled and drawn from now on comes of both.

        What was laid out before the first question stays. IllegalAnswer once an answer was given, if the seat has
        added some already, or where the seed is no secret.
        """
        self._must_have_history()
        seed = self.seed
        if isinstance(seed, int):
            raise IllegalAnswer("somebody has chosen the seed, so words cannot be added to it")
        if any(isinstance(entry, str) for entry in self.entries):
            raise IllegalAnswer("words are added to a seed before the first answer")
        if words.seat >= self.seats or any(words.seat == each.seat for each in self.words):
            raise IllegalAnswer(f"seat {words.seat} has no words to add to the seed")
        together = (*self.words, words)

        def with_words(data: bytes) -> bytes:
            state = restore(self.game.state_type, data)
            state.chance.mix(seed, together)
            return snapshot(state)

        journal = self.journal
        journal.start = with_words(journal.start)
        journal.points = [(at, with_words(data)) for at, data in journal.points]
        self.state.chance.mix(seed, together)

    def why_not(self, key_or_piece: str, seat: Seat | None = None) -> Ruling | None:
        """Why an option or a piece cannot be picked now; None if it can. A seat that is not asked may ask too."""
        choice = next((each for each in self._asked if seat is None or each.seat == seat), None)
        refused: list[tuple[Value, Ruling]] = []
        if choice is not None:
            if any(self._is_about(value, key_or_piece) for value in choice.values):
                return None
            thought_of = choice.refused() if choice.refused else ()
            refused = [(value, ruling) for value, ruling in thought_of if self._is_about(value, key_or_piece)]
        reasons = REASONS.of(self.game.name)
        if reasons is not None:
            if seat is None:
                seat = SPECTATOR if choice is None else choice.seat
            ruling = reasons.why_not(self.state, seat, choice, key_or_piece, refused)
            if ruling is not None:
                return ruling
        if refused:
            return refused[0][1]
        return self._not_part_of(choice)

    def _is_about(self, value: Value, key_or_piece: str) -> bool:
        option = self.option(value)
        return key_or_piece == option.key or key_or_piece in option.targets

    def _not_part_of(self, choice: Choice | None) -> Ruling:
        """Nothing is known of it but the question that is open."""
        if choice is not None:
            return refuse(choice.rule, "not-part-of-this-choice", asked=choice.text)
        if self._asked:
            return refuse(self._asked[0].rule, "another-is-asked", player=who_sits(self._asked[0].seat))
        return refuse("", "nothing-is-asked")

    def inspect(self, piece: str, seat: Seat) -> Lens | None:
        """All that a seat may know of a piece of its scene, at any time; None if there is no such piece."""
        shown = found_in(self.scene(seat), piece)
        if shown is None:
            return None
        inspection = INSPECTION.of(self.game.name)
        lens = None if inspection is None else inspection.inspect(self.state, seat, piece)
        if lens is None:
            return plain(shown)
        phrase = self.game.phrase

        def told(text: Text | None) -> Text | None:
            return None if text is None else phrase(text)

        def said(sayings: tuple[Saying, ...]) -> tuple[Saying, ...]:
            return tuple(Saying(phrase(saying.text), saying.rule, saying.symbol) for saying in sayings)

        return Lens(
            name=told(lens.name) or shown.name,
            what=told(lens.what),
            numbers=tuple(Figure(phrase(figure.label), figure.value, figure.of) for figure in lens.numbers),
            rules=said(lens.rules),
            next=said(lens.next),
            targets=lens.targets,
            text=lens.text or shown.text,
        )

    def grounds(self, ruling: Ruling) -> Grounds:
        """What a refusal rests on, with names for ids; nothing where the rules do not say."""
        if ruling.grounds is None:
            return Grounds()
        found = ruling.grounds()
        phrase = self.game.phrase

        def told(check: Condition) -> Condition:
            parts = tuple(map(told, check.parts))
            return Condition(phrase(check.text), check.holds, check.rule, check.targets, parts, check.now)

        opens = None if found.opens is None else phrase(found.opens)
        return Grounds(tuple(map(told, found.checks)), opens, found.targets, found.way)

    def odds(self, key: str, seat: Seat | None = None, *, runs: int = RUNS) -> Odds:
        """What an option of an open choice will do and may do, as far as its seat can know; IllegalAnswer if it is not
        offered. `core/odds.py` says how far it looks; more `runs` of the rules let it look further."""
        place = self.open_choice(seat).values.index(self._offered(self.open_choice(seat), key))
        return self.all_odds(seat, runs=runs)[place]

    def all_odds(self, seat: Seat | None = None, *, runs: int = RUNS) -> list[Odds]:
        """What every option of an open choice will do and may do, in their order."""
        from starboard.core.odds import explore  # it looks for modules of games, and those know tables

        self._must_have_history()
        return explore(self, self.open_choice(seat), runs=runs)

    def danger(self, place: str, seat: Seat | None = None, *, tries: int = TRIES) -> Danger | None:
        """What may happen to the unit that a seat is moving if it stops in a place of the scene; None if that is no
        question now."""
        from starboard.core.odds import danger_of

        self._must_have_history()
        return danger_of(self, self.open_choice(seat), place, tries=tries)

    def open_choice(self, seat: Seat | None = None) -> Choice:
        """What a seat is asked, or whoever is asked first; IllegalAnswer if it is asked nothing."""
        for choice in self._asked:
            if seat is None or choice.seat == seat:
                return choice
        if not self._asked:
            raise IllegalAnswer("the game is over; nothing is asked")
        raise IllegalAnswer(f"seat {seat} is not asked anything now; seat {self._asked[0].seat} is")

    def _take(self, choice: Choice, value: Value, key: str) -> None:
        """An answer goes into the journal and on to the rules; tables share the keys they say again and again."""
        if self.state.log.heard:
            self._note_answer(choice, value, key)
        if self.together is None:
            self.entries.append(intern(key))
            self._asked = []
            if choice.secret:
                self.journal.hide()
            self._run(value)
        else:
            self.entries.append(intern(f"@{choice.seat} {key}"))
            if self._hear(choice, value):
                self._run(self._settle())

    def _note_answer(self, choice: Choice, value: Value, key: Entry) -> None:
        """What happens from now on is because of this answer; its text is that of the position it is given in."""
        text = self.option(value).text
        self.state.log.answer = Cause(ANSWER, str(key), seat=choice.seat, text=text, secret=choice.secret)

    @property
    def answers_heard(self) -> int:
        """How many of those who are asked at once now have answered."""
        return 0 if self.together is None else len(self._answers)

    def _hear(self, choice: Choice, value: Value) -> bool:
        """One of several who are asked at once has answered; whether that settles it."""
        together = self.together
        assert together is not None
        self._answers[choice.seat] = value
        if together.is_settled_by(value):
            self._asked = []
        else:
            self._asked.remove(choice)
        if choice.secret:
            self.journal.hide()
        return not self._asked

    def _settle(self) -> object:
        """What several seats have answered; secret answers are laid open with it."""
        together, self.together = self.together, None
        assert together is not None
        if any(choice.secret for choice in together.choices):
            self.journal.see()
        result = together.result(self._answers)
        if result is None or together.__class__ is Together:
            self.state.log.answer = TOGETHER  # it is nobody's answer alone
        return result

    # --- the loop ------------------------------------------------------------------------------------

    def _run(self, sent: Any) -> None:
        """Run rules until somebody must be asked or the game is over."""
        log = self.state.log
        while True:
            try:
                request = self._flow.send(sent)
            except StopIteration:
                return
            except RulesBug:
                self.broken = True
                raise
            except Exception as problem:
                self.broken = True
                what = f"{type(problem).__name__} in the rules of {self.game.name}: {problem}"
                raise RulesBug(what) from problem
            if log.revealed:
                self._see()
            kind = request.__class__
            if kind is Choice:
                if self._script:
                    sent = self._scripted_answer(request)
                    continue
                request.host = self._namer
                self._asked = [request]
                return
            if kind is Together or kind is First:
                self.together = request
                self._answers = {}
                for choice in request.choices:
                    choice.host = self._namer
                self._asked = list(request.choices)
                settled = False
                while self._script and not settled:
                    settled = self._scripted_together()
                if not settled:
                    return
                sent = self._settle()
                continue
            sent = self._chance(request)

    def _see(self) -> None:
        """An effect has shown something that was hidden."""
        self.state.log.revealed = False
        if self._history:
            self.journal.see()

    def _chance(self, request: Roll | Draw) -> Entry:
        chance = self.state.chance
        outcome: Entry
        if self._script:
            outcome = self._accepted(request, self._script.pop(), "the journal")
        elif self.loaded and request.forced is None:
            outcome = self._accepted(request, self.loaded.pop(0), "the loaded outcomes")
        else:
            outcome = request.resolve(chance) if not chance.loaded else chance.outcome(request)
        used = chance.used
        used[request.purpose] = used.get(request.purpose, 0) + 1
        self.entries.append(outcome)
        if self._history:
            if request.unseen or request.private:
                self.journal.hide()
            if not request.unseen:
                self.journal.see()
        return outcome

    def _accepted(self, request: Roll | Draw, given: Entry, where: str) -> Entry:
        outcome = request.accept(given)
        if outcome is None:
            raise UnfitOutcome(request, given, f"entry {len(self.entries)} of {where}")
        return outcome

    # --- replaying -----------------------------------------------------------------------------------

    def replay(self, entries: Sequence[Entry]) -> None:
        """Play recorded entries on from here. IllegalAnswer, and nothing changed, where one does not fit."""
        if not entries:
            return
        before = len(self.entries)
        self._script = list(reversed(entries))
        try:
            self._play_script()
            self._end_script()
        except IllegalAnswer:
            self._script.clear()
            if self._history:
                self.rewind(before)
            raise

    def _play_script(self) -> None:
        if self.together is not None:
            settled = False
            while self._script and not settled:
                settled = self._scripted_together()
            if settled:
                self._run(self._settle())
        elif self._asked:
            choice = self._asked[0]
            self._asked = []
            self._run(self._scripted_answer(choice))

    def _end_script(self) -> None:
        left = len(self._script)
        self._script.clear()
        if left:
            raise IllegalAnswer(f"{left} entries are left over after the end of the game")

    def _scripted_answer(self, choice: Choice) -> Value:
        key = self._script.pop()
        value = self.value_of(choice, key)
        if value is None:
            choice.host = self._namer
            raise IllegalAnswer(
                f"entry {len(self.entries)} answers {key!r} to '{choice.prompt}', which offers {choice.keys}"
            )
        if self.state.log.heard:
            self._note_answer(choice, value, key)
        self.entries.append(key)
        if choice.secret:
            self.journal.hide()
        return value

    def _scripted_together(self) -> bool:
        """One recorded answer of several seats asked at once; whether that settles it."""
        entry = self._script[-1]
        seat, _, key = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
        for choice in self._asked:
            if f"@{choice.seat}" == seat:
                value = self.value_of(choice, key)
                if value is not None:
                    self._script.pop()
                    if self.state.log.heard:
                        self._note_answer(choice, value, key)
                    self.entries.append(entry)
                    return self._hear(choice, value)
        raise IllegalAnswer(f"entry {len(self.entries)}, {entry!r}, answers none of the open choices")

    # --- time ----------------------------------------------------------------------------------------

    @property
    def horizon(self) -> int:
        """The number of entries up to which nothing seen since would be taken back."""
        return self.journal.horizon

    def undo(self, extent: Extent = "answer", *, beyond: bool = False) -> None:
        """Take back the last answer, or all since an action or a turn began.

        BeyondHorizon if something has been seen since that was hidden before, such as a roll, unless `beyond`.
        """
        target = self.undo_target(extent)
        if target < self.horizon and not beyond:
            raise BeyondHorizon("something has been seen since the last answer that it would take back, such as a roll")
        self.undo_to(target)

    def undo_target(self, extent: Extent = "answer") -> int:
        """The number of entries an undo would go back to."""
        last = self.journal.last_answer()
        if extent == "answer":
            return last
        starts = [at for at, name in self.journal.steps if at <= last and (extent == "action" or name == extent)]
        return self.journal.question(max(starts, default=last))

    def has_begun(self, extent: Extent, *, since: int) -> bool:
        """Whether an answer was given, or an action or a turn has begun, after so many entries."""
        if extent == "answer":
            return len(self.entries) > since
        return any(at > since and (extent == "action" or name == extent) for at, name in self.journal.steps)

    def answers(self, *, since: int) -> dict[int, Seat]:
        """Which seat gave each answer after the first `since` entries, by the number of entries before it."""
        teller = self.fork(at=since)
        found = {}
        for part in by_answer(self.entries[len(teller.entries) :]):
            answered = answered_seat(part[0])
            found[len(teller.entries)] = teller.choices[0].seat if answered is None else answered
            teller.replay(part)
        return found

    def undo_to(self, target: int) -> None:
        """Go back, and remember what was taken back so that it can be done again.

        What was rolled before the next question stays: nobody's answer led to it.
        """
        target = self.journal.question(target)
        undone = self.entries[target:] + self.undone
        self.rewind(target)
        self.undone = undone

    @property
    def can_redo(self) -> bool:
        """Whether the last undo can be taken back."""
        return bool(self.undone)

    def redo(self) -> None:
        """Answer again what the last undo took back, with the same dice and cards. IllegalAnswer where newer rules no
        longer offer it; then nothing that was taken back can be given again."""
        if not self.undone:
            raise IllegalAnswer("there is nothing to redo")
        again = next(by_answer(self.undone))
        later = self.undone[len(again) :]
        self.undone = []
        self.replay(again)
        self.undone = later

    def rewind(self, count: int) -> None:
        """Go back to the question after the first `count` entries, from the nearest checkpoint before it."""
        self._must_have_history()
        journal, data, since = self.journal.back_to(count)
        self._sit_down(restore(self.game.state_type, data), journal, since)
        # What was played again to get there is no news.
        self.state.log.take()

    def _must_have_history(self) -> None:
        if not self._history:
            raise IllegalAnswer("this table keeps no history")

    def _sit_down(self, state: S, journal: Journal, since: Sequence[Entry]) -> None:
        """Continue from a checkpoint that the journal led to, playing `since` again."""
        self.state = state
        self._namer = Namer(self.game, state)
        self.journal = journal
        self.entries = journal.entries
        self._asked = []
        self.together = None
        if self._listen:
            state.log.listen()
        self._script = list(reversed(since))
        self._flow: Step = _play_steps(self.game, state, journal if self._history else None)
        self._run(None)
        self._end_script()

    # --- copies --------------------------------------------------------------------------------------

    def fork(self, *, at: int | None = None, stream: int | None = None) -> Table[S]:
        """Another table in this position, or at the question after the first `at` entries.

        `stream` gives it chance of its own, for search.
        """
        self._must_have_history()
        journal, data, since = self.journal.back_to(len(self.entries) if at is None else at)
        state = restore(self.game.state_type, data)
        if stream is not None:
            state.chance.reseed(stream)  # before the copy makes its checkpoint, so that its own copies have it too
        return self._table(state, self.seed, journal, since, listen=False)

    def branch(self, at: int, seed: Seed) -> Table[S]:
        """A game of its own from the moment after the first `at` entries.

        What happened is kept; what will happen is left to chance again, also after an undo.
        """
        self._must_have_history()
        journal, data, since = self.journal.back_to(at)
        kind = self.game.state_type
        start, state = restore(kind, journal.start), restore(kind, data)
        start.chance.reseed(seed)
        state.chance.reseed(seed)
        journal.start = snapshot(start)
        journal.branched = journal.question(at) if at < len(self.entries) else len(self.entries)
        journal.points.clear()
        return self._table(state, seed, journal, since)

    def copy_for(self, seat: Seat, seed: Seed, *, at: int | None = None) -> Table[S]:
        """A game of its own that holds nothing a seat may not know, from the moment after the first `at` entries.

        What is hidden from the seat is dealt again and what will happen is left to chance. The copy begins as far back
        as the seat knows every entry and it comes out the same; at the latest with the step that was under way then.
        """
        there, points = self._retraced(at)

        def copy(data: bytes, since: Sequence[Entry]) -> Table[S]:
            dealt = self.game.resample(restore(self.game.state_type, data), seat, number(seed, "copy", 0))
            dealt.chance.reseed(seed)
            journal = Journal(snapshot(dealt), [Segment(0, self.game.version)], whole=False)
            return self._table(dealt, seed, journal, since)

        known = [point for point in points if point[0] >= there.journal.hidden]
        for place, data in known[:: len(known) // 4 + 1] + known[-1:]:
            try:
                same = copy(data, there.entries[place:])
                if same.view(seat) == there.view(seat):
                    return same
            except IllegalAnswer:
                pass  # what came to light since was hidden then, and it is another thing in the copy
        return copy(points[-1][1], ())

    def _retraced(self, at: int | None) -> tuple[Table[S], list[tuple[int, bytes]]]:
        """This table after the first `at` entries, played from its start so that its journal knows what was hidden on
        the way, and the checkpoints on it. A very long game is not played again: there it is the last checkpoint."""
        self._must_have_history()
        journal = self.journal
        floor = journal.floor
        count = journal.question(len(self.entries) if at is None else at)
        if not floor <= count <= floor + MOST_RETRACED:
            there = self.fork(at=at)
            return there, there.journal.points[-1:]
        begun = Journal(journal.start, list(journal.segments), self.entries[:floor], whole=journal.whole)
        start = restore(self.game.state_type, journal.start)
        there = self._table(start, self.seed, begun, self.entries[floor:count], listen=False)
        return there, [(floor, journal.start), *there.journal.points]

    def _table(
        self, state: S, seed: Seed, journal: Journal, since: Sequence[Entry], *, listen: bool = True
    ) -> Table[S]:
        """Another table for the same game."""
        return Table(
            self.game,
            state,
            seats=self.seats,
            options=self.options,
            seed=seed,
            listen=listen,
            journal=journal,
            opening=since,
            guided=self.guided,
        )

    # --- looking -------------------------------------------------------------------------------------

    def view(self, seat: Seat) -> msgspec.Struct:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    def scene(self, seat: Seat) -> Scene:
        """What it looks like."""
        return self.game.scene(self.game.view(self.state, seat))

    def news(self) -> list[Happened]:
        """The events since the last look, each with its cause."""
        return self.state.log.take()

    @property
    def log(self) -> list[Text]:
        """The whole game as everybody may know it, told from its journal (from the last change of rules on)."""
        return self.log_for(SPECTATOR)

    def log_for(self, seat: Seat) -> list[Text]:
        """The whole game as a seat may know it."""
        told = (self.game.narrate(event, seat) for _, (event, _) in self.story())
        return [text for text in told if text is not None]

    def story(self) -> Iterator[tuple[int, Happened]]:
        """Everything that happened, with the number of entries after the answer that led to it."""
        journal = self.journal
        entries = self.entries[journal.floor :]
        first = next((place for place, entry in enumerate(entries) if isinstance(entry, str)), len(entries))
        teller = Table(
            self.game,
            restore(self.game.state_type, journal.start),
            seats=self.seats,
            history=False,
            opening=entries[:first],  # what was rolled and drawn before the first question
        )
        parts = by_answer(entries[first:])
        while True:
            for happened in teller.news():
                yield journal.floor + len(teller.entries), happened
            part = next(parts, None)
            if part is None:
                return
            teller.replay(part)

    # --- saving --------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The game as the bytes of a save file."""
        self._must_have_history()
        journal = self.journal
        at, data = journal.points[-1]
        kind = self.game.state_type
        return write_save(
            Save(
                game=self.game.name,
                seats=self.seats,
                options=self.options,
                seed=self.seed,
                segments=journal.segments,
                entries=self.entries,
                at=at,
                checkpoint=msgspec.Raw(state_json(restore(kind, data))),
                start=msgspec.Raw(state_json(restore(kind, journal.start))),
                steps=list(journal.steps.before(at)),
                seen=[place for place in journal.seen if place <= at],
                whole=journal.whole,
                guided=self.guided,
                branched=journal.branched,
                words=self.words,
            )
        )
