"""How far to go in the auction: as long as it is worth more to play from a bid on than to leave it to the others."""

from __future__ import annotations

from typing import Final

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
    """One seat's view of an auction: what each end of it would be worth."""

    def __init__(self, view: View, model: Model, nerve: float, for_match: bool, lenience: float) -> None:
        seen = view.observation
        self._view = view
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

    def leaving(self, bid: int | None, seat: int | None) -> float:
        """To let a seat play from this bid on; None: nobody has bid yet."""
        if bid is None or seat is None:
            return weighed(self._model.silence, self.found)
        is_partner = seat == self._view.partner
        forecast = self._model.partner if is_partner else self._model.defender
        terms = changed(self._terms, declarer=seat)
        prospect = Prospect(self._model, terms, self._view.side, self._for_match)
        return prospect.expected(forecast.guess(self.found), bid) + (PARTNER_KNOWS if is_partner else self._lenience)


def limit_of(
    view: View,
    model: Model,
    choices: BidChoices,
    nerve: float = 0.0,
    for_match: bool = False,
    lenience: float = LENIENCE,
) -> Limit:
    """The highest bid that is better than leaving the hand to others. ``nerve``: points that this player adds to what
    he may expect; ``for_match``: as in `payoffs.Stakes`; ``lenience``: see `LENIENCE`.
    """
    auction, bidder = view.observation.auction, Bidder(view, model, nerve, for_match, lenience)
    assert auction is not None
    assert choices.minimum is not None
    assert choices.maximum is not None
    left = bidder.leaving(auction.high, auction.high_seat)
    first = bidder.playing(choices.minimum)
    is_hopeless = max(first, left if choices.may_pass else first) < 0.0
    if first < left:
        below = choices.minimum - STEP
        return Limit(below, below, is_hopeless, is_weighed=True)
    limit = jump = choices.minimum
    while limit + FURTHER <= min(choices.maximum, choices.minimum + FURTHEST):
        worth = bidder.playing(limit + FURTHER)
        if worth < left:
            break
        limit += FURTHER
        jump = limit if worth >= first - JUMP_COSTS else jump
    return Limit(limit, jump, is_hopeless, is_weighed=True, is_sacrifice=first < 0.0)
