"""Puzzles that ship: `puzzle` says what one is, `collection` reads them, `data/` holds them. ``training/puzzles`` made
them.
"""
