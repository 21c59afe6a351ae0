"""The three plots: points over time, contracts by level, and luck beside play."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, isnan
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from marjapussi_desktop.settings.queries import CONTRACTS_APART, Estimate
from marjapussi_desktop.ui.statistics.plot import Plot, colour, draw_axis, height_of, number_text, readable_ticks
from marjapussi_desktop.ui.style import px

SURE: Final = 2.0
"""Half the width of a 95 % interval, in standard errors."""
_CONTRACT_STEP: Final = 5
"""Contracts are multiples of it."""
_WIDEST_BAR: Final = 48
"""In pixels of a 1280×720 window: a single contract would be a slab."""


class CurvePlot(Plot):
    """Scores over time as dots, and their running mean as a line.

    ``points``: for each point the number of hands and their mean.
    """

    points: Sequence[tuple[int, float]] = ()

    def running_means(self) -> list[float]:
        """The mean of all hands up to each point."""
        hands, total, means = 0, 0.0, []
        for count, mean in self.points:
            hands, total = hands + count, total + count * mean
            means.append(total / hands)
        return means

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if not self.points:
            return
        scores = [score for _count, score in self.points]
        marks = readable_ticks(painter, box, min(0.0, *scores), max(0.0, *scores))
        inner = draw_axis(painter, box, marks)
        hands = sum(count for count, _score in self.points)
        done = 0
        places = []
        for count, _score in self.points:
            places.append(inner.left() + (done + count / 2) / hands * inner.width())
            done += count
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour("muted"))
        for x, score in zip(places, scores, strict=True):
            painter.drawEllipse(QPointF(x, height_of(score, marks, inner)), px(2), px(2))
        pen = QPen(colour("accent"), px(3))
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        means = (height_of(mean, marks, inner) for mean in self.running_means())
        painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in zip(places, means, strict=True)]))


class ContractsPlot(Plot):
    """Contracts by level: made as full bars, and failed on top of them as hatched ones.

    ``contracts``: lowest contract of a range, made, failed.
    """

    contracts: Sequence[tuple[int, int, int]] = ()

    def ranges(self) -> list[str]:
        """Which contracts stand in each bar, from the lowest to the highest."""
        return [f"{level}–{level + CONTRACTS_APART - _CONTRACT_STEP}" for level, *_counts in self.contracts]

    def draw(self, painter: QPainter, box: QRectF) -> None:
        if not self.contracts:
            return
        metrics = painter.fontMetrics()
        below = box.adjusted(0, 0, 0, -metrics.height())
        marks = readable_ticks(painter, below, 0.0, max(made + failed for _level, made, failed in self.contracts), 1)
        inner = draw_axis(painter, below, marks)
        step = inner.width() / len(self.contracts)
        texts = self.ranges()
        widest = max(metrics.horizontalAdvance(text) for text in texts) + px(8)
        each = max(1, ceil(1.5 * widest / step))  # the last one may stand nearer to the one before
        for nth, (_level, made, failed) in enumerate(self.contracts):
            width = min(step * 0.7, px(_WIDEST_BAR))
            left = inner.left() + (nth + 0.5) * step - width / 2
            top, middle = (height_of(value, marks, inner) for value in (made + failed, made))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.fillRect(QRectF(left, middle, width, inner.bottom() - middle), colour("accent"))
            painter.fillRect(QRectF(left, top, width, middle - top), colour("button"))
            painter.setBrush(Qt.BrushStyle.BDiagPattern)
            painter.setPen(QPen(colour("text"), 1))
            if failed:
                painter.drawRect(QRectF(left, top, width, middle - top))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            if nth % each == 0:
                painter.setPen(colour("muted"))
                half = metrics.horizontalAdvance(texts[nth]) / 2 + 1
                centre = min(inner.left() + (nth + 0.5) * step, box.right() - half)
                place = QRectF(centre - half, box.bottom() - metrics.height(), 2 * half, metrics.height())
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, texts[nth])


class LuckPlot(Plot):
    """Two bars with 95 % intervals: ``luck`` and ``play``, with their ``names`` below."""

    luck = Estimate()
    play = Estimate()
    names = ("", "")

    def draw(self, painter: QPainter, box: QRectF) -> None:
        both = [one for one in (self.luck, self.play) if not isnan(one.mean)]
        if not both:
            return
        reach = [(one.mean, 0.0 if isnan(one.error) else SURE * one.error) for one in both]
        metrics = painter.fontMetrics()
        below = box.adjusted(0, 0, 0, -2.2 * metrics.height())
        lowest, highest = min(0.0, *(m - e for m, e in reach)), max(0.0, *(m + e for m, e in reach))
        marks = readable_ticks(painter, below, lowest, highest)
        inner = draw_axis(painter, below, marks)
        half = inner.width() / 2
        for nth, ((mean, error), name) in enumerate(zip(reach, self.names, strict=False)):
            centre = inner.left() + (nth + 0.5) * half
            zero, end = height_of(0.0, marks, inner), height_of(mean, marks, inner)
            bar = QRectF(centre - half * 0.25, min(zero, end), half * 0.5, abs(end - zero))
            painter.fillRect(bar, colour("accent" if nth else "muted"))
            painter.setPen(QPen(colour("text"), px(2)))
            low, high = height_of(mean - error, marks, inner), height_of(mean + error, marks, inner)
            painter.drawLine(QLineF(centre, low, centre, high))
            for y in (low, high):
                painter.drawLine(QLineF(centre - px(6), y, centre + px(6), y))
            painter.setPen(colour("text"))
            for line, text in enumerate((name, estimate_text(both[nth]))):
                place = QRectF(centre - half / 2, box.bottom() - (2 - line) * metrics.height(), half, metrics.height())
                painter.drawText(place, Qt.AlignmentFlag.AlignCenter, text)


def estimate_text(estimate: Estimate) -> str:
    """A mean with half of its 95 % interval."""
    if isnan(estimate.mean):
        return "–"
    sign = "+" if estimate.mean > 0 else ""
    mean = sign + number_text(estimate.mean, 1)
    return mean if isnan(estimate.error) else f"{mean} ± {number_text(SURE * estimate.error, 1)}"
