"""The settings: every change shows at once behind the sheet."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QSlider, QWidget

from marjapussi_desktop.engine.values import changed, frozen
from marjapussi_desktop.settings.preferences import MAX_VOLUME, Preferences
from marjapussi_desktop.ui.apply_theme import AS_THE_SYSTEM
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.i18n import LANGUAGES, QT_TRANSLATE_NOOP, translate
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.style import px


@frozen
class Setting:
    """One choice of the sheet: the field of ``Preferences``, its label, and a text for each value."""

    field: str
    label: str
    values: tuple[tuple[object, str], ...]


SETTINGS: Final = (
    Setting(
        "language",
        QT_TRANSLATE_NOOP("Settings", "Language"),
        ((None, QT_TRANSLATE_NOOP("Settings", "The system's language")), *LANGUAGES.items()),
    ),
    Setting(
        "felt",
        QT_TRANSLATE_NOOP("Settings", "Table"),
        (
            (AS_THE_SYSTEM, QT_TRANSLATE_NOOP("Settings", "Light or dark as the system")),
            ("pine", QT_TRANSLATE_NOOP("Settings", "Pine green")),
            ("blue_hour", QT_TRANSLATE_NOOP("Settings", "Blue hour")),
            ("lingonberry", QT_TRANSLATE_NOOP("Settings", "Lingonberry")),
            ("birch", QT_TRANSLATE_NOOP("Settings", "Birch (light)")),
        ),
    ),
    Setting(
        "deck",
        QT_TRANSLATE_NOOP("Settings", "Cards"),
        (
            ("classic", QT_TRANSLATE_NOOP("Settings", "Two colours")),
            ("four_colours", QT_TRANSLATE_NOOP("Settings", "Four colours")),
        ),
    ),
    Setting(
        "pace",
        QT_TRANSLATE_NOOP("Settings", "Pace"),
        (
            ("slow", QT_TRANSLATE_NOOP("Settings", "Calm")),
            ("normal", QT_TRANSLATE_NOOP("Settings", "Normal")),
            ("fast", QT_TRANSLATE_NOOP("Settings", "Quick")),
            ("instant", QT_TRANSLATE_NOOP("Settings", "Without animation")),
        ),
    ),
    Setting(
        "story_tricks",
        QT_TRANSLATE_NOOP("Settings", "Tricks in the story"),
        (
            ("last", QT_TRANSLATE_NOOP("Settings", "The last one")),
            ("all", QT_TRANSLATE_NOOP("Settings", "All of the hand")),
        ),
    ),
    Setting(
        "trick_pause_ms",
        QT_TRANSLATE_NOOP("Settings", "Pause after a trick"),
        (
            (0, QT_TRANSLATE_NOOP("Settings", "None")),
            (500, QT_TRANSLATE_NOOP("Settings", "Half a second")),
            (900, QT_TRANSLATE_NOOP("Settings", "A moment")),
            (1600, QT_TRANSLATE_NOOP("Settings", "A second and a half")),
            (3000, QT_TRANSLATE_NOOP("Settings", "Three seconds")),
        ),
    ),
)
"""The sheet, in its order."""


class SettingsSheet(Sheet):
    """Shows the preferences and tells of each change.

    Signal: ``changed(Preferences)``.
    """

    changed = Signal(object)

    def __init__(self, parent: QWidget, preferences: Preferences) -> None:
        super().__init__(parent, 560)
        self.preferences = preferences
        form = QFormLayout()
        form.setHorizontalSpacing(px(24))
        form.setVerticalSpacing(px(12))
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.content.addLayout(form)
        self.combos: dict[str, ComboBox] = {}
        self._labels: dict[str, Label] = {}
        for setting in SETTINGS:
            combo = self._combo(setting)
            self._labels[setting.field] = Label(self.page)
            self._labels[setting.field].setBuddy(combo)
            form.addRow(self._labels[setting.field], combo)
            self.combos[setting.field] = combo
        self.volume = self._volume_slider()
        self._labels["volume"] = Label(self.page)
        self._labels["volume"].setBuddy(self.volume)
        form.addRow(self._labels["volume"], self.volume)
        self.note = Label(self.page)
        self.note.setWordWrap(True)
        self.content.addWidget(self.note)
        self.content.addStretch()
        self.done = self.button("primary")
        self.done.clicked.connect(self.finish)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Settings"))
        self.done.setText(self.tr("Done"))
        self.note.setText(self.tr("A click on the table ends any pause or animation at once."))
        self.note.setProperty("role", "small")
        self._show_volume(self.volume.value())
        for setting in SETTINGS:
            self._labels[setting.field].setText(translate("Settings", setting.label))
            for index, (_value, text) in enumerate(setting.values):
                self.combos[setting.field].setItemText(index, translate("Settings", text))

    def take_preferences(self, preferences: Preferences) -> None:
        self.preferences = preferences
        for setting in SETTINGS:
            combo = self.combos[setting.field]
            combo.blockSignals(True)
            combo.setCurrentIndex(_index_of(getattr(preferences, setting.field), setting))
            combo.blockSignals(False)
        self.volume.blockSignals(True)
        self.volume.setValue(_heard(preferences))
        self.volume.blockSignals(False)
        self._show_volume(self.volume.value())

    def _volume_slider(self) -> QSlider:
        slider = QSlider(Qt.Orientation.Horizontal, self.page)
        slider.setRange(0, MAX_VOLUME)
        slider.setSingleStep(5)
        slider.setPageStep(20)
        slider.setTracking(False)  # one who drags hears where he ends, not each step
        slider.setValue(_heard(self.preferences))
        slider.sliderMoved.connect(self._show_volume)
        slider.valueChanged.connect(self._set_volume)
        return slider

    def _show_volume(self, volume: int) -> None:
        text = self.tr("Sound: {volume} %").format(volume=volume) if volume else self.tr("Sound: off")
        self._labels["volume"].setText(text)

    def _set_volume(self, volume: int) -> None:
        self._show_volume(volume)
        self.preferences = changed(self.preferences, sound=volume > 0, volume=volume)
        self.changed.emit(self.preferences)

    def _combo(self, setting: Setting) -> ComboBox:
        combo = ComboBox(self.page)
        for _value in setting.values:
            combo.addItem("")
        combo.setCurrentIndex(_index_of(getattr(self.preferences, setting.field), setting))
        combo.currentIndexChanged.connect(lambda index: self._set(setting.field, setting.values[index][0]))
        return combo

    def _set(self, field: str, value: object) -> None:
        self.preferences = changed(self.preferences, **{field: value})
        self.changed.emit(self.preferences)


def _heard(preferences: Preferences) -> int:
    return preferences.volume if preferences.sound else 0


def _index_of(value: object, setting: Setting) -> int:
    """A value that only another version of the program knows is shown as the default."""
    values = [known for known, _text in setting.values]
    return values.index(value if value in values else getattr(Preferences(), setting.field))
