"""The engine as a library: its names, the examples of its docstrings, and that it needs nothing else."""

from __future__ import annotations

import doctest
import importlib
import pkgutil
import subprocess
import sys
from importlib.resources import files
from pathlib import Path

import pytest

import marjapussi_desktop.engine as engine

ROOT = Path(__file__).parents[2]
MODULES = ["", *(f".{module.name}" for module in pkgutil.iter_modules(engine.__path__))]


@pytest.mark.parametrize("module", MODULES)
def test_the_examples_in_the_docstrings_are_true(module: str) -> None:
    named = importlib.import_module(f"marjapussi_desktop.engine{module}")
    results = doctest.testmod(named, optionflags=doctest.ELLIPSIS)
    assert results.failed == 0
    assert results.attempted or module


def test_all_that_is_offered_is_there_and_explained() -> None:
    for name in engine.__all__:
        value = getattr(engine, name)
        assert isinstance(value, dict) or value.__doc__ or "|" in str(value), name


def test_the_engine_is_imported_without_anything_that_is_not_pythons_own() -> None:
    code = """
import sys

class Refusing:
    def find_spec(self, name, path=None, target=None):
        head = name.partition(".")[0]
        if head != "marjapussi_desktop" and head not in sys.stdlib_module_names:
            raise ImportError(f"{name} is not installed")

sys.meta_path.insert(0, Refusing())
import marjapussi_desktop.engine
heads = {name.partition(".")[0] for name in sys.modules}
print(sorted(name for name in sys.modules if name.startswith("marjapussi_desktop.") and ".engine" not in name))
assert "PySide6" not in heads and "platformdirs" not in heads
"""
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]", "the engine imports other rooms"


def test_the_types_are_offered_to_others() -> None:
    assert files("marjapussi_desktop").joinpath("py.typed").is_file()
