"""Facts about the printed game that the content keeps to: boards, dice, known events (IV-FACT)."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.core.errors import EndStep
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import COLOURS, SECTIONS, SYMBOLS
from starboard.games.vanguard.state import Result
from support.vanguard_kit import Camp


@pytest.mark.rule("IV-FACT-03", "IV-DICE-10")
def test_red_is_the_leftmost_column() -> None:
    """The columns of a crew board are red, green and blue; Security has most room for red."""
    assert COLOURS == ("red", "green", "blue")
    assert BOX.slots[SECTIONS.index("security")][0] == (4, 2, 2)
    assert BOX.slots[SECTIONS.index("recon")][0] == (2, 4, 2)


@pytest.mark.rule("IV-FACT-04", "IV-INJ-09")
def test_a_board_has_room_for_three_injuries() -> None:
    """The third one lies in its slot; the fourth one ends the exploration."""
    two, three = Camp(injuries={"security": ["wound"] * 2}), Camp(injuries={"security": ["wound"] * 3})

    two.gains_injury("security", "burn", "column:security:red")
    assert [BOX.injuries[each].id for each in two.member("security").injuries] == ["wound", "wound", "burn"]
    with pytest.raises(EndStep):
        three.gains_injury("security", "burn")
    assert three.state.result == Result.EVACUATED


@pytest.mark.rule("IV-FACT-07", "IV-DICE-07")
def test_section_dice_show_twelve_symbols_three_of_each_colour_and_three_of_all() -> None:
    shown: dict[str, set[str]] = {colour: set() for colour in COLOURS}
    for number, die in enumerate(BOX.dice):
        for face in BOX.faces[number]:
            shown[die.spec.colour] |= {SYMBOLS[symbol] for symbol in face}
    common = {"basic", "vanguard", "accident"}

    assert len(SYMBOLS) == 12
    assert shown == {
        "red": {"fitness", "gathering", "defence"} | common,
        "green": {"exploration", "biology", "xenology"} | common,
        "blue": {"building", "science", "technology"} | common,
    }


@pytest.mark.rule("IV-FACT-10", "IV-QS-05")
def test_a_section_starts_with_five_dice_that_the_supply_holds() -> None:
    start = {section: [BOX.dice[die].id for die in BOX.starting_dice[place]] for place, section in enumerate(SECTIONS)}

    assert start == {
        "security": ["red-fitness", "red-defence", "red-basic", "green-basic", "blue-building"],
        "science": ["red-basic", "green-biology", "green-xenology", "blue-science", "blue-basic"],
        "recon": ["red-fitness", "green-exploration", "green-exploration", "green-basic", "blue-technology"],
        "engineering": ["red-gathering", "green-biology", "blue-building", "blue-technology", "blue-basic"],
    }
    taken = Counter(die for dice in start.values() for die in dice)
    assert all(count <= BOX.dice.find(die).spec.copies for die, count in taken.items())
    assert BOX.numbers.first_wild == {
        "security": "green-wild",
        "science": "red-wild",
        "recon": "blue-wild",
        "engineering": "red-wild",
    }


@pytest.mark.rule("IV-FACT-29", "IV-TUTC-17")
def test_the_known_events_do_what_is_known_of_them() -> None:
    voices, visibility = BOX.events.find("mysterious-voices").spec, BOX.events.find("low-visibility").spec

    assert voices.deck == "tutorial"
    assert [deed["name"] for deed in voices.deeds] == ["exhaust"]
    assert [[deed["name"] for deed in option.deeds] for option in visibility.option] == [["supplies"], ["danger"]]
