"""The rulebook of a game, to be browsed and searched: how to play in a few paragraphs, then the catalogue by chapter.

A game brings `guide.toml` in its folder: paragraphs of prose, the chapters its sections stand in, and what people ask
("how do I win") with the rules that answer it. A game without one has its sections in the order of its catalogue.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from functools import cache

import msgspec

from starboard.core.catalogue import Catalogue, Rule, read_catalogue
from starboard.core.content import Findings, convert, give_keys, parse_toml, read_package_text
from starboard.core.errors import ContentError, UnknownName, did_you_mean
from starboard.core.search import Field, ranked, wanted_words, words_of, worth
from starboard.core.text import Words

GUIDE = "guide.toml"
"""The file in the folder of a game."""
ASKED, ASKED_START, ASKED_STEP = 60, 40, 2
"""What it is worth to answer a question, and how much less the later rules of an answer are."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A paragraph of how to play."""

    id: str
    title: Words
    text: Words


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people ask: the words they use, and the rules that answer it, best first."""

    id: str
    words: Words
    rules: list[str]


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of the rulebook: the sections of the catalogue that stand in it."""

    id: str
    name: Words
    sections: list[str]


class Guide(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file of a game."""

    part: list[Part] = []
    chapter: list[Chapter] = []
    question: list[Question] = []


class Section(msgspec.Struct, frozen=True):
    """A section of the catalogue as a reader sees it."""

    id: str
    name: str
    rules: list[Rule]


class BookChapter(msgspec.Struct, frozen=True):
    """A chapter with its sections."""

    id: str
    name: str
    sections: list[Section]


class BookPart(msgspec.Struct, frozen=True):
    """A paragraph of how to play, in the reader's language."""

    id: str
    title: str
    text: str


class Rulebook:
    """The rules of a game in one language."""

    def __init__(self, guide: Guide, catalogue: Catalogue, said: Callable[[Words], str] = str) -> None:
        self.parts = [BookPart(part.id, said(part.title), said(part.text)) for part in guide.part]
        names = {rule.section: said(section_words(rule.section)) for rule in catalogue}
        self.catalogue = Catalogue(
            [msgspec.structs.replace(rule.translated(said), section=names[rule.section]) for rule in catalogue]
        )
        sections: dict[str, list[Rule]] = {}
        for before, rule in zip(catalogue, self.catalogue, strict=True):
            sections.setdefault(before.section, []).append(rule)
        self._sections = {name: Section(section_id(name), names[name], rules) for name, rules in sections.items()}
        chapters = guide.chapter or [Chapter(section_id(name), section_words(name), [name]) for name in sections]
        self.chapters = [
            BookChapter(chapter.id, said(chapter.name), [self._sections[name] for name in chapter.sections])
            for chapter in chapters
        ]
        self._asked = [
            (Field(words_of(said(question.words)), ASKED, ASKED_START), question.rules) for question in guide.question
        ]

    def section(self, id: str) -> Section:
        """A section by its id; UnknownName if there is none."""
        for section in self._sections.values():
            if section.id == id:
                return section
        raise UnknownName(f"the rulebook has no section '{id}'{did_you_mean(id, map(section_id, self._sections))}")

    def find(self, query: str, little: Collection[str] = ()) -> list[Rule]:
        """The rules that match, best first: those that answer what people ask, then by id, title, section and text.

        `little` are the words of a question that say nothing about what is asked: how, do, I.
        """
        wanted = wanted_words(query, little)
        rules = [rule for chapter in self.chapters for section in chapter.sections for rule in section.rules]
        answers = {word: self._answers(word) for word in wanted}

        def score(place: int, word: str) -> int:
            if word not in answers:
                answers[word] = self._answers(word)
            rule = rules[place]
            return answers[word].get(rule.id, 0) + self.catalogue.score(rule, word)

        return [rules[place] for place in ranked(wanted, len(rules), score)] if wanted else []

    def _answers(self, word: str) -> dict[str, int]:
        """What the rules are worth that answer a question with this word in it."""
        found: dict[str, int] = {}
        for field, rules in self._asked:
            value = worth(word, field)
            if value:
                for place, id in enumerate(rules):
                    found[id] = max(found.get(id, 0), value - place * ASKED_STEP)
        return found


def section_id(name: str) -> str:
    """The id of a section: `walls-doors-obstacles`."""
    return re.sub(r"\W+", "-", name.casefold()).strip("-")


def section_words(name: str) -> Words:
    """The name of a section, to be translated."""
    return Words(f"section-{section_id(name)}.name", name)


def parse_guide(text: str, file: str, catalogue: Catalogue) -> Guide:
    """The guide in a TOML document; ContentError for every section and rule that the catalogue does not have."""
    guide = convert(Guide, parse_toml(text, file), file, "guide")
    give_keys(guide, "guide", "guide-")
    known = {rule.section for rule in catalogue}
    findings = Findings()
    for chapter in guide.chapter:
        for section in chapter.sections:
            with findings:
                if section not in known:
                    problem = f"section '{section}' is unknown{did_you_mean(section, known)}"
                    raise ContentError(file, f"chapter '{chapter.id}'", problem)
    for question in guide.question:
        for id in question.rules:
            with findings:
                if id not in catalogue:
                    raise ContentError(file, f"question '{question.id}'", f"rule '{id}' is unknown")
    findings.settle()
    return guide


@cache
def read_guide(game: str) -> Guide:
    """The guide of a game; an empty one if it brings none."""
    try:
        text = read_package_text(f"starboard.games.{game}", GUIDE)
    except (FileNotFoundError, ModuleNotFoundError):
        return Guide()
    return parse_guide(text, f"{game}/{GUIDE}", read_catalogue(game))


def read_rulebook(game: str, said: Callable[[Words], str] = str) -> Rulebook:
    """The rulebook of a game, in the language that is `said`."""
    return Rulebook(read_guide(game), read_catalogue(game), said)
