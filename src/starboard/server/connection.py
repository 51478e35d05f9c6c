"""A person's WebSocket at a table: an outbox, a limit on what comes in, messages read and refused."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from starboard.core.text import Text, say
from starboard.server import protocol
from starboard.server.limits import Bucket
from starboard.server.live import TRY_AGAIN, LiveTable
from starboard.server.metrics import CONNECTIONS, MESSAGES, REFUSED

MESSAGES_PER_SECOND = 30
BURST = 60
COSTS: dict[type, int] = {protocol.Look: 2, protocol.Tell: 15}
"""What counts for more than one message, because it is more work."""
MOST_REFUSED = 200
"""After so many messages too fast or malformed the socket is closed."""
MOST_WAITING = 4 * 1024 * 1024
"""The bytes that may wait for a client that does not read."""
POLICY = 1008


class _Named(msgspec.Struct):
    """Whatever has an id."""

    id: protocol.Id = ""


class Connection:
    """One socket at one table."""

    def __init__(self, socket: WebSocket, person: str, seats: list[int]) -> None:
        self.person = person
        self.seats = seats
        self._socket = socket
        self._outbox: deque[bytes] = deque()
        self._waiting = 0
        self._closing: tuple[int, str] | None = None
        self._work = asyncio.Event()
        self._bucket = Bucket(MESSAGES_PER_SECOND, BURST)
        self._refused = 0

    # --- out -------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Queue a message; a client that does not read is cut off and will come back."""
        if self._closing is not None:
            return
        self._outbox.append(data)
        self._waiting += len(data)
        if self._waiting > MOST_WAITING:
            self._outbox.clear()
            self.close(TRY_AGAIN, "too slow")
        self._work.set()

    def close(self, code: int, reason: str) -> None:
        """Close the socket after what is queued."""
        self._closing = (code, reason)
        self._work.set()

    async def _pump(self) -> None:
        while True:
            while self._outbox:
                data = self._outbox.popleft()
                self._waiting -= len(data)
                await self._socket.send_text(data.decode())
            if self._closing is not None:
                code, reason = self._closing
                await self._socket.close(code, reason)
                return
            self._work.clear()
            await self._work.wait()

    # --- in --------------------------------------------------------------------------------------------

    async def serve(self, live: LiveTable) -> None:
        """Be at a table until the socket is closed."""
        CONNECTIONS.inc()
        pump = asyncio.create_task(self._pump())
        live.join(self)
        try:
            await self._listen(live)
        except WebSocketDisconnect:
            pass
        finally:
            live.leave(self)
            if self._socket.client_state is not WebSocketState.CONNECTED:
                pump.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await pump
            CONNECTIONS.dec()

    async def _listen(self, live: LiveTable) -> None:
        while self._closing is None:
            event = await self._socket.receive()
            if event["type"] != "websocket.receive":
                raise WebSocketDisconnect(event.get("code", 1005))
            message = self._read(event.get("text"))
            if message is not None:
                MESSAGES.labels(type(message).__name__).inc()
                live.receive(self, message)

    def _read(self, text: str | None) -> protocol.Incoming | None:
        """A message that makes sense and does not come too fast."""
        if text is None:
            self._refuse("malformed", "", say("server-malformed", problem="bytes instead of text"))
            return None
        try:
            message: protocol.Incoming = protocol.decode_incoming(text)
        except (msgspec.MsgspecError, UnicodeError) as problem:
            self._refuse("malformed", _id_of(text), say("server-malformed", problem=str(problem)))
            return None
        if not self._bucket.take(COSTS.get(type(message), 1)):
            self._refuse("too-fast", message.id, say("server-too-fast"))
            return None
        return message

    def _refuse(self, why: str, id: str, reason: Text) -> None:
        REFUSED.labels(why).inc()
        self._refused += 1
        self.send(protocol.encode(protocol.Refused(id, reason)))
        if self._refused >= MOST_REFUSED:
            self.close(POLICY, "too many messages refused")


def _id_of(text: str) -> str:
    """The id of a message that is otherwise wrong, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, UnicodeError):
        return ""
