"""The auction: a number, Bid, Pass, and a redeal where entitled; above them the standing bid."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QPushButton, QWidget

from marjapussi_desktop.controller.match.bid_meanings import meanings_of, tells_by_steps
from marjapussi_desktop.controller.match.prompts import Prompt
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action, Bid, DemandRedeal, Pass
from marjapussi_desktop.engine.choices import BidChoices
from marjapussi_desktop.engine.seats import partner_of
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.keys import give_keyboard
from marjapussi_desktop.ui.panels.amount_panel import AmountPanel, is_cramped
from marjapussi_desktop.ui.panels.base import Unadvised
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.bid_meanings import bid_meaning

TELLING_STEPS: Final = 3
"""Five, ten and fifteen more, where each tells the partner something."""


class BidPanel(AmountPanel):
    """Bids in steps of 5 from the least that may be bid, each with what it tells the partner. Where it tells nobody
    anything the standing bid takes the place of that.

    Where the partner holds the highest bid, Pass is lit until the person changes the number: no Enter bids over it.
    """

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        assert isinstance(prompt.choices, BidChoices)
        self.choices = prompt.choices
        self._meanings = meanings_of(view, prompt.choices)
        self.standing = self.label("muted")
        head = FlowLayout(gap(24), line_spacing=gap(2))
        head.addWidget(self.standing)
        self.column.addLayout(head)
        row, answers = FlowLayout(gap(16), is_centred=True), FlowLayout(gap(16), is_centred=True)
        may_bid = self.choices.minimum is not None and self.choices.maximum is not None
        self.bid = self.button()
        self.bid.setVisible(may_bid)
        if self.choices.minimum is not None and self.choices.maximum is not None:
            if not self._meanings:
                self.note_roles = ("muted", "warning")
            lowest = TELLING_STEPS if tells_by_steps(view.rules) else 1
            self.column.addLayout(self.set_up_amount(self.choices.minimum, self.choices.maximum, lowest=lowest))
            assert self.picker is not None
            head.addWidget(self.note)
            row.addWidget(self.picker)
        row.add_row(answers)
        self.column.addLayout(row)
        self.pass_ = self.button()
        self.pass_.setVisible(self.choices.may_pass)
        self.redeal = self.button()
        self.redeal.setVisible(self.choices.may_redeal)
        answers.add_widgets(self.bid, self.pass_, self.redeal)
        self.bid.clicked.connect(self._answer_bid)
        self.pass_.clicked.connect(lambda: self.answered.emit(Pass()))
        self.redeal.clicked.connect(lambda: self.answered.emit(DemandRedeal()))
        self._light(self.bid if may_bid and not self._is_partners() else self.pass_)
        if self.picker is not None:
            self.picker.changed.connect(self._light_bid)
        self.retranslate()

    @property
    def saying(self) -> QPushButton | None:
        return self.bid

    def retranslate(self) -> None:
        super().retranslate()
        if self.picker is not None:
            self.bid.setText(self.tr("Bid {amount}").format(amount=self.picker.said))
            self.bid.setAccessibleDescription(self.note.text() if self._meanings or not self.picker.is_valid else "")
        self.pass_.setText(self.tr("Pass"))
        self.redeal.setText(self.tr("Demand a redeal"))
        self.standing.setText(self._standing())

    def arrange(self, room: QSize) -> None:
        lit = self.primary
        for button in (self.bid, self.pass_):
            set_role(button, "primary")  # the widest, so that none moves when another is lit
        super().arrange(room)
        self.pass_.setMinimumWidth(0)
        self.pass_.setMinimumWidth(self.pass_.sizeHint().width())
        assert lit is not None
        self._light(lit)
        is_apart = bool(self._meanings) or self.picker is None
        self.standing.setVisible(is_apart and not is_cramped(room))  # the score tells it too

    def meaning(self, amount: int) -> str:
        return bid_meaning(amount, self._meanings[amount]) if amount in self._meanings else ""

    def resting_note(self, amount: int) -> str:
        return self.meaning(amount) if self._meanings else self._standing()

    def advise(self, action: Action) -> None:
        if isinstance(action, Bid):
            self.advise_amount(self.bid, action.amount)
        else:
            self._advised = None
            self.point_at(self.pass_ if isinstance(action, Pass) else self.redeal)

    def put_back(self, before: Unadvised) -> None:
        super().put_back(before)
        if before.primary is not None:
            self._light(before.primary)

    def _is_partners(self) -> bool:
        """Whether the partner holds the highest bid, and one may leave it to him."""
        partner = partner_of(self.view.viewer, self.view.rules.layout)
        return self.choices.may_pass and partner is not None and self.view.high_bidder == partner

    def _light(self, lit: QPushButton) -> None:
        """Make a button the one that Enter means."""
        self.primary = lit
        for button in (self.bid, self.pass_):
            set_role(button, "primary" if button is lit else "")

    def _light_bid(self) -> None:
        """The person has changed the number: Enter bids it, whatever a hint has named."""
        if self.primary is self.pass_:
            self._light(self.bid)
        self._pointed_at = None
        if self.pass_.hasFocus():
            give_keyboard(self.bid)

    def _answer_bid(self) -> None:
        if self.picker is not None and self.picker.is_valid:
            self.answered.emit(Bid(self.picker.amount))

    def _standing(self) -> str:
        if self.view.high_bid is None or self.view.high_bidder is None:
            return self.tr("Nobody has bid yet.")
        return self.tr("Highest bid: {amount}, {name}").format(
            amount=self.view.high_bid, name=self.names[self.view.high_bidder]
        )
