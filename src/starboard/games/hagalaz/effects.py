"""Verbs: the only writers of a state. Each changes one thing and announces it; none of them asks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from starboard.core import piles
from starboard.core.errors import EndStep
from starboard.core.hexes import mask_of
from starboard.games.hagalaz import events
from starboard.games.hagalaz.printed import SHELF, Slot
from starboard.games.hagalaz.queries import full_health, full_shields, hero_board, hex_name, is_revealed, printed
from starboard.games.hagalaz.state import (
    KEPT_BETWEEN_MISSIONS,
    LOOT_TOKENS,
    PARAGON_DIE,
    STRATEGY_DICE,
    XP_COLUMN,
    Campaign,
    Enemy,
    Hero,
    Loot,
    Phase,
    State,
)

# --- the order of play ---------------------------------------------------------------------------------------


def go_on_with(state: State, phase: Phase) -> None:
    """The next step is one of this phase."""
    state.phase = phase


def begin_round(state: State) -> None:
    """HG-ROUND-03: the next round; until the first turn the lead hero counts as the active one."""
    state.round += 1
    state.active = state.lead
    state.log.add(events.RoundBegan(state.round, state.heroes[state.lead].id))


def end_round(state: State) -> None:
    """HG-END-01 to 05: the round is over."""
    state.log.add(events.RoundEnded(state.round, "HG-END-01"))


def give_lead(state: State, place: int) -> None:
    """HG-LEAD-03: the lead token lies beside another board; between turns its hero counts as the active one."""
    state.lead = state.active = place
    state.log.add(events.LeadPassed(state.heroes[place].id, "HG-LEAD-03"))


def activate_hero(state: State, place: int) -> None:
    """HG-GEN-03: from now on this hero is the active one."""
    state.active = place


def begin_turn(state: State, hero: Hero) -> None:
    """HG-TURN-01: a hero's turn begins; it has taken no die, and nothing holds it."""
    state.dice_taken = 0
    hero.held = False
    state.log.add(events.TurnBegan(hero.id, len(state.pool)))


def finish_turn(hero: Hero) -> None:
    """HG-TURN-01: a hero has had its turn; what can be used once a turn can be used again."""
    hero.acted = True
    hero.spent = [use for use in hero.spent if not use.startswith("turn:")]


def renew_uses(hero: Hero) -> None:
    """HG-END-01: at the end of a round all but the uses of a whole mission come back."""
    hero.spent = [use for use in hero.spent if use.startswith("mission:")]


# --- setting up ----------------------------------------------------------------------------------------------


def lay_out_mission(state: State) -> None:
    """HG-SETUP-01 to 10: the bag is filled, the threat deck made, doors are as the map prints them."""
    mission = state.kit.mission
    state.bag = [count for _, count in mission.bag]
    state.deck = [card.spec.copies for card in mission.cards]
    state.discard = [0] * len(mission.cards)
    state.lock(mission.board.initially_locked)


def lay_out_token(state: State, token: str, at: int) -> None:
    """HG-SETUP-08: a token lies on its icon when the mission begins."""
    state.tokens[token] = at
    state.find_tokens()


def note_squad(state: State, squad: list[str]) -> None:
    """HG-SQUAD-01: who takes part, in clockwise order."""
    state.squad = squad


def note_control(state: State, control: list[int]) -> None:
    """HG-SETUP-11: which seat controls each hero of the squad."""
    state.control = control


def seat_heroes(state: State, heroes: list[Hero]) -> None:
    """HG-SETUP-12: the heroes of the squad with their boards."""
    state.heroes = heroes
    take_kit(state)


def announce_hero(state: State, hero: Hero) -> None:
    """HG-SETUP-11: tell who plays a hero."""
    state.log.add(events.SquadPicked(hero.id, hero.seat))


def take_paragon_dice(state: State, dice: int) -> None:
    """HG-PARA-01: so many paragon dice belong to the squad in this mission."""
    state.paragon = dice


def conceal_all_but(state: State, hexes: Iterable[int]) -> None:
    """HG-CONC-02, 03, HG-SETUP-06: only the areas of these hexes are not concealed; enemies elsewhere lie Stunned
    side up."""
    area_of = state.kit.board.area_of
    state.show(mask_of(area_of[at] for at in hexes))
    for enemy in state.enemies:
        enemy.stunned = not is_revealed(state, enemy.at)


def take_kit(state: State) -> None:
    """Bring into force the boards of the heroes at the table and the abilities they have unlocked."""
    heroes = [f"{hero.id}:{hero.unlocked}" for hero in state.heroes]
    state.take_kit("/".join([state.kit.mission.id, *heroes]))


# --- heroes --------------------------------------------------------------------------------------------------


def relocate_hero(state: State, hero: Hero, to: int, *, rule: str) -> None:
    """Put a hero into another hex."""
    start = hero.at
    hero.at = to
    state.muster()
    state.log.add(events.HeroMoved(hero.id, hex_name(state, start) if start >= 0 else "", hex_name(state, to), rule))


def wound_hero(state: State, hero: Hero, amount: int, *, rule: str) -> int:
    """HG-DMGH-01 to 03: shields first, then health, point by point; gives back the health lost."""
    shields = min(hero.shields, amount)
    health = min(hero.health, amount - shields)
    hero.shields -= shields
    hero.health -= health
    state.log.add(events.HeroHurt(hero.id, shields, health, rule))
    return health


def heal(state: State, hero: Hero, amount: int, *, rule: str) -> None:
    """HG-MEDI-02: regain health, never above the maximum."""
    gained = min(amount, full_health(state, hero) - hero.health)
    hero.health += gained
    state.log.add(events.HeroHealed(hero.id, gained, rule))


def restore_shields(state: State, hero: Hero, amount: int, *, rule: str) -> None:
    """Regain shields, never above the maximum."""
    gained = min(amount, full_shields(state, hero) - hero.shields)
    if gained > 0:
        hero.shields += gained
        state.log.add(events.ShieldsRestored(hero.id, gained, rule))


def down_hero(state: State, hero: Hero) -> None:
    """HG-DOWN-01, 03, 04: the hero falls; the dice on its board are set aside and locked."""
    hero.downed = True
    state.muster()
    count_downed(state)
    hero.locked_dice = sum(1 for die in hero.placed if 0 < die <= PARAGON_DIE)
    hero.set_aside_paragon = sum(1 for die in hero.placed if die > PARAGON_DIE)
    hero.placed = [0] * len(hero.placed)
    state.log.add(events.HeroDowned(hero.id, "HG-DOWN-01"))


def count_downed(state: State) -> None:
    """HG-SAVE-03: achievements ask how often heroes went Downed, Shepard included."""
    if state.campaign is not None:
        state.campaign.downed += 1


def revive_hero(state: State, hero: Hero, health: int, shields: int, *, rule: str) -> None:
    """HG-REV-02, HG-RULING-06, 17: the hero is back; its dice rejoin the pool in the next Preparation Phase."""
    hero.downed = False
    state.muster()
    hero.health = health
    hero.shields = shields
    hero.locked_dice = 0
    state.log.add(events.HeroRevived(hero.id, rule))


def gain_xp(state: State, hero: Hero) -> bool:
    """HG-XP-01 to 04: one box of this mission's column; says whether the column is now full."""
    if hero.xp >= XP_COLUMN:
        return False
    hero.xp += 1
    state.log.add(events.XpGained(hero.id, hero.xp, "HG-XP-01"))
    return hero.xp == XP_COLUMN


def unlock(state: State, hero: Hero, ability: str, *, rule: str) -> None:
    """HG-UNLOCK-02: an ability box can be used from now on."""
    hero.unlocked |= 1 << hero_board(state, hero).places[ability]
    take_kit(state)
    state.log.add(events.AbilityUnlocked(hero.id, ability, rule))


def set_meter(state: State, hero: Hero, value: int, *, rule: str) -> None:
    """Move the cube, or turn the tokens, of a hero's main ability."""
    if value != hero.meter:
        hero.meter = value
        state.log.add(events.MeterSet(hero.id, value, rule))


def spend(hero: Hero, what: str) -> None:
    """Remember that something that can be used a limited number of times has been used."""
    hero.spent = [*hero.spent, what]


def open_offers(state: State, names: Sequence[str]) -> None:
    """From now until the moment passes, these may be used beside whatever the active hero's player is asked."""
    state.offers = [*state.offers, *(name for name in names if name not in state.offers)]


def use_offer(state: State, name: str) -> None:
    """What has been used is not offered again at the same moment."""
    state.offers = [offer for offer in state.offers if offer != name]


def close_offers(state: State) -> None:
    """The moment has passed."""
    if state.offers:
        state.offers = []


def note_shot(hero: Hero, damage: int) -> None:
    """Remember the damage of a shot that could be fired again; 0 forgets it."""
    hero.shot = damage


def hold(hero: Hero) -> None:
    """HG-MARK-02, HG-RULING-25: Grapple ends all movement of the hero's present action."""
    hero.held = True


def release(hero: Hero) -> None:
    """HG-MARK-02: Grapple holds the hero no longer."""
    hero.held = False


def remember_way_in(state: State, hero: Hero) -> None:
    """HG-ADV-13: enemies that cannot follow a hero head for the fast-travel hex it used."""
    state.fast_travel = {**state.fast_travel, hero.id: hero.at}


# --- dice ----------------------------------------------------------------------------------------------------


def clear_board(hero: Hero) -> None:
    """HG-PREP-03, HG-DOWN-04: the dice leave a hero's board; it may take a turn in the new round."""
    hero.acted = False
    hero.placed = [0] * len(hero.placed)
    hero.set_aside_paragon = 0


def gather_dice(state: State) -> None:
    """HG-PREP-03 to 05, HG-POOL-01: all dice that are not locked form the pool."""
    locked = sum(hero.locked_dice for hero in state.heroes)
    state.pool = [0] * (STRATEGY_DICE - locked) + [PARAGON_DIE] * state.paragon
    state.first_turn = True


def end_first_roll(state: State) -> None:
    """HG-LOCK-01: the heroes after the round's first may keep a die."""
    state.first_turn = False


def fill_pool(state: State, hero: Hero, dice: list[int], rolled: tuple[int, ...]) -> None:
    """HG-POOL-03: the pool as it lies after a roll."""
    state.pool = sorted(dice)
    state.log.add(events.DiceRolled(hero.id, rolled, "HG-POOL-03"))


def use_renegade_token(state: State, hero: Hero, die: int, face: int) -> None:
    """HG-RENE-02: a renegade token turns a die of the pool to another face."""
    hero.renegade -= 1
    state.pool.remove(die)
    state.pool = sorted([*state.pool, face | die & PARAGON_DIE])


def announce_star(state: State, hero: Hero) -> None:
    """HG-CORE-01: tell that a star triggers the main ability."""
    state.log.add(events.StarTriggered(hero.id, "HG-CORE-01"))


def place_die(state: State, hero: Hero, die: int, slot: Slot) -> None:
    """HG-ACT-02: a die goes from the pool to a slot, for its action."""
    _put_on_slot(state, hero, die, slot)
    state.log.add(events.DiePlaced(hero.id, die & ~PARAGON_DIE, slot.action, "HG-ACT-02"))


def spare_die(state: State, hero: Hero, die: int, slot: Slot) -> None:
    """HG-RULING-08: a die that fits no free slot lies on one all the same, without effect."""
    _put_on_slot(state, hero, die, slot)
    state.log.add(events.DieSpared(hero.id, die & ~PARAGON_DIE, slot.action, "HG-RULING-08"))


def _put_on_slot(state: State, hero: Hero, die: int, slot: Slot) -> None:
    state.pool.remove(die)
    hero.placed[slot.number] = die + 1
    if not die & PARAGON_DIE:
        state.dice_taken += 1


# --- enemies -------------------------------------------------------------------------------------------------


def take_from_bag(state: State, place: int) -> str:
    """HG-BAG-07: a grunt token leaves the bag; says which it is."""
    state.bag[place] -= 1
    return state.kit.mission.bag[place][0]


def announce_no_spawn(state: State) -> None:
    """HG-SPAWN-04: tell that nobody could appear, and why."""
    state.log.add(events.SpawnFailed(not any(state.bag), "HG-SPAWN-04"))


def announce_activation(state: State, enemy: Enemy) -> None:
    """HG-ACTV-05: tell that an enemy is activated."""
    state.log.add(events.EnemyActivated(enemy.id, enemy.token, "HG-ACTV-05"))


def announce_attack(state: State, enemy: Enemy, hero: Hero, damage: int, *, rule: str) -> None:
    """HG-TARGET-06, HG-OPP-01: tell that an enemy strikes at a hero."""
    state.log.add(events.HeroAttacked(enemy.id, enemy.token, hero.id, damage, rule))


def announce_turret_fire(state: State, turret: int, damage: int, *, rule: str) -> None:
    """HG-TURR-05: tell that a turret fires."""
    at = hex_name(state, state.kit.mission.turrets[turret].at)
    state.log.add(events.TurretFired(turret, at, damage, rule))


def note_substitute(state: State, enemy: Enemy) -> None:
    """HG-INV-04: a grunt that came instead of an activation is not activated by the same card."""
    state.substitutes = [*state.substitutes, enemy.id]


def forget_substitutes(state: State) -> None:
    """HG-INV-04: the card is resolved; the next one may mean every grunt."""
    state.substitutes = []


def place_enemy(state: State, token: str, at: int, *, stunned: bool, rule: str) -> Enemy:
    """Put an enemy token on the map."""
    enemy = Enemy(state.next_enemy, token, at, stunned=stunned)
    state.next_enemy += 1
    state.enemies.append(enemy)
    state.enemy_hexes |= 1 << at
    state.log.add(events.EnemySpawned(enemy.id, token, hex_name(state, at), rule))
    return enemy


def relocate_enemy(state: State, enemy: Enemy, to: int, *, rule: str) -> None:
    """Move an enemy to another hex."""
    start = enemy.at
    state.enemy_hexes ^= 1 << start | 1 << to
    enemy.at = to
    state.log.add(events.EnemyMoved(enemy.id, enemy.token, hex_name(state, start), hex_name(state, to), rule))


def damage_enemy(state: State, enemy: Enemy, amount: int, by: Hero | None, *, rule: str) -> None:
    """HG-DMGE-01: damage tokens add up within the round."""
    enemy.damage += amount
    state.log.add(events.EnemyHurt(enemy.id, enemy.token, by.id if by else "", amount, rule))


def exhaust_level(state: State, enemy: Enemy) -> None:
    """HG-ELITE-03, HG-ELITE-04: tick the topmost level; all damage comes off, the excess with it."""
    enemy.level += 1
    enemy.damage = 0
    state.log.add(events.LevelExhausted(enemy.id, enemy.token, enemy.level, "HG-ELITE-03"))


def restore_level(state: State, enemy: Enemy, *, rule: str) -> None:
    """An elite wins back the level it lost last, whole."""
    enemy.level -= 1
    enemy.damage = 0
    state.log.add(events.LevelRestored(enemy.id, enemy.token, rule))


def withdraw_elite(state: State, enemy: Enemy, *, rule: str) -> None:
    """An elite leaves the map without having been defeated."""
    state.enemies.remove(enemy)
    state.enemy_hexes ^= 1 << enemy.at
    state.log.add(events.EliteWithdrawn(enemy.id, enemy.token, rule))


def restart_elite(state: State, token: str) -> None:
    """A defeated elite counts as defeated no longer: it will be back."""
    state.defeated = [defeated for defeated in state.defeated if defeated != token]


def remove_enemy(state: State, enemy: Enemy, by: Hero | None) -> None:
    """HG-DMGE-03, HG-BAG-08, 09: a defeated grunt goes back into the bag, an elite leaves the map."""
    state.enemies.remove(enemy)
    state.enemy_hexes ^= 1 << enemy.at
    if printed(state, enemy).elite:
        state.defeated = [*state.defeated, enemy.token]
    else:
        state.bag[state.kit.mission.bag_place[enemy.token]] += 1
    state.log.add(events.EnemyDefeated(enemy.id, enemy.token, by.id if by else "", "HG-DMGE-02"))


def toughen(state: State, enemy: Enemy, amount: int) -> None:
    """An enemy takes so much more damage until the round ends."""
    enemy.bonus += amount
    state.log.add(events.EnemyToughened(enemy.id, enemy.token, amount, "HG-THREAT-03"))


def mend_enemy(state: State, enemy: Enemy) -> None:
    """All damage comes off an enemy."""
    if enemy.damage:
        enemy.damage = 0
        state.log.add(events.EnemyMended(enemy.id, enemy.token, "HG-THREAT-03"))


def recover(state: State, enemy: Enemy) -> None:
    """HG-END-02, 03, HG-CONC-07: tokens come off an enemy; it is Active again unless it is concealed."""
    enemy.damage = 0
    enemy.biotic = False
    enemy.bonus = 0
    if is_revealed(state, enemy.at):
        enemy.stunned = False


def stun(state: State, enemy: Enemy, *, rule: str) -> None:
    """HG-STUN-01: turn a grunt to its Stunned side; its tokens stay (HG-STUN-05). Elites cannot be stunned."""
    if not enemy.stunned and not printed(state, enemy).elite:
        enemy.stunned = True
        state.log.add(events.EnemyStunned(enemy.id, enemy.token, rule))


def place_biotic(state: State, enemy: Enemy, *, rule: str) -> None:
    """HG-BIO-01, HG-BIO-03: at most one biotic effect token lies on an enemy."""
    if not enemy.biotic:
        enemy.biotic = True
        state.log.add(events.BioticPlaced(enemy.id, enemy.token, rule))


def remove_biotic(state: State, enemy: Enemy, *, rule: str) -> None:
    """Take a biotic effect token off."""
    if enemy.biotic:
        enemy.biotic = False
        state.log.add(events.BioticRemoved(enemy.id, enemy.token, rule))


# --- the map -------------------------------------------------------------------------------------------------


def reveal(state: State, area: int, by: str) -> None:
    """HG-CONC-06: the area is concealed no more; every enemy in it turns Active."""
    state.show(state.revealed | 1 << area)
    state.log.reveal()
    hexes = state.kit.board.areas[area]
    count = 0
    for enemy in state.enemies:
        if hexes >> enemy.at & 1:
            enemy.stunned = False
            count += 1
    state.log.add(events.AreaRevealed(by, count, "HG-CONC-06"))


def turn_door(state: State, door: int, *, locked: bool, rule: str) -> None:
    """HG-DOOR-01: flip a door token."""
    state.lock(state.locked_doors | 1 << door if locked else state.locked_doors & ~(1 << door))
    between = "/".join(hex_name(state, at) for at in state.kit.board.doors[door])
    state.log.add(events.DoorTurned(door, between, locked, rule))


def turn_turret(state: State, turret: int, *, active: bool, rule: str) -> None:
    """HG-TURR-08: flip a turret's status token."""
    if active:
        state.disabled_turrets &= ~(1 << turret)
    else:
        state.disabled_turrets |= 1 << turret
    at = hex_name(state, state.kit.mission.turrets[turret].at)
    state.log.add(events.TurretTurned(turret, at, active, rule))


def place_loot(state: State, at: int, *, rule: str) -> None:
    """Put one unseen loot token into a hex. Which one it is nobody knows until it is turned up."""
    state.loot[at] = state.loot.get(at, 0) + 1
    state.log.add(events.LootPlaced(hex_name(state, at), rule))


def take_loot(state: State, hero: Hero, kind: int) -> None:
    """HG-LOOT-01: one token of the hero's hex is turned up and joins the team inventory."""
    left = state.loot[hero.at] - 1
    if left:
        state.loot[hero.at] = left
    else:
        del state.loot[hero.at]
    state.loot_left[kind] -= 1
    state.inventory[kind] += 1
    state.log.add(events.LootTaken(hero.id, kind, "HG-LOOT-01"))


def gain_item(state: State, kind: int) -> None:
    """HG-LOOT-01: a token out of the box joins the team inventory."""
    state.loot_left[kind] -= 1
    state.inventory[kind] += 1
    state.log.add(events.LootTaken("", kind, "HG-LOOT-01"))


def empty_inventory(state: State) -> None:
    """HG-MEND-04: what is left of the inventory goes back to the box."""
    state.inventory = [0] * len(state.inventory)


def use_item(state: State, hero: Hero, kind: Loot, *, rule: str) -> None:
    """HG-GREN-06, HG-MEDI-04: a token of the inventory goes back to the box."""
    state.inventory[kind] -= 1
    state.log.add(events.ItemUsed(hero.id, kind, rule))


def put_token(state: State, token: str, at: int, *, rule: str) -> None:
    """Put an objective, prisoner or mission token into a hex, or take it off the map (at -1)."""
    if at >= 0:
        state.tokens[token] = at
    else:
        state.tokens.pop(token, None)
    state.find_tokens()
    state.log.add(events.TokenMoved(token, hex_name(state, at) if at >= 0 else "", "", rule))


def carry_token(state: State, hero: Hero, token: str, *, rule: str) -> None:
    """HG-CARRY-01: a hero picks a token up."""
    del state.tokens[token]
    state.find_tokens()
    hero.carried = [*hero.carried, token]
    state.log.add(events.TokenMoved(token, "", hero.id, rule))


def drop_token(state: State, hero: Hero, token: str, at: int, *, rule: str) -> None:
    """A carried token is put into a hex, or leaves play (at -1)."""
    hero.carried = [carried for carried in hero.carried if carried != token]
    put_token(state, token, at, rule=rule)


def move_drone(state: State, to: int, *, rule: str) -> None:
    """HG-TALI-01: Chatika is a token; she goes wherever she is sent."""
    if to != state.drone:
        state.drone = to
        state.log.add(events.DroneMoved(hex_name(state, to), rule))


def take_stock(state: State, hero: Hero, count: int, *, rule: str) -> None:
    """HG-GARR-06: take the tokens a hero has for the mission."""
    hero.stock = count
    state.log.add(events.StockTaken(hero.id, count, rule))


def set_overwatch(state: State, hero: Hero, damage: int, *, rule: str) -> None:
    """Lie in wait with so much damage, or end the watch (0)."""
    if damage != hero.overwatch:
        hero.overwatch = damage
        state.log.add(events.OverwatchSet(hero.id, damage, rule))


def place_mine(state: State, hero: Hero, at: int, *, rule: str) -> None:
    """HG-GARR-06: one of the hero's mines lies in a hex."""
    hero.stock -= 1
    state.mines = sorted([*state.mines, at])
    state.log.add(events.MinePlaced(hex_name(state, at), rule))


def set_off_mine(state: State, at: int) -> None:
    """The mine in a hex is spent."""
    state.mines = [mine for mine in state.mines if mine != at]
    state.log.add(events.MineWentOff(hex_name(state, at), "HG-MOVE-10"))


# --- cards ---------------------------------------------------------------------------------------------------


def deal_card(state: State, hero: Hero, card: int) -> None:
    """HG-PREP-01: a card lies face down beside a hero's board."""
    state.deck[card] -= 1
    hero.card = state.kit.mission.cards[card].spec.id
    hero.card_known = False


def lay_card(state: State, hero: Hero, card: int) -> None:
    """Let this card lie face down beside a hero, for all that anybody knows: it changes places with what lay there."""
    mission = state.kit.mission
    was = mission.card_place[hero.card]
    if card == was:
        return
    if state.deck[card]:
        state.deck[card] -= 1
        state.deck[was] += 1
    else:
        other = next(
            other for other in state.heroes if not other.card_known and other.card == mission.cards[card].spec.id
        )
        other.card = hero.card
    hero.card = mission.cards[card].spec.id


def look_at_card(state: State, hero: Hero) -> None:
    """HG-LIAR-01: the card beside a hero's board is turned up for all to see."""
    hero.card_known = True
    state.log.reveal()
    state.log.add(events.CardLookedAt(hero.id, hero.card, "HG-LIAR-01"))


def turn_card_up(state: State, hero: Hero) -> None:
    """HG-THREAT-01: the card beside a hero's board is turned up to be resolved."""
    if not hero.card_known:
        hero.card_known = True
        state.log.reveal()
    state.log.add(events.CardRevealed(hero.id, hero.card, "HG-THREAT-01"))


def announce_cards(state: State, cards: int) -> None:
    """HG-PREP-01: tell how many cards were dealt."""
    state.log.add(events.CardsDealt(cards, "HG-PREP-01"))


def discard_card(state: State, hero: Hero) -> None:
    """HG-THREAT-08: the card beside a hero's board, turned up and resolved, goes to the discard pile."""
    state.discard[state.kit.mission.card_place[hero.card]] += 1
    return_card_to_box(state, hero)


def discard_unseen(state: State, hero: Hero, *, rule: str) -> None:
    """The card beside a hero's board goes to the discard pile without being resolved."""
    discard_card(state, hero)
    state.log.add(events.CardDiscarded(hero.id, rule))


def return_card_to_box(state: State, hero: Hero) -> None:
    """HG-THREAT-08: no card lies beside a hero's board any longer, and it does not come back."""
    hero.card = ""
    hero.card_known = False


def call_for_shuffle(state: State) -> None:
    """HG-ESC-02: once the card being resolved is discarded, the discards become the new deck."""
    state.shuffle_due = True


def reshuffle(state: State, *, rule: str) -> None:
    """HG-THREAT-02, HG-ESC-02: deck and discards form a new deck; cards beside boards stay (HG-RULING-02)."""
    state.shuffle_due = False
    piles.reshuffle(state.deck, state.discard)
    state.log.add(events.DeckShuffled(rule))


def count_escalation(state: State) -> bool:
    """HG-RULING-01, HG-RULING-03: count a resolved Escalation; says whether it was the one that ticks a box."""
    needed = state.kit.mission.spec.failure.escalations
    state.escalations += 1
    state.log.add(events.EscalationCounted(state.escalations, needed, "HG-ESC-02"))
    if state.escalations < needed:
        return False
    state.escalations = 0
    return True


def tick_failure(state: State) -> bool:
    """HG-ESC-04, HG-ESC-05: tick a failure box; says whether it was the last."""
    boxes = state.kit.mission.spec.failure.boxes
    state.failure += 1
    state.log.add(events.FailureTicked(state.failure, boxes, "HG-ESC-04"))
    return state.failure >= boxes


# --- progress ------------------------------------------------------------------------------------------------


def tick(state: State, counter: str, amount: int = 1, *, rule: str = "HG-GEN-08") -> None:
    """HG-GEN-08: tick progress boxes of a named counter."""
    state.counters[counter] = state.counters.get(counter, 0) + amount
    state.log.add(events.CounterTicked(counter, state.counters[counter], state.kit.mission.id, rule))


def complete_objective(state: State, objective: str) -> None:
    """HG-OBJ-08: the objective's box is ticked."""
    state.done = [*state.done, objective]
    state.log.add(events.ObjectiveDone(objective, "HG-OBJ-08"))


def read_passage(state: State, number: int) -> None:
    """HG-NARR-01: a passage has been named, so it is read."""
    if number and number not in state.passages:
        state.passages = [*state.passages, number]
        state.log.add(events.PassageRead(number, "HG-NARR-01"))


def remember_fact(state: State, fact: str) -> None:
    """HG-CAMP-10: the campaign will know."""
    state.facts = [*state.facts, fact]


def tick_data_box(state: State) -> None:
    """HG-DATA-01: the next box of the recovered data is ticked."""
    state.data_boxes += 1


def gain_war_readiness(state: State, amount: int, *, rule: str) -> None:
    """HG-WAR-01, HG-WAR-05: tick boxes of the track, or take ticks back; it has a first and a last box."""
    before = state.war_readiness
    state.war_readiness = min(max(before + amount, 0), SHELF.campaign.spec.war_readiness)
    if state.war_readiness != before:
        state.log.add(events.WarReadinessGained(state.war_readiness - before, rule))


def end_mission(state: State, result: str, *, rule: str) -> None:
    """HG-MEND-03: the mission is over at once; nothing more of the current step happens."""
    state.result = result
    state.phase = Phase.DEBRIEF
    state.log.add(events.MissionEnded(result, rule))
    raise EndStep


def lay_out_loot(state: State) -> None:
    """HG-SETUP-07, HG-LOOT-05: all twelve tokens are unseen; the inventory is empty (HG-SETUP-19)."""
    state.loot_left = list(LOOT_TOKENS)
    state.inventory = [0] * len(LOOT_TOKENS)


# --- the campaign --------------------------------------------------------------------------------------------


def tick_loyalty(state: State, hero: str) -> None:
    """HG-LOYM-05, HG-LOYM-06: a hero's loyalty box is ticked."""
    campaign = _campaign(state)
    campaign.loyalty = [*campaign.loyalty, hero]
    state.log.add(events.LoyaltyTicked(hero, "HG-LOYM-06"))


def tick_waypoint(state: State, mission: str) -> None:
    """HG-CAMP-03: the waypoint of a mission is ticked."""
    campaign = _campaign(state)
    campaign.waypoints = [*campaign.waypoints, mission]
    state.log.add(events.WaypointTicked(mission, "HG-CAMP-03"))


def begin_mission(state: State, mission: str) -> None:
    """HG-SETUP-02: clear the table for another mission; what the campaign keeps stays (HG-SETUP-19)."""
    fresh = State(kit_name=mission, seats=state.seats, chance=state.chance)
    for field in State.__struct_fields__:
        if field not in KEPT_BETWEEN_MISSIONS:
            setattr(state, field, getattr(fresh, field))
    state.kit_name = mission
    state.derive()
    state.phase = Phase.SETUP


def record_mission(state: State) -> None:
    """HG-CAMP-04, HG-XP-05, HG-UNLOCK-03: the result box, the XP columns, the abilities unlocked for good."""
    campaign = _campaign(state)
    mission = state.kit.mission
    result = "defeat" if state.result.startswith("defeat") else state.result
    campaign.results = {**campaign.results, mission.id: result}
    state.paragon_victories += result == "paragon"
    state.renegade_victories += result == "renegade"
    for hero in state.heroes:
        campaign.columns = {**campaign.columns, hero.id: [*campaign.columns.get(hero.id, ()), hero.xp]}
        keep_unlocks(state, hero)
    if any(box.spec.kind == "secondary" and box.spec.id in state.done for box in mission.objectives):
        campaign.secondary = [*campaign.secondary, mission.id]
    state.log.add(events.MissionRecorded(mission.id, result, "HG-CAMP-04"))


def keep_unlocks(state: State, hero: Hero) -> None:
    """HG-UNLOCK-03, HG-SQUAD-04: what a hero has unlocked stays so, in the next squad or not."""
    state.unlocks = {**state.unlocks, hero.id: hero.unlocked}


def earn_achievement(state: State, achievement: str) -> None:
    """HG-SAVE-03."""
    campaign = _campaign(state)
    campaign.achievements = [*campaign.achievements, achievement]
    state.log.add(events.AchievementEarned(achievement, "HG-SAVE-03"))


def end_campaign(state: State, result: str) -> None:
    """HG-CAMP-08: the campaign is over."""
    _campaign(state).result = result
    state.phase = Phase.OVER
    state.log.add(events.CampaignEnded(result, state.war_readiness, "HG-CAMP-08"))


def _campaign(state: State) -> Campaign:
    assert state.campaign is not None, "no campaign is being played"
    return state.campaign
