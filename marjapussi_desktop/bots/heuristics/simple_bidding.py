"""A beginner's auction, exchange and contract: counts high cards, and neither uses nor understands conventions."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.bidding import asked_of, heard_by, highest_bid, the_only_bid, too_weak
from marjapussi_desktop.bots.heuristics.hand_value import Told, by_estimate, contract_by_estimate
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import Worth, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import ACE_MASK, MARRIAGE_MASKS, SUIT_MASKS, TEN_MASK, Mask, mask_of
from marjapussi_desktop.engine.actions import Bid, DemandRedeal, Give, Pass, SetContract
from marjapussi_desktop.engine.cards import SUITS, Card, Rank
from marjapussi_desktop.engine.choices import STEP, BidChoices, CardsChoices, ContractChoices
from marjapussi_desktop.engine.seats import Layout
from marjapussi_desktop.engine.values import changed

ACE: Final = 20
TEN_WITH_ACE: Final = 15
MARRIAGE_SHARE: Final = 0.6
HOPES: Final = {Layout.PARTNERSHIP: 80, Layout.KITTY: 45}
"""Points expected from the partner or the kitty, beyond the counted cards."""
SPREAD: Final = 55.0
"""The standard deviation of the points that a beginner's side took around the count; measured in 850 hands."""
AFTER_EXCHANGE: Final = {Layout.PARTNERSHIP: 10, Layout.KITTY: 20}
"""Points expected beyond the counted cards after the exchange."""
UNCOUNTED: Final = {Layout.PARTNERSHIP: 41, Layout.KITTY: 20}
"""How many more than that a beginner's side took on average as declarers; measured in 850 hands. It does not know."""


def count(mask: Mask, worth: Worth) -> int:
    """Aces, tens with their aces, and a part of the dearest marriage."""
    covered = sum(1 for suit in SUITS if (mask & SUIT_MASKS[suit] & (ACE_MASK | TEN_MASK)).bit_count() == 2)
    dearest = max((worth.marriage(suit, False) for suit in marriages_in(mask)), default=0)
    return (mask & ACE_MASK).bit_count() * ACE + covered * TEN_WITH_ACE + int(dearest * MARRIAGE_SHARE)


def bid_simply(view: View, choices: BidChoices, nerve: float = 0.0) -> Decision:
    """Five more than the last bid as long as the cards are worth it, and never over partner's bid."""
    worth = count(view.mine, view.worth) + HOPES[view.rules.layout]
    decision = _bid_to(view, choices, int(worth + nerve))
    told = Told(asked_of(decision, choices), highest_bid(view, worth + nerve))
    return changed(decision, grounds=by_estimate(heard_by(view), lambda _calls: worth, SPREAD, told))


def _bid_to(view: View, choices: BidChoices, limit: int) -> Decision:
    if choices.may_redeal and not view.mine & ACE_MASK:
        return Decision(DemandRedeal(), BotReason.HOPELESS_HAND)
    only = the_only_bid(choices)
    if only is not None:
        return only
    assert choices.minimum is not None
    auction = view.observation.auction
    if choices.may_pass and auction is not None and auction.high is not None and auction.high_seat == view.partner:
        return Decision(Pass(), BotReason.LEAVE_IT_TO_PARTNER, seat=view.partner)
    if choices.may_pass:
        if limit < choices.minimum:
            return too_weak(view, limit)
        return Decision(Bid(choices.minimum), BotReason.UNWILLING_TO_PASS, amount=choices.minimum)
    return Decision(Bid(choices.minimum), BotReason.MUST_OPEN, amount=choices.minimum)


def contract_simply(view: View, choices: ContractChoices, boldness: float = 0.0) -> Decision:
    """What the cards are worth now, where that is more than the bid."""
    counted = count(view.mine, view.worth) + AFTER_EXCHANGE[view.rules.layout]
    wanted = int(counted + boldness) // STEP * STEP
    amount = min(max(wanted, choices.minimum), choices.maximum)
    why = BotReason.KEEP_FINAL_BID if amount == choices.minimum else BotReason.EXPECTED_POINTS
    value = contract_by_estimate(counted + UNCOUNTED[view.rules.layout], SPREAD, amount)
    return Decision(SetContract(amount), why, amount=amount, grounds=value)


# -- cards to part with -----------------------------------------------------------------------------------------------


def part_simply(view: View, choices: CardsChoices) -> Decision:
    """To the declarer the highest cards, and both of a marriage or neither; back, or aside, the lowest."""
    if choices.action is Give:
        chosen, why = _highest(view, choices), BotReason.GIVE_BEST
    else:
        chosen, why = _lowest(view, choices), BotReason.KEEP_BEST
    in_order = tuple(card for card in choices.cards if card in chosen)
    return Decision(choices.action(in_order), why, cards=in_order)


def _highest(view: View, choices: CardsChoices) -> tuple[Card, ...]:
    """Aces; a marriage, if there is room for both; then the highest that break none."""
    marriages = marriages_in(view.mine)
    aces = [card for card in choices.cards if card.rank is Rank.ACE]
    wed = sorted(
        (card for card in choices.cards if card.suit in marriages and card.rank in (Rank.KING, Rank.QUEEN)),
        key=lambda card: (-view.worth.marriage(card.suit, False), card.index),
    )
    room = max(choices.count - len(aces), 0) // 2 * 2
    others = sorted(
        (card for card in choices.cards if card not in aces and card not in wed), key=lambda card: -card.strength
    )
    return tuple([*aces, *wed[:room], *others, *wed[room:]][: choices.count])


def _lowest(view: View, choices: CardsChoices) -> tuple[Card, ...]:
    """The lowest cards, short suits first where two are alike; marriages, aces and tens last."""
    kept = mask_of(card for card in choices.cards if card.rank in (Rank.ACE, Rank.TEN))
    for suit in marriages_in(view.mine):
        kept |= MARRIAGE_MASKS[suit]

    def dearness(card: Card) -> tuple[bool, int, int, int]:
        length = (view.mine & SUIT_MASKS[card.suit]).bit_count()
        return bool(mask_of((card,)) & kept), view.worth.of(card), length, card.strength

    return tuple(sorted(choices.cards, key=dearness)[: choices.count])
