"""Section cards, hands and decks; crew members, skills and charges (IV-CARD, IV-CREW, IV-RULING-44)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.queries import hand_limit
from support.vanguard import crew, explore

AWAY = crew(at=4)


@pytest.mark.rule("IV-CARD-01")
def test_every_card_has_a_top_with_its_timing_and_a_combo() -> None:
    assert all(card.calls["top"].deeds and card.need and card.calls["combo_deeds"].deeds for card in BOX.cards)


@pytest.mark.rule("IV-CARD-03", "IV-KEY-04")
def test_played_and_discarded_cards_go_to_the_owners_discards() -> None:
    pos = explore(science=crew(hand=["improvised-treatment"], injuries=["wound"], hurt=["red"]), recon=AWAY)

    pos.play("card:improvised-treatment")

    assert pos.of("science", "discards") == ["improvised-treatment"]


@pytest.mark.rule("IV-CARD-04")
@pytest.mark.parametrize(("rank", "limit"), [(1, 2), (2, 3), (3, 4)])
def test_the_hand_limit_goes_by_rank(rank: int, limit: int) -> None:
    pos = explore(science=crew(rank=rank), recon=AWAY)

    assert hand_limit(pos.state, SECTIONS.index("science")) == limit


@pytest.mark.rule("IV-CARD-05", "IV-EX-11", "IV-RULING-44")
def test_the_limit_is_looked_at_after_the_whole_draw() -> None:
    hand = ["trial-and-error", "improvised-treatment"]
    deck = ["careful-study", "control-group"]
    pos = explore(pois={1: "pg-finds"}, science=crew(hand=hand, deck=deck), recon=AWAY)

    pos.act("draw-two", dice=["careful-study"])

    assert len(pos.of("science", "hand")) == 4
    assert pos.asked == "hand-limit"
    assert not any(key.startswith("card:") for key in pos.offered), "above the limit no card may be played"
    pos.play("discard:trial-and-error", "discard:control-group")
    assert pos.of("science", "hand") == ["improvised-treatment", "careful-study"]


@pytest.mark.rule("IV-CARD-06", "IV-EX-12")
def test_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    pos = explore(pois={1: "pg-finds"}, science=crew(deck=["careful-study"], discards=["trial-and-error"]), recon=AWAY)
    pos.play("rest")
    assert pos.of("science", "deck") == 0
    assert pos.happened(events.DeckShuffled) == []

    pos.play("rest")

    assert pos.of("science", "hand") == ["careful-study", "trial-and-error"]
    assert pos.of("science", "discards") == []


@pytest.mark.rule("IV-CARD-06")
def test_with_neither_deck_nor_discards_nothing_is_drawn() -> None:
    pos = explore(science=crew(), recon=AWAY)

    pos.play("rest")

    assert pos.of("science", "hand") == []


@pytest.mark.rule("IV-CARD-08", "IV-PLAYERS-10")
def test_hands_stay_apart_and_cards_belong_to_one_section() -> None:
    pos = explore(science=crew(hand=["trial-and-error"]), recon=crew(hand=["sprint"]))

    assert pos.of("science", "hand") == ["trial-and-error"]
    assert pos.of("recon", "hand") == ["sprint"]
    assert all(BOX.cards[card].spec.section == "science" for card in pos.member("science").hand)


@pytest.mark.rule("IV-CARD-10")
def test_a_card_can_give_a_symbol_that_is_on_no_die() -> None:
    from starboard.games.vanguard import effects
    from starboard.games.vanguard.printed import SYMBOLS

    pos = explore(pois={1: "pg-no-red"}, science=crew(dice=["red-basic"], hand=["trial-and-error"]), recon=AWAY)
    pos.act("no-red").take("red-basic")
    assert pos.state.check is not None
    effects.add_symbol(pos.state, pos.state.check, SYMBOLS.index("technology"), "IV-CARD-10")

    pos.roll("accident")

    assert pos.fact(".green") == 1


@pytest.mark.rule("IV-SAC-08")
def test_what_is_discarded_is_in_the_next_deck_and_what_was_left_in_the_box_is_not() -> None:
    pos = explore(science=crew(discards=["trial-and-error"]), recon=AWAY)

    pos.play("rest")

    assert pos.of("science", "hand") == ["trial-and-error"]
    assert pos.of("science", "deck") == 0


# --- crew -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-CREW-01", "IV-CREW-02")
def test_a_crew_card_is_bound_to_no_section_and_its_rank_is_its_sleeves() -> None:
    pos = explore(science=crew(crew="riku-hashimura", rank=2), recon=AWAY)

    assert pos.of("science", "crew") == "riku-hashimura"
    assert pos.of("science", "rank") == 2
    assert hand_limit(pos.state, SECTIONS.index("science")) == 3


@pytest.mark.rule("IV-CREW-03", "IV-CREW-05")
def test_a_skill_costs_a_charge_and_needs_one() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"], charges=1), recon=AWAY)
    pos.check("easy", "red-basic", rolls=["accident"])
    pos.play("skill:science", "face:basic")
    assert pos.of("science", "charges") == 0

    spent = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=AWAY)
    spent.check("easy", "red-basic", rolls=["accident"])
    assert spent.fact(".red") == 1


@pytest.mark.rule("IV-CREW-04")
def test_charges_have_no_maximum() -> None:
    pos = explore(pois={1: "pg-whom"}, science=crew(charges=9), recon=AWAY)

    pos.act("you")

    assert pos.of("science", "charges") == 10


@pytest.mark.rule("IV-CREW-03", "IV-FACT-22")
def test_an_advisor_supports_from_another_sector() -> None:
    pos = explore(
        seats=2,
        leaders=[0, 0, 1, 1],
        pois={1: "pg-easy"},
        science=crew(dice=["red-basic"]),
        recon=crew(at=4, crew="alma-reyes", charges=1, dice=["red-fitness"]),
    )
    pos.check("easy", "red-basic", rolls=["accident"])
    assert pos.asks == {"1": "modify"}

    pos.play("skill:recon", "die:recon:0", dice=[["red-fitness:fitness"]])

    assert pos.fact(".green") == 1
    assert pos.of("recon", "exhausted") == ["red-fitness"]


@pytest.mark.rule("IV-DICE-01", "IV-DES-01", "IV-DICE-07")
def test_five_kinds_of_die_in_three_colours_with_three_symbols_each() -> None:
    for colour in ("red", "green", "blue"):
        dice = [die.spec for die in BOX.dice if die.spec.colour == colour]
        assert {die.kind for die in dice} == {"basic", "specialised", "universal", "expert", "wild"}
        assert len([die for die in dice if die.kind == "specialised"]) == 3
    assert [die.spec.symbol for die in BOX.dice if die.spec.kind == "specialised"] == [
        *("fitness", "gathering", "defence"),
        *("exploration", "biology", "xenology"),
        *("building", "science", "technology"),
    ]


@pytest.mark.rule("IV-DICE-02", "IV-DICE-03", "IV-DICE-04", "IV-DICE-05", "IV-DICE-06", "IV-DES-01", "IV-FACT-09")
def test_the_faces_of_each_kind() -> None:
    faces = {die.id: die.spec.faces for die in BOX.dice}

    assert faces["red-basic"] == ["basic"] * 4 + ["vanguard", "accident"]
    assert faces["green-biology"] == ["biology"] * 3 + ["basic", "vanguard", "accident"]
    assert faces["blue-wild"] == ["vanguard"] * 3 + ["accident"] * 3
    assert faces["red-universal"].count("basic") == 2
    assert sorted(face for face in faces["red-universal"] if "+" in face) == [
        "fitness+defence",
        "fitness+gathering",
        "gathering+defence",
    ]
    for kind in ("universal", "expert"):
        assert all("accident" not in faces[f"{colour}-{kind}"] for colour in ("red", "green", "blue"))
    assert sorted(faces["blue-expert"]) == sorted(
        face for symbol in ("building", "science", "technology") for face in (symbol, f"{symbol}+{symbol}")
    )


@pytest.mark.rule("IV-COMP-03", "IV-DES-02", "IV-FACT-02")
def test_there_are_twenty_dice_of_each_colour_four_of_them_in_the_envelope() -> None:
    for colour in ("red", "green", "blue"):
        dice = [die.spec for die in BOX.dice if die.spec.colour == colour]
        assert sum(die.copies for die in dice) == 20
        assert sum(die.copies for die in dice if die.secret) == 4


@pytest.mark.rule("IV-COMP-04", "IV-DES-03", "IV-DES-04", "IV-INJ-10", "IV-DANGER-03")
def test_injury_and_danger_dice() -> None:
    numbers = BOX.numbers

    assert sorted(numbers.injury_die) == ["blank", "injury", "injury", "mental", "severe", "special"]
    assert sorted(numbers.danger_die) == ["common", "common", "rare", "special", "uncommon", "uncommon"]


@pytest.mark.rule("IV-CARD-02")
@pytest.mark.parametrize(("die", "offered"), [("green-biology", True), ("red-basic", False)])
def test_a_card_that_rerolls_dice_of_a_colour_is_for_a_pool_that_has_one(die: str, offered: bool) -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=[die], hand=["educated-guess"]), recon=crew(at=4))

    pos.check("easy", die, rolls=["accident"])

    assert ("card:educated-guess" in pos.offered) is offered


@pytest.mark.rule("IV-BIOME-01", "IV-BIOME-02", "IV-BIOME-03")
def test_twelve_biomes_and_the_tutorials_own() -> None:
    from starboard.games.vanguard.printed import BIOMES

    assert len(BIOMES) == 13
    used = {biome for board in BOX.boards for sector in board.sectors for biome in sector.biomes}
    used |= {biome for poi in BOX.pois for biome in poi.spec.biomes}
    assert used <= set(BIOMES)
    tutorial = BOX.boards[BOX.planets.number("eye-of-the-void")]
    assert [board.thing.id for board in BOX.boards if any("tutorial" in sector.biomes for sector in board.sectors)] == [
        tutorial.thing.id
    ]


@pytest.mark.rule("IV-CARD-06", "IV-CARD-03")
def test_a_card_that_is_being_played_is_not_shuffled_into_the_deck_it_draws_from() -> None:
    pos = explore(science=crew(hand=["notes-in-the-margin", "hypothesis"], discards=["careful-study"]), recon=AWAY)

    pos.play("card:notes-in-the-margin")

    assert pos.asked == "discard-card"
    assert pos.of("science", "hand") == ["hypothesis", "careful-study"], "one card is all there is to draw"
    pos.play("discard:hypothesis")
    assert pos.of("science", "discards") == ["notes-in-the-margin", "hypothesis"]


@pytest.mark.rule("IV-COMBO-02", "IV-CARD-06")
def test_a_card_whose_combo_draws_is_not_drawn_by_it() -> None:
    hand = ["trial-and-error"]
    pos = explore(science=crew(dice=["red-basic"], hand=hand, discards=["careful-study"]), recon=AWAY)
    pos.play("prepare", "check").take("red-basic").roll("basic")

    pos.play("combo:trial-and-error")

    assert pos.of("science", "hand") == ["careful-study"]
    assert pos.of("science", "discards") == ["trial-and-error"]


@pytest.mark.rule("IV-CARD-05")
def test_cards_taken_back_from_the_discards_are_held_to_the_limit_at_once() -> None:
    discards = ["specimen-jar", "translation-key", "hypothesis"]
    hand = ["open-notebook", "trial-and-error", "careful-study", "clean-air"]
    pos = explore(science=crew(rank=3, hand=hand, discards=discards), recon=AWAY)

    pos.play("card:open-notebook", "card:specimen-jar", "card:translation-key", "card:hypothesis")

    assert pos.asked == "hand-limit"
    pos.play("discard:careful-study", "discard:clean-air")
    assert pos.of("science", "hand") == ["trial-and-error", *discards]
    assert pos.asked == "turn"


@pytest.mark.rule("IV-CARD-02", "IV-RULING-44")
def test_cards_drawn_before_the_discard_make_it_possible() -> None:
    hand, deck = ["notes-in-the-margin"], ["hypothesis", "control-group"]
    pos = explore(science=crew(hand=hand, deck=deck), recon=AWAY)

    pos.play("card:notes-in-the-margin", "discard:hypothesis", dice=["hypothesis"])

    assert pos.of("science", "hand") == ["control-group"]
