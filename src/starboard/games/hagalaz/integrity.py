"""Whether a state can come up in play. What a rule changes is right by itself; this is for what comes from outside:
positions that people write down, and saves that they bring along."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from starboard.core.hexes import DIRECTION_NAMES, Board, bits
from starboard.core.integrity import MANY, known, once, shared, within
from starboard.games.hagalaz.content.heroes.garrus import AIM_USED
from starboard.games.hagalaz.content.heroes.shepard import ORDERED
from starboard.games.hagalaz.content.heroes.wrex import OLD_BLOOD, RAGE_USED, SHOT_AGAIN
from starboard.games.hagalaz.content.library import HERO_IDS, LIMITS, remembered
from starboard.games.hagalaz.printed import BASE_ACTIONS, COLORS, SHELF, EnemyToken, HeroBoard, Mission
from starboard.games.hagalaz.rules.actions import DICE_PER_TURN
from starboard.games.hagalaz.rules.campaign import MOST_LOYALTY_MISSIONS
from starboard.games.hagalaz.rules.offers import OFFERED
from starboard.games.hagalaz.rules.setup import COMPANIONS, HEROES_PER_SEAT, MOST_PARAGON_DICE, SQUAD_SIZE
from starboard.games.hagalaz.state import (
    FACE_NAMES,
    FIRE,
    LOOT_NAMES,
    LOOT_TOKENS,
    PARAGON_DIE,
    STRATEGY_DICE,
    XP_COLUMN,
    Campaign,
    Enemy,
    Face,
    Hero,
    Phase,
    State,
)

RENEGADE_TOKENS = 8
"""Renegade tokens in the box (HG-COMP-11)."""
RESULTS = ("paragon", "renegade", "loyalty", "defeat-shepard", "defeat-storm")
"""How a mission can end."""
RECORDED = ("paragon", "renegade", "loyalty", "defeat")
"""The result boxes of the campaign map."""
USES = (AIM_USED, ORDERED, RAGE_USED, SHOT_AGAIN, OLD_BLOOD, "intuition", "treated-as")
"""What can be used a limited number of times."""
DICE = frozenset(face | color for face in Face for color in COLORS)

BEFORE_THE_SQUAD = (Phase.SETUP, Phase.SQUAD, Phase.OPENING, Phase.CAMPAIGN)
"""When there may be no heroes on the table yet."""
OF_A_CAMPAIGN = (Phase.OPENING, Phase.CAMPAIGN, Phase.CLOSING)
IN_A_ROUND = (Phase.ROLL, Phase.STARS, Phase.ACTIONS, Phase.THREAT, Phase.TURN_END, Phase.END)
AFTER_THE_MISSION = (Phase.DEBRIEF, Phase.OVER, Phase.OPENING, Phase.CAMPAIGN, Phase.CLOSING)


def check(state: State) -> list[str]:
    """Every way in which a state between two steps is impossible, a sentence each with what would be possible."""
    parts = (_squad, _units, _enemies, _dice, _piles, _loot, _map, _page, _track)
    return [sentence for part in parts for sentence in part(state)]


def names_of_doors(board: Board) -> list[str]:
    """The doors of a board in their order, each by its two hexes."""
    return ["/".join(board.names[at] for at in pair) for pair in board.doors]


def names_of_turrets(mission: Mission) -> list[str]:
    """The turrets of a mission in their order: by hex, and where two share one by direction too, `B2:E`."""
    names = [mission.board.names[turret.at] for turret in mission.turrets]
    return [
        f"{name}:{DIRECTION_NAMES[turret.direction]}" if names.count(name) > 1 else name
        for name, turret in zip(names, mission.turrets, strict=True)
    ]


# --- sentences -----------------------------------------------------------------------------------------------


def _hexes(state: State, what: str, places: Iterable[int]) -> Iterator[str]:
    """Where something is must be a hex of the map."""
    names = state.kit.board.names
    for at in places:
        if not 0 <= at < len(names):
            yield f"{what}: hex number {at} is not on the map, which has {len(names)}, {names[0]} to {names[-1]}"


def _numbered(what: str, mask: int, names: Sequence[str]) -> Iterator[str]:
    """A set of things counted from 0: doors, areas, turrets."""
    if mask < 0 or mask.bit_length() > len(names):
        strangers = [place for place in bits(mask) if place >= len(names)] if mask > 0 else [mask]
        there = ", ".join(names) or "none"
        yield f"{what}: there is no number {', '.join(map(str, strangers))}; there is {there}"


# --- the squad -----------------------------------------------------------------------------------------------


def _squad(state: State) -> Iterator[str]:
    """Who plays whom, whose turn it is, and what is kept of heroes between missions."""
    yield from within("seats", state.seats, max(HEROES_PER_SEAT), 1)
    ids = [hero.id for hero in state.heroes]
    yield from known("squad", state.squad, HERO_IDS)
    yield from once("squad", state.squad)
    if state.squad and (len(state.squad) != SQUAD_SIZE or state.squad[0] != "shepard"):
        yield f"squad: {', '.join(state.squad)}; it is shepard and three of {', '.join(COMPANIONS)}"
    for seat in state.control:
        yield from within("control, seat", seat, state.seats - 1)
    shares = tuple(sorted((state.control.count(seat) for seat in range(min(state.seats, SQUAD_SIZE))), reverse=True))
    wanted = HEROES_PER_SEAT.get(state.seats, ())
    if state.control and shares != wanted:
        yield f"control: the seats play {_listed(shares)} heroes; with {state.seats} they play {_listed(wanted)}"
    if ids and ids != state.squad:
        yield f"heroes: {', '.join(ids)}; the squad is {', '.join(state.squad)}"
    if ids and [hero.seat for hero in state.heroes] != state.control:
        yield f"heroes: they belong to seats {_listed(hero.seat for hero in state.heroes)}; control says otherwise"
    if not ids and state.phase not in BEFORE_THE_SQUAD:
        yield f"heroes: there is none, in phase {state.phase.name.lower()}; there are {SQUAD_SIZE}"
    if state.phase is Phase.SETUP and (ids or state.enemies):
        yield "phase: setup, but heroes or enemies stand on the map; before a mission it is empty"
    in_force = "/".join([state.kit.mission.id, *(f"{hero.id}:{hero.unlocked}" for hero in state.heroes)])
    if state.kit_name != in_force:
        yield f"kit: '{state.kit_name}'; the mission and the heroes with their abilities make it '{in_force}'"
    yield from within("active hero", state.active, max(len(ids) - 1, 0))
    yield from within("lead hero", state.lead, max(len(ids) - 1, 0))
    yield from within("veteran", state.veteran, SHELF.most_unlocked)
    yield from known("unlocks", state.unlocks, SHELF.heroes)
    for id, unlocked in state.unlocks.items():
        if id in SHELF.heroes:
            yield from _numbered(f"unlocks of {id}", unlocked, list(SHELF.heroes[id].places))


def _listed(numbers: Iterable[int]) -> str:
    return ", ".join(map(str, numbers))


def _units(state: State) -> Iterator[str]:
    """The heroes, each with its board."""
    for hero in state.heroes:
        board = SHELF.heroes.get(hero.id)
        if board is None:
            yield from known("hero", [hero.id], SHELF.heroes)
        else:
            yield from _hero(state, hero, board)
    renegade = sum(hero.renegade for hero in state.heroes)
    if renegade > RENEGADE_TOKENS:
        yield f"renegade tokens: the heroes have {renegade}, but only {RENEGADE_TOKENS} exist"
    carried = [token for hero in state.heroes for token in hero.carried]
    yield from _tokens(state, [*state.tokens, *carried])
    yield from once("tokens", [*state.tokens, *carried])


def _hero(state: State, hero: Hero, board: HeroBoard) -> Iterator[str]:
    name = str(board.spec.name)
    yield from within(f"{name}, health", hero.health, board.spec.health)
    yield from within(f"{name}, shields", hero.shields, board.spec.shields)
    if hero.downed and hero.health:
        yield f"{name} is Downed with health {hero.health}; a Downed hero has none"
    if not hero.downed and not hero.health and state.phase not in AFTER_THE_MISSION:
        yield f"{name} has no health left; then it is Downed"
    if hero.at != -1 or state.phase is not Phase.SQUAD:
        yield from _hexes(state, name, [hero.at])
    yield from _numbered(f"{name}, abilities", hero.unlocked, list(board.places))
    missing = [id for id, place in board.places.items() if (board.start & ~hero.unlocked) >> place & 1]
    if missing:
        yield f"{name}, abilities: {', '.join(missing)} cannot be locked, every hero begins with those"
    yield from _slots(hero, board, name)
    yield from within(f"{name}, XP", hero.xp, XP_COLUMN)
    yield from within(f"{name}, renegade tokens", hero.renegade, RENEGADE_TOKENS)
    yield from known(f"{name}, card", [hero.card] if hero.card else [], state.kit.mission.card_place)
    if hero.card_known and not hero.card:
        yield f"{name} has no threat card, so nobody has seen it"
    main = board.main.parameters
    yield from within(f"{name}, {board.spec.main.name}", hero.meter, main.get("track", main.get("tokens", 0)))
    yield from within(f"{name}, mines left", hero.stock, _mines(board))
    watch = [effect.parameters for effect in board.effects.values() if effect.name == "overwatch"]
    yield from within(f"{name}, overwatch", hero.overwatch, max((each["empowered"] for each in watch), default=0))
    yield from within(f"{name}, shot", hero.shot, MANY)
    yield from known(f"{name}, spent", hero.spent, USES)


def _mines(board: HeroBoard) -> int:
    """The mines a hero has for a mission."""
    return max((effect.parameters.get("tokens", 0) for effect in board.effects.values()), default=0)


def _slots(hero: Hero, board: HeroBoard, name: str) -> Iterator[str]:
    """The dice on a board, and those that lie aside while its hero is Downed."""
    if len(hero.placed) != len(board.slots):
        yield f"{name}, slots: {len(hero.placed)} are listed, but the board has {len(board.slots)}"
        return
    for slot, die in zip(board.slots, hero.placed, strict=True):
        if die and die - 1 not in DICE:
            yield f"{name}, {slot.action}: {die} is no die"
        elif die and slot.action not in BASE_ACTIONS and not hero.unlocked >> board.places[slot.action] & 1:
            yield f"{name}, {slot.action}: a die lies on it, but the ability is locked"
    if hero.downed and any(hero.placed):
        yield f"{name} is Downed with dice on its slots; those are locked or set aside"
    yield from within(f"{name}, locked dice", hero.locked_dice, STRATEGY_DICE if hero.downed else 0)
    yield from within(f"{name}, paragon dice set aside", hero.set_aside_paragon, MOST_PARAGON_DICE)


# --- enemies -------------------------------------------------------------------------------------------------


def _enemies(state: State) -> Iterator[str]:
    """The enemies, each with its token, and that no hex holds two characters (HG-MAP-01)."""
    mission = state.kit.mission
    ids = [enemy.id for enemy in state.enemies]
    yield from once("enemies", [f"e{id}" for id in ids])
    for enemy in state.enemies:
        name = _enemy_name(enemy)
        yield from _hexes(state, name, [enemy.at])
        yield from known(name, [enemy.token], mission.tokens)
        yield from within(f"{name}, id", enemy.id, state.next_enemy - 1, 1)
        if enemy.token in mission.tokens:
            yield from _enemy(enemy, mission.tokens[enemy.token], name)
    elites = [enemy.token for enemy in state.enemies if enemy.token not in mission.bag_place]
    yield from known("defeated", state.defeated, [id for id, token in mission.tokens.items() if token.elite])
    yield from once("enemies", [token for token in elites if token in mission.tokens])
    yield from within("next enemy", state.next_enemy, MANY, 1)
    yield from known("offers", state.offers, OFFERED)
    for id in state.substitutes:
        yield from within("substitutes", id, state.next_enemy - 1, 1)
    standing: dict[int, list[str]] = {}
    for hero in state.heroes:
        standing.setdefault(hero.at, []).append(str(SHELF.heroes[hero.id].spec.name) if hero.id in SHELF.heroes else "")
    for enemy in state.enemies:
        standing.setdefault(enemy.at, []).append(_enemy_name(enemy))
    over = state.phase in AFTER_THE_MISSION  # Shepard may have fallen while passing somebody (HG-DOWN-02)
    for at, names in standing.items():
        if len(names) > 1 and 0 <= at < state.kit.board.size and not over:
            yield f"{state.kit.board.names[at]}: {', '.join(names)} are in it; a hex holds one hero or enemy"


def _enemy_name(enemy: Enemy) -> str:
    return f"enemy e{enemy.id} ({enemy.token})"


def _enemy(enemy: Enemy, token: EnemyToken, name: str) -> Iterator[str]:
    yield from within(f"{name}, bonus", enemy.bonus, MANY)
    yield from within(f"{name}, level", enemy.level, max(len(token.resilience) - 1, 0))
    if 0 <= enemy.level < max(len(token.resilience), 1):
        most = (token.resilience[enemy.level] if token.elite else token.shield) + enemy.bonus - 1
        yield from within(f"{name}, damage", enemy.damage, most)


# --- dice, cards and tokens ----------------------------------------------------------------------------------


def _dice(state: State) -> Iterator[str]:
    """Twelve strategy dice, and as many paragon dice as the squad has won."""
    for die in state.pool:
        if die not in DICE:
            yield f"pool: {die} is no die; the faces are {', '.join(FACE_NAMES)}"
    placed = [die - 1 for hero in state.heroes for die in hero.placed if die]
    strategy = sum(die < PARAGON_DIE for die in (*state.pool, *placed))
    strategy += sum(hero.locked_dice for hero in state.heroes)
    if strategy > STRATEGY_DICE:
        yield f"dice: {strategy} strategy dice are in the pool, on boards and locked, but only {STRATEGY_DICE} exist"
    paragon = sum(die >= PARAGON_DIE for die in (*state.pool, *placed))
    paragon += sum(hero.set_aside_paragon for hero in state.heroes)
    yield from within("paragon dice", state.paragon, MOST_PARAGON_DICE)
    if paragon > state.paragon:
        held = "in the pool, on boards and set aside"
        yield f"dice: {paragon} paragon dice are {held}, but the squad has {state.paragon}"
    yield from within("dice taken", state.dice_taken, DICE_PER_TURN)


def _piles(state: State) -> Iterator[str]:
    """Threat cards and grunt tokens: none more often than it exists."""
    mission = state.kit.mission
    if state.phase in BEFORE_THE_SQUAD and not (state.deck or state.bag):
        return
    cards = [card.spec for card in mission.cards]
    beside = [sum(hero.card == card.id for hero in state.heroes) for card in cards]
    yield from shared(
        "threat cards",
        [state.deck, state.discard, beside],
        [card.id for card in cards],
        [card.copies for card in cards],
    )
    on_map = [sum(enemy.token == token for enemy in state.enemies) for token, _ in mission.bag]
    grunts = [token for token, _ in mission.bag]
    yield from shared("grunt tokens", [state.bag, on_map], grunts, [count for _, count in mission.bag])


def _loot(state: State) -> Iterator[str]:
    """Twelve loot tokens: those on the map are among the unseen ones."""
    yield from _hexes(state, "loot", state.loot)
    for at, count in state.loot.items():
        if 0 <= at < state.kit.board.size:
            yield from within(f"loot in {state.kit.board.names[at]}", count, sum(LOOT_TOKENS), 1)
    if state.loot_left or state.inventory:
        yield from shared("loot", [state.loot_left, state.inventory], LOOT_NAMES, LOOT_TOKENS)
    if sum(state.loot.values()) > sum(state.loot_left):
        lying = sum(state.loot.values())
        yield f"loot: {lying} tokens lie on the map, but only {sum(state.loot_left)} have not been seen yet"


def _tokens(state: State, tokens: Iterable[str]) -> Iterator[str]:
    numbered = {f"{kind}-{number}" for kind, most in LIMITS.items() for number in range(1, most + 1)}
    fires = {f"{FIRE}{number}" for number in range(1, state.kit.board.size + 1)}
    for token in tokens:
        if token not in numbered and token not in fires:
            kinds = [f"{kind}-1 to {kind}-{most}" for kind, most in LIMITS.items()]
            yield f"tokens: there is no '{token}'; there is {', '.join(kinds)}, and {FIRE}1 and so on"


# --- the map and the page ------------------------------------------------------------------------------------


def _map(state: State) -> Iterator[str]:
    """Doors, areas, turrets, and what lies in hexes."""
    mission = state.kit.mission
    board = mission.board
    yield from _numbered("locked doors", state.locked_doors, names_of_doors(board))
    yield from _numbered("revealed areas", state.revealed, [f"that of {board.names[bits(a)[0]]}" for a in board.areas])
    yield from _numbered("disabled turrets", state.disabled_turrets, names_of_turrets(mission))
    yield from _hexes(state, "tokens", state.tokens.values())
    ids = [hero.id for hero in state.heroes]
    if state.drone != -1:
        yield from _hexes(state, "Chatika", [state.drone])
        if "tali" not in ids:
            yield "Chatika: she is on the map, but Tali is not in the squad"
    yield from _hexes(state, "mines", state.mines)
    yield from once("mines", [board.names[at] for at in state.mines if 0 <= at < board.size])
    if state.mines:
        mines = sum(_mines(SHELF.heroes[id]) for id in ids if id in SHELF.heroes)
        left = sum(hero.stock for hero in state.heroes)
        if len(state.mines) + left > mines:
            yield f"mines: {len(state.mines)} lie on the map and {left} are left, but the squad has {mines}"
    yield from known("fast travel", state.fast_travel, ids)
    for id, at in state.fast_travel.items():
        if at not in mission.links:
            there = ", ".join(board.names[link] for link in sorted(mission.links)) or "none"
            where = board.names[at] if 0 <= at < board.size else f"hex number {at}"
            yield f"fast travel: {id} came from {where}, but the fast travel hexes are {there}"


def _page(state: State) -> Iterator[str]:
    """What is ticked on the mission page, and how far the mission is."""
    spec = state.kit.mission.spec
    yield from within("round", state.round, MANY, 1 if state.phase in IN_A_ROUND else 0)
    yield from within("escalations", state.escalations, spec.failure.escalations - 1)
    yield from within("failure", state.failure, spec.failure.boxes)
    boxes = {counter.id: counter.boxes for counter in spec.counter}
    yield from known("counters", state.counters, boxes)
    for counter, value in state.counters.items():
        if counter in boxes:
            yield from within(f"counter {counter}", value, boxes[counter])
    yield from known("done", state.done, [objective.id for objective in spec.objective])
    yield from once("done", state.done)
    missions = SHELF.campaign.missions
    numbers = {*state.kit.mission.passages, *SHELF.campaign.passages, *(n for each in missions for n in each.passages)}
    for number in state.passages:
        if number not in numbers:
            yield f"passages: there is no passage {number}"
    yield from once("passages", map(str, state.passages))
    yield from known("result", [state.result] if state.result else [], RESULTS)
    if state.result and state.phase not in AFTER_THE_MISSION:
        yield f"result: '{state.result}', but in phase {state.phase.name.lower()} the mission has not ended"
    if state.phase is Phase.DEBRIEF and not state.result:
        yield f"result: there is none, but the mission has ended; {', '.join(RESULTS)}"


# --- the campaign --------------------------------------------------------------------------------------------


def _track(state: State) -> Iterator[str]:
    """What goes on from mission to mission."""
    spec = SHELF.campaign.spec
    yield from within("War Readiness", state.war_readiness, spec.war_readiness)
    yield from within("data boxes", state.data_boxes, spec.data_boxes)
    yield from within("Paragon victories", state.paragon_victories, MANY)
    yield from within("Renegade victories", state.renegade_victories, MANY)
    specs = [state.kit.mission.spec, *(mission.spec for mission in SHELF.campaign.missions)]
    yield from known("facts", state.facts, sorted(set(remembered(specs))))
    for purpose, times in state.chance.used.items():
        yield from within(f"chance, {purpose}", times, MANY)
    if state.campaign is not None:
        yield from _campaign(state, state.campaign)
    elif state.phase in OF_A_CAMPAIGN:
        yield f"phase: {state.phase.name.lower()} is a part of a campaign, and none is being played"


def _campaign(state: State, campaign: Campaign) -> Iterator[str]:
    missions = [mission.id for mission in SHELF.campaign.missions]
    yield from known("campaign, waypoints", campaign.waypoints, SHELF.missions)
    yield from once("campaign, waypoints", campaign.waypoints)
    yield from known("campaign, results", campaign.results, campaign.waypoints)
    for mission, result in campaign.results.items():
        yield from known(f"campaign, result of {mission}", [result], RECORDED)
    yield from known("campaign, loyalty", campaign.loyalty, COMPANIONS)
    yield from once("campaign, loyalty", campaign.loyalty)
    if len(campaign.loyalty) > MOST_LOYALTY_MISSIONS:
        ticked = ", ".join(campaign.loyalty)
        yield f"campaign, loyalty: {ticked} are ticked; at most {MOST_LOYALTY_MISSIONS} can be"
    yield from known("campaign, columns", campaign.columns, SHELF.heroes)
    for hero, column in campaign.columns.items():
        for xp in column:
            yield from within(f"campaign, XP of {hero}", xp, XP_COLUMN)
        if len(column) > len(missions):
            yield f"campaign, XP of {hero}: {len(column)} missions, but the map has {len(missions)}"
    yield from known("campaign, secondary", campaign.secondary, campaign.waypoints)
    yield from once("campaign, secondary", campaign.secondary)
    yield from within("campaign, times Downed", campaign.downed, MANY)
    achievements = [box.spec.id for box in SHELF.campaign.achievements]
    yield from known("campaign, achievements", campaign.achievements, achievements)
    yield from once("campaign, achievements", campaign.achievements)
    bands = ["abandoned", *(band.id for band in SHELF.campaign.spec.band)]
    yield from known("campaign, result", [campaign.result] if campaign.result else [], bands)
