"""Of the hand and what stands around it, one has the keyboard, and it is seen which."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.ui.commands import Command
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.table.pose import Pose
from tests.ui.person import KeyPerson


def asked_for_a_card(window: MainWindow, qtbot: QtBot) -> KeyPerson:
    """A person who is to play a card, with the keyboard on the hand."""
    person = KeyPerson(window, qtbot)
    window.start_match(MatchSetup("marjapussi", "Veera", seed=6))
    while person.wait().kind is not PromptKind.PLAY or window.match.panel is not None:
        person.answer(person.wait())
    return person


def marked(window: MainWindow) -> tuple[Card, Pose]:
    """The card that is marked, and how it lies."""
    scene = window.match.table.table_scene()
    card = scene.marks.focused
    assert card is not None
    return card, scene.poses()[card.code]


def test_the_marked_card_has_no_ring_of_focus_while_the_keyboard_is_elsewhere(window: MainWindow, qtbot: QtBot) -> None:
    person = asked_for_a_card(window, qtbot)
    person.press(Qt.Key.Key_Right)
    card = marked(window)[0]
    qtbot.waitUntil(lambda: marked(window)[1].is_focused)
    window.bar.buttons[Command.HINT].setFocus(Qt.FocusReason.TabFocusReason)
    same, lying = marked(window)
    assert same is card
    assert lying.is_kept
    assert not lying.is_focused
    person.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is window.match.table
    same, lying = marked(window)
    assert same is card
    assert lying.is_focused
    person.press(Qt.Key.Key_Return)
    assert card not in window.match.table.hand()


def test_escape_leads_back_from_the_story(window: MainWindow, qtbot: QtBot) -> None:
    person = asked_for_a_card(window, qtbot)
    window.match.story.handle.setFocus(Qt.FocusReason.TabFocusReason)
    person.press(Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is window.match.table


def test_an_arrow_on_a_plate_takes_the_keyboard_to_the_hand(window: MainWindow, qtbot: QtBot) -> None:
    """It marked a card, and Enter still asked the player why he had moved so."""
    person = asked_for_a_card(window, qtbot)
    next(iter(window.match.table._seats.buttons().values())).setFocus(Qt.FocusReason.TabFocusReason)
    person.press(Qt.Key.Key_Right)
    assert QApplication.focusWidget() is window.match.table
    qtbot.waitUntil(lambda: marked(window)[1].is_focused)


def test_tab_to_the_hand_is_seen(window: MainWindow, qtbot: QtBot) -> None:
    """During the auction it changed nothing that could be seen."""
    person = KeyPerson(window, qtbot)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=2))
    assert person.wait().kind is PromptKind.BID
    for _step in range(30):
        person.press(Qt.Key.Key_Tab)
        if QApplication.focusWidget() is window.match.table:
            break
    qtbot.waitUntil(lambda: marked(window)[1].is_focused)
    person.press(Qt.Key.Key_Tab)
    assert window.match.table.table_scene().marks.focused is None, "who only comes by has marked nothing"


def test_the_sign_that_a_plate_can_be_asked_covers_no_chip_of_it(window: MainWindow, qtbot: QtBot) -> None:
    """It lay over the letter of the dealer."""
    person = KeyPerson(window, qtbot)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=2))
    chips = set()
    while person.wait().kind is not PromptKind.HAND_OVER:
        for plate in window.match.table.table_scene().signs.plates:
            sign = plate.question_box()
            assert plate.box.contains(sign)
            for name, chip, is_shown in (
                ("dealer", plate.dealer_box(), plate._dealer_letter),
                ("declarer", plate.crown_box(), plate._is_declarer),
            ):
                chips.update([name] if is_shown else [])
                assert not is_shown or not sign.intersects(chip)
        person.answer(person.wait())
    assert chips == {"dealer", "declarer"}
