"""Priority: Hagalaz, a cooperative tactical campaign on hex maps."""
