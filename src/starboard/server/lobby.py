"""The lobby: games and scenarios, a person's tables, making, importing and forking tables, rules and messages."""

from __future__ import annotations

import secrets
import time
from importlib import resources
from typing import Annotated, Any

import msgspec

import starboard
from starboard.bots import BOTS, make_bot
from starboard.core.catalogue import Catalogue, parse_catalogue
from starboard.core.content import read_package_text
from starboard.core.errors import StarboardError, UnknownName
from starboard.core.game import ScenarioCard
from starboard.core.table import Table
from starboard.locale import languages
from starboard.server.live import status_of
from starboard.server.store import PersonRow, SeatRow, Store, TableRow

MOST_RULES = 30
ME = "me"
FRIEND = "friend"


class LobbyError(StarboardError):
    """Something asked of the lobby cannot be done."""


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """A new name for oneself."""

    name: Annotated[str, msgspec.Meta(max_length=40)]


class UseKey(msgspec.Struct, forbid_unknown_fields=True):
    """The key of another device."""

    key: Annotated[str, msgspec.Meta(min_length=8, max_length=100)]


class Fork(msgspec.Struct, forbid_unknown_fields=True):
    """From which moment a new table begins."""

    at: int


class MakeTable(msgspec.Struct, forbid_unknown_fields=True):
    """A new table. Each seat is `me`, `friend` (by link) or `bot:<name>`."""

    game: str
    seats: Annotated[list[str], msgspec.Meta(min_length=1, max_length=5)]
    scenario: str = ""
    seed: int | None = None
    options: dict[str, Any] = {}


class GameCard(msgspec.Struct, frozen=True):
    """A game as the lobby shows it."""

    id: str
    title: str
    seats: tuple[int, int]
    scenarios: list[ScenarioCard]


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
    bots: tuple[str, ...]
    games: list[GameCard]
    tables: list[TableCard]


def describe(store: Store, person: PersonRow) -> Lobby:
    """Everything the lobby shows a person."""
    return Lobby(
        person,
        languages(),
        BOTS,
        [_game(name) for name in starboard.GAMES],
        [_table(store, row, person) for row in store.tables_of(person.id)],
    )


def _game(name: str) -> GameCard:
    game = starboard.game(name)
    return GameCard(name, game.title, game.seats, game.scenarios())


def _table(store: Store, row: TableRow, person: PersonRow) -> TableCard:
    seats = store.seats(row.id)
    mine = [seat.number for seat in seats if seat.holder == person.id]
    waiting = [] if row.status == "over" else [int(seat) for seat in row.status.split(",") if seat]
    return TableCard(
        row.id,
        row.game,
        row.title,
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
    table = starboard.new(wanted.game, seats=len(wanted.seats), seed=seed, **options)
    seats = [_seat(number, kind, wanted.game, person) for number, kind in enumerate(wanted.seats)]
    if not any(seat.holder for seat in seats):
        raise LobbyError("one of the seats must be yours")
    scenario = next((one.name for one in table.game.scenarios() if one.id == wanted.scenario), table.game.title)
    return _row(table, wanted.game, scenario, person), seats, table.save()


def _seat(number: int, kind: str, game: str, person: PersonRow) -> SeatRow:
    invite = secrets.token_urlsafe(16)
    if kind == ME:
        return SeatRow(number, person.id, invite, "", 0)
    if kind == FRIEND:
        return SeatRow(number, "", invite, "", 0)
    word, _, bot = kind.partition(":")
    if word != "bot":
        raise LobbyError(f"a seat is '{ME}', '{FRIEND}' or 'bot:NAME', not '{kind}'")
    make_bot(bot, game, 0)
    return SeatRow(number, "", invite, bot, 0)


def _row(table: Table[Any], game: str, title: str, person: PersonRow) -> TableRow:
    now = time.time()
    return TableRow(
        secrets.token_urlsafe(9), game, title, person.id, secrets.token_urlsafe(16), now, now, 0, status_of(table)
    )


def imported_table(data: bytes, person: PersonRow) -> tuple[TableRow, list[SeatRow], bytes]:
    """A table from a save file, all seats the person's own."""
    table = starboard.load(data)
    return _own(table, table.game.title, person)


def forked_table(row: TableRow, table: Table[Any], person: PersonRow) -> tuple[TableRow, list[SeatRow], bytes]:
    """A table from a moment of another one, all seats the person's own."""
    return _own(table, row.title, person)


def _own(table: Table[Any], title: str, person: PersonRow) -> tuple[TableRow, list[SeatRow], bytes]:
    seats = [_seat(number, ME, table.game.name, person) for number in range(table.seats)]
    return _row(table, table.game.name, title, person), seats, table.save()


_catalogues: dict[str, Catalogue] = {}


def catalogue(game: str) -> Catalogue:
    """The rule catalogue of a game."""
    found = _catalogues.get(game)
    if found is None:
        starboard.game(game)
        text = read_package_text(f"starboard.games.{game}", "catalogue.toml")
        found = _catalogues[game] = parse_catalogue(text, "catalogue.toml")
    return found


def find_rules(game: str, words: str) -> list[Any]:
    """The rules that match, best first; an id gives exactly that rule."""
    book = catalogue(game)
    try:
        return [book.rule(words.strip())]
    except UnknownName:
        return list(book.find(words))[:MOST_RULES]


def messages(language: str) -> str:
    """All Fluent messages of a language in one text."""
    if language not in languages():
        raise LobbyError(f"there is no language '{language}'; there is {', '.join(languages())}")
    folder = resources.files("starboard.locale").joinpath(language)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def game_info(game: str) -> Any:
    """What is printed and public of a game: boards, abilities and missions without their stories."""
    return starboard.game(game).printed()
