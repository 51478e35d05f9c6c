"""The Hegemon's points in the end: his complete list, and who wins (AE-HEG-108 to 118, 124, AE-RULING-28)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge.game import GAME
from starboard.games.edge.printed import BOX
from starboard.games.edge.rules.scoring import LINES, winners
from support.edge import EdgePosition, against_hegemon, fleet


def counted(has: dict[str, Any], **given: Any) -> EdgePosition:
    """The game is over, and he has this."""
    given.setdefault("players", [fleet()])
    return against_hegemon(phase="over", has={"leaders": 0, **has}, **given)


def lines(pos: EdgePosition) -> dict[str, int]:
    """The lines of his score that are not nothing."""
    found = {line: int(pos.of("hegemon", f"score_{line.replace('-', '_')}")) for line in LINES}
    return {line: points for line, points in found.items() if points}


@pytest.mark.rule("AE-HEG-108")
def test_progress_on_all_five_tracks() -> None:
    tracks = {"science": 2, "industry": 4, "commerce": 3, "civilization": 10, "supremacy": 7}
    pos = counted({"tracks": tracks})

    assert lines(pos) == {"science": 1, "industry": 3, "commerce": 2, "civilization": 14, "supremacy": 7}


@pytest.mark.rule("AE-HEG-109")
@pytest.mark.parametrize(("space", "points"), [(3, 5), (4, 7), (8, 10)])
def test_developments_by_the_bonus_of_their_track(space: int, points: int) -> None:
    pos = counted(
        {"tracks": {"science": space}},
        map="isolde kiln",
        developments=[{"at": "isolde", "owner": 1}, {"at": "kiln", "owner": 0}],
    )

    assert pos.of("hegemon", "score_developments") == points


@pytest.mark.rule("AE-HEG-110", "AE-MAP-15")
def test_developments_beside_quasars_and_vortices() -> None:
    pos = counted(
        {},
        map="vortex-maw isolde quasar-lantern kiln",
        developments=[{"at": "isolde", "owner": 1}, {"at": "kiln", "owner": 0}],
    )

    assert pos.of("hegemon", "score_specials") == 4
    assert pos.of(0, "score_specials") == 2


@pytest.mark.rule("AE-HEG-111", "AE-DMG-08")
def test_damaged_modules_cost_two_each_however_many_markers() -> None:
    pos = counted({"modules": ["ice-lab", "chapel", "smelter"], "damaged": {"ice-lab": 2, "chapel": 1}})

    assert lines(pos) == {"damage": -4}


@pytest.mark.rule("AE-HEG-112", "AE-MOON-10")
def test_moons_are_two_each_for_him_and_nothing_for_people() -> None:
    moons = ["ice-moon", "volcanic-moon", "twin-lode"]
    pos = counted({"moons": moons}, players=[fleet(moons=moons)])

    assert pos.of("hegemon", "score_moons") == 6
    assert pos.of(0, "score_moons") == 0


@pytest.mark.rule("AE-HEG-113", "AE-RULING-34", "AE-HEG-124")
def test_tokens_are_three_each_whatever_is_printed_on_them() -> None:
    pos = counted(
        {"discoveries": ["first-contact", "deep-archive"], "supremacies": ["undefeated", "victors-laurels"], "wins": 5}
    )

    assert lines(pos) == {"tokens": 12}


@pytest.mark.rule("AE-HEG-114", "AE-HEG-59")
@pytest.mark.parametrize(("cards", "space", "points"), [(10, 8, 20), (15, 4, 15), (16, 4, 15), (10, 3, 0)])
def test_the_first_fifteen_cards_count_by_the_level_of_his_vault(cards: int, space: int, points: int) -> None:
    pos = counted({"hand": BOX.tactics.ids[:cards], "tracks": {"commerce": space}})

    assert pos.of("hegemon", "score_vault") == points


@pytest.mark.rule("AE-HEG-115")
def test_relics_on_modules_and_moons() -> None:
    pos = counted({"modules": ["singing-crystals", "first-garden"], "moons": ["ossuary"]})

    assert pos.of("hegemon", "score_relics") == 9


@pytest.mark.rule("AE-HEG-116", "AE-HEG-14")
def test_leaders_left_on_his_station_and_not_the_command_marker() -> None:
    pos = counted(
        {"leaders": 4, "abroad": {"odessa-field": 1}}, developments=[{"at": "isolde", "owner": 1, "leaders": 3}]
    )

    assert pos.of("hegemon", "score_leaders") == 4


@pytest.mark.rule("AE-HEG-117", "AE-HEG-24")
@pytest.mark.parametrize("order", [1, -1])
def test_of_his_two_destinies_the_better_one(order: int) -> None:
    """Three moons: the Moonwright 3, the Conqueror nothing."""
    pos = counted({"destinies": ["moonwright", "conqueror"][::order], "moons": ["ice-moon"] * 3})

    assert pos.of("hegemon", "score_destiny") == 3


@pytest.mark.rule("AE-HEG-124", "AE-EX-46")
def test_nothing_else_counts_for_him() -> None:
    """Printed points, ships, stores and wins are worth something to a human, and nothing to him."""
    own: dict[str, Any] = {"modules": ["arcology", "senate", "capitol"], "wins": 4, "points": 20}
    pos = counted(own, players=[fleet(**own)])

    assert lines(pos) == {"track": 20}
    printed = [BOX.modules[BOX.modules.number(id)].spec.vp for id in own["modules"]]
    assert pos.of(0, "score_civilization_modules") == sum(printed) > max(printed) > 0
    assert pos.of("hegemon", "total") == 20


@pytest.mark.rule("AE-HEG-118", "AE-END-14")
@pytest.mark.parametrize(("human", "his", "result"), [(21, 20, "won"), (20, 21, "hegemon")])
def test_whoever_has_more_points_wins(human: int, his: int, result: str) -> None:
    outcome = GAME.outcome(counted({"points": his}, players=[fleet(points=human)]).state)

    assert outcome.result == result
    assert outcome.winners == ((0,) if result == "won" else ())
    assert outcome.scores == (human, his)


@pytest.mark.rule("AE-HEG-118")
def test_several_people_are_ranked_together_with_him() -> None:
    players = [fleet(points=18), fleet(points=25)]

    assert GAME.outcome(counted({"points": 20}, seats=2, players=players).state).winners == (1,)
    assert GAME.outcome(counted({"points": 30}, seats=2, players=players).state).winners == ()


@pytest.mark.rule("AE-RULING-28")
@pytest.mark.parametrize(
    ("his", "human", "result"),
    [
        ({"modules": ["ice-lab"]}, {}, "hegemon"),
        ({}, {"modules": ["ice-lab"]}, "won"),
        ({"hand": ["parley", "windfall"]}, {"stores": {"ice": 1}}, "hegemon"),
        ({"hand": ["parley", "windfall"]}, {"stores": {"ice": 2}, "hand": ["parade"]}, "won"),
        ({"hand": ["parley"]}, {"stores": {"ice": 1}}, "won"),
    ],
)
def test_a_tie_goes_by_modules_then_resources_then_to_the_human(his: dict[str, Any], human: Any, result: str) -> None:
    pos = counted({"points": 20, **his}, players=[fleet(points=20, **human)])

    assert GAME.outcome(pos.state).result == result
    assert winners(pos.state) == [0 if result == "won" else 1]
