"""Edge as the terminal shows it: the atlas with what stands where, people, a battle, the Hegemon's cards."""

from __future__ import annotations

import pytest

from starboard.games.edge.terminal import TerminalSkin
from starboard.locale import languages, voice
from starboard.terminal.screen import Screen
from support.edge import EdgePosition, against_hegemon, edge, fleet


def shown(pos: EdgePosition, monkeypatch: pytest.MonkeyPatch, language: str = "en", columns: int = 110) -> str:
    """The whole table as text, as the active seat sees it, with the numbers of what can be answered."""
    monkeypatch.setenv("COLUMNS", str(columns))
    screen = Screen(voice("edge", language), plain=True)
    choice = pos.table.choice
    options = choice.options if choice else []
    numbers = {target: place for place, option in enumerate(options, 1) for target in option.targets}
    skin = TerminalSkin(screen)
    view = pos.table.view(choice.seat if choice else 0)
    labels = [skin.label(view, option) for option in options]
    parts = [screen.drawn(part) for part in skin.sections(view, numbers)]
    return "".join([skin.headline(view), "\n", *parts, *(f"{label.words} {label.note}\n" for label in labels)])


def test_the_atlas_shows_ships_leaders_raiders_and_moons(monkeypatch: pytest.MonkeyPatch) -> None:
    pos = edge(
        raiders=[{"id": "wreckers", "at": "kiln"}],
        developments=[{"at": "rusk", "owner": 1}],
        players=[fleet(ships={"transport": ["isolde", "pad"], "cruiser": ["isolde"]}, abroad={"veil": 2}), {}],
    )

    text = shown(pos, monkeypatch)

    assert "Isolde" in text
    assert "A:tc" in text
    assert "+2A" in text
    assert "!B" in text
    assert "Space…:B" in text
    assert "ice 3o" in text


def test_regions_stand_one_beside_the_other_in_their_rows(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = shown(edge(players=[{}, {}]), monkeypatch).splitlines()

    top = next(line for line in lines if "Isolde" in line)
    assert top.index("Nebula 1") < top.index("Isolde") < top.index("Odessa") < top.index("Rusk") < top.index("Nebula 2")
    assert all(len(line) <= 110 for line in lines if "Nebula" in line)


def test_what_can_be_picked_carries_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    pos = edge(players=[fleet(ships={"transport": ["pad"]}), {}]).play("launch:transport")

    text = shown(pos, monkeypatch)

    place = pos.offered.index("to:transport:kiln") + 1
    assert f"{place}›Kiln" in text
    assert "Odessa Field Acquire one science or industry module" in text


def test_modules_are_listed_with_type_price_and_text(monkeypatch: pytest.MonkeyPatch) -> None:
    pos = edge(players=[fleet(modules=["ice-lab"], damaged={"ice-lab": 1}), {}], display={"science": ["cold-store"]})

    text = shown(pos, monkeypatch)

    assert "Cold store (Science; 1 ice): Pay 1 energy: gain 2 ice." in text
    assert "Ice lab (damaged): Gain 1 ice." in text


def test_a_battle_shows_every_side_and_its_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = fleet(ships={"fighter": ["pad"]}, hand=["second-volley"])
    pos = edge(moons={"kiln": []}, players=[mine, fleet(ships={"transport": ["kiln"]})])
    pos.play("launch:fighter", "to:fighter:kiln", "go-on", "ready")
    assert "not rolled yet" in shown(pos, monkeypatch)

    pos.play("ready", dice=[["6", "2"], ["5"]])

    text = shown(pos, monkeypatch)
    assert "Player 1: 6 2" in text
    assert "Player 2: 5" in text


def test_the_hegemons_cards_say_which_dice_choose_them(monkeypatch: pytest.MonkeyPatch) -> None:
    pos = against_hegemon(players=[fleet(ships={"transport": ["pad"]})])

    text = shown(pos, monkeypatch)

    assert "Levy at Odessa (on 1 or 2)" in text
    assert "Next on the ring:" in text
    assert "H The Hegemon" in text


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("columns", [90, 140])
def test_everything_is_said_in_every_language(language: str, columns: int, monkeypatch: pytest.MonkeyPatch) -> None:
    text = shown(against_hegemon(players=[fleet(ships={"transport": ["pad"]})]), monkeypatch, language, columns)

    assert "{" not in text
    assert "terminal-" not in text
