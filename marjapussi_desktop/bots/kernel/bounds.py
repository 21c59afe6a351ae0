"""What the side on lead takes for sure, however the others play: a bound for the solver."""

from __future__ import annotations

from marjapussi_desktop.bots.kernel import shadow as cython
from marjapussi_desktop.bots.kernel.cards import LOW_BIT, NO_TRUMP, SIZE, SUIT_MASK, ZERO

EVERY_TRICK = cython.declare(cython.int, -1)


@cython.cfunc
def fill_sums(worth: list[int], top: cython.p_int, low: cython.p_int) -> None:
    """The worth of the ``count`` best and worst of any cards of a suit (of all, if fewer), at 512 * count + cards."""
    for some in range(512):
        held = [worth[place] for place in range(9) if some >> place & 1]
        for count in range(10):
            top[count << 9 | some] = sum(held[:count])
            low[count << 9 | some] = sum(held[max(0, len(held) - count) :])


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def winners_in(own: cython.int, one: cython.int, two: cython.int, three: cython.int) -> cython.int:
    """How many of his own cards of a suit the leader can cash if nobody ruffs: those above all the others hold.

    If they outlast everybody's cards of the suit, the rest follows.
    """
    count: cython.int = SIZE[own & (1 << LOW_BIT[one | two | three]) - 1]
    if count >= SIZE[one] and count >= SIZE[two] and count >= SIZE[three]:
        return SIZE[own]
    return count


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def sure_worth(
    n: cython.int,
    hands: cython.p_ulonglong,
    leader: cython.int,
    trump: cython.int,
    top: cython.p_int,
    low: cython.p_int,
) -> cython.int:
    """The worth that the leader's side takes at least if he cashes what nobody can beat, or `EVERY_TRICK`.

    Trumps come first; then each plain suit, as often as everybody who still has trumps must follow. The partner adds
    his best cards, the others their worst.
    """
    first: cython.ulonglong = hands[(leader + 1) & 3]
    second: cython.ulonglong = hands[leader ^ 2]
    third: cython.ulonglong = hands[(leader + 3) & 3]
    trumps: cython.ulonglong = SUIT_MASK[trump]
    ruffs: cython.bint = (first | second | third) & trumps != ZERO
    drawn: cython.int = 0
    tricks: cython.int = 0
    total: cython.int = 0
    turn: cython.int
    suit: cython.int
    shift: cython.int
    count: cython.int
    own: cython.int
    one: cython.int
    two: cython.int
    three: cython.int
    for turn in range(-1, 4):
        suit = trump if turn < 0 else turn
        if turn == trump or suit == NO_TRUMP:
            continue
        shift = 9 * suit
        own = hands[leader] >> shift & 511
        if not own:
            continue
        one = first >> shift & 511
        two = second >> shift & 511
        three = third >> shift & 511
        count = winners_in(own, one, two, three)
        if turn < 0:
            drawn = count
        elif ruffs:
            count = held_to(count, first, trumps, drawn, SIZE[one])
            count = held_to(count, second, trumps, drawn, SIZE[two])
            count = held_to(count, third, trumps, drawn, SIZE[three])
        tricks += count
        count <<= 9
        total += top[count | own] + top[count | two] + low[count | one] + low[count | three]
    return EVERY_TRICK if tricks >= n else total


@cython.cfunc
@cython.inline
@cython.nogil
@cython.exceptval(check=False)
def held_to(
    count: cython.int, hand: cython.ulonglong, trumps: cython.ulonglong, drawn: cython.int, length: cython.int
) -> cython.int:
    """How many tricks of ``count`` this hand cannot ruff: all, once its trumps are ``drawn``, else its ``length``."""
    if length >= count:
        return count
    left: cython.ulonglong = hand & trumps
    while left and drawn > 0:
        left &= left - 1
        drawn -= 1
    return length if left else count
