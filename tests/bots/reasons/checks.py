"""Checks of what reasons say, made from the position and the search's numbers, never with the reasons' own code."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Sequence

from marjapussi_desktop.bots.comparison import Comparison, Measure
from marjapussi_desktop.bots.dice import SEEDS
from marjapussi_desktop.bots.evaluation import ActionValue, Basis, Evaluation, Unit
from marjapussi_desktop.bots.grounds import HandValue
from marjapussi_desktop.bots.heuristics.view import View
from marjapussi_desktop.bots.knowledge.card_sets import BIT, mask_of
from marjapussi_desktop.bots.native.encoding import move_code, public_position
from marjapussi_desktop.bots.search.decision_context import context_like
from marjapussi_desktop.bots.search.network_search import network_rollouts_of
from marjapussi_desktop.bots.value.match_equity import point_worth
from marjapussi_desktop.bots.value.payoffs import stakes_of, terms_of
from marjapussi_desktop.engine.actions import Action, Declare, Discard, Give, Play, Return
from marjapussi_desktop.engine.cards import Card, Rank, king_of, pack_of, queen_of
from marjapussi_desktop.engine.observation import Observation
from marjapussi_desktop.engine.ruleset import PipCount
from marjapussi_desktop.engine.seats import Layout, partner_of
from tests.bots.reasons.claims import points_of
from tests.bots.reasons.told import Told

MOST_SHARE = 0.04
"""No text may be more of all reasons than this."""


def repeated(texts: Sequence[str]) -> dict[str, float]:
    """The texts that are told too often, with their share of all."""
    return {text: times / len(texts) for text, times in Counter(texts).items() if times > MOST_SHARE * len(texts)}


def check_comparison(told: Told) -> None:
    """The next best choice is that of the evaluation, and its cost the evaluation's or, of playouts, that in other
    deals, in the unit that the text names.
    """
    told_of, found = told.decision.comparison, told.decision.evaluation
    if isinstance(told.decision.grounds, HandValue):
        assert told_of is None, "a bid is compared with a pass, by its grounds"
        return
    compared = [] if found is None else [value for value in found.values if value.action == told.decision.action]
    if found is None or not compared or len(found.values) == 1:
        assert told_of is None
        return
    chosen, others = compared[0], [value for value in found.values if not is_equal(told.seen, compared[0], value)]
    if not others:
        assert told_of is None
        return
    last = max(value.rounds for value in others)
    other = max((value for value in others if value.rounds == last), key=lambda value: value.mean)
    cost, error, certain = chosen.mean - other.mean, error_between(chosen, other), 2.0
    if is_told_anew(told, found, cost, error):
        cost, error = in_other_deals(told.seen, found, chosen.action, other.action)
        certain = 3.0
    is_noise = error is not None and cost < certain * error
    is_unsure = cost + 2.0 * (error or 0.0) > (0.2 if told.seen.rules.game_points is not None else 8.0)
    is_wrong = sounds_wrong(told, chosen.action, other.action)
    if told_of is None and (is_noise or cost < 0.5) and (is_unsure or is_wrong):
        return
    if "as well" in told.text():
        assert not is_unsure
    if told_of is None:
        assert isinstance(chosen.action, Declare), "a declaration may come before the lead that is as good"
        assert isinstance(other.action, Play)
        return
    assert told_of.other == other.action
    expected = told_amount(told, found, cost)
    text = told.text()
    if expected == 0 or told_of.amount == 0:
        assert told_of.amount == 0
        assert certain == 3.0 or not (isinstance(chosen.action, Declare) and isinstance(other.action, Play))
        assert "as well" in text
        assert expected == 0 or is_noise, (cost, error)
        return
    assert told_of.amount == expected
    expected = as_points_add_up(told_of, expected, text)
    in_words = str(expected / 10) if "game points" in text else "once" if expected == 1 else str(expected)
    if expected == 1 and "cost about a point" in text:
        in_words = "a point"
    assert re.search(rf"about {re.escape(in_words)}\b", text), (expected, text)


def as_points_add_up(told_of: Comparison, cost: int, text: str) -> int:
    """The cost as a reader finds it told: what the points beside it add up to, where these make all of it."""
    stake = told_of.stake
    if stake is None or not stake.kind.endswith("points") or told_of.measure is Measure.CHANCE or "Most of" in text:
        return cost
    own, others = stake.chosen - stake.other, 0
    if stake.others_chosen is not None and stake.others_other is not None:
        others = stake.others_other - stake.others_chosen
    assert abs(abs(own + others) - cost) <= max(1, 0.15 * cost), "the points tell another cost"
    return abs(own + others)


def error_between(chosen: ActionValue, other: ActionValue) -> float | None:
    """The standard error of the difference that the search found."""
    lower = other if other.mean <= chosen.mean else chosen
    if lower.paired_error is None and chosen.standard_error is not None and other.standard_error is not None:
        return math.hypot(chosen.standard_error, other.standard_error)
    return lower.paired_error


def is_told_anew(told: Told, found: Evaluation, cost: float, error: float | None) -> bool:
    """Whether a cost is told as other deals give it: one that playouts by the network found, and that is no noise."""
    is_found = (error is None or cost >= 2.0 * error) and told_amount(told, found, cost) > 0
    return is_found and found.by_network and found.basis is Basis.ROLLOUTS and not told.is_measured


def in_other_deals(seen: Observation, found: Evaluation, chosen: Action, other: Action) -> tuple[float, float]:
    """How much more the one choice is worth than the other in deals that the search did not see, with its error."""
    context = context_like(seen, found)
    dice = context.dice()
    deals = context.determinizations(240, dice)
    rollouts = network_rollouts_of(seen.rules)
    rollouts.set_position(public_position(seen, context.history))
    codes = [move_code(chosen), move_code(other)]
    ends = rollouts.try_moves([one.world for one in deals], codes, dice.below(SEEDS))
    stakes = stakes_of(terms_of(seen), for_match=found.unit is Unit.MATCH_EQUITY)
    put_aside = [stakes.discard_points(one.aside | mask_of(seen.discarded)) for one in deals]
    worths = [stakes.worth_with(end, context.side, put_aside[at // 2]) for at, end in enumerate(ends)]
    gains = [worths[at] - worths[at + 1] for at in range(0, len(worths), 2)]
    mean = sum(gains) / len(gains)
    return mean, math.sqrt(sum((gain - mean) ** 2 for gain in gains) / len(gains) / (len(gains) - 1))


def sounds_wrong(told: Told, action: Action, other: Action) -> bool:
    """Whether "the other would do about as well" would contradict what is told: cards of an exchange, or the points
    that a card brings to a trick which is lost, or partner's.
    """
    if isinstance(other, Give | Return | Discard):
        return True
    if not isinstance(action, Play) or not isinstance(other, Play):
        return False
    text = told.text()
    is_decided = (
        re.search("the trick is lost|is left the trick", text) is not None
        or re.search(r"takes? the trick with the", text) is not None
    )
    return is_decided and points_of(told.seen, [action.card]) != points_of(told.seen, [other.card])


def is_equal(seen: Observation, chosen: ActionValue, value: ActionValue) -> bool:
    """Whether a choice is the one that was made, or a card that is worth the same whatever the others hold."""
    one, other = chosen.action, value.action
    if one == other:
        return True
    if not isinstance(one, Play) or not isinstance(other, Play) or one.card.suit is not other.card.suit:
        return False
    low, high = sorted((one.card.strength, other.card.strength))
    mine = set(seen.available(seen.seat))
    left = {card for card in set(pack_of(seen.rules.deal.pack)) - mine if card.suit is one.card.suit}
    left -= {card for trick in seen.tricks for card in trick.cards} | set(seen.discarded)
    if any(low < card.strength < high for card in left) or pips(seen, one.card) != pips(seen, other.card):
        return False
    if seen.up and not {one.card, other.card} <= set(seen.hand):
        return False
    halves = {king_of(one.card.suit), queen_of(one.card.suit)}
    if not halves & {one.card, other.card} or one.card.suit in {declared.suit for declared in seen.declared}:
        return True
    (half, *more) = halves & {one.card, other.card}
    if more or (halves - {half}) & mine:
        return False
    is_out = bool((halves - {half}) & left - set(seen.trick))
    partner = partner_of(seen.seat, seen.rules.layout)
    if partner is None:
        return not is_out or (not seen.up and seen.rules.layout is Layout.KITTY)
    could = View(seen).deductions.could[partner]
    return not is_out or not any(could & BIT[card.index] for card in halves - {half})


def pips(seen: Observation, card: Card) -> tuple[int, int]:
    """What a card counts by RULES.md, and what breaks a tie of that."""
    rules = seen.rules.game_points
    breaks_ties = rules is not None and rules.pip_count is PipCount.ACES_AND_TENS_4321
    tie = {Rank.ACE: 4, Rank.KING: 3, Rank.QUEEN: 2, Rank.JACK: 1} if breaks_ties else {}
    return points_of(seen, [card]), tie.get(card.rank, 0)


def told_amount(told: Told, found: Evaluation, cost: float) -> int:
    """The cost in the unit that is told, not regarding noise."""
    rules = told.seen.rules
    if found.unit is Unit.MATCH_EQUITY and max(told.seen.totals) * 2 >= rules.target:
        scale = 100 * point_worth(rules)
    else:
        scale = 10 if rules.game_points is not None else 1
    return max(0, math.floor(cost * scale + 0.5))
