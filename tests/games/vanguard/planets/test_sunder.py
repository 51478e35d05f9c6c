"""Sunder: two hands on the door; every card, mission, condition, threat and log does what its text says."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.printed import BOX
from support.vanguard_boards import cards_placed, logs_read, one_way, page, reached
from support.vanguard_planets import Changes, Ground, clocks, tracks, ways

HARM = {"science dice": -1}


def sunder(**given: Any) -> Ground:
    return Ground("sunder", **given)


# --- the board --------------------------------------------------------------------------------------------------------


def test_every_sector_can_be_reached_and_left_again():
    assert reached("sunder", 1) == list(range(1, 11))
    assert all(1 in reached("sunder", sector) for sector in range(1, 11))
    assert one_way("sunder") == [(4, 5), (7, 6), (8, 1)]


def test_what_the_routes_show():
    assert ways("sunder") == {
        (1, 2): "move",
        (1, 3): "move",
        (2, 4): "move",
        (2, 5): "move",
        (4, 5): "danger-A",
        (3, 6): "move",
        (3, 7): "move",
        (7, 6): "danger-A",
        (5, 8): "exhaust danger-A",
        (8, 6): "exhaust danger-A",
        (8, 1): "exhaust",
        (5, 9): "move",
        (6, 9): "move",
        (9, 10): "",
    }


def test_how_long_everything_takes():
    assert clocks("sunder") == {"o61": 6, "o62": 5, "m62": 10}
    assert tracks("sunder") == {
        "mend-the-span": [("green", 3), ("red", 2)],
        "tend-the-lamp": [("green", 5), ("red", 3)],
        "unfold-it": [("green", 3), ("red", 2)],
    }


def test_every_card_is_placed_and_every_log_read():
    by_rule = {"bz613", "bz614"}
    assert {*cards_placed("sunder"), *by_rule} == {each.id for each in page("sunder").poi}
    assert logs_read("sunder") == sorted(each.id for each in page("sunder").log)


def test_logs_are_short():
    assert all(len(str(each.text).split()) <= 120 for each in page("sunder").log)


@pytest.mark.parametrize("sector", [5, 6])
def test_the_gate_is_shut_until_it_has_opened(sector: int):
    assert 9 not in sunder(at={"science": sector}).routes("science")
    assert sunder(at={"science": sector}, facts={"sunder-gate": 1}).routes("science")[9] == ["move"]


# --- the Hands --------------------------------------------------------------------------------------------------------


def test_both_hands_in_one_round_open_the_gate():
    ground = sunder(at={"science": 5, "recon": 6})

    assert ground.row("lean-west", "green", by="science") == {"sector 5": "bz613", ".west": 1}
    assert ground.row("lean-east", "green", by="recon") == {
        "sector 5": "bz612",
        "sector 6": "bz612",
        ".east": 1,
        "sunder-gate": 1,
        "success": 2,
        "missions": ["m62"],
        "completed": ["m61"],
    }


def test_a_hand_comes_up_at_the_end_of_the_round():
    ground = sunder(at={"science": 5, "recon": 6})
    ground.row("lean-west", "green", by="science")

    assert ground.at_moment(Moment.ROUND_ENDED) == {"sector 5": "bz601"}
    ground.state.round = 2
    assert "sunder-gate" not in ground.row("lean-east", "green", by="recon")


def test_a_wedged_hand_is_down_for_the_next_round_too():
    ground = sunder(at={"science": 5, "recon": 6})
    ground.row("lean-west", "yellow", by="science")

    assert ground.at_moment(Moment.ROUND_ENDED) == {}
    ground.state.round = 2
    assert ground.row("lean-east", "green", by="recon")["sunder-gate"] == 1
    assert ground.at_moment(Moment.ROUND_ENDED) == {}


def test_with_the_cisterns_full_a_hand_stays_down_a_round_longer():
    ground = sunder(at={"science": 5}, facts={"sunder-cistern": 1})
    ground.row("lean-west", "green")

    assert ground.at_moment(Moment.ROUND_ENDED) == {}
    ground.state.round = 2
    assert ground.at_moment(Moment.ROUND_ENDED) == {"sector 5": "bz601"}


@pytest.mark.parametrize(("hand", "sector", "down"), [("west", 5, "bz613"), ("east", 6, "bz614")])
def test_a_hand_can_be_lashed_down(hand: str, sector: int, down: str):
    ground = sunder(at={"science": sector})

    assert ground.act(f"lash-{hand}") == {f"sector {sector}": down, f".{hand}": 2, "supplies": -3}
    assert f"lash-{hand}" not in sunder(at={"science": sector}, supplies=2).actions("science")


@pytest.mark.parametrize(("hand", "sector", "down"), [("west", 5, "bz613"), ("east", 6, "bz614")])
def test_a_hand_can_be_kept_down(hand: str, sector: int, down: str):
    ground = sunder(at={"science": sector}, pois={sector: down}, facts={f".{hand}": 1})

    assert ground.actions("science") == [f"keep-{hand}-down"]
    assert ground.act(f"keep-{hand}-down") == {f".{hand}": 1, "science dice": -2}


@pytest.mark.parametrize(("hand", "sector", "down"), [("west", 5, "bz613"), ("east", 6, "bz614")])
def test_full_cisterns_do_not_keep_a_hand_down_that_is_down(hand: str, sector: int, down: str):
    ground = sunder(at={"science": sector}, pois={sector: down}, facts={f".{hand}": 1, "sunder-cistern": 1})

    assert ground.act(f"keep-{hand}-down") == {f".{hand}": 1, "science dice": -2}, "until the end of the next round"


def test_nobody_leans_on_a_hand_when_the_gate_is_open():
    ground = sunder(at={"science": 5, "recon": 6})
    assert ground.actions("science") == ["lean-west", "lash-west"]
    assert ground.actions("recon") == ["lean-east", "lash-east"]

    ground.row("lean-west", "green", by="science")
    ground.row("lean-east", "green", by="recon")
    assert ground.actions("science") == ground.actions("recon") == []


@pytest.mark.parametrize("action", ["lean-west", "lean-east"])
def test_a_hand_throws_who_fails_it(action: str):
    ground = sunder(at={"science": 5})

    assert ground.row(action, "red", dice=["common"]) == HARM
    assert ground.row(action, "red", dice=["rare"]) == {}


MARKED = [
    ("lean-west", ["red fitness", "red gathering", "red accident"], "yellow"),
    ("lean-west", ["red fitness", "red defence", "blue accident"], "green"),
    ("lean-west", ["red gathering", "blue building"], "green"),
    ("lean-west", ["red accident", "red accident", "red basic"], "green"),
    ("lean-west", ["red gathering", "red defence"], "red"),
    ("lean-east", ["blue technology", "blue science", "blue accident"], "yellow"),
    ("lean-east", ["blue science", "green exploration"], "green"),
    ("lean-east", ["blue accident", "blue accident", "blue basic"], "green"),
    ("lean-east", ["blue science", "blue building"], "red"),
    ("search-the-packs", ["red gathering", "green xenology"], "yellow"),
    ("search-the-packs", ["green exploration"], "green"),
    ("search-the-packs", ["red accident", "green accident"], "green"),
    ("search-the-packs", ["red fitness", "blue science"], "red"),
    ("open-the-sluice", ["blue building", "blue technology", "blue accident"], "yellow"),
    ("open-the-sluice", ["red gathering", "red accident"], "green"),
    ("open-the-sluice", ["red gathering", "green biology"], "red"),
    ("cut-a-pane", ["red gathering", "blue science", "green basic"], "yellow"),
    ("cut-a-pane", ["red defence", "red basic"], "green"),
    ("cut-a-pane", ["red defence"], "red"),
    ("read-the-tally", ["blue science", "green basic"], "green"),
    ("read-the-tally", ["blue science", "blue basic"], "red"),
    ("walk-with-it", ["green xenology", "green biology"], "yellow"),
    ("walk-with-it", ["green biology", "green basic"], "green"),
    ("walk-with-it", ["green biology", "red basic"], "red"),
    ("bring-it-down", ["red defence", "red basic"], "green"),
    ("bring-it-down", ["red defence", "green basic"], "red"),
]


@pytest.mark.parametrize(("action", "pool", "colour"), MARKED)
def test_what_a_row_asks_for(action: str, pool: list[str], colour: str):
    assert sunder().marks(action, *pool) == colour


# --- cards ------------------------------------------------------------------------------------------------------------

ROWS: list[tuple[str, str, int, Changes]] = [
    ("search-the-packs", "yellow", 3, {"success": 1, "uniques": [37]}),
    ("search-the-packs", "green", 3, {"supplies": 2, "sector 3": "bz612"}),
    ("search-the-packs", "red", 3, HARM),
    ("open-the-sluice", "yellow", 4, {"success": 1, "microorganisms leads": 1}),
    ("open-the-sluice", "green", 4, {"sunder-cistern": 1, "success": 1, "sector 4": "bz606"}),
    ("open-the-sluice", "red", 4, HARM),
    ("cut-a-pane", "yellow", 7, {"uniques": [25], "success": 1}),
    ("cut-a-pane", "green", 7, {"minerals leads": 2, "sector 7": "bz612"}),
    ("cut-a-pane", "red", 7, HARM),
    ("read-the-tally", "green", 9, {"uniques": [10], "success": 1, "sector 9": "bz612"}),
    ("read-the-tally", "red", 9, {"science hand": -1}),
]


@pytest.mark.parametrize(("action", "colour", "sector", "changes"), ROWS)
def test_outcomes_of_the_cards(action: str, colour: str, sector: int, changes: Changes):
    pois = {9: "bz609"} if sector == 9 else {}

    assert sunder(at={"science": sector}, pois=pois).row(action, colour) == changes


def test_great_successes_lead_on_to_successes():
    assert [sunder().links(each) for each in ("search-the-packs", "open-the-sluice", "cut-a-pane")] == [
        {"yellow": "green"}
    ] * 3
    assert BOX.pois.find("bz607").actions[0].danger == (BOX.frames.number("A"),)


def test_full_cisterns_give_water_or_heal_once():
    ground = sunder(at={"science": 4, "recon": 4}, pois={4: "bz606"}, injuries={"recon": ["wound"]})

    assert ground.act("fill-every-flask") == {"supplies": 3, "sector 4": "bz612"}
    ground = sunder(at={"science": 4, "recon": 4}, pois={4: "bz606"}, injuries={"recon": ["wound"]})
    assert ground.act("wash-the-wounds") == {"recon injuries": [], "sector 4": "bz612"}
    assert ground.member("recon").hurt == 0


def test_the_span_is_mended_by_building_and_parts_by_accident():
    ground = sunder(at={"science": 8})

    assert ground.effects("mend-the-span") == [["accident"], ["building", "/", "technology", "/", "fitness"]]
    assert ground.advances("mend-the-span", 1) == {"red": 1}
    assert ground.advances("mend-the-span", 2) == {"red": 1, "green": 1}
    assert ground.track("mend-the-span", "red")["science injuries"] == ["wound"]
    assert ground.track("mend-the-span", "green") == {"success": 1, "sector 8": "bz610"}


def test_the_mended_span_is_safe_both_ways():
    broken = sunder(at={"science": 5, "recon": 8})
    mended = sunder(at={"science": 5, "recon": 8}, pois={8: "bz610"})

    assert broken.routes("science")[8] == ["exhaust", "danger-A"]
    assert broken.routes("recon") == {5: ["danger-A", "exhaust"], 6: ["exhaust", "danger-A"], 1: ["exhaust"]}
    assert mended.routes("science")[8] == ["exhaust"]
    assert mended.routes("recon") == {5: ["exhaust"], 6: ["exhaust"], 1: ["exhaust"]}
    assert mended.routes("science")[2] == ["move"]


def test_a_shout_from_the_mended_span_reaches_both_hands():
    ground = sunder(at={"science": 8, "recon": 5, "security": 6, "engineering": 1}, pois={8: "bz610"})

    assert ground.act("shout-across") == {"recon hand": 1, "recon dice": 1, "security hand": 1, "security dice": 1}


# --- the Table and the Lamp -------------------------------------------------------------------------------------------


def test_the_table_is_laid_when_somebody_comes_and_the_terms_are_heard_by_sitting_down():
    ground = sunder(at={"science": 5}, facts={"sunder-gate": 1})

    assert ground.enter("science", 9) == {"sector 9": "bz608"}
    assert ground.actions("science") == ["sit-down"]
    ground.act("sit-down", "choice:0")
    assert ground.asked[0] == "log-choice"


def test_accepting_the_terms_costs_a_die_for_everybody_at_the_table():
    ground = sunder(at={"science": 9, "recon": 9, "security": 5}, pois={9: "bz608"})

    assert ground.choose("1621", "accept", by="science") == {
        "science gone": 1,
        "recon gone": 1,
        "science dice": -1,
        "recon dice": -1,
        "sunder-terms": 1,
        "sector 9": "bz609",
        "success": 1,
    }


def test_refusing_the_terms_wakes_the_guardian():
    ground = sunder(at={"science": 9}, pois={9: "bz608"})

    assert ground.choose("1621", "refuse", by="science") == {
        "sunder-terms": 2,
        "sector 9": "bz609",
        "guardian-of-sunder": "sector 10",
        "alien-technology leads": 2,
    }


def test_the_court_shows_the_lamp():
    ground = sunder(at={"science": 9})

    assert ground.enter("science", 10) == {"sector 10": "bz611"}


def test_the_lamp_wants_two_awake():
    pois = {10: "bz611"}

    assert sunder(at={"science": 10, "recon": 5}, pois=pois).actions("science") == []
    assert sunder(at={"science": 10, "recon": 9}, pois=pois).actions("science") == ["tend-the-lamp"]
    assert sunder(at={"science": 10, "recon": 10}, pois=pois).actions("science") == ["tend-the-lamp"]


def test_tending_the_lamp():
    ground = sunder(at={"science": 10, "recon": 9, "security": 5}, pois={10: "bz611"})

    assert ground.effects("tend-the-lamp") == [
        ["accident"],
        ["xenology", "/", "science", "/", "technology"],
        ["die", "+", "die", "+", "die"],
    ]
    assert ground.advances("tend-the-lamp", 1) == {"red": 1}
    assert ground.advances("tend-the-lamp", 2) == {"red": 1, "green": 1}
    assert ground.advances("tend-the-lamp", 3) == {"red": 1, "green": 2}
    assert ground.track("tend-the-lamp", "red") == {"science dice": -1, "recon dice": -1}
    assert ground.track("tend-the-lamp", "green", "choice:0")["success"] == 3


@pytest.mark.parametrize(
    ("choice", "changes"),
    [
        ("light", {"lamp-sunder": 1, "success": 2}),
        ("dark", {"lamp-sunder": 2, "success": 1, "alien-technology": 1}),
    ],
)
def test_both_answers_to_the_lamp_finish_the_mission(choice: str, changes: Changes):
    ground = sunder(at={"science": 10}, pois={10: "bz611"}, missions=["m62"])

    assert ground.choose("1631", choice, by="science") == changes | {
        "sector 10": "bz612",
        "missions": [],
        "completed": ["m62"],
        "lander": 8,
    }


# --- day and night ----------------------------------------------------------------------------------------------------


def test_day_turns_to_night_and_night_to_day():
    assert sunder(time=6).time_out("o61") == {"condition": "o62", "time": -6}
    assert sunder(condition="o62", time=5).time_out("o62") == {"condition": "o61", "time": -5}


def test_by_day_steps_cost_dice_or_water_and_by_night_a_danger_die():
    assert sunder().move_symbol("choice:0", by="science") == HARM
    assert sunder().move_symbol("choice:1", by="science") == {"supplies": -1}
    assert sunder(condition="o62").move_symbol(by="science", dice=["uncommon"]) == {"supplies": -1}


def test_a_mirror_refreshes_dice_of_anybody_anywhere():
    ground = sunder(at={"science": 5, "recon": 6})

    assert ground.combos("o61") == [["equal", "+", "equal"]]
    assert ground.combo("o61", 1, "member:recon", by="science") == {"recon dice": 2}


def test_at_night_noise_wakes_the_threats_and_starlight_lulls_them():
    ground = sunder(condition="o62", at={"science": 1, "recon": 8})

    assert ground.effects("o62") == [["accident", "+", "accident"]]
    assert ground.combos("o62") == [["exploration", "/", "xenology"]]
    assert ground.effect("o62", 1)["idemian-pilgrim time"] == 1
    assert ground.combo("o62", 1) == {"idemian-pilgrim time": -1}


# --- the Pilgrim and the Guardian -------------------------------------------------------------------------------------


def test_the_pilgrim_comes_nearer_asks_and_grieves():
    assert sunder(at={"science": 5}).space("idemian-pilgrim", 1)["idemian-pilgrim"] == "sector 5"
    here = {"science": 8, "recon": 1}
    assert sunder(at=here).space("idemian-pilgrim", 2) == {"science hand": -1}
    assert sunder(at=here).space("idemian-pilgrim", 3) == HARM | {"idemian-pilgrim time": -3}
    night = sunder(at=here, condition="o62").space("idemian-pilgrim", 3)
    assert night["science injuries"] == ["wound"]
    assert night["idemian-pilgrim time"] == -3


def test_walking_with_the_pilgrim():
    ground = sunder(at={"science": 8})

    assert ground.actions("science") == ["mend-the-span", "walk-with-it", "bring-it-down"]
    assert ground.row("walk-with-it", "yellow", "choice:2") == {
        "success": 2,
        "uniques": [11],
        "sunder-pilgrim": 1,
        "idemian-pilgrim": None,
        "idemian-pilgrim time": None,
        "neutralised": 1,
    }
    assert sunder(at={"science": 8}).row("walk-with-it", "green", "choice:2")["success"] == 1
    assert sunder(at={"science": 1, "recon": 8}).row("walk-with-it", "red", by="recon")["idemian-pilgrim time"] == 1


@pytest.mark.parametrize(
    ("choice", "hand", "sector", "down"), [("west", "west", 5, "bz613"), ("east", "east", 6, "bz614")]
)
def test_the_pilgrim_holds_a_hand_for_good(choice: str, hand: str, sector: int, down: str):
    ground = sunder(at={"science": 8})

    changes = ground.choose("1615", choice, by="science")
    assert (changes[f"sector {sector}"], changes["sunder-pilgrim"], ground.threat("idemian-pilgrim")) == (down, 1, 0)
    ground.state.round = 20
    assert ground.at_moment(Moment.ROUND_ENDED) == {}


def test_bringing_the_pilgrim_down():
    ground = sunder(at={"science": 8})

    assert BOX.threats.find("idemian-pilgrim").actions[1].danger == (BOX.frames.number("B"),)
    assert ground.row("bring-it-down", "red")["science injuries"] == ["wound"]
    changes = ground.row("bring-it-down", "green")
    assert (changes["success"], changes["sunder-pilgrim"], ground.threat("idemian-pilgrim")) == (1, 2, 0)


def test_the_guardian_comes_nearer_and_strikes():
    def guarded(sector: int) -> Ground:
        return sunder(at={"science": sector}, threats={"guardian-of-sunder": 10})

    assert guarded(9).space("guardian-of-sunder", 1)["guardian-of-sunder"] == "sector 9"
    assert guarded(10).space("guardian-of-sunder", 2) == HARM
    assert guarded(9).space("guardian-of-sunder", 2) == {"guardian-of-sunder": "sector 9"}
    assert guarded(10).space("guardian-of-sunder", 3, dice=["uncommon"])["science injuries"] == ["wound"]
    assert guarded(9).space("guardian-of-sunder", 3) == {"guardian-of-sunder time": -3}


def test_unfolding_the_guardian():
    ground = sunder(at={"science": 10}, threats={"guardian-of-sunder": 10})

    assert ground.effects("unfold-it") == [["accident"], ["science", "/", "technology", "/", "defence"]]
    assert ground.advances("unfold-it", 1) == {"red": 1}
    assert ground.advances("unfold-it", 2) == {"red": 1, "green": 1}
    assert ground.track("unfold-it", "red")["science injuries"] == ["wound"]
    changes = ground.track("unfold-it", "green")
    assert (changes["success"], changes["neutralised"], ground.threat("guardian-of-sunder")) == (1, 1, 0)


# --- missions and logs ------------------------------------------------------------------------------------------------


def test_the_pilgrims_mission_is_optional_and_gives_leads():
    ground = sunder(missions=["m61", "m63"])

    assert BOX.missions.find("m63").spec.optional
    assert not BOX.missions.find("m61").spec.optional
    assert not BOX.missions.find("m62").spec.optional
    assert ground.completable() == []
    ground = sunder(missions=["m61", "m63"], facts={"sunder-pilgrim": 1})
    assert ground.completable() == ["m63"]
    assert ground.complete("m63") == {"missions": ["m61"], "completed": ["m63"], "living-specimens leads": 2}


@pytest.mark.parametrize(
    ("choice", "changes"),
    [
        ("follow", {"missions": ["m61", "m63"], "idemian-pilgrim": "sector 5", "living-specimens leads": 1}),
        ("measure", {"missions": ["m61", "m63"], "science hand": 1}),
        ("shelter", {"science dice": 2}),
    ],
)
def test_footprints_on_the_stair(choice: str, changes: Changes):
    answers = ["threat-to:5"] if choice == "follow" else []

    assert sunder(at={"science": 2}).choose("1610", choice, *answers, by="science") == changes


def test_the_footprints_are_read_once():
    ground = sunder(at={"science": 1})

    ground.enter("science", 2, "choice:2")
    assert ground.asked == ["log-choice"]
    ground.enter("science", 1)
    ground.enter("science", 2)
    assert ground.asked == []


def test_who_comes_back_after_the_gate_has_opened_need_not_open_it_again():
    assert sunder().log("1600") == {}
    done = {"completed": ["m61"], "sector 5": "bz612", "sector 6": "bz612"}
    assert sunder(facts={"sunder-gate": 1}).log("1600") == done | {"missions": ["m62"]}
    assert sunder(facts={"sunder-gate": 1, "lamp-sunder": 1}).log("1600") == done | {"missions": []}


def test_a_gate_that_has_waited_long_enough_ends_the_mission():
    ground = sunder(missions=["m62"], facts={"sunder-gate": 1}, pois={10: "bz611"})

    assert ground.time_out("m62") == {"missions": [], "failed": ["m62"], "sector 10": "bz612", "lander": 8}


def test_who_comes_back_finds_the_court_as_it_was():
    ground = sunder(facts={"sunder-gate": 1}, pois={10: "bz612"})
    assert ground.log("1600")["sector 10"] == ""
    assert "sector 10" not in sunder(facts={"sunder-gate": 1, "lamp-sunder": 2}, pois={10: "bz612"}).log("1600")


def test_leaving_changes_nothing():
    assert sunder().log("1601") == sunder().log("1602") == {}
