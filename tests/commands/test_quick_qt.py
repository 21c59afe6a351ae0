"""Qt for Python loaded quickly is Qt for Python."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import builtins, sys
plain = builtins.__import__, builtins.compile
from marjapussi_desktop import quick_qt
quick_qt.load()
assert (builtins.__import__, builtins.compile) == plain
from PySide6.QtCore import QTimer
try:
    QTimer().setInterval("soon")
except TypeError as error:
    print(error)
from PySide6.support.signature import get_signature
from PySide6.support.signature.lib import pyi_generator
print(get_signature(QTimer.setSingleShot))
print(pyi_generator.generate_pyi.__name__)
"""


def test_what_is_put_off_is_there_when_it_is_used() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], check=True, capture_output=True, text=True)
    assert "setInterval(msec: int" in done.stdout
    assert "singleShot: bool" in done.stdout
    assert "generate_pyi" in done.stdout
