"""The duty that leaves one card, or only the two of a marriage, and what becomes of the trick with a card."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.explaining.ideas import ALMOST_SURE, SURE, Idea, IdeaKind
from marjapussi_desktop.bots.explaining.scene import HARDLY, Scene, tenths
from marjapussi_desktop.bots.knowledge.card_sets import BIT, MARRIAGE_MASKS, SUIT_MASKS, cards_of, mask_of
from marjapussi_desktop.engine.cards import Card
from marjapussi_desktop.engine.choices import PlayChoices
from marjapussi_desktop.engine.legality import turn_of, why_not
from marjapussi_desktop.engine.reasons import Reason
from marjapussi_desktop.engine.tricks import beats
from marjapussi_desktop.engine.values import changed

HALF: Final = 0.5
GIVEN: Final = frozenset({IdeaKind.LOST_TRICK, IdeaKind.LEFT_TRICK})
"""The trick goes to the others."""
SHOWN: Final = 3
"""So many higher cards are named where more than one would be left over."""
_DUTIES: Final = {
    Reason.FOLLOW_SUIT: IdeaKind.ONLY_OF_SUIT,
    Reason.MUST_TRUMP: IdeaKind.ONLY_TRUMP,
    Reason.ACE_MUST_SHOW: IdeaKind.ONLY_ACE,
    Reason.MUST_BEAT: IdeaKind.ONLY_WINNER,
    Reason.LEAD_ACE_OF_CLUBS: IdeaKind.ONLY_LEAD,
    Reason.LEAD_ACE: IdeaKind.ONLY_ACE,
    Reason.LEAD_SPADE: IdeaKind.ONLY_SPADE,
    Reason.LEAD_FROM_MARRIAGE: IdeaKind.ONLY_LEAD,
}
"""By what is refused to the other cards, the strictest last."""


def parting(scene: Scene, card: Card) -> Idea | None:
    """That a marriage which could still be declared has to be parted: only its king and queen may be played."""
    choices, marriage = scene.seen.choices, MARRIAGE_MASKS[card.suit]
    if not isinstance(choices, PlayChoices) or mask_of(choices.cards) != marriage or not scene.trick:
        return None
    if card.suit not in scene.view.open_suits or not scene.may_declare_after(wins=False):
        return None
    return Idea(IdeaKind.PARTS_MARRIAGE, card, cards=cards_of(marriage))


def duty(scene: Scene, card: Card) -> Idea | None:
    """Why no card but this may be played, from the same filters that refuse the others; None if another may."""
    seen = scene.seen
    others = [other for other in seen.available(seen.seat) if other is not card]
    turn = turn_of(seen, seen.seat)
    refusals = [why_not(turn, other) for other in others]
    reasons = [refusal.reason for refusal in refusals if refusal is not None]
    if len(reasons) < len(others):
        return None
    if not others:
        return Idea(IdeaKind.LAST_CARD, card)
    strictest = max(reasons, key=list(_DUTIES).index)
    other = scene.winning if strictest is Reason.MUST_BEAT else None
    return Idea(_DUTIES[strictest], card, other)


def shown(above: tuple[Card, ...]) -> tuple[Card, ...]:
    """The higher cards that are named: all, or the first few if more than one is left over."""
    return above if len(above) <= SHOWN + 1 else above[:SHOWN]


def outcome(scene: Scene, card: Card) -> Idea:
    """What a card does in this trick."""
    return _follows(scene, card) if scene.trick else _leads(scene, card)


def _follows(scene: Scene, card: Card) -> Idea:
    assert scene.winning is not None
    if beats(card, scene.winning, scene.trump):
        return _beats(scene, card)
    partner, seat, winning = scene.view.partner, scene.winner, scene.winning
    if seat == partner:
        return _under_partner(scene, card)
    points = scene.points(card)
    if partner is not None and partner in scene.later and not _sure_to_lose(scene, partner, winning):
        chance = scene.overtakes(partner, winning)
        if chance < HARDLY:
            return Idea(IdeaKind.PARTNER_HARDLY, card, seat=partner)
        return Idea(IdeaKind.PARTNER_TO_PLAY, card, seat=partner, points=points, chance=tenths(chance))
    if better := scene.winners:
        points += scene.on_table
        return Idea(IdeaKind.LEFT_TRICK, card, winning, cards=better, seat=seat, points=points)
    return Idea(IdeaKind.LOST_TRICK, card, winning, seat=seat, points=points)


def _sure_to_lose(scene: Scene, seat: int, card: Card) -> bool:
    """Whether a seat that still plays surely cannot beat a card."""
    return scene.holds_up(card, (seat,)) == 1.0


def _beats(scene: Scene, card: Card) -> Idea:
    share = scene.keeps(card)
    points = scene.on_table + scene.points(card)
    partner = scene.view.partner if scene.view.partner in scene.later else None
    if share < HARDLY:
        return _is_beaten(scene, card, card)
    others = tuple(seat for seat in scene.later if seat != partner)
    if share < 1.0 or scene.holds_up(card, others) < 1.0:  # partner goes over what the others may still play
        kind = IdeaKind.MAY_TAKE if partner is None else IdeaKind.MAY_STAY
        return Idea(kind, card, scene.winning, chance=tenths(share), points=points)
    if partner is not None and not _sure_to_lose(scene, partner, card):
        return Idea(IdeaKind.STAYS, card, scene.winning, seat=partner, points=points)
    if scene.winner == scene.view.partner:
        return Idea(IdeaKind.TAKES_FROM_PARTNER, card, scene.winning, seat=scene.winner, points=points)
    return Idea(IdeaKind.TAKES, card, scene.winning, points=points)


def _under_partner(scene: Scene, card: Card) -> Idea:
    """Partner is winning with a card that he has played."""
    assert scene.winning is not None
    share, points = scene.holds_up(scene.winning), scene.points(card)
    if share == 1.0:
        return Idea(IdeaKind.PARTNER_TAKES, card, scene.winning, seat=scene.winner, points=points)
    if share < HARDLY:
        return _is_beaten(scene, card, scene.winning)
    return Idea(IdeaKind.PARTNER_MAY_TAKE, card, scene.winning, seat=scene.winner, points=points, chance=tenths(share))


def _is_beaten(scene: Scene, card: Card, winning: Card) -> Idea:
    """The next seat goes over the card that is then winning."""
    seat = scene.later[0]
    chance = SURE if scene.surely_beats(seat, winning) else ALMOST_SURE
    return Idea(IdeaKind.IS_BEATEN, card, winning, seat=seat, chance=chance)


def _leads(scene: Scene, card: Card) -> Idea:
    share, above = scene.holds_up(card), scene.above(card)
    if share == 1.0:
        return Idea(_sure(scene, card), card, seat=scene.only_other)
    partners = _to_partner(scene, card) if share < HALF else None
    if partners is not None:
        return partners
    if not above:
        if share >= HALF:
            return Idea(IdeaKind.TOP_LEAD, card, seat=scene.only_other, chance=tenths(share))
        who = next((seat for seat in scene.later if scene.surely_beats(seat, card)), scene.only_other)
        return Idea(IdeaKind.RISKY_LEAD, card, seat=who, chance=tenths(1.0 - share))
    if share >= HALF:
        return Idea(IdeaKind.LIKELY_LEAD, card, cards=shown(above), count=len(above), chance=tenths(share))
    in_row = () if scene.counts_aces else tuple(one for one in above if one in scene.others_open)
    seat, above = (scene.only_other, in_row) if in_row else (None, above)
    return Idea(IdeaKind.LOW_LEAD, card, cards=shown(above), count=len(above), seat=seat, points=scene.points(card))


def for_itself(scene: Scene, lead: Idea) -> Idea:
    """A lead for which nothing else speaks: how often it wins, where only the points that it puts at stake were told,
    which speaks against it.
    """
    assert lead.card is not None
    share = scene.holds_up(lead.card) if lead.kind is IdeaKind.LOW_LEAD and lead.points else 0.0
    return lead if share < HARDLY else changed(lead, kind=IdeaKind.LIKELY_LEAD, points=None, chance=tenths(share))


def _sure(scene: Scene, card: Card) -> IdeaKind:
    """Why nobody can beat a card that is led."""
    if scene.above(card) or card.suit is not scene.trump is not None:
        return IdeaKind.SURE_LEAD
    return IdeaKind.SURE_PLAIN if scene.trump is None else IdeaKind.SURE_TRUMP


AFTER_DUTY: Final = {
    IdeaKind.MAY_TAKE: IdeaKind.MAY_HOLD,
    IdeaKind.MAY_STAY: IdeaKind.MAY_THEN_STAY,
    IdeaKind.TAKES_FROM_PARTNER: IdeaKind.TAKES,
}


def after_duty(only: Idea, trick: Idea) -> Idea:
    """What becomes of the trick, without what the duty has said already."""
    if only.kind is not IdeaKind.ONLY_WINNER:
        return trick
    if trick.kind in AFTER_DUTY:
        return changed(trick, kind=AFTER_DUTY[trick.kind])
    return trick


def _to_partner(scene: Scene, card: Card) -> Idea | None:
    """What partner can do to a lead that will hardly win by itself: what beats it is no danger in his hand."""
    partner, above = scene.view.partner, scene.above(card)
    if partner is None:
        return None
    others = tuple(seat for seat in scene.later if seat != partner)
    if not above and (alone := scene.holds_up(card, others)) >= HALF:
        return Idea(IdeaKind.LEFT_TO_PARTNER, card, seat=partner, chance=tenths(alone))
    if not scene.view.deductions.could[partner] & SUIT_MASKS[card.suit]:
        chance = scene.overtakes(partner, card)
        return Idea(IdeaKind.PARTNER_TRUMPS, card, seat=partner, chance=tenths(chance)) if chance >= HALF else None
    return _to_partners_card(scene, card, partner, others) if above else None


def _to_partners_card(scene: Scene, card: Card, partner: int, others: tuple[int, ...]) -> Idea | None:
    """Partner holds the highest card that is out, or probably does, and it is not likely to be trumped; or he holds all
    that are above the lead, and it is.
    """
    above = scene.above(card)
    top, safe = above[0], scene.holds_up(above[0], others)
    if safe < HALF:
        holds_all = all(scene.is_known(partner, one) for one in above)
        trumped = Idea(IdeaKind.MAY_BE_TRUMPED, card, top, seat=partner, chance=tenths(1.0 - safe))
        return trumped if holds_all else None
    if scene.is_known(partner, top):
        return Idea(IdeaKind.LEAD_TO_PARTNERS_CARD, card, top, seat=partner)
    chance = scene.holds(partner, BIT[top.index])
    is_likely = chance >= HALF
    return Idea(IdeaKind.LEAD_TO_PARTNER, card, top, seat=partner, chance=tenths(chance)) if is_likely else None


def is_trump_out(scene: Scene) -> bool:
    """Whether an opponent may hold a trump."""
    return any(seat in scene.trump_holders for seat in scene.view.opponents)
