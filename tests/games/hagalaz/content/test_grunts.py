"""Every grunt token hits as hard, bears as much and has the marker that is printed on it."""

from __future__ import annotations

import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.events import HeroAttacked
from support.hagalaz import grunt, position, threat

TOKENS = {
    "assault-trooper-simple": (1, 2, "ranged", 5),
    "assault-trooper-normal": (2, 2, "ranged", 3),
    "assault-trooper-extreme": (2, 3, "ranged", 2),
    "guardian-simple": (2, 3, "", 5),
    "guardian-normal": (2, 4, "grapple", 3),
    "guardian-extreme": (3, 4, "grapple", 2),
    "engineer-simple": (1, 2, "", 5),
    "engineer-normal": (1, 3, "reaction", 3),
    "engineer-extreme": (2, 3, "ranged", 2),
    "husk-simple": (1, 1, "sprint", 5),
    "husk-normal": (2, 2, "sprint", 3),
    "husk-extreme": (2, 3, "grapple", 2),
    "cannibal-simple": (2, 2, "", 5),
    "cannibal-normal": (2, 3, "ranged", 3),
    "cannibal-extreme": (3, 3, "ranged", 2),
    "marauder-simple": (2, 3, "ranged", 5),
    "marauder-normal": (2, 4, "reaction", 3),
    "marauder-extreme": (3, 4, "ranged", 2),
}
"""By token: attack, shield, marker, and how many there are."""
THINGS = [
    *("grunt:assault-trooper-simple", "grunt:assault-trooper-normal", "grunt:assault-trooper-extreme"),
    *("grunt:guardian-simple", "grunt:guardian-normal", "grunt:guardian-extreme"),
    *("grunt:engineer-simple", "grunt:engineer-normal", "grunt:engineer-extreme"),
    *("grunt:husk-simple", "grunt:husk-normal", "grunt:husk-extreme"),
    *("grunt:cannibal-simple", "grunt:cannibal-normal", "grunt:cannibal-extreme"),
    *("grunt:marauder-simple", "grunt:marauder-normal", "grunt:marauder-extreme"),
]
WAKES = {
    "assault-trooper": "fire-by-numbers",
    "guardian": "wall-that-walks",
    "engineer": "sparks-and-orders",
    "husk": "hands-in-the-dark",
    "cannibal": "slow-hunger",
    "marauder": "old-drills",
}


def faction_of(token: str) -> str:
    return "cerberus" if token.startswith(("assault", "guardian", "engineer")) else "reapers"


@pytest.mark.thing(*THINGS)
@pytest.mark.rule("HG-TARGET-06", "HG-TOKEN-01", "HG-FACT-22")
@pytest.mark.parametrize("token", TOKENS)
def test_a_grunt_hits_as_hard_as_its_token_says(token: str):
    card = WAKES[token.rpartition("-")[0]]
    pos = threat(card, "S   k   .   m", faction=faction_of(token), enemies={"k": grunt(token), "m": grunt(token)})

    assert pos.news(HeroAttacked)[0].damage == TOKENS[token][0]


@pytest.mark.thing(*THINGS)
@pytest.mark.rule("HG-DMGE-02", "HG-TOKEN-03")
@pytest.mark.parametrize("token", TOKENS)
def test_a_grunt_falls_to_as_much_damage_as_its_shield_and_no_less(token: str):
    shield = TOKENS[token][1]
    for damage, stands in ((shield - 2, True), (shield - 1, False)):
        if damage < 0:
            continue
        pos = position(
            "S   .   k",
            faction=faction_of(token),
            enemies={"k": grunt(token, damage=damage, stunned=True)},
            pool=["standard"] * 3,
        )

        pos.play("place:standard>fire", "attack:k:1")

        assert pos.stands("k") is stands


@pytest.mark.thing(*THINGS)
@pytest.mark.rule("HG-MARK-01", "HG-ICON-03")
@pytest.mark.parametrize("token", TOKENS)
def test_a_grunt_has_the_marker_of_its_token(token: str):
    marker = TOKENS[token][2]
    pos = position("S   .   k", faction=faction_of(token), enemies={"k": grunt(token)}, pool=["standard"] * 3)

    assert pos.fact("k", "markers") == ([marker] if marker else [])


@pytest.mark.rule("HG-ICON-03", "HG-FACT-22", "HG-BAG-06")
@pytest.mark.parametrize(
    ("challenge", "levels"),
    [("simple", {"simple"}), ("normal", {"simple", "normal"}), ("extreme", {"simple", "normal", "extreme"})],
)
def test_a_token_shows_its_challenge_and_a_mission_of_a_challenge_takes_no_harder_ones(
    challenge: str, levels: set[str]
):
    missions = [mission for mission in LIBRARY.missions if mission.spec.challenge == challenge]

    assert missions
    for mission in missions:
        in_bag = dict(mission.bag)
        assert {token.rpartition("-")[2] for token in in_bag} == levels
        assert all(mission.tokens[token].challenge == token.rpartition("-")[2] for token in in_bag)
        assert all(count == TOKENS[token][3] for token, count in in_bag.items())
