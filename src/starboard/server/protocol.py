"""What crosses the wire: messages of client and server, typed. The client's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from starboard.core.choice import Option, Way
from starboard.core.game import Outcome
from starboard.core.scene import Piece, ZoneKind
from starboard.core.text import Text, in_english

PROTOCOL = 1
MOST_BYTES = 16_384
"""The largest message a client may send."""

Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
Word = Annotated[str, msgspec.Meta(max_length=200)]
Id = Annotated[str, msgspec.Meta(max_length=64)]


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """A message of a client. `id` is the client's own number for it, and the reply has it too. A message that was
    carried out already and comes again, word for word, is not doubled: it gets the same reply."""

    id: Id


class Answer(FromClient, frozen=True, tag="answer"):
    """Answer the open choice of a seat as it stood at `seq`."""

    seq: Number
    seat: Number
    key: Word


class WhyNot(FromClient, frozen=True, tag="why-not"):
    """Why an option or a piece cannot be picked."""

    seat: Number
    asked: Word


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back: the last answer, or everything since the beginning of an action or a turn."""

    seq: Number
    unit: Literal["answer", "action", "turn"] = "answer"


class Redo(FromClient, frozen=True, tag="redo"):
    """Give again what was taken back: one answer, or everything up to the end of an action or a turn."""

    seq: Number
    unit: Literal["answer", "action", "turn"] = "answer"


class Consent(FromClient, frozen=True, tag="consent"):
    """Agree, or not, to the undo that was asked for under this number."""

    number: Number
    agree: bool


class Look(FromClient, frozen=True, tag="look"):
    """The position after the first `at` entries, for the replay slider."""

    at: Number


class Tell(FromClient, frozen=True, tag="tell"):
    """Tell the whole game from its journal, for the replay."""


class Hand(FromClient, frozen=True, tag="hand"):
    """Hand one's seat to a bot (by name), or take it back (an empty name). Who made the table does so for empty
    seats too."""

    seat: Number
    bot: Word


class Hurry(FromClient, frozen=True, tag="hurry"):
    """Let bots answer without a pause until a person is asked, or where nobody plays, until another seat is."""


class Seen(FromClient, frozen=True, tag="seen"):
    """The person has seen everything up to `seq`."""

    seq: Number


Incoming = Answer | WhyNot | Undo | Redo | Consent | Look | Tell | Hand | Hurry | Seen


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    number: int
    name: str = ""
    bot: str = ""
    here: bool = False
    yours: bool = False


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open choice of a seat of yours; `ways` are answers in a row that lead further than one."""

    seat: int
    prompt: Text
    rule: str
    options: list[Option]
    ways: list[Way] = []


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened: the text, the rule behind it, after which entry, and with which change of the table."""

    at: int
    text: Text
    rule: str = ""
    seq: int = 0


class ZoneChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone that changed; pieces and places come only if they did. `more` are pieces that come after those before."""

    id: str
    kind: ZoneKind
    name: Text | None = None
    pieces: list[Piece] | None = None
    places: list[Piece] | None = None
    more: list[Piece] | None = None


class FromServer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """A message of the server. What several get alike is encoded beforehand (`msgspec.Raw`)."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The first message: who sits where, the whole scene and the latest of the log. It comes again when one's own
    seats change. `since` is the last change that this person has seen; `bots` can be given a seat."""

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
    scene: list[msgspec.Raw]
    waiting: list[int]
    asked: list[msgspec.Raw]
    log: list[msgspec.Raw]
    since: int
    bots: tuple[str, ...]
    undo: Text | None = None
    redo: Text | None = None
    result: Outcome | None = None


class Update(FromServer, frozen=True, tag="update"):
    """What changed: the zones that differ from the last message, new log lines, what is asked now. After an undo
    `entries` is smaller; the log lines told after more entries than that are taken back. `done` is the id of the
    receiver's own message that led to this and is stored with it: there is no other reply to it."""

    seq: int
    entries: int
    horizon: int
    zones: list[msgspec.Raw]
    gone: list[str]
    waiting: list[int]
    asked: list[msgspec.Raw]
    log: list[msgspec.Raw]
    log_from: int
    undo: Text | None = None
    redo: Text | None = None
    result: Outcome | None = None
    done: str = ""


class SeatsChanged(FromServer, frozen=True, tag="seats"):
    """Somebody sat down, left, or handed a seat to a bot or back. Who made the table has the invitations left."""

    seats: list[SeatInfo]
    invites: dict[int, str]


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
    """The answer to a why-not: the reason and the rule; no reason if it can be picked."""

    id: str
    asked: str
    reason: Text | None = None
    rule: str = ""


class Consult(FromServer, frozen=True, tag="consult"):
    """Somebody (seat `by`) wants to take back what others have a say in: `what` is the first answer that would go, as
    far as the receiver may know it. `needed` are the seats that have to agree, `agreed` those that have. It is over
    when `by` is -1."""

    number: int
    by: int
    agreed: list[int]
    needed: list[int]
    what: Text | None = None
    seen: bool = False


class Past(FromServer, frozen=True, tag="past"):
    """A position of the past."""

    id: str
    at: int
    entries: int
    scene: list[msgspec.Raw]


class Told(FromServer, frozen=True, tag="told"):
    """The whole game: everything that happened, and the moments a replay can stop at (numbers of entries)."""

    id: str
    moments: list[int]
    log: list[LogLine]


class Trouble(FromServer, frozen=True, tag="trouble"):
    """Something broke at this table: it stops, and nothing more can be done here before coming back to it."""

    reason: Text


Outgoing = Welcome | Update | SeatsChanged | Done | Refused | Why | Consult | Past | Told | Trouble

decode_incoming = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder(enc_hook=in_english).encode
