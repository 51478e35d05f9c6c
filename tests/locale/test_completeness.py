"""Every message that code can produce exists in English, with the arguments it is given, and none is left over;
whatever a game says in play is a whole sentence in every language."""

from __future__ import annotations

from fnmatch import fnmatchcase
from functools import cache
from typing import Any

import msgspec
import pytest

from starboard.core.because import because
from starboard.core.choice import SPECTATOR
from starboard.core.table import Table
from starboard.core.text import Text
from starboard.locale import ENGLISH, languages, voice
from support.contract import Line
from support.messages import SCOPES, SHARED, Entry, Reading, messages
from support.released import RELEASED
from support.uses import Use, computed, open_ids, uses, verbs

GAMES = (
    Line("hagalaz", "guns-of-cerberus", 1, "random", 1),
    Line("hagalaz", "guns-of-cerberus", 3, "thumb", 2),
    Line("hagalaz", "guns-of-cerberus", 4, "random", 3),
    Line("edge", "reach", 2, "thumb", 1),
    Line("edge", "hegemon", 2, "random", 2),
    Line("vanguard", "expedition-tessaly", 2, "thumb", 3),
    Line("vanguard", "campaign", 2, "random", 3),
)
LOOK_EVERY = 5
"""At one choice in so many we ask why not."""
ASKED_ABOUT = 4
"""Pieces we ask about each time."""


# --- reading the code --------------------------------------------------------------------------------------------


def scopes(use: Use) -> list[str]:
    """Whose messages can be said there: a game has its own and the shared ones, what no game is in the shared ones
    alone. Of the terminal and the lobby nobody knows which game they speak of."""
    client = use.where.startswith("web/")
    room, _, rest = use.where.removeprefix("web/src/").partition("/")
    if room == "games":
        return [SHARED, *(game for game in RELEASED if rest.startswith(f"{game}/"))]
    return [SHARED] if room in ("core", "server") or (client and room != "lobby") else [*SCOPES]


def known_to(use: Use) -> dict[str, Entry]:
    """The messages that can be said there."""
    return {id: entry for game in scopes(use) for id, entry in messages(ENGLISH, game).items()}


def test_every_message_of_the_code_is_there() -> None:
    missing = {use.id: use.where for use in uses() if not any(fnmatchcase(id, use.id) for id in known_to(use))}

    assert missing == {}


def test_a_message_uses_only_arguments_it_is_given() -> None:
    assert [
        (use.where, use.id, sorted(unknown))
        for use in uses()
        if use.args is not None
        and (entry := known_to(use).get(use.id))
        and (unknown := Reading(entry).variables - use.args)
    ] == []


def test_questions_and_reasons_tell_everything_they_are_given() -> None:
    assert [
        (use.where, use.id, sorted(untold))
        for use in uses()
        if use.exact
        and use.args
        and (entry := known_to(use).get(use.id))
        and (untold := use.args - Reading(entry).variables)
    ] == []


@pytest.mark.parametrize("game", SCOPES, ids=lambda game: game or "shared")
def test_every_message_is_used(game: str) -> None:
    known = messages(ENGLISH, game)
    exact = {use.id for use in uses()}
    open = [id for id in exact if "*" in id]
    referred = {id for entry in known.values() for id in Reading(entry).references}

    assert [id for id in known if id not in exact | referred and not any(fnmatchcase(id, each) for each in open)] == []


def test_ids_with_a_computed_part_are_those_listed() -> None:
    assert open_ids() == computed().keys()


def test_the_code_is_read() -> None:
    ids = {use.id for use in uses()}

    assert {"prompt-rush-at-whom", "prompt-stun-whom", "prompt-lift-where"} <= ids, "prompts passed on by functions"
    assert {"option-use-chatika", "option-place-as", "option-done", "reason-not-part-of-this-choice"} <= ids
    assert {"web-undo-turn", "web-theme-light", "web-theme-dark", "web-mood-*"} <= ids, "the client's"
    assert {"ability", "mend", "give-one"} <= verbs("edge"), "verbs passed on by functions, and put in front"
    assert "near" not in verbs("hagalaz")


# --- playing -----------------------------------------------------------------------------------------------------


@cache
def spoken(line: Line) -> list[Text]:
    """Everything different that a game says: questions, options, events, reasons, names, the outcome."""
    texts: list[Text] = []
    table = line.table()
    for count, table in enumerate(line.positions()):
        for choice in table.choices:
            texts += [choice.text, *(option.text for option in choice.options)]
        texts += told(table)
        if count % LOOK_EVERY == 0:
            texts += seen(table, count)
    texts += told(table)
    assert table.outcome is not None
    return list({msgspec.json.encode(text, enc_hook=repr): text for text in [*texts, table.outcome.text]}.values())


def told(table: Table[Any]) -> list[Text]:
    """What has happened and what made it happen, as everybody at the table is told it."""
    found = []
    for event, cause in table.news():
        found += [table.game.narrate(event, seat) for seat in range(SPECTATOR, table.seats)]
        found += [because(table.game.name, cause, seat).text for seat in range(SPECTATOR, table.seats)]
    return [text for text in found if text is not None]


def seen(table: Table[Any], count: int) -> list[Text]:
    """The names in a scene, and why some of its pieces cannot be picked."""
    scene = table.scene(0)
    names = [zone.name for zone in scene.zones] + [piece.name for zone in scene.zones for piece in zone.pieces]
    pieces = sorted(scene.ids())
    asked = [pieces[(count * 31 + number * 7) % len(pieces)] for number in range(ASKED_ABOUT)]
    rulings = [ruling for piece in asked if (ruling := table.why_not(piece)) is not None]
    return [name for name in names if name] + [table.explain(ruling) for ruling in rulings]


@pytest.mark.parametrize("line", GAMES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_whatever_is_said_in_play_is_a_whole_sentence(line: Line, language: str) -> None:
    speaking = voice(line.game, language)

    said = [(text.id, speaking.say(text)) for text in spoken(line)]

    assert [each for each in said if "{" in each[1] or not each[1].strip()] == []


@pytest.mark.parametrize(
    ("game", "kinds"),
    [
        ("hagalaz", {"prompt", "option", "event", "reason", "zone", "hero", "enemy", "outcome"}),
        ("edge", {"prompt", "option", "event", "reason", "zone", "named", "resource", "ship", "outcome"}),
        ("vanguard", {"prompt", "option", "event", "reason", "zone", "deck", "because", "page", "outcome"}),
    ],
)
def test_play_shows_most_kinds_of_sentence(game: str, kinds: set[str]) -> None:
    assert {text.id.partition("-")[0] for line in GAMES if line.game == game for text in spoken(line)} >= kinds


@pytest.mark.parametrize("game", RELEASED)
@pytest.mark.parametrize("language", [language for language in languages() if language != ENGLISH])
def test_no_question_and_no_refusal_is_left_in_english(game: str, language: str) -> None:
    """Names of things may be, a question's own words may not."""
    english, speaking = voice(game, ENGLISH), voice(game, language)
    asked = [text for line in GAMES if line.game == game for text in spoken(line) if is_asked_or_refused(text)]

    assert len({text.id for text in asked}) >= 30
    assert [text.id for text in asked if speaking.say(text) == english.say(text)] == []


def is_asked_or_refused(text: Text) -> bool:
    return text.id.startswith(("prompt-", "reason-"))
