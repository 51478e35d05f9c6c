"""Chance: every roll and draw is awaited, so it is recorded, and can be loaded, typed in or enumerated.

The generator is counter-based and keyed by purpose: the n-th draw for one purpose is the same whatever
happened for another, so nobody can scout the next roll by doing something harmless first. Its whole state
is the seed and a count per purpose.

A seed is a number, for play that is to be repeated, or a secret in hexadecimal digits. From what a number gave it can
be worked out, and then everything to come is known; from what a secret gave it cannot. Seats may add words of their own
to a secret: the two together make another one, which nobody could have chosen who had only one of them.
"""

from __future__ import annotations

import hashlib
from bisect import bisect
from collections.abc import Generator, Iterable, Sequence
from functools import cache
from itertools import accumulate, product
from typing import Annotated, Any, ClassVar, TypeAlias

import msgspec

from starboard.core.errors import IllegalAnswer

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_DICE_PER_NUMBER = 16
_AT_A_GLANCE = 3
"""How many dice are looked up together: each by itself takes twice as long."""

Outcome: TypeAlias = "int | tuple[int, ...]"
SECRET_BYTES = 32
"""How long a secret is, in bytes of two digits each."""
Seed: TypeAlias = int | Annotated[str, msgspec.Meta(pattern=f"^[0-9a-f]{{{2 * SECRET_BYTES}}}$")]
"""A number, or a secret."""
MOST_LETTERS = 40
"""How long the words may be that a seat adds to a secret."""


class SeatWords(msgspec.Struct, frozen=True):
    """What a seat has added to a secret, on one line."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    words: Annotated[str, msgspec.Meta(min_length=1, max_length=MOST_LETTERS, pattern=r"^[^\n]*$")]


class Chance(msgspec.Struct, omit_defaults=True):
    """The generator as it stands in a state: a seed, and how often each purpose has been asked.

    `loaded` says how the first rolls and draws for a purpose come out, where a lesson has prepared them. It is part of
    the state, so it holds also after an undo or a load. `words` are those that are mixed into the seed already.
    """

    seed: Seed
    used: dict[str, int] = {}
    loaded: dict[str, list[int | tuple[int, ...]]] = {}
    words: tuple[SeatWords, ...] = ()

    def copy(self) -> Chance:
        return Chance(self.seed, dict(self.used), dict(self.loaded), self.words)

    def reseed(self, seed: Seed) -> None:
        """From now on chance is another one, and nothing of it is prepared."""
        self.seed = seed
        self.loaded = {}
        self.words = ()

    def mix(self, secret: str, words: Iterable[SeatWords]) -> None:
        """From now on chance is that of a secret with the words of some seats in it."""
        self.words = tuple(words)
        self.seed = mixed(secret, self.words)

    def outcome(self, request: Roll | Draw) -> int | tuple[int, ...]:
        """How a roll or a draw comes out: as prepared, if that can be, else as the generator gives it."""
        prepared = self.loaded.get(request.purpose, ())
        count = self.used.get(request.purpose, 0)
        given = request.accept(prepared[count]) if count < len(prepared) else None
        return request.resolve(self) if given is None else given


_salts: dict[str, int] = {}


def _salt(purpose: str) -> int:
    salt = _salts.get(purpose)
    if salt is None:
        salt = int.from_bytes(hashlib.blake2b(purpose.encode(), digest_size=8).digest(), "big")
        _salts[purpose] = salt
    return salt


def number(seed: Seed, purpose: str, count: int, part: int = 0) -> int:
    """A 64-bit number fixed by seed, purpose and count: SplitMix64's finaliser for a number, keyed BLAKE2 for a secret.

    Where one outcome takes several numbers, `part` says which.
    """
    if isinstance(seed, str):
        digest = hashlib.blake2b(f"{purpose}/{count}/{part}".encode(), key=bytes.fromhex(seed), digest_size=8)
        return int.from_bytes(digest.digest(), "big")
    z = (seed + part + _salt(purpose) + count * _GAMMA) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def mixed(secret: str, words: Iterable[SeatWords]) -> str:
    """The secret that a secret and the words of some seats make together, in whatever order they were given: BLAKE2,
    keyed with the secret, of a line for each seat."""
    lines = ["words", *(f"{each.seat}:{each.words}" for each in sorted(words, key=lambda each: each.seat))]
    if len(lines) == 1:
        return secret
    return hashlib.blake2b("\n".join(lines).encode(), key=bytes.fromhex(secret), digest_size=SECRET_BYTES).hexdigest()


@cache
def _falls(sides: int, dice: int) -> tuple[tuple[int, ...], ...]:
    """All the ways that so many dice can fall, in the order of the numbers that have them for digits, lowest first."""
    return tuple(faces[::-1] for faces in product(range(sides), repeat=dice))


def commitment(seed: Seed, table: str) -> str:
    """What can be shown of a seed before the game: it gives nothing away, and no other seed of that table fits it."""
    return hashlib.sha256(f"{table}:{seed}".encode()).hexdigest()


class Roll(msgspec.Struct, eq=False):
    """A request for `dice` results from 0 to `sides - 1`, all rolled at once. Dice are rolled in the open."""

    unseen: ClassVar[bool] = False
    private: ClassVar[bool] = False
    forced: ClassVar[None] = None

    purpose: str
    dice: int
    sides: int
    rule: str

    def __await__(self) -> Generator[Roll, Any, tuple[int, ...]]:
        faces: tuple[int, ...] = yield self
        return faces

    def resolve(self, chance: Chance) -> tuple[int, ...]:
        """The faces this generator gives: a 64-bit number for every 16 dice (the bias is below 1 in 10^6 for d6)."""
        count = chance.used.get(self.purpose, 0)
        sides = self.sides
        faces: tuple[int, ...] = ()
        for first in range(0, self.dice, _DICE_PER_NUMBER):
            z = number(chance.seed, self.purpose, count, first)
            left = min(self.dice - first, _DICE_PER_NUMBER)
            while left > _AT_A_GLANCE:
                z, some = divmod(z, sides**_AT_A_GLANCE)
                faces += _falls(sides, _AT_A_GLANCE)[some]
                left -= _AT_A_GLANCE
            faces += _falls(sides, left)[z % sides**left]
        return faces

    def accept(self, outcome: object) -> tuple[int, ...] | None:
        """The outcome in proper form, or None when this roll cannot give it."""
        if not isinstance(outcome, (tuple, list)) or len(outcome) != self.dice:
            return None
        if not all(isinstance(face, int) and 0 <= face < self.sides for face in outcome):
            return None
        return tuple(outcome)

    def __str__(self) -> str:
        return f"{self.dice} dice from 0 to {self.sides - 1} for {self.purpose}"


class Draw(msgspec.Struct, eq=False):
    """A request for one thing out of a pile without order: `counts[i]` copies of thing i.

    What is drawn `unseen` nobody looks at yet: it may be taken back like any answer. What is `private` one seat sees
    and the others do not.
    """

    purpose: str
    counts: Sequence[int]
    rule: str
    unseen: bool = False
    private: bool = False

    @property
    def forced(self) -> int | None:
        """What must come, where only one kind of thing is left."""
        most = max(self.counts)
        return self.counts.index(most) if most == sum(self.counts) else None

    def __await__(self) -> Generator[Draw, Any, int]:
        index: int = yield self
        return index

    def resolve(self, chance: Chance) -> int:
        """The thing this generator gives."""
        z = number(chance.seed, self.purpose, chance.used.get(self.purpose, 0)) % sum(self.counts)
        return bisect(list(accumulate(self.counts)), z)

    def accept(self, outcome: object) -> int | None:
        """The outcome, or None when the pile does not hold it."""
        if isinstance(outcome, int) and 0 <= outcome < len(self.counts) and self.counts[outcome] > 0:
            return outcome
        return None

    def __str__(self) -> str:
        return f"one of {sum(self.counts)} things for {self.purpose}"


class UnfitOutcome(IllegalAnswer):
    """A roll or draw cannot come out as it was loaded or recorded."""

    def __init__(self, request: Roll | Draw, outcome: object, where: str) -> None:
        super().__init__(f"expected {request} at {where}, got {outcome!r}")
        self.request = request


async def roll(purpose: str, dice: int, sides: int = 6, *, rule: str) -> tuple[int, ...]:
    """Roll dice; `faces = await roll("strategy", 12, rule="HG-POOL-03")` gives numbers from 0."""
    if dice == 0:
        return ()
    return await Roll(purpose, dice, sides, rule)


def draw(purpose: str, counts: Sequence[int], *, rule: str, unseen: bool = False, private: bool = False) -> Draw:
    """Draw one thing from a pile without order and say which; the caller takes it off the pile.

    Everybody sees it, unless it is `unseen` (dealt face down) or `private` (into a hand). The pile must not be empty.
    A draw is recorded also where only one kind of thing is left: otherwise the length of the journal would tell what
    lies in a pile that nobody may look into.
    """
    assert any(counts), f"a draw from an empty pile for {purpose}"
    return Draw(purpose, counts, rule, unseen, private)
