"""Golden journals: complete games that go the same way today as when they were written down.

If one fails after a change of rules that should change it, write them again with `python tools/golden.py` and
say in the commit which rule it was. If no rule was meant to change, this is a bug.
"""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec
import pytest

import starboard
from starboard.core.journal import answered_seat, decode_state, read_save
from starboard.core.table import Table
from starboard.lab.simulate import Series

HERE = Path(__file__).parent
FILES = sorted(file for file in HERE.glob("*.json") if file.name != "expected.json")


def _golden() -> ModuleType:
    spec = importlib.util.spec_from_file_location("golden", HERE.parents[1] / "tools" / "golden.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules["golden"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


golden = _golden()


def expected(name: str) -> object:
    return msgspec.json.decode((HERE / golden.EXPECTED).read_bytes())[name]


def ending(table: Table[Any]) -> object:
    return msgspec.to_builtins(golden.ending(table))


def test_every_golden_game_is_there():
    assert {file.stem for file in FILES} == set(golden.GAMES)


@pytest.mark.parametrize("game", golden.listed())
def test_every_scenario_is_among_the_golden_games(game: str):
    played = {series.options["scenario"] for series, _ in golden.GAMES.values() if series.game == game}

    assert played == {card.id for card in starboard.game(game).scenarios()}


def test_the_golden_games_of_one_game_can_be_written_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (name, (series, seed)), *_ = golden.GAMES.items()
    monkeypatch.setattr(golden, "GAMES", {name: (series, seed), "other-game": (Series("other"), 1)})
    kept = {"other-game": {"result": "over", "rounds": 3, "entries": 9, "state": "as it was"}}
    (tmp_path / golden.EXPECTED).write_bytes(msgspec.json.encode(kept))

    written = golden.write(tmp_path, [series.game])

    assert list(written) == [name]
    assert msgspec.json.decode((tmp_path / golden.EXPECTED).read_bytes())["other-game"] == kept["other-game"]
    assert ending(starboard.load((tmp_path / f"{name}.json").read_bytes())) == msgspec.to_builtins(written[name])


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_journal_replays_from_its_first_entry_to_the_same_end(file: Path):
    save = read_save(file.read_bytes())
    game = starboard.game(save.game)
    assert save.segments[-1].rules == game.version
    start = decode_state(game.state_type, save.start, "start")
    table = Table(game, start, seats=save.seats, options=save.options, seed=save.seed)

    table.replay(save.entries[len(table.entries) :])

    assert table.entries == save.entries
    assert ending(table) == expected(file.stem)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_golden_save_loads_at_its_end(file: Path):
    table = starboard.load(file.read_bytes())

    assert ending(table) == expected(file.stem)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_the_seed_alone_gives_the_same_chance(file: Path):
    """Played again from a new table, the generator throws what the journal holds."""
    save = read_save(file.read_bytes())
    table = starboard.new(save.game, seats=save.seats, seed=save.seed, **save.options)
    for entry in save.entries:
        if isinstance(entry, str):
            seat = answered_seat(entry)
            table.answer(entry if seat is None else entry.removeprefix(f"@{seat} "), seat)

    assert table.entries == save.entries
