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
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import frozen

ACE_JUMP: Final = 80
"""A first bid above this, not forced, promises an ace."""
LOST_TRICK: Final = 25
SIGNAL_LOSSES: Final = (0, 1, 2, 3)


class Tells(StrEnum):
    """What kind of thing a bid tells. Of raises, ``HONOURS`` is one of ten and ``RELUCTANT`` one of five. ``UNHEARD``:
    it would only tell of a wish to go on, and a partner who has passed can do nothing about that.
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


_WISHES: Final = frozenset({Tells.WILLING, Tells.RELUCTANT})


def bid_messages(
    rules: Ruleset, choices: BidChoices, standing: int, is_first: bool, partner_passed: bool = False
) -> dict[int, BidMessage]:
    """What each bid that may be made tells the partner. ``standing``: the highest bid so far, 0 for none;
    ``is_first``: the seat has not bid yet; ``partner_passed``: what tells of cards still helps him to choose his gift.
    """
    if choices.minimum is None or choices.maximum is None:
        return {}
    worth, lowest = worth_of(rules), choices.minimum
    naming = naming_bids(worth, SUITS)

    def message(amount: int) -> BidMessage:
        is_jump = amount > lowest + STEP
        if amount == lowest and not choices.may_pass:
            return BidMessage(Tells.FORCED)
        if is_jump and amount in naming:
            return BidMessage(Tells.SUIT, naming[amount])
        if is_jump and amount == worth.all_tricks:
            return BidMessage(Tells.WILLING)
        if is_first and promises_ace(amount, standing, lowest):
            return BidMessage(Tells.ACE)
        if is_jump:
            return BidMessage(Tells.GOOD_HAND if amount < worth.all_tricks else Tells.NOTHING)
        return BidMessage(Tells.HONOURS if standing and amount == lowest + STEP else Tells.RELUCTANT)

    def heard(amount: int) -> BidMessage:
        found = message(amount)
        return BidMessage(Tells.UNHEARD) if partner_passed and found.tells in _WISHES else found

    return {amount: heard(amount) for amount in range(lowest, choices.maximum + 1, STEP)}
