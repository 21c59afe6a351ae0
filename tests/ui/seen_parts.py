"""What a person sees of a table's screen, as boxes and as texts that are cut or not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from marjapussi_desktop.ui.claiming import ClaimTab
from marjapussi_desktop.ui.labels import ShortLabel
from marjapussi_desktop.ui.table.layout import box_of_card
from marjapussi_desktop.ui.table_screen import TableScreen


def seen_parts(screen: TableScreen) -> dict[str, QRectF]:
    """The boxes of all that may not meet, in the coordinates of the table."""
    parts = {**_cards(screen), **_signs(screen)}
    widgets = {"panel": screen.panel, "tab": screen.aside, "calls": screen.calls, "claim": screen.findChild(ClaimTab)}
    for name, widget in widgets.items():
        if widget is not None and widget.isVisible():
            parts[name] = QRectF(widget.geometry().translated(-screen.table.pos()))
    return {name: box for name, box in parts.items() if not box.isEmpty()}


def _cards(screen: TableScreen) -> dict[str, QRectF]:
    scene = screen.table.table_scene()
    view, base, poses = scene.view, scene.frame(), scene.poses()
    assert view is not None

    def box(keys: Iterable[str]) -> QRectF:
        united = QRectF()
        for key in keys:
            if key in poses:
                united = united.united(box_of_card(base, poses[key]))
        return united

    faces = [card.code for card in view.kitty] if view.kitty_count else []
    kitty = faces or [f"kitty:{i}" for i in range(view.kitty_count)]
    parts = {
        "hand": box(card.code for card in view.seats[view.viewer].hand),
        "trick": box(card.code for _seat, card in view.trick),
        "kitty": box(kitty),
        "stock": box(f"stock:{i}" for i in range(view.stock_count)),
        "discards": box(card.code for card in view.discards),
    }
    for seat in view.seats:
        parts[f"row {seat.seat}"] = box(card.code for card in seat.up if card is not None)
        parts[f"backs {seat.seat}"] = box(f"{seat.seat}:{i}" for i in range(seat.hand_count))
    return parts


def _signs(screen: TableScreen) -> dict[str, QRectF]:
    scene = screen.table.table_scene()
    parts = {"score": scene.signs.score.plate(), "trump": scene.signs.trump.box}
    parts |= {f"plate {seat}": plate.box for seat, plate in enumerate(scene.signs.plates)}
    parts |= {f"bubble {seat}": b.box for seat, b in enumerate(scene.speech.bubbles) if b.isVisible()}
    parts |= {name: item.box for name, item in scene.notices().items() if item.isVisible()}
    return parts


def meetings(parts: dict[str, QRectF]) -> Iterator[str]:
    """Which two parts meet, though neither belongs to the other."""
    for (one, box), (other, second) in combinations(parts.items(), 2):
        is_own = {one.split()[0], other.split()[0]} == {"plate", "backs"} and one.split()[1] == other.split()[1]
        if not is_own and box.intersects(second):
            yield f"{one} meets {other} by {_depth(box, second)} px"


def _depth(one: QRectF, other: QRectF) -> str:
    common = one.intersected(other)
    return f"{common.width():.0f}×{common.height():.0f}"


def outside(parts: dict[str, QRectF], room: QRectF) -> Iterator[str]:
    """What is not wholly to be seen."""
    for name, box in parts.items():
        if not room.contains(box):
            yield f"{name} leaves the table"


def cut_texts(widget: QWidget) -> Iterator[str]:
    """The texts of a widget that have less room than they need."""
    own = [widget] if isinstance(widget, QPushButton) else []
    parts: list[QLabel | QPushButton] = [*own, *widget.findChildren(QLabel), *widget.findChildren(QPushButton)]
    for part in parts:
        if part.isVisible() and _is_cut(part, widget):
            yield f"cut: {part.text()!r}"


def _is_cut(part: QLabel | QPushButton, within: QWidget) -> bool:
    if not QRectF(within.rect()).contains(QRectF(part.rect().translated(part.mapTo(within, part.rect().topLeft())))):
        return True
    if isinstance(part, ShortLabel):
        return part.fontMetrics().horizontalAdvance(part.text()) > part.width()
    if isinstance(part, QLabel) and part.wordWrap():
        return part.heightForWidth(part.width()) > part.height()
    return part.sizeHint().width() > part.width() or part.sizeHint().height() > part.height()
