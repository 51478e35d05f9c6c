"""Hagalaz in the terminal: the map, heroes and enemies, the storm, boards and story, drawn from views."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

import msgspec
from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from starboard.core.choice import Option
from starboard.core.event import Event
from starboard.core.hexes import mask_of
from starboard.core.story import PassageView
from starboard.core.text import Arg, Wording, Words, say
from starboard.games.hagalaz.events import PassageRead, WaypointTicked
from starboard.games.hagalaz.printed import BASE_ACTIONS, SHELF, HeroBoard, Mission
from starboard.games.hagalaz.state import XP_COLUMN
from starboard.games.hagalaz.view import (
    CampaignView,
    EnemyView,
    HeroView,
    MissionView,
    SlotView,
    WaypointView,
)
from starboard.terminal.hexdrawing import EDGE_STYLES, EDGES, Ink, draw, in_parts, scale_for
from starboard.terminal.screen import Screen
from starboard.terminal.skin import Label

HERO_STYLES = {
    "shepard": "bold bright_green",
    "garrus": "bold bright_blue",
    "liara": "bold bright_cyan",
    "tali": "bold bright_magenta",
    "wrex": "bold bright_yellow",
}
ENEMY, ELITE, DARK, CHOICE = "bold red", "bold bright_red", "dim", "bold black on bright_yellow"
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
NOTES = 9
"""The narrowest column in which notes can be read."""
TURRET, TURRET_OFF = "bold red", "dim"
BURNED = "ablaze"
"""The mark of hexes where fire tokens lie at first: the tokens are shown, not the mark."""
BETWEEN_MISSIONS = "campaign"
"""The phase in which a campaign has no map but its own."""


class TerminalSkin:
    """Draws a mission."""

    def __init__(self, screen: Screen) -> None:
        self.screen = screen

    def _say(self, id: str, /, **args: Arg) -> str:
        return self.screen.say(f"hagalaz-{id}", **args)

    def _words(self, words: Wording) -> str:
        """What is printed on a component, in the reader's language."""
        return self.screen.voice.say(words)

    # --- before the first question, and around it ----------------------------------------------------

    def opening(self, view: msgspec.Struct) -> RenderableType:
        """The mission's name and its briefing; a campaign begins with its first passage."""
        if _seen(view).campaign is not None:
            return Line(self._say("campaign"), "bold")
        return self._page(_mission(view))

    def _page(self, mission: Mission) -> RenderableType:
        spec = mission.spec
        return Panel(
            Group(Line(self._words(spec.intro))),
            title=Line(f"{spec.number} {self._words(spec.name)}", "bold"),
            title_align="left",
            width=self.screen.prose_width,
        )

    def headline(self, view: msgspec.Struct) -> str:
        """Round and turn."""
        view = _seen(view)
        if view.phase == BETWEEN_MISSIONS:
            return self._say("between-missions")
        if not view.round:
            return self._say("setting-up")
        if not view.active:
            return self._say("round", round=view.round)
        return self._say("turn", round=view.round, hero=view.active.capitalize())

    # --- the table -----------------------------------------------------------------------------------

    def sections(self, view: msgspec.Struct, numbers: Mapping[str, int]) -> list[RenderableType]:
        """Map with legend, heroes, enemies, dice and storm, objectives; between missions, the campaign."""
        view = _seen(view)
        if view.phase == BETWEEN_MISSIONS and view.campaign is not None:
            return [self._campaign(view, view.campaign)]
        found: list[RenderableType] = [self._map(view, numbers), self._legend(view)]
        if view.heroes:
            found += [self._heroes(view, numbers), self._enemies(view, numbers), self._trays(view)]
        found.append(self._boxes(view))
        return found

    def _map(self, view: MissionView, numbers: Mapping[str, int]) -> RenderableType:
        mission = _mission(view)
        board = mission.board
        scale = scale_for(board, self.screen.width)
        stand = self._standing_on(view)
        icons = _icons(view, mission)
        concealed = set(view.concealed)

        def cell(at: int) -> list[Ink]:
            name = board.names[at]
            unit, piece, style = stand.get(name, ("", "", ""))
            ids = [piece, f"hex:{name}", *(f"turret:{turret}" for turret in _turrets_at(mission, at))]
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
            label = self._enemy_label(enemy)
            found[enemy.at] = (f"░{label}" if enemy.concealed else label, f"e{enemy.id}", style)
        return found

    def _enemy_label(self, enemy: EnemyView) -> str:
        """Two letters of its name and its number: `AT6` is an Assault Trooper, `Gu3` a Guardian."""
        words = re.split("[-’ ]", self._words(enemy.name))
        letters = words[0][:2] if len(words) == 1 else words[0][0] + words[-1][0]
        return f"{letters}{enemy.id}"

    def _legend(self, view: MissionView) -> Line:
        """What the symbols on the map mean."""
        shown: dict[str, tuple[str, str]] = {}
        for icons in _icons(view, _mission(view)).values():
            for symbol, style, meaning in icons:
                shown.setdefault(meaning, (symbol, style))
        edges = {"locked": EDGES.locked, "unlocked": EDGES.unlocked, "obstacle": EDGES.obstacle}
        edges |= {"ramp": EDGES.ramp, "drop": EDGES.drop}
        shown |= {meaning: (symbol, EDGE_STYLES[symbol]) for meaning, symbol in edges.items()}
        if view.concealed:
            shown["concealed"] = ("░", DARK)
        own = own_marks(_mission(view))
        legend = Line()
        for meaning, (symbol, style) in shown.items():
            words = self._say("legend-mark", mark=meaning) if meaning in own else self._say(f"legend-{meaning}")
            entry = Line.assemble((symbol, style), " ", (words, "dim"))
            column = len(legend.plain) - legend.plain.rfind("\n") - 1
            if column:
                legend.append("\n" if column + 3 + len(entry) > self.screen.width else "   ")
            legend.append_text(entry)
        return legend

    def _heroes(self, view: MissionView, numbers: Mapping[str, int]) -> RenderableType:
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
                _bar(hero.health, hero.full_health, "red" if hero.health <= 2 else "green"),
                _bar(hero.shields, hero.full_shields, "blue"),
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

    def _enemies(self, view: MissionView, numbers: Mapping[str, int]) -> RenderableType:
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
                    (self._enemy_label(enemy), ELITE if enemy.elite else ENEMY),
                    f" {self._words(enemy.name)}",
                ),
                enemy.at,
                str(enemy.attack),
                _bar(enemy.damage, enemy.toughness, "red"),
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

    def _trays(self, view: MissionView) -> RenderableType:
        """The active hero's slots, the dice pool, the inventory and the storm."""
        lines = []
        hero = next((hero for hero in view.heroes if hero.id == view.active), None)
        if hero is not None:
            lines.append(self._tray("slots", self._slots(hero)))
        if view.pool:
            lines.append(self._tray("pool", self._counted([f"die-{die}" for die in view.pool])))
        items = [f"loot-{kind}" for kind, count in view.inventory.items() for _ in range(count)]
        lines.append(self._tray("inventory", self._counted(items) if items else Line("-")))
        failure = _mission(view).spec.failure
        storm = Line.assemble(
            _bar(view.failure, failure.boxes, "bright_magenta"),
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
            Line.assemble(self._action(board, action), *(self._slot(slot) for slot in slots))
            for action, slots in by_action.items()
        )

    def _slot(self, slot: SlotView) -> tuple[str, str]:
        if slot.die:
            return f" [{self.screen.voice.say(say(f'die-{slot.die}'))}]", "bold yellow"
        return f" [{self._say(f'slot-{slot.kind}')}]", "dim"

    def _boxes(self, view: MissionView) -> RenderableType:
        """One line for each objective that is open or done, with the boxes of its counter."""
        lines = [
            Line.assemble(
                ("☑ " if objective.done else "☐ ", "bold green" if objective.done else "bold"),
                (self._say(f"objective-{objective.kind}"), _objective_style(objective.kind)),
                f" {self._words(objective.title)}: ",
                (self._words(objective.text), "dim"),
            )
            for objective in view.objectives
            if objective.open
        ]
        return Group(*lines, *self._counters(view))

    def _counters(self, view: MissionView) -> list[Line]:
        return [
            Line.assemble(
                "  ", f"{self._words(counter.name)} ", _bar(view.counters.get(counter.id, 0), counter.boxes, "yellow")
            )
            for counter in _mission(view).spec.counter
            if view.counters.get(counter.id)
        ]

    # --- options -------------------------------------------------------------------------------------

    def label(self, view: msgspec.Struct, option: Option) -> Label:
        """A die stands under the slot it would go on; abilities, heroes and Mission actions explain themselves."""
        view = _seen(view)
        words = self.screen.voice.say(option.text)
        kinds = {target.partition(":")[0]: target.partition(":")[2] for target in option.targets}
        if "slot" in kinds:
            hero, _, place = kinds["slot"].partition(":")
            slot = SHELF.heroes[hero].slots[int(place)]
            heading = self._slot_heading(SHELF.heroes[hero], slot.action, slot.kind)
            die = self.screen.voice.say(say(f"die-{kinds['die']}"))
            return Label(words if "!" in option.key else die, self._action_text(hero, slot.action), heading)
        if "ability" in kinds:
            hero, _, ability = kinds["ability"].partition(":")
            return Label(words, self._words(SHELF.heroes[hero].abilities[ability].text))
        if "mission" in kinds:
            actions = {action.spec.id: action.spec.text for action in _mission(view).actions}
            return Label(words, self._words(actions[kinds["mission"]]))
        if option.key.startswith(("mission:", "loyalty:")):
            return Label(words, self._way(option.key))
        if option.key.startswith("squad:"):
            return Label(words, self._words(SHELF.heroes[kinds["hero"]].spec.blurb))
        return Label(words)

    def _way(self, key: str) -> str:
        """What awaits the squad in the mission an option leads to: its number and how its page begins."""
        kind, _, name = key.partition(":")
        spec = SHELF.mission(SHELF.campaign.loyalty[name].mission if kind == "loyalty" else name).spec
        title = self._words(spec.name) if kind == "loyalty" else spec.number
        return f"{title}. {self._words(spec.intro.first_line())}"

    def _slot_heading(self, board: HeroBoard, action: str, kind: str) -> str:
        kinds = {slot.kind for slot in board.slots if slot.action == action}
        name = self._action(board, action)
        return f"{name} [{self._say(f'slot-{kind}')}]" if len(kinds) > 1 else name

    def _action(self, board: HeroBoard, action: str) -> str:
        if action in board.abilities:
            return self._words(board.abilities[action].name)
        return self.screen.voice.say(say(f"action-{action}"))

    def _action_text(self, hero: str, action: str) -> str:
        if action in BASE_ACTIONS:
            return self._say(f"base-{action}")
        return self._words(SHELF.heroes[hero].abilities[action].text)

    # --- looking things up -----------------------------------------------------------------------------

    def board(self, view: msgspec.Struct, word: str) -> RenderableType | None:
        """A hero's board: base actions, main ability and all ability boxes."""
        wanted = word.casefold()
        names = [id for id in SHELF.heroes if wanted and id.startswith(wanted)]
        if not names:
            return None
        board = SHELF.heroes[names[0]]
        hero = next((hero for hero in _seen(view).heroes if hero.id == board.id), None)
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

    def objectives(self, view: msgspec.Struct) -> RenderableType:
        """The mission page, the missions played so far, and the passages read so far."""
        view = _seen(view)
        lines: list[RenderableType] = []
        if view.phase != BETWEEN_MISSIONS:
            lines += [*self._boxes_and_rules(view), Line()]
        if view.campaign is not None:
            lines += [self._campaign(view, view.campaign), Line()]
        lines.append(Line(self._say("heading-story"), "bold underline"))
        lines += [self._passage(passage) for passage in view.passages]
        return Group(*lines)

    def _boxes_and_rules(self, view: MissionView) -> list[RenderableType]:
        """Every objective, how the mission is lost, its actions and its rules."""
        spec = _mission(view).spec
        lines: list[RenderableType] = [Line(self._say("heading-objectives"), "bold underline")]
        for objective in view.objectives:
            lines.append(
                Line.assemble(
                    ("☑ " if objective.done else "☐ ", "bold"),
                    (self._say(f"objective-{objective.kind}"), _objective_style(objective.kind)),
                    (f" {self._words(objective.title)}: ", "bold"),
                    self._words(objective.text),
                    ("" if objective.open else f" ({self._say('not-yet')})", "dim"),
                )
            )
        lines += self._counters(view)
        lines.append(Line.assemble((f"{self._say('heading-failure')}: ", "bold red"), self._words(spec.failure.text)))
        lines += [Line(), Line(self._say("heading-actions"), "bold underline")]
        lines += [self._entry(action.name, action.text) for action in spec.action]
        lines += [Line(), Line(self._say("heading-rules"), "bold underline")]
        lines += [self._entry(rule.title, rule.text) for rule in spec.rule]
        lines += [self._entry(elite.name, elite.text) for elite in spec.elite]
        return lines

    def _entry(self, name: Words, text: Words, style: str = "bold") -> Line:
        return Line.assemble((f"{self._words(name)}: ", style), self._words(text))

    def _waypoint(self, waypoint: WaypointView) -> Line:
        result = self._say(f"result-{waypoint.result}") if waypoint.result else ""
        return Line.assemble((f"{waypoint.number} {self._words(waypoint.name)} ", "bold"), result)

    def _campaign(self, view: MissionView, campaign: CampaignView) -> RenderableType:
        """The missions played with their results, the War Readiness gained and what it is worth so far."""
        band = max((least, id) for id, least in campaign.bands.items() if least <= view.war_readiness)[1]
        played = sorted((waypoint for waypoint in campaign.waypoints if waypoint.played), key=lambda each: each.played)
        lines = [self._waypoint(waypoint) for waypoint in played]
        points = self._say("war-readiness", amount=view.war_readiness)
        lines.append(Line.assemble((points, "bold"), f" ({self._say('band', band=band)})"))
        for hero, abilities in campaign.unlocked.items():
            board = SHELF.heroes[hero]
            gained = [
                self._words(board.abilities[ability].name)
                for ability in abilities
                if board.abilities[ability].kind != "start"
            ]
            if gained:
                lines.append(Line.assemble((f"{self._words(board.spec.name)}: ", HERO_STYLES[hero]), ", ".join(gained)))
        return Group(Line(self._say("heading-campaign"), "bold underline"), *lines)

    def story(self, view: msgspec.Struct, event: Event) -> RenderableType | None:
        """The passage that was just reached, or the page of the mission the squad sets out for."""
        if isinstance(event, WaypointTicked):
            return self._page(SHELF.mission(event.mission))
        if not isinstance(event, PassageRead):
            return None
        for passage in _seen(view).passages:
            if passage.number == event.passage:
                return self._passage(passage)
        return None

    def _passage(self, passage: PassageView[int]) -> RenderableType:
        parts: list[RenderableType] = [Line(self._words(passage.story))]
        if passage.game:
            parts += [Line(), Line(self._words(passage.game), "bold")]
        return Panel(
            Group(*parts),
            title=Line(self._words(passage.title), "bold yellow"),
            title_align="left",
            width=self.screen.prose_width,
        )

    def ending(self, view: msgspec.Struct) -> RenderableType:
        """War readiness and which objectives were reached."""
        view = _seen(view)
        return Group(Line(self._say("war-readiness", amount=view.war_readiness), "bold"), self._boxes(view))

    # --- words for pieces ------------------------------------------------------------------------------

    def pieces(self, view: msgspec.Struct, word: str) -> list[str]:
        """What a word names: a hex with all that is in it, a unit, an action or ability, a Mission action, a die."""
        return self._named(_seen(view)).get(_plain(word), [])

    def words(self, view: msgspec.Struct) -> list[str]:
        """Every word that names something now."""
        return list(self._named(_seen(view)))

    def _named(self, view: MissionView) -> dict[str, list[str]]:
        mission = _mission(view)
        found: dict[str, list[str]] = {}

        def add(name: str, *pieces: str) -> None:
            found.setdefault(_plain(name), []).extend(pieces)

        for waypoint in view.campaign.waypoints if view.campaign is not None else ():
            piece = f"loyalty:{waypoint.loyalty}" if waypoint.loyalty else f"waypoint:{waypoint.mission}"
            for name in {_plain(waypoint.mission), _plain(self._words(waypoint.name))}:
                add(name, piece)
            if not waypoint.loyalty:
                add(waypoint.number, piece)
        for at, name in enumerate(mission.board.names):
            add(name, f"hex:{name}", *(f"turret:{turret}" for turret in _turrets_at(mission, at)))
        for door, (a, b) in enumerate(mission.board.doors):
            for hex in (a, b):
                add(mission.board.names[hex], f"door:{door}")
        for enemy in view.enemies:
            said = self._words(enemy.name)
            for name in (self._enemy_label(enemy), said, *said.split()):
                add(name, f"e{enemy.id}", f"hex:{enemy.at}")
            add(enemy.at, f"e{enemy.id}")
        for hero in view.heroes:
            if hero.at:
                add(hero.name, f"hero:{hero.id}", f"hex:{hero.at}")
                add(hero.at, f"hero:{hero.id}")
        for id, board in SHELF.heroes.items():
            for name in (id, self._words(board.spec.name)):
                add(name, f"hero:{id}", f"card:{id}")
            for ability in board.spec.ability:
                for name in {_plain(ability.id), _plain(self._words(ability.name))}:
                    add(name, f"ability:{id}:{ability.id}")
                    if id == view.active:
                        add(name, *_slot_pieces(board, ability.id))
            if id == view.active:
                for action in BASE_ACTIONS:
                    add(action, *_slot_pieces(board, action))
        for mission_action in mission.actions:
            for name in {_plain(mission_action.spec.id), _plain(self._words(mission_action.spec.name))}:
                add(name, f"mission:{mission_action.spec.id}")
        for die in dict.fromkeys(view.pool):
            for name in {_plain(die), _plain(self.screen.voice.say(say(f"die-{die}")))}:
                add(name, f"die:{die}")
        return found


def _seen(view: msgspec.Struct) -> MissionView:
    assert isinstance(view, MissionView)
    return view


def _mission(view: msgspec.Struct) -> Mission:
    return SHELF.mission(_seen(view).mission)


def _plain(word: str) -> str:
    return "".join(character for character in word.casefold() if character.isalnum())


def _slot_pieces(board: HeroBoard, action: str) -> list[str]:
    return [f"slot:{board.id}:{slot.number}" for slot in board.slots if slot.action == action]


def _turrets_at(mission: Mission, at: int) -> list[int]:
    return [place for place, turret in enumerate(mission.turrets) if turret.at == at]


def _icons(view: MissionView, mission: Mission) -> dict[int, list[tuple[str, str, str]]]:
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


def _bar(value: int, full: int, style: str) -> Line:
    return Line.assemble(("█" * value, style), ("░" * (full - value), "dim"), f" {value}/{full}")


def _objective_style(kind: str) -> str:
    return {"paragon": "bold bright_blue", "renegade": "bold bright_red"}.get(kind, "bold")
