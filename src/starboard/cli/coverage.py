"""Which rules the tests cite, and which rules still have no test.

A test cites rules with `@pytest.mark.rule("HG-MOVE-04")` on itself, its class, its module (`pytestmark`) or a
`pytest.param` of it; a scenario file cites them with `rules = [...]` at its top. A test that checks nothing
cites nothing.
"""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Literal

from starboard.core.catalogue import Catalogue, Rule, Scope
from starboard.core.content import parse_toml
from starboard.core.errors import ContentError

Citations = dict[str, list[str]]
Constants = Mapping[str, ast.expr]
CHECKING_NAMES = ("assert", "check", "expect")


@dataclass(frozen=True)
class SectionCoverage:
    """How far the tests reach in one section of the rulebook."""

    section: str
    covered: int
    total: int


@dataclass(frozen=True)
class UnknownCitation:
    """An id that tests cite and no catalogue has, with the id that was probably meant."""

    id: str
    tests: list[str]
    closest: str | None


@dataclass(frozen=True)
class Coverage:
    """What needs a test within a scope, and what has one."""

    covered: int
    total: int
    sections: list[SectionCoverage]
    missing: list[Rule]
    not_modelled: list[Rule]
    unknown: list[UnknownCitation]


def measure(
    catalogue: Catalogue,
    cited: Citations,
    scope: Scope | Literal["all"] = "all",
    elsewhere: Collection[str] = (),
) -> Coverage:
    """Compare what tests cite with what a catalogue asks for; `elsewhere` holds the ids of other games."""
    inside = [rule for rule in catalogue if scope in ("all", rule.scope)]
    needed = [rule for rule in inside if catalogue.needs_test(rule)]
    sections = []
    for section in dict.fromkeys(rule.section for rule in needed):
        ids = [rule.id for rule in needed if rule.section == section]
        sections.append(SectionCoverage(section, sum(id in cited for id in ids), len(ids)))
    known = {rule.id for rule in catalogue}
    return Coverage(
        covered=sum(section.covered for section in sections),
        total=len(needed),
        sections=sections,
        missing=[rule for rule in needed if rule.id not in cited],
        not_modelled=[rule for rule in inside if rule.not_modelled is not None],
        unknown=[
            UnknownCitation(id, tests, catalogue.closest(id))
            for id, tests in sorted(cited.items())
            if id not in known and id not in elsewhere
        ],
    )


def citations(tests: Path) -> Citations:
    """Every rule id cited in a directory of tests, with the tests that cite it as `file::test`."""
    cited = marked(tests, "rule")
    for path in sorted(tests.glob("scenarios/**/*.toml")):
        _add(cited, path.relative_to(tests), _cited_by_scenario(path))
    return cited


def marked(tests: Path, mark: str) -> Citations:
    """Every id given to a mark in a directory of tests, with the tests that have it as `file::test`."""
    cited: Citations = {}
    for path in sorted(tests.rglob("test_*.py")):
        _add(cited, path.relative_to(tests), _cited_by_module(path, mark))
    return cited


def _add(cited: Citations, file: Path, found: Iterator[tuple[str, str]]) -> None:
    for test, id in found:
        name = f"{file.as_posix()}::{test}"
        tests = cited.setdefault(id, [])
        if name not in tests:
            tests.append(name)


def _cited_by_scenario(path: Path) -> Iterator[tuple[str, str]]:
    rules = parse_toml(path.read_text(encoding="utf-8"), str(path)).get("rules", [])
    if not isinstance(rules, list) or not all(isinstance(id, str) for id in rules):
        raise ContentError(str(path), "rules", "expected a list of rule ids")
    for id in rules:
        yield path.stem, id


def _cited_by_module(path: Path, mark: str) -> Iterator[tuple[str, str]]:
    try:
        module = ast.parse(path.read_text(encoding="utf-8"))
    except SyntaxError as problem:
        raise ContentError(str(path), f"line {problem.lineno}", problem.msg) from None
    constants = _constants(module.body)
    ids = _ids(mark, constants.get("pytestmark"), constants)
    yield from _cited_in(module.body, mark, "", ids, constants)


def _cited_in(
    body: list[ast.stmt], mark: str, prefix: str, inherited: list[str], constants: Constants
) -> Iterator[tuple[str, str]]:
    """The (test, id) pairs of a module or class body; `inherited` are the ids marked around it."""
    for node in body:
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            continue
        ids = [*inherited, *(id for each in node.decorator_list for id in _ids(mark, each, constants))]
        if isinstance(node, ast.ClassDef):
            if node.name.startswith("Test"):
                ids += _ids(mark, _constants(node.body).get("pytestmark"), constants)
                yield from _cited_in(node.body, mark, f"{prefix}{node.name}::", ids, constants)
        elif node.name.startswith("test") and _checks_something(node):
            for id in ids:
                yield prefix + node.name, id


def _constants(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """The names assigned in a module or class body: marks and parameter lists are often kept in one."""
    constants: dict[str, ast.expr] = {}
    for node in body:
        if isinstance(node, ast.Assign):
            constants.update({each.id: node.value for each in node.targets if isinstance(each, ast.Name)})
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value:
            constants[node.target.id] = node.value
    return constants


def _ids(mark: str, expression: ast.expr | None, constants: Constants) -> list[str]:
    """The ids in every `pytest.mark.rule(...)` inside an expression, also by way of a module constant."""
    ids = []
    for node in _walk(expression, constants):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in (f"pytest.mark.{mark}", f"mark.{mark}"):
            values = [value for argument in node.args for value in _walk(argument, constants)]
            constant = [each.value for each in values if isinstance(each, ast.Constant)]
            ids += [value for value in constant if isinstance(value, str)]
    return list(dict.fromkeys(ids))


def _walk(expression: ast.expr | None, constants: Constants) -> Iterator[ast.AST]:
    """Every node of an expression, and of the constants it names."""
    waiting = [] if expression is None else [expression]
    seen: set[str] = set()
    while waiting:
        for node in ast.walk(waiting.pop()):
            yield node
            if isinstance(node, ast.Name) and node.id in constants and node.id not in seen:
                seen.add(node.id)
                waiting.append(constants[node.id])


def _checks_something(test: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether a test has an assertion, expects an error, or calls something like `check_contract`."""
    for node in (node for statement in test.body for node in ast.walk(statement)):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).split(".")[-1].lstrip("_")
            if name == "raises" or name.startswith(CHECKING_NAMES):
                return True
    return False
