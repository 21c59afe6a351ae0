"""What happened, as values: one action gives one or more events, in the order in which a watcher would see them.

``cards`` fields are empty where the watcher may not see the cards (see ``observation.redact``); ``count`` remains.
"""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.ruleset import Redeal
from marjapussi_desktop.engine.values import frozen


@frozen
class HandDealt:
    """A new hand: its number in the match (from 1) and its dealer."""

    number: int
    dealer: int


@frozen
class BidMade:
    """A bid."""

    seat: int
    amount: int


@frozen
class Passed:
    """A pass in the auction."""

    seat: int


@frozen
class RedealDemanded:
    """The hand is thrown in; ``why`` is the condition that the hand meets (the first, if several)."""

    seat: int
    why: Redeal


@frozen
class AuctionWon:
    """The auction ended: the declarer and the final bid."""

    seat: int
    amount: int


@frozen
class PassedOut:
    """Everybody passed: the hand is played without a contract."""


@frozen
class KittyExposed:
    """The kitty is shown to all."""

    cards: tuple[Card, ...]


@frozen
class KittyTaken:
    """The declarer took the kitty into his hand."""

    seat: int
    cards: tuple[Card, ...]
    count: int


@frozen
class CardsPassed:
    """Cards went from hand to hand in the exchange: given to the declarer, or given back (``is_return``)."""

    giver: int
    taker: int
    cards: tuple[Card, ...]
    count: int
    is_return: bool


@frozen
class CardsDiscarded:
    """The declarer put cards aside."""

    seat: int
    cards: tuple[Card, ...]
    count: int


@frozen
class ContractSet:
    """The declarer named his contract; ``raised_by`` over the final bid."""

    seat: int
    amount: int
    raised_by: int


@frozen
class CardPlayed:
    """A card was played to the trick; ``column`` is its place in the face-up row, None from the hand."""

    seat: int
    card: Card
    column: int | None = None


@frozen
class CardTurnedUp:
    """A face-down card of a row was turned up."""

    seat: int
    column: int
    card: Card


@frozen
class TrickWon:
    """A trick was completed and gathered; ``number`` from 1; ``cards`` in the order played from ``leader``."""

    seat: int
    number: int
    leader: int
    cards: tuple[Card, ...]
    is_last: bool


@frozen
class CardDrawn:
    """A card was drawn from the stock; ``left`` cards remain. ``card`` is None for those who may not see it."""

    seat: int
    card: Card | None
    left: int


class How(StrEnum):
    """By what attempt a marriage came to be declared."""

    OWN = "own"
    WHOLE = "whole"
    HALF = "half"


@frozen
class MarriageDeclared:
    """A marriage was declared for the side of ``seat``, who won the trick.

    ``points``: what it is worth (game points, or points taken); ``sets_trump``: whether its suit became trumps;
    ``old_trump``: the suit that was trumps before, if any.
    """

    seat: int
    suit: Suit
    how: How
    points: int
    sets_trump: bool
    old_trump: Suit | None


@frozen
class AskedWhole:
    """A player asked his partner for a whole."""

    seat: int


@frozen
class AskedHalf:
    """A player asked his partner for a half of a suit."""

    seat: int
    suit: Suit


@frozen
class AnsweredWhole:
    """The partner's answer: the suit of his marriage, or None for no."""

    seat: int
    suit: Suit | None


@frozen
class AnsweredHalf:
    """The partner's answer about a half of ``suit``."""

    seat: int
    suit: Suit
    yes: bool


@frozen
class BluffAdmitted:
    """The asker of a half that was answered yes admits to holding neither card."""

    seat: int
    suit: Suit


@frozen
class Called:
    """Kontra (odd ``number``) or Re (even); ``number`` counts the calls of the hand from 1."""

    seat: int
    number: int


class Why(StrEnum):
    """What a line of the score is for."""

    CARD_POINTS = "card_points"
    DISCARDS = "discards"
    LAST_TRICK = "last_trick"
    MARRIAGE = "marriage"  # suit
    SETS_TRUMP = "sets_trump"  # suit
    LITTLE_ONE = "little_one"  # suit
    MORE_PIPS = "more_pips"
    CARRIED_PIP = "carried_pip"
    CONTRACT_MADE = "contract_made"
    CONTRACT_FAILED = "contract_failed"
    KONTRA = "kontra"
    ROUNDING = "rounding"
    NO_TRICK = "no_trick"
    PORVOO = "porvoo"
    OVERSHOOT = "overshoot"


@frozen
class ScoreLine:
    """One entry of the score sheet: ``amount`` to ``side`` for ``why``."""

    side: int
    amount: int
    why: Why
    suit: Suit | None = None


class HandKind(StrEnum):
    """How a hand ended."""

    PLAYED = "played"
    PASSED_OUT = "passed_out"
    REDEAL = "redeal"


@frozen
class HandResult:
    """The result of a hand. All tuples are per side.

    ``taken``: points taken, unrounded (in the Marjapussi family pips by the first count); ``tricks``: tricks won;
    ``taken_lines``: what the points taken consist of (Huutopussi family); ``lines``: what was scored, their sum
    per side is ``scores``; ``adjustments``: what the match did to the totals beyond that (Porvoo, overshoot);
    ``totals``: after the hand; ``made``: whether the contract was made, None without one; ``pips``: both counts of
    the Marjapussi family as pairs, for showing a tie-break. A redeal has empty ``taken``, ``tricks``, ``scores``.
    """

    kind: HandKind
    totals: tuple[int, ...]
    taken: tuple[int, ...] = ()
    tricks: tuple[int, ...] = ()
    scores: tuple[int, ...] = ()
    taken_lines: tuple[ScoreLine, ...] = ()
    lines: tuple[ScoreLine, ...] = ()
    adjustments: tuple[ScoreLine, ...] = ()
    made: bool | None = None
    declarer: int | None = None
    contract: int | None = None
    pips: tuple[tuple[int, int], ...] = ()


@frozen
class HandScored:
    """The hand is over."""

    number: int
    result: HandResult


class Victory(StrEnum):
    """How a match was won."""

    EXACTLY_TARGET = "exactly_target"
    REACHED_TARGET = "reached_target"
    HIGHEST_TOTAL = "highest_total"
    GOT_THERE_FIRST = "got_there_first"


@frozen
class MatchWon:
    """The match is over."""

    side: int
    how: Victory
    totals: tuple[int, ...]


Event = (
    HandDealt
    | BidMade
    | Passed
    | RedealDemanded
    | AuctionWon
    | PassedOut
    | KittyExposed
    | KittyTaken
    | CardsPassed
    | CardsDiscarded
    | ContractSet
    | CardPlayed
    | CardTurnedUp
    | TrickWon
    | CardDrawn
    | MarriageDeclared
    | AskedWhole
    | AskedHalf
    | AnsweredWhole
    | AnsweredHalf
    | BluffAdmitted
    | Called
    | HandScored
    | MatchWon
)
"""Anything that can happen in a match."""
