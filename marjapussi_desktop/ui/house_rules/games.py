"""The list of games: the person's named house rules, and then every preset by family."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from marjapussi_desktop.engine.options import Problem, ProblemKind
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.engine.ruleset import Family
from marjapussi_desktop.engine.values import frozen
from marjapussi_desktop.settings.house_rules import HouseRules
from marjapussi_desktop.ui.house_rules.draft import RulesDraft, own_rules
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.house_rules import HouseRulesTexts, change_texts
from marjapussi_desktop.ui.text.options.problems import problem_text
from marjapussi_desktop.ui.text.presets import family_name, preset_name, preset_summary


@frozen
class Game:
    """Something to choose: a preset, or house rules by their ``name``."""

    preset: str
    name: str = ""


class GameButton(QPushButton):
    """A game with its number of players and a sentence about it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        set_role(self, "choice")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._name, self._players, self._sentence = (Label(self) for _each in range(3))
        self._name.setWordWrap(True)
        self._name.setMinimumWidth(1)
        set_role(self._name, "heading")
        set_role(self._players, "small")
        set_role(self._sentence, "small")
        self._sentence.setWordWrap(True)
        self._sentence.setMinimumWidth(1)  # else a very long word would widen the whole list
        for label in (self._name, self._players, self._sentence):
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        top = QHBoxLayout()
        top.setSpacing(gap(8))
        top.addWidget(self._name, 1)
        top.addWidget(self._players)
        column = QVBoxLayout(self)
        column.setContentsMargins(gap(16), gap(6), gap(16), gap(8))
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(self._sentence)

    def set_texts(self, name: str, players: str, sentence: str) -> None:
        """Set what is said about the game."""
        self._name.setText(name)
        self._players.setText(players)
        self._sentence.setText(sentence)
        self.setAccessibleName(f"{name}, {players}")
        self.setAccessibleDescription(sentence)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        layout = self.layout()
        assert layout is not None
        return layout.heightForWidth(width)

    def sizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.sizeHint()

    def minimumSizeHint(self) -> QSize:
        layout = self.layout()
        assert layout is not None
        return layout.minimumSize()


class GameList(QScrollArea):
    """One button for each game. Attributes: ``buttons``; ``chosen``, the game that is marked.

    Signal: ``picked(Game)``, by the person.
    """

    picked = Signal(object)

    def __init__(self, named: Sequence[HouseRules], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setObjectName("scroll")
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.texts = HouseRulesTexts(self)
        self.buttons: dict[Game, GameButton] = {}
        self.chosen = Game(next(iter(PRESETS)))
        self._headings: list[tuple[Label, Family | None]] = []
        self._named: tuple[HouseRules, ...] = ()
        self.set_named(named)

    def set_named(self, named: Sequence[HouseRules]) -> None:
        """List these house rules before the presets."""
        self._named = tuple(named)
        self._group = QButtonGroup(self)
        self.buttons, self._headings = {}, []
        page = QWidget(self)
        page.setObjectName("scrolled")
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, gap(16), 0)
        column.setSpacing(gap(8))
        if named:
            self._add_heading(None, column, page)
        for entry in named:
            self._add_button(Game(entry.preset, entry.name), column, page)
        for family in Family:
            self._add_heading(family, column, page)
            for preset in PRESETS:
                if own_rules(preset).family is family:
                    self._add_button(Game(preset), column, page)
        column.addStretch()
        self.setWidget(page)
        self.choose(self.chosen if self.chosen in self.buttons else Game(self.chosen.preset))

    def choose(self, game: Game) -> None:
        """Mark a game as the chosen one."""
        self.chosen = game
        self.buttons[game].setChecked(True)

    def show_chosen(self) -> None:
        """Scroll to the chosen game."""
        self.ensureWidgetVisible(self.buttons[self.chosen])

    def take_focus(self) -> None:
        """Give the keyboard to the chosen game, and show it."""
        self.buttons[self.chosen].setFocus(Qt.FocusReason.OtherFocusReason)
        self.show_chosen()

    def retranslate(self, drafts: Mapping[Game, RulesDraft]) -> None:
        """Set every text in the current language; ``drafts`` are the games with their changes as they stand."""
        for heading, family in self._headings:
            heading.setText(self.tr("Your house rules") if family is None else family_name(family))
        kept = {entry.name: entry for entry in self._named}
        for game, button in self.buttons.items():
            draft = drafts.get(game)
            entry = kept.get(game.name)
            if entry is not None:
                self._show_named(button, entry, draft)
            else:
                base = own_rules(game.preset)
                title = self.texts.title(preset_name(game.preset), len(draft.changed()) if draft is not None else 0)
                # The summary is of the game's own rules: with others "exactly twelve points wins" may be false.
                changes = " · ".join(change_texts(draft.changes())) if draft is not None else ""
                button.set_texts(title, self.texts.players(base.layout), changes or preset_summary(game.preset))

    def _show_named(self, button: GameButton, entry: HouseRules, draft: RulesDraft | None) -> None:
        if entry.preset not in PRESETS:
            why = problem_text(Problem("preset", entry.preset, ProblemKind.UNKNOWN_PRESET))
            button.set_texts(entry.name, "", why)
            button.setEnabled(False)
            return
        changes = draft.changes() if draft is not None else entry.changes
        title = self.texts.title(preset_name(entry.preset), len(changes))
        button.set_texts(entry.name, title, " · ".join(change_texts(changes)))

    def _add_heading(self, family: Family | None, column: QVBoxLayout, page: QWidget) -> None:
        heading = Label(page)
        set_role(heading, "group")
        heading.setIndent(0)
        column.addWidget(heading)
        self._headings.append((heading, family))

    def _add_button(self, game: Game, column: QVBoxLayout, page: QWidget) -> None:
        button = GameButton(page)
        button.toggled.connect(lambda is_on: self._on_toggled(game) if is_on else None)
        self._group.addButton(button)
        column.addWidget(button)
        self.buttons[game] = button

    def _on_toggled(self, game: Game) -> None:
        if game != self.chosen:
            self.chosen = game
            self.ensureWidgetVisible(self.buttons[game])
            self.picked.emit(game)
