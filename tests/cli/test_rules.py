"""`starboard rules`: looking rules up, and counting which of them have a test."""

from __future__ import annotations

import json
from pathlib import Path
from textwrap import dedent

import pytest
import typer
from typer.testing import CliRunner, Result

from starboard.cli.coverage import citations, measure
from starboard.cli.rules import LOOKS_LIKE_AN_ID, rules
from starboard.core.catalogue import parse_catalogue
from starboard.core.errors import ContentError

SAMPLE = """
[[rule]]
id = "XX-MOVE-01"
title = "Moving"
text = "Move."
source = "p.1"
section = "Movement"
scope = "mission"

[[rule]]
id = "XX-MOVE-02"
title = "Stopping"
text = "Stop."
source = "p.1"
section = "Movement"
scope = "mission"

[[rule]]
id = "XX-CAMP-01"
title = "Campaign"
text = "Go on."
source = "p.2"
section = "Campaign"
scope = "campaign"

[[rule]]
id = "XX-COMP-01"
title = "The pen"
text = "One pen."
source = "p.3"
section = "Components"
scope = "mission"
not_modelled = "A pen."

[[rule]]
id = "XX-FACT-01"
title = "Maker"
text = "Somebody."
source = "p.4"
section = "Facts"
scope = "fact"
"""

app = typer.Typer()
app.command()(rules)


def run(*arguments: str) -> Result:
    return CliRunner(env={"COLUMNS": "100"}).invoke(app, list(arguments))


def write(directory: Path, name: str, text: str) -> Path:
    path = directory / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(dedent(text), encoding="utf-8")
    return directory


# Which tests cite what


def test_a_marked_test_cites_its_rules(tmp_path):
    write(
        tmp_path,
        "core/test_a.py",
        """
        import pytest

        @pytest.mark.rule("XX-MOVE-01", "XX-MOVE-02")
        def test_one():
            assert True

        @pytest.mark.rule("XX-MOVE-01")
        async def test_two():
            assert True
        """,
    )

    assert citations(tmp_path) == {
        "XX-MOVE-01": ["core/test_a.py::test_one", "core/test_a.py::test_two"],
        "XX-MOVE-02": ["core/test_a.py::test_one"],
    }


def test_a_class_and_a_module_mark_all_their_tests(tmp_path):
    write(
        tmp_path,
        "test_a.py",
        """
        import pytest

        pytestmark = [pytest.mark.soak, pytest.mark.rule("XX-MOVE-01")]

        @pytest.mark.rule("XX-MOVE-02")
        class TestMoving:
            pytestmark = pytest.mark.rule("XX-CAMP-01")

            def test_one(self):
                assert True

        def test_two():
            assert True
        """,
    )

    assert citations(tmp_path) == {
        "XX-MOVE-01": ["test_a.py::TestMoving::test_one", "test_a.py::test_two"],
        "XX-MOVE-02": ["test_a.py::TestMoving::test_one"],
        "XX-CAMP-01": ["test_a.py::TestMoving::test_one"],
    }


def test_marks_of_parameters_and_named_constants_count(tmp_path):
    write(
        tmp_path,
        "test_a.py",
        """
        import pytest

        moving = pytest.mark.rule("XX-MOVE-01")
        CASES = [pytest.param(2, marks=pytest.mark.rule("XX-MOVE-02")), 3]

        @moving
        @pytest.mark.parametrize("steps", CASES)
        def test_one(steps):
            assert steps

        @pytest.mark.parametrize("steps", [pytest.param(1, marks=[pytest.mark.rule("XX-CAMP-01")])])
        def test_two(steps):
            assert steps
        """,
    )

    assert citations(tmp_path) == {
        "XX-MOVE-01": ["test_a.py::test_one"],
        "XX-MOVE-02": ["test_a.py::test_one"],
        "XX-CAMP-01": ["test_a.py::test_two"],
    }


@pytest.mark.parametrize(
    ("body", "counts"),
    [
        ("assert play()", True),
        ("with pytest.raises(ValueError): play()", True),
        ("check_contract(play())", True),
        ("table.expect_refusal('move')", True),
        ("_assert_same(play(), play())", True),
        ("play()", False),
        ("'''assert play()'''", False),
        ("...", False),
    ],
)
def test_a_test_that_checks_nothing_cites_nothing(tmp_path, body, counts):
    write(
        tmp_path,
        "test_a.py",
        f'import pytest\n@pytest.mark.rule("XX-MOVE-01")\ndef test_one():\n    {body}\n',
    )

    assert ("XX-MOVE-01" in citations(tmp_path)) is counts


def test_only_tests_in_test_files_cite(tmp_path):
    text = 'import pytest\n@pytest.mark.rule("XX-MOVE-01")\ndef {}():\n    assert True\n'
    write(tmp_path, "support.py", text.format("test_one"))
    write(tmp_path, "test_a.py", text.format("one"))

    assert citations(tmp_path) == {}


def test_a_scenario_cites_its_rules(tmp_path):
    write(tmp_path, "scenarios/xx/wall.toml", 'rules = ["XX-MOVE-01"]\n')
    write(tmp_path, "other/wall.toml", 'rules = ["XX-MOVE-02"]\n')

    assert citations(tmp_path) == {"XX-MOVE-01": ["scenarios/xx/wall.toml::wall"]}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("scenarios/wall.toml", 'rules = "XX-MOVE-01"'),
        ("scenarios/wall.toml", "rules = ["),
        ("test_wall.py", "def test_one(:"),
    ],
)
def test_a_test_file_that_cannot_be_read_is_named(tmp_path, name, text):
    write(tmp_path, name, text)

    with pytest.raises(ContentError, match="wall"):
        citations(tmp_path)


# What needs a test


def test_coverage_counts_only_what_needs_a_test():
    coverage = measure(parse_catalogue(SAMPLE, "sample"), {"XX-MOVE-01": ["a"], "XX-FACT-01": ["a"]})

    assert (coverage.covered, coverage.total) == (1, 3)
    assert [rule.id for rule in coverage.missing] == ["XX-MOVE-02", "XX-CAMP-01"]
    assert [rule.id for rule in coverage.not_modelled] == ["XX-COMP-01"]
    assert [(each.section, each.covered, each.total) for each in coverage.sections] == [
        ("Movement", 1, 2),
        ("Campaign", 0, 1),
    ]


@pytest.mark.parametrize(
    ("scope", "missing"), [("mission", ["XX-MOVE-01", "XX-MOVE-02"]), ("campaign", ["XX-CAMP-01"])]
)
def test_coverage_of_a_scope_leaves_out_the_rest(scope, missing):
    coverage = measure(parse_catalogue(SAMPLE, "sample"), {}, scope)

    assert [rule.id for rule in coverage.missing] == missing


def test_an_id_no_game_has_is_reported_with_the_closest():
    cited = {"XX-MOVE-1": ["a::b"], "YY-MOVE-01": ["c::d"], "XX-MOVE-01": ["e::f"]}

    coverage = measure(parse_catalogue(SAMPLE, "sample"), cited, elsewhere={"YY-MOVE-01"})

    assert [(each.id, each.tests, each.closest) for each in coverage.unknown] == [("XX-MOVE-1", ["a::b"], "XX-MOVE-01")]


# The command


@pytest.fixture
def tests(tmp_path: Path) -> str:
    """A directory with one test that cites HG-LEAD-03."""
    text = 'import pytest\n@pytest.mark.rule("HG-LEAD-03")\ndef test_one():\n    assert True\n'
    return str(write(tmp_path / "tests", "test_a.py", text))


def test_an_id_shows_the_rule_and_how_many_tests_cite_it(tests):
    result = run("hagalaz", "hg-lead-03", "--tests", tests)

    assert result.exit_code == 0
    for part in ("HG-LEAD-03", "Lead token passes right", "Round structure", "it p.26", "cited by 1 test"):
        assert part in result.stdout


def test_a_rule_that_is_not_modelled_says_why(tests):
    assert "Not modelled: " in run("hagalaz", "HG-COMP-01", "--tests", tests).stdout


def test_looking_up_needs_no_tests(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    result = run("hagalaz", "HG-LEAD-03")

    assert result.exit_code == 0
    assert "cited by" not in result.stdout


def test_words_show_a_table_of_what_was_found(tests):
    result = run("hagalaz", "token", "LEAD", "--tests", tests)

    assert result.exit_code == 0
    assert result.stdout.index("HG-LEAD-03") < result.stdout.index("HG-LEAD-04")


def test_words_of_one_rule_show_it_in_full(tests):
    result = run("hagalaz", "token", "LEAD", "passes", "--tests", tests)

    assert result.exit_code == 0
    assert "cited by 1 test" in result.stdout


def test_words_nobody_uses_find_nothing(tests):
    result = run("hagalaz", "zebra", "--tests", tests)

    assert result.exit_code == 1
    assert result.stderr == "no rule matches 'zebra'\n"


def test_without_words_the_sections_are_listed():
    result = run("hagalaz")

    assert result.exit_code == 0
    assert "Line of fire" in result.stdout
    assert "705 rules" in result.stdout


def test_json_gives_the_whole_rule(tests):
    (rule,) = json.loads(run("hagalaz", "HG-LEAD-03", "--json", "--tests", tests).stdout)

    assert rule["title"] == "Lead token passes right"
    assert rule["tests"] == ["test_a.py::test_one"]


def test_an_unknown_id_is_one_sentence_with_a_suggestion(tests):
    result = run("hagalaz", "HG-LED-03", "--tests", tests)

    assert result.exit_code == 2
    assert result.stderr == "rule 'HG-LED-03' is unknown; did you mean HG-LEAD-03?\n"


def test_an_unknown_game_is_one_sentence_with_a_suggestion():
    result = run("hagalas", "HG-LEAD-03")

    assert result.exit_code == 2
    assert result.stderr == "there is no game 'hagalas'; did you mean 'hagalaz'?\n"


def test_coverage_fails_while_a_rule_has_no_test(tests):
    result = run("hagalaz", "--coverage", "--tests", tests)

    assert result.exit_code == 1
    assert "Round structure" in result.stdout
    assert "HG-LEAD-04" in result.stdout
    assert "HG-PAGE-01" in result.stdout
    assert "1 of 633 rules have a test, 632 have none." in result.stdout


def test_coverage_passes_when_every_rule_of_the_scope_has_a_test(tmp_path):
    listed = json.loads(run("hagalaz", "--coverage", "--scope", "campaign", "--json", "--tests", str(tmp_path)).stdout)
    ids = ", ".join(f'"{rule["id"]}"' for rule in listed["missing"])
    write(tmp_path, "scenarios/all.toml", f"rules = [{ids}]")

    result = run("hagalaz", "--coverage", "--scope", "campaign", "--tests", str(tmp_path))

    assert result.exit_code == 0
    assert "65 of 65 rules have a test, 0 have none." in result.stdout


def test_coverage_fails_for_an_id_nobody_knows(tmp_path):
    write(tmp_path, "scenarios/typo.toml", 'rules = ["HG-LED-03"]')

    result = run("hagalaz", "--coverage", "--tests", str(tmp_path), "--json")

    assert result.exit_code == 1
    assert json.loads(result.stdout)["unknown"] == [
        {"id": "HG-LED-03", "tests": ["scenarios/typo.toml::typo"], "closest": "HG-LEAD-03"}
    ]


def test_coverage_without_tests_says_so(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)

    result = run("hagalaz", "--coverage")

    assert result.exit_code == 2
    assert result.stderr == "there is no directory of tests at 'tests'; name one with --tests PATH\n"


@pytest.mark.parametrize("id", ["HG-MOVE-04", "AE-5P-01", "IV-EX-03", "U-08", "AE-HEG-2A-11b", "hg-move-04"])
def test_ids_of_every_game_are_told_from_words(id: str):
    assert LOOKS_LIKE_AN_ID.fullmatch(id)


@pytest.mark.parametrize("word", ["door", "medi-gel", "5", "05", "1A", "HG-MOVE"])
def test_words_are_told_from_ids(word: str):
    assert not LOOKS_LIKE_AN_ID.fullmatch(word)
