"""The score sheet of the match in words: a row a hand, what the hand scored below it, and the curve of the totals."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject

from marjapussi_desktop.controller.match.story import Story, totals_by_hand
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.events import HandResult
from marjapussi_desktop.ui.story.lines import Cell, CurveData, Line, LineKind
from marjapussi_desktop.ui.table.words import TableWords
from marjapussi_desktop.ui.text.result_lines import result_line_text
from marjapussi_desktop.ui.text.scores import hand_title, number, signed


class ScoreWords(QObject):
    """Makes the lines of the score. Sides stand in columns, the person's first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = TableWords(self)

    def lines(self, story: Story, view: TableView, is_open: Callable[[int], bool]) -> Iterator[Line]:
        """The score of the match; ``is_open`` says of which hands the lines are shown."""
        if not story.results:
            return
        title = self.tr("Score")
        yield Line(LineKind.HEADING, title, text=title)
        sides = _sides(view)
        names = tuple(self._name(view, side) for side in sides)
        columns = self.tr("Columns: {names}.").format(names=", ".join(names))
        yield Line(LineKind.HEADS, columns, cells=tuple(Cell(name, is_muted=True) for name in names))
        for nth, result in enumerate(story.results, start=1):
            yield self._hand(nth, result, view, is_open(nth))
            if is_open(nth):
                yield from self._hand_lines(result, view, sides, names)
        totals = tuple(
            tuple(totals[side] for side in sides) for totals in totals_by_hand(story.results, len(view.totals))
        )
        told = ", ".join(f"{name} {number(total)}" for name, total in zip(names, totals[-1], strict=True))
        target = None if view.is_of_day else view.rules.target
        sentence = self.tr("The totals as a curve, to {target}: {totals}.")
        if target is None:
            sentence = self.tr("The totals as a curve: {totals}.")
        curve = CurveData(names, totals, target)
        yield Line(LineKind.CURVE, sentence.format(target=target, totals=told), curve=curve)

    def _name(self, view: TableView, side: int) -> str:
        """What a side is called; a person who plays alone is "you"."""
        is_own = side == view.viewer_side and len(view.totals) == len(view.seats)
        return self.tr("You") if is_own else self._table.side_name(view, side)

    def hand_sentence(self, nth: int, result: HandResult, view: TableView) -> str:
        """What a hand scored for each side, and the totals after it."""
        told = []
        for side in _sides(view):
            score, total = _score(result, side), number(result.totals[side])
            text = self.tr("{side} {score}, total {total}")
            told.append(text.format(side=self._name(view, side), score=score, total=total))
        return f"{hand_title(nth, result)}. {'; '.join(told)}."

    def _hand(self, nth: int, result: HandResult, view: TableView, is_open: bool) -> Line:
        cells: list[Cell] = []
        for side in _sides(view):
            cells.extend((Cell(_score(result, side), is_muted=True), Cell(number(result.totals[side]), is_strong=True)))
        sentence = self.hand_sentence(nth, result, view)
        return Line(LineKind.SCORE, sentence, str(nth), cells=tuple(cells), hand=nth, is_open=is_open)

    def _hand_lines(
        self, result: HandResult, view: TableView, sides: list[int], names: tuple[str, ...]
    ) -> Iterator[Line]:
        for side, name in zip(sides, names, strict=True):
            for line in (*result.lines, *result.adjustments):
                if line.side == side and line.amount:
                    text = result_line_text(line, result, view.rules)
                    amount = signed(line.amount)
                    yield Line(LineKind.SCORE_LINE, f"{name}: {text}, {amount}.", name, text, amount)


def _sides(view: TableView) -> list[int]:
    """The sides, the person's first."""
    return sorted(range(len(view.totals)), key=lambda side: side != view.viewer_side)


def _score(result: HandResult, side: int) -> str:
    """By how much the side's total changed: what it scored, and what the match did to the total beyond that."""
    if not result.scores:
        return "–"
    return signed(result.scores[side] + sum(line.amount for line in result.adjustments if line.side == side))
