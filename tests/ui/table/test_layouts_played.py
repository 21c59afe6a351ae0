"""What is special to two and three at the table: the stock, the kitty, discards, rows of open cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.events import (
    CardDrawn,
    CardsDiscarded,
    CardTurnedUp,
    Event,
    KittyExposed,
    KittyTaken,
)
from marjapussi_desktop.ui.table.movements import Movement, movements_of
from marjapussi_desktop.ui.table.speeds import SPEEDS, Pace
from marjapussi_desktop.ui.table.table_widget import TableWidget
from tests.ui.table.table_play import updates_of

Key = Qt.Key


def show(table: TableWidget, update: Update) -> None:
    """Lay the table as an update leaves it."""
    table.take(Update(UpdateKind.JUMP, (), update.view, update.prompt))


def movements_with(preset: str, kind: type[Event], seeds: range = range(12)) -> Iterator[Movement]:
    """The movements in which something of a kind happens, of a few hands."""
    for seed in seeds:
        for before, update in pairwise(updates_of(preset, seed)):
            for movement in movements_of(before.view, update, SPEEDS[Pace.NORMAL]):
                if isinstance(movement.event, kind):
                    yield movement


def declarer_with_discards() -> Update:
    """The person, who has put cards aside, is to play."""
    for seed in range(40):
        for update in updates_of("huutopussi-3", seed):
            is_asked = update.prompt is not None and isinstance(update.prompt.choices, PlayChoices)
            if is_asked and update.view.discards:
                return update
    raise AssertionError("the person never was the declarer")


# the stock


def test_the_stock_tells_how_many_cards_it_has_and_then_nothing(table: TableWidget) -> None:
    counts = set()
    for update in updates_of("bondtolva-2", 3):
        show(table, update)
        count = update.view.stock_count
        counts.add(count)
        assert table.table_scene().signs.stock_count.text == (str(count) if count else "")
        assert table.table_scene().signs.stock_count.isVisible() is bool(count)
    assert {0, 12} <= counts


def test_the_stock_is_described_to_a_screen_reader(table: TableWidget, qtbot: QtBot) -> None:
    update = next(u for u in updates_of("bondtolva-2", 3) if u.view.stock_count == 10)
    with qtbot.waitSignal(table.idle, timeout=1000):
        show(table, update)
    description = QAccessible.queryAccessibleInterface(table).text(QAccessible.Text.Description)
    assert "The stock: 10 card" in description


def test_a_drawn_card_leaves_the_stock_and_shows_its_face_to_its_drawer_alone(table: TableWidget) -> None:
    scene = table.table_scene()
    faces = set()
    for movement in movements_with("bondtolva-2", CardDrawn, range(2)):
        assert isinstance(movement.event, CardDrawn)
        scene.settle(movement.before)
        stock = scene.poses()[f"stock:{movement.before.stock_count - 1}"]
        scene.launch(movement)
        drawer = movement.event.seat
        held, card = movement.after.seats[drawer].hand_count, movement.event.card
        key = card.code if card else f"{drawer}:{held - 1}"
        start = scene.poses()[key]
        assert (start.x, start.y, start.face) == (stock.x, stock.y, 0.0)
        scene.settle(movement.after)
        faces.add((drawer, scene.poses()[key].face))
    assert faces == {(0, 1.0), (1, 0.0)}


# the kitty and the discards


def test_an_exposed_kitty_turns_where_it_lies_and_stays_to_be_read(table: TableWidget) -> None:
    scene = table.table_scene()
    movement = next(movements_with("huutopussi-3", KittyExposed))
    assert isinstance(movement.event, KittyExposed)
    assert movement.hold_ms >= 2000
    scene.settle(movement.before)
    backs = {(pose.x, pose.y) for key, pose in scene.poses().items() if key.startswith("kitty:")}
    scene.launch(movement)
    shown = [scene.poses()[card.code] for card in movement.event.cards]
    assert {(pose.x, pose.y) for pose in shown} == backs
    assert {pose.face for pose in shown} == {0.0}
    scene.settle(movement.after)
    assert {scene.poses()[card.code].face for card in movement.event.cards} == {1.0}


@pytest.mark.parametrize("preset", ["huutopussi-3", "huutopussi-3-helsinki"])
def test_a_taken_kitty_is_seen_to_go_to_its_declarer(table: TableWidget, preset: str) -> None:
    scene = table.table_scene()
    takers = set()
    for movement in movements_with(preset, KittyTaken):
        assert isinstance(movement.event, KittyTaken)
        takers.add(movement.event.seat)
        scene.settle(movement.before)
        scene.launch(movement)
        assert len(scene._tweens) >= 3
        scene.move(0.5)
        scene.settle(movement.after)
        assert not [key for key in scene.poses() if key.startswith("kitty:")]
    assert {0, 1, 2} == takers


def test_own_discards_lie_in_a_pile_and_those_of_others_vanish(table: TableWidget) -> None:
    scene = table.table_scene()
    for movement in movements_with("huutopussi-3", CardsDiscarded):
        assert isinstance(movement.event, CardsDiscarded)
        scene.settle(movement.before)
        scene.launch(movement)
        assert len(scene._tweens) >= 3
        scene.settle(movement.after)
        pile = [card.code for card in movement.event.cards if card.code in scene.poses()]
        assert len(pile) == (3 if movement.event.seat == 0 else 0)
        assert all(scene.poses()[code].face == 0.0 for code in pile)


def faces_of(table: TableWidget, cards: tuple[Card, ...]) -> set[float]:
    """Which sides of cards are up."""
    return {table.table_scene().poses()[card.code].face for card in cards}


def test_discards_are_looked_at_by_pointing_at_them(table: TableWidget, qtbot: QtBot) -> None:
    update = declarer_with_discards()
    show(table, update)
    discards = update.view.discards
    rest = table.table_scene().poses()
    assert "Your discards" in table.table_scene().texts()
    pose = rest[discards[0].code]
    QTest.mouseMove(table.viewport(), QPoint(round(pose.x), round(pose.y)))
    qtbot.waitUntil(lambda: faces_of(table, discards) == {1.0}, timeout=2000)
    QTest.mouseMove(table.viewport(), QPoint(640, 200))
    qtbot.waitUntil(lambda: table.table_scene().poses() == rest, timeout=2000)


def test_discards_are_no_cards_to_play(table: TableWidget) -> None:
    update = declarer_with_discards()
    show(table, update)
    chosen: list[Card] = []
    table.card_chosen.connect(chosen.append)
    pose = table.table_scene().poses()[update.view.discards[0].code]
    QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(round(pose.x), round(pose.y)))
    assert chosen == []


# Kontra and Re


def test_calls_are_marked_on_the_contract(table: TableWidget) -> None:
    marks = {}
    for seed in range(60):
        for update in updates_of("huutopussi-erlangen", seed):
            if update.view.call_count:
                show(table, update)
                marks[update.view.call_count] = table.table_scene().signs.score.calls
    assert marks[1] == "Kontra: ×2"
    assert marks[2] == "Kontra, Re: ×4"


# rows of open cards


@pytest.fixture
def open_table(table: TableWidget) -> TableWidget:
    """The person is to play from a hand and a full row."""
    update = next(
        u
        for seed in range(9)
        for u in updates_of("avomarjapussi", seed)
        if u.prompt is not None and u.view.trick and len(u.view.seats[0].hand) == 4 and None not in u.view.seats[0].up
    )
    show(table, update)
    return table


def test_arrows_walk_within_the_hand_and_the_row_and_between_them(open_table: TableWidget) -> None:
    scene = open_table.table_scene()
    fan, row = scene.hand_rows()
    open_table._input.marks.focus(fan[1])
    for _ in fan:
        QTest.keyClick(open_table, Key.Key_Right)
        assert scene.marks.focused in fan
    assert scene.marks.focused is fan[1]
    QTest.keyClick(open_table, Key.Key_Up)
    over = scene.marks.focused
    assert over in row
    x = scene.poses()[fan[1].code].x
    assert all(abs(scene.poses()[over.code].x - x) <= abs(scene.poses()[card.code].x - x) for card in row)
    QTest.keyClick(open_table, Key.Key_Left)
    assert scene.marks.focused is row[row.index(over) - 1]
    QTest.keyClick(open_table, Key.Key_Up)
    assert scene.marks.focused is row[row.index(over) - 1], "there is nothing further up"
    QTest.keyClick(open_table, Key.Key_Down)
    assert scene.marks.focused in fan


def test_a_card_of_the_row_is_played_by_enter(open_table: TableWidget, qtbot: QtBot) -> None:
    row = open_table.table_scene().hand_rows()[1]
    open_table._input.marks.focus(row[2])
    with qtbot.waitSignal(open_table.card_chosen, timeout=500) as caught:
        QTest.keyClick(open_table, Key.Key_Return)
    assert caught.args == [row[2]]


def test_a_hidden_card_turns_up_where_it_lay(table: TableWidget) -> None:
    scene = table.table_scene()
    seats = set()
    for movement in movements_with("avomarjapussi", CardTurnedUp, range(2)):
        assert isinstance(movement.event, CardTurnedUp)
        assert movement.move_ms > 0
        seats.add(movement.event.seat)
        scene.settle(movement.before)
        back = scene.poses()[f"down:{movement.event.seat}:{movement.event.column}"]
        scene.launch(movement)
        turning = scene.poses()[movement.event.card.code]
        assert (turning.x, turning.y, turning.face) == (back.x, back.y, 0.0)
        scene.settle(movement.after)
        assert scene.poses()[movement.event.card.code].face == 1.0
    assert seats == {0, 1}


def test_the_fan_stands_in_the_middle_under_the_rows(open_table: TableWidget) -> None:
    scene = open_table.table_scene()
    fan = scene.hand_rows()[0]
    xs = [scene.poses()[card.code].x for card in fan]
    assert abs(sum(xs) / len(xs) - scene.sceneRect().center().x()) < 2


def test_the_open_cards_of_the_other_are_described(open_table: TableWidget, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: "face up" in open_table.accessibleDescription(), timeout=1000)
