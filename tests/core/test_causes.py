"""Everything that happens has a cause: what the rules say acts, or the answer that was given."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import starboard
from starboard.core.because import Because, because, heads
from starboard.core.errors import EndStep
from starboard.core.event import SET_UP, TOGETHER, Cause, Event, Log
from starboard.core.table import Table
from starboard.core.text import in_english, say
from support.toy import toy


class Rang(Event, frozen=True):
    """A bell rang."""


CARD = Cause("card", "comet", "wrex")


@pytest.fixture
def log() -> Log:
    log = Log()
    log.listen()
    return log


def causes(log: Log) -> list[Cause]:
    return [cause for _, cause in log.take()]


# --- whoever acts says so -----------------------------------------------------------------------------------------


def test_what_is_announced_while_something_acts_has_it_for_its_cause(log: Log):
    with log.because("card", "comet", "wrex"):
        log.add(Rang())
    log.add(Rang())

    assert causes(log) == [CARD, SET_UP]


def test_a_reaction_has_its_own_cause_and_what_it_interrupted_goes_on_after_it(log: Log):
    with log.because("card", "comet"):
        log.add(Rang())
        with log.because("ability", "overwatch"):
            log.add(Rang())
        log.add(Rang())

    assert [cause.id for cause in causes(log)] == ["comet", "overwatch", "comet"]


def test_what_a_step_begins_with_lies_beneath_what_acts_and_above_the_answers(log: Log):
    log.answer = Cause("answer", "go", seat=1)
    log.step = Cause("round")
    log.add(Rang())
    with log.by(CARD):
        log.add(Rang())
    log.step = None
    log.add(Rang())

    assert [cause.kind for cause in causes(log)] == ["round", "card", "answer"]


@pytest.mark.parametrize("problem", [EndStep(), ZeroDivisionError()])
def test_nothing_acts_any_more_when_a_step_is_broken_off(log: Log, problem: Exception):
    with pytest.raises(type(problem)), log.by(CARD), log.because("ability", "overwatch"):
        raise problem
    log.add(Rang())

    assert causes(log) == [SET_UP]


# --- at a table ---------------------------------------------------------------------------------------------------


def test_an_answer_is_the_cause_of_what_follows_from_it():
    table = toy()
    for seat in (0, 1):
        table.answer(f"bid:{seat}", seat)
    table.answer("roll")

    [(_, cause)] = table.news()
    assert (cause.kind, cause.id, cause.seat, cause.text) == ("answer", "roll", 1, say("option-roll"))


def test_nobody_who_plays_for_search_is_asked_for_the_text_of_an_answer(monkeypatch: pytest.MonkeyPatch):
    table = toy().fork()

    def nobody(*_: Any) -> None:
        raise AssertionError("nobody listens")

    monkeypatch.setattr(table, "option", nobody)
    for seat in (0, 1):
        table.answer(f"bid:{seat}", seat)
    table.answer("roll")

    assert table.news() == []


def bazaar(**options: Any) -> Table[Any]:
    return starboard.new("bazaar", scenario="market", seats=3, seed=4, **options)


def played(table: Table[Any]) -> Table[Any]:
    while table.choice is not None:
        table.pick(len(table.entries) % len(table.choice.values))
    return table


def test_what_all_answered_at_once_is_nobodys_answer_alone():
    told = {type(event).__name__: cause for event, cause in played(bazaar()).news()}

    assert told["BidsOpened"] == TOGETHER
    assert told["BrokerActed"] == Cause("broker")
    assert told["Dealt"] == Cause("dealing")


def test_what_the_first_of_several_did_is_that_ones_answer_and_what_all_let_pass_is_nobodys():
    table = bazaar()
    while table.choices:
        choice = next((each for each in table.choices if "bribe" in each.keys), table.choices[0])
        table.answer("bribe" if "bribe" in choice.keys else choice.keys[-1], seat=choice.seat)

    taken: list[tuple[Any, Cause]] = [happened for happened in table.news() if type(happened[0]).__name__ == "LotTaken"]

    assert {event.bribed for event, _ in taken} == {True, False}
    for event, cause in taken:
        assert (cause.kind, cause.seat) == (("answer", event.seat) if event.bribed else (TOGETHER.kind, TOGETHER.seat))


def test_a_step_that_nobody_answers_in_does_not_have_the_last_answer_of_another():
    kinds = {cause.kind for event, cause in played(bazaar()).news() if type(event).__name__ == "Dealt"}

    assert kinds == {"dealing"}


def as_bytes(story: Any) -> list[bytes]:
    return [msgspec.json.encode((at, repr(event), cause), enc_hook=in_english) for at, (event, cause) in story]


@pytest.mark.parametrize("game", ["bazaar", "hagalaz"])
def test_undo_replay_fork_and_load_give_the_same_causes(game: str):
    table: Table[Any] = starboard.new(game, seats=2, seed=9)
    live: list[Any] = []
    for turn in range(60):
        if table.choice is None:
            break
        live += [(len(table.entries), happened) for happened in table.news()]
        if turn % 7 == 5:
            table.undo(beyond=True)
            live = [line for line in live if line[0] <= len(table.entries)]
            table.redo()
        else:
            table.pick(turn % len(table.choice.values))
    live += [(len(table.entries), happened) for happened in table.news()]

    told = as_bytes(table.story())
    assert len(told) > 10
    assert as_bytes(live) == told
    assert as_bytes(table.fork().story()) == told
    assert as_bytes(starboard.load(table.save()).story()) == told


# --- as people read them ------------------------------------------------------------------------------------------


def test_an_answer_is_named_by_its_text_and_one_given_in_secret_to_its_seat_alone():
    open_ = Cause("answer", "roll", seat=1, text=say("option-roll"))
    secret = Cause("answer", "bid:jade", seat=1, text=say("option-bid"), secret=True)

    assert because("bazaar", open_, 0) == Because("answer", say("option-roll"), seat=1)
    assert because("bazaar", secret, 0) == Because("answer", say("because-secret"), seat=1)
    assert because("bazaar", secret, 1) == Because("answer", say("option-bid"), seat=1)


def test_a_game_names_what_its_rules_say_and_what_can_be_opened():
    assert because("bazaar", Cause("broker"), -1) == Because("broker", say("because-broker"), "broker")
    assert because("bazaar", SET_UP, -1) == Because("set-up", say("because-set-up"))


def test_a_game_without_names_for_causes_still_tells_its_log():
    assert because("toy", Cause("card", "comet"), -1) == Because("card", say("because-rules"))


def test_only_the_first_of_several_lines_with_one_cause_names_it():
    broker, dealing = Cause("broker"), Cause("dealing")
    lines = [(1, broker), (2, broker), (3, Cause("broker")), (4, dealing), (5, broker)]

    told = [(line, named and named.kind) for line, named in heads("bazaar", lines, -1)]

    assert told == [(1, "broker"), (2, None), (3, None), (4, "dealing"), (5, "broker")]
