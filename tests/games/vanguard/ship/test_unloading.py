"""Page 28, unloading (IV-SHIP-UNLOAD)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.ship_state import Place
from support.vanguard_ship import returning


def pockets(book: Any) -> Any:
    return sorted(BOX.uniques[each].spec.number for each in book.ship.pockets)


@pytest.mark.rule("IV-SHIP-UNLOAD-01", "IV-UDISC-02")
def test_unique_discoveries_up_to_32_go_to_their_pockets():
    book = returning("unloading", uniques=[2, 33], pockets=[1])

    assert pockets(book) == [1, 2]
    assert book.state.uniques == []


@pytest.mark.rule("IV-SHIP-UNLOAD-02")
def test_a_full_row_of_pockets_gives_its_reward_once():
    filled = returning("unloading", uniques=[4], pockets=[1, 2, 3], morale="low", success=0)
    open_still = returning("unloading", uniques=[3], pockets=[1, 2], morale="low", success=0)
    again = returning("unloading", uniques=[], pockets=[1, 2, 3, 4], rows=[0], morale="low", success=0)

    assert filled.ship.rows == [0]
    assert filled.ship.success >= 3
    assert open_still.ship.rows == []
    assert again.ship.success == 0


@pytest.mark.rule("IV-SHIP-UNLOAD-02")
def test_the_reward_of_a_row_may_be_a_card_for_future_use():
    book = returning("unloading", uniques=[8], pockets=[5, 6, 7])
    while book.asked != "saving":
        book.play(book.offered[0])

    assert book.waits("mod") == ["field-berth"]


@pytest.mark.rule("IV-SHIP-UNLOAD-05")
def test_there_are_eight_rows_of_four_pockets():
    assert BOOK.pocket_rows == tuple(tuple(range(first, first + 4)) for first in range(1, 33, 4))


@pytest.mark.rule("IV-SHIP-UNLOAD-03", "IV-DISC-05", "IV-DISC-06")
def test_discoveries_are_collected_and_their_ship_ability_is_resolved():
    plain = returning("unloading", discoveries=["glass-sand"], success=0)
    gifted = returning("unloading", discoveries=["cold-ferment"], success=0)

    assert plain.collected == ["glass-sand"]
    assert plain.ship.success == 0
    assert gifted.collected == ["cold-ferment"]
    assert gifted.ship.success == 1
    assert gifted.state.discoveries == []


@pytest.mark.rule("IV-SHIP-UNLOAD-04")
def test_mods_go_to_future_use():
    book = returning("unloading", mods=["spare-plating", "extra-tanks"])

    assert book.waits("mod") == ["spare-plating", "extra-tanks"]
    assert book.ship.mods == []


@pytest.mark.rule("IV-SHIP-UNLOAD-03", "IV-SHIP-MED-03")
@pytest.mark.thing("discovery:lantern-pod", "discovery:dream-flower")
def test_what_wakes_people_wakes_whoever_has_come_back_unhurt():
    crew = {"security": "1", "science": "1h", "recon": "1h", "engineering": "1"}
    book = returning("unloading", injuries={"science": 0, "recon": 1}, discoveries=["dream-flower"], crew=crew)

    assert book.place("science1") == Place.AVAILABLE, "and does not rest in the medbay"
    assert book.place("recon1") == Place.BED
