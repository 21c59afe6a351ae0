"""The version of Qt for Python that is installed keeps count of its references.

One version loses a reference to None or True on each call that returns one, and the process dies after seconds of
animation while a small test run still passes. A few hundred thousand calls tell.
"""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
from PySide6.QtCore import QObject
thing = QObject()
for _ in range(300_000):
    thing.setObjectName("a")
    thing.objectName()
    thing.isWidgetType()
    thing.blockSignals(True)
    thing.signalsBlocked()
print("alive")
"""


def test_hundreds_of_thousands_of_calls_leave_the_process_alive() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout.strip()) == (0, "alive"), done.stderr
