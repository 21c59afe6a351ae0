"""What a window paints, as a list: every text and every control, what was painted over them, and where they end.

Each widget is painted by itself onto a device that keeps no picture but writes down what it is told to draw. So what is
found is what is seen, with the dots of shortened texts and the lines of wrapped ones, whoever painted them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QPaintDevice,
    QPaintEngine,
    QPaintEngineState,
    QPainterPath,
    QPolygonF,
    QRegion,
    QTextItem,
    QTransform,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSlider,
    QComboBox,
    QGraphicsItem,
    QGraphicsView,
    QLabel,
    QLineEdit,
    QScrollBar,
    QWidget,
)

CONTROLS = (QAbstractButton, QAbstractItemView, QAbstractSlider, QComboBox, QLabel, QLineEdit)
_OPAQUE = 250
_SOLID = 0.9
"""An item of this opacity hides what is below it."""
_VEIL = 0.9
"""A translucent fill over so much of the window dims all that was painted before."""
_CARD_EDGE = 0.04
"""Pictures of cards have round corners and a shadow, which hide nothing."""


@dataclass
class Text:
    """A stretch of text. ``box``: from the capitals' top to the baseline and a little below; ``clip``: what can be seen
    of its widget; ``is_scrolled``: the rest can be scrolled to.
    """

    text: str
    box: QRectF
    clip: QRectF
    widget: QWidget
    is_scrolled: bool
    order: int


@dataclass
class Control:
    """A label, button, field or list. ``box``: its whole place; the rest is as of a text."""

    box: QRectF
    clip: QRectF
    widget: QWidget
    is_scrolled: bool
    order: int


@dataclass
class Cover:
    """Something opaque that hides what was painted before."""

    shape: QPainterPath
    widget: QWidget
    order: int


@dataclass
class Painting:
    """All that a window has painted, in the coordinates of the window and in the order of painting."""

    texts: list[Text] = field(default_factory=list)
    controls: list[Control] = field(default_factory=list)
    covers: list[Cover] = field(default_factory=list)


def painting_of(window: QWidget) -> Painting:
    """What a shown window paints now."""
    return _Painter(window).paint()


def paint_unseen(widget: QWidget) -> None:
    """Have a widget painted without its children, and without a picture of it: much quicker than a grab."""
    _painted_by(widget)


def _painted_by(widget: QWidget) -> list[_Words | _Fill]:
    engine = _Engine()
    with _without_kept_pictures(widget.parentWidget()):
        QWidget.render(widget, _Device(widget.rect(), engine), QPoint(), QRegion(), QWidget.RenderFlag(0))
    return engine.painted


@contextmanager
def _without_kept_pictures(view: QWidget | None) -> Iterator[None]:
    """Have the items of a scene paint themselves: a picture that Qt keeps of one has no words."""
    scene = view.scene() if isinstance(view, QGraphicsView) else None
    kept = {item: item.cacheMode() for item in (scene.items() if scene is not None else [])}
    kept = {item: mode for item, mode in kept.items() if mode != QGraphicsItem.CacheMode.NoCache}
    for item in kept:
        item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    yield
    for item, mode in kept.items():
        item.setCacheMode(mode)


class _Painter:
    """Goes through the widgets in the order in which they are painted."""

    def __init__(self, window: QWidget) -> None:
        self._window = window
        self._room = QRectF(window.rect())
        self._found = Painting()
        self._order = 0

    def paint(self) -> Painting:
        self._paint(self._window, self._room, is_scrolled=False)
        return self._found

    def _paint(self, widget: QWidget, clip: QRectF, is_scrolled: bool) -> None:
        corner = QPointF(widget.mapTo(self._window, QPoint()))
        box = QRectF(corner, QRectF(widget.rect()).size())
        clip = clip & box
        if is_scrolled and clip.isEmpty():
            return  # it is seen once it is scrolled to
        painted = _painted_by(widget)
        if painted and isinstance(widget, CONTROLS) and not isinstance(widget, QScrollBar):
            self._found.controls.append(Control(box, clip, widget, is_scrolled, self._order))
        if clip.isEmpty():
            return
        to_window = QTransform.fromTranslate(corner.x(), corner.y())
        for what in painted:
            self._order += 1
            if isinstance(what, _Words):
                shown = to_window.mapRect(what.box)
                self._found.texts.append(Text(what.text, shown, clip, widget, is_scrolled, self._order))
            else:
                self._take_fill(to_window.map(what.shape), what.is_opaque, clip, widget)
        area = widget.parentWidget()
        is_viewport = isinstance(area, QAbstractScrollArea) and area.viewport() is widget
        for child in _shown_children(widget):
            self._paint(child, clip, is_scrolled or is_viewport)

    def _take_fill(self, shape: QPainterPath, is_opaque: bool, clip: QRectF, widget: QWidget) -> None:
        inside = QPainterPath()
        inside.addRect(clip)
        shape = shape.intersected(inside)
        if is_opaque:
            self._found.covers.append(Cover(shape, widget, self._order))
        elif _area(shape.boundingRect()) > _VEIL * _area(self._room):
            self._found = Painting()


def _area(box: QRectF) -> float:
    return box.width() * box.height()


def _shown_children(widget: QWidget) -> Iterator[QWidget]:
    for child in widget.children():
        if isinstance(child, QWidget) and child.isVisible() and not child.isWindow():
            yield child


@dataclass
class _Words:
    text: str
    box: QRectF


@dataclass
class _Fill:
    shape: QPainterPath
    is_opaque: bool


class _Device(QPaintDevice):
    """As large as a widget."""

    def __init__(self, room: QRect, engine: _Engine) -> None:
        super().__init__()
        self._room, self._engine = room, engine

    def paintEngine(self) -> QPaintEngine:
        return self._engine

    def metric(self, metric: QPaintDevice.PaintDeviceMetric) -> int:
        kind = QPaintDevice.PaintDeviceMetric
        return {
            kind.PdmWidth: self._room.width(),
            kind.PdmHeight: self._room.height(),
            kind.PdmDepth: 32,
            kind.PdmNumColors: 1 << 24,
            kind.PdmDevicePixelRatio: 1,
            kind.PdmDevicePixelRatioScaled: 1 << 16,
        }.get(metric, 96)


class _Engine(QPaintEngine):
    """Writes down texts and fills."""

    def __init__(self) -> None:
        super().__init__(QPaintEngine.PaintEngineFeature.AllFeatures)
        self.painted: list[_Words | _Fill] = []
        self._transform = QTransform()
        self._brush = QBrush()
        self._opacity = 1.0

    def begin(self, _device: QPaintDevice) -> bool:
        return True

    def end(self) -> bool:
        return True

    def type(self) -> QPaintEngine.Type:
        return QPaintEngine.Type.User

    def updateState(self, state: QPaintEngineState) -> None:
        self._transform = QTransform(state.transform())
        self._brush = QBrush(state.brush())
        self._opacity = state.opacity()

    def drawTextItem(self, at: Any, item: QTextItem) -> None:
        text = item.text()
        if not text.strip() or self._opacity < 0.1:
            return
        metrics = QFontMetricsF(item.font())
        top, bottom = metrics.capHeight(), metrics.descent() / 2
        box = QRectF(at.x(), at.y() - top, item.width(), top + bottom)
        self.painted.append(_Words(text, self._transform.mapRect(box)))

    def drawPixmap(self, box: Any, _pixmap: Any, _part: Any) -> None:
        edge = _CARD_EDGE * min(box.width(), box.height())
        self._fill_rect(QRectF(box).adjusted(edge, edge, -edge, -edge), is_opaque=self._opacity > _SOLID)

    def drawTiledPixmap(self, box: Any, _pixmap: Any, _at: Any) -> None:
        self._fill_rect(QRectF(box), is_opaque=True)

    def drawImage(self, box: Any, _image: Any, _part: Any, flags: Any = None) -> None:
        self._fill_rect(QRectF(box), is_opaque=self._opacity > _SOLID)

    def drawPath(self, path: QPainterPath) -> None:
        if self._brush.style() is not Qt.BrushStyle.NoBrush:
            self.painted.append(_Fill(self._transform.map(path), self._is_opaque()))

    def drawRects(self, boxes: Any, _count: int = 1) -> None:
        for box in boxes if isinstance(boxes, Sequence) else (boxes,):
            if self._brush.style() is not Qt.BrushStyle.NoBrush:
                self._fill_rect(QRectF(box), self._is_opaque())

    def drawLines(self, *_lines: object) -> None:
        """A line hides nothing."""

    drawPoints = drawEllipse = drawPolygon = drawLines

    def _is_opaque(self) -> bool:
        colour: QColor = self._brush.color()
        return self._brush.style() is Qt.BrushStyle.SolidPattern and colour.alpha() * self._opacity > _OPAQUE

    def _fill_rect(self, box: QRectF, is_opaque: bool) -> None:
        shape = QPainterPath()
        shape.addPolygon(self._transform.map(QPolygonF(box)))
        shape.closeSubpath()
        self.painted.append(_Fill(shape, is_opaque))
