"""The auction: a number, Bid, Pass, and a redeal where entitled; above them the standing bid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.bid_meanings import meanings_of, tells_by_steps
from marjapussi_desktop.controller.match.prompts import Prompt
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action, Bid, DemandRedeal, Pass
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.panels.amount_panel import AmountPanel, is_cramped
from marjapussi_desktop.ui.style import gap
from marjapussi_desktop.ui.text.bid_meanings import bid_meaning

TELLING_STEPS: Final = 3
"""Five, ten and fifteen more, where each tells the partner something."""


class BidPanel(AmountPanel):
    """Bids in steps of 5 from the least that may be bid, each with what it tells the partner."""

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        assert isinstance(prompt.choices, BidChoices)
        self.choices = prompt.choices
        self._meanings = meanings_of(view, prompt.choices)
        self.standing = self.label("muted")
        head = FlowLayout(gap(24))
        head.addWidget(self.standing)
        self.column.addLayout(head)
        row = FlowLayout(gap(16), is_centred=True)
        may_bid = self.choices.minimum is not None and self.choices.maximum is not None
        self.bid = self.button("primary" if may_bid else "")
        self.bid.setVisible(may_bid)
        if self.choices.minimum is not None and self.choices.maximum is not None:
            lowest = TELLING_STEPS if tells_by_steps(view.rules) else 1
            self.column.addLayout(self.set_up_amount(self.choices.minimum, self.choices.maximum, lowest=lowest))
            assert self.picker is not None
            head.addWidget(self.note)
            row.addWidget(self.picker)
            row.addWidget(self.bid)
        self.column.addLayout(row)
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
        super().retranslate()
        if self.picker is not None:
            self.bid.setText(self.tr("Bid {amount}").format(amount=self.picker.said))
            self.bid.setAccessibleDescription(self.note.text())
        self.pass_.setText(self.tr("Pass"))
        self.redeal.setText(self.tr("Demand a redeal"))
        self.standing.setText(self._standing())

    def arrange(self, room: QSize) -> None:
        super().arrange(room)
        self.standing.setVisible(not is_cramped(room))  # the score tells it too

    def meaning(self, amount: int) -> str:
        return bid_meaning(amount, self._meanings[amount]) if amount in self._meanings else ""

    def advise(self, action: Action) -> None:
        if isinstance(action, Bid):
            self.advise_amount(self.bid, action.amount)
        else:
            self._advised = None
            self.point_at(self.pass_ if isinstance(action, Pass) else self.redeal)

    def _answer_bid(self) -> None:
        if self.picker is not None and self.picker.is_valid:
            self.answered.emit(Bid(self.picker.amount))

    def _standing(self) -> str:
        if self.view.high_bid is None or self.view.high_bidder is None:
            return self.tr("Nobody has bid yet.")
        return self.tr("Highest bid: {amount}, {name}").format(
            amount=self.view.high_bid, name=self.names[self.view.high_bidder]
        )
