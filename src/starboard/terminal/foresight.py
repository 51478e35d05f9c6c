"""What options will do and may do, and the danger of a place, at the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text as Line

from starboard.core.choice import Option
from starboard.core.foresight import Danger, Odds, Prospect, Reach
from starboard.core.odds import likelihood
from starboard.terminal.screen import Screen

MOST_LINES = 2
"""What is said beside an option."""
BAR = 24
"""The longest bar."""


def beside(odds: Odds, screen: Screen) -> str:
    """What is said beside an option; nothing where there is nothing to say."""
    if odds.nothing:
        return screen.say("does-nothing")
    brief = odds.in_brief(MOST_LINES)
    said = [_brief(line, screen) for line in brief.lines]
    if not said and brief.ways > 1:
        return screen.say("ways", count=brief.ways)
    return ", ".join(said)


def _brief(line: Prospect, screen: Screen) -> str:
    words = screen.voice.say(line.brief)
    return words if line.chance == 1 and line.low == line.high else f"{words} {screen.voice.say(line.said)}"


def odds_sheet(options: Sequence[tuple[Option, Odds]], screen: Screen) -> RenderableType:
    """Everything that may come of options, each thing with its chance."""
    grid = Grid.grid(padding=(0, 2))
    for option, odds in options:
        _add(grid, screen.voice.say(option.text), odds, screen, 0)
    exact = all(odds.exact for _, odds in options)
    return Group(grid, Line(screen.say("odds-exact" if exact else "odds-sampled"), "dim"))


def _add(grid: Grid, words: str, odds: Odds, screen: Screen, depth: int) -> None:
    if depth == 0:
        grid.add_row(Line(words, "bold"), Line(screen.say("does-nothing") if odds.nothing else ""))
    for line in odds.lines:
        grid.add_row(Line("  " + screen.voice.say(line.text)), Line(screen.voice.say(line.said)))
    for then in odds.then:
        _add(grid, then.key, then, screen, depth + 1)


def danger_sheet(danger: Danger, screen: Screen) -> RenderableType:
    """Who reaches a place, what lies there, and the damage until one's next turn."""
    rows: list[RenderableType] = [Line(screen.voice.say(danger.name), "bold")]
    grid = Grid.grid(padding=(0, 2))
    for reach in danger.reaches:
        share = screen.voice.say(likelihood(Fraction(reach.hits, danger.tries))) if reach.hits else ""
        grid.add_row(_amount(reach), Line(screen.voice.say(reach.text)), share, Line(_cards(reach, screen), "dim"))
    for find in danger.finds:
        grid.add_row("", Line(screen.voice.say(find.text)))
    rows.append(grid if grid.row_count else Line(screen.say("nobody-reaches")))
    if danger.tries:
        rows.append(_harm(danger, screen))
    return Group(*rows)


def _amount(reach: Reach) -> Line:
    """The damage, in red if it would hit."""
    return Line(str(reach.amount) if reach.verdict == "hits" else "-", "bold red" if reach.verdict == "hits" else "dim")


def _cards(reach: Reach, screen: Screen) -> str:
    return screen.say("of-unseen", n=reach.n, of=reach.of) if reach.n else ""


def _harm(danger: Danger, screen: Screen) -> RenderableType:
    """How often how much is lost, a bar each."""
    mean = screen.say(
        "harm-mean", mean=f"{danger.mean:.1f}", error=f"{danger.error:.1f}", tries=danger.tries, shields=danger.shields
    )
    grid = Grid.grid(padding=(0, 1))
    most = max(danger.harm)
    for amount, count in enumerate(danger.harm):
        if count:
            style = "red" if amount > danger.shields else "white"
            grid.add_row(
                str(amount), Line("█" * max(1, BAR * count // most), style), f"{100 * count // danger.tries} %"
            )
    return Group(Line(mean), grid)
