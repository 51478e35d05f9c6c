"""The Hegemon in battle: who joins, how he negotiates, what he wins and loses (AE-HEG-99 to 105, 122, 123)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.event import Event
from starboard.games.edge import events
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import dice_of, targeting_of, traits
from starboard.games.edge.state import HEGEMON
from support.edge import EdgePosition, against_hegemon, fleet, hegemon_turn, home_but, quiet

MAP = "kiln odessa-field rusk bastion-academy veil ninth freeport-meridian sorrel kestrel-field isolde"
QUIET = {"orders": ["order-04", "order-14", "order-19"], "marker": 3, "probe": "sorrel"}


def two_fight(*, at: str = "kiln", **given: Any) -> EdgePosition:
    """Two people: a fighter of one is launched to where a transport of the other is."""
    given.setdefault("map", MAP)
    given.setdefault("moons", {"kiln": []})
    given.setdefault("hegemon", QUIET | {"eye": 1, "probe": at})
    dice = given.pop("dice", ())
    pos = against_hegemon(
        seats=2,
        players=[
            fleet(ships={"fighter": ["pad"], "transport": ["pad"]}, stores={"energy": 1}),
            fleet(ships={"transport": [at, "pad"]}),
        ],
        **given,
    )
    return pos.launch("fighter", at, dice=dice)


def sides(pos: EdgePosition) -> list[int]:
    """Who fights, in order."""
    assert pos.state.battle is not None
    return [side.player for side in pos.state.battle.sides]


# --- who joins --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-EX-20", "AE-HEG-101", "AE-HEG-122", "AE-BATTLE-05")
def test_his_cruiser_joins_a_battle_of_others_from_the_far_end_of_the_map() -> None:
    pos = two_fight(has={"ships": home_but(cruiser=["isolde"])}, dice=["no-answer"])

    assert pos.of("kiln", "ships") == ["0:fighter", "1:transport", "2:cruiser"]
    assert sides(pos) == [0, 1, 2]
    moved = pos.happened(events.ShipMoved)
    assert [(event.who, event.rule) for event in moved] == [(HEGEMON, "AE-HEG-101")]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-EX-20", "AE-HEG-101", "AE-HEG-53")
def test_his_cruiser_stays_out_of_nebulae() -> None:
    pos = against_hegemon(
        map=MAP,
        hegemon=QUIET,
        moons={"nebula-4": []},
        has={"ships": home_but(cruiser=["veil"])},
        raiders=[{"id": "mechaphage-hive", "at": "nebula-2"}],
        players=[fleet(ships={"science-vessel": ["pad"]}, stores={"energy": 1})],
    )

    pos.launch("science-vessel", "nebula-4")

    assert sides(pos) == [0, -1]
    assert pos.of("veil", "ships") == ["1:cruiser"]


@pytest.mark.rule("AE-HEG-101", "AE-HEG-122")
def test_a_cruiser_on_his_pad_joins_nothing() -> None:
    pos = two_fight()

    assert [event.at for event in pos.happened(events.BattleBegan)] == ["kiln"]  # type: ignore[attr-defined]
    assert pos.of("hegemon", "pad").count("cruiser") == 1
    assert pos.happened(events.ShipMoved) == []


@pytest.mark.rule("AE-HEG-122", "AE-EX-41")
def test_a_launch_without_a_battle_does_not_bring_him() -> None:
    pos = against_hegemon(
        map=MAP,
        hegemon=QUIET,
        moons={"kiln": []},
        has={"ships": home_but(cruiser=["odessa-field"])},
        players=[fleet(ships={"transport": ["pad"]})],
    )

    pos.launch("transport", "kiln")

    assert pos.of("odessa-field", "ships") == ["1:cruiser"]
    assert pos.happened(events.BattleBegan) == []


@pytest.mark.rule("AE-EX-41", "AE-HEG-122")
def test_he_joins_a_battle_against_raiders_as_a_third_side() -> None:
    pos = against_hegemon(
        map=MAP,
        hegemon=QUIET,
        moons={"kiln": []},
        has={"ships": home_but(cruiser=["isolde"])},
        raiders=[{"id": "mechaphage-hive", "at": "nebula-1"}],
        players=[fleet(ships={"transport": ["pad"]})],
    )

    pos.launch("transport", "kiln", dice=["no-answer"])
    assert pos.asked == "window-prepare"  # with the energy of Kiln
    assert sides(pos) == [0, 1, -1]
    assert pos.of("kiln", "ships") == ["0:transport", "1:cruiser"]
    assert pos.of("kiln", "raiders") == ["mechaphage-hive"]


@pytest.mark.rule("AE-EX-21", "AE-HEG-100", "AE-RULING-25")
def test_his_ships_in_reach_join_but_transports_on_planets_without_a_development_stay() -> None:
    """Around Kiln: a transport on a bare planet, one on a base, a fighter on a bare planet; one out of reach."""
    pos = two_fight(
        map="kiln odessa-field rusk . . ninth isolde",
        has={"ships": home_but(transport=["ninth", "odessa-field", "rusk"], fighter=["isolde"])},
        dice=["no-answer"],
    )

    assert pos.of("kiln", "ships") == ["0:fighter", "1:transport", "2:transport", "2:fighter"]
    assert pos.of("ninth", "ships") == ["2:transport"]
    assert pos.of("rusk", "ships") == ["2:transport"]
    rules = {event.rule for event in pos.happened(events.ShipMoved)}  # type: ignore[attr-defined]
    assert rules == {"AE-HEG-100"}


@pytest.mark.rule("AE-HEG-100")
@pytest.mark.parametrize("owner", [0, 2])
def test_a_development_of_anybody_lets_his_transport_go(owner: int) -> None:
    pos = two_fight(
        map="kiln ninth",
        has={"ships": home_but(transport=["ninth"])},
        developments=[{"at": "ninth", "owner": owner}],
        dice=["no-answer"],
    )

    assert pos.of("kiln", "ships") == ["0:fighter", "1:transport", "2:transport"]


@pytest.mark.rule("AE-RULING-53", "AE-HEG-100", "AE-BATTLE-06")
def test_he_joins_at_his_place_and_whoever_decides_earlier_does_so_without_him() -> None:
    pos = against_hegemon(
        seats=2,
        map="kiln odessa-field rusk",
        moons={"kiln": []},
        hegemon=QUIET | {"eye": 0, "probe": "kiln"},
        has={"ships": home_but(cruiser=["rusk"])},
        players=[
            fleet(ships={"fighter": ["pad"], "transport": ["odessa-field"]}),
            fleet(ships={"transport": ["kiln", "pad"], "fighter": ["odessa-field"]}),
        ],
    )

    pos.launch("fighter", "kiln")
    assert pos.asks == {"0": "escalate"}
    assert pos.of("kiln", "ships") == ["0:fighter", "1:transport"]
    pos.answer("done")
    assert pos.asks == {"1": "escalate"}
    assert pos.of("kiln", "ships") == ["0:fighter", "1:transport", "2:cruiser"]


# --- negotiation ------------------------------------------------------------------------------------------------------


def his_attack(negotiation: str, *, dice: tuple[Any, ...] = (), **given: Any) -> EdgePosition:
    """His transport goes to Kiln, where a human's fighter is; he turns this negotiation card."""
    given.setdefault("has", {"leaders": 0})
    own, turned = given.pop("own", {}), given.pop("turned", {})
    return hegemon_turn(
        map=MAP,
        moons={"kiln": []},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln", "turned": turned},
        players=[fleet(ships={"fighter": ["kiln"], "transport": ["pad"]}, **own)],
        dice=[["1"], "windfall", *([negotiation] if negotiation else []), *dice],
        **given,
    )


@pytest.mark.rule("AE-HEG-102", "AE-HEG-99", "AE-RULING-26")
def test_he_turns_a_negotiation_card_once_in_a_battle_with_people() -> None:
    pos = his_attack("no-answer", dice=(["1"], ["6", "6"], "order-01"))

    assert pos.happened(events.NegotiationTurned) == [
        events.NegotiationTurned(BOX.negotiations.number("no-answer"), "AE-HEG-102")
    ]
    assert pos.of("hegemon", "scrapyard") == ["transport"]


@pytest.mark.rule("AE-RULING-26")
def test_against_raiders_alone_he_does_not_negotiate() -> None:
    pos = hegemon_turn(
        map=MAP,
        moons={"kiln": []},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        raiders=[{"id": "gutterlings", "at": "kiln"}],
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", ["6"], ["1", "1"], "parade", "order-01"],
    )

    assert pos.happened(events.NegotiationTurned) == []
    assert pos.of("hegemon", "wins") == 1


@pytest.mark.rule("AE-HEG-103")
def test_negotiation_cards_never_come_to_his_hand() -> None:
    pos = his_attack("no-answer", dice=(["1"], ["6", "6"], "order-01"))

    assert pos.of("hegemon", "hand") == ["windfall"]
    assert pos.state.hegemon is not None
    assert sum(pos.state.hegemon.negotiations) + sum(pos.state.hegemon.turned) == 18
    assert sum(pos.state.hegemon.turned) == 1


@pytest.mark.rule("AE-RULING-26", "AE-HEG-18")
def test_an_empty_negotiation_deck_is_shuffled_again() -> None:
    turned = {card.id: card.spec.copies for card in BOX.negotiations} | {"no-answer": 5}
    pos = his_attack("", dice=(["1"], ["6", "6"], "order-01"), turned=turned)

    assert pos.state.hegemon is not None
    assert (sum(pos.state.hegemon.negotiations), sum(pos.state.hegemon.turned)) == (18, 0)


@pytest.mark.rule("AE-HEG-102", "AE-RULING-61", "AE-RULING-13")
def test_whoever_pays_what_he_demands_withdraws_undamaged() -> None:
    pos = his_attack("ultimatum", own={"stores": {"ice": 1}})

    assert pos.asks == {"0": "hegemon-demands"}
    pos.play("agree", dice=["parade", "order-01"])
    assert pos.of(0, "ice") == 0
    assert sorted(pos.of("hegemon", "hand")) == ["parade", "windfall"]
    assert pos.of(0, "pad") == ["transport", "fighter"]
    assert pos.happened(events.BattleRolled) == []


@pytest.mark.rule("AE-HEG-102", "AE-RULING-61")
def test_a_card_given_to_him_goes_itself_to_his_hand() -> None:
    pos = his_attack("ultimatum", own={"hand": ["parley"]})

    pos.play("agree", "lose-card:parley", dice=["order-01"])
    assert pos.of("hegemon", "hand") == ["parley", "windfall"]
    assert pos.of(0, "hand") == []


@pytest.mark.rule("AE-HEG-102")
def test_whoever_refuses_his_demand_fights() -> None:
    pos = his_attack("ultimatum", own={"stores": {"ice": 1}})

    pos.play("refuse", dice=[["1"], ["6", "6"], "order-01"])

    assert pos.of(0, "ice") == 1
    assert pos.of(0, "wins") == 1


@pytest.mark.rule("AE-HEG-102")
def test_he_demands_nothing_of_whoever_has_nothing() -> None:
    pos = his_attack("ultimatum", dice=(["1"], ["6", "6"], "order-01"))

    idle = [event for event in pos.happened(events.HegemonIdle) if event.step == "demand"]  # type: ignore[attr-defined]
    assert idle == [events.HegemonIdle("demand", "AE-HEG-102")]
    assert pos.of(0, "wins") == 1


@pytest.mark.rule("AE-RULING-33", "AE-HEG-102")
def test_with_an_empty_hand_he_has_nothing_to_offer_and_says_so() -> None:
    pos = against_hegemon(
        map=MAP,
        moons={"kiln": []},
        has={"ships": home_but(transport=["kiln"]), "hand": []},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        players=[quiet(ships={"fighter": ["pad"]})],
    )

    pos.launch("fighter", "kiln", dice=["safe-conduct"])

    assert pos.happened(events.HegemonIdle) == [events.HegemonIdle("offer", "AE-RULING-33")]
    assert pos.asked == "window-prepare", "the battle goes on"


@pytest.mark.rule("AE-HEG-102", "AE-HEG-37")
def test_whoever_lets_him_go_gets_a_card_from_his_hand_at_random() -> None:
    pos = his_attack("safe-conduct")

    assert pos.asks == {"0": "hegemon-offers"}
    pos.play("agree", dice=["order-01"])
    assert pos.of(0, "hand") == ["windfall"]
    assert pos.of("hegemon", "cards") == 0
    assert pos.of("kiln", "ships") == ["0:fighter"]
    assert pos.of("hegemon", "pad").count("transport") == 6


@pytest.mark.rule("AE-HEG-102")
def test_whoever_refuses_his_offer_keeps_him_there() -> None:
    pos = his_attack("safe-conduct")

    pos.play("refuse", dice=[["1"], ["6", "6"], "order-01"])

    assert pos.of("hegemon", "scrapyard") == ["transport"]
    assert pos.of(0, "cards") == 0


@pytest.mark.rule("AE-HEG-102", "AE-RULING-61")
@pytest.mark.parametrize(
    ("negotiation", "given"), [("ultimatum", events.ResourceLost), ("safe-conduct", events.CardGiven)]
)
def test_an_answer_is_told_then_what_is_given_then_who_withdraws(negotiation: str, given: type[Event]) -> None:
    pos = his_attack(negotiation, own={"stores": {"ice": 1}}).play("agree")

    wanted = [events.NegotiationAnswered, given, events.SideWithdrew]
    assert [type(each.event) for each in pos.table.news() if type(each.event) in wanted] == wanted


def his_attack_on_two(negotiation: str) -> EdgePosition:
    """Two people with something in their stores are on Kiln, where he launches to; the Eye is with the second."""
    own = {"stores": {"ice": 1}}
    return hegemon_turn(
        seats=2,
        map=MAP,
        moons={"kiln": []},
        has={"leaders": 0},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln", "eye": 1},
        players=[fleet(ships={"transport": ["kiln", "pad"]}, **own)] * 2,
        dice=[["1"], "windfall", negotiation],
    )


@pytest.mark.rule("AE-HEG-102", "AE-RULING-53")
def test_his_demand_goes_to_everybody_there_in_order() -> None:
    pos = his_attack_on_two("ultimatum")

    assert pos.asks == {"0": "hegemon-demands"}
    pos.play("refuse")
    assert pos.asks == {"1": "hegemon-demands"}
    pos.play("agree", dice=["parade", ["6"], ["5"]])
    assert pos.of("kiln", "ships") == ["0:transport", "2:transport"]
    assert (pos.of(0, "ice"), pos.of(1, "ice")) == (1, 0)
    order = [type(each.event) for each in pos.table.news()]
    assert order.index(events.ResourceLost) < order.index(events.SideWithdrew)


@pytest.mark.rule("AE-HEG-102")
def test_his_offer_goes_on_to_the_next_until_somebody_agrees() -> None:
    pos = his_attack_on_two("safe-conduct")

    pos.play("refuse")
    assert pos.asks == {"1": "hegemon-offers"}
    pos.play("agree")
    assert (pos.of(0, "cards"), pos.of(1, "hand")) == (0, ["windfall"])
    assert "2:transport" not in pos.of("kiln", "ships")


@pytest.mark.rule("AE-HEG-102")
def test_whoever_agrees_first_gets_his_card_and_nobody_else_is_asked() -> None:
    pos = his_attack_on_two("safe-conduct")

    pos.play("agree")

    assert (pos.of(0, "hand"), pos.of(1, "cards")) == (["windfall"], 0)
    assert len(pos.happened(events.NegotiationAnswered)) == 1


@pytest.mark.rule("AE-HEG-102", "AE-RULING-26")
def test_whoever_has_withdrawn_before_his_turn_to_talk_is_not_asked() -> None:
    """In a human's turn that human speaks first: Safe Passage takes them out before he demands anything."""
    pos = against_hegemon(
        seats=2,
        map=MAP,
        moons={"kiln": []},
        hegemon=QUIET | {"eye": 1, "probe": "kiln"},
        has={"ships": home_but(transport=["kiln"])},
        players=[
            fleet(ships={"fighter": ["pad"]}, hand=["safe-passage"], stores={"ice": 1}),
            fleet(ships={"transport": ["kiln", "pad"]}, stores={"ice": 1}),
        ],
    )

    pos.launch("fighter", "kiln").play("card:safe-passage", dice=["ultimatum"])

    assert pos.asks == {"1": "hegemon-demands"}


@pytest.mark.rule("AE-RULING-33")
def test_with_an_empty_hand_he_has_nothing_to_offer() -> None:
    pos = hegemon_turn(
        map=MAP,
        hegemon={"orders": ["order-04", "order-09", "order-17"], "probe": "kiln", "marker": 2},
        display={"industry": ["ore-crusher", "star-forge", "shipyard"]},
        players=[fleet(ships={"fighter": ["bastion-academy"], "transport": ["pad"]})],
        dice=[["1"], "smelter", "safe-conduct", ["1"], ["6", "6"], "order-01"],
    )

    assert pos.happened(events.NegotiationAnswered) == []
    assert pos.of("hegemon", "scrapyard") == ["transport"]


@pytest.mark.rule("AE-HEG-102", "AE-RULING-25")
@pytest.mark.parametrize(
    ("card", "dice"),
    [("show-of-force", (["1", "1"], ["6", "6"])), ("cold-calculation", (["1"], ["2"], ["6", "6"]))],
)
def test_he_may_threaten_with_a_die_or_with_targeting(card: str, dice: tuple[Any, ...]) -> None:
    pos = his_attack(card, dice=(*dice, "order-01"))

    assert pos.of(0, "wins") == 1


@pytest.mark.rule("AE-HEG-102", "AE-RULING-13", "AE-BATTLE-10")
def test_a_recall_order_ends_the_battle_for_all() -> None:
    pos = his_attack("recall-order", dice=("order-01",))

    assert pos.of("kiln", "ships") == []
    assert pos.of("hegemon", "pad").count("transport") == 6
    assert pos.of(0, "pad") == ["transport", "fighter"]
    assert [event.at for event in pos.happened(events.BattleEnded)] == ["kiln"]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-RULING-40", "AE-HEG-31", "AE-HEG-37")
@pytest.mark.parametrize("answer", ["give-one", "leave"])
def test_the_holder_says_whether_he_pays_tribute_or_leaves(answer: str) -> None:
    pos = two_fight_with_tribute(hand=["parade"])

    pos.play("card:protection-money")
    assert pos.asks == {"1": "tribute"}  # for themselves first
    pos.play("leave")
    assert pos.asks == {"1": "tribute"}
    assert pos.table.choice is not None
    assert pos.table.choice.args["whose"] == "hegemon"
    assert pos.happened(events.EyeDecided) == []
    pos.play(answer, dice=["no-answer"] if answer == "give-one" else [])
    assert pos.table.news()[0].event == events.EyeDecided(1)  # before anything comes of it
    assert pos.of(0, "cards") == (1 if answer == "give-one" else 0)
    assert ("cruiser" in pos.of("hegemon", "pad")) == (answer == "leave")


@pytest.mark.rule("AE-RULING-33", "AE-RULING-40")
def test_with_an_empty_hand_he_leaves() -> None:
    pos = two_fight_with_tribute(hand=[])

    pos.play("card:protection-money", "leave")

    assert "cruiser" in pos.of("hegemon", "pad")


def two_fight_with_tribute(*, hand: list[str]) -> EdgePosition:
    """A human with Protection Money against another and his cruiser; the Eye is with the other."""
    pos = against_hegemon(
        seats=2,
        map=MAP,
        moons={"kiln": []},
        hegemon=QUIET | {"eye": 1},
        has={"ships": home_but(cruiser=["isolde"]), "hand": hand},
        players=[
            fleet(ships={"fighter": ["pad"], "transport": ["pad"]}, hand=["protection-money"]),
            fleet(ships={"transport": ["kiln", "pad"]}, stores={"ice": 1}),
        ],
    )
    return pos.launch("fighter", "kiln")


# --- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-RULING-25", "AE-HEG-101")
def test_his_ships_have_the_guns_of_human_ships_reach_one_and_no_navigation() -> None:
    pos = against_hegemon(map=MAP, players=[fleet(ships={"transport": ["pad"]})])

    own, human = traits(pos.state, 1), traits(pos.state, 0)
    assert [each.guns for each in own] == [each.guns for each in human] == [1, 2, 1, 3]
    assert [each.reach for each in own[:3]] == [1, 1, 1]
    assert [each.targeting for each in own] == [1, 1, 1, 1]
    assert not any(each.navigation for each in own)
    assert human[2].navigation
    assert own[3].shield == 1


@pytest.mark.rule("AE-RULING-25", "AE-HEG-08")
@pytest.mark.parametrize(
    ("officer", "tiles", "dice", "targeting"),
    [
        ("quartermaster", [], 3, 1),
        ("iron-abbess", [], 3, 2),
        ("warden-of-lanes", [], 4, 1),
        ("quartermaster", ["fire-control"], 3, 2),
        ("iron-abbess", ["fire-control"], 3, 3),
    ],
)
def test_officers_and_upgrades_change_his_dice(officer: str, tiles: list[str], dice: int, targeting: int) -> None:
    pos = two_fight(
        has={"ships": home_but(cruiser=["isolde"])},
        hegemon=QUIET | {"eye": 1, "officer": officer, "tiles": tiles},
        dice=["no-answer"],
    )
    state = pos.state
    assert state.battle is not None
    his = state.battle.sides[2]

    assert (dice_of(state, his, state.battle.at), targeting_of(state, his, state.battle.at)) == (dice, targeting)


@pytest.mark.rule("AE-HEG-08", "AE-HEG-100")
@pytest.mark.parametrize(("officer", "joins"), [("quartermaster", False), ("mother-of-engines", True)])
def test_the_mother_of_engines_brings_transports_from_bare_planets(officer: str, joins: bool) -> None:
    pos = two_fight(
        map="kiln ninth",
        hegemon=QUIET | {"eye": 1, "probe": "kiln", "officer": officer},
        has={"ships": home_but(transport=["ninth"])},
        dice=["no-answer"] if joins else [],
    )

    assert ("2:transport" in pos.of("kiln", "ships")) == joins


@pytest.mark.rule("AE-HEG-08")
@pytest.mark.parametrize(("officer", "points"), [("quartermaster", 11), ("red-admiral", 12)])
def test_the_red_admiral_scores_for_a_battle_he_wins(officer: str, points: int) -> None:
    pos = hegemon_turn(
        map=MAP,
        moons={"kiln": []},
        has={"leaders": 0, "points": 10},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln", "officer": officer},
        raiders=[{"id": "gutterlings", "at": "kiln"}],
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", ["6"], ["1", "1"], "parade", "order-01"],
    )

    assert pos.of("hegemon", "points") == points


@pytest.mark.rule("AE-RULING-25", "AE-HEG-42")
def test_armed_transports_and_the_long_range_wing_last() -> None:
    pos = against_hegemon(
        map=MAP, hegemon={"tiles": ["armed-transports", "long-range-wing"]}, players=[fleet(ships={})]
    )
    own = traits(pos.start, 1)

    assert (own[0].guns, own[1].reach, own[1].guns) == (2, 2, 2)


@pytest.mark.rule("AE-HEG-105", "AE-HEG-33", "AE-HEG-99")
def test_nobody_is_asked_for_his_cards_or_energy_in_a_battle() -> None:
    pos = his_attack(
        "no-answer",
        has={"hand": ["broadside", "direct-hit", "parley"], "leaders": 0, "stores": {"energy": 3}},
        dice=(["1"], ["6", "6"], "order-01"),
    )

    assert pos.happened(events.CardPlayed) == []
    assert pos.happened(events.EnergySpent) == []
    assert pos.of("hegemon", "cards") == 4


# --- outcome ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-EX-22", "AE-HEG-104")
def test_he_gets_no_manoeuvre_when_he_loses_and_a_human_does() -> None:
    lost = his_attack("no-answer", dice=(["1"], ["6", "6"], "order-01"))
    won = his_attack("no-answer", dice=(["6"], ["5", "5"]))

    assert lost.of("hegemon", "cards") == 1  # the one of the moonless planet
    assert lost.asked != "manoeuvre"
    assert won.asks == {"0": "manoeuvre"}


@pytest.mark.rule("AE-HEG-43", "AE-BATTLE-24")
def test_his_losing_transport_goes_to_the_scrapyard() -> None:
    pos = his_attack("no-answer", dice=(["1"], ["6", "6"], "order-01"))

    assert pos.of("hegemon", "scrapyard") == ["transport"]
    damaged = pos.happened(events.ShipDamaged)
    assert [event.rule for event in damaged] == ["AE-HEG-43"]  # type: ignore[attr-defined]


@pytest.mark.rule("AE-EX-19", "AE-HEG-44")
@pytest.mark.parametrize(("mark", "there", "wrecks"), [(0, ["2:cruiser"], []), (1, [], ["cruiser"])])
def test_his_cruisers_shield_takes_the_first_damage(mark: int, there: list[str], wrecks: list[str]) -> None:
    pos = two_fight(
        has={"ships": home_but(cruiser=["isolde"]), "shield": {"cruiser": mark}},
        dice=["no-answer"],
    )

    pos.play("ready", dice=[["6", "6"], ["5"], ["6", "1", "1"]])

    assert pos.asks == {"1": "manoeuvre"}  # 6-6 beats 6-1-1 and 5
    pos.play("manoeuvre:card:1")
    assert [ship for ship in pos.of("kiln", "ships") if ship != "0:fighter"] == there
    assert pos.of("hegemon", "scrapyard") == wrecks


@pytest.mark.rule("AE-HEG-123", "AE-HEG-58", "AE-BATTLE-21")
def test_when_he_wins_he_advances_on_supremacy_and_takes_its_token() -> None:
    pos = his_attack("no-answer", has={"leaders": 0, "tracks": {"supremacy": 2}}, dice=(["6"], ["5", "5"]))

    pos.play("manoeuvre:energy:2", dice=["order-01"])

    assert pos.of("hegemon", "supremacy") == 3
    assert pos.of("hegemon", "tokens") == 1
    assert pos.of("hegemon", "wins") == 1


@pytest.mark.rule("AE-HEG-123", "AE-HEG-34")
def test_rewards_for_raiders_come_to_him_as_points_and_cards() -> None:
    pos = hegemon_turn(
        map=MAP,
        moons={"kiln": []},
        has={"points": 10, "leaders": 0},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        raiders=[{"id": "tollkeepers", "at": "kiln"}],
        players=[fleet(ships={"transport": ["pad"]})],
        dice=[["1"], "windfall", ["6"], ["1", "1", "5"], "parade", "order-01"],
    )

    assert pos.of("hegemon", "points") == 12
    assert pos.of("hegemon", "cards") == 2
    assert [pos.of("hegemon", kind) for kind in ("energy", "credits", "ice", "nanocarbon", "titanium")] == [0] * 5


@pytest.mark.rule("AE-HEG-99", "AE-HEG-89", "AE-BATTLE-01")
def test_his_battle_has_the_steps_of_every_battle_in_order() -> None:
    pos = hegemon_turn(
        map="kiln odessa-field",
        moons={"kiln": []},
        has={"ships": home_but(cruiser=["odessa-field"]), "leaders": 0},
        hegemon={"orders": ["order-14", "order-09", "order-17"], "probe": "kiln"},
        players=[fleet(ships={"fighter": ["kiln"], "transport": ["pad"]})],
        dice=[["1"], "windfall", "no-answer", ["1", "1", "1", "1"], ["6", "6"], "order-01"],
    )

    wanted = (
        events.BattleBegan,
        events.ShipMoved,
        events.NegotiationTurned,
        events.BattleRolled,
        events.BattleWon,
        events.ShipDamaged,
        events.ShieldHit,
    )
    order = [type(each.event) for each in pos.table.news() if isinstance(each.event, wanted)]
    assert order == [*wanted[:4], events.BattleRolled, *wanted[4:]]
