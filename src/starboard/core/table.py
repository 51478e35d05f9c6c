"""The table: drives a game's steps, asks, records, and goes back in time.

The loop here is the only thing that runs rules. A rule awaits choices and chance; the table answers chance
from the generator (or from loaded outcomes) and stops at choices. Between steps nothing of a rule is left
but the state, so a checkpoint there plus the entries since is the whole game.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, Literal, NamedTuple

import msgspec

from starboard.core.chance import Draw, Roll
from starboard.core.choice import Choice, Option, Seat, Together, Value
from starboard.core.errors import BeyondHorizon, EndStep, IllegalAnswer, RulesBug, SaveError, did_you_mean
from starboard.core.event import Event
from starboard.core.game import Game, Outcome, S, Step
from starboard.core.journal import (
    Entry,
    Save,
    Segment,
    Steps,
    by_answer,
    decode_state,
    restore,
    snapshot,
    state_json,
    write_save,
)
from starboard.core.ruling import Ruling, refuse
from starboard.core.scene import Scene
from starboard.core.settings import Options
from starboard.core.text import Text

Unit = Literal["answer", "action", "turn"]
"""How much an undo takes back."""

_KEPT = 6
"""How many of the latest checkpoints are kept, besides one in every `_SPACING` entries."""
_SPACING = 64

_met: dict[Entry, Value] = {}
"""The value that a key stood for last, at any table: a good guess what it stands for now."""
_MOST_MET = 4096


class Past(NamedTuple):
    """What a table that does not begin anew brings along."""

    segments: list[Segment]
    start: bytes
    points: list[tuple[int, bytes]]
    before: list[Entry]
    since: Sequence[Entry]
    steps: Steps = Steps()


class Voice(Generic[S]):
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


class Table(Generic[S]):
    """A game being played. `choice` is what is asked now; None when the game is over."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        *,
        seats: int,
        options: Options | None = None,
        seed: int = 0,
        history: bool = True,
        listen: bool = True,
        past: Past | None = None,
    ) -> None:
        """Sit down at a state between two steps. Without `history` (simulation) there is no undo and no fork."""
        self.game = game
        self.state = state
        self.seats = seats
        self.seed = seed
        self.options = dict(options or {})
        self.broken = False
        """Whether the rules have broken a promise; the journal up to then is kept."""
        self._history = history
        self._listen = listen
        self.undone: list[Entry] = []
        """What undo has taken back and redo would give again, in order."""
        self._loaded: list[Entry] = []
        self._flow: Step | None = None
        self._answers: dict[Seat, Value] = {}
        self._asked: list[Choice] = []
        self._together: Together | None = None
        self._script: list[Entry] = []
        """What is played again, the next entry last."""
        if past is None:
            start = snapshot(state) if history else b""
            past = Past([Segment(0, game.version)], start, [], [], ())
        self._segments = past.segments
        self._start = past.start
        self._points = past.points
        self._steps = past.steps
        self._sit_down(state, past.before, past.since)

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
        choice = self._open_choice(seat)
        value = self.value_of(choice, key)
        if value is None:
            raise IllegalAnswer(f"'{key}' is not offered to seat {choice.seat} now{did_you_mean(key, choice.keys)}")
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
        self.undone.clear()
        self._take(choice, value, self.game.key(self.state, value))

    def load_chance(self, outcomes: Iterable[Entry]) -> None:
        """The next rolls and draws come out like this: real dice typed in, or a test's loaded ones."""
        self._loaded.extend(outcomes)

    def why_not(self, key_or_piece: str, seat: Seat | None = None) -> Ruling | None:
        """Why an option or a piece cannot be picked now; None if it can."""
        choice = self._open_choice(seat)
        for value in choice.values:
            option = self.option(value)
            if key_or_piece == option.key or key_or_piece in option.targets:
                return None
        for value, ruling in choice.refused() if choice.refused else ():
            option = self.option(value)
            if key_or_piece == option.key or key_or_piece in option.targets:
                return ruling
        return refuse(choice.rule, "not-part-of-this-choice", asked=choice.text)

    def _open_choice(self, seat: Seat | None) -> Choice:
        for choice in self._asked:
            if seat is None or choice.seat == seat:
                return choice
        if not self._asked:
            raise IllegalAnswer("the game is over; nothing is asked")
        raise IllegalAnswer(f"seat {seat} is not asked anything now; seat {self._asked[0].seat} is")

    def _take(self, choice: Choice, value: Value, key: str) -> None:
        if self._together is None:
            self.entries.append(key)
            self._asked = []
            self._run(value)
        else:
            self.entries.append(f"@{choice.seat} {key}")
            self._take_together(choice, value)

    def _take_together(self, choice: Choice, value: Value) -> None:
        self._answers[choice.seat] = value
        self._asked.remove(choice)
        self._close_together()

    def _close_together(self) -> None:
        """Go on once every seat that was asked has answered."""
        together = self._together
        if together is not None and not self._asked:
            self._together = None
            self._run([self._answers[choice.seat] for choice in together.choices])

    # --- the loop ------------------------------------------------------------------------------------

    def _run(self, sent: Any) -> None:
        """Run rules until somebody must be asked or the game is over."""
        flow = self._flow
        assert flow is not None
        state = self.state
        while True:
            try:
                request = flow.send(sent)
            except (StopIteration, EndStep):
                flow = self._flow = self.game.next_step(state)
                if self._history:
                    self._checkpoint()
                if flow is None:
                    return
                sent = None
                continue
            except RulesBug:
                self.broken = True
                raise
            except Exception as problem:
                self.broken = True
                what = f"{type(problem).__name__} in the rules of {self.game.name}: {problem}"
                raise RulesBug(what) from problem
            kind = request.__class__
            if kind is Choice:
                if self._script:
                    sent = self._scripted_answer(request)
                    continue
                request.host = self._voice
                self._asked = [request]
                return
            if kind is Together:
                self._together = request
                self._answers = {}
                for choice in request.choices:
                    choice.host = self._voice
                self._asked = list(request.choices)
                while self._asked and self._script:
                    self._scripted_together()
                if self._asked:
                    return
                self._together = None
                sent = [self._answers[choice.seat] for choice in request.choices]
                continue
            sent = self._chance(request)

    def _chance(self, request: Roll | Draw) -> Entry:
        chance = self.state.chance
        outcome: Entry
        if self._script:
            outcome = self._accepted(request, self._script.pop(), "the journal")
        elif self._loaded:
            outcome = self._accepted(request, self._loaded.pop(0), "the loaded outcomes")
        else:
            outcome = request.resolve(chance)
        used = chance.used
        used[request.purpose] = used.get(request.purpose, 0) + 1
        self.entries.append(outcome)
        return outcome

    def _accepted(self, request: Roll | Draw, given: Entry, where: str) -> Entry:
        outcome = request.accept(given)
        if outcome is None:
            raise IllegalAnswer(f"expected {request} at entry {len(self.entries)} of {where}, got {given!r}")
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
        if self._together is not None:
            while self._asked and self._script:
                self._scripted_together()
            self._close_together()
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
            choice.host = self._voice
            raise IllegalAnswer(
                f"entry {len(self.entries)} answers {key!r} to '{choice.prompt}', which offers {choice.keys}"
            )
        self.entries.append(key)
        return value

    def _scripted_together(self) -> None:
        entry = self._script[-1]
        seat, _, key = entry.partition(" ") if isinstance(entry, str) else ("", "", "")
        for choice in self._asked:
            if f"@{choice.seat}" == seat:
                value = self.value_of(choice, key)
                if value is not None:
                    self._script.pop()
                    self.entries.append(entry)
                    self._answers[choice.seat] = value
                    self._asked.remove(choice)
                    return
        raise IllegalAnswer(f"entry {len(self.entries)}, {entry!r}, answers none of the open choices")

    # --- time ----------------------------------------------------------------------------------------

    def _checkpoint(self) -> None:
        """Remember the position between two steps; keep the latest few and a thinned-out trail."""
        points = self._points
        at = len(self.entries)
        points.append((at, snapshot(self.state)))
        self._steps.add(at, self.game.step_name(self.state))
        if len(points) > _KEPT:
            old = len(points) - _KEPT
            before = points[old - 1][0] if old > 0 else -_SPACING
            trail = points[old - 2][0] if old > 1 else -_SPACING
            if before - trail < _SPACING:
                del points[old - 1]

    @property
    def horizon(self) -> int:
        """The number of entries up to which nothing seen since would be taken back."""
        for index in range(len(self.entries) - 1, -1, -1):
            if not isinstance(self.entries[index], str):
                return index + 1
        return 0

    def undo(self, unit: Unit = "answer", *, beyond: bool = False) -> None:
        """Take back the last answer, or all since an action or a turn began.

        BeyondHorizon if dice or cards have been seen since, unless `beyond`.
        """
        target = self.undo_target(unit)
        if target < self.horizon and not beyond:
            raise BeyondHorizon("the last answer was followed by a roll or a draw that has been seen")
        self.undo_to(target)

    def undo_target(self, unit: Unit = "answer") -> int:
        """The number of entries an undo would go back to."""
        last = len(self.entries) - 1
        while last >= self._floor and not isinstance(self.entries[last], str):
            last -= 1
        if last < self._floor:
            raise IllegalAnswer("there is nothing to undo")
        if unit == "answer":
            return last
        starts = [at for at, name in self._steps if at <= last and (unit == "action" or name == unit)]
        return max(starts, default=last)

    def has_begun(self, unit: Unit, *, since: int) -> bool:
        """Whether an answer was given, or an action or a turn has begun, after so many entries."""
        if unit == "answer":
            return len(self.entries) > since
        return any(at > since and (unit == "action" or name == unit) for at, name in self._steps)

    def undo_to(self, target: int) -> None:
        """Go back, and remember what was taken back so that it can be done again."""
        undone = self.entries[target:] + self.undone
        self.rewind(target)
        self.undone = undone

    @property
    def can_redo(self) -> bool:
        """Whether the last undo can be taken back."""
        return bool(self.undone)

    def redo(self) -> None:
        """Answer again what the last undo took back, with the same dice and cards."""
        if not self.undone:
            raise IllegalAnswer("there is nothing to redo")
        again = next(by_answer(self.undone))
        self.undone = self.undone[len(again) :]
        self.replay(again)

    def rewind(self, count: int) -> None:
        """Go back to the position after the first `count` entries, from the nearest checkpoint before it."""
        self._points, start, data = self._before(count)
        self._sit_down(restore(self.game.state_type, data), self.entries[:start], self.entries[start:count])
        # What was played again to get there is no news.
        self.state.log.take()

    def _sit_down(self, state: S, before: list[Entry], since: Sequence[Entry]) -> None:
        """Continue from a checkpoint that `before` led to, playing `since` again."""
        self.state = state
        self._voice = Voice(self.game, state)
        self.entries = before
        self._steps = self._steps.before(len(before))
        self._asked = []
        self._together = None
        if self._listen:
            state.log.listen()
        self._script = list(reversed(since))
        self._flow = self.game.next_step(state)
        if self._history:
            self._checkpoint()
        if self._flow is not None:
            self._run(None)
        self._end_script()

    def fork(self, *, at: int | None = None, stream: int | None = None) -> Table[S]:
        """Another table in this position, or in the one after the first `at` entries.

        `stream` gives it chance of its own, for search.
        """
        count = len(self.entries) if at is None else at
        points, start, data = self._before(count)
        state = restore(self.game.state_type, data)
        if stream is not None:
            state.chance.seed = stream  # before the copy makes its checkpoint, so that its own copies have it too
        return Table(
            self.game,
            state,
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            listen=False,
            past=Past(
                list(self._segments),
                self._start,
                points,
                self.entries[:start],
                self.entries[start:count],
                self._steps,
            ),
        )

    def branch(self, at: int, seed: int) -> Table[S]:
        """A game of its own from the moment after the first `at` entries.

        What happened is kept; what will happen is left to chance anew, also after an undo.
        """
        _, place, data = self._before(at)
        kind = self.game.state_type
        start, state = restore(kind, self._start), restore(kind, data)
        start.chance.seed = state.chance.seed = seed
        since = self.entries[place:at]
        past = Past(list(self._segments), snapshot(start), [], self.entries[:place], since, self._steps)
        return Table(self.game, state, seats=self.seats, options=self.options, seed=seed, past=past)

    def known(self, seat: Seat) -> int:
        """The number of entries after which a step began and nothing was hidden from a seat, the latest there is.

        A game that branches off there tells the seat nothing it may not know.
        """
        end = len(self.entries)
        if self._together is not None and any(choice.secret for choice in self._together.choices):
            end -= len(self._together.choices) - len(self._asked)
        for at, data in reversed(self._points):
            if at <= end:
                latest = _Watched(self, seat, at, data, end).latest
                if latest >= 0:
                    return latest
                end = at
        return self._floor

    def _before(self, count: int) -> tuple[list[tuple[int, bytes]], int, bytes]:
        """The last checkpoint at or before `count` entries, and those before it."""
        if not self._history:
            raise IllegalAnswer("this table keeps no history")
        if not self._floor <= count <= len(self.entries):
            raise IllegalAnswer(f"there are entries {self._floor} to {len(self.entries)} to go back to, not {count}")
        points = self._points
        last = len(points)
        while last and points[last - 1][0] > count:
            last -= 1
        if not last:
            return [], self._floor, self._start
        return points[: last - 1], *points[last - 1]

    @property
    def _floor(self) -> int:
        """The first entry the present rules have played; nothing before it can be replayed by them."""
        return self._segments[-1].start

    # --- looking -------------------------------------------------------------------------------------

    def view(self, seat: Seat) -> msgspec.Struct:
        """What a seat may know."""
        return self.game.view(self.state, seat)

    def scene(self, seat: Seat) -> Scene:
        """What it looks like."""
        return self.game.scene(self.game.view(self.state, seat))

    def news(self) -> list[Event]:
        """The events since the last look."""
        return self.state.log.take()

    @property
    def log(self) -> list[Text]:
        """The whole game told from its journal (from the last change of rules on)."""
        return [self.game.narrate(event) for _, event in self.story()]

    def story(self) -> Iterator[tuple[int, Event]]:
        """Everything that happened, each event with the number of entries after the answer that led to it."""
        parts = by_answer(self.entries[self._floor :])
        opening: Sequence[Entry] = ()
        if self.entries[self._floor : self._floor + 1] and not isinstance(self.entries[self._floor], str):
            opening = next(parts)  # what was rolled and drawn before the first question
        state = restore(self.game.state_type, self._start)
        past = Past(self._segments, b"", [], [], opening)
        teller = Table(self.game, state, seats=self.seats, history=False, past=past)
        while True:
            for event in teller.news():
                yield self._floor + len(teller.entries), event
            part = next(parts, None)
            if part is None:
                return
            teller.replay(part)

    # --- saving --------------------------------------------------------------------------------------

    def save(self) -> bytes:
        """The game as the bytes of a save file."""
        if not self._history:
            raise IllegalAnswer("this table keeps no history")
        at, data = self._points[-1]
        kind = self.game.state_type
        return write_save(
            Save(
                game=self.game.name,
                seats=self.seats,
                options=self.options,
                seed=self.seed,
                segments=self._segments,
                entries=self.entries,
                at=at,
                checkpoint=msgspec.Raw(state_json(restore(kind, data))),
                start=msgspec.Raw(state_json(restore(kind, self._start))),
                steps=list(self._steps.before(at)),
            )
        )


class _Watched(Table[S]):
    """A part of a game, played again from a checkpoint only to see when nothing was hidden from a seat."""

    def __init__(self, table: Table[S], seat: Seat, at: int, data: bytes, end: int) -> None:
        self.latest = -1
        self._seat = seat
        self._end = end
        past = Past(table._segments, b"", [], table.entries[:at], table.entries[at:end])
        state = restore(table.game.state_type, data)
        super().__init__(table.game, state, seats=table.seats, listen=False, past=past)

    def _checkpoint(self) -> None:
        if len(self.entries) <= self._end and not self.game.hides(self.state, self._seat):
            self.latest = len(self.entries)


def load_table(game: Game[S], save: Save) -> Table[S]:
    """The table a save describes. A save of older rules goes on from its checkpoint under the new."""
    if save.game != game.name:
        raise SaveError(f"the save is of the game '{save.game}', not '{game.name}'")
    if not 0 <= save.at <= len(save.entries):
        raise SaveError(f"the checkpoint of the save is at entry {save.at} of {len(save.entries)}")
    begun = [at for at, _ in save.steps]
    if begun != sorted(begun) or any(not 0 <= at <= save.at for at in begun):
        raise SaveError(f"the steps of the save do not follow each other up to its checkpoint at entry {save.at}")
    same_rules = bool(save.segments) and save.segments[-1].rules == game.version
    checkpoint = snapshot(decode_state(game.state_type, save.checkpoint, "checkpoint"))
    if same_rules:
        segments = save.segments
        start = snapshot(decode_state(game.state_type, save.start, "start"))
    else:
        segments = [*save.segments, Segment(save.at, game.version)]
        start = checkpoint
    before, since = save.entries[: save.at], save.entries[save.at :]

    def sit_down(since: Sequence[Entry]) -> Table[S]:
        return Table(
            game,
            restore(game.state_type, checkpoint),
            seats=save.seats,
            options=save.options,
            seed=save.seed,
            past=Past(segments, start, [], list(before), since, Steps(save.steps if same_rules else ())),
        )

    try:
        table = sit_down(since)
        table.news()
        return table
    except IllegalAnswer as problem:
        if same_rules:
            raise SaveError(f"the journal of the save does not fit its checkpoint: {problem}") from None
        return sit_down(())
