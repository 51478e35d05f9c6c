"""Which parameters of effects name something. A parameter means the same in every effect: `counter` is a counter of
the page, whichever effect takes it."""

from __future__ import annotations

from collections.abc import Mapping

NAMED: Mapping[str, tuple[str, ...]] = {
    "after": ("objective",),
    "band": ("band",),
    "by": ("hero",),
    "counter": ("counter",),
    "door": ("door",),
    "doors": ("door",),
    "elite": ("elite",),
    "even": ("door",),
    "fact": ("fact",),
    "facts": ("fact",),
    "flicker": ("counter",),
    "held": ("counter",),
    "key": ("counter",),
    "kind": ("grunt",),
    "mark": ("mark",),
    "objective": ("objective",),
    "odd": ("door",),
    "other": ("counter",),
    "own": ("counter",),
    "pair": ("elite",),
    "remove": ("token",),
    "saved": ("fact",),
    "sections": ("counter", "mark"),
    "shelters": ("counter",),
    "shots": ("ability",),
    "token": ("token",),
    "turrets": ("turret",),
    "twin": ("elite",),
    "unless": ("ability",),
    "valves": ("counter",),
}
"""The parameters that name something, and the kinds of thing they name."""
