"""The highest bid worth making: the one from which playing the hand is still worth more than leaving it to the
others.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from marjapussi_desktop.bots.bot import Decision
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.bots.heuristics.bidding import Limit, asked_of, heard_by, others_may_bid
from marjapussi_desktop.bots.heuristics.hand_value import quartiles, stated_worth
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.public_history import AuctionCall
from marjapussi_desktop.bots.value.auction_features import (
    Features,
    auction_features,
    banned_seats,
    hand_features,
)
from marjapussi_desktop.bots.value.payoffs import Terms, next_dealer_of
from marjapussi_desktop.bots.value.prospects import PLACES, Prospect
from marjapussi_desktop.bots.value.strength_model import Guess, Model, weighed
from marjapussi_desktop.engine.actions import Bid, Pass
from marjapussi_desktop.engine.choices import STEP, BidChoices
from marjapussi_desktop.engine.ruleset import Opening, Ruleset
from marjapussi_desktop.engine.seats import players_in
from marjapussi_desktop.engine.values import changed

FURTHER: Final = 20
"""The limit is searched in steps of this many points."""
FURTHEST: Final = 120
JUMP_COSTS: Final = 4.0
"""A jump may cost this much worth, in points, compared with the lowest bid."""
PARTNER_KNOWS: Final = 10.0
"""How much more it must be worth to declare than to let the partner declare, before his bid is raised."""
LENIENCE: Final = 20.0
"""A favour to passing when an opponent holds the bid, in points: the opponents will not play as well as the model says.
20 did best in duplicate deals against 0 and 45."""
BY_MODEL: Final = (Opening.COMPULSORY,)
"""The openings in which bids come from a model. Where everybody may pass, the model bids worse than the rule of thumb
(by 16 ± 12 points a deal, in 500 deals); with a kitty it has not been seen to bid better. Fitted anew to 1,000 hands a
game of players with a network, who make more as declarers, it bids and promises too much: score −18 ± 14 a deal in
`huutopussi` (210 duplicate deals of `skilled` against itself with the model that ships), −32 ± 33 in
`huutopussi-wurzel` where it bids (103)."""


def bids_by_model(rules: Ruleset) -> bool:
    """Whether a model bids better than the rule of thumb in this game."""
    return rules.auction is not None and rules.kitty is None and rules.auction.opening in BY_MODEL


class Bidder:
    """What the ends of an auction are worth to one seat. ``nerve``: points that this player adds to the expected
    strength of his hand; ``for_match``: as in `payoffs.Stakes`; ``lenience``: see `LENIENCE`.
    """

    def __init__(
        self, view: View, model: Model, nerve: float = 0.0, for_match: bool = False, lenience: float = LENIENCE
    ) -> None:
        seen = view.observation
        self.view = view
        self.unit = Unit.MATCH_EQUITY if for_match else Unit.SCORE
        self._model = model
        self._nerve = nerve
        self._for_match = for_match
        self._lenience = lenience
        self._terms = Terms(seen.rules, seen.seat, None, None, (), seen.totals, next_dealer_of(seen))
        self._own = Prospect(model, self._terms, view.side, for_match)
        self._banned = banned_seats(seen.rules, seen.totals)
        self._hand = hand_features(view.mine, view.worth)
        self.found = self._found_after(view.history.auction)

    def _found_after(self, calls: Sequence[AuctionCall]) -> Features:
        """The features of the hand and of these calls."""
        seen = self.view.observation
        return {**self._hand, **auction_features(calls, seen.seat, seen.rules, self._banned)}

    def strength_after(self, calls: Sequence[AuctionCall]) -> float:
        """The expected strength of the hand after these calls."""
        return self._model.declarer.guess(self._found_after(calls)).mean + self._nerve

    def chance(self, bid: int) -> float:
        """How likely a contract at this bid is made."""
        guess = self._model.declarer.guess(self.found)
        return sum(
            weight * self._model.chance(guess.mean + self._nerve + place * guess.spread, bid)
            for place, weight in PLACES
        )

    def value(self, decision: Decision, choices: BidChoices, limit: Limit) -> HandValue:
        """What a decision rests on: the worth of the hand, and the chance of the bid. Not what a bid gains beside a
        pass: the model decides well by it and tells it badly. Where it found over 24 points in the last decision of an
        auction, 109 to 123 on average at tables of casual players and 77 of experts, the hands that follow brought 50
        to 57 and 12 (54 such decisions, each gone on from in 64 deals); where another may still bid, 73 and −9 ± 31
        (186 bids). Nor, where another may still bid, the chance of what is not bid.
        """
        view = self.view
        mean, learnt = stated_worth(heard_by(view), self.strength_after)
        low, high = quartiles(mean, self._model.declarer.spread)
        value = HandValue(mean, low, high, learnt, is_compared=True)
        asked = asked_of(decision, choices)
        assert asked is not None
        assert choices.minimum is not None, "the model weighs bids"
        if others_may_bid(view.observation):
            chance = self.chance(asked) if isinstance(decision.action, Bid) else None
            return changed(value, asked=asked, chance=chance, others_may_bid=True)
        is_found = choices.minimum <= limit.amount < choices.minimum + FURTHEST  # it is looked for so far, not farther
        stop = int(limit.amount) if is_found and not choices.may_pass else None
        return changed(value, asked=asked, chance=self.chance(asked), stop=stop)

    def playing(self, bid: int) -> float:
        """The worth of being declarer with this bid."""
        guess = self._model.declarer.guess(self.found)
        return self._own.expected(Guess(guess.mean + self._nerve, guess.spread), bid)

    def leaving(self) -> ActionValue:
        """The worth of passing: the highest bidder declares; or, before any bid, the auction goes on."""
        auction = self.view.observation.auction
        assert auction is not None
        if auction.high is None or auction.high_seat is None:
            return ActionValue(Pass(), weighed(self._model.silence, self.found))
        is_partner = auction.high_seat == self.view.partner
        forecast = self._model.partner if is_partner else self._model.defender
        terms = changed(self._terms, declarer=auction.high_seat)
        prospect = Prospect(self._model, terms, self.view.side, self._for_match)
        worth = prospect.expected(forecast.guess(self.found), auction.high)
        if is_partner and self._partner_alone_bids():
            worth = max(worth, self.playing(auction.high))
        return ActionValue(Pass(), worth, margin=PARTNER_KNOWS if is_partner else self._lenience)

    def _partner_alone_bids(self) -> bool:
        """Whether both opponents have passed and partner has bid without having to. He then makes of both hands what
        this seat would make of them: to outbid him only makes the contract dearer.
        """
        calls, side = self.view.history.auction, (self.view.seat, self.view.partner)
        passed = sum(not amount for seat, amount in calls if seat not in side)
        raised = any(amount for seat, amount in calls[1:] if seat == self.view.partner)
        return passed == players_in(self.view.rules.layout) - len(side) and raised


def limit_of(bidder: Bidder, choices: BidChoices) -> tuple[Limit, Evaluation]:
    """The highest bid that is worth more than a pass, with the evaluation of the bids that were tried."""
    assert choices.minimum is not None
    assert choices.maximum is not None
    silent = bidder.leaving()
    left, first = silent.mean + silent.margin, bidder.playing(choices.minimum)
    values = [silent, ActionValue(Bid(choices.minimum), first)]
    is_hopeless = max(first, left if choices.may_pass else first) < 0.0
    if first < left:
        below = choices.minimum - STEP
        return Limit(below, below, is_hopeless, compares_leaving=True, names_once=True), _evaluation(bidder, values)
    limit = jump = choices.minimum
    while limit + FURTHER <= min(choices.maximum, choices.minimum + FURTHEST):
        worth = bidder.playing(limit + FURTHER)
        values.append(ActionValue(Bid(limit + FURTHER), worth))
        if worth < left:
            break
        limit += FURTHER
        jump = limit if worth >= first - JUMP_COSTS else jump
    found = Limit(limit, jump, is_hopeless, compares_leaving=True, is_sacrifice=first < 0.0, names_once=True)
    return found, _evaluation(bidder, values)


def _evaluation(bidder: Bidder, values: list[ActionValue]) -> Evaluation:
    return Evaluation(tuple(values), bidder.unit, Basis.MODEL)
