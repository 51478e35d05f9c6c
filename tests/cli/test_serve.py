"""`starboard serve` as a program: what it tells a newcomer, what it says when it cannot start, how it stops."""

from __future__ import annotations

import json
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
import uvicorn
from typer.testing import CliRunner, Result

from starboard.cli import app
from starboard.cli import serve as command

SENTENCE = re.compile(r"Starboard is at (http://\S+) - open this address in a browser; Ctrl-C stops the server\.")


@contextmanager
def started(*words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """The program, and the address it printed."""
    code = "from starboard.cli import main; main()"
    program = subprocess.Popen([sys.executable, "-c", code, "serve", *words], stderr=subprocess.PIPE, text=True)
    assert program.stderr is not None
    try:
        found = SENTENCE.match(program.stderr.readline())
        assert found
        yield program, found[1]
    finally:
        program.kill()
        program.wait()
        program.stderr.close()


@pytest.fixture(autouse=True)
def leave_the_process_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a server sets up for its whole process is not for that of the tests."""
    monkeypatch.setattr("starboard.server.logs.set_up_logs", lambda: None)
    monkeypatch.setattr("starboard.server.garbage.set_old_aside", lambda: None)
    monkeypatch.setattr(sys, "setswitchinterval", lambda seconds: None)


def told(result: Result) -> str:
    """The one sentence on stderr."""
    assert result.exit_code == 2, result.output
    (sentence,) = result.stderr.splitlines()
    return sentence


def serve(*words: str) -> Result:
    return CliRunner().invoke(app, ["serve", *words])


def test_it_prints_an_address_that_answers_and_stops_when_asked(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with started("--port", "0", "--db", f"sqlite:///{database}") as (program, address):
        assert httpx.get(f"{address}healthz").text == "ok"
        program.send_signal(signal.SIGTERM)
        assert program.wait(20) in (0, -signal.SIGTERM)
        assert program.stderr is not None
        logged = [json.loads(line) for line in program.stderr]

    events = dict.fromkeys(line["event"] for line in logged)
    assert list(events) == ["house-started", "server-started", "tables-put-away", "server-stopped"]
    assert all(line["level"] == "info" and line["timestamp"] for line in logged)
    assert sqlite3.connect(database).execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_without_a_port_it_takes_the_next_that_is_free(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        monkeypatch.setattr(command, "PORT", port)
        with command.listen("127.0.0.1", None) as found:
            assert port < found.getsockname()[1] < port + command.PORTS_TRIED


def test_a_port_that_was_asked_for_and_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = told(serve("--port", str(port), "--db", f"sqlite:///{tmp_path}/games.db"))

    assert sentence.endswith(f"port {port} of 127.0.0.1 is in use; choose another one with --port")


def test_when_all_usual_ports_are_taken_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        monkeypatch.setattr(command, "PORT", taken.getsockname()[1])
        monkeypatch.setattr(command, "PORTS_TRIED", 1)
        with pytest.raises(command.PortTaken, match="is in use; choose another one with --port"):
            command.listen("127.0.0.1", None)


def test_other_servers_come_in_beside_people_or_where_they_are_told() -> None:
    with socket.create_server(("127.0.0.1", 0)) as people:
        port = people.getsockname()[1]
        beside, address = command.listen_to_servers("127.0.0.1", port, "")
        with beside:
            taken, elsewhere = command.listen_to_servers("127.0.0.1", port, "")
            taken.close()
            with pytest.raises(command.PortTaken, match="is in use; choose another one with --peer-address"):
                command.listen_to_servers("127.0.0.1", port, f"127.0.0.1:{port}")
    wanted, unknown = f"localhost:{port}", f"{command.SOMEWHERE}:{port}"
    there, known_as = command.listen_to_servers("127.0.0.1", 1, wanted)
    with there:
        bound = there.getsockname()[0]
    anywhere, known_elsewhere_as = command.listen_to_servers("127.0.0.1", 1, unknown)
    with anywhere:
        bound_to_all = anywhere.getsockname()[0]

    assert address.startswith("127.0.0.1:")
    assert elsewhere != address
    assert known_as == wanted
    assert bound in ("127.0.0.1", "::1")
    assert (known_elsewhere_as, bound_to_all) == (unknown, "0.0.0.0")


@pytest.mark.parametrize("wrong", ["games", ":8124", "games:", "games:port", "games:70000"])
def test_an_address_for_other_servers_that_is_none_is_told(wrong: str) -> None:
    with pytest.raises(command.CannotListen, match="expected an address like"):
        command.listen_to_servers("127.0.0.1", 8123, wrong)


def test_an_address_that_is_none_is_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/games.db"

    assert "cannot listen on 192.0.2.1 port 0: " in told(serve("--host", "192.0.2.1", "--port", "0", "--db", database))
    assert "Invalid value for '--port'" in serve("--port", "99999", "--db", database).stderr


@pytest.mark.parametrize(
    ("db", "said"),
    [
        ("mysql://games", "expected a database address like sqlite:///games.db, got 'mysql://games'"),
        ("sqlite:///{folder}", "unable to open database file"),
        ("sqlite:///{folder}/missing/games.db", "unable to open database file"),
        ("sqlite:///{folder}/letter.db", "file is not a database"),
    ],
)
def test_a_wrong_database_is_told(tmp_path: Path, db: str, said: str) -> None:
    (tmp_path / "letter.db").write_text("Dear database, " * 100)

    assert said in told(serve("--port", "0", "--db", db.format(folder=tmp_path)))


def test_a_server_for_everybody_says_what_others_open() -> None:
    here, *others = command.addresses("0.0.0.0", 8123)

    assert here == "http://localhost:8123/"
    assert all(re.fullmatch(r"http://[0-9.]+:8123/", other) for other in others)
    assert command.addresses("::1", 8123) == ["http://[::1]:8123/"]


def test_open_opens_the_address_it_prints(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(uvicorn.Server, "run", lambda self, sockets: sockets[0].close())

    result = serve("--port", "0", "--db", f"sqlite:///{tmp_path}/games.db", "--open", "--site", "https://games.example")

    found = SENTENCE.match(result.stderr)
    assert found
    assert opened == [found[1]]
    assert "Others reach it at https://games.example" in result.stderr
