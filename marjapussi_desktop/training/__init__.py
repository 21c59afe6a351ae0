"""Refits the models from self-play: ``python3 run.py train``. Not part of the program that ships.

First `rollout_policy`, which the compiled kernel holds; then what is learnt from hands, to be read in this order:
keeping (hands are played once), hands (self-play, and what is noted of each hand), numerics (least squares and log
odds), fitting (models from hands), figures (how good they are, on hands that they were not fitted to), `__main__`
(where bids are by a model, it plays again by what was learnt); then `match_chances`; and, from hands turn by turn
(`turns`), `tells`, `words`, `holdings` and `bids`, each after what it needs, the last three by a `conditional_logit`.
`arguments`: what all of them may be told; `data_files`: how they write what they find.
"""
