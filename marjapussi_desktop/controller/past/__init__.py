"""Hands that are over: looked at step by step, and played on as practice."""
