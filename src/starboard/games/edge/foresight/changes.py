"""What has come about between two positions, in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator
from operator import attrgetter

from starboard.core.foresight import Effect
from starboard.core.text import Arg
from starboard.games.edge.options import amount, player_name
from starboard.games.edge.printed import BOX, RESOURCES, TRACKS
from starboard.games.edge.queries import number_of
from starboard.games.edge.state import Phase, Player, Side, State

_PRICE = frozenset({"chance", "phase", "docked", "battle", "players", "discards"})
"""Fields of a state that an answer costs, and those that are compared on their own."""
_rest = attrgetter(*(field for field in State.__struct_fields__ if field not in _PRICE))
_player = attrgetter(*(field for field in Player.__struct_fields__ if field not in ("hand", "spent")))
_side = attrgetter(*(field for field in Side.__struct_fields__ if field not in ("cards", "used")))


def is_idle(before: State, after: State) -> bool:
    """Whether nothing is different but that a card was played, and where in the turn one is. Whoever comes home builds
    and docks after that (AE-TURN-03)."""
    return bool(
        not (after.phase is Phase.BUILD and before.phase is not Phase.BUILD)
        and _rest(before) == _rest(after)
        and [_player(player) for player in before.players] == [_player(player) for player in after.players]
        and _sides(before) == _sides(after)
    )


def _sides(state: State) -> list[object]:
    return [_side(side) for side in state.battle.sides] if state.battle is not None else []


def effects(before: State, after: State) -> list[Effect]:
    """What everybody gains and loses: points, progress, modules, stores, cards, ships. None of it needs to be called
    sure where it is."""
    return sorted(_effects(before, after), key=lambda effect: -effect.weight)


def _effects(before: State, after: State) -> Iterator[Effect]:
    acting = before.active
    for who, (had, has) in enumerate(zip(before.players, after.players, strict=True)):
        if had == has:
            continue
        number = number_of(after, who)
        other = who != acting
        args: dict[str, Arg] = {"who": player_name(after, who)}
        if has.points != had.points:
            gained = has.points - had.points
            yield Effect("scores", f"seat:{number}", gained, gained < 0 or other, args, 6, plain=True)
        for module in has.modules[len(had.modules) :]:
            name = BOX.modules[module.number]
            yield Effect("module", f"module:{name.id}", 1, other, {**args, "module": name.name}, 5, plain=True)
        for track, (was, now) in enumerate(zip(had.tracks, has.tracks, strict=True)):
            if now > was:
                told: dict[str, Arg] = {**args, "track": BOX.tracks[track].name}
                yield Effect("advances", f"track:{TRACKS[track]}:{number}", now - was, other, told, 4, plain=True)
        for kind, (was, now) in enumerate(zip(had.stores, has.stores, strict=True)):
            if now != was:
                told = {**args, "kind": amount(kind, abs(now - was))}
                piece = f"store:{number}:{RESOURCES[kind]}"
                weight = 3 if now > was else 1
                yield Effect(
                    "gains" if now > was else "pays", piece, abs(now - was), now < was, told, weight, plain=True
                )
        if len(has.hand) > len(had.hand):
            yield Effect("draws", f"seat:{number}", len(has.hand) - len(had.hand), other, args, 3, plain=True)
