"""Any game can be played in the terminal: what has no look of its own is drawn from its scenes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from rich.console import RenderableType
from typer.testing import CliRunner

import starboard
from starboard.cli import app
from starboard.core.choice import Option
from starboard.core.game import Outcome, ScoreLine
from starboard.core.scene import Piece, Scene, Zone
from starboard.core.text import Words, say
from starboard.locale import Voice
from starboard.terminal.look import skin_of
from starboard.terminal.plain import PlainSkin
from starboard.terminal.scores import score_sheets
from starboard.terminal.screen import Screen


class View(msgspec.Struct):
    """A view that is nothing but what is seen."""

    zones: list[Zone]


class Drawn:
    """A game of which only the scenes matter."""

    title = "Drawn"

    @staticmethod
    def scene(view: View) -> Scene:
        return Scene(view.zones)


SHIP = Piece(
    "ship:1",
    "ship",
    at="alpha",
    name=say("undo-last"),
    facts={"fuel": 3, "damaged": True, "cloaked": False, "crew": ["Ada", "Bo"], "cargo": []},
    text=Words("card-ship.text", "Flies far."),
    owner=1,
)
ALPHA, BETA = Piece("alpha", "place"), Piece("beta", "place", name=say("redo-last"))
VIEW = View(
    [
        Zone("chart", "chart", places=[ALPHA, BETA], pieces=[SHIP]),
        Zone("empty", "pool"),
        Zone("log", "page", name=say("redo-last"), pieces=[Piece("entry", "entry")]),
    ]
)


@pytest.fixture
def skin() -> PlainSkin:
    return PlainSkin(Drawn(), Screen(Voice("en"), plain=True))  # type: ignore[arg-type]


def shown(skin: PlainSkin, what: RenderableType) -> list[str]:
    return [line.rstrip() for line in skin.screen.drawn(what).splitlines()]


def test_every_zone_that_holds_something_is_listed_with_all_that_is_known(skin: PlainSkin):
    chart, log = skin.sections(VIEW, {})

    assert shown(skin, chart) == [
        "chart",
        "  Undo · player 2 · alpha (fuel 3, damaged, crew Ada, Bo)",
        "    Flies far.",
    ]
    assert shown(skin, log) == ["Redo", "  entry"]


def test_a_piece_without_a_name_goes_by_its_owner(skin: PlainSkin):
    seats, *_ = skin.sections(View([Zone("seats", "seats", pieces=[Piece("seat:0", "seat", owner=0)])]), {})

    assert shown(skin, seats) == ["seats", "  player 1"]
    assert skin.pieces(VIEW, "player 2") == []


def test_numbers_stand_at_pieces_and_places_that_an_option_is_about(skin: PlainSkin):
    chart, *_ = skin.sections(VIEW, {"ship:1": 2, "beta": 3})

    assert shown(skin, chart)[1].startswith("  2›Undo")
    assert shown(skin, chart)[-1] == "  3›Redo"


@pytest.mark.parametrize(
    ("word", "pieces"),
    [("ship:1", ["ship:1"]), ("ALPHA", ["alpha", "ship:1"]), ("redo", ["beta"]), ("gamma", [])],
)
def test_pieces_are_named_by_id_name_and_place(skin: PlainSkin, word: str, pieces: list[str]):
    assert skin.pieces(VIEW, word) == pieces
    assert (word.casefold() in skin.words(VIEW)) == bool(pieces)


def test_a_piece_can_be_read_and_so_can_the_pages(skin: PlainSkin):
    board = skin.board(VIEW, "alpha")

    assert board is not None
    assert shown(skin, board)[0] == "  alpha"
    assert shown(skin, board)[-1] == "    Flies far."
    assert skin.board(VIEW, "gamma") is None
    assert shown(skin, skin.objectives(VIEW)) == ["Redo", "  entry"]


def test_options_are_listed_by_their_words(skin: PlainSkin):
    assert skin.label(VIEW, Option("x", say("undo-last"), ())).words == "Undo"


@pytest.mark.parametrize("game", starboard.GAMES)
def test_every_game_has_a_skin_that_draws_its_beginning(game: str):
    table = starboard.new(game, seed=3)
    assert table.choice is not None
    screen = Screen(Voice("en"), plain=True)
    own, plain = skin_of(table.game, screen), PlainSkin(table.game, screen)

    for skin in (own, plain):
        view = table.view(table.choice.seat)
        assert screen.drawn(skin.opening(view)).strip()
        assert skin.headline(view)
        assert all(screen.drawn(section) for section in skin.sections(view, {}))


def test_a_game_without_a_look_is_played_to_its_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    result = CliRunner().invoke(app, ["play", "toy", "--seed", "1"], input="1\n" * 60)

    assert result.exit_code == 0, result.output
    assert "Toy · player 2" in result.stdout
    assert "ruby" in result.stdout
    assert "The save is" in result.stdout, "the game is over"


def test_a_game_of_secrets_shows_each_player_their_own_hand_and_the_score_in_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))

    shown = CliRunner().invoke(app, ["play", "bazaar", "--seed", "3"], input="1\n" * 40).stdout

    first, second, *_ = shown.split("What do you bid?")
    hands = [each.rpartition("Your hand")[2] for each in (first, second)]
    assert "player 1" in hands[0]
    assert "player 2" not in hands[0]
    assert "player 2" in hands[1]
    assert "player 1" not in hands[1]
    total = next(line for line in shown.splitlines() if line.startswith("Total"))
    table = starboard.load(next(tmp_path.rglob("*.json")).read_bytes())
    assert table.outcome is not None
    assert [int(points) for points in total.split()[1:]] == list(table.outcome.scores)


# --- the score -----------------------------------------------------------------------------------------------------


def test_the_score_is_shown_line_by_line_and_the_winners_are_marked(skin: PlainSkin):
    lines = (ScoreLine(say("undo-last"), (3, 10)), ScoreLine(say("redo-last"), (4, 0)))
    outcome = Outcome("over", say("undo-last"), 5, (1,), (7, 10), lines)

    (sheet,) = score_sheets(outcome, skin.screen)

    heading, _, first, second, total = shown(skin, sheet)
    assert heading.split() == ["player", "1", "★", "player", "2"]
    assert first.split()[-2:] == ["3", "10"]
    assert second.split()[-2:] == ["4", "0"]
    assert total.split() == ["Total", "7", "10"]


def test_what_was_not_counted_has_no_score_sheet(skin: PlainSkin):
    assert list(score_sheets(Outcome("lost", say("undo-last"), 5), skin.screen)) == []
