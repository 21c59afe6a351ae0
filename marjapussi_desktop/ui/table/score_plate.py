"""The score at the top left: totals, tricks and points of the hand for each side, and the contract."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.ui.table.drawing import paint_plate, paint_text, text_font
from marjapussi_desktop.ui.table.frame import SCORE_LINE
from marjapussi_desktop.ui.table.plain_item import PlainItem
from marjapussi_desktop.ui.table.theme import SPACE
from marjapussi_desktop.ui.table.words import TableWords

_LEAST_COLUMNS = (0, 34, 40)
"""How wide the figures of the columns may be, in units."""
_BETWEEN_COLUMNS = 14
_AFTER_NAME = 6


class ScorePlate(PlainItem):
    """A small table without lines: one row a side, the person's first. Calls add a line below its box."""

    def __init__(self, words: TableWords) -> None:
        super().__init__(z=50.0)
        self._words = words
        self.columns: tuple[str, ...] = ()
        self.rows: list[tuple[str, ...]] = []
        self.target = ""
        self.contract = ""
        self.calls = ""

    def show_view(self, view: TableView) -> None:
        """Show the score as it stands."""
        words = self._words
        self.columns = words.columns(view)
        sides = sorted(range(len(view.totals)), key=lambda side: side != view.viewer_side)
        self.rows = [
            (
                words.side_name(view, side),
                str(view.totals[side]).replace("-", "−"),
                str(view.tricks_won[side]),
                str(_in_hand(view, side)),
            )
            for side in sides
        ]
        self.target = words.target_line(view)
        self.contract = words.contract_line(view)
        calls = words.calls(view.call_count) if view.call_count else ""
        if bool(calls) != bool(self.calls):
            self.prepareGeometryChange()
        self.calls = calls
        self.show_facts(self.columns, self.rows, self.target, self.contract, self.calls)

    def plate(self) -> QRectF:
        """The box, one line higher while there are calls."""
        return self.box.adjusted(0, 0, 0, SCORE_LINE * self.unit if self.calls else 0)

    def boundingRect(self) -> QRectF:
        return self.plate().adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        unit, theme = self.unit, self.theme
        plate = self.plate()
        paint_plate(painter, plate, theme.plate, theme.plate_edge, unit, 10 * unit)
        inner = plate.adjusted(1.5 * SPACE * unit, SPACE * unit, -1.5 * SPACE * unit, -SPACE * unit)
        lines = len(self.rows) + (3 if self.calls else 2)
        line_h = inner.height() / lines
        self._paint_row(painter, inner, line_h, 0, ("", *self.columns))
        for nth, row in enumerate(self.rows, start=1):
            self._paint_row(painter, inner, line_h, nth, row)
        if self.calls:
            self._paint_calls(painter, QRectF(inner.left(), inner.bottom() - line_h, inner.width(), line_h))
            inner.setBottom(inner.bottom() - line_h)
        foot = QRectF(inner.left(), inner.bottom() - line_h, inner.width(), line_h)
        painter.setPen(QPen(QColor(theme.plate_edge), unit))
        painter.drawLine(foot.topLeft(), foot.topRight())
        self._paint_foot(painter, foot.adjusted(0, 2 * unit, 0, 2 * unit))

    def _paint_row(self, painter: QPainter, inner: QRectF, line_h: float, nth: int, cells: tuple[str, ...]) -> None:
        unit, theme = self.unit, self.theme
        top = inner.top() + nth * line_h
        is_head = nth == 0
        head = text_font(13 * unit)
        plain = text_font(17 * unit)
        strong = text_font(19 * unit, QFont.Weight.Bold)
        ends = self._column_ends(inner)
        # A name gives way to its total, never the total to a name.
        total = QFontMetricsF(head if is_head else strong).horizontalAdvance(cells[1]) + unit
        name = QRectF(inner.left(), top, max(ends[0] - total - _AFTER_NAME * unit - inner.left(), 0.0), line_h)
        paint_text(
            painter, name, cells[0], text_font(16 * unit, QFont.Weight.DemiBold), theme.text, Qt.AlignmentFlag.AlignLeft
        )
        start = ends[0] - total
        for column, (text, end) in enumerate(zip(cells[1:], ends, strict=True)):
            box = QRectF(start, top, end - start, line_h)
            font = head if is_head else strong if column == 0 else plain
            colour = theme.muted if is_head else theme.text
            paint_text(painter, box, text, font, colour, Qt.AlignmentFlag.AlignRight)
            start = end

    def _column_ends(self, inner: QRectF) -> list[float]:
        """Where the columns end, so that their headings stand apart."""
        metrics = QFontMetricsF(text_font(13 * self.unit))
        ends = [inner.right()]
        for heading, least in list(zip(self.columns, _LEAST_COLUMNS, strict=True))[:0:-1]:
            width = max(metrics.horizontalAdvance(heading), least * self.unit)
            ends.insert(0, ends[0] - width - _BETWEEN_COLUMNS * self.unit)
        return ends

    def _paint_foot(self, painter: QPainter, foot: QRectF) -> None:
        """The contract if there is one; else what the match is played to."""
        unit, theme = self.unit, self.theme
        strong = text_font(14.5 * unit, QFont.Weight.DemiBold)
        font, colour = (strong, theme.text) if self.contract else (text_font(13 * unit), theme.muted)
        paint_text(painter, foot, self.contract or self.target, font, colour, Qt.AlignmentFlag.AlignLeft)

    def _paint_calls(self, painter: QPainter, line: QRectF) -> None:
        """Kontra and Re under the contract."""
        font = text_font(14.5 * self.unit, QFont.Weight.Bold)
        paint_text(painter, line, self.calls, font, self.theme.accent, Qt.AlignmentFlag.AlignLeft)


def _in_hand(view: TableView, side: int) -> int:
    """What the third column counts: game points scored in this hand so far, or points taken."""
    if view.rules.family is Family.MARJAPUSSI and view.result is not None:
        return view.result.scores[side]
    if view.rules.family is Family.MARJAPUSSI:
        return sum(line.amount for line in view.hand_lines if line.side == side)
    return view.taken[side]
