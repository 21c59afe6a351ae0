"""The auction: a number, Bid, Pass, and a redeal where entitled; above them who has bid what."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QWidget

from marjapussi_desktop.controller.prompts import Prompt
from marjapussi_desktop.controller.table_view import SeatView, TableView
from marjapussi_desktop.engine.actions import Bid, DemandRedeal, Pass
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.ui.panels.amount import AmountPicker
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.style import set_role


class BidPanel(PromptPanel):
    """Bids in steps of 5 from the least that may be bid. Esc goes back to the least."""

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        assert isinstance(prompt.choices, BidChoices)
        self.choices = prompt.choices
        self.chips = [self.label() for _seat in view.seats]
        self.column.addLayout(self._said_so_far())
        self.picker: AmountPicker | None = None
        row = QHBoxLayout()
        row.setSpacing(16)
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
        for chip, seat in zip(self.chips, self.view.seats, strict=True):
            chip.setText(self._said_by(seat))
            set_role(chip, "chip-best" if seat.seat == self.view.high_bidder else "chip")

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

    def _said_so_far(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addStretch()
        for chip in self.chips:
            chip.setAlignment(Qt.AlignmentFlag.AlignCenter)
            row.addWidget(chip)
        row.addStretch()
        return row

    def _said_by(self, seat: SeatView) -> str:
        if seat.has_passed:
            return self.tr("{name}: pass").format(name=seat.name)
        if seat.bid:
            return self.tr("{name}: {amount}").format(name=seat.name, amount=seat.bid)
        return self.tr("{name}: –").format(name=seat.name)
