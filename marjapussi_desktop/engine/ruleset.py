"""A ruleset: the value of every option, grouped by subject.

A variant is a value. A subject that a game lacks is ``None``; nothing in the engine asks for a preset by name. The
values of the enums are the words of the rules and of the match record.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from marjapussi_desktop.engine.cards import ACES_AND_TENS, Card, Rank, Suit
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.values import frozen


class Family(StrEnum):
    """The two families of scoring: game points, or contracts."""

    MARJAPUSSI = "marjapussi"
    HUUTOPUSSI = "huutopussi"


class FirstLeader(StrEnum):
    """Who leads the first trick of a hand without an auction."""

    LEFT_OF_DEALER = "left_of_dealer"
    ACE_OF_CLUBS = "ace_of_clubs"


class FirstLead(StrEnum):
    """What must be led to the first trick of a hand."""

    ANY = "any"
    ACE = "ace"
    ACE_OR_SPADE = "ace_or_spade"


class DeclareAfter(StrEnum):
    """Which tricks entitle their winner to an attempt to declare."""

    ANY_WON_TRICK = "any_won_trick"
    OWN_LED_TRICK = "own_led_trick"


class MarriageEffect(StrEnum):
    """What a declaration does to trumps."""

    FIRST_SETS_TRUMP = "first_sets_trump"
    EACH_SETS_TRUMP = "each_sets_trump"


class AskOrder(StrEnum):
    """Whether own declarations, wholes and halves must come in that order."""

    FREE = "free"
    SELF_WHOLE_HALF = "self_whole_half"


class BrokenMarriages(StrEnum):
    """Whether a successful ask breaks the marriages of those who took part."""

    NEVER = "never"
    AFTER_SUCCESSFUL_ASK = "after_successful_ask"


class PipCount(StrEnum):
    """How pips are counted in the Marjapussi family."""

    CLASSIC = "11-10-4-3-2"
    ACES_AND_TENS = "aces_and_tens"
    ACES_AND_TENS_4321 = "aces_and_tens_4321"


class PipTie(StrEnum):
    """What becomes of the pip point on a tie."""

    NONE = "none"
    CARRY = "carry"


class Overshoot(StrEnum):
    """What happens past the target in the Marjapussi family."""

    TO_SEVEN = "to_seven"
    SUBTRACT_EXCESS = "subtract_excess"
    ALLOWED = "allowed"


class FirstBidder(StrEnum):
    """Who speaks first in the auction."""

    DEALER = "dealer"
    LEFT_OF_DEALER = "left_of_dealer"


class Opening(StrEnum):
    """Whether the first bidder must bid."""

    COMPULSORY = "compulsory"
    OPTIONAL = "optional"


class Redeal(StrEnum):
    """A hand that entitles its holder to a redeal."""

    THREE_SIXES = "three_sixes"
    NO_CARD_ABOVE_JACK = "no_card_above_jack"


class RedealBy(StrEnum):
    """Who deals after a redeal."""

    SAME_DEALER = "same_dealer"
    NEXT_DEALER = "next_dealer"


class ContractSet(StrEnum):
    """When the declarer names his contract in the exchange."""

    BEFORE_RETURN = "before_return"
    AFTER_RETURN = "after_return"


class CardPoints(StrEnum):
    """The schedule of card points in the Huutopussi family."""

    TENS_AND_FIVES = "10-10-5-5-5"
    CLASSIC = "11-10-4-3-2"


class MarriagePoints(StrEnum):
    """The schedule of declarations in the Huutopussi family."""

    HEARTS_HIGH = "hearts_high"
    SPADES_HIGH = "spades_high"


class NoTrickPenalty(StrEnum):
    """What a side without a trick loses in the Huutopussi family."""

    FINAL_BID_BOTH = "final_bid_both"
    FINAL_BID_DEFENDERS = "final_bid_defenders"
    CONTRACT = "contract"
    TWICE_CONTRACT = "twice_contract"


@frozen
class DealRules:
    """The layout, the pack and who begins. ``first_leader`` is None where an auction decides it."""

    layout: Layout
    pack: int
    first_leader: FirstLeader | None


@frozen
class PlayRules:
    """Obligations of the first trick of a hand (RULES.md, "Tricks")."""

    first_lead: FirstLead
    first_trick_ace_must_show: bool


@frozen
class MarriageRules:
    """Declarations, asks and trumps (RULES.md, "Marriages and trumps")."""

    declare_after: DeclareAfter
    marriage_effect: MarriageEffect
    ask_whole: bool
    ask_half: bool
    bluff_half: bool
    ask_order: AskOrder
    half_needs_whole: bool
    broken_marriages: BrokenMarriages
    lead_from_marriage: bool


@frozen
class GamePointRules:
    """Scoring of the Marjapussi family (RULES.md, "The Marjapussi family: game points")."""

    pip_count: PipCount
    pip_tie: PipTie
    porvoo: bool
    overshoot: Overshoot


@frozen
class AuctionRules:
    """The auction (RULES.md, "The auction"). ``bid_ban_at`` is None where there is no ban."""

    first_bidder: FirstBidder
    opening: Opening
    minimum_bid: int
    redeal: tuple[Redeal, ...]
    redeal_by: RedealBy
    bid_ban_at: int | None


@frozen
class ExchangeRules:
    """The exchange between declarer and partner (RULES.md, "Exchange and contract")."""

    exchange: int
    contract_set: ContractSet


@frozen
class KittyRules:
    """The kitty of the three-handed games (RULES.md, "Exchange and contract")."""

    kitty_exposed: bool
    discard_aces_and_tens: bool
    discards_count: bool

    def may_discard(self, card: Card) -> bool:
        """Whether a declarer may put a card aside."""
        return self.discard_aces_and_tens or card.rank not in ACES_AND_TENS


@frozen
class ContractRules:
    """Scoring of the Huutopussi family (RULES.md, "Scoring")."""

    card_points: CardPoints
    last_trick: int
    marriage_points: MarriagePoints
    round_defenders: bool
    no_trick_penalty: NoTrickPenalty
    penalty_needs_contract: bool
    kontra: bool


@frozen
class Ruleset:
    """All rules of a match. Subjects that the family or the layout lacks are None."""

    family: Family
    target: int
    deal: DealRules
    play: PlayRules
    marriages: MarriageRules
    game_points: GamePointRules | None
    auction: AuctionRules | None
    exchange: ExchangeRules | None
    kitty: KittyRules | None
    contract: ContractRules | None

    @property
    def layout(self) -> Layout:
        """The layout of the table."""
        return self.deal.layout

    @property
    def counts_aces(self) -> bool:
        """Whether what the cards in tricks count is first the number of aces and tens, one each."""
        return self.game_points is not None and self.game_points.pip_count is not PipCount.CLASSIC


KITTY_SIZE: Final = 3
STOCK_SIZE: Final = 12
STOCK_HAND_SIZE: Final = 6
ROW_LENGTH: Final = 7
OPEN_HAND_SIZE: Final = 4

HAND_SIZES: Final = {Layout.KITTY: 11, Layout.STOCK: STOCK_HAND_SIZE, Layout.OPEN: OPEN_HAND_SIZE}

CARD_POINT_TABLES: Final[dict[CardPoints, dict[Rank, int]]] = {
    CardPoints.TENS_AND_FIVES: {Rank.ACE: 10, Rank.TEN: 10, Rank.KING: 5, Rank.QUEEN: 5, Rank.JACK: 5},
    CardPoints.CLASSIC: {Rank.ACE: 11, Rank.TEN: 10, Rank.KING: 4, Rank.QUEEN: 3, Rank.JACK: 2},
}

PIP_TABLES: Final[dict[PipCount, tuple[dict[Rank, int], dict[Rank, int]]]] = {
    PipCount.CLASSIC: (CARD_POINT_TABLES[CardPoints.CLASSIC], {}),
    PipCount.ACES_AND_TENS: (dict.fromkeys(ACES_AND_TENS, 1), CARD_POINT_TABLES[CardPoints.CLASSIC]),
    PipCount.ACES_AND_TENS_4321: (
        dict.fromkeys(ACES_AND_TENS, 1),
        {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1},
    ),
}
"""The first count and the one that breaks its ties."""

MARRIAGE_POINT_TABLES: Final[dict[MarriagePoints, dict[Suit, int]]] = {
    MarriagePoints.HEARTS_HIGH: {Suit.SPADES: 40, Suit.CLUBS: 60, Suit.DIAMONDS: 80, Suit.HEARTS: 100},
    MarriagePoints.SPADES_HIGH: {Suit.SPADES: 100, Suit.CLUBS: 40, Suit.DIAMONDS: 60, Suit.HEARTS: 80},
}


def hand_size(rules: Ruleset) -> int:
    """How many cards a full hand holds (without rows in the open layout)."""
    return HAND_SIZES.get(rules.layout, rules.deal.pack // 4)


def trick_count(rules: Ruleset) -> int:
    """How many tricks a hand has."""
    aside = KITTY_SIZE if rules.layout is Layout.KITTY else 0
    return (rules.deal.pack - aside) // players_in(rules.layout)


def asking_costs(rules: Ruleset) -> bool:
    """Whether an ask may take the asker's later attempts away (RULES.md, "Marriages and trumps")."""
    marriages = rules.marriages
    return marriages.ask_order is not AskOrder.FREE or marriages.broken_marriages is not BrokenMarriages.NEVER


def is_bid_banned(rules: Ruleset, total: int) -> bool:
    """Whether a side with this total is under the bid ban (RULES.md, "The auction")."""
    limit = rules.auction.bid_ban_at if rules.auction is not None else None
    return limit is not None and total <= limit


def highest_total(rules: Ruleset) -> int:
    """The highest total: all card points, the last trick and the four marriages (RULES.md, "The auction")."""
    contract = rules.contract
    assert contract is not None, "only the Huutopussi family counts card points"
    per_suit = sum(CARD_POINT_TABLES[contract.card_points].values())
    return 4 * per_suit + contract.last_trick + sum(MARRIAGE_POINT_TABLES[contract.marriage_points].values())
