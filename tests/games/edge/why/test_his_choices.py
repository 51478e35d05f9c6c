"""What is said to the holder of the Eye, who points at something that the Hegemon's rules leave out (AE-HEG-31)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.core.case import told as reason_of
from starboard.locale import voice
from support.edge import EdgePosition, fleet, hegemon_turn, home_but

MAP = "kiln odessa-field rusk bastion-academy veil ninth freeport-meridian sorrel"
QUIET = {"orders": ["order-04", "order-14", "order-19"], "probe": "sorrel"}
"""His first card sends him to the academy, and a base moves his command marker."""
ENGLISH = voice("edge", "en")


def he_lands(marker: int, officer: str = "quartermaster", **has: Any) -> EdgePosition:
    """His ship lands on a base, and the ring gives him what its next space says."""
    return hegemon_turn(
        map=MAP,
        players=[fleet(ships={"transport": ["pad"]})],
        hegemon=QUIET | {"marker": marker, "officer": officer},
        has=has,
        dice=[["1"]],
    )


def told(pos: EdgePosition, key: str) -> tuple[str, str]:
    """The rule that something is refused for, and the sentence."""
    ruling = pos.why_not(key)
    assert ruling is not None
    return ruling.rule, ENGLISH.say(reason_of(ruling))


@pytest.mark.rule("AE-HEG-46")
@pytest.mark.parametrize("asked", ["salvage-his:transport", "scrapyard:9:transport"])
def test_a_wreck_of_his_waits_for_his_modules(asked: str) -> None:
    pos = he_lands(
        6,
        ships=home_but(transport=["pad", "scrapyard"]),
        modules=["ice-lab", "chapel"],
        damaged={"ice-lab": 1, "chapel": 1},
    )

    assert pos.offered == ["mend:ice-lab", "mend:chapel"]
    assert told(pos, asked) == ("AE-HEG-46", "he repairs his modules before his ships")


@pytest.mark.rule("AE-HEG-49")
def test_of_a_type_that_is_named_he_takes_the_cheapest_however_many_he_has_of_it() -> None:
    pos = he_lands(1, "marshal-of-yards", modules=["ore-crusher"])

    assert pos.offered == ["take:spare-reactor", "take:smelter", "take:tool-crib"]
    assert told(pos, "take:ice-lab") == ("AE-HEG-49", "he takes the cheapest one of the type that is named")


@pytest.mark.rule("AE-HEG-50")
def test_of_any_type_he_takes_the_cheapest_of_the_one_he_has_fewest_of() -> None:
    pos = he_lands(1, "red-admiral", modules=["ore-crusher"])

    assert told(pos, "take:smelter") == ("AE-HEG-50", "he takes the cheapest one of the type he has fewest of")


@pytest.mark.rule("AE-HEG-61")
def test_where_he_builds_is_about_his_transports() -> None:
    """Two planets lie equally far left, and a third further right."""
    pos = hegemon_turn(
        map="kiln . isolde . . odessa-field . . . . . rusk",
        players=[fleet(ships={"transport": ["pad"]})],
        hegemon={"marker": 3},
        ending=True,
        has={"ships": home_but(transport=["kiln", "rusk", "isolde"]), "leaders": 7},
    )

    assert pos.offered == ["build:kiln", "build:rusk"]
    about = "he builds on the left-most planet with a transport of his"
    assert told(pos, "build:isolde") == told(pos, "region:isolde") == ("AE-HEG-61", about)


@pytest.mark.rule("AE-HEG-70")
def test_what_he_restores_is_his() -> None:
    pos = hegemon_turn(
        map="kiln odessa-field rusk isolde",
        players=[fleet(ships={"transport": ["pad"]})],
        hegemon={"marker": 3},
        ending=True,
        developments=[
            {"at": "kiln", "owner": 1, "out_of_use": True},
            {"at": "rusk", "owner": 1, "out_of_use": True},
            {"at": "isolde", "owner": 0, "out_of_use": True},
        ],
        has={"ships": home_but(transport=["odessa-field"])},
    )

    assert pos.offered == ["restore:kiln", "restore:rusk"]
    assert told(pos, "restore:isolde") == ("AE-HEG-70", "nothing of his is out of use there")


@pytest.mark.rule("AE-SHADOW-01")
def test_hungry_the_wyrm_goes_to_the_nearest_ship() -> None:
    pos = hegemon_turn(
        map="kiln odessa-field gate isolde rusk veil",
        gate=True,
        wyrm=True,
        events="shadows",
        event_step=5,
        players=[fleet(ships={"transport": ["odessa-field", "veil"]})],
        hegemon={"orders": ["order-06", "order-14", "order-19"], "probe": "isolde"},
        raiders=[{"id": "wyrm", "at": "gate"}],
        moons={"isolde": []},
        dice=[["1"], "parade", "hunger"],
    )

    assert pos.offered == ["wyrm:odessa-field", "wyrm:isolde"]
    assert told(pos, "region:veil") == ("AE-SHADOW-01", "the Wyrm goes to where the ship nearest to it is")


@pytest.mark.rule("AE-HEG-40")
def test_without_a_moon_in_the_nebulae_he_takes_one_from_a_planet() -> None:
    pos = hegemon_turn(
        map=MAP,
        players=[fleet(ships={"transport": ["pad"]})],
        hegemon=QUIET | {"probe": "rusk"},
        moons={f"nebula-{number}": [] for number in range(1, 7)} | {"kiln": []},
        has={"ships": home_but(transport=["pad", "rusk", "pad", "pad", "rusk"])},
        dice=[["3"]],
    )

    assert pos.offered == ["moon-from:rusk", "moon-from:veil", "moon-from:ninth", "moon-from:sorrel"]
    where = "he takes a moon from the left-most nebula that has one, and from a planet if none has"
    assert told(pos, "region:kiln") == ("AE-HEG-40", where)
