"""Leads the review of the hand that is stepped through: who reviews it, its page, and the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from marjapussi_desktop.engine.seats import side_of
from marjapussi_desktop.ui.text.names import names_in_reasons

if TYPE_CHECKING:
    from marjapussi_desktop.controller.review.qt_reviews import Account, Reviews
    from marjapussi_desktop.ui.stepping.screen import SteppingScreen


class HandReviewing(QObject):
    """Has the hand that is looked at reviewed as soon as its review is wanted, and shows what is known of it."""

    def __init__(self, screen: SteppingScreen, reviews: Reviews | None) -> None:
        super().__init__(screen)
        self._screen = screen
        self._reviews = reviews
        self._account: Account | None = None
        self._leads = False
        screen.side.offer_review(reviews is not None)
        screen.side.review_wanted.connect(self._begin)
        screen.side.moves_tab.clicked.connect(screen.take_focus)
        screen.side.review_tab.clicked.connect(lambda: screen.side.review.decisions.setFocus())
        screen.side.review.moment_chosen.connect(self._go)
        screen.side.review.answer_shown.connect(self._point_out)
        screen.side.review.try_wanted.connect(screen.try_again)
        screen.side.review.line_wanted.connect(lambda one: screen.try_again(one).play_line())
        screen.side.whose_chosen.connect(lambda _seat: self.look_at(screen.stepper.hand.number))
        if reviews is not None:
            reviews.changed.connect(self._on_changed)

    @property
    def _seat(self) -> int:
        """Whose decisions are reviewed."""
        chosen = self._screen.side.whose.currentData()
        return self._screen.stepper.past.person_seat() if chosen is None else int(chosen)

    def look_at(self, number: int) -> None:
        """Another hand is looked at, or the decisions of another player."""
        if self._reviews is not None:
            self._account = self._reviews.account(self._screen.stepper.past, number, self._seat)
            if self._screen.side.is_review_shown():
                self._begin()

    def toggle(self) -> None:
        """From the moves to the review, and back."""
        if self._screen.side.is_review_shown():
            self._screen.side.show_moves()
        else:
            self.open()

    def open(self) -> None:
        """Show the review, where there is one, with the keyboard on its list."""
        if self._reviews is not None:
            self._screen.side.show_review()
            self._screen.side.review.decisions.setFocus()

    def show(self) -> None:
        """Show what is known of the hand by now."""
        if self._account is None or not self._screen.side.is_review_shown():
            return
        from marjapussi_desktop.ui.review.page import Reviewing
        from marjapussi_desktop.ui.text.amounts import Amounts

        hand = self._screen.stepper.hand
        view = hand.steps[0].view
        own, seat = self._screen.stepper.past.person_seat(), self._seat
        turns = [ply for ply, step in enumerate(hand.steps[:-1]) if step.view.to_act == own == seat]
        names = names_in_reasons(view)
        of = None if seat == own else hand.names[seat]
        amounts, own_side = Amounts(view.rules), side_of(own, view.rules.layout)
        self._screen.side.review.show_review(
            Reviewing(hand.number, self._account, own_side, amounts, names, frozenset(turns), of)
        )

    def close(self) -> None:
        """What comes later is no longer shown."""
        if self._reviews is not None:
            self._reviews.changed.disconnect(self._on_changed)
            self._reviews = None

    def _begin(self) -> None:
        if self._reviews is not None:
            stepper = self._screen.stepper
            self._account = self._reviews.begin(stepper.past, stepper.hand.number, self._seat)
        self.follow()
        self.show()

    def _on_changed(self, account: Account) -> None:
        if account is self._account:
            self.show()

    def _go(self, ply: int) -> None:
        """Show the table as it was when the decision was to be made."""
        self._leads = True
        self._screen.stepper.show_before(ply)
        self._leads = False
        self._point_out()

    def follow(self) -> None:
        """The table has been stepped: the review tells of the last decision up to there, or of the first to come."""
        side, stepper = self._screen.side, self._screen.stepper
        if not self._leads and side.is_review_shown():
            side.review.follow(stepper.hand.number, stepper.place, stepper.place_before)

    def _point_out(self) -> None:
        """Ring the cards of the better choice, once it is told."""
        self._screen.board.table.point_out(self._screen.side.review.better_cards())
