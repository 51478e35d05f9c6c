"""Step 6 of a check: injury dice in their owner's order, then danger dice (IV-CHECK-16 to 23, IV-RULING-40, 41)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.printed import BOX
from starboard.games.vanguard.queries import injury_number, member_of, seat_of
from starboard.games.vanguard.rules.acting import act
from starboard.games.vanguard.rules.checks import FACES, check_of, look_for_end
from starboard.games.vanguard.rules.danger import resolve_danger
from starboard.games.vanguard.rules.injuries import injury_part, injury_slot, return_injury_dice
from starboard.games.vanguard.state import Check, Phase, State


async def resolve_harm(state: State) -> None:
    """IV-CHECK-16: the next injury die, else the next danger die; then the injury dice return to their columns."""
    check = check_of(state)
    if check.injury:
        await resolve_injury_die(state, check)
    elif check.danger:
        number = effects.take_danger(check)
        await resolve_danger(state, check.active, number // FACES, number % FACES, "IV-CHECK-22")
    else:
        await return_injury_dice(state, check)
        effects.step_check(state, 7, Phase.EFFECTS)
    look_for_end(state)


async def resolve_injury_die(state: State, check: Check) -> None:
    """IV-CHECK-17 to 21: the active player picks a die; it goes on the leftmost free card with its symbol."""
    who = check.active
    values: list[Value] = [("injury-die", face) for face in dict.fromkeys(check.injury)]
    picked = await choose(seat_of(state, who), "injury-order", values, rule="IV-CHECK-17", section=who)
    face = effects.take_injury_face(check, check.injury.index(int(picked[1])))
    slot = injury_slot(state, who, face, check.settled)
    effects.settle_injury(state, check, slot, face)
    if slot >= 0:
        card = member_of(state, who).injuries[slot]
        part = injury_part(card, face)
        assert part is not None
        await act(state, who, BOX.injuries[injury_number(card)], part.call)
