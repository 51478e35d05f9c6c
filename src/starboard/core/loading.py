"""A table from a save: of the same rules or older ones, and never one that cannot be."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from starboard.core.errors import IllegalAnswer, SaveError, StarboardError, UnknownName
from starboard.core.game import Game, S
from starboard.core.journal import Entry, Journal, Save, Segment, Steps, decode_state, restore, snapshot
from starboard.core.modules import POSITIONS
from starboard.core.table import Table


def load_table(game: Game[S], save: Save) -> Table[S]:
    """The table a save describes. A save of older rules goes on from its checkpoint under the new."""
    if save.game != game.name:
        raise SaveError(f"the save is of the game '{save.game}', not '{game.name}'")
    if not 0 <= save.at <= len(save.entries):
        raise SaveError(f"the checkpoint of the save is at entry {save.at} of {len(save.entries)}")
    begun = [at for at, _ in save.steps]
    if not _follow(begun, save.at):
        raise SaveError(f"the steps of the save do not follow each other up to its checkpoint at entry {save.at}")
    if not _follow(save.seen or [], save.at):
        raise SaveError(f"what was seen in the save is not in order up to its checkpoint at entry {save.at}")
    rules = save.segments[-1].rules if save.segments else ""
    same_rules = rules == game.version
    position = _state(game, rules, save.checkpoint, "checkpoint")
    if not same_rules or not save.whole:
        _check(game, position)
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
        journal = Journal(
            start,
            segments,
            list(before),
            steps=Steps(save.steps if same_rules else ()),
            seen=seen,
            whole=save.whole,
        )
        return Table(
            game,
            restore(game.state_type, checkpoint),
            seats=save.seats,
            options=save.options,
            seed=save.seed,
            journal=journal,
            opening=since,
            guided=save.guided,
        )

    try:
        table = sit_down(since)
        table.news()
        return table
    except IllegalAnswer as problem:
        if same_rules:
            raise SaveError(f"the journal of the save does not fit its checkpoint: {problem}") from None
        return sit_down(())


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


def _check(game: Game[S], state: S) -> None:
    """Whatever does not come straight from our own rules is looked at: an id that is gone, a number that cannot be."""
    positions = POSITIONS.of(game.name)
    if positions is None:
        return
    try:
        problems = positions.check(state)
    except StarboardError as problem:
        problems = [str(problem)]
    if problems:
        more = f" (and {len(problems) - 1} more)" if len(problems) > 1 else ""
        raise SaveError(f"the save holds a position that cannot be: {problems[0]}{more}")
