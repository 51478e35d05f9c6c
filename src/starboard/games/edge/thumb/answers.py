"""How the thumb answers each question: what every option is worth to its plan."""

from __future__ import annotations

from starboard.core.advice import Advice
from starboard.core.choice import Choice, Value
from starboard.games.edge.printed import BOX, FLEET, RESOURCES, SHIPS, TRACKS
from starboard.games.edge.thumb import fights
from starboard.games.edge.thumb.plan import Plan
from starboard.games.edge.thumb.worth import ACTIVATION

FREE = 20.0
"""Free actions that are worth something come before everything else."""
NEVER = -5.0


def _otherwise(plan: Plan, choice: Choice, value: Value) -> float:
    """The first thing that is no refusal."""
    return -0.1 if value[0] in ("decline", "refuse") else 0.0


def _is_his(choice: Choice) -> bool:
    """Whether the seat is asked for the Hegemon."""
    return choice.args.get("whose") == "hegemon"


# --- turns ------------------------------------------------------------------------------------------------------------


def _turn(plan: Plan, choice: Choice, value: Value) -> float:
    if value[0] == "launch":
        kind = SHIPS.index(str(value[1]))
        best = max((plan.launch(kind, at) for at in plan.mind.regions_for(kind)), default=0.0)
        return best + (ACTIVATION * plan.worth.time if not plan.mind.view.ending else 0.0)
    return plan.enough if value[0] == "return" else _free(plan, value)


def _where(plan: Plan, choice: Choice, value: Value) -> float:
    return plan.launch(SHIPS.index(str(value[1])), int(value[2]))


def _free(plan: Plan, value: Value) -> float:
    """Free actions: what they give, less what they take."""
    worth = plan.worth
    match value[0]:
        case "ability":
            faction = BOX.factions[plan.mind.me.faction].spec
            return _if_good(worth.deeds(faction.action) - worth.amounts(faction.pays) - 0.15)
        case "card":
            full = len(plan.mind.view.hand) >= plan.mind.me.hand_limit
            held = max(float(plan.mind.vault), 0.2 if full else 0.6 * worth.time)
            return _if_good(worth.deeds(BOX.tactics[int(value[1])].spec.action) - held)
        case "token":
            return _if_good(worth.deeds(BOX.discoveries[BOX.discoveries.number(str(value[1]))].spec.action) - 0.5)
        case "store":
            module = BOX.modules[BOX.modules.number(str(value[2]))]
            icon = BOX.moons[BOX.moons.number(str(value[1]))].spec.icon
            return _if_good(worth.amounts(module.spec.pays) - (0.0 if icon == "nothing" else 0.7))
        case "clean":
            return FREE
    return -1.0


def _if_good(worth: float) -> float:
    return FREE + worth if worth > 0.0 else NEVER


def _end_turn(plan: Plan, choice: Choice, value: Value) -> float:
    return 0.0 if value[0] in ("end-turn", "go-on") else _free(plan, value)


# --- at the station ---------------------------------------------------------------------------------------------------


def _build(plan: Plan, choice: Choice, value: Value) -> float:
    match value[0]:
        case "build":
            return next((each.value for each in plan.projects if each.at == value[1]), 1.0)
        case "restore":
            return 4.0
        case "nothing":
            return 0.0
    return _free(plan, value)


def _dock(plan: Plan, choice: Choice, value: Value) -> float:
    match value[0]:
        case "done":
            return 0.0
        case "activate":
            return plan.activation(BOX.modules.number(str(value[1])))
        case "function":
            return plan.worth.deeds(BOX.station[BOX.station.number(str(value[1]))].spec.action)
    return _free(plan, value)


def _ship(plan: Plan, choice: Choice, value: Value) -> float:
    return 0.0 if value[0] == "decline" else plan.worth.ship(SHIPS.index(str(value[1])), 4)


def _buy(plan: Plan, choice: Choice, value: Value) -> float:
    return 0.2 if value[0] == "decline" else plan.worth.bargain(BOX.modules.number(str(value[1])), 1)


def _take(plan: Plan, choice: Choice, value: Value) -> float:
    return plan.worth.module(BOX.modules.number(str(value[1])))


def _least(plan: Plan, choice: Choice, value: Value) -> float:
    """For the Hegemon: the module that is worth least to oneself."""
    return -plan.worth.module(BOX.modules.number(str(value[1])))


def _module_kept(plan: Plan, choice: Choice, value: Value) -> float:
    """Damage goes where it hurts least; the Hegemon's where he has most to lose, which is the same to him."""
    number = BOX.modules.number(str(value[1]))
    return -float(BOX.modules[number].spec.vp) - plan.activation(number) - 0.1 * plan.worth.module(number)


def _repair(plan: Plan, choice: Choice, value: Value) -> float:
    if value[0] != "mend":
        return 1.0 if not plan.mind.view.ending else 0.1
    number = BOX.modules.number(str(value[1]))
    return 2.0 + float(BOX.modules[number].spec.vp) + max(0.0, plan.activation(number))


# --- getting and giving -----------------------------------------------------------------------------------------------


def _gain(plan: Plan, choice: Choice, value: Value) -> float:
    return plan.worth.card if value[1] == "card" else plan.worth.resources[RESOURCES.index(str(value[1]))]


def _lose(plan: Plan, choice: Choice, value: Value) -> float:
    if value[0] == "lose":
        return -_kept(plan, RESOURCES.index(str(value[1])))
    return -_card_worth(plan, int(value[1]))


def _kept(plan: Plan, kind: int) -> float:
    """What a resource that is held is worth: much where the project takes it."""
    project = plan.project
    taken = BOX.developments[project.type].cost[kind] if project is not None else 0
    have = plan.mind.me.stores[kind]
    return plan.worth.kept[kind] + (1.0 * plan.worth.time if taken and have <= taken else 0.0)


def _card_worth(plan: Plan, card: int) -> float:
    spec = BOX.tactics[card].spec
    return 0.4 + 0.3 * plan.worth.deeds(spec.action, later=True) + (0.2 if spec.timing == "free" else 0.0)


def _pay(plan: Plan, choice: Choice, value: Value) -> float:
    return -sum(int(count) * _kept(plan, kind) for kind, count in enumerate(value[1:]))


def _card_kept(plan: Plan, choice: Choice, value: Value) -> float:
    return -0.75 if value[0] in ("done", "decline") else -_card_worth(plan, int(value[1]))


def _track(plan: Plan, choice: Choice, value: Value) -> float:
    worth = plan.worth.step(TRACKS.index(str(value[1])))
    return -worth if _is_his(choice) else worth


def _trade(plan: Plan, choice: Choice, value: Value) -> float:
    return 0.5 if value[0] == "trade" else 0.0


def _sell(plan: Plan, choice: Choice, value: Value) -> float:
    return 0.0 if value[0] == "decline" else 1.0 - _kept(plan, RESOURCES.index(str(value[1])))


def _swap(plan: Plan, choice: Choice, value: Value) -> float:
    if value[0] == "decline":
        return 0.0
    old, new = (RESOURCES.index(str(part)) for part in value[1:])
    return plan.worth.resources[new] - _kept(plan, old) - 0.1


def _moon_from(plan: Plan, choice: Choice, value: Value) -> float:
    return max((plan.moon(moon) for moon in plan.mind.view.moons[int(value[1])]), default=0.0)


def _moon(plan: Plan, choice: Choice, value: Value) -> float:
    worth = plan.moon(BOX.moons.number(str(value[1])))
    return -worth if _is_his(choice) else worth


def _discovery(plan: Plan, choice: Choice, value: Value) -> float:
    spec = BOX.discoveries[BOX.discoveries.number(str(value[1]))].spec
    scores = plan.worth.scores(spec.scores) if spec.scores else 0.0
    return plan.worth.deeds(spec.action) + scores + 0.4 * len(spec.power)


def _recruit(plan: Plan, choice: Choice, value: Value) -> float:
    """Leaders that no ship will fetch come first: those in nebulae, then those where nobody's ship can go."""
    at = int(value[1])
    return (1.0 if at >= 22 else 0.0) + (0.5 if at in plan.mind.taken else 0.0)


def _gate(plan: Plan, choice: Choice, value: Value) -> float:
    return plan.worth.deeds(BOX.gate[int(value[1]) - 1].spec.action)


def _upgrade(plan: Plan, choice: Choice, value: Value) -> float:
    spec = BOX.upgrades[BOX.upgrades.number(str(value[1]))].spec
    kind = SHIPS.index(spec.ship)
    owned = sum(FLEET[ship] == kind and place != -1 for ship, place in enumerate(plan.mind.me.ships))
    gains = any("do" in power for power in spec.power)
    return owned * (1.4 if gains else 1.0) + 0.2 * len(spec.power)


def _lose_or_damage(plan: Plan, choice: Choice, value: Value) -> float:
    return 0.0 if value[0] == "lose-one" else -1.0


def _away(plan: Plan, choice: Choice, value: Value) -> float:
    """The Hegemon is sent where there is least for him and nobody of one's own."""
    at = int(value[1])
    return -float(len(plan.mind.view.moons[at])) - 2.0 * (at in plan.mind.me.ships)


def _push(plan: Plan, choice: Choice, value: Value) -> float:
    return -float(sum(spec.dice for spec in plan.mind.raiders_near(int(value[1]))))


def _stay(plan: Plan, choice: Choice, value: Value) -> float:
    """Ships stay where the plan put them, unless they do nothing there."""
    return 0.1 if value[0] == "decline" else 0.0


ADVICE: Advice[Plan] = Advice(
    {
        "turn": _turn,
        "launch-where": _where,
        "end-turn": _end_turn,
        "before-raid": _end_turn,
        "build": _build,
        "dock": _dock,
        "build-ship": _ship,
        "buy-which": _buy,
        "take-which": _take,
        "hegemon-takes": _least,
        "damage-which": _module_kept,
        "infest-which": _module_kept,
        "repair-which": _repair,
        "gain-which": _gain,
        "gain-different": _gain,
        "lose-which": _lose,
        "lose-or-damage": _lose_or_damage,
        "pay-how": _pay,
        "hand-limit": _card_kept,
        "cycle": _card_kept,
        "discard-which": _card_kept,
        "advance-which": _track,
        "trade": _trade,
        "sell": _sell,
        "exchange": _swap,
        "moon-where": _moon_from,
        "moon-which": _moon,
        "discovery-which": _discovery,
        "recruit-where": _recruit,
        "move-which": _stay,
        "recall-which": _stay,
        "escalate": fights.join,
        "window-diplomacy": fights.talk,
        "window-prepare": fights.prepare,
        "window-outcome": fights.outcome,
        "reroll-which": fights.weakest_die,
        "set-which": fights.weakest_die,
        "raise-which": fights.weakest_die,
        "cancel-which": fights.strongest_other,
        "hinder-whom": fights.whom,
        "parley-whom": fights.whom,
        "send-away-whom": fights.whom,
        "tribute": fights.tribute,
        "hegemon-demands": fights.demand,
        "hegemon-offers": fights.offer,
        "raid-which": fights.raider,
        "manoeuvre": fights.manoeuvre,
        "gate-result": _gate,
        "upgrade-which": _upgrade,
        "hegemon-goes": _away,
        "push-where": _push,
    },
    {},
    _otherwise,
)
