"""What is wrong with a painted window: texts that are cut or shortened, texts and controls that meet."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QGraphicsView,
    QLineEdit,
    QPushButton,
    QWidget,
)

from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.commands import Command, command_text
from marjapussi_desktop.ui.sheets.archive import ArchiveSheet
from marjapussi_desktop.ui.sheets.match_fields import MatchFields
from marjapussi_desktop.ui.statistics.filters import FilterBox
from tests.ui.screens.painted import Control, Cover, Painting, Text, painting_of

TOUCH = 1.0
"""Pixels by which two things may meet, as places are rounded."""
DOTS = "…"


Overlay = Callable[[QWidget], QWidget | None]
"""The page that a widget is a part of, of those that may lie over a part of what is below them; None for none."""


def complaints(window: QWidget, overlay_of: Overlay = lambda _widget: None) -> list[str]:
    """All that is wrong, one sentence each."""
    painting = painting_of(window)
    seen = [text for text in painting.texts if not _is_hidden(text, painting.covers)]
    covered = {id(text): cover for text in seen if (cover := _cover_of(text, painting.covers)) is not None}
    free = [text for text in seen if id(text) not in covered]
    return [
        *_shortened(seen),
        *_cut(seen),
        *(
            f"covered in part: {_said(text)} by {_name(cover.widget)} {_box(cover.shape.boundingRect())}"
            for text in seen
            if (cover := covered.get(id(text))) is not None and not _lies_over(cover.widget, text.widget, overlay_of)
        ),
        *_texts_that_meet(free),
        *_controls_that_meet(painting, overlay_of),
        *_controls_cut(painting),
        *_choices_cut(painting),
    ]


def may_shorten(widget: QWidget) -> bool:
    """Whether a widget may shorten a text: a box by which one filters the archive or chooses a character, of which the
    list shows the whole text.
    """
    above = widget.parentWidget()
    while above is not None and not isinstance(above, ArchiveSheet | MatchFields):
        above = above.parentWidget()
    return isinstance(widget, ComboBox) and above is not None


def every_page(window: QWidget) -> Iterator[QWidget]:
    """The window as it stands, and then with every page scrolled through from its top to its end, a little less than
    what is seen at a time. In the end all pages stand as before.
    """
    yield window
    for area in window.findChildren(QAbstractScrollArea):
        if not area.isVisible() or isinstance(area, QAbstractItemView | QGraphicsView):
            continue
        bar = area.verticalScrollBar()
        before = bar.value()
        steps = range(bar.minimum(), bar.maximum() + bar.pageStep(), max(1, bar.pageStep() * 9 // 10))
        for value in dict.fromkeys(min(step, bar.maximum()) for step in steps):
            if value != before:
                bar.setValue(value)
                yield window
        bar.setValue(before)


def _is_hidden(text: Text, covers: list[Cover]) -> bool:
    """Whether something lies over the whole of a text, or it is scrolled away."""
    box = text.box & text.clip
    return box.isEmpty() or any(cover.order > text.order and cover.shape.contains(box) for cover in covers)


def _shortened(seen: list[Text]) -> Iterator[str]:
    for text in seen:
        if text.text.endswith(DOTS) and not (_ends_in_dots_as_written(text) or may_shorten(text.widget)):
            yield f"shortened: {_said(text)}"


def _ends_in_dots_as_written(text: Text) -> bool:
    """As the text of a command that asks first does, or of one that waits."""
    if text.text in {command_text(command) for command in Command}:
        return True
    widget = text.widget
    if isinstance(widget, QAbstractButton) or hasattr(widget, "text"):
        written = widget.text()
        return isinstance(written, str) and written.endswith(text.text[-12:])
    return len(text.text) > 4 and text.text in _waiting(widget)


def _waiting(widget: QWidget) -> str:
    """What the table tells while one waits for it."""
    scene = getattr(widget.parentWidget(), "table_scene", None)
    return " ".join(scene().texts()) if scene is not None else ""


def _cut(seen: list[Text]) -> Iterator[str]:
    for text in seen:
        if isinstance(text.widget, QLineEdit):
            continue  # what is typed scrolls
        box, clip = text.box, text.clip
        is_cut = box.left() < clip.left() - TOUCH or box.right() > clip.right() + TOUCH
        is_cut_high = box.top() < clip.top() - TOUCH or box.bottom() > clip.bottom() + TOUCH
        if is_cut or (is_cut_high and not text.is_scrolled and not _scrolls(text.widget)):
            yield f"cut: {_said(text)} in {_box(clip)}"


def _scrolls(widget: QWidget) -> bool:
    """Whether a widget is where an area shows what scrolls through it."""
    area = widget.parentWidget()
    return isinstance(area, QAbstractScrollArea) and not isinstance(area, QGraphicsView) and area.viewport() is widget


def _cover_of(text: Text, covers: list[Cover]) -> Cover | None:
    """What lies over a part of a text, but for the caret of the field that it stands in."""
    box = (text.box & text.clip).adjusted(TOUCH, TOUCH, -TOUCH, -TOUCH)
    later = (cover for cover in covers if cover.order > text.order and not _is_caret(cover, text))
    return next((cover for cover in later if cover.shape.intersects(box)), None)


def _is_caret(cover: Cover, text: Text) -> bool:
    is_in_field = isinstance(cover.widget, QLineEdit) and cover.widget is text.widget
    return is_in_field and cover.shape.boundingRect().width() <= 2


def _texts_that_meet(seen: list[Text]) -> Iterator[str]:
    boxes = [(text, text.box & text.clip) for text in seen]
    for (one, a), (other, b) in combinations(boxes, 2):
        if _meet(a, b) and not _is_painted_anew(one, other):
            yield f"texts meet: {_said(one)} and {_said(other)}"


def _is_painted_anew(one: Text, other: Text) -> bool:
    """Whether it is a text that is painted once more where it stands, as what is chosen in a field is."""
    return (one.widget, one.text, one.box) == (other.widget, other.text, other.box)


def _lies_over(upper: QWidget, lower: QWidget, overlay_of: Overlay) -> bool:
    """Whether the upper one is part of a page that may lie over the lower one."""
    return overlay_of(upper) not in (None, overlay_of(lower))


def _controls_that_meet(painting: Painting, overlay_of: Overlay) -> Iterator[str]:
    seen = [control for control in painting.controls if not _is_below(control, painting.covers)]
    for one, other in combinations(seen, 2):
        met = one.clip & other.clip
        if not _meet(one.clip, met) or _lies_over(other.widget, one.widget, overlay_of):
            continue
        if one.widget.isAncestorOf(other.widget) or other.widget.isAncestorOf(one.widget):
            continue
        if not any(_lies_between(cover, one, other) and cover.shape.contains(met) for cover in painting.covers):
            yield f"controls meet: {_control(one)} and {_control(other)}"


def _is_below(control: Control, covers: list[Cover]) -> bool:
    """Whether something that is no part of a control hides all of it."""
    return any(
        cover.order > control.order
        and cover.shape.contains(control.clip)
        and cover.widget is not control.widget
        and not control.widget.isAncestorOf(cover.widget)
        for cover in covers
    )


def _lies_between(cover: Cover, one: Control, other: Control) -> bool:
    """Whether what covers belongs to neither: a page with the upper control on it over the lower one."""
    return one.order < cover.order and cover.widget not in (one.widget, other.widget)


def _controls_cut(painting: Painting) -> Iterator[str]:
    for control in painting.controls:
        if control.is_scrolled:
            continue
        if not control.clip.adjusted(-TOUCH, -TOUCH, TOUCH, TOUCH).contains(control.box):
            yield f"outside: {_control(control)} in {_box(control.clip)}"
        button = control.widget
        if isinstance(button, QAbstractButton) and button.text() and button.width() < button.minimumSizeHint().width():
            yield f"too narrow: {_control(control)}, wants {button.minimumSizeHint().width()}"
        if isinstance(button, QPushButton) and button.height() < button.minimumSizeHint().height():
            yield f"too low: {_control(control)}, wants {button.minimumSizeHint().height()}"


def _choices_cut(painting: Painting) -> Iterator[str]:
    """Whatever is chosen in a box has to fit, not only what is chosen now, unless the box grows with it."""
    for control in painting.controls:
        box = control.widget
        if not isinstance(box, ComboBox) or isinstance(box, FilterBox) or may_shorten(box):
            continue
        room = box.text_room()
        for text in (box.itemText(nth) for nth in range(box.count())):
            if box.fontMetrics().horizontalAdvance(text) > room + TOUCH:
                yield f"choice does not fit: “{text}” in {_name(box)}, {room} wide"


def _meet(one: QRectF, other: QRectF) -> bool:
    met = one & other
    return met.width() > TOUCH and met.height() > TOUCH


def _said(text: Text) -> str:
    return f"“{text.text}” {_box(text.box)} ({_name(text.widget)})"


def _control(control: Control) -> str:
    text = getattr(control.widget, "text", lambda: "")()
    return f"{_name(control.widget)} “{text}” {_box(control.box)}"


def _name(widget: QWidget) -> str:
    """The widget's class, or that of the owner of a plain part of it."""
    owner = widget.parentWidget()
    name = widget.objectName() or type(widget).__name__
    return f"{type(owner).__name__}.{name}" if owner is not None else name


def _box(box: QRectF) -> str:
    return f"[{box.left():.0f} {box.top():.0f} {box.width():.0f}×{box.height():.0f}]"
