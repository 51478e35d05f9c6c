"""Save files: what is written can be read, and what cannot be read is told in one sentence."""

from __future__ import annotations

import json
from typing import Any

import msgspec
import pytest

from starboard.core.errors import SaveError
from starboard.core.journal import (
    FORMAT,
    Journal,
    Segment,
    answered_seat,
    by_answer,
    decode_state,
    read_save,
    restore,
    snapshot,
    state_json,
)
from support.toy import ToyState, toy


def saved() -> bytes:
    table = toy(seed=6)
    for key in ("bid:1", "bid:2", "roll"):
        table.answer(key)
    return table.save()


def edited(**changes: Any) -> bytes:
    """The save with changed fields and a checksum that says it is whole."""
    from hashlib import sha256

    file = json.loads(saved())
    body = json.dumps({**file["save"], **changes}).encode()
    head = {"starboard": FORMAT, "digest": sha256(body).hexdigest()}
    return json.dumps(head).encode()[:-1] + b', "save": ' + body + b"}"


def test_a_save_is_plain_json_that_a_person_can_read():
    file = json.loads(saved())

    assert file["starboard"] == FORMAT
    assert file["save"]["game"] == "toy"
    assert file["save"]["entries"][:3] == ["@0 bid:1", "@1 bid:2", "roll"]
    assert file["save"]["checkpoint"]["order"] == [1, 0]


def test_what_is_written_is_read():
    save = read_save(saved())

    assert (save.game, save.seats, save.seed, save.at) == ("toy", 2, 6, 2)
    assert isinstance(save.entries[3], tuple)


def test_edited_the_right_way_a_save_is_still_one():
    assert read_save(edited(seed=8)).seed == 8


@pytest.mark.parametrize("length", [0, 1, 10, 100, 400])
def test_a_save_that_was_cut_off_is_told(length: int):
    with pytest.raises(SaveError, match="not a Starboard save, or it was cut off"):
        read_save(saved()[:length])


@pytest.mark.parametrize("data", [b"[]", b"{}", b"hello", b"\xff\xfe", b'{"starboard": "one"}'])
def test_a_file_that_is_no_save_is_told(data: bytes):
    with pytest.raises(SaveError, match="not a Starboard save"):
        read_save(data)


def test_a_save_of_another_format_is_told():
    with pytest.raises(SaveError, match=f"the save has format 99; this program reads format {FORMAT}"):
        read_save(saved().replace(b'"starboard":1', b'"starboard":99'))


def test_a_damaged_save_is_told():
    with pytest.raises(SaveError, match="its contents do not match its checksum"):
        read_save(saved().replace(b"bid:2", b"bid:0"))


@pytest.mark.parametrize("changes", [{"seats": "two"}, {"entries": [None]}, {"segments": 3}, {"steps": [[0, "nap"]]}])
def test_a_save_with_wrong_fields_is_told(changes: dict[str, Any]):
    with pytest.raises(SaveError, match="does not have the expected fields"):
        read_save(edited(**changes))


def test_a_state_that_cannot_be_read_is_told():
    save = read_save(edited(checkpoint={"chance": 3}))

    with pytest.raises(SaveError, match="the checkpoint of the save cannot be read"):
        decode_state(ToyState, save.checkpoint, "checkpoint")


def test_a_state_survives_both_ways():
    state = toy(seed=6).state

    assert restore(ToyState, snapshot(state)) == state
    assert decode_state(ToyState, msgspec.Raw(state_json(state)), "state") == state


def test_a_snapshot_shares_nothing_with_the_state():
    state = toy(seed=6).state
    copy = restore(ToyState, snapshot(state))
    copy.coins[0] = 7
    copy.chance.used["card"] = 1

    assert state.coins == [0, 0]
    assert state.chance.used == {}


def test_a_journal_comes_apart_by_answers():
    assert list(by_answer([(1, 2), "roll", (3,), 4, "pass", "stop"])) == [
        [(1, 2)],
        ["roll", (3,), 4],
        ["pass"],
        ["stop"],
    ]
    assert list(by_answer([])) == []


def test_an_entry_says_whose_answer_it_is_where_several_were_asked():
    assert [answered_seat(entry) for entry in ("@2 bid:1", "bid:1", 7, (1, 2))] == [2, None, None, None]


def test_equal_entries_of_a_save_are_kept_once():
    entries = read_save(edited(entries=["bid:1", "bid:2", "bid:1", [3], [3]])).entries

    assert entries == ["bid:1", "bid:2", "bid:1", (3,), (3,)]
    assert entries[0] is entries[2]
    assert entries[3] is entries[4]


def test_of_a_long_game_few_checkpoints_are_kept_and_no_moment_is_far_from_one():
    journal = Journal(b"", [Segment(0, "toy")])
    for number in range(5_000):
        journal.entries.append(f"answer {number}")
        journal.checkpoint(number, "action")

        if number % 97 == 0:
            for count in range(0, number, 61):
                again = len(journal.back_to(count)[2])
                assert again <= max(128, (number - count) / 3), f"{again} entries to go back to {count} of {number}"

    assert len(journal.points) < 50


def test_the_latest_checkpoints_of_a_young_game_are_kept_and_the_older_ones_128_entries_apart():
    journal = Journal(b"", [Segment(0, "toy")])
    counts = []
    for number in range(1, 601):
        journal.entries.append(f"answer {number}")
        journal.checkpoint(number, "action")
        counts.append(len(journal.points))

    kept = [at for at, _ in journal.points]
    assert kept[:4] == [128, 256, 384, 512]
    assert kept[4:] == list(range(kept[4], 601))
    assert max(counts[:128]) == 11, "six, and fewer than six more until they are thinned out"
    assert min(counts[5:]) == 6


def test_whoever_goes_back_step_by_step_plays_little_again():
    journal = Journal(b"", [Segment(0, "toy")])
    for number in range(2_000):
        journal.entries.append(f"answer {number}")
        journal.checkpoint(number, "action")
    played = 0

    while journal.entries:
        journal, _, since = journal.back_to(len(journal.entries) - 1)
        for entry in since:
            journal.entries.append(entry)
            journal.checkpoint(entry, "action")
        played += len(since)

    assert played < 30 * 2_000
