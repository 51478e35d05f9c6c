"""The board of garrus."""
