"""A table from a save: of the same rules or older ones, and never one that cannot be.

What this program has stored itself is loaded from its last checkpoint. What somebody brings along is proven: played
again from its beginning, or, where that is not in the save, from a position that the game has looked through.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.core.errors import IllegalAnswer, SaveError, StarboardError, UnknownName
from starboard.core.game import Game, S, check_seats, read_options, set_up
from starboard.core.journal import Entry, Journal, Save, Segment, Steps, decode_state, restore, snapshot
from starboard.core.lesson import find_lesson
from starboard.core.modules import INTEGRITY
from starboard.core.settings import SCENARIO
from starboard.core.table import Table


def load_table(game: Game[S], save: Save) -> Table[S]:
    """The table a save describes. A save of older rules goes on from its checkpoint under the new."""
    _check_head(game, save)
    rules = _rules_of(save)
    same_rules = rules == game.version
    position = _state(game, rules, save.checkpoint, "checkpoint")
    if not same_rules or not save.whole:
        _check(game, save, position)
    checkpoint = snapshot(position)
    if same_rules:
        segments = save.segments
        start = snapshot(_state(game, rules, save.start, "start"))
    else:
        segments = [*save.segments, Segment(save.at, game.version)]
        start = checkpoint
    before, since = save.entries[: save.at], save.entries[save.at :]
    if save.seen is None:
        seen = [place + 1 for place, entry in enumerate(before) if not isinstance(entry, str)]
    else:
        seen = save.seen

    def sit_down(since: Sequence[Entry]) -> Table[S]:
        steps = Steps(save.steps if same_rules else ())
        journal = Journal(
            start, segments, list(before), steps=steps, seen=seen, whole=save.whole, branched=save.branched
        )
        return _table(game, save, restore(game.state_type, checkpoint), journal, since)

    try:
        table = sit_down(since)
        table.news()
        return table
    except IllegalAnswer as problem:
        if same_rules:
            raise SaveError(f"the journal of the save does not fit its checkpoint: {problem}") from None
        return sit_down(())


def prove_table(game: Game[S], save: Save) -> Table[S]:
    """The table of a save that anybody may have written: nothing in it is believed that the rules do not confirm.

    It is played again from its set-up. A copy of a shared table begins in the middle of a game, and a game of older
    rules may be played differently by the present ones: those go on from a position in which the game finds nothing
    that cannot be. SaveError says what is wrong with any other.
    """
    _check_game(game, save)
    check_seats(game, str(save.options.get(SCENARIO, "")), save.seats)
    try:
        return _proven(game, save)
    except (SaveError, UnknownName):
        raise
    except Exception as problem:  # whatever a position that cannot be leads to, it is the fault of the save
        sentence = f"the save holds a position that the rules cannot play: {type(problem).__name__} {problem}"
        raise SaveError(sentence) from None


def _proven(game: Game[S], save: Save) -> Table[S]:
    ours = [segment.rules for segment in save.segments] == [game.version]
    if save.whole:
        try:
            return _from_the_set_up(game, save)
        except IllegalAnswer as problem:
            if ours:
                raise SaveError(f"the journal of the save is not that of a game: {problem}") from None
    if INTEGRITY.of(game.name) is None:
        raise SaveError(
            f"{game.title} cannot look a position through, so only a whole game of its can be brought along"
        )
    table = _from_the_start(game, save) if _rules_of(save) == game.version else load_table(game, save)
    for seat in range(-1, table.seats):
        table.scene(seat)
    return table


def _from_the_set_up(game: Game[S], save: Save) -> Table[S]:
    """Play a whole game again; IllegalAnswer where it is not one of the present rules."""
    options = read_options(game, save.options).chosen
    state = set_up(game, save.seats, options, save.seed)
    lesson = find_lesson(game, save.guided.lesson) if save.guided is not None else None
    if lesson is not None:
        lesson.prepare(state)
    if save.words:
        state.chance.mix(_secret(save), save.words)
    journal = Journal(snapshot(state), [Segment(0, game.version)], branched=save.branched)
    return Table(
        game,
        state,
        seats=save.seats,
        options=options,
        seed=save.seed,
        journal=journal,
        opening=save.entries,
        guided=save.guided if lesson is not None else None,
    )


def _secret(save: Save) -> str:
    """The seed of a save to which seats have added words."""
    seats = {each.seat for each in save.words}
    if isinstance(save.seed, int) or len(seats) < len(save.words) or max(seats) >= save.seats or save.branched:
        raise SaveError("the save has words in its seed that cannot be")
    return save.seed


def _from_the_start(game: Game[S], save: Save) -> Table[S]:
    """Play what the present rules have played of a game again, from the position where they began."""
    _check_head(game, save)
    floor = save.segments[-1].start
    position = _state(game, game.version, save.start, "start")
    _check(game, save, position)
    journal = Journal(snapshot(position), save.segments, save.entries[:floor], seen=[], whole=save.whole)
    try:
        return _table(game, save, position, journal, save.entries[floor:])
    except IllegalAnswer as problem:
        raise SaveError(f"the journal of the save does not fit its start: {problem}") from None


def _table(game: Game[S], save: Save, position: S, journal: Journal, since: Sequence[Entry]) -> Table[S]:
    return Table(
        game,
        position,
        seats=save.seats,
        options=save.options,
        seed=save.seed,
        journal=journal,
        opening=since,
        guided=save.guided,
    )


def _rules_of(save: Save) -> str:
    """The rules by which the game was played last."""
    return save.segments[-1].rules if save.segments else ""


def _check_game(game: Game[S], save: Save) -> None:
    if save.game != game.name:
        raise SaveError(f"the save is of the game '{save.game}', not '{game.name}'")
    if not 0 <= save.branched <= len(save.entries):
        raise SaveError(f"the save says that it left another game at entry {save.branched} of {len(save.entries)}")


def _check_head(game: Game[S], save: Save) -> None:
    """What a save says of itself has to go together."""
    _check_game(game, save)
    if not 0 <= save.at <= len(save.entries):
        raise SaveError(f"the checkpoint of the save is at entry {save.at} of {len(save.entries)}")
    if not _follow([at for at, _ in save.steps], save.at):
        raise SaveError(f"the steps of the save do not follow each other up to its checkpoint at entry {save.at}")
    if not _follow(save.seen or [], save.at):
        raise SaveError(f"what was seen in the save is not in order up to its checkpoint at entry {save.at}")
    if not _follow([segment.start for segment in save.segments], save.at):
        raise SaveError(f"the rules of the save do not follow each other up to its checkpoint at entry {save.at}")


def _follow(places: list[int], end: int) -> bool:
    """Whether numbers of entries are in order, none of them after the last."""
    return places == sorted(places) and all(0 <= at <= end for at in places)


def _state(game: Game[S], rules: str, raw: msgspec.Raw, what: str) -> S:
    """A state out of a save, as the present rules know it."""
    if rules != game.version:
        try:
            raw = msgspec.Raw(msgspec.json.encode(game.migrate(rules, msgspec.json.decode(raw))))
        except (KeyError, TypeError, ValueError, msgspec.MsgspecError) as problem:
            found = f"the {what} of the save, of the rules '{rules}', cannot be brought up to date"
            raise SaveError(f"{found}: {type(problem).__name__} {problem}") from None
    try:
        return decode_state(game.state_type, raw, what)
    except UnknownName as problem:
        raise SaveError(f"the {what} of the save names something that is gone: {problem}") from None


def _check(game: Game[S], save: Save, state: S) -> None:
    """Whatever does not come straight from our own rules is looked at: an id that is gone, a number that cannot be."""
    integrity = INTEGRITY.of(game.name)
    if integrity is None:
        return
    seats = getattr(state, "seats", save.seats)
    problems = [] if seats == save.seats else [f"it is for {seats} seats, but the save for {save.seats}"]
    try:
        problems += integrity.check(state)
    except StarboardError as problem:
        problems.append(str(problem))
    except (LookupError, TypeError, ValueError, OverflowError) as problem:
        problems.append(f"{type(problem).__name__} {problem}")
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise SaveError(f"the save holds a position that cannot be: {problems[0]}{more}")
