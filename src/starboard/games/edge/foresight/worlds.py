"""Worlds that could be the real one, made to fit what a seat has seen since."""

from __future__ import annotations

from starboard.core.choice import Seat
from starboard.games.edge.state import State
from starboard.games.edge.view import View


def recall(start: State, view: View) -> None:
    """Cards that the seat has drawn since lie in the deck, not in somebody's hand."""
    if not 0 <= view.seat < len(start.players):
        return
    own = list(start.players[view.seat].hand)
    for card in view.hand:
        if card in own:
            own.remove(card)
        elif not start.tactics[card]:
            _put_back(start, view.seat, card)


def _put_back(start: State, seat: Seat, card: int) -> None:
    """Exchange a card in another's hand for one of the deck."""
    other = next((each for each, count in enumerate(start.tactics) if count), None)
    for who, player in enumerate(start.players):
        if other is not None and who != seat and card in player.hand:
            player.hand = sorted([*(each for each in player.hand if each != card), other])
            start.tactics[other] -= 1
            start.tactics[card] += 1
            return
