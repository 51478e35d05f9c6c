"""A live table: the game, its seats, the people connected to it. Loaded on demand, put away when idle."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterable
from concurrent.futures import Future
from typing import Any, Protocol

import msgspec

import starboard
from starboard.bots import BOTS, Bot, make_bot
from starboard.core.choice import Choice
from starboard.core.errors import IllegalAnswer, RulesBug
from starboard.core.event import Event
from starboard.core.table import Table
from starboard.core.text import Text, say
from starboard.server import protocol as wire
from starboard.server.store import SeatRow, Store, TableRow

MOST_LINES = 60
"""Log lines kept in memory for those who join; the rest is told from the journal."""
MOST_ANSWERED = 64
"""Message ids remembered, so that an answer sent twice is carried out once."""
MOST_LABELS = 12
"""Answers that an undo or a redo can name."""
RETOLD_ENTRIES = 60
"""How far back a table just loaded tells what happened."""
MOST_BOT_ANSWERS = 2_000
SPECTATOR = -1


class Operation(msgspec.Struct, frozen=True, omit_defaults=True):
    """One change of a table, as it is stored: entries played, or a rewind to a number of entries."""

    entries: list[str | int | tuple[int, ...]] = []
    rewind: int = -1


class Client(Protocol):
    """A connection. `send` never blocks; a client that cannot keep up is closed by its own side."""

    person: str
    seats: list[int]

    def send(self, data: bytes) -> None: ...


class ZoneBytes(msgspec.Struct, frozen=True):
    """A zone as it was last sent."""

    head: bytes
    pieces: bytes
    places: bytes


def status_of(table: Table[Any]) -> str:
    """A word for the lobby: over, or whose move it is."""
    if table.over:
        return "over"
    return ",".join(str(choice.seat) for choice in table.choices)


def _line(table: Table[Any], event: Event, seq: int = 0) -> wire.LogLine:
    """An event as a line of the log."""
    return wire.LogLine(len(table.entries), table.game.narrate(event), str(getattr(event, "rule", "")), seq)


class LiveTable:
    """A table people are at."""

    def __init__(self, store: Store, row: TableRow) -> None:
        self.store = store
        self.row = row
        self.seats = store.seats(row.id)
        self.clients: list[Client] = []
        self.broken = False
        self.idle_since = time.monotonic()
        self._answered: deque[tuple[str, int]] = deque(maxlen=MOST_ANSWERED)
        self._bots: dict[int, Bot] = {}
        self._agreed: set[int] = set()
        self._undo_to = -1
        self._labels: dict[int, Text] = {}
        snapshot, self.seq, operations = store.load(row.id)
        self.table: Table[Any] = starboard.load(snapshot)
        for body in operations:
            self._apply(msgspec.json.decode(body, type=Operation))
            self.seq += 1
        self._lines: deque[wire.LogLine] = deque(maxlen=MOST_LINES)
        self._sent: dict[int, dict[str, ZoneBytes]] = {}
        self._retold = False

    def _apply(self, operation: Operation) -> None:
        if operation.rewind >= 0:
            self.table.rewind(operation.rewind)
        self.table.replay(operation.entries)

    # --- people ----------------------------------------------------------------------------------------

    def seats_of(self, person: str) -> list[int]:
        """The seats a person holds."""
        return [seat.number for seat in self.seats if seat.holder == person]

    def join(self, client: Client) -> None:
        """Greet a client with everything it may know."""
        self.clients.append(client)
        client.send(wire.encode(self._welcome(client)))
        self._tell_seats()

    def leave(self, client: Client) -> None:
        """A client is gone."""
        if client in self.clients:
            self.clients.remove(client)
            self.idle_since = time.monotonic()
            self._tell_seats()

    def set_seat(self, seat: SeatRow) -> Future[None]:
        """Somebody sits down, or a seat changes hands."""
        self.seats[seat.number] = seat
        done = self.store.set_seat(self.row.id, seat)
        for client in self.clients:
            if client.person:
                client.seats = self.seats_of(client.person)
        self._tell_seats()
        return done

    def _tell_seats(self) -> None:
        for client in self.clients:
            client.send(wire.encode(wire.SeatsChanged(self._seat_infos(client))))

    def _seat_infos(self, client: Client) -> list[wire.SeatInfo]:
        here = {seat for other in self.clients for seat in other.seats}
        infos = []
        for seat in self.seats:
            person = self.store.person(seat.holder) if seat.holder else None
            infos.append(
                wire.SeatInfo(
                    seat.number,
                    person.name if person else "",
                    seat.bot,
                    seat.number in here,
                    seat.number in client.seats,
                )
            )
        return infos

    # --- messages --------------------------------------------------------------------------------------

    def receive(self, client: Client, message: wire.Incoming) -> Future[None] | None:
        """Carry out a message; the future, if any, is done when the change is on disk."""
        if self.broken:
            client.send(wire.encode(wire.Refused(message.id, say("server-table-broken"), self.seq)))
            return None
        try:
            match message:
                case wire.Answer():
                    return self._answer(client, message)
                case wire.WhyNot():
                    self._why_not(client, message)
                case wire.Undo():
                    return self._undo(client, message)
                case wire.Redo():
                    return self._redo(client, message)
                case wire.Consent():
                    return self._consent(client, message)
                case wire.Look():
                    self._look(client, message)
                case wire.Tell():
                    client.send(wire.encode(wire.Told(message.id, self._moments(), self._journal(0))))
                case wire.Hand():
                    return self._hand(client, message)
                case wire.Seen():
                    return self._seen(client, message)
        except IllegalAnswer as problem:
            self._refuse(client, message.id, say("server-illegal", problem=str(problem)))
        except RulesBug as problem:
            self._break(problem)
        return None

    def _refuse(self, client: Client, id: str, reason: Text) -> None:
        client.send(wire.encode(wire.Refused(id, reason, self.seq)))

    def _may(self, client: Client, seat: int, id: str) -> bool:
        """Nobody acts for a seat that is not theirs."""
        if seat in client.seats:
            return True
        self._refuse(client, id, say("server-not-your-seat", seat=seat + 1))
        return False

    def _answer(self, client: Client, message: wire.Answer) -> Future[None] | None:
        for id, seq in self._answered:
            if id == message.id:
                client.send(wire.encode(wire.Done(id, seq)))
                return None
        if not self._may(client, message.seat, message.id):
            return None
        if message.seq != self.seq:
            self._refuse(client, message.id, say("server-out-of-date", seq=message.seq, now=self.seq))
            return None
        before = len(self.table.entries)
        text = self._text_of(message.seat, message.key)
        self.table.answer(message.key, message.seat)
        self._label(before, text)
        self._answered.append((message.id, self.seq + 1))
        return self._changed(Operation(self.table.entries[before:]), client, message.id)

    def _text_of(self, seat: int, key: str) -> Text | None:
        """What an open choice calls an answer."""
        for choice in self.table.choices:
            if choice.seat == seat and key in choice.keys:
                return self.table.option(choice.values[choice.keys.index(key)]).text
        return None

    def _label(self, at: int, text: Text | None) -> None:
        """Remember what the answer after so many entries was called; what could be redone until now is gone."""
        self._labels = {before: label for before, label in self._labels.items() if before < at}
        if text is not None:
            self._labels[at] = text
        if len(self._labels) > MOST_LABELS:
            del self._labels[min(self._labels)]

    def _why_not(self, client: Client, message: wire.WhyNot) -> None:
        if not self._may(client, message.seat, message.id):
            return
        ruling = self.table.why_not(message.asked, message.seat)
        if ruling is None:
            client.send(wire.encode(wire.Why(message.id, message.asked)))
        else:
            client.send(wire.encode(wire.Why(message.id, message.asked, self.table.explain(ruling), ruling.rule)))

    # --- time ------------------------------------------------------------------------------------------

    def _undo(self, client: Client, message: wire.Undo) -> Future[None] | None:
        if not client.seats:
            self._refuse(client, message.id, say("server-spectator"))
            return None
        if message.seq != self.seq:
            self._refuse(client, message.id, say("server-out-of-date", seq=message.seq, now=self.seq))
            return None
        target = self.table.undo_target(message.unit)
        if target >= self.table.horizon or not self._others(client):
            return self._rewind(target, client, message.id)
        self._undo_to = target
        self._agreed = {client.seats[0]}
        self._consult(client.seats[0])
        return None

    def _others(self, client: Client) -> list[int]:
        """The seats of other people: those who have to agree to an undo beyond the horizon."""
        return [seat.number for seat in self.seats if seat.holder and not seat.bot and seat.number not in client.seats]

    def _consult(self, by: int) -> None:
        needed = [seat.number for seat in self.seats if seat.holder and not seat.bot]
        for client in self.clients:
            client.send(wire.encode(wire.Consult(by, sorted(self._agreed), needed)))

    def _consent(self, client: Client, message: wire.Consent) -> Future[None] | None:
        if self._undo_to < 0 or not client.seats:
            self._refuse(client, message.id, say("server-nothing-to-agree-to"))
            return None
        if not message.agree:
            self._undo_to = -1
            self._agreed.clear()
            for other in self.clients:
                other.send(wire.encode(wire.Consult(-1, [], [])))
            return None
        self._agreed.update(client.seats)
        needed = {seat.number for seat in self.seats if seat.holder and not seat.bot}
        people = {seat.holder for seat in self.seats if seat.number in self._agreed}
        if all(self.seats[number].holder in people for number in needed):
            return self._rewind(self._undo_to, client, message.id)
        self._consult(client.seats[0])
        return None

    def _rewind(self, target: int, client: Client, id: str) -> Future[None]:
        self._undo_to = -1
        self._agreed.clear()
        self.table.undo_to(target)
        while self._lines and self._lines[-1].at > target:
            self._lines.pop()
        return self._changed(Operation(rewind=target), client, id, bots=False)

    def _redo(self, client: Client, message: wire.Redo) -> Future[None] | None:
        if not client.seats:
            self._refuse(client, message.id, say("server-spectator"))
            return None
        before = len(self.table.entries)
        self.table.redo()
        return self._changed(Operation(self.table.entries[before:]), client, message.id, bots=False)

    def _look(self, client: Client, message: wire.Look) -> None:
        past = self.table.fork(at=message.at)
        seat = client.seats[0] if client.seats else SPECTATOR
        client.send(wire.encode(wire.Past(message.id, message.at, len(self.table.entries), past.scene(seat).zones, [])))

    # --- seats and bots --------------------------------------------------------------------------------

    def _hand(self, client: Client, message: wire.Hand) -> Future[None] | None:
        if not self._may(client, message.seat, message.id):
            return None
        if message.bot:
            make_bot(message.bot, self.row.game, 0)
        self.set_seat(msgspec.structs.replace(self.seats[message.seat], bot=message.bot))
        self._bots.pop(message.seat, None)
        played = self.play_bots()
        if played is not None:
            return self._changed(played, client, message.id, bots=False)
        client.send(wire.encode(wire.Done(message.id, self.seq)))
        return None

    def _seen(self, client: Client, message: wire.Seen) -> Future[None] | None:
        done = None
        for number in client.seats:
            seat = self.seats[number]
            if seat.seen < message.seq:
                self.seats[number] = msgspec.structs.replace(seat, seen=min(message.seq, self.seq))
                done = self.store.set_seat(self.row.id, self.seats[number])
        return done

    def play_bots(self) -> Operation | None:
        """Answer for seats that bots play, until a person is asked or the game is over."""
        before = len(self.table.entries)
        for _ in range(MOST_BOT_ANSWERS):
            waiting = [choice for choice in self.table.choices if self.seats[choice.seat].bot]
            if not waiting:
                break
            self._bot_answers(waiting[0])
        entries = self.table.entries[before:]
        return Operation(entries) if entries else None

    def _bot_answers(self, choice: Choice) -> None:
        seat = choice.seat
        bot = self._bots.get(seat)
        if bot is None:
            bot = self._bots[seat] = make_bot(self.seats[seat].bot, self.row.game, self.table.seed + seat)
        position = bot.pick(choice, lambda: self.table.view(seat))
        self.table.answer(choice.keys[position], seat)

    # --- telling ---------------------------------------------------------------------------------------

    def _changed(self, operation: Operation, client: Client, id: str, *, bots: bool = True) -> Future[None]:
        """Store a change; when it is on disk, tell everybody and acknowledge it."""
        if bots:
            played = self.play_bots()
            if played is not None:
                operation = Operation([*operation.entries, *played.entries], operation.rewind)
        self.seq += 1
        self.idle_since = time.monotonic()
        seq = self.seq
        update = self._update()
        done = self.store.append(self.row.id, seq, msgspec.json.encode(operation), status_of(self.table), time.time())
        loop = asyncio.get_running_loop()

        def tell() -> None:
            for other in self.clients:
                other.send(update(other))
            client.send(wire.encode(wire.Done(id, seq)))

        done.add_done_callback(lambda finished: loop.call_soon_threadsafe(self._after, finished, tell))
        return done

    def _after(self, finished: Future[None], tell: Callable[[], None]) -> None:
        problem = finished.exception()
        if problem is None:
            tell()
        else:
            self._break(problem)

    def _break(self, problem: BaseException) -> None:
        """This table stops; its journal is kept; the others go on."""
        self.broken = True
        trouble = wire.encode(wire.Trouble(say("server-trouble", problem=str(problem))))
        for client in self.clients:
            client.send(trouble)

    def _told(self, events: Iterable[Event]) -> list[wire.LogLine]:
        return [_line(self.table, event, self.seq) for event in events]

    def _retell(self) -> None:
        """Tell from the journal what happened before this table was loaded, once somebody comes."""
        self._retold = True
        self.table.news()
        entries = self.table.entries
        start = max(0, len(entries) - RETOLD_ENTRIES)
        while start and not isinstance(entries[start], str):
            start -= 1
        self._lines.extend(self._journal(start))

    def _journal(self, start: int) -> list[wire.LogLine]:
        """What happened after the first `start` entries; nothing if older rules played them, which nobody knows."""
        try:
            teller = self.table.fork(at=start)
        except IllegalAnswer:
            return []
        teller.state.log.listen()
        entries = self.table.entries
        lines = []
        for moment in self._moments()[1:]:
            if moment > start:
                teller.replay(entries[len(teller.entries) : moment])
                lines += [_line(teller, event) for event in teller.news()]
        return lines

    def _moments(self) -> list[int]:
        """The numbers of entries after which somebody was asked, and the end."""
        entries = self.table.entries
        return [at for at, entry in enumerate(entries) if isinstance(entry, str)] + [len(entries)]

    def _viewpoint(self, seats: list[int]) -> int:
        """Whose view a client gets: one of its seats', or a spectator's. In an open game all are alike."""
        if self.table.game.open_information or not seats:
            return SPECTATOR
        return seats[0]

    def _update(self) -> Callable[[Client], bytes]:
        """The message about the present position, made once per viewpoint and once per set of open choices."""
        lines = self._told(self.table.news())
        self._lines.extend(lines)
        asked = self._all_asked()
        made: dict[tuple[int, tuple[int, ...]], bytes] = {}
        changes: dict[int, tuple[list[msgspec.Raw], list[str]]] = {}

        def message(client: Client) -> bytes:
            viewpoint = self._viewpoint(client.seats)
            key = (viewpoint, tuple(client.seats))
            if key not in made:
                if viewpoint not in changes:
                    changes[viewpoint] = self._changes(viewpoint)
                zones, gone = changes[viewpoint]
                made[key] = wire.encode(
                    wire.Update(
                        self.seq,
                        len(self.table.entries),
                        self.table.horizon,
                        zones,
                        gone,
                        [choice.seat for choice in self.table.choices],
                        [one for one in asked if one.seat in client.seats],
                        lines,
                        self._lines[0].at if self._lines else 0,
                        self._undo_label(),
                        self._redo_label(),
                        self._result(),
                    )
                )
            return made[key]

        # The scene is read now: by the time the change is on disk the table may have moved on.
        for client in self.clients:
            message(client)
        return message

    def _changes(self, viewpoint: int) -> tuple[list[msgspec.Raw], list[str]]:
        """The zones that differ from what this viewpoint was last sent."""
        before = self._sent.get(viewpoint, {})
        now = self._encoded(viewpoint)
        changed = []
        for id, zone in now.items():
            old = before.get(id)
            if old == zone:
                continue
            body = zone.head
            if old is None or old.pieces != zone.pieces:
                body += b',"pieces":' + zone.pieces
            if old is None or old.places != zone.places:
                body += b',"places":' + zone.places
            changed.append(msgspec.Raw(b"{" + body + b"}"))
        self._sent[viewpoint] = now
        return changed, [id for id in before if id not in now]

    def _encoded(self, viewpoint: int) -> dict[str, ZoneBytes]:
        zones = self.table.scene(viewpoint).zones
        return {
            zone.id: ZoneBytes(
                b'"id":%b,"kind":%b,"name":%b' % tuple(map(wire.encode, (zone.id, zone.kind, zone.name))),
                wire.encode(zone.pieces),
                wire.encode(zone.places),
            )
            for zone in zones
        }

    def _all_asked(self) -> list[wire.Asked]:
        return [wire.Asked(choice.seat, choice.text, choice.rule, choice.options) for choice in self.table.choices]

    def _welcome(self, client: Client) -> wire.Welcome:
        if not self._retold:
            self._retell()
        viewpoint = self._viewpoint(client.seats)
        if viewpoint not in self._sent:
            self._sent[viewpoint] = self._encoded(viewpoint)
        mine = [self.seats[number] for number in client.seats]
        host = client.person == self.row.host
        return wire.Welcome(
            protocol=wire.PROTOCOL,
            table=self.row.id,
            game=self.row.game,
            title=self.row.title,
            options={name: str(value) for name, value in self.table.options.items()},
            seats=self._seat_infos(client),
            spectator=not client.seats,
            watch_link=self.row.watch,
            invites={seat.number: seat.invite for seat in self.seats if host and not seat.holder},
            seq=self.seq,
            entries=len(self.table.entries),
            horizon=self.table.horizon,
            scene=self.table.scene(viewpoint).zones,
            waiting=[choice.seat for choice in self.table.choices],
            asked=[one for one in self._all_asked() if one.seat in client.seats],
            log=list(self._lines),
            since=min((seat.seen for seat in mine), default=self.seq),
            bots=BOTS,
            undo=self._undo_label(),
            redo=self._redo_label(),
            result=self._result(),
        )

    def _undo_label(self) -> Text | None:
        """What an undo would take back; it says so when that has consequences for all."""
        try:
            target = self.table.undo_target()
        except IllegalAnswer:
            return None
        what = self._labels.get(target)
        if target < self.table.horizon:
            return say("undo-beyond", what=what) if what else say("undo-beyond-last")
        return say("undo", what=what) if what else say("undo-last")

    def _redo_label(self) -> Text | None:
        if not self.table.can_redo:
            return None
        what = self._labels.get(len(self.table.entries))
        return say("redo", what=what) if what else say("redo-last")

    def _result(self) -> Text | None:
        outcome = self.table.outcome
        return outcome.text if outcome else None

    # --- putting away ----------------------------------------------------------------------------------

    def put_away(self) -> Future[None]:
        """Keep a snapshot, so that the table loads quickly next time."""
        return self.store.put_away(self.row.id, self.seq, self.table.save())
