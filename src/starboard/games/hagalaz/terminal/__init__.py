"""Hagalaz in the terminal: the map, heroes and enemies, the storm, boards and story, drawn from views."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from rich.console import Group, RenderableType
from rich.text import Text as Line

from starboard.core.choice import Option
from starboard.core.event import Event
from starboard.core.text import say
from starboard.games.hagalaz.events import PassageRead, WaypointTicked
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.terminal.deck import Deck
from starboard.games.hagalaz.terminal.names import Names, plain
from starboard.games.hagalaz.terminal.pages import BETWEEN_MISSIONS, Pages
from starboard.games.hagalaz.terminal.speech import Speech, mission_of, seen
from starboard.games.hagalaz.terminal.units import Units
from starboard.terminal.screen import Screen
from starboard.terminal.skin import Label


class TerminalSkin(Speech):
    """Draws a mission."""

    def __init__(self, screen: Screen) -> None:
        super().__init__(screen)
        self._deck = Deck(screen)
        self._units = Units(screen)
        self._pages = Pages(screen)
        self._names = Names(screen)

    def opening(self, view: msgspec.Struct) -> RenderableType:
        """The mission's name and its briefing; a campaign begins with its first passage."""
        if seen(view).campaign is not None:
            return Line(self._say("campaign"), "bold")
        return self._pages.page(mission_of(view))

    def headline(self, view: msgspec.Struct) -> str:
        """Round and turn."""
        view = seen(view)
        if view.phase == BETWEEN_MISSIONS:
            return self._say("between-missions")
        if not view.round:
            return self._say("setting-up")
        if not view.active:
            return self._say("round", round=view.round)
        return self._say("turn", round=view.round, hero=view.active.capitalize())

    def sections(self, view: msgspec.Struct, numbers: Mapping[str, int]) -> list[RenderableType]:
        """Map with legend, heroes, enemies, dice and storm, objectives; between missions, the campaign."""
        view = seen(view)
        if view.phase == BETWEEN_MISSIONS and view.campaign is not None:
            return [self._pages.campaign(view, view.campaign)]
        found: list[RenderableType] = [self._deck.map(view, numbers), self._deck.legend(view)]
        if view.heroes:
            found += [self._units.heroes(view, numbers), self._units.enemies(view, numbers), self._units.trays(view)]
        found.append(self._pages.boxes(view))
        return found

    def label(self, view: msgspec.Struct, option: Option) -> Label:
        """A die stands under the slot it would go on; abilities, heroes and Mission actions explain themselves."""
        view = seen(view)
        words = self.screen.voice.say(option.text)
        kinds = {target.partition(":")[0]: target.partition(":")[2] for target in option.targets}
        if "slot" in kinds:
            hero, _, place = kinds["slot"].partition(":")
            slot = SHELF.heroes[hero].slots[int(place)]
            heading = self._units.slot_heading(SHELF.heroes[hero], slot.action, slot.kind)
            die = self.screen.voice.say(say(f"die-{kinds['die']}"))
            return Label(words if "!" in option.key else die, self._units.action_text(hero, slot.action), heading)
        if "ability" in kinds:
            hero, _, ability = kinds["ability"].partition(":")
            return Label(words, self._words(SHELF.heroes[hero].abilities[ability].text))
        if "mission" in kinds:
            actions = {action.spec.id: action.spec.text for action in mission_of(view).actions}
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

    def board(self, view: msgspec.Struct, word: str) -> RenderableType | None:
        """A hero's board: base actions, main ability and all ability boxes."""
        return self._units.board(seen(view), word)

    def objectives(self, view: msgspec.Struct) -> RenderableType:
        """The mission page, the missions played so far, and the passages read so far."""
        return self._pages.objectives(seen(view))

    def story(self, view: msgspec.Struct, event: Event) -> RenderableType | None:
        """The passage that was just reached, or the page of the mission the squad sets out for."""
        if isinstance(event, WaypointTicked):
            return self._pages.page(SHELF.mission(event.mission))
        if not isinstance(event, PassageRead):
            return None
        for passage in seen(view).passages:
            if passage.number == event.passage:
                return self._pages.passage(passage)
        return None

    def ending(self, view: msgspec.Struct) -> RenderableType:
        """War readiness and which objectives were reached."""
        view = seen(view)
        return Group(Line(self._say("war-readiness", amount=view.war_readiness), "bold"), self._pages.boxes(view))

    def pieces(self, view: msgspec.Struct, word: str) -> list[str]:
        """What a word names: a hex with all that is in it, a unit, an action or ability, a Mission action, a die."""
        return self._names.named(seen(view)).get(plain(word), [])

    def words(self, view: msgspec.Struct) -> list[str]:
        """Every word that names something now."""
        return list(self._names.named(seen(view)))
