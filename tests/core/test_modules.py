"""The modules a game may bring: found by name, held to their protocol, and none of them needed."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from starboard.core.errors import UnknownName
from starboard.core.module import BadModule, Module
from starboard.core.modules import BALANCE, CONTENT, ENDINGS, INTEGRITY, POSITIONS, TERRAIN, THUMB
from starboard.terminal.look import TERMINAL

EVERY_MODULE = (THUMB, TERRAIN, BALANCE, ENDINGS, POSITIONS, INTEGRITY, CONTENT, TERMINAL)


@pytest.mark.parametrize("module", EVERY_MODULE, ids=lambda module: module.name)
def test_a_game_that_brings_a_module_gives_it(module: Module[object]):
    assert isinstance(module.needed("hagalaz"), ModuleType)
    assert module.of("hagalaz") is module.needed("hagalaz")


@pytest.mark.parametrize("module", EVERY_MODULE, ids=lambda module: module.name)
def test_a_game_may_do_without_any_of_them(module: Module[object]):
    assert module.of("bare") is None
    with pytest.raises(UnknownName, match=f"the game 'bare' has no {module.words}"):
        module.needed("bare")


def test_a_module_that_lacks_something_is_told(monkeypatch: pytest.MonkeyPatch):
    half = ModuleType("starboard.games.hagalaz.half")
    vars(half)["AIMS"] = ("win",)
    monkeypatch.setitem(sys.modules, half.__name__, half)

    with pytest.raises(BadModule) as told:
        Module[object]("half", THUMB.protocol, "halves").of("hagalaz")

    assert str(told.value) == "the module 'half' of the game 'hagalaz' has no TASTES, advise"


def test_a_module_that_needs_something_missing_is_not_taken_for_absent(monkeypatch: pytest.MonkeyPatch):
    class Finder:
        @staticmethod
        def find_spec(name: str, path: object = None, target: object = None) -> None:
            if name == "starboard.games.hagalaz.odd":
                raise ModuleNotFoundError("No module named 'numpy'", name="numpy")

    monkeypatch.setattr(sys, "meta_path", [Finder, *sys.meta_path])

    with pytest.raises(ModuleNotFoundError, match="numpy"):
        Module[object]("odd", THUMB.protocol, "oddities").of("hagalaz")
