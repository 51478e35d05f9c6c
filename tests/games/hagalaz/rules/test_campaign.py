"""The campaign: waypoints and paths, loyalty missions, what carries over, story, grades, achievements."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import starboard
from starboard.core.table import Table
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import (
    AchievementEarned,
    CampaignEnded,
    LoyaltyTicked,
    PassageRead,
    WarReadinessGained,
    WaypointTicked,
)
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.rules.setup import COMPANIONS
from starboard.games.hagalaz.state import State
from starboard.games.hagalaz.view import CampaignView, WaypointView
from support.hagalaz import Position, hero, position

MAP = SHELF.campaign
FIRST, SECOND, LAST = "guns-of-cerberus", "hangar-eleven", "critical-mass"
LOYALTY = {box.hero: box.mission for box in MAP.spec.loyalty}


def closing(mission: str, result: str, before: dict[str, str] | None = None, **given: Any) -> Position:
    """A mission of a campaign has just ended with a result; `before` are the missions played earlier."""
    ticks = {"results": before or {}, **given.pop("campaign", {})}
    return position(mission=mission, phase="closing", result=result, campaign=ticks, **given)


def choosing(results: dict[str, str], **given: Any) -> Position:
    """Some missions have been played, and the squad is about to choose the next."""
    ticks = {"results": results, **given.pop("campaign", {})}
    return position(mission=list(results)[-1], phase="campaign", campaign=ticks, **given)


def ticks(pos: Position) -> CampaignView:
    """The campaign map as everybody sees it."""
    campaign = pos.table.game.view(pos.state, 0).campaign  # type: ignore[attr-defined]
    assert isinstance(campaign, CampaignView)
    return campaign


def waypoint(pos: Position, mission: str) -> WaypointView:
    return next(each for each in ticks(pos).waypoints if each.mission == mission)


def missions_offered(pos: Position) -> list[str]:
    return [key.removeprefix("mission:") for key in pos.offered if key.startswith("mission:")]


def heroes_offered(pos: Position) -> list[str]:
    return [key.removeprefix("loyalty:") for key in pos.offered if key.startswith("loyalty:")]


def to_first_round(table: Table[State]) -> State:
    """Go on to the next mission and set it up, with the first option everywhere."""
    if table.choice is not None and table.choice.prompt == "campaign-where":
        table.pick(0)
    while table.choice is not None and not table.state.round:
        table.pick(0)
    return table.state


# --- the campaign map ------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-CAMP-01")
def test_every_way_through_the_map_plays_one_mission_of_each_tier():
    tiers = {mission.id: mission.spec.tier for mission in MAP.missions if not mission.spec.loyalty}
    assert sorted(set(tiers.values())) == [1, 2, 3]
    for start, targets in MAP.paths.items():
        assert targets
        assert {tiers[target] for target in targets} == {tiers[start] + 1}
    assert all(MAP.paths.get(mission, ()) for mission, tier in tiers.items() if tier < 3)
    assert not any(MAP.paths.get(mission, ()) for mission, tier in tiers.items() if tier == 3)


def test_every_mission_can_be_reached():
    reached = {mission.id for mission in MAP.missions if mission.spec.tier == 1}
    for _ in range(2):
        reached |= {target for start in sorted(reached) for target in MAP.paths.get(start, ())}
    reached |= set(LOYALTY.values())

    assert reached == {mission.id for mission in LIBRARY.missions}


@pytest.mark.rule("HG-CAMP-09", "HG-NARR-03")
def test_a_campaign_opens_with_passage_76():
    table = starboard.new("hagalaz", scenario="campaign")

    assert [event.passage for event, _ in table.news() if isinstance(event, PassageRead)] == [76]
    assert "tier-1" in str(MAP.passages[76].game)


@pytest.mark.rule("HG-CAMP-02", "HG-LOYM-02")
def test_a_campaign_begins_with_a_mission_of_tier_1():
    table = starboard.new("hagalaz", scenario="campaign")
    assert table.choice is not None

    assert table.choice.keys == ["mission:guns-of-cerberus", "mission:breakthrough"]
    later, loyal = table.why_not("mission:the-choir"), table.why_not("loyalty:garrus")
    assert later is not None
    assert (later.rule, later.reason and later.reason.id) == ("HG-CAMP-02", "begins-with-tier-1")
    assert loyal is not None
    assert (loyal.rule, loyal.reason and loyal.reason.id) == ("HG-LOYM-02", "loyalty-between-main-missions")


@pytest.mark.rule("HG-CAMP-02", "HG-CAMP-03", "HG-SETUP-02")
def test_choosing_a_mission_ticks_its_waypoint_and_sets_it_up():
    table = starboard.new("hagalaz", scenario="campaign")
    table.news()

    table.answer("mission:breakthrough")

    assert [event.mission for event, _ in table.news() if isinstance(event, WaypointTicked)] == ["breakthrough"]
    assert table.state.kit.mission.id == "breakthrough"
    assert table.choice is not None
    assert table.choice.prompt == "squad-whom"


@pytest.mark.rule("HG-CAMP-05")
def test_only_printed_paths_lead_on():
    pos = closing("breakthrough", "renegade")

    assert missions_offered(pos) == list(MAP.paths["breakthrough"])
    assert pos.refusal("mission:hangar-eleven") == ("HG-CAMP-05", "no-path")
    assert pos.refusal("mission:breakthrough") == ("HG-CAMP-03", "already-played")


@pytest.mark.rule("HG-CAMP-05", "HG-LOYM-05")
def test_no_path_is_missed_to_a_loyalty_mission():
    pos = closing(FIRST, "paragon")

    assert heroes_offered(pos) == list(COMPANIONS), "each is set out for from the box of its hero"
    for mission in LOYALTY.values():
        assert pos.refusal(f"mission:{mission}") == ("HG-CAMP-03", "not-part-of-this-choice")
    assert pos.refusal("mission:the-choir") == ("HG-CAMP-05", "no-path")


@pytest.mark.rule("HG-CAMP-05", "HG-CAMP-02")
def test_the_path_taken_is_marked():
    pos = closing(FIRST, "paragon").play(f"mission:{SECOND}")

    assert waypoint(pos, SECOND).came_from == FIRST
    assert (waypoint(pos, FIRST).played, waypoint(pos, SECOND).played) == (1, 2)


@pytest.mark.rule("HG-CAMP-04")
@pytest.mark.parametrize(
    ("ended", "box"),
    [("paragon", "paragon"), ("renegade", "renegade"), ("defeat-storm", "defeat"), ("defeat-shepard", "defeat")],
)
def test_exactly_one_result_box_is_ticked(ended: str, box: str):
    pos = closing(FIRST, ended)

    assert waypoint(pos, FIRST).result == box
    assert [each.mission for each in ticks(pos).waypoints if each.result] == [FIRST]


@pytest.mark.rule("HG-CAMP-06")
def test_a_lost_mission_does_not_stop_the_squad():
    pos = closing(FIRST, "defeat-storm")

    assert missions_offered(pos) == list(MAP.paths[FIRST])


@pytest.mark.rule("HG-CAMP-07", "HG-EXD-30")
def test_two_lost_main_missions_end_the_campaign_early():
    pos = closing(SECOND, "defeat-shepard", {FIRST: "defeat"}, war_readiness=2)

    assert pos.asked == ""
    assert ticks(pos).result == "abandoned"
    assert pos.state.passages == [75]
    assert pos.table.outcome is not None
    assert not pos.table.outcome.won


@pytest.mark.rule("HG-CAMP-07", "HG-EXD-30")
def test_a_lost_loyalty_mission_does_not_count_for_that():
    before = {FIRST: "defeat", LOYALTY["tali"]: "defeat"}

    assert closing(LOYALTY["tali"], "defeat-storm", {FIRST: "defeat"}).asked == "campaign-where"
    assert closing(SECOND, "paragon", before).asked == "campaign-where"
    assert closing(SECOND, "defeat-storm", before).asked == ""


@pytest.mark.rule("HG-CAMP-07")
def test_a_victory_in_between_keeps_the_campaign_going():
    assert closing(SECOND, "defeat-storm", {FIRST: "renegade"}).asked == "campaign-where"
    assert closing(SECOND, "paragon", {FIRST: "defeat"}).asked == "campaign-where"


@pytest.mark.rule("HG-CAMP-08")
def test_the_campaign_ends_after_tier_3():
    pos = closing(LAST, "paragon", {FIRST: "paragon", SECOND: "paragon"}, war_readiness=9)

    assert pos.asked == ""
    assert [event.result for event in pos.news(CampaignEnded)] == ["success"]
    assert pos.table.outcome is not None
    assert (pos.table.outcome.result, pos.table.outcome.won, pos.table.outcome.rounds) == ("success", True, 3)


@pytest.mark.rule("HG-CAMP-08")
def test_a_lost_last_mission_ends_it_too():
    pos = closing(LAST, "defeat-storm", {FIRST: "paragon", SECOND: "paragon"}, war_readiness=6)

    assert ticks(pos).result == "costly"


# --- examples of the rulebook ----------------------------------------------------------------------------------


@pytest.mark.rule("HG-EX-21")
def test_after_a_loyalty_mission_the_path_runs_on_from_the_last_main_mission():
    loyal = LOYALTY["liara"]
    pos = closing(loyal, "loyalty", {FIRST: "paragon"}, campaign={"loyalty": ["liara"]})
    assert missions_offered(pos) == list(MAP.paths[FIRST])

    pos.play("mission:atlas-binary")

    assert pos.state.kit.mission.id == "atlas-binary"
    assert waypoint(pos, "atlas-binary").came_from == FIRST
    assert [waypoint(pos, id).played for id in (FIRST, loyal, "atlas-binary")] == [1, 2, 3]


@pytest.mark.rule("HG-EX-22")
def test_after_atlas_binary_there_is_a_loyalty_mission_or_3a_or_3b():
    pos = closing("atlas-binary", "renegade", {FIRST: "paragon"})

    assert missions_offered(pos) == ["critical-mass", "the-mainframe"]
    assert heroes_offered(pos) == list(COMPANIONS)
    assert pos.refusal("mission:kinetic-barrier") == ("HG-CAMP-05", "no-path")


@pytest.mark.rule("HG-CAMP-05")
@pytest.mark.parametrize(
    ("first", "second", "third"),
    [
        (FIRST, "hangar-eleven", ["critical-mass", "kinetic-barrier"]),
        ("breakthrough", "the-choir", ["the-mainframe", "kinetic-barrier"]),
    ],
)
def test_the_barrier_is_reached_from_the_hangar_and_from_the_choir(first: str, second: str, third: list[str]):
    assert missions_offered(closing(second, "renegade", {first: "paragon"})) == third


@pytest.mark.rule("HG-EX-23", "HG-LOYM-06", "HG-LOYM-07")
def test_choosing_garrus_reads_passage_66_and_ticks_his_box():
    pos = choosing({FIRST: "paragon"})
    pos.news(PassageRead)

    pos.play("loyalty:garrus")

    news = [event for event, _ in pos.table.news() if isinstance(event, PassageRead | LoyaltyTicked)]
    assert [event.hero if isinstance(event, LoyaltyTicked) else event.passage for event in news[:2]] == [66, "garrus"]
    assert ticks(pos).loyalty == ["garrus"]


# --- loyalty missions ------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-LOYM-01", "HG-SHEP-08", "HG-BOARD-08")
def test_every_companion_has_a_loyalty_mission_and_shepard_has_none():
    assert tuple(LOYALTY) == COMPANIONS
    for companion, mission in LOYALTY.items():
        assert SHELF.mission(mission).spec.loyalty == companion
    abilities = {id: [box.kind for box in board.spec.ability].count("loyalty") for id, board in SHELF.heroes.items()}
    assert abilities == {"shepard": 0, "garrus": 1, "liara": 1, "tali": 1, "wrex": 1}


@pytest.mark.rule("HG-LOYM-02", "HG-LOYM-09")
def test_loyalty_missions_are_offered_between_main_missions_and_may_be_skipped():
    pos = closing(FIRST, "paragon")
    assert heroes_offered(pos) == list(COMPANIONS)

    pos.play(f"mission:{SECOND}")

    assert ticks(pos).loyalty == []
    assert waypoint(pos, SECOND).played == 2


@pytest.mark.rule("HG-LOYM-03")
def test_two_loyalty_missions_are_the_most():
    pos = closing(SECOND, "paragon", {FIRST: "paragon"}, campaign={"loyalty": ["garrus", "wrex"]})

    assert heroes_offered(pos) == []
    assert pos.refusal("loyalty:tali") == ("HG-LOYM-03", "two-loyalty-missions")


@pytest.mark.rule("HG-LOYM-04")
@pytest.mark.parametrize("result", ["loyalty", "defeat"])
def test_a_heros_mission_is_attempted_once_won_or_lost(result: str):
    before = {FIRST: "paragon", LOYALTY["garrus"]: result}

    pos = closing(SECOND, "paragon", before, campaign={"loyalty": ["garrus"]})

    assert heroes_offered(pos) == ["liara", "tali", "wrex"]
    assert pos.refusal("loyalty:garrus") == ("HG-LOYM-04", "loyalty-attempted")


@pytest.mark.rule("HG-RULING-50")
def test_two_loyalty_missions_never_follow_each_other():
    pos = closing(LOYALTY["garrus"], "loyalty", {FIRST: "paragon"}, campaign={"loyalty": ["garrus"]})

    assert heroes_offered(pos) == []
    assert pos.refusal("loyalty:wrex") == ("HG-RULING-50", "one-loyalty-mission-at-a-time")


@pytest.mark.rule("HG-LOYM-05", "HG-LOYM-06")
@pytest.mark.parametrize(("companion", "passage"), [("garrus", 66), ("liara", 67), ("tali", 68), ("wrex", 69)])
def test_the_ticked_box_is_played_next(companion: str, passage: int):
    pos = choosing({FIRST: "paragon"})

    pos.play(f"loyalty:{companion}")

    assert pos.state.kit.mission.id == LOYALTY[companion]
    assert passage in pos.state.passages
    assert waypoint(pos, LOYALTY[companion]).played == 2


@pytest.mark.rule("HG-RULING-49")
def test_the_hero_of_a_loyalty_mission_is_in_the_squad():
    pos = choosing({FIRST: "paragon"}).play("loyalty:tali")

    assert pos.offered == ["squad:garrus", "squad:liara", "squad:wrex"]
    pos.play("squad:garrus", "squad:liara")
    assert [hero.id for hero in pos.state.heroes] == ["shepard", "tali", "garrus", "liara"]


@pytest.mark.rule("HG-LOYM-08", "HG-LOYAB-01", "HG-OBJ-06", "HG-UNLOCK-01", "HG-UNLOCK-05")
def test_a_loyalty_ability_comes_with_the_passage_of_the_victory_and_stays():
    pos = closing(
        "dead-air",
        "loyalty",
        {FIRST: "paragon"},
        squad=["shepard", "tali", "garrus", "liara"],
        heroes={"T": hero("tali", unlocked=["fleet-shielding"])},
        campaign={"loyalty": ["tali"]},
    )

    assert "fleet-shielding" in ticks(pos).unlocked["tali"]
    for mission in LOYALTY.values():
        effects = [effect for passage in SHELF.mission(mission).spec.passage for effect in passage.effects]
        assert [effect["do"] for effect in effects].count("unlock-loyalty") == 1


@pytest.mark.rule("HG-RULING-51")
def test_a_loyalty_victory_gives_neither_die_nor_token():
    pos = closing(LOYALTY["garrus"], "loyalty", {FIRST: "defeat"}, campaign={"loyalty": ["garrus"]})

    assert (pos.state.paragon_victories, pos.state.renegade_victories) == (0, 0)


@pytest.mark.rule("HG-WAR-04")
def test_every_loyalty_victory_is_worth_one_point():
    for mission in LOYALTY.values():
        spec = SHELF.mission(mission).spec
        (objective,) = [box for box in spec.objective if box.kind == "loyalty"]
        (passage,) = [page for page in spec.passage if page.number == objective.passage]
        gains = [effect["amount"] for effect in passage.effects if effect["do"] == "war-readiness"]
        assert gains == [1] == [objective.war_readiness]


# --- what carries over -----------------------------------------------------------------------------------------


@pytest.mark.rule("HG-PARA-01", "HG-SETUP-17")
@pytest.mark.parametrize(("victories", "dice"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_a_paragon_die_for_every_paragon_victory_two_at_most(victories: int, dice: int):
    results = dict.fromkeys(
        ["breakthrough", FIRST, SECOND][:victories] or [FIRST], "paragon" if victories else "defeat"
    )
    pos = choosing(results if FIRST in results else {**results, FIRST: "defeat"})

    state = to_first_round(pos.table)

    assert state.paragon == dice


@pytest.mark.rule("HG-RENE-01", "HG-EXD-35", "HG-SETUP-18")
def test_a_renegade_token_each_for_every_renegade_victory():
    state = to_first_round(choosing({FIRST: "renegade", SECOND: "renegade"}).table)

    assert [hero.renegade for hero in state.heroes] == [2, 2, 2, 2]
    assert state.paragon == 0


@pytest.mark.rule("HG-RENE-01", "HG-PARA-01")
def test_the_result_just_written_down_counts_for_the_next_mission():
    state = to_first_round(closing(FIRST, "renegade").table)

    assert [hero.renegade for hero in state.heroes] == [1, 1, 1, 1]


@pytest.mark.rule("HG-UNLOCK-03", "HG-SQUAD-04", "HG-GEN-05")
def test_unlocked_abilities_stay_for_those_who_go_and_those_who_stay():
    pos = closing(
        FIRST,
        "renegade",
        squad=["shepard", "garrus", "liara", "wrex"],
        heroes={"G": hero("garrus", unlocked=["assassinate"])},
        campaign={"unlocked": {"tali": ["lockdown"]}},
    )
    assert "assassinate" in ticks(pos).unlocked["garrus"]

    pos.play(f"mission:{SECOND}", "squad:tali", "squad:garrus", "squad:wrex")
    state = to_first_round(pos.table)

    tali, garrus = state.heroes[1], state.heroes[2]
    assert tali.unlocked >> SHELF.heroes["tali"].places["lockdown"] & 1
    assert garrus.unlocked >> SHELF.heroes["garrus"].places["assassinate"] & 1
    assert ticks(pos).unlocked["liara"], "kept, though she stays behind"


@pytest.mark.rule("HG-XP-05", "HG-BOARD-10")
def test_every_mission_has_a_column_of_its_own_and_begins_with_an_empty_one():
    pos = closing(
        FIRST,
        "renegade",
        squad=["shepard", "garrus", "liara", "wrex"],
        heroes={"G": hero("garrus", xp=2), "W": hero("wrex", xp=3)},
    )
    assert ticks(pos).columns == {"shepard": [0], "garrus": [2], "liara": [0], "wrex": [3]}

    pos.play(f"mission:{SECOND}", "squad:garrus", "squad:tali", "squad:wrex")
    state = to_first_round(pos.table)

    assert [hero.xp for hero in state.heroes] == [0, 0, 0, 0]


@pytest.mark.rule("HG-BOARD-10")
def test_there_are_five_columns_at_most():
    most = 3 + 2
    longest = closing(
        LAST,
        "paragon",
        {FIRST: "paragon", LOYALTY["garrus"]: "loyalty", SECOND: "paragon", LOYALTY["wrex"]: "loyalty"},
        squad=["shepard", "garrus", "liara", "wrex"],
        campaign={"loyalty": ["garrus", "wrex"], "columns": {"shepard": [3, 1, 0, 2]}},
    )

    assert len(ticks(longest).columns["shepard"]) == most


@pytest.mark.rule("HG-SQUAD-02", "HG-SETUP-11")
def test_the_companions_are_chosen_anew_before_every_mission():
    pos = closing(FIRST, "renegade", squad=["shepard", "garrus", "liara", "wrex"]).play(f"mission:{SECOND}")

    assert pos.asked == "squad-whom"
    assert pos.offered == [f"squad:{id}" for id in COMPANIONS]


@pytest.mark.rule("HG-SQUAD-03")
def test_the_heroes_are_shared_out_anew_before_every_mission():
    pos = closing(FIRST, "renegade", seats=2, heroes={"S": hero(seat=0), "G": hero(seat=1)})

    pos.play(f"mission:{SECOND}", "squad:garrus", "squad:liara", "squad:wrex")

    assert pos.asked == "give-to-whom"
    pos.play("give:shepard:1", "give:garrus:1")
    assert [hero.seat for hero in pos.state.heroes] == [1, 1, 0, 0]


@pytest.mark.rule("HG-LOOT-04", "HG-SETUP-19", "HG-DATA-04")
def test_loot_is_left_behind():
    pos = position(
        mission=FIRST,
        phase="debrief",
        result="renegade",
        campaign={},
        inventory={"grenade": 1, "medi-gel": 2, "data": 1},
    ).play(f"mission:{SECOND}")
    state = to_first_round(pos.table)

    assert state.inventory == [0, 0, 0, 0]
    assert sum(state.loot_left) == 12


@pytest.mark.rule("HG-DATA-01", "HG-DATA-02", "HG-DATA-05", "HG-MEND-04")
def test_data_is_recorded_whatever_the_result_and_kept():
    pos = position(
        mission=FIRST, phase="debrief", result="defeat-storm", campaign={}, inventory={"data": 2}, data_boxes=3
    )
    assert pos.state.data_boxes == 5

    pos.play(f"mission:{SECOND}")

    assert pos.state.data_boxes == 5


@pytest.mark.rule("HG-DATA-03", "HG-EXD-28", "HG-RULING-54", "HG-UNLOCK-01")
def test_data_may_unlock_an_ability_of_the_hero_who_stayed_behind():
    pos = position(
        mission=FIRST,
        phase="debrief",
        result="defeat-storm",
        campaign={},
        squad=["shepard", "garrus", "liara", "wrex"],
        inventory={"data": 2},
        data_boxes=2,
    )
    assert pos.asked == "data-for-whom"
    assert pos.offered == ["data:shepard", "data:garrus", "data:liara", "data:wrex", "data:tali"]

    pos.play("data:tali", "unlock:tali:lockdown")

    assert pos.state.data_boxes == 4
    assert "lockdown" in ticks(pos).unlocked["tali"]
    assert pos.asked == "campaign-where", "one ability and no more"


@pytest.mark.rule("HG-RULING-54")
def test_a_hero_without_a_legal_ability_cannot_be_chosen():
    board = SHELF.heroes["garrus"]
    everything = [ability.id for ability in board.spec.ability if ability.kind in ("locked", "advanced")]
    pos = position(
        mission=FIRST,
        phase="debrief",
        result="renegade",
        campaign={},
        heroes={"G": hero("garrus", unlocked=everything)},
        inventory={"data": 1},
        data_boxes=2,
    )

    assert not pos.is_offered("data:garrus")
    assert pos.is_offered("data:wrex")


@pytest.mark.rule("HG-RULING-76")
def test_an_unlock_after_a_mission_is_there_in_the_next():
    pos = position(mission=FIRST, phase="debrief", result="renegade", campaign={}, inventory={"data": 1}, data_boxes=2)

    pos.play("data:shepard", "unlock:shepard:incinerate", f"mission:{SECOND}")
    state = to_first_round(pos.table)

    assert state.heroes[0].unlocked >> SHELF.heroes["shepard"].places["incinerate"] & 1


@pytest.mark.rule("HG-RULING-53")
def test_data_beyond_the_last_box_is_ignored():
    pos = position(mission=FIRST, phase="debrief", result="renegade", campaign={}, inventory={"data": 4}, data_boxes=11)
    pos.play("data:shepard", "unlock:shepard:incinerate")

    assert pos.state.data_boxes == MAP.spec.data_boxes == 12
    assert pos.asked == "campaign-where"


@pytest.mark.rule("HG-CAMP-10", "HG-GEN-05")
def test_nothing_but_the_ticks_survives_the_table_being_cleared():
    pos = closing(
        FIRST,
        "paragon",
        war_readiness=4,
        data_boxes=1,
        facts=["hoist-crew-alive"],
        counters={"battery": 5},
        escalations=2,
        failure=1,
        tokens={"objective-1": "A2"},
        campaign={"loyalty": ["garrus"], "columns": {"garrus": [1]}, "unlocked": {"garrus": ["assassinate"]}},
        heroes={"S": hero(xp=2, unlocked=["warp"]), "G": hero(unlocked=["assassinate"])},
    )

    pos.play(f"mission:{SECOND}")

    state = pos.state
    assert (state.war_readiness, state.data_boxes, state.facts) == (5, 1, ["hoist-crew-alive"])
    assert (state.counters, state.escalations, state.failure, state.done, state.result) == ({}, 0, 0, [], "")
    seen = ticks(pos)
    assert [each.mission for each in seen.waypoints if each.played] == [FIRST, SECOND]
    assert [(each.mission, each.result) for each in seen.waypoints if each.result] == [(FIRST, "paragon")]
    assert seen.loyalty == ["garrus"]
    assert seen.columns == {"shepard": [2], "garrus": [1, 0], "liara": [0], "tali": [0]}
    started = {board.id: [box.id for box in board.spec.ability if box.kind == "start"] for board in LIBRARY.heroes}
    assert seen.unlocked == {
        "shepard": [*started["shepard"], "warp"],
        "garrus": [*started["garrus"], "assassinate"],
        "liara": started["liara"],
        "tali": started["tali"],
    }


# --- War Readiness ---------------------------------------------------------------------------------------------


def points(mission: str, kind: str) -> int:
    """What the passage of an objective gives at once."""
    spec = SHELF.mission(mission).spec
    (objective,) = [box for box in spec.objective if box.kind == kind]
    (passage,) = [page for page in spec.passage if page.number == objective.passage]
    return sum(effect["amount"] for effect in passage.effects if effect["do"] == "war-readiness")


@pytest.mark.rule("HG-WAR-02", "HG-WAR-03", "HG-WAR-06")
@pytest.mark.parametrize("mission", [mission.id for mission in LIBRARY.missions if not mission.spec.loyalty])
def test_paragon_gives_more_than_renegade_and_secondary_objectives_something(mission: str):
    given = {kind: points(mission, kind) for kind in ("paragon", "renegade", "secondary")}

    assert given == {"paragon": 3, "renegade": 2, "secondary": 1}
    printed = {str(box.kind): box.war_readiness for box in SHELF.mission(mission).spec.objective}
    assert {kind: printed[kind] for kind in given} == given


@pytest.mark.rule("HG-WAR-01", "HG-CAMP-10")
def test_what_missions_gain_adds_up_to_one_number_that_goes_along():
    pos = closing(FIRST, "paragon", war_readiness=4)
    assert pos.state.war_readiness == 5, "passage 57 gives one more"

    pos.play(f"mission:{SECOND}")
    state = to_first_round(pos.table)

    assert (state.kit.mission.id, state.war_readiness) == (SECOND, 5)
    assert [GAME.view(state, seat).war_readiness for seat in (0, -1)] == [5, 5]


@pytest.mark.rule("HG-WAR-01", "HG-WAR-05")
def test_the_track_has_a_first_and_a_last_box():
    full = closing(FIRST, "paragon", war_readiness=15)
    empty = closing("breakthrough", "renegade", war_readiness=0)

    assert 57 in full.state.passages, "which gives one more"
    assert full.state.war_readiness == MAP.spec.war_readiness == 15
    assert 61 in empty.state.passages, "which takes one"
    assert empty.state.war_readiness == 0


@pytest.mark.rule("HG-WAR-01", "HG-WAR-05")
@pytest.mark.parametrize(
    ("mission", "result", "before", "told"),
    [
        ("guns-of-cerberus", "paragon", 14, [1]),
        ("guns-of-cerberus", "paragon", 15, []),
        ("breakthrough", "renegade", 1, [-1]),
        ("breakthrough", "renegade", 0, []),
    ],
)
def test_no_more_war_readiness_is_told_than_the_track_has_room_for(
    mission: str, result: str, before: int, told: list[int]
):
    pos = closing(mission, result, war_readiness=before)

    assert [event.amount for event in pos.news(WarReadinessGained)] == told


@pytest.mark.rule("HG-WAR-05")
@pytest.mark.parametrize(
    ("total", "grade"),
    [
        *((0, "failure"), (4, "failure"), (5, "costly"), (8, "costly"), (9, "success"), (12, "success")),
        *((13, "triumph"), (14, "triumph"), (15, "perfect")),
    ],
)
def test_the_grade_is_looked_up_from_the_total(total: int, grade: str):
    pos = closing(LAST, "renegade", {FIRST: "renegade", SECOND: "renegade"}, war_readiness=total)

    assert ticks(pos).result == grade


@pytest.mark.rule("HG-WAR-05")
def test_a_perfect_campaign_is_possible_but_only_just():
    most = (
        3 * (3 + 1)
        + 2 * (1 + 1)
        + max(
            effect["amount"]
            for passage in MAP.spec.passage
            for effect in passage.effects
            if effect["do"] == "war-readiness"
        )
    )

    assert MAP.spec.war_readiness <= most <= MAP.spec.war_readiness + 2


# --- story -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-NARR-01")
def test_only_passages_that_were_named_are_shown():
    pos = closing(FIRST, "paragon")

    view = pos.table.view(0)
    assert (
        [page["number"] for page in msgspec.to_builtins(view, enc_hook=str)["passages"]] == pos.state.passages == [57]
    )
    unread = str(MAP.passages[108].story)[:40]
    assert unread not in str(view)


@pytest.mark.rule("HG-NARR-02", "HG-NARR-03")
def test_the_story_is_read_before_its_game_text_is_resolved():
    pos = closing("breakthrough", "paragon", data_boxes=0)
    other = closing(FIRST, "paragon", war_readiness=4)

    assert pos.state.passages == [60]
    assert pos.state.data_boxes == 1, "which the game text of passage 60 says"
    told = [event for event, _ in other.table.news() if isinstance(event, PassageRead | WarReadinessGained)]
    assert [getattr(event, "passage", 0) for event in told] == [57, 0]


@pytest.mark.rule("HG-NARR-03")
@pytest.mark.parametrize(
    ("mission", "result", "passage"),
    [
        ("guns-of-cerberus", "paragon", 57),
        ("guns-of-cerberus", "renegade", 58),
        ("guns-of-cerberus", "defeat-storm", 59),
        ("breakthrough", "paragon", 60),
        ("breakthrough", "renegade", 61),
        ("breakthrough", "defeat-shepard", 62),
    ],
)
def test_what_is_read_on_the_way_depends_on_the_result(mission: str, result: str, passage: int):
    assert closing(mission, result).state.passages == [passage]


@pytest.mark.rule("HG-NARR-03")
@pytest.mark.parametrize(("mission", "passage"), [("hangar-eleven", 63), ("atlas-binary", 64), ("the-choir", 65)])
def test_after_a_tier_2_mission_the_next_choice_is_told(mission: str, passage: int):
    assert closing(mission, "renegade", {FIRST: "renegade"}).state.passages == [passage]


def test_nothing_is_read_on_the_way_when_there_is_no_way():
    assert closing(SECOND, "defeat-storm", {FIRST: "defeat"}).state.passages == [75]
    assert closing(LOYALTY["wrex"], "loyalty", {FIRST: "paragon"}).state.passages == []


@pytest.mark.rule("HG-DATA-03", "HG-NARR-03")
def test_data_found_on_the_way_can_unlock_an_ability_for_good():
    pos = closing("breakthrough", "paragon", data_boxes=2)
    assert (pos.asked, pos.fact("table", "phase")) == ("data-for-whom", "closing"), "first the passage, then the map"

    pos.play("data:shepard", "unlock:shepard:barrier")

    assert "barrier" in ticks(pos).unlocked["shepard"]
    assert pos.asked == "campaign-where"


@pytest.mark.rule("HG-NARR-04", "HG-MEND-04")
@pytest.mark.parametrize("mission", [mission.id for mission in LIBRARY.missions])
def test_every_result_of_every_mission_has_a_passage_of_its_own(mission: str):
    spec = SHELF.mission(mission).spec
    endings = [box.passage for box in spec.objective if box.kind in ("paragon", "renegade", "loyalty")]
    results = [*endings, spec.failure.passage, spec.failure.shepard_passage]

    assert all(results)
    assert len(set(results)) == len(results)


@pytest.mark.rule("HG-NARR-04", "HG-MEND-04")
@pytest.mark.parametrize(("result", "passage"), [("defeat-storm", 5), ("defeat-shepard", 6)])
def test_a_defeat_reads_its_passage_before_the_campaign_goes_on(result: str, passage: int):
    pos = position(mission=FIRST, phase="debrief", result=result, campaign={})

    assert pos.state.passages == [passage, 59]


@pytest.mark.rule("HG-CAMP-08", "HG-WAR-05")
@pytest.mark.parametrize("mission", [mission.id for mission in LIBRARY.missions if mission.spec.tier == 3])
def test_every_last_mission_and_every_grade_has_an_ending_of_its_own(mission: str):
    numbers = [MAP.endings[mission, band.id] for band in MAP.spec.band]
    stories = [MAP.passages[number].story for number in numbers]

    assert len(set(stories)) == len(MAP.spec.band)
    others = [number for (other, _), number in MAP.endings.items() if other != mission]
    assert not set(numbers) & set(others)


@pytest.mark.rule("HG-CAMP-08")
def test_the_ending_of_the_last_mission_and_the_grade_is_read():
    pos = closing(LAST, "renegade", {FIRST: "renegade", SECOND: "renegade"}, war_readiness=7)

    assert pos.state.passages == [MAP.endings[LAST, "costly"]] == [105]


def test_passages_are_of_a_length_to_be_read_aloud():
    for passage in MAP.spec.passage:
        assert 100 <= len(str(passage.story).split()) <= 230, passage.number


# --- achievements ----------------------------------------------------------------------------------------------


def earned(results: dict[str, str], last: str = "renegade", **given: Any) -> list[str]:
    """What is earned when Critical Mass ends a campaign."""
    pos = closing(LAST, last, results, **given)
    assert pos.asked == ""
    return [event.achievement for event in pos.news(AchievementEarned)]


BOTH = {FIRST: "renegade", SECOND: "paragon"}
ALL_OF_GARRUS = [box.id for box in SHELF.heroes["garrus"].spec.ability if box.kind in ("locked", "advanced")]


@pytest.mark.thing("achievement:detonator", "achievement:archivist", "achievement:saviour", "achievement:second-wind")
@pytest.mark.thing("achievement:no-one-left-behind", "achievement:sworn-company", "achievement:clean-hands")
@pytest.mark.thing("achievement:by-any-means", "achievement:no-loose-ends", "achievement:grand-master")
@pytest.mark.thing("achievement:straight-through", "achievement:no-corrections")
@pytest.mark.rule("HG-SAVE-03")
@pytest.mark.parametrize(
    ("achievement", "with_it", "without"),
    [
        ("detonator", {"facts": ["ship-destroyed"]}, {"facts": ["reactor-cold"]}),
        ("archivist", {"data_boxes": 12}, {"data_boxes": 11}),
        (
            "saviour",
            {"facts": ["hoist-crew-alive", "control-group-free", "reactor-cold"]},
            {"facts": ["hoist-crew-alive", "control-group-free"]},
        ),
        (
            "no-one-left-behind",
            {"war_readiness": 9, "campaign": {"downed": 0}},
            {"war_readiness": 9, "campaign": {"downed": 1}},
        ),
        (
            "sworn-company",
            {"results": {**BOTH, LOYALTY["garrus"]: "loyalty", LOYALTY["wrex"]: "loyalty"}},
            {"results": {**BOTH, LOYALTY["garrus"]: "loyalty", LOYALTY["wrex"]: "defeat"}},
        ),
        ("clean-hands", {"results": {FIRST: "paragon", SECOND: "paragon"}, "last": "paragon"}, {"results": BOTH}),
        ("by-any-means", {"results": {FIRST: "renegade", SECOND: "renegade"}}, {"results": BOTH}),
        (
            "second-wind",
            {"results": {FIRST: "defeat", SECOND: "paragon"}, "war_readiness": 9},
            {"results": {FIRST: "defeat", SECOND: "paragon"}, "war_readiness": 8},
        ),
        (
            "no-loose-ends",
            {"done": ["relieve-the-master"], "campaign": {"secondary": [FIRST, SECOND]}},
            {"campaign": {"secondary": [FIRST, SECOND]}},
        ),
        (
            "grand-master",
            {"heroes": {"G": hero("garrus", unlocked=ALL_OF_GARRUS)}},
            {"heroes": {"G": hero("garrus", unlocked=ALL_OF_GARRUS[1:])}},
        ),
        (
            "straight-through",
            {"war_readiness": 9},
            {"war_readiness": 9, "campaign": {"loyalty": ["garrus"]}},
        ),
        ("no-corrections", {"war_readiness": 15}, {"war_readiness": 14}),
    ],
)
def test_achievements_and_their_conditions(achievement: str, with_it: dict[str, Any], without: dict[str, Any]):
    assert achievement in earned(**{"results": BOTH, **with_it})
    assert achievement not in earned(**{"results": BOTH, **without})


@pytest.mark.rule("HG-SAVE-03")
def test_every_achievement_is_tested_and_told():
    ids = [box.spec.id for box in MAP.achievements]
    (mark,) = [each for each in test_achievements_and_their_conditions.pytestmark if each.name == "parametrize"]

    assert sorted(case[0] for case in mark.args[1]) == sorted(ids)
    assert {"detonator", "archivist", "saviour"} <= set(ids)
    assert len(ids) >= 10
    printed = starboard.game("hagalaz").printed()
    assert isinstance(printed, dict)
    assert list(printed["achievements"]) == ids


@pytest.mark.thing("achievement:archivist")
@pytest.mark.rule("HG-SAVE-03")
def test_an_early_end_earns_nothing_that_asks_for_a_finished_campaign():
    pos = closing(SECOND, "defeat-storm", {FIRST: "defeat"}, data_boxes=12)

    assert ticks(pos).achievements == ["archivist"]


@pytest.mark.rule("HG-SAVE-03", "HG-DOWN-02")
def test_shepards_fall_counts_as_well():
    pos = position(
        mission=FIRST,
        phase="threat",
        pool=["standard"],
        heroes={"S": hero(health=1, shields=0, card="wall-that-walks")},
        enemies={"k": {"token": "guardian-simple", "at": "D2"}},
        campaign={},
    )

    assert pos.over == "defeat-shepard"
    assert pos.state.campaign is not None
    assert pos.state.campaign.downed == 1


# --- saving ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-SAVE-01", "HG-CAMP-11")
def test_a_campaign_saved_between_missions_goes_on_the_same_way():
    table = starboard.new("hagalaz", scenario="campaign", seed=5)
    table.answer("mission:breakthrough")
    while table.choice is not None and table.choice.prompt != "campaign-where":
        table.pick(0)
    assert table.choice is not None, "one mission is over, the campaign is not"

    loaded = starboard.load(table.save())

    assert loaded.choice is not None
    assert loaded.choice.keys == table.choice.keys
    assert loaded.view(0) == table.view(0)
    for each in (table, loaded):
        each.answer("loyalty:wrex")
        to_first_round(each)
    assert msgspec.to_builtins(loaded.state) == msgspec.to_builtins(table.state)


@pytest.mark.rule("HG-SAVE-02")
def test_campaigns_do_not_know_of_each_other():
    one, other = starboard.new("hagalaz", scenario="campaign", seed=5), starboard.new("hagalaz", scenario="campaign")
    before = msgspec.to_builtins(other.state)

    one.answer("mission:guns-of-cerberus")
    to_first_round(one)

    assert msgspec.to_builtins(other.state) == before


@pytest.mark.rule("HG-SAVE-02")
def test_a_campaign_can_be_forked_before_a_mission():
    table = starboard.new("hagalaz", scenario="campaign", seed=5)

    fork = table.fork()
    fork.answer("mission:breakthrough")
    table.answer("mission:guns-of-cerberus")

    assert (table.state.kit.mission.id, fork.state.kit.mission.id) == ("guns-of-cerberus", "breakthrough")
