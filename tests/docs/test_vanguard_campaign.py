"""The page about the Lamplighters says what the cards of the ship say."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from starboard.games.vanguard.content.library import LIBRARY
from starboard.games.vanguard.printed_ship import BOOK

DOCS = Path(__file__).parents[2] / "docs" / "vanguard"
PAGE = (DOCS / "campaign.md").read_text(encoding="utf-8")


def table(head: str) -> list[list[str]]:
    """The rows of the table whose head begins like this."""
    body = PAGE[PAGE.index(f"| {head} |") :].partition("\n\n")[0]
    return [[cell.strip() for cell in row.strip("|").split("|")] for row in body.splitlines()[2:]]


def given(value: Any) -> list[str]:
    """The cards and situations that deeds anywhere in a piece of data bring."""
    if isinstance(value, dict):
        own = [value["card"]] if value.get("name") in ("future", "objective", "situation") else []
        return own + [card for each in value.values() for card in given(each)]
    return [card for each in value for card in given(each)] if isinstance(value, list) else []


def log(number: str) -> Any:
    return next(each for each, _ in LIBRARY.found["logs"] if each.id == number)


def test_the_spine_is_as_printed() -> None:
    main = [each.spec for each in BOOK.objectives if each.spec.kind == "main"]

    assert [(row[0], int(row[3]), int(row[4])) for row in table("Main objective")] == [
        (f"{spec.id.upper()} {spec.name}", spec.command, spec.limit) for spec in main
    ]
    for row, spec in zip(table("Main objective"), main, strict=True):
        logs = [deed["entry"] for deed in spec.reward if deed["name"] == "log"]
        assert re.findall(r"log (\d+)", row[2]) == logs


def test_every_echo_is_in_the_table_with_what_it_brings() -> None:
    rows = {row[2]: row[3] for row in table("Fact") if row[2] != "-"}
    told = [number for cell in rows for number in _numbers(cell)]

    assert sorted(told) == sorted(each.spec.log for each in BOOK.echoes if each.spec.log not in ("774", "775", "794"))
    for cell, comes in rows.items():
        for number in _numbers(cell):
            for card in given(log(number).deeds):
                assert card.upper() in comes, (number, card)


def _numbers(cell: str) -> list[str]:
    first, _, last = cell.partition(" to ")
    return [str(each) for each in range(int(first), int(last or first) + 1)]


def test_every_ending_is_named() -> None:
    assert [(row[0], row[2] == "yes") for row in table("Ending")] == [
        (str(each.name), each.spec.won) for each in BOOK.endings
    ]


@pytest.mark.parametrize(
    ("place", "sources"),
    [
        ("log 750", [log("750").deeds]),
        ("U01 and log 715", [BOOK.objectives.find("u01").spec.reward, log("715").deeds]),
        ("U02 and log 725", [BOOK.objectives.find("u02").spec.reward, log("725").deeds]),
        ("U03 and log 730", [BOOK.objectives.find("u03").spec.reward, log("730").deeds]),
        ("U04", [BOOK.objectives.find("u04").spec.reward]),
    ],
)
def test_where_cards_come_from(place: str, sources: list[Any]) -> None:
    rows = {row[0]: row[1] for row in table("From")}
    cards = [card for each in sources for card in given(each)]

    named = [str(BOOK.addons.find(card).name) if card in BOOK.addons.ids else card.upper() for card in cards]
    assert sorted(rows[place].split(", ")) == sorted(named)


def test_projects_that_follow_projects_are_named() -> None:
    rows = {row[0]: row[1] for row in table("From")}
    for kind, shelf in (("research", BOOK.research), ("production", BOOK.production)):
        follow = {
            (card, thing.id)
            for thing in shelf
            for card in given(thing.spec.gains)
            if card in BOOK.research.ids or card in BOOK.production.ids
        }
        written = set()
        for part in rows[kind].split("; "):
            cards, _, source = part.lower().partition(" from ")
            written |= {(card, source) for card in cards.split(" and ")}
        assert written == follow


def test_the_operation_counts_as_the_page_says() -> None:
    text = " ".join(PAGE.split())
    spec = BOOK.operations.find("cold-relay").spec

    assert f"{spec.target} points. A mission is worth {spec.points['mission']}" in text
