"""A server of our own for benchmarks and tests: started on a free port of this machine, watched, stopped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
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


class RunningServer:
    """`starboard serve` as a process of its own, on any free port unless told one. `core` pins it to one core. Its bots
    do not dawdle unless told to."""

    def __init__(self, database: Path, *, port: int = 0, core: int | None = None, bot_pause: float = 0) -> None:
        command = [sys.executable, "-c", "from starboard.cli import main; main()", "serve", "--port", str(port)]
        command += ["--db", f"sqlite:///{database}", "--bot-pause", str(bot_pause)]
        if core is not None:
            command = ["taskset", "-c", str(core), *command]
        self.lines: list[str] = []
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

    @property
    def host(self) -> str:
        """Host and port."""
        return self.address.removeprefix("http://")

    @property
    def pid(self) -> int:
        return self._process.pid

    def usage(self) -> Usage:
        """What it has used so far (Linux)."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        return Usage(ticks / os.sysconf("SC_CLK_TCK"), int(fields[21]) * os.sysconf("SC_PAGE_SIZE"))

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
