"""Refits the models from self-play: ``python3 run.py train``. Not part of the program that ships.

Each module is named by what it fits, and they run in this order:

- `rollout_policy`: the weights by which rollouts choose cards (SPSA).
- `match_equity`: how hands end, for the chance to win a match.
- `fit_strength`: how strong a hand is for an auction, from `hands` of self-play (linear and logistic regression);
  `cross_validation` tells how good the models are on hands that they were not fitted to. `__main__` then plays the
  games that bid by a model again, by what was learnt, and fits again.
- `fit_plays`: how likely a card played is (AdaGrad), from hands turn by turn (`turns`).
- `fit_words`, `fit_exchange`, `fit_auction`: how likely asks and contracts, cards kept and bids are (a
  `conditional_logit`), each beside what those before tell.

`regression`: what numpy and scipy solve; `hand_cache`: hands are played once; `arguments`: the words that every module
takes; `data_files`: how they write. numpy and scipy are for this package only: nothing that plays may import them.
"""

import os

# As many processes play and fit as there is work for: in each, one thread reckons, and figures repeat on any machine.
for _threads in ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_threads, "1")
