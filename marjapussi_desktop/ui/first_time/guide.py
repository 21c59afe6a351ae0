"""Shows a newcomer a note beside each question, less each time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.aloud import is_read_aloud, read_aloud
from marjapussi_desktop.ui.first_time.words import TEXTS, Topic, explanation, topic_of
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.table.speech import BEFORE_PLAY
from marjapussi_desktop.ui.table.theme import SPACE

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.table_view import TableView
    from marjapussi_desktop.ui.table_screen import TableScreen

WIDER: Final = 1.3


class Note(QFrame):
    """A few words and a button that takes them away. Attributes: ``words``; ``button``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.words = Label(self)
        self.words.setWordWrap(True)
        set_role(self.words, "small")
        self.button = QPushButton(self)
        self.button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        set_role(self.button, "link")
        column = QVBoxLayout(self)
        column.setContentsMargins(gap(8), gap(6), gap(8), gap(6))
        column.setSpacing(gap(2))
        column.addWidget(self.words, 1)
        column.addWidget(self.button, 0, Qt.AlignmentFlag.AlignLeft)
        self.hide()

    def lay(self, is_row: bool) -> None:
        """Have the button below the words, or after them in a row, which is wide but low."""
        column = self.layout()
        assert isinstance(column, QBoxLayout)
        column.setDirection(QBoxLayout.Direction.LeftToRight if is_row else QBoxLayout.Direction.TopToBottom)

    def say(self, text: str) -> None:
        """Set the texts in the current language."""
        self.words.setText(text)
        self.button.setText(self.tr("Got it"))


class FirstTime(QObject):
    """Attributes: ``note``; ``topic``, of the note that is shown, or None.
    Signal: ``explained(tuple)``: what has been explained, a topic as often as it was; to be kept.
    """

    explained = Signal(object)

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self.topic: Topic | None = None
        self._screen = screen
        self._is_on = False
        self._knows_hints = False
        self._explained: tuple[str, ...] = ()
        self._times = 0
        self._view: TableView | None = None
        self.note = Note(screen)
        self.note.button.clicked.connect(self._on_got_it)
        self.note.button.installEventFilter(screen)
        self.note.installEventFilter(self)
        screen.taken.connect(lambda _update: self._end())
        screen.settled.connect(self._on_settled)
        screen.table.resized.connect(self._place)

    def apply(self, preferences: Preferences) -> None:
        """Be as the preferences say."""
        self._is_on, self._explained = preferences.explains, preferences.explained
        if not self._is_on:
            self._end()

    def know_hints(self) -> None:
        """The person has asked for a hint: nobody needs to tell of the key for it."""
        self._knows_hints = True

    def _on_settled(self, update: Update) -> None:
        topic = topic_of(update.prompt, update.view) if self._is_on and update.prompt is not None else None
        if topic is None or self._screen.is_answered(update):
            return
        self._times = self._explained.count(topic)
        if topic is Topic.LEAD and self._times == 1 and self._knows_hints:  # the second note tells of nothing else
            self._keep((*self._explained, topic))
            return
        if not explanation(topic, self._times):
            return
        self.topic, self._view = topic, update.view
        self.retranslate()
        self._place()
        read_aloud(self._screen.table, self.note.words.text())
        if self.note.isVisible() or is_read_aloud():
            self._keep((*self._explained, topic))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if self.topic is not None:
            self.note.say(explanation(self.topic, self._times, self._view))

    def _on_got_it(self) -> None:
        """The person needs no more of this."""
        topic = self.topic
        self._end()
        self._screen.take_focus()
        if topic is not None:
            missing = len(TEXTS[topic]) - self._explained.count(topic)
            self._keep((*self._explained, *[str(topic)] * missing))

    def _keep(self, explained: tuple[str, ...]) -> None:
        self._explained = tuple(map(str, explained))
        self.explained.emit(self._explained)

    def _end(self) -> None:
        self.topic = None
        self.note.hide()

    def _place(self) -> None:
        """Between the plates at the left edge: neither cards nor panels come there, nor what is said at the seats."""
        if self.topic is None:
            return
        note, table = self.note, self._screen.table
        note.ensurePolished()
        for part in (note.words, note.button):
            part.ensurePolished()
        room, height = QRect(), 0
        for room, is_row in self._rooms():
            note.lay(is_row)
            height = self._height(room.width())
            if height <= room.height():
                break
            height = 0
        note.setVisible(height > 0)
        note.setGeometry(QRect(room.left(), room.bottom() + 1 - height, room.width(), height).translated(table.pos()))
        note.raise_()

    def _height(self, width: int) -> int:
        """The note's height at a width."""
        column = self.note.layout()
        assert column is not None
        frame = self.note.contentsMargins()
        return column.heightForWidth(width - frame.left() - frame.right()) + frame.top() + frame.bottom()

    def _rooms(self) -> Iterator[tuple[QRect, bool]]:
        """Where there may be room at the left, between the plates and above what the person is heard to say: beside a
        panel; or else below it, or above it, where it may be wider, as no trick lies beside it then. With each room,
        whether the note is a row there: so low that it has room between the plates and the panel.
        """
        table, panel, view = self._screen.table, self._screen.panel, self._screen.table.shown_view()
        places = table.places()
        space = SPACE * places.unit
        own = places.seats[0].plate
        side = next((seat.plate for seat in places.seats if seat.place == "left"), places.score)
        seats = table.table_scene().speech.bubbles
        said = {seat: bubble.box for seat, bubble in enumerate(seats) if bubble.isVisible()}
        viewer = 0 if view is None else view.viewer
        own_words = said.pop(viewer, QRectF())
        here = [box for box in said.values() if box.left() < own.right()]
        above = [box.bottom() + space for box in here if side.center().y() < box.center().y() < own.top() - 7 * space]
        top = max([side.bottom() + 2 * space, *above])
        bottom = own.top() - 7 * space
        if not own_words.isEmpty():  # of two lines it is higher
            bottom = min(bottom, own_words.top() - space)

        def room(top: float, bottom: float, right: float, is_row: bool = False) -> tuple[QRect, bool]:
            return QRectF(own.left(), top, right - own.left(), bottom - top).toRect(), is_row

        box = panel.geometry().translated(-table.pos()) if panel is not None else QRect()
        if panel is None or box.left() > own.right() + space / 2:
            yield room(top, bottom, own.right())
            return
        yield room(box.bottom() + space, bottom, own.right())
        yield room(top, box.top() - space, own.right())
        yield room(top, box.top() - space, places.score.right())
        yield room(top, box.top() - space, WIDER * places.score.right())
        if view is None:
            return
        if view.phase in BEFORE_PLAY:  # no trick lies there
            yield room(top, box.top() - space, box.right(), is_row=True)
        else:  # bids stand there, other words go soon
            yield room(box.bottom() + space, own.top() - 2 * space, own.right())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
            self._place()
        elif event.type() == QEvent.Type.StyleChange:
            self._place()
        return super().eventFilter(watched, event)
