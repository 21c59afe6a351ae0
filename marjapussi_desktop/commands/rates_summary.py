"""The rates of some hands as figures and in words, for ``arena`` and ``simulate``."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.evaluation.rates import Rates


def rates_figures(rates: Rates) -> dict[str, Any]:
    """What ``--json`` prints under ``rates``: counts, and means a contract (None where there is none)."""
    return {
        "hands": rates.hands,
        "redeals": rates.redeals,
        "passed_out": rates.passed_out,
        "slams": rates.slams,
        "asked_whole": rates.asked_whole,
        "asked_half": rates.asked_half,
        "bluffs": rates.bluffs,
        "kontra": rates.kontra,
        "re": rates.re,
        "contracts": rates.contracts,
        "made": rates.made,
        "doubted": rates.doubted,
        "doubted_made": rates.doubted_made,
        "mean_final_bid": _mean(rates.bid_points, rates.contracts),
        "raised": rates.raised,
        "mean_raise": _mean(rates.raise_points, rates.raised),
    }


def rates_lines(rates: Rates, rules: Ruleset) -> Iterator[str]:
    """The same in words, without what these rules do not have."""
    yield f"hands played           {rates.hands}, one side took every trick in {_share(rates.slams, rates.hands)}"
    if rules.marriages.ask_half:
        bluffed = f", {_share(rates.bluffs, rates.asked_half)} of them bluffs" if rules.marriages.bluff_half else ""
        yield f"asked of partner       wholes {rates.asked_whole}, halves {rates.asked_half}{bluffed}"
    if rules.auction is None:
        return
    yield f"passed out             {_share(rates.passed_out, rates.hands)}, thrown in {rates.redeals}"
    yield f"contracts made         {_share(rates.made, rates.contracts)}"
    if rates.contracts:
        raised = f", by {_mean(rates.raise_points, rates.raised)} on average" if rates.raised else ""
        yield f"final bid              {_mean(rates.bid_points, rates.contracts)} on average"
        yield f"raised in the contract {_share(rates.raised, rates.contracts)}{raised}"
    if rules.contract is not None and rules.contract.kontra:
        made = f", {_share(rates.doubted_made, rates.doubted)} contracts under Kontra made" if rates.doubted else ""
        yield f"Kontra and Re          {rates.kontra} and {rates.re}{made}"


def _mean(amount: int, count: int) -> float | None:
    return round(amount / count, 1) if count else None


def _share(count: int, of: int) -> str:
    return f"{count} of {of} ({100 * count / of:.1f} %)" if of else "0"
