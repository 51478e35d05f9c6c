"""Fire tokens: they make their hex an inferno for as long as they lie there."""

from __future__ import annotations

import pytest

from starboard.core.journal import restore, snapshot
from starboard.games.hagalaz.effects import put_token
from starboard.games.hagalaz.state import State
from support.hagalaz import grunt, position, threat


@pytest.mark.rule("HG-FEAT-06")
def test_a_hero_who_moves_into_a_hex_with_a_fire_token_burns():
    pos = position("S   .   .", tokens={"fire-1": "A2"}, pool=["move2", "standard", "standard"])

    pos.play("place:move2>move", "move:A2", "move:A3")

    assert pos.fact("S", "shields") == 3


@pytest.mark.rule("HG-FEAT-07")
def test_who_stands_on_a_fire_token_burns_when_the_round_starts():
    pos = position(
        "S   .   k", tokens={"fire-1": "A1", "fire-2": "A3"}, enemies={"k": grunt("guardian-simple")}, phase="round"
    )

    assert pos.fact("S", "shields") == 3
    assert pos.fact("k", "damage") == 1


@pytest.mark.rule("HG-FEAT-09")
def test_a_grunt_walks_around_a_fire_token():
    pos = threat(
        "hands-in-the-dark",
        """
        S   .   .   h

          .   .   .
        """,
        faction="reapers",
        enemies={"h": grunt("husk-normal")},
        tokens={"fire-1": "A3"},
    )

    assert "enemy-to:h:A2" in pos.offered
    pos.play("enemy-to:h:A2")
    assert pos.fact("h", "damage") == 0


def test_a_fire_that_is_put_out_burns_nobody():
    pos = position("S   .   .", tokens={"fire-1": "A2"}, pool=["move2", "standard", "standard"])
    put_token(pos.state, "fire-1", -1, rule="HG-FEAT-06")

    pos.play("place:move2>move", "move:A2", "stop")

    assert pos.fact("S", "shields") == 4


def test_a_restored_state_burns_where_it_burned():
    pos = position("S   .   ~", tokens={"fire-1": "A2"}, pool=["move2"])

    assert pos.state.inferno == 0b110
    assert restore(State, snapshot(pos.state)).inferno == 0b110
