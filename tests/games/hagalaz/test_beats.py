"""Beats: what they say of pieces is what becomes of them."""

from __future__ import annotations

from typing import Any

import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.beat import Beat
from starboard.core.choice import SPECTATOR
from starboard.core.event import Event
from starboard.core.scene import Fact, Scene
from starboard.core.table import Table
from starboard.games.hagalaz import events
from starboard.games.hagalaz.beats import beat

TOLD = {
    "hero": ("health", "shields", "downed"),
    "grunt": ("damage", "biotic"),
    "elite": ("damage", "level", "biotic"),
    "storm": ("escalations", "failure"),
    "objective-box": ("done",),
    "counter": ("value",),
    "door": ("locked",),
    "turret": ("active",),
}
"""The facts that change by what is told, by the kind of piece."""


class Shown:
    """Pieces as somebody sees them who only follows the beats: where each is, and its facts."""

    def __init__(self, scene: Scene) -> None:
        self.at = {piece.id: piece.at for zone in scene.zones for piece in (*zone.pieces, *zone.places)}
        self.facts: dict[str, dict[str, Fact]] = {
            piece.id: {fact: piece.facts[fact] for fact in TOLD[piece.kind] if fact in piece.facts}
            for zone in scene.zones
            for piece in (*zone.pieces, *zone.places)
            if piece.kind in TOLD
        }

    def see(self, beat: Beat) -> None:
        if beat.kind == "walk":
            assert self.at[beat.actor] == beat.path[0], beat
        moved = {beat.actor: beat.path[-1]} if beat.kind == "walk" else {}
        appeared = dict.fromkeys(beat.targets, beat.path[0]) if beat.kind == "appear" else {}
        for piece, place in {**moved, **appeared, **beat.moves}.items():
            self.at[piece] = place
        for piece, facts in beat.sets.items():
            self.facts.setdefault(piece, {}).update(facts)
        for piece, gains in beat.adds.items():
            for fact, by in gains.items():
                known = self.facts.get(piece, {}).get(fact)
                if isinstance(known, int):
                    self.facts[piece][fact] = known + by
        for piece in beat.gone:
            self.at.pop(piece, None)
            self.facts.pop(piece, None)


def beats_of(happened: list[Event]) -> list[Beat]:
    return [found for event in happened if (found := beat(event, SPECTATOR)) is not None]


def next_answer(table: Table[Any], mind: Any) -> list[Event]:
    choice = table.choice
    assert choice is not None
    place = mind.pick(choice, lambda: table.view(choice.seat))
    table.answer(table.option(choice.values[place]).key)
    return [happened.event for happened in table.news()]


@pytest.mark.parametrize("scenario", ["guns-of-cerberus", "hangar-eleven", "the-vault", "blood-price"])
def test_who_follows_the_beats_sees_what_is_there(scenario: str) -> None:
    """Positions of heroes and enemies, their numbers, the storm, doors and boxes, answer by answer."""
    table = starboard.new("hagalaz", seats=2, seed=5, scenario=scenario)
    table.state.log.listen()
    mind = make_bot("thumb", "hagalaz", 5)
    table.news()
    seen = 0
    while table.choice is not None and len(table.entries) < 700:
        before = Shown(table.scene(SPECTATOR))
        happened = next_answer(table, mind)
        after = Shown(table.scene(SPECTATOR))
        if any(isinstance(event, events.RoundBegan | events.RoundEnded | events.HeroRevived) for event in happened):
            continue  # what a round's end takes off is not told piece by piece
        for told in beats_of(happened):
            before.see(told)
            seen += told.kind != "plain"
        for piece, facts in after.facts.items():
            if piece in before.facts and piece in before.at:
                assert before.facts[piece] == facts, (piece, happened)
        for piece, at in after.at.items():
            if piece.startswith(("hero:", "e")):
                assert before.at.get(piece) == at, (piece, happened)
    assert seen > 100
