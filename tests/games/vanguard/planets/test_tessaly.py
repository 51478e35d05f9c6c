"""Tessaly IV: the geysers breathe."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.printed import BOX
from support.vanguard_boards import (
    cards_placed,
    drawn_routes,
    drawn_sectors,
    logs_read,
    longest_log,
    marked_cards,
    one_way,
    page,
    reached,
)
from support.vanguard_site import Site

PLANET = "tessaly"


def shelf(sector: int, *, who: str = "science", **more: Any) -> Site:
    """Somebody in a sector of the shelf."""
    return Site(PLANET, at={who: sector}, **more)


def eruption(sector: int, **more: Any) -> Site:
    """Somebody in a sector while the shelf breathes out."""
    return shelf(sector, condition="o22", **more)


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DES-11", "IV-DES-12", "IV-DES-13", "IV-DES-14")
@pytest.mark.thing("planet:tessaly")
def test_the_board_is_as_large_as_a_board_should_be() -> None:
    found = page(PLANET)

    assert len(found.sector) == 10
    assert len(found.route) == 13
    assert one_way(PLANET) == [(3, 6), (5, 8), (8, 9)]
    assert [each.number for each in found.sector if each.lander] == [1, 6]
    assert (len(found.poi), len(found.mission), len(found.condition)) == (13, 3, 3)


@pytest.mark.rule("IV-DES-11")
def test_every_sector_can_be_reached_and_left_again() -> None:
    assert all(reached(PLANET, start) == list(range(1, 11)) for start in range(1, 11))


@pytest.mark.rule("IV-DES-16")
def test_every_log_is_read_and_every_card_comes_into_play() -> None:
    assert logs_read(PLANET) == sorted(each.id for each in page(PLANET).log)
    assert cards_placed(PLANET) == sorted(each.id for each in page(PLANET).poi)
    assert longest_log(PLANET) <= 120


@pytest.mark.thing("log:1200", "log:1220", "log:1221")
@pytest.mark.parametrize("log", ["1200", "1220", "1221"])
def test_arriving_leaving_and_being_pulled_out_are_only_read(log: str) -> None:
    planet = page(PLANET).planet

    assert log in (planet.arrive_log, planet.depart_log, planet.evacuate_log)
    assert shelf(1).reads(log) == {f"log {log}": 1}


@pytest.mark.rule("IV-SHIP-STAR-11")
@pytest.mark.thing("log:1200", "condition:o23")
def test_whoever_comes_back_to_shut_vents_finds_still_water() -> None:
    assert shelf(1, facts={"tessaly-vents": 1}).reads("1200") == {
        "log 1200": 1,
        "condition o21": -1,
        "condition o23": 1,
    }
    assert shelf(1, facts={"tessaly-vents": 2}).reads("1200") == {"log 1200": 1}


@pytest.mark.rule("IV-UDISC-05")
def test_when_the_unique_discoveries_are_gone_there_is_a_lead() -> None:
    site = shelf(10, pois={10: "bz204"})
    site.state.unique_stack = []

    found = site.attempt("go-down-the-stair", "green xenology", "red fitness", "red fitness", dice=["trace"])

    assert (found["minerals leads"], found["success"]) == (1, 1)
    assert "uniques" not in found


ROUTES = [
    (1, 2, "exhaust"),
    (2, 3, "exhaust"),
    (2, 4, "move"),
    (2, 5, "exhaust"),
    (3, 6, "exhaust"),
    (4, 6, "move"),
    (4, 7, "move"),
    (7, 9, "move"),
    (7, 8, "move"),
    (5, 8, "exhaust"),
    (8, 9, "exhaust"),
    (5, 10, "exhaust"),
    (8, 10, "move"),
]
SECTORS = {
    1: "cold water",
    2: "water cold bz201",
    3: "cold 1203",
    4: "volcanic water bz202",
    5: "volcanic rocky bz203",
    6: "cold rocky 1204",
    7: "volcanic space",
    8: "ruins volcanic bz205",
    9: "cold ruins 1207",
    10: "water ruins space",
}
"""Biomes, and the card, the log or the empty space that is printed there."""


@pytest.mark.rule("IV-BOARD-02", "IV-BOARD-03", "IV-BOARD-04")
def test_the_map_is_as_it_is_drawn() -> None:
    assert drawn_routes(PLANET) == ROUTES
    assert drawn_sectors(PLANET) == SECTORS


MARKS = {
    "bz206": "final",
    "bz208": "final",
    "bz209": "important",
    "bz210": "important",
    "bz211": "final x6",
}
"""Symbols of the cards that have one, and how many there are of those that come several times."""


@pytest.mark.rule("IV-BOARD-12", "IV-BOARD-13", "IV-BOARD-14", "IV-BOARD-15", "IV-COND-01")
def test_cards_have_their_symbols() -> None:
    assert marked_cards(PLANET) == MARKS


@pytest.mark.rule("IV-BOARD-06", "IV-BOARD-07", "IV-BOARD-16")
def test_what_lies_on_the_board_at_the_beginning() -> None:
    planet = page(PLANET).planet

    assert planet.missions == ["m21", "m22"]
    assert planet.uniques == [2, 3, 33]
    assert [(each.id, each.sector) for each in planet.threats] == []
    assert planet.begin == [{"name": "poi", "card": "bz204", "sector": 10}]
    assert [each.number for each in page(PLANET).sector if each.important] == [9]


# --- the clock --------------------------------------------------------------------------------------------------------


@pytest.mark.thing("condition:o21", "condition:o22")
def test_the_shelf_breathes_out_after_four_and_in_again_after_three() -> None:
    site = shelf(1)

    assert site.time_goes_by("all", 3) == {"condition time": 3}
    assert site.time_goes_by("all", 1) == {"condition time": -3, "condition o21": -1, "condition o22": 1}
    assert site.time_goes_by("all", 2) == {"condition time": 2}
    assert site.time_goes_by("all", 1) == {"condition time": -2, "condition o22": -1, "condition o21": 1}


@pytest.mark.rule("IV-MOVE-04")
@pytest.mark.thing("condition:o21", "condition:o22", "condition:o23")
def test_the_vents_are_free_at_low_water_and_dangerous_in_an_eruption() -> None:
    assert shelf(2).goes(4) == {"science sector": 2}
    assert eruption(2).goes(4, "column:science:green", dice=["uncommon"]) == {
        "science sector": 2,
        "science injuries": 1,
        "science hurt": 1,
        "science wound": 1,
    }
    assert eruption(2).goes(4, dice=["common"]) == {"science sector": 2}
    assert shelf(2, condition="o23").goes(4) == {"science sector": 2}


@pytest.mark.rule("IV-MOVE-05")
@pytest.mark.parametrize("condition", ["o21", "o22", "o23"])
def test_the_roads_round_the_vents_always_cost_a_die(condition: str) -> None:
    assert shelf(2, condition=condition).goes(5, "science red") == {"science sector": 3, "science red": -1}


@pytest.mark.rule("IV-COMBO-04")
@pytest.mark.thing("condition:o21")
def test_at_low_water_one_turns_over_stones() -> None:
    stones = ["condition-combo:0", "science green biology", "condition-combo:0"]

    found = shelf(1).prepares("green biology", "red gathering", combos=True, answers=stones, dice=["trace"] * 2)

    assert found == {"microorganisms leads": 2}


@pytest.mark.thing("condition:o22")
def test_in_an_eruption_one_catches_the_pressure_and_accidents_scald() -> None:
    site = eruption(1, exhausted=1)
    answers = ["condition-combo:0", "science green", "science red"]

    found = site.prepares("blue technology", "red accident", combos=True, answers=answers)

    assert found == {"science green": 1, "science red": -1}


@pytest.mark.thing("condition:o21")
@pytest.mark.parametrize("die", ["green biology", "red gathering"])
def test_a_stone_is_turned_over_with_either_symbol(die: str) -> None:
    found = shelf(1).prepares(die, combos=True, answers=["condition-combo:0"], dice=["trace"])

    assert found == {"microorganisms leads": 1}


@pytest.mark.thing("condition:o23")
def test_in_still_water_two_equal_symbols_are_a_card() -> None:
    site = shelf(1, condition="o23")

    found = site.prepares("blue science", "blue science", combos=True, answers=["condition-combo:0", "*"])

    assert found == {"science hand": 1}


@pytest.mark.thing("condition:o23")
def test_still_water_has_no_clock() -> None:
    assert shelf(1, condition="o23").time_goes_by("all", 5) == {}


@pytest.mark.thing("mission:m21", "log:1222")
def test_the_storm_front_comes_with_the_seventeenth_advance_and_the_mission_has_failed() -> None:
    site = shelf(1, condition="o23")
    site.time_goes_by("missions", 16)

    assert site.time_goes_by("missions", 1) == {"mission m21": -1, "failed m21": 1, "log 1222": 1}


# --- readings ---------------------------------------------------------------------------------------------------------


@pytest.mark.thing("poi:bz202")
def test_springs_are_charted_by_symbols_and_by_pairs_and_scald_by_accidents() -> None:
    found = shelf(4).attempt(
        "chart-the-hot-springs", "green exploration", "blue science", "red basic", "red basic", "blue accident"
    )

    assert found == {"green": 3, "red": 1}


@pytest.mark.thing("poi:bz202")
def test_bracing_the_drill_takes_a_scald_back() -> None:
    site = shelf(4)
    site.attempt("chart-the-hot-springs", "red accident", "blue accident")

    assert site.attempt("chart-the-hot-springs", "red fitness", "blue technology") == {"red": -1}


@pytest.mark.thing("poi:bz202")
def test_the_third_scald_is_a_burn() -> None:
    found = shelf(4).attempt("chart-the-hot-springs", *["red accident"] * 3, answers=["column:science:green"])

    assert found == {"science injuries": 1, "science hurt": 1, "science burn": 1}


@pytest.mark.thing("poi:bz202", "log:1208")
def test_four_advances_are_the_first_reading() -> None:
    found = shelf(4).attempt("chart-the-hot-springs", *["green exploration"] * 2, *["blue science"] * 2)

    assert found == {"success": 1, "4 bz202": -1, "4 bz206": 1, "log 1208": 1, "fact tessaly-read": 1}


@pytest.mark.thing("poi:bz203", "log:1209")
@pytest.mark.parametrize("die", ["blue science", "red gathering", "blue building"])
def test_one_symbol_reads_the_rings(die: str) -> None:
    found = shelf(5).attempt("read-the-rings", die)

    assert found == {"success": 1, "5 bz203": -1, "5 bz211": 1, "log 1209": 1, "fact tessaly-read": 1}


@pytest.mark.thing("poi:bz203")
def test_two_symbols_bring_stones_as_well_and_none_break_a_rim() -> None:
    found = shelf(5).attempt("read-the-rings", "blue science", "red gathering", dice=["trace"] * 2)

    assert (found["minerals leads"], found["success"], found["log 1209"]) == (2, 1, 1)
    assert shelf(5).attempt("read-the-rings", "red fitness", dice=["uncommon"]) == {"supplies": -1}


@pytest.mark.thing("poi:bz204", "log:1210")
def test_the_stair_is_open_at_low_water_only() -> None:
    site = shelf(10, pois={10: "bz204"})

    assert (site.can("go-down-the-stair"), site.can("ride-the-surge")) == (True, False)
    assert site.attempt("go-down-the-stair", "red fitness", "green biology") == {"science red": -1}
    assert site.attempt("go-down-the-stair", "green exploration", "red fitness") == {
        "success": 1,
        "10 bz204": -1,
        "10 bz211": 1,
        "log 1210": 1,
        "fact tessaly-read": 1,
    }


@pytest.mark.thing("poi:bz204")
def test_the_surge_is_ridden_in_an_eruption_only() -> None:
    site = eruption(10, pois={10: "bz204"})

    assert (site.can("go-down-the-stair"), site.can("ride-the-surge")) == (False, True)
    assert [BOX.frames[each].id for each in site.action("ride-the-surge").danger] == ["B"]
    assert site.attempt("ride-the-surge", "red defence", dice=["trace"] * 2) == {"alien-technology leads": 2}
    assert site.attempt("ride-the-surge", "green biology") == {"supplies": -1}


@pytest.mark.thing("log:1205", "mission:m21")
@pytest.mark.parametrize(
    ("sector", "action", "pool"),
    [(5, "read-the-rings", ["blue science"]), (10, "go-down-the-stair", ["green exploration", "red fitness"])],
)
def test_the_second_reading_opens_the_collar(sector: int, action: str, pool: list[str]) -> None:
    found = shelf(sector, pois={10: "bz204"}, facts={"tessaly-read": 1}).attempt(action, *pool)

    assert {name: found[name] for name in ("log 1205", "8 bz207", "8 bz205", "7 bz213")} == {
        "log 1205": 1,
        "8 bz207": 1,
        "8 bz205": -1,
        "7 bz213": 1,
    }


@pytest.mark.thing("log:1205")
def test_the_third_reading_opens_nothing() -> None:
    found = shelf(5, pois={8: "bz208"}, facts={"tessaly-read": 2}).attempt("read-the-rings", "blue science")

    assert found == {"success": 1, "5 bz203": -1, "5 bz211": 1, "log 1209": 1, "fact tessaly-read": 1}


@pytest.mark.rule("IV-MISS-02")
@pytest.mark.thing("mission:m22")
def test_three_readings_complete_the_whole_rhythm() -> None:
    assert shelf(5, facts={"tessaly-read": 2}).completable() == []
    site = shelf(5, facts={"tessaly-read": 3})

    assert site.completes("m22", "*") == {"success": 1, "minerals": 1, "mission m22": -1, "completed m22": 1}


# --- the collar, the wheel, the mast ----------------------------------------------------------------------------------


@pytest.mark.thing("poi:bz205")
def test_the_collar_can_be_forced() -> None:
    site = shelf(8)

    assert [BOX.frames[each].id for each in site.action("force-the-collar").danger] == ["A"]
    assert site.attempt("force-the-collar", "red fitness", "green biology") == {"science red": -1}
    assert site.attempt("force-the-collar", "red fitness", "blue science") == {
        "8 bz205": -1,
        "8 bz207": 1,
        "7 bz213": 1,
    }


@pytest.mark.thing("poi:bz207")
@pytest.mark.parametrize("die", ["red fitness", "blue building", "green exploration"])
def test_the_climb_needs_a_symbol(die: str) -> None:
    assert shelf(8, pois={8: "bz207"}).attempt("climb-down-to-the-wheel", "green biology") == {"science red": -1}
    found = shelf(8, pois={8: "bz207"}).attempt("climb-down-to-the-wheel", die, answers=["choice:1"], dice=["trace"])

    assert (found["success"], found["log 1206"]) == (1, 1)


@pytest.mark.thing("log:1206", "log:1217", "poi:bz208")
def test_shutting_the_vents_costs_two_dice_ends_the_clock_and_freezes_the_pools() -> None:
    site = shelf(8, pois={7: "bz213", 8: "bz207"})

    found = site.attempt("climb-down-to-the-wheel", "red fitness", answers=["choice:0", "science red", "science blue"])

    assert found == {
        "success": 1,
        "science red": -1,
        "science blue": -1,
        "fact tessaly-vents": 1,
        "condition o21": -1,
        "condition o23": 1,
        "7 bz213": -1,
        "7 bz211": 1,
        "8 bz207": -1,
        "8 bz208": 1,
        "9 bz209": 1,
        "log 1206": 1,
        "log 1217": 1,
    }


@pytest.mark.thing("log:1206", "log:1218")
def test_leaving_them_open_keeps_the_clock_and_the_pools() -> None:
    site = shelf(8, pois={7: "bz213", 8: "bz207"})

    found = site.attempt("climb-down-to-the-wheel", "red fitness", answers=["choice:1"], dice=["trace"])

    assert found == {
        "success": 1,
        "fact tessaly-vents": 2,
        "living-specimens leads": 1,
        "8 bz207": -1,
        "8 bz208": 1,
        "9 bz210": 1,
        "log 1206": 1,
        "log 1218": 1,
    }


@pytest.mark.thing("poi:bz208")
def test_the_wheel_room_is_a_place_to_sit() -> None:
    site = shelf(8, pois={8: "bz208"}, exhausted=1)

    assert site.acts("sit-against-the-pipe", "science red", "science blue") == {"science red": 1, "science blue": 1}


@pytest.mark.thing("log:1207")
def test_before_the_wheel_the_spire_is_cold() -> None:
    assert shelf(7).goes(9) == {"science sector": 2, "log 1207": 1}
    assert shelf(7, pois={9: "bz209"}).goes(9) == {"science sector": 2}


@pytest.mark.thing("poi:bz209")
def test_the_steady_mast_wakes_by_symbols_and_pairs() -> None:
    site = shelf(9, pois={9: "bz209"})

    assert site.attempt("wake-the-mast", "blue science", "red basic", "red fitness") == {"green": 2}
    assert site.attempt("wake-the-mast", "red accident") == {"red": 1}


@pytest.mark.thing("poi:bz209", "log:1211")
def test_six_advances_wake_the_steady_mast() -> None:
    site = shelf(9, pois={9: "bz209"})
    assert site.attempt("wake-the-mast", *["blue science"] * 4, "green xenology") == {"green": 5}

    found = site.attempt("wake-the-mast", "green xenology", answers=["choice:1"], dice=["trace"] * 3)

    assert (found["log 1211"], found["success"]) == (1, 2)


@pytest.mark.thing("poi:bz209")
def test_three_accidents_make_it_answer_too_loudly() -> None:
    site = Site(PLANET, at={"science": 9, "recon": 9}, pois={9: "bz209"}, hand={"science": ["trial-and-error"]})

    assert site.attempt("wake-the-mast", *["red accident"] * 3, dice=["common", "uncommon"]) == {"science hand": -1}


@pytest.mark.thing("poi:bz210")
def test_the_breathing_mast_counts_twice_in_an_eruption() -> None:
    pool = ("blue science", "green xenology", "green xenology", "red fitness", "red fitness", "green biology")

    assert shelf(9, pois={9: "bz210"}).attempt("catch-the-breath", *pool) == {"green": 4}
    assert eruption(9, pois={9: "bz210"}).attempt("catch-the-breath", *pool[:3]) == {"green": 6}
    found = eruption(9, pois={9: "bz210"}).attempt("catch-the-breath", *pool, answers=["choice:1"], dice=["trace"] * 3)

    assert (found["log 1211"], found["success"]) == (1, 3)


@pytest.mark.thing("poi:bz210")
def test_it_is_dice_that_count_twice_and_not_what_a_card_adds() -> None:
    site = eruption(9, pois={9: "bz210"}, hand={"engineering": ["scaffold"]}, who="engineering")

    assert "dice advance the green track" in str(BOX.pois.find("bz210").actions[0].spec.text)
    found = site.attempt("catch-the-breath", "blue building", combos=True, answers=["combo:scaffold"])

    assert found["green"] == 1


@pytest.mark.thing("poi:bz210")
def test_three_accidents_bring_the_ice_down_on_everybody_there() -> None:
    site = Site(PLANET, at={"science": 9, "recon": 9, "security": 7}, pois={9: "bz210"})

    found = site.attempt("catch-the-breath", *["red accident"] * 3, dice=["uncommon", "uncommon"])

    assert (found["science wound"], found["recon wound"]) == (1, 1)
    assert "security wound" not in found


@pytest.mark.thing("poi:bz209", "poi:bz210", "log:1211")
@pytest.mark.parametrize(("card", "action"), [("bz209", "wake-the-mast"), ("bz210", "catch-the-breath")])
@pytest.mark.parametrize("choice", ["choice:0", "choice:1"])
def test_what_was_decided_about_the_lamp_is_not_decided_again(card: str, action: str, choice: str) -> None:
    site = shelf(9, pois={9: card})
    assert site.can(action)

    site.reads("1211", choice, dice=["trace"] * 3 if choice == "choice:1" else [])

    assert not site.can(action)


@pytest.mark.thing("log:1211", "log:1212", "mission:m21")
def test_the_lamp_is_lit() -> None:
    assert shelf(9).reads("1211", "choice:0") == {
        "fact lamp-tessaly": 1,
        "success": 1,
        "uniques": 1,
        "mission m21": -1,
        "completed m21": 1,
        "log 1211": 1,
        "log 1212": 1,
    }


@pytest.mark.thing("log:1211", "log:1213", "mission:m21")
def test_the_lamp_is_kept_dark() -> None:
    assert shelf(9).reads("1211", "choice:1", dice=["trace"] * 3) == {
        "fact lamp-tessaly": 2,
        "success": 1,
        "alien-technology": 1,
        "mission m21": -1,
        "completed m21": 1,
        "log 1211": 1,
        "log 1213": 1,
    }


# --- what is asked for ------------------------------------------------------------------------------------------------

ASKED = [
    ("comb-the-tideline", "yellow", "gathering/biology + gathering/biology/exploration"),
    ("comb-the-tideline", "green", "gathering/biology/exploration"),
    ("chart-the-hot-springs", "effect", "accident"),
    ("chart-the-hot-springs", "effect", "exploration/science"),
    ("chart-the-hot-springs", "effect", "fitness + technology"),
    ("chart-the-hot-springs", "effect", "2 die"),
    ("read-the-rings", "yellow", "science/xenology + gathering/exploration/science"),
    ("read-the-rings", "green", "science/gathering/building"),
    ("go-down-the-stair", "yellow", "xenology/technology + exploration/fitness + die"),
    ("go-down-the-stair", "green", "xenology/technology/exploration + fitness/exploration/technology"),
    ("ride-the-surge", "yellow", "fitness + gathering/defence"),
    ("ride-the-surge", "green", "fitness/defence/gathering"),
    ("force-the-collar", "yellow", "building/fitness + technology/science + red/blue"),
    ("force-the-collar", "green", "building/fitness + technology/science"),
    ("take-the-waters", "green", "biology/science/gathering"),
    ("climb-down-to-the-wheel", "green", "fitness/building/exploration"),
    ("wake-the-mast", "effect", "accident"),
    ("wake-the-mast", "effect", "science/xenology/technology"),
    ("wake-the-mast", "effect", "2 die"),
    ("catch-the-breath", "effect", "accident"),
    ("catch-the-breath", "effect", "science/xenology/technology"),
    ("catch-the-breath", "effect", "3 die"),
    ("chip-out-the-crates", "yellow", "gathering + building/fitness"),
    ("chip-out-the-crates", "green", "gathering/building/fitness or 4 die"),
    ("take-a-few", "yellow", "biology + biology/gathering/xenology"),
    ("take-a-few", "green", "biology/gathering/xenology"),
]
"""By action and outcome, or for its special effects in their order, the requirement printed there."""


@pytest.mark.rule("IV-DES-12", "IV-REQ-01", "IV-REQ-02")
def test_every_action_asks_for_what_is_printed() -> None:
    actions = [action for card in page(PLANET).poi for action in card.action]
    actions += [action for card in page(PLANET).threat for action in card.action]
    found = []
    for action in actions:
        found += [(action.id, row.colour, row.needs) for row in action.row if row.needs]
        found += [(action.id, "lacks", part.lacks) for part in action.effect if part.lacks]
        found += [(action.id, "effect", part.needs) for part in action.effect if part.needs]

    assert found == ASKED


# --- beside the way ---------------------------------------------------------------------------------------------------


@pytest.mark.thing("poi:bz201", "poi:bz211")
def test_the_tideline_gives_microorganisms() -> None:
    assert shelf(2).attempt("comb-the-tideline", "red fitness") == {}
    green = shelf(2).attempt("comb-the-tideline", "green exploration", dice=["trace"] * 2)
    assert green == {"microorganisms leads": 2, "2 bz201": -1, "2 bz211": 1}
    yellow = shelf(2).attempt("comb-the-tideline", "green exploration", "red gathering", dice=["trace"] * 2)
    assert yellow == green | {"success": 1}
    assert BOX.pois.find("bz211").spec.final


@pytest.mark.thing("log:1203", "mission:m23")
def test_the_drift_camp_is_found_once() -> None:
    site = shelf(2)

    assert site.goes(3, "science red") == {
        "science sector": 1,
        "science red": -1,
        "log 1203": 1,
        "3 bz212": 1,
        "mission m23": 1,
    }


@pytest.mark.thing("poi:bz212", "log:1216", "mission:m23")
@pytest.mark.parametrize("pool", [["red fitness"], ["green biology"] * 4])
def test_the_crates_are_chipped_out(pool: list[str]) -> None:
    site = shelf(3, pois={3: "bz212"}, missions=["m21", "m23"])

    assert site.attempt("chip-out-the-crates", *pool) == {
        "supplies": 2,
        "success": 1,
        "3 bz212": -1,
        "3 bz211": 1,
        "log 1216": 1,
        "mission m23": -1,
        "completed m23": 1,
        "fact tessaly-peaches": 1,
    }


@pytest.mark.thing("poi:bz204", "poi:bz205", "poi:bz212")
@pytest.mark.parametrize(
    ("sector", "card", "action", "pool", "number", "too"),
    [
        (3, "bz212", "chip-out-the-crates", ["red gathering", "blue building"], 17, "3 bz211"),
        (10, "bz204", "ride-the-surge", ["red fitness", "red defence"], 18, "alien-technology leads"),
        (8, "bz205", "force-the-collar", ["red fitness", "blue science", "red basic"], 33, "8 bz207"),
    ],
)
def test_what_is_done_well_brings_home_something_of_the_shelf(
    sector: int, card: str, action: str, pool: list[str], number: int, too: str
) -> None:
    site = eruption(sector, pois={sector: card})
    changes = site.attempt(action, *pool, dice=["trace"] * 2 * ("leads" in too))

    assert [BOX.uniques[each].spec.number for each in site.state.uniques] == [number]
    assert changes[too] > 0, "the rest as without it"


@pytest.mark.thing("poi:bz212")
def test_a_pick_that_bounces_costs_a_die() -> None:
    assert shelf(3, pois={3: "bz212"}).attempt("chip-out-the-crates", "green biology") == {"science red": -1}


@pytest.mark.thing("mission:m23")
def test_the_floe_goes_at_the_sixth_advance() -> None:
    site = shelf(2, pois={3: "bz212"}, missions=["m21", "m23"], condition="o23")
    site.time_goes_by("missions", 5)

    assert site.time_goes_by("missions", 1) == {"mission m23": -1, "failed m23": 1, "3 bz212": -1}
    assert BOX.missions.find("m23").spec.optional


@pytest.mark.thing("log:1204")
def test_the_lander_comes_round_for_two_supplies() -> None:
    site = shelf(4)
    assert site.goes(6, "choice:0") == {"science sector": 2, "log 1204": 1, "supplies": -2, "lander": 5}

    assert shelf(4).goes(6, "choice:1") == {"science sector": 2, "log 1204": 1}


@pytest.mark.rule("IV-SAC-09")
@pytest.mark.thing("log:1204")
def test_with_one_supply_it_stays_where_it_is() -> None:
    assert shelf(4, supplies=1).goes(6) == {"science sector": 2, "log 1204": 1}


@pytest.mark.thing("poi:bz206")
def test_the_springs_heal_whoever_can_tell_them_apart() -> None:
    site = shelf(4, pois={4: "bz206"}, injuries={"science": ["wound"]}, hurt={"science": 1}, exhausted=1)

    assert site.attempt("take-the-waters", "red fitness") == {"science red": 1}
    assert site.attempt("take-the-waters", "green biology") == {
        "science injuries": -1,
        "science wound": -1,
        "science hurt": -1,
    }


@pytest.mark.thing("poi:bz213")
def test_the_pools_give_living_specimens() -> None:
    def pools() -> Site:
        return shelf(7, pois={7: "bz213"})

    green = {"living-specimens": 1, "7 bz213": -1, "7 bz211": 1}

    assert pools().attempt("take-a-few", "red fitness", dice=["uncommon"]) == {"supplies": -1}
    assert pools().attempt("take-a-few", "red gathering", dice=["trace"] * 3) == green
    assert pools().attempt("take-a-few", "green biology", "red gathering", dice=["trace"] * 3) == green | {"success": 1}
