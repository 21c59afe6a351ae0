"""Computer players. A bot sees an ``Observation`` and nothing else, and decides alike whenever it sees the same.

Read in this order: bot, dice, masks, random_bot, declaring, beliefs, heuristics, casual, pairs, sampling, search,
skilled, external, levels, duplicate. `kernel` plays hands out quickly.
"""
