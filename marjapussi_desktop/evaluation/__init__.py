"""Plays hands between bots without a window, and measures the bots. Read in this order: table (the driver of every
hand), simulation (matches as records), duplicate, arena, rates (frequencies of what happened), headroom.
"""
