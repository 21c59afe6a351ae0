"""What happens at the table, in words: bubbles at the speaker's seat, and lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from marjapussi_desktop.engine import events as ev
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.ruleset import Redeal
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.cards import Spelling, card_text, cards_text

_TRUMPS: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Said", "Spades are trumps"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Said", "Clubs are trumps"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Said", "Diamonds are trumps"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Said", "Hearts are trumps"),
}
_MARRIAGES: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Said", "A marriage in spades"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Said", "A marriage in clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Said", "A marriage in diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Said", "A marriage in hearts"),
}
_HALF_ASKED: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Said", "Do you have a half in spades?"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Said", "Do you have a half in clubs?"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Said", "Do you have a half in diamonds?"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Said", "Do you have a half in hearts?"),
}
_WHOLE_ANSWERED: Final = {
    Suit.SPADES: QT_TRANSLATE_NOOP("Said", "Yes, in spades"),
    Suit.CLUBS: QT_TRANSLATE_NOOP("Said", "Yes, in clubs"),
    Suit.DIAMONDS: QT_TRANSLATE_NOOP("Said", "Yes, in diamonds"),
    Suit.HEARTS: QT_TRANSLATE_NOOP("Said", "Yes, in hearts"),
}
_REDEALS: Final = {
    Redeal.THREE_SIXES: QT_TRANSLATE_NOOP("Said", "Redeal: three sixes"),
    Redeal.NO_CARD_ABOVE_JACK: QT_TRANSLATE_NOOP("Said", "Redeal: no card above a jack"),
}


def _said_bid(event: ev.BidMade) -> str:
    return str(event.amount)


def _said_pass(_event: ev.Passed) -> str:
    return translate("Said", "Pass")


def _said_redeal(event: ev.RedealDemanded) -> str:
    return translate("Said", _REDEALS[event.why])


def _said_contract(event: ev.ContractSet) -> str:
    return translate("Said", "Contract {amount}").format(amount=event.amount)


def _said_marriage(event: ev.MarriageDeclared) -> str:
    return translate("Said", (_TRUMPS if event.sets_trump else _MARRIAGES)[event.suit])


def _said_ask_whole(_event: ev.AskedWhole) -> str:
    return translate("Said", "Do you have a whole?")


def _said_ask_half(event: ev.AskedHalf) -> str:
    return translate("Said", _HALF_ASKED[event.suit])


def _said_answer_whole(event: ev.AnsweredWhole) -> str:
    if event.suit is None:
        return translate("Said", "No, I don't")
    return translate("Said", _WHOLE_ANSWERED[event.suit])


def _said_answer_half(event: ev.AnsweredHalf) -> str:
    return translate("Said", "Yes, I do") if event.yes else translate("Said", "No, I don't")


def _said_bluff(_event: ev.BluffAdmitted) -> str:
    return translate("Said", "I hold neither")


def _said_call(event: ev.Called) -> str:
    return translate("Said", "Kontra!") if event.number % 2 else translate("Said", "Re!")


def _said_kitty(event: ev.KittyTaken) -> str | None:
    return translate("Said", "I take {cards}").format(cards=cards_text(event.cards)) if event.cards else None


def _said_gift(event: ev.CardsPassed) -> str | None:
    """Only the two who exchange see the cards, so only to them is it said which."""
    return translate("Said", "I give {cards}").format(cards=cards_text(event.cards)) if event.cards else None


def _silent(_event: ev.Event) -> None:
    return None


_BUBBLES: Final[dict[type, Callable[[Any], str | None]]] = {
    ev.HandDealt: _silent,
    ev.BidMade: _said_bid,
    ev.Passed: _said_pass,
    ev.RedealDemanded: _said_redeal,
    ev.AuctionWon: _silent,
    ev.PassedOut: _silent,
    ev.KittyExposed: _silent,
    ev.KittyTaken: _said_kitty,
    ev.CardsPassed: _said_gift,
    ev.CardsDiscarded: _silent,
    ev.ContractSet: _said_contract,
    ev.CardPlayed: _silent,
    ev.CardTurnedUp: _silent,
    ev.TrickWon: _silent,
    ev.CardDrawn: _silent,
    ev.MarriageDeclared: _said_marriage,
    ev.AskedWhole: _said_ask_whole,
    ev.AskedHalf: _said_ask_half,
    ev.AnsweredWhole: _said_answer_whole,
    ev.AnsweredHalf: _said_answer_half,
    ev.BluffAdmitted: _said_bluff,
    ev.Called: _said_call,
    ev.HandScored: _silent,
    ev.MatchWon: _silent,
}


def bubble_text(event: ev.Event) -> str | None:
    """What ``event.seat`` says at the table, or None for an event without words."""
    return _BUBBLES[type(event)](event)


_LOG: Final[dict[type, str]] = {
    ev.HandDealt: QT_TRANSLATE_NOOP("Log", "Hand {number}. {dealer} deals."),
    ev.BidMade: QT_TRANSLATE_NOOP("Log", "{name} bids {amount}."),
    ev.Passed: QT_TRANSLATE_NOOP("Log", "{name} passes."),
    ev.RedealDemanded: QT_TRANSLATE_NOOP("Log", "{name} demands a redeal."),
    ev.AuctionWon: QT_TRANSLATE_NOOP("Log", "{name} is the declarer with {amount}."),
    ev.PassedOut: QT_TRANSLATE_NOOP("Log", "All passed: the hand is played without a contract."),
    ev.KittyExposed: QT_TRANSLATE_NOOP("Log", "The kitty is turned up: {cards}."),
    ev.KittyTaken: QT_TRANSLATE_NOOP("Log", "{name} takes the kitty."),
    ev.CardsPassed: QT_TRANSLATE_NOOP("Log", "{giver} gives cards to the declarer."),
    ev.CardsDiscarded: QT_TRANSLATE_NOOP("Log", "{name} discards."),
    ev.ContractSet: QT_TRANSLATE_NOOP("Log", "{name} sets the contract at {amount}."),
    ev.CardPlayed: QT_TRANSLATE_NOOP("Log", "{name} plays the {card}."),
    ev.CardTurnedUp: QT_TRANSLATE_NOOP("Log", "{name} turns up the {card}."),
    ev.TrickWon: QT_TRANSLATE_NOOP("Log", "{name} takes trick {number}."),
    ev.CardDrawn: QT_TRANSLATE_NOOP("Log", "{name} draws a card."),
    ev.MarriageDeclared: QT_TRANSLATE_NOOP("Log", "{name}: {said}."),
    ev.AskedWhole: QT_TRANSLATE_NOOP("Log", "{name} asks for a whole."),
    ev.AskedHalf: QT_TRANSLATE_NOOP("Log", "{name}: {said}"),
    ev.AnsweredWhole: QT_TRANSLATE_NOOP("Log", "{name}: {said}."),
    ev.AnsweredHalf: QT_TRANSLATE_NOOP("Log", "{name}: {said}."),
    ev.BluffAdmitted: QT_TRANSLATE_NOOP("Log", "{name}: {said}."),
    ev.Called: QT_TRANSLATE_NOOP("Log", "{name}: {said}"),
    ev.HandScored: QT_TRANSLATE_NOOP("Log", "Hand {number} is over."),
    ev.MatchWon: QT_TRANSLATE_NOOP("Log", "The match is over."),
}

_OWN_LOG: Final[dict[type, str]] = {
    ev.HandDealt: QT_TRANSLATE_NOOP("Log", "Hand {number}. You deal."),
    ev.BidMade: QT_TRANSLATE_NOOP("Log", "You bid {amount}."),
    ev.Passed: QT_TRANSLATE_NOOP("Log", "You pass."),
    ev.RedealDemanded: QT_TRANSLATE_NOOP("Log", "You demand a redeal."),
    ev.AuctionWon: QT_TRANSLATE_NOOP("Log", "You are the declarer with {amount}."),
    ev.KittyTaken: QT_TRANSLATE_NOOP("Log", "You take the kitty: {cards}."),
    ev.CardsPassed: QT_TRANSLATE_NOOP("Log", "You give the declarer the {cards}."),
    ev.CardsDiscarded: QT_TRANSLATE_NOOP("Log", "You discard the {cards}."),
    ev.ContractSet: QT_TRANSLATE_NOOP("Log", "You set the contract at {amount}."),
    ev.CardPlayed: QT_TRANSLATE_NOOP("Log", "You play the {card}."),
    ev.CardTurnedUp: QT_TRANSLATE_NOOP("Log", "You turn up the {card}."),
    ev.TrickWon: QT_TRANSLATE_NOOP("Log", "You take trick {number}."),
    ev.CardDrawn: QT_TRANSLATE_NOOP("Log", "You draw the {card}."),
    ev.MarriageDeclared: QT_TRANSLATE_NOOP("Log", "You: {said}."),
    ev.AskedWhole: QT_TRANSLATE_NOOP("Log", "You ask for a whole."),
    ev.AskedHalf: QT_TRANSLATE_NOOP("Log", "You: {said}"),
    ev.AnsweredWhole: QT_TRANSLATE_NOOP("Log", "You: {said}."),
    ev.AnsweredHalf: QT_TRANSLATE_NOOP("Log", "You: {said}."),
    ev.BluffAdmitted: QT_TRANSLATE_NOOP("Log", "You: {said}."),
    ev.Called: QT_TRANSLATE_NOOP("Log", "You: {said}"),
}
"""The lines in which the reader himself acts."""

_CARDS_RETURNED: Final = QT_TRANSLATE_NOOP("Log", "{giver} gives cards back to {taker}.")
_OWN_CARDS_RETURNED: Final = QT_TRANSLATE_NOOP("Log", "You give your partner back the {cards}.")

_CARDS_RECEIVED: Final = QT_TRANSLATE_NOOP("Log", "{giver} gives you the {cards}.")
_CARDS_RECEIVED_BACK: Final = QT_TRANSLATE_NOOP("Log", "{giver} gives you back the {cards}.")
_KITTY_SEEN: Final = QT_TRANSLATE_NOOP("Log", "{name} takes the kitty: {cards}.")


def log_text(event: ev.Event, names: Sequence[str], viewer: int | None = None, spell: Spelling = card_text) -> str:
    """The event as a line of the log; ``names`` of the players by seat. ``viewer``, if given, is told "you".

    ``spell`` writes a card: ``card_text`` for the eye, ``card_name`` for the ear.
    """
    is_own = viewer is not None and _actor(event) == viewer
    source = _OWN_LOG.get(type(event), _LOG[type(event)]) if is_own else _LOG[type(event)]
    if isinstance(event, ev.CardsPassed):
        source = _passed_source(event, viewer, source)
    elif isinstance(event, ev.KittyTaken) and event.cards and not is_own:
        source = _KITTY_SEEN
    return translate("Log", source).format_map(_facts(event, names, spell))


def _passed_source(event: ev.CardsPassed, viewer: int | None, source: str) -> str:
    """Cards that the reader gives or gets are named to him."""
    if event.giver == viewer:
        return _OWN_CARDS_RETURNED if event.is_return else source
    if event.taker == viewer:
        return _CARDS_RECEIVED_BACK if event.is_return else _CARDS_RECEIVED
    return _CARDS_RETURNED if event.is_return else source


def _actor(event: ev.Event) -> int | None:
    """Whose event it is, by whatever name the event has for him."""
    seats = (getattr(event, field, None) for field in ("seat", "dealer", "giver"))
    return next((seat for seat in seats if seat is not None), None)


def _facts(event: ev.Event, names: Sequence[str], spell: Spelling) -> dict[str, str]:
    facts = {"said": bubble_text(event) or ""}
    for field, word in (("seat", "name"), ("dealer", "dealer"), ("giver", "giver"), ("taker", "taker")):
        seat = getattr(event, field, None)
        if seat is not None:
            facts[word] = names[seat]
    for field in ("number", "amount"):
        facts[field] = str(getattr(event, field, ""))
    card = getattr(event, "card", None)
    facts["card"] = "" if card is None else spell(card)
    facts["cards"] = cards_text(getattr(event, "cards", ()), spell)
    return facts
