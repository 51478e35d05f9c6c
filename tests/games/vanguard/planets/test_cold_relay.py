"""Operation Cold Relay: one cable."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from starboard.cli.coverage import marked
from starboard.core.errors import EndStep
from starboard.games.vanguard.ending import operation_score, outcome
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.state import Flags, Phase, Result
from support.vanguard import first_keys, sit_down
from support.vanguard_boards import cards_placed, logs_read, longest_log, one_way, page, reached
from support.vanguard_site import Changes, Site

CABLE = {"o91": "plug-heaters", "o92": "plug-doors", "o93": "plug-dish"}


def site(sector: int = 1, **given: Any) -> Site:
    """Engineering in a sector of the station."""
    given.setdefault("at", {"engineering": sector})
    return Site("cold-relay", **given)


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DES-28", "IV-BOARD-03")
@pytest.mark.thing("planet:cold-relay")
def test_every_sector_leads_to_every_other() -> None:
    for sector in page("cold-relay").sector:
        assert reached("cold-relay", sector.number) == list(range(1, 8))
    assert one_way("cold-relay") == [(6, 4), (5, 7), (7, 6)]
    assert page("cold-relay").planet.operation


@pytest.mark.rule("IV-DES-16")
def test_every_log_and_card_is_come_to_and_no_log_is_long() -> None:
    assert logs_read("cold-relay") == sorted(each.id for each in page("cold-relay").log)
    assert cards_placed("cold-relay") == sorted(each.id for each in page("cold-relay").poi)
    assert longest_log("cold-relay") <= 125


def test_everything_here_has_a_test() -> None:
    tested = marked(Path(__file__).parent, "thing")
    found = page("cold-relay")
    wanted = ["planet:cold-relay"]
    for kind, things in (
        ("poi", found.poi),
        ("condition", found.condition),
        ("mission", found.mission),
        ("threat", found.threat),
        ("log", found.log),
    ):
        wanted += [f"{kind}:{each.id}" for each in things]
    assert [each for each in wanted if each not in tested] == []


# --- one cable --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-COND-04", "IV-RULING-59")
@pytest.mark.thing("poi:bz901", "condition:o91", "condition:o92", "condition:o93")
@pytest.mark.parametrize("now", CABLE)
def test_the_cable_goes_to_either_of_the_other_sockets(now: str) -> None:
    others = [each for each in CABLE if each != now]

    assert not site(2, condition=now).can(CABLE[now])
    for other in others:
        junction = site(2, condition=now)
        assert junction.acts(CABLE[other]) == {f"condition {now}": -1, f"condition {other}": 1}


@pytest.mark.rule("IV-RULING-59")
@pytest.mark.thing("poi:bz901", "condition:o92", "condition:o93")
def test_a_cable_that_is_moved_takes_the_cold_off_the_track() -> None:
    junction = site(2, condition="o92", time=2)

    assert junction.acts("plug-dish")["condition time"] == -2


@pytest.mark.rule("IV-ACT-10")
@pytest.mark.thing("poi:bz901")
def test_the_sockets_are_in_the_junction() -> None:
    assert site(2).can("plug-dish")
    assert not site(3).can("plug-dish")


@pytest.mark.rule("IV-MOVE-02")
@pytest.mark.thing("condition:o91", "condition:o92", "condition:o93")
@pytest.mark.parametrize(("condition", "there"), [("o91", False), ("o92", True), ("o93", False)])
def test_the_archive_door_opens_with_power_only(condition: str, there: bool) -> None:
    assert (7 in site(2, condition=condition).exits()) is there
    assert (2 in site(7, condition=condition).exits()) is there
    assert 6 in site(7, condition=condition).exits()
    assert 7 in site(5, condition=condition).exits()


@pytest.mark.rule("IV-MOVE-04")
@pytest.mark.thing("condition:o91", "condition:o92", "condition:o93")
@pytest.mark.parametrize(
    ("condition", "answers", "dice", "cost"),
    [
        ("o91", ["engineering red"], [], {"engineering red": -1}),
        ("o92", [], [], {}),
        ("o93", ["choice:0", "engineering red"], [], {"engineering red": -1}),
        ("o93", ["choice:1"], ["uncommon"], {"supplies": -1}),
    ],
)
def test_a_door_is_cranked_or_walked_through(
    condition: str, answers: list[str], dice: list[str], cost: Changes
) -> None:
    assert site(1, condition=condition).goes(2, *answers, dice=dice) == cost | {"engineering sector": 1}


@pytest.mark.rule("IV-TIME-02")
@pytest.mark.thing("condition:o92", "condition:o93")
@pytest.mark.parametrize("condition", ["o92", "o93"])
def test_without_the_heaters_the_cold_comes_in(condition: str) -> None:
    team = site(at={"engineering": 2, "recon": 6}, condition=condition, time=2)

    assert team.time_goes_by("condition", 1, "engineering red", "recon blue") == {
        "engineering red": -1,
        "recon blue": -1,
        "condition time": -2,
    }


@pytest.mark.rule("IV-COMBO-04")
@pytest.mark.thing("condition:o91")
def test_with_the_heaters_there_is_no_cold_and_hands_are_warmed() -> None:
    warm = site(1, exhausted=2)

    assert warm.time_goes_by("condition", 3) == {}
    assert warm.prepares(
        "red basic",
        "blue basic",
        combos=True,
        answers=["condition-combo:0", "engineering green", "engineering green"],
    ) == {"engineering green": 2}


# --- points of interest -----------------------------------------------------------------------------------------------


@pytest.mark.thing("poi:bz902", "poi:bz906", "log:1902")
@pytest.mark.parametrize(
    ("pool", "read"), [(["green exploration"], True), (["red fitness", "red accident"], True), (["red fitness"], False)]
)
def test_the_watch_book_is_read(pool: list[str], read: bool) -> None:
    changes = site(3).attempt("read-the-watch-book", *pool, answers=[] if read else ["engineering red"])

    if read:
        assert changes == {"success": 1, "engineering hand": 1, "3 bz902": -1, "3 bz906": 1, "log 1902": 1}
    else:
        assert changes == {"engineering red": -1}


@pytest.mark.thing("poi:bz906")
def test_an_hours_sleep_is_four_dice_and_time() -> None:
    bunks = site(3, pois={3: "bz906"}, exhausted=4, condition="o92", threats={"drones": 1})

    changes = bunks.acts("sleep-an-hour", "*")

    assert sum(changes.get(f"engineering {colour}", 0) for colour in ("red", "green", "blue")) == 4
    assert (changes["condition time"], changes["6 time"], changes["drones time"]) == (1, 1, 1)


@pytest.mark.rule("IV-CHECK-29")
@pytest.mark.thing("poi:bz903", "poi:bz907", "log:1903")
def test_the_pile_is_banked_over_several_checks() -> None:
    pile = site(5)

    assert pile.attempt("bank-the-pile", "blue building", "blue science", "red fitness") == {"green": 3}
    assert pile.attempt("bank-the-pile", "blue technology") == {
        "green": -3,
        "success": 2,
        "supplies": 2,
        "5 bz903": -1,
        "5 bz907": 1,
        "log 1903": 1,
    }


@pytest.mark.thing("poi:bz903")
def test_two_accidents_at_the_pile_are_dangerous() -> None:
    assert site(5).attempt("bank-the-pile", "red accident", "blue accident", dice=["common"]) == {"supplies": -1}


@pytest.mark.thing("poi:bz904", "mission:m91", "log:1904")
def test_the_first_thing_sent_is_a_call() -> None:
    dish = site(6, condition="o93")

    assert dish.attempt("send", "blue technology", "green exploration") == {
        "success": 2,
        "fact .relay-called": 1,
        "mission m91": -1,
        "completed m91": 1,
        "log 1904": 1,
    }


@pytest.mark.rule("IV-ACT-06")
@pytest.mark.thing("poi:bz904")
@pytest.mark.parametrize(
    ("condition", "missions", "cores", "sends"),
    [
        ("o93", ["m91"], 0, True),
        ("o93", ["m92"], 1, True),
        ("o93", ["m92"], 0, False),
        ("o91", ["m91"], 1, False),
        ("o92", ["m91"], 1, False),
    ],
)
def test_sending_needs_the_cable_and_something_to_send(
    condition: str, missions: list[str], cores: int, sends: bool
) -> None:
    dish = site(6, condition=condition, missions=missions, facts={".relay-cores": cores})

    assert dish.can("send") is sends


@pytest.mark.thing("poi:bz904", "mission:m92")
def test_after_the_call_each_core_is_sent_once() -> None:
    dish = site(6, condition="o93", missions=["m92"], facts={".relay-cores": 2})

    assert dish.attempt("send", "blue science", "blue building") == {
        "success": 2,
        "fact .relay-cores": -1,
        "fact .relay-sent": 1,
    }


@pytest.mark.rule("IV-OUT-02")
@pytest.mark.thing("poi:bz904")
def test_a_clean_line_is_worth_more_and_a_bad_one_a_die() -> None:
    clean, bad = (site(6, condition="o93", missions=["m92"], facts={".relay-cores": 1}) for _ in range(2))

    assert clean.attempt("send", "blue technology", "blue science", "green exploration")["success"] == 3
    assert bad.attempt("send", "blue technology", answers=["engineering red"]) == {"engineering red": -1}


@pytest.mark.thing("poi:bz905", "log:1905")
@pytest.mark.parametrize(
    ("pool", "uniques"),
    [(["blue building", "red fitness"], 0), (["blue technology", "red gathering", "blue science"], 1)],
)
def test_a_core_is_pulled_and_told_of_once(pool: list[str], uniques: int) -> None:
    archive = site(7)

    first = archive.attempt("pull-a-core", *pool)
    again = archive.attempt("pull-a-core", "blue building", "red fitness")

    assert first == {
        "success": 1,
        "fact .relay-cores": 1,
        "fact .relay-pulled": 1,
        "log 1905": 1,
    } | ({"uniques": 1} if uniques else {})
    assert again == {"success": 1, "fact .relay-cores": 1, "fact .relay-pulled": 1}


@pytest.mark.thing("poi:bz905", "poi:bz908")
def test_the_third_core_empties_the_archive_though_others_were_sent() -> None:
    archive = site(7, facts={".relay-pulled": 2, ".relay-cores": 0})

    changes = archive.attempt("pull-a-core", "blue building", "red fitness")

    assert (changes["7 bz905"], changes["7 bz908"]) == (-1, 1)


@pytest.mark.thing("poi:bz905")
def test_a_drawer_bites() -> None:
    assert site(7).attempt("pull-a-core", "green biology", dice=["uncommon"]) == {"supplies": -1}


@pytest.mark.rule("IV-UDISC-05")
@pytest.mark.thing("planet:cold-relay")
def test_after_the_one_unique_thing_there_are_copies() -> None:
    archive = site(7)
    pool = ("blue technology", "red gathering", "blue science")

    assert archive.attempt("pull-a-core", *pool)["success"] == 1
    assert archive.attempt("pull-a-core", *pool)["success"] == 2


@pytest.mark.rule("IV-BOARD-14")
@pytest.mark.thing("poi:bz906", "poi:bz907", "poi:bz908")
def test_what_is_done_with_is_explored() -> None:
    assert [each.id for each in page("cold-relay").poi if each.final] == ["bz906", "bz907", "bz908"]


@pytest.mark.rule("IV-MISS-02")
@pytest.mark.thing("mission:m92")
def test_three_cores_sent_are_what_was_said() -> None:
    assert site(facts={".relay-sent": 2}).completable() == []
    assert site(facts={".relay-sent": 3}).completes("m92") == {"success": 2, "mission m92": -1, "completed m92": 1}


# --- the window -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-END-04", "IV-DES-28")
@pytest.mark.thing("poi:bz904", "log:1907", "mission:m91")
@pytest.mark.parametrize(("called", "result"), [(True, Result.SUCCESS), (False, Result.FAILURE)])
def test_the_window_closes_and_the_call_has_gone_out_or_not(called: bool, result: Result) -> None:
    last = site(6, condition="o93")
    if called:
        last.attempt("send", "blue technology", "green exploration")
    last.time_goes_by("poi", 12)

    with pytest.raises(EndStep):
        last.time_goes_by("poi", 1)

    assert last.state.phase == Phase.ENDING
    assert last.state.result == result


@pytest.mark.rule("IV-TIME-01")
@pytest.mark.thing("poi:bz904")
def test_the_window_is_thirteen_long() -> None:
    dish = site(1)

    assert dish.time_goes_by("poi", 12) == {"6 time": 12}


@pytest.mark.rule("IV-DES-28")
@pytest.mark.thing("planet:cold-relay")
@pytest.mark.parametrize(("success", "won"), [(8, False), (9, True)])
def test_the_operation_is_won_with_the_call_and_the_target_score(success: int, won: bool) -> None:
    relay = site(6, condition="o93", uniques=["relay-fuse"], injuries={"engineering": ["wound"]})
    state = relay.state
    state.flags = Flags(scenario="operation", operation=0)
    relay.attempt("send", "blue technology", "green exploration")
    state.missions, state.discoveries, state.success, state.result = [], [], success, Result.SUCCESS

    assert operation_score(state) == 4 + success + 2 - 1
    assert (outcome(state).won, outcome(state).scores) == (won, (success + 5,))


@pytest.mark.rule("IV-DES-28", "IV-RULING-49", "IV-DISC-03")
@pytest.mark.thing("planet:cold-relay")
def test_a_fuse_that_is_brought_home_counts_and_of_the_discoveries_what_the_lander_holds() -> None:
    table = sit_down("operation")
    first_keys(table, until="turn")
    table.state.uniques = [BOX.unique_numbers[40]]
    table.state.discoveries = [BOX.discoveries.number("glass-sand")] * 6

    table.answer("depart", 0)

    assert table.outcome is not None
    assert table.outcome.scores == (2 + 5,)


# --- logs of the way --------------------------------------------------------------------------------------------------


@pytest.mark.thing("log:1901")
@pytest.mark.parametrize(
    ("answers", "gained"),
    [
        (["choice:0"], {"supplies": 2, "drones time": 1}),
        (["choice:1"], {"success": 1, "6 time": 1, "drones time": 1}),
        (["choice:2"], {}),
    ],
)
def test_in_the_tunnel_there_is_a_bag_and_a_track(answers: list[str], gained: Changes) -> None:
    tunnel = site(4, threats={"drones": 4})

    assert tunnel.reads("1901", *answers) == gained | {"log 1901": 1}
    assert tunnel.reads("1901") == {}


@pytest.mark.thing("log:1900", "log:1902", "log:1903", "log:1905", "log:1906", "log:1908", "log:1909")
@pytest.mark.parametrize("log", ["1900", "1902", "1903", "1905", "1906", "1908", "1909"])
def test_some_logs_only_tell(log: str) -> None:
    assert site(1).reads(log, by="team") == {f"log {log}": 1}
    planet = page("cold-relay").planet
    assert (planet.arrive_log, planet.depart_log, planet.evacuate_log) == ("1900", "1908", "1909")


# --- the drones -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-THREAT-02", "IV-THREAT-05")
@pytest.mark.thing("threat:drones")
def test_drones_come_nearer_twice_and_take_what_is_loose() -> None:
    hunted = site(3, threats={"drones": 4})

    assert hunted.time_goes_by("threats", 1) == {"drones in": -2, "drones time": 1}
    assert hunted.time_goes_by("threats", 1) == {"drones in": 1, "drones time": 1}
    assert hunted.time_goes_by("threats", 1, "engineering red") == {"engineering red": -1, "drones time": -2}


@pytest.mark.rule("IV-THREAT-05", "IV-BOARD-10")
@pytest.mark.thing("threat:drones")
@pytest.mark.parametrize(("condition", "answers", "sector"), [("o91", [], 3), ("o92", ["threat-to:6"], 7)])
def test_drones_do_not_go_through_a_closed_door(condition: str, answers: list[str], sector: int) -> None:
    hunted = site(6, threats={"drones": 2}, condition=condition)

    assert hunted.time_goes_by("threats", 1, *answers) == {"drones in": sector - 2, "drones time": 1}


@pytest.mark.thing("threat:drones")
def test_drones_alone_take_supplies() -> None:
    far = site(1, threats={"drones": 6})
    far.state.threats[0].time = 2

    assert far.time_goes_by("threats", 1) == {"supplies": -1, "drones time": -2}


@pytest.mark.rule("IV-THREAT-03", "IV-BOARD-13")
@pytest.mark.thing("threat:drones", "log:1906")
@pytest.mark.parametrize(("pool", "down"), [(["blue technology", "red fitness"], True), (["red fitness"], False)])
def test_drones_are_grounded(pool: list[str], down: bool) -> None:
    beside = site(4, threats={"drones": 4})

    changes = beside.attempt("ground-them", *pool, answers=[] if down else ["engineering red"])

    assert changes == ({"success": 2, "log 1906": 1, "drones in": -4} if down else {"engineering red": -1})
    assert not site(1, threats={"drones": 4}).can("ground-them")
    assert page("cold-relay").threat[0].no_save
