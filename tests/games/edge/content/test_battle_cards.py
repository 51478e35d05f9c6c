"""Tactics cards played in a battle, before the roll and after it (U-03): the numbers are those of their texts."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge.printed import BOX
from support.edge import EdgePosition
from support.edge_things import changed, duel, finish, strength, tally

BEFORE = [
    pytest.param(
        "broadside",
        (3, 1),
        (3, 3),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:broadside"),
        id="broadside",
    ),
    pytest.param(
        "full-salvo",
        (4, 1),
        (3, 3),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:full-salvo"),
        id="full-salvo",
    ),
    pytest.param(
        "ranging-shots",
        (2, 2),
        (3, 2),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:ranging-shots"),
        id="ranging-shots",
    ),
    pytest.param(
        "killing-ground",
        (2, 3),
        (3, 3),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:killing-ground"),
        id="killing-ground",
    ),
    pytest.param(
        "crossfire",
        (3, 2),
        (3, 3),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:crossfire"),
        id="crossfire",
    ),
    pytest.param(
        "overload",
        (5, 1),
        (3, 3),
        {"cards": -1, "damaged": 1},
        [],
        [],
        {"modules": ["ice-lab"]},
        marks=pytest.mark.thing("tactic:overload"),
        id="overload",
    ),
    pytest.param(
        "jamming", (2, 1), (2, 3), {"cards": -1}, [], [], {}, marks=pytest.mark.thing("tactic:jamming"), id="jamming"
    ),
    pytest.param(
        "decoys", (2, 1), (3, 1), {"cards": -1}, [], [], {}, marks=pytest.mark.thing("tactic:decoys"), id="decoys"
    ),
    pytest.param(
        "blinding-flares",
        (2, 1),
        (2, 2),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:blinding-flares"),
        id="blinding-flares",
    ),
    pytest.param(
        "many-fronts",
        (3, 1),
        (3, 3),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:many-fronts"),
        id="many-fronts",
    ),
    pytest.param(
        "veteran-gunners",
        (3, 1),
        (3, 3),
        {},
        [],
        ["windfall"],
        {},
        marks=pytest.mark.thing("tactic:veteran-gunners"),
        id="veteran-gunners",
    ),
    pytest.param(
        "spotter-drones",
        (2, 2),
        (3, 3),
        {},
        [],
        ["windfall"],
        {},
        marks=pytest.mark.thing("tactic:spotter-drones"),
        id="spotter-drones",
    ),
    pytest.param(
        "reserve-cells",
        (2, 1),
        (3, 3),
        {"cards": -1, "energy": 2},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:reserve-cells"),
        id="reserve-cells",
    ),
    pytest.param(
        "emergency-power",
        (3, 1),
        (3, 3),
        {"cards": -1, "energy": 1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:emergency-power"),
        id="emergency-power",
    ),
    pytest.param(
        "ram",
        (4, 1),
        (3, 2),
        {"cards": -1, "damaged": 1},
        [],
        [],
        {"modules": ["ice-lab"]},
        marks=pytest.mark.thing("tactic:ram"),
        id="ram",
    ),
    pytest.param(
        "flanking-run",
        (2, 1),
        (1, 3),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:flanking-run"),
        id="flanking-run",
    ),
    pytest.param(
        "target-lock",
        (2, 4),
        (3, 3),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:target-lock"),
        id="target-lock",
    ),
    pytest.param(
        "all-hands",
        (4, 1),
        (3, 3),
        {"cards": -1, "ice": -1},
        ["lose:ice"],
        [],
        {"stores": {"ice": 1}},
        marks=pytest.mark.thing("tactic:all-hands"),
        id="all-hands",
    ),
    pytest.param(
        "prize-crew",
        (3, 1),
        (3, 3),
        {"cards": -1, "titanium": 1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:prize-crew"),
        id="prize-crew",
    ),
    pytest.param(
        "war-drums",
        (3, 1),
        (3, 3),
        {"cards": -1, "points": 1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:war-drums"),
        id="war-drums",
    ),
    pytest.param(
        "steady-aim",
        (2, 2),
        (3, 3),
        {"cards": -1, "energy": 1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:steady-aim"),
        id="steady-aim",
    ),
    pytest.param(
        "mine-belt",
        (2, 1),
        (2, 3),
        {"cards": -1, "titanium": 1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:mine-belt"),
        id="mine-belt",
    ),
    pytest.param(
        "last-stand",
        (3, 1),
        (3, 3),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:last-stand"),
        id="last-stand",
    ),
    pytest.param(
        "rally",
        (3, 1),
        (3, 3),
        {"cards": -1, "leaders": 1},
        ["recruit:veil"],
        [],
        {"abroad": {"veil": 1, "rusk": 1}},
        marks=pytest.mark.thing("tactic:rally"),
        id="rally",
    ),
    pytest.param(
        "shadow-gunners",
        (4, 1),
        (3, 3),
        {},
        [],
        ["windfall"],
        {},
        marks=pytest.mark.thing("tactic:shadow-gunners"),
        id="shadow-gunners",
    ),
    pytest.param(
        "relic-cannon",
        (3, 3),
        (3, 3),
        {"cards": -1},
        [],
        [],
        {},
        marks=pytest.mark.thing("tactic:relic-cannon"),
        id="relic-cannon",
    ),
]
"""A card, the dice and the aim of both sides once it is played, what else changes, the answers and draws, and what its
player has. Without it a fighter rolls two dice and aims at 1, the cruiser three and at 3."""


@pytest.mark.rule("AE-RULING-64", "AE-BATTLE-11", "AE-BATTLE-14")
@pytest.mark.parametrize(("card", "mine", "theirs", "expected", "answers", "dice", "has"), BEFORE)
def test_a_card_before_the_roll(
    card: str,
    mine: tuple[int, int],
    theirs: tuple[int, int],
    expected: dict[str, int],
    answers: list[str],
    dice: list[object],
    has: dict[str, Any],
) -> None:
    pos = duel({"hand": [card, "point-defence"], **has}).play("ready")
    assert (strength(pos, 0), strength(pos, 1)) == ((2, 1), (3, 3))

    assert changed(pos, f"card:{card}", *answers, dice=dice) == expected
    assert (strength(pos, 0), strength(pos, 1)) == (mine, theirs)
    assert pos.asked == "window-prepare"


@pytest.mark.thing("tactic:broadside")
def test_a_broadside_counts_the_ships_that_came_along_three_at_most() -> None:
    ships = {"fighter": ["pad"], "transport": ["isolde", "kiln", "ninth", "veil"]}
    pos = duel({"ships": ships, "hand": ["broadside", "point-defence"]})
    pos.play("join:0", "join:1", "join:2", "ready")
    assert strength(pos, 0) == (5, 1)

    pos.play("card:broadside")

    assert strength(pos, 0) == (6, 1), "nobody rolls more than six"

    there = {"ships": {"transport": ["halcyon-drydock"] * 4}, "hand": ["broadside"]}
    hindered = duel({"hand": ["flanking-run"]}, there).play("ready", "ready", "card:flanking-run")
    assert strength(hindered, 1)[0] == 2, "four guns, and two dice less"
    hindered.play("card:broadside")
    assert strength(hindered, 1)[0] == 5


@pytest.mark.thing("tactic:many-fronts", "tactic:jamming", "tactic:flanking-run")
@pytest.mark.parametrize(
    ("card", "answers", "expected"),
    [
        ("many-fronts", [], [(4, 1), (3, 3), (4, 1)]),
        ("jamming", [], [(2, 1), (2, 3), (3, 1)]),
        ("flanking-run", ["side:-1"], [(2, 1), (3, 3), (2, 1)]),
    ],
)
def test_raiders_are_another_side(card: str, answers: list[str], expected: list[tuple[int, int]]) -> None:
    raiders = [{"id": "wreckers", "at": "halcyon-drydock"}]
    pos = duel({"hand": [card, "point-defence"]}, raiders=raiders).play("ready")

    pos.play(f"card:{card}", *answers)

    assert [strength(pos, who) for who in (0, 1, -1)] == expected


@pytest.mark.thing("tactic:last-stand", "tactic:escape-pods", "tactic:orderly-retreat")
@pytest.mark.parametrize("card", ["last-stand", "escape-pods", "orderly-retreat", "war-drums"])
def test_ships_that_are_spared_stay_where_they_are(card: str) -> None:
    pos = duel({"hand": [card, "levy"]}).play("ready")
    rolls: list[object] = [["1", "2", "2"] if card in ("last-stand", "war-drums") else ["1", "2"], ["3", "3", "5"]]
    if card in ("last-stand", "war-drums"):
        pos.play(f"card:{card}", "ready", dice=rolls)
    else:
        pos.play("ready", dice=rolls)
        pos.play(f"card:{card}", dice=["windfall"] if card == "orderly-retreat" else [])
    finish(pos)
    pos.play("manoeuvre:energy:2")

    wrecked = ["fighter"] if card == "war-drums" else []
    assert pos.of(0, "scrapyard") == wrecked
    assert pos.of("halcyon-drydock", "ships") == ["1:cruiser"] if wrecked else ["0:fighter", "1:cruiser"]


AFTER = [
    pytest.param(
        "overcharge",
        ["die:2"],
        [["6"]],
        [6, 4],
        [6, 5, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:overcharge"),
        id="overcharge",
    ),
    pytest.param(
        "second-volley",
        ["die:2", "die:4"],
        [["6"], ["5"]],
        [6, 5],
        [6, 5, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:second-volley"),
        id="second-volley",
    ),
    pytest.param(
        "direct-hit",
        ["die:2"],
        [],
        [6, 4],
        [6, 5, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:direct-hit"),
        id="direct-hit",
    ),
    pytest.param(
        "lucky-shell",
        ["die:2"],
        ["windfall"],
        [5, 4],
        [6, 5, 3],
        {},
        {},
        marks=pytest.mark.thing("tactic:lucky-shell"),
        id="lucky-shell",
    ),
    pytest.param(
        "pinpoint",
        ["die:2"],
        [],
        [4, 4],
        [6, 5, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:pinpoint"),
        id="pinpoint",
    ),
    pytest.param(
        "point-defence",
        ["cancel:1:5"],
        [],
        [4, 2],
        [6, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:point-defence"),
        id="point-defence",
    ),
    pytest.param(
        "chaff",
        [],
        [],
        [4, 2],
        [6, 5],
        {"cards": -1, "energy": 1},
        {},
        marks=pytest.mark.thing("tactic:chaff"),
        id="chaff",
    ),
    pytest.param(
        "dead-stop",
        ["cancel:1:6"],
        [],
        [4, 2],
        [5, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:dead-stop"),
        id="dead-stop",
    ),
    pytest.param(
        "late-arrival",
        [],
        [["3"]],
        [4, 3, 2],
        [6, 5, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:late-arrival"),
        id="late-arrival",
    ),
    pytest.param(
        "escape-pods",
        ["recruit:veil"],
        [],
        [4, 2],
        [6, 5, 3],
        {"cards": -1, "leaders": 1},
        {"abroad": {"veil": 1, "rusk": 1}},
        marks=pytest.mark.thing("tactic:escape-pods"),
        id="escape-pods",
    ),
    pytest.param(
        "orderly-retreat",
        [],
        ["windfall"],
        [4, 2],
        [6, 5, 3],
        {},
        {},
        marks=pytest.mark.thing("tactic:orderly-retreat"),
        id="orderly-retreat",
    ),
    pytest.param(
        "turn-of-the-tide",
        ["die:2", "die:4"],
        [["6"]],
        [6, 5],
        [6, 5, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:turn-of-the-tide"),
        id="turn-of-the-tide",
    ),
    pytest.param(
        "dark-mirror",
        ["cancel:1:6", "die:2"],
        [["5"]],
        [5, 4],
        [5, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:dark-mirror"),
        id="dark-mirror",
    ),
    pytest.param(
        "out-of-the-dark",
        [],
        [["3"], ["5"]],
        [5, 4, 3, 2],
        [6, 5, 3],
        {"cards": -1},
        {},
        marks=pytest.mark.thing("tactic:out-of-the-dark"),
        id="out-of-the-dark",
    ),
]
"""A card, the answers and dice that follow, the dice of both sides then, what else changes, what its player has. The
fighter has rolled 2 and 4, the cruiser 3, 5 and 6."""


def rolled(hand: list[str], **has: Any) -> EdgePosition:
    pos = duel({"hand": hand, **has}).play("ready")
    return pos.play("ready", dice=[["2", "4"], ["3", "5", "6"]])


@pytest.mark.rule("AE-BATTLE-16", "AE-RULING-64")
@pytest.mark.parametrize(("card", "answers", "dice", "mine", "theirs", "expected", "has"), AFTER)
def test_a_card_after_the_roll(
    card: str,
    answers: list[str],
    dice: list[object],
    mine: list[int],
    theirs: list[int],
    expected: dict[str, int],
    has: dict[str, Any],
) -> None:
    pos = rolled([card, "ram"], **has)
    assert pos.refusal("card:ram") == ("AE-RULING-64", "wrong-time")

    assert changed(pos, f"card:{card}", *answers, dice=dice) == expected
    battle = pos.state.battle
    assert battle is not None
    assert [side.dice for side in battle.sides] == [mine, theirs]
    assert pos.asked == "window-outcome"


@pytest.mark.thing("tactic:point-defence", "tactic:chaff", "tactic:dead-stop")
def test_a_die_that_is_too_high_is_not_cancelled() -> None:
    def cancelled(card: str) -> list[str]:
        pos = duel({"hand": [card, "ram"]}).play("ready").play("ready", dice=[["2", "4"], ["4", "5", "6"]])
        pos.play(f"card:{card}")
        return [key for key in pos.offered if key.startswith("cancel")] or [str(tally(pos)["energy"])]

    assert cancelled("point-defence") == ["cancel:1:4", "cancel:1:5"]
    assert cancelled("dead-stop") == ["cancel:1:4", "cancel:1:5", "cancel:1:6"]
    assert cancelled("chaff") == ["1"], "there was only the 4 to cancel"
    high = duel({"hand": ["chaff", "ram"]}).play("ready").play("ready", dice=[["2", "4"], ["5", "5", "6"]])
    assert high.refusal("card:chaff") == ("AE-RULING-64", "would-do-nothing")


@pytest.mark.thing("module:prediction-hall")
def test_whoever_has_no_die_left_is_not_asked_to_reroll_one() -> None:
    theirs = {"ships": {"transport": ["halcyon-drydock"]}, "modules": ["prediction-hall"]}
    pos = duel({"hand": ["dead-stop"]}, theirs).play("ready").play("ready", dice=[["2", "1"], ["6"]])

    pos.play("card:dead-stop")

    assert pos.asks == {"1": "manoeuvre"}


@pytest.mark.thing("tactic:pinpoint")
def test_pinpoint_ends_at_6() -> None:
    pos = duel({"hand": ["pinpoint", "ram"]}).play("ready").play("ready", dice=[["2", "5"], ["3", "5", "6"]])

    pos.play("card:pinpoint", "die:5")

    assert pos.state.battle is not None
    assert pos.state.battle.sides[0].dice == [6, 2]


@pytest.mark.thing("tactic:late-arrival", "tactic:overcharge")
@pytest.mark.parametrize(
    ("card", "answers", "dice"), [("late-arrival", [], [5, 4, 3]), ("overcharge", ["die:3"], [5, 4])]
)
def test_a_die_rolled_late_is_aimed_like_the_others(card: str, answers: list[str], dice: list[int]) -> None:
    pos = duel({"hand": [card, "killing-ground", "ram"]}).play("ready", "card:killing-ground")
    pos.play("ready", dice=[["3", "4"], ["3", "5", "6"]])

    pos.play(f"card:{card}", *answers, dice=[["2"], ["5"]])

    assert pos.state.battle is not None
    assert pos.state.battle.sides[0].dice == dice


@pytest.mark.thing("tactic:second-volley")
def test_a_second_volley_may_be_the_same_die_twice_as_the_card_says() -> None:
    pos = rolled(["second-volley", "ram"])

    pos.play("card:second-volley", "die:2", dice=[["1"]])
    assert pos.offered == ["die:1", "die:4"]
    pos.play("die:1", dice=[["6"]])

    assert pos.state.battle is not None
    assert pos.state.battle.sides[0].dice == [6, 4]
    text = str(BOX.tactics[BOX.tactics.number("second-volley")].spec.text)
    assert text == "Reroll one of your dice, then one again, the same or another."


@pytest.mark.thing("tactic:overload", "tactic:ram", "tactic:all-hands")
@pytest.mark.parametrize(("card", "dice"), [("overload", 5), ("ram", 4), ("all-hands", 4)])
def test_who_has_nothing_to_lose_rolls_all_the_same(card: str, dice: int) -> None:
    pos = duel({"hand": [card]}).play("ready")

    pos.play(f"card:{card}", dice=[["6"] * dice, ["3", "3", "3"]])

    assert pos.of(0, "wins") == 1
    assert pos.of(0, "cards") == 0


@pytest.mark.rule("AE-BATTLE-28", "AE-BATTLE-14", "AE-RULING-64")
def test_a_card_for_what_a_side_has_most_of_already_is_kept() -> None:
    """Six dice, and an aim of 5: what comes first on these cards would be lost at once."""
    hand = ["full-salvo", "last-stand", "broadside", "many-fronts", "killing-ground", "jamming", "late-arrival"]
    six = {"ships": {"cruiser": ["pad"], "fighter": ["isolde"], "transport": ["kiln"]}, "upgrades": ["breach-prow"]}
    pos = duel({**six, "hand": hand}, ship="cruiser").play("join:0", "join:6", "ready")

    refused = ("AE-RULING-64", "would-do-nothing")
    assert strength(pos, 0) == (6, 1)
    assert pos.offered == ["card:killing-ground", "card:jamming", "ready", "pass-battle"]
    assert [pos.refusal(f"card:{card}") for card in hand[:4]] == [refused] * 4
    pos.play("card:killing-ground", "ready", dice=[["3"] * 6, ["3", "3", "3"]])
    assert pos.refusal("card:late-arrival") == refused


@pytest.mark.rule("AE-BATTLE-14", "AE-RULING-64")
def test_a_card_for_targeting_is_kept_by_whoever_aims_best_already() -> None:
    pos = duel({"hand": ["target-lock", "killing-ground", "crossfire"]}).play("ready", "card:target-lock")
    assert strength(pos, 0)[1] == 4

    pos.play("card:crossfire")

    assert strength(pos, 0) == (3, 5)
    assert pos.refusal("card:killing-ground") == ("AE-RULING-64", "would-do-nothing")
