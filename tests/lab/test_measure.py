"""Measuring: every figure is there and plausible; the rival takes turns with us, or is said to be missing."""

from __future__ import annotations

import sys
from pathlib import Path

import msgspec
import pytest

from starboard.lab import measure as lab
from starboard.lab.measure import Effort, RivalError, measure
from starboard.lab.simulate import Series

SERIES = Series("hagalaz", options={"scenario": "guns-of-cerberus"})
TINY = Effort(rounds=2, seconds=0.01, games=1, tables=2)

PRETENDER = """
import sys
for line in sys.stdin:
    print('{"decisions": 50, "choices": 20, "seconds": 0.5}', flush=True)
"""


def test_every_figure_is_measured():
    said: list[str] = []

    figures = measure(SERIES, TINY, None, said.append)

    assert all(value > 0 for value in msgspec.structs.asdict(figures).values() if value is not None)
    assert figures.rival is None
    assert figures.fork_p95_us >= figures.fork_us / 2
    assert figures.state_bytes < figures.kb_per_table * 1024
    assert len(said) == len(set(said)) >= 5


def test_the_rival_is_measured_in_the_same_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    script = tmp_path / "rival.py"
    script.write_text(PRETENDER)
    monkeypatch.setattr(lab, "RIVAL_SCRIPT", script)

    figures = measure(SERIES, TINY, Path(sys.executable), lambda what: None)

    assert figures.rival is not None
    assert (figures.rival.decisions_per_second, figures.rival.choices_per_second) == (100, 40)
    assert figures.rival.ratio == pytest.approx(figures.decisions_per_second / 100, rel=0.01)


@pytest.mark.parametrize(("game", "least", "most"), [("hagalaz", 1.0, 1.0), ("edge", 0.7, 0.95)])
def test_what_is_asked_though_there_is_one_answer_is_no_choice(
    game: str, least: float, most: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    script = tmp_path / "rival.py"
    script.write_text(PRETENDER)
    monkeypatch.setattr(lab, "RIVAL_SCRIPT", script)

    rival = measure(Series(game), TINY, Path(sys.executable), lambda what: None).rival

    assert rival is not None
    assert least <= round(rival.choices_ratio / rival.ratio * 40 / 100, 3) <= most


@pytest.mark.parametrize("python", [Path("/nowhere/python"), Path(sys.executable)])
def test_a_rival_that_is_not_there_is_told_in_a_sentence(python: Path):
    with pytest.raises(RivalError, match="there is no rival to compare with"):
        measure(SERIES, TINY, python, lambda what: None)
