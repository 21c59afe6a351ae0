"""Other programs as bots (BOT-PROTOCOL.md): JSON Lines over pipes, one process for each seat.

``messages`` tells what a seat sees, ``program`` is the process, ``bot`` sits at the table, ``troubles`` lists what can
go wrong. A program's output can choose a move and nothing else.
"""
