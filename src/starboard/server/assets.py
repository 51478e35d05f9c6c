"""What is the same for everybody: the files of the client, the messages and what is printed of a game. Whoever can read
it gets it packed (gzip), once packed for all; what is about a person never is, since its size would tell of it."""

from __future__ import annotations

import asyncio
import gzip
from functools import lru_cache
from pathlib import Path

import msgspec
from starlette.datastructures import Headers
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

TEXTS = (".js", ".css", ".svg", ".json")
"""The files worth packing: pictures and fonts are packed already."""
LEAST = 1_000
"""Smaller things fit one packet as they are."""
MOST_PACKED = 512
PACKED = {"content-encoding": "gzip", "vary": "accept-encoding"}


@lru_cache(maxsize=MOST_PACKED)
def packed(body: bytes) -> bytes:
    """The bytes as gzip, the same each time."""
    return gzip.compress(body, 9, mtime=0)


@lru_cache(maxsize=MOST_PACKED)
def packed_file(path: str) -> bytes:
    """The contents of a file whose name changes with them."""
    return gzip.compress(Path(path).read_bytes(), 9, mtime=0)


class Part(msgspec.Struct, frozen=True):
    """A script of the client as its builder lists it, with the scripts and styles that it cannot do without."""

    file: str
    imports: tuple[str, ...] = ()
    css: tuple[str, ...] = ()


def fetched_ahead(folder: Path, game: str) -> str:
    """Links that have a browser fetch what a game brings to its table while it still reads the page; none for a game
    that brings nothing, or where the builder left no list."""
    try:
        listed = msgspec.json.decode((folder / ".vite" / "manifest.json").read_bytes(), type=dict[str, Part])
    except OSError:
        return ""
    room = f"src/games/{game}/room.ts"
    wanted = _needed(listed, room) - _needed(listed, "table.html") if room in listed else set()
    parts = [part for source, part in listed.items() if source in wanted]
    styles = sorted({style for part in parts for style in part.css})
    return "".join(
        [f'  <link rel="modulepreload" crossorigin href="/{part.file}" />\n  ' for part in parts]
        + [f'  <link rel="preload" as="style" crossorigin href="/{style}" />\n  ' for style in styles]
    )


def _needed(listed: dict[str, Part], source: str) -> set[str]:
    """A script, and all that have to be there before it can run."""
    found: set[str] = set()
    ahead = [source]
    while ahead:
        source = ahead.pop()
        if source not in found:
            found.add(source)
            ahead += listed[source].imports
    return found


class Assets(StaticFiles):
    """The client's files. Their names change with their contents, so a browser may keep them for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file as it is, or packed."""
        response = await super().get_response(path, scope)
        if response.status_code == 200:
            response.headers["cache-control"] = "public, max-age=31536000, immutable"
        if (
            not isinstance(response, FileResponse)
            or not path.endswith(TEXTS)
            or not _wants_packed(Headers(scope=scope))
        ):
            return response
        body = await asyncio.to_thread(packed_file, str(response.path))
        kept = {"cache-control": response.headers["cache-control"], "etag": response.headers["etag"]}
        return Response(body, media_type=response.media_type, headers=kept | PACKED)


def for_everybody(request: Request, body: bytes, media_type: str) -> Response:
    """A text that anybody may ask for; it may change with the next release, so nobody keeps it."""
    headers = {"cache-control": "no-store"}
    if len(body) < LEAST or not _wants_packed(request.headers):
        return Response(body, media_type=media_type, headers=headers)
    return Response(packed(body), media_type=media_type, headers=headers | PACKED)


def _wants_packed(headers: Headers) -> bool:
    """Whether gzip can be read, and the whole is wanted."""
    accepted = [part.strip().partition(";") for part in headers.get("accept-encoding", "").split(",")]
    reads = any(name == "gzip" and more.replace(" ", "") != "q=0" for name, _, more in accepted)
    return reads and "range" not in headers
