"""How likely a dice check comes out how, counted out: for dice that will be rolled and for those that lie there.

Every way the dice can fall is looked at once, but dice that are alike for this check count as one kind of die, so few
ways are left. Cards, equipment, combos, injury and danger dice are left out: nobody knows yet what becomes of them.
Special effects come first and take their dice (IV-FX-04); a Vanguard or a transformation helps where that is of use.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

import msgspec

from starboard.games.vanguard.needs_met import payments, places_used, rest_of
from starboard.games.vanguard.printed import (
    ACCIDENT,
    BASIC,
    BOX,
    COLOURS,
    TOKEN_COLOUR,
    TOKEN_DIE,
    TOKEN_EQUAL,
    VANGUARD,
    Action,
    Need,
    Part,
    Term,
)

Shown = tuple[int, tuple[int, ...]]
"""A die as it lies: its colour and its symbols, or -1 and those that matter."""
Transform = tuple[int, int]
"""A basic of a colour counts as a symbol."""
NO_COLOUR = len(COLOURS)
"""A die whose colour does not matter, where what is no die at all is told apart from it."""
MOST_WAYS = 30_000
"""More ways than this for dice to fall are not counted out."""
_HARM = frozenset(
    {"injure", "danger", "exhaust", "sacrifice", "discard", "fail", "evacuate", "threat", "flip-injury", "echo"}
)
_SOUNDS = {"echo": "red", "harmony": "green"}
"""What two equal symbols do on Bright Cairn: they advance a track of this colour, where the action has one."""


class Outlook(msgspec.Struct, frozen=True):
    """How a check comes out: the chance of each row, that none is marked, and how far each track advances; and how
    often each special effect is to be expected."""

    rows: tuple[Fraction, ...]
    nothing: Fraction
    tracks: tuple[tuple[Fraction, ...], ...]
    effects: tuple[Fraction, ...] = ()

    def of(self, colours: Sequence[str], wanted: Collection[str]) -> Fraction:
        """The chance of a row of one of these colours."""
        return sum((row for row, colour in zip(self.rows, colours, strict=True) if colour in wanted), Fraction(0))


# --- paying ---------------------------------------------------------------------------------------------------------


def pays(
    pool: Sequence[Shown], need: Need, transforms: tuple[Transform, ...] = (), *, exact: bool = False
) -> tuple[int, ...] | None:
    """The smallest set of dice that meets a requirement, by place; None if none does. With `exact` neither a Vanguard
    nor a transformation helps (IV-RULING-05)."""
    return _pays(tuple(pool), need, () if exact else transforms, exact)


@cache
def _pays(
    pool: tuple[Shown, ...], need: Need, transforms: tuple[Transform, ...], exact: bool
) -> tuple[int, ...] | None:
    best: tuple[int, ...] | None = None
    for terms in need:
        if all(term == (TOKEN_EQUAL,) for term in terms):
            found = _equal(pool, len(terms), transforms, exact)
            if found is not None and (best is None or len(found) < len(best)):
                best = found
            continue
        if not _each_met(pool, terms, transforms, exact):
            continue
        for like in range(VANGUARD) if any(TOKEN_EQUAL in term for term in terms) else (-1,):
            left: list[list[int] | None] = [list(symbols) for _, symbols in pool]
            found = _Payment(pool, terms, transforms, like, exact).find(left)
            if found is not None and (best is None or len(found) < len(best)):
                best = found
    return best


def _each_met(pool: tuple[Shown, ...], terms: tuple[Term, ...], transforms: tuple[Transform, ...], exact: bool) -> bool:
    """Whether every place of a requirement could be met by some die for itself: most pools fail here already."""
    for term in dict.fromkeys(terms):
        if TOKEN_EQUAL in term:
            continue
        wanted = terms.count(term)
        for die in pool:
            if _count(die, term, () if exact else transforms, exact):
                wanted -= max(1, len(die[1]))
            if wanted <= 0:
                break
        else:
            return False
    return True


def _equal(
    pool: tuple[Shown, ...], wanted: int, transforms: tuple[Transform, ...], exact: bool
) -> tuple[int, ...] | None:
    """IV-REQ-09: the fewest dice that show so many equal symbols."""
    best: tuple[int, ...] | None = None
    shown = {symbol for _, symbols in pool for symbol in symbols if symbol != ACCIDENT}
    if exact:
        shown.discard(VANGUARD)
    else:
        shown |= {symbol for _, symbol in transforms}
    for like in sorted(shown):
        gives = []
        for place, (colour, symbols) in enumerate(pool):
            count = symbols.count(like)
            if not exact and like != VANGUARD:
                count += symbols.count(VANGUARD)
                count += symbols.count(BASIC) if like != BASIC and (colour, like) in transforms else 0
            if count:
                gives.append((-count, place))
        taken, left = [], wanted
        for count, place in sorted(gives):
            if left > 0:
                taken.append(place)
                left += count
        if left <= 0 and (best is None or len(taken) < len(best)):
            best = tuple(taken)
    return best


class _Payment:
    """Dice looked for, place by place of a requirement. `like` is the symbol that any equal ones all are."""

    def __init__(
        self, pool: Sequence[Shown], terms: tuple[Term, ...], transforms: tuple[Transform, ...], like: int, exact: bool
    ) -> None:
        self.pool = pool
        self.terms = terms
        self.transforms = transforms
        self.like = like
        self.exact = exact

    def find(
        self, left: list[list[int] | None], at: int = 0, used: tuple[int, ...] = (), most: int = 99
    ) -> tuple[int, ...] | None:
        """The fewest dice for the places from `at` on; `left` are the symbols of each die, None for one that is
        counted as a die."""
        if at == len(self.terms):
            return used
        best: tuple[int, ...] | None = None
        tried: set[tuple[object, ...]] = set()
        for token in self.terms[at]:
            for place in range(len(self.pool)):
                held = left[place]
                if held is None:
                    continue
                after = self._take(place, held, token, place in used)
                if after is _NO:
                    continue
                spent = used if place in used else (*used, place)
                if len(spent) >= most:
                    continue
                sign = (self.pool[place], place in used, tuple(held), token)
                if sign in tried:
                    continue
                tried.add(sign)
                left[place] = after if isinstance(after, list) else None
                found = self.find(left, at + 1, spent, most)
                left[place] = held
                if found is not None and len(found) < most:
                    best, most = found, len(found)
        return best

    def _take(self, place: int, held: list[int], token: int, used: bool) -> list[int] | object | None:
        """What a die still gives when it has given this: fewer symbols, nothing, or it cannot give it."""
        colour = self.pool[place][0]
        if TOKEN_COLOUR <= token < TOKEN_DIE:
            return None if not used and colour == token - TOKEN_COLOUR else _NO
        if token == TOKEN_DIE:
            return None if not used else _NO
        wanted = self.like if token == TOKEN_EQUAL else token
        for symbol in (wanted, *self._standing_for(colour, wanted)):
            if symbol in held:
                rest = list(held)
                rest.remove(symbol)
                return rest
        return _NO

    def _standing_for(self, colour: int, wanted: int) -> Iterable[int]:
        if self.exact or wanted == ACCIDENT:
            return
        if (colour, wanted) in self.transforms:
            yield BASIC
        yield VANGUARD


_NO = object()


# --- a pool resolved ------------------------------------------------------------------------------------------------


def is_harmful(part: Part) -> bool:
    """Whether a special effect is one that nobody wants."""
    for deed in part.spec.deeds:
        name = deed["name"]
        if name in _HARM or (name == "advance" and deed.get("track") == "red"):
            return True
        if name in ("supplies", "morale") and int(deed.get("count", 1)) < 0:
            return True
        if name in ("time", "count") and int(deed.get("count", deed.get("by", 1))) > 0:
            return True
    return part.immediate == "red"


class Resolved(NamedTuple):
    """What a pool comes to: the row that is marked, -1 if none is, the advances of each track, and how often each
    special effect was met."""

    row: int
    advances: tuple[int, ...]
    times: tuple[int, ...]


def resolve(
    pool: Sequence[Shown],
    action: Action,
    transforms: tuple[Transform, ...],
    before: Sequence[Part] = (),
    condition: str = "",
) -> Resolved:
    """Steps 7 and 8 of a check: special effects in order, then the first row that is met. What an effect does may
    depend on the global condition."""
    left = list(pool)
    advances = [0] * len(action.tracks)
    met_times = [0] * (len(before) + len(action.effects))
    colours = [row.colour for row in action.rows]
    for number, effect in enumerate((*before, *action.effects)):
        assert effect.need is not None
        harmful = is_harmful(effect)
        if effect.immediate or effect.absent:
            met = pays(left, effect.need, transforms, exact=harmful and not effect.absent) is not None
            if met != effect.absent:
                met_times[number] = 1
                _advance(effect, 1, action, advances, condition)
                if effect.immediate:
                    ended = colours.index(effect.immediate) if effect.immediate in colours else -1
                    return Resolved(ended, tuple(advances), tuple(met_times))
            continue
        times, left = _fulfilled(left, effect.need, transforms, harmful)
        met_times[number] = times
        _advance(effect, times, action, advances, condition)
    marked = -1
    for place, row in enumerate(() if action.tracks else action.rows):
        if not row.need or pays(left, row.need, transforms) is not None:
            marked = place
            break
    return Resolved(marked, tuple(advances), tuple(met_times))


def _fulfilled(
    pool: list[Shown], need: Need, transforms: tuple[Transform, ...], harmful: bool
) -> tuple[int, list[Shown]]:
    """IV-FX-04, IV-FX-07: how often a special effect is met, and the dice that are left."""
    if len(need) == 1 and len(need[0]) == 1:
        times, left = 0, []
        for die in pool:
            gives = _count(die, need[0][0], transforms, harmful)
            times += gives
            if not gives:
                left.append(die)
        return times, left
    if any(len(symbols) > 1 for _, symbols in pool):
        return _fulfilled_by_symbols(pool, need, transforms, harmful)
    times = 0
    while (found := pays(pool, need, transforms, exact=harmful)) is not None:
        pool = [die for place, die in enumerate(pool) if place not in found]
        times += 1
    return times, pool


def _fulfilled_by_symbols(
    pool: list[Shown], need: Need, transforms: tuple[Transform, ...], harmful: bool
) -> tuple[int, list[Shown]]:
    """The same where dice have two symbols: one that was not needed still counts for this effect."""
    dice = tuple((symbols, colour if colour >= 0 else NO_COLOUR) for colour, symbols in pool)
    times = 0
    while found := payments(dice, need, () if harmful else transforms, not harmful):
        dice = tuple(rest_of(dice, min(found, key=lambda used: (places_used(used).bit_count(), used))))
        times += 1
    return times, [(colour if colour < NO_COLOUR else -1, symbols) for symbols, colour in dice if colour >= 0]


def _count(die: Shown, term: Term, transforms: tuple[Transform, ...], harmful: bool) -> int:
    colour, symbols = die
    if TOKEN_DIE in term or (colour >= 0 and TOKEN_COLOUR + colour in term):
        return max(1, sum(symbol in term for symbol in symbols))
    if TOKEN_EQUAL in term:
        return sum(symbol != ACCIDENT and not (harmful and symbol == VANGUARD) for symbol in symbols)
    exact = sum(symbol in term for symbol in symbols)
    if exact or harmful:
        return exact
    if VANGUARD in symbols and term != (ACCIDENT,):
        return 1
    return int(BASIC in symbols and any((colour, token) in transforms for token in term))


def _advance(effect: Part, times: int, action: Action, advances: list[int], condition: str) -> None:
    if not times:
        return
    for colour, by in _moves(effect.spec.deeds, condition):
        for place, track in enumerate(action.tracks):
            if track.colour == colour:
                advances[place] += times * by


def _moves(deeds: Iterable[Mapping[str, Any]], condition: str) -> Iterator[tuple[str, int]]:
    """Which tracks deeds move, and by how much, under a global condition."""
    for deed in deeds:
        match deed:
            case {"name": "advance" | "retreat" as name}:
                sign = 1 if name == "advance" else -1
                yield deed.get("track", "green"), sign * int(deed.get("count", 1))
            case {"name": "when", "goal": {"name": "condition-is", "card": card}}:
                yield from _moves(deed.get("then" if card == condition else "otherwise", ()), condition)
            case {"name": str(name)} if name in _SOUNDS:
                yield _SOUNDS[name], 1


# --- how dice can fall ----------------------------------------------------------------------------------------------


class _Matters:
    """What of a die matters for a check."""

    def __init__(self, needs: Iterable[Need], transforms: tuple[Transform, ...]) -> None:
        tokens = {token for need in needs for terms in need for term in terms for token in term}
        self.colours = any(TOKEN_COLOUR <= token < TOKEN_DIE for token in tokens)
        every = TOKEN_EQUAL in tokens
        symbols = {token for token in tokens if token < TOKEN_COLOUR}
        self.basics = {colour for colour, symbol in transforms if every or symbol in symbols}
        if every or symbols - {ACCIDENT}:
            symbols.add(VANGUARD)
        self.symbols = set(range(TOKEN_COLOUR)) if every else symbols

    def of(self, colour: int, symbols: tuple[int, ...]) -> Shown:
        """A die reduced to what matters."""
        basic = colour in self.basics
        kept = tuple(sorted(each for each in symbols if each in self.symbols or (basic and each == BASIC)))
        return (colour if self.colours or (basic and BASIC in kept) else -1), kept


def ways(
    types: Sequence[int], needs: Iterable[Need], transforms: tuple[Transform, ...]
) -> dict[tuple[Shown, ...], int]:
    """The ways dice can fall as far as it matters, and how many of all ways each is; none if they are too many."""
    matters = _Matters(needs, transforms)
    found: dict[tuple[Shown, ...], int] = {(): 1}
    for die in sorted(types):
        colour = BOX.die_colours[die]
        faces = Counter(matters.of(colour, face) for face in BOX.faces[die])
        following: dict[tuple[Shown, ...], int] = {}
        for pool, count in found.items():
            for shown, times in faces.items():
                after = tuple(sorted((*pool, shown)))
                following[after] = following.get(after, 0) + count * times
        if len(following) > MOST_WAYS:
            return {}
        found = following
    return found


def reduced(pool: Iterable[Shown], needs: Iterable[Need], transforms: tuple[Transform, ...]) -> tuple[Shown, ...]:
    """Dice that lie there, as far as it matters."""
    matters = _Matters(needs, transforms)
    return tuple(sorted(matters.of(colour, symbols) for colour, symbols in pool))


def needs_of(action: Action, before: Sequence[Part] = ()) -> list[Need]:
    """Everything a check asks of its dice."""
    return [part.need for part in (*before, *action.effects, *action.rows) if part.need]


@cache
def outlook(
    action: Action,
    types: tuple[int, ...],
    transforms: tuple[Transform, ...],
    before: tuple[Part, ...] = (),
    condition: str = "",
) -> Outlook | None:
    """How a check comes out with dice that are not rolled yet; None where the ways are too many."""
    found = ways(types, needs_of(action, before), transforms)
    if not found:
        return None
    rows = [0] * (len(action.rows) + 1)
    tracks = [Counter[int]() for _ in action.tracks]
    met = [0] * (len(before) + len(action.effects))
    for pool, count in found.items():
        row, advances, times = resolve(pool, action, transforms, before, condition)
        rows[row] += count
        met = [sum_ + each * count for sum_, each in zip(met, times, strict=True)]
        for track, steps in zip(tracks, advances, strict=True):
            track[max(0, steps)] += count
    total = sum(rows)
    spread = tuple(
        tuple(Fraction(track[steps], total) for steps in range(max(track, default=0) + 1)) for track in tracks
    )
    return Outlook(
        tuple(Fraction(count, total) for count in rows[:-1]),
        Fraction(rows[-1], total),
        spread,
        tuple(Fraction(each, total) for each in met),
    )


def outlook_of_pool(
    action: Action,
    pool: Sequence[Shown],
    transforms: tuple[Transform, ...],
    before: tuple[Part, ...] = (),
    condition: str = "",
) -> Outlook:
    """How a check comes out with dice as they lie."""
    row, advances, times = resolve(pool, action, transforms, before, condition)
    rows = tuple(Fraction(int(place == row)) for place in range(len(action.rows)))
    tracks = tuple(
        tuple(Fraction(int(steps == max(0, count))) for steps in range(max(0, count) + 1)) for count in advances
    )
    return Outlook(rows, Fraction(int(row < 0)), tracks, tuple(map(Fraction, times)))


def fits(action: Action, type: int, transforms: tuple[Transform, ...]) -> Fraction:
    """The chance that a die shows something that a success asks for, whatever the other dice show."""
    asked = [term for row in action.rows if row.colour != "red" for terms in row.need or () for term in terms]
    faces = BOX.faces[type]
    useful = [any(_count((BOX.die_colours[type], face), term, transforms, False) for term in asked) for face in faces]
    return Fraction(sum(useful), len(faces))


def reaches(spread: Sequence[Fraction], missing: int) -> Fraction:
    """The chance that a track advances at least so far."""
    return sum(spread[max(0, missing) :], Fraction(0))


def colour_names(types: Iterable[int]) -> list[str]:
    """The colours of dice, by name."""
    return [COLOURS[BOX.die_colours[die]] for die in types]
