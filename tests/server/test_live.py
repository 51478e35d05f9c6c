"""A table that people are at: what they may do, what they are told, and that nothing is lost or doubled."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest

import starboard
from starboard.core.choice import Choice
from starboard.core.journal import read_save
from starboard.core.table import Table
from starboard.core.text import say
from starboard.server import botseats
from starboard.server import live as live_module
from starboard.server import protocol as wire
from starboard.server.live import LiveTable
from support.tables import Desk, Person, answer, desk, opened_toy, redo, run, sit, tell, undo, until
from support.toy import toy

__all__ = ["desk"]

JOURNALS = Path(__file__).parents[1] / "journals"


class Calm:
    """A bot that takes the first thing offered, so that a test can foresee it."""

    def pick(self, choice: Choice, look: object) -> int:
        return 0


@pytest.fixture
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(botseats, "make_bot", lambda *_: Calm())


async def begun(desk: Desk, **how: Any) -> tuple[LiveTable, Person, Person]:
    """Ann on seat 0, Ben on seat 1; Ben is asked to roll or pass."""
    live = await desk.table(opened_toy(seed=3, **how), ["ann", "ben"])
    return live, sit(live, "ann"), sit(live, "ben")


def keys(person: Person) -> list[str]:
    return [option["key"] for one in person.asked for option in one["options"]]


# --- coming and going --------------------------------------------------------------------------------------------


def test_who_comes_is_told_everything_they_may_know(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)

        welcome = ben.last("welcome")
        assert welcome["seq"] == 0
        assert welcome["entries"] == 2
        assert welcome["waiting"] == [1]
        assert [one["seat"] for one in welcome["asked"]] == [1]
        assert keys(ben) == ["roll", "pass", "stop"]
        assert welcome["scene"][0]["id"] == "gems"
        assert ann.last("welcome")["asked"] == []
        assert [seat.get("here", False) for seat in ann.last("seats")["seats"]] == [True, True]
        assert [seat.get("yours", False) for seat in ann.last("seats")["seats"]] == [True, False]
        assert [seat["name"] for seat in ann.last("seats")["seats"]] == ["Ann", "Ben"]

        live.leave(ben)
        assert [seat.get("here", False) for seat in ann.last("seats")["seats"]] == [True, False]

    run(scene())


def test_only_the_host_is_told_the_invitations(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(seats=3), ["ann", "ben", ""])

        assert sit(live, "ann").last("welcome")["invites"] == {"2": "invite-table-1-2"}
        assert sit(live, "ben").last("welcome")["invites"] == {}
        assert sit(live, "", watching=True).last("welcome")["invites"] == {}

    run(scene())


def test_whoever_sits_down_while_watching_is_welcomed_again(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(), ["ann", ""])
        await desk.person("ben")
        ben = sit(live, "ben", watching=True)
        assert ben.last("welcome")["spectator"] is True

        live.sit_down(1, "ben")
        await until(lambda: len(ben.of("welcome")) == 2)

        assert ben.last("welcome")["spectator"] is False
        assert keys(ben) == ["bid:0", "bid:1", "bid:2"]
        assert [seat.holder for seat in desk.store.seats(live.row.id)] == ["ann", "ben"]

    run(scene())


def test_a_spectator_sees_what_is_public_and_can_do_nothing(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        eve = sit(live, "", watching=True)
        assert eve.asked == []
        before = list(live.table.entries)

        for message in (
            wire.Answer("1", live.seq, 1, "roll"),
            wire.Undo("2", live.seq),
            wire.Redo("3", live.seq),
            wire.Consent("4", 1, True),
            wire.Hand("5", 1, "random"),
            wire.Seen("6", 0),
            wire.Foresee("8", live.seq, 1),
        ):
            await tell(live, eve, message)
        await tell(live, eve, wire.WhyNot("7", 1, "roll"))

        assert eve.refusals() == ["server-spectator"] * 7 + ["server-not-your-seat"]
        assert live.table.entries == before
        await answer(live, ben, "roll")
        assert eve.last("update")["asked"] == []
        assert eve.log == ["won"]

    run(scene())


# --- answering ---------------------------------------------------------------------------------------------------


def test_an_answer_is_stored_told_and_acknowledged(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        id = await answer(live, ben, "roll")

        assert ben.last("update")["done"] == id
        assert "done" not in ann.last("update")
        assert ann.last("update")["seq"] == ben.last("update")["seq"] == 1
        assert ann.log == ["won"]
        assert desk.store.load(live.row.id)[2] != []

    run(scene())


def test_nobody_is_told_before_it_is_stored(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        desk.store.held = True

        live.receive(ben, wire.Answer("1", 0, 1, "roll"))
        await asyncio.sleep(0.05)
        late = sit(live, "ann")

        assert ben.of("update") == ann.of("update") == []
        assert late.heard == [], "a welcome would show the answer too"
        desk.store.release()
        await until(lambda: late.of("welcome"))
        assert ben.last("update")["done"] == "1"
        assert late.last("welcome")["seq"] == 1
        assert late.of("update") == []

    run(scene())


def test_the_same_answer_twice_counts_once(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        message = wire.Answer("same", 0, 1, "roll")
        await tell(live, ben, message)
        entries = list(live.table.entries)

        await tell(live, ben, message)

        assert live.table.entries == entries
        assert ben.last("done") == {"type": "done", "id": "same", "seq": 1}
        assert ben.refusals() == []

    run(scene())


@pytest.mark.parametrize("tidy", [True, False])
def test_an_answer_sent_again_after_the_server_came_back_counts_once(desk: Desk, tidy: bool) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        message = wire.Answer("same", 0, 1, "roll")
        await tell(live, ben, message)
        entries = list(live.table.entries)

        again = await desk.reopen(live, tidy=tidy)
        back = sit(again, "ben")
        await tell(again, back, message)

        assert again.table.entries == entries
        assert back.last("done") == {"type": "done", "id": "same", "seq": 1}

    run(scene())


def test_an_answer_sent_again_is_not_acknowledged_before_the_first_is_stored(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        desk.store.held = True
        live.receive(ben, wire.Answer("same", 0, 1, "roll"))
        live.leave(ben)
        back = sit(live, "ben")

        live.receive(back, wire.Answer("same", 0, 1, "roll"))
        await asyncio.sleep(0.02)

        assert back.heard == []
        desk.store.release()
        await until(lambda: back.of("done"))
        assert [message["type"] for message in back.heard if message["type"] != "seats"] == ["welcome", "done"]

    run(scene())


def test_the_same_id_with_another_answer_is_another_message(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        await tell(live, ben, wire.Answer("same", 0, 1, "roll"))

        await tell(live, ben, wire.Answer("same", 0, 1, "pass"))

        assert ben.refusals() == ["server-out-of-date"]
        assert live.table.entries[2] == "roll"

    run(scene())


def test_another_persons_message_of_the_same_id_is_another_message(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(), ["ann", "ben"])
        ann, ben = sit(live, "ann"), sit(live, "ben")
        await tell(live, ann, wire.Answer("1", 0, 0, "bid:1"))

        await tell(live, ben, wire.Answer("1", 1, 1, "bid:1"))

        assert live.table.entries == ["@0 bid:1", "@1 bid:1"]
        assert ben.last("update")["done"] == "1"

    run(scene())


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        (wire.Answer("1", 0, 0, "roll"), "server-not-your-seat"),
        (wire.Answer("1", 0, 7, "roll"), "server-not-your-seat"),
        (wire.Answer("1", 5, 1, "roll"), "server-out-of-date"),
        (wire.Answer("1", 0, 1, "bid:2"), "server-not-offered"),
        (wire.Redo("1", 0), "server-nothing-to-redo"),
        (wire.Redo("1", 3), "server-out-of-date"),
        (wire.Undo("1", 3), "server-out-of-date"),
        (wire.Consent("1", 1, True), "server-nothing-to-agree-to"),
        (wire.Look("1", 99), "server-no-such-moment"),
        (wire.Hand("1", 9, ""), "server-no-such-seat"),
        (wire.Hand("1", 0, "random"), "server-not-your-seat"),
        (wire.Hand("1", 1, "genius"), "server-no-such-bot"),
        (wire.Hand("1", 1, "thumb"), "server-no-such-bot"),
        (wire.WhyNot("1", 0, "roll"), "server-not-your-seat"),
        (wire.Foresee("1", 0, 0), "server-not-your-seat"),
        (wire.Foresee("1", 5, 1), "server-out-of-date"),
    ],
)
def test_what_cannot_be_done_is_refused_and_changes_nothing(desk: Desk, message: wire.Incoming, reason: str) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        entries = list(live.table.entries)

        await tell(live, ben, message)
        await until(ben.refusals)

        assert ben.refusals() == [reason]
        assert ben.last("refused")["id"] == "1"
        assert (live.table.entries, live.seq, live.broken) == (entries, 0, False)

    run(scene())


def test_a_seat_that_is_not_asked_cannot_answer(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, _ = await begun(desk)

        await tell(live, ann, wire.Answer("1", 0, 0, "roll"))

        assert ann.refusals() == ["server-not-asked"]

    run(scene())


def test_a_seat_that_is_not_asked_is_told_who_decides(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, _ = await begun(desk)

        await tell(live, ann, wire.WhyNot("1", 0, "roll"))

        assert ann.last("why")["reason"] == {
            "id": "reason-another-is-asked",
            "args": {"player": {"id": "player", "args": {"number": 2}}},
        }

    run(scene())


def test_seats_that_choose_together_need_not_wait_for_each_other(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(), ["ann", "ben"])
        ann, ben = sit(live, "ann"), sit(live, "ben")

        live.receive(ann, wire.Answer("1", 0, 0, "bid:1"))
        live.receive(ben, wire.Answer("2", 0, 1, "bid:2"))
        await until(lambda: not live.storing)

        assert ann.refusals() == ben.refusals() == []
        assert live.table.entries == ["@0 bid:1", "@1 bid:2"]
        await tell(live, ann, wire.Answer("3", 0, 0, "bid:2"))
        assert ann.refusals() == ["server-out-of-date"]

    run(scene())


@pytest.mark.parametrize("tidy", [True, False])
def test_whoever_chooses_with_others_is_heard_though_the_server_came_back_meanwhile(desk: Desk, tidy: bool) -> None:
    async def scene() -> None:
        live = await desk.table(toy(), ["ann", "ben"])
        ann, ben = sit(live, "ann"), sit(live, "ben")
        await answer(live, ben, "bid:2", 1)
        assert ann.refusals() == ben.refusals() == []
        live = await desk.reopen(live, tidy=tidy)
        ann, ben = sit(live, "ann"), sit(live, "ben")

        await tell(live, ben, wire.Answer("before", 0, 1, "bid:1"))
        await tell(live, ann, wire.Answer("late", 0, 0, "bid:1"))

        assert ben.refusals() == ["server-out-of-date"]
        assert ann.refusals() == []
        assert live.table.entries[:2] == ["@1 bid:2", "@0 bid:1"]
        await tell(live, ann, wire.Answer("later", 0, 0, "bid:2"))
        assert ann.refusals() == ["server-out-of-date"]

    run(scene())


@pytest.mark.parametrize("tidy", [True, False])
def test_what_was_taken_back_is_no_open_question_after_the_server_came_back(desk: Desk, tidy: bool) -> None:
    async def scene() -> None:
        live = await desk.table(toy(), ["ann", "ann"])
        ann = sit(live, "ann")
        await answer(live, ann, "bid:2", 1)
        await undo(live, ann)
        assert live.table.entries == []
        live = await desk.reopen(live, tidy=tidy)
        ann = sit(live, "ann")

        await tell(live, ann, wire.Answer("stale", 1, 0, "bid:1"))
        assert ann.refusals() == ["server-out-of-date"]

        await tell(live, ann, wire.Answer("now", 2, 0, "bid:1"))
        assert live.table.entries == ["@0 bid:1"]

    run(scene())


def test_one_person_may_hold_several_seats_and_have_several_tabs(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(), ["ann", "ann"])
        one, two = sit(live, "ann"), sit(live, "ann")
        assert [asked["seat"] for asked in one.asked] == [0, 1]

        await answer(live, one, "bid:0", 0)
        await answer(live, two, "bid:2", 1)

        assert [message["seq"] for message in one.of("update")] == [1, 2]
        assert [message["seq"] for message in two.of("update")] == [1, 2]
        assert [asked["seat"] for asked in one.asked] == [asked["seat"] for asked in two.asked] == [1]
        assert live.table.entries == ["@0 bid:0", "@1 bid:2"]

    run(scene())


def test_why_not_gives_reason_and_rule(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)

        await tell(live, ben, wire.WhyNot("1", 1, "roll"))
        await tell(live, ben, wire.WhyNot("2", 1, "gem:ruby"))

        free, refused = ben.of("why")
        assert "reason" not in free
        assert (refused["reason"]["id"], refused["rule"]) == ("reason-not-part-of-this-choice", "TOY-02")

    run(scene())


# --- undo and redo -----------------------------------------------------------------------------------------------


async def to_gems(live: LiveTable, ben: Person) -> None:
    """Ben passes and picks a gem: nothing is seen that could not be taken back."""
    await answer(live, ben, "pass")
    await answer(live, ben, "gem:ruby")


def test_what_showed_nothing_is_taken_back_by_whoever_answered_it(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await to_gems(live, ben)
        entries = list(live.table.entries)
        assert ben.last("update")["undo"] == {"id": "undo", "args": {"what": {"id": "option-gem"}}}

        await undo(live, ben)

        assert live.table.entries == entries[:-1]
        assert keys(ben) == ["gem:ruby", "gem:opal", "gem:jade"]
        assert ben.last("update")["redo"] == {"id": "redo", "args": {"what": {"id": "option-gem"}}}
        assert ann.log == ["server-undone"], "everybody is told who took back what"
        assert ann.last("update")["log"][-1]["text"]["args"] == {
            "who": "Ben",
            "what": {"id": "option-gem"},
        }
        await redo(live, ben)
        assert live.table.entries == entries
        assert "redo" not in ben.last("update")

    run(scene())


def test_what_somebody_else_answered_is_taken_back_only_with_their_consent(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await to_gems(live, ben)
        entries = list(live.table.entries)
        assert ann.last("update")["undo"] == {"id": "undo-ask", "args": {"what": {"id": "option-gem"}}}

        await undo(live, ann)

        assert live.table.entries == entries
        assert ben.last("consult") == {
            "type": "consult",
            "number": live.requests,
            "by": 0,
            "agreed": [0],
            "needed": [0, 1],
            "what": {"id": "option-gem"},
        }
        await tell(live, ben, wire.Consent("yes", live.requests, True))
        assert live.table.entries == entries[:-1]

    run(scene())


def test_who_has_not_answered_since_has_no_say_in_an_undo(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(seats=3), ["ann", "ben", "cleo"])
        ann, ben, cleo = (sit(live, name) for name in ("ann", "ben", "cleo"))
        for person, bid in ((ann, "bid:0"), (ben, "bid:2"), (cleo, "bid:0")):
            await answer(live, person, bid)
        await to_gems(live, ben)
        entries = list(live.table.entries)

        await undo(live, ann)
        await tell(live, cleo, wire.Consent("yes", live.requests, True))

        assert cleo.last("consult")["needed"] == [0, 1]
        assert cleo.refusals() == ["server-nothing-to-agree-to"]
        assert live.table.entries == entries
        await tell(live, ben, wire.Consent("yes", live.requests, True))
        assert live.table.entries == entries[:-1]

    run(scene())


@pytest.mark.parametrize("message", [wire.Undo, wire.Redo])
def test_nobody_goes_back_or_forth_from_a_position_that_is_no_more(
    desk: Desk, message: type[wire.Undo | wire.Redo]
) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        await to_gems(live, ben)
        await undo(live, ben)
        entries = list(live.table.entries)

        await tell(live, ben, message("late", live.seq - 1))

        assert ben.refusals() == ["server-out-of-date"]
        assert live.table.entries == entries
        await tell(live, ben, message("now", live.seq))
        assert live.table.entries != entries

    run(scene())


@pytest.mark.parametrize("tidy", [True, False])
def test_what_would_be_taken_back_has_its_name_also_after_a_restart(desk: Desk, tidy: bool) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        await to_gems(live, ben)
        named = ben.last("update")["undo"]

        again = await desk.reopen(live, tidy=tidy)

        assert sit(again, "ben").last("welcome")["undo"] == named
        assert named["args"]["what"] == {"id": "option-gem"}

    run(scene())


def test_whatever_is_carried_out_is_acknowledged(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await to_gems(live, ben)

        await tell(live, ann, wire.Undo("ask", live.seq))
        await tell(live, ben, wire.Consent("no", live.requests, False))
        await tell(live, ann, wire.Undo("ask-again", live.seq))
        await tell(live, ben, wire.Consent("yes", live.requests, True))
        await tell(live, ann, wire.Seen("seen", live.seq))
        await tell(live, ann, wire.Hurry("hurry"))

        assert [done["id"] for done in ann.of("done")] == ["ask", "ask-again", "seen", "hurry"]
        assert [done["id"] for done in ben.of("done")] == ["no"]
        assert ben.last("update")["done"] == "yes", "a change is acknowledged with what it led to"

    run(scene())


def test_nobody_gives_somebody_elses_answer_again(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await to_gems(live, ben)
        await undo(live, ben)
        entries = list(live.table.entries)

        await redo(live, ann)

        assert live.table.entries == entries
        assert ann.refusals() == ["server-redo-not-yours"]

    run(scene())


def test_consent_that_arrives_after_the_server_was_started_again_is_none_to_another_undo(desk: Desk) -> None:
    """A client says again what was not acknowledged; by then something else may have been asked for."""

    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await to_gems(live, ben)
        await undo(live, ann)
        late = wire.Consent("late", live.requests, True)
        live.broken = True
        desk.tables.forget(live)
        again = desk.open(live.row.id)
        assert again is not live
        ann, ben = sit(again, "ann"), sit(again, "ben")
        entries = list(again.table.entries)
        await undo(again, ann, unit="turn")

        await tell(again, ben, late)

        assert again.table.entries == entries
        assert ben.refusals() == ["server-nothing-to-agree-to"]

    run(scene())


def test_consent_to_one_undo_is_none_to_another(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await to_gems(live, ben)
        entries = list(live.table.entries)
        await undo(live, ann)
        late = wire.Consent("late", live.requests, True)
        await undo(live, ann, unit="turn")

        await tell(live, ben, late)

        assert live.table.entries == entries
        assert ben.refusals() == ["server-nothing-to-agree-to"]

    run(scene())


@pytest.mark.parametrize("unit", ["action", "turn"])
def test_what_was_undone_at_once_is_redone_at_once(desk: Desk, unit: str) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        before = list(live.table.entries)
        await to_gems(live, ben)
        entries = list(live.table.entries)

        await undo(live, ben, unit=unit)
        assert live.table.entries == before
        await redo(live, ben, unit=unit)
        assert live.table.entries == entries

    run(scene())


@pytest.mark.parametrize("tidy", [True, False])
def test_what_was_undone_can_be_redone_after_the_server_came_back(desk: Desk, tidy: bool) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        await to_gems(live, ben)
        entries = list(live.table.entries)
        await undo(live, ben)
        await undo(live, ben)
        await redo(live, ben)

        again = await desk.reopen(live, tidy=tidy)
        back = sit(again, "ben")

        assert again.table.entries == entries[:-1]
        assert back.last("welcome")["redo"] == {"id": "redo", "args": {"what": {"id": "option-gem"}}}
        await redo(again, back)
        assert again.table.entries == entries

    run(scene())


def test_an_undo_sent_again_takes_back_nothing_more(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        await to_gems(live, ben)
        message = wire.Undo("same", live.seq)
        await tell(live, ben, message)
        entries = list(live.table.entries)

        await tell(live, ben, message)

        assert live.table.entries == entries
        assert ben.last("done")["id"] == "same"

    run(scene())


def test_alone_one_may_take_back_what_was_seen_and_the_log_says_so(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(opened_toy(seed=3), ["ann", "ann"])
        ann = sit(live, "ann")
        await answer(live, ann, "roll", 1)
        assert ann.last("update")["undo"]["id"] == "undo-beyond"
        assert ann.log == ["won"]

        await undo(live, ann)

        assert live.table.entries == ["@0 bid:0", "@1 bid:2"]
        assert ann.log == ["server-undone-beyond"]
        again = await desk.reopen(live, tidy=False)
        assert sit(again, "ann").log == ["server-undone-beyond"]

    run(scene())


def test_with_others_it_needs_everybodys_consent(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await answer(live, ben, "roll")
        entries = list(live.table.entries)

        await undo(live, ben)

        assert live.table.entries == entries
        assert ann.last("consult") == {
            "type": "consult",
            "number": live.requests,
            "by": 1,
            "agreed": [1],
            "needed": [0, 1],
            "what": {"id": "option-roll"},
            "seen": True,
        }
        assert sit(live, "ann").last("consult")["by"] == 1, "whoever comes later hears of it"
        await tell(live, ann, wire.Consent("yes", live.requests, True))
        assert live.table.entries == entries[:2]
        assert ann.last("update")["done"] == "yes"
        assert ben.log == ["server-undone-beyond"]

    run(scene())


def test_one_refusal_ends_the_request(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await answer(live, ben, "roll")
        entries = list(live.table.entries)
        await undo(live, ben)

        await tell(live, ann, wire.Consent("no", live.requests, False))
        await tell(live, ann, wire.Consent("yes", live.requests, True))

        assert live.table.entries == entries
        assert ben.last("consult")["by"] == -1
        assert ben.log[-1] == "server-undo-refused", "a refusal is announced"
        assert ann.refusals() == ["server-nothing-to-agree-to"]

    run(scene())


def test_whoever_asked_does_not_agree_for_the_others(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        await answer(live, ben, "roll")
        entries = list(live.table.entries)
        await undo(live, ben)
        other_tab = sit(live, "ben")

        await tell(live, other_tab, wire.Consent("yes", live.requests, True))

        assert live.table.entries == entries
        assert other_tab.last("consult")["agreed"] == [1]

    run(scene())


def test_playing_on_ends_the_request(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await answer(live, ben, "roll")
        await undo(live, ben)
        await answer(live, ben, "gem:ruby")
        entries = list(live.table.entries)

        await tell(live, ann, wire.Consent("yes", live.requests, True))

        assert ann.refusals() == ["server-nothing-to-agree-to"]
        assert live.table.entries == entries

    run(scene())


def test_a_seat_in_the_hands_of_a_bot_is_not_asked_for_consent(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await answer(live, ben, "roll")
        await tell(live, ann, wire.Hand("1", 0, "random"))

        await undo(live, ben)

        assert live.table.entries == ["@0 bid:0", "@1 bid:2"]

    run(scene())


def test_lines_of_what_is_undone_are_taken_back_and_told_again_by_a_redo(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(opened_toy(seed=3), ["ann", "ann"])
        ann = sit(live, "ann")
        await answer(live, ann, "roll", 1)
        await undo(live, ann)
        await redo(live, ann)

        assert ann.log == ["server-undone-beyond", "won"]
        assert sit(live, "ann").log == ann.log

    run(scene())


# --- bots --------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("calm")
def test_bots_answer_for_their_seats_and_everybody_sees_it(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(seed=3), ["ann", ""], {1: "random"})
        ann = sit(live, "ann")
        await until(lambda: ann.of("update"))
        await answer(live, ann, "bid:2")
        for key in ("pass", "gem:ruby", "gem:opal"):
            await answer(live, ann, key)

        await until(lambda: keys(ann) == ["bid:0", "bid:1", "bid:2"])

        assert live.table.entries[:2] == ["@1 bid:0", "@0 bid:2"]
        assert [entry for entry in live.table.entries[5:] if entry != 0][0:1] == ["roll"]
        assert ann.log == ["won"]

    run(scene())


@pytest.mark.usefixtures("calm")
def test_bots_play_on_after_the_server_came_back(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(opened_toy(seed=3), ["ann", ""], {1: "random"})
        assert live.table.choice is not None
        assert live.table.choice.seat == 1

        ann = sit(live, "ann")
        await until(lambda: ann.asked)

        assert ann.asked[0]["seat"] == 0
        assert live.table.entries[2] == "roll"

    run(scene())


@pytest.mark.usefixtures("calm")
def test_a_seat_goes_to_a_bot_and_back_at_any_decision(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)

        await tell(live, ben, wire.Hand("1", 1, "random"))
        await until(lambda: ann.asked)

        assert ben.last("done")["id"] == "1"
        assert ann.last("seats")["seats"][1]["bot"] == "random"
        await tell(live, ben, wire.Hand("2", 1, ""))
        await answer(live, ann, "pass")
        await answer(live, ann, "gem:ruby")
        await answer(live, ann, "gem:opal")
        await until(lambda: len(ben.asked) == 1)
        assert desk.store.seats(live.row.id)[1].bot == ""

    run(scene())


@pytest.mark.usefixtures("calm")
def test_the_host_may_let_a_bot_play_an_empty_seat_and_nobody_else_may(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(seats=3), ["ann", "ben", ""])
        ann, ben = sit(live, "ann"), sit(live, "ben")

        await tell(live, ben, wire.Hand("1", 2, "random"))
        await tell(live, ann, wire.Hand("2", 2, "random"))
        await tell(live, ann, wire.Hand("3", 1, "random"))

        assert ben.refusals() == ann.refusals() == ["server-not-your-seat"]
        assert [seat.bot for seat in live.seats] == ["", "", "random"]
        await until(lambda: ann.last("update")["waiting"] == [0, 1])

    run(scene())


@pytest.mark.usefixtures("calm")
def test_an_undo_goes_back_to_a_persons_decision_and_bots_play_anew_only_after_the_next(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(seed=3), ["ann", ""], {1: "random"})
        ann = sit(live, "ann")
        await until(lambda: ann.of("update"))
        for key in ("bid:2", "pass", "gem:jade", "gem:opal"):
            await answer(live, ann, key)
        await until(lambda: keys(ann) == ["bid:0", "bid:1", "bid:2"] and ann.last("update")["waiting"] == [0])
        entries = list(live.table.entries)
        assert entries[:6] == ["@1 bid:0", "@0 bid:2", "pass", "gem:jade", "gem:opal", "roll"]

        await undo(live, ann)
        await asyncio.sleep(0.05)

        assert live.table.entries == entries[:4]
        assert "gem:opal" in keys(ann)
        await redo(live, ann)
        assert live.table.entries == entries
        await undo(live, ann)
        await answer(live, ann, "done")
        await until(lambda: keys(ann) == ["bid:0", "bid:1", "bid:2"] and ann.last("update")["waiting"] == [0])
        assert live.table.entries[4:6] == ["done", "roll"]

    run(scene())


@pytest.mark.usefixtures("calm")
def test_with_all_seats_in_the_hands_of_bots_there_is_nothing_to_undo(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(opened_toy(seed=3), ["ann", "ann"])
        ann = sit(live, "ann")
        await tell(live, ann, wire.Hand("1", 0, "random"))
        await tell(live, ann, wire.Hand("2", 1, "random"))
        await until(lambda: live.table.over)

        await undo(live, ann)

        assert ann.refusals() == ["server-nothing-to-undo"]

    run(scene())


# --- when something breaks ---------------------------------------------------------------------------------------


def test_a_bug_in_the_rules_stops_one_table_and_keeps_its_journal(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk, broken="crash")
        other = await desk.table(opened_toy(seed=3), ["ann", "ben"])
        there = sit(other, "ben")

        await tell(live, ben, wire.Answer("1", 0, 1, "roll"))

        assert [message["reason"]["id"] for message in ann.of("trouble") + ben.of("trouble")] == [
            "server-table-broken"
        ] * 2
        assert "dice" not in str(ann.heard), "what went wrong is for the log, not for players"
        assert [(line["event"], line["table"]) for line in desk.logs] == [("table-broken", live.row.id)]
        problem, journal = desk.store._row("SELECT problem, journal FROM trouble", ())
        assert "the dice fell off" in problem
        assert read_save(journal).entries == ["@0 bid:0", "@1 bid:2", "roll"]
        await tell(live, ann, wire.Undo("2", live.seq))
        assert ann.refusals() == ["server-table-broken"]
        await answer(other, there, "roll")
        assert there.log == ["won"]

    run(scene())


def test_who_comes_back_to_a_broken_table_finds_the_last_good_position(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk, broken="crash")
        await tell(live, ben, wire.Answer("1", 0, 1, "roll"))
        await until(lambda: live.row.id not in desk.tables.live)

        again = desk.open(live.row.id)
        back = sit(again, "ben")

        assert not again.broken
        assert keys(back) == ["roll", "pass", "stop"]
        await answer(again, back, "pass")
        assert back.refusals() == []

    run(scene())


@pytest.mark.usefixtures("calm")
def test_a_bot_that_runs_into_a_bug_stops_its_table_alone(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(opened_toy(seed=1, broken="empty"), ["ann", ""], {1: "random"})
        ann = sit(live, "ann")

        await until(lambda: ann.of("trouble"))

        assert live.broken

    run(scene())


def test_what_could_not_be_stored_has_not_happened(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        desk.store.full = True

        await tell(live, ben, wire.Answer("1", 0, 1, "roll"))
        await until(lambda: ann.closed)

        assert ben.of("update") == ann.of("update") == []
        assert [message["reason"]["id"] for message in ann.of("trouble")] == ["server-not-stored"]
        assert ann.closed == (1013, "not stored")
        await until(lambda: live.row.id not in desk.tables.live)
        desk.store.full = False
        again = desk.open(live.row.id)
        assert again.table.entries == ["@0 bid:0", "@1 bid:2"]
        await answer(again, sit(again, "ben"), "roll")
        assert again.seq == 1

    run(scene())


def test_nothing_is_kept_after_a_change_that_is_not(desk: Desk) -> None:
    async def scene() -> None:
        live, _, ben = await begun(desk)
        desk.store.held = desk.store.full = True
        live.receive(ben, wire.Answer("1", 0, 1, "pass"))
        desk.store.full = False
        live.receive(ben, wire.Answer("2", 1, 1, "gem:ruby"))
        desk.store.release()
        await until(lambda: ben.closed)

        again = desk.open(live.row.id) if live.row.id not in desk.tables.live else None
        await until(lambda: live.row.id not in desk.tables.live or again)

        assert ben.of("update") == []
        assert desk.open(live.row.id).table.entries == ["@0 bid:0", "@1 bid:2"]

    run(scene())


# --- time that passed --------------------------------------------------------------------------------------------


def test_what_a_person_has_seen_is_remembered(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await answer(live, ben, "roll")
        await tell(live, ann, wire.Seen("1", 1))
        live.leave(ann)
        await answer(live, ben, "gem:ruby")
        await answer(live, ben, "gem:opal")

        again = await desk.reopen(live)
        welcome = sit(again, "ann").last("welcome")

        assert welcome["since"] == 1
        assert [line["seq"] for line in welcome["log"]] == [1]
        assert welcome["seq"] == 3
        assert sit(again, "ben").last("welcome")["since"] == 0

    run(scene())


def test_what_is_seen_is_remembered_for_every_seat_a_person_holds(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(opened_toy(seed=1), ["ann", "ann"])
        ann = sit(live, "ann")
        await answer(live, ann, "roll", seat=1)
        await tell(live, ann, wire.Seen("seen", 1))
        live.leave(ann)

        await desk.reopen(live)

        assert [seat.seen for seat in desk.store.seats(live.row.id)] == [1, 1]

    run(scene())


def test_what_one_of_a_persons_seats_has_not_seen_is_new_to_them(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(toy(), ["ann", ""])
        ann = sit(live, "ann")
        await answer(live, ann, "bid:0")

        live.sit_down(1, "ann")

        await until(lambda: len(ann.of("welcome")) == 2)
        assert [seat.seen for seat in live.seats] == [0, 1], "who sits down now has nothing to catch up with"
        assert ann.last("welcome")["since"] == 0

    run(scene())


def test_nobody_has_seen_the_future(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, _ = await begun(desk)

        await tell(live, ann, wire.Seen("1", 2**53 - 1))

        assert live.seats[0].seen == 0

    run(scene())


def test_the_whole_game_can_be_told_and_looked_at(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        for key in ("roll", "gem:ruby", "gem:opal"):
            await answer(live, ben, key)

        live.receive(ann, wire.Tell("1"))
        await until(lambda: ann.of("told"))
        live.receive(ann, wire.Look("2", 2))
        await until(lambda: ann.of("past"))

        told = ann.last("told")
        assert told["moments"] == [0, 1, 2, 4, 5, 6]
        assert [(line["at"], line["text"]["id"]) for line in told["log"]] == [(4, "won")]
        past = ann.last("past")
        assert (past["at"], past["entries"], past["scene"][0]["id"]) == (2, 6, "gems")
        assert len(live.table.entries) == 6

    run(scene())


def test_whoever_looks_at_a_piece_is_told_of_it_and_nobody_else_is(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)

        await tell(live, ann, wire.Inspect("1", "ruby"))
        await tell(live, ann, wire.Inspect("2", "pearl-of-nowhere"))

        looked = ann.last("lens")
        assert (looked["id"], looked["piece"]) == ("1", "ruby")
        assert "lens" in looked
        assert ann.last("refused")["id"] == "2"
        assert not ben.of("lens")

    run(scene())


def test_a_remark_is_told_to_the_others_and_kept_nowhere(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        before = live.seq

        await tell(live, ann, wire.Remark("1", "  mind   the\nruby "))
        await tell(live, ben, wire.Remark("2", piece="gem:ruby"))

        assert (ben.last("remarked")["seat"], ben.last("remarked")["words"]) == (0, "mind the ruby")
        assert ann.last("remarked")["piece"] == "gem:ruby"
        assert len(ann.of("remarked")) == 1, "nobody hears themselves"
        assert [each.last("done")["id"] for each in (ann, ben)] == ["1", "2"]
        assert live.seq == before

    run(scene())


def test_remarks_are_bounded(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)

        await tell(live, ann, wire.Remark("1", "   "))
        assert ann.last("refused")["reason"]["id"] == "server-nothing-said"
        for number in range(6):
            await tell(live, ann, wire.Remark(f"m{number}", "again"))

        assert len(ben.of("remarked")) == 4
        assert ann.last("refused")["reason"]["id"] == "server-too-many-remarks"

    run(scene())


def test_a_game_that_has_ended_is_summed_up_for_whoever_asks(desk: Desk) -> None:
    async def scene() -> None:
        ended = starboard.load((JOURNALS / "hagalaz-1a-alone-by-thumb.json").read_bytes())
        live = await desk.table(ended, ["ann"])
        ann = sit(live, "ann")

        await tell(live, ann, wire.SumUp("1"))
        await until(lambda: ann.of("summed-up"))

        assert ann.last("summed-up")["id"] == "1"
        assert ann.refusals() == []

    run(scene())


def test_a_game_without_summaries_says_so(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, _ = await begun(desk)

        await tell(live, ann, wire.SumUp("1"))

        assert ann.last("refused")["reason"]["id"] == "server-nothing-to-sum-up"

    run(scene())


@pytest.mark.parametrize("tidy", [True, False])
def test_a_game_is_the_same_after_the_server_came_back_at_any_moment(desk: Desk, tidy: bool) -> None:
    async def scene() -> None:
        table = starboard.new("hagalaz", scenario="guns-of-cerberus", seats=2, seed=5)
        live = await desk.table(table, ["ann", "ben"])
        for turn in range(30):
            people = {name: sit(live, name) for name in ("ann", "ben")}
            asked = next(person for person in people.values() if person.asked)
            await answer(live, asked, keys(asked)[turn % len(keys(asked))], asked.asked[0]["seat"])
            if turn % 7 == 3:
                await undo(live, asked)
                await tell(live, people["ann"], wire.Consent(f"a{turn}", live.requests, True))
                await tell(live, people["ben"], wire.Consent(f"b{turn}", live.requests, True))
            now = sit(live, "ann").last("welcome")

            live = await desk.reopen(live, tidy=tidy)

            then = sit(live, "ann").last("welcome")
            for message in (now, then):
                del message["seats"]
            assert then == now

    run(scene())


def test_a_table_that_moves_much_is_kept_as_a_snapshot_from_time_to_time(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_module, "SNAPSHOT_EVERY", 4)

    async def scene() -> None:
        live, _, ben = await begun(desk)
        for _ in range(5):
            await answer(live, ben, "pass")
            await undo(live, ben)

        _, seq, operations = desk.store.load(live.row.id)
        assert (seq, len(operations)) == (8, 2)
        again = await desk.reopen(live, tidy=False)
        assert again.table.entries == live.table.entries
        assert again.seq == 10

    run(scene())


def test_an_idle_table_is_put_away_and_loaded_when_somebody_comes(desk: Desk) -> None:
    async def scene() -> None:
        desk.tables.idle_seconds = 0.02
        live, ann, ben = await begun(desk)
        await answer(live, ben, "roll")
        keeper = asyncio.create_task(desk.tables.keep_tidy())
        await asyncio.sleep(0.1)
        assert live.row.id in desk.tables.live, "people are here"

        live.leave(ann)
        live.leave(ben)
        await until(lambda: not desk.tables.live)
        keeper.cancel()

        assert desk.store.load(live.row.id)[2] == []
        again = desk.open(live.row.id)
        assert again.table.entries == live.table.entries
        assert sit(again, "ann").log == ["won"]

    run(scene())


def test_a_table_put_away_is_gone_from_memory_at_once(desk: Desk) -> None:
    async def left() -> tuple[weakref.ref[LiveTable], weakref.ref[Table[Any]]]:
        live = await desk.table(opened_toy(seed=4), ["ann", "ben"], {1: "random"})
        live.leave(sit(live, "ann"))
        await until(lambda: live.table.choices[0].seat == 0)
        return weakref.ref(live), weakref.ref(live.table)

    async def scene() -> None:
        desk.tables.idle_seconds = 0.02
        live, table = await left()
        keeper = asyncio.create_task(desk.tables.keep_tidy())
        await until(lambda: not desk.tables.live)
        keeper.cancel()
        await asyncio.wait([keeper])
        del keeper
        await desk.person("eve")  # the thread that writes holds on to what it wrote last

        assert live() is None
        assert table() is None

    gc.disable()  # nothing is left that only the garbage collector would find
    try:
        run(scene())
    finally:
        gc.enable()


def test_a_table_somebody_comes_to_while_it_is_put_away_stays(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, ben = await begun(desk)
        await answer(live, ben, "roll")
        live.leave(ann)
        live.leave(ben)

        going = asyncio.create_task(desk.tables._put_away(live))
        await asyncio.sleep(0)
        sit(live, "ann")
        await going

        assert desk.tables.live[live.row.id] is live

    run(scene())


def test_a_note_beside_the_game_is_told_and_kept(desk: Desk) -> None:
    async def scene() -> None:
        live, ann, _ = await begun(desk)
        live.tell(say("server-forked", seat=1))

        assert ann.log == ["server-forked"]
        assert ann.last("update")["zones"] == []
        again = await desk.reopen(live)
        assert sit(again, "ann").log == ["server-forked"]

    run(scene())


def test_updates_hold_only_what_changed(desk: Desk) -> None:
    async def scene() -> None:
        table = starboard.new("hagalaz", scenario="guns-of-cerberus", seats=1, seed=5)
        live = await desk.table(table, ["ann"])
        ann = sit(live, "ann")
        whole = len(msgspec.json.encode(ann.last("welcome")["scene"]))
        sizes = []
        for turn in range(60):
            await answer(live, ann, keys(ann)[turn % len(keys(ann))])
            sizes.append(len(msgspec.json.encode(ann.last("update")["zones"])))

            other_tab = sit(live, "ann")
            assert ann.zones == other_tab.zones
            live.leave(other_tab)

        assert sum(sizes) / len(sizes) < whole / 20

    run(scene())


def test_who_looks_about_has_the_game_saved_once_for_each_position(desk: Desk) -> None:
    async def scene() -> None:
        live = await desk.table(starboard.new("toy", seats=2, seed=7), ["ann", "ann"])
        ann = sit(live, "ann")
        with mock.patch.object(type(live.table), "save", autospec=True, side_effect=type(live.table).save) as save:
            for _ in range(5):
                live.receive(ann, wire.Look(ann.id(), 0))
            assert save.call_count == 1
            await answer(live, ann, ann.asked[0]["options"][0]["key"], ann.asked[0]["seat"])
            live.receive(ann, wire.Look(ann.id(), len(live.table.entries)))
            assert save.call_count == 2
        await until(lambda: len(ann.of("past")) == 6)
        assert ann.of("past")[-1]["entries"] == len(live.table.entries)

    run(scene())
