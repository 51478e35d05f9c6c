"""The rule-of-thumb player: takes the dice a check wants, rests when it has none, goes home when all is done."""

from __future__ import annotations

import pytest

from starboard.bots import make_bot
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.thumb.mind import Mind
from starboard.games.vanguard.thumb.turns import rest
from starboard.games.vanguard.thumb.worth import Worth, facts_in, facts_of_planets, sectors_in
from starboard.lab.simulate import Series, play_game, simulate
from support.vanguard import VanguardPosition, crew, explore


def picked(pos: VanguardPosition) -> str:
    """What the thumb would answer."""
    choice = pos.table.choice
    assert choice is not None
    return choice.keys[make_bot("thumb", "vanguard", 0).pick(choice, lambda: pos.table.view(choice.seat))]


def wreck(**has: object) -> VanguardPosition:
    return explore(planet="eye-of-the-void", science=crew(at=1, **has), recon=crew(at=5), active="science")


def test_it_takes_dice_that_help_and_leaves_those_that_do_not() -> None:
    pos = wreck(dice=["red-fitness", "green-xenology", "green-basic"]).act("force-open-the-bulkhead")

    assert picked(pos) == pos.die("science", "red-fitness")
    pos.take("red-fitness")
    assert picked(pos) == "roll"


def test_it_takes_all_dice_where_only_the_number_counts() -> None:
    pos = explore(
        planet="eye-of-the-void",
        security=crew(at=2, dice=["red-basic", "red-fitness", "green-basic", "blue-basic", "blue-building"]),
        science=crew(at=5),
        active="security",
    ).act("save-the-supplies")
    for _ in range(4):
        assert picked(pos).startswith("die:")
        pos.play(picked(pos))


def test_a_rest_is_worth_more_the_fewer_dice_are_left() -> None:
    spent = ["red-fitness", "red-basic", "blue-basic", "green-basic"]

    def worth(dice: list[str], exhausted: list[str]) -> float:
        pos = explore(
            planet="tessaly", science=crew(at=1, dice=dice, exhausted=exhausted), recon=crew(at=1), supplies=6
        )
        return rest(Mind(pos.table.view(0), 0), 1)  # type: ignore[arg-type]

    assert worth([], spent) > worth(spent[:2], spent[2:]) > worth(spent, [])
    assert worth(spent, []) < 0, "a supply for nothing"


@pytest.mark.rule("IV-DEPART-03")
def test_it_departs_when_all_is_done_and_everybody_is_there_and_not_before() -> None:
    home = explore(planet="tessaly", science=crew(at=1), recon=crew(at=1), active="science", missions=[], lander=1)
    away = explore(planet="tessaly", science=crew(at=1), recon=crew(at=3), active="science", missions=[], lander=1)

    assert picked(home) == "depart"
    assert picked(away) != "depart"


def test_facts_and_sectors_of_goals_are_found_wherever_they_stand() -> None:
    goal = {
        "name": "all-of",
        "goals": [
            {"name": "fact", "fact": "lamp"},
            {"name": "all-in", "sector": 4},
            {"name": "not-fact", "fact": "no"},
        ],
    }

    assert facts_in(goal) == {"lamp"}
    assert sectors_in(goal) == [4]
    assert "lamp-tessaly" in facts_of_planets()[BOX.planets.number("tessaly")]


def test_the_fourth_injury_costs_most_and_a_wanted_fact_is_worth_much() -> None:
    hurt = {"name": "injure"}
    mark = {"name": "remember", "fact": "lamp"}

    assert Worth(injuries=3).deed(hurt) < Worth(injuries=0).deed(hurt) < 0
    assert Worth(frozenset({"lamp"})).deed(mark) > Worth().deed(mark) > 0
    assert Worth(bare=True).deed({"name": "exhaust"}) < Worth().deed({"name": "exhaust"})


def test_what_is_sought_is_worth_more_than_a_mission_and_a_kind_of_discovery_less() -> None:
    log, kind = {"name": "log", "entry": "1409"}, {"name": "lead", "kind": "minerals"}
    sought = Worth(sought=frozenset({("log", "1409"), ("kind", "minerals")}))

    assert sought.deed(log) > Worth().deed(log) + Worth().deed({"name": "complete"})
    assert Worth().deed(kind) < sought.deed(kind) < sought.deed(log)
    assert sought.deed({"name": "lead", "kind": "plants"}) == Worth().deed({"name": "lead", "kind": "plants"})


def test_a_team_stays_for_what_it_seeks_while_there_are_supplies() -> None:
    def goes_home(supplies: int, sought: frozenset[tuple[str, str]]) -> bool:
        pos = explore(planet="cairn", science=crew(at=1), missions=[], supplies=supplies, lander=1)
        return Mind(pos.table.view(0), 0, sought).going_home  # type: ignore[arg-type]

    seeking = frozenset({("log", "1409")})
    assert goes_home(5, frozenset())
    assert not goes_home(5, seeking)
    assert goes_home(2, seeking)


@pytest.mark.parametrize(("at", "answer"), [(9, "move:2"), (2, "act:bz310:cut-a-way")])
def test_where_a_thicket_bars_the_only_way_home_it_is_walked_into_and_cut(at: int, answer: str) -> None:
    dice = ["red-gathering", "green-biology", "red-defence", "blue-basic"]
    pos = explore(
        planet="kestrel",
        round=25,
        lander=1,
        missions=[],
        pois={2: "bz310"},
        science=crew(at=at, dice=dice),
        recon=crew(at=9, dice=dice),
        active="science",
    )

    assert picked(pos) == answer


def test_a_specialist_is_left_what_somebody_else_is_bad_at() -> None:
    pos = explore(
        planet="eye-of-the-void",
        science=crew(at=1, dice=["green-xenology", "green-basic"]),
        security=crew(at=1, dice=["red-fitness", "red-fitness"]),
        active="science",
    )
    mind = Mind(pos.table.view(0), 0)  # type: ignore[arg-type]
    action = BOX.pois.find("twisted-wreckage").actions[0]

    assert mind.ready(1, action, 0) < mind.ready(0, action, 0)


def test_the_thumb_finishes_the_tutorial() -> None:
    played = simulate(Series("vanguard", 2, "thumb", {"scenario": "tutorial"}), range(4))

    assert [each.error for each in played if each.error] == []
    assert [each.result for each in played].count("success") >= 3


def test_the_same_seed_is_the_same_game() -> None:
    series = Series("vanguard", 2, "thumb", {"scenario": "expedition-kestrel"})

    assert play_game(series, 5) == play_game(series, 5)
