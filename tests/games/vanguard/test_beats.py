"""Beats: what they say of pieces is what becomes of them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from starboard.bots import make_bot
from starboard.core.choice import SPECTATOR
from starboard.core.table import Table
from starboard.games.vanguard import events
from starboard.games.vanguard.beats import beat
from starboard.games.vanguard.printed import BOX, DANGER_FACES, SCIENCE
from starboard.lab.simulate import Series, sit_down
from support.vanguard import crew, explore

COUNTED = ("success", "supplies")


def followed(scenario: str, seats: int, seed: int, answers: int) -> tuple[int, int]:
    """Follow the beats of a game: where figures stand and what is counted must be as the scene shows; how many moves
    and counts there were."""
    table: Table[Any] = sit_down(Series("vanguard", seats, "thumb", {"scenario": scenario}), seed, history=True)
    bot = make_bot("thumb", "vanguard", seed)
    moves = counts = 0
    table.news()
    for _ in range(answers):
        choice = table.choice
        if choice is None:
            break
        before = pieces(table)
        table.answer(choice.keys[bot.pick(choice, partial(table.view, choice.seat))], choice.seat)
        at = {id: piece.at for id, piece in before.items() if piece.kind == "member"}
        count = {id: before[id].facts.get("count", 0) for id in COUNTED if id in before}
        for happened in table.news():
            told = beat(happened.event, SPECTATOR)
            assert told is not None
            for piece, place in told.moves.items():
                if piece in at:
                    at[piece] = place
                    moves += 1
            for piece, facts in told.sets.items():
                if piece in count and "count" in facts:
                    count[piece] = facts["count"]
                    counts += 1
            for piece in told.gone:
                at.pop(piece, None)
        after = pieces(table)
        assert all(after[id].at == place for id, place in at.items() if id in after)
        if "success" in after and "success" in count:
            assert after["success"].facts["count"] == count["success"]
    return moves, counts


def pieces(table: Table[Any]) -> dict[str, Any]:
    return {piece.id: piece for zone in table.scene(0).zones for piece in zone.pieces}


@pytest.mark.parametrize(("scenario", "seats"), [("tutorial", 1), ("expedition-tessaly", 3)])
def test_beats_end_where_the_scene_is(scenario: str, seats: int) -> None:
    moves, counts = followed(scenario, seats, 4, 160)

    assert moves > 5
    assert counts > 2


def test_a_card_that_is_played_lies_face_up_and_leaves_the_hand() -> None:
    told = beat(events.CardPlayed(SCIENCE, "trial-and-error", SCIENCE), 0)

    assert told is not None
    assert told.kind == "card"
    assert told.gone == ("card:trial-and-error",)
    assert told.face is not None
    assert str(told.face.name) == "Trial and Error"


def test_a_figure_walks_from_sector_to_sector() -> None:
    pos = explore(
        planet="eye-of-the-void",
        science=crew(at=5, dice=["red-basic", "blue-basic"]),
        recon=crew(at=5),
        active="science",
    )
    pos.table.news()
    pos.play("move:4", "choice:1", pos.die("science", "red-basic"))
    walks = [told for each in pos.table.news() if (told := beat(each.event, 0)) and told.kind == "walk"]

    assert [(told.actor, told.path) for told in walks] == [("member:science", ("sector:5", "sector:4"))]


@pytest.mark.rule("IV-DANGER-02")
@pytest.mark.parametrize(("result", "kind", "text"), [("uncommon", "strike", "Gain a Wound."), ("common", "roll", "")])
def test_a_danger_die_strikes_where_its_frame_says_something(result: str, kind: str, text: str) -> None:
    pos = explore(planet="tessaly", condition="o22", science=crew(at=2), recon=crew(at=1), active="science")
    pos.table.news()
    pos.play("move:4", dice=[[BOX.danger_faces.index(DANGER_FACES.index(result))]])

    (rolled,) = pos.happened(events.DangerRolled)
    told = beat(rolled, 0)

    assert told is not None
    assert told.kind == kind
    assert (str(told.face.text) if told.face is not None else "") == text
