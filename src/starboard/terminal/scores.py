"""The end of a game: the score sheet, a line for everything that was counted; what was reached and by whom."""

from __future__ import annotations

from collections.abc import Iterator

from rich import box
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from starboard.core.ending import Summary
from starboard.core.game import Outcome
from starboard.terminal.screen import Screen


def score_sheets(outcome: Outcome, screen: Screen) -> Iterator[RenderableType]:
    """The sheet, with the winners marked; none where nothing was counted line by line."""
    if not outcome.lines:
        return
    sheet = Table("", box=box.SIMPLE_HEAD, header_style="bold", show_edge=False, pad_edge=False)
    for seat in range(len(outcome.lines[0].points)):
        won = "★ " if seat in outcome.winners else ""
        sheet.add_column(f"{won}{screen.say('player', seat=seat + 1)}", justify="right", no_wrap=True)
    for line in outcome.lines:
        sheet.add_row(screen.voice.say(line.text), *map(str, line.points))
    sheet.add_row(screen.say("score-total"), *map(str, outcome.scores), style="bold")
    yield sheet


def summary_sheet(summary: Summary, screen: Screen) -> Iterator[RenderableType]:
    """The end in short: objectives, who did what, how lucky it was."""
    voice = screen.voice
    for goal in summary.goals:
        yield Text(f"{'■' if goal.done else '□'} {voice.say(goal.title)}", style="" if goal.done else "dim")
    if summary.doers:
        sheet = Table("", box=box.SIMPLE_HEAD, header_style="bold", show_edge=False, pad_edge=False)
        for column in summary.columns:
            sheet.add_column(voice.say(column), justify="right")
        for doer in summary.doers:
            sheet.add_row(voice.say(doer.name), *map(str, doer.amounts))
        yield sheet
    if summary.luck is not None:
        yield Text(voice.say(summary.luck.says))
