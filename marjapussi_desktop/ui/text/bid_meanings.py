"""What a bid tells one's partner, in a few words after its number."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from marjapussi_desktop.controller.match.bid_meanings import BidMessage, Tells
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.cards import joined, suit_name

_MEANINGS: Final = {
    Tells.FORCED: QT_TRANSLATE_NOOP("BidMeanings", "says nothing: you have to bid"),
    Tells.WILLING: QT_TRANSLATE_NOOP("BidMeanings", "says that you would like to play"),
    Tells.ACE: QT_TRANSLATE_NOOP("BidMeanings", "promises an ace"),
    Tells.GOOD_HAND: QT_TRANSLATE_NOOP("BidMeanings", "shows a good hand"),
    Tells.HONOURS: QT_TRANSLATE_NOOP("BidMeanings", "shows three cards from the queen up"),
    Tells.RELUCTANT: QT_TRANSLATE_NOOP("BidMeanings", "says only that you would rather not pass"),
    Tells.HALVES: QT_TRANSLATE_NOOP("BidMeanings", "tells of two halves, or of a whole"),
    Tells.WHOLE: QT_TRANSLATE_NOOP("BidMeanings", "tells of a whole: the king and queen of one suit"),
    Tells.NOTHING: QT_TRANSLATE_NOOP("BidMeanings", "has no agreed meaning"),
    Tells.UNHEARD: QT_TRANSLATE_NOOP("BidMeanings", "tells of no cards, and your partner has passed"),
}

_NAMES_SUIT: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("BidMeanings", "says that spades are your strong suit"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("BidMeanings", "says that clubs are your strong suit"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("BidMeanings", "says that diamonds are your strong suit"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("BidMeanings", "says that hearts are your strong suit"),
}

_PROMISED: Final = {
    Tells.ACE: QT_TRANSLATE_NOOP("BidMeanings", "an ace"),
    Tells.HALVES: QT_TRANSLATE_NOOP("BidMeanings", "two halves or a whole"),
    Tells.WHOLE: QT_TRANSLATE_NOOP("BidMeanings", "a whole"),
}
"""What a player "promised" in his bids: the object of that sentence."""


def promise_text(promised: Sequence[BidMessage], name: str | None, suit: Callable[[Suit], str] = suit_name) -> str:
    """What a player's bids have told of: ``Aino promised an ace and a whole.`` ``name``: None of the person, who is
    told "you"; ``suit``: how one is written.
    """
    cards = joined([translate("BidMeanings", _PROMISED[one.tells]) for one in promised if one.suit is None])
    promises, source = (
        (
            translate("BidMeanings", "You promised {cards}."),
            translate("BidMeanings", "You named a strong suit: {suit}."),
        )
        if name is None
        else (
            translate("BidMeanings", "{name} promised {cards}."),
            translate("BidMeanings", "{name} named a strong suit: {suit}."),
        )
    )
    named = [source.format(name=name, suit=suit(one.suit)) for one in promised if one.suit]
    return " ".join([*([promises.format(name=name, cards=cards)] if cards else []), *named])


def bid_meaning(amount: int, message: BidMessage) -> str:
    """The bid and what it tells the partner: ``130 promises an ace``."""
    source = _MEANINGS[message.tells] if message.suit is None else _NAMES_SUIT[message.suit]
    return f"{amount} {translate('BidMeanings', source)}"
