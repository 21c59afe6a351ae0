"""The page of puzzles: the one of the day, the rating, and all of them by idea and level."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.puzzles.catalogue import Idea, PuzzleRow, ideas, rows
from marjapussi_desktop.controller.puzzles.progress import PuzzleState, rated, rating, state_of, streak
from marjapussi_desktop.controller.puzzles.qt_book import PuzzleBook
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.puzzles.model import PuzzleModel
from marjapussi_desktop.ui.puzzles.table import PuzzleTable
from marjapussi_desktop.ui.style import gap, px, set_role
from marjapussi_desktop.ui.text.presets import preset_name
from marjapussi_desktop.ui.text.puzzles import idea_name, rating_text, state_text

_WIDEST = 980
"""Of the page, in pixels of a 1280×720 window."""
_LEAST_ROWS = 4
"""Of the list, for which the sentence on what puzzles are goes where large texts leave little room."""
_LEVELS = range(1, 6)
_OPEN = "open"
"""In the box of what came of them: all that are not solved."""
_SOME = "some"
"""In the box of ideas: those of the chapter that led here."""
_SOLVED = (PuzzleState.LATER, PuzzleState.HINTED, PuzzleState.AT_ONCE)


class _FilterBox(ComboBox):
    """A box that is wide enough for each of its choices."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToContents)

    def sizeHint(self) -> QSize:
        """With some room more than Qt gives, which forgets that the edges grow with the text."""
        return super().sizeHint() + QSize(px(8), 0)

    def minimumSizeHint(self) -> QSize:
        """Qt keeps what the longest choice needed in the language before."""
        return self.sizeHint()


class PuzzlesPage(QWidget):
    """Attributes: ``of_day``, the button of the day's puzzle; ``game``, ``idea``, ``level`` and ``so_far``, what is
    shown of the list; ``table``; ``start``; ``back``. Signals: ``chosen(PuzzleRow)``; ``closed``.
    """

    chosen = Signal(object)
    closed = Signal()

    def __init__(self, book: PuzzleBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("home")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._book = book
        self.title, self.line, self.rating, self.day_line = (Label(self) for _label in range(4))
        set_role(self.title, "title")
        for label in (self.line, self.day_line):
            set_role(label, "muted")
        for label in (self.line, self.rating, self.day_line):
            label.setWordWrap(True)
        self.of_day, self.start, self.back = (QPushButton(self) for _button in range(3))
        set_role(self.of_day, "primary")
        set_role(self.back, "quiet")
        self.game, self.idea, self.level, self.so_far = (_FilterBox(self) for _box in range(4))
        self._ideas: tuple[Idea, ...] = ()
        self._is_game_chosen = False
        self._fitting = QTimer(self, singleShot=True, interval=0)
        self._fitting.timeout.connect(self._fit)
        self.model = PuzzleModel(book)
        self.table = PuzzleTable(self.model, self)
        self._lay_out()
        self._connect()
        self.retranslate()
        self._filter()

    def _lay_out(self) -> None:
        day, boxes, buttons = QHBoxLayout(), FlowLayout(gap(8)), QHBoxLayout()
        day.addWidget(self.of_day)
        day.addSpacing(8)
        day.addWidget(self.day_line, 1)
        boxes.add_widgets(self.game, self.idea, self.level, self.so_far)
        buttons.addWidget(self.back)
        buttons.addStretch()
        buttons.addWidget(self.start)
        self._middle = QWidget(self)
        column = QVBoxLayout(self._middle)
        column.setSpacing(8)
        column.addWidget(self.title)
        column.addWidget(self.line)
        column.addWidget(self.rating)
        column.addSpacing(4)
        column.addLayout(day)
        column.addSpacing(8)
        column.addLayout(boxes)
        column.addWidget(self.table, 1)
        column.addLayout(buttons)
        QHBoxLayout(self).addWidget(self._middle)

    def _connect(self) -> None:
        self.of_day.installEventFilter(self)
        self.of_day.clicked.connect(lambda: self.chosen.emit(self._book.of_today()))
        self.table.opened.connect(self.chosen)
        self.start.clicked.connect(self.table.open_chosen)
        self.back.clicked.connect(self.closed)
        for box in (self.game, self.idea, self.level, self.so_far):
            box.activated.connect(lambda _index: self._filter())
        self.game.activated.connect(self._keep_game)
        self._book.changed.connect(self.renew)

    def shown_rows(self) -> tuple[PuzzleRow, ...]:
        """The puzzles that are shown, in their order."""
        game, idea, level, so_far = (box.currentData() for box in (self.game, self.idea, self.level, self.so_far))
        wanted = self._ideas if idea == _SOME else ideas() if idea is None else (idea,)
        return tuple(
            row
            for row in rows()
            if game in (None, row.preset)
            and row.idea in wanted
            and level in (None, row.level)
            and self._is_so(row, so_far)
        )

    def begin_with(self, preset: str) -> None:
        """Show the puzzles of the game played last, until a game is chosen here, or a chapter has led to its ideas in
        every game. All, where it has none.
        """
        if not self._is_game_chosen and not self._ideas:
            self.game.setCurrentIndex(max(0, self.game.findData(preset)))
            self._filter()

    def _keep_game(self, _index: int) -> None:
        self._is_game_chosen = True

    def show_ideas(self, wanted: Sequence[Idea]) -> None:
        """Show the puzzles that teach these ideas, and all else of them."""
        self._ideas = tuple(wanted)
        self._fill_boxes()
        for box in (self.game, self.idea, self.level, self.so_far):
            box.setCurrentIndex(0)
        self.idea.setCurrentIndex(self.idea.findData(self._ideas[0] if len(self._ideas) == 1 else _SOME))
        self._filter()
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def is_open(self, row: PuzzleRow) -> bool:
        """Whether a puzzle is not solved yet."""
        return state_of(self._book.results.of(row.id)) not in _SOLVED

    def _is_so(self, row: PuzzleRow, so_far: str | None) -> bool:
        if so_far == _OPEN:
            return self.is_open(row)
        return so_far in (None, state_of(self._book.results.of(row.id)))

    def _filter(self) -> None:
        self.model.show_rows(self.shown_rows(), tells_ideas=self.idea.currentData() is not None)
        self.start.setEnabled(bool(self.model.rows))

    def renew(self) -> None:
        """What came of the puzzles has changed."""
        self.retranslate()

    def leave(self, row: PuzzleRow | None) -> None:
        """The page is shown again after this puzzle, with the list as it is now."""
        self._filter()
        if row is not None:
            self.table.choose(row.number)

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.title.setText(self.tr("Puzzles"))
        for part in (self.table, self.table.horizontalHeader()):
            set_tip(part, self.model.told_later())
        self.line.setText(
            self.tr(
                "Find the best move. Each answer is proved to be the best on average over all deals that fit what "
                "the player knows."
            )
        )
        self.rating.setText(self._standing())
        self.of_day.setText(self.tr("Puzzle of the day"))
        set_tip(self.of_day, self.tr("Monday's puzzle is easy, Sunday's is hard."))
        self.day_line.setText(self._day())
        self.of_day.setAccessibleDescription(self.day_line.text())
        self.start.setText(self.tr("Start"))
        self.back.setText(self.tr("Front page"))
        self.table.setAccessibleName(self.tr("Puzzles"))
        self._fill_boxes()
        self.model.renew()
        self._fitting.start()

    def _standing(self) -> str:
        results, count = self._book.results, len(rows())
        solved = [state_of(one) for one in results.puzzles if one.solved]
        at_once = solved.count(PuzzleState.AT_ONCE)
        told = rating_text(rating(results), len(rated(results)))
        if not solved:
            return told
        sum_ = self.tr("Solved: {solved} of {count}, {at_once} of them at once.")
        return f"{told} {sum_.format(solved=len(solved), count=count, at_once=at_once)}"

    def _day(self) -> str:
        row, days = self._book.of_today(), streak(self._book.results, self._book.today)
        told = [self.tr("{game}, level {level} of 5.").format(game=preset_name(row.preset), level=row.level)]
        if self._book.is_today_solved():
            told.append(self.tr("Solved today."))
        if days > 1:
            told.append(self.tr("Solved on {count} days in a row.").format(count=days))
        return " ".join(told)

    def _fill_boxes(self) -> None:
        presets = dict.fromkeys(row.preset for row in rows())
        _fill(self.game, [(self.tr("All games"), None), *((preset_name(preset), preset) for preset in presets)])
        some: list[tuple[str, object]] = [(self.tr("Ideas of the chapter"), _SOME)] if len(self._ideas) > 1 else []
        _fill(self.idea, [(self.tr("All ideas"), None), *((idea_name(idea), idea) for idea in ideas()), *some])
        every = (self.tr("All levels"), None)
        levels = [(self.tr("Level {level}").format(level=level), level) for level in _LEVELS]
        _fill(self.level, [every, *levels])
        states = [(state_text(state), state) for state in PuzzleState]
        _fill(self.so_far, [(self.tr("All puzzles"), None), (self.tr("Not solved yet"), _OPEN), *states])
        for box, name in (
            (self.game, self.tr("Game")),
            (self.idea, self.tr("Idea")),
            (self.level, self.tr("Level")),
            (self.so_far, self.tr("So far")),
        ):
            box.setAccessibleName(name)

    def take_focus(self) -> None:
        """Give the keyboard to the day's puzzle, or to the list once that is solved."""
        first = self.table if self._book.is_today_solved() else self.of_day
        first.setFocus(Qt.FocusReason.OtherFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page stands in the middle of a wide window."""
        super().resizeEvent(event)
        self._middle.setMaximumWidth(px(_WIDEST))
        self._middle.setContentsMargins(gap(8), gap(8), gap(8), gap(8))
        self._fitting.start()

    def _fit(self) -> None:
        """Without the sentence on what puzzles are, the list has more rows where it would have few."""
        column = self._middle.layout()
        assert column is not None
        self.line.show()
        column.activate()
        self.line.setVisible(self.table.has_rows(_LEAST_ROWS))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down leads from the day's puzzle to the list below it, where Qt would go to the next button."""
        is_down = isinstance(event, QKeyEvent) and event.key() == Qt.Key.Key_Down
        if watched is self.of_day and is_down and event.type() == QEvent.Type.KeyPress:
            self.table.setFocus(Qt.FocusReason.TabFocusReason)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._fitting.start()


def _fill(box: ComboBox, items: list[tuple[str, object]]) -> None:
    """Texts for the choices of a box, of which the same stays chosen."""
    chosen = max(0, box.currentIndex())
    box.clear()
    for text, data in items:
        box.addItem(text, data)
    box.setCurrentIndex(chosen)
