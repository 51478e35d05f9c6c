"""Everything that comes in has a bound: heads, time, frames, pings, sockets, depth and numbers."""

from __future__ import annotations

import asyncio
import json
import logging
import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

import pytest
import websockets
from websockets.frames import Frame, Opcode

import starboard
from starboard.core.errors import SaveError
from starboard.locale import languages
from starboard.server import app, diggers, house, lobby, requests
from starboard.server.digging import Denied, ImportSave
from starboard.server.limits import network
from starboard.server.names import cleaned
from starboard.server.requests import AT_ONCE, MOST_AHEAD, MOST_HEAD, Requests
from starboard.server.socket import MOST_FRAMES, POLICY
from starboard.server.store import PersonRow
from starboard.server.worker import How
from support.serving import PATIENCE, Serving, served


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with served(tmp_path_factory.mktemp("bounds") / "games.db", requests_per_second=1000) as serving:
        yield serving


def talk(serving: Serving, *parts: bytes, pause: float = 0) -> bytes:
    """What the server answers to bytes that come in parts."""
    host, _, port = serving.host.partition(":")
    answer = b""
    with socket.create_connection((host, int(port)), timeout=PATIENCE) as wire:
        for part in parts:
            try:
                wire.sendall(part)
            except OSError:  # it has hung up
                break
            time.sleep(pause)
        try:
            while more := wire.recv(65536):
                answer += more
        except OSError:
            pass
    return answer


def head(serving: Serving, *lines: str) -> bytes:
    return "\r\n".join(["GET /healthz HTTP/1.1", f"Host: {serving.host}", *lines, "", ""]).encode()


def opening(serving: Serving, *lines: str) -> bytes:
    """A request for a socket."""
    upgrade = ["Upgrade: websocket", "Connection: Upgrade", f"Origin: {serving.address}", "Sec-WebSocket-Version: 13"]
    return head(serving, *upgrade, "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", *lines)


# --- requests -----------------------------------------------------------------------------------------------------


def test_headers_of_a_usual_size_pass(serving: Serving) -> None:
    answer = talk(serving, head(serving, f"X-Long: {'a' * 8000}", "Connection: close"))

    assert answer.startswith(b"HTTP/1.1 200 ")


@pytest.mark.parametrize("cut", [1, 7])
def test_headers_that_are_too_large_are_refused(serving: Serving, cut: int) -> None:
    whole = head(serving, *(f"X-Long-{number}: {'a' * (MOST_HEAD // 4)}" for number in range(5)))
    size = len(whole) // cut + 1

    answer = talk(serving, *(whole[at : at + size] for at in range(0, len(whole), size)), pause=0.01)

    assert answer.startswith(b"HTTP/1.1 431 ")


def test_a_request_line_that_is_too_long_is_refused(serving: Serving) -> None:
    """Also where it comes in one piece."""
    line = f"GET /healthz?{'a' * MOST_HEAD} HTTP/1.1"
    asking = "\r\n".join([line, f"Host: {serving.host}", "Connection: close", "", ""]).encode()

    assert talk(serving, asking).startswith(b"HTTP/1.1 431")


@pytest.mark.parametrize(
    "path", ["/assets/" + "a/" * 4000, "/" + "../" * 2000, "/api/games/" + "e" * 9000, "/?" + "a" * 9000]
)
def test_an_address_that_is_too_long_is_refused(serving: Serving, path: str) -> None:
    """A file below thousands of folders is looked for in each of them."""
    asking = head(serving, "Connection: close").replace(b"/healthz", path.encode())

    assert talk(serving, asking).startswith(b"HTTP/1.1 414 ")


def test_a_header_that_never_ends_is_refused(serving: Serving) -> None:
    begun = head(serving, "X-Endless: a").removesuffix(b"\r\n\r\n")

    answer = talk(serving, begun, *[b"a" * 4000] * 6, pause=0.01)

    assert answer.startswith(b"HTTP/1.1 431 ")


def test_a_quoted_cookie_is_read_at_once(serving: Serving) -> None:
    ann = serving.browser()
    hostile = 'a="' + "\\\\" * ((MOST_HEAD - 2000) // 2)

    began = time.perf_counter()
    lobby = ann.http.get("/api/lobby", headers={"Cookie": f"{hostile}; starboard={ann.cookie}"}).json()

    assert lobby["person"]["id"] == ann.get("/api/lobby")["person"]["id"]
    assert time.perf_counter() - began < 1


def test_a_head_that_does_not_come_in_time_is_refused(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.2)

    assert talk(serving, b"GET / HT").startswith(b"HTTP/1.1 408 ")


def test_a_body_that_does_not_come_in_time_is_refused(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = serving.browser()
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.2)
    begun = head(serving, f"Cookie: starboard={ann.cookie}", "Content-Length: 50").replace(
        b"GET /healthz", b"POST /api/me"
    )

    assert talk(serving, begun, b"{").startswith(b"HTTP/1.1 408 ")


def test_who_connects_and_says_nothing_is_hung_up_on(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.2)

    assert talk(serving).startswith(b"HTTP/1.1 408 ")


def test_one_connection_serves_many_requests_in_time(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(requests, "REQUEST_SECONDS", 0.3)
    asked = head(serving)

    answer = talk(serving, *[asked] * 5, head(serving, "Connection: close"), pause=0.15)

    assert answer.count(b"HTTP/1.1 200 ") == 6


def test_some_requests_may_be_sent_before_the_first_is_answered(serving: Serving) -> None:
    answer = talk(serving, head(serving) * 9 + head(serving, "Connection: close"))

    assert answer.count(b"HTTP/1.1 200 ") == 10


def test_who_sends_requests_without_end_is_refused_and_nobody_waits(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The smallest requests there are: thousands of them come in one piece, and none is looked at any more."""
    begun = 0
    begin = Requests.on_message_begin

    def count(self: Requests) -> None:
        nonlocal begun
        begun += 1
        begin(self)

    monkeypatch.setattr(Requests, "on_message_begin", count)

    talk(serving, b"GET / HTTP/1.1\r\n\r\n" * 50_000)

    assert MOST_AHEAD < begun <= AT_ONCE // 10


@pytest.mark.parametrize("host", ["[", "[::1", "]", "a b"])
def test_a_host_that_is_none_is_refused(serving: Serving, host: str) -> None:
    answer = talk(serving, f"GET /healthz HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())

    assert answer.startswith(b"HTTP/1.1 421 ")


def test_an_origin_that_is_none_is_another_site(serving: Serving) -> None:
    response = serving.browser().http.post("/api/me", json={"name": "Eve"}, headers={"Origin": "http://["})

    assert response.status_code == 403


@pytest.mark.parametrize("path", ["/api/me", "/api/tables", "/api/import"])
def test_json_of_any_depth_is_refused_in_a_sentence(serving: Serving, path: str) -> None:
    depth = b'{"name": ' + b"[" * 4_000

    response = serving.browser().http.post(path, content=depth)

    assert response.status_code == 400
    assert response.json()["problem"]


def test_a_save_of_any_depth_is_no_save() -> None:
    with pytest.raises(SaveError, match="not a Starboard save"):
        starboard.load(b'{"starboard": 1, "digest": "", "save": ' + b"[" * 50_000)


def test_every_number_that_can_be_set_has_bounds() -> None:
    settings = [(name, setting) for name in starboard.GAMES for setting in starboard.game(name).settings]

    numbers = [(name, setting) for name, setting in settings if setting.kind == "number"]
    assert numbers
    assert [(name, one.name) for name, one in numbers if one.least is None or one.most is None] == []


def test_a_number_without_end_is_refused(serving: Serving) -> None:
    wanted = {"game": "hagalaz", "seats": ["me"], "options": {"veteran": 10**15}}

    response = serving.browser().post("/api/tables", wanted)

    assert response.status_code == 400
    assert "from 0 to 9" in response.json()["problem"]


@pytest.mark.parametrize(
    "value",
    ["1" + "0" * 30, "-1" + "0" * 30, f'"1{"0" * 5000}"', "[" * 400 + "]" * 400, '{"a": ' * 200 + "1" + "}" * 200],
)
def test_what_no_option_can_be_is_refused_in_a_sentence(serving: Serving, value: str) -> None:
    """Numbers that no message between processes can hold, or that Python does not read; depth that only some part of
    the way can follow."""
    asked = f'{{"game": "hagalaz", "seats": ["me"], "options": {{"veteran": {value}}}}}'

    response = serving.browser().http.post("/api/tables", content=asked.encode())

    assert response.status_code == 400
    assert response.json()["text"]["id"] == "server-malformed"


def test_who_searches_without_end_has_to_wait_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MOST_SEARCHES", 5.0)
    monkeypatch.setattr(app, "SEARCHES_PER_SECOND", 0.001)
    with served(tmp_path / "games.db") as serving, serving.client() as client:
        found = [client.get("/api/rules/hagalaz", params={"q": f"move {number}"}).status_code for number in range(7)]

        assert found == [200] * 5 + [429] * 2
        assert serving.browser().get("/api/lobby")["games"]


def test_searches_are_made_one_after_the_other(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each of them is work; all at once would leave no time for those who play."""
    at_once = []
    running = threading.Semaphore(0)

    def slow(game: str, words: str, language: str) -> list[object]:
        running.release()
        at_once.append(running._value)
        time.sleep(0.02)
        running.acquire()
        return []

    monkeypatch.setattr("starboard.server.lobby.find_rules", slow)
    with ThreadPoolExecutor(8) as people:
        asked = [people.submit(serving.client().get, "/api/rules/hagalaz?q=x") for _ in range(8)]

    assert [each.result().status_code for each in asked] == [200] * 8
    assert at_once == [1] * 8


def test_lobbies_are_described_one_after_the_other(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of tables take a while: in between others have their turn."""
    browsers = [serving.browser() for _ in range(6)]
    describing = at_once = 0
    describe = lobby.describe

    async def slowly(*about: Any) -> lobby.Lobby:
        nonlocal describing, at_once
        describing += 1
        at_once = max(at_once, describing)
        await asyncio.sleep(0.02)
        described = await describe(*about)
        describing -= 1
        return described

    monkeypatch.setattr(lobby, "describe", slowly)
    with ThreadPoolExecutor(6) as threads:
        shown = list(threads.map(lambda browser: browser.get("/api/lobby"), browsers))

    assert all(each["games"] for each in shown)
    assert at_once == 1


def test_who_looks_at_the_lobby_without_end_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "LOBBIES_PER_SECOND", 0.001)
    monkeypatch.setattr(app, "MOST_LOBBIES", 3)
    with served(tmp_path / "games.db") as serving:
        ann = serving.browser()

        assert [ann.http.get("/api/lobby").status_code for _ in range(4)] == [200, 200, 200, 429]


def test_every_game_is_read_in_every_language_before_anybody_comes() -> None:
    lobby.prepare()
    read = lobby._game.cache_info().misses

    for language in languages():
        for game in starboard.GAMES:
            lobby._game(game, language)

    assert lobby._game.cache_info().misses == read


@pytest.mark.parametrize(
    ("address", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("a:b", "a:b"),
    ],
)
def test_addresses_that_one_has_by_the_million_count_as_one(address: str, whose: str) -> None:
    assert network(address) == whose


def test_jobs_that_wait_have_a_bound_in_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever wants them: anybody can be many people."""
    monkeypatch.setattr(diggers, "MOST_WAITING_BYTES", 2_500)

    async def bring() -> list[int]:
        waiting = diggers.Diggers(cast(Any, None), 0, How(1, 1))
        asked = [waiting(f"somebody-{number}", ImportSave(bytes(1_000), PersonRow("p", ""))) for number in range(4)]
        return [cast(Denied, each.exception()).denial.status for each in asked if each.done()]

    assert asyncio.run(bring()) == [503, 503]


def test_a_body_that_never_comes_is_no_fault_of_ours(serving: Serving) -> None:
    """Whoever hangs up in the middle of a request leaves no error behind."""
    ann = serving.browser()
    asking = [
        "POST /api/import HTTP/1.1",
        f"Host: {serving.host}",
        f"Cookie: starboard={ann.cookie}",
        "Content-Length: 100000",
    ]
    errors: list[logging.LogRecord] = []
    listener = logging.Handler()
    listener.emit = errors.append  # type: ignore[method-assign,assignment]
    logging.getLogger("uvicorn.error").addHandler(listener)
    try:
        with socket.create_connection(("127.0.0.1", int(serving.host.rpartition(":")[2]))) as wire:
            wire.sendall("\r\n".join([*asking, "", "{"]).encode())
            time.sleep(0.2)
        assert ann.get("/api/lobby")
        time.sleep(0.2)
    finally:
        logging.getLogger("uvicorn.error").removeHandler(listener)

    assert [record.getMessage() for record in errors] == []


@pytest.mark.parametrize(
    ("lines", "body", "status"),
    [
        (["Content-Length: 5"], b"hello", b"400"),
        (["Content-Length: 5"], b"", b"400"),
        (["Transfer-Encoding: chunked"], b"0\r\n\r\n", b"400"),
        ([f"Cookie: {'a' * 9000}"], b"", b"431"),
        ([f"X-{number}: 1" for number in range(200)], b"", b"431"),
    ],
)
def test_a_socket_that_cannot_be_opened_is_refused_at_once(
    serving: Serving, lines: list[str], body: bytes, status: bytes
) -> None:
    """It would be open for ever, and there are only so many."""
    answer = talk(serving, opening(serving, *lines) + body)

    assert answer.startswith(b"HTTP/1.1 " + status)
    assert answer.partition(b"\r\n\r\n")[2], "with a sentence"


def test_a_socket_is_not_opened_before_an_earlier_request_is_answered(serving: Serving) -> None:
    """Two would talk on one line, and nobody could tell whose answer is whose."""
    answer = talk(serving, head(serving) + opening(serving))

    assert answer.startswith(b"HTTP/1.1 400 ")
    assert b"101 Switching" not in answer


# --- sockets ------------------------------------------------------------------------------------------------------


def test_a_message_in_too_many_frames_is_cut_off(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me")

    async def send_frames() -> None:
        async with ann.at(table) as wire:
            await wire.hear()
            transport = wire.socket.transport
            transport.write(Frame(Opcode.TEXT, b"{", fin=False).serialize(mask=True))
            for _ in range(MOST_FRAMES + 10):
                transport.write(Frame(Opcode.CONT, b"", fin=False).serialize(mask=True))
            async with asyncio.timeout(10):
                await wire.socket.wait_closed()
            assert (wire.socket.close_code, wire.socket.close_reason) == (POLICY, "a message in too many frames")

    asyncio.run(send_frames())
    assert serving.browser().get("/api/lobby")["games"], "everybody else goes on"


@pytest.mark.parametrize("kind", [Opcode.PING, Opcode.PONG])
def test_who_pings_without_end_is_turned_out_and_nobody_waits(serving: Serving, kind: Opcode) -> None:
    """The smallest frames there are: ten thousand of them come in one piece."""
    ann = serving.browser()
    table = ann.make_table("me")

    async def flood() -> float:
        async with ann.at(table) as wire, ann.at(table) as other:
            await wire.hear()
            await other.hear()
            wire.socket.transport.write(Frame(kind, b"").serialize(mask=True) * 50_000)
            began = time.monotonic()
            assert (await other.answer())["type"] == "update"
            took = time.monotonic() - began
            async with asyncio.timeout(10):
                await wire.socket.wait_closed()
            assert (wire.socket.close_code, wire.socket.close_reason) == (POLICY, "too many pings")
            return took

    assert asyncio.run(flood()) < 1.0


def test_some_pings_are_answered(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me")

    async def ping() -> None:
        async with ann.at(table) as wire:
            await wire.hear()
            for _ in range(20):
                async with asyncio.timeout(10):
                    await (await wire.socket.ping())
            assert (await wire.answer())["type"] == "update"

    asyncio.run(ping())


def test_who_pings_and_reads_nothing_is_cut_off(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Answers to pings wait for whoever does not read them, and that takes memory."""
    monkeypatch.setattr("starboard.server.socket.MOST_PINGS", 10**9)
    ann = serving.browser()
    table = ann.make_table("me")
    upgrade = [
        f"GET /ws/{table} HTTP/1.1",
        f"Host: {serving.host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        f"Origin: {serving.address}",
        f"Cookie: starboard={ann.cookie}",
    ]
    pings = Frame(Opcode.PING, b"x" * 125).serialize(mask=True) * 500
    with socket.socket() as wire:
        wire.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        wire.settimeout(10)
        wire.connect(("127.0.0.1", int(serving.host.rpartition(":")[2])))
        wire.sendall("\r\n".join([*upgrade, "", ""]).encode())
        with pytest.raises(OSError, match=r"reset|pipe"):
            wire.sendall(pings * 1000)


def test_a_message_in_some_frames_is_heard(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me")

    async def send_frames() -> dict[str, object]:
        async with ann.at(table) as wire:
            await wire.hear()
            text = json.dumps({"type": "why", "id": "1", "piece": "nobody"})
            await wire.socket.send(iter([text[:5], "", text[5:9], text[9:]]))
            reply: dict[str, object] = await wire.hear()
            return reply

    assert asyncio.run(send_frames())["id"] == "1"


def test_one_person_opens_a_table_so_often_and_no_more(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "MOST_SOCKETS", 2)
    ann = serving.browser()
    table = ann.make_table("me")

    async def come() -> int | None:
        async with ann.at(table) as one, ann.at(table) as two, ann.at(table) as three:
            await one.hear()
            await two.hear()
            try:
                await three.hear()
            except websockets.ConnectionClosed as closed:
                return closed.rcvd.code if closed.rcvd else None
            return None

    assert asyncio.run(come()) == POLICY


# --- names and cookies --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name",
    ["\u3164", "\u2800\u2800", "\u200b\u2060", "\u0301\u0302", "\ufe0f", " \u00a0 ", "\u115f\u1160", "\U0001d159"],
)
def test_a_name_that_nobody_can_see_is_none(name: str) -> None:
    assert cleaned(name) == ""


@pytest.mark.parametrize("name", ["Žofie", "李雷", "Ann 2", "D'Arcy", "नीता", "🦊"])
def test_a_name_stays_as_it_is_written(name: str) -> None:
    assert cleaned(name) == name


def test_two_servers_on_one_host_keep_their_people_apart(serving: Serving, tmp_path: Path) -> None:
    ann = serving.browser()
    here = ann.get("/api/lobby")["person"]["id"]
    cookies = [f"{cookie.name}={cookie.value}" for cookie in ann.http.cookies.jar]
    with served(tmp_path / "games.db") as other, other.client() as client:
        answered = client.get("/api/lobby", headers={"Cookie": "; ".join(cookies)})
        theirs = [f"{cookie.name}={cookie.value}" for cookie in answered.cookies.jar]

    assert {pair.partition("=")[0] for pair in theirs}.isdisjoint(pair.partition("=")[0] for pair in cookies)
    with serving.client() as client:
        again = client.get("/api/lobby", headers={"Cookie": "; ".join([*theirs, *cookies])}).json()
    assert again["person"]["id"] == here


def test_a_key_made_with_the_clock_set_back_is_good(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = serving.browser()
    for _ in range(20):
        ann.post("/api/keys", {})
    monkeypatch.setattr(time, "time", lambda: 1000.0)
    key = ann.post("/api/keys", {}).json()["key"]
    monkeypatch.undo()

    assert serving.browser().post("/api/key", {"key": key}).status_code == 200


def test_a_key_is_not_made_by_looking(serving: Serving) -> None:
    response = serving.browser().http.get("/api/keys")

    assert response.status_code == 404
    assert "key" not in response.json()
