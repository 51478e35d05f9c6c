"""`starboard check`: content that holds is ok, every mistake is named with file and entry."""

from __future__ import annotations

import json
from pathlib import Path
from types import ModuleType

import pytest
from typer.testing import CliRunner, Result

import starboard
import starboard.games.hagalaz.content as content
from starboard.cli import app
from starboard.core.modules import CONTENT as CONTENT_CHECK
from starboard.core.modules import ContentKind

CONTENT = Path(content.__file__).parent
MISSION = (CONTENT / "missions" / "guns-of-cerberus.toml").read_text(encoding="utf-8")
HEROES = (CONTENT / "heroes.toml").read_text(encoding="utf-8")
GRUNTS = (CONTENT / "grunts.toml").read_text(encoding="utf-8")
CARDS = (CONTENT / "threats.toml").read_text(encoding="utf-8")
CAMPAIGN = (CONTENT / "campaign.toml").read_text(encoding="utf-8")


def run(*words: Path | str) -> Result:
    return CliRunner().invoke(app, ["check", *map(str, words)])


def problems(folder: Path, text: str, *changes: tuple[str, str]) -> list[str]:
    """What is said about a content file with these changes, after the name of the file."""
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    path = folder / "content.toml"
    path.write_text(text, encoding="utf-8")

    result = run(path, "--game", "hagalaz")

    assert result.exit_code == 2, result.output
    assert "Traceback" not in result.output
    lines = result.stderr.splitlines()
    assert all(line.startswith(f"{path}: ") for line in lines), lines
    return [line.removeprefix(f"{path}: ") for line in lines]


def test_the_content_that_comes_with_the_game_is_ok():
    result = run(CONTENT, CONTENT.parent / "catalogue.toml")

    assert result.exit_code == 0, result.output
    assert f"ok    {CONTENT / 'missions' / 'guns-of-cerberus.toml'} (hagalaz mission)" in result.output
    assert f"ok    {CONTENT / 'heroes.toml'} (hagalaz heroes)" in result.output
    assert f"ok    {CONTENT / 'grunts.toml'} (hagalaz grunts)" in result.output
    assert f"ok    {CONTENT / 'threats.toml'} (hagalaz threat cards)" in result.output
    assert "catalogue.toml (rule catalogue)" in result.output


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        (
            'name = "turrets", at',
            'name = "turret", at',
            "rule 'automatic-fire': effect 'turret@start-of-round' is unknown",
        ),
        (
            'name = "tick", counter = "battery"',
            'name = "tik", counter = "battery"',
            "action 'make-safe': effect 'tik' is",
        ),
        (
            'counter = "battery", amount = 1',
            'counter = "batery", amount = 1',
            "counter 'batery' is unknown; did you mean",
        ),
        (
            "amount = 1, remove",
            'amount = "one", remove',
            "action 'make-safe': 'amount' of effect 'tick': Expected `int`",
        ),
        ("passage = 5", "passage = 55", "failure: passage 55 is missing"),
        ("passage = 7\n", "passage = 77\n", "objective 'pull-their-teeth': passage 77 is missing"),
        (
            'after = "break-the-lockdown"',
            'after = "break-the-lock"',
            "objective 'break-the-lock' is unknown; did you mean",
        ),
        (
            'K = ["bonus-loot",',
            'K = ["bonus-lot",',
            "map: the mark 'bonus-lot' is unknown; did you mean",
        ),
        ('V = ["turret:W",', 'V = ["turret:UP",', "map: the mark 'turret:UP' is unknown; did you mean"),
        ('M = ["magazine"]', 'M = ["magazine"]\nZ = ["loot"]', "map: the legend explains 'Z', which is nowhere on the"),
        ('marks = ["magazine"]', 'marks = ["magazine", "lever"]', "map: no hex has the mark 'lever'"),
        ("| s   s o .", "| .   . o .", "map: 4 start hexes are needed, the map has 2"),
        ("| .   .   .   W |", "| .   a   .   W |", "map: fast-travel-a must stand on exactly two hexes"),
        ("| s   .   .   O |", "| s   .   .   % |", "map: line 12, column 17: unknown hex character '%'"),
        ("| s   .   .   . D", "| s   .|  .   . D", "map: line 8, column 10: '|' is on no edge"),
        (
            "   /             \\ = ",
            " / /             \\ = ",
            "map: line 3, column 2: '/' is on no edge between two hexes",
        ),
        (
            "| .   . o .   . D .   .   *   .",
            "| .   . D .   . D . D . D * D .",
            "map: 9 door icons, but the box holds 8 tokens",
        ),
        ("| s   .   .   O |", "| s   .  .    O |", "hex '.' is off the lattice"),
        ('M = ["magazine"]', 'M = []\ng = ["objective"]', "map: 12 objective icons, but the box holds 7 tokens"),
        ('M = ["magazine"]', 'M = ["prisoner"]\ng = ["prisoner"]', "map: 8 prisoner icons, but the box holds 7 tokens"),
        ('M = ["magazine"]', 'M = ["loot"]\ng = ["loot"]', "map: 14 loot icons, but the box holds 12 tokens"),
        ('M = ["magazine"]', 'M = ["turret:E"]', "map: 8 turret icons, but the box holds 6 tokens"),
        ("guardian = 5", "guardian = 6", "forces: 6 guardian tokens are listed, but a simple mission uses 5"),
        ("guardian = 5", "gardian = 5", "forces: 'gardian' is unknown; did you mean 'guardian'?"),
        ("spawn = 1", "spawn = 3", "elite 'gun-captain-renn': the map has no hex marked elite-3"),
        ('kind = "renegade"', 'kind = "renegate"', "objective 'blow-the-magazine': Invalid enum value 'renegate'"),
        ('"B4/B5", "D4/D5", "E9', '"B4/B6", "D4/D5", "E9', "action 'lift-the-lockdown': door 'B4/B6' is unknown"),
        ("tier = 1", "teir = 1", "mission: Object contains unknown field `teir`; did you mean 'tier'?"),
        ("number = 2\n", "number = 3\n", "passage '3': this id stands twice"),
        ("number = 7\n", "number = 8\n", "objective 'pull-their-teeth': passage 7 is missing"),
        ('id = "charges"', 'id = "battery"', "counter 'battery': this id stands twice"),
        ('id = "a-gun-is-missed"', 'id = "automatic-fire"', "rule 'automatic-fire': this id stands twice"),
        ('mark = "terminal-1" }', 'mark = "terminal-3" }', "action 'lift-the-lockdown': mark 'terminal-3' is unknown"),
        (
            'token = "objective" }',
            'token = "objectives" }',
            "action 'make-safe': token 'objectives' is unknown; did you",
        ),
        ('needs = "break-the-lockdown"', 'needs = "break"', "action 'make-safe': objective 'break' is unknown"),
        ("amount = 3 }", 'amount = "3" }', "passage 3: 'amount' of effect 'war-readiness': Expected `int`, got `str`"),
        ('"remember", fact', '"recall", fact', "passage 3: effect 'recall' is unknown"),
        (
            "at_least = 10",
            "at_least = 11",
            "objective 'blow-the-magazine': asks for 11 boxes of counter 'charges', which has 10",
        ),
        (
            "war_readiness = 3",
            "war_readiness = 2",
            "objective 'silence-the-battery': shows 2 War Readiness, but passage 3",
        ),
        ("tier = 1", 'tier = 1\nloyalty = "gerrus"', "loyalty: hero 'gerrus' is unknown; did you mean 'garrus'?"),
        ("resilience = [4, 5, 4]", "resilience = []", "elite 'gun-captain-renn': Expected `array` of length >= 1"),
        ("boxes = 3", "boxes = 0", "mission: Expected `int` >= 1 - at `$.failure.boxes`"),
        ('faction = "cerberus"', 'faction = "geth"', "mission: Invalid enum value 'geth'"),
        ("[failure]", "[failure", "not valid TOML"),
    ],
)
def test_a_mistake_in_a_mission_is_named(tmp_path: Path, before: str, after: str, told: str):
    said = problems(tmp_path, MISSION, (before, after))

    assert any(told in sentence for sentence in said), said


@pytest.mark.parametrize(
    ("text", "before", "after", "told"),
    [
        (
            HEROES,
            'name = "stand-together"',
            'name = "stand-togther"',
            "hero 'shepard', ability 'stand-together': effect 'stand-togther' is",
        ),
        (
            HEROES,
            'needs = ["assassinate"',
            'needs = ["assasinate"',
            "needs 'assasinate', which is unknown; did you mean",
        ),
        (HEROES, 'id = "garrus"', 'id = "shepard"', "hero 'shepard': this id stands twice"),
        (HEROES, '["standard", "standard"]', '["standard", "normal"]', "hero 'shepard': Invalid enum value 'normal'"),
        (
            GRUNTS,
            'markers = ["ranged"]',
            'markers = ["range"]',
            "grunt 'assault-trooper-simple': Invalid enum value 'range'",
        ),
        (HEROES, "box = 2", "box = 1", "hero 'shepard', box '1': this id stands twice"),
        (HEROES, "health = 6", "health = 0", "hero 'shepard': Expected `int` >= 1 - at `$.health`"),
        (
            HEROES,
            'range = "fire"',
            'range = "fyre"',
            "hero 'shepard', ability 'fire': 'range' of effect 'attack': Invalid",
        ),
        (
            HEROES,
            'shots = ["concussive-shot"',
            'shots = ["concusive-shot"',
            "hero 'garrus', main ability 'aim': ability 'concusive-shot' is unknown; did you mean",
        ),
        (
            HEROES,
            "slots = { move = 1, mission",
            "slots = { run = 1, mission",
            "hero 'shepard': slots must give move, mission",
        ),
        (HEROES, 'name = "Fire"', 'nam = "Fire"', "hero 'shepard': Object contains unknown field `nam`"),
        (GRUNTS, "count = 5", "count = 6", "grunt: 6 simple tokens of 'assault-trooper', but the box holds 5"),
        (GRUNTS, "count = 5", 'count = "5"', "grunt 'assault-trooper-simple': Expected `int`, got `str`"),
        (
            CARDS,
            'do = "activate"',
            'do = "activte"',
            "card 'fire-by-numbers': effect 'activte' is unknown; did you mean",
        ),
        (
            CARDS,
            'where = "near"',
            'where = "nearby"',
            "card 'boots-on-the-grating': 'where' of effect 'spawn': Invalid enum",
        ),
        (
            CARDS,
            'kind = "guardian"',
            'kind = "gardian"',
            "card 'wall-that-walks': grunt 'gardian' is unknown; did you mean",
        ),
        (CARDS, 'kind = "guardian"', 'kind = "husk"', "card 'wall-that-walks': grunt 'husk' is unknown"),
        (CARDS, "copies = 2", "copies = 3", "card: the cerberus deck has 33 cards, but the box holds 32"),
        (CARDS, 'id = "wall-that-walks"', 'id = "fire-by-numbers"', "card 'fire-by-numbers': this id stands twice"),
        (CARDS, "[[card]]", "[[cards]]\n[[card]]", "cards: expected only [[card]] tables"),
    ],
)
def test_a_mistake_in_heroes_grunts_or_cards_is_named(tmp_path: Path, text: str, before: str, after: str, told: str):
    said = problems(tmp_path, text, (before, after))

    assert any(told in sentence for sentence in said), said


@pytest.mark.parametrize(
    ("before", "after", "told"),
    [
        ("opening = 76", "opening = 999", "opening: passage 999 is missing"),
        ("early_end = 75", "early_end = 999", "early_end: passage 999 is missing"),
        (
            '["hangar-eleven", ',
            '["hangar-eleve", ',
            "path 'guns-of-cerberus': mission 'hangar-eleve' is unknown; did you mean",
        ),
        ('hero = "garrus"', 'hero = "tali"', "loyalty 'tali': mission 'clear-shot' is not the loyalty mission of tali"),
        (
            'mission = "clear-shot"',
            'mission = "clear-shott"',
            "loyalty 'garrus': mission 'clear-shott' is unknown; did you",
        ),
        ('band = "costly"', 'band = "dear"', "ending of 'critical-mass': band 'dear' is unknown"),
        ('band = "costly"', 'band = "failure"', "ending 'critical-mass, failure': this id stands twice"),
        ("passage = 104", "passage = 994", "ending of 'critical-mass': passage 994 is missing"),
        (
            'mission = "critical-mass", band = "failure"',
            'mission = "critical-mess", band = "failure"',
            "ending of 'critical-mess': mission 'critical-mess' is unknown; did you mean",
        ),
        ("least = 5", "least = 10", "band: bands must begin at 0 and rise, got 0, 10, 9, 13, 15"),
        ("least = 5", "last = 5", "band 'costly': Object contains unknown field `last`; did you mean 'least'?"),
        (
            'result = "paragon", passage = 57',
            'result = "won", passage = 57',
            "interlude 'number 1': Invalid enum value 'won'",
        ),
        (
            '"ship-destroyed"]',
            '"ship-destroid"]',
            "achievement 'detonator': fact 'ship-destroid' is unknown; did you mean",
        ),
        ("saved = { guns-of-cerberus", "saved = { guns", "achievement 'saviour': mission 'guns' is unknown"),
        ('name = "full-board"', 'name = "full-bord"', "achievement 'grand-master': effect 'full-bord' is unknown"),
        ("war_readiness = 15", 'war_readiness = "15"', "campaign: Expected `int`, got `str` - at `$.war_readiness`"),
        ("number = 57\n", "number = 58\n", "passage '58': this id stands twice"),
    ],
)
def test_a_mistake_in_a_campaign_is_named(tmp_path: Path, before: str, after: str, told: str):
    said = problems(tmp_path, CAMPAIGN, (before, after))

    assert any(told in sentence for sentence in said), said


def test_a_new_mission_needs_passage_numbers_of_its_own(tmp_path: Path):
    said = problems(tmp_path, MISSION, ('id = "guns-of-cerberus"', 'id = "guns-of-omega"'))

    assert len(said) == 7
    assert said[0] == "passage 1: this number is taken by a passage of mission 'guns-of-cerberus'"


def test_what_a_mission_asks_the_campaign_somebody_must_have_told_it(tmp_path: Path):
    later = (CONTENT / "missions" / "critical-mass.toml").read_text(encoding="utf-8")

    said = problems(tmp_path, later, ('fact = "hoist-crew-alive"', 'fact = "hoist-crew-alife"'))

    assert said == ["passage 36: fact 'hoist-crew-alife' is unknown; did you mean 'hoist-crew-alive'?"]


def test_every_mistake_of_a_file_is_told(tmp_path: Path):
    said = problems(
        tmp_path,
        MISSION,
        ('K = ["bonus-loot",', 'K = ["bonus-lot",'),
        ("guardian = 5", "guardian = 6"),
        ('name = "unlock-doors"', 'name = "unlock-door"'),
        ('name = "turrets-disabled"', 'name = "turrets-off"'),
    )

    assert [sentence.partition(":")[0] for sentence in said] == [
        "map",
        "forces",
        "action 'lift-the-lockdown'",
        "objective 'pull-their-teeth'",
    ]


def test_every_wrong_entry_of_a_list_is_told(tmp_path: Path):
    said = problems(tmp_path, GRUNTS, ("count = 5", 'count = "5"'), ("count = 3", 'count = "3"'))

    assert len(said) == 2


def test_a_file_of_no_kind_is_told(tmp_path: Path):
    assert problems(tmp_path, "dragons = 3\n") == ["the game 'hagalaz' has no content file like this; it holds dragons"]


def test_a_file_of_no_game_is_told(tmp_path: Path):
    path = tmp_path / "content.toml"
    path.write_text("dragons = 3\n", encoding="utf-8")

    result = run(path)

    assert result.exit_code == 2
    assert result.stderr == f"{path}: no game has a content file like this; it holds dragons\n"


def test_a_scenario_file_is_content_too(tmp_path: Path):
    said = problems(tmp_path, 'title = "x"\ngame = "hagalaz"\n[given]\n[[step]]\nanser = "stop"\n')

    assert said == ["step 1: Object contains unknown field `anser`; did you mean 'answer'?"]


def test_a_directory_without_content_is_told(tmp_path: Path):
    result = run(tmp_path)

    assert result.exit_code == 2
    assert result.stderr == f"{tmp_path}: there is no *.toml file in this directory\n"


def test_a_file_that_is_not_text_is_told(tmp_path: Path):
    path = tmp_path / "picture.toml"
    path.write_bytes(b"\xff\xfe\x00")

    result = run(path)

    assert result.exit_code == 2
    assert result.stderr == f"{path}: is not text in UTF-8\n"


def test_json_tells_programs_the_same(tmp_path: Path):
    path = tmp_path / "content.toml"
    path.write_text("dragons = 3\n", encoding="utf-8")

    result = run(path, CONTENT / "grunts.toml", "--json")

    assert result.exit_code == 2
    assert json.loads(result.stdout) == [
        {
            "file": str(path),
            "kind": "",
            "problems": [f"{path}: no game has a content file like this; it holds dragons"],
        },
        {"file": str(CONTENT / "grunts.toml"), "kind": "hagalaz grunts", "problems": []},
    ]


# --- whose file it is ----------------------------------------------------------------------------------------------


@pytest.fixture
def second_game(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A second game with [[card]] files; the names of the files it was given to read."""
    read: list[str] = []
    other = ModuleType("starboard.games.toybox.content.check")
    vars(other)["KINDS"] = {"card": ContentKind("stories", lambda text, file: read.append(Path(file).name))}
    hagalaz = CONTENT_CHECK.needed("hagalaz")
    monkeypatch.setattr(starboard, "GAMES", ("hagalaz", "toybox"))
    monkeypatch.setattr(CONTENT_CHECK, "of", lambda game: other if game == "toybox" else hagalaz)
    return read


def cards(folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "cards.toml"
    file.write_text(CARDS, encoding="utf-8")
    return file


def test_a_file_that_two_games_could_have_is_not_guessed(tmp_path: Path, second_game: list[str]):
    file = cards(tmp_path)

    result = run(file)

    assert result.exit_code == 2
    assert result.stderr == (
        f"{file}: this may be a file of hagalaz or toybox; say which by --game, or keep it in a folder of that name\n"
    )
    assert second_game == []


def test_the_game_can_be_named(tmp_path: Path, second_game: list[str]):
    file = cards(tmp_path)

    assert run(file, "--game", "hagalaz").output == f"ok    {file} (hagalaz threat cards)\n"
    monkeyed = run(file, "--game", "hagalas")
    assert monkeyed.exit_code == 2
    assert "did you mean 'hagalaz'?" in monkeyed.stderr


def test_the_nearest_folder_with_the_name_of_a_game_tells(tmp_path: Path, second_game: list[str]):
    ours, theirs = cards(tmp_path / "hagalaz" / "extra"), cards(tmp_path / "hagalaz" / "toybox")

    assert run(ours).output == f"ok    {ours} (hagalaz threat cards)\n"
    assert run(theirs).output == f"ok    {theirs} (toybox stories)\n"
    assert second_game == ["cards.toml"]


def test_a_file_in_the_folder_of_a_game_is_of_no_other(tmp_path: Path, second_game: list[str]):
    home = tmp_path / "toybox"
    home.mkdir()
    (home / "grunts.toml").write_text(GRUNTS, encoding="utf-8")

    result = run(home / "grunts.toml")

    assert result.exit_code == 2
    assert "the game 'toybox' has no content file like this; it holds grunt" in result.stderr
