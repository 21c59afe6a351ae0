"""Where the coach's question stands: by what it asks about, and over nothing that tells how to answer."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF

from marjapussi_desktop.ui.panels.free_room import least_covering
from marjapussi_desktop.ui.sure_question import Shape, SureQuestion
from marjapussi_desktop.ui.table.pile import card_box
from marjapussi_desktop.ui.table.theme import SPACE

if TYPE_CHECKING:
    from marjapussi_desktop.ui.match_screen import MatchScreen


def place(question: SureQuestion, screen: MatchScreen) -> None:
    """Let it stand above the panel, which shows what is asked about, or where one would be; where it covered something
    there, in the place and the shape in which it covers least: of that panel, the score and the person's cards, and
    among such places of all else.
    """
    table, places = screen.table, screen.table.places()
    space = SPACE * places.unit
    panel = _panel_box(screen)
    wanted = QPointF(places.panel.center().x(), places.panel.bottom())
    if not panel.isEmpty():
        wanted = QPointF(panel.center().x(), panel.top() - space)
    firm = [panel, places.score, places.hand, places.seats[0].row]
    sizes = [QSizeF(question.size_as(shape)) for shape in Shape]
    whole = QRectF(table.rect()).adjusted(space, space, -space, -space)
    nth, box = least_covering(sizes, whole, wanted, firm, [*_on_the_table(screen), *_over_the_table(screen)], space / 2)
    question.place([*Shape][nth], box.toRect().translated(table.pos()))


def _panel_box(screen: MatchScreen) -> QRectF:
    """Where the panel stands over the table; empty where none is seen."""
    panel = screen.panel
    if panel is None or not panel.isVisible():
        return QRectF()
    return QRectF(panel.geometry().translated(-screen.table.pos()))


def _on_the_table(screen: MatchScreen) -> Iterator[QRectF]:
    scene, view = screen.table.table_scene(), screen.table.shown_view()
    places = screen.table.places()
    yield places.trump
    for seat in places.seats:
        yield from (seat.plate, seat.backs, seat.row)
    yield from (bubble.box for bubble in scene.speech.bubbles if bubble.isVisible())
    if view is None:
        return
    if view.trick:
        yield places.trick
    if view.kitty_count:
        yield places.kitty
    if view.stock_count:
        yield card_box(places.stock.x(), places.stock.y(), 0.0, places.card_w * places.trick_scale)
        yield scene.signs.stock_count.box
    if view.discards:
        yield places.corner


def _over_the_table(screen: MatchScreen) -> Iterator[QRectF]:
    widgets = (screen.calls, screen.aside, screen.claiming.tab, screen.first_time.note, screen.story.panel)
    for widget in widgets:
        if widget is not None and widget.isVisible():
            yield QRectF(QRect(widget.mapTo(screen, QPoint()) - screen.table.pos(), widget.size()))
