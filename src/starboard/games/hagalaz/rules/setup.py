"""Setting up a mission, and what is written down when it has ended (catalogue 10, 11, 48, 55)."""

from __future__ import annotations

from starboard.core.choice import Value, choose, choose_legal
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.effects import (
    activate_hero,
    announce_hero,
    conceal_all_but,
    empty_inventory,
    go_on_with,
    keep_unlocks,
    lay_out_loot,
    lay_out_mission,
    lay_out_token,
    note_control,
    note_squad,
    place_enemy,
    place_loot,
    relocate_hero,
    seat_heroes,
    take_paragon_dice,
    tick_data_box,
)
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.printed import SHELF
from starboard.games.hagalaz.queries import active_hero, hero_board, is_revealed
from starboard.games.hagalaz.rules.damage import can_unlock, unlock_one
from starboard.games.hagalaz.rules.objectives import resolve_passage
from starboard.games.hagalaz.rules.picking import pick_unit
from starboard.games.hagalaz.rules.reacting import react
from starboard.games.hagalaz.rules.spawning import draw_grunt
from starboard.games.hagalaz.state import Hero, Loot, Phase, State

COMPANIONS = ("garrus", "liara", "tali", "wrex")
SQUAD_SIZE = 4
MOST_PARAGON_DICE = 2

HEROES_PER_SEAT = {1: (4,), 2: (2, 2), 3: (2, 1, 1), 4: (1, 1, 1, 1)}
"""HG-PLAY-03 to 06: how many heroes the players control (with three, one of them controls two)."""


async def set_up_mission(state: State) -> None:
    """HG-SETUP-01 to 10: bag, threat deck, elites, grunts, loot, tokens, doors and turrets."""
    mission = state.kit.mission
    board = mission.board
    lay_out_mission(state)
    conceal_all_but(state, start_hexes(state))
    for elite in mission.spec.elite:
        if elite.at_setup:
            at = board.marks[f"elite-{elite.spawn}"][0]
            place_enemy(state, elite.id, at, stunned=not is_revealed(state, at), rule="HG-SETUP-04")
    for at in mission.spawns:
        if any(state.bag):
            token = await draw_grunt(state)
            place_enemy(state, token, at, stunned=not is_revealed(state, at), rule="HG-SETUP-05")
    lay_out_loot(state)
    for at in (*board.marks.get("loot", ()), *board.marks.get("bonus-loot", ())):
        place_loot(state, at, rule="HG-SETUP-07")
    for kind in ("objective", "prisoner"):
        for number, at in enumerate(board.marks.get(kind, ()), 1):
            lay_out_token(state, f"{kind}-{number}", at)
    go_on_with(state, Phase.SQUAD)


def start_hexes(state: State) -> list[int]:
    """HG-SETUP-13, 14: all start hexes, generic ones and those reserved for a hero."""
    marks = state.kit.board.marks
    return sorted(at for mark, hexes in marks.items() if mark == "start" or mark.startswith("start:") for at in hexes)


async def set_up_squad(state: State) -> None:
    """HG-SETUP-11 to 18: companions, who controls whom, start hexes, main abilities, lead token, bonus dice."""
    await pick_squad(state)
    await share_control(state)
    seat_heroes(state, [new_hero(state, id, seat) for id, seat in zip(state.squad, state.control, strict=True)])
    for hero in state.heroes:
        announce_hero(state, hero)
        await place_hero(state, hero)
    conceal_all_but(state, [hero.at for hero in state.heroes])
    await react(state, Moment.SETUP)
    activate_hero(state, 0)
    take_paragon_dice(state, min(state.paragon_victories, MOST_PARAGON_DICE))
    go_on_with(state, Phase.TRAINING)


async def train(state: State) -> None:
    """HG-UNLOCK-01: what one hero after the other unlocked before the mission; then its first passage is read."""
    hero = active_hero(state)
    for _ in range(state.veteran):
        await unlock_one(state, hero, rule="HG-UNLOCK-01")
    if state.active + 1 < len(state.heroes):
        activate_hero(state, state.active + 1)
        return
    activate_hero(state, 0)
    passages = state.kit.mission.spec.passage
    if passages:
        await resolve_passage(state, passages[0].number)
    go_on_with(state, Phase.ROUND)


async def pick_squad(state: State) -> None:
    """HG-SQUAD-01, HG-SETUP-11, HG-RULING-71: Shepard and three companions, in clockwise order of the table."""
    if state.squad:
        return
    squad = ["shepard"]
    if state.kit.mission.spec.loyalty:
        # The hero a loyalty mission is about takes part in it (HG-RULING-49).
        squad.append(state.kit.mission.spec.loyalty)
    while len(squad) < SQUAD_SIZE:
        values: list[Value] = [("squad", id) for id in COMPANIONS if id not in squad]
        picked = await choose(0, "squad-whom", values, rule="HG-SQUAD-01", number=len(squad))
        squad.append(str(picked[1]))
    note_squad(state, squad)


async def share_control(state: State) -> None:
    """HG-PLAY-03 to 06, HG-SQUAD-03: the heroes are shared out among the players."""
    if state.control:
        return
    control: list[int] = []
    for id in state.squad:
        seats: dict[Value, int] = {("give", id, seat): seat for seat in range(state.seats)}
        picked = await choose_legal(
            0,
            "give-to-whom",
            seats,
            lambda seat: can_control(state.seats, control, seat),
            rule="HG-SETUP-11",
            hero=id,
        )
        control.append(seats[picked])
    note_control(state, control)


def can_control(seats: int, control: list[int], seat: int) -> Ruling:
    """HG-PLAY-03 to 06: nobody controls more heroes than the number of players asks for."""
    shares = sorted((control.count(other) + (other == seat) for other in range(seats)), reverse=True)
    if all(held <= most for held, most in zip(shares, HEROES_PER_SEAT[seats], strict=True)):
        return ALLOWED
    return refuse(f"HG-PLAY-0{2 + seats}", "controls-enough", seat=seat)


def new_hero(state: State, id: str, seat: int) -> Hero:
    """HG-SETUP-12, HG-SETUP-18: full health and shields, starting abilities, renegade tokens."""
    board = SHELF.heroes[id]
    return Hero(
        id,
        seat,
        board.spec.health,
        board.spec.shields,
        placed=[0] * len(board.slots),
        unlocked=board.start | state.unlocks.get(id, 0),
        renegade=state.renegade_victories,
    )


def can_start_at(state: State, hero: Hero, at: int) -> Ruling:
    """HG-SETUP-13, HG-SETUP-14: a start hex that holds no hero and is not reserved for another."""
    marks = state.kit.board.marks
    own = marks.get(f"start:{hero.id}", ())
    if state.hero_hexes >> at & 1:
        return refuse("HG-SETUP-13", "start-hex-taken")
    if own and at not in own:
        return refuse("HG-SETUP-14", "own-start-hex", hero=hero.id)
    if not own and at not in marks.get("start", ()):
        return refuse("HG-SETUP-14", "reserved-start-hex")
    return ALLOWED


async def place_hero(state: State, hero: Hero) -> None:
    """HG-SETUP-13: the hero's player picks its start hex."""
    starts: dict[Value, int] = {("start", at): at for at in start_hexes(state)}
    picked = await choose_legal(
        hero.seat,
        "start-where",
        starts,
        lambda at: can_start_at(state, hero, at),
        rule="HG-SETUP-13",
        hero=hero.id,
    )
    relocate_hero(state, hero, starts[picked], rule="HG-SETUP-13")


async def debrief(state: State) -> None:
    """HG-MEND-04, HG-DATA-01 to 05: the passage of the result, then the recovered data."""
    mission = state.kit.mission
    if state.result == "defeat-shepard":
        await resolve_passage(state, mission.spec.failure.shepard_passage)
    elif state.result == "defeat-storm":
        await resolve_passage(state, mission.spec.failure.passage)
    for _ in range(state.inventory[Loot.DATA]):
        await record_data(state)
    empty_inventory(state)
    go_on_with(state, Phase.CLOSING if state.campaign is not None else Phase.OVER)


async def record_data(state: State) -> None:
    """HG-DATA-01 to 03, HG-RULING-53, 54: tick the next box; every third unlocks an ability for one hero."""
    track = SHELF.campaign.spec
    if state.data_boxes >= track.data_boxes:
        return
    tick_data_box(state)
    if state.data_boxes % track.data_per_unlock:
        return
    able = [
        hero
        for hero in heroes_of_campaign(state)
        if any(can_unlock(state, hero, ability) for ability in hero_board(state, hero).abilities)
    ]
    if able:
        lead = state.heroes[state.lead]
        hero = await pick_unit(lead.seat, "data-for-whom", "data", able, rule="HG-DATA-03")
        await unlock_one(state, hero, rule="HG-DATA-03")
        keep_unlocks(state, hero)


def heroes_of_campaign(state: State) -> list[Hero]:
    """HG-RULING-54: the squad; in a campaign also the hero who stayed behind, with the ticks of its board."""
    if state.campaign is None:
        return list(state.heroes)
    seat = state.heroes[state.lead].seat
    absent = [id for id in COMPANIONS if id not in state.squad]
    return [*state.heroes, *(new_hero(state, id, seat) for id in absent)]
