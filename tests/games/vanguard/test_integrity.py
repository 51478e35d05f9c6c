"""What could not come up in play is told; what does come up is never complained of (`tests/contract/test_imports.py`
plays every scenario and looks)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from starboard.games.vanguard.integrity import check
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.scenario import build, read_given
from starboard.games.vanguard.ship_state import Patient, Project
from starboard.games.vanguard.state import Check, Member, Phase, Result, State

Break = Callable[[State], object]


def planet() -> State:
    """Two members on a planet."""
    given = {"members": {"science": {"at": 1, "hand": ["trial-and-error"]}, "recon": {"at": 2}}, "active": "science"}
    state, _ = build(read_given(given, "test"), "test")
    assert check(state) == []
    return state


def aboard() -> State:
    """The book open at the bridge."""
    given = {"ship": {"page": "bridge", "crew": {"science": "1 2r", "recon": "1"}}}
    state, _ = build(read_given(given, "test"), "test")
    assert check(state) == []
    return state


def put(field: str, value: object) -> Break:
    return lambda state: setattr(state, field, value)


def science(state: State) -> Any:
    member = state.members[1]
    assert member is not None
    return member


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (put("seats", 0), "seats: 0 is impossible; it can be 1 to 4"),
        (put("planet", -1), "planet: there is none, in phase turn"),
        (put("active", 0), "active section: nobody of it is on the planet, in phase turn"),
        (put("phase", Phase.ROLL), "check: there is none, in phase roll"),
        (put("check", Check(1)), "check: there is one, in phase turn"),
        (put("phase", Phase.MOVE), "move: there is none, in phase move"),
        (put("phase", Phase.ENDING), "result: there is none, in phase ending"),
        (put("result", Result.SUCCESS), "result: success, but in phase turn the exploration goes on"),
        (put("sectors", []), "sectors: 0 are listed, but there are"),
        (put("condition", 10**6), "condition: 1000000 is impossible"),
        (put("markers", {10**9: 1}), "marker, track: "),
        (put("due", [5]), "time: something is due, but that waits for the end of a check only"),
        (put("supplies", -1), "supplies: -1 is impossible"),
        (put("uniques", [0, 0]), "unique discoveries: '0' stands 3 times"),
        (put("leaders", [0, 0, 0, 3]), "leaders, seat: 3 is impossible; it can only be 0"),
        (put("members", [None] * 4), "members: there is none, in phase turn"),
        (lambda state: state.decks[0].__setitem__(-1, 1), "microorganisms deck: a discovery of another kind is in it"),
        (
            lambda state: state.beneath.extend([0] * (state.decks[BOX.kinds[0]][0] + 1)),
            f"discoveries returned: '{BOX.discoveries[0].id}' is not in its deck so often",
        ),
        (lambda state: state.injuries.__setitem__(0, 99), "injuries: "),
        (lambda state: setattr(science(state), "at", 55), "science, sector: 56 is impossible"),
        (lambda state: setattr(science(state), "rank", 7), "science, rank: 7 is impossible; it can be 1 to 3"),
        (lambda state: setattr(science(state), "where", []), "science, places of dice: 0 are listed"),
        (lambda state: setattr(science(state), "injuries", [0] * 9), "science, injuries: 9 is impossible"),
        (lambda state: science(state).hand.append(0), "a card of another section"),
        (lambda state: setattr(science(state), "dice", [10**6]), "science, dice, number: 1000000 is impossible"),
        (lambda state: state.members.__setitem__(0, Member(science(state).crew)), "stands 2 times, but there is only"),
    ],
)
def test_what_could_not_be_so_on_a_planet_is_told(spoil: Break, sentence: str) -> None:
    state = planet()

    spoil(state)

    assert sentence in "\n".join(check(state))


@pytest.mark.parametrize(
    ("field", "value", "sentence"),
    [
        ("page", 3, "page: the book is open at 3, where there is nothing to do"),
        ("step", 40, "step of the page: 40 is impossible"),
        ("places", [], "places of the crew: 0 are listed, but there are 40"),
        ("command", 99, "command tokens: 99 is impossible"),
        ("morale", -1, "morale: -1 is impossible; it can be 0 to 3"),
        ("objective", 10**6, "objective: 1000000 is impossible"),
        ("dice", [[0], [], [], []], "the sections do not have the same number of dice"),
        ("production", [Project(999)], "ship, production, number: 999 is impossible"),
        ("patients", [Patient(0, 0, 1)], "is in one, but its card is elsewhere"),
        ("team", [0, 0, -1, -1], "team: '0' stands 2 times"),
        ("sections", [9] * 40, "crew, section: 9 is impossible; it can be -1 to 3"),
    ],
)
def test_what_could_not_be_so_aboard_is_told(field: str, value: object, sentence: str) -> None:
    state = aboard()

    setattr(state.ship, field, value)

    assert sentence in "\n".join(check(state))
