"""What a decision cost: on average over the hands that its seat could have faced, and with all cards seen. Read in this
order: judgement (the result), judging (one decision from what its seat knew), then where the numbers come from:
in_play, before_play, calls, open_cards.
"""
