"""A whole server for tests: real HTTP and WebSocket on a free port of this machine, with browsers that are not."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import structlog
import uvicorn
import websockets

from starboard.server.app import Server
from starboard.server.socket import serving
from starboard.server.store import SqliteStore, open_store
from support.scenes import Zones, zones_after

PATIENCE = 30.0
"""Seconds to wait for a response: a server that has just started on a busy machine reads its games first."""
MISSION = {"game": "hagalaz", "scenario": "guns-of-cerberus"}


class Serving:
    """A server in a thread of this process."""

    def __init__(self, database: Path | str, **how: Any) -> None:
        """`database` is a SQLite file, or the address of any database."""
        listening = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{listening.getsockname()[1]}"
        self.address = f"http://{self.host}"
        self.store: Any = open_store(database) if isinstance(database, str) else SqliteStore(database)
        self.server = Server(self.store, **how)
        self._uvicorn = uvicorn.Server(serving(self.server.app))
        self._thread = threading.Thread(target=self._uvicorn.run, kwargs={"sockets": [listening]}, daemon=True)
        self._thread.start()
        self._clients: list[httpx.Client] = []

    def stop(self) -> None:
        """As SIGTERM does it, when everybody has gone."""
        for client in self._clients:
            client.close()
        self._uvicorn.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def client(self, **how: Any) -> httpx.Client:
        """A program that speaks HTTP."""
        client = httpx.Client(base_url=self.address, **{"timeout": PATIENCE, **how})
        self._clients.append(client)
        return client

    def browser(self) -> Browser:
        """A browser that has opened the lobby, and so is somebody."""
        browser = Browser(self)
        browser.get("/api/lobby")
        return browser


class Browser:
    """Somebody with a cookie."""

    def __init__(self, serving: Serving) -> None:
        self.serving = serving
        self.http = serving.client(headers={"Origin": serving.address})

    @property
    def cookie(self) -> str:
        return next((cookie.value or "" for cookie in self.http.cookies.jar if cookie.name.startswith("starboard")), "")

    def get(self, path: str) -> Any:
        return self.http.get(path).raise_for_status().json()

    def post(self, path: str, body: Any) -> httpx.Response:
        return self.http.post(path, json=body)

    def make_table(self, *seats: str, **more: Any) -> str:
        made = self.post("/api/tables", {**MISSION, "seats": list(seats), **more})
        assert made.status_code == 201, made.text
        return str(made.json()["table"])

    def at(self, table: str, *, watch: str = "", origin: str | None = None) -> Any:
        """A line to a table, for `async with`."""
        return line(self.serving, table, cookie=self.cookie or None, watch=watch, origin=origin)


class Line:
    """A WebSocket with everything that came over it."""

    def __init__(self, socket: websockets.ClientConnection, patience: float = 20.0) -> None:
        """`patience` is how many seconds a message may take."""
        self.socket = socket
        self._patience = patience
        self.bytes: list[str] = []
        self.state: dict[str, Any] = {}
        self.zones: Zones = {}
        self._count = 0

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(self._patience):
            data = await self.socket.recv()
        assert isinstance(data, str)
        self.bytes.append(data)
        message: dict[str, Any] = msgspec.json.decode(data)
        if message["type"] in ("welcome", "update"):
            self.state = message
            self.zones = zones_after(self.zones, message)
        return message

    async def expect(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while (message := await self.hear())["type"] not in kinds:
            pass
        return message

    async def tell(self, **message: Any) -> str:
        """Send a message; its id."""
        self._count += 1
        message.setdefault("id", f"m{self._count}")
        await self.socket.send(msgspec.json.encode(message).decode())
        return str(message["id"])

    async def answer(self, option: int = 0) -> dict[str, Any]:
        """Answer what is asked, and wait for the acknowledgement."""
        asked = self.state["asked"][0]
        key = asked["options"][option % len(asked["options"])]["key"]
        id = await self.tell(type="answer", seq=self.state["seq"], seat=asked["seat"], key=key)
        while True:
            message = await self.expect("update", "refused", "trouble")
            if message.get("done") == id or message["type"] != "update":
                return message

    async def closed(self) -> tuple[int, str]:
        """Wait until the other side has closed: its code and reason."""
        with suppress(websockets.ConnectionClosed):
            while True:
                await self.hear()
        return self.socket.close_code or 0, self.socket.close_reason or ""


@asynccontextmanager
async def line(
    serving: Serving,
    table: str,
    *,
    cookie: str | None = None,
    watch: str = "",
    language: str = "",
    origin: str | None = None,
) -> Any:
    """A WebSocket to a table."""
    query = urlencode({"watch": watch, "language": language})
    async with websockets.connect(
        f"ws://{serving.host}/ws/{table}?{query}",
        additional_headers={"Cookie": f"starboard={cookie}"} if cookie else {},
        origin=websockets.Origin(serving.address if origin is None else origin),
        compression=None,
        max_queue=None,
    ) as socket:
        yield Line(socket)


@contextmanager
def served(database: Path | str, **how: Any) -> Iterator[Serving]:
    """A server for the length of a test, without its log."""
    with structlog.testing.capture_logs():
        serving = Serving(database, **how)
        try:
            yield serving
        finally:
            serving.stop()
