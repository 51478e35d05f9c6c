"""How the thumb answers in battles: who joins, what is spent, which cards are played."""

from __future__ import annotations

from starboard.core.choice import Choice, Value
from starboard.games.edge.printed import BOX, FLEET, RESOURCES
from starboard.games.edge.thumb.odds import chance_to_win
from starboard.games.edge.thumb.plan import Plan
from starboard.games.edge.view import RAIDERS, Battle

PEACE = ("withdraw", "parley", "ceasefire")
MENDING = ("reroll", "set-die", "raise-die", "cancel-die", "extra-roll")


def _battle(plan: Plan) -> Battle:
    battle = plan.mind.view.battle
    assert battle is not None
    return battle


def _sides(plan: Plan) -> tuple[int, int, int]:
    """One's own dice and aim, and the most dice of any other side, as the battle stands."""
    battle, mind = _battle(plan), plan.mind
    own, aim, best = 0, 1, 0
    for side in battle.sides:
        if side.out:
            continue
        dice = mind.dice_at(side.player, battle.at) + side.extra + side.energy
        if side.player == mind.seat:
            own, aim = dice, min(5, mind.aim_at(battle.at) + side.targeting)
        else:
            best = max(best, dice)
    return own, max(1, aim), best


def _chance(plan: Plan) -> float:
    own, aim, best = _sides(plan)
    return chance_to_win(own, aim, best, 1)


def _stakes(plan: Plan) -> float:
    """What winning the battle is worth more than losing it."""
    mind, battle = plan.mind, _battle(plan)
    spoils = plan.worth.victory()
    for raider in mind.view.raiders:
        if raider.at == battle.at:
            spoils += plan.worth.deeds(BOX.raiders[raider.number].spec.reward)
    ships = mind.me.ships.count(battle.at)
    built = plan.ready.value * 0.7 if plan.ready is not None and plan.ready.at == battle.at else 0.0
    return spoils - plan.wreck * ships + built


def join(plan: Plan, choice: Choice, value: Value) -> float:
    """A ship more in a battle: for the chance it adds, and for what it does here more than there."""
    mind, battle = plan.mind, mind_battle(plan)
    if value[0] == "done" or battle is None:
        return 0.0
    at = battle.at
    kind = FLEET[int(value[2])]
    there = mind.dice_at(mind.seat, at)
    foes = max(
        [mind.dice_at(RAIDERS, at)]
        + [mind.dice_at(who, at) for who in range(len(mind.view.players)) if who != mind.seat]
    )
    before = chance_to_win(there, 1, foes, 1) if there else 0.0
    after = chance_to_win(there + mind.guns[kind], 1, foes, 1)
    spoils = plan.worth.victory()
    for raider in mind.view.raiders:
        if raider.at == at:
            spoils += plan.worth.deeds(BOX.raiders[raider.number].spec.reward)
    ready = plan.ready
    leaves = ready.value if ready is not None and ready.at == mind.me.ships[int(value[2])] else 0.0
    return (after - before) * spoils + (1 - after) * min(0.0, plan.wreck) - leaves - 0.2


def mind_battle(plan: Plan) -> Battle | None:
    """The battle that is seen."""
    return plan.mind.view.battle


def prepare(plan: Plan, choice: Choice, value: Value) -> float:
    """Energy, powers and cards before the roll: for what they add to the chance."""
    if value[0] in ("ready", "pass-battle"):
        return 0.0 if value[0] == "ready" else -0.1
    own, aim, best = _sides(plan)
    if not best:
        return _at_the_gate(plan, value)
    now = chance_to_win(own, aim, best, 1)
    stakes = max(0.5, _stakes(plan))
    match value[0]:
        case "energy":
            return (chance_to_win(own + 1, aim, best, 1) - now) * stakes - plan.worth.resources[0] * 0.8
        case "power":
            return (chance_to_win(own, min(5, aim + 1), best, 1) - now) * stakes - 0.4
        case "card":
            chance, gained = _with_card(plan, int(value[1]), own, aim, best)
            return (chance - now) * stakes + gained - _held(plan) * 0.7
    return -0.1


def _at_the_gate(plan: Plan, value: Value) -> float:
    """At the Gate a die more is worth a little."""
    return 0.5 - plan.worth.resources[0] if value[0] == "energy" else -0.5


def _with_card(plan: Plan, card: int, own: int, aim: int, best: int) -> tuple[float, float]:
    """The chance to win with a card, and what else it brings."""
    less, gained = 0, 0.0
    for deed in BOX.tactics[card].spec.action:
        count = int(deed.get("count", 1))
        match deed["name"]:
            case "dice":
                own += count
            case "targeting":
                aim += count
            case "dice-by-others":
                own += 1
            case "hinder":
                less += int(deed.get("dice", 0))
            case "spare-ships":
                gained += 0.2
            case _:
                gained += plan.worth.deed(deed)
    return chance_to_win(own, min(5, aim), max(1, best - less), 1), gained


def _held(plan: Plan) -> float:
    """What a card is worth in the hand."""
    full = len(plan.mind.view.hand) >= plan.mind.me.hand_limit
    return max(float(plan.mind.vault), 0.2 if full else 0.7)


def outcome(plan: Plan, choice: Choice, value: Value) -> float:
    """Cards after the roll are for battles that would be lost."""
    if value[0] in ("ready", "pass-battle"):
        return 0.0 if value[0] == "ready" else -0.1
    battle, mind = _battle(plan), plan.mind
    own = next((side.dice for side in battle.sides if side.player == mind.seat), [])
    others = [side.dice for side in battle.sides if side.player != mind.seat and not side.out]
    if not others or not any(dice >= own for dice in others):
        return -1.0
    stakes = _stakes(plan)
    if value[0] == "power":
        return stakes * 0.4
    deeds = BOX.tactics[int(value[1])].spec.action
    names = [deed["name"] for deed in deeds]
    if "spare-ships" in names:
        return -plan.wreck - 0.3
    turns = 0.45 if any(name in MENDING for name in names) else 0.0
    return stakes * turns - _held(plan)


def talk(plan: Plan, choice: Choice, value: Value) -> float:
    """Diplomacy is for battles that would be lost, or for what it brings besides."""
    if value[0] != "card":
        return 0.0 if value[0] == "ready" else -0.1
    chance, stakes = _chance(plan), _stakes(plan)
    deeds = BOX.tactics[int(value[1])].spec.action
    names = [deed["name"] for deed in deeds]
    besides = sum(plan.worth.deed(deed) for deed in deeds if deed["name"] in ("points", "draw", "gain", "leaders"))
    if any(name in PEACE for name in names):
        return -chance * stakes - plan.wreck * (1 - chance) + 0.9 + besides - _held(plan)
    if any(name in ("tribute", "send-away") for name in names):
        return 1.0 + besides - _held(plan)
    if "dice" in names or "bribe-raiders" in names:
        own, aim, best = _sides(plan)
        more = chance_to_win(own + 1, aim, best, 1) if "dice" in names else chance_to_win(own, aim, best - 2, 1)
        return (more - chance) * stakes + besides - 0.6 * _held(plan)
    return besides - _held(plan)


def weakest_die(plan: Plan, choice: Choice, value: Value) -> float:
    return -float(value[1])


def strongest_other(plan: Plan, choice: Choice, value: Value) -> float:
    return float(value[2])


def whom(plan: Plan, choice: Choice, value: Value) -> float:
    """Of several sides, the strongest."""
    battle = mind_battle(plan)
    return float(plan.mind.dice_at(int(value[1]), battle.at)) if battle is not None else 0.0


def demand(plan: Plan, choice: Choice, value: Value) -> float:
    """To give the Hegemon something and leave, where staying brings less."""
    if value[0] != "agree":
        return 0.0
    chance = _chance(plan)
    return -chance * _stakes(plan) - plan.wreck * (1 - chance)


def offer(plan: Plan, choice: Choice, value: Value) -> float:
    """To let the Hegemon leave for a card, where winning brings less."""
    return 0.9 - _chance(plan) * _stakes(plan) if value[0] == "agree" else 0.0


def tribute(plan: Plan, choice: Choice, value: Value) -> float:
    """To give one resource, or to leave."""
    if value[0] == "leave":
        return 0.0
    chance = _chance(plan)
    return chance * _stakes(plan) + plan.wreck * (1 - chance) - 0.6


def manoeuvre(plan: Plan, choice: Choice, value: Value) -> float:
    return int(value[2]) * (plan.worth.resources[0] if value[1] == "energy" else plan.worth.card)


def raider(plan: Plan, choice: Choice, value: Value) -> float:
    """Of the raiders in reach, the one whose visit is worth most; for the Hegemon, the strongest."""
    mind = plan.mind
    spec = next(BOX.raiders[each.number].spec for each in mind.view.raiders if each.id == value[1])
    if choice.args.get("whose") == "hegemon":
        return float(spec.dice)
    kind = FLEET[mind.view.flown] if mind.view.flown >= 0 else 0
    return plan.raid(spec, mind.chance(kind, spec.dice))


def resource_of(value: Value) -> int:
    """The resource an answer names."""
    return RESOURCES.index(str(value[1]))
