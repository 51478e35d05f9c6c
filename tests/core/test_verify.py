"""Dice that cannot be foreseen, and a save that cannot lie about them."""

from __future__ import annotations

import msgspec
import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.chance import SECRET_BYTES, Chance, Roll, commitment, number
from starboard.core.errors import SaveError
from starboard.core.journal import Entry, Save, read_save
from starboard.core.verify import verify
from starboard.lab.simulate import play_on
from support.released import RELEASED
from support.toy import toy

SECRET = "5a" * SECRET_BYTES
OTHER = "5b" + "5a" * (SECRET_BYTES - 1)


def played(name: str, seed: int | str, bot: int = 1) -> Save:
    """A game between random bots, from its beginning to its end."""
    table = starboard.new(name, seed=seed)
    play_on(table, make_bot("random", name, bot))
    return read_save(table.save())


def other(entry: Entry) -> Entry:
    """Another outcome of the same roll or draw."""
    if isinstance(entry, tuple):
        return ((entry[0] + 1) % 6, *entry[1:])
    assert isinstance(entry, int)
    return entry + 1


# --- numbers ------------------------------------------------------------------------------------------------------


def test_a_secret_gives_the_same_number_again_and_another_secret_another() -> None:
    assert number(SECRET, "attack", 3) == number(SECRET, "attack", 3)
    assert number(SECRET, "attack", 3) != number(OTHER, "attack", 3)


@pytest.mark.parametrize("else_where", [("attack", 4, 0), ("threat", 3, 0), ("attack", 3, 16)])
def test_every_purpose_count_and_part_has_a_number_of_its_own(else_where: tuple[str, int, int]) -> None:
    assert number(SECRET, *else_where) != number(SECRET, "attack", 3)


def test_dice_of_a_secret_are_even() -> None:
    chance = Chance(SECRET)
    faces = [0] * 6
    for count in range(1000):
        chance.used["pool"] = count
        for face in Roll("pool", 20, 6, "").resolve(chance):
            faces[face] += 1

    assert sum(faces) == 20_000
    assert all(3333 - 250 < each < 3333 + 250 for each in faces)


def test_a_number_still_gives_what_it_always_gave() -> None:
    """Saves from before there were secrets play on with the dice they would have had."""
    assert number(7, "attack", 3) == 2042737540382744152
    assert Roll("pool", 18, 6, "").resolve(Chance(7)) == (2, 0, 3, 2, 5, 4, 5, 4, 3, 0, 2, 3, 3, 0, 2, 4, 0, 0)


def test_a_fingerprint_is_of_the_seed_and_the_table() -> None:
    assert len({commitment(SECRET, "a"), commitment(SECRET, "b"), commitment(OTHER, "a")}) == 3


# --- games --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", starboard.GAMES)
@pytest.mark.parametrize("seed", [7, SECRET])
def test_a_game_is_rolled_as_its_seed_says(name: str, seed: int | str) -> None:
    save = played(name, seed)

    verdict = verify(starboard.game(name), save)

    assert verdict.fair
    assert verdict.chances == sum(not isinstance(entry, str) for entry in save.entries) > 0


def test_one_changed_die_is_found_in_every_one_of_a_hundred_games() -> None:
    game = starboard.game("bazaar")
    found = 0
    for turn in range(100):
        save = played("bazaar", f"{turn:02x}" * SECRET_BYTES, bot=turn)
        rolls = [place for place, entry in enumerate(save.entries) if not isinstance(entry, str)]
        place = rolls[turn % len(rolls)]
        assert verify(game, save).fair
        save.entries[place] = other(save.entries[place])
        found += verify(game, save).place == place
    assert found == 100


@pytest.mark.soak
@pytest.mark.timeout(3600)
def test_every_roll_of_a_hundred_games_is_confirmed_and_one_changed_die_in_each_is_found() -> None:
    confirmed = 0
    for turn in range(102):
        name = RELEASED[turn % len(RELEASED)]
        save = played(name, f"{turn:02x}" * SECRET_BYTES, bot=turn)
        rolls = [place for place, entry in enumerate(save.entries) if isinstance(entry, tuple)]
        verdict = verify(starboard.game(name), save)
        assert verdict.fair
        confirmed += verdict.chances
        place = rolls[turn * 7 % len(rolls)]
        save.entries[place] = other(save.entries[place])
        assert verify(starboard.game(name), save).place == place
    print(f"{confirmed} rolls and draws of 102 games confirmed; a changed die found in each")


def test_a_game_that_left_another_is_looked_at_from_there_on() -> None:
    table = toy(seed=SECRET)
    for _ in range(4):
        table.pick(0)
    left = len(table.entries)
    branch = table.branch(left, OTHER)
    play_on(branch, make_bot("random", "toy", 2))
    save = read_save(starboard.load(branch.save()).save())

    verdict = verify(table.game, save)

    assert (verdict.fair, verdict.branched) == (True, left)
    assert verdict.chances > 0
    place = next(at for at in range(left, len(save.entries)) if not isinstance(save.entries[at], str))
    save.entries[place] = other(save.entries[place])
    assert verify(table.game, save).place == place


def test_an_undo_before_where_a_game_left_another_makes_its_dice_its_own() -> None:
    table = toy(seed=SECRET)
    for _ in range(6):
        table.pick(0)
    branch = table.branch(len(table.entries), OTHER)
    branch.undo_to(1)

    assert branch.journal.branched <= 2


def test_another_seed_does_not_fit() -> None:
    save = msgspec.structs.replace(played("toy", SECRET), seed=OTHER)

    assert not verify(starboard.game("toy"), save).fair


def test_what_was_taken_back_does_not_change_the_verdict() -> None:
    table = toy(seed=SECRET)
    for _ in range(6):
        table.pick(0)
    table.undo_to(0)
    play_on(table, make_bot("random", "toy", 2))

    assert verify(table.game, read_save(table.save())).fair


def test_a_copy_of_a_shared_table_cannot_be_rolled_again() -> None:
    table = toy(seed=SECRET)
    save = read_save(table.copy_for(0, OTHER).save())

    with pytest.raises(SaveError, match="in the middle"):
        verify(table.game, save)


def test_a_game_of_older_rules_cannot_be_rolled_again() -> None:
    save = played("toy", SECRET)
    save.segments[0] = msgspec.structs.replace(save.segments[0], rules="toy-0")

    with pytest.raises(SaveError, match="older rules"):
        verify(starboard.game("toy"), save)


def test_a_copy_has_a_chance_of_its_own() -> None:
    table = toy(seed=SECRET)

    copy = table.copy_for(0, OTHER)

    assert copy.seed == copy.state.chance.seed == OTHER
