"""Which event of a hand's end is told, by hands that were played."""

from __future__ import annotations

from itertools import pairwise

from marjapussi_desktop.engine.events import HandResult, ScoreLine, Victory, Why
from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.moments.great_event import GreatEvent, great_event
from tests.ui.table.table_play import updates_of


def test_a_contract_that_only_the_last_trick_made_is_told_apart() -> None:
    """The points counted before the last trick say which it was, at any contract that might have been."""
    seen = set()
    for seed in range(12):
        for before, update in pairwise(updates_of("huutopussi", seed)):
            result = update.view.result
            if result is None or result.declarer is None or max(result.tricks) == sum(result.tricks):
                continue
            side = side_of(result.declarer, update.view.rules.layout)
            had, took = before.view.taken[side], result.taken[side]
            for contract in (had, had + 5, took, took + 5):
                view = changed(update.view, result=changed(result, contract=contract, made=took >= contract))
                told = great_event(view)
                assert told is _expected(contract, had, took)
                seen.add((told, had == took))
    assert len(seen) == 5, "each of the three, and the first and last also where the last trick was another's"


def _expected(contract: int, had: int, took: int) -> GreatEvent:
    if took < contract:
        return GreatEvent.CONTRACT_FAILED
    return GreatEvent.MADE_AT_LAST if had < contract else GreatEvent.CONTRACT_MADE


def _result(view_result: HandResult | None, side: int) -> HandResult:
    assert view_result is not None
    return changed(view_result, adjustments=(ScoreLine(side, -4, Why.PORVOO),))


def test_reaching_the_target_exactly_is_the_greatest() -> None:
    view = list(updates_of("marjapussi", 3))[-1].view
    in_porvoo = changed(view, result=_result(view.result, 0))
    assert great_event(in_porvoo) is GreatEvent.PORVOO
    assert great_event(changed(in_porvoo, winner=1, victory=Victory.EXACTLY_TARGET)) is GreatEvent.EXACTLY_TARGET
    assert great_event(changed(in_porvoo, winner=1, victory=Victory.GOT_THERE_FIRST)) is GreatEvent.EXACTLY_TARGET
    assert great_event(changed(in_porvoo, winner=1, victory=Victory.REACHED_TARGET)) is GreatEvent.PORVOO


def test_before_the_end_there_is_none() -> None:
    assert great_event(next(updates_of("huutopussi", 1)).view) is None
