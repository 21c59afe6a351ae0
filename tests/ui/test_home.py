"""The front page offers what makes sense, and Enter takes it."""

from __future__ import annotations

import gc
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.last_setup import last_setup
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind, UpdateKind
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.house_rules import HouseRules
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.tutorial.lesson import CONTEXT, Lesson
from marjapussi_desktop.tutorial.places import marks_of
from marjapussi_desktop.ui.card_fan import CardFan
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.home import MatchState, OnTable
from marjapussi_desktop.ui.i18n import LANGUAGES, translate
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.sheets.shortcuts import ShortcutsSheet
from marjapussi_desktop.ui.window_place import SMALLEST
from tests.ui.person import MousePerson, click
from tests.ui.screens.stage import own_font


def press_enter(window: MainWindow, qtbot: QtBot) -> None:
    """Press Enter where the keyboard is."""
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.home.primary)
    QTest.keyClick(window.home.primary, Qt.Key.Key_Return)


def lesson_shown(window: MainWindow) -> Lesson | None:
    """The lesson that is taken; None while none is shown."""
    lessons = window.screens.lessons
    if lessons is None or window.screens.currentWidget() is not lessons or lessons.board() is None:
        return None
    return None if lessons.lesson.runner is None else lessons.lesson.runner.lesson


def finish_match(window: MainWindow, qtbot: QtBot) -> None:
    """Play a short match to its end."""
    window.start_match(MatchSetup("marjapussi", "Veera", seed=5, options=(("target", "8"), ("overshoot", "allowed"))))
    person = MousePerson(window, qtbot)
    person.play_hand()
    while person.wait().kind is not PromptKind.MATCH_OVER:
        window.session.next_hand()
        person.play_hand()


def test_the_cards_appear_after_the_first_picture_and_no_later_than_plain(qtbot: QtBot) -> None:
    """Painting them takes as long as all else on the front page."""
    page = QWidget()
    qtbot.addWidget(page)
    fan = CardFan(page)
    fan.resize(520, 300)
    pictures = fan._pictures
    pictures._has_begun = True  # the thread that paints them never starts
    empty = fan.grab().toImage()
    assert pictures.is_waiting()
    qtbot.waitUntil(lambda: fan._may_be_plain)
    plain = fan.grab().toImage()
    assert plain != empty
    pictures._has_begun = False
    fan._may_be_plain = False
    pictures._painter.start()
    qtbot.waitUntil(lambda: not pictures.is_waiting())
    assert fan.grab().toImage() not in (empty, plain)
    fan.stop()


def test_a_newcomer_is_offered_the_lessons_first(window: MainWindow, qtbot: QtBot) -> None:
    press_enter(window, qtbot)
    assert window.screens.currentWidget() is window.screens.lessons


def test_who_has_left_or_done_a_lesson_is_led_on_to_the_next(window: MainWindow, qtbot: QtBot) -> None:
    """After the first lesson "Learn to play" stood fourth, as if nothing had been learnt."""
    home, learn = window.home, window.home.buttons[Command.LEARN]
    assert (learn.text(), home.about.text()) == ("Learn to play", "Short lessons at the table")
    assert not home.lesson.isVisible()
    places = {LESSONS[0].id: 2}
    window.change(lesson_places=tuple(places.items()), lesson_marks=marks_of(places))
    assert home.primary is learn
    assert (learn.text(), home.lesson.text()) == ("Continue the lessons", "Lesson 1: What a trick is")
    assert home.lesson.isVisible()
    assert not home.about.isVisible()
    window.change(lesson_places=(), lessons_done=(LESSONS[0].id,))
    assert home.primary is learn, "no game has been played yet"
    assert home.lesson.text() == "Lesson 2: The ten beats the king"
    press_enter(window, qtbot)
    assert lesson_shown(window) is LESSONS[1], "it is begun at once: the list had to be pressed in once more"


def test_the_lesson_left_in_the_middle_is_the_one_to_continue(window: MainWindow, qtbot: QtBot) -> None:
    """The front page and the list led back to the first lesson."""
    places = {LESSONS[4].id: 1, LESSONS[30].id: 2}
    left = {"lesson_places": tuple(places.items()), "lesson_marks": marks_of(places)}
    window.change(**left, lessons_done=(LESSONS[6].id,))
    title = translate(CONTEXT, LESSONS[30].title)
    assert window.home.lesson.text() == f"Lesson 31: {title}"
    window.do(Command.LEARN)
    focused = QApplication.focusWidget()
    assert isinstance(focused, QPushButton)
    assert focused.text() == title, "the menu leads to the list, where it is lit"
    assert focused.property("role") == "primary"
    window.do(Command.HOME)
    press_enter(window, qtbot)
    assert lesson_shown(window) is LESSONS[30]
    window.do(Command.HOME)
    window.change(lesson_marks=(), lessons_done=tuple(lesson.id for lesson in LESSONS[:4]))
    name = window.home.lesson.text().partition(": ")[2]
    assert name == translate(CONTEXT, LESSONS[4].title), "the lessons have changed since"
    press_enter(window, qtbot)
    assert lesson_shown(window) is LESSONS[4]


def test_a_player_too_goes_on_with_the_lessons_until_all_are_done(window: MainWindow) -> None:
    home, learn = window.home, window.home.buttons[Command.LEARN]
    window.change(preset="huutopussi", lessons_done=("trick",), language="fi")
    assert home.primary is home.buttons[Command.PLAY_NOW]
    assert learn.text() == "Jatka oppitunteja"
    assert home.lesson.text() == "Oppitunti 3: Tunnusta maata", "that of an earlier version taught the first two"
    assert learn.accessibleDescription() == home.lesson.text()
    window.change(lessons_done=tuple(lesson.id for lesson in LESSONS), language="en")
    assert learn.text() == "Learn to play"
    assert not home.lesson.isVisible()
    window.change(lessons_done=("match-beginner",))
    assert learn.text() == "Learn to play", "a match without help is no lesson"


def test_the_menu_leads_to_the_lessons_at_once(window: MainWindow) -> None:
    assert window.actions_[Command.LEARN] in window.bar.menu.actions()


def test_a_newcomer_who_plays_at_once_plays_marjapussi(window: MainWindow) -> None:
    click(window.home.buttons[Command.PLAY_NOW])
    assert window.screens.currentWidget() is window.match
    assert window.session.current().view.preset == "marjapussi"
    assert not window.home.is_newcomer()


@pytest.mark.parametrize("done", [(), ("a-trick",)], ids=["no lesson", "one lesson"])
def test_the_first_match_of_who_plays_at_once_is_explained(window: MainWindow, done: tuple[str, ...]) -> None:
    window.change(lessons_done=done)
    click(window.home.buttons[Command.PLAY_NOW])
    assert window.preferences.explains


def test_a_table_that_is_not_seen_takes_no_keys(window: MainWindow, qtbot: QtBot) -> None:
    """A saved match that is over came to rest behind the front page, and Enter went to it."""
    window.do(Command.PLAY_NOW)
    window.do(Command.HOME)
    window.session.updated.emit(changed(window.session.current(), kind=UpdateKind.JUMP))
    qtbot.waitUntil(window.match.is_settled)
    assert QApplication.focusWidget() is window.home.primary


def test_the_match_to_go_on_with_is_named(window: MainWindow) -> None:
    """It was not, so that nobody could tell the deal of the day from the match before it."""
    window.change(preset="huutopussi", options=(("target", "300"),))
    window.do(Command.PLAY_NOW)
    window.do(Command.HOME)
    home = window.home
    assert home.primary is home.go_on
    assert (home.about.isVisible(), home.about.text()) == (True, "Huutopussi (house rules)")
    window.start_match(MatchSetup("avomarjapussi", "Veera", seed=1))
    window.do(Command.HOME)
    assert home.about.text() == "Avomarjapussi"
    window.change(language="fi", options=())
    window.start_match(MatchSetup("huutopussi-erlangen", "Veera", seed=1, options=(("target", "300"),)))
    window.do(Command.HOME)
    assert home.about.text() == "Erlangenin huutopussi (kotisäännöt)"


def test_house_rules_are_told_by_the_name_that_they_were_given(window: MainWindow, qtbot: QtBot) -> None:
    """It stood in the list of games only."""
    changes = (("target", "300"), ("kontra", "true"))
    window.house_rules.add(HouseRules("At the cottage", "huutopussi", tuple(reversed(changes))))
    window.change(preset="huutopussi", options=changes)
    assert window.home.about.text() == "At the cottage (Huutopussi)"
    assert window.windowTitle() == "Marjapussi"
    window.do(Command.PLAY_NOW)
    MousePerson(window, qtbot).wait()
    assert window.windowTitle() == "At the cottage (Huutopussi) – Marjapussi"
    window.do(Command.RULES_IN_PLAY)
    assert window.sheet is not None
    assert window.sheet.title.text() == "Rules in play: At the cottage (Huutopussi)"
    window.do(Command.HOME)
    assert window.home.about.text() == "At the cottage (Huutopussi)"
    window.house_rules.remove("At the cottage")
    window.do(Command.HOME)
    assert window.home.about.text() == "Huutopussi (house rules)"


def test_one_key_leads_to_the_last_game_with_its_rules_and_players(window: MainWindow, qtbot: QtBot) -> None:
    window.change(preset="huutopussi", options=(("target", "300"),), opponent_level="beginner")
    window.do(Command.HOME)
    press_enter(window, qtbot)
    view = window.session.current().view
    assert window.screens.currentWidget() is window.match
    assert (view.preset, view.rules.target) == ("huutopussi", 300)
    assert window.session.record_text().count("bot:beginner") == 2


def test_one_key_goes_on_with_a_match_in_play_as_the_front_page_does(window: MainWindow, qtbot: QtBot) -> None:
    """Ctrl+P asked for a new match; the front page called that "Continue the match", the menu "Play now", as the
    page of keys still did.
    """
    action = window.actions_[Command.PLAY_NOW]
    assert action.text() == "Play now"
    window.start_match(MatchSetup("bondtolva", "Veera", seed=1))
    MousePerson(window, qtbot).wait()
    assert action.text() == "Continue the match"
    assert not action.isEnabled(), "one is at it"
    window.do(Command.SHORTCUTS)
    assert isinstance(window.sheet, ShortcutsSheet)
    assert "Ctrl+P Continue the match" in " ".join(window.sheet.browser.toPlainText().split())
    window.sheet.finish()
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert window.sheet is None
    told = "You are at your match. “New match…” begins another one."
    assert told in window.match.table.table_scene().texts()
    window.do(Command.HOME)
    window.change(preset="huutopussi")
    assert (action.isEnabled(), action.text()) == (True, window.home.go_on.text())
    QTest.keyClick(window, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert window.screens.currentWidget() is window.match
    assert window.sheet is None
    assert window.session.current().view.preset == "bondtolva"
    window.change(language="fi")
    assert action.text() == "Jatka peliä"


def test_the_menu_goes_on_with_the_deal_of_the_day_by_its_name(window: MainWindow, qtbot: QtBot) -> None:
    window.left_match.play_day()
    MousePerson(window, qtbot).play_hand()
    window.do(Command.HOME)
    assert window.actions_[Command.PLAY_NOW].text() == window.home.go_on.text() == "The result of the deal of the day"
    window.day.close()


def test_a_match_that_is_over_is_followed_by_another_at_once(window: MainWindow, qtbot: QtBot) -> None:
    finish_match(window, qtbot)
    action = window.actions_[Command.PLAY_NOW]
    assert (action.isEnabled(), action.text()) == (True, "Play now")


def test_a_match_in_play_is_gone_on_with(window: MainWindow, qtbot: QtBot) -> None:
    window.do(Command.PLAY_NOW)
    window.do(Command.HOME)
    assert not window.home.buttons[Command.PLAY_NOW].isVisible()
    before = window.session.current().view
    press_enter(window, qtbot)
    assert window.screens.currentWidget() is window.match
    assert window.session.current().view is before


def test_what_is_over_is_found_on_the_front_page(window: MainWindow) -> None:
    """The archive was in the menu only."""
    home = window.home
    statistics, archive = home.buttons[Command.STATISTICS], home.buttons[Command.ARCHIVE]
    left, right, first = place(home, statistics), place(home, archive), place(home, home.primary)
    assert left.top() == right.top()
    assert (left.left(), right.right()) == (first.left(), first.right()), "they share a row"
    click(archive)
    assert window.sheet is not None
    assert window.sheet.title.text() == "Archive"


def test_the_page_may_be_arranged_again_and_again(window: MainWindow, qtbot: QtBot) -> None:
    """Rows of two that were made anew each time took the program down at the second change of language."""
    home = window.home
    for turn in range(4):
        window.change(language=("fi", "en")[turn % 2], preset=("huutopussi", "")[turn % 3 == 0])
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        gc.collect()
    rows = [place(home, home.buttons[command]).top() for command in (Command.STATISTICS, Command.RULES)]
    qtbot.waitUntil(lambda: rows[0] < rows[1] < home.height())
    assert all(button.isVisible() for button in home.buttons.values())


def test_a_match_that_is_over_is_not_continued(window: MainWindow, qtbot: QtBot) -> None:
    finish_match(window, qtbot)
    window.change(preset="marjapussi")
    window.do(Command.HOME)
    assert window.home.primary is window.home.buttons[Command.PLAY_NOW]
    assert window.home.go_on.text() == "The result of the match"
    click(window.home.go_on)
    assert window.screens.currentWidget() is window.match
    window.do(Command.HOME)
    press_enter(window, qtbot)
    assert window.session.current().view.winner is None


@pytest.mark.sampled(3)
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("preset", ["", "huutopussi-3-helsinki"])
@pytest.mark.parametrize("has_learnt", [False, True])
@pytest.mark.parametrize(
    ("size", "percent"), [(SMALLEST, 100), (SMALLEST, 200), ((1280, 720), 150), ((1280, 720), 200)]
)
def test_the_front_page_fits_the_window(
    window: MainWindow, qtbot: QtBot, code: str, preset: str, has_learnt: bool, size: tuple[int, int], percent: int
) -> None:
    with own_font():  # its letters are higher than those of other tests
        window.resize(*size)
        window.change(
            language=code, preset=preset, options=(("target", "300"),) if preset else (), text_percent=percent
        )
        window.change(lessons_done=tuple(lesson.id for lesson in LESSONS[:12]) if has_learnt else ())
        home, bar = window.home, window.bar
        home.offer(MatchState.OVER if has_learnt else MatchState.NONE)  # with as many buttons as there can be
        home.offer_left(OnTable("huutopussi") if has_learnt else None)

        def fits() -> bool:
            parts = (
                home.fan,
                home.title,
                home.line,
                home.about,
                home.lesson,
                home.go_on,
                home.to_left,
                *home.buttons.values(),
            )
            shown = [part for part in parts if part.isVisible()]
            return all(home.rect().contains(place(home, part)) and is_whole(part) for part in shown) and not any(
                place(home, one).intersects(place(home, other)) for one, other in combinations(shown, 2)
            )

        qtbot.waitUntil(fits, timeout=2000)
        assert all(is_whole(button) for button in (bar.menu_button, *bar.languages.values()))


def place(page: QWidget, part: QWidget) -> QRect:
    """Where a part of a page is on it."""
    return QRect(part.mapTo(page, QPoint()), part.size())


def is_whole(widget: QWidget) -> bool:
    """Whether a widget has the room that it needs at least; a sentence may wrap."""
    least, size = widget.minimumSizeHint(), widget.size()
    is_wrapped = widget.hasHeightForWidth() and size.height() >= widget.heightForWidth(size.width())
    return is_wrapped or size == size.expandedTo(least)


def test_what_this_version_cannot_play_gives_way_to_the_games_own_rules() -> None:
    later = Preferences(preset="huutopussi", options=(("target", "301"),))
    assert last_setup(later, "Veera").options == ()
    assert last_setup(Preferences(preset="of a later version"), "Veera").preset == "marjapussi"


def test_after_a_page_the_keyboard_is_where_it_was(window: MainWindow, qtbot: QtBot) -> None:
    """The first button had it, whichever the page was opened with; one opened in the place of another, too."""
    qtbot.waitUntil(lambda: QApplication.focusWidget() is window.home.primary)
    button = window.home.buttons[Command.STATISTICS]
    button.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(button, Qt.Key.Key_Return)
    sheet = window.sheet
    assert sheet is not None
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert window.sheet is None
    assert QApplication.focusWidget() is button
    window.do(Command.STATISTICS)
    window.do(Command.SHORTCUTS)
    assert window.sheet is not None
    window.sheet.finish()
    assert QApplication.focusWidget() is button
    window.do(Command.NEW_MATCH)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=3))
    assert not window.home.isAncestorOf(QApplication.focusWidget())
