"""What a view looks like: zones and pieces with stable ids. Reads nothing but the view and the printed map."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache
from typing import NamedTuple

from starboard.core.hexes import EdgeKind
from starboard.core.scene import Fact, Piece, Scene, Zone
from starboard.core.story import PassageView, page
from starboard.core.text import say
from starboard.games.hagalaz.printed import SHELF, Mission
from starboard.games.hagalaz.view import CampaignView, EnemyView, HeroView, MissionView

_EDGE_KINDS = {EdgeKind.WALL: "wall", EdgeKind.OBSTACLE: "obstacle", EdgeKind.DOOR: "door"}


def scene(view: MissionView) -> Scene:
    """The table as one seat sees it."""
    mission = SHELF.mission(view.mission)
    heroes = [_draw(hero) for hero in view.heroes]
    zones = [
        Zone(
            "map",
            "hexmap",
            say("zone-map"),
            _on_map(view, mission, heroes),
            _hexes(mission, tuple(view.concealed), tuple(view.locked_doors)),
        ),
        _pool(tuple(view.pool)),
        Zone("turn", "track", pieces=[_turn(view)]),
        _mission_page(
            mission,
            view.result,
            view.war_readiness,
            tuple((objective.done, objective.open) for objective in view.objectives),
            tuple(view.counters.items()),
        ),
        _threat(tuple((hero.id, hero.card) for hero in view.heroes if hero.card)),
        _inventory(tuple(view.inventory.items())),
        _storm(mission, view.escalations, view.failure),
        _seats(),
        _story(tuple(view.passages)),
    ]
    zones += [hero.mat for hero in heroes]
    if view.campaign is not None or not view.heroes:
        zones.append(_squad(view))
    if view.campaign is not None:
        zones.append(_campaign_map(view.campaign, view))
    return Scene(zones)


def _squad(view: MissionView) -> Zone:
    """The heroes who are not at the table; in a campaign with the ticks of their boards (HG-SQUAD-04)."""
    ticked = view.campaign.unlocked if view.campaign is not None else {}
    there = {hero.id for hero in view.heroes}
    absent = {id: board for id, board in SHELF.heroes.items() if id not in there}
    heroes = [Piece(f"hero:{id}", "hero", name=say("hero", name=board.spec.name)) for id, board in absent.items()]
    abilities = [
        _ability(id, ability.id, ability.kind == "start" or ability.id in ticked.get(id, ()))
        for id, board in absent.items()
        for ability in board.spec.ability
    ]
    return Zone("squad", "cards", say("zone-squad"), heroes, abilities)


def _turn(view: MissionView) -> Piece:
    return Piece(
        "turn",
        "turn",
        view.phase,
        facts={
            "round": view.round,
            "active": f"hero:{view.active}" if view.active else "",
            "lead": view.lead,
            "dice": view.dice_taken,
        },
    )


# A zone that shows little is drawn once for all tables where that is the same: most answers change few of them.


@cache
def _seats() -> Zone:
    return Zone("seats", "pool", say("zone-seats"), [], [Piece(f"seat:{seat}", "seat") for seat in range(4)])


@lru_cache(maxsize=512)
def _story(passages: tuple[PassageView[int], ...]) -> Zone:
    return page("story", passages)


def _campaign_map(campaign: CampaignView, view: MissionView) -> Zone:
    waypoints = [
        Piece(
            f"waypoint:{waypoint.mission}",
            "waypoint",
            waypoint.number,
            say("waypoint", name=waypoint.name),
            {
                "tier": waypoint.tier,
                "paths": list(waypoint.paths),
                "played": waypoint.played,
                "result": waypoint.result,
                "came_from": waypoint.came_from,
            },
        )
        for waypoint in campaign.waypoints
        if not waypoint.loyalty
    ]
    boxes = [
        Piece(
            f"loyalty:{waypoint.loyalty}",
            "loyalty-box",
            waypoint.number,
            say("waypoint", name=waypoint.name),
            {"ticked": waypoint.loyalty in campaign.loyalty, "result": waypoint.result},
        )
        for waypoint in campaign.waypoints
        if waypoint.loyalty
    ]
    ruler = Piece(
        "war-readiness",
        "ruler",
        facts={
            "value": view.war_readiness,
            "data": view.data_boxes,
            "bands": list(campaign.bands),
            "least": [str(least) for least in campaign.bands.values()],
            "achievements": list(campaign.achievements),
            "result": campaign.result,
        },
    )
    columns = [
        Piece(f"xp:{hero}", "xp", hero, facts={"columns": [str(xp) for xp in column]})
        for hero, column in campaign.columns.items()
    ]
    return Zone("campaign", "regions", say("zone-campaign"), [*waypoints, ruler, *columns], boxes)


@lru_cache(maxsize=512)
def _hexes(mission: Mission, concealed_hexes: tuple[str, ...], locked_doors: tuple[int, ...]) -> list[Piece]:
    """The printed map with what is still concealed or locked: the same list for all tables where that is the same."""
    board = mission.board
    marks: dict[int, list[str]] = {}
    for mark, hexes in board.marks.items():
        for at in hexes:
            marks.setdefault(at, []).append(mark)
    concealed = frozenset(concealed_hexes)
    places = [
        Piece(
            f"hex:{name}",
            "hex",
            facts={
                "q": board.coords[at][0],
                "r": board.coords[at][1],
                "level": board.level[at],
                "marks": marks.get(at, []),
                "concealed": name in concealed,
            },
        )
        for at, name in enumerate(board.names)
    ]
    for (a, b), edge in board.edges.items():
        between = f"{board.names[a]}/{board.names[b]}"
        kind = "ramp" if edge.ramp else _EDGE_KINDS[edge.kind]
        id = f"door:{edge.door}" if kind == "door" else f"edge:{between}"
        facts: dict[str, Fact] = {"locked": edge.door in locked_doors} if kind == "door" else {}
        places.append(Piece(id, kind, between, facts=facts))
    return places


def _on_map(view: MissionView, mission: Mission, heroes: list[_Drawn]) -> list[Piece]:
    pieces = [hero.piece for hero in heroes if hero.piece.at]
    pieces += [_enemy_piece(enemy) for enemy in view.enemies]
    pieces += _turrets(mission, tuple(view.disabled_turrets))
    pieces += [_token(token, at) for token, at in view.tokens.items()]
    pieces += [_loot(at, count) for at, count in view.loot.items()]
    pieces += [Piece(f"mine:{at}", "mine", at) for at in view.mines]
    if view.drone:
        pieces.append(Piece("chatika", "drone", view.drone))
    return pieces


@lru_cache(maxsize=512)
def _turrets(mission: Mission, disabled: tuple[int, ...]) -> list[Piece]:
    names = mission.board.names
    return [
        Piece(
            f"turret:{place}",
            "turret",
            names[turret.at],
            facts={"direction": turret.direction, "active": place not in disabled},
        )
        for place, turret in enumerate(mission.turrets)
    ]


@lru_cache(maxsize=2048)
def _token(token: str, at: str) -> Piece:
    return Piece(token, token.rpartition("-")[0], at)


@lru_cache(maxsize=1024)
def _loot(at: str, count: int) -> Piece:
    return Piece(f"loot:{at}", "loot", at, facts={"count": count})


def _hero_piece(hero: HeroView) -> Piece:
    return Piece(
        f"hero:{hero.id}",
        "hero",
        hero.at,
        say("hero", name=hero.name),
        {
            "seat": hero.seat,
            "health": hero.health,
            "full_health": hero.full_health,
            "shields": hero.shields,
            "full_shields": hero.full_shields,
            "downed": hero.downed,
            "carried": list(hero.carried),
        },
    )


@lru_cache(maxsize=8192)
def _enemy_piece(enemy: EnemyView) -> Piece:
    return Piece(
        f"e{enemy.id}",
        "elite" if enemy.elite else "grunt",
        enemy.at,
        say("enemy", name=enemy.name),
        {
            "kind": enemy.kind,
            "attack": enemy.attack,
            "toughness": enemy.toughness,
            "damage": enemy.damage,
            "markers": list(enemy.markers),
            "stunned": enemy.stunned,
            "biotic": enemy.biotic,
            "concealed": enemy.concealed,
            "level": enemy.level,
            "levels": enemy.levels,
        },
    )


@lru_cache(maxsize=2048)
def _pool(dice: tuple[str, ...]) -> Zone:
    pieces = [Piece(f"die:{die}", "die", facts={"count": count}) for die, count in Counter(dice).items()]
    return Zone("pool", "tray", say("zone-pool"), pieces)


class _Drawn(NamedTuple):
    """What a hero looks like: on the map, and its board."""

    piece: Piece
    mat: Zone


@lru_cache(maxsize=8192)
def _draw(hero: HeroView) -> _Drawn:
    """A hero by what is seen of it: who has not changed is not drawn again."""
    return _Drawn(_hero_piece(hero), _mat(hero))


def _mat(hero: HeroView) -> Zone:
    slots = [
        _slot(hero.id, place, slot.action, slot.kind, slot.die, slot.usable) for place, slot in enumerate(hero.slots)
    ]
    abilities = [_ability(hero.id, ability, ability in hero.unlocked) for ability in SHELF.heroes[hero.id].places]
    return Zone(f"board:{hero.id}", "mat", say("hero", name=hero.name), [_status(hero), *abilities], slots)


@cache
def _slot(hero: str, place: int, action: str, kind: str, die: str, usable: bool) -> Piece:
    facts: dict[str, Fact] = {"action": action, "kind": kind, "die": die, "usable": usable}
    return Piece(f"slot:{hero}:{place}", "slot", facts=facts)


@cache
def _ability(hero: str, ability: str, unlocked: bool) -> Piece:
    return Piece(f"ability:{hero}:{ability}", "ability", facts={"unlocked": unlocked})


def _status(hero: HeroView) -> Piece:
    """What stands on the board beside dice and abilities; `stock` and `overwatch` are Garrus's."""
    return Piece(
        f"status:{hero.id}",
        "status",
        facts={
            "seat": hero.seat,
            "health": hero.health,
            "full_health": hero.full_health,
            "shields": hero.shields,
            "full_shields": hero.full_shields,
            "downed": hero.downed,
            "acted": hero.acted,
            "xp": hero.xp,
            "renegade": hero.renegade,
            "meter": hero.meter,
            "stock": hero.stock,
            "overwatch": hero.overwatch,
            "locked_dice": hero.locked_dice,
            "carried": list(hero.carried),
        },
    )


@lru_cache(maxsize=2048)
def _threat(cards: tuple[tuple[str, str], ...]) -> Zone:
    """The cards in front of the heroes, as they are seen."""
    pieces = [Piece(f"card:{hero}", "card", hero, facts={"face": face}) for hero, face in cards]
    return Zone("threat", "cards", say("zone-threat"), pieces)


@lru_cache(maxsize=512)
def _inventory(items: tuple[tuple[str, int], ...]) -> Zone:
    pieces = [Piece(f"item:{kind}", "item", facts={"kind": kind, "count": count}) for kind, count in items if count]
    return Zone("inventory", "pool", say("zone-inventory"), pieces)


@lru_cache(maxsize=1024)
def _mission_page(
    mission: Mission,
    result: str,
    war_readiness: int,
    boxes: tuple[tuple[bool, bool], ...],
    counted: tuple[tuple[str, int], ...],
) -> Zone:
    """The page with its boxes, each done or not and open or not, and its counters."""
    counts = dict(counted)
    page = Piece("page", "page", mission.id, facts={"result": result, "war_readiness": war_readiness})
    objectives = [
        Piece(
            f"objective:{objective.spec.id}",
            "objective-box",
            facts={"kind": objective.spec.kind, "done": done, "open": is_open},
        )
        for objective, (done, is_open) in zip(mission.objectives, boxes, strict=True)
    ]
    counters = [
        Piece(f"counter:{counter.id}", "counter", facts={"value": counts.get(counter.id, 0), "boxes": counter.boxes})
        for counter in mission.spec.counter
    ]
    actions = [Piece(f"mission:{action.spec.id}", "mission-action") for action in mission.actions]
    return Zone("mission", "mat", say("zone-mission"), [page, *objectives, *counters], actions)


@lru_cache(maxsize=512)
def _storm(mission: Mission, escalations: int, filled: int) -> Zone:
    failure = mission.spec.failure
    track = Piece(
        "storm-track",
        "storm",
        facts={
            "escalations": escalations,
            "per_box": failure.escalations,
            "failure": filled,
            "boxes": failure.boxes,
        },
    )
    return Zone("storm", "track", say("zone-storm"), [track])
