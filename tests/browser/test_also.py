"""What may be done beside a question: lit where it lies, and declined by going on."""

from __future__ import annotations

from playwright.sync_api import expect

from support.browsing import Clicker, Plan, Visit


def with_a_grenade() -> Plan:
    """A die is to be placed, and a grenade may be thrown beside it."""
    plan = Plan(9)
    while choice := plan.table.choice:
        if choice.beside and any(key.startswith("grenade:") for key in choice.keys[-choice.beside :]):
            return plan
        assert plan.next()
    raise AssertionError("nobody could throw a grenade")


def test_a_grenade_is_thrown_from_the_inventory_beside_another_question(visit: Visit):
    player = visit()
    plan = with_a_grenade()
    player.bring(plan)
    choice = plan.table.choice
    assert choice is not None
    throw = next(option for option in choice.options if option.key.startswith("grenade:"))
    expect(player.page.get_by_role("group", name="Or first")).to_be_visible()
    assert player.barriers() == []
    clicker = Clicker(player, plan)

    clicker.take(throw)

    assert clicker.clicked["item"] + clicker.clicked["list"] >= 1
    expect(player.page.locator(f'.option[data-key="{throw.key}"]')).to_have_count(0)
