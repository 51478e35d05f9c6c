"""Mission actions that would change nothing, or come too early, or need a better die, are not offered."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import hero, position


def offers(mission: str, action: str, at: str, die: str = "empowered", **given: Any) -> bool:
    """Whether Shepard, standing there, may do the action with such a die."""
    heroes = {"S": {**hero(at=at), **given.pop("shepard", {})}}
    pos = position(mission=mission, heroes=heroes, pool=[die] * 3, **given)
    if not pos.is_offered(f"place:{die}>mission"):
        return False
    pos.play(f"place:{die}>mission")
    return any(key.startswith(f"do:{action}:") for key in pos.offered)


LOCKDOWN, SPIKED = ["break-the-lockdown"], ["break-the-lockdown", "spike-the-guns"]


@pytest.mark.rule("HG-MISS-01", "HG-GEN-08")
@pytest.mark.parametrize(
    ("mission", "action", "at", "last", "all_of_it", "always"),
    [
        ("guns-of-cerberus", "make-safe", "F4", {"battery": 6}, {"battery": 7}, {"done": LOCKDOWN}),
        ("guns-of-cerberus", "shut-down-fire-control", "A11", {"battery": 6}, {"battery": 7}, {"done": SPIKED}),
        ("guns-of-cerberus", "set-charges", "E12", {"charges": 9}, {"charges": 10}, {"done": LOCKDOWN}),
        ("hangar-eleven", "throw-the-master", "A14", {}, {"master-switch": 1}, {"done": ["take-the-key"]}),
        ("hangar-eleven", "copy-the-manifest", "E14", {}, {"manifest-copied": 1}, {}),
        ("the-choir", "find-the-pitch", "F11", {}, {"pitch": 1}, {}),
        ("the-choir", "cut-a-string", "A7", {"resonators": 1}, {"resonators": 2}, {}),
        ("critical-mass", "pull-the-rods", "F7", {"overload": 3}, {"overload": 4}, {}),
        ("the-mainframe", "wake-a-sleeper", "B6", {"woken": 2}, {"woken": 3}, {}),
        ("dead-air", "start-the-pumps", "D12", {"pumps": 2}, {"pumps": 3}, {}),
    ],
)
def test_with_its_last_box_ticked_an_action_is_over(
    mission: str, action: str, at: str, last: dict[str, int], all_of_it: dict[str, int], always: dict[str, Any]
):
    assert offers(mission, action, at, counters=last, **always)
    assert not offers(mission, action, at, counters=all_of_it, **always)


@pytest.mark.rule("HG-MISS-01")
@pytest.mark.parametrize(
    ("mission", "action", "at", "before", "after"),
    [
        (
            *("guns-of-cerberus", "blind-the-turrets", "A11"),
            {"disabled_turrets": ["A9", "C4", "D9", "G4", "G5"]},
            {"disabled_turrets": ["A9", "C4", "D9", "G4", "G5", "G12"]},
        ),
        (
            *("breakthrough", "cut-the-fore-bulkhead", "B10"),
            *({"unlocked": ["B10/B11"]}, {"unlocked": ["B10/B11", "E10/E11"]}),
        ),
        (
            *("blood-price", "haul-the-winch", "B11"),
            *({"unlocked": ["B4/C4", "B7/C7", "F3/G3"]}, {"unlocked": ["B4/C4", "B7/C7", "F3/G3", "F8/G8"]}),
        ),
        (
            *("the-vault", "take-the-core", "B2"),
            *({}, {"shepard": {"carried": ["objective-3"]}}),
        ),
    ],
)
def test_an_action_with_nothing_left_to_change_is_over(
    mission: str, action: str, at: str, before: dict[str, Any], after: dict[str, Any]
):
    assert offers(mission, action, at, **before)
    assert not offers(mission, action, at, **after)


@pytest.mark.rule("HG-OBJ-07", "HG-MISS-01")
@pytest.mark.parametrize(
    ("mission", "action", "at", "needs", "given"),
    [
        ("the-choir", "let-the-fire-in", "F13", "hear-them", {"locked": ["C6/C7", "C9/C10", "I6/I7", "I9/I10"]}),
        ("the-mainframe", "hand-out-the-core", "K7", "shake-hands", {"shepard": {"carried": ["objective-1"]}}),
    ],
)
def test_an_action_waits_for_the_objective_it_is_linked_to(
    mission: str, action: str, at: str, needs: str, given: dict[str, Any]
):
    assert offers(mission, action, at, done=[needs], **given)
    assert not offers(mission, action, at, **given)


@pytest.mark.rule("HG-MISS-02", "HG-SLOT-04")
def test_fire_control_is_shut_down_with_an_empowered_die_only():
    assert offers("guns-of-cerberus", "shut-down-fire-control", "A11", done=SPIKED)
    assert not offers("guns-of-cerberus", "shut-down-fire-control", "A11", die="standard", done=SPIKED)


@pytest.mark.rule("HG-MISS-01")
def test_every_panel_of_the_dead_deck_works_a_door():
    board = SHELF.mission("dead-air").board
    for at in board.marks["panel"]:
        assert offers("dead-air", "work-the-panel", board.names[at])
