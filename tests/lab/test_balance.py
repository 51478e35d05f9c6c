"""The balance table: rates over squads, and what somebody's presence is worth."""

from __future__ import annotations

from starboard.core.balance import Trial
from starboard.core.modules import BALANCE
from starboard.lab import balance
from starboard.lab.simulate import Played, Series


def test_presence_is_the_difference_between_squads_with_and_without(monkeypatch):
    wins = {("a", "b"): 3, ("a", "c"): 2, ("b", "c"): 0}

    def four_games(series, seeds, *, jobs, progress, player, engine):
        won = wins[tuple(series.options["squad"])]
        return [Played(seed, result="x", rounds=8, seats=1, winners=(0,) if seed < won else ()) for seed in seeds]

    trials = [
        Trial("1A", "renegade", "random", squad, {"squad": list(squad)})
        for squad in (("a", "b"), ("a", "c"), ("b", "c"))
    ]
    monkeypatch.setattr(balance, "simulate", four_games)

    (row,) = balance.measure("hagalaz", trials, 12)

    assert row.games == 12
    assert row.results == {"x": 100.0}
    assert round(row.won, 1) == 41.7
    assert row.presence == {"a": 62.5, "b": -12.5, "c": -50.0}


def test_every_mission_is_tried_with_every_squad_and_aim():
    trials = BALANCE.needed("hagalaz").trials()

    first = [trial for trial in trials if trial.options["scenario"] == "guns-of-cerberus"]

    assert {trial.aim for trial in first} == {"renegade", "paragon"}
    assert len({trial.members for trial in first}) == 4


def test_the_table_names_what_was_measured():
    row = balance.Row("1A", "paragon", 8, 25.0, 9.5, 0, {"wrex": 12.0, "tali": 0.0})

    assert balance.table([row]).splitlines()[-1] == "| 1A | paragon | 8 | 25.0 % | 9.5 | 0 | wrex +12.0 |"


def test_below_the_table_presence_is_told_over_all_scenarios():
    first = balance.Row("1A", "paragon", 30, 25.0, 9.5, 0, {"wrex": 12.0, "tali": -4.0})
    second = balance.Row("1B", "paragon", 10, 25.0, 9.5, 0, {"wrex": -8.0})
    alone = balance.Row("2A", "paragon", 50, 25.0, 9.5, 0, {})

    assert balance.table([first, second, alone]).splitlines()[-1] == "Presence over all of them: tali -4.0, wrex +7.0."
    assert "over all" not in balance.table([first, alone])


def test_a_second_table_tells_how_games_ended():
    row = balance.Row("1A", "mission", 8, 25.0, 9.5, 0, {}, results={"success": 62.5, "evacuated": 37.5})
    plain = balance.Row("1B", "mission", 8, 100.0, 9.5, 0, {}, results={"success": 100.0})

    lines = balance.table([row, plain]).splitlines()

    assert lines[-3:] == [
        "| Scenario | Aim | How it ended |",
        "|---|---|---|",
        "| 1A | mission | success 62.5 %, evacuated 37.5 % |",
    ]


# --- games against each other --------------------------------------------------------------------------------------


def contest(seed: int, winners: tuple[int, ...], factions: tuple[str, ...]) -> Played:
    return Played(seed, result="over", seats=len(factions), winners=winners, traits={"faction": factions})


def test_wins_are_shared_out_by_seat_and_by_trait_beside_the_fair_share():
    games = [
        contest(1, (0,), ("red", "blue")),
        contest(2, (0,), ("blue", "red")),
        contest(3, (1,), ("red", "blue")),
        contest(4, (0,), ("red", "green")),
    ]

    assert balance.shares(games) == [
        balance.Share("seat", "1", 100.0, 4, 75.0, 50.0),
        balance.Share("seat", "2", 100.0, 4, 25.0, 50.0),
        balance.Share("faction", "blue", 75.0, 3, 66.7, 50.0),
        balance.Share("faction", "green", 25.0, 1, 0.0, 50.0),
        balance.Share("faction", "red", 100.0, 4, 50.0, 50.0),
    ]


def test_a_seat_may_have_several_of_something():
    game = Played(1, result="over", seats=2, winners=(0,), traits={"card": (("parley", "ram"), ("ram",))})
    other = Played(2, result="over", seats=2, winners=(1,), traits={"card": ((), ("ram",))})

    assert balance.shares([game, other])[2:] == [
        balance.Share("card", "parley", 50.0, 1, 100.0, 50.0),
        balance.Share("card", "ram", 100.0, 3, 66.7, 50.0),
    ]


def test_a_shared_win_is_worth_a_part_of_one():
    (first, second, third, *_) = balance.shares([contest(1, (0, 1), ("red", "blue", "green"))])

    assert (first.won, second.won, third.won) == (50.0, 50.0, 0.0)
    assert first.fair == 33.3


def test_the_fair_share_follows_the_number_of_seats():
    games = [contest(1, (0,), ("red", "blue")), contest(2, (0,), ("red", "blue", "green", "pink"))]

    (first, *_) = balance.shares(games)

    assert (first.seats, first.won, first.fair) == (2, 100.0, 37.5)


def test_broken_games_and_those_nobody_won_have_no_shares():
    assert balance.shares([Played(1, error="broken"), contest(2, (), ("red", "blue"))]) == []


def test_rivals_are_asked_for_their_traits(monkeypatch):
    players = []

    def no_games(series, seeds, *, jobs, progress, player, engine):
        players.append((series.seats, series.bots, player))
        return [contest(seed, (1,), ("red", "blue")) for seed in seeds]

    monkeypatch.setattr(balance, "simulate", no_games)
    trial = Trial("Base", "thumb", "thumb,random", seats=2, rivals=True)

    (row,) = balance.measure("hagalaz", [trial], 2)

    assert players == [(2, "thumb,random", balance.play_between_rivals)]
    assert balance.table([row]).splitlines()[-18:] == [
        "| Scenario | Aim | By | How many | Least of the fair share | Most of it |",
        "|---|---|---|---|---|---|",
        "| Base | thumb | seat | 2 | 1 0.00 | 2 2.00 |",
        "| Base | thumb | faction | 2 | red 0.00 | blue 2.00 |",
        "",
        "## By seat",
        "",
        "| Scenario | Aim | Who | Of games | Seats | Won | Fair share | Ratio |",
        "|---|---|---|---|---|---|---|---|",
        "| Base | thumb | 1 | 100.0 % | 2 | 0.0 % | 50.0 % | 0.00 |",
        "| Base | thumb | 2 | 100.0 % | 2 | 100.0 % | 50.0 % | 2.00 |",
        "",
        "## By faction",
        "",
        "| Scenario | Aim | Who | Of games | Seats | Won | Fair share | Ratio |",
        "|---|---|---|---|---|---|---|---|",
        "| Base | thumb | blue | 100.0 % | 2 | 100.0 % | 50.0 % | 2.00 |",
        "| Base | thumb | red | 100.0 % | 2 | 0.0 % | 50.0 % | 0.00 |",
    ]


def test_of_some_trials_a_part_of_the_games_is_played_and_some_traits_are_told(monkeypatch):
    seeds_of = []

    def no_games(series, seeds, *, jobs, progress, player, engine):
        seeds_of.append(list(seeds))
        return [contest(seed, (1,), ("red", "blue")) for seed in seeds]

    monkeypatch.setattr(balance, "simulate", no_games)
    glance = Trial("Glance", "win", "thumb", seats=2, rivals=True, traits=("order",), part=0.2)
    shared = [Trial("Both", "win", bot, seats=2, part=0.5) for bot in ("thumb", "random")]

    rows = balance.measure("hagalaz", [glance, *shared], 10, seed=3)

    assert seeds_of == [[3, 4], [3, 4, 5], [3, 4, 5]]
    assert [row.games for row in rows] == [2, 6]
    assert [share.trait for share in rows[0].shares] == ["seat", "seat"]


def test_bots_of_several_kinds_are_told_apart():
    series = Series("bazaar", 2, "thumb,random/random,thumb")

    assert balance.play_between_rivals(series, 0).traits["player"] == ("thumb", "random")
    assert balance.play_between_rivals(series, 1).traits["player"] == ("random", "thumb")
    assert "player" not in balance.play_between_rivals(Series("bazaar", 2, "thumb"), 0).traits


def test_a_game_between_rivals_keeps_what_may_have_decided_it():
    played = balance.play_between_rivals(Series("bazaar", 4), 1)

    assert set(played.traits) == {"jade"}
    assert len(played.traits["jade"]) == played.seats == len(played.scores) == 4
