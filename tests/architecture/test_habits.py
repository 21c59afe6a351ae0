"""Habits that a program can check: sizes, docstrings, presets known by name in one place."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from marjapussi_desktop.engine.presets import PRESETS
from tests.architecture.sources import Module, modules

LONGEST_MODULE = 400
LONGEST_FUNCTION = 60

NAMES_PRESETS: dict[str, str] = {
    "engine/presets.py": "the table of presets",
    "ui/text/presets.py": "what each preset is called, in words",
}
"""Where a preset is known by its name, with the reason. Training names those that it plays."""

SAME_WORD: dict[str, str] = {
    "engine/ruleset.py": "the families bear the same words as two presets",
    "settings/paths.py": "the program bears the name of a preset, and so do its folders",
    "app.py": "the application's name",
    "ui/home.py": "the emblem's file bears the program's name",
}
"""Where one of the words means something else, with what it means."""

EVERY_MODULE = pytest.mark.parametrize("module", modules(), ids=lambda module: module.path)


@EVERY_MODULE
def test_a_module_says_what_it_is_for(module: Module) -> None:
    assert module.path.endswith("__init__.py") or ast.get_docstring(module.tree), module.path


@EVERY_MODULE
def test_a_module_can_be_read_in_one_sitting(module: Module) -> None:
    assert module.text.count("\n") <= LONGEST_MODULE


@EVERY_MODULE
def test_a_function_can_be_seen_at_once(module: Module) -> None:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            assert node.end_lineno - node.lineno < LONGEST_FUNCTION, f"{module.path}: {node.name}"


def strings_in(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@EVERY_MODULE
def test_a_preset_is_known_by_name_in_one_place(module: Module) -> None:
    if module.room != "training" and module.path not in NAMES_PRESETS and module.path not in SAME_WORD:
        assert not set(strings_in(module)) & set(PRESETS), module.path


def test_the_exemptions_are_needed() -> None:
    by_path = {module.path: module for module in modules()}
    for path in (*NAMES_PRESETS, *SAME_WORD):
        assert set(strings_in(by_path[path])) & set(PRESETS), path
