"""Pictures of cards: painted from SVG in a thread, kept in memory, never waited for.

Until a picture is there, the nearest size of the same card serves, or a plain quick face.
"""

from __future__ import annotations

from collections import OrderedDict
from functools import lru_cache
from pathlib import Path
from queue import SimpleQueue
from threading import Thread

from PySide6.QtCore import QObject, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QImage, QImageReader, QPainter, QPixmap

from marjapussi_desktop.engine.cards import card, is_card
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.table.card_style import BACK, BACK_COLOURS, USUAL_STYLE, CardStyle, card_file, index_text
from marjapussi_desktop.ui.table.pile import CARD_ASPECT
from marjapussi_desktop.ui.table.suits import draw_suit
from marjapussi_desktop.ui.table.theme import PAPER, PAPER_EDGE, SUIT_COLOURS

MARGIN = 0.07
"""Room for the shadow on each side of the card, in card widths."""

_CORNER = 0.05
_KEPT = 260
_SHADOW_STEPS = 7


@frozen
class PictureKey:
    """Which picture: ``name`` is a card's code or ``back``; ``width_px`` in device pixels, without the margin."""

    style: CardStyle
    name: str
    width_px: int

    @property
    def size_px(self) -> tuple[int, int]:
        """Width and height of the whole picture, margins included."""
        margin = round(self.width_px * MARGIN)
        return self.width_px + 2 * margin, round(self.width_px * CARD_ASPECT) + 2 * margin

    @property
    def face(self) -> QRectF:
        """The card within the picture."""
        margin = round(self.width_px * MARGIN)
        return QRectF(margin, margin, self.width_px, round(self.width_px * CARD_ASPECT))


def paint_picture(key: PictureKey) -> QImage:
    """The card with its shadow. Raises OSError."""
    with card_file(key.style, key.name) as path:
        drawing = _drawing(path, key.face.size().toSize())
    image = QImage(_shadow(key.width_px))
    painter = QPainter(image)
    painter.drawImage(key.face.topLeft(), drawing)
    painter.end()
    return image


def _drawing(path: Path, size: QSize) -> QImage:
    """A drawing without its shadow. Raises OSError.

    It is read, not rendered: only so does PySide let the interface's thread run meanwhile. A card took 4 ms at 4K, for
    which a frame waited whenever one turned its face for the first time.

    And it is read from a file, by its name. Reading, Qt takes locks: that of the image formats, and of its signals,
    since it reads the text by a stream that connects something. From a buffer made here it would need the interpreter
    under the first (the buffer's methods may be Python's), or, asked before whether the buffer can be read, take the
    second while it has the interpreter. The window's thread does the opposite: it waits for the first with the
    interpreter (it makes the clear button of a line), and for the interpreter with the second (a receiver of a signal
    is gone). Both threads then stood for good. By a file's name the whole reading needs no interpreter.
    """
    reader = QImageReader(str(path), b"svg")
    reader.setScaledSize(size)
    image = reader.read()
    if image.isNull():
        raise OSError(f"{path.name}: {reader.errorString()}")
    return image


@lru_cache(maxsize=4)
def _shadow(width_px: int) -> QImage:
    """The shadow of any card of this width: painted once for all of them."""
    key = PictureKey(USUAL_STYLE, BACK, width_px)
    image = QImage(*key.size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(30, 20, 8, 8))
    reach = width_px * MARGIN
    for step in range(_SHADOW_STEPS):
        grow = reach * (0.75 - step / _SHADOW_STEPS)
        box = key.face.adjusted(-grow, -grow, grow, grow).translated(0, reach * 0.22)
        corner = max(1.0, width_px * _CORNER + grow)
        painter.drawRoundedRect(box, corner, corner)
    painter.end()
    return image


def quick_picture(key: PictureKey) -> QImage:
    """A plain face that is painted at once."""
    image = QImage(*key.size_px, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    face = key.face
    corner = key.width_px * _CORNER
    painter.setPen(QColor(PAPER_EDGE))
    painter.setBrush(QColor(PAPER if is_card(key.name) else BACK_COLOURS[key.style.back]))
    painter.drawRoundedRect(face.adjusted(0.5, 0.5, -0.5, -0.5), corner, corner)
    if is_card(key.name):
        _paint_index(painter, key)
    painter.end()
    return image


def _paint_index(painter: QPainter, key: PictureKey) -> None:
    shown = card(key.name)
    colour = SUIT_COLOURS[key.style.deck][shown.suit]
    side = key.width_px * 0.2
    corner = key.face.topLeft()
    font = QFont()
    font.setPixelSize(max(4, round(key.width_px * 0.24)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    box = QRectF(corner.x() + side * 0.2, corner.y() + side * 0.2, side * 1.4, side * 1.4)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, index_text(key.style, shown.rank.value))
    draw_suit(painter, shown.suit, colour, QRectF(box.center().x() - side / 2, box.bottom(), side, side))


class _Courier(QObject):
    """Carries finished images to the interface's thread. Owned by the painter, so that it outlives its widgets."""

    arrived = Signal(object, object)


class _Painter(Thread):
    """Paints one picture after another.

    None is kept on disk: reading it there would save two thirds of a millisecond, and pictures would stay behind when
    the program is removed.
    """

    def __init__(self) -> None:
        super().__init__(name="card-pictures", daemon=True)
        self.courier = _Courier()
        self._jobs: SimpleQueue[PictureKey | None] = SimpleQueue()
        self._stopped = False

    def paint(self, key: PictureKey) -> None:
        """Ask for a picture."""
        self._jobs.put(key)

    def stop(self) -> None:
        """Paint no more; return once the picture in hand is done."""
        self._stopped = True
        self._jobs.put(None)
        if self.is_alive():
            self.join(2.0)

    def run(self) -> None:
        """Work until stopped."""
        while (key := self._jobs.get()) is not None and not self._stopped:
            try:
                image = paint_picture(key)
            except OSError:
                continue  # an incomplete deck: the quick face stays
            if not self._stopped:
                self.courier.arrived.emit(key, image)


class CardPictures(QObject):
    """The pictures in use. Signals: ``ready(name)`` when a better picture of a card (or ``back``) is there."""

    ready = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.style = USUAL_STYLE
        self._done: OrderedDict[tuple[PictureKey, str], QPixmap] = OrderedDict()
        self._asked: set[PictureKey] = set()
        self._nearest: dict[tuple[CardStyle, str], PictureKey] = {}
        self._painter = _Painter()
        self._has_begun = False
        self._painter.courier.arrived.connect(self._keep)

    def stop(self) -> None:
        """End the painting thread; pictures that are there stay usable."""
        self._painter.stop()

    def picture(self, name: str, width_px: int, dim: str = "") -> QPixmap:
        """The picture of a card (or ``back``), ``width_px`` device pixels wide, or the best there is now.

        ``dim`` is a colour laid over the card, or empty. The caller scales the picture into its box.
        """
        key = PictureKey(self.style, name, width_px)
        found = self._done.get((key, dim))
        if found is not None:
            self._done.move_to_end((key, dim))
            return found
        plain = self._plain(key)
        return self._dimmed(key, plain, dim) if dim else plain

    def is_ready(self, name: str, width_px: int) -> bool:
        """Whether the final picture is there."""
        return (PictureKey(self.style, name, width_px), "") in self._done

    def is_waiting(self) -> bool:
        """Whether better pictures are still to come."""
        return bool(self._asked)

    def prefetch(self, names: list[str], width_px: int) -> None:
        """Ask for pictures that will be wanted soon."""
        for name in names:
            self._ask(PictureKey(self.style, name, width_px))

    def _plain(self, key: PictureKey) -> QPixmap:
        found = self._done.get((key, ""))
        if found is not None:
            return found
        self._ask(key)
        near = self._nearest.get((key.style, key.name))
        if near is not None and (near, "") in self._done:
            return self._done[near, ""]
        quick = self._done.get((key, "quick"))
        return quick if quick is not None else self._store(key, "quick", QPixmap.fromImage(quick_picture(key)))

    def _ask(self, key: PictureKey) -> None:
        if key not in self._asked and (key, "") not in self._done:
            self._asked.add(key)
            self._painter.paint(key)
            if not self._has_begun:
                self._has_begun = True
                QTimer.singleShot(0, self, self._painter.start)  # after the first picture of the table

    def _dimmed(self, key: PictureKey, plain: QPixmap, dim: str) -> QPixmap:
        pixmap = QPixmap(plain)
        painter = QPainter(pixmap)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(pixmap.rect(), QColor(dim))
        painter.end()
        is_final = (key, "") in self._done
        return self._store(key, dim, pixmap) if is_final else pixmap

    def _keep(self, key: PictureKey, image: QImage) -> None:
        self._asked.discard(key)
        self._done.pop((key, "quick"), None)
        self._store(key, "", QPixmap.fromImage(image))
        self._nearest[key.style, key.name] = key
        self.ready.emit(key.name)

    def _store(self, key: PictureKey, variant: str, pixmap: QPixmap) -> QPixmap:
        self._done[key, variant] = pixmap
        while len(self._done) > _KEPT:
            self._done.popitem(last=False)
        return pixmap
