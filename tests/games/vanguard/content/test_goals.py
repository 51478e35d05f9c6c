"""Goals that writers may name, whether or not anything printed names them now: for a member, and for the team (-1)."""

from __future__ import annotations

import pytest

from starboard.games.vanguard.content import goals
from starboard.games.vanguard.printed import ENGINEERING, RECON, SCIENCE, SECURITY
from starboard.games.vanguard.state import State
from support.vanguard import crew, explore

TEAM = -1


def kestrel() -> State:
    """Three members on Kestrel's board, two of them together."""
    return explore(
        planet="kestrel",
        science=crew(at=2, rank=2, equipment=["first-aid-kit"]),
        recon=crew(at=2, equipment=["jetpack"]),
        engineering=crew(at=4, rank=3),
        tokens={"4": ["forward-base"]},
        threats=[{"id": "carnivorous-thicket", "at": 7}],
    ).state


@pytest.mark.parametrize(("who", "sector", "there"), [(SCIENCE, 2, True), (SCIENCE, 3, False), (TEAM, 2, False)])
def test_a_member_is_in_a_sector(who: int, sector: int, there: bool) -> None:
    assert goals.in_sector(kestrel(), who, sector=sector) == there


def test_a_threat_is_on_the_board() -> None:
    assert goals.threat_in_play(kestrel(), TEAM, threat="carnivorous-thicket")
    assert not goals.threat_in_play(kestrel(), TEAM, threat="ophthalmoid")


@pytest.mark.parametrize(
    ("who", "least", "met"),
    [(SCIENCE, 2, True), (SCIENCE, 3, False), (RECON, 2, False), (TEAM, 3, True), (SECURITY, 1, False)],
)
def test_a_member_has_a_rank_or_anybody_of_the_team(who: int, least: int, met: bool) -> None:
    assert goals.rank(kestrel(), who, least=least) == met


@pytest.mark.parametrize(
    ("who", "section", "met"),
    [(SCIENCE, "science", True), (SCIENCE, "recon", False), (TEAM, "recon", True), (TEAM, "security", False)],
)
def test_a_member_is_of_a_section_or_the_team_has_it(who: int, section: str, met: bool) -> None:
    assert goals.section_is(kestrel(), who, section=section) == met


@pytest.mark.parametrize(
    ("least", "most", "met"), [(3, 4, True), (4, 4, False), (0, 3, True), (0, 2, False), (3, 3, True)]
)
def test_the_team_has_a_size(least: int, most: int, met: bool) -> None:
    assert goals.team_size(kestrel(), TEAM, least=least, most=most) == met


@pytest.mark.parametrize(
    ("who", "equipment", "met"),
    [
        (SCIENCE, "first-aid-kit", True),
        (SCIENCE, "jetpack", False),
        (TEAM, "jetpack", True),
        (TEAM, "medic-bag", False),
    ],
)
def test_a_member_carries_something_or_anybody_of_the_team(who: int, equipment: str, met: bool) -> None:
    assert goals.have(kestrel(), who, equipment=equipment) == met


@pytest.mark.parametrize(
    ("equipment", "sector", "met"),
    [("forward-base", 4, True), ("forward-base", 0, True), ("forward-base", 3, False), ("medic-bag", 0, False)],
)
def test_a_token_lies_in_a_sector_or_anywhere(equipment: str, sector: int, met: bool) -> None:
    assert goals.token_in(kestrel(), TEAM, equipment=equipment, sector=sector) == met


@pytest.mark.parametrize("card", ["twisted-wreckage", "bz102"])
def test_a_sector_shows_a_point_of_interest(card: str) -> None:
    state = explore(planet="eye-of-the-void", pois={1: card}, science=crew(), recon=crew()).state

    assert goals.poi_is(state, TEAM, sector=1, card=card)
    assert not goals.poi_is(state, TEAM, sector=2, card=card)
    assert not goals.poi_is(state, TEAM, sector=3, card=card)


@pytest.mark.parametrize(("who", "met"), [(ENGINEERING, True), (SCIENCE, False), (TEAM, False), (SECURITY, False)])
def test_a_member_is_alone(who: int, met: bool) -> None:
    assert goals.alone(kestrel(), who) == met
