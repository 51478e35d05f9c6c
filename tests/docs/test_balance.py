"""The balance table of Hagalaz: every mission is in it, won often enough and not too often, in a fair time."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from starboard.core.modules import BALANCE

PAGE = Path(__file__).parents[2] / "docs" / "balance-hagalaz.md"
ROW = re.compile(
    r"\| (?P<scenario>[^|]+) \| (?P<aim>\w+) \| (?P<games>\d+) \| (?P<won>[\d.]+) % \| (?P<rounds>[\d.]+) "
    r"\| (?P<errors>\d+) \| (?P<presence>[^|]+) \|"
)
ROWS = {(row["scenario"], row["aim"]): row for row in ROW.finditer(PAGE.read_text(encoding="utf-8"))}


def test_every_mission_and_aim_has_its_row():
    assert set(ROWS) == {(trial.scenario, trial.aim) for trial in BALANCE.needed("hagalaz").trials()}


@pytest.mark.parametrize("row", ROWS.values(), ids=["-".join(row) for row in ROWS])
def test_a_mission_is_won_often_enough_and_not_too_often(row: re.Match[str]):
    won = float(row["won"])
    least, most = (15, float(ROWS[row["scenario"], "renegade"]["won"])) if row["aim"] == "paragon" else (30, 75)

    assert int(row["games"]) >= 500
    assert int(row["errors"]) == 0
    assert least <= won <= most
    assert row["aim"] != "paragon" or won < most, "Paragon is the harder way"
    assert 6 <= float(row["rounds"]) <= 12


@pytest.mark.parametrize("row", ROWS.values(), ids=["-".join(row) for row in ROWS])
def test_no_hero_decides_a_mission(row: re.Match[str]):
    points = [float(number) for number in re.findall(r"[+-][\d.]+", row["presence"])]

    assert len(points) >= 3
    assert all(abs(each) <= 20 for each in points)
