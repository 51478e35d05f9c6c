"""The Gate of the Underdark: dice for guns, one result chosen (AE-GATE, AE-RULING-57)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.edge import effects
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import dice_of, targeting_of
from starboard.games.edge.rules.acting import acting
from starboard.games.edge.rules.dice import roll_to_target
from starboard.games.edge.rules.gaining import perform
from starboard.games.edge.rules.windows import after_window, before_window
from starboard.games.edge.state import Side, State


async def open_gate(state: State, who: int, at: int) -> None:
    """AE-GATE-04 to 08: roll as many dice as the launched ship has guns, choose a result, gain what it says."""
    effects.open_gate_side(state, who, at)
    side = gate_side(state)
    await before_window(state, side, at)
    dice, targeting = dice_of(state, side, at), targeting_of(state, side, at)
    effects.roll_gate(state, side, await roll_to_target(state, who, f"gate:{who}", dice, targeting, "AE-GATE-04"))
    await after_window(state, side)
    values: list[Value] = [("result", face) for face in sorted(set(side.dice))]
    picked = await choose(who, "gate-result", values, rule="AE-GATE-05", always=True)
    effects.clear_battle(state)
    result = BOX.gate[int(picked[1]) - 1]
    with state.log.by(acting(state, result, who)):
        effects.announce_gate(state, who, int(picked[1]))
        await perform(state, who, result.deeds["action"], at)


def gate_side(state: State) -> Side:
    """The one side of the Gate's roll."""
    assert state.battle is not None
    return state.battle.sides[0]
