"""Options: the stable key, the text and the pieces of every value a rule offers."""

from __future__ import annotations

from collections.abc import Callable

from starboard.core.choice import Option, Value
from starboard.core.hexes import DIRECTION_NAMES
from starboard.core.text import Wording, say, who_sits
from starboard.core.wording import Described, Verbs
from starboard.games.hagalaz.printed import MEDIGEL_HEALTH, SHELF
from starboard.games.hagalaz.queries import (
    active_hero,
    blast,
    enemy_by_id,
    full_health,
    hero_board,
    one_of,
    printed,
    targetable,
)
from starboard.games.hagalaz.state import FACE_NAMES, PARAGON_DIE, State

_HEX_VERBS = frozenset({"move", "travel", "start", "spawn", "elite-at", "loot-at", "hex", "grenade", "grenade-case"})
_ENEMY_VERBS = frozenset({"react", "strikes", "activate"})
_HERO_VERBS = frozenset({"target", "toward", "revive", "data", "hero", "squad"})
_TURRET_VERBS = frozenset({"fire", "rearm", "disable", "turret"})
_ON_A_SLOT = frozenset({"place", "spare"})
_GRENADES = frozenset({"grenade", "grenade-case"})
_PASSING = _ENEMY_VERBS | _GRENADES | {"attack", "enemy-to", "do", "use", "medigel"}
"""What is said of these depends on who stands where; of all others, on what is printed."""
_ORDERS = frozenset({"reroll", "order-move"})
"""What Shepard's tokens are used for: they are about whose turn it is."""


def hero_name(id: str) -> str:
    """The short name everybody uses."""
    return id.capitalize()


def die_name(die: int) -> str:
    """`move2`, or `paragon-move2`."""
    name = FACE_NAMES[die & ~PARAGON_DIE]
    return f"paragon-{name}" if die & PARAGON_DIE else name


def key(state: State, value: Value) -> str:
    """The stable key of a value: `move:E5`, `place:standard>fire`.

    A slot's name depends on whose board it is, everything else on the mission at most: it is remembered there.
    """
    kit = state.kit
    keys = (kit.boards[state.active] if value[0] in _ON_A_SLOT else kit.mission).memo.keys
    found = keys.get(value)
    if found is None:
        found = keys[value] = VERBS.key(state, value)
    return found


def _hex_key(state: State, value: Value) -> str:
    return f"{value[0]}:{state.kit.board.names[int(value[1])]}"


def _enemy_key(state: State, value: Value) -> str:
    return f"{value[0]}:e{value[1]}" + (f":{value[2]}" if len(value) > 2 else "")


def _enemy_to_key(state: State, value: Value) -> str:
    return f"enemy-to:e{value[1]}:{state.kit.board.names[int(value[2])]}"


def _die_key(state: State, value: Value) -> str:
    return f"{value[0]}:{die_name(int(value[1]))}"


def _turn_key(state: State, value: Value) -> str:
    return f"turn:{die_name(int(value[1]))}>{FACE_NAMES[int(value[2])]}"


def _direction_key(state: State, value: Value) -> str:
    return f"direction:{DIRECTION_NAMES[int(value[1])]}"


def _slot_kinds(state: State, action: str) -> set[str]:
    """The kinds of slots an action of the active hero has."""
    return {slot.kind for slot in hero_board(state, active_hero(state)).slots if slot.action == action}


def _placement_key(state: State, value: Value) -> str:
    board = hero_board(state, active_hero(state))
    die, slot = int(value[1]), board.slots[int(value[2])]
    kinds = _slot_kinds(state, slot.action)
    treated = "!" if value[0] == "place" and value[3] != die & ~PARAGON_DIE else ""
    return f"{value[0]}:{die_name(die)}{treated}>{slot.action}" + (f".{slot.kind}" if len(kinds) > 1 else "")


def option(state: State, value: Value) -> Option:
    """A value with its key, its text and the pieces it is about."""
    if value[0] in _PASSING:
        return VERBS.option(state, value, key(state, value))
    kit = state.kit
    options = (kit.boards[state.active] if value[0] in _ON_A_SLOT else kit.mission).memo.options
    found = options.get(value)
    if found is None:
        found = options[value] = VERBS.option(state, value, key(state, value))
    return found


def _hex_piece(state: State, at: int) -> str:
    return f"hex:{state.kit.board.names[at]}"


def _enemy_text(state: State, id: int) -> Wording:
    enemy = enemy_by_id(state, id)
    return printed(state, enemy).name if enemy else ""


def _enemy_hex(state: State, id: int) -> str:
    enemy = enemy_by_id(state, id)
    return state.kit.board.names[enemy.at] if enemy else ""


def _hex(state: State, value: Value) -> Described:
    at = int(value[1])
    return say(f"option-{value[0]}", hex=state.kit.board.names[at]), (_hex_piece(state, at),)


def _enemy(state: State, value: Value) -> Described:
    id = int(value[1])
    text = say(f"option-{value[0]}", enemy=_enemy_text(state, id), hex=_enemy_hex(state, id))
    return text, (f"e{id}",)


def _attack(state: State, value: Value) -> Described:
    id = int(value[1])
    name, at = _enemy_text(state, id), _enemy_hex(state, id)
    if len(value) > 2:
        return say("option-attack-for", enemy=name, hex=at, damage=int(value[2])), (f"e{id}",)
    return say("option-attack", enemy=name, hex=at), (f"e{id}",)


def _enemy_to(state: State, value: Value) -> Described:
    id, at = int(value[1]), int(value[2])
    text = say("option-enemy-to", enemy=_enemy_text(state, id), hex=state.kit.board.names[at])
    return text, (_hex_piece(state, at),)


def _hero(state: State, value: Value) -> Described:
    id = str(value[1])
    return say(f"option-{value[0]}", hero=hero_name(id)), (f"hero:{id}",)


def _grenade(state: State, value: Value) -> Described:
    verb, at = str(value[0]), int(value[1])
    hurt = (blast(state, at) & targetable(state)).bit_count()
    text = say(f"option-{verb}", hex=state.kit.board.names[at], enemies=hurt)
    return text, (f"item:{verb}", _hex_piece(state, at))


def _medigel(state: State, value: Value) -> Described:
    other = one_of(state, str(value[1]))
    health = min(MEDIGEL_HEALTH, full_health(state, other) - other.health)
    return say("option-medigel", hero=hero_name(other.id), health=health), ("item:medi-gel", f"hero:{other.id}")


def _give(state: State, value: Value) -> Described:
    id, seat = str(value[1]), int(value[2])
    return say("option-give", hero=hero_name(id), seat=who_sits(seat)), (f"seat:{seat}",)


def _turret(state: State, value: Value) -> Described:
    turret = int(value[1])
    at = state.kit.mission.turrets[turret].at
    return say(f"option-{value[0]}", hex=state.kit.board.names[at]), (f"turret:{turret}",)


def _door(state: State, value: Value) -> Described:
    door = int(value[1])
    a, b = state.kit.board.doors[door]
    names = state.kit.board.names
    return say("option-door", hex=names[a], other=names[b]), (f"door:{door}",)


def _die(state: State, value: Value) -> Described:
    die = int(value[1])
    return say(f"option-{value[0]}", die=say(f"die-{die_name(die)}")), (f"die:{die_name(die)}",)


def _turn(state: State, value: Value) -> Described:
    die, face = die_name(int(value[1])), FACE_NAMES[int(value[2])]
    return say("option-turn", die=say(f"die-{die}"), face=say(f"die-{face}")), (f"die:{die}",)


def _place(state: State, value: Value) -> Described:
    hero = active_hero(state)
    die, index, face = int(value[1]), int(value[2]), int(value[3])
    slot = hero_board(state, hero).slots[index]
    name = say(f"die-{die_name(die)}")
    action = SHELF.action_name(slot.action)
    if face != die & ~PARAGON_DIE:
        text = say("option-place-as", die=name, action=action, face=say(f"die-{FACE_NAMES[face]}"))
    elif len(_slot_kinds(state, slot.action)) > 1:
        text = say("option-place-on", die=name, action=action, slot=slot.kind)
    else:
        text = say("option-place", die=name, action=action)
    return text, (f"die:{die_name(die)}", f"slot:{hero.id}:{index}")


def _spare(state: State, value: Value) -> Described:
    hero = active_hero(state)
    die, index = int(value[1]), int(value[2])
    slot = hero_board(state, hero).slots[index]
    name, action = say(f"die-{die_name(die)}"), SHELF.action_name(slot.action)
    if len(_slot_kinds(state, slot.action)) > 1:
        text = say("option-spare-on", die=name, action=action, slot=slot.kind)
    else:
        text = say("option-spare", die=name, action=action)
    return text, (f"die:{die_name(die)}", f"slot:{hero.id}:{index}")


def _do(state: State, value: Value) -> Described:
    action, target = str(value[1]), str(value[2])
    spec = next(action_.spec for action_ in state.kit.mission.actions if action_.spec.id == action)
    piece = target.replace("turret-", "turret:")
    targets = (piece,) if target in state.tokens or target.startswith("turret-") else ()
    return say("option-do", action=spec.name), (f"mission:{action}", *targets)


def _unlock(state: State, value: Value) -> Described:
    hero, ability = str(value[1]), str(value[2])
    return (
        say("option-unlock", hero=hero_name(hero), ability=SHELF.action_name(ability)),
        (f"ability:{hero}:{ability}",),
    )


def _direction(state: State, value: Value) -> Described:
    return say("option-direction", direction=DIRECTION_NAMES[int(value[1])]), ()


def _tick(state: State, value: Value) -> Described:
    return say("option-tick", boxes=int(value[1])), ()


def _mission(state: State, value: Value) -> Described:
    id = str(value[1])
    return say("option-mission", mission=SHELF.mission(id).spec.name), (f"waypoint:{id}",)


def _loyalty(state: State, value: Value) -> Described:
    hero = str(value[1])
    return say("option-loyalty", hero=hero_name(hero)), (f"loyalty:{hero}",)


def _use(state: State, value: Value) -> Described:
    """An ability's own window: `("use", word, what it is used on)`."""
    if value[1] in _ORDERS:
        return say(f"option-use-{value[1]}", target=hero_name(active_hero(state).id)), ("hero:shepard",)
    target = value[2] if len(value) > 2 else ""
    text = say(f"option-use-{value[1]}", target=_use_name(state, target))
    return text, (_use_piece(state, target),) if target != "" else ()


def _use_name(state: State, target: str | int) -> str | int:
    if isinstance(target, str) and any(hero.id == target for hero in state.heroes):
        return hero_name(target)
    return target


def _use_piece(state: State, target: str | int) -> str:
    if isinstance(target, int):
        return f"e{target}" if enemy_by_id(state, target) else f"number:{target}"
    return f"hero:{target}"


_KEYS: dict[str, Callable[[State, Value], str]] = {
    **dict.fromkeys(_HEX_VERBS, _hex_key),
    **dict.fromkeys(_ENEMY_VERBS, _enemy_key),
    **dict.fromkeys(_ON_A_SLOT, _placement_key),
    "attack": _enemy_key,
    "enemy-to": _enemy_to_key,
    "keep": _die_key,
    "reroll": _die_key,
    "turn": _turn_key,
    "direction": _direction_key,
}
TEXTS: dict[str, Callable[[State, Value], Described]] = {
    **dict.fromkeys(_HEX_VERBS, _hex),
    **dict.fromkeys(_ENEMY_VERBS, _enemy),
    **dict.fromkeys(_HERO_VERBS, _hero),
    **dict.fromkeys(_TURRET_VERBS, _turret),
    **dict.fromkeys(_GRENADES, _grenade),
    "medigel": _medigel,
    "attack": _attack,
    "enemy-to": _enemy_to,
    "give": _give,
    "door": _door,
    "keep": _die,
    "reroll": _die,
    "turn": _turn,
    "place": _place,
    "spare": _spare,
    "do": _do,
    "unlock": _unlock,
    "direction": _direction,
    "tick": _tick,
    "use": _use,
    "mission": _mission,
    "loyalty": _loyalty,
}

VERBS = Verbs(_KEYS, TEXTS)
