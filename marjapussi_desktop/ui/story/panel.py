"""The panel of the story: one list of lines, which the keyboard walks and a screen reader reads."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QSize, Qt
from PySide6.QtGui import QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QListView, QWidget

from marjapussi_desktop.controller.match.story import Story
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.ui.story.delegate import StoryDelegate, fit_bar, line_height, lines_height
from marjapussi_desktop.ui.story.lines import Line, LineKind
from marjapussi_desktop.ui.story.model import LINE, LinesModel
from marjapussi_desktop.ui.story.score_words import ScoreWords
from marjapussi_desktop.ui.story.words import StoryWords


class StoryPanel(QListView):
    """Shows a story; a hand of the score opens and closes by a click or Enter.

    Attributes: ``has_all_tricks``: all tricks of the hand are shown while it is played, not only the last one.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.has_all_tricks = False
        self._story = Story()
        self._view: TableView | None = None
        self._chosen: dict[int, bool] = {}
        self._seeks_end = self._is_following = False
        self._has_curve = True
        self._newest = 0  # how many lines are of the hand, above the score
        self._words = StoryWords(self)
        self._score = ScoreWords(self)
        self._lines = LinesModel(self)
        self.setObjectName("story")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setModel(self._lines)
        self.setItemDelegate(StoryDelegate(self))
        self.setSelectionMode(QListView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        bar = self.verticalScrollBar()
        bar.rangeChanged.connect(self._on_range_changed)
        bar.actionTriggered.connect(self._leave_end)
        self.clicked.connect(self._toggle)
        self.activated.connect(self._toggle)
        self.retranslate()

    def lines(self) -> list[Line]:
        """The lines that are shown."""
        return list(self._lines.lines)

    def show_story(self, story: Story, view: TableView) -> None:
        """Show a story; ``view`` is the table's, whose players and rules it speaks of."""
        if len(story.results) < len(self._story.results):
            self._chosen.clear()
        self._story, self._view = story, view
        self._seeks_end = self._is_over() and not self.hasFocus()
        self._show(self._made())
        if self._seeks_end:
            self.scrollToBottom()

    def contents_height(self) -> int:
        """How high all of its lines are together, without a scroll bar beside them."""
        return lines_height(self._lines.lines, self.width())

    def fit_curve(self, room: int | None) -> None:
        """While a hand is in play, show the curve only if all lines have ``room`` with it: it would be cut. None: show
        it in any case.
        """
        lines = self._made(has_curve=True)
        has_curve = room is None or self._is_over() or lines_height(lines, self.width()) <= room
        if has_curve != self._has_curve:
            self._has_curve = has_curve
            self._lines.show_lines(self._made(has_curve=has_curve))
            fit_bar(self, self._lines.lines)

    def end_height(self, room: int, *, is_any_line: bool = False) -> int:
        """How high the lines are from a heading to the end, from the first heading with which they have ``room``, or
        from any line; 0 if from none.
        """
        height = found = 0
        width = self.width() - self.verticalScrollBar().sizeHint().width()
        for line in reversed(self._lines.lines):
            height += line_height(line, width)
            if height > room:
                break
            if is_any_line or line.kind is LineKind.HEADING:
                found = height
        return found

    def show_all_tricks(self, has_all_tricks: bool) -> None:
        """Show all tricks of the hand while it is played, or only the last one."""
        self.has_all_tricks = has_all_tricks
        self._show(self._made())

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.setAccessibleName(self.tr("Story of the hand"))
        self._show(self._made())

    def rebuild(self) -> None:
        """Measure the lines anew: the scale or the felt has changed."""
        fit_bar(self, self._lines.lines)
        self._measure_anew(self._is_at_end())
        self.viewport().update()

    def _is_at_end(self) -> bool:
        bar = self.verticalScrollBar()
        return bar.value() == bar.maximum() and not self.hasFocus()

    def _measure_anew(self, was_at_end: bool) -> None:
        """What has been seen to its end is so afterwards too: there is the newest, in later hands above the score."""
        self.scheduleDelayedItemsLayout()
        if was_at_end:
            self.scrollToBottom()
        if self._is_following and self._newest and not (self._is_over() or self.hasFocus()):
            self.scrollTo(self._lines.index(self._newest - 1), QListView.ScrollHint.EnsureVisible)

    def _on_range_changed(self) -> None:
        """The score stays in sight with the whole of its curve: a scroll bar that comes narrows the lines, and they
        break anew.
        """
        if self._seeks_end:
            self.verticalScrollBar().setValue(self.verticalScrollBar().maximum())

    def _leave_end(self) -> None:
        """The person looks elsewhere, until something new is told."""
        self._seeks_end = self._is_following = False

    def _made(self, *, has_curve: bool | None = None) -> list[Line]:
        """All lines; ``has_curve``: None: as it is now."""
        if self._view is None:
            return []
        has_all = self.has_all_tricks or self._is_over()
        hand = list(self._words.hand_lines(self._story, self._view, has_all))
        self._newest = len(hand)
        score = self._score.lines(self._story, self._view, self._is_open)
        shows_curve = self._has_curve if has_curve is None else has_curve
        return [*hand, *(line for line in score if shows_curve or line.kind is not LineKind.CURVE)]

    def _is_over(self) -> bool:
        return 0 < self._story.number <= len(self._story.results)

    def _is_open(self, hand: int) -> bool:
        """What the hand just over scored is shown until the next is dealt, unless the person chose otherwise."""
        return self._chosen.get(hand, self._is_over() and hand == len(self._story.results))

    def _show(self, lines: list[Line]) -> None:
        newest = self._lines.show_lines(lines)
        fit_bar(self, lines)
        if newest is not None and not self.hasFocus():
            self._is_following = True
            self.scrollTo(self._lines.index(newest), QListView.ScrollHint.EnsureVisible)

    def _toggle(self, index: QModelIndex) -> None:
        line: Line = index.data(LINE)
        if line.hand:
            self._leave_end()
            self._chosen[line.hand] = not line.is_open
            self._show(self._made())
            self.setCurrentIndex(self._lines.index(index.row()))

    # Qt

    def wheelEvent(self, event: QWheelEvent) -> None:
        self._leave_end()
        super().wheelEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        was_at_end = self._is_at_end()
        fit_bar(self, self._lines.lines)
        super().resizeEvent(event)
        self._measure_anew(was_at_end)

    def sizeHint(self) -> QSize:
        return QSize(0, 0)

    def minimumSizeHint(self) -> QSize:
        return QSize(0, 0)
