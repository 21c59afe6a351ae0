"""After the animation the scene is what the layout says, whatever happened on the way."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPoint, QPointF, QSizeF, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.prompts import Update, UpdateKind
from marjapussi_desktop.engine.events import CardPlayed, HandDealt, Passed, TrickWon
from marjapussi_desktop.engine.state import Phase
from marjapussi_desktop.ui.table.layout import layout
from marjapussi_desktop.ui.table.movements import movements_of, tweens_of
from marjapussi_desktop.ui.table.speech import BEFORE_PLAY
from marjapussi_desktop.ui.table.speeds import SPEEDS, Pace
from marjapussi_desktop.ui.table.table_widget import TableWidget
from marjapussi_desktop.ui.table.unfold import views_between
from marjapussi_desktop.ui.text.events import bubble_text
from tests.ui.table.table_play import EVERY_LAYOUT, updates_of


def assert_at_rest(table: TableWidget, update: Update) -> None:
    """The law: at rest the scene equals the layout of the view."""
    scene = table.table_scene()
    assert table.is_idle()
    assert scene.view == update.view
    assert scene.poses() == layout(update.view, scene.sceneRect().size(), scene.marks).cards


@pytest.mark.sampled(6)
@pytest.mark.parametrize("preset", EVERY_LAYOUT)
@pytest.mark.parametrize("seed", range(3))
def test_the_scene_equals_the_layout_when_cut_after_each_step(table: TableWidget, preset: str, seed: int) -> None:
    for update in updates_of(preset, seed, viewer=seed % 2, hands=2):
        table.take(update)
        table.finish_now()
        assert_at_rest(table, update)


def test_the_scene_equals_the_layout_after_the_animation(table: TableWidget, qtbot: QtBot) -> None:
    for number, update in enumerate(updates_of("huutopussi", 4)):
        with qtbot.waitSignal(table.idle, timeout=4000):
            table.take(update)
        assert_at_rest(table, update)
        if number == 9:
            break


def test_many_updates_queue_up_and_end_in_the_last(table: TableWidget, qtbot: QtBot) -> None:
    updates = list(updates_of("marjapussi", 1))[:8]
    for update in updates:
        table.take(update)
    with qtbot.waitSignal(table.idle, timeout=20000):
        pass
    assert_at_rest(table, updates[-1])


@pytest.mark.parametrize("preset", EVERY_LAYOUT)
def test_the_views_between_lead_to_the_view_that_comes(preset: str) -> None:
    """Hands, trick and trump worked out from the events are those of the session's next view."""
    updates = list(updates_of(preset, 6))
    for before, update in itertools.pairwise(updates):
        two = (*update.events, Passed(0))  # one more event, so that the last real one is worked out as well
        view = views_between(before.view, two, update.view)[len(update.events) - 1]
        assert view.trick == update.view.trick
        assert view.trump == update.view.trump
        assert [seat.hand_count for seat in view.seats] == [seat.hand_count for seat in update.view.seats]
        assert set(view.seats[0].hand) == set(update.view.seats[0].hand)


def test_a_full_trick_lies_on_the_table_before_it_is_gathered() -> None:
    updates = list(updates_of("huutopussi", 2))
    for before, update in itertools.pairwise(updates):
        if any(isinstance(event, TrickWon) for event in update.events):
            movements = movements_of(before.view, update, SPEEDS[Pace.NORMAL])
            gather = next(movement for movement in movements if isinstance(movement.event, TrickWon))
            assert gather.is_pause
            assert len(gather.before.trick) == 4
            return
    pytest.fail("no trick was won")


def test_a_click_ends_the_pause_over_a_trick(table: TableWidget, qtbot: QtBot) -> None:
    table.set_pace(Pace.FAST, trick_pause_ms=60_000)
    for update in updates_of("huutopussi", 2):
        table.take(update)
        if any(isinstance(event, TrickWon) for event in update.events):
            break
        table.finish_now()
    qtbot.waitUntil(lambda: table._player.is_pausing, timeout=4000)
    with qtbot.waitSignal(table.idle, timeout=2000):
        QTest.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(640, 300))


def test_resizing_in_mid_flight_ends_at_rest_in_the_new_size(table: TableWidget, qtbot: QtBot) -> None:
    latest = None
    for update in updates_of("huutopussi", 3):
        table.take(update)
        latest = update
        if any(isinstance(event, CardPlayed) for event in update.events):
            break
        table.finish_now()
    assert latest is not None
    qtbot.waitUntil(lambda: bool(table.table_scene().is_moving()), timeout=3000)
    table.resize(1500, 900)
    qtbot.waitUntil(table.is_idle, timeout=3000)
    assert_at_rest(table, latest)
    assert table.table_scene().sceneRect().size().width() == 1500


def test_an_instant_pace_shows_the_view_at_once(table: TableWidget, qtbot: QtBot) -> None:
    table.set_pace(Pace.INSTANT)
    for update in updates_of("marjapussi", 9):
        table.take(update)
        assert_at_rest(table, update)


def test_what_is_said_stands_at_the_speakers_seat(table: TableWidget) -> None:
    updates = list(updates_of("huutopussi", 4))
    table.take(updates[1])
    table.finish_now()
    view = updates[1].view
    table.set_pace(Pace.INSTANT)
    table.take(Update(UpdateKind.EVENTS, (Passed(2),), view, None))
    assert table.table_scene().bubble_text(2) == "Pass"
    assert table.table_scene().bubble_text(1) == ""


def test_every_moving_pose_is_finite_and_ends_exactly(table: TableWidget) -> None:
    scene = table.table_scene()
    updates = list(updates_of("huutopussi-wurzel", 7))
    table.take(updates[0])
    for before, update in itertools.pairwise(updates):
        for movement in movements_of(before.view, update, SPEEDS[Pace.NORMAL]):
            scene.settle(movement.before)
            scene.launch(movement)
            for share in (0.0, 0.3, 0.99, 1.0):
                scene.move(share)
                assert all(QPointF(pose.x, pose.y) == QPointF(pose.x, pose.y) for pose in scene.poses().values())
            scene.settle(movement.after)
            assert scene.poses() == scene.layout_of(movement.after).cards


def test_a_card_that_another_plays_is_painted_in_one_size_and_before_it_is_seen(table: TableWidget) -> None:
    updates = updates_of("huutopussi", 4)
    before, update = next(
        (before, update)
        for before, update in itertools.pairwise(updates)
        if isinstance(event := next(iter(update.events), None), CardPlayed) and event.seat != update.view.viewer
    )
    table.resize(1280, 720)
    table.take(before)
    table.finish_now()
    scene = table.table_scene()
    movement = movements_of(before.view, update, SPEEDS[Pace.NORMAL])[0]
    assert isinstance(movement.event, CardPlayed)
    code = movement.event.card.code
    asked = scene._pictures._asked
    scene.announce(movement)
    assert [key.name for key in asked if key.name == code] == [code]
    scene.launch(movement)
    for share in (0.1, 0.5, 0.9):
        scene.move(share)
        table.grab()
    scene.settle(movement.after)
    table.grab()
    assert len([key for key in (*asked, *scene._pictures._nearest.values()) if key.name == code]) == 1


def test_cards_are_dealt_lying_straight_and_turn_as_they_arrive() -> None:
    """A card that is turned takes several times as long to paint, and at 4K some twenty are on their way at once."""
    update = next(one for one in updates_of("huutopussi", 1) if any(isinstance(e, HandDealt) for e in one.events))
    movements = movements_of(update.view, update, SPEEDS[Pace.NORMAL])
    movement = next(one for one in movements if isinstance(one.event, HandDealt))
    poses = layout(movement.after, QSizeF(1280, 720))
    ways = tweens_of(movement, poses, poses)
    assert any(way.end.angle for way in ways)
    for way in ways:
        assert way.at(way.delay + 0.6 * way.span).angle == way.start.angle
        late = way.at(way.delay + 0.9 * way.span).angle
        assert min(way.start.angle, way.end.angle) <= late <= max(way.start.angle, way.end.angle)
        assert way.at(1.0) == way.end


def test_bids_and_passes_stand_at_their_seats_until_play_begins(table: TableWidget, qtbot: QtBot) -> None:
    table.set_say(lambda event, view: bubble_text(event))
    scene = table.table_scene()
    phases: set[Phase] = set()
    for update in updates_of("huutopussi", 5):
        table.take(Update(UpdateKind.JUMP, (), update.view, None))
        scene.speech.clear()  # as when the time of the last words is over
        phases.add(update.view.phase)
        for seat in update.view.seats:
            expected = ""
            if update.view.phase in BEFORE_PLAY:
                expected = "Pass" if seat.has_passed else str(seat.bid) if seat.bid else ""
                if seat.is_declarer and update.view.contract is not None:
                    expected = f"Contract {update.view.contract}"
            assert scene.bubble_text(seat.seat) == expected
    assert phases >= {Phase.AUCTION, Phase.GIVE, Phase.CONTRACT, Phase.PLAY}


def test_what_stands_at_a_seat_gives_way_to_what_is_said_there(table: TableWidget, qtbot: QtBot) -> None:
    table.set_say(lambda event, view: bubble_text(event))
    scene = table.table_scene()
    view = next(update.view for update in updates_of("huutopussi", 5) if update.view.phase is Phase.GIVE)
    table.take(Update(UpdateKind.JUMP, (), view, None))
    passed = next(seat.seat for seat in view.seats if seat.has_passed)
    table.tell(passed, lambda: "Because.")
    assert scene.bubble_text(passed) == "Because."
    scene.speech.clear()
    assert scene.bubble_text(passed) == "Pass"
