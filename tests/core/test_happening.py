"""Events as files write them down: each game has its own, whatever others call theirs."""

from __future__ import annotations

import pytest

from starboard.core.errors import UnknownName
from starboard.core.happening import Happening
from starboard.games.edge import events as edge
from starboard.games.hagalaz import events as hagalaz


def test_two_games_may_call_an_event_alike() -> None:
    assert Happening.read("turn-began hero=tali", "hagalaz") == Happening(hagalaz.TurnBegan, {"hero": "tali"})
    assert Happening.read("turn-began who=1", "edge") == Happening(edge.TurnBegan, {"who": "1"})


def test_the_event_of_another_game_is_unknown() -> None:
    with pytest.raises(UnknownName, match="there is no event 'moon-claimed'"):
        Happening.read("moon-claimed", "hagalaz")
