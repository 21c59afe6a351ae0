"""Refits the models from self-play: ``python3 run.py train``. Not part of the program that ships.

Each module is named by what it fits, and they run in this order:

- `rollout_policy`: the weights of the rollouts' policy (SPSA).
- `match_equity`: how hands end, for match equity.
- `fit_strength`: the strength of a hand in the auction, from `hands` of self-play (linear and logistic regression);
  `cross_validation` measures the models on held-out hands. Where bots bid by a model, `__main__` then plays the games
  again with the fitted model, and fits again.
- `fit_auction`: the likelihood of bids (a `conditional_logit`, with that of the plays as an offset), from hands turn by
  turn (`turns`).
- `fit_exchange`: what declarer and partner hold after an exchange, in the same way, from the first trick of the same
  hands.

`regression`: fits by numpy and scipy; `hand_cache`: keeps hands that were played; `arguments`: the command-line
arguments of every module; `data_files`: writes the data files. numpy and scipy are for this package only: nothing that
plays may import them.
"""

import os

# One thread a process: there is a process for each piece of work, and the figures repeat on any machine.
for _threads in ("OPENBLAS_NUM_THREADS", "VECLIB_MAXIMUM_THREADS"):
    os.environ.setdefault(_threads, "1")
