"""What the players thought: every move of the bots in this hand with its reason."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.controller.match.thoughts import Thought
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.rich import escaped
from marjapussi_desktop.ui.sheets.reading import ReadingSheet
from marjapussi_desktop.ui.style import Look, colours, px, set_role
from marjapussi_desktop.ui.text.about_players import Names
from marjapussi_desktop.ui.text.names import names_in_reasons, shown_name
from marjapussi_desktop.ui.text.open_reasons import open_reason_text
from marjapussi_desktop.ui.text.thoughts import is_kept_back, move_text, thought_text

_ASKED: Final = "asked"
"""The anchor of the reason that was asked for."""


class ThoughtsSheet(ReadingSheet):
    """Attributes: ``thoughts``, in their order; ``browser``, the page; ``note``: why some reasons are missing."""

    def __init__(self, parent: QWidget, session: QtSession, at: Thought | None = None) -> None:
        """``at``: where the page is opened; None: at its head."""
        super().__init__(parent, 860)
        self.thoughts, self._view = session.thoughts(), session.current().view
        self._is_over, self._at = session.tells_all(), at
        seen = session.seen()
        self._have_moved = seen is not None and any(move.seat != self._view.viewer for move in seen.moves)
        self.content.addWidget(self.browser, 1)
        self.note = Label(self.page)
        self.note.setWordWrap(True)
        set_role(self.note, "small")
        self.content.addWidget(self.note)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def open(self) -> None:
        super().open()
        if self._at is not None:
            self.browser.scrollToAnchor(_ASKED)

    def retranslate(self) -> None:
        is_for_two = len(self._view.seats) == 2
        self.title.setText(self.tr("What your opponent thought") if is_for_two else self.tr("What the others thought"))
        self.done.setText(self.tr("Close"))
        self.note.setText(self._note())
        self.browser.ensurePolished()
        self.browser.show_page(self._html())

    def _note(self) -> str:
        if not self._is_over:
            return self.tr("The hand is in play: what would give cards away is told when it is over.")
        return self.tr("Reasons are kept until the next hand is dealt or the program is closed.")

    def _html(self) -> str:
        if not self.thoughts:
            gone = self.tr("This hand was begun before the program was opened, and reasons are not kept that long.")
            nothing = self.tr("There is nothing to tell yet.")
            return f"<p>{escaped(gone if self._have_moved else nothing)}</p>"
        accent, gap = colours(Look.theme)["accent"], px(12)
        parts = []
        for trick, thoughts in groupby(self.thoughts, key=lambda thought: thought.trick):
            title = self.tr("Trick {number}").format(number=trick) if trick else self.tr("Before play")
            parts.append(f'<p style="margin: {gap}px 0 0 0; color: {accent}; font-weight: 600">{escaped(title)}</p>')
            parts.extend(self._item(thought) for thought in thoughts)
        return "".join(parts)

    def _item(self, thought: Thought) -> str:
        name, move = escaped(shown_name(self._view.seats[thought.seat])), escaped(move_text(thought))
        names = names_in_reasons(self._view)
        why = "" if is_kept_back(thought) else escaped(_told(thought, names))  # the note says it once
        muted = colours(Look.theme)["muted"]
        anchor = f'<a name="{_ASKED}"></a>' if thought == self._at else ""
        return f'<p style="margin: {px(4)}px 0 0 0; line-height: 125%">{anchor}<b>{name}: {move}</b>' + (
            f'<br><span style="color: {muted}">{why}</span></p>' if why else "</p>"
        )


def _told(thought: Thought, names: Names) -> str:
    """A reason without what the note says of all: that there is more when the hand is over."""
    if thought.shown is not None:
        return open_reason_text(thought.shown, names[thought.seat] or "")
    return thought_text(thought, names)
