"""What happened in a step of a hand that is over, in words; cards that were hidden then are named."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.engine import events as ev
from marjapussi_desktop.engine.seats import Layout, seats_of
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.text.cards import card_text, cards_text, joined
from marjapussi_desktop.ui.text.events import log_text
from marjapussi_desktop.ui.text.scores import contract_text, hand_title, signed
from marjapussi_desktop.ui.text.scores import number as number_text

_OPEN: Final[dict[type, str]] = {
    ev.KittyTaken: QT_TRANSLATE_NOOP("Steps", "{name} takes the kitty: {cards}."),
    ev.CardsPassed: QT_TRANSLATE_NOOP("Steps", "{name} gives the declarer the {cards}."),
    ev.CardsDiscarded: QT_TRANSLATE_NOOP("Steps", "{name} discards the {cards}."),
    ev.CardDrawn: QT_TRANSLATE_NOOP("Steps", "{name} draws the {cards}."),
}
"""What is told only afterwards; all else is told as it was during the hand."""

_OWN_OPEN: Final[dict[type, str]] = {
    ev.KittyTaken: QT_TRANSLATE_NOOP("Steps", "You take the kitty: {cards}."),
    ev.CardsPassed: QT_TRANSLATE_NOOP("Steps", "You give the declarer the {cards}."),
    ev.CardsDiscarded: QT_TRANSLATE_NOOP("Steps", "You discard the {cards}."),
    ev.CardDrawn: QT_TRANSLATE_NOOP("Steps", "You draw the {cards}."),
}
"""The same of one who is told "you"."""

_RETURNED: Final = QT_TRANSLATE_NOOP("Steps", "{name} gives the partner back the {cards}.")
_OWN_RETURNED: Final = QT_TRANSLATE_NOOP("Steps", "You give your partner back the {cards}.")


def step_text(events: Sequence[ev.Event], names: Sequence[str], own: int | None = None) -> str:
    """The events of a step in sentences; ``names`` of the players by seat. ``own``, if given, is told "you"."""
    return " ".join(_event_text(event, names, own) for event in events if not isinstance(event, ev.MatchWon))


def _event_text(event: ev.Event, names: Sequence[str], own: int | None) -> str:
    if isinstance(event, ev.CardDrawn) and event.card is not None:
        return _open_text(event, names, event.seat, card_text(event.card), own)
    if isinstance(event, ev.CardsPassed) and event.cards:
        return _open_text(event, names, event.giver, cards_text(event.cards), own)
    if isinstance(event, ev.KittyTaken | ev.CardsDiscarded) and event.cards:
        return _open_text(event, names, event.seat, cards_text(event.cards), own)
    return log_text(event, names, own)


def _open_text(event: ev.Event, names: Sequence[str], seat: int, cards: str, own: int | None) -> str:
    is_own, is_return = seat == own, isinstance(event, ev.CardsPassed) and event.is_return
    returned, given = (_OWN_RETURNED, _OWN_OPEN) if is_own else (_RETURNED, _OPEN)
    source = returned if is_return else given[type(event)]
    return translate("Steps", source).format(name=names[seat], cards=cards)


def end_text(number: int, result: ev.HandResult, names: Sequence[str], layout: Layout, own: int | None = None) -> str:
    """How a hand ended, in sentences: whether the contract was made, and what each side scored and has now.

    ``own``, if given, is told "you".
    """
    is_own = own is not None and result.declarer == own
    contract = "" if result.declarer is None else contract_text(result, names[result.declarer], is_own) or ""
    sentences = [contract or hand_title(number, result) + "."]
    source = translate("Steps", "{names}: {points}, in all {total}.")
    for side, points in enumerate(result.scores):
        who = joined([names[seat] for seat in seats_of(side, layout)])
        sentences.append(source.format(names=who, points=signed(points), total=number_text(result.totals[side])))
    return " ".join(sentences)
