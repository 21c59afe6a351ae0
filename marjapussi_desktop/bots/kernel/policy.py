"""How the playouts play: a quick rule of thumb for each turn.

Cards are chosen from what everybody has seen (what is played, one's own hand) and from nothing hidden. Declarations and
asks look into the partner's hand: a playout asks only for what is there.
"""

from __future__ import annotations

from marjapussi_desktop.bots.kernel import shadow as cython
from marjapussi_desktop.bots.kernel.cards import (
    ACES,
    BIT,
    HIGH_BIT,
    MARRIAGE,
    NO_TRUMP,
    PLACE_OF,
    RANK_MASK,
    SIZE,
    SUIT_MASK,
    SUIT_OF,
    ZERO,
)
from marjapussi_desktop.bots.kernel.hand import ANSWER, ANSWER_HALF, ASK_HALF, ASK_WHOLE, DECLARE, NO_QUESTION, Hand
from marjapussi_desktop.bots.kernel.shadow import lowest
from marjapussi_desktop.bots.kernel.tricks import marriages_held

WORD_MASK = cython.declare(cython.ulonglong, 0xFFFFFFFFFFFFFFFF)
FACTOR = cython.declare(cython.ulonglong, 0x2545F4914F6CDD1D)
RICH_TRICK = cython.declare(cython.int, 8)
"""Where one need not win, what makes a trick worth winning."""


@cython.native_inline
def next_dice(dice: cython.ulonglong) -> cython.ulonglong:
    """The next state of the dice (xorshift), never zero if ``dice`` is not."""
    dice ^= dice >> 12
    dice ^= dice << 25 & WORD_MASK
    return dice ^ dice >> 27


@cython.native
def any_of(cards: cython.ulonglong, dice: cython.ulonglong) -> cython.int:
    """One of a few cards, by the dice."""
    others: cython.ulonglong = cards & (cards - 1)
    if not others:
        return lowest(cards)
    skip: cython.int = ((dice * FACTOR & WORD_MASK) >> 33) % 60
    while skip & 3 and others:
        cards = others
        others = cards & (cards - 1)
        skip >>= 1
    return lowest(cards)


@cython.native
def lowest_rank(cards: cython.ulonglong, dice: cython.ulonglong) -> cython.int:
    """A card of the lowest rank."""
    place: cython.int
    for place in range(8, 0, -1):
        if cards & RANK_MASK[place]:
            return any_of(cards & RANK_MASK[place], dice)
    return any_of(cards, dice)


@cython.native
def dearest(cards: cython.ulonglong, worth: cython.p_int) -> cython.int:
    """The card worth most, the lowest of equals; an ace only if all are aces."""
    best: cython.int = -1
    card: cython.int
    if cards & ~ACES:
        cards &= ~ACES
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if best < 0 or worth[card] > worth[best] or (worth[card] == worth[best] and PLACE_OF[card] > PLACE_OF[best]):
            best = card
    return best


@cython.native
def living(h: Hand, seat: cython.int) -> cython.ulonglong:
    """Kings and queens that the seat holds of suits that may still be declared."""
    kept: cython.ulonglong = ZERO
    suit: cython.int
    for suit in range(4):
        if h.open >> suit & 1:
            kept |= MARRIAGE[suit]
    return kept & h.hands[seat]


@cython.native
def unseen_by(h: Hand, seat: cython.int) -> cython.ulonglong:
    """The cards in the other hands."""
    return (h.hands[0] | h.hands[1] | h.hands[2] | h.hands[3]) & ~h.hands[seat]


@cython.native
def chosen_lead(h: Hand, seat: cython.int, legal: cython.ulonglong, dice: cython.ulonglong) -> cython.int:
    """The dearest card that nobody is likely to beat, else the lowest, trumps and marriages last.

    Where game points count, trumps are not drawn: they win the last trick, and tricks to declare after.
    """
    unseen: cython.ulonglong = unseen_by(h, seat)
    trumps: cython.ulonglong = SUIT_MASK[h.trump]
    best: cython.int = -1
    score: cython.int = -1
    suit: cython.int
    card: cython.int
    value: cython.int
    theirs: cython.ulonglong
    for suit in range(4):
        if not legal & SUIT_MASK[suit] or (suit == h.trump and not h.counts_points):
            continue
        card = lowest(legal & SUIT_MASK[suit])
        theirs = unseen & SUIT_MASK[suit]
        if theirs & (BIT[card] - 1):
            continue
        value = h.worth[card] + 1
        if suit == h.trump:
            value = h.worth[card] + 12 if theirs else 0
        elif unseen & trumps and SIZE[theirs >> (9 * suit) & 511] < h.players - 1:
            continue
        if value > score:
            score = value
            best = card
    if best >= 0:
        return best
    if legal & ~trumps & ~living(h, seat):
        legal &= ~trumps & ~living(h, seat)
    elif legal & ~trumps:
        legal &= ~trumps
    return lowest_rank(legal, dice)


@cython.native_inline
def beating(h: Hand, legal: cython.ulonglong) -> cython.ulonglong:
    """Those of the cards that beat the one now winning."""
    trumps: cython.ulonglong = SUIT_MASK[h.trump]
    if h.winning & trumps:
        return legal & trumps & (h.winning - 1)
    return legal & trumps | legal & SUIT_MASK[h.led] & (h.winning - 1)


@cython.native
def chosen_winner(h: Hand, winners: cython.ulonglong, unseen: cython.ulonglong) -> cython.int:
    """The best card if it is likely to stand and more is to come; else the cheapest, and always the cheapest trump."""
    suit: cython.int = SUIT_OF[lowest(winners)]
    if winners & SUIT_MASK[h.led]:
        suit = h.led
    winners &= SUIT_MASK[suit]
    cheapest: cython.int = 9 * suit + HIGH_BIT[winners >> (9 * suit) & 511]
    if suit == h.trump or h.k == h.players - 1:
        return cheapest
    best: cython.int = lowest(winners)
    if unseen & SUIT_MASK[suit] & (BIT[best] - 1):
        return cheapest
    if unseen & SUIT_MASK[h.trump] and SIZE[unseen >> (9 * suit) & 511] < h.players - 1 - h.k:
        return cheapest
    return best


@cython.native
def is_partners_trick(h: Hand, seat: cython.int, unseen: cython.ulonglong) -> cython.bint:
    """Whether the partner is winning and nobody is likely to beat him."""
    if not h.partners or (h.winner ^ seat) & 1 or h.k == 0:
        return False
    if h.k == h.players - 1:
        return True
    suit: cython.ulonglong = SUIT_MASK[h.trump] if h.winning & SUIT_MASK[h.trump] else SUIT_MASK[h.led]
    return unseen & suit & (h.winning - 1) == 0


@cython.native
def chosen_follow(h: Hand, seat: cython.int, legal: cython.ulonglong, dice: cython.ulonglong) -> cython.int:
    """Wins if it can; else something dear to the partner's trick, or the least; marriages are kept while possible."""
    unseen: cython.ulonglong = unseen_by(h, seat)
    winners: cython.ulonglong = beating(h, legal)
    if winners == legal or (winners and h.taken >= RICH_TRICK):
        return chosen_winner(h, winners, unseen)
    legal &= ~winners
    if legal & ~living(h, seat):
        legal &= ~living(h, seat)
    if is_partners_trick(h, seat, unseen):
        return dearest(legal, h.worth)
    return lowest_rank(legal, dice)


@cython.native
def best_suit(h: Hand, suits: cython.int, hand: cython.ulonglong) -> cython.int:
    """The suit to declare: the best paid; where all are paid alike, the longest."""
    best: cython.int = -1
    score: cython.int = -1
    suit: cython.int
    value: cython.int
    for suit in range(4):
        if suits >> suit & 1:
            value = h.marriage_worth[suit] * 16 + SIZE[hand >> (9 * suit) & 511]
            if value > score:
                score = value
                best = suit
    return best


@cython.native
def chosen_attempt(h: Hand) -> cython.int:
    """What the leader declares or asks: his own marriage, then the partner's, then one that both share; -1: nothing."""
    hand: cython.ulonglong = h.hands[h.leader]
    suits: cython.int = h.may_declare()
    if suits:
        return DECLARE + best_suit(h, suits, hand)
    if not h.partners:
        return -1
    if h.wholes_of_partner() and h.may_ask_whole():
        return ASK_WHOLE
    both: cython.ulonglong = hand | h.hands[h.leader ^ 2]
    shared: cython.int = marriages_held(both) & ~marriages_held(hand) & ~marriages_held(h.hands[h.leader ^ 2]) & h.open
    if not shared:
        return -1
    suits = h.may_ask_half() & shared
    if suits:
        return ASK_HALF + best_suit(h, suits, both)
    if h.needs_whole and h.may_ask_whole() and not h.asked_whole & (5 << (h.leader & 1)):
        return ASK_WHOLE
    return -1


@cython.native
def chosen_answer(h: Hand) -> cython.int:
    """The partner's answer: the whole that pays best."""
    if h.question != 1:
        return ANSWER_HALF
    suits: cython.int = h.wholes_of_partner()
    if not suits:
        return ANSWER + NO_TRUMP
    return ANSWER + best_suit(h, suits, h.hands[h.leader ^ 2] | h.hands[h.leader])


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
