"""The end of a hand and the end of a match: the score lines of each side, and what comes next."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from marjapussi_desktop.controller.match.prompts import Prompt
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.options import OPTIONS_BY_KEY
from marjapussi_desktop.ui.commands import Command, command_text, without_help_text
from marjapussi_desktop.ui.deal_chip import DealChip
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.labels import Label, set_tip
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.panels.result_table import ResultTable
from marjapussi_desktop.ui.panels.scrolling import ScrollingParts
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.day_hints import DayHints
from marjapussi_desktop.ui.text.deal_codes import belonging_text, checking_text
from marjapussi_desktop.ui.text.options.sentences import rule_sentence
from marjapussi_desktop.ui.text.scores import contract_text, hand_title, redeal_text, victory_text

if TYPE_CHECKING:
    from marjapussi_desktop.controller.statistics.match_account import LuckAndPlay, OwnCost


_READABLE: Final = 0.8
"""Texts of this share of the size that the person wants are read more easily on one page than in parts that scroll."""


class HandOverPanel(PromptPanel):
    """The hand's result and one button: the next hand. After the deal of the day another leads to how experts did."""

    is_central = True
    onward: QPushButton
    """The button that leads on."""

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        self.is_practice = False
        self._is_close = False
        self.with_experts: QPushButton | None = None
        self._hints: int | None = None
        self.title = self.label("title")
        self.sentence = self.label("muted")
        self.table: ResultTable | None = None
        self.place = QVBoxLayout()
        self.note = Label(self)
        self.note.setWordWrap(True)
        set_role(self.note, "small")
        self.buttons = FlowLayout(gap(16), is_right=True)
        self.head = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        for widget in (self.title, self.sentence):
            self.head.addWidget(widget)
        self.deals = DealChip(self)
        top = QHBoxLayout()
        top.addLayout(self.head, 1)
        top.addWidget(self.deals, 0, Qt.AlignmentFlag.AlignTop)
        self.parts = ScrollingParts(self)
        self.parts.column.addLayout(self.place)
        self.parts.column.addWidget(self.note)
        self.column.addLayout(top)
        self.column.addWidget(self.parts)
        self.column.addLayout(self.buttons)
        self.add_buttons()
        self.retranslate()

    def add_buttons(self) -> None:
        """Make the buttons of the lower edge."""
        self.why = self.button()
        self.why.clicked.connect(self.thoughts)
        self.buttons.addWidget(self.why)
        self.look_at = self.button()
        self.look_at.clicked.connect(self.look)
        self.buttons.addWidget(self.look_at)
        self.to_review = self.button()
        self.to_review.clicked.connect(self.review)
        self.buttons.addWidget(self.to_review)
        self.go_on = self.button("primary")
        self.go_on.clicked.connect(self.next_hand)
        self.buttons.addWidget(self.go_on)
        self.onward = self.go_on

    def offer_comparison(self) -> None:
        """The hand was the deal of the day: the first button leads to what the experts made of it."""
        set_role(self.onward, "")
        self.with_experts = self.button("primary")
        self.with_experts.clicked.connect(self.compare)
        self.buttons.addWidget(self.with_experts)
        self.retranslate()

    def tell_hints(self, count: int) -> None:
        self._hints = count
        self.retranslate()
        self.resized.emit()

    def withhold_help(self) -> None:
        for button in (self.why, self.to_review):
            button.setEnabled(False)
        self.retranslate()

    def end_practice(self) -> None:
        """The hand was practice: there is nothing but a way back."""
        self.is_practice = True
        for button in (self.why, self.look_at, self.to_review, self.deals):
            button.hide()
        self.retranslate()

    def retranslate(self) -> None:
        self.show_result()
        self.name_ways_back()
        self.go_on.setText(self._onward())

    def name_ways_back(self) -> None:
        """What leads back into the hand, and what each of these shows that the others do not."""
        ways = (
            (self.why, Command.THOUGHTS, self.tr("The computer players' reasons for their moves")),
            (self.look_at, Command.LOOK_AT_HAND, self.tr("All cards open, one move after another")),
            (self.to_review, Command.REVIEW, self.tr("What each of your decisions cost, and what was better")),
        )
        for button, command, shown in ways:
            told = shown if button.isEnabled() else without_help_text()
            button.setText(command_text(command))
            button.setAccessibleDescription(told)
            set_tip(button, told)

    def _onward(self) -> str:
        """The deal of the day is one hand: what comes after it is a match that goes on from there."""
        if self.is_practice:
            return self.tr("Back")
        return self.tr("Next hand") if self.with_experts is None else self.tr("Play on")

    def show_result(self) -> None:
        """The heading, the sentence on the contract and the table of what was scored, in the current language."""
        result = self.view.result
        if result is None:
            return
        self.show_deals()
        self.title.setText(self._with_hints(hand_title(self.view.hand_number, result)))
        self.sentence.setText(self._redeal_sentence() or self._contract_sentence())
        self.sentence.setVisible(bool(self.sentence.text()))
        old, self.table = self.table, ResultTable(self.view, result, self)
        if old is not None:
            self.place.removeWidget(old)
            old.hide()
            old.deleteLater()
        self.place.addWidget(self.table)
        self.table.show()
        if self.with_experts is not None:
            self.with_experts.setText(self.tr("Compare with the experts"))
        about_pips = self._about_pips() if result.pips else ""
        self.note.setText(about_pips)
        self.note.setVisible(bool(about_pips))

    def show_deals(self) -> None:
        """Show the deals' fingerprint: the code would tell the cards to come."""
        self.deals.show_deals("", "" if self.is_practice else self.view.deals_fingerprint)

    def arrange(self, room: QSize) -> None:
        super().arrange(room)
        spacing = gap(6 if self._is_close else 16)
        self.column.setSpacing(spacing)
        self.parts.column.setSpacing(spacing)
        self.head.setSpacing(gap(32) if self._is_close else spacing)
        down, beside = QBoxLayout.Direction.TopToBottom, QBoxLayout.Direction.LeftToRight
        self.head.setDirection(beside if self._is_close else down)
        self.head.setStretch(1, 1 if self._is_close else 0)
        if self.table is not None:
            self.table.arrange(self._is_close)

    def draw_together(self, is_close: bool) -> None:
        self._is_close = is_close

    def fit_into(self, room: QSize) -> QSize:
        self.parts.cut(0)
        return super().fit_into(room)

    def scroll_in(self, room: QSize) -> None:
        if self._fitting.share >= _READABLE:
            return
        self._fitting.take_whole()
        self._keep_room(QSize(0, 0))
        over, margins = self.size_within(room) - room, self.column.contentsMargins()
        width = room.width() - margins.left() - margins.right()
        if over.width() <= 0 and self.parts.can_be_cut(over.height(), width):
            self.parts.cut(over.height())
        else:
            self.fill(room)

    def step(self, steps: int) -> bool:
        return self.parts.scroll_by(-steps)

    def _with_hints(self, heading: str) -> str:
        """The heading tells of hints, where they are told, and of practice: it has room for that beside itself."""
        if self.view.is_day_practice:
            return DayHints().practice(heading)
        return heading if self._hints is None else DayHints().heading(heading, self._hints)

    def _about_pips(self) -> str:
        """What pips are, and what they are good for."""
        rules = self.view.rules
        option = OPTIONS_BY_KEY["pip_count"]
        return rule_sentence(option, option.value_in(rules), rules.layout) if rules.game_points is not None else ""

    def _redeal_sentence(self) -> str:
        if self.view.redeal is None:
            return ""
        seat, why = self.view.redeal
        return redeal_text(why, self.names[seat], seat == self.view.viewer)

    def _contract_sentence(self) -> str:
        result = self.view.result
        if result is None or result.declarer is None:
            return ""
        is_own = result.declarer == self.view.viewer
        return contract_text(result, self.names[result.declarer], is_own) or ""


class MatchOverPanel(HandOverPanel):
    """Who won the match and why, the last hand's result, and the ways on."""

    def add_buttons(self) -> None:
        self._luck: LuckAndPlay | None = None
        self._cost: OwnCost | None = None
        self._is_expected = False
        self.account = Label(self)
        self._room = Label(self)
        """Keeps the room of the longest account: the buttons must not move when it comes."""
        account = QGridLayout()
        for label in (self._room, self.account):
            label.setWordWrap(True)
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            label.hide()
            set_role(label, "small")
            account.addWidget(label, 0, 0)
        parts = self.parts.column
        parts.insertLayout(parts.indexOf(self.note), account)
        self.fairness = Label(self)
        self.fairness.setWordWrap(True)
        set_role(self.fairness, "small")
        parts.addWidget(self.fairness)
        self._is_copied = False
        self.deal_code = QPushButton(self)
        set_role(self.deal_code, "link")
        self.deal_code.setVisible(bool(self.view.deal_code))
        self.deal_code.clicked.connect(self._copy_code)
        parts.addWidget(self.deal_code, 0, Qt.AlignmentFlag.AlignLeft)
        self.why = self.button()
        self.why.clicked.connect(self.thoughts)
        self.buttons.addWidget(self.why)
        self.look_at = self.button()
        self.look_at.clicked.connect(self.look)
        self.buttons.addWidget(self.look_at)
        self.second = self.button()
        self.second.clicked.connect(self.second_table)
        self.buttons.addWidget(self.second)
        self.to_review = self.button()
        self.to_review.clicked.connect(self.review)
        self.buttons.addWidget(self.to_review)
        self.again = self.button()
        self.again.clicked.connect(self.replay)
        self.fresh = self.button("primary")
        self.fresh.clicked.connect(self.new_match)
        self.buttons.addWidget(self.again)
        self.buttons.addWidget(self.fresh)
        self.onward = self.fresh

    def retranslate(self) -> None:
        self.show_result()
        self.name_ways_back()
        self.second.setText(command_text(Command.SECOND_TABLE))
        self.again.setText(self.tr("Replay these deals"))
        self.fresh.setText(self.tr("Back") if self.is_practice else self.tr("New match"))
        if self._hints is not None or self.view.is_day_practice:  # the heading is of the match
            self.note.setText(" ".join(filter(None, (f"{self.title.text()}.", self.note.text()))))
            self.note.show()
        self.title.setText(self._who_won())
        self.title.setAlignment(Qt.AlignmentFlag.AlignLeft)
        if self.view.victory is not None:
            self.sentence.setText(victory_text(self.view.victory, self.view.rules.target))
            self.sentence.setVisible(True)
        self.deal_code.setText(self.tr("Deal code copied") if self._is_copied else self.tr("Copy the deal code"))
        self._tell_account()

    def show_deals(self) -> None:
        """Show how the code belongs to the fingerprint that was shown till now: nothing is to come."""
        code = "" if self.is_practice else self.view.deal_code
        self.fairness.setText(belonging_text(code, self.view.deals_fingerprint) if code else "")
        set_tip(self.fairness, checking_text() if code else "")
        self.fairness.setVisible(bool(code))

    def expect_account(self) -> None:
        self._is_expected = True
        kept = self._room.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self._room.setSizePolicy(kept)
        self._tell_account()

    def tell_luck(self, account: LuckAndPlay) -> None:
        self._luck = account
        self._tell_account()

    def tell_cost(self, cost: OwnCost) -> None:
        self._cost = cost
        self._tell_account()

    def _tell_account(self) -> None:
        if self._luck is None and not self._is_expected:
            return
        from marjapussi_desktop.ui.text.amounts import Amounts
        from marjapussi_desktop.ui.text.match_accounts import account_text, cost_text, longest_text

        amounts = Amounts(self.view.rules)
        players = len(self.view.seats)
        if self._luck is None:
            told = [self.tr("Luck and play are being told apart.")]
        else:
            told = [account_text(self._luck, amounts, players)]
        if self._luck is not None and self._cost is not None:
            told.append(cost_text(self._cost, amounts))
        self._room.setText(longest_text(amounts, players) if self._is_expected else "")
        self.account.setText(" ".join(told))
        self.account.show()
        self.resized.emit()

    def spoken_title(self) -> str:
        return self._who_won()

    def end_practice(self) -> None:
        """The match may still be going on, so that its code is not told."""
        super().end_practice()
        self.deal_code.hide()
        self.account.hide()
        self.second.hide()
        self.again.hide()

    def _copy_code(self) -> None:
        QGuiApplication.clipboard().setText(self.view.deal_code)
        self._is_copied = True
        self.retranslate()

    def _who_won(self) -> str:
        winners = [seat for seat in self.view.seats if seat.side == self.view.winner]
        if any(seat.seat == self.view.viewer for seat in winners):
            return self.tr("You won the match!")
        if len(winners) == 1:
            return self.tr("{name} won the match.").format(name=winners[0].name)
        return self.tr("{name} and {partner} won the match.").format(name=winners[0].name, partner=winners[1].name)
