"""Frames as they come: whole, in pieces, malformed, too much; and how a socket ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest
from websockets.frames import Close, Frame, Opcode
from websockets.streams import StreamReader

from starboard.server import socket as sockets
from starboard.server.protocol import MOST_BYTES
from starboard.server.socket import POLICY, Socket

TEXT, BINARY, CONT, CLOSE, PING, PONG = (
    Opcode.TEXT,
    Opcode.BINARY,
    Opcode.CONT,
    Opcode.CLOSE,
    Opcode.PING,
    Opcode.PONG,
)


class Wire(asyncio.Transport):
    """A transport that remembers what was done with it."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.ended = ""

    def write(self, data: object) -> None:
        assert isinstance(data, bytes)
        self.written += data

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return bool(self.ended)

    def close(self) -> None:
        self.ended = self.ended or "closed"

    def abort(self) -> None:
        self.ended = self.ended or "aborted"

    @property
    def frames(self) -> list[Frame]:
        """What was sent."""
        reader, found = StreamReader(), []
        reader.feed_data(self.written)
        while reader.buffer:
            try:
                next(Frame.parse(reader.read_exact, mask=False))
            except StopIteration as read:
                found.append(read.value)
        return found

    @property
    def goodbye(self) -> tuple[int, str]:
        """The close frame that was sent."""
        [close] = [Close.parse(bytes(frame.data)) for frame in self.frames if frame.opcode is CLOSE]
        return close.code, close.reason


class Ear:
    """A listener that remembers."""

    def __init__(self) -> None:
        self.texts: list[str | None] = []
        self.left = 0

    def heard(self, text: str | None) -> None:
        self.texts.append(text)

    def gone(self) -> None:
        self.left += 1


def played(scene: Callable[[Socket], None], *, wait: float = 0) -> tuple[Wire, Ear]:
    """What comes of something that is done with a socket."""
    wire, ear = Wire(), Ear()

    async def play() -> None:
        scene(Socket(wire, set(), ear))
        await asyncio.sleep(wait)
        await asyncio.sleep(0)

    asyncio.run(play())
    return wire, ear


def masked(kind: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(kind, data, fin).serialize(mask=True)


@pytest.mark.parametrize("size", [0, 1, 3, 4, 125, 126, MOST_BYTES])
@pytest.mark.parametrize("step", [1, 7, 100_000])
def test_messages_are_heard_in_whatever_pieces_they_come(size: int, step: int) -> None:
    said = ["é" * (size // 2) + "x" * (size % 2), "{}"]
    data = b"".join(masked(TEXT, text.encode()) for text in said)

    def scene(socket: Socket) -> None:
        for start in range(0, len(data), step):
            socket.data_received(data[start : start + step])

    assert played(scene)[1].texts == said


def test_a_message_in_several_frames_is_one_and_a_ping_may_come_between() -> None:
    frames = [masked(TEXT, b"a", fin=False), masked(CONT, b"b", fin=False), masked(PING, b"?"), masked(CONT, b"c")]

    wire, ear = played(lambda socket: socket.data_received(b"".join(frames)))

    assert ear.texts == ["abc"]
    assert [(frame.opcode, bytes(frame.data)) for frame in wire.frames] == [(PONG, b"?")]


def test_bytes_are_told_from_text() -> None:
    frames = masked(BINARY, b"\xff") + masked(BINARY, b"a", fin=False) + masked(CONT, b"b")

    assert played(lambda socket: socket.data_received(frames))[1].texts == [None, None]


WRONG = {
    "not masked": (b"\x81\x05hello", 1002),
    "an unknown kind": (masked(TEXT).replace(b"\x81", b"\x83", 1), 1002),
    "an extension": (masked(TEXT).replace(b"\x81", b"\xc1", 1), 1002),
    "goes on without a beginning": (masked(CONT, b"x"), 1002),
    "begins twice": (masked(TEXT, b"x", fin=False) + masked(TEXT, b"y"), 1002),
    "a ping in parts": (b"\x09" + masked(PING)[1:], 1002),
    "a long ping": (b"\x89" + masked(TEXT, b"x" * 126)[1:], 1002),
    "a close that says too little": (masked(CLOSE, b"\x03"), 1002),
    "a close with a code that nobody may send": (masked(CLOSE, b"\x03\xed"), 1002),
    "no UTF-8": (masked(TEXT, b"\xff"), 1007),
    "no UTF-8 in parts": (masked(TEXT, b"\xc3", fin=False) + masked(CONT, b"x"), 1007),
    "too large": (masked(TEXT, b"x" * (MOST_BYTES + 1))[:14], 1009),
    "too large by far": (b"\x81\xff" + b"\xff" * 8 + b"mask", 1009),
    "too large in parts": (masked(TEXT, b"x" * MOST_BYTES, fin=False) + masked(CONT, b"x"), 1009),
    "too many parts": (masked(TEXT, b"x", fin=False) + masked(CONT, fin=False) * sockets.MOST_FRAMES, POLICY),
    "too many pings": (masked(PING) * (sockets.MOST_PINGS + 1), POLICY),
}


@pytest.mark.parametrize("what", WRONG)
def test_who_sends_what_is_wrong_is_turned_out_and_not_listened_to(what: str) -> None:
    data, code = WRONG[what]

    def scene(socket: Socket) -> None:
        socket.data_received(data + masked(TEXT, b"more"))
        socket.data_received(masked(TEXT, b"and more"))

    wire, ear = played(scene, wait=sockets.GOODBYE_SECONDS + 0.1)

    assert wire.goodbye[0] == code
    assert (ear.texts, ear.left, wire.ended) == ([], 1, "aborted")


def test_a_goodbye_is_answered() -> None:
    data = masked(CLOSE, Close(1001, "bye").serialize()) + masked(TEXT, b"more")

    wire, ear = played(lambda socket: socket.data_received(data))

    assert (wire.goodbye, ear.texts, ear.left, wire.ended) == ((1001, "bye"), [], 1, "closed")


def test_our_goodbye_waits_for_an_answer() -> None:
    def scene(socket: Socket) -> None:
        socket.close(1013, "come back")
        socket.say(b"too late")
        socket.data_received(masked(TEXT, b"crossed on the way") + masked(PING))
        assert not wire_of(socket).ended
        socket.data_received(masked(CLOSE, Close(1013, "").serialize()))

    wire, ear = played(scene)

    assert (wire.goodbye, len(wire.frames), wire.ended) == ((1013, "come back"), 1, "closed")
    assert (ear.texts, ear.left) == ([], 1)


def test_our_goodbye_does_not_wait_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "CLOSING_SECONDS", 0.01)

    wire, _ = played(lambda socket: socket.close(1013, "come back"), wait=0.05)

    assert wire.ended == "aborted"


def test_the_end_of_the_server_is_told() -> None:
    wire, ear = played(Socket.shutdown)

    assert (wire.goodbye, wire.ended, ear.left) == ((1012, ""), "closed", 1)


def test_a_line_that_is_lost_is_told_once() -> None:
    def scene(socket: Socket) -> None:
        socket.close(1013, "")
        socket.connection_lost(None)

    assert played(scene)[1].left == 1


@pytest.mark.parametrize("answers", [True, False])
def test_who_says_nothing_to_a_ping_is_not_there(answers: bool) -> None:
    def scene(socket: Socket) -> None:
        socket._look_after()
        if answers:
            socket.data_received(masked(PONG))
        socket._look_after()

    wire, ear = played(scene)

    assert [frame.opcode for frame in wire.frames] == [PING, PING if answers else CLOSE]
    assert bool(ear.left) is not answers


def test_it_is_asked_every_now_and_then_whether_somebody_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "PING_SECONDS", 0.01)

    wire, ear = played(lambda socket: None, wait=0.2)

    assert [frame.opcode for frame in wire.frames] == [PING, CLOSE]
    assert (wire.ended, ear.left) == ("aborted", 1)


def wire_of(socket: Socket) -> Wire:
    wire = socket._transport
    assert isinstance(wire, Wire)
    return wire
