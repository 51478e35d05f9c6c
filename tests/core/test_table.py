"""The table: asking, answering, going back and forth in time, copying, saving, telling."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.choice import choose
from starboard.core.errors import BeyondHorizon, IllegalAnswer, RulesBug, SaveError
from starboard.core.game import Step, set_up
from starboard.core.journal import Save, Segment, StepName, read_save, write_save
from starboard.core.lens import Lens, Saying
from starboard.core.loading import load_table
from starboard.core.ruling import Grounds
from starboard.core.scene import Piece, Scene, Zone
from starboard.core.table import Extent, Table
from starboard.core.text import say
from starboard.lab.simulate import play_on
from support.contract import look
from support.toy import Toy, ToyState, Won, toy

OPENING = ("bid:0", "bid:2")


def opened(**how: object) -> Table[ToyState]:
    """Both seats have bid; seat 1 begins."""
    table = toy(**how)  # type: ignore[arg-type]
    for key in OPENING:
        table.answer(key)
    return table


def save_of(table: Table[ToyState]) -> Save:
    return read_save(table.save())


# --- answering ---------------------------------------------------------------------------------------------------


def test_a_game_is_played_to_its_end():
    table = opened(seed=3)
    while table.choice:
        table.pick(0)

    assert table.over
    assert table.outcome is not None
    assert table.outcome.rounds == 2
    assert sum(table.outcome.scores) > 0
    assert table.choice is None


def test_tables_share_what_their_journals_say_alike():
    one, other = opened(seed=3), opened(seed=4)
    for table in (one, other):
        table.answer("".join(["ro", "ll"]))  # as a message brings it: a string of its own

    alike = [entry for entry in one.entries if isinstance(entry, str)]
    assert len(alike) == 3
    assert {id(entry) for entry in alike} == {id(entry) for entry in other.entries if isinstance(entry, str)}


def test_a_step_can_end_early():
    table = opened()
    table.answer("stop")

    assert table.over
    assert table.state.kept == [[], []]


def test_an_answer_that_is_not_offered_changes_nothing():
    table = opened()
    before = look(table)

    with pytest.raises(IllegalAnswer, match="'rol' is not offered to seat 1 now; did you mean 'roll'"):
        table.answer("rol")

    assert look(table) == before


def test_nothing_is_asked_when_the_game_is_over():
    table = opened()
    table.answer("stop")

    with pytest.raises(IllegalAnswer, match="the game is over; nothing is asked"):
        table.answer("pass")
    ruling = table.why_not("pass")
    assert ruling is not None
    assert ruling.reason is not None
    assert ruling.reason.id == "nothing-is-asked"


def test_the_journal_holds_answers_and_chance():
    table = opened(seed=3)
    table.answer("roll")
    table.answer("gem:opal")

    bid, other_bid, rolled, faces, gem = table.entries
    assert (bid, other_bid, rolled, gem) == ("@0 bid:0", "@1 bid:2", "roll", "gem:opal")
    assert isinstance(faces, tuple)
    assert table.state.coins == [0, sum(faces)]


def test_a_position_is_recorded_as_its_key():
    table = opened()
    table.pick(1)

    assert table.entries[-1] == "pass"


# --- chance ------------------------------------------------------------------------------------------------------


def test_chance_can_be_loaded():
    table = opened()
    table.load_chance([(5, 4)])
    table.answer("roll")

    assert table.state.coins == [0, 9]
    assert table.entries[-1] == (5, 4)


def test_loaded_chance_that_does_not_fit_changes_nothing():
    table = opened()
    before = look(table)
    table.load_chance([(5, 6)])

    with pytest.raises(IllegalAnswer, match=r"expected 2 dice from 0 to 5 for dice:1 at entry 3 .*got \(5, 6\)"):
        table.answer("roll")

    assert look(table) == before
    table.answer("roll")
    assert isinstance(table.entries[-1], tuple)


def test_loaded_chance_counts_like_the_generators_own():
    table = opened()
    table.load_chance([(5, 4)])
    table.answer("roll")

    assert table.state.chance.used == {"dice:1": 1}


# --- why not -----------------------------------------------------------------------------------------------------


def rich() -> Table[ToyState]:
    """Seat 1 has ten coins and is asked again."""
    table = opened()
    table.load_chance([(5, 5), (0, 0), 1])
    for key in ("roll", "gem:ruby", "done", "roll", "gem:ruby", "done", *OPENING):
        table.answer(key)
    return table


def test_why_not_gives_the_rule_and_the_reason():
    ruling = rich().why_not("roll")

    assert ruling is not None
    assert not ruling
    assert (ruling.rule, ruling.reason) == ("TOY-02", say("rich", coins=10))


def test_a_refusal_without_grounds_has_no_conditions():
    table = opened()
    ruling = table.why_not("bid:1")

    assert ruling is not None
    assert ruling.grounds is None
    assert table.grounds(ruling) == Grounds()


def test_why_not_is_silent_on_what_is_offered_by_key_or_by_piece():
    table = rich()
    assert table.why_not("pass") is None
    table.answer("pass")

    assert table.why_not("gem:opal") is None
    assert table.why_not("opal") is None


def test_why_not_says_when_something_is_no_part_of_the_choice():
    ruling = rich().why_not("gem:opal")

    assert ruling is not None
    assert ruling.rule == "TOY-02"
    assert ruling.reason is not None
    assert ruling.reason.id == "not-part-of-this-choice"


# --- undo and redo -----------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_answer_and_redo_gives_it_again():
    table = opened()
    before = look(table)
    table.answer("pass")
    after = look(table)

    table.undo()
    assert look(table) == before
    table.redo()
    assert look(table) == after


def test_undo_never_crosses_a_roll_unless_told_to():
    table = opened()
    before = look(table)
    table.answer("roll")
    after = look(table)

    with pytest.raises(BeyondHorizon, match="something has been seen since"):
        table.undo()
    assert look(table) == after
    assert table.horizon == len(table.entries)
    table.undo(beyond=True)
    assert look(table) == before


def test_undo_reaches_back_to_the_roll_and_no_further():
    table = opened()
    table.answer("roll")
    after_roll = look(table)
    table.answer("gem:ruby")
    table.answer("done")

    table.undo()
    table.undo()
    assert look(table) == after_roll
    with pytest.raises(BeyondHorizon):
        table.undo()


def test_redo_brings_the_same_dice():
    table = opened()
    table.load_chance([(1, 2)])
    table.answer("roll")
    table.undo(beyond=True)
    table.redo()

    assert table.entries[-1] == (1, 2)
    assert table.state.coins == [0, 3]


def test_what_newer_rules_do_not_offer_cannot_be_redone_nor_what_came_after_it():
    table = opened()
    before = look(table)
    table.undone = ["wave", "pass"]

    with pytest.raises(IllegalAnswer, match="answers 'wave'"):
        table.redo()

    assert look(table) == before
    assert not table.can_redo, "the pass was given in another position"
    table.answer("pass")
    assert table.entries[-1] == "pass"


def test_the_same_answer_after_an_undo_rolls_the_same():
    table = opened(seed=9)
    table.answer("roll")
    rolled = look(table)
    table.undo(beyond=True)
    table.answer("roll")

    assert look(table) == rolled


@pytest.mark.parametrize("by_key", [True, False])
def test_another_answer_ends_what_could_be_redone(by_key: bool):
    table = opened()
    table.answer("roll")
    table.undo(beyond=True)
    if by_key:
        table.answer("pass")
    else:
        table.pick(1)

    with pytest.raises(IllegalAnswer, match="nothing to redo"):
        table.redo()


def test_undo_takes_back_one_of_several_answers_at_once():
    table = toy(seats=3)
    table.answer("bid:1", seat=2)
    table.answer("bid:0", seat=0)

    table.undo()

    assert [choice.seat for choice in table.choices] == [0, 1]
    table.redo()
    assert [choice.seat for choice in table.choices] == [1]


def test_there_is_nothing_to_undo_at_the_start():
    with pytest.raises(IllegalAnswer, match="nothing to undo"):
        toy().undo()


def test_rewind_goes_to_any_entry():
    table = toy(seed=5)
    looks = [look(table)]
    while table.choice:
        table.pick(0)
        looks.append(look(table))

    for wanted in reversed(looks):
        table.rewind(len(wanted.entries))
        assert look(table) == wanted
    with pytest.raises(IllegalAnswer, match="there are entries 0 to 0 to go back to, not 4"):
        table.rewind(4)


def test_what_has_begun_since_a_moment_is_known():
    table = opened()
    since = len(table.entries)
    extents: tuple[Extent, ...] = ("answer", "action", "turn")

    begun = []
    for key in ("", "roll", "gem:ruby", "gem:opal"):
        if key:
            table.answer(key)
        begun.append([extent for extent in extents if table.has_begun(extent, since=since)])

    assert begun == [[], ["answer"], ["answer"], ["answer", "action", "turn"]]


def test_a_table_without_history_does_not_go_back():
    game = Toy()
    table = Table(game, set_up(game, 2, {}, 0), seats=2, history=False)
    table.answer("bid:0")

    acts = (
        table.undo,
        table.fork,
        table.save,
        lambda: table.rewind(0),
        lambda: table.branch(0, 1),
        lambda: table.copy_for(0, 1),
    )
    for act in acts:
        with pytest.raises(IllegalAnswer, match="this table keeps no history"):
            act()


# --- copies ------------------------------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way():
    table = opened()
    before = look(table)

    fork = table.fork()
    assert look(fork) == before
    fork.answer("stop")

    assert look(table) == before
    assert fork.over


def test_a_fork_while_seats_choose_together_keeps_who_has_answered():
    table = toy(seats=3)
    table.answer("bid:2", seat=1)

    fork = table.fork()

    assert [choice.seat for choice in fork.choices] == [0, 2]


def test_a_fork_can_begin_at_an_earlier_entry():
    table = opened()
    before = look(table)
    table.answer("pass")
    table.answer("gem:jade")

    assert look(table.fork(at=len(before.entries))) == before


def test_a_fork_of_a_fork_with_its_own_chance_keeps_it():
    table = opened(seed=1)
    fork = table.fork(stream=77)
    again = fork.fork()
    for each in (table, fork, again):
        each.answer("roll")

    assert fork.entries == again.entries
    assert fork.entries != table.entries


def test_a_branch_has_chance_of_its_own_also_after_an_undo():
    table = opened(seed=1)
    table.answer("roll")
    branch = table.branch(len(OPENING), seed=99)

    assert branch.entries == table.entries[:2]
    branch.answer("roll")
    rolled = branch.entries[-1]
    assert rolled != table.entries[-1]
    branch.undo(beyond=True)
    branch.undo(beyond=True)
    branch.answer("bid:2", 1)
    branch.answer("roll", 1)
    assert branch.entries[-1] == rolled


def test_the_log_of_a_branch_tells_what_was_drawn_before_the_first_question_as_it_was():
    table = bazaar(4)
    branch = table.branch(len(table.entries), seed=99)

    assert not isinstance(table.entries[0], str), "the game begins with a deal"
    assert [branch.log_for(seat) for seat in range(3)] == [table.log_for(seat) for seat in range(3)]


@pytest.mark.parametrize(
    ("copied", "tells"),
    [
        (lambda table: table.branch(len(OPENING), seed=99), True),
        (lambda table: table.copy_for(1, 99), True),
        (lambda table: table.fork(), False),
    ],
    ids=["branch", "copy", "fork"],
)
def test_a_game_of_its_own_tells_what_happens_in_it_and_a_fork_does_not(copied: Callable[..., Any], tells: bool):
    other = copied(opened(seed=1))

    other.answer("roll")

    assert bool(other.news()) is tells


# --- journals that do not fit ------------------------------------------------------------------------------------


def test_a_journal_is_played_on_from_here():
    played = opened(seed=2)
    played.answer("roll")
    played.answer("gem:ruby")

    again = toy(seed=2)
    again.replay(played.entries)

    assert look(again) == look(played)


class Whispering(Toy):
    """The toy, but a turn is nothing but a secret."""

    def next_step(self, state: ToyState) -> Step | None:
        return whisper() if state.phase == "turn" else super().next_step(state)


async def whisper() -> None:
    await choose(0, "gems", [("gem", "ruby"), ("gem", "opal")], rule="TOY-01", secret=True)


def test_a_secret_answer_of_a_journal_is_as_hidden_as_one_that_is_given():
    game = Whispering()
    given, played = (Table(game, set_up(game, 2, {}, 0), seats=2) for _ in range(2))

    for key in (*OPENING, "gem:ruby"):
        given.answer(key)
    played.replay(given.entries)

    assert played.journal.hidden == given.journal.hidden == len(given.entries)


@pytest.mark.parametrize(
    ("journal", "problem"),
    [
        (["pass", "gem:pearl"], "entry 3 answers 'gem:pearl' to 'gems', which offers"),
        (["pass", "gem:pearl", "pass"], "entry 3 answers 'gem:pearl' to 'gems', which offers"),
        (["roll", "gem:ruby"], "expected 2 dice from 0 to 5 for dice:1 at entry 3 of the journal, got 'gem:ruby'"),
        ([(1, 2)], r"entry 2 answers \(1, 2\) to 'roll-or-pass'"),
        (["stop", "pass", "pass"], "2 entries are left over after the end of the game"),
    ],
)
def test_a_journal_that_does_not_fit_changes_nothing(journal: list[str], problem: str):
    table = opened()
    before = look(table)

    with pytest.raises(IllegalAnswer, match=problem):
        table.replay(journal)

    assert look(table) == before
    table.answer("pass")
    assert table.entries[-1] == "pass"


def test_a_journal_without_entries_leaves_everything_as_it_is():
    table = opened()
    before = look(table)

    table.replay([])

    assert look(table) == before


def test_a_journal_of_other_seats_does_not_fit_either():
    table = toy()

    with pytest.raises(IllegalAnswer, match="entry 0, '@5 bid:1', answers none of the open choices"):
        table.replay(["@5 bid:1"])

    assert [choice.seat for choice in table.choices] == [0, 1]


# --- bugs in rules -----------------------------------------------------------------------------------------------


def test_a_bug_in_the_rules_stops_the_table_with_its_journal():
    table = opened(broken="crash")

    with pytest.raises(RulesBug, match="ZeroDivisionError in the rules of toy: the dice fell off"):
        table.answer("roll")

    assert save_of(table).entries == ["@0 bid:0", "@1 bid:2", "roll"]


# --- saving ------------------------------------------------------------------------------------------------------


def test_a_save_goes_on_where_it_was():
    table = opened(seed=4)
    table.answer("pass")

    again = load_table(Toy(), save_of(table))

    assert look(again) == look(table)
    again.answer("gem:ruby")
    again.undo()
    again.undo()
    assert [choice.keys for choice in again.choices] == [["roll", "pass", "stop"]]


def test_a_save_between_answers_of_several_seats():
    table = toy(seats=3)
    table.answer("bid:2", seat=1)

    again = load_table(Toy(), save_of(table))

    assert [choice.seat for choice in again.choices] == [0, 2]


def test_a_save_of_older_rules_goes_on_under_the_new():
    table = opened(version="toy-0")
    table.answer("pass")

    again = load_table(Toy("toy-1"), save_of(table))

    assert look(again).asked == look(table).asked
    saved = save_of(again)
    assert [segment.rules for segment in saved.segments] == ["toy-0", "toy-1"]
    again.undo()
    with pytest.raises(IllegalAnswer, match="nothing to undo"):
        again.undo()  # the bids were made under rules that are no more


def test_where_older_answers_do_not_fit_the_step_begins_anew():
    table = opened(version="toy-0")
    table.answer("pass")
    save = save_of(table)
    save.entries[-1] = "wave"

    again = load_table(Toy("toy-1"), save)

    assert again.choice is not None
    assert again.choice.prompt == "roll-or-pass"


def test_a_save_whose_journal_does_not_fit_is_refused():
    table = opened()
    table.answer("pass")
    save = save_of(table)
    save.entries[-1] = "wave"

    with pytest.raises(SaveError, match="the journal of the save does not fit its checkpoint: entry 2 answers 'wave'"):
        load_table(Toy(), save)


def test_a_save_of_another_game_is_refused():
    save = save_of(toy())
    save.game = "chess"

    with pytest.raises(SaveError, match="the save is of the game 'chess', not 'toy'"):
        load_table(Toy(), save)


def test_a_save_with_a_checkpoint_outside_its_journal_is_refused():
    save = save_of(toy())
    save.at = 9

    with pytest.raises(SaveError, match="the checkpoint of the save is at entry 9 of 0"):
        load_table(Toy(), save)


@pytest.mark.parametrize("steps", [[(2, "turn")], [(-1, "turn")], [(1, "turn"), (0, "action")]])
def test_a_save_with_steps_out_of_order_is_refused(steps: list[tuple[int, StepName]]):
    table = opened()
    save = save_of(table)
    save.at = min(save.at, 1)
    save.steps = steps

    with pytest.raises(SaveError, match="the steps of the save do not follow each other up to its checkpoint"):
        load_table(Toy(), save)


def test_a_save_without_segments_counts_as_of_older_rules():
    save = save_of(opened())
    save.segments = []

    assert save_of(load_table(Toy(), save)).segments == [Segment(2, "toy-1")]


def test_a_save_remembers_where_turns_began():
    table = opened(seed=3)
    for key in ("pass", "gem:ruby", "gem:opal", "pass", "gem:ruby"):
        table.answer(key)
    again = load_table(Toy(), save_of(table))
    again.answer("gem:jade")

    assert again.undo_target("turn") == table.undo_target("turn") == 5
    again.undo("turn", beyond=True)
    assert again.undo_target("turn") == 2


# --- telling -----------------------------------------------------------------------------------------------------


def test_news_are_told_once():
    table = opened()
    table.load_chance([(2, 3)])
    table.answer("roll")

    assert [event for event, _ in table.news()] == [Won(1, 5)]
    assert table.news() == []


def test_the_log_tells_the_whole_game():
    table = opened()
    table.load_chance([(2, 3), (1, 1)])
    for key in ("roll", "gem:ruby", "done", "roll"):
        table.answer(key)
    table.news()

    assert table.log == [say("won", seat=1, coins=5), say("won", seat=0, coins=2)]


def test_the_story_says_after_which_entry_something_happened():
    table = opened(seed=3)
    for key in ("roll", "gem:ruby", "gem:opal", "roll", "gem:ruby", "gem:opal"):
        table.answer(key)

    story = list(table.story())

    assert [at for at, _ in story] == [4, 8]
    assert [table.entries[at - 2] for at, _ in story] == ["roll", "roll"]
    assert [event for _, (event, _) in story] == [Won(1, sum(table.entries[3])), Won(0, sum(table.entries[7]))]  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", range(3))
def test_a_story_told_again_names_the_causes_that_play_named(seed: int):
    table = starboard.new("bazaar", seats=3, seed=seed)
    bot = make_bot("random", "bazaar", seed)
    played = []
    while table.choice is not None:
        table.pick(bot.pick(table.choice, lambda: table.view(0)))
        played += table.news()

    assert [happened for _, happened in table.story()] == played


def test_a_view_and_a_scene_are_a_seats_own():
    table = opened()

    assert table.view(1) == table.game.view(table.state, 1)
    assert table.view(0) != table.view(1)
    assert table.scene(0).ids() == {"gems", "ruby", "opal", "jade"}


def test_what_a_game_has_no_lens_for_is_told_by_its_own_name_rule_and_text():
    class Labelled(Toy):
        def scene(self, view: msgspec.Struct) -> Scene:
            ruby = Piece("ruby", "gem", name=say("ruby"), facts={"rule": "TOY-03"}, text=say("as-red-as-wine"))
            return Scene([Zone("gems", "pool", pieces=[ruby, Piece("opal", "gem")])])

    game = Labelled()
    table = Table(game, set_up(game, 2, {}, 0), seats=2)

    rule = Saying(say("lens-see-rule"), "TOY-03")
    assert table.inspect("ruby", 0) == Lens(name=say("ruby"), rules=(rule,), text=say("as-red-as-wine"))
    assert table.inspect("opal", 0) == Lens(), "it has nothing to say of itself"
    assert table.inspect("jade", 0) is None, "it is not there"


# --- saves that cannot be ----------------------------------------------------------------------------------------


def old_save(change: Callable[[dict[str, Any]], None]) -> bytes:
    """A save of older rules whose position was changed."""
    table = starboard.new("hagalaz", scenario="guns-of-cerberus", seats=2, seed=5)
    play_on(table, make_bot("random", "hagalaz", 1), 60)
    save = read_save(table.save())
    state = msgspec.json.decode(save.checkpoint)
    change(state)
    save.checkpoint = msgspec.Raw(msgspec.json.encode(state))
    save.segments = [Segment(0, "hagalaz-0")]
    return write_save(save)


def test_an_id_that_is_gone_is_named():
    def rename(state: dict[str, Any]) -> None:
        state["kit_name"] = "guns-of-old"

    with pytest.raises(SaveError, match="guns-of-old"):
        starboard.load(old_save(rename))


def test_a_number_that_cannot_be_is_named():
    def heal(state: dict[str, Any]) -> None:
        state["heroes"][0]["health"] = 99

    with pytest.raises(SaveError, match=r"a position that cannot be: .*99"):
        starboard.load(old_save(heal))


def test_a_game_brings_states_of_older_rules_up_to_date(monkeypatch: pytest.MonkeyPatch):
    game = Toy("toy-2")
    save = save_of(opened(version="toy-1"))
    raw = msgspec.json.decode(save.checkpoint)
    raw["gold"] = raw.pop("coins")
    save.checkpoint = msgspec.Raw(msgspec.json.encode(raw))

    def migrate(version: str, raw: dict[str, object]) -> dict[str, object]:
        assert version == "toy-1"
        return {**raw, "coins": raw["gold"]}

    monkeypatch.setattr(game, "migrate", migrate)
    assert load_table(game, save).state.coins == [0, 0]

    monkeypatch.setattr(game, "migrate", lambda version, raw: {"coins": raw["pearls"]})
    with pytest.raises(SaveError, match="of the rules 'toy-1', cannot be brought up to date: KeyError 'pearls'"):
        load_table(game, save)


# --- copies for a seat -------------------------------------------------------------------------------------------


def bazaar(answers: int, seed: int = 3) -> Table[Any]:
    table = starboard.new("bazaar", seats=3, seed=seed)
    play_on(table, make_bot("random", "bazaar", seed), answers)
    return table


def test_a_copy_for_a_seat_looks_the_same_to_it_and_holds_none_of_the_others_cards():
    differ = 0
    for seed in range(12):
        table = bazaar(3, seed)  # all have bid; whoever wants may bribe

        copy = table.copy_for(1, 99)

        assert not copy.journal.whole
        assert copy.seed == copy.state.chance.seed or copy.seed == 99
        assert copy.view(1) == table.view(1)
        differ += copy.state.hands[0] != table.state.hands[0]
    assert differ > 3


@pytest.mark.parametrize("again", [False, True])
def test_a_copy_where_nothing_is_hidden_is_the_whole_game_also_after_a_load(again: bool):
    table = starboard.new("vanguard", scenario="tutorial", seats=2, seed=4)
    play_on(table, make_bot("thumb", "vanguard", 4), 40)

    copy = (starboard.load(table.save()) if again else table).copy_for(0, 9)

    assert copy.entries == table.entries
    assert copy.view(0) == table.view(0)


def test_a_copy_of_a_game_longer_than_is_played_again_begins_with_its_last_checkpoint(monkeypatch):
    table = starboard.new("vanguard", scenario="tutorial", seats=2, seed=4)
    play_on(table, make_bot("thumb", "vanguard", 4), 40)

    whole = len(table.entries)

    kept = []
    for most in (whole, whole - 1):
        monkeypatch.setattr("starboard.core.table.MOST_RETRACED", most)
        copy = table.copy_for(0, 9)
        assert copy.view(0) == table.view(0)
        kept.append(len(copy.entries))

    assert kept[0] == whole
    assert kept[1] < whole // 2


@pytest.mark.parametrize("again", [False, True])
def test_a_copy_has_what_everybody_knows_and_no_entry_that_somebody_does_not(again: bool):
    most = 0
    for answers in range(20, 70, 10):
        table = starboard.new("edge", seats=2, seed=4)
        play_on(table, make_bot("thumb", "edge", 4), answers)
        hidden = table.journal.hidden

        copy = (starboard.load(table.save()) if again else table).copy_for(0, 9)

        assert copy.entries == table.entries[len(table.entries) - len(copy.entries) :]
        assert len(copy.entries) <= len(table.entries) - hidden
        most = max(most, len(copy.entries))
    assert most > 5


def test_a_copy_while_others_bid_in_secret_begins_before_the_bids():
    table = bazaar(2)

    copy = table.copy_for(2, 99)

    assert [choice.seat for choice in table.choices] == [2]
    assert [choice.seat for choice in copy.choices] == [0, 1, 2]
    assert not any(isinstance(entry, str) for entry in copy.entries)


def test_a_copy_plays_on_and_can_be_saved_and_loaded():
    copy = bazaar(4).copy_for(0, 7)

    again = starboard.load(copy.save())

    assert look(again) == look(copy)
    play_on(again, make_bot("random", "bazaar", 1))
    assert again.over


# --- what was seen -----------------------------------------------------------------------------------------------


def test_an_answer_that_shows_nothing_may_be_taken_back_and_one_that_is_laid_open_may_not():
    table = bazaar(2)
    table.undo()
    table.redo()
    bid = table.choices[0]
    table.answer(bid.keys[0], bid.seat)

    with pytest.raises(BeyondHorizon):
        table.undo()


def test_secret_bids_are_laid_open_with_the_last_of_them_and_stay():
    table = starboard.new("toy", seats=2, seed=1)
    first, second = table.choices
    table.answer(first.keys[0], first.seat)
    table.undo()
    table.redo()

    table.answer(second.keys[0], second.seat)

    assert table.horizon == len(table.entries) == 2
    with pytest.raises(BeyondHorizon):
        table.undo()


def test_whoever_is_first_ends_the_question_for_all():
    table = starboard.new("bazaar", seats=3, seed=1)
    while not any("bribe" in choice.keys for choice in table.choices):
        table.pick(len(table.choices[0].values) - 1)
    asked = [choice.seat for choice in table.choices]
    briber = next(choice.seat for choice in table.choices if "bribe" in choice.keys)
    assert len(asked) == 2

    table.answer("bribe", briber)

    assert table.entries[-1] != f"@{briber} bribe", "the Broker has drawn since"
    assert table.state.goods[briber]
    assert table.choice is None or table.choice.prompt == "bid"
    table.undo(beyond=True)
    assert [choice.seat for choice in table.choices] == asked
    table.redo()
    assert table.state.goods[briber]


def test_the_journal_knows_who_answered():
    table = bazaar(5)
    answers = table.answers(since=0)

    given = [entry for entry in table.entries if isinstance(entry, str)]
    assert [f"@{seat}" for seat in answers.values()] == [entry.partition(" ")[0] for entry in given]


# --- long games --------------------------------------------------------------------------------------------------


def test_checkpoints_thin_out_with_age_and_every_moment_can_still_be_reached():
    table = starboard.new("hagalaz", scenario="campaign", seed=8)
    play_on(table, make_bot("thumb", "hagalaz", 8))
    places = [at for at, _ in table.journal.points]
    end = len(table.entries)

    assert end > 1000
    assert len(places) < 50
    assert all(later - earlier <= max(200, (end - earlier) // 4) for earlier, later in pairwise(places))
    for at in (0, 10, end // 3, end - 100):
        assert table.fork(at=at).entries[:at] == table.entries[:at]
