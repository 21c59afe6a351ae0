"""Mouse and keyboard at the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind, Update, UpdateKind
from marjapussi_desktop.engine.cards import Card, Suit
from marjapussi_desktop.engine.choices import CardsChoices, MarriageChoices, PlayChoices
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.marks import Mode, ModeKind
from marjapussi_desktop.ui.table.speeds import Pace
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.text.cards import card_name
from tests.ui.table.table_play import updates_of

LEFT = Qt.MouseButton.LeftButton


def first_prompt(kind: type[object], preset: str = "huutopussi") -> tuple[Update, list[Update]]:
    """The first update that asks the person for something of a kind, and those before it."""
    for seed in range(1, 40):
        before: list[Update] = []
        for update in updates_of(preset, seed):
            if update.prompt is not None and isinstance(update.prompt.choices, kind):
                return update, before
            before.append(update)
    raise AssertionError("no such prompt in forty hands")


def place_of(table: TableWidget, card: Card) -> QPoint:
    """A point of a card that no neighbour covers: near its upper left corner."""
    item = table.table_scene().item_of(card)
    assert item is not None
    box = item.face_box()
    return table.mapFromScene(item.mapToScene(box.left() + box.width() * 0.12, box.top() + box.height() * 0.3))


@pytest.fixture
def playing(table: TableWidget) -> TableWidget:
    """A table at rest where the person is to play a card, some of which may not be played."""
    for seed in range(40):
        for update in updates_of("huutopussi", seed):
            choices = update.prompt.choices if update.prompt is not None else None
            held = update.view.seats[0].hand
            if isinstance(choices, PlayChoices) and 1 < len(choices.cards) < len(held) and update.view.trick:
                table.take(Update(UpdateKind.JUMP, (), update.view, update.prompt))
                return table
    raise AssertionError("no such position")


def test_a_click_chooses_the_card(playing: TableWidget, qtbot: QtBot) -> None:
    for card in playing.table_scene().hand():
        with qtbot.waitSignal(playing.card_chosen, timeout=500) as caught:
            QTest.mouseClick(playing.viewport(), LEFT, pos=place_of(playing, card))
        assert caught.args == [card]


def test_cards_that_may_not_be_played_are_dimmed_and_can_be_tried(playing: TableWidget, qtbot: QtBot) -> None:
    closed = [card for card in playing.table_scene().hand() if card not in playing.mode().cards]
    poses = playing.table_scene().poses()
    assert {key for key, pose in poses.items() if pose.is_dimmed} == {card.code for card in closed}
    with qtbot.waitSignal(playing.card_chosen, timeout=500) as caught:
        QTest.mouseClick(playing.viewport(), LEFT, pos=place_of(playing, closed[0]))
    assert caught.args == [closed[0]]
    playing.refuse(closed[0], "You must follow suit")
    assert "You must follow suit" in playing.table_scene().texts()
    home = playing.table_scene().layout_of(playing.table_scene().view).cards[closed[0].code]  # type: ignore[arg-type]
    qtbot.waitUntil(lambda: playing.table_scene().poses()[closed[0].code] == home, timeout=2000)


def test_a_card_can_be_dragged_to_the_middle_or_let_go_again(playing: TableWidget, qtbot: QtBot) -> None:
    card = playing.mode().cards[0]
    start = place_of(playing, card)
    chosen: list[Card] = []
    playing.card_chosen.connect(chosen.append)
    for end, expected in ((start + QPoint(30, -40), []), (QPoint(640, 250), [card])):
        QTest.mousePress(playing.viewport(), LEFT, pos=start)
        QTest.mouseMove(playing.viewport(), start + QPoint(0, -20))
        QTest.mouseMove(playing.viewport(), end)
        moved = playing.table_scene().poses()[card.code]
        QTest.mouseRelease(playing.viewport(), LEFT, pos=end)
        assert playing.table_scene().poses()[card.code] != moved
        assert chosen == expected


def test_arrows_move_a_ring_and_enter_plays(playing: TableWidget, qtbot: QtBot) -> None:
    hand = playing.table_scene().hand()
    QTest.keyClick(playing, Qt.Key.Key_Right)
    first = playing.table_scene().marks.focused
    assert first in playing.mode().cards
    for _ in range(len(hand)):
        QTest.keyClick(playing, Qt.Key.Key_Right)
    assert playing.table_scene().marks.focused is first
    QTest.keyClick(playing, Qt.Key.Key_Left)
    focused = playing.table_scene().marks.focused
    assert focused is not None
    assert hand.index(focused) == (hand.index(first) - 1) % len(hand)
    with qtbot.waitSignal(playing.card_chosen, timeout=500) as caught:
        QTest.keyClick(playing, Qt.Key.Key_Return)
    assert caught.args == [focused]


def test_digits_play_the_card_of_that_place(playing: TableWidget, qtbot: QtBot) -> None:
    hand = playing.table_scene().hand()
    for digit in range(len(hand)):
        with qtbot.waitSignal(playing.card_chosen, timeout=500) as caught:
            QTest.keyClick(playing, Qt.Key(Qt.Key.Key_1.value + digit))
        assert caught.args == [hand[digit]]


def test_several_cards_are_chosen_and_let_go(table: TableWidget, qtbot: QtBot) -> None:
    update, _ = first_prompt(CardsChoices)
    table.take(Update(UpdateKind.JUMP, (), update.view, update.prompt))
    hand = table.table_scene().hand()
    seen: list[tuple[Card, ...]] = []
    table.cards_toggled.connect(seen.append)
    for card in hand[:4]:
        QTest.mouseClick(table.viewport(), LEFT, pos=place_of(table, card))
    assert table._input.marks.chosen() == hand[:3], "a fourth card is not taken"
    assert seen[-1] == hand[:3]
    QTest.mouseClick(table.viewport(), LEFT, pos=place_of(table, hand[1]))
    assert table._input.marks.chosen() == (hand[0], hand[2])
    raised = table.table_scene().poses()[hand[0].code]
    assert raised.y < table.table_scene().poses()[hand[1].code].y + table.places().card_w


def test_a_quick_click_during_the_animation_counts(table: TableWidget, qtbot: QtBot) -> None:
    update, before = first_prompt(PlayChoices)
    table.set_pace(Pace.SLOW)
    table.take(Update(UpdateKind.JUMP, (), before[-1].view, None))
    table.take(update)
    assert not table.is_idle()
    assert isinstance(update.prompt and update.prompt.choices, PlayChoices)
    table.finish_now()
    card = table.mode().cards[0]
    place = place_of(table, card)
    table.take(Update(UpdateKind.JUMP, (), before[-1].view, None))
    table.take(update)
    with qtbot.waitSignal(table.card_chosen, timeout=150) as caught:
        QTest.mouseClick(table.viewport(), LEFT, pos=place)
    assert caught.args == [card]
    assert table.is_idle()


def test_a_quick_press_never_passes_a_declaration_up(table: TableWidget, qtbot: QtBot) -> None:
    update, before = first_prompt(PlayChoices)
    assert update.prompt is not None
    assert isinstance(update.prompt.choices, PlayChoices)
    choices = changed(update.prompt.choices, marriages=MarriageChoices(declare=(Suit.HEARTS,)))
    update = changed(update, prompt=changed(update.prompt, choices=choices))
    chosen: list[Card] = []
    table.card_chosen.connect(chosen.append)
    table.set_pace(Pace.SLOW)
    table.take(Update(UpdateKind.JUMP, (), before[-1].view, None))
    table.take(update)
    with qtbot.waitSignal(table.idle, timeout=150):
        QTest.keyClick(table, Qt.Key.Key_1)
    assert chosen == []
    QTest.keyClick(table, Qt.Key.Key_1)
    assert len(chosen) == 1


def test_nothing_is_dimmed_when_nothing_is_asked(playing: TableWidget) -> None:
    playing.set_mode(Mode(ModeKind.NOTHING))
    assert not any(pose.is_dimmed for pose in playing.table_scene().poses().values())


def test_the_last_trick_is_shown_and_put_away(table: TableWidget, qtbot: QtBot) -> None:
    update = next(u for u in updates_of("huutopussi", 3) if u.view.last_trick is not None)
    table.take(Update(UpdateKind.JUMP, (), update.view, update.prompt))
    rest = table.table_scene().poses()
    table.show_last_trick()
    assert update.view.last_trick is not None
    assert {card.code for card in update.view.last_trick.cards} <= set(table.table_scene().poses())
    table.show_last_trick()
    assert table.table_scene().poses() == rest


def test_every_card_has_a_button_for_screen_readers(playing: TableWidget, qtbot: QtBot) -> None:
    hand = playing.table_scene().hand()
    buttons = playing._for_readers.buttons()
    assert [button.card for button in buttons] == list(hand)
    for button, card in zip(buttons, hand, strict=True):
        interface = QAccessible.queryAccessibleInterface(button)
        assert interface.text(QAccessible.Text.Name) == card_name(card)
        is_closed = card not in playing.mode().cards
        assert bool(interface.text(QAccessible.Text.Description)) == is_closed
        with qtbot.waitSignal(playing.card_chosen, timeout=500) as caught:
            interface.actionInterface().doAction("Press")
        assert caught.args == [card]


def test_a_click_hurries_to_a_question_that_no_card_answers(table: TableWidget, qtbot: QtBot) -> None:
    update, before = first_prompt(PlayChoices)
    assert update.prompt is not None
    question = Update(UpdateKind.EVENTS, update.events, update.view, Prompt(1, PromptKind.BID, None))
    table.set_pace(Pace.SLOW)
    for key in (None, Qt.Key.Key_Space):
        table.take(Update(UpdateKind.JUMP, (), before[-1].view, None))
        table.take(question)
        assert not table.is_idle()
        with qtbot.waitSignal(table.idle, timeout=150):
            if key is None:
                QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(640, 300))
            else:
                QTest.keyClick(table, key)
