"""The sheet for a new match: game and house rules, players, levels, deals."""

from __future__ import annotations

from copy import copy

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from marjapussi_desktop.controller.deals.deal_code import DealCode
from marjapussi_desktop.controller.match.players import MatchSetup
from marjapussi_desktop.engine.presets import PRESETS
from marjapussi_desktop.settings.house_rules import HouseRules
from marjapussi_desktop.settings.preferences import Preferences
from marjapussi_desktop.ui.flow import FlowLayout
from marjapussi_desktop.ui.house_rules.draft import RulesDraft
from marjapussi_desktop.ui.house_rules.files import HouseRulesFiles
from marjapussi_desktop.ui.house_rules.games import Game, GameList
from marjapussi_desktop.ui.house_rules.page import HouseRulesPage
from marjapussi_desktop.ui.house_rules.removal import RemovalQuestion
from marjapussi_desktop.ui.house_rules.store import HouseRulesStore
from marjapussi_desktop.ui.labels import Label
from marjapussi_desktop.ui.left_match import Leaves
from marjapussi_desktop.ui.sheets.base import Sheet
from marjapussi_desktop.ui.sheets.match_fields import MatchFields
from marjapussi_desktop.ui.style import gap, set_role
from marjapussi_desktop.ui.text.house_rules import HouseRulesTexts, change_texts
from marjapussi_desktop.ui.text.options.problems import problem_text
from marjapussi_desktop.ui.text.presets import preset_name

SHOWN_CHANGES = 2
"""At most so many changes are listed beside the games; the form shows them all."""


class NewMatchSheet(Sheet):
    """Asks for a match's set-up, with the last answers filled in; arrows choose a game, Enter starts it.

    House rules are its second page.

    Attributes: ``games``, the list; ``fields``; ``beside``, what scrolls them; ``house_rules``, the page that is open,
    or None, which ``back`` leaves with what was changed and ``undo`` without; ``draft``, the chosen game's rules;
    ``removal``, the question whether to remove named ones.
    Signals: ``started(MatchSetup, Preferences)``, the preferences with the answers in them; ``told(str)``, a sentence
    on a file that was written, or could not be written or read.
    """

    started = Signal(object, object)
    told = Signal(str)
    is_filled_in = True

    def __init__(
        self,
        parent: QWidget,
        preferences: Preferences,
        seed: int | None = None,
        store: HouseRulesStore | None = None,
        *,
        leaves: Leaves = Leaves.NOTHING,
    ) -> None:
        """``leaves``: what a match takes from the table; this page tells where it stays."""
        super().__init__(parent, 1120, 2000)
        self._preferences = preferences
        self._leaves = leaves
        self.store = store if store is not None else HouseRulesStore(parent=self)
        self.files = HouseRulesFiles(self)
        self.texts = HouseRulesTexts(self)
        self.house_rules: HouseRulesPage | None = None
        self._drafts: dict[Game, RulesDraft] = {}
        self._before: RulesDraft | None = None
        """The rules as they were when the form was opened."""
        self.games = GameList(self.store.kept(), self.page)
        self.fields = MatchFields(preferences, seed, self.page)
        self.heading, self.changes, self.problem, self.fair, self.stays = (Label(self.page) for _label in range(5))
        self.edit, self.export, self.remove = (QPushButton(self.page) for _button in range(3))
        self.import_, self.all_back = QPushButton(self.page), QPushButton(self.page)
        self._lay_out()
        self.undo, self.back = self.button(), self.button("primary")
        self.leaving = self._beside_each_other(self.undo, self.back)
        self.cancel = self.button()
        self.start = self.button("primary")
        self._choose_last(preferences)
        self._connect()
        self._show_page()

    def _lay_out(self) -> None:
        set_role(self.heading, "heading")
        set_role(self.changes, "small")
        set_role(self.problem, "problem")
        set_role(self.fair, "small")
        set_role(self.stays, "small")
        for label in (self.heading, self.changes, self.problem, self.fair, self.stays):
            label.setWordWrap(True)
        for button in (self.import_, self.all_back, self.export, self.remove):
            set_role(button, "link")
        self.beside = QScrollArea(self.page)
        self.beside.setObjectName("scroll")
        self.beside.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows what has the keyboard
        self.beside.setWidgetResizable(True)
        self.beside.setWidget(self._beside_games())
        self.stays.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.buttons.insertWidget(0, self.stays, 1)
        self.buttons.insertWidget(0, self.import_)
        self._below_form = FlowLayout(gap(16), is_right=True)
        self.buttons.insertLayout(0, self._below_form)
        first = QWidget(self.page)
        columns = QHBoxLayout(first)
        columns.setContentsMargins(0, 0, 0, 0)
        columns.setSpacing(gap(24))
        columns.addWidget(self.games, 9)
        columns.addWidget(self.beside, 8)
        self._pages = QStackedWidget(self.page)
        self._pages.addWidget(first)
        self.content.addWidget(self._pages, 1)

    def _beside_games(self) -> QWidget:
        """The column beside the list: the chosen game, what is changed in it, and who plays."""
        headed = QHBoxLayout()
        headed.addWidget(self.heading, 1)
        headed.addWidget(self.edit, 0, Qt.AlignmentFlag.AlignTop)
        self.named = self._beside_each_other(self.export, self.remove)
        self.removal = RemovalQuestion(self.page)
        fields = QWidget(self.page)
        fields.setObjectName("scrolled")
        right = QVBoxLayout(fields)
        right.setContentsMargins(0, 0, gap(12), 0)
        right.setSpacing(gap(8))
        right.addLayout(headed)
        right.addWidget(self.changes)
        right.addWidget(self.problem)
        right.addWidget(self.named)
        right.addWidget(self.removal)
        right.addWidget(self.fields)
        right.addStretch()
        right.addWidget(self.fair)
        return fields

    def _beside_each_other(self, *buttons: QPushButton) -> QWidget:
        """These buttons at the left of a row that never breaks."""
        together = QWidget(self.page)
        row = QHBoxLayout(together)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(gap(16))
        for button in buttons:
            row.addWidget(button)
        row.addStretch()
        return together

    def _connect(self) -> None:
        self.games.picked.connect(self._on_picked)
        self.edit.clicked.connect(self.show_house_rules)
        self.undo.clicked.connect(self.drop_changes)
        self.back.clicked.connect(self._on_done)
        self.cancel.clicked.connect(self.finish)
        self.start.clicked.connect(self._start)
        self.fields.edited.connect(self._enable_start)
        self.fields.code.given.connect(self._take_code)
        self.fields.code.edited.connect(self._show_code_soon)
        self.store.changed.connect(self._on_store_changed)
        self.import_.clicked.connect(self.files.ask_and_import)
        self.export.clicked.connect(lambda: self.files.ask_and_export(self._as_house_rules(self.games.chosen.name)))
        self.remove.clicked.connect(self._ask_to_remove)
        self.removal.meant.connect(self._on_remove)
        self.removal.left.connect(self._keep_named)
        self.files.imported.connect(self._on_imported)
        self.files.exported.connect(self.told)
        self.files.failed.connect(self.told)

    def open(self) -> None:
        super().open()
        self.games.take_focus()

    def take_preferences(self, preferences: Preferences) -> None:
        """What was changed while the sheet waited stays so when a match begins."""
        self._preferences = preferences

    # -- which game -------------------------------------------------------------------------------------------------

    @property
    def draft(self) -> RulesDraft:
        """The rules of the chosen game as they stand."""
        game = self.games.chosen
        if game not in self._drafts:
            kept = {entry.name: entry.changes for entry in self.store.kept()}
            self._drafts[game] = RulesDraft(game.preset, kept.get(game.name, ()))
        return self._drafts[game]

    def _choose_last(self, preferences: Preferences) -> None:
        """Choose what was played last: house rules with these very changes, else the preset with them."""
        preset = preferences.preset if preferences.preset in PRESETS else next(iter(PRESETS))
        options = preferences.options if preset == preferences.preset else ()
        same = [e.name for e in self.store.kept() if e.preset == preset and dict(e.changes) == dict(options)]
        game = Game(preset, same[0] if same and options else "")
        last = RulesDraft(preset, options)
        self._drafts[game] = last if not last.problems() else RulesDraft(preset)
        self.games.choose(game)

    def _on_picked(self, _game: Game) -> None:
        self._show_game()

    def _on_store_changed(self) -> None:
        self.games.set_named(self.store.kept())
        self._show_game()

    def _on_imported(self, rules: HouseRules) -> None:
        added = self.store.add(rules)
        self._pick(Game(added.preset, added.name))

    def _ask_to_remove(self) -> None:
        self.removal.ask(self.games.chosen.name)
        self._show_game()

    def _keep_named(self) -> None:
        self.removal.drop()
        self._show_game()
        self.remove.setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_remove(self) -> None:
        name = self.games.chosen.name
        self.removal.drop()
        self._drafts.pop(self.games.chosen)
        self.store.remove(name)
        self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def _pick(self, game: Game) -> None:
        self.games.choose(game)
        self.games.show_chosen()
        self._show_game()

    def _take_code(self, code: DealCode) -> None:
        game = Game(code.preset)
        self._drafts[game] = RulesDraft(code.preset, code.changes)
        self.fields.take_code(code)
        self._pick(game)

    def _show_code_soon(self) -> None:
        """Scroll to all that is said of the deal code, once the page has its height."""
        QTimer.singleShot(0, self, self._show_code)

    def _show_code(self) -> None:
        if self.fields.code.said.isVisible():
            self.beside.ensureWidgetVisible(self.fields.code.said)
            self.beside.ensureWidgetVisible(self.fields.code.line)

    def _as_house_rules(self, name: str) -> HouseRules:
        return HouseRules(name, self.draft.preset, self.draft.changes())

    # -- the two pages ----------------------------------------------------------------------------------------------

    def show_house_rules(self) -> None:
        """Show the form with the chosen game's house rules."""
        self._before = copy(self.draft)
        self.removal.drop()
        self.house_rules = HouseRulesPage(self.draft, self.games.chosen.name, self.page)
        self.house_rules.kept.connect(self._on_kept)
        self.house_rules.edited.connect(self._show_game)
        self.all_back.clicked.connect(self.house_rules.put_all_back)
        self._pages.addWidget(self.house_rules)
        self._below_form.add_widgets(self.all_back, self.house_rules.naming, self.leaving)
        self.house_rules.naming.show()
        self._show_page()
        self.retranslate()
        self.house_rules.form.setFocus(Qt.FocusReason.OtherFocusReason)
        self.house_rules.form.show_problem_soon()

    def show_games(self) -> None:
        """Show the games again, with the house rules as they were left."""
        page, self.house_rules = self.house_rules, None
        if page is not None:
            self._pages.removeWidget(page)
            for part in (page, page.naming):
                part.deleteLater()
        self._show_page()
        self.retranslate()
        next_one = self.start if self.start.isEnabled() else self.edit
        next_one.setFocus(Qt.FocusReason.OtherFocusReason)
        self.games.show_chosen()

    def _on_done(self) -> None:
        """Play by the rules as they are now. Who has typed a new name for them means to keep them, too."""
        page = self.house_rules
        if page is not None and page.has_new_name(self.games.chosen.name):
            page.keep.click()
        else:
            self.show_games()

    def drop_changes(self) -> None:
        """Show the games again, with the house rules as they were before the form was opened."""
        if self._before is not None:
            self._drafts[self.games.chosen] = self._before
        self.show_games()

    def _show_page(self) -> None:
        is_form = self.house_rules is not None
        self._pages.setCurrentIndex(1 if is_form else 0)
        self.leaving.setVisible(is_form)
        self.buttons.setStretchFactor(self._below_form, 1 if is_form else 0)
        for button in (self.import_, self.cancel, self.start):
            button.setVisible(not is_form)
        self.stays.setVisible(self._leaves is not Leaves.NOTHING and not is_form)
        self.primary = self.back if is_form else self.start

    def _on_kept(self, name: str) -> None:
        """Rules that were only given another name are called so from now on; changed ones stand beside those before."""
        rules, chosen = self._as_house_rules(name), self.games.chosen
        self._drafts.pop(chosen)
        are_same = any(e.name == chosen.name and dict(e.changes) == dict(rules.changes) for e in self.store.kept())
        if name == chosen.name:
            self.store.keep(rules)
        elif are_same:
            rules = self.store.rename(chosen.name, name)
        else:
            rules = self.store.add(rules)
        self.show_games()
        self._pick(Game(rules.preset, rules.name))

    def finish(self) -> None:
        """Close the sheet; from the form, go back to the games first, as Cancel there does."""
        if self.house_rules is not None:
            self.drop_changes()
        else:
            super().finish()

    def pass_by(self) -> None:
        """Nobody means to lose what is changed in the form by a click beside it."""
        if self._before is None or self.house_rules is None or self.draft.rules == self._before.rules:
            super().pass_by()

    # -- texts and the start ----------------------------------------------------------------------------------------

    def retranslate(self) -> None:
        self.fields.retranslate()
        self.fair.setText(self.tr("The computer players see only what you would in their place."))
        in_play = self.tr("The match in play stays in the archive.")
        day = self.tr("The deal of the day that you have played stays in the archive.")
        self.stays.setText(day if self._leaves is Leaves.DAY_PLAYED else in_play)
        self.edit.setText(self.tr("House rules…"))
        self.import_.setText(self.tr("Import house rules…"))
        self.export.setText(self.tr("Export…"))
        self.remove.setText(self.tr("Remove"))
        self.removal.retranslate()
        self.all_back.setText(self.tr("Restore the game's rules"))
        self.back.setText(self.tr("Done"))
        for button in (self.undo, self.cancel):
            button.setText(self.tr("Cancel"))
        self.start.setText(self.tr("Start"))
        if self.house_rules is not None:
            self.house_rules.retranslate()
        self._show_game()

    def _show_game(self) -> None:
        """Show what belongs to the chosen game, beside the list and in it."""
        game, draft = self.games.chosen, self.draft
        self.games.retranslate(self._drafts)
        changes = change_texts(draft.changes())
        title = self.texts.title(preset_name(game.preset), len(changes))
        self.heading.setText(title)
        is_form = self.house_rules is not None
        self.title.setText(self.tr("House rules: {game}").format(game=title) if is_form else self.tr("New match"))
        self.all_back.setVisible(is_form and bool(changes or draft.refused))
        left_out = len(changes) - SHOWN_CHANGES
        lines = changes if left_out <= 1 else [*changes[:SHOWN_CHANGES], self.texts.more(left_out)]
        self.changes.setText("\n".join(lines))
        problems = draft.problems()
        # Of named rules the list itself tells all changes; once more beside it, they would push the deal code out.
        self.changes.setVisible(bool(changes) and not problems and not game.name)
        self.problem.setText(problem_text(problems[0]) if problems else "")
        self.problem.setVisible(bool(problems))
        self.fields.show_rules(draft.base, None if problems else draft.rules)
        self._enable_start()
        if self.removal.name != game.name:
            self.removal.drop()
        self.named.setVisible(bool(game.name) and not self.removal.name)

    def _enable_start(self) -> None:
        self.start.setEnabled(not self.draft.problems() and self.fields.is_complete)

    def setup(self) -> MatchSetup:
        """The set-up as it stands in the fields."""
        return self.fields.setup(self.draft.preset, self.draft.changes())

    def _start(self) -> None:
        setup = self.setup()
        kept = self.fields.remembered_in(self._preferences)
        self.finish()
        self.started.emit(setup, kept)
