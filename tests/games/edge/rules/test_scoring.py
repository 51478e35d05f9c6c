"""The count at the end (AE-END-04 to 15, AE-DEST, AE-FAC)."""

from __future__ import annotations

import pytest

from starboard.games.edge.game import GAME
from starboard.games.edge.printed import TRACKS
from support.edge import edge, fleet, quiet


@pytest.mark.rule("AE-END-04", "AE-END-05", "AE-END-06", "AE-END-07", "AE-END-08", "AE-END-09", "AE-END-10")
@pytest.mark.rule("AE-END-11", "AE-END-12")
def test_all_lines_add_up() -> None:
    pos = edge(
        map="isolde vortex-maw rusk kiln",
        developments=[{"at": "rusk", "owner": 0, "leaders": 2}],
        players=[
            quiet(
                points=41,
                tracks={"commerce": 4, "science": 2},
                stores={"ice": 2},
                hand=["parade"],
                leaders=2,
                modules=["arcology", "ice-lab"],
                damaged={"ice-lab": 1},
                discoveries=["first-contact"],
                destinies=["architect"],
            ),
            quiet(points=3),
        ],
    )
    sheet = {name: pos.of(0, f"score_{name}") for name in ("track", *TRACKS)}
    rest = ("developments", "specials", "damage", "vault", "civilization_modules", "leaders", "tokens", "destiny")
    sheet |= {name: pos.of(0, f"score_{name}") for name in rest}

    assert sheet == {
        "track": 41,
        "science": 1,
        "industry": 0,
        "commerce": 3,
        "civilization": 0,
        "supremacy": 0,
        "developments": 7,
        "specials": 2,
        "damage": -2,
        "vault": 3,
        "civilization_modules": 3,
        "leaders": 2,
        "tokens": 3,
        "destiny": 2,
    }
    assert pos.of(0, "total") == sum(sheet.values())
    assert pos.of(1, "total") == 3


@pytest.mark.rule("AE-END-08")
def test_a_full_vault_counts_every_resource_a_human_has() -> None:
    pos = edge(players=[quiet(tracks={"commerce": 8}, stores={"ice": 12, "energy": 8}), {}])

    assert pos.of(0, "score_vault") == 40, "the fifteen of the Hegemon bind nobody else"


@pytest.mark.rule("AE-END-11", "AE-DEST-01")
def test_a_destiny_card_scores_for_its_own_condition_only() -> None:
    pos = edge(
        developments=[{"at": "rusk", "owner": 0}, {"at": "kiln", "owner": 0}],
        players=[quiet(destinies=["architect"]), quiet(destinies=["architect"])],
    )

    assert (pos.of(0, "score_destiny"), pos.of(1, "score_destiny")) == (4, 0)


@pytest.mark.rule("AE-END-12")
def test_tokens_with_points_score_them() -> None:
    pos = edge(players=[quiet(discoveries=["first-contact", "salvage-cache"], supremacies=["undefeated"]), {}])

    assert pos.of(0, "score_tokens") == 3 + 4


@pytest.mark.rule("AE-END-14", "AE-EX-38", "AE-MOD-14")
def test_most_points_win_before_anything_else_is_looked_at() -> None:
    pos = edge(phase="over", players=[fleet(points=21), fleet(points=20, modules=["toll-booth"], stores={"ice": 9})])

    assert GAME.outcome(pos.state).winners == (0,)


@pytest.mark.rule("AE-END-14", "AE-RES-01")
def test_cards_are_resources_in_a_tie() -> None:
    pos = edge(phase="over", players=[fleet(points=20, stores={"ice": 1}), fleet(points=20, hand=["ram", "parade"])])

    assert GAME.outcome(pos.state).winners == (1,)


@pytest.mark.rule("AE-FAC-04", "AE-FREE-01")
def test_a_passive_ability_needs_no_action() -> None:
    field = "halcyon-drydock"
    pos = edge(
        players=[
            quiet(ships={"fighter": ["pad"]}),
            fleet(faction="pulsewar-refugees", ships={"transport": [field]}),
        ]
    )
    pos.play("launch:fighter", f"to:fighter:{field}", dice=[["6", "6"], ["1"]])

    assert pos.of(1, "supremacy") == 1, "these advance though they lost"


@pytest.mark.rule("AE-END-07", "AE-DMG-08", "AE-TURN-08")
def test_damaged_modules_cost_their_points_in_full_even_below_nothing() -> None:
    pos = edge(phase="over", players=[quiet(modules=["ice-lab"], damaged={"ice-lab": 3}), quiet()])

    assert (pos.of(0, "points"), pos.of(0, "score_damage"), pos.of(0, "total")) == (0, -2, -2)
