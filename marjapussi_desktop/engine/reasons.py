"""Why an action is refused: an enum, with the facts beside it. Only the interface turns a reason into words."""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.values import frozen


class Reason(StrEnum):
    """Why not. The comment names the facts of the ``Refusal`` that go with it."""

    # at any time
    NOT_DEALT = "not_dealt"
    HAND_OVER = "hand_over"
    NOT_YOUR_TURN = "not_your_turn"  # seat: who is to move
    WRONG_PHASE = "wrong_phase"
    # playing a card
    CARD_NOT_HELD = "card_not_held"  # card
    FOLLOW_SUIT = "follow_suit"  # suit led, cards: what may be played
    MUST_TRUMP = "must_trump"  # suit: trump, cards
    ACE_MUST_SHOW = "ace_must_show"  # suit, cards
    MUST_BEAT = "must_beat"  # card: the one to beat, cards: what beats it
    LEAD_ACE_OF_CLUBS = "lead_ace_of_clubs"
    LEAD_ACE = "lead_ace"  # cards: the aces
    LEAD_SPADE = "lead_spade"  # cards: the spades
    LEAD_FROM_MARRIAGE = "lead_from_marriage"  # suit, cards
    # declaring and asking
    NO_ATTEMPT_NOW = "no_attempt_now"
    ATTEMPT_USED = "attempt_used"
    NEEDS_OWN_LED_TRICK = "needs_own_led_trick"
    STOCK_IS_EMPTY = "stock_is_empty"
    NO_ASKING = "no_asking"
    SUIT_NOT_OPEN = "suit_not_open"  # suit
    NO_OPEN_SUIT = "no_open_suit"
    NO_MARRIAGE_HELD = "no_marriage_held"  # suit, cards: the missing ones
    MARRIAGES_BROKEN = "marriages_broken"
    PARTNER_BROKEN = "partner_broken"
    ORDER_AFTER_ASK = "order_after_ask"
    ORDER_AFTER_HALF = "order_after_half"
    WHOLE_FIRST = "whole_first"
    HALF_OF_OWN_MARRIAGE = "half_of_own_marriage"  # suit
    NO_HALF_HELD = "no_half_held"  # suit
    ANSWER_FIRST = "answer_first"  # seat: who must answer
    ANSWER_UNTRUE = "answer_untrue"  # suit (of a half), cards: what the answer hides or invents
    WRONG_ANSWER = "wrong_answer"
    # the auction
    BID_NOT_MULTIPLE = "bid_not_multiple"  # amount
    BID_TOO_LOW = "bid_too_low"  # amount: the least
    BID_TOO_HIGH = "bid_too_high"  # amount: the most
    BID_BANNED = "bid_banned"  # amount: the ban's limit
    BANNED_BIDS_MINIMUM = "banned_bids_minimum"  # amount: the minimum
    MUST_OPEN = "must_open"  # amount: the minimum
    REDEAL_FIRST_TURN_ONLY = "redeal_first_turn_only"
    NO_REDEAL = "no_redeal"
    # the exchange
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"  # amount: how many
    CARD_TWICE = "card_twice"  # card
    NO_DISCARD_OF_ACES_AND_TENS = "no_discard_of_aces_and_tens"  # card
    CONTRACT_NOT_MULTIPLE = "contract_not_multiple"  # amount
    CONTRACT_TOO_LOW = "contract_too_low"  # amount: the final bid
    CONTRACT_TOO_HIGH = "contract_too_high"  # amount: the most
    # Kontra and Re
    NO_KONTRA = "no_kontra"
    CALL_NOT_NOW = "call_not_now"
    CALL_OTHER_SIDE = "call_other_side"
    CALL_TOO_LATE = "call_too_late"  # amount: cards needed


@frozen
class Refusal:
    """An action refused: why, and the facts that the sentence about it needs."""

    reason: Reason
    card: Card | None = None
    cards: tuple[Card, ...] = ()
    suit: Suit | None = None
    amount: int | None = None
    seat: int | None = None
