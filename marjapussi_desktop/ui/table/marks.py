"""The marks on the cards of the person's hand: chosen, hovered, focused, dimmed. The layout applies them."""

from __future__ import annotations

from enum import StrEnum

from marjapussi_desktop.controller.match.prompts import Prompt
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import CardsChoices, PlayChoices
from marjapussi_desktop.engine.values import frozen


class ModeKind(StrEnum):
    """What a click on a card does: plays it, chooses it among several, or nothing."""

    NOTHING = "nothing"
    PLAY = "play"
    CHOOSE = "choose"


@frozen
class Mode:
    """What the hand is for now. ``cards``: those that may be played or chosen; ``count``: how many to choose;
    ``may_declare``: the person holds a marriage that he may declare before this lead.
    """

    kind: ModeKind = ModeKind.NOTHING
    cards: tuple[Card, ...] = ()
    count: int = 0
    may_declare: bool = False


NOTHING = Mode()


def mode_for(prompt: Prompt | None) -> Mode:
    """The mode that a prompt asks for."""
    choices = prompt.choices if prompt is not None else None
    if isinstance(choices, PlayChoices):
        return Mode(ModeKind.PLAY, choices.cards, may_declare=bool(choices.marriages.declare))
    if isinstance(choices, CardsChoices):
        return Mode(ModeKind.CHOOSE, choices.cards, choices.count)
    return NOTHING


@frozen
class Marks:
    """Marks on the person's cards. ``raised``: chosen; ``dimmed`` or ``lowered``: may not be chosen; ``hovered``: by
    the pointer; ``focused``: by the keyboard, which is elsewhere now unless the hand ``has_keyboard``; ``is_peeking``:
    the person is looking at his discards.
    """

    raised: frozenset[Card] = frozenset()
    dimmed: frozenset[Card] = frozenset()
    lowered: frozenset[Card] = frozenset()
    pointed: frozenset[Card] = frozenset()
    hovered: Card | None = None
    focused: Card | None = None
    is_peeking: bool = False
    has_keyboard: bool = True


NO_MARKS = Marks()
