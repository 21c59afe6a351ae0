"""The contract: a number from the final bid up, and one button."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.prompts import Prompt
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action, SetContract
from marjapussi_desktop.engine.choices import ContractChoices
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.panels.amount_panel import AmountPanel, is_cramped
from marjapussi_desktop.ui.style import gap

_ANY_WIDTH: Final = 1 << 20


class ContractPanel(AmountPanel):
    """Sets the contract. Esc goes back to the final bid."""

    _tells_gift = True

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        assert isinstance(prompt.choices, ContractChoices)
        self.choices = prompt.choices
        self.gift = self.label("muted")
        round_amounts = self.set_up_amount(self.choices.minimum, self.choices.maximum, is_far=True)
        assert self.picker is not None
        self.confirm = self.button("primary")
        self.column.setSpacing(gap(6))
        row = FlowLayout(gap(16), is_centred=True)
        row.addWidget(self.picker)
        row.addWidget(self.confirm)
        self.column.addWidget(self.gift)
        self.column.addWidget(self.note)
        self.column.addLayout(round_amounts)
        self.column.addLayout(row)
        self.confirm.clicked.connect(self._answer)
        self.retranslate()

    def retranslate(self) -> None:
        super().retranslate()
        assert self.picker is not None
        self._show_gift()
        self.confirm.setText(self.tr("Contract {amount}").format(amount=self.picker.said))

    def arrange(self, room: QSize) -> None:
        """Small texts are without the leaps where the button would have to go to another row for them; larger ones give
        way. In little room what the partner gave is not told again, as the story tells it too.
        """
        super().arrange(room)
        self._tells_gift = not is_cramped(room)
        self._show_gift()
        assert self.picker is not None
        margins = self.column.contentsMargins()
        left = room.width() - margins.left() - margins.right() - self.confirm.sizeHint().width() - gap(16)
        self.picker.keep_leaps(_ANY_WIDTH if self.is_shrinking else left)

    def _show_gift(self) -> None:
        self.gift.setText(self.gift_text())
        self.gift.setVisible(self._tells_gift and bool(self.gift_text()))

    def resting_note(self, _amount: int) -> str:
        question = (
            self.tr("You bid {amount}. What does your side promise to take?")
            if self.view.rules.layout is Layout.PARTNERSHIP
            else self.tr("You bid {amount}. What do you promise to take?")
        )
        return question.format(amount=self.choices.minimum)

    def advise(self, action: Action) -> None:
        assert isinstance(action, SetContract), "nothing else answers this panel"
        self.advise_amount(self.confirm, action.amount)

    def _answer(self) -> None:
        if self.picker is not None and self.picker.is_valid:
            self.answered.emit(SetContract(self.picker.amount))
