"""Deal codes in words: what is wrong with one, and how one belongs to the fingerprint that was shown before it."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.deals.deal_code import CodeError, CodeFault
from marjapussi_desktop.outside import plain
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

CODE_FAULTS: Final = {
    CodeFault.EMPTY: QT_TRANSLATE_NOOP("DealCodes", "There is no deal code here."),
    CodeFault.NOT_A_SYMBOL: QT_TRANSLATE_NOOP(
        "DealCodes", "The character {character} is in no deal code: they have digits and the letters A to Z."
    ),
    CodeFault.TOO_SHORT: QT_TRANSLATE_NOOP(
        "DealCodes",
        "Something is missing: a deal code has at least sixteen characters."
        " A number of at most 15 digits is taken too.",
    ),
    CodeFault.TOO_LONG: QT_TRANSLATE_NOOP("DealCodes", "This is too long for a deal code."),
    CodeFault.MISTYPED: QT_TRANSLATE_NOOP(
        "DealCodes", "The deal code is mistyped somewhere: check it once more, character by character."
    ),
    CodeFault.LATER_VERSION: QT_TRANSLATE_NOOP(
        "DealCodes", "The deal code was made by a later version of the program."
    ),
    CodeFault.UNKNOWN: QT_TRANSLATE_NOOP(
        "DealCodes", "The deal code holds something that this version of the program does not know."
    ),
}


MOST_SHOWN: Final = 24
SHOWN_OF_FINGERPRINT: Final = 8


def shortened(code: str) -> str:
    """A code in one line of a panel: one with many house rules is recognised by its beginning."""
    return code if len(code) <= MOST_SHOWN else code[:MOST_SHOWN] + "…"


def recognised(fingerprint: str) -> str:
    """The beginning of a fingerprint, by which it is recognised."""
    return fingerprint[:SHOWN_OF_FINGERPRINT]


def belonging_text(code: str, fingerprint: str) -> str:
    """How the code of a match that is over belongs to the fingerprint that was shown in play."""
    text = translate(
        "DealCodes",
        "“Fingerprint {fingerprint}”, shown during the match, fits only this deal code: {code}. So no card was changed "
        "after the match had begun.",
    )
    return text.format(fingerprint=recognised(fingerprint), code=code)


def checking_text() -> str:
    """How that is checked, for who wants to."""
    return translate("DealCodes", "The command “marjapussi deal” prints the fingerprint of a code, and all its cards.")


def code_fault_text(error: CodeError) -> str:
    """The sentence. The character comes from outside and is plain text."""
    return translate("DealCodes", CODE_FAULTS[error.fault]).format(character=plain(error.detail) or "?")
