"""The processes that do jobs beside everything else, one at a time each; begun again after one that was too much."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

from starboard.core.text import say
from starboard.server.digging import MOST_WAITING_JOBS, TOO_FAST, AnyJob, Denial, Denied
from starboard.server.frames import Frames, framed
from starboard.server.nursery import Life, Nursery, start_again
from starboard.server.seam import Dug
from starboard.server.worker import TOO_MUCH, How

JOB_PATIENCE = 120.0
"""Seconds until a job that does not come to an end is ended with its process."""
MOST_WAITING_BYTES = 256 * 1024**2
"""What all that waits may take of the memory."""
TOO_MUCH_WAITS = Denial(503, "too much waits to be done", say("server-come-back"))


class _Job:
    """A job that waits or is being done."""

    def __init__(self, job: AnyJob) -> None:
        self.frame = framed(job)
        self.done: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()


class Digger:
    """A process that does one job at a time."""

    def __init__(self, nursery: Nursery, how: How, free: Callable[[Digger], None]) -> None:
        self._nursery = nursery
        self._how = how
        self._free = free
        self._job: _Job | None = None
        self._life: Life | None = None
        self._frames: Frames[Dug] | None = None
        self._deadline: asyncio.TimerHandle | None = None
        self._starting: asyncio.Task[None] | None = None
        self._closing = False

    async def start(self) -> None:
        """Begin a new life."""
        self._life = await asyncio.to_thread(self._nursery.begin, "jobs", self._how)
        frames = self._frames = Frames(Dug, self._dug, self._lost)
        await asyncio.get_running_loop().create_unix_connection(lambda: frames, sock=self._life.line)
        self._free(self)

    @property
    def alive(self) -> bool:
        """Whether it could do a job."""
        return self._frames is not None

    def do(self, job: _Job) -> None:
        """Begin a job."""
        assert self._frames is not None
        self._job = job
        self._frames.write(job.frame)
        self._deadline = asyncio.get_running_loop().call_later(JOB_PATIENCE, self._kill)

    def close(self) -> None:
        """No more jobs."""
        self._closing = True
        self._kill()

    def _kill(self) -> None:
        if self._life is not None:
            self._life.kill()

    def _dug(self, message: Dug) -> None:
        self._finish(message.done)
        if message.done != TOO_MUCH:  # after that the process ends
            self._free(self)

    def _finish(self, done: bytes | Denial) -> None:
        job, self._job = self._job, None
        if self._deadline is not None:
            self._deadline.cancel()
        if job is None or job.done.done():
            return
        if isinstance(done, Denial):
            job.done.set_exception(Denied(done))
        else:
            job.done.set_result(done)

    def _lost(self) -> None:
        age = self._life.age if self._life is not None else 0.0
        self._life = self._frames = None
        self._finish(TOO_MUCH)
        if not self._closing:
            self._starting = asyncio.get_running_loop().create_task(start_again(self.start, age))


class Diggers:
    """Does jobs in some processes; tables and people take turns, however many jobs each of them has."""

    def __init__(self, nursery: Nursery, count: int, how: How) -> None:
        self._nursery = nursery
        self._how = how
        self._count = count
        self._idle: list[Digger] = []
        self._waiting: dict[str, deque[_Job]] = {}
        self._bytes = 0

    async def open(self) -> None:
        """Start the processes."""
        self._diggers = [Digger(self._nursery, self._how, self._free) for _ in range(self._count)]
        await asyncio.gather(*(digger.start() for digger in self._diggers))

    def close(self) -> None:
        """Whatever is being done is not needed any more."""
        for digger in self._diggers:
            digger.close()

    def __call__(self, whose: str, job: AnyJob) -> asyncio.Future[bytes]:
        """Have a job done for somebody or some table."""
        wanted = _Job(job)
        if len(self._waiting.get(whose, ())) >= MOST_WAITING_JOBS:
            wanted.done.set_exception(Denied(TOO_FAST))
        elif self._bytes + len(wanted.frame) > MOST_WAITING_BYTES:
            wanted.done.set_exception(Denied(TOO_MUCH_WAITS))
        else:
            self._waiting.setdefault(whose, deque()).append(wanted)
            self._bytes += len(wanted.frame)
            self._next()
        return wanted.done

    def _free(self, digger: Digger) -> None:
        self._idle.append(digger)
        self._next()

    def _next(self) -> None:
        self._idle = [digger for digger in self._idle if digger.alive]
        while self._idle and self._waiting:
            whose, theirs = next(iter(self._waiting.items()))
            job = theirs.popleft()
            self._bytes -= len(job.frame)
            del self._waiting[whose]
            if theirs:
                self._waiting[whose] = theirs  # behind all others
            self._idle.pop().do(job)
