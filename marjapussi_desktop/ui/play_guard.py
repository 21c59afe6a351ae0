"""The guard against a slip of the hand: what a card that was taken up, but not played, leads to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.keys import give_keyboard
from marjapussi_desktop.ui.table.habits import Guard

if TYPE_CHECKING:
    from marjapussi_desktop.ui.play_question import PlayQuestion
    from marjapussi_desktop.ui.table_screen import TableScreen


class PlayGuard(QObject):
    """Says that a second click plays, the first time with the guard's name, or asks.

    Attribute: ``question``, the one that is open, or None.
    """

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self.question: PlayQuestion | None = None
        self._screen = screen
        self._is_named = False
        screen.table.card_taken_up.connect(self._on_taken_up)
        screen.table.resized.connect(self._place)
        screen.taken.connect(lambda _update: self.drop())

    def _on_taken_up(self, card: Card) -> None:
        if self._screen.table.guard is Guard.ASK:
            self._ask(card)
            return
        named = self.tr("The guard against slips is on: choose the card once more to play it. Settings turn it off.")
        self._screen.table.advise(self.tr("Choose the card once more to play it.") if self._is_named else named)
        self._is_named = True

    def _ask(self, card: Card) -> None:
        from marjapussi_desktop.ui.play_question import PlayQuestion  # here, as few are asked

        self.drop()
        self.question = PlayQuestion(card, self._screen)
        self.question.meant.connect(self._play)
        self.question.left.connect(self._leave)
        self.question.show()
        self._place()
        give_keyboard(self.question.yes)

    def _play(self, card: Card) -> None:
        self._leave()
        self._screen.table.card_chosen.emit(card)

    def _leave(self) -> None:
        self.drop()
        self._screen.table.let_go()
        give_keyboard(self._screen.table)

    def drop(self) -> None:
        """Ask no more."""
        question, self.question = self.question, None
        if question is not None:
            if question.isAncestorOf(self._screen.focusWidget() or self._screen):
                give_keyboard(self._screen.table)
            question.hide()
            question.deleteLater()

    def _place(self) -> None:
        if self.question is not None:
            self.question.place(self._screen.table.places().panel.translated(self._screen.table.pos()))
