"""Opponent models: how likely the players' actions make a determinization. Read in this order: model (the protocol),
plays, asks, contract, exchange, auction, evidence (their sum).
"""
