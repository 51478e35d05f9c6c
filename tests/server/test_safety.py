"""Who may do what: other sites, strangers, spectators, and those who send too much."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import websockets
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from starboard.server import app, connection, live
from starboard.server.connection import Connection
from starboard.server.front import Front
from starboard.server.house import NO_SEAT, NO_TABLE
from starboard.server.limits import Addresses, Bucket
from starboard.server.live import TRY_AGAIN
from starboard.server.protocol import MOST_BYTES
from starboard.server.socket import POLICY, Socket
from support.serving import Serving, line, served

TOO_LARGE = 1009
SECRET = "what nobody asked for"
SCRIPTS = {
    "table.html": {"file": "assets/table-1.js", "imports": ["_base.js"]},
    "_base.js": {"file": "assets/base-1.js", "css": ["assets/base-1.css"]},
    "_map.js": {"file": "assets/map-1.js", "imports": ["_base.js"], "css": ["assets/map-1.css"]},
    "src/games/hagalaz/room.ts": {"file": "assets/room-1.js", "imports": ["_map.js", "table.html"]},
    "src/games/edge/room.ts": {"file": "assets/room-2.js"},
}
"""As the builder of a client lists them."""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server with a client of a few files; beside its folder lies something that is none of theirs."""
    folder = tmp_path_factory.mktemp("safety")
    client = folder / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><title>Starboard</title>")
    (client / "table.html").write_text("<!doctype html><head><title>A table</title></head>")
    (client / "favicon.svg").write_text("<svg/>")
    (client / "assets" / "index-1.js").write_text("export {}")
    (client / ".vite").mkdir()
    (client / ".vite" / "manifest.json").write_text(json.dumps(SCRIPTS))
    (client / "notes.txt").write_text(SECRET)
    (folder / "secret.txt").write_text(SECRET)
    with served(folder / "games.db", requests_per_second=1000, client=client) as serving:
        yield serving


# --- where a request comes from ------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://evil.example:443"])
def test_another_site_changes_nothing(serving: Serving, origin: str) -> None:
    ann = serving.browser()

    response = ann.http.post("/api/me", json={"name": "Eve"}, headers={"Origin": origin})

    assert (response.status_code, response.text) == (403, "this request comes from another site")
    assert ann.get("/api/lobby")["person"]["name"] == ""


@pytest.mark.parametrize(
    ("says", "status"),
    [
        ({"Sec-Fetch-Site": "cross-site"}, 403),
        ({"Sec-Fetch-Site": "same-site"}, 403),
        ({"Accept": "text/html,application/xhtml+xml,*/*;q=0.8"}, 401),
        ({"Sec-Fetch-Site": "same-origin"}, 200),
        ({"Sec-Fetch-Site": "none"}, 200),
    ],
)
def test_who_follows_a_link_of_another_site_stays_who_they_are(
    serving: Serving, says: dict[str, str], status: int
) -> None:
    """They come without their cookie, for it is strict, and another one would take its place."""
    with serving.client() as client:
        response = client.get("/api/lobby", headers=says)

    assert response.status_code == status
    assert ("set-cookie" in response.headers) == (status == 200)


def test_a_link_of_another_site_lays_no_table_open(serving: Serving) -> None:
    """On another port of the same host it would come with the cookie."""
    ann = serving.browser()
    table = ann.make_table("me", "bot:random")

    refused = ann.http.get(f"/api/tables/{table}/save", headers={"Sec-Fetch-Site": "same-site"})

    assert refused.status_code == 403
    assert not serving.server.tables.live[table].record.laid_open


def test_a_link_to_a_page_leads_there(serving: Serving) -> None:
    with serving.client() as client:
        assert client.get("/join/abc", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 200


@pytest.mark.parametrize("origin", ["http://evil.example", "null", None])
def test_another_site_opens_no_socket(serving: Serving, origin: str | None) -> None:
    ann = serving.browser()
    table = ann.make_table("me")

    async def knock() -> int:
        try:
            async with websockets.connect(
                f"ws://{serving.host}/ws/{table}",
                additional_headers={"Cookie": f"starboard={ann.cookie}"},
                origin=None if origin is None else websockets.Origin(origin),
            ):
                return 101
        except websockets.InvalidStatus as refused:
            return refused.response.status_code

    assert asyncio.run(knock()) == 403


@pytest.mark.parametrize("host", ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example:8123"])
def test_a_name_that_leads_here_is_not_ours(serving: Serving, host: str) -> None:
    with serving.client() as client:
        response = client.get("/api/lobby", headers={"Host": host})

    assert response.status_code == 421
    assert "set-cookie" not in response.headers


def test_behind_a_proxy_the_site_is_known_by_its_name(tmp_path: Path) -> None:
    with served(tmp_path / "games.db", sites=["https://games.example"]) as serving, serving.client() as client:
        ours = {"Host": "games.example", "Origin": "https://games.example"}
        client.get("/api/lobby", headers=ours)
        theirs = {**ours, "Origin": "https://evil.example"}
        cookie = client.cookies.jar.__iter__().__next__().value

        def rename(headers: dict[str, str]) -> int:
            sent = {**headers, "Cookie": f"starboard={cookie}"}
            return client.post("/api/me", json={"name": "Ann"}, headers=sent).status_code

        assert rename(ours) == 200
        assert rename(theirs) == 403


# --- what a browser is told ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    ["/", "/t/some-table", "/assets/index-1.js", "/favicon.svg", "/api/lobby", "/api/no/such", "/healthz", "/metrics"],
)
def test_every_response_carries_the_policy(serving: Serving, path: str) -> None:
    with serving.client() as client:
        headers = client.get(path).headers

    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy["default-src"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert policy["style-src"] == "'self'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["base-uri"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "server" not in headers


def test_refusals_carry_the_policy_too(serving: Serving) -> None:
    with serving.client() as client:
        responses = [
            client.get("/", headers={"Host": "evil.example"}),
            client.post("/api/me", json={}, headers={"Origin": "http://evil.example"}),
        ]

    assert all("default-src 'none'" in response.headers["content-security-policy"] for response in responses)


# --- files -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../notes.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/notes.txt",
        "/assets/..%2fnotes.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/assets/..%5cnotes.txt",
        "/assets//etc/passwd",
        "/assets/%2fetc%2fpasswd",
        "/assets/index-1.js/../../notes.txt",
        "/assets/%00",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "//etc/passwd",
    ],
)
def test_no_path_leads_out_of_the_clients_folder(serving: Serving, path: str) -> None:
    """Sent as it stands: a client library would tidy it up."""
    asking = http.client.HTTPConnection(serving.host, timeout=10)
    asking.putrequest("GET", path, skip_accept_encoding=True)
    asking.endheaders()
    response = asking.getresponse()
    body = response.read().decode()
    asking.close()

    assert SECRET not in body
    assert "root:" not in body
    assert response.status in (200, 400, 404)
    assert response.status != 200 or body.startswith("<!doctype html>"), "any other path is a page of the client"


def test_assets_are_kept_for_good_and_pages_are_not(serving: Serving) -> None:
    with serving.client() as client:
        assert "immutable" in client.get("/assets/index-1.js").headers["cache-control"]
        assert client.get("/").headers["cache-control"] == "no-cache"
        assert client.get("/api/lobby").headers["cache-control"] == "no-store"


def test_the_page_of_a_table_names_its_game(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me")
    with serving.client() as client:
        for path in (f"/table/{table}", f"/watch/{table}?watch=no-such-word"):
            assert '<head>\n    <meta name="game" content="hagalaz" />' in client.get(path).text
        for path in ("/table/no-such-table", "/"):
            assert 'name="game"' not in client.get(path).text
        assert client.get(f"/table/{table}").headers["cache-control"] == "no-cache"


def test_the_page_of_a_table_has_the_parts_of_its_game_fetched_at_once(serving: Serving) -> None:
    table = serving.browser().make_table("me")
    with serving.client() as client:
        links = re.findall(r'<link rel="(\w+)".* href="([^"]+)"', client.get(f"/table/{table}").text)

    assert links == [
        ("modulepreload", "/assets/map-1.js"),
        ("modulepreload", "/assets/room-1.js"),
        ("preload", "/assets/map-1.css"),
    ], "but nothing that the page asks for itself, and nothing of another game"


def test_what_is_the_same_for_everybody_comes_packed(serving: Serving) -> None:
    """The client library unpacks what it gets, so both bodies are what was meant."""
    with serving.client() as client:
        for path in ("/assets/index-1.js", "/api/messages/en", "/api/games/hagalaz"):
            as_it_is = client.get(path, headers={"accept-encoding": "identity"})
            packed = client.get(path, headers={"accept-encoding": "br, gzip;q=0.8"})

            assert "content-encoding" not in as_it_is.headers
            assert packed.headers["content-encoding"] == "gzip"
            assert packed.headers["vary"] == "accept-encoding"
            assert packed.content == as_it_is.content
            assert packed.headers["cache-control"] == as_it_is.headers["cache-control"]
            assert packed.headers["content-type"] == as_it_is.headers["content-type"]
        book = client.get("/api/games/hagalaz")
        assert int(book.headers["content-length"]) < len(book.content) / 2


def test_whoever_cannot_unpack_or_wants_a_part_gets_it_as_it_is(serving: Serving) -> None:
    with serving.client() as client:
        for wanted in ({"accept-encoding": "gzip;q=0"}, {"accept-encoding": "gzip", "range": "bytes=0-3"}):
            answer = client.get("/assets/index-1.js", headers=wanted)
            assert "content-encoding" not in answer.headers
            assert answer.text in ("export {}", "expo")


def test_what_is_about_a_person_is_never_packed(serving: Serving) -> None:
    """Its size would tell whoever listens how much of it is like what they have sent."""
    with serving.client() as client:
        assert "content-encoding" not in client.get("/api/lobby", headers={"accept-encoding": "gzip"}).headers


# --- seats -----------------------------------------------------------------------------------------------------------


def closed(serving: Serving, table: str, **how: Any) -> tuple[int, str]:
    async def scene() -> tuple[int, str]:
        async with line(serving, table, **how) as socket:
            return await socket.closed()  # type: ignore[no-any-return]

    return asyncio.run(scene())


def test_a_stranger_is_turned_away(serving: Serving) -> None:
    ann, eve = serving.browser(), serving.browser()
    table = ann.make_table("me", "friend")
    row = serving.server.tables.live[table].row

    assert closed(serving, table, cookie=eve.cookie)[0] == NO_SEAT
    assert closed(serving, table)[0] == NO_SEAT
    assert closed(serving, table, cookie="guessed")[0] == NO_SEAT
    assert closed(serving, table, cookie=eve.cookie, watch="guessed")[0] == NO_SEAT
    assert closed(serving, table, cookie=eve.cookie, watch=row.watch[:-1])[0] == NO_SEAT
    assert closed(serving, "no-such-table", cookie=ann.cookie)[0] == NO_TABLE
    assert closed(serving, "", cookie=ann.cookie)[0] == NO_TABLE


def test_a_table_has_its_own_watch_link_and_invitations(serving: Serving) -> None:
    ann, eve = serving.browser(), serving.browser()
    one, other = (serving.server.tables.live[ann.make_table("me", "friend")] for _ in range(2))
    invites = [seat.invite for seat in (*one.seats, *other.seats)]

    assert len({*invites, one.row.watch, other.row.watch}) == 6
    assert closed(serving, one.row.id, cookie=eve.cookie, watch=other.row.watch)[0] == NO_SEAT
    assert closed(serving, one.row.id, cookie=eve.cookie, watch=one.seats[1].invite)[0] == NO_SEAT
    assert eve.post(f"/api/join/{one.row.watch}", {}).status_code == 404
    assert eve.post(f"/api/join/{one.row.id}", {}).status_code == 404
    assert eve.post(f"/api/join/{one.seats[0].invite}", {}).status_code == 409, "the seat of the host is taken"


def test_tokens_cannot_be_guessed(serving: Serving) -> None:
    """At least 72 bits for the name of a table, which opens nothing, and 128 for whatever opens something."""
    ann = serving.browser()
    tables = [serving.server.tables.live[ann.make_table("me", "friend")] for _ in range(20)]
    tokens = [token for one in tables for token in (one.row.watch, *(seat.invite for seat in one.seats))]
    tokens += [ann.post("/api/keys", {}).json()["key"] for _ in range(5)] + [serving.browser().cookie for _ in range(5)]

    assert len(set(tokens)) == len(tokens)
    assert all(len(token) * 6 >= 128 for token in tokens)
    assert all(len(one.row.id) * 6 >= 72 for one in tables)
    assert len({token[:4] for token in tokens}) > len(tokens) * 0.9, "they do not begin alike"


def test_only_ones_own_seats_answer(serving: Serving) -> None:
    ann, ben = serving.browser(), serving.browser()
    table = ann.make_table("me", "friend")
    live_table = serving.server.tables.live[table]
    ben.post(f"/api/join/{live_table.seats[1].invite}", {})
    asked = live_table.table.choices[0]
    other = ben if asked.seat == 0 else ann

    async def scene() -> dict[str, Any]:
        async with other.at(table) as socket:
            await socket.expect("welcome")
            await socket.tell(type="answer", seq=live_table.seq, seat=asked.seat, key=asked.keys[0])
            return dict(await socket.expect("refused"))

    assert asyncio.run(scene())["reason"]["id"] == "server-not-your-seat"
    assert live_table.seq == 0


def test_a_spectator_is_told_no_invitation_and_is_asked_nothing(serving: Serving) -> None:
    ann, eve = serving.browser(), serving.browser()
    table = ann.make_table("me", "friend")
    watch = serving.server.tables.live[table].row.watch

    async def scene() -> dict[str, Any]:
        async with eve.at(table, watch=watch) as socket:
            return dict(await socket.expect("welcome"))

    welcome = asyncio.run(scene())
    assert welcome["spectator"]
    assert welcome["invites"] == {}
    assert welcome["asked"] == []
    assert not any(seat.get("yours") for seat in welcome["seats"])
    assert eve.http.get(f"/api/tables/{table}/save").status_code == 403
    assert eve.get("/api/lobby")["tables"] == []


# --- too much --------------------------------------------------------------------------------------------------------


def test_a_message_that_is_too_large_closes_the_socket_and_the_table_goes_on(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me", seed=1)

    async def scene() -> int:
        async with ann.at(table) as socket:
            await socket.expect("welcome")
            await socket.socket.send("x" * (MOST_BYTES + 1))
            code, _ = await socket.closed()
        async with ann.at(table) as socket:
            await socket.expect("welcome")
            assert (await socket.answer())["type"] == "update"
        return int(code)

    assert asyncio.run(scene()) == TOO_LARGE


def test_a_request_that_is_too_large_is_refused(serving: Serving) -> None:
    ann = serving.browser()

    response = ann.http.post("/api/me", content=b'{"name":"' + b"x" * MOST_BYTES + b'"}')

    assert (response.status_code, response.json()["text"]["id"]) == (413, "server-too-large")


def test_who_sends_too_fast_is_told_and_then_cut_off(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_REFUSED", 20)
    ann = serving.browser()
    table = ann.make_table("me", seed=1)

    async def scene() -> tuple[list[str], tuple[int, str]]:
        async with ann.at(table) as socket:
            await socket.expect("welcome")
            for _ in range(connection.BURST + 60):
                await socket.tell(type="seen", seq=0)
            code = await socket.closed()
            replies = [one for one in socket.bytes[1:] if '"refused"' in one]
            return replies, code

    replies, (code, reason) = asyncio.run(scene())
    assert len(replies) == 20
    assert all("server-too-fast" in reply for reply in replies)
    assert (code, reason) == (POLICY, "too many messages refused")


def test_who_looks_too_fast_is_refused_looks_and_no_answer(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me", seed=1)

    async def scene() -> tuple[list[str], bool]:
        async with ann.at(table) as socket:
            welcome = await socket.expect("welcome")
            asked = welcome["asked"][0]
            for _ in range(connection.MOST_LOOKS + 60):
                await socket.tell(type="inspect", piece="nothing")
            answer = {"seq": welcome["seq"], "seat": asked["seat"], "key": asked["options"][0]["key"]}
            id = await socket.tell(type="answer", **answer)
            update = await socket.expect("update")
            return [one for one in socket.bytes[1:] if "server-too-fast" in one], update["done"] == id

    refused, answered = asyncio.run(scene())
    assert len(refused) > 30
    assert answered


def test_what_is_more_work_counts_for_more() -> None:
    now = [0.0]
    bucket = Bucket(rate=2, burst=10, clock=lambda: now[0])

    assert bucket.take(10)
    assert not bucket.take()
    now[0] = 1.0
    assert bucket.take(2)
    assert not bucket.take()
    now[0] = 100.0
    assert bucket.full


def test_addresses_that_are_quiet_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("starboard.server.limits.MOST_ADDRESSES", 10)
    now = [0.0]
    addresses = Addresses(rate=1, burst=2, clock=lambda: now[0])
    for number in range(50):
        assert addresses.take(f"address-{number}")
        now[0] += 1

    assert len(addresses._buckets) <= 11


def test_an_address_that_asks_for_too_much_has_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "REQUEST_BURST", 5.0)
    with served(tmp_path / "games.db", requests_per_second=0.001) as serving:
        ann = serving.browser()
        replies = [ann.post("/api/me", {"name": "Ann"}) for _ in range(6)]

        assert [reply.status_code for reply in replies] == [200] * 4 + [429] * 2
        assert replies[-1].json()["text"]["id"] == "server-too-fast"
        assert ann.get("/api/lobby")["person"]["name"] == "Ann", "who is known may look"
        with serving.client() as stranger:
            assert stranger.get("/api/lobby").status_code == 429, "nobody becomes many people at once"


def test_a_table_is_full_for_spectators_but_not_for_those_who_sit_there(
    serving: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "MOST_AT_TABLE", 1)
    ann, eve = serving.browser(), serving.browser()
    table = ann.make_table("me")
    watch = serving.server.tables.live[table].row.watch

    async def scene() -> tuple[int, str]:
        async with ann.at(table) as first, ann.at(table) as second, eve.at(table, watch=watch) as third:
            await first.expect("welcome")
            await second.expect("welcome")
            return await third.closed()  # type: ignore[no-any-return]

    assert asyncio.run(scene())[0] == TRY_AGAIN


class Stuck(asyncio.Transport):
    """A line whose other end does not read."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.aborted = False

    def write(self, data: Any) -> None:
        self.written += data

    def get_write_buffer_size(self) -> int:
        return len(self.written)

    def is_closing(self) -> bool:
        return self.aborted

    def abort(self) -> None:
        self.aborted = True


def test_who_does_not_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_WAITING", 1000)
    line = Stuck()

    async def talk() -> None:
        client = Connection(Socket(line, set()), Front(), 1)
        for _ in range(30):
            client.send(b"x" * 98)

    asyncio.run(talk())

    assert line.aborted
    assert line.written == b"\x81\x62".ljust(100, b"x") * 11, "what comes later is not even queued"


def test_where_too_many_do_not_read_the_one_with_most_to_read_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "MOST_BEHIND", 3)
    lines = [Stuck() for _ in range(6)]
    front = Front()

    async def talk() -> None:
        clients = [Connection(Socket(line, set()), front, number) for number, line in enumerate(lines)]
        for number in (0, 1, 2):
            clients[number].send(b"x" * (connection.BEHIND + number))
        lines[0].written = b""  # it has read meanwhile
        clients[3].send(b"x" * connection.BEHIND)
        assert not any(line.aborted for line in lines)
        clients[4].send(b"x" * connection.BEHIND)
        clients[5].send(b"x")

    asyncio.run(talk())

    assert [line.aborted for line in lines] == [False, False, True, False, False, False]


@pytest.mark.parametrize("size", [1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_of_any_size_arrives_whole(size: int) -> None:
    line = Stuck()
    reader = StreamReader()

    async def talk() -> None:
        Socket(line, set()).say(b"x" * size)

    asyncio.run(talk())
    reader.feed_data(line.written)
    parsing = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(parsing)

    frame: Frame = read.value.value
    assert (frame.opcode, frame.fin, bytes(frame.data)) == (Opcode.TEXT, True, b"x" * size)


def test_what_a_client_says_before_it_is_greeted_and_in_pieces_is_heard(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me")

    async def scene() -> list[str]:
        async with ann.at(table) as line:
            for id in ("first", "second"):
                await line.socket.send(f'{{"type": "why-not", "id": "{id}", "seat": 0, "asked": "x"}}')
            await line.expect("welcome")
            await line.socket.send(['{"type": "why-not", "id": "thi', 'rd", "seat": 0, ', '"asked": "x"}'])
            return [(await line.expect("why"))["id"] for _ in range(3)]

    assert asyncio.run(scene()) == ["first", "second", "third"]
