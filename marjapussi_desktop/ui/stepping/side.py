"""The page beside the table: who did what in this trick, and why; with the choice of hand and of seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from marjapussi_desktop.controller.match.thoughts import Thought
from marjapussi_desktop.controller.past.past_match import PastMatch
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.commands import without_help_text
from marjapussi_desktop.ui.deal_chip import DealChip
from marjapussi_desktop.ui.fitting import Fitting
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.review.page import ReviewPage
from marjapussi_desktop.ui.rich import escaped
from marjapussi_desktop.ui.stepping.moves_page import MovesPage
from marjapussi_desktop.ui.stepping.stepper import Stepper
from marjapussi_desktop.ui.style import Look, colours, gap, px, set_role
from marjapussi_desktop.ui.text.names import names_in_reasons, shown_name, unnamed_seat
from marjapussi_desktop.ui.text.presets import preset_name
from marjapussi_desktop.ui.text.scores import hand_title
from marjapussi_desktop.ui.text.steps import end_text, step_text
from marjapussi_desktop.ui.text.thoughts import hint_text, thought_text

ALL_OPEN: Final = -1
"""Instead of a seat: all hands are shown."""
_NO_CHOICE: Final = frozenset({"only_card", "only_choice"})
"""Reasons that mean that there was nothing to decide: not shown as advice."""


LEAST_WITH_SECOND: Final = 430
LEAST_FOR_BOTH: Final = 300
"""From which width on the choices of a hand and of a seat stand beside each other."""
EYES_SHARE: Final = 2


class StepSide(QFrame):
    """Attributes: ``deals`` of the match; ``hands``, ``eyes`` and ``whose`` decisions are reviewed, to choose from;
    ``page``, of the moves, and ``review``, of which one is shown, as ``moves_tab`` and ``review_tab`` say; ``reasons``
    of the players and ``advice`` of the best level, by the ply of the move; ``is_without_help``: none is given yet.
    Signals: ``hand_chosen(int)``, a hand's number; ``eyes_chosen(int)``, a seat or ``ALL_OPEN``; ``whose_chosen(int)``,
    a seat; ``share_wanted``; ``second_wanted``: the expert is to play the same deals; ``practice_wanted``: the hand
    played from here on; ``review_wanted``: its page is shown; ``closed``.
    """

    hand_chosen = Signal(int)
    eyes_chosen = Signal(int)
    whose_chosen = Signal(int)
    share_wanted = Signal()
    second_wanted = Signal()
    practice_wanted = Signal()
    review_wanted = Signal()
    closed = Signal()

    def __init__(self, stepper: Stepper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self._stepper = stepper
        self.is_without_help = self._leads_to_play = False
        self.reasons: Mapping[int, Thought] = {}
        self.advice: dict[int, Thought] = {}
        self.title = Label(self)
        set_role(self.title, "heading")
        self.deals = DealChip(self, is_flush=True)
        self._has_deals = any(stepper.past.deals())
        self.deals.show_deals(*stepper.past.deals())
        self.hands, self.eyes, self.whose = (ComboBox(self) for _box in range(3))
        self._fittings = tuple((combo, Fitting(combo)) for combo in (self.hands, self.eyes, self.whose))
        self.page = MovesPage(self)
        self.review = ReviewPage(self)
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.page)
        self.pages.addWidget(self.review)
        self.moves_tab, self.review_tab = (self._tab() for _tab in range(2))
        self._tabs = QButtonGroup(self)
        for tab in (self.moves_tab, self.review_tab):
            self._tabs.addButton(tab)
        self.practise, self.second, self.share, self.back = (QPushButton(self) for _button in range(4))
        self.second.setVisible(stepper.past.has_person())
        set_role(self.back, "primary")
        for button in (self.practise, self.second, self.share):
            set_role(button, "landmark")  # low, and beside each other: the page needs the room
        self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._lay_out()
        self.hands.activated.connect(lambda nth: self.hand_chosen.emit(self.hands.itemData(nth)))
        self.eyes.activated.connect(lambda nth: self.eyes_chosen.emit(self.eyes.itemData(nth)))
        self.whose.activated.connect(lambda nth: self.whose_chosen.emit(self.whose.itemData(nth)))
        self.moves_tab.clicked.connect(self.show_moves)
        self.review_tab.clicked.connect(self.show_review)
        self.practise.clicked.connect(self.practice_wanted)
        self.second.clicked.connect(self.second_wanted)
        self.share.clicked.connect(self.share_wanted)
        self.back.clicked.connect(self.closed)
        self.show_moves()

    def _tab(self) -> QPushButton:
        tab = QPushButton(self)
        tab.setCheckable(True)
        tab.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # after a click the arrows would turn the pages, not step
        set_role(tab, "quiet")
        return tab

    def show_moves(self) -> None:
        """Show the moves with their reasons, and what may be done with the hand."""
        self._show_page(self.page, self.moves_tab)

    def show_review(self) -> None:
        """Show what the decisions cost; all else makes room for it."""
        self._show_page(self.review, self.review_tab)
        self.review_wanted.emit()

    def is_review_shown(self) -> bool:
        """Whether the review is shown."""
        return self.pages.currentWidget() is self.review

    def _show_page(self, page: QWidget, tab: QPushButton) -> None:
        tab.setChecked(True)
        self.pages.setCurrentWidget(page)
        for widget in (self.title, self.eyes, self.practise, self.share):
            widget.setVisible(page is self.page)
        self.whose.setVisible(page is self.review)
        self.deals.setVisible(page is self.page and self._has_deals)
        self._offer_second()
        self._fit_choices()  # of those that were hidden the width was not known

    def offer_review(self, is_offered: bool) -> None:
        """Whether there is a review to be shown at all."""
        for tab in (self.moves_tab, self.review_tab):
            tab.setVisible(is_offered)

    def withhold_help(self) -> None:
        """Show that there are a review, practice and a second table, but not before the match is over: it is played
        without help.
        """
        self.is_without_help = True
        self.offer_review(True)
        for button in (self.review_tab, self.practise, self.second):
            button.setEnabled(False)
        self.retranslate()

    def lead_to_play(self) -> None:
        """Say that a hand is in play: this is one before it, and the way back leads there."""
        self._leads_to_play = True
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(gap(12), gap(12), gap(12), gap(12))
        column.setSpacing(gap(8))
        tabs = QHBoxLayout()  # above what is not on both pages: a second click on a tab finds it where it was
        tabs.addWidget(self.moves_tab)
        tabs.addWidget(self.review_tab)
        tabs.addStretch(1)
        column.addLayout(tabs)
        head = FlowLayout(gap(8))
        head.add_widgets(self.title, self.deals)
        column.addLayout(head)
        self._choices.setSpacing(gap(8))
        for combo, share in ((self.hands, 1), (self.eyes, EYES_SHARE), (self.whose, EYES_SHARE)):
            combo.setMinimumContentsLength(6)
            combo.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self._choices.addWidget(combo, share)
        column.addLayout(self._choices)
        column.addWidget(self.pages, 1)
        ways_on = FlowLayout(gap(8))
        ways_on.add_widgets(self.practise, self.second, self.share)
        column.addLayout(ways_on)
        column.addWidget(self.back)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self.width() >= px(LEAST_FOR_BOTH)
        row, column = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._choices.setDirection(row if is_wide else column)
        self._fit_choices()
        self._offer_second()

    def hasHeightForWidth(self) -> bool:
        """It takes the height that it is given, as its pages do: or else Qt would press the bar below the table to let
        it have what a long text could do with, and all cards would move.
        """
        return False

    def _fit_choices(self) -> None:
        """Write the choices so that every one of them is seen whole."""
        column = self.layout()
        assert column is not None
        column.activate()  # they are as wide now as they will be
        for combo, fitting in self._fittings:
            fitting.fit(combo.shows_all)

    def _offer_second(self) -> None:
        """The way to the second table, where there is room for it; its key leads there in any case."""
        is_offered = self.pages.currentWidget() is self.page and self._stepper.past.has_person()
        self.second.setVisible(is_offered and self.height() >= px(LEAST_WITH_SECOND))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        past, hand = self._stepper.past, self._stepper.hand
        self.title.setText(preset_name(past.preset))
        self.practise.setText(self.tr("Play from here"))
        self.second.setText(self.tr("Second table"))
        self.share.setText(self.tr("Show it to others…"))
        self.back.setText(self.tr("Back to the hand in play") if self._leads_to_play else self.tr("Back"))
        self.moves_tab.setText(self.tr("Moves"))
        self.review_tab.setText(self.tr("Review"))
        for button in (self.review_tab, self.practise, self.second):
            set_tip(button, without_help_text() if self.is_without_help else "")
        self.review.retranslate()
        self.hands.setAccessibleName(self.tr("Hand"))
        self.eyes.setAccessibleName(self.tr("Whose cards are seen"))
        self.whose.setAccessibleName(self.tr("Whose decisions are reviewed"))
        self._fill_hands(past, hand.number)
        self._fill_whose(hand.names)
        self.eyes.clear()
        self.eyes.addItem(self.tr("All hands open"), ALL_OPEN)
        for seat, name in enumerate(hand.names):
            own, other = self.tr("As you saw it"), self.tr("As {name} saw it")
            self.eyes.addItem(own if seat == self._own() else other.format(name=name), seat)
        self.eyes.setCurrentIndex(self.eyes.findData(ALL_OPEN if hand.is_open else hand.viewer))
        self._fit_choices()
        self.show_place()

    def _fill_whose(self, names: Sequence[str]) -> None:
        """The person first, whose decisions are reviewed unless others are chosen."""
        chosen, own = self.whose.currentData(), self._stepper.past.person_seat()
        self.whose.clear()
        for seat in sorted(range(len(names)), key=lambda seat: (seat != own, seat)):
            other = self.tr("Decisions: {name}").format(name=names[seat])
            self.whose.addItem(self.tr("Your decisions") if seat == own else other, seat)
        self.whose.setCurrentIndex(max(0, self.whose.findData(own if chosen is None else chosen)))

    def _fill_hands(self, past: PastMatch, number: int) -> None:
        self.hands.clear()
        for each in past.numbers:
            self.hands.addItem(self.tr("Hand {number}").format(number=each), each)
        self.hands.setCurrentIndex(self.hands.findData(number))

    def show_place(self) -> None:
        """Tell the trick that is shown, or all before play, and mark the move at which the table rests."""
        stops, place = self._stepper.stops, self._stepper.place
        hand = self._stepper.hand
        self.practise.setEnabled(not self.is_without_help and stops[place].step < len(hand.steps) - 1)
        trick = hand.steps[stops[place].step].trick
        parts, now = [self._heading(trick, stops[place].is_end)], 0
        for nth, stop in enumerate(stops):
            if stop.is_end:
                if nth == place:
                    parts = [parts[0], self._end()]
            elif hand.steps[stop.step].trick == trick:
                now = len(parts) if nth == place else now
                parts.append(self._item(stop.step, is_now=nth == place, is_ahead=nth > place))
        self.page.show_moves("".join(parts), now)

    def sentence(self) -> str:
        """What happened at the place that is shown, in plain words."""
        hand, stop = self._stepper.hand, self._stepper.stop_shown
        return self._end_text() if stop.is_end else step_text(hand.steps[stop.step].events, hand.names, self._own())

    def _heading(self, trick: int, is_end: bool) -> str:
        hand = self._stepper.hand
        before = self.tr("Before play")
        title = self.tr("Trick {number}").format(number=trick) if trick else before
        if is_end:
            title = hand_title(hand.number, hand.result)
        accent = colours(Look.theme)["accent"]
        return f'<p style="margin: 0; color: {accent}; font-weight: 600">{escaped(title)}</p>'

    def _end_text(self) -> str:
        hand = self._stepper.hand
        view = hand.steps[0].view
        names = [shown_name(seat) for seat in view.seats]
        return end_text(hand.number, hand.result, names, view.rules.layout, self._own())

    def _own(self) -> int | None:
        """The person's seat, if he has given no name."""
        return unnamed_seat(self._stepper.hand.steps[0].view)

    def _end(self) -> str:
        return f'<p style="margin: {px(6)}px 0 0 0">{escaped(self._end_text())}</p>'

    def _item(self, step: int, is_now: bool, is_ahead: bool) -> str:
        """One move: what happened in bold where the table rests, greyed where it is still to come, and its reasons."""
        hand, c = self._stepper.hand, colours(Look.theme)
        what = escaped(step_text(hand.steps[step].events, hand.names, self._own()))
        shown = f"<b>{what}</b>" if is_now else what
        colour = c["muted"] if is_ahead else c["text"]
        told = f'<p style="margin: {px(6)}px 0 0 0; color: {colour}">{shown}'
        why = [] if is_ahead else self._why(step - 1)
        muted = c["muted"]
        return told + "".join(f'<br><span style="color: {muted}">{escaped(one)}</span>' for one in why) + "</p>"

    def _why(self, ply: int) -> list[str]:
        hand = self._stepper.hand
        names = names_in_reasons(hand.steps[0].view)
        told = [thought_text(self.reasons[ply], names)] if ply in self.reasons else []
        best = self.advice.get(ply)
        if best is None or best.why in _NO_CHOICE:
            return told
        if best.action == hand.steps[ply + 1].action:
            same = self.tr("The best level would have done the same. {why}")
            return [*told, same.format(why=thought_text(best, names))]
        other = self.tr("The best level would have said: {advice}")
        return [*told, other.format(advice=hint_text(best, names))]
