"""The ideas behind declaring, asking and answering."""

from __future__ import annotations

from collections.abc import Sequence

from marjapussi_desktop.bots.bot import BotReason
from marjapussi_desktop.bots.explaining.ideas import Idea, IdeaKind
from marjapussi_desktop.bots.explaining.scene import HARDLY, Scene, tenths
from marjapussi_desktop.bots.heuristics.worth import halves_in, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, cards_of
from marjapussi_desktop.engine.actions import AnswerHalf, AnswerWhole, AskHalf, AskWhole, Declare
from marjapussi_desktop.engine.cards import Suit
from marjapussi_desktop.engine.choices import AnswerChoices
from marjapussi_desktop.engine.declarations import declaration_points, sets_trump


def attempt_idea(scene: Scene, action: Declare | AskWhole | AskHalf, why: BotReason) -> Idea | None:
    """What declaring or asking may bring."""
    match action:
        case Declare(suit):
            return _declares(scene, suit)
        case AskWhole():
            return _asks_whole(scene, why)
        case AskHalf(suit):
            return _asks_half(scene, suit)


def _declares(scene: Scene, suit: Suit) -> Idea:
    cards, points = cards_of(MARRIAGE_MASKS[suit]), scene.declared_for(suit)
    count = scene.held_in(suit).bit_count()
    if not sets_trump(scene.seen.rules, scene.trump):
        return Idea(IdeaKind.DECLARES_ONLY, cards=cards, points=points)
    if scene.trump is None:
        return Idea(IdeaKind.DECLARES_TRUMPS, cards=cards, points=points, count=count)
    old = scene.held_in(scene.trump).bit_count()
    return Idea(IdeaKind.CHANGES_TRUMPS, cards=cards, points=points, count=count, suit=scene.trump, other_count=old)


def marriage_after(scene: Scene, declared: Suit, others: Sequence[Suit]) -> Idea | None:
    """The dearest other marriage that may be declared now, too, and can wait until after this one."""
    rest = [suit for suit in others if suit is not declared]
    if not rest or not scene.may_declare_after(wins=False):
        return None
    rules = scene.seen.rules
    worth = {suit: declaration_points(rules, suit, sets_trump(rules, declared)) for suit in rest}
    best = max(rest, key=worth.__getitem__)
    return Idea(IdeaKind.DECLARES_FIRST, cards=cards_of(MARRIAGE_MASKS[best]), points=worth[best])


def _asks_whole(scene: Scene, why: BotReason) -> Idea | None:
    partner, open_suits = scene.view.partner, scene.view.open_suits
    assert partner is not None
    if why is BotReason.OPENS_HALVES:
        held = [suit for suit in halves_in(scene.view.mine) if suit in open_suits]
        marriages = sum(MARRIAGE_MASKS[suit] for suit in held)
        return Idea(IdeaKind.OPENS_HALVES, cards=cards_of(scene.view.mine & marriages))
    known = [suit for suit in marriages_in(scene.view.deductions.known[partner]) if suit in open_suits]
    if known:
        best = max(known, key=scene.declared_for)
        return Idea(IdeaKind.ASK_KNOWN_WHOLE, cards=cards_of(MARRIAGE_MASKS[best]), seat=partner)
    share = scene.share(lambda hands: any(suit in open_suits for suit in marriages_in(hands[partner])))
    if share < HARDLY:
        return Idea(IdeaKind.ASK_IN_VAIN, seat=partner, count=scene.seen.hand_counts[partner])
    return Idea(IdeaKind.ASK_WHOLE, seat=partner, chance=tenths(share))


def _asks_half(scene: Scene, suit: Suit) -> Idea | None:
    partner, marriage = scene.view.partner, MARRIAGE_MASKS[suit]
    assert partner is not None
    missing = cards_of(marriage & ~scene.view.mine)
    if len(missing) != 1:
        return Idea(IdeaKind.BLUFF, cards=missing) if missing else None
    (held,), (other,) = cards_of(marriage & scene.view.mine), missing
    points = scene.declared_for(suit)
    if scene.is_known(partner, other):
        return Idea(IdeaKind.ASK_KNOWN_HALF, held, other, seat=partner, points=points)
    if not scene.view.deductions.could[partner] & BIT[other.index]:
        return Idea(IdeaKind.HALF_IN_VAIN, held, other, seat=partner)
    chance = scene.holds(partner, BIT[other.index])
    if chance < HARDLY:
        return Idea(IdeaKind.HALF_HARDLY, held, other, seat=partner)
    return Idea(IdeaKind.ASK_HALF, held, other, seat=partner, chance=tenths(chance), points=points)


def answer_idea(scene: Scene, action: AnswerWhole | AnswerHalf, choices: AnswerChoices) -> Idea | None:
    """Why partner is answered so: the truth, and of several marriages the one that is named."""
    if isinstance(action, AnswerHalf):
        assert isinstance(choices.question, AskHalf)
        marriage = MARRIAGE_MASKS[choices.question.suit]
        if action.yes:
            return Idea(IdeaKind.ANSWER_YES, cards=cards_of(marriage & scene.view.mine))
        return Idea(IdeaKind.ANSWER_NO_HALF, cards=cards_of(marriage))
    if action.suit is None:
        return Idea(IdeaKind.ANSWER_NO_WHOLE)
    cards = cards_of(MARRIAGE_MASKS[action.suit])
    if len(choices.answers) == 1:
        return Idea(IdeaKind.ANSWER_WHOLE, cards=cards)
    return Idea(IdeaKind.ANSWER_BEST, cards=cards, count=scene.held_in(action.suit).bit_count())
