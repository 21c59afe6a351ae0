"""Searches for the best move over determinizations. Read in this order: decision_context (what one decision shares),
rollouts (flat Monte Carlo), network_search (the same by the network), double_dummy and endings (the exact solver),
planning (discards and contract), bidding, doubling (Kontra and Re).
"""
