"""What could not come up in play is told; what does come up is never complained of (`tests/contract/test_imports.py`
plays every scenario and looks)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from starboard.games.edge.integrity import check
from starboard.games.edge.state import Battle, Phase, Side, State
from support.edge import edge, fleet

Break = Callable[[State], object]


def table_state() -> State:
    """A position with something of everything, the Hegemon among it."""
    state = edge(
        players=[fleet(ships={"transport": ["isolde", "pad"]}, hand=["parley"], modules=["mint"], leaders=2), {}],
        hegemon={},
        raiders=[{"id": "tollkeepers", "at": "kiln"}],
        developments=[{"at": "rusk"}],
    ).state
    assert check(state) == []
    return state


def put(field: str, value: object) -> Break:
    return lambda state: setattr(state, field, value)


def player_put(field: str, value: object) -> Break:
    return lambda state: setattr(state.players[0], field, value)


def at_war(battle: Battle | None) -> Break:
    def spoil(state: State) -> None:
        state.phase, state.at, state.flown, state.battle = Phase.TALK, 0, 0, battle

    return spoil


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (put("seats", 9), "seats: 9 is impossible; it can be 1 to 5"),
        (put("active", 7), "active player: 7 is impossible; it can be 0 to 2"),
        (put("phase", Phase.HEGEMON), "active player: 0, but hegemon is a part of the Hegemon's turn"),
        (put("phase", Phase.RAID), "active region: there is none, but in phase raid a ship has been launched"),
        (at_war(None), "battle: in phase talk there is none, but one is under way"),
        (at_war(Battle(1, [Side(0), Side(1)])), "battle: it is in 1, but the active region is 0"),
        (put("battle", Battle(0, [Side(0)])), "battle: in phase turn there is one"),
        (put("event", 3), "event: one is under way, but events are carried out within a step"),
        (put("at", 27 + 1), "active region: 28 is impossible; it can be -1 to 27"),
        (put("goods", {99: [0] * 5}), "goods: there is no region on space 99"),
        (put("tiles", [0] * 22), "map: 'isolde' stands 22 times, but there is only one"),
        (put("waiting", {"A": 0}), "raiders: the card 0 is not one of class A"),
        (put("display", [[], [], []]), "display: 3 are listed, but there are 4"),
        (lambda state: state.tactics.__setitem__(0, 2), "tactics cards: "),
        (lambda state: state.decks[0].__setitem__(0, 10**30), "is there a number of more than 20 digits times"),
        (lambda state: state.raiders[0].__setattr__("at", 21), "raider: there is no region on space 21"),
        (lambda state: state.developments[0].__setattr__("owner", 8), "development, owner: 8 is impossible"),
        (lambda state: state.developments[0].__setattr__("type", 0), "development: one of another kind stands in rusk"),
        (lambda state: state.hegemon.__setattr__("eye", 5), "the Hegemon, Eye: 5 is impossible; it can be 0 to 1"),
        (lambda state: state.hegemon.shown.pop(), "the Hegemon, cards face up: 2 are listed, but there are 3"),
        (player_put("stores", [0, 0, -1, 0, 0]), "player 0, ice: -1 is impossible; it can be 0 or more"),
        (player_put("tracks", [11, 0, 0, 0, 0]), "player 0, science: 11 is impossible; it can be 0 to 10"),
        (player_put("ships", [21] * 9), "player 0, transport: there is no region on space 21"),
        (player_put("ships", [-5] * 9), "player 0, transport, place: -5 is impossible; it can be -4 to -1"),
        (player_put("leaders", 50), "player 0, leaders in all: "),
        (player_put("looked", [6]), "player 0, discovery tokens looked at: they are put back within a step"),
        (player_put("faction", -1), "player 0, faction: -1 is impossible"),
    ],
)
def test_what_could_not_be_so_is_told(spoil: Break, sentence: str) -> None:
    state = table_state()

    spoil(state)

    assert sentence in "\n".join(check(state))
