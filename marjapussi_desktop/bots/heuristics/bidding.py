"""The auction: how far a casual player goes, and which bid he makes; what bids tell a partner is in `conventions`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from marjapussi_desktop.bots.bot import BotReason, Decision
from marjapussi_desktop.bots.heuristics.bid_messages import (
    ACE_JUMP,
    Tells,
    promises_ace,
    tells_by_steps,
    told_by_steps,
)
from marjapussi_desktop.bots.heuristics.conventions import (
    least_bid,
    named_suit,
    partner_promise,
    signals,
    strong_suit,
    told_by_auction,
)
from marjapussi_desktop.bots.heuristics.estimate import BEFORE_EXCHANGE, estimate
from marjapussi_desktop.bots.heuristics.hand_value import SPREAD, Heard, Told, by_estimate
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.heuristics.worth import halves_in, marriages_in
from marjapussi_desktop.bots.knowledge.card_sets import (
    ACE_MASK,
    cards_of,
    top_of,
)
from marjapussi_desktop.bots.knowledge.public_history import AuctionCall
from marjapussi_desktop.engine.actions import Bid, DemandRedeal, Pass
from marjapussi_desktop.engine.cards import queen_of
from marjapussi_desktop.engine.choices import STEP, BidChoices
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import Opening
from marjapussi_desktop.engine.values import changed, frozen

REDEAL_BELOW: Final = 80.0
"""A hand worth less is thrown in where the rules allow it."""

BOLDNESS: Final = {Opening.COMPULSORY: -42.0, Opening.OPTIONAL: -22.0}
"""Added to a hand's estimate when it bids; negative, since the highest of four estimates is usually too high."""
KITTY_BOLDNESS: Final = 20.0
"""Added where the gift comes from a kitty: what a player needs is in his own hand."""
MATCH_NEAR: Final = 60
"""A side this near the target can win the match with the points that it takes as defenders."""
MATCH_SHIFT: Final = 20.0
JUMP_NERVE: Final = 8.0
"""The most by which a jump may go further than a casual player's."""
OVER_PARTNER: Final = 45.0
"""How much more than partner's bid a hand must be worth before a casual player outbids him, with a strong suit."""


@frozen
class Limit:
    """The most that a seat would bid, ``jump``: the most to which it would jump; whether its hand is to be thrown in
    where the rules allow it; and whether the limit was compared with what the standing bidder would make of the
    hand: then it holds against a partner too. ``is_sacrifice``: to play is bad, and to leave it to the others worse.
    ``over_partner``: how much higher than partner's bid it must be to outbid him; None: as for a casual player.
    ``names_once``: a suit that it has named is not named again, which tells nothing new and makes the hand dearer.
    """

    amount: float
    jump: float
    is_hopeless: bool
    compares_leaving: bool = False
    is_sacrifice: bool = False
    over_partner: float | None = None
    names_once: bool = False


@frozen
class Nerve:
    """How a player bids otherwise than a casual one. All in points.

    ``further``: how much further it goes, by short steps: a jump tells of strength, so most of this is no reason for
    one; ``against``: how much less far once an opponent has bid: two who push each other up both go too far;
    ``over_partner``, ``names_once``: see `Limit`.
    """

    further: float = 0.0
    against: float = 0.0
    over_partner: float | None = None
    names_once: bool = False

    def in_auction(self, view: View) -> float:
        """How much further than a casual player it goes in this auction."""
        own = view.seat, view.partner
        is_contested = any(amount for seat, amount in view.history.auction if seat not in own)
        return self.further - self.against if is_contested else self.further


CASUAL: Final = Nerve()


@frozen
class Auction:
    """The auction as one seat sees it: its choices, what stands (0 for nothing), whether it spoke before, and its
    limit within the choices.
    """

    view: View
    choices: BidChoices
    minimum: int
    maximum: int
    standing: int
    is_first_turn: bool
    limit: Limit


def leaves_to(seen: Observation) -> int | None:
    """Who plays the hand if the seat passes now; None where nobody has bid, or another may still bid."""
    auction = seen.auction
    if auction is None or auction.high_seat is None:
        return None
    others = [seat for seat in range(len(auction.passed)) if seat not in (seen.seat, auction.high_seat)]
    return auction.high_seat if all(auction.passed[seat] for seat in others) else None


def others_may_bid(seen: Observation) -> bool:
    """Whether somebody has bid, and another than he may still bid if the seat passes now."""
    return seen.auction is not None and seen.auction.high_seat is not None and leaves_to(seen) is None


def match_shift(view: View) -> float:
    """Near the target a side bids carefully; against a side near it, boldly."""
    totals, target = view.observation.totals, view.rules.target
    ours = totals[view.side]
    theirs = max(total for side, total in enumerate(totals) if side != view.side)
    if ours >= target - MATCH_NEAR:
        return -MATCH_SHIFT
    return MATCH_SHIFT if theirs >= target - MATCH_NEAR else 0.0


def usual_limit(view: View, nerve: Nerve = CASUAL) -> Limit:
    """A casual player's limit, with this nerve."""
    usual = bid_limit(view)
    further = nerve.in_auction(view)
    amount = usual + further
    jump = usual + min(further, JUMP_NERVE)
    return Limit(amount, jump, amount < REDEAL_BELOW, over_partner=nerve.over_partner, names_once=nerve.names_once)


def bid_limit(view: View) -> float:
    """The most that this seat would bid by the rule of thumb."""
    assert view.rules.auction is not None
    own = estimate(view.mine, view.worth, BEFORE_EXCHANGE[view.rules.layout])
    boldness = BOLDNESS[view.rules.auction.opening] + (KITTY_BOLDNESS if view.rules.kitty is not None else 0.0)
    return own + boldness + partner_promise(view) + match_shift(view)


# -- the bids, each a named rule; the first that applies is made ------------------------------------------------------


def _open_forced(auction: Auction) -> Decision | None:
    """A first bidder who must bid and has little bids the least."""
    if auction.choices.may_pass or auction.limit.amount >= auction.minimum + 2 * STEP:
        return None
    return Decision(Bid(auction.minimum), BotReason.MUST_OPEN, amount=auction.minimum)


def _leave_to_partner(auction: Auction) -> Decision | None:
    state, view = auction.view.observation.auction, auction.view
    if state is None or state.high is None or state.high_seat != view.partner or not auction.choices.may_pass:
        return None
    if auction.limit.compares_leaving and auction.limit.amount >= auction.minimum:
        return None
    if auction.limit.over_partner is not None:
        outbids = auction.limit.amount >= state.high + auction.limit.over_partner and not _partner_insists(view)
    else:
        outbids = strong_suit(view, view.mine) is not None and auction.limit.amount >= state.high + OVER_PARTNER
    if outbids:
        return None
    return Decision(Pass(), BotReason.LEAVE_IT_TO_PARTNER, seat=view.partner)


def _partner_insists(view: View) -> bool:
    """Whether partner has outbid this seat, and both opponents are out: he knows what this seat's bid told, and to
    outbid him in turn would only make the hand dearer. Without this 41 of 300 deals of `huutopussi-wurzel` went on so
    (score +2.1 ± 3.8 a deal with it, points +1.0 ± 1.2).
    """
    bids = [seat for seat, amount in view.history.auction if amount]
    return _is_between_partners(view) and bids[-2:] == [view.seat, view.partner]


def _too_weak(auction: Auction) -> Decision | None:
    if auction.limit.amount >= auction.minimum or not auction.choices.may_pass:
        return None
    return too_weak(auction.view, auction.limit.amount)


def too_weak(view: View, limit: float) -> Decision:
    """A pass; the reason names the highest bid that a hand of this ``limit`` is worth, if it is worth one."""
    worth = int(limit) // STEP * STEP
    if worth < least_bid(view):
        return Decision(Pass(), BotReason.TOO_WEAK_TO_BID)
    return Decision(Pass(), BotReason.HAND_TOO_WEAK, amount=worth)


def the_only_bid(choices: BidChoices) -> Decision | None:
    """The decision where only one bid or a pass is possible (besides demanding a new deal)."""
    why = BotReason.KEEP_DEAL if choices.may_redeal else BotReason.ONLY_CHOICE
    if choices.minimum is None:
        return Decision(Pass(), why)
    if choices.minimum == choices.maximum and not choices.may_pass:
        return Decision(Bid(choices.minimum), why)
    return None


def _name_suit(auction: Auction) -> Decision | None:
    """The lowest bid within the limit that names the strong suit, if it is a jump."""
    view = auction.view
    suit = strong_suit(view, view.mine)
    if suit is None or view.partner is None:
        return None
    if auction.limit.names_once and named_suit(view, view.seat) is suit:
        return None
    most = min(auction.limit.jump, auction.maximum)
    naming = [a for a, s in signals(view).items() if s is suit and auction.minimum + STEP < a <= most]
    if not naming:
        return None
    return Decision(Bid(min(naming)), BotReason.NAME_STRONG_SUIT, amount=min(naming), suit=suit)


def _promise_ace(auction: Auction) -> Decision | None:
    """At the first turn: with an ace, a jump above 80 that leaves room up to the limit, and names no suit."""
    aces = auction.view.mine & ACE_MASK
    amount = max(ACE_JUMP + STEP, auction.minimum + STEP)
    room = auction.limit.jump - amount
    if not (auction.is_first_turn and aces and room >= STEP):
        return None
    least, naming = amount, signals(auction.view)
    usual = least + STEP * int(room / (4 * STEP))
    free = [a for a in (usual, usual + STEP, usual - STEP) if least <= a <= auction.limit.jump and a not in naming]
    if not free:
        return None
    amount = free[0]
    return Decision(Bid(amount), BotReason.PROMISE_ACE, amount=amount, card=top_of(aces))


def _willing(auction: Auction) -> Decision | None:
    """A jump to all the card points says only that this seat would like to play."""
    amount = auction.view.worth.all_tricks
    if not (auction.minimum + STEP < amount <= auction.limit.jump):
        return None
    return Decision(Bid(amount), BotReason.WANTS_TO_PLAY, amount=amount)


def _raise_ten(auction: Auction) -> Decision | None:
    """A raise of ten shows three cards from the queen up; with nothing to raise it is an opening like any other."""
    view = auction.view
    amount = auction.minimum + STEP
    honours = sum(1 for c in cards_of(view.mine) if c.strength >= queen_of(c.suit).strength)
    if honours < 3 or not (amount <= auction.limit.jump):
        return None
    is_promise = auction.is_first_turn and promises_ace(amount, auction.standing, least_bid(view))
    if view.partner is not None and is_promise and not view.mine & ACE_MASK:
        return None
    why = BotReason.GOOD_HAND if auction.standing else _why_bid(auction)
    return Decision(Bid(amount), why, amount=amount)


def _tell_by_step(auction: Auction) -> Decision | None:
    """An ace by the first bid, else and later a whole, else two halves; each once. Who has nothing to tell at his first
    turn passes, since the lowest bid would promise an ace.
    """
    view, most = auction.view, auction.limit.amount
    aces, is_first = view.mine & ACE_MASK, auction.is_first_turn
    if aces and is_first:
        return Decision(Bid(auction.minimum), BotReason.TELL_ACE, amount=auction.minimum, card=top_of(aces))
    if not is_first and _is_between_partners(view):
        return None
    told = told_by_steps(view.history.auction, view.seat, least_bid(view))
    has_whole = bool(marriages_in(view.mine))
    halves, whole = auction.minimum + STEP, auction.minimum + 2 * STEP
    if has_whole and Tells.WHOLE not in told and whole <= most:
        return Decision(Bid(whole), BotReason.TELL_WHOLE, amount=whole)
    if (has_whole or len(halves_in(view.mine)) > 1) and told <= _NOT_OF_PAIRS and halves <= most:
        return Decision(Bid(halves), BotReason.TELL_HALVES, amount=halves)
    return Decision(Pass(), BotReason.NOTHING_TO_TELL) if is_first else None


def _is_between_partners(view: View) -> bool:
    """Whether both opponents have passed: to tell more now would only make the hand dearer."""
    auction, own = view.observation.auction, (view.seat, view.partner)
    assert auction is not None
    return all(passed for seat, passed in enumerate(auction.passed) if seat not in own)


_NOT_OF_PAIRS: Final = frozenset({Tells.ACE, Tells.RELUCTANT})
"""What tells nothing of kings and queens; a long jump may have told of all."""


def _raise_five(auction: Auction) -> Decision | None:
    return Decision(Bid(auction.minimum), _why_bid(auction), amount=auction.minimum)


def _why_bid(auction: Auction) -> BotReason:
    """The reason of a bid that carries no message."""
    if not auction.choices.may_pass:
        return BotReason.MUST_OPEN
    return BotReason.BETTER_THAN_LEAVING if auction.limit.is_sacrifice else BotReason.UNWILLING_TO_PASS


_ALONE: Final = {
    BotReason.PROMISE_ACE: BotReason.WANTS_TO_PLAY,
    BotReason.GOOD_HAND: BotReason.UNWILLING_TO_PASS,
}
"""Bids that carry a message to a partner, and the reason that stands for each in a game without partners."""


def _alone(decision: Decision) -> Decision:
    why = _ALONE.get(decision.why)
    return decision if why is None else changed(decision, why=why, card=None)


BID_RULES: Final[tuple[Callable[[Auction], Decision | None], ...]] = (
    _open_forced,
    _leave_to_partner,
    _too_weak,
    _name_suit,
    _promise_ace,
    _willing,
    _raise_ten,
    _raise_five,
)
STEP_RULES: Final[tuple[Callable[[Auction], Decision | None], ...]] = (
    _leave_to_partner,
    _too_weak,
    _tell_by_step,
    _raise_five,
)
"""The same where bids tell by their steps."""


def heard_by(view: View) -> Heard:
    """The auction until now."""
    jumps = frozenset([*signals(view), view.worth.all_tricks])
    assert view.rules.auction is not None
    return Heard(view.history.auction, view.seat, view.rules.auction, view.partner, jumps, tells_by_steps(view.rules))


def asked_of(decision: Decision, choices: BidChoices) -> int | None:
    """The bid that a decision makes, or the lowest that it leaves."""
    return decision.action.amount if isinstance(decision.action, Bid) else choices.minimum


def bid_by_estimate(view: View, choices: BidChoices, nerve: Nerve = CASUAL) -> Decision:
    """A casual player's bid with this nerve, and what it rests on."""
    limit = usual_limit(view, nerve)
    decision = choose_bid(view, choices, limit)
    own = estimate(view.mine, view.worth, BEFORE_EXCHANGE[view.rules.layout])
    is_pushed = nerve.in_auction(view) < nerve.further
    told = Told(asked_of(decision, choices), highest_bid(view, limit.amount), is_pushed)

    def worth(calls: Sequence[AuctionCall]) -> float:
        return own + partner_promise(view, calls) + told_by_auction(view, calls)

    return changed(decision, grounds=by_estimate(heard_by(view), worth, SPREAD[view.rules.layout], told))


def highest_bid(view: View, limit: float) -> int | None:
    """The highest bid within a limit, None where there is none."""
    highest = int(limit) // STEP * STEP
    return highest if highest >= least_bid(view) else None


def choose_bid(view: View, choices: BidChoices, limit: Limit) -> Decision:
    """Bid, pass or demand a redeal, within a limit."""
    if choices.may_redeal and limit.is_hopeless:
        return Decision(DemandRedeal(), BotReason.HOPELESS_HAND)
    only = the_only_bid(choices)
    if only is not None:
        return only
    assert choices.minimum is not None
    assert choices.maximum is not None
    observation = view.observation
    is_first = observation.auction is not None and not observation.auction.spoken[view.seat]
    most = min(limit.amount, float(choices.maximum))  # one under the bid ban may bid the least only, whatever he holds
    standing = (observation.auction.high if observation.auction is not None else None) or 0
    limit = changed(limit, amount=most, jump=min(limit.jump, most))
    auction = Auction(view, choices, choices.minimum, choices.maximum, standing, is_first, limit)
    for rule in STEP_RULES if tells_by_steps(view.rules) else BID_RULES:
        decision = rule(auction)
        if decision is not None:
            return decision if view.partner is not None else _alone(decision)
    raise AssertionError("the last rule always bids")
