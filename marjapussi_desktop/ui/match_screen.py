"""A match at the table: what only a match has, beside the screen of a table that is played at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.prompts import Prompt, Update
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.actions import Action
from marjapussi_desktop.engine.choices import Call
from marjapussi_desktop.engine.reasons import Refusal
from marjapussi_desktop.ui.auto_play import AutoPlay
from marjapussi_desktop.ui.claiming import Claiming
from marjapussi_desktop.ui.coaching import Coaching
from marjapussi_desktop.ui.first_time.guide import FirstTime
from marjapussi_desktop.ui.play_screen import PlayScreen

if TYPE_CHECKING:
    from marjapussi_desktop.ui.lessons.link import LessonLink
    from marjapussi_desktop.ui.panels.base import PromptPanel


class MatchScreen(PlayScreen):
    """The table of the match that the session holds.

    Attributes: ``lesson_link``, from a refusal to its lesson, or None; ``auto_play``, where there is no choice;
    ``claiming``, where all that is left is the person's; ``coaching``, which asks before a costly choice;
    ``first_time``, a newcomer's notes.
    Signals: ``new_match``: the person wants another match; ``lesson_wanted(str)``: the lesson with this id;
    ``thoughts``: what the players thought; ``look``: the hand that is over is to be stepped through;
    ``second_table``: an expert is to play the same deals;
    ``review``: it is to be reviewed;
    ``compare``: it was the deal of the day, and is to be compared with what the experts made of it.
    """

    new_match = Signal()
    lesson_wanted = Signal(str)
    thoughts = Signal()
    look = Signal()
    review = Signal()
    compare = Signal()
    second_table = Signal()

    def __init__(self, session: QtSession, parent: QWidget | None = None) -> None:
        super().__init__(session, parent)
        self.auto_play = AutoPlay(self)
        self.claiming = Claiming(self)
        self.coaching = Coaching(self)
        self.lesson_link: LessonLink | None = None
        self.refused.connect(self._link_lesson)
        self.first_time = FirstTime(self)
        self.advice.given.connect(self.first_time.know_hints)
        self.asked.connect(self._connect_panel)
        self.announce()

    def _link_lesson(self, refusal: Refusal) -> None:
        """Offer the lesson beside a refusal; imported late, for most matches begin without one."""
        if self.lesson_link is None:
            from marjapussi_desktop.ui.lessons.link import LessonLink

            self.lesson_link = LessonLink(self)
            self.lesson_link.wanted.connect(self.lesson_wanted)
        self.lesson_link.offer(refusal)

    def is_answered(self, update: Update) -> bool:
        return self.auto_play.answers(update) or self.claiming.answers(update)

    def holds_back(self, prompt: Prompt, action: Action) -> bool:
        return self.coaching.holds_back(prompt, action)

    def holds_back_call(self, call: Call) -> bool:
        return self.coaching.holds_back_call(call)

    def spoken_offer(self) -> str:
        return self.claiming.spoken()

    def _connect_panel(self, panel: PromptPanel) -> None:
        """A panel at the end of a hand leads on."""
        panel.next_hand.connect(self.session.next_hand)
        panel.new_match.connect(self.new_match)
        panel.replay.connect(self.session.replay_deals)
        panel.thoughts.connect(self.thoughts)
        panel.look.connect(self.look)
        panel.review.connect(self.review)
        panel.compare.connect(self.compare)
        panel.second_table.connect(self.second_table)
