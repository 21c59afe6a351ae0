"""Opponent models: how likely the players' actions make a determinization. Read in this order: network_plays,
half_asks, auction, exchange, evidence (what they have in common, and their sum).
"""
