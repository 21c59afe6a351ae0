"""The deal of the day: which deal it is, and what the person and the experts scored."""

from __future__ import annotations

from PySide6.QtCore import QDate, QLocale, Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from marjapussi_desktop.controller.deals.qt_day import DayBook, DayResult
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.day_hints import DayHints
from marjapussi_desktop.ui.text.presets import preset_name
from marjapussi_desktop.ui.text.scores import signed


class DaySheet(Sheet):
    """Attributes: ``which``, ``about``, ``said``, the texts; ``figures``: name and margin of each player, once the
    person's first try is over; ``play``; ``back``, where a match was left for this deal; ``waits``, that one would be.

    The experts' margins are hidden until then, since they tell something of the cards. Enter plays the hand, and later
    goes on to what comes after it.
    Signals: ``played``: the person wants to play the hand; ``went_back``: to the match that he left.
    """

    played = Signal()
    went_back = Signal()

    def __init__(
        self, parent: QWidget, book: DayBook, *, leaves_match: bool = False, has_left_match: bool = False
    ) -> None:
        super().__init__(parent, 640)
        self._day = book.today
        self._code = book.code()
        self._result: DayResult | None = None
        self._words = DayHints(self)
        self.which, self.about, self.said, self.waits = (Label(self.page) for _label in range(4))
        set_role(self.which, "heading")
        set_role(self.said, "small")
        set_role(self.waits, "small")
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(gap(24))
        self._grid.setVerticalSpacing(gap(4))
        self._grid.setColumnStretch(2, 1)
        self.figures = [(Label(self.page), Label(self.page)) for _row in range(5)]
        for row, (name, margin) in enumerate(self.figures):
            margin.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(name, row, 0)
            self._grid.addWidget(margin, row, 1)
        for label in self.figures[0]:
            set_role(label, "accent")
        for label in (self.which, self.about, self.said, self.waits):
            label.setWordWrap(True)
        self.content.addWidget(self.which)
        self.content.addWidget(self.about)
        self.content.addLayout(self._grid)
        self.content.addWidget(self.said)
        self.content.addWidget(self.waits)
        self.waits.setVisible(leaves_match)
        self.back = self.button()
        self.back.setVisible(has_left_match)
        self.done = self.button()
        self.play = self.button("primary")
        self.back.clicked.connect(self._on_back)
        self.done.clicked.connect(self.finish)
        self.play.clicked.connect(self._on_play)
        book.told.connect(self._on_told)
        book.ask()

    @property
    def has_played(self) -> bool:
        """Whether a try of the person's stands: as his result, or as practice, after which the cards are known."""
        return self._result is not None and self._result.margin is not None

    @property
    def is_practice(self) -> bool:
        """Whether that try is practice."""
        return self.has_played and self._result is not None and self._result.own is None

    def retranslate(self) -> None:
        self.title.setText(self.tr("Deal of the day"))
        day = QLocale().toString(QDate(self._day.year, self._day.month, self._day.day), QLocale.FormatType.LongFormat)
        game = preset_name(self._code.preset)
        self.which.setText(self.tr("{day}: {game}").format(day=day[:1].upper() + day[1:], game=game))
        self.about.setText(
            self.tr(
                "One hand, the same for everyone today. The result is the difference between the two sides' points."
            )
        )
        self.waits.setText(
            self.tr(
                "The match in play waits meanwhile: this page and the front page lead back to it, and it stands in the "
                "archive."
            )
        )
        self.back.setText(self.tr("Back to my match"))
        self.done.setText(self.tr("Close"))
        self.play.setText(self.tr("Play again for practice") if self.has_played else self.tr("Play"))
        self._show_figures()
        self.said.setText(self._sentence())

    def _on_told(self, result: DayResult) -> None:
        if result.day == self._day.isoformat():
            self._result = result
            self.retranslate()
            if self.has_played:
                self._lead_on()
            self._fit()

    def _lead_on(self) -> None:
        """The hand has been played: Enter does not play it again, but closes the page or goes back to the match."""
        is_ready = self.play.hasFocus()
        set_role(self.play, "")
        self.primary = self.done if self.back.isHidden() else self.back
        set_role(self.primary, "primary")
        self.buttons.addWidget(self.primary)  # at the end of the row, as on every page
        if is_ready:
            self.primary.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_play(self) -> None:
        self.finish()
        self.played.emit()

    def _on_back(self) -> None:
        self.finish()
        self.went_back.emit()

    def _show_figures(self) -> None:
        result = self._result
        own = () if result is None or result.margin is None else (result.margin,)
        margins = (*own, *result.experts) if result is not None and own else ()
        names = (
            self._words.person(None if result is None else result.hints, is_practice=self.is_practice),
            self.tr("Expert in your seat"),
            self.tr("Expert on the left"),
            self.tr("Expert opposite"),
            self.tr("Expert on the right"),
        )
        for row, (name, margin) in enumerate(self.figures):
            is_known = row < len(margins)
            name.setText(names[row])
            margin.setText(signed(margins[row]) if is_known else "")
            for label in (name, margin):
                label.setVisible(is_known)

    def _sentence(self) -> str:
        if not self.has_played:
            return self.tr(
                "Your first try counts, and its result tells how many hints you took. If you take back moves, it is "
                "practice, and once you have played practice to the end, the cards are known and no later try counts."
            )
        told = [self._experts_sentence()]
        if self.is_practice:
            told.insert(
                0,
                self.tr(
                    "You took moves back in your first try, so it is practice. The cards are known now: no later try "
                    "counts as your result of the day."
                ),
            )
        return " ".join(told)

    def _experts_sentence(self) -> str:
        assert self._result is not None
        if not self._result.experts:
            return self.tr("The experts are still playing the same cards…")
        return self.tr(
            "In each row an expert plays the same cards in that seat, with skilled players around: the figure is that "
            "of the expert's side. One hand tells little of how well somebody plays."
        )
