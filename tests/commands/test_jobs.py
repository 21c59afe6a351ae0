"""Work in several processes: in order, and no more of it at once than is needed."""

from __future__ import annotations

import operator
import time
from collections.abc import Iterator

import pytest

from marjapussi_desktop.commands.jobs import MOST_AHEAD, in_processes


class Counted:
    """Numbers without end; ``taken``: how many were asked for."""

    def __init__(self) -> None:
        self.taken = 0

    def __iter__(self) -> Iterator[int]:
        while True:
            yield self.taken
            self.taken += 1


@pytest.mark.parametrize("jobs", [1, 2])
def test_items_are_taken_as_they_are_needed(jobs: int) -> None:
    items = Counted()
    results = in_processes(operator.neg, items, jobs)
    for number in range(100):
        assert next(results) == -number
    assert items.taken <= 100 + jobs * MOST_AHEAD
    results.close()


def test_results_come_in_order_however_long_each_takes() -> None:
    naps = [0.2, *[0.001] * (3 * MOST_AHEAD)]
    results = in_processes(_napped, enumerate(naps), 2)
    assert list(results) == list(range(len(naps)))


def test_fewer_items_than_processes() -> None:
    assert list(in_processes(operator.neg, [1], 3)) == [-1]
    assert list(in_processes(operator.neg, [], 2)) == []


def _napped(item: tuple[int, float]) -> int:
    time.sleep(item[1])
    return item[0]
