"""Everything printed has a test of what its text says, which says so with `@pytest.mark.thing`."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.cli.coverage import marked
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.state import LOOT_NAMES

TESTS = Path(__file__).parents[1]


def printed() -> dict[str, list[str]]:
    """What there is, by kind. What belongs to a mission has its name before it."""
    missions = [mission.spec for mission in LIBRARY.missions]
    boards = [board.spec for board in LIBRARY.heroes]
    return {
        "card": [card.spec.id for card in LIBRARY.cards],
        "grunt": [grunt.id for grunt in LIBRARY.grunts],
        "item": list(LOOT_NAMES),
        "ability": [id for board in boards for id in (board.main.id, *(box.id for box in board.ability))],
        "downed": [board.id for board in boards if board.downed],
        "elite": [elite.id for mission in missions for elite in mission.elite],
        "rule": [f"{mission.id}/{rule.id}" for mission in missions for rule in mission.rule],
        "action": [f"{mission.id}/{action.id}" for mission in missions for action in mission.action],
        "objective": [f"{mission.id}/{box.id}" for mission in missions for box in mission.objective],
        "achievement": [box.spec.id for box in LIBRARY.campaign.achievements],
    }


@pytest.fixture(scope="module")
def tested() -> set[str]:
    return set(marked(TESTS, "thing"))


@pytest.mark.parametrize("kind", printed())
def test_everything_printed_has_a_test(kind: str, tested: set[str]):
    assert printed()[kind]
    assert [id for id in printed()[kind] if f"{kind}:{id}" not in tested] == []


def test_tests_name_only_what_is_printed(tested: set[str]):
    known = {f"{kind}:{id}" for kind, ids in printed().items() for id in ids}

    assert sorted(tested - known) == []
