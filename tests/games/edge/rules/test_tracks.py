"""Progress tracks, resources, tactics cards and tokens (AE-TRACK, AE-RES, AE-TAC, AE-TOK)."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.edge import events
from starboard.games.edge.game import GAME
from starboard.games.edge.printed import BOX
from starboard.games.edge.queries import hand_limit, vault_level
from starboard.games.edge.rules.gaining import advance
from support.edge import EdgePosition, edge, quiet

STEP = {
    "science": "think-tank",
    "industry": "assembly-line",
    "commerce": "trade-winds",
    "civilization": "great-works",
}
"""The card that advances on a track."""


def step(track: str, start: int, *, dice: list[Any] | None = None, **has: Any) -> EdgePosition:
    """Advance one space on a track."""
    hand = [STEP[track], *has.pop("hand", [])]
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, tracks={track: start}, hand=hand, **has), {}])
    return pos.play(f"card:{STEP[track]}", dice=dice or ())


def won(start: int, *, supremacies: tuple[str, str, str] = ("war-banner", "aegis", "undefeated")) -> EdgePosition:
    """Win a battle from a space of the supremacy track."""
    field = "halcyon-drydock"
    pos = edge(
        supremacies=supremacies,
        players=[quiet(ships={"fighter": ["pad"]}, tracks={"supremacy": start}), quiet(ships={"transport": [field]})],
    )
    return pos.play("launch:fighter", f"to:fighter:{field}", dice=[["6", "6"], ["1"]])


@pytest.mark.rule("AE-TRACK-02", "AE-RULING-11")
@pytest.mark.parametrize(
    ("track", "start", "kind", "count"),
    [
        ("industry", 1, "titanium", 1),
        ("industry", 4, "titanium", 1),
        ("commerce", 1, "credits", 1),
        ("commerce", 5, "credits", 1),
        ("civilization", 1, "nanocarbon", 1),
        ("civilization", 4, "nanocarbon", 1),
        ("industry", 0, "titanium", 0),
        ("commerce", 4, "credits", 0),
    ],
)
def test_reaching_a_space_gives_what_it_shows(track: str, start: int, kind: str, count: int) -> None:
    pos = step(track, start)

    assert (pos.of(0, track), pos.of(0, kind)) == (start + 1, count)


@pytest.mark.rule("AE-TRACK-02")
def test_of_several_spaces_each_is_entered_in_turn() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, tracks={"commerce": 1}), {}])
    with pytest.raises(StopIteration):
        advance(pos.state, 0, 2, 5).send(None)

    assert (pos.of(0, "commerce"), pos.of(0, "credits")) == (6, 2), "the credits of 2 and of 6"


@pytest.mark.rule("AE-TRACK-03", "AE-TOK-01")
@pytest.mark.parametrize(("start", "stack"), [(2, 0), (6, 1)])
def test_science_looks_at_two_tokens_and_keeps_one(start: int, stack: int) -> None:
    pos = step("science", start, dice=["old-blueprint", "repair-swarm"])
    assert pos.asked == "discovery-which"
    assert set(pos.offered) == {"discovery:old-blueprint", "discovery:repair-swarm"}

    pos.play("discovery:repair-swarm")

    assert [BOX.discoveries[token].id for token in pos.state.players[0].discoveries] == ["repair-swarm"]
    assert [sum(each) for each in pos.state.stacks] == [5 - (stack == 0), 5 - (stack == 1), 5]
    assert pos.state.stacks[stack][BOX.discoveries.number("old-blueprint")] == 1, "the other went back"


@pytest.mark.rule("AE-TRACK-03", "AE-TOK-01")
def test_the_tokens_looked_at_lie_before_whoever_looks_and_nobody_else_sees_them() -> None:
    pos = step("science", 2, dice=["old-blueprint", "repair-swarm"])
    shown = {
        seat: pos.table.scene(seat).ids() & {"discovery:old-blueprint", "discovery:repair-swarm"} for seat in (0, 1, -1)
    }

    assert shown == {0: {"discovery:old-blueprint", "discovery:repair-swarm"}, 1: set(), -1: set()}
    dealt_again = {tuple(GAME.resample(pos.state, 1, seed).players[0].looked) for seed in range(20)}
    assert len(dealt_again) > 1, "the other seat may not know them from a copy either"
    assert all(GAME.resample(pos.state, 0, seed).players[0].looked == pos.state.players[0].looked for seed in range(5))


@pytest.mark.rule("AE-TOK-03", "AE-TRACK-03")
def test_an_empty_stack_gives_nothing_and_the_last_token_is_taken_alone() -> None:
    def reached(left: list[int]) -> EdgePosition:
        pos = edge(
            players=[quiet(ships={"transport": ["pad"]}, tracks={"science": 2}, hand=["think-tank"]), {}],
        )
        pos.state.stacks[0] = left
        return pos.play("card:think-tank")

    assert reached([0] * 7).of(0, "tokens") == 0
    last = reached([0, 0, 1, 0, 0, 0, 0]).play("discovery:repair-swarm")
    assert last.of(0, "tokens") == 1
    assert sum(last.state.stacks[0]) == 0


@pytest.mark.rule("AE-TRACK-04", "AE-SHIP-15")
@pytest.mark.parametrize("start", [2, 5, 8])
def test_industry_gives_upgrades(start: int) -> None:
    assert step("industry", start).asked == "upgrade-which"


@pytest.mark.rule("AE-TRACK-05", "AE-END-08")
@pytest.mark.parametrize(("space", "worth"), [(0, 0), (3, 0), (4, 1), (7, 1), (8, 2), (10, 2)])
def test_commerce_raises_what_unspent_resources_are_worth(space: int, worth: int) -> None:
    pos = edge(
        players=[quiet(tracks={"commerce": space}, stores={"ice": 2, "energy": 3}, hand=["parade", "parley"]), {}]
    )

    assert vault_level(pos.state.players[0]) == worth
    assert pos.of(0, "score_vault") == 7 * worth, "five tokens and two cards"


@pytest.mark.rule("AE-TRACK-06", "AE-TAC-02")
@pytest.mark.parametrize(("space", "limit"), [(0, 4), (2, 4), (3, 5), (6, 6), (8, 6), (9, 7)])
def test_civilization_raises_the_hand_limit(space: int, limit: int) -> None:
    pos = edge(players=[quiet(tracks={"civilization": space}), {}])

    assert hand_limit(pos.state, 0) == limit


@pytest.mark.rule("AE-TRACK-07", "AE-TOK-02", "AE-TRACK-08")
@pytest.mark.parametrize(("start", "token"), [(2, "war-banner"), (5, "aegis"), (8, "undefeated")])
def test_the_first_to_arrive_takes_the_supremacy_token(start: int, token: str) -> None:
    pos = won(start)

    assert [BOX.supremacies[each].id for each in pos.state.players[0].supremacies] == [token]


@pytest.mark.rule("AE-TRACK-07", "AE-TRACK-11")
def test_who_comes_later_gets_nothing_there() -> None:
    pos = won(2, supremacies=("", "aegis", "undefeated"))

    assert pos.state.players[0].supremacies == []
    assert pos.of(0, "supremacy") == 3


@pytest.mark.rule("AE-TOK-02")
def test_a_supremacy_token_works_for_its_owner() -> None:
    field = "halcyon-drydock"
    pos = edge(
        players=[
            quiet(ships={"fighter": ["pad"]}, supremacies=["war-banner"]),
            quiet(ships={"transport": [field]}, supremacies=["undefeated"]),
        ]
    )
    pos.play("launch:fighter", f"to:fighter:{field}", dice=[["6", "6", "6"], ["1"]])

    assert len(pos.happened(events.BattleRolled)[0].faces) == 3  # type: ignore[attr-defined]
    assert pos.of(1, "score_tokens") == 4


@pytest.mark.rule("AE-TRACK-09", "AE-END-04", "AE-RULING-11")
def test_every_marker_scores_what_its_space_shows_on_all_five_tracks() -> None:
    tracks = {"science": 1, "industry": 2, "commerce": 6, "civilization": 9, "supremacy": 10}
    pos = edge(players=[quiet(tracks=tracks), {}])

    assert [pos.of(0, f"score_{track}") for track in tracks] == [0, 1, 5, 11, 14]
    assert pos.of(0, "total") == 31


@pytest.mark.rule("AE-TRACK-11")
def test_several_markers_share_a_space() -> None:
    pos = edge(
        players=[
            quiet(ships={"transport": ["pad"]}, tracks={"commerce": 3}, hand=["trade-winds"]),
            quiet(tracks={"commerce": 4}),
        ]
    )
    pos.play("card:trade-winds")

    assert pos.of(0, "commerce") == pos.of(1, "commerce") == 4


@pytest.mark.rule("AE-TRACK-12")
def test_beyond_the_last_space_there_is_a_point() -> None:
    pos = step("commerce", 10)

    assert (pos.of(0, "commerce"), pos.of(0, "points")) == (10, 1)
    assert step("commerce", 9).of(0, "points") == 0


# --- resources and cards ----------------------------------------------------------------------------------------------


@pytest.mark.rule("AE-RES-01")
def test_a_card_counts_as_a_resource() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, hand=["windfall"]), {}])
    pos.play("card:windfall")
    assert "gain:card" in pos.offered

    pos.play("gain:card", "gain:ice", dice=["parade"])

    assert (pos.of(0, "hand"), pos.of(0, "ice")) == (["parade"], 1)
    raided = edge(
        raiders=[{"id": "tollkeepers", "at": "isolde"}],
        players=[quiet(ships={"transport": ["pad"]}, hand=["parley"], stores={"titanium": 1}), {}],
    )
    raided.play("launch:transport", "to:transport:halcyon-drydock", "go-on")
    assert set(raided.offered) == {"lose:titanium", "lose-card:parley"}


@pytest.mark.rule("AE-RES-03", "AE-RES-04")
def test_neither_supply_nor_stores_run_out() -> None:
    pos = edge(players=[quiet(ships={"transport": ["pad"]}, stores={"energy": 60}, hand=["solar-sails"]), {}])

    pos.play("card:solar-sails")

    assert pos.of(0, "energy") == 63


@pytest.mark.rule("AE-TAC-01", "AE-TAC-04")
def test_an_empty_deck_is_made_of_the_discards_and_of_nothing_nothing_is_drawn() -> None:
    def drawn(discards: list[str]) -> EdgePosition:
        pos = edge(players=[quiet(ships={"transport": ["pad"]}, hand=["fresh-orders"]), {}])
        pos.state.tactics = [0] * len(BOX.tactics)
        pos.state.discards = [int(card.id in discards) for card in BOX.tactics]
        return pos

    pos = drawn(["parade", "parley"])
    pos.play("card:fresh-orders")
    assert pos.of(0, "hand") in (["parade"], ["parley"])
    assert sum(pos.state.tactics) == 1
    assert pos.state.discards == [int(card.id == "fresh-orders") for card in BOX.tactics], "put away after its effect"

    pos = drawn([])
    pos.play("card:fresh-orders")
    assert pos.of(0, "cards") == 0, "nobody draws the card that says so"

    field = "halcyon-drydock"
    pos = edge(players=[quiet(ships={"fighter": ["pad"]}), quiet(ships={"transport": [field]})])
    pos.state.tactics = [0] * len(BOX.tactics)
    pos.play("launch:fighter", f"to:fighter:{field}", dice=[["6", "6"], ["1"]]).play("manoeuvre:card:1")
    assert pos.of(1, "cards") == 0


@pytest.mark.rule("AE-TAC-05", "AE-DEST-01")
def test_hands_and_destinies_are_secret_and_their_sizes_public() -> None:
    pos = edge(players=[quiet(hand=["parade", "parley"], destinies=["architect"]), quiet(hand=["ram"])])
    own, other = GAME.view(pos.state, 0), GAME.view(pos.state, 1)

    assert own.hand == pos.state.players[0].hand
    assert own.destinies == pos.state.players[0].destinies
    assert other.hand == pos.state.players[1].hand
    assert other.destinies == []
    assert [player.cards for player in other.players] == [2, 1]
    assert [player.destinies for player in other.players] == [1, 0]
