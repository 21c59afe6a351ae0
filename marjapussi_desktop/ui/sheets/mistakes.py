"""The person's kinds of mistakes over time, and the lessons and puzzles that train them."""

from __future__ import annotations

import datetime
from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from marjapussi_desktop.controller.review.hand_review import DecisionKind, match_point_wins
from marjapussi_desktop.controller.review.qt_mistakes import MistakeBook
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.settings.reviewed_hands import ReviewedHands
from marjapussi_desktop.tutorial.catalogue import BY_ID
from marjapussi_desktop.tutorial.mistakes import lesson_for
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.rich import RichPage, escaped
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import Look, colours, gap, px, set_role
from marjapussi_desktop.ui.text.amounts import Amounts
from marjapussi_desktop.ui.text.presets import preset_name
from marjapussi_desktop.ui.text.reviews import kind_text

RECENT_DAYS: Final = 30
PROPOSED: Final = 3


@frozen
class KindSum:
    """Decisions of one kind in many hands. ``recent``: the share that were mistakes in the last `RECENT_DAYS` days,
    and before that, in percent; None where there were none.
    """

    kind: DecisionKind
    decisions: int
    mistakes: int
    cost: float
    recent: int | None
    earlier: int | None


def sums_of(hands: ReviewedHands, today: datetime.date) -> list[KindSum]:
    """The kinds that occur in these hands, those that cost most first."""
    since = (today - datetime.timedelta(days=RECENT_DAYS)).isoformat()
    made: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    wrong: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
    costs: defaultdict[str, float] = defaultdict(float)
    for hand in hands:
        is_recent = hand.day > since
        for kind in hand.kinds:
            made[is_recent][kind.kind] += kind.decisions
            wrong[is_recent][kind.kind] += kind.mistakes
            costs[kind.kind] += kind.cost

    def share(name: str, is_recent: bool) -> int | None:
        count = made[is_recent][name]
        return round(100 * wrong[is_recent][name] / count) if count else None

    known = {kind.value: kind for kind in DecisionKind}
    found = [
        KindSum(
            known[name],
            made[True][name] + made[False][name],
            wrong[True][name] + wrong[False][name],
            costs[name],
            share(name, True),
            share(name, False),
        )
        for name in costs
        if name in known
    ]
    return sorted(found, key=lambda one: (-one.cost, one.kind.value))


class MistakesSheet(Sheet):
    """Attributes: ``games``, to choose from; ``browser``, the table; ``lessons``, the buttons to those that train what
    costs most; ``puzzles``, or None where there are none. Signals: ``lesson_wanted(str)``; ``puzzles_wanted``.
    """

    lesson_wanted = Signal(str)
    puzzles_wanted = Signal()

    def __init__(self, parent: QWidget, book: MistakeBook, *, has_puzzles: bool) -> None:
        super().__init__(parent, 860, 560)
        self._hands: ReviewedHands | None = None
        self.games = ComboBox(self.page)
        self.about, self.advice = Label(self.page), Label(self.page)
        for label in (self.about, self.advice):
            label.setWordWrap(True)
            set_role(label, "small")
        self.browser = RichPage(self.page)
        self.browser.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        # A table as wide as the page counts as a pixel or two wider.
        self.browser.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.lessons: list[QPushButton] = []
        self.puzzles = QPushButton(self.page) if has_puzzles else None
        self._flow = FlowLayout(gap(8))
        for part, stretch in ((self.games, 0), (self.about, 0), (self.browser, 1), (self.advice, 0)):
            self.content.addWidget(part, stretch)
        self.content.addLayout(self._flow)
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)
        if self.puzzles is not None:
            self._flow.addWidget(self.puzzles)
            self.puzzles.clicked.connect(self.puzzles_wanted)
        self.games.activated.connect(lambda _nth: self._show())
        book.told.connect(self._on_told)
        book.ask()

    def retranslate(self) -> None:
        self.title.setText(self.tr("Your mistakes"))
        self.games.setAccessibleName(self.tr("Game"))
        self.done.setText(self.tr("Close"))
        if self.puzzles is not None:
            self.puzzles.setText(self.tr("Puzzles"))
        self._fill_games()
        self._show()

    def _on_told(self, hands: ReviewedHands) -> None:
        self._hands = hands
        self.retranslate()

    def _fill_games(self) -> None:
        """The games of which hands have been reviewed, the latest first."""
        chosen = self.games.currentData()
        played = dict.fromkeys(hand.preset for hand in reversed(self._hands or ()) if hand.preset in PRESETS)
        self.games.clear()
        for preset in played:
            self.games.addItem(preset_name(preset), preset)
        self.games.setCurrentIndex(max(0, self.games.findData(chosen)))
        self.games.setVisible(len(played) > 1)

    def _show(self) -> None:
        preset = self.games.currentData()
        hands = tuple(hand for hand in self._hands or () if hand.preset == preset)
        sums = sums_of(hands, datetime.date.today())
        self.about.setText(self._about(len(hands)))
        self.browser.setVisible(bool(sums))
        self.browser.setAccessibleName(self.title.text())
        self.browser.ensurePolished()
        self.browser.show_page(self._table(sums, _words_of(PRESETS[preset])) if sums else "")
        self._propose([*dict.fromkeys(lesson_for(one.kind.value, PRESETS[preset]) for one in sums if one.mistakes)])

    def _about(self, count: int) -> str:
        if self._hands is None:
            return ""
        if not count:
            return self.tr(
                "No hand that counts has been reviewed yet. Each hand is reviewed as soon as it ends. If you begin the "
                "next one before that is done, the review is left unfinished. A hand in which you have taken back "
                "moves is practice and does not count."
            )
        counted = self.tr("From %n reviewed hand(s). Only what lies beyond the noise is called a mistake.", "", count)
        practice = self.tr("A hand in which you have taken back moves is practice and does not count.")
        return f"{counted} {practice}"

    def _propose(self, wanted: Sequence[str]) -> None:
        for button in self.lessons:
            self._flow.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.lessons = [self._lesson_button(lesson) for lesson in wanted[:PROPOSED]]
        self.advice.setText(self.tr("What costs you most is trained here:") if wanted else "")
        self.advice.setVisible(bool(wanted))
        if self.puzzles is not None:
            self.puzzles.setVisible(bool(wanted))

    def _lesson_button(self, lesson: str) -> QPushButton:
        button = QPushButton(self.page)
        title = translate("Lessons", BY_ID[lesson].title)
        button.setText(self.tr("Lesson: {title}").format(title=title))
        button.clicked.connect(lambda: self.lesson_wanted.emit(lesson))
        self._flow.addWidget(button)
        button.show()
        return button

    def _table(self, sums: Sequence[KindSum], amounts: Amounts) -> str:
        heads = (
            self.tr("Decision"),
            self.tr("Made"),
            self.tr("Mistakes"),
            amounts.cost_head(),
            self.tr("Share of mistakes, 30 days"),
            self.tr("Before"),
        )
        rows = [
            (
                kind_text(one.kind),
                str(one.decisions),
                str(one.mistakes),
                amounts.total(one.cost),
                _percent(one.recent),
                _percent(one.earlier),
            )
            for one in sums
        ]
        lines = ["".join(_cell(head, "th", nth) for nth, head in enumerate(heads))]
        lines += ["".join(_cell(cell, "td", nth) for nth, cell in enumerate(row)) for row in rows]
        return f'<table width="100%" cellspacing="0">{"".join(f"<tr>{line}</tr>" for line in lines)}</table>'


def _words_of(rules: Ruleset) -> Amounts:
    """The words in which the reviews of a game's hands tell costs."""
    return Amounts(rules, match_point_wins(rules))


def _percent(share: int | None) -> str:
    return "–" if share is None else f"{share} %"


def _cell(text: str, tag: str, nth: int) -> str:
    edge = f"border-bottom: 1px solid {colours(Look.theme)['edge']};"
    side = "right" if nth else "left"
    return f'<{tag} align="{side}" style="padding: {px(4)}px {px(10)}px; {edge}">{escaped(text)}</{tag}>'
