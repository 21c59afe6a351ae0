"""Shows the bots' reasons and the person's hints over the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from marjapussi_desktop.controller.match.prompts import Hint, Update
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.text.names import names_in_reasons, shown_name

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.thoughts import Thought


class Advice(QObject):
    """Asks the session for hints and reasons, and has the table show them. A hint comes in two steps: first its idea,
    and only when it is asked for again the move.

    Attributes: ``hint``, the one that is shown, or None; ``is_whole``: its move is shown too; ``after_the_hand``: shows
    all reasons, at the one asked for, where a hand's result would lie over a bubble; None where there are only bubbles.
    Signals: ``given(Hint)``: its idea, or all of it, is shown; ``hinted(Action)``: the move that is advised now;
    ``taken_back``: none is any more.
    """

    given = Signal(object)
    hinted = Signal(object)
    taken_back = Signal()

    def __init__(self, session: QtSession, table: TableWidget) -> None:
        super().__init__(table)
        self.hint: Hint | None = None
        self.is_whole = False
        self.after_the_hand: Callable[[Thought], None] | None = None
        self._session = session
        self._table = table
        self._is_awaited = False
        self._told = ""
        self._asked: int | None = None
        session.hinted.connect(self._show)
        table.seat_asked.connect(self.show_why)
        table.retranslated.connect(self.retranslate)  # it has taken the hint's old sentence away

    def end(self) -> bool:
        """Hide the hint, as the table moves on or the person has read it; whether there was one."""
        if self.hint is None and not self._is_awaited:
            return False
        self.hint, self._is_awaited, self.is_whole = None, False, False
        self._tell("")
        self.taken_back.emit()
        return True

    def move_on(self, update: Update) -> None:
        """The table shows an update: a hint about another question than that one's ends."""
        if update.prompt is None or update.prompt.id != self._asked:
            self._table.point_out(())  # the ring stays where the person has played from
            self.end()
        self.offer_questions()

    def ask_hint(self) -> None:
        """Show what a strong player would think about in the person's place, then what he would do; asked for again,
        that is read aloud once more. Who asks twice before the answer is there is shown both at once.
        """
        if self.hint is not None:
            self._told = "" if self.is_whole else self._told
            self.is_whole = True
            self._show(self.hint)
        elif (asked := self._session.ask_hint()) is not None:
            self._asked = asked
            self._table.finish_now()
            if self._is_awaited:
                self.is_whole = True
            else:
                self._is_awaited = True
                self._tell(self.tr("Thinking of a hint…"))

    def show_why(self, seat: int | None = None) -> None:
        """Show the reason of a player's last move; without a seat, of the last move of all. After the hand all are."""
        self._table.finish_now()
        thought = self._session.last_thought(seat)
        if thought is None:
            return
        if self.after_the_hand is not None and self._session.current().view.result is not None:
            self.after_the_hand(thought)
        else:
            self._table.tell(thought.seat, lambda: self._reason(thought))

    def offer_questions(self) -> None:
        """Make the plates of players who have a reason to tell into buttons."""
        asked = {thought.seat for thought in self._session.thoughts()}
        question, seats = self.tr("Why did {name} move so?"), self._session.current().view.seats
        self._table.offer_questions({seat: question.format(name=shown_name(seats[seat])) for seat in sorted(asked)})

    def retranslate(self) -> None:
        """Set every text in the current language."""
        if self._session.has_match():
            self.offer_questions()
        if self.hint is not None:
            self._show(self.hint)
        elif self._is_awaited:
            self._tell(self.tr("Thinking of a hint…"))

    def _show(self, hint: Hint) -> None:
        from marjapussi_desktop.ui.text.ideas import idea_text
        from marjapussi_desktop.ui.text.thoughts import hint_text

        if not self._is_awaited and self.hint is None:
            return
        self.hint, self._is_awaited = hint, False
        self.given.emit(hint)
        if not self.is_whole:
            source = self.tr("Hint: {idea} Ask once more to see the move.")
            self._tell(source.format(idea=idea_text(hint.thought)))
            return
        cards = getattr(hint.thought.action, "cards", ()) or (getattr(hint.thought.action, "card", None),)
        sentence = self.tr("Hint: {advice}").format(advice=hint_text(hint.thought, self._names(hint.thought.seat)))
        self._tell(sentence, tuple(card for card in cards if card is not None))
        self.hinted.emit(hint.thought.action)

    def _tell(self, sentence: str, cards: tuple[Card, ...] = ()) -> None:
        """Show a sentence, or none. Shown anew it is not read aloud again, as in another language, which is told to the
        table twice.
        """
        self._table.advise(sentence, cards, is_heard=sentence != self._told)
        self._told = sentence

    def _names(self, told: int | None = None) -> list[str | None]:
        """The names for a reason; who is ``told`` it as a hint is "you", also if he has given a name."""
        names = names_in_reasons(self._session.current().view)
        return [None if seat == told else name for seat, name in enumerate(names)]

    def _reason(self, thought: Thought) -> str:
        from marjapussi_desktop.ui.text.thoughts import thought_text

        return thought_text(thought, self._names())
