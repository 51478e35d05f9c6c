"""What lasts: powers of factions, upgrades, modules, developments, tokens and officers."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starboard.games.edge import effects
from starboard.games.edge.chart import DISTANCE, NEIGHBOURS, is_nebula
from starboard.games.edge.content.registry import EFFECTS
from starboard.games.edge.moments import Moment, Query
from starboard.games.edge.printed import BASIC, BOX, FLEET, MODULE_TYPES, RESOURCES, SHIPS, TRACKS
from starboard.games.edge.queries import (
    development_at,
    is_base,
    is_gate_roll,
    is_planet,
    is_region,
)
from starboard.games.edge.rules.gaining import advance, draw_cards, gain, gain_chosen, repair
from starboard.games.edge.state import State, Traits

# --- ships ------------------------------------------------------------------------------------------------------------


@EFFECTS.on("ship", Query.SHIP)
def ship_power(
    state: State,
    who: int,
    value: Traits,
    kind: int,
    *,
    ships: tuple[str, ...],
    guns: int = 0,
    reach: int = 0,
    shield: int = 0,
    targeting: int = 0,
    assault: bool = False,
    navigation: bool = False,
) -> Traits:
    """Ships of these types are better."""
    if SHIPS[kind] not in ships:
        return value
    return Traits(
        value.guns + guns,
        value.reach + reach,
        value.shield + shield,
        value.targeting + targeting,
        value.assault or assault,
        value.navigation or navigation,
    )


# --- prices -----------------------------------------------------------------------------------------------------------


@EFFECTS.on("cheaper-modules", Query.MODULE_DISCOUNT)
def cheaper_modules(
    state: State,
    who: int,
    value: int,
    module: int,
    *,
    types: tuple[str, ...] = (),
    amount: int = 1,
) -> int:
    """Modules cost less."""
    return value + amount if not types or MODULE_TYPES[BOX.module_types[module]] in types else value


@EFFECTS.on("cheaper-ships", Query.SHIP_DISCOUNT)
def cheaper_ships(
    state: State, who: int, value: int, kind: int, *, ships: tuple[str, ...] = (), amount: int = 1
) -> int:
    """Ships cost less."""
    return value + amount if not ships or SHIPS[kind] in ships else value


@EFFECTS.on("cheaper-building", Query.BUILDING_DISCOUNT)
def cheaper_building(
    state: State,
    who: int,
    value: int,
    type: int,
    *,
    tracks: tuple[str, ...] = (),
    amount: int = 1,
) -> int:
    """Developments cost less."""
    return value + amount if not tracks or TRACKS[type] in tracks else value


@EFFECTS.on("fewer-leaders", Query.BUILDING_LEADERS)
def fewer_leaders(
    state: State,
    who: int,
    value: int,
    type: int,
    *,
    tracks: tuple[str, ...] = (),
    amount: int = 1,
) -> int:
    """Developments need fewer leaders, but one."""
    return max(1, value - amount) if not tracks or TRACKS[type] in tracks else value


@EFFECTS.on("city", Query.BUILDING_POINTS)
def city_points(state: State, who: int, value: int, at: int, *, place: int = -1) -> int:
    """U-13: what is built next to a city counts a leader more."""
    return value + 1 if at in NEIGHBOURS[place] else value


# --- cards, fields, regions -------------------------------------------------------------------------------------------


@EFFECTS.on("hand-limit", Query.HAND_LIMIT)
def hand_limit_power(state: State, who: int, value: int, *, amount: int = 1) -> int:
    """More cards may be kept."""
    return value + amount


@EFFECTS.on("any-field", Query.FIELD_TYPES)
def any_field(state: State, who: int, value: list[int], at: int) -> list[int]:
    """A field sells modules of every type."""
    return list(range(len(MODULE_TYPES)))


@EFFECTS.on("spaceport", Query.OWN_REGION)
def spaceport_power(state: State, who: int, value: bool, at: int, *, place: int = -1) -> bool:
    """U-13: one's own ships do not bar the way to one's own spaceport."""
    return value or at == place


@EFFECTS.on("obelisk", Query.DICE)
def obelisk_power(state: State, who: int, value: int, at: int, *, place: int = -1) -> int:
    """U-13: a die more in battles on an obelisk's planet and beside it."""
    return value + 1 if DISTANCE[place][at] <= 1 else value


@EFFECTS.on("leader-points", Query.LEADER_POINTS)
def leader_points(state: State, who: int, value: int, *, amount: int = 1) -> int:
    """Leaders on the station are worth more at the end."""
    return value + amount


@EFFECTS.on("vault", Query.VAULT)
def vault_power(state: State, who: int, value: int, *, amount: int = 1) -> int:
    """Unspent resources are worth more at the end."""
    return value + amount


@EFFECTS.on("manoeuvre", Query.MANOEUVRE)
def manoeuvre_power(
    state: State, who: int, value: tuple[int, int], *, cards: int = 0, energy: int = 0
) -> tuple[int, int]:
    """Tactical manoeuvres give more."""
    return value[0] + cards, value[1] + energy


@EFFECTS.on("scrapyard", Query.SCRAPYARD)
def scrapyard_power(state: State, who: int, value: int, *, amount: int = 1) -> int:
    """Ships in the scrapyard are worth more."""
    return value + amount


@EFFECTS.on("bounty", Query.REWARD)
def bounty(state: State, who: int, value: int, *, points: int = 1) -> int:
    """Defeated raiders give more points."""
    return value + points


@EFFECTS.on("all-transports", Query.ALL_TRANSPORTS)
def all_transports(state: State, who: int, value: bool) -> bool:
    """The Hegemon's transports join battles from everywhere."""
    return True


# --- battles ----------------------------------------------------------------------------------------------------------

_WHEN: dict[str, Callable[[State, int, int], bool]] = {
    "": lambda state, who, at: True,
    "attacking": lambda state, who, at: who == state.active and not is_gate_roll(state),
    "defending": lambda state, who, at: who != state.active and not is_gate_roll(state),
}
"""When a power counts: who has started the battle; at the Gate nobody has (AE-GATE-06)."""


@EFFECTS.on("battle-dice", Query.DICE)
def battle_dice(state: State, who: int, value: int, at: int, *, amount: int = 1, when: str = "") -> int:
    """More dice in battles of a kind."""
    return value + amount if _WHEN[when](state, who, at) else value


@EFFECTS.on("battle-targeting", Query.TARGETING)
def battle_targeting(state: State, who: int, value: int, at: int, *, amount: int = 1, when: str = "") -> int:
    """Better targeting in battles of a kind."""
    return value + amount if _WHEN[when](state, who, at) else value


# --- what happens by itself -------------------------------------------------------------------------------------------


_WHERE: dict[str, Callable[[State, int, int], bool]] = {
    "": lambda state, who, at: True,
    "planet": lambda state, who, at: is_region(state, at) and is_planet(state, at),
    "bare-planet": lambda state, who, at: is_region(state, at) and is_planet(state, at) and not state.moons[at],
    "base": lambda state, who, at: is_region(state, at) and is_base(state, at),
    "nebula": lambda state, who, at: is_nebula(at),
    "development": lambda state, who, at: development_at(state, at) is not None,
    "few-cards": lambda state, who, at: len(state.players[who].hand) < 2,
    "science": lambda state, who, at: at == 0,
    "industry": lambda state, who, at: at == 1,
    "commerce": lambda state, who, at: at == 2,
    "civilization": lambda state, who, at: at == 3,
}
"""Where a power counts: the region, or the type of the module that was gained."""


async def _points(state: State, who: int, kind: str, count: int) -> None:
    effects.score(state, who, count, "AE-TURN-07")


async def _gain(state: State, who: int, kind: str, count: int) -> None:
    if kind in RESOURCES:
        return await gain(state, who, RESOURCES.index(kind), count, "AE-RES-01")
    kinds = range(len(RESOURCES)) if kind == "any" else BASIC
    for _ in range(count):
        await gain_chosen(state, who, kinds, "AE-RES-01", cards=kind == "any")


async def _draw(state: State, who: int, kind: str, count: int) -> None:
    await draw_cards(state, who, count)


async def _advance(state: State, who: int, kind: str, count: int) -> None:
    await advance(state, who, TRACKS.index(kind), count)


async def _repair(state: State, who: int, kind: str, count: int) -> None:
    for _ in range(count):
        await repair(state, who)


_DOINGS: dict[str, Callable[[State, int, str, int], Awaitable[None]]] = {
    "points": _points,
    "gain": _gain,
    "draw": _draw,
    "advance": _advance,
    "repair": _repair,
}


def _register(moment: Moment) -> None:
    """`on-launched {do = "draw", count = 2, where = "nebula", ship = "cruiser"}`: something small at a moment."""

    async def happen(
        state: State,
        who: int,
        at: int,
        *,
        do: str,
        kind: str = "",
        count: int = 1,
        where: str = "",
        ship: str = "",
        once: bool = False,
    ) -> None:
        if not _WHERE[where](state, who, at) or (ship and SHIPS[FLEET[state.flown]] != ship):
            return
        mark = f"{moment}:{do}:{kind}:{where}"
        if once:
            if mark in state.players[who].spent:
                return
            effects.mark_used(state.players[who], mark)
        await _DOINGS[do](state, who, kind, count)

    EFFECTS.on(f"on-{moment}", moment)(happen)


for _moment in Moment:
    _register(_moment)
