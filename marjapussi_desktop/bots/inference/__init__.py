"""Opponent models: how likely a determinization is by what the other seats did. `evidence` puts the models together:
plays, asks, contract, exchange, auction, one module each, with numbers fitted on self-play.
"""
