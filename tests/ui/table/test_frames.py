"""A motion counts its frames from its start."""

from __future__ import annotations

from pytestqt.qtbot import QtBot

from marjapussi_desktop.ui.table.motion import FRAME_MS, Motion


def test_a_motion_goes_from_0_to_1_and_ends(qtbot: QtBot) -> None:
    motion, shares = Motion(), list[float]()
    motion.moved.connect(shares.append)
    with qtbot.waitSignal(motion.finished):
        motion.start(3 * FRAME_MS)
    assert shares[0] == 0.0
    assert shares[-1] == 1.0
    assert shares == sorted(shares)
    assert not motion._frames.isActive()


def test_the_first_frame_is_counted_from_the_start_not_from_the_first_picture(qtbot: QtBot) -> None:
    """Qt's animations began to count once the first picture was painted: the second came 20 ms after it."""
    motion = Motion()
    motion.start(10 * FRAME_MS)
    assert motion._frames.isActive()
    assert 0 <= motion._frames.remainingTime() <= FRAME_MS
    motion.stop()
    assert not motion._frames.isActive()
