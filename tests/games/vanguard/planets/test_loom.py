"""The Loom: again; every card, mission, condition, threat and log does what its text says."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.printed import BOX
from support.vanguard_boards import cards_placed, logs_read, one_way, page, reached
from support.vanguard_planets import Changes, Ground, clocks, tracks, ways

HARM = {"science dice": -1}
DOORS = {"loom-warp-door": 1, "loom-weft-door": 1}
THREADS = {"loom-warp": 1, "loom-weft": 1, "loom-knot": 1}
THREE_LIT = {"lamp-tessaly": 1, "lamp-cairn": 1, "lamp-sunder": 1}
TAPESTRY = ["walk-the-tapestry"]


def loom(**given: Any) -> Ground:
    return Ground("loom", **{"threats": {}, **given})


# --- the board --------------------------------------------------------------------------------------------------------


def test_every_sector_can_be_reached_and_left_again():
    assert reached("loom", 1) == list(range(1, 10))
    assert all(1 in reached("loom", sector) for sector in range(1, 10))
    assert one_way("loom") == [(5, 7), (6, 8), (7, 2)]


def test_what_the_routes_show():
    assert ways("loom") == {
        (1, 2): "move",
        (1, 3): "move",
        (1, 4): "move",
        (2, 5): "move",
        (3, 6): "move",
        (4, 7): "move",
        (4, 8): "danger-A",
        (5, 7): "move",
        (6, 8): "move",
        (7, 9): "move",
        (8, 9): "move",
        (7, 2): "exhaust",
    }


def test_how_long_everything_takes():
    assert clocks("loom") == {"o81": 9, "o82": 9, "o83": 7}
    assert tracks("loom") == {
        "find-the-warp": [("green", 4), ("red", 2)],
        "ask-the-garden": [("green", 3)],
        "work-at-the-knot": [("green", 4), ("red", 3)],
        "name-the-strands": [("green", 3)],
        "take-it-up": [("green", 4), ("red", 2)],
        "bend-the-beam": [("green", 2)],
    }


def test_every_card_is_placed_and_every_log_read():
    assert cards_placed("loom") == sorted(each.id for each in page("loom").poi)
    assert logs_read("loom") == sorted(each.id for each in page("loom").log)


def test_logs_are_short():
    assert all(len(str(each.text).split()) <= 120 for each in page("loom").log)


@pytest.mark.parametrize(("start", "to", "door"), [(2, 5, "loom-warp-door"), (3, 6, "loom-weft-door")])
def test_a_door_opens_its_way(start: int, to: int, door: str):
    assert to not in loom(at={"science": start}).routes("science")
    assert to in loom(at={"science": start}, facts={door: 1}).routes("science")
    assert start not in loom(at={"science": to}).routes("science")


@pytest.mark.parametrize("sector", [7, 8])
def test_three_threads_open_the_way_to_the_heart(sector: int):
    two = {"loom-warp": 1, "loom-knot": 1}

    assert 9 not in loom(at={"science": sector}, facts=two).routes("science")
    assert 9 in loom(at={"science": sector}, facts=THREADS).routes("science")


# --- the weaves -------------------------------------------------------------------------------------------------------


def used_up(**given: Any) -> Ground:
    """A board on which much has happened."""
    return Ground(
        "loom",
        **{
            "at": {"science": 8, "recon": 3},
            "pois": {2: "bz812", 4: "bz812"},
            "facts": DOORS,
            "threats": {"creation-beam": 4},
            "injuries": {"recon": ["wound"]},
            "time": 8,
            **given,
        },
    )


BACK = {
    "sector 3": "bz812",
    "sector 4": "bz803",
    "creation-beam": "sector 8",
    "science at": "sector 1",
    "recon at": "sector 1",
    "science dice": 2,
    "recon dice": 2,
    "time": -8,
    "supplies": 3,
}


def test_the_first_weave_ends_in_the_second_with_a_visitor():
    assert used_up().time_out("o81") == BACK | {"condition": "o82", "possessed-visitor": "sector 4"}


def test_the_second_weave_ends_in_the_third_and_the_visitor_who_was_not_told_is_back():
    ground = used_up(condition="o82", threats={"creation-beam": 4, "possessed-visitor": 1})

    assert ground.time_out("o82") == BACK | {"condition": "o83", "possessed-visitor": "sector 4"}


def test_a_visitor_who_was_told_does_not_come_back():
    ground = used_up(condition="o82", facts=DOORS | {".visitor": 1})

    assert ground.time_out("o82") == BACK | {"condition": "o83"}


def test_when_the_third_weave_ends_the_exploration_has_failed():
    assert used_up(condition="o83").time_out("o83") == {"result": "failure"}


def test_what_was_done_but_not_learned_is_to_be_done_again():
    ground = used_up(facts={}, pois={2: "bz812", 3: "bz812", 5: "bz812", 7: "bz812"})

    ground.time_out("o81")
    assert [ground.poi(sector) for sector in range(1, 10)] == [
        "",
        "bz801",
        "bz802",
        "bz803",
        "bz804",
        "bz806",
        "bz808",
        "bz809",
        "",
    ]


def test_what_is_known_and_what_hurts_stays():
    ground = used_up(facts=DOORS | {"loom-warp": 1})
    ground.state.success = 4
    ground.time_out("o81")

    assert {name: ground.tally()[name] for name in (*DOORS, "loom-warp", "success")} == DOORS | {
        "loom-warp": 1,
        "success": 4,
    }
    assert ground.tally()["recon injuries"] == ["wound"]


def test_half_a_track_is_worth_nothing_in_the_next_weave():
    ground = used_up()
    ground.advances("work-at-the-knot", 2, by="science")
    assert ground.state.markers

    ground.time_out("o81")
    assert not ground.state.markers


def test_threats_that_were_driven_off_are_woven_back_and_none_counts_as_neutralised():
    ground = used_up(threats={})

    changes = ground.time_out("o81")
    assert changes["creation-beam"] == "sector 8"
    assert "neutralised" not in changes


@pytest.mark.parametrize(
    ("facts", "changes"),
    [
        ({"halcyon-crew": 1}, {"supplies": 5}),
        ({"tessaly-vents": 1}, {"science hand": 1, "recon hand": 1}),
        ({"kestrel-spared": 1}, {"sector 5": "bz805"}),
        ({"cairn-song": 1}, {"sector 6": "bz807"}),
        ({"cairn-song": 2}, {}),
        ({"ossuary-names": 1}, {"sector 8": "bz810"}),
        ({"sunder-terms": 2}, {"self-repairing-guardian": "sector 7"}),
        ({"sunder-terms": 1}, {}),
        ({"loom-warp-door": 1}, {"sector 2": "bz812"}),
        ({"loom-weft-door": 1}, {"sector 3": "bz812"}),
        ({"loom-warp": 1}, {"sector 5": "bz812"}),
        ({"loom-weft": 1}, {"sector 6": "bz812"}),
        ({"loom-knot": 1}, {"sector 8": "bz812"}),
        ({"loom-warp": 1, "kestrel-spared": 1}, {"sector 5": "bz805"}),
        ({"loom-weft": 1, "cairn-song": 1}, {"sector 6": "bz807"}),
        ({"loom-knot": 1, "ossuary-names": 1}, {"sector 8": "bz812"}),
    ],
)
def test_what_other_people_gave_is_there_again(facts: dict[str, int], changes: Changes):
    assert loom(facts=facts).log("1814") == {"supplies": 3} | changes


def test_open_vents_turn_an_injury_face_down():
    ground = loom(at={"science": 1}, facts={"tessaly-vents": 2}, injuries={"science": ["wound"]})

    assert ground.log("1814") == {"supplies": 3, "science face down": 1}


def test_walking_in_the_three_weaves():
    assert loom().move_symbol(by="science") == HARM
    assert loom(condition="o82").move_symbol(by="science", dice=["uncommon"]) == {"supplies": -1}
    assert loom(condition="o83").move_symbol(by="science") == {}


def test_combos_of_the_three_weaves():
    assert [loom().combos(each) for each in ("o81", "o82", "o83")] == [
        [["equal", "+", "equal"]],
        [["basic"]],
        [["basic", "+", "basic"]],
    ]
    assert loom().combo("o81", 1) == {"science hand": 1}
    assert loom(condition="o82").combo("o82", 1) == {"science dice": 1}


def test_the_third_time_adds_a_vanguard_to_the_check():
    ground = loom(condition="o83", at={"science": 8})
    ground.begin_check("work-at-the-knot")

    ground.combo("o83", 1)
    assert ground.symbols() == ["vanguard"]


def test_accidents_tear_the_third_weave():
    ground = loom(condition="o83")

    assert ground.effects("o83") == [["accident", "+", "accident"]]
    assert ground.effect("o83", 1) == {"time": 1}


# --- cards ------------------------------------------------------------------------------------------------------------

MARKED = [
    ("part-the-cords", ["green exploration", "red basic"], "green"),
    ("part-the-cords", ["red accident", "red basic"], "green"),
    ("part-the-cords", ["green exploration"], "red"),
    ("time-the-door", ["blue building", "red basic"], "green"),
    ("time-the-door", ["blue accident", "blue basic"], "green"),
    ("time-the-door", ["blue building"], "red"),
    ("ride-it", ["blue technology"], "green"),
    ("ride-it", ["blue science"], "red"),
    ("find-the-weft", ["blue science", "green xenology", "blue basic"], "yellow"),
    ("find-the-weft", ["green xenology", "blue building"], "green"),
    ("find-the-weft", ["green xenology", "red fitness"], "red"),
    ("sing-the-next-line", ["green xenology"], "green"),
    ("sing-the-next-line", ["red basic", "red basic", "blue basic"], "green"),
    ("sing-the-next-line", ["red basic", "red basic"], "red"),
    ("speak-for-us", ["blue science", "green basic"], "green"),
    ("speak-for-us", ["blue science", "red basic"], "red"),
    ("walk-the-tapestry", ["blue science", "green exploration"], "yellow"),
    ("walk-the-tapestry", ["green exploration"], "green"),
    ("walk-the-tapestry", ["green biology"], "red"),
    ("tell-it", ["red defence", "red basic"], "green"),
    ("tell-it", ["red defence"], "red"),
    ("take-it-apart", ["red fitness", "blue building"], "green"),
    ("take-it-apart", ["red fitness", "red fitness"], "red"),
]


@pytest.mark.parametrize(("action", "pool", "colour"), MARKED)
def test_what_a_row_asks_for(action: str, pool: list[str], colour: str):
    assert loom().marks(action, *pool) == colour


ROWS: list[tuple[int, str, str, str, Changes, list[str]]] = [
    (2, "bz801", "part-the-cords", "green", {"loom-warp-door": 1, "success": 1, "sector 2": "bz812"}, []),
    (2, "bz801", "part-the-cords", "red", HARM, ["common"]),
    (3, "bz802", "time-the-door", "green", {"loom-weft-door": 1, "success": 1, "sector 3": "bz812"}, []),
    (3, "bz802", "time-the-door", "red", HARM, []),
    (4, "bz803", "ride-it", "red", HARM, []),
    (6, "bz806", "find-the-weft", "yellow", {"alien-technology leads": 2}, []),
    (6, "bz806", "find-the-weft", "green", {"success": 1, "loom-weft": 1, "uniques": [39], "sector 6": "bz812"}, []),
    (6, "bz806", "find-the-weft", "red", {"science hand": -1}, []),
    (6, "bz807", "sing-the-next-line", "green", {"success": 1, "loom-weft": 1, "uniques": [39]}, []),
    (6, "bz807", "sing-the-next-line", "red", {"science hand": 1}, []),
    (7, "bz808", "speak-for-us", "green", {"success": 1, "keepers-consent": 1}, []),
    (7, "bz808", "speak-for-us", "red", HARM, []),
    (7, "bz808", "walk-the-tapestry", "yellow", {"uniques": [14]}, []),
    (7, "bz808", "walk-the-tapestry", "green", {"alien-technology leads": 2, "sector 7": "bz812"}, []),
    (7, "bz808", "walk-the-tapestry", "red", {"science hand": -1}, ["common"]),
]


@pytest.mark.parametrize(("sector", "card", "action", "colour", "changes", "dice"), ROWS)
def test_outcomes_of_the_cards(sector: int, card: str, action: str, colour: str, changes: Changes, dice: list[str]):
    assert loom(at={"science": sector}, pois={sector: card}).row(action, colour, dice=dice) == changes


def test_great_successes_lead_on_to_successes():
    assert [loom().links(each) for each in ("find-the-weft", "walk-the-tapestry")] == [{"yellow": "green"}] * 2
    assert BOX.pois.find("bz803").actions[1].danger == (BOX.frames.number("A"),)


@pytest.mark.parametrize(
    ("sector", "card", "fact", "before", "after"),
    [
        (2, "bz801", "loom-warp-door", ["part-the-cords"], []),
        (3, "bz802", "loom-weft-door", ["time-the-door"], []),
        (5, "bz804", "loom-warp", ["find-the-warp"], []),
        (5, "bz805", "loom-warp", ["ask-the-garden"], ["lie-down"]),
        (6, "bz806", "loom-weft", ["find-the-weft"], []),
        (6, "bz807", "loom-weft", ["sing-the-next-line"], ["listen"]),
        (8, "bz809", "loom-knot", ["work-at-the-knot"], []),
        (8, "bz810", "loom-knot", ["name-the-strands"], []),
    ],
)
def test_what_is_known_need_not_be_learned_again(
    sector: int, card: str, fact: str, before: list[str], after: list[str]
):
    given: dict[str, Any] = {"at": {"science": sector}, "pois": {sector: card}, "injuries": {"science": ["wound"]}}

    assert loom(**given).actions("science") == before
    assert loom(**given, facts={fact: 1}).actions("science") == after


def test_the_shuttle_can_be_held_back():
    assert loom(at={"science": 4}, time=5).act("hold-it-back") == {"science dice": -2, "time": -2, "sector 4": "bz812"}


@pytest.mark.parametrize(("choice", "sector"), [("choice:0", 7), ("choice:1", 8)])
def test_the_shuttle_can_be_ridden_to_two_places(choice: str, sector: int):
    ground = loom(at={"science": 4})

    assert ground.row("ride-it", "green", choice) == {"science dice": 2, "science at": f"sector {sector}"}


TRACKS: list[tuple[int, str, str, list[list[str]], list[dict[str, int]]]] = [
    (
        5,
        "bz804",
        "find-the-warp",
        [["accident"], ["biology", "/", "exploration", "/", "gathering"]],
        [{"red": 1}, {"red": 1, "green": 1}],
    ),
    (
        5,
        "bz805",
        "ask-the-garden",
        [["biology", "/", "exploration", "/", "xenology"], ["die", "+", "die"]],
        [{"green": 1}, {"green": 2}],
    ),
    (
        8,
        "bz809",
        "work-at-the-knot",
        [["accident"], ["fitness", "/", "defence", "/", "building"], ["die", "+", "die", "+", "die"]],
        [{"red": 1}, {"red": 1, "green": 1}, {"red": 1, "green": 2}],
    ),
    (
        8,
        "bz810",
        "name-the-strands",
        [["fitness", "/", "building", "/", "xenology"], ["die", "+", "die"]],
        [{"green": 1}, {"green": 2}],
    ),
    (
        9,
        "bz811",
        "take-it-up",
        [["accident"], ["xenology", "/", "technology", "/", "fitness"], ["die", "+", "die"]],
        [{"red": 1}, {"red": 1, "green": 1}, {"red": 1, "green": 2}],
    ),
]


@pytest.mark.parametrize(("sector", "card", "action", "needs", "advances"), TRACKS)
def test_effects_of_the_cards_with_tracks(
    sector: int, card: str, action: str, needs: list[list[str]], advances: list[dict[str, int]]
):
    ground = loom(at={"science": sector}, pois={sector: card})

    assert ground.effects(action) == needs
    assert [ground.advances(action, place) for place in range(1, len(needs) + 1)] == advances


@pytest.mark.parametrize(
    ("sector", "card", "action", "learned"),
    [
        (5, "bz804", "find-the-warp", {"loom-warp": 1, "sector 5": "bz812"}),
        (5, "bz805", "ask-the-garden", {"loom-warp": 1}),
        (8, "bz809", "work-at-the-knot", {"loom-knot": 1, "uniques": [16], "sector 8": "bz812"}),
        (8, "bz810", "name-the-strands", {"loom-knot": 1, "uniques": [16], "sector 8": "bz812"}),
    ],
)
def test_a_green_track_teaches_a_thread(sector: int, card: str, action: str, learned: Changes):
    ground = loom(at={"science": sector}, pois={sector: card})

    assert ground.track(action, "green") == {"success": 1} | learned


def test_red_tracks():
    assert loom(at={"science": 5}).track("find-the-warp", "red") == {"time": 1}
    assert loom(at={"science": 8}).track("work-at-the-knot", "red")["science injuries"] == ["wound"]
    both = loom(at={"science": 9, "recon": 9, "security": 1}, pois={9: "bz811"})
    assert both.track("take-it-up", "red") == {"science dice": -1, "recon dice": -1}


def test_the_garden_heals_and_the_song_rests():
    given: dict[str, Any] = {"at": {"science": 5, "recon": 5}, "injuries": {"recon": ["wound"]}}
    ground = loom(**given, pois={5: "bz805"}, facts={"loom-warp": 1})
    assert ground.act("lie-down") == {"recon injuries": [], "sector 5": "bz812"}

    ground = loom(at={"science": 6, "recon": 6, "security": 1}, pois={6: "bz807"}, facts={"loom-weft": 1})
    assert ground.act("listen") == {"science dice": 2, "recon dice": 2, "sector 6": "bz812"}


@pytest.mark.parametrize("missing", ["loom-warp", "loom-weft", "loom-knot"])
def test_three_threads_complete_the_mission(missing: str):
    assert loom(facts={thread: 1 for thread in THREADS if thread != missing}).completable() == []
    ground = loom(facts=THREADS)
    assert ground.completable() == ["m81"]
    assert ground.complete("m81") == {"success": 2, "missions": ["m82"], "completed": ["m81"]}


# --- the Gallery ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "may_speak"),
    [
        ({}, False),
        ({"sunder-terms": 1}, True),
        ({"sunder-terms": 2}, False),
        ({"ossuary-names": 1}, True),
        ({"cairn-song": 1}, True),
        ({"cairn-song": 2}, False),
        ({"halcyon-crew": 1}, True),
        ({"kestrel-spared": 1}, True),
        ({"kestrel-spared": 1, "keepers-consent": 1}, False),
    ],
)
def test_something_must_speak_for_whoever_speaks(facts: dict[str, int], may_speak: bool):
    offered = loom(at={"science": 7}, facts=facts).actions("science")

    assert offered == (["speak-for-us", *TAPESTRY] if may_speak else TAPESTRY)


def test_the_keepers_word_completes_an_optional_mission():
    assert BOX.missions.find("m83").spec.optional
    assert loom(missions=["m81", "m83"]).completable() == []
    ground = loom(missions=["m81", "m83"], facts={"keepers-consent": 1})
    assert ground.completable() == ["m83"]
    assert ground.complete("m83") == {
        "missions": ["m81"],
        "completed": ["m83"],
        "science charges": 1,
        "recon charges": 1,
    }


# --- threats ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("threat", ["creation-beam", "possessed-visitor", "self-repairing-guardian"])
def test_threats_come_nearer(threat: str):
    assert loom(at={"science": 1}, threats={threat: 4}).space(threat, 1) == {threat: "sector 1"}


@pytest.mark.parametrize(
    ("threat", "place", "changes", "dice"),
    [
        ("creation-beam", 2, {"science dice": -1, "science hand": 1}, []),
        ("creation-beam", 3, {"supplies": -1, "creation-beam time": -3}, ["common"]),
        ("possessed-visitor", 2, {"science hand": -1}, []),
        ("possessed-visitor", 3, {"possessed-visitor time": -3}, ["common"]),
        ("self-repairing-guardian", 2, {"science dice": -2, "self-repairing-guardian time": -2}, []),
    ],
)
def test_what_threats_do_to_whoever_is_there(threat: str, place: int, changes: Changes, dice: list[str]):
    assert loom(at={"science": 4, "recon": 1}, threats={threat: 4}).space(threat, place, dice=dice) == changes


def test_the_visitor_does_what_you_would_do():
    ground = loom(at={"science": 4}, threats={"possessed-visitor": 4})

    assert ground.space("possessed-visitor", 3, dice=["uncommon"])["science injuries"] == ["wound"]


def gone(threat: str) -> Changes:
    return {threat: None, f"{threat} time": None, "neutralised": 1}


def test_bending_the_beam():
    ground = loom(at={"science": 8}, threats={"creation-beam": 8})

    assert ground.actions("science") == ["work-at-the-knot", "bend-the-beam"]
    assert ground.effects("bend-the-beam") == [
        ["science", "/", "technology", "/", "building"],
        ["die", "+", "die", "+", "die"],
    ]
    assert ground.advances("bend-the-beam", 1) == {"green": 1}
    assert ground.advances("bend-the-beam", 2) == {"green": 2}
    assert ground.track("bend-the-beam", "green") == gone("creation-beam") | {"success": 1}


def test_telling_the_visitor():
    ground = loom(at={"science": 4}, threats={"possessed-visitor": 4})

    assert ground.row("tell-it", "red", dice=["common"]) == {"science hand": -1}
    assert ground.row("tell-it", "green") == gone("possessed-visitor") | {"uniques": [15], "success": 1, ".visitor": 1}


def test_taking_the_guardian_apart():
    ground = loom(at={"science": 7}, threats={"self-repairing-guardian": 7})

    assert ground.row("take-it-apart", "red")["science injuries"] == ["wound"]
    assert ground.row("take-it-apart", "green") == gone("self-repairing-guardian") | {"success": 1}


# --- arriving, leaving, the end ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "changes"),
    [
        ({}, {}),
        ({"kestrel-spared": 1}, {"sector 5": "bz805"}),
        ({"cairn-song": 1}, {"sector 6": "bz807"}),
        ({"ossuary-names": 1}, {"sector 8": "bz810"}),
        ({"sunder-terms": 1}, {"missions": ["m81", "m83"], "science hand": 1, "recon hand": 1}),
        ({"sunder-terms": 2}, {"self-repairing-guardian": "sector 7"}),
        (THREE_LIT, {"loom-warp": 1, "success": 1, "sector 5": "bz812"}),
        (THREE_LIT | {"kestrel-spared": 1}, {"loom-warp": 1, "success": 1, "sector 5": "bz805"}),
        ({"lamp-tessaly": 1, "lamp-cairn": 1, "lamp-sunder": 2}, {}),
        (DOORS, {"sector 2": "bz812", "sector 3": "bz812"}),
        (THREADS, {"sector 5": "bz812", "sector 6": "bz812", "sector 8": "bz812"}),
    ],
)
def test_what_earlier_choices_change_on_arrival(facts: dict[str, int], changes: Changes):
    assert loom(facts=facts).log("1800") == changes


def test_the_heart_shows_the_last_lamp():
    ground = loom(at={"science": 8}, facts=THREADS)

    assert ground.enter("science", 9) == {"sector 9": "bz811"}
    assert ground.actions("science") == ["take-it-up"]


def test_the_keepers_word_is_needed_for_the_first_ending():
    assert loom().choices("1831") == ["alone", "out"]
    assert loom(facts={"keepers-consent": 1}).choices("1831") == ["consent", "alone", "out"]


@pytest.mark.parametrize(
    ("choice", "chosen", "lamp"),
    [("consent", 1, 1), ("alone", 2, 1), ("out", 3, 2)],
)
def test_each_ending_completes_the_mission_and_ends_the_exploration(choice: str, chosen: int, lamp: int):
    ground = loom(at={"science": 9}, pois={9: "bz811"}, missions=["m82"], facts={"keepers-consent": 1})

    assert ground.choose("1831", choice, by="science") == {
        "loom-choice": chosen,
        "lamp-loom": lamp,
        "success": 3,
        "missions": [],
        "completed": ["m82"],
        "result": "success",
    }


def test_the_green_track_of_the_last_lamp_asks():
    ground = loom(at={"science": 9}, pois={9: "bz811"}, missions=["m82"])

    assert ground.track("take-it-up", "green", "choice:2")["loom-choice"] == 3


def test_leaving_changes_nothing():
    assert loom().log("1801") == loom().log("1802") == {}
