"""What is hidden never leaves the server: every byte that anybody is sent is kept and searched."""

from __future__ import annotations

import asyncio
import json
import random
import re
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, nullcontext
from itertools import cycle
from pathlib import Path
from typing import Any
from unittest import mock

import httpx
import msgspec
import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.chance import SECRET_BYTES, commitment
from starboard.core.journal import Save, decode_state, read_save
from starboard.core.table import Table
from starboard.core.text import Words
from starboard.core.verify import verify
from starboard.games.hagalaz.content.library import LIBRARY
from starboard.lab.simulate import play_on
from starboard.locale import contents, encoder, languages
from starboard.server import connection, lobby
from starboard.server.live import LiveTable
from support.serving import Browser, Line, Serving, line, served
from support.tables import Desk, desk, run, sit

__all__ = ["desk"]

PAGES = tuple(
    page
    for language in languages()
    for page in (
        f"lobby?language={language}",
        f"games/hagalaz?language={language}",
        f"rules/hagalaz?q=story&language={language}",
        f"messages/{language}",
        f"messages/{language}/hagalaz",
    )
)
SHORTEST = 25
"""Fragments of a story from this length on are looked for."""


@pytest.fixture
def serving(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Serving]:
    monkeypatch.setattr(connection, "BURST", 10**6)
    monkeypatch.setattr(connection, "MOST_LOOKS", 10**6)
    with served(tmp_path / "games.db", requests_per_second=1000) as serving:
        yield serving


class Listener:
    """Somebody at a table who keeps everything they are sent, by socket and by request."""

    def __init__(self, browser: Browser, socket: Line, language: str) -> None:
        self.browser = browser
        self.line = socket
        self.language = language
        self._requested: list[str] = []
        browser.http.event_hooks["response"].append(self._keep)

    def _keep(self, response: httpx.Response) -> None:
        self._requested.append(response.read().decode())

    @property
    def sent(self) -> list[str]:
        """Everything so far, the last message of the socket last."""
        return [*self._requested, *self.line.bytes]

    async def catch_up(self, seq: int) -> None:
        while self.line.state["seq"] < seq:
            await self.line.hear()

    async def ask(self, kind: str, reply: str, **more: Any) -> dict[str, Any]:
        """Send a message that changes nothing, and wait for its reply."""
        id = await self.line.tell(type=kind, **more)
        while (message := await self.line.expect(reply, "refused")).get("id") != id:
            pass
        return message


class Company:
    """People around one table, and a spectator, who is the last of the listeners."""

    def __init__(self, live: LiveTable, listeners: list[Listener]) -> None:
        self.live = live
        self.listeners = listeners

    @property
    def seq(self) -> int:
        return self.listeners[0].line.state["seq"]  # type: ignore[no-any-return]

    async def play(self, chance: random.Random) -> bool:
        """One answer of whoever is asked, heard by everybody; False if the game is over."""
        asked = next((one for one in self.listeners if one.line.state["asked"]), None)
        if asked is None:
            return False
        reply = await asked.line.answer(chance.randrange(1000))
        assert reply["type"] == "update", reply
        for one in self.listeners:
            await one.catch_up(reply["seq"])
        return True


@asynccontextmanager
async def company(serving: Serving, people: int, seed: str = "", **wanted: Any) -> AsyncIterator[Company]:
    """A new table where so many people sit, one each; they read different languages. Its secret seed may be fixed."""
    browsers = [serving.browser() for _ in range(people + 1)]
    host, *friends, spectator = browsers
    with mock.patch.object(lobby, "new_seed", return_value=seed) if seed else nullcontext():
        made = host.post("/api/tables", {"seats": ["me"] + ["friend"] * (people - 1), **wanted})
    assert made.status_code == 201, made.text
    table = made.json()["table"]
    async with host.at(table) as first:
        welcome = await first.expect("welcome")
    for place, friend in enumerate(friends, 1):
        assert friend.post(f"/api/join/{welcome['invites'][str(place)]}", {}).status_code == 200
    async with AsyncExitStack() as stack:
        listeners = []
        for browser, language in zip(browsers, cycle(languages()), strict=False):
            watch = welcome["watch_link"] if browser is spectator else ""
            joined = line(serving, table, cookie=browser.cookie, watch=watch, language=language)
            socket = await stack.enter_async_context(joined)
            listeners.append(Listener(browser, socket, language))
            await socket.expect("welcome")
        yield Company(serving.server.tables.live[table], listeners)


# --- a game with secrets ------------------------------------------------------------------------------------------


def everything_sent(serving: Serving, bid: int) -> list[str]:
    """What Ben and a spectator are sent while Ann has bid in secret and Ben has not: all there is to ask for."""

    async def scene() -> list[str]:
        async with company(serving, 2, game="toy", seed="05" * SECRET_BYTES) as people:
            ann, ben, spectator = people.listeners
            key = await ann.line.tell(type="answer", seq=0, seat=0, key=f"bid:{bid}")
            assert (await ann.line.expect("update"))["done"] == key
            for one in (ben, spectator):
                await one.catch_up(1)
                await one.ask("tell", "told")
                for at in range(3):
                    await one.ask("look", "past", at=at)
                await one.ask("why-not", "why", seat=0, asked=f"bid:{bid}")
            await ben.ask("why-not", "why", seat=1, asked="roll")
            table = people.live.row.id
            save = ben.browser.http.get(f"/api/tables/{table}/save").content
            fork = ben.browser.post(f"/api/tables/{table}/fork", {"at": 1}).json()["table"]
            async with ben.browser.at(fork) as forked:
                await forked.expect("welcome")
            return [
                *ben.line.bytes,
                *spectator.line.bytes,
                json.dumps(json.loads(save)["save"]),
                *forked.bytes,
                json.dumps(ben.browser.get("/api/lobby")["tables"]),
            ]

    return [without_names(sent) for sent in asyncio.run(scene())]


def without_names(sent: str) -> str:
    """What was sent without what is random and differs between any two tables."""
    sent = re.sub(r'"(table|id|watch_link|\d)":"[\w-]{12,}"', r'"\1":"..."', sent)
    sent = re.sub(r'"(table|id|origin)": "[\w-]{12,}"', r'"\1": "..."', sent)
    return re.sub(r'"(seed|hash|moved|digest)": ?[\d."a-f]+', r'"\1":0', sent)


def test_a_secret_answer_makes_no_difference_to_the_others(serving: Serving) -> None:
    one, other = everything_sent(serving, bid=0), everything_sent(serving, bid=2)

    assert any('"waiting":[1]' in sent for sent in one), "they know that Ann has answered"
    assert one == other


def test_the_seed_is_nobodys_until_the_game_is_over_and_then_everybodys(serving: Serving) -> None:
    async def scene() -> None:
        chance = random.Random(1)
        async with company(serving, 3, game="toy") as people:
            table, seed = people.live.row.id, people.live.table.seed
            assert isinstance(seed, str)
            assert len(seed) == 2 * SECRET_BYTES
            while not people.live.table.over:
                for one in people.listeners[:-1]:
                    one.browser.http.get(f"/api/tables/{table}/save")
                for one in people.listeners:
                    assert not any(seed in sent for sent in one.sent)
                    assert commitment(seed, table) in one.line.bytes[0], "its fingerprint is there from the beginning"
                await people.play(chance)
            for one in people.listeners:
                assert seed in one.line.bytes[-1]
            save = read_save(people.listeners[0].browser.http.get(f"/api/tables/{table}/save").content)
            assert verify(people.live.table.game, save).fair

    asyncio.run(scene())


def test_who_shares_a_table_does_not_choose_its_dice(serving: Serving) -> None:
    ann = serving.browser()
    wanted = {"game": "toy", "seed": 5}

    refused = ann.post("/api/tables", {**wanted, "seats": ["me", "friend"]})

    assert (refused.status_code, refused.json()["text"]["id"]) == (400, "server-seed-shared")
    assert ann.post("/api/tables", {**wanted, "seats": ["me", "me"]}).status_code == 201


def save_of(browser: Browser, table: str) -> Save:
    return read_save(browser.http.get(f"/api/tables/{table}/save").raise_for_status().content)


def invite_to(serving: Serving, table: str, seat: int) -> str:
    return str(serving.store.seats(table)[seat].invite)


def test_who_waits_for_somebody_does_not_learn_the_seed(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.post("/api/tables", {"game": "toy", "seats": ["me", "friend"]}).json()["table"]

    assert save_of(ann, table).seed != serving.server.tables.live[table].table.seed
    assert serving.browser().post(f"/api/join/{invite_to(serving, table, 1)}", {}).status_code == 200


def test_who_left_a_seat_to_a_bot_for_a_while_is_told_on_by_no_save(serving: Serving) -> None:
    async def scene() -> None:
        ann, ben = serving.browser(), serving.browser()
        table = ann.post("/api/tables", {"game": "toy", "seats": ["me", "friend"]}).json()["table"]
        ben.post(f"/api/join/{invite_to(serving, table, 1)}", {}).raise_for_status()
        async with ben.at(table) as line:
            await line.expect("welcome")
            await line.tell(type="hand", seat=1, bot="random")
            await line.expect("done")

        assert save_of(ann, table).seed != serving.server.tables.live[table].table.seed

    asyncio.run(scene())


@pytest.mark.parametrize("kinds", [["me", "friend"], ["friend", "me"]])
def test_who_knew_all_hands_knows_their_own_where_a_friend_joins_them(serving: Serving, kinds: list[str]) -> None:
    """Whoever played both seats, or has the game as a file, knows what everybody holds."""
    ann = serving.browser()
    same: list[tuple[bool, ...]] = []
    for _ in range(6):
        table = ann.post("/api/tables", {"game": "edge", "seats": ["me", "me"]}).json()["table"]
        known = hands_at(serving, table)
        assert all(known)

        fork = ann.post(f"/api/tables/{table}/fork", {"at": 0, "seats": kinds}).json()["table"]

        same.append(tuple(one == other for one, other in zip(hands_at(serving, fork), known, strict=True)))

    mine = kinds.index("me")
    assert all(each[mine] for each in same)
    assert not all(each[1 - mine] for each in same)


def hands_at(serving: Serving, table: str) -> list[list[int]]:
    """What each seat has been dealt and nobody else may see."""
    return [player.dealt for player in serving.server.tables.live[table].table.state.players]


def test_who_knows_what_a_bot_holds_is_joined_by_nobody_in_a_copy_either(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.post("/api/tables", {"game": "toy", "seats": ["me", "bot:random"]}).json()["table"]
    fork = ann.post(f"/api/tables/{table}/fork", {"at": 0, "seats": ["me", "bot:random"]}).json()["table"]

    refused = serving.browser().post(f"/api/join/{invite_to(serving, fork, 1)}", {})

    assert (refused.status_code, refused.json()["text"]["id"]) == (409, "server-laid-open")


@pytest.mark.parametrize("how", ["save", "fork", "seed"])
def test_where_somebody_knows_the_dice_to_come_nobody_can_join(tmp_path: Path, how: str) -> None:
    wanted = {"game": "toy", "seats": ["me", "bot:random"], **({"seed": 5} if how == "seed" else {})}
    with served(tmp_path / "games.db") as serving:
        ann = serving.browser()
        table = ann.post("/api/tables", wanted).json()["table"]
        if how == "save":
            assert save_of(ann, table).seed == serving.server.tables.live[table].table.seed, "who plays alone knows all"
        if how == "fork":
            assert ann.post(f"/api/tables/{table}/fork", {"at": 0, "seats": ["me", "me"]}).status_code == 201
    with served(tmp_path / "games.db") as serving:
        ben = serving.browser()
        refused = ben.post(f"/api/join/{invite_to(serving, table, 1)}", {})

        assert (refused.status_code, refused.json()["text"]["id"]) == (409, "server-laid-open")
        assert serving.server.tables.live[table].record.laid_open


def test_a_bot_nobody_has_looked_behind_makes_room_for_a_friend(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.post("/api/tables", {"game": "toy", "seats": ["me", "bot:random"]}).json()["table"]

    assert serving.browser().post(f"/api/join/{invite_to(serving, table, 1)}", {}).status_code == 200


# --- Hagalaz -------------------------------------------------------------------------------------------------------


def stories() -> dict[Words, dict[str, list[str]]]:
    """All story passages with their sentences, by language, as they would stand in JSON: those that stand in one
    passage alone. What the lobby says about a scenario is told to everybody."""
    found = [one.story for mission in LIBRARY.missions for one in mission.passages.values()]
    found += [one.story for one in LIBRARY.campaign.passages.values()]
    blurbs = [card.blurb for card in starboard.game("hagalaz").scenarios()]
    told: dict[Words, dict[str, list[str]]] = {story: {} for story in found}
    for language in languages():
        said = contents("hagalaz", language)
        everything = encoder("hagalaz", language)([*found, *blurbs]).decode()
        for story in found:
            told[story][language] = [part for part in sentences(said(story)) if everything.count(part) == 1]
    return told


def in_all_languages(parts: dict[str, list[str]]) -> set[str]:
    return {part for each in parts.values() for part in each}


def sentences(text: str) -> list[str]:
    parts = [part.strip() for part in re.split(r"[\n.!?]", text)]
    return [msgspec.json.encode(part).decode()[1:-1] for part in parts if len(part) >= SHORTEST]


def reached(live: LiveTable) -> set[Words]:
    return {one.story for one in live.table.view(0).passages}  # type: ignore[attr-defined]


def faces(zones: Iterable[dict[str, Any]]) -> dict[str, str]:
    """The threat cards in front of the heroes, as a client is shown them."""
    cards = [piece for zone in zones if zone["id"] == "threat" for piece in zone["pieces"]]
    return {card["at"]: card.get("facts", {}).get("face", "") for card in cards}


async def ask_for_everything(people: Company, chance: random.Random) -> None:
    """Whatever anybody can ask for without changing the game; then a copy of it."""
    entries = people.live.table.entries
    table = people.live.row.id
    for one in people.listeners:
        await one.ask("look", "past", at=chance.randrange(len(entries) + 1))
        await one.ask("tell", "told")
        await one.ask("why-not", "why", seat=chance.randrange(3), asked="hero:shepard")
        await one.ask("foresee", "foreseen", seq=people.live.seq, seat=chance.randrange(3))
    for one in people.listeners[:-1]:
        save = one.browser.http.get(f"/api/tables/{table}/save").content
        copied = read_save(save)
        assert copied.whole is people.live.table.over, "a game that is over hides nothing"
        if not people.live.table.over:
            assert copied.seed != people.live.table.seed
            assert len(copied.entries) < len(entries), "what happened before is not told by a copy"


@pytest.mark.parametrize(("scenario", "answers"), [("guns-of-cerberus", 700), ("campaign", 300)])
def test_no_story_is_told_before_it_is_reached(serving: Serving, scenario: str, answers: int) -> None:
    async def scene() -> None:
        chance = random.Random(3)
        async with company(serving, 3, game="hagalaz", scenario=scenario) as people:
            untold = {story: parts for story, parts in stories().items() if story not in reached(people.live)}
            for one in people.listeners:
                for path in PAGES:
                    assert one.browser.http.get(f"/api/{path}").status_code == 200
            told = played = 0
            while played < answers and await people.play(chance):
                played += 1
                for story in reached(people.live) & set(untold):
                    told += 1
                    parts = untold.pop(story)
                    for one in people.listeners:
                        assert all(part in one.line.bytes[-1] for part in parts[one.language])
                        assert not any(part in sent for part in in_all_languages(parts) for sent in one.sent[:-1])
                if played % 60 == 0:
                    await ask_for_everything(people, chance)
            for one in people.listeners:
                everything = "\n".join(one.sent)
                assert [
                    part for parts in untold.values() for part in in_all_languages(parts) if part in everything
                ] == []
                assert people.live.table.over or str(people.live.table.seed) not in everything
            assert told
            assert untold

    asyncio.run(scene())


def test_a_face_down_card_is_shown_to_nobody(serving: Serving) -> None:
    async def scene() -> None:
        chance = random.Random(4)
        hidden = shown = 0
        async with company(serving, 2, game="hagalaz", scenario="guns-of-cerberus", seed="11" * SECRET_BYTES) as people:
            for _ in range(120):
                await people.play(chance)
                state = people.live.table.state
                cards = {hero.id: hero for hero in state.heroes if hero.card}
                for one in people.listeners:
                    past = await one.ask("look", "past", at=len(people.live.table.entries))
                    for hero, face in faces(past["scene"]).items():
                        known = cards[hero].card_known
                        assert face == (cards[hero].card if known else "face-down")
                        hidden, shown = hidden + (not known), shown + known
                    assert faces(one.line.zones.values()) == faces(past["scene"])
        assert hidden
        assert shown

    asyncio.run(scene())


def test_a_copy_of_a_shared_table_has_other_cards_face_down(serving: Serving) -> None:
    async def scene() -> None:
        chance = random.Random(4)
        real, copied, forked = [], [], []
        async with company(serving, 2, game="hagalaz", scenario="guns-of-cerberus") as people:
            ann = people.listeners[0].browser
            for _ in range(80):
                await people.play(chance)
                live = people.live.table
                if face_down(live):
                    save = ann.http.get(f"/api/tables/{people.live.row.id}/save").content
                    fork = ann.post(f"/api/tables/{people.live.row.id}/fork", {"at": len(live.entries)}).json()
                    real.append(face_down(live))
                    copied.append(face_down(starboard.load(save)))
                    forked.append(face_down(serving.server.tables.live[fork["table"]].table))
        assert len(real) > 20
        for copies in (copied, forked):
            assert sum(a == b for a, b in zip(real, copies, strict=True)) < len(real) / 4

    asyncio.run(scene())


def face_down(table: Table[Any]) -> list[str]:
    return [hero.card for hero in table.state.heroes if hero.card and not hero.card_known]


def test_alone_a_copy_is_the_game_itself(serving: Serving) -> None:
    ann = serving.browser()
    table = ann.make_table("me", "bot:random")
    live = serving.server.tables.live[table].table

    save = read_save(ann.http.get(f"/api/tables/{table}/save").content)

    assert save.seed == live.seed


def test_two_worlds_that_differ_in_what_is_hidden_are_told_alike(desk: Desk) -> None:
    """The same position with other cards face down and other dice to come: word for word the same to everybody."""

    async def scene() -> None:
        compared = 0
        for number in range(40):
            table = starboard.new("hagalaz", scenario="guns-of-cerberus", seats=2, seed=number)
            play_on(table, make_bot("random", "hagalaz", number), 20 + 5 * number)
            save = read_save(table.save())
            worlds = []
            for stream in (None, 1000 + number):
                state = decode_state(table.game.state_type, save.checkpoint, "checkpoint")
                if stream is not None:
                    state = table.game.resample(state, 0, stream)
                worlds.append(Table(table.game, state, seats=2))
            if face_down(worlds[0]) == face_down(worlds[1]) or worlds[0].entries or worlds[1].entries:
                continue
            said = []
            for world in worlds:
                live = await desk.table(world, ["ann", "ben"])
                people = [sit(live, "ann"), sit(live, "ben"), sit(live, "", watching=True)]
                said.append([without_table(message, live.row.id) for one in people for message in one.heard])
            assert said[0] == said[1]
            compared += 1
        assert compared >= 5

    run(scene())


def without_table(message: dict[str, Any], id: str) -> str:
    return json.dumps(message).replace(id, "...")
