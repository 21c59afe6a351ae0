"""Puzzles played at the table: which there are, what came of them, and the position with the moves that are tried."""
