"""Combo boxes that say which hands are counted."""

from __future__ import annotations

import time
from typing import Final

from PySide6.QtCore import QSize, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from marjapussi_desktop.settings.queries import Filter, Offered
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.i18n import QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.style import gap
from marjapussi_desktop.ui.text.levels import level_name
from marjapussi_desktop.ui.text.presets import preset_name

_DAY_S: Final = 86_400
_LOCAL_TIME: Final = "%Y-%m-%dT%H:%M:%S"
PERIODS: Final = (
    (0, QT_TRANSLATE_NOOP("Statistics", "All time")),
    (7, QT_TRANSLATE_NOOP("Statistics", "Last 7 days")),
    (30, QT_TRANSLATE_NOOP("Statistics", "Last 30 days")),
    (365, QT_TRANSLATE_NOOP("Statistics", "Last 12 months")),
)
"""Days, and what they are called."""
RULES: Final = (
    (None, QT_TRANSLATE_NOOP("Statistics", "All rules")),
    (False, QT_TRANSLATE_NOOP("Statistics", "As published")),
    (True, QT_TRANSLATE_NOOP("Statistics", "House rules")),
)

_FIELDS: Final = ("preset", "house_rules", "partner", "opponent", "since")


def player_text(who: str) -> str:
    """A level, or a character (after a plus), by name."""
    if who.startswith("+"):
        return who.removeprefix("+").capitalize()
    if who == "exec":
        return translate("Statistics", QT_TRANSLATE_NOOP("Statistics", "Another program"))
    return level_name(who)


class FilterBox(ComboBox):
    """As wide as what is chosen needs: as wide as the longest choice, the five would not stand in one line."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.currentTextChanged.connect(lambda _text: self.updateGeometry())

    def sizeHint(self) -> QSize:
        self.ensurePolished()
        around = self.width() - self.text_room() + gap(8)
        return QSize(around + self.fontMetrics().horizontalAdvance(self.currentText()), super().sizeHint().height())


class Filters(QWidget):
    """Attributes: ``boxes``, by the field of ``Filter`` that each decides. Signal: ``changed()``, by the person."""

    changed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.boxes = {name: FilterBox(self) for name in _FIELDS}
        self._offered: Offered | None = None
        line = FlowLayout(gap(8))
        self.setLayout(line)
        for box in self.boxes.values():
            box.activated.connect(self.changed)
            line.addWidget(box)

    def filter(self, begun: str = "") -> Filter:
        """What is chosen; ``begun``: hands from before this moment never count."""
        days = self.boxes["since"].currentData() or 0
        since = time.strftime(_LOCAL_TIME, time.localtime(time.time() - days * _DAY_S)) if days else ""
        chosen = {name: self.boxes[name].currentData() or "" for name in ("preset", "partner", "opponent")}
        return Filter(**chosen, house_rules=self.boxes["house_rules"].currentData(), since=max(since, begun))

    def is_filtering(self) -> bool:
        """Whether anything is left out."""
        return any(box.currentIndex() > 0 for box in self.boxes.values())

    def offer(self, offered: Offered) -> None:
        """Offer what there is; what is chosen stays chosen."""
        self._offered = offered
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        offered = self._offered or Offered((), (), ())
        presets = [(preset, preset_name(preset)) for preset in offered.presets]
        partners = [(who, self.tr("With {player}").format(player=player_text(who))) for who in offered.partners]
        opponents = [(who, self.tr("Against {player}").format(player=player_text(who))) for who in offered.opponents]
        self._fill("preset", [("", self.tr("All games")), *presets], self.tr("Game"))
        self._fill("house_rules", [(value, translate("Statistics", text)) for value, text in RULES], self.tr("Rules"))
        self._fill("partner", [("", self.tr("Any partner")), *partners], self.tr("Partner"))
        self._fill("opponent", [("", self.tr("Any opponents")), *opponents], self.tr("Opponents"))
        self._fill("since", [(days, translate("Statistics", text)) for days, text in PERIODS], self.tr("Period"))

    def _fill(self, name: str, items: list[tuple[object, str]], spoken: str) -> None:
        box = self.boxes[name]
        box.setAccessibleName(spoken)
        if [(box.itemData(nth), box.itemText(nth)) for nth in range(box.count())] == items:
            return  # a list that the person has open stays open
        chosen = box.currentData()
        box.clear()
        for value, text in items:
            box.addItem(text, value)
        values = [value for value, _text in items]
        box.setCurrentIndex(values.index(chosen) if chosen in values else 0)
