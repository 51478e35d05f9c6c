"""Dice that cannot be foreseen, and a save that cannot lie about them."""

from __future__ import annotations

import msgspec
import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.chance import SECRET_BYTES, Chance, Draw, Roll, SeatWords, commitment, mixed, number
from starboard.core.errors import IllegalAnswer, SaveError
from starboard.core.journal import Entry, Save, read_save, write_save
from starboard.core.loading import prove_table
from starboard.core.verify import Lot, verify
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


# --- words of the seats -------------------------------------------------------------------------------------------

ANN, BEN = SeatWords(0, "red sky"), SeatWords(1, "at night")


def worded(name: str, *words: SeatWords, seed: str = SECRET) -> Save:
    """A game with words in its seed, from its beginning to its end."""
    table = starboard.new(name, seats=2, seed=seed)
    for each in words:
        table.add_words(each)
    play_on(table, make_bot("random", name, 1))
    return read_save(table.save())


def test_words_make_another_secret_whoever_was_first() -> None:
    assert mixed(SECRET, [ANN, BEN]) == mixed(SECRET, [BEN, ANN])
    assert mixed(SECRET, []) == SECRET
    assert len({SECRET, mixed(SECRET, [ANN]), mixed(SECRET, [ANN, BEN]), mixed(OTHER, [ANN, BEN])}) == 4
    assert mixed(SECRET, [ANN]) != mixed(SECRET, [SeatWords(1, ANN.words)]), "it is not the same who said it"


def test_what_words_make_of_a_secret_stays_as_it_is() -> None:
    """Games that were played with words are rolled again by it."""
    found = mixed(SECRET, [ANN, SeatWords(1, "v\u010dera")])

    assert found == "351617edb3438a705071713aaa8f2c126558de976a06f374c2b48b7d8f11ce99"


@pytest.mark.parametrize("name", starboard.GAMES)
def test_words_change_what_is_rolled_and_not_what_was_laid_out(name: str) -> None:
    without, table = starboard.new(name, seats=2, seed=SECRET), starboard.new(name, seats=2, seed=SECRET)
    laid_out = list(table.entries)

    table.add_words(ANN)
    for each in (without, table):
        play_on(each, make_bot("random", name, 1))

    assert table.entries[: len(laid_out)] == laid_out == without.entries[: len(laid_out)]
    assert table.entries != without.entries
    verdict = verify(table.game, read_save(table.save()))
    assert verdict.fair
    assert verdict.chances > len(laid_out)


@pytest.mark.parametrize(
    "words", [(), (ANN,), (ANN, SeatWords(1, "at noon")), (SeatWords(0, "at night"), SeatWords(1, "red sky"))]
)
def test_a_save_cannot_lie_about_the_words(words: tuple[SeatWords, ...]) -> None:
    save = worded("toy", ANN, BEN)
    assert verify(starboard.game("toy"), save).fair

    save.words = words

    assert not verify(starboard.game("toy"), save).fair


def test_words_survive_a_save_and_an_undo() -> None:
    table = starboard.new("toy", seats=2, seed=SECRET)
    table.add_words(BEN)
    for _ in range(4):
        table.pick(0)
    before = list(table.entries)

    table.undo_to(0)
    again = starboard.load(table.save())
    for _ in range(4):
        again.pick(0)

    assert again.words == (BEN,)
    assert again.entries == before


def test_a_save_with_words_that_somebody_brings_along_goes_on_with_them() -> None:
    save = worded("toy", ANN, BEN)
    end = len(save.entries)
    middle = next(at for at in range(end // 2, end) if isinstance(save.entries[at], str))
    table = prove_table(starboard.game("toy"), msgspec.structs.replace(save, entries=save.entries[:middle]))

    assert table.words == (ANN, BEN)
    play_on(table, make_bot("random", "toy", 3))
    assert verify(table.game, read_save(table.save())).fair


@pytest.mark.parametrize("words", [(ANN, ANN), (SeatWords(7, "x"),)])
def test_words_that_cannot_be_are_refused_in_a_save(words: tuple[SeatWords, ...]) -> None:
    save = worded("toy", ANN)
    prove_table(starboard.game("toy"), save)

    with pytest.raises(SaveError, match="words"):
        prove_table(starboard.game("toy"), msgspec.structs.replace(save, words=words))
    with pytest.raises(SaveError, match="words"):
        verify(starboard.game("toy"), msgspec.structs.replace(save, words=words))


@pytest.mark.parametrize("words", ["", "x" * 41, "two\nlines"])
def test_words_are_a_line_of_bounded_length(words: str) -> None:
    save = msgspec.structs.replace(worded("toy", ANN), words=(SeatWords(0, words),))

    with pytest.raises(SaveError, match="words"):
        read_save(write_save(save))


def test_words_are_added_once_by_each_seat_before_the_first_answer_to_a_secret() -> None:
    table = starboard.new("toy", seats=2, seed=SECRET)
    table.add_words(ANN)
    for words in (ANN, SeatWords(2, "nobody")):
        with pytest.raises(IllegalAnswer, match="no words to add"):
            table.add_words(words)
    table.pick(0)
    with pytest.raises(IllegalAnswer, match="before the first answer"):
        table.add_words(BEN)
    with pytest.raises(IllegalAnswer, match="chosen the seed"):
        starboard.new("toy", seats=2, seed=7).add_words(ANN)
    assert table.words == (ANN,)


def test_a_game_of_its_own_has_no_words_of_the_one_it_left() -> None:
    table = starboard.new("toy", seats=2, seed=SECRET)
    table.add_words(ANN)
    table.pick(0)

    assert table.branch(len(table.entries), OTHER).words == table.copy_for(0, OTHER).words == ()
    assert table.fork().words == (ANN,)


# --- what anybody can make again ----------------------------------------------------------------------------------


def again(rolled: Lot, save: Save) -> bool:
    """Whether a roll or a draw comes out as it is told, from nothing but the seed, the words and what is told of it."""
    assert isinstance(save.seed, str)
    chance = Chance(save.seed if rolled.before else mixed(save.seed, save.words), {rolled.purpose: rolled.count})
    if rolled.faces:
        return Roll(rolled.purpose, len(rolled.faces), rolled.of, "").resolve(chance) == rolled.faces
    number = Draw(rolled.purpose, (1,) * rolled.of, "").resolve(chance)
    return rolled.low <= number < rolled.high


@pytest.mark.parametrize("name", starboard.GAMES)
def test_every_roll_and_draw_can_be_made_again_from_what_is_told_of_it(name: str) -> None:
    save = worded(name, ANN, BEN)

    verdict = verify(starboard.game(name), save)

    assert all(again(rolled, save) for rolled in verdict.rolled)
    assert verdict.chances == sum(not isinstance(entry, str) for entry in save.entries)


def test_a_changed_die_is_the_last_that_is_told() -> None:
    save = worded("toy", ANN)
    place = next(at for at, entry in enumerate(save.entries) if isinstance(entry, tuple))
    save.entries[place] = other(save.entries[place])

    verdict = verify(starboard.game("toy"), save)

    assert [again(rolled, save) for rolled in verdict.rolled] == [*[True] * (verdict.chances - 1), False]
