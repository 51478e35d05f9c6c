"""Rounds and turns (IV-ROUND), turn order, the start token."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard import events
from starboard.games.vanguard.printed import ENGINEERING, RECON, SCIENCE, SECURITY
from starboard.games.vanguard.queries import turn_order
from support.vanguard import VanguardPosition, crew, explore

ALL: dict[str, Any] = {"security": crew(), "science": crew(), "recon": crew(), "engineering": crew()}


def end_turn(pos: VanguardPosition) -> None:
    pos.play("end-turn")


@pytest.mark.rule("IV-ROUND-01", "IV-ROUND-07")
def test_every_member_has_a_turn_and_then_all_tokens_are_turned_back() -> None:
    pos = explore(events=[], science=crew(), recon=crew())
    assert not pos.of("science", "acted")

    end_turn(pos)
    assert pos.of("science", "acted")
    assert not pos.of("recon", "acted")
    end_turn(pos)

    assert pos.asked == "start-token"
    assert pos.table_of("round") == 3
    assert not pos.of("science", "acted")
    assert not pos.of("recon", "acted")


@pytest.mark.rule("IV-ROUND-02", "IV-QS-12")
def test_in_the_first_round_only_the_recon_leader_is_asked() -> None:
    pos = explore(seats=4, phase="begin", lander=1, round=0, events=[], rank_up="first-steps", **ALL)

    assert pos.asks == {"2": "start-token"}
    pos.play("start-token:engineering")
    assert pos.table_of("active") == "engineering"


@pytest.mark.rule("IV-ROUND-03")
def test_from_the_second_round_on_the_holder_passes_the_start_token_freely() -> None:
    pos = explore(seats=2, leaders=[0, 1, 0, 1], phase="round", round=1, first="science", events=[], **ALL)

    assert pos.asks == {"1": "start-token"}
    assert pos.offered == [f"start-token:{each}" for each in ("security", "science", "recon", "engineering")]
    pos.play("start-token:science")
    assert pos.table_of("first") == "science"


@pytest.mark.rule("IV-ROUND-04", "IV-RULING-24")
def test_turns_go_clockwise_by_seat_and_in_a_fixed_order_within_one() -> None:
    pos = explore(seats=2, leaders=[1, 0, 0, 1], active="science", first="science", **ALL)

    assert turn_order(pos.state) == [SCIENCE, RECON, SECURITY, ENGINEERING]
    pos.state.first = SECURITY
    assert turn_order(pos.state) == [SECURITY, ENGINEERING, SCIENCE, RECON]


@pytest.mark.rule("IV-ROUND-04")
def test_nobody_has_a_second_turn_in_a_round() -> None:
    pos = explore(events=[], active="recon", first="recon", science=crew(acted=True), recon=crew())

    end_turn(pos)

    assert pos.asked == "start-token"


@pytest.mark.rule("IV-ROUND-05", "IV-ACT-01")
def test_a_turn_has_two_actions() -> None:
    pos = explore(events=[], science=crew(), recon=crew(at=4))

    pos.play("rest")
    assert pos.table_of("actions") == 1
    pos.play("rest")

    assert pos.table_of("active") == "recon"


@pytest.mark.rule("IV-ROUND-06", "IV-EVENT-01", "IV-EVENT-05")
def test_a_turn_ends_with_its_token_and_then_one_event() -> None:
    pos = explore(events=["low-visibility"], science=crew(at=4), recon=crew(at=4))

    pos.play("end-turn")

    order = [each.event for each in pos.table.news()]
    ended = next(place for place, event in enumerate(order) if isinstance(event, events.TurnEnded))
    revealed = next(place for place, event in enumerate(order) if isinstance(event, events.EventRevealed))
    assert ended < revealed
    assert pos.table_of("event_discards") == ["low-visibility"]


@pytest.mark.rule("IV-ROUND-08")
def test_rounds_go_on_until_something_ends_the_exploration() -> None:
    pos = explore(events=[], pois={1: "pg-works"}, science=crew(), recon=crew())
    for _ in range(3):
        end_turn(pos)
        end_turn(pos)
        pos.play("start-token:science")
    assert pos.table_of("round") == 5
    assert pos.asked == "turn"

    pos.act("go-home")

    assert pos.table.over
    assert pos.table_of("result") == "success"
    assert pos.fact("pg-home") == 1


@pytest.mark.rule("IV-ROUND-09")
def test_an_effect_concerns_only_who_triggers_it_unless_it_says_otherwise() -> None:
    pos = explore(pois={1: "pg-whom"}, science=crew(), recon=crew(), engineering=crew(at=4))

    pos.act("you")
    assert [pos.of(each, "charges") for each in ("science", "recon", "engineering")] == [1, 0, 0]


@pytest.mark.rule("IV-ROUND-09")
@pytest.mark.parametrize(("action", "charges"), [("sector", [1, 1, 0]), ("team", [1, 1, 1])])
def test_a_sector_is_everybody_there_and_the_team_everybody(action: str, charges: list[int]) -> None:
    pos = explore(pois={1: "pg-whom"}, science=crew(), recon=crew(), engineering=crew(at=4))

    pos.act(action)

    assert [pos.of(each, "charges") for each in ("science", "recon", "engineering")] == charges


@pytest.mark.rule("IV-CREW-07")
def test_a_random_member_is_the_lowest_of_ten_sided_dice_with_ties_rolled_again() -> None:
    pos = explore(pois={1: "pg-whom"}, science=crew(), recon=crew(), engineering=crew(at=4))

    pos.act("random", dice=[["d10:3", "d10:8", "d10:3"], ["d10:9", "d10:2"]])

    assert [pos.of(each, "charges") for each in ("science", "recon", "engineering")] == [0, 0, 1]
    assert pos.happened(events.RandomMember) == [events.RandomMember(ENGINEERING)]


@pytest.mark.rule("IV-RULING-23")
def test_if_the_holder_leaves_play_the_start_token_passes_clockwise() -> None:
    pos = explore(
        phase="next-turn",
        seats=4,
        active="science",
        first="recon",
        events=[],
        science=crew(acted=True),
        security=crew(),
        engineering=crew(),
    )

    assert pos.table_of("first") == "engineering"
    assert pos.table_of("active") == "engineering"
