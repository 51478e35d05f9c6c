"""The games, each in a package of the same shape; they never import each other."""
