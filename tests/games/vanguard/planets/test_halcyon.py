"""Halcyon Drift: one breath each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from starboard.cli.coverage import marked
from starboard.games.vanguard import effects, events
from starboard.games.vanguard.printed import BOX, RECON, SECTIONS, SECURITY
from starboard.games.vanguard.rules.actions import can_rest, rest_cost
from starboard.games.vanguard.rules.equipment import gifts, give
from support.vanguard import crew, explore
from support.vanguard_boards import board, cards_placed, logs_read, longest_log, one_way, page, reached
from support.vanguard_site import Changes, Site

CRADLES = {4: "bz502", 8: "bz503", 6: "bz504", 10: "bz505"}
SLEEPERS = {"holt": 4, "okafor": 8, "castellane": 6, "marrow": 10}
"""In the order in which they are lost, with the sectors they sleep in."""
BY_CODE = {"logs": {"1510", "1515", "1516", "1517"}, "cards": {"bz510", "bz511"}}
"""What the planet's own rules read and place."""


ON_A_LINE, HOME, LOST = 1, 2, 3
"""What the fact of a sleeper says."""


def site(sector: int = 1, *, tows: Mapping[str, Sequence[str]] | None = None, **given: Any) -> Site:
    """Security in a sector of the Drift; the cradles are closed, and nothing hunts. `tows` says who has which line."""
    given.setdefault("at", {"security": sector})
    given.setdefault("pois", CRADLES)
    lines = {section: [f"line-{each}" for each in sleepers] for section, sleepers in (tows or {}).items()}
    towed = {f"halcyon-{each}": ON_A_LINE for sleepers in (tows or {}).values() for each in sleepers}
    return Site("halcyon", equipment=lines, **given | {"facts": towed | given.get("facts", {})})


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DES-11", "IV-BOARD-03", "IV-EX-24")
@pytest.mark.thing("planet:halcyon")
def test_every_sector_leads_to_every_other_and_four_jumps_lead_away_only() -> None:
    for sector in page("halcyon").sector:
        assert reached("halcyon", sector.number) == list(range(1, 11))
    assert one_way("halcyon") == [(1, 4), (3, 5), (6, 9), (8, 10)]
    assert len(page("halcyon").route) == 14
    assert [each.number for each in page("halcyon").sector if each.lander] == [1, 9]
    assert site(1).exits() == [2, 4]
    assert site(4).exits() == [2, 8]


@pytest.mark.rule("IV-DES-16", "IV-DES-12")
def test_every_log_and_card_is_come_to_and_no_log_is_long() -> None:
    logs = {each.id for each in page("halcyon").log}
    cards = {each.id for each in page("halcyon").poi}

    assert {*logs_read("halcyon")} | BY_CODE["logs"] == logs
    assert {*cards_placed("halcyon")} | BY_CODE["cards"] == cards
    assert longest_log("halcyon") <= 125


def test_everything_here_has_a_test() -> None:
    tested = marked(Path(__file__).parent, "thing")
    found = page("halcyon")
    wanted = ["planet:halcyon"]
    for kind, things in (
        ("poi", found.poi),
        ("condition", found.condition),
        ("mission", found.mission),
        ("threat", found.threat),
        ("log", found.log),
    ):
        wanted += [f"{kind}:{each.id}" for each in things]
    assert [each for each in wanted if each not in tested] == []


@pytest.mark.rule("IV-BOARD-04", "IV-RULING-20")
def test_the_straight_way_to_the_lamp_room_costs_twice() -> None:
    symbols = {(each.start + 1, each.to + 1): each.symbols for each in board("halcyon").routes}

    assert symbols[2, 7] == ("move", "exhaust")
    assert symbols[7, 2] == ("exhaust", "move")


# --- air --------------------------------------------------------------------------------------------------------------


@pytest.mark.thing("planet:halcyon", "condition:o51")
@pytest.mark.parametrize(("people", "breaths"), [(1, 1), (2, 1), (3, 2), (4, 2)])
def test_every_round_costs_a_supply_for_two_people(people: int, breaths: int) -> None:
    team = dict.fromkeys(SECTIONS[:people], 1)

    assert site(at=team, supplies=5).round_ends() == {"supplies": -breaths}
    assert site(at=team, supplies=5, condition="o53").round_ends() == {"supplies": -breaths}


@pytest.mark.rule("IV-REST-01", "IV-RULING-19")
@pytest.mark.thing("planet:halcyon")
def test_a_rest_costs_no_air() -> None:
    assert rest_cost(site(1).state, SECURITY) == 0
    assert can_rest(site(1, supplies=0).state, SECURITY)
    assert rest_cost(Site("cairn", at={"security": 1}).state, SECURITY) == 1


@pytest.mark.rule("IV-RULING-48")
@pytest.mark.thing("planet:halcyon", "log:1517")
def test_without_air_somebody_goes_without_every_round() -> None:
    team = site(at={"security": 1, "recon": 5}, supplies=0)

    first = team.round_ends("member:recon", "column:recon:red")
    again = team.round_ends("member:security", "column:security:red")

    assert (first["recon exhaustion"], again["security exhaustion"]) == (1, 1)
    assert "security exhaustion" not in first
    assert (first["log 1517"], again.get("log 1517", 0)) == (1, 0)


@pytest.mark.thing("planet:halcyon")
def test_what_air_there_is_is_shared() -> None:
    team = dict.fromkeys(SECTIONS, 1)
    one, none = site(at=team, supplies=1), site(at=team, supplies=0)

    short = one.round_ends("member:recon", "*")
    empty = none.round_ends("member:recon", "column:recon:red", "member:recon", "*")

    assert (short["supplies"], short["recon exhaustion"]) == (-1, 1)
    assert empty["recon injuries"] == 2


@pytest.mark.rule("IV-COMBO-04")
@pytest.mark.thing("condition:o51")
def test_a_held_breath_saves_the_supply_of_one_round() -> None:
    still = site(1, supplies=3)
    pool = ("red basic", "blue basic", "green biology")

    assert still.prepares(*pool, combos=True, answers=["condition-combo:0"]) == {"fact .halcyon-held": 1}
    assert still.round_ends() == {"fact .halcyon-held": -1}
    assert still.round_ends() == {"supplies": -1}


@pytest.mark.thing("condition:o51")
def test_two_dice_are_too_few_to_hold_ones_breath() -> None:
    still = site(1)

    still.prepares("red basic", "blue basic", combos=True, answers=[])

    assert still.asked == []


@pytest.mark.rule("IV-MOVE-04")
@pytest.mark.thing("condition:o51")
def test_a_step_is_hand_over_hand_or_a_kick_and_hope() -> None:
    assert site(1).goes(2, "choice:0", "security red", "choice:2") == {
        "security sector": 1,
        "security red": -1,
        "log 1501": 1,
    }
    assert site(1).goes(2, "choice:1", "choice:2", dice=["uncommon"]) == {
        "security sector": 1,
        "supplies": -1,
        "log 1501": 1,
    }


@pytest.mark.rule("IV-TIME-02", "IV-RULING-22")
@pytest.mark.thing("condition:o51", "condition:o53")
@pytest.mark.parametrize("condition", ["o51", "o53"])
def test_wreckage_comes_round_where_there_is_void(condition: str) -> None:
    drift = site(at={"security": 4, "science": 3, "recon": 7}, time=3, condition=condition)

    assert drift.time_goes_by("condition", 1, "security red", dice=["common"]) == {
        "security red": -1,
        "condition time": -3,
    }


@pytest.mark.thing("condition:o52")
def test_while_the_ring_turns_there_is_air_for_everybody() -> None:
    assert site(1, supplies=3, condition="o52").round_ends() == {}
    assert site(1, supplies=0, condition="o52").round_ends() == {}


@pytest.mark.thing("condition:o52")
def test_while_the_ring_turns_the_wreck_tears_away_from_the_lander() -> None:
    torn = site(at={"security": 1, "recon": 3}, time=3, condition="o52")

    changes = torn.time_goes_by("condition", 1, "*", dice=["uncommon"])

    assert changes["recon wound"] == 1
    assert changes["condition time"] == -3
    assert "security wound" not in changes


@pytest.mark.thing("condition:o52")
def test_while_the_ring_turns_a_step_costs_a_die_or_time() -> None:
    assert site(2, condition="o52").goes(3, "choice:0", "security red") == {"security sector": 1, "security red": -1}
    assert site(2, condition="o52").goes(3, "choice:1") == {"security sector": 1, "condition time": 1}


@pytest.mark.thing("condition:o53")
def test_while_the_ring_sleeps_a_step_costs_a_die_or_time_and_it_breathes_with_you() -> None:
    asleep = site(2, condition="o53")

    assert site(2, condition="o53").goes(3, "choice:1") == {"security sector": 1, "condition time": 1}
    assert asleep.goes(3, "choice:0", "security red") == {"security sector": 1, "security red": -1}
    assert asleep.prepares("red basic", "green xenology", combos=True, answers=["condition-combo:0", "*"]) == {
        "supplies": 1
    }


# --- the garden -------------------------------------------------------------------------------------------------------


@pytest.mark.thing("poi:bz501", "log:1503", "log:1504")
@pytest.mark.parametrize(("times", "log"), [(0, "1503"), (1, "1504")])
def test_the_valve_gives_three_supplies_of_somebody_else(times: int, log: str) -> None:
    garden = site(3, facts={"halcyon-tank": times})

    assert garden.acts("open-the-valve") == {"supplies": 2, "fact halcyon-tank": 1, f"log {log}": 1}


@pytest.mark.thing("poi:bz501", "poi:bz511", "poi:bz514", "log:1505")
@pytest.mark.parametrize(
    ("freed", "lost"),
    [([], "holt"), (["holt"], "okafor"), (["holt", "okafor"], "castellane"), (["holt", "castellane"], "okafor")],
)
def test_the_third_time_somebody_who_is_still_asleep_does_not_wake(freed: list[str], lost: str) -> None:
    facts = {f"halcyon-{each}": ON_A_LINE for each in freed}
    garden = site(3, facts={"halcyon-tank": 2, **facts})
    sector = SLEEPERS[lost]

    assert garden.acts("open-the-valve") == {
        "supplies": 2,
        "fact halcyon-tank": 1,
        f"fact halcyon-{lost}": 3,
        f"{sector} {CRADLES[sector]}": -1,
        f"{sector} bz511": 1,
        "3 bz501": -1,
        "3 bz514": 1,
        "log 1505": 1,
    }


@pytest.mark.thing("poi:bz501", "log:1505")
def test_with_nobody_asleep_the_third_time_only_empties_the_tank() -> None:
    facts = {f"halcyon-{each}": 2 for each in SLEEPERS}
    garden = site(3, facts={"halcyon-tank": 2, **facts})

    assert garden.acts("open-the-valve") == {
        "supplies": 2,
        "fact halcyon-tank": 1,
        "3 bz501": -1,
        "3 bz514": 1,
        "log 1505": 1,
    }


@pytest.mark.thing("poi:bz501")
@pytest.mark.parametrize(
    ("pool", "gained"),
    [
        (["blue science"], {"supplies": 1}),
        (["green exploration", "green xenology"], {"supplies": 1}),
        (["green biology", "red gathering"], {"supplies": 1, "uniques": 1, "strange-flora leads": 1}),
        (["red fitness"], {"security red": -1}),
    ],
)
def test_the_garden_can_be_coaxed_instead(pool: list[str], gained: Changes) -> None:
    leads = ["trace"] * gained.get("strange-flora leads", 0)
    answers = ["security red"] if "security red" in gained else []

    assert site(3).attempt("coax-the-garden", *pool, answers=answers, dice=leads) == gained


@pytest.mark.thing("poi:bz514")
def test_a_dry_garden_has_cuttings() -> None:
    dry = site(3, pois={3: "bz514"})

    assert dry.attempt("cut-flora", "red fitness") == {}
    assert dry.attempt("cut-flora", "red gathering", dice=["trace", "trace"]) == {"strange-flora leads": 2}


# --- sleepers ---------------------------------------------------------------------------------------------------------

FREE = [
    ("holt", 4, "free-holt", ["red gathering", "blue building"], "1506"),
    ("castellane", 6, "free-castellane", ["green exploration", "blue technology"], "1508"),
    ("marrow", 10, "free-marrow", ["blue technology", "green biology"], "1509"),
]


@pytest.mark.thing("poi:bz502", "poi:bz504", "poi:bz505", "poi:bz510", "log:1506", "log:1508", "log:1509")
@pytest.mark.parametrize(("sleeper", "sector", "action", "pool", "log"), FREE)
def test_whoever_opens_a_cradle_tows_its_sleeper(
    sleeper: str, sector: int, action: str, pool: list[str], log: str
) -> None:
    assert site(sector).attempt(action, *pool) == {
        "success": 1,
        f"fact halcyon-{sleeper}": ON_A_LINE,
        "fact halcyon-freed": 1,
        "security equipment": 1,
        f"{sector} {CRADLES[sector]}": -1,
        f"{sector} bz510": 1,
        f"log {log}": 1,
    }


@pytest.mark.thing("poi:bz502", "poi:bz510", "log:1506")
def test_a_sleeper_is_on_the_line_before_the_cradle_is_covered() -> None:
    security = crew(at=4, dice=["red-gathering", "blue-building"])
    pos = explore(planet="halcyon", pois={4: "bz502"}, missions=[], security=security)

    pos.check("free-holt", "red-gathering", "blue-building", rolls=["gathering", "building"])

    told = [type(each.event) for each in pos.table.news()]
    wanted = [events.EquipmentGained, events.PoiPlaced, events.LogRead]
    assert [each for each in told if each in wanted] == wanted


@pytest.mark.rule("IV-TRACK-02")
@pytest.mark.thing("poi:bz503", "poi:bz510", "log:1507")
def test_the_engineers_latches_may_be_opened_a_few_at_a_time() -> None:
    bell = site(8)

    assert bell.attempt("free-okafor", *["blue building"] * 2, "red defence", "red fitness") == {"green": 4}
    assert bell.attempt("free-okafor", "blue technology") == {
        "green": -4,
        "success": 1,
        "fact halcyon-okafor": ON_A_LINE,
        "fact halcyon-freed": 1,
        "security equipment": 1,
        "8 bz503": -1,
        "8 bz510": 1,
        "log 1507": 1,
    }


@pytest.mark.thing("poi:bz503")
def test_at_the_engine_bell_two_accidents_are_dangerous() -> None:
    bell = site(8)

    assert bell.attempt("free-okafor", "blue accident", "red accident", dice=["common"]) == {"supplies": -1}


@pytest.mark.thing("poi:bz502", "poi:bz504", "poi:bz505")
@pytest.mark.parametrize(
    ("sector", "action", "pool", "more"),
    [
        (4, "free-holt", ["red fitness", "blue building", "green biology"], {"success": 2}),
        (6, "free-castellane", ["green xenology", "blue science"], {"success": 1, "uniques": 1}),
        (
            10,
            "free-marrow",
            ["green exploration", "blue technology", "red fitness"],
            {"success": 2, "uniques": 1},
        ),
    ],
)
def test_a_cradle_opened_well_gives_more(sector: int, action: str, pool: list[str], more: Changes) -> None:
    changes = site(sector).attempt(action, *pool)

    assert {name: changes.get(name, 0) for name in ("success", "uniques") if name in changes} == more
    assert changes[f"{sector} bz510"] == 1


@pytest.mark.thing("poi:bz502", "poi:bz504", "poi:bz505")
@pytest.mark.parametrize(
    ("sector", "action", "pool", "answers", "dice", "cost"),
    [
        (4, "free-holt", ["red defence", "green biology"], ["security red"], ["common"], {"security red": -1}),
        (6, "free-castellane", ["green biology", "red defence"], [], [], {"security hand": -1}),
        (10, "free-marrow", ["red defence", "red fitness"], ["security red"], [], {"security red": -1}),
    ],
)
def test_a_cradle_that_stays_shut_costs_something_and_stays(
    sector: int, action: str, pool: list[str], answers: list[str], dice: list[str], cost: Changes
) -> None:
    assert site(sector, hand={"security": ["grit"]}).attempt(action, *pool, answers=answers, dice=dice) == cost


@pytest.mark.rule("IV-CHECK-07")
@pytest.mark.thing("poi:bz505", "poi:bz508")
@pytest.mark.parametrize(("action", "danger"), [("free-marrow", ["A"]), ("answer-the-plates", ["D"])])
def test_dangerous_places_add_a_danger_die(action: str, danger: list[str]) -> None:
    assert site().action(action).spec.danger == danger


@pytest.mark.thing("poi:bz502", "poi:bz504", "poi:bz505")
@pytest.mark.parametrize(
    ("sector", "action", "pool"),
    [
        (4, "free-holt", ["red defence", "blue building"]),
        (6, "free-castellane", ["green biology", "blue technology"]),
        (10, "free-marrow", ["blue science", "green biology"]),
    ],
)
def test_a_cradle_does_not_open_with_the_wrong_hands(sector: int, action: str, pool: list[str]) -> None:
    assert "security equipment" not in site(sector).attempt(action, *pool, answers=["*"])


@pytest.mark.rule("IV-SHIP-BEGIN-01", "IV-SHIP-STAR-11")
@pytest.mark.thing("log:1500")
def test_getting_in_costs_air_every_time() -> None:
    assert site(pois={}).reads("1500", by="team")["supplies"] == -5, "and a bottle, the first time"
    assert site(pois={}, facts={"halcyon-landed": 1}).reads("1500", by="team")["supplies"] == -4


@pytest.mark.thing("log:1510", "poi:bz509", "mission:m51")
@pytest.mark.parametrize(("freed", "opens"), [(0, False), (1, True)])
def test_the_second_voice_opens_the_lamp_room(freed: int, opens: bool) -> None:
    changes = site(4, facts={"halcyon-freed": freed}).attempt("free-holt", "red gathering", "blue building")

    assert ("log 1510" in changes) is opens
    assert changes.get("7 bz509", 0) == int(opens)


@pytest.mark.thing("log:1510")
def test_a_lamp_room_that_was_settled_stays_as_it_is() -> None:
    late = site(4, facts={"halcyon-freed": 1}, pois={**CRADLES, 7: "bz513"})

    assert "log 1510" not in late.attempt("free-holt", "red gathering", "blue building")


@pytest.mark.rule("IV-SAC-02", "IV-EQUIP-09")
def test_a_line_costs_a_die_at_every_sector() -> None:
    free = site(2)
    one = site(2, tows={"security": ["holt"]})
    two = site(2, tows={"security": ["holt", "okafor"]})
    other = site(at={"security": 2, "recon": 4}, tows={"recon": ["holt"]})

    assert free.goes(3, "choice:0", "security red")["security red"] == -1
    assert one.goes(3, "choice:0", "security red", "security red")["security red"] == -2
    assert two.goes(3, "choice:0", "security red", "security red", "security red")["security red"] == -3
    assert other.goes(3, "choice:0", "security red")["security red"] == -1


def test_who_has_no_die_left_tows_on_breath_while_there_is_any() -> None:
    breath, none = (site(3, exhausted=4, tows={"security": ["holt"]}, supplies=supplies) for supplies in (2, 0))

    assert breath.goes(2, "choice:1", "choice:2", dice=["special"])["supplies"] == -1
    assert none.goes(2, "choice:1", "choice:2", dice=["special"]) == {"security sector": -1, "log 1501": 1}


@pytest.mark.parametrize("sleeper", SLEEPERS)
def test_who_tows_into_the_landing_sector_has_brought_them_home(sleeper: str) -> None:
    tug = site(2, tows={"security": [sleeper]})

    assert tug.goes(1, "choice:0", "security red", "security red") == {
        "security sector": -1,
        "security red": -2,
        "security equipment": -1,
        f"fact halcyon-{sleeper}": HOME - ON_A_LINE,
        "fact halcyon-aboard": 1,
        "success": 1,
    }


@pytest.mark.rule("IV-MISS-01")
@pytest.mark.thing("log:1515", "mission:m52")
@pytest.mark.parametrize(("aboard", "done"), [(0, False), (1, True), (2, False)])
def test_the_second_one_brought_home_is_what_was_ordered(aboard: int, done: bool) -> None:
    tug = site(2, tows={"security": ["marrow"]}, facts={"halcyon-freed": 2, "halcyon-aboard": aboard})

    changes = tug.goes(1, "choice:0", "security red", "security red")

    assert (changes.get("mission m52", 0), changes.get("log 1515", 0)) == ((-1, 1) if done else (0, 0))


@pytest.mark.rule("IV-MISS-02")
@pytest.mark.thing("mission:m51", "mission:m52")
def test_what_is_done_can_be_completed() -> None:
    assert site().completable() == []
    assert site(facts={"halcyon-freed": 2, "halcyon-aboard": 1}).completable() == []
    assert site(facts={"halcyon-freed": 2, "halcyon-aboard": 2, "lamp-halcyon": 2}).completable() == ["m51", "m52"]


@pytest.mark.thing("planet:halcyon")
def test_without_the_lander_a_dock_is_only_a_sector() -> None:
    tug = site(2, tows={"security": ["holt"]}, lander=9)

    assert "fact halcyon-aboard" not in tug.goes(1, "choice:0", "security red", "security red")


@pytest.mark.rule("IV-MISS-02")
@pytest.mark.thing("mission:m53")
def test_all_four_are_more_than_was_ordered() -> None:
    assert "m53" not in site(facts={"halcyon-aboard": 3}).completable()
    assert site(facts={"halcyon-aboard": 4}).completes("m53") == {
        "success": 2,
        "uniques": 1,
        "mission m53": -1,
        "completed m53": 1,
    }


@pytest.mark.rule("IV-EQUIP-07", "IV-RULING-61")
@pytest.mark.thing("mission:m52")
def test_lines_are_handed_over_in_the_same_sector() -> None:
    together = site(at={"security": 2, "recon": 2}, tows={"security": ["holt"]}, active="recon")
    apart = site(at={"security": 2, "recon": 3}, tows={"security": ["holt"]})
    line = BOX.equipment.number("line-holt")

    assert gifts(together.state, together.state.leaders[SECURITY]) == [("hand-over", SECURITY, line, RECON)]
    assert gifts(apart.state, SECURITY) == []
    together.run(lambda: give(together.state, ("hand-over", SECURITY, line, RECON)))
    assert together.goes(1, "choice:0", "recon red", "recon red")["fact halcyon-aboard"] == 1


# --- docks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-BOARD-11")
@pytest.mark.thing("poi:bz506", "poi:bz507")
@pytest.mark.parametrize(("here", "action", "there"), [(1, "fly-from-the-bow", 9), (9, "fly-from-the-ring", 1)])
def test_the_lander_takes_everyone_in_its_sector_along(here: int, action: str, there: int) -> None:
    crew = site(at={"security": here, "recon": here, "science": 3}, lander=here)

    assert crew.attempt(action, "blue technology") == {
        "lander": there - here,
        "security sector": there - here,
        "recon sector": there - here,
    }


@pytest.mark.thing("poi:bz506", "poi:bz507")
@pytest.mark.parametrize(("here", "action", "there"), [(1, "fly-from-the-bow", 9), (9, "fly-from-the-ring", 1)])
def test_the_lander_can_be_called_over_and_leaves_others_where_they_are(here: int, action: str, there: int) -> None:
    crew = site(at={"security": here, "recon": there}, lander=there)

    assert crew.attempt(action, "blue building", "blue accident") == {"lander": here - there}


@pytest.mark.rule("IV-OUT-02")
@pytest.mark.thing("poi:bz506", "poi:bz507")
@pytest.mark.parametrize(("here", "action"), [(1, "fly-from-the-bow"), (9, "fly-from-the-ring")])
def test_a_bad_flight_costs_air_and_arrives_all_the_same(here: int, action: str) -> None:
    changes = site(here, lander=here).attempt(action, "red fitness")

    assert (changes["supplies"], abs(changes["lander"])) == (-1, 8)


@pytest.mark.thing("poi:bz507", "planet:halcyon")
def test_the_lander_fetches_whoever_waits_with_a_line() -> None:
    waiting = site(
        at={"security": 9, "recon": 9},
        lander=1,
        tows={"security": ["marrow"], "recon": ["castellane"]},
    )

    changes = waiting.attempt("fly-from-the-ring", "blue technology")

    assert changes["fact halcyon-aboard"] == 2
    assert changes["success"] == 2
    assert (changes["security equipment"], changes["recon equipment"]) == (-1, -1)
    assert changes["completed m52"] == 1


# --- the lamp ---------------------------------------------------------------------------------------------------------


@pytest.mark.thing("poi:bz508", "mission:m51")
def test_the_plates_can_be_convinced_without_a_sleeper() -> None:
    shut = site(7)
    three = ("green xenology", "blue technology", "green biology")

    assert shut.attempt("answer-the-plates", *three, answers=["security red"]) == {"security red": -1}
    changes = shut.attempt("answer-the-plates", *three, "blue science", answers=["*"])
    assert changes["log 1511"] == 1
    assert changes["completed m51"] == 1


@pytest.mark.thing("poi:bz509", "log:1511")
@pytest.mark.parametrize(
    ("pool", "opens"),
    [
        (["green xenology", "blue technology"], True),
        (["blue science", "green exploration"], True),
        (["green xenology", "red fitness"], False),
    ],
)
def test_with_two_voices_the_chalk_can_be_followed(pool: list[str], opens: bool) -> None:
    room = site(7, pois={7: "bz509"})

    changes = room.attempt("stand-in-the-chalk", *pool, answers=["*"] if opens else ["security red"])

    assert ("log 1511" in changes) is opens
    assert opens or changes == {"security red": -1}


@pytest.mark.thing("poi:bz501", "poi:bz505", "poi:bz509", "poi:bz510")
@pytest.mark.parametrize(
    ("sector", "card", "action", "pool", "number"),
    [
        (3, "bz501", "coax-the-garden", ["green biology", "red gathering"], 36),
        (10, "bz505", "free-marrow", ["green exploration", "blue technology", "red fitness"], 28),
        (7, "bz509", "stand-in-the-chalk", ["green xenology", "blue technology", "red fitness"], 24),
        (4, "bz510", "go-through-the-lockers", ["red gathering", "blue building"], 23),
    ],
)
def test_some_rooms_keep_one_thing_that_there_is_no_other_of(
    sector: int, card: str, action: str, pool: list[str], number: int
) -> None:
    room = site(sector, pois={sector: card})
    room.attempt(action, *pool, answers=["*"], dice=["trace"] * (card in ("bz501", "bz510")))

    assert [BOX.uniques[each].spec.number for each in room.state.uniques] == [number]


@pytest.mark.thing("log:1511", "log:1512", "poi:bz511", "poi:bz512", "condition:o52", "mission:m51")
def test_to_light_the_lamp_opens_every_cradle_that_is_closed() -> None:
    facts = {"halcyon-holt": HOME, "halcyon-okafor": ON_A_LINE, "halcyon-freed": 2}
    room = site(7, facts=facts, pois={4: "bz510", 8: "bz510", 6: "bz504", 10: "bz505"})

    assert room.reads("1511", "choice:0") == {
        "success": 1,
        "fact lamp-halcyon": 1,
        "fact halcyon-castellane": 3,
        "fact halcyon-marrow": 3,
        "6 bz504": -1,
        "6 bz511": 1,
        "10 bz505": -1,
        "10 bz511": 1,
        "7 bz508": -1,
        "7 bz512": 1,
        "condition o51": -1,
        "condition o52": 1,
        "mission m51": -1,
        "completed m51": 1,
        "log 1511": 1,
        "log 1512": 1,
    }


@pytest.mark.rule("IV-SAC-09")
@pytest.mark.thing("log:1511")
def test_one_voice_is_not_enough_to_light_the_lamp() -> None:
    room = site(7, facts={"halcyon-freed": 1})

    assert room.reads("1511", "*")["fact lamp-halcyon"] == 2
    assert "log-choice" not in room.asked


@pytest.mark.thing("log:1511", "log:1513", "poi:bz513", "condition:o53", "mission:m51")
def test_to_leave_it_folded_costs_a_die_and_nobody() -> None:
    room = site(7)

    changes = room.reads("1511", "*")

    assert changes == {
        "success": 1,
        "security gone": 1,
        "security red": -1,
        "fact lamp-halcyon": 2,
        "7 bz508": -1,
        "7 bz513": 1,
        "condition o51": -1,
        "condition o53": 1,
        "mission m51": -1,
        "completed m51": 1,
        "log 1511": 1,
        "log 1513": 1,
    }


@pytest.mark.rule("IV-RULING-33")
@pytest.mark.thing("log:1516", "mission:m52", "poi:bz511")
@pytest.mark.parametrize(("lost", "failed"), [(1, False), (2, True)])
def test_with_too_few_left_to_save_the_order_is_withdrawn(lost: int, failed: bool) -> None:
    names = list(SLEEPERS)
    facts = {f"halcyon-{each}": 3 for each in names[:lost]} | {"halcyon-tank": 2}
    garden = site(3, facts=facts)

    changes = garden.acts("open-the-valve")

    assert ("log 1516" in changes) is failed
    assert changes.get("failed m52", 0) == int(failed)
    assert changes.get("mission m52", 0) == -int(failed)


@pytest.mark.thing("log:1516")
def test_an_order_that_was_carried_out_is_not_withdrawn() -> None:
    facts = {f"halcyon-{each}": 3 for each in ("holt", "okafor")} | {"halcyon-tank": 2}
    garden = site(3, facts=facts, missions=["m51"])

    assert "log 1516" not in garden.acts("open-the-valve")


@pytest.mark.thing("poi:bz510", "poi:bz515")
@pytest.mark.parametrize(
    ("pool", "gained"),
    [
        (["red gathering"], {"supplies": 1, "minerals leads": 1, "4 bz510": -1, "4 bz515": 1}),
        (["green biology", "red accident"], {"supplies": 1, "minerals leads": 1, "4 bz510": -1, "4 bz515": 1}),
        (["green biology"], {"security hand": 1}),
        (
            ["red gathering", "blue building"],
            {"supplies": 1, "minerals leads": 1, "4 bz510": -1, "4 bz515": 1, "uniques": 1},
        ),
    ],
)
def test_an_open_cradle_has_lockers(pool: list[str], gained: Changes) -> None:
    galley = site(4, pois={4: "bz510"})
    won = "supplies" in gained

    changes = galley.attempt(
        "go-through-the-lockers",
        *pool,
        answers=["kind:minerals"] if won else [],
        dice=["trace"] if won else [],
    )

    assert changes == gained


@pytest.mark.rule("IV-BOARD-14")
@pytest.mark.thing("poi:bz510", "poi:bz511", "poi:bz512", "poi:bz513", "poi:bz514", "poi:bz515")
def test_what_is_settled_is_explored() -> None:
    final = [each.id for each in page("halcyon").poi if each.final]

    assert final == ["bz510", "bz511", "bz512", "bz513", "bz514", "bz515"]
    assert {each.id: each.copies for each in page("halcyon").poi if each.copies > 1} == {
        "bz510": 4,
        "bz511": 4,
        "bz515": 4,
    }


# --- logs of the way --------------------------------------------------------------------------------------------------


@pytest.mark.thing("log:1500", "planet:halcyon")
def test_on_the_first_landing_a_bottle_is_lost_and_four_cradles_are_closed() -> None:
    assert site(pois={}).reads("1500", by="team") == {
        "fact halcyon-landed": 1,
        "supplies": -5,
        "4 bz502": 1,
        "8 bz503": 1,
        "6 bz504": 1,
        "10 bz505": 1,
        "log 1500": 1,
    }
    assert [each.id for each in page("halcyon").planet.threats] == ["builder-biobot"]


@pytest.mark.rule("IV-SHIP-STAR-11")
@pytest.mark.thing("log:1500")
@pytest.mark.parametrize(
    ("facts", "changed"),
    [
        ({"lamp-halcyon": 1, "halcyon-aboard": 2}, ["condition o52", "completed m51", "completed m52"]),
        ({"lamp-halcyon": 2, "halcyon-aboard": 1}, ["condition o53", "completed m51"]),
        ({"halcyon-holt": 3, "halcyon-okafor": 3, "halcyon-marrow": 3}, ["failed m52"]),
        ({}, []),
    ],
)
def test_who_comes_back_finds_the_drift_as_it_was_left(facts: dict[str, int], changed: Sequence[str]) -> None:
    changes = site(pois={}, facts={"halcyon-landed": 1, **facts}).reads("1500", by="team")

    seen = [name for name in changes if name.startswith(("condition o52", "condition o53", "completed", "failed"))]
    assert sorted(seen) == sorted(changed)
    assert "4 bz502" not in changes


@pytest.mark.thing("log:1501")
@pytest.mark.parametrize(
    ("answers", "gained"),
    [
        (["choice:0"], {"condition time": 1, "supplies": 2}),
        (["choice:1", "security red"], {"security red": -1, "security hand": 2}),
        (["choice:2"], {}),
    ],
)
def test_in_the_spine_one_may_search_read_or_go_on(answers: list[str], gained: Changes) -> None:
    assert site(2).reads("1501", *answers) == gained | {"log 1501": 1}


@pytest.mark.thing("log:1502")
@pytest.mark.parametrize(
    ("answers", "dice", "gained"),
    [
        (["choice:0"], [], {"security blue": -1, "success": 1}),
        (["choice:1"], ["trace", "trace"], {"builder-biobot time": 1, "alien-technology leads": 2}),
        (["choice:2"], [], {}),
    ],
)
def test_at_the_torn_spoke_one_may_string_a_line_watch_or_jump(
    answers: list[str], dice: list[str], gained: Changes
) -> None:
    spoke = site(5, threats={"builder-biobot": 5})

    assert spoke.reads("1502", *answers, dice=dice) == gained | {"log 1502": 1}


@pytest.mark.rule("IV-LOG-02")
@pytest.mark.thing("log:1501", "log:1502")
@pytest.mark.parametrize("log", ["1501", "1502"])
def test_what_is_found_on_the_way_is_found_once(log: str) -> None:
    found = site(2)
    found.reads(log, "choice:2")

    assert found.reads(log) == {}
    assert found.asked == []


@pytest.mark.rule("IV-END-01", "IV-END-02")
@pytest.mark.thing("log:1518", "log:1519")
@pytest.mark.parametrize("log", ["1518", "1519"])
@pytest.mark.parametrize(("aboard", "crew"), [(2, 0), (3, 1), (4, 1)])
def test_three_brought_home_are_a_crew(log: str, aboard: int, crew: int) -> None:
    changes = site(1, facts={"halcyon-aboard": aboard}).reads(log, by="team")

    assert changes.get("fact halcyon-crew", 0) == crew


@pytest.mark.thing("log:1518", "log:1519")
@pytest.mark.parametrize("log", ["1518", "1519"])
@pytest.mark.parametrize("who", ["security", "recon"])
def test_who_is_still_on_a_line_is_lost(log: str, who: str) -> None:
    leaving = site(at={"security": 2, "recon": 2}, tows={who: ["holt"]}, facts={"halcyon-okafor": HOME})

    assert leaving.reads(log, by="team") == {
        "fact halcyon-holt": LOST - ON_A_LINE,
        f"{who} equipment": -1,
        f"log {log}": 1,
    }
    assert (page("halcyon").planet.depart_log, page("halcyon").planet.evacuate_log) == ("1518", "1519")


@pytest.mark.rule("IV-RULING-46")
@pytest.mark.thing("log:1518")
def test_the_line_of_somebody_left_behind_does_not_come_to_the_armory() -> None:
    leaving = site(at={"security": 1, "recon": 2}, tows={"recon": ["marrow"]})
    effects.lose_member(leaving.state, RECON, "IV-DEPART-03")

    leaving.reads("1518", by="team")

    assert leaving.state.ship.armory == []
    assert leaving.tally()["fact halcyon-marrow"] == LOST


# --- the biobot -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-THREAT-02", "IV-THREAT-05")
@pytest.mark.thing("threat:builder-biobot")
def test_the_biobot_comes_nearer_twice_and_mends_whom_it_finds() -> None:
    hunted = site(9, threats={"builder-biobot": 5})

    assert hunted.time_goes_by("threats", 1, "*") == {"builder-biobot in": 1, "builder-biobot time": 1}
    hunted.time_goes_by("threats", 1)
    assert hunted.time_goes_by("threats", 1, "security red", "security blue") == {
        "security red": -1,
        "security blue": -1,
        "builder-biobot time": -2,
    }


@pytest.mark.thing("threat:builder-biobot")
def test_alone_the_biobot_seals_a_valve() -> None:
    far = site(1, threats={"builder-biobot": 6})
    far.state.threats[0].time = 2

    assert far.time_goes_by("threats", 1) == {"supplies": -1, "builder-biobot time": -2}


@pytest.mark.rule("IV-THREAT-03", "IV-OUT-02")
@pytest.mark.thing("threat:builder-biobot", "log:1514")
@pytest.mark.parametrize(
    ("pool", "gained"),
    [
        (["red gathering", "red fitness"], {"success": 1, "log 1514": 1}),
        (["blue technology", "blue building"], {"alien-technology leads": 2}),
        (["red gathering"], {"security red": -1}),
    ],
)
def test_the_biobot_is_given_something_to_mend(pool: list[str], gained: Changes) -> None:
    beside = site(5, threats={"builder-biobot": 5})
    leads = ["trace"] * gained.get("alien-technology leads", 0)
    gone = "security red" not in gained

    changes = beside.attempt("give-it-work", *pool, answers=[] if gone else ["security red"], dice=leads)

    assert changes.pop("builder-biobot in", 0) == (-5 if gone else 0)
    assert changes == ({"success": 1, "log 1514": 1} | gained if gone else gained)
    assert not site(7, threats={"builder-biobot": 5}).can("give-it-work")
