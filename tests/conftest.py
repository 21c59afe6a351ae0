"""For every test: no screen is needed. This must come before PySide6 is imported."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import gc
import signal
from collections import Counter
from zlib import crc32

import pytest
from hypothesis import settings

from marjapussi_desktop.ui.garbage import collect_if_due

# A shell's background job ignores Ctrl-C, and so would everything that the tests start and then end by it.
signal.signal(signal.SIGINT, signal.default_int_handler)
if hasattr(signal, "SIGQUIT"):
    signal.signal(signal.SIGQUIT, signal.SIG_DFL)

# How long an example takes says nothing on a busy machine; tests/benchmarks measures speed.
settings.register_profile("untimed", deadline=None)
settings.load_profile("untimed")


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
