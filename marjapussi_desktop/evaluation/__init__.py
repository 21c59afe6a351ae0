"""Measures players against each other: duplicate deals, the arena, how often what happened."""
