"""Rank-up cards: each is completed by what its text asks for, and by nothing less (IV-RANK-02, IV-DES-19)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.rules.rank_up import look_at_rank_up
from starboard.games.vanguard.state import AVAILABLE
from support.vanguard_kit import FAR, HOME, NEAR, Camp

Change = Callable[[Camp], None]


def camp(change: Change | None = None, **given: Any) -> Camp:
    found = Camp(**given)
    if change is not None:
        change(found)
    return found


def state(**values: Any) -> Change:
    """The state with other values: `state(success=3)`."""

    def change(camp: Camp) -> None:
        for name, value in values.items():
            setattr(camp.state, name, value)

    return change


def found(*cards: str, **values: Any) -> Change:
    """Discoveries with the lander."""
    return state(discoveries=[BOX.discoveries.number(card) for card in cards], **values)


def finals(count: int) -> Change:
    """So many sectors with a final POI, and one with another."""

    def change(camp: Camp) -> None:
        for at in range(count):
            camp.state.sectors[at].pois = [BOX.pois.number("bz206")]
        camp.state.sectors[count].pois = [BOX.pois.number("bz207")]

    return change


def ready(section: str, *, cards: int = 0, charges: int = 0) -> Change:
    def change(camp: Camp) -> None:
        camp.member(section).hand = list(range(cards))
        camp.member(section).charges = charges

    return change


def rested(section: str) -> Change:
    """Four available dice instead of three."""

    def change(camp: Camp) -> None:
        camp.member(section).where[1] = AVAILABLE

    return change


def both(*changes: Change) -> Change:
    def change(camp: Camp) -> None:
        for each in changes:
            each(camp)

    return change


APART = {"security": HOME, "science": 4, "recon": NEAR, "engineering": FAR}
TOGETHER = dict.fromkeys(APART, NEAR)
LANDED = dict.fromkeys(APART, 0)
TWO = ("security", "recon")
MINERALS = ("banded-iron", "glass-sand", "lodestone")
KINDS = ("banded-iron", "glass-fern", "warm-tile")

CASES: dict[str, tuple[Callable[[], Camp], Sequence[Callable[[], Camp]]]] = {
    "first-steps": (lambda: camp(state(success=3)), [lambda: camp(state(success=2))]),
    "proven-crew": (lambda: camp(state(success=5)), [lambda: camp(state(success=4))]),
    "collectors": (lambda: camp(found(*MINERALS)), [lambda: camp(found(*MINERALS[:2]))]),
    "cabinet-of-wonders": (
        lambda: camp(found(*KINDS)),
        [lambda: camp(found(*KINDS[:2], "glass-sand")), lambda: camp(found(*MINERALS))],
    ),
    "one-of-a-kind": (
        lambda: camp(state(uniques=[1], success=2)),
        [lambda: camp(state(uniques=[1], success=1)), lambda: camp(state(success=2))],
    ),
    "well-surveyed": (lambda: camp(finals(3)), [lambda: camp(finals(2))]),
    "spotless": (
        lambda: camp(state(success=3)),
        [lambda: camp(state(success=2)), lambda: camp(state(success=3), injuries={"recon": ["wound"]})],
    ),
    "hunters": (
        lambda: camp(state(neutralised=1)),
        [lambda: camp(state(success=5)), lambda: camp()],
    ),
    "seasoned": (
        lambda: camp(state(round=6, success=2)),
        [lambda: camp(state(round=5, success=2)), lambda: camp(state(round=6, success=1))],
    ),
    "scattered": (
        lambda: camp(state(success=3), at=APART),
        [lambda: camp(state(success=3)), lambda: camp(state(success=2), at=APART)],
    ),
    "shoulder-to-shoulder": (
        lambda: camp(state(success=3), at=TOGETHER),
        [
            lambda: camp(state(success=3)),
            lambda: camp(state(success=2), at=TOGETHER),
            lambda: camp(state(success=3), at=LANDED),
        ],
    ),
    "the-hard-way": (
        lambda: camp(state(success=3), injuries={"recon": ["wound", "-panic"], "science": ["burn"]}),
        [
            lambda: camp(state(success=3), injuries={"recon": ["wound", "-panic"]}),
            lambda: camp(state(success=2), injuries={"recon": ["wound", "-panic"], "science": ["burn"]}),
        ],
    ),
    "well-provided": (
        lambda: camp(state(supplies=4, success=4)),
        [lambda: camp(state(supplies=3, success=4)), lambda: camp(state(supplies=4, success=3))],
    ),
    "fresh-legs": (
        lambda: camp(both(state(round=4), *(rested(each) for each in TWO))),
        [
            lambda: camp(both(state(round=3), *(rested(each) for each in TWO))),
            lambda: camp(both(state(round=4), rested("recon"))),
            lambda: camp(state(round=4)),
        ],
    ),
    "well-read": (
        lambda: camp(both(state(round=3), *(ready(each, cards=2, charges=1) for each in TWO))),
        [
            lambda: camp(both(state(round=2), *(ready(each, cards=2, charges=1) for each in TWO))),
            lambda: camp(both(state(round=3), *(ready(each, cards=1, charges=1) for each in TWO))),
            lambda: camp(both(state(round=3), *(ready(each, cards=2) for each in TWO))),
            lambda: camp(both(state(round=3), ready("recon", cards=2, charges=1))),
        ],
    ),
}
"""What completes a card, and what is just too little."""
MORE = {"hunters": lambda: camp(state(success=6))}
"""A second way."""


def is_completed(card: str, position: Camp) -> bool:
    position.state.rank_up = BOX.rankups.number(card)
    look_at_rank_up(position.state)
    return position.state.ranked


def test_every_rank_up_card_has_a_case() -> None:
    assert list(CASES) == BOX.rankups.ids
    assert all(too_little for _, too_little in CASES.values())


@pytest.mark.rule("IV-RANK-02", "IV-TUT-23")
@pytest.mark.parametrize("card", CASES)
def test_a_rank_up_card_is_completed_by_what_it_asks_for_and_nothing_less(card: str) -> None:
    enough, too_little = CASES[card]

    assert is_completed(card, enough())
    assert [place for place, less in enumerate(too_little) if is_completed(card, less())] == []


@pytest.mark.parametrize("card", MORE)
def test_some_can_be_completed_in_another_way(card: str) -> None:
    assert is_completed(card, MORE[card]())
