"""Stepping through a finished hand on the table: its director, the bar with the controls, and the page beside the
table.
"""
