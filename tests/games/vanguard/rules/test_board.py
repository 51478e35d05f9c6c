"""The board: POI cards, conditions, missions, threats, the rank-up card (IV-BOARD, IV-POI, IV-COND, IV-MISS, IV-THREAT,
IV-RANK)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from starboard.games.vanguard import events, queries
from starboard.games.vanguard.moments import Moment
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import EVERYBODY
from starboard.games.vanguard.rules.threats import move_threat
from starboard.games.vanguard.state import State
from support.vanguard import VanguardPosition, crew, explore

AWAY = crew(at=4)


def works(**given: Any) -> VanguardPosition:
    given.setdefault("science", crew())
    given.setdefault("recon", AWAY)
    return explore(pois={1: "pg-works"}, **given)


@pytest.mark.rule("IV-BOARD-01", "IV-BOARD-05", "IV-BOARD-06", "IV-BOARD-07", "IV-SHIP-BEGIN-01")
def test_a_board_carries_its_condition_missions_uniques_threats_and_logs() -> None:
    pos = explore(missions=None, threats=None, science=crew(), recon=AWAY)

    assert pos.table_of("condition") == "pg-calm"
    assert pos.table_of("missions") == ["pg-goal"]
    assert pos.table_of("threats") == {"pg-beast": 6}
    assert len(pos.state.unique_stack) == 2


@pytest.mark.rule("IV-BOARD-16", "IV-SHIP-BEGIN-01")
def test_a_board_may_carry_several_threats(monkeypatch: pytest.MonkeyPatch) -> None:
    planet = BOX.planets.find("proving-ground")
    (beast,) = planet.spec.threats
    drones = replace(beast, id="drones", sector=5)
    monkeypatch.setattr(planet, "spec", replace(planet.spec, threats=[beast, drones]))

    pos = explore(threats=None, science=crew(), recon=AWAY)

    assert pos.table_of("threats") == {"pg-beast": 6, "drones": 5}


@pytest.mark.rule("IV-BOARD-02")
def test_a_sector_has_a_printed_poi_a_space_a_log_or_nothing() -> None:
    pos = explore(science=crew(), recon=AWAY)

    assert [pos.of(f"sector-{number}", "poi") for number in range(1, 7)] == ["", "pg-ridge", "", "", "", ""]


@pytest.mark.rule("IV-BOARD-11")
def test_the_lander_can_move_to_another_sector() -> None:
    pos = works()
    assert pos.table_of("lander") == 1

    pos.act("fly")

    assert pos.table_of("lander") == 6
    assert pos.refusal("depart") == ("IV-DEPART-01", "not-at-the-lander")


@pytest.mark.rule("IV-BOARD-14", "IV-BOARD-15", "IV-POI-07")
def test_final_and_important_are_marks_that_rules_look_at() -> None:
    from starboard.games.vanguard.content.goals import finals

    pos = explore(pois={1: "pg-text"}, science=crew(), recon=AWAY)
    assert not finals(pos.state, -1, count=1)

    pos.act("replace")

    assert finals(pos.state, -1, count=1)
    assert BOX.pois.find("pg-blank").spec.important


@pytest.mark.rule("IV-POI-01", "IV-KEY-01")
def test_replacing_discards_all_cards_of_the_sector() -> None:
    pos = explore(pois={1: ["pg-rows", "pg-text"]}, science=crew(), recon=AWAY)

    pos.act("replace")

    assert pos.of("sector-1", "cards") == ["pg-blank"]
    assert [event.rule for event in pos.happened(events.PoiPlaced)] == ["IV-POI-01"]


@pytest.mark.rule("IV-POI-02")
def test_a_printed_poi_is_covered() -> None:
    pos = explore(pois={2: "pg-blank"}, science=crew(at=2), recon=AWAY)

    assert pos.of("sector-2", "poi") == "pg-blank"
    assert pos.moves() == ["1", "3"], "the no-move symbol is covered"


@pytest.mark.rule("IV-POI-03", "IV-POI-04")
def test_on_top_keeps_the_cards_below_out_of_effect() -> None:
    pos = explore(pois={1: "pg-text"}, science=crew(), recon=AWAY)

    pos.act("cover")

    assert pos.of("sector-1", "cards") == ["pg-text", "pg-blank"]
    assert [event.rule for event in pos.happened(events.PoiPlaced)] == ["IV-POI-03"]
    assert not any(key.startswith("act:pg-text") for key in pos.offered)


@pytest.mark.rule("IV-POI-05", "IV-POI-06")
def test_a_new_card_takes_tokens_and_markers_of_the_old_one_off_and_leaves_those_of_the_sector() -> None:
    pos = explore(
        pois={1: ["pg-symbols"], 4: ["pg-timed"]},
        poi_times={"4": 1},
        markers={"pg-symbols:green": 2},
        tokens={"4": ["forward-base"], "1": ["forward-base"]},
        science=crew(),
        recon=AWAY,
    )
    from starboard.games.vanguard.effects import place_poi

    place_poi(pos.state, 0, BOX.pois.number("pg-blank"))
    place_poi(pos.state, 3, BOX.pois.number("pg-blank"), top=True)

    assert pos.table_of("markers") == {}
    assert pos.of("sector-4", "time") == 0
    assert pos.of("sector-4", "tokens") == ["forward-base"]


# --- conditions -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-COND-01", "IV-TUTC-10", "IV-RULING-28")
def test_copies_of_a_numbered_card_are_alike_and_never_run_out() -> None:
    copies = {poi.id: poi.spec.copies for poi in BOX.pois if poi.spec.copies > 1}

    assert copies["bz000"] == 3


@pytest.mark.rule("IV-COND-02")
def test_a_condition_can_hold_move_combos_effects_actions_and_time() -> None:
    storm, combos, clock = (BOX.conditions.find(id) for id in ("pg-storm", "pg-combos", "pg-clock"))

    assert storm.parts["effect"]
    assert storm.parts["option"]
    assert storm.actions
    assert combos.parts["combo"]
    assert clock.spec.time == 3


@pytest.mark.rule("IV-COND-04", "IV-RULING-59", "IV-BOARD-05")
def test_a_new_condition_covers_the_old_one_and_begins_with_an_empty_track() -> None:
    pos = works(condition="pg-storm", condition_time=0)
    assert "act:pg-storm:shelter" in pos.offered

    pos.act("weather")

    assert pos.table_of("condition") == "pg-clock"
    assert pos.table_of("condition_time") == 0
    assert "act:pg-storm:shelter" not in pos.offered


@pytest.mark.rule("IV-RULING-59")
def test_a_condition_placed_anew_has_lost_its_token() -> None:
    pos = works(condition="pg-clock", condition_time=2)

    pos.act("weather")

    assert pos.table_of("condition_time") == 0


# --- missions ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-MISS-01", "IV-MISS-03")
def test_a_mission_ends_when_a_card_says_so() -> None:
    pos = works(missions=["pg-goal"])

    pos.act("finish")

    assert (pos.table_of("missions"), pos.table_of("completed")) == ([], ["pg-goal"])
    assert pos.table_of("success") == 1


@pytest.mark.rule("IV-MISS-02", "IV-RULING-63", "IV-EX-56")
def test_completion_is_offered_before_and_after_every_action_once_it_holds() -> None:
    pos = explore(missions=["pg-goal"], actions=1, events=[], science=crew(), recon=crew(at=3))
    assert "complete:pg-goal" not in pos.offered

    pos.play("move:4", "die:science:0")
    assert pos.offered == ["complete:pg-goal", "end-turn", "push:science"], "after the last action too"
    assert pos.refusal("rest") == ("IV-ROUND-05", "no-actions-left")
    pos.play("complete:pg-goal")

    assert pos.table_of("completed") == ["pg-goal"]


@pytest.mark.rule("IV-RULING-63")
def test_the_players_may_wait_with_a_completion() -> None:
    pos = explore(missions=["pg-goal"], events=[], science=crew(at=4), recon=AWAY)
    assert "complete:pg-goal" in pos.offered

    pos.play("end-turn")

    assert pos.table_of("missions") == ["pg-goal"]
    assert "complete:pg-goal" in pos.offered


# --- threats ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-THREAT-01", "IV-BOARD-16")
def test_a_threat_is_a_standee_and_a_card() -> None:
    pos = works()
    assert pos.table_of("threats") == {}

    pos.act("spawn")

    assert pos.table_of("threats") == {"pg-beast": 5}


@pytest.mark.rule("IV-THREAT-02")
@pytest.mark.parametrize(("time", "first"), [(0, 1), (1, 0)])
def test_each_step_to_the_right_resolves_the_space_reached(time: int, first: int) -> None:
    pos = works(threats=[{"id": "pg-beast", "at": 6, "time": time}])

    pos.act("tick-threats")

    assert pos.fact(".first") == first
    assert pos.table_of("threat_times") == {"pg-beast": time + 1}


@pytest.mark.rule("IV-THREAT-02")
def test_a_threat_strikes_where_it_stands_itself() -> None:
    threats = [{"id": "drones", "at": 5}, {"id": "pg-beast", "at": 1, "time": 2}]
    dice = ["green-biology", "red-basic", "red-basic", "blue-basic"]
    pos = explore(pois={1: "pg-works"}, threats=threats, science=crew(dice=dice), recon=crew(at=5, dice=dice))

    pos.act("tick-threats", "time:threat:pg-beast:3")

    assert pos.asked == "exhaust-die"
    assert pos.offered[0].startswith("die:science:")


@pytest.mark.rule("IV-THREAT-03", "IV-ACT-06")
def test_its_action_is_available_in_its_sector_only_and_can_neutralise_it() -> None:
    pos = explore(
        threats=[{"id": "pg-beast", "at": 1}],
        markers={"pg-beast:green": 1},
        science=crew(dice=["red-defence"]),
        recon=AWAY,
    )

    pos.check("fight", "red-defence", rolls=["defence"])

    assert pos.table_of("threats") == {}
    assert pos.state.neutralised == 1
    far = explore(threats=[{"id": "pg-beast", "at": 2}], science=crew(), recon=AWAY)
    assert "act:pg-beast:fight" not in far.offered


@pytest.mark.rule("IV-THREAT-04")
def test_secondary_standees_are_not_with_the_threat() -> None:
    pos = explore(threats=[{"id": "pg-beast", "at": 2, "others": [1]}], science=crew(), recon=AWAY)

    assert "act:pg-beast:fight" not in pos.offered


@pytest.mark.rule("IV-THREAT-05", "IV-RULING-30")
def test_a_threat_moves_along_a_route_to_the_nearest_member_and_ignores_no_move() -> None:
    pos = explore(
        pois={1: "pg-works"},
        threats=[{"id": "pg-beast", "at": 2, "time": 1}],
        science=crew(),
        recon=crew(at=5),
    )

    pos.act("tick-threats")

    assert pos.table_of("threats") == {"pg-beast": 1}


@pytest.mark.rule("IV-RULING-30")
def test_a_threat_that_heads_for_a_lander_that_is_not_there_stays() -> None:
    pos = explore(threats=[{"id": "pg-beast", "at": 2, "time": 1}], science=crew(), recon=crew(at=5))
    pos.state.lander_at = -1

    with pytest.raises(StopIteration):
        move_threat(pos.state, pos.state.threats[0], "lander").send(None)

    assert pos.table_of("threats") == {"pg-beast": 2}


@pytest.mark.rule("IV-RULING-30")
def test_without_a_way_it_stays_and_ties_are_the_start_token_holders() -> None:
    stuck = explore(pois={1: "pg-works"}, threats=[{"id": "pg-beast", "at": 5, "time": 1}], science=crew(), recon=AWAY)
    stuck.act("tick-threats")
    assert stuck.table_of("threats") == {"pg-beast": 5}

    tie = explore(
        seats=2,
        leaders=[0, 0, 1, 1],
        first="recon",
        pois={1: "pg-works"},
        threats=[{"id": "pg-beast", "at": 3, "time": 1}],
        science=crew(),
        recon=AWAY,
    )
    tie.act("tick-threats")
    assert tie.asks == {"1": "threat-where"}
    assert tie.offered == ["threat-to:1", "threat-to:4"]


@pytest.mark.rule("IV-EX-54", "IV-THREAT-06")
def test_on_its_last_space_the_beast_attacks_twice_and_its_track_is_reset() -> None:
    near = explore(
        pois={1: "pg-works"},
        threats=[{"id": "pg-beast", "at": 1, "time": 2}],
        science=crew(dice=["red-basic"] * 2),
        recon=crew(dice=["red-fitness"] * 2, at=4),
    )
    near.act("tick-threats")
    near.play("die:science:1")
    assert near.of("science", "exhausted") == ["red-basic"] * 2
    assert near.table_of("threat_times") == {"pg-beast": 0}

    far = explore(pois={1: "pg-works"}, threats=[{"id": "pg-beast", "at": 6, "time": 2}], science=crew(), recon=crew())
    far.act("tick-threats")
    if far.asked == "exhaust-die":
        far.play("die:science:0")
    assert far.table_of("markers")["pg-beast:red"] >= 1
    assert far.table_of("threats") != {"pg-beast": 6}


# --- success and rank-up ----------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-RANK-02", "IV-RANK-05", "IV-RANK-06", "IV-TUT-23")
def test_the_rank_up_card_is_turned_as_soon_as_it_is_met_and_tokens_go_on_counting() -> None:
    pos = explore(pois={1: "pg-finds"}, success=2, rank_up="first-steps", science=crew(), recon=AWAY)
    assert not pos.table_of("rank_up")

    pos.act("success")
    assert pos.table_of("rank_up")
    assert len(pos.happened(events.RankUpCompleted)) == 1

    more = explore(pois={1: "pg-finds"}, success=3, rank_up="first-steps", science=crew(), recon=AWAY)
    more.act("success")
    assert more.table_of("success") == 4


@pytest.mark.rule("IV-RANK-02")
def test_the_third_discovery_completes_collectors_though_one_is_used_in_the_same_breath() -> None:
    held = ["thermal-core", "breathing-mat"]
    pos = explore(rank_up="collectors", discoveries=held, uniques=[18], lead_bag=["proof"], science=crew(), recon=AWAY)

    pos.play(next(key for key in pos.offered if key.startswith("unique:science")), "kind:minerals")
    assert len(pos.table_of("discoveries")) == 3

    pos.play("discovery:science:thermal-core")

    assert len(pos.table_of("discoveries")) == 2
    assert pos.table_of("rank_up")


@pytest.mark.rule("IV-RANK-02", "IV-BOARD-14")
def test_the_third_final_card_turns_it_before_anything_answers_to_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[bool] = []

    async def note(state: State, who: int) -> None:
        turned.append(state.ranked)

    hook = (EVERYBODY, -1, note, BOX.conditions[0])
    monkeypatch.setattr(queries, "_find_hooks", lambda state: {str(Moment.POI_PLACED): (hook,)})
    for sectors, met in (((3, 4), True), ((3,), False)):
        finals = dict.fromkeys(sectors, "pg-blank")
        pos = explore(pois={1: "pg-text", **finals}, rank_up="well-surveyed", science=crew(), recon=AWAY)
        pos.act("replace")
        assert turned.pop() == met


@pytest.mark.rule("IV-RANK-02", "IV-DISC-02")
def test_the_third_discovery_turns_it_before_anything_answers_to_the_find(monkeypatch: pytest.MonkeyPatch) -> None:
    turned: list[bool] = []

    async def note(state: State, who: int) -> None:
        turned.append(state.ranked)

    hook = (EVERYBODY, -1, note, BOX.conditions[0])
    monkeypatch.setattr(queries, "_find_hooks", lambda state: {str(Moment.DISCOVERED): (hook,)})
    for held, met in ((["thermal-core", "breathing-mat"], True), (["thermal-core"], False)):
        pos = explore(pois={1: "pg-finds"}, rank_up="collectors", discoveries=held, science=crew(), recon=AWAY)
        pos.act("discovery")
        assert turned.pop() == met


@pytest.mark.rule("IV-RANK-02", "IV-DEPART-03")
def test_leaving_the_injured_behind_does_not_make_a_team_spotless() -> None:
    hurt = crew(at=4, injuries=["wound"], hurt=["red"])
    pos = explore(rank_up="spotless", success=3, science=crew(), recon=hurt)

    pos.play("depart")

    assert pos.table_of("dead") != []
    assert not pos.table_of("rank_up")


@pytest.mark.rule("IV-RANK-02")
def test_dice_that_a_push_brings_back_complete_the_card_though_they_are_rolled_at_once() -> None:
    away = crew(at=4, dice=["red-basic", "green-basic", "blue-basic", "blue-technology"])
    tired = crew(dice=["red-basic", "blue-basic"], exhausted=["green-basic", "green-biology", "blue-science"])
    pos = explore(pois={1: "pg-rows"}, rank_up="fresh-legs", round=4, science=tired, recon=away)
    pos.play("push:science", "die:science:0")

    pos.act("rows").take("blue-basic", "blue-science")

    assert pos.table_of("rank_up")


@pytest.mark.rule("IV-RANK-02")
def test_a_card_drawn_to_prepare_completes_it_though_it_is_spent_in_the_check() -> None:
    ready = crew(at=4, charges=1, hand=["sprint", "athletics"])
    pos = explore(
        rank_up="well-read", round=3, science=crew(charges=1, hand=["hypothesis"], deck=["clean-air"]), recon=ready
    )

    pos.play("prepare", "draw", "check")

    assert pos.table_of("rank_up")
