"""The first page of statistics: the figures and the plots, and a sentence on luck and play."""

from __future__ import annotations

from math import isnan

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from marjapussi_desktop.settings.queries import Report, Row, Sides
from marjapussi_desktop.ui.labels import Label, fit_height
from marjapussi_desktop.ui.statistics.games import have_contracts, have_porvoo
from marjapussi_desktop.ui.statistics.plot import number_text
from marjapussi_desktop.ui.statistics.plots import SURE, ContractsPlot, CurvePlot, LuckPlot, estimate_text
from marjapussi_desktop.ui.statistics.tables import FEW, percent, share
from marjapussi_desktop.ui.statistics.tiles import Figure, Tiles
from marjapussi_desktop.ui.style import gap, px, set_role

_FROM_BAR = 12
"""Pixels between the page and its scroll bar."""
_PLOTS_W = 760
"""Of the plots beside one another, at least, in pixels of a 1280×720 window."""


class Overview(QWidget):
    """Attributes: ``tiles``; ``curve``, ``contracts``, ``luck``, the plots; ``verdict``, the sentence."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tiles = Tiles(self, 6)
        self.curve, self.contracts, self.luck = CurvePlot(self), ContractsPlot(self), LuckPlot(self)
        self.verdict = Label(self)
        self.verdict.setWordWrap(True)
        set_role(self.verdict, "small")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, gap(_FROM_BAR), 0)
        column.setSpacing(gap(12))
        column.addWidget(self.tiles)
        self._plots = row = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        row.setSpacing(gap(24))
        for plot, share_of_width in ((self.curve, 9), (self.contracts, 8), (self.luck, 8)):
            row.addWidget(plot, share_of_width)
        column.addLayout(row, 1)
        column.addWidget(self.verdict)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._arrange()

    def _arrange(self) -> None:
        """With large text the plots stand one below the other."""
        width = self.width() - gap(_FROM_BAR)
        is_narrow = width < px(_PLOTS_W)
        self._plots.setDirection(QBoxLayout.Direction.TopToBottom if is_narrow else QBoxLayout.Direction.LeftToRight)
        fit_height(self.verdict, width)

    def show_report(self, report: Report) -> None:
        """Show what was found."""
        total = report.total
        self.tiles.show_figures(self._figures(report))
        unit = self.tr("% of a match") if report.is_percent else self.tr("points")
        self.curve.points = report.curve
        title = self.tr("Lead over the others, {unit}").format(unit=unit)
        self.curve.set_title(title, estimate_text(total.score))
        self.curve.set_note(self._about_curve(report))
        self.contracts.contracts = report.contracts
        self.contracts.setVisible(bool(report.contracts))
        contracts = share(total.made, total.contracts)
        self.contracts.set_title(self.tr("Contracts made, and failed (hatched)"), contracts)
        self.luck.luck, self.luck.play = total.luck, total.play
        luck, play = self.luck.names = (self.tr("Luck"), self.tr("Everybody's play"))
        both = f"{luck} {estimate_text(total.luck)}, {play} {estimate_text(total.play)}"
        self.luck.set_title(self.tr("Luck and everybody's play per hand"), both)
        self.verdict.setText(self._verdict(total, report.is_percent))
        for plot in (self.curve, self.contracts, self.luck):
            plot.canvas.update()

    def _about_curve(self, report: Report) -> str:
        if not report.curve:
            return ""
        if len(report.curve) == 1:
            return self.tr("The dot is one hand. With more of them a line appears: the mean so far.")
        if report.curve[0][0] == 1:
            return self.tr("Each dot is a hand, the first one at the left; the line is the mean so far.")
        text = self.tr(
            "Each dot is the mean of {count} hands, the first ones at the left; the line is the mean so far."
        )
        return text.format(count=report.curve[0][0])

    def _figures(self, report: Report) -> list[Figure]:
        """What the games that were played have: some know no contracts, others no Porvoo."""
        total = report.total
        presets = [str(row.key[0]) for row in report.games]
        figures = [
            (str(total.won), percent(total.won, total.matches), self._matches(total)),
            (str(total.hands), "", self.tr("hand(s) played", "", total.hands)),
        ]
        if have_contracts(presets):
            figures.append((str(total.made), percent(total.made, total.contracts), self._contracts(total)))
        figures.append(_of_both(report.marriages, self.tr("marriages, yours and theirs")))
        if have_porvoo(presets):
            figures.append(_of_both(report.porvoo, self.tr("times in Porvoo (no trick), yours and theirs")))
        if have_contracts(presets):
            figures.append(_of_both(report.slams, self.tr("läpiajo (all the tricks), yours and theirs")))
        return figures

    def _matches(self, total: Row) -> str:
        if not total.matches:
            return self.tr("matches won; none is over yet")
        return self.tr("match(es) won of {count}", "", total.won).format(count=total.matches)

    def _contracts(self, total: Row) -> str:
        if not total.contracts:
            return self.tr("contracts made; none has been set yet")
        return self.tr("of %n contract(s) made", "", total.contracts)

    def _verdict(self, total: Row, is_percent: bool) -> str:
        """The sentences on luck and play, worded by how certain it is, and on what counts."""
        meaning = self.tr(
            "Luck is what casual computer players make of the same cards. Everybody's play is what all at the table "
            "made of them beyond that."
        )
        counted = self.tr("Hands in which moves were taken back count, too.")
        play = total.play
        if total.hands <= 1:
            alone = self.tr("A single hand tells nothing of how well anybody plays.")
            return f"{meaning} {alone} {counted}"
        lines = self.tr("The thin lines show how sure it is: the truth lies between their ends 19 times out of 20.")
        if total.hands < FEW:
            sentence = self.tr("So few hands tell hardly anything of how well anybody plays.")
        elif isnan(play.error) or abs(play.mean) < SURE * play.error:
            sentence = self.tr(
                "It is too early to tell whether your side makes more of its cards than they would, or less."
            )
        else:
            amount = number_text(abs(play.mean), 1)
            unit = self.tr("{amount} % of a match") if is_percent else self.tr("{amount} points")
            better = self.tr("Your side makes more of its cards than they would, by {amount} a hand: hardly by chance.")
            worse = self.tr("They would have made more of your side's cards, by {amount} a hand: hardly by chance.")
            sentence = (better if play.mean > 0 else worse).format(amount=unit.format(amount=amount))
        return f"{meaning} {lines} {sentence} {counted}"


def _of_both(counted: Sides, text: str) -> Figure:
    return f"{counted.own} : {counted.other}", "", text
