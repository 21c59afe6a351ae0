"""How far to go in the auction: as long as it is worth more to play from a bid on than to leave it to the others."""

from __future__ import annotations

from typing import Final

from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.heuristics.bidding import Limit
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.value.auction_features import (
    Features,
    auction_features,
    banned_seats,
    hand_features,
)
from marjapussi_desktop.bots.value.payoffs import Terms, next_dealer_of
from marjapussi_desktop.bots.value.prospects import Prospect
from marjapussi_desktop.bots.value.strength_model import Guess, Model, weighed
from marjapussi_desktop.engine.actions import Bid, Pass
from marjapussi_desktop.engine.choices import STEP, BidChoices
from marjapussi_desktop.engine.ruleset import Opening, Ruleset
from marjapussi_desktop.engine.values import changed

FURTHER: Final = 20
"""The limit is sought in such steps."""
FURTHEST: Final = 120
JUMP_COSTS: Final = 4.0
"""What may be lost by playing from a bid that is higher than need be."""
PARTNER_KNOWS: Final = 10.0
"""How much better it must be to play oneself before a partner's bid is raised."""
LENIENCE: Final = 20.0
"""How much less than the best is expected of opponents who play the hand; found by duplicate deals beside 0 and 45."""
BY_MODEL: Final = (Opening.COMPULSORY,)
"""Where everybody may pass, models bid worse than the rule of thumb (by 16 ± 12 points a deal, in 500 deals); for a
kitty they have not been seen to bid better."""


def bids_by_model(rules: Ruleset) -> bool:
    """Whether a model, if there is one, is a better guide to bids than the rule of thumb."""
    return rules.auction is not None and rules.kitty is None and rules.auction.opening in BY_MODEL


class Bidder:
    """One seat's view of an auction: what each end of it would be worth. ``nerve``: points that this player adds to
    what he may expect; ``for_match``: as in `payoffs.Stakes`; ``lenience``: see `LENIENCE`.
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
        banned = banned_seats(seen.rules, seen.totals)
        self.found: Features = {
            **hand_features(view.mine, view.worth),
            **auction_features(view.history.auction, seen.seat, seen.rules, banned),
        }

    def playing(self, bid: int) -> float:
        """To play from this bid on."""
        guess = self._model.declarer.guess(self.found)
        return self._own.expected(Guess(guess.mean + self._nerve, guess.spread), bid)

    def leaving(self) -> ActionValue:
        """To let the highest bidder play; where nobody has bid yet, to be silent first."""
        auction = self.view.observation.auction
        assert auction is not None
        if auction.high is None or auction.high_seat is None:
            return ActionValue(Pass(), weighed(self._model.silence, self.found))
        is_partner = auction.high_seat == self.view.partner
        forecast = self._model.partner if is_partner else self._model.defender
        terms = changed(self._terms, declarer=auction.high_seat)
        prospect = Prospect(self._model, terms, self.view.side, self._for_match)
        worth = prospect.expected(forecast.guess(self.found), auction.high)
        return ActionValue(Pass(), worth, margin=PARTNER_KNOWS if is_partner else self._lenience)


def limit_of(bidder: Bidder, choices: BidChoices) -> tuple[Limit, Evaluation]:
    """The highest bid that is better than leaving the hand to others, and what was found on the way to it."""
    assert choices.minimum is not None
    assert choices.maximum is not None
    silent = bidder.leaving()
    left, first = silent.mean + silent.margin, bidder.playing(choices.minimum)
    values = [silent, ActionValue(Bid(choices.minimum), first)]
    is_hopeless = max(first, left if choices.may_pass else first) < 0.0
    if first < left:
        below = choices.minimum - STEP
        return Limit(below, below, is_hopeless, compares_leaving=True), _evaluation(bidder, values)
    limit = jump = choices.minimum
    while limit + FURTHER <= min(choices.maximum, choices.minimum + FURTHEST):
        worth = bidder.playing(limit + FURTHER)
        values.append(ActionValue(Bid(limit + FURTHER), worth))
        if worth < left:
            break
        limit += FURTHER
        jump = limit if worth >= first - JUMP_COSTS else jump
    return Limit(limit, jump, is_hopeless, compares_leaving=True, is_sacrifice=first < 0.0), _evaluation(bidder, values)


def _evaluation(bidder: Bidder, values: list[ActionValue]) -> Evaluation:
    return Evaluation(tuple(values), bidder.unit, Basis.MODEL)
