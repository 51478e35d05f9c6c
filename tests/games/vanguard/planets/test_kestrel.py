"""Kestrel's Garden: the forest listens."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.content.planet_deeds import kestrel
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.rules.acting import react
from starboard.games.vanguard.state import Check, Die
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

PLANET = "kestrel"
ROOT = "carnivorous-thicket"


def garden(sector: int, *, who: str = "science", root: int = 7, **more: Any) -> Site:
    """Somebody in a sector of the garden, the thicket's root in another; 0 for no thicket."""
    return Site(PLANET, at={who: sector}, threats={ROOT: root} if root else {}, **more)


def overgrown(site: Site, *sectors: int) -> Site:
    """The thicket has grown over sectors."""
    for sector in sectors:
        site.state.sectors[sector - 1].pois.append(BOX.pois.number("bz310"))
    site.state.change_powers()
    return site


def thickets(site: Site) -> list[int]:
    """The sectors that are overgrown."""
    number = BOX.pois.number("bz310")
    return [at for at, sector in enumerate(site.state.sectors, 1) if sector.pois[-1:] == [number]]


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DES-11", "IV-DES-12", "IV-DES-13", "IV-DES-14", "IV-DES-15")
@pytest.mark.thing("planet:kestrel")
def test_the_board_is_as_large_as_a_board_should_be() -> None:
    found = page(PLANET)

    assert len(found.sector) == 10
    assert len(found.route) == 14
    assert one_way(PLANET) == [(6, 9), (8, 9), (9, 2), (10, 8)]
    assert [each.number for each in found.sector if each.lander] == [1]
    assert (len(found.poi), len(found.mission), len(found.condition), len(found.threat)) == (13, 3, 3, 1)


@pytest.mark.rule("IV-DES-11")
def test_every_sector_can_be_reached_and_left_again() -> None:
    assert all(reached(PLANET, start) == list(range(1, 11)) for start in range(1, 11))


@pytest.mark.rule("IV-DES-16")
def test_every_log_is_read_and_every_card_comes_into_play() -> None:
    read = sorted({*logs_read(PLANET), kestrel.CLOSES})

    assert read == sorted(each.id for each in page(PLANET).log)
    assert sorted({*cards_placed(PLANET), kestrel.CARD}) == sorted(each.id for each in page(PLANET).poi)
    assert longest_log(PLANET) <= 120


@pytest.mark.thing("log:1300", "log:1320", "log:1321")
@pytest.mark.parametrize("log", ["1300", "1320", "1321"])
def test_arriving_leaving_and_being_pulled_out_are_only_read(log: str) -> None:
    planet = page(PLANET).planet

    assert log in (planet.arrive_log, planet.depart_log, planet.evacuate_log)
    assert garden(1).reads(log) == {f"log {log}": 1}


@pytest.mark.rule("IV-SHIP-STAR-11")
@pytest.mark.thing("log:1300", "condition:o32", "condition:o33")
def test_the_forest_remembers_whoever_comes_back() -> None:
    spared = garden(1, facts={"kestrel-spared": 1}).reads("1300")
    assert spared == {"log 1300": 1, f"{ROOT} in": -7, "condition o31": -1, "condition o33": 1}
    burnt = garden(1, facts={"kestrel-burnt": 1}).reads("1300")
    assert burnt == {"log 1300": 1, "condition o31": -1, "condition o32": 1}


@pytest.mark.rule("IV-SHIP-LEAVE-02")
def test_thickets_are_not_recorded_and_their_root_is() -> None:
    assert BOX.pois.find("bz310").spec.no_save
    assert not BOX.threats.find(ROOT).spec.no_save


@pytest.mark.rule("IV-UDISC-05")
def test_when_the_unique_discoveries_are_gone_there_is_a_lead() -> None:
    site = garden(4, pois={4: "bz305"})
    site.state.unique_stack = []

    found = site.attempt("open-the-memory", "blue science", dice=["trace"])

    assert found["strange-flora leads"] == 1
    assert "uniques" not in found


ROUTES = [
    (1, 2, "exhaust"),
    (2, 3, "move"),
    (2, 4, "move"),
    (3, 6, "move"),
    (4, 5, "move"),
    (5, 6, "exhaust"),
    (5, 7, "move"),
    (6, 8, "move"),
    (7, 8, "exhaust"),
    (6, 9, "exhaust"),
    (8, 9, "exhaust"),
    (9, 2, "move"),
    (4, 10, "move"),
    (10, 8, "exhaust danger-A"),
]
SECTORS = {
    1: "vegetation",
    2: "vegetation bz301",
    3: "vegetation ruins bz302",
    4: "vegetation rocky 1303",
    5: "vegetation hostile bz303",
    6: "water vegetation bz304",
    7: "hostile vegetation space",
    8: "vegetation ruins 1306",
    9: "vegetation 1317",
    10: "cave vegetation space",
}
"""Biomes, and the card, the log or the empty space that is printed there."""


@pytest.mark.rule("IV-BOARD-02", "IV-BOARD-03", "IV-BOARD-04")
def test_the_map_is_as_it_is_drawn() -> None:
    assert drawn_routes(PLANET) == ROUTES
    assert drawn_sectors(PLANET) == SECTORS


MARKS = {
    "bz306": "final",
    "bz307": "important",
    "bz308": "important",
    "bz309": "final",
    "bz310": "no-move no-save x4",
    "bz311": "final x5",
}
"""Symbols of the cards that have one, and how many there are of those that come several times."""


@pytest.mark.rule("IV-BOARD-12", "IV-BOARD-13", "IV-BOARD-14", "IV-BOARD-15", "IV-COND-01")
def test_cards_have_their_symbols() -> None:
    assert marked_cards(PLANET) == MARKS


@pytest.mark.rule("IV-BOARD-06", "IV-BOARD-07", "IV-BOARD-16")
def test_what_lies_on_the_board_at_the_beginning() -> None:
    planet = page(PLANET).planet

    assert planet.missions == ["m31", "m33"]
    assert planet.uniques == [4, 5, 34]
    assert [(each.id, each.sector) for each in planet.threats] == [("carnivorous-thicket", 7)]
    assert planet.begin == [{"name": "poi", "card": "bz312", "sector": 10}]
    assert [each.number for each in page(PLANET).sector if each.important] == [8]


# --- noise ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-FX-03", "IV-COND-03")
@pytest.mark.thing("condition:o31")
def test_every_accident_in_a_pool_is_heard() -> None:
    assert garden(1).prepares("red accident", "blue accident", "green biology") == {"condition time": 2}
    assert garden(3).attempt("walk-the-rows", "green biology", "blue accident") == {"condition time": 1, "green": 1}


@pytest.mark.rule("IV-MOVE-04")
@pytest.mark.thing("condition:o31")
def test_one_goes_softly_or_quickly() -> None:
    assert garden(2).goes(3, "choice:0", "science red") == {"science sector": 1, "science red": -1}
    assert garden(2).goes(3, "choice:1") == {"science sector": 1, "condition time": 1}


def rolled(site: Site, dice: int) -> dict[str, int]:
    """Science has rolled so many section dice."""
    site.state.check = Check(SECTIONS.index("science"), -1, -1, 0, 3)
    site.state.check.pool = [Die(1, die, 0) for die in range(dice)]
    found = site.run(lambda: react(site.state, Moment.ROLLED, 1))
    return {name: by for name, by in found.items() if name == "condition time"}


@pytest.mark.thing("planet:kestrel")
def test_five_dice_are_heard_and_four_are_not() -> None:
    assert rolled(garden(1), 4) == {}
    assert rolled(garden(1), 5) == {"condition time": 1}
    assert rolled(garden(1, condition="o32"), 5) == {"condition time": 1}
    assert rolled(garden(1, condition="o33"), 5) == {}


@pytest.mark.rule("IV-EX-44", "IV-COMBO-04")
@pytest.mark.thing("condition:o31")
@pytest.mark.parametrize("die", ["green biology", "green xenology"])
def test_a_living_thing_comes_to_look(die: str) -> None:
    found = garden(1).prepares(die, combos=True, answers=["condition-combo:0"], dice=["trace"])

    assert found == {"living-specimens leads": 1}


@pytest.mark.thing("condition:o31")
def test_the_fourth_noise_lets_the_thicket_grow_and_the_forest_listens_anew() -> None:
    site = garden(3, time=3)

    found = site.time_goes_by("condition", 1)

    assert found == {"condition time": -3, "5 bz303": -1, "5 bz310": 1}


@pytest.mark.rule("IV-RULING-53")
def test_noise_in_a_check_is_answered_when_the_check_is_over() -> None:
    site = garden(3, time=3)

    found = site.attempt("walk-the-rows", "green biology", "green exploration", "red gathering", "blue accident")

    assert (found["log 1307"], found["5 bz310"], found["condition time"]) == (1, 1, -3)


@pytest.mark.thing("condition:o32")
def test_a_roused_forest_is_quicker_and_bites() -> None:
    assert garden(2, condition="o32").goes(3, "choice:0", "science red") == {"science sector": 1, "science red": -1}
    hurt = garden(2, condition="o32").goes(3, "choice:1", "column:science:green", dice=["uncommon"])
    assert hurt == {"science sector": 1, "science injuries": 1, "science hurt": 1, "science wound": 1}
    assert garden(3, condition="o32").prepares("blue accident") == {"condition time": 1}
    assert garden(3, condition="o32", time=2).time_goes_by("condition", 1) == {
        "condition time": -2,
        "5 bz303": -1,
        "5 bz310": 1,
    }


@pytest.mark.thing("condition:o32")
@pytest.mark.parametrize("die", ["red defence", "blue technology"])
def test_fire_holds_a_roused_forest_off(die: str) -> None:
    site = garden(3, condition="o32", time=2)

    assert site.prepares(die, combos=True, answers=["condition-combo:0"]) == {"condition time": -1}


@pytest.mark.thing("condition:o33")
def test_in_the_hush_the_paths_are_free_and_nothing_is_heard() -> None:
    assert garden(2, condition="o33").goes(3) == {"science sector": 1}
    assert garden(3, condition="o33").prepares("blue accident") == {}
    assert garden(2, condition="o33").attempt("part-the-ferns", "red fitness") == {}


@pytest.mark.thing("condition:o33")
@pytest.mark.parametrize("die", ["green biology", "red gathering"])
def test_in_the_hush_a_fruit_falls_for_either_symbol(die: str) -> None:
    site = garden(3, condition="o33")

    found = site.prepares(die, combos=True, answers=["condition-combo:0"], dice=["trace"])

    assert found == {"strange-flora leads": 1}


# --- the thicket ------------------------------------------------------------------------------------------------------


@pytest.mark.thing("poi:bz310")
@pytest.mark.parametrize(("heard_in", "grows_into"), [(1, 5), (6, 5), (8, 8)])
def test_it_grows_toward_whoever_was_heard(heard_in: int, grows_into: int) -> None:
    site = garden(heard_in, time=3)

    site.time_goes_by("condition", 1)

    assert thickets(site) == [grows_into]


def test_it_grows_on_from_where_it_has_grown_and_not_on_the_landing_sector() -> None:
    site = overgrown(garden(1, time=3), 2, 5, 4)

    site.time_goes_by("condition", 1)

    assert thickets(site) == [2, 3, 4, 5]


@pytest.mark.thing("condition:o31", "condition:o32")
@pytest.mark.parametrize("condition", ["o31", "o32"])
def test_the_condition_says_where_it_does_not_grow(condition: str) -> None:
    assert "never into the landing sector" in str(BOX.conditions.find(condition).spec.time_text)


def test_whoever_is_where_it_grows_is_caught() -> None:
    site = Site(PLANET, at={"science": 5, "recon": 5, "security": 6}, threats={ROOT: 7}, time=3)

    assert site.time_goes_by("condition", 1) == {"condition time": -3, "5 bz303": -1, "5 bz310": 1}

    assert [site.exits(by=section) for section in ("science", "recon")] == [[], []]
    assert site.exits(by="security") == [3, 5, 8, 9]


@pytest.mark.rule("IV-POI-03", "IV-POI-04")
@pytest.mark.thing("poi:bz310")
def test_what_it_covers_cannot_be_used_until_it_is_cut() -> None:
    site = overgrown(garden(5), 5)
    assert (site.can("hum-with-them"), site.can("cut-a-way")) == (False, True)

    found = site.attempt("cut-a-way", "red gathering", dice=["trace"])

    assert found == {"5 bz310": -1, "5 bz303": 1, "strange-flora leads": 1}
    assert (site.can("hum-with-them"), site.can("cut-a-way")) == (True, False)


@pytest.mark.thing("poi:bz310")
def test_a_cut_without_the_right_symbol_is_felt() -> None:
    felt = overgrown(garden(5), 5).attempt("cut-a-way", *["red fitness"] * 3)

    assert felt == {"science red": -1, "condition time": 1}


@pytest.mark.thing("poi:bz310")
def test_it_can_be_cut_where_the_lander_came_down() -> None:
    site = overgrown(garden(1), 1)

    site.attempt("cut-a-way", "red gathering", dice=["trace"])

    assert thickets(site) == []


@pytest.mark.rule("IV-BOARD-12")
@pytest.mark.thing("poi:bz310")
def test_it_holds_what_it_has() -> None:
    assert garden(5).exits() == [4, 6, 7]
    assert overgrown(garden(5), 5).exits() == []


def test_without_its_root_nothing_grows() -> None:
    site = overgrown(garden(3, root=0, time=3), 5)

    assert site.time_goes_by("condition", 1) == {"condition time": -3}
    assert thickets(site) == [5]


@pytest.mark.thing("log:1318")
def test_a_garden_that_is_full_lets_go_at_a_price() -> None:
    site = overgrown(garden(1, time=3), 3, 4, 5, 6)

    found = site.time_goes_by("condition", 1, dice=["uncommon"])

    assert (found["log 1318"], found["supplies"], found["condition time"]) == (1, -1, -3)
    assert (found["mission m31"], found["failed m31"]) == (-1, 1)
    assert thickets(site) == []
    assert overgrown(garden(1, time=3), 4, 5, 6).time_goes_by("condition", 1)["2 bz310"] == 1


@pytest.mark.thing("mission:m31", "log:1319")
def test_night_falls_with_the_twentieth_advance_and_the_mission_has_failed() -> None:
    site = garden(1, condition="o33")
    site.time_goes_by("missions", 19)

    assert site.time_goes_by("missions", 1) == {"mission m31": -1, "failed m31": 1, "log 1319": 1}


@pytest.mark.rule("IV-THREAT-02")
@pytest.mark.thing("threat:carnivorous-thicket")
def test_it_feels_about_creeps_and_bites() -> None:
    site = overgrown(Site(PLANET, at={"science": 7, "recon": 3, "security": 6}, threats={ROOT: 7}), 3)

    assert site.time_goes_by("threats", 1, "science red") == {f"{ROOT} time": 1, "science red": -1}
    assert site.time_goes_by("threats", 1) == {f"{ROOT} time": 1}
    found = site.time_goes_by("threats", 1, "column:science:green", "column:recon:red", dice=["uncommon"] * 2)
    assert found == {
        f"{ROOT} time": -2,
        "science wound": 1,
        "science injuries": 1,
        "science hurt": 1,
        "recon wound": 1,
        "recon injuries": 1,
        "recon hurt": 1,
    }


@pytest.mark.rule("IV-THREAT-05")
@pytest.mark.thing("threat:carnivorous-thicket")
def test_it_creeps_toward_the_nearest() -> None:
    site = garden(4)
    site.time_goes_by("threats", 1)

    assert site.time_goes_by("threats", 1) == {f"{ROOT} time": 1, f"{ROOT} in": -2}


@pytest.mark.rule("IV-THREAT-03")
@pytest.mark.thing("threat:carnivorous-thicket")
def test_its_root_is_found_by_knowledge_or_by_force() -> None:
    gone = {f"{ROOT} in": -7, "living-specimens leads": 2}

    known = ("green xenology", "green biology", "green exploration")
    yellow = garden(7).attempt("find-the-mother-root", *known, dice=["trace"] * 2)
    assert yellow == gone | {"success": 1}
    assert garden(7).attempt("find-the-mother-root", "red defence", "red fitness", dice=["trace"] * 2) == gone
    red = garden(7).attempt("find-the-mother-root", "red defence", answers=["column:science:green"], dice=["uncommon"])
    assert red == {"condition time": 2, "science wound": 1, "science injuries": 1, "science hurt": 1}
    assert not garden(6).can("find-the-mother-root")


# --- the signs --------------------------------------------------------------------------------------------------------

QUIET = [
    (3, "walk-the-rows", "bz302", ["green biology", "green exploration", "red gathering"], "1307"),
    (5, "hum-with-them", "bz303", ["green xenology", "green biology", "red fitness"], "1308"),
    (6, "sit-by-the-water", "bz304", ["blue science", "green xenology", "green exploration"], "1309"),
]
LOUD = [
    (3, "shake-the-trees", "bz302", "strange-flora leads"),
    (5, "smoke-them-out", "bz303", "living-specimens leads"),
    (6, "drain-the-pool", "bz304", "alien-technology leads"),
]


@pytest.mark.thing("poi:bz302", "poi:bz303", "poi:bz304", "log:1307", "log:1308", "log:1309")
@pytest.mark.parametrize(("sector", "action", "card", "dice", "log"), QUIET)
def test_a_sign_is_learnt_quietly_with_three_symbols(
    sector: int, action: str, card: str, dice: list[str], log: str
) -> None:
    site = garden(sector)

    assert site.attempt(action, dice[0], dice[1]) == {"green": 2}
    assert site.attempt(action, dice[2]) == {
        "green": -2,
        "success": 1,
        f"{sector} {card}": -1,
        f"{sector} bz311": 1,
        f"log {log}": 1,
        "fact kestrel-signs": 1,
    } | ({"uniques": 1} if card == "bz303" else {})


@pytest.mark.thing("poi:bz303", "unique:thicket-honey")
def test_whoever_hums_with_the_hives_is_given_honey() -> None:
    site = garden(5)
    site.attempt("hum-with-them", "green xenology", "green biology", "red fitness")

    assert [BOX.uniques[each].spec.number for each in site.state.uniques] == [34]


@pytest.mark.parametrize(("sector", "action"), [(3, "walk-the-rows"), (5, "hum-with-them"), (6, "sit-by-the-water")])
def test_trying_quietly_costs_nothing_but_dice(sector: int, action: str) -> None:
    assert garden(sector).attempt(action, "red defence", "blue building") == {}


@pytest.mark.thing("poi:bz302", "poi:bz303", "poi:bz304", "log:1310")
@pytest.mark.parametrize(("sector", "action", "card", "leads"), LOUD)
def test_a_sign_is_taken_loudly_with_four_dice(sector: int, action: str, card: str, leads: str) -> None:
    assert garden(sector).attempt(action, *["red defence"] * 3) == {"condition time": 1}
    assert garden(sector).attempt(action, *["red defence"] * 4, dice=["trace"] * 2) == {
        leads: 2,
        "condition time": 3,
        f"{sector} {card}": -1,
        f"{sector} bz311": 1,
        "log 1310": 1,
        "fact kestrel-signs": 1,
        "fact kestrel-scars": 1,
    }


def test_smoke_is_dangerous() -> None:
    frames = garden(5).action("smoke-them-out").danger

    assert [BOX.frames[each].id for each in frames] == ["A"]


@pytest.mark.thing("log:1304", "mission:m31")
@pytest.mark.parametrize(("scars", "heart"), [(0, "bz307"), (1, "bz307"), (2, "bz308")])
def test_the_second_sign_opens_the_heart_and_scars_make_it_wary(scars: int, heart: str) -> None:
    site = garden(3, facts={"kestrel-signs": 1, "kestrel-scars": scars})

    found = site.attempt("walk-the-rows", *["green biology"] * 3)

    assert (found["log 1304"], found[f"8 {heart}"]) == (1, 1)


@pytest.mark.thing("log:1304")
def test_the_third_sign_opens_nothing_more() -> None:
    found = garden(3, facts={"kestrel-signs": 2}).attempt("walk-the-rows", *["green biology"] * 3)

    assert "log 1304" not in found


@pytest.mark.thing("log:1304", "log:1307", "log:1308", "log:1309")
@pytest.mark.parametrize(("sector", "action", "card", "dice", "log"), QUIET)
def test_any_quiet_sign_may_be_the_second(sector: int, action: str, card: str, dice: list[str], log: str) -> None:
    for known, opens in ((0, 0), (1, 1), (2, 0)):
        found = garden(sector, facts={"kestrel-signs": known}).attempt(action, *dice)

        assert found.get("log 1304", 0) == opens


@pytest.mark.thing("log:1304", "log:1310")
def test_a_loud_sign_may_be_the_second() -> None:
    for known, opens in ((0, 0), (1, 1), (2, 0)):
        site = garden(3, facts={"kestrel-signs": known})
        found = site.attempt("shake-the-trees", *["red defence"] * 4, dice=["trace"] * 2)

        assert found.get("log 1304", 0) == opens


@pytest.mark.thing("log:1306")
def test_before_that_the_heart_is_closed() -> None:
    assert garden(6).goes(8, "choice:1") == {"science sector": 2, "condition time": 1, "log 1306": 1}
    assert garden(6, pois={8: "bz307"}).goes(8, "choice:1") == {"science sector": 2, "condition time": 1}


# --- the heart --------------------------------------------------------------------------------------------------------

HEARTS = [("bz307", "ask", "burn", 6, 1), ("bz308", "ask-again", "burn-the-fence", 8, 2)]


@pytest.mark.thing("poi:bz307", "poi:bz308")
@pytest.mark.parametrize(("card", "ask", "burn", "spaces", "success"), HEARTS)
def test_the_heart_is_asked_by_symbols_and_by_pairs(card: str, ask: str, burn: str, spaces: int, success: int) -> None:
    site = garden(8, pois={8: card})

    assert site.attempt(ask, "green xenology", "red fitness", "red defence", "blue building") == {"green": 2}


@pytest.mark.thing("poi:bz307", "poi:bz308", "poi:bz309", "log:1311")
@pytest.mark.parametrize(("card", "ask", "burn", "spaces", "success"), HEARTS)
def test_asked_often_enough_it_opens_and_the_thicket_leaves(
    card: str, ask: str, burn: str, spaces: int, success: int
) -> None:
    site = overgrown(garden(8, pois={8: card}, time=2), 5)
    action = site.action(ask)
    site.state.markers[action.first_track * 64 + 8] = spaces - 1

    found = site.attempt(ask, "green biology", answers=["choice:1"], dice=["trace"] * 3)

    assert found == {
        "green": -(spaces - 1),
        "success": success + 1,
        "fact kestrel-spared": 1,
        "fact lamp-kestrel": 2,
        f"8 {card}": -1,
        "8 bz309": 1,
        "5 bz310": -1,
        "5 bz303": 1,
        f"{ROOT} in": -7,
        "condition o31": -1,
        "condition o33": 1,
        "condition time": -2,
        "strange-flora": 1,
        "mission m31": -1,
        "completed m31": 1,
        "log 1311": 1,
        "log 1313": 1,
        "log 1315": 1,
    }


@pytest.mark.thing("poi:bz307", "poi:bz308", "log:1312")
@pytest.mark.parametrize(("card", "ask", "burn", "spaces", "success"), HEARTS)
def test_burnt_it_rouses_the_forest(card: str, ask: str, burn: str, spaces: int, success: int) -> None:
    pool = ["blue technology", "red gathering", "green xenology"]

    assert garden(8, pois={8: card}).attempt(burn, *pool[:2]) == {"condition time": 2}
    found = garden(8, pois={8: card}).attempt(burn, *pool, answers=["choice:0"])

    assert found == {
        "fact kestrel-burnt": 1,
        "fact lamp-kestrel": 1,
        f"8 {card}": -1,
        "8 bz309": 1,
        "condition o31": -1,
        "condition o32": 1,
        "success": 1,
        "uniques": 1,
        "mission m31": -1,
        "completed m31": 1,
        "log 1312": 1,
        "log 1313": 1,
        "log 1314": 1,
    }


@pytest.mark.thing("poi:bz308")
def test_a_wary_heart_defends_itself_against_fire() -> None:
    site = garden(8)

    assert [BOX.frames[each].id for each in site.action("burn-the-fence").danger] == ["A"]
    assert site.action("burn").danger == ()


@pytest.mark.thing("log:1313", "log:1314", "mission:m31")
def test_the_lamp_is_held_up() -> None:
    assert garden(8).reads("1313", "choice:0") == {
        "fact lamp-kestrel": 1,
        "success": 1,
        "uniques": 1,
        "mission m31": -1,
        "completed m31": 1,
        "log 1313": 1,
        "log 1314": 1,
    }


@pytest.mark.thing("log:1313", "log:1315", "mission:m31")
def test_the_lamp_is_covered() -> None:
    assert garden(8).reads("1313", "choice:1", dice=["trace"] * 3) == {
        "fact lamp-kestrel": 2,
        "success": 1,
        "strange-flora": 1,
        "mission m31": -1,
        "completed m31": 1,
        "log 1313": 1,
        "log 1315": 1,
    }


# --- what is asked for ------------------------------------------------------------------------------------------------

ASKED = [
    ("part-the-ferns", "green", "exploration/gathering/biology"),
    ("walk-the-rows", "effect", "biology/exploration/gathering"),
    ("shake-the-trees", "green", "4 die"),
    ("hum-with-them", "effect", "xenology/biology/fitness"),
    ("smoke-them-out", "green", "4 die"),
    ("sit-by-the-water", "effect", "science/xenology/exploration"),
    ("drain-the-pool", "green", "4 die"),
    ("open-the-memory", "green", "technology/science/building"),
    ("ask", "effect", "xenology/biology"),
    ("ask", "effect", "2 die"),
    ("burn", "green", "defence/fitness/technology + defence/fitness/gathering + die"),
    ("ask-again", "effect", "xenology/biology"),
    ("ask-again", "effect", "2 die"),
    ("burn-the-fence", "green", "defence/fitness/technology + defence/fitness/gathering + die"),
    ("cut-a-way", "green", "gathering/defence/biology"),
    ("fill-a-bag", "yellow", "gathering + biology/exploration"),
    ("fill-a-bag", "green", "gathering/fitness/biology"),
    ("watch-the-leaves-move", "yellow", "exploration + science/defence/xenology"),
    ("watch-the-leaves-move", "green", "exploration/science/defence"),
    ("find-the-mother-root", "yellow", "biology/xenology + gathering/biology + exploration/fitness"),
    ("find-the-mother-root", "green", "defence/fitness/biology + defence/fitness/gathering"),
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


@pytest.mark.thing("poi:bz301")
def test_the_ferns_give_flora() -> None:
    assert garden(2).attempt("part-the-ferns", "red fitness") == {"condition time": 1}
    assert garden(2).attempt("part-the-ferns", "green exploration", dice=["trace"] * 2) == {
        "strange-flora leads": 2,
        "2 bz301": -1,
        "2 bz311": 1,
    }


@pytest.mark.thing("log:1303", "mission:m32")
def test_kestrel_is_found_once() -> None:
    site = garden(2)

    assert site.goes(4, "choice:1") == {
        "science sector": 2,
        "condition time": 1,
        "log 1303": 1,
        "4 bz305": 1,
        "mission m32": 1,
    }
    assert BOX.missions.find("m32").spec.optional


@pytest.mark.thing("poi:bz305", "log:1316", "mission:m32")
def test_the_probes_memory_is_opened() -> None:
    site = garden(4, pois={4: "bz305"}, missions=["m31", "m32"])

    assert site.attempt("open-the-memory", "red fitness") == {"condition time": 1}
    assert site.attempt("open-the-memory", "blue building") == {
        "uniques": 1,
        "success": 1,
        "4 bz305": -1,
        "4 bz306": 1,
        "log 1316": 1,
        "mission m32": -1,
        "completed m32": 1,
        "fact kestrel-pictures": 1,
    }


@pytest.mark.thing("poi:bz306")
def test_the_recording_calms_the_forest() -> None:
    assert garden(4, pois={4: "bz306"}, time=3).acts("play-it-back", "*") == {"condition time": -1, "science hand": 1}


@pytest.mark.thing("poi:bz311")
def test_lying_still_takes_a_noise_back() -> None:
    site = garden(3, pois={3: "bz311"}, time=3, exhausted=1)

    assert site.acts("lie-still", "science red") == {"condition time": -1, "science red": 1}
    assert BOX.pois.find("bz311").spec.final


@pytest.mark.thing("poi:bz312")
def test_there_are_onions_in_the_cellar() -> None:
    site = garden(10, pois={10: "bz312"})

    assert site.attempt("fill-a-bag", "green xenology") == {"condition time": 1}
    assert site.attempt("fill-a-bag", "red fitness") == {"supplies": 2, "10 bz312": -1, "10 bz311": 1}


@pytest.mark.thing("log:1317", "poi:bz313")
def test_from_the_canopy_one_sees_where_it_listens() -> None:
    site = garden(6, time=3)
    assert site.goes(9, "science red") == {"science sector": 3, "science red": -1, "log 1317": 1, "9 bz313": 1}

    assert site.attempt("watch-the-leaves-move", "red fitness") == {"condition time": -1}
    site.state.condition_time = 3
    assert site.attempt("watch-the-leaves-move", "red defence") == {
        "condition time": -3,
        "success": 1,
        "9 bz313": -1,
        "9 bz311": 1,
    }


@pytest.mark.thing("poi:bz312", "poi:bz313")
@pytest.mark.parametrize(
    ("sector", "card", "action", "pool", "number"),
    [
        (10, "bz312", "fill-a-bag", ["red gathering", "green biology"], 19),
        (9, "bz313", "watch-the-leaves-move", ["green exploration", "blue science"], 20),
    ],
)
def test_what_is_done_well_brings_home_something_of_the_garden(
    sector: int, card: str, action: str, pool: list[str], number: int
) -> None:
    site = garden(sector, pois={sector: card}, time=3)
    changes = site.attempt(action, *pool)

    assert [BOX.uniques[each].spec.number for each in site.state.uniques] == [number]
    assert changes[f"{sector} {card}"] == -1, "the rest as without it"


@pytest.mark.rule("IV-MISS-02")
@pytest.mark.thing("mission:m33")
def test_two_discoveries_of_flora_please_the_quartermaster() -> None:
    flora = [each.id for each in BOX.discoveries if each.spec.kind == "strange-flora"]

    assert garden(1, found=flora[:1]).completable() == []
    site = garden(1, found=flora[:2])
    assert site.completes("m33") == {"success": 1, "mission m33": -1, "completed m33": 1}


@pytest.mark.rule("IV-MOVE-03")
def test_the_tunnel_costs_a_die_and_a_danger_die() -> None:
    site = garden(10, pois={8: "bz307"})

    assert site.goes(8, "science red", dice=["uncommon"]) == {"science sector": -2, "science red": -1, "supplies": -1}
