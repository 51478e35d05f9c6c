"""A person's WebSocket at a table: an outbox, a limit on what comes in, messages read and refused.

This is the busy part, and there are thousands of these, so it speaks ASGI itself and keeps no task waiting.
"""

from __future__ import annotations

import asyncio
from collections import deque

import msgspec
from starlette.types import Receive, Send

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

    __slots__ = (
        *("person", "seats", "_receive", "_send", "_outbox", "_waiting", "_closing"),
        *("_sending", "_bucket", "_refused"),
    )

    def __init__(self, receive: Receive, send: Send, person: str, seats: list[int]) -> None:
        self.person = person
        self.seats = seats
        self._receive = receive
        self._send = send
        self._outbox: deque[bytes] | None = None
        self._waiting = 0
        self._closing: tuple[int, str] | None = None
        self._sending: asyncio.Task[None] | None = None
        self._bucket = Bucket(MESSAGES_PER_SECOND, BURST)
        self._refused = 0

    # --- out -------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Queue a message; a client that does not read is cut off and will come back."""
        if self._closing is not None:
            return
        if self._outbox is None:
            self._outbox = deque()
        self._outbox.append(data)
        self._waiting += len(data)
        if self._waiting > MOST_WAITING:
            self._outbox.clear()
            self.close(TRY_AGAIN, "too slow")
        elif self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    def close(self, code: int, reason: str) -> None:
        """Close the socket after what is queued."""
        if self._closing is None:
            self._closing = (code, reason)
            if self._sending is None:
                self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        """Send what is queued. Whoever is gone will hear it all when they come back."""
        try:
            while self._outbox:
                data = self._outbox.popleft()
                self._waiting -= len(data)
                await self._send({"type": "websocket.send", "text": data.decode()})
            self._outbox = None
            if self._closing is not None:
                code, reason = self._closing
                await self._send({"type": "websocket.close", "code": code, "reason": reason})
        except (OSError, RuntimeError):
            self._closing = (TRY_AGAIN, "gone")
            self._outbox = None
        finally:
            self._sending = None

    # --- in --------------------------------------------------------------------------------------------

    async def serve(self, live: LiveTable) -> None:
        """Be at a table until the socket is closed."""
        CONNECTIONS.inc()
        live.join(self)
        try:
            while (event := await self._receive())["type"] == "websocket.receive":
                message = self._read(event.get("text"))
                if message is not None:
                    live.receive(self, message)
        finally:
            live.leave(self)
            CONNECTIONS.dec()

    def _read(self, text: str | None) -> protocol.Incoming | None:
        """A message that makes sense and does not come too fast."""
        if self._closing is not None:
            return None
        if text is None:
            self._refuse("malformed", "", say("server-malformed", problem="bytes instead of text"))
            return None
        try:
            message: protocol.Incoming = protocol.decode_incoming(text)
        except (msgspec.MsgspecError, UnicodeError) as problem:
            self._refuse("malformed", _id_of(text), say("server-malformed", problem=str(problem)))
            return None
        kind = type(message)
        if not self._bucket.take(COSTS.get(kind, 1)):
            self._refuse("too-fast", message.id, say("server-too-fast"))
            return None
        MESSAGES[kind].inc()
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
