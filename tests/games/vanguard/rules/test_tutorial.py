"""The tutorial: who goes, the scripted first round, what it does differently, its clean-up (IV-TUT)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.table import Table
from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX, SCIENCE, SECTIONS
from starboard.games.vanguard.rules.tutorial import must_roll_again
from starboard.games.vanguard.scenario import facts
from starboard.games.vanguard.state import Mode, State
from support.vanguard import VanguardPosition, crew, explore, sit_down

EYE = "eye-of-the-void"
AWAY = crew(at=4)


def tutorial(seats: int = 1, team: str = "recon", seed: int = 0) -> Table[State]:
    """A tutorial before its first action. With several players everybody leads in the order of the sections."""
    table = sit_down("tutorial", seats, seed)
    while table.choice is not None and table.choice.prompt != "turn":
        keys = table.choice.keys
        wanted = [key for key in keys if key in (f"go-along:{team}",)]
        table.answer((wanted or keys)[0], table.choice.seat)
    return table


def of(table: Table[State], name: str) -> dict[str, object]:
    found: dict[str, object] = facts(table.state)[name]
    return found


def play(table: Table[State], *keys: str, dice: tuple[object, ...] = ()) -> None:
    if dice:
        table.load_chance(list(dice))  # type: ignore[arg-type]
    for key in keys:
        assert table.choice is not None
        table.answer(key, table.choice.seat)


def skip(table: Table[State], *prompts: str) -> None:
    """Decline whatever is asked with these prompts."""
    while table.choice is not None and table.choice.prompt in prompts:
        table.answer(next(key for key in table.choice.keys if key in ("pass", "no-more", "decline", "hold")), None)


# --- setting up -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-TUT-02", "IV-LOG-02", "IV-TUTC-18")
def test_the_opening_logs_and_the_four_known_crew_members() -> None:
    table = tutorial()

    read = [BOX.logs[each].id for each in table.state.ship.read]
    assert read == ["start", "1", "5", "20"]
    known = {each.spec.tutorial: each.number for each in BOX.crew if each.spec.tutorial}
    assert all(table.state.ship.sections[known[name]] == section for section, name in enumerate(SECTIONS))


@pytest.mark.rule("IV-TUT-03", "IV-TUT-04", "IV-PLAYERS-07")
@pytest.mark.parametrize(("seats", "size"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_team_goes_by_the_number_of_players_and_science_is_in_it(seats: int, size: int) -> None:
    table = tutorial(seats)

    going = [section for section, member in enumerate(table.state.members) if member is not None]
    assert len(going) == size
    assert SCIENCE in going


@pytest.mark.rule("IV-TUT-05", "IV-TUT-06")
def test_crew_not_in_the_team_rest_and_every_section_has_its_five_dice() -> None:
    table = tutorial()
    from starboard.games.vanguard.ship_state import Place

    team = [BOX.crew[crew].id for crew in table.state.ship.team if crew >= 0]
    assert team == ["amir-zaynab", "joppe-ulrich"]
    places = [Place(place).name for place in table.state.ship.places]
    assert places.count("TEAM") == 2
    assert places.count("RESTING") == 2
    assert all(len(dice) == 5 for dice in table.state.ship.dice)
    assert len(of(table, "science")["available"]) == 5  # type: ignore[arg-type]


@pytest.mark.rule("IV-TUT-07", "IV-TUT-08")
def test_three_cards_a_section_and_fixed_hands() -> None:
    table = tutorial(4)

    hands = {name: of(table, name)["hand"] for name in SECTIONS}
    assert hands == {
        "security": ["resilience", "backup-plan"],
        "science": ["trial-and-error", "improvised-treatment"],
        "recon": ["fortunes-favourite", "athletics"],
        "engineering": ["special-tools", "emergency-shelter"],
    }
    assert all(of(table, name)["deck"] == 1 for name in SECTIONS)


@pytest.mark.rule("IV-TUT-09", "IV-TUT-10")
def test_the_board_of_the_eye() -> None:
    table = tutorial()

    state = table.state
    assert BOX.planets[state.planet].id == EYE
    assert BOX.rankups[state.rank_up].spec.tutorial
    assert [BOX.uniques[each].spec.number for each in state.unique_stack] == [1]
    assert of(table, "table")["missions"] == ["m01"]
    assert state.injuries[BOX.injuries.number("just-a-scratch")] == 4


@pytest.mark.rule("IV-TUT-11")
@pytest.mark.parametrize("seats", [1, 3, 4])
def test_figures_stand_in_sectors_one_and_two_by_turns_and_amir_begins(seats: int) -> None:
    table = tutorial(seats)

    from starboard.games.vanguard.queries import turn_order

    order = turn_order(table.state)
    assert order[0] == SCIENCE
    assert [table.state.members[each].at + 1 for each in order] == [1, 2, 1, 2][: len(order)]  # type: ignore[union-attr]


# --- the scripted round -----------------------------------------------------------------------------------------------


def first_action(table: Table[State]) -> None:
    """Amir forces the bulkhead open and plays no card."""
    play(table, "act:twisted-wreckage:force-open-the-bulkhead", "die:science:0", "die:science:4")
    play(table, "roll")


@pytest.mark.rule("IV-TUT-17", "IV-EX-03")
def test_amirs_first_roll_is_set_and_succeeds_all_the_same() -> None:
    table = tutorial()
    assert table.choice is not None
    assert table.choice.keys == ["act:twisted-wreckage:force-open-the-bulkhead"]
    refused = table.why_not("rest", 0)
    assert refused is not None
    assert refused.rule == "IV-TUT-22"

    first_action(table)
    assert table.choice.prompt == "modify"
    check = table.state.check
    assert check is not None
    shown = [BOX.faces[table.state.members[SCIENCE].dice[die.die]][die.face] for die in check.pool]  # type: ignore[union-attr]
    assert shown == [(11,), (9,)], "red accident, blue basic"

    play(table, "pass", "no-more", dice=((5,),))
    assert of(table, "sector-1")["poi"] == "bz101"
    assert of(table, "table")["success"] == 1


@pytest.mark.rule("IV-TUT-17")
def test_amir_takes_the_dice_of_the_script_and_no_others() -> None:
    table = tutorial()
    play(table, "act:twisted-wreckage:force-open-the-bulkhead")
    offered = []

    for _ in range(3):
        assert table.choice is not None
        offered.append(table.choice.keys)
        play(table, table.choice.keys[0])

    assert offered == [["die:science:0"], ["die:science:4"], ["roll"]]


@pytest.mark.rule("IV-EX-02", "IV-TUT-17")
def test_trial_and_error_turns_the_blue_die_to_vanguard_for_the_green_row() -> None:
    table = tutorial()
    first_action(table)

    play(table, "card:trial-and-error", "die:science:0", "face:vanguard", "mark:green")

    assert of(table, "table")["success"] == 1
    assert of(table, "sector-1")["poi"] == "bz101"
    assert of(table, "science")["exhausted"] == ["red-basic", "blue-basic"]


def after_the_bulkhead() -> Table[State]:
    table = tutorial()
    first_action(table)
    play(table, "card:trial-and-error", "die:science:0", "face:vanguard", "mark:green")
    return table


@pytest.mark.rule("IV-TUT-18", "IV-EX-04", "IV-DANGER-06", "IV-TUTC-12", "IV-TUTC-13")
def test_amir_then_moves_to_five_with_the_danger_die() -> None:
    table = after_the_bulkhead()
    assert table.choice is not None
    assert table.choice.keys == ["move:5"]

    play(table, "move:5", dice=((2,),))

    assert of(table, "science")["at"] == 5
    assert of(table, "science")["exhausted"] == ["red-basic", "blue-basic"], "the frame does not list the result"
    read = of(table, "table")["read"]
    assert read[-2:] == ["227", "50"]  # type: ignore[index]


@pytest.mark.rule("IV-EX-04", "IV-MOVE-09")
def test_a_listed_result_is_applied_and_the_move_still_happens() -> None:
    table = after_the_bulkhead()

    play(table, "move:5", "die:science:1", dice=((0,),))

    assert len(of(table, "science")["exhausted"]) == 3  # type: ignore[arg-type]
    assert of(table, "science")["at"] == 5


def second_member() -> Table[State]:
    table = after_the_bulkhead()
    play(table, "move:5", dice=((2,),))
    assert table.choice is not None
    return table


@pytest.mark.rule("IV-TUT-19", "IV-RULING-37", "IV-EX-05")
@pytest.mark.parametrize(
    ("rolls", "markers"),
    [
        (((5, 5, 5, 5, 0), (5, 5, 5, 0, 0), (5, 0, 0, 0, 0)), {}),
        (((5, 5, 5, 0, 0),), {"impact-site:red": 3, "impact-site:green": 2}),
        (((5, 5, 0, 0, 0),), {"impact-site:red": 2, "impact-site:green": 3}),
    ],
)
def test_too_many_accidents_are_rolled_again_until_there_are_at_most_two(
    rolls: tuple[tuple[int, ...], ...], markers: dict[str, int]
) -> None:
    table = second_member()
    play(table, "act:impact-site:save-the-supplies", *[f"die:recon:{die}" for die in range(5)])

    play(table, "roll", dice=rolls)
    skip(table, "modify", "combos", "spend-on-effect")

    assert not table.loaded
    found = of(table, "table")["markers"]
    assert found == markers
    assert (of(table, "sector-2")["poi"] == "bz102") is (markers == {})


@pytest.mark.rule("IV-EX-05", "IV-TUTC-06")
def test_with_one_accident_the_supplies_are_saved() -> None:
    dice = ["red-fitness", "red-basic", "green-basic", "green-exploration", "blue-technology"]
    pos = explore(planet=EYE, active="recon", recon=crew(at=2, dice=dice, rank=2), science=AWAY)

    pos.check("save-the-supplies", *dice, rolls=["accident", "basic", "basic", "exploration", "technology"])

    assert pos.table_of("success") == 1
    assert pos.of("sector-2", "poi") == "bz102"


@pytest.mark.rule("IV-EX-06", "IV-TUTC-06")
def test_with_two_accidents_nothing_is_resolved_and_the_markers_stay() -> None:
    dice = ["red-fitness", "red-basic", "green-basic", "green-exploration", "blue-technology"]
    pos = explore(planet=EYE, active="recon", recon=crew(at=2, dice=dice, rank=2), science=AWAY)

    pos.check("save-the-supplies", *dice, rolls=["accident", "accident", "basic", "exploration", "technology"])

    assert pos.table_of("markers") == {"impact-site:red": 2, "impact-site:green": 3}


@pytest.mark.rule("IV-EX-07")
@pytest.mark.parametrize(
    ("card", "answers", "rolled"),
    [
        ("emergency-shelter", ["die:engineering:0"], [["red-gathering:gathering"]]),
        ("special-tools", ["die:engineering:2", "face:basic"], []),
    ],
)
def test_a_card_can_save_the_supplies(card: str, answers: list[str], rolled: list[list[str]]) -> None:
    dice = ["red-gathering", "green-biology", "blue-building", "blue-technology", "blue-basic"]
    pos = explore(planet=EYE, active="engineering", engineering=crew(at=2, dice=dice, hand=[card]), science=AWAY)
    pos.check("save-the-supplies", *dice, rolls=["accident", "basic", "accident", "basic", "basic"])

    pos.play(f"card:{card}", *answers, dice=rolled)

    assert pos.of("sector-2", "poi") == "bz102"


@pytest.mark.rule("IV-TUT-19")
def test_accidents_in_a_check_for_combos_are_not_rolled_again() -> None:
    table = second_member()
    play(table, "act:impact-site:save-the-supplies", *[f"die:recon:{die}" for die in range(5)])
    check = table.state.check
    assert check is not None
    assert must_roll_again(table.state, check, [5] * 5, again=False)

    check.action = -1

    assert not must_roll_again(table.state, check, [5] * 5, again=False)


@pytest.mark.rule("IV-TUT-19")
def test_the_second_member_then_rests() -> None:
    table = second_member()
    play(table, "act:impact-site:save-the-supplies", *[f"die:recon:{die}" for die in range(5)])
    play(table, "roll", dice=((5, 0, 0, 0, 0),))
    skip(table, "modify", "combos")

    assert table.choice is not None
    assert table.choice.keys == ["rest"]


def run_scripted_round(seats: int, *, saved: bool = True, prompt: str = "turn") -> tuple[Table[State], list[list[str]]]:
    """Play the first round with the first answer to everything; what was offered for each action, or where something
    else was asked."""
    table = tutorial(seats)
    offered: list[list[str]] = []
    while table.choice is not None and table.state.round == 1:
        choice = table.choice
        if choice.prompt == prompt:
            offered.append(list(choice.keys))
        wanted = [key for key in choice.keys if key in ("pass", "no-more", "no-support", "decline")]
        if choice.prompt == "choose-dice" and choice.keys == ["roll"] and table.state.active != SCIENCE and not saved:
            count = len(table.state.check.pool)  # type: ignore[union-attr]
            table.load_chance([(5, 5, *[0] * (count - 2))])
        table.answer((wanted or choice.keys)[0], choice.seat)
    return table, offered


@pytest.mark.rule("IV-TUT-20", "IV-TUT-21", "IV-TUT-22")
def test_the_whole_scripted_round_of_four() -> None:
    table, offered = run_scripted_round(4)

    assert offered[4] == ["act:bz101:surface-sampling"]
    assert offered[5] == ["move:5"]
    assert offered[6] in (["move:4"], ["act:impact-site:save-the-supplies"])
    assert "59" in of(table, "table")["read"]  # type: ignore[operator]
    assert table.state.script == 0


@pytest.mark.rule("IV-RULING-54", "IV-TUT-21")
def test_if_the_supplies_are_not_saved_the_fourth_member_tries_again_and_is_free() -> None:
    _, offered = run_scripted_round(4, saved=False)

    assert offered[6] == ["act:impact-site:save-the-supplies"]
    assert len(offered[7]) > 1


@pytest.mark.rule("IV-TUT-21")
def test_the_fourth_member_only_draws_when_preparing() -> None:
    table, offered = run_scripted_round(4)

    if offered[6] == ["move:4"]:
        assert offered[7] == ["prepare"]
    assert table.state.round == 2
    _, prepared = run_scripted_round(4, prompt="prepare")
    assert [[key for key in keys if key in ("draw", "check")] for keys in prepared] == [["draw"]]


@pytest.mark.rule("IV-TUT-22")
def test_after_the_first_round_play_is_free() -> None:
    table, _ = run_scripted_round(1)
    while table.choice is not None and table.choice.prompt != "turn":
        table.answer(table.choice.keys[0], table.choice.seat)

    assert table.choice is not None
    assert len(table.choice.keys) > 2


# --- what is different ------------------------------------------------------------------------------------------------


def at_the_eye(**given: Any) -> VanguardPosition:
    given.setdefault("science", crew())
    given.setdefault("recon", AWAY)
    return explore(planet=EYE, mode="tutorial", **given)


@pytest.mark.rule("IV-TUT-12")
def test_supplies_are_unlimited_so_a_rest_costs_nothing() -> None:
    pos = at_the_eye(supplies=0, unlimited=True)

    assert "rest" in pos.offered
    pos.play("rest")
    assert pos.table_of("supplies") == 0


@pytest.mark.rule("IV-TUT-13", "IV-TUT-25", "IV-TUTC-15", "IV-TUTC-16", "IV-DES-31")
def test_events_begin_when_everybody_has_come_to_sector_four() -> None:
    quiet = at_the_eye(event_on=False, missions=["m01"], pois={1: "bz101"})
    quiet.play("end-turn")
    assert quiet.happened(events.EventRevealed) == []

    pos = at_the_eye(event_on=False, missions=["m01"], science=crew(at=5), recon=AWAY)
    pos.play("move:4", "choice:1", "die:science:0")
    assert pos.table_of("missions") == ["m02"]
    pos.play("end-turn", dice=["mysterious-voices"])
    assert len(pos.happened(events.EventRevealed)) == 1


@pytest.mark.rule("IV-TUT-14", "IV-TUT-15")
def test_only_scratches_and_only_one() -> None:
    pos = explore(planet=EYE, mode="tutorial", science=crew(exhausted=["red-basic"] * 3, at=1), recon=AWAY)
    pos.play("push:science")
    assert pos.of("science", "injuries") == [], "Exhaustion is ignored"

    scratched = at_the_eye(pois={1: "bz101"}, science=crew(injuries=["just-a-scratch"], hurt=["red"]))
    scratched.play("move:5", "choice:2", dice=[["danger:rare"]])
    assert scratched.of("science", "injuries") == ["just-a-scratch"]
    fresh = at_the_eye(pois={1: "bz101"})
    fresh.play("move:5", "choice:2", "column:science:red", dice=[["danger:rare"]])
    assert fresh.of("science", "injuries") == ["just-a-scratch"]


@pytest.mark.rule("IV-TUT-16")
def test_nothing_in_the_tutorial_changes_injury_dice() -> None:
    cards = [each for each in BOX.cards if each.spec.tutorial]
    names = {name for card in cards for call in card.calls.values() for name in call.names}

    assert "drop-injury" not in names


@pytest.mark.rule("IV-TUTC-19", "IV-EX-17")
def test_a_scratch_exhausts_a_die_for_its_symbol() -> None:
    pos = at_the_eye(
        pois={1: "bz101"},
        science=crew(dice=["red-basic", "blue-basic"], injuries=["just-a-scratch"], hurt=["green"]),
    )
    symbol = BOX.injuries.find("just-a-scratch").parts["on"][0].spec.symbol
    pos.act("surface-sampling").take("red-basic")

    pos.roll("accident", injury=[symbol])
    pos.play("column:science:blue")

    assert pos.of("science", "exhausted") == ["red-basic", "blue-basic"]
    assert pos.of("science", "hurt") == ["blue"]


@pytest.mark.rule("IV-TUT-26")
def test_without_the_flickering_lights_the_secondary_effect_does_nothing() -> None:
    pos = at_the_eye(events=["mysterious-voices"], science=crew(at=5))

    pos.play("end-turn")

    assert pos.table_of("condition_time") == 0


@pytest.mark.rule("IV-TUT-24")
def test_unique_discovery_one_a_second_time_is_a_success() -> None:
    dice = ["red-basic", "green-biology", "blue-basic"]
    pos = at_the_eye(pois={1: "bz101"}, uniques=[1], unique_stack=[], science=crew(dice=dice))

    pos.check("surface-sampling", *dice, rolls=["accident", "accident", "accident"])

    assert pos.table_of("uniques") == [1]
    assert pos.table_of("success") == 1


@pytest.mark.rule("IV-EX-13", "IV-TUTC-08", "IV-TUTC-07")
def test_one_die_of_yellow_brings_success_and_the_discovery() -> None:
    pos = at_the_eye(pois={1: "bz101"}, science=crew(dice=["blue-science"]))

    pos.check("surface-sampling", "blue-science", rolls=["science"])

    assert (pos.table_of("success"), pos.table_of("uniques")) == (1, [1])
    assert pos.of("sector-1", "poi") == "bz000"


@pytest.mark.rule("IV-EX-14", "IV-OUT-04")
def test_one_die_without_such_a_symbol_brings_nothing() -> None:
    pos = at_the_eye(pois={1: "bz101"}, science=crew(dice=["red-basic"]))

    pos.check("surface-sampling", "red-basic", rolls=["basic"])

    assert (pos.table_of("success"), pos.table_of("uniques")) == (0, [])


@pytest.mark.rule("IV-EX-19")
def test_one_supports_with_a_die_and_another_with_a_card() -> None:
    pos = at_the_eye(
        active="science",
        pois={1: "bz101"},
        science=crew(dice=["red-basic"]),
        engineering=crew(dice=["blue-basic"]),
        security=crew(hand=["backup-plan"]),
        recon=AWAY,
    )
    pos.act("surface-sampling").take("red-basic")

    pos.roll("accident", "basic", then=["no-support", "die:engineering:0"], more=["blue-basic"])

    assert "card:backup-plan" in pos.offered


# --- clean-up ---------------------------------------------------------------------------------------------------------


def rescued(**given: Any) -> VanguardPosition:
    """The lens has been turned: log 204 ends the tutorial."""
    pos = at_the_eye(
        missions=["m03"],
        pois={8: "bz108"},
        markers={"bz108:green": 4},
        rank_up="first-steps",
        science=crew(at=8, dice=["blue-science"]),
        **given,
    )
    pos.check("turn-the-lens", "blue-science", rolls=["science"])
    return pos


@pytest.mark.rule("IV-TUT-30", "IV-TUTC-18")
@pytest.mark.thing("log:720")
def test_a_tutorial_that_no_campaign_follows_is_put_back_as_it_was() -> None:
    pos = rescued()

    assert pos.table.over
    assert pos.table_of("read")[-2:] == ["204", "720"]


@pytest.mark.rule("IV-TUT-28", "IV-RANK-03", "IV-RANK-04")
def test_with_the_card_completed_the_whole_team_gets_rank_two() -> None:
    pos = rescued(success=2)

    assert (pos.of("science", "rank"), pos.of("recon", "rank")) == (2, 2)


@pytest.mark.rule("IV-RULING-67")
def test_without_it_nobody_ranks_up_and_nothing_can_be_bought() -> None:
    pos = rescued(success=1)

    assert pos.of("science", "rank") == 1
    assert pos.table.over
    assert pos.table_of("success") == 2


@pytest.mark.rule("IV-TUT-29", "IV-RANK-07", "IV-RANK-08", "IV-EX-22")
def test_five_tokens_buy_a_wild_die_for_every_section() -> None:
    pos = rescued(success=5)
    assert pos.asked == "buy-first-dice"

    pos.play("buy-first-dice")

    assert pos.table_of("success") == 1
    assert [bought.count for bought in pos.happened(events.DiceBought)] == [5], "the log tells the price"
    bought = [BOX.dice[dice[-1]].id for dice in pos.state.ship.dice]
    assert bought == ["green-wild", "red-wild", "blue-wild", "red-wild"]
    assert all(len(dice) == 6 for dice in pos.state.ship.dice)


@pytest.mark.rule("IV-TUT-29")
def test_the_tokens_may_be_kept() -> None:
    pos = rescued(success=5)

    pos.play("keep-tokens")

    assert pos.table_of("success") == 6
    assert all(len(dice) == 5 for dice in pos.state.ship.dice)


@pytest.mark.rule("IV-TUT-27", "IV-TUT-30", "IV-TUT-31", "IV-TUT-32", "IV-TUT-33", "IV-FLOW-06")
def test_a_campaign_goes_on_after_the_tutorial() -> None:
    pos = at_the_eye(
        campaign=True,
        missions=["m03"],
        pois={8: "bz108"},
        markers={"bz108:green": 4},
        rank_up="first-steps",
        uniques=[1],
        unique_stack=[],
        success=2,
        science=crew(at=8, dice=["blue-science"]),
    )
    pos.check("turn-the-lens", "blue-science", rolls=["science"])
    for _ in range(40):
        if pos.state.ship.passes or pos.table.choice is None:
            break
        pos.table.answer(pos.table.choice.keys[0], pos.table.choice.seat)

    ship = pos.state.ship
    assert ship.passes == 1
    assert ship.success == 3
    assert [BOX.uniques[each].spec.number for each in ship.pockets] == [1]
    assert pos.state.members == [None] * 4
    assert pos.state.planet == -1


@pytest.mark.rule("IV-RULING-51", "IV-QS-09")
def test_the_quick_start_uses_the_normal_rules_on_the_same_board() -> None:
    pos = explore(planet=EYE, mode="quick", science=crew(exhausted=["red-basic"] * 3), recon=AWAY)

    pos.play("push:science", "column:science:red")

    assert pos.of("science", "injuries") == ["exhaustion"]
    assert pos.state.mode == Mode.QUICK


@pytest.mark.rule("IV-QS-09", "IV-LEAD-07")
def test_the_starting_planet_has_no_leads_so_texts_about_them_are_idle() -> None:
    science = crew(dice=["green-biology"], hand=["specimen-jar"])
    pos = explore(planet=EYE, mode="quick", science=science, recon=AWAY)
    pos.play("prepare", "check").take("green-biology").roll("biology")

    pos.play("pass", "combo:specimen-jar")

    assert pos.of("science", "discards") == ["specimen-jar"]
    assert all(not tokens for tokens in pos.state.leads)
    assert pos.state.discoveries == []


@pytest.mark.rule("IV-RULING-42", "IV-TUTC-06")
def test_an_outcome_for_everybody_here_is_for_the_sector_of_its_card() -> None:
    recon = crew(at=2, dice=["red-basic"] * 2, hand=["sprint"])
    pos = explore(planet=EYE, active="recon", recon=recon, science=crew(at=2), markers={"impact-site:red": 3})
    pos.act("save-the-supplies")
    pos.take("red-basic", "red-basic").roll("accident", "basic", then=["no-support"])

    pos.play("combo:sprint", "sector:4", dice=[["danger:rare"]])

    assert pos.of("recon", "at") == 4
    assert pos.of("recon", "injuries") == []
    assert pos.of("science", "injuries") == ["just-a-scratch"]
