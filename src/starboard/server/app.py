"""The web application: pages, the lobby's requests, and the WebSocket of a table."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib import resources
from pathlib import Path
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec
import prometheus_client
import structlog
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

from starboard.core.errors import StarboardError
from starboard.core.text import say
from starboard.server import lobby, protocol
from starboard.server.live import LiveTable
from starboard.server.store import PersonRow, Store

COOKIE = "starboard"
COOKIE_AGE = 400 * 24 * 3600
IDLE_SECONDS = 300
MESSAGES_PER_SECOND = 30
BURST = 60
MOST_BODY = 4 * 1024 * 1024
MOST_WAITING = 512

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

log = structlog.get_logger()
ANSWERS = prometheus_client.Counter("starboard_messages_total", "Messages of clients", ["kind"])
CONNECTIONS = prometheus_client.Gauge("starboard_connections", "Open WebSocket connections")
TABLES = prometheus_client.Gauge("starboard_tables_live", "Tables in memory")
STORED = prometheus_client.Histogram(
    "starboard_store_seconds",
    "From a change to its being on disk",
    buckets=(0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1),
)

T = TypeVar("T")


class Problem(Exception):
    """A request that cannot be met: a status and one clear sentence."""

    def __init__(self, status: int, sentence: str) -> None:
        super().__init__(sentence)
        self.status = status


class Tables:
    """The tables in memory: loaded when somebody comes, put away when nobody has been there for a while."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.live: dict[str, LiveTable] = {}

    def get(self, id: str) -> LiveTable:
        """A table, loaded if need be."""
        table = self.live.get(id)
        if table is None:
            row = self.store.table(id)
            if row is None:
                raise Problem(404, "there is no such table")
            table = self.live[id] = LiveTable(self.store, row)
            TABLES.set(len(self.live))
        return table

    async def put_away_idle(self) -> None:
        """Every now and then, let go of tables nobody is at."""
        while True:
            await asyncio.sleep(IDLE_SECONDS / 4)
            limit = time.monotonic() - IDLE_SECONDS
            for id, table in list(self.live.items()):
                if not table.clients and table.idle_since < limit:
                    await asyncio.wrap_future(table.put_away())
                    del self.live[id]
            TABLES.set(len(self.live))

    async def close(self) -> None:
        """Put everything away."""
        for table in self.live.values():
            if not table.broken:
                await asyncio.wrap_future(table.put_away())
        self.live.clear()


def hashed(secret: str) -> str:
    """Secrets are stored hashed."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Guard:
    """Headers on every response; requests that change something come from our own pages."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and not same_origin(scope):
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": "another origin"})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if scope["method"] not in ("GET", "HEAD", "OPTIONS") and not same_origin(scope):
            refusal = PlainTextResponse("this request comes from another site", status_code=403)
            await refusal(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *SECURITY_HEADERS]
            await send(message)

        await self.app(scope, receive, send_with_headers)


SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]


def same_origin(scope: Scope) -> bool:
    """Whether the Origin header, if there is one, names the host the request was sent to."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return bool(scope["type"] == "http")
    return urlsplit(origin.decode("latin-1")).netloc == headers.get(b"host", b"").decode("latin-1")


class Connection:
    """A person's WebSocket at a table: an outbox and a limit on what comes in."""

    def __init__(self, socket: WebSocket, person: str, seats: list[int]) -> None:
        self.person = person
        self.seats = seats
        self._socket = socket
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue(MOST_WAITING)
        self._tokens = float(BURST)
        self._refilled = time.monotonic()

    def send(self, data: bytes) -> None:
        """Queue a message; a client that does not read is cut off and will come back."""
        try:
            self._outbox.put_nowait(data)
        except asyncio.QueueFull:
            self._outbox.get_nowait()
            self._outbox.put_nowait(None)

    async def pump(self) -> None:
        """Send what is queued."""
        while True:
            data = await self._outbox.get()
            if data is None:
                await self._socket.close(1013, "too slow")
                return
            await self._socket.send_text(data.decode())

    def allowed(self) -> bool:
        """A token bucket: so many messages a second, with some room for a burst."""
        now = time.monotonic()
        self._tokens = min(BURST, self._tokens + (now - self._refilled) * MESSAGES_PER_SECOND)
        self._refilled = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Server:
    """The routes and what they share."""

    def __init__(self, store: Store, *, secure_cookie: bool = False) -> None:
        self.store = store
        self.tables = Tables(store)
        self.secure_cookie = secure_cookie
        self.app = Starlette(
            routes=[
                Route("/healthz", self.health),
                Route("/metrics", self.metrics),
                Route("/api/lobby", self.handle(self.lobby)),
                Route("/api/me", self.handle(self.rename), methods=["POST"]),
                Route("/api/key", self.handle(self.show_key)),
                Route("/api/key", self.handle(self.use_key), methods=["POST"]),
                Route("/api/tables", self.handle(self.make_table), methods=["POST"]),
                Route("/api/import", self.handle(self.import_save), methods=["POST"]),
                Route("/api/tables/{table}/save", self.handle(self.export_save)),
                Route("/api/tables/{table}/fork", self.handle(self.fork), methods=["POST"]),
                Route("/api/join/{invite}", self.handle(self.join), methods=["POST"]),
                Route("/api/rules/{game}", self.handle(self.rules)),
                Route("/api/messages/{language}", self.handle(self.messages)),
                Route("/api/games/{game}", self.handle(self.game_info)),
                WebSocketRoute("/ws/{table}", self.socket),
                *self._pages(),
            ],
            middleware=[Middleware(Guard)],
            lifespan=self._lifespan,
        )

    def _pages(self) -> list[Route | Mount]:
        folder = client_folder()
        if folder is None:
            return [Route("/{path:path}", self.no_client)]

        async def page(request: Request) -> Response:
            return FileResponse(folder / "index.html", headers={"cache-control": "no-cache"})

        return [
            Mount("/assets", StaticFiles(directory=folder / "assets")),
            Route("/favicon.svg", lambda request: FileResponse(folder / "favicon.svg")),
            Route("/{path:path}", page),
        ]

    async def no_client(self, request: Request) -> Response:
        return PlainTextResponse("The browser client has not been built; run: make play", status_code=503)

    @asynccontextmanager
    async def _lifespan(self, app: Starlette) -> AsyncIterator[None]:
        keeper = asyncio.create_task(self.tables.put_away_idle())
        yield
        keeper.cancel()
        await self.tables.close()
        self.store.close()

    # --- who is asking ---------------------------------------------------------------------------------

    def person_of(self, cookies: dict[str, str]) -> PersonRow | None:
        """The person a cookie stands for."""
        secret = cookies.get(COOKIE, "")
        return self.store.person_by_secret(hashed(secret)) if secret else None

    def needed(self, request: Request) -> PersonRow:
        """The person, or a refusal."""
        person = self.person_of(request.cookies)
        if person is None:
            raise Problem(401, "open the lobby first: this browser is not known here")
        return person

    def set_cookie(self, response: Response, secret: str) -> None:
        response.set_cookie(
            COOKIE, secret, max_age=COOKIE_AGE, httponly=True, samesite="lax", secure=self.secure_cookie, path="/"
        )

    def handle(self, function: Callable[[Request], Awaitable[Response]]) -> Callable[[Request], Awaitable[Response]]:
        """A route whose problems become one clear sentence."""

        async def route(request: Request) -> Response:
            try:
                return await function(request)
            except Problem as problem:
                return reply({"problem": str(problem)}, problem.status)
            except StarboardError as problem:
                return reply({"problem": str(problem)}, 400)

        return route

    # --- requests --------------------------------------------------------------------------------------

    async def health(self, request: Request) -> Response:
        return PlainTextResponse("ok")

    async def metrics(self, request: Request) -> Response:
        return Response(prometheus_client.generate_latest(), media_type="text/plain; version=0.0.4")

    async def lobby(self, request: Request) -> Response:
        """Everything the lobby shows. A browser that comes for the first time gets a cookie."""
        person = self.person_of(request.cookies)
        secret = ""
        if person is None:
            secret = secrets.token_urlsafe(24)
            person = PersonRow(secrets.token_urlsafe(9), "")
            await asyncio.wrap_future(self.store.add_person(person.id, hashed(secret), person.name, time.time()))
        response = reply(lobby.describe(self.store, person))
        if secret:
            self.set_cookie(response, secret)
        return response

    async def rename(self, request: Request) -> Response:
        person = self.needed(request)
        wanted = await read_body(request, lobby.Rename)
        await asyncio.wrap_future(self.store.rename_person(person.id, wanted.name.strip()))
        return reply({"name": wanted.name.strip()})

    async def show_key(self, request: Request) -> Response:
        """The key of this device, for its owner to type in on another one. It is not stored here in clear."""
        self.needed(request)
        response = reply({"key": request.cookies[COOKIE]})
        response.headers["cache-control"] = "no-store"
        return response

    async def use_key(self, request: Request) -> Response:
        """Carry oneself to this device: the key is the secret of the other device's cookie."""
        wanted = await read_body(request, lobby.UseKey)
        person = self.store.person_by_secret(hashed(wanted.key))
        if person is None:
            raise Problem(404, "nobody here has this key")
        response = reply({"name": person.name})
        self.set_cookie(response, wanted.key)
        return response

    async def make_table(self, request: Request) -> Response:
        person = self.needed(request)
        wanted = await read_body(request, lobby.MakeTable)
        row, seats, save = lobby.new_table(wanted, person)
        return await self._add(row, seats, save)

    async def import_save(self, request: Request) -> Response:
        person = self.needed(request)
        data = await request.body()
        if len(data) > MOST_BODY:
            raise Problem(413, f"a save may have {MOST_BODY} bytes, this has {len(data)}")
        row, seats, save = lobby.imported_table(data, person)
        return await self._add(row, seats, save)

    async def _add(self, row: Any, seats: Any, save: bytes) -> Response:
        await asyncio.wrap_future(self.store.add_table(row, seats, save))
        live = self.tables.get(row.id)
        played = live.play_bots()
        if played is not None:
            await asyncio.wrap_future(live.put_away())
        return reply({"table": row.id}, 201)

    def _seated(self, request: Request) -> LiveTable:
        person = self.needed(request)
        live = self.tables.get(request.path_params["table"])
        if not live.seats_of(person.id):
            raise Problem(403, "only those who sit at the table may do this")
        return live

    async def export_save(self, request: Request) -> Response:
        live = self._seated(request)
        name = f"starboard-{live.row.game}-{live.row.id}.json"
        headers = {"content-disposition": f'attachment; filename="{name}"'}
        return Response(live.table.save(), media_type="application/json", headers=headers)

    async def fork(self, request: Request) -> Response:
        """A new table from any moment of this one, all seats of it the person's own."""
        live = self._seated(request)
        wanted = await read_body(request, lobby.Fork)
        person = self.needed(request)
        row, seats, save = lobby.forked_table(live.row, live.table.fork(at=wanted.at), person)
        return await self._add(row, seats, save)

    async def join(self, request: Request) -> Response:
        """Sit down at the seat an invitation is for."""
        person = self.needed(request)
        found = self.store.table_by_invite(request.path_params["invite"])
        if found is None:
            raise Problem(404, "this invitation is not valid any more")
        row, seat = found
        if seat.holder and seat.holder != person.id:
            raise Problem(409, "somebody else has taken this seat")
        live = self.tables.get(row.id)
        await asyncio.wrap_future(live.set_seat(msgspec.structs.replace(seat, holder=person.id)))
        return reply({"table": row.id, "seat": seat.number})

    async def rules(self, request: Request) -> Response:
        return reply(lobby.find_rules(request.path_params["game"], request.query_params.get("q", "")))

    async def messages(self, request: Request) -> Response:
        """The Fluent messages of a language, as the client reads them."""
        return PlainTextResponse(lobby.messages(request.path_params["language"]))

    async def game_info(self, request: Request) -> Response:
        return reply(lobby.game_info(request.path_params["game"]))

    # --- the socket ------------------------------------------------------------------------------------

    async def socket(self, socket: WebSocket) -> None:
        """A person, or a spectator with the watch link, at a table."""
        person = self.person_of(socket.cookies)
        try:
            live = self.tables.get(socket.path_params["table"])
        except (Problem, StarboardError) as problem:
            await socket.accept()
            await socket.close(4404, str(problem)[:120])
            return
        seats = live.seats_of(person.id) if person else []
        watching = secrets.compare_digest(socket.query_params.get("watch", ""), live.row.watch)
        if not seats and not watching:
            await socket.accept()
            await socket.close(4403, "you do not sit at this table")
            return
        await socket.accept()
        connection = Connection(socket, person.id if person and seats else "", seats)
        CONNECTIONS.inc()
        pump = asyncio.create_task(connection.pump())
        live.join(connection)
        try:
            await self._listen(socket, live, connection)
        except WebSocketDisconnect:
            pass
        finally:
            live.leave(connection)
            pump.cancel()
            with suppress(asyncio.CancelledError, Exception):
                await pump
            CONNECTIONS.dec()

    async def _listen(self, socket: WebSocket, live: LiveTable, connection: Connection) -> None:
        while True:
            text = await socket.receive_text()
            if len(text) > protocol.MOST_BYTES:
                await socket.close(1009, f"a message may have {protocol.MOST_BYTES} bytes")
                return
            if not connection.allowed():
                connection.send(protocol.encode(protocol.Refused("", say("server-too-fast"))))
                continue
            try:
                message = protocol.decode_incoming(text.encode())
            except msgspec.MsgspecError as problem:
                connection.send(protocol.encode(protocol.Refused("", say("server-malformed", problem=str(problem)))))
                continue
            ANSWERS.labels(type(message).__name__).inc()
            started = time.perf_counter()
            done = live.receive(connection, message)
            if done is not None:
                done.add_done_callback(lambda _, at=started: STORED.observe(time.perf_counter() - at))  # type: ignore[misc]


def reply(body: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(msgspec.json.encode(body), status_code=status, media_type="application/json")


async def read_body(request: Request, kind: type[T]) -> T:
    """The body of a request as a typed message; a clear sentence if it is none."""
    data = await request.body()
    if len(data) > protocol.MOST_BYTES:
        raise Problem(413, f"a request may have {protocol.MOST_BYTES} bytes, this has {len(data)}")
    try:
        return msgspec.json.decode(data, type=kind)
    except msgspec.MsgspecError as problem:
        raise Problem(400, f"the request is malformed: {problem}") from None


def client_folder() -> Path | None:
    """Where the built client is: in the package, or in a checkout's `web/dist`."""
    packaged = Path(str(resources.files("starboard"))) / "web"
    checkout = Path(__file__).resolve().parents[3] / "web" / "dist"
    for folder in (packaged, checkout):
        if (folder / "index.html").exists():
            return folder
    return None
