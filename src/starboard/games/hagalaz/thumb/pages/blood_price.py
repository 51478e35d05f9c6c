"""Blood Price: gates for Wrex, chains for whoever can break them, and a brawl."""

from __future__ import annotations

from typing import Any

from starboard.core.choice import Choice, Value
from starboard.core.hexes import FAR, mask_of
from starboard.games.hagalaz.printed import ActionSpec, ObjectiveSpec
from starboard.games.hagalaz.thumb import answers, goals
from starboard.games.hagalaz.thumb.goals import TICK, Chore, Errand, boxes_worth, carries
from starboard.games.hagalaz.thumb.mind import Mind
from starboard.games.hagalaz.thumb.sight import Sight

WREX = "wrex"
ARMS_LENGTH = 2
"""How near to an enemy a brawl is."""


def _captives(sight: Sight) -> list[int]:
    """The hexes of the krogan in chains."""
    index = sight.mission.board.index
    return [index[at] for token, at in sight.view.tokens.items() if at and token.startswith("prisoner")]


def _gates(sight: Sight) -> list[int]:
    """The locked doors that lead to somebody in chains."""
    board = sight.mission.board
    held = mask_of(board.area_of[at] for at in _captives(sight))
    return [
        door
        for door, pair in enumerate(board.doors)
        if sight.locked >> door & 1 and any(held >> board.area_of[at] & 1 for at in pair)
    ]


def _freeing(sight: Sight, effect: dict[str, Any], short: int) -> list[Errand]:
    """One hero to every krogan that can be walked to; if they are too few, Wrex to a gate and one to the winch."""
    board = sight.mission.board
    errands = [Errand(1 << at, 1) for at in _captives(sight) if _arrives(sight, at)]
    if len(errands) >= short:
        return errands
    gates = mask_of(at for door in _gates(sight) for at in board.doors[door])
    winch = mask_of(board.marks["terminal"])
    tearing = [Errand(gates, 1, hero.id) for hero in sight.standing if hero.id == WREX and gates]
    return [*errands, *tearing, *([Errand(winch, 1)] if gates else [])]


def _arrives(sight: Sight, at: int) -> bool:
    """Whether a hero can walk to a hex."""
    steps = sight.grid.walk_distances(1 << at)
    return any(steps[hero.at] < FAR for hero in sight.standing)


def _gates_wanted(sight: Sight, when: dict[str, Any]) -> set[int]:
    """The gates, while an objective counts the krogan behind them."""
    counted = [action.spec.effect.get("counter") for action in sight.mission.actions if _frees(action.spec)]
    return set(_gates(sight)) if when["counter"] in counted else set()


def _frees(spec: ActionSpec) -> bool:
    return bool(spec.effect["name"] == "break-chains")


def _gate_worth(sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int) -> Chore:
    worth = 1.2 * TICK if any(at in sight.mission.board.doors[door] for door in _gates(sight)) else 0.0
    return Chore(worth, worth, (WREX,))


def _chains_worth(
    sight: Sight, effect: dict[str, Any], objective: ObjectiveSpec | None, barred: bool, at: int
) -> Chore:
    """A krogan is worth having for its own sake, and more while the objective counts them. Both ways to free one
    are the same chore: who has which die is seen when it is placed."""
    who = tuple(hero.id for hero in sight.standing if carries(hero, "prisoner") < effect["limit"])
    if not who:
        return Chore(0.0, 0.0)
    if objective is None or objective.when.get("counter") != effect["counter"]:
        return Chore(0.5 * TICK, 0.5 * TICK, who)
    return boxes_worth(sight, effect, objective, 1, 1)._replace(who=who)


def _brawling(sight: Sight, effect: dict[str, Any]) -> list[Errand]:
    """Everybody near some enemy, or where the next ones will come from."""
    hexes = 0
    for foe in sight.foes:
        hexes |= sight.grid.within(foe.at, ARMS_LENGTH)
    return [Errand(hexes or mask_of(sight.mission.spawns) & sight.revealed, len(sight.heroes))]


def _hit(mind: Mind, choice: Choice, value: Value) -> float:
    """Whom a krogan or a gate should hit: worth by the damage on the mission page."""
    if value[0] != "attack":
        return 0.0
    foe = mind.sight.foe(int(value[1]))
    return 0.01 + foe.gain(2) if foe else 0.0


goals.FIRST["break-chains"] = _freeing
goals.DOORS["counter"] = _gates_wanted
goals.RULES["blood-price"] = _brawling
goals.ACTIONS["tear-gate"] = _gate_worth
goals.ACTIONS["break-chains"] = _chains_worth
goals.ACTIONS["cut-chains"] = _chains_worth
answers.SCORES["krogan-hits-whom"] = _hit
answers.SCORES["throw-gate-at-whom"] = _hit
