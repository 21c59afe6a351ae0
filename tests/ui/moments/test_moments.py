"""The pictures of moments: they move and rest, cover nothing beside themselves, and a click or a key ends them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.controller.match.prompts import PromptKind, Update
from marjapussi_desktop.engine.events import Called, MarriageDeclared
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.ui.i18n import LANGUAGES, Language
from marjapussi_desktop.ui.main_window import MainWindow
from marjapussi_desktop.ui.moments.banner import Banner
from marjapussi_desktop.ui.moments.great_event import TEXTS, GreatEvent
from marjapussi_desktop.ui.table.movements import Movement, movements_of
from marjapussi_desktop.ui.table.speeds import SPEEDS, Pace
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.table.theme import THEMES
from marjapussi_desktop.ui.table.trump_wave import Emblem
from marjapussi_desktop.ui.table_screen import spoken
from tests.ui.person import MousePerson
from tests.ui.table.table_play import updates_of

INSTANTS = (0.02, 0.25, 0.5, 0.75)
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableWidget]:
    """A table at its normal pace, before a marriage of a played hand makes trumps."""
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.set_say(spoken)
    widget.resize(1280, 720)
    widget.show()
    yield widget
    widget.stop()


def marriage() -> tuple[Update, Update]:
    """The updates before and with a marriage that makes trumps, which another than the person declares."""
    for seed in range(50):
        for before, update in pairwise(updates_of("huutopussi", seed)):
            event = next((e for e in update.events if isinstance(e, MarriageDeclared)), None)
            if event is not None and event.sets_trump and event.seat != 0 and update.prompt is None:
                return before, update
    raise AssertionError("no marriage was declared")


def movement_of(before: Update, update: Update, kind: type) -> Movement:
    """The movement of an event of this kind."""
    movements = movements_of(before.view, update, SPEEDS[Pace.NORMAL])
    return next(movement for movement in movements if isinstance(movement.event, kind))


def kontra() -> Movement:
    """Kontra, said by the left neighbour."""
    before, update = marriage()
    return movement_of(before, changed(update, events=(Called(1, 1),)), Called)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("felt", THEMES)
def test_each_great_event_has_a_picture_that_moves_and_then_rests(window: MainWindow, felt: str) -> None:
    window.change(felt=felt)
    rests = []
    for event in GreatEvent:
        banner = Banner(window.match.table)
        banner.play(event, 12)
        pictures = []
        for share in INSTANTS:
            banner.show_at(share)
            pictures.append(banner.grab(banner.hanging_box().toAlignedRect()).toImage())
        assert all(a != b for a, b in pairwise(pictures))
        banner.show_at(0.8)
        assert banner.grab(banner.hanging_box().toAlignedRect()).toImage() == pictures[-1]
        rests.append(pictures[-1])
        banner.stop()
    assert all(a != b for nth, a in enumerate(rests) for b in rests[:nth])


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_words_have_room_on_the_hanging(window: MainWindow, language: Language, code: str) -> None:
    window.change(language=code)
    for event in TEXTS:
        banner = Banner(window.match.table)
        banner.play(event, 12)
        assert banner._hanging is not None
        assert banner._hanging.words_fit()
        banner.stop()


def test_the_table_beside_the_hanging_stays_as_it_is(table: TableWidget) -> None:
    before, _update = marriage()
    table.take(before)
    table.finish_now()
    bare = table.grab().toImage()
    banner = Banner(table)
    banner.play(GreatEvent.PORVOO, 12)
    banner.show_at(0.5)
    shown = table.grab().toImage()
    box = banner.hanging_box().toAlignedRect()
    assert _outside(bare, box) == _outside(shown, box)
    assert shown != bare
    banner.stop()


def _outside(image: QImage, box: QRect) -> QImage:
    kept = QImage(image)
    painter = QPainter(kept)
    painter.fillRect(box, Qt.GlobalColor.black)
    painter.end()
    return kept


@pytest.mark.parametrize("by_key", [True, False])
def test_a_click_or_any_key_ends_a_great_event(table: TableWidget, qtbot: QtBot, *, by_key: bool) -> None:
    banner = Banner(table)
    banner.play(GreatEvent.ALL_TRICKS, 12)
    with qtbot.waitSignal(banner.finished, timeout=500):
        if by_key:
            QTest.keyClick(banner, Qt.Key.Key_X)
        else:
            QTest.mousePress(banner, LEFT)
    assert not banner.isVisible()


def test_no_moment_lasts_longer_than_a_second(table: TableWidget, qtbot: QtBot) -> None:
    assert all(speeds.moment_ms <= 1000 for speeds in SPEEDS.values())
    banner = Banner(table)
    with qtbot.waitSignal(banner.finished, timeout=1400):
        banner.play(GreatEvent.CONTRACT_MADE)


@pytest.mark.parametrize("kind", [MarriageDeclared, Called])
@pytest.mark.parametrize("by_key", [True, False])
def test_a_click_or_a_key_ends_a_moment_of_the_table(
    table: TableWidget, qtbot: QtBot, kind: type, *, by_key: bool
) -> None:
    before, update = marriage()
    movement = kontra() if kind is Called else movement_of(before, update, kind)
    table.take(before)
    table.finish_now()
    table._player.play([changed(movement, wait_ms=0, move_ms=60_000)])
    scene = table.table_scene()
    assert scene._moment
    with qtbot.waitSignal(table.idle, timeout=1000):
        if by_key:
            QTest.keyClick(table, Qt.Key.Key_Space)
        else:
            QTest.mouseClick(table.viewport(), LEFT, pos=QPoint(640, 300))
    assert scene._moment == ()
    assert scene.view == movement.after


def test_king_and_queen_come_together_and_new_trumps_pass_over_the_whole_cloth(table: TableWidget) -> None:
    before, update = marriage()
    movement = movement_of(before, update, MarriageDeclared)
    scene = table.table_scene()
    table.take(before)
    table.finish_now()
    scene.launch(movement)
    emblems = [item for item in scene._moment if isinstance(item, Emblem)]
    seen, crests = set(), []
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        scene.move(share)
        shown = [emblem for emblem in emblems if emblem.opacity() > 0]
        seen.update(shown)
        crest = max(emblems, key=lambda emblem: emblem.opacity())
        crests.append((crest.box.center() - table.places().trick.center()).manhattanLength())
    assert seen == set(emblems), "it passes everywhere"
    assert crests == sorted(crests), "from the trick to the edges"
    thirds = {(int(e.box.center().x() // (1281 / 3)), int(e.box.center().y() // (721 / 3))) for e in emblems}
    assert thirds >= {(x, y) for x in range(3) for y in range(3)}
    scene.settle(movement.after)
    assert not [item for item in scene.items() if isinstance(item, Emblem)]


def test_a_marriage_that_makes_no_trumps_leaves_the_cloth_alone(table: TableWidget) -> None:
    before, update = marriage()
    movement = movement_of(before, update, MarriageDeclared)
    assert isinstance(movement.event, MarriageDeclared)
    table.take(before)
    table.finish_now()
    scene = table.table_scene()
    scene.launch(changed(movement, event=changed(movement.event, sets_trump=False)))
    assert not [item for item in scene._moment if isinstance(item, Emblem)]


@pytest.mark.parametrize("kind", [MarriageDeclared, Called])
def test_where_nothing_moves_the_table_has_no_moments(table: TableWidget, qtbot: QtBot, kind: type) -> None:
    before, update = marriage()
    movement = kontra() if kind is Called else movement_of(before, update, kind)
    table.take(before)
    table.finish_now()
    with qtbot.waitSignal(table.idle, timeout=1000):
        table._player.play([changed(movement, wait_ms=0, move_ms=0)])
        assert table.table_scene()._moment == ()


def test_where_nothing_moves_a_great_event_is_told_without_its_picture(window: MainWindow, qtbot: QtBot) -> None:
    """The fixture's pace shows everything at once."""
    told: list[GreatEvent] = []
    window.match.great_event.connect(told.append)
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=5))
    while person.wait().kind is not PromptKind.HAND_OVER:
        assert window.match.banner is None
        person.answer(person.wait())
    assert len(told) == 1
    assert window.match.banner is None
    assert window.match.panel is not None


def test_the_panel_comes_after_the_picture(window: MainWindow, qtbot: QtBot) -> None:
    person = MousePerson(window, qtbot)
    window.start_match(MatchSetup("huutopussi", "Veera", seed=5))
    with_panel: list[bool] = []
    screen = window.match
    screen.table.idle.connect(lambda: with_panel.append(screen.banner is not None and screen.panel is not None))
    while (prompt := person.wait()).kind is not PromptKind.HAND_OVER:
        view = window.session.current().view
        if sum(view.tricks_won) == 8 and len(view.trick) < 4:
            screen.table.set_pace(Pace.FAST, trick_pause_ms=1)
        person.answer(prompt)
    assert screen.panel is not None
    assert not any(with_panel)
