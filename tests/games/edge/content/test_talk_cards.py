"""Tactics cards for diplomacy (U-03, AE-RULING-13): the numbers are those of their texts."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from support.edge import EdgePosition, edge, fleet
from support.edge_things import duel, go_on, less, strength, tally

TALKS = [
    pytest.param(
        "parley",
        [],
        ["windfall", "levy"],
        {"pad": 1},
        {"pad": 1, "cards": 1},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:parley"),
        id="parley",
    ),
    pytest.param(
        "safe-passage",
        [],
        [],
        {"cards": -1, "pad": 1, "points": 1},
        {},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:safe-passage"),
        id="safe-passage",
    ),
    pytest.param(
        "ceasefire",
        [],
        [],
        {"cards": -1, "pad": 1, "energy": 1},
        {"pad": 1, "energy": 1},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:ceasefire"),
        id="ceasefire",
    ),
    pytest.param(
        "paid-in-full",
        [],
        [],
        {"cards": -1, "ice": -1},
        {"pad": 1, "ice": 1},
        True,
        {"stores": {"ice": 3}},
        {},
        marks=pytest.mark.thing("tactic:paid-in-full"),
        id="paid-in-full",
    ),
    pytest.param(
        "old-debts",
        [],
        [],
        {"cards": -1, "ice": -2, "points": 1},
        {"pad": 1, "ice": 2},
        True,
        {"stores": {"ice": 3}},
        {},
        marks=pytest.mark.thing("tactic:old-debts"),
        id="old-debts",
    ),
    pytest.param(
        "protection-money",
        ["@1 give-one"],
        [],
        {"cards": -1, "ice": 1},
        {"ice": -1},
        False,
        {"hand": ["chaff"]},
        {"stores": {"ice": 3}},
        marks=pytest.mark.thing("tactic:protection-money"),
        id="protection-money",
    ),
    pytest.param(
        "white-flag",
        [],
        ["windfall"],
        {"pad": 1},
        {},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:white-flag"),
        id="white-flag",
    ),
    pytest.param(
        "exchange-of-gifts",
        [],
        [],
        {"cards": -1, "pad": 1, "ice": -1, "points": 2},
        {"pad": 1, "ice": 1},
        True,
        {"stores": {"ice": 3}},
        {},
        marks=pytest.mark.thing("tactic:exchange-of-gifts"),
        id="exchange-of-gifts",
    ),
    pytest.param(
        "misdirection",
        [],
        [],
        {"cards": -1, "pad": 1, "energy": 1},
        {},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:misdirection"),
        id="misdirection",
    ),
    pytest.param(
        "grand-gesture",
        [],
        [],
        {"cards": -1, "pad": 1, "points": 1},
        {"pad": 1},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:grand-gesture"),
        id="grand-gesture",
    ),
    pytest.param(
        "back-channel",
        [],
        ["windfall"],
        {"pad": 1},
        {"pad": 1},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:back-channel"),
        id="back-channel",
    ),
    pytest.param(
        "trade-delegation",
        [],
        [],
        {"cards": -1, "pad": 1, "credits": 1},
        {"pad": 1},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:trade-delegation"),
        id="trade-delegation",
    ),
    pytest.param(
        "hostage-swap",
        ["recruit:veil"],
        [],
        {"cards": -1, "pad": 1, "leaders": 1},
        {},
        True,
        {"abroad": {"veil": 1, "rusk": 1}},
        {},
        marks=pytest.mark.thing("tactic:hostage-swap"),
        id="hostage-swap",
    ),
    pytest.param(
        "council-of-war",
        [],
        ["windfall", "levy"],
        {"cards": 1},
        {},
        False,
        {},
        {},
        marks=pytest.mark.thing("tactic:council-of-war"),
        id="council-of-war",
    ),
    pytest.param(
        "stirring-words",
        [],
        [],
        {"cards": -1, "energy": 1},
        {},
        False,
        {"hand": ["chaff"]},
        {},
        marks=pytest.mark.thing("tactic:stirring-words"),
        id="stirring-words",
    ),
    pytest.param(
        "fearsome-name",
        ["@1 give-one"],
        [],
        {"cards": -1, "ice": 1},
        {"ice": -1},
        False,
        {"hand": ["chaff"]},
        {"stores": {"ice": 3}},
        marks=pytest.mark.thing("tactic:fearsome-name"),
        id="fearsome-name",
    ),
    pytest.param(
        "whispered-names",
        [],
        [],
        {"cards": -1},
        {"pad": 1},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:whispered-names"),
        id="whispered-names",
    ),
    pytest.param(
        "truce-of-lanterns",
        [],
        ["windfall"],
        {"pad": 1},
        {"pad": 1},
        True,
        {},
        {},
        marks=pytest.mark.thing("tactic:truce-of-lanterns"),
        id="truce-of-lanterns",
    ),
]
"""A card, the answers and draws that follow, what changes for its player and for the other one, whether that ends the
battle, what both have besides."""


@pytest.mark.rule("AE-RULING-13", "AE-BATTLE-09", "AE-BATTLE-10")
@pytest.mark.parametrize(("card", "answers", "dice", "mine", "theirs", "over", "has", "other"), TALKS)
def test_a_card_in_diplomacy(
    card: str,
    answers: list[str],
    dice: list[object],
    mine: dict[str, int],
    theirs: dict[str, int],
    over: bool,
    has: dict[str, Any],
    other: dict[str, Any],
) -> None:
    pos = duel({**has, "hand": [card, *has.get("hand", [])]}, other)
    before = tally(pos), tally(pos, 1)

    pos.play(f"card:{card}", *answers, dice=dice)

    assert less(tally(pos), before[0]) == mine
    assert less(tally(pos, 1), before[1]) == theirs
    assert (pos.state.battle is None) == over
    assert not pos.of(0, "scrapyard") + pos.of(1, "scrapyard")


@pytest.mark.thing("tactic:protection-money", "tactic:fearsome-name")
@pytest.mark.parametrize("card", ["protection-money", "fearsome-name"])
def test_whoever_gives_nothing_withdraws(card: str) -> None:
    rich = duel({"hand": [card]}, {"stores": {"ice": 1}})
    poor = duel({"hand": [card]})

    rich.play(f"card:{card}", "@1 leave")
    poor.play(f"card:{card}")

    for pos in (rich, poor):
        assert sorted(pos.of(1, "pad")) == ["cruiser", "transport"]
        assert pos.of(0, "ice") == 0
        assert pos.state.battle is None


@pytest.mark.thing("tactic:fearsome-name", "tactic:stirring-words")
@pytest.mark.parametrize(("card", "answers"), [("fearsome-name", ["@1 give-one"]), ("stirring-words", [])])
def test_words_can_be_worth_a_die(card: str, answers: list[str]) -> None:
    pos = duel({"hand": [card, "chaff"]}, {"stores": {"ice": 2}})
    assert strength(pos, 0) == (2, 1)

    pos.play(f"card:{card}", *answers)

    assert strength(pos, 0) == (3, 1)


def against_raiders(hand: list[str], **has: Any) -> EdgePosition:
    """A fighter launched at Wreckers, who roll four dice and aim at 1."""
    own = fleet(ships={"fighter": ["pad"]}, hand=hand, faction="tidewright-compact", **has)
    raiders = [{"id": "wreckers", "at": "halcyon-drydock"}]
    pos = edge(players=[own, fleet(ships={"transport": ["pad"]})], raiders=raiders)
    return go_on(pos.play("launch:fighter", "to:fighter:halcyon-drydock"))


@pytest.mark.thing("tactic:look-the-other-way", "tactic:letters-of-marque")
@pytest.mark.parametrize(
    ("card", "mine", "theirs"),
    [("look-the-other-way", (2, 1), (2, 1)), ("letters-of-marque", (2, 2), (2, 1))],
)
def test_raiders_look_away_for_two_dice(card: str, mine: tuple[int, int], theirs: tuple[int, int]) -> None:
    pos = against_raiders([card, "chaff"])
    assert strength(pos, -1) == (4, 1)
    nobody = duel({"hand": [card, "chaff"]})

    pos.play(f"card:{card}")

    assert (strength(pos, 0), strength(pos, -1)) == (mine, theirs)
    assert not nobody.is_offered(f"card:{card}"), "there are no raiders"


NEEDS_SOMEBODY = [
    "parley", "ceasefire", "paid-in-full", "old-debts", "protection-money", "exchange-of-gifts", "grand-gesture",
    "back-channel", "trade-delegation", "fearsome-name", "whispered-names", "truce-of-lanterns",
]  # fmt: skip


@pytest.mark.rule("AE-RULING-13")
@pytest.mark.parametrize("card", NEEDS_SOMEBODY)
def test_raiders_do_not_talk(card: str) -> None:
    pos = against_raiders([card, "safe-passage"], stores={"ice": 3})

    assert not pos.is_offered(f"card:{card}")
    assert pos.is_offered("card:safe-passage")


@pytest.mark.thing("tactic:paid-in-full", "tactic:old-debts", "tactic:exchange-of-gifts")
@pytest.mark.parametrize(("card", "price"), [("paid-in-full", 1), ("old-debts", 2), ("exchange-of-gifts", 1)])
def test_who_cannot_pay_cannot_send_anybody_away(card: str, price: int) -> None:
    rich = duel({"hand": [card], "stores": {"ice": price}})
    poor = duel({"hand": [card], "stores": {"ice": price - 1}})

    assert rich.is_offered(f"card:{card}")
    assert not poor.is_offered(f"card:{card}")


@pytest.mark.thing("tactic:ceasefire", "tactic:grand-gesture", "tactic:truce-of-lanterns", "tactic:parley")
@pytest.mark.parametrize(
    ("card", "left"), [("ceasefire", []), ("grand-gesture", []), ("truce-of-lanterns", []), ("parley", ["2:transport"])]
)
def test_a_truce_is_for_all_and_a_parley_for_two(card: str, left: list[str]) -> None:
    third = fleet(ships={"transport": ["isolde"], "fighter": ["pad"]})
    pos = duel({"hand": [card]}, seats=3, more=[third])
    pos.play("@2 join:0")
    assert pos.of("halcyon-drydock", "ships") == ["0:fighter", "1:cruiser", "2:transport"]

    pos.play(f"card:{card}", *(["side:1"] if card == "parley" else []))

    assert pos.of("halcyon-drydock", "ships") == left
    gained = [event.who for event in pos.happened(events.ResourcesGained)]  # type: ignore[attr-defined]
    assert gained == ([1, 2, 0] if card == "ceasefire" else []), "and a card without energy tells of none"
