"""What a bid tells the bidder's partner, amount by amount: the conventions as facts of the rules and the auction.

How a bot makes such bids is in `bidding`, how it reads those of others in `conventions`.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum
from typing import Final

from marjapussi_desktop.bots.heuristics.worth import Worth, worth_of
from marjapussi_desktop.engine.cards import SUITS, Suit
from marjapussi_desktop.engine.choices import STEP, BidChoices
from marjapussi_desktop.engine.ruleset import AuctionRules, Opening, Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import frozen

ACE_JUMP: Final = 80
"""A first bid above this, not forced, promises an ace."""
LOST_TRICK: Final = 25
SIGNAL_LOSSES: Final = (0, 1, 2, 3)


class Tells(StrEnum):
    """What kind of thing a bid tells. Of raises, ``HONOURS`` is one of ten and ``RELUCTANT`` one of five. ``UNHEARD``:
    it would only tell of a wish to go on, and a partner who has passed can do nothing about that. ``HALVES`` and
    ``WHOLE``: where bids tell by their steps.
    """

    FORCED = "forced"
    SUIT = "suit"
    WILLING = "willing"
    ACE = "ace"
    GOOD_HAND = "good_hand"
    HONOURS = "honours"
    RELUCTANT = "reluctant"
    NOTHING = "nothing"
    UNHEARD = "unheard"
    HALVES = "halves"
    WHOLE = "whole"


@frozen
class BidMessage:
    """What a bid tells; ``suit`` is the one that it names, if it names one."""

    tells: Tells
    suit: Suit | None = None


def naming_bids(worth: Worth, suits: Iterable[Suit]) -> dict[int, Suit]:
    """Which jump names which suit as strong: all tricks with its marriage, less 25 for each that may be lost."""
    base = worth.all_tricks
    bids: dict[int, Suit] = {}
    for suit in suits:
        for lost in SIGNAL_LOSSES:
            amount = base + worth.marriage(suit, False) - LOST_TRICK * lost
            if amount > base:
                bids.setdefault(amount, suit)
    return bids


def promises_ace(amount: int, standing: int, least: int) -> bool:
    """Whether a seat's first bid is a jump that promises an ace. ``standing``: the bid before it, 0 for none;
    ``least``: the lowest bid that the auction allows.
    """
    return amount > max(ACE_JUMP, standing + STEP if standing else least)


def is_forced(auction: AuctionRules, number: int, amount: int, beyond: int = 0) -> bool:
    """Whether a bid had to be made, and is no higher than it had to be: no cards speak for it. ``number``: its place in
    the auction, from 0; ``beyond``: how many points higher still count as forced.
    """
    return auction.opening is Opening.COMPULSORY and not number and amount <= auction.minimum_bid + beyond


def tells_by_steps(rules: Ruleset) -> bool:
    """Whether bids tell by how far they go beyond the one before: where nobody has to bid and bids begin so high that
    the conventions of the other games have no room. People who play so do: of 594 who opened with the lowest bid 99 %
    held an ace, of 216 whose first bid was a step of 15, 81 % a whole; of hands as dealt 70 and 22 % do.
    """
    auction = rules.auction
    is_free = auction is not None and auction.opening is Opening.OPTIONAL and auction.minimum_bid > ACE_JUMP
    return is_free and rules.layout is Layout.PARTNERSHIP


def told_by_step(amount: int, standing: int, least: int, is_first: bool) -> Tells:
    """What a bid tells by its step. ``is_first``: the seat has not bid yet."""
    step = amount - (standing or least - STEP)
    if step == STEP:
        return Tells.ACE if is_first else Tells.RELUCTANT
    return {2 * STEP: Tells.HALVES, 3 * STEP: Tells.WHOLE}.get(step, Tells.GOOD_HAND)


def told_by_steps(bids: Iterable[tuple[int, int]], seat: int, least: int) -> frozenset[Tells]:
    """What a seat's bids have told by their steps. ``bids``: seats and amounts in order, 0 for a pass."""
    found: set[Tells] = set()
    standing, is_first = 0, True
    for speaker, amount in bids:
        if speaker == seat and amount:
            found.add(told_by_step(amount, standing, least, is_first))
            is_first = False
        standing = amount or standing
    return frozenset(found)


def told_by_jumps(rules: Ruleset, bids: Iterable[tuple[int, int]], seat: int) -> tuple[BidMessage, ...]:
    """What a seat's bids have told by jumps: an ace by the first, the strong suit that was named last. ``bids``: as
    above.
    """
    assert rules.auction is not None
    worth, least = worth_of(rules), rules.auction.minimum_bid
    naming = naming_bids(worth, SUITS)
    standing, is_first, has_ace, suit = 0, True, False, None
    for speaker, amount in bids:
        if speaker == seat and amount:
            is_jump = amount > (standing + STEP if standing else least) + STEP
            suit = naming.get(amount, suit) if is_jump else suit
            says_else = is_jump and (amount in naming or amount == worth.all_tricks)
            has_ace |= is_first and not says_else and promises_ace(amount, standing, least)
            is_first = False
        standing = amount or standing
    ace = (BidMessage(Tells.ACE),) if has_ace else ()
    return ace if suit is None else (*ace, BidMessage(Tells.SUIT, suit))


_WISHES: Final = frozenset({Tells.WILLING, Tells.RELUCTANT})


def bid_messages(
    rules: Ruleset, choices: BidChoices, standing: int, is_first: bool, partner_passed: bool = False
) -> dict[int, BidMessage]:
    """What each bid that may be made tells the partner. ``standing``: the highest bid so far, 0 for none;
    ``is_first``: the seat has not bid yet; ``partner_passed``: what tells of cards still helps him to choose his gift.
    """
    if choices.minimum is None or choices.maximum is None:
        return {}
    assert rules.auction is not None
    worth, lowest, least, by_steps = worth_of(rules), choices.minimum, rules.auction.minimum_bid, tells_by_steps(rules)
    naming = naming_bids(worth, SUITS)
    by_five = Tells.RELUCTANT if choices.may_pass else Tells.NOTHING

    def message(amount: int) -> BidMessage:
        is_jump = amount > lowest + STEP
        if amount == lowest and not choices.may_pass:
            return BidMessage(Tells.FORCED)
        if by_steps:
            return BidMessage(told_by_step(amount, standing, least, is_first))
        if is_jump and amount in naming:
            return BidMessage(Tells.SUIT, naming[amount])
        if is_jump and amount == worth.all_tricks:
            return BidMessage(Tells.WILLING)
        if is_first and promises_ace(amount, standing, lowest):
            return BidMessage(Tells.ACE)
        if is_jump:
            return BidMessage(Tells.GOOD_HAND if amount < worth.all_tricks else Tells.NOTHING)
        return BidMessage(Tells.HONOURS if standing and amount == lowest + STEP else by_five)

    def heard(amount: int) -> BidMessage:
        found = message(amount)
        return BidMessage(Tells.UNHEARD) if partner_passed and found.tells in _WISHES else found

    return {amount: heard(amount) for amount in range(lowest, choices.maximum + 1, STEP)}
