"""The picture of a great event at the end of a hand: shown for one second, or until a click or a key."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, QVariantAnimation, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.keys import give_keyboard
from marjapussi_desktop.ui.moments.great_event import TEXTS, GreatEvent
from marjapussi_desktop.ui.moments.hanging import DURATION_MS, Hanging
from marjapussi_desktop.ui.moments.pictures import picture_of
from marjapussi_desktop.ui.table.frame import unit_of


class Banner(QWidget):
    """A widget over the whole table that paints only the hanging; a click or a key ends it.

    Attributes: ``event_shown``; ``share`` of the moment. Signal: ``finished``, also when it was ended early, but not
    after ``stop``.
    """

    finished = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._below = parent
        self.event_shown: GreatEvent | None = None
        self.share = 0.0
        self._number = 0
        self._hanging: Hanging | None = None
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(DURATION_MS)
        self._motion.valueChanged.connect(self._move)
        self._motion.finished.connect(self.click)
        self.hide()

    def play(self, event: GreatEvent, number: int = 0) -> None:
        """Show the picture of an event; ``number``: the target of the match."""
        self.event_shown, self._number = event, number
        self.setAccessibleName(translate("Banner", TEXTS[event]))
        self.share = 0.0
        self.setGeometry(self._below.rect())
        self._hang()
        self.show()
        self.raise_()
        give_keyboard(self)
        self._motion.start()

    def show_at(self, share: float) -> None:
        """Show the picture at a share of its time."""
        self._motion.pause()
        self._move(share)

    def stop(self) -> None:
        """End it without the signal."""
        self._motion.stop()
        self.hide()

    def click(self) -> None:
        """End it now."""
        if self.isVisible():
            self.stop()
            self.finished.emit()

    def _hang(self) -> None:
        assert self.event_shown is not None
        picture = picture_of(self.event_shown, self._number)
        self._hanging = Hanging(picture, self.accessibleName(), unit_of(self.size().toSizeF()))

    def hanging_box(self) -> QRectF:
        """The box of the hanging."""
        assert self._hanging is not None
        return self._hanging.box(self.size().toSizeF())

    def _move(self, share: object) -> None:
        self.share = float(share)  # type: ignore[arg-type]
        self.update(self.hanging_box().toAlignedRect())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self.click()
        event.accept()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.click()
        event.accept()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.event_shown is not None and event.size() != QSize(0, 0):
            self._hang()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._hanging is None:
            return
        painter = QPainter(self)
        self._hanging.paint(painter, self.hanging_box().topLeft(), self.share)
        painter.end()
