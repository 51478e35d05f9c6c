"""Moving: routes, their symbols, arriving (IV-BOARD-03 to 12, IV-MOVE, IV-LOG-03)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard import events
from starboard.games.vanguard.integrity import check
from starboard.games.vanguard.printed import BOX, SCIENCE
from starboard.games.vanguard.rules.moving import can_move
from support.vanguard import crew, explore


@pytest.mark.rule("IV-BOARD-03", "IV-BOARD-10", "IV-EX-24")
def test_a_route_is_used_only_in_the_direction_of_its_arrow() -> None:
    pos = explore(science=crew(), recon=crew(at=4))
    assert "5" in pos.moves()

    back = explore(science=crew(at=5), recon=crew(at=4))
    assert back.moves() == []


@pytest.mark.rule("IV-BOARD-03")
def test_with_arrows_at_both_ends_it_is_two_way() -> None:
    assert "3" in explore(science=crew(), recon=crew(at=4)).moves()
    assert "1" in explore(science=crew(at=3), recon=crew(at=4)).moves()


@pytest.mark.rule("IV-MOVE-02")
def test_only_routes_that_begin_where_the_member_is() -> None:
    pos = explore(science=crew(at=4), recon=crew())

    assert pos.moves() == ["1", "3", "6"]


@pytest.mark.rule("IV-MOVE-02")
def test_a_route_that_begins_elsewhere_is_no_way() -> None:
    pos = explore(science=crew(at=4), recon=crew())
    elsewhere = next(route for route in BOX.boards[pos.state.planet].routes if route.start == 0)

    ruling = can_move(pos.state, SCIENCE, elsewhere)

    assert ruling.rule == "IV-MOVE-02"
    assert ruling.reason is not None
    assert ruling.reason.id == "no-route"


@pytest.mark.rule("IV-MOVE-01", "IV-BOARD-12")
def test_no_move_forbids_the_move_action_but_not_being_placed() -> None:
    pos = explore(science=crew(at=2), recon=crew())
    assert pos.moves() == []
    assert pos.refusal("move:1") == ("IV-MOVE-01", "no-move-here")

    sent = explore(pois={1: "pg-works"}, science=crew(), recon=crew(at=2))
    sent.act("send")
    assert sent.of("recon", "at") == 3


@pytest.mark.rule("IV-MOVE-02")
def test_a_route_may_be_closed_for_now() -> None:
    closed = explore(science=crew(at=5), recon=crew())
    assert closed.refusal("move:6") == ("IV-MOVE-02", "route-closed")

    assert explore(science=crew(at=5), recon=crew(), facts={".bridge": 1}).moves() == ["6"]


@pytest.mark.rule("IV-BOARD-04", "IV-MOVE-03", "IV-MOVE-05", "IV-RULING-20")
def test_every_symbol_is_resolved_in_order_from_start_to_destination() -> None:
    pos = explore(science=crew(at=3), recon=crew(), condition="pg-calm")

    pos.play("move:2", "die:science:3")

    assert [each.symbol for each in pos.happened(events.RouteResolved)] == ["supply", "exhaust-blue"]
    assert pos.table_of("supplies") == 4
    assert pos.of("science", "exhausted") == ["blue-science"]


@pytest.mark.rule("IV-MOVE-04")
def test_the_move_symbol_is_the_move_effect_of_the_current_condition() -> None:
    calm = explore(science=crew(), recon=crew(at=4))
    calm.play("move:4", "die:science:0")
    assert calm.of("science", "exhausted") == ["red-basic"]

    other = explore(condition="pg-combos", science=crew(), recon=crew(at=4))
    other.play("move:4")
    assert other.table_of("supplies") == 4
    assert other.of("science", "exhausted") == []


@pytest.mark.rule("IV-MOVE-06", "IV-DANGER-05", "IV-MOVE-09")
def test_a_danger_die_on_the_way_is_resolved_at_once_and_does_not_stop_the_move() -> None:
    pos = explore(science=crew(), recon=crew(at=4))

    pos.play("move:5", "column:science:red", dice=[["danger:uncommon"]])

    assert pos.of("science", "injuries") == ["wound"]
    assert pos.of("science", "at") == 5


@pytest.mark.rule("IV-MOVE-07", "IV-LOG-03", "IV-LOG-01")
def test_only_then_the_figure_moves_and_the_log_is_read_at_once() -> None:
    pos = explore(science=crew(), recon=crew(at=4))

    pos.play("move:3")
    assert pos.of("science", "at") == 1, "the die is not exhausted yet"
    pos.play("die:science:0")

    assert pos.of("science", "at") == 3
    assert pos.fact(".pool") == 1
    assert pos.table_of("read") == ["pg-pool"]


@pytest.mark.rule("IV-MOVE-07", "IV-LOG-03")
def test_the_move_is_over_while_the_log_of_the_sector_asks() -> None:
    pos = explore(planet="tessaly", science=crew(at=3, dice=["red-basic"]), recon=crew())

    pos.play("move:6")

    assert (pos.asked, pos.of("science", "at")) == ("log-choice", 6)
    assert check(pos.state) == []


@pytest.mark.rule("IV-RULING-21")
def test_a_log_is_read_on_every_entry_unless_it_says_once() -> None:
    pos = explore(science=crew(dice=["red-basic"] * 2, at=3), recon=crew(at=4), facts={".pool": 1})
    pos.play("move:1", "move:3", "die:science:1")
    assert pos.fact(".pool") == 2

    once = explore(science=crew(), recon=crew(at=4))
    once.play("move:5", dice=[["danger:common"]])
    assert once.fact(".spire") == 1
    again = explore(science=crew(), recon=crew(at=4))
    again.state.ship.read.append(BOX.logs.number("pg-spire"))
    again.play("move:5", dice=[["danger:common"]])
    assert again.fact(".spire") == 0


@pytest.mark.rule("IV-RULING-21")
def test_a_poi_card_covers_the_reference_to_a_log() -> None:
    pos = explore(pois={3: "pg-blank"}, science=crew(), recon=crew(at=4))

    pos.play("move:3", "die:science:0")

    assert pos.fact(".pool") == 0


@pytest.mark.rule("IV-RULING-58")
def test_whoever_is_placed_outside_the_own_turn_reads_the_log_at_its_next_turn() -> None:
    pos = explore(pois={1: "pg-works"}, events=[], science=crew(), recon=crew())

    pos.act("send")
    assert pos.of("recon", "at") == 3
    assert pos.fact(".pool") == 0
    pos.play("end-turn")

    assert pos.table_of("active") == "recon"
    assert pos.fact(".pool") == 1


@pytest.mark.rule("IV-MOVE-08", "IV-EX-25")
def test_a_check_on_the_way_is_supported_from_the_starting_sector_only() -> None:
    pos = explore(
        condition="pg-trial",
        science=crew(dice=["green-biology"]),
        recon=crew(dice=["green-exploration"]),
        engineering=crew(at=4, dice=["blue-basic"]),
    )
    pos.play("move:4").take("green-biology")

    pos.play("roll")
    assert pos.asked == "support"
    assert pos.offered == ["die:recon:0", "no-support"]
    pos.play("die:recon:0", dice=[["green-biology:accident", "green-exploration:exploration"]])

    assert pos.fact(".waded") == 1
    assert pos.of("science", "at") == 4
    assert pos.of("engineering", "available") == ["blue-basic"]


@pytest.mark.rule("IV-PREP-06", "IV-MOVE-03")
def test_a_route_can_ask_for_a_check_of_its_own() -> None:
    pos = explore(science=crew(at=4, dice=["red-fitness"]), recon=crew())
    pos.play("move:6").take("red-fitness")

    pos.roll("accident")

    assert (pos.fact(".climbed"), pos.fact(".slipped")) == (0, 1)
    assert pos.of("science", "at") == 6


@pytest.mark.rule("IV-SAC-06", "IV-MOVE-05")
def test_a_sacrifice_symbol_with_a_colour_takes_a_die_of_that_colour() -> None:
    dice = ["red-basic", "red-fitness", "green-biology", "blue-basic"]
    pos = explore(science=crew(at=3, dice=dice), recon=crew())

    pos.play("move:4")
    assert pos.offered == ["die:science:0", "die:science:1"]
    pos.play("die:science:1")

    assert pos.of("science", "gone") == ["red-fitness"]


@pytest.mark.rule("IV-SAC-06", "IV-MOVE-05")
def test_without_a_die_of_the_colour_the_symbol_takes_any_die() -> None:
    pos = explore(
        science=crew(at=3, dice=["green-biology"] * 2 + ["blue-basic"], exhausted=["blue-basic"]), recon=crew()
    )

    pos.play("move:4")

    assert pos.offered == ["die:science:0", "die:science:2", "die:science:3"]
    pos.play("die:science:3")
    assert pos.of("science", "gone") == ["blue-basic"]


@pytest.mark.rule("IV-CREW-03")
def test_a_skill_can_skip_a_symbol_of_the_route() -> None:
    pos = explore(active="recon", recon=crew(charges=1), science=crew(at=4))

    pos.play("move:3")
    assert pos.asked == "on-the-way"
    pos.play("skill:recon")

    assert pos.of("recon", "exhausted") == []
    assert (pos.of("recon", "at"), pos.of("recon", "charges")) == (3, 0)


@pytest.mark.rule("IV-MOVE-03")
def test_setting_out_is_not_told_as_doing_nothing_where_a_skill_may_be_used_on_the_way() -> None:
    pos = explore(active="recon", recon=crew(charges=1), science=crew(at=4))

    assert not pos.table.odds("move:3").nothing
    pos.play("move:3")
    assert pos.asked == "on-the-way"
    assert not pos.table.odds("go-on").passes


@pytest.mark.rule("IV-MOVE-02", "IV-MOVE-08")
def test_whom_a_card_takes_elsewhere_on_the_way_does_not_arrive_by_the_route() -> None:
    pos = explore(
        science=crew(at=4), recon=crew(at=1, rank=2, dice=["red-basic"], hand=["bait-and-run"]), active="recon"
    )
    pos.play("move:3", "card:bait-and-run", "sector:5")

    assert pos.of("recon", "at") == 5, "no route leads from there to sector 3"
    assert pos.state.actions_left == 1
    assert pos.state.moving is None


@pytest.mark.rule("IV-MOVE-08")
def test_whom_a_skill_takes_elsewhere_and_back_goes_on_along_the_route() -> None:
    pos = explore(
        science=crew(at=4), recon=crew(at=1, crew="tevita-moala", charges=2, dice=["red-basic"]), active="recon"
    )
    pos.play("move:3", "skill:recon", "sector:4", "skill:recon", "stay", "sector:1")

    assert pos.of("recon", "at") == 3
