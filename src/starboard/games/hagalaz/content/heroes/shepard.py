"""The board of shepard."""
