"""The lobby: games and scenarios, a person's tables, making, importing and forking tables, rules and messages."""

from __future__ import annotations

import secrets
import time
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Annotated, Any, TypeAlias

import msgspec

import starboard
from starboard import locale
from starboard.bots import bots_for, make_bot
from starboard.core.catalogue import Rule
from starboard.core.errors import UnknownName
from starboard.core.game import ScenarioCard, scenario_of, seat_range
from starboard.core.journal import read_save
from starboard.core.lesson import Lesson, lesson_of, lessons_of
from starboard.core.loading import prove_table
from starboard.core.rulebook import BookPart, Rulebook, Section, read_rulebook
from starboard.core.settings import Setting
from starboard.core.table import Table
from starboard.core.text import Text, Wording
from starboard.locale import Contents, contents, encoder, languages, little_words
from starboard.server.fair import new_seed
from starboard.server.problem import Problem
from starboard.server.protocol import Number, Word
from starboard.server.record import first_snapshot, status_of
from starboard.server.store import ForkRow, LessonRow, PersonRow, SeatRow, Store, TableRow

MOST_RULES = 30
MOST_SEATS = 5
MOST_ENTRIES = 20_000
"""The longest journal that can be brought along."""
OWN_WORDS = ("name", "seats", "seed", "history")
"""What a new table is told by itself, and no option of a game can be called."""
MOST_NAMED = 100
"""How many choices one option may name."""
ME = "me"
FRIEND = "friend"

Chosen: TypeAlias = (
    bool
    | Annotated[int, msgspec.Meta(ge=1 - 2**53, le=2**53 - 1)]
    | Word
    | Annotated[list[Word], msgspec.Meta(max_length=MOST_NAMED)]
)
"""What an option may be set to. Anything else would only be refused later, if the way there could carry it."""


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """A new name for oneself."""

    name: Annotated[str, msgspec.Meta(max_length=40)]


class RenameTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new name for a table."""

    title: Annotated[str, msgspec.Meta(min_length=1, max_length=60)]


class UseKey(msgspec.Struct, forbid_unknown_fields=True):
    """The key of another device."""

    key: Annotated[str, msgspec.Meta(min_length=8, max_length=100)]


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """From which moment a new table begins, and who sits there: by default the person on every seat."""

    at: Number
    seats: Annotated[list[Word], msgspec.Meta(max_length=MOST_SEATS)] = []


class MakeTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table. Each seat is `me`, `friend` (by link) or `bot:<name>`."""

    game: Word
    seats: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=MOST_SEATS)]
    scenario: Word = ""
    seed: Number | None = None
    options: dict[Word, Chosen] = {}


class BeginLesson(msgspec.Struct, forbid_unknown_fields=True):
    """A table for a lesson of a game."""

    game: Word
    lesson: Word


class LessonTopic(msgspec.Struct, frozen=True):
    """What a lesson is about: a symbol and a word or two."""

    symbol: str
    name: Wording


class LessonCard(msgspec.Struct, frozen=True):
    """A lesson as the lobby offers it."""

    id: str
    name: Wording
    blurb: Wording
    minutes: int
    chapters: int
    teaches: list[LessonTopic]


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it: what can be played, with how many seats, which bots can take one of them, and what
    may be set beforehand."""

    id: str
    title: str
    seats: tuple[int, int]
    scenarios: list[ScenarioCard]
    settings: list[Setting]
    bots: tuple[str, ...]
    lessons: list[LessonCard]


class Player(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits at a table, and whether they are waited for; a bot by its name, nobody with neither name nor bot."""

    name: str = ""
    bot: str = ""
    you: bool = False
    moves: bool = False


class Latest(msgspec.Struct, frozen=True):
    """Where a game stands, and what happened last, as everybody may know it."""

    round: int
    lines: list[Text]


class TableCard(msgspec.Struct, frozen=True):
    """A table of a person's as the lobby lists it; `news` counts the changes they have not seen. Who made it may rename
    and delete it (`yours`)."""

    id: str
    game: str
    title: str
    moved: float
    seats: int
    over: bool
    your_move: bool
    news: int
    players: list[Player]
    yours: bool
    latest: msgspec.Raw | None = None
    fork: ForkRow | None = None
    lesson: LessonRow | None = None


class Invitation(msgspec.Struct, frozen=True):
    """What an invitation leads to: the table, and the name of whoever made it, if they have one."""

    game: str
    title: str
    host: str


class SectionCard(msgspec.Struct, frozen=True):
    """A section of a rulebook: how many rules it has."""

    id: str
    name: str
    rules: int


class BookContents(msgspec.Struct, frozen=True):
    """A chapter of a rulebook."""

    id: str
    name: str
    sections: list[SectionCard]


class Book(msgspec.Struct, frozen=True):
    """How to play a game in a few paragraphs, and the chapters of its rulebook."""

    parts: list[BookPart]
    chapters: list[BookContents]


class Lobby(msgspec.Struct, frozen=True):
    """Everything the lobby shows a person."""

    person: PersonRow
    languages: tuple[str, ...]
    games: list[GameCard]
    tables: list[TableCard]


Tell: TypeAlias = Callable[[list[str], str], Awaitable[dict[str, bytes]]]
"""What is known of the latest of tables that are in memory, in a language."""


async def describe(store: Store, person: PersonRow, language: str, tell: Tell) -> Lobby:
    """Everything the lobby shows a person."""
    lessons = store.lessons_of(person.id)
    rows = store.tables_of(person.id)
    latest = await tell([row.id for row in rows], language)
    return Lobby(
        person,
        languages(),
        [_game(name, language) for name in starboard.GAMES],
        [
            _table(store, row, person, language, latest.get(row.id) or store.card(row.id), lessons.get(row.id))
            for row in rows
        ],
    )


def prepare() -> None:
    """Read every game in every language before anybody comes: nobody should wait for it."""
    for language in languages():
        for name in starboard.GAMES:
            _game(name, language)
            game_info(name, language)


@cache
def _game(name: str, language: str) -> GameCard:
    game, said = starboard.game(name), contents(name, language)
    cards = [msgspec.structs.replace(card, name=said(card.name), blurb=said(card.blurb)) for card in game.scenarios()]
    lessons = [_lesson(lesson, said) for lesson in lessons_of(game)]
    return GameCard(name, game.title, seat_range(game), cards, list(game.settings), bots_for(name), lessons)


def _lesson(lesson: Lesson, said: Contents) -> LessonCard:
    spec = lesson.spec
    topics = [LessonTopic(topic.symbol, said(topic.name)) for topic in spec.teaches]
    return LessonCard(spec.id, said(spec.name), said(spec.blurb), spec.minutes, len(spec.chapter), topics)


def title_of(row: TableRow, language: str) -> str:
    """What a table is called: it is stored in English, and scenarios have a name in every language."""
    scenarios = starboard.game(row.game).scenarios()
    return next((contents(row.game, language)(one.name) for one in scenarios if str(one.name) == row.title), row.title)


def describe_invitation(store: Store, row: TableRow, language: str) -> Invitation:
    """What somebody is told who follows an invitation."""
    host = store.person(row.host)
    return Invitation(row.game, title_of(row, language), host.name if host else "")


def _table(
    store: Store, row: TableRow, person: PersonRow, language: str, latest: bytes | None, lesson: LessonRow | None
) -> TableCard:
    seats = store.seats(row.id)
    mine = [seat.number for seat in seats if seat.holder == person.id]
    waiting = [] if row.status == "over" else [int(seat) for seat in row.status.split(",") if seat]
    return TableCard(
        row.id,
        row.game,
        title_of(row, language),
        row.moved,
        len(seats),
        row.status == "over",
        any(seat in mine for seat in waiting),
        max((row.seq - seat.seen for seat in seats if seat.number in mine), default=0),
        [_player(store, seat, person, moves=seat.number in waiting) for seat in seats],
        row.host == person.id,
        msgspec.Raw(latest) if latest is not None else None,
        store.fork(row.id),
        lesson,
    )


def _player(store: Store, seat: SeatRow, person: PersonRow, *, moves: bool) -> Player:
    if seat.bot:
        return Player(bot=seat.bot, moves=moves)
    holder = person if seat.holder == person.id else store.person(seat.holder) if seat.holder else None
    return Player(holder.name if holder else "", you=seat.holder == person.id, moves=moves)


def new_table(wanted: MakeTable, person: PersonRow) -> tuple[TableRow, list[SeatRow], bytes]:
    """A table as the lobby was asked for."""
    options = dict(wanted.options)
    if wanted.scenario:
        options["scenario"] = wanted.scenario
    if wanted.seed is not None and FRIEND in wanted.seats:
        raise Problem(400, "server-seed-shared")
    seed = new_seed() if wanted.seed is None else wanted.seed
    table = starboard.new(wanted.game, seats=len(wanted.seats), seed=seed, **_checked(options))
    scenario = next((str(one.name) for one in table.game.scenarios() if one.id == wanted.scenario), table.game.title)
    return _described(table, scenario, wanted.seats, person)


def lesson_table(wanted: BeginLesson, person: PersonRow) -> tuple[TableRow, list[SeatRow], bytes]:
    """A table where a lesson begins."""
    lesson = lesson_of(starboard.game(wanted.game), wanted.lesson)
    table = lesson.begin()
    scenario = scenario_of(table.game, lesson.spec.scenario)
    return _described(table, str(scenario.name), list(lesson.spec.seats), person)


def _checked(options: dict[str, Any]) -> dict[str, Any]:
    for word in OWN_WORDS:
        if word in options:
            raise Problem(400, "server-no-such-option", option=word)
    return options


def imported_table(data: bytes, person: PersonRow) -> tuple[TableRow, list[SeatRow], bytes]:
    """A table from a save file, all seats the person's own."""
    table = _replayed(data)
    scenario = scenario_of(table.game, str(table.options.get("scenario", "")))
    return _described(table, str(scenario.name), [ME] * table.seats, person)


def _replayed(data: bytes) -> Table[Any]:
    """The table of a save: whoever wrote the file, the position is a legal one."""
    save = read_save(data)
    if len(save.entries) > MOST_ENTRIES:
        raise Problem(413, "server-save-too-long", most=MOST_ENTRIES)
    return prove_table(starboard.game(save.game), save)


def forked_table(
    row: TableRow, fork: Table[Any], wanted: Fork, person: PersonRow, *, laid_open: bool
) -> tuple[TableRow, list[SeatRow], bytes]:
    """A table from a moment of another one; `laid_open` if the person may know what is hidden in it."""
    return _described(fork, row.title, wanted.seats or [ME] * fork.seats, person, laid_open=laid_open)


def _described(
    table: Table[Any], title: str, kinds: list[str], person: PersonRow, *, laid_open: bool = False
) -> tuple[TableRow, list[SeatRow], bytes]:
    """A new table as it is stored."""
    if len(kinds) != table.seats:
        raise Problem(400, "server-wrong-seats", seats=table.seats)
    if ME not in kinds:
        raise Problem(400, "server-no-seat-yours")
    game = table.game.name
    seats = [_seat(number, kind, game, person) for number, kind in enumerate(kinds)]
    now = time.time()
    id, watch = secrets.token_urlsafe(9), secrets.token_urlsafe(16)
    row = TableRow(id, game, title, person.id, watch, now, now, 0, status_of(table))
    chosen = isinstance(table.seed, int)
    return row, seats, first_snapshot(table, laid_open=laid_open or chosen)


def _seat(number: int, kind: str, game: str, person: PersonRow) -> SeatRow:
    invite = secrets.token_urlsafe(16)
    if kind == ME:
        return SeatRow(number, person.id, invite)
    if kind == FRIEND:
        return SeatRow(number, "", invite)
    word, _, bot = kind.partition(":")
    if word != "bot":
        raise Problem(400, "server-no-such-kind-of-seat", kind=kind)
    make_bot(bot, game, 0)
    return SeatRow(number, "", invite, bot)


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rulebook of a game in a language."""
    return read_rulebook(game, contents(game, language))


def find_rules(game: str, words: str, language: str) -> list[Rule]:
    """The rules that match, best first; an id gives exactly that rule."""
    book = rulebook(starboard.game(game).name, language)
    try:
        return [book.catalogue.rule(words.strip())]
    except UnknownName:
        return book.find(words, little_words(language))[:MOST_RULES]


def describe_book(game: str, language: str) -> Book:
    """How to play a game, and what stands in its rulebook."""
    book = rulebook(starboard.game(game).name, language)
    chapters = [
        BookContents(each.id, each.name, [SectionCard(one.id, one.name, len(one.rules)) for one in each.sections])
        for each in book.chapters
    ]
    return Book(book.parts, chapters)


def book_section(game: str, section: str, language: str) -> Section:
    """A section of a rulebook with its rules."""
    return rulebook(starboard.game(game).name, language).section(section)


def messages(language: str, game: str = "") -> str:
    """The Fluent messages that all games share, or those of a game, in one text."""
    if language not in languages() or (game and game not in starboard.GAMES):
        raise Problem(404, "server-nothing-here")
    return locale.messages(language, game)


def game_info(game: str, language: str) -> bytes:
    """What is printed and public of a game, as JSON."""
    return encoder(game, language)(starboard.game(game).printed())
