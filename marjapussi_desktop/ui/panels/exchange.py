"""The exchange: so many cards of the hand to give, give back or discard."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import CardsChoices
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.style import gap
from marjapussi_desktop.ui.text.cards import card_text, listed


class CardsPanel(PromptPanel):
    """Confirms the cards that the person raises in the hand; the button waits for the right number.

    Esc, Up and Down take the keyboard back to the hand.
    """

    wants_hand = True

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        assert isinstance(prompt.choices, CardsChoices)
        self.choices = prompt.choices
        self.chosen: tuple[Card, ...] = ()
        self.gift = self.label("muted")
        self.question = self.label("heading")
        self.state = self.label("muted")
        self.confirm = self.button("primary")
        row = FlowLayout(gap(24), line_spacing=gap(8))
        row.addWidget(self.question)
        row.addWidget(self.state)
        row.addWidget(self.confirm)
        self.column.addWidget(self.gift)
        self.column.addLayout(row)
        self.confirm.clicked.connect(self._answer)
        self.retranslate()

    def retranslate(self) -> None:
        count = self.choices.count
        question, confirm = self._texts(count)
        self.question.setText(question)
        self.gift.setText(self.gift_text())
        self.gift.setVisible(bool(self.gift_text()))
        self.confirm.setText(confirm)
        self.confirm.setEnabled(len(self.chosen) == count)
        self.state.setText(self._state())
        self.state.keep_room_for((self._none_chosen(), "  ".join(["♥10"] * count)))

    def take_cards(self, cards: tuple[Card, ...]) -> None:
        self.chosen = cards
        self.retranslate()
        self.resized.emit()
        if len(cards) == self.choices.count:
            self.take_focus()

    def advise(self, _action: Action) -> None:
        """Enter chooses the cards in the hand that the hint names; it must not give others."""
        self.to_hand.emit()

    def escape(self) -> None:
        self.to_hand.emit()

    def step(self, _steps: int) -> bool:
        self.to_hand.emit()
        return True

    def _answer(self) -> None:
        self.answered.emit(self.choices.action(self.chosen))

    def _state(self) -> str:
        if self.chosen:
            cards = "  ".join(card_text(card) for card in listed(self.chosen))
            if len(self.chosen) == self.choices.count:
                return cards
            return self.tr("{cards} ({number} of {count})").format(
                cards=cards, number=len(self.chosen), count=self.choices.count
            )
        return self._none_chosen()

    def _none_chosen(self) -> str:
        return self.tr("0 of {count} chosen").format(count=self.choices.count)

    def _texts(self, count: int) -> tuple[str, str]:
        if self.prompt.kind is PromptKind.GIVE:
            return self.tr("Give your partner %n card(s)", "", count), self.tr("Give")
        if self.prompt.kind is PromptKind.RETURN:
            return self.tr("Give %n card(s) back to your partner", "", count), self.tr("Give back")
        return self.tr("Discard %n card(s)", "", count), self.tr("Discard")
