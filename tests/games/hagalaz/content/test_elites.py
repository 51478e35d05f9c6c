"""Every elite: what its box says, and whether it is there from the start. Its rule is tested with its mission."""

from __future__ import annotations

import pytest

from starboard.games.hagalaz.content.library import LIBRARY
from support.hagalaz import Position, briefed, grunt, position

BOXES = {
    "gun-captain-renn": ("guns-of-cerberus", "E8", 3, [4, 5, 4], ["ranged"]),
    "the-stoker": ("breakthrough", "D9", 2, [4, 5], []),
    "the-riveter": ("breakthrough", "C13", 2, [4, 4], []),
    "loadmaster-brandt": ("hangar-eleven", "E11", 2, [4, 5], ["ranged"]),
    "handler-roake": ("hangar-eleven", "E12", 3, [5, 5], ["sprint"]),
    "castor": ("atlas-binary", "C3", 3, [7, 7, 7, 7], ["ranged"]),
    "pollux": ("atlas-binary", "C11", 3, [7, 7, 7, 7], []),
    "the-cantor": ("the-choir", "F12", 4, [6, 6, 5], ["ranged"]),
    "the-descant": ("the-choir", "F7", 4, [5, 5, 5], ["sprint"]),
    "reactor-master-ilves": ("critical-mass", "F12", 4, [6, 6], ["ranged"]),
    "dragoon-hale": ("critical-mass", "F2", 4, [6, 5], ["ranged"]),
    "the-left-hand": ("the-mainframe", "F3", 4, [7, 6, 6], ["ranged"]),
    "the-right-hand": ("the-mainframe", "F11", 4, [7, 7, 6], ["grapple"]),
    "castellan-rook": ("kinetic-barrier", "F11", 3, [6, 5], []),
    "sapper-idris": ("kinetic-barrier", "A3", 3, [5, 5], ["sprint"]),
    "anvil": ("kinetic-barrier", "K3", 4, [7, 6], []),
    "lanner": ("clear-shot", "A13", 4, [4, 4, 6, 6], ["ranged"]),
    "quill": ("clear-shot", "G2", 2, [5, 6], ["sprint"]),
    "the-curator": ("the-vault", "E10", 3, [5, 6], ["ranged"]),
    "the-redactor": ("the-vault", "F1", 4, [6, 7], ["sprint"]),
    "lockmaster-vey": ("dead-air", "C9", 2, [5, 5], ["ranged"]),
    "hush": ("dead-air", "G10", 3, [5, 5], ["sprint"]),
    "jorgal-karn": ("blood-price", "D9", 3, [5, 6], []),
    "sum-of-two": ("blood-price", "C11", 3, [6, 5], ["grapple"]),
}
"""By elite: its mission, the hex it comes to, attack, resilience, markers."""
LATER = {
    *("handler-roake", "the-descant", "dragoon-hale", "sapper-idris", "anvil"),
    *("the-redactor", "hush", "jorgal-karn"),
}
"""Those that come in the course of their mission."""


def met(elite: str, level: int = 0) -> Position:
    """The elite stands in its hex, in view."""
    mission, at, *_ = BOXES[elite]
    return position(mission=mission, enemies={"e": grunt(elite, at=at, level=level)}, revealed=[at], pool=["move2"] * 3)


@pytest.mark.rule("HG-ELITE-02", "HG-ELITE-03")
@pytest.mark.parametrize("elite", BOXES)
def test_an_elite_has_the_numbers_and_markers_of_its_box(elite: str):
    _, _, attack, resilience, markers = BOXES[elite]
    attack += elite == "hush"  # where nobody breathes, as there, it hits harder
    seen = met(elite)

    assert seen.fact("e", "elite")
    assert [seen.fact("e", fact) for fact in ("attack", "levels", "markers")] == [attack, len(resilience), markers]
    assert [met(elite, level).fact("e", "toughness") for level in range(len(resilience))] == resilience


@pytest.mark.rule("HG-ELITE-01", "HG-ELSP-01")
@pytest.mark.parametrize("mission", [mission.id for mission in LIBRARY.missions])
def test_elites_stand_in_their_hexes_from_the_start_unless_they_come_later(mission: str):
    state = briefed(mission)
    names = state.kit.board.names
    elites = [(enemy.token, names[enemy.at]) for enemy in state.enemies if enemy.token in BOXES]

    here = [(elite, at) for elite, (where, at, *_) in BOXES.items() if where == mission and elite not in LATER]
    assert sorted(elites) == sorted(here)
