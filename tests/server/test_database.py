"""The database tells the truth: whose it is, who has it, whether it is whole, and when nothing can be stored."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

import starboard
from starboard.cli import app
from starboard.server.database import StoreError, back_up, examine
from starboard.server.record import first_snapshot
from starboard.server.store import SeatRow, SqliteStore, TableRow
from support.serving import served


def with_a_table(path: Path, game: str = "toy") -> None:
    """A database with one table of a game."""
    store = SqliteStore(path)
    table = starboard.new("toy", seed=3)
    store.add_person("ann", "Ann", 0).result()
    seats = [SeatRow(0, "ann", "invite-0"), SeatRow(1, "", "invite-1")]
    row = TableRow("t", game, "A table", "ann", "watch", 0, 0, 0, "0")
    store.add_table(row, seats, first_snapshot(table)).result()
    store.close()


def change(path: Path, sql: str) -> None:
    connection = sqlite3.connect(path)
    connection.execute(sql)
    connection.commit()
    connection.close()


# --- whose it is --------------------------------------------------------------------------------------------------


def test_a_second_server_is_refused_and_the_next_one_is_not(tmp_path: Path) -> None:
    first = SqliteStore(tmp_path / "games.db")

    with pytest.raises(StoreError, match="another server uses the database"):
        SqliteStore(tmp_path / "games.db")

    first.check()
    first.close()
    SqliteStore(tmp_path / "games.db").close()


def test_a_database_of_another_program_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "photos.db"
    change(path, "CREATE TABLE photo (id INTEGER)")
    before = path.read_bytes()

    with pytest.raises(StoreError, match=r"is another program's: it has no table 'game_table', but 'photo'"):
        SqliteStore(path)

    assert path.read_bytes() == before


def test_a_database_of_a_newer_release_is_left_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with_a_table(path)
    change(path, "PRAGMA user_version = 99")
    change(path, "PRAGMA journal_mode = DELETE")
    before = path.read_bytes()

    with pytest.raises(StoreError, match="has version 99; this program reads version 1"):
        SqliteStore(path)

    assert path.read_bytes() == before


# --- whether it can be written to ---------------------------------------------------------------------------------


def test_health_says_when_nothing_can_be_stored_and_when_it_can_again(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with served(database) as serving, serving.client() as client:
        assert client.get("/healthz").text == "ok"
        serving.store._writing.execute("PRAGMA query_only = ON")
        time.sleep(1.1)

        ill = client.get("/healthz")
        still = client.get("/healthz")

        assert ill.status_code == still.status_code == 503
        assert "nothing can be stored" in still.text
        assert "since 20" in still.text
        serving.store._writing.execute("PRAGMA query_only = OFF")
        time.sleep(1.1)
        assert client.get("/healthz").text == "ok"


def test_health_says_when_the_database_is_gone(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with served(database) as serving, serving.client() as client:
        database.rename(tmp_path / "elsewhere.db")

        gone = client.get("/healthz")

        (tmp_path / "elsewhere.db").rename(database)
        assert (gone.status_code, "is gone" in gone.text) == (503, True)


@pytest.mark.parametrize("another", [False, True])
def test_nothing_is_stored_in_a_file_that_is_gone(tmp_path: Path, another: bool) -> None:
    """What is written to a file that nobody will find again is lost, whatever the system says."""
    database, away = tmp_path / "games.db", tmp_path / "away.db"
    with closing(SqliteStore(database)) as store:
        store.add_person("ann", "Ann", 0).result()
        database.rename(away)
        if another:
            database.write_bytes(away.read_bytes())

        with pytest.raises(StoreError, match="gone"):
            store.rename_person("ann", "Lost").result()
        with pytest.raises(StoreError, match="gone"):
            store.check()
        away.replace(database)
        store.rename_person("ann", "Kept").result()
        store.check()

        person = store.person("ann")
        assert person is not None
        assert person.name == "Kept"


def test_a_change_that_does_not_fit_is_no_sign_of_illness(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "games.db")
    with pytest.raises(StoreError, match="could not be stored"):
        store.append("no such table", 1, b"{}", "0", 0).result()

    store.check()
    store.close()


# --- copies and looks ---------------------------------------------------------------------------------------------


def test_a_backup_is_made_while_the_server_runs(tmp_path: Path) -> None:
    with served(tmp_path / "games.db") as serving:
        ann = serving.browser()
        table = ann.make_table("me")
        run = CliRunner().invoke(app, ["backup", str(tmp_path / "copy.db"), "--db", f"sqlite:///{tmp_path}/games.db"])
        assert run.exit_code == 0, run.output

    copy = SqliteStore(tmp_path / "copy.db")
    assert copy.table(table) is not None
    copy.close()


def test_a_backup_overwrites_nothing(tmp_path: Path) -> None:
    with_a_table(tmp_path / "games.db")
    (tmp_path / "copy.db").write_text("precious")

    with pytest.raises(StoreError, match="exists already"):
        back_up(f"sqlite:///{tmp_path}/games.db", tmp_path / "copy.db")

    assert (tmp_path / "copy.db").read_text() == "precious"


def test_a_database_that_is_not_there_is_not_made_by_looking(tmp_path: Path) -> None:
    run = CliRunner().invoke(app, ["doctor", "--db", f"sqlite:///{tmp_path}/none.db"])

    assert run.exit_code == 2
    assert "there is no database" in run.output
    assert not (tmp_path / "none.db").exists()


def test_a_database_that_is_well_is_said_to_be(tmp_path: Path) -> None:
    with_a_table(tmp_path / "games.db")

    run = CliRunner().invoke(app, ["doctor", "--db", f"sqlite:///{tmp_path}/games.db"])

    assert run.exit_code == 0, run.output
    assert "1 tables, 0 damaged: well" in run.output


def test_a_table_that_had_to_stop_once_is_named_and_looked_at(tmp_path: Path) -> None:
    with_a_table(tmp_path / "games.db")
    change(tmp_path / "games.db", "INSERT INTO trouble (game_table, made, problem, journal) VALUES ('t', 0, 'Ow', x'')")

    run = CliRunner().invoke(app, ["doctor", "--db", f"sqlite:///{tmp_path}/games.db"])

    assert run.exit_code == 0, run.output
    assert "table t, which had to stop once (Ow): well" in run.output


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        ("DELETE FROM snapshot", "it has no snapshot"),
        ("UPDATE game_table SET seq = 3", "changes are missing between 0 and 3"),
        ("UPDATE snapshot SET body = x'00'", "it cannot be opened"),
        ("UPDATE game_table SET game = 'chess'", "there is no game 'chess'"),
    ],
)
def test_what_is_damaged_is_named(tmp_path: Path, damage: str, said: str) -> None:
    with_a_table(tmp_path / "games.db")
    change(tmp_path / "games.db", damage)

    problems = {finding.what: finding.problem for finding in examine(f"sqlite:///{tmp_path}/games.db")}

    assert said in problems["table t"]
