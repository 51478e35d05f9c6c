"""Edge: Andromeda's Edge with Escalation."""
