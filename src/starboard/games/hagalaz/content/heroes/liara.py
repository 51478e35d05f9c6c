"""The board of Liara T'Soni: reading threat cards, stunning grunts, biotic effects (catalogue 61)."""

from __future__ import annotations

from starboard.core.choice import Value, choose, choose_legal
from starboard.core.hexes import bits
from starboard.core.ruling import ALLOWED, Ruling, refuse
from starboard.games.hagalaz.content.heroes.shared import (
    Version,
    aim,
    biotic_too,
    blast_damage,
    choose_enemy,
    choose_hit,
    move_by_force,
    versions,
)
from starboard.games.hagalaz.content.registry import ACTION, EFFECTS
from starboard.games.hagalaz.effects import (
    discard_unseen,
    look_at_card,
    place_biotic,
    remove_biotic,
    set_meter,
    spend,
    stun,
)
from starboard.games.hagalaz.moments import Moment, Query
from starboard.games.hagalaz.printed import Hook
from starboard.games.hagalaz.queries import blast, enemies_in, is_elite, is_revealed, targetable
from starboard.games.hagalaz.rules.actions import Play
from starboard.games.hagalaz.rules.attacks import can_aim, enemies_in_range, shoot
from starboard.games.hagalaz.rules.picking import DECLINE, GO_ON
from starboard.games.hagalaz.rules.threats import Attack, deal
from starboard.games.hagalaz.state import Enemy, Hero, State

# --- Analysis -----------------------------------------------------------------------------------------------


@EFFECTS.on("analysis", Moment.SETUP)
async def set_up_analysis(state: State, owner: Hero, *, start: int) -> None:
    """HG-SETUP-15: the cube starts on its first space."""
    set_meter(state, owner, start, rule="HG-SETUP-15")


@EFFECTS.on("analysis", Moment.STAR)
async def analyse(state: State, hero: Hero, *, track: int) -> None:
    """HG-CORE-07: each star moves the cube one space right, up to the end of the track."""
    set_meter(state, hero, min(hero.meter + 1, track), rule="HG-CORE-07")


def can_study(hero: Hero, other: Hero, use: str, cost: int) -> Ruling:
    """HG-LIAR-02: a face-down card beside a hero's board that analysis can pay for; one look is enough."""
    if not other.card:
        return refuse("HG-LIAR-02", "no-card", hero=other.id)
    if hero.meter < cost:
        return refuse("HG-CORE-07", "too-little-analysis", cost=cost)
    if use == "look" and other.card_known:
        return refuse("HG-LIAR-02", "card-known", hero=other.id)
    return ALLOWED


@EFFECTS.on("analysis", Moment.ROLLED)
async def use_analysis(state: State, owner: Hero, hero: Hero, *, look: int, replace: int, discard: int) -> None:
    """HG-LIAR-01, HG-LIAR-02: after her roll Liara pays to look at threat cards, replace or discard them."""
    if hero is not owner:
        return
    costs = {"look": look, "replace": replace, "discard": discard}
    studies: dict[Value, tuple[Hero, str, int]] = {
        ("use", use, other.id): (other, use, cost) for use, cost in costs.items() for other in state.heroes
    }
    while True:
        picked = await choose_legal(
            owner.seat,
            "analysis-how",
            studies,
            lambda study: can_study(owner, *study),
            besides=[("done",)],
            rule="HG-LIAR-01",
            hero=owner.id,
            analysis=owner.meter,
        )
        if picked not in studies:
            return
        other, use, cost = studies[picked]
        set_meter(state, owner, owner.meter - cost, rule="HG-CORE-07")
        if use == "look":
            look_at_card(state, other)
        else:
            discard_unseen(state, other, rule="HG-LIAR-02")
            if use == "replace":
                await deal(state, other)


# --- starting abilities -------------------------------------------------------------------------------------


@EFFECTS.on("lift", ACTION)
async def lift(state: State, hero: Hero, play: Play, *, range: int, damage: int, steps: int) -> None:
    """HG-LIAR-05: damage and a biotic effect; with an Empowered die a grunt that stands is moved as well."""
    hit = await aim(state, hero, play, range, damage=damage, empowered=damage)
    if hit is None:
        return
    enemy, _ = hit
    await shoot(state, hero, enemy, damage, play.action, leaves=biotic_too)
    if play.empowered and enemy in state.enemies and not is_elite(state, enemy):
        await move_by_force(state, hero, enemy, steps, prompt="lift-where", rule="HG-GAP-09")


def can_be_held(state: State, hero: Hero, enemy: Enemy, reach: int) -> Ruling:
    """HG-LIAR-03: a grunt within reach that is not stunned yet."""
    ruling = can_aim(state, hero.at, enemy, reach)
    if not ruling:
        return ruling
    if is_elite(state, enemy):
        return refuse("HG-LIAR-03", "elite-not-stunned")
    if enemy.stunned:
        return refuse("HG-STUN-01", "stunned-already")
    return ALLOWED


@EFFECTS.on("stasis", ACTION)
async def stasis(state: State, hero: Hero, play: Play) -> None:
    """HG-LIAR-03: stun a grunt no farther away than the movement points of the die; Liara does not move."""
    enemy = await choose_enemy(
        state,
        hero,
        play,
        "stun-whom",
        lambda enemy: can_be_held(state, hero, enemy, play.points),
        rule="HG-LIAR-03",
    )
    if enemy is not None:
        stun(state, enemy, rule="HG-LIAR-03")


# --- abilities to unlock ------------------------------------------------------------------------------------


@EFFECTS.on("warp-ammo", Moment.HURT)
async def warp_ammo(state: State, owner: Hero, by: Hero, enemy: Enemy, source: str, *, shots: list[str]) -> None:
    """HG-LIAR-05: whoever survives one of these shots receives a biotic effect, before any Reaction."""
    if by is owner and source in shots:
        place_biotic(state, enemy, rule="HG-LIAR-05")


def can_explode(state: State, hero: Hero, enemy: Enemy, reach: int) -> Ruling:
    """HG-LIAR-05: an enemy within reach that has a biotic effect."""
    ruling = can_aim(state, hero.at, enemy, reach)
    if ruling and not enemy.biotic:
        return refuse("HG-LIAR-05", "no-biotic-effect")
    return ruling


@EFFECTS.on("biotic-explosion", ACTION)
async def biotic_explosion(
    state: State, hero: Hero, play: Play, *, range: int, damage: int, empowered: int, splash: int
) -> None:
    """HG-LIAR-05: a biotic effect goes off; it hurts its bearer and passes on to the enemies around it."""
    ways = versions(state, play, damage, empowered, lambda enemy: can_explode(state, hero, enemy, range))
    hit = await choose_hit(state, hero, play, ways, rule="HG-LIAR-05")
    if hit is None:
        return
    target, amount = hit
    remove_biotic(state, target, rule="HG-GAP-09")

    def passes_on(state: State, enemy: Enemy) -> None:
        if enemy is not target:
            place_biotic(state, enemy, rule="HG-LIAR-05")

    await blast_damage(state, hero, target.at, amount, splash, play.action, rule="HG-GAP-09", leaves=passes_on)


def can_collapse(state: State, hero: Hero, at: int, reach: int) -> Ruling:
    """HG-LIAR-03: a revealed hex within reach, with somebody in it or around it whom it would change."""
    if not is_revealed(state, at):
        return refuse("HG-CONC-03", "concealed")
    if state.grid.distance(hero.at, at) > reach:
        return refuse("HG-DIST-05", "out-of-range", range=reach)
    for enemy in enemies_in(state, blast(state, at) & targetable(state)):
        if not (enemy.biotic if is_elite(state, enemy) else enemy.stunned):
            return ALLOWED
    return refuse("HG-LIAR-03", "nobody-to-hold")


@EFFECTS.on("singularity", ACTION)
async def singularity(state: State, hero: Hero, play: Play, *, range: int) -> None:
    """HG-LIAR-03, HG-BIO-05: in and around a hex grunts are stunned and elites receive a biotic effect."""
    hexes: dict[Value, int] = {("hex", at): at for at in bits(state.grid.within(hero.at, range))}
    picked = await choose_legal(
        hero.seat,
        "singularity-where",
        hexes,
        lambda at: can_collapse(state, hero, at, range),
        thought_of=lambda: {("hex", at): at for at, _ in enumerate(state.kit.board.names)},
        besides=[DECLINE],
        rule="HG-LIAR-03",
        hero=hero.id,
    )
    if picked == DECLINE:
        return
    for enemy in enemies_in(state, blast(state, hexes[picked]) & targetable(state)):
        if is_elite(state, enemy):
            place_biotic(state, enemy, rule="HG-BIO-05")
        else:
            stun(state, enemy, rule="HG-LIAR-03")


@EFFECTS.on("asari-controller", Query.MARKERS)
def asari_controller(state: State, hook: Hook, enemy: Enemy, found: frozenset[str]) -> frozenset[str]:
    """HG-LIAR-08, HG-RULING-69: an enemy with a biotic effect has no marker, even while Liara is Downed."""
    return frozenset() if enemy.biotic else found


def can_be_crushed(state: State, hero: Hero, enemy: Enemy, reach: int) -> Ruling:
    """HG-LIAR-06: an enemy within reach, round walls and locked doors, stunned or with a biotic effect."""
    ruling = can_aim(state, hero.at, enemy, reach)
    if ruling and not (enemy.stunned or enemy.biotic):
        return refuse("HG-GAP-09", "neither-stunned-nor-biotic")
    return ruling


@EFFECTS.on("pure-biotics", ACTION)
async def pure_biotics(state: State, hero: Hero, play: Play, *, range: int, damage: int, empowered: int) -> None:
    """HG-LIAR-06: damage to an enemy stunned or with a biotic effect; Empowered, to any within range."""
    in_range = enemies_in_range(state, hero.at, range)
    helpless = [enemy for enemy in in_range if can_be_crushed(state, hero, enemy, range)]
    ways = [Version(damage, helpless, lambda enemy: can_be_crushed(state, hero, enemy, range))]
    if play.empowered:
        ways.insert(0, Version(empowered, in_range, lambda enemy: can_aim(state, hero.at, enemy, range)))
    hit = await choose_hit(state, hero, play, ways, rule="HG-LIAR-06")
    if hit is not None:
        await shoot(state, hero, *hit, play.action)


@EFFECTS.on("shadow-broker", Moment.TARGETED)
async def shadow_broker(state: State, owner: Hero, blow: Attack, *, cost: int, reduce: int) -> None:
    """HG-LIAR-07: once per round, whoever is the target, Liara pays to turn an attack aside or soften it."""
    if owner.meter < cost or blow.damage < 1 or "intuition" in owner.spent:
        return
    others = [hero for hero in blow.targets if hero is not blow.hero]
    values: list[Value] = [("hero", hero.id) for hero in others]
    picked = await choose(
        owner.seat,
        "intuition-how",
        [*values, ("use", "soften"), GO_ON],
        rule="HG-LIAR-07",
        hero=blow.hero.id,
        enemy=blow.enemy.token,
        damage=blow.damage,
        less=min(reduce, blow.damage),
    )
    if picked == GO_ON:
        return
    set_meter(state, owner, owner.meter - cost, rule="HG-LIAR-07")
    spend(owner, "intuition")
    if picked[0] == "hero":
        blow.hero = others[values.index(picked)]
    else:
        blow.damage = max(blow.damage - reduce, 0)
