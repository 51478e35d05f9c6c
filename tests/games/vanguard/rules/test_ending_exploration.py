"""The end of an exploration and Deadly Space (IV-END, IV-MODE, IV-DES-27, IV-RULING-33)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.effects import lose_member
from starboard.games.vanguard.printed import BOX, RECON, SCIENCE
from starboard.games.vanguard.rules.ending_exploration import is_success
from support.vanguard import crew, explore, sit_down

AWAY = crew(at=4)
FULL = crew(injuries=["wound", "burn", "panic"], hurt=["red", "green", "blue"])
STONE = next(each.id for each in BOX.discoveries)


@pytest.mark.rule("IV-END-02", "IV-END-03", "IV-RULING-33")
def test_an_evacuation_saves_everybody_fails_and_loses_all_but_unique_discoveries() -> None:
    pos = explore(pois={1: "pg-harm"}, success=2, discoveries=[STONE], uniques=[2], science=FULL, recon=crew(at=5))

    pos.act("wound")

    assert pos.table_of("dead") == []
    assert (pos.table_of("discoveries"), pos.table_of("uniques")) == ([], [2])
    assert pos.table_of("success") == 2
    assert not is_success(pos.state)
    assert pos.table.outcome is not None
    assert pos.table.outcome.result == "evacuated"


@pytest.mark.rule("IV-END-04")
def test_a_log_may_end_the_exploration_and_nobody_is_left_behind() -> None:
    pos = explore(pois={1: "pg-works"}, science=crew(), recon=crew(at=5))

    pos.act("go-home")

    assert pos.table.over
    assert pos.table_of("dead") == []
    assert pos.table_of("read") == ["pg-home"]


@pytest.mark.rule("IV-RULING-33", "IV-DEPART-04")
@pytest.mark.parametrize(
    ("given", "won"),
    [
        ({"missions": ["pg-goal"]}, False),
        ({"missions": ["pg-side"]}, True),
        ({"missions": [], "completed": ["pg-goal"]}, True),
    ],
)
def test_only_unfinished_missions_that_are_not_optional_make_a_failure(given: dict[str, Any], won: bool) -> None:
    pos = explore(science=crew(), recon=crew(), **given)

    pos.play("depart")

    assert is_success(pos.state) is won
    assert pos.state.ship.failed is not won


@pytest.mark.rule("IV-RULING-33")
def test_one_failed_mission_is_enough() -> None:
    pos = explore(pois={1: "pg-works"}, missions=["pg-goal"], science=crew(), recon=crew())

    pos.act("give-up")
    pos.play("depart")

    assert pos.table_of("failed") == ["pg-goal"]
    assert not is_success(pos.state)


@pytest.mark.rule("IV-END-05", "IV-FLOW-01", "IV-RULING-38")
def test_in_a_campaign_the_ship_book_follows() -> None:
    pos = explore(campaign=True, science=crew(), recon=crew())

    pos.play("depart")

    assert not pos.table.over
    assert pos.table_of("phase") == "ship"


@pytest.mark.rule("IV-ROUND-08")
def test_with_nobody_left_the_exploration_has_failed() -> None:
    pos = explore(events=[], science=crew(), recon=crew(at=4))
    lose_member(pos.state, SCIENCE, "IV-END-06")
    lose_member(pos.state, RECON, "IV-END-06")

    pos.play("end-turn")

    assert pos.table_of("result") == "failure"
    assert not is_success(pos.state)


# --- Deadly Space -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-MODE-01", "IV-MODE-02", "IV-DES-27")
def test_each_rule_of_deadly_space_is_switched_for_itself() -> None:
    plain = sit_down("expedition-tessaly").state.flags
    assert not any((plain.no_push, plain.deadly_injuries, plain.lost_uniques, plain.short_supplies))

    one = sit_down("expedition-tessaly", lost_uniques=True).state.flags
    assert one.lost_uniques
    assert not one.no_push


@pytest.mark.rule("IV-DES-27")
def test_a_push_at_three_dice_refreshes_nothing() -> None:
    pos = explore(no_push=True, science=crew(exhausted=["red-basic", "green-biology", "blue-basic"]), recon=AWAY)

    pos.play("push:science", "column:science:red")

    assert pos.of("science", "injuries") == ["exhaustion"]
    assert pos.of("science", "available") == []


@pytest.mark.rule("IV-DES-27")
def test_the_fourth_injury_kills() -> None:
    pos = explore(deadly_injuries=True, pois={1: "pg-harm"}, science=FULL, recon=AWAY)

    pos.act("wound")

    assert pos.table_of("dead") == ["amir-zaynab"]
    assert pos.table_of("result") == "evacuated"


@pytest.mark.rule("IV-DES-27")
def test_an_evacuation_loses_unique_discoveries_too() -> None:
    pos = explore(lost_uniques=True, pois={1: "pg-harm"}, uniques=[2], science=FULL, recon=AWAY)

    pos.act("wound")

    assert pos.table_of("uniques") == []


@pytest.mark.rule("IV-DES-27")
def test_the_lander_starts_with_fewer_supplies() -> None:
    short = explore(short_supplies=True, phase="begin", lander=1, supplies=8, rank_up="first-steps")
    full = explore(phase="begin", lander=1, supplies=8, rank_up="first-steps")

    assert full.table_of("supplies") - short.table_of("supplies") == BOX.numbers.deadly_supplies
