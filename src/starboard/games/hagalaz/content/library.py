"""Loading content: hero boards, enemy tokens, threat decks and missions from TOML onto the shelf."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any

import msgspec

from starboard.core.content import (
    Bound,
    Findings,
    check_names,
    convert_page,
    give_keys,
    package_files,
    parse_toml,
    read_entries,
    read_package_text,
    unique,
)
from starboard.core.errors import ContentError, did_you_mean
from starboard.core.hexes import DIRECTION_NAMES, Board
from starboard.core.hexmap import parse_map
from starboard.core.story import bind_passages
from starboard.games.hagalaz.content import campaign_effects, heroes, missions_effects, orders, pages
from starboard.games.hagalaz.content.references import NAMED
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
    AchievementSpec,
    ActionSpec,
    BandSpec,
    CampaignMap,
    CampaignSpec,
    Card,
    CardSpec,
    CounterSpec,
    EliteSpec,
    EndingSpec,
    EnemyToken,
    GruntSpec,
    HeroBoard,
    HeroSpec,
    InterludeSpec,
    LoyaltySpec,
    Mission,
    MissionAction,
    MissionSpec,
    Objective,
    ObjectiveSpec,
    PassageSpec,
    PathSpec,
    RuleSpec,
    door_names,
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
DECK = 32
"""Threat cards of each force (HG-FACT-02)."""
TOKENS_OF_A_KIND = {"simple": 5, "normal": 3, "extreme": 2}
"""Grunt tokens of each kind by challenge (HG-FACT-22)."""

TOKEN_KINDS = ("objective", "prisoner", "turret", "fire")
"""The kinds of token a Mission action can be done at."""

MISSION_ENTRIES: Mapping[str, type[msgspec.Struct]] = {
    "elite": EliteSpec,
    "objective": ObjectiveSpec,
    "passage": PassageSpec,
    "rule": RuleSpec,
    "action": ActionSpec,
    "counter": CounterSpec,
}
"""The tables a mission file has several of."""

CAMPAIGN_ENTRIES: Mapping[str, type[msgspec.Struct]] = {
    "path": PathSpec,
    "loyalty": LoyaltySpec,
    "band": BandSpec,
    "ending": EndingSpec,
    "achievement": AchievementSpec,
    "passage": PassageSpec,
    "interlude": InterludeSpec,
}
"""The tables a campaign file has several of."""


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
    boards = []
    findings = Findings()
    for spec in read_entries(HeroSpec, text, file, "hero"):
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
    with findings:
        unique((str(ability.box) for ability in spec.ability), file, f"{hero}, box")
    with findings:
        entries = [(f"{hero}, ability '{ability.id}'", ability.effect) for ability in spec.ability]
        check_names(entries, NAMED, {"ability": ids}, file)
        check_names([(f"{hero}, main ability '{spec.main.id}'", spec.main.effect)], NAMED, {"ability": ids}, file)
    for ability in spec.ability:
        with findings:
            effects[ability.id] = _ability_effect(ability, ids, file, f"{hero}, ability '{ability.id}'")
    findings.settle()
    main = EFFECTS.bind(spec.main.effect, file, f"{hero}, main ability '{spec.main.id}'", door=Moment.STAR)
    return HeroBoard(spec, main, effects)


def _ability_effect(ability: AbilitySpec, ids: set[str], file: str, entry: str) -> Bound:
    for need in ability.needs:
        if need not in ids:
            raise ContentError(file, entry, f"needs '{need}', which is unknown{did_you_mean(need, ids)}")
    return EFFECTS.bind(ability.effect, file, entry, door=ACTION if ability.slots else None)


# --- enemies and cards ---------------------------------------------------------------------------------------


def read_grunts(text: str, file: str) -> list[GruntSpec]:
    """The grunt tokens of a content file."""
    grunts = read_entries(GruntSpec, text, file, "grunt")
    findings = Findings()
    counts: Counter[tuple[str, str]] = Counter()
    for grunt in grunts:
        counts[grunt.kind, grunt.challenge] += grunt.count
    for kind in dict.fromkeys(grunt.kind for grunt in grunts):
        for challenge, most in TOKENS_OF_A_KIND.items():
            with findings:
                if counts[kind, challenge] != most:
                    problem = f"{counts[kind, challenge]} {challenge} tokens of '{kind}', but the box holds {most}"
                    raise ContentError(file, "grunt", problem)
    findings.settle()
    return grunts


def read_cards(text: str, file: str, grunts: list[GruntSpec]) -> list[Card]:
    """The threat cards of a content file, their orders bound."""
    specs = read_entries(CardSpec, text, file, "card")
    cards = []
    findings = Findings()
    for faction in dict.fromkeys(spec.faction for spec in specs):
        deck = [spec for spec in specs if spec.faction == faction]
        kinds = {grunt.kind for grunt in grunts if grunt.faction == faction}
        with findings:
            said = [(f"card '{spec.id}'", order) for spec in deck for order in spec.orders]
            check_names(said, NAMED, {"grunt": kinds}, file)
        with findings:
            copies = sum(spec.copies for spec in deck)
            if copies != DECK:
                raise ContentError(file, "card", f"the {faction} deck has {copies} cards, but the box holds {DECK}")
    for spec in specs:
        with findings:
            orders = [EFFECTS.bind(_with_name(order), file, f"card '{spec.id}'", door=ORDER) for order in spec.orders]
            cards.append(Card(spec, tuple(orders)))
    findings.settle()
    return cards


# --- missions ------------------------------------------------------------------------------------------------


def read_mission(text: str, file: str, grunts: list[GruntSpec], cards: list[Card]) -> Mission:
    """A mission file, checked and ready for play."""
    spec = convert_page(MissionSpec, MISSION_ENTRIES, parse_toml(text, file), file, "mission")
    findings = Findings()
    give_keys(spec, f"mission-{spec.id}", f"{spec.id}-")

    def board() -> Board:
        drawn = parse_map(spec.map.drawing, spec.map.legend, default_legend=DEFAULT_LEGEND, file=file, entry="map")
        told = Findings()
        with told:
            check_map(spec, drawn, file)
        with told:
            _check_use_of_map(spec, drawn, file)
        told.settle()
        return drawn

    mission: Mission | None = None
    with findings:
        _check_page(spec, file)
    with findings:
        mission = _put_together(spec, board, file, grunts, cards)
    findings.settle()
    assert mission is not None, "what keeps a mission from being made has been told"
    return mission


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
        _check_references(spec, board, file)
    elite_effects: dict[str, Bound] = {}
    for elite in spec.elite:
        with findings:
            elite_effects[elite.id] = EFFECTS.bind(_with_moment(elite.effect), file, f"elite '{elite.id}'")
    rule_effects = {}
    for rule in spec.rule:
        if rule.effect is not None:
            with findings:
                rule_effects[rule.id] = EFFECTS.bind(_with_moment(rule.effect), file, f"rule '{rule.id}'")
    actions = []
    for action in spec.action:
        with findings:
            actions.append(_action(action, file))
    objectives = []
    for objective in spec.objective:
        with findings:
            when = EFFECTS.bind(objective.when, file, f"objective '{objective.id}'", door=CONDITION)
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
        rule_effects,
        tuple(actions),
        tuple(objectives),
        passage_effects,
    )
    return mission


def _action(action: ActionSpec, file: str) -> MissionAction:
    bound = EFFECTS.bind(action.effect, file, f"action '{action.id}'", door=MISSION)
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


def _check_references(spec: MissionSpec, board: Board | None, file: str) -> None:
    """The passages, objectives, counters, elites and so on that the page names are on it; without a map, what
    stands on it is not looked at."""
    findings = Findings()
    passages = {passage.number for passage in spec.passage}
    named = {
        "failure": [spec.failure.passage, spec.failure.shepard_passage],
        **{f"objective '{objective.id}'": [objective.passage] for objective in spec.objective},
    }
    for entry, numbers in named.items():
        for number in numbers:
            with findings:
                if number and number not in passages:
                    raise ContentError(file, entry, f"passage {number} is missing")
    known: dict[str, Collection[str]] = {
        "counter": [counter.id for counter in spec.counter],
        "elite": [elite.id for elite in spec.elite],
        "objective": [objective.id for objective in spec.objective],
        "hero": HERO_IDS,
    }
    if board is not None:
        known["door"] = door_names(board)
        tokens = [f"{kind}-{number}" for kind in LIMITS for number, _ in enumerate(board.marks.get(kind, ()), 1)]
        known["token"] = [*TOKEN_KINDS, *tokens]
        known["turret"] = [board.names[at] for way in DIRECTION_NAMES for at in board.marks.get(f"turret:{way}", ())]
    with findings:
        check_names(_entries(spec), NAMED, known, file)
    findings.settle()


def _entries(spec: MissionSpec) -> Iterator[tuple[str, Mapping[str, object]]]:
    """What a mission page says with names in it, by entry."""
    for action in spec.action:
        entry = f"action '{action.id}'"
        yield entry, {"after": action.needs, "mark": action.where.mark, "token": action.where.token}
        yield entry, action.effect
    for rule in spec.rule:
        yield f"rule '{rule.id}'", rule.effect or {}
    for elite in spec.elite:
        yield f"elite '{elite.id}'", elite.effect
    for objective in spec.objective:
        yield f"objective '{objective.id}'", {"after": objective.after}
        yield f"objective '{objective.id}'", objective.when
    for passage in spec.passage:
        for effect in passage.effects:
            yield f"passage {passage.number}", effect


def remembered(specs: Iterable[MissionSpec]) -> list[str]:
    """The facts that passages of these missions make the campaign remember."""
    effects = [effect for spec in specs for passage in spec.passage for effect in passage.effects]
    return [str(effect.get("fact")) for effect in effects if effect.get("do") == "remember"]


def check_facts(spec: MissionSpec, others: Iterable[MissionSpec], file: str) -> None:
    """What a mission asks the campaign to remember, this mission or another one made it remember."""
    check_names(_entries(spec), NAMED, {"fact": remembered([spec, *others])}, file)


def _check_page(spec: MissionSpec, file: str) -> None:
    """What only a whole page can get wrong: ids that stand twice, boxes that nobody can tick, promises that no
    passage keeps."""
    findings = Findings()
    for what in MISSION_ENTRIES:
        if what != "passage":
            with findings:
                unique((entry.id for entry in getattr(spec, what)), file, what)
    with findings:
        if spec.loyalty and spec.loyalty not in HERO_IDS:
            problem = f"hero '{spec.loyalty}' is unknown{did_you_mean(spec.loyalty, HERO_IDS)}"
            raise ContentError(file, "loyalty", problem)
    boxes = {counter.id: counter.boxes for counter in spec.counter}
    grants = {passage.number: _war_readiness(passage) for passage in spec.passage}
    for objective in spec.objective:
        entry = f"objective '{objective.id}'"
        counter, wanted = str(objective.when.get("counter")), objective.when.get("at_least")
        with findings:
            if counter in boxes and isinstance(wanted, int) and not 0 < wanted <= boxes[counter]:
                problem = f"asks for {wanted} boxes of counter '{counter}', which has {boxes[counter]}"
                raise ContentError(file, entry, problem)
        with findings:
            granted = grants.get(objective.passage, objective.war_readiness)
            if granted != objective.war_readiness:
                problem = (
                    f"shows {objective.war_readiness} War Readiness, but passage {objective.passage} grants {granted}"
                )
                raise ContentError(file, entry, problem)
    findings.settle()


def _war_readiness(passage: PassageSpec) -> int:
    """What a passage grants whatever the campaign remembers."""
    amounts = [effect.get("amount") for effect in passage.effects if effect.get("do") == "war-readiness"]
    return sum(amount for amount in amounts if isinstance(amount, int))


def _check_use_of_map(spec: MissionSpec, board: Board, file: str) -> None:
    """What a page says about its map is on it."""
    findings = Findings()
    for character in spec.map.legend:
        with findings:
            if character not in spec.map.drawing:
                raise ContentError(file, "map", f"the legend explains '{character}', which is nowhere on the map")
    for mark in spec.map.marks:
        with findings:
            if mark not in board.marks:
                raise ContentError(file, "map", f"no hex has the mark '{mark}'")
    with findings:
        check_names(_entries(spec), NAMED, {"mark": board.marks}, file)
    findings.settle()


def check_map(spec: MissionSpec, board: Board, file: str) -> None:
    """HG-RULING-52 and the icons a map may have: limits of the box, known marks, start hexes."""
    findings = Findings()

    def complain(problem: str, entry: str = "map") -> None:
        with findings:
            raise ContentError(file, entry, problem)

    for mark in board.marks:
        if mark not in KNOWN_MARKS and mark not in spec.map.marks:
            complain(f"the mark '{mark}' is unknown{did_you_mean(mark, [*KNOWN_MARKS, *spec.map.marks])}")
    marks = board.marks
    counts = {kind: (len(marks.get(kind, ())), most) for kind, most in LIMITS.items()}
    counts["turret"] = (sum(len(marks.get(f"turret:{way}", ())) for way in DIRECTION_NAMES), MOST_TURRETS)
    counts["door"] = (len(board.doors), MOST_DOORS)
    counts["loot"] = (len(marks.get("loot", ())) + len(marks.get("bonus-loot", ())), sum(LOOT_TOKENS))
    for kind, (count, most) in counts.items():
        if count > most:
            complain(f"{count} {kind} icons, but the box holds {most} tokens")
    starts = sum(len(hexes) for mark, hexes in marks.items() if mark.startswith("start"))
    if starts < 4:
        complain(f"4 start hexes are needed, the map has {starts}")
    for elite in spec.elite:
        if f"elite-{elite.spawn}" not in marks:
            complain(f"the map has no hex marked elite-{elite.spawn}", f"elite '{elite.id}'")
    for pair in ("fast-travel-a", "fast-travel-b"):
        if len(marks.get(pair, ())) not in (0, 2):
            complain(f"{pair} must stand on exactly two hexes")
    findings.settle()


# --- the campaign --------------------------------------------------------------------------------------------


def read_campaign(text: str, file: str, missions: list[Mission]) -> CampaignMap:
    """The campaign map: every mission, passage and ending it names must be there; other missions are not on it."""
    spec = convert_page(CampaignSpec, CAMPAIGN_ENTRIES, parse_toml(text, file), file, "campaign")
    findings = Findings()
    give_keys(spec, "campaign", "campaign-")
    with findings:
        _check_campaign(spec, file, missions)
    achievements = []
    for achievement in spec.achievement:
        with findings:
            when = EFFECTS.bind(achievement.when, file, f"achievement '{achievement.id}'", door=CONDITION)
            achievements.append(Achievement(achievement, when.parts[CONDITION]))
    effects: dict[int, tuple[Bound, ...]] = {}
    with findings:
        effects = _passage_effects(spec.passage, file)
    findings.settle()
    on_map = {box.mission for box in spec.loyalty} | {ending.mission for ending in spec.ending}
    on_map |= {id for path in spec.path for id in (path.id, *path.to)}
    on_map_missions = tuple(mission for mission in missions if mission.id in on_map)
    campaign = CampaignMap(spec, on_map_missions, tuple(achievements), effects)
    for mission in campaign.missions:
        if not mission.spec.loyalty and not campaign.paths.get(mission.id):
            for band in spec.band:
                if (mission.id, band.id) not in campaign.endings:
                    problem = f"mission '{mission.id}' ends the campaign, but has no ending for '{band.id}'"
                    raise ContentError(file, "ending", problem)
    return campaign


def _check_campaign(spec: CampaignSpec, file: str, missions: list[Mission]) -> None:
    """What the campaign map names is there, and nothing stands twice."""
    findings = Findings()
    by_id = {mission.id: mission for mission in missions}
    numbers = [passage.number for passage in spec.passage]
    for mission in missions:
        numbers += mission.passages
    endings = (f"{ending.mission}, {ending.band}" for ending in spec.ending)
    for what, ids in (
        ("passage", map(str, numbers)),
        ("path", (path.id for path in spec.path)),
        ("loyalty", (box.hero for box in spec.loyalty)),
        ("band", (band.id for band in spec.band)),
        ("ending", endings),
        ("achievement", (achievement.id for achievement in spec.achievement)),
    ):
        with findings:
            unique(ids, file, what)

    def known(id: str, entry: str) -> None:
        with findings:
            if id not in by_id:
                raise ContentError(file, entry, f"mission '{id}' is unknown{did_you_mean(id, by_id)}")

    def written(number: int, entry: str) -> None:
        with findings:
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
        known(box.mission, entry)
        with findings:
            if box.mission in by_id and by_id[box.mission].spec.loyalty != box.hero:
                raise ContentError(file, entry, f"mission '{box.mission}' is not the loyalty mission of {box.hero}")
    for ending in spec.ending:
        entry = f"ending of '{ending.mission}'"
        known(ending.mission, entry)
        written(ending.passage, entry)
    for interlude in spec.interlude:
        known(interlude.after, f"interlude after '{interlude.after}'")
        written(interlude.passage, f"interlude after '{interlude.after}'")
    for achievement in spec.achievement:
        for id in achievement.when.get("saved", ()):
            known(id, f"achievement '{achievement.id}'")
    with findings:
        least = [band.least for band in spec.band]
        if not least or least[0] != 0 or sorted(set(least)) != least:
            raise ContentError(file, "band", f"bands must begin at 0 and rise, got {', '.join(map(str, least))}")
    with findings:
        entries: list[tuple[str, Mapping[str, object]]] = [
            (f"ending of '{ending.mission}'", {"band": ending.band}) for ending in spec.ending
        ]
        entries += [(f"achievement '{achievement.id}'", achievement.when) for achievement in spec.achievement]
        facts = remembered(mission.spec for mission in missions)
        check_names(entries, NAMED, {"band": [band.id for band in spec.band], "fact": facts}, file)
    findings.settle()


def _passage_effects(passages: list[PassageSpec], file: str) -> dict[int, tuple[Bound, ...]]:
    return bind_passages(passages, lambda effect, entry: EFFECTS.bind(_with_name(effect), file, entry, door=PASSAGE))


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
    cards = read_cards(read_package_text(PACKAGE, "threats.toml"), "threats.toml", grunts)
    files = {f"missions/{name}": read_package_text(MISSIONS, name) for name in package_files(MISSIONS, ".toml")}
    found = [read_mission(text, file, grunts, cards) for file, text in files.items()]
    for file, mission in zip(files, found, strict=True):
        check_facts(mission.spec, (other.spec for other in found), file)
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
