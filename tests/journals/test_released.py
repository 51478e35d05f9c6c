"""Saves of earlier releases: whatever has changed since, they open, play on to their end and can be saved again."""

from __future__ import annotations

from pathlib import Path

import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.journal import read_save
from starboard.lab.simulate import play_on

FILES = sorted((Path(__file__).parent / "released").rglob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_released_save_opens_and_plays_on(file: Path):
    save = read_save(file.read_bytes())

    table = starboard.load(file.read_bytes())

    assert table.entries[: save.at] == save.entries[: save.at], "nothing that happened is lost"
    assert table.over == ("middle" not in file.stem)
    play_on(table, make_bot("random", save.game, 7))
    assert table.over
    again = starboard.load(table.save())
    assert again.outcome == table.outcome
    assert [segment.rules for segment in read_save(again.save()).segments] == [
        *(segment.rules for segment in save.segments),
        table.game.version,
    ]
