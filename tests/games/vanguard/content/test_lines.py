"""The lines that sleepers of the Halcyon are towed by: equipment that a planet hands out and takes back."""

from __future__ import annotations

import pytest

from support.vanguard_site import Site


@pytest.mark.thing("equipment:line-holt", "equipment:line-okafor", "equipment:line-castellane", "equipment:line-marrow")
@pytest.mark.parametrize("sleeper", ["holt", "okafor", "castellane", "marrow"])
def test_a_line_costs_a_die_at_every_sector_until_the_sleeper_is_home(sleeper: str) -> None:
    tug = Site("halcyon", at={"recon": 3}, equipment={"recon": [f"line-{sleeper}"]}, facts={f"halcyon-{sleeper}": 1})

    assert tug.goes(2, "choice:0", "recon red", "choice:2", "recon blue") == {
        "recon sector": -1,
        "recon red": -1,
        "recon blue": -1,
        "log 1501": 1,
    }
    assert tug.goes(1, "choice:0", "recon red", "recon blue") == {
        "recon sector": -1,
        "recon red": -1,
        "recon blue": -1,
        "recon equipment": -1,
        "success": 1,
        f"fact halcyon-{sleeper}": 1,
        "fact halcyon-aboard": 1,
    }
