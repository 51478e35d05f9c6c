"""The lens on pieces of Vanguard: the numbers that a position gives them, and what they would do next."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.lens import Lens
from starboard.core.table import Table
from starboard.core.text import say
from starboard.games.vanguard.inspect import inspect
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.view import view
from starboard.games.vanguard.why import case_of
from starboard.games.vanguard.why.asking import Asking
from starboard.lab.simulate import Series, play_on, sit_down
from starboard.locale import voice
from support.vanguard import VanguardPosition, crew, explore


def lens(pos: VanguardPosition, piece: str) -> Lens:
    found = pos.table.inspect(piece, 0)
    assert found is not None, piece
    return found


def numbers(found: Lens) -> dict[str, tuple[int, int]]:
    return {figure.label.id: (figure.value, figure.of) for figure in found.numbers}


def rules(found: Lens) -> list[str]:
    return [saying.text.id for saying in found.rules]


def here(**has: Any) -> VanguardPosition:
    return explore(planet="eye-of-the-void", science=crew(at=1, **has), recon=crew(at=5), active="science")


@pytest.mark.rule("IV-BOARD-12")
def test_a_sector_says_what_holds_there() -> None:
    wreck, slope = lens(here(), "sector:1"), lens(here(), "sector:5")

    assert "lens-no-move" in rules(wreck)
    assert "lens-no-move" not in rules(slope)
    assert [saying.text.id for saying in slope.next] == ["lens-opens-log"]
    assert numbers(slope)["lens-members-here"] == (1, 0)


@pytest.mark.rule("IV-MISS-02")
def test_a_mission_that_counts_says_how_far_it_has_got() -> None:
    pos = explore(planet="tessaly", missions=["m21", "m22"], science=crew(at=1))
    pos.state.ship.facts["tessaly-read"] = 2
    threads = explore(planet="loom", missions=["m81"], science=crew(at=1))
    threads.state.ship.facts |= {"loom-warp": 1, "loom-knot": 1}

    assert numbers(lens(pos, "mission:m22"))["lens-progress"] == (2, 3)
    assert "lens-progress" not in numbers(lens(pos, "mission:m21"))
    assert numbers(lens(threads, "mission:m81"))["lens-progress"] == (2, 3)


@pytest.mark.thing("poi:bz613", "poi:bz614", "poi:bz904")
@pytest.mark.parametrize(
    ("planet", "sector", "card", "mark"),
    [
        ("sunder", 5, "bz613", ".west"),
        ("sunder", 6, "bz614", ".east"),
        ("cold-relay", 4, "bz904", ".relay-cores"),
    ],
)
def test_a_card_tells_the_mark_that_one_has_to_know(planet: str, sector: int, card: str, mark: str) -> None:
    pos = explore(planet=planet, pois={sector: card}, science=crew(at=1))
    pos.state.marks[mark] = 7

    assert numbers(lens(pos, f"poi:{sector}"))["lens-mark"] == (7, 0)


@pytest.mark.rule("IV-DES-01")
def test_a_die_says_how_often_it_shows_what() -> None:
    pos = here(dice=["red-fitness", "blue-wild"])
    fitness = lens(pos, pos.die("science", "red-fitness"))
    wild = lens(pos, pos.die("science", "blue-wild"))

    assert [(figure.value, figure.of) for figure in fitness.numbers] == [(3, 6), (1, 6), (1, 6), (1, 6)]
    assert [(figure.value, figure.of) for figure in wild.numbers] == [(3, 6), (3, 6)]


@pytest.mark.rule("IV-PUSH-04")
def test_a_push_says_what_it_would_cost() -> None:
    many = here(dice=["red-basic"] * 2, exhausted=["blue-basic"] * 3)
    few = here(dice=["red-basic"], exhausted=["blue-basic"] * 2)

    assert [saying.text.id for saying in lens(many, "push:science").next] == ["lens-push-costs"]
    assert [saying.text.id for saying in lens(few, "push:science").next] == ["lens-push-hurts"]


@pytest.mark.rule("IV-FACT-01")
def test_a_column_counts_its_slots_and_an_injury_die_blocks_one() -> None:
    fine = here(dice=["red-basic"])
    hurt = here(dice=["red-basic"], hurt=["red"])

    assert numbers(lens(fine, "column:science:red"))["lens-slots"] == (1, 2)
    assert numbers(lens(hurt, "column:science:red"))["lens-slots"] == (1, 1)
    assert rules(lens(hurt, "column:science:red")) == ["lens-blocked"]


def test_an_action_lists_its_rows_and_effects() -> None:
    rows = rules(lens(here(), "action:twisted-wreckage:force-open-the-bulkhead"))
    effects = rules(lens(here(), "action:impact-site:save-the-supplies"))

    assert rows == ["lens-row-green", "lens-row-red"]
    assert effects == ["lens-effect", "lens-effect"]
    assert "lens-track-green" in numbers(lens(here(), "action:impact-site:save-the-supplies"))


@pytest.fixture(scope="module")
def aboard() -> Table[Any]:
    """A campaign on the star map."""
    table = sit_down(Series("vanguard", 1, "random", {"scenario": "campaign"}), 1, history=False)
    bot = make_bot("random", "vanguard", 1)
    for _ in range(3000):
        choice = table.choice
        assert choice is not None, "the campaign ended before the star map"
        if choice.prompt == "star-map":
            break
        play_on(table, bot, 1)
    return table


@pytest.mark.rule("IV-LANDER-01")
def test_the_ship_can_be_looked_at_piece_by_piece(aboard: Table[Any]) -> None:
    ranger = inspect(aboard.state, 0, "ship-lander:space-ranger")
    assert ranger is not None
    spec = BOOK.landers.find("space-ranger").spec

    assert numbers(ranger)["lens-lander-armour"] == (spec.armour, 0)
    assert numbers(ranger)["lens-lander-rolls"] == (spec.rolls, 0)
    for piece in sorted(aboard.scene(0).ids()):
        assert aboard.inspect(piece, 0) is not None, piece


@pytest.mark.parametrize(("seats", "told"), [(1, "Security"), (2, "Security, led by Player 1")])
def test_who_leads_a_section_is_told_where_there_are_several_people(seats: int, told: str) -> None:
    table = sit_down(Series("vanguard", seats, "thumb", {"scenario": "expedition-tessaly"}), 3, history=False)
    play_on(table, make_bot("thumb", "vanguard", 3), 20)
    found = table.inspect("member:security", 0)

    assert found is not None
    assert found.what is not None
    assert voice("vanguard", "en").say(found.what) == told


@pytest.mark.parametrize(("piece", "reason"), [("log", "log-is-read"), ("crew-recon", "crew-stands-here")])
def test_parts_of_the_table_say_what_they_are_for(piece: str, reason: str) -> None:
    table = sit_down(Series("vanguard", 1, "thumb", {"scenario": "campaign"}), 3, history=False)
    play_on(table, make_bot("thumb", "vanguard", 3), 20)
    why = table.why_not(piece, 0)

    assert why is not None
    assert why.reason is not None
    assert why.reason.id == reason


@pytest.mark.rule("IV-RULING-49", "IV-RULING-26")
def test_the_lander_counts_what_takes_room() -> None:
    pos = explore(planet="tessaly", discoveries=["glass-sand"], uniques=[4, 33], science=crew(at=1), recon=crew(at=1))
    pos.state.ship.lander = BOOK.landers.number("space-ranger")

    assert numbers(lens(pos, "lander"))["lens-discoveries"] == (2, 5)


@pytest.mark.rule("IV-REST-01", "IV-TUT-12")
@pytest.mark.parametrize(
    ("planet", "unlimited", "cost"), [("tessaly", False, 1), ("halcyon", False, 0), ("eye-of-the-void", True, 0)]
)
def test_supplies_say_what_a_rest_costs_on_this_planet(planet: str, unlimited: bool, cost: int) -> None:
    pos = explore(planet=planet, unlimited=unlimited, science=crew(at=1))

    assert lens(pos, "supplies").rules[0].text == say("lens-rest-costs", count=cost)
    case = case_of(Asking(pos.state, 0, pos.table.choice), "supplies")
    assert case is not None
    assert case.opens == say("opens-supplies", count=cost)


@pytest.mark.rule("IV-FX-08", "IV-EX-15")
@pytest.mark.thing("poi:bz103")
def test_an_effect_of_what_is_missing_does_not_ask_for_it() -> None:
    pos = explore(planet="eye-of-the-void", pois={3: "bz103"}, science=crew(at=3))
    action = "action:bz103:search-the-device-remains"

    assert "lens-effect-without" in rules(lens(pos, action))
    effect = lens(pos, f"{action}:effect:0")
    assert effect.what is not None
    assert effect.what.id == "lens-lacks"
    assert rules(effect) == ["lens-at-once"]
    forced = lens(here(), "action:impact-site:save-the-supplies:effect:0")
    assert forced.what is not None
    assert forced.what.id == "lens-needs"
    assert rules(forced) == ["lens-mandatory"]


@pytest.mark.rule("IV-TUT-13")
def test_the_deck_of_events_says_when_none_is_drawn_yet() -> None:
    quiet = explore(planet="eye-of-the-void", science=crew(at=1), event_on=False)

    assert rules(lens(quiet, "events")) == ["lens-no-events-yet"]
    assert rules(lens(here(), "events")) == ["lens-event-each-turn"]


@pytest.mark.rule("IV-SHIP-MED-02")
def test_a_bed_says_how_fast_one_recovers_in_it(aboard: Table[Any]) -> None:
    def bed() -> Lens:
        found = inspect(aboard.state, 0, "bed:light")
        assert found is not None
        return found

    facilities = aboard.state.ship.facilities
    assert bed().rules[0].text == say("lens-recovery", count=1)
    aboard.state.ship.facilities = [*facilities, BOOK.facilities.number("medbay-sleep")]
    assert bed().rules[0].text == say("lens-recovery", count=2)
    aboard.state.ship.facilities = facilities


@pytest.mark.rule("IV-EQUIP-08")
def test_equipment_that_is_not_used_does_not_say_when_and_how_often() -> None:
    pos = explore(planet="tessaly", science=crew(at=1, equipment=["neural-link", "omni-lens"]))
    link, omni = lens(pos, "equipment:neural-link"), lens(pos, "equipment:omni-lens")

    assert link.what == say("lens-equipment-kind", kind="personal")
    assert rules(link) == ["lens-section-only"]
    assert omni.what == say("lens-equipment", kind="personal", timing="check")
    assert rules(omni) == ["lens-section-only", "lens-uses"]


@pytest.mark.rule("IV-EVENT-01")
@pytest.mark.thing("card:scout-ahead")
def test_events_that_were_looked_at_and_left_on_top_are_still_in_the_deck() -> None:
    pos = explore(planet="tessaly", recon=crew(at=1, hand=["scout-ahead"]), science=crew(at=1), active="recon")
    before = view(pos.state, 0).events

    pos.play("card:scout-ahead", "done", dice=["whiteout", "rockfall"])

    assert view(pos.state, 0).events == before
    assert numbers(lens(pos, "events"))["lens-cards"] == (before, 0)


@pytest.mark.rule("IV-DES-27", "IV-PUSH-04")
def test_in_deadly_space_a_push_at_three_dice_says_that_it_brings_nothing() -> None:
    pos = explore(planet="tessaly", no_push=True, science=crew(at=1, dice=["red-basic"], exhausted=["blue-basic"] * 2))

    assert [saying.text.id for saying in lens(pos, "push:science").next] == ["lens-push-void"]


@pytest.mark.rule("IV-BOARD-04")
@pytest.mark.thing("poi:bz610")
def test_a_route_tells_its_symbols_as_they_are_now() -> None:
    def symbols(*pois: str) -> list[str]:
        pos = explore(planet="sunder", pois={8: list(pois)}, science=crew(at=5))
        board = BOX.boards[pos.state.planet]
        span = next(route for route in board.routes if (route.start, route.to) == (4, 7))
        return [str(saying.text.args["symbol"]) for saying in lens(pos, f"route:{span.number}").rules]

    assert symbols() == ["exhaust", "danger-A"]
    assert symbols("bz610") == ["exhaust"], "the Span is mended"


@pytest.mark.rule("IV-LOG-03", "IV-RULING-21")
def test_a_sector_promises_a_page_to_those_who_will_read_it() -> None:
    def opens(pos: VanguardPosition, sector: int) -> bool:
        return "lens-opens-log" in [saying.text.id for saying in lens(pos, f"sector:{sector}").next]

    shelf = explore(planet="tessaly", science=crew(at=1), active="science")
    assert opens(shelf, 6)
    shelf.state.ship.read.append(BOX.logs.number("1204"))
    assert not opens(shelf, 6), "it is read once"

    lamp = explore(planet="ossuary", science=crew(at=2, equipment=["field-lamp"]), active="science")
    assert opens(lamp, 3)
    dark = explore(planet="ossuary", science=crew(at=2), recon=crew(at=2, equipment=["field-lamp"]), active="science")
    assert not opens(dark, 3), "only whoever brings the lamp sees what is there"
