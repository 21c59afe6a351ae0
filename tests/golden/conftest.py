"""What is compiled is what is read: a stale native module would be told as a hundred changed hands."""

from __future__ import annotations

import importlib

import pytest

from marjapussi_desktop.bots.native import WHICH, build


@pytest.fixture(autouse=True, scope="session")
def native_code_is_fresh() -> None:
    """Fails with the one thing to do."""
    if WHICH == "compiled":
        core = importlib.import_module("marjapussi_desktop.bots.native._core_c")
        assert build.fingerprint() == core.BUILT_FROM, "the compiled module is stale: run `python3 run.py presets`"
