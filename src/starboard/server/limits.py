"""How much anybody may ask of the server."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable

MOST_ADDRESSES = 10_000
"""Addresses remembered; when there are more, those that have been quiet are forgotten."""


class Bucket:
    """A token bucket: so many a second, with some room for a burst."""

    __slots__ = ("_burst", "_clock", "_left", "_rate", "_refilled")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._left = burst
        self._refilled = clock()

    def take(self, cost: float = 1) -> bool:
        """Whether this is allowed now."""
        self._refill()
        if self._left < cost:
            return False
        self._left -= cost
        return True

    @property
    def full(self) -> bool:
        """Whether nothing has been taken for a while."""
        self._refill()
        return self._left >= self._burst

    def _refill(self) -> None:
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._refilled) * self._rate)
        self._refilled = now


def network(address: str) -> str:
    """Whose an address is: who has one of IPv6 has all that begin alike, more than anybody can count."""
    if ":" not in address:
        return address
    try:
        found = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(found.ipv4_mapped or ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


class Addresses:
    """A bucket for every address that asks for something costly."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._burst = burst
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        """Whether this address may go on."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets = {each: known for each, known in self._buckets.items() if not known.full}
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, self._clock)
        return bucket.take()
