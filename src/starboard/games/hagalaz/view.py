"""What a seat may know, built up from nothing; and a state that seat could not tell from the real one."""

from __future__ import annotations

from functools import cache, lru_cache

import msgspec

from starboard.core.choice import Seat
from starboard.core.hexes import Board, bits
from starboard.core.journal import restore, snapshot
from starboard.core.piles import apart, redeal
from starboard.core.story import PassageView, reached
from starboard.core.text import Words
from starboard.games.hagalaz.options import die_name, hero_name
from starboard.games.hagalaz.printed import SHELF, HeroBoard, Mission, Slot
from starboard.games.hagalaz.queries import attack_value, is_revealed, markers, printed, toughness
from starboard.games.hagalaz.state import LOOT_NAMES, Campaign, Enemy, Hero, Phase, State


class SlotView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A slot of a hero board."""

    action: str
    kind: str
    die: str = ""
    usable: bool = True


class HeroView(msgspec.Struct, frozen=True, omit_defaults=True, cache_hash=True):
    """A hero and its board. `card` is empty, "face-down", or a card that everybody has seen."""

    id: str
    name: str
    seat: int
    at: str
    health: int
    full_health: int
    shields: int
    full_shields: int
    slots: tuple[SlotView, ...]
    unlocked: tuple[str, ...]
    downed: bool = False
    acted: bool = False
    xp: int = 0
    renegade: int = 0
    card: str = ""
    meter: int = 0
    stock: int = 0
    overwatch: int = 0
    carried: tuple[str, ...] = ()
    locked_dice: int = 0


class EnemyView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An enemy with the numbers as they stand now."""

    id: int
    token: str
    name: Words
    kind: str
    at: str
    attack: int
    toughness: int
    markers: tuple[str, ...] = ()
    damage: int = 0
    elite: bool = False
    level: int = 0
    levels: int = 0
    stunned: bool = False
    biotic: bool = False
    concealed: bool = False


class ObjectiveView(msgspec.Struct, frozen=True, omit_defaults=True):
    """An objective box; a linked one that is not in force yet is printed too."""

    id: str
    kind: str
    title: Words
    text: Words
    done: bool = False
    open: bool = True


class WaypointView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A mission on the campaign map."""

    mission: str
    name: Words
    number: str
    tier: int
    loyalty: str = ""
    paths: list[str] = []
    played: int = 0
    result: str = ""
    came_from: str = ""
    """The main mission from which the marked path leads here."""


class CampaignView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The campaign map with its ticks; XP columns and unlocked abilities by hero."""

    waypoints: list[WaypointView]
    loyalty: list[str]
    columns: dict[str, list[int]]
    unlocked: dict[str, list[str]]
    bands: dict[str, int]
    result: str = ""
    achievements: list[str] = []


class MissionView(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Everything one seat may know of a mission."""

    seat: int
    mission: str
    round: int
    phase: str
    active: str
    lead: str
    dice_taken: int
    heroes: list[HeroView]
    enemies: list[EnemyView]
    pool: list[str]
    locked_doors: list[int]
    disabled_turrets: list[int]
    concealed: list[str]
    loot: dict[str, int]
    inventory: dict[str, int]
    tokens: dict[str, str]
    drone: str
    mines: list[str]
    unseen_cards: dict[str, int]
    discarded: dict[str, int]
    bag: dict[str, int]
    escalations: int
    failure: int
    counters: dict[str, int]
    objectives: list[ObjectiveView]
    passages: list[PassageView[int]]
    war_readiness: int
    data_boxes: int
    result: str
    campaign: CampaignView | None = None


_PHASES = {phase: phase.name.lower() for phase in Phase}
_TURN = frozenset({Phase.ROLL, Phase.STARS, Phase.ACTIONS, Phase.THREAT, Phase.TURN_END})


def view(state: State, seat: Seat) -> MissionView:
    """HG-PREP-02: all of the table but the faces of the cards lying face down; nobody knows those."""
    the_kit = state.kit
    mission = the_kit.mission
    names = the_kit.board.names
    unseen = list(state.deck)
    for hero in face_down(state):
        unseen[mission.card_place[hero.card]] += 1
    return MissionView(
        seat=seat,
        mission=mission.id,
        round=state.round,
        phase=_PHASES[state.phase],
        active=state.heroes[state.active].id if _in_turn(state) else "",
        lead=state.heroes[state.lead].id if state.heroes else "",
        dice_taken=state.dice_taken if _in_turn(state) else 0,
        heroes=[
            _hero(the_kit.board, board, snapshot(hero))
            for board, hero in zip(the_kit.boards, state.heroes, strict=False)
        ],
        enemies=[_enemy(state, enemy) for enemy in state.enemies],
        pool=[die_name(die) for die in state.pool] if _in_turn(state) else [],
        locked_doors=list(bits(state.locked_doors)),
        disabled_turrets=list(bits(state.disabled_turrets)),
        concealed=_concealed(the_kit.board, state.revealed),
        loot={names[at]: count for at, count in sorted(state.loot.items())},
        inventory=dict(zip(LOOT_NAMES, state.inventory, strict=False)),
        tokens={token: names[at] for token, at in state.tokens.items()},
        drone=names[state.drone] if state.drone >= 0 else "",
        mines=[names[at] for at in state.mines],
        unseen_cards=dict(zip(mission.card_place, unseen, strict=False)),
        discarded={card: count for card, count in zip(mission.card_place, state.discard, strict=False) if count},
        bag=dict(zip(mission.bag_place, state.bag, strict=False)),
        escalations=state.escalations,
        failure=state.failure,
        counters=dict(state.counters),
        objectives=_objectives(mission, tuple(state.done)),
        passages=[reached(SHELF.passage(mission, number)) for number in state.passages],
        war_readiness=state.war_readiness,
        data_boxes=state.data_boxes,
        result=state.result,
        campaign=_campaign(state, state.campaign) if state.campaign is not None else None,
    )


def _campaign(state: State, campaign: Campaign) -> CampaignView:
    printed_map = SHELF.campaign
    order = {id: turn for turn, id in enumerate(campaign.waypoints, 1)}
    main = [id for id in campaign.waypoints if not SHELF.mission(id).spec.loyalty]
    came_from = dict(zip(main[1:], main, strict=False))
    return CampaignView(
        waypoints=[
            WaypointView(
                mission.id,
                mission.spec.name,
                mission.spec.number,
                mission.spec.tier,
                mission.spec.loyalty,
                list(printed_map.paths.get(mission.id, ())),
                order.get(mission.id, 0),
                campaign.results.get(mission.id, ""),
                came_from.get(mission.id, ""),
            )
            for mission in printed_map.missions
        ],
        loyalty=list(campaign.loyalty),
        columns={hero: list(column) for hero, column in campaign.columns.items()},
        unlocked={hero: list(_unlocked(SHELF.heroes[hero], mask)) for hero, mask in state.unlocks.items()},
        bands={band.id: band.least for band in printed_map.spec.band},
        result=campaign.result,
        achievements=list(campaign.achievements),
    )


def _in_turn(state: State) -> bool:
    return state.phase in _TURN


@lru_cache(maxsize=256)
def _objectives(mission: Mission, done: tuple[str, ...]) -> list[ObjectiveView]:
    specs = [objective.spec for objective in mission.objectives]
    return [
        ObjectiveView(
            *(spec.id, spec.kind, spec.title, spec.text),
            spec.id in done,
            not spec.after or spec.after in done,
        )
        for spec in specs
    ]


@lru_cache(maxsize=8192)
def _hero(map_board: Board, board: HeroBoard, saved: bytes) -> HeroView:
    """What is seen of a hero, by what is saved of it: at a table, one hero changes and the others do not."""
    hero = restore(Hero, saved)
    placed = hero.placed
    return HeroView(
        id=hero.id,
        name=hero_name(hero.id),
        seat=hero.seat,
        at=map_board.names[hero.at] if hero.at >= 0 else "",
        health=hero.health,
        full_health=board.spec.health,
        shields=hero.shields,
        full_shields=board.spec.shields,
        slots=tuple(
            SlotView(slot.action, slot.kind, die_name(placed[slot.number] - 1), usable)
            if placed[slot.number]
            else empty
            for slot, usable, empty in _empty_slots(board, hero.unlocked)
        ),
        unlocked=_unlocked(board, hero.unlocked),
        downed=hero.downed,
        acted=hero.acted,
        xp=hero.xp,
        renegade=hero.renegade,
        card=(hero.card if hero.card_known else "face-down") if hero.card else "",
        meter=hero.meter,
        stock=hero.stock,
        overwatch=hero.overwatch,
        carried=tuple(hero.carried),
        locked_dice=hero.locked_dice,
    )


@lru_cache(maxsize=1024)
def _empty_slots(board: HeroBoard, unlocked: int) -> list[tuple[Slot, bool, SlotView]]:
    """The slots of a board, whether each can be used, and how it looks without a die."""
    usable = {slot.number for slot in board.usable(unlocked)}
    return [
        (slot, slot.number in usable, SlotView(slot.action, slot.kind, "", slot.number in usable))
        for slot in board.slots
    ]


@cache
def _unlocked(board: HeroBoard, mask: int) -> tuple[str, ...]:
    """The abilities of a set."""
    return tuple(id for id, place in board.places.items() if mask >> place & 1)


@cache
def _concealed(board: Board, revealed: int) -> list[str]:
    """The hexes of concealed areas."""
    return [
        board.names[at] for number, hexes in enumerate(board.areas) if not revealed >> number & 1 for at in bits(hexes)
    ]


def _enemy(state: State, enemy: Enemy) -> EnemyView:
    token = printed(state, enemy)
    return EnemyView(  # positions, not names: this is done for every enemy at every answer
        enemy.id,
        enemy.token,
        token.name,
        token.kind,
        state.kit.board.names[enemy.at],
        attack_value(state, enemy),
        toughness(state, enemy),
        _in_order(markers(state, enemy)),
        enemy.damage,
        token.elite,
        enemy.level,
        len(token.resilience),
        enemy.stunned,
        enemy.biotic,
        not is_revealed(state, enemy.at),
    )


@cache
def _in_order(names: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(names))


def face_down(state: State) -> list[Hero]:
    """The heroes whose cards nobody has seen."""
    return [hero for hero in state.heroes if hero.card and not hero.card_known]


def resample(state: State, seat: Seat, seed: int) -> State:
    """A state this seat could not tell from the real one: the face-down cards are dealt again, and the dice
    to come are others. (Loot on the map and the piles have no order until they are drawn.)"""
    copy = apart(state, seed)
    mission = copy.kit.mission
    hidden = face_down(copy)
    dealt = redeal(copy.deck, [mission.card_place[hero.card] for hero in hidden], seed)
    for hero, card in zip(hidden, dealt, strict=True):
        hero.card = mission.cards[card].spec.id
    return copy
