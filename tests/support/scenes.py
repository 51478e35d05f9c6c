"""What somebody sees, from the messages they were sent: changes laid over what was shown before, as a client does."""

from __future__ import annotations

from typing import Any

Zones = dict[str, dict[str, Any]]
"""The zones of a scene by their ids, as JSON."""


def zones_after(zones: Zones, message: dict[str, Any]) -> Zones:
    """The zones after a message."""
    match message["type"]:
        case "welcome":
            return {zone["id"]: zone for zone in message["scene"]}
        case "update":
            changed = {zone["id"]: _changed(zones.get(zone["id"], {}), zone) for zone in message["zones"]}
            return {id: zone for id, zone in (zones | changed).items() if id not in message["gone"]}
    return zones


def _changed(zone: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    changed = {**zone, **change}
    for name in {"pieces", "places"} & change.keys():
        changed[name] = _laid_over(zone.get(name, []), change[name])
    return changed


def _laid_over(before: list[Any], change: list[Any]) -> list[Any]:
    now: list[Any] = []
    for one in change:
        now += before[one[0] : one[0] + one[1]] if isinstance(one, list) else [one]
    return now
