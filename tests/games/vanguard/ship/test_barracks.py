"""Page 16, the barracks (IV-SHIP-BAR)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.chance import UnfitOutcome
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.ship_state import Place
from support.vanguard_ship import aboard

IDS = [crew.id for crew in BOX.crew]


def serving(book: Any, section: Any) -> Any:
    return [IDS[crew] for crew, own in enumerate(book.ship.sections) if own == section]


@pytest.mark.rule("IV-SHIP-BAR-01", "IV-SHIP-BAR-02", "IV-RULING-68")
def test_every_section_draws_two_recruits_and_keeps_one_who_is_available_at_once():
    a, b, c, d, e, f, g, h = IDS[20:28]
    book = aboard("barracks", command=1)

    book.play("recruit", dice=[a, b])
    assert book.offered == [f"keep:{a}", f"keep:{b}"]
    assert book.ship.offered == [IDS.index(a), IDS.index(b)], "they lie open"
    book.play(f"keep:{b}", dice=[c, d])
    assert book.ship.offered == [IDS.index(c), IDS.index(d)]
    book.play(f"keep:{c}", dice=[e, f])
    book.play(f"keep:{e}", dice=[g, h])
    book.play(f"keep:{h}")

    assert [serving(book, section)[-1] for section in range(4)] == [b, c, e, h]
    assert book.ship.offered == []
    new = IDS.index(b)
    assert book.ship.places[new] == Place.AVAILABLE
    assert book.ship.ranks[new] == 1
    assert book.ship.places[IDS.index(a)] == Place.RECRUIT, "the other goes back"


@pytest.mark.rule("IV-SHIP-BAR-02", "IV-SHIP-GEN-05")
def test_each_leader_picks_the_recruit_of_the_own_section():
    book = aboard("barracks", seats=4, leaders=[3, 2, 1, 0], command=1)
    assert book.seat == 3, "the barracks are in the charge of Security"

    book.play("recruit", dice=[20, 21])
    assert book.seat == 3
    book.play(f"keep:{IDS[20]}", dice=[22, 23])
    assert book.seat == 2


@pytest.mark.rule("IV-SHIP-BAR-02", "IV-DES-29")
def test_without_a_free_sleeve_of_rank_1_a_section_recruits_nobody():
    crew = {"security": "1 1 1 1", "science": "1 1", "recon": "1", "engineering": "1"}
    book = aboard("barracks", crew=crew, command=1)

    book.play("recruit", dice=[20, 21])

    assert serving(book, 0) == IDS[:4]
    assert book.asked == "keep-recruit"
    assert book.table.open_choice().args["section"] == 1


@pytest.mark.rule("IV-SHIP-BAR-02")
def test_a_section_has_nine_crew_members_at_most():
    crew = {"security": "1 1 1 2 2 2 3 3 3", "science": "1", "recon": "1", "engineering": "1"}

    book = aboard("barracks", crew=crew, command=1, dice=[20, 21])

    assert len(serving(book, 0)) == 9
    assert book.table.open_choice().args["section"] == 1


@pytest.mark.rule("IV-SHIP-BAR-03", "IV-SHIP-GEN-11")
def test_training_assigns_a_rank_1_crew_member_who_becomes_rank_2():
    book = aboard("barracks", command=1)

    book.play("train", "train-crew:recon1")

    assert book.rank("recon1") == 2
    assert book.place("recon1") == Place.RESTING


@pytest.mark.rule("IV-SHIP-BAR-03")
def test_who_cannot_be_trained():
    crew = {"security": "1 2", "science": "1", "recon": "1 1 2 2 2", "engineering": "1 1"}
    book = aboard("barracks", crew=crew, command=1)

    book.play("train")

    assert book.offered == ["train-crew:security1", "train-crew:engineering1", "train-crew:engineering2"]
    assert book.refusal("train-crew:security2") == ("IV-SHIP-BAR-03", "not-rank-1")
    assert book.refusal("train-crew:science1") == ("IV-SHIP-GEN-09", "last-of-section")
    assert book.refusal("train-crew:recon1") == ("IV-SHIP-BAR-03", "no-sleeve")


@pytest.mark.rule("IV-SHIP-BAR-04")
def test_two_crew_members_are_trained_at_most():
    book = aboard("barracks", command=1)

    book.play("train", "train-crew:recon1", "train-crew:science1")

    assert book.page == "facilities"
    assert (book.rank("recon1"), book.rank("science1"), book.rank("security1")) == (2, 2, 1)


@pytest.mark.rule("IV-SHIP-BAR-04")
def test_one_activation_recruits_or_trains_but_not_both():
    book = aboard("barracks", command=1)
    assert book.offered == ["recruit", "train"]

    book.play("train", "train-crew:recon1", "done")

    assert book.page == "facilities"


@pytest.mark.rule("IV-SHIP-BAR-02", "IV-RULING-68")
def test_nobody_is_drawn_twice():
    book = aboard("barracks", command=1)

    with pytest.raises(UnfitOutcome):
        book.play("recruit", dice=[20, 20])
