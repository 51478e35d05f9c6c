"""What every game promises, whatever its rules are. If one of these fails, mend the rule, not the test."""

from __future__ import annotations

import gc
import os
import random
import subprocess
import sys
import weakref
from collections import Counter
from collections.abc import Iterator

import msgspec
import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.choice import Choice, Legality, Value
from starboard.core.errors import BeyondHorizon, IllegalAnswer
from starboard.core.game import check_seats, scenario_of
from starboard.core.journal import decode_state, read_save, restore, snapshot, state_json
from starboard.core.ruling import Ruling
from starboard.core.table import Extent, Table
from starboard.lab.simulate import Played, play_on, simulate
from support.contract import CAMPAIGN, SCENARIOS, Line, catalogue, enough, fingerprint, lines, look

every_scenario = pytest.mark.parametrize(("game", "scenario"), SCENARIOS)
every_line = pytest.mark.parametrize("line", lines(), ids=str)
every_moment = pytest.mark.parametrize("most", [8, pytest.param(sys.maxsize, marks=pytest.mark.soak)], ids=["", "all"])
"""Where each look at a game takes long, eight questions of every kind are looked at, and all of them in a soak."""

MOST_DECISIONS = 5000
EXTENTS: tuple[Extent, ...] = ("answer", "action", "turn")


# --- play --------------------------------------------------------------------------------------------------------


@every_scenario
def test_play_ends_and_every_choice_on_the_way_is_sound(game: str, scenario: str):
    fewest, most = scenario_of(starboard.game(game), scenario).seats
    for seed in range(40):
        seats = fewest + seed % (most - fewest + 1)
        line = Line(game, scenario, seats, "random", seed)
        for decisions, table in enumerate(line.positions(history=False)):
            choice = table.choice
            assert choice is not None
            keys = choice.keys
            assert keys, f"{line} {seed}: '{choice.prompt}' offers nothing"
            assert len(set(keys)) == len(keys), f"{line} {seed}: '{choice.prompt}' repeats a key in {keys}"
            assert 0 <= choice.seat < seats
            assert decisions < MOST_DECISIONS, f"{line} {seed} does not end"


@every_scenario
@pytest.mark.parametrize(("bots", "count"), [("random", 10), ("thumb", 2)])
def test_no_game_breaks(game: str, scenario: str, bots: str, count: int):
    if scenario == CAMPAIGN and bots == "thumb":
        count = 1  # a campaign that is played well is many games in one
    assert_games_end(game, scenario, bots, range(1000, 1000 + count))


@pytest.mark.soak
@every_scenario
@pytest.mark.parametrize("bots", ["random", "thumb"])
def test_no_game_breaks_in_the_long_run(game: str, scenario: str, bots: str):
    assert_games_end(game, scenario, bots, range(10_000, 13_000))


def assert_games_end(game: str, scenario: str, bots: str, seeds: range) -> None:
    fewest, most = scenario_of(starboard.game(game), scenario).seats
    for seats in range(fewest, most + 1):
        series = Line(game, scenario, seats, bots, 0).series
        played: list[Played] = simulate(series, seeds[seats - fewest :: most - fewest + 1])
        assert [each for each in played if each.error or not each.result or each.decisions > MOST_DECISIONS] == []


@every_line
def test_the_outcome_is_there_when_the_game_is_over_and_not_before(line: Line):
    table = line.table()
    assert table.outcome is None
    assert not table.over

    table = line.finished()

    assert table.over
    assert table.choices == []
    assert table.outcome is not None
    assert table.outcome.result
    with pytest.raises(IllegalAnswer, match="the game is over"):
        table.answer("anything")


# --- copies ------------------------------------------------------------------------------------------------------


@every_moment
@every_line
def test_a_fork_equals_its_original_and_playing_on_leaves_the_original_untouched(line: Line, most: int):
    other = make_bot("random", line.game, 99)
    for number, table in enumerate(line.moments(most)):
        before = look(table)

        fork = table.fork()

        assert look(fork) == before
        play_on(fork, other, number % 5 + 1)
        assert look(table) == before


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Nothing is looked for that only the garbage collector would find."""
    gc.disable()
    yield
    gc.enable()


@every_line
def test_a_table_that_nobody_has_any_more_is_gone_at_once(line: Line, no_collector: None):
    for number, table in enumerate(line.positions()):
        if number % 5 == 0:
            gone = weakref.ref(table.fork())
            assert gone() is None


@every_line
def test_a_fork_plays_on_like_its_original(line: Line):
    forks = [table.fork() for number, table in enumerate(line.positions()) if number % 60 == 3]
    final = line.finished()

    assert len(forks) >= enough(line, 3)
    for fork in forks:
        fork.replay(final.entries[len(fork.entries) :])
        assert look(fork) == look(final)


@every_line
def test_a_fork_with_a_stream_of_its_own_has_other_luck(line: Line):
    table = line.table()
    play_on(table, line.bot(), enough(line, 30))
    luck = set()
    for stream in range(5):
        fork = table.fork(stream=stream)
        play_on(fork, make_bot(line.bots, line.game, 1), 60)
        luck.add(tuple(entry for entry in fork.entries if not isinstance(entry, str)))

    assert len(luck) == 5


# --- journals ----------------------------------------------------------------------------------------------------


@every_line
def test_the_journal_replays_to_the_same_state(line: Line):
    played = line.finished()

    again = line.table()
    again.replay(played.entries[len(again.entries) :])

    assert look(again) == look(played)
    assert again.outcome == played.outcome


def test_another_hash_seed_gives_the_same_games():
    """In a process of its own, since a hash seed is for life."""
    code = "from support.contract import fingerprint, lines; print(*map(fingerprint, lines()))"
    environment = {**os.environ, "PYTHONHASHSEED": "4242", "PYTHONPATH": os.pathsep.join(sys.path)}

    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)

    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == [fingerprint(line) for line in lines()]


@every_moment
@every_line
def test_the_state_survives_json_and_messagepack(line: Line, most: int):
    for table in line.moments(most, history=False):
        kind = table.game.state_type
        data = snapshot(table.state)

        assert snapshot(restore(kind, data)) == data
        through_json = decode_state(kind, msgspec.Raw(state_json(table.state)), "state")
        assert snapshot(through_json) == data
        assert table.game.view(through_json, 0) == table.view(0)


@every_moment
@every_line
def test_a_save_at_any_choice_gives_the_same_table(line: Line, most: int):
    prompts = set[str]()
    table = line.table()
    for table in line.moments(most):
        choice = table.choice
        assert choice is not None
        prompts.add(choice.prompt)

        again = starboard.load(table.save())

        assert look(again) == look(table)
        assert again.save() == table.save()
    assert len(prompts) >= enough(line, 9)
    finished = starboard.load(table.save())
    assert finished.over
    assert look(finished) == look(table)


# --- time --------------------------------------------------------------------------------------------------------


@every_line
def test_undo_returns_every_exact_state_and_redo_too(line: Line):
    table = line.finished()
    seen = [look(each) for each in line.positions()] + [look(table)]

    for before in reversed(seen[:-1]):
        table.undo(beyond=True)
        assert look(table) == before
    with pytest.raises(IllegalAnswer, match="nothing to undo"):
        table.undo(beyond=True)
    for after in seen[1:]:
        table.redo()
        assert look(table) == after
    with pytest.raises(IllegalAnswer, match="nothing to redo"):
        table.redo()


@every_moment
@every_line
def test_undo_stops_where_something_has_been_seen(line: Line, most: int):
    stopped = 0
    for table in line.moments(most):
        before = look(table)
        answers = [place for place, entry in enumerate(table.entries) if isinstance(entry, str)]
        if not answers:
            continue
        since = table.entries[answers[-1] + 1 :]
        if any(isinstance(entry, tuple) for entry in since):
            assert table.horizon > answers[-1], "a roll is always seen"
        if table.horizon > answers[-1]:
            with pytest.raises(BeyondHorizon):
                table.undo()
            stopped += 1
        else:
            table.undo()
            table.redo()
        assert look(table) == before
    assert stopped >= enough(line, 6)


@every_line
def test_redo_gives_back_exactly_what_undo_took(line: Line):
    wander(line, line.seed, 10)


@pytest.mark.soak
@every_scenario
def test_redo_gives_back_exactly_what_undo_took_in_the_long_run(game: str, scenario: str):
    for seed in range(100):
        wander(Line(game, scenario, check_seats(starboard.game(game), scenario, None), "random", seed), seed, 10)


def wander(line: Line, seed: int, sequences: int) -> None:
    """Undo answers, actions and turns here and there in a game, and redo: everything is as it was, every byte."""
    chance = random.Random(seed)
    table = line.table()
    bot = line.bot()
    for _ in range(sequences):
        if not play_on(table, bot, chance.randrange(5, 40)):
            return
        before, journal = look(table), list(table.journal.seen)
        for _ in range(chance.randrange(1, 5)):
            if any(isinstance(entry, str) for entry in table.entries):
                table.undo(chance.choice(EXTENTS), beyond=True)
            for _ in range(chance.randrange(3)):
                if table.can_redo:
                    table.redo()
        while table.can_redo:
            table.redo()
        assert look(table) == before
        assert list(table.journal.seen) == journal


@every_line
def test_chance_is_counted_by_purpose(line: Line):
    table = line.finished()
    outcomes = [entry for entry in table.entries if not isinstance(entry, str)]
    used = table.state.chance.used

    assert sum(used.values()) == len(outcomes)
    assert len(used) > 1
    assert all(used.values())


# --- secrets -----------------------------------------------------------------------------------------------------


@every_moment
@every_line
def test_twin_worlds_give_the_same_view_and_texts(line: Line, most: int):
    differed = 0
    for number, table in enumerate(line.moments(most, history=False)):
        game, choice = table.game, table.choice
        assert choice is not None
        for seat in range(line.seats):
            twin = game.resample(table.state, seat, number)
            assert game.view(twin, seat) == table.view(seat)
            differed += snapshot(twin) != snapshot(table.state)
            if seat == choice.seat:
                assert [game.option(twin, value) for value in choice.values] == choice.options
    assert differed


@every_moment
@every_line
def test_twin_worlds_offer_the_same(line: Line, most: int):
    """Replay what happened since the checkpoint in a world with other secrets. Where that world still looks
    the same to the seat that is asked, it is asked the same."""
    compared = 0
    for number, table in enumerate(line.moments(most)):
        choice = table.choice
        assert choice is not None
        save = read_save(table.save())
        start = decode_state(table.game.state_type, save.checkpoint, "checkpoint")
        other = table.game.resample(start, choice.seat, number)
        twin = Table(table.game, other, seats=line.seats)
        since = save.entries[save.at :]
        try:
            twin.replay(since[len(twin.entries) :])
        except IllegalAnswer:
            continue  # a secret came to light, and it was another one
        if twin.entries == since and twin.view(choice.seat) == table.view(choice.seat):
            here, there = look(table).asked, look(twin).asked
            assert [asked for asked in there if asked[0] == choice.seat] == [
                asked for asked in here if asked[0] == choice.seat
            ]
            assert [seat for seat, *_ in there] == [seat for seat, *_ in here], "the same seats are waited for"
            compared += 1
    assert compared >= enough(line, 40)


# --- what clients need -------------------------------------------------------------------------------------------


@every_moment
@every_line
def test_every_option_can_be_clicked(line: Line, most: int):
    for table in line.moments(most, history=False):
        choice = table.choice
        assert choice is not None
        ids = table.scene(choice.seat).ids()
        for option in choice.options:
            missing = set(option.targets) - ids
            assert not missing, f"'{option.key}' of '{choice.prompt}' is about {missing}, not in the scene"
            assert option.text.id


@every_line
def test_the_pieces_of_a_scene_have_ids_of_their_own(line: Line):
    for number, table in enumerate(line.positions(history=False)):
        if number % 10 == 0:
            scene = table.scene(0)
            for zone in scene.zones:
                ids = [piece.id for piece in (*zone.pieces, *zone.places)]
                assert len(set(ids)) == len(ids), f"zone {zone.id} repeats {Counter(ids).most_common(1)}"


@every_line
def test_every_refusal_cites_a_rule_and_is_not_offered(line: Line):
    rules = catalogue(line.game)
    refused = 0
    for table in line.positions(history=False):
        choice = table.choice
        assert choice is not None
        assert choice.rule in rules, f"'{choice.prompt}' cites {choice.rule}, which is no rule"
        for value, ruling in refusals(choice):
            assert not ruling
            assert ruling.rule in rules, f"refusing {value} cites {ruling.rule}, which is no rule"
            assert ruling.reason is not None
            assert value not in choice.values, f"{value} is offered in '{choice.prompt}' and refused by {ruling}"
            assert table.game.key(table.state, value)
            refused += 1
    assert refused >= enough(line, 51)


@every_line
def test_what_is_offered_is_what_is_allowed(line: Line):
    compared = 0
    for table in line.positions(history=False):
        choice = table.choice
        assert choice is not None
        legality = choice.refused() if choice.refused else ()
        if isinstance(legality, Legality):
            allowed = {value for value, thing in legality.candidates.items() if legality.can(thing)}
            offered = {value for value in choice.values if value in legality.candidates}
            assert offered == allowed, f"'{choice.prompt}' offers one thing and allows another"
            compared += len(allowed)
    assert compared >= enough(line, 51)


def refusals(choice: Choice) -> list[tuple[Value, Ruling]]:
    return list(choice.refused()) if choice.refused else []


@every_line
def test_why_not_says_nothing_against_what_is_offered(line: Line):
    for number, table in enumerate(line.positions(history=False)):
        if number % 5:
            continue
        choice = table.choice
        assert choice is not None
        for key in choice.keys:
            assert table.why_not(key) is None
        for value, ruling in refusals(choice)[:3]:
            key = table.game.key(table.state, value)
            if key not in choice.keys:
                assert not table.why_not(key), f"{key} is refused by {ruling}, but why_not allows it"
        nonsense = table.why_not("no-such-key")
        assert nonsense is not None
        assert nonsense.rule in catalogue(line.game)


@every_line
def test_an_answer_that_is_not_offered_changes_nothing(line: Line):
    for number, table in enumerate(line.positions()):
        if number % 20 == 0:
            before = look(table)
            with pytest.raises(IllegalAnswer, match="'no-such-key' is not offered to seat"):
                table.answer("no-such-key")
            assert look(table) == before


@every_line
def test_the_log_tells_the_game_in_texts(line: Line):
    table = line.finished()

    told = table.log

    assert len(told) >= enough(line, 51)
    assert all(text.id for text in told)
    assert starboard.load(table.save()).log == told
