"""Positions from plain data: the `given` of scenario files and tests, and the facts their `then` looks at."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from typing import Any

import msgspec

from starboard.core.chance import Chance
from starboard.core.content import Findings, convert
from starboard.core.errors import ContentError, UnknownName
from starboard.core.event import Event
from starboard.core.game import check_seats, set_up
from starboard.core.hexes import Board, bits, mask_of
from starboard.core.hexmap import parse_map
from starboard.core.position import Chances, one_of
from starboard.core.text import NO_WORDS, Words, in_english
from starboard.games.hagalaz.content.library import DEFAULT_LEGEND, KNOWN_MARKS, LIBRARY, make_mission
from starboard.games.hagalaz.effects import keep_unlocks, take_kit
from starboard.games.hagalaz.events import (
    DiceRolled,
    DiePlaced,
    DoorTurned,
    ItemUsed,
    LootTaken,
    TurretFired,
    TurretTurned,
)
from starboard.games.hagalaz.game import GAME
from starboard.games.hagalaz.integrity import check as check
from starboard.games.hagalaz.integrity import names_of_doors, names_of_turrets
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
    set_aside_paragon: int = 0
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
    setup: dict[str, Any] | None = None
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
    disabled_turrets: list[str] = []
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
    if given.setup is not None:
        return _set_up(given, given.setup, file)
    mission, drawn = _mission(given, file)
    state = State(kit_name=mission.id, seats=given.seats, chance=Chance(given.seed))
    reader = _Reader(given, file, mission, drawn)
    reader.fill(state)
    return state, reader.names


def _set_up(given: Given, options: dict[str, Any], file: str) -> tuple[State, dict[str, str]]:
    """A mission, or the campaign, before its own set-up."""
    plain = Given()
    others = [field for field in given.__struct_fields__ if getattr(given, field) != getattr(plain, field)]
    for field in others:
        if field not in _WITH_SETUP:
            problem = f"a mission with its own set-up takes only {', '.join(_WITH_SETUP)}, not '{field}'"
            raise ContentError(file, "given", problem)
    if not given.mission:
        raise ContentError(file, "given.setup", "needs the mission that is set up")
    try:
        seats = check_seats(GAME, given.mission, given.seats)
        state = set_up(GAME, seats, {**options, "scenario": given.mission}, given.seed)
    except UnknownName as problem:
        raise ContentError(file, "given.setup", str(problem)) from None
    return state, {letter: f"hero:{id}" for letter, id in HERO_LETTERS.items()}


_WITH_SETUP = ("mission", "setup", "seats", "seed")
"""What may be said of a mission that is set up as its page says."""


def _mission(given: Given, file: str) -> tuple[Mission, dict[str, str]]:
    """The mission of a position, and where on its map each letter stands."""
    if bool(given.mission) == bool(given.map):
        raise ContentError(file, "given", "needs either a mission or a map")
    if given.mission:
        return SHELF.mission(given.mission), {}
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
    drawn = _drawn(board, file)
    _check_legend(given, file)
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
    return SHELF.mission(spec.id), drawn


def _drawn(board: Board, file: str) -> dict[str, str]:
    """By letter, the hex of the unit drawn there."""
    drawn = {}
    findings = Findings()
    for mark, hexes in board.marks.items():
        if mark.startswith("unit:"):
            letter = mark.removeprefix("unit:")
            names = [board.names[at] for at in hexes]
            drawn[letter] = names[0]
            with findings:
                if len(names) > 1:
                    problem = f"'{letter}' stands in {' and '.join(names)}, but a letter is one unit"
                    raise ContentError(file, "given.map", problem)
    findings.settle()
    return drawn


def _check_legend(given: Given, file: str) -> None:
    """What the legend explains is on the map, and it says nothing that no map knows."""
    known = KNOWN_MARKS.union(*(mission.spec.map.marks for mission in LIBRARY.missions))
    findings = Findings()
    for letter, marks in given.legend.items():
        with findings:
            if letter not in given.map:
                raise ContentError(file, "given.legend", f"it explains '{letter}', which is nowhere on the map")
        for mark in marks:
            with findings:
                one_of(mark, known, file, f"given.legend '{letter}'")
    findings.settle()


def _waiting_room(drawing: str) -> str:
    """Four hexes far below the drawing, cut off from it, for the heroes a position does not mention."""
    lines = drawing.strip("\n").split("\n")
    row = next(place for place, line in enumerate(lines) if _hex_columns(line))
    column = _hex_columns(lines[row])[0]
    rows = (len(lines) - row + 1) // 2
    below = rows + 3
    shift = (column + 2 * below) % 4
    return "\n" * (2 * below - (len(lines) - 1 - row)) + " " * shift + "   ".join(_WAITING)


_WAITING = "...."


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
        board = self.mission.board
        if name not in board.index:
            names = board.names[: -len(_WAITING)] if self.given.map else board.names
            problem = f"there is no hex '{name}' on the map; there is {', '.join(names)}"
            raise ContentError(self.file, entry, problem)
        return board.index[name]

    def one_of(self, name: str, known: Collection[str], entry: str) -> str:
        return one_of(name, known, self.file, entry)

    def fill(self, state: State) -> None:
        given = self.given
        self._heroes(state)
        take_kit(state)
        ids = [hero.id for hero in state.heroes]
        state.active = ids.index(self.one_of(given.active, ids, "given.active"))
        state.lead = ids.index(self.one_of(given.lead, ids, "given.lead"))
        state.phase = Phase[self.one_of(given.phase.upper(), Phase.__members__, "given.phase")]
        state.round = given.round
        state.pool = sorted(self._die(die, "given.pool") for die in given.pool)
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

    def _die(self, name: str, entry: str) -> int:
        face = self.one_of(name.removeprefix("paragon-"), FACE_NAMES, entry)
        return FACE_NAMES.index(face) + (PARAGON_DIE if name.startswith("paragon-") else 0)

    def _heroes(self, state: State) -> None:
        described = dict(self.given.heroes)
        for letter, id in HERO_LETTERS.items():
            if letter in self.drawn and letter not in described:
                described[letter] = GivenHero(id)
        by_id: dict[str, tuple[str, GivenHero]] = {}
        findings = Findings()
        for letter, hero in described.items():
            with findings:
                id = self.one_of(hero.id or HERO_LETTERS.get(letter, letter), SHELF.heroes, f"hero '{letter}'")
                if id in by_id:
                    raise ContentError(
                        self.file, f"hero '{letter}'", f"'{by_id[id][0]}' is {id}, too; there is only one"
                    )
                by_id[id] = letter, hero
        squad = self.given.squad or _squad(list(by_id))
        for id in squad:
            with findings:
                self.one_of(id, SHELF.heroes, "given.squad")
        for id, (letter, _) in by_id.items():
            with findings:
                if id not in squad:
                    problem = f"{id} is not in the squad, which is {', '.join(squad)}"
                    raise ContentError(self.file, f"hero '{letter}'", problem)
        findings.settle()
        rooms = self._rooms()
        for id in squad:
            letter, hero = by_id.get(id, (id, GivenHero(id)))
            with findings:
                entry = f"hero '{letter}'"
                name = self._where(letter, hero.at, entry) or self._spare_hex(rooms, letter, id)
                state.heroes.append(self._hero(id, hero, self.hex(name, entry)))
            self.names[letter] = f"hero:{id}"
        findings.settle()
        state.squad = list(squad)
        state.control = [hero.seat for hero in state.heroes]

    def _where(self, letter: str, given: str, entry: str) -> str:
        """The hex a unit is drawn in or said to be at; empty if it is neither."""
        drawn = self.drawn.get(letter, "")
        if drawn and given and drawn != given:
            raise ContentError(self.file, entry, f"it is drawn in {drawn}, but at {given}; one of them is enough")
        return drawn or given

    def _nowhere(self, entry: str) -> ContentError:
        where = "draw it on the map, or say where it is `at`" if self.given.map else "say where it is `at`"
        return ContentError(self.file, entry, f"it is nowhere; {where}")

    def _rooms(self) -> list[str]:
        """The hexes for heroes of whom nobody says where they are: on a mission's map start hexes, or near to one."""
        board = self.mission.board
        if self.given.map:
            return list(board.names[-len(_WAITING) :])
        taken = {hero.at for hero in self.given.heroes.values()} | {enemy.at for enemy in self.given.enemies.values()}
        taken |= {board.names[at] for mark, hexes in board.marks.items() if mark.startswith("start:") for at in hexes}
        starts = board.marks["start"]
        near = sorted(range(board.size), key=lambda at: min(board.plain_distance(at, start) for start in starts))
        return [board.names[at] for at in near if board.names[at] not in taken]

    def _spare_hex(self, rooms: list[str], letter: str, id: str) -> str:
        own = self.mission.board.marks.get(f"start:{id}", ())
        if own:
            return self.mission.board.names[own[0]]
        if not rooms or (len(letter) == 1 and letter not in HERO_LETTERS):
            raise self._nowhere(f"hero '{letter}'")
        return rooms.pop(0)

    def _hero(self, id: str, given: GivenHero, at: int) -> Hero:
        board = SHELF.heroes[id]
        unlocked = board.start
        for ability in given.unlocked:
            unlocked |= 1 << board.places[self.one_of(ability, board.places, f"hero '{id}'")]
        placed = [0] * len(board.slots)
        for action, die in given.placed.items():
            slots = [slot.number for slot in board.slots if slot.action == action]
            if not slots:
                self.one_of(action, {slot.action for slot in board.slots}, f"hero '{id}', placed")
            placed[slots[0]] = self._die(die, f"hero '{id}', placed") + 1
        if given.card:
            self.one_of(given.card, self.mission.card_place, f"hero '{id}'")
        return Hero(
            id,
            given.seat,
            (0 if given.downed else board.spec.health) if given.health is None else given.health,
            (0 if given.downed else board.spec.shields) if given.shields is None else given.shields,
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
            set_aside_paragon=given.set_aside_paragon,
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
        state.discard = [given.discard.get(card.id, 0) for card in cards]
        if given.deck is None:
            beside = [hero.card for hero in state.heroes]
            state.deck = [
                card.copies - state.discard[mission.card_place[card.id]] - beside.count(card.id) for card in cards
            ]
        else:
            state.deck = [given.deck.get(card.id, 0) for card in cards]
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
        turrets = names_of_turrets(self.mission)
        for name in given.disabled_turrets:
            state.disabled_turrets |= 1 << turrets.index(self.one_of(name, turrets, "given.disabled_turrets"))
        for hero in state.heroes:
            if hero.id == "tali":
                state.drone = hero.at
        for door, name in enumerate(names_of_doors(board)):
            self.names[name] = f"door:{door}"
        if given.drone:
            state.drone = self.hex(given.drone, "given.drone")
        state.mines = sorted(self.hex(name, "given.mines") for name in given.mines)
        state.fast_travel = {hero: self.hex(name, "given.fast_travel") for hero, name in given.fast_travel.items()}

    def _door(self, name: str) -> int:
        doors = self.mission.doors
        return doors[self.one_of(name, doors, "given.locked")]

    def _enemies(self, state: State) -> None:
        board = self.mission.board
        findings = Findings()
        found: dict[str, int] = {}
        for letter, enemy in self.given.enemies.items():
            with findings:
                entry = f"enemy '{letter}'"
                self.one_of(enemy.token, self.mission.tokens, entry)
                name = self._where(letter, enemy.at, entry)
                if not name:
                    raise self._nowhere(entry)
                found[letter] = self.hex(name, entry)
        findings.settle()
        for letter, at in found.items():
            enemy = self.given.enemies[letter]
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
    plain = {"damage": 0, "elite": False, "level": 0, "levels": 0, "markers": []}
    plain |= {"stunned": False, "biotic": False, "concealed": False}
    for enemy in seen.pop("enemies"):
        found[f"e{enemy['id']}"] = plain | enemy
    doors, turrets = names_of_doors(state.kit.board), names_of_turrets(state.kit.mission)
    seen["locked_doors"] = [doors[door] for door in bits(state.locked_doors)]
    seen["disabled_turrets"] = [turrets[turret] for turret in bits(state.disabled_turrets)]
    found["table"] = seen
    return found


def chances(state: State) -> Chances:
    """The faces of the dice, the threat cards, the grunt tokens in the bag and the kinds of loot."""
    mission = state.kit.mission
    return {
        "strategy": FACE_NAMES,
        "threat": list(mission.card_place),
        "bag": list(mission.bag_place),
        "loot": LOOT_NAMES,
    }


def told(event: Event) -> dict[str, Any]:
    """An event's fields: enemies by piece, faces and loot by name, a door by its hexes and a turret by its hex."""
    fields: dict[str, Any] = msgspec.structs.asdict(event)
    if "enemy" in fields:
        fields["enemy"] = f"e{fields['enemy']}"
    if isinstance(event, DiePlaced):
        fields["face"] = FACE_NAMES[event.face]
    elif isinstance(event, DiceRolled):
        fields["faces"] = [FACE_NAMES[face] for face in event.faces]
    elif isinstance(event, LootTaken | ItemUsed):
        fields["kind"] = LOOT_NAMES[event.kind]
    elif isinstance(event, DoorTurned):
        fields["door"] = event.between
    elif isinstance(event, TurretTurned | TurretFired):
        fields["turret"] = event.at
    return fields
