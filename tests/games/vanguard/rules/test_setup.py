"""Players, scenarios, the quick start and the beginning of an exploration (IV-PLAYERS, IV-QS, IV-SHIP-BEGIN)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from starboard.core.errors import UnknownName
from starboard.core.table import Table
from starboard.games.vanguard import events
from starboard.games.vanguard.game import GAME
from starboard.games.vanguard.printed import BOX, RECON, SECTIONS
from starboard.games.vanguard.queries import fact_of
from starboard.games.vanguard.rules.setup import choose_rank_up
from starboard.games.vanguard.scenario import facts
from starboard.games.vanguard.ship_state import Place
from starboard.games.vanguard.state import Mode, State
from support.vanguard import crew, explore, first_keys, sit_down
from support.vanguard_cards import aboard


@pytest.mark.rule("IV-PLAYERS-01", "IV-PLAYERS-02", "IV-PLAYERS-03", "IV-PLAYERS-04", "IV-PLAYERS-05")
@pytest.mark.parametrize(("seats", "led"), [(1, [4]), (2, [2, 2]), (3, [2, 1, 1]), (4, [1, 1, 1, 1])])
def test_every_section_has_a_leader(seats: int, led: list[int]) -> None:
    table = sit_down("expedition-tessaly", seats)
    first_keys(table, until="turn")

    assert [table.state.leaders.count(seat) for seat in range(seats)] == led


@pytest.mark.rule("IV-PLAYERS-06")
def test_players_choose_their_sections() -> None:
    table = sit_down("expedition-tessaly", 2)
    assert table.choice is not None
    assert table.choice.keys == [f"lead:{section}" for section in SECTIONS]

    table.answer("lead:recon", 0)

    assert table.choice.seat == 1
    assert "lead:recon" not in table.choice.keys


@pytest.mark.rule("IV-FLOW-05")
def test_tutorial_campaign_expeditions_and_an_operation_can_be_played() -> None:
    ids = [card.id for card in GAME.scenarios()]

    assert ids[:2] == ["tutorial", "campaign"]
    assert "operation" in ids
    assert len([id for id in ids if id.startswith("expedition-")]) >= 6
    assert [card.id for card in GAME.scenarios() if card.campaign] == ["campaign"]


@pytest.mark.rule("IV-FLOW-06")
def test_settings_that_do_not_go_together_are_refused() -> None:
    with pytest.raises(UnknownName, match="start"):
        sit_down("tutorial", start="quick")
    with pytest.raises(UnknownName, match="team"):
        sit_down("campaign", team=["science", "recon"])


@pytest.mark.rule("IV-FLOW-06")
@pytest.mark.parametrize(("start", "mode"), [("quick", Mode.PLAIN), ("tutorial", Mode.TUTORIAL)])
def test_a_campaign_starts_quickly_or_with_the_tutorial(start: str, mode: Mode) -> None:
    table = sit_down("campaign", 1, start=start)

    assert table.state.flags.mode == mode
    assert table.state.flags.campaign


# --- quick start ------------------------------------------------------------------------------------------------------


def quick(seats: int = 1) -> Table[State]:
    return sit_down("campaign", seats, seed=3)


def quick_turn(seats: int = 1) -> Table[State]:
    table = quick(seats)
    first_keys(table, until="turn")
    return table


@pytest.mark.rule("IV-QS-02", "IV-QS-03", "IV-QS-04")
def test_each_section_keeps_two_of_three_recruits_one_for_the_board() -> None:
    table = quick()
    assert table.choice is not None
    assert table.choice.prompt != "turn"
    first_keys(table, until="turn")

    ship = table.state.ship
    for section in range(4):
        own = [crew for crew, place in enumerate(ship.places) if ship.sections[crew] == section]
        assert len(own) == 2
    assert "start" in [BOX.logs[each].id for each in ship.read] or ship.read


@pytest.mark.rule("IV-QS-05", "IV-QS-06", "IV-QS-07")
@pytest.mark.parametrize(("seats", "size"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_first_team_and_those_who_rest(seats: int, size: int) -> None:
    table = quick_turn(seats)

    state = table.state
    assert sum(member is not None for member in state.members) == size
    assert all(len(member.dice) == 5 for member in state.members if member is not None)
    resting = [place for place in state.ship.places if place == Place.RESTING]
    assert len(resting) == 8 - size


@pytest.mark.rule("IV-QS-08", "IV-QS-13", "IV-QS-14", "IV-CARD-07")
def test_ten_starting_cards_two_in_hand_and_no_charges() -> None:
    table = quick_turn()

    for member in table.state.members:
        if member is not None:
            assert len(member.hand) == 2
            assert sum(member.deck) == 8
            assert member.charges == 0
            assert all(BOX.cards[card].spec.starter for card in member.hand)


@pytest.mark.rule("IV-QS-09", "IV-QS-10", "IV-QS-14")
def test_the_first_mission_is_on_the_tutorials_board() -> None:
    table = quick_turn()

    found = facts(table.state)["table"]
    assert BOX.planets[table.state.planet].id == "eye-of-the-void"
    assert found["missions"] == ["m01"]
    assert found["threats"] == {}
    assert not any(table.state.lead_bag)
    assert not any(any(deck) for deck in table.state.decks)
    assert BOX.rankups[table.state.rank_up].spec.tutorial
    assert sum(table.state.events) + sum(table.state.event_discards) == 5
    assert table.state.mode == Mode.QUICK


@pytest.mark.rule("IV-QS-11")
def test_at_least_one_figure_stands_in_each_of_sectors_one_and_two() -> None:
    table = quick(2)
    first_keys(table, until="first-sector")
    assert table.choice is not None
    assert table.choice.keys == ["sector:1", "sector:2"]
    table.answer("sector:1", table.choice.seat)
    first_keys(table, until="turn")

    places = sorted(member.at + 1 for member in table.state.members if member is not None)
    assert places == [1, 2]


@pytest.mark.rule("IV-QS-12", "IV-RULING-51")
def test_the_recon_leader_gives_the_start_token_and_events_are_drawn_at_once() -> None:
    table = quick(2)
    first_keys(table, until="start-token")
    assert table.choice is not None
    assert table.choice.seat == table.state.leaders[RECON]
    assert table.state.event_on


# --- the beginning of an exploration ----------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-BEGIN-02", "IV-LEAD-01")
def test_decks_events_and_leads_are_laid_out() -> None:
    table = sit_down("expedition-tessaly")
    first_keys(table, until="turn")

    state = table.state
    assert [sum(deck) for deck in state.decks] == [13] * 5
    assert sum(state.lead_bag) == 20
    assert sum(state.events) == len([event for event in BOX.events if event.spec.deck == "basic"])


@pytest.mark.rule("IV-SHIP-BEGIN-03", "IV-RANK-01")
def test_of_two_rank_up_cards_one_is_kept() -> None:
    pos = explore(phase="begin", lander=1, science=crew(), recon=crew())

    assert pos.asked == "keep-rank-up"
    first, second = (key.removeprefix("keep-rank-up:") for key in pos.offered)
    pos.play(f"keep-rank-up:{second}")
    assert BOX.rankups[pos.state.rank_up].id == second
    assert pos.state.rank_ups[BOX.rankups.number(first)] == 1
    assert pos.state.rank_ups[BOX.rankups.number(second)] == 0


@pytest.mark.rule("IV-SHIP-BEGIN-03")
@pytest.mark.parametrize("left", [["well-surveyed"], []])
def test_where_fewer_rank_up_cards_are_left_fewer_are_drawn(left: list[str]) -> None:
    bench = aboard()
    bench.state.rank_ups = [int(each.id in left) for each in BOX.rankups]
    bench.state.rank_up = -1

    bench.run(choose_rank_up)

    assert ([BOX.rankups[bench.state.rank_up].id] if bench.state.rank_up >= 0 else []) == left


@pytest.mark.rule("IV-SHIP-BEGIN-04", "IV-BOARD-11")
def test_the_lander_comes_down_in_a_sector_with_its_symbol_and_all_start_there() -> None:
    pos = explore(phase="begin", rank_up="first-steps", lander=-1, science=crew(at=3), recon=crew(at=4))
    assert pos.asked == "landing-sector"
    assert pos.offered == ["sector:1", "sector:6"]

    pos.play("sector:6")

    assert pos.table_of("lander") == 6
    assert (pos.of("science", "at"), pos.of("recon", "at")) == (6, 6)


@pytest.mark.rule("IV-SHIP-BEGIN-01", "IV-SHIP-BEGIN-05")
def test_what_the_board_and_its_log_say_is_done_first() -> None:
    pos = explore(phase="begin", rank_up="first-steps", lander=1)

    assert fact_of(pos.state, ".begun") == 1
    assert "pg-arrive" in pos.table_of("read")
    assert pos.asked == "start-token"


@pytest.mark.rule("IV-DES-28")
def test_the_operation_has_its_own_team_lander_and_deck() -> None:
    table = sit_down("operation")
    first_keys(table, until="turn")

    state = table.state
    assert BOX.planets[state.planet].spec.operation
    assert sum(member is not None for member in state.members) >= 2
    assert state.ship.lander >= 0


@pytest.mark.rule("IV-PLAYERS-07")
def test_the_team_of_an_expedition_may_be_chosen() -> None:
    table = sit_down("expedition-tessaly", team=["security", "recon"])
    first_keys(table, until="turn")

    assert [member is not None for member in table.state.members] == [True, False, True, False]


@pytest.mark.rule("IV-LANDER-03", "IV-LANDER-06", "IV-EQUIP-02")
def test_the_team_of_an_expedition_has_the_kit_and_the_supplies_of_its_lander(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = sit_down("expedition-tessaly").state
    assert (plain.supplies, plain.supply_limit) == (8, 8)
    assert [member.equipment for member in plain.members if member is not None] == [[], [], [], []]

    kit = {**BOX.numbers.expedition_equipment, "science": ["first-aid-kit", "forward-base"], "recon": ["jetpack"]}
    numbers = replace(BOX.numbers, expedition_equipment=kit, expedition_lander="pelican")
    monkeypatch.setattr(BOX, "numbers", numbers)
    state = sit_down("expedition-tessaly").state

    assert (state.supplies, state.supply_limit) == (12, 12)
    carried = [[BOX.equipment[each].id for each in member.equipment] for member in state.members if member is not None]
    assert carried == [[], ["first-aid-kit", "forward-base"], ["jetpack"], []]


@pytest.mark.rule("IV-SHIP-BEGIN-01")
def test_the_exploration_begins_when_what_is_printed_for_it_lies_on_the_board() -> None:
    table = sit_down("expedition-tessaly")

    told = [type(each.event) for each in table.news()]

    assert told.index(events.MissionRevealed) < told.index(events.ExplorationBegan)


@pytest.mark.rule("IV-FACT-20")
def test_the_team_of_an_expedition_is_the_known_crew_with_a_wild_die_each() -> None:
    table = sit_down("expedition-tessaly")
    first_keys(table, until="turn")

    found = facts(table.state)
    assert [found[name]["crew"] for name in SECTIONS] == [
        "riku-hashimura",
        "amir-zaynab",
        "joppe-ulrich",
        "cho-ja-yeong",
    ]
    assert all(member is not None and len(member.dice) == 6 for member in table.state.members)
