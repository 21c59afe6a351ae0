"""What the window does at each command: one function each, in the order of ``Command``.

A command that opens a sheet imports it in its function: most sheets are never opened in a run, and each import would
cost the start.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.actions import name_now
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.home import MatchState
from marjapussi_desktop.ui.read_aloud.part import ReadPart

if TYPE_CHECKING:
    from marjapussi_desktop.controller.match.thoughts import Thought
    from marjapussi_desktop.controller.past.past_match import PastMatch
    from marjapussi_desktop.controller.puzzles.catalogue import Idea
    from marjapussi_desktop.ui.main_window import MainWindow

CommandFunction = Callable[["MainWindow"], None]

FUNCTIONS: Final[dict[Command, CommandFunction]] = {}
"""Filled by ``does``; a test finds the command that has none."""


def does(command: Command) -> Callable[[CommandFunction], CommandFunction]:
    """Decorates the function of a command."""

    def register(function: CommandFunction) -> CommandFunction:
        FUNCTIONS[command] = function
        return function

    return register


# -- the match ----------------------------------------------------------------------------------------------------


@does(Command.PLAY_NOW)
def play_now(window: MainWindow) -> None:
    """Begin a match as the last time at once; while one is in play, go on with that, as the front page does."""
    if window.screens.match_state() is MatchState.IN_PLAY:
        window.opened.close()
        window.screens.show_match()
        return
    from marjapussi_desktop.controller.match.last_setup import last_setup

    setup = last_setup(_offered(window), window.person_name(), window.code)
    window.opened.close()
    window.start_chosen_match(setup, window.preferences)


def _offered(window: MainWindow) -> Preferences:
    """The preferences with the game that a new match begins with: the one that the person chose last. Who has chosen
    none is offered the one on the table: that of a deal of the day, a match without help or an opened record.
    """
    if window.preferences.preset or not window.session.has_match():
        return window.preferences
    return changed(window.preferences, preset=window.session.current().view.preset, options=())


@does(Command.NEW_MATCH)
def ask_new_match(window: MainWindow) -> None:
    """Ask for one; where that is being asked already and waits, go on with it."""
    from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet

    if isinstance(window.opened.waiting, NewMatchSheet):
        window.opened.back_to_waiting()
        return
    leaves = window.left_match.leaves()
    sheet = NewMatchSheet(window.screens, _offered(window), window.code, window.house_rules, leaves=leaves)
    sheet.started.connect(window.start_chosen_match)
    sheet.told.connect(window.boxes.say)
    window.open(sheet)


def sit_down(window: MainWindow, preset: str) -> None:
    """The lessons lead to a match: of the game that they taught, by its own rules, against beginners at first."""
    from marjapussi_desktop.ui.sheets.new_match import NewMatchSheet
    from marjapussi_desktop.ui.text.levels import LEVELS

    first = changed(window.preferences, preset=preset, options=(), opponent_level=next(iter(LEVELS)))
    leaves = window.left_match.leaves()
    sheet = NewMatchSheet(window.screens, first, None, window.house_rules, leaves=leaves)
    sheet.started.connect(window.start_chosen_match)
    sheet.told.connect(window.boxes.say)
    window.open(sheet)


@does(Command.DAY)
def show_deal_of_day(window: MainWindow) -> None:
    from marjapussi_desktop.ui.sheets.day import DaySheet

    left = window.left_match
    sheet = DaySheet(window.screens, window.day, leaves_match=left.would_be_left(), has_left_match=left.is_left())
    sheet.played.connect(left.play_day)
    sheet.went_back.connect(left.go_back)
    window.open(sheet)


@does(Command.PUZZLES)
def show_puzzles(window: MainWindow) -> None:
    window.screens.show_puzzles(window.puzzles, window.preferences, window.preferences.name)


def show_puzzles_on(window: MainWindow, ideas: Sequence[Idea]) -> None:
    """The puzzles that teach these ideas."""
    window.do(Command.PUZZLES)
    assert window.screens.puzzles is not None
    window.screens.puzzles.page.show_ideas(ideas)


@does(Command.REPLAY)
def replay(window: MainWindow) -> None:
    window.session.replay_deals()


@does(Command.HOME)
def show_home(window: MainWindow) -> None:
    window.screens.show_home()


# -- the hand -----------------------------------------------------------------------------------------------------


@does(Command.UNDO)
def undo(window: MainWindow) -> None:
    from marjapussi_desktop.ui.taking_back import take_back

    take_back(window)


@does(Command.LAST_TRICK)
def show_last_trick(window: MainWindow) -> None:
    window.match.show_last_trick()


@does(Command.HINT)
def ask_hint(window: MainWindow) -> None:
    window.match.advice.ask_hint()


@does(Command.WHY)
def show_why(window: MainWindow) -> None:
    window.match.advice.show_why()


@does(Command.THOUGHTS)
def show_thoughts(window: MainWindow) -> None:
    open_thoughts(window)


def open_thoughts(window: MainWindow, at: Thought | None = None) -> None:
    """Tell all reasons of the hand; the page is opened where one of them is told."""
    from marjapussi_desktop.ui.sheets.thoughts import ThoughtsSheet

    window.match.table.finish_now()  # nothing is told that has not been seen
    window.open(ThoughtsSheet(window.screens, window.session, at))


@does(Command.STORY)
def toggle_story(window: MainWindow) -> None:
    window.match.story.toggle()


@does(Command.NOTE)
def toggle_note(window: MainWindow) -> None:
    window.match.note.toggle()


@does(Command.LOOK_AT_HAND)
def look_at_hand(window: MainWindow) -> None:
    window.match.table.finish_now()  # no hand is over that has not been seen to end
    past = window.session.past_match()
    if past is not None and past.numbers:
        window.screens.show_past(past, window.preferences, window.session.reasons)


@does(Command.QUIZ)
def ask_quiz(window: MainWindow) -> None:
    from marjapussi_desktop.ui.quizzing import ask

    ask(window)


@does(Command.SECOND_TABLE)
def compare_with_expert(window: MainWindow) -> None:
    window.match.table.finish_now()  # no hand is over that has not been seen to end
    past = window.session.past_match()
    if past is not None and past.numbers:
        compare_tables(window, past)


def compare_tables(window: MainWindow, past: PastMatch) -> None:
    """Open the second table of a match; a hand that is looked at there leads back to it."""
    from marjapussi_desktop.ui.sheets.second_table import SecondTableSheet

    def look(shown: PastMatch) -> None:
        window.screens.show_past(shown, window.preferences)
        assert window.screens.past is not None
        window.screens.past.closed.connect(lambda: compare_tables(window, past))

    sheet = SecondTableSheet(window.screens, window.screens.second_table, past)
    sheet.looked.connect(look)
    window.open(sheet)


@does(Command.REVIEW)
def review_hand(window: MainWindow) -> None:
    look_at_hand(window)
    if window.screens.past is not None:
        window.screens.past.review.open()


# -- read out ------------------------------------------------------------------------------------------------------


def _reads(command: Command, part: ReadPart) -> None:
    def read_out(window: MainWindow) -> None:
        from marjapussi_desktop.ui.read_aloud.reader import read

        board = window.screens.board()
        if board is not None:
            read(board, part)

    does(command)(read_out)


_reads(Command.READ_HAND, ReadPart.HAND)
_reads(Command.READ_TRICK, ReadPart.TRICK)
_reads(Command.READ_TRUMPS, ReadPart.TRUMPS)
_reads(Command.READ_SCORE, ReadPart.SCORE)
_reads(Command.READ_RECENT, ReadPart.RECENT)


# -- records ------------------------------------------------------------------------------------------------------


@does(Command.OPEN_RECORD)
def open_record(window: MainWindow) -> None:
    window.records.ask_and_open()


@does(Command.EXPORT_RECORD)
def export_record(window: MainWindow) -> None:
    window.records.ask_and_export()


@does(Command.LOOK_AT_RECORD)
def look_at_record(window: MainWindow) -> None:
    window.records.ask_and_look()


@does(Command.ARCHIVE)
def show_archive(window: MainWindow) -> None:
    from marjapussi_desktop.ui.sheets.archive import ArchiveSheet

    sheet = ArchiveSheet(window.screens, window.archive, window.house_rules.names())
    sheet.new_match.connect(lambda: window.do(Command.NEW_MATCH))
    sheet.opened.connect(window.open_saved_match)
    sheet.looked.connect(lambda past: window.screens.show_past(past, window.preferences))
    sheet.told.connect(window.boxes.say)
    window.open(sheet)


# -- the program --------------------------------------------------------------------------------------------------


@does(Command.STATISTICS)
def show_statistics(window: MainWindow) -> None:
    from marjapussi_desktop.ui.sheets.statistics import StatisticsSheet

    sheet = StatisticsSheet(window.screens, window.statistics, window.archive, window.house_rules.names())
    sheet.new_match.connect(lambda: window.do(Command.NEW_MATCH))
    sheet.told.connect(window.boxes.say)
    window.open(sheet)


@does(Command.MISTAKES)
def show_mistakes(window: MainWindow) -> None:
    from marjapussi_desktop.ui.sheets.mistakes import MistakesSheet

    puzzles = Command.__members__.get("PUZZLES")
    sheet = MistakesSheet(window.screens, window.screens.mistakes, has_puzzles=puzzles is not None)
    sheet.lesson_wanted.connect(window.show_lesson)
    if puzzles is not None:
        sheet.puzzles_wanted.connect(sheet.finish)
        sheet.puzzles_wanted.connect(lambda: window.do(puzzles))
    window.open(sheet)


@does(Command.SETTINGS)
def show_settings(window: MainWindow) -> None:
    from marjapussi_desktop.ui.sheets.settings import SettingsSheet

    sheet = SettingsSheet(window.screens, window.preferences)
    sheet.changed.connect(window.take_preferences)
    window.open(sheet)


@does(Command.SOUND)
def toggle_sound(window: MainWindow) -> None:
    """Who wants to hear hears something, also where the volume was nothing."""
    kept = window.preferences
    is_heard = kept.sound and kept.volume > 0
    window.change(sound=not is_heard, volume=kept.volume or Preferences().volume)


@does(Command.FULL_SCREEN)
def toggle_full_screen(window: MainWindow) -> None:
    window.setWindowState(window.windowState() ^ Qt.WindowState.WindowFullScreen)


# -- help ---------------------------------------------------------------------------------------------------------


@does(Command.SHORTCUTS)
def show_shortcuts(window: MainWindow) -> None:
    from marjapussi_desktop.ui.sheets.shortcuts import ShortcutsSheet

    window.open(ShortcutsSheet(window.screens, partial(name_now, session=window.session)))


@does(Command.LEARN)
def show_lessons(window: MainWindow) -> None:
    window.screens.show_lessons(window.preferences, window.person_name())


@does(Command.RULES)
def show_rules(window: MainWindow) -> None:
    from marjapussi_desktop.ui.rules_to_read import open_rules

    open_rules(window)


def show_term(window: MainWindow, term: str) -> None:
    """Show the glossary at a word, in the place of an open sheet."""
    from marjapussi_desktop.ui.rules_to_read import open_rules

    open_rules(window).show_term(term)


@does(Command.RULES_IN_PLAY)
def show_rules_in_play(window: MainWindow) -> None:
    from marjapussi_desktop.ui.sheets.rules_in_play import RulesInPlaySheet

    view = window.session.current().view
    sheet = RulesInPlaySheet(
        window.screens, view.preset, view.rules, window.house_rules.name_of(view.preset, view.rules)
    )
    sheet.more.connect(lambda: window.do(Command.RULES))
    window.open(sheet)


@does(Command.FAIR_DEALS)
def show_fair_deals(window: MainWindow) -> None:
    from marjapussi_desktop.controller.deals.qt_own_deals import OwnDealsReader
    from marjapussi_desktop.engine.presets import PRESETS
    from marjapussi_desktop.ui.house_rules.draft import own_rules
    from marjapussi_desktop.ui.sheets.fair_deals import FairDealsSheet, MatchDeals

    preset = window.preferences.preset
    match, rules = None, own_rules(preset if preset in PRESETS else next(iter(PRESETS)))
    if window.session.has_match():
        view = window.session.current().view
        match, rules = MatchDeals(window.session.deal_code(), view.winner is not None), view.rules
    history = window.session.history
    own = OwnDealsReader(history.store if history is not None else None)
    window.open(FairDealsSheet(window.screens, match, rules, own))


@does(Command.NEWS)
def show_news(window: MainWindow) -> None:
    from marjapussi_desktop.ui.sheets.whats_new import WhatsNewSheet

    window.open(WhatsNewSheet(window.screens, window.language))
    window.change(seen_version=QApplication.applicationVersion())


@does(Command.ABOUT)
def show_about(window: MainWindow) -> None:
    from marjapussi_desktop.ui.sheets.about import AboutSheet

    window.open(AboutSheet(window.screens, QApplication.applicationVersion()))


@does(Command.QUIT)
def quit_program(window: MainWindow) -> None:
    window.close()
