"""Quick tricks: what the side on lead can take whatever the others play. A bound for the solver."""

from __future__ import annotations

from marjapussi_desktop.bots.native import plain as cython
from marjapussi_desktop.bots.native.cards import LOW_BIT, NO_TRUMP, SIZE

EVERY_TRICK = cython.declare(cython.int, -1)


@cython.cfunc
def fill_sums(worth: tuple[int, ...], top: cython.p_int, low: cython.p_int) -> None:
    """The worth of the ``count`` best and worst of any cards of a suit (of all, if fewer), at 512 * count + cards."""
    for some in range(512):
        held = [worth[place] for place in range(9) if some >> place & 1]
        for count in range(10):
            top[count << 9 | some] = sum(held[:count])
            low[count << 9 | some] = sum(held[max(0, len(held) - count) :])


@cython.native_inline
def winners_in(own: cython.int, one: cython.int, two: cython.int, three: cython.int) -> cython.int:
    """How many cards of a suit the leader can cash if nobody ruffs: those higher than all others'.

    If they are at least as many as any other hand has in the suit, his remaining cards of it win too.
    """
    count: cython.int = SIZE[own & (1 << LOW_BIT[one | two | three]) - 1]
    if count >= SIZE[one] and count >= SIZE[two] and count >= SIZE[three]:
        return SIZE[own]
    return count


@cython.native_inline
def unruffed(count: cython.int, trumps: cython.int, length: cython.int) -> cython.int:
    """How many of ``count`` tricks in a suit a player with these trumps and ``length`` cards of the suit cannot
    ruff.
    """
    return length if trumps > 0 and length < count else count


@cython.native_inline
def cashed_worth(
    count: cython.int,
    winner: cython.int,
    partner: cython.int,
    one: cython.int,
    three: cython.int,
    top: cython.p_int,
    low: cython.p_int,
) -> cython.int:
    """The worth of ``count`` tricks of a suit that ``winner`` cashes: his partner adds his best cards, the others their
    worst.
    """
    at: cython.int = count << 9
    return top[at | winner] + top[at | partner] + low[at | one] + low[at | three]


@cython.native
def sure_worth(
    n: cython.int,
    hands: cython.p_ulonglong,
    leader: cython.int,
    trump: cython.int,
    top: cython.p_int,
    low: cython.p_int,
) -> cython.int:
    """A lower bound of what the leader's side takes when he cashes what nobody can beat; `EVERY_TRICK` if that is all
    tricks.

    He cashes trumps first, then each plain suit as long as everybody who has trumps must follow.
    """
    one_left: cython.int = 0
    two_left: cython.int = 0
    three_left: cython.int = 0
    kept: cython.int = 0
    tricks: cython.int = 0
    total: cython.int = 0
    turn: cython.int
    for turn in range(-1, 4):
        suit: cython.int = trump if turn < 0 else turn
        if turn == trump or suit == NO_TRUMP:
            continue
        own: cython.int = hands[leader] >> (9 * suit) & 511
        one: cython.int = hands[(leader + 1) & 3] >> (9 * suit) & 511
        two: cython.int = hands[leader ^ 2] >> (9 * suit) & 511
        three: cython.int = hands[(leader + 3) & 3] >> (9 * suit) & 511
        count: cython.int = winners_in(own, one, two, three)
        if turn < 0:
            one_left = SIZE[one] - count
            two_left = SIZE[two] - count
            three_left = SIZE[three] - count
            kept = SIZE[own] - count
        else:
            count = unruffed(count, one_left, SIZE[one])
            count = unruffed(count, two_left, SIZE[two])
            count = unruffed(count, three_left, SIZE[three])
        if count > 0:
            tricks += count
            total += cashed_worth(count, own, two, one, three, top, low)
    if tricks >= n:
        return EVERY_TRICK
    if one_left > 0 or two_left > 0 or three_left > 0 or kept > 0:
        return total
    return with_partner(n - tricks, total, hands, leader, top, low)


@cython.native
def with_partner(
    n: cython.int,
    total: cython.int,
    hands: cython.p_ulonglong,
    leader: cython.int,
    top: cython.p_int,
    low: cython.p_int,
) -> cython.int:
    """`sure_worth` where nobody has trumps, after ``total`` has been cashed and ``n`` tricks are left.

    The leader gives the lead to his partner, who cashes his winners in the suits in which the leader cashed none: he
    has kept them, or as many of them as tricks are left.
    """
    before: cython.int = total
    tricks: cython.int = 0
    is_reached: cython.bint = False
    suit: cython.int
    for suit in range(4):
        own: cython.int = hands[leader] >> (9 * suit) & 511
        one: cython.int = hands[(leader + 1) & 3] >> (9 * suit) & 511
        two: cython.int = hands[leader ^ 2] >> (9 * suit) & 511
        three: cython.int = hands[(leader + 3) & 3] >> (9 * suit) & 511
        if not two or (own and LOW_BIT[own] < LOW_BIT[one | two | three]):
            continue
        count: cython.int = winners_in(two, one, own, three)
        if count > 0:
            if own:
                is_reached = True
            tricks += count
            total += cashed_worth(count, two, own, one, three, top, low)
    if not is_reached:
        return before
    return EVERY_TRICK if tricks >= n else total
