"""What the built client weighs, as it goes over the line."""

from __future__ import annotations

import gzip
from pathlib import Path

import msgspec

BUILT = Path(__file__).resolve().parents[1] / "web" / "dist"
MOST_TO_OPEN = 70 * 1024
"""Bytes of script, gzipped, that must be there before a page can be used."""


class Chunk(msgspec.Struct, rename="camel"):
    """A script as the builder lists it: its file, and the sources of the scripts it needs, at once and later."""

    file: str
    imports: list[str] = []
    dynamic_imports: list[str] = []

    @property
    def game(self) -> str:
        """The game it belongs to, "" if all share it."""
        _, *folders, _ = Path(self.file).parts
        return folders[1] if folders[:1] == ["games"] else ""

    @property
    def weight(self) -> int:
        return len(gzip.compress((BUILT / self.file).read_bytes(), 9))


def scripts() -> dict[str, Chunk]:
    """All scripts, by the source they begin with."""
    listed = msgspec.json.decode((BUILT / ".vite" / "manifest.json").read_bytes(), type=dict[str, Chunk])
    return {source: chunk for source, chunk in listed.items() if chunk.file.endswith(".js")}


def needed(*sources: str) -> dict[str, int]:
    """The weights of the shared scripts without which these sources cannot run."""
    every = scripts()
    found: dict[str, Chunk] = {}
    ahead = list(sources)
    while ahead:
        source = ahead.pop()
        if source not in found:
            found[source] = every[source]
            ahead += every[source].imports
    return {chunk.file: chunk.weight for chunk in found.values() if not chunk.game}


def rooms() -> list[str]:
    """What games bring to the table: it is loaded with the first message of the server."""
    return [source for source in scripts() if source.endswith("/room.ts")]


def to_open_a_table() -> int:
    """The shared script that the table of the game with the most needs of it waits for."""
    return max(sum(needed("table.html", room).values()) for room in rooms())
