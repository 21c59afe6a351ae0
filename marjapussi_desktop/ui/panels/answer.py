"""Answering a partner: what was asked, what is true, and a button for every truthful answer, the dearest first."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QPushButton, QWidget

from marjapussi_desktop.controller.match.prompts import Prompt
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action, AnswerHalf, AnswerWhole, AskHalf
from marjapussi_desktop.engine.cards import SUITS, Card, Suit, king_of, queen_of
from marjapussi_desktop.engine.choices import AnswerChoices
from marjapussi_desktop.engine.declarations import declaration_points, sets_trump
from marjapussi_desktop.engine.events import AnsweredWhole, AskedHalf, AskedWhole
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.style import gap
from marjapussi_desktop.ui.text.cards import card_text, cards_text
from marjapussi_desktop.ui.text.events import bubble_text


class AnswerPanel(PromptPanel):
    """A partner must be answered truthfully: where only one answer is true there is only one button."""

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        assert isinstance(prompt.choices, AnswerChoices)
        self.choices = prompt.choices
        self.question = self.label("heading")
        self.truth = self.label("muted")
        self.column.addWidget(self.question)
        self.column.addWidget(self.truth)
        row = FlowLayout(gap(16))
        self.column.addLayout(row)
        self.buttons = []
        self.answers = sorted(self.choices.answers, key=self._points, reverse=True)
        for answer in self.answers:
            button = self.button("" if self.primary else "primary")
            button.clicked.connect(lambda _checked=False, said=answer: self.answered.emit(said))
            row.addWidget(button)
            self.buttons.append(button)
        self.retranslate()

    def retranslate(self) -> None:
        asker = self.view.seats[(self.choices.seat + 2) % len(self.view.seats)]
        self.question.setText(self.tr("{name} asks: {question}").format(name=asker.name, question=self._asked()))
        self.truth.setText(self._truth())
        for button, text in zip(self.buttons, self._answers(), strict=True):
            button.setText(text)

    def advise(self, action: Action) -> None:
        named: dict[Action, QPushButton] = dict(zip(self.answers, self.buttons, strict=True))
        self.point_at(named[action])

    def _asked(self) -> str:
        question = self.choices.question
        event = (
            AskedHalf(self.choices.seat, question.suit)
            if isinstance(question, AskHalf)
            else AskedWhole(self.choices.seat)
        )
        return bubble_text(event) or ""

    def _answers(self) -> Iterator[str]:
        has_choice = len(self.answers) > 1
        for answer in self.answers:
            if isinstance(answer, AnswerWhole) and answer.suit is not None:
                text = bubble_text(AnsweredWhole(self.choices.seat, answer.suit)) or ""
                yield f"{text} +{self._points(answer)}" if has_choice else text
            elif isinstance(answer, AnswerHalf) and answer.yes:
                yield self.tr("Yes, I do")
            else:
                yield self.tr("No, I don't")

    def _points(self, answer: Action) -> int:
        """What the marriage scores that a yes declares."""
        if not isinstance(answer, AnswerWhole) or answer.suit is None:
            return 0
        rules = self.view.rules
        return declaration_points(rules, answer.suit, sets_trump(rules, self.view.trump))

    def _truth(self) -> str:
        question = self.choices.question
        if not isinstance(question, AskHalf):
            whole = [c for suit in SUITS if len(held := self._held(suit)) == 2 for c in held]
            if whole and any(isinstance(a, AnswerWhole) and a.suit for a in self.choices.answers):
                return self.tr("You hold the {cards}.").format(cards=cards_text(whole))
            return self.tr("You hold no king and queen of a suit that has not been declared yet.")
        if held := self._held(question.suit):
            return self.tr("You hold the {cards}.").format(cards=cards_text(held))
        return self.tr("You hold neither the {king} nor the {queen}.").format(
            king=card_text(king_of(question.suit)), queen=card_text(queen_of(question.suit))
        )

    def _held(self, suit: Suit) -> list[Card]:
        hand = self.view.seats[self.view.viewer].hand
        return [c for c in (king_of(suit), queen_of(suit)) if c in hand]
