"""The strategic roll: keeping a die, rolling, renegade tokens, stars (catalogue 21 to 24, 44)."""

from __future__ import annotations

from collections.abc import Sequence

from starboard.core.chance import roll
from starboard.core.choice import Value, choose
from starboard.games.hagalaz.effects import (
    announce_star,
    begin_turn,
    close_offers,
    end_first_roll,
    fill_pool,
    go_on_with,
    use_renegade_token,
)
from starboard.games.hagalaz.moments import Moment
from starboard.games.hagalaz.queries import active_hero, hero_board
from starboard.games.hagalaz.rules.offers import with_offers
from starboard.games.hagalaz.rules.reacting import react
from starboard.games.hagalaz.state import PARAGON_DIE, Face, Hero, Phase, State

STARS = (Face.STAR, Face.STAR | PARAGON_DIE)
"""The dice that show a star."""


def face_of(die: int) -> int:
    """The face a die shows, strategy or paragon."""
    return die & ~PARAGON_DIE


def is_paragon(die: int) -> bool:
    """Whether a die of the pool is a paragon die."""
    return bool(die & PARAGON_DIE)


async def strategic_roll(state: State) -> None:
    """HG-TURN-01 step A: start of the turn, keep a die, roll, renegade token; the stars come next."""
    hero = active_hero(state)
    state.log.step = hero_board(state, hero).turn
    begin_turn(state, hero)
    go_on_with(state, Phase.STARS)
    await react(state, Moment.TURN_START)
    kept = await keep_die(state, hero)
    rest = list(state.pool)
    if kept >= 0:
        rest.remove(kept)
    await roll_dice(state, hero, rest, [kept] if kept >= 0 else [])
    if hero.renegade:
        await turn_a_die(state, hero)


async def resolve_stars(state: State) -> None:
    """HG-TURN-01 step A: what was rolled triggers what it does; a fallen hero takes no die (HG-RULING-20)."""
    hero = active_hero(state)
    state.log.step = hero_board(state, hero).turn
    go_on_with(state, Phase.ACTIONS)
    await trigger_stars(state, hero)
    await with_offers(state, hero, lambda: react(state, Moment.ROLLED, hero), lambda: close_offers(state))
    if hero.downed:
        go_on_with(state, Phase.THREAT)


async def keep_die(state: State, hero: Hero) -> int:
    """HG-LOCK-01 to 04: any hero but the round's first may keep one die as it lies; -1 for none."""
    if state.first_turn:
        end_first_roll(state)
        return -1
    if not state.pool:
        return -1
    values: list[Value] = [("keep", die) for die in sorted(set(state.pool))]
    picked = await choose(hero.seat, "keep-which", [*values, ("roll-all",)], rule="HG-LOCK-01", hero=hero.id)
    return int(picked[1]) if picked[0] == "keep" else -1


async def roll_dice(state: State, hero: Hero, dice: Sequence[int], kept: Sequence[int]) -> None:
    """HG-POOL-03, HG-PARA-02: roll these dice of the pool; the kept ones stay as they are."""
    strategy = sum(1 for die in dice if not is_paragon(die)) if state.paragon else len(dice)
    faces = await roll(f"strategy:{hero.id}", len(dice), rule="HG-POOL-03")
    rolled = [*faces[:strategy], *(face + PARAGON_DIE for face in faces[strategy:])]
    fill_pool(state, hero, [*kept, *rolled], faces)


async def turn_a_die(state: State, hero: Hero) -> None:
    """HG-RENE-02, HG-RULING-14, 15: one renegade token may turn one die to any face, before any star."""
    values: list[Value] = [
        ("turn", die, face) for die in sorted(set(state.pool)) for face in Face if face != face_of(die)
    ]
    if not values:
        return
    picked = await choose(hero.seat, "turn-which", [*values, ("go-on",)], rule="HG-RENE-02", hero=hero.id)
    if picked[0] == "turn":
        use_renegade_token(state, hero, int(picked[1]), int(picked[2]))


async def trigger_stars(state: State, hero: Hero) -> None:
    """HG-CORE-01 to 03, HG-RULING-16: each star triggers the main ability, then all are rerolled until none is left."""
    board = hero_board(state, hero)
    main = board.main.parts[Moment.STAR]
    while True:
        stars = [die for die in state.pool if die in STARS]
        if not stars:
            return
        with state.log.by(board.star):
            for _ in stars:
                announce_star(state, hero)
                await main(state, hero)
        await roll_dice(state, hero, stars, [die for die in state.pool if die not in STARS])
