"""A battle on its stage: the dice column by column, the verdict on each, and what comes of it."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from starboard.core.choice import SPECTATOR
from starboard.core.scene import Piece, Zone
from starboard.games.edge.printed import BOX
from starboard.games.edge.rules.dice import best_of
from starboard.games.edge.stage import compare
from starboard.locale import voice
from support.edge import EdgePosition, against_hegemon, edge, fleet


@pytest.mark.rule("AE-BATTLE-17", "AE-BATTLE-20")
def test_the_third_die_settles_it_and_whoever_is_out_stays_out() -> None:
    verdict = compare([[6, 5, 4, 2], [5, 5, 3], [6, 5, 5, 2], [4, 4, 2, 1]])

    assert verdict.states == [
        ["tied", "tied", "beaten", "out"],
        ["beaten", "out", "out"],
        ["tied", "tied", "deciding", "spent"],
        ["beaten", "out", "out", "out"],
    ]
    assert [text.id for text in verdict.columns] == ["column-ties", "column-ties", "column-beats", "column-not-reached"]
    assert verdict.columns[0].args == {"face": 6, "out": 2}
    assert verdict.columns[2].args == {"face": 5, "other": 4}
    assert verdict.stands[0].args == {"number": 3, "face": 4, "best": 5}
    assert (verdict.settled, verdict.winner) == (2, 2)


@pytest.mark.rule("AE-BATTLE-19")
def test_the_same_dice_to_the_last_and_nobody_wins() -> None:
    verdict = compare([[3, 2], [3, 2]])

    assert verdict.states == [["tied", "tied"], ["tied", "tied"]]
    assert {text.id for text in verdict.stands} == {"stands-ties"}
    assert verdict.winner == -1


@pytest.mark.rule("AE-BATTLE-18")
def test_whoever_has_no_die_left_is_out_there() -> None:
    verdict = compare([[3], [3, 1]])

    assert verdict.stands[0].args == {"number": 2, "face": 0, "best": 1}
    assert verdict.winner == 1


def test_the_stage_and_the_rules_name_the_same_winner() -> None:
    hands = [[6, 1], [6, 6, 2], [5], [6, 6], [1, 1, 1], [3, 2]]
    for sides in product(hands, repeat=3):
        assert compare(sides).winner == max(best_of(sides), -1), sides


# --- the scene ------------------------------------------------------------------------------------------------------


def stage(pos: EdgePosition, seat: int = SPECTATOR) -> Zone:
    return next(zone for zone in pos.table.scene(seat).zones if zone.id == "battle")


def facts(zone: Zone, id: str) -> dict[str, Any]:
    piece: Piece = next(piece for piece in zone.pieces if piece.id == id)
    return dict(piece.facts)


def fight(**given: Any) -> EdgePosition:
    given.setdefault(
        "players", [fleet(ships={"fighter": ["pad"]}, stores={"energy": 2}), fleet(ships={"transport": ["kiln"]})]
    )
    return edge(**given).launch("fighter", "kiln")


@pytest.mark.rule("AE-BATTLE-11", "AE-BATTLE-14")
def test_the_stage_tells_where_dice_come_from() -> None:
    pos = fight()
    while pos.asked != "window-prepare":
        pos.answer("ready")
    before = facts(stage(pos), "side:0")
    pos.answer("energy")
    after = facts(stage(pos), "side:0")

    assert before["fighter"] >= 1
    assert "energy" not in before
    assert (after["energy"], after["die"]) == (1, before["die"] + 1)
    assert before["targeting"] >= 1
    assert "transport" in facts(stage(pos), "side:1")


@pytest.mark.rule("AE-BATTLE-03")
def test_the_step_of_the_battle_is_marked() -> None:
    pos = fight()
    while pos.asked != "window-prepare":
        pos.answer("ready")

    steps = [(piece.id, piece.facts["done"], piece.facts["now"]) for piece in stage(pos).places if piece.kind == "step"]
    assert len(steps) == 6
    assert [id for id, done, _ in steps if done] == ["step:escalate", "step:talk"]
    assert [id for id, _, now in steps if now] == ["step:prepare"]


@pytest.mark.rule("AE-BATTLE-02", "AE-BATTLE-04")
def test_whoever_may_join_sees_who_is_there_and_with_how_many_dice() -> None:
    pos = edge(
        seats=3,
        players=[
            fleet(ships={"fighter": ["pad"]}),
            fleet(ships={"transport": ["kiln"]}),
            fleet(ships={"cruiser": ["isolde"]}),
        ],
    ).launch("fighter", "kiln")
    assert pos.asked == "escalate"

    before = stage(pos)
    assert [piece.id for piece in before.pieces if piece.kind == "side"] == ["side:0", "side:1"]
    assert [facts(before, id)["die"] for id in ("side:0", "side:1")] == [2, 1]

    pos.answer("join:8")
    assert [piece.id for piece in stage(pos).pieces if piece.kind == "side"] == ["side:0", "side:1", "side:2"]


@pytest.mark.rule("AE-BATTLE-21", "AE-BATTLE-23", "AE-RULING-14")
def test_the_stage_says_what_each_side_wins_or_loses_if_it_ends_so() -> None:
    pos = edge(
        players=[
            fleet(ships={"fighter": ["pad"]}, hand=["overcharge"]),
            fleet(ships={"transport": ["kiln", "kiln"]}),
        ]
    ).launch("fighter", "kiln")
    while pos.asked != "window-prepare":
        pos.answer("ready")
    pos.load([["6", "6"], ["5", "4"]])
    pos.answer("ready")

    zone = stage(pos)
    assert facts(zone, "side:0")["fate"].id == "fate-wins"
    assert facts(zone, "side:0")["leads"] is True
    lost = facts(zone, "side:1")["fate"]
    assert voice("edge", "en").say(lost) == "Cards: 1, or energy: 2; then 2 ships are damaged."


@pytest.mark.rule("AE-BATTLE-23")
def test_who_has_something_in_place_of_a_manoeuvre_is_promised_none() -> None:
    pos = edge(
        players=[
            fleet(ships={"fighter": ["pad"]}, hand=["overcharge"]),
            fleet(faction="pulsewar-refugees", ships={"transport": ["kiln"]}),
        ]
    ).launch("fighter", "kiln")
    while pos.asked != "window-prepare":
        pos.answer("ready")
    pos.load([["6", "6"], ["5"]])
    pos.answer("ready")

    lost = facts(stage(pos), "side:1")["fate"]
    assert voice("edge", "en").say(lost) == "A ship is damaged."


@pytest.mark.rule("AE-HEG-104")
def test_the_hegemon_loses_ships_and_gains_no_manoeuvre() -> None:
    pos = against_hegemon(
        has={"ships": {"cruiser": ["sorrel"]}},
        players=[fleet(ships={"fighter": ["pad"]}, hand=["overcharge"])],
        raiders=[{"id": "wreckers", "at": "kiln"}],
    ).launch("fighter", "kiln")
    while pos.asked == "window-diplomacy":
        pos.answer("ready")
    if pos.asked == "window-prepare":
        pos.answer("ready")

    zone = stage(pos)
    assert [piece.id for piece in zone.pieces if piece.kind == "side"] == ["side:0", "side:9", "side:-1"]
    assert facts(zone, "side:9")["fate"].id in ("fate-loses-ships", "fate-wins")


@pytest.mark.rule("AE-BATTLE-16")
def test_dice_that_a_card_may_change_can_be_picked_on_the_stage() -> None:
    pos = edge(
        players=[fleet(ships={"fighter": ["pad"]}, hand=["overcharge"]), fleet(ships={"transport": ["kiln"]})]
    ).launch("fighter", "kiln")
    while pos.asked != "window-prepare":
        pos.answer("ready")
    pos.load([["6", "2"], ["3"]])
    pos.answer("ready")
    pos.answer("card:overcharge")

    options = {option.key: option.targets for option in pos.table.open_choice().options}
    assert options == {"die:2": ("die:0:1",), "die:6": ("die:0:0",)}


# --- nobody waits for nothing -----------------------------------------------------------------------------------------


FREE = next(each.id for each in BOX.tactics if each.spec.timing == "free")


def fight_against(held: str) -> EdgePosition:
    """A battle against somebody who holds a card."""
    return edge(
        players=[fleet(ships={"fighter": ["pad"]}), fleet(ships={"transport": ["isolde"]}, hand=[held])],
    ).launch("fighter", "isolde")


def as_others_see(pos: EdgePosition) -> list[tuple[list[str], list[str], list[str]]]:
    """All that the attacker and a spectator are told while the other one passes every window: who is waited for, what
    they see, what happened."""
    found = []
    for _ in range(12):
        choices = [f"{choice.seat} {choice.prompt}" for choice in pos.table.choices]
        seen = [repr((pos.table.view(seat), pos.table.scene(seat))) for seat in (SPECTATOR, 0)]
        happened = [repr(each) for each in pos.table.news()]
        found.append((choices, seen, happened))
        if pos.asked not in ("window-diplomacy", "window-prepare", "window-outcome"):
            return found
        pos.answer("ready")
    return found


@pytest.mark.rule("AE-RULING-64", "AE-TAC-05")
def test_whoever_can_play_nothing_is_asked_like_everybody() -> None:
    """With a card for talking, one before the roll, one after it, and one for one's own turn: others see the same."""
    told = [as_others_see(fight_against(card)) for card in ("parley", "broadside", "overcharge", FREE)]

    assert all(each == told[0] for each in told)
    asked = [choices for choices, _, _ in told[0]]
    assert asked[:3] == [["1 window-diplomacy"], ["1 window-prepare"], ["1 window-outcome"]]


@pytest.mark.rule("AE-RULING-64")
def test_whoever_passes_for_the_battle_is_asked_no_more() -> None:
    pos = fight_against(FREE)
    assert pos.table.open_choice().seat == 1
    assert pos.offered == ["ready", "pass-battle"]

    pos.answer("pass-battle")

    assert not (pos.asked or "").startswith("window-")


@pytest.mark.rule("AE-RULING-64")
def test_whoever_holds_no_card_and_no_energy_is_not_waited_for() -> None:
    pos = edge(players=[fleet(ships={"fighter": ["pad"]}), fleet(ships={"transport": ["isolde"]})]).launch(
        "fighter", "kiln"
    )

    assert not (pos.asked or "").startswith("window-")
