"""Landers, mods, landing cards and the atlas: what each number does, what each row of a landing card does."""

from __future__ import annotations

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.moments import Query
from starboard.games.vanguard.printed import SCIENCE
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.queries import changed
from starboard.games.vanguard.queries_ship import lander_value
from starboard.games.vanguard.rules.acting import perform
from support.vanguard_cards import Changes, aboard

FIELDS = ("armour", "sensors", "manoeuvrability", "supplies", "equipment", "discoveries", "rolls")


def values(lander: str, *mods: str) -> tuple[int, ...]:
    """The numbers of a lander with these mods."""
    ship = aboard().ship
    ship.lander = BOOK.landers.number(lander)
    ship.mods = [BOOK.mods.number(each) for each in mods]
    return tuple(lander_value(ship, field) for field in FIELDS)


@pytest.mark.thing(
    "lander:space-ranger",
    "lander:pelican",
    "lander:dragonfly",
    "lander:waygate",
    "lander:void-ranger",
    "lander:faustschlag",
)
@pytest.mark.rule("IV-LANDER-01", "IV-LANDER-02", "IV-LANDER-03", "IV-EX-50")
def test_landers_differ() -> None:
    assert values("space-ranger") == (1, 1, 1, 8, 4, 5, 3)
    assert values("pelican") == (2, 1, 0, 12, 6, 8, 4)
    assert values("dragonfly") == (0, 2, 3, 6, 3, 4, 2)
    assert values("waygate") == (3, 3, 3, 8, 3, 6, 1)
    assert values("void-ranger") == (2, 3, 2, 9, 5, 6, 2)
    assert values("faustschlag") == (4, 0, 1, 10, 6, 5, 3)


ADDS = {
    "spare-plating": (1, 0, 0, 0, 0, 0, 0),
    "debris-prow": (2, 0, 0, -1, 0, 0, 0),
    "wide-eye": (0, 2, 0, 0, 0, 0, 0),
    "trim-flaps": (0, 0, 1, 0, 0, 0, -1),
    "lattice-frame": (1, 1, 1, 0, 0, 0, 0),
    "cold-jets": (0, 0, 2, 0, 0, 0, 0),
    "extra-tanks": (0, 0, 0, 3, 0, 0, 0),
    "tool-racks": (0, 0, 0, 0, 2, 0, 0),
    "deep-shelf": (0, 0, 0, 0, 0, 3, 0),
    "field-berth": (0, 0, 0, 1, 1, 1, 0),
    "specimen-tanks": (0, 0, 0, 1, 0, 2, 0),
    "drop-pods": (0, 0, 0, 2, 0, 0, -1),
    "night-shelter": (0,) * 7,
    "chart-table": (0,) * 7,
    "drone-bay": (0,) * 7,
}


@pytest.mark.thing(
    "mod:spare-plating",
    "mod:debris-prow",
    "mod:wide-eye",
    "mod:trim-flaps",
    "mod:lattice-frame",
    "mod:cold-jets",
    "mod:extra-tanks",
    "mod:tool-racks",
    "mod:deep-shelf",
    "mod:field-berth",
    "mod:specimen-tanks",
    "mod:drop-pods",
)
@pytest.mark.rule("IV-LANDER-04")
def test_mods_add_what_they_say() -> None:
    assert list(ADDS) == BOOK.mods.ids
    plain = values("space-ranger")
    for mod, adds in ADDS.items():
        assert tuple(now - was for now, was in zip(values("space-ranger", mod), plain, strict=True)) == adds, mod


@pytest.mark.thing("mod:night-shelter", "mod:chart-table", "mod:drone-bay")
@pytest.mark.rule("IV-LANDER-04", "IV-ACT-06")
def test_some_mods_help_on_the_ground() -> None:
    def ground(*mods: str) -> tuple[int, int, list[str]]:
        bench = aboard()
        bench.land("l02", 10, mods=mods)
        state = bench.state
        state.planet = BOX.planets.number("tessaly")
        state.change_powers()
        rests = changed(state, Query.REST_DICE, SCIENCE, 3)
        hand = changed(state, Query.HAND_LIMIT, SCIENCE, 2)
        return rests, hand, [action.spec.id for mod in bench.ship.mods for action in BOOK.mods[mod].actions]

    assert ground() == (3, 2, [])
    assert ground("night-shelter") == (4, 2, [])
    assert ground("chart-table") == (3, 3, [])
    assert ground("drone-bay") == (3, 2, ["send-drone"])


@pytest.mark.thing("mod:drone-bay")
def test_a_drone_costs_two_dice_and_brings_a_supply() -> None:
    bench = aboard()
    bench.land("l02", 3, mods=["drone-bay"])
    (action,) = BOOK.mods.find("drone-bay").actions

    changes = bench.run(lambda state: perform(state, SCIENCE, action.call))

    assert changes == {"supplies": 1, "exhausted": 2}


# --- landing cards ----------------------------------------------------------------------------------------------------

DEBRIS = "Flying through debris"


def land(card: str, result: int, *answers: str, **lander: str) -> Changes:
    """What one roll of a landing does, its step aside."""
    changes = aboard().land(card, result, *answers, **lander)
    assert changes.pop("steps") < 0
    return changes


@pytest.mark.thing("landing:l04", "landing:l05", "landing:l08")
@pytest.mark.rule("IV-EX-48", "IV-SHIP-LAND-02", "IV-SHIP-LAND-05")
@pytest.mark.parametrize("card", ["l04", "l05", "l08"])
def test_debris_costs_supplies_less_armour_or_wounds(card: str) -> None:
    assert land(card, 1, "choice:0") == {"supplies": -3}
    assert land(card, 2, "choice:0", lander="faustschlag") == {}
    assert land(card, 1, "choice:0", lander="dragonfly") == {"supplies": -4}
    assert land(card, 1, "choice:1") == {"wounds": {"wound": 2}}


@pytest.mark.thing(
    "landing:l02", "landing:l03", "landing:l04", "landing:l05", "landing:l06", "landing:l07", "landing:l08"
)
@pytest.mark.rule("IV-EX-49", "IV-SHIP-LAND-03")
@pytest.mark.parametrize("card", ["l02", "l03", "l04", "l05", "l06", "l07", "l08"])
def test_a_clear_approach_ends_the_landing(card: str) -> None:
    assert aboard().land(card, 10) == {"steps": -3}
    assert aboard().land(card, 10, lander="pelican") == {"steps": -4}


@pytest.mark.thing("landing:l02")
def test_tessaly_iv_tests_every_parameter() -> None:
    assert land("l02", 1, "choice:0") == {"supplies": -2}
    assert land("l02", 2, "choice:0", lander="dragonfly") == {}
    assert land("l02", 2, "choice:1") == {"exhausted": 4}
    assert land("l02", 3) == {"supplies": -1}
    assert land("l02", 4, lander="dragonfly") == {"supplies": -2}
    assert land("l02", 5) == {}
    assert land("l02", 6, lander="faustschlag") == {"exhausted": 2}


@pytest.mark.thing("landing:l03")
def test_kestrels_garden_has_branches_and_holes_that_move() -> None:
    assert land("l03", 1, "choice:0") == {"supplies": -2}
    assert land("l03", 2, "choice:1") == {"wounds": {"wound": 2}}
    for result in (3, 4, 5):
        assert land("l03", result) == {"wounds": {"wound": 1}}
        assert land("l03", result, lander="dragonfly") == {}
    assert land("l03", 6) == {"exhausted": 2}


@pytest.mark.thing("landing:l04", "landing:l05")
def test_bright_cairn_feeds_back_and_the_drift_spins() -> None:
    assert land("l04", 4) == {"exhausted": 4}
    assert land("l04", 5, lander="dragonfly") == {}
    assert land("l05", 4) == {}
    assert land("l05", 5, lander="pelican") == {"supplies": -1, "exhausted": 2}
    assert land("l04", 6) == land("l05", 6) == {}


@pytest.mark.thing("landing:l06")
def test_sunder_is_hot_and_narrow() -> None:
    assert land("l06", 1, "choice:0") == {"supplies": -2}
    assert land("l06", 2, "choice:1") == {"wounds": {"severe-wound": 1}}
    assert land("l06", 3) == {"supplies": -1, "exhausted": 2}
    assert land("l06", 4, lander="pelican") == {"exhausted": 2}
    assert land("l06", 5) == {"supplies": -1}
    assert land("l06", 6, lander="dragonfly") == {}


@pytest.mark.thing("landing:l07")
def test_the_gully_of_the_ossuary_narrows_and_the_ground_is_not_seen() -> None:
    assert land("l07", 1, "choice:0") == {"supplies": -2}
    assert land("l07", 2, "choice:1") == {"exhausted": 4}
    assert land("l07", 4) == {"wounds": {"wound": 1}}
    assert land("l07", 5, lander="dragonfly") == {}


@pytest.mark.thing("landing:l07", "threat:ophthalmoid")
def test_the_scanner_tells_what_is_hunted_in_the_ossuary() -> None:
    danger = next(str(part) for part in BOOK.landings.find("l07").spec.parts if str(part).startswith("Danger"))

    assert danger == "Danger: what hunts in the dark hunts the light you bring."
    assert "towards the lamp" in str(BOX.threats.find("ophthalmoid").parts["space"][0].text)


@pytest.mark.thing("landing:l08")
def test_the_loom_remembers_the_approach() -> None:
    assert land("l08", 3) == {"exhausted": 2}
    assert land("l08", 4, lander="void-ranger") == {}
    assert land("l08", 5) == {"supplies": -2}
    assert land("l08", 6, lander="void-ranger") == {}


@pytest.mark.thing("landing:l01")
@pytest.mark.rule("IV-FACT-30")
def test_the_eye_has_a_landing_card_with_the_rows_of_the_rulebook() -> None:
    spec = BOOK.landings.find("l01").spec

    assert spec.planet == "eye-of-the-void"
    assert [str(row.name) for row in spec.row] == [DEBRIS, "The lights go out", "Clear approach"]
    assert [row.tests for row in spec.row] == ["armour", "sensors", ""]


# --- the atlas --------------------------------------------------------------------------------------------------------

EVERYWHERE = {"course-ambrel": 1, "course-korrin": 1, "course-vesper": 1, "sunder-terms": 1}


@pytest.mark.thing("system:tessaly", "system:ambrel", "system:korrin", "system:vesper")
@pytest.mark.rule("IV-SHIP-STAR-02", "IV-SHIP-STAR-03", "IV-SHIP-STAR-04")
def test_systems_and_what_lies_there_come_with_the_story() -> None:
    here = ["visit:object-tessaly", "visit:object-kestrel", "visit:object-eye", "visit:object-ranger-one", "close-maps"]
    assert aboard().ways("tessaly") == here
    assert aboard(facts={"course-ambrel": 1}).ways("tessaly") == ["fly:ambrel", *here]
    assert aboard(facts=EVERYWHERE).ways("tessaly") == ["fly:ambrel", "fly:korrin", *here]
    assert aboard(facts=EVERYWHERE).ways("ambrel") == [
        "fly:tessaly",
        "fly:korrin",
        "fly:vesper",
        "visit:object-cairn",
        "visit:object-halcyon",
        "visit:object-rings",
        "visit:object-buoy",
        "close-maps",
    ]
    korrin = ["fly:tessaly", "fly:ambrel", "visit:object-sunder", "visit:object-ossuary"]
    assert aboard(facts={"course-ambrel": 1, "course-korrin": 1}).ways("korrin") == [*korrin, "close-maps"]
    assert "visit:object-court" in aboard(facts=EVERYWHERE).ways("korrin")
    assert aboard(facts=EVERYWHERE).ways("vesper") == [
        "fly:ambrel",
        "fly:korrin",
        "visit:object-loom",
        "visit:object-star",
        "visit:object-boats",
        "close-maps",
    ]


@pytest.mark.thing("system:tessaly", "system:ambrel", "system:korrin", "system:vesper")
@pytest.mark.rule("IV-SHIP-STAR-02", "IV-KEY-11")
@pytest.mark.parametrize(
    ("start", "to", "energy"),
    [
        ("tessaly", "ambrel", 2),
        ("tessaly", "korrin", 4),
        ("ambrel", "korrin", 2),
        ("ambrel", "vesper", 4),
        ("korrin", "vesper", 3),
    ],
)
def test_flying_costs_the_energy_on_the_page(start: str, to: str, energy: int) -> None:
    for here, there in ((start, to), (to, start)):
        bench = aboard(facts=EVERYWHERE)
        bench.travel(here, f"fly:{there}")
        assert bench.facts()["system"] == there
        assert bench.ship.energy == 6 - energy


@pytest.mark.rule("IV-SHIP-STAR-03", "IV-SHIP-STAR-04")
def test_a_visit_costs_its_price_and_a_landing_option_puts_its_card_in_the_scanner() -> None:
    landing = aboard()
    landing.travel("tessaly", "visit:object-kestrel")
    assert (landing.facts()["landing"], landing.ship.energy, landing.ship.parts) == ("l03", 5, 1)

    eye = aboard()
    eye.travel("tessaly", "visit:object-eye", "choice:1")
    assert (eye.ship.energy, eye.ship.success, eye.ship.target) == (5, 8, -1)
    assert "visit:object-eye" not in eye.ways("tessaly"), "once"


def test_landing_options_and_the_court_can_be_visited_again_and_other_places_once() -> None:
    often = {each.id for each in BOOK.objects if not each.spec.once}

    assert often == {each.id for each in BOOK.objects if each.spec.landing} | {"object-court"}
    assert {each.spec.price for each in BOOK.objects} == {1}


def test_every_landing_option_leads_to_its_planet() -> None:
    cards = {each.id: each.spec.landing for each in BOOK.objects if each.spec.landing}

    assert cards == {
        "object-tessaly": "l02",
        "object-kestrel": "l03",
        "object-cairn": "l04",
        "object-halcyon": "l05",
        "object-sunder": "l06",
        "object-ossuary": "l07",
        "object-loom": "l08",
    }
    planets = {each.id: each.spec.planet for each in BOOK.landings}
    assert [planets[card] for card in cards.values()] == [
        "tessaly",
        "kestrel",
        "cairn",
        "halcyon",
        "sunder",
        "ossuary",
        "loom",
    ]


@pytest.mark.thing("operation:cold-relay")
@pytest.mark.rule("IV-DES-28")
def test_cold_relay_counts_missions_success_and_injuries() -> None:
    spec = BOOK.operations.find("cold-relay").spec

    assert spec.points == {"mission": 4, "success": 1, "discovery": 1, "unique": 2, "supplies": 0, "injury": -1}
    assert spec.target == 14
    assert [(band.least, str(band.name)) for band in spec.band] == [
        (0, "No answer"),
        (7, "A scratch on the line"),
        (14, "Line open"),
        (21, "Everything delivered"),
    ]
