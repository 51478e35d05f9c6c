"""Twin worlds: two games that differ only in what a seat may not know. Whatever that seat is sent must be the same,
byte for byte, for as long as nothing comes to light that differs."""

from __future__ import annotations

import random
from collections.abc import Awaitable, Generator, Iterator
from types import coroutine
from typing import Any, NamedTuple

import starboard
from starboard.bots import make_bot
from starboard.core.chance import Draw, Roll
from starboard.core.choice import SPECTATOR, Choice, First, Seat
from starboard.core.event import Log
from starboard.core.journal import restore, snapshot
from starboard.core.table import Table
from starboard.lab.simulate import play_on
from starboard.locale import encoder
from starboard.server.digging import LookBack, dig
from starboard.server.record import Operation, Record, all_lines, first_snapshot
from starboard.server.store import SeatRow
from starboard.server.telling import Audience, Greeting, Telling
from support.contract import Line

ANSWERS = 4
"""How many answers twin worlds are followed for."""
DEALS = 30
"""How many other deals are tried until a seat cannot tell one from the deal there was."""


class Shown(Log):
    """A log that says at once when something comes to light: a moment later it may be hidden again."""

    def __init__(self, witness: Witness, state: Any) -> None:
        super().__init__()
        self._witness = witness
        self._state = state

    def reveal(self) -> None:
        super().reveal()
        self._witness.look(self._state)


class Witness:
    """A game that remembers what a seat came to know while it was played, in order: what was rolled and drawn openly,
    and what the game says the seat may know, at every question, roll and draw and whenever something came to light.

    `hidden` are the purposes of the draws that not everybody saw.
    """

    def __init__(self, start: bytes, game: Any, seats: int, seat: Seat) -> None:
        self._game = game
        self.seat = seat
        self.shown: list[object] = []
        self.hidden: set[str] = set()
        state = restore(game.state_type, start)
        state.log = Shown(self, state)
        watched: Any = self
        self.table: Table[Any] = Table(watched, state, seats=seats, history=False)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def next_step(self, state: Any) -> Awaitable[None] | None:
        self.look(state)
        flow = self._game.next_step(state)
        return None if flow is None else self._watch(state, flow)

    @coroutine
    def _watch(self, state: Any, flow: Any) -> Generator[Any, Any, None]:
        sent = None
        while True:
            try:
                request = flow.send(sent)
            except StopIteration:
                return
            self.look(state)
            sent = yield request
            if isinstance(request, (Roll, Draw)):
                if request.unseen or request.private:
                    self.hidden.add(request.purpose)
                else:
                    self.shown.append((request.purpose, sent))

    def look(self, state: Any) -> None:
        """What the seat may know at this moment, unless it knew it before."""
        view = self._game.view(state, self.seat)
        if not self.shown or self.shown[-1] != view:
            self.shown.append(view)


class World:
    """One of the twins, and what somebody in it is sent."""

    def __init__(self, start: bytes, game: Any, seats: int, seat: Seat) -> None:
        self.witness = Witness(start, game, seats, seat)
        table = Table(game, restore(game.state_type, start), seats=seats)
        self.record = Record(first_snapshot(table), 0, ())
        rows = [SeatRow(number, f"person-{number}", "") for number in range(table.seats)]
        self.telling = Telling("twins", self.record, rows)
        self.seat = seat
        self.audience = Audience(() if seat == SPECTATOR else (seat,), "en")
        self.greeting = Greeting("A table", [], "", {}, 0)

    @property
    def table(self) -> Table[Any]:
        return self.record.table

    def welcome(self) -> bytes:
        return self.telling.welcome(self.audience, self.greeting)

    def answer(self, choice: Choice, key: str) -> bytes:
        """What the seat is sent when somebody answers."""
        value = self.table.value_of(choice, key)
        assert value is not None
        before = len(self.table.entries)
        self.record.label(choice, value)
        self.record.play(choice, value, key)
        played = self.table.entries[before:]
        self.witness.table.replay(played)
        return self._changed(Operation(played))

    def undo(self) -> bytes:
        target = self.table.undo_target()
        self.record.go_back(target)
        return self._changed(Operation(rewind=target))

    def look_back(self) -> bytes:
        """The whole game so far, and where it began."""
        story = all_lines(self.table, self.telling.viewpoint(self.audience.seats))
        told = encoder(self.table.game.name, "en")(story)
        return told + dig(LookBack(self.table.save(), self.audience, "look", 0, self.table.journal.floor))

    def _changed(self, operation: Operation) -> bytes:
        self.record.finish(operation)
        return self.telling.updates([self.audience])[self.audience]


class Difference(NamedTuple):
    """What one of them was sent and the other was not."""

    line: Line
    seat: Seat
    after: str
    sent: bytes
    other: bytes

    def __str__(self) -> str:
        place = next((at for at, (a, b) in enumerate(zip(self.sent, self.other, strict=False)) if a != b), 0)
        around = slice(max(0, place - 80), place + 80)
        return f"{self.line}: seat {self.seat} after {self.after}: {self.sent[around]!r} or {self.other[around]!r}"


def pairs(line: Line, every: int) -> Iterator[Difference | None]:
    """Twin worlds for every seat and a spectator, from before the first deal and at every so many positions of a game;
    what differs, or None."""
    table = line.table()
    bot = make_bot(line.bots, line.game, line.seed)
    chance = random.Random(line.seed)
    start = table.journal.start
    while True:
        for seat in range(SPECTATOR, line.seats):
            yield compare(line, start, seat, chance)
        if table.choice is None:
            return
        _, start = table.journal.points[-1]
        play_on(table, bot, every)


def compare(line: Line, start: bytes, seat: Seat, chance: random.Random) -> Difference | None:
    """The position when a step began, and one that the seat could not tell from it; what differs, or None.

    They are followed until the seat is shown something in one that is another thing in the other: from then on they
    may differ, even if it is hidden again.
    """
    worlds = twin_worlds(start, starboard.game(line.game), line.seats, seat, chance)
    if worlds is None:
        return None
    a, b = worlds
    after = "coming in"
    sent = [world.welcome() for world in worlds]
    for _ in range(ANSWERS):
        if sent[0] != sent[1]:
            return Difference(line, seat, after, *sent)
        picked = _pick(a, b, chance)
        if picked is None:
            break
        choices, keys = picked
        sent = [world.answer(choice, key) for world, choice, key in zip(worlds, choices, keys, strict=True)]
        after = keys[0]
        if told_apart(a.witness, b.witness):
            return None
    else:
        if sent[0] != sent[1]:
            return Difference(line, seat, after, *sent)
    sent = [world.look_back() for world in worlds]
    if sent[0] != sent[1]:
        return Difference(line, seat, "looking back", *sent)
    if any(isinstance(entry, str) for entry in a.table.entries):
        sent = [world.undo() for world in worlds]
        if sent[0] != sent[1]:
            return Difference(line, seat, "undo", *sent)
    return None


def twin_worlds(start: bytes, game: Any, seats: int, seat: Seat, chance: random.Random) -> tuple[World, World] | None:
    """A position and one that the seat could not tell from it; None if it can as soon as somebody is asked."""
    a = World(start, game, seats, seat)
    b = World(dealt_again(start, game, a.witness, chance), game, seats, seat)
    return None if told_apart(a.witness, b.witness) else (a, b)


def twin(table: Table[Any], seat: Seat, seed: int) -> tuple[Table[Any], Table[Any]] | None:
    """Twin worlds as tables, from when the present step began."""
    _, start = table.journal.points[-1]
    worlds = twin_worlds(start, table.game, table.seats, seat, random.Random(seed))
    return worlds and (worlds[0].table, worlds[1].table)


def told_apart(a: Witness, b: Witness) -> bool:
    """Whether a seat has been shown two different things. One that was shown more has not been: then the worlds went
    on differently for a reason that is hidden from it."""
    return any(one != other for one, other in zip(a.shown, b.shown, strict=False))


def dealt_again(start: bytes, game: Any, witness: Witness, chance: random.Random) -> bytes:
    """A position that the witness could not tell from another. The dice are the same and the piles are not; what is
    drawn before the first question comes out differently as well, as far as the witness does not see it."""
    real = restore(game.state_type, start)
    other = game.resample(real, witness.seat, chance.randrange(2**32))
    other.chance.seed = real.chance.seed
    for purpose in sorted(witness.hidden):
        before = other.chance.used.get(purpose, 0)
        for _ in range(DEALS):
            other.chance.used[purpose] = before + chance.randrange(1, 2**32)
            trial = Witness(snapshot(other), game, witness.table.seats, witness.seat)
            if not told_apart(witness, trial):
                break
        else:
            other.chance.used[purpose] = before  # the seat sees what is drawn
    return snapshot(other)


def _pick(a: World, b: World, chance: random.Random) -> tuple[list[Choice], list[str]] | None:
    """An answer in each world that looks the same to all others: the same one, or another if nobody sees it."""
    if not a.table.choices:
        return None
    place = chance.randrange(len(a.table.choices))
    choices = [world.table.choices[place] for world in (a, b)]
    first, second = (choice.keys for choice in choices)
    common = [key for key in first if key in second]
    secret = choices[0].secret and not isinstance(a.table.together, First)
    if secret and choices[0].seat != a.seat:
        return choices, [chance.choice(first), chance.choice(second)]
    if not common:
        return None
    key = chance.choice(common)
    return choices, [key, key]
