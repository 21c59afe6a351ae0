"""Cards of one hand that are worth the same: a search tells them apart by chance alone."""

from __future__ import annotations

from marjapussi_desktop.bots.evaluation import Evaluation
from marjapussi_desktop.bots.explaining.scene import Scene
from marjapussi_desktop.bots.knowledge.card_sets import BIT, HIGHER, MARRIAGE_MASKS, mask_of
from marjapussi_desktop.engine.actions import Action, Play
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed


def worth_the_same(scene: Scene, one: Card, other: Card) -> bool:
    """Whether two cards of this seat count the same and take the same tricks: nobody else can have, and the table does
    not show, a card between them. A half of a marriage that may still be declared has no equal.
    """
    if one.suit is not other.suit or scene.value(one) != scene.value(other) or _uncovers(scene, one, other):
        return False
    low, high = sorted((one, other), key=lambda card: card.strength)
    between = HIGHER[low.index] & ~HIGHER[high.index] & ~BIT[high.index]
    if between & (scene.unseen | mask_of(scene.trick)):
        return False
    return not (_may_become_a_marriage(scene, one) or _may_become_a_marriage(scene, other))


def _uncovers(scene: Scene, *cards: Card) -> bool:
    """Whether one of them lies in the open row: the others see it there, and may see what is under it."""
    return scene.seen.rules.layout is Layout.OPEN and not set(cards) <= set(scene.seen.hand)


def _may_become_a_marriage(scene: Scene, card: Card) -> bool:
    """Whether the other half may still come to it: it is in the hand, or may be partner's, or may be drawn."""
    other_half = MARRIAGE_MASKS[card.suit] & ~BIT[card.index]
    if other_half == MARRIAGE_MASKS[card.suit] or card.suit not in scene.view.open_suits:
        return False
    view, is_drawn = scene.view, scene.seen.rules.layout in (Layout.STOCK, Layout.OPEN)
    others = view.deductions.could[view.partner] if view.partner is not None else scene.unseen if is_drawn else 0
    return bool(other_half & (view.mine | others))


def without_equals(scene: Scene, action: Action, found: Evaluation) -> Evaluation:
    """What a search found, without the plays that are worth the same as its choice: they cost nothing, whatever it
    found of them.
    """
    if not isinstance(action, Play):
        return found
    kept = [
        value
        for value in found.values
        if value.action == action
        or not isinstance(value.action, Play)
        or not worth_the_same(scene, action.card, value.action.card)
    ]
    return found if len(kept) == len(found.values) else changed(found, values=tuple(kept))
