"""Before a lead: declare a marriage, ask the partner, or just lead."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from math import ceil

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from marjapussi_desktop.controller.match.prompts import Prompt, is_bluff
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.actions import Action, AskHalf, AskWhole, Declare
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.choices import MarriageChoices, PlayChoices
from marjapussi_desktop.engine.declarations import declaration_points, sets_trump
from marjapussi_desktop.ui.labels import set_tip
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.style import Look, gap, wear_anew
from marjapussi_desktop.ui.suit_label import ICON_ASPECT, icon_side, suit_icon
from marjapussi_desktop.ui.text.cards import SUIT_SIGNS, suit_name


class MarriagePanel(PromptPanel):
    """What the person may say before leading. Esc puts it aside: just leading. Clicking a card leads it at once, and so
    does its digit while "Just lead" is lit; while anything else is, a digit raises the card, and once more leads it.

    The dearest comes first, then bluffs, and last what the partner cannot say yes to, which the rules allow all the
    same. The primary choice is the dearest own marriage where there is one, but in a puzzle, of which that may be the
    solution, it is not; asking tells the table something, so it is never what a stray Enter does.
    """

    def __init__(self, prompt: Prompt, view: TableView, parent: QWidget | None = None) -> None:
        super().__init__(prompt, view, parent)
        assert isinstance(prompt.choices, PlayChoices)
        marriages = prompt.choices.marriages
        asks = [
            *((AskWhole(),) if marriages.ask_whole else ()),
            *map(AskHalf, dearest_first(view, marriages.ask_half)),
        ]
        self.actions_ = (
            *map(Declare, dearest_first(view, marriages.declare)),
            *sorted(asks, key=lambda ask: (ask in prompt.vain, is_bluff(view, ask))),
        )
        self.title = self.label("muted")
        self.column.addWidget(self.title)
        self.note = self.label("small")
        self.column.addWidget(self.note)
        self._grid = QGridLayout()
        self._grid.setSpacing(gap(8))
        self.column.addLayout(self._grid)
        self.buttons = [
            self.button(self._role(action, is_first=index == 0)) for index, action in enumerate(self.actions_)
        ]
        is_suggested = bool(marriages.declare) and not prompt.is_puzzle
        self.lead = self.button("" if is_suggested else "primary")
        for button, action in zip(self.buttons, self.actions_, strict=True):
            suit = _suit_of(action)
            if suit is not None:
                button.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
            button.clicked.connect(lambda _checked=False, said=action: self.answered.emit(said))
        self.lead.clicked.connect(self.escape)
        self.retranslate()
        self._fit_icons()
        self._arrange(len(self.buttons) + 1)

    def retranslate(self) -> None:
        self.title.setText(self.tr("Before you lead:"))
        self.note.setText(self._note())
        self.lead.setText(self.tr("Just lead"))
        for button, action in zip(self.buttons, self.actions_, strict=True):
            button.setText(f"{self._text(action)}{self._worth_sign(action)}")
            suit = _suit_of(action)
            button.setAccessibleName(self._text(action) if suit is None else f"{self._text(action)} {suit_name(suit)}")
            told = " ".join(filter(None, (self._worth(action), self._forfeit_of(action))))
            button.setAccessibleDescription(told)
            set_tip(button, told)

    def advise(self, action: Action) -> None:
        named = dict(zip(self.actions_, self.buttons, strict=True))
        self.point_at(named.get(action, self.lead))

    def arrange(self, room: QSize) -> None:
        """In as few rows as fit, as a high panel would lie over the plates of the others, and of about one length.
        Above them stands what asking costs, or else the heading; where there is little room, neither.
        """
        self._fit_icons()
        count = len(self.buttons) + 1
        for is_tight, may_overflow in ((False, False), (True, False), (True, True)):
            self._tighten(is_tight)
            has_note = bool(self.note.text()) and not may_overflow
            self.note.setVisible(has_note)
            self.title.setVisible(not is_tight and not has_note)
            for rows in range(1, count):
                self._arrange(ceil(count / rows))
                wanted = self._wanted(room)
                if wanted.width() <= room.width() and (wanted.height() <= room.height() or may_overflow):
                    return
        self._arrange(1)

    def _wanted(self, room: QSize) -> QSize:
        """The size with this order of the buttons, where the sentences above them wrap."""
        width = min(room.width(), self.sizeHint().width())
        width = max(width, self.column.totalMinimumSize().width())
        return QSize(width, self.column.totalHeightForWidth(width))

    def _fit_icons(self) -> None:
        """Make the suits as large as the letters before them."""
        for button, action in zip(self.buttons, self.actions_, strict=True):
            suit, side = _suit_of(action), icon_side(button)
            size = QSize(round(side * ICON_ASPECT), side)
            if suit is not None and button.iconSize() != size:
                button.setIcon(suit_icon(suit, side))
                button.setIconSize(size)

    def _tighten(self, is_tight: bool) -> None:
        """Make the distances small, or put all back."""
        side, top = (gap(8), gap(4)) if is_tight else (gap(16) if Look.scale > Look.spacing else gap(24), gap(12))
        self.column.setContentsMargins(side, top, side, top)
        self._grid.setSpacing(gap(4) if is_tight else gap(8))
        for button in (*self.buttons, self.lead):
            if bool(button.property("tight")) == is_tight:
                continue
            button.setProperty("tight", is_tight)
            wear_anew(button)
            QCoreApplication.sendEvent(button, QEvent(QEvent.Type.StyleChange))  # it forgets its old size

    def _arrange(self, columns: int) -> None:
        for index, button in enumerate((*self.buttons, self.lead)):
            self._grid.addWidget(button, index // columns, index % columns)
        self.measure_anew()

    @property
    def is_before_a_card(self) -> bool:
        return self.lit is not self.lead

    def offer_text(self) -> str:
        can_ask = any(isinstance(action, AskHalf | AskWhole) for action in self.actions_)
        if not can_ask:
            return self.tr("Declare…")
        can_declare = any(isinstance(action, Declare) for action in self.actions_)
        return self.tr("Declare or ask…") if can_declare else self.tr("Ask your partner…")

    def escape(self) -> None:
        self.hide()
        self.put_aside.emit()

    def _role(self, action: Action, *, is_first: bool) -> str:
        """How a button looks: what the partner cannot say yes to is seen to be of no use before it is pointed at."""
        if action in self.prompt.vain:
            return "suit-vain"
        is_suggested = isinstance(action, Declare) and is_first and not self.prompt.is_puzzle
        return "suit-primary" if is_suggested else "suit"

    def _text(self, action: Action) -> str:
        if isinstance(action, Declare):
            return self.tr("Declare a little one") if self._only_scores else self.tr("Declare")
        if is_bluff(self.view, action):
            return self.tr("Bluff a half in")
        if isinstance(action, AskHalf):
            return self.tr("Ask for a half in")
        assert isinstance(action, AskWhole)
        return self.tr("Ask for a whole")

    def _worth_sign(self, action: Action) -> str:
        return f" +{self._points(action.suit)}" if isinstance(action, Declare) else ""

    def _worth(self, action: Action) -> str:
        """What a declaration scores, or what it would score if the partner says yes; a bluff scores nothing."""
        if action in self.prompt.vain:
            return self.tr("Your partner cannot have it.")
        suit = _suit_of(action)
        if is_bluff(self.view, action):
            return self.tr("You hold neither half: after a yes you must admit the bluff, and nothing is declared.")
        if suit is None:
            return ""
        points = self._points(suit)
        if isinstance(action, Declare):
            return self.tr("Scores %n point(s).", "", points)
        return self.tr("After a yes the marriage scores %n point(s).", "", points)

    def _note(self) -> str:
        """What asking costs, of which every ask or every half costs the same, and why a button is dashed."""
        forfeits = [self._forfeit_of(action) for action in self.actions_]
        is_dashed = any(action in self.prompt.vain for action in self.actions_)
        dashed = self.tr("Dashed: you may ask, but your partner cannot have it.") if is_dashed else ""
        return " ".join(filter(None, (next(filter(None, forfeits), ""), dashed)))

    def _forfeit_of(self, action: Action) -> str:
        """What the person could still declare or ask later, but not after this ask, or not if it succeeds: the dearest
        of it.
        """
        return self._cost_of_asking(action) or self._cost_of_success(action)

    def _cost_of_asking(self, action: Action) -> str:
        lost = dict(self.prompt.forfeits).get(action, MarriageChoices())
        if len(lost.declare) == 1:
            text = self.tr("If you ask, you may no longer declare your own {suit} marriage.")
            return text.format(suit=SUIT_SIGNS[lost.declare[0]])
        if lost.declare:
            return self.tr("If you ask, you may no longer declare your own marriages.")
        if self._loses_whole(lost):
            return self.tr("If you ask for a half, you may no longer ask for a whole.")
        return ""

    def _cost_of_success(self, action: Action) -> str:
        """What cannot succeed costs nothing."""
        lost = dict(self.prompt.forfeits_by_success).get(action, MarriageChoices())
        if action in self.prompt.vain:
            return ""
        if len(lost.declare) == 1:
            text = self.tr("If your ask succeeds, you may no longer declare your own {suit} marriage.")
            return text.format(suit=SUIT_SIGNS[lost.declare[0]])
        if lost.declare:
            return self.tr("If your ask succeeds, you may no longer declare your own marriages.")
        if self._loses_whole(lost):
            return self.tr("If your ask for a half succeeds, you may no longer ask for a whole.")
        return ""

    def _loses_whole(self, lost: MarriageChoices) -> bool:
        return lost.ask_whole and AskWhole() not in self.prompt.vain

    def _points(self, suit: Suit) -> int:
        return declaration_points(self.view.rules, suit, sets_trump(self.view.rules, self.view.trump))

    @property
    def _only_scores(self) -> bool:
        return not sets_trump(self.view.rules, self.view.trump)


def dearest_first(view: TableView, suits: Iterable[Suit]) -> list[Suit]:
    """Suits by what their marriage is worth, and among equals by how many of their cards the person holds."""
    makes_trump = sets_trump(view.rules, view.trump)
    own = view.seats[view.viewer]
    length = Counter(card.suit for card in (*own.hand, *own.up) if card is not None)
    return sorted(suits, key=lambda suit: (-declaration_points(view.rules, suit, makes_trump), -length[suit]))


def _suit_of(action: Action) -> Suit | None:
    return action.suit if isinstance(action, Declare | AskHalf) else None
