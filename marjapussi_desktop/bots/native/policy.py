"""The rollouts' policy: a quick choice for each turn, from what the seat has seen, without hidden cards.

Rules choose declarations, asks and answers (`attempts`). For cards the policy is linear: `leading` and `following` sum
the weights that apply to a card (`policy_weights`), a little uniform noise is added so that rollouts differ, and the
card with the highest score is played.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.attempts import chosen_answer, chosen_attempt
from marjapussi_desktop.bots.native.following import weigh_follows
from marjapussi_desktop.bots.native.leading import weigh_leads
from marjapussi_desktop.bots.native.move_codes import NO_QUESTION
from marjapussi_desktop.bots.native.plain import lowest
from marjapussi_desktop.bots.native.policy_weights import NOISE, PolicyWeights
from marjapussi_desktop.bots.native.seat_view import next_dice, rolled
from marjapussi_desktop.bots.native.state import Hand


@cython.native
def chosen_move(h: Hand, w: PolicyWeights, dice: cython.ulonglong) -> cython.int:
    """The next move of a hand that is not over."""
    if h.question != NO_QUESTION:
        return chosen_answer(h)
    move: cython.int
    if h.may:
        move = chosen_attempt(h)
        if move >= 0:
            return move
    seat: cython.int = h.seat_to_play()
    legal: cython.ulonglong = h.legal(seat)
    if not legal & (legal - 1):
        return lowest(legal)
    weigh(h, w, seat, legal)
    return heaviest(w, legal, w.of(NOISE), rolled(dice))


@cython.native_inline
def weigh(h: Hand, w: PolicyWeights, seat: cython.int, legal: cython.ulonglong) -> cython.void:
    """Writes the score of each card that the seat may play to ``w.scores``."""
    if h.k == 0:
        weigh_leads(h, w, seat, legal)
    else:
        weigh_follows(h, w, seat, legal)


@cython.native_inline
def heaviest(w: PolicyWeights, legal: cython.ulonglong, noise: cython.int, rolls: cython.ulonglong) -> cython.int:
    """The card with the highest score, after adding noise to each."""
    best: cython.int = -1
    most: cython.int = 0
    value: cython.int
    card: cython.int
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        value = w.scores[card] + noise * (rolls & 15)
        rolls >>= 5
        if best < 0 or value > most:
            best = card
            most = value
    return best


@cython.native
def played_out(h: Hand, w: PolicyWeights, dice: cython.ulonglong) -> cython.ulonglong:
    """Plays the hand to its end; returns the state of the dice afterwards."""
    while not h.is_over:
        dice = next_dice(dice)
        h.apply(chosen_move(h, w, dice))
    return dice
