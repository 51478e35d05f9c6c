"""Random examples take as long as they take: machines differ, and a busy one is slow."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")
