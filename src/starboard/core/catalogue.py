"""The rule catalogue of a game: every rule with its id, title, our summary and source, and ways to find one.

Refusals and log entries cite these ids, players look them up, tests say which of them they show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from functools import cache, cached_property
from typing import Annotated, Literal

import msgspec

from starboard.core.content import convert_entries, parse_toml, read_package_text, unique
from starboard.core.errors import ContentError, UnknownName
from starboard.core.search import Field, words_of, worth
from starboard.core.text import Words

CATALOGUE = "catalogue.toml"
"""The file in the folder of a game."""

Scope = Literal["game", "mission", "campaign", "fact"]
Prose = Annotated[str, msgspec.Meta(pattern=r"\S")]

ID_PART, ID_TOPIC = 100, 25
TITLE_WORD, TITLE_START = 20, 12
SECTION_WORD, SECTION_START = 4, 3
TEXT_WORD, TEXT_START = 2, 1


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule in our words.

    `scope` says what can show it: a single game (a single mission, where several make a campaign), only a whole
    campaign, or nothing (a fact or a design brief).
    `not_modelled` is the reason why a program cannot show it at all.
    """

    id: Prose
    title: Prose
    text: Prose
    source: Prose
    section: Prose
    scope: Scope
    not_modelled: Prose | None = None

    @property
    def words(self) -> tuple[Words, Words]:
        """What can be translated: the title and the text."""
        return Words(f"rule-{self.id}.title", self.title), Words(f"rule-{self.id}.text", self.text)

    def translated(self, said: Callable[[Words], str]) -> Rule:
        """The rule in another language."""
        title, text = self.words
        return msgspec.structs.replace(self, title=said(title), text=said(text))


class Catalogue:
    """The rules of one game, in the order of its rulebook."""

    def __init__(self, rules: Sequence[Rule]) -> None:
        self._rules = tuple(rules)
        self._by_id = {rule.id.casefold(): rule for rule in self._rules}

    @cached_property
    def _fields(self) -> dict[str, tuple[Field, ...]]:
        """What a rule can be found by."""
        return {
            rule.id: (
                Field(words_of(rule.title), TITLE_WORD, TITLE_START),
                Field(words_of(rule.section), SECTION_WORD, SECTION_START),
                Field(words_of(rule.text), TEXT_WORD, TEXT_START),
            )
            for rule in self._rules
        }

    def __iter__(self) -> Iterator[Rule]:
        return iter(self._rules)

    def __len__(self) -> int:
        return len(self._rules)

    def __contains__(self, id: object) -> bool:
        return isinstance(id, str) and id.casefold() in self._by_id

    def rule(self, id: str) -> Rule:
        """The rule with this id, in upper or lower case; UnknownName with the closest id if there is none."""
        try:
            return self._by_id[id.casefold()]
        except KeyError:
            close = self.closest(id)
            hint = f"; did you mean {close}?" if close else ""
            raise UnknownName(f"rule '{id}' is unknown{hint}") from None

    def closest(self, id: str) -> str | None:
        """The id most like this one, for a did-you-mean."""
        close = get_close_matches(id.casefold(), self._by_id, n=1)
        return self._by_id[close[0]].id if close else None

    def score(self, rule: Rule, word: str) -> int:
        """What a rule is worth for a word that is looked for: by id, then title, then section and text.

        An id may be given from its beginning or without the game: `HG-LOF`, `lof-05`.
        """
        return _id_score(word, rule.id.casefold()) + sum(worth(word, field) for field in self._fields[rule.id])

    @staticmethod
    def needs_test(rule: Rule) -> bool:
        """A rule needs a test unless it is a fact or cannot be modelled."""
        return rule.scope != "fact" and rule.not_modelled is None


def parse_catalogue(text: str, file: str) -> Catalogue:
    """The catalogue in a TOML document of `[[rule]]` tables; ContentError says which entry is wrong."""
    document = parse_toml(text, file)
    for key in document:
        if key != "rule":
            raise ContentError(file, key, "expected only [[rule]] tables")
    rules = convert_entries(Rule, document.get("rule", []), file, "rule")
    unique((rule.id for rule in rules), file, "rule")
    return Catalogue(rules)


@cache
def read_catalogue(game: str) -> Catalogue:
    """The catalogue in the folder of a game; an empty one if it brings none."""
    try:
        text = read_package_text(f"starboard.games.{game}", CATALOGUE)
    except (FileNotFoundError, ModuleNotFoundError):
        return Catalogue([])
    return parse_catalogue(text, f"{game}/{CATALOGUE}")


def _id_score(word: str, id: str) -> int:
    """`hg-lo` and `lof-05` are parts of `hg-lof-05`, `lof` is its topic; `05` alone says too little."""
    if "-" in word:
        return ID_PART if id.startswith(word) or f"-{word}-" in f"-{id}-" else 0
    return ID_TOPIC if not word.isdigit() and word in id.split("-")[1:] else 0
