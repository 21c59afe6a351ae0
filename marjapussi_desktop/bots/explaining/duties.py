"""The duty that leaves one card, from the same filters that refuse the others; or only the two of a marriage."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.explaining.ideas import Idea, IdeaKind
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.knowledge.card_sets import MARRIAGE_MASKS, cards_of, mask_of
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.legality import turn_of, why_not
from marjapussi_desktop.engine.reasons import Reason

_KINDS: Final = {
    Reason.FOLLOW_SUIT: IdeaKind.ONLY_OF_SUIT,
    Reason.MUST_TRUMP: IdeaKind.ONLY_TRUMP,
    Reason.ACE_MUST_SHOW: IdeaKind.ONLY_ACE,
    Reason.MUST_BEAT: IdeaKind.ONLY_WINNER,
    Reason.LEAD_ACE_OF_CLUBS: IdeaKind.ONLY_LEAD,
    Reason.LEAD_ACE: IdeaKind.ONLY_ACE,
    Reason.LEAD_SPADE: IdeaKind.ONLY_SPADE,
    Reason.LEAD_FROM_MARRIAGE: IdeaKind.ONLY_LEAD,
}
_ORDER: Final = tuple(_KINDS)


def parting(scene: Scene, card: Card) -> Idea | None:
    """That a marriage which could still be declared has to be parted: only its king and queen may be played."""
    choices, marriage = scene.seen.choices, MARRIAGE_MASKS[card.suit]
    if not isinstance(choices, PlayChoices) or mask_of(choices.cards) != marriage or not scene.trick:
        return None
    if card.suit not in scene.view.open_suits or not scene.may_declare_after(wins=False):
        return None
    return Idea(IdeaKind.PARTS_MARRIAGE, card, cards=cards_of(marriage))


def duty(scene: Scene, card: Card) -> Idea | None:
    """Why no card but this may be played; None if another may."""
    seen = scene.seen
    others = [other for other in seen.available(seen.seat) if other is not card]
    turn = turn_of(seen, seen.seat)
    refusals = [why_not(turn, other) for other in others]
    reasons = [refusal.reason for refusal in refusals if refusal is not None]
    if len(reasons) < len(others):
        return None
    if not others:
        return Idea(IdeaKind.LAST_CARD, card)
    strictest = max(reasons, key=_ORDER.index)
    other = scene.winning if strictest is Reason.MUST_BEAT else None
    return Idea(_KINDS[strictest], card, other)
