"""The guard against a slip of the hand: what a card that was taken up, but not played, leads to. By digits there is one
on an open question, also where the person wants none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.prompts import Update
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.keys import give_keyboard
from marjapussi_desktop.ui.table.habits import Guard

if TYPE_CHECKING:
    from marjapussi_desktop.ui.play_question import PlayQuestion
    from marjapussi_desktop.ui.table_screen import TableScreen


class PlayGuard(QObject):
    """Says that a second click plays, the first time with the guard's name, or asks.

    Attributes: ``question``, the one that is open, or None; ``holds_card``: one is raised, and played by a second
    choice.
    """

    def __init__(self, screen: TableScreen) -> None:
        super().__init__(screen)
        self.question: PlayQuestion | None = None
        self.holds_card = False
        self._screen = screen
        self._is_named = False
        screen.table.card_taken_up.connect(self._on_taken_up)
        screen.table.resized.connect(self._place)
        screen.taken.connect(self._end)
        screen.table.ask_before_digits(self._is_asked_first)

    def put_back(self) -> bool:
        """Lower the card that is raised, and give the keyboard to an open question; whether a card was raised."""
        if not self.holds_card:
            return False
        self._end()
        self._screen.table.hide_notice()
        self._screen.take_focus()
        return True

    def _end(self, _update: Update | None = None) -> None:
        self.drop()
        if self.holds_card:
            self.holds_card = False
            self._screen.table.let_go(has_ring=self._screen.table.guard is not Guard.OFF)  # a digit has put it there

    def _is_asked_first(self) -> bool:
        """Whether a panel is open, and not put aside, on which something else than leading is lit."""
        panel = self._screen.panel
        return panel is not None and self._screen.aside is None and panel.is_before_a_card

    def _on_taken_up(self, card: Card) -> None:
        guard, panel = self._screen.table.guard, self._screen.panel
        if guard is Guard.ASK:
            self._ask(card)
            return
        self.holds_card = True
        if panel is not None and panel.isAncestorOf(self._screen.focusWidget() or self._screen):
            give_keyboard(self._screen.table)  # Enter is for the card now
        named = self.tr("The guard against slips is on: choose the card once more to play it. Settings turn it off.")
        is_short = self._is_named or guard is Guard.OFF
        self._screen.table.advise(self.tr("Choose the card once more to play it.") if is_short else named)
        self._is_named = self._is_named or guard is not Guard.OFF

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
