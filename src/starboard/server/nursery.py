"""Where workers are born: a process forked while there was only one thread, with every game in memory.

It does nothing but fork itself again when it is asked to. So a worker is there within milliseconds at any time,
and shares the memory of what all of them need.
"""

from __future__ import annotations

import asyncio
import gc
import mmap
import os
import signal
import socket
import tempfile
import threading
import time
import traceback
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
import structlog

from starboard.server.rehearsal import rehearse
from starboard.server.worker import How, do_jobs, keep_house

TABLE_NAME_BYTES = 64
MOST_BYTES = 4096
RESTART_SECONDS = 0.5
"""Between two starts of a process that falls at once."""

log = structlog.get_logger()

Kind: TypeAlias = Literal["house", "jobs"]

_decode = msgspec.msgpack.Decoder(tuple[Kind, How]).decode


class Life:
    """A worker, from its birth to its end."""

    def __init__(self, pid: int, line: socket.socket, busy: mmap.mmap) -> None:
        self.pid = pid
        self.line = line
        self._busy = busy
        self._born = time.monotonic()

    @property
    def age(self) -> float:
        """Seconds since it was born."""
        return time.monotonic() - self._born

    @property
    def busy(self) -> str:
        """The table it is at, if any."""
        return self._busy[:].partition(b"\0")[0].decode()

    @property
    def time_used(self) -> float:
        """The seconds of processor time it has used, or where nobody tells, those that there were."""
        try:
            fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            return time.monotonic()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def kill(self) -> None:
        """End it."""
        with suppress(ProcessLookupError):
            os.kill(self.pid, signal.SIGKILL)


class Nursery:
    """To be made before there is a thread or a socket, which the workers would have too."""

    def __init__(self) -> None:
        self._line, theirs = socket.socketpair()
        self._asking = threading.Lock()
        gc.collect()
        gc.freeze()  # what nobody looks at stays shared
        self._pid = os.fork()
        if self._pid == 0:
            self._line.close()
            _bear(theirs)
        gc.unfreeze()
        theirs.close()

    def close(self) -> None:
        """No more workers."""
        self._line.close()
        os.waitpid(self._pid, 0)

    def begin(self, kind: Kind, how: How) -> Life:
        """A new worker."""
        ours, theirs = socket.socketpair()
        with tempfile.TemporaryFile() as file, theirs, self._asking:
            file.truncate(TABLE_NAME_BYTES)
            socket.send_fds(self._line, [msgspec.msgpack.encode((kind, how))], [theirs.fileno(), file.fileno()])
            pid = self._line.recv(8)
            if not pid:
                raise OSError("the process that workers come from is gone")
            return Life(int.from_bytes(pid), ours, mmap.mmap(file.fileno(), TABLE_NAME_BYTES))


def _bear(line: socket.socket) -> None:
    """The life of the nursery: first it rehearses, beside all else that has to be done before anybody can come."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGCHLD):
        signal.signal(number, signal.SIG_IGN)
    rehearse()
    gc.collect()
    gc.freeze()
    while True:
        wanted, fds, _, _ = socket.recv_fds(line, MOST_BYTES, 2)
        if not wanted:
            os._exit(0)
        pid = os.fork()
        if pid == 0:
            line.close()
            _live(*_decode(wanted), *fds)
        for fd in fds:
            os.close(fd)
        line.sendall(pid.to_bytes(8))


def _live(kind: Kind, how: How, line: int, busy: int) -> None:
    """The life of a worker; it never comes back from it."""
    try:
        table = mmap.mmap(busy, TABLE_NAME_BYTES)
        os.close(busy)
        life = keep_house if kind == "house" else do_jobs
        life(socket.socket(fileno=line), how, table)
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(1)


async def start_again(start: Callable[[], Awaitable[None]], age: float) -> None:
    """Start a process anew, not too often if it falls at once or cannot even be started."""
    if age < RESTART_SECONDS:
        await asyncio.sleep(RESTART_SECONDS)
    while True:
        try:
            await start()
            return
        except OSError as problem:
            log.error("worker-not-started", problem=str(problem))
            await asyncio.sleep(RESTART_SECONDS)
