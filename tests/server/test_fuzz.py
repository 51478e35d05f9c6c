"""Messages nobody should send: each gets a clear refusal, nothing breaks, and the table plays on."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some

from starboard.server import connection, protocol
from support.serving import Browser, Line, Serving, served

SECONDS = 20

numbers = some.integers(-(2**70), 2**70)
words = some.text(max_size=300)
anything = some.recursive(
    some.none() | some.booleans() | numbers | some.floats() | words,
    lambda inner: some.lists(inner, max_size=3) | some.dictionaries(words, inner, max_size=3),
    max_leaves=8,
)
kinds = some.sampled_from([kind.__struct_config__.tag for kind in get_args(protocol.Incoming)])
likely = {
    "id": words | some.just("m1"),
    "seq": some.integers(-2, 40) | numbers,
    "seat": some.integers(-1, 3) | numbers,
    "key": words | some.sampled_from(["stop", "go-on", "roll-all", "squad:garrus"]),
    "asked": words | some.just("hero:shepard"),
    "unit": some.sampled_from(["answer", "action", "turn", "round"]) | words,
    "agree": some.booleans() | anything,
    "number": some.integers(0, 3) | anything,
    "at": some.integers(-3, 50) | numbers,
    "bot": some.sampled_from(["random", "thumb", "", "genius"]) | words,
    "piece": words | some.just("hero:shepard"),
    "thing": words | some.just("card:wall-that-walks"),
    "place": words | some.just("hex:B2"),
    "words": words,
    "step": words,
    "do": some.sampled_from(["leave", "resume", "skip"]) | words,
}
"""Fields as a message may have them, some with values that fit."""


@some.composite
def near_messages(draw: Any) -> str:
    """A message with some fields right, some wrong, some missing, some that are not known."""
    message: dict[str, Any] = {"type": draw(kinds | words)}
    for name, value in likely.items():
        if draw(some.integers(0, 3)):
            message[name] = draw(value | anything) if draw(some.integers(0, 4)) == 0 else draw(value)
    if draw(some.integers(0, 4)) == 0:
        message[draw(words)] = draw(anything)
    return json.dumps(message)


TOLD = ("key", "asked", "bot", "piece", "thing", "place", "step")
"""Fields that hold a word."""


@some.composite
def right_messages(draw: Any) -> str:
    """A message of the right form, with values that may mean nothing."""
    kind = draw(some.sampled_from(get_args(protocol.Incoming)))
    fields = [field.name for field in msgspec.structs.fields(kind)]
    tame = {
        **{name: some.integers(0, 40) for name in ("seq", "at", "number")},
        "seat": some.integers(0, 3),
        "agree": some.booleans(),
        "id": some.text(max_size=64),
        **{name: likely[name].map(lambda word: str(word)[:200]) for name in TOLD},
        "words": some.text(max_size=120),
        "do": some.sampled_from(["leave", "resume", "skip"]),
        "unit": some.sampled_from(["answer", "action", "turn"]),
    }
    return json.dumps({"type": kind.__struct_config__.tag, **{name: draw(tame[name]) for name in fields}})


@some.composite
def cut_messages(draw: Any) -> str:
    """A message of which a part is missing or replaced."""
    text = draw(right_messages())
    begin = draw(some.integers(0, len(text)))
    end = draw(some.integers(begin, len(text)))
    return str(text[:begin] + draw(words) + text[end:])


messages = (
    near_messages() | right_messages() | cut_messages() | anything.map(json.dumps) | words | some.binary(max_size=99)
)


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "BURST", 10**9)
        patch.setattr(connection, "MOST_LOOKS", 10**9)
        patch.setattr(connection, "MOST_REFUSED", 10**9)
        with served(tmp_path_factory.mktemp("fuzz") / "games.db", requests_per_second=1000) as serving:
            yield serving


async def last_reply(line: Line) -> dict[str, Any]:
    """Ask something simple; the reply shows that everything before has been dealt with."""
    id = await line.tell(type="look", id="the-last-one", at=0)
    while (message := await line.hear()).get("id") != id or message["type"] not in ("past", "refused"):
        assert message["type"] != "trouble", message
    return message


def replies_to(browser: Browser, table: str, sent: list[str | bytes], *, watch: str = "") -> list[dict[str, Any]]:
    """What a table says to some messages."""

    async def scene() -> list[dict[str, Any]]:
        async with browser.at(table, watch=watch) as line:
            await line.expect("welcome")
            start = len(line.bytes)
            for each in sent:
                await line.socket.send(each)
            async with asyncio.timeout(SECONDS):
                assert (await last_reply(line))["type"] == "past"
            return [msgspec.json.decode(each) for each in line.bytes[start:]]

    return asyncio.run(scene())


def plays_on(browser: Browser, table: str) -> bool:
    """Whether a table takes an answer, a person's where bots have the seats."""

    async def scene() -> bool:
        async with browser.at(table) as line:
            await line.expect("welcome")
            for seat in (0, 1):
                await line.tell(type="hand", seat=seat, bot="")
            await last_reply(line)
            if line.state.get("result"):
                return True
            return bool((await line.answer())["type"] == "update")

    return asyncio.run(scene())


@settings(max_examples=40, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(some.lists(messages, min_size=1, max_size=12))
def test_whatever_is_sent_the_table_plays_on(serving: Serving, sent: list[str | bytes]) -> None:
    ann = serving.browser()
    table = ann.make_table("me", "me", seed=1)

    replies = replies_to(ann, table, sent)

    assert {reply["type"] for reply in replies} <= {
        *("refused", "done", "update", "why", "past", "told", "seats", "consult"),
        *("lens", "thing", "foreseen", "remarked", "summed-up"),
    }
    assert all(reply["reason"]["id"].startswith("server-") for reply in replies if reply["type"] == "refused")
    assert plays_on(ann, table)
    assert table in serving.server.tables.live
    assert not serving.server.tables.live[table].broken


@settings(max_examples=20, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(some.lists(right_messages() | near_messages(), min_size=1, max_size=12))
def test_whatever_a_spectator_sends_changes_nothing(serving: Serving, sent: list[str | bytes]) -> None:
    ann, eve = serving.browser(), serving.browser()
    table = ann.make_table("me", "me", seed=1)
    live = serving.server.tables.live[table]

    replies = replies_to(eve, table, sent, watch=live.row.watch)

    assert {reply["type"] for reply in replies} <= {"refused", "past", "told", "lens", "thing", "foreseen"}
    assert live.seq == 0
    assert not any(isinstance(entry, str) for entry in live.table.entries)
    assert plays_on(ann, table)


@pytest.mark.parametrize(
    ("sent", "id", "problem"),
    [
        ("hello", "", "malformed"),
        ("", "", "truncated"),
        ("[]", "", "Expected `object`"),
        ('{"type":"answer","id":"a"}', "a", "missing required field `seq`"),
        ('{"type":"cheat","id":"b"}', "b", "Invalid value 'cheat'"),
        ('{"type":"look","id":"c","at":"1"}', "c", "Expected `int`, got `str`"),
        ('{"type":"look","id":"d","at":-1}', "d", "Expected `int` >= 0"),
        ('{"type":"look","id":"e","at":1,"seat":0}', "e", "unknown field `seat`"),
        ('{"type":"undo","id":"f","seq":0,"unit":"game"}', "f", "Invalid enum value 'game'"),
        ('{"type":"hand","id":"g","seat":0,"bot":"' + "x" * 201 + '"}', "g", "length <= 200"),
        ('{"type":"tell","id":"' + "x" * 65 + '"}', "", "length <= 64"),
        ('{"type":"tell","id":7}', "", "Expected `str`, got `int`"),
        (b'{"type":"tell","id":"h"}', "", "bytes instead of text"),
    ],
)
def test_a_malformed_message_is_told_what_is_wrong_with_it(
    serving: Serving, sent: str | bytes, id: str, problem: str
) -> None:
    ann = serving.browser()

    refused, *_ = replies_to(ann, ann.make_table("me"), [sent])

    assert refused["type"] == "refused"
    assert refused["id"] == id
    assert refused["reason"]["id"] == "server-malformed"
    assert problem in refused["reason"]["args"]["problem"]


@pytest.mark.parametrize(
    ("message", "reason"),
    [
        ({"type": "answer", "seq": 0, "seat": 1, "key": "squad:garrus"}, "server-not-your-seat"),
        ({"type": "answer", "seq": 0, "seat": 2**53 - 1, "key": "squad:garrus"}, "server-not-your-seat"),
        ({"type": "answer", "seq": 9, "seat": 0, "key": "squad:garrus"}, "server-out-of-date"),
        ({"type": "answer", "seq": 0, "seat": 0, "key": "squad:saren"}, "server-not-offered"),
        ({"type": "undo", "seq": 9}, "server-out-of-date"),
        ({"type": "undo", "seq": 0}, "server-nothing-to-undo"),
        ({"type": "redo", "seq": 0}, "server-nothing-to-redo"),
        ({"type": "consent", "number": 1, "agree": True}, "server-nothing-to-agree-to"),
        ({"type": "look", "at": 10**6}, "server-no-such-moment"),
        ({"type": "hand", "seat": 9, "bot": "random"}, "server-no-such-seat"),
        ({"type": "hand", "seat": 0, "bot": "genius"}, "server-no-such-bot"),
        ({"type": "why-not", "seat": 1, "asked": "hero:wrex"}, "server-not-your-seat"),
    ],
)
def test_a_forged_or_late_message_is_refused_and_the_table_plays_on(
    serving: Serving, message: dict[str, Any], reason: str
) -> None:
    ann, ben = serving.browser(), serving.browser()
    table = ann.make_table("me", "friend")
    live = serving.server.tables.live[table]
    ben.post(f"/api/join/{live.seats[1].invite}", {})

    refused, *_ = [
        one for one in replies_to(ann, table, [json.dumps({"id": "x", **message})]) if one["type"] == "refused"
    ]

    assert (refused["id"], refused["reason"]["id"]) == ("x", reason)
    assert live.seq == 0
    assert plays_on(ann, table)
