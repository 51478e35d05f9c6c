"""Bright Cairn: it sings back."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from starboard.cli.coverage import marked
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.content.planet_deeds.cairn import in_biome
from starboard.games.vanguard.printed import BIOMES, SECURITY
from support.vanguard_boards import board, cards_placed, logs_read, longest_log, one_way, page, reached
from support.vanguard_site import Changes, Site


def site(sector: int = 1, **given: Any) -> Site:
    """Security in a sector of the Cairn."""
    given.setdefault("at", {"security": sector})
    return Site("cairn", **given)


def test_the_team_as_a_whole_is_in_no_biome() -> None:
    state = site(1).state
    printed = [biome for at, biome in enumerate(BIOMES) if BOX.boards[state.planet].biomes[0] >> at & 1]

    assert printed
    assert all(in_biome(state, SECURITY, biome=biome) for biome in printed)
    assert not any(in_biome(state, -1, biome=biome) for biome in BIOMES)


# --- the board --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DES-11", "IV-BOARD-03", "IV-BOARD-16")
@pytest.mark.thing("planet:cairn")
def test_every_sector_leads_to_every_other_and_three_slides_lead_down_only() -> None:
    for sector in page("cairn").sector:
        assert reached("cairn", sector.number) == list(range(1, 11))
    assert one_way("cairn") == [(5, 2), (7, 10), (9, 6)]
    assert len(page("cairn").route) == 14
    assert [each.number for each in page("cairn").sector if each.lander] == [1, 10]


@pytest.mark.rule("IV-DES-16", "IV-DES-12")
def test_every_log_and_card_is_come_to_and_no_log_is_long() -> None:
    assert logs_read("cairn") == sorted(each.id for each in page("cairn").log)
    assert cards_placed("cairn") == sorted(each.id for each in page("cairn").poi)
    assert longest_log("cairn") <= 125


def test_slides_cost_no_die_of_ones_own() -> None:
    slides = [route for route in board("cairn").routes if (route.start + 1, route.to + 1) in one_way("cairn")]

    assert [route.symbols for route in slides] == [("danger-A",)] * 3


def test_everything_here_has_a_test() -> None:
    tested = marked(Path(__file__).parent, "thing")
    found = page("cairn")
    wanted = ["planet:cairn"]
    for kind, things in (
        ("poi", found.poi),
        ("condition", found.condition),
        ("mission", found.mission),
        ("threat", found.threat),
        ("log", found.log),
    ):
        wanted += [f"{kind}:{each.id}" for each in things]
    assert [each for each in wanted if each not in tested] == []


# --- the echo ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-FX-03", "IV-FX-05", "IV-COND-03")
@pytest.mark.thing("condition:o41")
def test_two_equal_symbols_are_gone_before_the_action_sees_them_and_wind_the_track() -> None:
    varied, equal = site(2), site(2)

    assert varied.attempt("low-pipes", "red fitness", "blue building")["success"] == 1
    assert equal.attempt("low-pipes", "red fitness", "red fitness", "blue building") == {"condition time": 2}


@pytest.mark.rule("IV-FX-03")
@pytest.mark.thing("condition:o41")
def test_an_echo_goes_to_the_red_track_where_there_is_one() -> None:
    fork = site(4)

    assert fork.attempt("hold-the-note", "red defence", "red defence", "blue building") == {"red": 1, "green": 1}


@pytest.mark.rule("IV-PREP-06", "IV-FX-03")
@pytest.mark.thing("condition:o41")
def test_prepare_echoes_too_and_basic_symbols_are_symbols() -> None:
    assert site(1).prepares("red basic", "blue basic", "red fitness", "red fitness") == {"condition time": 2}
    assert site(1).prepares("red basic", "red fitness", "blue accident", "green accident") == {}


@pytest.mark.rule("IV-RULING-04")
@pytest.mark.thing("condition:o41")
def test_a_vanguard_need_not_echo() -> None:
    quiet, loud = site(1), site(1)

    assert quiet.prepares("red vanguard", "red fitness", answers=["hold"]) == {}
    assert loud.prepares("red vanguard", "red fitness", answers=["red fitness"]) == {"condition time": 1}


@pytest.mark.rule("IV-COMBO-04")
@pytest.mark.thing("condition:o41")
def test_with_a_third_die_the_echo_is_played_along_with() -> None:
    choir = site(1, time=3)

    changes = choir.prepares(
        "red fitness",
        "red fitness",
        "blue basic",
        combos=True,
        answers=["condition-combo:0"],
        dice=["trace"],
    )

    assert changes == {"condition time": -1, "minerals leads": 1}


@pytest.mark.rule("IV-COMBO-04")
@pytest.mark.thing("condition:o41")
def test_without_a_third_die_there_is_no_playing_along() -> None:
    choir = site(1, time=3)

    choir.prepares("red fitness", "red fitness", combos=True, answers=[])

    assert choir.asked == []
    assert choir.state.condition_time == 4


@pytest.mark.rule("IV-MOVE-04")
@pytest.mark.thing("condition:o41")
def test_a_step_costs_a_die_or_a_space_of_the_track() -> None:
    assert site(1).goes(2, "choice:0", "security red") == {"security sector": 1, "security red": -1}
    assert site(1).goes(2, "choice:1") == {"security sector": 1, "condition time": 1}


@pytest.mark.rule("IV-TIME-02", "IV-TIME-05", "IV-RULING-22")
@pytest.mark.thing("condition:o41", "log:1407")
def test_a_full_echo_asks_a_danger_die_of_those_among_crystal_only() -> None:
    choir = site(at={"security": 2, "science": 1}, time=5, hand={"security": ["grit"], "science": ["antidote"]})

    assert choir.time_goes_by("condition", 1, dice=["common"]) == {
        "security hand": -1,
        "condition time": -5,
        "fact .cairn-echoes": 1,
        "log 1407": 1,
    }


@pytest.mark.rule("IV-RULING-53")
@pytest.mark.thing("condition:o41", "log:1407")
def test_an_echo_that_fills_the_track_in_a_check_waits_for_its_end() -> None:
    choir = site(2, time=5)

    changes = choir.attempt(
        "low-pipes", "red fitness", "red fitness", "red gathering", "blue building", dice=["special"]
    )

    assert changes["success"] == 1
    assert changes["condition time"] == -5
    assert changes["log 1407"] == 1


@pytest.mark.rule("IV-THREAT-01")
@pytest.mark.thing("log:1407", "log:1408")
def test_the_second_full_echo_wakes_the_guardian_and_no_other_does() -> None:
    first, second, third = (site(1, facts={".cairn-echoes": count}) for count in (0, 1, 2))

    assert "log 1408" not in first.reads("1407")
    assert second.reads("1407") == {
        "fact .cairn-echoes": 1,
        "log 1407": 1,
        "log 1408": 1,
        "guardian-metahedron in": 8,
    }
    assert "log 1408" not in third.reads("1407")


@pytest.mark.rule("IV-THREAT-01")
@pytest.mark.thing("log:1407", "log:1408")
def test_a_guardian_that_is_about_from_an_earlier_landing_does_not_leave_the_row_again() -> None:
    back = site(1, facts={".cairn-echoes": 1}, threats={"guardian-metahedron": 5})

    assert back.reads("1407") == {"fact .cairn-echoes": 1, "log 1407": 1}
    assert [(each.at, each.others) for each in back.state.threats] == [(4, [])]


# --- points of interest -----------------------------------------------------------------------------------------------

TONE = {"success": 1, "fact cairn-tones": 1}


@pytest.mark.rule("IV-OUT-02")
@pytest.mark.thing("poi:bz401", "log:1403")
@pytest.mark.parametrize(
    ("pool", "gained"),
    [
        (["blue technology", "red defence"], TONE | {"2 bz401": -1, "2 bz406": 1, "log 1403": 1}),
        (["blue technology", "green exploration"], {"condition time": 1}),
        (["red defence", "green exploration"], {"condition time": 1}),
    ],
)
def test_the_low_tone_needs_a_blue_hand_and_a_red_one(pool: list[str], gained: Changes) -> None:
    assert site(2).attempt("low-pipes", *pool) == gained


@pytest.mark.rule("IV-OUT-02")
@pytest.mark.thing("poi:bz401")
def test_three_different_gifts_find_more_than_the_low_tone() -> None:
    organ = site(2)

    changes = organ.attempt("low-pipes", "blue science", "red gathering", "green xenology", dice=["trace"])

    assert changes["success"] == 2
    assert changes["minerals leads"] == 1
    assert changes["2 bz406"] == 1


@pytest.mark.rule("IV-TRACK-02", "IV-CHECK-29")
@pytest.mark.thing("poi:bz402", "log:1404")
def test_the_middle_tone_is_held_over_several_checks() -> None:
    fork = site(4)

    assert fork.attempt("hold-the-note", "red defence", "blue building") == {"green": 2}
    assert fork.attempt("hold-the-note", "green exploration", "blue technology") == TONE | {
        "green": -2,
        "4 bz402": -1,
        "4 bz407": 1,
        "log 1404": 1,
    }


@pytest.mark.rule("IV-CHECK-29")
@pytest.mark.thing("poi:bz402")
def test_the_fork_shakes_off_who_is_clumsy() -> None:
    fork = site(4)

    assert fork.attempt("hold-the-note", "blue building", "blue accident", "red accident") == {"green": 1, "red": 2}
    changes = fork.attempt("hold-the-note", "red accident", "green biology", dice=["special"])

    assert changes.get("green", 0) + changes.get("red", 0) < 0
    assert fork.state.markers == {}


@pytest.mark.thing("poi:bz403", "log:1405")
@pytest.mark.parametrize(
    ("pool", "gained"),
    [
        (["green biology", "blue building"], TONE | {"7 bz403": -1, "7 bz408": 1, "log 1405": 1}),
        (
            ["green xenology", "blue science", "red defence"],
            TONE | {"7 bz403": -1, "7 bz408": 1, "log 1405": 1, "uniques": 1},
        ),
        (["green exploration", "red defence"], {"security hand": -1}),
    ],
)
def test_the_high_tone_needs_a_green_ear_and_a_blue_one(pool: list[str], gained: Changes) -> None:
    well = site(7, hand={"security": ["grit"]})

    assert well.attempt("listen", *pool) == gained


@pytest.mark.rule("IV-CHECK-07")
@pytest.mark.thing("poi:bz403", "poi:bz404", "poi:bz410")
@pytest.mark.parametrize(("action", "danger"), [("listen", "A"), ("force-the-seal", "B"), ("open-a-bubble", "A")])
def test_dangerous_places_add_a_danger_die(action: str, danger: str) -> None:
    assert site().action(action).spec.danger == [danger]


@pytest.mark.rule("IV-DES-32")
@pytest.mark.thing("poi:bz404", "log:1409")
def test_the_seal_can_be_forced_without_a_tone_and_that_silences_the_cairn() -> None:
    crown = site(9)

    assert crown.attempt("force-the-seal", "red fitness", "blue technology", "red gathering") == {
        "9 bz404": -1,
        "9 bz409": 1,
        "fact cairn-song": 2,
        "condition o41": -1,
        "condition o43": 1,
        "mission m41": -1,
        "completed m41": 1,
        "mission m42": 1,
        "log 1409": 1,
    }


@pytest.mark.thing("poi:bz404")
@pytest.mark.parametrize("dice", [("red fitness", "blue science", "green biology"), ("red fitness", "blue technology")])
def test_a_drill_that_slips_is_heard(dice: tuple[str, ...]) -> None:
    assert site(9).attempt("force-the-seal", *dice) == {"condition time": 2}


@pytest.mark.thing("poi:bz405", "log:1413")
def test_the_probe_is_read_by_one_symbol_and_leaves_its_warmth() -> None:
    gallery = site(3, pois={3: "bz405"}, hand={"security": []})

    changes = gallery.attempt("read-the-core", "blue technology", answers=["kind:minerals"], dice=["trace"])

    assert changes == {
        "success": 1,
        "minerals leads": 1,
        "3 bz405": -1,
        "3 bz412": 1,
        "log 1413": 1,
        "security hand": 2,
    }


@pytest.mark.thing("poi:bz405", "poi:bz411", "unique:finchs-mast", "unique:the-short-stone")
@pytest.mark.parametrize(
    ("sector", "card", "action", "pool", "number"),
    [
        (3, "bz405", "read-the-core", ["blue technology", "red gathering"], 21),
        (8, "bz411", "read-the-row", ["green xenology", "red fitness"], 22),
    ],
)
def test_whoever_takes_care_brings_home_a_piece_of_it(
    sector: int, card: str, action: str, pool: list[str], number: int
) -> None:
    gallery = site(sector, pois={sector: card}, hand={"security": []})
    answers = ["kind:minerals"] if card == "bz405" else []
    changes = gallery.attempt(action, *pool, answers=answers, dice=["trace"])

    assert [BOX.uniques[each].spec.number for each in gallery.state.uniques] == [number]
    assert (changes["success"], changes[f"{sector} {card}"]) == (1, -1), "the rest as without it"


@pytest.mark.thing("poi:bz405")
def test_cold_fingers_cost_a_die() -> None:
    gallery = site(3, pois={3: "bz405"})

    assert gallery.attempt("read-the-core", "red fitness", answers=["security red"]) == {"security red": -1}


@pytest.mark.thing("poi:bz406")
@pytest.mark.parametrize(
    ("pool", "answers", "gained"),
    [
        (["red gathering"], [], {"minerals leads": 2}),
        (["red defence", "red basic"], ["hold"], {"minerals leads": 2}),
        (["red defence", "red accident"], [], {"condition time": 1}),
        (["green biology"], [], {}),
    ],
)
def test_shards_are_gathered_with_one_symbol_or_two_red_dice(
    pool: list[str], answers: list[str], gained: Changes
) -> None:
    field = site(2, pois={2: "bz406"})

    dice = ["trace"] * gained.get("minerals leads", 0)

    assert field.attempt("gather-shards", *pool, answers=answers, dice=dice) == gained


@pytest.mark.thing("poi:bz407")
def test_at_the_still_fork_two_dice_are_refreshed_and_the_track_goes_back() -> None:
    fork = site(4, pois={4: "bz407"}, exhausted=2, time=3)

    changes = fork.acts("catch-breath", "security red", "security blue")

    assert changes == {"security red": 1, "security blue": 1, "condition time": -1}


@pytest.mark.thing("poi:bz408")
def test_the_open_well_gives_leads_a_discovery_or_an_infection() -> None:
    one, more, none = (site(7, pois={7: "bz408"}) for _ in range(3))

    changes = one.attempt("sample-the-warmth", "blue science", dice=["trace", "trace"])
    assert changes == {"microorganisms leads": 2}
    assert more.attempt("sample-the-warmth", "green biology", "red gathering")["microorganisms"] == 1
    assert none.attempt("sample-the-warmth", "red fitness")["security infection"] == 1


@pytest.mark.rule("IV-CHECK-29")
@pytest.mark.thing("poi:bz409")
def test_the_lamp_opens_rib_by_rib_and_shuts_on_clumsy_hands() -> None:
    crown = site(9, pois={9: "bz409"})

    assert crown.attempt("raise-the-lamp", "blue science", "green xenology", "red accident") == {"green": 2, "red": 1}
    hurt = crown.attempt("raise-the-lamp", "red accident", "blue accident")

    assert hurt["security wound"] == 1
    assert crown.tally()["green"] == 1
    assert "red" not in crown.tally()


@pytest.mark.thing("poi:bz409", "log:1410", "log:1411", "poi:bz415", "mission:m42")
def test_the_lamp_can_be_lit_for_two_dice() -> None:
    crown = site(9, pois={9: "bz409"}, missions=["m42"])

    crown.attempt("raise-the-lamp", "blue building", "blue science", "green xenology")
    changes = crown.attempt(
        "raise-the-lamp",
        "blue science",
        "green xenology",
        "blue technology",
        "green exploration",
        answers=["choice:0", "security red", "security red"],
    )

    assert changes == {
        "success": 2,
        "security red": -2,
        "green": -3,
        "uniques": 1,
        "fact lamp-cairn": 1,
        "lander": 8,
        "9 bz409": -1,
        "9 bz415": 1,
        "mission m42": -1,
        "completed m42": 1,
        "log 1410": 1,
        "log 1411": 1,
    }


@pytest.mark.thing("log:1410", "log:1412", "poi:bz416", "mission:m42")
def test_the_lamp_can_be_kept_dark_for_a_die() -> None:
    crown = site(pois={9: "bz409"}, missions=["m42"], at={"security": 9, "recon": 1})

    changes = crown.reads("1410", "choice:1", "security blue")

    assert changes == {
        "success": 1,
        "security blue": -1,
        "fact lamp-cairn": 2,
        "lander": 8,
        "9 bz409": -1,
        "9 bz416": 1,
        "mission m42": -1,
        "completed m42": 1,
        "security hand": 1,
        "recon hand": 1,
        "log 1410": 1,
        "log 1412": 1,
    }


@pytest.mark.thing("poi:bz410", "poi:bz414")
@pytest.mark.parametrize(
    ("pool", "gained"),
    [
        (["red gathering", "green biology"], {"success": 1, "5 bz410": -1, "5 bz414": 1}),
        (["red gathering", "blue science"], {"success": 1, "uniques": 1, "5 bz410": -1, "5 bz414": 1}),
        (["red gathering"], {"condition time": 1, "security red": -1}),
        (["red fitness", "green biology"], {"condition time": 1, "security red": -1}),
    ],
)
def test_a_bubble_wants_a_gentle_hand_and_a_second_die(pool: list[str], gained: Changes) -> None:
    crest = site(5, pois={5: "bz410"})
    won = "success" in gained

    changes = crest.attempt(
        "open-a-bubble", *pool, answers=[] if won else ["security red"], dice=["trace"] if won else []
    )

    assert changes.pop("living-specimens leads", 0) == int(won)
    assert changes == gained


@pytest.mark.thing("poi:bz411", "poi:bz413")
def test_the_row_is_read_by_one_symbol_and_quiets_the_track() -> None:
    loft = site(8, pois={8: "bz411"}, time=3, hand={"security": ["grit"]})

    assert loft.attempt("read-the-row", "red fitness") == {"security hand": -1}
    assert loft.attempt("read-the-row", "green exploration", dice=["trace"]) == {
        "success": 1,
        "alien-technology leads": 1,
        "condition time": -2,
        "8 bz411": -1,
        "8 bz413": 1,
    }


@pytest.mark.rule("IV-INJ-07", "IV-SAC-09")
@pytest.mark.thing("poi:bz412")
def test_the_heat_cell_heals_somebody_for_a_supply() -> None:
    given: dict[str, Any] = {
        "pois": {3: "bz412"},
        "at": {"security": 3, "science": 3},
        "injuries": {"science": ["wound"]},
    }
    hollow = site(hurt={"science": 1}, **given)

    assert hollow.acts("warm-hands", "*") == {
        "supplies": -1,
        "science injuries": -1,
        "science wound": -1,
        "science hurt": -1,
    }
    assert not site(hurt={"science": 1}, supplies=0, **given).can("warm-hands")


@pytest.mark.thing("poi:bz414")
def test_an_open_crest_is_chipped_with_one_symbol_or_red_and_blue() -> None:
    crest = site(5, pois={5: "bz414"})

    changes = crest.attempt("chip-away", "red accident", "blue accident", dice=["trace", "trace"])
    assert changes == {"minerals leads": 1, "living-specimens leads": 1}
    assert crest.attempt("chip-away", "green biology", answers=["security red"], dice=["common"]) == {
        "security red": -1
    }


@pytest.mark.rule("IV-BOARD-14")
@pytest.mark.thing("poi:bz413", "poi:bz415", "poi:bz416", "mission:m43")
def test_three_explored_sectors_make_a_fair_survey() -> None:
    two = site(pois={8: "bz413", 9: "bz415", 5: "bz410"})
    three = site(pois={8: "bz413", 9: "bz416", 5: "bz414"})

    assert two.completable() == []
    assert three.completes("m43") == {"success": 2, "mission m43": -1, "completed m43": 1}


# --- the song ---------------------------------------------------------------------------------------------------------


@pytest.mark.thing("mission:m41", "log:1403", "log:1404", "log:1405", "log:1406")
@pytest.mark.parametrize("log", ["1403", "1404", "1405"])
def test_the_third_tone_of_whichever_kind_opens_the_crown(log: str) -> None:
    second, third = site(1, facts={"cairn-tones": 1}), site(1, facts={"cairn-tones": 2})

    assert second.reads(log) == {"fact cairn-tones": 1, f"log {log}": 1}
    changes = third.reads(log, "*")
    assert changes["log 1406"] == 1
    assert changes["9 bz409"] == 1
    assert (changes["mission m41"], changes["completed m41"], changes["mission m42"]) == (-1, 1, 1)


@pytest.mark.rule("IV-MISS-02")
@pytest.mark.thing("mission:m41", "mission:m42")
def test_what_is_done_can_be_completed() -> None:
    both = ["m41", "m42"]

    assert site(missions=both, facts={"cairn-tones": 2}).completable() == []
    assert site(missions=both, facts={"cairn-tones": 3, "lamp-cairn": 2}).completable() == both


@pytest.mark.thing("log:1403", "mission:m41")
def test_with_the_crown_forced_open_a_third_tone_is_only_a_tone() -> None:
    late = site(1, facts={"cairn-tones": 2}, missions=["m42"], pois={9: "bz415"})

    assert late.reads("1403") == {"fact cairn-tones": 1, "log 1403": 1}


@pytest.mark.thing("log:1406", "log:1415", "condition:o42")
def test_to_answer_costs_everybody_a_die() -> None:
    chord = site(at={"security": 1, "recon": 4})

    changes = chord.reads("1406", "choice:0", "security red", "recon green")

    assert (changes["security red"], changes["recon green"]) == (-1, -1)
    assert (changes["fact cairn-song"], changes["condition o42"], changes["log 1415"]) == (1, 1, 1)
    assert "log 1416" not in changes


@pytest.mark.thing("log:1406", "log:1416", "condition:o43")
def test_to_silence_it_costs_one_a_die_for_good() -> None:
    chord = site(at={"security": 1, "recon": 4})

    changes = chord.reads("1406", "choice:1", "*")

    assert (changes["security gone"], changes.get("recon gone", 0)) == (1, 0)
    assert (changes["fact cairn-song"], changes["condition o43"], changes["log 1416"]) == (2, 1, 1)
    assert "log 1415" not in changes


@pytest.mark.rule("IV-FX-03")
@pytest.mark.thing("condition:o42")
def test_in_tune_two_equal_symbols_are_a_harmony() -> None:
    crown = site(9, pois={9: "bz409"}, condition="o42")
    field = site(2, condition="o42", exhausted=2)

    assert crown.attempt("raise-the-lamp", "red fitness", "red fitness") == {"green": 1}
    assert field.prepares("red fitness", "red fitness", answers=["security green"]) == {"security green": 1}


@pytest.mark.thing("condition:o42")
def test_in_tune_a_step_costs_a_die_or_time_and_the_song_moves_on() -> None:
    assert site(1, condition="o42").goes(2, "choice:0", "security red") == {"security sector": 1, "security red": -1}
    assert site(1, condition="o42").goes(2, "choice:1") == {"security sector": 1, "condition time": 1}
    team = site(at={"security": 1, "recon": 2}, condition="o42", time=5, hand={"security": ["grit"]})
    assert team.time_goes_by("condition", 1) == {"security hand": -1, "condition time": -5}


@pytest.mark.thing("condition:o43", "log:1419")
def test_in_dead_air_nothing_echoes_and_a_step_costs_a_die_or_time() -> None:
    assert site(1, condition="o43").prepares("red fitness", "red fitness") == {}
    assert site(1, condition="o43").goes(2, "choice:0", "security red") == {"security sector": 1, "security red": -1}
    assert site(1, condition="o43").goes(2, "choice:1") == {"security sector": 1, "condition time": 1}


@pytest.mark.rule("IV-TIME-02")
@pytest.mark.thing("condition:o43", "log:1419")
@pytest.mark.parametrize(
    ("answers", "dice", "cost"),
    [
        (["choice:0"], [], {"supplies": -1}),
        (["choice:1", "security red"], ["common"], {"security red": -1}),
    ],
)
def test_the_cold_takes_a_supply_or_tries_those_who_stand_in_it(
    answers: Sequence[str], dice: Sequence[str], cost: Changes
) -> None:
    team = site(at={"security": 1, "recon": 2}, condition="o43", time=3)

    assert team.time_goes_by("condition", 1, *answers, dice=dice) == cost | {"condition time": -3, "log 1419": 1}


@pytest.mark.rule("IV-COMBO-04")
@pytest.mark.thing("condition:o43")
def test_two_basic_symbols_keep_warm() -> None:
    still = site(1, condition="o43", time=2)

    assert still.prepares("red basic", "blue basic", combos=True, answers=["condition-combo:0"]) == {
        "condition time": -1
    }


# --- logs of the way --------------------------------------------------------------------------------------------------


@pytest.mark.thing("log:1400", "planet:cairn")
def test_on_the_first_landing_three_cards_are_dealt() -> None:
    assert site(1).reads("1400", by="team") == {
        "fact cairn-landed": 1,
        "3 bz405": 1,
        "5 bz410": 1,
        "8 bz411": 1,
        "log 1400": 1,
    }


@pytest.mark.rule("IV-SHIP-STAR-11")
@pytest.mark.thing("log:1400", "mission:m42")
@pytest.mark.parametrize(("song", "condition"), [(1, "o42"), (2, "o43")])
def test_who_comes_back_finds_the_song_as_it_was_left(song: int, condition: str) -> None:
    back = site(1, facts={"cairn-landed": 1, "cairn-tones": 3, "cairn-song": song}, pois={9: "bz409"})

    assert back.reads("1400", by="team") == {
        "condition o41": -1,
        f"condition {condition}": 1,
        "mission m41": -1,
        "completed m41": 1,
        "mission m42": 1,
        "log 1400": 1,
    }


@pytest.mark.rule("IV-LOG-03")
@pytest.mark.thing("log:1401")
@pytest.mark.parametrize(
    ("answers", "gained"),
    [
        (["choice:1", "security red", "security red", "security red"], {"supplies": -1, "security red": 3}),
        (["choice:2"], {}),
    ],
)
def test_on_the_steps_one_may_sit_down_or_pass_by(answers: Sequence[str], gained: Changes) -> None:
    steps = site(8, exhausted=3)

    changes = steps.reads("1401", *answers)

    assert changes == gained | {"log 1401": 1}


@pytest.mark.thing("log:1401")
def test_on_the_steps_noise_brings_leads() -> None:
    steps = site(6)

    assert steps.reads("1401", "choice:0", dice=["trace", "trace"]) == {
        "condition time": 2,
        "alien-technology leads": 2,
        "log 1401": 1,
    }


@pytest.mark.rule("IV-BOARD-11")
@pytest.mark.thing("log:1402")
def test_the_lander_comes_to_the_lee_side_once_for_a_supply() -> None:
    lee = site(10)

    assert lee.reads("1402", "choice:0") == {"supplies": -1, "lander": 9, "log 1402": 1}
    assert lee.reads("1402") == {}
    assert site(10).reads("1402", "choice:1") == {"log 1402": 1}


@pytest.mark.rule("IV-END-01", "IV-END-02")
@pytest.mark.thing("log:1417", "log:1418", "log:1416", "log:1415")
@pytest.mark.parametrize("log", ["1415", "1416", "1417", "1418"])
def test_some_logs_only_tell(log: str) -> None:
    assert site(1).reads(log) == {f"log {log}": 1}
    assert (page("cairn").planet.depart_log, page("cairn").planet.evacuate_log) == ("1417", "1418")


# --- the guardian -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-THREAT-02", "IV-THREAT-05")
@pytest.mark.thing("threat:guardian-metahedron")
def test_the_guardian_comes_nearer_strikes_and_starts_again() -> None:
    hunted = site(9, threats={"guardian-metahedron": 6})

    assert hunted.time_goes_by("threats", 1) == {"guardian-metahedron in": 2, "guardian-metahedron time": 1}
    assert hunted.time_goes_by("threats", 1, "security red") == {
        "guardian-metahedron in": 1,
        "guardian-metahedron time": 1,
        "security red": -1,
    }
    changes = hunted.time_goes_by("threats", 1, "*", dice=["uncommon"])
    assert changes["security wound"] == 1
    assert changes["guardian-metahedron time"] == -2


@pytest.mark.thing("threat:guardian-metahedron")
def test_the_guardian_harms_nobody_elsewhere() -> None:
    far = site(1, threats={"guardian-metahedron": 9})
    far.state.threats[0].time = 2

    assert far.time_goes_by("threats", 1) == {"guardian-metahedron time": -2}


@pytest.mark.rule("IV-THREAT-03", "IV-OUT-02")
@pytest.mark.thing("threat:guardian-metahedron", "log:1414")
@pytest.mark.parametrize(
    ("pool", "gained"),
    [
        (["red defence", "blue building"], {"success": 1, "log 1414": 1}),
        (["green xenology", "blue science"], {"success": 2, "uniques": 1, "log 1414": 1}),
        (["red defence"], {"security red": -1}),
    ],
)
def test_the_chord_is_broken_beside_the_guardian(pool: list[str], gained: Changes) -> None:
    beside = site(8, threats={"guardian-metahedron": 8})
    won = "success" in gained

    changes = beside.attempt("break-the-chord", *pool, answers=[] if won else ["security red"])

    assert changes.pop("guardian-metahedron in", 0) == (-8 if won else 0)
    assert changes == gained
    assert not site(7, threats={"guardian-metahedron": 8}).can("break-the-chord")
