"""Cards and suits in words. A card is written by sign and rank (♥10), which no sentence needs to inflect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from marjapussi_desktop.engine.cards import Card, Rank, Suit
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table.card_style import index_text
from marjapussi_desktop.ui.table.hand_order import hand_order

_IN_SUIT: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Cards", "in spades"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Cards", "in clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Cards", "in diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Cards", "in hearts"),
}
SUIT_SIGNS: Final = {Suit.SPADES: "♠", Suit.CLUBS: "♣", Suit.DIAMONDS: "♦", Suit.HEARTS: "♥"}

_SUIT_NAMES: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Cards", "spades"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Cards", "clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Cards", "diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Cards", "hearts"),
}

_CARD_NAMES: Final = {
    Suit.SPADES: {
        Rank.ACE: QT_TRANSLATE_NOOP("Cards", "ace of spades"),
        Rank.TEN: QT_TRANSLATE_NOOP("Cards", "ten of spades"),
        Rank.KING: QT_TRANSLATE_NOOP("Cards", "king of spades"),
        Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "queen of spades"),
        Rank.JACK: QT_TRANSLATE_NOOP("Cards", "jack of spades"),
        Rank.NINE: QT_TRANSLATE_NOOP("Cards", "nine of spades"),
        Rank.EIGHT: QT_TRANSLATE_NOOP("Cards", "eight of spades"),
        Rank.SEVEN: QT_TRANSLATE_NOOP("Cards", "seven of spades"),
        Rank.SIX: QT_TRANSLATE_NOOP("Cards", "six of spades"),
    },
    Suit.CLUBS: {
        Rank.ACE: QT_TRANSLATE_NOOP("Cards", "ace of clubs"),
        Rank.TEN: QT_TRANSLATE_NOOP("Cards", "ten of clubs"),
        Rank.KING: QT_TRANSLATE_NOOP("Cards", "king of clubs"),
        Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "queen of clubs"),
        Rank.JACK: QT_TRANSLATE_NOOP("Cards", "jack of clubs"),
        Rank.NINE: QT_TRANSLATE_NOOP("Cards", "nine of clubs"),
        Rank.EIGHT: QT_TRANSLATE_NOOP("Cards", "eight of clubs"),
        Rank.SEVEN: QT_TRANSLATE_NOOP("Cards", "seven of clubs"),
        Rank.SIX: QT_TRANSLATE_NOOP("Cards", "six of clubs"),
    },
    Suit.DIAMONDS: {
        Rank.ACE: QT_TRANSLATE_NOOP("Cards", "ace of diamonds"),
        Rank.TEN: QT_TRANSLATE_NOOP("Cards", "ten of diamonds"),
        Rank.KING: QT_TRANSLATE_NOOP("Cards", "king of diamonds"),
        Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "queen of diamonds"),
        Rank.JACK: QT_TRANSLATE_NOOP("Cards", "jack of diamonds"),
        Rank.NINE: QT_TRANSLATE_NOOP("Cards", "nine of diamonds"),
        Rank.EIGHT: QT_TRANSLATE_NOOP("Cards", "eight of diamonds"),
        Rank.SEVEN: QT_TRANSLATE_NOOP("Cards", "seven of diamonds"),
        Rank.SIX: QT_TRANSLATE_NOOP("Cards", "six of diamonds"),
    },
    Suit.HEARTS: {
        Rank.ACE: QT_TRANSLATE_NOOP("Cards", "ace of hearts"),
        Rank.TEN: QT_TRANSLATE_NOOP("Cards", "ten of hearts"),
        Rank.KING: QT_TRANSLATE_NOOP("Cards", "king of hearts"),
        Rank.QUEEN: QT_TRANSLATE_NOOP("Cards", "queen of hearts"),
        Rank.JACK: QT_TRANSLATE_NOOP("Cards", "jack of hearts"),
        Rank.NINE: QT_TRANSLATE_NOOP("Cards", "nine of hearts"),
        Rank.EIGHT: QT_TRANSLATE_NOOP("Cards", "eight of hearts"),
        Rank.SEVEN: QT_TRANSLATE_NOOP("Cards", "seven of hearts"),
        Rank.SIX: QT_TRANSLATE_NOOP("Cards", "six of hearts"),
    },
}


def card_text(card: Card) -> str:
    """A card by its sign and what stands in its corner: ``♥10``, ``♥K``, or ``♥13`` with Finnish numbers."""
    return SUIT_SIGNS[card.suit] + index_text(Look.cards, card.rank.value)


def card_name(card: Card) -> str:
    """A card in full words, for a screen reader and the like: ``ten of hearts``."""
    return translate("Cards", _CARD_NAMES[card.suit][card.rank])


def in_suit(suit: Suit) -> str:
    """Where in the pack something is: ``in clubs``."""
    return translate("Cards", _IN_SUIT[suit])


def suit_name(suit: Suit) -> str:
    """A suit's name in the nominative: for a label, never for pasting into a sentence."""
    return translate("Cards", _SUIT_NAMES[suit])


Spelling = Callable[[Card], str]
"""How a card is written: ``card_text`` or ``card_name``."""


def listed(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards in the order in which every text names them: that of a hand of four suits, from left to right."""
    return hand_order(cards, Suit)


def cards_text(cards: Iterable[Card], spell: Spelling = card_text) -> str:
    """Cards as a list of a sentence, in the order of ``listed``: ``♥K, ♥9 and ♥7``."""
    return joined([spell(card) for card in listed(cards)])


def joined(words: list[str]) -> str:
    """Words as a list of a sentence, with the language's "and" before the last."""
    if len(words) < 2:
        return "".join(words)
    return translate("Cards", "{list} and {last}").format(list=", ".join(words[:-1]), last=words[-1])
