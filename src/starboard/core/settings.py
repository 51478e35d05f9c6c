"""Settings: what may be fixed before a game begins, described once so that lobby, command line and Python offer the
same, and checked once for every game.

    Setting("veteran", "number", least=0)
    Setting("expansion", "switch", default=False)
    Setting("map", "choice", default="small", choices=("small", "large"))
    Setting("factions", "several", choices=("red", "blue", "green"), least=2)

A setting has a sentence for people, the game's message `setting-<name>`, and one for each of its choices,
`setting-<name>-<choice>`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Literal, TypeAlias

import msgspec

from starboard.core.errors import UnknownName, did_you_mean
from starboard.core.text import Text, say

SettingKind: TypeAlias = Literal["choice", "number", "switch", "several"]
SettingValue: TypeAlias = str | int | bool | tuple[str, ...]
Options: TypeAlias = Mapping[str, object]
"""What somebody asked for, by name, before it is checked: values as Python, JSON or a command line give them."""

SCENARIO = "scenario"
"""The name under which the scenario is asked for. It is none of the settings, because every game has it."""

MOST_DIGITS = 20
"""The longest number that is read from text. Python refuses to read one of some thousands of digits."""

_SWITCHES = {"on": True, "yes": True, "true": True, "off": False, "no": False, "false": False}


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that may be fixed before a game: one of some choices, a whole number, on or off, or several choices.

    Without a default the scenario, or play itself, decides where nobody else has. `least` and `most` bound a number, or
    tell how many may be named; `repeats` says that one choice may be named more than once.
    """

    name: str
    kind: SettingKind
    default: SettingValue | None = None
    choices: tuple[str, ...] = ()
    least: int | None = None
    most: int | None = None
    repeats: bool = False

    def read(self, given: object) -> SettingValue:
        """A value for this setting, also from what a command line gives: `3`, `on`, `red,blue`.

        UnknownName says what was expected and what came.
        """
        found: SettingValue | None = None
        match self.kind:
            case "choice":
                found = str(given) if str(given) in self.choices else None
            case "number":
                found = self._number(given)
            case "switch":
                found = given if isinstance(given, bool) else _SWITCHES.get(str(given).casefold())
            case "several":
                found = self._several(given)
        if found is None:
            raise UnknownName(f"the setting '{self.name}' is {self.expected}, not {_shown(given)}{self._hint(given)}")
        return found

    @property
    def expected(self) -> str:
        """What may be chosen, in words: the middle of a sentence."""
        match self.kind:
            case "choice":
                return f"one of {', '.join(self.choices)}"
            case "number":
                return f"a whole number{_number_bounds(self.least, self.most)}"
            case "switch":
                return "on or off"
            case "several":
                again = ", each as often as you like" if self.repeats else ""
                return f"{_how_many(self.least, self.most)} of {', '.join(self.choices)}{again}"

    @property
    def text(self) -> Text:
        """What is set, for people."""
        return say(f"setting-{self.name}")

    def choice_text(self, choice: str) -> Text:
        """One of the choices, for people."""
        return say(f"setting-{self.name}-{choice}")

    def _number(self, given: object) -> int | None:
        if isinstance(given, str) and len(given) <= MOST_DIGITS and given.removeprefix("-").isdecimal():
            given = int(given)
        if isinstance(given, bool) or not isinstance(given, int):
            return None
        return given if self._within(given) else None

    def _several(self, given: object) -> tuple[str, ...] | None:
        if isinstance(given, str):
            given = [part.strip() for part in given.split(",") if part.strip()]
        if not isinstance(given, Sequence):
            return None
        names = tuple(map(str, given))
        repeated = len(set(names)) < len(names) and not self.repeats
        if repeated or not set(names) <= set(self.choices) or not self._within(len(names)):
            return None
        return names

    def _within(self, amount: int) -> bool:
        return (self.least is None or amount >= self.least) and (self.most is None or amount <= self.most)

    def _hint(self, given: object) -> str:
        """A did-you-mean for a misspelt choice; nothing where the list of all of them would only come again."""
        if self.kind == "choice" and isinstance(given, str):
            hint = did_you_mean(given, self.choices)
            return hint if hint.endswith("?") else ""
        return ""


class Settings(Mapping[str, SettingValue | None]):
    """The settings of one game as they were chosen: every one there, checked, with its default where nobody chose.

    `chosen` holds what was asked for, and nothing else.
    """

    def __init__(self, scenario: str, values: Mapping[str, SettingValue | None], chosen: Mapping[str, SettingValue]):
        self.scenario = scenario
        self.chosen = dict(chosen)
        self._values = dict(values)

    def __getitem__(self, name: str) -> SettingValue | None:
        return self._values[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def choice(self, name: str, otherwise: str = "") -> str:
        """One of some choices; `otherwise` where nobody has chosen and there is no default."""
        value = self._values[name]
        assert value is None or isinstance(value, str), f"'{name}' is no choice"
        return otherwise if value is None else value

    def number(self, name: str, otherwise: int = 0) -> int:
        """A whole number; `otherwise` where nobody has chosen and there is no default."""
        value = self._values[name]
        assert value is None or isinstance(value, int), f"'{name}' is no number"
        return otherwise if value is None else value

    def switch(self, name: str) -> bool:
        """On or off; off where nobody has chosen and there is no default."""
        return bool(self._values[name])

    def several(self, name: str) -> tuple[str, ...]:
        """Several choices in the order they were named; none where nobody has chosen and there is no default."""
        value = self._values[name]
        assert value is None or isinstance(value, tuple), f"'{name}' is no list"
        return () if value is None else value


def read_settings(settings: Sequence[Setting], options: Options, title: str, scenario: str) -> Settings:
    """What was asked for, checked: UnknownName names the setting that is unknown or has a value it cannot have.

    `scenario` is the one that is played; `title` the game's name for people.
    """
    known = {setting.name: setting for setting in settings}
    chosen: dict[str, SettingValue] = {}
    for name, given in options.items():
        if name == SCENARIO:
            chosen[name] = scenario
        elif name in known:
            chosen[name] = known[name].read(given)
        else:
            raise UnknownName(f"{title} has no setting '{name}'{did_you_mean(name, [*known, SCENARIO])}")
    values = {name: chosen.get(name, setting.default) for name, setting in known.items()}
    return Settings(scenario, values, chosen)


def _number_bounds(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return f" from {least} to {most}"
    if least is not None:
        return f", {least} or more"
    return f", {most} or less" if most is not None else ""


def _how_many(least: int | None, most: int | None) -> str:
    if least is not None and most is not None:
        return str(least) if least == most else f"{least} to {most}"
    if least is not None:
        return f"at least {least}"
    return f"at most {most}" if most is not None else "any"


def _shown(given: object) -> str:
    if isinstance(given, str) or not isinstance(given, Sequence):
        return repr(given)
    return f"'{','.join(map(str, given))}'"
