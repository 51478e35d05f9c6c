"""The vocabulary tests are written in."""
