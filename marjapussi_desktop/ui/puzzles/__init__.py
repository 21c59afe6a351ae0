"""Puzzles in the window: the page to choose from, and the one that is asked at the table."""
