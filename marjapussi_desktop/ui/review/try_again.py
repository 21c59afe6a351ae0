"""A moment of a reviewed hand is tried again: the person chooses, and hears what that would have cost."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QPushButton, QWidget

from marjapussi_desktop.controller.past.qt_trying import TrySession
from marjapussi_desktop.controller.review.hand_review import Choice, DecisionKind, Reviewed
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.ui.stepping.practice import PracticeScreen
from marjapussi_desktop.ui.style import set_role
from marjapussi_desktop.ui.suit_label import SuitLabel
from marjapussi_desktop.ui.text.about_players import Names
from marjapussi_desktop.ui.text.amounts import Amounts
from marjapussi_desktop.ui.text.reviews import answer_text, is_right, reason_texts, tried_text


class TryScreen(PracticeScreen):
    """Practice that begins with a question. Attributes: ``verdict``, on what was chosen; ``answer`` and ``line``,
    buttons of the bar. Signal: ``solved(Reviewed)``: a choice as good as the best was found, or the answer shown.
    """

    solved = Signal(object)

    def __init__(self, session: TrySession, one: Reviewed, amounts: Amounts, names: Names, parent: QWidget):
        """``names``: of the players by seat, as reasons have them."""
        self._trying, self._one, self._amounts, self._names = session, one, amounts, names
        self._tried: Choice = None
        self._has_tried = self._is_answered = False
        super().__init__(session, parent)
        session.tried.connect(self._on_tried)

    def add_parts(self, row: QBoxLayout) -> None:
        self.verdict = SuitLabel(self.bar)
        self.answer, self.line = QPushButton(self.bar), QPushButton(self.bar)
        row.insertWidget(0, self.verdict, 1)
        row.insertWidget(row.indexOf(self.hint) + 1, self.answer)
        row.insertWidget(row.indexOf(self.hint) + 2, self.line)
        self.answer.clicked.connect(self._show_answer)
        self.line.clicked.connect(self.play_line)

    def retranslate(self) -> None:
        super().retranslate()
        self.answer.setText(self.tr("Show the answer"))
        self.line.setText(self.tr("Play the better line"))
        self.back.setText(self.tr("Back to the review"))
        self._show_state()

    def play_line(self) -> None:
        """Make the better choice in the person's place, and let him play on."""
        self._solve()
        self._trying.play_on(self._one.judgement.best)
        self._show_state()

    def _on_tried(self, action: Action) -> None:
        is_silence = self._one.kind is DecisionKind.CALL and isinstance(action, Play)
        self._tried, self._has_tried = None if is_silence else action, True
        if self._has_found():
            self._solve()
        self._show_state()
        self.board.table.read_aloud(self.verdict.text())

    def _show_answer(self) -> None:
        self._solve()
        self._show_state()
        self.board.table.read_aloud(self.verdict.text())
        self.line.setFocus()

    def _solve(self) -> None:
        if not self._is_answered:
            self._is_answered = True
            self.solved.emit(self._one)

    def _show_state(self) -> None:
        is_free = self._trying.is_free
        for widget in (self.note, self.undo, self.again):
            widget.setVisible(is_free)
        self.verdict.setVisible(not is_free)
        self.answer.setVisible(not is_free and not self._is_answered)
        self.line.setVisible(not is_free and self._is_answered)
        self.hint.setVisible(is_free or not self._is_answered)
        told, why = self._said(), self._why()
        set_role(self.verdict, "small" if why else "")
        self.verdict.setText(f"{told} {why}".rstrip())

    def _why(self) -> str:
        """What speaks for the best choice, once that has been found or shown."""
        if self._trying.is_free or not self._is_answered:
            return ""
        is_other = self._has_tried and self._tried != self._one.judgement.best and self._has_found()
        return "" if is_other else " ".join(reason_texts(self._one, self._names)[:1])

    def _has_found(self) -> bool:
        return self._has_tried and is_right(self._one, self._tried, self._amounts)

    def _said(self) -> str:
        is_best = self._has_tried and self._tried == self._one.judgement.best
        has_found = self._has_found()
        told = [tried_text(self._one, self._tried, self._amounts)] if self._has_tried else []
        if self._is_answered and not has_found:
            told = [answer_text(self._one, self._amounts)[0]]
        elif is_best:
            told.append(self.tr("That is the best choice."))
        elif not has_found:
            told.append(self.tr("Try another choice.") if told else self.tr("What would you do here now?"))
        return " ".join(told)
