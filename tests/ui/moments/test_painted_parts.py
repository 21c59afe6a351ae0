"""A moment paints anew what changes and nothing else, and what is painted in parts is what is painted whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.events import MarriageDeclared
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.table.card_item import CardItem
from marjapussi_desktop.ui.table.painted_once import PaintedOnce
from marjapussi_desktop.ui.table.scene import TableScene
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.table.theme import THEMES
from marjapussi_desktop.ui.table.trump_wave import Emblem, trump_wave
from tests.ui.moments.test_moments import marriage, movement_of

ROUNDING = 12
SHARES = [step / 24 for step in range(24)]


class Watched(TableWidget):
    """Notes how much of it is painted."""

    painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        boxes: Iterator[QRect] = iter(event.region())  # type: ignore[call-overload]
        self.painted += sum(box.width() * box.height() for box in boxes)
        super().paintEvent(event)


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Watched]:
    widget = Watched()
    qtbot.addWidget(widget)
    widget.resize(1280, 720)
    widget.show()
    qtbot.waitExposed(widget)
    yield widget
    widget.stop()


def launched(table: Watched, qtbot: QtBot, *, sets_trump: bool) -> TableScene:
    """The scene at the beginning of a marriage, with all pictures there."""
    before, update = marriage()
    movement = movement_of(before, update, MarriageDeclared)
    assert isinstance(movement.event, MarriageDeclared)
    scene = table.table_scene()
    table.take(before)
    table.finish_now()
    table._player.clear()
    scene.launch(changed(movement, event=changed(movement.event, sets_trump=sets_trump)))
    scene.move(0.3)
    QApplication.processEvents()
    qtbot.waitUntil(lambda: not table._pictures.is_waiting())
    return scene


def on_screen(table: TableWidget) -> QImage:
    """What has been painted of it so far; nothing is painted for this."""
    return table.screen().grabWindow(table.winId()).toImage().convertToFormat(QImage.Format.Format_RGB32)


def whole(table: TableWidget) -> QImage:
    """The same, all of it painted anew."""
    return table.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def farthest(one: QImage, other: QImage) -> int:
    """By how much two pictures differ where they do most, of 255. Soft edges that are cut do by a few."""
    painter = QPainter(one)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(0, 0, other)
    painter.end()
    pixels = bytes(one.constBits())
    return max(max(pixels[channel::4]) for channel in range(3))


@pytest.mark.sampled(2)
@pytest.mark.parametrize("sets_trump", [True, False])
def test_what_is_painted_in_parts_is_what_is_painted_whole(table: Watched, qtbot: QtBot, *, sets_trump: bool) -> None:
    scene = launched(table, qtbot, sets_trump=sets_trump)
    for share in SHARES:
        scene.move(share)
        QApplication.processEvents()
        assert farthest(on_screen(table), whole(table)) <= ROUNDING, share


def test_a_picture_that_comes_late_or_a_new_felt_is_seen_at_once(table: Watched, qtbot: QtBot) -> None:
    scene = launched(table, qtbot, sets_trump=False)
    for felt in THEMES.values():
        scene.move(0.7)
        QApplication.processEvents()
        table.set_theme(felt)
        QApplication.processEvents()
        assert farthest(on_screen(table), whole(table)) <= ROUNDING
        scene.move(0.71)
        QApplication.processEvents()
        assert farthest(on_screen(table), whole(table)) <= ROUNDING


def test_once_king_and_queen_have_met_only_what_moves_yet_is_painted(table: Watched, qtbot: QtBot) -> None:
    scene = launched(table, qtbot, sets_trump=False)
    for from_share, to_share, at_most in ((0.2, 0.48, 0.85), (0.55, 0.67, 0.05), (0.7, 0.8, 0.0)):
        scene.move(from_share)
        QApplication.processEvents()
        table.painted = 0
        steps = 5
        for step in range(1, steps + 1):
            scene.move(from_share + (to_share - from_share) * step / steps)
            QApplication.processEvents()
        box = scene._moment[0].box
        assert table.painted <= at_most * steps * box.width() * box.height(), from_share


def test_a_sign_that_a_card_hides_is_not_made(table: Watched, qtbot: QtBot) -> None:
    scene = launched(table, qtbot, sets_trump=True)
    emblems = [item for item in scene._moment if isinstance(item, Emblem)]
    cards = [item for item in scene.items() if isinstance(item, CardItem)]
    assert len(emblems) < len(trump_wave(Suit.HEARTS, scene.frame()))
    assert not [emblem for emblem in emblems if any(card.hides(emblem.box) for card in cards)]


def test_what_is_painted_once_is_painted_again_when_something_changes() -> None:
    image = QImage(40, 40, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    drawn: list[object] = []
    part = PaintedOnce(image.rect().toRectF())
    for facts in (("a",), ("a",), ("b",), ("b",), ("a",)):
        part.paint(painter, facts, lambda _, facts=facts: drawn.append(facts))  # type: ignore[misc]
    painter.end()
    assert drawn == [("a",), ("b",), ("a",)]
