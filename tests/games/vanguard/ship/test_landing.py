"""The landing sequence (IV-SHIP-LAND, IV-LANDER)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard import effects_ship as effects
from starboard.games.vanguard import events_ship as events
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.game import GAME
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.rules.setup import lay_board
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.state import EXHAUSTED, Phase, Result
from support.vanguard_ship import BOOK_ALONE, Aboard, lay_out

DESCEND = 7
"""The step of page 23 with the landing rolls."""


def landing(
    *,
    rolls: Any = 3,
    lander: Any = "space-ranger",
    target: Any = "object-tessaly",
    mods: Any = (),
    supplies: Any = 8,
    injuries: Any = 0,
    spent: Any = 0,
    hand: Any = (),
    dice: Any = (),
    game: Any = BOOK_ALONE,
) -> Any:
    """A team of Science and Recon, about to land."""
    state, names = lay_out(target=target, lander=lander, mods=list(mods), crew={"science": "1t", "recon": "1t"})
    lay_board(state, BOOK.landing_planets[BOOK.object_landings[state.ship.target]], covered=True)
    for section, name in ((1, "science1"), (2, "recon1")):
        state.ship.team[section] = names[name]
        effects.man_board(state, section)
        member = state.members[section]
        assert member is not None
        member.injuries = [BOX.injuries.number("wound")] * injuries
        for die in range(spent):
            member.where[die] = EXHAUSTED
        own = [each.number for each in BOX.cards if each.spec.section == SECTIONS[section]]
        member.hand = [card for card in map(BOX.cards.number, hand) if card in own]
    effects.load_supplies(state, supplies)
    effects.turn_to(state, Page.LAUNCH)
    state.ship.step, state.ship.track = DESCEND, rolls
    return Aboard(state, names, dice, game)


def exhausted(book: Any, section: Any) -> Any:
    return book.state.members[SECTIONS.index(section)].where.count(EXHAUSTED)


@pytest.mark.rule("IV-SHIP-LAND-01", "IV-SHIP-LAND-03", "IV-LANDER-02", "IV-EX-50")
def test_the_space_ranger_needs_three_rolls():
    assert BOOK.landers.find("space-ranger").spec.rolls == 3
    book = landing(rolls=3, dice=[[2], [4], [3]])

    rolled = book.happened(events.LandingRolled)
    assert [roll.result for roll in rolled] == [3, 5, 4]
    assert book.state.phase == Phase.BEGIN


@pytest.mark.rule("IV-LANDER-02", "IV-SHIP-LAND-01")
def test_an_agile_lander_needs_fewer_rolls():
    assert BOOK.landers.find("dragonfly").spec.rolls == 2
    book = landing(rolls=2, lander="dragonfly", dice=[[4], [4]])

    assert len(book.happened(events.LandingRolled)) == 2


@pytest.mark.rule("IV-SHIP-LAND-03", "IV-EX-49", "IV-SHIP-LAND-07", "IV-FACT-30")
def test_a_clear_approach_ends_the_landing_and_reads_its_log():
    book = landing(rolls=3, dice=[[9]])

    assert BOX.logs.number("702") in book.ship.read
    assert len(book.happened(events.LandingRolled)) == 1, "two rolls are left out"
    assert book.state.phase == Phase.BEGIN
    assert book.page == "closed"


@pytest.mark.rule("IV-SHIP-LAND-02", "IV-LANDER-01", "IV-SHIP-LAND-05")
@pytest.mark.parametrize(("mods", "lost"), [((), 1), (("spare-plating",), 0)])
def test_armour_saves_supplies(mods, lost):
    book = landing(rolls=1, mods=mods, dice=[[3]])

    assert book.state.supplies == 8 - lost, "two, one less for each point of armour"


@pytest.mark.rule("IV-SHIP-LAND-02", "IV-LANDER-01", "IV-LANDER-05")
def test_sensors_avoid_a_bad_row():
    blind = next(each.id for each in BOOK.landers if each.spec.sensors == 0)
    seeing, not_seeing = landing(rolls=1, dice=[[5]]), landing(rolls=1, lander=blind, dice=[[5]])

    assert seeing.asked == ""
    assert not_seeing.asked == "exhaust-die"


@pytest.mark.rule("IV-SHIP-LAND-03", "IV-RULING-48", "IV-EX-48")
def test_the_players_choose_between_supplies_and_dice():
    book = landing(rolls=1, dice=[[0]])
    assert book.asked == "landing-row"

    book.play("choice:1")

    assert book.state.supplies == 8 - (3 - 1)
    assert exhausted(book, "science") == 0


@pytest.mark.rule("IV-EX-48", "IV-SHIP-LAND-05")
def test_flying_through_debris_costs_supplies_by_armour_or_a_wound_for_everybody():
    state, names = lay_out(lander="space-ranger", crew={"science": "1t", "recon": "1t"})
    part, options = BOOK.rows_of[BOOK.landings.number("l01")][0]
    assert str(part.spec.name) == "Flying through debris"
    lay_board(state, BOX.planets.number("tessaly"))
    for section, name in ((1, "science1"), (2, "recon1")):
        state.ship.team[section] = names[name]
        effects.man_board(state, section)
    effects.load_supplies(state, 8)

    assert options[0].call.can(state, -1)
    effects.load_supplies(state, 2)
    assert not options[0].call.can(state, -1), "four less one for the armour are three"
    effects.load_supplies(state, 3)
    assert options[0].call.can(state, -1)


@pytest.mark.rule("IV-RULING-50")
def test_an_option_that_costs_more_than_is_left_cannot_be_chosen():
    book = landing(rolls=1, supplies=1, dice=[[0]])
    assert book.asked == "exhaust-die", "the dice are the only way"
    while book.asked:
        book.play(book.offered[0])

    assert exhausted(book, "science") == 2
    assert book.state.supplies == 1


@pytest.mark.rule("IV-SHIP-LAND-04", "IV-PUSH-01")
def test_push_is_allowed_during_the_landing():
    book = landing(rolls=1, spent=2, dice=[[0]])
    assert book.offered == ["choice:1", "choice:2", "push:science", "push:recon"]

    book.play("push:science")
    while book.asked != "landing-row":
        book.play(book.offered[0])

    assert exhausted(book, "science") == 0, "a die is given up, and all the others are back"
    assert exhausted(book, "recon") == 2
    assert "choice:1" in book.offered, "the row is still to be resolved"


@pytest.mark.rule("IV-SHIP-BEGIN-04", "IV-SHIP-LAND-04")
def test_nobody_leaves_a_lander_that_is_not_down():
    book = landing(rolls=1, spent=2, hand=["hand-signals", "bait-and-run"], dice=[[0]])

    assert "push:recon" in book.offered
    assert not [key for key in book.offered if "hand-signals" in key or "bait-and-run" in key]


@pytest.mark.rule("IV-SHIP-LAND-06", "IV-SHIP-LAND-05", "IV-INJ-09")
@pytest.mark.parametrize(("injuries", "phase"), [(2, Phase.BEGIN), (3, Phase.ENDING)])
def test_a_fourth_injury_during_the_landing_is_an_evacuation(injuries, phase):
    book = landing(rolls=1, target="object-kestrel", injuries=injuries, dice=[[0]])
    while book.asked:
        book.play(book.offered[-1])

    assert book.state.phase == phase
    assert (book.state.result == Result.EVACUATED) == (phase == Phase.ENDING)


@pytest.mark.rule("IV-SHIP-LAND-06", "IV-SHIP-LEAVE-01", "IV-SHIP-BEGIN-01")
@pytest.mark.parametrize(("injuries", "recorded"), [(2, ["kestrel"]), (3, [])])
def test_a_planet_that_was_never_reached_is_not_recorded(injuries, recorded):
    book = landing(rolls=1, target="object-kestrel", injuries=injuries, dice=[[0]], game=GAME)
    while book.page != "saving":
        wanted = [key for key in book.offered if key in ("choice:2", "depart", "done", "pass")]
        book.play(wanted[0] if wanted else book.offered[0])

    book.play("save")

    assert [BOX.planets[record.planet].id for record in book.ship.records] == recorded


@pytest.mark.rule("IV-SHIP-LAND-07", "IV-SHIP-BEGIN-01")
def test_after_the_last_step_the_exploration_begins():
    book = landing(rolls=1, dice=[[4]])

    assert book.state.phase == Phase.BEGIN
    assert book.page == "closed"
    assert BOX.planets[book.state.planet].id == "tessaly"
    assert len(book.happened(events.LanderTouchedDown)) == 1


@pytest.mark.rule("IV-SHIP-LAND-07")
def test_what_a_landing_card_says_of_a_good_landing_is_done(monkeypatch):
    card = BOOK.landings[BOOK.object_landings[BOOK.objects.number("object-tessaly")]]
    plain = landing(rolls=1, dice=[[4]]).ship.morale

    monkeypatch.setitem(card.calls, "success", BOOK.upgrades.find("long-gallery").calls["use"])

    assert landing(rolls=1, dice=[[4]]).ship.morale == plain + 1
