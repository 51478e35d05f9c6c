"""`starboard play`, driven as a person would: lines typed, sentences read."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

import starboard
from starboard.cli import app, saves
from starboard.core.errors import RulesBug, SaveError
from starboard.core.table import Table
from starboard.core.text import Words, say
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.games.hagalaz.printed import SHELF, Mission
from starboard.games.hagalaz.terminal.deck import own_marks
from starboard.locale import contents, voice
from starboard.terminal import hexdrawing
from starboard.terminal.screen import Screen

SEED = "7"
SQUAD = ["1", "1", "1"]
"""Garrus, Liara and Tali."""
STARTED = [*SQUAD, "1", "1", "1"]
"""Everybody on a start hex; Shepard's first die is asked for."""


@pytest.fixture(autouse=True)
def state_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path / "starboard"


def play(lines: Iterable[str] = (), *options: str) -> Result:
    """Start `starboard play hagalaz` and type these lines; there is nothing more to read after them."""
    words = ["play", "hagalaz", *(options or ("--seed", SEED))]
    return CliRunner().invoke(app, words, input="".join(f"{line}\n" for line in lines))


def saved(folder: Path) -> Table[Any]:
    """The game in the only save file."""
    (path,) = folder.glob("*.json")
    return starboard.load(path.read_bytes())


def answers(table: Table[Any]) -> list[str]:
    """What has been answered so far."""
    return [entry for entry in table.entries if isinstance(entry, str)]


# --- a campaign --------------------------------------------------------------------------------------------------


def test_a_campaign_begins_with_its_passage_and_a_choice_not_with_a_map():
    shown = play(["2"], "--scenario", "campaign", "--seed", SEED).stdout

    before, _, after = shown.partition("Where does the squad go next?")
    assert "One Night on Hagalaz" in before
    assert "War readiness gained: 0 (a failure so far)" in before
    assert "locked door" not in before, "no mission has been chosen, so there is no map"
    assert "The cruiser came down on its port side" in after, "what a mission is about stands beside it"
    assert "1B Breakthrough" in after, "the page of the mission that was chosen"


def test_a_mission_can_be_named_and_asked_about_between_missions(state_home: Path):
    shown = play(
        ["o", "? Hangar Eleven", "?the-vault", "Breakthrough"], "--scenario", "campaign", "--seed", SEED
    ).stdout

    assert "HG-CAMP-02" in shown
    assert "HG-LOYM-02" in shown
    assert "Break the lockdown" not in shown, "no mission is being played"
    assert answers(saved(state_home)) == ["mission:breakthrough"]


def test_between_missions_the_results_so_far_are_shown(state_home: Path):
    shown = play(["1"] * 400, "--scenario", "campaign", "--seed", SEED).stdout

    assert len(saved(state_home).state.campaign.waypoints) >= 2
    _, first, second, *_ = shown.split("Between missions")
    assert "1A The Guns of Cerberus lost" in first
    assert "{" not in first + second, "every message has its words"


@pytest.mark.parametrize("language", ["en", "cs", "it"])
@pytest.mark.parametrize(
    "mission", [mission for mission in LIBRARY.missions if mission.spec.map.marks], ids=lambda mission: mission.id
)
def test_the_hexes_a_mission_names_can_be_found_on_its_map(mission: Mission, language: str):
    shown = play([], "--scenario", mission.id, "--language", language).stdout

    for mark, letter in own_marks(mission).items():
        name = voice("hagalaz", language).say(say("terminal-hagalaz-legend-mark", mark=mark))
        assert f"{letter} {name}" in shown


@pytest.mark.parametrize("language", ["cs", "it"])
def test_contents_are_said_in_the_language_of_the_table(language: str):
    said = contents("hagalaz", language)
    guns, garrus = SHELF.mission("guns-of-cerberus"), SHELF.heroes["garrus"]

    shown = play([*STARTED, "b garrus", "o", "? HG-MOVE-04"], "--language", language, "--seed", SEED).stdout
    read = " ".join(re.sub("[│╭╮╰╯─]", "", shown).split())

    for words in (
        *(guns.spec.name, guns.spec.intro, guns.spec.passage[0].story, guns.spec.objective[0].title),
        *(garrus.spec.blurb, garrus.spec.main.text, garrus.spec.ability[0].text),
        Words("rule-HG-MOVE-04.text", ""),
    ):
        assert said.has(words.key)
        assert " ".join(said(words)[:40].split()) in read, words.key
    assert str(guns.spec.name) not in read


def test_a_piece_goes_by_its_name_in_the_language_of_the_table():
    guardian = contents("hagalaz", "cs")(SHELF.token_name("guardian-simple"))

    shown = play([*STARTED, f"? {guardian}"], "--language", "cs", "--seed", SEED).stdout

    assert voice("hagalaz", "cs").say(say("terminal-nothing-of-that-name", word=guardian)) not in shown


def test_the_letters_of_an_enemy_on_the_map_skip_what_an_apostrophe_joins():
    shown = play([], "--language", "it", "--seed", SEED).stdout

    assert "Truppa d’Assalto appare in" in shown
    assert re.search(r"\bTA\d", shown)
    assert not re.search(r"\bTd\d", shown)


# --- a whole mission ------------------------------------------------------------------------------------------


def test_a_mission_is_played_to_its_end(state_home: Path):
    result = play(["1"] * 800)

    table = saved(state_home)
    assert result.exit_code == 0
    assert table.over
    assert table.outcome is not None
    assert result.output.count("╭─ 1A The Guns of Cerberus") == 1
    assert "╭─ Through the Tear" in result.output, "the story is read"
    assert "War readiness gained: 0" in result.output
    assert f"The save is {state_home / 'hagalaz-guns-of-cerberus-7.json'}." in " ".join(result.output.split())
    assert "terminal-" not in result.output, "a sentence of the terminal is missing"


def test_a_game_of_two_says_whose_question_it_is(state_home: Path):
    result = play(SQUAD, "--seed", SEED, "--seats", "2")

    assert saved(state_home).seats == 2
    assert "Setting up · player 1" in result.output


class Looker:
    """Screens that somebody watches; notes when one is wiped for the next person."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.wiped = 0
        made = Screen.__init__

        def watched(screen: Screen, *args: Any, **how: Any) -> None:
            made(screen, *args, **how)
            screen.watched = True

        monkeypatch.setattr(Screen, "__init__", watched)
        monkeypatch.setattr(Screen, "wipe", self.wipe)

    def wipe(self) -> None:
        self.wiped += 1


def test_a_secret_hand_waits_for_the_keyboard_to_be_handed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    looker = Looker(monkeypatch)
    begin = ["play", "bazaar", "--seats", "2", "--seed", SEED, "--save"]

    waiting = CliRunner().invoke(app, [*begin, str(tmp_path / "left.json")], input="1\n").output
    told = CliRunner().invoke(app, [*begin, str(tmp_path / "gone-on.json")], input="1\n\n").output

    assert "Player 2 is next" in waiting
    assert "Jade" not in waiting
    assert "Jade" in told.partition("Player 2 is next")[2]
    assert looker.wiped == 2


def test_where_everybody_sees_the_same_nothing_is_handed_over(monkeypatch: pytest.MonkeyPatch):
    looker = Looker(monkeypatch)

    told = play(["1", "1", "1", "1", "1", "1", "1"], "--seats", "2", "--seed", SEED).output

    assert "player 2" in told
    assert looker.wiped == 0


def test_the_same_seed_and_answers_give_the_same_game(state_home: Path, tmp_path: Path):
    play(["1"] * 30, "--seed", "3", "--save", str(tmp_path / "a.json"))
    play(["1"] * 30, "--seed", "3", "--save", str(tmp_path / "b.json"))

    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()


# --- the screen -----------------------------------------------------------------------------------------------


def test_the_map_shows_units_and_the_numbers_of_options():
    result = play(SQUAD)

    assert "1›D1" in result.output
    assert "4›F1" in result.output
    assert "■" in result.output, "locked doors"
    assert "░C7" in result.output, "concealed areas"
    assert "locked door" in result.output, "a legend"


def test_the_table_shows_boards_dice_storm_and_objectives():
    result = play(STARTED)

    assert "☐ First Break the lockdown" in result.output
    screen = result.output[result.output.rindex("╭─ Through the Tear") :]
    assert re.search(r"▶Shepard ★ +D1 +██████ 6/6 +████ 4/4", screen)
    assert re.search(r"Garrus +E1 +█████ 5/5 +███ 3/3", screen)
    assert "face down" in screen
    assert "Dice pool: " in screen
    assert "Storm: ░░░ 0/3" in screen
    assert "Fire  Deal 1 damage to an enemy in line of fire." in screen


def test_the_dice_of_a_slot_stand_under_its_action():
    table = starboard.new("hagalaz", seed=7, scenario="guns-of-cerberus")
    for _ in STARTED:
        table.answer(table.choice.keys[0] if table.choice else "")
    assert table.choice is not None
    fire = [key for key in table.choice.keys if key.endswith(">fire")]
    assert len(fire) > 1

    screen = play(STARTED).output
    below = screen[screen.rindex("Fire  Deal 1 damage") :].splitlines()[1]

    assert len(below.strip().split("   ")) == len(fire)


def test_an_empty_line_lists_the_options_again():
    result = play(["", "q"])

    assert result.output.count("A patient marksman") == 2


def test_a_narrow_terminal_gets_a_narrow_map():
    board = starboard.new("hagalaz", seed=1).state.kit.board

    assert hexdrawing.scale_for(board, 80) == hexdrawing.NARROW
    assert hexdrawing.scale_for(board, 120) == hexdrawing.WIDE


@pytest.mark.parametrize("columns", ["80", "120"])
def test_no_line_is_wider_than_the_terminal(monkeypatch: pytest.MonkeyPatch, columns: str):
    monkeypatch.setenv("COLUMNS", columns)

    result = play([*STARTED, "1", "h", "b wrex", "o", "?"])

    assert max(len(line) for line in result.output.splitlines() if "/" not in line) <= int(columns)


def test_a_map_wider_than_the_terminal_is_shown_in_parts(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "80")

    west, _, east = play([], "--scenario", "hangar-eleven").output.partition("The map goes on to the east:")

    row = next(line for line in west.splitlines() if "D13" in line)
    rest = next(line for line in east.splitlines() if "D14" in line)
    assert len(row) <= 80
    assert "D1 " in row
    assert "D13" in rest, "whatever is cut in one part is whole in the next"
    assert "D14" not in row


# --- answering ------------------------------------------------------------------------------------------------


def test_a_number_a_key_or_a_hex_answers(state_home: Path):
    play([*SQUAD, "2", "start:F1", "D1"])

    assert answers(saved(state_home))[3:] == ["start:E1", "start:F1", "start:D1"]


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("99", "There is no number 99; the numbers go from 1 to 4."),
        ("0", "There is no number 0; the numbers go from 1 to 4."),
        ("-1", "'-1' is no number, option or command here"),
        ("gibberish", "'gibberish' is no number, option or command here"),
        ("squad:gaarus", "Nothing here is called 'squad:gaarus'; did you mean 'squad:garrus'?"),
        ("E5", "'E5' is not offered now; ? E5 tells why."),
        ("b nobody", "Nobody here is called 'nobody'"),
        ("b", "type b and the name of a hero"),
    ],
)
def test_what_makes_no_sense_gets_a_sentence_and_changes_nothing(state_home: Path, line: str, sentence: str):
    result = play([line])

    assert sentence in result.output
    assert answers(saved(state_home)) == []
    assert result.exit_code == 0


def test_a_word_for_several_options_asks_for_a_number():
    result = play([*STARTED, "standard"])

    assert re.search(r"'standard' stands for several options; pick one of the numbers \d+, \d+", result.output)


# --- why not --------------------------------------------------------------------------------------------------


def test_an_option_says_what_comes_of_it():
    listed = play([*STARTED, "q"], "--seed", "7").output

    assert "(does nothing)" in listed


def test_f_tells_of_an_option_and_of_all():
    told = play([*STARTED, "f", "f 1", "q"], "--seed", "7").output

    every, _, one = told.partition("> f\n")[2].partition("> f 1\n")
    assert "Every way that chance can come out is counted" in every
    assert every.count("\n") > one.partition("> q")[0].count("\n")


def test_f_and_a_hex_tells_its_danger():
    told = play([*STARTED, "place:move2>move", "f E3", "f nowhere", "q"], "--seed", "7").output

    danger = told.partition("> f E3\n")[2]
    assert "in E3" in danger
    assert "Damage until the next turn" in danger
    assert "Nothing can be foreseen of 'nowhere' now." in danger


def test_why_not_gives_the_reason_with_its_rule_and_the_rules_text():
    result = play([*STARTED, "place:move2>move", "? E5", "q"], "--seed", "7")

    told = result.output[result.output.rindex("? E5") :]
    assert "(HG-DOOR-02)" in told
    assert "✓ E5 is free" in told
    assert "✗ The door D4 / D5 is unlocked" in told
    assert "╭─ HG-DOOR-02" in told


@pytest.mark.parametrize(
    ("word", "told"),
    [
        ("1", "'1' is offered: number 1."),
        ("D1", "'D1' is offered: number 1."),
        ("99", "There is no number 99"),
        ("start:E5", "(HG-SETUP-13)"),
        ("garrus", "(HG-SETUP-13)"),
        ("gaarus", "did you mean 'garrus'?"),
        ("qwertz", "Nothing here is called 'qwertz'."),
        ("HG-MOVE-04", "╭─ HG-MOVE-04"),
        ("hg-move-4", "rule 'hg-move-4' is unknown; did you mean HG-MOVE-"),
        ("", "╭─ HG-SETUP-13"),
    ],
)
def test_a_question_mark_explains(word: str, told: str):
    result = play([*SQUAD, f"? {word}"])

    assert told in result.output


def test_a_locked_ability_is_refused_with_its_rule():
    result = play([*STARTED, "? Warp"])

    assert "(HG-ABIL-02)" in result.output


# --- undo and redo --------------------------------------------------------------------------------------------


def test_undo_takes_the_last_answer_back_and_redo_gives_it_again(state_home: Path):
    result = play(["1", "2", "u"])

    assert answers(saved(state_home)) == ["squad:garrus"]
    assert "The last answer is taken back" in result.output

    result = play(["1", "1", "u", "r"], "--seed", "8")
    assert "The answer is given again" in result.output
    assert answers(starboard.load((state_home / "hagalaz-guns-of-cerberus-8.json").read_bytes())) == [
        "squad:garrus",
        "squad:liara",
    ]


@pytest.mark.parametrize(("answer", "left"), [("y", 5), ("n", 6), ("", 6)])
def test_undo_beyond_a_roll_is_asked_about(state_home: Path, answer: str, left: int):
    result = play([*STARTED, "u", answer])

    assert "Dice or cards have been seen since your last answer." in result.output
    assert len(answers(saved(state_home))) == left


@pytest.mark.parametrize(("command", "sentence"), [("u", "nothing to take back"), ("r", "nothing to give again")])
def test_with_nothing_to_undo_or_redo_that_is_said(command: str, sentence: str):
    assert sentence in play([command]).output


# --- looking around -------------------------------------------------------------------------------------------


def test_a_board_shows_every_ability_with_its_text():
    shown = " ".join(play(["b gar"]).output.split())

    assert "Garrus Vakarian" in shown
    assert "Concussive Shot [standard] [standard]" in shown
    assert "Deal 1 damage to each of up to 1 plus aim different enemies in line of fire" in shown
    assert "(locked, needs Assassinate)" in shown


def test_objectives_come_with_the_rules_of_the_mission_and_the_story():
    shown = " ".join(play([*STARTED, "o"]).output.rpartition("> o")[2].split())

    assert "Renegade Blow the magazine: Tick all 10 boxes of Charges set. (not open yet)" in shown
    assert "Automatic fire: At the start of every round" in shown
    assert "Lift the lockdown: On terminal 1" in shown
    assert "Terminal first" in shown


def test_the_log_tells_what_happened():
    result = play([*STARTED, "l"])

    assert len(result.output.rpartition("> l")[2].splitlines()) > 10


def test_the_whole_table_is_shown_again():
    result = play([*STARTED, "m"])

    again = result.output.rpartition("> m")[2]
    assert "SHE" in again
    assert "Dice pool: " in again


def test_help_names_every_command():
    told = play(["h"]).output.partition("> h\n")[2]

    assert "".join(line[0] for line in told.splitlines()[:12]) == "a??urmbolfsq"


# --- saving and resuming --------------------------------------------------------------------------------------


def test_the_save_is_up_to_date_after_every_answer(state_home: Path, monkeypatch: pytest.MonkeyPatch):
    seen: list[int] = []
    ask = Screen.ask

    def look(screen: Screen, prompt: str = "> ") -> str | None:
        seen.append(len(answers(saved(state_home))))
        return ask(screen, prompt)

    monkeypatch.setattr(Screen, "ask", look)
    play(["1", "1", "1"])

    assert seen == [0, 1, 2, 3]


@pytest.mark.parametrize("lines", [[*SQUAD, "q"], SQUAD], ids=["quit", "end of input"])
def test_leaving_saves_and_the_next_start_offers_to_go_on(state_home: Path, lines: list[str]):
    left = play(lines)
    assert left.exit_code == 0
    assert "Go on with it by: starboard play hagalaz" in " ".join(left.output.split())

    back = CliRunner().invoke(app, ["play", "hagalaz"], input="1\n1\n")

    assert "There is an unfinished game:" in back.output
    assert "1  hagalaz-guns-of-cerberus-7.json (Setting up)" in back.output
    assert answers(saved(state_home)) == ["squad:garrus", "squad:liara", "squad:tali", "start:D1"]


def test_the_last_words_name_a_command_that_goes_on_wherever_the_game_is_saved(tmp_path: Path):
    file = tmp_path / "a night.json"
    left = play(["1", "q"], "--seed", SEED, "--save", str(file))
    command = " ".join(left.output.split()).partition("Go on with it by: starboard ")[2]

    back = CliRunner().invoke(app, shlex.split(command), input="2\n")

    assert back.exit_code == 0
    assert len(answers(starboard.load(file.read_bytes()))) == 2


def test_ctrl_c_leaves_quietly_with_everything_saved(state_home: Path, monkeypatch: pytest.MonkeyPatch):
    typed = iter(["1"])

    def interrupted(prompt: str = "") -> str:
        for line in typed:
            return line
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    result = play()

    assert result.exit_code == 0
    assert answers(saved(state_home)) == ["squad:garrus"]
    assert "Traceback" not in result.output


def test_a_new_game_can_be_started_beside_an_unfinished_one(state_home: Path):
    play(["1"])
    play(["n", "2"])

    names = sorted(path.name for path in state_home.glob("*.json"))
    assert names == ["hagalaz-guns-of-cerberus-7-2.json", "hagalaz-guns-of-cerberus-7.json"]


def test_only_games_as_they_were_asked_for_are_offered():
    play(["1"])

    assert "unfinished" not in play(["1"], "--seed", "8").output
    assert "unfinished" in play(["1"], "--seed", SEED).output


def test_a_wrong_number_of_game_is_asked_again(state_home: Path):
    play(["1"])

    result = play(["7", "1", "q"])

    assert "There is no number 7; the numbers go from 1 to 1." in result.output
    assert len(answers(saved(state_home))) == 1


def test_nothing_happens_when_nobody_answers_the_offer(state_home: Path):
    play(["1"])
    before = {path: path.read_bytes() for path in state_home.iterdir()}

    result = play()

    assert result.exit_code == 0
    assert {path: path.read_bytes() for path in state_home.iterdir()} == before


def test_a_damaged_save_is_named_and_left_alone(state_home: Path):
    state_home.mkdir()
    damaged = state_home / "hagalaz-guns-of-cerberus-1.json"
    damaged.write_bytes(b"{")

    result = play(["1"])

    assert "hagalaz-guns-of-cerberus-1.json: this is not a Starboard save" in " ".join(result.output.split())
    assert damaged.read_bytes() == b"{"


def test_a_named_file_is_saved_to_and_loaded_from(tmp_path: Path, state_home: Path):
    file = tmp_path / "deep" / "game.json"
    play(["1"], "--save", str(file))

    back = play(["1"], "--load", str(file))

    assert answers(starboard.load(file.read_bytes())) == ["squad:garrus", "squad:liara"]
    assert back.exit_code == 0
    assert not state_home.exists()


def test_a_loaded_game_can_go_on_in_another_file(tmp_path: Path):
    first, second = tmp_path / "a.json", tmp_path / "b.json"
    play(["1"], "--save", str(first))
    before = first.read_bytes()

    play(["1"], "--load", str(first), "--save", str(second))

    assert first.read_bytes() == before
    assert len(answers(starboard.load(second.read_bytes()))) == 2


def test_a_file_that_exists_is_not_written_over(tmp_path: Path):
    file = tmp_path / "game.json"
    file.write_text("precious", encoding="utf-8")

    result = play(["1"], "--save", str(file))

    assert result.exit_code == 2
    assert "exists already" in result.stderr
    assert file.read_text(encoding="utf-8") == "precious"


def test_a_place_that_cannot_be_written_is_told_before_the_game_begins(tmp_path: Path):
    (tmp_path / "file").write_text("", encoding="utf-8")

    result = play(["1"], "--save", str(tmp_path / "file" / "game.json"))

    assert result.exit_code == 2
    assert "the game cannot be saved in" in result.stderr


def test_a_save_that_fails_halfway_leaves_the_old_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    path = tmp_path / "game.json"
    saves.write(path, b"old")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(SaveError, match="No space left on device"):
        saves.write(path, b"new")

    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_loaded_game_keeps_its_own_seed(tmp_path: Path):
    file = tmp_path / "game.json"
    play(["1"], "--save", str(file))

    result = play([], "--load", str(file), "--seed", "3")

    assert result.exit_code == 2
    assert "a loaded game has its own seed" in result.stderr


def test_a_bug_in_the_rules_is_told_and_the_game_before_it_kept(state_home: Path, monkeypatch: pytest.MonkeyPatch):
    def broken(table: Table[Any], key: str, seat: int | None = None) -> None:
        raise RulesBug("the sky fell")

    monkeypatch.setattr(Table, "answer", broken)
    result = play(["1"])

    assert result.exit_code == 2
    assert result.stderr.startswith("the sky fell; the game up to this answer is saved in ")
    assert answers(saved(state_home)) == []


# --- the end --------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def finished() -> bytes:
    """A game played to its end."""
    table = starboard.new("hagalaz", seed=5, scenario="guns-of-cerberus")
    while table.choice:
        table.answer(table.choice.keys[0])
    return table.save()


def test_after_the_end_one_can_look_back_and_leave(finished: bytes, tmp_path: Path):
    file = tmp_path / "end.json"
    file.write_bytes(finished)

    result = play(["1", "l", ""], "--load", str(file))

    assert result.exit_code == 0
    assert "The game is over, nothing is asked any more" in result.output
    assert file.read_bytes() == finished


def test_the_last_answer_can_be_taken_back_even_then(finished: bytes, tmp_path: Path):
    file = tmp_path / "end.json"
    file.write_bytes(finished)

    play(["u", "y", "q"], "--load", str(file))

    assert not starboard.load(file.read_bytes()).over


def test_a_finished_game_is_not_offered_again(finished: bytes, state_home: Path):
    saves.write(state_home / "hagalaz-guns-of-cerberus-5.json", finished)

    assert "unfinished" not in play(["1"]).output
