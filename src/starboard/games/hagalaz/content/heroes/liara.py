"""The board of liara."""
