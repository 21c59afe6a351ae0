"""The great event of a hand's end, and its words. No widgets."""

from __future__ import annotations

from enum import Enum
from typing import Final

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.events import HandResult, Victory, Why
from marjapussi_desktop.engine.ruleset import CARD_POINT_TABLES
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP

_EXACTLY: Final = (Victory.EXACTLY_TARGET, Victory.GOT_THERE_FIRST)


class GreatEvent(Enum):
    """The events that get a picture at the end of a hand, the greatest first."""

    EXACTLY_TARGET = "exactly_target"
    PORVOO = "porvoo"
    ALL_TRICKS = "all_tricks"
    MADE_AT_LAST = "made_at_last"
    CONTRACT_MADE = "contract_made"
    CONTRACT_FAILED = "contract_failed"


TEXTS: Final = {
    GreatEvent.EXACTLY_TARGET: QT_TRANSLATE_NOOP("Banner", "Exactly there!"),
    GreatEvent.PORVOO: QT_TRANSLATE_NOOP("Banner", "Off to Porvoo!"),
    GreatEvent.ALL_TRICKS: QT_TRANSLATE_NOOP("Banner", "All the tricks!"),
    GreatEvent.MADE_AT_LAST: QT_TRANSLATE_NOOP("Banner", "Made by the last trick!"),
    GreatEvent.CONTRACT_MADE: QT_TRANSLATE_NOOP("Banner", "Contract made"),
    GreatEvent.CONTRACT_FAILED: QT_TRANSLATE_NOOP("Banner", "Contract failed"),
}


def great_event(view: TableView) -> GreatEvent | None:
    """The greatest event of the hand that has just ended, if there was one."""
    result = view.result
    if result is None:
        return None
    if view.victory in _EXACTLY:
        return GreatEvent.EXACTLY_TARGET
    if any(line.why is Why.PORVOO for line in result.adjustments):
        return GreatEvent.PORVOO
    if result.tricks and max(result.tricks) == sum(result.tricks):
        return GreatEvent.ALL_TRICKS
    if result.made is None:
        return None
    if not result.made:
        return GreatEvent.CONTRACT_FAILED
    return GreatEvent.MADE_AT_LAST if _is_made_at_last(view, result) else GreatEvent.CONTRACT_MADE


def _is_made_at_last(view: TableView, result: HandResult) -> bool:
    """Whether a contract that was made would have failed without the last trick."""
    rules, last = view.rules, view.last_trick
    if rules.contract is None or last is None or result.declarer is None or result.contract is None:
        return False
    side = side_of(result.declarer, rules.layout)
    if side_of(last.winner, rules.layout) != side:
        return False
    table = CARD_POINT_TABLES[rules.contract.card_points]
    worth = rules.contract.last_trick + sum(table.get(card.rank, 0) for card in last.cards)
    return result.taken[side] - worth < result.contract
