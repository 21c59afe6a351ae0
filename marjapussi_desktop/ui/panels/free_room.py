"""Where a box covers nothing: the place nearest the one that is wanted that is clear of the plates."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF


def free_box(
    size: QSizeF, whole: QRectF, taken: Sequence[QRectF], gap: float, bottom: float | None = None
) -> QRectF | None:
    """The box of a size in ``whole`` that keeps ``gap`` to all that is ``taken``, as near the middle as can be, or with
    its lower edge as near ``bottom`` if that is given; None where there is no such place.
    """
    kept = [box.adjusted(-gap, -gap, gap, gap) for box in taken if not box.isEmpty()]
    wanted = whole.center() - QPointF(size.width(), size.height()) / 2
    if bottom is not None:
        wanted.setY(bottom - size.height())
    lefts = [wanted.x(), *(edge for box in kept for edge in (box.right(), box.left() - size.width()))]
    tops = [wanted.y(), *(edge for box in kept for edge in (box.bottom(), box.top() - size.height()))]
    places = list(_clear(lefts, tops, size, whole, kept))
    return min(places, key=lambda box: (box.topLeft() - wanted).manhattanLength()) if places else None


def _clear(
    lefts: Sequence[float], tops: Sequence[float], size: QSizeF, whole: QRectF, kept: Sequence[QRectF]
) -> Iterator[QRectF]:
    for left in lefts:
        for top in tops:
            box = QRectF(QPointF(left, top), size)
            if whole.contains(box) and not any(box.intersects(other) for other in kept):
                yield box
