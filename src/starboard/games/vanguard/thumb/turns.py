"""What the thumb does with a turn: act, walk, rest, prepare, go home; and what it does beside a question."""

from __future__ import annotations

from starboard.core.choice import Choice, Value
from starboard.games.vanguard.printed import BOX, Part
from starboard.games.vanguard.state import AVAILABLE, EXHAUSTED, Mode
from starboard.games.vanguard.thumb import errands
from starboard.games.vanguard.thumb.mind import FAR, STEP, Mind

NEVER = -50.0
SURE = 60.0
SPARE = 4
"""Dice beyond the three one must keep that make a push cheap."""


def whose(choice: Choice) -> int:
    """The section a question is about; -1 for the team."""
    section = choice.args.get("section", -1)
    return section if isinstance(section, int) else -1


def turn(mind: Mind, choice: Choice, value: Value) -> float:
    """What a turn can be begun or gone on with."""
    who = whose(choice)
    match value[0]:
        case "act":
            if mind.going_home:
                return 1.0 if mind.is_trap(mind.member(who).at) else -0.5
            action = BOX.actions[int(value[1])]
            return mind.action(who, action, int(value[2])) + errands.act(mind, who, action)
        case "move":
            return walk(mind, who, int(value[1]))
        case "rest":
            return rest(mind, who)
        case "prepare":
            return prepare(mind, who)
        case "depart":
            return SURE if mind.going_home and (mind.all_aboard or not mind_can_wait(mind)) else NEVER
        case "complete":
            return SURE + 20.0
        case "end-turn":
            return 0.0
    return -1.0


def mind_can_wait(mind: Mind) -> bool:
    """Whether those who are not by the lander can still come."""
    view = mind.view
    return any(
        mind.member(section).at != view.lander_at and mind.steps(mind.member(section).at)[view.lander_at] < FAR
        for section in mind.team
    )


def walk(mind: Mind, who: int, number: int) -> float:
    """What a move is worth: the best of what lies that way, less with every step, and not what is here already."""
    board = BOX.boards[mind.view.planet]
    route = board.routes[number]
    here = mind.member(who).at
    goals = mind.goals(who)
    before, after = mind.steps(here), mind.steps(route.to)
    best = max(
        (goal * STEP ** after[at] for at, goal in enumerate(goals) if after[at] < FAR and after[at] < before[at]),
        default=0.0,
    )
    stay = goals[here] if not mind.view.special_used else goals[here] * STEP
    return best - stay - mind.route_cost(who, route) - 0.2


def rest(mind: Mind, who: int) -> float:
    """What a rest is worth: half of the dice, and a card, for a supply. Without a die to exhaust the way home costs
    blood, so on it supplies are for resting."""
    member = mind.member(who)
    ready = member.where.count(AVAILABLE)
    total = ready + member.where.count(EXHAUSTED)
    back = min((total + 1) // 2, member.where.count(EXHAUSTED))
    supplies = mind.view.supplies
    free = BOX.planets[mind.view.planet].spec.unlimited_supplies or errands.rests_free(mind)
    price = 0.0 if free else 0.9 if supplies > 4 else 1.4
    if mind.going_home:
        return 12.0 + back if ready <= 1 and back > 0 and member.at != mind.view.lander_at else 0.1 * back - price
    return (1.4 if ready == 0 else 0.85 if ready <= 2 else 0.5) * back - price


def prepare(mind: Mind, who: int) -> float:
    """A card, if there is room for it."""
    member = mind.member(who)
    return 0.45 if len(member.hand) < member.limit and not mind.going_home else 0.02


def prepare_how(mind: Mind, choice: Choice, value: Value) -> float:
    """A card is drawn; a check for combos is not worth the dice."""
    return {"draw": 1.0, "done": 0.5}.get(str(value[0]), 0.0)


# --- beside a question ----------------------------------------------------------------------------------------------


def aside(mind: Mind, choice: Choice, value: Value) -> float:
    """What is done at once, before the question is answered: whatever brings more than it costs."""
    match value[0]:
        case "push":
            return push(mind, int(value[1]), choice)
        case "card":
            return card(mind, int(value[1]), choice) - 0.5
        case "skill":
            return _skill(mind, int(value[1]), choice) - 0.6
        case "operate":
            return _equipment(mind, int(value[1]), int(value[2])) - 0.3
        case "set-up":
            return 0.6 if mind.view.round <= 4 else -0.1
        case "discovery":
            return _worth(mind, BOX.discoveries[int(value[2])].spec.planet) - 1.0
        case "unique":
            return _worth(mind, BOX.uniques[int(value[2])].spec.planet) - 0.6
    return -1.0


def push(mind: Mind, who: int, choice: Choice) -> float:
    """IV-PUSH: a die for five, if many are spent, one can be spared and there is something to do with them."""
    view = mind.view
    member = mind.member(who)
    if view.mode is Mode.TUTORIAL or mind.going_home:
        return -1.0
    play = sum(1 for where in member.where if where in (AVAILABLE, EXHAUSTED))
    ready = member.where.count(AVAILABLE)
    spent = member.where.count(EXHAUSTED)
    acts = choice.prompt == "turn" and view.active == who and not view.special_used and view.actions_left > 0
    if play < 3 + SPARE or ready > 1 or spent < 5 or not acts:
        return -1.0
    return 0.2


def _worth(mind: Mind, deeds: list[dict[str, object]], who: int = -1) -> float:
    return mind.worth(who).deeds(deeds)


IN_CHECK = frozenset(
    {"reroll", "turn", "add", "add-die", "spend-to-turn", "lend", "match", "copy", "set-aside", "take-back", "advance"}
)


def card(mind: Mind, number: int, choice: Choice) -> float:
    """What the top of a section card brings now."""
    spec = BOX.cards[number].spec
    return _of_deeds(mind, spec.top, BOX.card_sections[number], choice)


def _skill(mind: Mind, who: int, choice: Choice) -> float:
    spec = BOX.crew[mind.member(who).crew].spec
    return _of_deeds(mind, spec.action, who, choice)


def _equipment(mind: Mind, who: int, item: int) -> float:
    spec = BOX.equipment[item].spec
    price = {"discard": 0.8, "exploration": 0.4, "turn": 0.0}.get(spec.uses, 0.0)
    price += 1.2 if spec.counts_as_action else 0.0
    return _of_deeds(mind, spec.action, who, None) - price


def _of_deeds(mind: Mind, deeds: list[dict[str, object]], who: int, choice: Choice | None) -> float:
    """Deeds as they are in this moment: what changes dice, by what the pool lacks; refreshing, by what is spent."""
    total = 0.0
    member = mind.view.members[who]
    for deed in deeds:
        name = str(deed["name"])
        if name in IN_CHECK:
            total += _in_check(mind, deed)
        elif name == "refresh" and member is not None:
            count = deed.get("count", 1)
            total += 0.55 * min(int(str(count)), member.where.count(EXHAUSTED))
        elif name == "heal":
            total += 4.0 if member is not None and member.injuries else -0.2
        elif name == "draw" and member is not None:
            total += 0.5 if len(member.hand) <= member.limit else -0.3
        elif name == "move":
            total += 0.2
        else:
            total += mind.worth(who).deed(deed)
    return total


def _in_check(mind: Mind, deed: dict[str, object]) -> float:
    """What a change of dice may bring: a part of what is missing to the best outcome."""
    view = mind.view
    if view.check is None or view.check.action < 0 or not view.check.pool or view.check.pool[0].face < 0:
        return -0.5
    missing = mind.best - mind.now(mind.pool())
    if missing <= 0.4:
        return -0.5
    likely = {"turn": 0.75, "add": 0.6, "copy": 0.5, "match": 0.5, "spend-to-turn": 0.5, "advance": 0.6}.get(
        str(deed["name"]), 0.35
    )
    return likely * missing


def option_of(mind: Mind, parts: tuple[Part, ...], value: Value, who: int) -> float:
    """One of several things that are printed somewhere."""
    place = int(value[-1])
    return mind.worth(who).deeds(parts[place].spec.deeds) if place < len(parts) else 0.0
