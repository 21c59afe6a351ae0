"""Explains a decision after it has been made: the comparison with the next best choice, and the ideas behind it.

Nothing here decides anything, so no decision is slower for it and none is changed. It sees what the seat saw.
"""
