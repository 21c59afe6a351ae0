"""What can be known, in words: lines as the story has them, in the language of the moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import floor

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.knowledge.table_knowledge import KeyCard, PossibleMarriage, TableKnowledge
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.cards import SUITS, Suit
from marjapussi_desktop.ui.story.lines import Cell, Line, LineKind
from marjapussi_desktop.ui.table.words import TableWords
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, card_name, card_text, cards_text, joined, suit_name
from marjapussi_desktop.ui.text.names import shown_name

LEAST_TOLD = 0.05
"""A marriage less likely than this is not told."""


class NoteWords(QObject):
    """Makes the lines of the note."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = TableWords(self)

    def lines(
        self, knowledge: TableKnowledge | None, view: TableView | None, *, is_kept_back: bool = False
    ) -> Iterator[Line]:
        """All lines; None where the hand is not in play. ``is_kept_back``: they would answer a question of the quiz."""
        yield self._heading(self.tr("What can be known"))
        if is_kept_back:
            yield self._fact(self.tr("Hidden while the quiz asks about it."))
            return
        if knowledge is None or view is None:
            yield self._fact(self.tr("While cards are played, this tells what a good player keeps in mind."))
            return
        yield from self._points(knowledge, view)
        yield from self._seats(knowledge, view)
        yield from self._key_cards(knowledge, view)
        yield from self._marriages(knowledge, view)

    def _heading(self, text: str) -> Line:
        return Line(LineKind.HEADING, text, text=text)

    def _fact(self, text: str, sentence: str = "") -> Line:
        return Line(LineKind.FACT, sentence or text, text=text)

    def _points(self, knowledge: TableKnowledge, view: TableView) -> Iterator[Line]:
        points = knowledge.points
        own = view.seats[knowledge.seat].side
        sides = [(own + nth) % len(points.taken) for nth in range(len(points.taken))]
        taken = ", ".join(f"{self._table.side_name(view, side)} {points.taken[side]}" for side in sides)
        if points.are_aces:
            in_tricks = self.tr("Aces and tens in tricks: {taken}.")
            out = self.tr("Aces and tens still out: {count}, and {own} in your cards.")
        else:
            in_tricks = self.tr("Card points in tricks: {taken}.")
            out = self.tr("Card points still out: {count}, and {own} in your cards.")
        yield self._fact(in_tricks.format(taken=taken))
        if points.aside:
            aside = self.tr("Card points in the cards that you put aside: {count}. They count for you.")
            yield self._fact(aside.format(count=points.aside))
        table = knowledge.points_on_table(view.rules)
        if table:  # as short, so that the note keeps its height
            out = self.tr("Still out: {count}, on the table: {table}, in your cards: {own}.")
        yield self._fact(out.format(table=table, count=points.out, own=points.own))

    def _seats(self, knowledge: TableKnowledge, view: TableView) -> Iterator[Line]:
        for seat in knowledge.seats:
            name = shown_name(view.seats[seat.seat])
            shown, said = [], []
            if seat.out:
                out = self.tr("no {suits}")
                shown.append(out.format(suits=", ".join(SUIT_SIGNS[suit] for suit in seat.out)))
                said.append(self.tr("out of: {suits}").format(suits=joined([suit_name(suit) for suit in seat.out])))
            if seat.lacks_aces:
                shown.append(self.tr("no aces"))
                said.append(self.tr("no aces"))
            if seat.holds:
                has = self.tr("surely has {cards}")
                shown.append(has.format(cards=cards_text(seat.holds)))
                said.append(has.format(cards=cards_text(seat.holds, card_name)))
            if not shown:
                shown = said = [self.tr("nothing is certain")]
            yield Line(LineKind.SPEECH, f"{name}: {'; '.join(said)}.", lead=name, text="; ".join(shown))

    def _key_cards(self, knowledge: TableKnowledge, view: TableView) -> Iterator[Line]:
        if not knowledge.key_cards:
            return
        seats = [seat.seat for seat in knowledge.seats]
        has_aside = any(key.chances[-1] for key in knowledge.key_cards)
        names = [shown_name(view.seats[seat]) for seat in seats] + [self.tr("elsewhere")] * has_aside
        yield self._heading(self.tr("Aces and tens, of ten deals that fit"))
        heads = self.tr("Columns: {names}.").format(names=", ".join(names))
        yield Line(LineKind.HEADS, heads, cells=(Cell(), *(Cell(name, is_muted=True) for name in names)))
        certain = {card: seat.seat for seat in knowledge.seats for card in seat.holds} | dict.fromkeys(
            knowledge.aside, -1
        )
        for key in knowledge.key_cards:
            yield self._key_card(key, [*seats, *[-1] * has_aside], names, certain.get(key.card))

    def _key_card(self, key: KeyCard, owners: list[int], names: list[str], holder: int | None) -> Line:
        cells, said = [Cell(card_text(key.card))], []
        chances = [key.chances[owner] if holder is None else float(owner == holder) for owner in owners]
        for owner, name, chance, told in zip(owners, names, chances, tenths_of(chances), strict=True):
            text = self.tr("sure") if owner == holder else told
            is_strong = chance > 0.5 and told != tenths(0.5) and not key.is_old
            cells.append(Cell(text or "–", is_strong=is_strong, is_muted=not text or key.is_old))
            if text:
                said.append(self.tr("{name} {chance}").format(name=name, chance=text))
        return Line(LineKind.CELLS, f"{card_name(key.card)}: {', '.join(said)}.", cells=tuple(cells))

    def _marriages(self, knowledge: TableKnowledge, view: TableView) -> Iterator[Line]:
        told = [one for one in knowledge.marriages if one.chance is not None and one.chance >= LEAST_TOLD]
        if not told:
            return
        yield self._heading(self.tr("Marriages still possible"))
        for suit in SUITS:
            parts = [self._marriage(one, view) for one in told if one.suit is suit]
            if parts:
                yield self._of_suit(suit, "; ".join(parts))

    def _of_suit(self, suit: Suit, text: str) -> Line:
        return self._fact(f"{SUIT_SIGNS[suit]} {text}", f"{suit_name(suit)}: {text}.")

    def _marriage(self, marriage: PossibleMarriage, view: TableView) -> str:
        assert marriage.chance is not None
        names = [shown_name(view.seats[seat]) for seat in marriage.seats if seat != view.viewer]
        source = self._source(marriage, has_you=view.viewer in marriage.seats)
        name, partner = (names[0], names[-1]) if names else ("", "")
        return source.format(name=name, partner=partner, chance=tenths(marriage.chance))

    def _source(self, marriage: PossibleMarriage, *, has_you: bool) -> str:
        """The sentence with its gaps: in the middle of a line "you" has no capital, so it is no name in a gap."""
        if len(marriage.seats) == 1:
            if has_you:
                return self.tr("surely you") if marriage.is_sure else self.tr("you {chance}")
            return self.tr("surely {name}") if marriage.is_sure else self.tr("{name} {chance}")
        if has_you:
            sure, may = (
                self.tr("surely you and {partner}, a half each"),
                self.tr("you and {partner} a half each {chance}"),
            )
        else:
            sure, may = (
                self.tr("surely {name} and {partner}, a half each"),
                self.tr("{name} and {partner} a half each {chance}"),
            )
        return sure if marriage.is_sure else may


def tenths_of(chances: Sequence[float]) -> list[str]:
    """What one card's owners have, which sums to 1, in tenths that sum to ten: what is over after rounding down goes to
    the largest remainders. Each told as in `tenths`.
    """
    counts = [floor(10 * chance) for chance in chances]
    over = round(10 * sum(chances)) - sum(counts)
    by_remainder = sorted(range(len(chances)), key=lambda at: counts[at] - 10 * chances[at])
    for at in by_remainder[:over]:
        counts[at] += 1
    return [
        f"{count}/10" if 0 < count < 10 else tenths(min(chance, LEAST_TOLD / 2) if count == 0 else chance)
        for count, chance in zip(counts, chances, strict=True)
    ]


def tenths(chance: float) -> str:
    """A chance in tenths, ``4/10``; empty for none."""
    if chance <= 0:
        return ""
    if chance < LEAST_TOLD:
        return "<1/10"
    tenth = max(1, round(chance * 10))
    return f"{tenth}/10" if tenth < 10 else ">9/10"
