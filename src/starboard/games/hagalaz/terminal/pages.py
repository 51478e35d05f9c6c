"""What there is to read in the terminal: the mission page, its objectives, the campaign and the story."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Line

from starboard.core.story import PassageView
from starboard.games.hagalaz.printed import SHELF, Mission
from starboard.games.hagalaz.terminal.speech import HERO_STYLES, Speech, bar, mission_of
from starboard.games.hagalaz.view import CampaignView, MissionView, WaypointView

BETWEEN_MISSIONS = "campaign"
"""The phase in which a campaign has no map but its own."""


class Pages(Speech):
    """Draws pages."""

    def page(self, mission: Mission) -> RenderableType:
        """A mission's name and its briefing."""
        spec = mission.spec
        return Panel(
            Group(Line(self._words(spec.intro))),
            title=Line(f"{spec.number} {self._words(spec.name)}", "bold"),
            title_align="left",
            width=self.screen.prose_width,
        )

    def boxes(self, view: MissionView) -> RenderableType:
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
                "  ", f"{self._words(counter.name)} ", bar(view.counters.get(counter.id, 0), counter.boxes, "yellow")
            )
            for counter in mission_of(view).spec.counter
            if view.counters.get(counter.id)
        ]

    def objectives(self, view: MissionView) -> RenderableType:
        """The mission page, the missions played so far, and the passages read so far."""
        lines: list[RenderableType] = []
        if view.phase != BETWEEN_MISSIONS:
            lines += [*self._boxes_and_rules(view), Line()]
        if view.campaign is not None:
            lines += [self.campaign(view, view.campaign), Line()]
        lines.append(Line(self._say("heading-story"), "bold underline"))
        lines += [self.passage(passage) for passage in view.passages]
        return Group(*lines)

    def _boxes_and_rules(self, view: MissionView) -> list[RenderableType]:
        """Every objective, how the mission is lost, its actions and its rules."""
        spec = mission_of(view).spec
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

    def _waypoint(self, waypoint: WaypointView) -> Line:
        result = self._say(f"result-{waypoint.result}") if waypoint.result else ""
        return Line.assemble((f"{waypoint.number} {self._words(waypoint.name)} ", "bold"), result)

    def campaign(self, view: MissionView, campaign: CampaignView) -> RenderableType:
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

    def passage(self, passage: PassageView[int]) -> RenderableType:
        """A passage of the story, and what it means for the game."""
        parts: list[RenderableType] = [Line(self._words(passage.story))]
        if passage.game:
            parts += [Line(), Line(self._words(passage.game), "bold")]
        return Panel(
            Group(*parts),
            title=Line(self._words(passage.title), "bold yellow"),
            title_align="left",
            width=self.screen.prose_width,
        )


def _objective_style(kind: str) -> str:
    return {"paragon": "bold bright_blue", "renegade": "bold bright_red"}.get(kind, "bold")
