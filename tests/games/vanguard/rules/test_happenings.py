"""Events, time tracks and danger dice (IV-EVENT, IV-TIME, IV-DANGER, IV-RULING-22, 29, 52, 53, 64)."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.games.vanguard import events
from starboard.games.vanguard.effects import POI
from starboard.games.vanguard.printed import BIOMES, BOX, SECURITY
from starboard.games.vanguard.queries import biomes_of
from starboard.games.vanguard.rules.time import time_tracks
from support.vanguard import VanguardPosition, crew, explore

AWAY = crew(at=4)


def bits(*biomes: str) -> int:
    return sum(1 << BIOMES.index(biome) for biome in biomes)


@pytest.mark.rule("IV-EVENT-01")
def test_an_empty_deck_is_shuffled_from_the_discards_first() -> None:
    pos = explore(events=[], event_discards=["low-visibility"], science=crew(at=4), recon=AWAY)

    pos.play("end-turn")

    assert len(pos.happened(events.EventsShuffled)) == 1
    assert pos.table_of("event_discards") == ["low-visibility"]


@pytest.mark.rule("IV-EVENT-01")
def test_where_there_are_no_events_none_is_revealed() -> None:
    pos = explore(events=[], science=crew(at=4), recon=AWAY)

    pos.play("end-turn")

    assert pos.happened(events.EventRevealed) == []
    assert pos.table_of("event_discards") == []
    assert pos.table_of("active") == "recon"


@pytest.mark.rule("IV-EVENT-02", "IV-EVENT-04", "IV-EX-20")
def test_a_biome_of_the_sector_brings_the_main_effect_for_that_member_only() -> None:
    pos = explore(planet="eye-of-the-void", events=["mysterious-voices"], science=crew(at=3), recon=crew(at=3))

    pos.play("end-turn", "die:science:0")

    assert pos.of("science", "exhausted") == ["red-basic"]
    assert pos.of("recon", "exhausted") == []


@pytest.mark.rule("IV-EVENT-03", "IV-EVENT-06", "IV-EX-20")
def test_otherwise_the_secondary_effect() -> None:
    pos = explore(
        planet="eye-of-the-void", condition="o01", events=["mysterious-voices"], science=crew(at=5), recon=crew(at=3)
    )

    pos.play("end-turn")

    assert pos.table_of("condition_time") == 1
    assert pos.of("science", "exhausted") == []


@pytest.mark.rule("IV-RULING-22")
def test_biomes_of_sector_and_top_poi_are_united_and_covered_ones_do_not_count() -> None:
    pos = explore(science=crew(at=2), recon=AWAY)
    assert biomes_of(pos.state, 1) == bits("rocky", "ruins")

    covered = explore(pois={2: "pg-blank"}, science=crew(at=2), recon=AWAY)
    assert biomes_of(covered.state, 1) == bits("rocky")


@pytest.mark.rule("IV-EX-46", "IV-EVENT-07")
def test_low_visibility_without_supplies_is_the_danger_die() -> None:
    pos = explore(events=["low-visibility"], supplies=0, science=crew(at=6), recon=AWAY)
    pos.play("end-turn", dice=[["danger:special"]])
    assert len(pos.happened(events.DangerRolled)) == 1

    rich = explore(events=["low-visibility"], supplies=1, science=crew(at=6), recon=AWAY)
    rich.play("end-turn")
    assert rich.asked == "event-choice"
    assert rich.table.choice
    asked = starboard.say(rich.table.choice.text, game="vanguard")
    assert asked == "Science: what do you do? (Low Visibility)", "it says who, and what asks"


@pytest.mark.rule("IV-EVENT-07", "IV-SAC-09")
def test_what_was_played_in_the_meantime_pays_no_option() -> None:
    engineering = crew(
        at=10, hand=["salvaged-cells"], dice=["blue-basic", "red-gathering"], exhausted=["green-biology"]
    )
    pos = explore(planet="cairn", events=["brittle-gear"], active="engineering", engineering=engineering)
    pos.play("end-turn")
    assert pos.offered[:2] == ["choice:1", "choice:2"]

    pos.play("card:salvaged-cells")

    assert pos.asked != "event-choice", "there is no card left to be discarded"
    assert pos.of("engineering", "exhausted") == ["blue-basic"]


# --- time -------------------------------------------------------------------------------------------------------------


def works(**given: Any) -> VanguardPosition:
    return explore(pois={1: "pg-works"}, science=crew(), recon=AWAY, **given)


@pytest.mark.rule("IV-TIME-01")
def test_the_first_advance_puts_the_token_on_the_leftmost_space() -> None:
    pos = works(condition="pg-clock")

    pos.act("tick")

    assert pos.table_of("condition_time") == 1


@pytest.mark.rule("IV-TIME-02", "IV-EX-21")
def test_on_the_last_space_its_effect_is_resolved_at_once() -> None:
    pos = works(condition="pg-clock", condition_time=2)

    pos.act("tick")

    assert pos.fact(".rang") == 1


@pytest.mark.rule("IV-EX-21", "IV-TUTC-14")
def test_the_lights_of_the_tutorial_go_out_on_the_fourth_advance() -> None:
    from starboard.games.vanguard.printed import BOX

    assert BOX.conditions.find("o01").spec.time == 4


@pytest.mark.rule("IV-TIME-03", "IV-RULING-64")
def test_a_retreat_goes_left_and_triggers_nothing() -> None:
    pos = works(condition="pg-clock", condition_time=1, threats=[{"id": "pg-beast", "at": 6, "time": 2}])

    pos.act("tick-back")

    assert pos.table_of("condition_time") == 0
    assert pos.table_of("threat_times") == {"pg-beast": 1}
    assert pos.fact(".first") == 0


@pytest.mark.rule("IV-RULING-52")
def test_a_token_on_the_last_space_stays_and_does_nothing_more() -> None:
    pos = works(condition="pg-clock", condition_time=3)

    pos.act("tick")

    assert pos.table_of("condition_time") == 3
    assert pos.fact(".rang") == 0


@pytest.mark.rule("IV-TIME-05", "IV-TRACK-05")
def test_a_reset_removes_the_token_and_the_next_advance_begins_anew() -> None:
    pos = works(condition="pg-clock", condition_time=2)

    pos.act("stop-clocks")

    assert pos.table_of("condition_time") == 0


@pytest.mark.rule("IV-TIME-04")
def test_several_tracks_that_arrive_are_resolved_in_an_order_of_choice() -> None:
    pos = explore(
        pois={1: "pg-works", 4: "pg-timed"},
        poi_times={"4": 1},
        condition="pg-clock",
        condition_time=2,
        science=crew(),
        recon=AWAY,
    )

    pos.act("tick")

    assert pos.asked == "time-order"
    assert pos.offered == ["time:condition:pg-clock:3", "time:poi:4:2"]
    pos.play("time:poi:4:2")
    assert (pos.fact(".poi-rang"), pos.fact(".rang")) == (1, 1)


@pytest.mark.rule("IV-RULING-29")
def test_all_tokens_move_before_any_effect_is_resolved() -> None:
    pos = explore(
        pois={1: "pg-works"},
        missions=["pg-side"],
        mission_times={"pg-side": 1},
        condition="pg-clock",
        condition_time=1,
        threats=[{"id": "pg-beast", "at": 6}],
        science=crew(),
        recon=AWAY,
    )

    pos.act("tick", "time:mission:pg-side:2")

    moved = [type(each.event).__name__ for each in pos.table.news()]
    assert max(place for place, name in enumerate(moved) if name == "TimeAdvanced") < moved.index("TimeEnded")
    assert pos.table_of("failed") == ["pg-side"]


@pytest.mark.rule("IV-RULING-53")
def test_a_time_track_that_arrives_in_a_check_waits_for_its_end() -> None:
    pos = explore(
        pois={1: "pg-wait"}, condition="pg-clock", condition_time=2, science=crew(dice=["red-basic"]), recon=AWAY
    )

    pos.check("wait", "red-basic", rolls=["basic"])

    assert (pos.fact(".outcome"), pos.fact(".rang")) == (1, 1)
    assert pos.fact(".too-early") == 0


@pytest.mark.rule("IV-RULING-53", "IV-THREAT-02")
def test_a_threat_waits_in_the_same_way() -> None:
    pos = explore(
        pois={1: "pg-wait"}, threats=[{"id": "pg-beast", "at": 6}], science=crew(dice=["red-basic"]), recon=AWAY
    )

    pos.check("wait", "red-basic", rolls=["basic"])

    told = [type(each.event) for each in pos.table.news()]
    assert told.index(events.ThreatActed) > told.index(events.CheckEnded)
    assert pos.fact(".first") == 1


@pytest.mark.rule("IV-RULING-53", "IV-THREAT-02", "IV-TIME-04")
def test_a_threat_that_goes_on_twice_in_a_check_does_first_what_it_reached_first() -> None:
    pos = explore(
        pois={1: "pg-wait"}, threats=[{"id": "pg-beast", "at": 6}], science=crew(dice=["red-basic"] * 2), recon=AWAY
    )

    pos.check("wait", "red-basic", "red-basic", rolls=["basic", "basic"])

    assert pos.asked != "time-order"
    acted = [str(each.event.text) for each in pos.table.news() if isinstance(each.event, events.ThreatActed)]
    assert acted == [str(part.text) for part in BOX.threats.find("pg-beast").parts["space"][:2]]


# --- danger -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DANGER-01", "IV-DANGER-02", "IV-DANGER-04")
@pytest.mark.parametrize(("result", "injuries"), [("common", []), ("special", []), ("rare", ["severe-wound"])])
def test_only_what_the_frame_lists_happens(result: str, injuries: list[str]) -> None:
    pos = explore(science=crew(), recon=AWAY)
    pos.play("move:5", dice=[[f"danger:{result}"]])
    if injuries:
        pos.play("column:science:red")

    assert pos.of("science", "injuries") == injuries


@pytest.mark.rule("IV-DANGER-05", "IV-RULING-01")
def test_in_a_check_danger_comes_after_the_injury_dice() -> None:
    hurt = crew(dice=["red-basic", "blue-basic", "blue-science"], injuries=["wound"], hurt=["red"])
    pos = explore(pois={1: "pg-danger"}, science=hurt, recon=AWAY)
    pos.act("danger").take("red-basic")

    pos.roll("basic", injury=["injury"], danger=["uncommon"])
    pos.play("die:science:1", "column:science:red")

    told = [type(each.event) for each in pos.table.news()]
    assert told.index(events.InjuryDieResolved) < told.index(events.DangerRolled)


@pytest.mark.rule("IV-DANGER-05", "IV-CHECK-22")
def test_a_danger_die_that_a_combo_rolls_waits_for_step_six() -> None:
    hurt = crew(dice=["red-basic", "blue-basic", "blue-science"], injuries=["wound"], hurt=["red"])
    pos = explore(pois={1: "pg-easy"}, condition="pg-rash", science=hurt, recon=AWAY)
    pos.check("easy", "red-basic", "blue-basic", rolls=["basic", "basic"], injury=["injury"])

    pos.play("condition-combo:0", "die:science:0", dice=[["danger:uncommon"]])
    assert pos.of("science", "injuries") == ["wound"], "step 5 goes on first"
    pos.play("no-more")
    assert pos.asked == "exhaust-die", "the injury die comes first"

    pos.play("die:science:2", "column:science:green")

    assert pos.of("science", "injuries") == ["wound", "wound"]
    assert len(pos.happened(events.DangerRolled)) == 1


@pytest.mark.rule("IV-DANGER-05", "IV-FX-02")
def test_a_danger_die_that_a_special_effect_rolls_is_resolved_at_once() -> None:
    pos = explore(pois={1: "pg-at-once"}, science=crew(dice=["red-basic"]), recon=AWAY)
    pos.act("at-once").take("red-basic")

    pos.roll("accident", danger=["uncommon"])

    assert [event.result for event in pos.happened(events.DangerRolled)] == ["uncommon"]
    assert pos.table_of("supplies") == 4, "frame A takes one of five"


@pytest.mark.rule("IV-PUSH-01", "IV-CARD-02")
def test_before_a_danger_is_resolved_a_card_can_keep_it_away() -> None:
    pos = explore(active="recon", recon=crew(hand=["fortunes-favourite"]), science=AWAY)
    pos.play("move:5", dice=[["danger:uncommon"]])
    assert pos.asked == "react-danger"

    pos.play("card:fortunes-favourite")

    assert pos.of("recon", "injuries") == []
    assert pos.of("recon", "at") == 5


@pytest.mark.rule("IV-PUSH-01", "IV-CARD-02")
def test_another_player_may_step_in_out_of_turn() -> None:
    pos = explore(
        seats=2,
        leaders=[1, 0, 0, 0],
        active="science",
        science=crew(),
        security=crew(crew="riku-hashimura", charges=1),
    )
    pos.play("move:5", "column:science:red", dice=[["danger:uncommon"]])
    assert pos.of("science", "injuries") == ["wound"], "Riku's skill is for himself"

    own = explore(active="security", security=crew(charges=1), science=AWAY)
    own.play("move:5", "skill:security", dice=[["danger:uncommon"]])
    assert own.of("security", "injuries") == []
    kept_away = own.happened(events.InjuryIgnored)
    assert [(each.who, each.injury) for each in kept_away] == [(SECURITY, "wound")]


@pytest.mark.rule("IV-RULING-53", "IV-THREAT-02")
@pytest.mark.parametrize(("action", "acted"), [("wait", 1), ("scare", 0)])
def test_a_threat_that_is_gone_at_the_end_of_the_check_does_not_act_any_more(action: str, acted: int) -> None:
    pos = explore(
        pois={1: "pg-wait"}, threats=[{"id": "pg-beast", "at": 6}], science=crew(dice=["red-basic"]), recon=AWAY
    )

    pos.check(action, "red-basic", rolls=["basic"])

    assert pos.fact(".first") == acted
    assert pos.asked == "turn"


@pytest.mark.rule("IV-TIME-01")
def test_only_a_poi_with_a_time_track_has_one() -> None:
    pos = explore(pois={1: "pg-rows", 4: "pg-timed"}, science=crew(), recon=AWAY)

    assert time_tracks(pos.state, "poi") == [POI + 3]


@pytest.mark.rule("IV-RULING-53", "IV-POI-05")
def test_a_time_track_that_waits_for_the_check_is_gone_with_its_card() -> None:
    stays = explore(pois={1: "pg-late"}, science=crew(dice=["red-basic"]), recon=crew(at=4))
    stays.check("stay", "red-basic", rolls=["basic"])
    assert len(stays.happened(events.TimeEnded)) == 1
    assert stays.fact(".late") == 1

    goes = explore(pois={1: "pg-late"}, science=crew(dice=["red-basic"]), recon=crew(at=4))
    goes.check("leave", "red-basic", rolls=["basic"])
    assert goes.of("sector-1", "cards") == ["pg-blank"]
    assert goes.happened(events.TimeEnded) == []
    assert goes.fact(".late") == 0
