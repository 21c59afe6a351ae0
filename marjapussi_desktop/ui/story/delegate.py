"""Draws the lines of the story in the felt's colours, with the suits from the deck's art."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from marjapussi_desktop.ui.story.curve import paint_curve
from marjapussi_desktop.ui.story.lines import Cell, Line, LineKind, Mark
from marjapussi_desktop.ui.story.model import LINE
from marjapussi_desktop.ui.style import Look, suits_on_panels
from marjapussi_desktop.ui.table.drawing import arrow_path, paint_text, text_font
from marjapussi_desktop.ui.table.suit_text import SuitText
from marjapussi_desktop.ui.table.theme import SPACE

LEAD_W: Final = 34
"""Where the columns begin: room for the number of a trick or hand, in pixels of a 1280×720 window."""
SPEAKER_W: Final = 76
SUM_W: Final = 48
AMOUNT_W: Final = 44
_EDGE: Final = 2 * SPACE
_HEIGHTS: Final = {
    LineKind.TITLE: 44,
    LineKind.HEADING: 36,
    LineKind.HEADS: 24,
    LineKind.CELLS: 26,
    LineKind.SCORE: 28,
    LineKind.CURVE: 168,
}
_WRAPPED_PAD: Final = 6
_LEAST_SHARE: Final = 0.8
"""How much smaller a cell's text may be before it is cut."""
_TOTAL_SHARE: Final = 0.52
"""How much of a side's column its total takes; the rest is for what the hand scored."""
_BETWEEN: Final = 6
"""From a total to what the hand added to it, at least: two numbers that meet would be read as one."""

Index = QModelIndex | QPersistentModelIndex


class StoryDelegate(QStyledItemDelegate):
    """Every line is as wide as the list; facts, speeches and lines of the score wrap."""

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        # Kept: asked for at each size, PySide has once given the wrapper of another object, dead by then, which had
        # stood at the same address.
        self._viewport = view.viewport()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = self._viewport.width()
        return QSize(width, line_height(index.data(LINE), width))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line: Line = index.data(LINE)
        box = QRectF(option.rect)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & QStyle.StateFlag.State_HasFocus:
            _paint_focus(painter, box)
        _PAINTERS[line.kind](painter, box.adjusted(_px(_EDGE), 0, -_px(_EDGE), 0), line)
        painter.restore()


def line_height(line: Line, width: int) -> int:
    """How high a line is in a list of this width."""
    height = _HEIGHTS.get(line.kind)
    if height is not None:
        return round(height * Look.scale)
    return round(_wrapped(line, width).size.height() + _WRAPPED_PAD * Look.scale)


def lines_height(lines: Iterable[Line], width: int) -> int:
    """How high lines are together in a list of this width."""
    return sum(line_height(line, width) for line in lines)


def fit_bar(view: QAbstractItemView, lines: Iterable[Line]) -> None:
    """No scroll bar where all lines have room without it: beside one that is there already they would break anew, and
    keep it.
    """
    has_room = lines_height(lines, view.width()) <= view.height()
    bar = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if has_room else Qt.ScrollBarPolicy.ScrollBarAsNeeded
    if bar != view.verticalScrollBarPolicy():
        view.setVerticalScrollBarPolicy(bar)


def _px(distance: float) -> float:
    return distance * Look.scale


def _font(size: float = 15, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    return text_font(_px(size), weight)


def _wrapped(line: Line, width: float) -> SuitText:
    """The text of a line that wraps, in a list of this width."""
    room = width - 2 * _px(_EDGE)
    if line.kind in (LineKind.SPEECH, LineKind.SCORE_LINE):
        room -= _px(SPEAKER_W)
    if line.amount:
        room -= _px(AMOUNT_W + SPACE)
    return SuitText(line.text, _font(), room)


def _paint_focus(painter: QPainter, box: QRectF) -> None:
    inset = _px(4)
    painter.setPen(QPen(QColor(Look.theme.accent), _px(1.5)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(box.adjusted(inset, 1, -inset, -1), _px(6), _px(6))


def _paint_title(painter: QPainter, box: QRectF, line: Line) -> None:
    """The hand's number, and at the right who dealt it."""
    font = _font(20, QFont.Weight.DemiBold)
    paint_text(painter, box, line.text, font, Look.theme.text, Qt.AlignmentFlag.AlignLeft)
    rest = box.adjusted(QFontMetricsF(font).horizontalAdvance(line.text) + _px(2 * SPACE), _px(4), 0, 0)
    small = _fitting(line.amount, rest, 14)
    paint_text(painter, rest, line.amount, small, _muted(), Qt.AlignmentFlag.AlignRight)


def _paint_heading(painter: QPainter, box: QRectF, line: Line) -> None:
    low = box.adjusted(0, _px(10), 0, 0)
    font = _fitting(line.text, low, 15, QFont.Weight.DemiBold)
    paint_text(painter, low, line.text, font, Look.theme.accent, Qt.AlignmentFlag.AlignLeft)


def _paint_cells(painter: QPainter, box: QRectF, line: Line) -> None:
    """A row of columns after the number at the left."""
    left = Qt.AlignmentFlag.AlignLeft
    paint_text(painter, QRectF(box.left(), box.top(), _px(LEAD_W), box.height()), line.lead, _font(14), _muted(), left)
    start = box.left() + _px(LEAD_W)
    width = (box.right() - start) / len(line.cells)
    size = 13 if line.kind is LineKind.HEADS else 15
    for nth, cell in enumerate(line.cells):
        _paint_cell(painter, QRectF(start + nth * width, box.top(), width - _px(4), box.height()), cell, size)


def _paint_cell(painter: QPainter, box: QRectF, cell: Cell, size: float) -> None:
    theme = Look.theme
    mark_w = _px(12)
    if cell.mark is Mark.LEADER:
        side = _px(7)
        mark = QRectF(box.left() - _px(11), box.center().y() - side / 2, side * 0.85, side)
        painter.fillPath(arrow_path(mark), QColor(theme.muted))
    weight = QFont.Weight.Bold if cell.is_strong else QFont.Weight.Normal
    colour = theme.accent if cell.is_strong else theme.muted if cell.is_muted else theme.text
    text_box = box.adjusted(0, 0, -mark_w, 0) if cell.mark is Mark.DEALER else box
    text = SuitText(cell.text, _font(size, weight), box.width())
    if text.size.width() > text_box.width() + 1 or len(text.line_widths) > 1:
        font = _fitting(cell.text, text_box, size, weight)
        font.setPixelSize(max(font.pixelSize(), round(_px(size * _LEAST_SHARE))))
        paint_text(painter, text_box, cell.text, font, colour, Qt.AlignmentFlag.AlignLeft)
    else:
        text.paint(painter, text_box, colour, suits_on_panels(theme, Look.deck), is_centred=False)
    if cell.mark is Mark.DEALER:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.text))
        at = box.left() + min(text.size.width(), text_box.width()) + _px(8)
        painter.drawEllipse(QPointF(at, box.center().y()), _px(3), _px(3))


def _paint_score(painter: QPainter, box: QRectF, line: Line) -> None:
    """A hand of the score: each side's total with what the hand added beside it; a small arrow tells whether the hand
    is open.
    """
    theme = Look.theme
    left = Qt.AlignmentFlag.AlignLeft
    paint_text(painter, QRectF(box.left(), box.top(), _px(LEAD_W), box.height()), line.lead, _font(14), _muted(), left)
    _paint_chevron(painter, QPointF(box.left() + _px(18), box.center().y()), line.is_open)
    start = box.left() + _px(LEAD_W)
    width = (box.right() - start) / (len(line.cells) // 2)
    for nth in range(0, len(line.cells), 2):
        column = QRectF(start + nth // 2 * width, box.top(), width - _px(6), box.height())
        total_w = min(column.width() * _TOTAL_SHARE, _px(SUM_W))
        total = QRectF(column.left(), column.top(), total_w, column.height())
        score = column.adjusted(total_w, 0, 0, 0)
        weight = QFont.Weight.DemiBold
        scored, summed = line.cells[nth].text, line.cells[nth + 1].text
        fitting = _fitting(summed, total.adjusted(0, 0, -_px(_BETWEEN), 0), 16, weight)
        paint_text(painter, total, summed, fitting, theme.text, left)
        paint_text(painter, score, scored, _fitting(scored, score, 14), theme.muted, left)


def _fitting(text: str, box: QRectF, size: float, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The font for a number or a heading, smaller where it would be cut: a shortened number would be another."""
    font = _font(size, weight)
    too_wide = QFontMetricsF(font).horizontalAdvance(text) / max(1.0, box.width())
    if too_wide > 1:
        font.setPixelSize(max(1, int(font.pixelSize() / too_wide)))
    return font


def _paint_chevron(painter: QPainter, at: QPointF, is_open: bool) -> None:
    painter.setPen(QPen(QColor(Look.theme.muted), _px(1.5)))
    reach = _px(3)
    away, along = QPointF(reach, 0), QPointF(0, reach)
    if not is_open:
        away, along = along, away
    painter.drawPolyline([at - away - along * 0.5, at + along * 0.5, at + away - along * 0.5])


def _paint_fact(painter: QPainter, box: QRectF, line: Line) -> None:
    text = _wrapped(line, box.width() + 2 * _px(_EDGE))
    text.paint(painter, box, Look.theme.text, suits_on_panels(Look.theme, Look.deck), is_centred=False)


def _paint_speech(painter: QPainter, box: QRectF, line: Line) -> None:
    """A name, what he said or scored, and how much that is worth."""
    font = _font(14)
    top = box.adjusted(0, _px(_WRAPPED_PAD / 2), 0, 0)
    text = _wrapped(line, box.width() + 2 * _px(_EDGE))
    first = QRectF(top.left(), top.top(), _px(SPEAKER_W - SPACE), text.size.height() / len(text.line_widths))
    paint_text(painter, first, line.lead, font, _muted(), Qt.AlignmentFlag.AlignLeft)
    said = box.adjusted(_px(SPEAKER_W), 0, 0, 0)
    text.paint(painter, said, Look.theme.text, suits_on_panels(Look.theme, Look.deck), is_centred=False)
    if line.amount:
        end = QRectF(top.right() - _px(AMOUNT_W), first.top(), _px(AMOUNT_W), first.height())
        strong = _fitting(line.amount, end, 15, QFont.Weight.DemiBold)
        paint_text(painter, end, line.amount, strong, Look.theme.text, Qt.AlignmentFlag.AlignRight)


def _paint_curve(painter: QPainter, box: QRectF, line: Line) -> None:
    assert line.curve is not None
    paint_curve(painter, box.adjusted(0, _px(8), 0, -_px(8)), line.curve, Look.theme, Look.scale)


def _muted() -> str:
    return Look.theme.muted


_PAINTERS: Final = {
    LineKind.TITLE: _paint_title,
    LineKind.HEADING: _paint_heading,
    LineKind.HEADS: _paint_cells,
    LineKind.CELLS: _paint_cells,
    LineKind.FACT: _paint_fact,
    LineKind.SPEECH: _paint_speech,
    LineKind.SCORE: _paint_score,
    LineKind.SCORE_LINE: _paint_speech,
    LineKind.CURVE: _paint_curve,
}
