"""Page 23, mission launch (IV-SHIP-LAUNCH, IV-EQUIP)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.events import MissionRevealed
from starboard.games.vanguard.printed import SECTIONS
from starboard.games.vanguard.printed_ship import BOOK
from starboard.games.vanguard.ship_state import Place, Record
from starboard.games.vanguard.state import AVAILABLE, BOXED
from support.vanguard_ship import aboard

TWO = {"security": "", "science": "1 1", "recon": "1 2", "engineering": ""}
"""Only Science and Recon have anybody."""


def launch(**given: Any) -> Any:
    given.setdefault("target", "object-tessaly")
    given.setdefault("lander", "space-ranger")
    return aboard("launch", **given)


def loading(team: Any = ("science1", "recon1"), **given: Any) -> Any:
    """The armory is open: the team is chosen and takes the suggested decks."""
    given.setdefault("crew", TWO)
    book = launch(**given)
    for name in team:
        book.play(f"send:{name}")
    while book.asked == "section-deck":
        book.play("suggested-deck")
    return book


def member(book: Any, section: Any) -> Any:
    found = book.state.members[SECTIONS.index(section)]
    assert found is not None
    return found


def carried(book: Any, section: Any) -> Any:
    return [BOX.equipment[card].id for card in member(book, section).equipment]


# --- the team ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-LAUNCH-02", "IV-SHIP-LAUNCH-03", "IV-PLAYERS-07")
def test_each_section_sends_one_available_crew_member_or_nobody():
    crew = {"security": "1 1r", "science": "1 1", "recon": "1", "engineering": "1"}
    book = launch(crew=crew)

    assert book.offered == ["send:security1", "nobody"]
    book.play("nobody", "send:science2", "send:recon1")
    assert book.offered == ["send:engineering1", "nobody"]
    book.play("nobody")

    assert [crew >= 0 for crew in book.ship.team] == [False, True, True, False]
    assert book.place("science2") == Place.TEAM


@pytest.mark.rule("IV-PLAYERS-07", "IV-SHIP-LAUNCH-02")
def test_a_team_has_at_least_two_sections():
    crew = {"security": "1", "science": "1", "recon": "1 1", "engineering": "1 1"}
    book = launch(crew=crew)

    book.play("nobody", "nobody")

    assert book.offered == ["send:recon1", "send:recon2"]
    assert book.refusal("nobody") == ("IV-PLAYERS-07", "team-too-small")


@pytest.mark.rule("IV-SHIP-LAUNCH-03")
def test_one_player_may_send_all_four_sections():
    book = launch(seats=1, crew=dict.fromkeys(SECTIONS, "1"))

    book.play("send:security1", "send:science1", "send:recon1", "send:engineering1")

    assert sum(crew >= 0 for crew in book.ship.team) == 4
    assert book.asked == "section-deck"


@pytest.mark.rule("IV-SHIP-LAUNCH-02", "IV-SHIP-GEN-05")
def test_every_leader_decides_about_the_own_section():
    book = launch(seats=4, leaders=[3, 2, 1, 0])

    seats = []
    for name in ("security1", "science1", "recon1", "engineering1"):
        seats.append(book.seat)
        book.play(f"send:{name}")

    assert seats == [3, 2, 1, 0]


@pytest.mark.rule("IV-SHIP-LAUNCH-05")
def test_available_crew_that_is_not_sent_rests():
    book = loading()

    assert book.place("science1") == Place.TEAM
    assert book.place("science2") == Place.RESTING
    assert book.place("recon2") == Place.RESTING


@pytest.mark.rule("IV-SHIP-LAUNCH-08")
def test_with_one_section_there_is_no_launch():
    book = launch(crew={"science": "1 1", "recon": "1r"}, command=0)

    assert book.page == "saving"
    assert book.ship.penalty
    assert book.ship.morale == 1
    assert book.place("recon1") == Place.AVAILABLE, "the crew step of docking is done"
    assert book.place("science1") == Place.AVAILABLE


@pytest.mark.rule("IV-SHIP-LAUNCH-08", "IV-SHIP-UNLOAD-04", "IV-LANDER-04")
def test_a_launch_that_does_not_take_place_leaves_no_mods_on_the_lander():
    book = launch(crew={"science": "1 1"}, mods=["extra-tanks", "spare-plating"])

    assert book.page == "saving"
    assert book.ship.mods == []
    assert book.waits("mod") == ["extra-tanks", "spare-plating"]


# --- decks and boards -------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-LAUNCH-04", "IV-CARD-07", "IV-RULING-69")
def test_the_suggested_deck_has_ten_cards_of_the_section_up_to_the_rank():
    book = loading(team=("science1", "recon2"))

    for section, rank in (("science", 1), ("recon", 2)):
        deck = book.ship.decks[SECTIONS.index(section)]
        specs = [BOX.cards[card].spec for card in deck]
        assert len(specs) == len(set(deck)) == 10
        assert all(spec.section == section and spec.rank <= rank and not spec.tutorial for spec in specs)
    assert any(BOX.cards[card].spec.rank == 2 for card in book.ship.decks[2])


@pytest.mark.rule("IV-SHIP-LAUNCH-04", "IV-CARD-07")
def test_a_deck_can_be_changed_card_by_card_but_not_below_ten():
    book = launch(crew=TWO).play("send:science1", "send:recon1", "change-deck")
    suggested = list(book.ship.decks[1])
    drop = f"deck-drop:{BOX.cards[suggested[0]].id}"
    assert book.asked == "change-deck"
    assert book.refusal(drop) == ("IV-CARD-07", "deck-too-small")

    added = next(key for key in book.offered if key.startswith("deck-add:"))
    book.play(added, drop, "done")

    deck = [BOX.cards[card].id for card in book.ship.decks[1]]
    assert added.removeprefix("deck-add:") in deck
    assert BOX.cards[suggested[0]].id not in deck
    assert len(deck) == 10
    assert book.asked == "section-deck", "Recon is next"


@pytest.mark.rule("IV-CARD-07", "IV-CARD-09")
def test_cards_above_the_rank_are_not_offered():
    book = launch(crew=TWO).play("send:science1", "send:recon2", "change-deck")
    ranks = [BOX.cards.find(key.partition(":")[2]).spec.rank for key in book.offered if key.startswith("deck-add:")]
    assert ranks
    assert set(ranks) == {1}

    book.play("done", "change-deck")

    ranks = [BOX.cards.find(key.partition(":")[2]).spec.rank for key in book.offered if key.startswith("deck-add:")]
    assert set(ranks) == {1, 2} or set(ranks) == {1}
    assert 3 not in ranks


@pytest.mark.rule("IV-RULING-69")
def test_a_deck_has_no_upper_limit():
    book = launch(crew=TWO).play("send:science1", "send:recon1", "change-deck")
    adds = [key for key in book.offered if key.startswith("deck-add:")]

    book.play(*adds)

    assert len(book.ship.decks[1]) == 10 + len(adds)
    assert not any(key.startswith("deck-add:") for key in book.offered)


@pytest.mark.rule("IV-SHIP-LAUNCH-04", "IV-CREW-04")
def test_a_member_gets_dice_charges_and_deck():
    book = loading(armory=["first-aid-kit"])

    science = member(book, "science")
    assert science.dice == book.ship.dice[1]
    assert science.charges == BOX.crew[science.crew].spec.charges
    assert sum(science.deck) + len(science.hand) == 10
    assert science.rank == 1


@pytest.mark.rule("IV-RULING-15", "IV-DICE-10")
def test_dice_without_a_slot_stay_in_the_section_box():
    book = loading(armory=["first-aid-kit"], dice_each=8)

    science = member(book, "science")
    places = dict(zip([BOX.dice[die].id for die in science.dice], science.where, strict=True))
    assert science.where.count(AVAILABLE) == 6, "two red slots for four red dice"
    assert places["red-basic"] == BOXED, "the plain one stays behind first"
    assert science.where.count(BOXED) == 2


@pytest.mark.rule("IV-RULING-15", "IV-SHIP-LAUNCH-04")
def test_which_of_the_better_dice_has_no_slot_is_for_the_leader():
    book = launch(crew=TWO, seats=4, leaders=[0, 1, 2, 3])
    book.ship.dice[1] += [BOX.dice.number(die) for die in ("red-wild", "red-fitness", "red-defence")]

    book.play("send:science1", "send:recon1", "suggested-deck")
    assert (book.asked, book.seat) == ("box-die", 1)
    assert book.offered == [f"box-die:science:red-{kind}" for kind in ("fitness", "defence", "wild")]
    book.play("box-die:science:red-fitness")

    science = member(book, "science")
    boxed = [BOX.dice[die].id for die, where in zip(science.dice, science.where, strict=True) if where == BOXED]
    assert boxed == ["red-basic", "red-fitness"], "the plain one goes without asking"
    assert book.asked == "section-deck", "Recon is next"


# --- equipment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-EQUIP-02", "IV-SHIP-LAUNCH-06")
def test_equipment_is_loaded_from_the_armory_and_given_to_a_member():
    book = loading(armory=["first-aid-kit", "robotic-arm"])

    book.play("load:robotic-arm", "give:robotic-arm:recon")

    assert carried(book, "recon") == ["robotic-arm"]
    assert book.armory == ["first-aid-kit"]


@pytest.mark.rule("IV-EQUIP-06", "IV-EX-51")
def test_a_card_of_a_section_goes_to_its_member_only():
    book = loading(armory=["jetpack", "first-aid-kit", "riot-shield"])

    book.play("load:first-aid-kit")
    assert book.offered == ["give:first-aid-kit:science", "give:first-aid-kit:recon"]
    book.play("give:first-aid-kit:science")
    assert book.refusal("load:riot-shield") == ("IV-EQUIP-06", "section-not-in-team")
    book.play("load:jetpack")

    assert carried(book, "recon") == ["jetpack"], "nobody else could carry it"


@pytest.mark.rule("IV-EQUIP-03")
def test_each_member_takes_one_minor_card_and_they_take_no_space():
    armory = ["first-aid-kit", "signal-flares", "climbing-line", "robotic-arm", "medic-bag"]
    armory += ["hazard-suit", "grapnel-launcher"]
    book = loading(armory=armory)

    book.play("load:first-aid-kit", "give:first-aid-kit:science", "load:signal-flares")
    assert book.refusal("load:climbing-line") == ("IV-EQUIP-03", "one-minor-each")
    assert carried(book, "recon") == ["signal-flares"], "Science has one already"
    for card in ("robotic-arm", "medic-bag", "hazard-suit"):
        book.play(f"load:{card}", f"give:{card}:science")

    assert "load:grapnel-launcher" in book.offered, "a fourth card still fits"


@pytest.mark.rule("IV-LANDER-03", "IV-SHIP-LAUNCH-06")
def test_the_lander_limits_personal_and_field_equipment():
    armory = ["robotic-arm", "medic-bag", "hazard-suit", "forward-base", "grapnel-launcher", "first-aid-kit"]
    book = loading(armory=armory)

    for card in armory[:4]:
        book.play(f"load:{card}", f"give:{card}:recon")

    assert book.refusal("load:grapnel-launcher") == ("IV-LANDER-03", "lander-full")
    assert "load:first-aid-kit" in book.offered


@pytest.mark.rule("IV-EQUIP-04", "IV-SHIP-LAUNCH-06")
def test_a_field_upgrade_goes_free_with_what_it_belongs_to():
    armory = ["forward-base", "comm-tower", "robotic-arm", "medic-bag", "hazard-suit", "first-aid-kit"]
    book = loading(armory=armory)
    assert book.refusal("load:comm-tower") == ("IV-EQUIP-04", "base-not-loaded")

    for card in ("forward-base", "robotic-arm", "medic-bag", "hazard-suit"):
        book.play(f"load:{card}", f"give:{card}:recon")
    book.play("load:comm-tower")

    assert "comm-tower" in carried(book, "recon")


@pytest.mark.rule("IV-EQUIP-05")
def test_one_member_may_carry_everything():
    book = loading(armory=["robotic-arm", "medic-bag", "hazard-suit", "first-aid-kit"])

    for card in ("robotic-arm", "medic-bag", "hazard-suit"):
        book.play(f"load:{card}", f"give:{card}:science")

    assert len(carried(book, "science")) == 3


@pytest.mark.rule("IV-SHIP-LAUNCH-06", "IV-LANDER-06")
def test_supplies_are_those_of_the_lander_with_its_mods():
    book = loading(mods=["extra-tanks"], armory=["first-aid-kit"])

    book.play("done", dice=[*science_and_recon_hands(book), [9]])

    assert book.state.supplies == 11
    assert book.state.supply_limit == 11


def science_and_recon_hands(book: Any) -> Any:
    """The first cards of both decks, two each: the opening hands at rank 1."""
    return [card for section in (1, 2) for card in book.ship.decks[section][:2]]


@pytest.mark.rule("IV-SHIP-LAUNCH-07", "IV-CARD-04")
def test_each_member_draws_up_to_the_hand_limit():
    book = loading(team=("science1", "recon2"), armory=["first-aid-kit"])
    hands = [*book.ship.decks[1][:2], *book.ship.decks[2][:3]]

    book.play("done", dice=[*hands, [9]])

    assert len(member(book, "science").hand) == 2
    assert len(member(book, "recon").hand) == 3


# --- boards -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SHIP-LAUNCH-01", "IV-SHIP-LEAVE-01", "IV-KEY-10")
def test_the_board_of_another_planet_is_recorded_first():
    book = launch(planet="kestrel", crew=TWO)

    assert [BOX.planets[record.planet].id for record in book.ship.records] == ["kestrel"]
    assert book.state.planet == -1
    book.play("send:science1", "send:recon1")
    assert BOX.planets[book.state.planet].id == "tessaly"


@pytest.mark.rule("IV-SHIP-LAUNCH-01")
def test_the_record_names_the_landing_card():
    book = launch(planet="kestrel", crew=TWO)

    assert BOOK.landings[book.ship.records[0].landing].spec.planet == "kestrel"


@pytest.mark.rule("IV-SHIP-STAR-11", "IV-SHIP-BEGIN-01", "IV-KEY-10")
def test_the_board_is_covered_until_the_team_is_there():
    book = loading(armory=["first-aid-kit"])
    assert not book.happened(MissionRevealed)
    assert not {"map", "planet", "pois"} & {zone.id for zone in book.table.scene(0).zones}

    book.play("done", dice=[*science_and_recon_hands(book), [9]])

    assert [told.mission for told in book.happened(MissionRevealed)] == BOX.planets.find("tessaly").spec.missions
    assert {"map", "planet"} <= {zone.id for zone in book.table.scene(0).zones}


@pytest.mark.rule("IV-SHIP-STAR-11", "IV-SHIP-BEGIN-01", "IV-KEY-10")
def test_on_a_return_only_what_is_still_to_be_done_is_announced():
    tessaly = BOX.planets.number("tessaly")
    there = Record(
        tessaly,
        sectors=[[] for _ in BOX.boards[tessaly].sectors],
        flags=[0] * len(BOX.boards[tessaly].sectors),
        missions=[BOX.missions.number("m22")],
    )
    book = loading(records=[there], armory=["first-aid-kit"])

    book.play("done", dice=[*science_and_recon_hands(book), [9]])

    assert [told.mission for told in book.happened(MissionRevealed)] == ["m22"]
    assert book.ship.returning
