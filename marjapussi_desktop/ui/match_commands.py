"""What the person asks of the window at the table of matches, joined to what does it once there is such a table."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from marjapussi_desktop.ui.command_functions import open_thoughts
from marjapussi_desktop.ui.commands import Command

if TYPE_CHECKING:
    from marjapussi_desktop.ui.main_window import MainWindow
    from marjapussi_desktop.ui.match_screen import MatchScreen


def connect_match(window: MainWindow, match: MatchScreen) -> None:
    """Have the window do what the new table's panels ask for, and keep what is changed there."""
    match.new_match.connect(partial(window.do, Command.NEW_MATCH))
    match.thoughts.connect(partial(window.do, Command.THOUGHTS))
    match.advice.after_the_hand = partial(open_thoughts, window)
    match.look.connect(partial(window.do, Command.LOOK_AT_HAND))
    match.review.connect(partial(window.do, Command.REVIEW))
    match.compare.connect(partial(window.do, Command.DAY))
    match.second_table.connect(partial(window.do, Command.SECOND_TABLE))
    match.story.toggled.connect(lambda is_open: window.change(story_open=is_open))
    match.note.toggled.connect(lambda is_open: window.change(note_open=is_open))
    match.first_time.explained.connect(window.remember_explained)
    match.first_time.explained.connect(match.auto_play.know)
    match.lesson_wanted.connect(window.show_lesson)
    window.enable_commands()
