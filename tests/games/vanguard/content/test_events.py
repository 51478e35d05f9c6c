"""Every event does what its text says, by its main effect in its biomes and by its secondary one elsewhere."""

from __future__ import annotations

from collections import Counter

import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import BIOMES
from starboard.games.vanguard.state import Threat
from support.vanguard_kit import FAR, HOME, Camp, Changes

ALL = (1 << len(BIOMES)) - 1
TIME = {"condition time": 1, "threat time": 1, "mission time": 1}
THREATS = {"threat time": 1}
CONDITION = {"condition time": 1}

ONE, TWO, THREE = ["red"], ["red", "green"], ["red", "green", "blue"]
RED, GREEN, BLUE = {"security red": -1}, {"security green": -1}, {"security blue": -1}
SUPPLY, CARD = {"supplies": -1}, {"security hand": -1}
HURT = {"security injuries": 1, "security hurt": 1, "security red": 0}
INJURED = ["column:security:green"]


def both(*parts: Changes) -> Changes:
    """Several changes together."""
    total: Counter[str] = Counter()
    for part in parts:
        for name, by in part.items():
            total[name] += by
    return {name: by for name, by in total.items() if by}


WOUND = ("uncommon",)
"""Danger die B, or the supply of danger die A."""

Row = tuple[str, int, list[str], tuple[str, ...], Changes]
"""An event, which option is taken (-1: none is offered), further answers, danger dice and draws, and what changes."""

MAIN: list[Row] = [
    ("low-visibility", 0, [], (), SUPPLY),
    ("low-visibility", 1, INJURED, WOUND, HURT),
    ("whiteout", -1, ONE, (), RED),
    ("brittle-gear", 0, [], (), BLUE),
    ("brittle-gear", 1, ["discard:heavy-hand"], (), CARD),
    ("thin-ice", 0, [], (), RED),
    ("thin-ice", 1, [], ("rare",), {"supplies": -2}),
    ("rockfall", 0, TWO, (), both(RED, GREEN)),
    ("rockfall", 1, INJURED, WOUND, HURT),
    ("bad-air", 0, [], (), SUPPLY),
    ("bad-air", 1, [], (), both(GREEN, BLUE)),
    ("something-behind-you", -1, ["discard:heavy-hand"], ("common",), CARD),
    ("singing-facets", 0, ["discard:heavy-hand"], (), CARD),
    ("singing-facets", 1, ["discard:heavy-hand"], ("common",), CARD),
    ("splinter-storm", 0, [], (), SUPPLY),
    ("splinter-storm", 1, INJURED, WOUND, HURT),
    ("refracted-path", 0, [], (), GREEN),
    ("refracted-path", 1, [], (), TIME),
    ("stalked", 0, [], (), RED),
    ("stalked", 1, ["discard:heavy-hand"], (), both(THREATS, CARD)),
    ("swarm", -1, ["security red", "science red"], (), both(RED, {"science red": -1})),
    ("territorial-call", -1, ONE, (), both(RED, THREATS)),
    ("dust-devil", 0, [], (), SUPPLY),
    ("dust-devil", 1, TWO, (), both(RED, GREEN)),
    ("mirage", 0, [], (), GREEN),
    ("mirage", 1, ["discard:heavy-hand"], (), CARD),
    ("scorching-noon", -1, TWO, (), both(RED, GREEN)),
    ("slow-leak", 0, [], (), SUPPLY),
    ("slow-leak", 1, TWO, (), both(RED, GREEN)),
    ("drifting-wreckage", 0, [], (), both(RED, GREEN)),
    ("drifting-wreckage", 1, INJURED, WOUND, HURT),
    ("silence", -1, ["discard:heavy-hand"], ("common",), CARD),
    ("old-alarm", -1, ONE, (), both(TIME, RED)),
    ("collapsing-floor", -1, INJURED, WOUND, HURT),
    ("still-working", 0, [], ("trace",), both(BLUE, {"alien-technology leads": 1})),
    ("still-working", 1, ["discard:heavy-hand"], ("common",), CARD),
    ("loose-scree", 0, [], (), RED),
    ("loose-scree", 1, [], ("uncommon",), SUPPLY),
    ("long-way-round", -1, ONE, (), RED),
    ("corroded-seals", 0, [], (), SUPPLY),
    ("corroded-seals", 1, ["discard:heavy-hand"], (), both(BLUE, CARD)),
    ("hot-spot", 0, THREE, (), both(RED, GREEN, BLUE)),
    ("hot-spot", 1, INJURED, (), HURT),
    ("radiation-alarm", -1, ["security red", "science red"], (), both(RED, {"science red": -1})),
    ("tremor", -1, ["security red", "science red"], (), both(RED, {"science red": -1})),
    ("lava-crust", -1, [], ("rare",), {"supplies": -2}),
    ("falling-ash", 0, [], (), SUPPLY),
    ("falling-ash", 1, ["discard:heavy-hand"], (), CARD),
    ("overgrown", 0, [], (), RED),
    ("overgrown", 1, [], (), TIME),
    ("sweet-pollen", -1, TWO, (), both(RED, GREEN, {"security hand": 1})),
    ("thorns", -1, [], ("uncommon",), SUPPLY),
    ("rising-water", -1, ONE, (), both(RED, CONDITION)),
    ("undertow", 0, [], (), RED),
    ("undertow", 1, [], ("rare",), {"supplies": -2}),
    ("in-the-shallows", 0, TWO, (), both(RED, GREEN)),
    ("in-the-shallows", 1, INJURED, WOUND, HURT),
    ("homesick", -1, ["discard:heavy-hand"], (), CARD),
    ("something-glints", 0, ONE, ("trace",), both(RED, {"minerals leads": 1})),
    ("something-glints", 1, [], (), TIME),
    ("frayed-nerves", -1, ["discard:heavy-hand"], ("common",), CARD),
    ("night-comes-early", -1, ONE, (), RED),
    ("mysterious-voices", -1, ONE, (), RED),
    ("the-floor-turns", -1, ONE, ("common",), RED),
    ("wrong-shadow", 0, ONE, (), RED),
    ("wrong-shadow", 1, ["discard:heavy-hand"], (), CARD),
    ("black-frost", -1, ONE, (), RED),
    ("a-pulse", -1, ONE, (), {"security red": 1}),
    ("black-ice", 0, TWO, (), both(RED, GREEN)),
    ("black-ice", 1, INJURED, (), HURT),
    ("long-night", 0, [], (), {"supplies": -2}),
    (
        "long-night",
        1,
        ["security red", "science red", "recon red", "engineering red"],
        (),
        {f"{section} red": -1 for section in ("security", "science", "recon", "engineering")},
    ),
    ("frozen-lungs", -1, [*INJURED, "red"], WOUND, both(HURT, RED)),
    ("maze", 0, [], (), both(RED, GREEN, BLUE)),
    ("maze", 1, ["discard:heavy-hand"], ("common",), {"security hand": -2}),
    ("lights-out", -1, ["discard:heavy-hand"], ("common", "uncommon"), CARD),
    ("sinkhole", 0, [], (), {"supplies": -2}),
    ("sinkhole", 1, INJURED, WOUND, HURT),
    ("standing-wave", -1, ["discard:heavy-hand"], ("common",), both(BLUE, CARD)),
    ("shatter", 0, THREE, (), both(RED, GREEN, BLUE)),
    ("shatter", 1, INJURED, (), HURT),
    ("splintered-light", -1, ["discard:heavy-hand"], (), both(CARD, GREEN)),
    ("pack-hunters", 0, [], (), {"security red": -2}),
    ("pack-hunters", 1, INJURED, WOUND, both(HURT, THREATS)),
    ("nest", -1, [], ("uncommon", "uncommon"), {"supplies": -2}),
    ("infected-bite", 0, ["red"], (), {"security red": -1, "security gone": 1}),
    ("infected-bite", 1, INJURED, (), HURT),
    ("buried-by-noon", 0, ONE, (), both(SUPPLY, RED)),
    ("buried-by-noon", 1, [], (), {"condition time": 2, "threat time": 2, "mission time": 2}),
    ("dry-wells", -1, ONE, (), both(SUPPLY, RED)),
    ("spin", -1, ["security red", "science red", "security green"], (), both(RED, GREEN, {"science red": -1})),
    ("micrometeors", 0, [], ("uncommon",), {"supplies": -2}),
    ("micrometeors", 1, INJURED, WOUND, HURT),
    ("machines-wake", -1, ONE, (), both({"threat time": 2}, RED)),
    ("borrowed-memory", 0, TWO, ("trace", "trace"), both(RED, GREEN, {"alien-technology leads": 2})),
    ("borrowed-memory", 1, INJURED, (), HURT),
    ("avalanche", -1, INJURED, ("uncommon", "common"), HURT),
    ("split-rope", 0, TWO, (), both(RED, GREEN)),
    ("split-rope", 1, INJURED, (), HURT),
    ("acid-rain", 0, [], (), {"supplies": -2}),
    ("acid-rain", 1, INJURED, (), HURT),
    ("fever", 0, THREE, (), both(RED, GREEN, BLUE)),
    ("fever", 1, INJURED, (), HURT),
    ("fire-fountain", 0, [*TWO, "discard:heavy-hand"], (), both(RED, GREEN, CARD)),
    ("fire-fountain", 1, INJURED, (), HURT),
    ("ash-in-the-filters", -1, [], (), both(SUPPLY, TIME)),
    ("boiling-ground", -1, [], ("rare",), both(RED, {"supplies": -2})),
    ("strangler", -1, TWO, (), both(RED, GREEN, THREATS)),
    ("deep-current", 0, TWO, (), both(RED, GREEN)),
    ("deep-current", 1, [], ("uncommon",), {"supplies": -2}),
    (
        "two-moons-rising",
        -1,
        ["security red", "science red", "recon red", "engineering red"],
        (),
        {f"{section} red": -1 for section in ("security", "science", "recon", "engineering")},
    ),
]
INJURIES = {
    "hot-spot": "poisoning",
    "black-ice": "fracture",
    "shatter": "severe-wound",
    "infected-bite": "infection",
    "borrowed-memory": "panic",
    "split-rope": "fracture",
    "acid-rain": "burn",
    "fever": "infection",
    "fire-fountain": "burn",
}
"""Which injury an option names, where it names one."""
SECONDARY = {
    "something-behind-you": THREATS,
    "stalked": THREATS,
    "territorial-call": THREATS,
    "scorching-noon": {},
    "silence": {},
    "hot-spot": {},
    "tremor": CONDITION,
    "sweet-pollen": {},
    "in-the-shallows": THREATS,
    "lights-out": THREATS,
    "sinkhole": CONDITION,
    "pack-hunters": THREATS,
    "nest": THREATS,
    "infected-bite": THREATS,
    "machines-wake": THREATS,
    "avalanche": {},
    "fire-fountain": CONDITION,
    "strangler": THREATS,
    "two-moons-rising": CONDITION,
}
"""What the secondary effect advances, where it is not all time tracks."""


@pytest.fixture
def camp(monkeypatch: pytest.MonkeyPatch) -> Camp:
    """Security and Science where every biome is, Engineering where none is, and a threat that reaches nobody."""
    found = Camp(available=3, hand={"security": ["heavy-hand", "stand-firm"]}, time=0)
    found.state.threats = [Threat(BOX.threats.number("carnivorous-thicket"), 8)]
    board = BOX.boards[found.state.planet]
    monkeypatch.setattr(board, "biomes", tuple(ALL * (at == HOME) for at in range(len(board.sectors))))
    return found


def changed(camp: Camp, section: str, event: str, *answers: str, dice: tuple[str, ...] = ()) -> Changes:
    """What an event changes, besides lying on the discards afterwards."""
    changes = camp.event(section, event, *answers, dice=dice)
    assert changes.pop("event discards") == 1
    assert changes.pop("foreseen") == -1
    return changes


@pytest.mark.rule("IV-EVENT-02", "IV-EVENT-04", "IV-EVENT-05")
@pytest.mark.thing(
    "event:low-visibility",
    "event:whiteout",
    "event:brittle-gear",
    "event:thin-ice",
    "event:rockfall",
    "event:bad-air",
    "event:something-behind-you",
    "event:singing-facets",
    "event:splinter-storm",
    "event:refracted-path",
    "event:stalked",
    "event:swarm",
    "event:territorial-call",
    "event:dust-devil",
    "event:mirage",
    "event:scorching-noon",
    "event:slow-leak",
    "event:drifting-wreckage",
    "event:silence",
    "event:old-alarm",
    "event:collapsing-floor",
    "event:still-working",
    "event:loose-scree",
    "event:long-way-round",
    "event:corroded-seals",
    "event:hot-spot",
    "event:radiation-alarm",
    "event:tremor",
    "event:lava-crust",
    "event:falling-ash",
    "event:overgrown",
    "event:sweet-pollen",
    "event:thorns",
    "event:rising-water",
    "event:undertow",
    "event:in-the-shallows",
    "event:homesick",
    "event:something-glints",
    "event:frayed-nerves",
    "event:night-comes-early",
    "event:mysterious-voices",
    "event:the-floor-turns",
    "event:wrong-shadow",
    "event:black-frost",
    "event:a-pulse",
    "event:black-ice",
    "event:long-night",
    "event:frozen-lungs",
    "event:maze",
    "event:lights-out",
    "event:sinkhole",
    "event:standing-wave",
    "event:shatter",
    "event:splintered-light",
    "event:pack-hunters",
    "event:nest",
    "event:infected-bite",
    "event:buried-by-noon",
    "event:dry-wells",
    "event:spin",
    "event:micrometeors",
    "event:machines-wake",
    "event:borrowed-memory",
    "event:avalanche",
    "event:split-rope",
    "event:acid-rain",
    "event:fever",
    "event:fire-fountain",
    "event:ash-in-the-filters",
    "event:boiling-ground",
    "event:strangler",
    "event:deep-current",
    "event:two-moons-rising",
)
@pytest.mark.parametrize("row", MAIN, ids=[f"{row[0]}-{row[1] + 1}" for row in MAIN])
def test_in_its_biome_an_event_does_its_main_effect(camp: Camp, row: Row) -> None:
    event, option, answers, dice, changes = row
    chosen = [f"choice:{option}"] if option >= 0 else []

    found = changed(camp, "security", event, *chosen, *answers, dice=dice)

    assert found == {name: by for name, by in changes.items() if by}
    if event in INJURIES and "security injuries" in changes:
        assert BOX.injuries[camp.member("security").injuries[0]].id == INJURIES[event]


@pytest.mark.rule("IV-EVENT-03")
@pytest.mark.parametrize("event", [each.id for each in BOX.events])
def test_elsewhere_an_event_does_its_secondary_effect(camp: Camp, event: str) -> None:
    assert camp.member("engineering").at == FAR

    assert changed(camp, "engineering", event) == SECONDARY.get(event, TIME)


@pytest.mark.rule("IV-DES-10")
def test_every_event_and_every_option_of_it_is_looked_at() -> None:
    wanted = {
        (each.id, place)
        for each in BOX.events
        for place in (range(len(each.spec.option)) if each.spec.option else [-1])
    }

    assert {(row[0], row[1]) for row in MAIN} == wanted


@pytest.mark.rule("IV-DES-10", "IV-COMP-07", "IV-COMP-17")
def test_the_decks_have_their_number_of_cards() -> None:
    assert Counter(each.spec.deck for each in BOX.events) == {"basic": 40, "tutorial": 5, "advanced": 28}


@pytest.mark.rule("IV-DES-10")
@pytest.mark.parametrize("deck", ["basic", "advanced"])
def test_every_biome_is_on_three_cards_or_more(deck: str) -> None:
    cards = [each.spec for each in BOX.events if each.spec.deck == deck]
    count = Counter(biome for card in cards for biome in card.biomes)

    assert set(count) == set(BIOMES) - {"tutorial"}
    assert min(count.values()) >= 3
    assert all(1 <= len(card.biomes) <= 3 for card in cards)


@pytest.mark.rule("IV-BIOME-03", "IV-EVENT-06")
def test_the_tutorial_events_are_for_its_own_biome_and_advance_time_elsewhere() -> None:
    cards = [each.spec for each in BOX.events if each.spec.deck == "tutorial"]

    assert all(card.biomes == ["tutorial"] for card in cards)
    assert all(card.secondary == [{"name": "time"}] for card in cards)


@pytest.mark.rule("IV-EVENT-07", "IV-EX-46")
def test_without_supplies_low_visibility_is_a_danger_die(camp: Camp) -> None:
    camp.state.supplies = 0

    assert changed(camp, "security", "low-visibility", *INJURED, dice=("uncommon",)) == {
        "security injuries": 1,
        "security hurt": 1,
    }
    assert "event-choice" not in camp.asked


@pytest.mark.rule("IV-EVENT-07")
def test_with_supplies_low_visibility_is_a_choice(camp: Camp) -> None:
    changed(camp, "security", "low-visibility", "choice:0")

    offered = camp.offered[camp.asked.index("event-choice")]
    assert [key for key in offered if key.startswith("choice")] == ["choice:0", "choice:1"]


@pytest.mark.rule("IV-TUTC-17", "IV-EX-20")
def test_mysterious_voices_exhaust_one_die_and_nothing_else(camp: Camp) -> None:
    assert changed(camp, "security", "mysterious-voices", "blue") == {"security blue": -1}
    assert changed(camp, "engineering", "mysterious-voices") == TIME
