"""Who plays and which deals: the fields of the new-match sheet beside the game."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, Qt
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QWidget

from marjapussi_desktop.controller.players import MatchSetup
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.style import px
from marjapussi_desktop.ui.text.levels import LEVELS, level_name
from marjapussi_desktop.ui.text.names import DEFAULT_NAME

LONGEST_NAME = 20


class MatchFields(QWidget):
    """Attributes: ``name``, ``partner``, ``opponents``, ``code``, the fields."""

    def __init__(self, preferences: Preferences, code: int | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout_shown = Layout.PARTNERSHIP
        self.name = QLineEdit(preferences.name, self)
        self.name.setMaxLength(LONGEST_NAME)
        self.partner = self._levels(preferences.partner_level)
        self.opponents = self._levels(preferences.opponent_level)
        self.code = QLineEdit("" if code is None else str(code), self)
        self.code.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,15}"), self.code))
        self._labels = [QLabel(self) for _field in range(4)]
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(px(16))
        self._form.setVerticalSpacing(px(8))
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for label, field in zip(self._labels, (self.name, self.partner, self.opponents, self.code), strict=True):
            label.setBuddy(field)
            self._form.addRow(label, field)

    def show_layout(self, layout: Layout) -> None:
        """Ask for what a table of this layout needs: no partner where there is none."""
        self._layout_shown = layout
        self._form.setRowVisible(self.partner, layout is Layout.PARTNERSHIP)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        is_duel = players_in(self._layout_shown) == 2
        opponents = self.tr("Opponent") if is_duel else self.tr("Opponents")
        texts = (self.tr("Your name"), self.tr("Partner"), opponents, self.tr("Deal code"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.name.setPlaceholderText(DEFAULT_NAME)
        self.code.setPlaceholderText(self.tr("random"))
        self.code.setToolTip(self.tr("The same code deals the same cards again."))
        for combo in (self.partner, self.opponents):
            for index in range(combo.count()):
                combo.setItemText(index, level_name(combo.itemData(index)))

    def setup(self, preset: str, options: tuple[tuple[str, str], ...]) -> MatchSetup:
        """The set-up of a match as it stands in the fields."""
        code = self.code.text()
        return MatchSetup(
            preset=preset,
            name=self.name.text().strip() or DEFAULT_NAME,
            partner_level=self.partner.currentData(),
            opponent_level=self.opponents.currentData(),
            seed=int(code) if code else None,
            options=options,
        )

    def _levels(self, chosen: str) -> ComboBox:
        combo = ComboBox(self)
        for level in LEVELS:
            combo.addItem(level, level)
        combo.setCurrentIndex(max(0, combo.findData(chosen)))
        return combo
