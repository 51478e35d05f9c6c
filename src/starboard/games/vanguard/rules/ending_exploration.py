"""The end of an exploration: departing, evacuation, what the missions say, and what comes after (IV-END, IV-TUT-27 to
31, IV-RULING-33, 67)."""

from __future__ import annotations

from starboard.core.choice import Value, choose
from starboard.games.vanguard import effects, effects_ship
from starboard.games.vanguard.printed import BOX, SECTIONS
from starboard.games.vanguard.queries import member_of, member_sections
from starboard.games.vanguard.rules.logs import read_log
from starboard.games.vanguard.ship_state import Page
from starboard.games.vanguard.state import Mode, Phase, Result, State

BUY: Value = ("buy-first-dice",)
KEEP: Value = ("keep-tokens",)
REBUILT = "720"
"""IV-SETUP-02, IV-RESET-01: the log by which the decks of the tutorial are as they were, for whoever goes there."""


async def end(state: State) -> None:
    """IV-END-01 to 06: whoever is not at a departing lander dies; an evacuation loses the discoveries; then its log."""
    effects.lay_down(state)
    effects.go_on_with(state, Phase.CLEAN_UP)
    if state.result == Result.DEPARTED:
        for section in member_sections(state):
            if member_of(state, section).at != state.lander_at:
                effects.lose_member(state, section, "IV-DEPART-03")
    elif state.result == Result.EVACUATED:
        effects.lose_discoveries(state, uniques=state.flags.lost_uniques)
    if state.end_log >= 0:
        await read_log(state, -1, state.end_log)


def is_success(state: State) -> bool:
    """IV-RULING-33: no mission that counts is unfinished or failed, and the team was not evacuated."""
    if state.result in (Result.EVACUATED, Result.FAILURE) or not member_sections(state):
        return False
    open_missions = [each.card for each in state.missions]
    return all(BOX.missions[card].spec.optional for card in (*open_missions, *state.failed))


async def clean_up(state: State) -> None:
    """The exploration is over: its result is noted, and the ship book, the tutorial's clean-up or the end follows."""
    success = is_success(state)
    effects.note_result(state, failed=not success, evacuated=state.result == Result.EVACUATED)
    if state.flags.operation < 0:  # what an operation has found counts for its score (IV-DES-28)
        effects.discard_used_uniques(state)
    effects.announce_end(state, "success" if success else "failure")
    if state.mode == Mode.TUTORIAL:
        await clean_up_tutorial(state)
        if state.flags.campaign:
            return effects_ship.turn_to(state, Page.CONTINUATION)
        effects.go_on_with(state, Phase.OVER)
        return await read_log(state, -1, BOX.logs.number(REBUILT))
    if state.flags.campaign:
        return effects_ship.turn_to(state, Page.LEAVING)
    effects.go_on_with(state, Phase.OVER)


async def clean_up_tutorial(state: State) -> None:
    """IV-TUT-28, 29, IV-RULING-67: with a completed rank-up card everybody gets rank 2; a die for every section may be
    bought."""
    if state.ranked:
        for section in member_sections(state):
            effects.rank_up(state, section)
    price = len(state.ship.dice[0])
    if state.success >= price:
        picked = await choose(state.leaders[0], "buy-first-dice", [BUY, KEEP], rule="IV-TUT-29", count=price)
        if picked == BUY:
            dice = [BOX.dice.number(BOX.numbers.first_wild[section]) for section in SECTIONS]
            effects.buy_dice(state, dice, price)
