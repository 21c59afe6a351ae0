"""The screens of the window (front page, match, lessons, puzzles, past hands), of which one is shown."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.actions import Actions
from marjapussi_desktop.ui.apply_theme import apply_to_table
from marjapussi_desktop.ui.back_to import BackTo
from marjapussi_desktop.ui.home import HomeScreen, MatchState, OnTable

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.prompts import Update
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.controller.past.qt_second_table import SecondTable
    from marjapussi_desktop.controller.puzzles.qt_book import PuzzleBook
    from marjapussi_desktop.controller.review.hand_review import HandReview
    from marjapussi_desktop.controller.review.qt_mistakes import MistakeBook
    from marjapussi_desktop.controller.review.qt_reviews import Reviews
    from marjapussi_desktop.engine.ruleset import Ruleset
    from marjapussi_desktop.ui.house_rules.store import HouseRulesStore
    from marjapussi_desktop.ui.lessons.screen import LessonsScreen
    from marjapussi_desktop.ui.match_screen import MatchScreen
    from marjapussi_desktop.ui.puzzles.screen import PuzzlesScreen
    from marjapussi_desktop.ui.stepping.screen import Reasons, SteppingScreen
    from marjapussi_desktop.ui.table_screen import TableScreen


class Screens(QStackedWidget):
    """Attributes: ``home``; ``match``, made when it is first needed, and ``match_made``, the same or None till then;
    ``lessons`` and ``puzzles``, or None until they are first wanted; ``past``, the
    hands that are being stepped through, or None; ``mistakes_file``, where is kept what reviews find, or None.

    Signals: ``match_begun(MatchScreen)``: the table of matches has been made;
    ``shown``: another screen, or the same again; ``lesson_finished(str)``: the lesson's id;
    ``lesson_places(dict)``: where lessons were left; ``table_wanted(str)``: the lessons lead to a match of this preset;
    ``lesson_wanted(str)``: a puzzle or the front page leads to the lesson with this id; ``term_wanted(str)``: a word of
    the glossary;
    ``trial_wanted(str, str)``: a match without help at this level, in this game; ``puzzles_wanted(tuple)``: on these
    ideas;
    ``reviewed(PastMatch, HandReview)``: a hand of the person's has been reviewed; ``noticed(Problem)``: what that found
    cannot be kept;
    ``told(str)``: a sentence on a hand that was written to a file, or could not be; ``compare_wanted(PastMatch)``: with
    what an expert makes of the same deals;
    ``began(Event)`` and ``great_event(GreatEvent)``: what begins to be seen at any of the tables.
    """

    match_begun = Signal(object)
    shown = Signal()
    lesson_finished = Signal(str)
    lesson_places = Signal(object)
    lesson_wanted = Signal(str)
    term_wanted = Signal(str)
    table_wanted = Signal(str)
    trial_wanted = Signal(str, str)
    puzzles_wanted = Signal(object)
    told = Signal(str)
    compare_wanted = Signal(object)
    reviewed = Signal(object, object)
    noticed = Signal(object)
    began = Signal(object)
    great_event = Signal(object)

    def __init__(self, session: QtSession, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.home = HomeScreen(actions, self)
        self.home.lesson_wanted.connect(self.lesson_wanted)
        self._house_rules: HouseRulesStore | None = None
        self.match_made: MatchScreen | None = None
        self._preferences: Preferences | None = None
        self.lessons: LessonsScreen | None = None
        self.puzzles: PuzzlesScreen | None = None
        self.past: SteppingScreen | None = None
        self._reviews: Reviews | None = None
        self.mistakes_file: Path | None = None
        self._mistakes: MistakeBook | None = None
        self._before_past: QWidget = self.home
        self._second_table: SecondTable | None = None
        self.addWidget(self.home)
        session.updated.connect(self._on_updated)

    @property
    def match(self) -> MatchScreen:
        """The table of matches. The front page does not wait for it."""
        if self.match_made is None:
            from marjapussi_desktop.ui.match_screen import MatchScreen

            self.match_made = match = MatchScreen(self._session, self)
            self.addWidget(match)
            self._pass_on(match)
            if self._preferences is not None:
                _apply_to_match(match, self._preferences)
            match.retranslate()
            self.match_begun.emit(match)
        return self.match_made

    def _on_updated(self, update: Update) -> None:
        """The first update of a match comes before there is a table to take it."""
        if self.match_made is None:
            self.match.take(update)

    @property
    def reviews(self) -> Reviews:
        """Who reviews hands; made when it is first needed."""
        if self._reviews is None:
            from marjapussi_desktop.controller.review.qt_reviews import Reviews

            self._reviews = Reviews(self)
            self._reviews.done.connect(self._on_reviewed)
        return self._reviews

    @property
    def mistakes(self) -> MistakeBook:
        """The person's kinds of mistakes, kept in ``mistakes_file``; made when it is first needed."""
        if self._mistakes is None:
            from marjapussi_desktop.controller.review.qt_mistakes import MistakeBook

            self._mistakes = MistakeBook(self.mistakes_file, self)
            self._mistakes.noticed.connect(self.noticed)
        return self._mistakes

    def _on_reviewed(self, past: PastMatch, review: HandReview) -> None:
        if past.is_persons(review.seat):
            self.mistakes.note(past, review)
            self.reviewed.emit(past, review)

    def review_hand(self, past: PastMatch | None) -> None:
        """The last of these hands has just ended: have it reviewed; with None, nothing is, as the next one begins."""
        if past is not None and past.numbers:
            self.reviews.begin(past, past.numbers[-1])
        elif self._reviews is not None and self.past is None:
            self._reviews.stop()

    def show_home(self) -> None:
        """Show the front page."""
        self.offer_match()
        self._show(self.home)
        self.take_focus()

    def offer_match(self) -> None:
        """Have the front page offer what makes sense with the match that is on the table."""
        on_table = None
        if self._session.has_match():
            view = self._session.current().view
            game = view.preset, view.rules != PRESETS[view.preset], self._name_of_rules(view.preset, view.rules)
            on_table = OnTable(*game, is_of_day=view.is_of_day, is_hand_over=view.result is not None)
        self.home.offer(self.match_state(), on_table)

    def know_rules(self, store: HouseRulesStore) -> None:
        """Tell house rules by their names from now on."""
        self._house_rules = store
        self.home.name_of_rules = store.name_of_changes

    def _name_of_rules(self, preset: str, rules: Ruleset) -> str:
        return self._house_rules.name_of(preset, rules) if self._house_rules is not None else ""

    def match_state(self) -> MatchState:
        """What is on the table."""
        if not self._session.has_match():
            return MatchState.NONE
        return MatchState.IN_PLAY if self._session.current().view.winner is None else MatchState.OVER

    def show_match(self) -> None:
        """Show the table with the match that is on it."""
        self._show(self.match)
        self.take_focus()

    def show_lessons(self, preferences: Preferences, name: str) -> None:
        """Show the list of lessons. ``name``: what the learner is called."""
        from marjapussi_desktop.tutorial.places import still_there

        if self.lessons is None:
            self.lessons = self._make_lessons()
            apply_to_table(self.lessons.table, preferences)
        places = still_there(preferences.lesson_places, preferences.lesson_marks)
        self.lessons.set_learner(name, preferences.lessons_done, places, preferences.trials)
        self.lessons.contents.choose_game(preferences.preset)
        self.lessons.lead_back_to(self._back_from_lessons(self.lessons))
        self.lessons.show_contents()
        self._show(self.lessons)

    def _back_from_lessons(self, lessons: LessonsScreen) -> BackTo:
        """Where lessons that are opened now lead back to."""
        if self.is_match_shown():
            return BackTo.MATCH
        if self.puzzles is not None and self._shows(self.puzzles) and self.puzzles.board() is not None:
            return BackTo.PUZZLE
        return lessons.lesson.back_to if self._shows(lessons) else BackTo.HOME

    def show_lesson(self, lesson_id: str, preferences: Preferences, name: str) -> None:
        """Show one lesson, from a refusal, the rules, a review, a puzzle or the front page; it leads straight back to
        the match or the puzzle that is shown.
        """
        from marjapussi_desktop.tutorial.catalogue import BY_ID

        lessons = self.lessons
        visits = lessons is None or not self._shows(lessons) or lessons.lesson.is_visit
        self.show_lessons(preferences, name)
        assert self.lessons is not None
        self.lessons.visit(BY_ID[lesson_id], leads_straight_back=visits)

    def show_puzzles(self, book: PuzzleBook, preferences: Preferences, name: str) -> None:
        """Show the page of puzzles. ``name`` of the person, empty for none."""
        if self.puzzles is None:
            self.puzzles = self._make_puzzles(book)
            self._apply_to_puzzles(preferences)
        self.puzzles.set_person(name)
        self.puzzles.page.begin_with(preferences.preset)
        self.puzzles.show_page()
        self._show(self.puzzles)
        self.take_focus()

    def _end_lessons(self) -> None:
        assert self.lessons is not None
        place = self.lessons.lesson.back_to
        if place is BackTo.MATCH and self._session.has_match():
            self.show_match()
        elif place is BackTo.PUZZLE and self.puzzles is not None:
            self._show(self.puzzles)
            self.take_focus()
        else:
            self.show_home()

    def show_past(self, past: PastMatch, preferences: Preferences, reasons: Reasons | None = None) -> None:
        """Step through hands that are over; ``reasons``: why the players moved so. What was shown before stays."""
        from marjapussi_desktop.controller.past.qt_adviser import Adviser
        from marjapussi_desktop.ui.stepping.screen import SteppingScreen, no_reasons

        self._drop_past()
        self._before_past = self.currentWidget() or self.home
        # A match without help is in the preferences until it is over.
        is_without_help = past.match_id in dict(preferences.trials).values()
        reviews = None if is_without_help else self.reviews
        told = no_reasons if reasons is None or is_without_help else reasons
        adviser = None if is_without_help else Adviser()
        self.past = SteppingScreen(past, told, adviser, self, reviews)
        if is_without_help:
            self.past.side.withhold_help()
        if self._before_past is self.match and self._session.current().view.result is None:
            self.past.side.lead_to_play()
        self.past.apply_preferences(preferences)
        self.past.closed.connect(self._end_past)
        self.past.told.connect(self.told)
        self.past.side.second_wanted.connect(partial(self.compare_wanted.emit, past))
        self._pass_on(self.past.board)
        self.addWidget(self.past)
        self._show(self.past)
        self.take_focus()

    def _end_past(self) -> None:
        self._show(self._before_past)
        self.take_focus()

    def _drop_past(self) -> None:
        past, self.past = self.past, None
        if past is not None:
            if self.currentWidget() is past:
                self.setCurrentWidget(self._before_past)
            past.close_for_good()
            self.removeWidget(past)
            past.deleteLater()

    @property
    def second_table(self) -> SecondTable:
        """What the expert makes of the person's deals; made when it is first needed."""
        if self._second_table is None:
            from marjapussi_desktop.controller.past import qt_second_table

            history = self._session.history
            self._second_table = qt_second_table.SecondTable(history.store if history is not None else None, self)
        return self._second_table

    def is_match_shown(self) -> bool:
        """Whether the person sees the table with a match on it."""
        return self._session.has_match() and self._shows(self.match_made)

    def _shows(self, screen: QWidget | None) -> bool:
        return screen is not None and self.currentWidget() is screen

    def past_shown(self) -> SteppingScreen | None:
        """The hand that is stepped through, if the person sees it."""
        return self.past if self.past is not None and self.currentWidget() is self.past else None

    def board(self) -> TableScreen | None:
        """The table that the person sees, of a match, a lesson or a past hand."""
        shown = self.currentWidget()
        if self._shows(self.match_made):
            return self.match_made if self._session.has_match() else None
        if self.lessons is not None and shown is self.lessons:
            return self.lessons.board()
        if self.puzzles is not None and shown is self.puzzles:
            return self.puzzles.board()
        return self.past.board_shown() if self.past is not None and shown is self.past else None

    def take_focus(self) -> None:
        """Give the keyboard to the screen that is shown."""
        for screen in (self.match_made, self.home, self.lessons, self.puzzles, self.past):
            if screen is not None and screen is self.currentWidget():
                screen.take_focus()

    def apply_preferences(self, preferences: Preferences) -> None:
        """Give every table the felt, deck and pace of the preferences, and the match its story."""
        self._preferences = preferences
        self.home.take_preferences(preferences)
        if self.match_made is not None:
            _apply_to_match(self.match_made, preferences)
        if self.lessons is not None:
            apply_to_table(self.lessons.table, preferences)
        self._apply_to_puzzles(preferences)
        if self.past is not None:
            self.past.apply_preferences(preferences)

    def _apply_to_puzzles(self, preferences: Preferences) -> None:
        if self.puzzles is not None:
            from marjapussi_desktop.ui.story.dock import ALL_TRICKS

            apply_to_table(self.puzzles.puzzle.board.table, preferences)
            # What cannot be remembered has to be there to be counted.
            self.puzzles.puzzle.board.story.apply(changed(preferences, story_tricks=ALL_TRICKS))

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.home.retranslate()
        if self.match_made is not None:
            self.match_made.retranslate()

    def stop(self) -> None:
        """The window closes: nothing moves any more."""
        self.home.fan.stop()
        if self.match_made is not None:
            self.match_made.table.stop()
            self.match_made.note.stop()
            self.match_made.coaching.close()
        if self._second_table is not None:
            self._second_table.close()
        if self.lessons is not None:
            self.lessons.table.stop()
        if self.puzzles is not None:
            self.puzzles.stop()
        if self.past is not None:
            self.past.close_for_good()
        if self._reviews is not None:
            self._reviews.close()
        if self._mistakes is not None:
            self._mistakes.close()

    def _show(self, screen: QWidget) -> None:
        self.setCurrentWidget(screen)
        if self.past is not None and screen is not self.past:
            self._drop_past()
        self.shown.emit()

    def _pass_on(self, screen: TableScreen) -> None:
        screen.table.began.connect(self.began)
        screen.great_event.connect(self.great_event)

    def _make_lessons(self) -> LessonsScreen:
        from marjapussi_desktop.ui.lessons.screen import LessonsScreen

        lessons = LessonsScreen(self)
        lessons.closed.connect(self._end_lessons)
        lessons.turned.connect(self.shown)
        lessons.lesson_finished.connect(self.lesson_finished)
        lessons.places_changed.connect(lambda: self.lesson_places.emit(lessons.places))
        lessons.table_wanted.connect(self.table_wanted)
        lessons.contents.trial_chosen.connect(self.trial_wanted)
        lessons.puzzles_wanted.connect(self.puzzles_wanted)
        lessons.lesson.card.term_wanted.connect(self.term_wanted)
        self.addWidget(lessons)
        self._pass_on(lessons.lesson.board)
        return lessons

    def _make_puzzles(self, book: PuzzleBook) -> PuzzlesScreen:
        from marjapussi_desktop.ui.puzzles.screen import PuzzlesScreen

        puzzles = PuzzlesScreen(book, self)
        puzzles.closed.connect(self.show_home)
        puzzles.turned.connect(self.shown)
        puzzles.lesson_wanted.connect(self.lesson_wanted)
        self.addWidget(puzzles)
        self._pass_on(puzzles.puzzle.board)
        return puzzles


def _apply_to_match(match: MatchScreen, preferences: Preferences) -> None:
    apply_to_table(match.table, preferences)
    for part in (match.story, match.note, match.auto_play, match.claiming, match.coaching, match.first_time):
        part.apply(preferences)
