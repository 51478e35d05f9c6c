"""The chances of a check are those of rolling the dice in every way there is."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from starboard.games.vanguard.chances import is_harmful, outlook, outlook_of_pool, pays, reaches, resolve
from starboard.games.vanguard.content.library import BOX, parse_need
from starboard.games.vanguard.printed import COLOURS, SYMBOLS, Action, Part
from starboard.games.vanguard.rules.paying import ways_to_pay

TRANSFORMS = ((2, 7), (0, 2))
"""Blue basics count as science, red ones as defence."""


def action(owner: str, id: str) -> Action:
    return next(each for each in BOX.actions if each.owner.id == owner and each.id == id)


def dice(*names: str) -> tuple[int, ...]:
    return tuple(sorted(map(BOX.dice.number, names)))


def every_roll(types: tuple[int, ...]) -> list[list[tuple[int, tuple[int, ...]]]]:
    """All pools that these dice can show."""
    shown = [[(BOX.die_colours[die], face) for face in BOX.faces[die]] for die in types]
    return [list(pool) for pool in product(*shown)]


CHECKS = [each for each in BOX.actions if each.is_check]
HANDS = (
    dice("red-fitness", "blue-science", "green-basic"),
    dice("red-basic", "blue-basic", "green-wild", "green-biology"),
)


@pytest.mark.rule("IV-DES-32")
@pytest.mark.parametrize("types", HANDS, ids=str)
@pytest.mark.parametrize("checked", CHECKS[::9], ids=lambda each: f"{each.owner.id}:{each.id}")
def test_the_outlook_is_that_of_all_rolls(checked: Action, types: tuple[int, ...]) -> None:
    found = outlook(checked, types, TRANSFORMS)
    assert found is not None
    rows: Counter[int] = Counter()
    tracks: list[Counter[int]] = [Counter() for _ in checked.tracks]
    rolls = every_roll(types)
    for pool in rolls:
        row, advances, _ = resolve(pool, checked, TRANSFORMS)
        rows[row] += 1
        for track, steps in zip(tracks, advances, strict=True):
            track[max(0, steps)] += 1

    assert list(found.rows) == [Fraction(rows[place], len(rolls)) for place in range(len(checked.rows))]
    assert found.nothing == Fraction(rows[-1], len(rolls))
    for spread, track in zip(found.tracks, tracks, strict=True):
        assert [chance * len(rolls) for chance in spread] == [track[steps] for steps in range(len(spread))]


@pytest.mark.rule("IV-REQ-01", "IV-REQ-09", "IV-RULING-08")
@pytest.mark.parametrize(
    "need",
    [
        "fitness/defence + science",
        "xenology or red + blue",
        "3 die",
        "equal + equal",
        "equal + equal + equal",
        "2 biology",
    ],
)
@pytest.mark.parametrize("exact", [False, True])
def test_what_pays_here_pays_by_the_rules(need: str, exact: bool) -> None:
    wanted = parse_need(need)
    compared = met = 0
    for pool in every_roll(dice("red-fitness", "blue-basic", "green-universal"))[::2]:
        by_rules = ways_to_pay(
            tuple((symbols, colour) for colour, symbols in pool), wanted, () if exact else TRANSFORMS, not exact
        )
        found = pays(pool, wanted, TRANSFORMS, exact=exact)
        assert (found is not None) == bool(by_rules), pool
        if found is not None:
            assert len(found) == min(way.bit_count() for way in by_rules), pool
            met += 1
        compared += 1
    assert compared > 100
    assert met > 0 or need in ("2 biology", "equal + equal + equal", "fitness/defence + science")


@pytest.mark.rule("IV-EX-05", "IV-EX-06")
def test_an_accident_moves_the_red_track_and_every_other_die_the_green_one() -> None:
    supplies = action("impact-site", "save-the-supplies")
    fine, accident = (0, (SYMBOLS.index("fitness"),)), (0, (SYMBOLS.index("accident"),))

    assert resolve([fine] * 4 + [accident], supplies, ()).advances == (4, 1)
    assert resolve([fine] * 3 + [accident] * 2, supplies, ()).advances == (3, 2)
    found = outlook_of_pool(supplies, [fine] * 4 + [accident], ())
    assert reaches(found.tracks[0], 4) == 1
    assert reaches(found.tracks[0], 5) == 0


@pytest.mark.rule("IV-EX-15")
def test_an_immediate_effect_ends_the_check_where_a_symbol_is_missing() -> None:
    search = action("bz103", "search-the-device-remains")
    lacking = search.effects[0]
    assert lacking.absent
    wanted = lacking.need
    assert wanted is not None
    symbol = wanted[0][0][0]
    shown = (2, (symbol,))
    other = (2, (SYMBOLS.index("accident"),))
    colours = [row.colour for row in search.rows]

    assert colours[resolve([other], search, ()).row] == lacking.immediate == "red"
    assert colours[resolve([shown] * 3, search, ()).row] != "red"


def test_what_harms_is_told_from_what_helps() -> None:
    def parts(owner: str, id: str) -> tuple[Part, ...]:
        return action(owner, id).effects

    red, green = parts("impact-site", "save-the-supplies")

    assert is_harmful(red)
    assert not is_harmful(green)


@pytest.mark.rule("IV-FX-03")
def test_the_effects_of_the_condition_take_their_dice_first() -> None:
    bulkhead = action("twisted-wreckage", "force-open-the-bulkhead")
    echo = next(part for thing in BOX.conditions for part in thing.parts.get("effect", ()) if part.need is not None)
    types = dice("red-fitness", "red-fitness", "blue-building")

    alone, first = outlook(bulkhead, types, ()), outlook(bulkhead, types, (), (echo,))

    assert alone is not None
    assert first is not None
    assert len(first.effects) == len(alone.effects) + 1
    assert sum(first.rows) + first.nothing == 1


def test_colours_are_those_of_the_dice() -> None:
    assert {COLOURS[BOX.die_colours[BOX.dice.number(f"{colour}-basic")]] for colour in COLOURS} == set(COLOURS)


@pytest.mark.rule("IV-FX-09")
@pytest.mark.thing("poi:bz210")
@pytest.mark.parametrize(("condition", "advanced"), [("o21", 3), ("o22", 6)])
def test_what_counts_twice_under_a_condition_is_counted_twice(condition: str, advanced: int) -> None:
    mast = action("bz210", "catch-the-breath")
    technology = (COLOURS.index("blue"), (SYMBOLS.index("technology"),))

    assert resolve([technology] * 3, mast, (), (), condition).advances == (advanced, 0)


@pytest.mark.rule("IV-FX-03", "IV-FX-09")
@pytest.mark.thing("condition:o41", "condition:o42")
def test_an_echo_advances_red_and_a_harmony_green() -> None:
    lamp = action("bz409", "raise-the-lamp")
    alike = [(COLOURS.index("red"), (SYMBOLS.index("fitness"),))] * 4
    echo, harmony = (BOX.conditions.find(id).parts["effect"] for id in ("o41", "o42"))

    assert resolve(alike, lamp, (), echo, "o41").advances == (0, 2)
    assert resolve(alike, lamp, (), harmony, "o42").advances == (2, 0)
    assert is_harmful(echo[0])
    assert not is_harmful(harmony[0])
