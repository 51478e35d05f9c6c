"""Page 2, the bridge (IV-SHIP-BRIDGE, IV-SHIP-TECH)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard import events_ship as events
from starboard.games.vanguard.printed_ship import BOOK, MORALES
from starboard.games.vanguard.ship_state import OBJECTIVES, TECHNOLOGIES
from support.vanguard_ship import aboard


def second_pass(*, situation: str = "s05", **given):
    """The bridge of a second pass; this situation is revealed."""
    return aboard("bridge", passes=1, dice=[situation], **given)


@pytest.mark.rule("IV-SHIP-BRIDGE-01", "IV-SHIP-GEN-13", "IV-KEY-06", "IV-KEY-12")
def test_bridge_cards_from_future_use_are_installed():
    book = second_pass(waiting=["u02", "a01", "trimmed-reactor", "tech-2", "pelican"])

    assert BOOK.objectives[book.ship.objective].id == "u02"
    assert [BOOK.objectives[card].id for card in book.ship.sides] == ["a01"]
    assert [BOOK.upgrades[card].id for card in book.ship.upgrades] == ["trimmed-reactor"]
    assert BOOK.technologies[book.ship.technology].id == "tech-2"
    assert book.waits("lander") == ["pelican"], "a lander waits for the hangar"


@pytest.mark.rule("IV-SHIP-BRIDGE-01")
def test_a_side_objective_without_a_free_slot_stays_in_the_envelope():
    sides = [each.id for each in BOOK.objectives if each.spec.kind == "side"]
    book = second_pass(sides=sides[1:4], waiting=[sides[0]])

    assert [BOOK.objectives[card].id for card in book.ship.sides] == sides[1:4]
    assert book.waits("objective") == [sides[0]]


@pytest.mark.rule("IV-SHIP-BRIDGE-02", "IV-KEY-05")
def test_a_new_objective_and_technology_remove_the_former_ones_from_the_game():
    book = second_pass(waiting=["u02", "tech-2"])

    assert book.ship.gone[OBJECTIVES] == [BOOK.objectives.number("u01")]
    assert book.ship.gone[TECHNOLOGIES] == [BOOK.technologies.number("tech-1")]


@pytest.mark.rule("IV-SHIP-BRIDGE-03", "IV-SHIP-BRIDGE-04", "IV-SHIP-GEN-03")
def test_the_first_pass_gives_two_command_and_five_energy():
    book = aboard("bridge")

    assert (book.ship.command, book.ship.energy) == (2, 5)


@pytest.mark.rule("IV-SHIP-BRIDGE-03", "IV-SHIP-TECH-01")
@pytest.mark.parametrize(("level", "energy"), [(1, 5), (2, 7), (3, 9)])
def test_a_higher_technology_level_gives_more_energy(level, energy):
    book = second_pass(technology=level)

    assert book.ship.energy == energy


@pytest.mark.rule("IV-SHIP-BRIDGE-03")
def test_upgrades_add_to_the_pools():
    book = second_pass(upgrades=["trimmed-reactor", "watch-bill"])

    assert (book.ship.command, book.ship.energy) == (3, 6)


@pytest.mark.rule("IV-SHIP-GEN-14")
def test_what_was_left_in_the_pools_is_lost_but_success_stays():
    book = second_pass(command=5, energy=9, success=4)

    assert (book.ship.command, book.ship.energy, book.ship.success) == (2, 5, 4)


@pytest.mark.rule("IV-SHIP-GEN-04")
def test_there_are_no_more_than_six_command_tokens():
    book = second_pass(objective="u05", upgrades=["watch-bill"] * 5)

    assert BOOK.objectives.find("u05").spec.command + 5 > 6
    assert book.ship.command == 6


@pytest.mark.rule("IV-SHIP-MORALE-06")
@pytest.mark.parametrize(
    ("morale", "pools"), [("high", (2, 6)), ("medium", (2, 5)), ("low", (2, 4)), ("very-low", (1, 5))]
)
def test_morale_changes_the_pools(morale, pools):
    book = second_pass(morale=morale)

    assert (book.ship.command, book.ship.energy) == pools


@pytest.mark.rule("IV-SHIP-PEN-02", "IV-SHIP-PEN-01")
def test_the_penalty_token_costs_one_command_and_is_removed():
    book = second_pass(objective="u02", penalty=True)

    assert book.ship.command == BOOK.objectives.find("u02").spec.command - 1
    assert not book.ship.penalty


@pytest.mark.rule("IV-SHIP-PEN-02", "IV-SHIP-MORALE-06")
def test_command_never_falls_below_one():
    book = second_pass(penalty=True, morale="very-low")

    assert book.ship.command == 1


@pytest.mark.rule("IV-SHIP-BRIDGE-07")
def test_the_first_phase_reveals_no_situation():
    book = aboard("bridge")

    assert book.asked == "star-map"
    assert book.situations == {}


@pytest.mark.rule("IV-SHIP-BRIDGE-06", "IV-SHIP-BRIDGE-07")
def test_later_phases_reveal_one_random_potential_situation():
    book = second_pass(situation="s07")

    assert book.situations == {"s07": 0}
    assert BOOK.situations.number("s07") not in book.ship.potential


@pytest.mark.rule("IV-SHIP-BRIDGE-07")
def test_with_three_situations_in_play_none_is_revealed():
    three = {"s02": 0, "s04": 0, "s01": 0}
    book = aboard("bridge", passes=1, situations=three)

    assert book.situations == dict.fromkeys(three, 1), "one time marker each, and no new card"


@pytest.mark.rule("IV-SHIP-BRIDGE-05", "IV-SHIP-BRIDGE-07", "IV-SHIP-BRIDGE-08")
def test_a_situation_at_its_limit_fails_and_leaves_the_game():
    assert BOOK.situations.find("s04").spec.limit == 2
    book = second_pass(situations={"s04": 1, "s02": 0})

    assert book.situations == {"s02": 1, "s05": 0}
    assert book.ship.morale == 1, "its failure text lowers morale"
    assert book.ship.gone[-1] == [BOOK.situations.number("s04")]
    assert BOOK.situations.number("s04") not in book.ship.potential


@pytest.mark.rule("IV-SHIP-BRIDGE-09", "IV-SHIP-GEN-01", "IV-SHIP-GEN-02")
def test_the_scanner_is_emptied_and_the_star_map_follows():
    book = second_pass(target="object-tessaly", parts=4)

    assert (book.ship.target, book.ship.parts) == (-1, 0)
    assert (book.page, book.asked) == ("star-map", "star-map")


@pytest.mark.rule("IV-SHIP-BRIDGE-10", "IV-KEY-13")
def test_an_upgrade_is_used_for_its_price_once_a_pass():
    book = second_pass(upgrades=["long-ear"]).play("visit:object-tessaly")
    energy = book.ship.energy

    book.play("use:long-ear")

    assert book.ship.energy == energy - 1
    assert book.ship.parts == 3
    assert "use:long-ear" not in book.offered
    assert len(book.happened(events.UpgradeUsed)) == 1


@pytest.mark.rule("IV-SHIP-BRIDGE-10")
def test_an_upgrade_of_the_bridge_is_used_before_the_star_map():
    book = second_pass(upgrades=["long-gallery"], morale="low")
    energy = book.ship.energy
    assert (book.page, book.offered) == ("bridge", ["use:long-gallery", "done"])

    book.play("use:long-gallery")

    assert (book.ship.morale, book.ship.energy) == (MORALES.index("medium"), energy - 2)
    assert book.page == "star-map"
    unused = second_pass(upgrades=["long-gallery"], morale="low").play("done")
    assert (unused.ship.morale, unused.ship.energy) == (MORALES.index("low"), energy)


@pytest.mark.rule("IV-SHIP-BRIDGE-10")
def test_an_upgrade_that_could_do_nothing_is_not_offered():
    book = second_pass(upgrades=["long-ear"])

    assert "use:long-ear" not in book.offered, "no landing card is in the scanner"


@pytest.mark.rule("IV-SHIP-BRIDGE-10")
def test_an_upgrade_that_cannot_be_paid_is_not_offered():
    book = aboard("star-map", upgrades=["long-ear"], target="object-tessaly", energy=0)

    assert "use:long-ear" not in book.offered
    assert "close-maps" in book.offered


@pytest.mark.rule("IV-SHIP-GEN-05", "IV-SHIP-GEN-06")
def test_the_star_map_is_in_the_charge_of_recon():
    book = aboard("bridge", seats=4, leaders=[0, 1, 2, 3])

    assert book.asked == "star-map"
    assert book.seat == 2


@pytest.mark.rule("IV-DES-30", "IV-SHIP-BRIDGE-01")
def test_the_pass_in_which_an_objective_comes_is_its_first():
    book = second_pass(waiting=["u02", "a01"], age=3)

    assert book.ship.age == 1
    assert book.ship.side_ages == [1]


@pytest.mark.rule("IV-DES-30")
def test_objectives_on_the_bridge_grow_older_with_every_pass():
    book = second_pass(age=1, sides=["a02"], side_ages=[2])

    assert book.ship.age == 2
    assert book.ship.side_ages == [3]
