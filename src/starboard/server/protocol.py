"""What crosses the wire: messages of client and server, typed. The client's types are generated from these."""

from __future__ import annotations

from typing import Literal

import msgspec

from starboard.core.choice import Option
from starboard.core.scene import Piece, Zone, ZoneKind
from starboard.core.text import Text

PROTOCOL = 1
MOST_BYTES = 16_384
"""The largest message a client may send."""


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client. `id` is the client's own number for it; an answer repeated is not doubled."""

    id: str


class Answer(FromClient, frozen=True, tag="answer"):
    """Answer the open choice of a seat as it stood at `seq`."""

    seq: int
    seat: int
    key: str


class WhyNot(FromClient, frozen=True, tag="why-not"):
    """Why an option or a piece cannot be picked."""

    seat: int
    asked: str


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back: the last answer, or everything since the beginning of an action or a turn."""

    seq: int
    unit: Literal["answer", "action", "turn"] = "answer"


class Redo(FromClient, frozen=True, tag="redo"):
    """Give again what the last undo took back."""

    seq: int


class Consent(FromClient, frozen=True, tag="consent"):
    """Agree, or not, to an undo beyond the information horizon."""

    agree: bool


class Look(FromClient, frozen=True, tag="look"):
    """The position after the first `at` entries, for the replay slider."""

    at: int


class Tell(FromClient, frozen=True, tag="tell"):
    """Tell the whole game from its journal, for the replay."""


class Hand(FromClient, frozen=True, tag="hand"):
    """Hand one's seat to a bot (by name), or take it back (an empty name)."""

    seat: int
    bot: str


class Seen(FromClient, frozen=True, tag="seen"):
    """The person has seen everything up to `seq`."""

    seq: int


Incoming = Answer | WhyNot | Undo | Redo | Consent | Look | Tell | Hand | Seen


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    number: int
    name: str = ""
    bot: str = ""
    here: bool = False
    yours: bool = False


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open choice of a seat of yours."""

    seat: int
    prompt: Text
    rule: str
    options: list[Option]


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened: the text, the rule behind it, after which entry, and with which change of the table."""

    at: int
    text: Text
    rule: str = ""
    seq: int = 0


class ZoneChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone that changed; pieces and places come only if they did."""

    id: str
    kind: ZoneKind
    name: Text | None = None
    pieces: list[Piece] | None = None
    places: list[Piece] | None = None


class FromServer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """A message of the server."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The first message: who sits where, the whole scene and the log so far. `since` is the last change that
    this person has seen; `bots` can be given a seat."""

    protocol: int
    table: str
    game: str
    title: str
    options: dict[str, str]
    seats: list[SeatInfo]
    spectator: bool
    watch_link: str
    invites: dict[int, str]
    seq: int
    entries: int
    horizon: int
    scene: list[Zone]
    waiting: list[int]
    asked: list[Asked]
    log: list[LogLine]
    since: int
    bots: tuple[str, ...]
    undo: Text | None = None
    redo: Text | None = None
    result: Text | None = None
    language: str = "en"


class Update(FromServer, frozen=True, tag="update"):
    """What changed: the zones that differ from the last message (each a `ZoneChange`, encoded once for all who
    see the same), new log lines, what is asked now."""

    seq: int
    entries: int
    horizon: int
    zones: list[msgspec.Raw]
    gone: list[str]
    waiting: list[int]
    asked: list[Asked]
    log: list[LogLine]
    log_from: int
    undo: Text | None = None
    redo: Text | None = None
    result: Text | None = None


class SeatsChanged(FromServer, frozen=True, tag="seats"):
    """Somebody sat down, left, or handed a seat to a bot or back."""

    seats: list[SeatInfo]


class Done(FromServer, frozen=True, tag="done"):
    """A message of yours has been carried out and stored."""

    id: str
    seq: int


class Refused(FromServer, frozen=True, tag="refused"):
    """A message of yours has not been carried out; the sentence says why."""

    id: str
    reason: Text
    seq: int = 0


class Why(FromServer, frozen=True, tag="why"):
    """The answer to a why-not: the reason, the rule, its title and text; no reason if it can be picked."""

    id: str
    asked: str
    reason: Text | None = None
    rule: str = ""
    title: str = ""
    text: str = ""


class Consult(FromServer, frozen=True, tag="consult"):
    """Somebody wants to undo beyond the horizon; who has agreed so far."""

    by: int
    agreed: list[int]
    needed: list[int]


class Past(FromServer, frozen=True, tag="past"):
    """A position of the past."""

    id: str
    at: int
    entries: int
    scene: list[Zone]
    log: list[LogLine]


class Told(FromServer, frozen=True, tag="told"):
    """The whole game: everything that happened, and the moments a replay can stop at (numbers of entries)."""

    id: str
    moments: list[int]
    log: list[LogLine]


class Trouble(FromServer, frozen=True, tag="trouble"):
    """Something broke at this table; it is kept, the others go on."""

    reason: Text


Outgoing = Welcome | Update | SeatsChanged | Done | Refused | Why | Consult | Past | Told | Trouble

decode_incoming = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder().encode
