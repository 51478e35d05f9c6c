"""The WebSocket under a connection: uvicorn opens it, and from then on it is ours (RFC 6455, without extensions).

ASGI has a task, a queue and an event for every socket, and every message goes through all of them. There are thousands
of sockets here that mostly say nothing, and in what they do say there is nothing to wait for: so a message goes
straight to who listens and straight out, and a socket keeps next to nothing.
"""

from __future__ import annotations

import asyncio
import struct
from typing import TYPE_CHECKING, Any, Protocol

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import Close, CloseCode, Opcode

from starboard.server.limits import Bucket
from starboard.server.metrics import REFUSED
from starboard.server.protocol import MOST_BYTES
from starboard.server.requests import Requests

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Scope
    from websockets.http11 import Request

_LAST = 0x80
"""In the first byte of a frame: it is the last one of its message (RFC 6455, 5.2)."""
_MASKED = 0x80
"""In the second byte: as all frames of clients are."""
_SHORT = 125
"""The longest frame whose length is the second byte; frames that are no message are never longer."""
MOST_FRAMES = 64
"""The frames that one message may come in; empty ones have no size, so the bound on bytes does not hold them."""
MOST_UNREAD_PONGS = 64 * 1024
"""The bytes that may wait for somebody who pings and reads nothing."""
PINGS_PER_SECOND, MOST_PINGS = 5, 60
"""How often somebody may ping, or answer pings that nobody sent; browsers do neither."""
POLICY = 1008
PING_SECONDS = 20.0
"""After so long it is asked whether somebody is still there, and who says nothing for as long again is not."""
GOODBYE_SECONDS = 0.5
"""How long a socket stays that has been turned out. If it went while something is still on its way to us, the system
would tear it down, and the goodbye would be lost with it."""
CLOSING_SECONDS = 10.0
"""How long others have to say goodbye too."""


class Listener(Protocol):
    """Who is told what comes out of a socket."""

    def heard(self, text: str | None) -> None:
        """A message: its text, or None for bytes."""

    def gone(self) -> None:
        """Nothing will come any more."""


class _Wrong(Exception):
    """What came is no WebSocket, or too much of one: the code to close it with, and why."""

    def __init__(self, code: int, reason: str) -> None:
        self.code = code
        self.reason = reason


class Socket(asyncio.Protocol):
    """An open socket."""

    __slots__ = (
        "_connections",
        "_deaf",
        "_goodbye",
        "_kind",
        "_listener",
        "_loop",
        "_needed",
        "_parts",
        "_pings",
        "_quiet",
        "_rest",
        "_timer",
        "_transport",
    )

    def __init__(self, transport: asyncio.Transport, connections: set[Any], listener: Listener | None = None) -> None:
        """`connections` are those that uvicorn ends when the server does."""
        self._transport = transport
        self._connections = connections
        self._listener = listener
        self._loop = asyncio.get_running_loop()
        self._rest: bytearray | None = None
        """A frame that has not come as a whole yet,"""
        self._needed = 0
        """and the bytes of it that are needed to go on."""
        self._kind = Opcode.TEXT
        self._parts: list[bytes] | None = None
        """A message of this kind that comes in several frames."""
        self._pings: Bucket | None = None
        self._quiet = False
        """Whether nothing has come since the last ping."""
        self._goodbye = False
        """Whether we have said that it ends: only the answer to that is of interest then."""
        self._deaf = False
        """Whether not even that is."""
        self._timer = self._loop.call_later(PING_SECONDS, self._look_after)
        connections.add(self)

    def listen(self, listener: Listener) -> None:
        """From now on messages go to a listener."""
        self._listener = listener

    # --- in --------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        self._quiet = False
        if self._rest is not None:
            self._rest += data
            if len(self._rest) < self._needed:
                return
            data, self._rest = bytes(self._rest), None
        try:
            read = self._read(data)
        except _Wrong as wrong:
            self.end(wrong.code, wrong.reason)
            return
        if read < len(data) and not self._deaf:
            self._rest = bytearray(data[read:])

    def _read(self, data: bytes) -> int:
        """Take the frames that are there as a whole; how many bytes that were."""
        at = 0
        while not self._deaf and not self._transport.is_closing():
            begin = at + 6  # two bytes that say what it is, four to unmask it with
            self._needed = 6
            if len(data) < begin:
                break
            first, size = data[at], data[at + 1] - _MASKED
            if size > _SHORT:
                length = ">H" if size == _SHORT + 1 else ">Q"
                begin += struct.calcsize(length)
                self._needed = begin - at
                if len(data) < begin:
                    break
                (size,) = struct.unpack_from(length, data, at + 2)
            if size < 0:
                raise _Wrong(CloseCode.PROTOCOL_ERROR, "incorrect masking")
            if size > MOST_BYTES:
                raise _Wrong(CloseCode.MESSAGE_TOO_BIG, f"a frame of {size} bytes, more than {MOST_BYTES}")
            end = begin + size
            self._needed = end - at
            if len(data) < end:
                break
            self._take(first, _unmasked(data[begin - 4 : begin], data[begin:end]))
            at = end
        return at

    def _take(self, first: int, data: bytes) -> None:
        """A frame has come."""
        if self._goodbye and first != _LAST | Opcode.CLOSE:
            self._count_ping()  # whatever else was still on its way
        elif first == _LAST | Opcode.TEXT and self._parts is None:
            self._hear(Opcode.TEXT, data)
        elif first & ~_LAST in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._take_part(first, data)
        elif len(data) > _SHORT:
            raise _Wrong(CloseCode.PROTOCOL_ERROR, "a control frame that is too long")
        elif first == _LAST | Opcode.PING:
            self._write(Opcode.PONG, data)
            if self.unread > MOST_UNREAD_PONGS:
                REFUSED.labels("pings").inc()
                self.cut()
            self._count_ping()
        elif first == _LAST | Opcode.PONG:
            self._count_ping()
        elif first == _LAST | Opcode.CLOSE:
            self._take_leave(data)
        else:
            raise _Wrong(CloseCode.PROTOCOL_ERROR, "a frame that nobody has agreed on")

    def _take_part(self, first: int, data: bytes) -> None:
        """A part of a message that comes in several frames."""
        kind = first & ~_LAST
        if (kind == Opcode.CONT) != (self._parts is not None):
            raise _Wrong(CloseCode.PROTOCOL_ERROR, "a message that begins or goes on at the wrong place")
        if self._parts is None:
            self._kind, self._parts = Opcode(kind), []
        if len(self._parts) >= MOST_FRAMES:
            REFUSED.labels("frames").inc()
            raise _Wrong(POLICY, "a message in too many frames")
        self._parts.append(data)
        if sum(map(len, self._parts)) > MOST_BYTES:
            raise _Wrong(CloseCode.MESSAGE_TOO_BIG, f"a message of more than {MOST_BYTES} bytes")
        if first & _LAST:
            whole, self._parts = b"".join(self._parts), None
            self._hear(self._kind, whole)

    def _hear(self, kind: Opcode, data: bytes) -> None:
        if self._listener is None:
            return
        if kind == Opcode.BINARY:
            self._listener.heard(None)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            raise _Wrong(CloseCode.INVALID_DATA, "text that is not UTF-8") from None
        self._listener.heard(text)

    def _take_leave(self, data: bytes) -> None:
        """Somebody says goodbye, or answers ours."""
        try:
            close = Close.parse(data)
        except (ProtocolError, UnicodeDecodeError) as problem:
            raise _Wrong(CloseCode.PROTOCOL_ERROR, str(problem)) from None
        self._deaf = True
        if not self._goodbye:
            self._goodbye = True
            self._write(Opcode.CLOSE, b"" if close.code == CloseCode.NO_STATUS_RCVD else close.serialize())
        self._transport.close()
        self._leave()

    def _count_ping(self) -> None:
        if self._pings is None:
            self._pings = Bucket(PINGS_PER_SECOND, MOST_PINGS)
        if self._pings.take():
            return
        if self._goodbye:
            self._deaf = True
        else:
            REFUSED.labels("pings").inc()
            raise _Wrong(POLICY, "too many pings")

    # --- out -------------------------------------------------------------------------------------------

    def say(self, data: bytes) -> None:
        """Send text at once; who is gone will hear it all when they come back."""
        if not self._goodbye and not self._transport.is_closing():
            self._write(Opcode.TEXT, data)

    def _write(self, kind: Opcode, data: bytes) -> None:
        self._transport.write(_head(kind, len(data)) + data)

    @property
    def unread(self) -> int:
        """The bytes that wait for a client that does not read."""
        return self._transport.get_write_buffer_size()

    # --- ending ----------------------------------------------------------------------------------------

    def close(self, code: int, reason: str) -> None:
        """Close it after what has been said; the other side has some time to agree."""
        self._say_goodbye(code, reason, CLOSING_SECONDS)

    def end(self, code: int, reason: str) -> None:
        """Turn somebody out; nothing that comes is looked at any more."""
        self._deaf = True
        self._say_goodbye(code, reason, GOODBYE_SECONDS)

    def cut(self) -> None:
        """End it without a word."""
        self._transport.abort()

    def shutdown(self) -> None:
        """The server ends."""
        if not self._goodbye and not self._transport.is_closing():
            self._say_goodbye(CloseCode.SERVICE_RESTART, "", GOODBYE_SECONDS)
        self._transport.close()

    def _say_goodbye(self, code: int, reason: str, seconds: float) -> None:
        if self._goodbye or self._transport.is_closing():
            return
        self._goodbye = True
        self._write(Opcode.CLOSE, Close(code, reason).serialize())
        self._timer.cancel()
        self._timer = self._loop.call_later(seconds, self._transport.abort)
        self._leave()

    def connection_lost(self, exc: Exception | None) -> None:
        self._deaf = True
        self._timer.cancel()
        self._connections.discard(self)
        self._leave()

    def _leave(self) -> None:
        """Tell the listener, once, and not while it is busy telling us."""
        if self._listener is not None:
            self._loop.call_soon(self._listener.gone)
            self._listener = None

    def _look_after(self) -> None:
        """See whether somebody is still there."""
        if self._quiet:
            self._say_goodbye(CloseCode.INTERNAL_ERROR, "keepalive ping timeout", 0)
            return
        self._quiet = True
        if not self._transport.is_closing():
            self._write(Opcode.PING, b"")
        self._timer = self._loop.call_later(PING_SECONDS, self._look_after)


def _unmasked(mask: bytes, data: bytes) -> bytes:
    """What a client has sent: each four bytes of it go with the same four of the mask (RFC 6455, 5.3)."""
    size = len(data)
    times = mask * (size // 4 + 1)
    return (int.from_bytes(data) ^ int.from_bytes(times[:size])).to_bytes(size)


def _head(kind: Opcode, size: int) -> bytes:
    """How a message begins that has so many bytes."""
    if size <= _SHORT:
        return struct.pack("!BB", _LAST | kind, size)
    if size < 1 << 16:
        return struct.pack("!BBH", _LAST | kind, 126, size)
    return struct.pack("!BBQ", _LAST | kind, 127, size)


# --- opening -----------------------------------------------------------------------------------------------


_NO_SOCKET = (
    b"HTTP/1.1 400 Bad Request\r\ncontent-type: text/plain\r\ncontent-length: 40\r\nconnection: close\r\n\r\n"
    b"no WebSocket is opened by such a request"
)


class _Given(asyncio.Transport):
    """In the place of a transport that somebody else has now."""

    def close(self) -> None:
        """It is not ours to close."""


class Opening(WebSocketsSansIOProtocol):
    """A socket that is being opened, as uvicorn does it. It is in the state of the ASGI scope that it makes."""

    @staticmethod
    def of(scope: Scope) -> Opening:
        """The socket that a scope is about."""
        opening: Opening = scope["state"]["opening"]
        return opening

    def data_received(self, data: bytes) -> None:
        """The whole head of a request. What the parser makes nothing of it leaves unanswered, and open for ever."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()) or _NO_SOCKET)
            self.transport.close()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["opening"] = self
            self.read_paused = True  # until the application looks
            self.transport.pause_reading()

    def open(self) -> Socket:
        """It has been accepted: from now on it is a `Socket`, and nothing of this is kept."""
        self.stop_keepalive()
        self.connections.discard(self)
        socket = Socket(self.transport, self.connections)
        self.transport.set_protocol(socket)
        self.transport = _Given()
        self.conn.parser.close()
        del self.scope["state"]["opening"]
        return socket


def serving(app: ASGIApp, **how: Any) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        app,
        http=Requests,
        ws=Opening,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        **how,
    )
