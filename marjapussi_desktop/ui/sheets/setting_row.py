"""One row of the settings: its label, its field and what it explains."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QSlider, QWidget

from marjapussi_desktop.settings.preferences import MAX_VOLUME, Preferences
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.i18n import translate
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.sheets.settings_table import Kind, Setting
from marjapussi_desktop.ui.style import gap, px, set_role
from marjapussi_desktop.ui.switch import Switch

ROOM_BESIDE_LABEL: Final = 168
"""How wide a text in a field beside its label may be, in pixels of a 1280×720 window."""


class SettingRow(QWidget):
    """Shows one setting. Attributes: ``setting``; ``label``; ``field``, the widget that shows and takes the value;
    ``why``: by which words that are not seen it was found, hidden where one sees them.

    Signal: ``chosen(dict)``: the fields of the preferences that the person changed, with their values.
    """

    chosen = Signal(object)

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        super().__init__(parent)
        self.setting = setting
        self.label = Label(self)
        self.label.setWordWrap(True)
        self.about = Label(self)
        self.about.setWordWrap(True)
        set_role(self.about, "small")
        self.why = Label(self)
        self.why.setWordWrap(True)
        set_role(self.why, "small")
        self.why.hide()
        self.field = self._make_field()
        self.label.setBuddy(self.field)

    def _make_field(self) -> QWidget:
        raise NotImplementedError

    def show_value(self, preferences: Preferences) -> None:
        """Show the value that the preferences hold, without a word."""
        self.field.blockSignals(True)
        self._show(preferences)
        self.field.blockSignals(False)

    def _show(self, preferences: Preferences) -> None:
        raise NotImplementedError

    def retranslate(self) -> None:
        """Set every text in the current language."""
        self.label.setText(translate("Settings", self.setting.label))
        self.about.setText(translate("Settings", self.setting.about) if self.setting.about else "")
        self.about.setVisible(bool(self.setting.about))
        self.field.setAccessibleDescription(self.about.text())

    def has_words(self, words: list[str], *, as_beginnings: bool = False, in_about: bool = True) -> bool:
        """Whether each of these words, in small letters, stands somewhere in the row or in its section's heading; or
        whether each begins a word there. ``in_about``: in the sentence below the row, too.
        """
        setting = self.setting
        texts = [setting.section.value, setting.label, setting.words, *(text for _value, text in setting.values)]
        if in_about:
            texts.append(setting.about)
        said = f" {' '.join(translate('Settings', text) for text in texts).casefold()}"
        return all((f" {word}" if as_beginnings else word) in said for word in words)

    def tell_why(self, sought: Sequence[Sequence[tuple[str, bool]]]) -> None:
        """Tell by which words that are not seen the row was found. ``sought``: for each word that was typed, the forms
        in which it is looked for, and whether as the beginning of a word only.
        """
        found = [term for forms in sought for term in self._unseen(forms)]
        self.why.setText(self.tr("Found by: {words}").format(words=", ".join(dict.fromkeys(found))) if found else "")
        self.why.setVisible(bool(found))

    def _unseen(self, forms: Sequence[tuple[str, bool]]) -> list[str]:
        """What has a word of the search, in the first form of it in which anything has; nothing where that is seen."""
        setting = self.setting
        heading, values = translate("Settings", setting.section.value), self._unseen_values()
        seen = (heading, self.label.text(), self.about.text(), self.shown_value())
        if any(_has(text, form) for form in forms for text in seen):
            return []
        terms = [*values, *(translate("Settings", setting.words).split() if setting.words else ())]
        return next((found for form in forms if (found := [term for term in terms if _has(term, form)])), [])

    def _unseen_values(self) -> list[str]:
        texts = [translate("Settings", text) for _value, text in self.setting.values]
        return [text for text in texts if text != self.shown_value()]

    def shown_value(self) -> str:
        """The value in words, where the field shows words."""
        return ""

    def is_called(self, words: list[str]) -> bool:
        """Whether each of these words begins one of its name."""
        name = f" {self.label.text().casefold()}"
        return all(f" {word}" in name for word in words)

    def _lay_out(self, is_small: bool = False) -> None:
        self._grid = grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(gap(16))
        grid.setVerticalSpacing(gap(4))
        grid.addWidget(self.label, 0, 0)
        grid.addWidget(self.field, 0, 1, Qt.AlignmentFlag.AlignRight if is_small else Qt.AlignmentFlag(0))
        grid.addWidget(self.about, 2, 0, 1, 2)
        grid.addWidget(self.why, 3, 0, 1, 2)
        grid.setColumnStretch(0, 2)
        if not is_small:
            grid.setColumnStretch(1, 3)

    def _put_field(self, is_below: bool) -> None:
        """Put the field beside its label, or below it, where it has all the width."""
        self._grid.removeWidget(self.field)
        if is_below:
            self._grid.addWidget(self.field, 1, 0, 1, 2)
        else:
            self._grid.addWidget(self.field, 0, 1)


class ChoiceRow(SettingRow):
    """One of several values, in a list."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        super().__init__(setting, parent)
        self._lay_out()

    def _make_field(self) -> ComboBox:
        self.combo = ComboBox(self)
        self.combo.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.combo.addItems([""] * len(self.setting.values))
        self.combo.currentIndexChanged.connect(self._on_chosen)
        return self.combo

    def _show(self, preferences: Preferences) -> None:
        """A value that only another version of the program knows is shown as the default."""
        name, values = self.setting.field, [known for known, _text in self.setting.values]
        value = getattr(preferences, name)
        self.combo.setCurrentIndex(values.index(value if value in values else getattr(Preferences(), name)))

    def retranslate(self) -> None:
        super().retranslate()
        for index, (_value, text) in enumerate(self.setting.values):
            self.combo.setItemText(index, translate("Settings", text))
        self.combo.ensurePolished()  # only then it knows its font
        widest = max(self.combo.fontMetrics().horizontalAdvance(text) for text in self._texts())
        self.combo.view().setMinimumWidth(widest + px(32))
        self._put_field(is_below=widest > px(ROOM_BESIDE_LABEL))

    def shown_value(self) -> str:
        return self.combo.currentText()

    def _texts(self) -> list[str]:
        return [self.combo.itemText(index) for index in range(self.combo.count())]

    def _on_chosen(self, index: int) -> None:
        self.chosen.emit({self.setting.field: self.setting.values[index][0]})


class SwitchRow(SettingRow):
    """On or off."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        super().__init__(setting, parent)
        self._lay_out(is_small=True)

    def _make_field(self) -> Switch:
        self.switch = Switch(self)
        self.switch.toggled.connect(lambda is_on: self.chosen.emit({self.setting.field: is_on}))
        return self.switch

    def _show(self, preferences: Preferences) -> None:
        self.switch.setChecked(getattr(preferences, self.setting.field))


class PageSlider(QSlider):
    """On a page that scrolls: the wheel scrolls that and never changes the value, as over the lists beside it."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class VolumeRow(SettingRow):
    """How loud the table is; nothing is off."""

    def __init__(self, setting: Setting, parent: QWidget) -> None:
        super().__init__(setting, parent)
        self._lay_out()

    def _make_field(self) -> QSlider:
        self.slider = PageSlider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(0, MAX_VOLUME)
        self.slider.setSingleStep(5)
        self.slider.setPageStep(20)
        self.slider.setTracking(False)  # one who drags hears where he ends, not each step
        self.slider.sliderMoved.connect(self._show_volume)
        self.slider.valueChanged.connect(self._on_chosen)
        return self.slider

    def _show(self, preferences: Preferences) -> None:
        self.slider.setValue(preferences.volume if preferences.sound else 0)
        self._show_volume(self.slider.value())

    def retranslate(self) -> None:
        super().retranslate()
        self._show_volume(self.slider.value())

    def _show_volume(self, volume: int) -> None:
        text = self.tr("Sound: {volume} %").format(volume=volume) if volume else self.tr("Sound: off")
        self.label.setText(text)

    def _on_chosen(self, volume: int) -> None:
        self._show_volume(volume)
        self.chosen.emit({"sound": volume > 0, "volume": volume})


_ROWS: Final[Mapping[Kind, type[SettingRow]]] = {
    Kind.CHOICE: ChoiceRow,
    Kind.SWITCH: SwitchRow,
    Kind.VOLUME: VolumeRow,
}


def make_row(setting: Setting, parent: QWidget) -> SettingRow:
    """The row that shows a setting."""
    return _ROWS[setting.kind](setting, parent)


def _has(text: str, form: tuple[str, bool]) -> bool:
    """Whether a text has a word, or has it as the beginning of one."""
    word, is_beginning = form
    return (f" {word}" if is_beginning else word) in f" {text.casefold()}"
