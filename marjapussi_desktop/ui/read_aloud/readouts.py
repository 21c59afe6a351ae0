"""The parts of the table in words that the person can have read out: hand, trick, trumps and score."""

from __future__ import annotations

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.story.words import StoryWords
from marjapussi_desktop.ui.table.words import TableWords
from marjapussi_desktop.ui.text.cards import Spelling, card_name, cards_text
from marjapussi_desktop.ui.text.scores import number


class Readouts(QObject):
    """Puts parts of the table into words. ``spell`` writes the cards, in full words unless told otherwise."""

    def hand(self, cards: tuple[Card, ...], spell: Spelling = card_name) -> str:
        """The person's cards, in the order in which they lie."""
        if not cards:
            return self.tr("You hold no cards.")
        return self.tr("You hold: {cards}.").format(cards=cards_text(cards, spell))

    def trick(self, view: TableView, spell: Spelling = card_name) -> str:
        """What lies in the middle, and who played it; then the open cards of the others, where there are any."""
        rows = (f"{row}." for row in TableWords(self).rows(view, spell))
        return " ".join((self._middle(view, spell), *rows))

    def _middle(self, view: TableView, spell: Spelling) -> str:
        if view.trick:
            names = StoryWords(self)
            played = ", ".join(f"{names.name(view, seat)} {spell(card)}" for seat, card in view.trick)
            return self.tr("In the trick: {cards}.").format(cards=played)
        if view.kitty:
            return self.tr("The kitty: {cards}.").format(cards=cards_text(view.kitty, spell))
        return self.tr("No card lies on the table.")

    def trumps(self, view: TableView) -> str:
        """The trumps, and what the hand is played for."""
        words = TableWords(self)
        facts = [words.trump(view), words.contract_line(view)]
        if view.call_count:
            facts.append(words.calls(view.call_count))
        return " ".join(f"{fact}." for fact in facts if fact)

    def score(self, view: TableView) -> str:
        """The totals of all sides, and what each has taken in this hand."""
        words = TableWords(self)
        sides = sorted(range(len(view.totals)), key=lambda side: side != view.viewer_side)
        told = [self._side(view, words.side_name(view, side), side) for side in sides]
        return f"{words.target_line(view)}. {' '.join(told)}"

    def _side(self, view: TableView, name: str, side: int) -> str:
        tricks = self.tr("%n trick(s) in this hand", "", view.tricks_won[side])
        text = self.tr("{side}: {total} in all, {tricks}.")
        return text.format(side=name, total=number(view.totals[side]), tricks=tricks)
