"""Step 7 of a check: special effects, mandatory and to the maximum (IV-FX, IV-RULING-04 to 06, 09)."""

from __future__ import annotations

from functools import lru_cache

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects
from starboard.games.vanguard.needs_met import (
    NO_TRANSFORMS,
    Shown,
    Transforms,
    gives,
    payments,
    places_in,
    places_used,
    rest_of,
    smallest,
    ways_to_pay,
)
from starboard.games.vanguard.printed import (
    ACCIDENT,
    BOX,
    TOKEN_COLOUR,
    TOKEN_DIE,
    TOKEN_EQUAL,
    VANGUARD,
    Need,
    Part,
    Term,
    Thing,
)
from starboard.games.vanguard.queries import seat_of, transforms_of
from starboard.games.vanguard.rules.acting import act
from starboard.games.vanguard.rules.checks import check_of, look_for_end
from starboard.games.vanguard.rules.paying import choose_way, shown, value_of
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
    as_die = any(token in (TOKEN_DIE, TOKEN_COLOUR + colour) for token in term) and colour >= 0
    found = 0
    for symbol in symbols:
        equal = TOKEN_EQUAL in term and symbol != ACCIDENT and (free or symbol != VANGUARD)
        if equal or any(token < TOKEN_COLOUR and gives(symbol, colour, token, transforms, free) for token in term):
            found += 1
    return max(found, int(as_die))


async def _spend_sums(state: State, check: Check, part: Part) -> int:
    """Several symbols or dice each time: the most times that the dice allow, then more with what may stand for them.
    A second symbol of a die that was spent still counts for this effect (IV-FX-07)."""
    need = part.need
    assert need is not None
    seat = seat_of(state, check.active)
    transforms = transforms_of(state, check.active)
    times = 0
    left: list[Shown] = []
    while True:
        lying = shown(state, check)
        dice = (*lying, *left)
        found = payments(dice, need, NO_TRANSFORMS, False)
        besides: list[Value] = []
        if found:
            most = _most(tuple(sorted(dice)), need)
            found = tuple(used for used in found if _most(_after(dice, used), need) == most - 1)
        else:
            found = payments(dice, need, transforms, True)
            besides = [KEEP]
        if not found:
            return times
        of_pool = (1 << len(lying)) - 1
        ways = smallest(places_used(used) & of_pool for used in found)
        way, answer = await choose_way(state, check, seat, ways, "IV-RULING-05", besides)
        if answer == KEEP:
            return times
        used = next(used for used in found if places_used(used) & of_pool == way)
        others = sum(3 << 2 * place for place in range(len(lying)) if not way >> place & 1)
        left = rest_of(dice, used | others)
        effects.spend(state, check, places_in(way), "IV-FX-05")
        times += 1


def _after(dice: tuple[Shown, ...], used: int) -> tuple[Shown, ...]:
    """What a payment leaves, in an order that makes the same dice the same."""
    return tuple(sorted(rest_of(dice, used)))


@lru_cache(maxsize=20_000)
def _most(dice: tuple[Shown, ...], need: Need) -> int:
    """How often dice meet a requirement at most, each symbol used once."""
    found = dict.fromkeys(_after(dice, used) for used in payments(dice, need, NO_TRANSFORMS, False))
    return max((1 + _most(each, need) for each in found), default=0)
