"""Questions to the person, one panel class per kind of prompt; each is built from ``Prompt.choices``."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtWidgets import QWidget

from marjapussi_desktop.controller.match.prompts import Prompt, PromptKind
from marjapussi_desktop.controller.match.table_view import TableView
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.ui.panels.answer import AnswerPanel
from marjapussi_desktop.ui.panels.base import PromptPanel
from marjapussi_desktop.ui.panels.bid import BidPanel
from marjapussi_desktop.ui.panels.contract import ContractPanel
from marjapussi_desktop.ui.panels.exchange import CardsPanel
from marjapussi_desktop.ui.panels.marriage import MarriagePanel
from marjapussi_desktop.ui.panels.result import HandOverPanel, MatchOverPanel

PANELS: Final[dict[PromptKind, Callable[[Prompt, TableView, QWidget], PromptPanel]]] = {
    PromptKind.BID: BidPanel,
    PromptKind.GIVE: CardsPanel,
    PromptKind.RETURN: CardsPanel,
    PromptKind.DISCARD: CardsPanel,
    PromptKind.CONTRACT: ContractPanel,
    PromptKind.PLAY: MarriagePanel,
    PromptKind.ANSWER: AnswerPanel,
    PromptKind.HAND_OVER: HandOverPanel,
    PromptKind.MATCH_OVER: MatchOverPanel,
}


def panel_for(prompt: Prompt, view: TableView, parent: QWidget) -> PromptPanel | None:
    """The panel that asks ``prompt``; None where the hand itself is the question."""
    if isinstance(prompt.choices, PlayChoices) and not prompt.choices.marriages:
        return None
    return PANELS[prompt.kind](prompt, view, parent)
