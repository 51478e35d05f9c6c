"""Special effects: in order, mandatory, to the maximum; immediate ones; tracks (IV-FX, IV-TRACK)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard import events
from support.vanguard import crew, explore

AWAY = crew(at=4)


@pytest.mark.rule("IV-FX-01", "IV-FX-02", "IV-FX-05", "IV-EX-37")
def test_effects_are_resolved_row_by_row_and_take_their_dice() -> None:
    dice = ["red-basic", "red-fitness", "green-biology", "blue-basic", "blue-science"]
    pos = explore(pois={1: "pg-effects"}, science=crew(dice=dice), recon=AWAY)

    pos.check("effects", *dice, rolls=["accident", "fitness", "biology", "basic", "science"])

    assert pos.table_of("markers") == {"pg-effects:red": 1, "pg-effects:green": 2}


@pytest.mark.rule("IV-FX-03", "IV-COND-03")
def test_the_effect_of_the_condition_comes_before_all_others_and_takes_the_dice() -> None:
    pos = explore(pois={1: "pg-effects"}, condition="pg-storm", science=crew(dice=["red-basic"]), recon=AWAY)

    pos.check("effects", "red-basic", rolls=["accident"])

    assert pos.fact(".storm") == 1
    assert pos.table_of("markers") == {}


@pytest.mark.rule("IV-FX-04")
def test_an_effect_is_mandatory_and_as_often_as_the_dice_allow() -> None:
    dice = ["red-basic"] * 2 + ["blue-basic"]
    pos = explore(pois={1: "pg-effects"}, science=crew(dice=dice), recon=AWAY)

    pos.check("effects", *dice, rolls=["accident", "accident", "accident"])

    assert pos.table_of("markers") == {"pg-effects:red": 3}
    assert pos.asked == "turn", "nobody is asked"


@pytest.mark.rule("IV-FX-08")
@pytest.mark.parametrize(("shown", "fact"), [("technology", ".red"), ("basic", ".green")])
def test_an_immediate_effect_ends_the_check_where_its_symbol_is_shown(shown: str, fact: str) -> None:
    pos = explore(pois={1: "pg-at-once"}, science=crew(dice=["blue-technology"]), recon=AWAY)

    pos.check("at-once", "blue-technology", rolls=[shown])

    assert pos.fact(fact) == 1
    assert pos.fact({".green": ".red", ".red": ".green"}[fact]) == 0
    assert len(pos.happened(events.EffectResolved)) == (shown == "technology")


@pytest.mark.rule("IV-RULING-04", "IV-FX-04")
def test_a_vanguard_may_be_kept_from_an_effect() -> None:
    dice = ["red-fitness", "green-biology"]
    pos = explore(pois={1: "pg-ecosystem"}, science=crew(dice=dice), recon=AWAY)
    pos.check("heal-the-ecosystem", *dice, rolls=["vanguard", "biology"])
    assert pos.asked == "spend-on-effect"
    assert pos.offered == ["die:science:0", "hold"]

    pos.play("hold")

    assert pos.table_of("markers") == {"pg-ecosystem:green": 1}


@pytest.mark.rule("IV-RULING-04", "IV-FX-04")
@pytest.mark.parametrize(
    ("shown", "asked", "taken"), [("fitness", "turn", 1), ("accident", "turn", 0), ("vanguard", "spend-on-effect", 0)]
)
def test_an_effect_for_any_symbol_takes_what_shows_one_but_no_accident(shown: str, asked: str, taken: int) -> None:
    pos = explore(pois={1: "pg-any-symbol"}, science=crew(dice=["red-fitness"]), recon=AWAY)

    pos.check("any-symbol", "red-fitness", rolls=[shown])

    assert (pos.asked, pos.fact(".dice")) == (asked, taken)


@pytest.mark.rule("IV-FX-06", "IV-FX-07", "IV-EX-39")
def test_two_dice_with_three_gatherings_resolve_it_three_times_and_serve_nothing_else() -> None:
    dice = ["red-expert", "red-universal"]
    pos = explore(pois={1: "pg-symbols"}, science=crew(dice=dice, rank=2), recon=AWAY)

    pos.check("symbols", *dice, rolls=["gathering+gathering", "gathering+defence"])

    assert pos.table_of("markers") == {"pg-symbols:green": 3}


@pytest.mark.rule("IV-EX-40")
def test_an_effect_that_uses_all_dice_avoids_the_later_ones() -> None:
    dice = ["red-gathering"] * 2 + ["red-defence"]
    pos = explore(pois={1: "pg-symbols"}, science=crew(dice=dice, rank=2), recon=AWAY)

    pos.check("symbols", *dice, rolls=["gathering", "gathering", "defence"])

    assert pos.table_of("markers") == {"pg-symbols:green": 2, "pg-symbols:red": 1}
    assert pos.fact(".left") == 0


@pytest.mark.rule("IV-FX-11", "IV-RULING-09")
def test_effects_that_count_dice_count_accidents_too_but_not_what_was_spent() -> None:
    dice = ["red-gathering", "red-basic", "blue-basic"]
    pos = explore(pois={1: "pg-symbols"}, science=crew(dice=dice, rank=2), recon=AWAY)

    pos.check("symbols", *dice, rolls=["gathering", "accident", "basic"])

    assert pos.fact(".left") == 2


@pytest.mark.rule("IV-RULING-05")
def test_with_several_allocations_the_player_chooses_among_those_with_the_most_times() -> None:
    dice = ["red-basic", "red-fitness", "blue-basic"]
    pos = explore(pois={1: "pg-pairs"}, science=crew(dice=dice), recon=AWAY)

    pos.check("pairs", *dice, rolls=["basic", "fitness", "basic"])

    assert pos.asked == "spend-die"
    assert pos.offered == ["die:science:0", "die:science:1"]
    pos.play("die:science:1")
    assert pos.table_of("markers") == {"pg-pairs:green": 1}


@pytest.mark.rule("IV-FX-08", "IV-EX-15", "IV-RULING-10")
def test_an_immediate_effect_ends_the_check_with_its_outcome_and_its_link() -> None:
    dice = ["red-basic", "blue-science"]
    pos = explore(pois={1: "pg-now"}, science=crew(dice=dice), recon=AWAY)

    pos.check("now", *dice, rolls=["basic", "science"])

    assert pos.fact(".dice") == 0, "later effects are not resolved"
    assert (pos.fact(".red"), pos.fact(".green")) == (1, 1)
    assert pos.of("science", "exhausted") == dice


@pytest.mark.rule("IV-FX-08", "IV-RULING-06")
def test_it_does_not_end_where_the_symbol_is_there() -> None:
    pos = explore(pois={1: "pg-now"}, science=crew(dice=["blue-technology"]), recon=AWAY)

    pos.check("now", "blue-technology", rolls=["technology"])

    assert pos.fact(".dice") == 1
    assert (pos.fact(".red"), pos.fact(".green")) == (0, 1)


@pytest.mark.rule("IV-RULING-06")
@pytest.mark.parametrize(("answer", "red"), [("counts", 0), ("counts-not", 1)])
def test_in_a_presence_test_a_vanguard_counts_if_the_player_wishes(answer: str, red: int) -> None:
    pos = explore(pois={1: "pg-now"}, science=crew(dice=["red-basic"]), recon=AWAY)
    pos.check("now", "red-basic", rolls=["vanguard"])
    assert pos.asked == "vanguard-counts"

    pos.play(answer)

    assert pos.fact(".red") == red


@pytest.mark.rule("IV-FX-09", "IV-TRACK-01", "IV-EX-41")
def test_the_first_advance_places_the_marker_and_three_plain_spaces_need_four() -> None:
    pos = explore(pois={1: "pg-symbols"}, science=crew(dice=["red-gathering"] * 4, rank=3), recon=AWAY)
    assert pos.table_of("markers") == {}
    pos.check("symbols", "red-gathering", rolls=["gathering"])
    assert pos.table_of("markers") == {"pg-symbols:green": 1}
    assert pos.fact(".green") == 0

    nearly = explore(
        pois={1: "pg-symbols"}, markers={"pg-symbols:green": 3}, science=crew(dice=["red-gathering"]), recon=AWAY
    )
    nearly.check("symbols", "red-gathering", rolls=["gathering"])
    assert nearly.fact(".green") == 1


@pytest.mark.rule("IV-FX-10")
def test_a_retreat_goes_one_space_left_and_from_the_first_off_the_card() -> None:
    two = explore(pois={1: "pg-retreat"}, markers={"pg-retreat:green": 1}, science=crew(dice=["red-basic"]), recon=AWAY)

    two.check("retreat", "red-basic", rolls=["accident"])

    assert two.table_of("markers") == {}


@pytest.mark.rule("IV-RULING-11", "IV-TRACK-04")
def test_a_retreat_from_the_outcome_space_prevents_the_outcome() -> None:
    dice = ["red-fitness", "red-basic"]
    pos = explore(pois={1: "pg-retreat"}, markers={"pg-retreat:green": 1}, science=crew(dice=dice), recon=AWAY)

    pos.check("retreat", *dice, rolls=["fitness", "accident"])

    assert pos.fact(".green") == 0
    assert pos.table_of("markers") == {"pg-retreat:green": 1}


@pytest.mark.rule("IV-TRACK-02")
def test_progress_stays_between_members() -> None:
    pos = explore(
        pois={1: "pg-symbols"},
        markers={"pg-symbols:green": 2},
        active="recon",
        recon=crew(dice=["red-gathering"]),
        science=AWAY,
    )

    pos.check("symbols", "red-gathering", rolls=["gathering"])

    assert pos.table_of("markers") == {"pg-symbols:green": 3}


@pytest.mark.rule("IV-TRACK-03", "IV-FX-09")
def test_a_marker_on_the_outcome_space_goes_no_further() -> None:
    dice = ["red-gathering"] * 2
    pos = explore(pois={1: "pg-symbols"}, markers={"pg-symbols:green": 3}, science=crew(dice=dice), recon=AWAY)

    pos.check("symbols", *dice, rolls=["gathering", "gathering"])

    advanced = [each.space for each in pos.happened(events.TrackAdvanced)]
    assert advanced == [4]
    assert pos.fact(".green") == 1


@pytest.mark.rule("IV-TRACK-04", "IV-CHECK-29")
def test_a_track_outcome_waits_for_step_ten() -> None:
    dice = ["red-gathering", "blue-basic"]
    pos = explore(pois={1: "pg-symbols"}, markers={"pg-symbols:green": 3}, science=crew(dice=dice), recon=AWAY)

    pos.check("symbols", *dice, rolls=["gathering", "basic"])

    told = [type(each.event) for each in pos.table.news()]
    assert told.index(events.OutcomeResolved) > max(
        place for place, kind in enumerate(told) if kind is events.EffectResolved
    )
    assert pos.fact(".left") == 1


@pytest.mark.rule("IV-TRACK-06", "IV-CHECK-29", "IV-OUT-05")
def test_after_the_outcome_the_marker_is_removed_and_the_track_starts_anew() -> None:
    pos = explore(
        pois={1: "pg-symbols"}, markers={"pg-symbols:green": 3}, science=crew(dice=["red-gathering"]), recon=AWAY
    )

    pos.check("symbols", "red-gathering", rolls=["gathering"])

    assert pos.fact(".green") == 1
    assert pos.table_of("markers") == {}


@pytest.mark.rule("IV-TRACK-06")
def test_the_marker_that_is_removed_is_that_of_the_card_in_its_sector() -> None:
    pos = explore(
        pois={4: "pg-symbols"},
        markers={"pg-symbols:red": 3},
        science=crew(at=4, dice=["red-defence"]),
        recon=crew(),
    )

    pos.check("symbols", "red-defence", rolls=["defence"])

    assert pos.fact(".red") == 1
    assert pos.table_of("markers") == {}


@pytest.mark.rule("IV-CHECK-33", "IV-EX-08", "IV-CHECK-29")
def test_if_the_upper_track_replaces_the_card_the_lower_one_is_not_resolved() -> None:
    dice = ["red-basic", "blue-basic"]
    pos = explore(
        planet="eye-of-the-void",
        markers={"impact-site:green": 3, "impact-site:red": 3},
        science=crew(at=2, dice=dice),
        recon=AWAY,
    )

    pos.check("save-the-supplies", *dice, rolls=["accident", "basic"])

    assert pos.of("sector-2", "poi") == "bz102"
    assert pos.table_of("success") == 1
    assert pos.happened(events.DangerRolled) == []
    assert pos.table_of("markers") == {}


@pytest.mark.rule("IV-EX-45")
def test_heal_the_ecosystem() -> None:
    pos = explore(
        pois={1: "pg-ecosystem"},
        markers={"pg-ecosystem:green": 1},
        active="engineering",
        engineering=crew(
            crew="esther-amsalem",
            dice=["blue-basic", "blue-technology", "green-biology"],
            injuries=["infection"],
            hurt=["red"],
            hand=["emergency-shelter"],
        ),
        recon=crew(dice=["green-basic"], crew="joppe-ulrich"),
    )
    pos.act("heal-the-ecosystem").take("blue-basic", "blue-technology", "green-biology")
    rolls = ["accident", "accident", "biology", "basic"]
    pos.roll(*rolls, injury=["severe"], then=["die:recon:0"], more=["green-basic"])
    pos.play("card:emergency-shelter", "die:engineering:1", dice=[["blue-technology:vanguard"]])
    pos.play("column:engineering:blue")

    assert pos.table_of("supplies") == 4
    pos.play(pos.pool("blue-technology"))
    pos.play(pos.pool("green-basic", "recon"))

    assert pos.table_of("success") == 1
    assert "pg-366" in pos.table_of("read")
    assert pos.table_of("markers") == {"pg-ecosystem:red": 1}
    assert pos.of("engineering", "hurt") == ["blue"]


@pytest.mark.rule("IV-OUT-01", "IV-OUT-02", "IV-OUT-03", "IV-EX-43")
def test_links_go_one_way_from_yellow_to_green() -> None:
    yellow = explore(pois={1: "pg-rows"}, science=crew(dice=["red-fitness", "red-defence"]), recon=AWAY)
    yellow.check("rows", "red-fitness", "red-defence", rolls=["fitness", "defence"])
    assert [each.outcome for each in yellow.happened(events.OutcomeResolved)] == ["yellow", "green"]

    dice = ["red-fitness", "red-basic", "blue-basic"]
    green = explore(pois={1: "pg-rows"}, science=crew(dice=dice), recon=AWAY)
    green.check("rows", *dice, rolls=["fitness", "basic", "accident"])
    assert [each.outcome for each in green.happened(events.OutcomeResolved)] == ["green"]


@pytest.mark.rule("IV-OUT-04")
def test_a_red_outcome_without_a_link_is_just_a_failure() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=AWAY)

    pos.check("easy", "red-basic", rolls=["basic"])

    assert (pos.fact(".red"), pos.fact(".green")) == (1, 0)
    assert pos.table_of("actions") == 1


@pytest.mark.rule("IV-TRACK-06", "IV-OUT-02", "IV-OUT-03")
def test_a_track_that_a_link_resolves_starts_anew_too() -> None:
    markers = {"pg-linked-tracks:green": 1, "pg-linked-tracks:red": 1}
    pos = explore(pois={1: "pg-linked-tracks"}, markers=markers, science=crew(dice=["red-fitness"]), recon=crew(at=4))

    pos.check("linked-tracks", "red-fitness", rolls=["fitness"])

    assert (pos.fact(".green"), pos.fact(".red")) == (1, 1)
    assert pos.table_of("markers") == {}


@pytest.mark.rule("IV-CHECK-33", "IV-CHECK-29")
@pytest.mark.parametrize(("rolls", "red"), [(["accident", "fitness"], 0), (["accident", "accident"], 1)])
def test_with_a_mission_that_is_done_its_lower_track_is_gone(rolls: list[str], red: int) -> None:
    pos = explore(science=crew(dice=["red-fitness"] * 2), recon=crew(at=4), missions=["pg-tracks"])

    pos.check("mission-tracks", "red-fitness", "red-fitness", rolls=rolls)

    assert pos.fact(".red") == red
    assert (pos.table_of("missions") == []) == (not red)
    assert pos.happened(events.CheckCancelled) == [], "it has come to its end"


@pytest.mark.rule("IV-FX-07", "IV-REQ-10")
def test_two_dice_with_both_symbols_twice_meet_a_sum_twice() -> None:
    dice = ["red-expert", "blue-expert"]
    pos = explore(
        planet="tessaly",
        pois={1: "bz202"},
        condition="o21",
        markers={"bz202:red": 2},
        science=crew(rank=3, dice=dice),
        recon=AWAY,
    )

    pos.check("chart-the-hot-springs", *dice, rolls=["fitness+fitness", "technology+technology"])

    assert pos.table_of("markers") == {}, "fitness and technology, two times"


@pytest.mark.rule("IV-FX-07", "IV-REQ-09")
@pytest.mark.parametrize(
    ("rolls", "echoes"),
    [
        (["fitness+gathering", "fitness+gathering"], 2),
        (["fitness+gathering", "gathering+defence"], 1),
        (["fitness+gathering", "vanguard"], 0),
    ],
)
def test_equal_symbols_on_dice_with_two_are_counted_one_by_one(rolls: list[str], echoes: int) -> None:
    dice = ["red-universal"] * 2
    science = crew(rank=3, dice=dice)
    pos = explore(planet="cairn", pois={1: "bz402"}, condition="o41", science=science, recon=AWAY)

    pos.check("hold-the-note", *dice, rolls=rolls)
    if pos.asked == "spend-die":
        pos.play("hold")

    assert pos.table_of("markers").get("bz402:red", 0) == echoes


@pytest.mark.rule("IV-RULING-04", "IV-REQ-09")
@pytest.mark.parametrize(("answers", "echoes"), [(["hold"], 0), (["die:science:0"], 1)])
def test_two_vanguards_need_not_be_equal(answers: list[str], echoes: int) -> None:
    dice = ["red-basic", "blue-basic"]
    pos = explore(planet="cairn", pois={1: "bz402"}, condition="o41", science=crew(dice=dice), recon=AWAY)
    pos.check("hold-the-note", *dice, rolls=["vanguard", "vanguard"])
    assert pos.asked == "spend-die"

    pos.play(*answers)

    assert pos.table_of("markers").get("bz402:red", 0) == echoes


@pytest.mark.rule("IV-FX-04", "IV-FX-07")
def test_a_die_counts_for_both_its_symbols_where_it_would_count_as_a_die_too() -> None:
    dice = ["red-expert", "red-basic"]
    pos = explore(pois={1: "pg-or-red"}, science=crew(dice=dice, rank=2), recon=AWAY)

    pos.check("or-red", *dice, rolls=["gathering+gathering", "accident"])

    assert pos.table_of("markers") == {"pg-or-red:green": 3}
