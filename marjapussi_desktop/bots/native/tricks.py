"""Which cards may be played, and which win, on sets of cards (RULES.md, "Tricks").

Repeats `engine.legality` and `engine.tricks`. tests/bots/native/test_rollouts.py and test_solver.py compare them, in
every position of random hands of all presets and of random house rules.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import MARRIAGE, SIZE, SUIT_MASK, SUIT_OF
from marjapussi_desktop.bots.native.plain import lowest


@cython.native_inline
def size_of(cards: cython.ulonglong) -> cython.int:
    """How many cards these are."""
    return SIZE[cards & 511] + SIZE[cards >> 9 & 511] + SIZE[cards >> 18 & 511] + SIZE[cards >> 27 & 511]


@cython.native_inline
def may_follow(
    hand: cython.ulonglong, led: cython.int, trump: cython.int, winning: cython.ulonglong, ace: cython.ulonglong
) -> cython.ulonglong:
    """The cards of a hand that may be played to a trick.

    ``winning``: the card now winning, as a bit; ``ace``: the ace that must be shown if held, or no card.
    """
    kept: cython.ulonglong = hand & SUIT_MASK[led]
    if not kept:
        kept = hand & SUIT_MASK[trump]
        if not kept:
            return hand
        if not winning & SUIT_MASK[trump]:
            return kept
    elif kept & ace:
        return ace
    elif not winning & SUIT_MASK[led]:
        return kept
    beating: cython.ulonglong = kept & (winning - 1)
    return beating if beating else kept


@cython.native_inline
def beats(card: cython.ulonglong, led: cython.int, trump: cython.int, winning: cython.ulonglong) -> cython.bint:
    """Whether a card played later beats the one now winning; both as bits, the winning one of suit ``led`` or trump."""
    if card & SUIT_MASK[trump]:
        return not winning & SUIT_MASK[trump] or card < winning
    return bool(card & SUIT_MASK[led] & winning - 1 and winning & SUIT_MASK[led])


@cython.native_inline
def can_beat(hand: cython.ulonglong, led: cython.int, trump: cython.int, winning: cython.ulonglong) -> cython.bint:
    """Whether a player with these cards can beat the winning one, and therefore must."""
    kept: cython.ulonglong = hand & SUIT_MASK[led]
    if kept:
        return winning & SUIT_MASK[led] != 0 and kept & (winning - 1) != 0
    kept = hand & SUIT_MASK[trump]
    return (kept & (winning - 1) if winning & SUIT_MASK[trump] else kept) != 0


@cython.native_inline
def may_lead(
    hand: cython.ulonglong, first: cython.ulonglong, second: cython.ulonglong, declared: cython.ulonglong
) -> cython.ulonglong:
    """The cards that may be led.

    Those of ``first``, failing these those of ``second``, failing these any: what the first lead of a hand demands. Of
    these the ones of ``declared`` if there are such: the marriage just declared where the lead must come from it.
    """
    kept: cython.ulonglong = hand & first
    if not kept:
        kept = hand & second
        if not kept:
            kept = hand
    return kept & declared if kept & declared else kept


@cython.native_inline
def marriages_held(cards: cython.ulonglong) -> cython.int:
    """The suits of which both king and queen are among the cards, as four bits."""
    suits: cython.int = 0
    suit: cython.int
    for suit in range(4):
        if cards & MARRIAGE[suit] == MARRIAGE[suit]:
            suits |= 1 << suit
    return suits


@cython.native
def winner_of_last(hands: cython.p_ulonglong, leader: cython.int, trump: cython.int) -> cython.int:
    """Who wins the last trick of a hand: everybody holds one card."""
    winning: cython.ulonglong = hands[leader]
    led: cython.int = SUIT_OF[lowest(winning)]
    winner: cython.int = leader
    k: cython.int
    seat: cython.int
    for k in range(1, 4):
        seat = (leader + k) & 3
        if beats(hands[seat], led, trump, winning):
            winning = hands[seat]
            winner = seat
    return winner
