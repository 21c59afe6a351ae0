"""A new match: which game, who plays, how strong, which deals."""

from __future__ import annotations

from PySide6.QtCore import QRegularExpression, QSize, Qt, Signal
from PySide6.QtGui import QRegularExpressionValidator
from PySide6.QtWidgets import (
    QButtonGroup,
    QFormLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from marjapussi_desktop.controller.qt_session import MatchSetup
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import px, set_role
from marjapussi_desktop.ui.text.levels import LEVELS, level_name
from marjapussi_desktop.ui.text.names import DEFAULT_NAME
from marjapussi_desktop.ui.text.presets import PRESET_TEXTS, preset_name, preset_summary

LONGEST_NAME = 20


class ChoiceButton(QPushButton):
    """One of several, with a name and a sentence about it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        set_role(self, "choice")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name, self._sentence = QLabel(self), QLabel(self)
        set_role(self._name, "heading")
        column = QVBoxLayout(self)
        column.setContentsMargins(px(16), px(8), px(16), px(8))
        column.setSpacing(0)
        for label in (self._name, self._sentence):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            column.addWidget(label)

    def set_texts(self, name: str, sentence: str) -> None:
        """Set the name and the sentence."""
        self._name.setText(name)
        self._sentence.setText(sentence)
        self.setAccessibleName(name)
        self.setAccessibleDescription(sentence)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()


class NewMatchSheet(Sheet):
    """Asks for a match's set-up, with the last answers filled in; Enter starts it.

    Signal: ``started(MatchSetup, Preferences)``, the preferences with the answers in them.
    """

    started = Signal(object, object)

    def __init__(self, parent: QWidget, preferences: Preferences, code: int | None = None) -> None:
        super().__init__(parent, 640)
        self._preferences = preferences
        self.presets = {key: ChoiceButton(self.page) for key in PRESET_TEXTS}
        self._group = QButtonGroup(self)
        for button in self.presets.values():
            self._group.addButton(button)
            self.content.addWidget(button)
        chosen = preferences.preset if preferences.preset in self.presets else next(iter(self.presets))
        self.presets[chosen].setChecked(True)
        self.name = QLineEdit(preferences.name, self.page)
        self.name.setMaxLength(LONGEST_NAME)
        self.partner = self._levels(preferences.partner_level)
        self.opponents = self._levels(preferences.opponent_level)
        self.code = QLineEdit("" if code is None else str(code), self.page)
        self.code.setValidator(QRegularExpressionValidator(QRegularExpression("[0-9]{0,15}"), self.code))
        self._labels = [QLabel(self.page) for _field in range(4)]
        form = QFormLayout()
        form.setHorizontalSpacing(px(24))
        form.setVerticalSpacing(px(8))
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for label, field in zip(self._labels, (self.name, self.partner, self.opponents, self.code), strict=True):
            label.setBuddy(field)
            form.addRow(label, field)
        self.content.addLayout(form)
        self.fair = QLabel(self.page)
        self.fair.setWordWrap(True)
        set_role(self.fair, "small")
        self.content.addWidget(self.fair)
        self.cancel = self.button()
        self.cancel.clicked.connect(self.finish)
        self.start = self.button("primary")
        self.start.clicked.connect(self._start)

    def retranslate(self) -> None:
        self.title.setText(self.tr("New match"))
        for key, button in self.presets.items():
            button.set_texts(preset_name(key), preset_summary(key))
        texts = (self.tr("Your name"), self.tr("Partner"), self.tr("Opponents"), self.tr("Deal code"))
        for label, text in zip(self._labels, texts, strict=True):
            label.setText(text)
        self.name.setPlaceholderText(DEFAULT_NAME)
        self.code.setPlaceholderText(self.tr("random"))
        self.code.setToolTip(self.tr("The same code deals the same cards again."))
        for combo in (self.partner, self.opponents):
            for index in range(combo.count()):
                combo.setItemText(index, level_name(combo.itemData(index)))
        self.fair.setText(
            self.tr("The computer players see only their own cards and what has been played and said at the table.")
        )
        self.cancel.setText(self.tr("Cancel"))
        self.start.setText(self.tr("Start"))

    def setup(self) -> MatchSetup:
        """The set-up as it stands in the fields."""
        code = self.code.text()
        return MatchSetup(
            preset=next(key for key, button in self.presets.items() if button.isChecked()),
            name=self.name.text().strip() or DEFAULT_NAME,
            partner_level=self.partner.currentData(),
            opponent_level=self.opponents.currentData(),
            seed=int(code) if code else None,
        )

    def _start(self) -> None:
        setup = self.setup()
        kept = changed(
            self._preferences,
            preset=setup.preset,
            name=self.name.text().strip(),
            partner_level=setup.partner_level,
            opponent_level=setup.opponent_level,
        )
        self.finish()
        self.started.emit(setup, kept)

    def _levels(self, chosen: str) -> ComboBox:
        combo = ComboBox(self.page)
        for level in LEVELS:
            combo.addItem(level, level)
        combo.setCurrentIndex(max(0, combo.findData(chosen)))
        return combo
