"""Heroes, enemies and dice in the terminal: the tables beside the map, and the board of each hero."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from starboard.core.text import say
from starboard.games.hagalaz.printed import BASE_ACTIONS, SHELF, HeroBoard
from starboard.games.hagalaz.state import XP_COLUMN
from starboard.games.hagalaz.terminal.speech import CHOICE, ELITE, ENEMY, HERO_STYLES, Speech, bar, mission_of
from starboard.games.hagalaz.view import EnemyView, HeroView, MissionView, SlotView

NOTES = 9
"""The narrowest column in which notes can be read."""


class Units(Speech):
    """Draws heroes and enemies, and what they hold."""

    def heroes(self, view: MissionView, numbers: Mapping[str, int]) -> RenderableType:
        """A line for each hero."""
        table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
        for heading in ("hero", "hex", "health", "shields", "xp", "main", "card", "notes"):
            table.add_column(self._say(f"column-{heading}"), no_wrap=heading not in ("card", "notes"), min_width=3)
        table.columns[-1].min_width = NOTES
        for hero in view.heroes:
            main = SHELF.heroes[hero.id].spec.main
            number = numbers.get(f"hero:{hero.id}", 0)
            table.add_row(
                Line.assemble(
                    ("▶" if hero.id == view.active else " ", "bold"),
                    (f"{number}›" if number else "", CHOICE),
                    (hero.name, HERO_STYLES[hero.id]),
                    (" ★" if hero.id == view.lead else "", "yellow"),
                ),
                hero.at,
                bar(hero.health, hero.full_health, "red" if hero.health <= 2 else "green"),
                bar(hero.shields, hero.full_shields, "blue"),
                f"{hero.xp}/{XP_COLUMN}",
                f"{self._words(main.name)} {hero.meter}",
                self._card(hero),
                ", ".join(self._hero_notes(view, hero)),
            )
        return table

    def _card(self, hero: HeroView) -> str:
        if not hero.card:
            return "-"
        return self._say("card-face-down") if hero.card == "face-down" else self._words(SHELF.card_name(hero.card))

    def _hero_notes(self, view: MissionView, hero: HeroView) -> Iterable[str]:
        if len({other.seat for other in view.heroes}) > 1:
            yield self._say("player", seat=hero.seat + 1)
        if hero.downed:
            yield self._say("downed")
        elif hero.acted:
            yield self._say("acted")
        if hero.locked_dice:
            yield self._say("locked-dice", dice=hero.locked_dice)
        if hero.renegade:
            yield self._say("renegade", tokens=hero.renegade)
        if hero.stock:
            yield self._say("stock", count=hero.stock)
        yield from hero.carried

    def enemies(self, view: MissionView, numbers: Mapping[str, int]) -> RenderableType:
        """A line for each enemy that can be seen."""
        table = Table(box=box.SIMPLE_HEAD, header_style="dim", pad_edge=False, show_edge=False, padding=(0, 1, 0, 0))
        for heading in ("enemy", "hex", "attack", "damage", "notes"):
            table.add_column(self._say(f"column-{heading}"), no_wrap=heading != "notes")
        for enemy in view.enemies:
            if enemy.concealed:
                continue
            number = numbers.get(f"e{enemy.id}", 0)
            table.add_row(
                Line.assemble(
                    " ",
                    (f"{number}›" if number else "", CHOICE),
                    (self.enemy_label(enemy), ELITE if enemy.elite else ENEMY),
                    f" {self._words(enemy.name)}",
                ),
                enemy.at,
                str(enemy.attack),
                bar(enemy.damage, enemy.toughness, "red"),
                ", ".join(self._enemy_notes(enemy)),
            )
        hidden = sum(1 for enemy in view.enemies if enemy.concealed)
        if not hidden:
            return table
        return Group(table, Line(" " + self._say("hidden-enemies", count=hidden), "dim"))

    def _enemy_notes(self, enemy: EnemyView) -> Iterable[str]:
        for marker in enemy.markers:
            yield self._say(f"marker-{marker}")
        if enemy.elite:
            yield self._say("level", level=enemy.level + 1, levels=enemy.levels)
        if enemy.stunned:
            yield self._say("stunned")
        if enemy.biotic:
            yield self._say("biotic")

    def trays(self, view: MissionView) -> RenderableType:
        """The active hero's slots, the dice pool, the inventory and the storm."""
        lines = []
        hero = next((hero for hero in view.heroes if hero.id == view.active), None)
        if hero is not None:
            lines.append(self._tray("slots", self._slots(hero)))
        if view.pool:
            lines.append(self._tray("pool", self._counted([f"die-{die}" for die in view.pool])))
        items = [f"loot-{kind}" for kind, count in view.inventory.items() for _ in range(count)]
        lines.append(self._tray("inventory", self._counted(items) if items else Line("-")))
        failure = mission_of(view).spec.failure
        storm = Line.assemble(
            bar(view.failure, failure.boxes, "bright_magenta"),
            "  ",
            self._say("escalations", count=view.escalations, of=failure.escalations),
        )
        lines.append(self._tray("storm", storm))
        return Group(*lines)

    def _tray(self, name: str, content: Line) -> Line:
        return Line.assemble((f"{self._say(f'tray-{name}')}: ", "bold"), content)

    def _counted(self, messages: list[str]) -> Line:
        counts = {message: messages.count(message) for message in messages}
        return Line(", ").join(
            Line(f"{count} × {self.screen.voice.say(say(message))}") for message, count in counts.items()
        )

    def _slots(self, hero: HeroView) -> Line:
        board = SHELF.heroes[hero.id]
        by_action: dict[str, list[SlotView]] = {}
        for slot in hero.slots:
            if slot.usable:
                by_action.setdefault(slot.action, []).append(slot)
        return Line(" · ").join(
            Line.assemble(self.action(board, action), *(self._slot(slot) for slot in slots))
            for action, slots in by_action.items()
        )

    def _slot(self, slot: SlotView) -> tuple[str, str]:
        if slot.die:
            return f" [{self.screen.voice.say(say(f'die-{slot.die}'))}]", "bold yellow"
        return f" [{self._say(f'slot-{slot.kind}')}]", "dim"

    def slot_heading(self, board: HeroBoard, action: str, kind: str) -> str:
        """The name of an action, and the kind of slot if it has several."""
        kinds = {slot.kind for slot in board.slots if slot.action == action}
        name = self.action(board, action)
        return f"{name} [{self._say(f'slot-{kind}')}]" if len(kinds) > 1 else name

    def action(self, board: HeroBoard, action: str) -> str:
        """The name of an ability or a base action."""
        if action in board.abilities:
            return self._words(board.abilities[action].name)
        return self.screen.voice.say(say(f"action-{action}"))

    def action_text(self, hero: str, action: str) -> str:
        """What it does."""
        if action in BASE_ACTIONS:
            return self._say(f"base-{action}")
        return self._words(SHELF.heroes[hero].abilities[action].text)

    def board(self, view: MissionView, word: str) -> RenderableType | None:
        """A hero's board: base actions, main ability and all ability boxes."""
        wanted = word.casefold()
        names = [id for id in SHELF.heroes if wanted and id.startswith(wanted)]
        if not names:
            return None
        board = SHELF.heroes[names[0]]
        hero = next((hero for hero in view.heroes if hero.id == board.id), None)
        spec = board.spec
        lines: list[RenderableType] = [Line(self._words(spec.blurb), "italic"), Line()]
        lines.append(Line(self._say("board-health", health=spec.health, shields=spec.shields)))
        lines.append(self._entry(spec.main.name, spec.main.text, "bold magenta"))
        if hero is not None:
            lines.append(Line.assemble((f"{self._say('tray-slots')}: ", "bold"), self._slots(hero)))
        lines.append(Line())
        for ability in spec.ability:
            unlocked = ability.id in hero.unlocked if hero else ability.kind == "start"
            slots = " ".join(f"[{self._say(f'slot-{kind}')}]" for kind in ability.slots)
            note = "" if unlocked else f" ({self._say(f'ability-{ability.kind}')})"
            if not unlocked and ability.needs:
                needs = ", ".join(self._words(board.abilities[need].name) for need in ability.needs)
                note = f" ({self._say('ability-needs', needs=needs)})"
            lines.append(
                Line.assemble(
                    (self._words(ability.name), "bold" if unlocked else "bold dim"),
                    (f" {slots}" if slots else f" {self._say('no-slot')}", "yellow" if unlocked else "dim"),
                    (note, "dim"),
                )
            )
            lines.append(Line(f"  {self._words(ability.text)}", "" if unlocked else "dim"))
        if spec.downed:
            lines += [Line(), Line(self._words(spec.downed), "dim")]
        return Panel(
            Group(*lines),
            title=Line(self._words(spec.name), HERO_STYLES[board.id]),
            title_align="left",
            width=self.screen.prose_width,
        )
