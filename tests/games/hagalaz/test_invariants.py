"""What is true at every choice of every mission: nothing gets lost, nothing is counted twice, nothing leaks."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

import starboard
from starboard.bots import make_bot
from starboard.core.table import Table
from starboard.core.text import in_english
from starboard.games.hagalaz.events import CardsDealt, HeroRevived, ItemUsed
from starboard.games.hagalaz.printed import SHELF, Mission
from starboard.games.hagalaz.state import LOOT_TOKENS, PARAGON_DIE, STRATEGY_DICE, Phase, State
from starboard.games.hagalaz.view import MissionView
from starboard.lab.simulate import play_on
from support.contract import CAMPAIGN, Line, lines

MISSIONS = [line for line in lines() if line.game == "hagalaz" and line.scenario != CAMPAIGN]

every_line = pytest.mark.parametrize("line", MISSIONS, ids=str)


def positions(line: Line) -> Iterator[tuple[Table[State], State, Mission]]:
    """The table, its state and its mission at every choice, and once more at the end."""
    table: Table[State] = line.table()
    for table in line.positions():
        yield table, table.state, table.state.kit.mission
    yield table, table.state, table.state.kit.mission


@every_line
def test_the_sets_of_hexes_are_where_the_units_are(line: Line):
    for table, state, _ in positions(line):
        heroes = [hero.at for hero in state.heroes if hero.at >= 0]
        enemies = [enemy.at for enemy in state.enemies]
        assert state.hero_hexes == sum({1 << at for at in heroes})
        assert state.enemy_hexes == sum(1 << at for at in enemies)
        assert state.downed_hexes == sum({1 << hero.at for hero in state.heroes if hero.downed})
        assert state.token_hexes == sum({1 << at for at in state.tokens.values()})
        board = state.kit.board
        assert state.seen == sum(1 << at for at in range(board.size) if state.revealed >> board.area_of[at] & 1)
        assert len(set(enemies)) == len(enemies)
        shared = state.hero_hexes & state.enemy_hexes
        if shared:
            # Where a Downed hero lies an enemy may pass, but it has to be moved on (HG-RULING-22).
            assert not shared & ~state.downed_hexes
            assert table.choice is not None
            assert {value[0] for value in table.choice.values} == {"enemy-to"}


@pytest.mark.rule("HG-BAG-08")
@every_line
def test_every_grunt_of_the_forces_is_in_the_bag_or_on_the_map(line: Line):
    for _, state, mission in positions(line):
        if state.phase == Phase.SETUP:
            continue
        for place, (token, count) in enumerate(mission.bag):
            on_map = sum(1 for enemy in state.enemies if enemy.token == token)
            assert state.bag[place] + on_map == count, token


@pytest.mark.rule("HG-SETUP-16")
@every_line
def test_twelve_strategy_dice_are_accounted_for(line: Line):
    returning = 0
    for table, state, _ in positions(line):
        for event, _ in table.news():
            if isinstance(event, CardsDealt):
                returning = 0
            elif isinstance(event, HeroRevived):
                returning += 1
        if not state.round or state.phase == Phase.ROUND:  # the dice are about to be gathered
            continue
        pool = sum(1 for die in state.pool if die < PARAGON_DIE)
        placed = sum(1 for hero in state.heroes for die in hero.placed if 0 < die <= PARAGON_DIE)
        locked = sum(hero.locked_dice for hero in state.heroes)
        total = pool + placed + locked
        if returning:  # the dice of a revived hero lie aside until the next round (HG-RULING-06)
            assert total <= STRATEGY_DICE
        else:
            assert total == STRATEGY_DICE


@pytest.mark.rule("HG-PARA-01")
def test_paragon_dice_are_as_many_as_the_victories_gave():
    table = starboard.new("hagalaz", seed=5, paragon_victories=2)
    bot = make_bot("random", "hagalaz", 5)
    most = 0
    while table.choice:
        state: State = table.state
        pool = sum(1 for die in state.pool if die >= PARAGON_DIE)
        placed = sum(1 for hero in state.heroes for die in hero.placed if die > PARAGON_DIE)
        aside = sum(hero.set_aside_paragon for hero in state.heroes)
        assert pool + placed + aside <= 2
        most = max(most, pool + placed)
        play_on(table, bot, 1)
    assert most == 2


@pytest.mark.rule("HG-THREAT-02")
@every_line
def test_every_threat_card_is_in_the_deck_discarded_or_beside_a_board(line: Line):
    for _, state, mission in positions(line):
        if state.phase == Phase.SETUP:
            continue
        beside = [hero.card for hero in state.heroes]
        for place, card in enumerate(mission.cards):
            found = state.deck[place] + state.discard[place] + beside.count(card.spec.id)
            if card.spec.back_to_box:
                assert 0 <= found <= card.spec.copies
            else:
                assert found == card.spec.copies, card.spec.id


@pytest.mark.rule("HG-LOOT-05")
@every_line
def test_every_loot_token_is_unseen_in_the_inventory_or_used(line: Line):
    used = 0
    for table, state, _ in positions(line):
        used += sum(isinstance(event, ItemUsed) for event, _ in table.news())
        if state.phase in (Phase.SETUP, Phase.OVER):
            continue
        assert sum(state.loot_left) + sum(state.inventory) + used == sum(LOOT_TOKENS)
        assert sum(state.loot.values()) <= sum(state.loot_left)
        assert min(*state.loot_left, *state.inventory, *state.loot.values(), 0) == 0


@every_line
def test_numbers_stay_within_what_is_printed(line: Line):
    for _, state, mission in positions(line):
        for hero in state.heroes:
            board = SHELF.heroes[hero.id]
            assert 0 <= hero.health <= board.spec.health
            assert hero.shields >= 0
            assert hero.downed == (hero.health == 0) or state.result == "defeat-shepard"
        assert 0 <= state.failure <= mission.spec.failure.boxes
        assert 0 <= state.escalations < mission.spec.failure.escalations
        for spec in mission.spec.counter:
            assert 0 <= state.counters.get(spec.id, 0) <= spec.boxes


@pytest.mark.rule("HG-PREP-02")
@every_line
def test_nobody_sees_the_face_of_a_card_that_lies_face_down(line: Line):
    hidden = 0
    for table, state, mission in positions(line):
        seen = table.view(0)
        assert isinstance(seen, MissionView)
        for hero, shown in zip(state.heroes, seen.heroes, strict=True):
            if hero.card and not hero.card_known:
                hidden += 1
                assert shown.card == "face-down"
                assert seen.unseen_cards[hero.card] > state.deck[mission.card_place[hero.card]]
    assert hidden > 50


@pytest.mark.rule("HG-NARR-01")
@every_line
def test_nobody_reads_a_passage_that_has_not_been_reached(line: Line):
    for number, (table, state, mission) in enumerate(positions(line)):
        if number % 10:
            continue
        told = msgspec.json.encode((table.view(0), table.scene(0), table.log), enc_hook=in_english).decode()
        for passage in mission.spec.passage:
            story = msgspec.json.encode(str(passage.story)).decode().strip('"')
            assert (story in told) == (passage.number in state.passages), passage.title
