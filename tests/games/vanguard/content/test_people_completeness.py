"""People and kit: there is as much of everything as there should be, and no two things do the same.

That each has a test of what its text says is looked after beside those tests: `test_cards_*.py`, `test_crew.py`,
`test_injuries.py`, `test_discoveries.py`, `test_rankups.py`, `test_equipment.py`.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import msgspec
import pytest

from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import (
    COLOURS,
    DANGER_FACES,
    INJURY_FACES,
    KINDS,
    SECTIONS,
    SYMBOLS,
    TIMINGS,
    Shelf,
)

SHELVES = {
    "card": "cards",
    "crew": "crew",
    "injury": "injuries",
    "frame": "frames",
    "lead": "leads",
    "discovery": "discoveries",
    "unique": "uniques",
    "rank-up": "rankups",
    "equipment": "equipment",
}
"""What a mark calls a thing, and the shelf it stands on."""
OF_PLANETS = ("field-lamp", "line-holt", "line-okafor", "line-castellane", "line-marrow")
"""Equipment that belongs to a planet: its rules hand it out and take it back."""


def shelf(kind: str) -> Shelf:
    found: Shelf = getattr(BOX, SHELVES[kind])
    return found


# --- how much there is ------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-DES-17", "IV-COMP-08", "IV-QS-08")
@pytest.mark.parametrize("section", SECTIONS)
def test_a_section_has_30_cards_and_3_for_the_tutorial(section: str) -> None:
    own = [each.spec for each in BOX.cards if each.spec.section == section]
    plain = [card for card in own if not card.tutorial]

    assert Counter((card.rank, card.starter) for card in plain) == {
        (1, True): 10,
        (1, False): 4,
        (2, False): 10,
        (3, False): 6,
    }
    assert [card.rank for card in own if card.tutorial] == [1, 1, 1]


TUTORIAL = {
    "security": ["resilience", "backup-plan"],
    "science": ["trial-and-error", "improvised-treatment"],
    "recon": ["fortunes-favourite", "athletics", "sprint"],
    "engineering": ["special-tools", "emergency-shelter"],
}


@pytest.mark.rule("IV-TUT-08", "IV-TUTC-21", "IV-COMBO-07", "IV-FACT-23", "IV-COMP-15")
@pytest.mark.parametrize("section", SECTIONS)
def test_the_tutorial_has_the_cards_that_are_known_with_two_kinds_of_combo(section: str) -> None:
    own = [each.spec for each in BOX.cards if each.spec.section == section and each.spec.tutorial]

    assert [card.id for card in own][: len(TUTORIAL[section])] == TUTORIAL[section]
    assert {card.combo for card in own} <= {"basic", "equal + equal"}


@pytest.mark.rule("IV-CARD-01")
def test_a_card_has_a_timing_a_top_effect_and_a_combo() -> None:
    for card in (each.spec for each in BOX.cards):
        assert card.timing in TIMINGS
        assert all((card.text, card.top, card.combo, card.combo_text, card.combo_deeds)), card.id
    assert {"check", "turn", "any", "event", "danger", "injury", "exhaust", "move"} == {
        each.spec.timing for each in BOX.cards
    }


@pytest.mark.rule("IV-CARD-10")
def test_a_section_has_a_card_for_a_symbol_that_its_dice_may_lack() -> None:
    adds = {each.spec.section for each in BOX.cards for deed in each.spec.top if deed["name"] == "add"}

    assert adds == set(SECTIONS)


@pytest.mark.rule("IV-DES-18", "IV-FACT-20", "IV-FACT-21", "IV-TRANS-01", "IV-COMP-13")
def test_there_are_four_people_for_each_transformation_and_the_four_of_the_tutorial() -> None:
    crew = [each.spec for each in BOX.crew]
    recruits = [person for person in crew if not person.tutorial]

    assert {person.tutorial: person.id for person in crew if person.tutorial} == {
        "security": "riku-hashimura",
        "science": "amir-zaynab",
        "recon": "joppe-ulrich",
        "engineering": "cho-ja-yeong",
    }
    assert Counter((person.colour, person.symbol) for person in recruits) == {
        (COLOURS[place // 3], symbol): 4 for place, symbol in enumerate(SYMBOLS[:9])
    }
    assert all(1 <= person.charges <= 4 and person.skill and person.skill_text and person.action for person in crew)
    amir = BOX.crew.find("amir-zaynab").spec
    assert (amir.colour, amir.symbol) == ("blue", "science")


@pytest.mark.rule("IV-DES-06", "IV-FACT-11", "IV-COMP-07", "IV-COMP-16")
def test_there_are_48_injuries_of_nine_kinds_and_four_scratches() -> None:
    copies = {each.id: each.spec.copies for each in BOX.injuries}

    assert copies.pop("just-a-scratch") == 4
    assert len(copies) == 9
    assert sum(copies.values()) == 48
    assert {"wound", "severe-wound", "exhaustion"} <= set(copies)
    assert all(2 <= count <= 6 for count in copies.values())
    for each in BOX.injuries:
        faces = [on.symbol for on in each.spec.on]
        assert 1 <= len(faces) <= 2
        assert len(set(faces)) == len(faces)
        assert set(faces) <= set(INJURY_FACES) - {"blank"}


@pytest.mark.rule("IV-DES-05", "IV-FACT-16", "IV-DANGER-03", "IV-DANGER-06")
def test_there_are_five_frames_that_list_two_or_three_results() -> None:
    frames = {each.id: [on.result for on in each.spec.on] for each in BOX.frames}

    assert set(frames) == {"T", "A", "B", "C", "D"}
    for results in frames.values():
        assert 2 <= len(results) <= 3
        assert len(set(results)) == len(results)
        assert set(results) <= set(DANGER_FACES)
    assert [on.deeds[0]["name"] for on in BOX.frames.find("T").spec.on] == ["exhaust", "injure"]


@pytest.mark.rule("IV-DES-07", "IV-LEAD-03", "IV-COMP-05")
def test_there_are_20_leads() -> None:
    leads = [each.spec for each in BOX.leads]
    values: Counter[int] = Counter()
    for lead in leads:
        values[lead.value] += lead.copies

    assert values == {0: 4, 1: 7, 2: 6, 3: 3}
    assert {(lead.value, lead.gives): lead.copies for lead in leads if lead.gives} == {(0, "card"): 2, (0, "charge"): 2}
    assert {lead.value: lead.copies for lead in leads if lead.returns} == {1: 2, 2: 2}


@pytest.mark.rule("IV-DES-08", "IV-FACT-28", "IV-DISC-01", "IV-COMP-07")
@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_of_discovery_has_13_cards_a_third_of_them_of_use_on_the_planet_and_a_third_on_the_ship(
    kind: str,
) -> None:
    tiers: Counter[str] = Counter()
    planet = ship = 0
    for each in (each.spec for each in BOX.discoveries if each.spec.kind == kind):
        tiers[each.tier] += each.copies
        planet += each.copies * bool(each.planet)
        ship += each.copies * bool(each.ship)
        assert each.uses == "discard", "what is used on the planet goes back to its deck (IV-RULING-70)"

    assert tiers == {"basic": 8, "rare": 4, "very-rare": 1}
    assert (planet, ship) == (5, 5)


@pytest.mark.rule("IV-DES-09", "IV-UDISC-01", "IV-UDISC-02", "IV-UDISC-03")
def test_there_are_32_unique_discoveries_to_keep_and_8_to_use_up() -> None:
    uniques = {each.spec.number: each.spec for each in BOX.uniques}

    assert sorted(uniques) == [*range(1, 41)]
    for number, unique in uniques.items():
        assert bool(unique.planet) != bool(unique.ship), "one use each"
        if number > 32:
            assert unique.uses == "discard"
            assert unique.planet
        else:
            assert unique.uses == "exploration"


@pytest.mark.rule("IV-DES-19", "IV-TUT-23", "IV-RANK-01")
def test_there_are_12_rank_ups_and_one_for_the_tutorial() -> None:
    cards = [each.spec for each in BOX.rankups]

    assert [card.id for card in cards if card.tutorial] == ["first-steps"]
    assert sum(not card.tutorial for card in cards) >= 12
    assert BOX.rankups.find("first-steps").spec.goal == {"name": "successes", "count": 3}


@pytest.mark.rule("IV-DES-20", "IV-EQUIP-01", "IV-EQUIP-04", "IV-FACT-24", "IV-FACT-25", "IV-COMP-14")
def test_there_is_equipment_of_four_kinds_a_third_of_it_for_one_section() -> None:
    pieces = [each.spec for each in BOX.equipment if each.id not in OF_PLANETS]

    assert Counter(piece.kind for piece in pieces) == {"minor": 10, "personal": 18, "field": 9, "upgrade": 7}
    assert {"first-aid-kit", "jetpack", "robotic-arm", "forward-base"} <= set(BOX.equipment.ids)
    bound = [piece for piece in pieces if piece.section]
    assert len(pieces) / 4 < len(bound) < len(pieces) / 2
    assert {piece.section for piece in bound} == set(SECTIONS)
    fields = {piece.id for piece in pieces if piece.kind == "field"}
    assert {piece.of for piece in pieces if piece.kind == "upgrade"} <= fields
    for piece in pieces:
        assert bool(piece.of) == (piece.kind == "upgrade")
        assert (piece.token and piece.counts_as_action) == (piece.kind == "field")


# --- no two alike -----------------------------------------------------------------------------------------------------

EFFECT = (
    "section",
    "rank",
    "timing",
    "top",
    "combo",
    "combo_deeds",
    "action",
    "power",
    "charges",
    "on",
    "planet",
    "ship",
    "uses",
    "goal",
    "kind",
    "of",
    "transform_colour",
    "transform_symbol",
)
"""The fields that say what something does."""
PLAIN = (
    "salt-bloom",
    "hull-mould",
    "dead-switch",
    "braided-cable",
    "banded-iron",
    "glass-sand",
    "glass-fern",
    "walking-moss",
    "shell-crawler",
    "vent-eel",
)
"""Discoveries that are of use to research only: two of each kind, by their names alone."""


def does(spec: Any, *without: str) -> str:
    fields = msgspec.to_builtins(
        {name: getattr(spec, name) for name in EFFECT if hasattr(spec, name) and name not in without}, enc_hook=str
    )
    return repr(fields)


@pytest.mark.parametrize("kind", [kind for kind in SHELVES if kind not in ("lead", "injury", "frame")])
def test_no_two_things_do_the_same_under_different_names(kind: str) -> None:
    done = Counter(does(each.spec) for each in shelf(kind) if each.id not in (*PLAIN, *OF_PLANETS))

    assert [each for each, count in done.items() if count > 1] == []


def test_no_two_skills_are_alike() -> None:
    skills = Counter(repr((each.spec.timing, each.spec.action)) for each in BOX.crew)

    assert [skill for skill, count in skills.items() if count > 1] == []
    assert len({str(each.spec.skill) for each in BOX.crew}) == len(BOX.crew)


@pytest.mark.parametrize("section", SECTIONS)
def test_within_a_section_no_two_top_effects_of_one_rank_are_alike(section: str) -> None:
    own = [each.spec for each in BOX.cards if each.spec.section == section and not each.spec.tutorial]
    tops = Counter(repr((card.timing, card.top)) for card in own)

    assert [top for top, count in tops.items() if count > 1] == []


def test_injuries_do_different_things_to_different_faces() -> None:
    done = Counter(
        repr([(on.symbol, on.deeds) for on in each.spec.on]) for each in BOX.injuries if each.id != "just-a-scratch"
    )

    assert [each for each, count in done.items() if count > 1] == []


@pytest.mark.parametrize("kind", SHELVES)
def test_no_two_things_share_a_name_and_all_have_a_text(kind: str) -> None:
    names = Counter(str(each.spec.name) for each in shelf(kind))

    assert [name for name, count in names.items() if count > 1] == []
    for each in shelf(kind):
        assert re.fullmatch(r"[^a-z].*[.!?]", str(each.spec.text)), f"'{each.spec.text}' of {each.id} is no sentence"


COUNTED = re.compile(r"\b(\d+|one|two|three|four|twice)\b")
NUMBERS = {"one": 1, "two": 2, "three": 3, "four": 4, "twice": 2}


@pytest.mark.parametrize("field", ["text:top", "combo_text:combo_deeds"])
def test_the_numbers_of_a_card_stand_in_its_text(field: str) -> None:
    """A deed that does something three times has a three in its text."""
    words, deeds = field.split(":")
    for card in (each.spec for each in BOX.cards):
        told = {NUMBERS.get(number) or int(number) for number in COUNTED.findall(str(getattr(card, words)).lower())}
        for deed in getattr(card, deeds):
            count = abs(deed.get("count", 1))
            if 1 < count < 9:
                assert count in told, f"{card.id}: {deed} is not in '{getattr(card, words)}'"


TIMES = {
    "turn": r"your turn|of your turns|their turn",
    "check": r"[Dd]uring (a|your) dice check|makes a dice check",
    "any": r"at any time|At any time|Return this card",
    "event": r"drawn an event",
    "danger": r"danger die",
    "injury": r"would gain an injury",
    "exhaust": r"must exhaust dice",
    "move": r"resolve a symbol of a route",
}


@pytest.mark.rule("IV-CARD-02", "IV-CREW-03", "IV-EQUIP-08", "IV-DISC-04")
def test_every_text_says_when_it_is_for() -> None:
    texts = [(each.id, each.spec.timing, each.spec.text) for each in BOX.cards]
    texts += [(each.id, each.spec.timing, each.spec.skill_text) for each in BOX.crew]
    texts += [(each.id, each.spec.timing, each.spec.text) for each in BOX.equipment if each.calls["action"].deeds]
    texts += [(each.id, each.spec.timing, each.spec.text) for each in BOX.discoveries if each.calls["planet"].deeds]
    texts += [(each.id, each.spec.timing, each.spec.text) for each in BOX.uniques if each.calls["planet"].deeds]

    assert [id for id, timing, text in texts if not re.search(TIMES[timing], str(text))] == []
