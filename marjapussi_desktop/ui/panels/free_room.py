"""Where a box covers nothing, or least: the place nearest the one that is wanted that is clear of the plates."""

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


def least_covering(
    sizes: Sequence[QSizeF],
    whole: QRectF,
    wanted: QPointF,
    firm: Sequence[QRectF],
    soft: Sequence[QRectF],
    gap: float,
) -> tuple[int, QRectF]:
    """Which of the sizes, and where in ``whole``, covers least of what is ``firm``, and among such places least of what
    is ``soft``; among equals the one with the middle of its lower edge nearest ``wanted``. ``gap``: the distance that
    is kept to all of it.
    """
    kept = [[box.adjusted(-gap, -gap, gap, gap) for box in part if not box.isEmpty()] for part in (firm, soft)]

    def cost(place: tuple[int, QRectF]) -> tuple[int, ...]:
        _nth, box = place
        foot = QPointF(box.center().x(), box.bottom())
        return *(_covered(box, part) for part in kept), round((foot - wanted).manhattanLength())

    return min(_places(sizes, whole, wanted, [*kept[0], *kept[1]]), key=cost)


def _places(
    sizes: Sequence[QSizeF], whole: QRectF, wanted: QPointF, kept: Sequence[QRectF]
) -> Iterator[tuple[int, QRectF]]:
    """Beside what is to be kept clear, and where it is wanted; all in ``whole`` but what is too large for it."""
    for nth, size in enumerate(sizes):
        lefts = {wanted.x() - size.width() / 2, *(x for box in kept for x in (box.right(), box.left() - size.width()))}
        tops = {wanted.y() - size.height(), *(y for box in kept for y in (box.bottom(), box.top() - size.height()))}
        last = QPointF(
            max(whole.left(), whole.right() - size.width()), max(whole.top(), whole.bottom() - size.height())
        )
        for left in {min(max(left, whole.left()), last.x()) for left in lefts}:
            for top in {min(max(top, whole.top()), last.y()) for top in tops}:
                yield nth, QRectF(QPointF(left, top), size)


def _covered(box: QRectF, parts: Sequence[QRectF]) -> int:
    met = (box & part for part in parts)
    return round(sum(common.width() * common.height() for common in met if not common.isEmpty()))


def _clear(
    lefts: Sequence[float], tops: Sequence[float], size: QSizeF, whole: QRectF, kept: Sequence[QRectF]
) -> Iterator[QRectF]:
    for left in lefts:
        for top in tops:
            box = QRectF(QPointF(left, top), size)
            if whole.contains(box) and not any(box.intersects(other) for other in kept):
                yield box
