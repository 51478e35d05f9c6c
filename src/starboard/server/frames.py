"""Messages between processes: all that is said in one turn of the loop goes out as one frame, a length and msgpack."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any, Generic, TypeVar, cast

import msgspec

LENGTH_BYTES = 4

T = TypeVar("T")

_encode = msgspec.msgpack.Encoder().encode


def framed(message: object) -> bytes:
    """A frame with one message, or with a list of them."""
    body = _encode(message)
    return len(body).to_bytes(LENGTH_BYTES) + body


def read_frame(line: socket.socket) -> bytes | None:
    """The next frame, waited for; None if there will be none."""
    head = _read(line, LENGTH_BYTES)
    return None if head is None else _read(line, int.from_bytes(head))


def _read(line: socket.socket, size: int) -> bytes | None:
    data = bytearray()
    while len(data) < size:
        more = line.recv(min(size - len(data), 1 << 20))
        if not more:
            return None
        data += more
    return bytes(data)


class Frames(asyncio.Protocol, Generic[T]):
    """One end of a line between two processes. What is said before it is connected waits."""

    def __init__(self, kind: Any, receive: Callable[[T], None], lost: Callable[[], None]) -> None:
        """`kind` is what comes in: a type, or a union of types."""
        self._decode: Callable[[memoryview], list[T]] = msgspec.msgpack.Decoder(list[kind]).decode
        self._receive = receive
        self._lost = lost
        self._loop = asyncio.get_running_loop()
        self._transport: asyncio.Transport | None = None
        self._out: list[object] = []
        self._at_once = False
        self._flushing: asyncio.TimerHandle | None = None
        self._buffer = bytearray()

    def send(self, message: object, within: float = 0.0) -> None:
        """Say something, in the order it is said: in this turn of the loop, or `within` so many seconds."""
        self._out.append(message)
        if within and self._flushing is None:
            self._flushing = self._loop.call_later(within, self.flush)
        elif not within and not self._at_once:
            self._loop.call_soon(self.flush)
            self._at_once = True  # after it: rules may be interrupted anywhere

    def flush(self) -> None:
        """Send what has been said."""
        self._at_once = False
        if self._flushing is not None:
            self._flushing.cancel()
            self._flushing = None
        if self._out and self._transport is not None:
            said, self._out = self._out, []
            self.write(framed(said))

    def write(self, frame: bytes) -> None:
        """Send a frame as it is."""
        assert self._transport is not None
        self._transport.write(frame)

    def close(self) -> None:
        """Hang up after what has been said."""
        self.flush()
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        self.flush()

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self._lost()

    def data_received(self, data: bytes | bytearray) -> None:
        if self._buffer:
            self._buffer += data
            data = self._buffer
        start = 0
        with memoryview(data) as view:
            while len(view) - start >= LENGTH_BYTES:
                end = start + LENGTH_BYTES + int.from_bytes(view[start : start + LENGTH_BYTES])
                if len(view) < end:
                    break
                for message in self._decode(view[start + LENGTH_BYTES : end]):
                    self._receive(message)
                start = end
        if start or data is not self._buffer:
            self._buffer = bytearray(data[start:])
