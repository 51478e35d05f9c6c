"""The board of wrex."""
