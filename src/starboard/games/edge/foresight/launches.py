"""What a launch brings and what battle it leads to, and what ships that join a battle make of it, as things stand."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from starboard.core.choice import Choice, Value
from starboard.core.foresight import Effect, Forecast
from starboard.core.journal import restore, snapshot
from starboard.games.edge import effects
from starboard.games.edge.foresight.battles import chances, told
from starboard.games.edge.options import amount, player_name, region_piece
from starboard.games.edge.printed import BOX, FLEET, RESOURCES, SHIPS
from starboard.games.edge.queries import (
    decider,
    in_order,
    is_base,
    is_gate,
    is_hegemon,
    is_planet,
    number_of,
    ready_in,
    ship_of,
    sides_at,
    tile_at,
    tile_thing,
)
from starboard.games.edge.rules.battle import reinforcements
from starboard.games.edge.rules.launching import planet_resource
from starboard.games.edge.rules.raids import pushed_to, raiders_in_reach, warp_to_gate
from starboard.games.edge.state import PAD, RAIDERS, Raider, State


def forecast_launch(state: State, seat: int, value: Value) -> Forecast | None:
    """Who wins the battle that a launch leads to, then what the region gives; None of the Hegemon where there is none,
    for a card says what he does."""
    battle = _battle(state, seat, value)
    if is_hegemon(state, state.active):
        return battle or None
    return [*battle, *((effect, Fraction(1)) for effect in _brought(state, int(value[-1])))]


def _brought(state: State, at: int) -> Iterator[Effect]:
    """AE-LAUNCH-07 to 14: a moon, or the resource of a planet; what a base offers; the Gate; one's leaders and what
    lies there."""
    who = state.active
    player, number, piece = state.players[who], number_of(state, who), region_piece(state, at)
    gained = list(state.goods.get(at, [0] * len(RESOURCES)))
    for moon in dict.fromkeys(state.moons[at]):
        thing = BOX.moons[moon]
        yield Effect(
            "moon", f"{piece}:moon:{thing.id}", args={"moon": thing.name, "text": thing.spec.text}, weight=4, plain=True
        )
    if is_planet(state, at) and not state.moons[at]:
        gained[planet_resource(state, at)] += 1
    if is_base(state, at):
        spec = tile_thing(tile_at(state, at)).spec
        yield Effect("base", piece, args={"deed": spec.action[0]["name"], "text": spec.text}, weight=4, plain=True)
    if is_gate(state, at):
        yield Effect("gate", piece, weight=4, plain=True)
    for kind, count in enumerate(gained):
        if count:
            args = {"who": player_name(state, who), "kind": amount(kind, count)}
            yield Effect("gains", f"store:{number}:{RESOURCES[kind]}", count, args=args, weight=3, plain=True)
    if player.abroad[at]:
        yield Effect("recruits", f"{piece}:leader:{number}", player.abroad[at], weight=2, plain=True)


def _battle(state: State, seat: int, value: Value) -> Forecast:
    """Who wins the battle that a launch to a region leads to; nothing if it leads to none.

    Of several raiders that have it in reach the weakest comes, for the launching player says which one. The Hegemon's
    ships come if they can; nobody knows whether people bring theirs.
    """
    copy = restore(State, snapshot(state))
    at = int(value[-1])
    who = copy.active
    ship = _ship(copy, who, value)
    if ship < 0:
        return ()
    effects.launch(copy, who, ship, at)
    near = raiders_in_reach(copy, at)
    if near and not any(raider.at == at for raider in near):
        raider = min(near, key=lambda raider: BOX.raiders[raider.number].spec.dice)
        effects.move_raider(copy, raider, at, "AE-RAID-08")
        if _is_pushed_away(copy, who, raider):
            return ()
        at = copy.at
    if len(sides_at(copy, at)) < 2:
        return ()
    effects.begin_battle(copy, at)
    return _fought(copy, at, who if who == seat else decider(copy, who))


def forecast_joining(state: State, choice: Choice, value: Value) -> Forecast:
    """AE-BATTLE-04: who wins if a player brings the ships picked so far, and this one. The Hegemon's ships come if they
    can; nobody knows whether other people bring theirs."""
    assert state.battle is not None
    copy = restore(State, snapshot(state))
    who, at = choice.seat, state.battle.at
    brought = {("join", who, ship) for ship in reinforcements(copy, who, at)} - {*choice.values} | {value}
    for joining in sorted(each for each in brought if each[0] == "join"):
        effects.move_ship(copy, who, int(joining[2]), at, "AE-BATTLE-04")
    return _fought(copy, at, who)


def _fought(copy: State, at: int, seat: int) -> Forecast:
    """Who wins a battle of all that are there and of the Hegemon's ships that come (AE-HEG-100)."""
    if copy.hegemon is not None:
        for each in reinforcements(copy, copy.seats, at):
            effects.move_ship(copy, copy.seats, each, at, "AE-HEG-100")
    there = sides_at(copy, at)
    effects.take_sides(copy, [each for each in (*in_order(copy), RAIDERS) if each in there])
    return told(copy, seat, chances(copy))


def _is_pushed_away(copy: State, who: int, raider: Raider) -> bool:
    """AE-RAID-08: whether the raid pushes the launched ship to a free region, where nobody fights it. AE-WYRM-03: the
    Wyrm sends it to the Gate, whatever waits there."""
    for deed in BOX.raiders[raider.number].spec.raid:
        if deed["name"] == "warp":
            warp_to_gate(copy, who)
        elif deed["name"] == "push-ship" and pushed_to(copy, who, int(deed.get("steps", 1))):
            return True
    return False


def _ship(state: State, who: int, value: Value) -> int:
    """The ship that would be launched."""
    if is_hegemon(state, who):
        assert state.hegemon is not None
        return next(iter(ready_in(state, state.hegemon.section)), -1)
    kind = SHIPS.index(str(value[1]))
    assert kind in FLEET
    return ship_of(state.players[who], kind, PAD)
