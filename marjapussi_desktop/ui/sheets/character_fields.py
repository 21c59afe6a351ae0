"""The fields that choose a character for every seat but the person's; no two seats get the same."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.players import ANYBODY, PLACES, seated
from marjapussi_desktop.engine.ruleset import Ruleset
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.ui.combo import ComboBox
from marjapussi_desktop.ui.faces import face_icon
from marjapussi_desktop.ui.style import px
from marjapussi_desktop.ui.text.characters import CHARACTERS, character_text

FACE_SIDE = 26
"""The side of a face, in pixels of a 1280×720 window: a larger one would make this field higher than the others."""
_LEAST_LETTERS: Final = 6


class CharacterFields:
    """One combo box a place. Choosing a character who sits elsewhere swaps the two.

    Attribute: ``combos`` by place.
    """

    def __init__(self, chosen: tuple[str, ...], parent: QWidget) -> None:
        self.combos = {place: ComboBox(parent) for place in PLACES}
        known = [one if one in CHARACTERS else ANYBODY for one in (*chosen, *(ANYBODY,) * len(PLACES))]
        self._chosen = dict(zip(PLACES, known, strict=False))
        side = px(FACE_SIDE)
        for place, combo in self.combos.items():
            # Else it is as wide as its longest sentence as soon as the window's look changes.
            combo.setSizeAdjustPolicy(ComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(_LEAST_LETTERS)
            for character in (ANYBODY, *CHARACTERS):
                combo.addItem(character, character)
                if character != ANYBODY:
                    combo.setItemIcon(combo.count() - 1, face_icon(character, side, parent.devicePixelRatioF()))
            combo.setIconSize(QSize(side, side))
            combo.setCurrentIndex(combo.findData(self._chosen[place]))
            combo.currentIndexChanged.connect(lambda _index, place=place: self._on_chosen(place))

    def choose(self, by_place: Mapping[str, str]) -> None:
        """Set the characters of these places; where a place has none, anybody."""
        for place, character in by_place.items():
            self.combos[place].setCurrentIndex(self.combos[place].findData(character or ANYBODY))

    def seated(self, layout: Layout) -> tuple[str, ...]:
        """The characters by seat, for a match."""
        return seated(self.remembered(), layout)

    def remembered(self) -> tuple[str, ...]:
        """The characters by place, also of places that this game leaves empty."""
        return tuple(self._chosen[place] for place in PLACES)

    def retranslate(self, rules: Ruleset | None) -> None:
        """Set every text in the current language, for a match by these rules; None while they contradict each other."""
        for combo in self.combos.values():
            for index in range(combo.count()):
                combo.setItemText(index, character_text(combo.itemData(index), rules))

    def _on_chosen(self, place: str) -> None:
        before, now = self._chosen[place], self.combos[place].currentData()
        self._chosen[place] = now
        for other, character in self._chosen.items():
            if other != place and character == now != ANYBODY:
                self._chosen[other] = before
                self.combos[other].setCurrentIndex(self.combos[other].findData(before))
