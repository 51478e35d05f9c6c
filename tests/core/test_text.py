"""Words: what is printed on components, as data."""

from __future__ import annotations

import msgspec
import pytest

from starboard.core.text import Words, in_english


def test_words_are_their_english_until_somebody_translates_them():
    assert str(Words("card-comet.name", "Comet")) == f"{Words('card-comet.name', 'Comet')}" == "Comet"


def test_the_same_words_are_equal():
    comet = Words("card-comet.name", "Comet")

    assert comet == Words("card-comet.name", "Comet")
    assert {comet: 1}[Words("card-comet.name", "Comet")] == 1
    assert comet != Words("ship-comet.name", "Comet"), "two things of one name may be translated differently"
    assert comet != "Comet"


def test_words_are_true_if_anything_is_printed():
    assert Words("card-comet.text", "Hits.")
    assert not Words("card-comet.text", "")


def test_the_first_line_has_a_key_of_its_own():
    story = Words("page-7.story", "It was night.\n\nIt snowed.")

    assert story.first_line() == Words("page-7.story#1", "It was night.")


def test_words_are_encoded_in_english_where_nobody_says_otherwise():
    assert msgspec.json.encode([Words("card-comet.name", "Comet")], enc_hook=in_english) == b'["Comet"]'
    with pytest.raises(NotImplementedError, match="a complex cannot be encoded"):
        msgspec.json.encode(1j, enc_hook=in_english)


def test_words_can_be_read_in_an_error():
    assert repr(Words("card-comet.name", "Comet")) == "Words('card-comet.name', 'Comet')"
