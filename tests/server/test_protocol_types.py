"""The client's types are those of the protocol: `web/src/protocol.ts` is fresh, and says what the wire does."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import msgspec

from starboard.server import protocol
from starboard.server.typescript import typescript

FILE = Path(__file__).resolve().parents[2] / "web" / "src" / "protocol.ts"


def interface(name: str) -> dict[str, str]:
    """The fields of an interface and their types."""
    lines = typescript().split(f"export interface {name} {{\n")[1].split("}")[0].splitlines()
    return dict(line.strip().rstrip(";").split(": ", 1) for line in lines if line.strip())


def test_the_file_is_fresh():
    advice = "run: python -m starboard.server.typescript > web/src/protocol.ts"

    assert FILE.read_text(encoding="utf-8") == typescript(), advice


def test_every_message_has_an_interface_and_is_in_its_union():
    text = typescript()

    for name in ("Answer", "Undo", "Look", "Welcome", "Update", "Consult", "Trouble"):
        assert f"export interface {name} {{" in text
    incoming = " | ".join(kind.__name__ for kind in get_args(protocol.Incoming))
    assert f"export type Incoming = {incoming};" in text
    assert {"Answer", "WhyNot", "Undo", "Tell", "Read", "Guide"} <= set(incoming.split(" | "))


def test_a_message_is_told_by_its_type():
    assert interface("Answer")["type"] == '"answer"'
    assert interface("WhyNot")["type"] == '"why-not"'


def test_what_is_left_off_the_wire_is_optional():
    seat = msgspec.json.decode(protocol.encode(protocol.SeatInfo(2)))

    assert seat == {"number": 2}
    assert {"number": "number", "name?": "string", "here?": "boolean"}.items() <= interface("SeatInfo").items()


def test_what_is_always_on_the_wire_is_not_optional():
    assert interface("Option") == {"key": "string", "text": "Text", "targets": "string[]"}


def test_texts_may_hold_texts():
    assert interface("Text")["args?"] == "Record<string, string | number | Text>"


def test_changes_of_zones_are_typed_although_they_are_encoded_beforehand():
    assert interface("Update")["zones"] == "ZoneChange[]"
    assert interface("ZoneChange")["kind"] == "ZoneKind"
