"""What cards and powers do in a battle, and at the Gate where they can: diplomacy, dice, results."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.edge import effects
from starboard.games.edge.content.registry import DEED, EFFECTS, POSSIBLE
from starboard.games.edge.moments import Window
from starboard.games.edge.printed import BOX, ENERGY, amounts
from starboard.games.edge.queries import can_pay, resources_of, room_for_dice, ships_at, targeting_of
from starboard.games.edge.rules.dice import roll_to_target
from starboard.games.edge.rules.gaining import choose_for, draw_cards, gain, lose_resource, pay_cost
from starboard.games.edge.state import RAIDERS, Side, State


def _sides(state: State) -> list[Side]:
    """Those still in the battle, or the one side of the Gate's roll: nothing here is used anywhere else."""
    assert state.battle is not None
    return [side for side in state.battle.sides if not side.out]


def _own(state: State, who: int) -> Side | None:
    """A player's side, unless it is out."""
    return next((side for side in _sides(state) if side.player == who), None)


def _others(state: State, who: int) -> list[Side]:
    return [side for side in _sides(state) if side.player != who]


def _people(state: State, who: int) -> list[Side]:
    """The other sides that can be talked to; raiders cannot (AE-RULING-13)."""
    return [side for side in _others(state, who) if side.player != RAIDERS]


# --- before the roll --------------------------------------------------------------------------------------------------


@EFFECTS.on("dice", DEED)
async def dice_deed(state: State, who: int, at: int, *, count: int = 1) -> None:
    """More dice."""
    side = _own(state, who)
    if side is not None:
        effects.add_dice(state, side, count)


@EFFECTS.on("targeting", DEED)
async def targeting_deed(state: State, who: int, at: int, *, count: int = 1) -> None:
    """Better targeting."""
    side = _own(state, who)
    if side is not None:
        effects.add_targeting(state, side, count)


@EFFECTS.on("dice-by-others", DEED)
async def dice_by_others(state: State, who: int, at: int) -> None:
    """A die for each other side."""
    side = _own(state, who)
    if side is not None:
        effects.add_dice(state, side, len(_others(state, who)))


@EFFECTS.on("dice-by-ships", DEED)
async def dice_by_ships(state: State, who: int, at: int, *, most: int = 3) -> None:
    """A die for each of one's own ships in the battle."""
    side = _own(state, who)
    if side is not None:
        effects.add_dice(state, side, min(most, len(ships_at(state.players[who], at))))


@EFFECTS.on("hinder", DEED)
async def hinder(state: State, who: int, at: int, *, dice: int = 0, targeting: int = 0) -> None:
    """Another side rolls fewer dice, or aims worse."""
    side = await _pick_side(state, who, _others(state, who), "hinder-whom")
    if side is not None:
        if dice:
            effects.add_dice(state, side, -dice)
        if targeting:
            effects.add_targeting(state, side, -targeting)


@EFFECTS.on("hinder-all", DEED)
async def hinder_all(state: State, who: int, at: int, *, dice: int) -> None:
    """Every other side rolls fewer dice."""
    for side in _others(state, who):
        effects.add_dice(state, side, -dice)


@EFFECTS.on("dice", POSSIBLE)
@EFFECTS.on("dice-by-ships", POSSIBLE)
def has_room_for_dice(state: State, who: int, at: int) -> bool:
    """AE-BATTLE-28: what would be a seventh die is lost at once."""
    side = _own(state, who)
    return side is not None and state.battle is not None and room_for_dice(state, side, state.battle.at) > 0


@EFFECTS.on("dice-by-others", POSSIBLE)
def has_room_against_others(state: State, who: int, at: int) -> bool:
    return has_opponents(state, who, at) and has_room_for_dice(state, who, at)


@EFFECTS.on("targeting", POSSIBLE)
def has_room_for_targeting(state: State, who: int, at: int) -> bool:
    """AE-BATTLE-14: nobody aims better than 5."""
    side = _own(state, who)
    most = BOX.numbers.most_targeting
    return side is not None and state.battle is not None and targeting_of(state, side, state.battle.at) < most


@EFFECTS.on("hinder", POSSIBLE)
@EFFECTS.on("hinder-all", POSSIBLE)
@EFFECTS.on("spare-ships", POSSIBLE)
def has_opponents(state: State, who: int, at: int) -> bool:
    return bool(_others(state, who))


async def _pick_side(state: State, who: int, sides: list[Side], prompt: str) -> Side | None:
    if not sides:
        return None
    values: list[Value] = [("side", side.player) for side in sides]
    picked = await choose(who, prompt, values, rule="AE-RULING-64")
    return next(side for side in sides if side.player == picked[1])


@EFFECTS.on("energy-for-targeting", Window.PREPARE)
async def energy_for_targeting(state: State, who: int, at: int, *, count: int = 1) -> None:
    """Spend 1 energy to aim better."""
    side = _own(state, who)
    if side is not None:
        effects.pay(state, who, (1, 0, 0, 0, 0), "AE-BATTLE-14")
        effects.add_targeting(state, side, count)


@EFFECTS.on("energy-for-targeting", f"{Window.PREPARE}-possible")
def energy_for_targeting_possible(state: State, who: int, at: int) -> bool:
    """AE-BATTLE-14: whoever aims at 5 would buy nothing with it."""
    return state.players[who].stores[ENERGY] > 0 and has_room_for_targeting(state, who, at)


@EFFECTS.on("pay-for-dice", Window.PREPARE)
async def pay_for_dice(state: State, who: int, at: int, *, pay: dict[str, int], count: int) -> None:
    """Pay for more dice, once a battle."""
    side = _own(state, who)
    if side is not None:
        await pay_cost(state, who, amounts(pay), "AE-BATTLE-11")
        effects.add_dice(state, side, count)


@EFFECTS.on("pay-for-dice", f"{Window.PREPARE}-possible")
def pay_for_dice_possible(state: State, who: int, at: int, *, pay: dict[str, int]) -> bool:
    """AE-BATTLE-28: what would buy no die cannot be paid."""
    side = _own(state, who)
    return side is not None and room_for_dice(state, side, at) > 0 and can_pay(state.players[who], amounts(pay))


# --- after the roll ---------------------------------------------------------------------------------------------------


@EFFECTS.on("reroll", DEED)
async def reroll(state: State, who: int, at: int, *, count: int = 1) -> None:
    """One's own dice are rolled again, one at a time; each is a choice."""
    side = _own(state, who)
    for _ in range(count if side is not None else 0):
        assert side is not None
        if side.dice:
            await _reroll_one(state, who, side)


async def _reroll_one(state: State, who: int, side: Side) -> None:
    values: list[Value] = [("die", face, side.player) for face in sorted(set(side.dice))]
    picked = await choose(who, "reroll-which", values, rule="AE-BATTLE-16", always=True)
    effects.change_die(state, side, int(picked[1]), await _roll_one(state, side))


async def _roll_one(state: State, side: Side) -> int:
    """AE-BATTLE-15: one die, rolled again until it is no lower than what the side aims at."""
    assert state.battle is not None
    aim = targeting_of(state, side, state.battle.at)
    (face,) = await roll_to_target(state, side.player, f"reroll:{side.player}", 1, aim, "AE-BATTLE-16")
    return face


@EFFECTS.on("reroll", POSSIBLE)
@EFFECTS.on("set-die", POSSIBLE)
@EFFECTS.on("raise-die", POSSIBLE)
@EFFECTS.on("reroll-power", f"{Window.OUTCOME}-possible")
def has_dice(state: State, who: int, at: int) -> bool:
    side = _own(state, who)
    return side is not None and bool(side.dice)


@EFFECTS.on("set-die", DEED)
async def set_die(state: State, who: int, at: int, *, face: int) -> None:
    """One of one's own dice is turned to a face."""
    side = _own(state, who)
    if side is not None and side.dice:
        values: list[Value] = [("die", each, side.player) for each in sorted(set(side.dice))]
        picked = await choose(who, "set-which", values, rule="AE-BATTLE-16", face=face)
        effects.change_die(state, side, int(picked[1]), face)


@EFFECTS.on("raise-die", DEED)
async def raise_die(state: State, who: int, at: int, *, count: int) -> None:
    """One of one's own dice counts for more, a six at most."""
    side = _own(state, who)
    if side is not None and side.dice:
        values: list[Value] = [("die", each, side.player) for each in sorted(set(side.dice))]
        picked = await choose(who, "raise-which", values, rule="AE-BATTLE-16")
        effects.change_die(state, side, int(picked[1]), min(6, int(picked[1]) + count))


@EFFECTS.on("cancel-die", DEED)
async def cancel_die(state: State, who: int, at: int, *, most: int = 6) -> None:
    """A die of another side does not count; it shows `most` at most."""
    dice = _cancellable(state, who, most)
    if dice:
        values: list[Value] = [("cancel", side.player, face) for side, face in dice]
        picked = await choose(who, "cancel-which", values, rule="AE-BATTLE-16")
        side = next(each for each, _ in dice if each.player == picked[1])
        effects.remove_die(state, side, int(picked[2]))


def _cancellable(state: State, who: int, most: int) -> list[tuple[Side, int]]:
    return [(side, face) for side in _others(state, who) for face in sorted(set(side.dice)) if face <= most]


@EFFECTS.on("cancel-die", POSSIBLE)
def cancel_possible(state: State, who: int, at: int, *, most: int = 6) -> bool:
    return bool(_cancellable(state, who, most))


@EFFECTS.on("extra-roll", DEED)
async def extra_roll(state: State, who: int, at: int, *, count: int = 1) -> None:
    """More dice are rolled after the roll."""
    side = _own(state, who)
    for _ in range(count if side is not None else 0):
        assert side is not None
        if len(side.dice) < BOX.numbers.most_dice:
            effects.add_die(state, side, await _roll_one(state, side))


@EFFECTS.on("extra-roll", POSSIBLE)
def has_room_for_a_roll(state: State, who: int, at: int) -> bool:
    side = _own(state, who)
    return side is not None and len(side.dice) < BOX.numbers.most_dice


@EFFECTS.on("spare-ships", DEED)
async def spare_ships(state: State, who: int, at: int) -> None:
    """If this side loses, its ships are not damaged."""
    side = _own(state, who)
    if side is not None:
        effects.spare_ships(side)


@EFFECTS.on("reroll-power", Window.OUTCOME)
async def reroll_power(state: State, who: int, at: int) -> None:
    """Once a battle, one of one's own dice is rolled again."""
    side = _own(state, who)
    if side is not None and side.dice:
        await _reroll_one(state, who, side)


# --- diplomacy --------------------------------------------------------------------------------------------------------


@EFFECTS.on("withdraw", DEED)
async def withdraw(state: State, who: int, at: int) -> None:
    """One's own ships go back to the pad, undamaged."""
    effects.withdraw(state, who)


@EFFECTS.on("parley", DEED)
async def parley(state: State, who: int, at: int, *, give: int = 0, cards: int = 0) -> None:
    """One other side and oneself withdraw; with `give` the other side gets resources for it, with `cards` both draw."""
    other = await _pick_side(state, who, _people(state, who), "parley-whom")
    if other is None:
        return
    for _ in range(give):
        await lose_resource(state, who, "AE-RULING-13", to=other.player)
    effects.withdraw(state, other.player)
    effects.withdraw(state, who)
    for side in (who, other.player):
        await draw_cards(state, side, cards)


@EFFECTS.on("parley", POSSIBLE)
@EFFECTS.on("send-away", POSSIBLE)
def talk_possible(state: State, who: int, at: int, *, give: int = 0) -> bool:
    """Somebody is there, and what is to be given is not the card itself that says so."""
    return bool(_people(state, who)) and resources_of(state.players[who]) > give


@EFFECTS.on("send-away", DEED)
async def send_away(state: State, who: int, at: int, *, give: int = 0) -> None:
    """One other side withdraws; it is given resources for it."""
    other = await _pick_side(state, who, _people(state, who), "send-away-whom")
    if other is None:
        return
    for _ in range(give):
        await lose_resource(state, who, "AE-RULING-13", to=other.player)
    effects.withdraw(state, other.player)


@EFFECTS.on("ceasefire", DEED)
async def ceasefire(state: State, who: int, at: int, *, energy: int = 0) -> None:
    """All sides but raiders withdraw, and may get energy for it."""
    for side in [*_people(state, who), *([own] if (own := _own(state, who)) else [])]:
        effects.withdraw(state, side.player)
        await gain(state, side.player, ENERGY, energy, "AE-RES-01")


@EFFECTS.on("ceasefire", POSSIBLE)
@EFFECTS.on("tribute", POSSIBLE)
def has_people(state: State, who: int, at: int) -> bool:
    return bool(_people(state, who))


@EFFECTS.on("tribute", DEED)
async def tribute(state: State, who: int, at: int) -> None:
    """Each other side gives a resource or withdraws."""
    for side in _people(state, who):
        other = side.player
        values: list[Value] = [("give-one",), ("leave",)] if resources_of(state.players[other]) else [("leave",)]
        picked = await choose_for(state, other, "tribute", values, "AE-RULING-40", who=who)
        if picked[0] == "leave":
            effects.withdraw(state, other)
        else:
            await lose_resource(state, other, "AE-RULING-13", to=who)


@EFFECTS.on("bribe-raiders", DEED)
async def bribe_raiders(state: State, who: int, at: int, *, dice: int) -> None:
    """Nothing makes raiders talk, but some things make them look away: they roll fewer dice."""
    raiders = next((side for side in _others(state, who) if side.player == RAIDERS), None)
    if raiders is not None:
        effects.add_dice(state, raiders, -dice)


@EFFECTS.on("bribe-raiders", POSSIBLE)
def bribe_possible(state: State, who: int, at: int) -> bool:
    return any(side.player == RAIDERS for side in _others(state, who))
