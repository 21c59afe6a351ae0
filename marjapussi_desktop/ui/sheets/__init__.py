"""Sheets: pages over the window until they are closed (a new match, the rules, settings, about)."""
