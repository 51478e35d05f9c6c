"""What people type for the pieces on the table: hexes, units, actions, dice."""

from __future__ import annotations

from starboard.core.text import say
from starboard.games.hagalaz.printed import BASE_ACTIONS, SHELF, HeroBoard
from starboard.games.hagalaz.terminal.deck import turrets_at
from starboard.games.hagalaz.terminal.speech import Speech, mission_of
from starboard.games.hagalaz.view import MissionView


class Names(Speech):
    """Knows what everything is called."""

    def named(self, view: MissionView) -> dict[str, list[str]]:
        """The pieces that each word means now."""
        mission = mission_of(view)
        found: dict[str, list[str]] = {}

        def add(name: str, *pieces: str) -> None:
            found.setdefault(plain(name), []).extend(pieces)

        for waypoint in view.campaign.waypoints if view.campaign is not None else ():
            piece = f"loyalty:{waypoint.loyalty}" if waypoint.loyalty else f"waypoint:{waypoint.mission}"
            for name in {plain(waypoint.mission), plain(self._words(waypoint.name))}:
                add(name, piece)
            if not waypoint.loyalty:
                add(waypoint.number, piece)
        for at, name in enumerate(mission.board.names):
            add(name, f"hex:{name}", *(f"turret:{turret}" for turret in turrets_at(mission, at)))
        for door, (a, b) in enumerate(mission.board.doors):
            for hex in (a, b):
                add(mission.board.names[hex], f"door:{door}")
        for enemy in view.enemies:
            said = self._words(enemy.name)
            for name in (self.enemy_label(enemy), said, *said.split()):
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
                for name in {plain(ability.id), plain(self._words(ability.name))}:
                    add(name, f"ability:{id}:{ability.id}")
                    if id == view.active:
                        add(name, *_slot_pieces(board, ability.id))
            if id == view.active:
                for action in BASE_ACTIONS:
                    add(action, *_slot_pieces(board, action))
        for mission_action in mission.actions:
            for name in {plain(mission_action.spec.id), plain(self._words(mission_action.spec.name))}:
                add(name, f"mission:{mission_action.spec.id}")
        for die in dict.fromkeys(view.pool):
            for name in {plain(die), plain(self.screen.voice.say(say(f"die-{die}")))}:
                add(name, f"die:{die}")
        return found


def plain(word: str) -> str:
    """A word as it is compared: its letters and digits alone."""
    return "".join(character for character in word.casefold() if character.isalnum())


def _slot_pieces(board: HeroBoard, action: str) -> list[str]:
    return [f"slot:{board.id}:{slot.number}" for slot in board.slots if slot.action == action]
