"""Who wins a battle: counted out, from the dice that lie on the table and those that are still to be rolled.

A die below the targeting is rolled again, so a die that is to be rolled shows any other face with the same chance, and
nothing needs to be tried: of each side all hands of dice are known with their chances, and the highest one wins alone
(AE-BATTLE-17 to 20). Cards that others may still play are left out, for nobody knows them.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Coroutine, Iterable, Sequence
from fractions import Fraction
from functools import cache
from itertools import accumulate, combinations_with_replacement, product
from math import factorial, prod
from typing import Any, TypeAlias

from starboard.core.chance import Roll
from starboard.core.choice import Choice, Value
from starboard.core.foresight import Effect, Forecast
from starboard.core.journal import restore, snapshot
from starboard.games.edge import effects
from starboard.games.edge.moments import Window
from starboard.games.edge.options import player_name
from starboard.games.edge.queries import dice_of, number_of, targeting_of
from starboard.games.edge.rules.windows import PASS_ALL, READY, play, usable_powers
from starboard.games.edge.state import Battle, Phase, Side, State

Faces: TypeAlias = tuple[int, ...]
"""The dice of a side, the highest first, with nothing where it has no more."""
Hands: TypeAlias = dict[Faces, Fraction]
"""All that a side may show, with its chance."""

_MOST = 6
_SURE = Fraction(1)
WINDOWS = ("window-diplomacy", "window-prepare", "window-outcome")
WAYS = 1500
"""How often a card is played out at most before it is left to be tried."""


def forecast_battle(state: State, choice: Choice, value: Value, answered: Sequence[Value]) -> Forecast | None:
    """What becomes of the battle if a value is answered and nothing else is done after it."""
    battle = state.battle
    assert battle is not None
    if choice.prompt in WINDOWS:
        if value in (READY, PASS_ALL):
            return told(state, choice.seat, chances(state))
        return _after(state, choice.seat, (value,))
    begun = _begun(state, choice.seat, answered)
    if begun is not None:
        return _after(state, choice.seat, (*begun, value))
    changed = _changed(state, choice, value)
    return None if changed is None else told(state, choice.seat, changed)


def _begun(state: State, seat: int, answered: Sequence[Value]) -> tuple[Value, ...] | None:
    """The card or power that is being followed, with the answers it has got; None if it is under way at the table."""
    side = _side(state, seat)
    for place in range(len(answered) - 1, -1, -1):
        kind = answered[place][0]
        if kind in ("card", "power"):
            of_hand = kind == "card" and answered[place][1] in state.players[seat].hand
            unused = kind == "power" and side is not None and answered[place][1] not in side.used
            return tuple(answered[place:]) if of_hand or unused else None
    return None


def _side(state: State, who: int) -> Side | None:
    assert state.battle is not None
    return next((side for side in state.battle.sides if side.player == who and not side.out), None)


def _changed(state: State, choice: Choice, value: Value) -> dict[int | None, Fraction] | None:
    """Who wins if a card that is under way changes this die; None where it does something else."""
    who = int(value[1]) if value[0] == "cancel" else choice.seat
    side = _side(state, who)
    if side is None:
        return None
    dice = list(side.dice)
    match choice.prompt:
        case "reroll-which":
            return _with(state, side, rerolled(state, side, int(value[1])))
        case "cancel-which":
            dice.remove(int(value[2]))
        case "set-which":
            dice.remove(int(value[1]))
            dice.append(int(str(choice.args["face"])))
        case _:
            return None
    return _with(state, side, {padded(dice): _SURE})


# --- chances --------------------------------------------------------------------------------------------------------


def told(state: State, seat: int, winners: dict[int | None, Fraction]) -> Forecast:
    """Chances as effects: one's own first, then the others', last that nobody wins."""
    found = []
    for who, chance in winners.items():
        if not chance:
            continue
        if who is None:
            found.append((Effect("nobody-wins", "battle", harm=True, weight=1), chance))
            continue
        piece = f"side:{number_of(state, who)}"
        mine = who == seat
        effect = Effect(
            "wins" if mine else "others-win",
            piece,
            harm=not mine,
            args={} if mine else {"who": player_name(state, who)},
            weight=9 if mine else 5,
        )
        found.append((effect, chance))
    return sorted(found, key=lambda each: -each[0].weight)


def chances(state: State) -> dict[int | None, Fraction]:
    """Who wins as the battle stands, by player; None is nobody."""
    battle = state.battle
    assert battle is not None
    sides = [side for side in battle.sides if not side.out]
    if len(sides) < 2:
        return {}
    return winners({side.player: hands_of(state, side, battle) for side in sides})


def hands_of(state: State, side: Side, battle: Battle) -> Hands:
    """What a side may show: its dice as they lie, also where none is left to count, or all it may roll."""
    if state.phase is Phase.OUTCOME:
        return {padded(side.dice): _SURE}
    return hands(dice_of(state, side, battle.at), targeting_of(state, side, battle.at))


def padded(dice: Iterable[int]) -> Faces:
    """Dice in order, as many as there can be at most: so they compare as they should."""
    shown = sorted(dice, reverse=True)
    return (*shown, *[0] * (_MOST - len(shown)))


@cache
def hands(dice: int, targeting: int) -> Hands:
    """Every hand of so many dice that none below the targeting is left of, with its chance."""
    faces = range(targeting, _MOST + 1)
    whole = len(faces) ** dice
    return {
        padded(shown): Fraction(factorial(dice) // prod(factorial(shown.count(face)) for face in faces), whole)
        for shown in combinations_with_replacement(faces, dice)
    }


def winners(sides: dict[int, Hands]) -> dict[int | None, Fraction]:
    """The chance of each side that its hand is higher than all others, and that the highest is not alone."""
    found: dict[int | None, Fraction] = {}
    lower = {who: _Lower(own) for who, own in sides.items()}
    for who, own in sides.items():
        found[who] = sum(
            (
                chance * prod((lower[other].than(shown) for other in sides if other != who), start=_SURE)
                for shown, chance in own.items()
            ),
            Fraction(0),
        )
    found[None] = _SURE - sum(found.values(), Fraction(0))
    return found


class _Lower:
    """How likely a side shows less than something."""

    def __init__(self, own: Hands) -> None:
        self._shown = sorted(own)
        self._chances = [Fraction(0), *accumulate(own[shown] for shown in self._shown)]

    def than(self, shown: Faces) -> Fraction:
        return self._chances[bisect_left(self._shown, shown)]


# --- what a card or power would change ------------------------------------------------------------------------------


def rerolled(state: State, side: Side, face: int) -> Hands:
    """The hands of a side if it rolls one of its dice again (AE-BATTLE-15, 16)."""
    assert state.battle is not None
    rest = list(side.dice)
    rest.remove(face)
    targeting = targeting_of(state, side, state.battle.at)
    part = Fraction(1, _MOST + 1 - targeting)
    found: Hands = {}
    for new in range(targeting, _MOST + 1):
        shown = padded([*rest, new])
        found[shown] = found.get(shown, Fraction(0)) + part
    return found


def _with(state: State, side: Side, own: Hands) -> dict[int | None, Fraction]:
    """Who wins if a side shows something else."""
    assert state.battle is not None
    others = [each for each in state.battle.sides if not each.out and each is not side]
    return winners({side.player: own, **{each.player: hands_of(state, each, state.battle) for each in others}})


def _after(state: State, seat: int, answers: Sequence[Value]) -> Forecast | None:
    """What becomes of the battle after a card, a power or energy; None where that asks for more, or takes too long."""
    first = answers[0]
    ends = PlayedOut(state, lambda copy: _flow(copy, seat, first), seat, answers[1:]).ends()
    if ends is None:
        return None
    whole: dict[int | None, Fraction] = {}
    for end, chance in ends:
        for who, part in chances(end).items():
            whole[who] = whole.get(who, Fraction(0)) + chance * part
    return told(state, seat, whole)


async def _flow(state: State, seat: int, value: Value) -> None:
    """An answer of a window, carried out by the rules."""
    battle = state.battle
    assert battle is not None
    side = next(each for each in battle.sides if each.player == seat)
    if value[0] == "energy":
        effects.spend_energy(state, side, 1)
    elif value[0] == "card":
        await play(state, side, int(value[1]))
    elif value[0] == "power":
        window = Window.OUTCOME if state.phase is Phase.OUTCOME else Window.PREPARE
        call = next(call for thing, call in usable_powers(state, side, window) if thing.id == value[1])
        await call(state, seat, state.at)


class PlayedOut:
    """Every state that a flow can lead to: dice come out in all ways, questions are answered in turn."""

    def __init__(
        self, state: State, flow: Callable[[State], Coroutine[Any, Any, None]], seat: int, answers: Sequence[Value]
    ) -> None:
        self._data = snapshot(state)
        self._flow = flow
        self._seat = seat
        self._answers = answers
        self._left = WAYS

    def ends(self, rolled: tuple[Faces, ...] = ()) -> list[tuple[State, Fraction]] | None:
        """The states with their chances. None if something else is asked, if cards are drawn, or if there are too many
        ways."""
        state, request = self._run(rolled)
        if request is None:
            return [(state, _SURE)]
        if not isinstance(request, Roll) or request.sides**request.dice > self._left:
            return None
        ways = list(product(range(request.sides), repeat=request.dice))
        counted = [faces for faces in ways if not self._is_again(request, state, (*rolled, faces))]
        found: list[tuple[State, Fraction]] = []
        for faces in counted:
            ends = self.ends((*rolled, faces))
            if ends is None:
                return None
            found += [(end, chance / len(counted)) for end, chance in ends]
        return found

    def _is_again(self, request: Roll, before: State, rolled: tuple[Faces, ...]) -> bool:
        """Whether the same dice are rolled again at once and nothing has come of it: a die below the targeting. The
        other faces then share its chance."""
        state, again = self._run(rolled)
        same = isinstance(again, Roll) and (again.purpose, again.dice) == (request.purpose, request.dice)
        return same and snapshot(state) == snapshot(before)

    def _run(self, rolled: tuple[Faces, ...]) -> tuple[State, object]:
        """Run the flow with some rolls: where it stops, and what it wants; None if it is over."""
        self._left -= 1
        state = restore(State, self._data)
        running = self._flow(state)
        faces, answers = list(rolled), list(self._answers)
        sent: object = None
        while True:
            try:
                request = running.send(sent)
            except StopIteration:
                return state, None
            if isinstance(request, Choice) and request.seat == self._seat and answers:
                sent = answers.pop(0)
            elif isinstance(request, Roll) and faces:
                sent = faces.pop(0)
            else:
                running.close()
                return state, request
