"""The review beside the table: what the hand's decisions cost, the dearest first, and what was better."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.review.hand_review import Reviewed
from marjapussi_desktop.controller.review.open_value import OpenValue
from marjapussi_desktop.controller.review.qt_reviews import Account, Progress
from marjapussi_desktop.engine.actions import Discard, Give, Play, Return
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.labels import Label, fit_height
from marjapussi_desktop.ui.review.decision_list import DecisionList, Row
from marjapussi_desktop.ui.review.worth_curve import HEIGHT as CURVE_HEIGHT
from marjapussi_desktop.ui.review.worth_curve import Point, WorthCurve
from marjapussi_desktop.ui.rich import RichPage, escaped
from marjapussi_desktop.ui.style import Look, colours, gap, px, set_role
from marjapussi_desktop.ui.text.about_players import Names
from marjapussi_desktop.ui.text.amounts import Amounts
from marjapussi_desktop.ui.text.open_values import worth_texts
from marjapussi_desktop.ui.text.reviews import (
    answer_text,
    asked_text,
    reason_texts,
    row_text,
    sum_text,
)

LEAST_FOR_BOTH: Final = 300
"""From which height on the list and what is told of a decision have room below each other."""
LEAST_WITH_SUM: Final = 560
LEAST_LINE: Final = 26
LOWER_CURVE: Final = 90
"""The height of the curve unless the page is high: no less, or else its figures meet."""
LIST_SHARE: Final = 0.36
"""Of the page's height, where what is told of a decision stands below the list."""
ROWS_LEFT: Final = 5
"""Rows of one line of the list that are seen there in any case."""
_UP_DOWN: Final = (Qt.Key.Key_Up, Qt.Key.Key_Down)
_ANY_HEIGHT: Final = (1 << 24) - 1
"""As Qt has it where nothing was said."""
Key = tuple[int, bool]
"""A decision: the ply of its move, and whether it is the silence that lies in that move."""
WORTH: Final[Key] = (-1, True)
"""The key of the row on what the hand was worth with all cards seen."""


@frozen
class Reviewing:
    """What the page shows. ``names``: of the players by seat, as reasons have them; ``may_try``: the plies at which it
    was the person's turn, so that they can be tried again; ``of``: whose decisions they are, None for the person's own.
    """

    hand: int
    account: Account
    own_side: int
    amounts: Amounts
    names: Names
    may_try: frozenset[int]
    of: str | None = None


class ReviewPage(QWidget):
    """On a low page what is told of a decision takes the list's place when it is asked for, with a way back.

    Attributes: ``total``, a sentence on the sum; ``decisions``, the list; ``detail``, on the one that is chosen;
    ``again``, ``answer``, ``more``, ``to_list``, ``line``: its buttons. Signals: ``moment_chosen(int)``: the ply of a
    decision to be looked at; ``answer_shown()``: what was better in it is told from now on; ``try_wanted(Reviewed)``:
    it is to be tried again; ``line_wanted(Reviewed)``: the better line is to be played.
    """

    moment_chosen = Signal(int)
    answer_shown = Signal()
    try_wanted = Signal(object)
    line_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Reviewing | None = None
        self._current: Key | None = None
        self._open: set[tuple[int, Key]] = set()
        self._sum_is_row = False
        self._is_low = self._is_reading = self._is_showing = False
        self.total = Label(self)
        self.total.setWordWrap(True)
        set_role(self.total, "small")
        self.decisions = DecisionList(self)
        self.curve = WorthCurve(self)
        self.detail = RichPage(self)
        self.detail.setObjectName("decision")
        buttons = tuple(QPushButton(self) for _button in range(5))
        self.again, self.answer, self.more, self.to_list, self.line = buttons
        for button in buttons:
            set_role(button, "landmark")
            button.installEventFilter(self)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap(8))
        column.addWidget(self.total)
        column.addWidget(self.decisions, 1)
        column.addWidget(self.curve)
        column.addWidget(self.detail, 1)
        self._buttons = FlowLayout(gap(8))
        self._buttons.add_widgets(*buttons)
        column.addLayout(self._buttons)
        self.decisions.chosen.connect(self._on_chosen)
        self.again.clicked.connect(lambda: self.try_wanted.emit(self.chosen()))
        self.line.clicked.connect(lambda: self.line_wanted.emit(self.chosen()))
        self.answer.clicked.connect(self._show_answer)
        self.more.clicked.connect(lambda: self._read(True))
        self.to_list.clicked.connect(lambda: self._read(False))
        self.retranslate()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), px(200))

    def hasHeightForWidth(self) -> bool:
        """It is as high as the place that it has: or else what is told in it would change the height by which it goes,
        and press on what stands below.
        """
        return False

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.decisions.setAccessibleName(self._name())
        self.detail.setAccessibleName(self.tr("The decision that is chosen"))
        self.again.setText(self.tr("Try again"))
        self.answer.setText(self.tr("Show the answer"))
        self.more.setText(self.tr("Read more"))
        self.to_list.setText(self.tr("All decisions"))
        self.line.setText(self.tr("Play the better line"))
        if self._shown is not None:
            self.show_review(self._shown)

    def _name(self) -> str:
        of = None if self._shown is None else self._shown.of
        return self.tr("Your decisions") if of is None else self.tr("Decisions: {name}").format(name=of)

    def show_review(self, shown: Reviewing) -> None:
        """Show a hand's review as far as it is made. Once all is known the dearest mistake is chosen, or the first
        decision where none was one.
        """
        if self._shown is not None and (shown.hand, shown.of) != (self._shown.hand, self._shown.of):
            self._current, self._is_reading = None, False
        self._shown = shown
        self.decisions.setAccessibleName(self._name())
        if self._current is None and shown.account.review is not None:
            first = sorted(shown.account.decisions, key=key_of)
            self._current = next((key_of(one) for one in (*shown.account.review.biggest(), *first)), None)
            if self._current is not None:
                self.moment_chosen.emit(self._current[0])
        self.total.setText(self._total())
        self._show_rows()
        self._show_detail()

    def _show_rows(self) -> None:
        """Unless the page is high the sum is the list's first row, and scrolls with it."""
        self.total.setVisible(not self._sum_is_row)
        total = [Row(self._total(), is_note=True)] if self._sum_is_row else []
        self.decisions.show_rows([*total, *self._rows()], self._current)

    def _share_room(self) -> None:
        """Unless the page is high the sum scrolls with the list. On a low page the parts stand closer together, and
        those that scroll may be as low as a line. All goes by the page's height, not by what the words need: parts
        that made room for a long answer lay over each other, and the list had another height at each of its rows.
        """
        is_row = self.height() < px(LEAST_WITH_SUM)
        if is_row is not self._sum_is_row:
            self._sum_is_row = is_row
            if self._shown is not None:
                self._show_rows()
        fit_height(self.total, self.width())
        self.curve.setMaximumHeight(px(LOWER_CURVE if self._sum_is_row else CURVE_HEIGHT))
        column = self.layout()
        assert column is not None
        column.setSpacing(gap(4) if self._is_low else gap(8))
        self.detail.setMinimumHeight(px(LEAST_LINE))
        if self._is_low or self.detail.isHidden():
            self.decisions.setMinimumHeight(px(LEAST_LINE))
            self.decisions.setMaximumHeight(_ANY_HEIGHT)
        else:
            rows = ROWS_LEFT * self.decisions.line_height() + 2 * self.decisions.frameWidth()
            whole = self.decisions.height_of_whole_rows(round(LIST_SHARE * self.height()))
            self.decisions.setFixedHeight(max(rows, whole))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._shown is not None and self._is_low is not self._has_too_little_height():
            self._show_detail()
        else:
            self._share_room()

    def _has_too_little_height(self) -> bool:
        return self.height() < px(LEAST_FOR_BOTH)

    def chosen(self) -> Reviewed | None:
        """The decision that is chosen."""
        found = self._shown.account.decisions if self._shown is not None else []
        return next((one for one in found if key_of(one) == self._current), None)

    def better_cards(self) -> tuple[Card, ...]:
        """The cards of the better choice in the decision that is chosen, if it is told and is one of cards."""
        one = self.chosen()
        if one is None or self._is_asked(one):
            return ()
        best = one.judgement.best
        if isinstance(best, Play):
            return (best.card,)
        return best.cards if isinstance(best, Give | Return | Discard) else ()

    def _is_asked(self, one: Reviewed) -> bool:
        """Whether the person is to find what was better."""
        assert self._shown is not None
        return self._shown.of is None and one.judgement.is_mistake and not self._is_open(one)

    def open_answer(self, one: Reviewed) -> None:
        """Show what was better: the person has tried, or wants to know."""
        assert self._shown is not None
        self._open.add((self._shown.hand, key_of(one)))
        self._is_reading = self._is_reading or key_of(one) == self._current
        self._show_detail()
        self.answer_shown.emit()

    # -- what is told -------------------------------------------------------------------------------------------------

    def _total(self) -> str:
        assert self._shown is not None
        account = self._shown.account
        if account.progress is Progress.FAILED:
            return self.tr("The review cannot be made: its program does not start.")
        if account.review is not None:
            return sum_text(account.review, self._shown.amounts, self._shown.of)
        count = len(account.decisions)
        return self.tr("The review is being made. %n decision(s) so far.", "", count)

    def _rows(self) -> list[Row]:
        assert self._shown is not None
        account, amounts = self._shown.account, self._shown.amounts
        ordered = sorted(account.decisions, key=key_of)
        rows = [Row(row_text(one, amounts), key_of(one), one.judgement.is_mistake) for one in ordered]
        if account.value is not None and account.review is not None:
            rows += [Row(self.tr("With all cards seen")), Row(self.tr("Where the points went"), WORTH)]
        biggest = account.review.biggest() if account.review is not None else ()
        if not biggest:
            return rows
        dearest = [Row(row_text(one, amounts), key_of(one), is_mistake=True) for one in biggest]
        heading = amounts.of_costs(biggest[0].judgement.point_wins).dearest_head()
        return [Row(heading), *dearest, Row(self.tr("All decisions in order")), *rows]

    def _show_detail(self) -> None:
        """Show what belongs to the row that is chosen. What comes to be seen has all layouts around it made at once, so
        that the page may become low, or high enough, in the middle of that.
        """
        if self._is_showing:
            return
        self._is_showing = True
        self._show_parts()
        if self._is_low is not self._has_too_little_height():
            self._show_parts()
        self._is_showing = False

    def _show_parts(self) -> None:
        one, shown = self.chosen(), self._shown
        assert shown is not None
        self._is_low = self._has_too_little_height()
        is_asked = one is not None and self._is_asked(one)
        can_try = one is not None and one.judgement.is_mistake and one.ply in shown.may_try
        is_page = self._is_low and self._is_reading and not is_asked
        is_told = self._current is not None and (is_page or not self._is_low)
        self.again.setVisible(can_try and is_asked)
        self.answer.setVisible(is_asked)
        self.more.setVisible(self._current is not None and not is_told and not is_asked)
        self.to_list.setVisible(is_page)
        self.line.setVisible(can_try and is_told and not is_asked)
        self.decisions.setVisible(not is_page)
        self.detail.ensurePolished()
        self.detail.setVisible(is_told)  # else the list has the room
        value = shown.account.value if self._current == WORTH else None
        self.curve.setVisible(value is not None and is_told)
        if value is not None:
            told = worth_texts(value, shown.own_side, shown.amounts)
            self.curve.show_points(points_of(value, shown.own_side), " ".join(told))
            self.detail.show_page(paragraphs(told, len(told)))
        else:
            self.detail.show_page("" if one is None else self._html(one, is_asked, is_page))
        self._share_room()

    def _is_open(self, one: Reviewed) -> bool:
        assert self._shown is not None
        return (self._shown.hand, key_of(one)) in self._open

    def _html(self, one: Reviewed, is_asked: bool, is_page: bool) -> str:
        """What is told of a decision; ``is_page``: in the place of the list, and so below its row."""
        assert self._shown is not None
        amounts, plain = self._shown.amounts, 1
        if is_asked:
            plain = 2
            told = [asked_text(one, amounts)]
            if one.ply in self._shown.may_try:
                told.append(self.tr("Try again from here, or have the answer shown."))
        else:
            answer = answer_text(one, amounts, self._shown.of)
            reasons = reason_texts(one, self._shown.names)
            told = [answer[0], *reasons, *answer[1:]]
            plain += len(reasons)
        return paragraphs(told, plain, [row_text(one, amounts)] if is_page else [])

    # -- what the person does -----------------------------------------------------------------------------------------

    def _on_chosen(self, key: Key) -> None:
        self._current, self._is_reading = key, False
        self._show_detail()
        one = self.chosen()
        if one is not None:
            self.moment_chosen.emit(one.ply)

    def follow(self, hand: int, place: int, place_before: Callable[[int], int]) -> None:
        """Choose the decision that belongs to a place of the hand, where one is chosen. ``place_before``: takes a ply,
        returns the place where its move was to be made.
        """
        one = self.chosen()
        if one is None or self._shown is None or self._shown.hand != hand:
            return
        ordered = sorted(self._shown.account.decisions, key=key_of)
        now = [other for other in ordered if place_before(other.ply) <= place] or ordered[:1]
        if place_before(now[-1].ply) != place_before(one.ply):
            self._current = key_of(now[-1])
            self._show_rows()
            self.decisions.scrollToItem(self.decisions.currentItem())
            self._show_detail()

    def _show_answer(self) -> None:
        one = self.chosen()
        if one is not None:
            self.open_answer(one)
            ways_on = (self.line, self.to_list, self.decisions)
            next(way for way in ways_on if way.isVisible()).setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Up and Down go on through the list, also from the button that the answer has left the keyboard on."""
        is_step = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in _UP_DOWN
        if is_step and self.decisions.isVisible():
            self.decisions.setFocus()
            QCoreApplication.sendEvent(self.decisions, event)
            return True
        return super().eventFilter(watched, event)

    def _read(self, is_reading: bool) -> None:
        """On a low page go from the list to what is told of the decision, or back."""
        self._is_reading = is_reading
        self._show_detail()
        (self.to_list if is_reading else self.decisions).setFocus()


def key_of(one: Reviewed) -> Key:
    """By what a decision is known in its hand, in order."""
    return one.ply, one.judgement.made is None


def paragraphs(texts: Sequence[str], plain: int, headings: Sequence[str] = ()) -> str:
    """Texts as markup, below headings; after the first ``plain`` they are muted."""
    c = colours(Look.theme)
    style = f"margin: 0 0 {px(6)}px 0; line-height: 115%"
    shades = [f"; color: {c['accent']}; font-weight: 600"] * len(headings)
    shades += [""] * plain + [f"; color: {c['muted']}"] * max(0, len(texts) - plain)
    told = zip([*headings, *texts], shades, strict=False)
    return "".join(f'<p style="{style}{shade}">{escaped(text)}</p>' for text, shade in told)


def points_of(value: OpenValue, own_side: int) -> list[Point]:
    """The curve of a hand's worth for the person's side."""
    sign = -1 if own_side else 1
    moves = [Point(sign * left.value, left.seat % len(value.given) == own_side, left.given > 0) for left in value.moves]
    return [Point(sign * value.start), *moves]
