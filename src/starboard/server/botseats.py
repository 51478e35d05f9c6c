"""The seats that bots play at a live table: when they answer, and how long they pause so that people can follow."""

from __future__ import annotations

import asyncio
import time
import weakref
from collections.abc import Callable
from typing import Protocol, cast

from starboard.bots import Bot, make_bot
from starboard.core.chance import number
from starboard.core.choice import Choice
from starboard.server.record import Operation, Record
from starboard.server.store import SeatRow, TableRow

STRETCH_SECONDS = 0.01
"""How long bots answer at a stretch before others get their turn."""
MOST_MOMENTS = 3
"""The longest pause of a bot, in things that happened."""


class Turns:
    """The bots of one table after those of another. Between two of them people have their turn, however many there
    are."""

    def __init__(self) -> None:
        self._waiting: dict[BotSeats, None] = {}
        self._going = False

    def wait(self, bots: BotSeats) -> None:
        """Answer when it is their turn."""
        self._waiting[bots] = None
        if not self._going:
            self._going = True
            asyncio.get_running_loop().call_soon(self._next)

    def leave(self, bots: BotSeats) -> None:
        """They do not want to answer any more."""
        self._waiting.pop(bots, None)

    def _next(self) -> None:
        bots = next(iter(self._waiting), None)
        if bots is None:
            self._going = False
            return
        del self._waiting[bots]
        asyncio.get_running_loop().call_soon(self._next)
        bots.answer()


class Around(Protocol):
    """What bots must know of the table they play at, and can do there."""

    row: TableRow
    seats: list[SeatRow]
    record: Record

    @property
    def busy(self) -> bool:
        """Whether something is being stored, or the table has broken."""

    @property
    def watched(self) -> bool:
        """Whether somebody is here."""

    def people(self) -> set[str]:
        """Those who play themselves."""

    def within(self, work: Callable[[], None]) -> None:
        """Let rules run, within the time there is for it."""

    def change(self, operation: Operation) -> None:
        """Store and tell what was played."""

    def stop_for(self, problem: Exception) -> None:
        """A bug in the rules, or in a bot."""


class BotSeats:
    """While somebody watches, bots wait `seconds` for each thing that happened, the time it takes to read of it: less
    if everybody has read it already, not at all if somebody hurries them."""

    def __init__(self, around: Around, seconds: float, turns: Turns) -> None:
        # The table has its bots; if they had the table too, neither would be gone when it is put away.
        self._around = cast(Around, weakref.proxy(around))
        self.seconds = seconds
        self._turns = turns
        self._bots: dict[int, Bot] = {}
        self._loop = asyncio.get_running_loop()
        self._waking: asyncio.Handle | None = None
        self._resting = False
        self._pause_ends = 0.0
        self._hurried: int | None = None

    def wake(self) -> None:
        """Let bots answer after their pause, if they are asked and nothing else is under way."""
        if self._waking is not None:
            self._waking.cancel()
            self._waking = None
        self._turns.leave(self)
        if not self._resting and not self._around.busy and self._asked() is not None:
            if self._unhurried and self._pause_ends > self._loop.time():
                self._waking = self._loop.call_at(self._pause_ends, self._turns.wait, self)
            else:
                self._turns.wait(self)

    def rest(self) -> None:
        """Bots answer no more: the table will be put away."""
        self._resting = True
        self.wake()

    def hurry(self) -> None:
        """Somebody has seen enough."""
        choice = self._asked()
        if choice is not None:
            self._hurried = choice.seat
            self.wake()

    def seen(self) -> None:
        """Everybody who plays here has been told all there is: nobody needs the rest of the pause."""
        self._pause_ends = self._loop.time()
        self.wake()

    def replace(self, seat: int) -> None:
        """Somebody else plays a seat now."""
        self._bots.pop(seat, None)

    def pause(self) -> None:
        """Something has changed: people need time to see it."""
        self._pause_ends = self._loop.time() + self.seconds * min(self._around.record.untold, MOST_MOMENTS)
        self._end_hurry()

    @property
    def _unhurried(self) -> bool:
        """Whether somebody wants to follow what bots do."""
        return self.seconds > 0 and self._around.watched and self._hurried is None

    def _end_hurry(self) -> None:
        """Bots have their pauses again once a person is asked; where nobody plays, once another seat is."""
        if self._hurried is None:
            return
        asked = [choice.seat for choice in self._around.record.table.choices]
        bots_only = all(self._around.seats[seat].bot for seat in asked)
        if not bots_only or (not self._around.people() and self._hurried not in asked):
            self._hurried = None

    def _asked(self) -> Choice | None:
        """An open choice of a seat that a bot plays."""
        for choice in self._around.record.table.choices:
            if self._around.seats[choice.seat].bot:
                return choice
        return None

    def answer(self) -> None:
        """It is their turn."""
        self._waking = None
        if not self._around.busy:
            self._around.within(self._answer_on)

    def _answer_on(self) -> None:
        """Answer for a while, or until there is something to see; it is stored and told like all else."""
        record = self._around.record
        table = record.table
        before = len(table.entries)
        until = time.perf_counter() + STRETCH_SECONDS
        try:
            while (choice := self._asked()) is not None and time.perf_counter() < until:
                position = self._bot(choice.seat).pick(choice, lambda seat=choice.seat: table.view(seat))  # type: ignore[misc]
                value = choice.values[position]
                record.play(choice, value, table.game.key(table.state, value))
                self._end_hurry()
                if self._unhurried and record.untold:
                    break
        except Exception as problem:
            self._around.stop_for(problem)
            return
        if len(table.entries) > before:
            self._around.change(Operation(table.entries[before:], by_bots=True))

    def _bot(self, seat: int) -> Bot:
        bot = self._bots.get(seat)
        if bot is None:
            around = self._around
            bot = make_bot(around.seats[seat].bot, around.row.game, number(around.record.table.seed, "bot", seat))
            self._bots[seat] = bot
        return bot
