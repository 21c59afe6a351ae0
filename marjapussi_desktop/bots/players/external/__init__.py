"""Other programs as bots (BOT-PROTOCOL.md): JSON Lines over pipes, one process for each seat.

``messages`` tells what a seat sees, ``program`` is the process, ``bot`` sits at the table, ``troubles`` is what can go
wrong. Nothing that a program writes can do more than choose a move.
"""
