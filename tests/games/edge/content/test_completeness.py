"""Everything printed has a test of what its text says, there is as much of it as there should be, and no two things do
the same."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

from starboard.cli.coverage import marked
from starboard.games.edge.content.library import BOX, LIBRARY
from starboard.games.edge.content.registry import EFFECTS
from starboard.games.edge.moments import Moment
from starboard.games.edge.printed import MODULE_TYPES

TESTS = Path(__file__).parents[1]
KINDS = {
    "module": "modules",
    "tactic": "tactics",
    "faction": "factions",
    "upgrade": "upgrades",
    "event": "events",
    "raider": "raiders",
    "destiny": "destinies",
    "discovery": "discoveries",
    "supremacy": "supremacies",
    "moon": "moons",
    "development": "developments",
    "officer": "officers",
    "order": "orders",
    "negotiation": "negotiations",
    "tile": "hegemon_upgrades",
    "function": "station",
    "base": "bases",
    "gate": "gate",
    "special": "specials",
}
"""What a mark calls a thing, and where it is printed."""


def printed() -> dict[str, list[str]]:
    """What there is, by kind. Events that are different for the Hegemon have a solo variant."""
    found = {kind: [entry.id for entry in LIBRARY.entries[shelf]] for kind, shelf in KINDS.items()}
    found["solo"] = [event.id for event in LIBRARY.entries["events"] if event.hegemon is not None]
    return found


@pytest.fixture(scope="module")
def tested() -> set[str]:
    return set(marked(TESTS, "thing"))


@pytest.mark.parametrize("kind", printed())
def test_everything_printed_has_a_test(kind: str, tested: set[str]) -> None:
    assert printed()[kind]
    assert [id for id in printed()[kind] if f"{kind}:{id}" not in tested] == []


def test_tests_name_only_what_is_printed(tested: set[str]) -> None:
    known = {f"{kind}:{id}" for kind, ids in printed().items() for id in ids}

    assert sorted(tested - known) == []


# --- how much there is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-COMP-05", "AE-COMP-24")
@pytest.mark.parametrize("type", MODULE_TYPES)
def test_there_are_27_modules_of_a_type_and_2_ancient_ones(type: str) -> None:
    own = [module for module in LIBRARY.entries["modules"] if module.type == type]
    plain = [module for module in own if not module.ancient]
    kind = {"science": "ice", "industry": "titanium", "commerce": "credits", "civilization": "nanocarbon"}[type]

    assert Counter(sum(module.cost.values()) for module in plain) == {1: 6, 2: 9, 3: 8, 4: 4}
    assert all(module.cost.get(kind) for module in own), "a unit that fits the type"
    assert 4 <= sum(bool(module.damage) for module in plain) <= 6
    ancient = [module for module in own if module.ancient]
    assert [(module.relic, module.damage) for module in ancient] == [(1, 1), (1, 1)]
    assert {sum(module.cost.values()) for module in ancient} <= {3, 4}
    if type == "civilization":
        assert all(module.vp or module.scores for module in own)


@pytest.mark.rule("AE-COMP-10", "AE-COMP-24")
def test_there_are_80_cards_and_10_more() -> None:
    cards = LIBRARY.entries["tactics"]

    base = Counter(card.timing for card in cards if not card.escalation)
    more = Counter(card.timing for card in cards if card.escalation)
    assert base == {"prepare": 24, "outcome": 12, "diplomacy": 18, "free": 26}
    assert more == {"prepare": 2, "outcome": 2, "diplomacy": 2, "free": 4}


@pytest.mark.rule("AE-FAC-01", "AE-FAC-02", "AE-FAC-03", "AE-COMP-11")
def test_a_faction_has_two_abilities_stores_and_a_tile() -> None:
    factions = LIBRARY.entries["factions"]

    assert Counter(faction.escalation for faction in factions) == {False: 12, True: 3}
    for faction in factions:
        assert all((faction.first, faction.second, faction.power, faction.action))
        assert 5 <= sum(faction.stores.values()) + faction.cards <= 7
        assert [tile.id for tile in LIBRARY.entries["upgrades"] if tile.faction == faction.id] == [faction.upgrade]
    neutral = [tile for tile in LIBRARY.entries["upgrades"] if not tile.faction]
    assert Counter(tile.ship for tile in neutral) == dict.fromkeys(BOX.ships.ids, 5)
    assert Counter(tile.ship for tile in neutral if tile.escalation) == dict.fromkeys(BOX.ships.ids, 1)


@pytest.mark.rule("AE-COMP-08", "AE-COMP-09", "AE-COMP-26")
def test_there_are_as_many_moons_and_tokens_as_there_should_be() -> None:
    moons = LIBRARY.entries["moons"]
    colours: Counter[str] = Counter()
    for moon in moons:
        colours[moon.type or moon.set] += moon.copies

    assert colours == {
        **dict.fromkeys(("ice", "metallic", "desert", "garden", "volcanic"), 9),
        "orphaned": 6,
        "ancient": 6,
    }
    assert [token.copies for token in LIBRARY.entries["discoveries"]] == [3] * 7
    assert len(LIBRARY.entries["supremacies"]) == 8
    assert len(LIBRARY.entries["destinies"]) == 20


@pytest.mark.rule("AE-COMP-10", "AE-COMP-12", "AE-COMP-23", "AE-COMP-25")
def test_there_are_three_decks_of_ten_events_and_eleven_raiders() -> None:
    events, raiders = LIBRARY.entries["events"], LIBRARY.entries["raiders"]

    assert Counter(event.deck for event in events) == {"dawn": 10, "twilight": 10, "shadows": 10}
    assert sum(event.hegemon is not None for event in events) == 6
    assert Counter(raider.rank for raider in raiders) == {"S": 2, "A": 2, "B": 2, "C": 3, "D": 2}
    assert Counter(officer.level for officer in LIBRARY.entries["officers"]) == {1: 3, 2: 3, 3: 3}


# --- no two alike -----------------------------------------------------------------------------------------------------

EFFECT = ("action", "pays", "power", "scores", "each", "once", "raid", "timing", "kind", "gain", "ship")
"""The fields that say what something does."""
ALIKE = ("planets", "specials", "ships", "tracks", "moons", "orders", "officers", "numbers")
"""What may be alike: planets of a type, moons of a colour, two orders to one base."""


@pytest.mark.parametrize("shelf", [shelf for shelf in LIBRARY.entries if shelf not in ALIKE])
def test_no_two_things_do_the_same_under_different_names(shelf: str) -> None:
    does: Counter[str] = Counter()
    for entry in LIBRARY.entries[shelf]:
        fields = msgspec.structs.asdict(entry)
        does[repr({name: fields[name] for name in EFFECT if name in fields})] += 1

    assert [each for each, count in does.items() if count > 1] == []


def test_no_two_officers_have_the_same_ring() -> None:
    rings = [repr([space.gain for space in officer.ring]) for officer in LIBRARY.entries["officers"]]

    assert len(set(rings)) == len(rings)


@pytest.mark.parametrize("shelf", LIBRARY.entries)
def test_no_two_things_share_a_name_and_all_have_a_text(shelf: str) -> None:
    entries = LIBRARY.entries[shelf]
    names = Counter(str(entry.name) for entry in entries)

    assert [name for name, count in names.items() if count > 1] == []
    for entry in entries:
        assert re.fullmatch(r"[^a-z].*[.!?]", str(entry.text)), f"'{entry.text}' of {entry.id} is no sentence"


def test_texts_count_as_english_does() -> None:
    """Two more dice, not two dice more; one fewer die, not one die less."""
    counted = re.compile(
        r"\b(?:one|two|three|\d) (?:die|dice|guns?|shields?|leaders?|tactics cards?|points?) (?:more|less)\b"
    )

    assert {str(text): found for text in LIBRARY.words() if (found := counted.findall(str(text)))} == {}


@pytest.mark.parametrize(
    ("shelf", "id", "says"),
    [
        ("gate", "gate-6", "and put 1 damage marker on it"),  # AE-RULING-16: besides those that it enters with
        ("events", "black-rain", "on an undamaged module of yours, which is out of use until you pay 1 energy"),
        ("discoveries", "gravity-lens", "advance 1 space on the track"),
        ("tactics", "turn-of-the-tide", "but no more than a 6"),
    ],
)
def test_a_text_leaves_nothing_out_that_its_thing_does(shelf: str, id: str, says: str) -> None:
    things = getattr(BOX, shelf)

    assert says in str(things[things.number(id)].spec.text)


def named() -> set[str]:
    """The effects that content files name."""
    found: set[str] = set()

    def look(value: Any) -> None:
        if isinstance(value, msgspec.Struct):
            value = msgspec.structs.asdict(value)
        if isinstance(value, dict):
            if isinstance(value.get("name"), str):
                found.add(value["name"])
            value = list(value.values())
        if isinstance(value, list):
            for each in value:
                look(each)

    for entries in LIBRARY.entries.values():
        look(entries)
    return found


def test_every_effect_is_used() -> None:
    """Something small can happen at every moment, whether or not anything does today."""
    moments = {f"on-{moment}" for moment in Moment}

    assert set(EFFECTS.names) - named() - moments == set()


def test_what_counts_once_a_turn_counts_for_each_thing() -> None:
    """Two powers with the same mark would share it."""
    marks = [
        (each["name"], each["do"], each.get("kind", ""), each.get("where", ""))
        for shelf in ("modules", "upgrades", "factions", "developments")
        for entry in LIBRARY.entries[shelf]
        for each in entry.power
        if each.get("once")
    ]

    assert marks
    assert [mark for mark, count in Counter(marks).items() if count > 1] == []
