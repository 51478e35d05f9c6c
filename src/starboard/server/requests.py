"""The HTTP under a request: uvicorn's own, but a head has a size and a request has to come in time.

A parser keeps what it was given until it is complete. Without a bound somebody who never comes to the end of a header,
or sends a byte a minute, is kept for ever.
"""

from __future__ import annotations

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from starboard.server.metrics import REFUSED

MOST_HEAD = 16 * 1024
"""The bytes of a request line with all its headers."""
REQUEST_SECONDS = 30.0
"""How long somebody may take to send a request, from its first byte, or from the connection, to its last."""

MOST_AHEAD = 16
"""The requests that somebody may send before the answer to the first of them."""
AT_ONCE = 4096
"""The bytes that are looked at before it is seen whether somebody has gone too far: of the smallest requests there are
thousands in what comes at once, and everybody else would wait for them."""

_SENTENCES = {
    400: ("Bad Request", "a WebSocket was asked for before an earlier request was answered"),
    408: ("Request Timeout", "the request did not come in time"),
    429: ("Too Many Requests", "too many requests were sent before the first was answered"),
    431: ("Request Header Fields Too Large", "the request's headers are too large"),
}


class Requests(HttpToolsProtocol):
    """A connection on which requests come, one after the other."""

    _head = 0
    """The bytes of a head that has begun and is not complete."""
    _in_head = False
    _upgraded = False
    _deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._hurry()

    def connection_lost(self, exc: Exception | None) -> None:
        self._relax()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), AT_ONCE):
            if self._upgraded or self.transport.is_closing():
                return
            self._look_at(data[start : start + AT_ONCE])

    def _look_at(self, data: bytes) -> None:
        super().data_received(data)
        if len(self.pipeline) > MOST_AHEAD:
            self._refuse(429)
        elif self._in_head:
            self._head += len(data)
            if self._head > MOST_HEAD:
                self._refuse(431)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._head = True, 0
        if self._deadline is None:
            self._hurry()

    def on_headers_complete(self) -> None:
        self._in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._relax()

    def handle_websocket_upgrade(self) -> None:
        if self._unanswered() is not None:
            self._refuse(400)
            return
        self._relax()
        self._upgraded = True
        super().handle_websocket_upgrade()
        del self.parser  # it knows us, and neither would be gone before somebody looks for garbage

    def _hurry(self) -> None:
        self._deadline = self.loop.call_later(REQUEST_SECONDS, self._refuse, 408)

    def _relax(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _unanswered(self) -> RequestResponseCycle | None:
        """The request whose answer is not complete."""
        cycle: RequestResponseCycle | None = self.cycle
        return None if cycle is None or cycle.response_complete else cycle

    def _is_answering(self) -> bool:
        unanswered = self._unanswered()
        return unanswered is not None and unanswered.response_started

    def _refuse(self, status: int) -> None:
        """Say why, unless an answer is under way already, and hang up."""
        self._relax()
        REFUSED.labels("request").inc()
        if self.transport.is_closing():
            return
        if not self._is_answering():
            name, sentence = _SENTENCES[status]
            head = f"HTTP/1.1 {status} {name}\r\ncontent-type: text/plain\r\ncontent-length: {len(sentence)}\r\n"
            self.transport.write(f"{head}connection: close\r\n\r\n{sentence}".encode())
        self.transport.close()
