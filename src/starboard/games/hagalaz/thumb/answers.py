"""How each question is answered: a table from the question to what its options are worth."""

from __future__ import annotations

from starboard.core.advice import Advice, Answer, Score
from starboard.core.choice import Choice, Value
from starboard.core.hexes import FAR
from starboard.games.hagalaz.printed import BASE_ACTIONS
from starboard.games.hagalaz.state import PARAGON_DIE
from starboard.games.hagalaz.thumb.goals import action_worth
from starboard.games.hagalaz.thumb.mind import STEP, Mind
from starboard.games.hagalaz.thumb.plans import Hand, Play, pool_of
from starboard.games.hagalaz.thumb.sight import Foe, Friend
from starboard.games.hagalaz.thumb.worths import (
    aim_bonus,
    all_hit,
    best_hit,
    biotic_worth,
    blast_hit,
    calm_worth,
    door_worth,
    drone_damage,
    drone_worth,
    lift_grenade_worth,
    mine_worth,
    sabotage_worth,
    shield_worth,
    singularity_worth,
    stun_worth,
)

UNLOCKS: dict[str, tuple[str, ...]] = {
    "shepard": ("incinerate", "adrenaline-rush", "barrier", "firestorm", "n7-veteran", "warp", "biotic-charge"),
    "garrus": (
        "assassinate",
        "calibrations",
        "armor-piercing-ammo",
        "overwatch",
        "proximity-mine",
        "archangel",
    ),
    "liara": ("pure-biotics", "warp-ammo", "biotic-explosion", "singularity", "asari-controller"),
    "tali": ("combat-upgrade", "sabotage-turrets", "sabotage-enemy", "drone-detonation", "lockdown"),
    "wrex": ("shoot-it-46-more-times", "thick-hide", "krogans-are-best", "krogan-warlord", "lift-grenade"),
}
"""Which abilities a hero wants first."""

SQUAD = ("liara", "tali", "wrex", "garrus")
"""Who comes along, in the order in which they sit. Whose presence helps most missions comes first; of those three the
best fighter sits last, because the lead token goes to the last seat first: two turns in a row, just when the squad has
opened the first door."""
KEEPING = 0.5
"""What a die has to do to be kept."""
ORDERING = 1.2
"""What an order has to do to be given."""
AIMED = ("concussive-shot", "assassinate")
"""The shots to which aim adds."""
GRENADE = 4.5
"""What a grenade has to be worth to be thrown."""
UNKNOWN_CARD = 1.5
UNPROVOKED = "HG-GARR-04"
"""Steps under this rule provoke no opportunity attacks."""


def asked(mind: Mind, choice: Choice) -> Friend:
    """The hero a question is about: the one it names, or whose turn it is."""
    named = choice.args.get("hero")
    return mind.sight.hero(str(named) if named else mind.sight.view.active)


def _foe(mind: Mind, value: Value) -> Foe | None:
    return mind.sight.foe(int(value[1]))


def _printed(mind: Mind, choice: Choice, name: str) -> int:
    """A number printed on the box of the action a question belongs to."""
    return int(asked(mind, choice).board.abilities[str(choice.args["action"])].effect[name])


# --- the roll ------------------------------------------------------------------------------------------------


def keep(mind: Mind, choice: Choice) -> int:
    """The die that would do most by itself; any that does something is better than a roll."""
    hero = asked(mind, choice)
    before = mind.stand(hero, hero.at)
    gains = [
        Hand(mind, hero, [int(value[1])]).best().worth - before if value[0] == "keep" else KEEPING
        for value in choice.values
    ]
    return gains.index(max(gains))


def _turn(mind: Mind, choice: Choice, value: Value) -> float:
    """A renegade token is for a die that makes a much better turn."""
    hero = asked(mind, choice)
    dice = pool_of(mind)
    if value[0] != "turn":
        return Hand(mind, hero, dice).best().worth + 3.0
    die, face = int(value[1]), int(value[2])
    dice.remove(die)
    return Hand(mind, hero, [*dice, face | die & PARAGON_DIE]).best().worth


def reroll(mind: Mind, choice: Choice) -> int:
    """Dice that the plan does not need."""
    needed = Hand(mind, asked(mind, choice), pool_of(mind)).best().dice()
    for position, value in enumerate(choice.values):
        if value[0] != "reroll" or int(value[1]) not in needed:
            return position
    return 0


def _order(mind: Mind, choice: Choice, value: Value) -> float:
    """Two steps for who has a way to go; a reroll for who has nothing to do with the dice."""
    if value[0] != "use":
        return 0.0
    hero = asked(mind, choice)
    plan = Hand(mind, hero, pool_of(mind)).best()
    if value[1] == "reroll":
        return 1.5 * (min(3, len(mind.sight.view.pool)) - len(plan.dice())) - ORDERING
    return STEP * min(2, mind.goals.steps(hero, plan.to)) - 0.2 * mind.sight.danger(hero, plan.to) - ORDERING


def _aside(mind: Mind, choice: Choice, value: Value) -> float:
    """What may be done beside a question: orders of Shepard, the inventory."""
    return (_order if value[0] == "use" else _items)(mind, choice, value)


def _analysis(mind: Mind, choice: Choice, value: Value) -> float:
    """Save up for a discard; with one to spare, look first."""
    if value[0] != "use":
        return 0.0
    analysis = int(str(choice.args["analysis"]))
    card = mind.sight.hero(str(value[2])).view.card
    if value[1] == "discard":
        return card_harm(mind, card) - 0.5
    if value[1] == "look":
        return 2.0 if analysis == 4 else -1.0
    return -1.0


def card_harm(mind: Mind, card: str) -> float:
    """How bad a threat card is."""
    if card not in mind.sight.mission.card_place:
        return UNKNOWN_CARD
    harm = 0.0
    for order in mind.sight.mission.cards[mind.sight.mission.card_place[card]].spec.orders:
        if order["do"] == "escalation":
            harm += 3.0
        elif order["do"] == "activate":
            harm += sum(calm_worth(mind, foe) for foe in mind.sight.foes if foe.view.kind == order["kind"])
        elif order["do"] == "respite":
            harm -= 2.0
        else:
            harm += 1.0
    return harm


# --- dice and moves ------------------------------------------------------------------------------------------


def place(mind: Mind, choice: Choice) -> int:
    """The first play of the best plan; a die of no use goes where it does no harm."""
    hero = asked(mind, choice)
    slots = hero.board.slots
    plays: list[Play] = []
    index: dict[Play, int] = {}
    for position, value in enumerate(choice.values):
        if value[0] == "place":
            slot = slots[int(value[2])]
            play = Play(int(value[1]), int(value[2]), int(value[3]), slot.action, slot.kind)
            plays.append(play)
            index[play] = position
    first = Hand(mind, hero, pool_of(mind), plays).best().first() if plays else None
    if first is not None:
        return index[first]
    harmless = 0
    for position, value in reversed(list(enumerate(choice.values))):
        if value[0] == "end-actions":
            return position
        if slots[int(value[2])].action in BASE_ACTIONS:
            harmless = position
    return harmless


def move(mind: Mind, choice: Choice) -> int:
    """A step on the way to the best end of the move."""
    hero = asked(mind, choice)
    hand = Hand(mind, hero, pool_of(mind))
    plan = hand.best_end(int(str(choice.args["points"])), choice.rule != UNPROVOKED)
    for position, value in enumerate(choice.values):
        if value[0] == "stop" and plan.step < 0:
            return position
        if value[0] != "stop" and value[1] == plan.step:
            return position
    return 0


def _rush(mind: Mind, choice: Choice, value: Value) -> float:
    """A straight charge: a better place, and somebody to hit there."""
    hero = asked(mind, choice)
    if value[0] != "move":
        return mind.stand(hero, hero.at)
    at = int(value[1])
    return mind.stand(hero, at) + best_hit(mind, mind.sight.grid.near[at], 1)


def _warlord(mind: Mind, choice: Choice, value: Value) -> float:
    """A better place before an action, but never away from a Mission action that may be about to be done."""
    hero = asked(mind, choice)
    if value[0] != "move":
        chore = mind.goals.chores.get(hero.at)
        working = any(slot.action == "mission" and slot.die for slot in hero.view.slots)
        if chore is not None and working and chore.suits(hero):
            return mind.stand(hero, hero.at) + chore.empowered
        return mind.stand(hero, hero.at) + 1.0
    return mind.stand(hero, int(value[1])) - mind.ways(hero, 1).get(int(value[1]), (FAR, 0))[0]


# --- targets -------------------------------------------------------------------------------------------------


def _aim(mind: Mind, choice: Choice, value: Value) -> float:
    """Kill first, then whoever is worth most; what else the action does counts too."""
    foe = _foe(mind, value) if value[0] == "attack" else None
    if foe is None:
        return 0.0
    damage = int(value[2])
    action = str(choice.args.get("action", ""))
    hit = damage + aim_bonus(asked(mind, choice)) if action in AIMED else damage
    gain = foe.gain(hit) if hit else 0.0
    if action in ("lift", "warp") and foe.left > damage:
        gain += biotic_worth(mind, foe)
    return 0.01 + gain + 0.001 * damage


def _stun_whom(mind: Mind, choice: Choice, value: Value) -> float:
    foe = _foe(mind, value) if value[0] == "attack" else None
    return stun_worth(mind, foe) if foe else 0.0


def _overload_whom(mind: Mind, choice: Choice, value: Value) -> float:
    foe = _foe(mind, value) if value[0] == "attack" else None
    return 0.01 + max(foe.gain(_printed(mind, choice, "damage")), stun_worth(mind, foe)) if foe else 0.0


def _overload_how(mind: Mind, choice: Choice, value: Value) -> float:
    """Both if both are offered; stun those that would strike, if one hit does not do for them."""
    if value[1] == "damage-and-stun":
        return 3.0
    foes = [foe for foe in mind.sight.foes if foe.view.token == choice.args["enemy"]]
    damage = int(str(choice.args["damage"]))
    if value[1] == "damage":
        return max((foe.gain(damage) for foe in foes), default=1.0)
    return max((stun_worth(mind, foe) for foe in foes), default=0.0)


def _hit_for(damage: int) -> Score[Mind]:
    """Some enemies suffer a fixed damage each."""

    def score(mind: Mind, choice: Choice, value: Value) -> float:
        foe = _foe(mind, value) if value[0] == "attack" else None
        return 0.01 + foe.gain(damage) if foe else 0.0

    return score


def _firestorm(mind: Mind, choice: Choice, value: Value) -> float:
    foe = _foe(mind, value) if value[0] == "attack" else None
    if foe is None:
        return 0.0
    return blast_hit(mind, foe.at, _printed(mind, choice, "damage"), _printed(mind, choice, "splash"))


def _assassinate(mind: Mind, choice: Choice, value: Value) -> float:
    foe = _foe(mind, value) if value[0] == "attack" else None
    return 0.01 + foe.gain(_printed(mind, choice, "damage")) if foe else 0.0


def _rage(mind: Mind, choice: Choice, value: Value) -> float:
    """Rage is for kills, and for what is left at the end of the turn."""
    hero = asked(mind, choice)
    foe = _foe(mind, value) if value[0] == "attack" else None
    if foe is None:
        return 0.0
    if foe.left <= 1:
        return foe.worth
    last = not mind.sight.dice_left(hero)
    return foe.gain(1) if last or hero.view.meter >= 4 else -1.0


def _sabotage_whom(mind: Mind, choice: Choice, value: Value) -> float:
    foe = _foe(mind, value) if value[0] == "attack" else None
    return 0.01 + sabotage_worth(mind, foe) + 0.3 * stun_worth(mind, foe) if foe else 0.0


def _direction(mind: Mind, choice: Choice, value: Value) -> float:
    """The ray with the most in it, from the drone or from the hero."""
    if value[0] == "use":
        return 0.1
    if value[0] != "direction":
        return 0.0
    at = mind.sight.drone if choice.prompt == "sabotage-turrets-how" else asked(mind, choice).at
    return 0.01 + all_hit(mind, mind.sight.grid.ray(at, int(value[1])) & ~(1 << at), 1)


def _singularity(mind: Mind, choice: Choice, value: Value) -> float:
    return singularity_worth(mind, int(value[1])) if value[0] == "hex" else 0.0


def _lift_grenade(mind: Mind, choice: Choice, value: Value) -> float:
    return lift_grenade_worth(mind, int(value[1]), 1) if value[0] == "hex" else 0.0


def _mine(mind: Mind, choice: Choice, value: Value) -> float:
    return mine_worth(mind, int(value[1])) if value[0] == "hex" else 0.0


def _detonate(mind: Mind, choice: Choice, value: Value) -> float:
    damage = int(asked(mind, choice).board.abilities["drone-detonation"].effect["damage"])
    return blast_hit(mind, mind.sight.drone, damage, damage) if value[0] == "use" else 0.5


def _items(mind: Mind, choice: Choice, value: Value) -> float:
    """Grenades for a kill or two hits, medi-gel for who misses two points and needs them."""
    if value[0] == "go-on":
        return 0.0
    if value[0] == "medigel":
        hero = mind.sight.hero(str(value[1]))
        missing = hero.view.full_health - hero.health
        if missing < 2:
            return -1.0
        return 1.0 + missing / hero.health + (2.0 if hero.id == "shepard" else 0.0)
    damage = 2 if value[0] == "grenade" else 3
    gain = all_hit(mind, mind.sight.grid.near[int(value[1])] | 1 << int(value[1]), damage)
    return gain - GRENADE - 0.1 * damage


# --- the drone, doors, Mission actions -----------------------------------------------------------------------


def _drone_where(mind: Mind, choice: Choice, value: Value) -> float:
    hero = asked(mind, choice)
    at = int(value[1]) if value[0] == "hex" else mind.sight.drone
    return drone_worth(mind, hero, at)


def _drone_does(mind: Mind, choice: Choice, value: Value) -> float:
    if value[0] == "attack":
        foe = _foe(mind, value)
        return 0.01 + foe.gain(drone_damage(asked(mind, choice))) if foe else 0.0
    if value[0] == "door":
        return door_worth(mind) if int(value[1]) in mind.goals.doors else -1.0
    return 1.0 if value[0] == "turret" else 0.0


def _lockdown(mind: Mind, choice: Choice, value: Value) -> float:
    if value[0] != "door":
        return 0.0
    return 1.0 if int(value[1]) in mind.goals.doors else -1.0


def _mission(mind: Mind, choice: Choice, value: Value) -> float:
    if value[0] != "do":
        return 0.01
    spec = next(action.spec for action in mind.sight.mission.actions if action.spec.id == value[1])
    at = asked(mind, choice).at
    return action_worth(mind.sight, spec, mind.goals.objective, mind.goals.barred, at).standard


def _turret(mind: Mind, choice: Choice, value: Value) -> float:
    """The turret that covers most heroes, or whose lane is near them."""
    if value[0] not in ("turret", "disable", "fire", "rearm"):
        return 0.05
    spot = mind.sight.mission.turrets[int(value[1])]
    lane = mind.sight.grid.ray(spot.at, spot.direction)
    return 0.1 + (lane & mind.sight.hero_hexes).bit_count() + 0.5 * (mind.sight.revealed >> spot.at & 1)


def _rearm(mind: Mind, choice: Choice, value: Value) -> float:
    return -_turret(mind, choice, value)


def _most(mind: Mind, choice: Choice, value: Value) -> float:
    return float(value[1])


# --- heroes --------------------------------------------------------------------------------------------------


def _shield(mind: Mind, choice: Choice, value: Value) -> float:
    return shield_worth(mind, mind.sight.hero(str(value[1])), 1) if value[0] == "hero" else 0.0


def _revive(mind: Mind, choice: Choice, value: Value) -> float:
    return 1.0 if value[0] == "revive" else 0.0


def _tough(mind: Mind, choice: Choice, value: Value) -> float:
    """Who should rather be attacked: shields to spare, and not Shepard."""
    hero = mind.sight.hero(str(value[1]))
    return -mind.sight.pain(hero, 2)


def _intuition(mind: Mind, choice: Choice, value: Value) -> float:
    """Turn an attack aside if it would cost health."""
    hero, damage = asked(mind, choice), int(str(choice.args["damage"]))
    if value[0] == "hero":
        return mind.sight.pain(hero, damage) - mind.sight.pain(mind.sight.hero(str(value[1])), damage)
    if value[0] == "use":
        return mind.sight.pain(hero, damage) - mind.sight.pain(hero, damage - int(str(choice.args["less"])))
    return 1.5


def _unlock(mind: Mind, choice: Choice, value: Value) -> float:
    wanted = UNLOCKS.get(str(value[1]), ())
    return -float(wanted.index(str(value[2]))) if value[2] in wanted else -99.0


def _squad(mind: Mind, choice: Choice, value: Value) -> float:
    """The usual three; in a campaign those first who have been out least, so that everybody learns."""
    campaign = mind.sight.view.campaign
    outings = len(campaign.columns.get(str(value[1]), ())) if campaign is not None else 0
    return -float(SQUAD.index(str(value[1])) + len(SQUAD) * outings)


def _campaign_where(mind: Mind, choice: Choice, value: Value) -> float:
    """A loyalty mission when one is to be had: it costs nothing but the risk of losing it."""
    return 1.0 if value[0] == "loyalty" else 0.0


def _data_for(mind: Mind, choice: Choice, value: Value) -> float:
    """Whoever has most to unlock, and of equals whoever comes along most."""
    campaign = mind.sight.view.campaign
    unlocked = len(campaign.unlocked.get(str(value[1]), ())) if campaign is not None else 0
    place = SQUAD.index(str(value[1])) if value[1] in SQUAD else -1
    return -float(unlocked) - 0.1 * place


def _start(mind: Mind, choice: Choice, value: Value) -> float:
    """As near as possible to what is to be done."""
    steps = mind.goals.walks(mind.goals.open_grid, mind.goals.sites)[int(value[1])]
    return -float(steps)


# --- enemies moved by the player -----------------------------------------------------------------------------


def _enemy_to(mind: Mind, choice: Choice, value: Value) -> float:
    """The hex where it does least harm."""
    foe = _foe(mind, value)
    if foe is None:
        return 0.0
    at = int(value[2]) if value[0] == "enemy-to" else foe.at
    return -mind.harm(foe, at)


def _lift_where(mind: Mind, choice: Choice, value: Value) -> float:
    """Away from those it could strike; `stop` says nothing about which enemy it is."""
    if value[0] == "stop":
        moved = [other for other in choice.values if other[0] == "enemy-to"]
        foe = _foe(mind, moved[0]) if moved else None
        return -mind.harm(foe, foe.at) if foe else 0.0
    return _enemy_to(mind, choice, value)


def _provoke(mind: Mind, choice: Choice, value: Value) -> float:
    """An enemy that is just out of Wrex's reach."""
    if value[0] != "use":
        return 0.0
    foe = mind.sight.foe(int(value[2]))
    wrex = asked(mind, choice)
    if foe is None or foe.view.elite:
        return -1.0
    far = mind.sight.grid.distance(wrex.at, foe.at)
    return 1.0 if 3 <= far <= 4 and not best_hit(mind, mind.sight.grid.within(wrex.at, 2), 2) else -1.0


def _weakest_first(mind: Mind, choice: Choice, value: Value) -> float:
    foe = _foe(mind, value)
    return -float(foe.attack) if foe else 0.0


def _away(mind: Mind, choice: Choice, value: Value) -> float:
    """Far from the heroes."""
    distances = mind.sight.grid.distances(int(value[1]))
    return float(sum(min(distances[hero.at], 20) for hero in mind.sight.standing))


def _close(mind: Mind, choice: Choice, value: Value) -> float:
    return -_away(mind, choice, value)


# --- yes or no -----------------------------------------------------------------------------------------------


def _yes(mind: Mind, choice: Choice, value: Value) -> float:
    return 0.0 if value[0] in ("go-on", "decline", "done", "stop") else 1.0


SCORES: dict[str, Score[Mind]] = {
    "turn-which": _turn,
    "give-order": _order,
    "analysis-how": _analysis,
    "rush-where": _rush,
    "warlord-where": _warlord,
    "attack-whom": _aim,
    "sabotage-target": _aim,
    "stun-whom": _stun_whom,
    "overload-whom": _overload_whom,
    "overload-how": _overload_how,
    "rush-at-whom": _hit_for(1),
    "archangel-whom": _hit_for(1),
    "shoot-again-at-whom": _hit_for(2),
    "firestorm-whom": _firestorm,
    "assassinate-whom": _assassinate,
    "rage-at-whom": _rage,
    "sabotage-whom": _sabotage_whom,
    "sabotage-turrets-how": _direction,
    "pierce-where": _direction,
    "singularity-where": _singularity,
    "lift-grenade-where": _lift_grenade,
    "mine-where": _mine,
    "detonate": _detonate,
    "use-items": _aside,
    "drone-where": _drone_where,
    "drone-does": _drone_does,
    "lockdown-which": _lockdown,
    "mission-what": _mission,
    "disable-which": _turret,
    "turret-which": _turret,
    "rearm-which": _rearm,
    "tick-how-many": _most,
    "shield-whom": _shield,
    "revive-whom": _revive,
    "attacks-whom": _tough,
    "toward-whom": _tough,
    "intuition-how": _intuition,
    "unlock-which": _unlock,
    "squad-whom": _squad,
    "campaign-where": _campaign_where,
    "data-for-whom": _data_for,
    "start-where": _start,
    "enemy-goes-where": _enemy_to,
    "where-enemy-reacts": _enemy_to,
    "provoke-where": _lift_where,
    "lift-where": _lift_where,
    "provoke-whom": _provoke,
    "activate-which": _weakest_first,
    "which-enemy-reacts": _weakest_first,
    "who-strikes-first": _weakest_first,
    "spawn-where": _away,
    "elite-where": _away,
    "loot-where": _close,
}
"""What an option is worth, by question. Questions not listed are answered with the first that is no refusal."""


ANSWERS: dict[str, Answer[Mind]] = {
    "place-which": place,
    "move-where": move,
    "keep-which": keep,
    "reroll-which": reroll,
}
"""Questions whose options are weighed together."""

ADVICE = Advice(SCORES, ANSWERS, otherwise=_yes, aside=_aside)
