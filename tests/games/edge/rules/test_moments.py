"""When what lasts may act: every moment comes, once, in its place in the turn (moments.py)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from starboard.core.content import Bound
from starboard.games.edge.moments import Moment
from starboard.games.edge.printed import BOX
from starboard.games.edge.state import State
from support.edge import edge, fleet, hegemon_turn, home_but, quiet

FIELD = "halcyon-drydock"

Seen = list[tuple[str, int]]


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Seen:
    """What whoever plays the Tolzeed Bearers has seen, and the Hegemon under the quartermaster: moments and players, in
    order."""
    found: Seen = []

    async def look(state: State, who: int, at: int, *, moment: Moment) -> None:
        found.append((moment.value, who))

    parts: dict[Any, Any] = {moment: partial(look, moment=moment) for moment in Moment}
    faction = BOX.factions[BOX.factions.number("tolzeed-bearers")]
    monkeypatch.setattr(faction, "powers", (Bound("look", {}, parts),))
    officer = BOX.officers[BOX.officers.number("quartermaster")]
    monkeypatch.setattr(officer, "powers", (Bound("look", {}, parts),))
    return found


@pytest.mark.rule("AE-LAUNCH-01", "AE-RAID-08", "AE-BATTLE-01")
def test_moments_of_a_launch_with_a_raid_and_a_battle(seen: Seen) -> None:
    pos = edge(
        raiders=[{"id": "vorticon", "at": "kiln"}],
        players=[
            quiet(ships={"transport": ["pad"]}, abroad={FIELD: 1}),
            quiet(ships={"fighter": ["isolde"], "transport": ["pad"]}),
        ],
    )
    pos.play("launch:transport", f"to:transport:{FIELD}", "join:6", dice=[["1"], ["6", "5"], ["2", "2"]])
    pos.play("manoeuvre:card:1", dice=["ram"])

    assert [each for each in seen if each[0] != "turn-began"] == [
        ("launched", 0),
        ("arrived", 0),
        ("recruited", 0),
        ("raided", 0),
        ("joined", 0),
        ("joined", 1),
        ("won", 1),
        ("lost", 0),
    ]


@pytest.mark.rule("AE-STATION-01", "AE-EVENT-04", "AE-DEV-05", "AE-SHIP-10", "AE-DMG-04")
def test_moments_of_a_return(seen: Seen) -> None:
    pos = edge(
        event_step=5,
        event_count=4,
        players=[
            quiet(
                ships={"transport": ["ninth", "veil", "scrapyard"]},
                leaders=2,
                modules=["scrap-hoist"],
                stores={"titanium": 4, "energy": 2},
            ),
            quiet(ships={"transport": ["pad"]}),
        ],
    )
    pos.play("return", "build:ninth", "function:assemble", "ship:transport")
    pos.play("pay:1:0:0:0:0", "activate:scrap-hoist", "done", dice=["golden-lanes", ["1"]])

    assert seen == [
        ("returning", 0),
        ("built", 0),
        ("ship", 0),
        ("repaired", 0),
        ("home", 0),
        ("event", 0),
        ("event", 1),
        ("turn-began", 1),
    ]


@pytest.mark.rule("AE-MOON-01", "AE-MOD-05", "AE-TURN-01")
def test_moments_of_moons_modules_and_turns(seen: Seen) -> None:
    flies = {"ships": {"transport": ["pad"]}}
    pos = edge(
        display={"industry": ["ore-crusher", "smelter", "plate-mill"]},
        players=[quiet(**flies), quiet(**flies, stores={"titanium": 1})],
    )

    pos.play("launch:transport", "to:transport:ninth", dice=["metallic-moon"])
    pos.play("launch:transport", "to:transport:odessa-field", "buy:ore-crusher", dice=["shipyard"])

    assert [each for each in seen if each[0] in ("moon", "module", "turn-began")] == [
        ("moon", 0),
        ("turn-began", 1),
        ("module", 1),
        ("turn-began", 0),
    ]


@pytest.mark.rule("AE-HEG-91", "AE-HEG-92", "AE-HEG-97")
def test_moments_of_the_hegemons_return(seen: Seen) -> None:
    hegemon_turn(
        ending=True,
        players=[fleet(ships={"transport": ["pad"]})],
        hegemon={"officer": "quartermaster", "marker": 3},
        has={"ships": home_but(transport=["ninth"])},
    )

    assert seen == [("returning", 1), ("built", 1), ("home", 1)]
