"""Vanguard as the terminal shows it: the map, the team, a check, cards, the ship."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.table import Table
from starboard.games.vanguard.terminal import TerminalSkin
from starboard.lab.simulate import Series, play_on, sit_down
from starboard.locale import languages, voice
from starboard.terminal.screen import Screen
from support.vanguard import crew, explore
from support.vanguard_ship import aboard


def shown(table: Table[Any], monkeypatch: pytest.MonkeyPatch, language: str = "en") -> str:
    """The whole table as text, as whoever is asked sees it, with the numbers of what can be answered."""
    monkeypatch.setenv("COLUMNS", "120")
    screen = Screen(voice("vanguard", language), plain=True)
    choice = table.choice
    options = choice.options if choice else []
    numbers = {target: place for place, option in enumerate(options, 1) for target in option.targets}
    skin = TerminalSkin(screen)
    view = table.view(choice.seat if choice else 0)
    labels = [skin.label(view, option) for option in options]
    parts = [screen.drawn(part) for part in skin.sections(view, numbers)]
    return "".join([skin.headline(view), "\n", *parts, *(f"{label.words} {label.note}\n" for label in labels)])


def test_the_map_shows_sectors_people_and_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    pos = explore(planet="eye-of-the-void", science=crew(at=5), recon=crew(at=4), active="science")

    text = shown(pos.table, monkeypatch)

    assert "5 Bare Slope" in text
    assert "Science: " in text
    assert "1 (move)" in text
    assert "Move to 4 The Seam" in text


def test_a_mission_says_how_it_is_completed(monkeypatch: pytest.MonkeyPatch) -> None:
    pos = explore(planet="kestrel", science=crew(at=1), recon=crew(at=1), active="science", missions=["m31", "m33"])

    text = " ".join(shown(pos.table, monkeypatch).split())

    assert "not in a tin. Completion: With 2 discoveries of strange flora: gain 1 success." in text
    assert "At night nobody walks here. Completion" not in text, "it ends by itself"


def test_a_check_shows_rows_with_chances(monkeypatch: pytest.MonkeyPatch) -> None:
    pos = explore(
        planet="eye-of-the-void", science=crew(at=1, dice=["red-fitness"]), recon=crew(at=5), active="science"
    ).act("force-open-the-bulkhead")
    pos.take("red-fitness")

    text = shown(pos.table, monkeypatch)

    assert "fitness / building / technology" in text
    assert "67 %" in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("scenario", "seats"), [("tutorial", 1), ("expedition-cairn", 3), ("campaign", 2)])
def test_every_position_can_be_drawn_in_every_language(
    scenario: str, seats: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = sit_down(Series("vanguard", seats, "random", {"scenario": scenario}), 4, history=False)
    bot = make_bot("random", "vanguard", 4)
    drawn = 0
    while table.choice is not None and drawn < 25:
        text = shown(table, monkeypatch, language)
        assert "{" not in text.replace("{}", "")
        drawn += 1
        play_on(table, bot, 7)
    assert drawn > 3


def test_the_bridge_tells_how_much_time_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    book = aboard("facilities", passes=2, sides=["a06"], situations={"s03": 1}, command=1)
    book.ship.age, book.ship.side_ages = 3, [2]

    text = shown(book.table, monkeypatch)

    assert "The Next Step (3/4)" in text
    assert "Nobody Left to Ask (2/5)" in text
    assert "Green Corridor (1/2)" in text
    assert "Week 2 of 5" in text


def test_before_the_first_ship_phase_nothing_tells_of_what_comes_after_the_first_mission(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = sit_down(Series("vanguard", 1, "random", {"scenario": "campaign"}), 4, history=False)

    text = shown(table, monkeypatch)

    assert "Technology level 1" in text, "the bridge is shown"
    for told in ("The Next Step", "Week", "Tessaly"):
        assert told not in text
    assert "atlas" not in [zone.id for zone in table.scene(0).zones]
