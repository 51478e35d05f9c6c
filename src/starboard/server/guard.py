"""Who may talk to the server at all: headers on every response, and checks of where a request comes from."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from starboard.server.metrics import REFUSED
from starboard.server.requests import MOST_HEAD

CONTENT_SECURITY_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)

SECURITY_HEADERS = [
    (b"content-security-policy", CONTENT_SECURITY_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
]

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
MOST_PATH, MOST_QUERY = 512, 4096
"""How long an address may be: to look for a file below thousands of folders takes a tenth of a second."""
API = "/api/"
"""What our pages ask for, and no link of another site leads to: who follows one comes without their cookie and would be
given another, or from another port of the same host comes with it."""
ELSEWHERE = (b"cross-site", b"same-site")
"""What a browser says in `Sec-Fetch-Site` where another site has it ask."""


class Guard:
    """Lets through what is meant for this server and comes from its own pages.

    A page of another site can make a browser send requests here. It cannot forge `Origin`; and with a name of its
    own that leads here (DNS rebinding) it cannot forge `Host`, so only names we know and plain addresses pass.
    """

    def __init__(self, app: ASGIApp, sites: Iterable[str] = ()) -> None:
        """`sites` are addresses such as `https://games.example` under which people reach this server."""
        self.app = app
        self._origins = {urlsplit(site).netloc.lower() for site in sites}
        self._names = {"localhost", socket.gethostname().lower()}
        self._names |= {urlsplit(site).hostname or "" for site in sites}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        refusal = self._refusal(scope)
        if refusal is not None:
            await _refuse(scope, receive, send, *refusal)
        elif scope["type"] == "websocket":
            await self.app(scope, receive, send)
        else:
            await self.app(scope, receive, _with_headers(send))

    def _refusal(self, scope: Scope) -> tuple[int, str] | None:
        """Why a request is not let through, with the status that says so."""
        line = len(scope["path"]) + len(scope["query_string"])
        if line + sum(len(name) + len(value) for name, value in scope["headers"]) > MOST_HEAD:
            return 431, "the request's headers are too large"
        if len(scope["path"]) > MOST_PATH or len(scope["query_string"]) > MOST_QUERY:
            return 414, "the address is too long"
        headers: dict[bytes, bytes] = dict(scope["headers"])
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if not self._known(host):
            return 421, "this server does not go by that name"
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        if changes and not self._own(scope, headers.get(b"origin"), host):
            return 403, "this request comes from another site"
        if scope["path"].startswith(API) and headers.get(b"sec-fetch-site") in ELSEWHERE:
            return 403, "this request comes from another site"
        return None

    def _known(self, host: str) -> bool:
        try:
            name = urlsplit(f"//{host}").hostname or ""
            if name in self._names:
                return True
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True

    def _own(self, scope: Scope, origin: bytes | None, host: str) -> bool:
        """Whether the Origin is one of ours. Browsers always send it where it counts; other programs need not,
        except for a WebSocket."""
        if origin is None:
            return bool(scope["type"] == "http")
        try:
            netloc = urlsplit(origin.decode("latin-1")).netloc.lower()
        except ValueError:
            return False
        return netloc == host or netloc in self._origins


def _with_headers(send: Send) -> Send:
    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *SECURITY_HEADERS]
        await send(message)

    return send_with_headers


async def _refuse(scope: Scope, receive: Receive, send: Send, status: int, sentence: str) -> None:
    REFUSED.labels("origin").inc()
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 1008, "reason": sentence})
    else:
        await PlainTextResponse(sentence, status)(scope, receive, _with_headers(send))
