"""Objectives, the end of a mission, carried tokens."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.errors import ContentError
from starboard.games.hagalaz.content.library import LIBRARY
from support.hagalaz import Position, grunt, hero, position, threat

GUARDIAN, ENGINEER = "guardian-simple", "engineer-simple"


def objective(id: str, kind: str, counter: str, at_least: int = 1, **how: Any) -> dict[str, Any]:
    """An objective that is completed when a counter has enough boxes ticked."""
    when = {"name": "counter", "counter": counter, "at_least": at_least}
    return {"id": id, "kind": kind, "title": id, "text": "", "when": when, **how}


def lever(id: str, counter: str, mark: str = "terminal", **how: Any) -> dict[str, Any]:
    """A Mission action that ticks a box of a counter."""
    effect = {"name": "tick", "counter": counter, "amount": 1}
    return {"id": id, "name": id, "text": "", "where": {"mark": mark}, "effect": effect, **how}


def boxes(*ids: str, count: int = 3) -> list[dict[str, Any]]:
    """Rows of progress boxes."""
    return [{"id": id, "name": id, "boxes": count} for id in ids]


def passage(number: int, *effects: dict[str, Any]) -> dict[str, Any]:
    """A story passage with its game text."""
    return {"number": number, "title": "", "story": "", "game": "", "effects": list(effects)}


def at_terminal(*dice: str, **given: Any) -> Position:
    """Shepard stands on a terminal, with two levers to pull: one for the good, one for the bad."""
    page = {
        "legend": {"S": ["terminal"]},
        "heroes": {"S": hero()},
        "counter": boxes("good", "bad", "extra"),
        "action": [lever("mend", "good"), lever("break", "bad"), lever("tidy", "extra")],
        "pool": dice or ("standard", "move2", "move2"),
    }
    return position("S   .   .   .", **{**page, **given})


# --- objectives -----------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-OBJ-01")
def test_a_main_mission_has_one_paragon_one_renegade_and_one_secondary_objective():
    for mission in (mission for mission in LIBRARY.missions if mission.spec.tier):
        kinds = [box.spec.kind for box in mission.objectives]

        assert [kinds.count(kind) for kind in ("paragon", "renegade", "secondary")] == [1, 1, 1]


@pytest.mark.rule("HG-OBJ-02", "HG-MEND-01")
def test_completing_the_paragon_objective_ends_the_mission_with_a_paragon_victory():
    pos = at_terminal(objective=[objective("heal", "paragon", "good"), objective("burn", "renegade", "bad")])

    pos.play("place:standard>mission", "do:mend:terminal")

    assert pos.over == "paragon"
    assert pos.table.over


@pytest.mark.rule("HG-OBJ-03", "HG-MEND-01")
def test_completing_the_renegade_objective_ends_the_mission_with_a_renegade_victory():
    pos = at_terminal(objective=[objective("heal", "paragon", "good"), objective("burn", "renegade", "bad")])

    pos.play("place:standard>mission", "do:break:terminal")

    assert pos.over == "renegade"
    assert pos.table.over


@pytest.mark.rule("HG-OBJ-04")
def test_the_other_victory_cannot_be_achieved_as_well():
    both = [objective("heal", "paragon", "good"), objective("burn", "renegade", "good")]
    pos = at_terminal(objective=both)

    pos.play("place:standard>mission", "do:mend:terminal")

    assert pos.over == "paragon"
    assert pos.state.done == ["heal"]


@pytest.mark.rule("HG-OBJ-05")
def test_a_secondary_objective_gives_its_reward_and_the_mission_goes_on():
    pos = at_terminal(
        objective=[objective("tidy-up", "secondary", "extra", passage=7)],
        passage=[passage(7, {"do": "war-readiness", "amount": 1})],
    )

    pos.play("place:standard>mission", "do:tidy:terminal")

    assert pos.state.done == ["tidy-up"]
    assert pos.fact("table", "war_readiness") == 1
    assert pos.over == ""
    assert pos.asked == "place-which"


@pytest.mark.rule("HG-OBJ-05", "HG-MEND-01")
def test_a_mission_is_won_with_its_secondary_objective_left_undone():
    todo = [objective("heal", "paragon", "good"), objective("tidy-up", "secondary", "extra")]

    pos = at_terminal(objective=todo).play("place:standard>mission", "do:mend:terminal")

    assert pos.over == "paragon"


@pytest.mark.rule("HG-OBJ-05", "HG-RULING-63")
def test_a_secondary_objective_completed_by_the_winning_event_still_counts():
    todo = [objective("heal", "paragon", "good"), objective("tidy-up", "secondary", "good")]

    pos = at_terminal(objective=todo).play("place:standard>mission", "do:mend:terminal")

    assert pos.over == "paragon"
    assert pos.state.done == ["tidy-up", "heal"]


@pytest.mark.rule("HG-OBJ-07")
def test_a_linked_objective_is_ignored_until_the_preliminary_one_is_done():
    linked = [objective("first", "preliminary", "extra"), objective("heal", "paragon", "good", after="first")]

    pos = at_terminal(objective=linked).play("place:standard>mission", "do:mend:terminal")

    assert pos.fact("table", "counters") == {"good": 1}
    assert pos.state.done == []
    assert pos.over == ""


@pytest.mark.rule("HG-OBJ-07")
def test_what_serves_a_linked_objective_cannot_be_attempted_before_the_preliminary_one_is_done():
    pos = at_terminal(
        action=[lever("mend", "good", needs="first"), lever("tidy", "extra")],
        objective=[objective("first", "preliminary", "extra")],
    )

    pos.play("place:standard>mission")

    assert pos.offered == ["do:tidy:terminal", "decline"]
    assert pos.refusal("do:mend") == ("HG-OBJ-07", "objective-not-in-force")


@pytest.mark.rule("HG-MISS-01", "HG-MISS-02")
def test_a_mission_action_needs_its_die_and_its_place():
    levers = [lever("mend", "good"), lever("break", "bad", die="empowered"), lever("tidy", "extra", mark="workshop")]
    pos = position(
        "S   .   .   c",
        legend={"S": ["terminal"], "c": ["workshop"]},
        heroes={"S": hero()},
        counter=boxes("good", "bad", "extra"),
        action=levers,
        pool=["standard", "move2", "move2"],
    )

    pos.play("place:standard>mission")

    assert pos.offered == ["do:mend:terminal", "decline"]
    assert pos.refusal("do:break") == ("HG-MISS-02", "wrong-die-for-mission-action")
    assert pos.refusal("do:tidy") == ("HG-MISS-01", "nothing-to-do-here")


@pytest.mark.rule("HG-OBJ-08")
def test_once_the_preliminary_objective_is_ticked_the_linked_one_is_in_force():
    linked = [objective("first", "preliminary", "extra"), objective("heal", "paragon", "good", after="first")]
    pos = at_terminal(objective=linked, done=["first"])

    pos.play("place:standard>mission", "do:mend:terminal")

    assert pos.over == "paragon"


@pytest.mark.rule("HG-OBJ-08")
def test_a_completed_preliminary_objective_has_its_box_ticked():
    pos = at_terminal(objective=[objective("first", "preliminary", "extra")])

    pos.play("place:standard>mission", "do:tidy:terminal")

    assert [box["id"] for box in pos.fact("table", "objectives") if box.get("done")] == ["first"]


@pytest.mark.rule("HG-OBJ-08", "HG-RULING-63")
@pytest.mark.parametrize("order", [("first", "heal"), ("heal", "first")])
def test_a_linked_objective_already_fulfilled_is_won_when_the_preliminary_one_falls(order: tuple[str, str]):
    linked = {
        "first": objective("first", "preliminary", "extra"),
        "heal": objective("heal", "paragon", "good", after="first"),
    }
    pos = at_terminal(objective=[linked[id] for id in order], counters={"good": 1})

    pos.play("place:standard>mission", "do:tidy:terminal")

    assert pos.over == "paragon"


# --- the end of a mission -------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MEND-01", "HG-ESC-05")
def test_a_mission_is_lost_when_time_runs_out():
    pos = threat("hull-groans", "S   .   .   g", escalations=2, failure=2)

    assert pos.over == "defeat-storm"
    assert pos.table.over


@pytest.mark.rule("HG-MEND-01", "HG-DOWN-02")
def test_a_mission_is_lost_when_shepard_is_downed():
    pos = threat(
        "wall-that-walks",
        "S   k   .",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"S": hero(health=2, shields=0)},
    )

    assert pos.over == "defeat-shepard"
    assert pos.table.over


@pytest.mark.rule("HG-MEND-02", "HG-MEND-01")
def test_a_loyalty_objective_ends_the_mission_in_victory():
    pos = at_terminal(objective=[objective("settle", "loyalty", "good")])

    pos.play("place:standard>mission", "do:mend:terminal")

    assert pos.over == "loyalty"
    assert pos.table.outcome is not None
    assert pos.table.outcome.won


@pytest.mark.rule("HG-MEND-02")
@pytest.mark.parametrize(
    ("card", "health", "result"), [("hull-groans", 6, "defeat-storm"), ("wall-that-walks", 1, "defeat-shepard")]
)
def test_a_loyalty_mission_can_be_lost_like_any_other(card: str, health: int, result: str):
    pos = threat(
        card,
        "S   k   .",
        objective=[objective("settle", "loyalty", "good")],
        counter=boxes("good"),
        enemies={"k": grunt(GUARDIAN)},
        heroes={"S": hero(health=health, shields=0)},
        escalations=2,
        failure=2,
    )

    assert pos.over == result
    assert pos.table.outcome is not None
    assert not pos.table.outcome.won


@pytest.mark.rule("HG-MEND-03")
def test_nothing_further_of_a_card_is_resolved_once_the_mission_has_ended():
    pos = threat(
        "hammer-and-anvil",
        "G   m   .   S   k",
        active="shepard",
        enemies={"k": grunt(GUARDIAN), "m": grunt("assault-trooper-simple")},
        heroes={"S": hero(health=1, shields=0), "G": hero(health=5, shields=0)},
    )

    assert pos.over == "defeat-shepard"
    assert pos.fact("G", "health") == 5


@pytest.mark.rule("HG-MEND-03")
def test_nothing_further_of_an_action_is_resolved_once_the_mission_has_ended():
    pos = position(
        "S   ~   *",
        heroes={"S": hero(health=1, shields=0)},
        pool=["move3", "standard", "standard"],
    )

    pos.play("place:move3>move", "move:A2")

    assert pos.over == "defeat-shepard"
    assert pos.fact("table", "loot") == {"A3": 1}
    assert pos.table.over


@pytest.mark.rule("HG-MEND-05")
def test_a_mission_goes_on_with_shepard_alone_on_his_feet():
    pos = threat(
        "wall-that-walks",
        "S   .   .   G   k",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(health=1, shields=0), "L": hero(downed=True), "T": hero(downed=True)},
    )

    assert [id for id in ("garrus", "liara", "tali") if not pos.hero(id).downed] == []
    assert pos.over == ""
    assert pos.fact("table", "round") == 2


@pytest.mark.rule("HG-RULING-58")
def test_what_happens_first_decides_between_victory_and_shepards_fall():
    exits = {"name": "heroes-on", "mark": "exit", "count": 1}
    home = [{"id": "home", "kind": "paragon", "title": "", "text": "", "when": exits}]
    burning = {"S": hero(health=1, shields=0)}
    pool = ["move2", "standard", "standard"]

    safe = position("S   X   .", objective=home, heroes=burning, pool=pool)
    burnt = position("S   B   .", legend={"B": ["exit", "inferno"]}, objective=home, heroes=burning, pool=pool)
    for pos in (safe, burnt):
        pos.play("place:move2>move", "move:A2")

    assert (safe.over, burnt.over) == ("paragon", "defeat-shepard")


# --- carrying tokens ------------------------------------------------------------------------------------------


def rescue(drawing: str, *dice: str, limit: int = 0, **given: Any) -> Position:
    """A mission of prisoners: pick them up where they are, bring them to an exit."""
    page = {
        "counter": boxes("saved"),
        "action": [
            {
                "id": "free",
                "name": "",
                "text": "",
                "where": {"token": "prisoner"},
                "effect": {"name": "pick-up", "limit": limit},
            },
            {
                "id": "deliver",
                "name": "",
                "text": "",
                "where": {"mark": "exit"},
                "effect": {"name": "drop", "token": "prisoner", "counter": "saved"},
            },
            {
                "id": "hide",
                "name": "",
                "text": "",
                "where": {"mark": "terminal"},
                "effect": {"name": "drop", "token": "prisoner"},
            },
        ],
        "pool": dice or ("standard", "move2", "move2"),
    }
    return position(drawing, **{**page, **given})


@pytest.mark.rule("HG-CARRY-01", "HG-RULING-70")
def test_a_hero_picks_a_token_up_where_the_mission_says_so_and_takes_it_along():
    pos = rescue("S   .   .", tokens={"prisoner-1": "A1"})

    pos.play("place:standard>mission", "do:free:prisoner-1", "place:move2>move", "move:A2", "stop")

    assert pos.fact("S", "carried") == ["prisoner-1"]
    assert pos.fact("table", "tokens") == {}


@pytest.mark.rule("HG-CARRY-01", "HG-RULING-70")
def test_a_token_is_not_carried_just_because_a_hero_stands_on_it():
    pos = rescue("S   P   .")

    pos.play("place:move2>move", "move:A2", "stop")

    assert pos.fact("S", "carried") == []
    assert pos.fact("table", "tokens") == {"prisoner-1": "A2"}


@pytest.mark.rule("HG-CARRY-01", "HG-MISS-01")
def test_without_a_rule_of_the_mission_nobody_carries_anything():
    pos = position("S   .   .", tokens={"prisoner-1": "A1"}, pool=["standard", "move2", "move2"])

    assert not pos.is_offered("place:standard>mission")
    assert pos.refusal("place:standard>mission") == ("HG-MISS-01", "no-mission-action-here")


@pytest.mark.rule("HG-CARRY-04", "HG-RULING-70")
def test_a_hero_may_carry_several_tokens():
    pos = rescue("S   .   .", tokens={"prisoner-2": "A1"}, heroes={"S": hero(carried=["prisoner-1"])})

    pos.play("place:standard>mission", "do:free:prisoner-2")

    assert pos.fact("S", "carried") == ["prisoner-1", "prisoner-2"]


@pytest.mark.rule("HG-CARRY-04", "HG-RULING-70")
def test_a_mission_may_limit_how_many_tokens_a_hero_carries():
    pos = rescue("S   .   .", tokens={"prisoner-2": "A1"}, heroes={"S": hero(carried=["prisoner-1"])}, limit=1)

    assert not pos.is_offered("place:standard>mission")


@pytest.mark.rule("HG-RULING-70")
def test_a_token_brought_to_its_place_leaves_play_and_ticks_a_box():
    pos = rescue(
        "S   .   .", legend={"S": ["exit"]}, heroes={"S": hero(carried=["prisoner-1", "prisoner-2", "objective-1"])}
    )

    pos.play("place:standard>mission", "do:deliver:exit")

    assert pos.fact("S", "carried") == ["prisoner-2", "objective-1"]
    assert pos.fact("table", "counters") == {"saved": 1}
    assert pos.fact("table", "tokens") == {}


@pytest.mark.rule("HG-RULING-70")
def test_a_token_put_down_without_a_counter_lies_in_the_heros_hex():
    pos = rescue("S   .   .", legend={"S": ["terminal"]}, heroes={"S": hero(carried=["prisoner-1"])})

    pos.play("place:standard>mission", "do:hide:terminal")

    assert pos.fact("S", "carried") == []
    assert pos.fact("table", "tokens") == {"prisoner-1": "A1"}
    assert pos.fact("table", "counters") == {}


@pytest.mark.rule("HG-MISS-01", "HG-RULING-70")
def test_nothing_can_be_put_down_by_who_carries_nothing_of_the_kind():
    pos = rescue("S   .   .", legend={"S": ["exit"]}, heroes={"S": hero(carried=["objective-1"])})

    assert not pos.is_offered("place:standard>mission")


@pytest.mark.rule("HG-CARRY-01", "HG-OBJ-02")
def test_bringing_the_last_prisoner_home_wins_the_mission():
    pos = rescue(
        "S   .   .",
        legend={"S": ["exit"]},
        heroes={"S": hero(carried=["prisoner-1"])},
        counters={"saved": 2},
        objective=[objective("all-home", "paragon", "saved", 3)],
    )

    pos.play("place:standard>mission", "do:deliver:exit")

    assert pos.over == "paragon"


@pytest.mark.rule("HG-CARRY-02")
def test_a_carried_token_cannot_be_handed_to_another_hero():
    pos = rescue(
        "S   G   .",
        active="garrus",
        heroes={"S": hero(carried=["prisoner-1"])},
        legend={"S": ["terminal"], "G": ["terminal"]},
    )

    assert not pos.is_offered("place:standard>mission")
    assert pos.fact("S", "carried") == ["prisoner-1"]


@pytest.mark.rule("HG-CARRY-03", "HG-RULING-70", "HG-EX-35")
def test_a_carried_prisoner_is_removed_from_play_when_the_carrier_is_downed():
    pos = threat(
        "wall-that-walks",
        "S   .   G   k",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(health=1, shields=0, carried=["prisoner-1", "prisoner-2"])},
    )

    assert pos.fact("G", "downed")
    assert pos.fact("G", "carried") == []
    assert pos.fact("table", "tokens") == {}


@pytest.mark.rule("HG-CARRY-03", "HG-RULING-70")
def test_other_carried_tokens_stay_in_the_hex_of_the_fallen():
    pos = threat(
        "wall-that-walks",
        "S   .   G   k",
        enemies={"k": grunt(GUARDIAN)},
        heroes={"G": hero(health=1, shields=0, carried=["objective-1", "prisoner-1"])},
    )

    assert pos.fact("G", "carried") == []
    assert pos.fact("table", "tokens") == {"objective-1": "A3"}


@pytest.mark.rule("HG-CARRY-05", "HG-TALI-04")
def test_chatika_carries_no_token():
    pos = rescue("T   .   .", "standard", "move2", "move2", active="tali", drone="A3", tokens={"prisoner-1": "A3"})

    assert not pos.is_offered("place:standard>mission")
    pos.play("place:move2>remote-control")

    assert not [key for key in pos.offered if "prisoner" in key]
    assert pos.fact("table", "tokens") == {"prisoner-1": "A3"}


@pytest.mark.rule("HG-MISS-02")
@pytest.mark.parametrize(
    ("effect", "problem"),
    [
        ({"name": "drop", "token": "prisoner", "counter": "savd"}, "counter 'savd' is unknown; did you mean 'saved'?"),
        ({"name": "pick-up", "limt": 1}, "effect 'pick-up' takes no 'limt'; did you mean 'limit'?"),
    ],
)
def test_a_mission_page_with_a_wrong_name_is_refused(effect: dict[str, Any], problem: str):
    wrong = {"id": "free", "name": "", "text": "", "where": {"mark": "exit"}, "effect": effect}

    with pytest.raises(ContentError) as error:
        position("S   .   .", counter=boxes("saved"), action=[wrong])

    assert problem in str(error.value)
    assert "action 'free'" in str(error.value)
