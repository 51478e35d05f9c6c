"""A request that cannot be met."""

from __future__ import annotations

from starboard.core.text import Arg, say


class Problem(Exception):
    """A status and one clear sentence: `Problem(404, "server-no-such-table")`."""

    def __init__(self, status: int, id: str, /, **args: Arg) -> None:
        super().__init__(id)
        self.status = status
        self.text = say(id, **args)
