"""The end of a game told from its story: what was reached, who did what, when, and how lucky it was."""

from __future__ import annotations

from math import exp, lgamma, log, sqrt

import msgspec

from starboard.core.game import ScoreLine
from starboard.core.text import Text, Wording

TAIL = 0.1
"""One game in ten lies below the band of what was to be expected, one above."""
DEVIATIONS = 1.2816
"""How many standard deviations from the middle that is."""


class Goal(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be reached: whether it was, and in which round. `kind` is a word of the game."""

    title: Wording
    kind: str = ""
    done: bool = False
    round: int = 0


class Doer(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody who did something: an amount for each column, the first as a bar, and what was gained by it."""

    piece: str
    name: Wording
    seat: int
    amounts: list[int]
    gained: list[Wording] = []


class Turn(msgspec.Struct, frozen=True):
    """A turn: where it begins in the replay, in which round, and whose it was."""

    at: int
    round: int
    piece: str
    seat: int


class Landmark(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that is remembered of a game; `bad` if it was so for those who play."""

    at: int
    text: Text
    bad: bool = False


class Rolled(msgspec.Struct, frozen=True):
    """How often a face was rolled."""

    symbol: str
    name: Text
    count: int


class Luck(msgspec.Struct, frozen=True):
    """What was rolled against what was to be expected, face by face, and one of the faces round by round.

    Eight games in ten lie between `low` and `high`. `course` is how far the sum of that face was above what was to be
    expected after each round, `band` how far it would be in eight games of ten.
    """

    dice: int
    faces: list[Rolled]
    expected: float
    low: int
    high: int
    course_of: Text
    course: list[float]
    band: list[float]
    says: Text


class Gain(msgspec.Struct, frozen=True):
    """Something that outlasts the game."""

    symbol: str
    text: Text


class Summary(msgspec.Struct, frozen=True, omit_defaults=True):
    """A game at its end. `columns` name the amounts of the doers; `scores` are the lines of the count, each with the
    points of every doer."""

    title: Wording
    number: str
    verdict: Text
    rounds: int
    goals: list[Goal] = []
    scores: list[ScoreLine] = []
    columns: list[Text] = []
    doers: list[Doer] = []
    turns: list[Turn] = []
    landmarks: list[Landmark] = []
    luck: Luck | None = None
    gains: list[Gain] = []


def chances(dice: int, one_in: int) -> list[float]:
    """How likely each number of dice of so many shows a face that one in so many does."""
    yes, no = log(1 / one_in), log(1 - 1 / one_in)
    return [
        exp(lgamma(dice + 1) - lgamma(count + 1) - lgamma(dice - count + 1) + count * yes + (dice - count) * no)
        for count in range(dice + 1)
    ]


def band(dice: int, one_in: int) -> tuple[int, int]:
    """The numbers between which eight games in ten lie."""
    below = 0.0
    low = high = -1
    for count, chance in enumerate(chances(dice, one_in)):
        below += chance
        if low < 0 and below >= TAIL:
            low = count
        if high < 0 and below >= 1 - TAIL:
            high = count
    return low, high


def games_below(count: int, dice: int, one_in: int) -> int:
    """In how many games of 100 fewer dice show the face."""
    return int(100 * sum(chances(dice, one_in)[:count]))


def games_above(count: int, dice: int, one_in: int) -> int:
    """In how many games of 100 more dice show the face."""
    return int(100 * sum(chances(dice, one_in)[count + 1 :]))


def spread(dice: int, one_in: int) -> float:
    """How far from the expected number eight games in ten stay at most."""
    share = 1 / one_in
    return DEVIATIONS * sqrt(dice * share * (1 - share))
