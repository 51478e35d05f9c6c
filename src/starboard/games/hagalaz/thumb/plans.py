"""A turn thought ahead: where to move and which dice to use before and after the move."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from starboard.games.hagalaz.printed import FITS
from starboard.games.hagalaz.state import FACE_NAMES, PARAGON_DIE, Face
from starboard.games.hagalaz.thumb.goals import TICK
from starboard.games.hagalaz.thumb.mind import Mind
from starboard.games.hagalaz.thumb.sight import Friend
from starboard.games.hagalaz.thumb.worths import Printed, Use, Worth, worth_of

POINTS = (2, 3, 0, 0, 2, 0)
"""Movement points by face."""
_SPARED = (0.0, 0.05, 0.0, 0.15, 0.1, 0.0)
"""By face: a die that would do for more is taken last."""
_CANDIDATES = 5
"""How many of the best hexes to end in are looked at closely."""

DICE = {name: face for face, name in enumerate(FACE_NAMES)} | {
    f"paragon-{name}": face | PARAGON_DIE for face, name in enumerate(FACE_NAMES)
}


class Play(NamedTuple):
    """A die on a slot; `face` is what it counts as."""

    die: int
    slot: int
    face: int
    action: str
    kind: str

    @property
    def points(self) -> int:
        """The movement points it gives."""
        return POINTS[self.face] if self.kind == "move" else 0


class Way(NamedTuple):
    """A way a hero could use dice: plays that do the same, the cheapest die first."""

    plays: list[Play]
    slot: tuple[str, str]
    use: Use
    worth: Worth
    printed: Printed


class Part(NamedTuple):
    """A play of a plan, and what it is worth before and after the move."""

    play: Play
    here: float
    there: float


class Plan(NamedTuple):
    """Move to a hex (with dice, unless it is a free move) and use dice before or after that."""

    worth: float
    to: int
    step: int
    moves: tuple[Play, ...]
    parts: tuple[Part, ...]

    def first(self) -> Play | None:
        """What to do first: what is no better after the move comes before it."""
        early = [part for part in self.parts if not self.moves or part.here >= part.there]
        if early:
            return max(early, key=lambda part: part.here).play
        return self.moves[0] if self.moves else None

    def dice(self) -> list[int]:
        """The dice the plan needs."""
        return [part.play.die for part in self.parts] + [move.die for move in self.moves]


class Hand:
    """The dice a hero can use and the slots they fit."""

    def __init__(self, mind: Mind, hero: Friend, dice: Iterable[int], plays: Sequence[Play] | None = None) -> None:
        self.mind = mind
        self.hero = hero
        self.dice: dict[int, int] = {}
        for die in dice:
            self.dice[die] = self.dice.get(die, 0) + 1
        self.left = mind.sight.dice_left(hero)
        self.room: dict[tuple[str, str], int] = {}
        free: dict[tuple[str, str], int] = {}
        for index, slot in enumerate(hero.view.slots):
            if slot.usable and not slot.die:
                box = (slot.action, slot.kind)
                self.room[box] = self.room.get(box, 0) + 1
                free.setdefault(box, index)
        self.moves: list[Play] = []
        self.ways: list[Way] = []
        self._sort(plays if plays is not None else self._open_plays(free))
        self._worths: dict[int, list[float]] = {}

    def _open_plays(self, free: dict[tuple[str, str], int]) -> list[Play]:
        """The free slots and the dice that fit them."""
        return [
            Play(die, index, die & ~PARAGON_DIE, action, kind)
            for die in self.dice
            for (action, kind), index in free.items()
            if die & ~PARAGON_DIE in FITS[kind]
        ]

    def _sort(self, plays: Sequence[Play]) -> None:
        ways: dict[tuple[str, str, bool, int], Way] = {}
        for play in plays:
            if play.action == "move":
                self.moves.append(play)
                continue
            empowered = play.face == Face.EMPOWERED
            same = (play.action, play.kind, empowered, play.points)
            way = ways.get(same)
            if way is None:
                use = Use(empowered, play.points, play.kind)
                way = ways[same] = Way([], (play.action, play.kind), use, *worth_of(self.hero, play.action))
            way.plays.append(play)
        self.ways = list(ways.values())
        self.moves.sort(key=_spared)
        for way in self.ways:
            way.plays.sort(key=_spared)

    def worths(self, at: int) -> list[float]:
        """What each way of using dice is worth in a hex."""
        known = self._worths.get(at)
        if known is None:
            mind, hero = self.mind, self.hero
            known = self._worths[at] = [worth(mind, hero, at, use, printed) for _, _, use, worth, printed in self.ways]
        return known

    def best(self) -> Plan:
        """The best plan for the dice at hand."""
        hero = self.hero
        best = self._filled(self.mind.stand(hero, hero.at), hero.at, -1, ())
        move = max(self.moves, key=lambda play: play.points, default=None)
        if move is None:
            return best
        for worth, to, step in self._ends(move.points, True):
            if to != hero.at:
                plan = self._filled(worth - _spared(move), to, step, (move,))
                if plan.worth > best.worth:
                    best = plan
        return self._best_dash(best, move)

    def _best_dash(self, best: Plan, move: Play) -> Plan:
        """Two moves in a turn, if they lead to where there is work to do."""
        hero, goals = self.hero, self.mind.goals
        strides = [play for way in self.ways for play in way.plays[:1] if _is_stride(hero, play)]
        if not strides or self.left < 3:
            return best
        extra = max(strides, key=lambda play: play.points)
        both = move.points + extra.points
        if not move.points < goals.steps(hero, hero.at) <= both:
            return best
        if move.die == extra.die and self.dice[move.die] < 2:
            return best
        for to, (cost, step) in self.mind.ways(hero, both).items():
            chore = goals.chores.get(to)
            if chore is not None and chore.suits(hero) and chore.empowered >= TICK:
                plan = self._filled(self.mind.stand(hero, to) - cost, to, step, (extra, move))
                if plan.worth > best.worth:
                    best = plan
        return best

    def best_end(self, points: int, provoke: bool) -> Plan:
        """The best end of a move under way, with the dice that are left."""
        best: Plan | None = None
        for worth, to, step in self._ends(points, provoke):
            plan = self._filled(worth, to, step, ())
            if best is None or plan.worth > best.worth:
                best = plan
        assert best is not None, "a move can always end somewhere"
        return best

    def _ends(self, points: int, provoke: bool) -> list[tuple[float, int, int]]:
        """The hexes worth ending a move in: the best to stand in, and those with work to do."""
        hero, mind = self.hero, self.mind
        ends = [
            (mind.stand(hero, to) - cost, to, step) for to, (cost, step) in mind.ways(hero, points, provoke).items()
        ]
        ends.sort(key=lambda end: -end[0])
        # What could be hit from a worse hex does not make up for more than this.
        least = ends[0][0] - self.left * max([0.0, *(foe.worth for foe in mind.sight.foes)])
        chores = mind.goals.chores
        return [end for rank, end in enumerate(ends) if (rank < _CANDIDATES and end[0] >= least) or end[1] in chores]

    def _filled(self, worth: float, to: int, step: int, moves: tuple[Play, ...]) -> Plan:
        """A plan with the best use of the other dice: each die and each slot once."""
        there = self.worths(to)
        here = self.worths(self.hero.at) if moves else there
        order = [
            (-max(before, after), place)
            for place, (before, after) in enumerate(zip(here, there, strict=True))
            if before > 0 or after > 0
        ]
        if not order:
            return Plan(worth, to, step, moves, ())
        order.sort()
        dice, room, left = dict(self.dice), dict(self.room), self.left
        for move in moves:
            dice[move.die] -= 1
            if move.action != "move":
                room[move.action, move.kind] -= 1
            left -= not move.die & PARAGON_DIE
        parts = []
        for value, place in order:
            way = self.ways[place]
            for play in way.plays:
                while dice[play.die] and room[way.slot] and (left or play.die & PARAGON_DIE):
                    dice[play.die] -= 1
                    room[way.slot] -= 1
                    left -= not play.die & PARAGON_DIE
                    parts.append(Part(play, here[place], there[place]))
                    worth -= value + _spared(play)
        return Plan(worth, to, step, moves, tuple(parts))


def _spared(play: Play) -> float:
    return _SPARED[play.die & ~PARAGON_DIE]


def _is_stride(hero: Friend, play: Play) -> bool:
    """Whether an ability moves its hero like a Move action."""
    return play.kind == "move" and hero.board.abilities[play.action].effect["name"] == "turian-rebel"


def pool_of(mind: Mind) -> list[int]:
    """The dice of the pool."""
    return [DICE[name] for name in mind.sight.view.pool]
