"""The rules of Hagalaz, one module a chapter: predicates say who may, flows ask, effects change."""
