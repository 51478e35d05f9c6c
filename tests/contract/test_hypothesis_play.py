"""Any mixture of answers, undos, redos, forks and saves keeps a table in line with a plain list of positions."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import starboard
from starboard.bots import make_bot
from starboard.core.errors import BeyondHorizon, IllegalAnswer
from starboard.core.game import scenario_of
from starboard.core.table import Table
from starboard.lab.simulate import play_on
from support.contract import SCENARIOS, Line, Look, look


class AnyPlay(RuleBasedStateMachine):
    """`past` are the positions since we sat down, the present one last; `future` those that redo gives."""

    table: Table[Any]

    @initialize(
        scenario=st.sampled_from(SCENARIOS),
        more=st.integers(0, 3),
        seed=st.integers(0, 10**6),
        opening=st.integers(0, 300),
    )
    def sit_down(self, scenario: tuple[str, str], more: int, seed: int, opening: int) -> None:
        fewest, most = scenario_of(starboard.game(scenario[0]), scenario[1]).seats
        self.line = Line(*scenario, min(fewest + more, most), "random", seed)
        self.table = self.line.table()
        play_on(self.table, make_bot("random", self.line.game, seed), opening)
        self.past: list[Look] = [look(self.table)]
        self.future: list[Look] = []

    @precondition(lambda self: self.table.choice)
    @rule(place=st.integers(0, 10**6), by_key=st.booleans())
    def answer(self, place: int, by_key: bool) -> None:
        choice = self.table.choice
        assert choice is not None
        place %= len(choice.values)
        if by_key:
            self.table.answer(choice.keys[place])
        else:
            self.table.pick(place)
        self.past.append(look(self.table))
        self.future = []

    @rule(key=st.sampled_from(["", "done", "move:Z99", "@0 done", "place:"]))
    def answer_nonsense(self, key: str) -> None:
        if self.table.choice and key in self.table.choice.keys:
            return
        with pytest.raises(IllegalAnswer):
            self.table.answer(key)

    @precondition(lambda self: len(self.past) > 1)
    @rule(beyond=st.booleans())
    def undo(self, beyond: bool) -> None:
        try:
            self.table.undo(beyond=beyond)
        except BeyondHorizon:
            assert not beyond
            assert self.table.horizon > self.table.undo_target()
            assert look(self.table) == self.past[-1]
            return
        self.future.append(self.past.pop())

    @rule()
    def redo(self) -> None:
        if self.future:
            self.table.redo()
            self.past.append(self.future.pop())
        else:
            with pytest.raises(IllegalAnswer, match="nothing to redo"):
                self.table.redo()

    @rule(answers=st.integers(0, 5), seed=st.integers(0, 10))
    def fork_and_leave(self, answers: int, seed: int) -> None:
        fork = self.table.fork()
        assert look(fork) == self.past[-1]
        play_on(fork, make_bot("random", self.line.game, seed), answers)

    @rule()
    def go_on_with_a_fork(self) -> None:
        self.table = self.table.fork()
        self.future = []

    @rule()
    def save_and_load(self) -> None:
        self.table = starboard.load(self.table.save())
        self.future = []

    @rule()
    def ask_why_not(self) -> None:
        if self.table.choice:
            assert self.table.why_not(self.table.choice.keys[0]) is None
            assert not self.table.why_not("no-such-piece")

    @invariant()
    def the_table_is_where_it_should_be(self) -> None:
        assert look(self.table) == self.past[-1]
        assert self.table.over == (self.table.outcome is not None)


settled = settings(deadline=None, suppress_health_check=list(HealthCheck), print_blob=True)

TestAnyPlay = pytest.mark.timeout(600)(AnyPlay.TestCase)  # time to make a failing example small
TestAnyPlay.settings = settings(settled, max_examples=80, stateful_step_count=50, derandomize=True)


class LongPlay(AnyPlay):
    """The same for longer, and never twice the same."""


TestLongPlay = pytest.mark.soak(LongPlay.TestCase)
TestLongPlay.settings = settings(settled, max_examples=3000, stateful_step_count=60)
