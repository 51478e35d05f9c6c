"""The effects that content files of the Edge may name, and the doors they come in by.

| Door | Function | Named in |
|---|---|---|
| `deed` | `async (state, who, at, *, ...)`: something that is done | `action`, `gain`, `each`, `raid`, `reward` ... |
| `possible` | `(state, who, at, *, ...) -> bool`: whether a deed would do something now | beside a deed |
| `score` | `(state, who, *, ...) -> int`: points at the end | `scores` |
| a `Moment` | `async (state, who, at, *, ...)`: acts by itself at that moment | `power` |
| a `Window` | `async (state, who, at, *, ...)`: offered in a battle before or after the roll | `power` |
| a `Query` | `(state, who, value, *context, ...) -> value`: changes an answer | `power` |
"""

from __future__ import annotations

from typing import Final

from starboard.core.content import Effects

EFFECTS = Effects("effect")

DEED: Final = "deed"
POSSIBLE: Final = "possible"
SCORE: Final = "score"
