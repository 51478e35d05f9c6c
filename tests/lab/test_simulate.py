"""Simulation: what comes out depends on the seeds alone, and one broken game does not stop the others."""

from __future__ import annotations

from pathlib import Path

import pytest

import starboard
from starboard import bots
from starboard.bots.random import RandomBot
from starboard.bots.thumb import ThumbBot
from starboard.core.choice import Choice
from starboard.core.errors import RulesBug, UnknownName
from starboard.games.hagalaz import steps
from starboard.games.hagalaz.state import Phase, State
from starboard.lab.simulate import (
    Played,
    Rounds,
    Series,
    Summary,
    bot_for,
    percentile,
    play_game,
    play_on,
    simulate,
    sit_down,
    summarise,
)
from support.workers import UNLUCKY, dies_always, dies_once

SERIES = Series("hagalaz", seats=2, options={"scenario": "guns-of-cerberus"})


def test_several_processes_give_what_one_gives():
    seeds = [11, 3, 8, 4, 15]

    alone = simulate(SERIES, seeds)

    assert simulate(SERIES, seeds, jobs=2) == alone
    assert [each.seed for each in alone] == seeds
    assert all(each.result and each.rounds and each.decisions > 50 for each in alone)


def test_other_seeds_give_other_games():
    first, second = simulate(SERIES, [1, 2])

    assert (first.decisions, first.rounds) != (second.decisions, second.rounds)


def test_progress_is_told_of_every_game():
    done: list[int] = []

    simulate(SERIES, range(3), progress=done.append)

    assert sum(done) == 3


@pytest.mark.parametrize(
    ("series", "problem"),
    [
        (Series("chess"), "there is no game 'chess'"),
        (Series("hagalaz", bots="thum"), "did you mean 'thumb'"),
        (Series("hagalaz", bots="random/thum"), "did you mean 'thumb'"),
        (Series("hagalaz", bots="random,thumb"), "as in random/thumb"),
        (Series("hagalaz", seats=3, bots="random/random,thumb"), "'random,thumb' names 2 bots for 3 seats"),
        (Series("hagalaz", options={"squad": "wrex"}), "the setting 'squad' is 4 of"),
        (Series("hagalaz", seats=9), "for 1 to 4 seats, not 9"),
        (Series("hagalaz", options={"scenario": "nowhere"}), "has no scenario 'nowhere'"),
    ],
)
def test_a_wrong_series_is_told_before_anything_is_played(series: Series, problem: str):
    with pytest.raises(UnknownName, match=problem):
        simulate(series, range(3))


def test_a_game_that_breaks_is_counted_with_its_journal_and_the_others_go_on(monkeypatch: pytest.MonkeyPatch):
    real, cause = steps._STEPS[Phase.END]

    async def breaks_in_round_three(state: State) -> None:
        if state.round == 3 and state.chance.seed == 2:
            raise ZeroDivisionError("no shields")
        await real(state)

    monkeypatch.setitem(steps._STEPS, Phase.END, (breaks_in_round_three, cause))

    first, broken, third = simulate(SERIES, [1, 2, 3])

    assert first.result
    assert third.result
    assert "ZeroDivisionError" in broken.error
    assert "no shields" in broken.error
    with pytest.raises(RulesBug, match="no shields"):
        starboard.load(broken.journal)
    monkeypatch.undo()
    assert starboard.load(broken.journal).state.round >= 3


def test_a_bot_that_breaks_is_counted_too(monkeypatch: pytest.MonkeyPatch):
    def pick(self: RandomBot, choice: Choice, look: object) -> int:
        return len(choice.values)

    monkeypatch.setattr(RandomBot, "pick", pick)

    (broken,) = simulate(SERIES, [1])

    assert broken.error.startswith("IndexError")
    assert starboard.load(broken.journal).choice is not None


def test_a_game_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("starboard.lab.simulate.play_on.__defaults__", (20,))

    (endless,) = simulate(SERIES, [1])

    assert endless.error == "RulesBug: the game has not ended after 20 decisions"


def test_a_pool_that_breaks_is_made_anew_for_the_seeds_that_are_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    alone = simulate(SERIES, range(8))
    monkeypatch.chdir(tmp_path)

    assert simulate(SERIES, range(8), jobs=2, player=dies_once) == alone
    assert list(tmp_path.iterdir())


def test_a_seed_that_kills_every_process_is_an_error_and_the_only_one():
    played = simulate(SERIES, range(8), jobs=2, player=dies_always)

    assert [each.seed for each in played if each.error] == [UNLUCKY]
    assert played[UNLUCKY].error == "the process that played this game died"


def test_the_summary_counts_outcomes_rounds_and_errors():
    played = [Played(seed, decisions=10, result="lost", rounds=seed) for seed in range(1, 10)]
    played += [Played(10, decisions=10, result="won", rounds=10), Played(11, error="broken")]

    assert summarise(played) == Summary(
        games=11, decisions=100, outcomes={"lost": 9, "won": 1}, rounds=Rounds(5.5, 1, 9), errors=1, wins=[], scores=[]
    )


def test_the_summary_tells_wins_and_mean_scores_by_seat():
    played = [
        Played(1, result="over", seats=3, winners=(0,), scores=(9, 4, 2)),
        Played(2, result="over", seats=3, winners=(0, 2), scores=(6, 1, 6)),
        Played(3, error="broken"),
    ]

    summary = summarise(played)

    assert summary.wins == [2, 0, 1]
    assert summary.scores == [7.5, 2.5, 4.0]


def test_winners_and_scores_are_those_of_the_outcome():
    series = Series("hagalaz", 2, "thumb", {"scenario": "guns-of-cerberus"})
    played = [play_game(series, seed) for seed in range(4)]

    assert {each.winners for each in played} == {(), (0, 1)}, "some are won, by all, and some lost"
    for each in played:
        table = sit_down(series, each.seed)
        play_on(table, bot_for(series, each.seed))
        assert table.outcome is not None
        assert (each.winners, each.scores) == (table.outcome.winners, table.outcome.scores)
        assert each.won == bool(each.winners)


def test_every_seat_has_its_own_bot(monkeypatch: pytest.MonkeyPatch):
    asked: list[tuple[str, int]] = []

    class Named:
        def __init__(self, name: str) -> None:
            self.name = name

        def pick(self, choice: Choice, look: object) -> int:
            asked.append((self.name, choice.seat))
            return 0

    monkeypatch.setattr(bots, "make_bot", lambda name, game, seed: Named(name))
    series = Series("hagalaz", 3, "thumb,random,thumb:paragon")

    play_on(sit_down(series, 1), bot_for(series, 1), 60)

    assert set(asked) == {("thumb", 0), ("random", 1), ("thumb:paragon", 2)}


def test_line_ups_take_turns_by_seed():
    series = Series("hagalaz", bots="random/thumb")

    assert [type(bot_for(series, seed)) for seed in range(3)] == [RandomBot, ThumbBot, RandomBot]


def test_a_summary_of_nothing_but_errors():
    assert summarise([Played(1, error="broken")]) == Summary(1, 0, {}, Rounds(), 1, [], [])


def test_a_percentile_is_one_of_the_values():
    assert [percentile([10, 20, 30, 40], percent) for percent in (0, 10, 25, 26, 50, 95, 100)] == [
        *(10, 10, 10, 20, 20, 40, 40)
    ]
