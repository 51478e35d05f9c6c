"""Threat cards that nobody has seen: which of them may lie where."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.journal import restore, snapshot
from starboard.games.hagalaz.effects import lay_card
from starboard.games.hagalaz.queries import one_of
from starboard.games.hagalaz.state import Hero, State
from starboard.games.hagalaz.view import MissionView, face_down


def unseen(state: State) -> list[int]:
    """How many cards of each kind are in the deck or lie face down."""
    counts = list(state.deck)
    for hero in face_down(state):
        counts[state.kit.mission.card_place[hero.card]] += 1
    return counts


def possible_cards(state: State, hero: Hero) -> list[tuple[int, int]]:
    """The cards that may lie beside a hero, as far as anybody knows, and how many there are of each."""
    if not hero.card:
        return []
    if hero.card_known:
        return [(state.kit.mission.card_place[hero.card], 1)]
    return [(card, count) for card, count in enumerate(unseen(state)) if count]


def recall(start: State, view: MissionView) -> None:
    """Cards that have been turned up since lie where they were found."""
    places = start.kit.mission.card_place
    for seen, hero in zip(view.heroes, start.heroes, strict=False):
        if hero.card and not hero.card_known and seen.card in places:
            lay_card(start, hero, places[seen.card])


def unveiled(start: State, before: State, after: State) -> Sequence[tuple[State, int]] | None:
    """The ways in which a card that was turned up can be any of the unseen ones; areas and tokens hide nothing."""
    known = {hero.id for hero in before.heroes if hero.card_known}
    turned = [hero.id for hero in after.heroes if hero.card_known and hero.id not in known]
    if not turned:
        return []
    if len(turned) > 1:
        return None
    saved = snapshot(start)
    found = []
    for card, count in possible_cards(start, one_of(start, turned[0])):
        copy = restore(State, saved)
        lay_card(copy, one_of(copy, turned[0]), card)
        found.append((copy, count))
    return found
