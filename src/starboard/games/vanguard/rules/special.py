"""Step 7 of a check: special effects, mandatory and to the maximum (IV-FX, IV-RULING-04 to 06, 09)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.printed import ACCIDENT, BOX, TOKEN_COLOUR, TOKEN_DIE, TOKEN_EQUAL, Part, Term, Thing
from starboard.games.vanguard.queries import seat_of, transforms_of
from starboard.games.vanguard.rules.acting import act
from starboard.games.vanguard.rules.checks import check_of, look_for_end
from starboard.games.vanguard.rules.paying import (
    NO_TRANSFORMS,
    Shown,
    Transforms,
    choose_way,
    gives,
    places_in,
    shown,
    value_of,
    ways_to_pay,
)
from starboard.games.vanguard.state import Check, Phase, State

KEEP: Value = ("hold",)
COUNTS: Value = ("counts",)
COUNTS_NOT: Value = ("counts-not",)


def effects_of(state: State, check: Check) -> list[tuple[Thing, Part]]:
    """IV-FX-02, 03: the special effects of a check in order, those of the condition first."""
    condition = BOX.conditions[state.condition]
    found = [(condition, part) for part in condition.parts.get("effect", ())]
    if check.action >= 0:
        action = BOX.actions[check.action]
        found += [(action.owner, part) for part in action.effects]
    return found


async def resolve_effects(state: State) -> None:
    """IV-FX-02: the next special effect; after the last one, the outcome."""
    check = check_of(state)
    ahead = effects_of(state, check)
    if check.cursor >= len(ahead):
        return effects.step_check(state, 8, Phase.MARK)
    thing, part = ahead[check.cursor]
    effects.advance_cursor(check)
    if part.immediate or part.absent:
        return await resolve_immediate(state, check, thing, part)
    times = await spend_for(state, check, part)
    if not times:
        return
    effects.announce_effect(state, check.active, thing.id, part, times)
    for _ in range(times):
        await act(state, check.active, thing, part.call, check.place)
        if look_for_end(state):
            return


# --- immediate effects ------------------------------------------------------------------------------------------------


async def resolve_immediate(state: State, check: Check, thing: Thing, part: Part) -> None:
    """IV-FX-08, IV-RULING-06: where its condition holds the check ends at once with an outcome."""
    assert part.need is not None
    dice = shown(state, check)
    seat = seat_of(state, check.active)
    has = bool(ways_to_pay(dice, part.need, NO_TRANSFORMS, False))
    if not has and ways_to_pay(dice, part.need, NO_TRANSFORMS, True):
        has = await choose(seat, "vanguard-counts", [COUNTS, COUNTS_NOT], rule="IV-RULING-06") == COUNTS
    if has == part.absent:
        return
    effects.announce_effect(state, check.active, thing.id, part, 1)
    await act(state, check.active, thing, part.call, check.place)
    if look_for_end(state) or not part.immediate:
        return
    action = BOX.actions[check.action]
    colours = [each.colour for each in (*action.rows, *action.tracks)]
    effects.end_at_once(state, check, colours.index(part.immediate))
    effects.empty_pool(state, check, "IV-FX-08")
    effects.step_check(state, 10, Phase.OUTCOMES)


# --- effects that take dice -------------------------------------------------------------------------------------------


async def spend_for(state: State, check: Check, part: Part) -> int:
    """IV-FX-04 to 07: the dice a special effect takes, as many as it can; how often it is resolved."""
    need = part.need
    assert need is not None
    if all(len(terms) == 1 for terms in need):
        return await _spend_single(state, check, tuple(token for terms in need for token in terms[0]))
    return await _spend_sums(state, check, part)


async def _spend_single(state: State, check: Check, term: Term) -> int:
    """One symbol or die each time: everything that shows it is taken; what could stand for it may be."""
    dice = shown(state, check)
    forced = [place for place, die in enumerate(dice) if _count(die, term, NO_TRANSFORMS, False)]
    times = sum(_count(dice[place], term, NO_TRANSFORMS, False) for place in forced)
    transforms = transforms_of(state, check.active)
    if forced:
        effects.spend(state, check, forced, "IV-FX-05")
    while True:
        dice = shown(state, check)
        spare = {value_of(check, place): place for place, die in enumerate(dice) if _count(die, term, transforms, True)}
        if not spare:
            return times
        picked = await choose(
            seat_of(state, check.active), "spend-on-effect", [*spare, KEEP], rule="IV-RULING-04", always=True
        )
        if picked == KEEP:
            return times
        times += _count(dice[spare[picked]], term, transforms, True)
        effects.spend(state, check, [spare[picked]], "IV-FX-05")


def _count(die: Shown, term: Term, transforms: Transforms, free: bool) -> int:
    """How often a die alone meets a term."""
    symbols, colour = die
    if any(token in (TOKEN_DIE, TOKEN_COLOUR + colour) for token in term) and colour >= 0:
        return 1
    found = 0
    for symbol in symbols:
        equal = TOKEN_EQUAL in term and symbol != ACCIDENT
        if equal or any(token < TOKEN_COLOUR and gives(symbol, colour, token, transforms, free) for token in term):
            found += 1
    return found


async def _spend_sums(state: State, check: Check, part: Part) -> int:
    """Several symbols or dice each time: the most times that the dice allow, then more with what may stand for them."""
    need = part.need
    assert need is not None
    seat = seat_of(state, check.active)
    transforms = transforms_of(state, check.active)
    times = 0
    while True:
        dice = shown(state, check)
        ways = ways_to_pay(dice, need, NO_TRANSFORMS, False)
        besides: list[Value] = []
        if ways:
            most = _most(dice, need)
            ways = tuple(way for way in ways if _most(_without(dice, way), need) == most - 1)
        else:
            ways = ways_to_pay(dice, need, transforms, True)
            besides = [KEEP]
        if not ways:
            return times
        way, answer = await choose_way(state, check, seat, ways, "IV-RULING-05", besides)
        if answer == KEEP:
            return times
        effects.spend(state, check, places_in(way), "IV-FX-05")
        times += 1


def _without(dice: tuple[Shown, ...], way: int) -> tuple[Shown, ...]:
    return tuple(die for place, die in enumerate(dice) if not way >> place & 1)


def _most(dice: tuple[Shown, ...], need: tuple[tuple[Term, ...], ...]) -> int:
    """How often dice meet a requirement at most, each used once."""
    best = 0
    for way in ways_to_pay(dice, need, NO_TRANSFORMS, False):
        best = max(best, 1 + _most(_without(dice, way), need))
    return best
