"""Hostile texts, and a walk over everything that a window shows, to see that they do no harm."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from PySide6 import QtGui
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QMenu,
    QMessageBox,
    QTextBrowser,
    QWidget,
)

from marjapussi_desktop.ui.main_window import MainWindow

PICTURE = '<img src="p">'
"""Shows the file ``p`` of the working folder, where it is taken for markup."""
BOLD = "<b>&lt;[AS] &File %1 {0} {name} %n</b>"
ENDLESS = "Ж" * 300
CONTROLS = "\u202e\u2066gnp\x1b[2J\x00\nsecond\u2028third\u200b\u00ad\U000e0041"
NAMES = (PICTURE, ENDLESS, BOLD, CONTROLS)
WHY = f"{PICTURE}{CONTROLS}" + "Ю" * 500
"""A program's own words on a move: the one text from outside that may be longer."""

_TOO_LONG = re.compile("Ж{40}|Ю{200}")
_OWN_PICTURE = re.compile(r'<img src="(suit|card):')
_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def everything(window: MainWindow) -> list[QWidget]:
    """The window with all that belongs to it, hidden or not, and the boxes over it."""
    return [window, *window.findChildren(QWidget)]


def shown_by(widget: QWidget) -> Iterator[str]:
    """Every text of a widget, those for the pointer and for a screen reader among them."""
    yield from (widget.toolTip(), widget.whatsThis(), widget.statusTip(), widget.windowTitle())
    yield from (widget.accessibleName(), widget.accessibleDescription())
    if isinstance(widget, QLabel | QAbstractButton | QLineEdit | QMessageBox):
        yield widget.text()
    if isinstance(widget, QLineEdit):
        yield widget.placeholderText()
    if isinstance(widget, QComboBox):
        yield from (widget.itemText(index) for index in range(widget.count()))
    if isinstance(widget, QMenu):
        yield widget.title()
    if isinstance(widget, QTextBrowser):
        yield widget.toPlainText().replace("\ufffc", "")  # the place of a picture
    if isinstance(widget, QGraphicsView):
        yield from (item.toolTip() for item in widget.scene().items())


def texts(window: MainWindow) -> list[str]:
    """Every text of the window, of its table and of its commands."""
    found = [text for widget in everything(window) for text in shown_by(widget)]
    found.extend(window.match.table.table_scene().texts())
    for action in window.findChildren(QAction):
        found.extend((action.text(), action.iconText(), action.toolTip(), action.statusTip(), action.whatsThis()))
    found.extend(top.title() for top in QGuiApplication.topLevelWindows())
    return [text for text in found if text]


_JOINED = re.compile("\u2060(?=[AKQJ]|10|[6-9])")
"""What keeps a suit's sign together with its rank on a page."""


def check(window: MainWindow) -> str:
    """All is plain, visible and short; all texts together."""
    for widget in everything(window):
        check_markup(widget)
    found = texts(window)
    for text in found:
        assert _TOO_LONG.search(text) is None, text
        bad = {unicodedata.category(letter) for letter in _JOINED.sub("", text.replace("\n", ""))} & _INVISIBLE
        assert not bad, ascii(text)
    return "\n".join(found)


def check_markup(widget: QWidget) -> None:
    """Nothing that a widget takes for markup has tags from outside in it."""
    tips = [widget.toolTip(), widget.whatsThis()]
    if isinstance(widget, QGraphicsView):
        tips.extend(item.toolTip() for item in widget.scene().items())
    if isinstance(widget, QLabel) and widget.textFormat() is not widget.textFormat().PlainText:
        tips.append(widget.text())
    if isinstance(widget, QMessageBox):
        assert widget.textFormat() is widget.textFormat().PlainText
    for tip in (tip for tip in tips if QtGui.Qt.mightBeRichText(tip)):
        assert "<img" not in tip, tip
        assert "<b>" not in tip, tip
    if isinstance(widget, QTextBrowser):
        html = widget.toHtml()
        assert html.count("<img") == len(_OWN_PICTURE.findall(html))
        assert "<a " not in html
