"""Move ordering: the solver first tries the cards that are likely to cause a cutoff. It changes only the time, no
value.

Each card gets a class by the likely end of the trick, judged by the hands of the next players. A class has weights for
the card's usual value and its rank. They were fitted by hill climbing on the number of cards tried in 180 deals of
eight cards each, of both families.
"""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import BIT, PLACE_OF, SIZE, SUIT_MASK, SUIT_OF, ZERO
from marjapussi_desktop.bots.native.plain import lowest, new_ints
from marjapussi_desktop.bots.native.tricks import beats, can_beat

USUAL = cython.declare(cython.p_int, new_ints(9))
"""By place in the suit, what a card is worth in most games."""
WEIGHTS = cython.declare(cython.p_int, new_ints(64))

# Pairs: by value and by rank down, or as told.
# fmt: off
FITTED = (
    30, -10,  # led: ruffed (a constant, by value)
    1000, 10,  # led: wins
    500, 5,  # led: the partner wins
    320, 5,  # led: the partner ruffs
    0, -10,  # led: loses
    -200, -9,  # led: of the trump suit; for each card of the suit
    10, 0, 10, 0, 10, 0, -15, 0,  # beats and stands
    -13, -22, -10, 0, 15, 0, -10, 0,  # beats in vain
    10, 0, 10, 15, -7, 0, -10, 0,  # does not beat, the trick is ours
    -35, 0, -16, 0, -10, 0, -10, 0,  # does not beat, the trick is theirs
    0, 0, -25, -250,  # discards: a trump, a master, for each card of the suit; any king or queen to declare
    0, -60,  # led: for each rank down; a king or queen to declare
)
# fmt: on
LEAD_RUFFED = cython.declare(cython.int, 0)
LEAD_WINS = cython.declare(cython.int, 2)
LEAD_PARTNER_WINS = cython.declare(cython.int, 4)
LEAD_PARTNER_RUFFS = cython.declare(cython.int, 6)
LEAD_LOSES = cython.declare(cython.int, 8)
LEAD_TRUMP = cython.declare(cython.int, 10)
LEAD_LENGTH = cython.declare(cython.int, 11)
FOLLOW = cython.declare(cython.int, 12)
"""Then four classes, as the rows above, of four (the second player; the same where his partner must beat the third;
the third; the last) of two weights: by value, by rank down."""
DISCARD_TRUMP = cython.declare(cython.int, 44)
DISCARD_MASTER = cython.declare(cython.int, 45)
DISCARD_LENGTH = cython.declare(cython.int, 46)
FOLLOW_MARRIAGE = cython.declare(cython.int, 47)
LEAD_RANK = cython.declare(cython.int, 48)
LEAD_MARRIAGE = cython.declare(cython.int, 49)


def _fill() -> None:
    for place, value in enumerate((11, 10, 4, 3, 2, 0, 0, 0, 0)):
        USUAL[place] = value
    for at, weight in enumerate(FITTED):
        WEIGHTS[at] = weight


_fill()


@cython.native
def lead_score(
    card: cython.int, hands: cython.p_ulonglong, leader: cython.int, trump: cython.int, living: cython.ulonglong
) -> cython.int:
    """``living``: kings and queens of marriages that the leader's side may still declare."""
    left: cython.ulonglong = hands[(leader + 1) & 3]
    right: cython.ulonglong = hands[(leader + 3) & 3]
    partner: cython.ulonglong = hands[leader ^ 2]
    trumps: cython.ulonglong = SUIT_MASK[trump]
    suit: cython.ulonglong = SUIT_MASK[SUIT_OF[card]]
    better: cython.ulonglong = (left | right) & suit & (BIT[card] - 1)
    what: cython.int = LEAD_LOSES
    if (not left & suit and left & trumps) or (not right & suit and right & trumps):
        what = LEAD_RUFFED
    elif not better:
        what = LEAD_WINS
    elif partner & suit & ((better & (ZERO - better)) - 1):
        what = LEAD_PARTNER_WINS
    elif not partner & suit and partner & trumps:
        what = LEAD_PARTNER_RUFFS
    score: cython.int = WEIGHTS[what] + WEIGHTS[what + 1] * USUAL[PLACE_OF[card]] + WEIGHTS[LEAD_RANK] * PLACE_OF[card]
    score += WEIGHTS[LEAD_LENGTH] * SIZE[hands[leader] >> (9 * SUIT_OF[card]) & 511]
    if suit == trumps:
        score += WEIGHTS[LEAD_TRUMP]
    if living & BIT[card]:
        score += WEIGHTS[LEAD_MARRIAGE]
    return score


@cython.native
def trick_class(
    hands: cython.p_ulonglong,
    k: cython.int,
    seat: cython.int,
    led: cython.int,
    trump: cython.int,
    best: cython.ulonglong,
    ours: cython.bint,
) -> cython.int:
    """Which class of `FOLLOW` fits once ``best`` is winning, by a card of one's own side if ``ours``."""
    what: cython.int = 2 * k
    next_beats: cython.bint = k < 3 and can_beat(hands[(seat + 1) & 3], led, trump, best)
    if k == 1:
        what = 0
        if (next_beats or not ours) and can_beat(hands[(seat + 2) & 3], led, trump, best):
            what = 2
            ours = not next_beats
        elif next_beats:
            ours = False
    elif next_beats:
        ours = False
    return what if ours else what + 8


@cython.native
def score_follows(
    moves: cython.p_int,
    scores: cython.p_int,
    at: cython.int,
    count: cython.int,
    hands: cython.p_ulonglong,
    k: cython.int,
    seat: cython.int,
    led: cython.int,
    trump: cython.int,
    winning: cython.ulonglong,
    ours: cython.bint,
    living: cython.ulonglong,
) -> cython.void:
    """Scores ``count`` cards from ``at`` on; ``ours``: one's own side is winning so far."""
    losing: cython.int = -1
    what: cython.int
    score: cython.int
    card: cython.int
    move: cython.int
    for move in range(at, at + count):
        card = moves[move]
        if beats(BIT[card], led, trump, winning):
            what = FOLLOW + trick_class(hands, k, seat, led, trump, BIT[card], True)
        else:
            if losing < 0:
                losing = FOLLOW + 16 + trick_class(hands, k, seat, led, trump, winning, ours)
            what = losing
        score = WEIGHTS[what] * USUAL[PLACE_OF[card]] + WEIGHTS[what + 1] * PLACE_OF[card]
        if SUIT_OF[card] != led:
            score += discard_score(card, hands, seat, trump)
        if living & BIT[card]:
            score += WEIGHTS[FOLLOW_MARRIAGE]
        scores[move] = score


@cython.native
def discard_score(card: cython.int, hands: cython.p_ulonglong, seat: cython.int, trump: cython.int) -> cython.int:
    """For a card of another suit than the one led."""
    if SUIT_OF[card] == trump:
        return WEIGHTS[DISCARD_TRUMP]
    suit: cython.ulonglong = SUIT_MASK[SUIT_OF[card]]
    others: cython.ulonglong = hands[(seat + 1) & 3] | hands[(seat + 2) & 3] | hands[(seat + 3) & 3]
    score: cython.int = WEIGHTS[DISCARD_LENGTH] * SIZE[hands[seat] >> (9 * SUIT_OF[card]) & 511]
    return score if others & suit & (BIT[card] - 1) else score + WEIGHTS[DISCARD_MASTER]


@cython.native
def list_candidates(
    moves: cython.p_int,
    at: cython.int,
    legal: cython.ulonglong,
    others: cython.ulonglong,
    living: cython.ulonglong,
    worth: cython.p_int,
) -> cython.int:
    """Writes legal cards to ``moves`` from ``at`` on, one for each run of adjacent cards of equal worth; returns how
    many.

    ``others``: the cards in the other hands. A king or queen of a living marriage is not adjacent to the jack.
    """
    count: cython.int = 0
    card: cython.int
    before: cython.int = -1
    while legal:
        card = lowest(legal)
        legal &= legal - 1
        if (
            before < 0
            or worth[card] != worth[before]
            or SUIT_OF[card] != SUIT_OF[before]
            or others & (BIT[card] - BIT[before])
            or (living >> card ^ living >> before) & 1
        ):
            moves[at + count] = card
            count += 1
        before = card
    return count


@cython.native_inline
def sort_moves(moves: cython.p_int, scores: cython.p_int, at: cython.int, count: cython.int) -> cython.void:
    """The moves with the highest scores first; equal ones stay as they are."""
    k: cython.int
    place: cython.int
    card: cython.int
    score: cython.int
    for k in range(1, count):
        card = moves[at + k]
        score = scores[at + k]
        place = k
        while place > 0 and scores[at + place - 1] < score:
            scores[at + place] = scores[at + place - 1]
            moves[at + place] = moves[at + place - 1]
            place -= 1
        scores[at + place] = score
        moves[at + place] = card
