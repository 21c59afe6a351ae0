"""Habits that a program can check: sizes, docstrings, presets known by name in one place."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import chain
from typing import TypeGuard

from marjapussi_desktop.engine.presets import PRESETS
from tests.architecture.sources import Module, modules, nodes_of
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

ASK_NO_STYLE = (
    "ask `QApplication.style()`, or `ui.style.wear_anew` for a new look. A widget's own style goes with its "
    "stylesheet, and Python may then be handed whatever has taken its place"
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


def test_a_module_says_what_it_is_for() -> None:
    complain(
        f"{module.path}: begin with a docstring that says in one sentence what the module is for"
        for module in modules()
        if not module.path.endswith("__init__.py") and not ast.get_docstring(module.tree)
    )


def test_a_module_can_be_read_in_one_sitting() -> None:
    complain(
        f"{module.path} has {lines} lines, more than {LONGEST_MODULE}: {SPLIT_MODULE}"
        for module in modules()
        if (lines := module.text.count("\n")) > LONGEST_MODULE
    )


def test_a_function_can_be_seen_at_once() -> None:
    complain(chain.from_iterable(map(long_functions_in, modules())))


def long_functions_in(module: Module) -> Iterator[str]:
    for node in nodes_of(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            assert node.end_lineno is not None
            lines = node.end_lineno - node.lineno + 1
            if lines > LONGEST_FUNCTION:
                place = f"{module.path}:{node.lineno}: {node.name}"
                yield f"{place} has {lines} lines, more than {LONGEST_FUNCTION}: split this function into named parts"


def strings_in(module: Module) -> Iterator[str]:
    for node in nodes_of(module):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def test_a_preset_is_known_by_name_in_one_place() -> None:
    complain(
        f"{module.path} names the preset {name!r}: {ASK_THE_RULESET}"
        for module in modules()
        if module.room != "training" and module.path not in NAMES_PRESETS and module.path not in SAME_WORD
        for name in sorted(set(strings_in(module)) & set(PRESETS))
    )


def test_a_widgets_style_is_not_asked_in_python() -> None:
    complain(
        f"{module.path}:{node.lineno}: {ASK_NO_STYLE}"
        for module in modules()
        for node in nodes_of(module)
        if is_style_of_a_widget(node)
    )


def is_style_of_a_widget(node: ast.AST) -> TypeGuard[ast.Call]:
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "style"
        and ast.unparse(node.func.value) not in ("QApplication", "app")
    )


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
