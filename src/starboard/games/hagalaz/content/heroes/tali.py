"""The board of tali."""
