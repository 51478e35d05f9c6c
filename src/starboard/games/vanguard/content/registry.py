"""The effects that content files of Vanguard may name, and the doors they come in by.

| Door | Function | Named in |
|---|---|---|
| `deed` | `async (state, who, *, ...)`: something that is done | `deeds`, `top`, `action`, `move` ... |
| `possible` | `(state, who, *, ...) -> bool`: whether what must be done, such as a price, can be | beside a deed |
| `useful` | `(state, who, *, ...) -> bool`: whether a deed would do something now; one is enough | beside a deed |
| `goal` | `(state, who, *, ...) -> bool`: whether something holds | `goal`, `needs`, `completion`, `when` |
| a `Moment` | `async (state, who, *, ...)`: acts by itself at that moment | `power`, `rules` |
| a `Query` | `(state, who, value, *context, ...) -> value`: changes an answer | `power`, `rules` |

`who` is a section, or -1 for the team or the ship. Parameters `then`, `otherwise` and `do` hold deeds and reach the
function as a `Call`; `goal` holds a goal and `goals` several, which reach it as functions `(state, who) -> bool`.
"""

from __future__ import annotations

from typing import Final

from starboard.core.content import Effects

EFFECTS = Effects("effect")

DEED: Final = "deed"
POSSIBLE: Final = "possible"
USEFUL: Final = "useful"
GOAL: Final = "goal"

DEED_PARAMETERS = ("then", "otherwise", "do")
GOAL_PARAMETER = "goal"
GOALS_PARAMETER = "goals"
