"""Computer players. A bot sees an ``Observation`` and nothing else, and decides alike whenever it sees the same.

Read in this order: bot, dice, `players` (who sits at the table), `heuristics` (rules of thumb), `knowledge` (what must
be true of the hidden cards), `determinization` (hands dealt to fit it), `inference` (how likely each is), `value` (what
an end of the hand is worth), `search` (which move is best over them) and `native`, where the hands are played out.
"""
