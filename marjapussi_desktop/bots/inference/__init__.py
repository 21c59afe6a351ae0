"""Opponent models: how likely the players' actions make a determinization. Read in this order: model (the protocol),
network_plays, contract, auction, evidence (their sum).
"""
