"""Twin worlds: two games that differ only in what a seat may not know. Whatever that seat is sent must be the same,
byte for byte, for as long as nothing comes to light that differs."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

from starboard.bots import make_bot
from starboard.core.choice import SPECTATOR, Choice, First, Seat
from starboard.core.journal import restore
from starboard.core.table import Table
from starboard.lab.simulate import play_on
from starboard.locale import encoder
from starboard.server.record import Operation, Record, all_lines, first_snapshot
from starboard.server.store import SeatRow
from starboard.server.telling import Audience, Greeting, Telling
from support.contract import Line

ANSWERS = 4
"""How many answers twin worlds are followed for."""


class World:
    """One of the twins, and what somebody in it is sent."""

    def __init__(self, table: Table[Any], seat: Seat) -> None:
        self.record = Record(first_snapshot(table), 0, ())
        rows = [SeatRow(number, f"person-{number}", "") for number in range(table.seats)]
        self.telling = Telling(self.record, rows)
        self.seat = seat
        self.audience = Audience(() if seat == SPECTATOR else (seat,), "en")
        self.greeting = Greeting("table", "A table", [], "", {}, 0)

    @property
    def table(self) -> Table[Any]:
        return self.record.table

    @property
    def knows(self) -> object:
        """What the seat knows, as the game tells it."""
        return self.table.view(self.seat)

    def welcome(self) -> bytes:
        return self.telling.welcome(self.audience, self.greeting)

    def answer(self, choice: Choice, key: str) -> bytes:
        """What the seat is sent when somebody answers."""
        value = self.table.value_of(choice, key)
        assert value is not None
        before = len(self.table.entries)
        self.record.label(choice, value)
        self.record.play(choice, value, key)
        return self._changed(Operation(self.table.entries[before:]))

    def undo(self) -> bytes:
        target = self.table.undo_target()
        self.record.go_back(target)
        return self._changed(Operation(rewind=target))

    def look_back(self) -> bytes:
        """The whole game so far, and where it began."""
        story = all_lines(self.table, self.telling.viewpoint(self.audience.seats))
        told = encoder(self.table.game.name, "en")(story)
        return told + self.telling.past(self.audience, "look", self.table.journal.floor)

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
    """Twin worlds for every seat and a spectator, at every so many positions of a game; what differs, or None."""
    table = line.table()
    bot = make_bot(line.bots, line.game, line.seed)
    chance = random.Random(line.seed)
    while table.choice is not None:
        for seat in range(SPECTATOR, line.seats):
            yield compare(line, table, seat, chance)
        play_on(table, bot, every)


def compare(line: Line, table: Table[Any], seat: Seat, chance: random.Random) -> Difference | None:
    """The position as it was when the present step began, and one that the seat could not tell from it."""
    game = table.game
    _, data = table.journal.points[-1]
    real = restore(game.state_type, data)
    other = game.resample(real, seat, chance.randrange(2**32))
    other.chance.seed = real.chance.seed  # the dice are the same, the piles are not
    worlds = [World(Table(game, state, seats=line.seats), seat) for state in (real, other)]
    a, b = worlds
    if a.knows != b.knows:
        return None  # something was turned up before anybody was asked
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
        if a.knows != b.knows:
            return None  # something came to light, and it was not the same
    else:
        if sent[0] != sent[1]:
            return Difference(line, seat, after, *sent)
    sent = [world.look_back() for world in worlds]
    if sent[0] != sent[1]:
        return Difference(line, seat, "looking back", *sent)
    if any(isinstance(entry, str) for entry in a.table.entries):
        sent = [world.undo() for world in worlds]
        if a.knows == b.knows and sent[0] != sent[1]:
            return Difference(line, seat, "undo", *sent)
    return None


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
