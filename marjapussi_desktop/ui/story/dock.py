"""The dock of the story beside the table: a handle that is always shown, and the panel, open or folded."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMoveEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QListView, QSizePolicy, QWidget

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.controller.match.story import Story
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.events import Event
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.style import Look, colours, gap, px, set_role

if TYPE_CHECKING:
    from marjapussi_desktop.ui.story.panel import StoryPanel

PANEL_W: Final = 304
LEAST_DRAWER_W: Final = 244
LEAST_DRAWER_H: Final = 240
HANDLE_W: Final = 20
"""In pixels of a 1280×720 window."""
LEAST_TABLE_W: Final = 940
LEAST_TABLE_W_WITH_ROWS: Final = 1140
LEAST_TABLE_W_OF_ENDINGS: Final = 640
"""In pixels: if the table beside the panel would be narrower than this, the panel overlays the table instead; of
endings: where few cards are left.
"""
ALL_TRICKS: Final = "all"
NOTE_SHARE: Final = 0.58
"""How much of the height the note may take."""
MOST_BLANK: Final = 28
"""How much more than its lines it may have, in pixels of a 1280×720 window."""


class StoryDock(QWidget):
    """Keeps the story of the match and shows it as far as the table has shown what happened. Its parent is the screen.

    Attributes: ``panel``, None until it was first open; ``handle``; ``note``, a list below the panel, or None. Signal:
    ``toggled(bool)``: the person opened or folded it; ``covered(QRectF)``: this part of the table now lies below it,
    in the screen's coordinates; an empty one: nothing.
    """

    toggled = Signal(bool)
    covered = Signal(QRectF)

    def __init__(self, parent: QWidget | None = None, least_table: int = LEAST_TABLE_W) -> None:
        super().__init__(parent)
        self._least_table = least_table
        self.panel: StoryPanel | None = None
        self.note: QListView | None = None
        self.handle = _Handle(self)
        self._wants_open = True
        self._is_wide = False
        self._room = 0
        self._kept: tuple[QRectF, ...] = ()
        self._parts: tuple[QRectF, ...] = ()
        self._covered = QRectF()
        self._is_drawn_out = self._makes_way = False
        self._has_all_tricks = False
        self._view: TableView | None = None
        self._told = self._shown = Story()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.handle.clicked.connect(self.toggle)
        self.retranslate()

    # what happens

    def take(self, update: Update) -> None:
        """Hear of an update, before the table has shown it."""
        self._view = update.view
        self._measure()
        if update.kind is UpdateKind.JUMP:
            self._told = self._shown = update.story
        else:
            self._told = self._told.after_all(update.events)

    def show_event(self, event: Event) -> None:
        """The table has shown an event."""
        self._shown = self._shown.after(event)
        self._refresh()

    def catch_up(self) -> None:
        """The table has shown all there is."""
        self._shown = self._told
        self._refresh()

    # what the person wants

    @property
    def is_open(self) -> bool:
        """Whether the story can be read, not only its handle."""
        return self._wants_open if self._is_wide else self._is_drawn_out

    @property
    def lies_over_table(self) -> bool:
        """Whether the panel is open and covers a part of the table."""
        return self._is_drawn_out

    def leaves_room(self) -> bool:
        """Whether a panel over the table is a panel still, with what it keeps clear of, and not a page over it all."""
        width = self._drawer_width()
        return width < self.x() and self._height_over_table(width) >= px(LEAST_DRAWER_H)

    def toggle(self) -> None:
        """Open or fold the panel, as the person asks. The choice is kept only for a panel beside the table, not over
        it.
        """
        if self._is_wide:
            self._wants_open = not self._wants_open
            self.toggled.emit(self._wants_open)
        else:
            self._is_drawn_out = not self._is_drawn_out
            self._makes_way = False
        self._follow()

    def set_note(self, note: QListView | None) -> None:
        """Let a list stand below the story, which opens with and folds with it; None takes it away."""
        self.note = note
        if note is None and self.panel is not None:
            self.panel.fit_curve(None)
        self._follow()

    def put_away(self) -> None:
        """Something else needs the room: fold a panel that lies over the table."""
        self._makes_way = False
        if self._is_drawn_out:
            self._is_drawn_out = False
            self._follow()

    def make_way(self) -> None:
        """The same until `come_back`, unless the person opens it himself."""
        if self._is_drawn_out:
            self.put_away()
            self._makes_way = True

    def come_back(self) -> None:
        """What needed the room is gone."""
        if self._makes_way:
            self._makes_way = False
            self._is_drawn_out = True
            self._follow()

    def apply(self, preferences: Preferences) -> None:
        """Apply the preferences."""
        self._wants_open = preferences.story_open
        self._has_all_tricks = preferences.story_tricks == ALL_TRICKS
        if self.panel is not None:
            self.panel.show_all_tricks(self._has_all_tricks)
        self._follow()

    def fit(self, room: int) -> None:
        """Put the panel beside the table, or over it where the table would be too narrow. ``room``: the width of
        both.
        """
        self._room = room
        self.put_away()
        self._measure()

    def keep_clear_of(self, kept: Sequence[QRectF], parts: Sequence[QRectF]) -> None:
        """A panel over the table ends above what it would meet of ``kept``, such as the person's own cards, which he
        must be able to reach, and cuts none of the other ``parts``: it is narrower, or covers all of the table above
        his cards. In the screen's coordinates.
        """
        self._kept = tuple(box for box in kept if not box.isEmpty())
        self._parts = tuple(part for part in parts if not part.isEmpty())
        self.place()

    def _measure(self) -> None:
        has_rows = self._view is not None and bool(self._view.seats[0].up)
        least = max(px(self._least_table), LEAST_TABLE_W_WITH_ROWS if has_rows else 0)
        is_wide = self._room - px(HANDLE_W + PANEL_W) >= least
        if is_wide != self._is_wide:
            self._is_wide = is_wide
            self._follow()

    def _follow(self) -> None:
        """Update all parts after the panel has been opened or folded."""
        if self.panel is not None:
            self.panel.setVisible(self.is_open)
        if self.note is not None:
            self.note.setVisible(self.is_open)
        self.retranslate()
        self.updateGeometry()
        self._refresh()
        self.place()

    def _refresh(self) -> None:
        if not self.is_open or self._view is None:
            return
        if self.panel is None:
            self.panel = self._make_panel()
            self.place()
        self.panel.show_story(self._shown, self._view)
        if self.note is not None:
            self.place()

    def _make_panel(self) -> StoryPanel:
        # Imported here: the first picture of the table does without.
        from marjapussi_desktop.ui.story.panel import StoryPanel

        panel = StoryPanel(self.parentWidget())
        panel.show_all_tricks(self._has_all_tricks)
        panel.show()
        return panel

    def place(self) -> None:
        """The handle is at the left of a panel beside the table, and at the right of one that lies over it."""
        self.handle.setGeometry(0, 0, px(HANDLE_W), self.height())
        if self.panel is None:
            return
        self._tell_covered()
        width = self.width() - px(HANDLE_W) if self._is_wide else self._drawer_width()
        left = self.x() + px(HANDLE_W) if self._is_wide else self.x() - width
        set_role(self.panel, "" if self._is_wide else "drawer")
        height = self.height() if self._is_wide else self._height_over_table(width)
        for part in (self.panel, self.note):
            if part is not None and part.width() != width:
                part.resize(width, part.height())
        below = self._note_height(height)
        self.panel.setGeometry(left, self.y(), width, height - below)
        self.panel.raise_()
        if self.note is not None:
            set_role(self.note, "note" if self._is_wide else "note-drawer")
            self.note.setGeometry(left, self.y() + height - below, width, below)
            self.note.raise_()

    def _drawer_width(self) -> int:
        """Of a panel over the table: beside what it would cut, if it can be read there, or else that of the table."""
        usual = px(PANEL_W)
        beside = (self.x() - ceil(part.right()) - gap(8) for part in self._parts)
        widths = sorted((usual, *(width for width in beside if px(LEAST_DRAWER_W) <= width < usual)), reverse=True)
        return next((width for width in widths if not self._cuts(width)), self.x())

    def _cuts(self, width: int) -> bool:
        """Whether a panel of that width would cover something in part."""
        box = self._drawer(width)
        return any(box.intersects(part) and not box.contains(part) for part in self._parts)

    def _drawer(self, width: int) -> QRectF:
        return QRectF(self.x() - width, self.y(), width, self._height_over_table(width))

    def _tell_covered(self) -> None:
        """Tell which part of the table is below the panel, if that is another than before."""
        covered = self._drawer(self._drawer_width()) if self.is_open and not self._is_wide else QRectF()
        if covered != self._covered:
            self._covered = covered
            self.covered.emit(covered)

    def _height_over_table(self, width: int) -> int:
        """All the height above what has to be kept clear of, for a panel of that width."""
        met = (box.top() for box in self._kept if box.right() > self.x() - width and box.left() < self.x())
        return max(0, int(min((top - self.y() for top in met), default=self.height())))

    def _note_height(self, height: int) -> int:
        """As much as its lines take, if they leave the story what it needs, or else the rest of the height. Beside the
        table a story that is not seen whole begins at a heading, or at a line where the note needs no more: the table
        of the auction was cut. Over the table there is no height for that.
        """
        if self.panel is None or self.note is None:
            return 0
        wanted = self.note.sizeHint().height()
        self.panel.fit_curve(height - min(wanted, round(height * NOTE_SHARE)))
        told = self.panel.contents_height()
        note = min(wanted, max(round(height * NOTE_SHARE), height - told))
        if not self._is_wide or told <= height - note:
            return note
        shown = self.panel.end_height(height - note)
        if height - shown > wanted + px(MOST_BLANK):
            shown = self.panel.end_height(height - note, is_any_line=True)
        return height - shown if shown else note

    def retranslate(self) -> None:
        """Set every text in the current language."""
        text = self.tr("Fold the story") if self.is_open else self.tr("Open the story")
        self.handle.say(text, points_right=self.is_open)
        if self.panel is not None:
            self.panel.retranslate()

    # Qt

    def sizeHint(self) -> QSize:
        return QSize(px(HANDLE_W + PANEL_W) if self._is_wide and self._wants_open else px(HANDLE_W), 0)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._measure()
            self.updateGeometry()
            if self.panel is not None:
                self.panel.rebuild()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def moveEvent(self, event: QMoveEvent) -> None:
        super().moveEvent(event)
        self.place()

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
        if self.hasFocus():
            ring = QRectF(self.rect()).adjusted(px(2), px(1), -px(1), -px(1))
            painter.drawRoundedRect(ring, px(6), px(6))
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
