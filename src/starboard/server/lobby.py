"""The lobby: games and scenarios, a person's tables, making, importing and forking tables, rules and messages."""

from __future__ import annotations

import secrets
import time
from functools import cache
from typing import Annotated, Any

import msgspec

import starboard
from starboard import locale
from starboard.bots import bots_for, make_bot
from starboard.core.catalogue import Catalogue, read_catalogue
from starboard.core.errors import IllegalAnswer, SaveError, UnknownName
from starboard.core.game import ScenarioCard, seat_range, set_up
from starboard.core.journal import read_save
from starboard.core.settings import Setting
from starboard.core.table import Table
from starboard.locale import contents, encoder, languages
from starboard.server.problem import Problem
from starboard.server.protocol import Number, Word
from starboard.server.record import first_snapshot, status_of
from starboard.server.store import PersonRow, SeatRow, Store, TableRow

MOST_RULES = 30
MOST_SEATS = 5
MOST_ENTRIES = 20_000
"""The longest journal that can be brought along."""
OWN_WORDS = ("name", "seats", "seed", "history")
"""What a new table is told by itself, and no option of a game can be called."""
ME = "me"
FRIEND = "friend"


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """A new name for oneself."""

    name: Annotated[str, msgspec.Meta(max_length=40)]


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
    options: dict[Word, Any] = {}


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it: what can be played, with how many seats, which bots can take one of them, and what
    may be set beforehand."""

    id: str
    title: str
    seats: tuple[int, int]
    scenarios: list[ScenarioCard]
    settings: list[Setting]
    bots: tuple[str, ...]


class TableCard(msgspec.Struct, frozen=True):
    """A table of a person's as the lobby lists it; `news` counts the changes they have not seen."""

    id: str
    game: str
    title: str
    moved: float
    seats: int
    over: bool
    your_move: bool
    news: int


class Lobby(msgspec.Struct, frozen=True):
    """Everything the lobby shows a person."""

    person: PersonRow
    languages: tuple[str, ...]
    games: list[GameCard]
    tables: list[TableCard]


def describe(store: Store, person: PersonRow, language: str) -> Lobby:
    """Everything the lobby shows a person."""
    return Lobby(
        person,
        languages(),
        [_game(name, language) for name in starboard.GAMES],
        [_table(store, row, person, language) for row in store.tables_of(person.id)],
    )


def _game(name: str, language: str) -> GameCard:
    game, said = starboard.game(name), contents(name, language)
    cards = [msgspec.structs.replace(card, name=said(card.name), blurb=said(card.blurb)) for card in game.scenarios()]
    return GameCard(name, game.title, seat_range(game), cards, list(game.settings), bots_for(name))


def title_of(row: TableRow, language: str) -> str:
    """What a table is called: it is stored in English, and scenarios have a name in every language."""
    scenarios = starboard.game(row.game).scenarios()
    return next((contents(row.game, language)(one.name) for one in scenarios if str(one.name) == row.title), row.title)


def _table(store: Store, row: TableRow, person: PersonRow, language: str) -> TableCard:
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
    )


def new_table(wanted: MakeTable, person: PersonRow) -> tuple[TableRow, list[SeatRow], bytes]:
    """A table as the lobby was asked for."""
    options = dict(wanted.options)
    if wanted.scenario:
        options["scenario"] = wanted.scenario
    seed = secrets.randbits(48) if wanted.seed is None else wanted.seed
    table = starboard.new(wanted.game, seats=len(wanted.seats), seed=seed, **_checked(options))
    scenario = next((str(one.name) for one in table.game.scenarios() if one.id == wanted.scenario), table.game.title)
    return _described(table, scenario, wanted.seats, person)


def _checked(options: dict[str, Any]) -> dict[str, Any]:
    for word in OWN_WORDS:
        if word in options:
            raise Problem(400, "server-no-such-option", option=word)
    return options


def imported_table(data: bytes, person: PersonRow) -> tuple[TableRow, list[SeatRow], bytes]:
    """A table from a save file, all seats the person's own."""
    table = _replayed(data)
    return _described(table, table.game.title, [ME] * table.seats, person)


def _replayed(data: bytes) -> Table[Any]:
    """The table of a save, played again from its first entry: whoever wrote the file, the position is a legal one.

    A save of older rules goes on from its checkpoint if its entries do not fit the present rules.
    """
    save = read_save(data)
    if len(save.entries) > MOST_ENTRIES:
        raise Problem(413, "server-save-too-long", most=MOST_ENTRIES)
    game = starboard.game(save.game)
    if not save.whole:
        return starboard.load(data)
    fresh = starboard.new(save.game, seats=save.seats, seed=save.seed, history=False, **_checked(save.options))
    state = set_up(game, fresh.seats, save.options, save.seed)
    try:
        return Table(game, state, seats=save.seats, options=save.options, seed=save.seed, opening=save.entries)
    except IllegalAnswer as problem:
        if [segment.rules for segment in save.segments] == [game.version]:
            raise SaveError(f"the journal of the save is not that of a game: {problem}") from None
        return starboard.load(data)


def forked_table(
    row: TableRow, fork: Table[Any], wanted: Fork, person: PersonRow
) -> tuple[TableRow, list[SeatRow], bytes]:
    """A table from a moment of another one."""
    return _described(fork, row.title, wanted.seats or [ME] * fork.seats, person)


def _described(
    table: Table[Any], title: str, kinds: list[str], person: PersonRow
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
    return row, seats, first_snapshot(table)


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
def catalogue(game: str, language: str) -> Catalogue:
    """The rule catalogue of a game in a language."""
    return read_catalogue(game).translated(contents(game, language))


def find_rules(game: str, words: str, language: str) -> list[Any]:
    """The rules that match, best first; an id gives exactly that rule."""
    book = catalogue(starboard.game(game).name, language)
    try:
        return [book.rule(words.strip())]
    except UnknownName:
        return list(book.find(words))[:MOST_RULES]


def messages(language: str, game: str = "") -> str:
    """The Fluent messages that all games share, or those of a game, in one text."""
    if language not in languages() or (game and game not in starboard.GAMES):
        raise Problem(404, "server-nothing-here")
    return locale.messages(language, game)


def game_info(game: str, language: str) -> bytes:
    """What is printed and public of a game, as JSON."""
    return encoder(game, language)(starboard.game(game).printed())
