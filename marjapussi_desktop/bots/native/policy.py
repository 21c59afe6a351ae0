"""The rollouts' policy: a quick choice for each turn, from what the seat has seen, without hidden cards.

Rules choose declarations, asks and answers (`attempts`). For cards the policy is linear: the weights that apply to a
card (`policy_weights`) are summed, a little uniform noise is added so that rollouts differ, and the card with the
highest score is played.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.attempts import chosen_answer, chosen_attempt
from marjapussi_desktop.bots.native.cards import BIT, NO_TRUMP, PLACE_OF, SIZE, SUIT_MASK, SUIT_OF
from marjapussi_desktop.bots.native.move_codes import NO_QUESTION
from marjapussi_desktop.bots.native.plain import lowest
from marjapussi_desktop.bots.native.policy_weights import (
    LEAD_BREAK,
    LEAD_HIGHER,
    LEAD_LOW,
    LEAD_LOW_RUFFED,
    LEAD_PLAIN_LENGTH,
    LEAD_TOP,
    LEAD_TOP_HALF,
    LEAD_TOP_LATE,
    LEAD_TOP_PAIR,
    LEAD_TOP_RUFFED,
    LEAD_TRUMP_LATE,
    LEAD_TRUMP_LENGTH,
    LEAD_TRUMP_LOW,
    LEAD_TRUMP_TOP,
    LEAD_TRUMPS_OUT,
    LEAD_VOID_FOE,
    LEAD_VOID_MATE,
    LOSE_BREAK,
    LOSE_GUARD,
    LOSE_LENGTH,
    LOSE_MATES,
    LOSE_MATES_NOW,
    LOSE_THEIRS,
    LOSE_TO_MATE,
    LOSE_TOP,
    LOSE_TRUMP,
    NOISE,
    WIN_BREAK,
    WIN_FREE,
    WIN_LAST,
    WIN_LOW,
    WIN_TOP,
    WIN_TRUMP,
    PolicyWeights,
)
from marjapussi_desktop.bots.native.seat_view import (
    count_of,
    halves_of,
    is_void,
    marriage_value,
    next_dice,
    pairs_of,
    rolled,
    trumps_in,
    unseen_by,
)
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


# -- leading -----------------------------------------------------------------------------------------------------------


@cython.native
def weigh_leads(h: Hand, w: PolicyWeights, seat: cython.int, legal: cython.ulonglong) -> cython.void:
    """Writes the scores of leading each of the cards to ``w.scores``."""
    w.look_at(seat)
    unseen: cython.ulonglong = unseen_by(h, seat)
    pairs: cython.ulonglong = pairs_of(h, seat)
    halves: cython.ulonglong = halves_of(h, seat, unseen)
    left: cython.int = min(h.cards_left(seat), 5)
    winners: cython.int = w.of(LEAD_TOP_LATE + left)
    if pairs:
        winners += w.of(LEAD_TOP_PAIR)
    elif halves:
        winners += w.of(LEAD_TOP_HALF)
    card: cython.int
    suit: cython.int
    cards: cython.ulonglong
    for suit in range(4):
        cards = legal & SUIT_MASK[suit]
        if not cards:
            continue
        base: cython.int = trump_suit(h, w, seat, unseen, left) if suit == h.trump else plain_suit(h, w, seat, suit)
        while cards:
            card = lowest(cards)
            cards &= cards - 1
            w.scores[card] = base + lead_value(h, w, card, unseen, winners)
            w.scores[card] += marriage_value(h, w, LEAD_BREAK, card, pairs, halves)


@cython.native_inline
def trump_suit(h: Hand, w: PolicyWeights, seat: cython.int, unseen: cython.ulonglong, left: cython.int) -> cython.int:
    """The score of leading the trump suit, whichever card."""
    out: cython.int = min(count_of(unseen, h.trump), 8)
    held: cython.int = min(count_of(h.hands[seat], h.trump), 5)
    return w.of(LEAD_TRUMPS_OUT + out) + w.of(LEAD_TRUMP_LENGTH + held) + w.of(LEAD_TRUMP_LATE + left)


@cython.native
def plain_suit(h: Hand, w: PolicyWeights, seat: cython.int, suit: cython.int) -> cython.int:
    """The score of leading a plain suit, whichever card."""
    value: cython.int = w.of(LEAD_PLAIN_LENGTH + min(count_of(h.hands[seat], suit), 5))
    other: cython.int
    if not h.voids or h.trump == NO_TRUMP:
        return value
    for other in range(h.players):
        if other != seat and is_void(h, other, suit) and not is_void(h, other, h.trump):
            value += w.of(LEAD_VOID_MATE if h.partners and other == seat ^ 2 else LEAD_VOID_FOE)
    return value


@cython.native
def lead_value(
    h: Hand, w: PolicyWeights, card: cython.int, unseen: cython.ulonglong, winners: cython.int
) -> cython.int:
    """The score of the card itself; ``winners``: the score of a sure winner now."""
    suit: cython.int = card // 9
    place: cython.int = PLACE_OF[card]
    out: cython.ulonglong = unseen & SUIT_MASK[suit]
    higher: cython.ulonglong = out & (BIT[card] - 1)
    if suit == h.trump:
        return w.of(LEAD_TRUMP_LOW + place) if higher else w.of(LEAD_TRUMP_TOP + place) + winners
    value: cython.int
    if higher:
        value = w.of(LEAD_LOW + place) + w.of(LEAD_HIGHER + min(count_of(higher, suit), 4))
    else:
        value = w.of(LEAD_TOP + place) + winners
    if trumps_in(h, unseen):
        value += w.of((LEAD_LOW_RUFFED if higher else LEAD_TOP_RUFFED) + min(SIZE[out >> (9 * suit) & 511], 8))
    return value


# -- following ---------------------------------------------------------------------------------------------------------


@cython.native
def weigh_follows(h: Hand, w: PolicyWeights, seat: cython.int, legal: cython.ulonglong) -> cython.void:
    """Writes the scores of following with each of the cards to ``w.scores``."""
    w.look_at(seat)
    unseen: cython.ulonglong = unseen_by(h, seat)
    winners: cython.ulonglong = beating(h, legal)
    pairs: cython.ulonglong = pairs_of(h, seat)
    halves: cython.ulonglong = halves_of(h, seat, unseen)
    losing: cython.int = losing_part(h, seat, unseen)
    free: cython.int = w.of(WIN_FREE + is_rich(h)) if winners != legal else 0
    value: cython.int
    card: cython.int
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        if winners & BIT[card]:
            value = free + win_value(h, w, card, unseen)
            value += marriage_value(h, w, WIN_BREAK, card, pairs, halves)
        else:
            value = w.of(losing + PLACE_OF[card]) + lose_value(h, w, seat, card, unseen)
            value += marriage_value(h, w, LOSE_BREAK, card, pairs, halves)
        w.scores[card] = value


@cython.native_inline
def beating(h: Hand, legal: cython.ulonglong) -> cython.ulonglong:
    """Those of the cards that beat the one now winning."""
    trumps: cython.ulonglong = SUIT_MASK[h.trump]
    if h.winning & trumps:
        return legal & trumps & (h.winning - 1)
    return legal & trumps | legal & SUIT_MASK[h.led] & (h.winning - 1)


@cython.native_inline
def is_rich(h: Hand) -> cython.int:
    """1 if the cards in the trick are worth at least a ten, else 0."""
    return 1 if h.taken >= h.worth[1] else 0


@cython.native
def losing_part(h: Hand, seat: cython.int, unseen: cython.ulonglong) -> cython.int:
    """The part of the table for cards that do not win, by who is winning the trick."""
    if not h.partners:
        return LOSE_THEIRS
    if (h.winner ^ seat) & 1:
        return LOSE_TO_MATE if h.k < 2 else LOSE_THEIRS
    if h.k == h.players - 1:
        return LOSE_MATES
    suit: cython.ulonglong = SUIT_MASK[h.trump] if h.winning & SUIT_MASK[h.trump] else SUIT_MASK[h.led]
    return LOSE_MATES if unseen & suit & (h.winning - 1) == 0 else LOSE_MATES_NOW


@cython.native
def win_value(h: Hand, w: PolicyWeights, card: cython.int, unseen: cython.ulonglong) -> cython.int:
    """The score of winning with the card."""
    place: cython.int = PLACE_OF[card]
    suit: cython.int = SUIT_OF[card]
    if suit != h.led:
        return w.of(WIN_TRUMP + place)
    if h.k == h.players - 1:
        return w.of(WIN_LAST + place)
    return w.of((WIN_LOW if unseen & SUIT_MASK[suit] & (BIT[card] - 1) else WIN_TOP) + place)


@cython.native
def lose_value(h: Hand, w: PolicyWeights, seat: cython.int, card: cython.int, unseen: cython.ulonglong) -> cython.int:
    """The further score of a card that does not win."""
    suit: cython.int = SUIT_OF[card]
    held: cython.int = count_of(h.hands[seat], suit)
    out: cython.ulonglong = unseen & SUIT_MASK[suit]
    value: cython.int = w.of(LOSE_LENGTH + min(held, 5)) if suit != h.led else 0
    if suit == h.trump:
        value += w.of(LOSE_TRUMP)
    if not out & (BIT[card] - 1):
        value += w.of(LOSE_TOP)
    elif held == 2 and PLACE_OF[card] > 1 and h.hands[seat] >> (9 * suit + 1) & 1 and out >> (9 * suit) & 1:
        value += w.of(LOSE_GUARD)
    return value
