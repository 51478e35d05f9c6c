"""Moments: when reactions of heroes, elites and missions come in, and in which order."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Generator
from typing import Any

from starboard.games.hagalaz.moments import OWN_TURN, Moment
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import elite_on_map, is_revealed
from starboard.games.hagalaz.state import State


def react(state: State, moment: Moment, *about: object) -> Awaitable[None]:
    """Let everything in play react to a moment: heroes clockwise from Shepard, then elites, then the mission's rules.

    A Downed hero's abilities are silent, but for what happens on going Downed and what it has
    laid out; an elite's rule speaks while the elite is on the map and revealed. Each gets the state, its
    owner (None for the mission) and what the moment is about.
    """
    kit = state.kit
    hooks = (kit.turns[state.active] if moment in OWN_TURN else kit.hooks).get(moment)
    return _run(state, hooks, about) if hooks else NOBODY


class _Nobody(tuple[()]):
    """Nobody reacts: most moments pass like this, so no coroutine is made for them, and none of our code is run."""

    __await__: Callable[[], Generator[Any, Any, None]] = tuple.__iter__  # type: ignore[assignment]


NOBODY = _Nobody()


async def _run(state: State, hooks: tuple[Hook, ...], about: tuple[object, ...]) -> None:
    acting = state.log.acting
    for hook in hooks:
        acting.append(hook.cause)
        try:
            if hook.hero >= 0:
                hero = state.heroes[hook.hero]
                if not hero.downed or hook.even_downed:
                    await hook.call(state, hero, *about)
            elif hook.elite:
                elite = elite_on_map(state, hook.elite)
                if elite is not None and is_revealed(state, elite.at):
                    await hook.call(state, elite, *about)
            else:
                await hook.call(state, None, *about)
        finally:
            acting.pop()
