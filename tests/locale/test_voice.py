"""What a voice says: sentences, plural forms, and what it does when something is missing."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from starboard.core.text import Words, say
from starboard.locale import Library, Voice, contents, encoder, languages, messages, voice

ENGLISH = """
greeting = Welcome aboard, { $name }!
farewell = Good bye.
wounded = { $hero } loses { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } of health.
report = Log: { $event }
only-english = Still in English, { $name }.
-ship = Normandy
aboard = Aboard the { -ship }.
titled =
    .title = A title without a sentence
"""

CZECH = """
greeting = Vítej na palubě, { $name }!
wounded = { $hero } ztrácí { $amount ->
        [one] { $amount } bod
        [few] { $amount } body
        [many] { $amount } bodu
       *[other] { $amount } bodů
    } zdraví.
report = Záznam: { $event }
"""


@pytest.fixture
def library(tmp_path: Path) -> Library:
    """A library of some sentences: English in two files, Czech in one, and something that is no language."""
    for language, files in {
        "en": {"a": ENGLISH, "b": "second = From another file.\n"},
        "cs": {"a": CZECH},
    }.items():
        (tmp_path / language).mkdir()
        for name, text in files.items():
            (tmp_path / language / f"{name}.ftl").write_text(text, encoding="utf-8")
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "read.me").write_text("not a language", encoding="utf-8")
    return Library(tmp_path)


def test_a_message_is_said_with_its_arguments(library: Library) -> None:
    assert Voice("en", library).say(say("greeting", name="Tali")) == "Welcome aboard, Tali!"
    assert Voice("cs", library).say(say("greeting", name="Tali")) == "Vítej na palubě, Tali!"


def test_all_files_of_a_language_are_read(library: Library) -> None:
    assert Voice("en", library).say(say("second")) == "From another file."


def test_terms_can_be_used_inside_messages(library: Library) -> None:
    assert Voice("en", library).say(say("aboard")) == "Aboard the Normandy."


def test_no_invisible_marks_surround_arguments(library: Library) -> None:
    assert Voice("en", library).say(say("greeting", name="Tali")).isascii()


def test_a_text_inside_a_text_is_said_in_the_same_language(library: Library) -> None:
    event = say("report", event=say("wounded", hero=say("greeting", name="Wrex"), amount=1))

    assert Voice("cs", library).say(event) == "Záznam: Vítej na palubě, Wrex! ztrácí 1 bod zdraví."


@pytest.mark.parametrize(("amount", "words"), [(0, "0 points"), (1, "1 point"), (2, "2 points"), (5, "5 points")])
def test_english_has_two_plural_forms(library: Library, amount: int, words: str) -> None:
    said = Voice("en", library).say(say("wounded", hero="Wrex", amount=amount))

    assert said == f"Wrex loses {words} of health."


@pytest.mark.parametrize(
    ("amount", "words"), [(0, "0 bodů"), (1, "1 bod"), (2, "2 body"), (4, "4 body"), (5, "5 bodů")]
)
def test_czech_has_more_plural_forms(library: Library, amount: int, words: str) -> None:
    said = Voice("cs", library).say(say("wounded", hero="Wrex", amount=amount))

    assert said == f"Wrex ztrácí {words} zdraví."


def test_a_number_written_as_a_word_does_not_pick_a_plural_form(library: Library) -> None:
    assert Voice("en", library).say(say("wounded", hero="Wrex", amount="1")) == "Wrex loses 1 points of health."


def test_what_a_language_lacks_is_said_in_english(library: Library) -> None:
    text = say("report", event=say("only-english", name="Liara"))

    assert Voice("cs", library).say(text) == "Záznam: Still in English, Liara."


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("id", ["nobody-wrote-this", "titled"])
def test_an_unknown_message_is_marked(library: Library, language: str, id: str) -> None:
    assert Voice(language, library).say(say(id, name="Liara")) == f"{{{id}}}"


def test_a_missing_argument_is_marked(library: Library) -> None:
    voice = Voice("en", library)

    assert voice.say(say("greeting")) == "Welcome aboard, {$name}!"
    assert voice.say(say("wounded", hero="Wrex")) == "Wrex loses {$amount} points of health."


def test_an_argument_too_many_does_no_harm(library: Library) -> None:
    assert Voice("en", library).say(say("farewell", name="Liara")) == "Good bye."


# --- games -------------------------------------------------------------------------------------------------------


@pytest.fixture
def game(tmp_path: Path, library: Library) -> Library:
    """A game whose messages lie in a folder of its own; it has some in common with all games, and no Italian."""
    for path, text in {
        "game/en/a.ftl": "farewell = Jump.\nwounded = Hull: { $amount }.\n-ship = Rocinante\n",
        "game/cs/a.ftl": "farewell = Skok.\n",
        "game/cs/content/cards.ftl": CONTENTS,
        "it/a.ftl": "farewell = Addio.\n",
    }.items():
        file = tmp_path / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return Library(tmp_path, tmp_path / "game")


CONTENTS = """
card-comet =
    .name = Kometa
    .text = Zasáhne { -ship }.

        A znovu.
card-moon =
    .name = Měsíc
-ship = loď
"""


def test_what_a_game_says_goes_before_what_all_games_share(game: Library) -> None:
    assert Voice("cs", game).say(say("farewell")) == "Skok."
    assert Voice("en", game).say(say("aboard")) == "Aboard the Rocinante."
    assert Voice("cs", game).say(say("greeting", name="Tali")) == "Vítej na palubě, Tali!"


def test_a_game_says_it_in_english_rather_than_in_the_words_of_all_games(game: Library) -> None:
    assert Voice("it", game).say(say("farewell")) == "Jump."
    assert Voice("cs", game).say(say("wounded", amount=2)) == "Hull: 2."


def test_words_are_said_in_the_language_of_the_voice(game: Library) -> None:
    comet = Words("card-comet.name", "Comet")

    assert Voice("cs", game).say(comet) == "Kometa"
    assert Voice("en", game).say(comet) == "Comet"
    assert Voice("cs", game).say(say("greeting", name=comet)) == "Vítej na palubě, Kometa!"


def test_words_may_have_paragraphs_and_terms(game: Library) -> None:
    assert Voice("cs", game).say(Words("card-comet.text", "Hits.")) == "Zasáhne loď.\n\nA znovu."


def test_the_first_line_is_that_of_the_translation(game: Library) -> None:
    text = Words("card-comet.text", "Hits.\n\nTwice.")

    assert Voice("cs", game).say(text.first_line()) == "Zasáhne loď."
    assert Voice("en", game).say(text.first_line()) == "Hits."


@pytest.mark.parametrize("key", ["card-star.name", "card-moon.text", "card-moon", ""])
def test_words_without_a_translation_are_english(game: Library, key: str) -> None:
    czech = Voice("cs", game)

    assert [czech.say(Words(key, english)) for english in ("Star", "Pulsar")] == ["Star", "Pulsar"]


def test_contents_are_no_messages(game: Library) -> None:
    assert Voice("cs", game).say(say("card-comet")) == "{card-comet}"
    assert not any("Kometa" in source for source in game.messages("cs").values())


def test_words_are_sent_as_strings_of_the_readers_language() -> None:
    sent = {"text": say("option-do", action=Words("nobody-translated.this", "Make safe"))}

    assert encoder("hagalaz", "cs")(sent) == b'{"text":{"id":"option-do","args":{"action":"Make safe"}}}'


def test_what_is_neither_words_nor_data_cannot_be_sent() -> None:
    with pytest.raises(NotImplementedError, match="a set_iterator cannot be encoded"):
        encoder("hagalaz", "en")(iter({1}))


def test_a_game_that_is_no_package_has_no_words_of_its_own() -> None:
    assert contents("no-such-game", "cs")(Words("card-comet.name", "Comet")) == "Comet"
    assert messages("cs", "no-such-game") == ""


def test_the_messages_of_a_language_come_with_the_english_of_those_it_lacks(game: Library) -> None:
    assert game.messages("cs")["farewell"] == "farewell = Skok.\n"
    assert game.messages("cs")["only-english"] == "only-english = Still in English, { $name }.\n"


def test_languages_are_the_folders_with_messages_english_first(library: Library) -> None:
    assert library.languages == ("en", "cs")


@pytest.mark.parametrize(
    ("wanted", "spoken"),
    [("cs", "cs"), ("cs-CZ", "cs"), ("CS_cz", "cs"), ("en-GB", "en"), ("tlh", "en"), ("", "en")],
)
def test_a_voice_speaks_the_language_asked_for_or_english(library: Library, wanted: str, spoken: str) -> None:
    assert Voice(wanted, library).language == spoken


def test_english_comes_with_starboard() -> None:
    assert languages()[0] == "en"
    assert voice("hagalaz", "en").say(say("prompt-rush-at-whom", hero="Wrex")) == "Bull Rush: whom does Wrex ram?"
    assert Voice().say(say("prompt-rush-at-whom", hero="Wrex")) == "{prompt-rush-at-whom}", "that is a game's"


def test_fluent_is_loaded_only_when_something_is_said() -> None:
    program = (
        "import sys; from starboard.locale import messages, voice; voice('hagalaz', 'cs'); messages('cs', 'hagalaz'); "
        "sys.exit(any(name.partition('.')[0] in ('fluent', 'babel') for name in sys.modules))"
    )

    env = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}

    assert subprocess.run([sys.executable, "-c", program], env=env, check=False).returncode == 0
