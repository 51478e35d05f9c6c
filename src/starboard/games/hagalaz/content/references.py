"""What entries of content files name must be there. A parameter means the same in every effect: `counter` is a
counter of the page, whichever effect takes it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from starboard.core.content import Findings
from starboard.core.errors import ContentError, did_you_mean

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
    "valves": ("counter",),
}
"""The parameters that name something, and the kinds of thing they name."""


def check_names(
    entries: Iterable[tuple[str, Mapping[str, object]]], known: Mapping[str, Collection[str]], file: str
) -> None:
    """ContentError for every name in these entries, of the kinds of which all names are known, that nobody has."""
    findings = Findings()
    for entry, parameters in entries:
        for parameter, value in parameters.items():
            for what in NAMED.get(parameter, ()):
                for name in _names(value) if what in known else ():
                    with findings:
                        if name not in known[what]:
                            raise ContentError(
                                file, entry, f"{what} '{name}' is unknown{did_you_mean(name, known[what])}"
                            )
    findings.settle()


def _names(value: object) -> list[str]:
    """The names a parameter gives: one, a list of them or, by what they belong to, several; none if it is empty."""
    if isinstance(value, dict):
        value = list(value.values())
    names = value if isinstance(value, list) else [value]
    return [name for name in names if isinstance(name, str) and name]
