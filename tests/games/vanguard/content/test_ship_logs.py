"""Logs of the ship: what each does, and every choice in it; echoes; rows of pockets."""

from __future__ import annotations

import pytest

from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.rules.ship import bridge
from starboard.games.vanguard.ship_state import Place
from support.vanguard_cards import aboard

CLEAR = ("702", "703", "704", "705", "706", "707", "708")


@pytest.mark.thing("log:702", "log:703", "log:704", "log:705", "log:706", "log:707", "log:708")
@pytest.mark.parametrize("log", CLEAR)
def test_a_clear_approach_is_only_told(log: str) -> None:
    assert aboard().read(log) == {}


@pytest.mark.thing("log:710", "log:701")
def test_the_eye_is_answered_or_listened_to() -> None:
    listening = aboard()
    assert listening.read("710", "listen") == {"success": 2}
    assert listening.ship.read[-1] == BOX.logs.number("701")
    assert aboard().read("710", "answer") == {"facts": {"answered-eye": 1, "patience": 1}}


@pytest.mark.thing("log:711")
def test_the_recorder_is_played_or_given() -> None:
    assert aboard().read("711", "play") == {"success": 2, "facts": {"ranger-box": 1}}
    assert aboard().read("711", "give") == {"morale": 1, "facts": {"ranger-box": 2}}


@pytest.mark.thing("log:712", "log:713")
def test_the_rings_and_the_buoy_can_be_robbed_or_not() -> None:
    assert aboard().read("712", "boulder") == {"collected": {"minerals": 2}}
    assert aboard().read("712", "dust") == {"success": 1, "collected": {"microorganisms": 1}}
    assert aboard().read("713", "relay") == {"morale": 1}
    assert aboard().read("713", "strip") == {"energy": 3}


@pytest.mark.thing("log:712", "log:713", "unique:the-odd-pebble", "unique:eleven-words")
def test_from_the_rings_and_the_buoy_something_can_be_brought_for_good() -> None:
    rings = aboard(collected=["minerals"])
    assert rings.read("712", "odd") == {"collected": {"minerals": -1}}
    assert rings.pockets == [29]
    poor = aboard(collected=["strange-flora"])
    poor.read("712", "dust")
    assert poor.offered[0] == ["choice:0", "choice:1"], "there is no stone to put in its place"
    buoy = aboard()
    assert buoy.read("713", "aboard", "crew:security") == {"morale": 1}, "who was tired out is woken"
    assert buoy.pockets == [30]


@pytest.mark.thing("log:714", "log:745")
def test_the_court_gives_its_word_to_those_it_has_seen_do_well() -> None:
    def choices(**facts: int) -> list[str]:
        bench = aboard(facts={name.replace("_", "-"): value for name, value in facts.items()}, collected=["minerals"])
        bench.read("714", "go")
        return bench.offered[0]

    assert choices(sunder_terms=1) == ["choice:1", "choice:2"]
    assert choices(sunder_terms=1, halcyon_crew=1) == ["choice:1", "choice:2"], "one thing is not enough"
    assert choices(sunder_terms=1, halcyon_crew=1, cairn_song=1) == ["choice:0", "choice:1", "choice:2"]
    three = {"halcyon_crew": 1, "cairn_song": 1, "kestrel_spared": 1}
    assert choices(sunder_terms=2, **three) == ["choice:1", "choice:2"]
    assert choices(sunder_terms=2, ossuary_names=1, **three) == ["choice:0", "choice:1", "choice:2"]
    assert choices(sunder_terms=1, keepers_consent=1, **three) == ["choice:1", "choice:2"], "given once"

    friends = aboard(facts={"sunder-terms": 1, "halcyon-crew": 1, "cairn-song": 1})
    assert friends.read("714", "consent") == {"success": 1, "facts": {"keepers-consent": 1}}
    giving = aboard(facts={"sunder-terms": 2}, collected=["minerals"])
    assert giving.read("714", "gift") == {"success": 1, "collected": {"minerals": -1}}
    assert giving.pockets == [31]
    again = aboard(facts={"sunder-terms": 2}, collected=["minerals", "minerals"])
    again.fail("s13")
    again.fail("s13")
    assert again.read("714", "gift")["recovering"] == 3
    assert again.read("714", "gift") == {"success": 1, "collected": {"minerals": -1}}, "it is stored once"
    assert aboard(facts={"sunder-terms": 2}).read("714") == {}, "nothing to give: it is only a greeting"


@pytest.mark.thing("log:717")
def test_at_the_quiet_star_one_sleeps_or_looks() -> None:
    tired = aboard()
    tired.fail("s18", "crew:security", "crew:recon")
    tired.fail("s13")
    assert tired.read("717", "sleep") == {"resting": {"security": -1, "recon": -1}, "recovering": 2}
    tired.fail("s18", "crew:security", "crew:recon")
    tired.fail("s13")
    assert tired.read("717", "look") == {"parts": 3, "success": 1}


@pytest.mark.thing("log:718")
def test_the_lantern_of_the_raft_is_left_or_taken() -> None:
    assert aboard().read("718", "leave") == {"morale": 1, "facts": {"boats-left": 1}}
    taken = aboard()
    assert taken.read("718", "take") == {"success": 1, "collected": {"alien-technology": 2}}
    assert taken.pockets == [32]


@pytest.mark.thing("log:740")
def test_what_the_eye_is_for_ends_in_a_silence() -> None:
    assert aboard().read("740", "wait") == {"success": 3}
    assert aboard().read("740", "alone") == {"success": 2, "morale": 1}
    trusted = aboard(facts={"sunder-terms": 1, "halcyon-crew": 1, "lamp-cairn": 2})
    assert trusted.read("740", "ask") == {"success": 3, "facts": {"keepers-consent": 1}}
    alone = aboard(facts={"sunder-terms": 2, "halcyon-crew": 1, "lamp-cairn": 2})
    alone.read("740", "wait")
    assert alone.offered[0] == ["choice:1", "choice:2"]
    given = aboard(facts={"sunder-terms": 1, "halcyon-crew": 1, "lamp-cairn": 2, "keepers-consent": 1})
    given.read("740", "wait")
    assert given.offered[0] == ["choice:1", "choice:2"], (
        "the Court has given its word before: nothing is left to ask for"
    )


@pytest.mark.thing("log:750")
@pytest.mark.rule("IV-TUT-33")
def test_the_first_ship_phase_brings_two_wishes_and_a_splinter() -> None:
    assert aboard().read("750") == {"waiting": {"a02": 1, "a03": 1, "v01": 1}}


@pytest.mark.thing("log:774", "log:775")
def test_a_name_on_the_wall_and_a_sunday() -> None:
    assert aboard().read("774", "speak") == {"morale": 1, "resting": {"security": 1}}
    assert aboard().read("774", "work") == {"success": 2}
    assert aboard().read("775", "hour") == {"morale": 1}
    assert aboard().read("775", "watch") == {"energy": 2}


# --- echoes -----------------------------------------------------------------------------------------------------------

HEARD: dict[str, tuple[dict[str, int], str, dict[str, object]]] = {
    "e01": ({"tessaly-vents": 1}, "761", {"potential": {"s11": 1}, "waiting": {"a06": 1}}),
    "e02": ({"tessaly-vents": 2}, "762", {"potential": {"s12": 1}, "success": 1}),
    "e03": ({"kestrel-spared": 1}, "763", {"waiting": {"v10": 1}, "morale": 1}),
    "e04": ({"lamp-kestrel": 1}, "764", {"potential": {"s13": 1}}),
    "e05": ({"cairn-song": 1}, "765", {"potential": {"s14": 1}, "waiting": {"v11": 1}}),
    "e06": ({"cairn-song": 2}, "766", {"potential": {"s19": 1}, "waiting": {"v11": 1}}),
    "e07": ({"halcyon-crew": 1}, "767", {"potential": {"s15": 1}, "waiting": {"v14": 1}}),
    "e08": ({"lamp-halcyon": 1}, "768", {"potential": {"s20": 1}, "waiting": {"v14": 1}}),
    "e09": ({"sunder-terms": 1}, "769", {"potential": {"s16": 1}}),
    "e10": ({"sunder-terms": 2}, "770", {"potential": {"s17": 1}}),
    "e11": ({"ossuary-names": 1}, "771", {"potential": {"s18": 1}}),
    "e12": ({"lamp-ossuary": 1}, "772", {"success": 1}),
    "e13": ({"lamp-sunder": 2}, "773", {"success": 2}),
    "e16": ({"tessaly-peaches": 1}, "776", {"morale": 1}),
    "e17": ({"kestrel-pictures": 1}, "777", {"success": 2}),
    "e18": ({"sunder-pilgrim": 1}, "778", {"success": 1, "morale": 1}),
    "e19": ({"sunder-pilgrim": 2}, "779", {"morale": -1, "collected": {"alien-technology": 1}}),
}
"""By echo: the marks that call it, its log, and what that does."""


@pytest.mark.thing(
    "echo:e01",
    "echo:e02",
    "echo:e03",
    "echo:e04",
    "echo:e05",
    "echo:e06",
    "echo:e07",
    "echo:e08",
    "echo:e09",
    "echo:e10",
    "echo:e11",
    "echo:e12",
    "echo:e13",
    "echo:e16",
    "echo:e17",
    "echo:e18",
    "echo:e19",
    "log:761",
    "log:762",
    "log:763",
    "log:764",
    "log:765",
    "log:766",
    "log:767",
    "log:768",
    "log:769",
    "log:770",
    "log:771",
    "log:772",
    "log:773",
    "log:776",
    "log:777",
    "log:778",
    "log:779",
)
@pytest.mark.parametrize("echo", HEARD)
def test_a_choice_comes_back_once(echo: str) -> None:
    facts, log, changes = HEARD[echo]
    bench = aboard(facts=facts)

    assert bench.hear() == changes
    assert BOOK.echoes.find(echo).spec.log == log
    assert bench.ship.echoes == [BOOK.echoes.number(echo)]
    assert bench.hear() == {}, "not a second time"


@pytest.mark.thing("log:768", "situation:s20")
def test_nobody_calls_from_the_drift_where_nobody_sleeps_any_more() -> None:
    fates = {"halcyon-holt": 2, "halcyon-okafor": 3, "halcyon-castellane": 2, "halcyon-marrow": 3}

    assert aboard(facts={"lamp-halcyon": 1, **fates}).hear() == {"waiting": {"v14": 1}}
    assert aboard(facts={"lamp-halcyon": 1, **fates, "halcyon-marrow": 0}).hear() == {
        "potential": {"s20": 1},
        "waiting": {"v14": 1},
    }


@pytest.mark.thing("echo:e14", "echo:e15")
def test_a_death_and_a_fourth_pass_are_heard_too() -> None:
    bench = aboard()
    assert bench.hear() == {}
    bench.ship.places[0] = Place.DEAD
    assert bench.hear("choice:1") == {"success": 2}
    bench.ship.passes = 3
    assert bench.hear() == {}
    bench.ship.passes = 4
    assert bench.hear("choice:1") == {"energy": 2}


@pytest.mark.thing("echo:e20", "log:794")
def test_a_week_before_the_end_there_is_a_warning() -> None:
    bench = aboard(facts={"lamp-tessaly": 1})
    bench.ship.echoes = [BOOK.echoes.number("e15")]
    bench.ship.passes = 5
    assert bench.hear() == {}, "five weeks and one for the Lamp"
    bench.ship.passes = 6
    assert bench.hear("choice:1") == {"energy": 1}

    tired = aboard()
    tired.fail("s18", "crew:security", "crew:recon")
    assert tired.read("794", "tell") == {"resting": {"security": -1, "recon": -1}}


@pytest.mark.rule("IV-DES-30")
@pytest.mark.parametrize(
    ("facts", "weeks"),
    [
        ({}, 5),
        ({"lamp-tessaly": 1, "lamp-cairn": 1}, 7),
        ({"lamp-tessaly": 2}, 5),
        ({"patience": 1, "lamp-loom": 1}, 7),
    ],
)
def test_the_eye_has_five_weeks_and_one_for_each_lamp_that_burns(facts: dict[str, int], weeks: int) -> None:
    for passes, ending in ((weeks - 1, -1), (weeks, BOOK.endings.number("left-behind"))):
        bench = aboard(facts=facts)
        bench.ship.passes = passes
        bench.ship.objective = -1
        bench.run(bridge.begin)
        assert bench.ship.ending == ending


def test_two_echoes_a_pass_in_the_order_of_the_story() -> None:
    bench = aboard(facts={"cairn-song": 1, "tessaly-vents": 2, "tessaly-peaches": 1, "sunder-pilgrim": 1})

    bench.hear()
    assert bench.ship.echoes == [BOOK.echoes.number("e02"), BOOK.echoes.number("e05")]

    bench.hear()
    assert bench.ship.echoes[2:] == [BOOK.echoes.number("e18"), BOOK.echoes.number("e16")], "worlds before small talk"


@pytest.mark.parametrize(
    ("facts", "silent"),
    [
        ({"lamp-kestrel": 1, "kestrel-spared": 1}, "e04"),
        ({"lamp-halcyon": 1, "halcyon-crew": 1}, "e08"),
        ({"lamp-ossuary": 1, "ossuary-names": 1}, "e12"),
        ({"lamp-cairn": 1}, "e13"),
    ],
)
def test_what_was_done_well_is_not_held_against_us(facts: dict[str, int], silent: str) -> None:
    bench = aboard(facts=facts)
    for _ in range(4):
        bench.hear()

    assert BOOK.echoes.number(silent) not in bench.ship.echoes


def test_the_table_of_echoes_is_complete() -> None:
    assert sorted([*HEARD, "e14", "e15", "e20"]) == sorted(BOOK.echoes.ids)


# --- rows of pockets --------------------------------------------------------------------------------------------------


@pytest.mark.thing("row:row-1", "row:row-2", "row:row-3", "row:row-4")
@pytest.mark.rule("IV-SHIP-UNLOAD-02", "IV-SHIP-UNLOAD-05")
def test_a_full_row_of_pockets_is_rewarded() -> None:
    assert aboard().fill_row("row-1") == {"success": 3, "morale": 1}
    assert aboard().fill_row("row-2") == {"success": 2, "waiting": {"field-berth": 1}}
    assert aboard().fill_row("row-3") == {"rank-2": 2}
    assert aboard().fill_row("row-4") == {"dice": 1}
    missing = aboard()
    missing.ship.pockets = [0, 1, 2]
    missing.ship.pockets.append(5)
    assert missing.facts()["success"] == 6


@pytest.mark.thing("row:row-5", "row:row-6", "row:row-7", "row:row-8")
def test_the_rows_of_the_far_pockets_are_rewarded() -> None:
    assert aboard().fill_row("row-5", "section:recon") == {"recruited": 1, "morale": 1}
    ill = aboard()
    ill.fail("s13")
    assert ill.fill_row("row-6") == {"success": 3, "recovering": 2}
    kinds = ("kind:2", "kind:2", "kind:3")
    assert aboard().fill_row("row-7", *kinds) == {"collected": {"minerals": 2, "strange-flora": 1}}
    assert aboard().fill_row("row-8") == {"success": 4}
