"""What messages say, by Fluent: slow to load, so it is when the first sentence is said."""

from __future__ import annotations

from collections.abc import Mapping
from threading import Lock

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


class Phrasebook:
    """The messages of one language by id. Parsing is slow, so each message is parsed when it is first said."""

    def __init__(self, language: str, sources: Mapping[str, str]) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._parser = FluentParser(with_spans=False)
        self._sources = sources
        self._learned: set[str] = set()
        self._lock = Lock()

    def say(self, id: str, args: dict[str, str | int], field: str = "") -> str | None:
        """The message, or one of its fields (Fluent calls them attributes); None if there is none."""
        with self._lock:
            self._learn(id)
        if not self._bundle.has_message(id):
            return None
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(field) if field else message.value
        if pattern is None:
            return None
        sentence, problems = self._bundle.format_pattern(pattern, args)
        missing = [name for problem in problems if (name := _missing_argument(problem))]
        if missing:
            marked = {name: f"{{${name}}}" for name in missing}
            sentence, _ = self._bundle.format_pattern(pattern, {**args, **marked})
        return str(sentence)

    def _learn(self, id: str) -> None:
        """Parse an entry, and those it refers to."""
        if id in self._learned or id not in self._sources:
            return
        self._learned.add(id)
        resource = self._parser.parse(self._sources[id])
        self._bundle.add_resource(resource)
        for each in Uses(resource).references:
            self._learn(each)


class Uses(Visitor):
    """What some entries use: their arguments, and the messages and terms they refer to."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def _missing_argument(problem: Exception) -> str:
    """The argument that Fluent missed, or "" if something else was wrong; it says so only in words."""
    words, _, name = str(problem).rpartition(": ")
    return name if words == "Unknown external" else ""
