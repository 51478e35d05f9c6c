"""Ossuary: carry the light; every card, mission, condition, threat and log does what its text says."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard import effects
from starboard.games.vanguard.content.planet_deeds.ossuary import ROOMS
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.ship_state import PRODUCTION
from support.vanguard_boards import cards_placed, logs_read, named, one_way, page, reached
from support.vanguard_planets import Changes, Ground, clocks, tracks, ways

HARM = {"science dice": -1}
LAMP = {"science": ["field-lamp"]}
LAMP_CARD = BOX.equipment.number("field-lamp")
TERMS = {"sunder-terms": 1}


def ossuary(**given: Any) -> Ground:
    return Ground("ossuary", **{"threats": {}, "equipment": LAMP, **given})


# --- the board --------------------------------------------------------------------------------------------------------


def test_every_sector_can_be_reached_and_left_again():
    assert reached("ossuary", 1) == list(range(1, 11))
    assert all(1 in reached("ossuary", sector) for sector in range(1, 11))
    assert one_way("ossuary") == [(7, 5), (8, 9), (10, 7), (7, 1)]


def test_what_the_routes_show():
    assert ways("ossuary") == {
        (1, 2): "",
        (2, 3): "move",
        (2, 4): "move",
        (3, 5): "move",
        (4, 6): "move",
        (3, 7): "move",
        (7, 5): "exhaust",
        (6, 8): "move",
        (8, 9): "danger-A",
        (5, 9): "move",
        (6, 9): "move",
        (9, 10): "move",
        (10, 7): "exhaust",
        (7, 1): "exhaust",
    }


def test_how_long_everything_takes():
    assert clocks("ossuary") == {"o71": 6, "m71": 11, "bz708": 3}
    assert tracks("ossuary") == {
        "wake-it": [("green", 5), ("red", 2)],
        "shut-the-eye": [("green", 4), ("red", 2)],
    }


def test_every_card_is_placed_and_every_log_read():
    lit = named(page("ossuary"), "poi")
    assert {*cards_placed("ossuary"), *lit, *ROOMS} >= {each.id for each in page("ossuary").poi}
    assert logs_read("ossuary") == sorted(each.id for each in page("ossuary").log)


def test_logs_are_short():
    assert all(len(str(each.text).split()) <= 120 for each in page("ossuary").log)


# --- the light --------------------------------------------------------------------------------------------------------


def test_one_member_gets_the_lamp_when_the_team_arrives():
    ground = ossuary(equipment={})

    assert ground.log("1700", "member:recon") == {"recon equipment": ["field-lamp"]}


def test_who_gave_a_word_on_sunder_is_reminded_at_the_door():
    assert ossuary(equipment={}, facts=TERMS).log("1700", "member:recon") == {
        "recon equipment": ["field-lamp"],
        "science hand": 1,
        "recon hand": 1,
    }


@pytest.mark.parametrize("sector", range(3, 9))
def test_the_lamp_shows_a_card_in_a_dark_room(sector: int):
    ground = ossuary(at={"science": 2, "recon": 2})

    assert ground.enter("science", sector, dice=[4]) == {f"sector {sector}": "bz706", "ossuary-dealt": 1 << 4}


@pytest.mark.parametrize(("sector", "card"), [(9, "bz709"), (10, "bz710")])
def test_the_choir_and_the_bier_have_cards_of_their_own(sector: int, card: str):
    ground = ossuary(at={"science": 2})

    ground.enter("science", sector)
    assert ground.poi(sector) == card


@pytest.mark.parametrize("sector", range(3, 11))
def test_without_the_lamp_a_dark_room_stays_dark(sector: int):
    ground = ossuary(at={"science": 2, "recon": 2})

    ground.enter("recon", sector)
    assert ground.poi(sector) == ""


def test_a_lamp_that_is_out_shows_nothing():
    ground = ossuary(at={"science": 2}, condition="o72")

    ground.enter("science", 3)
    assert ground.poi(3) == ""


def test_no_card_is_dealt_twice():
    ground = ossuary(at={"science": 2})
    seen = []
    for sector in range(3, 9):
        ground.enter("science", sector)
        seen.append(ground.poi(sector))

    assert len(set(seen)) == 6
    assert set(seen) <= set(ROOMS)
    ground.state.sectors[2].pois = []
    ground.enter("science", 3)
    assert ground.poi(3) not in seen


def test_a_lit_room_stays_as_it_is():
    ground = ossuary(at={"science": 2}, pois={3: "bz712"})

    ground.enter("science", 3)
    assert ground.poi(3) == "bz712"


@pytest.mark.parametrize(
    ("sector", "given", "lit"),
    [
        (1, {}, True),
        (2, {}, True),
        (3, {}, False),
        (3, {"pois": {3: "bz702"}}, True),
        (3, {"equipment": LAMP}, True),
        (3, {"equipment": {"recon": ["field-lamp"]}}, False),
    ],
)
def test_from_a_lit_sector_a_step_costs_a_die_and_from_a_dark_one_a_danger_die(
    sector: int, given: dict[str, Any], lit: bool
):
    ground = ossuary(**{"at": {"science": sector, "recon": 1}, "equipment": {}, **given})

    if lit:
        assert ground.move_symbol(by="science") == HARM
    else:
        assert ground.move_symbol(by="science", dice=["common"]) == {"science hand": -1}


def test_with_the_lamp_out_every_step_is_in_the_dark():
    assert ossuary(condition="o72").move_symbol(by="science", dice=["common"]) == {"science hand": -1}


def test_the_lamp_burns_low_and_is_fed_or_goes_out():
    assert ossuary(time=7).time_out("o71", "choice:0") == {"supplies": -1, "time": -7}
    assert ossuary(time=7).time_out("o71", "choice:1") == {"condition": "o72", "time": -7}
    assert ossuary().choices("1717") == ["feed", "let-it"]
    assert ossuary(supplies=0).choices("1717") == ["let-it"]


def test_trimming_the_wick_wins_time():
    ground = ossuary(time=3)

    assert ground.combos("o71") == [["exploration", "/", "technology"]]
    assert ground.combo("o71", 1) == {"time": -1}


def test_in_the_dark_one_feels_along_the_wall_and_noise_is_heard():
    ground = ossuary(condition="o72", threats={"ophthalmoid": 9})

    assert ground.combos("o72") == [["basic"]]
    assert ground.combo("o72", 1) == {"science dice": 1}
    assert ground.effects("o72") == [["accident", "+", "accident"]]
    assert ground.effect("o72", 1)["ophthalmoid time"] == 1


def test_anybody_can_strike_a_light_and_it_shows_the_room_of_the_lamp():
    ground = ossuary(condition="o72", at={"science": 3, "recon": 1})

    assert ground.actions("recon") == ["strike-a-light", "burn-what-you-have"]
    assert ground.row("strike-a-light", "green", by="recon", dice=[0]) == {
        "supplies": -1,
        "condition": "o71",
        "sector 3": "bz702",
        "ossuary-dealt": 1,
    }
    assert ground.actions("recon") == []
    assert ossuary(condition="o72").row("strike-a-light", "red") == HARM


def test_striking_a_light_in_a_lit_room_deals_nothing():
    ground = ossuary(condition="o72", at={"science": 3}, pois={3: "bz712"})

    assert ground.row("strike-a-light", "green") == {"supplies": -1, "condition": "o71"}


def test_without_oil_something_else_is_burnt():
    ground = ossuary(condition="o72", supplies=0)

    assert ground.actions("science") == ["burn-what-you-have"]
    assert ground.act("burn-what-you-have") == {"science gone": 1, "science dice": -1, "condition": "o71"}


# --- cards ------------------------------------------------------------------------------------------------------------

MARKED = [
    ("read-the-lintel", ["blue science"], "green"),
    ("read-the-lintel", ["green accident", "green basic"], "green"),
    ("read-the-lintel", ["green biology", "red basic"], "red"),
    ("read-the-shelf", ["green xenology", "green biology"], "yellow"),
    ("read-the-shelf", ["blue science", "green basic"], "green"),
    ("read-the-shelf", ["blue science", "red basic"], "red"),
    ("read-the-row", ["green biology", "green exploration"], "yellow"),
    ("read-the-row", ["green exploration"], "green"),
    ("read-the-row", ["green basic", "green basic"], "green"),
    ("read-the-row", ["green basic", "red basic"], "red"),
    ("tune-the-jars", ["blue science", "blue technology"], "yellow"),
    ("tune-the-jars", ["blue building", "blue basic"], "green"),
    ("tune-the-jars", ["blue building", "red basic"], "red"),
    ("finish-the-letter", ["blue building", "red fitness"], "yellow"),
    ("finish-the-letter", ["red gathering", "green basic"], "green"),
    ("finish-the-letter", ["red gathering"], "red"),
    ("take-a-cutting", ["green biology", "red gathering"], "yellow"),
    ("take-a-cutting", ["red defence"], "green"),
    ("take-a-cutting", ["red fitness"], "red"),
    ("stop-it-up", ["blue technology"], "green"),
    ("stop-it-up", ["red basic", "red accident"], "green"),
    ("stop-it-up", ["blue basic", "blue accident"], "green"),
    ("stop-it-up", ["blue basic", "red accident"], "red"),
    ("say-who-they-were", ["green biology"], "green"),
    ("say-who-they-were", ["red basic", "red basic", "blue basic"], "green"),
    ("say-who-they-were", ["red basic", "red basic"], "red"),
    ("copy-the-wall", ["blue technology", "blue science"], "green"),
    ("copy-the-wall", ["green exploration", "green basic"], "green"),
    ("copy-the-wall", ["blue technology", "red basic"], "red"),
    ("strike-a-light", ["blue science"], "green"),
    ("strike-a-light", ["red basic", "red basic"], "green"),
    ("strike-a-light", ["red basic"], "red"),
]


@pytest.mark.parametrize(("action", "pool", "colour"), MARKED)
def test_what_a_row_asks_for(action: str, pool: list[str], colour: str):
    assert ossuary().marks(action, *pool) == colour


NAME = {"ossuary-read": 1, "success": 1, "sector 3": "bz712"}

ROWS: list[tuple[str, str, str, Changes, list[str]]] = [
    ("bz701", "read-the-lintel", "green", NAME, []),
    ("bz701", "read-the-lintel", "red", {"science hand": 1}, []),
    ("bz702", "read-the-shelf", "yellow", {"living-specimens leads": 2}, []),
    ("bz702", "read-the-shelf", "green", NAME, []),
    ("bz702", "read-the-shelf", "red", {"science hand": -1}, ["common"]),
    ("bz703", "read-the-row", "yellow", {"uniques": [38]}, []),
    ("bz703", "read-the-row", "green", NAME | {"strange-flora leads": 1}, []),
    ("bz703", "read-the-row", "red", HARM, []),
    ("bz704", "tune-the-jars", "yellow", {"alien-technology leads": 2}, []),
    ("bz704", "tune-the-jars", "green", NAME, []),
    ("bz704", "tune-the-jars", "red", {"science hand": -1}, []),
    ("bz705", "finish-the-letter", "yellow", {"uniques": [12]}, []),
    ("bz705", "finish-the-letter", "green", NAME, []),
    ("bz705", "finish-the-letter", "red", HARM, []),
    ("bz706", "take-a-cutting", "yellow", {"strange-flora": 1, "success": 1}, []),
    ("bz706", "take-a-cutting", "green", {"microorganisms leads": 2, "sector 3": "bz712"}, []),
    ("bz708", "stop-it-up", "green", {"success": 1, "minerals leads": 1, "sector 3": "bz712"}, []),
    ("bz708", "stop-it-up", "red", HARM, []),
    ("bz709", "say-who-they-were", "red", HARM, []),
    ("bz707", "look-along-the-shelf", "green", {"uniques": [27], "sector 3": "bz712"}, []),
    ("bz707", "look-along-the-shelf", "red", {"science dice": 1}, []),
    ("bz709", "copy-the-wall", "yellow", {"uniques": [26]}, []),
    ("bz709", "copy-the-wall", "green", {"ossuary-read": 1}, []),
    ("bz709", "copy-the-wall", "red", {"time": 1}, []),
]


@pytest.mark.parametrize(("card", "action", "colour", "changes", "dice"), ROWS)
def test_outcomes_of_the_cards(card: str, action: str, colour: str, changes: Changes, dice: list[str]):
    assert ossuary(at={"science": 3}, pois={3: card}).row(action, colour, dice=dice) == changes


def test_the_garden_takes_a_cutting_of_whoever_fails():
    ground = ossuary(at={"science": 3}, pois={3: "bz706"})

    assert ground.row("take-a-cutting", "red")["science injuries"] == ["infection"]
    assert BOX.pois.find("bz706").actions[0].danger == (BOX.frames.number("A"),)


def test_great_successes_lead_on_to_successes():
    linked = ("read-the-shelf", "read-the-row", "tune-the-jars", "finish-the-letter", "take-a-cutting", "copy-the-wall")
    assert [ossuary().links(each) for each in linked] == [{"yellow": "green"}] * 6


def test_a_jar_that_breaks_costs_a_die():
    ground = ossuary(at={"science": 3}, pois={3: "bz704"})

    assert ground.effects("tune-the-jars") == [["accident"]]
    assert ground.effect("tune-the-jars", 1) == HARM


def test_the_watch_room_rests_or_heals_once():
    def watch() -> Ground:
        given = {"at": {"science": 3, "recon": 3}, "pois": {3: "bz707"}, "injuries": {"recon": ["wound"]}}
        return ossuary(**given)

    assert watch().act("sit-up") == {"science dice": 2, "science hand": 1, "sector 3": "bz712"}
    assert watch().act("dress-the-wounds") == {"recon injuries": [], "sector 3": "bz712"}


def test_the_listening_hole_calls_the_eye():
    ground = ossuary(at={"science": 3}, pois={3: "bz708"}, threats={"ophthalmoid": 9})
    ground.state.sectors[2].time = 3

    assert ground.time_out("bz708", sector=3) == {"ophthalmoid": "sector 5"}
    assert ground.state.sectors[2].time == 0


# --- the names --------------------------------------------------------------------------------------------------------


def test_names_are_said_when_three_were_read():
    pois = {9: "bz709"}

    assert ossuary(at={"science": 9}, pois=pois, facts={"ossuary-read": 2}).actions("science") == ["copy-the-wall"]
    ground = ossuary(at={"science": 9}, pois=pois, facts={"ossuary-read": 3})
    assert ground.actions("science") == ["say-who-they-were", "copy-the-wall"]
    assert ground.row("say-who-they-were", "green") == {"success": 2, "ossuary-names": 1, "sector 9": "bz711"}
    assert ground.act("take-a-rubbing") == {"uniques": [13], "sector 9": "bz712"}


def test_two_names_open_the_stair_to_the_bier():
    assert 10 not in ossuary(at={"science": 9}, facts={"ossuary-read": 1}).routes("science")
    assert ossuary(at={"science": 9}, facts={"ossuary-read": 2}).routes("science")[10] == ["move"]


def test_five_cards_hold_a_name():
    holding = [each.id for each in page("ossuary").poi if "ossuary-read" in named(each, "fact") and each.id != "bz709"]
    assert holding == ["bz701", "bz702", "bz703", "bz704", "bz705"]


def test_the_names_complete_an_optional_mission():
    assert BOX.missions.find("m72").spec.optional
    assert not BOX.missions.find("m71").spec.optional
    assert ossuary(facts={"ossuary-read": 3}).completable() == []
    ground = ossuary(facts={"ossuary-read": 3, "ossuary-names": 1})
    assert ground.completable() == ["m72"]
    assert ground.complete("m72") == {"missions": ["m71"], "completed": ["m72"], "science hand": 1, "recon hand": 1}


# --- the Lamp ---------------------------------------------------------------------------------------------------------


def test_lifting_the_cloth():
    ground = ossuary(at={"science": 10}, pois={10: "bz710"})

    assert ground.effects("wake-it") == [
        ["accident"],
        ["xenology", "/", "biology", "/", "science"],
        ["die", "+", "die"],
    ]
    assert BOX.pois.find("bz710").actions[0].danger == (BOX.frames.number("D"),)
    assert ground.advances("wake-it", 1) == {"red": 1}
    assert ground.advances("wake-it", 2) == {"red": 1, "green": 1}
    assert ground.advances("wake-it", 3) == {"red": 1, "green": 2}
    assert ground.track("wake-it", "red", dice=["common"]) == {"science hand": -1}
    assert ground.track("wake-it", "green", "choice:2")["success"] == 2


DONE = {"sector 10": "bz712", "missions": ["m72"], "completed": ["m71"]}


@pytest.mark.parametrize(
    ("facts", "offered"),
    [
        ({}, ["light", "dark"]),
        ({"sunder-terms": 2}, ["light", "dark"]),
        (TERMS, ["break", "dark"]),
        (TERMS | {"ossuary-names": 1}, ["light", "dark"]),
    ],
)
def test_a_promise_of_names_stands_between_the_team_and_the_light(facts: dict[str, int], offered: list[str]):
    assert ossuary(facts=facts).choices("1731") == offered


def test_lighting_the_lamp_of_the_dead():
    ground = ossuary(at={"science": 10}, pois={10: "bz710"})

    assert ground.choose("1731", "light", by="science") == DONE | {"lamp-ossuary": 1, "success": 2}


def test_putting_the_cloth_back():
    ground = ossuary(at={"science": 10, "recon": 1}, pois={10: "bz710"})

    assert ground.choose("1731", "dark", by="science") == DONE | {
        "lamp-ossuary": 2,
        "success": 1,
        "science dice": 2,
        "recon dice": 2,
    }


def test_fire_before_names_breaks_the_terms():
    ground = ossuary(at={"science": 10}, pois={10: "bz710"}, facts=TERMS)

    assert ground.choose("1731", "break", by="science") == DONE | {"lamp-ossuary": 1, "sunder-terms": 1, "success": 2}
    assert ground.state.ship.facts["sunder-terms"] == 2


# --- the eye ----------------------------------------------------------------------------------------------------------


def watched(**given: Any) -> Ground:
    return ossuary(**{"at": {"science": 2, "recon": 9}, "threats": {"ophthalmoid": 9}, **given})


def test_the_eye_goes_where_the_lamp_is_not_where_people_are():
    assert watched().space("ophthalmoid", 1, "threat-to:6") == {"ophthalmoid": "sector 6"}
    assert watched(equipment={"recon": ["field-lamp"]}).space("ophthalmoid", 1) == {}


def test_the_eye_stares_at_whoever_is_there():
    assert watched().space("ophthalmoid", 2) == {"recon dice": -1}
    assert watched(at={"science": 5}).space("ophthalmoid", 2) == {"ophthalmoid": "sector 5"}


def test_the_eye_drinks_the_light():
    reset = {"ophthalmoid time": -3}

    assert watched(equipment={"recon": ["field-lamp"]}).space("ophthalmoid", 3) == reset | {"condition": "o72"}
    assert watched(at={"science": 5}).space("ophthalmoid", 3) == reset | {"ophthalmoid": "sector 5"}
    dark = watched(equipment={"recon": ["field-lamp"]}, condition="o72")
    assert dark.space("ophthalmoid", 3) == reset


def test_shutting_the_eye():
    ground = watched()

    assert ground.effects("shut-the-eye") == [
        ["accident"],
        ["biology", "/", "defence", "/", "fitness"],
        ["die", "+", "die", "+", "die"],
    ]
    assert ground.advances("shut-the-eye", 1, by="recon") == {"red": 1}
    assert ground.advances("shut-the-eye", 2, by="recon") == {"red": 1, "green": 1}
    assert ground.advances("shut-the-eye", 3, by="recon") == {"red": 1, "green": 2}
    assert ground.track("shut-the-eye", "red", by="recon")["recon injuries"] == ["panic"]
    changes = ground.track("shut-the-eye", "green", by="recon")
    assert changes == {
        "success": 1,
        "living-specimens leads": 2,
        "neutralised": 1,
        "ophthalmoid": None,
        "ophthalmoid time": None,
    }


def test_at_dusk_the_mission_has_failed_and_the_bier_is_out_of_reach():
    ground = ossuary(pois={10: "bz710"})

    assert ground.time_out("m71") == {"missions": ["m72"], "failed": ["m71"], "sector 10": "bz712"}


def test_who_comes_back_another_day_can_go_up_again():
    assert ossuary(equipment={}, pois={10: "bz712"}).log("1700")["sector 10"] == ""
    assert "sector 10" not in ossuary(equipment={}, pois={10: "bz712"}, facts={"lamp-ossuary": 1}).log("1700")


@pytest.mark.parametrize("log", ["1701", "1702"])
def test_the_lamp_does_not_go_to_the_armory(log: str):
    ground = ossuary()

    assert ground.log(log) == {"science equipment": []}
    assert LAMP_CARD not in ground.state.ship.armory


@pytest.mark.rule("IV-RULING-46")
def test_it_does_not_stay_in_the_armory_if_its_bearer_is_dead_either():
    ground = ossuary()
    effects.lose_member(ground.state, SECTIONS.index("science"), "IV-DEPART-03")
    ground.log("1701")

    assert LAMP_CARD not in ground.state.ship.armory


@pytest.mark.rule("IV-EQUIP-12")
@pytest.mark.parametrize("log", ["1701", "1702"])
def test_a_lamp_of_the_workshop_that_was_taken_along_is_in_the_armory_again(log: str):
    ground = ossuary()
    ground.state.ship.gone[PRODUCTION] = [BOOK.production.number("p18")]

    assert ground.log("1700") == {}, "Olsen's lamp stays in its box"
    assert ground.log(log) == {"science equipment": []}
    assert ground.state.ship.armory == [LAMP_CARD]


@pytest.mark.rule("IV-EQUIP-12", "IV-RULING-46")
def test_a_lamp_of_the_workshop_that_stayed_aboard_does_not_become_two():
    ground = ossuary()
    ground.state.ship.gone[PRODUCTION] = [BOOK.production.number("p18")]
    ground.state.ship.armory = [LAMP_CARD]
    effects.lose_member(ground.state, SECTIONS.index("science"), "IV-DEPART-03")
    ground.log("1701")

    assert ground.state.ship.armory == [LAMP_CARD]
