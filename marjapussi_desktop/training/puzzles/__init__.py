"""Makes the puzzles that ship: ``python -m marjapussi_desktop.training.puzzles``.

`self_play` gives positions, `proving` prices every move in every deal that is possible, `lines` and `ideas` find out
what the solution teaches, `levels` how hard it is, `selection` keeps a balanced collection.
"""
