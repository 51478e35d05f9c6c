"""Hagalaz positions and play, in the words of the game.

    pos = position(
        '''
        G   .   . | h
          .   .   .
        ''',
        enemies={"h": grunt("guardian-simple")}, active="garrus", pool=["move2", "standard"],
    )
    pos.play("place:move2>move", "move:A2", "stop")
    assert pos.at("G") == "A2"
    assert pos.refusal("attack:h") == ("HG-LOF-01", "no-line-of-fire")

Capital letters S G L T W are the heroes; `enemies` and `heroes` say what other letters are and how they
stand. Heroes nobody mentions wait in a room cut off from the map. In keys, letters stand for units.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

import msgspec

import starboard
from starboard.core import position as core
from starboard.core.errors import IllegalAnswer
from starboard.core.event import Event
from starboard.games.hagalaz import scenario
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.options import key
from starboard.games.hagalaz.scenario import HERO_LETTERS, Given, facts, read_given
from starboard.games.hagalaz.state import Enemy, Hero, State
from starboard.games.hagalaz.thumb import advise


def grunt(token: str, **how: Any) -> dict[str, Any]:
    """An enemy of a position: `grunt("guardian-simple", damage=1, stunned=True)`; an elite by its id."""
    return {"token": token, **how}


def hero(id: str = "", **how: Any) -> dict[str, Any]:
    """A hero of a position: `hero("wrex", health=3, meter=2, unlocked=["krogan-warlord"])`."""
    return {"id": id, **how} if id else how


def elite(id: str = "boss", *, resilience: list[int], attack: int = 2, **how: Any) -> dict[str, Any]:
    """An elite box of the mission page; put the elite on the map with `grunt(id)`."""
    return {
        "id": id,
        "name": id.title(),
        "spawn": 1,
        "attack": attack,
        "resilience": resilience,
        "markers": [],
        "text": "",
        "effect": {"name": "no-rule"},
        "at_setup": False,
        **how,
    }


def position(drawing: str = "", *, dice: Iterable[object] = (), **given: Any) -> Position:
    """A position on a drawn map, or on a mission's with `mission="guns-of-cerberus"`. See `Given` for the rest.

    `dice` are the chance outcomes up to the first question, as in `Position.play`; no more may be given.
    """
    if drawing:
        given["map"] = textwrap.dedent(drawing).strip("\n")
    return Position(read_given(given, "position"), dice)


def threat(card: str, drawing: str, *, active: str = "shepard", dice: Iterable[object] = (), **given: Any) -> Position:
    """The active hero's threat card is resolved until somebody is asked.

    When nobody is, play goes on to the next hero, who may keep a die (`keep-which`).
    """
    letter = next(letter for letter, id in HERO_LETTERS.items() if id == active)
    heroes = dict(given.pop("heroes", {}))
    heroes[letter] = {**heroes.get(letter, {}), "card": card}
    given = {"phase": "threat", "pool": ["standard"], **given}
    return position(drawing, dice=dice, active=active, heroes=heroes, **given)


class Position(core.Position[State]):
    """A table in a given position, spoken to in letters."""

    def __init__(self, given: Given, dice: Iterable[object] = ()) -> None:
        super().__init__(GAME, scenario, given, dice=dice)

    def play(self, *keys: str, dice: Iterable[object] = ()) -> Position:
        """Answer in order. `dice` are the next chance outcomes: face names for a roll, a number or name for a draw."""
        self.load(dice)
        for wanted in keys:
            self.answer(wanted)
        return self

    def refusal(self, key_or_piece: str) -> tuple[str, str]:
        """The rule and the reason against an option or a piece; fails if it is offered."""
        ruling = self.why_not(key_or_piece)
        assert ruling is not None, f"{key_or_piece} is offered"
        assert ruling.reason is not None
        return ruling.rule, ruling.reason.id

    def fact(self, letter: str, field: str) -> Any:
        """What the table shows of a unit: `pos.fact("h", "damage")`; `letter` may be "table"."""
        return facts(self.state)[self.names.get(letter, letter)][field]

    def at(self, letter: str) -> str:
        """The hex a unit is in."""
        found: str = self.fact(letter, "at")
        return found

    def stands(self, letter: str) -> bool:
        """Whether an enemy is still on the map."""
        return self.names[letter] in facts(self.state)

    def hero(self, letter: str) -> Hero:
        """A hero's part of the state."""
        id = self.names.get(letter, letter).removeprefix("hero:")
        return next(hero for hero in self.state.heroes if hero.id == id)

    def enemy(self, letter: str) -> Enemy:
        """An enemy's part of the state."""
        return next(enemy for enemy in self.state.enemies if f"e{enemy.id}" == self.names[letter])

    def news(self, kind: type[Event]) -> list[Any]:
        """The events of a kind since the last look."""
        return [event for event, _ in self.table.news() if isinstance(event, kind)]

    @property
    def over(self) -> str:
        """The result of the mission, or an empty string."""
        return self.state.result

    def key_of(self, *value: str | int) -> str:
        """The key of a value as rules make it."""
        return key(self.state, value)


def advised(pos: Position, aim: str = "renegade") -> str:
    """The key the rule-of-thumb player would answer, units as letters."""
    choice = pos.table.choice
    assert choice is not None
    return pos.offered[advise(GAME.view(pos.state, choice.seat), choice, aim)]


def briefed(mission: str, *facts: str) -> State:
    """A new game of a mission in its first round: the briefing has been read, by a campaign that remembers facts.

    Whatever is to be chosen on the way is the first option.
    """
    table = starboard.new("hagalaz", scenario=mission, seed=1)
    table.state.facts = list(facts)
    while table.choice and not table.state.round:
        table.pick(0)
    state: State = table.state
    return state


def plain(state: State) -> Any:
    """A state as plain data, for comparing."""
    return msgspec.to_builtins(state)


__all__ = ["IllegalAnswer", "Position", "advised", "briefed", "elite", "grunt", "hero", "plain", "position", "threat"]
