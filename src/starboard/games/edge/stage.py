"""What a battle looks like: its dice column by column, the verdict on each, and what comes of it if it ends so.

It knows nothing but the dice on the table and the strengths that everybody can count (AE-BATTLE-17 to 20).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from starboard.core.scene import Fact
from starboard.core.text import Text, say
from starboard.games.edge.printed import SHIPS
from starboard.games.edge.view import RAIDERS, Battle, SideView

TIED, DECIDING, BEATEN, SPENT, OUT = "tied", "deciding", "beaten", "spent", "out"
"""How a die counts: as high as another, the one that settles it, lower than another, not reached, of a side that is
out."""


class Verdict(NamedTuple):
    """The dice compared: the state of each by side and column, what is said under each column and beside each side, the
    column that settles it and the side that wins; -1 where nothing does."""

    states: list[list[str]]
    columns: list[Text]
    stands: list[Text]
    settled: int
    winner: int


def compare(rolled: Sequence[Sequence[int]]) -> Verdict:
    """AE-BATTLE-17 to 20: column by column, the highest first; whoever shows less is out."""
    most = max(map(len, rolled), default=0)
    states = [[OUT] * len(dice) for dice in rolled]
    columns = [say("column-not-reached")] * most
    stands = [say("stands-ties")] * len(rolled)
    left = list(range(len(rolled)))
    for column in range(most):
        shown = {side: rolled[side][column] if column < len(rolled[side]) else 0 for side in left}
        best = max(shown.values())
        stay = [side for side in left if shown[side] == best]
        second = max((face for face in shown.values() if face < best), default=0)
        for side in left:
            if column < len(rolled[side]):
                states[side][column] = BEATEN if shown[side] < best else TIED if len(stay) > 1 else DECIDING
            if shown[side] < best:
                stands[side] = say("stands-out", number=column + 1, face=shown[side], best=best)
        if len(stay) == 1:
            columns[column] = say("column-beats", face=best, other=second)
            winner = stay[0]
            stands[winner] = say("stands-wins", face=best, other=second)
            for later in range(column + 1, len(rolled[winner])):
                states[winner][later] = SPENT
            return Verdict(states, columns, stands, column, winner)
        columns[column] = say("column-ties", face=best, out=len(left) - len(stay))
        left = stay
    return Verdict(states, columns, stands, -1, -1)


def sources(strength: SideView, energy: int, extra: int) -> dict[str, Fact]:
    """AE-BATTLE-11 to 14: where the dice of a side come from."""
    facts: dict[str, Fact] = {ship: guns for ship, guns in zip(SHIPS, strength.guns, strict=True) if guns}
    if strength.raiders:
        facts["raider"] = strength.raiders
    if strength.lasting:
        facts["upgrade"] = strength.lasting
    if energy:
        facts["energy"] = energy
    if extra:
        facts["tactics"] = extra
    facts["die"] = strength.dice
    facts["targeting"] = strength.targeting
    return facts


def fates(battle: Battle, strengths: Sequence[SideView], winner: int, hegemon: int) -> list[Text]:
    """AE-BATTLE-21 to 28: what each side wins or loses if the battle ends as it stands; `winner` is its place, -1 where
    everybody loses."""
    raiders = sum(1 for side in battle.sides if side.player == RAIDERS and not side.out)
    return [
        _fate(side.player, place == winner, strengths[place], raiders, hegemon, spared=side.spared, out=side.out)
        for place, side in enumerate(battle.sides)
    ]


def _fate(who: int, wins: bool, own: SideView, raiders: int, hegemon: int, *, spared: bool, out: bool) -> Text:
    if out:
        return say("fate-out")
    if who == RAIDERS:
        return say("fate-raiders-stay" if wins else "fate-raiders-fall")
    if wins:
        return say("fate-wins", raiders="yes" if raiders else "no")
    ships = 0 if spared else own.ships
    if who == hegemon or not any(own.manoeuvre):
        return say("fate-loses-ships", ships=ships)
    return say("fate-loses", ships=ships, cards=own.manoeuvre[0], energy=own.manoeuvre[1])
