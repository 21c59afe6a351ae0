"""Work spread over processes; the results come in the order of the items."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from multiprocessing.connection import Connection, wait
from typing import Any, Final, TypeVar

from marjapussi_desktop.commands.streams import UsageError
from marjapussi_desktop.processes.workers import Worker, end_workers

Item = TypeVar("Item")
Result = TypeVar("Result")

AT_ONCE: Final = 2
"""Items that a process has at a time: one in work and one waiting."""
MOST_AHEAD: Final = 32
"""Results per process that may wait for an earlier one."""


def in_processes(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Generator[Result]:
    """``work`` of every item, in this process for one job. It must not matter which process does which.

    Items are taken as they are needed. No process is left when the iterator is closed. Raises UsageError if a process
    ends before its work is done: somebody has killed it, or it has told why.
    """
    if jobs == 1:
        yield from map(work, items)
        return
    workers: list[Worker] = []
    try:
        for _job in range(jobs):
            workers.append(Worker("marjapussi-job", _answer, work))
        yield from _in_order([worker.connection for worker in workers], items)
        end_workers(workers)
    finally:
        for worker in workers:
            worker.kill()


def _answer(connection: Connection, work: Callable[[Item], Result]) -> None:
    """In the process: works until nobody asks any more."""
    try:
        while True:
            number, item = connection.recv()
            connection.send((number, work(item)))
    except (EOFError, ConnectionError):
        return


def _in_order(connections: list[Connection], items: Iterable[Any]) -> Iterator[Any]:
    """Hands out the items, and the results in order. Raises UsageError."""
    left = enumerate(items)
    owed = dict.fromkeys(connections, 0)
    done: dict[int, Any] = {}
    told = 0
    try:
        while True:
            _hand_out(left, owed, MOST_AHEAD * len(connections) - len(done))
            if not any(owed.values()):
                return
            ready = wait([one for one in connections if owed[one]])
            for connection in [one for one in connections if one in ready]:
                number, result = connection.recv()
                done[number] = result
                owed[connection] -= 1
            while told in done:
                yield done.pop(told)
                told += 1
    except (EOFError, OSError):
        raise UsageError("one of its processes ended before its work was done.") from None


def _hand_out(left: Iterator[Any], owed: dict[Connection, int], most: int) -> None:
    """Gives every process something to do, and then something more; ``owed``: how much each has."""
    for wanted in range(1, AT_ONCE + 1):
        for connection in owed:
            if owed[connection] < wanted and sum(owed.values()) < most:
                if (item := next(left, None)) is None:
                    return
                connection.send(item)
                owed[connection] += 1
