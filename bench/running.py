"""A server of our own for benchmarks and tests: started on a free port of this machine, watched, stopped."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

import websockets

SOURCE = Path(__file__).resolve().parents[1] / "src"
START_SECONDS = 60


async def open_socket(server: RunningServer, table: str, cookie: str) -> websockets.ClientConnection:
    """The line of a person to a table."""
    return await websockets.connect(
        f"ws://{server.host}/ws/{table}",
        additional_headers={"Cookie": f"starboard={cookie}"},
        origin=websockets.Origin(server.address),
        compression=None,
        ping_interval=None,
        max_size=None,
        open_timeout=60,
    )


class Usage(NamedTuple):
    """What a process has used: seconds of processor time, bytes of memory now."""

    cpu: float
    memory: int


def _usage(pid: int) -> Usage:
    """Memory that is shared counts in parts."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ticks = int(fields[11]) + int(fields[12])
    shares = re.search(r"^Pss:\s+(\d+) kB", Path(f"/proc/{pid}/smaps_rollup").read_text(), re.MULTILINE)
    return Usage(ticks / os.sysconf("SC_CLK_TCK"), int(shares[1]) * 1024 if shares else 0)


def _descendants(pid: int) -> Iterator[int]:
    for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
        yield child
        yield from _descendants(child)


class RunningServer:
    """`starboard serve` as a process of its own, on any free port unless told one. `core` pins it to one core. Its bots
    do not dawdle unless told to."""

    def __init__(
        self,
        database: Path | str,
        *,
        port: int = 0,
        core: int | None = None,
        bot_pause: float = 0,
        workers: int | None = None,
        first: str = "",
    ) -> None:
        """`database` is a SQLite file, or the address of any database. `workers` are as many as the server likes unless
        told; `first` is Python that is run before it starts."""
        address = database if isinstance(database, str) else f"sqlite:///{database}"
        program = f"{first}\nfrom starboard.cli import main; main()"
        command = [sys.executable, "-c", program, "serve", "--port", str(port)]
        command += ["--db", address, "--bot-pause", str(bot_pause)]
        if workers is not None:
            command += ["--workers", str(workers)]
        if core is not None:
            command = ["taskset", "-c", str(core), *command]
        self.lines: list[str] = []
        self.houses_killed = 0
        self.ended = False
        """Whether it has been told to end."""
        self._process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": str(SOURCE)}
        )
        self._ready = threading.Event()
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        if not self._ready.wait(START_SECONDS) or not self.address:
            self.kill()
            raise RuntimeError(f"the server did not start: {''.join(self.lines)}")

    address = ""

    def _read(self) -> None:
        """Its log, and in it the address."""
        assert self._process.stderr is not None
        for line in self._process.stderr:
            self.lines.append(line)
            found = re.search(r"http://\S+", line)
            if found and not self.address:
                self.address = found.group().rstrip("/")
                self._ready.set()
        self._ready.set()

    async def wait_until_up(self) -> None:
        """Wait until all of it has started."""
        while not any('"server-started"' in line for line in self.lines):
            await asyncio.sleep(0.05)

    @property
    def host(self) -> str:
        """Host and port."""
        return self.address.removeprefix("http://")

    @property
    def pid(self) -> int:
        return self._process.pid

    def houses(self) -> list[int]:
        """The processes with tables that have been started, the latest last."""
        started = [line for line in self.lines if '"house-started"' in line]
        return [int(json.loads(line)["pid"]) for line in started]

    def kill_house(self, chance: random.Random) -> bool:
        """`kill -9` for a process with tables; False if there is none yet."""
        houses = sorted(set(self.houses()) & set(_descendants(self.pid)))
        if not houses:
            return False
        self.houses_killed += 1
        with suppress(ProcessLookupError):  # it has just ended
            os.kill(chance.choice(houses), signal.SIGKILL)
        return True

    def usage(self) -> Usage:
        """What it has used so far, with all its workers (Linux)."""
        used = [_usage(pid) for pid in (self.pid, *_descendants(self.pid))]
        return Usage(sum(each.cpu for each in used), sum(each.memory for each in used))

    def kill(self) -> None:
        """`kill -9`: no chance to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """Ask it to stop, and wait; its exit code."""
        return self._end(signal.SIGTERM)

    def ask_to_stop(self) -> None:
        """Ask it to stop, and do not wait."""
        self._signal(signal.SIGTERM)

    def _signal(self, how: signal.Signals) -> None:
        self.ended = True
        if self._process.poll() is None:
            self._process.send_signal(how)

    def _end(self, how: signal.Signals) -> int:
        self._signal(how)
        code = self._process.wait(30)
        self._reader.join(5)
        if self._process.stderr is not None:
            self._process.stderr.close()
        return code
