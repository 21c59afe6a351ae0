"""What everybody can tell of a card while the hand is in play, in words."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.thoughts import OpenKind, OpenReason
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_text
from marjapussi_desktop.ui.text.holders import holder

_SENTENCES: Final = {
    OpenKind.LAST_CARD: QT_TRANSLATE_NOOP("OpenReasons", "The {card} was the only card that {name} had left."),
    OpenKind.LEAD_ACE_OF_CLUBS: QT_TRANSLATE_NOOP(
        "OpenReasons", "The first hand of a match begins with the ace of clubs."
    ),
    OpenKind.LEAD_ACE: QT_TRANSLATE_NOOP("OpenReasons", "Who holds an ace has to begin the first trick with one."),
    OpenKind.LEAD_SPADE: QT_TRANSLATE_NOOP(
        "OpenReasons", "{name} has no ace, and then the first trick has to begin with a spade."
    ),
    OpenKind.LEAD_FROM_MARRIAGE: QT_TRANSLATE_NOOP(
        "OpenReasons", "After a marriage has been declared, one of its cards has to be led."
    ),
    OpenKind.HIGHEST_LEFT: QT_TRANSLATE_NOOP("OpenReasons", "No higher {suit} is left than the {card}."),
    OpenKind.SHOWS_ACE: QT_TRANSLATE_NOOP(
        "OpenReasons", "In the first trick the ace of the suit led has to be played."
    ),
    OpenKind.FOLLOWS: QT_TRANSLATE_NOOP("OpenReasons", "{suit} was led, and suit has to be followed."),
    OpenKind.GOES_OVER: QT_TRANSLATE_NOOP(
        "OpenReasons", "{suit} was led, and who can has to go over the {other}, as the {card} does."
    ),
    OpenKind.CANNOT_GO_OVER: QT_TRANSLATE_NOOP(
        "OpenReasons", "{suit} was led and has to be followed. {name} has none that beats the {other}."
    ),
    OpenKind.TRUMPS: QT_TRANSLATE_NOOP("OpenReasons", "{name} has no {suit}, and then a trump has to be played."),
    OpenKind.TRUMPS_OVER: QT_TRANSLATE_NOOP(
        "OpenReasons",
        "{name} has no {suit}, and then a trump has to be played, which goes over the {other} if one can.",
    ),
    OpenKind.CANNOT_TRUMP_OVER: QT_TRANSLATE_NOOP(
        "OpenReasons",
        "{name} has no {suit}, and then a trump has to be played. None of this hand beats the {other}.",
    ),
    OpenKind.NEITHER: QT_TRANSLATE_NOOP(
        "OpenReasons", "{name} has no {suit} and no trumps, so any card may be played."
    ),
    OpenKind.NOT_NOW: QT_TRANSLATE_NOOP("OpenReasons", "{name} can play no {suit} now."),
    OpenKind.OTHER_SUIT: QT_TRANSLATE_NOOP("OpenReasons", "{name} has no {suit}, so any card may be played."),
}
"""``{card}``: the one played; ``{suit}``: that was led; ``{other}``: the best card of the trick before it; ``{name}``
of the player, who is never the reader. A translation may have ``{holder}`` in its place; see `holders`."""


def open_reason_text(reason: OpenReason, name: str) -> str:
    """One or two sentences about a card of the player with this name, with which one may begin in any language."""
    told = translate("OpenReasons", _SENTENCES[reason.kind]).format(
        card=card_text(reason.card),
        suit="" if reason.suit is None else SUIT_SIGNS[reason.suit],
        other="" if reason.other is None else card_text(reason.other),
        name=name,
        holder=holder(name),
    )
    return told[:1].upper() + told[1:]
