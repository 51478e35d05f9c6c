"""Mission 2B, Atlas Binary: two walkers that shield, mend and restart each other, racks of plates, two pilots."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.hagalaz.events import EliteWithdrawn, EnemyActivated, EnemySpawned, LevelRestored, TokenMoved
from starboard.games.hagalaz.printed import SHELF
from support.hagalaz import Position, briefed, grunt, hero, position

MISSION = SHELF.mission("atlas-binary")
SPEC = MISSION.spec
BOARD = MISSION.board
BOXES = {counter.id: counter.boxes for counter in SPEC.counter}
ELITE = {elite.id: elite for elite in SPEC.elite}
LAST = len(ELITE["castor"].resilience) - 1
"""The last resilience level of a walker."""
PANIC = next(action.effect["panic"] for action in SPEC.action if action.id == "pull-the-pilot-out")
KNOWN = ["know-who-drives"]
RACKS = ["B2", "B7", "B12", "E2", "E7", "E12"]
QUIET, ELITES = "dropped-kit", "officer-on-deck"
REST = {letter: hero(at=name, acted=True) for letter, name in {"G": "H6", "L": "H7", "T": "H8"}.items()}
"""The other heroes wait in the airlock and have had their turns."""


def hall(**given: Any) -> Position:
    """A position in the mission with the hall open and both walkers where they start, unless said otherwise."""
    given = {"pool": ["standard"] * 3, "revealed": ["C3"], "enemies": walkers(), **given}
    return position(mission=SPEC.id, **given)


def walkers(castor: dict[str, Any] | None = None, pollux: dict[str, Any] | None = None) -> dict[str, Any]:
    """Both walkers on their spawn hexes, or as described."""
    return {
        "c": grunt("castor", **{"at": "C3", **(castor or {})}),
        "p": grunt("pollux", **{"at": "C11", **(pollux or {})}),
    }


def nearly(level: int, token: str = "pollux") -> dict[str, Any]:
    """A walker that loses its level with the next point of damage."""
    return {"level": level, "damage": ELITE[token].resilience[level] - 1}


def at_round_end(**given: Any) -> Position:
    """The End Phase has just been played, and what follows up to the first question."""
    return hall(phase="end", deck={QUIET: 9}, bag={}, **{"heroes": {"S": hero(at="G7")}, **given})


def last_die(die: str, at: str = "H9", **given: Any) -> Position:
    """Shepard takes the last die of the round."""
    heroes = {"S": hero(at=at), **REST}
    return hall(heroes=heroes, pool=[die], dice_taken=2, bag={}, deck={QUIET: 9}, **given)


def at_round_start(**given: Any) -> Position:
    """A round begins."""
    return hall(phase="round", deck={QUIET: 9}, **{"bag": {}, "heroes": {"S": hero(at="G7")}, **given})


def used_up(pos: Position) -> list[str]:
    """The racks that have been taken off the map, by hex."""
    gone = [event.token for event in pos.news(TokenMoved) if event.token.startswith("objective") and not event.at]
    return [RACKS[int(token.rpartition("-")[2]) - 1] for token in gone]


def distance(a: str, b: str) -> int:
    return BOARD.grid(0).distances(BOARD.index[a])[BOARD.index[b]]


# --- the map --------------------------------------------------------------------------------------------------


def test_the_map_is_an_airlock_and_one_hall():
    assert BOARD.size == 85
    assert [area.bit_count() for area in BOARD.areas] == [75, 10]
    assert [BOARD.names[at] for at in BOARD.marks["objective"]] == RACKS
    assert [len(BOARD.marks[mark]) for mark in ("start", "grunt-spawn", "coolant")] == [4, 4, 3]
    assert not BOARD.initially_locked


@pytest.mark.rule("HG-FEAT-14")
@pytest.mark.parametrize(("below", "up"), [("B6", True), ("B9", True), ("B7", False), ("B8", False), ("A9", False)])
def test_two_ramps_lead_up_to_the_booth(below: str, up: bool):
    gantry = [at for at, level in enumerate(BOARD.level) if level]

    assert any(BOARD.grid(0).walk[BOARD.index[below]] >> at & 1 for at in gantry) == up


# --- setting up, and what the campaign remembers --------------------------------------------------------------


@pytest.mark.rule("HG-CONC-03")
def test_both_walkers_wait_concealed_each_with_its_pilot():
    state = briefed(SPEC.id)

    standing = [enemy for enemy in state.enemies if enemy.token in ELITE]

    assert {enemy.token: BOARD.names[enemy.at] for enemy in standing} == {"castor": "C3", "pollux": "C11"}
    assert [BOARD.names[state.tokens[pilot]] for pilot in ("prisoner-1", "prisoner-2")] == ["C3", "C11"]
    assert all(enemy.stunned and not enemy.level for enemy in standing)
    assert len([token for token in state.tokens if token.startswith("objective")]) == len(RACKS)
    assert state.escalations == 0


@pytest.mark.rule("HG-NARR-03", "HG-FACT-10")
def test_a_night_watch_that_lives_has_locked_a_rack():
    tokens = briefed(SPEC.id, "night-watch-alive").tokens

    assert BOARD.index["E7"] not in tokens.values()
    assert len([token for token in tokens if token.startswith("objective")]) == len(RACKS) - 1


@pytest.mark.rule("HG-NARR-03")
def test_a_night_watch_that_was_lost_is_an_escalation():
    assert briefed(SPEC.id, "night-watch-lost").escalations == 1


@pytest.mark.rule("HG-NARR-03", "HG-ELITE-03")
def test_the_blast_of_the_gun_deck_has_cost_castor_a_level():
    levels = {enemy.token: enemy.level for enemy in briefed(SPEC.id, "gun-deck-destroyed").enemies}

    assert [levels[walker] for walker in ELITE] == [1, 0]


# --- one shields ----------------------------------------------------------------------------------------------


@pytest.mark.thing("elite:pollux")
@pytest.mark.rule("HG-RULING-65")
@pytest.mark.parametrize(("pollux", "suffered"), [({}, 1), ({"damage": 1}, 2), ({"level": 1}, 1)])
def test_castor_suffers_less_while_pollux_carries_no_damage(pollux: dict[str, Any], suffered: int):
    pos = hall(heroes={"S": hero(at="C4")}, pool=["empowered"] * 3, enemies=walkers(pollux=pollux))

    pos.play("place:empowered>fire", "attack:c:2")

    assert pos.enemy("c").damage == suffered


@pytest.mark.rule("HG-RULING-45", "HG-GREN-03")
@pytest.mark.parametrize(("castor", "pollux"), [("C2", "C3"), ("C3", "C2")])
def test_a_grenade_on_both_finds_pollux_undamaged(castor: str, pollux: str):
    enemies = walkers(castor={"at": castor}, pollux={"at": pollux})
    pos = hall(heroes={"S": hero(at="C5")}, enemies=enemies, inventory={"grenade": 1})

    pos.play("place:standard>revive", "grenade:C3")

    assert (pos.enemy("c").damage, pos.enemy("p").damage) == (1, 2)


def test_castor_alone_has_no_shield():
    pos = hall(heroes={"S": hero(at="C4")}, pool=["empowered"] * 3, enemies={"c": grunt("castor", at="C3")})

    pos.play("place:empowered>fire", "attack:c:2")

    assert pos.enemy("c").damage == 2


def test_pollux_suffers_every_hit():
    pos = hall(heroes={"S": hero(at="C10")}, pool=["empowered"] * 3)

    pos.play("place:empowered>fire", "attack:p:2")

    assert pos.enemy("p").damage == 2


# --- one mends ------------------------------------------------------------------------------------------------


@pytest.mark.thing("elite:castor")
@pytest.mark.rule("HG-RULING-65")
def test_castor_uses_up_the_nearest_rack_and_pollux_wins_back_a_level():
    pos = at_round_end(enemies=walkers({"at": "D3"}, {"at": "D5", "level": 2}))

    assert used_up(pos) == ["E2"]
    assert pos.enemy("p").level == 1


@pytest.mark.thing("elite:castor")
@pytest.mark.parametrize("far", [0, 1])
def test_castor_mends_no_farther_than_it_reaches(far: int):
    reach = ELITE["castor"].effect["reach"] + far
    beside = next(name for name in BOARD.names if distance("D3", name) == reach and name[0] in "CDE")
    pos = at_round_end(enemies=walkers({"at": "D3"}, {"at": beside, "level": 1}))

    assert len(pos.news(LevelRestored)) == 1 - far


def test_nothing_is_mended_that_is_whole():
    pos = at_round_end(enemies=walkers({"at": "D3"}, {"at": "D5"}))

    assert used_up(pos) == []


def test_pollux_mends_nobody():
    pos = at_round_end(enemies=walkers({"at": "D3", "level": 1}, {"at": "D5"}))

    assert used_up(pos) == []
    assert pos.enemy("c").level == 1


def test_without_racks_nothing_is_mended():
    pos = last_die("move2", enemies=walkers({"at": "D3"}, {"at": "D5", "level": 1}))
    pos.state.tokens = {}

    pos.play("place:move2>move", "stop")

    assert pos.state.round == 2
    assert pos.enemy("p").level == 1


@pytest.mark.rule("HG-GEN-04")
def test_the_lead_player_says_which_of_two_racks_is_used_up():
    heroes = {"S": hero(at="G7", seat=0), "G": hero(at="H6", seat=1)}
    pos = at_round_end(
        enemies=walkers({"at": "C3"}, {"at": "D5", "level": 1}),
        squad=["shepard", "garrus", "liara", "tali"],
        heroes=heroes,
        seats=2,
        lead="liara",
        active="liara",
    )
    assert pos.state.heroes[pos.state.lead].id == "garrus"
    assert pos.table.choice is not None
    assert pos.table.choice.seat == 1
    assert (pos.asked, pos.offered) == ("rack-which", ["hex:B2", "hex:E2"])

    pos.play("hex:E2")

    assert used_up(pos) == ["E2"]


# --- a binary -------------------------------------------------------------------------------------------------


@pytest.mark.thing("rule:atlas-binary/binary")
def test_the_pilot_goes_where_its_walker_goes():
    pos = hall(phase="threat", heroes={"S": hero(at="F12", card=ELITES)}, enemies=walkers({"at": "D3"}, {"at": "D5"}))
    while pos.asked == "enemy-goes-where":
        pos.table.pick(0)

    assert pos.at("c") != "D3"
    assert [BOARD.names[pos.state.tokens[f"prisoner-{n}"]] for n in (1, 2)] == [pos.at("c"), pos.at("p")]


@pytest.mark.thing("rule:atlas-binary/binary")
def test_with_a_walker_its_pilot_is_lost():
    pos = hall(heroes={"S": hero(at="C10")}, enemies=walkers(pollux=nearly(LAST)))

    pos.play("place:standard>fire", "attack:p:1")

    assert not pos.stands("p")
    assert "prisoner-2" not in pos.state.tokens
    assert "prisoner-1" in pos.state.tokens
    assert pos.over == ""


def test_a_wrecked_walker_starts_again_while_its_twin_works():
    pos = last_die("standard", "D6", enemies=walkers({"at": "D10"}, {"at": "D5", **nearly(LAST)}))

    pos.play("place:standard>fire", "attack:p:1")

    again = next(enemy for enemy in pos.state.enemies if enemy.token == "pollux")
    assert [(event.token, event.at) for event in pos.news(EnemySpawned)] == [("pollux", "C11")]
    assert (again.level, again.damage) == (LAST, 0)
    assert "prisoner-2" not in pos.state.tokens
    assert pos.state.defeated == []


@pytest.mark.rule("HG-ELSP-01", "HG-ELSP-02")
def test_where_somebody_stands_on_its_spawn_hex_it_starts_beside_it():
    heroes = {**REST, "S": hero(at="D6"), "T": hero(at="C11", acted=True)}
    enemies = walkers({"at": "A1"}, {"at": "D5", **nearly(LAST)})
    pos = hall(heroes=heroes, enemies=enemies, pool=["standard"], dice_taken=2, bag={}, deck={QUIET: 9})

    pos.play("place:standard>fire", "attack:p:1")

    assert pos.asked == "elite-where"
    assert sorted(pos.offered) == [f"elite-at:{name}" for name in ("B11", "B12", "C10", "C12", "D11", "D12")]


def test_a_walker_that_was_not_wrecked_is_not_started_again():
    pos = at_round_end(enemies={"c": grunt("castor", at="D10")})

    assert pos.news(EnemySpawned) == []


@pytest.mark.thing("objective:atlas-binary/break-the-pair")
@pytest.mark.rule("HG-OBJ-03")
@pytest.mark.parametrize("twin", [True, False])
def test_both_walkers_down_are_a_renegade_victory(twin: bool):
    enemies = walkers(pollux=nearly(LAST))
    if not twin:
        del enemies["c"]
    pos = hall(heroes={"S": hero(at="C10")}, enemies=enemies)

    pos.play("place:standard>fire", "attack:p:1")

    assert pos.over == ("" if twin else "renegade")
    assert pos.state.facts == ([] if twin else ["pair-broken"])
    assert pos.state.passages == ([] if twin else [25])


# --- the start of a round -------------------------------------------------------------------------------------


def marched(pos: Position) -> list[str]:
    return [event.token for event in pos.news(EnemyActivated)]


@pytest.mark.thing("rule:atlas-binary/in-step")
@pytest.mark.rule("HG-ACTV-01")
@pytest.mark.parametrize(("castor", "order"), [("D5", ["castor", "pollux"]), ("D13", ["pollux", "castor"])])
def test_each_walker_activates_when_a_round_starts_the_nearest_first(castor: str, order: list[str]):
    heroes = {"S": hero(at="D6"), "G": hero(at="E9"), "L": hero(at="H7"), "T": hero(at="H8")}
    pos = at_round_start(heroes=heroes, enemies=walkers({"at": castor}, {"at": "D9"}))

    assert marched(pos) == order


@pytest.mark.thing("rule:atlas-binary/in-step")
@pytest.mark.rule("HG-ACTV-02")
def test_the_lead_player_orders_walkers_at_the_same_distance():
    heroes = {"S": hero(at="D7"), "G": hero(at="H6"), "L": hero(at="H7"), "T": hero(at="H8")}
    pos = at_round_start(heroes=heroes, enemies=walkers({"at": "D6"}, {"at": "D8"}))
    assert (pos.asked, pos.offered) == ("activate-which", ["activate:c", "activate:p"])

    pos.play("activate:p")

    assert marched(pos) == ["pollux", "castor"]


@pytest.mark.rule("HG-CONC-03")
def test_in_the_concealed_hall_nothing_moves():
    pos = at_round_start(revealed=[], bag={"guardian-normal": 1})

    assert marched(pos) == []
    assert pos.news(EnemySpawned) == []


@pytest.mark.thing("rule:atlas-binary/everyone-to-the-hall")
@pytest.mark.rule("HG-SPAWN-03")
def test_a_grunt_comes_for_the_lead_hero_every_round():
    heroes = {"S": hero(at="F12"), "G": hero(at="F3")}
    pos = at_round_start(heroes=heroes, lead="garrus", enemies={}, bag={"guardian-normal": 1})

    assert [(event.token, event.at) for event in pos.news(EnemySpawned)] == [("guardian-normal", "F2")]


# --- the release code -----------------------------------------------------------------------------------------


@pytest.mark.thing("action:atlas-binary/read-the-cradle-log", "objective:atlas-binary/know-who-drives")
@pytest.mark.rule("HG-EMP-02")
@pytest.mark.parametrize(("die", "ticks"), [("standard", 1), ("empowered", 2)])
def test_the_log_in_the_booth_gives_the_release_code(die: str, ticks: int):
    pos = hall(heroes={"S": hero(at="A7")}, pool=[die] * 3)

    pos.play(f"place:{die}>mission", "do:read-the-cradle-log:terminal-1")
    if die == "empowered":
        pos.play(f"tick:{ticks}")

    assert pos.state.counters["release-code"] == ticks
    assert pos.state.done == (KNOWN if ticks == BOXES["release-code"] else [])


@pytest.mark.thing("action:atlas-binary/read-the-cradle-log", "objective:atlas-binary/know-who-drives")
@pytest.mark.rule("HG-OBJ-08")
def test_with_the_last_box_it_is_known_who_drives():
    pos = hall(heroes={"S": hero(at="A7")}, counters={"release-code": BOXES["release-code"] - 1})

    pos.play("place:standard>mission", "do:read-the-cradle-log:terminal-1")

    assert (pos.state.done, pos.state.passages) == (KNOWN, [23])
    assert not hall(heroes={"S": hero(at="A7")}, counters=pos.state.counters).is_offered("place:standard>mission")


# --- the pilots -----------------------------------------------------------------------------------------------

PULL = "do:pull-the-pilot-out:prisoner-2"


def at_the_collar(*, castor: int = LAST, pollux: int = LAST, die: str = "empowered", **given: Any) -> Position:
    """Shepard stands next to Pollux."""
    return hall(
        heroes={"S": hero(at="C10")},
        pool=[die] * 3,
        enemies=walkers({"level": castor}, {"level": pollux}),
        **{"done": KNOWN, **given},
    )


@pytest.mark.thing("action:atlas-binary/pull-the-pilot-out")
@pytest.mark.rule("HG-GEN-08")
def test_a_pilot_pulled_out_stops_the_walker_and_frightens_its_twin():
    pos = at_the_collar()

    pos.play("place:empowered>mission", PULL)

    assert pos.state.counters == {"pilots-out": 1}
    assert [event.token for event in pos.news(EliteWithdrawn)] == ["pollux"]
    assert "prisoner-2" not in pos.state.tokens
    assert pos.enemy("c").level == LAST - min(PANIC, LAST)
    assert (pos.over, pos.state.defeated) == ("", [])


@pytest.mark.thing("action:atlas-binary/pull-the-pilot-out", "objective:atlas-binary/two-alive")
@pytest.mark.rule("HG-OBJ-02", "HG-RULING-63")
def test_two_pilots_alive_are_a_paragon_victory():
    enemies = {"p": grunt("pollux", at="C11", level=LAST)}
    pos = hall(
        heroes={"S": hero(at="C10")}, pool=["empowered"] * 3, enemies=enemies, done=KNOWN, counters={"pilots-out": 1}
    )

    pos.play("place:empowered>mission", PULL)

    assert pos.over == "paragon"
    assert pos.state.passages == [24]
    assert pos.state.facts == ["pilots-alive"]


@pytest.mark.thing("objective:atlas-binary/break-the-pair")
def test_one_pilot_out_and_the_other_walker_wrecked_is_not_paragon():
    pos = hall(
        heroes={"S": hero(at="C10")},
        enemies={"p": grunt("pollux", at="C11", **nearly(LAST))},
        done=KNOWN,
        counters={"pilots-out": 1},
    )

    pos.play("place:standard>fire", "attack:p:1")

    assert pos.over == "renegade"


@pytest.mark.rule("HG-OBJ-07", "HG-MISS-02")
@pytest.mark.parametrize(
    "short",
    [{"done": []}, {"castor": LAST - 1}, {"pollux": LAST - 1}, {"die": "standard"}, {"tokens": {"prisoner-2": "H9"}}],
    ids=["unknown", "castor-strong", "pollux-strong", "die", "no-pilot"],
)
def test_a_pilot_stays_inside_while_anything_is_missing(short: dict[str, Any]):
    assert at_the_collar().is_offered("place:empowered>mission")

    assert not at_the_collar(**short).is_offered(f"place:{short.get('die', 'empowered')}>mission")


def test_a_lone_walker_needs_only_itself_on_its_last_level():
    enemies = {"p": grunt("pollux", at="C11", level=LAST)}
    pos = hall(heroes={"S": hero(at="C10")}, pool=["empowered"] * 3, enemies=enemies, done=KNOWN)

    assert pos.is_offered("place:empowered>mission")


# --- the racks ------------------------------------------------------------------------------------------------


@pytest.mark.thing("action:atlas-binary/slag-a-rack", "objective:atlas-binary/no-spares")
@pytest.mark.rule("HG-OBJ-05")
@pytest.mark.parametrize("short", [1, 2])
def test_enough_racks_slagged_are_the_secondary_objective(short: int):
    pos = hall(heroes={"S": hero(at="E7")}, counters={"racks-slagged": BOXES["racks-slagged"] - short})

    pos.play("place:standard>mission", "do:slag-a-rack:objective-5", dice=["medi-gel"] if short == 1 else [])

    assert pos.state.done == (["no-spares"] if short == 1 else [])
    assert pos.state.war_readiness == (1 if short == 1 else 0)
    assert "objective-5" not in pos.state.tokens
    assert pos.over == ""


def test_no_more_racks_are_slagged_than_there_are_boxes():
    full = {"racks-slagged": BOXES["racks-slagged"]}

    assert not hall(heroes={"S": hero(at="E7")}, counters=full).is_offered("place:standard>mission")


# --- defeat ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HG-MEND-01", "HG-ESC-05")
def test_the_last_failure_box_is_the_storm():
    pos = hall(
        phase="threat",
        heroes={"S": hero(at="G7", card="hull-groans")},
        failure=SPEC.failure.boxes - 1,
        escalations=SPEC.failure.escalations - 1,
    )

    assert (pos.over, pos.state.passages) == ("defeat-storm", [26])


@pytest.mark.rule("HG-DOWN-02")
def test_shepard_downed_is_a_defeat():
    pos = hall(
        phase="threat",
        heroes={"S": hero(at="C10", card=ELITES, health=1, shields=0)},
        enemies={"p": grunt("pollux", at="C11")},
    )

    assert (pos.over, pos.state.passages) == ("defeat-shepard", [27])
