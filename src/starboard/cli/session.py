"""A game at the terminal: tells what happened, shows the table, asks, and does what is typed."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path
from typing import Any

import msgspec
from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table as Grid
from rich.text import Text as Line

from starboard.cli import saves
from starboard.cli.rules import LOOKS_LIKE_AN_ID, rule_panel
from starboard.core.catalogue import Catalogue
from starboard.core.choice import Choice, Option
from starboard.core.errors import BeyondHorizon, IllegalAnswer, RulesBug, SaveError, UnknownName
from starboard.core.ruling import Ruling
from starboard.core.table import Table
from starboard.terminal.scores import score_sheets
from starboard.terminal.screen import Screen, told
from starboard.terminal.skin import Label, Skin

ONE_PER_LINE = 8
"""More options than this without a note are listed in columns."""
LAST_EVENTS = 40
"""How far back the log is shown."""
RECAP = 6


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
        self._shown: dict[int, str] = {}
        self._commands: dict[str, Callable[[str], bool]] = {
            "u": self._undo,
            "r": self._redo,
            "m": self._map,
            "b": self._board,
            "o": self._objectives,
            "l": self._log,
            "s": self._save,
            "q": self._quit,
            "h": self._help,
        }
        self._leaving = False

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
        self.screen.show(told(self._sentences()[-RECAP:]))
        self.play()

    def play(self) -> None:
        """Ask until the game is over or the player leaves. The save is kept up to date all the time."""
        self._keep()
        while not self._leaving:
            self._tell_news()
            if self.table.choice:
                self._show_question(self.table.choice)
            else:
                self._show_ending()
            while not self._take_line():
                pass

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
        events = self.table.news()
        view = self.view
        sentences: list[str] = []
        for event in events:
            story = self.skin.story(view, event)
            if story is None:
                text = self.table.game.narrate(event, self.seat)
                if text is not None:
                    sentences.append(self.screen.voice.say(text))
                continue
            self._tell(sentences)
            sentences = []
            self.screen.show(story)
        self._tell(sentences)

    def _tell(self, sentences: list[str]) -> None:
        if sentences:
            self.screen.show(told(sentences))

    def _show_question(self, choice: Choice) -> None:
        view = self.view
        self._groups = _grouped([(option, self.skin.label(view, option)) for option in choice.options])
        self._options = [option for group in self._groups for option, _ in group]
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

    def _list_group(self, group: list[tuple[Option, Label]], first: int) -> None:
        labels = [label for _, label in group]
        entries = [_numbered(number, label.words) for number, label in enumerate(labels, first)]
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

    def _indent(self, what: RenderableType, columns: int) -> None:
        self.screen.show(Padding(what, (0, 0, 0, columns), expand=False))

    def _show_ending(self) -> None:
        outcome = self.table.outcome
        assert outcome is not None
        self._options = []
        self._show_table(only_changes=True)
        self.screen.show(Rule(Line(self.screen.voice.say(outcome.text), "bold"), style="dim"))
        self.screen.show(*score_sheets(outcome, self.screen), self.skin.ending(self.view))
        self.screen.tell("over", file=str(self.path))

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
        self._show_rule(ruling.rule)

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
        self.screen.show(told(self._sentences()[-LAST_EVENTS:]))
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
        for line in ("number", "why", "rule", "undo", "redo", "map", "board", "objectives", "log", "save", "quit"):
            self.screen.tell(f"help-{line}")
        return False

    def _yes(self) -> list[str]:
        return self.screen.say("yes-words").split()

    def _sentences(self) -> list[str]:
        return [self.screen.voice.say(text) for text in self.table.log]

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
