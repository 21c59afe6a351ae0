"""Why the rest may not be claimed."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.match.prompts import NoClaim
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate

_SENTENCES: Final[dict[NoClaim, str]] = {
    NoClaim.NO_LEAD: QT_TRANSLATE_NOOP("Claims", "You can claim the rest only when you are to lead."),
    NoClaim.NOT_SURE: QT_TRANSLATE_NOOP("Claims", "Not every trick that is left is surely yours."),
    NoClaim.CALL: QT_TRANSLATE_NOOP("Claims", "You may still say Kontra or Re, so you cannot claim the rest yet."),
    NoClaim.MARRIAGE: QT_TRANSLATE_NOOP(
        "Claims",
        "Every trick that is left is yours, but if you claim them now, you give away a marriage that may still be "
        "declared or asked for.",
    ),
    NoClaim.OVERSHOOT: QT_TRANSLATE_NOOP(
        "Claims", "Every trick that is left is yours, but with all of them you go past the target and lose points."
    ),
    NoClaim.SPARES_OTHERS: QT_TRANSLATE_NOOP(
        "Claims", "Every trick that is left is yours, but the other side is better off without a trick than with one."
    ),
}


def no_claim_text(reason: NoClaim) -> str:
    """The sentence to the person who wants to claim the rest."""
    return translate("Claims", _SENTENCES[reason])
