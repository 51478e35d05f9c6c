"""A game at the terminal: tells what happened, shows the table, asks, and does what is typed."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from starboard.cli import saves
from starboard.cli.rules import LOOKS_LIKE_AN_ID, rule_panel
from starboard.core.because import because
from starboard.core.catalogue import Catalogue
from starboard.core.choice import Choice, Option
from starboard.core.coach import Coach
from starboard.core.errors import BeyondHorizon, IllegalAnswer, RulesBug, SaveError, UnknownName
from starboard.core.event import ANSWER, Happened
from starboard.core.foresight import Odds
from starboard.core.retrospect import has_ended, summary_of
from starboard.core.ruling import Condition, Ruling
from starboard.core.table import Table
from starboard.terminal.foresight import beside, danger_sheet, odds_sheet
from starboard.terminal.scores import score_sheets, summary_sheet
from starboard.terminal.screen import Screen, told
from starboard.terminal.skin import Label, Skin

ONE_PER_LINE = 8
"""More options than this without a note are listed in columns."""
LAST_EVENTS = 40
"""How far back the log is shown."""
RECAP = 6
CHECKED, MAKE_NOW, CROSSED = "✓", "+", "✗"
"""The marks of conditions: it holds, it can be made so with the next answer, it does not hold."""


class Session:
    """One person, or several around one keyboard, at a table."""

    def __init__(self, table: Table[Any], screen: Screen, skin: Skin, catalogue: Catalogue, path: Path) -> None:
        self.table = table
        self.screen = screen
        self.skin = skin
        self.catalogue = catalogue
        self.path = path
        self._options: list[Option] = []
        self._groups: list[list[tuple[Option, Label]]] = []
        self._also: list[list[tuple[Option, Label]]] = []
        self._odds: dict[str, Odds] = {}
        self._shown: dict[int, str] = {}
        self._commands: dict[str, Callable[[str], bool]] = {
            "u": self._undo,
            "r": self._redo,
            "m": self._map,
            "b": self._board,
            "o": self._objectives,
            "l": self._log,
            "f": self._foresee,
            "s": self._save,
            "q": self._quit,
            "h": self._help,
        }
        self.coach = Coach.at(table)
        if self.coach is not None:
            self._commands |= {"n": self._nod, "c": self._call_coach}
        self._leaving = False
        self._looking: int | None = None
        """The seat of whoever was at the keyboard last."""

    @property
    def seat(self) -> int:
        """Whoever is asked."""
        choice = self.table.choice
        return choice.seat if choice else 0

    @property
    def view(self) -> msgspec.Struct:
        """What whoever is asked may know."""
        return self.table.view(self.seat)

    # --- the loop ------------------------------------------------------------------------------------

    def start(self) -> None:
        """Begin a new game: the briefing first."""
        self.screen.show(self.skin.opening(self.view))
        self.screen.tell("welcome", file=str(self.path))
        self.play()

    def resume(self) -> None:
        """Go on with a saved game: what happened last first."""
        self.table.news()
        self.screen.tell("resumed", file=str(self.path))
        self.screen.show(told(self._lines(happened for _, happened in self.table.story())[-RECAP:]))
        self.play()

    def play(self) -> None:
        """Ask until the game is over or the player leaves. The save is kept up to date all the time."""
        self._keep()
        while not self._leaving:
            if not self._hand_over():
                self._quit("")
                return
            self._tell_news()
            if self.table.choice:
                self._show_question(self.table.choice)
            else:
                self._show_ending()
            self._show_coach()
            while not self._take_line():
                pass

    def _hand_over(self) -> bool:
        """Let the next person come to the keyboard, if they may see what the last one may not; False if they leave."""
        last, self._looking = self._looking, self.seat
        if last in (None, self.seat) or not self.screen.watched:
            return True
        assert last is not None
        if self.table.scene(last) == self.table.scene(self.seat):
            return True
        self.screen.wipe()
        self._shown.clear()
        self.screen.tell("hand-over", seat=self.seat + 1)
        return self.screen.ask("") is not None

    def _take_line(self) -> bool:
        """Do what is typed; says whether the game has changed, or the player leaves."""
        line = self.screen.ask()
        if line is None:
            return self._quit("")
        command, _, rest = line.partition(" ")
        if line.startswith("?"):
            self._why_not(line[1:].strip())
            return False
        if self.table.over and not line:
            return self._quit("")
        if not line:
            self._list_options()
            return False
        if command.casefold() in self._commands:
            return self._commands[command.casefold()](rest.strip())
        return self._answer(line)

    def _answer(self, line: str) -> bool:
        if self.table.over:
            self.screen.tell("over-no-answer")
            return False
        option = self._meant(line)
        if option is None:
            return False
        try:
            self.table.answer(option.key)
        except RulesBug as problem:
            raise RulesBug(f"{problem}; the game up to this answer is saved in {self.path}") from problem
        self._keep()
        return True

    def _meant(self, line: str) -> Option | None:
        """The option a number, a key or the name of a piece stands for; a sentence if there is none."""
        if line.isdecimal():
            if 1 <= int(line) <= len(self._options):
                return self._options[int(line) - 1]
            self.screen.tell("no-such-number", number=line, most=len(self._options))
            return None
        for option in self._options:
            if option.key == line:
                return option
        pieces = self.skin.pieces(self.view, line)
        about = [option for option in self._options if set(option.targets) & set(pieces)]
        if len(about) == 1:
            return about[0]
        if about:
            numbers = ", ".join(str(self._options.index(option) + 1) for option in about)
            self.screen.tell("several-options", word=line, numbers=numbers)
        elif pieces:
            self.screen.tell("not-offered", word=line)
        else:
            self._tell_unknown("not-understood", line, [option.key for option in self._options])
        return None

    def _tell_unknown(self, id: str, word: str, known: list[str]) -> None:
        """That a word means nothing, and which one was probably meant."""
        close = get_close_matches(word.casefold(), known, n=1)
        self.screen.tell("did-you-mean" if close else id, word=word, close=close[0] if close else "")

    # --- what is shown -------------------------------------------------------------------------------

    def _tell_news(self) -> None:
        news = self.table.news()
        if self.coach is not None:
            self.coach.hear(news)
        view = self.view
        untold: list[Happened] = []
        for happened in news:
            story = self.skin.story(view, happened.event)
            if story is None:
                untold.append(happened)
                continue
            self._tell(untold)
            untold = []
            self.screen.show(story)
        self._tell(untold)

    def _tell(self, news: list[Happened]) -> None:
        lines = self._lines(news)
        if lines:
            self.screen.show(told(lines))

    def _show_question(self, choice: Choice) -> None:
        view = self.view
        labelled = [(option, self.skin.label(view, option)) for option in choice.options]
        answers = len(labelled) - choice.beside
        self._groups = _grouped(labelled[:answers])
        self._also = _grouped(labelled[answers:])
        self._options = [option for group in [*self._groups, *self._also] for option, _ in group]
        self._odds = {odds.key: odds for odds in self.table.all_odds(choice.seat)}
        self._show_table(only_changes=True)
        headline = self.skin.headline(view)
        if self.table.seats > 1:
            headline = f"{headline} · {self.screen.say('player', seat=choice.seat + 1)}"
        self.screen.show(Rule(Line(headline, "bold"), align="left", style="dim"))
        self._list_options()

    def _show_table(self, *, only_changes: bool) -> None:
        """The table section by section; what looks as it did when it was last shown is left out."""
        numbers: dict[str, int] = {}
        for number, option in enumerate(self._options, 1):
            for target in option.targets:
                numbers.setdefault(target, number)
        for place, section in enumerate(self.skin.sections(self.view, numbers)):
            drawn = self.screen.drawn(section)
            if not only_changes or self._shown.get(place) != drawn:
                self.screen.show_drawn(drawn)
            self._shown[place] = drawn

    def _list_options(self) -> None:
        choice = self.table.choice
        if choice is None:
            return
        self.screen.show(Line(self.screen.voice.say(choice.text), "bold"))
        number = 1
        for group in self._groups:
            self._list_group(group, number)
            number += len(group)
        if self._also:
            self.screen.tell("also")
        for group in self._also:
            self._list_group(group, number)
            number += len(group)

    def _list_group(self, group: list[tuple[Option, Label]], first: int) -> None:
        labels = [label for _, label in group]
        entries = [self._entry(number, *each) for number, each in enumerate(group, first)]
        if labels[0].heading:
            grid = Grid.grid(padding=(0, 2))
            grid.add_row(Line(labels[0].heading, "bold"), Line(labels[0].note, "dim"))
            self._indent(grid, 2)
            self._indent(Line("   ").join(entries), 4)
        elif any(label.note for label in labels):
            grid = Grid.grid(padding=(0, 2))
            for entry, label in zip(entries, labels, strict=True):
                grid.add_row(entry, Line(label.note, "dim"))
            self._indent(grid, 2)
        elif len(entries) > ONE_PER_LINE:
            self._indent(Columns(entries, padding=(0, 3)), 2)
        else:
            self._indent(Line("\n").join(entries), 2)

    def _entry(self, number: int, option: Option, label: Label) -> Line:
        """A numbered option, and in brief what comes of it."""
        entry = _numbered(number, label.words)
        brief = beside(self._odds[option.key], self.screen)
        return entry.append(f" ({brief})", "dim") if brief else entry

    def _indent(self, what: RenderableType, columns: int) -> None:
        self.screen.show(Padding(what, (0, 0, 0, columns), expand=False))

    def _show_ending(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self._options = []
        self._show_table(only_changes=True)
        self.screen.show(Rule(Line(self.screen.voice.say(outcome.text), "bold"), style="dim"))
        self.screen.show(*score_sheets(outcome, self.screen), self.skin.ending(self.view))
        if has_ended(self.table):
            self.screen.show(*summary_sheet(summary_of(self.table), self.screen))
        self.screen.tell("over", file=str(self.path))

    # --- the coach -----------------------------------------------------------------------------------

    def _show_coach(self) -> None:
        """What the coach of a lesson says, and what it would have one type."""
        speech = self.coach.speech() if self.coach is not None else None
        if self.coach is None or speech is None:
            return
        said = self.screen.voice.say
        chapters = self.coach.chapters()
        now = next((place for place, (_, state, _, _) in enumerate(chapters, 1) if state == "now"), len(chapters))
        heading = self.screen.say("coach", chapter=chapters[now - 1][0].title, number=now, of=len(chapters))
        if speech.counted is not None:
            name, at, of = speech.counted
            heading += " · " + self.screen.say("coach-counted", name=name, at=at, of=of)
        lines = [Line(said(speech.reply), "italic")] if speech.reply else []
        lines += [Line(said(speech.title), "bold"), Line(said(speech.text))]
        numbers = [str(place) for place, option in enumerate(self._options, 1) if option.key in speech.keys]
        if speech.nod:
            lines.append(Line(self.screen.say("coach-nod"), "dim"))
        if numbers:
            id = "coach-points" if speech.points else "coach-advises"
            lines.append(Line(self.screen.say(id, numbers=", ".join(numbers)), "dim"))
        title = Line(heading, "bold")
        self.screen.show(Panel(Group(*lines), title=title, title_align="left", width=self.screen.prose_width))

    def _nod(self, rest: str) -> bool:
        """Nod to what the coach says, or skip the step."""
        speech = self.coach.speech() if self.coach is not None else None
        if self.coach is not None and speech is not None:
            self.coach.guide(self.coach.skip(speech.nod or speech.step.id) or self.coach.resume())
            self._keep()
            self._show_coach()
        return False

    def _call_coach(self, rest: str) -> bool:
        """Send the coach away, or call it back."""
        if self.coach is not None:
            self.coach.guide(self.coach.resume() if self.coach.left else self.coach.leave())
            self._keep()
            if self.coach.left:
                self.screen.tell("coach-left")
            self._show_coach()
        return False

    # --- what comes of it ----------------------------------------------------------------------------

    def _foresee(self, rest: str) -> bool:
        """Everything that comes of the options, of the one that is named, or of stopping in a place."""
        choice = self.table.choice
        if choice is None:
            self.screen.tell("over-no-answer")
            return False
        option = next((one for one in self._options if rest == one.key), None)
        if rest.isdecimal() and 1 <= int(rest) <= len(self._options):
            option = self._options[int(rest) - 1]
        if option is None and rest:
            places = self.skin.pieces(self.view, rest)
            dangers = (self.table.danger(place, choice.seat) for place in places)
            danger = next((danger for danger in dangers if danger is not None), None)
            if danger is None:
                self.screen.tell("nothing-foreseen", word=rest)
            else:
                self.screen.show(danger_sheet(danger, self.screen))
            return False
        shown = self._options if option is None else [option]
        self.screen.show(odds_sheet([(one, self._odds[one.key]) for one in shown], self.screen))
        return False

    # --- why not -------------------------------------------------------------------------------------

    def _why_not(self, word: str) -> None:
        """Say why something cannot be picked, or show a rule."""
        choice = self.table.choice
        if not word:
            self.screen.tell("how-to-ask")
            if choice is not None:
                self._show_rule(choice.rule)
        elif LOOKS_LIKE_AN_ID.fullmatch(word):
            self._show_rule(word)
        elif choice is None:
            self.screen.tell("over-no-answer")
        elif word.isdecimal() and not 1 <= int(word) <= len(self._options):
            self.screen.tell("no-such-number", number=word, most=len(self._options))
        else:
            self._explain(word)

    def _explain(self, word: str) -> None:
        if word.isdecimal():
            asked = [self._options[int(word) - 1].key]
        else:
            asked = self.skin.pieces(self.view, word)
            if ":" in word or word in [option.key for option in self._options]:
                asked = [word]
        if not asked:
            self._tell_unknown("nothing-of-that-name", word, self.skin.words(self.view))
            return
        numbers = [
            number
            for number, option in enumerate(self._options, 1)
            if option.key in asked or set(option.targets) & set(asked)
        ]
        if numbers:
            self.screen.tell("it-is-offered", word=word, numbers=", ".join(map(str, numbers)))
            return
        rulings = [ruling for ruling in map(self.table.why_not, asked) if ruling is not None]
        self._show_refusal(_most_telling(rulings))

    def _show_refusal(self, ruling: Ruling) -> None:
        self.screen.tell("refused", reason=self.table.explain(ruling), rule=ruling.rule)
        grounds = self.table.grounds(ruling)
        for check in grounds.checks:
            self._show_check(check, "  ")
        if grounds.opens is not None:
            self.screen.show(Line(self.screen.voice.say(grounds.opens)))
        self._show_rule(ruling.rule)

    def _show_check(self, check: Condition, indent: str) -> None:
        """A condition with its mark: it holds, it can be made so now, or it does not hold."""
        mark = CHECKED if check.holds else MAKE_NOW if check.now else CROSSED
        rule = f" ({check.rule})" if check.rule else ""
        self.screen.show(Line(f"{indent}{mark} {self.screen.voice.say(check.text)}{rule}"))
        for part in check.parts:
            self._show_check(part, indent + "    ")

    def _show_rule(self, id: str) -> None:
        try:
            rule = self.catalogue.rule(id).translated(self.screen.voice.say)
        except UnknownName as problem:
            self.screen.show(Line(str(problem)))
            return
        self.screen.show(rule_panel(rule))

    # --- commands: each says whether the game has changed, or the player leaves -------------------------

    def _undo(self, rest: str) -> bool:
        try:
            self.table.undo()
        except BeyondHorizon:
            self.screen.tell("beyond-horizon", seats=self.table.seats)
            if (self.screen.ask(f"{self.screen.say('sure')} ") or "").casefold() not in self._yes():
                self.screen.tell("not-undone")
                return False
            self.table.undo(beyond=True)
        except IllegalAnswer:
            self.screen.tell("nothing-to-undo")
            return False
        self.table.news()
        if self.coach is not None:
            self.coach.go_back()
        self.screen.tell("undone")
        self._keep()
        return True

    def _redo(self, rest: str) -> bool:
        try:
            self.table.redo()
        except IllegalAnswer:
            self.screen.tell("nothing-to-redo")
            return False
        self.screen.tell("redone")
        self._keep()
        return True

    def _map(self, rest: str) -> bool:
        self._show_table(only_changes=False)
        return False

    def _board(self, rest: str) -> bool:
        board = self.skin.board(self.view, rest)
        if board is None:
            self.screen.tell("no-such-board", word=rest)
        else:
            self.screen.show(board)
        return False

    def _objectives(self, rest: str) -> bool:
        self.screen.show(self.skin.objectives(self.view))
        return False

    def _log(self, rest: str) -> bool:
        self.screen.show(told(self._lines(happened for _, happened in self.table.story())[-LAST_EVENTS:]))
        return False

    def _save(self, rest: str) -> bool:
        if self._keep():
            self.screen.tell("saved", file=str(self.path))
        return False

    def _quit(self, rest: str) -> bool:
        self._leaving = True
        if self._keep() and not self.table.over:
            self.screen.tell("goodbye", file=shlex.quote(str(self.path)), game=self.table.game.name)
        return True

    def _help(self, rest: str) -> bool:
        for line in (
            "number",
            "why",
            "rule",
            "undo",
            "redo",
            "map",
            "board",
            "objectives",
            "log",
            "foresee",
            "save",
            "quit",
        ):
            self.screen.tell(f"help-{line}")
        if self.coach is not None:
            self.screen.tell("help-nod")
            self.screen.tell("help-coach")
        return False

    def _yes(self) -> list[str]:
        return self.screen.say("yes-words").split()

    def _lines(self, news: Iterable[Happened]) -> list[tuple[str, str]]:
        """What happened, each sentence with what made it happen; an answer goes without saying."""
        game, seat, say = self.table.game, self.seat, self.screen.voice.say
        lines = []
        for event, cause in news:
            text = game.narrate(event, seat)
            if text is not None:
                lines.append((say(text), "" if cause.kind == ANSWER else say(because(game.name, cause, seat).text)))
        return lines

    def _keep(self) -> bool:
        """Bring the save file up to date; play goes on if that fails."""
        try:
            saves.write(self.path, self.table.save())
        except SaveError as problem:
            self.screen.show(Line(str(problem), "bold red"))
            return False
        return True


def _numbered(number: int, words: str) -> Line:
    return Line.assemble((f"{number:>2}", "bold yellow"), f" {words}")


def _grouped(labelled: list[tuple[Option, Label]]) -> list[list[tuple[Option, Label]]]:
    """Options with the same heading together, in the order they are offered; those without one last."""
    groups: dict[str, list[tuple[Option, Label]]] = {}
    for option, label in labelled:
        groups.setdefault(label.heading, []).append((option, label))
    without = groups.pop("", [])
    return [*groups.values(), *([without] if without else [])]


def _most_telling(rulings: list[Ruling]) -> Ruling:
    """A reason against the thing itself, rather than that it is not part of the choice at all."""
    for ruling in rulings:
        if ruling.reason is not None and ruling.reason.id != "not-part-of-this-choice":
            return ruling
    return rulings[0]
