"""Text is plain wherever it is shown: what could read it as markup is made in two modules, and nowhere else."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from tests.architecture.sources import Module, modules, nodes_of
from tests.helpers.complaints import complain

GUESS_OR_READ_MARKUP = {
    "QErrorMessage",
    "QGraphicsTextItem",
    "QInputDialog",
    "QLabel",
    "QMessageBox",
    "QProgressDialog",
    "QSplashScreen",
    "QStaticText",
    "QTextBrowser",
    "QTextDocument",
    "QTextDocumentFragment",
    "QTextEdit",
    "QToolTip",
    "QWhatsThis",
    "RichText",
    "AutoText",
    "StatusTipRole",
    "ToolTipRole",
    "WhatsThisRole",
    "addPermanentWidget",
    "insertHtml",
    "appendHtml",
    "setDetailedText",
    "setHtml",
    "setInformativeText",
    "setMarkdown",
    "setStatusTip",
    "setTextFormat",
    "setToolTip",
    "setWhatsThis",
}
"""Classes and methods of Qt, and roles of its items, that take a text for markup or guess."""

MAKERS: dict[str, str] = {
    "ui/labels.py": "labels, tooltips and boxes of plain text",
    "ui/rich.py": "pages of markup from our own words",
}
"""Where they are used, with what is made there."""

ESCAPES = "html"
"""The standard library's module that escapes: pages do it by ``rich.escaped``, so that all of it is escaped alike."""


def names_in(module: Module) -> Iterator[tuple[str, int]]:
    """Every name, attribute and imported name, with its line."""
    for node in nodes_of(module):
        if isinstance(node, ast.Name):
            yield node.id, node.lineno
        elif isinstance(node, ast.Attribute):
            yield node.attr, node.lineno
        elif isinstance(node, ast.ImportFrom):
            yield from ((alias.name, node.lineno) for alias in node.names)
            yield node.module or "", node.lineno
        elif isinstance(node, ast.Import):
            yield from ((alias.name, node.lineno) for alias in node.names)


def suspects_in(module: Module) -> list[str]:
    return [f"{module.path}:{line}: {name}" for name, line in names_in(module) if name in GUESS_OR_READ_MARKUP]


def test_nothing_else_makes_what_could_be_read_as_markup() -> None:
    complain(
        f"{suspect} may read a text as markup: use the makers of ui/labels.py or ui/rich.py"
        for module in modules()
        if module.path not in MAKERS
        for suspect in suspects_in(module)
    )


def test_nothing_else_escapes() -> None:
    complain(
        f"{module.path} uses {ESCAPES!r}: escape by `escaped` of ui/rich.py"
        for module in modules()
        if module.path != "ui/rich.py" and ESCAPES in {name for name, _line in names_in(module)}
    )


def test_the_makers_are_needed() -> None:
    by_path = {module.path: module for module in modules()}
    complain(
        f"{path} makes no markup any more: take it out of MAKERS" for path in MAKERS if not suspects_in(by_path[path])
    )


@pytest.mark.parametrize(
    "line",
    [
        "from PySide6.QtWidgets import QLabel",
        "label = QtWidgets.QLabel(name)",
        "plate.setToolTip(name)",
        "item.setData(0, Qt.ItemDataRole.ToolTipRole, name)",
        "box.setInformativeText(name)",
        "import PySide6.QtGui\nPySide6.QtGui.QTextDocument(name)",
    ],
)
def test_the_check_itself_finds(line: str) -> None:
    assert suspects_in(Module("ui/example.py", line, ast.parse(line)))
