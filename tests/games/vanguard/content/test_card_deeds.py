"""What only cards, skills and kit can do: when it would do nothing, where one may stop, and who is asked."""

from __future__ import annotations

from typing import Any

import pytest

from starboard.games.vanguard.content.deeds import add_deed
from starboard.games.vanguard.content.library import BOX
from starboard.games.vanguard.printed import SYMBOLS
from support.vanguard_cases import Case, camp_for
from support.vanguard_kit import FAR, HOME, NEAR, Camp


def holding(card: str, **given: Any) -> Camp:
    """A camp where the card's section holds it."""
    return camp_for(BOX.cards.find(card).spec.section, Case(camp=given), card)


def checking(card: str, *pool: str, check: dict[str, Any] | None = None, **given: Any) -> Camp:
    """A check of whoever holds a card."""
    return holding(card, **given).check(*pool, by=BOX.cards.find(card).spec.section, **(check or {}))


def is_offered(card: str, camp: Camp) -> bool:
    return f"card:{card}" in camp.offers("check", "any", "turn")


# --- what would do nothing is not offered -----------------------------------------------------------------------------


@pytest.mark.rule("IV-CARD-02")
@pytest.mark.parametrize(
    ("card", "pool", "useless"),
    [
        ("stand-firm", ("red accident",), ("red fitness",)),
        ("control-group", ("red fitness", "blue basic"), ("red fitness", "blue science")),
        ("control-group", ("red fitness", "blue basic"), ("red fitness",)),
        ("borrowed-insight", ("red accident", "blue basic"), ("red accident", "blue accident")),
        ("nothing-ventured", ("red basic",), ("red fitness",)),
        ("fall-back", ("red basic",), ()),
    ],
)
def test_a_card_for_dice_of_the_pool_needs_such_a_die(
    card: str, pool: tuple[str, ...], useless: tuple[str, ...]
) -> None:
    assert is_offered(card, checking(card, *pool))
    assert not is_offered(card, checking(card, *useless))


@pytest.mark.rule("IV-CARD-10")
def test_any_symbol_may_be_added_but_an_accident() -> None:
    state = checking("stand-firm", "red accident").state
    assert state.check is not None
    adding = add_deed(state, state.check.active, symbol="any")
    asked = adding.send(None)
    assert asked.values == [("symbol", number) for number, symbol in enumerate(SYMBOLS) if symbol != "accident"]

    with pytest.raises(StopIteration):
        adding.send(("symbol", SYMBOLS.index("biology")))

    assert state.check.symbols == [SYMBOLS.index("biology")]


@pytest.mark.rule("IV-CHECK-11", "IV-RULING-60")
@pytest.mark.parametrize("step", [3, 4, 5, 6])
@pytest.mark.parametrize("card", ["stand-firm", "control-group", "borrowed-insight", "fall-back", "one-wall"])
def test_the_pool_is_changed_after_the_roll_and_before_injury_dice(card: str, step: int) -> None:
    camp = checking(card, "red accident", "blue basic")
    assert camp.state.check is not None
    camp.state.check.step = step

    assert BOX.cards.find(card).calls["top"].can(camp.state, camp.state.check.active) == (step in (4, 5))


@pytest.mark.rule("IV-RULING-15")
def test_a_die_without_a_slot_cannot_be_taken_back() -> None:
    """A rank-1 member of Recon has two red slots and two blue ones."""
    full = checking("fall-back", "red basic", rank=1, available=2)
    room = checking("fall-back", "red basic", rank=1, available=1)

    assert not is_offered("fall-back", full)
    assert is_offered("fall-back", room)


@pytest.mark.rule("IV-SUP-01")
def test_dice_are_lent_by_those_in_reach_who_have_one() -> None:
    nobody_has_one = {"available": {"you": 1, "mate": 0, "near": 0, "far": 0}}

    assert is_offered("one-wall", checking("one-wall", "red fitness"))
    assert not is_offered("one-wall", checking("one-wall", "red fitness", at={"mate": NEAR}))
    assert is_offered("spotter", checking("spotter", "red fitness"))
    assert not is_offered("spotter", checking("spotter", "red fitness", at={"near": FAR}))
    assert is_offered("overwatch", checking("overwatch", "red fitness", at={"mate": FAR, "near": FAR}))
    for card in ("one-wall", "spotter", "overwatch"):
        assert not is_offered(card, checking(card, "red fitness", **nobody_has_one))


def test_cards_about_injury_and_danger_dice_need_one_in_the_pool() -> None:
    assert is_offered("scar-tissue", checking("scar-tissue", "red fitness", check={"injury": ("injury",)}))
    assert not is_offered("scar-tissue", checking("scar-tissue", "red fitness"))
    assert "combo:aegis" in checking("aegis", "red defence", check={"danger": ("B rare",)}).combos()
    assert "combo:aegis" not in checking("aegis", "red defence").combos()


def test_scouting_needs_events_to_come() -> None:
    """In the deck, among the discards, or foreseen; and not where no events are drawn (IV-TUT-13)."""
    deck, discards, foreseen, nothing, switched_off = (holding("scout-ahead") for _ in range(5))
    for camp in (discards, foreseen, nothing):
        camp.state.events = [0] * len(BOX.events)
    discards.state.event_discards[0] = 1
    foreseen.state.foreseen = [0]
    switched_off.state.event_on = False

    assert all(is_offered("scout-ahead", camp) for camp in (deck, discards, foreseen))
    assert not any(is_offered("scout-ahead", camp) for camp in (nothing, switched_off))


def test_nothing_comes_back_that_was_not_used_discarded_or_sacrificed() -> None:
    used = {"equipment": {"you": ["lucky-charm"]}, "used": {"you": ["lucky-charm"]}}

    assert is_offered("open-notebook", holding("open-notebook", discards={"you": ["clean-air"]}))
    assert not is_offered("open-notebook", holding("open-notebook"))
    assert is_offered("last-reserve", holding("last-reserve", gone={"you": 1}))
    assert not is_offered("last-reserve", holding("last-reserve", gone={"mate": 1}))
    full = {"available": 4}
    assert is_offered("tune-up", holding("tune-up", **used, **full))
    assert not is_offered("tune-up", holding("tune-up", equipment={"you": ["lucky-charm"]}, **full))


def test_either_of_two_uses_is_enough_to_play_a_card() -> None:
    """Tune-Up refreshes a die also where no equipment was used."""
    camp = holding("tune-up")

    assert is_offered("tune-up", camp)
    assert camp.do("card:tune-up", "blue") == {"engineering hand": -1, "engineering blue": 1}


def test_nobody_is_fetched_who_is_here() -> None:
    assert is_offered("extraction", holding("extraction"))
    assert not is_offered("extraction", holding("extraction", at=dict.fromkeys(("you", "mate", "near", "far"), HOME)))


# --- where one may stop -----------------------------------------------------------------------------------------------


def test_any_number_may_be_one() -> None:
    pool = ("red accident", "blue accident", "red basic", "blue basic")
    aside, back = checking("tolerances", *pool), checking("nothing-ventured", *pool)

    assert aside.do("card:tolerances", "red accident", "done")["engineering pool"] == -1
    assert aside.pool() == ["blue accident", "blue basic", "red basic"]
    assert back.do("card:nothing-ventured", "red basic", "done")["recon pool"] == -1
    assert back.pool() == ["blue accident", "blue basic", "red accident"]


def test_up_to_so_many_may_be_fewer() -> None:
    recalled = holding("open-notebook", discards={"you": ["clean-air", "hypothesis"]})
    recovered = holding("last-reserve", gone={"you": 3})
    readied = holding(
        "workshop",
        equipment={"you": ["lucky-charm", "climbing-line"]},
        used={"you": ["lucky-charm", "climbing-line"]},
    )

    assert recalled.do("card:open-notebook", "card:clean-air", "done") == {}
    assert recovered.do("card:last-reserve", "done") == {"security hand": -1, "security gone": -1}
    assert readied.do("card:workshop", "equipment:lucky-charm", "done") == {"engineering used": -1}


def test_alike_dice_are_offered_once() -> None:
    camp = checking("tolerances", "red accident", "red accident", "blue accident")
    camp.do("card:tolerances", "red accident", "red accident", "blue accident")

    assert camp.offered[0] == ["engineering red accident", "engineering blue accident"]
    assert camp.pool() == []


# --- whose dice -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-SUP-03")
def test_a_supporters_die_goes_back_to_its_owner() -> None:
    lent = {"lent": {"security": ["red accident"]}}
    back, aside = checking("fall-back", check=lent), checking("tolerances", check=lent)

    assert back.do("card:fall-back") == {"recon hand": -1, "security pool": -1, "security red": 1}
    assert aside.do("card:tolerances") == {"engineering hand": -1, "security pool": -1}


@pytest.mark.rule("IV-SUP-06")
def test_a_lender_decides_for_itself() -> None:
    """Two seats: Science is led by the second one, who says which die."""
    camp = checking("one-wall", "red fitness", seats=2)
    camp.state.leaders = [0, 1, 0, 0]
    seats = []
    asked = camp._answer

    def answer(choice: Any, left: list[str]) -> Any:
        seats.append((choice.prompt, choice.seat))
        return asked(choice, left)

    camp._answer = answer  # type: ignore[method-assign]
    camp.do("card:one-wall", "science green", "done", dice=((0,),))

    assert seats == [("lend-die", 1), ("lend-die", 1)]


@pytest.mark.rule("IV-RULING-55")
def test_a_die_is_matched_only_to_what_another_shows_and_it_has() -> None:
    camp = checking("control-group", "red basic", "blue vanguard", "green accident")
    camp.do("card:control-group", "red basic", "face:vanguard")

    assert camp.offered[1] == ["face:vanguard", "face:accident"]


def test_dice_that_cannot_be_matched_are_not_offered() -> None:
    """No blue die shows fitness or biology; the red and the green one can show basic."""
    camp = checking("control-group", "red fitness", "green biology", "blue basic")
    camp.do("card:control-group", "red fitness")

    assert camp.offered[0] == ["science red fitness", "science green biology"]


def test_what_cannot_be_done_first_is_left_out() -> None:
    """Improvise without a match still rerolls; Hot Swap without a slot still adds a die."""
    improvise = checking("improvise", "red fitness", "blue science")
    swap = checking("hot-swap", "red basic", rank=1, available=2)

    improvise.do("card:improvise", "red fitness", dice=((4,),))
    assert improvise.pool() == ["blue science", "red vanguard"]
    swap.do("card:hot-swap", "engineering blue", dice=((0,),))
    assert swap.pool() == ["blue science", "red basic"]


def test_of_a_die_with_two_symbols_either_can_be_copied() -> None:
    camp = checking("borrowed-insight", "red fitness+defence")
    camp.do("card:borrowed-insight", "symbol:defence")

    assert camp.offered[0] == ["symbol:fitness", "symbol:defence"]
    assert camp.pool() == ["red fitness+defence", "+defence"]


def test_several_copies_need_something_to_copy() -> None:
    camp = checking("cross-reference", "red fitness")

    assert camp.do("card:cross-reference") == {"science hand": -1, "virtual": 2}


# --- events -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-EVENT-01")
def test_what_was_seen_comes_in_the_order_in_which_it_was_seen() -> None:
    camp = holding("scout-ahead", hand={"recon": ["scout-ahead"]})
    camp.do("card:scout-ahead", "done", dice=("whiteout", "rockfall"))

    assert [BOX.events[each].id for each in reversed(camp.state.foreseen)] == ["whiteout", "rockfall"]
    seen = Camp(hand={"recon": ["read-the-sky"]}, active="recon")
    seen.state.foreseen = list(camp.state.foreseen)
    seen.do("card:read-the-sky", "done", dice=("swarm", "bad-air"))
    assert [BOX.events[each].id for each in reversed(seen.state.foreseen)] == [
        "whiteout",
        "rockfall",
        "swarm",
        "bad-air",
    ]


@pytest.mark.parametrize("event", BOX.events.ids[:2])
def test_where_fewer_events_are_left_fewer_are_seen(event: str) -> None:
    camp = holding("read-the-sky")
    camp.state.events = [0] * len(BOX.events)
    camp.state.event_discards[BOX.events.number(event)] = 1
    camp.do("card:read-the-sky", "done")

    assert [BOX.events[each].id for each in camp.state.foreseen] == [event]
    assert camp.offered == [[f"event:{event}", "done"]]


# --- cards ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("IV-CARD-03")
def test_a_card_does_not_fetch_itself() -> None:
    top = holding("open-notebook", discards={"you": ["clean-air"]})
    combo = checking("notes-in-the-margin", "red basic", discards={"you": ["clean-air"]})
    combo.combo("notes-in-the-margin")
    top.do("card:open-notebook")

    assert [BOX.cards[each].id for each in top.member("science").hand] == ["clean-air"]
    assert [BOX.cards[each].id for each in top.member("science").discards] == ["open-notebook"]
    assert [BOX.cards[each].id for each in combo.member("science").hand] == ["clean-air"]


def test_where_nothing_lies_nothing_is_fetched() -> None:
    camp = holding("open-notebook")

    assert camp.act(BOX.cards.find("open-notebook"), "top", who=1) == {}
    assert camp.asked == []


def test_a_skill_fetches_any_card() -> None:
    camp = Camp(crew={"security": "mireille-kone"}, charges={"security": 1}, discards={"security": ["grit"]})

    assert camp.do("skill:security") == {"security charges": -1, "security hand": 1}


@pytest.mark.rule("IV-SAC-09")
def test_the_price_of_a_card_is_another_card() -> None:
    alone, with_another = holding("field-assay"), camp_for("science", Case(hand=("clean-air",)), "field-assay")

    assert not is_offered("field-assay", alone)
    assert is_offered("field-assay", with_another)


def test_all_equipment_means_all_of_it() -> None:
    """What was used in this turn and what was used in this exploration; nothing is asked about the last piece."""
    camp = checking(
        "failsafe",
        "blue technology",
        "blue building",
        equipment={"you": ["lucky-charm", "tinkers-belt"]},
        used={"you": ["lucky-charm"]},
    )
    camp.member("engineering").used_turn = [BOX.equipment.number("tinkers-belt")]
    changes = camp.combo("failsafe", "equipment:lucky-charm")

    assert changes["engineering used"] == -2
    assert camp.offered[1] == ["equipment:lucky-charm", "equipment:tinkers-belt"]


@pytest.mark.rule("IV-BOARD-12", "IV-RULING-58")
def test_whoever_is_fetched_reads_the_log_of_the_sector_later() -> None:
    camp = holding("extraction")
    camp.do("card:extraction", "member:engineering")

    assert camp.member("engineering").at == HOME
    assert camp.member("engineering").unread


# --- goals ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("goal", ["apart", "together"])
def test_the_dead_are_neither_together_nor_apart(goal: str) -> None:
    """Only those on the planet count."""
    everywhere = Camp(
        at={"security": HOME, "science": NEAR if goal == "together" else HOME}, team=("security", "science")
    )
    alone = Camp(at={"security": NEAR}, team=("security",))
    function = BOX.rankups.find("scattered" if goal == "apart" else "shoulder-to-shoulder").goals["goal"]
    for camp in (everywhere, alone):
        camp.state.success = 3

    assert not function(everywhere.state, -1)
    assert function(alone.state, -1)
