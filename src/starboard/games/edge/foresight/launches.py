"""What battle a launch leads to, as things stand."""

from __future__ import annotations

from starboard.core.choice import Value
from starboard.core.foresight import Forecast
from starboard.core.journal import restore, snapshot
from starboard.games.edge import effects
from starboard.games.edge.foresight.battles import chances, told
from starboard.games.edge.printed import BOX, FLEET, SHIPS
from starboard.games.edge.queries import SECTIONS, decider, in_order, is_hegemon, ship_of, sides_at
from starboard.games.edge.rules.battle import reinforcements
from starboard.games.edge.rules.raids import raiders_in_reach
from starboard.games.edge.state import PAD, RAIDERS, State


def forecast_launch(state: State, seat: int, value: Value) -> Forecast | None:
    """Who wins the battle that a launch to a region leads to; None if it leads to none.

    Of several raiders that have it in reach the weakest comes, for the launching player says which one. The Hegemon's
    ships come if they can; nobody knows whether people bring theirs.
    """
    copy = restore(State, snapshot(state))
    at = int(value[-1])
    who = copy.active
    ship = _ship(copy, who, value)
    if ship < 0:
        return None
    effects.launch(copy, who, ship, at)
    near = raiders_in_reach(copy, at)
    if near and not any(raider.at == at for raider in near):
        effects.move_raider(copy, min(near, key=lambda raider: BOX.raiders[raider.number].spec.dice), at)
    sides = sides_at(copy, at)
    if len(sides) < 2:
        return None
    if copy.hegemon is not None:
        for each in reinforcements(copy, copy.seats, at):
            effects.move_ship(copy, copy.seats, each, at, "AE-HEG-100")
    there = sides_at(copy, at)
    effects.begin_battle(copy, at)
    effects.take_sides(copy, [each for each in (*in_order(copy), RAIDERS) if each in there])
    return told(copy, who if who == seat else decider(copy, who), chances(copy))


def _ship(state: State, who: int, value: Value) -> int:
    """The ship that would be launched."""
    player = state.players[who]
    if is_hegemon(state, who):
        assert state.hegemon is not None
        section = SECTIONS[state.hegemon.section]
        return next((ship for ship in section if player.ships[ship] == PAD), -1)
    kind = SHIPS.index(str(value[1]))
    assert kind in FLEET
    return ship_of(player, kind, PAD)
