"""The best move, by looking ahead over determinizations. Read in this order: decision_context (what a decision rests
on), rollouts (flat Monte Carlo), ismcts (a tree of what everybody sees), double_dummy and endings (the exact solver),
planning (discards and contract), bidding, doubling (Kontra and Re).
"""
