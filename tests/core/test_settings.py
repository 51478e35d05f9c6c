"""Settings: described once, and checked once for every game."""

from __future__ import annotations

import pytest

import starboard
from starboard.core.errors import UnknownName
from starboard.core.settings import Setting, SettingValue, read_settings

SIZE = Setting("size", "choice", default="small", choices=("small", "large"))
TURNS = Setting("turns", "number", default=5, least=1, most=9)
FAST = Setting("fast", "switch", default=False)
TRIBES = Setting("tribes", "several", choices=("red", "blue", "green"), least=2, most=3)
SEATING = Setting("seating", "several", choices=("0", "1"), repeats=True)
ALL = (SIZE, TURNS, FAST, TRIBES, SEATING)


@pytest.mark.parametrize(
    ("setting", "given", "value"),
    [
        (SIZE, "large", "large"),
        (TURNS, 9, 9),
        (TURNS, "1", 1),
        (FAST, True, True),
        (FAST, "on", True),
        (FAST, "No", False),
        (TRIBES, ["blue", "red"], ("blue", "red")),
        (TRIBES, "blue, red", ("blue", "red")),
        (SEATING, [0, 1, 1, 0], ("0", "1", "1", "0")),
    ],
)
def test_a_value_may_come_from_python_json_or_a_command_line(setting: Setting, given: object, value: SettingValue):
    assert setting.read(given) == value
    assert type(setting.read(given)) is type(value)


@pytest.mark.parametrize(
    ("setting", "given", "sentence"),
    [
        (SIZE, "larg", "the setting 'size' is one of small, large, not 'larg'; did you mean 'large'?"),
        (SIZE, 3, "the setting 'size' is one of small, large, not 3"),
        (TURNS, 0, "the setting 'turns' is a whole number from 1 to 9, not 0"),
        (TURNS, "10", "the setting 'turns' is a whole number from 1 to 9, not '10'"),
        (TURNS, "many", "the setting 'turns' is a whole number from 1 to 9, not 'many'"),
        (TURNS, "1" * 5000, f"the setting 'turns' is a whole number from 1 to 9, not '{'1' * 5000}'"),
        (TURNS, True, "the setting 'turns' is a whole number from 1 to 9, not True"),
        (FAST, "perhaps", "the setting 'fast' is on or off, not 'perhaps'"),
        (FAST, 1, "the setting 'fast' is on or off, not 1"),
        (TRIBES, ["red"], "the setting 'tribes' is 2 to 3 of red, blue, green, not 'red'"),
        (TRIBES, ["red", "red"], "the setting 'tribes' is 2 to 3 of red, blue, green, not 'red,red'"),
        (TRIBES, "red,pink", "the setting 'tribes' is 2 to 3 of red, blue, green, not 'red,pink'"),
        (TRIBES, 5, "the setting 'tribes' is 2 to 3 of red, blue, green, not 5"),
        (SEATING, [2], "the setting 'seating' is any of 0, 1, each as often as you like, not '2'"),
    ],
)
def test_a_value_that_cannot_be_is_told_with_what_could(setting: Setting, given: object, sentence: str):
    with pytest.raises(UnknownName) as refused:
        setting.read(given)

    assert str(refused.value) == sentence


@pytest.mark.parametrize(
    ("setting", "expected"),
    [
        (Setting("a", "number"), "a whole number"),
        (Setting("a", "number", least=0), "a whole number, 0 or more"),
        (Setting("a", "number", most=3), "a whole number, 3 or less"),
        (Setting("a", "several", choices=("x", "y"), least=1), "at least 1 of x, y"),
        (Setting("a", "several", choices=("x", "y"), most=1), "at most 1 of x, y"),
        (Setting("a", "several", choices=("x", "y"), least=2, most=2), "2 of x, y"),
    ],
)
def test_what_may_be_chosen_is_said_in_words(setting: Setting, expected: str):
    assert setting.expected == expected


def test_what_nobody_chose_has_its_default():
    settings = read_settings(ALL, {"turns": "7", "scenario": "plain"}, "Toy", "plain")

    assert settings.scenario == "plain"
    assert settings.choice("size") == "small"
    assert settings.number("turns") == 7
    assert settings.switch("fast") is False
    assert settings.several("tribes") == ()
    assert settings.chosen == {"turns": 7, "scenario": "plain"}
    assert dict(settings) == {"size": "small", "turns": 7, "fast": False, "tribes": None, "seating": None}


def test_where_there_is_no_default_the_game_says_what_it_is_otherwise():
    settings = read_settings(
        [Setting("turns", "number"), Setting("size", "choice", choices=("s",))], {}, "Toy", "plain"
    )

    assert settings.number("turns", otherwise=4) == 4
    assert settings.choice("size", otherwise="m") == "m"


def test_an_unknown_setting_is_told_with_the_one_that_was_meant():
    with pytest.raises(UnknownName, match="Toy has no setting 'turn'; did you mean 'turns'"):
        read_settings(ALL, {"turn": 3}, "Toy", "plain")


@pytest.mark.parametrize("game", starboard.GAMES)
def test_the_default_of_every_setting_could_be_chosen(game: str):
    for setting in starboard.game(game).settings:
        assert setting.default is None or setting.read(setting.default) == setting.default
