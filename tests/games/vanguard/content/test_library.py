"""What is wrong with a content file is told at load, with the file and the entry."""

from __future__ import annotations

from pathlib import Path

import pytest

from starboard.core.errors import ContentError
from starboard.games.vanguard import content
from starboard.games.vanguard.content.check import KINDS, read_contents
from starboard.games.vanguard.content.library import BOX, FILES, LIBRARY, Library, parse_need
from starboard.games.vanguard.printed import SYMBOLS, TOKEN_COLOUR, TOKEN_DIE, TOKEN_EQUAL, Box
from starboard.games.vanguard.printed_ship import BOOK, Book

PLANET = """
[planet]
id = "nowhere"
number = 98
name = "Nowhere"
{planet}
[[sector]]
number = 1
name = "One"
x = 1
y = 1
{sector}
[[sector]]
number = 2
name = "Two"
x = 2
y = 2

[[route]]
from = 1
to = 2
{route}
[[condition]]
id = "nowhere-weather"
name = "Weather"
printed = true
{more}
"""


def load(**parts: str) -> None:
    """A planet with these lines in it, read and bound."""
    words = {name: parts.get(name, "") for name in ("planet", "sector", "route", "more")}
    library = Library({"planets/nowhere.toml": PLANET.format(**words)})
    library.fill(Box(), Book())


def problem(**parts: str) -> str:
    """What is said about a planet with these lines."""
    with pytest.raises(ContentError) as caught:
        load(**parts)
    assert caught.value.file == "planets/nowhere.toml"
    return str(caught.value)


POI = '[[poi]]\nid = "bz999"\nname = "Spot"\n'
ACTION = f'{POI}[[poi.action]]\nid = "look"\nname = "Look"\n'


def test_a_sound_planet_loads() -> None:
    load()


def test_all_contents_of_the_box_are_sound() -> None:
    assert LIBRARY.problems == []
    assert not LIBRARY.drafts


@pytest.mark.parametrize(
    ("deed", "said"),
    [
        ('{ name = "sucess" }', "did you mean 'success'"),
        ('{ name = "success", amount = 2 }', "takes no 'amount'"),
        ('{ name = "success", count = "two" }', "'count' of effect 'success'"),
        ('{ name = "lead" }', "needs 'kind'"),
        ('{ name = "poi", card = "bz998" }', "pois 'bz998' is unknown"),
        ('{ name = "log", entry = "nolog" }', "logs 'nolog' is unknown"),
        ('{ name = "mission", card = "m00" }', "missions 'm00' is unknown"),
        ('{ name = "condition", card = "o00" }', "conditions 'o00' is unknown"),
        ('{ name = "threat", card = "wolf" }', "threats 'wolf' is unknown"),
        ('{ name = "injure", injury = "wond" }', "injuries 'wond' is unknown; did you mean 'wound'?"),
        ('{ name = "danger", frame = "Z" }', "frames 'Z' is unknown"),
        ('{ name = "exhaust", colour = "pink" }', "colour 'pink' is unknown"),
        ('{ name = "exhaust", whom = "them" }', "whom 'them' is unknown"),
        ('{ name = "add", symbol = "sience" }', "symbol 'sience' is unknown; did you mean 'science'?"),
        ('{ name = "equip", equipment = "sword" }', "equipment 'sword' is unknown"),
        ('{ name = "fact", fact = "x" }', "cannot be used as deed"),
        ('{ name = "when", goal = { name = "success" } }', "cannot be used as goal"),
        ('{ name = "when", goal = "now" }', "expected a goal"),
        ('{ name = "each", whom = "team", do = 3 }', "expected a list of deeds"),
    ],
)
def test_a_wrong_deed_is_told(deed: str, said: str) -> None:
    told = problem(more=f"{ACTION}deeds = [{deed}]\n")

    assert said in told
    assert told.startswith("planets/nowhere.toml: pois 'bz999' action 'look': "), "it says where"


def test_what_is_nested_is_looked_at_too() -> None:
    deed = '{ name = "when", goal = { name = "fact", fact = "x" }, then = [{ name = "poi", card = "bz998" }] }'

    assert "pois 'bz998' is unknown" in problem(more=f"{ACTION}deeds = [{deed}]\n")


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ('[[poi.action.row]]\ncolour = "purple"\n', "outcome 'purple'"),
        ('[[poi.action.row]]\ncolour = "red"\nneeds = "science"\n', "a red row has no requirement"),
        ('[[poi.action.row]]\ncolour = "green"\nneeds = "sience"\n', "did you mean 'science'"),
        ('[[poi.action.row]]\ncolour = "green"\nneeds = "2 3 science"\n', "is no term of a requirement"),
        ('[[poi.action.row]]\ncolour = "green"\nlink = "yellow"\n', "'yellow' it is linked to is not there"),
        ('[[poi.action.effect]]\nlacks = "science"\nimmediate = "red"\n', "immediate outcome 'red' is not there"),
        ('[[poi.action.row]]\ncolour = "red"\ntxt = "?"\n', "unknown field `txt`"),
    ],
)
def test_a_wrong_outcome_is_told(lines: str, said: str) -> None:
    assert said in problem(more=f"{ACTION}{lines}")


def test_a_wrong_danger_frame_of_an_action_is_told() -> None:
    assert "danger frame 'Q' is unknown" in problem(more=f'{ACTION}danger = ["Q"]\n')


@pytest.mark.parametrize(
    ("parts", "said"),
    [
        ({"sector": 'biomes = ["swamp"]\n'}, "biome 'swamp' is unknown"),
        ({"sector": 'poi = "bz998"\n'}, "poi 'bz998' is unknown"),
        ({"sector": 'log = "nolog"\n'}, "log 'nolog' is unknown"),
        ({"route": 'symbols = ["jump"]\n'}, "route symbol 'jump' is unknown"),
        ({"route": 'symbols = ["check"]\n'}, "a check symbol needs an [route.action]"),
        ({"more": "[[route]]\nfrom = 1\nto = 7\n"}, "there is no sector 7"),
        ({"more": "[[route]]\nfrom = 0\nto = 1\n"}, "there is no sector 0"),
        ({"more": '[[sector]]\nnumber = 4\nname = "Four"\nx = 1\ny = 1\n'}, "sectors are numbered"),
        ({"more": '[[condition]]\nid = "other"\nname = "Other"\nprinted = true\n'}, "exactly one condition"),
        ({"planet": 'missions = ["m00"]\n'}, "mission 'm00' is unknown"),
        ({"planet": 'threats = [{ id = "wolf", sector = 1 }]\n'}, "threat 'wolf' is unknown"),
        (
            {"planet": 'threats = [{ id = "ophthalmoid", sector = 1 }, { id = "wolf", sector = 1 }]\n'},
            "threat 'wolf' is unknown",
        ),
        ({"planet": "uniques = [999]\n"}, "unique discovery 999 is unknown"),
        ({"planet": 'depart_log = "nolog"\n'}, "log 'nolog' is unknown"),
        ({"planet": 'rules = [{ name = "success" }]\n'}, "does not last"),
        ({"more": '[[poi]]\nid = "bz101"\nname = "Twin"\n'}, "this id stands in"),
    ],
)
def test_a_wrong_board_is_told(parts: dict[str, str], said: str) -> None:
    with pytest.raises(ContentError) as caught:
        load(**parts)

    assert [each.file for each in caught.value.all if said in each.problem] == ["planets/nowhere.toml"]


def test_every_mistake_of_a_file_is_told_at_once() -> None:
    lines = (
        f'{ACTION}deeds = [{{ name = "nothing" }}]\n[[poi]]\nid = "bz998"\nname = "S"\npower = [{{ name = "none" }}]\n'
    )
    with pytest.raises(ContentError) as caught:
        load(more=lines)

    assert len(caught.value.all) == 2


def test_a_file_that_is_not_there_is_told_and_drafts_go_without(monkeypatch: pytest.MonkeyPatch) -> None:
    _, table, spec = FILES["rankups"]
    monkeypatch.setitem(FILES, "rankups", (("not-there.toml",), table, spec))

    with pytest.raises(ContentError, match=r"not-there\.toml: there is no such file"):
        Library()
    drafts = Library(drafts=True)

    assert drafts.problems == []
    assert drafts.entries["rankups"] == []
    assert drafts.entries["crew"]


def test_an_unknown_field_is_told() -> None:
    with pytest.raises(ContentError, match=r"cards-security\.toml.*unknown field"):
        Library({"cards-security.toml": '[[card]]\nid = "x"\nname = "X"\nkind = "odd"\n'})


def test_drafts_leave_out_what_is_wrong_and_say_so() -> None:
    library = Library(
        {"planets/nowhere.toml": PLANET.format(planet="colour = 1\n", sector="", route="", more="")}, drafts=True
    )
    library.fill(Box(), Book())

    assert [each.file for each in library.problems] == ["planets/nowhere.toml"]


def test_an_author_can_check_one_file() -> None:
    text = PLANET.format(planet="", sector="", route="", more=f'{ACTION}deeds = [{{ name = "sucess" }}]\n')

    with pytest.raises(ContentError, match="did you mean 'success'"):
        read_contents(text, "planets/nowhere.toml")
    assert "planet" in KINDS


@pytest.mark.parametrize(
    ("file", "old", "new", "problem"),
    [
        ("equipment.toml", 'kind = "minor"', 'kind = "tiny"', "equipment '.*': kind 'tiny' is unknown"),
        ("ship/numbers.toml", 'resume = "security"', "", "charge: nobody is in charge of resume"),
    ],
)
def test_a_file_that_does_not_fit_the_box_is_told(file: str, old: str, new: str, problem: str) -> None:
    text = (Path(content.__file__).parent / file).read_text(encoding="utf-8")
    assert old in text

    with pytest.raises(ContentError, match=problem):
        Library({file: text.replace(old, new, 1)}).fill(Box(), Book())


def test_what_only_follows_from_a_mistake_is_not_told_beside_it() -> None:
    file = "ship/bridge.toml"
    text = (Path(content.__file__).parent / file).read_text(encoding="utf-8")
    read_contents(text, f"somewhere/content/{file}")

    with pytest.raises(ContentError, match="unknown field") as caught:
        read_contents(text.replace("[[morale]]", "[[morale]]\ntone = 1", 1), f"somewhere/content/{file}")

    assert len(caught.value.all) == 1, "that a part of the morale card is missing is no mistake of its own"


def test_a_file_is_checked_in_the_place_of_the_one_with_its_name() -> None:
    file = "cards-recon.toml"
    text = (Path(content.__file__).parent / file).read_text(encoding="utf-8")

    read_contents(text, f"somewhere/content/{file}")
    with pytest.raises(ContentError, match=f"{file}.*did you mean 'draw'"):
        read_contents(text.replace('{ name = "draw"', '{ name = "drow"'), f"somewhere/content/{file}")


@pytest.mark.parametrize(
    ("text", "need"),
    [
        ("fitness", (((0,),),)),
        ("fitness/defence + science", (((0, 2), (SYMBOLS.index("science"),)),)),
        ("xenology or red + blue", (((SYMBOLS.index("xenology"),),), ((TOKEN_COLOUR,), (TOKEN_COLOUR + 2,)))),
        ("3 die", (((TOKEN_DIE,),) * 3,)),
        ("equal + equal", (((TOKEN_EQUAL,),) * 2,)),
    ],
)
def test_requirements_are_read_into_alternatives_of_terms(text: str, need: object) -> None:
    assert parse_need(text) == need


def test_words_have_keys_that_tell_where_they_stand() -> None:
    action = BOX.pois.find("bz101").actions[0]

    assert action.spec.name.key == "poi-bz101-action-surface-sampling.name"
    assert action.rows[1].text.key == "poi-bz101-action-surface-sampling-row-2.text"
    parts = BOOK.landings.find("l01").spec.parts
    assert [words.key for words in parts] == [f"landing-l01.parts-{place}" for place in range(1, 6)]
    assert [words.english.partition(":")[0] for words in parts[1:]] == ["Approach", "Supplies", "Danger", "Special"]
    keys = [words.key for words in LIBRARY.words()]
    assert len(set(keys)) == len(keys)
