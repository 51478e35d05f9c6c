"""Several servers on one database: a table is played by one of them, and whoever reaches another is passed on to it.

To this server another one is a house: it takes people's lines and questions, and says what is to be said to them, in
the messages of `seam.py`. There is a connection for that, opened when it is first needed. Both ends prove that they
know what only servers of this database know; nobody else hears or says anything on it.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import secrets
import socket
from collections.abc import Callable
from functools import partial

import msgspec
import structlog

from starboard.server.digging import Denied
from starboard.server.frames import Frames
from starboard.server.front import COME_BACK, Front, Link, Porch
from starboard.server.live import TRY_AGAIN
from starboard.server.seam import (
    Ask,
    Close,
    Heard,
    Join,
    Leave,
    Reply,
    Retitle,
    Say,
    TellLatest,
    ToHouse,
    Vacate,
)
from starboard.server.store import Holder, Sharing

CONNECT_SECONDS = 2.0
"""How long another server may take to let us in, or to prove that it is one."""
NONCE_BYTES = 32
PROOF_BYTES = hashlib.sha256().digest_size

ToServer = Join | Leave | Heard | Ask | Retitle
FromServer = Say | Close | Reply

log = structlog.get_logger()

_encode = msgspec.msgpack.Encoder().encode


class Stranger(Exception):
    """Whoever is at the other end is not the server that was meant."""


class Neighbour:
    """Another server: the house of the tables that it has."""

    def __init__(self, front: Front, lost: Callable[[Neighbour], None]) -> None:
        self.frames: Frames[FromServer] = Frames(FromServer, front.receive, partial(lost, self))
        self.writer: asyncio.StreamWriter | None = None

    def send(self, message: ToHouse) -> None:
        self.frames.send(message)


class Visitor:
    """Somebody at a table here whose socket is at another server."""

    def __init__(self, number: int, theirs: int, frames: Frames[ToServer]) -> None:
        self.number = number
        self.house: Link = Porch()
        self._theirs = theirs
        self._frames = frames

    def send(self, data: bytes) -> None:
        self._frames.send(Say(self._theirs, data))

    def close(self, code: int, reason: str) -> None:
        self._frames.send(Close(self._theirs, code, reason))


class Visitors:
    """All who come from one other server, and what it asks."""

    def __init__(self, front: Front, writer: asyncio.StreamWriter, lost: Callable[[Visitors], None]) -> None:
        self._front = front
        self.writer = writer
        self._lost = lost
        self.frames: Frames[ToServer] = Frames(ToServer, self._receive, self._leave)
        self._visitors: dict[int, Visitor] = {}
        self._replying: set[asyncio.Task[None]] = set()

    def _receive(self, message: ToServer) -> None:
        match message:
            case Join():
                visitor = Visitor(self._front.next_line(), message.line, self.frames)
                self._visitors[message.line] = visitor
                self._front.join(visitor, msgspec.structs.replace(message, line=visitor.number))
            case Heard():
                found = self._visitors.get(message.line)
                if found is not None:
                    found.house.send(Heard(found.number, message.text))
            case Leave():
                found = self._visitors.pop(message.line, None)
                if found is not None:
                    self._front.leave(found)
            case Retitle():
                self._front.street.home(message.table).send(message)
            case Ask():
                replying = asyncio.get_running_loop().create_task(self._reply(message))
                self._replying.add(replying)
                replying.add_done_callback(self._replying.discard)

    async def _reply(self, asked: Ask) -> None:
        question = asked.question
        try:
            if isinstance(question, TellLatest):
                done = _encode(await self._front.latest_here(question.tables, question.language))
            else:
                done = await self._front.ask(question)
        except Denied as denied:
            self.frames.send(Reply(asked.number, denied.denial))
        else:
            self.frames.send(Reply(asked.number, done))

    def _leave(self) -> None:
        """The other server is gone, and with it everybody who came from there."""
        visitors, self._visitors = self._visitors, {}
        for visitor in visitors.values():
            self._front.leave(visitor)
        self._lost(self)


class SharedTown:
    """The servers of a database: this one, those it passes people on to, and those that pass people on to it."""

    def __init__(self, sharing: Sharing, front: Front, peer: socket.socket | None, address: str) -> None:
        """`peer` takes connections of other servers, who know it by its address; without one any that is free on this
        machine."""
        self._sharing = sharing
        self._front = front
        self._peer = peer or socket.create_server(("127.0.0.1", 0))
        self.address = address or _address_of(self._peer)
        self._ours: set[str] = set()
        """The tables that this server has claimed."""
        self._neighbours: dict[str, asyncio.Task[Neighbour]] = {}
        self._visitors: set[Visitors] = set()

    async def open(self) -> None:
        """Other servers may come, and this one may have tables."""
        self._loop = asyncio.get_running_loop()
        self._listening = await asyncio.start_server(self._welcome, sock=self._peer)
        self._sharing.enlist(self.address, self)
        log.info("server-enlisted", server=self._sharing.server, address=self.address)

    def close(self) -> None:
        """Whoever came from elsewhere, or went there, comes back."""
        self._listening.close()
        self._hang_up()

    def _hang_up(self) -> None:
        for visitors in list(self._visitors):
            visitors.writer.close()
        for server in list(self._neighbours):
            self._forget(server)

    def _forget(self, server: str) -> None:
        """A server is gone: whoever was passed on to it comes back."""
        reaching = self._neighbours.pop(server, None)
        if reaching is None:
            return
        if not reaching.done():
            reaching.cancel()
        elif not reaching.cancelled() and reaching.exception() is None:
            self._drop(reaching.result())

    def _drop(self, neighbour: Neighbour) -> None:
        assert neighbour.writer is not None
        neighbour.writer.transport.abort()
        self._front.lost(neighbour)
        self._front.close(neighbour, TRY_AGAIN, "come back in a moment")

    # --- what the database tells ------------------------------------------------------------------------

    def struck_off(self) -> None:
        """Others have taken this server for dead: every table may be theirs by now."""
        self._loop.call_soon_threadsafe(self._begin_again)

    def server_gone(self, server: str) -> None:
        """Another server has been struck off, or has ended."""
        self._loop.call_soon_threadsafe(self._forget, server)

    def renamed(self, person: str, name: str) -> None:
        """Somebody is called something else."""
        self._loop.call_soon_threadsafe(self._front.rename, person, name)

    def _begin_again(self) -> None:
        self._ours.clear()
        for house in self._front.street.all():
            house.send(Vacate())
        self._hang_up()

    # --- whose a table is ------------------------------------------------------------------------------

    def has(self, table: str) -> bool:
        """Whether a table is played here."""
        return table in self._ours

    async def find(self, table: str) -> Link | None:
        """The server that has a table; None if nobody else has it. Denied if it cannot be reached: if it does not live
        any more somebody will have its tables in a moment."""
        holder = self._sharing.holders([table]).get(table)
        return None if holder is None or holder.server == self._sharing.server else await self._reach(holder)

    async def find_all(self, tables: list[str]) -> dict[str, Link]:
        """The servers that have some of these tables, as far as they can be reached."""
        found: dict[str, Link] = {}
        holders = self._sharing.holders(tables)
        for holder in {each for each in holders.values() if each.server != self._sharing.server}:
            try:
                neighbour = await self._reach(holder)
            except Denied:
                continue
            found |= {table: neighbour for table, each in holders.items() if each == holder}
        return found

    async def take(self, table: str) -> bool:
        """Have a table, unless another server has it."""
        if table not in self._ours:
            await asyncio.wrap_future(self._sharing.claim(table))
            holder = self._sharing.holders([table]).get(table)
            if holder is not None and holder.server != self._sharing.server:
                return False
            if holder is not None:
                self._ours.add(table)
        return True

    def let_go(self, table: str) -> None:
        """A table is not in memory any more: whoever wants it may have it, unless nobody should."""
        if table in self._ours and table not in self._front.aside:
            self._ours.discard(table)
            self._sharing.release(table)

    # --- to other servers ------------------------------------------------------------------------------

    async def _reach(self, holder: Holder) -> Neighbour:
        reaching = self._neighbours.get(holder.server)
        if reaching is None:
            reaching = self._neighbours[holder.server] = self._loop.create_task(self._connect(holder))
        try:
            return await asyncio.shield(reaching)
        except (OSError, EOFError, Stranger, asyncio.CancelledError) as problem:
            if not reaching.done():
                raise  # whoever wanted it is gone
            self._neighbours.pop(holder.server, None)
            log.error("server-not-reached", server=holder.server, address=holder.address, problem=repr(problem))
            raise Denied(COME_BACK) from None

    async def _connect(self, holder: Holder) -> Neighbour:
        host, _, port = holder.address.rpartition(":")
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(host.strip("[]"), int(port))
            try:
                theirs = await reader.readexactly(NONCE_BYTES)
                ours = secrets.token_bytes(NONCE_BYTES)
                writer.write(ours + self._proof(b"guest", holder.server, theirs, ours))
                if not hmac.compare_digest(
                    await reader.readexactly(PROOF_BYTES), self._proof(b"host", holder.server, theirs, ours)
                ):
                    raise Stranger(f"{holder.address} is not the server that is listed there")
            except BaseException:
                writer.transport.abort()
                raise
        neighbour = Neighbour(self._front, lambda lost: self._lost(holder.server, lost))
        neighbour.writer = writer
        _hand_over(writer, neighbour.frames)
        return neighbour

    def _lost(self, server: str, neighbour: Neighbour) -> None:
        reaching = self._neighbours.get(server)
        if reaching is not None and reaching.done() and reaching.result() is neighbour:
            del self._neighbours[server]
            self._drop(neighbour)

    # --- from other servers ----------------------------------------------------------------------------

    async def _welcome(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Let in a server of this database; anybody else is told nothing but a random number."""
        server, ours = self._sharing.server, secrets.token_bytes(NONCE_BYTES)
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                writer.write(ours)
                theirs = await reader.readexactly(NONCE_BYTES)
                proof = await reader.readexactly(PROOF_BYTES)
            if not hmac.compare_digest(proof, self._proof(b"guest", server, ours, theirs)):
                raise Stranger("it does not know what servers of this database know")
        except (OSError, EOFError, Stranger) as problem:
            log.warning("server-refused", problem=repr(problem))
            writer.transport.abort()
            return
        visitors = Visitors(self._front, writer, self._visitors.discard)
        self._visitors.add(visitors)
        _hand_over(writer, visitors.frames)
        writer.write(self._proof(b"host", server, ours, theirs))

    def _proof(self, role: bytes, server: str, hosts: bytes, guests: bytes) -> bytes:
        """What only a server of the same database can know, about this very connection."""
        return hmac.digest(self._sharing.password, role + hosts + guests + server.encode(), "sha256")


def _hand_over(writer: asyncio.StreamWriter, frames: Frames[ToServer] | Frames[FromServer]) -> None:
    """From here on there are frames. Whoever let the other in says nothing before it is spoken to, so nothing has been
    read of them."""
    writer.transport.set_protocol(frames)
    frames.connection_made(writer.transport)


def _address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"
