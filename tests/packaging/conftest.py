"""The modules of packaging/, which are scripts beside each other and no package."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"
ROOMS = ("linux", "windows", "macos", "flatpak")


@pytest.fixture(scope="module")
def packers() -> Iterator[Any]:
    """Imports a module of packaging/ by its name, with its folder where several share it: ``macos.package``."""
    before = set(sys.modules)
    folders = [str(PACKAGING), *(str(PACKAGING / room) for room in ROOMS)]
    sys.path[:0] = folders
    yield _import
    for folder in folders:
        sys.path.remove(folder)
    for name in set(sys.modules) - before:
        if str(PACKAGING) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]


def _import(name: str) -> Any:
    room, _, module = name.rpartition(".")
    if not room:
        return importlib.import_module(module)
    spec = importlib.util.spec_from_file_location(f"{room}_{module}", PACKAGING / room / f"{module}.py")
    assert spec is not None
    assert spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made
