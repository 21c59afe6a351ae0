"""Work spread over processes; the results come in the order of the items."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Item = TypeVar("Item")
Result = TypeVar("Result")


def in_processes(work: Callable[[Item], Result], items: Sequence[Item], jobs: int) -> Iterator[Result]:
    """``work`` of every item, in this process for one job. It must not matter which process does which."""
    if jobs == 1:
        yield from map(work, items)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, items, chunksize=max(1, len(items) // (jobs * 8)))
