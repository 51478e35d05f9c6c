"""The map in the terminal: who stands where, what lies there, and a legend."""

from __future__ import annotations

from collections.abc import Mapping

from rich.console import Group, RenderableType
from rich.text import Text as Line

from starboard.core.hexes import mask_of
from starboard.games.hagalaz.printed import Mission
from starboard.games.hagalaz.terminal.speech import CHOICE, DARK, ELITE, ENEMY, HERO_STYLES, Speech, mission_of
from starboard.games.hagalaz.view import MissionView
from starboard.terminal.hexdrawing import EDGE_STYLES, EDGES, Ink, draw, in_parts, scale_for

ARROWS = "→↗↖←↙↘"
"""The directions a turret fires in."""
ICONS = {
    "objective": "◎",
    "prisoner": "☺",
    "fire": "♨",
    "loot": "$",
    "mine": "!",
    "drone": "c",
    "terminal": "T",
    "grunt-spawn": "+",
    "inferno": "~",
    "coolant": "≈",
    "exit": "X",
    "fast-travel": "&",
    "upper": "^",
}
"""One character for what lies in a hex or is printed on it."""
ICON_STYLES = {"objective": "bold yellow", "loot": "bold green", "grunt-spawn": "red", "upper": "cyan"}
MARK_ICONS = {
    "terminal-1": "terminal",
    "terminal-2": "terminal",
    "fast-travel-a": "fast-travel",
    "fast-travel-b": "fast-travel",
}
TURRET, TURRET_OFF = "bold red", "dim"
BURNED = "ablaze"
"""The mark of hexes where fire tokens lie at first: the tokens are shown, not the mark."""


class Deck(Speech):
    """Draws the map of a mission."""

    def map(self, view: MissionView, numbers: Mapping[str, int]) -> RenderableType:
        """The map with everybody on it, in parts if it is wider than the screen."""
        mission = mission_of(view)
        board = mission.board
        scale = scale_for(board, self.screen.width)
        stand = self._standing_on(view)
        icons = icons_of(view, mission)
        concealed = set(view.concealed)

        def cell(at: int) -> list[Ink]:
            name = board.names[at]
            unit, piece, style = stand.get(name, ("", "", ""))
            ids = [piece, f"hex:{name}", *(f"turret:{turret}" for turret in turrets_at(mission, at))]
            number = next((numbers[id] for id in ids if id in numbers), 0)
            inks = [Ink(f"{number}›", CHOICE)] if number else []
            if unit:
                inks.append(Ink(unit, style))
            elif name in concealed:
                inks.append(Ink(f"░{name}", DARK))
            else:
                inks.append(Ink(name, "cyan" if board.level[at] else "bright_black"))
            return inks + [Ink(symbol, DARK if name in concealed else style) for symbol, style, _ in icons.get(at, ())]

        parts = in_parts(draw(board, mask_of(view.locked_doors), scale, cell), self.screen.width)
        goes_on = Line(self._say("map-goes-on"), "dim")
        return Group(parts[0], *(each for part in parts[1:] for each in (goes_on, part)))

    def _standing_on(self, view: MissionView) -> dict[str, tuple[str, str, str]]:
        """Who is in each hex: a short name, the piece and its style."""
        found = {}
        for hero in view.heroes:
            style = HERO_STYLES[hero.id]
            short = hero.name[:3]
            found[hero.at] = (
                (f"†{short.lower()}", f"hero:{hero.id}", "dim")
                if hero.downed
                else (short.upper(), f"hero:{hero.id}", style)
            )
        for enemy in view.enemies:
            style = DARK if enemy.concealed else ELITE if enemy.elite else ENEMY
            label = self.enemy_label(enemy)
            found[enemy.at] = (f"░{label}" if enemy.concealed else label, f"e{enemy.id}", style)
        return found

    def legend(self, view: MissionView) -> Line:
        """What the symbols on the map mean."""
        shown: dict[str, tuple[str, str]] = {}
        for icons in icons_of(view, mission_of(view)).values():
            for symbol, style, meaning in icons:
                shown.setdefault(meaning, (symbol, style))
        edges = {"locked": EDGES.locked, "unlocked": EDGES.unlocked, "obstacle": EDGES.obstacle}
        edges |= {"ramp": EDGES.ramp, "drop": EDGES.drop}
        shown |= {meaning: (symbol, EDGE_STYLES[symbol]) for meaning, symbol in edges.items()}
        if view.concealed:
            shown["concealed"] = ("░", DARK)
        own = own_marks(mission_of(view))
        legend = Line()
        for meaning, (symbol, style) in shown.items():
            words = self._say("legend-mark", mark=meaning) if meaning in own else self._say(f"legend-{meaning}")
            entry = Line.assemble((symbol, style), " ", (words, "dim"))
            column = len(legend.plain) - legend.plain.rfind("\n") - 1
            if column:
                legend.append("\n" if column + 3 + len(entry) > self.screen.width else "   ")
            legend.append_text(entry)
        return legend


def turrets_at(mission: Mission, at: int) -> list[int]:
    """The turrets in a hex."""
    return [place for place, turret in enumerate(mission.turrets) if turret.at == at]


def icons_of(view: MissionView, mission: Mission) -> dict[int, list[tuple[str, str, str]]]:
    """What lies in hexes or is printed on them: symbol, style and meaning, most important first."""
    board = mission.board
    found: dict[int, list[tuple[str, str, str]]] = {}

    def add(at: int, meaning: str) -> None:
        found.setdefault(at, []).append((ICONS[meaning], ICON_STYLES.get(meaning, "magenta"), meaning))

    for place, turret in enumerate(mission.turrets):
        off = place in view.disabled_turrets
        icon = ("×", TURRET_OFF, "turret-off") if off else (ARROWS[turret.direction], TURRET, "turret")
        found.setdefault(turret.at, []).append(icon)
    for token, name in view.tokens.items():
        add(board.index[name], token.rpartition("-")[0])
    for name in view.loot:
        add(board.index[name], "loot")
    for name in view.mines:
        add(board.index[name], "mine")
    if view.drone:
        add(board.index[view.drone], "drone")
    own = own_marks(mission)
    for mark, hexes in board.marks.items():
        meaning = MARK_ICONS.get(mark, mark)
        for at in hexes if mark in own else ():
            found.setdefault(at, []).append((own[mark], "bold magenta", mark))
        if meaning in ICONS and meaning not in ("objective", "prisoner", "loot"):
            for at in hexes:
                add(at, meaning)
    for at, level in enumerate(board.level):
        if level:
            add(at, "upper")
    return found


def own_marks(mission: Mission) -> dict[str, str]:
    """The marks only this mission knows, each with a letter of its own: the first of its name that is free."""
    letters: dict[str, str] = {}
    for mark in mission.spec.map.marks:
        if mark != BURNED:
            taken = {*ICONS.values(), *letters.values()}
            letters[mark] = next(letter for letter in mark.upper() if letter.isalpha() and letter not in taken)
    return letters
