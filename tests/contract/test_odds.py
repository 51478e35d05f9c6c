"""Odds are true: they equal what comes of playing every way that chance can come out, and depend on nothing hidden."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice
from typing import Any, NamedTuple

import msgspec
import pytest

import starboard
from starboard.core.foresight import Odds
from starboard.core.table import Table
from support.contract import EXPEDITION, Line
from support.forecasts import End, TooMany, ends
from support.released import RELEASED
from support.twins import twin

PRICE = {"pool", "phase", "dice_taken"}
"""What of a view an action that does nothing may change: the dice, and where in the turn one is."""


FORETELLING = [game for game in RELEASED if game == "hagalaz"]
"""The games whose odds are measured here; Edge counts its battles out, and its own tests do so by brute force."""


def lines(games: Sequence[str] = FORETELLING) -> list[Line]:
    return [
        Line(game, card.id, card.seats[0] + number % 2, bots_for(card.id), 7 + number)
        for game in games
        for number, card in enumerate(starboard.game(game).scenarios())
        if not card.campaign
    ]


def bots_for(scenario: str) -> str:
    """Whoever plays an expedition at random goes home at once."""
    return "thumb" if scenario.startswith(EXPEDITION) else "random"


def loss(before: Any, after: Any) -> dict[str, int]:
    """What heroes lose, by playing."""
    return {
        f"hero:{hero.id}": max(hero.health - now.health, 0) + max(hero.shields - now.shields, 0)
        for hero, now in zip(before.heroes, after.heroes, strict=False)
    }


def measured(before: Any, found: list[End]) -> dict[tuple[str, str], Fraction]:
    """The chance that an enemy falls, what a hero is to lose, and what is to be found, by playing."""
    told: defaultdict[tuple[str, str], Fraction] = defaultdict(Fraction)
    for end in found:
        standing = {enemy.id for enemy in end.state.enemies}
        for enemy in before.enemies:
            if enemy.id not in standing:
                told["falls", f"e{enemy.id}"] += end.chance
        for piece, lost in loss(before, end.state).items():
            if lost:
                told["suffers", piece] += lost * end.chance
        for kind, (had, has) in enumerate(zip(before.inventory, end.state.inventory, strict=False)):
            if has > had:
                told["finds", str(kind)] += (has - had) * end.chance
    return told


def foretold(odds: Odds) -> dict[tuple[str, str], float]:
    """The same as the odds tell it."""
    kinds = {f"item:{name}": str(kind) for kind, name in enumerate(("medi-gel", "grenade", "grenade-case", "data"))}
    return {
        (line.what, kinds.get(line.piece, line.piece)): line.mean
        for line in odds.lines
        if line.what in ("falls", "suffers", "finds")
    }


def known(table: Table[Any], state: Any, seat: int) -> dict[str, object]:
    """What a seat sees of a position, without dice."""
    view = msgspec.to_builtins(table.game.view(state, seat), enc_hook=str)
    for hero in view["heroes"]:
        hero.pop("slots")
    return {name: value for name, value in view.items() if name not in PRICE}


def followed(table: Table[Any], odds: Odds, seat: int) -> Iterator[tuple[Table[Any], Odds]]:
    """The odds of an option and of the answers that follow, each with the table at which it is asked."""
    yield table, odds
    if odds.then:
        copy = table.fork()
        copy.answer(odds.key, seat)
        for then in odds.then:
            yield from followed(copy, then, seat)


class Compared(NamedTuple):
    """How many options of a position were compared, how many do nothing, and how many leave something to chance."""

    options: int
    idle: int
    by_chance: int


def compare(table: Table[Any]) -> Compared:
    """Hold the odds of every option against what comes of playing it."""
    seat = table.open_choice().seat
    options = idle = by_chance = 0
    for odds in table.all_odds(seat):
        for at, told in followed(table, odds, seat):
            if told.passes or told.open or told.then or told.ways or told.tries:
                continue
            if any(line.what == "looks" for line in told.lines):
                continue  # what lies there is not what could lie there
            try:
                found = ends(at, told.key, seat)
            except TooMany:
                continue
            before = at.state
            assert foretold(told) == pytest.approx(measured(before, found)), told.key
            if told.nothing:
                assert all(known(at, end.state, seat) == known(at, before, seat) for end in found), told.key
            options += 1
            idle += told.nothing
            by_chance += len(found) > 1
    return Compared(options, idle, by_chance)


def positions(line: Line, every: int) -> Iterator[Table[Any]]:
    """Some positions of a game, but those where all dice are rolled: nobody plays millions of outcomes."""
    for number, table in enumerate(line.positions()):
        if number % every == 0 and table.open_choice().prompt not in ("keep-which", "reroll-which"):
            yield table


@pytest.mark.parametrize("line", lines(), ids=str)
def test_odds_are_what_playing_every_outcome_gives(line: Line):
    compared = [compare(table) for table in islice(positions(line, 4), 30)]

    assert len(compared) >= 15
    assert sum(each.options for each in compared) >= 50
    assert sum(each.idle for each in compared) > 0


def test_thirty_positions_that_leave_something_to_chance():
    found = 0
    for line in lines():
        of_this_game = 0
        for table in positions(line, 1):
            of_this_game += compare(table).by_chance > 0
            if of_this_game == 4:
                break
        found += of_this_game

    assert found >= 30


@pytest.mark.parametrize("line", [line for game in RELEASED for line in lines([game])[:6]], ids=str)
def test_twin_worlds_have_the_same_odds(line: Line):
    compared = 0
    for number, table in enumerate(line.positions()):
        if number % 3 or compared == 12:
            continue
        pair = twin(table, 0 if table.choice is None else table.choice.seat, number)
        if pair is None:
            continue
        a, b = pair
        assert a.choice is not None
        assert b.choice is not None
        assert as_bytes(a.all_odds()) == as_bytes(b.all_odds())
        compared += 1

    assert compared > 5


def as_bytes(odds: list[Odds]) -> bytes:
    return msgspec.json.encode(odds, enc_hook=str)


def test_twins_do_differ_in_what_is_hidden():
    line = lines()[0]
    hidden = set()
    for number, table in enumerate(line.positions()):
        if number > 60:
            break
        pair = twin(table, 0, number)
        if pair is not None:
            hidden.add(
                tuple(hero.card for hero in pair[0].state.heroes) == tuple(hero.card for hero in pair[1].state.heroes)
            )

    assert False in hidden
