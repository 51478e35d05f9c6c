"""Text in the reader's language: sentences by message id, and what is printed on components by its key.

`locale/<language>/*.ftl` hold the sentences that all games share, `games/<game>/locale/<language>/*.ftl` those of a
game, which go before; two games may use the same id. English is complete; another language falls back to it message
by message. Translated contents stand in `games/<game>/locale/<language>/content/*.ftl`, apart from the sentences:
anybody may read those, and contents are told only to those who may see them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from starboard.core.text import FIRST_LINE, Text, Wording, Words, in_english
from starboard.locale.files import files, read

if TYPE_CHECKING:
    from starboard.locale.fluent import Phrasebook

ENGLISH = "en"
CONTENT = "content"
"""The folder of a language with the translated contents."""

_REMEMBERED_SENTENCES = 16384

Args: TypeAlias = "tuple[tuple[str, str | int], ...]"


class Library:
    """Folders with one directory a language; what a later folder says goes before what an earlier one does.

    Files are read when a language is first spoken.
    """

    def __init__(self, *folders: Traversable) -> None:
        self.folders = folders
        self._books: dict[str, Phrasebook] = {}
        self._said: dict[tuple[str, str, Args], str | None] = {}
        self._contents: dict[str, Contents] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages there are sentences in, English first."""
        found = {
            entry.name
            for folder in self.folders
            for entry in (folder.iterdir() if folder.is_dir() else ())
            if entry.is_dir() and files(entry)
        }
        return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))

    def messages(self, language: str) -> dict[str, str]:
        """The messages of a language as they are written, by id; the English of those it lacks."""
        return {
            id: source
            for folder in self.folders
            for spoken in dict.fromkeys((ENGLISH, language))
            for id, source in read(folder.joinpath(spoken)).items()
        }

    def sentence(self, language: str, id: str, args: Args) -> str | None:
        """What a message says, if there is such a message. The same few hundred are said again and again."""
        key = (language, id, args)
        if key not in self._said:
            if len(self._said) >= _REMEMBERED_SENTENCES:
                self._said.clear()
            self._said[key] = self._book(language).say(id, dict(args))
        return self._said[key]

    def _book(self, language: str) -> Phrasebook:
        book = self._books.get(language)
        if book is None:
            book = self._books[language] = _phrasebook(language, self.messages(language))
        return book

    def contents(self, language: str) -> Contents:
        """What is printed on the components, in a language."""
        found = self._contents.get(language)
        if found is None:
            translated = {
                id: source for folder in self.folders for id, source in read(folder.joinpath(language, CONTENT)).items()
            }
            found = self._contents[language] = Contents(language, translated)
        return found


class _Remembered(dict[str, str]):
    """What is looked up once: a dictionary is the quickest way to say it again."""

    def __init__(self, look_up: Callable[[str], str]) -> None:
        self._look_up = look_up

    def __missing__(self, key: str) -> str:
        found = self[key] = self._look_up(key)
        return found


class Contents:
    """Says words in one language, and in English where it has none: `Contents("cs", ...)(hero.name)`."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self.sources = sources
        self._language = language
        self._book: Phrasebook | None = None
        self._said = _Remembered(self._translated)

    def __call__(self, words: Wording) -> str:
        if isinstance(words, str):
            return words
        return self._said[words.key] or words.english

    def has(self, key: str) -> bool:
        """Whether there is a translation of the words with this key."""
        return bool(self._translated(key))

    def _translated(self, key: str) -> str:
        whole = key.removesuffix(FIRST_LINE)
        id, _, field = whole.partition(".")
        if id not in self.sources:
            return ""
        if self._book is None:
            self._book = _phrasebook(self._language, self.sources)
        found = self._book.say(id, {}, field) or ""
        return found if whole == key else found.partition("\n")[0]


_SHARED = resources.files(__name__)

SHARED = Library(_SHARED)
"""The sentences that all games share."""


@cache
def library(game: str) -> Library:
    """The sentences and the contents of a game, with the sentences that all games share."""
    return Library(_SHARED, *own(game).folders)


@cache
def own(game: str) -> Library:
    """The sentences and the contents of a game alone."""
    try:
        return Library(resources.files(f"starboard.games.{game}").joinpath("locale"))
    except ModuleNotFoundError:
        return Library()


def languages() -> tuple[str, ...]:
    """The languages Starboard speaks, English first."""
    return SHARED.languages


@cache
def messages(language: str, game: str = "") -> str:
    """The messages that all games share, or those of a game alone, in one text as a client reads it."""
    found = own(game) if game else SHARED
    return "".join(found.messages(language).values())


def voice(game: str, language: str) -> Voice:
    """The voice of a game's table in a language."""
    return Voice(language, library(game))


def contents(game: str, language: str) -> Contents:
    """What says the words of a game in a language; in English where there is no translation."""
    return library(game).contents(language)


@cache
def encoder(game: str, language: str) -> Callable[[object], bytes]:
    """What writes anything of a game as JSON for a reader: words become strings of that language."""
    said = contents(game, language)

    def in_their_language(value: object) -> str:
        return said(value) if isinstance(value, Words) else in_english(value)

    return msgspec.json.Encoder(enc_hook=in_their_language if said.sources else in_english).encode


class Voice:
    """Says texts in one language; `language` is the one asked for, or English if there is no such language.

    `voice(table.game.name, "cs").say(table.choice.text)`.
    """

    __slots__ = ("_contents", "_library", "language")

    def __init__(self, language: str = ENGLISH, library: Library = SHARED) -> None:
        code = language.replace("_", "-").partition("-")[0].lower()
        self.language = code if code in library.languages else ENGLISH
        self._library = library
        self._contents = library.contents(self.language)

    def say(self, text: Text | Wording) -> str:
        """The sentence. Never fails: an unknown message is `{its-id}`, a missing argument `{$its-name}`."""
        if not isinstance(text, Text):
            return self._contents(text)
        args: Args = ()
        if text.args:
            args = tuple(
                [
                    (name, self.say(value) if isinstance(value, Text | Words) else value)
                    for name, value in text.args.items()
                ]
            )
        sentence = self._library.sentence(self.language, text.id, args)
        return f"{{{text.id}}}" if sentence is None else sentence


@cache
def little_words(language: str) -> frozenset[str]:
    """The words of a question that say nothing about what is asked, in a language and in English."""
    return frozenset(word for each in (ENGLISH, language) for word in Voice(each).say(Text("search-little")).split())


def _phrasebook(language: str, sources: Mapping[str, str]) -> Phrasebook:
    """Fluent is slow to load, and simulation says nothing."""
    from starboard.locale.fluent import Phrasebook

    return Phrasebook(language, sources)
