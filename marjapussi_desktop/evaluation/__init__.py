"""Plays hands between bots without a window, and measures the bots. Read in this order: cheat (who sees all cards: a
yardstick), table (the driver of every hand), simulation (matches as records), duplicate, arena, rates (frequencies of
what happened), headroom.
"""
