"""Equipment, leads, discoveries, unique discoveries (IV-EQUIP, IV-LEAD, IV-DISC, IV-UDISC, IV-RULING-27, 61, 62)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.event import Event
from starboard.games.vanguard import events
from starboard.games.vanguard.printed import BOX, KINDS
from support.vanguard import VanguardPosition, crew, explore

AWAY = crew(at=4)


def finds(**given: Any) -> VanguardPosition:
    given.setdefault("science", crew())
    given.setdefault("recon", AWAY)
    return explore(pois={1: "pg-finds"}, **given)


# --- equipment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-EQUIP-01")
def test_there_are_four_kinds_of_equipment() -> None:
    assert {each.spec.kind for each in BOX.equipment} == {"minor", "personal", "field", "upgrade"}


@pytest.mark.rule("IV-EQUIP-05", "IV-EQUIP-08")
def test_any_number_may_be_carried_and_used_in_the_own_turn() -> None:
    kit = ["first-aid-kit", "lucky-charm", "signal-flares"]
    pos = explore(science=crew(equipment=kit, injuries=["wound"]), recon=AWAY)

    used = [key for key in pos.offered if key.startswith("operate:")]

    assert used == ["operate:science:first-aid-kit", "operate:science:signal-flares"]


@pytest.mark.rule("IV-EQUIP-06", "IV-EQUIP-07", "IV-EX-51", "IV-RULING-61")
def test_only_equipment_without_a_section_symbol_changes_hands_in_a_sector() -> None:
    pos = explore(active="recon", recon=crew(equipment=["first-aid-kit", "jetpack"]), science=crew())

    assert [key for key in pos.offered if key.startswith("hand-over:")] == ["hand-over:recon:first-aid-kit:science"]
    pos.play("hand-over:recon:first-aid-kit:science")
    assert pos.of("science", "equipment") == ["first-aid-kit"]
    assert pos.table_of("actions") == 2


@pytest.mark.rule("IV-RULING-61")
@pytest.mark.parametrize(("answer", "carried"), [("agree", ["first-aid-kit"]), ("disagree", [])])
def test_the_other_owner_must_agree(answer: str, carried: list[str]) -> None:
    pos = explore(
        seats=2, leaders=[0, 0, 1, 1], science=crew(equipment=["first-aid-kit"]), recon=crew(), engineering=AWAY
    )
    pos.play("hand-over:science:first-aid-kit:recon")
    assert pos.asks == {"1": "take-equipment"}

    pos.play(answer)

    assert pos.of("recon", "equipment") == carried


@pytest.mark.rule("IV-EQUIP-07", "IV-RULING-61")
def test_in_the_turn_of_one_another_may_hand_something_over() -> None:
    pos = explore(active="science", science=crew(), recon=crew(equipment=["first-aid-kit"]), engineering=crew())
    assert [key for key in pos.offered if key.startswith("hand-over:")] == [
        "hand-over:recon:first-aid-kit:science",
        "hand-over:recon:first-aid-kit:engineering",
    ]

    pos.play("hand-over:recon:first-aid-kit:science")

    assert pos.of("science", "equipment") == ["first-aid-kit"]


@pytest.mark.rule("IV-RULING-61")
@pytest.mark.parametrize(("answer", "carried"), [("agree", ["first-aid-kit"]), ("disagree", [])])
def test_whose_equipment_it_is_must_agree_in_the_turn_of_another_player(answer: str, carried: list[str]) -> None:
    pos = explore(
        active="science",
        seats=3,
        leaders=[2, 0, 1, 1],
        science=crew(),
        recon=crew(equipment=["first-aid-kit"]),
        security=crew(),
    )
    assert [key for key in pos.offered if key.startswith("hand-over:")] == ["hand-over:recon:first-aid-kit:science"]
    pos.play("hand-over:recon:first-aid-kit:science")
    assert pos.asks == {"1": "give-equipment"}

    pos.play(answer)

    assert pos.of("science", "equipment") == carried


@pytest.mark.rule("IV-EQUIP-07")
def test_nobody_hands_anything_to_another_sector() -> None:
    pos = explore(science=crew(equipment=["first-aid-kit"]), recon=AWAY)

    assert not any(key.startswith("hand-over:") for key in pos.offered)


@pytest.mark.rule("IV-EQUIP-10", "IV-EQUIP-13")
def test_a_placed_token_serves_everybody_in_its_sector() -> None:
    pos = explore(
        active="recon",
        tokens={"1": ["forward-base"]},
        recon=crew(exhausted=["red-fitness", "green-basic", "blue-technology"]),
        science=crew(at=4, equipment=["forward-base"]),
    )
    pos.play("rest")
    assert pos.of("recon", "exhausted") == [], "two more than half of three"

    elsewhere = explore(
        active="recon",
        tokens={"4": ["forward-base"]},
        recon=crew(exhausted=["red-fitness", "green-basic", "blue-technology"]),
        science=AWAY,
    )
    elsewhere.play("rest", "die:recon:0", "die:recon:1")
    assert elsewhere.of("recon", "exhausted") == ["blue-technology"]


@pytest.mark.rule("IV-EQUIP-04", "IV-EQUIP-10")
def test_an_upgrade_serves_only_where_what_it_belongs_to_stands() -> None:
    pos = explore(science=crew(at=4, equipment=["forward-base", "hydroponic-farm"]), recon=crew())
    assert not [key for key in pos.offered if "hydroponic-farm" in key]

    pos.play("set-up:science:forward-base")

    assert len([key for key in pos.offered if "hydroponic-farm" in key]) == 1


@pytest.mark.rule("IV-EQUIP-11")
def test_a_placed_token_is_not_placed_again() -> None:
    pos = explore(tokens={"4": ["forward-base"]}, science=crew(equipment=["forward-base"]), recon=AWAY)

    assert not any(key.startswith("set-up:") for key in pos.offered)


@pytest.mark.rule("IV-EQUIP-12")
def test_discarded_equipment_returns_to_the_armory() -> None:
    pos = explore(science=crew(equipment=["first-aid-kit"], injuries=["wound"], hurt=["red"]), recon=AWAY)

    pos.play("operate:science:first-aid-kit")

    assert pos.of("science", "equipment") == []
    assert pos.state.ship.armory == [BOX.equipment.number("first-aid-kit")]


@pytest.mark.rule("IV-EQUIP-08")
def test_what_can_be_used_once_a_turn_is_ready_in_the_next() -> None:
    pos = explore(
        active="recon",
        events=[],
        recon=crew(equipment=["jetpack"], dice=["red-fitness"] * 2 + ["green-basic"] * 3, rank=2),
        science=crew(at=4, acted=True),
    )
    pos.play("operate:recon:jetpack", "sector:2", "die:recon:0")
    assert "operate:recon:jetpack" not in pos.offered

    pos.play("end-turn", "start-token:recon")

    assert "operate:recon:jetpack" in pos.offered


# --- leads ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-LEAD-01", "IV-LEAD-03", "IV-DES-07")
def test_twenty_tokens_worth_nought_to_three_are_in_the_bag_at_the_start() -> None:
    pos = finds()

    assert pos.table_of("lead_bag") == 20
    assert sorted({lead.spec.value for lead in BOX.leads}) == [0, 1, 2, 3]


@pytest.mark.rule("IV-LEAD-02", "IV-EX-52")
def test_a_lead_puts_one_random_token_on_the_matching_deck() -> None:
    pos = finds()

    pos.act("lead", dice=["trace"])

    assert pos.table_of("leads") == {"alien-technology": 1}
    assert pos.table_of("lead_bag") == 19


@pytest.mark.rule("IV-LEAD-04", "IV-DISC-02")
def test_three_or_more_give_the_top_card_and_take_the_tokens_off() -> None:
    pos = finds(leads={"minerals": ["sign"]}, lead_bag=["trace", "trace"])

    pos.act("two-leads")

    assert pos.table_of("discoveries") != []
    assert pos.happened(events.DiscoveryGained)[0].kind == "minerals"
    assert sum(pos.state.lead_beside) == 2


@pytest.mark.rule("IV-LEAD-05", "IV-LEAD-10")
def test_tokens_with_the_return_symbol_go_back_into_the_bag() -> None:
    pos = finds(leads={"minerals": ["common-sign", "sign"]}, lead_bag=["trace"])

    pos.act("discovery")

    assert pos.table_of("leads") == {}
    assert pos.table_of("lead_bag") == 2
    assert sum(pos.state.lead_beside) == 1
    cleared = [type(each.event) for each in pos.table.news()]
    assert cleared.index(events.LeadsCleared) < cleared.index(events.DiscoveryGained)


@pytest.mark.rule("IV-LEAD-06", "IV-EX-53", "IV-RULING-62")
def test_two_leads_can_give_two_discoveries() -> None:
    pos = finds(leads={"minerals": ["sign"]}, lead_bag=["trace", "proof"])
    pos.act("two-leads", dice=["trace"])
    assert pos.asked == "lead-order"
    assert pos.offered == ["place-lead:trace", "place-lead:proof"]

    pos.play("place-lead:trace")

    assert len(pos.table_of("discoveries")) == 2


@pytest.mark.rule("IV-RULING-62")
def test_tokens_that_return_meanwhile_are_not_drawn_again() -> None:
    pos = finds(leads={"minerals": ["common-sign"]}, lead_bag=["trace"])

    pos.act("two-leads")

    assert len(pos.table_of("discoveries")) == 1
    assert pos.table_of("lead_bag") == 1
    assert pos.table_of("leads") == {}


@pytest.mark.rule("IV-LEAD-07")
def test_with_an_empty_bag_no_leads_are_gained() -> None:
    pos = finds(lead_bag=[])

    pos.act("lead")

    assert pos.table_of("leads") == {}
    assert len(pos.happened(events.NoLeads)) == 1


@pytest.mark.rule("IV-LEAD-08")
def test_a_card_token_lets_the_science_leader_choose_who_draws() -> None:
    pos = finds(
        seats=2,
        leaders=[0, 1, 0, 0],
        active="recon",
        science=crew(),
        recon=crew(deck=["sprint", "sprint"]),
        lead_bag=["false-trail-card"],
    )
    pos.act("lead")
    assert pos.asks == {"1": "lead-card"}

    pos.play("member:recon")

    assert pos.of("recon", "hand") == ["sprint"], "one of the two"
    assert pos.table_of("leads") == {"alien-technology": 1}


@pytest.mark.rule("IV-LEAD-09")
def test_a_charge_token_gives_a_charge() -> None:
    pos = finds(lead_bag=["false-trail-charge"])

    pos.act("lead", "member:recon")

    assert pos.of("recon", "charges") == 1


# --- discoveries ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DISC-01", "IV-BOARD-08")
def test_five_decks_lie_above_the_board() -> None:
    pos = finds()

    assert len(pos.state.decks) == 5
    assert all(sum(deck) == 13 for deck in pos.state.decks)


@pytest.mark.rule("IV-DISC-03")
def test_there_is_no_limit_during_the_exploration() -> None:
    many = [each.id for each in BOX.discoveries][:9]
    pos = finds(discoveries=many)

    pos.act("discovery")

    assert len(pos.table_of("discoveries")) == 10


@pytest.mark.rule("IV-RULING-27")
def test_an_empty_deck_gives_nothing_but_the_leads_are_cleared() -> None:
    pos = finds(leads={"minerals": ["sign"]})
    kind = 2
    pos.state.decks[kind] = [0] * len(pos.state.decks[kind])

    pos.act("discovery")

    assert pos.table_of("discoveries") == []
    assert pos.table_of("leads") == {}


@pytest.mark.rule("IV-KEY-02", "IV-DISC-02")
@pytest.mark.parametrize("others", [["banded-iron"], []])
def test_a_discovery_that_was_returned_lies_under_the_others(others: list[str]) -> None:
    science = crew(exhausted=["red-basic"])
    pos = explore(pois={1: "pg-finds"}, discoveries=["burning-salt"], science=science, recon=AWAY)
    kind = KINDS.index("minerals")
    pos.state.decks[kind] = [int(each.id in others) for each in BOX.discoveries]

    pos.play("discovery:science:burning-salt")
    pos.act("discovery")

    assert pos.table_of("discoveries") == (others or ["burning-salt"])


@pytest.mark.rule("IV-KEY-02", "IV-DISC-02")
def test_a_discovery_that_was_returned_to_another_deck_takes_nothing_from_this_one() -> None:
    minerals, life = KINDS.index("minerals"), KINDS.index("microorganisms")
    away = next(each for each in BOX.discoveries if BOX.kinds[each.number] == life)
    pos = explore(pois={1: "pg-finds"}, science=crew(), recon=AWAY)
    pos.state.decks[minerals] = [int(each.id == "banded-iron") for each in BOX.discoveries]
    pos.state.beneath.append(away.number)

    pos.act("discovery")

    assert pos.table_of("discoveries") == ["banded-iron"]


@pytest.mark.rule("IV-DISC-04", "IV-RULING-70", "IV-KEY-02")
def test_a_planetary_ability_is_used_at_any_time_by_any_member_and_returns_to_its_deck() -> None:
    usable = next(each for each in BOX.discoveries if each.calls["planet"].names == ("refresh",))
    pos = explore(science=crew(exhausted=["red-basic"] * 2 + ["blue-basic"] * 2), recon=AWAY, discoveries=[usable.id])
    before = sum(pos.state.decks[BOX.kinds[usable.number]])
    key = f"discovery:science:{usable.id}"
    assert key in pos.offered

    pos.play(key)

    assert pos.table_of("discoveries") == []
    assert sum(pos.state.decks[BOX.kinds[usable.number]]) == before + 1


@pytest.mark.rule("IV-DISC-04")
def test_a_planetary_ability_for_a_turn_is_not_used_in_the_midst_of_a_check() -> None:
    pos = explore(pois={1: "pg-easy"}, science=crew(dice=["red-basic"]), recon=AWAY, discoveries=["folded-map"])
    key = "discovery:science:folded-map"
    assert key in pos.offered

    pos.act("easy")

    assert key not in pos.offered


@pytest.mark.rule("IV-UDISC-01", "IV-UDISC-04", "IV-BOARD-06")
def test_without_a_number_it_is_the_top_card_of_the_board() -> None:
    pos = finds()

    pos.act("unique")

    assert pos.table_of("uniques") == [2]


@pytest.mark.rule("IV-UDISC-01")
def test_with_a_number_it_is_that_card() -> None:
    pos = finds()

    pos.act("unique-three")

    assert pos.table_of("uniques") == [3]


@pytest.mark.rule("IV-UDISC-05", "IV-TUT-24")
def test_with_an_empty_space_the_text_printed_there_is_followed() -> None:
    pos = finds(unique_stack=[])
    pos.act("unique")
    assert pos.table_of("success") == 2

    again = finds(unique_stack=[], uniques=[3])
    again.act("unique-three")
    assert (again.table_of("uniques"), again.table_of("success")) == ([3], 2)


@pytest.mark.rule("IV-UDISC-02", "IV-UDISC-03", "IV-RULING-49")
def test_numbers_above_thirty_two_do_not_outlast_the_exploration() -> None:
    pos = explore(uniques=[2, 33], science=crew(), recon=crew())

    pos.play("depart")

    assert pos.table_of("uniques") == [2]


@pytest.mark.rule("IV-LEAD-08", "IV-LEAD-09", "IV-RULING-62")
@pytest.mark.parametrize(
    ("token", "kind", "rule"),
    [
        ("false-trail-card", events.CardDrawn, "IV-LEAD-08"),
        ("false-trail-charge", events.ChargeGained, "IV-LEAD-09"),
    ],
)
def test_a_token_lies_on_its_deck_before_it_gives_something(token: str, kind: type[Any], rule: str) -> None:
    pos = explore(pois={1: "pg-finds"}, lead_bag=[token], science=crew(deck=["trial-and-error"], hand=[]), recon=AWAY)

    pos.act("lead", "member:science")

    story = [event for event in pos.happened(Event) if isinstance(event, (events.LeadPlaced, kind))]
    assert [type(event) for event in story] == [events.LeadPlaced, kind]
    assert story[1].rule == rule


@pytest.mark.rule("IV-EQUIP-10")
@pytest.mark.thing("card:tune-up")
def test_what_others_have_used_of_ones_field_equipment_can_be_used_again() -> None:
    pos = explore(
        planet="tessaly",
        tokens={"1": ["forward-base"]},
        engineering=crew(at=2, hand=["tune-up"], equipment=["forward-base", "hydroponic-farm"]),
        science=crew(at=1),
        active="science",
    )
    farm = "operate:science:hydroponic-farm"
    pos.play(farm)
    assert farm not in pos.offered

    pos.play("card:tune-up")

    assert farm in pos.offered


@pytest.mark.rule("IV-EQUIP-10")
@pytest.mark.thing("card:tune-up")
def test_what_one_has_used_of_the_field_equipment_of_others_is_not_ones_own() -> None:
    pos = explore(
        planet="tessaly",
        tokens={"1": ["forward-base"]},
        science=crew(at=2, equipment=["forward-base", "hydroponic-farm"]),
        engineering=crew(at=1, hand=["tune-up"], exhausted=["red-basic"]),
        active="engineering",
    )
    farm = "operate:engineering:hydroponic-farm"
    pos.play(farm, "card:tune-up")

    assert farm not in pos.offered
