"""The auction: a number, Bid, Pass, and a redeal where entitled; above them the standing bid."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from marjapussi_desktop.controller.prompts import Prompt
from marjapussi_desktop.controller.table_view import TableView
from marjapussi_desktop.engine.actions import Action, Bid, DemandRedeal, Pass
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.ui.panels.amount import AmountPicker
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.style import px


class BidPanel(PromptPanel):
    """Bids in steps of 5 from the least that may be bid. Esc goes back to the least."""

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        assert isinstance(prompt.choices, BidChoices)
        self.choices = prompt.choices
        self.standing = self.label("muted")
        self.standing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.column.addWidget(self.standing)
        self.picker: AmountPicker | None = None
        row = QHBoxLayout()
        row.setSpacing(px(16))
        self.column.addLayout(row)
        may_bid = self.choices.minimum is not None and self.choices.maximum is not None
        self.bid = self.button("primary" if may_bid else "")
        if self.choices.minimum is not None and self.choices.maximum is not None:
            self.picker = AmountPicker(self.choices.minimum, self.choices.maximum, self)
            self.picker.changed.connect(self.retranslate)
            row.addWidget(self.picker)
            row.addWidget(self.bid)
        self.bid.setVisible(may_bid)
        self.pass_ = self.button("" if may_bid else "primary")
        self.pass_.setVisible(self.choices.may_pass)
        self.redeal = self.button()
        self.redeal.setVisible(self.choices.may_redeal)
        row.addWidget(self.pass_)
        row.addWidget(self.redeal)
        self.bid.clicked.connect(self._answer_bid)
        self.pass_.clicked.connect(lambda: self.answered.emit(Pass()))
        self.redeal.clicked.connect(lambda: self.answered.emit(DemandRedeal()))
        self.retranslate()

    def retranslate(self) -> None:
        if self.picker is not None:
            self.bid.setText(self.tr("Bid {amount}").format(amount=self.picker.amount))
        self.pass_.setText(self.tr("Pass"))
        self.redeal.setText(self.tr("Demand a redeal"))
        self.standing.setText(self._standing())

    def advise(self, action: Action) -> None:
        if isinstance(action, Bid) and self.picker is not None:
            self.picker.set_amount(action.amount)
        chosen = {Bid: self.bid, Pass: self.pass_, DemandRedeal: self.redeal}[type(action)]
        chosen.setFocus(Qt.FocusReason.OtherFocusReason)

    def step(self, steps: int) -> bool:
        if self.picker is not None:
            self.picker.step(steps)
        return self.picker is not None

    def escape(self) -> None:
        if self.picker is not None and self.choices.minimum is not None:
            self.picker.set_amount(self.choices.minimum)

    def _answer_bid(self) -> None:
        if self.picker is not None:
            self.answered.emit(Bid(self.picker.amount))

    def _standing(self) -> str:
        if self.view.high_bid is None or self.view.high_bidder is None:
            return self.tr("Nobody has bid yet.")
        return self.tr("Highest bid: {amount}, {name}").format(
            amount=self.view.high_bid, name=self.names[self.view.high_bidder]
        )
