"""The coach at the table: before a costly choice of the person it asks whether he is sure."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.prompts import Prompt, Update
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.keys import give_keyboard

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.qt_coach import Coach
    from marjapussi_desktop.ui.match_screen import MatchScreen
    from marjapussi_desktop.ui.sure_question import SureQuestion

OFF: Final = "off"
AMOUNTS: Final = (OFF, "great", "some")


class Coaching(QObject):
    """Attributes: ``coach``, None until it is first wanted; ``question``, the one that is open, or None."""

    def __init__(self, screen: MatchScreen) -> None:
        super().__init__(screen)
        self.coach: Coach | None = None
        self.question: SureQuestion | None = None
        self._screen = screen
        self._wanted = self._amount = OFF
        self._is_allowed = True
        self._sure: tuple[int, Action] | None = None
        self._doubted_call: Call | None = None
        screen.taken.connect(self._on_taken)
        screen.table.resized.connect(self._place)
        screen.panel_placed.connect(self._place)  # with other texts it gets its size last

    def apply(self, preferences: Preferences) -> None:
        """Turn the coach on or off."""
        # A later version may know more amounts.
        self._wanted = preferences.coach if preferences.coach in AMOUNTS else OFF
        self._follow()

    def allow(self, is_allowed: bool) -> None:
        """Let it ask, or not: in a match without help it is silent, whatever the person wants otherwise."""
        if is_allowed != self._is_allowed:
            self._is_allowed = is_allowed
            self._follow()

    def _follow(self) -> None:
        was, self._amount = self._amount, self._wanted if self._is_allowed else OFF
        if self._amount == OFF:
            self.close()
        elif was == OFF and self._screen.session.has_match():
            self._on_taken(self._screen.session.current())

    def holds_back(self, prompt: Prompt, action: Action) -> bool:
        """Whether the choice is doubted, and the person asked; a second time it is his will."""
        if self.coach is None or self._sure == (prompt.id, action):
            return False
        missed = self.coach.missed_call(action, self._amount)
        if missed is None and not self.coach.doubts(action, self._amount):
            return False
        self._sure = prompt.id, action
        self._ask(partial(self._screen.answer, prompt, action), action, missed)
        return True

    def holds_back_call(self, call: Call) -> bool:
        """The same of Kontra or Re, which may be said out of turn: once in a hand it is doubted."""
        hand = self._screen.session.current().view.hand_number
        if self.coach is None or self._sure == (-hand, call) or not self.coach.doubts(call, self._amount):
            return False
        self._sure = -hand, call
        self._ask(partial(self._screen.session.call, call), call)
        self._doubted_call = call
        return True

    def close(self) -> None:
        """Ask no more, and end the coach's process."""
        self._drop()
        if self.coach is not None:
            self.coach.close()
            self.coach = None

    def _on_taken(self, update: Update) -> None:
        """Think about what the person is asked, or may call, from the moment that he could know it."""
        if self._doubted_call not in update.calls:
            self._drop()  # while others play on, a call is still his
        if self._amount == OFF:
            self._drop()
            return
        seen = self._screen.session.seen()
        if seen is None or seen.choices is None:
            if self.coach is not None:
                self.coach.forget()
            return
        if self.coach is None:
            from marjapussi_desktop.controller.match.qt_coach import Coach

            self.coach = Coach(parent=self)
        self.coach.think(seen)

    def _ask(self, go_on: Callable[[], object], choice: Action, missed: Call | None = None) -> None:
        from marjapussi_desktop.ui.sure_question import SureQuestion

        self._drop()
        self.question = SureQuestion(self._screen, choice, missed)
        self.question.meant.connect(lambda: self._go_on(go_on))
        self.question.left.connect(self._leave)
        self._screen.table.hide_notice()  # above a panel, where the question stands
        self.question.show()
        self._place()
        give_keyboard(self.question.no)
        self._screen.table.read_aloud(self.question.sentence.text())

    def _go_on(self, go_on: Callable[[], object]) -> None:
        self._drop()
        go_on()

    def _leave(self) -> None:
        self._drop()
        self._screen.table.let_go()
        self._screen.take_focus()

    def _drop(self) -> None:
        question, self.question, self._doubted_call = self.question, None, None
        if question is not None:
            question.hide()
            question.deleteLater()

    def _place(self) -> None:
        if self.question is not None:
            from marjapussi_desktop.ui.sure_place import place

            place(self.question, self._screen)
