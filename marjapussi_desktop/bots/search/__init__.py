"""Searches for the best move over determinizations. Read in this order: decision_context (what one decision shares),
rollouts (flat Monte Carlo), ismcts (a tree of what everybody sees), double_dummy and endings (the exact solver),
planning (discards and contract), bidding, doubling (Kontra and Re).
"""
