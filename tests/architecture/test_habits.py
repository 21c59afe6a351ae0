"""Habits that a program can check: sizes, docstrings, presets known by name in one place."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from marjapussi_desktop.engine.presets import PRESETS
from tests.architecture.sources import Module, modules
from tests.helpers.complaints import complain

LONGEST_MODULE = 400
LONGEST_FUNCTION = 60

SPLIT_MODULE = (
    "split this module. Find the duty that has state or helpers of its own, and give it a module named for it beside "
    "this one; lines that are only squeezed together come back"
)
ASK_THE_RULESET = (
    "ask the ruleset for the property that matters (`rules.layout`, `rules.family`, `rules.auction is None` …); words "
    "about a preset belong into ui/text/presets. If the word means something else here, add the module to SAME_WORD in "
    "tests/architecture/test_habits.py, with the reason"
)

NAMES_PRESETS: dict[str, str] = {
    "engine/presets.py": "the table of presets",
    "ui/text/presets.py": "what each preset is called, in words",
    "tutorial/games.py": "the games that lessons are played in",
}
"""Where a preset is known by its name, with the reason. Training names those that it plays."""

SAME_WORD: dict[str, str] = {
    "engine/ruleset.py": "the families bear the same words as two presets",
    "settings/paths.py": "the program bears the name of a preset, and so do its folders",
    "app.py": "the application's name",
}
"""Where one of the words means something else, with what it means."""

EVERY_MODULE = pytest.mark.parametrize("module", modules(), ids=lambda module: module.path)


@EVERY_MODULE
def test_a_module_says_what_it_is_for(module: Module) -> None:
    if not module.path.endswith("__init__.py") and not ast.get_docstring(module.tree):
        complain([f"{module.path}: begin with a docstring that says in one sentence what the module is for"])


@EVERY_MODULE
def test_a_module_can_be_read_in_one_sitting(module: Module) -> None:
    lines = module.text.count("\n")
    if lines > LONGEST_MODULE:
        complain([f"{module.path} has {lines} lines, more than {LONGEST_MODULE}: {SPLIT_MODULE}"])


@EVERY_MODULE
def test_a_function_can_be_seen_at_once(module: Module) -> None:
    complain(long_functions_in(module))


def long_functions_in(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            lines = node.end_lineno - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                place = f"{module.path}:{node.lineno}: {node.name}"
                yield f"{place} has {lines} lines, more than {LONGEST_FUNCTION}: split this function into named parts"


def strings_in(module: Module) -> Iterator[str]:
    for node in ast.walk(module.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


@EVERY_MODULE
def test_a_preset_is_known_by_name_in_one_place(module: Module) -> None:
    if module.room != "training" and module.path not in NAMES_PRESETS and module.path not in SAME_WORD:
        named = sorted(set(strings_in(module)) & set(PRESETS))
        complain(f"{module.path} names the preset {name!r}: {ASK_THE_RULESET}" for name in named)


def test_the_exemptions_are_needed() -> None:
    by_path = {module.path: module for module in modules()}
    complain(
        f"{path} names no preset any more: take it out of NAMES_PRESETS or SAME_WORD"
        for path in (*NAMES_PRESETS, *SAME_WORD)
        if path not in by_path or not set(strings_in(by_path[path])) & set(PRESETS)
    )


def test_the_checks_themselves_find() -> None:
    text = "def long():\n" + "    pass\n" * LONGEST_FUNCTION
    (told,) = long_functions_in(Module("ui/example.py", text, ast.parse(text)))
    assert told.startswith("ui/example.py:1: long has 61 lines")
