"""Opponent models: how likely a determinization is, by what its players have done. Read in this order: model (what all
of them are), plays, asks, contract, exchange, auction, evidence (their sum).
"""
