"""The tests that every section's cards share, made of a section's cases.

test_every_card_has_a_case, test_top, test_combo, test_price, test_reach, test_timing, test_table = section_tests(
    "security", TOPS, COMBOS, REACH
)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import pytest

from starboard.core.table import Table
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.game import GAME
from starboard.games.vanguard.state import State
from starboard.locale import languages, voice
from support.vanguard_cases import (
    PASSES,
    ROLES,
    Case,
    camp_for,
    combo_camp,
    offered_for,
    play_top,
    pools,
    top_camp,
    use_combo,
)
from support.vanguard_kit import Camp

Test = Callable[..., None]
READERS = [voice("vanguard", language) for language in languages()]


def section_tests(
    section: str, tops: Mapping[str, Case], combos: Mapping[str, Case], reach: Mapping[str, Sequence[str]]
) -> tuple[Test, Test, Test, Test, Test, Test, Test]:
    """A completeness test, and tests of top effects, combos, prices, reach, timing and of play at a table."""
    own = [each.id for each in BOX.cards if each.spec.section == section]

    def every_card_has_a_case() -> None:
        assert own
        assert list(tops) == own
        assert list(combos) == own
        assert set(reach) == {each for each in own if BOX.cards.find(each).spec.timing in PASSES}

    @pytest.mark.rule("IV-CARD-02", "IV-CARD-03")
    @pytest.mark.parametrize("card", tops)
    def top_effect(card: str) -> None:
        assert play_top(card, tops[card]) == tops[card].gives
        if card in reach:
            assert play_top(card, tops[card], "pass", "*") != tops[card].gives, "without the card it is worse"

    @pytest.mark.rule("IV-COMBO-02")
    @pytest.mark.parametrize("card", combos)
    def combo_effect(card: str) -> None:
        assert use_combo(card, combos[card]) == combos[card].gives

    @pytest.mark.rule("IV-COMBO-02", "IV-REQ-01", "IV-REQ-02", "IV-REQ-08")
    @pytest.mark.parametrize("card", combos)
    def combo_price(card: str) -> None:
        case = combos[card]
        assert BOX.cards.find(card).spec.combo == case.price
        for pool in pools(case.price):
            assert f"combo:{card}" in _combos(section, case, card, pool)
            accidents = [f"{die.partition(' ')[0]} accident" for die in pool]
            assert f"combo:{card}" not in _combos(section, case, card, pool[1:])
            if not any(word in case.price for word in ("red", "green", "blue")):
                assert f"combo:{card}" not in _combos(section, case, card, accidents)

    @pytest.mark.rule("IV-CARD-02")
    @pytest.mark.parametrize("card", reach or ["none"])
    def keeps_away_for(card: str) -> None:
        assert [role for role in ROLES if offered_for(card, role)] == list(reach[card])

    @pytest.mark.rule("IV-CARD-02", "IV-EX-01")
    @pytest.mark.parametrize("card", own)
    def timing(card: str) -> None:
        """Outside a check and with nothing about to happen, only cards for any time and for one's turn can be played;
        those for one's turn only in it."""
        case = tops[card]
        spec = BOX.cards.find(card).spec
        mine = camp_for(section, case, card)
        others = camp_for(section, case, card)
        others.state.active = next(
            number for number, member in enumerate(others.state.members) if member is not others.member(section)
        )
        assert (f"card:{card}" in mine.offers("any", "turn")) == (spec.timing in ("any", "turn"))
        assert (f"card:{card}" in others.offers("any", "turn")) == (spec.timing == "any")

    @pytest.mark.parametrize("card", own)
    def at_the_table(card: str) -> None:
        """With the whole game at work: the card is offered, and all that is asked can be read in every language."""
        if BOX.cards.find(card).spec.timing in ("check", "any", "turn"):
            follow(top_camp(card, tops[card]), f"card:{card}")
        follow(combo_camp(card, combos[card]), f"combo:{card}")

    return every_card_has_a_case, top_effect, combo_effect, combo_price, keeps_away_for, timing, at_the_table


ANSWERS = 10
"""How far a table is followed."""


def follow(camp: Camp, key: str) -> None:
    """Play a card at a table, and take the last answer to whatever else is asked."""
    table: Table[State] = Table(GAME, camp.state, seats=1, seed=1)
    played = False
    for _ in range(ANSWERS):
        choice = table.choice
        if choice is None:
            break
        for said in (choice.text, *(option.text for option in choice.options)):
            for reader in READERS:
                words = reader.say(said)
                assert words
                assert said.id not in words, f"'{said.id}' has no words"
        keys = choice.keys
        played = played or key in keys
        table.answer(key if key in keys else keys[-1], choice.seat)
    assert played, f"{key} was not offered"


def _combos(section: str, case: Case, card: str, pool: Sequence[str]) -> list[str]:
    camp = camp_for(section, case, card)
    camp.check(*pool, by=section, **{name: each for name, each in case.check.items() if name != "lent"})
    return camp.combos()
