"""Loading content: hero boards, enemy tokens, threat decks and missions from TOML onto the shelf."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from starboard.core.content import (
    Bound,
    Findings,
    convert,
    convert_entries,
    package_files,
    parse_toml,
    read_package_text,
    unique,
)
from starboard.core.errors import ContentError, did_you_mean
from starboard.core.hexes import DIRECTION_NAMES, Board
from starboard.core.hexmap import parse_map
from starboard.games.hagalaz.content import campaign_effects, heroes, missions_effects, orders, pages
from starboard.games.hagalaz.content.registry import (
    ACTION,
    CONDITION,
    EFFECTS,
    MISSION,
    ORDER,
    PASSAGE,
    POSSIBLE,
)
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.printed import (
    BASE_ACTIONS,
    CHALLENGES,
    SHELF,
    AbilitySpec,
    Achievement,
    ActionSpec,
    CampaignMap,
    CampaignSpec,
    Card,
    CardSpec,
    CounterSpec,
    EliteSpec,
    EnemyToken,
    GruntSpec,
    HeroBoard,
    HeroSpec,
    Mission,
    MissionAction,
    MissionSpec,
    Objective,
    ObjectiveSpec,
    PassageSpec,
    RuleSpec,
)
from starboard.games.hagalaz.state import LOOT_TOKENS

PACKAGE = "starboard.games.hagalaz.content"
MISSIONS = f"{PACKAGE}.missions"

DEFAULT_LEGEND: Mapping[str, list[str]] = {
    "s": ["start"],
    "*": ["loot"],
    "+": ["bonus-loot"],
    "g": ["grunt-spawn"],
    "1": ["elite-1"],
    "2": ["elite-2"],
    "3": ["elite-3"],
    "O": ["objective"],
    "P": ["prisoner"],
    "t": ["terminal"],
    "a": ["fast-travel-a"],
    "b": ["fast-travel-b"],
    "~": ["inferno"],
    "c": ["coolant"],
    "X": ["exit"],
    "u": ["upper"],
}
"""The hex characters every map may use (HG-ICON-01, HG-ICON-02)."""

HERO_IDS = ("shepard", "garrus", "liara", "tali", "wrex")

KNOWN_MARKS = frozenset(
    {mark for marks in DEFAULT_LEGEND.values() for mark in marks}
    | {"terminal-1", "terminal-2"}
    | {f"start:{hero}" for hero in HERO_IDS}
    | {f"turret:{direction}" for direction in DIRECTION_NAMES}
)

LIMITS = {"objective": 7, "prisoner": 7}
"""Tokens in the box (HG-COMP-09, HG-RULING-52)."""
MOST_TURRETS = 6
MOST_DOORS = 8

MISSION_ENTRIES: Mapping[str, type[msgspec.Struct]] = {
    "elite": EliteSpec,
    "objective": ObjectiveSpec,
    "passage": PassageSpec,
    "rule": RuleSpec,
    "action": ActionSpec,
    "counter": CounterSpec,
}
"""The tables a mission file has several of."""


def bind(spec: Mapping[str, Any], door: object, file: str, entry: str) -> Bound:
    """An effect that must come in by a certain door."""
    effect = EFFECTS.bind(spec, file, entry)
    if door not in effect.parts:
        fitting = [name for name in EFFECTS.names if door in EFFECTS.doors(name)]
        problem = f"effect '{effect.name}' cannot be used as {door}{did_you_mean(effect.name, fitting)}"
        raise ContentError(file, entry, problem)
    return effect


def _with_moment(spec: Mapping[str, Any]) -> dict[str, Any]:
    """`{ name = "spawn", at = "start-of-round" }` names the effect `spawn@start-of-round`."""
    rest = {key: value for key, value in spec.items() if key != "at"}
    if "at" in spec:
        rest["name"] = f"{spec.get('name')}@{spec['at']}"
    return rest


def _with_name(order: Mapping[str, Any]) -> dict[str, Any]:
    """`{ do = "spawn", ... }` names the effect `spawn`; `{ do = "special", effect = "volley" }` names `volley`."""
    rest = {key: value for key, value in order.items() if key not in ("do", "effect")}
    rest["name"] = order.get("effect") if order.get("do") == "special" else order.get("do")
    return rest


# --- heroes --------------------------------------------------------------------------------------------------


def read_heroes(text: str, file: str) -> list[HeroBoard]:
    """The hero boards of a content file, checked."""
    specs = convert_entries(HeroSpec, parse_toml(text, file).get("hero"), file, "hero")
    unique((spec.id for spec in specs), file, "hero")
    boards = []
    findings = Findings()
    for spec in specs:
        with findings:
            boards.append(_hero_board(spec, file))
    findings.settle()
    return boards


def _hero_board(spec: HeroSpec, file: str) -> HeroBoard:
    hero = f"hero '{spec.id}'"
    unique((ability.id for ability in spec.ability), file, f"{hero}, ability")
    if sorted(spec.slots) != sorted(BASE_ACTIONS):
        raise ContentError(file, hero, f"slots must give {', '.join(BASE_ACTIONS)}, got {', '.join(spec.slots)}")
    ids = {ability.id for ability in spec.ability}
    effects = {}
    findings = Findings()
    for ability in spec.ability:
        with findings:
            effects[ability.id] = _ability_effect(ability, ids, file, f"{hero}, ability '{ability.id}'")
    findings.settle()
    main = bind(spec.main.effect, Moment.STAR, file, f"{hero}, main ability '{spec.main.id}'")
    return HeroBoard(spec, main, effects)


def _ability_effect(ability: AbilitySpec, ids: set[str], file: str, entry: str) -> Bound:
    for need in ability.needs:
        if need not in ids:
            raise ContentError(file, entry, f"needs '{need}', which is unknown{did_you_mean(need, ids)}")
    return bind(ability.effect, ACTION, file, entry) if ability.slots else EFFECTS.bind(ability.effect, file, entry)


# --- enemies and cards ---------------------------------------------------------------------------------------


def read_grunts(text: str, file: str) -> list[GruntSpec]:
    """The grunt tokens of a content file."""
    grunts = convert_entries(GruntSpec, parse_toml(text, file).get("grunt"), file, "grunt")
    unique((grunt.id for grunt in grunts), file, "grunt")
    return grunts


def read_cards(text: str, file: str) -> list[Card]:
    """The threat cards of a content file, their orders bound."""
    specs = convert_entries(CardSpec, parse_toml(text, file).get("card"), file, "card")
    unique((spec.id for spec in specs), file, "card")
    cards = []
    findings = Findings()
    for spec in specs:
        with findings:
            orders = [bind(_with_name(order), ORDER, file, f"card '{spec.id}'") for order in spec.orders]
            cards.append(Card(spec, tuple(orders)))
    findings.settle()
    return cards


# --- missions ------------------------------------------------------------------------------------------------


def read_mission(text: str, file: str, grunts: list[GruntSpec], cards: list[Card]) -> Mission:
    """A mission file, checked and ready for play."""
    raw = parse_toml(text, file)
    findings = Findings()
    for what, kind in MISSION_ENTRIES.items():
        with findings:
            convert_entries(kind, raw.get(what, []), file, what)
    findings.settle()
    spec = convert(MissionSpec, raw, file, "mission")

    def board() -> Board:
        drawn = parse_map(spec.map.drawing, spec.map.legend, default_legend=DEFAULT_LEGEND, file=file, entry="map")
        check_map(spec, drawn, file)
        return drawn

    return _put_together(spec, board, file, grunts, cards)


def make_mission(spec: MissionSpec, board: Board, file: str, grunts: list[GruntSpec], cards: list[Card]) -> Mission:
    """A mission on a board, its effects bound and its references checked."""
    return _put_together(spec, lambda: board, file, grunts, cards)


def _put_together(
    spec: MissionSpec, read_board: Callable[[], Board], file: str, grunts: list[GruntSpec], cards: list[Card]
) -> Mission:
    """A mission; mistakes in its map, its effects and what they refer to are told at once."""
    findings = Findings()
    board: Board | None = None
    with findings:
        board = read_board()
    allowed = CHALLENGES[: CHALLENGES.index(spec.challenge) + 1]
    forces = [
        grunt
        for grunt in grunts
        if grunt.faction == spec.faction and grunt.kind in spec.forces and grunt.challenge in allowed
    ]
    with findings:
        _check_forces(spec, forces, grunts, file)
    tokens = {
        grunt.id: EnemyToken(
            grunt.id,
            grunt.kind,
            grunt.name,
            grunt.attack,
            grunt.shield,
            frozenset(grunt.markers),
            False,
            (),
            grunt.challenge,
        )
        for grunt in grunts
    }
    for elite in spec.elite:
        tokens[elite.id] = EnemyToken(
            elite.id,
            elite.id,
            elite.name,
            elite.attack,
            0,
            frozenset(elite.markers),
            True,
            tuple(elite.resilience),
            "",
        )
    with findings:
        unique((str(passage.number) for passage in spec.passage), file, "passage")
    with findings:
        _check_references(spec, file)
    elite_effects: dict[str, Bound] = {}
    for elite in spec.elite:
        with findings:
            elite_effects[elite.id] = EFFECTS.bind(_with_moment(elite.effect), file, f"elite '{elite.id}'")
    rule_effects = []
    for rule in spec.rule:
        if rule.effect is not None:
            with findings:
                rule_effects.append(EFFECTS.bind(_with_moment(rule.effect), file, f"rule '{rule.id}'"))
    actions = []
    for action in spec.action:
        with findings:
            actions.append(_action(action, file))
    objectives = []
    for objective in spec.objective:
        with findings:
            when = bind(objective.when, CONDITION, file, f"objective '{objective.id}'")
            objectives.append(Objective(objective, when.parts[CONDITION]))
    passage_effects: dict[int, tuple[Bound, ...]] = {}
    with findings:
        passage_effects = _passage_effects(spec.passage, file)
    findings.settle()
    assert board is not None, "a map that cannot be read has been told"
    mission = Mission(
        spec,
        board,
        tokens,
        tuple((grunt.id, grunt.count) for grunt in forces),
        tuple(card for card in cards if card.spec.faction == spec.faction),
        elite_effects,
        tuple(rule_effects),
        tuple(actions),
        tuple(objectives),
        passage_effects,
    )
    _check_doors(mission, file)
    return mission


def _check_doors(mission: Mission, file: str) -> None:
    """Doors are named by their two hexes, `B4/B5`."""
    spec = mission.spec
    effects = [(f"objective '{objective.id}'", objective.when) for objective in spec.objective]
    effects += [(f"action '{action.id}'", action.effect) for action in spec.action]
    effects += [(f"passage {passage.number}", effect) for passage in spec.passage for effect in passage.effects]
    for entry, effect in effects:
        for name in effect.get("doors", ()):
            if name not in mission.doors:
                raise ContentError(file, entry, f"there is no door '{name}'{did_you_mean(name, mission.doors)}")


def _action(action: ActionSpec, file: str) -> MissionAction:
    bound = bind(action.effect, MISSION, file, f"action '{action.id}'")
    if bool(action.where.token) == bool(action.where.mark):
        raise ContentError(file, f"action '{action.id}'", "where needs either a token or a mark")
    return MissionAction(action, bound.parts[MISSION], bound.parts[POSSIBLE])


def _check_forces(spec: MissionSpec, forces: list[GruntSpec], grunts: list[GruntSpec], file: str) -> None:
    """HG-BAG-06: the number printed for each kind is what remains after filtering."""
    kinds = {grunt.kind for grunt in grunts if grunt.faction == spec.faction}
    for kind, printed in spec.forces.items():
        if kind not in kinds:
            raise ContentError(file, "forces", f"'{kind}' is unknown{did_you_mean(kind, kinds)}")
        count = sum(grunt.count for grunt in forces if grunt.kind == kind)
        if count != printed:
            problem = f"{printed} {kind} tokens are listed, but a {spec.challenge} mission uses {count}"
            raise ContentError(file, "forces", problem)


def _check_references(spec: MissionSpec, file: str) -> None:
    passages = {passage.number for passage in spec.passage}
    named = {
        "failure": [spec.failure.passage, spec.failure.shepard_passage],
        **{f"objective '{objective.id}'": [objective.passage] for objective in spec.objective},
    }
    for entry, numbers in named.items():
        for number in numbers:
            if number and number not in passages:
                raise ContentError(file, entry, f"passage {number} is missing")
    objectives = {objective.id for objective in spec.objective}
    wanted = {f"objective '{objective.id}'": objective.after for objective in spec.objective}
    wanted |= {f"action '{action.id}'": action.needs for action in spec.action}
    for entry, objective in wanted.items():
        if objective and objective not in objectives:
            problem = f"objective '{objective}' is unknown{did_you_mean(objective, objectives)}"
            raise ContentError(file, entry, problem)
    _check_effects(spec, file)


def _check_effects(spec: MissionSpec, file: str) -> None:
    """The counters and elites that effects of a mission page name are on that page."""
    known = {
        "counter": {counter.id for counter in spec.counter},
        "elite": {elite.id for elite in spec.elite},
    }
    effects = [(f"action '{action.id}'", action.effect) for action in spec.action]
    effects += [(f"rule '{rule.id}'", rule.effect) for rule in spec.rule if rule.effect is not None]
    effects += [(f"objective '{objective.id}'", objective.when) for objective in spec.objective]
    effects += [(f"passage {passage.number}", effect) for passage in spec.passage for effect in passage.effects]
    for entry, effect in effects:
        for what, ids in known.items():
            name = effect.get(what, "")
            if name and name not in ids:
                raise ContentError(file, entry, f"{what} '{name}' is unknown{did_you_mean(str(name), ids)}")


def check_map(spec: MissionSpec, board: Board, file: str) -> None:
    """HG-RULING-52 and the icons a map may have: limits of the box, known marks, start hexes."""
    for mark in board.marks:
        if mark not in KNOWN_MARKS and mark not in spec.map.marks:
            known = [*KNOWN_MARKS, *spec.map.marks]
            raise ContentError(file, "map", f"the mark '{mark}' is unknown{did_you_mean(mark, known)}")
    marks = board.marks
    counts = {kind: (len(marks.get(kind, ())), most) for kind, most in LIMITS.items()}
    counts["turret"] = (sum(len(marks.get(f"turret:{way}", ())) for way in DIRECTION_NAMES), MOST_TURRETS)
    counts["door"] = (len(board.doors), MOST_DOORS)
    counts["loot"] = (len(marks.get("loot", ())) + len(marks.get("bonus-loot", ())), sum(LOOT_TOKENS))
    for kind, (count, most) in counts.items():
        if count > most:
            raise ContentError(file, "map", f"{count} {kind} icons, but the box holds {most} tokens")
    starts = sum(len(hexes) for mark, hexes in marks.items() if mark.startswith("start"))
    if starts < 4:
        raise ContentError(file, "map", f"4 start hexes are needed, the map has {starts}")
    for elite in spec.elite:
        if f"elite-{elite.spawn}" not in marks:
            raise ContentError(file, f"elite '{elite.id}'", f"the map has no hex marked elite-{elite.spawn}")
    for pair in ("fast-travel-a", "fast-travel-b"):
        if len(marks.get(pair, ())) not in (0, 2):
            raise ContentError(file, "map", f"{pair} must stand on exactly two hexes")


# --- the campaign --------------------------------------------------------------------------------------------


def read_campaign(text: str, file: str, missions: list[Mission]) -> CampaignMap:
    """The campaign map: every mission, passage and ending it names must be there; other missions are not on it."""
    spec = convert(CampaignSpec, parse_toml(text, file), file, "campaign")
    by_id = {mission.id: mission for mission in missions}
    numbers = [passage.number for passage in spec.passage]
    for mission in missions:
        numbers += mission.passages
    unique((str(number) for number in numbers), file, "passage")

    def known(id: str, entry: str) -> Mission:
        if id not in by_id:
            raise ContentError(file, entry, f"mission '{id}' is unknown{did_you_mean(id, by_id)}")
        return by_id[id]

    def written(number: int, entry: str) -> None:
        if number not in numbers:
            raise ContentError(file, entry, f"passage {number} is missing")

    written(spec.opening, "opening")
    written(spec.early_end, "early_end")
    for path in spec.path:
        for target in (path.id, *path.to):
            known(target, f"path '{path.id}'")
    for box in spec.loyalty:
        entry = f"loyalty '{box.hero}'"
        written(box.passage, entry)
        if known(box.mission, entry).spec.loyalty != box.hero:
            raise ContentError(file, entry, f"mission '{box.mission}' is not the loyalty mission of {box.hero}")
    bands = [band.id for band in spec.band]
    for ending in spec.ending:
        entry = f"ending of '{ending.mission}'"
        known(ending.mission, entry)
        written(ending.passage, entry)
        if ending.band not in bands:
            raise ContentError(file, entry, f"band '{ending.band}' is unknown{did_you_mean(ending.band, bands)}")
    for interlude in spec.interlude:
        known(interlude.after, f"interlude after '{interlude.after}'")
        written(interlude.passage, f"interlude after '{interlude.after}'")
    on_map = {box.mission for box in spec.loyalty} | {ending.mission for ending in spec.ending}
    on_map |= {id for path in spec.path for id in (path.id, *path.to)}
    campaign = CampaignMap(
        spec,
        tuple(mission for mission in missions if mission.id in on_map),
        tuple(
            Achievement(
                achievement,
                bind(achievement.when, CONDITION, file, f"achievement '{achievement.id}'").parts[CONDITION],
            )
            for achievement in spec.achievement
        ),
        _passage_effects(spec.passage, file),
    )
    for mission in campaign.missions:
        if not mission.spec.loyalty and not campaign.paths.get(mission.id):
            for band in bands:
                if (mission.id, band) not in campaign.endings:
                    problem = f"mission '{mission.id}' ends the campaign, but has no ending for '{band}'"
                    raise ContentError(file, "ending", problem)
    return campaign


def _passage_effects(passages: list[PassageSpec], file: str) -> dict[int, tuple[Bound, ...]]:
    return {
        passage.number: tuple(
            bind(_with_name(effect), PASSAGE, file, f"passage {passage.number}") for effect in passage.effects
        )
        for passage in passages
    }


# --- the whole library ---------------------------------------------------------------------------------------

EFFECT_MODULES = (campaign_effects, heroes, missions_effects, orders, pages)
"""Imported so that their effects are registered."""


class Library(msgspec.Struct):
    """All content of the game, loaded."""

    heroes: list[HeroBoard]
    grunts: list[GruntSpec]
    cards: list[Card]
    missions: list[Mission]
    campaign: CampaignMap


def load_library() -> Library:
    """Read every content file that comes with the game."""
    boards = read_heroes(read_package_text(PACKAGE, "heroes.toml"), "heroes.toml")
    grunts = read_grunts(read_package_text(PACKAGE, "grunts.toml"), "grunts.toml")
    cards = read_cards(read_package_text(PACKAGE, "threats.toml"), "threats.toml")
    found = [
        read_mission(read_package_text(MISSIONS, name), f"missions/{name}", grunts, cards)
        for name in package_files(MISSIONS, ".toml")
    ]
    unique((mission.id for mission in found), "missions", "mission")
    found.sort(key=lambda mission: (bool(mission.spec.loyalty), mission.spec.number))
    campaign = read_campaign(read_package_text(PACKAGE, "campaign.toml"), "campaign.toml", found)
    return Library(boards, grunts, cards, found, campaign)


LIBRARY = load_library()
for _board in LIBRARY.heroes:
    SHELF.heroes[_board.id] = _board
for _mission in LIBRARY.missions:
    SHELF.add_mission(_mission)
SHELF.add_campaign(LIBRARY.campaign)
