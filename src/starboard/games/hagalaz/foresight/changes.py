"""What has come about between two positions, in the words of the game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from operator import attrgetter

from msgspec.structs import replace

from starboard.core.foresight import Effect
from starboard.core.hexes import bits
from starboard.core.text import Arg, say
from starboard.games.hagalaz.options import hero_name
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.queries import hex_name, is_revealed, printed, toughness
from starboard.games.hagalaz.state import LOOT_NAMES, Enemy, Hero, State

_PRICE = frozenset({"chance", "phase", "pool", "dice_taken", "offers", "heroes", "enemies"})
"""Fields of a state that an action costs, and those that are compared on their own."""
_OWN_PRICE = frozenset({"placed", "spent", "held", "shot"})
_rest = attrgetter(*(field for field in State.__struct_fields__ if field not in _PRICE))
_hero = attrgetter(*(field for field in Hero.__struct_fields__ if field not in _OWN_PRICE))
_enemy = attrgetter(*Enemy.__struct_fields__)


def is_idle(before: State, after: State) -> bool:
    """Whether nothing is different but that dice lie elsewhere."""
    return (
        _rest(before) == _rest(after)
        and [_hero(hero) for hero in before.heroes] == [_hero(hero) for hero in after.heroes]
        and [_enemy(enemy) for enemy in before.enemies] == [_enemy(enemy) for enemy in after.enemies]
        and _dice(before) == _dice(after)
    )


def _dice(state: State) -> Counter[int]:
    """All dice by what they show, in the pool and on boards."""
    return Counter([*state.pool, *(die - 1 for hero in state.heroes for die in hero.placed if die)])


_WEIGHTS = {
    **dict.fromkeys(("lost", "won"), 9),
    "objective": 8,
    **dict.fromkeys(("ticks", "storm"), 7),
    **dict.fromkeys(("falls", "downed"), 6),
    **dict.fromkeys(("level", "revived"), 5),
    **dict.fromkeys(("hurt", "suffers"), 4),
    **dict.fromkeys(("stunned", "healed", "shielded", "opens", "unlocks-door", "disables", "rearms"), 3),
    **dict.fromkeys(("biotic", "mended", "wakes", "appears", "held", "finds", "looks", "carries", "watches"), 2),
    **dict.fromkeys(("gains", "goes", "mines", "data", "discards", "locks"), 1),
    **dict.fromkeys(("moves", "flies", "spends"), -1),
}
"""What is told first; what an option says itself is not told beside it."""
_PLAIN = frozenset({"looks", "discards", "carries", "watches"})
"""What nobody asks the chance of."""


def effects(before: State, after: State) -> list[Effect]:
    """What has come about to the mission, enemies, heroes, the map; nothing of them is left in the next mission."""
    if after.kit.mission is not before.kit.mission:
        return []
    found = (
        *_mission(before, after),
        *_enemies(before, after),
        *_heroes(before, after),
        *_map(before, after),
        *_goods(before, after),
    )
    return [replace(effect, weight=_WEIGHTS.get(effect.what, 0), plain=effect.what in _PLAIN) for effect in found]


def _mission(before: State, after: State) -> Iterator[Effect]:
    if after.result and not before.result:
        lost = after.result.startswith("defeat")
        yield Effect("lost" if lost else "won", harm=lost)
    titles = {objective.spec.id: objective.spec.title for objective in after.kit.mission.objectives}
    for box in after.done:
        if box not in before.done and box in titles:
            yield Effect("objective", f"objective:{box}", args={"objective": titles[box]})
    names = {counter.id: counter.name for counter in after.kit.mission.spec.counter}
    for counter, ticks in after.counters.items():
        more = ticks - before.counters.get(counter, 0)
        if more and counter in names:
            yield Effect("ticks", f"counter:{counter}", more, args={"counter": names[counter]})
    if after.failure > before.failure:
        yield Effect("storm", amount=after.failure - before.failure, harm=True)


def _enemies(before: State, after: State) -> Iterator[Effect]:
    left = {enemy.id: enemy for enemy in after.enemies}
    for enemy in before.enemies:
        now = left.pop(enemy.id, None)
        if now is not None and _enemy(now) == _enemy(enemy):
            continue
        piece = f"e{enemy.id}"
        args = _about(before, enemy)
        if now is None:
            yield Effect("falls", piece, args=args)
            continue
        if now.level > enemy.level:
            yield Effect("level", piece, now.level - enemy.level, args=args)
        if now.damage > enemy.damage:
            of = toughness(after, now)
            yield Effect("hurt", piece, now.damage - enemy.damage, args={**args, "left": of - now.damage, "of": of})
        elif now.damage < enemy.damage and now.level <= enemy.level:
            yield Effect("mended", piece, enemy.damage - now.damage, harm=True, args=args)
        if now.stunned and not enemy.stunned:
            yield Effect("stunned", piece, args=args)
        elif enemy.stunned and not now.stunned:
            yield Effect("wakes", piece, harm=True, args=args)
        if now.biotic and not enemy.biotic:
            yield Effect("biotic", piece, args=args)
        if now.at != enemy.at:
            yield Effect("goes", piece, args={**args, "to": hex_name(after, now.at)})
    for enemy in left.values():
        if is_revealed(after, enemy.at):
            yield Effect("appears", f"hex:{hex_name(after, enemy.at)}", harm=True, args=_about(after, enemy))


def _about(state: State, enemy: Enemy) -> dict[str, Arg]:
    return {"enemy": printed(state, enemy).name, "hex": hex_name(state, enemy.at)}


def _heroes(before: State, after: State) -> Iterator[Effect]:
    for hero, now in zip(before.heroes, after.heroes, strict=False):
        if _hero(hero) == _hero(now) and hero.held == now.held:
            continue
        piece = f"hero:{hero.id}"
        args: dict[str, Arg] = {"hero": hero_name(hero.id)}
        if now.downed and not hero.downed:
            yield Effect("downed", piece, harm=True, args=args)
        elif hero.downed and not now.downed:
            yield Effect("revived", piece, args=args)
            continue
        lost = max(hero.health - now.health, 0) + max(hero.shields - now.shields, 0)
        if lost:
            yield Effect("suffers", piece, lost, harm=True, args=args)
        if now.health > hero.health:
            yield Effect("healed", piece, now.health - hero.health, args=args)
        if now.shields > hero.shields:
            yield Effect("shielded", piece, now.shields - hero.shields, args=args)
        if now.held and not hero.held:
            yield Effect("held", piece, harm=True, args=args)
        if now.xp > hero.xp:
            yield Effect("xp", piece, now.xp - hero.xp, args=args)
        if now.unlocked != hero.unlocked:
            yield Effect("unlocks", piece, args=args)
        if now.meter != hero.meter:
            ability = SHELF.heroes[hero.id].spec.main.name
            more = now.meter - hero.meter
            yield Effect("gains" if more > 0 else "spends", piece, abs(more), args={**args, "ability": ability})
        if now.overwatch > hero.overwatch:
            yield Effect("watches", piece, now.overwatch, args=args)
        if now.card_known and not hero.card_known:
            yield Effect("looks", f"card:{hero.id}", args=args)
        elif hero.card and not now.card:
            yield Effect("discards", f"card:{hero.id}", args=args)
        for token in now.carried:
            if token not in hero.carried:
                yield Effect("carries", token, args=args)
        if now.at != hero.at and hero.at >= 0:
            yield Effect("moves", piece, args={**args, "to": hex_name(after, now.at)})


def _map(before: State, after: State) -> Iterator[Effect]:
    names = after.kit.board.names
    for area in bits(after.revealed & ~before.revealed):
        yield Effect("opens", f"area:{area}")
    for door in bits(before.locked_doors ^ after.locked_doors):
        a, b = after.kit.board.doors[door]
        locked = after.locked_doors >> door & 1
        args: dict[str, Arg] = {"hex": names[a], "other": names[b]}
        yield Effect("locks" if locked else "unlocks-door", f"door:{door}", args=args)
    for turret in bits(before.disabled_turrets ^ after.disabled_turrets):
        off = bool(after.disabled_turrets >> turret & 1)
        args = {"hex": names[after.kit.mission.turrets[turret].at]}
        yield Effect("disables" if off else "rearms", f"turret:{turret}", harm=not off, args=args)
    for at in after.mines:
        if at not in before.mines:
            yield Effect("mines", f"hex:{names[at]}", args={"hex": names[at]})
    if after.drone != before.drone and after.drone >= 0:
        yield Effect("flies", f"hex:{names[after.drone]}", args={"hex": names[after.drone]})


def _goods(before: State, after: State) -> Iterator[Effect]:
    for kind, (had, has) in enumerate(zip(before.inventory, after.inventory, strict=False)):
        if has > had:
            yield Effect("finds", f"item:{LOOT_NAMES[kind]}", has - had, args={"item": say(f"loot-{LOOT_NAMES[kind]}")})
    if after.data_boxes > before.data_boxes:
        yield Effect("data", amount=after.data_boxes - before.data_boxes)
