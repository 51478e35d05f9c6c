"""Saves that somebody has tampered with: a position in which one thing is otherwise, a bit that has flipped."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec

import starboard
from starboard.bots import make_bot
from starboard.core.errors import IllegalAnswer, StarboardError
from starboard.core.journal import Save, Segment, read_save, write_save
from starboard.core.table import Table
from starboard.lab.simulate import play_on
from starboard.server.lobby import imported_table
from starboard.server.record import Record
from starboard.server.store import PersonRow

SOMEBODY = PersonRow("somebody", "Ann")
NUMBERS = (0, -1, 1, 2, 9, 99, -99, 2**31, -(2**31), 2**53, 2**63, 10**15, 10**40)
WORDS = ("", "shepard", "nobody", "\x00", "x" * 300, "🜁")
PLAYED_ON = 25
"""The answers that are given at a table that was let in."""


def copies(game: str, scenario: str, seed: int, *, every: int = 40, most: int = 8) -> Iterator[Save]:
    """Saves of moments of a game that begin there, so that nothing but the position speaks for them."""
    table = starboard.new(game, scenario=scenario, seed=seed)
    bot = make_bot("thumb" if seed % 2 else "random", game, seed)
    for _ in range(most):
        play_on(table, bot, every)
        if table.over:
            return
        save = read_save(table.save())
        since = save.entries[save.at :]
        segments = [Segment(0, table.game.version)]
        yield msgspec.structs.replace(
            save, start=save.checkpoint, segments=segments, entries=since, at=0, steps=[], seen=[], whole=False
        )


def tampered(save: Save, seed: int) -> bytes:
    """The same save, in whose position or whose head one thing or two are otherwise; its checksum is right."""
    chance = random.Random(seed)
    head = msgspec.json.decode(msgspec.json.encode(save))
    for _ in range(chance.choice((1, 1, 1, 2))):
        inside = head if chance.random() < 0.1 else head["checkpoint"]
        _spoil(inside, chance)
    if chance.random() < 0.8:
        head["start"] = head["checkpoint"]
    body = msgspec.json.encode(head)
    try:
        return write_save(msgspec.json.decode(body, type=Save))
    except msgspec.MsgspecError:
        return body


def flipped(data: bytes, seed: int) -> bytes:
    """A save file in which some bits are the other way round."""
    chance = random.Random(seed)
    spoiled = bytearray(data)
    for _ in range(chance.choice((1, 1, 2, 8))):
        spoiled[chance.randrange(len(spoiled))] ^= 1 << chance.randrange(8)
    return bytes(spoiled)


def _spoil(inside: Any, chance: random.Random) -> None:
    """Change something somewhere inside plain data."""
    places = list(_places(inside))
    container, key = chance.choice(places)
    container[key] = _otherwise(container[key], chance)
    if isinstance(container, list) and chance.random() < 0.1:
        if chance.random() < 0.5:
            del container[key]
        else:
            container.append(container[key])


def _places(inside: Any) -> Iterator[tuple[Any, Any]]:
    keys = list(inside) if isinstance(inside, dict) else range(len(inside)) if isinstance(inside, list) else ()
    for key in keys:
        yield inside, key
        yield from _places(inside[key])


def _otherwise(value: Any, chance: random.Random) -> Any:
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice((value + 1, value - 1, value ^ 1 << chance.randrange(8), chance.choice(NUMBERS)))
    if isinstance(value, str):
        return chance.choice((value[:-1], value + "x", chance.choice(WORDS)))
    if isinstance(value, list):
        return chance.choice(([], value[:-1], value * 2, [*value, *value[-1:]], value[::-1], [chance.choice(NUMBERS)]))
    if isinstance(value, dict):
        key = chance.choice(list(value)) if value else ""
        without = {each: inside for each, inside in value.items() if each != key}
        return chance.choice((without, {}, {**value, chance.choice(WORDS): chance.choice(NUMBERS)}))
    return chance.choice((None, 0, "", [], {}))


def bring(data: bytes) -> Table[Any] | str:
    """Bring a save along, as a browser would: the table that is made of it, or the sentence that refuses it."""
    try:
        row, _, snapshot = imported_table(data, SOMEBODY)
    except StarboardError as refusal:
        return str(refusal)
    return Record(snapshot, row.seq, []).table


def play_a_while(table: Table[Any], seed: int) -> int:
    """Everybody looks, and answers are given at random. How many could be."""
    bot = make_bot("random", table.game.name, seed)
    for turn in range(PLAYED_ON):
        for seat in range(-1, table.seats):
            table.scene(seat)
        if not play_on(table, bot, 1):
            return turn
        if turn % 8 == 0:
            try:
                table.rewind(table.undo_target())
            except IllegalAnswer:
                continue
    table.save()
    return PLAYED_ON
