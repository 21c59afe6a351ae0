"""The contract: a number from the final bid up, and one button."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout, QWidget

from marjapussi_desktop.controller.prompts import Prompt
from marjapussi_desktop.controller.table_view import TableView
from marjapussi_desktop.engine.actions import Action, SetContract
from marjapussi_desktop.engine.choices import ContractChoices
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.ui.panels.amount import AmountPicker
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.style import px


class ContractPanel(PromptPanel):
    """Sets the contract. Esc goes back to the final bid."""

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        assert isinstance(prompt.choices, ContractChoices)
        self.choices = prompt.choices
        self.gift = self.label("muted")
        self.hint = self.label("muted")
        self.picker = AmountPicker(self.choices.minimum, self.choices.maximum, self)
        self.confirm = self.button("primary")
        row = QHBoxLayout()
        row.setSpacing(px(16))
        row.addStretch()
        row.addWidget(self.picker)
        row.addWidget(self.confirm)
        row.addStretch()
        self.column.addWidget(self.gift)
        self.column.addWidget(self.hint)
        self.column.addLayout(row)
        self.picker.changed.connect(self.retranslate)
        self.confirm.clicked.connect(lambda: self.answered.emit(SetContract(self.picker.amount)))
        self.retranslate()

    def retranslate(self) -> None:
        question = (
            self.tr("You bid {amount}. What does your side promise to take?")
            if self.view.rules.layout is Layout.PARTNERSHIP
            else self.tr("You bid {amount}. What do you promise to take?")
        )
        self.hint.setText(question.format(amount=self.choices.minimum))
        self.gift.setText(self.gift_text())
        self.gift.setVisible(bool(self.gift_text()))
        self.confirm.setText(self.tr("Contract {amount}").format(amount=self.picker.amount))

    def advise(self, action: Action) -> None:
        assert isinstance(action, SetContract), "nothing else answers this panel"
        self.picker.set_amount(action.amount)
        self.take_focus()

    def step(self, steps: int) -> bool:
        self.picker.step(steps)
        return True

    def escape(self) -> None:
        self.picker.set_amount(self.choices.minimum)
