"""numpy and scipy are for training, and numpy for OpenSpiel: whoever plays has neither."""

from __future__ import annotations

import subprocess
import sys

PROGRAM = """
import importlib, pkgutil, sys
import marjapussi_desktop
sys.modules["numpy"] = sys.modules["scipy"] = None  # as if they were not installed
names = [one.name for one in pkgutil.walk_packages(marjapussi_desktop.__path__, "marjapussi_desktop.")]
for name in names:
    if not any(word in name for word in ("training", "openspiel.games", "__main__", "windows")):
        importlib.import_module(name)
print(len(names))
"""


def test_every_module_that_plays_is_imported_without_numpy() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 100
