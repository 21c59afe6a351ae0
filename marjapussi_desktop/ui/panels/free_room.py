"""Where a box covers nothing, or least: the place nearest the one that is wanted that is clear of the plates."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

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
    kept = [[_edges(box, gap) for box in part if not box.isEmpty()] for part in (firm, soft)]
    best = _Best((math.inf, math.inf, math.inf))
    for nth, size in enumerate(sizes):
        _look(best, nth, size, whole, wanted, *kept)
    return best.nth, QRectF(QPointF(*best.corner), sizes[best.nth])


Edges = tuple[float, float, float, float]
"""Left, top, right and bottom: thousands of places are compared within a frame, too many for boxes of Qt."""


@dataclass
class _Best:
    """The best place so far: its ``cost`` (firm, soft, how far away), the size there and its upper left ``corner``."""

    cost: tuple[float, float, float]
    nth: int = 0
    corner: tuple[float, float] = (0.0, 0.0)


def _edges(box: QRectF, gap: float) -> Edges:
    kept = box.adjusted(-gap, -gap, gap, gap)
    return kept.left(), kept.top(), kept.right(), kept.bottom()


def _look(
    best: _Best, nth: int, size: QSizeF, whole: QRectF, wanted: QPointF, firm: Sequence[Edges], soft: Sequence[Edges]
) -> None:
    """Look for a better place for a box of this size: beside all that is to be kept clear, or where it is wanted; in
    ``whole``, but for what is too large for it. What a place covers is reckoned as far as it can still be the best.
    """
    width, height, foot_x, foot_y = size.width(), size.height(), wanted.x(), wanted.y()
    lefts, tops = _places(size, whole, wanted, [*firm, *soft])
    rows = [(top, dict(_overlaps(top, height, firm, 1)), dict(_overlaps(top, height, soft, 1))) for top in tops]
    for left in lefts:
        in_firm, in_soft = list(_overlaps(left, width, firm, 0)), list(_overlaps(left, width, soft, 0))
        aside = abs(left + width / 2 - foot_x)
        for top, of_firm, of_soft in rows:
            least, least_soft, _least_away = best.cost
            covered = _covered(in_firm, of_firm) if in_firm and of_firm else 0
            if covered > least:
                continue
            covered_soft = _covered(in_soft, of_soft) if in_soft and of_soft else 0
            if covered == least and covered_soft > least_soft:
                continue
            cost = covered, covered_soft, round(aside + abs(top + height - foot_y))
            if cost < best.cost:
                best.cost, best.nth, best.corner = cost, nth, (left, top)


def _places(
    size: QSizeF, whole: QRectF, wanted: QPointF, kept: Sequence[Edges]
) -> tuple[Sequence[float], Sequence[float]]:
    """Where the left and the upper edge may be."""
    width, height = size.width(), size.height()
    lefts = {wanted.x() - width / 2, *(x for box in kept for x in (box[2], box[0] - width))}
    tops = {wanted.y() - height, *(y for box in kept for y in (box[3], box[1] - height))}
    last_x, last_y = max(whole.left(), whole.right() - width), max(whole.top(), whole.bottom() - height)
    return (
        [*{min(max(left, whole.left()), last_x) for left in lefts}],
        [*{min(max(top, whole.top()), last_y) for top in tops}],
    )


def _overlaps(start: float, length: float, kept: Sequence[Edges], axis: int) -> Iterator[tuple[int, float]]:
    """How long what one covers of the others is along an axis, of those that it meets, by their place."""
    end = start + length
    for nth, box in enumerate(kept):
        low, high = box[axis], box[axis + 2]
        common = (high if high < end else end) - (low if low > start else start)
        if common > 0.0:
            yield nth, common


def _covered(across: Sequence[tuple[int, float]], down: Mapping[int, float]) -> int:
    """The area that is covered of all that is met along both axes."""
    area = 0.0
    for nth, width in across:
        if nth in down:
            area += width * down[nth]
    return round(area)


def _clear(
    lefts: Sequence[float], tops: Sequence[float], size: QSizeF, whole: QRectF, kept: Sequence[QRectF]
) -> Iterator[QRectF]:
    for left in lefts:
        for top in tops:
            box = QRectF(QPointF(left, top), size)
            if whole.contains(box) and not any(box.intersects(other) for other in kept):
                yield box
