"""Edge positions and play, in the words of the game.

pos = edge(players=[fleet(transport=["isolde", "pad"], stores={"ice": 2}), {}])
pos.play("launch:transport", "to:transport:kiln")
assert pos.of(0, "energy") == 1
assert pos.refusal("to:transport:isolde") == ("AE-LAUNCH-04", "own-ship-there")
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from starboard.core import position as core
from starboard.core.event import Event
from starboard.games.edge import scenario
from starboard.games.edge.game import GAME
from starboard.games.edge.scenario import read_given
from starboard.games.edge.state import State

HOME = {"transport": ["pad"] * 6, "fighter": ["pad"], "science-vessel": ["pad"], "cruiser": ["pad"]}
"""The whole fleet of the Hegemon on his launch pad."""


def fleet(*, ships: dict[str, list[str]] | None = None, **has: Any) -> dict[str, Any]:
    """A player of a position: `fleet(ships={"transport": ["kiln"]}, stores={"ice": 2})`."""
    return {"ships": ships or {}, **has}


def quiet(**has: Any) -> dict[str, Any]:
    """A player whose faction asks for nothing: its ability costs ice, and its power is about fields."""
    return fleet(faction="tolzeed-bearers", **has)


class EdgePosition(core.Position[State]):
    """A table in a given position of the Edge."""

    def play(self, *keys: str, dice: Iterable[object] = ()) -> EdgePosition:
        """Answer, with the dice and cards that come of it."""
        self.load(dice)
        for key in keys:
            self.answer(key)
        assert not self.table.loaded, f"{self.table.loaded} were not rolled or drawn"
        return self

    def launch(self, ship: str, to: str, *, dice: Iterable[object] = ()) -> EdgePosition:
        """Launch a ship, and take no free action before the raid."""
        self.load(dice)
        for key in (f"launch:{ship}", f"to:{ship}:{to}"):
            self.answer(key)
        return self.go_on()

    def go_on(self) -> EdgePosition:
        """Take no free action before the raid, where one is open."""
        if self.asked == "before-raid":
            self.answer("go-on")
        assert not self.table.loaded, f"{self.table.loaded} were not rolled or drawn"
        return self

    def of(self, who: int | str, what: str) -> Any:
        """What the table shows of a player, a region, or the table."""
        facts = self.facts_of(str(who))
        assert facts is not None
        return facts[what]

    def refusal(self, key: str) -> tuple[str, str] | None:
        """The rule and the reason that an answer is not offered for; None if it is."""
        ruling = self.why_not(key)
        if ruling is None:
            return None
        assert ruling.reason is not None
        return ruling.rule, ruling.reason.id.removeprefix("reason-")

    def happened(self, kind: type[Event]) -> list[Event]:
        """The events of a kind since the last look."""
        return [each.event for each in self.table.news() if isinstance(each.event, kind)]


def edge(*, dice: Iterable[object] = (), **given: Any) -> EdgePosition:
    """A position from plain data."""
    return EdgePosition(GAME, scenario, read_given(given, "test"), dice=dice)


def against_hegemon(
    *, hegemon: dict[str, Any] | None = None, has: dict[str, Any] | None = None, **given: Any
) -> EdgePosition:
    """A position with the Hegemon: `has` is what he owns, by default his fleet at home."""
    own = has or {}
    own.setdefault("ships", HOME)
    own.setdefault("leaders", 7)
    dice = given.pop("dice", ())
    given.setdefault("seats", 1)
    return edge(dice=dice, hegemon=hegemon or {}, hegemon_has=own, **given)


def hegemon_turn(**given: Any) -> EdgePosition:
    """The Hegemon's turn is about to begin."""
    given.setdefault("active", given.get("seats", 1))
    return against_hegemon(phase="hegemon", **given)


def home_but(**away: list[str]) -> dict[str, list[str]]:
    """The Hegemon's fleet, some of it elsewhere: `home_but(transport=["kiln"])`."""
    ships = {ship: list(places) for ship, places in HOME.items()}
    for ship, places in away.items():
        kind = ship.replace("_", "-")
        ships[kind] = places + ships[kind][len(places) :]
    return ships
