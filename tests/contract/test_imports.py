"""A save that somebody brings along is proven, whoever wrote it: it becomes a table that plays on, or it is refused
with a sentence."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from typing import Any

import msgspec
import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.errors import SaveError
from starboard.core.game import scenario_of
from starboard.core.journal import Save, Segment, read_save, restore, write_save
from starboard.core.loading import prove_table
from starboard.core.modules import INTEGRITY
from starboard.lab.simulate import play_on
from support.contract import SCENARIOS
from support.released import RELEASED
from support.spoiled import bring, copies, flipped, play_a_while, tampered

every_game = pytest.mark.parametrize("game", RELEASED)
GIANT = 10**9


def some_copies(game: str, seed: int) -> Iterator[Save]:
    """Copies at moments of a game of each scenario in turn."""
    for scenario in starboard.game(game).scenarios():
        yield from copies(game, scenario.id, seed, most=2)
        seed += 1


def changed(save: Save, **head: Any) -> bytes:
    return write_save(msgspec.structs.replace(save, **head))


@every_game
def test_a_copy_that_nobody_has_touched_is_let_in(game: str) -> None:
    for place, save in enumerate(islice(some_copies(game, 3), 3)):
        table = bring(write_save(save))

        assert not isinstance(table, str), table
        assert table.entries == save.entries
        assert play_a_while(table, place)


@pytest.mark.parametrize(("game", "scenario"), [line for line in SCENARIOS if line[0] in RELEASED])
def test_nothing_that_comes_up_in_play_is_impossible(game: str, scenario: str) -> None:
    assert_possible(game, scenario, seed=5, most=250)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@pytest.mark.parametrize(("game", "scenario"), [line for line in SCENARIOS if line[0] in RELEASED])
def test_nothing_that_comes_up_in_many_games_is_impossible(game: str, scenario: str) -> None:
    for seed in range(200, 240):
        assert_possible(game, scenario, seed, most=4000)


def assert_possible(game: str, scenario: str, seed: int, most: int) -> None:
    """Look through a position after every few answers of a game."""
    fewest, seats = scenario_of(starboard.game(game), scenario).seats
    table = starboard.new(game, scenario=scenario, seats=fewest + seed % (seats - fewest + 1), seed=seed)
    bot = make_bot("thumb" if seed % 2 else "random", game, seed)
    check = INTEGRITY.needed(game).check
    for _ in range(0, most, 7):
        assert check(restore(table.game.state_type, table.journal.points[-1][1])) == []
        if not play_on(table, bot, 7):
            return


@every_game
def test_a_tampered_save_is_refused_or_plays_on(game: str) -> None:
    assert_told_or_played(game, range(5, 6), 3)


@pytest.mark.soak
@pytest.mark.timeout(7200)
@every_game
def test_thousands_of_tampered_saves_are_refused_or_play_on(game: str) -> None:
    seeds = range(100, 100 + 200 // len(starboard.game(game).scenarios()))
    assert assert_told_or_played(game, seeds, 12) > 2000


def assert_told_or_played(game: str, seeds: range, times: int) -> int:
    """Tamper with saves of all scenarios; how many there were. Of both kinds of outcome there are some."""
    refused = let_in = 0
    for seed in seeds:
        for number, save in enumerate(some_copies(game, seed)):
            for turn in range(times):
                table = bring(tampered(save, 1000 * (seed + number) + turn))
                if isinstance(table, str):
                    assert len(table) > 10
                    refused += 1
                else:
                    play_a_while(table, turn)
                    let_in += 1
    assert refused
    assert let_in
    return refused + let_in


@every_game
def test_flipped_bits_are_told(game: str) -> None:
    save = next(some_copies(game, 2))
    data = write_save(save)
    whole = starboard.new(game, seed=2).save()

    said = [bring(flipped(each, seed)) for seed in range(150) for each in (data, whole)]

    assert all(isinstance(each, str) and "save" in each for each in said)
    assert not isinstance(bring(data), str)


@every_game
def test_no_number_of_a_position_can_be_giant(game: str) -> None:
    """Every number there is in a position, each in turn, far too large and far too small."""
    for save in islice(some_copies(game, 1), 0, 5, 2):
        position = json.loads(bytes(save.start))
        for container, key in numbers(position):
            before = container[key]
            for giant in (GIANT, -GIANT):
                container[key] = giant
                start = msgspec.Raw(msgspec.json.encode(position))
                spoiled = changed(save, start=start, entries=[], at=0, steps=[], seen=[])
                assert isinstance(bring(spoiled), str), f"{key} was {before}, and {giant} is let in"
            container[key] = before


def numbers(inside: Any, name: str = "") -> Iterator[tuple[Any, Any]]:
    """The places of the numbers in plain data; of a list, those of its first and last entry. The seed may be any."""
    if isinstance(inside, dict):
        places = [key for key in inside if key != "seed"]
    else:
        places = sorted({0, len(inside) - 1}) if inside else []
    for key in places:
        if isinstance(inside[key], int) and not isinstance(inside[key], bool):
            yield inside, key
        elif isinstance(inside[key], (dict, list)):
            yield from numbers(inside[key])


# --- the head of a save ----------------------------------------------------------------------------------------------


@every_game
def test_a_copy_is_played_from_its_start_whatever_its_checkpoint_says(game: str) -> None:
    save = next(some_copies(game, 4))
    poor = json.loads(bytes(save.checkpoint))
    poor["seats"] = 77

    table = bring(changed(save, checkpoint=msgspec.Raw(msgspec.json.encode(poor))))

    assert not isinstance(table, str)
    assert table.seats == save.seats


@every_game
@pytest.mark.parametrize(
    ("head", "said"),
    [
        ({"seats": 10**6}, "seats, not 1000000"),
        ({"at": -1}, "checkpoint"),
        ({"options": {"scenario": "nowhere"}}, "has no scenario 'nowhere'"),
        ({"entries": [10**30]}, "does not fit"),
        ({"entries": ["@x y"]}, "does not fit"),
        ({"segments": [Segment(-5, "")]}, "do not follow each other"),
    ],
)
def test_what_a_head_says_has_to_go_together(game: str, head: dict[str, Any], said: str) -> None:
    save = next(some_copies(game, 4))

    told = bring(changed(save, **head))

    assert isinstance(told, str)
    assert said in told


@every_game
def test_a_position_for_other_seats_than_the_save_is_refused(game: str) -> None:
    save = next(some_copies(game, 4))
    scenario = starboard.game(game).scenarios()[0]
    seats = scenario.seats[1] if save.seats != scenario.seats[1] else scenario.seats[0]

    assert "seats" in str(bring(changed(save, seats=seats)))


def test_a_game_that_looks_no_position_through_takes_whole_games_only() -> None:
    table = starboard.new("bazaar", seed=1)

    assert not isinstance(bring(table.save()), str)
    with pytest.raises(SaveError, match="only a whole game"):
        prove_table(table.game, read_save(table.copy_for(0, 1).save()))
