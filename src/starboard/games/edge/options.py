"""Options: the stable key, the text and the pieces of every value a rule offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from starboard.core.choice import Option, Value
from starboard.core.text import Arg, Text, say, who_sits
from starboard.core.wording import Described, Verbs
from starboard.games.edge.chart import FIRST_NEBULA_TILE, GATE
from starboard.games.edge.printed import BOX, ENERGY, FLEET, RESOURCES, SHIPS
from starboard.games.edge.queries import number_of, region_id, tile_at, tile_thing
from starboard.games.edge.state import HEGEMON, RAIDERS, State

_REGION_VERBS = (*("build", "restore", "collapse", "recruit", "moon-from", "lay", "push", "wyrm", "send"),)
"""Verbs with a region."""
_MODULE_VERBS = ("buy", "take", "activate", "damage", "mend", "infest", "clean")
_CARD_VERBS = ("card", "lose-card", "discard")
_KIND_VERBS = ("gain", "lose", "sell")
_SHIP_PLACES = {"launch": "pad", "ship": "supply", "salvage": "scrapyard"}
"""Verbs with a type of ship, and where such a ship is."""
_OWN_SHIP_VERBS = ("join", "recall")


def tile_name(tile: int) -> Arg:
    """The name of a region, in the words of its tile."""
    if tile >= FIRST_NEBULA_TILE:
        return say("region-nebula", number=tile - FIRST_NEBULA_TILE + 1)
    return say("region-gate") if tile == GATE else tile_thing(tile).name


def region_name(state: State, at: int) -> Arg:
    return tile_name(tile_at(state, at))


def player_name(state: State, who: int) -> Text:
    """Who somebody is: a seat, the Hegemon, or the raiders."""
    if who == RAIDERS:
        return say("side-raiders")
    return say("side-hegemon") if who == state.seats else who_sits(who)


def amount(kind: int, count: int = 1) -> Text:
    """So much of a resource."""
    return say(f"amount-{RESOURCES[kind]}", count=count)


def amounts(counts: Sequence[int]) -> Text:
    """So much of every resource there is something of."""
    told = say("amount-none")
    for kind in reversed(range(len(counts))):
        if counts[kind]:
            each = amount(kind, counts[kind])
            told = each if told.id == "amount-none" else say("amount-and", first=each, more=told)
    return told


def ship_name(kind: int) -> Arg:
    name: Arg = BOX.ships[kind].name
    return name


def region_piece(state: State, at: int) -> str:
    return f"region:{region_id(state, at)}"


def key(state: State, value: Value) -> str:
    """The stable key of a value: `to:fighter:kiln`, `buy:ice-lab`."""
    return VERBS.key(state, value)


def option(state: State, value: Value) -> Option:
    """A value with its key, its text and the pieces it is about."""
    return VERBS.option(state, value, key(state, value))


# --- keys -------------------------------------------------------------------------------------------------------------


def _region_key(state: State, value: Value) -> str:
    return f"{value[0]}:{region_id(state, int(value[1]))}"


def _to_key(state: State, value: Value) -> str:
    return f"to:{value[1]}:{region_id(state, int(value[2]))}"


def _card_key(state: State, value: Value) -> str:
    return f"{value[0]}:{BOX.tactics[int(value[1])].id}"


def _shift_key(state: State, value: Value) -> str:
    return f"shift:{value[2]}:{region_id(state, int(value[3]))}"


def _die_key(state: State, value: Value) -> str:
    return f"die:{value[1]}"


def _own_ship_key(state: State, value: Value) -> str:
    return f"{value[0]}:{value[2]}"


# --- texts ------------------------------------------------------------------------------------------------------------


def _region(state: State, value: Value) -> Described:
    at = int(value[1])
    return say(f"option-{value[0]}", region=region_name(state, at)), (region_piece(state, at),)


def _to(state: State, value: Value) -> Described:
    at = int(value[2])
    kind = SHIPS.index(str(value[1]))
    text = say("option-to", ship=ship_name(kind), region=region_name(state, at))
    return text, (region_piece(state, at),)


def _module(state: State, value: Value) -> Described:
    id = str(value[1])
    module = BOX.modules[BOX.modules.number(id)]
    return say(f"option-{value[0]}", module=module.name), (f"module:{id}",)


def _card(state: State, value: Value) -> Described:
    card = BOX.tactics[int(value[1])]
    return say(f"option-{value[0]}", card=card.name), (f"card:{card.id}",)


def _kind(state: State, value: Value) -> Described:
    if value[1] == "card":
        return say("option-gain-card"), ()
    kind = RESOURCES.index(str(value[1]))
    return say(f"option-{value[0]}", kind=amount(kind)), (f"store:{value[1]}",)


def _ship(state: State, value: Value) -> Described:
    kind = SHIPS.index(str(value[1]))
    return say(f"option-{value[0]}", ship=ship_name(kind)), (f"{_SHIP_PLACES[str(value[0])]}:{value[1]}",)


def _his_ship(state: State, value: Value) -> Described:
    kind = SHIPS.index(str(value[1]))
    return say("option-salvage", ship=ship_name(kind)), (f"scrapyard:{HEGEMON}:{value[1]}",)


def _own_ship(state: State, value: Value) -> Described:
    who, ship = int(value[1]), int(value[2])
    return say(f"option-{value[0]}", ship=ship_name(FLEET[ship])), (f"ship:{who}:{ship}",)


def _shift(state: State, value: Value) -> Described:
    ship, at = int(value[2]), int(value[3])
    return say("option-shift", ship=ship_name(FLEET[ship]), region=region_name(state, at)), (region_piece(state, at),)


def _pay(state: State, value: Value) -> Described:
    return say("option-pay", what=amounts([int(count) for count in value[1:]])), ()


def _swap(state: State, value: Value) -> Described:
    old, new = (amount(RESOURCES.index(str(part))) for part in value[1:])
    return say("option-swap", old=old, new=new), ()


def _thing(shelf: str, verb: str, *, shown: bool = True) -> Callable[[State, Value], Described]:
    """Something printed; `shown` says that it is a piece of the scene."""

    def describe(state: State, value: Value) -> Described:
        things = getattr(BOX, shelf)
        text = say(f"option-{verb}", name=things[things.number(str(value[1]))].name)
        return text, (f"{verb}:{value[1]}",) if shown else ()

    return describe


def _store(state: State, value: Value) -> Described:
    moon = BOX.moons[BOX.moons.number(str(value[1]))]
    module = BOX.modules[BOX.modules.number(str(value[2]))]
    return say("option-store", moon=moon.name, module=module.name), (f"moon:{value[1]}", f"module:{value[2]}")


def _raider(state: State, value: Value) -> Described:
    raider = next(each for each in state.raiders if each.id == value[1])
    name = BOX.raiders[raider.number].name
    return say("option-raider", raider=name, region=region_name(state, raider.at)), (f"raider:{raider.id}",)


def _side(state: State, value: Value) -> Described:
    return say(f"option-{value[0]}", who=player_name(state, int(value[1]))), (
        f"side:{number_of(state, int(value[1]))}",
    )


def _seat(state: State, value: Value) -> Described:
    return say("option-from", who=player_name(state, int(value[1]))), (f"seat:{number_of(state, int(value[1]))}",)


def _die(state: State, value: Value) -> Described:
    return say("option-die", face=int(value[1])), _dice(state, int(value[2]), int(value[1]))


def _result(state: State, value: Value) -> Described:
    return say("option-result", face=int(value[1])), _dice(state, state.active, int(value[1]))


def _cancel(state: State, value: Value) -> Described:
    who, face = int(value[1]), int(value[2])
    return say("option-cancel", who=player_name(state, who), face=face), _dice(state, who, face)


def _dice(state: State, who: int, face: int) -> tuple[str, ...]:
    """The dice of a side that show a face."""
    sides = state.battle.sides if state.battle is not None else ()
    dice = next((side.dice for side in sides if side.player == who), [])
    return tuple(f"die:{number_of(state, who)}:{place}" for place, shown in enumerate(dice) if shown == face)


def _track(state: State, value: Value) -> Described:
    track = BOX.tracks[BOX.tracks.number(str(value[1]))]
    return say("option-advance", track=track.name), (f"track:{value[1]}",)


def _manoeuvre(state: State, value: Value) -> Described:
    return say(f"option-manoeuvre-{value[1]}", count=int(value[2])), ()


def _energy(state: State, value: Value) -> Described:
    return say("option-energy"), (f"store:{RESOURCES[ENERGY]}",)


def _power(state: State, value: Value) -> Described:
    return say("option-power", name=_name_of(str(value[1]))), ()


def _name_of(id: str) -> Arg:
    for shelf in (BOX.factions, BOX.modules, BOX.upgrades, BOX.supremacies, BOX.discoveries, BOX.developments):
        if id in shelf.ids:
            name: Arg = shelf[shelf.number(id)].name
            return name
    return id


def _function(state: State, value: Value) -> Described:
    thing = BOX.station[BOX.station.number(str(value[1]))]
    return say("option-function", name=thing.name), (f"function:{value[1]}",)


_KEYS: dict[str, Callable[[State, Value], str]] = {
    **dict.fromkeys(_REGION_VERBS, _region_key),
    **dict.fromkeys(_CARD_VERBS, _card_key),
    "to": _to_key,
    "shift": _shift_key,
    "die": _die_key,
    **dict.fromkeys(_OWN_SHIP_VERBS, _own_ship_key),
}
TEXTS: dict[str, Callable[[State, Value], Described]] = {
    **dict.fromkeys(_REGION_VERBS, _region),
    **dict.fromkeys(_MODULE_VERBS, _module),
    **dict.fromkeys(_CARD_VERBS, _card),
    **dict.fromkeys(_KIND_VERBS, _kind),
    **dict.fromkeys(_SHIP_PLACES, _ship),
    **dict.fromkeys(_OWN_SHIP_VERBS, _own_ship),
    "to": _to,
    "shift": _shift,
    "pay": _pay,
    "swap": _swap,
    "store": _store,
    "raider": _raider,
    "side": _side,
    "from": _seat,
    "salvage-his": _his_ship,
    "die": _die,
    "result": _result,
    "cancel": _cancel,
    "advance": _track,
    "manoeuvre": _manoeuvre,
    "energy": _energy,
    "power": _power,
    "function": _function,
    "faction": _thing("factions", "faction"),
    "ability": _thing("factions", "ability"),
    "destiny": _thing("destinies", "destiny"),
    "discovery": _thing("discoveries", "discovery"),
    "token": _thing("discoveries", "token"),
    "upgrade": _thing("upgrades", "upgrade"),
    "moon": _thing("moons", "moon", shown=False),
}

VERBS = Verbs(_KEYS, TEXTS)
