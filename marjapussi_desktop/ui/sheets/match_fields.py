"""The fields of the new-match sheet beside the game: players, levels and deals."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from marjapussi_desktop.controller.deals.deal_code import DealCode
from marjapussi_desktop.controller.match.players import PLACES, SEATED, MatchSetup
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout, players_in
from marjapussi_desktop.engine.values import changed
from marjapussi_desktop.outside import plain
from marjapussi_desktop.settings.preferences import LONGEST_NAME, Preferences
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.sheets.character_fields import CharacterFields
from marjapussi_desktop.ui.sheets.code_field import CodeField
from marjapussi_desktop.ui.sheets.level_field import LevelField
from marjapussi_desktop.ui.style import gap
from marjapussi_desktop.ui.text.names import DEFAULT_NAME, you


class MatchFields(QWidget):
    """Attributes: ``name``, ``opponents``, ``partner``, ``characters``, ``code``, the fields.

    Signal: ``edited``: whether a match can begin may have changed.
    """

    edited = Signal()

    def __init__(self, preferences: Preferences, seed: int | None, parent: QWidget) -> None:
        super().__init__(parent)
        self._layout_shown = Layout.PARTNERSHIP
        self._rules: Ruleset | None = None
        usual = Preferences()
        self.name = QLineEdit(preferences.name, self)
        self.name.setMaxLength(LONGEST_NAME)
        self.partner = LevelField(preferences.partner_level, preferences.partner_program, usual.partner_level, self)
        self.opponents = LevelField(
            preferences.opponent_level, preferences.opponent_program, usual.opponent_level, self
        )
        self.characters = CharacterFields(preferences.characters, self)
        self.code = CodeField(seed, self)
        self._lay_out()
        for field in (self.partner, self.opponents):
            field.resized.connect(self.edited)
        self.code.edited.connect(self.edited)

    def _lay_out(self) -> None:
        self._form = QFormLayout(self)
        self._form.setContentsMargins(0, 0, 0, 0)
        self._form.setHorizontalSpacing(gap(16))
        self._form.setVerticalSpacing(gap(8))
        self._form.setLabelAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._labels: dict[str, Label] = {}
        rows: dict[str, tuple[QWidget, QWidget]] = {
            "name": (self.name, self.name),
            "opponents": (self.opponents, self.opponents.combo),
            "partner": (self.partner, self.partner.combo),
            **{place: (combo, combo) for place, combo in self.characters.combos.items()},
            "code": (self.code, self.code.line),
        }
        for key, (field, buddy) in rows.items():
            self._labels[key] = Label(self)
            self._labels[key].setBuddy(buddy)
            self._labels[key].setContentsMargins(0, gap(6), 0, 0)  # level with the words in the field
            self._labels[key].setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
            self._form.addRow(self._labels[key], field)

    def show_rules(self, base: Ruleset, rules: Ruleset | None) -> None:
        """Show the fields that a table of this game needs; programs are tried with these rules, None if they contradict
        each other. ``base``: the game's own.
        """
        layout = base.layout
        self._layout_shown, self._rules = layout, rules
        self._form.setRowVisible(self.partner, layout is Layout.PARTNERSHIP)
        for place in PLACES:
            self._form.setRowVisible(self.characters.combos[place], place in SEATED[layout])
        for field in (self.partner, self.opponents):
            field.set_rules(base, rules)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text in the current language."""
        is_duel = players_in(self._layout_shown) == 2
        texts = {
            "name": self.tr("Your name"),
            "opponents": self.tr("Level") if is_duel else self.tr("Opponents' level"),
            "partner": self.tr("Partner's level"),
            "left": self.tr("On the left"),
            "opposite": self.tr("Opponent") if is_duel else self.tr("Opposite"),
            "right": self.tr("On the right"),
            "code": self.tr("Deal code"),
        }
        for key, label in self._labels.items():
            label.setText(texts[key])
        self.name.setPlaceholderText(you())
        self.code.retranslate()
        self.partner.retranslate()
        self.opponents.retranslate()
        self.characters.retranslate(self._rules)

    @property
    def is_complete(self) -> bool:
        """Whether a match can begin with what is in the fields."""
        needed = (self.opponents, *((self.partner,) if self._layout_shown is Layout.PARTNERSHIP else ()))
        return self.code.is_complete and all(field.is_complete for field in needed)

    def take_code(self, code: DealCode) -> None:
        """Choose the players that a code tells of."""
        if code.players:
            setup = code.setup(self.name.text())
            self.partner.choose(setup.partner_level)
            self.opponents.choose(setup.opponent_level)
            self.characters.choose(dict(zip(SEATED[code.rules.layout], setup.characters, strict=True)))

    def setup(self, preset: str, options: tuple[tuple[str, str], ...]) -> MatchSetup:
        """The set-up of a match as it stands in the fields."""
        return MatchSetup(
            preset=preset,
            name=plain(self.name.text(), LONGEST_NAME) or DEFAULT_NAME,
            partner_level=self.partner.level(),
            opponent_level=self.opponents.level(),
            seed=self.code.seed(),
            options=options,
            characters=self.characters.seated(self._layout_shown),
        )

    def remembered_in(self, preferences: Preferences) -> Preferences:
        """The preferences with what is in the fields."""
        return changed(
            preferences,
            name=plain(self.name.text(), LONGEST_NAME),
            partner_level=self.partner.level() if self.partner.is_complete else preferences.partner_level,
            opponent_level=self.opponents.level(),
            partner_program=self.partner.program(),
            opponent_program=self.opponents.program(),
            characters=self.characters.remembered(),
        )
