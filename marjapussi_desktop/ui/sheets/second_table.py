"""The second table: the expert plays the same deals in the person's seat, and the scores are compared hand by hand."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QPushButton, QWidget

from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.controller.past.qt_second_table import SecondTable
from marjapussi_desktop.engine.seats import sides_in
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.scrolled import scrolled
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.scores import signed

FEW_HANDS = 20
"""Fewer are told to say little."""


class SecondTableSheet(Sheet):
    """Attributes: ``rows``: by hand its name, the two figures, which are buttons, and their difference; ``sums``, the
    last row; ``about``, ``said`` and ``progress``, the texts.

    The hands are played while the sheet is open; to close it stops that. Signal: ``looked(PastMatch)``: the last hand
    of these is to be stepped through.
    """

    looked = Signal(object)

    def __init__(self, parent: QWidget, table: SecondTable, past: PastMatch) -> None:
        super().__init__(parent, 680)
        self._table, self._past = table, past
        self._has_failed = False
        self.about, self.progress, self.said = (Label(self.page) for _label in range(3))
        for label in (self.about, self.progress, self.said):
            label.setWordWrap(True)
        set_role(self.progress, "muted")
        set_role(self.said, "small")
        self._figures = QWidget(self.page)
        self._grid = QGridLayout(self._figures)
        self._grid.setContentsMargins(0, 0, gap(16), 0)
        self._grid.setHorizontalSpacing(gap(24))
        self._grid.setVerticalSpacing(gap(2))
        self._grid.setColumnStretch(0, 1)
        self.heads = tuple(self._label(0, column) for column in range(4))
        for head in self.heads:
            set_role(head, "muted")
        self.rows = {number: self._row(nth, number) for nth, number in enumerate(past.numbers, start=1)}
        self.sums = tuple(self._label(len(self.rows) + 1, column) for column in range(4))
        for label in self.sums:
            set_role(label, "accent")
        self.content.addWidget(self.about)
        self.content.addWidget(scrolled(self._figures, self.page), 1)
        self.content.addWidget(self.progress)
        self.content.addWidget(self.said)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)
        self.closed.connect(table.stop)
        table.played.connect(self._on_played)
        table.failed.connect(self._on_failed)
        table.start(past)

    def _label(self, row: int, column: int) -> Label:
        label = Label(self._figures)
        if column:
            label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column)
        return label

    def _row(self, row: int, number: int) -> tuple[Label, QPushButton, QPushButton, Label]:
        name, difference = self._label(row, 0), self._label(row, 3)
        own, expert = QPushButton(self._figures), QPushButton(self._figures)
        for column, button in ((1, own), (2, expert)):
            set_role(button, "link")
            self._grid.addWidget(button, row, column, Qt.AlignmentFlag.AlignRight)
        own.clicked.connect(lambda: self._look(self._table.first(number)))
        expert.clicked.connect(lambda: self._look(self._table.stepped(number, self.tr("Expert"))))
        return name, own, expert, difference

    def _look(self, past: PastMatch) -> None:
        self.finish()
        self.looked.emit(past)

    def _on_played(self, _hand: object) -> None:
        self.retranslate()
        self._fit()

    def _on_failed(self) -> None:
        self._has_failed = True
        self.retranslate()

    # -- words --------------------------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.title.setText(self.tr("Second table"))
        self.done.setText(self.tr("Close"))
        self.about.setText(self._about())
        texts = (self.tr("Hand"), self.tr("You"), self.tr("Expert"), self.tr("Difference"))
        for head, text in zip(self.heads, texts, strict=True):
            head.setText(text)
        for number, row in self.rows.items():
            self._show_row(number, row)
        self._show_sums()
        self.progress.setText(self._progress())
        self.progress.setVisible(bool(self.progress.text()))
        self.said.setText(self._judgement())
        self.said.setVisible(bool(self.said.text()))

    def _about(self) -> str:
        same = self.tr("At a second table the expert plays your deals in your seat, against the same players.")
        if sides_in(self._past.rules.layout) == 2:
            counts = self.tr("The figures tell by how much your side scored more than the other in each hand.")
        else:
            counts = self.tr("The figures tell what the seat scored in each hand.")
        look = self.tr("Click a figure to see how the hand went.")
        return f"{same} {counts} {look}"

    def _show_row(self, number: int, row: tuple[Label, QPushButton, QPushButton, Label]) -> None:
        name, own, expert, difference = row
        hand = self._table.hands.get(number)
        name.setText(self.tr("Hand {number}").format(number=number))
        own.setText(signed(hand.own) if hand is not None else "")
        expert.setText(signed(hand.expert) if hand is not None else "")
        difference.setText(signed(hand.difference) if hand is not None else "…")
        for button, source in (
            (own, self.tr("Hand {number}, you: {score}. Look at it")),
            (expert, self.tr("Hand {number}, expert: {score}. Look at it")),
        ):
            button.setVisible(hand is not None)
            button.setAccessibleName(source.format(number=number, score=button.text()))

    def _show_sums(self) -> None:
        played = [self._table.hands[number] for number in self.rows if number in self._table.hands]
        own, expert = sum(hand.own for hand in played), sum(hand.expert for hand in played)
        texts = (self.tr("Together"), signed(own), signed(expert), signed(own - expert))
        for label, text in zip(self.sums, texts, strict=True):
            label.setText(text)
            label.setVisible(len(played) > 1)

    def _progress(self) -> str:
        left = [number for number in self.rows if number not in self._table.hands]
        if self._has_failed and left:
            return self.tr("The expert cannot play now: no process could be started for it.")
        if left:
            playing = self.tr("Hand {number} of {count} is being played. To close this stops it.")
            return playing.format(number=left[0], count=len(self.rows))
        return ""

    def _judgement(self) -> str:
        played = len([number for number in self.rows if number in self._table.hands])
        if not played:
            return ""
        if played == 1:
            return self.tr(
                "One hand tells nothing of who plays better: after another card in the first trick it would all have"
                " gone another way."
            )
        if played < FEW_HANDS:
            few = self.tr("{count} hands tell little: the luck of a single one can outweigh all the rest.")
            return few.format(count=played)
        many = self.tr("{count} hands tell something, though much of the difference is still luck.")
        return many.format(count=played)
