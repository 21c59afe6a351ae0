"""The place of the story beside the table: a handle that is always there, and the panel, open or folded."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QSizePolicy, QWidget

from marjapussi_desktop.controller.prompts import Update, UpdateKind
from marjapussi_desktop.controller.story import Story
from marjapussi_desktop.controller.table_view import TableView
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.style import Look, colours, px

if TYPE_CHECKING:
    from marjapussi_desktop.ui.story.panel import StoryPanel

PANEL_W: Final = 304
HANDLE_W: Final = 20
"""In pixels of a 1280×720 window."""


class StoryDock(QWidget):
    """Keeps the story of the match and shows it as far as the table has shown what happened.

    Attributes: ``panel``, None until it was first open; ``handle``. Signal: ``toggled(bool)``: the person opened or
    folded it.
    """

    toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.panel: StoryPanel | None = None
        self.handle = _Handle(self)
        self._is_open = False
        self._has_all_tricks = False
        self._view: TableView | None = None
        self._told = self._shown = Story()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self.handle)
        self._row = row
        self.handle.clicked.connect(self.toggle)
        self.retranslate()

    # what happens

    def take(self, update: Update) -> None:
        """Hear of an update, before the table has shown it."""
        self._view = update.view
        if update.kind is UpdateKind.JUMP:
            self._told = self._shown = update.story
        else:
            self._told = self._told.after_all(update.events)

    def show_event(self, event: Event) -> None:
        """The table shows an event."""
        self._shown = self._shown.after(event)
        self._refresh()

    def catch_up(self) -> None:
        """The table has shown all there is."""
        self._shown = self._told
        self._refresh()

    # what the person wants

    @property
    def is_open(self) -> bool:
        """Whether the panel is there, not only the handle."""
        return self._is_open

    def toggle(self) -> None:
        """Open or fold the panel, as the person asks."""
        self.set_open(not self._is_open)
        self.toggled.emit(self._is_open)

    def set_open(self, is_open: bool) -> None:
        """Open or fold the panel."""
        if is_open == self._is_open:
            return
        self._is_open = is_open
        if self.panel is not None:
            self.panel.setVisible(is_open)
        self.retranslate()
        self.updateGeometry()
        self._refresh()

    def show_all_tricks(self, has_all_tricks: bool) -> None:
        """Show all tricks of a hand in play, or the last one."""
        self._has_all_tricks = has_all_tricks
        if self.panel is not None:
            self.panel.show_all_tricks(has_all_tricks)

    def _refresh(self) -> None:
        if not self._is_open or self._view is None:
            return
        if self.panel is None:
            self.panel = self._make_panel()
        self.panel.show_story(self._shown, self._view)

    def _make_panel(self) -> StoryPanel:
        # Imported here: the first picture of the table does without.
        from marjapussi_desktop.ui.story.panel import StoryPanel

        panel = StoryPanel(self)
        panel.show_all_tricks(self._has_all_tricks)
        self._row.addWidget(panel, 1)
        panel.show()
        return panel

    def retranslate(self) -> None:
        """Say everything anew in the language of the moment."""
        self.handle.say(self.tr("Fold the story") if self._is_open else self.tr("Open the story"), self._is_open)
        if self.panel is not None:
            self.panel.retranslate()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(px(HANDLE_W + PANEL_W) if self._is_open else px(HANDLE_W), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self.updateGeometry()
            if self.panel is not None:
                self.panel.rebuild()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(colours(Look.theme)["panel"]))
        painter.end()


class _Handle(QAbstractButton):
    """A narrow strip with an arrow that points where the panel goes."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._points_right = False
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def say(self, text: str, points_right: bool) -> None:
        """What a press does."""
        self._points_right = points_right
        self.setText(text)
        set_tip(self, text)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(HANDLE_W), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        c = colours(Look.theme)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        is_marked = self.underMouse() or self.hasFocus()
        painter.fillRect(self.rect(), QColor(c["hover"] if is_marked else c["panel"]))
        painter.setPen(QPen(QColor(c["edge"]), 1))
        painter.drawLine(0, 0, 0, self.height())
        painter.setPen(QPen(QColor(c["accent"] if self.hasFocus() else c["text"]), px(2)))
        middle, reach = QPointF(self.rect().center()), float(px(5))
        tip = reach / 2 if self._points_right else -reach / 2
        ends = (QPointF(-tip, -reach), QPointF(tip, 0), QPointF(-tip, reach))
        painter.drawPolyline([middle + end for end in ends])
        painter.end()

    def enterEvent(self, event: QEvent) -> None:
        super().enterEvent(event)  # type: ignore[arg-type]
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self.update()
