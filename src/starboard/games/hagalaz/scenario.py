"""Positions from plain data: the `given` of scenario files and tests, and the facts their `then` looks at."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from starboard.core.chance import Chance
from starboard.core.content import convert
from starboard.core.errors import ContentError, UnknownName, did_you_mean
from starboard.core.hexes import mask_of
from starboard.core.hexmap import parse_map
from starboard.core.journal import Entry
from starboard.core.text import NO_WORDS, Words, in_english
from starboard.games.hagalaz.content.library import DEFAULT_LEGEND, LIBRARY, make_mission
from starboard.games.hagalaz.effects import keep_unlocks, take_kit
from starboard.games.hagalaz.printed import (
    SHELF,
    ActionSpec,
    CounterSpec,
    EliteSpec,
    FailureSpec,
    MapSpec,
    Mission,
    MissionSpec,
    ObjectiveSpec,
    PassageSpec,
    RuleSpec,
)
from starboard.games.hagalaz.rules.setup import COMPANIONS
from starboard.games.hagalaz.state import (
    FACE_NAMES,
    LOOT_NAMES,
    LOOT_TOKENS,
    PARAGON_DIE,
    Campaign,
    Enemy,
    Hero,
    Phase,
    State,
)
from starboard.games.hagalaz.view import view

HERO_LETTERS = {"S": "shepard", "G": "garrus", "L": "liara", "T": "tali", "W": "wrex"}
"""Letters that stand for heroes in a drawn position."""


class GivenHero(msgspec.Struct, forbid_unknown_fields=True):
    """A hero of a position; what is not given is as at the start of a mission."""

    id: str = ""
    at: str = ""
    seat: int = 0
    health: int | None = None
    shields: int | None = None
    downed: bool = False
    acted: bool = False
    xp: int = 0
    renegade: int = 0
    card: str = ""
    card_known: bool = False
    meter: int = 0
    stock: int = 0
    overwatch: int = 0
    unlocked: list[str] = []
    placed: dict[str, str] = {}
    locked_dice: int = 0
    carried: list[str] = []
    spent: list[str] = []


class GivenEnemy(msgspec.Struct, forbid_unknown_fields=True):
    """An enemy of a position."""

    token: str
    at: str = ""
    damage: int = 0
    stunned: bool = False
    biotic: bool = False
    level: int = 0


class GivenCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """The ticks of a campaign: missions in the order played, each with its result; by hero, abilities unlocked
    and XP mission by mission."""

    results: dict[str, str] = {}
    loyalty: list[str] = []
    unlocked: dict[str, list[str]] = {}
    columns: dict[str, list[int]] = {}
    secondary: list[str] = []
    downed: int = 0


class Given(msgspec.Struct, forbid_unknown_fields=True):
    """A position. Either `mission` names a mission, or `map` draws one; letters on it stand for units."""

    mission: str = ""
    map: str = ""
    legend: dict[str, list[str]] = {}
    heroes: dict[str, GivenHero] = {}
    enemies: dict[str, GivenEnemy] = {}
    squad: list[str] = []
    seats: int = 1
    phase: str = "actions"
    round: int = 1
    active: str = "shepard"
    lead: str = "shepard"
    pool: list[str] = []
    dice_taken: int = 0
    first_turn: bool = False
    paragon: int = 0
    deck: dict[str, int] | None = None
    discard: dict[str, int] = {}
    bag: dict[str, int] | None = None
    inventory: dict[str, int] = {}
    loot: dict[str, int] = {}
    tokens: dict[str, str] = {}
    counters: dict[str, int] = {}
    done: list[str] = []
    escalations: int = 0
    failure: int = 0
    disabled_turrets: list[int] = []
    locked: list[str] = []
    unlocked: list[str] = []
    revealed: list[str] = []
    drone: str = ""
    mines: list[str] = []
    fast_travel: dict[str, str] = {}
    data_boxes: int = 0
    war_readiness: int = 0
    result: str = ""
    facts: list[str] = []
    campaign: GivenCampaign | None = None
    faction: str = "cerberus"
    elite: list[EliteSpec] = []
    objective: list[ObjectiveSpec] = []
    action: list[ActionSpec] = []
    rule: list[RuleSpec] = []
    counter: list[CounterSpec] = []
    passage: list[PassageSpec] = []
    failure_boxes: int = 3
    failure_escalations: int = 3
    seed: int = 1


def read_given(raw: object, file: str) -> Given:
    """The `given` table of a scenario file."""
    return convert(Given, raw, file, "given")


def build(given: Given, file: str) -> tuple[State, dict[str, str]]:
    """The state of a position, and the piece each letter of it stands for."""
    mission, drawn = _mission(given, file)
    state = State(kit_name=mission.id, seats=given.seats, chance=Chance(given.seed))
    reader = _Reader(given, file, mission, drawn)
    reader.fill(state)
    return state, reader.names


def _mission(given: Given, file: str) -> tuple[Mission, dict[str, str]]:
    """The mission of a position, and where on its map each letter stands."""
    if given.mission:
        return SHELF.mission(given.mission), {}
    if not given.map:
        raise ContentError(file, "given", "needs either a mission or a map")
    letters = [
        *given.heroes,
        *given.enemies,
        *(letter for letter in HERO_LETTERS if letter not in given.legend),
    ]
    legend: dict[str, list[str]] = {**DEFAULT_LEGEND, **given.legend}
    for letter in letters:
        if len(letter) == 1:
            legend[letter] = [*given.legend.get(letter, ()), f"unit:{letter}"]
    board = parse_map(given.map.strip("\n") + _waiting_room(given.map), legend, file=file, entry="given.map")
    at = {
        mark.removeprefix("unit:"): board.names[hexes[0]]
        for mark, hexes in board.marks.items()
        if mark.startswith("unit:")
    }
    kinds = sorted({grunt.kind for grunt in LIBRARY.grunts if grunt.faction == given.faction})
    body = msgspec.json.encode((given.map, given.legend, given.faction, sorted(letters)))
    body += msgspec.json.encode(
        [given.elite, given.objective, given.action, given.rule, given.counter], enc_hook=in_english
    )
    body += msgspec.json.encode([given.passage, given.failure_boxes, given.failure_escalations], enc_hook=in_english)
    spec = MissionSpec(
        id=f"drawn-{hashlib.blake2b(body, digest_size=8).hexdigest()}",
        number="",
        name=Words("", "A drawn position"),
        tier=0,
        faction="reapers" if given.faction == "reapers" else "cerberus",
        challenge="extreme",
        forces=dict.fromkeys(kinds, 10),
        intro=NO_WORDS,
        setup=NO_WORDS,
        map=MapSpec(given.map, given.legend),
        failure=FailureSpec(given.failure_boxes, given.failure_escalations, NO_WORDS, 0, 0),
        elite=given.elite,
        objective=given.objective,
        passage=given.passage,
        rule=given.rule,
        action=given.action,
        counter=given.counter,
    )
    if spec.id not in SHELF.missions:
        SHELF.add_mission(make_mission(spec, board, file, LIBRARY.grunts, LIBRARY.cards))
    return SHELF.mission(spec.id), at


def _waiting_room(drawing: str) -> str:
    """Four hexes far below the drawing, cut off from it, for the heroes a position does not mention."""
    lines = drawing.strip("\n").split("\n")
    row = next(place for place, line in enumerate(lines) if _hex_columns(line))
    column = _hex_columns(lines[row])[0]
    rows = (len(lines) - row + 1) // 2
    below = rows + 3
    shift = (column + 2 * below) % 4
    return "\n" * (2 * below - (len(lines) - 1 - row)) + " " * shift + "   ".join("....")


def _hex_columns(line: str) -> list[int]:
    return [place for place, character in enumerate(line) if character not in " |/\\"]


class _Reader:
    """Fills a state from what is given."""

    def __init__(self, given: Given, file: str, mission: Mission, drawn: dict[str, str]) -> None:
        self.given = given
        self.file = file
        self.mission = mission
        self.drawn = drawn
        self.names: dict[str, str] = {}

    def hex(self, name: str, entry: str) -> int:
        at = self.mission.board.index.get(name)
        if at is None:
            raise ContentError(self.file, entry, f"there is no hex '{name}' on the map")
        return at

    def one_of(self, name: str, known: Any, entry: str) -> str:
        if name not in known:
            raise ContentError(self.file, entry, f"'{name}' is unknown{did_you_mean(name, known)}")
        return name

    def fill(self, state: State) -> None:
        given = self.given
        self._heroes(state)
        take_kit(state)
        ids = [hero.id for hero in state.heroes]
        state.active = ids.index(self.one_of(given.active, ids, "given.active"))
        state.lead = ids.index(self.one_of(given.lead, ids, "given.lead"))
        state.phase = Phase[self.one_of(given.phase.upper(), Phase.__members__, "given.phase")]
        state.round = given.round
        state.pool = sorted(self._die(die) for die in given.pool)
        state.dice_taken = given.dice_taken
        state.first_turn = given.first_turn
        state.paragon = max(given.paragon, sum(die >= PARAGON_DIE for die in state.pool))
        self._piles(state)
        self._map(state)
        self._enemies(state)
        state.derive()
        state.counters = dict(given.counters)
        state.done = list(given.done)
        state.escalations = given.escalations
        state.failure = given.failure
        state.data_boxes = given.data_boxes
        state.war_readiness = given.war_readiness
        state.result = given.result
        state.facts = list(given.facts)
        if given.campaign is not None:
            self._campaign(state, given.campaign)

    def _campaign(self, state: State, given: GivenCampaign) -> None:
        """A mission in progress is the last one on the campaign map; it has no result yet."""
        played = list(given.results)
        for mission in played:
            self.one_of(mission, SHELF.missions, "given.campaign.results")
        if self.mission.id not in played and state.phase is not Phase.CAMPAIGN:
            played.append(self.mission.id)
        state.campaign = Campaign(
            waypoints=played,
            results=dict(given.results),
            loyalty=list(given.loyalty),
            columns={hero: list(column) for hero, column in given.columns.items()},
            secondary=list(given.secondary),
            downed=given.downed,
        )
        results = list(given.results.values())
        state.paragon_victories = results.count("paragon")
        state.renegade_victories = results.count("renegade")
        for id, abilities in given.unlocked.items():
            hero = self._hero(
                self.one_of(id, SHELF.heroes, "given.campaign.unlocked"), GivenHero(unlocked=abilities), -1
            )
            keep_unlocks(state, hero)

    def _die(self, name: str) -> int:
        face = self.one_of(name.removeprefix("paragon-"), FACE_NAMES, "given.pool")
        return FACE_NAMES.index(face) + (PARAGON_DIE if name.startswith("paragon-") else 0)

    def _heroes(self, state: State) -> None:
        described = dict(self.given.heroes)
        for letter, id in HERO_LETTERS.items():
            if letter in self.drawn and letter not in described:
                described[letter] = GivenHero(id)
        by_id = {
            self.one_of(hero.id or HERO_LETTERS.get(letter, letter), SHELF.heroes, f"hero '{letter}'"): (
                letter,
                hero,
            )
            for letter, hero in described.items()
        }
        squad = self.given.squad or _squad(list(by_id))
        rooms = list(self.mission.board.names[-4:])
        for place, id in enumerate(squad):
            letter, hero = by_id.get(id, (id, GivenHero(id)))
            at = hero.at or self.drawn.get(letter) or self._spare_hex(rooms, place, id)
            state.heroes.append(self._hero(id, hero, self.hex(at, f"hero '{letter}'")))
            self.names[letter] = f"hero:{id}"
        state.squad = list(squad)
        state.control = [hero.seat for hero in state.heroes]

    def _spare_hex(self, rooms: list[str], place: int, id: str) -> str:
        if self.given.map:
            return rooms[place]
        marks = self.mission.board.marks
        own = marks.get(f"start:{id}", ())
        return self.mission.board.names[own[0] if own else marks["start"][place % len(marks["start"])]]

    def _hero(self, id: str, given: GivenHero, at: int) -> Hero:
        board = SHELF.heroes[id]
        unlocked = board.start
        for ability in given.unlocked:
            unlocked |= 1 << board.places[self.one_of(ability, board.places, f"hero '{id}'")]
        placed = [0] * len(board.slots)
        for action, die in given.placed.items():
            free = [slot.number for slot in board.slots if slot.action == action and not placed[slot.number]]
            if not free:
                raise ContentError(self.file, f"hero '{id}'", f"no slot of '{action}' is left")
            placed[free[0]] = self._die(die) + 1
        if given.card:
            self.one_of(given.card, self.mission.card_place, f"hero '{id}'")
        return Hero(
            id,
            given.seat,
            board.spec.health if given.health is None else given.health,
            board.spec.shields if given.shields is None else given.shields,
            at=at,
            placed=placed,
            unlocked=unlocked,
            xp=given.xp,
            renegade=given.renegade,
            card=given.card,
            card_known=given.card_known,
            downed=given.downed,
            acted=given.acted,
            locked_dice=given.locked_dice,
            meter=given.meter,
            stock=given.stock,
            overwatch=given.overwatch,
            spent=list(given.spent),
            carried=list(given.carried),
        )

    def _piles(self, state: State) -> None:
        given, mission = self.given, self.mission
        for card in (*(given.deck or ()), *given.discard):
            self.one_of(card, mission.card_place, "given.deck")
        for token in given.bag or ():
            self.one_of(token, mission.bag_place, "given.bag")
        cards = [card.spec for card in mission.cards]
        state.deck = [card.copies if given.deck is None else given.deck.get(card.id, 0) for card in cards]
        state.discard = [given.discard.get(card.id, 0) for card in cards]
        if given.deck is None:
            for hero in state.heroes:
                if hero.card:
                    state.deck[mission.card_place[hero.card]] -= 1
        state.bag = [count if given.bag is None else given.bag.get(token, 0) for token, count in mission.bag]
        for kind in given.inventory:
            self.one_of(kind, LOOT_NAMES, "given.inventory")
        state.inventory = [given.inventory.get(kind, 0) for kind in LOOT_NAMES]
        state.loot_left = [total - held for total, held in zip(LOOT_TOKENS, state.inventory, strict=True)]

    def _map(self, state: State) -> None:
        given, board = self.given, self.mission.board
        doors = board.initially_locked | mask_of(self._door(name) for name in given.locked)
        state.lock(doors & ~mask_of(self._door(name) for name in given.unlocked))
        for hero in state.heroes:
            state.revealed |= 1 << board.area_of[hero.at]
        for name in given.revealed:
            state.revealed |= 1 << board.area_of[self.hex(name, "given.revealed")]
        for at in (*board.marks.get("loot", ()), *board.marks.get("bonus-loot", ())):
            state.loot[at] = 1
        for name, count in given.loot.items():
            state.loot[self.hex(name, "given.loot")] = count
        for kind in ("objective", "prisoner"):
            for number, at in enumerate(board.marks.get(kind, ()), 1):
                token = f"{kind}-{number}"
                if not any(token in hero.carried for hero in state.heroes):
                    state.tokens[token] = at
        for token, name in given.tokens.items():
            state.tokens[token] = self.hex(name, "given.tokens")
        for turret in given.disabled_turrets:
            state.disabled_turrets |= 1 << turret
        for hero in state.heroes:
            if hero.id == "tali":
                state.drone = hero.at
        if given.drone:
            state.drone = self.hex(given.drone, "given.drone")
        state.mines = sorted(self.hex(name, "given.mines") for name in given.mines)
        state.fast_travel = {hero: self.hex(name, "given.fast_travel") for hero, name in given.fast_travel.items()}

    def _door(self, name: str) -> int:
        doors = self.mission.doors
        return doors[self.one_of(name, doors, "given.locked")]

    def _enemies(self, state: State) -> None:
        board = self.mission.board
        for letter, enemy in self.given.enemies.items():
            entry = f"enemy '{letter}'"
            self.one_of(enemy.token, self.mission.tokens, entry)
            name = enemy.at or self.drawn.get(letter, "")
            at = self.hex(name, entry)
            concealed = not state.revealed >> board.area_of[at] & 1
            state.enemies.append(
                Enemy(
                    state.next_enemy,
                    enemy.token,
                    at,
                    enemy.damage,
                    enemy.stunned or concealed,
                    enemy.biotic,
                    enemy.level,
                )
            )
            self.names[letter] = f"e{state.next_enemy}"
            state.next_enemy += 1
            if self.given.bag is None and enemy.token in self.mission.bag_place:
                state.bag[self.mission.bag_place[enemy.token]] -= 1


def _squad(named: list[str]) -> list[str]:
    """Shepard, the heroes a position names, then others up to four."""
    companions = [id for id in named if id != "shepard"]
    companions += [id for id in COMPANIONS if id not in companions]
    return ["shepard", *companions[:3]]


def facts(state: State) -> dict[str, Any]:
    """What a scenario's `then` can look at, by piece: `{"hero:garrus": {"health": 3}, "e1": ..., "table": ...}`."""
    seen = msgspec.json.decode(msgspec.json.encode(view(state, 0), enc_hook=in_english))
    found: dict[str, Any] = {f"hero:{hero['id']}": hero for hero in seen.pop("heroes")}
    for hero in state.heroes:
        found[f"hero:{hero.id}"] = {
            "downed": False,
            "acted": False,
            "xp": 0,
            "card": "",
            "meter": 0,
            "stock": 0,
            "overwatch": 0,
            "renegade": 0,
            "carried": [],
            "locked_dice": 0,
        } | found[f"hero:{hero.id}"]
    plain = {"damage": 0, "stunned": False, "biotic": False, "level": 0, "markers": [], "concealed": False}
    for enemy in seen.pop("enemies"):
        found[f"e{enemy['id']}"] = plain | enemy
    found["table"] = seen
    return found


def outcome(state: State, named: object) -> Entry:
    """A roll as face names or numbers, a draw as a number or the name of a card, a grunt token or loot."""
    if isinstance(named, int):
        return named
    if isinstance(named, str):
        return _place_in_pile(state, named)
    assert isinstance(named, list | tuple), f"expected faces, a name or a number, got {named!r}"
    return tuple(_face(face) if isinstance(face, str) else int(face) for face in named)


def _face(name: str) -> int:
    if name not in FACE_NAMES:
        raise UnknownName(f"there is no face '{name}'{did_you_mean(name, FACE_NAMES)}")
    return FACE_NAMES.index(name)


def _place_in_pile(state: State, name: str) -> int:
    mission = state.kit.mission
    known = {**mission.card_place, **mission.bag_place, **{loot: place for place, loot in enumerate(LOOT_NAMES)}}
    if name not in known:
        raise UnknownName(f"there is no card, grunt token or loot '{name}'{did_you_mean(name, known)}")
    return known[name]
