"""A person's WebSocket at a table: a limit on what comes in, messages read and refused."""

from __future__ import annotations

import msgspec

from starboard.core.text import Text, say
from starboard.server import protocol
from starboard.server.front import Front, Link
from starboard.server.limits import Bucket
from starboard.server.metrics import CONNECTIONS, MESSAGES, REFUSED
from starboard.server.seam import Heard, Join
from starboard.server.socket import POLICY, Socket

MESSAGES_PER_SECOND = 30
BURST = 60
LOOKS_PER_SECOND = 15
MOST_LOOKS = 30
LOOKS: dict[type, float] = {
    protocol.Look: 1,
    protocol.WhyNot: 1,
    protocol.Inspect: 1,
    protocol.Foresee: 1,
    protocol.Read: 1,
    protocol.Tell: 7.5,
    protocol.SumUp: 7.5,
    protocol.CheckDice: 7.5,
}
"""What only looks, and the looks it counts for. They have a bound of their own, so that looking about never costs an
answer."""
MOST_REFUSED = 200
"""After so many messages too fast or malformed the socket is closed."""
MOST_WAITING = 4 * 1024 * 1024
"""The bytes that may wait for a client that does not read."""
BEHIND = 64 * 1024
"""With so many bytes still to read somebody is behind;"""
MOST_BEHIND = 256
"""and so many may be: anybody can open thousands of sockets and read none of them."""


class _Named(msgspec.Struct):
    """Whatever has an id."""

    id: protocol.Id = ""


class Connection:
    """One socket at one table."""

    __slots__ = ("_front", "_looks", "_messages", "_refused", "_socket", "house", "number")

    house: Link
    """The way to the house of its table, once it has come there."""

    def __init__(self, socket: Socket, front: Front, number: int) -> None:
        self.number = number
        self._socket = socket
        self._front = front
        self._messages = Bucket(MESSAGES_PER_SECOND, BURST)
        self._looks: Bucket | None = None
        self._refused = 0

    # --- out -------------------------------------------------------------------------------------------

    def send(self, data: bytes) -> None:
        """Send a message; a client that does not read is cut off and will come back."""
        self._socket.say(data)
        unread = self._socket.unread
        if unread > BEHIND:
            self._fall_behind()
        if unread > MOST_WAITING:
            self.cut()

    def _fall_behind(self) -> None:
        """Where too many are behind, whoever has most to read goes."""
        behind = self._front.behind
        behind.add(self)
        if len(behind) > MOST_BEHIND:
            behind.difference_update([each for each in behind if each.unread <= BEHIND])
        if len(behind) > MOST_BEHIND:
            last = max(behind, key=lambda each: each.unread)
            behind.remove(last)
            last.cut()

    @property
    def unread(self) -> int:
        """The bytes that wait to be read."""
        return self._socket.unread

    def cut(self) -> None:
        """End it without a word."""
        self._socket.cut()

    def close(self, code: int, reason: str) -> None:
        """Close the socket after what has been sent."""
        self._socket.close(code, reason)

    # --- in --------------------------------------------------------------------------------------------

    def join(self, join: Join) -> None:
        """Be at a table until the socket is closed."""
        CONNECTIONS.inc()
        self._socket.listen(self)
        self._front.join(self, join)

    def gone(self) -> None:
        """The socket is closed."""
        self._front.behind.discard(self)
        self._front.leave(self)
        CONNECTIONS.dec()

    def heard(self, text: str | None) -> None:
        """A message, or None for bytes, which nobody understands."""
        if text is None:
            self._refuse("malformed", "", say("server-malformed", problem="bytes instead of text"))
        elif self._may_say(text):
            self.house.send(Heard(self.number, text))

    def _may_say(self, text: str) -> bool:
        """Whether a message makes sense and does not come too fast."""
        try:
            message: protocol.Incoming = protocol.decode_incoming(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
            self._refuse("malformed", _id_of(text), say("server-malformed", problem=str(problem)))
            return False
        kind = type(message)
        looks = LOOKS.get(kind)
        if not (self._messages.take() if looks is None else self._take_looks(looks)):
            self._refuse("too-fast", message.id, say("server-too-fast"))
            return False
        MESSAGES[kind].inc()
        return True

    def _take_looks(self, looks: float) -> bool:
        if self._looks is None:
            self._looks = Bucket(LOOKS_PER_SECOND, MOST_LOOKS)
        return self._looks.take(looks)

    def _refuse(self, why: str, id: str, reason: Text) -> None:
        REFUSED.labels(why).inc()
        self._refused += 1
        self.send(protocol.encode(protocol.Refused(id, reason)))
        if self._refused >= MOST_REFUSED:
            self._socket.end(POLICY, "too many messages refused")


def _id_of(text: str) -> str:
    """The id of a message that is otherwise wrong, so that its sender knows which one it was."""
    try:
        return msgspec.json.decode(text, type=_Named).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return ""
