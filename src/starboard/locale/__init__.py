"""Text in the reader's language: renders message ids with arguments as Fluent messages.

`locale/<language>/*.ftl` hold the sentences. English is complete; another language falls back to it message
by message. This is the only module that knows Fluent, which is loaded when the first sentence is said.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from importlib import resources
from importlib.resources.abc import Traversable
from typing import TypeAlias

from starboard.core.text import Text

ENGLISH = "en"

_REMEMBERED_SENTENCES = 16384

Args: TypeAlias = "tuple[tuple[str, str | int], ...]"
Writer: TypeAlias = "Callable[[str, dict[str, str | int]], str | None]"


class Library:
    """A folder of sentences, one directory a language. Files are read when a language is first spoken."""

    def __init__(self, folder: Traversable) -> None:
        self._folder = folder
        self._writers: dict[str, Writer] = {}
        self._said: dict[tuple[str, str, Args], str | None] = {}

    @cached_property
    def languages(self) -> tuple[str, ...]:
        """The languages there are sentences in, English first."""
        found = [entry.name for entry in self._folder.iterdir() if entry.is_dir() and _files(entry)]
        return tuple(sorted(found, key=lambda language: (language != ENGLISH, language)))

    def sentence(self, language: str, id: str, args: Args) -> str | None:
        """A message in one language, if that has it. The same few hundred are said again and again."""
        key = (language, id, args)
        if key not in self._said:
            if len(self._said) >= _REMEMBERED_SENTENCES:
                self._said.clear()
            self._said[key] = self._writer(language)(id, dict(args))
        return self._said[key]

    def _writer(self, language: str) -> Writer:
        writer = self._writers.get(language)
        if writer is None:
            files = _files(self._folder.joinpath(language))
            writer = self._writers[language] = _learn(language, files)
        return writer


LIBRARY = Library(resources.files(__name__))
"""The sentences that come with Starboard."""


def languages() -> tuple[str, ...]:
    """The languages Starboard speaks, English first."""
    return LIBRARY.languages


class Voice:
    """Says texts in one language; `language` is the one asked for, or English if there is no such language.

    `Voice("cs").say(say("wounded", hero="Wrex", amount=2))`.
    """

    __slots__ = ("_library", "_tongues", "language")

    def __init__(self, language: str = ENGLISH, library: Library = LIBRARY) -> None:
        code = language.replace("_", "-").partition("-")[0].lower()
        self.language = code if code in library.languages else ENGLISH
        self._library = library
        self._tongues = tuple(dict.fromkeys((self.language, ENGLISH)))

    def say(self, text: Text) -> str:
        """The sentence. Never fails: an unknown message is `{its-id}`, a missing argument `{$its-name}`."""
        args: Args = ()
        if text.args:
            args = tuple(
                [(name, self.say(value) if isinstance(value, Text) else value) for name, value in text.args.items()]
            )
        for language in self._tongues:
            sentence = self._library.sentence(language, text.id, args)
            if sentence is not None:
                return sentence
        return f"{{{text.id}}}"


def _learn(language: str, files: list[Traversable]) -> Writer:
    """What turns message ids and arguments into sentences of one language."""
    from fluent.runtime import FluentBundle
    from fluent.syntax import FluentParser

    bundle = FluentBundle([language], use_isolating=False)
    parser = FluentParser(with_spans=False)
    for file in files:
        bundle.add_resource(parser.parse(file.read_text(encoding="utf-8")))

    def write(id: str, args: dict[str, str | int]) -> str | None:
        if not bundle.has_message(id):
            return None
        pattern = bundle.get_message(id).value
        if pattern is None:
            return None
        sentence, problems = bundle.format_pattern(pattern, args)
        missing = [name for problem in problems if (name := _missing_argument(problem))]
        if missing:
            marked = {name: f"{{${name}}}" for name in missing}
            sentence, _ = bundle.format_pattern(pattern, {**args, **marked})
        return str(sentence)

    return write


def _missing_argument(problem: Exception) -> str:
    """The argument that Fluent missed, or "" if something else was wrong; it says so only in words."""
    words, _, name = str(problem).rpartition(": ")
    return name if words == "Unknown external" else ""


def _files(folder: Traversable) -> list[Traversable]:
    """The message files of a language, in the order of their names."""
    if not folder.is_dir():
        return []
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
