"""What takes a while, as jobs that need nothing but what they are given: tables made and brought along, copies, looks
into the past, stories, sums, odds.

A job goes to wherever there is time for it, a thread or another process, and comes back as bytes. It works on the save
of a table, so nothing it does can touch the table itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from textwrap import shorten
from typing import Any, TypeAlias

import msgspec

import starboard
from starboard.core.because import page
from starboard.core.errors import IllegalAnswer, StarboardError
from starboard.core.event import Cause
from starboard.core.foresight import TRIES, Danger, Odds
from starboard.core.odds import Explorer
from starboard.core.retrospect import summary_of
from starboard.core.table import Table
from starboard.core.text import Text, say
from starboard.locale import encoder
from starboard.server import lobby
from starboard.server import protocol as wire
from starboard.server.fair import new_seed, rolled_again
from starboard.server.problem import Problem
from starboard.server.record import all_lines, met, moments, story_lines
from starboard.server.scenes import whole_scene
from starboard.server.store import PersonRow, SeatRow, TableRow
from starboard.server.telling import Audience, viewpoint

MOST_WAITING_JOBS = 40
"""Jobs that wait, of one table or person; who wants more is refused."""
MOST_SAID = 400
"""The characters of a refusal: it names what was wrong, which may be a file's own words."""
MOST_LINES = 4
"""Things that are told of each option."""


class Job(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Something to be worked out."""


class MakeTable(Job, frozen=True):
    """A table as the lobby was asked for."""

    wanted: lobby.MakeTable
    person: PersonRow


class BeginLesson(Job, frozen=True):
    """A table where a lesson begins."""

    wanted: lobby.BeginLesson
    person: PersonRow


class ImportSave(Job, frozen=True):
    """A table from a save that somebody brings along."""

    data: bytes
    person: PersonRow


class Copy(Job, frozen=True):
    """A save for somebody from a moment of a game; `seats` are theirs where others play too, and keep their secrets."""

    save: bytes
    at: int
    seats: tuple[int, ...] | None = None


class ForkTable(Job, frozen=True):
    """A table of its own from such a copy."""

    copy: Copy
    row: TableRow
    wanted: lobby.Fork
    person: PersonRow


class Question(Job, frozen=True):
    """What somebody at a table wants to know: their message has an id, the table a number for its last change."""

    save: bytes
    audience: Audience
    id: str
    seq: int


class LookBack(Question, frozen=True):
    """A moment of the past."""

    at: int


class TellStory(Question, frozen=True):
    """The whole game."""


class SumUp(Question, frozen=True):
    """The end of the game."""


class CheckDice(Question, frozen=True):
    """Whether everything was rolled as the seed says."""


class ReadThing(Question, frozen=True):
    """Something that acted at this table."""

    thing: str


class Foresee(Job, frozen=True):
    """What comes of the options of a seat's open choice, or the danger of a place."""

    save: bytes
    language: str
    seat: int
    place: str


AnyQuestion = LookBack | TellStory | SumUp | CheckDice | ReadThing
AnyJob = MakeTable | BeginLesson | ImportSave | Copy | ForkTable | AnyQuestion | Foresee


class Made(msgspec.Struct, frozen=True, array_like=True):
    """A new table as it is stored."""

    row: TableRow
    seats: list[SeatRow]
    save: bytes


class Denial(msgspec.Struct, frozen=True, array_like=True):
    """Why a job cannot be done: a status and a sentence, as data if it has been translated."""

    status: int
    problem: str
    text: Text | None = None


class Denied(Exception):
    """A job cannot be done."""

    def __init__(self, denial: Denial) -> None:
        super().__init__(denial.problem)
        self.denial = denial


TOO_FAST = Denial(429, "too much is wanted at once", say("server-too-fast"))

Beside: TypeAlias = Callable[[str, AnyJob], "asyncio.Future[bytes]"]
"""Has a job done beside everything else, for somebody or some table; Denied if it cannot be done."""

decode_made = msgspec.msgpack.Decoder(Made).decode


def dug(job: AnyJob) -> bytes | Denial:
    """A job, done or not; whatever is wrong with it goes no further."""
    try:
        return dig(job)
    except Problem as problem:
        return Denial(problem.status, str(problem), problem.text)
    except StarboardError as problem:
        if isinstance(problem.__cause__, MemoryError):
            raise problem.__cause__ from None
        return Denial(400, shorten(str(problem), MOST_SAID, placeholder=" …"))


def dig(job: AnyJob) -> bytes:
    """Do a job."""
    match job:
        case MakeTable():
            return _made(*lobby.new_table(job.wanted, job.person))
        case BeginLesson():
            return _made(*lobby.lesson_table(job.wanted, job.person))
        case ImportSave():
            return _made(*lobby.imported_table(job.data, job.person))
        case Copy():
            return _copied(job).save()
        case ForkTable():
            laid_open = job.copy.seats is None
            return _made(*lobby.forked_table(job.row, _copied(job.copy), job.wanted, job.person, laid_open=laid_open))
        case LookBack():
            return _look_back(job)
        case TellStory():
            return _tell_story(job)
        case SumUp():
            table = starboard.load(job.save)
            return _encode(table, job.audience.language)(wire.SummedUp(job.id, summary_of(table)))
        case CheckDice():
            verdict = rolled_again(starboard.load(job.save))
            return wire.encode(wire.DiceChecked(job.id, verdict.rolled, verdict.fair, verdict.branched))
        case ReadThing():
            return _read_thing(job)
        case Foresee():
            return _foresee(job)


def _made(row: TableRow, seats: list[SeatRow], save: bytes) -> bytes:
    return msgspec.msgpack.encode(Made(row, seats, save))


def _encode(table: Table[Any], language: str) -> Callable[[object], bytes]:
    return encoder(table.game.name, language)


def _copied(job: Copy) -> Table[Any]:
    """A game of its own from a moment of another. From there on it has its own chance, so nobody can scout the future;
    and if others play too it holds nothing that their seat may not know."""
    table = starboard.load(job.save)
    if job.seats is None:
        return table.branch(job.at, new_seed())
    return table.copy_for(viewpoint(table, job.seats), new_seed(), at=job.at)


def _look_back(job: LookBack) -> bytes:
    table = starboard.load(job.save)
    try:
        past = table.fork(at=job.at)
    except IllegalAnswer:
        return wire.encode(wire.Refused(job.id, say("server-no-such-moment", at=job.at), job.seq))
    encode = _encode(table, job.audience.language)
    scene = whole_scene(past.scene(viewpoint(past, job.audience.seats)), encode)
    return encode(wire.Past(job.id, job.at, len(table.entries), scene))


def _tell_story(job: TellStory) -> bytes:
    table = starboard.load(job.save)
    lines = all_lines(table, viewpoint(table, job.audience.seats))
    return _encode(table, job.audience.language)(wire.Told(job.id, moments(table), lines))


def _read_thing(job: ReadThing) -> bytes:
    table = starboard.load(job.save)
    cause = met(table, story_lines(table), job.thing, viewpoint(table, job.audience.seats))
    thing = opened(table.game.name, job.id, job.thing, cause)
    if thing is None:
        return wire.encode(wire.Refused(job.id, say("server-not-met"), job.seq))
    return _encode(table, job.audience.language)(thing)


def opened(game: str, id: str, thing: str, cause: Cause | None) -> wire.Thing | None:
    """The whole of something that acted; None if there is nothing to read."""
    found = page(game, cause) if cause is not None else None
    if cause is None or found is None:
        return None
    return wire.Thing(id, thing, cause.kind, found.name, found.text, found.rules)


def _foresee(job: Foresee) -> bytes:
    """The odds and the danger as JSON, to be put into a reply."""
    table = starboard.load(job.save)
    choice = next(choice for choice in table.choices if choice.seat == job.seat)
    explorer = Explorer(table, choice)
    odds: list[Odds] = []
    danger: Danger | None = None
    if job.place:
        danger = explorer.danger(job.place, TRIES)
    else:
        odds = [each.in_brief(MOST_LINES) for each in explorer.odds()]
    return _encode(table, job.language)((odds, danger))


class Thread:
    """Does jobs in a thread of this process, one after the other, as it must be where there is no other process."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(1, "digging")

    def __call__(self, whose: str, job: AnyJob) -> asyncio.Future[bytes]:
        return asyncio.get_running_loop().run_in_executor(self._threads, _dig_or_raise, job)


def _dig_or_raise(job: AnyJob) -> bytes:
    done = dug(job)
    if isinstance(done, Denial):
        raise Denied(done)
    return done
