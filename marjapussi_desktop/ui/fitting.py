"""Texts as large as a place over the table allows: what has little room there is smaller than on pages that scroll."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from marjapussi_desktop.resources import FONT_FAMILY
from marjapussi_desktop.ui.style import Look, stylesheet

_STEPS: Final = 12
_LEAST: Final = 0.8


class Fitting:
    """Keeps the size of a widget's texts. ``scale``: theirs, ``Look.scale`` unless that is too much."""

    def __init__(self, widget: QWidget) -> None:
        self.scale = Look.scale
        self._widget = widget
        self._look = _look()
        self._worn: tuple[object, ...] = _look()

    def is_outdated(self) -> bool:
        """Whether the look of the window has changed since the last fitting."""
        return self._look != _look()

    @property
    def share(self) -> float:
        """The texts' size as a share of what the person wants."""
        return self.scale / Look.scale

    def take_whole(self) -> None:
        """Take texts as large as the person wants them."""
        self._wear(Look.scale)

    def fit(self, fits: Callable[[], bool]) -> None:
        """Take the largest texts with which it ``fits``, which is asked last with these. Only where texts of 100 % do
        not fit beside other large ones they are smaller than these, down to ``_LEAST``.
        """
        self._look = _look()
        if self._fits_at(Look.scale, fits) or Look.scale <= Look.spacing:
            return
        least = Look.spacing * _LEAST
        scales = [Look.scale + (least - Look.scale) * step / _STEPS for step in range(1, _STEPS + 1)]
        nth = bisect_left(scales, True, hi=_STEPS - 1, key=lambda scale: self._fits_at(scale, fits))
        if self.scale != scales[nth]:  # bisecting may have ended elsewhere
            self._fits_at(scales[nth], fits)

    def _fits_at(self, scale: float, fits: Callable[[], bool]) -> bool:
        self._wear(scale)
        return fits()

    def _wear(self, scale: float) -> None:
        if (scale, *_look()) == self._worn:
            return
        self.scale, self._worn = scale, (scale, *_look())
        own = "" if scale == Look.scale else stylesheet(Look.theme, scale, Look.spacing, FONT_FAMILY)
        if own != self._widget.styleSheet():
            self._widget.setStyleSheet(own)


def _look() -> tuple[object, ...]:
    return Look.theme, Look.scale, Look.spacing
