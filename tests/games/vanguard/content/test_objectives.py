"""Objectives and endings: when each is reached, what it opens, what it costs to be late, and how it all ends."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.content.ship_goals import LAMPS, favour_of
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.rules.ship.objectives import ending, fail_late_objectives
from starboard.games.vanguard.ship_state import Place
from support.vanguard_cards import aboard


def holds(card: str, **facts: int) -> bool:
    """Whether an objective is reached with these marks in the logbook."""
    state = aboard(facts={name.replace("_", "-"): value for name, value in facts.items()}).state
    return bool(BOOK.objectives.find(card).goals["done"](state, -1))


def settled(card: str, answers: tuple[str, ...] = (), **facts: int) -> dict[str, Any]:
    """What the bridge finds when an objective is reached: what it brings, without the marks that were there."""
    bench = aboard(facts={name.replace("_", "-"): value for name, value in facts.items()}, technology=1)
    main = card.startswith("u")
    return bench.settle(*([card] if main else ["", card]), answers=answers)


@pytest.mark.thing("objective:u01", "log:715")
@pytest.mark.rule("IV-KEY-07", "IV-SETUP-14")
def test_the_first_lamp_of_tessaly_opens_the_way_to_ambrel() -> None:
    assert not holds("u01")
    assert not holds("u01", lamp_cairn=1)
    assert holds("u01", lamp_tessaly=1)
    assert holds("u01", lamp_kestrel=2), "found and kept dark"

    assert settled("u01", lamp_tessaly=1) == {
        "success": 1,
        "facts": {"course-ambrel": 1},
        "waiting": dict.fromkeys(("u02", "v02", "p07", "a01", "a04", "a05", "v08", "p13"), 1),
    }


@pytest.mark.thing("objective:u02", "log:725")
def test_a_lamp_of_ambrel_opens_the_way_to_korrin() -> None:
    assert not holds("u02", lamp_tessaly=1, lamp_kestrel=1)
    assert holds("u02", lamp_cairn=2)
    assert holds("u02", lamp_halcyon=1)

    assert settled("u02", lamp_cairn=1) == {
        "success": 1,
        "facts": {"course-korrin": 1},
        "waiting": dict.fromkeys(("u03", "tech-2", "v06", "p08", "v03", "p18"), 1),
    }


@pytest.mark.thing("objective:u03", "log:730")
@pytest.mark.rule("IV-COMP-17")
def test_whatever_was_said_on_sunder_opens_the_sealed_hold() -> None:
    assert not holds("u03", lamp_sunder=1)
    assert holds("u03", sunder_terms=1)
    assert holds("u03", sunder_terms=2)

    assert settled("u03", sunder_terms=2) == {
        "envelope": 1,
        "waiting": dict.fromkeys(("u04", "v09", "p15", "proving-ground", "a07", "a08"), 1),
    }


@pytest.mark.thing("objective:u04")
def test_four_lamps_lit_or_five_found_or_the_names_tell_what_the_eye_is_for() -> None:
    lit = dict.fromkeys(LAMPS[:3], 1)
    assert not aboard(facts=lit).state.ship.facts.get("ossuary-names")
    done = BOOK.objectives.find("u04").goals["done"]
    assert not done(aboard(facts=lit).state, -1)
    assert done(aboard(facts={**lit, "lamp-ossuary": 1}).state, -1)
    assert not done(aboard(facts={**lit, "lamp-ossuary": 2}).state, -1), "four found, of which three burn"
    assert done(aboard(facts={**lit, "lamp-ossuary": 2, "lamp-halcyon": 2}).state, -1)
    assert holds("u04", ossuary_names=1)

    assert settled("u04", ("choice:1",), ossuary_names=1) == {
        "success": 3,
        "facts": {"course-vesper": 1},
        "waiting": dict.fromkeys(("u05", "tech-2", "v12"), 1),
    }


@pytest.mark.thing("objective:u05", "log:780", "ending:open-door", "ending:stolen-fire", "ending:long-night")
@pytest.mark.rule("IV-DES-30")
def test_the_choice_on_the_loom_is_the_ending() -> None:
    assert not holds("u05", lamp_loom=1)

    assert settled("u05", loom_choice=1) == {"ending": "open-door"}
    assert settled("u05", loom_choice=2) == {"ending": "stolen-fire"}
    assert settled("u05", loom_choice=3) == {"ending": "long-night"}


@pytest.mark.thing("log:790", "log:791", "log:792", "ending:left-behind")
@pytest.mark.rule("IV-DES-30")
@pytest.mark.parametrize("card", ["u01", "u02", "u03", "u04"])
def test_an_objective_that_runs_out_stays_and_the_third_silence_ends_it(card: str) -> None:
    bench = aboard(morale="high")

    assert bench.run_out(card) == {"morale": -1, "facts": {"silence": 1}}
    assert bench.ship.objective == BOOK.objectives.number(card)
    assert bench.ship.age == 0
    bench.ship.age = BOOK.objectives.find(card).spec.limit
    assert bench.run(fail_late_objectives) == {}, "as old as its limit is not too old"
    assert bench.run_out(card) == {"morale": -1, "facts": {"silence": 1}}
    last = bench.run_out(card)
    assert last["ending"] == "left-behind"


@pytest.mark.thing("log:793", "ending:left-behind")
@pytest.mark.rule("IV-DES-30")
def test_the_last_objective_that_runs_out_is_the_end() -> None:
    assert aboard().run_out("u05") == {"ending": "left-behind"}


# --- side objectives --------------------------------------------------------------------------------------------------


@pytest.mark.thing("objective:a01")
def test_olsens_list_wants_three_unique_things() -> None:
    bench = aboard()
    bench.ship.pockets = [0, 1]
    assert bench.settle("", "a01") == {}
    bench.ship.pockets.append(2)
    assert bench.settle("", "a01") == {"success": 2, "waiting": {"deep-shelf": 1}}


@pytest.mark.thing("objective:a02")
def test_hot_bunks_wants_fourteen_people() -> None:
    bench = aboard()
    assert bench.settle("", "a02") == {}
    for crew in (12, 13):
        bench.ship.places[crew], bench.ship.sections[crew], bench.ship.ranks[crew] = Place.RESTING, 0, 1
    assert bench.settle("", "a02") == {"waiting": {"watch-bill": 1}}
    bench.ship.places[13] = Place.DEAD
    assert bench.settle("", "a02") == {}, "the dead do not count"


@pytest.mark.thing("objective:a03", "objective:a04", "objective:a07", "objective:a08")
def test_what_was_found_and_read_and_learned_is_rewarded() -> None:
    assert settled("a03") == {}
    assert settled("a03", ranger_box=1) == {"morale": 1, "waiting": {"trim-flaps": 1}}
    assert settled("a04", lamp_tessaly=1) == {}
    assert settled("a04", lamp_tessaly=1, lamp_kestrel=2) == {"success": 3, "waiting": {"drop-pods": 1}}
    assert settled("a07") == {}
    assert settled("a07", keeper_grammar=1) == {"success": 2, "waiting": {"grey-desk": 1}}
    assert settled("a08") == {}
    assert settled("a08", ossuary_names=1) == {"morale": 1, "success": 2}


@pytest.mark.thing("objective:a05")
def test_the_passenger_list_brings_two_people_and_a_cook() -> None:
    assert settled("a05", halcyon_aboard=2) == {}
    with_cook = settled("a05", ("section:recon",), halcyon_crew=1, halcyon_holt=2)
    assert with_cook == {"recruited": 2, "waiting": {"night-galley": 1}}
    without = settled("a05", halcyon_crew=1, halcyon_holt=3)
    assert without == {"recruited": 2, "success": 2}


@pytest.mark.thing("objective:a06")
def test_the_pools_are_saved_in_time_or_not() -> None:
    assert settled("a06", pools_saved=1) == {"morale": 1, "success": 2}
    lost = aboard()
    assert lost.run_out("a06") == {"morale": -1}
    assert lost.ship.sides == []


# --- what the Keepers count -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("facts", "counted"),
    [
        ({}, 0),
        ({"tessaly-vents": 1}, 0),
        ({"tessaly-vents": 2}, 1),
        ({"tessaly-vents": 1, "pools-saved": 1}, 1),
        ({"kestrel-spared": 1, "garden-amends": 1}, 1),
        ({"cairn-song": 2}, 0),
        ({"cairn-song": 1, "halcyon-crew": 1, "ossuary-names": 1}, 3),
        ({"keepers-heard": 1, "witness-trust": 1, "keeper-grammar": 1}, 2),
        ({"sunder-pilgrim": 1, "boats-left": 1}, 2),
        ({"sunder-pilgrim": 2}, 0),
        ({"lamp-cairn": 2, "lamp-sunder": 2}, 1),
        ({"lamp-cairn": 1}, 0),
    ],
)
def test_the_keepers_count_each_kind_of_thing_once(facts: dict[str, int], counted: int) -> None:
    assert favour_of(aboard(facts=facts).state) == counted


# --- epilogues --------------------------------------------------------------------------------------------------------


def told(end: str, **facts: int) -> list[int]:
    """Which paragraphs follow an ending, from 1."""
    state = aboard(facts={name.replace("_", "-"): value for name, value in facts.items()}).state
    parts = BOOK.endings.find(end).parts["epilogue"]
    return [place for place, part in enumerate(parts, 1) if part.goal is not None and part.goal(state, -1)]


@pytest.mark.thing("ending:open-door", "ending:stolen-fire", "ending:long-night", "ending:left-behind")
def test_endings_remember_what_was_done() -> None:
    assert told("open-door") == []
    assert told("open-door", halcyon_marrow=2, kestrel_spared=1, tessaly_vents=2) == [1, 2, 3]
    assert told("open-door", halcyon_marrow=3) == []
    assert told("long-night", halcyon_castellane=1) == told("long-night", halcyon_castellane=3) == []
    assert told("open-door", tessaly_vents=1) == [4]
    assert told("open-door", tessaly_vents=1, pools_saved=1) == []
    assert told("open-door", cairn_song=1, boats_left=1, ossuary_names=1) == [5, 6, 7]
    assert told("stolen-fire", sunder_terms=2, cairn_song=2) == [1, 5]
    assert told("stolen-fire", sunder_terms=1, halcyon_crew=1, lamp_kestrel=1) == [2, 3, 4]
    assert told("stolen-fire", lamp_kestrel=1, kestrel_spared=1) == []
    lit = {lamp.replace("-", "_"): 1 for lamp in LAMPS[:4]}
    assert told("long-night", ossuary_names=1, **lit) == [1, 2]
    assert told("long-night", halcyon_castellane=2, keepers_consent=1, ranger_box=2) == [3, 4, 5]
    assert told("long-night", ranger_box=1) == []
    assert told("left-behind", silence=3, answered_eye=1, lamp_tessaly=1) == [1, 2, 3]
    assert told("left-behind", silence=2, lamp_tessaly=2) == []


def test_without_a_choice_there_is_still_an_ending_for_the_lost() -> None:
    assert BOOK.endings[ending(aboard().state, won=False)].id == "left-behind"
