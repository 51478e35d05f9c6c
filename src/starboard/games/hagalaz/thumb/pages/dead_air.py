"""Dead Air: which doors are the wrong way round, and who turns them over."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from starboard.core.choice import Choice, Value
from starboard.core.hexes import mask_of
from starboard.games.hagalaz.printed import Mission, ObjectiveSpec
from starboard.games.hagalaz.thumb import answers, goals
from starboard.games.hagalaz.thumb.goals import TICK, VICTORY, Chore, Errand
from starboard.games.hagalaz.thumb.mind import Mind
from starboard.games.hagalaz.thumb.sight import Sight

LAST_BREATHS = 2
"""With so many boxes of air left a section needs help at once."""


def _area(mission: Mission, mark: str) -> int:
    board = mission.board
    return board.area_of[board.marks[mark][0]]


def _waiting(sight: Sight, when: dict[str, Any]) -> tuple[int, ...]:
    """The sections that still hold engineers."""
    board = sight.mission.board
    held = {
        board.area_of[board.index[at]] for token, at in sight.view.tokens.items() if at and token.startswith("prisoner")
    }
    return tuple(section for section in (_area(sight.mission, mark) for mark in when["sections"]) if section in held)


def doors_to_unlock(sight: Sight, when: dict[str, Any]) -> set[int]:
    """The locked doors on the shortest ways from the plant to the engineers, the breach avoided."""
    return set(_doors_between(sight.mission, sight.locked, _waiting(sight, when)))


@lru_cache(maxsize=512)
def _doors_between(mission: Mission, locked: int, sections: tuple[int, ...]) -> frozenset[int]:
    """The locked doors on the shortest ways from the plant to some sections, the breach avoided."""
    board = mission.board
    breach = _area(mission, "breach")
    ends = [(board.area_of[a], board.area_of[b]) for a, b in board.doors]
    wanted: set[int] = set()
    for section in sections:
        ways: dict[int, set[int]] = {_area(mission, "plant"): set()}
        for _ in board.areas:
            for door, pair in enumerate(ends):
                if breach in pair:
                    continue
                for here, there in (pair, pair[::-1]):
                    if here not in ways:
                        continue
                    way = ways[here] | ({door} if locked >> door & 1 else set())
                    if there not in ways or len(way - wanted) < len(ways[there] - wanted):
                        ways[there] = way
        wanted |= ways.get(section, set())
    return frozenset(wanted)


def wrong_doors(sight: Sight, when: dict[str, Any]) -> list[int]:
    """The doors that have to be turned over: those to unlock, and open ones of the breach."""
    board = sight.mission.board
    breach = _area(sight.mission, "breach")
    open_to_it = {
        door
        for door, (a, b) in enumerate(board.doors)
        if breach in (board.area_of[a], board.area_of[b]) and not sight.locked >> door & 1
    }
    return sorted(doors_to_unlock(sight, when) | open_to_it)


def _turning(sight: Sight, when: dict[str, Any]) -> list[Errand]:
    """One hero to a panel of every door that is the wrong way round."""
    board = sight.mission.board
    panels = mask_of(board.marks["panel"])
    return [Errand(mask_of(board.doors[door]) & panels, 1) for door in wrong_doors(sight, when)]


def _breathing(sight: Sight) -> dict[str, Any]:
    """What the mission asks of the sections."""
    return next(box.spec.when for box in sight.mission.objectives if box.spec.when["name"] == "sections-breathe")


def _turn_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    wrong = wrong_doors(sight, _breathing(sight))
    here = [door for door in wrong if at in sight.mission.board.doors[door]]
    last = len(wrong) == 1 and objective is not None and objective.when["name"] == "sections-breathe"
    worth = TICK + (VICTORY if last else 0.0) if here else 0.0
    return Chore(worth, worth)


def _share_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    area_of = sight.mission.board.area_of
    section = next(mark for mark in effect["sections"] if _area(sight.mission, mark) == area_of[at])
    boxes = next(row.boxes for row in sight.mission.spec.counter if row.id == section)
    left = boxes - sight.view.counters.get(section, 0)
    worth = TICK if left <= LAST_BREATHS else 0.0
    return Chore(worth, worth)


def _which_door(mind: Mind, choice: Choice, value: Value) -> float:
    """A door that is the wrong way round, whoever turns it over."""
    return 1.0 if int(value[1]) in wrong_doors(mind.sight, _breathing(mind.sight)) else 0.0


goals.CONDITIONS["sections-breathe"] = _turning
goals.DOORS["sections-breathe"] = doors_to_unlock
goals.ACTIONS["turn-door"] = _turn_worth
goals.ACTIONS["share-air"] = _share_worth
answers.SCORES["turn-which-door"] = _which_door
answers.SCORES["override-which-door"] = _which_door
