"""Opens the quiz on what is seen: the match at the table, or a hand that is stepped through."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from marjapussi_desktop.controller.knowledge.quiz import question_on
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.sheets.quiz import Ask, QuizSheet
from marjapussi_desktop.ui.text.names import shown_name

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.table_view import TableView
    from marjapussi_desktop.ui.main_window import MainWindow
    from marjapussi_desktop.ui.stepping.screen import SteppingScreen


def ask(window: MainWindow) -> None:
    """Ask about the position that the person sees, if there is anything to ask."""
    past = window.screens.past_shown()
    if past is not None:
        _ask_of_past(window, past)
    else:
        _ask_at_table(window)


def _ask_of_past(window: MainWindow, past: SteppingScreen) -> None:
    question = past.quiz()
    if question is not None:
        window.open(_sheet(window, question, past.stepper.stop_shown.view))


def _ask_at_table(window: MainWindow) -> None:
    window.match.table.finish_now()  # nothing is asked of what has not been seen
    seen = window.session.seen()
    if seen is None or seen.phase is not Phase.PLAY:
        return
    sheet = _sheet(window, partial(question_on, seen), window.session.current().view)
    sheet.closed.connect(window.match.note.renew)
    window.match.note.keep_back()
    window.open(sheet)


def _sheet(window: MainWindow, question: Ask, view: TableView) -> QuizSheet:
    names = [shown_name(seat) for seat in view.seats]
    sheet = QuizSheet(window.screens, question, names, window.preferences)
    sheet.answered.connect(partial(_count, window))
    return sheet


def _count(window: MainWindow, is_right: bool) -> None:
    kept = window.preferences
    window.change(quiz_asked=kept.quiz_asked + 1, quiz_right=kept.quiz_right + is_right)
