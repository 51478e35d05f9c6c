"""Eye of the Void: the tutorial's board, its cards, its missions and its logs."""

from __future__ import annotations

import pytest

from starboard.core.errors import EndStep
from starboard.games.vanguard.events import LogRead
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.rules.ending_exploration import REBUILT
from starboard.games.vanguard.state import Phase, Result
from starboard.lab.simulate import Series, bot_for, play_on, sit_down
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

PLANET = "eye-of-the-void"
SCRIPT = ["1", "20", "5", "50", "59", "start"]
"""Logs that the tutorial itself reads."""


def site(**at: int) -> Site:
    """A team by section and sector; nothing has happened yet."""
    return Site(PLANET, at=at)


def inside(*, facts: dict[str, int] | None = None, **at: int) -> Site:
    """The second mission is on."""
    return Site(PLANET, at=at, pois={3: "bz103", 6: "bz105", 7: "bz107"}, missions=["m02"], facts=facts)


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-TUTC-01", "IV-TUTC-02")
@pytest.mark.thing("planet:eye-of-the-void")
def test_eight_sectors_four_with_a_printed_card_one_empty_three_with_a_log() -> None:
    sectors = page(PLANET).sector

    assert [each.number for each in sectors] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [each.number for each in sectors if each.poi] == [1, 2, 6, 7]
    assert [each.number for each in sectors if each.space] == [3]
    assert {each.number: each.log for each in sectors if each.log} == {4: "311", 5: "227", 8: "240"}


@pytest.mark.rule("IV-TUTC-12")
def test_the_way_from_the_wreck_is_two_way_with_a_move_symbol_and_that_from_the_pod_costs_a_die() -> None:
    routes = {(each.start, each.to): each for each in page(PLANET).route}

    assert (routes[1, 5].two_way, routes[1, 5].symbols) == (True, ["move"])
    assert routes[2, 4].symbols == ["exhaust"]
    assert one_way(PLANET) == [(5, 2), (8, 5)]


@pytest.mark.rule("IV-DES-11")
def test_every_sector_can_be_reached_from_every_other() -> None:
    assert all(reached(PLANET, start) == [1, 2, 3, 4, 5, 6, 7, 8] for start in range(1, 9))


@pytest.mark.rule("IV-TUTC-18", "IV-DES-16")
def test_every_log_is_read_somewhere_and_none_is_long() -> None:
    assert sorted({*logs_read(PLANET), *SCRIPT, REBUILT} - {""}) == sorted(each.id for each in page(PLANET).log)
    assert longest_log(PLANET) <= 120


@pytest.mark.rule("IV-TUT-10", "IV-QS-01")
def test_the_stock_is_eleven_cards_and_all_of_them_come_into_play() -> None:
    numbered = [each for each in page(PLANET).poi if each.id.startswith("bz")]

    assert sum(each.copies for each in numbered) == 11
    assert cards_placed(PLANET) == sorted(each.id for each in page(PLANET).poi)


@pytest.mark.rule("IV-TUTC-03", "IV-TUTC-05", "IV-BOARD-12")
def test_nobody_leaves_the_wreck_or_the_pod_before_they_are_dealt_with() -> None:
    assert site(science=1).exits() == []
    assert site(security=2).exits() == []
    assert Site(PLANET, at={"science": 1}, pois={1: "bz101"}).exits() == [5]
    assert Site(PLANET, at={"security": 2}, pois={2: "bz102"}).exits() == [4]


@pytest.mark.rule("IV-TUTC-17", "IV-BIOME-03")
def test_the_inner_sectors_have_the_tutorials_biome_and_the_outer_ones_have_not() -> None:
    assert [each.number for each in page(PLANET).sector if "tutorial" in each.biomes] == [3, 6, 7, 8]


ROUTES = [
    (1, 5, "move"),
    (2, 4, "exhaust"),
    (5, 4, "move"),
    (5, 2, "move"),
    (4, 3, "move"),
    (4, 6, "move"),
    (3, 7, "exhaust"),
    (6, 7, "move"),
    (7, 8, "move"),
    (8, 5, "move"),
]
SECTORS = {
    1: "twisted-wreckage",
    2: "impact-site",
    3: "tutorial space",
    4: "311",
    5: "227",
    6: "tutorial shut-petals",
    7: "tutorial hanging-threads",
    8: "tutorial 240",
}
"""Biomes, and the card, the log or the empty space that is printed there."""


@pytest.mark.rule("IV-BOARD-02", "IV-BOARD-03", "IV-BOARD-04")
def test_the_map_is_as_it_is_drawn() -> None:
    assert drawn_routes(PLANET) == ROUTES
    assert drawn_sectors(PLANET) == SECTORS


MARKS = {
    "twisted-wreckage": "no-move",
    "impact-site": "no-move",
    "bz000": "final x3",
    "bz106": "final",
    "bz108": "important",
}
"""Symbols of the cards that have one, and how many there are of those that come several times."""


@pytest.mark.rule("IV-BOARD-12", "IV-BOARD-13", "IV-BOARD-14", "IV-BOARD-15", "IV-COND-01")
def test_cards_have_their_symbols() -> None:
    assert marked_cards(PLANET) == MARKS


@pytest.mark.rule("IV-BOARD-06", "IV-BOARD-07", "IV-BOARD-16")
def test_what_lies_on_the_board_at_the_beginning() -> None:
    planet = page(PLANET).planet

    assert planet.missions == ["m01"]
    assert planet.uniques == [1]
    assert [(each.id, each.sector) for each in planet.threats] == []
    assert planet.begin == []
    assert [each.number for each in page(PLANET).sector if each.important] == [8]


# --- the way in -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-TUTC-04", "IV-EX-02")
@pytest.mark.thing("poi:twisted-wreckage")
@pytest.mark.parametrize("die", ["red fitness", "blue building", "blue technology", "blue vanguard"])
def test_one_symbol_of_three_opens_the_bulkhead(die: str) -> None:
    found = site(science=1).attempt("force-open-the-bulkhead", die)

    assert found == {"success": 1, "1 twisted-wreckage": -1, "1 bz101": 1}


@pytest.mark.rule("IV-TUTC-04", "IV-EX-03")
def test_without_one_it_opens_with_a_bang() -> None:
    found = site(science=1).attempt("force-open-the-bulkhead", "red accident", "blue basic", dice=["common"])

    assert found == {"success": 1, "1 twisted-wreckage": -1, "1 bz101": 1, "science red": -1}


@pytest.mark.rule("IV-TUTC-06", "IV-EX-05")
@pytest.mark.thing("poi:impact-site")
def test_four_dice_without_accident_save_the_supplies() -> None:
    found = site(security=2).attempt("save-the-supplies", "red accident", *["red basic"] * 3, "blue basic")

    assert found == {"success": 1, "2 impact-site": -1, "2 bz102": 1}


@pytest.mark.rule("IV-TUTC-06", "IV-EX-06")
def test_with_two_accidents_the_supplies_are_not_safe_yet() -> None:
    found = site(security=2).attempt("save-the-supplies", *["red accident"] * 2, "red basic", *["blue basic"] * 2)

    assert found == {"green": 3, "red": 2}


@pytest.mark.rule("IV-TUTC-06")
def test_four_accidents_bring_the_stack_down_on_everybody_there() -> None:
    place = site(security=2, recon=2, science=1)

    found = place.attempt("save-the-supplies", *["red accident"] * 2, *["blue accident"] * 2, dice=["common", "common"])

    assert found == {"security red": -1, "recon red": -1}


@pytest.mark.rule("IV-TUTC-08", "IV-EX-13")
@pytest.mark.thing("poi:bz101", "poi:bz000")
@pytest.mark.parametrize("die", ["red gathering", "blue science", "green exploration"])
def test_sampling_with_the_right_symbol_is_a_success_and_a_discovery(die: str) -> None:
    place = Site(PLANET, at={"science": 1}, pois={1: "bz101"})

    found = place.attempt("surface-sampling", die)

    assert found == {"success": 1, "uniques": 1, "1 bz101": -1, "1 bz000": 1}
    assert BOX.pois.find("bz000").actions == ()


@pytest.mark.rule("IV-TUTC-08", "IV-EX-44")
def test_a_die_of_each_colour_is_a_discovery_too() -> None:
    place = Site(PLANET, at={"science": 1}, pois={1: "bz101"})

    found = place.attempt("surface-sampling", "red accident", "green biology", "blue technology")

    assert found == {"uniques": 1, "1 bz101": -1, "1 bz000": 1}


@pytest.mark.rule("IV-TUTC-08", "IV-EX-14")
def test_anything_else_wears_out_the_drill() -> None:
    assert Site(PLANET, at={"science": 1}, pois={1: "bz101"}).attempt("surface-sampling", "red basic") == {}


@pytest.mark.rule("IV-TUT-24")
def test_a_unique_discovery_that_is_taken_already_is_a_success() -> None:
    place = Site(PLANET, at={"science": 1}, pois={1: "bz101"})
    place.state.uniques = [place.state.unique_stack.pop()]

    found = place.attempt("surface-sampling", "red accident", "green biology", "blue technology")

    assert found == {"success": 1, "1 bz101": -1, "1 bz000": 1}


@pytest.mark.rule("IV-TUTC-09")
@pytest.mark.thing("poi:bz102")
def test_secured_supplies_give_a_card_and_a_die() -> None:
    place = Site(PLANET, at={"security": 2}, pois={2: "bz102"}, exhausted=1)

    assert place.acts("break-out-the-tools", "*") == {"security hand": 1, "security red": 1}


@pytest.mark.thing("poi:shut-petals")
def test_the_shut_petals_give_a_card() -> None:
    assert site(recon=6).acts("listen-at-the-gap", "*") == {"recon hand": 1}


@pytest.mark.thing("poi:hanging-threads")
def test_the_threads_give_a_die() -> None:
    place = Site(PLANET, at={"recon": 7}, exhausted=1)

    assert place.acts("follow-a-thread", "recon red") == {"recon red": 1}


# --- moving, missions -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-TUTC-13", "IV-EX-04")
@pytest.mark.thing("condition:scattered-crates", "log:227")
def test_a_move_is_a_die_or_a_danger_die() -> None:
    assert Site(PLANET, at={"science": 1}, pois={1: "bz101"}).goes(5, "choice:0", "science red") == {
        "science sector": 4,
        "science red": -1,
        "log 227": 1,
    }
    assert Site(PLANET, at={"science": 1}, pois={1: "bz101"}).goes(5, "choice:1", dice=["special"]) == {
        "science sector": 4,
        "log 227": 1,
    }


@pytest.mark.thing("log:227")
def test_the_print_in_the_glass_is_seen_once() -> None:
    place = Site(PLANET, at={"science": 1}, pois={1: "bz101"})
    place.goes(5, "choice:1", dice=["special"])
    place.goes(1, "choice:1", dice=["special"])

    assert place.goes(5, "choice:1", dice=["special"]) == {"science sector": 4}


@pytest.mark.rule("IV-TUTC-15", "IV-RULING-21")
@pytest.mark.thing("log:311", "mission:m01")
def test_the_seam_is_only_a_place_while_somebody_is_missing() -> None:
    place = site(science=5, recon=1)

    assert place.goes(4, "choice:1", dice=["special"]) == {"science sector": -1, "log 311": 1}


@pytest.mark.rule("IV-TUTC-15", "IV-TUTC-16", "IV-DES-31")
@pytest.mark.thing("log:298", "mission:m02")
def test_with_everybody_at_the_seam_the_second_mission_begins() -> None:
    found = site(science=5, recon=4).goes(4, "choice:1", dice=["special"])

    assert found == {
        "science sector": -1,
        "log 311": 1,
        "log 298": 1,
        "mission m01": -1,
        "completed m01": 1,
        "mission m02": 1,
        "3 bz103": 1,
        "6 shut-petals": -1,
        "6 bz105": 1,
        "7 hanging-threads": -1,
        "7 bz107": 1,
    }


@pytest.mark.rule("IV-TUTC-15")
def test_the_seam_does_not_begin_it_twice() -> None:
    place = inside(science=3)

    assert place.goes(4, "choice:1", dice=["special"]) == {"science sector": 1, "log 311": 1}


@pytest.mark.rule("IV-TUTC-11", "IV-EX-15")
@pytest.mark.thing("poi:bz103")
def test_the_remains_without_science_are_a_heap() -> None:
    found = inside(engineering=3).attempt(
        "search-the-device-remains", "blue technology", "green xenology", dice=["common"]
    )

    assert found == {"engineering red": -1}


@pytest.mark.rule("IV-TUTC-11")
@pytest.mark.thing("poi:bz103", "log:212")
def test_science_finds_what_the_remains_carried() -> None:
    found = inside(science=3).attempt("search-the-device-remains", "blue science", "red basic")

    assert found == {"success": 1, "3 bz103": -1, "3 bz109": 1, "log 212": 1, "fact eye-searched": 1}


def test_science_and_a_second_symbol_find_a_unique_discovery() -> None:
    found = inside(science=3).attempt("search-the-device-remains", "blue science", "green xenology")

    assert (found["uniques"], found["success"]) == (1, 1)


@pytest.mark.rule("IV-TUTC-11")
@pytest.mark.thing("poi:bz105", "log:218")
def test_squeezing_through_needs_one_symbol_or_three_dice() -> None:
    through = {"success": 1, "6 bz105": -1, "6 bz106": 1, "log 218": 1, "fact eye-searched": 1}

    assert inside(recon=6).attempt("squeeze-through", "red fitness") == through
    assert inside(recon=6).attempt("squeeze-through", "red basic", "blue basic", "green basic") == through
    assert inside(recon=6).attempt("squeeze-through", "red basic", "blue basic") == {"recon red": -1}
    assert [BOX.frames[each].id for each in inside(recon=6).action("squeeze-through").danger] == ["T"]


@pytest.mark.rule("IV-TUTC-20")
@pytest.mark.thing("poi:bz106")
def test_the_warm_chamber_heals_one_and_refreshes() -> None:
    place = Site(
        PLANET,
        at={"recon": 6, "science": 6},
        pois={6: "bz106"},
        injuries={"science": ["just-a-scratch"]},
        hurt={"science": 1},
        exhausted=1,
    )

    assert place.acts("dress-the-wounds", by="recon") == {
        "science injuries": -1,
        "science hurt": -1,
        "science just-a-scratch": -1,
    }
    assert place.acts("lean-on-the-wall", "recon red", "recon blue", by="recon") == {"recon red": 1, "recon blue": 1}


@pytest.mark.rule("IV-ACT-08")
@pytest.mark.thing("poi:bz107", "log:226")
def test_the_wall_can_be_copied_or_answered() -> None:
    done = {"success": 1, "7 bz107": -1, "7 bz000": 1, "log 226": 1, "fact eye-searched": 1}

    assert inside(science=7).attempt("copy-the-signs", "green xenology") == done
    assert inside(science=7).attempt("copy-the-signs", "green biology") == {}
    assert inside(science=7).attempt("knock-back", *["red basic"] * 3, *["blue basic"] * 3) == done
    assert inside(science=7).attempt("knock-back", "red basic", "red basic", "blue basic") == {"green": 1}


@pytest.mark.thing("poi:bz107")
def test_two_accidents_make_the_wall_knock_harder() -> None:
    found = inside(science=7).attempt("knock-back", "red accident", "blue accident", dice=["common"])

    assert found == {"science red": -1}


@pytest.mark.thing("poi:bz109")
def test_a_bead_is_taken_with_one_symbol_of_three() -> None:
    place = Site(PLANET, at={"science": 3}, pois={3: "bz109"}, missions=["m02"])

    assert place.attempt("take-a-bead", "red fitness") == {"science red": -1}
    assert place.attempt("take-a-bead", "green biology") == {"success": 1, "3 bz109": -1, "3 bz000": 1}


@pytest.mark.rule("IV-DES-31", "IV-TUTC-14")
@pytest.mark.thing("log:331", "mission:m03", "condition:o01")
@pytest.mark.parametrize(
    ("action", "where", "die"),
    [
        ("search-the-device-remains", 3, "blue science"),
        ("squeeze-through", 6, "red fitness"),
        ("copy-the-signs", 7, "blue science"),
    ],
)
def test_the_second_search_opens_the_last_mission(action: str, where: int, die: str) -> None:
    found = inside(science=where, facts={"eye-searched": 1}).attempt(action, die)

    assert {name: found[name] for name in ("log 331", "completed m02", "mission m03", "condition o01", "8 bz108")} == {
        "log 331": 1,
        "completed m02": 1,
        "mission m03": 1,
        "condition o01": 1,
        "8 bz108": 1,
    }


@pytest.mark.rule("IV-DES-31")
def test_the_third_search_opens_nothing_more() -> None:
    found = inside(science=6, facts={"eye-searched": 2}).attempt("squeeze-through", "red fitness")

    assert found == {"success": 1, "6 bz105": -1, "6 bz106": 1, "log 218": 1, "fact eye-searched": 1}


@pytest.mark.thing("log:240")
def test_the_cradle_is_empty_before_that() -> None:
    assert inside(science=7).goes(8, "choice:1", dice=["special"]) == {"science sector": 1, "log 240": 1}


def last(*, time: int = 0, **at: int) -> Site:
    """The last mission is on."""
    return Site(PLANET, at=at, pois={8: "bz108"}, missions=["m03"], condition="o01", time=time)


@pytest.mark.rule("IV-TUTC-14", "IV-EX-21")
@pytest.mark.thing("condition:o01", "log:505")
def test_the_fourth_advance_of_the_lights_is_a_danger_die_for_everybody_and_they_begin_again() -> None:
    place = last(science=7, recon=4)

    assert place.time_goes_by("all", 3) == {"condition time": 3}
    assert place.time_goes_by("all", 1, "science red", "recon red", dice=["common", "common"]) == {
        "condition time": -3,
        "science red": -1,
        "recon red": -1,
        "log 505": 1,
    }


@pytest.mark.rule("IV-TUTC-13")
@pytest.mark.thing("condition:o01")
def test_in_flickering_light_a_move_costs_what_it_cost_before() -> None:
    assert last(science=7).goes(8, "choice:0", "science red") == {"science sector": 1, "science red": -1}
    assert last(science=7).goes(8, "choice:1", dice=["special"]) == {"science sector": 1}


@pytest.mark.rule("IV-DES-31")
@pytest.mark.thing("poi:bz108")
def test_the_lens_turns_by_symbols_and_by_pairs_of_dice() -> None:
    found = last(science=8).attempt("turn-the-lens", "blue science", "green xenology", "red basic", "red fitness")

    assert found == {"green": 3}


@pytest.mark.thing("poi:bz108")
def test_three_accidents_let_the_lens_slip() -> None:
    found = last(science=8).attempt("turn-the-lens", *["red accident"] * 2, "blue accident", dice=["common"])

    assert found == {"science red": -1}


@pytest.mark.rule("IV-TUTC-18", "IV-END-04")
@pytest.mark.thing("log:204", "mission:m03", "poi:bz108")
def test_with_five_advances_the_ship_sees_them_and_it_is_over() -> None:
    place = last(science=8)

    with pytest.raises(EndStep):
        place.attempt("turn-the-lens", *["blue science"] * 4, "green xenology")

    assert place.state.result == Result.SUCCESS
    assert place.state.phase == Phase.ENDING
    assert [BOX.missions[each].id for each in place.state.completed] == ["m03"]
    assert BOX.logs[place.state.read[-1]].id == "204"


@pytest.mark.rule("IV-DES-31", "IV-TUT-23", "IV-TUT-29")
def test_eight_successes_can_be_had() -> None:
    found = [
        deed
        for poi in page(PLANET).poi
        for action in poi.action
        for outcome in (action.row or action.track)
        for deed in outcome.deeds
        if deed["name"] == "success"
    ]
    twice = 1  # The wall can be copied or answered, not both.

    assert len(found) - twice == 8


@pytest.mark.rule("IV-END-02", "IV-RULING-51")
@pytest.mark.thing("log:206")
def test_whoever_is_carried_out_reads_of_it() -> None:
    assert page(PLANET).planet.evacuate_log == "206"
    assert site(science=1).reads("206") == {"log 206": 1}


@pytest.mark.rule("IV-TUTC-18")
@pytest.mark.thing("log:start", "log:1", "log:5", "log:20", "log:50", "log:59")
@pytest.mark.parametrize("log", SCRIPT)
def test_the_logs_of_the_script_are_only_read(log: str) -> None:
    assert site(science=1).reads(log) == {f"log {log}": 1}


# --- what is asked for ------------------------------------------------------------------------------------------------

ASKED = [
    ("force-open-the-bulkhead", "green", "fitness/building/technology"),
    ("save-the-supplies", "effect", "accident"),
    ("save-the-supplies", "effect", "die"),
    ("surface-sampling", "yellow", "gathering/science/exploration"),
    ("surface-sampling", "green", "red + blue + green"),
    ("search-the-device-remains", "yellow", "science + xenology/technology"),
    ("search-the-device-remains", "green", "science"),
    ("search-the-device-remains", "lacks", "science"),
    ("squeeze-through", "green", "fitness/exploration/building or 3 die"),
    ("copy-the-signs", "green", "science/xenology/technology"),
    ("knock-back", "effect", "accident"),
    ("knock-back", "effect", "2 die"),
    ("turn-the-lens", "effect", "accident"),
    ("turn-the-lens", "effect", "science/technology/xenology"),
    ("turn-the-lens", "effect", "2 die"),
    ("take-a-bead", "green", "gathering/biology/science"),
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


# --- the whole of it --------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-TUTC-18", "IV-TUT-02", "IV-TUT-05", "IV-TUT-11", "IV-TUT-18", "IV-TUT-22", "IV-TUT-25")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_logs_come_in_their_order_from_the_start_to_the_rescue(seats: int) -> None:
    series = Series("vanguard", seats=seats, bots="thumb", options={"scenario": "tutorial"})
    table = sit_down(series, seats, history=True)

    play_on(table, bot_for(series, seats))

    read = [each.event.log for each in table.news() if isinstance(each.event, LogRead)]
    story = [log for log in read if log in {"start", "1", "5", "20", "227", "50", "59", "298", "331", "204"}]
    assert story == ["start", "1", "5", "20", "227", "50", "59", "298", "331", "204"]
    assert table.outcome is not None
    assert table.outcome.result == "success"
