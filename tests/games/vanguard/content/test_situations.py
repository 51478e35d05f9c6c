"""Situations: what each asks for, what solving it gives in each of its ways, and what happens when nobody does."""

from __future__ import annotations

import pytest

from starboard.games.vanguard.printed_ship import BOOK
from support.vanguard_cards import aboard


@pytest.mark.thing("situation:s01")
@pytest.mark.rule("IV-SHIP-SIT-01", "IV-SHIP-SIT-02", "IV-SHIP-GEN-11")
def test_a_stuck_valve_wants_an_engineer_or_burns_somebody() -> None:
    assert aboard().solve("s01", "crew:engineering") == {"success": 1, "resting": {"engineering": 1}}
    assert not aboard(crew=1).can_solve("s01"), "the last engineer is not assigned"
    assert aboard().fail("s01") == {"energy": -2, "beds": {"light": 1}, "recovering": -1}


@pytest.mark.thing("situation:s02")
def test_the_empty_bunk_is_cleared_by_two_or_by_the_captain() -> None:
    assert aboard().solve("s02", "crew:science", "crew:recon") == {
        "morale": 1,
        "resting": {"science": 1, "recon": 1},
    }
    assert aboard().solve("s02", way=1) == {"morale": 1, "success": -2}
    assert not aboard(success=1).can_solve("s02", way=1)
    assert aboard().fail("s02") == {"morale": -1}


@pytest.mark.thing("situation:s03")
def test_the_green_corridor_is_sampled_kept_or_steamed() -> None:
    assert aboard().solve("s03", "crew:science") == {"resting": {"science": 1}, "collected": {"strange-flora": 1}}
    assert aboard().solve("s03", way=1) == {"energy": -1, "morale": 1}
    failed = aboard(collected=["minerals"]).fail("s03")
    assert failed == {"collected": {"minerals": -1}, "resting": {"security": 1}}


@pytest.mark.thing("situation:s04")
def test_the_short_count_is_rats_or_is_paid() -> None:
    assert aboard().solve("s04", "crew:security") == {
        "resting": {"security": 1},
        "collected": {"living-specimens": 1},
    }
    assert aboard().solve("s04", way=1) == {"success": -1}
    assert aboard().fail("s04") == {"morale": -1}


@pytest.mark.thing("situation:s05")
def test_the_fever_is_cultured_kept_apart_or_reaches_the_galley() -> None:
    cured = aboard(collected=["microorganisms"])
    cured.fail("s08")
    assert cured.solve("s05", "crew:science") == {
        "resting": {"science": 1},
        "collected": {"microorganisms": -1},
        "recovering": 2,
    }
    assert not aboard().can_solve("s05"), "without a culture"
    assert aboard().solve("s05", way=1) == {"energy": -3}
    assert aboard().fail("s05") == {"beds": {"light": 2}, "recovering": -2}


@pytest.mark.thing("situation:s06")
def test_the_loose_plate_becomes_armour_or_takes_a_cradle_along() -> None:
    assert aboard().solve("s06", "crew:engineering", "crew:security") == {
        "resting": {"engineering": 1, "security": 1},
        "waiting": {"spare-plating": 1},
    }
    assert aboard().solve("s06", way=1) == {"energy": -2}
    assert aboard().fail("s06") == {"damaged": {"space-ranger": 1}}


@pytest.mark.thing("situation:s07")
def test_voices_are_listened_to_by_somebody_of_rank() -> None:
    heard = aboard().solve("s07", "crew:recon")
    assert heard == {"success": 2, "resting": {"recon": 1}, "waiting": {"v15": 1}}
    assert aboard().fail("s07") == {"morale": -1, "resting": {"security": 1}}
    green = aboard()
    green.ship.ranks = [1 if rank else 0 for rank in green.ship.ranks]
    assert not green.can_solve("s07")


@pytest.mark.thing("situation:s08")
def test_the_wager_is_won_by_daylight_forbidden_or_lost_at_night() -> None:
    assert aboard().solve("s08", "crew:recon") == {"success": 1, "morale": 1, "resting": {"recon": 1}}
    assert aboard().solve("s08", way=1) == {"energy": -1, "morale": -1}
    assert aboard().fail("s08") == {
        "damaged": {"space-ranger": 1},
        "beds": {"moderate": 1},
        "recovering": -2,
    }


@pytest.mark.thing("situation:s09")
def test_the_cold_reactor_is_trimmed_heated_or_scrams() -> None:
    assert aboard(collected=["minerals"]).solve("s09", "crew:engineering") == {
        "resting": {"engineering": 1},
        "collected": {"minerals": -1},
        "waiting": {"trimmed-reactor": 1},
    }
    assert aboard().solve("s09", way=1) == {"energy": -3}
    assert aboard().fail("s09") == {"energy": -3, "penalty": 1}
    assert aboard(energy=1).fail("s09") == {"energy": -1, "penalty": 1}, "no less than nothing"


@pytest.mark.thing("situation:s10")
def test_nobodys_birthday_is_kept_or_goes_by() -> None:
    tired = aboard()
    tired.fail("s10")
    tired.fail("s10")
    assert tired.solve("s10") == {"energy": -1, "success": -1, "morale": 1, "resting": {"security": -2}}
    assert aboard().fail("s10") == {"resting": {"security": 1}}


@pytest.mark.thing("situation:s11")
def test_cold_water_saves_the_pools_or_closes_them() -> None:
    assert aboard().solve("s11", "crew:science", "crew:recon") == {
        "energy": -1,
        "resting": {"science": 1, "recon": 1},
        "collected": {"living-specimens": 1},
        "facts": {"pools-saved": 1},
    }
    assert aboard().fail("s11") == {"morale": -1}


@pytest.mark.thing("situation:s12")
def test_a_flicker_is_sailed_by_or_swings_a_cradle() -> None:
    assert aboard().solve("s12", "crew:recon") == {"success": 2, "resting": {"recon": 1}}
    assert aboard().fail("s12") == {"damaged": {"space-ranger": 1}}


@pytest.mark.thing("situation:s13")
def test_ash_is_swept_planted_or_breathed() -> None:
    assert aboard().solve("s13", "crew:science", "crew:engineering") == {
        "resting": {"science": 1, "engineering": 1},
        "collected": {"strange-flora": 1},
    }
    assert aboard().solve("s13", way=1) == {"energy": -2, "success": 1, "facts": {"garden-amends": 1}}
    assert aboard().fail("s13") == {"morale": -1, "beds": {"moderate": 1}, "recovering": -2}


@pytest.mark.thing("situation:s14")
def test_our_own_voices_are_spoken_with_or_obeyed() -> None:
    assert aboard().solve("s14", "crew:security", "crew:science") == {
        "success": 2,
        "resting": {"security": 1, "science": 1},
        "facts": {"keepers-heard": 1},
    }
    assert aboard().fail("s14") == {"penalty": 1}


@pytest.mark.thing("situation:s15")
def test_sleepers_are_sat_with_given_charts_or_left_to_themselves() -> None:
    assert aboard().solve("s15", "crew:science", "crew:recon", "section:recon") == {
        "resting": {"science": 1, "recon": 1},
        "recruited": 1,
    }
    assert not aboard(facts={"halcyon-marrow": 3}).can_solve("s15", way=1), "she is dead"
    assert aboard(facts={"halcyon-marrow": 2}).solve("s15", way=1) == {"energy": -1, "waiting": {"halcyon-charts": 1}}
    assert aboard().fail("s15") == {"morale": -1}


@pytest.mark.thing("situation:s16")
def test_the_witness_is_shown_the_ship_given_a_chair_or_forgotten() -> None:
    assert aboard().solve("s16", "crew:security", "crew:recon") == {
        "success": 1,
        "resting": {"security": 1, "recon": 1},
        "facts": {"witness-trust": 1},
    }
    assert aboard().solve("s16", way=1) == {"success": -2, "morale": 1, "facts": {"witness-trust": 1}}
    assert aboard().fail("s16") == {"morale": -1}


@pytest.mark.thing("situation:s17")
def test_the_grey_hull_is_lost_knocked_on_or_leans() -> None:
    assert aboard().solve("s17") == {"energy": -3, "success": 1}
    assert aboard().solve("s17", "crew:security", "crew:recon", way=1) == {
        "success": 1,
        "resting": {"security": 1, "recon": 1},
        "facts": {"keepers-heard": 1},
    }
    assert aboard().fail("s17") == {"damaged": {"space-ranger": 1}, "penalty": 1}


@pytest.mark.thing("situation:s18")
def test_the_names_are_written_down_or_one_is_wrong() -> None:
    assert aboard().solve("s18", "crew:science") == {"success": 3, "resting": {"science": 1}}
    assert aboard().fail("s18") == {"resting": {"security": 2}}


@pytest.mark.thing("situation:s19")
def test_the_quiet_band_is_used_or_weighs() -> None:
    assert aboard().solve("s19", "crew:recon") == {"success": 1, "parts": 2, "resting": {"recon": 1}}
    assert aboard().fail("s19") == {"morale": -1}


@pytest.mark.thing("situation:s20")
def test_four_beacons_are_answered_or_dimmed() -> None:
    assert aboard().solve("s20") == {"energy": -2, "morale": 1}
    assert not aboard(energy=1).can_solve("s20")
    assert aboard().fail("s20") == {"morale": -1, "resting": {"security": 1}}


@pytest.mark.rule("IV-SHIP-BRIDGE-08")
@pytest.mark.parametrize("card", ["s02", "s16"])
def test_a_situation_leaves_the_game_whether_it_is_solved_or_not(card: str) -> None:
    solved, failed = aboard(), aboard()
    solved.solve(card, "crew:security", "crew:recon")
    failed.fail(card)

    number = BOOK.situations.number(card)
    for bench in (solved, failed):
        assert bench.ship.situations == []
        assert number in bench.ship.gone[-1]
        assert number not in (*bench.ship.potential, *bench.ship.future)
