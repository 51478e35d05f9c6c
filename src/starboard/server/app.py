"""The web application: pages, the lobby's requests, and the WebSocket of a table."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from concurrent.futures import Future
from contextlib import asynccontextmanager, suppress
from html import escape
from importlib import resources
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec
import prometheus_client
import structlog
from starlette.applications import Starlette
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route
from starlette.types import Receive, Scope, Send

from starboard.core.errors import StarboardError
from starboard.core.text import Text, say
from starboard.locale import Voice, languages
from starboard.server import lobby, protocol
from starboard.server.assets import Assets, fetched_ahead, for_everybody
from starboard.server.connection import Connection
from starboard.server.database import StoreError
from starboard.server.digging import AnyJob, BeginLesson, Denied, ImportSave, Made, MakeTable, decode_made
from starboard.server.front import Front, Street
from starboard.server.guard import Guard
from starboard.server.limits import Addresses, network
from starboard.server.live import TRY_AGAIN
from starboard.server.logs import end_logs
from starboard.server.metrics import REFUSED
from starboard.server.names import cleaned
from starboard.server.near import NearStreet
from starboard.server.problem import Problem
from starboard.server.seam import ClearAway, Export, ForkAt, Join, Retitle, SitDown, Wake
from starboard.server.socket import Opening
from starboard.server.store import ForkRow, PersonRow, Store, TableRow
from starboard.server.tables import IDLE_SECONDS, Tables
from starboard.server.town import SharedTown
from starboard.server.watch import Watch

if TYPE_CHECKING:
    from starboard.server.nursery import Nursery

COOKIE = "starboard"
COOKIE_AGE = 400 * 24 * 3600
MOST_SAVE = 1024 * 1024
"""The largest save that can be brought along."""
REQUESTS_PER_SECOND = 10.0
REQUEST_BURST = 200.0
"""How fast one address may change things or become somebody new."""
SEARCHES_PER_SECOND = 10.0
MOST_SEARCHES = 60.0
"""How fast it may search in a rulebook,"""
LOBBIES_PER_SECOND = 20.0
MOST_LOBBIES = 200.0
"""and how fast look at the lobby."""
MOST_TABLES = 500
"""How many tables a person may make."""
PROBE_EVERY = 1.0
"""However often somebody asks, something is written to see whether it can be no more often than this."""
PROBE_SECONDS = 2.0
"""How long the database may take before the server says that it is not well."""

SOCKETS = "/ws/"
TOKEN = re.compile(r"[\w-]{1,64}", re.ASCII)

log = structlog.get_logger()

T = TypeVar("T")
Handler = Callable[[Request], Awaitable[Response]]


def hashed(secret: str) -> str:
    """Secrets are stored hashed. They are long and random, so a plain hash cannot be guessed back."""
    return hashlib.sha256(secret.encode()).hexdigest()


def cookie_name(asking: HTTPConnection) -> str:
    """A browser sends the cookies of a host to all its ports, so servers on different ports call theirs differently."""
    port = asking.headers.get("host", "").rpartition(":")[2]
    return f"{COOKIE}-{port}" if port.isascii() and port.isdigit() else COOKIE


def read_cookie(asking: HTTPConnection, name: str) -> str:
    """A cookie of ours. The standard library reads a quoted cookie in quadratic time, and ours are never quoted."""
    for pair in ";".join(asking.headers.getlist("cookie")).split(";"):
        key, _, value = pair.partition("=")
        if key.strip() == name:
            return value.strip()
    return ""


class Server:
    """The routes and what they share."""

    def __init__(
        self,
        store: Store,
        *,
        sites: Iterable[str] = (),
        client: Path | None = None,
        idle_seconds: float = IDLE_SECONDS,
        requests_per_second: float = REQUESTS_PER_SECOND,
        bot_pause: float = 0.0,
        nursery: Nursery | None = None,
        workers: int = 0,
        peer: socket.socket | None = None,
        peer_address: str = "",
    ) -> None:
        """`sites` are the addresses people use when a proxy stands in front, `client` is the folder of its pages.
        Tables live in so many `workers` of a nursery, or without one in this process. Where other servers share the
        database they come in by `peer`, a socket that they know by its address."""
        self.store = store
        self.front = Front()
        how = {"idle_seconds": idle_seconds, "bot_pause": bot_pause}
        self.street: Street = NearStreet(store, self.front, **how)
        if nursery is not None:
            from starboard.server.street import FarStreet  # it needs what Windows has not

            self.street = FarStreet(store, self.front, nursery, workers, **how)
        self.front.street = self.street
        self.town: SharedTown | None = None
        if store.sharing is not None:
            self.town = SharedTown(store.sharing, self.front, peer, peer_address)
            self.front.town = self.town
        self._sites = list(sites)
        self._probed = -PROBE_EVERY
        self._addresses = Addresses(requests_per_second, REQUEST_BURST)
        self._searchers = Addresses(SEARCHES_PER_SECOND, MOST_SEARCHES)
        self._searching = asyncio.Semaphore(1)
        self._visitors = Addresses(LOBBIES_PER_SECOND, MOST_LOBBIES)
        self._describing = asyncio.Semaphore(1)
        self._requests = Starlette(
            routes=[
                Route("/healthz", self.health),
                Route("/metrics", self.metrics),
                self._route("/api/lobby", self.lobby),
                self._route("/api/me", self.rename, "POST"),
                self._route("/api/keys", self.make_key, "POST"),
                self._route("/api/key", self.use_key, "POST"),
                self._route("/api/tables", self.make_table, "POST"),
                self._route("/api/lessons", self.begin_lesson, "POST"),
                self._route("/api/import", self.import_save, "POST"),
                self._route("/api/tables/{table}/save", self.export_save),
                self._route("/api/tables/{table}/fork", self.fork, "POST"),
                self._route("/api/tables/{table}/name", self.rename_table, "POST"),
                self._route("/api/tables/{table}/delete", self.delete_table, "POST"),
                self._route("/api/join/{invite}", self.invitation),
                self._route("/api/join/{invite}", self.join, "POST"),
                self._route("/api/rules/{game}", self.rules),
                self._route("/api/book/{game}", self.book),
                self._route("/api/book/{game}/{section}", self.book_section),
                self._route("/api/messages/{language}", self.messages),
                self._route("/api/messages/{language}/{game}", self.messages),
                self._route("/api/games/{game}", self.game_info),
                self._route("/api/{path:path}", self.nothing_here),
                *self._pages(client),
            ],
            lifespan=self._lifespan,
        )
        self.app = Guard(self._dispatch, self._sites)

    @property
    def tables(self) -> Tables:
        """The tables in memory, where they live in this process."""
        assert isinstance(self.street, NearStreet)
        return self.street.house.tables

    async def _dispatch(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sockets go straight to their table."""
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._requests(scope, receive, send)

    def _pages(self, folder: Path | None) -> list[Route | Mount]:
        if folder is None:
            return [Route("/{path:path}", self.no_client)]

        async def page(request: Request) -> Response:
            return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

        async def table_page(request: Request) -> Response:
            """With the game that is played there, so that a browser can fetch its parts before it is told."""
            game = self._game_at(request.path_params["path"].partition("/")[0])
            told = f'<head>\n    <meta name="game" content="{escape(game)}" />' if game else "<head>"
            text = await asyncio.to_thread((folder / "table.html").read_text)
            ahead = await asyncio.to_thread(fetched_ahead, folder, game)
            text = text.replace("<head>", told, 1).replace("</head>", f"{ahead}</head>", 1)
            return HTMLResponse(text, headers={"cache-control": "no-cache"})

        async def icon(request: Request) -> Response:
            return FileResponse(folder / "favicon.svg")

        return [
            Mount("/assets", Assets(directory=folder / "assets")),
            Route("/favicon.svg", icon),
            *(Route(f"/{place}/{{path:path}}", table_page) for place in ("table", "watch")),
            Route("/{path:path}", page),
        ]

    def _game_at(self, table: str) -> str:
        """What is played at a table, if there is one and it can be looked up."""
        try:
            row = self.store.table(_token(table))
        except StoreError:
            return ""
        return row.game if row is not None else ""

    async def no_client(self, request: Request) -> Response:
        return PlainTextResponse("The browser client has not been built; run: make play", status_code=503)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        await self.street.open()
        if self.town is not None:
            await self.town.open()
        watch = asyncio.create_task(Watch(self.store, self.front.everybody).keep())
        Voice().say(say("server-nothing-here"))  # Fluent is slow to load, and nobody at a table should wait for it
        lobby.prepare()
        log.info("server-started")
        yield
        watch.cancel()
        if self.town is not None:
            self.town.close()
        await self.street.close()
        self.store.close()
        log.info("server-stopped")
        end_logs()

    def _route(self, path: str, handler: Handler, method: str = "GET") -> Route:
        """A route whose problems become one clear sentence. What changes something is limited by address."""

        async def answer(request: Request) -> Response:
            try:
                if method != "GET":
                    self._limit(request, self._addresses)
                return await handler(request)
            except Problem as problem:
                return _problem(request, problem.status, problem.text)
            except Denied as problem:
                denial = problem.denial
                if denial.text is not None:
                    return _problem(request, denial.status, denial.text)
                return reply({"problem": denial.problem}, denial.status)
            except StoreError as problem:
                log.error("not-stored", path=path, problem=str(problem))
                return _problem(request, 503, say("server-not-stored"))
            except StarboardError as problem:
                return reply({"problem": str(problem)}, 400)
            except ClientDisconnect:
                return Response(status_code=400)  # nobody is there to read it

        return Route(path, answer, methods=[method])

    def _limit(self, request: Request, addresses: Addresses) -> None:
        if not addresses.take(_address(request)):
            REFUSED.labels("address").inc()
            raise Problem(429, "server-too-fast")

    # --- who is asking ---------------------------------------------------------------------------------

    def person_of(self, asking: HTTPConnection) -> PersonRow | None:
        """The person a cookie stands for."""
        for name in (cookie_name(asking), COOKIE):
            secret = read_cookie(asking, name)
            person = self.store.person_by_secret("cookie", hashed(secret)) if secret else None
            if person is not None:
                return person
        return None

    def needed(self, request: Request) -> PersonRow:
        """The person, or a refusal."""
        person = self.person_of(request)
        if person is None:
            raise Problem(401, "server-unknown-browser")
        return person

    async def _give_cookie(self, response: Response, request: Request, person: str) -> None:
        """From now on this browser is this person."""
        secret = secrets.token_urlsafe(32)
        await stored(self.store.add_secret("cookie", hashed(secret), person, time.time()))
        secure = request.url.scheme == "https" or any(site.startswith("https:") for site in self._sites)
        response.set_cookie(
            cookie_name(request),
            secret,
            max_age=COOKIE_AGE,
            path="/",
            httponly=True,
            samesite="strict",
            secure=secure,
        )

    # --- requests --------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        """Whether everything can be stored, which is tried, and every table be played."""
        try:
            if time.monotonic() - self._probed > PROBE_EVERY:
                self._probed = time.monotonic()
                await asyncio.wait_for(stored(self.store.probe()), PROBE_SECONDS)
            self.store.check()
        except (StoreError, TimeoutError) as problem:
            sentence = str(problem) or f"the database takes longer than {PROBE_SECONDS:g} s to store anything"
            return PlainTextResponse(sentence, status_code=503)
        missing = self.street.missing()
        return PlainTextResponse(missing or "ok", status_code=503 if missing else 200)

    async def metrics(self, request: Request) -> Response:
        return Response(prometheus_client.generate_latest(), media_type="text/plain; version=0.0.4")

    async def nothing_here(self, request: Request) -> Response:
        raise Problem(404, "server-nothing-here")

    async def lobby(self, request: Request) -> Response:
        """Everything the lobby shows. A browser that comes for the first time gets a cookie; not one that opens this as
        a page: led here by a link of another site, it does not send the cookie it has."""
        person = self.person_of(request)
        if person is not None:
            self._limit(request, self._visitors)
            return await self._describe(request, person)
        if "text/html" in request.headers.get("accept", ""):
            raise Problem(401, "server-unknown-browser")
        self._limit(request, self._addresses)
        person = PersonRow(secrets.token_urlsafe(9), "")
        await stored(self.store.add_person(person.id, person.name, time.time()))
        response = await self._describe(request, person)
        await self._give_cookie(response, request, person.id)
        log.info("person-came", person=person.id)
        return response

    async def _describe(self, request: Request, person: PersonRow) -> Response:
        """Somebody may have hundreds of tables, so lobbies are described one at a time: in between others have their
        turn."""
        async with self._describing:
            return reply(await lobby.describe(self.store, person, _language(request), self.front.latest))

    async def rename(self, request: Request) -> Response:
        person = self.needed(request)
        name = cleaned((await read_body(request, lobby.Rename)).name)
        await stored(self.store.rename_person(person.id, name))
        self.front.rename(person.id, name)
        return reply({"name": name})

    async def make_key(self, request: Request) -> Response:
        """A new key to carry oneself to another device; the earlier ones stay good. Only its hash is kept here."""
        person = self.needed(request)
        key = secrets.token_urlsafe(24)
        await stored(self.store.add_secret("key", hashed(key), person.id, time.time()))
        return reply({"key": key})

    async def use_key(self, request: Request) -> Response:
        """Become on this device who one is on the other."""
        wanted = await read_body(request, lobby.UseKey)
        person = self.store.person_by_secret("key", hashed(wanted.key))
        if person is None:
            raise Problem(404, "server-unknown-key")
        response = reply({"name": person.name})
        await self._give_cookie(response, request, person.id)
        return response

    async def make_table(self, request: Request) -> Response:
        person = self.needed(request)
        wanted = await read_body(request, lobby.MakeTable)
        return await self._add("made", request, person, MakeTable(wanted, person))

    async def begin_lesson(self, request: Request) -> Response:
        person = self.needed(request)
        wanted = await read_body(request, lobby.BeginLesson)
        return await self._add("made", request, person, BeginLesson(wanted, person))

    async def import_save(self, request: Request) -> Response:
        """A save is played again from its first entry: that takes a while."""
        person = self.needed(request)
        data = await read_bytes(request, MOST_SAVE)
        return await self._add("imported", request, person, ImportSave(data, person))

    async def _add(self, how: str, request: Request, person: PersonRow, job: AnyJob) -> Response:
        """Tables are made by turns, one for each address: anybody can be many people."""
        return await self._keep(how, person, await self.front.make(_address(request), job))

    async def _keep(self, how: str, person: PersonRow, made: Made) -> Response:
        if self.store.hosted_by(person.id) >= MOST_TABLES:
            raise Problem(409, "server-too-many-tables", most=MOST_TABLES)
        row = made.row
        await stored(self.store.add_table(row, made.seats, made.save))
        log.info(f"table-{how}", table=row.id, game=row.game, person=person.id, seats=len(made.seats))
        self.street.home(row.id).send(Wake(row.id))
        return reply({"table": row.id}, 201)

    def _seated(self, request: Request) -> tuple[TableRow, PersonRow]:
        person = self.needed(request)
        row = self.store.table(_token(request.path_params["table"]))
        if row is None:
            raise Problem(404, "server-no-such-table")
        if all(seat.holder != person.id for seat in self.store.seats(row.id)):
            raise Problem(403, "server-not-seated")
        return row, person

    def _hosted(self, request: Request) -> TableRow:
        row, person = self._seated(request)
        if row.host != person.id:
            raise Problem(403, "server-not-host")
        return row

    async def rename_table(self, request: Request) -> Response:
        """Who made a table calls it something else."""
        row = self._hosted(request)
        title = cleaned((await read_body(request, lobby.RenameTable)).title)
        if not title:
            raise Problem(400, "server-no-title")
        there = await self.front.find(row.id)
        await stored(self.store.rename_table(row.id, title))
        there.send(Retitle(row.id, title))
        return reply({"title": title})

    async def delete_table(self, request: Request) -> Response:
        """Who made a table clears it away for good; whoever is there is told."""
        row = self._hosted(request)
        self._limit(request, self._addresses)
        there = await self.front.find(row.id)
        await stored(self.store.delete_table(row.id))
        with suppress(Denied):  # its house has just fallen, and everybody there has left
            await self.front.ask(ClearAway(row.id), there)
        log.info("table-deleted", table=row.id)
        return reply({})

    async def export_save(self, request: Request) -> Response:
        """The save of a table; those who share it are told."""
        self._limit(request, self._addresses)
        row, person = self._seated(request)
        name = f"starboard-{row.game}-{row.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
        save = await self.front.ask(Export(row.id, person.id))
        return Response(save, media_type="application/json", headers=headers)

    async def fork(self, request: Request) -> Response:
        """A new table from any moment of this one, with its own chance from there on."""
        row, person = self._seated(request)
        wanted = await read_body(request, lobby.Fork)
        made = decode_made(await self.front.ask(ForkAt(row.id, person, wanted)))
        added = await self._keep("forked", person, made)
        await stored(self.store.add_fork(made.row.id, ForkRow(row.id, row.title, wanted.at)))
        return added

    async def invitation(self, request: Request) -> Response:
        """What an invitation leads to, before one sits down there."""
        self.needed(request)
        found = self.store.table_by_invite(_token(request.path_params["invite"]))
        if found is None:
            raise Problem(404, "server-no-such-invitation")
        return reply(lobby.describe_invitation(self.store, found[0], _language(request)))

    async def join(self, request: Request) -> Response:
        """Sit down at the seat an invitation is for. It is good for one person; they may use it again."""
        person = self.needed(request)
        found = self.store.table_by_invite(_token(request.path_params["invite"]))
        if found is None:
            raise Problem(404, "server-no-such-invitation")
        row, seat = found
        await self.front.ask(SitDown(row.id, seat.number, person))
        return reply({"table": row.id, "seat": seat.number})

    async def rules(self, request: Request) -> Response:
        words = request.query_params.get("q", "")[:200]
        self._limit(request, self._searchers)
        # The first search in a language takes a while, for all rules are read and translated. They are made one at a
        # time, so that those who play have theirs.
        async with self._searching:
            found = await asyncio.to_thread(lobby.find_rules, request.path_params["game"], words, _language(request))
        return reply(found)

    async def book(self, request: Request) -> Response:
        found = await asyncio.to_thread(lobby.describe_book, request.path_params["game"], _language(request))
        return reply(found)

    async def book_section(self, request: Request) -> Response:
        found = await asyncio.to_thread(lobby.book_section, **request.path_params, language=_language(request))
        return reply(found)

    async def messages(self, request: Request) -> Response:
        """The Fluent messages of a language, as the client reads them: those all games share, or a game's own."""
        return for_everybody(request, lobby.messages(**request.path_params).encode(), "text/plain")

    async def game_info(self, request: Request) -> Response:
        found = lobby.game_info(request.path_params["game"], _language(request))
        return for_everybody(request, found, "application/json")

    # --- sockets ------------------------------------------------------------------------------------

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A person, or a spectator with the watch link, at a table."""
        await receive()
        await send({"type": "websocket.accept"})
        line = self.front.next_line()
        try:
            joining = self._joining(scope, line)
        except StoreError as problem:
            log.error("cannot-admit", problem=str(problem))
            await send({"type": "websocket.close", "code": TRY_AGAIN, "reason": "come back in a moment"})
            return
        Connection(Opening.of(scope).open(), self.front, line).join(joining)

    def _joining(self, scope: Scope, line: int) -> Join:
        """Who comes to which table. What they asked with is not kept: there are thousands of sockets."""
        asking = HTTPConnection(scope)
        person = self.person_of(asking) or PersonRow("", "")
        watch = asking.query_params.get("watch", "")
        return Join(line, _table(scope), person.id, person.name, _language(asking), watch)


def _table(scope: Scope) -> str:
    """The table that a socket is for."""
    return _token(str(scope["path"]).removeprefix(SOCKETS))


def _token(text: str) -> str:
    """What may be the id of a table or an invitation; nothing for what can be neither, and that not every database
    takes."""
    return text if TOKEN.fullmatch(text) else ""


def _address(request: Request) -> str:
    """Whose request it is, as limits count it."""
    return network(request.client.host) if request.client else ""


async def stored(done: Future[None]) -> None:
    """Wait until a change is on disk."""
    await asyncio.wrap_future(done)


def reply(body: Any, status: int = 200) -> Response:
    """A JSON response."""
    return _json(msgspec.json.encode(body), status)


def _json(body: bytes, status: int = 200) -> Response:
    """What is said here is about one person and one moment, so nobody keeps it."""
    headers = {"cache-control": "no-store"}
    return Response(body, status_code=status, media_type="application/json", headers=headers)


def _problem(request: Request, status: int, text: Text) -> Response:
    """A refusal: the sentence in the reader's language, and as text that can be said in another."""
    return reply({"problem": Voice(_language(request)).say(text), "text": text}, status)


def _language(asking: HTTPConnection) -> str:
    """The language asked for, `?language=cs`, or the first that the browser prefers and we speak."""
    preferred = asking.headers.get("accept-language", "").split(",")
    wanted = [asking.query_params.get("language", ""), *(part.partition(";")[0] for part in preferred)]
    wanted = [each.strip().partition("-")[0].lower() for each in wanted]
    return next((each for each in wanted if each in languages()), languages()[0])


async def read_bytes(request: Request, most: int) -> bytes:
    """The body of a request; no more of it is read than allowed."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > most:
            raise Problem(413, "server-too-large", most=most)
    return bytes(data)


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request as a typed message; a clear sentence if it is none."""
    data = await read_bytes(request, protocol.MOST_BYTES)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as problem:
        raise Problem(400, "server-malformed", problem=str(problem)) from None


def client_folder() -> Path | None:
    """Where the built client is: in the package, or in a checkout's `web/dist`."""
    packaged = Path(str(resources.files("starboard"))) / "web"
    checkout = Path(__file__).resolve().parents[3] / "web" / "dist"
    for folder in (packaged, checkout):
        if (folder / "index.html").exists():
            return folder
    return None
