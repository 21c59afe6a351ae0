"""Looking ahead over determinizations (perfect-information Monte Carlo). Read in this order: rollouts (flat search in
play), ismcts (a tree of what everybody sees), double_dummy and endings (the exact solver), planning (discards and
contract), bidding, doubling (Kontra and Re).
"""
