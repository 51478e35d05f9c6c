"""What a seat sees, as numbers: hexes and sets of hexes, who stands where, who could hurt whom.

Everything here is read off the view and the printed shelf; nothing else of the game is known.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

from starboard.core.hexes import Grid, bits, mask_of
from starboard.games.hagalaz.printed import SHELF, HeroBoard, Mission
from starboard.games.hagalaz.state import fires
from starboard.games.hagalaz.view import EnemyView, HeroView, MissionView

ACTIVATION = 0.8
"""How often an enemy is activated in a round, roughly."""
ELITE_ACTIVATION = 0.6
TURRET_CARDS = 0.4
"""What threat cards make a turret's lane cost in a round, roughly; the mission's own rules come on top."""
FIRE_DAMAGE = 2.0
PARTIAL = 0.4
"""What damage that does not defeat is worth, in parts of the defeat."""


class Friend:
    """A hero as seen."""

    __slots__ = ("at", "board", "downed", "health", "id", "shields", "view")

    def __init__(self, view: HeroView, at: int, board: HeroBoard) -> None:
        self.view = view
        self.id = view.id
        self.at = at
        self.board = board
        self.health = view.health
        self.shields = view.shields
        self.downed = view.downed

    def has(self, ability: str) -> bool:
        """Whether an ability is on the board and unlocked."""
        return ability in self.view.unlocked


class Foe:
    """An enemy that can be aimed at. `left` is the damage that defeats it (or exhausts its level), `less` what
    its own rule takes off every hit, `reach` the hexes it could hit from where it stands, `worth` what getting
    rid of it is worth."""

    __slots__ = ("at", "attack", "left", "less", "reach", "view", "worth")

    def __init__(self, view: EnemyView, at: int, reach: int, less: int) -> None:
        self.view = view
        self.at = at
        self.attack = view.attack
        self.left = view.toughness - view.damage
        self.less = less
        self.reach = reach
        self.worth = 0.0

    def gain(self, damage: int) -> float:
        """What damage to it is worth."""
        damage = max(damage - self.less, 0)
        if damage >= self.left:
            return self.worth
        return PARTIAL * self.worth * damage / self.left

    @property
    def strikes(self) -> float:
        """The damage to expect of it in a round, by those in its reach."""
        return (ELITE_ACTIVATION if self.view.elite else ACTIVATION) * self.attack


class Sight:
    """A view made ready for judging. `foes` are those that can be aimed at; others only block their hex."""

    def __init__(self, view: MissionView) -> None:
        self.view = view
        self.mission: Mission = SHELF.mission(view.mission)
        board = self.mission.board
        index = board.index
        self.locked = mask_of(view.locked_doors)
        self.grid: Grid = board.grid(self.locked)
        concealed = set(view.concealed)
        self.revealed = 0
        for area in board.areas:
            if board.names[area.bit_length() - 1] not in concealed:
                self.revealed |= area
        self.heroes = [Friend(hero, index[hero.at] if hero.at else -1, SHELF.heroes[hero.id]) for hero in view.heroes]
        self.hero_hexes = mask_of(hero.at for hero in self.heroes if hero.at >= 0)
        self.standing = [hero for hero in self.heroes if not hero.downed and hero.at >= 0]
        self.downed_hexes = mask_of(hero.at for hero in self.heroes if hero.downed)
        self.foes: list[Foe] = []
        self.enemy_hexes = self.strikers = self.targets = 0
        near, fire = self.grid.near, self.grid.fire
        for enemy in view.enemies:
            at = index[enemy.at]
            self.enemy_hexes |= 1 << at
            if enemy.concealed:
                continue
            reach = 0
            if not enemy.stunned:
                self.strikers |= 1 << at
                reach = near[at] | fire[at] if "ranged" in enemy.markers else near[at]
            self.targets |= 1 << at
            self.foes.append(Foe(enemy, at, reach, self._taken_off(enemy) if enemy.elite else 0))
        self.inferno = self.mission.inferno | fires({token: index[name] for token, name in view.tokens.items()})
        self.loot = {index[name] for name in view.loot}
        self.mines = {index[name] for name in view.mines}
        self.drone = index[view.drone] if view.drone else -1
        self._threatening: dict[str, list[tuple[int, float]]] = {}

    def _taken_off(self, enemy: EnemyView) -> int:
        """What an elite's own rule takes off every hit."""
        effect = next(elite.effect for elite in self.mission.spec.elite if elite.id == enemy.token)
        return int(effect.get("less", 0))

    def hero(self, id: str) -> Friend:
        """The hero of this id."""
        return next(hero for hero in self.heroes if hero.id == id)

    def foe(self, id: int) -> Foe | None:
        """The enemy of this id, if it can be aimed at."""
        for foe in self.foes:
            if foe.view.id == id:
                return foe
        return None

    @cached_property
    def lanes(self) -> list[int]:
        """The lines of fire of the active turrets in revealed areas."""
        disabled = self.view.disabled_turrets
        return [
            self.grid.ray(spot.at, spot.direction)
            for turret, spot in enumerate(self.mission.turrets)
            if turret not in disabled and self.revealed >> spot.at & 1
        ]

    @property
    def done(self) -> set[str]:
        """The objectives reached."""
        return {objective.id for objective in self.view.objectives if objective.done}

    def exposure(self, hero: Friend, at: int) -> float:
        """The damage a hero should expect in a round in a hex."""
        damage = 0.0
        for hexes, expected in self._threats(hero):
            if hexes >> at & 1:
                damage += expected
        return damage

    def _threats(self, hero: Friend) -> list[tuple[int, float]]:
        """What could hurt a hero: sets of hexes and the damage to expect there in a round."""
        known = self._threatening.get(hero.id)
        if known is None:
            known = [(foe.reach, foe.strikes * self._chosen(foe, hero)) for foe in self.foes if foe.reach]
            known += [(lane, lane_damage(self.mission)) for lane in self.lanes]
            known.append((self.inferno | self.mission.coolant, FIRE_DAMAGE))
            self._threatening[hero.id] = known
        return known

    def _chosen(self, foe: Foe, hero: Friend) -> float:
        """How likely an enemy prefers this hero to the others in its reach (HG-TARGET-03)."""
        fewest = min(
            (other.health for other in self.standing if other.id != hero.id and foe.reach >> other.at & 1),
            default=hero.health + 1,
        )
        if hero.health < fewest:
            return 1.0
        return 0.5 if hero.health == fewest else 0.15

    def pain(self, hero: Friend, damage: float) -> float:
        """What damage to a hero costs: shields come back, health does not, and Shepard must not fall."""
        if not damage:
            return 0.0
        into_health = max(0.0, damage - hero.shields)
        cost = 0.25 * (damage - into_health) + into_health * (1.0 + 3.0 / max(hero.health, 1))
        if damage >= hero.health + hero.shields - 1:
            cost += 5.0
        return cost * (1.8 if hero.id == "shepard" else 1.0)

    def danger(self, hero: Friend, at: int) -> float:
        """What it costs a hero to stand in a hex when the enemies' turn comes."""
        return self.pain(hero, self.exposure(hero, at))

    def dice_left(self, hero: Friend) -> int:
        """How many strategy dice the hero still has to take, as far as the board shows."""
        taken = sum(1 for slot in hero.view.slots if slot.die and not slot.die.startswith("paragon"))
        return max(0, 3 - taken)


@lru_cache(maxsize=256)
def neighbours(grid: Grid) -> tuple[tuple[int, ...], ...]:
    """By hex, the hexes one may step to."""
    return tuple(tuple(bits(mask)) for mask in grid.walk)


@lru_cache(maxsize=64)
def lane_damage(mission: Mission) -> float:
    """What standing in a turret's line of fire costs in a round."""
    rules = [rule.effect for rule in mission.spec.rule if rule.effect is not None]
    return TURRET_CARDS + sum(int(effect["damage"]) for effect in rules if effect["name"] == "turrets")
