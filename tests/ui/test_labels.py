"""Labels, tooltips, boxes and pages show hostile texts as they are written, and read no file for them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QColor, QImage, QTextDocument
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QLabel, QToolTip, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.labels import Label, ShortLabel, message_box, set_tip
from marjapussi_desktop.ui.rich import RichPage, escaped
from tests.helpers.trap import Trap

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there are no named pipes as files")
SIGNS = "<b>&amp; &File %1 {0}</b> [AS] \"'"


@pytest.fixture
def trap(tmp_path: Path) -> Iterator[Trap]:
    made = Trap(tmp_path / "pipe")
    yield made
    made.close()


def hostile(trap: Trap) -> str:
    """A text that shows a picture, where it is taken for markup."""
    return f'<img src="{trap.path.as_uri()}">{SIGNS}'


def text_of_tip(tip: str) -> str:
    """What Qt shows for a tooltip."""
    label = QLabel(tip)
    document = QTextDocument()
    document.setHtml(tip) if tip.startswith("<p>") else document.setPlainText(tip)
    label.deleteLater()
    return document.toPlainText()


def test_the_trap_itself_works(trap: Trap, qtbot: QtBot) -> None:
    label = QLabel(hostile(trap))
    qtbot.addWidget(label)
    label.grab()
    qtbot.waitUntil(lambda: trap.is_sprung)


def test_a_label_shows_what_is_written(trap: Trap, qtbot: QtBot) -> None:
    label = Label(text=hostile(trap))
    qtbot.addWidget(label)
    label.grab()
    assert label.fontMetrics().horizontalAdvance(hostile(trap)) <= label.sizeHint().width()
    assert not trap.is_sprung


@pytest.mark.qt_log_ignore("does not support raise")
def test_a_tooltip_shows_what_is_written(trap: Trap, qtbot: QtBot) -> None:
    widget, item = QWidget(), QGraphicsRectItem()
    qtbot.addWidget(widget)
    for text in (hostile(trap), "&lt;b&gt;", "first line\n<b>second</b>", "Aino\nplays"):
        for shown in (widget, item):
            set_tip(shown, text)
            QToolTip.showText(QPoint(0, 0), shown.toolTip())
            (tip,) = (one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible())
            tip.grab()
            assert text_of_tip(shown.toolTip()).split() == text.split(), "but for where its lines end"
    set_tip(widget, "Aino\nplays")
    assert widget.toolTip() == "Aino\nplays", "a screen reader gets no markup where there is no need"
    QToolTip.hideText()
    assert not trap.is_sprung


def test_a_long_tooltip_is_broken_into_lines(qtbot: QtBot) -> None:
    """Qt shows a plain one in a single line as wide as the screen."""
    widget = QWidget()
    qtbot.addWidget(widget)
    text = "All cards of this match were fixed before the first deal. " * 5 + "\n\nClick to copy the code."
    set_tip(widget, text)
    lines = widget.toolTip().split("\n")
    assert max(map(len, lines)) <= 80, "it can be read at a glance"
    assert len(lines[0]) > 50, "and is no narrow column"
    assert lines[-2:] == ["", "Click to copy the code."], "its own paragraphs stay"
    assert " ".join(widget.toolTip().split()) == " ".join(text.split())


def test_a_box_shows_what_is_written(trap: Trap, qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    box = message_box(hostile(trap), parent)
    box.open()
    box.grab()
    (label,) = (one for one in box.findChildren(QLabel) if one.text() == hostile(trap))
    assert label.textFormat() is label.textFormat().PlainText
    box.close()
    assert not trap.is_sprung


def test_a_page_shows_what_is_written_where_it_is_escaped(trap: Trap, qtbot: QtBot) -> None:
    page = RichPage()
    qtbot.addWidget(page)
    page.show_page(f"<p>{escaped(hostile(trap))}</p>")
    page.grab()
    assert page.toPlainText().strip() == hostile(trap)
    assert not trap.is_sprung


def test_a_page_loads_nothing_even_for_markup(trap: Trap, qtbot: QtBot, tmp_path: Path) -> None:
    picture = QImage(40, 40, QImage.Format.Format_RGB32)
    picture.fill(QColor("#ff00ff"))
    assert picture.save(str(tmp_path / "picture.png"))
    page = RichPage()
    qtbot.addWidget(page)
    page.resize(300, 200)
    sources = (trap.path.as_uri(), str(trap.path), (tmp_path / "picture.png").as_uri(), str(tmp_path / "picture.png"))
    links = "".join(f'<link rel="stylesheet" href="{source}">' for source in sources)
    images = "".join(f'<img src="{source}"> <a href="{source}">x</a>' for source in sources)
    page.show_page(f'{links}<p style="background-image: url({trap.path})">{images}[AS] ♠</p>')
    shown = page.grab().toImage()
    colours = {shown.pixelColor(x, y).name() for x in range(shown.width()) for y in range(shown.height())}
    assert "#ff00ff" not in colours
    assert not trap.is_sprung


def test_a_short_label_takes_the_room_there_is(qtbot: QtBot) -> None:
    whole, cut = ShortLabel(text="Aino & Eino"), ShortLabel(text="Ж" * 40, widest=100)
    for label in (whole, cut):
        qtbot.addWidget(label)
    assert whole.sizeHint() == Label(text="Aino & Eino").sizeHint()
    assert cut.sizeHint().width() == 100
    assert cut.minimumSizeHint().width() == 0
    cut.resize(100, 30)
    dots = cut.grab().toImage().copy(0, 0, 100, 30)
    cut.setText(cut.fontMetrics().elidedText("Ж" * 40, Qt.TextElideMode.ElideRight, 100))
    assert cut.text().endswith("…")
    assert cut.grab().toImage() == dots


def lines_of(page: RichPage) -> list[str]:
    """The lines of the page's first paragraph, as it is shown."""
    block = page.document().begin()
    page.document().documentLayout().documentSize()
    lines = [block.layout().lineAt(n) for n in range(block.layout().lineCount())]
    return [block.text()[line.textStart() : line.textStart() + line.textLength()] for line in lines]


@pytest.mark.parametrize("width", [90, 600])
def test_what_is_copied_from_a_page_has_its_suits(qtbot: QtBot, width: int) -> None:
    """Each was a letter that shows nothing; at the narrow width lines are broken before suits."""
    page = RichPage()
    qtbot.addWidget(page)
    page.resize(width, 300)
    page.show_page("<p>Veikko 🂡 leads ♥10 and ♠A, trumps ♦</p><p>[QC] 7 of 10</p>")
    page.selectAll()
    page.copy()
    copied = QApplication.clipboard().text()
    QApplication.clipboard().clear()  # the offscreen one would outlive Python with what a page gave it, and crash
    assert copied.replace("\n", "|").strip("|") == "Veikko 🂡 leads ♥10 and ♠A, trumps ♦|♣Q 7 of 10"


@pytest.mark.parametrize("width", range(120, 260, 7))
def test_no_line_ends_between_a_suit_and_its_rank(qtbot: QtBot, width: int) -> None:
    page = RichPage()
    qtbot.addWidget(page)
    page.resize(width, 400)
    page.show()
    page.show_page("<p>" + "plays the ♥10, gives ♠K and (♦A): ♠ 40, ♣ 60. " * 12 + "</p>")
    whole = page.toPlainText().split()
    for shown_at in (width, width + 40, width):
        page.resize(shown_at, 400)
        QApplication.processEvents()
        lines = lines_of(page)
        assert len(lines) > 5
        assert not [line for line in lines[:-1] if line.rstrip(" \u2060").endswith("\ufffc")]
        assert page.toPlainText().split() == whole
