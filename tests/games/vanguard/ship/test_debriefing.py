"""Page 27, debriefing (IV-SHIP-DEBRIEF, IV-RANK)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.ruling import refuse
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.rules.ship.debriefing import can_buy, can_rank_up
from starboard.games.vanguard.ship_state import Place
from support.vanguard_ship import returning

CARD = BOX.rankups[1].id
NOBODY = {"security": "1", "science": "1h 1", "recon": "1h 1", "engineering": "1"}
"""Science and Recon were down there; aboard everybody is the last of a section."""


def debriefing(**given: Any) -> Any:
    given.setdefault("crew", NOBODY)
    return returning("debriefing", **given)


# --- ranks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-DEBRIEF-01", "IV-RANK-03", "IV-RANK-04", "IV-RULING-66")
def test_with_a_completed_card_each_member_of_the_team_may_rank_up():
    book = debriefing(rank_up=(CARD, True))

    assert book.offered == ["promote:science1", "decline"]
    book.play("promote:science1", "decline")

    assert book.rank("science1") == 2
    assert book.rank("recon1") == 1
    assert book.rank("science2") == 1


@pytest.mark.rule("IV-SHIP-DEBRIEF-01", "IV-RANK-02")
def test_without_a_completed_card_nobody_ranks_up():
    book = debriefing(rank_up=(CARD, False))

    assert book.asked == "saving"
    assert book.rank("science1") == 1


@pytest.mark.rule("IV-SHIP-DEBRIEF-01", "IV-DES-29")
def test_without_a_free_sleeve_of_the_next_rank_there_is_no_ranking_up():
    full = {"security": "1", "science": "1h 2 2 2", "recon": "1h 1", "engineering": "1"}
    book = debriefing(rank_up=(CARD, True), crew=full)

    assert book.offered == ["promote:recon1", "decline"]


@pytest.mark.rule("IV-RULING-66")
def test_nobody_ranks_above_3():
    book = debriefing(rank_up=(CARD, True), crew=NOBODY | {"science": "3h 1"})

    assert book.offered == ["promote:recon1", "decline"]
    highest = next(crew for crew, rank in enumerate(book.ship.ranks) if rank == 3)
    assert can_rank_up(book.state, highest) == refuse("IV-RULING-66", "highest-rank")


@pytest.mark.rule("IV-SHIP-DEBRIEF-02")
def test_the_card_leaves_the_game_if_somebody_ranked_up_and_returns_if_nobody_did():
    used = debriefing(rank_up=(CARD, True)).play("promote:science1", "decline")
    unused = debriefing(rank_up=(CARD, True)).play("decline", "decline")
    missed = debriefing(rank_up=(CARD, False))

    assert used.state.rank_ups[1] == 0
    assert unused.state.rank_ups[1] == 1
    assert missed.state.rank_ups[1] == 1
    assert used.state.rank_up == -1


# --- success and dice -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-DEBRIEF-03", "IV-RANK-07")
def test_success_tokens_go_into_the_bag():
    book = debriefing(gained=3, success=1)

    assert book.ship.success == 4
    assert book.state.success == 0


def buy(book: Any, die: Any = "red-wild") -> Any:
    book.play("buy-dice")
    for section in ("security", "science", "recon", "engineering"):
        book.play(f"take-die:{section}:{die}")
    return book


@pytest.mark.rule("IV-SHIP-DEBRIEF-04", "IV-RANK-08", "IV-EX-22", "IV-DICE-09")
def test_five_tokens_buy_a_die_for_every_section():
    book = debriefing(success=6)

    buy(book)

    assert book.ship.success == 1
    assert [len(box) for box in book.ship.dice] == [6, 6, 6, 6]


@pytest.mark.rule("IV-SHIP-DEBRIEF-04")
def test_with_fewer_tokens_than_dice_nothing_is_bought():
    book = debriefing(success=5, dice_each=6)

    assert book.refusal("buy-dice") == ("IV-SHIP-DEBRIEF-04", "too-little-success")


@pytest.mark.rule("IV-SHIP-DEBRIEF-06")
def test_the_price_rises_with_every_purchase():
    book = debriefing(success=11)

    buy(book)
    assert book.table.choice.args["price"] == 6
    buy(book, "blue-wild")

    assert book.ship.success == 0
    assert [len(box) for box in book.ship.dice] == [7, 7, 7, 7]


@pytest.mark.rule("IV-SHIP-DEBRIEF-05", "IV-SHIP-GEN-11")
@pytest.mark.parametrize(("rank", "price"), [(2, 4), (3, 3)])
def test_an_assigned_crew_member_lowers_the_price_by_rank(rank, price):
    book = debriefing(success=4, crew=NOBODY | {"security": f"1 {rank}"})
    assert "buy-dice" not in book.offered

    book.play("buy-with:security2")
    for section in ("security", "science", "recon", "engineering"):
        book.play(f"take-die:{section}:red-wild")

    assert book.ship.success == 4 - price
    assert [len(box) for box in book.ship.dice] == [6, 6, 6, 6]
    assert book.place("security2") == Place.RESTING


@pytest.mark.rule("IV-SHIP-DEBRIEF-05")
def test_rank_1_lowers_nothing():
    book = debriefing(success=5, crew=NOBODY | {"security": "1 1"})

    assert book.offered == ["buy-dice", "done"]


@pytest.mark.rule("IV-SHIP-DEBRIEF-07")
def test_selling_returns_a_die_of_every_section_for_half_its_number():
    book = debriefing(success=0, dice_each=7)

    book.play("sell-dice")
    for section in ("security", "science", "recon", "engineering"):
        book.play(f"return-die:{section}:red-wild")

    assert book.ship.success == 3
    assert [len(box) for box in book.ship.dice] == [6, 6, 6, 6]


@pytest.mark.rule("IV-SHIP-DEBRIEF-07")
def test_nobody_sells_below_five_dice():
    book = debriefing(success=5)

    assert book.refusal("sell-dice") == ("IV-SHIP-DEBRIEF-07", "too-few-dice")


@pytest.mark.rule("IV-SHIP-DEBRIEF-08", "IV-DICE-04", "IV-DICE-05")
def test_the_leader_picks_among_unlocked_kinds_in_the_supply():
    def kinds(**given: Any) -> Any:
        book = debriefing(success=5, **given).play("buy-dice")
        return {BOX.dice.find(key.split(":")[2]).spec.kind for key in book.offered}

    assert kinds() == {"specialised", "wild"}, "the sections own all basic dice"
    assert kinds(technology=2) == {"specialised", "wild", "universal"}
    assert kinds(envelope=True) == {"specialised", "wild", "expert"}


@pytest.mark.rule("IV-SHIP-DEBRIEF-08", "IV-DES-02")
def test_a_die_that_all_sections_own_together_cannot_be_bought():
    book = debriefing(success=9, dice_each=6).play("buy-dice")

    assert BOX.dice.find("red-wild").spec.copies == 4
    assert "take-die:security:red-wild" not in book.offered
    assert "take-die:security:blue-wild" in book.offered


@pytest.mark.rule("IV-SHIP-DEBRIEF-08")
def test_where_the_supply_is_empty_no_dice_are_bought():
    book = debriefing(success=40)
    assert "buy-dice" in book.offered

    book.ship.dice[0] = [die.number for die in BOX.dice for _ in range(die.spec.copies)]

    assert can_buy(book.state) == refuse("IV-SHIP-DEBRIEF-08", "no-dice-left")


@pytest.mark.rule("IV-SHIP-DEBRIEF-08")
def test_every_leader_picks_the_die_of_the_own_section():
    book = debriefing(success=5, seats=4, leaders=[0, 1, 2, 3])
    assert book.seat == 0

    book.play("buy-dice", "take-die:security:red-wild")

    assert book.seat == 1
    assert all(key.startswith("take-die:science:") for key in book.offered)


# --- objectives -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-KEY-07")
def test_an_objective_that_the_mission_reached_gives_its_reward():
    book = debriefing(facts={"lamp-tessaly": 1})

    assert book.ship.objective == -1
    assert "u02" in book.waits("objective")
    assert book.ship.facts["course-ambrel"] == 1
    assert BOOK.objectives.number("u01") in book.ship.gone[0]


@pytest.mark.rule("IV-KEY-07")
def test_an_objective_that_was_not_reached_stays():
    book = debriefing()

    assert BOOK.objectives[book.ship.objective].id == "u01"


@pytest.mark.rule("IV-DISC-04", "IV-DISC-05")
def test_what_lies_with_the_lander_is_not_used_up_beside_a_log_that_is_read_aboard():
    book = debriefing(
        objective="u04", facts={"ossuary-names": 1}, discoveries=["warm-tile", "thermal-core"], uniques=[12, 17]
    )

    assert book.asked == "log-choice"
    assert book.offered == ["choice:2", "choice:3"]
