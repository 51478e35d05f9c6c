"""What has come about between two positions, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from starboard.core.foresight import Effect
from starboard.core.text import Arg
from starboard.games.vanguard.narrate import section_name
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.ship_state import Ship
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, GONE, Member, State

_PRICE = frozenset({"chance", "phase", "check", "members", "actions_left", "special_used", "moving", "prepared", "due"})
"""Fields of a state that an answer costs, and those that are compared on their own."""
_rest = attrgetter(*(field for field in State.__struct_fields__ if field not in _PRICE))
_COSTS = ("hand", "discards", "charges", "used", "used_turn")
_member = attrgetter(*(field for field in Member.__struct_fields__ if field not in _COSTS))


def is_idle(before: State, after: State) -> bool:
    """Whether nothing is different but that a card was played, and where in the turn one is."""
    if _rest(before) != _rest(after) or _pool(before) != _pool(after):
        return False
    return [_member(member) if member else None for member in before.members] == [
        _member(member) if member else None for member in after.members
    ]


def _pool(state: State) -> object:
    check = state.check
    return None if check is None else (check.pool, check.symbols, check.injury, check.danger, check.marked)


def effects(before: State, after: State) -> list[Effect]:
    """What everybody gains and loses, what matters most first; where one goes an option says itself."""
    return sorted(_effects(before, after), key=lambda effect: -effect.weight)


def _effects(before: State, after: State) -> Iterator[Effect]:
    if after.success != before.success:
        gained = after.success - before.success
        yield Effect("success", "success", gained, gained < 0, {}, 8)
    if len(after.completed) > len(before.completed):
        mission = BOX.missions[after.completed[-1]]
        yield Effect("completes", f"mission:{mission.id}", 1, False, {"mission": mission.name}, 10)
    if len(after.uniques) > len(before.uniques):
        yield Effect("unique", "uniques", len(after.uniques) - len(before.uniques), False, {}, 7)
    if len(after.discoveries) > len(before.discoveries):
        yield Effect("discovery", "lead-bag", len(after.discoveries) - len(before.discoveries), False, {}, 6)
    if after.supplies != before.supplies:
        more = after.supplies - before.supplies
        yield Effect("supplies", "supplies", more, more < 0, {}, 4, plain=True)
    for who, (had, has) in enumerate(zip(before.members, after.members, strict=True)):
        if had is not None and has is not None and had != has:
            yield from _of_member(who, had, has)
    yield from _of_ship(before.ship, after.ship)


def _of_ship(had: Ship, has: Ship) -> Iterator[Effect]:
    if had is has:
        return
    if has.energy != had.energy:
        yield Effect("energy", "energy", has.energy - had.energy, has.energy < had.energy, {}, 5, plain=True)
    if has.command != had.command:
        yield Effect("command", "command", has.command - had.command, has.command < had.command, {}, 5, plain=True)
    if has.morale != had.morale:
        yield Effect("morale", "morale", has.morale - had.morale, has.morale < had.morale, {}, 7, plain=True)


def _of_member(who: int, had: Member, has: Member) -> Iterator[Effect]:
    name = SECTIONS[who]
    args: dict[str, Arg] = {"section": section_name(who)}
    hurt = len(has.injuries) - len(had.injuries)
    if hurt > 0:
        yield Effect("hurt", f"member:{name}", hurt, True, args, 9)
    if hurt < 0:
        yield Effect("healed", f"member:{name}", -hurt, False, args, 7)
    lost = has.where.count(GONE) - had.where.count(GONE)
    if lost > 0:
        yield Effect("sacrifices", f"member:{name}", lost, True, args, 6, plain=True)
    back = has.where.count(AVAILABLE) - had.where.count(AVAILABLE)
    if back > 0:
        yield Effect("refreshes", f"spent:{name}", back, False, args, 4, plain=True)
    spent = has.where.count(EXHAUSTED) - had.where.count(EXHAUSTED)
    if spent > 0:
        yield Effect("exhausts", f"spent:{name}", spent, True, args, 3, plain=True)
    if has.at != had.at:
        yield Effect("moves", f"member:{name}", 1, False, args, -1)
    drawn = len(has.hand) - len(had.hand)
    if drawn > 0:
        yield Effect("draws", f"pile:{SECTIONS[who]}", drawn, False, args, 3, plain=True)
