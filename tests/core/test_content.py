"""Content: typed entries and named effects, checked at load, with file and entry in every error."""

from __future__ import annotations

from typing import Literal

import msgspec
import pytest

from starboard.core.content import (
    Effects,
    check_names,
    convert,
    convert_entries,
    convert_page,
    give_keys,
    package_files,
    parse_toml,
    read_entries,
    read_package_text,
    unique,
    words_in,
)
from starboard.core.errors import ContentError
from starboard.core.text import NO_WORDS, Words


class Gem(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    worth: int


EFFECTS = Effects("effect")


@EFFECTS.on("shine", "action")
def shine(seat: int, *, lumen: int, colour: Literal["red", "blue"] = "red") -> str:
    return f"{seat} {lumen} {colour}"


@EFFECTS.on("glow", "action")
def glow(seat: int) -> str:
    return f"{seat} glows"


@EFFECTS.on("glow", "moment")
def glow_again(seat: int, *, times: int) -> int:
    return seat * times


def problem_with(**spec: object) -> str:
    with pytest.raises(ContentError) as caught:
        EFFECTS.bind(spec, "gems.toml", "gem 'ruby'")
    return str(caught.value)


def test_entries_become_typed():
    assert convert_entries(Gem, [{"id": "ruby", "worth": 3}], "gems.toml", "gem") == [Gem("ruby", 3)]


@pytest.mark.parametrize(
    ("raw", "where"),
    [
        ([{"id": "ruby", "worth": "much"}], "gems.toml: gem 'ruby': Expected `int`, got `str` - at `..worth`"),
        ([{"id": "ruby", "worth": 1}, {"worth": 1}], "gems.toml: gem 'number 2': .* missing required field `id`"),
        ([{"id": "ruby", "worht": 1}], "gems.toml: gem 'ruby'"),
        ([3], "gems.toml: gem 'number 1'"),
        ({"id": "ruby"}, r"gems.toml: \[\[gem\]\]: expected a list of tables, got dict"),
    ],
)
def test_a_wrong_entry_is_told_with_file_and_id(raw: object, where: str):
    with pytest.raises(ContentError, match=where):
        convert_entries(Gem, raw, "gems.toml", "gem")


def test_one_wrong_thing_is_told_with_its_place():
    with pytest.raises(ContentError) as caught:
        convert(int, "x", "gems.toml", "count")

    assert (caught.value.file, caught.value.entry) == ("gems.toml", "count")
    assert "Expected `int`" in caught.value.problem


def test_broken_toml_is_told_with_its_line():
    with pytest.raises(ContentError, match=r"gems.toml: not valid TOML: .*line 2"):
        parse_toml("a = 1\nb = !\nc = 3", "gems.toml")


def test_an_id_stands_once():
    unique(["ruby", "opal"], "gems.toml", "gem")

    with pytest.raises(ContentError, match=r"gems\.toml: gem 'ruby': this id stands twice"):
        unique(["ruby", "opal", "ruby"], "gems.toml", "gem")


def test_an_effect_is_bound_with_its_parameters():
    bound = EFFECTS.bind({"name": "shine", "lumen": 5}, "gems.toml", "gem 'ruby'")

    assert bound.parts["action"](2) == "2 5 red"
    assert bound.parameters == {"lumen": 5}


def test_an_effect_may_come_in_by_several_doors():
    bound = EFFECTS.bind({"name": "glow", "times": 4}, "gems.toml", "gem 'opal'")

    assert bound.parts["action"](2) == "2 glows"
    assert bound.parts["moment"](2) == 8
    assert EFFECTS.doors("glow") == ["action", "moment"]
    assert EFFECTS.names == ["glow", "shine"]


def test_an_unknown_effect_is_told_with_the_closest_name():
    assert problem_with(name="shien") == ("gems.toml: gem 'ruby': effect 'shien' is unknown; did you mean 'shine'?")
    assert "effect None is unknown" in problem_with(lumen=3)


def test_parameters_are_checked_against_the_function():
    assert problem_with(name="shine") == "gems.toml: gem 'ruby': effect 'shine' needs 'lumen'"
    assert "'lumen' of effect 'shine': Expected `int`, got `str`" in problem_with(name="shine", lumen="lots")
    assert "'colour' of effect 'shine': Invalid enum value 'green'" in problem_with(
        name="shine", lumen=1, colour="green"
    )
    assert "effect 'shine' takes no 'lumens'; did you mean 'lumen'?" in problem_with(name="shine", lumen=1, lumens=2)


def test_files_of_a_package_are_found_and_read():
    assert "catalogue.toml" in package_files("starboard.games.hagalaz", ".toml")
    assert "HG-MOVE-01" in read_package_text("starboard.games.hagalaz", "catalogue.toml")


# --- words -------------------------------------------------------------------------------------------------------


class Verse(msgspec.Struct, frozen=True):
    line: Words


class Page(msgspec.Struct, frozen=True):
    number: int
    title: Words


class Cover(msgspec.Struct, frozen=True):
    picture: str
    caption: Words = NO_WORDS


class Book(msgspec.Struct, frozen=True):
    id: str
    name: Words
    blurb: Words
    cover: Cover
    page: list[Page]
    verse: list[Verse]
    marks: list[str] = []


BOOK = (
    """
id = "stars"
name = "Stars"
blurb = """
    + """'''
They shine.

All night.
'''
cover = { picture = "stars.png", caption = "The sky" }
page = [{ number = 7, title = "Sirius" }, { number = 9, title = "Vega" }]
verse = [{ line = "One." }, { line = "Two." }]
"""
)


def a_book() -> Book:
    return convert(Book, parse_toml(BOOK, "book.toml"), "book.toml", "book")


def test_a_field_of_words_holds_the_english_without_the_space_around_it():
    assert str(a_book().blurb) == "They shine.\n\nAll night."


def test_words_are_keyed_by_the_entry_they_stand_in():
    book = a_book()

    give_keys(book, f"book-{book.id}")

    assert [words.key for words in words_in(book)] == [
        *("book-stars.name", "book-stars.blurb", "cover.caption"),
        *("page-7.title", "page-9.title", "verse-1.line", "verse-2.line"),
    ]


def test_entries_that_another_one_has_of_its_own_carry_its_name():
    book = a_book()

    give_keys(book, f"book-{book.id}", f"{book.id}-")

    assert book.name.key == "book-stars.name"
    assert (book.cover.caption.key, book.page[0].title.key) == ("stars-cover.caption", "stars-page-7.title")


def test_where_nothing_is_printed_there_is_nothing_to_translate():
    cover = Cover("plain.png")

    give_keys(cover, "cover")

    assert cover.caption is NO_WORDS
    assert list(words_in(cover)) == []


def test_words_must_be_text():
    with pytest.raises(ContentError, match=r"verse 'number 1': Expected `str`, got `int` - at `\$.line`"):
        convert_entries(Verse, [{"line": 3}], "book.toml", "verse")


class Stall(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: Words


class Market(msgspec.Struct, forbid_unknown_fields=True):
    gem: list[Gem]
    stall: list[Stall] = []


def problems_of(caught: pytest.ExceptionInfo[ContentError]) -> list[str]:
    return [str(problem) for problem in caught.value.all]


def test_the_entries_of_a_file_are_read_with_keys_for_their_words():
    text = '[[stall]]\nid = "east"\nname = "By the gate"\n[[stall]]\nid = "west"\nname = "By the well"\n'

    stalls = read_entries(Stall, text, "stalls.toml", "stall")

    assert [(stall.id, stall.name.key, str(stall.name)) for stall in stalls] == [
        ("east", "stall-east.name", "By the gate"),
        ("west", "stall-west.name", "By the well"),
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ('[[gem]]\nid = "ruby"\nworth = 1\n' * 2, "gems.toml: gem 'ruby': this id stands twice"),
        ("[gem]\n", "gems.toml: [[gem]]: expected a list of tables, got dict"),
        ("[[gem", "gems.toml: not valid TOML"),
    ],
)
def test_a_file_of_entries_that_does_not_hold_is_told(text: str, problem: str):
    with pytest.raises(ContentError) as caught:
        read_entries(Gem, text, "gems.toml", "gem")

    assert str(caught.value).startswith(problem)


def test_a_page_tells_what_is_wrong_in_all_its_tables():
    raw = {"gem": [{"id": "ruby", "worth": "much"}], "stall": [{"id": "east"}]}
    with pytest.raises(ContentError) as caught:
        convert_page(Market, {"gem": Gem, "stall": Stall}, raw, "market.toml", "market")

    assert problems_of(caught) == [
        "market.toml: gem 'ruby': Expected `int`, got `str` - at `$.worth`",
        "market.toml: stall 'east': Object missing required field `name`",
    ]


def test_a_page_that_holds_is_one_entry():
    raw = {"gem": [{"id": "ruby", "worth": 3}]}

    assert convert_page(Market, {"gem": Gem, "stall": Stall}, raw, "market.toml", "market") == Market([Gem("ruby", 3)])
    with pytest.raises(ContentError, match="market: Object missing required field `gem`"):
        convert_page(Market, {"stall": Stall}, {}, "market.toml", "market")


NAMED = {"gem": ("gem",), "gems": ("gem",), "where": ("stall", "gate")}


def test_every_name_that_nobody_has_is_told():
    entries: list[tuple[str, dict[str, object]]] = [
        ("card 'a'", {"gem": "rubi", "count": 3}),
        ("card 'b'", {"gems": ["jade", "opal"], "where": "east"}),
    ]
    with pytest.raises(ContentError) as caught:
        check_names(entries, NAMED, {"gem": ["ruby", "jade"], "stall": ["west"]}, "cards.toml")

    assert problems_of(caught) == [
        "cards.toml: card 'a': gem 'rubi' is unknown; did you mean 'ruby'?",
        "cards.toml: card 'b': gem 'opal' is unknown; there is jade, ruby",
        "cards.toml: card 'b': stall 'east' is unknown; did you mean 'west'?",
    ]


@pytest.mark.parametrize(
    "parameters", [{"gem": ""}, {"gem": 3}, {"gems": []}, {"gems": {"a": "ruby"}}, {"where": "east"}, {"name": "opal"}]
)
def test_names_that_are_there_empty_or_of_no_known_kind_are_fine(parameters: dict[str, object]):
    check_names([("card 'a'", parameters)], NAMED, {"gem": ["ruby"]}, "cards.toml")


def test_an_effect_must_come_in_by_the_door_that_is_asked_for():
    assert EFFECTS.bind({"name": "glow", "times": 2}, "gems.toml", "gem 'ruby'", door="moment").parts["moment"](3) == 6
    with pytest.raises(ContentError) as caught:
        EFFECTS.bind({"name": "shine", "lumen": 1}, "gems.toml", "gem 'ruby'", door="moment")

    assert str(caught.value) == "gems.toml: gem 'ruby': effect 'shine' cannot be used as moment; there is glow"
