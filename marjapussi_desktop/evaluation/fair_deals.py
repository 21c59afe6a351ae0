"""Counts by seat what a million deals of each layout give: ``python -m marjapussi_desktop.evaluation.fair_deals``.

Writes ``controller/deals/million_deals``, which the page on fair deals shows. The deals are the first ten hands of the
seeds 0 to 99,999, dealt as in every match. Takes about two minutes.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from marjapussi_desktop.controller.deals import seat_counts
from marjapussi_desktop.controller.deals.deal_source import DealSource
from marjapussi_desktop.controller.deals.seat_counts import SeatCounts, counted
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.state import Deal

SEEDS: Final = 100_000
HANDS: Final = 10
TARGET: Final = Path(seat_counts.__file__).with_name("million_deals.py")
_HEAD: Final = '''"""What a million deals of each layout and pack gave to the seats; see ``seat_counts``.

Written by ``python -m marjapussi_desktop.evaluation.fair_deals``: do not edit.
"""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.controller.deals.seat_counts import SeatCounts
from marjapussi_desktop.engine.seats import Layout

MILLION_DEALS: Final[dict[tuple[Layout, int], SeatCounts]] = {
'''


def shapes() -> dict[tuple[Layout, int], Ruleset]:
    """Each layout and pack that a preset uses, with rules that deal so."""
    return {(rules.layout, rules.deal.pack): rules for rules in reversed(PRESETS.values())}


def deals(rules: Ruleset, seeds: int) -> Iterator[Deal]:
    """The first hands of ``seeds`` seeds."""
    for seed in range(seeds):
        source = DealSource(seed)
        yield from (source.deal(rules, number) for number in range(1, HANDS + 1))


def row(layout: Layout, pack: int, counts: SeatCounts) -> str:
    """A row of the table, as source text."""
    return (
        f"    (Layout.{layout.name}, {pack}): SeatCounts(\n"
        f"        deals={counts.deals:_},\n"
        "        totals=(\n" + "".join(f"            {seats},\n" for seats in counts.totals) + "        ),\n"
        f"        gaps={counts.gaps},\n"
        "    ),\n"
    )


def written(table: Mapping[tuple[Layout, int], SeatCounts]) -> str:
    """The source of the module that holds the counts."""
    return _HEAD + "".join(row(layout, pack, counts) for (layout, pack), counts in table.items()) + "}\n"


def main() -> int:
    """Counts and writes."""
    table = {}
    for shape, rules in sorted(shapes().items()):
        table[shape] = counted(rules, deals(rules, SEEDS))
        print(*shape, table[shape], file=sys.stderr)
    TARGET.write_text(written(table), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
