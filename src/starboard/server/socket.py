"""The WebSocket under a connection: uvicorn's own, but a message goes straight to who listens and straight out.

ASGI has a queue, a task and an event for every message. There are thousands of messages a second here, and nothing in
them to wait for. Opening and closing, pings and whatever is malformed stay uvicorn's.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from starboard.server.limits import Bucket
from starboard.server.metrics import REFUSED
from starboard.server.protocol import MOST_BYTES
from starboard.server.requests import AT_ONCE, Requests

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Scope
    from websockets.frames import Frame
    from websockets.http11 import Request

_TEXT = 0x81
"""The first byte of a message of text in one frame (RFC 6455, 5.2)."""
MOST_FRAMES = 64
"""The frames that one message may come in; empty ones have no size, so the bound on bytes does not hold them."""
MOST_UNREAD_PONGS = 64 * 1024
"""The bytes that may wait for somebody who pings and reads nothing."""
PINGS_PER_SECOND, MOST_PINGS = 5, 60
"""How often somebody may ping, or answer pings that nobody sent; browsers do neither."""
POLICY = 1008
GOODBYE_SECONDS = 0.5
"""How long a socket stays when the server has closed it. If it went while something is still on its way to us, the
system would tear it down, and the goodbye would be lost with it."""


class Socket(WebSocketsSansIOProtocol):
    """A socket at a table. It is in the state of the ASGI scope that uvicorn makes for it."""

    _listener: Callable[[str | None], None] | None = None
    _pings: Bucket | None = None
    _ended = False

    @staticmethod
    def of(scope: Scope) -> Socket:
        """The socket that a scope is about."""
        socket: Socket = scope["state"]["socket"]
        return socket

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), AT_ONCE):
            if self._ended or self.transport.is_closing():
                return
            super().data_received(data[start : start + AT_ONCE])

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if hasattr(self, "scope"):
            self.scope["state"]["socket"] = self

    def listen(self, listener: Callable[[str | None], None]) -> None:
        """From now on messages go to a listener: the text, or None for bytes. What came before is in the queue.

        What was said to open the socket is needed no more, and there are thousands of sockets.
        """
        self._listener = listener
        self.scope["headers"] = []
        self.request.headers.clear()  # websockets' parser keeps the request
        del self.request, self.response

    def send_receive_event_to_app(self) -> None:
        if self._listener is None or self.read_paused:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        self.frames = []
        if self.close_sent:
            return
        if self.curr_msg_data_type == "bytes":
            self._listener(None)
            return
        try:
            text = data.decode()
        except UnicodeDecodeError:
            self.conn.send_close(1007)
            self.handle_parser_exception()
            return
        self._listener(text)

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) >= MOST_FRAMES:
            self._turn_out("frames", "a message in too many frames")
            return
        super().handle_cont(event)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.unread > MOST_UNREAD_PONGS:
            REFUSED.labels("pings").inc()
            self.cut()
        self._count_ping()

    def handle_pong(self, event: Frame) -> None:
        super().handle_pong(event)
        self._count_ping()

    def _count_ping(self) -> None:
        if self._pings is None:
            self._pings = Bucket(PINGS_PER_SECOND, MOST_PINGS)
        if not self._pings.take():
            self._turn_out("pings", "too many pings")

    def _turn_out(self, why: str, reason: str) -> None:
        """Somebody has gone too far."""
        if not self.close_sent:
            REFUSED.labels(why).inc()
            self.end(POLICY, reason)

    def end(self, code: int, reason: str) -> None:
        """Close it at once, with a reason; nothing that comes is looked at any more."""
        if not self.close_sent:
            self.conn.send_close(code, reason)
            self.handle_parser_exception()

    def handle_parser_exception(self) -> None:
        said = self.conn.close_sent
        assert said is not None
        self._ended = self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": said.code, "reason": said.reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(GOODBYE_SECONDS, self.transport.close)

    def say(self, data: bytes) -> None:
        """Send text at once; who is gone will hear it all when they come back."""
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(_head(len(data)) + data)

    @property
    def unread(self) -> int:
        """The bytes that wait for a client that does not read."""
        return self.transport.get_write_buffer_size()

    def cut(self) -> None:
        """End it without a word."""
        self.transport.abort()


def _head(size: int) -> bytes:
    """How a message of text begins that has so many bytes."""
    if size < 126:
        return struct.pack("!BB", _TEXT, size)
    if size < 1 << 16:
        return struct.pack("!BBH", _TEXT, 126, size)
    return struct.pack("!BBQ", _TEXT, 127, size)


def serving(app: ASGIApp, **how: Any) -> uvicorn.Config:
    """How uvicorn serves us."""
    return uvicorn.Config(
        app,
        http=Requests,
        ws=Socket,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        access_log=False,
        server_header=False,
        **how,
    )
