"""Nobody is sent anything that depends on what they may not know: whole messages, all seats and spectators."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from typing import Any

import pytest

import starboard
from starboard.core.choice import Choice, Seat
from starboard.core.event import Event
from starboard.core.text import Text
from support.contract import Line
from support.released import RELEASED
from support.twins import Difference, pairs

SECRETS = [("bazaar", "market", 2), ("bazaar", "market", 3), ("bazaar", "market", 5), ("bazaar", "duel", 2)]
PAIRS = 10_000
"""What a long run compares: over all games, and over those that live on secret hands."""


def compared(line: Line, most: int, every: int) -> Iterator[Difference | None]:
    """Twin worlds of one game after another."""
    for seed in count(line.seed):
        found = list(islice(pairs(line._replace(seed=seed), every), most))
        yield from found
        most -= len(found)
        if most <= 0:
            return


def scenarios() -> list[Line]:
    lines = [Line(game, scenario, seats, "random", 1) for game, scenario, seats in SECRETS]
    for game in RELEASED:
        for number, card in enumerate(starboard.game(game).scenarios()):
            fewest, most = card.seats
            lines.append(Line(game, card.id, fewest + number % (most - fewest + 1), "random", 50 + number))
    return lines


@pytest.mark.parametrize("line", scenarios(), ids=str)
def test_twin_worlds_are_told_alike(line: Line):
    differences = [each for each in compared(line, 40, 7) if each is not None]

    assert differences == [], str(differences[0])


@pytest.mark.soak
@pytest.mark.timeout(3600)
@pytest.mark.parametrize("games", [("bazaar", *RELEASED), ("edge",)], ids=" ".join)
def test_ten_thousand_pairs_of_twin_worlds_are_told_alike(games: tuple[str, ...]):
    lines = [line for line in scenarios() if line.game in games]
    share = -(-PAIRS // len(lines))
    total = 0
    for line in lines:
        for difference in compared(line, share, 3):
            assert difference is None, str(difference)
            total += 1

    assert total >= PAIRS
    print(f"{total} pairs of twin worlds, no difference")


# --- and it would be noticed ------------------------------------------------------------------------------------------


LEAKY = Line("bazaar", "market", 3, "random", 1)


def is_noticed() -> bool:
    return any(compared(LEAKY, 200, 2))


def test_nothing_is_noticed_where_nothing_leaks():
    assert not is_noticed()


def test_a_log_line_with_a_cards_name_is_noticed(monkeypatch: pytest.MonkeyPatch):
    game = starboard.game("bazaar")
    honest = game.narrate

    def leaky(event: Event, seat: Seat) -> Text | None:
        return honest(event, getattr(event, "seat", seat))

    monkeypatch.setattr(game, "narrate", leaky)

    assert is_noticed()


def in_the_first_deal(monkeypatch: pytest.MonkeyPatch, happens: Callable[[Any, Any], None]) -> None:
    """Something that the bazaar does not do happens once the very first cards are dealt."""
    rules = starboard.game("bazaar").next_step.__globals__
    honest = rules["deal"]

    async def deal(state: Any) -> None:
        await honest(state)
        if state.round == 1:
            happens(state, rules["BrokerActed"])

    monkeypatch.setitem(rules["STEPS"], "deal", deal)


@pytest.mark.parametrize("hidden", [lambda state: state.lot, lambda state: state.hands[2][0]], ids=["lot", "hand"])
def test_a_leak_in_the_very_first_deal_is_noticed(hidden: Callable[[Any], int], monkeypatch: pytest.MonkeyPatch):
    in_the_first_deal(monkeypatch, lambda state, told: state.log.add(told(hidden(state), False)))

    assert is_noticed()


def test_what_was_turned_up_for_a_moment_is_no_leak(monkeypatch: pytest.MonkeyPatch):
    def peek(state: Any, told: Any) -> None:
        state.lot_up = True
        state.log.reveal()
        state.log.add(told(state.lot, False))
        state.lot_up = False

    in_the_first_deal(monkeypatch, peek)

    assert not is_noticed()


def test_an_undo_label_that_names_a_secret_answer_is_noticed(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("starboard.server.record.Label.for_seats", lambda label, seats: label.text)

    assert is_noticed()


def test_not_asking_those_who_hold_nothing_is_noticed(monkeypatch: pytest.MonkeyPatch):
    import starboard.core.choice as choosing

    async def asks_few(choices: list[Choice], passing: tuple[str]) -> object:
        able = [choice for choice in choices if len(choice.values) > 1]
        return await choosing.First(able, passing) if able else None

    monkeypatch.setitem(starboard.game("bazaar").next_step.__globals__, "choose_first", asks_few)

    assert is_noticed()
