"""How the playouts play: a quick choice for each turn, from what the seat has seen and nothing hidden."""

from __future__ import annotations

from marjapussi_desktop.bots.kernel import shadow as cython
from marjapussi_desktop.bots.kernel.attempts import chosen_answer, chosen_attempt
from marjapussi_desktop.bots.kernel.following import chosen_follow
from marjapussi_desktop.bots.kernel.hand import NO_QUESTION, Hand
from marjapussi_desktop.bots.kernel.leading import chosen_lead
from marjapussi_desktop.bots.kernel.seen import next_dice
from marjapussi_desktop.bots.kernel.shadow import lowest


@cython.native
def chosen_move(h: Hand, dice: cython.ulonglong) -> cython.int:
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
    return chosen_lead(h, seat, legal, dice) if h.k == 0 else chosen_follow(h, seat, legal, dice)


@cython.native
def played_out(h: Hand, dice: cython.ulonglong) -> cython.ulonglong:
    """Plays the hand to its end and gives the dice as they are then."""
    while not h.is_over:
        dice = next_dice(dice)
        h.apply(chosen_move(h, dice))
    return dice
