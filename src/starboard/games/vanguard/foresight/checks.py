"""How a check comes out, counted out: before the roll for the dice in hand, after it for the dice that lie there.

Cards, combos, injury and danger dice are left out, for nobody knows yet what becomes of them.
"""

from __future__ import annotations

from fractions import Fraction

from starboard.core.choice import Choice, Value
from starboard.core.foresight import Effect, Forecast
from starboard.core.text import say
from starboard.games.vanguard.chances import Outlook, Shown, fits, outlook, outlook_of_pool, reaches
from starboard.games.vanguard.printed import BOX, Action, Part
from starboard.games.vanguard.queries import marker_key, member_of, track_spaces, transforms_of
from starboard.games.vanguard.state import AVAILABLE, Check, State

WEIGHTS = {"yellow": 9, "green": 8, "red": 7}
"""What is told first."""

FITS = Effect("fits", "check", weight=10)
"""Before there are enough dice for any success, a die says whether it may be of use."""
ADVANCES = Effect("advances", "check", weight=10)
"""The same where a track is advanced and no row is met."""


def forecast_check(state: State, choice: Choice, value: Value) -> Forecast | None:
    """What becomes of a check if a value is answered and nothing else is done after it; None where it is no check."""
    check = state.check
    match choice.prompt, value[0]:
        case "turn", "act":
            action = BOX.actions[int(value[1])]
            if not action.is_check:
                return None
            who = state.active
            member = member_of(state, who)
            types = [type for type, where in zip(member.dice, member.where, strict=True) if where == AVAILABLE]
            found = before_the_roll(state, who, action, tuple(types))
            return told(state, action, int(value[2]), found) if found is not None else None
        case (("choose-dice" | "support"), _):
            if check is None or check.action < 0:
                return None
            types = pool_types(state, check)
            if value[0] == "die":
                types.append(member_of(state, int(value[1])).dice[int(value[2])])
            action = BOX.actions[check.action]
            found = before_the_roll(state, check.active, action, tuple(types))
            if found is None:
                return None
            lines = told(state, action, check.place, found)
            if value[0] == "die" and all(effect.harm for effect, _ in lines):
                lines = [*of_use(state, check.active, action, types[-1]), *lines]
            return lines
        case (("modify" | "combos"), ("pass" | "no-more")):
            if check is None or check.action < 0:
                return None
            action = BOX.actions[check.action]
            found = after_the_roll(state, check, action)
            return told(state, action, check.place, found)
    return None


def before_the_roll(state: State, who: int, action: Action, types: tuple[int, ...]) -> Outlook | None:
    """The outlook with dice that are still to be rolled."""
    return outlook(action, tuple(sorted(types)), transforms_of(state, who), *under(state))


def of_use(state: State, who: int, action: Action, type: int) -> list[tuple[Effect, Fraction]]:
    """Whether a die may be of use: it shows what a row asks for, or advances a track whatever the other dice show.
    Nothing is said of one that can do neither, for it may still do so together with others."""
    if not action.tracks:
        chance = fits(action, type, transforms_of(state, who))
        return [(FITS, chance)] if chance else []
    alone = before_the_roll(state, who, action, (type,))
    assert alone is not None, "one die falls in few ways"
    spreads = zip(action.tracks, alone.tracks, strict=True)
    chance = max((reaches(spread, 1) for track, spread in spreads if track.colour != "red"), default=Fraction(0))
    return [(ADVANCES, chance)] if chance else []


def after_the_roll(state: State, check: Check, action: Action) -> Outlook:
    """The outlook with the pool as it lies."""
    pool: list[Shown] = []
    for die in check.pool:
        type = member_of(state, die.section).dice[die.die]
        pool.append((BOX.die_colours[type], BOX.faces[type][die.face]))
    pool += [(-1, (symbol,)) for symbol in check.symbols]
    return outlook_of_pool(action, pool, transforms_of(state, check.active), *under(state))


def pool_types(state: State, check: Check) -> list[int]:
    """The types of dice in hand."""
    return [member_of(state, die.section).dice[die.die] for die in check.pool]


def under(state: State) -> tuple[tuple[Part, ...], str]:
    """IV-FX-03: the special effects of the global condition, and which one it is."""
    condition = BOX.conditions[state.condition]
    return condition.parts.get("effect", ()), condition.id


def told(state: State, action: Action, place: int, found: Outlook) -> list[tuple[Effect, Fraction]]:
    """An outlook as things that may happen: each row, and each track that would reach its end."""
    lines: list[tuple[Effect, Fraction]] = []
    for row, chance in zip(action.rows, found.rows, strict=True):
        if chance:
            lines.append((_effect(row), chance))
    for number, track in enumerate(action.tracks):
        marker = state.markers.get(marker_key(action.first_track + number, place), 0)
        chance = reaches(found.tracks[number], track_spaces(state, action, number) - marker)
        if chance:
            lines.append((_effect(track), chance))
    return lines


def _effect(part: Part) -> Effect:
    args = {"outcome": say(f"row-{part.colour}")}
    return Effect("row", f"row:{part.colour}", 1, part.colour == "red", args, WEIGHTS[part.colour])
