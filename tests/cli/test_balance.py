"""`starboard balance`: the table of a game against each other, and one sentence for what cannot be measured."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from starboard.cli import app


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["balance", *words])


def test_a_game_between_rivals_tells_who_wins_how_much_by_seat_and_trait():
    rows = json.loads(run("bazaar", "--games", "40", "--jobs", "1", "--json").stdout)

    assert [(row["scenario"], row["aim"]) for row in rows] == [("The market", "random"), ("The market", "thumb")]
    for row in rows:
        shares = {(each["trait"], each["value"]): each for each in row["shares"]}
        assert row["errors"] == 0
        assert list(shares) == [("seat", number) for number in "1234"] + [("jade", "none"), ("jade", "some")]
        assert shares["jade", "some"]["won"] > shares["jade", "none"]["won"], "jade is worth most"
        assert shares["seat", "4"]["fair"] == 25.0
        assert 25.0 < shares["seat", "1"]["fair"] < 33.4, "some games have three seats, some four"
        wins = sum(each["won"] * each["seats"] / 100 for (trait, _), each in shares.items() if trait == "seat")
        assert round(wins) == round(row["won"] * row["games"] / 100), "every win is shared out"


def test_the_page_says_what_it_shows_and_has_all_tables(tmp_path: Path):
    page = tmp_path / "page.md"

    assert run("bazaar", "--games", "6", "--jobs", "1", "--out", str(page)).exit_code == 0

    text = page.read_text(encoding="utf-8")
    assert text.startswith("# Balance of The Night Bazaar\n\nMade by `starboard balance bazaar --games 6")
    assert "\n\nEverybody bids by the thumb, or by chance." in text
    assert "| Scenario | Aim | Games | Won |" in text
    assert "| Scenario | Aim | By | How many | Least of the fair share | Most of it |" in text
    assert "| Scenario | Aim | Who | Of games | Seats | Won | Fair share | Ratio |" in text


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["toy"], "the game 'toy' has no trials of its balance"),
        (["bazar"], "there is no game 'bazar'; did you mean 'bazaar'?"),
        (["bazaar", "--scenario", "nowhere"], "there is nothing to play for the scenario 'nowhere'"),
    ],
)
def test_what_cannot_be_measured_is_told(words: list[str], sentence: str):
    result = run(*words)

    assert result.exit_code == 2
    assert sentence in result.stderr
