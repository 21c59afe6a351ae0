"""Evidence that the deals are fair: the fingerprint of this match's code, the code, and the seats' averages in the long
run.
"""

from __future__ import annotations

from PySide6.QtCore import QLocale, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.deals.deal_code import commitment
from marjapussi_desktop.controller.deals.qt_own_deals import MILLION_DEALS, OwnDealsReader, SeatCounts, seat_cards
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.ui.rich import escaped
from marjapussi_desktop.ui.sheets.reading import ReadingSheet
from marjapussi_desktop.ui.sheets.seat_table import seat_table


@frozen
class MatchDeals:
    """The match on the table: its deal code, empty where it has none, and whether it is over."""

    code: str
    is_over: bool


class FairDealsSheet(ReadingSheet):
    """Attributes: ``browser``, the page; ``show_code``, which asks to see the code of a match that is not over;
    ``copy_code``, ``copy_fingerprint``; ``is_code_shown``.

    A code reveals the cards to come, so during a match only its fingerprint is shown, which commits the program just
    the same. The person can ask for the code in the middle of a match, after a warning: he may want to send it to a
    friend.
    """

    def __init__(self, parent: QWidget, match: MatchDeals | None, rules: Ruleset, own: OwnDealsReader) -> None:
        """``rules``: whose deals are shown; ``own``: reads the counts of the person's own deals."""
        super().__init__(parent, 980)
        self._code = match.code if match is not None else ""
        self._has_match = match is not None
        self._rules = rules
        self._own: SeatCounts | None = None
        self._reader = own
        self.is_code_shown = match is not None and match.is_over and bool(match.code)
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.content.addWidget(self.browser, 1)
        self.show_code, self.copy_code, self.copy_fingerprint = self.button(), self.button(), self.button()
        self.done = self.button("primary")
        self.show_code.clicked.connect(self._on_show_code)
        self.copy_code.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._code))
        self.copy_fingerprint.clicked.connect(lambda: QGuiApplication.clipboard().setText(commitment(self._code)))
        self.done.clicked.connect(self.finish)
        self._show_buttons()
        own.setParent(self)
        own.told.connect(self._on_own_told)
        own.ask()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Fair deals"))
        self.show_code.setText(self.tr("Show the deal code"))
        self.copy_code.setText(self.tr("Copy the code"))
        self.copy_fingerprint.setText(self.tr("Copy the fingerprint"))
        self.done.setText(self.tr("Close"))
        self.browser.ensurePolished()
        self.browser.show_page("".join([*self._about_match(), *self._long_run()]))

    def _show_buttons(self) -> None:
        self.show_code.setVisible(bool(self._code) and not self.is_code_shown)
        self.copy_code.setVisible(self.is_code_shown)
        self.copy_fingerprint.setVisible(bool(self._code))

    def _on_show_code(self) -> None:
        self.is_code_shown = True
        self._show_buttons()
        self.copy_code.setFocus(Qt.FocusReason.OtherFocusReason)
        self.retranslate()

    def _about_match(self) -> list[str]:
        if not self._has_match:
            return []
        heading = _heading(self.tr("The match on the table"))
        if not self._code:
            elsewhere = self.tr(
                "The cards of this match come from a record, not from a seed of this program: it has no deal code."
            )
            return [heading, _paragraph(elsewhere)]
        fixed = self.tr(
            "All cards of this match were fixed before the first one was dealt. Its deal code tells every card. "
            "This is the fingerprint (SHA-256) of the code: it tells nothing of the cards, and fits no other code."
        )
        return [heading, _paragraph(fixed), _written(commitment(self._code)), *self._about_code()]

    def _about_code(self) -> list[str]:
        if not self.is_code_shown:
            later = self.tr(
                "When the match is over, the code is shown here too. Copy the fingerprint now, if you want to compare "
                "it then. Whoever sees the code earlier can look up all cards, those to come too."
            )
            return [_paragraph(later)]
        check = self.tr(
            "This is the deal code. Anybody can check it with the program's command line, which shows the same "
            "fingerprint and the cards of each hand:"
        )
        return [_paragraph(check), _written(self._code), _written(f"marjapussi deal {self._code} --hands 12")]

    # -- in the long run ----------------------------------------------------------------------------------------------

    @property
    def _shape(self) -> tuple[Layout, int]:
        return self._rules.layout, self._rules.deal.pack

    def _on_own_told(self, own: dict[tuple[Layout, int], SeatCounts]) -> None:
        self._own = own.get(self._shape)
        self.retranslate()

    def _long_run(self) -> list[str]:
        tables = []
        million = MILLION_DEALS.get(self._shape)
        if million is not None:
            tables += [_heading(self.tr("A million deals")), self._table(million)]
        if self._own is not None:
            deals = QLocale().toString(self._own.deals)
            tables += [_heading(self.tr("Your own deals: {number}").format(number=deals)), self._table(self._own)]
        if not tables:
            return []
        what = self.tr(
            "What each seat is dealt on average, with as many players and cards as here. Card points: ace 11, ten 10, "
            "king 4, queen 3, jack 2. The last column says how often pure chance makes the seats differ at least as "
            "much. Anything from 1 to 100 % is ordinary; if it stayed below 1 % with more and more deals, the deals "
            "would favour a seat."
        )
        return [*tables, _paragraph(what)]

    def _table(self, counts: SeatCounts) -> str:
        return seat_table(counts, self._rules, seat_cards(self._rules))


def _heading(text: str) -> str:
    return f"<h2>{escaped(text)}</h2>"


def _paragraph(text: str) -> str:
    return f"<p>{escaped(text)}</p>"


def _written(text: str) -> str:
    """What is to be copied letter by letter."""
    return f'<p style="font-weight: 600">{escaped(text)}</p>'
