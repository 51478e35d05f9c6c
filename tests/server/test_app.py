"""The lobby over real HTTP: who one is, making, joining, carrying along and copying tables."""

from __future__ import annotations

import asyncio
import hashlib
import json
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import starboard
from starboard.core.journal import read_save
from starboard.core.text import say
from starboard.locale import Voice
from starboard.server import app
from support.serving import MISSION, Serving, served


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with served(tmp_path_factory.mktemp("app") / "games.db", requests_per_second=1000) as serving:
        yield serving


def problem(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["text"]["id"]


# --- who one is --------------------------------------------------------------------------------------------------


def test_a_browser_becomes_somebody_and_stays_so(serving: Serving) -> None:
    ann = serving.browser()

    first, second = ann.get("/api/lobby"), ann.get("/api/lobby")

    assert first["person"] == second["person"]
    assert first["person"]["id"]
    assert [game["id"] for game in first["games"]] == list(starboard.GAMES)
    assert first["languages"] == ["en", "cs", "it"]
    assert first["tables"] == []
    assert serving.browser().get("/api/lobby")["person"]["id"] != first["person"]["id"]


def test_the_cookie_is_for_this_server_alone_and_no_script_reads_it(serving: Serving) -> None:
    with serving.client() as client:
        cookie = client.get("/api/lobby").headers["set-cookie"]
        again = client.get("/api/lobby").headers

    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie, "this server is reached without TLS"
    assert "set-cookie" not in again


def test_the_lobby_describes_every_game_with_its_settings_and_seats(serving: Serving) -> None:
    games = {card["id"]: card for card in serving.browser().get("/api/lobby")["games"]}

    assert list(games) == list(starboard.GAMES)
    for name, card in games.items():
        game = starboard.game(name)
        assert [each["name"] for each in card["settings"]] == [setting.name for setting in game.settings]
        assert [each["seats"] for each in card["scenarios"]] == [list(each.seats) for each in game.scenarios()]
        assert [each["campaign"] for each in card["scenarios"]] == [each.campaign for each in game.scenarios()]
    assert {"name": "veteran", "kind": "number", "least": 0, "most": 9} in games["hagalaz"]["settings"]


def test_a_table_is_made_with_the_settings_that_were_chosen(serving: Serving) -> None:
    ann = serving.browser()
    squad = ["shepard", "wrex", "tali", "garrus"]
    wanted = {"game": "hagalaz", "seats": ["me"], "options": {"squad": squad, "veteran": "2"}}

    made = ann.post("/api/tables", wanted).json()["table"]

    live = serving.server.tables.get(made)
    assert live is not None
    assert live.table.state.squad == squad
    assert live.table.options == {"squad": squad, "veteran": 2}


def test_a_lesson_is_offered_and_begun_with_one_request(serving: Serving) -> None:
    ann = serving.browser()
    cards = {card["id"]: card["lessons"] for card in ann.get("/api/lobby")["games"]}
    assert cards["hagalaz"][0]["teaches"][0] == {"symbol": "standard", "name": "Three dice"}

    made = ann.post("/api/lessons", {"game": "hagalaz", "lesson": cards["hagalaz"][0]["id"]}).json()["table"]

    live = serving.server.tables.get(made)
    assert live is not None
    assert live.record.coach is not None
    unknown = ann.post("/api/lessons", {"game": "hagalaz", "lesson": "nothing"})
    assert (unknown.status_code, "no lesson 'nothing'" in unknown.text) == (400, True)


def test_a_lesson_that_was_taken_home_goes_on_where_it_is_brought(serving: Serving) -> None:
    ann = serving.browser()
    made = ann.post("/api/lessons", {"game": "hagalaz", "lesson": "first-game"}).json()["table"]
    save = ann.http.get(f"/api/tables/{made}/save").content

    brought = ann.http.post("/api/import", content=save).json()["table"]

    live = serving.server.tables.get(brought)
    assert live is not None
    assert live.record.coach is not None
    assert "threat" in live.table.state.chance.loaded


def test_behind_https_the_cookie_is_secure(tmp_path: Path) -> None:
    with served(tmp_path / "games.db", sites=["https://games.example"]) as serving, serving.client() as client:
        cookie = client.get("/api/lobby", headers={"Host": "games.example"}).headers["set-cookie"]

    assert "Secure" in cookie


def test_secrets_are_stored_as_hashes_only(serving: Serving) -> None:
    ann = serving.browser()
    key = ann.post("/api/keys", {}).json()["key"]
    serving.store._reading.execute("SELECT 1")
    dump = "\n".join(serving.store._reading.iterdump())

    assert ann.cookie not in dump
    assert key not in dump
    assert hashlib.sha256(ann.cookie.encode()).hexdigest() in dump
    assert len(ann.cookie) >= 40
    assert len(key) >= 30


def test_a_forged_cookie_is_nobody(serving: Serving) -> None:
    with serving.client(cookies={"starboard": "guessed"}) as client:
        assert problem(client.post("/api/me", json={"name": "Eve"})) == (401, "server-unknown-browser")
        assert client.get("/api/lobby").json()["person"]["name"] == ""


def test_a_key_carries_a_person_to_another_device(serving: Serving) -> None:
    ann = serving.browser()
    ann.post("/api/me", {"name": "Ann"})
    table = ann.make_table("me")
    keys = [ann.post("/api/keys", {}).json()["key"] for _ in range(2)]
    phone, laptop = serving.browser(), serving.browser()

    for device, key in zip((phone, laptop), keys, strict=True):
        assert device.post("/api/key", {"key": key}).json() == {"name": "Ann"}

    assert [one["id"] for one in phone.get("/api/lobby")["tables"]] == [table]
    assert phone.cookie != ann.cookie
    assert ann.get("/api/lobby")["person"] == laptop.get("/api/lobby")["person"]
    assert problem(phone.post("/api/key", {"key": ann.cookie})) == (404, "server-unknown-key"), "a cookie is no key"
    assert problem(phone.post("/api/key", {"key": "x" * 32})) == (404, "server-unknown-key")


def test_a_name_is_one_line_of_what_can_be_seen(serving: Serving) -> None:
    ann = serving.browser()

    assert ann.post("/api/me", {"name": " A\u202en\tn\n\x00 B "}).json() == {"name": "Ann B"}
    assert ann.get("/api/lobby")["person"]["name"] == "Ann B"
    assert ann.post("/api/me", {"name": "x" * 41}).status_code == 400


# --- tables ------------------------------------------------------------------------------------------------------


def test_a_table_is_made_and_listed(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me", "friend", "bot:random")

    (card,) = ann.get("/api/lobby")["tables"]

    assert card["id"] == table
    assert (card["game"], card["title"], card["seats"]) == ("hagalaz", "The Guns of Cerberus", 3)
    assert not card["over"]
    assert len(table) >= 12


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"seats": ["friend"]}, "server-no-seat-yours"),
        ({"seats": ["me", "cat"]}, "server-no-such-kind-of-seat"),
        ({"seats": ["me"], "options": {"history": False}}, "server-no-such-option"),
        ({"seats": ["me"], "options": {"seats": 4}}, "server-no-such-option"),
        ({"seats": ["me"], "options": {"name": "x"}}, "server-no-such-option"),
    ],
)
def test_a_table_that_cannot_be_is_refused(serving: Serving, wanted: dict[str, Any], said: str) -> None:
    assert problem(serving.browser().post("/api/tables", {**MISSION, **wanted})) == (400, said)


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"game": "chess", "seats": ["me"]}, "there is no game 'chess'"),
        ({"game": "hagalaz", "scenario": "nowhere", "seats": ["me"]}, "nowhere"),
        ({"game": "hagalaz", "seats": ["me"] * 5}, "is for 1 to 4 seats"),
        ({"game": "hagalaz", "seats": ["me"], "options": {"squad": 5}}, "squad"),
        ({"game": "hagalaz", "seats": ["me", "bot:genius"]}, "there is no bot 'genius'"),
    ],
)
def test_what_the_game_does_not_know_is_told(serving: Serving, wanted: dict[str, Any], said: str) -> None:
    response = serving.browser().post("/api/tables", wanted)

    assert response.status_code == 400
    assert said in response.json()["problem"]


def test_nobody_makes_tables_without_end(serving: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app, "MOST_TABLES", 2)
    ann = serving.browser()
    ann.make_table("me")
    ann.make_table("me")

    assert problem(ann.post("/api/tables", {**MISSION, "seats": ["me"]})) == (409, "server-too-many-tables")


def invites(serving: Serving, browser: Any, table: str) -> dict[str, str]:
    async def ask() -> dict[str, str]:
        async with browser.at(table) as line:
            return dict((await line.expect("welcome"))["invites"])

    return asyncio.run(ask())


def test_an_invitation_is_for_one_person(serving: Serving) -> None:
    ann, ben, eve = serving.browser(), serving.browser(), serving.browser()
    table = ann.make_table("me", "friend")
    invite = invites(serving, ann, table)["1"]
    assert len(invite) >= 20
    ann.post("/api/me", {"name": "Ann"})
    told = ben.get(f"/api/join/{invite}")
    assert (told["game"], told["host"]) == (ann.get("/api/lobby")["tables"][0]["game"], "Ann")

    assert ben.post(f"/api/join/{invite}", {}).json() == {"table": table, "seat": 1}
    assert problem(eve.post(f"/api/join/{invite}", {})) == (409, "server-seat-taken")
    assert problem(ann.post(f"/api/join/{invite}", {})) == (409, "server-seat-taken")
    assert ben.post(f"/api/join/{invite}", {}).json() == {"table": table, "seat": 1}, "one's own link still works"
    assert invites(serving, ann, table) == {}
    assert [one["id"] for one in ben.get("/api/lobby")["tables"]] == [table]
    assert problem(eve.post("/api/join/guessed", {})) == (404, "server-no-such-invitation")


def test_of_two_who_sit_down_at_once_one_does(serving: Serving) -> None:
    ann = serving.browser()
    others = [serving.browser() for _ in range(6)]
    table = ann.make_table("me", "friend")
    invite = invites(serving, ann, table)["1"]

    with ThreadPoolExecutor(6) as pool:
        replies = list(pool.map(lambda other: other.post(f"/api/join/{invite}", {}).status_code, others))

    assert sorted(replies) == [200] + [409] * 5


def test_who_takes_the_seat_of_a_bot_plays_it(serving: Serving) -> None:
    ann, ben = serving.browser(), serving.browser()
    table = ann.make_table("me", "bot:random")
    invite = invites(serving, ann, table)["1"]

    assert ben.post(f"/api/join/{invite}", {}).status_code == 200

    async def look() -> dict[str, Any]:
        async with ben.at(table) as line:
            return dict(await line.expect("welcome"))

    welcome = asyncio.run(look())
    assert welcome["spectator"] is False
    assert "bot" not in welcome["seats"][1]


# --- copies ------------------------------------------------------------------------------------------------------


def play(browser: Any, table: str, answers: int) -> dict[str, Any]:
    """Give the first answers there are; the last message."""

    async def scene() -> dict[str, Any]:
        async with browser.at(table) as line:
            await line.expect("welcome")
            for number in range(answers):
                await line.answer(number)
            return dict(line.state)

    return asyncio.run(scene())


def test_a_save_is_taken_along_and_brought_back(serving: Serving) -> None:
    ann, ben = serving.browser(), serving.browser()
    table = ann.make_table("me", seed=5)
    before = play(ann, table, 12)

    save = ann.http.get(f"/api/tables/{table}/save")
    brought = ben.http.post("/api/import", content=save.content)

    assert save.headers["content-disposition"] == f'attachment; filename="starboard-hagalaz-{table}.json"'
    assert starboard.load(save.content).entries == read_save(save.content).entries
    assert brought.status_code == 201, brought.text
    after = play(ben, brought.json()["table"], 0)
    assert after["asked"] == before["asked"]
    assert after["entries"] == before["entries"]
    assert after["log"], "what happened is told from the journal"


def test_those_at_the_table_see_who_took_a_copy(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me")
    ann.http.get(f"/api/tables/{table}/save")
    ann.post(f"/api/tables/{table}/fork", {"at": 0})

    log = play(ann, table, 0)["log"]

    assert [line["text"]["id"] for line in log[-2:]] == ["server-exported", "server-forked"]


@pytest.mark.parametrize("path", ["save", "fork"])
def test_copies_are_for_those_who_sit_there(serving: Serving, path: str) -> None:
    ann, eve = serving.browser(), serving.browser()
    table = ann.make_table("me")

    def ask(who: Any, table: str) -> Any:
        if path == "save":
            return who.http.get(f"/api/tables/{table}/save")
        return who.post(f"/api/tables/{table}/fork", {"at": 0})

    assert problem(ask(eve, table)) == (403, "server-not-seated")
    assert problem(ask(eve, "no-such-table")) == (404, "server-no-such-table")
    assert ask(ann, table).status_code in (200, 201)
    with serving.client() as nobody:
        assert nobody.get(f"/api/tables/{table}/save").status_code == 401


def test_a_fork_begins_at_any_moment_with_chance_of_its_own(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me", seed=5)
    state = play(ann, table, 12)
    original = starboard.load(ann.http.get(f"/api/tables/{table}/save").content)

    fork = ann.post(f"/api/tables/{table}/fork", {"at": state["entries"] - 3}).json()["table"]
    copy = starboard.load(ann.http.get(f"/api/tables/{fork}/save").content)

    assert copy.entries[: state["entries"] - 3] == original.entries[: state["entries"] - 3]
    assert copy.seed != original.seed
    assert copy.state.chance.seed == copy.seed
    assert ann.post(f"/api/tables/{table}/fork", {"at": 10**6}).status_code == 400
    assert play(ann, table, 1)["entries"] > state["entries"], "the original goes on"


def test_a_fork_can_be_played_with_a_friend(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me", "me")

    fork = ann.post(f"/api/tables/{table}/fork", {"at": 0, "seats": ["me", "friend"]}).json()["table"]

    assert list(invites(serving, ann, fork)) == ["1"]
    wrong = ann.post(f"/api/tables/{table}/fork", {"at": 0, "seats": ["me"]})
    assert problem(wrong) == (400, "server-wrong-seats")


# --- tables in the lobby -----------------------------------------------------------------------------------------


def card_of(browser: Any, table: str) -> dict[str, Any]:
    return next(card for card in browser.get("/api/lobby")["tables"] if card["id"] == table)


def test_the_lobby_tells_where_a_table_stands_and_who_sits_there(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me", "me", seed=5)
    play(ann, table, 16)

    card = card_of(ann, table)

    assert [player["you"] for player in card["players"]] == [True, True]
    assert [player.get("moves", False) for player in card["players"]].count(True) == 1
    with_bot = card_of(ann, ann.make_table("me", "bot:random"))
    assert [player.get("bot", "") for player in with_bot["players"]] == ["", "random"]
    assert card["yours"]
    assert len(card["latest"]["lines"]) == 2
    assert card["latest"]["round"] == 1
    assert card["fork"] is None


def test_a_fork_says_which_table_it_left_and_where(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me", seed=5)
    entries = play(ann, table, 6)["entries"]
    title = card_of(ann, table)["title"]

    fork = ann.post(f"/api/tables/{table}/fork", {"at": entries - 1}).json()["table"]

    assert card_of(ann, fork)["fork"] == {"origin": table, "title": title, "step": entries - 1}


def test_an_imported_table_is_called_like_its_scenario(serving: Serving) -> None:
    ann, ben = serving.browser(), serving.browser()
    table = ann.make_table("me", seed=5)
    save = ann.http.get(f"/api/tables/{table}/save").content

    brought = ben.http.post("/api/import", content=save).json()["table"]

    assert card_of(ben, brought)["title"] == card_of(ann, table)["title"] == "The Guns of Cerberus"


def test_who_made_a_table_renames_it(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me")

    assert ann.post(f"/api/tables/{table}/name", {"title": "  Guns, the other way "}).json() == {
        "title": "Guns, the other way"
    }

    assert card_of(ann, table)["title"] == "Guns, the other way"
    assert problem(ann.post(f"/api/tables/{table}/name", {"title": "   "})) == (400, "server-no-title")
    assert ann.post(f"/api/tables/{table}/name", {"title": "x" * 61}).status_code == 400


def test_who_made_a_table_deletes_it_for_everybody(serving: Serving) -> None:
    ann, ben = serving.browser(), serving.browser()
    table = ann.make_table("me", "friend")
    (invitation,) = invites(serving, ann, table).values()
    assert ben.post(f"/api/join/{invitation}", {}).status_code == 200
    assert not card_of(ben, table)["yours"]
    assert problem(ben.post(f"/api/tables/{table}/delete", {})) == (403, "server-not-host")
    assert problem(ben.post(f"/api/tables/{table}/name", {"title": "Mine"})) == (403, "server-not-host")

    assert ann.post(f"/api/tables/{table}/delete", {}).status_code == 200

    assert table not in [card["id"] for card in ann.get("/api/lobby")["tables"] + ben.get("/api/lobby")["tables"]]
    assert problem(ann.post(f"/api/tables/{table}/delete", {})) == (404, "server-no-such-table")


def forged(save: bytes, **changes: Any) -> bytes:
    """A save with changes and a checksum that fits."""
    body = {**json.loads(save)["save"], **changes}
    text = json.dumps(body, separators=(",", ":"))
    digest = hashlib.sha256(text.encode()).hexdigest()
    return f'{{"starboard":1,"digest":"{digest}","save":{text}}}'.encode()


def test_a_forged_save_is_played_again_from_its_beginning(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me", seed=5)
    state = play(ann, table, 12)
    save = ann.http.get(f"/api/tables/{table}/save").content
    checkpoint = json.loads(save)["save"]["checkpoint"]
    checkpoint["war_readiness"] = 10**9

    rich = ann.http.post("/api/import", content=forged(save, checkpoint=checkpoint))

    assert rich.status_code == 201
    brought = starboard.load(ann.http.get(f"/api/tables/{rich.json()['table']}/save").content)
    assert brought.state.war_readiness != 10**9
    assert len(brought.entries) == state["entries"]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"entries": ["move:Z9"]}, "the journal of the save is not that of a game"),
        ({"entries": [1] * 30_000}, "too long"),
        ({"seats": 9}, "is for 1 to 4 seats"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": "chess and " * 900}, "there is no game 'chess and"),
        ({"options": {"history": False}}, "has no setting 'history'"),
        ({"seed": "x"}, "expected fields"),
    ],
)
def test_a_save_that_cannot_be_is_refused(serving: Serving, changes: dict[str, Any], said: str) -> None:
    ann = serving.browser()
    table = ann.make_table("me", seed=5)
    save = ann.http.get(f"/api/tables/{table}/save").content

    response = ann.http.post("/api/import", content=forged(save, **changes))

    assert response.status_code in (400, 413)
    assert said in response.json()["problem"]
    assert len(response.json()["problem"]) < 500, "of a file no more than names what is wrong with it"


def test_what_is_no_save_is_refused(serving: Serving) -> None:
    ann = serving.browser()

    assert "not a Starboard save" in ann.http.post("/api/import", content=b"hello").json()["problem"]
    too_large = ann.http.post("/api/import", content=b"x" * (app.MOST_SAVE + 1))
    assert problem(too_large) == (413, "server-too-large")


# --- reading -----------------------------------------------------------------------------------------------------


def test_rules_messages_and_what_is_printed_can_be_read(serving: Serving) -> None:
    ann = serving.browser()

    assert ann.get("/api/rules/hagalaz?q=HG-MOVE-01")[0]["id"] == "HG-MOVE-01"
    assert len(ann.get("/api/rules/hagalaz?q=door")) > 1
    assert "server-not-seated = " in ann.http.get("/api/messages/cs").text
    assert "option-move = " not in ann.http.get("/api/messages/cs").text
    assert "option-move = " in ann.http.get("/api/messages/cs/hagalaz").text
    assert ann.get("/api/games/hagalaz")["missions"]["guns-of-cerberus"]["name"] == "The Guns of Cerberus"
    assert ann.http.get("/api/games/chess").status_code == 400
    for unknown in ("xx", "xx/hagalaz", "cs/chess"):
        assert problem(ann.http.get(f"/api/messages/{unknown}")) == (404, "server-nothing-here")
    assert problem(ann.http.get("/api/no/such/thing")) == (404, "server-nothing-here")


def test_contents_come_in_the_language_asked_for_or_preferred(serving: Serving) -> None:
    ann = serving.browser()
    ann.make_table("me")
    guns = {"en": "The Guns of Cerberus", "cs": "Zbraně Cerberu"}
    for how, language in (("?language=cs", "cs"), ("?language=xx", "en"), ("", "en")):
        lobby = ann.get(f"/api/lobby{how}")
        assert first_scenario(lobby, "hagalaz") == guns[language]
        assert lobby["tables"][0]["title"] == guns[language]
        assert ann.get(f"/api/games/hagalaz{how}")["missions"]["guns-of-cerberus"]["name"] == guns[language]
    ann.http.headers["Accept-Language"] = "cs-CZ"
    assert first_scenario(ann.get("/api/lobby"), "hagalaz") == guns["cs"]


def first_scenario(lobby: Any, game: str) -> str:
    """What a game offers first, as its name stands in the lobby."""
    return next(str(card["scenarios"][0]["name"]) for card in lobby["games"] if card["id"] == game)


def test_the_lobby_offers_a_game_the_bots_that_can_play_it(serving: Serving) -> None:
    bots = {card["id"]: card["bots"] for card in serving.browser().get("/api/lobby")["games"]}

    assert bots["hagalaz"] == ["random", "thumb"]
    assert bots["toy"] == ["random"], "it has no rules of thumb"


def test_rules_are_found_by_words_of_the_readers_language(serving: Serving) -> None:
    ann = serving.browser()

    assert ann.get("/api/rules/hagalaz?q=dveře&language=cs")[0]["id"] == "HG-DOOR-01"
    assert ann.get("/api/rules/hagalaz?q=dveře") == []
    assert ann.get("/api/rules/hagalaz?q=HG-DOOR-01&language=cs")[0]["title"] == "Zamčené a odemčené dveře"


@pytest.mark.parametrize(("header", "language"), [("cs-CZ,cs;q=0.9", "cs"), ("xx, it;q=0.5", "it"), ("", "en")])
def test_a_refusal_is_in_the_readers_language(serving: Serving, header: str, language: str) -> None:
    with serving.client() as client:
        said = client.post("/api/me", json={}, headers={"Accept-Language": header}).json()

    assert said["problem"] == Voice(language).say(say("server-unknown-browser"))


def test_health_and_metrics(serving: Serving) -> None:
    ann = serving.browser()
    play(ann, ann.make_table("me"), 3)

    assert ann.http.get("/healthz").text == "ok"
    metrics = ann.http.get("/metrics").text
    assert 'starboard_messages_total{kind="answer"}' in metrics
    assert "starboard_store_seconds_bucket" in metrics
    assert "starboard_tables_live" in metrics


def test_a_server_that_cannot_store_is_not_healthy(tmp_path: Path) -> None:
    with served(tmp_path / "games.db") as serving, serving.client() as client:
        client.get("/api/lobby")
        serving.store.close()

        assert client.get("/healthz").status_code == 503
        assert client.post("/api/me", json={"name": "Ann"}).status_code in (500, 503)


def test_the_news_of_a_table_are_counted_until_seen(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me")
    state = play(ann, table, 4)
    assert ann.get("/api/lobby")["tables"][0]["news"] == state["seq"] == 4

    async def look() -> None:
        async with ann.at(table) as line:
            await line.expect("welcome")
            await line.tell(type="seen", seq=4)
            await line.expect("done")

    asyncio.run(look())
    until = time.monotonic() + 10
    while ann.get("/api/lobby")["tables"][0]["news"] and time.monotonic() < until:
        time.sleep(0.02)
    assert ann.get("/api/lobby")["tables"][0]["news"] == 0
