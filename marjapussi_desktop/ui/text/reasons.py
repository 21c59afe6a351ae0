"""Why an action is refused, in one sentence that names the rule and the player's own cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.reasons import Reason, Refusal
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.cards import card_text, cards_text

SENTENCES: Final = {
    Reason.NOT_DEALT: QT_TRANSLATE_NOOP("Refusals", "The cards have not been dealt yet."),
    Reason.HAND_OVER: QT_TRANSLATE_NOOP("Refusals", "This hand is over."),
    Reason.NOT_YOUR_TURN: QT_TRANSLATE_NOOP("Refusals", "It is not your turn: {name} is to move."),
    Reason.WRONG_PHASE: QT_TRANSLATE_NOOP("Refusals", "That cannot be done at this point of the hand."),
    Reason.CARD_NOT_HELD: QT_TRANSLATE_NOOP("Refusals", "You do not hold the {card}."),
    Reason.FOLLOW_SUIT: QT_TRANSLATE_NOOP("Refusals", "You must follow suit: you hold the {cards}."),
    Reason.MUST_TRUMP: QT_TRANSLATE_NOOP("Refusals", "You must trump: you hold the {cards}."),
    Reason.ACE_MUST_SHOW: QT_TRANSLATE_NOOP(
        "Refusals", "In the first trick the ace of the suit led must be played: you hold the {cards}."
    ),
    Reason.MUST_BEAT: QT_TRANSLATE_NOOP("Refusals", "You must go over: the {cards} beats the {card}."),
    Reason.LEAD_ACE_OF_CLUBS: QT_TRANSLATE_NOOP(
        "Refusals", "The first hand of a match begins with the ace of clubs, and you hold it."
    ),
    Reason.LEAD_ACE: QT_TRANSLATE_NOOP("Refusals", "The first trick begins with an ace: you hold the {cards}."),
    Reason.LEAD_SPADE: QT_TRANSLATE_NOOP(
        "Refusals", "Without an ace the first trick begins with a spade: you hold the {cards}."
    ),
    Reason.LEAD_FROM_MARRIAGE: QT_TRANSLATE_NOOP(
        "Refusals", "After declaring you must lead a card of that marriage: you hold the {cards}."
    ),
    Reason.NO_ATTEMPT_NOW: QT_TRANSLATE_NOOP(
        "Refusals", "Only the winner of a trick may declare or ask, just before leading to the next."
    ),
    Reason.ATTEMPT_USED: QT_TRANSLATE_NOOP(
        "Refusals", "You may declare or ask only once after each trick: now lead a card."
    ),
    Reason.NEEDS_OWN_LED_TRICK: QT_TRANSLATE_NOOP(
        "Refusals", "You may declare or ask only after a trick that you both led and won."
    ),
    Reason.STOCK_IS_EMPTY: QT_TRANSLATE_NOOP("Refusals", "Nothing can be declared once the stock is empty."),
    Reason.NO_ASKING: QT_TRANSLATE_NOOP("Refusals", "There is no asking in this game."),
    Reason.SUIT_NOT_OPEN: QT_TRANSLATE_NOOP("Refusals", "That suit has already been declared in this hand."),
    Reason.NO_OPEN_SUIT: QT_TRANSLATE_NOOP("Refusals", "All four suits have been declared in this hand."),
    Reason.NO_MARRIAGE_HELD: QT_TRANSLATE_NOOP(
        "Refusals", "You can declare only a king and queen of your own: missing {cards}."
    ),
    Reason.MARRIAGES_BROKEN: QT_TRANSLATE_NOOP(
        "Refusals", "Your marriages are broken: an ask of your side has already succeeded in this hand."
    ),
    Reason.PARTNER_BROKEN: QT_TRANSLATE_NOOP(
        "Refusals", "Your partner's marriages are broken: you can no longer ask for a whole."
    ),
    Reason.ORDER_AFTER_ASK: QT_TRANSLATE_NOOP(
        "Refusals", "You have already asked your partner, so you may no longer declare a marriage of your own."
    ),
    Reason.ORDER_AFTER_HALF: QT_TRANSLATE_NOOP(
        "Refusals", "You have already asked for a half, so you may no longer ask for a whole."
    ),
    Reason.WHOLE_FIRST: QT_TRANSLATE_NOOP(
        "Refusals", "A half may be asked for only after your side has asked for a whole."
    ),
    Reason.HALF_OF_OWN_MARRIAGE: QT_TRANSLATE_NOOP(
        "Refusals", "You hold both the king and the queen of that suit: declare it instead of asking."
    ),
    Reason.NO_HALF_HELD: QT_TRANSLATE_NOOP(
        "Refusals", "To ask for a half you must hold the king or the queen of that suit yourself."
    ),
    Reason.ANSWER_FIRST: QT_TRANSLATE_NOOP("Refusals", "A question is waiting: {name} must answer it first."),
    Reason.ANSWER_UNTRUE: QT_TRANSLATE_NOOP("Refusals", "Your partner must be answered truthfully."),
    Reason.WRONG_ANSWER: QT_TRANSLATE_NOOP("Refusals", "That is not an answer to what your partner asked."),
    Reason.BID_NOT_MULTIPLE: QT_TRANSLATE_NOOP("Refusals", "Bids are multiples of 5."),
    Reason.BID_TOO_LOW: QT_TRANSLATE_NOOP("Refusals", "You must bid at least {amount}."),
    Reason.BID_TOO_HIGH: QT_TRANSLATE_NOOP("Refusals", "You can bid {amount} at most: no hand is worth more."),
    Reason.BID_BANNED: QT_TRANSLATE_NOOP("Refusals", "Your side has {amount} points or less and may not bid."),
    Reason.BANNED_BIDS_MINIMUM: QT_TRANSLATE_NOOP(
        "Refusals", "Your side is banned from bidding: as the opener you bid exactly {amount}."
    ),
    Reason.MUST_OPEN: QT_TRANSLATE_NOOP("Refusals", "The first bidder may not pass: bid at least {amount}."),
    Reason.REDEAL_FIRST_TURN_ONLY: QT_TRANSLATE_NOOP(
        "Refusals", "A redeal can be demanded only at your first turn in the auction."
    ),
    Reason.NO_REDEAL: QT_TRANSLATE_NOOP("Refusals", "Your cards do not entitle you to a redeal."),
    Reason.WRONG_NUMBER_OF_CARDS: QT_TRANSLATE_NOOP("Refusals", "The number of cards must be {amount}."),
    Reason.CARD_TWICE: QT_TRANSLATE_NOOP("Refusals", "The {card} was chosen twice."),
    Reason.NO_DISCARD_OF_ACES_AND_TENS: QT_TRANSLATE_NOOP(
        "Refusals", "Aces and tens may not be discarded: keep the {card}."
    ),
    Reason.CONTRACT_NOT_MULTIPLE: QT_TRANSLATE_NOOP("Refusals", "A contract is a multiple of 5."),
    Reason.CONTRACT_TOO_LOW: QT_TRANSLATE_NOOP("Refusals", "The contract must be at least your bid, {amount}."),
    Reason.CONTRACT_TOO_HIGH: QT_TRANSLATE_NOOP("Refusals", "The contract can be {amount} at most."),
    Reason.NO_KONTRA: QT_TRANSLATE_NOOP("Refusals", "There is no Kontra in this game."),
    Reason.CALL_NOT_NOW: QT_TRANSLATE_NOOP("Refusals", "Kontra and Re cannot be said at this point."),
    Reason.CALL_OTHER_SIDE: QT_TRANSLATE_NOOP("Refusals", "It is the other side's turn to double."),
    Reason.CALL_TOO_LATE: QT_TRANSLATE_NOOP(
        "Refusals", "It is too late to double: that takes at least {amount} cards in your hand."
    ),
}
"""Reason → sentence; ``{card}``, ``{cards}``, ``{amount}``, ``{name}`` (of the seat): the refusal's facts."""

_SEVERAL: Final = {
    Reason.MUST_BEAT: QT_TRANSLATE_NOOP("Refusals", "You must go over: the {cards} beat the {card}."),
}
"""Sentences that have another form when there are several cards."""

_OWN: Final = {
    Reason.ANSWER_FIRST: QT_TRANSLATE_NOOP("Refusals", "Your partner's question comes first: answer it."),
}
"""Sentences that have another form when the seat is the person's own."""

_OF_SUIT: Final = {
    Reason.SUIT_NOT_OPEN: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Refusals", "Spades have already been declared in this hand."),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Refusals", "Clubs have already been declared in this hand."),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Refusals", "Diamonds have already been declared in this hand."),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Refusals", "Hearts have already been declared in this hand."),
    },
    Reason.MUST_TRUMP: {
        Suit.SPADES: QT_TRANSLATE_NOOP("Refusals", "Spades are trumps and you must trump: you hold the {cards}."),
        Suit.CLUBS: QT_TRANSLATE_NOOP("Refusals", "Clubs are trumps and you must trump: you hold the {cards}."),
        Suit.DIAMONDS: QT_TRANSLATE_NOOP("Refusals", "Diamonds are trumps and you must trump: you hold the {cards}."),
        Suit.HEARTS: QT_TRANSLATE_NOOP("Refusals", "Hearts are trumps and you must trump: you hold the {cards}."),
    },
}
"""Sentences that name the suit."""


_CARD_TOO_EARLY: Final = {
    Phase.AUCTION: QT_TRANSLATE_NOOP("Refusals", "The auction comes first: bid or pass, and play cards after it."),
    Phase.GIVE: QT_TRANSLATE_NOOP("Refusals", "The cards for the declarer come first: choose them and give them."),
    Phase.DISCARD: QT_TRANSLATE_NOOP("Refusals", "The discards come first: choose them and put them aside."),
    Phase.CONTRACT: QT_TRANSLATE_NOOP("Refusals", "The contract comes first: set it, and play cards after that."),
    Phase.RETURN: QT_TRANSLATE_NOOP(
        "Refusals", "The cards for your partner come first: choose them and give them back."
    ),
}
"""What is to be done before a card can be played."""


def refusal_text(refusal: Refusal, names: Sequence[str], phase: Phase | None = None, viewer: int | None = None) -> str:
    """The sentence for a refusal; ``names`` of the players by seat; ``phase`` of the hand when a card was refused.

    ``viewer``: the seat of the one who reads it.
    """
    source = SENTENCES[refusal.reason]
    if refusal.reason is Reason.WRONG_PHASE and phase is not None:
        source = _CARD_TOO_EARLY.get(phase, source)
    if refusal.seat is not None and refusal.seat == viewer:
        source = _OWN.get(refusal.reason, source)
    if len(refusal.cards) > 1:
        source = _SEVERAL.get(refusal.reason, source)
    if refusal.suit is not None:
        source = _OF_SUIT.get(refusal.reason, {}).get(refusal.suit, source)
    return translate("Refusals", source).format(
        card="" if refusal.card is None else card_text(refusal.card),
        cards=cards_text(refusal.cards),
        amount="" if refusal.amount is None else str(refusal.amount).replace("-", "−"),
        name="" if refusal.seat is None else names[refusal.seat],
    )
