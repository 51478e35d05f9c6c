"""What crosses the wire: messages of client and server, typed. The client's types are generated from these."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from starboard.core.beat import Beat
from starboard.core.because import Because
from starboard.core.chance import MOST_LETTERS, SeatWords
from starboard.core.choice import Option, Way
from starboard.core.ending import Summary
from starboard.core.foresight import Danger, Odds
from starboard.core.game import Outcome
from starboard.core.lens import Lens
from starboard.core.lesson import State
from starboard.core.ruling import Condition
from starboard.core.scene import Piece, ZoneKind
from starboard.core.text import Text, Wording, in_english
from starboard.core.verify import Lot

PROTOCOL = 2
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


class Inspect(FromClient, frozen=True, tag="inspect"):
    """All there is to know of a piece; anybody may look, at any time."""

    piece: Word


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


class SumUp(FromClient, frozen=True, tag="sum-up"):
    """Sum up the game that has ended, from its journal."""


class CheckDice(FromClient, frozen=True, tag="check-dice"):
    """Every roll and draw of the game that is over, so that they can be made again."""


class AddWords(FromClient, frozen=True, tag="add-words"):
    """Add words of a seat's own to the secret seed, before anybody has answered anything."""

    seat: Number
    words: Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]


class Read(FromClient, frozen=True, tag="read"):
    """Read the whole of something that made things happen at this table: what a line of the log opens."""

    thing: Word


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


class Foresee(FromClient, frozen=True, tag="foresee"):
    """What the options of the open choice of a seat will do and may do, as it stood at `seq`; with a `place`, what may
    happen to the unit that is being moved if it stops there."""

    seq: Number
    seat: Number
    place: Word = ""


class Remark(FromClient, frozen=True, tag="remark"):
    """A few words to everybody at the table, or something to point at. It is told once and kept nowhere."""

    words: Annotated[str, msgspec.Meta(max_length=120)] = ""
    piece: Word = ""


class Guide(FromClient, frozen=True, tag="guide"):
    """Send the coach of a lesson away, call it back, or skip a step (or nod to what was only to be read)."""

    do: Literal["leave", "resume", "skip"]
    step: Word = ""


Incoming = (
    Answer
    | WhyNot
    | Inspect
    | Undo
    | Redo
    | Consent
    | Look
    | Tell
    | Read
    | SumUp
    | CheckDice
    | AddWords
    | Hand
    | Hurry
    | Seen
    | Foresee
    | Remark
    | Guide
)


class SeatInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as everybody sees it."""

    number: int
    name: str = ""
    bot: str = ""
    here: bool = False
    yours: bool = False


class Asked(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open choice of a seat of yours; `ways` are answers in a row that lead further than one, `also` is what may be
    done beside it: answering the question declines that."""

    seat: int
    prompt: Text
    rule: str
    options: list[Option]
    ways: list[Way] = []
    also: list[Option] = []


class LogLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happened: the text, the rule behind it, after which entry, and with which change of the table. `because` is
    what made it happen; a line without it has the cause of the line before it in the same message. Lines that are news
    have a beat to show it by; one without is told together with the next."""

    at: int
    text: Text
    rule: str = ""
    seq: int = 0
    because: Because | None = None
    beat: Beat | None = None


class ZoneChange(msgspec.Struct, frozen=True, omit_defaults=True):
    """A zone that changed; pieces and places come only if they did. Those that are new or different come themselves;
    `[from, how many]` are as they were, counted from 0 in the list before."""

    id: str
    kind: ZoneKind
    name: Text | None = None
    pieces: list[Piece | tuple[int, int]] | None = None
    places: list[Piece | tuple[int, int]] | None = None


class LessonChapter(msgspec.Struct, frozen=True):
    """A part of a lesson: how it stands, and which of its steps is under way of how many."""

    title: Wording
    state: State
    at: int
    of: int


class LessonWord(msgspec.Struct, frozen=True):
    """A word that was learned."""

    word: Wording
    meaning: Wording


class Counted(msgspec.Struct, frozen=True):
    """What is counted for the pupil: "die 1 of 3"."""

    name: Wording
    at: int
    of: int


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the coach says now, to whoever sits where the pupil does.

    `keys` are the answers pointed at, the ends of ways among them, `marks` the pieces that carry the numbers of the
    text; `reply` is about what was done instead of the last deed. What there is only to read waits for a `nod` to that
    id. Where it is not `free`, only what is pointed at is lit in full. When the coach was sent away, or the lesson is
    `over`, there are the chapters alone.
    """

    id: str
    name: Wording
    chapters: list[LessonChapter]
    left: bool = False
    over: bool = False
    step: str = ""
    title: Wording = ""
    text: Wording = ""
    reply: Wording = ""
    keys: list[str] = []
    marks: list[list[str]] = []
    nod: str = ""
    free: bool = False
    counted: Counted | None = None
    words: list[LessonWord] = []


class FromServer(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="type"):
    """A message of the server. What several get alike is encoded beforehand (`msgspec.Raw`)."""


class Fairness(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the dice of a table can be checked: the hash of its seed, and once the game is over the seed. `words` are
    what seats have added to it, and `open` says that more may be."""

    hash: str
    seed: str = ""
    words: tuple[SeatWords, ...] = ()
    open: bool = False


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The first message: who sits where, the whole scene and the latest of the log. It comes again when one's own
    seats change. `since` is the last change that this person has seen; `bots` can be given a seat; `summary` says that
    the end can be summed up."""

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
    lesson: msgspec.Raw | None = None
    summary: bool = False
    fairness: Fairness | None = None


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
    lesson: msgspec.Raw | None = None
    summary: bool = False
    fairness: Fairness | None = None
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
    """The answer to a why-not: the reason and the rule; no reason if it can be picked. `checks` are the conditions in
    the order of play, `opens` says what opens it, with the pieces that sentence speaks of and the way there."""

    id: str
    asked: str
    reason: Text | None = None
    rule: str = ""
    checks: tuple[Condition, ...] = ()
    opens: Text | None = None
    targets: tuple[str, ...] = ()
    way: tuple[str, ...] = ()


class Looked(FromServer, frozen=True, tag="lens"):
    """The answer to an inspect: the piece under the lens."""

    id: str
    piece: str
    lens: Lens


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


class Foreseen(FromServer, frozen=True, tag="foreseen"):
    """What comes of the options of an open choice, or the danger of a place; neither if nothing can be said."""

    id: str
    seq: int
    seat: int
    odds: list[Odds] = []
    danger: Danger | None = None


class SummedUp(FromServer, frozen=True, tag="summed-up"):
    """The end of the game: what was reached, who did what, how lucky it was."""

    id: str
    summary: Summary


class DiceChecked(FromServer, frozen=True, tag="dice"):
    """Every roll and draw in the order of the game; `fair` says that the server finds them to be those of the seed. The
    first `branched` entries of the journal are of the game that this one left."""

    id: str
    rolled: list[Lot]
    fair: bool
    branched: int = 0


class Thing(FromServer, frozen=True, tag="thing"):
    """A printed thing to be read whole: its name, what is printed on it, the rules it cites."""

    id: str
    thing: str
    kind: str
    name: Wording
    text: tuple[Wording, ...]
    rules: tuple[str, ...] = ()


class Remarked(FromServer, frozen=True, tag="remarked"):
    """Somebody at the table has said something, or points at something."""

    seat: int
    words: str = ""
    piece: str = ""


class Trouble(FromServer, frozen=True, tag="trouble"):
    """Something broke at this table: it stops, and nothing more can be done here before coming back to it."""

    reason: Text


Outgoing = (
    Welcome
    | Update
    | SeatsChanged
    | Done
    | Refused
    | Why
    | Looked
    | Consult
    | Past
    | Told
    | Thing
    | SummedUp
    | DiceChecked
    | Foreseen
    | Remarked
    | Trouble
)

decode_incoming = msgspec.json.Decoder(Incoming).decode
encode = msgspec.json.Encoder(enc_hook=in_english).encode
