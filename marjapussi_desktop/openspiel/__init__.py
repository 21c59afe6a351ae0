"""The games for OpenSpiel, the library of game-playing research (github.com/google-deepmind/open_spiel).

Nothing in the program needs this room, and of it only `games` needs OpenSpiel, the dependency group ``openspiel``::

    import pyspiel
    import marjapussi_desktop.openspiel.games

    game = pyspiel.load_game("huutopussi(kontra=true,dealer=2)")
    state = game.new_initial_state()

Each preset is a game by its name, with ``_`` for ``-``: ``bondtolva_2``. A game is one hand, the first of a match.

In order: `action_ids`, the numbers of all actions; `hand`, a hand as a sequence of such numbers; `sections` and `seen`,
what a seat knows of it as numbers and as text; `games`, which gives that to OpenSpiel.
"""
