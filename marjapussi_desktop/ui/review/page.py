"""The review beside the table: what the hand's decisions cost, the dearest first, and what was better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.thoughts import Thought
from marjapussi_desktop.controller.review.hand_review import Reviewed
from marjapussi_desktop.controller.review.open_value import OpenValue
from marjapussi_desktop.controller.review.qt_reviews import Account, Progress
from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.labels import Label, fit_height
from marjapussi_desktop.ui.review.decision_list import DecisionList, Row
from marjapussi_desktop.ui.review.worth_curve import HEIGHT as CURVE_HEIGHT
from marjapussi_desktop.ui.review.worth_curve import Point, WorthCurve
from marjapussi_desktop.ui.rich import RichPage, escaped
from marjapussi_desktop.ui.style import Look, colours, gap, px, set_role
from marjapussi_desktop.ui.text.about_players import Names
from marjapussi_desktop.ui.text.reviews import (
    Amounts,
    answer_text,
    asked_text,
    better_text,
    row_text,
    sum_text,
    worth_texts,
)
from marjapussi_desktop.ui.text.thoughts import thought_text

LEAST_WITH_CURVE: Final = 300
LEAST_WITH_SUM: Final = 560
LEAST_LINE: Final = 26
LIST_PART: Final = 4
DETAIL_PART: Final = 3
ROWS_LEFT: Final = 5
"""Rows of one line of the list that stay when the words on a decision take the room that they need."""
BY_NUMBERS: Final = "best_on_average"
"""A reason that tells no more than the review does."""
Key = tuple[int, bool]
"""A decision: the ply of its move, and whether it is the silence that lies in that move."""
WORTH: Final[Key] = (-1, True)
"""The key of the row on what the hand was worth with all cards seen."""


@frozen
class Reviewing:
    """What the page shows. ``names``: of the players by seat, as reasons have them; ``advice``: what the best level
    would have done, by ply; ``may_try``: the plies at which it was the person's turn, so that they can be tried again.
    """

    hand: int
    account: Account
    own_side: int
    amounts: Amounts
    names: Names
    advice: Mapping[int, Thought]
    may_try: frozenset[int]


class ReviewPage(QWidget):
    """Attributes: ``total``, a sentence on the sum; ``decisions``, the list; ``detail``, on the one that is chosen;
    ``again``, ``answer``, ``line``: its buttons. Signals: ``moment_chosen(int)``: the ply of a decision to be looked
    at; ``try_wanted(Reviewed)``: it is to be tried again; ``line_wanted(Reviewed)``: the better line is to be played.
    """

    moment_chosen = Signal(int)
    try_wanted = Signal(object)
    line_wanted = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shown: Reviewing | None = None
        self._current: Key | None = None
        self._open: set[tuple[int, Key]] = set()
        self._sum_is_row = False
        self.total = Label(self)
        self.total.setWordWrap(True)
        set_role(self.total, "small")
        self.decisions = DecisionList(self)
        self.curve = WorthCurve(self)
        self.detail = RichPage(self)
        self.again, self.answer, self.line = (QPushButton(self) for _button in range(3))
        for button in (self.again, self.answer, self.line):
            set_role(button, "landmark")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(gap(8))
        column.addWidget(self.total)
        column.addWidget(self.decisions, LIST_PART)
        column.addWidget(self.curve)
        column.addWidget(self.detail, DETAIL_PART)
        self._buttons = FlowLayout(gap(8))
        self._buttons.add_widgets(self.again, self.answer, self.line)
        column.addLayout(self._buttons)
        self.decisions.chosen.connect(self._on_chosen)
        self.again.clicked.connect(lambda: self.try_wanted.emit(self.chosen()))
        self.line.clicked.connect(lambda: self.line_wanted.emit(self.chosen()))
        self.answer.clicked.connect(self._show_answer)
        self.retranslate()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(160), px(200))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.decisions.setAccessibleName(self.tr("Your decisions"))
        self.detail.setAccessibleName(self.tr("The decision that is chosen"))
        self.again.setText(self.tr("Try again"))
        self.answer.setText(self.tr("Show the answer"))
        self.line.setText(self.tr("Play the better line"))
        if self._shown is not None:
            self.show_review(self._shown)

    def show_review(self, shown: Reviewing) -> None:
        """Show a hand's review as far as it is made. The dearest mistake is chosen once all is known."""
        if self._shown is not None and shown.hand != self._shown.hand:
            self._current = None
        self._shown = shown
        if self._current is None and shown.account.review is not None:
            self._current = next((key_of(one) for one in shown.account.review.biggest()), None)
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
        """Unless the page is high the sum scrolls with the list. Where there is little room the curve goes, the parts
        stand closer together, and those that scroll may be as low as a line. Else the words on a decision are seen
        whole as far as the list keeps some rows. All goes by the page's height, not by what the words need: parts
        that made room for a long answer lay over each other.
        """
        is_row = self.height() < px(LEAST_WITH_SUM)
        if is_row is not self._sum_is_row:
            self._sum_is_row = is_row
            if self._shown is not None:
                self._show_rows()
        has_room = self.height() >= px(LEAST_WITH_CURVE)
        fit_height(self.total, self.width())
        self.curve.setMaximumHeight(px(CURVE_HEIGHT) if has_room else 0)
        column = self.layout()
        assert column is not None
        column.setSpacing(gap(8) if has_room else gap(4))
        self.decisions.setMinimumHeight(0 if has_room else px(LEAST_LINE))
        self.detail.setMinimumHeight(self._room_for_detail() if has_room else px(LEAST_LINE))

    def _room_for_detail(self) -> int:
        """What the words on a decision need of the height, or all that the other parts can spare."""
        if self.detail.isHidden():
            return 0
        total = 0 if self._sum_is_row else self.total.minimumHeight()
        curve = 0 if self.curve.isHidden() else self.curve.maximumHeight()
        rows = ROWS_LEFT * self.decisions.line_height() + 2 * self.decisions.frameWidth()
        buttons = self._buttons.heightForWidth(self.width())
        free = self.height() - total - curve - rows - buttons - 4 * gap(8)
        needed = ceil(self.detail.document().size().height()) + 2 * self.detail.frameWidth()
        return max(0, min(needed, free))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()

    def chosen(self) -> Reviewed | None:
        """The decision that is chosen."""
        found = self._shown.account.decisions if self._shown is not None else []
        return next((one for one in found if key_of(one) == self._current), None)

    def open_answer(self, one: Reviewed) -> None:
        """Show what was better: the person has tried, or wants to know."""
        assert self._shown is not None
        self._open.add((self._shown.hand, key_of(one)))
        self._show_detail()

    # -- what is told -------------------------------------------------------------------------------------------------

    def _total(self) -> str:
        assert self._shown is not None
        account = self._shown.account
        if account.progress is Progress.FAILED:
            return self.tr("The review cannot be made: its program does not start.")
        if account.review is not None:
            return sum_text(account.review, self._shown.amounts)
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
        heading = self.tr("What cost most")
        return [Row(heading), *dearest, Row(self.tr("All decisions in order")), *rows]

    def _show_detail(self) -> None:
        one, shown = self.chosen(), self._shown
        assert shown is not None
        is_asked = one is not None and one.judgement.is_mistake and not self._is_open(one)
        can_try = one is not None and one.judgement.is_mistake and one.ply in shown.may_try
        self.again.setVisible(can_try and is_asked)
        self.answer.setVisible(is_asked)
        self.line.setVisible(can_try and not is_asked)
        self.detail.ensurePolished()
        self.detail.setVisible(self._current is not None)  # else the list has the room
        value = shown.account.value if self._current == WORTH else None
        self.curve.setVisible(value is not None)
        if value is not None:
            told = worth_texts(value, shown.own_side, shown.amounts)
            self.curve.show_points(points_of(value, shown.own_side), " ".join(told))
            self.detail.show_page(paragraphs(told, len(told)))
        else:
            self.detail.show_page("" if one is None else self._html(one, is_asked))
        self._share_room()

    def _is_open(self, one: Reviewed) -> bool:
        assert self._shown is not None
        return (self._shown.hand, key_of(one)) in self._open

    def _html(self, one: Reviewed, is_asked: bool) -> str:
        assert self._shown is not None
        amounts = self._shown.amounts
        if is_asked:
            told = [asked_text(one, amounts)]
            if one.ply in self._shown.may_try:
                told.append(self.tr("Try again from here, or have the answer shown."))
        else:
            answer = answer_text(one, amounts)
            told = [answer[0], *self._reason(one), *answer[1:]]
        return paragraphs(told, 2)

    def _reason(self, one: Reviewed) -> list[str]:
        """Why the better move is better, where the best level would have made it too."""
        assert self._shown is not None
        advice = self._shown.advice.get(one.ply)
        best = one.judgement.best
        if advice is None or best is None or advice.action != best:
            return []
        if advice.why == BY_NUMBERS and not advice.ideas and advice.grounds is None:
            return []
        own = changed(advice, comparison=None)  # the review has compared with more care
        return [better_text(best, thought_text(own, self._shown.names))]

    # -- what the person does -----------------------------------------------------------------------------------------

    def _on_chosen(self, key: Key) -> None:
        self._current = key
        self._show_detail()
        one = self.chosen()
        if one is not None:
            self.moment_chosen.emit(one.ply)

    def _show_answer(self) -> None:
        one = self.chosen()
        if one is not None:
            self.open_answer(one)
            (self.line if self.line.isVisible() else self.decisions).setFocus()


def key_of(one: Reviewed) -> Key:
    """By what a decision is known in its hand, in order."""
    return one.ply, one.judgement.made is None


def paragraphs(texts: Sequence[str], plain: int) -> str:
    """Texts as markup; after the first ``plain`` they are muted."""
    muted = colours(Look.theme)["muted"]
    style = f"margin: 0 0 {px(6)}px 0; line-height: 115%"
    shades = [""] * plain + [f"; color: {muted}"] * max(0, len(texts) - plain)
    return "".join(f'<p style="{style}{shade}">{escaped(text)}</p>' for text, shade in zip(texts, shades, strict=False))


def points_of(value: OpenValue, own_side: int) -> list[Point]:
    """The curve of a hand's worth for the person's side."""
    sign = -1 if own_side else 1
    moves = [Point(sign * left.value, left.seat % len(value.given) == own_side, left.given > 0) for left in value.moves]
    return [Point(sign * value.start), *moves]
