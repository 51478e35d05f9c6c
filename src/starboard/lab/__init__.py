"""The lab: plays many games and measures the engine. Knows tables and bots, no rules."""
