"""A table on the offscreen screen, with a painting thread that is stopped at the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.events import Event, Passed
from marjapussi_desktop.ui.table.speeds import Pace
from marjapussi_desktop.ui.table.table_widget import TableWidget


@pytest.fixture
def table(qtbot: QtBot, hurried: None) -> Iterator[TableWidget]:
    """A shown table of 1280×720 at a fast pace that is hurried; a pass is said as "Pass"."""
    widget = TableWidget()
    qtbot.addWidget(widget)
    widget.set_say(say)
    widget.set_pace(Pace.FAST, trick_pause_ms=20)
    widget.resize(1280, 720)
    widget.show()
    yield widget
    widget.stop()


def say(event: Event, view: TableView) -> str | None:
    """What the tests' players say."""
    return "Pass" if isinstance(event, Passed) else None
