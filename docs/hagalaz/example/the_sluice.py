"""The Sluice: water that rises."""

from __future__ import annotations

from starboard.games.hagalaz.content.registry import EFFECTS
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import standing
from starboard.games.hagalaz.rules.damage import suffer
from starboard.games.hagalaz.state import State


@EFFECTS.on("flood@start-of-round", Moment.ROUND_START)
async def flood(state: State, owner: None, *, damage: int) -> None:
    """Every hero on low ground suffers damage when a round begins."""
    for hero in standing(state):
        if not state.kit.board.level[hero.at]:
            await suffer(state, hero, damage, rule="HG-RULING-65")
