"""For every test: no screen is needed. This must come before PySide6 is imported."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import signal
import time
from collections import Counter
from collections.abc import Callable
from zlib import crc32

import pytest
from hypothesis import settings
from PySide6.QtWidgets import QApplication
from pytestqt.exceptions import TimeoutError as WaitedTooLong
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.garbage import collect_if_due

# A shell's background job ignores Ctrl-C, and so would everything that the tests start and then end by it.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGQUIT"):
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)

# How long an example takes says nothing on a busy machine; tests/benchmarks measures speed.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


POLL_MS = 1


class KeenQtBot(QtBot):
    """Looks every millisecond whether what is waited for has come: pytest-qt's own does so every ten, and tests that
    play whole hands spent a seventh of their time in waiting for it.
    """

    def waitUntil(self, callback: Callable[[], bool | None], *, timeout: int = 5000) -> None:
        """As in pytest-qt: until the callback is true, or, if it returns nothing, raises no AssertionError."""
        __tracebackhide__ = True
        end = time.monotonic() + timeout / 1000
        while True:
            told: AssertionError | None = None
            try:
                found = callback()
            except AssertionError as error:
                found, told = False, error
            assert found in (None, True, False), f"waitUntil needs True, False or nothing, not {found!r}"
            if found is not False:
                return
            if time.monotonic() > end:
                raise WaitedTooLong(f"waitUntil timed out in {timeout} milliseconds") from told
            self.wait(POLL_MS)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> QtBot:
    """pytest-qt's, but keener."""
    return KeenQtBot(request)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of the cases of a test that is ``sampled(n)`` leaves every n-th to the quick run, from one that the test's name
    decides on, but one at least, and all others to the slow one. Who names a test has all its cases.
    """
    if any("::" in word for word in config.args):
        return
    cases = Counter(item.nodeid.split("[")[0] for item in items)
    seen: Counter[str] = Counter()
    for item in items:
        sampled = item.get_closest_marker("sampled")
        if sampled is None:
            continue
        name = item.nodeid.split("[")[0]
        if (seen[name] + crc32(name.encode())) % min(sampled.args[0], cases[name]):
            item.add_marker(pytest.mark.slow)
        seen[name] += 1


def pytest_collection_finish() -> None:
    """What is there before the first test stays to the end: the collector need not look through it again and again.
    As in the program it runs in no other thread, which would free windows of earlier tests while this one uses Qt.
    """
    gc.collect()
    gc.freeze()
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown() -> None:
    """Between tests is when nothing else uses what is to be freed."""
    collect_if_due()
