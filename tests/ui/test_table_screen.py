"""The table is one and the same in a match and in a lesson; this is what had drifted apart."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind, Update, UpdateKind
from marjapussi_desktop.controller.match.qt_session import QtSession
from marjapussi_desktop.engine.actions import Action, AskHalf, Give, Play
from marjapussi_desktop.engine.cards import FULL_PACK, Card, Suit
from marjapussi_desktop.engine.choices import MarriageChoices, PlayChoices
from marjapussi_desktop.engine.state import PlayedTrick
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.tutorial.catalogue import LESSONS
from marjapussi_desktop.tutorial.page import Mood
from marjapussi_desktop.ui.i18n import Language
from marjapussi_desktop.ui.lessons.lesson import LessonScreen
from marjapussi_desktop.ui.match_screen import MatchScreen
from marjapussi_desktop.ui.panels.exchange import CardsPanel
from marjapussi_desktop.ui.panels.marriage import MarriagePanel
from marjapussi_desktop.ui.read_aloud.questions import Questions
from marjapussi_desktop.ui.style import Look
from marjapussi_desktop.ui.table.speeds import Pace
from marjapussi_desktop.ui.table_screen import TableScreen
from marjapussi_desktop.ui.text.cards import card_text, cards_text, listed
from tests.ui.asked_moments import asked_moments
from tests.ui.conftest import PromptBots
from tests.ui.table.table_play import updates_of

WINDOW = (1280, 664)
"""The usual window without its bar."""


@pytest.fixture
def match(qtbot: QtBot, language: Language) -> Iterator[TableScreen]:
    session = QtSession(runner=PromptBots())
    screen = MatchScreen(session)
    qtbot.addWidget(screen)
    screen.table.set_pace(Pace.INSTANT)
    screen.resize(*WINDOW)
    screen.show()
    session.start_match(MatchSetup("huutopussi", "Aura", seed=3))
    qtbot.waitUntil(lambda: session.current().prompt is not None)  # from here on the bots wait
    yield screen
    screen.table.stop()
    session.close()


@pytest.fixture
def lesson(qtbot: QtBot, language: Language) -> Iterator[TableScreen]:
    screen = LessonScreen()
    qtbot.addWidget(screen)
    screen.board.table.set_pace(Pace.INSTANT)
    screen.resize(*WINDOW)
    screen.show()
    screen.play(LESSONS[0], "Aura")
    assert screen.runner is not None
    while screen.runner.page.mood is not Mood.TRY:  # before that there is only something to read
        screen.runner.continue_()
    qtbot.waitUntil(screen.board.is_settled)
    yield screen.board
    screen.board.table.stop()


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sizes as no window has set them: an earlier test's sheet of styles would widen the buttons."""
    qapp.setStyleSheet("")
    monkeypatch.setattr(Look, "scale", 1.0)
    monkeypatch.setattr(Look, "spacing", 1.0)


@pytest.fixture(params=["match", "lesson"])
def screen(request: pytest.FixtureRequest) -> TableScreen:
    """The table of a match, and that of a lesson."""
    screen = request.getfixturevalue(request.param)
    assert isinstance(screen, TableScreen)
    return screen


def before_a_lead(preset: str, *, may_declare: bool = True) -> Update:
    """The person is to lead, and may declare or ask first."""
    for update in updates_of(preset, 3):
        prompt = update.prompt
        if prompt is not None and isinstance(prompt.choices, PlayChoices) and not update.view.trick:
            declare = (Suit.HEARTS,) if may_declare else ()
            marriages = MarriageChoices(declare=declare, ask_half=(Suit.SPADES, Suit.CLUBS))
            asked = changed(prompt, choices=changed(prompt.choices, marriages=marriages))
            return Update(UpdateKind.JUMP, (), update.view, asked)
    raise AssertionError("the person never leads")


def take(qtbot: QtBot, screen: TableScreen, update: Update) -> None:
    with qtbot.waitSignal(screen.settled):
        screen.take(update)


def focused() -> QWidget:
    """What has the keyboard."""
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def panel_box(screen: TableScreen) -> QRect:
    """Where the panel is on the table."""
    assert screen.panel is not None
    return screen.panel.geometry().translated(-screen.table.pos())


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", ["huutopussi", "marjapussi", "avomarjapussi", "bondtolva-2", "huutopussi-3"])
def test_a_panel_stands_in_the_same_place(qtbot: QtBot, match: TableScreen, lesson: TableScreen, preset: str) -> None:
    update = before_a_lead(preset)
    assert isinstance(match, MatchScreen)
    match.story.apply(Preferences(story_open=False))
    match.resize(lesson.table.size() + QSize(match.story.sizeHint().width(), 0))
    for screen in (match, lesson):
        take(qtbot, screen, update)
    assert match.table.size() == lesson.table.size()
    assert panel_box(match) == panel_box(lesson)


def test_a_panel_that_goes_leaves_the_keyboard_at_the_table(qtbot: QtBot, screen: TableScreen) -> None:
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    update = before_a_lead("huutopussi")
    take(qtbot, screen, update)
    assert screen.panel is not None
    assert screen.panel.isAncestorOf(focused())
    screen.take(changed(update, prompt=None))
    assert focused() is screen.table


def test_a_click_on_a_hand_that_is_for_nothing_leaves_the_keyboard_to_the_question(
    qtbot: QtBot, screen: TableScreen
) -> None:
    """The ring left the answer, and Enter did nothing any more."""
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    take(qtbot, screen, asked_moments("huutopussi")[PromptKind.BID])
    asked = focused()
    assert screen.panel is not None
    assert screen.panel.isAncestorOf(asked)
    hand = screen.table.places().hand
    QTest.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=hand.center().toPoint())
    assert focused() is asked
    take(qtbot, screen, before_a_lead("huutopussi"))
    QTest.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=hand.topLeft().toPoint())
    assert focused() is screen.table


@pytest.mark.parametrize("way", ["lit at first", "by the arrows", "put aside"])
def test_a_digit_leads_that_card_where_just_leading_is_lit(qtbot: QtBot, screen: TableScreen, way: str) -> None:
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    take(qtbot, screen, before_a_lead("huutopussi", may_declare=way != "lit at first"))
    for key in {"by the arrows": 3 * [Qt.Key.Key_Right], "put aside": [Qt.Key.Key_Escape]}.get(way, []):
        QTest.keyClick(focused(), key)
    chosen = cards_chosen(screen)
    QTest.keyClick(focused(), Qt.Key.Key_2)
    assert chosen == [screen.table.hand()[1]]


def cards_chosen(screen: TableScreen) -> list[Card]:
    """The cards that are led from now on."""
    chosen: list[Card] = []
    screen.table.card_chosen.connect(chosen.append)
    return chosen


def raised(screen: TableScreen) -> list[Card]:
    return list(screen.table.table_scene().marks.raised)


@pytest.mark.parametrize("again", [Qt.Key.Key_3, Qt.Key.Key_Return])
def test_a_digit_beside_a_marriage_to_be_declared_leads_only_at_the_second_press(
    qtbot: QtBot, screen: TableScreen, again: Qt.Key
) -> None:
    """The key 3, pressed for the panel's third button, led the third card: the queen of that marriage."""
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    take(qtbot, screen, before_a_lead("huutopussi"))
    second, third = screen.table.hand()[1:3]
    chosen = cards_chosen(screen)
    QTest.keyClick(focused(), Qt.Key.Key_2)
    QTest.keyClick(focused(), Qt.Key.Key_3)
    assert chosen == []
    assert second not in raised(screen)
    assert raised(screen) == [third]
    assert "Choose the card once more to play it." in screen.table.table_scene().texts()
    assert screen.panel is not None
    assert screen.panel.isVisible()
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_3, Qt.KeyboardModifier.NoModifier, "3", autorep=True)
    QApplication.sendEvent(focused(), held)
    assert chosen == [], "a key that is held"
    QTest.keyClick(focused(), again)
    assert chosen == [third]


def test_escape_puts_a_card_that_a_digit_has_raised_back(qtbot: QtBot, screen: TableScreen) -> None:
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    take(qtbot, screen, before_a_lead("huutopussi"))
    asked, chosen = focused(), cards_chosen(screen)
    QTest.keyClick(focused(), Qt.Key.Key_3)
    assert focused() is screen.table, "or else Enter would declare"
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert raised(screen) == []
    assert screen.table.table_scene().marks.focused is None, "or else Enter would play it after the declaration"
    assert "Choose the card once more to play it." not in screen.table.table_scene().texts()
    assert focused() is asked
    QTest.keyClick(focused(), Qt.Key.Key_3)
    assert chosen == []


def test_a_click_before_a_lead_leads_that_card_at_once(qtbot: QtBot, screen: TableScreen) -> None:
    """Who points at a card means no button."""
    take(qtbot, screen, before_a_lead("huutopussi"))
    chosen = cards_chosen(screen)
    card = screen.table.hand()[2]
    item = screen.table.table_scene().item_of(card)
    assert item is not None
    box = item.face_box()
    spot = item.mapToScene(box.left() + box.width() * 0.12, box.top() + box.height() * 0.3)
    QTest.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=screen.table.mapFromScene(spot))
    assert chosen == [card]


@pytest.mark.parametrize("by_key", [True, False])
def test_a_panel_put_aside_comes_back_until_a_card_is_led(qtbot: QtBot, screen: TableScreen, by_key: bool) -> None:
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    update = before_a_lead("huutopussi")
    take(qtbot, screen, update)
    panel = screen.panel
    assert panel is not None
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not panel.isVisible()
    assert focused() is screen.table
    assert screen.aside is not None
    assert screen.aside.text() == "Declare or ask… (A)"
    if by_key:
        QTest.keyClick(focused(), Qt.Key.Key_A)
    else:
        QTest.mouseClick(screen.aside, Qt.MouseButton.LeftButton)
    assert panel.isVisible()
    assert panel.isAncestorOf(focused())
    assert screen.aside is None
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    take(qtbot, screen, changed(update, prompt=None))
    assert screen.aside is None


def test_a_whole_that_the_partner_cannot_hold_is_not_asked_about(qtbot: QtBot, screen: TableScreen) -> None:
    """Before the last trick he has one card: who wants to ask him all the same brings the panel back."""
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    asked = before_a_lead("huutopussi")
    assert asked.prompt is not None
    assert isinstance(asked.prompt.choices, PlayChoices)

    def with_cards_left(count: int, *halves: Suit) -> Update:
        assert asked.prompt is not None
        seats = tuple(changed(seat, hand_count=count) for seat in asked.view.seats)
        choices = changed(asked.prompt.choices, marriages=MarriageChoices(ask_whole=True, ask_half=halves))
        return changed(asked, view=changed(asked.view, seats=seats), prompt=changed(asked.prompt, choices=choices))

    def heard(update: Update) -> str:
        assert update.prompt is not None
        return Questions().text(update.prompt, update.view)

    for update in (with_cards_left(2), with_cards_left(1, Suit.CLUBS)):
        take(qtbot, screen, update)
        assert screen.aside is None
        assert heard(update).startswith("Your turn to lead. You may first ask")
    take(qtbot, screen, with_cards_left(1))
    assert heard(with_cards_left(1)) == "Your turn to lead."
    assert screen.panel is not None
    assert screen.panel.isHidden()
    assert focused() is screen.table
    assert screen.aside is not None
    QTest.keyClick(focused(), Qt.Key.Key_A)
    assert screen.panel.isVisible()


def test_what_is_advised_is_brought_back(qtbot: QtBot, screen: TableScreen) -> None:
    """A hint says to ask for a half, and there is a way to."""
    take(qtbot, screen, before_a_lead("huutopussi"))
    panel = screen.panel
    assert isinstance(panel, MarriagePanel)
    panel.escape()
    screen.advise(Play(screen.table.table_scene().hand()[0]))
    assert not panel.isVisible()
    screen.advise(AskHalf(Suit.SPADES))
    assert panel.isVisible()
    assert panel.focusWidget() is panel.buttons[panel.actions_.index(AskHalf(Suit.SPADES))]


def test_chosen_cards_are_named_in_the_order_of_the_hand_as_sentences_name_them(
    qtbot: QtBot, screen: TableScreen
) -> None:
    """The panel named them as they had been chosen, and sentences clubs before hearts."""
    take(qtbot, screen, asked_moments("huutopussi")[PromptKind.GIVE])
    panel = screen.panel
    assert isinstance(panel, CardsPanel)
    hand = screen.table.table_scene().hand()
    assert len({card.suit for card in hand}) == len(Suit)
    assert listed(reversed(hand)) == tuple(hand)
    named = cards_text(hand)
    assert [named.index(card_text(card)) for card in hand] == sorted(named.index(card_text(card)) for card in hand)
    chosen = (hand[-1], hand[0], hand[len(hand) // 2])[: panel.choices.count]
    panel.take_cards(chosen)
    shown = [panel.state.text().index(card_text(card)) for card in hand if card in chosen]
    assert shown == sorted(shown)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("chosen_before", [0, 1, 3])
def test_enter_chooses_the_cards_that_a_hint_names_and_once_more_gives_them(
    qtbot: QtBot, screen: TableScreen, chosen_before: int
) -> None:
    """Also where others had been chosen: else Enter would give these."""
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    take(qtbot, screen, asked_moments("huutopussi")[PromptKind.GIVE])
    assert isinstance(screen.panel, CardsPanel)
    cards = screen.panel.choices.cards
    given: list[Action] = []
    screen.panel.answered.disconnect()
    screen.panel.answered.connect(given.append)
    screen.table.setFocus()
    for nth in range(chosen_before):
        QTest.keyClick(focused(), Qt.Key(Qt.Key.Key_1 + nth))
    advised = tuple(screen.table.table_scene().hand()[-3:])
    screen.table.advise("Hint: these.", advised)
    screen.advise(Give(advised))
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert screen.panel.chosen == advised
    assert not given
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert given == [Give(advised)]
    assert set(advised) <= set(cards)


def test_enter_gives_the_chosen_cards_also_after_a_click_on_the_felt(qtbot: QtBot, screen: TableScreen) -> None:
    """The click took the keyboard from the button, and Enter did nothing."""
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    take(qtbot, screen, asked_moments("huutopussi")[PromptKind.GIVE])
    assert isinstance(screen.panel, CardsPanel)
    given: list[Action] = []
    screen.panel.answered.disconnect()
    screen.panel.answered.connect(given.append)
    advised = tuple(screen.table.table_scene().hand()[:3])
    screen.table.advise("Hint: these.", advised)
    screen.advise(Give(advised))
    felt = screen.table.places().trick.center().toPoint()
    QTest.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=felt)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert screen.panel.chosen == advised
    QTest.mouseClick(screen.table.viewport(), Qt.MouseButton.LeftButton, pos=felt)
    assert screen.table.hasFocus()
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert given == [Give(advised)]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("preset", ["huutopussi", "avomarjapussi", "bondtolva-2"])
@pytest.mark.parametrize("code", ["en", "fi"])
def test_the_tab_stands_where_the_panel_was(
    qtbot: QtBot, screen: TableScreen, language: Language, preset: str, code: str
) -> None:
    language.choose(code)
    QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange)  # a lesson then shows its page again
    QCoreApplication.processEvents()
    qtbot.waitUntil(screen.is_settled)
    take(qtbot, screen, before_a_lead(preset))
    assert screen.panel is not None
    screen.panel.escape()
    assert screen.aside is not None
    assert screen.panel.geometry().contains(screen.aside.geometry())
    assert screen.aside.sizeHint().width() <= screen.aside.width()
    offer = {"en": "Declare or ask…", "fi": "Tee valtti tai kysy…"}[code]
    assert screen.aside.text() in (offer, f"{offer} (A)")
    assert screen.aside.toolTip() == f"{offer} (A)"


def after_a_trick(preset: str) -> Update:
    """The person is to lead a later trick, and may declare or ask first."""
    update = before_a_lead(preset)
    viewer = update.view.viewer
    unseen = [card for card in FULL_PACK if card not in update.view.seats[viewer].hand]
    last = PlayedTrick(viewer, tuple(unseen[: len(update.view.seats)]), viewer)
    return changed(update, view=changed(update.view, last_trick=last))


def test_the_trick_that_is_shown_again_is_a_previous_one_only_when_the_next_has_begun(
    qtbot: QtBot, screen: TableScreen
) -> None:
    """In a lesson "Previous trick" stood over the trick that had just been finished."""
    update = after_a_trick("huutopussi")
    view, last = update.view, update.view.last_trick
    assert last is not None
    name = view.seats[1].name
    taken_by_other = changed(view, last_trick=changed(last, winner=1))
    led = ((view.viewer, view.seats[view.viewer].hand[0]),)
    for shown, caption in (
        (view, "You took this trick"),
        (taken_by_other, f"{name} took this trick"),
        (changed(view, trick=led), "Previous trick: taken by you"),
        (changed(taken_by_other, trick=led), f"Previous trick: taken by {name}"),
    ):
        take(qtbot, screen, changed(update, view=shown))
        screen.show_last_trick()
        assert caption in screen.table.table_scene().texts()
        screen.show_last_trick()
        assert caption not in screen.table.table_scene().texts()


@pytest.mark.parametrize("is_aside", [False, True])
def test_a_panel_steps_aside_while_the_last_trick_is_shown(qtbot: QtBot, screen: TableScreen, is_aside: bool) -> None:
    screen.activateWindow()
    qtbot.waitUntil(screen.isActiveWindow)
    take(qtbot, screen, after_a_trick("huutopussi"))
    panel = screen.panel
    assert panel is not None
    if is_aside:
        panel.escape()
    waiting = screen.aside if screen.aside is not None else panel
    screen.show_last_trick()
    assert not waiting.isVisible()
    assert focused() is screen.table
    screen.show_last_trick()
    assert waiting.isVisible()
    assert is_aside or panel.isAncestorOf(focused())


def test_a_click_puts_the_last_trick_away_before_it_leads_past_a_panel(qtbot: QtBot, screen: TableScreen) -> None:
    """The panel was gone and a click on the cloth did nothing; one on a card led it, and the chance to ask was lost."""
    update = after_a_trick("huutopussi")
    take(qtbot, screen, update)
    panel, table = screen.panel, screen.table
    assert panel is not None
    chosen = QSignalSpy(table.card_chosen)
    item = table.table_scene().item_of(table.table_scene().hand()[-1])
    assert item is not None
    on_a_card = table.mapFromScene(item.mapToScene(item.face_box().center()))
    for place in (QPoint(20, table.height() // 2), on_a_card):
        screen.show_last_trick()
        assert not panel.isVisible()
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
        assert panel.isVisible()
        assert chosen.count() == 0
        assert "took this trick" not in " ".join(table.table_scene().texts())
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=on_a_card)
    assert chosen.count() == 1, "as at any time"


def test_what_brings_a_panel_back_ends_the_last_trick(qtbot: QtBot, screen: TableScreen) -> None:
    take(qtbot, screen, after_a_trick("huutopussi"))
    assert screen.panel is not None
    screen.panel.escape()
    screen.show_last_trick()
    QTest.keyClick(screen.table, Qt.Key.Key_A)
    assert screen.panel.isVisible()
    assert screen.aside is None
    assert not any("Previous trick" in text for text in screen.table.table_scene().texts())


def test_a_table_for_two_after_one_for_four_forgets_who_could_be_asked(qtbot: QtBot, match: TableScreen) -> None:
    """The players of the match before may have had reasons to tell; some of them are gone."""
    match.table.offer_questions({3: "Why did Helmi move so?"})
    take(qtbot, match, before_a_lead("bondtolva-2"))
    shown = match.table.shown_view()
    assert shown is not None
    assert len(shown.seats) == 2
